package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// A color counts once, whoever forged it (K32.9).
func TestK32_9CountsColors(t *testing.T) {
	count := Action("count", Brobnar, Play(Gain(ColorsForged)))
	for _, c := range []struct {
		ours, theirs uint8
		colors       int
	}{{0, 0, 0}, {1 << RedKey, 1 << RedKey, 1}, {0, 1<<RedKey | 1<<BlueKey, 2}, {1<<RedKey | 1<<BlueKey, 1<<BlueKey | 1<<YellowKey, 3}} {
		tb := duelWith(t, side{Hand: ids("count"), Colors: c.ours}, side{Colors: c.theirs}, count)
		tb.Play("count")
		tb.Amber(0, c.colors)
	}
}

// Counters of one kind on all cards that pass, and on no others (K3.9).
func TestCountersAmong(t *testing.T) {
	count := Action("count", Brobnar, Play(Gain(CountersAmong(GloryCounter, Creatures.Friendly()))))
	worn := func(id string, n int) keyforge.CardPosition {
		return keyforge.CardPosition{ID: id, Power: 4, Counters: map[Counter]int{GloryCounter: n}}
	}
	tb := duelWith(t, side{Hand: ids("count"), Line: []keyforge.CardPosition{worn("plain-1", 2), {ID: "plain-2"}, worn("plain-3", 1)}},
		side{Line: []keyforge.CardPosition{worn("plain-4", 3)}}, count)
	tb.Play("count")
	tb.Amber(0, 3)
}

// What is paid is a number, and no more than there is (K5.12).
func TestPaysANumber(t *testing.T) {
	fine := Action("fine", Brobnar, Play(Pay(Count(Creatures.Enemy())), Draw(AffectedCount)))
	for has, paid := range []int{0, 1, 2, 2} {
		tb := duelWith(t, side{Hand: ids("fine"), Amber: has, Deck: ids("plain-9", "plain-9", "plain-9")},
			side{Line: ids("plain-1", "plain-2")}, fine)
		tb.Play("fine")
		tb.Amber(0, has-paid)
		tb.Amber(1, paid)
		assert.Len(t, tb.Pile(0, Hand), paid)
	}
}

// Only what the active player draws in that step counts, and only in this turn (K2.16).
func TestDrawnInStep(t *testing.T) {
	count := Artifact("count", Brobnar, Reacts(TurnEnds(EachPlayer), Gain(ThisTurn(DrawnInStep, You))))
	fill := Action("fill", Brobnar, Play(EachPlayer.Draws(N(2))))
	tb := duelWith(t, side{Hand: ids("fill"), Artifacts: ids("count"), Deck: gametest.Many(7, "plain-9")},
		side{Deck: gametest.Many(9, "plain-9")}, count, fill)
	tb.Play("fill")
	tb.EndTurn()
	tb.Amber(0, 4)
	tb.EndTurn() // nor what the opponent draws
	tb.Amber(0, 4)
}
