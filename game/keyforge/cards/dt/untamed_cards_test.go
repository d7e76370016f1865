package dt_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestAmberfinSharkEvilTwin(t *testing.T) {
	mine := side{Line: ids("æmberfin-shark-evil-twin"), Houses: []card.House{card.Untamed}}
	for _, c := range []struct{ mine, theirs, power int }{{3, 2, 5}, {0, 2, 4}, {0, 0, 3}} {
		mine.Amber = c.mine
		tb := duel(t, mine, side{Amber: c.theirs, Houses: []card.House{card.Dis}}, card.Untamed)
		tb.EndTurn()
		tb.PowerIs("æmberfin-shark-evil-twin", c.power)
		tb.Amber(0, max(0, c.mine-1))
		tb.Amber(1, max(0, c.theirs-1))
		tb.EndTurn() // theirs: nothing
		tb.PowerIs("æmberfin-shark-evil-twin", c.power)
	}
}

func TestChelonia(t *testing.T) {
	for id, want := range map[string][2]int{"chelonia": {1, 3}, "chelonia-evil-twin": {0, 2}} {
		t.Run(id, func(t *testing.T) {
			mine := side{Line: ids(id), Hand: ids("mookling", "beach-day")}
			tb := tideFor(t, 0, mine, side{Amber: 3}, card.Untamed)
			tb.Play("mookling")
			tb.Left()
			tb.Amber(0, want[0])
			tb.Amber(1, want[1])
			tb = duel(t, mine, side{Amber: 3}, card.Untamed)
			tb.Play("mookling")
			tb.Left()
			tb.Amber(0, 0)
			tb.Amber(1, 3)
			tb = tideFor(t, 0, side{Hand: ids(id)}, side{Amber: 3}, card.Untamed)
			tb.Play(id) // it is not another creature
			tb.Amber(0, 0)
			tb.Amber(1, 3)
			tb = tideFor(t, 0, side{Hand: ids("mookling")}, side{Amber: 3, Line: ids(id)}, card.Untamed)
			tb.Play("mookling") // the opponent's
			tb.Amber(0, 0)
			tb.Amber(1, 3)
		})
	}
}

func TestMookling(t *testing.T) {
	t.Run("the evil one grows by what a key of the opponent costs", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mookling-evil-twin"), Houses: []card.House{card.Untamed}, Artifacts: ids("static-collection-array"),
			Amber: 6},
			side{Amber: 7, Houses: []card.House{card.Dis}}, card.Untamed)
		tb.EndTurn()
		tb.Choose(0)
		tb.PowerIs("mookling-evil-twin", 8)
		tb.EndTurn()
		tb.Choose(0) // its own player's
		tb.PowerIs("mookling-evil-twin", 8)
	})
	t.Run("the other's power is added to the cost", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mookling", Power: 3}}}, side{}, card.Untamed)
		assert.Equal(t, 11, tb.KeyCost(1))
		assert.Equal(t, 6, tb.KeyCost(0))
	})
}

func TestOlPaddy(t *testing.T) {
	t.Run("the evil one discards the bottom card of the opponent and destroys what shares its house", func(t *testing.T) {
		tb := duel(t, side{Line: ids("ol--paddy-evil-twin")},
			side{Deck: ids("zorg", "mother", "krump"), Line: ids("troll", "valdr", "dust-imp", "batdrone")}, card.Untamed)
		tb.Reap("ol--paddy-evil-twin")
		tb.Offers("troll", "valdr")
		tb.Pick("valdr")
		tb.InZone(card.Discard, "krump", "valdr")
		assert.Equal(t, []string{"zorg", "mother"}, tb.Pile(1, card.Deck))
	})
	t.Run("3 of them at high tide", func(t *testing.T) {
		tb := tideFor(t, 0, side{Line: ids("ol--paddy-evil-twin")},
			side{Deck: ids("zorg", "mother", "krump", "anger"), Line: ids("troll", "dust-imp", "batdrone")}, card.Untamed)
		tb.Reap("ol--paddy-evil-twin")
		tb.Offers("troll", "batdrone")
		tb.Pick("batdrone")
		assert.Equal(t, []string{"zorg"}, tb.Pile(1, card.Deck))
	})
	t.Run("an empty deck destroys nothing", func(t *testing.T) {
		tb := duel(t, side{Line: ids("ol--paddy-evil-twin")}, side{Line: ids("troll"), Discard: ids("krump")}, card.Untamed)
		tb.Reap("ol--paddy-evil-twin")
		tb.Line(1, "troll")
	})
	t.Run("the other plays the creatures that it discards from the own deck, one at a time", func(t *testing.T) {
		tb := tideFor(t, 0, side{Line: ids("ol--paddy"), Deck: ids("zorg", "mother", "anger", "urchin"), Discard: ids("krump")},
			side{Amber: 2}, card.Untamed)
		tb.Reap("ol--paddy")
		tb.Pick("urchin")
		tb.Left()
		tb.Amber(0, 2) // Urchin has stolen 1
		tb.Right()
		tb.Line(0, "urchin", "ol--paddy", "mother")
		tb.InZone(card.Discard, "anger", "krump")
	})
	t.Run("what is no creature stays where it was discarded", func(t *testing.T) {
		tb := duel(t, side{Line: ids("ol--paddy"), Deck: ids("mother", "anger")}, side{}, card.Untamed)
		tb.Reap("ol--paddy")
		tb.InZone(card.Discard, "anger")
		tb.InZone(card.Deck, "mother")
	})
}

func TestSporegorger(t *testing.T) {
	t.Run("the evil one gathers all counters", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("sporegorger-evil-twin"), Line: list{{ID: "mother", Power: 2}, {ID: "troll"}}},
			side{Line: list{{ID: "valdr", Power: 1}, {ID: "dust-imp", Power: 3, Damage: 2}}}, card.Untamed)
		tb.Play("sporegorger-evil-twin")
		tb.Left()
		tb.PowerIs("sporegorger-evil-twin", 10)
		tb.PowerIs("mother", 5)
		tb.PowerIs("valdr", 6)
		tb.InZone(card.Discard, "dust-imp")
	})
	t.Run("and lets them burst: 1 damage for each, at once, to all others", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "sporegorger-evil-twin", Power: 3}, {ID: "mother"}}},
			side{Line: list{{ID: "champion-anaphiel"}, {ID: "troll", Marks: keyforge.Warded}}}, card.Untamed)
		tb.Reap("sporegorger-evil-twin")
		tb.Yes()
		tb.PowerIs("sporegorger-evil-twin", 4)
		tb.Damage("sporegorger-evil-twin", 0)
		tb.Damage("mother", 3)
		tb.Damage("champion-anaphiel", 2) // its armor is 1
		tb.Damage("troll", 0)
		tb.Unmarked("troll", keyforge.Warded)
	})
	t.Run("or not", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "sporegorger-evil-twin", Power: 3}, {ID: "mother"}}}, side{}, card.Untamed)
		tb.Reap("sporegorger-evil-twin")
		tb.No()
		tb.PowerIs("sporegorger-evil-twin", 7)
		tb.Damage("mother", 0)
	})
	t.Run("the other grows first", func(t *testing.T) {
		tb := duel(t, side{Line: ids("sporegorger")}, side{Line: ids("mother")}, card.Untamed)
		tb.Reap("sporegorger")
		tb.Yes()
		tb.PowerIs("sporegorger", 4)
		tb.Damage("mother", 1)
	})
}

func TestWitchOfTheDawn(t *testing.T) {
	mine := side{Hand: ids("witch-of-the-dawn-evil-twin"), Line: ids("dust-imp"), Discard: ids("troll", "anger")}
	t.Run("the evil one trades a friend for another, which is ready and used", func(t *testing.T) {
		tb := duel(t, mine, side{}, card.Untamed)
		tb.Play("witch-of-the-dawn-evil-twin")
		tb.Left()
		tb.Left()
		tb.Line(0, "troll", "witch-of-the-dawn-evil-twin")
		tb.Marked("troll", keyforge.Exhausted)
		tb.Amber(0, 3) // 2 of Dust Imp, 1 for the reap
	})
	t.Run("also one that enters ready", func(t *testing.T) {
		m := mine
		m.Discard = ids("silvertooth")
		tb := duel(t, m, side{}, card.Untamed)
		tb.Play("witch-of-the-dawn-evil-twin")
		tb.Left()
		tb.Left()
		tb.Marked("silvertooth", keyforge.Exhausted)
		tb.Amber(0, 3)
	})
	t.Run("not the one that was destroyed", func(t *testing.T) {
		m := mine
		m.Discard = nil
		tb := duel(t, m, side{}, card.Untamed)
		tb.Play("witch-of-the-dawn-evil-twin")
		tb.Left()
		tb.Line(0, "witch-of-the-dawn-evil-twin")
	})
	t.Run("nobody destroyed, nobody played (K16.14)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("witch-of-the-dawn-evil-twin"), Line: list{{ID: "mother", Marks: keyforge.Warded}}, Discard: ids("troll")},
			side{}, card.Untamed)
		tb.Play("witch-of-the-dawn-evil-twin")
		tb.Left()
		tb.InZone(card.Discard, "troll")
		tb.Line(0, "witch-of-the-dawn-evil-twin", "mother")
	})
	t.Run("the other returns a creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("witch-of-the-dawn"), Discard: ids("troll", "mother", "anger")}, side{Discard: ids("zorg")}, card.Untamed)
		tb.Play("witch-of-the-dawn")
		tb.Offers("troll", "mother")
		tb.Pick("mother")
		assert.Equal(t, []string{"mother"}, tb.Pile(0, card.Hand))
	})
}

func TestYoungestBear(t *testing.T) {
	t.Run("the evil one fights with a neighbor", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr", "troll", "youngest-bear-evil-twin", "mother")}, side{Line: ids("dust-imp")}, card.Untamed)
		tb.Reap("youngest-bear-evil-twin")
		tb.Offers("troll", "mother")
		tb.Pick("troll")
		tb.InZone(card.Discard, "dust-imp")
		tb.Marked("troll", keyforge.Exhausted)
	})
	t.Run("the other reaps with it, or not", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr", "troll", "youngest-bear", "mother")}, side{}, card.Untamed)
		tb.Reap("youngest-bear")
		tb.Pick("mother")
		tb.Amber(0, 2)
		tb = duel(t, side{Line: ids("troll", "youngest-bear")}, side{}, card.Untamed)
		tb.Reap("youngest-bear")
		tb.Finish()
		tb.Amber(0, 1)
	})
}

func TestTheInsects(t *testing.T) {
	t.Run("each stage lets the next one come back", func(t *testing.T) {
		tb := duel(t, side{Line: ids("chenille", "bombyx"), Discard: ids("bombyx", "fifalde", "chenille")}, side{Discard: ids("bombyx")},
			card.Untamed)
		tb.Act("chenille")
		assert.Equal(t, []string{"bombyx"}, tb.Pile(0, card.Hand))
		tb.Act("bombyx#1")
		assert.ElementsMatch(t, []string{"bombyx", "fifalde"}, tb.Pile(0, card.Hand))
	})
	t.Run("and grows out of the one before", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("bombyx", "fifalde"), Line: ids("chenille", "mother")}, side{Line: ids("chenille")}, card.Untamed)
		tb.Play("bombyx")
		tb.Left()
		tb.Line(0, "bombyx", "mother")
		tb.Line(1, "chenille")
		tb.Play("fifalde")
		tb.Left()
		tb.Line(0, "fifalde", "mother")
	})
	t.Run("without it it dies", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("bombyx"), Line: ids("mother")}, side{Line: ids("chenille")}, card.Untamed)
		tb.Play("bombyx")
		tb.Left()
		tb.InZone(card.Discard, "bombyx")
		tb = duel(t, side{Hand: ids("fifalde"), Line: list{{ID: "bombyx", Marks: keyforge.Warded}}}, side{}, card.Untamed)
		tb.Play("fifalde")
		tb.Left()
		tb.InZone(card.Discard, "fifalde") // what is warded was not destroyed
		tb.Line(0, "bombyx")
	})
	t.Run("Fifalde heals and gains", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "fifalde", Damage: 4}}}, side{}, card.Untamed)
		tb.Reap("fifalde")
		tb.Damage("fifalde", 0)
		tb.Amber(0, 2)
	})
}

func TestDredgingDruid(t *testing.T) {
	mine := side{Line: ids("dredging-druid"), Discard: ids("troll", "mother", "anger", "valdr", "zorg"), Deck: ids("krump")}
	t.Run("up to 3 creatures on top of the deck, in the order of choice", func(t *testing.T) {
		tb := tideFor(t, 0, mine, side{}, card.Untamed)
		tb.Reap("dredging-druid")
		tb.Offers("troll", "mother", "valdr", "zorg")
		tb.Pick("zorg")
		tb.Pick("troll")
		tb.Finish()
		assert.Equal(t, []string{"troll", "zorg", "krump"}, tb.Pile(0, card.Deck))
	})
	t.Run("at low tide nothing", func(t *testing.T) {
		tb := tideFor(t, 1, mine, side{}, card.Untamed)
		tb.Reap("dredging-druid")
		assert.Len(t, tb.Pile(0, card.Deck), 1)
	})
}

func TestPrimalRelic(t *testing.T) {
	t.Run("4 æmber on it, and three grow", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("primal-relic"), Line: ids("mother", "troll")}, side{Line: ids("valdr", "zorg")}, card.Untamed)
		tb.Play("primal-relic")
		tb.Pick("mother", "valdr", "zorg")
		tb.AmberOn("primal-relic", 4)
		tb.PowerIs("valdr", 7)
		tb.PowerIs("troll", 8)
	})
	t.Run("who has 20 power at the start of the turn takes it", func(t *testing.T) {
		for power, n := range map[int]int{0: 0, 1: 4} { // 8, 6 and 5
			tb := duel(t, side{Artifacts: list{{ID: "primal-relic", Amber: 4}}, Line: ids("zorg", "zorg", "zorg"), Houses: []card.House{card.Mars}},
				side{Line: list{{ID: "troll"}, {ID: "valdr"}, {ID: "mother", Power: power}}, Houses: []card.House{card.Brobnar}}, card.Mars)
			tb.EndTurn()
			tb.Amber(1, n)
			tb.AmberOn("primal-relic", 4-n)
			tb.LeaveOpen()
		}
	})
}

func TestRitualOfLife(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("ritual-of-life"), Line: ids("mother", "troll"), Discard: ids("valdr", "anger")}, side{}, card.Untamed)
	tb.Act("ritual-of-life")
	tb.Pick("mother")
	assert.Equal(t, []string{"valdr"}, tb.Pile(0, card.Hand))
	tb = duel(t, side{Artifacts: ids("ritual-of-life"), Line: list{{ID: "mother", Marks: keyforge.Warded}}, Discard: ids("valdr")}, side{},
		card.Untamed)
	tb.Act("ritual-of-life")
	assert.Empty(t, tb.Pile(0, card.Hand))
}

func TestTheMysticeti(t *testing.T) {
	pod := side{Artifacts: ids("the-mysticeti"), Line: ids("mollymawk", "chelonia", "mother"), Houses: []card.House{card.Untamed}}
	t.Run("three counters for each, and it goes into the line", func(t *testing.T) {
		tb := duel(t, pod, side{Line: ids("zorg"), Houses: []card.House{card.Mars}}, card.Untamed)
		tb.Act("the-mysticeti")
		tb.Offers("mollymawk", "chelonia")
		tb.Pick("mollymawk")
		tb.Pick("chelonia")
		tb.Choose(1)
		tb.Line(0, "mollymawk", "the-mysticeti", "chelonia", "mother")
		tb.PowerIs("the-mysticeti", 6)
		tb.EndTurn()
		refused(tb, keyforge.Fight, "mother", keyforge.NotYours)
		tb.Fight("zorg", "the-mysticeti")
		tb.InZone(card.Discard, "the-mysticeti")
	})
	t.Run("it has taunt", func(t *testing.T) {
		tb := duel(t, side{Line: ids("zorg")}, side{Line: list{{ID: "mother"}, {ID: "the-mysticeti", Power: 3}, {ID: "troll"}}}, card.Mars)
		tb.Fight("zorg")
		tb.InZone(card.Discard, "the-mysticeti")
	})
	t.Run("at least one must be exhausted", func(t *testing.T) {
		tb := duel(t, pod, side{}, card.Untamed)
		tb.Act("the-mysticeti")
		tb.Must()
		tb.Pick("chelonia")
		tb.Finish()
		tb.Choose(0)
		tb.PowerIs("the-mysticeti", 3)
	})
	t.Run("one that was exhausted already does nothing", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("the-mysticeti"), Line: list{{ID: "mollymawk", Marks: keyforge.Exhausted}}}, side{}, card.Untamed)
		tb.Act("the-mysticeti")
		tb.InZone(card.Artifacts, "the-mysticeti")
	})
}

func TestTideActionsOfUntamed(t *testing.T) {
	t.Run("Washed Away and All Tide Up raise the tide", func(t *testing.T) {
		for _, id := range []string{"washed-away", "all-tide-up"} {
			tb := duel(t, side{Hand: ids(id), Artifacts: ids("pestergrove")}, side{}, card.Untamed)
			tb.Play(id)
			assert.True(t, tb.TideHigh(0), id)
			tb.InZone(card.Artifacts, "pestergrove")
		}
	})
	t.Run("or destroy each artifact, or gain", func(t *testing.T) {
		tb := tideFor(t, 0, side{Hand: ids("washed-away", "all-tide-up"), Artifacts: ids("pestergrove")},
			side{Artifacts: ids("ceaseforge")}, card.Untamed)
		tb.Play("washed-away")
		tb.InZone(card.Discard, "pestergrove", "ceaseforge")
		tb.Amber(0, 1)
		tb.Play("all-tide-up")
		tb.Amber(0, 3)
	})
	t.Run("Beach Day returns a creature, and gains at high tide", func(t *testing.T) {
		for high, n := range map[keyforge.Side]int{0: 2, 1: 1} {
			tb := tideFor(t, high, side{Hand: ids("beach-day"), Line: ids("mother")}, side{Line: ids("troll")}, card.Untamed)
			tb.Play("beach-day")
			tb.Pick("troll")
			assert.Equal(t, []string{"troll"}, tb.Pile(1, card.Hand))
			tb.Amber(0, n)
		}
	})
	t.Run("Deepwater Gruen pays at low tide", func(t *testing.T) {
		for high, n := range map[keyforge.Side]int{0: 0, 1: 2} {
			tb := tideFor(t, high, side{Hand: ids("deepwater-gruen"), Line: ids("deepwater-gruen")}, side{}, card.Untamed)
			tb.Play("deepwater-gruen")
			tb.Left()
			tb.Amber(0, 2)
			tb.Reap("deepwater-gruen#1")
			tb.Amber(1, n)
		}
		tb := duel(t, side{Line: ids("deepwater-gruen")}, side{}, card.Untamed)
		tb.Reap("deepwater-gruen")
		tb.Amber(1, 0)
	})
}

func TestThinTheHerd(t *testing.T) {
	tb := duel(t, side{Hand: ids("thin-the-herd"), Line: ids("mother", "headhunter")},
		side{Line: ids("dust-imp", "batdrone", "urchin", "troll")}, card.Untamed)
	tb.Play("thin-the-herd")
	tb.Pick("headhunter") // as powerful as Mother
	tb.Line(0, "mother")
	tb.Line(1, "troll")
	assert.Equal(t, []string{"headhunter"}, tb.Pile(0, card.Deck))
	assert.Len(t, tb.Pile(1, card.Deck), 3)
}

func TestWasteNot(t *testing.T) {
	for id, n := range map[string]int{"headhunter": 3, "troll": 4, "urchin": 1} {
		tb := duel(t, side{Hand: ids("waste-not"), Line: ids(id), Deck: many(6, "punch")}, side{Line: ids("zorg")}, card.Untamed)
		tb.Play("waste-not")
		tb.InZone(card.Discard, id)
		assert.Len(t, tb.Pile(0, card.Hand), n)
	}
}

func TestAssertDominance(t *testing.T) {
	tb := duel(t, side{Hand: ids("assert-dominance"), Line: list{{ID: "troll", Marks: keyforge.Exhausted}, {ID: "mother"}}},
		side{Line: ids("zorg")}, card.Untamed)
	tb.Play("assert-dominance")
	tb.Pick("troll")
	tb.Damage("troll", 0)
	tb.InZone(card.Discard, "zorg")
	tb.Marked("troll", keyforge.Exhausted)
}

func TestInfighting(t *testing.T) {
	t.Run("all at once, from left to right in each line", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("infighting"), Line: ids("dust-imp", "troll", "mother", "zorg")},
			side{Line: ids("batdrone", "valdr")}, card.Untamed)
		tb.Play("infighting")
		tb.Damage("dust-imp", 0)
		tb.Damage("troll", 2)
		tb.InZone(card.Discard, "mother")
		tb.Damage("zorg", 5) // Mother's, though she dies
		tb.Damage("batdrone", 0)
		tb.Damage("valdr", 2)
	})
	t.Run("alone", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("infighting"), Line: ids("troll")}, side{}, card.Untamed)
		tb.Play("infighting")
		tb.Damage("troll", 0)
	})
}

func TestMyliobe(t *testing.T) {
	for _, high := range []keyforge.Side{0, 1} {
		tb := tideFor(t, high, side{Line: ids("myliobe")},
			side{Line: list{{ID: "mother"}, {ID: "dust-imp", Power: 9}, {ID: "troll"}, {ID: "valdr"}}},
			card.Untamed)
		tb.Fight("myliobe", "mother")
		tb.Marked("mother", keyforge.Enraged)
		tb.Marked("dust-imp", keyforge.Enraged)
		tb.Unmarked("troll", keyforge.Enraged)
		tb.Unmarked("myliobe", keyforge.Enraged)
	}
	for high, alive := range map[keyforge.Side]bool{0: true, 1: false} {
		tb := tideFor(t, high, side{Line: ids("myliobe")}, side{Line: ids("troll")}, card.Untamed)
		tb.Fight("myliobe")
		assert.Equal(t, alive, tb.Of("myliobe").Zone == card.Battleline)
	}
}

func TestReapOrSow(t *testing.T) {
	mine := side{Hand: ids("reap-or-sow"), Line: list{{ID: "mother", Marks: keyforge.Exhausted}, {ID: "troll"}}}
	t.Run("reap", func(t *testing.T) {
		tb := duel(t, mine, side{Line: ids("valdr")}, card.Untamed)
		tb.Play("reap-or-sow")
		tb.Choose(0)
		tb.Pick("mother")
		tb.Amber(0, 1)
		tb.Marked("mother", keyforge.Exhausted)
	})
	t.Run("sow", func(t *testing.T) {
		tb := duel(t, mine, side{Line: ids("valdr")}, card.Untamed)
		tb.Play("reap-or-sow")
		tb.Choose(1)
		tb.Pick("mother")
		tb.Pick("valdr")
		tb.Pick("mother")
		tb.PowerIs("mother", 7)
		tb.PowerIs("valdr", 7)
		tb.PowerIs("troll", 8)
	})
}

func TestSmallThingsOfUntamed(t *testing.T) {
	t.Run("Æmbermancy turns counters into æmber", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("æmbermancy"), Line: list{{ID: "mother", Power: 5}}}, side{}, card.Untamed)
		tb.Play("æmbermancy")
		tb.Choose(3)
		tb.PowerIs("mother", 7)
		tb.Amber(0, 4)
	})
	t.Run("Mollymawk destroys an artifact, whosever", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mollymawk"), Artifacts: ids("pestergrove")}, side{Artifacts: ids("ceaseforge")}, card.Untamed)
		tb.Play("mollymawk")
		tb.Offers("pestergrove", "ceaseforge")
		tb.Pick("ceaseforge")
		tb.InZone(card.Discard, "ceaseforge")
		tb.Marked("mollymawk", keyforge.Enraged)
	})
	t.Run("Pestergrove enrages those of the opponent too, and none that is there", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("pestergrove"), Line: ids("mother")},
			side{Hand: ids("troll"), Houses: []card.House{card.Brobnar}}, card.Untamed)
		tb.EndTurn()
		tb.Play("troll")
		tb.Marked("troll", keyforge.Enraged)
		tb.Unmarked("mother", keyforge.Enraged)
	})
	t.Run("Way of the Pixie gains when its creature reaps", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mother", Attached: ids("way-of-the-pixie")}, {ID: "batdrone"}}}, side{}, card.Logos)
		tb.Reap("mother")
		tb.Amber(0, 2)
		tb.Reap("batdrone")
		tb.Amber(0, 3)
	})
}
