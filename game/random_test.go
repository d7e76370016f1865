package game_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/cards"
	"github.com/keyraken/keyraken/game/gametest"
)

// Random duels with all cards keep what must hold at every step: some command is
// legal, every legal command applies, a copy is independent, every card is in
// exactly one place.
func TestRandomDuels(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	for seed := range uint64(12) {
		r := rand.New(rand.NewPCG(seed, 1))
		setup := game.Setup{Decks: []game.Deal{gametest.RandomDeal(r), gametest.RandomDeal(r)}, Seed: seed, First: game.NoSide}
		g, err := game.New(cat, game.Duel, setup)
		require.NoError(t, err)
		var played []game.Command
		for !g.Over() && len(played) < 1500 {
			legal := g.Legal(nil)
			require.NotEmpty(t, legal)
			before := *g.State()
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
			gametest.Whole(t, g)
			played = append(played, c)
		}
		again, err := game.New(cat, game.Duel, setup)
		require.NoError(t, err)
		for _, c := range played {
			_, err := again.Apply(c, nil)
			require.NoError(t, err)
		}
		assert.Equal(t, g.Hash(), again.Hash(), "a replay ends in the same state")
	}
}

// Random scripts: a few random choices from a random position of any cards, each
// of them whole after every command, and every command that is listed applies.
func TestRandomScripts(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	for played, seed := 0, uint64(0); played < 150; seed++ {
		r := rand.New(rand.NewPCG(seed, 7))
		g, err := game.Start(cat, game.Duel, gametest.Crowded(r, 2))
		if err != nil {
			continue // it cannot come about
		}
		played++
		for range 25 {
			legal := g.Legal(nil)
			if len(legal) == 0 {
				break
			}
			before := *g.State()
			_, err := g.Apply(legal[r.IntN(len(legal))], nil)
			require.NoError(t, err, "seed %d", seed)
			g.Load(&before)
			c := legal[r.IntN(len(legal))]
			_, err = g.Apply(c, nil)
			require.NoError(t, err, "seed %d: %v", seed, c)
			gametest.Whole(t, g)
			if t.Failed() {
				t.Fatalf("seed %d: %v", seed, c)
			}
		}
	}
}
