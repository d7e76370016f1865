package dt_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestCeaseforge(t *testing.T) {
	rich := []card.House{card.StarAlliance}
	t.Run("nobody forges for as long as it is there: until your second turn from now", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("ceaseforge"), Amber: 6, Houses: rich}, side{Amber: 6, Houses: []card.House{card.Dis}}, card.StarAlliance)
		tb.Play("ceaseforge")
		assert.Equal(t, 2, int(tb.Of("ceaseforge").Counters[card.TimeCounter]))
		tb.EndTurn()
		tb.Keys(1, 0)
		tb.EndTurn()
		tb.Keys(0, 0)
		assert.Equal(t, 1, int(tb.Of("ceaseforge").Counters[card.TimeCounter]))
		tb.EndTurn()
		tb.Keys(1, 0)
		tb.EndTurn()
		tb.InZone(card.Discard, "ceaseforge")
		tb.Keys(0, 0)
		assert.Equal(t, keyforge.AskKey, tb.Question().Kind, "it is gone before step 1 looks")
		tb.LeaveOpen()
	})
	t.Run("nor by card effects", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("ceaseforge"), Hand: ids("key-charge"), Amber: 9}, side{}, card.Untamed)
		tb.Play("key-charge")
		for tb.Question().Kind != keyforge.AskMain {
			tb.Do(tb.Legal(nil)[0])
		}
		tb.Keys(0, 0)
	})
}

func TestD1V3Pod(t *testing.T) {
	podded := side{Line: list{{ID: "troll", Attached: ids("d1-v3-pod")}, {ID: "valdr"}}}
	t.Run("skirmish at high tide", func(t *testing.T) {
		for high, hurt := range map[keyforge.Side]int{0: 0, 1: 5} {
			tb := tideFor(t, high, podded, side{Line: ids("headhunter")}, card.Brobnar)
			tb.Fight("troll")
			tb.Damage("troll", hurt)
		}
	})
	t.Run("elusive at low tide, and neither while it is neutral", func(t *testing.T) {
		for high, hurt := range map[keyforge.Side]int{0: 0, 1: 5} {
			tb := tideFor(t, high, side{Line: ids("headhunter")}, podded, card.Brobnar)
			tb.Fight("headhunter", "troll")
			tb.Damage("troll", hurt)
		}
		tb := duel(t, side{Line: ids("headhunter")}, podded, card.Brobnar)
		tb.Fight("headhunter", "troll")
		tb.Damage("troll", 5)
		tb = duel(t, podded, side{Line: ids("headhunter")}, card.Brobnar)
		tb.Fight("troll")
		tb.Damage("troll", 5)
	})
}

func TestExploratoryCraft(t *testing.T) {
	mine := side{Artifacts: ids("exploratory-craft"), Deck: many(5, "punch"),
		Line: list{{ID: "mother"}, {ID: "troll"}, {ID: "valdr"}, {ID: "dust-imp", Marks: keyforge.Exhausted}}}
	t.Run("a card for each house among those that it exhausts", func(t *testing.T) {
		tb := duel(t, mine, side{Line: ids("zorg")}, card.StarAlliance)
		tb.Act("exploratory-craft")
		tb.Offers("mother", "troll", "valdr", "dust-imp")
		tb.Pick("mother", "troll", "valdr")
		assert.Len(t, tb.Pile(0, card.Hand), 2)
		tb.Marked("valdr", keyforge.Exhausted)
	})
	t.Run("one that was exhausted before does not count", func(t *testing.T) {
		tb := duel(t, mine, side{}, card.StarAlliance)
		tb.Act("exploratory-craft")
		tb.Pick("troll", "dust-imp")
		tb.Finish()
		assert.Len(t, tb.Pile(0, card.Hand), 1)
	})
	t.Run("none", func(t *testing.T) {
		tb := duel(t, mine, side{}, card.StarAlliance)
		tb.Act("exploratory-craft")
		tb.Finish()
		assert.Empty(t, tb.Pile(0, card.Hand))
	})
}

func TestMakeItSo(t *testing.T) {
	t.Run("as long as the house is right, a new one each time", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("make-it-so"), Deck: ids("troll", "mother", "valdr", "zorg")}, side{}, card.StarAlliance)
		tb.Play("make-it-so")
		tb.House(card.Brobnar)
		tb.House(card.Logos)
		tb.House(card.Mars)
		assert.ElementsMatch(t, []string{"troll", "mother"}, tb.Pile(0, card.Hand))
		tb.Marked("valdr", keyforge.Revealed)
		assert.Equal(t, []string{"valdr", "zorg"}, tb.Pile(0, card.Deck))
	})
	t.Run("to the end of the deck: nothing is reshuffled to be revealed (Q5)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("make-it-so"), Deck: ids("troll"), Discard: ids("mother")}, side{}, card.StarAlliance)
		tb.Play("make-it-so")
		tb.House(card.Brobnar)
		tb.House(card.Logos)
		assert.Equal(t, []string{"troll"}, tb.Pile(0, card.Hand))
		tb.InZone(card.Discard, "mother", "make-it-so")
	})
}

func TestTheUlfberhtDevice(t *testing.T) {
	three := []card.House{card.Brobnar, card.Dis, card.StarAlliance}
	tb := duel(t, side{Houses: three, Hand: ids("the-ulfberht-device")}, side{Houses: three}, card.StarAlliance)
	tb.Play("the-ulfberht-device")
	tb.EndTurn()
	tb.House(card.StarAlliance) // their own choice counts
	tb.EndTurn()
	tb.Refused(keyforge.Command{Verb: keyforge.Choose, N: int16(card.StarAlliance)}, keyforge.OutOfRange)
	tb.House(card.Dis)
}

func TestSabotageMission(t *testing.T) {
	t.Run("a different power each, for the next turn of the opponent", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("sabotage-mission"), Line: ids("mother", "headhunter", "troll", "dust-imp"), Amber: 5},
			side{Line: ids("zorg"), Amber: 8, Houses: []card.House{card.Dis}}, card.StarAlliance)
		tb.Play("sabotage-mission")
		assert.Equal(t, 6, tb.KeyCost(1), "not yet")
		tb.EndTurn()
		assert.Equal(t, 9, tb.KeyCost(1)) // 5, 8 and 2
		tb.Keys(1, 0)
		tb.House(card.Dis)
		tb.EndTurn()
		tb.LeaveOpen()
		assert.Equal(t, 6, tb.KeyCost(1))
		assert.Equal(t, keyforge.AskKey, tb.Question().Kind)
	})
	t.Run("as they stand in that turn (K17.12)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("sabotage-mission"), Line: ids("mother", "dust-imp")},
			side{Line: ids("zorg"), Houses: []card.House{card.Mars}}, card.StarAlliance)
		tb.Play("sabotage-mission")
		tb.EndTurn()
		tb.Fight("zorg", "dust-imp")
		assert.Equal(t, 7, tb.KeyCost(1))
	})
}

func TestSelectivePreservation(t *testing.T) {
	tb := duel(t, side{Hand: ids("selective-preservation"), Line: ids("mother", "troll")}, side{Line: ids("headhunter", "valdr", "krump")},
		card.StarAlliance)
	tb.Play("selective-preservation")
	tb.Pick("mother", "troll", "krump")
	tb.InZone(card.Discard, "headhunter", "valdr")
	tb.InZone(card.Battleline, "mother", "troll", "krump")
}

func TestGrandAllianceCouncil(t *testing.T) {
	t.Run("one of each house stays, on whichever side", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("grand-alliance-council"), Line: ids("mother", "troll")}, side{Line: ids("valdr", "dust-imp")},
			card.StarAlliance)
		tb.Play("grand-alliance-council")
		tb.Pick("mother", "valdr", "dust-imp")
		tb.InZone(card.Discard, "troll")
		tb.Line(1, "valdr", "dust-imp")
	})
	t.Run("a ward saves one that was not chosen", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("grand-alliance-council"), Line: list{{ID: "troll"}, {ID: "valdr", Marks: keyforge.Warded}}}, side{},
			card.StarAlliance)
		tb.Play("grand-alliance-council")
		tb.Pick("troll")
		tb.Line(0, "troll", "valdr")
		tb.Unmarked("valdr", keyforge.Warded)
	})
}

func TestStaticCollectionArray(t *testing.T) {
	for high, cost := range map[keyforge.Side]int{0: 5, 1: 7} {
		tb := tideFor(t, high, side{Artifacts: ids("static-collection-array")}, side{}, card.StarAlliance)
		assert.Equal(t, cost, tb.KeyCost(0))
		assert.Equal(t, 6, tb.KeyCost(1))
	}
	assert.Equal(t, 6, duel(t, side{Artifacts: ids("static-collection-array")}, side{}, card.StarAlliance).KeyCost(0))
}

func TestTogether(t *testing.T) {
	mine := side{Hand: ids("together", "mother", "troll", "calv-1n", "pawn-sacrifice"), Houses: []card.House{card.StarAlliance}}
	t.Run("one card of another house", func(t *testing.T) {
		tb := duel(t, mine, side{}, card.StarAlliance)
		tb.Play("together")
		tb.Offers("mother", "troll", "pawn-sacrifice")
		tb.Pick("troll")
		tb.Line(0, "troll")
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("mother")}, keyforge.WrongHouse)
	})
	t.Run("two at high tide", func(t *testing.T) {
		tb := tideFor(t, 0, mine, side{}, card.StarAlliance)
		tb.Play("together")
		tb.Pick("troll")
		tb.Pick("mother")
		tb.Left()
		tb.Line(0, "mother", "troll")
	})
	t.Run("or none", func(t *testing.T) {
		tb := tideFor(t, 0, mine, side{}, card.StarAlliance)
		tb.Play("together")
		tb.Finish()
		tb.Finish()
		tb.Line(0)
	})
	t.Run("a tide that the first card raises counts", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("together", "cross-porpoises", "troll")}, side{Line: ids("valdr")}, card.StarAlliance)
		tb.Play("together")
		tb.Pick("cross-porpoises")
		tb.Pick("troll")
		tb.Line(0, "troll")
		tb.Marked("valdr", keyforge.Enraged)
	})
}

func TestAemberVac(t *testing.T) {
	worn := side{Line: list{{ID: "mother", Attached: ids("æmber-vac")}}, Houses: []card.House{card.Logos}}
	for high, n := range map[keyforge.Side]int{0: 0, 1: 2} {
		tb := tideFor(t, high, side{Amber: 3, Houses: []card.House{card.Dis}}, worn, card.Dis)
		tb.EndTurn()
		tb.AmberOn("mother", n)
		tb.Amber(0, 3-n)
	}
	t.Run("it raises the tide when it is played; the turn of the opponent is none of yours", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("æmber-vac"), Line: ids("mother")}, side{Amber: 3, Houses: []card.House{card.Dis}}, card.StarAlliance)
		tb.Play("æmber-vac")
		assert.True(t, tb.TideHigh(0))
		tb.EndTurn()
		tb.AmberOn("mother", 0)
	})
}

func TestBiomeDiscovery(t *testing.T) {
	mine := side{Hand: ids("biome-discovery"), Deck: ids("troll", "mother", "valdr")}
	t.Run("raises the tide", func(t *testing.T) {
		tb := duel(t, mine, side{}, card.StarAlliance)
		tb.Play("biome-discovery")
		assert.True(t, tb.TideHigh(0))
		assert.Len(t, tb.Pile(0, card.Deck), 3)
		tb.Amber(0, 1)
	})
	t.Run("or discards one of the top two", func(t *testing.T) {
		tb := tideFor(t, 0, mine, side{}, card.StarAlliance)
		tb.Play("biome-discovery")
		tb.Yes()
		tb.Offers("troll", "mother")
		tb.Pick("mother")
		assert.Equal(t, []string{"troll", "valdr"}, tb.Pile(0, card.Deck))
		tb.InZone(card.Discard, "mother")
		tb = tideFor(t, 0, mine, side{}, card.StarAlliance)
		tb.Play("biome-discovery")
		tb.No()
		assert.Len(t, tb.Pile(0, card.Deck), 3)
	})
}

func TestLieutenantValmart(t *testing.T) {
	for high, cost := range map[keyforge.Side]int{0: 9, 1: 6} {
		tb := tideFor(t, high, side{Line: ids("lieutenant-valmart")}, side{Amber: 8, Houses: []card.House{card.Dis}}, card.StarAlliance)
		tb.Reap("lieutenant-valmart")
		tb.EndTurn()
		assert.Equal(t, cost, tb.KeyCost(1))
		tb.LeaveOpen()
	}
}

func TestOfficersBlaster(t *testing.T) {
	armed := list{{ID: "urchin"}, {ID: "batdrone", Attached: ids("officer-s-blaster")}, {ID: "mother"}}
	t.Run("goes over to the right neighbor", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll")}, side{Line: armed}, card.Brobnar)
		tb.PowerIs("batdrone", 4)
		tb.Fight("troll", "batdrone")
		tb.InZone(card.Discard, "batdrone")
		tb.InZone(card.Attached, "officer-s-blaster")
		tb.PowerIs("mother", 7)
		tb.PowerIs("urchin", 1)
	})
	t.Run("nobody stands to the right", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll")}, side{Line: list{{ID: "mother"}, {ID: "batdrone", Attached: ids("officer-s-blaster")}}},
			card.Brobnar)
		tb.Fight("troll", "batdrone")
		tb.InZone(card.Discard, "batdrone", "officer-s-blaster")
		tb.PowerIs("mother", 5)
	})
	t.Run("a right neighbor that dies as well gets it for nothing", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("gateway-to-dis")}, side{Line: list{{ID: "batdrone", Attached: ids("officer-s-blaster")},
			{ID: "mother"}}}, card.Dis)
		tb.Play("gateway-to-dis")
		for tb.Question().Kind != keyforge.AskMain {
			tb.Do(tb.Legal(nil)[0])
		}
		tb.InZone(card.Discard, "batdrone", "mother", "officer-s-blaster")
	})
}

func TestTechnobabble(t *testing.T) {
	tb := duel(t, side{Hand: ids("technobabble"), Line: ids("valdr")}, side{Line: ids("headhunter", "troll", "mother", "krump")},
		card.StarAlliance)
	tb.Play("technobabble")
	tb.Pick("troll")
	for name, stunned := range map[string]bool{"headhunter": true, "troll": true, "mother": false, "krump": false, "valdr": false} {
		assert.Equal(t, stunned, tb.Of(name).Is(keyforge.Stunned), name)
	}
}

func TestUnityOrDiscord(t *testing.T) {
	mine := side{Hand: ids("unity-or-discord"), Line: list{{ID: "calv-1n"}, {ID: "mother", Attached: list{{ID: "stunner", Owner: 2}}},
		{ID: "troll"}}}
	t.Run("uses a friend of another house", func(t *testing.T) {
		tb := duel(t, mine, side{}, card.StarAlliance)
		tb.Play("unity-or-discord")
		tb.Choose(0)
		tb.Offers("mother", "troll")
		tb.Pick("troll")
		tb.Amber(0, 1)
	})
	t.Run("or returns up to 2 with their upgrades", func(t *testing.T) {
		tb := duel(t, mine, side{Line: ids("valdr")}, card.StarAlliance)
		tb.Play("unity-or-discord")
		tb.Choose(1)
		tb.Offers("calv-1n", "mother", "troll")
		tb.Pick("mother", "calv-1n")
		assert.ElementsMatch(t, []string{"mother", "calv-1n"}, tb.Pile(0, card.Hand))
		assert.Equal(t, []string{"stunner"}, tb.Pile(1, card.Hand))
		tb.Line(0, "troll")
	})
}
