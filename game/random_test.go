package game_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/cards"
)

// randomDeal is a deck of any cards that are implemented, whatever their house.
func randomDeal(r *rand.Rand) game.Deal {
	d := game.Deal{Houses: []card.House{card.Brobnar, card.Dis, card.Shadows}}
	if r.IntN(2) == 0 {
		d.Houses = []card.House{card.Logos, card.Sanctum, card.Untamed}
	}
	all := cards.All()
	for len(d.Cards) < 36 {
		c := all[r.IntN(len(all))]
		d.Cards = append(d.Cards, game.DealtCard{ID: c.ID, House: d.Houses[len(d.Cards)%3], Icons: randomIcons(r)})
		if c.Gigantic != "" {
			d.Cards = append(d.Cards, game.DealtCard{ID: c.Gigantic, House: d.Houses[(len(d.Cards)-1)%3]})
		}
	}
	return d
}

func randomIcons(r *rand.Rand) card.Icons {
	var icons card.Icons
	for i := range r.IntN(3) {
		icons[i] = card.Icon(1 + r.IntN(4))
	}
	return icons
}

// Random duels with all cards keep what must hold at every step: some command is
// legal, every legal command applies, a copy is independent, every card is in
// exactly one place.
func TestRandomDuels(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	for seed := range uint64(40) {
		r := rand.New(rand.NewPCG(seed, 1))
		setup := game.Setup{Decks: []game.Deal{randomDeal(r), randomDeal(r)}, Seed: seed, First: game.NoSide}
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
			assertWhole(t, g)
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

// assertWhole asserts that every card is in exactly one place and that nothing is
// below zero.
func assertWhole(t *testing.T, g *game.Game) {
	t.Helper()
	s := g.State()
	places := make([]int, s.NCards+1)
	for side := range game.Side(game.MaxSides) {
		p := &s.Players[side]
		require.GreaterOrEqual(t, p.Pool, int32(0))
		for _, z := range []card.Zone{card.Deck, card.Hand, card.Discard, card.Archives, card.Purged, card.Battleline, card.Artifacts} {
			for _, c := range p.Pile(z).Cards() {
				places[c]++
				require.Equal(t, z, s.Cards[c].Zone)
				require.Equal(t, side, s.Cards[c].Ctrl)
			}
		}
	}
	for c := game.Slot(1); c <= game.Slot(s.NCards); c++ {
		cs := &s.Cards[c]
		g.AttachedTo(c, func(u game.Slot) {
			places[u]++
			require.Equal(t, c, s.Cards[u].Host)
		})
		if cs.Mate != 0 {
			places[cs.Mate]++
		}
		if cs.Zone == card.Limbo {
			places[c]++
		}
		require.GreaterOrEqual(t, cs.Amber, int16(0))
		require.GreaterOrEqual(t, cs.Damage, int16(0))
	}
	for c, n := range places[1:] {
		require.Equal(t, 1, n, "card %d is in %d places", c+1, n)
	}
}
