package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestLosingALimbHurtsTheKeyraken(t *testing.T) {
	for _, id := range []string{"crushing-arm", "grappling-tentacle", "lashing-tentacle", "shield-arm", "slippery-arm", "tenacious-arm"} {
		t.Run(id, func(t *testing.T) {
			tb := cast(t, line(id), Destroy(Choose(Creatures)))
			tb.Damage("the-keyraken", 3)
			assert.Zero(t, tb.Of("the-keyraken").Spent, "A5.6: its armor of 6 does not count")
			tb.InZone(Discard, id)
			tb = cast(t, keyforge.SidePosition{Line: gametest.Cards(id), Artifacts: boss(keyforge.CardPosition{Marks: keyforge.Warded})},
				Destroy(Creatures))
			tb.Damage("the-keyraken", 0)
			tb.Unmarked("the-keyraken", keyforge.Warded)
			tb = cast(t, line(id), Purge(Creatures))
			tb.Damage("the-keyraken", 0) // it was not destroyed
		})
	}
}

func TestCrushingArm(t *testing.T) {
	tb := hunts(t, "crushing-arm", []keyforge.SidePosition{line("plain-4", "plain-1", "plain-3")})
	assert.Equal(t, []string{"plain-3"}, attacked(tb), "the least powerful on a flank")
	tb.Damage("crushing-arm", 3)
	tb = hunts(t, "crushing-arm", []keyforge.SidePosition{line("plain-4")})
	assert.Equal(t, []string{"plain-4"}, attacked(tb), "a lone creature is on both flanks")
	tb = hunts(t, "crushing-arm", make([]keyforge.SidePosition, 1))
	tb.Amber(monster, 1)
}

func TestGrapplingTentacle(t *testing.T) {
	tb := hunts(t, "grappling-tentacle", []keyforge.SidePosition{line("plain-9", "plain-1", "plain-3", "plain-8")})
	assert.Equal(t, []string{"plain-3"}, attacked(tb), "the most powerful that is on no flank")
	for _, c := range []struct {
		name        string
		on          func(*testing.T, keyforge.SidePosition, keyforge.SidePosition, ...*Card) *gametest.Table
		pool, taken int
	}{{"low tide", solo, 7, 6}, {"high tide", high, 7, 3}, {"less than that", solo, 2, 2}, {"nothing", high, 0, 0}} {
		t.Run(c.name, func(t *testing.T) {
			tb := c.on(t, keyforge.SidePosition{Amber: c.pool, Keys: 3}, plays("grappling-tentacle"))
			tb.EndTurn()
			tb.AmberOn("grappling-tentacle", c.taken)
			tb.Amber(0, c.pool-c.taken)
		})
	}
	tb = table(t, plays("grappling-tentacle"), []keyforge.SidePosition{{Amber: 1}, {Amber: 5}})
	tb.EndTurn()
	tb.AmberOn("grappling-tentacle", 1)
	tb.Amber(1, 5) // nothing is captured from an ally
}

func TestLashingTentacle(t *testing.T) {
	tb := hunts(t, "lashing-tentacle", []keyforge.SidePosition{line("plain-2", "plain-5", "plain-3")})
	tb.Damage("plain-5", 3)
	tb.Damage("lashing-tentacle", 0) // skirmish
	tb = solo(t, line("plain-2"), line("lashing-tentacle"))
	tb.Fight("plain-2", "lashing-tentacle")
	tb.Damage("lashing-tentacle", 2) // but not when attacked
}

func TestShieldArm(t *testing.T) {
	tb := solo(t, line("plain-5"), line("limb-1", "shield-arm", "limb-2", "limb-3"))
	tb.Fight("plain-5")
	tb.Offers("the-keyraken", "shield-arm", "limb-3")
	tb.Pick("shield-arm")
	tb.Damage("shield-arm", 2)
	tb.InZone(Discard, "plain-5")
}

func TestSlipperyArm(t *testing.T) {
	k := line("slippery-arm")
	k.Artifacts, k.Deck = asleep(), gametest.Cards("a", "b", "c")
	own := []*Card{told("a"), told("b"), told("c")}
	tb := solo(t, keyforge.SidePosition{}, k, own...)
	tb.EndTurn()
	assert.Equal(t, []string{"b"}, tb.Pile(monster, Archives))
	tb.Amber(monster, 1)
	tb = high(t, keyforge.SidePosition{}, k, own...)
	tb.EndTurn()
	assert.Empty(t, tb.Pile(monster, Archives), "not at high tide")
	tb = solo(t, line("plain-5", "plain-4"), line("slippery-arm"))
	tb.Fight("plain-5", "slippery-arm")
	tb.Damage("slippery-arm", 0)
	tb.Damage("plain-5", 0)
	tb.Fight("plain-4", "slippery-arm")
	tb.InZone(Discard, "slippery-arm")
}

func TestTenaciousArm(t *testing.T) {
	for pool, want := range []int{0, 0, 1} {
		tb := hunts(t, "tenacious-arm", []keyforge.SidePosition{{Amber: pool}, {Amber: 4}})
		tb.Amber(0, want)
		tb.Amber(1, 4)
		tb.Amber(monster, 1+pool-want)
	}
}
