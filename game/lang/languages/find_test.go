package languages_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// A card is found by what it is, by its keywords and headings, and by any word of its text, in the language; the reminder
// of a keyword is no text of the card.
func TestCardsAreFoundByTheirMechanics(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	for _, test := range []struct {
		in, query string
		with      []string
		without   []string
	}{
		{"en", "treachery", []string{"scowly-caper", "curse-of-forgery"}, []string{"troll"}},
		{"en", "versatile", []string{"scowly-caper", "nature-s-strength"}, []string{"curse-of-forgery"}},
		{"en", "splash-attack", []string{"publius-scipio", "incite-violence"}, []string{"lava-ball"}},
		{"en", "Splash attack", []string{"publius-scipio"}, []string{"lava-ball"}},
		{"en", "entrench", []string{"waspscream"}, []string{"troll"}},
		{"en", "scrap", []string{"growland"}, []string{"agamignus"}},
		{"en", "fate", []string{"agamignus"}, []string{"growland"}},
		{"en", "prophecy", []string{"overreach"}, []string{"artificer"}},
		{"en", "archon pow", []string{"artificer"}, []string{"overreach", "dust-imp"}},
		{"en", "token", []string{"scholar", "clone-home"}, []string{"troll"}},
		{"en", "haunted", []string{"mnemoleech"}, []string{"troll"}},
		{"en", "knight", []string{"raiding-knight", "noble-blood"}, []string{"troll"}},
		{"en", "night", nil, []string{"raiding-knight"}},
		{"en", "controls", nil, []string{"curse-of-forgery"}},
		{"en", " -", nil, []string{"troll"}},
		{"ru", "вероломство", []string{"scowly-caper", "curse-of-forgery"}, []string{"troll"}},
		{"ru", "разносторонн", []string{"scowly-caper", "nature-s-strength"}, []string{"curse-of-forgery"}},
		{"ru", "судьба", []string{"agamignus"}, []string{"growland"}},
		{"ru", "пророчество", []string{"overreach"}, []string{"artificer"}},
		{"ru", "токен", []string{"scholar", "clone-home"}, []string{"troll"}},
	} {
		l := languages.Named(test.in)
		find := func(id string) bool {
			n, ok := cat.Number(id)
			require.True(t, ok, id)
			return lang.Mentions(l.Findable(cat.Card(n), cards.PrintedKeywords(id)), test.query)
		}
		for _, id := range slices.Concat(test.with, test.without) {
			assert.Equal(t, slices.Contains(test.with, id), find(id), "%s for %q in %s", id, test.query, test.in)
		}
	}
}
