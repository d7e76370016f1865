package keyforge_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Asking every choice changes what is asked, never what happens: a crowded table is
// played in parallel with one that asks all.
func TestAskAllChangesNothing(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	for played, seed := 0, uint64(0); played < 150; seed++ {
		r := rand.New(rand.NewPCG(seed, 5))
		p := gametest.Crowded(r, 2, cards.All())
		p.Rulebook = keyforge.Rulebook(seed % 2)
		real, err := keyforge.Start(cat, keyforge.Duel, p)
		if err != nil {
			continue // an impossible position
		}
		p.AskAll = true
		all, err := keyforge.Start(cat, keyforge.Duel, p)
		require.NoError(t, err)
		gametest.CheckAskAll(t, r, real, all, 150)
		played++
	}
}
