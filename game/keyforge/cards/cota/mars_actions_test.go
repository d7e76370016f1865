package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestAmmoniaClouds(t *testing.T) {
	tb := duel(t, side{Line: ids("blypyp", "grommid"), Hand: ids("ammonia-clouds")},
		side{Line: ids("dextre", "grabber-jammer", "mother")}, card.Mars)
	tb.Play("ammonia-clouds")
	tb.InZone(card.Discard, "blypyp")
	tb.InZone(card.Deck, "dextre")
	tb.Damage("grommid", 3)
	tb.Damage("grabber-jammer", 2) // armor
	tb.Damage("mother", 3)
}

func TestBattleFleet(t *testing.T) {
	tb := duel(t, side{Hand: ids("battle-fleet", "zorg", "squawker", "fear"), Deck: ids("anger", "punch", "mother")},
		side{Hand: ids("blypyp")}, card.Mars)
	tb.Play("battle-fleet")
	tb.Offers("zorg", "squawker")
	tb.Pick("zorg", "squawker")
	tb.Marked("zorg", keyforge.Revealed)
	assert.Len(t, tb.Pile(0, card.Hand), 5)
	assert.Equal(t, []string{"mother"}, tb.Pile(0, card.Deck))
	tb = duel(t, side{Hand: ids("battle-fleet", "zorg"), Deck: ids("anger")}, side{}, card.Mars)
	tb.Play("battle-fleet")
	tb.Finish()
	assert.Equal(t, []string{"anger"}, tb.Pile(0, card.Deck))
	tb.Amber(0, 1)
	tb = duel(t, side{Hand: ids("battle-fleet", "fear"), Deck: ids("anger")}, side{}, card.Mars)
	tb.Play("battle-fleet")
	assert.Equal(t, []string{"anger"}, tb.Pile(0, card.Deck))
}

func TestDeepProbe(t *testing.T) {
	probe := func(h card.House) *gametest.Table {
		tb := duel(t, side{Hand: ids("deep-probe", "troll")},
			side{Hand: ids("valdr", "smaaash", "punch", "mother"), Line: ids("headhunter")}, card.Mars)
		tb.Play("deep-probe")
		tb.House(h)
		return tb
	}
	tb := probe(card.Brobnar)
	tb.InZone(card.Discard, "valdr", "smaaash")
	tb.InZone(card.Hand, "punch", "mother", "troll")
	tb.InZone(card.Battleline, "headhunter")
	tb.Marked("mother", keyforge.Revealed)
	tb.Amber(0, 1)
	tb = probe(card.Dis)
	assert.Len(t, tb.Pile(1, card.Hand), 4)
	tb.Marked("valdr", keyforge.Revealed)
}

func TestEMPBlast(t *testing.T) {
	tb := duel(t, side{Line: ids("blypyp", "batdrone", "valdr"), Artifacts: ids("feeding-pit"), Hand: ids("emp-blast")},
		side{Line: ids("zorg", "mother", "troll", "tunk"), Artifacts: ids("seeker-needle")}, card.Mars)
	tb.Play("emp-blast")
	for _, c := range []string{"blypyp", "batdrone", "zorg", "mother", "tunk"} {
		tb.Marked(c, keyforge.Stunned)
	}
	tb.Unmarked("valdr", keyforge.Stunned)
	tb.Unmarked("troll", keyforge.Stunned)
	tb.InZone(card.Discard, "feeding-pit", "seeker-needle")
	tb.Amber(0, 1)
	tb = duel(t, side{Hand: ids("emp-blast")}, side{}, card.Mars)
	tb.Play("emp-blast")
	tb.Amber(0, 1)
}

func TestHypnoticCommand(t *testing.T) {
	hypnosis := func(theirs int, line ...string) *gametest.Table {
		tb := duel(t, side{Line: ids("blypyp", "zorg", "mother"), Hand: ids("hypnotic-command"), Amber: 2},
			side{Line: ids(line...), Amber: theirs}, card.Mars)
		tb.Play("hypnotic-command")
		return tb
	}
	tb := hypnosis(3, "valdr", "tunk")
	tb.Offers("valdr", "tunk")
	tb.Pick("valdr")
	tb.Pick("tunk")
	tb.AmberOn("valdr", 1)
	tb.AmberOn("tunk", 1)
	tb.Amber(1, 1)
	tb.Amber(0, 2)
	tb = hypnosis(3, "valdr", "tunk")
	tb.Pick("valdr") // one creature may do it twice (K16.16)
	tb.Pick("valdr")
	tb.AmberOn("valdr", 2)
	tb = hypnosis(1, "valdr")
	tb.AmberOn("valdr", 1)
	tb.Amber(1, 0)
	tb = hypnosis(3)
	tb.Amber(1, 3)
	tb.Amber(0, 2)
}

func TestKeyAbduction(t *testing.T) {
	abduct := func(s side) *gametest.Table {
		s.Hand = append(ids("key-abduction"), s.Hand...)
		tb := duel(t, s, side{Line: ids("grommid", "mother")}, card.Mars)
		tb.Play("key-abduction")
		assert.Equal(t, []string{"grommid"}, tb.Pile(1, card.Hand))
		tb.Line(1, "mother")
		return tb
	}
	t.Run("the returned creatures are in hand by then", func(t *testing.T) {
		tb := abduct(side{Line: ids("blypyp", "valdr"), Hand: many(3, "fear"), Amber: 10}) // an icon: 11 = 6 + 9 - 4
		tb.Yes()
		tb.Choose(0)
		tb.Keys(0, 1)
		tb.Amber(0, 0)
		tb.Line(0, "valdr")
	})
	t.Run("one æmber short", func(t *testing.T) {
		tb := abduct(side{Line: ids("valdr"), Hand: many(3, "fear"), Amber: 10})
		tb.Keys(0, 0)
		tb.Amber(0, 11)
	})
	t.Run("it need not be forged", func(t *testing.T) {
		tb := abduct(side{Hand: many(9, "fear"), Amber: 5})
		tb.No()
		tb.Keys(0, 0)
		tb.Amber(0, 6)
	})
	t.Run("with more than nine cards it is cheaper than the current cost", func(t *testing.T) {
		tb := abduct(side{Hand: many(11, "fear"), Amber: 5})
		tb.Yes()
		tb.Choose(0)
		tb.Keys(0, 1)
		tb.Amber(0, 2)
	})
}

func TestMartianHounds(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "blypyp"}, {ID: "zorg", Damage: 1}}, Hand: ids("martian-hounds")},
		side{Line: list{{ID: "valdr", Damage: 2}, {ID: "troll"}}}, card.Mars)
	tb.Play("martian-hounds")
	tb.Offers("blypyp", "zorg", "valdr", "troll")
	tb.Pick("blypyp") // all of it goes to that one (K16.17)
	tb.PowerIs("blypyp", 2+4)
	tb.PowerIs("zorg", 7)
	tb = duel(t, side{Line: ids("blypyp"), Hand: ids("martian-hounds")}, side{}, card.Mars)
	tb.Play("martian-hounds")
	tb.PowerIs("blypyp", 2)
}

func TestMartiansMakeBadAllies(t *testing.T) {
	tb := duel(t, side{Hand: ids("martians-make-bad-allies", "valdr", "zorg", "punch", "mother", "feeding-pit"), Line: ids("troll")},
		side{Hand: ids("tocsin")}, card.Mars)
	tb.Play("martians-make-bad-allies")
	tb.InZone(card.Purged, "valdr", "mother")
	tb.InZone(card.Hand, "zorg", "punch", "feeding-pit", "tocsin")
	tb.Marked("zorg", keyforge.Revealed)
	tb.Amber(0, 2)
	tb = duel(t, side{Hand: ids("martians-make-bad-allies", "zorg")}, side{}, card.Mars)
	tb.Play("martians-make-bad-allies")
	tb.Amber(0, 0)
}

func TestMassAbduction(t *testing.T) {
	abduct := func() *gametest.Table {
		tb := duel(t, side{Line: list{{ID: "zorg", Damage: 1}}, Hand: ids("mass-abduction")},
			side{Line: list{{ID: "valdr", Damage: 1}, {ID: "troll"}, {ID: "mother", Damage: 2}, {ID: "smaaash", Damage: 1, Amber: 2},
				{ID: "tunk", Damage: 1}}}, card.Mars)
		tb.Play("mass-abduction")
		tb.Offers("valdr", "mother", "smaaash", "tunk")
		return tb
	}
	tb := abduct()
	tb.Pick("valdr", "mother", "smaaash")
	assert.ElementsMatch(t, []string{"valdr", "mother", "smaaash"}, tb.Pile(0, card.Archives))
	tb.Line(1, "troll", "tunk")
	tb.Amber(0, 1+2)
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.EndTurn()
	tb.Yes()
	assert.ElementsMatch(t, []string{"valdr", "mother", "smaaash"}, tb.Pile(1, card.Hand))
	tb = abduct()
	tb.Finish()
	assert.Empty(t, tb.Pile(0, card.Archives))
}

func TestMatingSeason(t *testing.T) {
	tb := duel(t, side{Line: ids("blypyp", "zorg", "mother"), Hand: ids("mating-season")},
		side{Line: list{{ID: "tunk"}, {ID: "grommid", Foreign: true}, {ID: "valdr"}}}, card.Mars)
	tb.Play("mating-season")
	assert.ElementsMatch(t, []string{"blypyp", "zorg", "grommid"}, tb.Pile(0, card.Deck))
	assert.Equal(t, []string{"tunk"}, tb.Pile(1, card.Deck))
	tb.Amber(0, 1+3) // by owner: into whose deck it was shuffled
	tb.Amber(1, 1)
	tb.Line(0, "mother")
	tb.Line(1, "valdr")
	tb = duel(t, side{Line: list{{ID: "blypyp", Marks: keyforge.Warded}}, Hand: ids("mating-season")}, side{}, card.Mars)
	tb.Play("mating-season")
	tb.Amber(0, 1)
	tb.Line(0, "blypyp")
}

func TestMothershipSupport(t *testing.T) {
	support := func() *gametest.Table {
		tb := duel(t, side{Line: list{{ID: "blypyp"}, {ID: "tunk", Marks: keyforge.Exhausted}, {ID: "zorg"}, {ID: "mother"}},
			Hand: ids("mothership-support")}, side{Line: ids("valdr", "zorg")}, card.Mars)
		tb.Play("mothership-support")
		tb.Offers("blypyp", "tunk", "0:zorg", "mother", "valdr", "1:zorg")
		return tb
	}
	tb := support()
	tb.Pick("valdr")
	tb.Pick("1:zorg")
	tb.Damage("valdr", 2)
	tb.Damage("1:zorg", 2)
	tb = support()
	tb.Pick("valdr")
	tb.Pick("valdr")
	tb.Damage("valdr", 4)
	tb = duel(t, side{Line: ids("mother"), Hand: ids("mothership-support")}, side{Line: ids("zorg")}, card.Mars)
	tb.Play("mothership-support")
	tb.Damage("zorg", 0)
}

func TestOrbitalBombardment(t *testing.T) {
	tb := duel(t, side{Hand: ids("orbital-bombardment", "zorg", "squawker", "fear")}, side{Line: ids("valdr", "troll")}, card.Mars)
	tb.Play("orbital-bombardment")
	tb.Offers("zorg", "squawker")
	tb.Pick("zorg", "squawker")
	tb.Pick("valdr")
	tb.Pick("troll")
	tb.Damage("valdr", 2)
	tb.Damage("troll", 2)
	tb.InZone(card.Hand, "zorg", "squawker")
	tb = duel(t, side{Hand: ids("orbital-bombardment", "zorg", "squawker")}, side{Line: ids("valdr", "troll")}, card.Mars)
	tb.Play("orbital-bombardment")
	tb.Pick("zorg")
	tb.Finish()
	tb.Pick("valdr")
	tb.Damage("valdr", 2)
	tb = duel(t, side{Hand: ids("orbital-bombardment", "fear")}, side{Line: ids("valdr")}, card.Mars)
	tb.Play("orbital-bombardment")
	tb.Damage("valdr", 0)
}

func TestPhosphorusStars(t *testing.T) {
	tb := duel(t, side{Line: ids("blypyp", "mother"), Hand: ids("phosphorus-stars")}, side{Line: ids("valdr", "zorg")}, card.Mars)
	tb.Play("phosphorus-stars")
	tb.Marked("mother", keyforge.Stunned)
	tb.Marked("valdr", keyforge.Stunned)
	tb.Unmarked("blypyp", keyforge.Stunned)
	tb.Unmarked("zorg", keyforge.Stunned)
	assert.Equal(t, 2, int(tb.Player(0).Chains))
	assert.Equal(t, 0, int(tb.Player(1).Chains))
}

func TestPsychicNetwork(t *testing.T) {
	for _, c := range []struct{ theirs, stolen int }{{5, 2}, {1, 1}, {0, 0}} {
		tb := duel(t, side{Line: list{{ID: "blypyp"}, {ID: "zorg"}, {ID: "tunk", Marks: keyforge.Exhausted}, {ID: "mother"}},
			Hand: ids("psychic-network")},
			side{Line: ids("grommid"), Amber: c.theirs}, card.Mars)
		tb.Play("psychic-network")
		tb.Amber(0, c.stolen)
		tb.Amber(1, c.theirs-c.stolen)
	}
}

func TestSampleCollection(t *testing.T) {
	collect := func(keys int, line ...string) *gametest.Table {
		tb := duel(t, side{Line: ids("zorg"), Hand: ids("sample-collection"), Keys: 1}, side{Line: ids(line...), Keys: keys}, card.Mars)
		tb.Play("sample-collection")
		return tb
	}
	tb := collect(2, "valdr", "troll", "mother")
	tb.Offers("valdr", "troll", "mother")
	tb.Pick("valdr", "mother")
	assert.ElementsMatch(t, []string{"valdr", "mother"}, tb.Pile(0, card.Archives))
	tb.Line(1, "troll")
	tb = collect(0, "valdr")
	tb.Line(1, "valdr")
	tb = collect(2, "valdr")
	assert.Equal(t, []string{"valdr"}, tb.Pile(0, card.Archives))
	tb.EndTurn()
	tb.EndTurn()
	tb.Yes()
	assert.Equal(t, []string{"valdr"}, tb.Pile(1, card.Hand))
}

func TestShatterStorm(t *testing.T) {
	for _, c := range []struct{ mine, theirs, left int }{{0, 5, 5}, {1, 5, 2}, {2, 5, 0}, {2, 7, 1}} {
		tb := duel(t, side{Hand: ids("shatter-storm"), Amber: c.mine}, side{Amber: c.theirs}, card.Mars)
		tb.Play("shatter-storm")
		tb.Amber(0, 0)
		tb.Amber(1, c.left)
	}
}

func TestSoftLanding(t *testing.T) {
	land := func() *gametest.Table {
		tb := duel(t, side{Hand: ids("soft-landing", "blypyp", "feeding-pit", "squawker", "jammer-pack")}, side{Hand: ids("valdr")}, card.Mars)
		tb.Play("soft-landing")
		return tb
	}
	tb := land()
	tb.Play("blypyp")
	tb.Unmarked("blypyp", keyforge.Exhausted)
	tb.Play("feeding-pit")
	tb.Marked("feeding-pit", keyforge.Exhausted)
	tb = land()
	tb.Play("squawker") // neither a creature nor an artifact
	tb.Choose(0)
	tb.Play("feeding-pit")
	tb.Unmarked("feeding-pit", keyforge.Exhausted)
	tb.Play("blypyp")
	tb.Marked("blypyp", keyforge.Exhausted)
	tb = land()
	tb.EndTurn()
	tb.Play("valdr")
	tb.Marked("valdr", keyforge.Exhausted)
	tb.EndTurn()
	tb.Play("blypyp")
	tb.Marked("blypyp", keyforge.Exhausted)
}

func TestSquawker(t *testing.T) {
	squawk := func(option int) *gametest.Table {
		tb := duel(t, side{Line: list{{ID: "blypyp", Marks: keyforge.Exhausted}, {ID: "mother", Marks: keyforge.Exhausted}},
			Hand: ids("squawker")},
			side{Line: list{{ID: "zorg", Marks: keyforge.Exhausted}, {ID: "valdr"}}}, card.Mars)
		tb.Play("squawker")
		tb.Choose(option)
		return tb
	}
	tb := squawk(0)
	tb.Offers("blypyp", "zorg")
	tb.Pick("blypyp")
	tb.Unmarked("blypyp", keyforge.Exhausted)
	tb = squawk(1)
	tb.Offers("mother", "valdr")
	tb.Pick("valdr")
	tb.Marked("valdr", keyforge.Stunned)
	tb.Unmarked("mother", keyforge.Stunned)
}

func TestTotalRecall(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "blypyp"}, {ID: "mother"}, {ID: "zorg", Marks: keyforge.Exhausted}, {ID: "troll", Foreign: true}},
		Hand: ids("total-recall")}, side{Line: ids("valdr")}, card.Mars)
	tb.Play("total-recall")
	tb.Amber(0, 1+3)
	tb.InZone(card.Hand, "blypyp", "mother", "zorg")
	assert.Equal(t, []string{"troll"}, tb.Pile(1, card.Hand))
	tb.Line(1, "valdr")
	tb = duel(t, side{Hand: ids("total-recall")}, side{}, card.Mars)
	tb.Play("total-recall")
	tb.Amber(0, 1)
}

func TestIrradiatedAember(t *testing.T) {
	for _, c := range []struct{ have, damage int }{{5, 0}, {6, 3}, {7, 3}} {
		tb := duel(t, side{Line: ids("zorg"), Hand: ids("irradiated-æmber"), Amber: 9},
			side{Line: ids("valdr", "troll"), Amber: c.have}, card.Mars)
		tb.Play("irradiated-æmber")
		tb.Damage("valdr", c.damage)
		tb.Damage("troll", c.damage)
		tb.Damage("zorg", 0)
	}
}
