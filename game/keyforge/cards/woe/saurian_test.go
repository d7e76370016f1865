package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// tired are exhausted cards of a line.
func tired(names ...string) (line list) {
	for _, n := range names {
		line = append(line, keyforge.CardPosition{ID: n, Marks: keyforge.Exhausted})
	}
	return line
}

// with is a card of a line with n counters of the kind.
func with(id string, c card.Counter, n int) keyforge.CardPosition {
	return keyforge.CardPosition{ID: id, Counters: map[card.Counter]int{c: n}}
}

func TestSocraterosaurus(t *testing.T) {
	tb := duel(t, side{Line: ids("socraterosaurus", "platopelta", "aristotlmimus"), Deck: ids("fear")},
		side{Line: ids("platopelta")}, card.Saurian)
	tb.Reap("socraterosaurus")
	tb.InZone(card.Hand, "fear")
	tb.Offers("0:platopelta", "1:platopelta")
	tb.Pick("0:platopelta")
	assert.EqualValues(t, 1, tb.Of("0:platopelta").Counters[card.WisdomCounter])
	assert.Zero(t, tb.Of("aristotlmimus").Counters[card.WisdomCounter])
	t.Run("no pupil, no counter", func(t *testing.T) {
		tb := duel(t, side{Line: ids("socraterosaurus", "aristotlmimus"), Deck: ids("fear")}, side{}, card.Saurian)
		tb.Reap("socraterosaurus")
		tb.InZone(card.Hand, "fear")
		assert.Zero(t, tb.Of("aristotlmimus").Counters[card.WisdomCounter])
	})
}

func TestPlatopelta(t *testing.T) {
	us := func(c keyforge.CardPosition) side {
		return side{Line: list{c, {ID: "aristotlmimus"}}, Hand: ids("punch"), Deck: ids("fear")}
	}
	tb := duel(t, us(keyforge.CardPosition{ID: "platopelta"}), side{}, card.Saurian)
	tb.Reap("platopelta")
	tb.InZone(card.Archives, "punch")
	tb.InZone(card.Deck, "fear")
	t.Run("wise", func(t *testing.T) {
		tb := duel(t, us(with("platopelta", card.WisdomCounter, 1)), side{}, card.Saurian)
		tb.Reap("platopelta")
		tb.Offers("punch", "fear")
		tb.Pick("fear")
		tb.Pick("aristotlmimus")
		assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Archives))
		assert.EqualValues(t, 1, tb.Of("aristotlmimus").Counters[card.WisdomCounter])
		assert.EqualValues(t, 1, tb.Of("platopelta").Counters[card.WisdomCounter])
	})
	t.Run("nothing to archive", func(t *testing.T) {
		tb := duel(t, side{Line: ids("platopelta")}, side{}, card.Saurian)
		tb.Reap("platopelta")
		assert.Empty(t, tb.Pile(0, card.Archives))
	})
}

func TestAristotlmimus(t *testing.T) {
	us := func(c keyforge.CardPosition, archives ...string) side {
		return side{Line: list{c}, Hand: ids("punch"), Deck: ids("fear"), Archives: ids(archives...)}
	}
	t.Run("may play one", func(t *testing.T) {
		tb := duel(t, us(keyforge.CardPosition{ID: "aristotlmimus"}, "dust-imp"), side{}, card.Saurian)
		tb.Reap("aristotlmimus")
		tb.Pick("dust-imp")
		tb.Left()
		tb.Line(0, "dust-imp", "aristotlmimus")
		tb.InZone(card.Hand, "punch")
		tb = duel(t, us(keyforge.CardPosition{ID: "aristotlmimus"}, "dust-imp"), side{}, card.Saurian)
		tb.Reap("aristotlmimus")
		tb.Finish()
		tb.InZone(card.Archives, "dust-imp")
	})
	t.Run("wise", func(t *testing.T) {
		tb := duel(t, us(with("aristotlmimus", card.WisdomCounter, 1)), side{Line: ids("troll")}, card.Saurian)
		tb.Reap("aristotlmimus")
		tb.Offers("punch", "fear")
		tb.Pick("punch") // which it then must play
		tb.Pick("troll")
		tb.Damage("troll", 3)
		tb.InZone(card.Discard, "punch")
		tb.InZone(card.Hand, "fear")
	})
}

func TestEdictOfNerotaurus(t *testing.T) {
	reap := func(tb *gametest.Table, id string) keyforge.Command {
		return keyforge.Command{Verb: keyforge.Reap, Card: tb.Card(id)}
	}
	us := side{Artifacts: ids("edict-of-nerotaurus"), Line: ids("chaosodon", "ballistego", "grammaticus-thrax", "aquilia-lone-hero"),
		Houses: []card.House{card.Saurian}}
	them := side{Line: ids("krump", "mother"), Houses: []card.House{card.Brobnar}}
	t.Run("no two reap, no two fight one after another", func(t *testing.T) {
		tb := duel(t, us, them, card.Saurian)
		tb.Reap("ballistego")
		tb.Refused(reap(tb, "grammaticus-thrax"), keyforge.CannotReap)
		tb.Fight("grammaticus-thrax", "mother")
		tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("chaosodon")}, keyforge.CannotFight)
		tb.Reap("chaosodon")
		tb.Refused(reap(tb, "aquilia-lone-hero"), keyforge.CannotReap)
		tb.Omni("aquilia-lone-hero")
	})
	t.Run("any use lifts it", func(t *testing.T) {
		tb := duel(t, us, them, card.Saurian)
		tb.Reap("ballistego")
		tb.Omni("aquilia-lone-hero")
		tb.Reap("grammaticus-thrax")
	})
	t.Run("only that turn, and for both players", func(t *testing.T) {
		tb := duel(t, us, them, card.Saurian)
		tb.Reap("ballistego")
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Reap("krump")
	})
	t.Run("an artifact is no creature", func(t *testing.T) {
		with := us
		with.Artifacts = ids("edict-of-nerotaurus", "æmbrosia-outpost")
		tb := duel(t, with, them, card.Saurian)
		tb.Reap("ballistego")
		tb.Act("æmbrosia-outpost")
		tb.Pick("chaosodon")
		tb.Pick("ballistego")
		tb.Refused(reap(tb, "grammaticus-thrax"), keyforge.CannotReap)
	})
}

func TestElection(t *testing.T) {
	voted := func(yea, nay int) side {
		return side{Artifacts: list{{ID: "election", Counters: map[card.Counter]int{card.YeaCounter: yea, card.NayCounter: nay}},
			{ID: "æmbrosia-outpost"}}, Line: ids("ballistego", "chaosodon")}
	}
	them := side{Line: ids("krump"), Artifacts: ids("library-of-babble"), Houses: []card.House{card.Brobnar}}
	t.Run("each creature votes", func(t *testing.T) {
		tb := duel(t, voted(0, 0), them, card.Saurian)
		tb.Reap("ballistego")
		tb.Choose(0)
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Reap("krump")
		tb.Choose(1)
		assert.EqualValues(t, 1, tb.Of("election").Counters[card.YeaCounter])
		assert.EqualValues(t, 1, tb.Of("election").Counters[card.NayCounter])
	})
	t.Run("six Yea", func(t *testing.T) {
		tb := duel(t, voted(5, 5), them, card.Saurian)
		tb.Line(1, "krump")
		tb.Reap("ballistego")
		tb.Choose(0)
		tb.Line(0)
		tb.Line(1)
		assert.Equal(t, []string{"æmbrosia-outpost"}, tb.Pile(0, card.Artifacts))
		assert.Equal(t, []string{"library-of-babble"}, tb.Pile(1, card.Artifacts))
	})
	t.Run("six Nay", func(t *testing.T) {
		tb := duel(t, voted(5, 5), them, card.Saurian)
		tb.Reap("chaosodon")
		tb.Choose(1)
		assert.Empty(t, tb.Pile(0, card.Artifacts))
		assert.Empty(t, tb.Pile(1, card.Artifacts))
		tb.Line(0, "ballistego", "chaosodon")
		tb.Line(1, "krump")
	})
	t.Run("a ward saves one creature", func(t *testing.T) {
		warded := them
		warded.Line = list{{ID: "krump", Marks: keyforge.Warded}, {ID: "mother"}}
		tb := duel(t, voted(5, 0), warded, card.Saurian)
		tb.Reap("ballistego")
		tb.Choose(0)
		tb.Line(1, "krump")
		tb.Unmarked("krump", keyforge.Warded)
		tb.InZone(card.Discard, "election", "mother")
	})
}

func TestMagistrateCrispus(t *testing.T) {
	us := side{Line: list{{ID: "magistrate-crispus"}, {ID: "troll", Foreign: true}},
		Artifacts: list{{ID: "library-of-babble", Foreign: true}}}
	them := side{Line: list{{ID: "mother", Foreign: true}, {ID: "valdr"}}, Artifacts: list{{ID: "edict-of-nerotaurus", Foreign: true}},
		Houses: []card.House{card.Dis}}
	tb := duel(t, us, them, card.Saurian)
	tb.EndTurn()
	tb.Pick("mother")
	tb.Left()
	tb.Pick("troll")
	tb.Right()
	tb.Line(0, "mother", "magistrate-crispus")
	tb.Line(1, "valdr", "troll")
	assert.Equal(t, []string{"edict-of-nerotaurus"}, tb.Pile(0, card.Artifacts))
	assert.Equal(t, []string{"library-of-babble"}, tb.Pile(1, card.Artifacts))
	t.Run("not at the end of the opponent's turn", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mother", Foreign: true}}, Houses: []card.House{card.Brobnar}},
			side{Line: ids("magistrate-crispus"), Houses: []card.House{card.Saurian}}, card.Brobnar)
		tb.EndTurn()
		tb.Line(0, "mother")
		tb.EndTurn()
		tb.Left()
		tb.Line(0)
		tb.Line(1, "mother", "magistrate-crispus")
	})
	t.Run("for good: also what an upgrade or another card has taken", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hypnobeam"), Line: ids("magistrate-crispus"), Houses: []card.House{card.Mars}},
			side{Line: ids("troll")}, card.Mars)
		tb.Play("hypnobeam")
		tb.Left()
		tb.Line(0, "troll", "magistrate-crispus")
		tb.EndTurn()
		tb.Line(0, "magistrate-crispus")
		tb.Line(1, "troll")
	})
}

func TestTectonicShift(t *testing.T) {
	play := func(mine, theirs []string) *gametest.Table {
		tb := duel(t, side{Hand: ids("tectonic-shift"), Line: ids(mine...)}, side{Line: ids(theirs...)}, card.Saurian)
		tb.Play("tectonic-shift")
		return tb
	}
	t.Run("a half of each line", func(t *testing.T) {
		tb := play([]string{"troll", "krump", "bumpsy", "valdr"}, []string{"mother", "dust-imp"})
		tb.Offers("troll", "valdr", "mother", "dust-imp")
		tb.Pick("valdr")
		tb.Refused(keyforge.Command{Verb: keyforge.Pick, Card: tb.Card("troll")}, keyforge.SameQuality)
		tb.Must()
		tb.Pick("mother")
		tb.Line(0, "troll", "krump")
		tb.Line(1, "dust-imp")
	})
	t.Run("the creature in the center is of either half", func(t *testing.T) {
		for with, left := range map[bool][]string{true: {"valdr"}, false: {"krump", "valdr"}} {
			tb := play([]string{"troll", "krump", "valdr"}, nil)
			tb.Pick("troll")
			tb.Offers("krump")
			if with {
				tb.Pick("krump")
			} else {
				tb.Finish()
			}
			tb.Line(0, left...)
		}
	})
	t.Run("one creature", func(t *testing.T) {
		for with, left := range map[bool][]string{true: {}, false: {"mother"}} {
			tb := play(nil, []string{"mother"})
			if with {
				tb.Pick("mother")
			} else {
				tb.Finish()
			}
			tb.Line(1, left...)
		}
	})
	t.Run("no creatures", func(t *testing.T) {
		tb := play(nil, nil)
		tb.InZone(card.Discard, "tectonic-shift")
	})
}

func TestAmbrosiaOutpost(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("æmbrosia-outpost"), Deck: ids("fear"),
		Line: list{{ID: "chaosodon", Amber: 1}, {ID: "troll", Amber: 2}}},
		side{Line: list{{ID: "mother", Amber: 3}}}, card.Saurian)
	tb.Act("æmbrosia-outpost")
	tb.Offers("chaosodon", "troll")
	tb.Pick("chaosodon")
	assert.Equal(t, "chaosodon", tb.Pile(0, card.Deck)[1])
	tb.AmberOn("troll", 1)
	tb.Amber(0, 1)
	t.Run("warded: it stays, and no æmber moves", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("æmbrosia-outpost"), Line: list{{ID: "troll", Amber: 2, Marks: keyforge.Warded}}},
			side{}, card.Saurian)
		tb.Act("æmbrosia-outpost")
		tb.AmberOn("troll", 2)
		tb.Amber(0, 0)
	})
}

func TestChaosodon(t *testing.T) {
	tb := duel(t, side{Line: ids("troll", "chaosodon", "mother", "krump")}, side{Line: ids("valdr", "pit-demon", "bumpsy",
		"zorg")}, card.Saurian)
	tb.Fight("chaosodon", "pit-demon")
	for id, n := range map[string]int{"troll": 3, "mother": 3, "krump": 0, "valdr": 3, "bumpsy": 3, "zorg": 0} {
		tb.Damage(id, n)
	}
	tb.Damage("chaosodon", 5)
	tb = duel(t, side{Line: ids("troll", "chaosodon")}, side{}, card.Saurian)
	tb.Reap("chaosodon")
	tb.Damage("troll", 0)
}

func TestHoplitesDory(t *testing.T) {
	line := append(tired("mother", "valdr"), keyforge.CardPosition{ID: "krump"},
		keyforge.CardPosition{ID: "troll", Attached: ids("hoplite-s-dory")},
		keyforge.CardPosition{ID: "zorg", Marks: keyforge.Exhausted})
	tb := duel(t, side{Line: line}, side{Line: tired("bumpsy")}, card.Brobnar)
	tb.PowerIs("troll", 12)
	tb.PowerIs("krump", 6)
	tb.Reap("krump")
	tb.PowerIs("troll", 14)
	tb.Reap("troll")
	tb.PowerIs("troll", 14)
}

func TestMoreEnemies(t *testing.T) {
	for enemies, more := range map[int]bool{0: false, 2: false, 3: true} {
		us := side{Line: ids("imperator-drusilla", "aquilia-lone-hero")}
		tb := duel(t, us, side{Line: many(enemies, "troll"), Amber: 2}, card.Dis)
		assert.Equal(t, more, tb.HasKeyword(tb.Card("imperator-drusilla"), card.SplashAttack))
		tb.Omni("aquilia-lone-hero")
		tb.AmberOn("aquilia-lone-hero", map[bool]int{true: 1}[more])
	}
	tb := duel(t, side{Line: ids("imperator-drusilla")}, side{Line: ids("troll", "mother", "krump", "valdr")}, card.Saurian)
	tb.Fight("imperator-drusilla", "mother")
	tb.Damage("troll", 4)
	tb.Damage("krump", 4)
	tb.Damage("valdr", 0)
	tb = duel(t, side{Hand: ids("imperator-drusilla"), Line: ids("troll", "mother")}, side{Line: ids("valdr")}, card.Saurian)
	tb.Play("imperator-drusilla")
	tb.Left()
	tb.Offers("troll", "mother")
	tb.Pick("mother")
	tb.Line(0, "imperator-drusilla", "troll")
	tb = duel(t, side{Hand: ids("imperator-drusilla")}, side{Line: ids("valdr")}, card.Saurian)
	tb.Play("imperator-drusilla") // never itself
	tb.Line(0, "imperator-drusilla")
}

func TestPaxSauriana(t *testing.T) {
	tb := duel(t, side{Hand: ids("pax-sauriana"), Line: ids("troll")},
		side{Line: ids("mother"), Artifacts: ids("library-of-babble")}, card.Saurian)
	tb.Play("pax-sauriana")
	tb.Amber(0, 2)
	tb.Marked("troll", keyforge.Warded)
	tb.Marked("mother", keyforge.Warded)
	tb.Unmarked("library-of-babble", keyforge.Warded)
}

func TestBallistego(t *testing.T) {
	for yes, n := range map[bool]int{true: 1, false: 0} {
		tb := duel(t, side{Hand: ids("ballistego")}, side{}, card.Saurian)
		tb.Play("ballistego")
		if yes {
			tb.Yes()
		} else {
			tb.No()
		}
		tb.AmberOn("ballistego", n)
		assert.Equal(t, yes, tb.HasKeyword(tb.Card("ballistego"), card.SplashAttack))
	}
	tb := duel(t, side{Line: list{{ID: "ballistego", Amber: 2}}}, side{Line: ids("troll", "dust-imp", "krump")}, card.Saurian)
	tb.Fight("ballistego", "dust-imp")
	tb.Damage("troll", 3)
	tb.Damage("krump", 3)
}

func TestChancellorDexterus(t *testing.T) {
	us := side{Line: ids("mother", "chancellor-dexterus", "troll", "krump"), Houses: []card.House{card.Saurian, card.Brobnar}}
	tb := duel(t, us, side{Houses: []card.House{card.Dis}}, card.Saurian)
	tb.Reap("chancellor-dexterus")
	tb.Yes()
	tb.AmberOn("troll", 1)
	tb.AmberOn("mother", 0)
	assert.Equal(t, card.HouseSet(card.Saurian), tb.HousesOf(tb.Card("troll")))
	assert.Equal(t, card.HouseSet(card.Brobnar), tb.HousesOf(tb.Card("krump")))
	tb.Reap("troll")
	tb.EndTurn()
	assert.Equal(t, card.HouseSet(card.Brobnar), tb.HousesOf(tb.Card("troll")))
	t.Run("declined", func(t *testing.T) {
		tb := duel(t, us, side{}, card.Saurian)
		tb.Reap("chancellor-dexterus")
		tb.No()
		assert.Equal(t, card.HouseSet(card.Brobnar), tb.HousesOf(tb.Card("troll")))
	})
	t.Run("on the right flank there is none", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "chancellor-dexterus")}, side{}, card.Saurian)
		tb.Reap("chancellor-dexterus")
		tb.AmberOn("mother", 0)
	})
}

func TestEpicPoem(t *testing.T) {
	tb := duel(t, side{Hand: ids("epic-poem"), Line: list{{ID: "troll", Amber: 2}, {ID: "mother", Amber: 5}}},
		side{Line: ids("valdr")}, card.Saurian)
	tb.Play("epic-poem")
	tb.Offers("troll", "mother")
	tb.Pick("troll")
	tb.AmberOn("troll", 3)
	tb.Amber(0, 3)
	tb = duel(t, side{Hand: ids("epic-poem")}, side{Line: list{{ID: "valdr", Amber: 2}}}, card.Saurian)
	tb.Play("epic-poem")
	tb.Amber(0, 0)
}

func TestPaleIntoInsignificance(t *testing.T) {
	tb := duel(t, side{Hand: ids("pale-into-insignificance"), Line: ids("dust-imp", "troll")}, side{Line: ids("silvertooth",
		"mother")}, card.Saurian)
	tb.Play("pale-into-insignificance")
	tb.Line(0, "troll")
	tb.Line(1, "mother")
	tb.Amber(0, 3) // with that of the imp
}

func TestPraetorMarius(t *testing.T) {
	line := append(tired("mother", "valdr"), keyforge.CardPosition{ID: "krump"}, keyforge.CardPosition{ID: "praetor-marius"},
		keyforge.CardPosition{ID: "zorg", Marks: keyforge.Exhausted})
	tb := duel(t, side{Line: line}, side{Line: tired("bumpsy"), Amber: 5}, card.Saurian)
	tb.Reap("praetor-marius")
	tb.AmberOn("praetor-marius", 2)
	tb.Amber(1, 3)
	tb = duel(t, side{Line: line}, side{Amber: 1}, card.Saurian)
	tb.Reap("praetor-marius")
	tb.AmberOn("praetor-marius", 1)
}

func TestTrainingCosts(t *testing.T) {
	us := side{Hand: ids("training-costs", "epic-poem"), Amber: 3, Deck: ids("fear")}
	tb := duel(t, us, side{}, card.Saurian)
	tb.Refused(keyforge.Command{Verb: keyforge.DiscardCard, Card: tb.Card("training-costs")}, keyforge.Kept)
	tb.Discard("epic-poem")
	tb.Play("training-costs")
	tb.Amber(0, 1)
	tb.InZone(card.Discard, "training-costs")
	t.Run("too little: it comes back", func(t *testing.T) {
		us.Amber = 1
		tb := duel(t, us, side{}, card.Saurian)
		tb.Play("training-costs")
		tb.InZone(card.Deck, "training-costs", "fear")
	})
	t.Run("an ability discards it", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("abyssal-sight"), Line: ids("fuguru")}, side{Hand: ids("training-costs")}, card.Unfathomable)
		tb.Play("abyssal-sight")
		tb.InZone(card.Discard, "training-costs")
	})
}
