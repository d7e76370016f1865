package gametest

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
)

// RandomDeal is a deck of random implemented cards of any house, some of them with
// bonus icons.
func RandomDeal(r *rand.Rand) keyforge.Deal {
	d := keyforge.Deal{Houses: []card.House{card.Brobnar, card.Dis, card.Shadows}}
	if r.IntN(2) == 0 {
		d.Houses = []card.House{card.Logos, card.Sanctum, card.Untamed}
	}
	all := cards.All()
	d.Token = randomToken(r, all)
	d.Prophecies = randomProphecies(r, all)
	for len(d.Cards) < 36 {
		c := all[r.IntN(len(all))]
		if !c.InDecks() {
			continue
		}
		d.Cards = append(d.Cards, keyforge.DealtCard{ID: c.ID, House: d.Houses[len(d.Cards)%3], Icons: randomIcons(r)})
		if c.Gigantic != "" {
			d.Cards = append(d.Cards, keyforge.DealtCard{ID: c.Gigantic, House: d.Houses[(len(d.Cards)-1)%3]})
		}
	}
	return d
}

// randomToken is a token card of the pool, or none where there is none, or for every other side.
func randomToken(r *rand.Rand, pool []*card.Card) string {
	var all []*card.Card
	for _, c := range pool {
		if c.Token {
			all = append(all, c)
		}
	}
	if len(all) == 0 || r.IntN(2) == 0 {
		return ""
	}
	return all[r.IntN(len(all))].ID
}

// randomProphecies are the faces of two prophecy cards of the pool, or none, as for every other
// side.
func randomProphecies(r *rand.Rand, pool []*card.Card) (faces [2][2]string) {
	var all []*card.Card
	for _, c := range pool {
		if c.Type == card.ProphecyType {
			all = append(all, c)
		}
	}
	if len(all) < 4 || r.IntN(2) == 0 {
		return faces
	}
	for i, n := range r.Perm(len(all))[:4] {
		faces[i/2][i%2] = all[n].ID
	}
	return faces
}

func randomIcons(r *rand.Rand) card.Icons {
	var icons card.Icons
	for i := range r.IntN(3) {
		icons[i] = card.Icon(1 + r.IntN(4))
	}
	return icons
}

// CheckScripts plays n random scripts: some random choices from a random position. After
// each choice the table must be whole, and another listed command must apply too.
// Impossible positions are skipped.
func CheckScripts(t *testing.T, cat *keyforge.Catalogue, mode keyforge.Mode, n int, position func(*rand.Rand) keyforge.Position) {
	t.Helper()
	for seed := uint64(0); n > 0; seed++ {
		r := rand.New(rand.NewPCG(seed, 7))
		g, err := keyforge.Start(cat, mode, position(r))
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
			if errors.As(err, new(keyforge.OverflowError)) {
				break // it would go on forever
			}
			require.NoError(t, err, "seed %d", seed)
			g.Load(&before)
			c := legal[r.IntN(len(legal))]
			_, err = g.Apply(c, nil)
			if errors.As(err, new(keyforge.OverflowError)) {
				break
			}
			require.NoError(t, err, "seed %d: %v", seed, c)
			CheckConsistent(t, g)
			if t.Failed() {
				t.Fatalf("seed %d: %v", seed, c)
			}
		}
	}
}

// CheckConsistent requires that every card is in exactly one place, that nothing is below
// zero, that no creature is left that ought to be destroyed, and that the
// question has at least two answers.
func CheckConsistent(t testing.TB, g *keyforge.Game) {
	t.Helper()
	s := State(g)
	var places [keyforge.MaxCards]int
	for side := range keyforge.Side(keyforge.MaxSides) {
		p := &s.Players[side]
		if p.Pool < 0 {
			require.Failf(t, "a pool below zero", "side %d: %d", side, p.Pool)
		}
		for _, z := range [...]card.Zone{card.Deck, card.Hand, card.Discard, card.Archives, card.Purged, card.Battleline, card.Artifacts,
			card.Reference} {
			for _, c := range p.Pile(z) {
				if places[c]++; s.Cards[c].Zone != z || s.Cards[c].Ctrl != side {
					require.Failf(t, "a card knows nothing of where it is", "card %d in the %v of side %d: %+v", c, z, side, s.Cards[c])
				}
			}
		}
	}
	for c := keyforge.Slot(1); c <= keyforge.Slot(s.NCards); c++ {
		cs := &s.Cards[c]
		g.AttachedTo(c, func(u keyforge.Slot) {
			if places[u]++; s.Cards[u].Host != c {
				require.Failf(t, "a card knows nothing of its host", "card %d of %d: %+v", u, c, s.Cards[u])
			}
		})
		if cs.OtherHalf != 0 {
			places[cs.OtherHalf]++
		}
		if cs.Zone == card.Limbo {
			places[c]++
		}
		if cs.Amber < 0 || cs.Damage < 0 {
			require.Failf(t, "a number below zero", "card %d: %+v", c, *cs)
		}
	}
	alive(t, g)
	for c := 1; c <= int(s.NCards); c++ {
		if places[c] != 1 {
			require.Failf(t, "a card is not in one place", "card %d is in %d", c, places[c])
		}
	}
}

// alive requires that damage is below power (K11.1, K11.17) while nothing is
// resolving, and that the question leaves a choice while something is.
func alive(t testing.TB, g *keyforge.Game) {
	t.Helper()
	s := State(g)
	if q := g.Question(); q.Kind != keyforge.AskMain {
		if !g.Over() && !s.AskAll && q.Picked.Empty() {
			require.GreaterOrEqual(t, len(g.Legal(nil)), 2, "a question with one answer: %+v", *q)
		}
		return
	}
	for side := range keyforge.Side(keyforge.MaxSides) {
		for _, c := range s.Players[side].Pile(card.Battleline) {
			require.Equal(t, card.CreatureType, g.TypeOf(c), "card %d", c)
			require.False(t, s.Cards[c].Is(keyforge.Tagged), "card %d", c)
			if !g.HasKeyword(c, card.Invulnerable) {
				require.Less(t, int(s.Cards[c].Damage), g.Power(c), "card %d", c)
			}
		}
	}
}
