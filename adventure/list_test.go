package adventure_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// other is another adventure with the same rules.
type other struct{ adventure.Adventure }

func (other) Name() string            { return "other" }
func (other) Words(string) lang.Words { return lang.Words{"monster-title": "Other"} }

// Adventures are found by name, by the game and by their cards.
func TestListOfAdventures(t *testing.T) {
	first := adventures.All()[0]
	l := adventure.List{first, other{first}}
	assert.Equal(t, []string{first.Name(), "other"}, l.Names())
	for i, name := range l.Names() {
		a, err := l.Named(name)
		require.NoError(t, err)
		assert.Equal(t, l[i], a)
	}
	_, err := l.Named("none")
	require.ErrorContains(t, err, `"none"`)
	require.ErrorContains(t, err, first.Name()+", other")

	cat, err := adventures.All().Catalogue()
	require.NoError(t, err)
	assert.Equal(t, first, l.Of(keyforge.Empty(cat, first.Mode(adventure.Hard))))
	assert.Nil(t, l.Of(keyforge.Empty(cat, keyforge.Duel)))
	en := languages.English()
	assert.Equal(t, first.Words("en")["monster-title"], l.LanguageFor(en, first.Boss()).T("monster-title"))
	assert.Same(t, en, l.LanguageFor(en, "troll"))
	assert.Len(t, l.Facts(), len(cards.Facts())+2*len(first.Facts()))
}

// Difficulties are read by the names that they have.
func TestDifficulties(t *testing.T) {
	for d := adventure.Easy; d <= adventure.Hard; d++ {
		got, err := adventure.ParseDifficulty(d.String())
		require.NoError(t, err)
		assert.Equal(t, d, got)
	}
	_, err := adventure.ParseDifficulty("Easy")
	require.ErrorContains(t, err, "easy, normal, hard")
}

// Rates are those of a difficulty or of a measured variant, and the best team is one of as many
// decks as there are players.
func TestRates(t *testing.T) {
	r := adventure.MustRates([]byte(`{"games":300,"won":[[50,40,30],[20,10,5],[3,2,1]],
		"variants":[{"variant":"1005-AS38","games":60,"won":[7,8,9]}],
		"best":[{"difficulty":"hard","decks":["a","b"],"games":9,"won":4},{"difficulty":"hard","decks":["c"],"games":9,"won":3}]}`))
	for _, test := range []struct {
		word    string
		players int
		won     float64
		games   int
		ok      bool
	}{{"easy", 1, 50, 300, true}, {"hard", 3, 1, 300, true}, {"1005-AS38", 2, 8, 60, true}, {"1005-AS39", 2, 0, 0, false}} {
		won, games, ok := r.Of(test.word, test.players)
		assert.Equal(t, test.ok, ok, test.word)
		assert.InDelta(t, test.won, won, 0, test.word)
		assert.Equal(t, test.games, games, test.word)
	}
	_, _, ok := (*adventure.Rates)(nil).Of("easy", 1)
	assert.False(t, ok)
	assert.Equal(t, []string{"c"}, r.BestOf(adventure.Hard, 1).Decks)
	assert.Equal(t, []string{"a", "b"}, r.BestOf(adventure.Hard, 2).Decks)
	assert.Nil(t, r.BestOf(adventure.Hard, 3))
	assert.Nil(t, r.BestOf(adventure.Easy, 1))
	assert.Panics(t, func() { adventure.MustRates([]byte("{")) })
}

// A difficulty or variant is called by its own name, by that of its preset, or else by its code.
func TestCalled(t *testing.T) {
	a := adventures.All()[0].(adventure.Varied)
	words := func(key string, args ...any) string { return key + fmt.Sprint(args...) }
	for _, d := range []string{"easy", "normal", "hard"} {
		assert.Equal(t, "difficulty-"+d, adventure.DifficultyName(a, d, words))
	}
	assert.Equal(t, "difficulty-normal", adventure.DifficultyName(a, "", words))
	r := rand.New(rand.NewPCG(1, 1))
	for _, p := range a.Presets() {
		v, err := adventure.VariantOf(a, p.Name)
		require.NoError(t, err)
		assert.Equal(t, "difficulty-"+p.Name, adventure.DifficultyName(a, adventure.EncodeVariant(a, v), words))
	}
	v := adventure.RandomVariant(r, a)
	require.Empty(t, adventure.PresetOf(a, v))
	code := adventure.EncodeVariant(a, v)
	assert.Equal(t, "difficulty-custom-code"+code, adventure.DifficultyName(a, code, words))
	assert.Equal(t, "difficulty-custom-codenonsense", adventure.DifficultyName(a, "nonsense", words))
}
