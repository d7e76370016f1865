package keyforge_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// A State is small enough to be copied before anything is tried out.
func TestStateIsSmall(t *testing.T) {
	assert.LessOrEqual(t, int(keyforge.Size), 32<<10)
}

// A pile can hold every card of a game: it is never full.
func TestPilesHoldEveryCard(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	g, err := keyforge.Start(cat, keyforge.Duel, keyforge.Position{House: card.Dis, Players: []keyforge.SidePosition{
		{Houses: []card.House{card.Dis}, Hand: gametest.Many(6, "dust-imp"), Discard: gametest.Many(60, "dust-imp"),
			Deck: gametest.Many(62, "dust-imp")},
		{Houses: []card.House{card.Logos}},
	}})
	require.NoError(t, err)
	for range 6 {
		_, err := g.Apply(keyforge.Command{Verb: keyforge.DiscardCard, Card: gametest.State(g).Players[0].Pile(card.Hand)[0]}, nil)
		require.NoError(t, err)
	}
	assert.Equal(t, 66, gametest.State(g).Players[0].Pile(card.Discard).Len())
	_, err = keyforge.Start(cat, keyforge.Duel, keyforge.Position{Players: []keyforge.SidePosition{{Deck: gametest.Many(keyforge.MaxPile,
		"dust-imp")}, {}}})
	require.NoError(t, err)
	_, err = keyforge.Start(cat, keyforge.Duel, keyforge.Position{Players: []keyforge.SidePosition{{Deck: gametest.Many(keyforge.MaxPile+1,
		"dust-imp")}, {}}})
	require.Error(t, err)
}

// Positions at the edge of every capacity are refused, or can be played on: some
// command applies, one that would go beyond the limits changes nothing, and none
// makes the engine panic.
func TestLimitsAreErrors(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	edge := gametest.Edge(t, cat)
	rounds := gametest.Rounds(150)
	refused, over := gametest.CheckLimits(t, cat, keyforge.Duel, rounds, func(r *rand.Rand) keyforge.Position { return edge(r, 2, 0) })
	t.Log("refused:", refused, "commands beyond the limits:", over)
	if rounds >= 100 { // of only a few positions, none may be at an edge
		assert.NotZero(t, over, "no position was at an edge")
	}
}
