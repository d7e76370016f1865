package keyraken_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/deck"
)

func TestRandomGamesEnd(t *testing.T) {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	var deals []game.Deal
	for _, name := range []string{"onyx", "argus", "onyx"} {
		d, err := deck.Named(name)
		require.NoError(t, err)
		deals = append(deals, d.Deal(0))
	}
	for seed := range uint64(200) {
		r := rand.New(rand.NewPCG(seed, 1))
		d := adventure.Difficulty(seed % 3)
		g, err := game.New(cat, keyraken.Adventure.Mode(d), adventure.Setup(keyraken.Adventure, deals[:1+seed/3%3], seed))
		require.NoError(t, err)
		var legal []game.Command
		n := 0
		for ; !g.Over() && n < 50000; n++ {
			legal = g.Legal(legal[:0])
			require.NotEmpty(t, legal, "%+v", *g.Question())
			cmd := legal[r.IntN(len(legal))]
			_, err = g.Apply(cmd, nil)
			require.NoError(t, err, "seed %d step %d %v %+v", seed, n, cmd, *g.Question())
		}
		require.True(t, g.Over(), "seed %d", seed)
		if seed < 20 {
			t.Log(seed, d, n, g.State().Turn, g.State().Winners, g.State().Mode[0])
		}
	}
}
