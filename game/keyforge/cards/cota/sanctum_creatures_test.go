package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestBulwark(t *testing.T) {
	for _, c := range []struct {
		target string
		damage int
	}{{"mother", 1}, {"charette", 1}, {"bulwark", 1}, {"pit-demon", 3}} {
		tb := duel(t, side{Hand: ids("punch"), Line: ids("valdr")}, side{Line: ids("mother", "bulwark", "charette", "pit-demon")}, card.Brobnar)
		tb.Play("punch")
		tb.Pick(c.target)
		tb.Damage(c.target, c.damage)
	}
	tb := duel(t, side{Hand: ids("punch", "punch")}, side{Line: ids("bulwark", "bulwark")}, card.Brobnar)
	tb.Play("punch#1")
	tb.Pick("bulwark#1")
	tb.Play("punch")
	tb.Pick("bulwark#1")
	tb.Damage("bulwark#1", 2) // armor 4
}

func TestChampionAnaphiel(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr", "smaaash")}, side{Line: ids("urchin", "mother", "champion-anaphiel", "tocsin")}, card.Brobnar)
	tb.Fight("smaaash")
	tb.Offers("urchin", "champion-anaphiel") // K18.13
	tb.Pick("champion-anaphiel")
	tb.Damage("champion-anaphiel", 4) // armor 1
	tb.Fight("valdr", "champion-anaphiel")
	tb.Line(1, "urchin", "mother", "tocsin")
}

// Neighbors with taunt of their own may be attacked.
func TestChampionAnaphielBesideTaunt(t *testing.T) {
	tb := duel(t, side{Line: ids("smaaash")}, side{Line: ids("champion-anaphiel", "champion-anaphiel", "tocsin")}, card.Brobnar)
	tb.Fight("smaaash")
	tb.Offers("champion-anaphiel#1", "champion-anaphiel#2")
	tb.Pick("champion-anaphiel#1")
}

func TestChampionTabris(t *testing.T) {
	tb := duel(t, side{Line: ids("champion-tabris"), Houses: []card.House{card.Sanctum}},
		side{Amber: 1, Line: ids("tocsin", "mother"), Houses: []card.House{card.Logos}}, card.Sanctum)
	tb.Fight("champion-tabris", "tocsin")
	tb.AmberOn("champion-tabris", 1)
	tb.Damage("champion-tabris", 1) // armor 2
	tb.Amber(1, 0)
	tb = duel(t, side{Amber: 2, Line: ids("mother")}, side{Line: ids("champion-tabris")}, card.Logos)
	tb.Fight("mother") // not when attacked (K9.6)
	tb.AmberOn("champion-tabris", 0)
}

func TestCommanderRemiel(t *testing.T) {
	t.Run("uses a creature of another house", func(t *testing.T) {
		tb := duel(t, side{Line: ids("commander-remiel", "sequis", "valdr", "mother")}, side{Line: ids("tocsin", "smaaash")}, card.Sanctum)
		tb.Reap("commander-remiel")
		tb.Offers("valdr", "mother")
		tb.Pick("valdr")
		tb.Choose(int(keyforge.ToFight))
		tb.Pick("tocsin")
		tb.InZone(card.Discard, "tocsin")
		tb.Amber(0, 1)
	})
	t.Run("an exhausted one is not used (K8.14)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "commander-remiel"}, {ID: "valdr", Marks: keyforge.Exhausted}}}, side{}, card.Sanctum)
		tb.Reap("commander-remiel")
		tb.Amber(0, 1)
	})
	t.Run("nobody else", func(t *testing.T) {
		tb := duel(t, side{Line: ids("commander-remiel", "sequis")}, side{Line: ids("valdr")}, card.Sanctum)
		tb.Reap("commander-remiel")
		tb.Amber(0, 1)
		tb.Unmarked("sequis", keyforge.Exhausted)
	})
	t.Run("itself, when it belongs to another house", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "commander-remiel", House: card.Mars}}}, side{}, card.Mars)
		tb.Reap("commander-remiel") // exhausted by now
		tb.Amber(0, 1)
	})
}

func TestDumaTheMartyr(t *testing.T) {
	t.Run("heals its friends and draws 2 for its controller", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "valdr", Damage: 3}}, Deck: many(3, "fear"), Hand: ids("punch")},
			side{Line: list{{ID: "duma-the-martyr"}, {ID: "mother", Damage: 4}, {ID: "troll", Damage: 1}}, Deck: many(3, "anger")}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("duma-the-martyr")
		tb.Damage("mother", 0)
		tb.Damage("troll", 0)
		tb.Damage("valdr", 3)
		assert.Len(t, tb.Pile(1, card.Hand), 2)
		assert.Empty(t, tb.Pile(0, card.Hand))
	})
	t.Run("those that die with it are not saved (K12.10)", func(t *testing.T) {
		tb := duel(t, side{Hand: list{{ID: "poison-wave"}}},
			side{Line: list{{ID: "duma-the-martyr", Damage: 1}, {ID: "mother", Damage: 3}, {ID: "troll"}}, Deck: ids("anger")}, card.Shadows)
		tb.Play("poison-wave")
		tb.Line(1, "troll")
		tb.Damage("troll", 0)
		assert.Len(t, tb.Pile(1, card.Hand), 1) // as many as there are (Q4)
	})
	t.Run("returned to hand it does nothing", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("fear")}, side{Line: list{{ID: "duma-the-martyr"}, {ID: "mother", Damage: 3}}, Deck: ids("anger")}, card.Dis)
		tb.Play("fear")
		tb.Pick("duma-the-martyr")
		tb.Damage("mother", 3)
	})
}

func TestFrancus(t *testing.T) {
	t.Run("captures 1, attacking or attacked (K9.7)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("francus"), Houses: []card.House{card.Sanctum}},
			side{Amber: 3, Line: ids("tocsin", "mother", "urchin"), Houses: []card.House{card.Logos}}, card.Sanctum)
		tb.Fight("francus", "tocsin")
		tb.AmberOn("francus", 1)
		tb.Amber(1, 2)
		tb.EndTurn()
		tb.House(card.Logos)
		tb.Fight("mother")
		tb.Line(0) // both died, and its æmber went back
		tb.Amber(1, 3)
	})
	t.Run("when it survives only", func(t *testing.T) {
		tb := duel(t, side{Line: ids("tocsin"), Amber: 3}, side{Line: ids("francus")}, card.Dis)
		tb.Fight("tocsin")
		tb.AmberOn("francus", 1)
		tb.Damage("francus", 2)
		tb = duel(t, side{Line: ids("troll"), Amber: 3}, side{Line: ids("francus")}, card.Brobnar)
		tb.Fight("troll")
		tb.Amber(0, 3)
	})
	t.Run("not for what others destroy, nor for a fight that kills nobody", func(t *testing.T) {
		tb := duel(t, side{Line: ids("francus", "champion-tabris"), Hand: list{{ID: "punch", House: card.Sanctum}}},
			side{Amber: 3, Line: ids("tocsin", "dust-imp", "troll")}, card.Sanctum)
		tb.Play("punch")
		tb.Pick("dust-imp")
		tb.AmberOn("francus", 0)
		tb.Fight("champion-tabris", "tocsin")
		tb.AmberOn("francus", 0)
		tb.Fight("francus", "troll")
		tb.AmberOn("francus", 0)
	})
}

func TestGreyMonk(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "grey-monk"}, {ID: "raiding-knight"}, {ID: "mother", Damage: 3}}, Hand: ids("grey-monk")},
		side{Line: ids("charette")}, card.Sanctum)
	tb.Reap("grey-monk")
	tb.Offers("grey-monk", "raiding-knight", "mother", "charette")
	tb.Pick("mother")
	tb.Damage("mother", 1)
	for _, c := range []struct {
		target string
		damage int
	}{{"grey-monk", 2}, {"mother", 2}, {"raiding-knight", 0}, {"charette", 3}} {
		tb := duel(t, side{Hand: ids("punch"), Line: ids("charette")}, side{Line: ids("grey-monk", "raiding-knight", "mother")}, card.Brobnar)
		tb.Play("punch")
		tb.Pick(c.target)
		tb.Damage(c.target, c.damage)
	}
}

func TestHayyelTheMerchant(t *testing.T) {
	tb := duel(t, side{Line: ids("hayyel-the-merchant", "hayyel-the-merchant"),
		Hand: list{{ID: "hallowed-blaster"}, {ID: "gorm-of-omm"}, {ID: "sequis"}}}, side{Hand: ids("seeker-needle")}, card.Sanctum)
	tb.Play("hallowed-blaster")
	tb.Amber(0, 2)
	tb.Play("gorm-of-omm")
	tb.Amber(0, 4)
	tb.Play("sequis")
	tb.Right()
	tb.Amber(0, 4)
	tb.EndTurn()
	tb.Play("seeker-needle")
	tb.Amber(0, 4)
}

func TestHorsemanOfDeath(t *testing.T) {
	tb := duel(t, side{Hand: ids("horseman-of-death"), Line: ids("horseman-of-war"),
		Discard: ids("horseman-of-famine", "mother", "horseman-of-death", "anger")}, side{Discard: ids("horseman-of-pestilence")}, card.Sanctum)
	tb.Play("horseman-of-death")
	tb.Right()
	assert.ElementsMatch(t, []string{"horseman-of-famine", "horseman-of-death"}, tb.Pile(0, card.Hand))
	assert.Equal(t, []string{"mother", "anger"}, tb.Pile(0, card.Discard))
	tb.InZone(card.Discard, "horseman-of-pestilence")
	tb.Line(0, "horseman-of-war", "horseman-of-death")
}

func TestHorsemanOfFamine(t *testing.T) {
	t.Run("play: the weakest of all; ties are chosen (K17.11)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("horseman-of-famine"), Line: ids("silvertooth")}, side{Line: ids("dust-imp", "mother")}, card.Sanctum)
		tb.Play("horseman-of-famine")
		tb.Right()
		tb.Offers("silvertooth", "dust-imp")
		tb.Pick("dust-imp")
		tb.Line(1, "mother")
		tb.Line(0, "silvertooth", "horseman-of-famine")
	})
	t.Run("fight and reap", func(t *testing.T) {
		tb := duel(t, side{Line: ids("horseman-of-famine", "horseman-of-famine")},
			side{Line: ids("mother", "urchin", "tocsin", "troll")}, card.Sanctum)
		tb.Reap("horseman-of-famine#1")
		tb.Line(1, "mother", "tocsin", "troll")
		tb.Fight("horseman-of-famine#2", "tocsin")
		tb.Offers("mother", "horseman-of-famine#1", "horseman-of-famine#2")
		tb.Pick("mother")
		tb.Line(1, "troll")
	})
	t.Run("alone it destroys itself", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("horseman-of-famine")}, side{}, card.Sanctum)
		tb.Play("horseman-of-famine")
		tb.InZone(card.Discard, "horseman-of-famine")
	})
}

func TestHorsemanOfPestilence(t *testing.T) {
	tb := duel(t, side{Hand: ids("horseman-of-pestilence"), Line: ids("mother", "horseman-of-war")},
		side{Line: ids("urchin", "sequis", "troll")}, card.Sanctum)
	tb.Play("horseman-of-pestilence")
	tb.Right()
	tb.Damage("mother", 1)
	tb.Damage("horseman-of-war", 0)
	tb.Damage("horseman-of-pestilence", 0)
	tb.InZone(card.Discard, "urchin")
	tb.Damage("sequis", 0) // armor 2
	tb.Damage("troll", 1)
	tb = duel(t, side{Line: ids("horseman-of-pestilence", "horseman-of-pestilence")}, side{Line: ids("tocsin", "troll")}, card.Sanctum)
	tb.Reap("horseman-of-pestilence#1")
	tb.Damage("troll", 1)
	tb.Fight("horseman-of-pestilence#2", "tocsin")
	tb.Damage("troll", 2)
}

func TestHorsemanOfWar(t *testing.T) {
	war := func() *gametest.Table {
		tb := duel(t, side{Line: list{{ID: "valdr"}, {ID: "sequis", Damage: 1}, {ID: "lady-maxena"}, {ID: "pit-demon"}},
			Artifacts: ids("hallowed-blaster", "seeker-needle"), Hand: ids("horseman-of-war", "silvertooth")},
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
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("valdr")}, keyforge.CannotReap)
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("sequis")}, keyforge.CannotReap)
		tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("lady-maxena")}, keyforge.CannotBeUsed)
		tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("pit-demon")}, keyforge.CannotBeUsed)
	})
	t.Run("artifacts are used as ever", func(t *testing.T) {
		tb := war()
		tb.Act("hallowed-blaster")
		tb.Pick("sequis")
		tb.Damage("sequis", 0)
		tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("seeker-needle")}, keyforge.WrongHouse)
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
		return gametest.Start(t, keyforge.Duel, keyforge.Position{Step: keyforge.HouseStep, Players: []side{
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

func TestLadyMaxena(t *testing.T) {
	t.Run("stuns any creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Artifacts: ids("seeker-needle"), Hand: ids("lady-maxena")},
			side{Line: ids("valdr", "tocsin")}, card.Sanctum)
		tb.Play("lady-maxena")
		tb.Right()
		tb.Offers("lady-maxena", "mother", "valdr", "tocsin")
		tb.Must()
		tb.Pick("valdr")
		tb.Marked("valdr", keyforge.Stunned)
		tb.Unmarked("tocsin", keyforge.Stunned)
	})
	t.Run("returns to its owner's hand", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "lady-maxena", Foreign: true, Amber: 1}}}, side{Amber: 1}, card.Sanctum)
		tb.Act("lady-maxena")
		assert.Equal(t, []string{"lady-maxena"}, tb.Pile(1, card.Hand))
		tb.Amber(1, 2)
	})
	t.Run("not when stunned or exhausted", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "lady-maxena", Marks: keyforge.Stunned}, {ID: "lady-maxena", Marks: keyforge.Exhausted}}},
			side{}, card.Sanctum)
		tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("lady-maxena#1")}, keyforge.IsStunned)
		tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("lady-maxena#2")}, keyforge.IsExhausted)
	})
}

func TestLordGolgotha(t *testing.T) {
	t.Run("3 damage to each neighbor of what it fights, before the fight", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "lord-golgotha", "valdr")},
			side{Line: ids("dust-imp", "tocsin", "troll", "charette")}, card.Sanctum)
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
		tb := duel(t, side{Line: many(c.mine, "mother"), Hand: ids("numquid-the-fair")},
			side{Line: many(c.theirs, "tocsin"), Artifacts: ids("seeker-needle")}, card.Sanctum)
		tb.Play("numquid-the-fair")
		if c.mine > 0 {
			tb.Right()
		}
		for tb.Question().Kind == keyforge.AskCards {
			tb.Pick("tocsin")
		}
		assert.Len(t, tb.Pile(1, card.Battleline), c.left)
		assert.Len(t, tb.Pile(0, card.Battleline), c.mine+1)
	}
}

// A broken ward is not a destroyed creature, but the comparison is made again all
// the same.
func TestNumquidTheFairAgainstAWard(t *testing.T) {
	tb := duel(t, side{Hand: ids("numquid-the-fair")}, side{Line: list{{ID: "tocsin", Marks: keyforge.Warded}, {ID: "mother"}}}, card.Sanctum)
	tb.Play("numquid-the-fair")
	tb.Pick("tocsin")
	tb.Unmarked("tocsin", keyforge.Warded)
	tb.Offers("tocsin", "mother")
	tb.Pick("mother")
	tb.Line(1, "tocsin")
}

func TestProtectrix(t *testing.T) {
	protectrix := func() *gametest.Table {
		tb := duel(t, side{Line: list{{ID: "protectrix"}, {ID: "valdr", Damage: 4}, {ID: "mother"}},
			Hand: list{{ID: "poison-wave", House: card.Sanctum}}}, side{Line: ids("troll")}, card.Sanctum)
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

func TestRaidingKnight(t *testing.T) {
	for _, c := range []struct{ have, captured int }{{0, 0}, {1, 1}, {4, 1}} {
		tb := duel(t, side{Hand: ids("raiding-knight")}, side{Amber: c.have}, card.Sanctum)
		tb.Play("raiding-knight")
		tb.AmberOn("raiding-knight", c.captured)
		tb.Amber(1, c.have-c.captured)
	}
}

func TestSanctumGuardian(t *testing.T) {
	t.Run("swaps after a fight and after reaping (K10.7)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("sanctum-guardian", "mother", "valdr", "sanctum-guardian")},
			side{Line: ids("tocsin", "troll")}, card.Sanctum)
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

func TestSergeantZakiel(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "valdr", Marks: keyforge.Exhausted}, {ID: "tocsin"}}, Hand: ids("sergeant-zakiel", "sergeant-zakiel")},
		side{Line: ids("mother", "smaaash")}, card.Sanctum)
	tb.Play("sergeant-zakiel#1")
	tb.Left()
	tb.Offers("valdr")
	tb.Pick("valdr")
	tb.Pick("smaaash")
	tb.InZone(card.Discard, "smaaash")
	tb.Damage("valdr", 5)
	tb.Play("sergeant-zakiel#2")
	tb.Right()
	tb.Finish() // it may be declined
	tb.Unmarked("tocsin", keyforge.Exhausted)
}

func TestStaunchKnight(t *testing.T) {
	t.Run("on a flank", func(t *testing.T) {
		tb := duel(t, side{Line: ids("staunch-knight", "staunch-knight", "mother", "staunch-knight")},
			side{Line: ids("staunch-knight")}, card.Sanctum)
		tb.PowerIs("staunch-knight#1", 6)
		tb.PowerIs("staunch-knight#2", 4)
		tb.PowerIs("staunch-knight#3", 6)
		tb.PowerIs("1:staunch-knight", 6) // alone on both (K10.3)
	})
	t.Run("leaving the flank with 4 damage destroys it (Q31)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "staunch-knight", Damage: 4}, {ID: "mother"}}, Hand: ids("raiding-knight")}, side{}, card.Sanctum)
		tb.Line(0, "staunch-knight", "mother")
		tb.Play("raiding-knight")
		tb.Left()
		tb.Line(0, "raiding-knight", "mother")
	})
	t.Run("a flank that opens strengthens it", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dust-imp", "staunch-knight", "mother"), Hand: list{{ID: "punch", House: card.Sanctum}}},
			side{}, card.Sanctum)
		tb.PowerIs("staunch-knight", 4)
		tb.Play("punch")
		tb.Pick("dust-imp")
		tb.PowerIs("staunch-knight", 6)
	})
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
		tb := duel(t, side{Hand: ids("urchin", "too-much-to-protect", "nerve-blast", "old-bruno")},
			side{Amber: 9, Line: ids("the-vaultkeeper")}, card.Shadows)
		tb.Play("urchin")
		tb.Play("too-much-to-protect")
		tb.Play("nerve-blast") // it did not: no damage (K16.14)
		tb.Amber(0, 1)
		tb.Amber(1, 9)
		tb.Damage("the-vaultkeeper", 0)
		tb.Play("old-bruno") // but it can be captured
		tb.Right()
		tb.Amber(1, 6)
	})
	t.Run("the opponent's is, and it may be lost", func(t *testing.T) {
		tb := duel(t, side{Line: ids("the-vaultkeeper"), Hand: list{{ID: "urchin"}, {ID: "bumpsy", House: card.Shadows}}},
			side{Amber: 3}, card.Shadows)
		tb.Play("urchin")
		tb.Right()
		tb.Amber(0, 1)
		tb = duel(t, side{Hand: ids("bumpsy")}, side{Amber: 3, Line: ids("the-vaultkeeper")}, card.Brobnar)
		tb.Play("bumpsy")
		tb.Amber(1, 2)
	})
	t.Run("only while it is there", func(t *testing.T) {
		tb := duel(t, side{Hand: list{{ID: "punch", House: card.Shadows}, {ID: "urchin"}}},
			side{Amber: 3, Line: list{{ID: "the-vaultkeeper", Damage: 2}}}, card.Shadows)
		tb.Play("punch")
		tb.Play("urchin")
		tb.Amber(1, 2)
	})
}

func TestVeemosLightbringer(t *testing.T) {
	tb := duel(t, side{Line: ids("urchin", "mother"), Hand: ids("veemos-lightbringer")},
		side{Line: list{{ID: "noddy-the-thief"}, {ID: "troll", Attached: ids("ring-of-invisibility")}, {ID: "umbra"}}}, card.Sanctum)
	tb.Play("veemos-lightbringer")
	tb.Right()
	tb.Line(0, "mother", "veemos-lightbringer")
	tb.Line(1, "umbra") // elusive by an upgrade is elusive
	tb.InZone(card.Discard, "ring-of-invisibility")
}

// What cannot be stolen would not be stolen, so there is nothing to replace
// (K16.13).
func TestK16_13GargantodonBeforeTheVaultkeeper(t *testing.T) {
	tb := duel(t, side{Line: ids("gargantodon"), Hand: ids("urchin")}, side{Amber: 3, Line: ids("the-vaultkeeper")}, card.Shadows)
	tb.Play("urchin")
	tb.Right()
	tb.Amber(1, 3)
	tb.AmberOn("gargantodon", 0)
}
