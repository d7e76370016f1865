package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
)

// In a duel, a tide that is reset is high for nobody and low for nobody (K1.13).
func TestResetTide(t *testing.T) {
	calm := Action("calm", Brobnar, Play(ResetTide(), IfYouDo(Gain(1))))
	level := Creature("level", Brobnar, 3, AsLongAs(Tide(You), Power(This, 1)), AsLongAs(LowTide(You), Power(This, 3)))
	tb := duelWith(t, side{Line: ids("level"), Hand: ids("calm", "calm")}, side{}, calm, level)
	tb.PowerIs("level", 3)
	tb.Do(keyforge.Command{Verb: keyforge.RaiseTide})
	tb.PowerIs("level", 4)
	tb.Play("calm")
	tb.PowerIs("level", 3)
	assert.False(t, tb.TideHigh(0) || tb.TideHigh(1))
	tb.Amber(0, 1)
	tb.Play("calm#2") // it is as it was
	tb.Amber(0, 1)
}

// A player who cannot raise the tide can do so neither by the ability of the rules
// nor by a card.
func TestCannotRaiseTide(t *testing.T) {
	swell := Action("swell", Brobnar, Play(You.RaisesTide(), IfYouDo(Gain(1))))
	dam := func(w Who) *Card { return Artifact("dam", Brobnar, Constantly(Rule(CannotRaise, w))) }
	raise := keyforge.Command{Verb: keyforge.RaiseTide}
	tb := duelWith(t, side{Artifacts: ids("dam"), Hand: ids("swell")}, side{}, swell, dam(EachPlayer))
	tb.Refused(raise, keyforge.CannotBeUsed)
	tb.Play("swell")
	assert.False(t, tb.TideHigh(0))
	tb.Amber(0, 0)
	tb = duelWith(t, side{Artifacts: ids("dam"), Hand: ids("swell")}, side{}, swell, dam(Opponent))
	tb.Play("swell")
	assert.True(t, tb.TideHigh(0))
	tb.Amber(0, 1)
	tb.EndTurn()
	tb.Refused(raise, keyforge.CannotBeUsed)
	tb.LeaveOpen()
}
