package keyforge_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// The position of a game makes an equal game, wherever nothing is being resolved.
func TestPosition(t *testing.T) {
	cat, err := adventure.Catalogue(adventures.All()...)
	require.NoError(t, err)
	lay := func(g *keyforge.Game) (*keyforge.Game, error) {
		p, err := g.Position()
		if err != nil {
			return nil, err
		}
		twin, err := keyforge.Start(cat, g.Mode(), p)
		if err == nil {
			require.Equal(t, g.RestHash(), twin.RestHash())
		}
		return twin, err
	}
	times := 0
	for seed := range uint64(24) {
		r := rand.New(rand.NewPCG(seed, 3))
		setup := keyforge.Setup{Seed: seed, First: keyforge.NoSide, Decks: []keyforge.Deal{gametest.RandomDeal(r), gametest.RandomDeal(r)}}
		mode := keyforge.Duel
		if seed%2 == 1 {
			a := adventures.All()[0]
			mode = a.Mode(adventure.Difficulty(seed % 3))
			setup = adventure.Setup(a, append(setup.Decks, gametest.RandomDeal(r))[:1+seed/2%3], seed)
		}
		setup.AskAll = seed%5 == 4
		setup.Rulebook = keyforge.Rulebook(seed / 2 % 2)
		g, err := keyforge.New(cat, mode, setup)
		require.NoError(t, err)
		times += gametest.CheckPositions(t, r, g, 300, lay)
	}
	require.Greater(t, times, 300)
}
