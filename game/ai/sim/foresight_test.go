package sim_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// What is foreseen depends on what the side knows alone, wherever the hidden cards really are.
func TestForesightKnowsNothing(t *testing.T) {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	onyx, err := deck.Named("onyx")
	require.NoError(t, err)
	setup := adventure.Setup(keyraken.Adventure, []keyforge.Deal{onyx.Deal(0)}, 3)
	g, err := keyforge.New(cat, keyraken.Adventure.Mode(adventure.Normal), setup)
	require.NoError(t, err)
	for g.Question().Purpose != keyforge.ForHouse {
		_, err := g.Apply(g.Legal(nil)[0], nil)
		require.NoError(t, err)
	}
	h := sim.Hindsight{Bots: []string{"greedy"}, Width: 2, Limit: 10_000}
	differ := false
	for _, house := range g.Legal(nil) {
		const worlds = 6
		n := h.Foresee(context.Background(), g, house, worlds, 5)
		differ = differ || n > 0 && n < worlds
		assert.LessOrEqual(t, n, worlds)
		for seed := range uint64(2) {
			other := g.CopyInto(nil)
			other.Imagine(0, seed)
			assert.Equal(t, n, h.Foresee(context.Background(), other, house, worlds, 5))
		}
	}
	assert.True(t, differ, "some worlds are won")
}
