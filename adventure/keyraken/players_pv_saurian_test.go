package keyraken_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
)

// The Keyraken's creatures are the enemies, and an ally's are nobody's (A7.3).
func TestSaurianOfVisionsBesideAnAlly(t *testing.T) {
	tb := together(t, "too-low", Saurian, line("plain-2", "plain-5"), line("plain-1", "plain-4"), line("limb-2", "limb-3"))
	tb.Play("too-low")
	tb.Offers("limb-2", "limb-3")
	tb.Pick("limb-3")
	tb.Line(0, "plain-5")
	tb.Line(1, "plain-4") // each creature is anybody's
	tb.Line(monster, "limb-3")

	tb = together(t, "ornate-remuneration", Saurian, line("plain-2"), line("plain-3"), wealthy(5, "limb-2"))
	tb.Play("ornate-remuneration")
	tb.Choose(1)
	tb.AmberOn("plain-2", 3)
	pools(t, tb, 0, 0, 2)

	ally := line("plain-3")
	ally.Line[0].Amber = 1
	me := line("plain-2", "gaius")
	me.Line[0].Amber = 1
	tb = tidings(t, Saurian, nil, me, ally, line("limb-2"))
	tb.Reap("gaius")
	tb.Marked("plain-2", keyforge.Warded)
	tb.Unmarked("plain-3", keyforge.Warded)
}
