package keyforge_test

import (
	"testing"

	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// The lowest cost binds the key, whatever lowers its cost, and not the cost of other keys.
func TestForgeForNoLessThan(t *testing.T) {
	forge := Action("forge", Brobnar,
		Play(ForgeKey(N(3).Plus(Count(Cards.In(Discard, You)).Times(-1))).ForNoLessThan(5), IfYouDo(Purge(This))))
	cheap := Artifact("cheap", Brobnar, Constantly(KeysCost(EachPlayer, -4)))
	for _, c := range []struct {
		discards, pool, after int
		artifacts             []string
	}{
		{discards: 1, pool: 8, after: 0},
		{discards: 1, pool: 7, after: 7},
		{discards: 4, pool: 6, after: 1},
		{discards: 9, pool: 6, after: 1},
		{discards: 9, pool: 4, after: 4},
		{discards: 0, pool: 9, after: 4, artifacts: []string{"cheap"}},
	} {
		me := side{Hand: ids("forge"), Amber: c.pool, Discard: gametest.Many(c.discards, "plain-1"), Artifacts: ids(c.artifacts...)}
		tb := duelWith(t, me, side{}, forge, cheap)
		tb.Play("forge")
		if c.after < c.pool {
			tb.Choose(0)
		}
		tb.Amber(0, c.after)
		tb.InZone(map[bool]Zone{true: Purged, false: Discard}[c.after < c.pool], "forge")
	}
}
