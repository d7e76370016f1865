package keyraken_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
)

// The limbs are enemy creatures; those of an ally are neither friendly nor enemy (A7.3).
func TestProphetsOfUntamedMeetTheKeyraken(t *testing.T) {
	k := line("limb-1", "limb-2", "limb-3")
	k.Amber = 1
	tb := together(t, "penance-of-balance", Untamed, keyforge.SidePosition{}, line("plain-3", "plain-4"), k)
	tb.Play("penance-of-balance")
	tb.Choose(0)
	tb.Pick("limb-1", "limb-3")
	tb.Line(monster, "limb-2")
	tb.Line(1, "plain-3", "plain-4")

	tb = together(t, "mogg", Untamed, keyforge.SidePosition{}, line("plain-5"), line("limb-5"))
	tb.Play("mogg")
	tb.Damage("plain-5", 4) // every creature
	tb.Damage("limb-5", 4)
	tb.Damage("the-keyraken", 0)
}

// An enemy creature is a limb, and æmber is stolen from the Keyraken, not from an ally.
func TestProphetsOfStarAllianceMeetTheKeyraken(t *testing.T) {
	k := line("limb-5", "limb-2")
	k.Amber = 3
	tb := together(t, "cosmic-recompense", StarAlliance, keyforge.SidePosition{}, keyforge.SidePosition{Amber: 2}, k)
	tb.Play("cosmic-recompense")
	tb.Pick("limb-5")
	tb.Pick("limb-2")
	tb.Amber(0, 1)
	tb.Amber(1, 2)
	tb.Amber(monster, 2)

	tb = together(t, "strategic-feint", StarAlliance, keyforge.SidePosition{}, line("plain-3"), line("limb-5", "limb-4"))
	tb.Play("strategic-feint")
	tb.Damage("limb-5", 1)
	tb.Damage("limb-4", 1)
	tb.Damage("plain-3", 0)
}
