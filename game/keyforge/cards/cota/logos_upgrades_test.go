package cota_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestExperimentalTherapy(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr", "mother"), Hand: ids("experimental-therapy")}, side{Line: ids("troll")}, card.Logos)
	refusedUse(tb, keyforge.Reap, "valdr", keyforge.WrongHouse)
	tb.Play("experimental-therapy")
	tb.Offers("valdr", "mother", "troll")
	tb.Pick("valdr")
	tb.Marked("valdr", keyforge.Stunned)
	tb.Marked("valdr", keyforge.Exhausted)
	tb.Unmarked("mother", keyforge.Stunned)
	tb.EndTurn()
	tb.EndTurn()
	tb.House(card.Logos)
	tb.Unstun("valdr")
	tb.EndTurn()
	tb.EndTurn()
	tb.House(card.Brobnar) // its own house, too
	tb.Reap("valdr")
}

// Of every house: each effect on a house finds it, and its controller may choose
// any house (K4.2).
func TestExperimentalTherapyAndHouses(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "valdr", Attached: ids("experimental-therapy")}, {ID: "mother"}}, Hand: ids("begone")},
		side{}, card.Sanctum)
	tb.Play("begone")
	tb.Choose(0)
	tb.Line(0, "mother")
}

func TestRocketBoots(t *testing.T) {
	boots := func() *gametest.Table {
		return duel(t, side{Line: list{{ID: "mother", Attached: ids("rocket-boots")}, {ID: "batdrone"}}},
			side{Line: ids("dextre", "valdr")}, card.Logos)
	}
	tb := boots()
	tb.Reap("mother")
	tb.Unmarked("mother", keyforge.Exhausted)
	tb.Reap("mother")
	tb.Marked("mother", keyforge.Exhausted)
	tb.Amber(0, 2)
	tb.Reap("batdrone")
	tb.Marked("batdrone", keyforge.Exhausted)
	tb = boots()
	tb.Fight("mother", "dextre")
	tb.Unmarked("mother", keyforge.Exhausted)
	tb.Reap("mother")
	tb.Marked("mother", keyforge.Exhausted)
}

// On the next turn it is the first time again; with an enemy host, for its
// controller.
func TestRocketBootsOnAnEnemy(t *testing.T) {
	tb := duel(t, side{Hand: ids("rocket-boots")}, side{Line: ids("valdr")}, card.Logos)
	tb.Play("rocket-boots")
	tb.EndTurn()
	for range 2 {
		tb.Reap("valdr")
		tb.Unmarked("valdr", keyforge.Exhausted)
		tb.EndTurn()
		tb.EndTurn()
	}
}

// Removing a stun is a use (K14.3): what follows is the second one.
func TestRocketBootsAfterAStun(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "grommid", Marks: keyforge.Stunned, Attached: ids("rocket-boots")}}, Hand: ids("squawker")},
		side{}, card.Mars)
	tb.Unstun("grommid")
	tb.Marked("grommid", keyforge.Exhausted)
	tb.Play("squawker")
	tb.Choose(0)
	tb.Reap("grommid")
	tb.Marked("grommid", keyforge.Exhausted)
}

func TestTranspositionSandals(t *testing.T) {
	sandals := func() *gametest.Table {
		tb := duel(t, side{Line: list{{ID: "mother", Attached: ids("transposition-sandals")}, {ID: "valdr"}, {ID: "troll"}}},
			side{Line: ids("zorg")}, card.Logos)
		tb.Act("mother")
		tb.Offers("valdr", "troll")
		tb.Pick("troll")
		tb.Line(0, "troll", "valdr", "mother")
		return tb
	}
	tb := sandals()
	tb.Reap("troll")
	refusedUse(tb, keyforge.Reap, "valdr", keyforge.WrongHouse)
	tb = sandals()
	tb.EndTurn()
	tb.EndTurn()
	tb.House(card.Logos)
	refusedUse(tb, keyforge.Reap, "troll", keyforge.WrongHouse)
	tb = duel(t, side{Line: list{{ID: "mother", Attached: ids("transposition-sandals")}}}, side{Line: ids("zorg")}, card.Logos)
	tb.Act("mother") // alone
	tb.Line(0, "mother")
}
