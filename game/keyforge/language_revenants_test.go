package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	. "github.com/keyraken/keyraken/game/keyforge/card"
)

// A rule makes its player haunted, for conditions of constant abilities and of effects alike.
func TestCountsHaunted(t *testing.T) {
	curse := Artifact("curse", Brobnar, AsLongAs(ThereIs(Creatures.Damaged()), Rule(CountsHaunted, You)))
	ghost := Creature("ghost", Brobnar, 5, AsLongAs(IsHaunted(You), Power(This, 2)),
		Reap(If(IsHaunted(You), Gain(2)).Else(Opponent.Gains(N(1)))))
	for damage, power := range map[int]int{0: 5, 1: 7} {
		tb := duelWith(t, side{Artifacts: ids("curse"), Line: list{{ID: "ghost", Damage: damage}}}, side{Line: ids("ghost")}, curse, ghost)
		tb.PowerIs("0:ghost", power)
		tb.PowerIs("1:ghost", 5)
		tb.Reap("0:ghost")
		tb.Amber(0, 1+2*damage)
		tb.Amber(1, 1-damage)
	}
}

// What is purged as soon as a condition holds is not destroyed.
func TestIsPurged(t *testing.T) {
	relic := Artifact("relic", Brobnar, AsLongAs(ThereIsNo(Creatures), IsPurged(This)), Destroyed(Gain(1)))
	bolt := Action("bolt", Brobnar, Play(Destroy(Creatures)))
	tb := duelWith(t, side{Artifacts: ids("relic"), Hand: ids("bolt")}, side{Line: ids("plain-1")}, relic, bolt)
	tb.InZone(Artifacts, "relic")
	tb.Play("bolt")
	tb.InZone(Purged, "relic")
	tb.Amber(0, 0)
}

// The house of the card that says so, also when that is another than the printed one.
func TestBelongsWithThis(t *testing.T) {
	lord := Creature("lord", Brobnar, 3, Constantly(BelongsWithThis(Creatures.NeighborOf(This))))
	tb := duelWith(t, side{Line: list{{ID: "plain-1"}, {ID: "lord", House: Dis}, {ID: "plain-2"}, {ID: "plain-3"}}}, side{}, lord)
	assert.Equal(t, HouseSet(Dis), tb.HousesOf(tb.Card("plain-1")))
	assert.Equal(t, HouseSet(Dis), tb.HousesOf(tb.Card("plain-2")))
	assert.Equal(t, HouseSet(Brobnar), tb.HousesOf(tb.Card("plain-3")))
}

// The event comes once an action is in the discard pile, and only then.
func TestFinishesPlaying(t *testing.T) {
	golem := Creature("golem", Dis, 3, Reacts(FinishesPlaying(You, ActionCards), Move(Subject, Deck, AtBottom), Gain(1)))
	bolt := Action("bolt", Brobnar, Play(Gain(1)))
	gone := Action("gone", Brobnar, Play(Purge(This)))
	tb := duelWith(t, side{Line: ids("golem"), Hand: ids("bolt", "gone")}, side{Line: ids("golem")}, golem, bolt, gone)
	tb.Play("bolt")
	tb.InZone(Deck, "bolt")
	tb.Amber(0, 2)
	tb.Amber(1, 0)
	tb.Play("gone")
	tb.InZone(Purged, "gone")
	tb.Amber(0, 2)
}

func TestMoveHalf(t *testing.T) {
	for n, half := range map[int]int{0: 0, 1: 1, 4: 2, 5: 3} {
		jar := Artifact("jar", Brobnar, Act(MoveHalf(DoomCounter, This, Choose(Creatures))))
		tb := duelWith(t, side{Line: ids("plain-1"), Artifacts: list{{ID: "jar", Counters: map[Counter]int{DoomCounter: n}}}}, side{}, jar)
		tb.Act("jar")
		assert.Equal(t, half, int(tb.Of("plain-1").Counters[DoomCounter]))
		assert.Equal(t, n-half, int(tb.Of("jar").Counters[DoomCounter]))
	}
}
