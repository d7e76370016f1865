package library_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/library"
)

// few is a deck of some cards, two of which are enhanced.
func few() *deck.Deck {
	return &deck.Deck{Set: "CotA", Cards: []deck.Card{{ID: "troll"}, {ID: "dust-imp",
		Icons: []card.Icon{card.AmberIcon, card.DrawIcon, card.AmberIcon}},
		{ID: "cannon"}, {ID: "anger"}, {ID: "punch", Icons: []card.Icon{deck.UnknownIcon}}, {ID: "blood-of-titans"}, {ID: "blood-of-titans"}}}
}

// A deck is summed up by its cards as they are printed and enhanced.
func TestTotals(t *testing.T) {
	d := few()
	printed := 0
	for _, c := range d.Cards {
		printed += cards.Printings(c.ID)[0].Amber
	}
	require.Positive(t, printed)
	assert.Equal(t, library.Totals{Amber: printed + 2, Creatures: 2, Power: 8 + 2, Artifacts: 1, Actions: 2, Upgrades: 2}, library.TotalsOf(d))
	d.Cards[0].House, d.Cards[2].House = card.Mars, card.Mars
	amber := cards.Printings("troll")[0].Amber + cards.Printings("cannon")[0].Amber
	assert.Equal(t, library.Totals{Amber: amber, Creatures: 1, Power: 8, Artifacts: 1}, library.TotalsOfHouse(d, card.Mars))
	assert.Equal(t, 1, library.OpenIcons(d))
	assert.Zero(t, library.MissingCards(d, catalogue(t)))
	assert.Equal(t, len(d.Cards), library.MissingCards(d, empty(t)))
}

func catalogue(t *testing.T) *keyforge.Catalogue {
	t.Helper()
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	return cat
}

func empty(t *testing.T) *keyforge.Catalogue {
	t.Helper()
	cat, err := keyforge.NewCatalogue(nil)
	require.NoError(t, err)
	return cat
}

// A card is as printed in the set of its deck, or else as first printed.
func TestPrintingOfADeck(t *testing.T) {
	all := cards.Printings("blood-money")
	require.Greater(t, len(all), 1)
	for i := range all {
		assert.Equal(t, all[i].Set, library.Printing(&deck.Deck{Set: all[i].Set}, "blood-money").Set)
	}
	assert.Equal(t, all[0].Set, library.Printing(&deck.Deck{Set: "no set"}, "blood-money").Set)
}

// Icons are set on one card of a new deck, and only as many as a card can have.
func TestSetIcons(t *testing.T) {
	d := few()
	room := card.MaxIcons - library.Printing(d, "troll").Amber
	icons := make([]card.Icon, room)
	for i := range icons {
		icons[i] = card.DrawIcon
	}
	changed, err := library.SetIcons(d, 0, icons)
	require.NoError(t, err)
	assert.Equal(t, icons, changed.Cards[0].Icons)
	assert.Equal(t, few(), d, "the deck itself stays")
	assert.Equal(t, d.Cards[1:], changed.Cards[1:])
	_, err = library.SetIcons(d, 0, append(icons, card.DrawIcon))
	require.ErrorContains(t, err, "9 icons in total")
}
