package game_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/cards"
)

func cat(t testing.TB) *game.Catalogue {
	var all []game.Printed
	for _, c := range cards.All() {
		all = append(all, game.Printed{Card: c, Title: c.ID})
	}
	c, err := game.NewCatalogue(all)
	require.NoError(t, err)
	return c
}

func deck(c *game.Catalogue, r *rand.Rand) game.Deal {
	var d game.Deal
	hs := []card.House{card.Brobnar, card.Dis, card.Shadows}
	if r.IntN(2) == 0 {
		hs = []card.House{card.Logos, card.Sanctum, card.Untamed}
	}
	d.Houses = hs
	all := cards.All()
	for len(d.Cards) < 36 {
		k := all[r.IntN(len(all))]
		d.Cards = append(d.Cards, game.DealtCard{ID: k.ID, House: hs[len(d.Cards)%3]})
	}
	return d
}

func TestSmoke(t *testing.T) {
	c := cat(t)
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 1))
		g, err := game.New(c, game.Duel, game.Setup{Decks: []game.Deal{deck(c, r), deck(c, r)}, Seed: seed, First: game.NoSide})
		require.NoError(t, err)
		var legal []game.Command
		var ev []game.Event
		n := 0
		for !g.Over() && n < 5000 {
			legal = g.Legal(legal[:0])
			require.NotEmpty(t, legal, "%+v", *g.Question())
			cmd := legal[r.IntN(len(legal))]
			ev, err = g.Apply(cmd, ev[:0])
			require.NoError(t, err, "seed %d step %d %v %+v", seed, n, cmd, *g.Question())
			n++
		}
		if seed < 5 {
			t.Log(n, g.Over(), g.State().Turn)
		}
	}
}
