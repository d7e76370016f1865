package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/gametest"
)

func TestHorsemanOfWar(t *testing.T) {
	war := func() *gametest.Table {
		tb := duel(t, side{Line: ids("valdr", "sequis", "lady-maxena", "pit-demon"), Artifacts: ids("hallowed-blaster", "seeker-needle"), Hand: ids("horseman-of-war", "silvertooth")},
			side{Line: ids("mother", "tocsin", "charette"), Houses: []card.House{card.Dis}}, card.Sanctum)
		tb.Play("horseman-of-war")
		tb.Right()
		return tb
	}
	t.Run("friendly creatures of any house may fight", func(t *testing.T) {
		tb := war()
		tb.Fight("valdr", "tocsin")
		tb.Fight("pit-demon", "charette")
		tb.Line(1, "mother")
	})
	t.Run("and do nothing else, those of the active house too", func(t *testing.T) {
		tb := war()
		tb.Refused(game.Command{Verb: game.Reap, Card: tb.Card("valdr")}, game.CannotReap)
		tb.Refused(game.Command{Verb: game.Reap, Card: tb.Card("sequis")}, game.CannotReap)
		tb.Refused(game.Command{Verb: game.UseAction, Card: tb.Card("lady-maxena")}, game.CannotBeUsed)
		tb.Refused(game.Command{Verb: game.UseAction, Card: tb.Card("pit-demon")}, game.CannotBeUsed)
	})
	t.Run("artifacts are used as ever", func(t *testing.T) {
		tb := war()
		tb.Act("hallowed-blaster")
		tb.Pick("sequis")
		tb.Refused(game.Command{Verb: game.UseAction, Card: tb.Card("seeker-needle")}, game.WrongHouse)
	})
	t.Run("enemies are free, and the next turn is", func(t *testing.T) {
		tb := war()
		tb.EndTurn()
		tb.House(card.Dis)
		tb.Reap("charette")
		tb.Amber(1, 1)
	})
}

func TestJehuTheBureaucrat(t *testing.T) {
	jehu := func(h card.House) *gametest.Table {
		return gametest.Start(t, game.Duel, game.Position{Step: game.HouseStep, Players: []side{
			{Line: ids("jehu-the-bureaucrat", "mother")}, {Line: ids("sequis"), Houses: []card.House{card.Sanctum, card.Dis}}}})
	}
	tb := jehu(card.Sanctum)
	tb.House(card.Sanctum)
	tb.Amber(0, 2)
	tb.EndTurn()
	tb.House(card.Sanctum) // the opponent's choice
	tb.Amber(0, 2)
	tb.Amber(1, 0)
	tb = jehu(card.Logos)
	tb.House(card.Logos)
	tb.Amber(0, 0)
}

func TestLordGolgotha(t *testing.T) {
	t.Run("3 damage to each neighbor of what it fights, before the fight", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "lord-golgotha", "valdr")}, side{Line: ids("dust-imp", "tocsin", "troll", "charette")}, card.Sanctum)
		tb.Fight("lord-golgotha", "tocsin")
		tb.Line(1, "troll", "charette")
		tb.Damage("troll", 3)
		tb.Damage("charette", 0)
		tb.Damage("mother", 0)
		tb.Damage("valdr", 0)
		tb.Damage("lord-golgotha", 1)
	})
	t.Run("not when it is attacked, nor when it reaps", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "valdr", "troll")}, side{Line: ids("lord-golgotha")}, card.Brobnar)
		tb.Fight("valdr")
		tb.Damage("mother", 0)
		tb.Damage("troll", 0)
	})
	t.Run("one without neighbors", func(t *testing.T) {
		tb := duel(t, side{Line: ids("lord-golgotha")}, side{Line: ids("tocsin")}, card.Sanctum)
		tb.Fight("lord-golgotha")
		tb.Line(1)
	})
}

func TestNumquidTheFair(t *testing.T) {
	for _, c := range []struct{ mine, theirs, left int }{{0, 1, 0}, {0, 3, 1}, {2, 4, 3}, {1, 4, 2}, {0, 0, 0}} {
		tb := duel(t, side{Line: many(c.mine, "mother"), Hand: ids("numquid-the-fair")}, side{Line: many(c.theirs, "tocsin"), Artifacts: ids("seeker-needle")}, card.Sanctum)
		tb.Play("numquid-the-fair")
		if c.mine > 0 {
			tb.Right()
		}
		for tb.Question().Kind == game.AskCards {
			tb.Pick("tocsin")
		}
		assert.Len(t, tb.Pile(1, card.Battleline), c.left)
		assert.Len(t, tb.Pile(0, card.Battleline), c.mine+1)
	}
}

// A ward that is broken is not a creature destroyed, and the comparison is made
// anew all the same.
func TestNumquidTheFairAgainstAWard(t *testing.T) {
	tb := duel(t, side{Hand: ids("numquid-the-fair")}, side{Line: list{{ID: "tocsin", Marks: game.Warded}, {ID: "mother"}}}, card.Sanctum)
	tb.Play("numquid-the-fair")
	tb.Pick("tocsin")
	tb.Unmarked("tocsin", game.Warded)
	tb.Offers("tocsin", "mother")
	tb.Pick("mother")
	tb.Line(1, "tocsin")
}

func TestProtectrix(t *testing.T) {
	protectrix := func() *gametest.Table {
		tb := duel(t, side{Line: list{{ID: "protectrix"}, {ID: "valdr", Damage: 4}, {ID: "mother"}}, Hand: list{{ID: "poison-wave", House: card.Sanctum}}}, side{Line: ids("troll")}, card.Sanctum)
		tb.Reap("protectrix")
		tb.Offers("protectrix", "valdr", "mother", "troll")
		return tb
	}
	t.Run("fully heals, and nothing hurts that creature this turn", func(t *testing.T) {
		tb := protectrix()
		tb.Pick("valdr")
		tb.Damage("valdr", 0)
		tb.Play("poison-wave")
		tb.Damage("valdr", 0)
		tb.Damage("mother", 2)
		tb.Damage("protectrix", 2)
		tb.EndTurn()
		tb.Fight("troll", "valdr")
		tb.InZone(card.Discard, "valdr")
	})
	t.Run("one without damage is not healed, so it is not protected (K11.15)", func(t *testing.T) {
		tb := protectrix()
		tb.Pick("mother")
		tb.Play("poison-wave")
		tb.Damage("mother", 2)
	})
	t.Run("or nobody", func(t *testing.T) {
		tb := protectrix()
		tb.Finish()
		tb.Damage("valdr", 4)
		tb.Amber(0, 1)
	})
}

func TestSanctumGuardian(t *testing.T) {
	t.Run("swaps after a fight and after reaping (K10.7)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("sanctum-guardian", "mother", "valdr", "sanctum-guardian")}, side{Line: ids("tocsin", "troll")}, card.Sanctum)
		tb.Reap("sanctum-guardian#1")
		tb.Offers("mother", "valdr", "sanctum-guardian#2")
		tb.Pick("valdr")
		tb.Line(0, "valdr", "mother", "sanctum-guardian", "sanctum-guardian")
		tb.Fight("sanctum-guardian#2", "tocsin")
		tb.Pick("mother")
		tb.Line(0, "valdr", "sanctum-guardian", "sanctum-guardian", "mother")
		tb.Line(1, "troll")
	})
	t.Run("alone it stays", func(t *testing.T) {
		tb := duel(t, side{Line: ids("sanctum-guardian")}, side{Line: ids("tocsin")}, card.Sanctum)
		tb.Reap("sanctum-guardian")
		tb.Line(0, "sanctum-guardian")
		tb.Amber(0, 1)
	})
	t.Run("taunt", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr")}, side{Line: ids("mother", "sanctum-guardian", "tocsin", "charette")}, card.Brobnar)
		tb.Fight("valdr")
		tb.Offers("sanctum-guardian", "charette")
		tb.Pick("charette")
	})
}

func TestSequis(t *testing.T) {
	for _, c := range []struct{ have, captured int }{{0, 0}, {1, 1}, {3, 1}} {
		tb := duel(t, side{Line: ids("sequis", "mother")}, side{Amber: c.have}, card.Sanctum)
		tb.Reap("sequis")
		tb.AmberOn("sequis", c.captured)
		tb.AmberOn("mother", 0)
		tb.Amber(0, 1)
		tb.Amber(1, c.have-c.captured)
	}
}

func TestGatekeeper(t *testing.T) {
	for _, c := range []struct{ have, captured int }{{0, 0}, {5, 0}, {6, 0}, {7, 2}, {12, 7}} {
		tb := duel(t, side{Amber: 9, Hand: ids("gatekeeper")}, side{Amber: c.have}, card.Sanctum)
		tb.Play("gatekeeper")
		tb.AmberOn("gatekeeper", c.captured)
		tb.Amber(1, c.have-c.captured)
		tb.Amber(0, 9)
	}
}

func TestTheVaultkeeper(t *testing.T) {
	t.Run("its controller's æmber is not stolen", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("urchin", "too-much-to-protect", "nerve-blast", "old-bruno")}, side{Amber: 9, Line: ids("the-vaultkeeper")}, card.Shadows)
		tb.Play("urchin")
		tb.Play("too-much-to-protect")
		tb.Play("nerve-blast") // it did not: no damage (K16.14)
		tb.Amber(0, 1)
		tb.Amber(1, 9)
		tb.Damage("the-vaultkeeper", 0)
		tb.Play("old-bruno") // captured it is
		tb.Right()
		tb.Amber(1, 6)
	})
	t.Run("the opponent's is, and it may be lost", func(t *testing.T) {
		tb := duel(t, side{Line: ids("the-vaultkeeper"), Hand: list{{ID: "urchin"}, {ID: "bumpsy", House: card.Shadows}}}, side{Amber: 3}, card.Shadows)
		tb.Play("urchin")
		tb.Right()
		tb.Amber(0, 1)
		tb = duel(t, side{Hand: ids("bumpsy")}, side{Amber: 3, Line: ids("the-vaultkeeper")}, card.Brobnar)
		tb.Play("bumpsy")
		tb.Amber(1, 2)
	})
	t.Run("only while it is there", func(t *testing.T) {
		tb := duel(t, side{Hand: list{{ID: "punch", House: card.Shadows}, {ID: "urchin"}}}, side{Amber: 3, Line: list{{ID: "the-vaultkeeper", Damage: 2}}}, card.Shadows)
		tb.Play("punch")
		tb.Play("urchin")
		tb.Amber(1, 2)
	})
}

func TestVeemosLightbringer(t *testing.T) {
	tb := duel(t, side{Line: ids("urchin", "mother"), Hand: ids("veemos-lightbringer")}, side{Line: list{{ID: "noddy-the-thief"}, {ID: "troll", Attached: ids("ring-of-invisibility")}, {ID: "umbra"}}}, card.Sanctum)
	tb.Play("veemos-lightbringer")
	tb.Right()
	tb.Line(0, "mother", "veemos-lightbringer")
	tb.Line(1, "umbra") // elusive by an upgrade is elusive
	tb.InZone(card.Discard, "ring-of-invisibility")
}

func TestMantleOfTheZealot(t *testing.T) {
	t.Run("its creature may be used whatever the house", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "pit-demon"}, {ID: "charette"}}, Hand: ids("mantle-of-the-zealot")}, side{Amber: 2, Line: ids("tocsin")}, card.Sanctum)
		tb.Refused(game.Command{Verb: game.Reap, Card: tb.Card("pit-demon")}, game.WrongHouse)
		tb.Play("mantle-of-the-zealot")
		tb.Offers("pit-demon", "charette", "tocsin")
		tb.Pick("pit-demon")
		tb.Act("pit-demon")
		tb.Amber(0, 1)
		tb.Refused(game.Command{Verb: game.Reap, Card: tb.Card("charette")}, game.WrongHouse)
		assert.Equal(t, card.HouseSet(card.Dis), tb.HousesOf(tb.Card("pit-demon")))
	})
	t.Run("on an enemy creature its controller may (K16.20)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mantle-of-the-zealot")}, side{Line: ids("pit-demon"), Houses: []card.House{card.Mars}}, card.Sanctum)
		tb.Play("mantle-of-the-zealot")
		tb.EndTurn()
		tb.House(card.Mars)
		tb.Reap("pit-demon")
		tb.Amber(1, 1)
	})
	t.Run("stunned it may lose the stun (K14.2)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "pit-demon", Marks: game.Stunned, Attached: ids("mantle-of-the-zealot")}}}, side{}, card.Sanctum)
		tb.Unstun("pit-demon")
		tb.Unmarked("pit-demon", game.Stunned)
	})
}

func TestShoulderArmor(t *testing.T) {
	wearing := func(before, after list) *gametest.Table {
		line := append(append(before, at{ID: "raiding-knight", Attached: ids("shoulder-armor")}), after...)
		tb := duel(t, side{Hand: ids("relentless-assault", "punch", "punch")}, side{Line: line}, card.Brobnar)
		tb.Play("punch#1")
		tb.Pick("raiding-knight")
		return tb
	}
	t.Run("on a flank: +2 power and +2 armor", func(t *testing.T) {
		tb := wearing(ids("mother"), nil)
		tb.PowerIs("raiding-knight", 6)
		tb.PowerIs("mother", 5)
		tb.Damage("raiding-knight", 0) // armor 4
		tb.Play("punch")
		tb.Pick("raiding-knight")
		tb.Damage("raiding-knight", 2)
	})
	t.Run("elsewhere nothing", func(t *testing.T) {
		tb := wearing(ids("mother"), ids("tocsin"))
		tb.PowerIs("raiding-knight", 4)
		tb.Damage("raiding-knight", 1)
		tb.Play("punch")
		tb.Pick("tocsin") // now it is on the flank
		tb.PowerIs("raiding-knight", 6)
		tb.Damage("raiding-knight", 1) // and what was dealt stays (K11.9)
	})
}
