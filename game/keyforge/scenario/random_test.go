package scenario_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
)

// randomEdit is a change of anything, often an impossible one.
func randomEdit(r *rand.Rand, g *keyforge.Game) *scenario.Edit {
	e := &scenario.Edit{}
	card := func() keyforge.Slot { return keyforge.Slot(1 + r.IntN(int(gametest.State(g).NCards))) }
	for range 1 + r.IntN(3) {
		n, yes := r.IntN(4), r.IntN(2) == 0
		switch r.IntN(5) {
		case 0, 1:
			to := scenario.Zones[1+r.IntN(9)]
			e.Cards = append(e.Cards, scenario.CardEdit{Card: card(), To: to, Of: scenario.Side(r.IntN(3)), Place: &n, Host: card()})
		case 2:
			e.Cards = append(e.Cards, scenario.CardEdit{Card: card(), Facts: scenario.Facts{Damage: &n, Amber: &n, Stunned: &yes,
				Exhausted: &yes, Counters: map[string]int{"power": n}}})
		case 3:
			e.Players = append(e.Players, scenario.PlayerEdit{Side: scenario.Side(1 + r.IntN(2)), Standing: scenario.Standing{Amber: &n,
				Chains: &n}})
		default:
			e.Zones = append(e.Zones, scenario.ZoneEdit{Side: scenario.Side(1 + r.IntN(2)), Zone: scenario.Zones[1+r.IntN(7)],
				Cards: []int{int(card()), int(card())}})
		}
	}
	return e
}

// Random edits at any question leave a consistent table, and the game goes on.
func TestRandomEdits(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	cat := rules(t).Catalogue
	done := 0
	for range 50 {
		g, err := keyforge.New(cat, keyforge.Duel, keyforge.Setup{Decks: []keyforge.Deal{gametest.RandomDeal(r), gametest.RandomDeal(r)},
			Seed: r.Uint64()})
		require.NoError(t, err)
		for range 250 {
			if g.Over() {
				break
			}
			legal := g.Legal(nil)
			require.NotEmpty(t, legal)
			_, err := g.Apply(legal[r.IntN(len(legal))], nil)
			if _, over := err.(keyforge.OverflowError); over {
				break
			}
			require.NoError(t, err)
			if r.IntN(4) > 0 || g.Over() {
				continue
			}
			before := g.Hash()
			if err := randomEdit(r, g).Apply(g); err == nil {
				done++
			} else {
				require.Equal(t, before, g.Hash(), "a refused edit changes nothing")
			}
			gametest.CheckConsistent(t, g)
		}
	}
	require.Greater(t, done, 300)
}
