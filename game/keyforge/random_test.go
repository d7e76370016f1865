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

// In random duels with all cards the invariants hold at every step: some command is
// legal, every legal command applies, a copy is independent, every card is in
// exactly one place.
func TestRandomDuels(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	for seed := range uint64(gametest.Rounds(12)) {
		r := rand.New(rand.NewPCG(seed, 1))
		setup := keyforge.Setup{Decks: []keyforge.Deal{gametest.RandomDeal(r), gametest.RandomDeal(r)}, Seed: seed, First: keyforge.NoSide}
		setup.Rulebook = keyforge.Rulebook(seed % 2)
		g, err := keyforge.New(cat, keyforge.Duel, setup)
		require.NoError(t, err)
		var played []keyforge.Command
		for !g.Over() && len(played) < 1500 {
			legal := g.Legal(nil)
			require.NotEmpty(t, legal)
			before := g.Snapshot()
			if len(played)%50 == 0 {
				for _, c := range legal {
					_, err := g.Apply(c, nil)
					require.NoError(t, err, "seed %d step %d: %v", seed, len(played), c)
					g.Load(&before)
				}
			}
			c := legal[r.IntN(len(legal))]
			_, err := g.Apply(c, nil)
			require.NoError(t, err, "seed %d step %d: %v", seed, len(played), c)
			after := g.Hash()
			g.Load(&before)
			_, err = g.Apply(c, nil)
			require.NoError(t, err)
			require.Equal(t, after, g.Hash(), "seed %d step %d: %v on a copy", seed, len(played), c)
			gametest.CheckConsistent(t, g)
			played = append(played, c)
		}
		again, err := keyforge.New(cat, keyforge.Duel, setup)
		require.NoError(t, err)
		for _, c := range played {
			_, err := again.Apply(c, nil)
			require.NoError(t, err)
		}
		assert.Equal(t, g.Hash(), again.Hash(), "a replay ends in the same state")
	}
}

// Random scripts with the cards of all sets, and with those of the first alone.
func TestRandomScripts(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	for name, pool := range map[string][]*card.Card{"all sets": cards.All(), cards.Sets[0].Title: cards.Sets[0].Cards} {
		t.Run(name, func(t *testing.T) {
			gametest.CheckScripts(t, cat, keyforge.Duel, gametest.Rounds(150),
				func(r *rand.Rand) keyforge.Position { return gametest.Crowded(r, 2, pool) })
		})
	}
}
