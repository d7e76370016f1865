package dt_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// tideFor is a duel in which the tide is high for one side.
func tideFor(t *testing.T, high keyforge.Side, first, second side, active card.House) *gametest.Table {
	t.Helper()
	return gametest.Start(t, keyforge.Duel, keyforge.Position{Players: []keyforge.SidePosition{first, second}, House: active,
		High: []keyforge.Side{high}})
}

// refused asserts that the card cannot be used that way.
func refused(tb *gametest.Table, v keyforge.Verb, name string, why keyforge.Reason) {
	tb.Refused(keyforge.Command{Verb: v, Card: tb.Card(name)}, why)
}

func Test5C077(t *testing.T) {
	t.Run("the evil one destroys another of its power, then grows", func(t *testing.T) {
		tb := duel(t, side{Line: ids("5c077-evil-twin", "dust-imp", "mother")}, side{Line: ids("batdrone")}, card.StarAlliance)
		tb.Reap("5c077-evil-twin")
		tb.Offers("dust-imp", "batdrone")
		tb.Pick("batdrone")
		tb.Yes()
		tb.Choose(0)
		tb.PowerIs("5c077-evil-twin", 3)
		tb.InZone(card.Discard, "batdrone")
	})
	t.Run("its power counts with the counters on it, one of which it may remove", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "5c077-evil-twin", Power: 3}, {ID: "dust-imp"}, {ID: "mother"}}}, side{Line: ids("batdrone")},
			card.StarAlliance)
		tb.Reap("5c077-evil-twin")
		tb.InZone(card.Discard, "mother")
		tb.Yes()
		tb.Choose(1)
		tb.PowerIs("5c077-evil-twin", 4)
	})
	t.Run("or stays as it is", func(t *testing.T) {
		tb := duel(t, side{Line: ids("5c077-evil-twin", "mother")}, side{}, card.StarAlliance)
		tb.Reap("5c077-evil-twin")
		tb.No()
		tb.PowerIs("5c077-evil-twin", 2)
		tb.InZone(card.Battleline, "mother")
	})
	t.Run("the other readies and uses a friend of its power", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "5c077"}, {ID: "dust-imp", Marks: keyforge.Exhausted}, {ID: "mother", Marks: keyforge.Exhausted}}},
			side{Line: ids("batdrone")}, card.StarAlliance)
		tb.Reap("5c077")
		tb.Choose(1) // reap
		tb.Amber(0, 2)
		tb.Marked("dust-imp", keyforge.Exhausted)
		tb.Yes()
		tb.Choose(0)
		tb.PowerIs("5c077", 3)
	})
	t.Run("no friend of its power", func(t *testing.T) {
		tb := duel(t, side{Line: ids("5c077", "mother")}, side{Line: ids("batdrone")}, card.StarAlliance)
		tb.Reap("5c077")
		tb.No()
		tb.Amber(0, 1)
		tb.Unmarked("mother", keyforge.Exhausted)
	})
}

func TestCROfficerHawkins(t *testing.T) {
	for id, want := range map[string][2]int{"cr-officer-hawkins": {2, 3}, "cr-officer-hawkins-evil-twin": {0, 1}} {
		t.Run(id+" between two of other houses", func(t *testing.T) {
			tb := duel(t, side{Hand: ids(id), Line: ids("mother", "troll", "valdr")}, side{Line: ids("zorg"), Amber: 3}, card.StarAlliance)
			tb.Play(id)
			tb.Choose(1)
			tb.Line(0, "mother", id, "troll", "valdr")
			tb.Amber(0, want[0])
			tb.Amber(1, want[1])
		})
		t.Run(id+" beside its own house", func(t *testing.T) {
			tb := duel(t, side{Hand: ids(id), Line: ids("calv-1n")}, side{Amber: 3}, card.StarAlliance)
			tb.Play(id)
			tb.Left()
			tb.Amber(0, 0)
			tb.Amber(1, 3)
		})
	}
}

func TestCH337A(t *testing.T) {
	mine := side{Line: ids("mother", "ch-337a-evil-twin", "troll", "valdr")}
	for name, hurt := range map[string]int{"mother": 0, "ch-337a-evil-twin": 0, "troll": 0, "valdr": 2} {
		t.Run("at high tide the neighbors of the evil one skirmish: "+name, func(t *testing.T) {
			m := mine
			m.Houses = []card.House{card.Brobnar}
			tb := tideFor(t, 0, m, side{Line: ids("batdrone")}, map[string]card.House{"mother": card.Logos,
				"ch-337a-evil-twin": card.StarAlliance, "troll": card.Brobnar, "valdr": card.Brobnar}[name])
			tb.Fight(name)
			tb.Damage(name, hurt)
		})
	}
	t.Run("at low or neutral tide only itself does", func(t *testing.T) {
		for _, tb := range []*gametest.Table{duel(t, mine, side{Line: ids("batdrone", "dust-imp")}, card.Brobnar),
			tideFor(t, 1, mine, side{Line: ids("batdrone", "dust-imp")}, card.Brobnar)} {
			tb.Fight("troll", "batdrone")
			tb.Damage("troll", 2)
		}
		tb := duel(t, mine, side{Line: ids("batdrone")}, card.StarAlliance)
		tb.Fight("ch-337a-evil-twin")
		tb.Damage("ch-337a-evil-twin", 0)
	})
	t.Run("the other makes them elusive at high tide", func(t *testing.T) {
		for high, hurt := range map[keyforge.Side]int{1: 0, 0: 5} {
			tb := tideFor(t, high, side{Line: ids("headhunter")}, side{Line: ids("ch-337a", "troll")}, card.Brobnar)
			tb.Fight("headhunter", "troll")
			tb.Damage("troll", hurt)
		}
	})
}

func TestColonistChapman(t *testing.T) {
	t.Run("the evil one captures all from both, its own player too", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("colonist-chapman-evil-twin"), Amber: 3, Line: ids("mother")}, side{Amber: 5}, card.StarAlliance)
		tb.Play("colonist-chapman-evil-twin")
		tb.Left()
		tb.AmberOn("colonist-chapman-evil-twin", 8)
		tb.Amber(0, 0)
		tb.Amber(1, 0)
	})
	t.Run("from empty pools nothing", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("colonist-chapman-evil-twin")}, side{Amber: 2}, card.StarAlliance)
		tb.Play("colonist-chapman-evil-twin")
		tb.AmberOn("colonist-chapman-evil-twin", 2)
	})
	t.Run("neighbors of other houses gain 1 more when they reap", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll", "colonist-chapman", "calv-1n"), Hand: ids("mother")}, side{Line: ids("valdr")}, card.Brobnar)
		tb.Reap("troll")
		tb.Amber(0, 2)
		tb = duel(t, side{Line: ids("troll", "colonist-chapman", "cxo-taber")}, side{}, card.StarAlliance)
		tb.Reap("cxo-taber")
		tb.Amber(0, 1)
		tb.Reap("colonist-chapman")
		tb.Amber(0, 2)
	})
}

func TestOperativeEspion(t *testing.T) {
	t.Run("who raises the tide on their turn may deal 3 damage", func(t *testing.T) {
		tb := duel(t, side{Line: ids("operative-espion-evil-twin"), Hand: ids("æmber-vac")}, side{Line: ids("troll")}, card.StarAlliance)
		tb.Do(keyforge.Command{Verb: keyforge.RaiseTide})
		tb.Pick("troll")
		tb.Damage("troll", 3)
		tb.Play("æmber-vac") // the tide is high already
		tb.Pick("troll")
		tb.Damage("troll", 3)
	})
	t.Run("the opponent too, or not", func(t *testing.T) {
		them := side{Line: ids("troll"), Houses: []card.House{card.Brobnar}}
		tb := duel(t, side{Line: ids("operative-espion-evil-twin")}, them, card.StarAlliance)
		tb.EndTurn()
		tb.Do(keyforge.Command{Verb: keyforge.RaiseTide})
		tb.Asks(keyforge.AskCards, keyforge.ForEffect, 1)
		tb.Finish()
		tb.Damage("troll", 0)
	})
	t.Run("they may use a creature they control", func(t *testing.T) {
		tb := duel(t, side{Line: ids("operative-espion", "mother")}, side{Line: ids("troll", "valdr"), Houses: []card.House{card.Dis}},
			card.StarAlliance)
		tb.Do(keyforge.Command{Verb: keyforge.RaiseTide})
		tb.Offers("operative-espion", "mother")
		tb.Pick("mother")
		tb.Choose(1)
		tb.Amber(0, 1)
		tb.EndTurn()
		tb.House(card.Dis)
		tb.Do(keyforge.Command{Verb: keyforge.RaiseTide})
		tb.Offers("troll", "valdr")
		tb.Pick("valdr")
		tb.Choose(1)
		tb.Amber(1, 1)
	})
}

func TestRocketeerTryska(t *testing.T) {
	t.Run("the evil one enters ready at high tide", func(t *testing.T) {
		tb := tideFor(t, 0, side{Hand: ids("rocketeer-tryska-evil-twin")}, side{}, card.StarAlliance)
		tb.Play("rocketeer-tryska-evil-twin")
		tb.Unmarked("rocketeer-tryska-evil-twin", keyforge.Exhausted)
		tb = tideFor(t, 1, side{Hand: ids("rocketeer-tryska-evil-twin")}, side{}, card.StarAlliance)
		tb.Play("rocketeer-tryska-evil-twin")
		tb.Marked("rocketeer-tryska-evil-twin", keyforge.Exhausted)
	})
	t.Run("the neighbors of the other do, and it does not", func(t *testing.T) {
		mine := side{Hand: ids("calv-1n", "cxo-taber"), Line: ids("rocketeer-tryska", "mother")}
		tb := tideFor(t, 0, mine, side{}, card.StarAlliance)
		tb.Play("calv-1n")
		tb.Left()
		tb.Unmarked("calv-1n", keyforge.Exhausted)
		tb.Play("cxo-taber")
		tb.Right() // beside Mother
		tb.Marked("cxo-taber", keyforge.Exhausted)
		tb = duel(t, mine, side{}, card.StarAlliance)
		tb.Play("calv-1n")
		tb.Left()
		tb.Marked("calv-1n", keyforge.Exhausted)
		tb = tideFor(t, 0, side{Hand: ids("rocketeer-tryska")}, side{}, card.StarAlliance)
		tb.Play("rocketeer-tryska")
		tb.Marked("rocketeer-tryska", keyforge.Exhausted)
	})
}

func TestShieldULater(t *testing.T) {
	t.Run("the evil one as an upgrade takes all armor and 2 power", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("shield-u-later-evil-twin")}, side{Line: ids("champion-anaphiel", "dust-imp")}, card.StarAlliance)
		tb.PlayUpgrade("shield-u-later-evil-twin")
		tb.Pick("champion-anaphiel")
		tb.PowerIs("champion-anaphiel", 4)
		assert.Equal(t, 0, tb.Armor(tb.Card("champion-anaphiel")))
	})
	t.Run("which may be all the power there is", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("shield-u-later-evil-twin")}, side{Line: ids("dust-imp")}, card.StarAlliance)
		tb.PlayUpgrade("shield-u-later-evil-twin")
		tb.InZone(card.Discard, "dust-imp", "shield-u-later-evil-twin")
		tb.Amber(1, 2)
	})
	t.Run("the other gives 2 armor", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("shield-u-later"), Line: ids("mother")}, side{}, card.StarAlliance)
		tb.PlayUpgrade("shield-u-later")
		assert.Equal(t, 2, tb.Armor(tb.Card("mother")))
		tb.PowerIs("mother", 5)
	})
	t.Run("as creatures they are what is printed", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("shield-u-later", "shield-u-later-evil-twin")}, side{}, card.StarAlliance)
		tb.Play("shield-u-later")
		tb.Play("shield-u-later-evil-twin")
		tb.Left()
		assert.Equal(t, 2, tb.Armor(tb.Card("shield-u-later")))
		tb.PowerIs("shield-u-later-evil-twin", 5)
	})
}

func TestComOfficers(t *testing.T) {
	t.Run("each finds the other in the deck, which is shuffled", func(t *testing.T) {
		for _, pair := range [][2]string{{"com-officer-hings", "com-officer-gross"}, {"com-officer-gross", "com-officer-hings"}} {
			tb := duel(t, side{Hand: ids(pair[0]), Deck: ids("mother", pair[1], "troll")}, side{Deck: ids(pair[1])}, card.StarAlliance)
			tb.Play(pair[0])
			tb.Pick(pair[1])
			assert.Equal(t, []string{pair[1]}, tb.Pile(0, card.Hand))
			assert.Equal(t, 1, tb.Happened(keyforge.Shuffled))
		}
	})
	t.Run("nobody to find", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("com-officer-hings"), Deck: ids("mother")}, side{}, card.StarAlliance)
		tb.Play("com-officer-hings")
		for tb.Question().Kind != keyforge.AskMain {
			tb.Do(tb.Legal(nil)[0])
		}
		assert.Empty(t, tb.Pile(0, card.Hand))
	})
	between := side{Line: ids("calv-1n", "com-officer-hings", "mother", "troll", "com-officer-gross", "valdr"), Deck: many(5, "punch")}
	t.Run("Hings draws for each creature between", func(t *testing.T) {
		tb := duel(t, between, side{Line: ids("zorg", "com-officer-gross")}, card.StarAlliance)
		tb.Reap("com-officer-hings")
		assert.Len(t, tb.Pile(0, card.Hand), 2)
	})
	t.Run("Gross makes them grow", func(t *testing.T) {
		tb := duel(t, between, side{Line: ids("dust-imp", "com-officer-hings")}, card.StarAlliance)
		tb.Fight("com-officer-gross", "dust-imp")
		tb.PowerIs("mother", 6)
		tb.PowerIs("troll", 9)
		tb.PowerIs("valdr", 6)
		tb.PowerIs("calv-1n", 2)
		tb.PowerIs("com-officer-hings", 3)
	})
	t.Run("without the other in the same line nothing", func(t *testing.T) {
		tb := duel(t, side{Line: ids("com-officer-hings", "mother"), Deck: many(5, "punch")}, side{Line: ids("troll", "com-officer-gross")},
			card.StarAlliance)
		tb.Reap("com-officer-hings")
		assert.Empty(t, tb.Pile(0, card.Hand))
	})
}

func TestProfEmeritusKering(t *testing.T) {
	mine := side{Hand: ids("prof-emeritus-kering"), Line: ids("mother", "troll", "valdr"), Houses: []card.House{card.StarAlliance}}
	t.Run("uses one neighbor", func(t *testing.T) {
		tb := duel(t, mine, side{}, card.StarAlliance)
		tb.Play("prof-emeritus-kering")
		tb.Choose(1)
		tb.Offers("mother", "troll")
		tb.Pick("troll")
		tb.Marked("troll", keyforge.Exhausted)
		tb.Unmarked("mother", keyforge.Exhausted)
		tb.Amber(0, 1)
	})
	t.Run("at high tide the other as well", func(t *testing.T) {
		tb := tideFor(t, 0, mine, side{}, card.StarAlliance)
		tb.Play("prof-emeritus-kering")
		tb.Choose(2)
		tb.Pick("valdr")
		tb.Marked("troll", keyforge.Exhausted)
		tb.Unmarked("mother", keyforge.Exhausted)
		tb.Amber(0, 2)
	})
	t.Run("the other is looked for when it is used: a new neighbor, once the first has died (K16.5)", func(t *testing.T) {
		tb := tideFor(t, 0, side{Line: ids("mother", "dust-imp", "prof-emeritus-kering", "headhunter"), Houses: []card.House{card.StarAlliance}},
			side{Line: ids("zorg")}, card.StarAlliance)
		tb.Reap("prof-emeritus-kering")
		tb.Pick("dust-imp")
		tb.Choose(2) // fight
		tb.InZone(card.Discard, "dust-imp")
		tb.Offers("mother", "headhunter")
		tb.Pick("mother")
		tb.Choose(1)
		tb.Marked("mother", keyforge.Exhausted)
		tb.Unmarked("headhunter", keyforge.Exhausted)
	})
	t.Run("nor the one used first, wherever it stands now", func(t *testing.T) {
		tb := tideFor(t, 0, side{Line: ids("mother", "teleporter-chief-tink", "prof-emeritus-kering", "troll"),
			Houses: []card.House{card.StarAlliance}}, side{}, card.StarAlliance)
		tb.Reap("prof-emeritus-kering")
		tb.Pick("teleporter-chief-tink")
		tb.Choose(int(keyforge.ToAct))
		tb.Pick("troll") // with which it swaps
		tb.Line(0, "mother", "troll", "prof-emeritus-kering", "teleporter-chief-tink")
		tb.Marked("troll", keyforge.Exhausted)
		tb.Unmarked("mother", keyforge.Exhausted)
	})
	t.Run("as it stood, if it has left play (K13.6)", func(t *testing.T) {
		tb := tideFor(t, 0, side{Line: ids("mother", "sinder", "prof-emeritus-kering", "troll", "valdr"),
			Houses: []card.House{card.StarAlliance}}, side{}, card.StarAlliance)
		tb.Reap("prof-emeritus-kering")
		tb.Pick("sinder")
		tb.Pick("prof-emeritus-kering") // which sinder destroys
		tb.Line(0, "mother", "sinder", "troll", "valdr")
		tb.Marked("troll", keyforge.Exhausted)
		tb.Unmarked("mother", keyforge.Exhausted)
	})
	t.Run("alone", func(t *testing.T) {
		tb := tideFor(t, 0, side{Hand: ids("prof-emeritus-kering")}, side{}, card.StarAlliance)
		tb.Play("prof-emeritus-kering")
		tb.Line(0, "prof-emeritus-kering")
	})
}

func TestAgentSepdia(t *testing.T) {
	for high, stunned := range map[keyforge.Side]bool{0: true, 1: false} {
		tb := tideFor(t, high, side{Line: ids("agent-sepdia")}, side{Line: ids("troll", "mother")}, card.StarAlliance)
		tb.Reap("agent-sepdia")
		tb.Pick("troll")
		tb.Damage("troll", 1)
		assert.Equal(t, stunned, tb.Of("troll").Is(keyforge.Stunned))
		tb.Unmarked("mother", keyforge.Stunned)
	}
}

func TestT3R35A(t *testing.T) {
	t.Run("used with the house of a neighbor, and with none else", func(t *testing.T) {
		mine := side{Line: ids("mother", "t3r-35a", "troll", "dust-imp"), Houses: []card.House{card.Logos}}
		tb := duel(t, mine, side{}, card.Brobnar)
		tb.Reap("t3r-35a")
		tb = duel(t, mine, side{}, card.Logos)
		tb.Reap("t3r-35a")
		tb = duel(t, mine, side{}, card.StarAlliance)
		tb.Reap("t3r-35a")
		tb = duel(t, mine, side{Line: ids("dust-imp")}, card.Dis)
		refused(tb, keyforge.Reap, "t3r-35a", keyforge.WrongHouse)
		refused(tb, keyforge.Reap, "mother", keyforge.WrongHouse)
	})
	t.Run("so is what it is attached to", func(t *testing.T) {
		mine := side{Hand: list{{ID: "t3r-35a"}}, Line: ids("mother", "troll", "dust-imp")}
		tb := duel(t, mine, side{}, card.StarAlliance)
		tb.PlayUpgrade("t3r-35a")
		tb.Pick("troll")
		refused(tb, keyforge.Reap, "troll", keyforge.WrongHouse)
		worn := side{Line: list{{ID: "mother"}, {ID: "troll", Attached: list{{ID: "t3r-35a"}}}, {ID: "dust-imp"}}}
		for _, h := range []card.House{card.Logos, card.Brobnar, card.Dis} {
			duel(t, worn, side{}, h).Reap("troll")
		}
		refused(duel(t, worn, side{}, card.Dis), keyforge.Reap, "mother", keyforge.WrongHouse)
	})
	t.Run("as things stand", func(t *testing.T) {
		tb := duel(t, side{Line: ids("t3r-35a", "dust-imp"), Hand: ids("gateway-to-dis")}, side{}, card.Dis)
		tb.Reap("t3r-35a")
	})
}

func TestDiplomatAgung(t *testing.T) {
	mine := side{Line: ids("diplomat-agung", "troll"), Hand: ids("mother", "calv-1n"), Houses: []card.House{card.StarAlliance}}
	tb := duel(t, mine, side{Line: ids("valdr")}, card.StarAlliance)
	tb.Reap("diplomat-agung")
	tb.Offers("diplomat-agung", "troll")
	tb.Pick("troll")
	tb.House(card.StarAlliance)
	assert.Equal(t, card.HouseSet(card.Brobnar, card.StarAlliance), tb.HousesOf(tb.Card("troll")))
	tb.Reap("troll")
	tb.Amber(0, 2)
	tb.EndTurn()
	assert.Equal(t, card.HouseSet(card.Brobnar), tb.HousesOf(tb.Card("troll")))
	tb.LeaveOpen()
}
