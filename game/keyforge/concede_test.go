package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// The player who is asked may concede at any question; that ends the game and says
// who it was. It is not among the legal commands: no bot finds it.
func TestConcede(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	setup := keyforge.Setup{Seed: 4, First: keyforge.NoSide}
	for _, name := range []string{"onyx", "argus"} {
		d, err := deck.Named(name)
		require.NoError(t, err)
		setup.Decks = append(setup.Decks, d.Deal(0))
	}
	g, err := keyforge.New(cat, keyforge.Duel, setup)
	require.NoError(t, err)
	concede := keyforge.Command{Verb: keyforge.Concede}
	parsed, err := keyforge.ParseCommand(keyforge.FormatCommand(concede))
	require.NoError(t, err)
	assert.Equal(t, concede, parsed)
	kinds := map[keyforge.QuestionKind]bool{}
	for n := 0; len(kinds) < 4 && n < 400; n++ {
		q := *g.Question()
		legal := g.Legal(nil)
		assert.NotContains(t, legal, concede)
		if !kinds[q.Kind] {
			kinds[q.Kind] = true
			before := g.Snapshot()
			events, err := g.Apply(concede, nil)
			require.NoError(t, err)
			assert.Equal(t, []keyforge.Event{{Kind: keyforge.Won, Side: q.Side, N: 1 << (1 - q.Side)}}, events)
			assert.True(t, g.Over())
			assert.True(t, g.Won(1-q.Side))
			assert.Empty(t, g.Legal(nil))
			_, err = g.Apply(concede, nil)
			assert.Error(t, err, "once is enough")
			g.Load(&before)
		}
		_, err := g.Apply(legal[n%len(legal)], nil)
		require.NoError(t, err)
	}
	assert.Len(t, kinds, 4)
	_, err = g.Apply(keyforge.Command{Verb: keyforge.Concede, Card: 3}, nil)
	assert.Error(t, err)
}
