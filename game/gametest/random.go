package gametest

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/cards"
)

// RandomDeal is a deck of any cards that are implemented, whatever their house,
// some of them with bonus icons.
func RandomDeal(r *rand.Rand) game.Deal {
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

// Scripts plays so many random scripts: some random choices from a random position,
// after each of which the table is whole, and another that was listed applies too.
// Positions that cannot come about are passed over.
func Scripts(t *testing.T, cat *game.Catalogue, mode game.Mode, n int, position func(*rand.Rand) game.Position) {
	t.Helper()
	for seed := uint64(0); n > 0; seed++ {
		r := rand.New(rand.NewPCG(seed, 7))
		g, err := game.Start(cat, mode, position(r))
		if err != nil {
			continue
		}
		n--
		for range 25 {
			legal := g.Legal(nil)
			if len(legal) == 0 {
				break
			}
			before := g.Snapshot()
			_, err := g.Apply(legal[r.IntN(len(legal))], nil)
			if errors.As(err, new(game.OverflowError)) {
				break // it would go on without an end
			}
			require.NoError(t, err, "seed %d", seed)
			g.Load(&before)
			c := legal[r.IntN(len(legal))]
			_, err = g.Apply(c, nil)
			if errors.As(err, new(game.OverflowError)) {
				break
			}
			require.NoError(t, err, "seed %d: %v", seed, c)
			Whole(t, g)
			if t.Failed() {
				t.Fatalf("seed %d: %v", seed, c)
			}
		}
	}
}

// Whole requires that every card is in exactly one place, that nothing is below
// zero, that no creature lives that ought to be destroyed, and that what is asked
// has two answers at least.
func Whole(t testing.TB, g *game.Game) {
	t.Helper()
	s := State(g)
	places := make([]int, s.NCards+1)
	for side := range game.Side(game.MaxSides) {
		p := &s.Players[side]
		require.GreaterOrEqual(t, p.Pool, int32(0))
		for _, z := range []card.Zone{card.Deck, card.Hand, card.Discard, card.Archives, card.Purged, card.Battleline, card.Artifacts} {
			for _, c := range p.Pile(z) {
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
	alive(t, g)
	for c, n := range places[1:] {
		require.Equal(t, 1, n, "card %d is in %d places", c+1, n)
	}
}

// alive requires of a table on which nothing is being resolved that damage is
// below power (K11.1, K11.17), and of one on which something is that the question
// leaves a choice.
func alive(t testing.TB, g *game.Game) {
	t.Helper()
	s := State(g)
	if q := g.Question(); q.Kind != game.AskMain {
		if !g.Over() && !s.AskAll && q.Picked.Empty() {
			require.GreaterOrEqual(t, len(g.Legal(nil)), 2, "a question with one answer: %+v", *q)
		}
		return
	}
	for side := range game.Side(game.MaxSides) {
		for _, c := range s.Players[side].Pile(card.Battleline) {
			require.Equal(t, card.CreatureType, g.TypeOf(c), "card %d", c)
			require.False(t, s.Cards[c].Is(game.Tagged), "card %d", c)
			if !g.HasKeyword(c, card.Invulnerable) {
				require.Less(t, int(s.Cards[c].Damage), g.Power(c), "card %d", c)
			}
		}
	}
}
