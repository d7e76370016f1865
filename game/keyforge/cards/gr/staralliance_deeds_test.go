package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestAnachronometer(t *testing.T) {
	mine := side{Line: list{equipped("valdr", "anachronometer")}, Deck: ids("fear"), Discard: many(6, "punch")}
	t.Run("the whole discard pile goes in before a card is drawn and cards are discarded", func(t *testing.T) {
		tb := duel(t, mine, side{Discard: many(3, "anger")}, card.Brobnar)
		tb.Reap("valdr")
		assert.Equal(t, 1, tb.Happened(keyforge.Shuffled))
		assert.Len(t, tb.Pile(0, card.Hand), 1)
		assert.Len(t, tb.Pile(0, card.Discard), 3)
		assert.Len(t, tb.Pile(0, card.Deck), 3)
		assert.Len(t, tb.Pile(1, card.Discard), 3)
	})
	t.Run("after a fight: what died in it counts (K33.3)", func(t *testing.T) {
		tb := duel(t, mine, side{Line: ids("silvertooth"), Discard: ids("anger")}, card.Brobnar)
		tb.Fight("valdr")
		assert.Len(t, tb.Pile(0, card.Discard), 2)
	})
	t.Run("for an empty pile nothing is discarded, and no more than there is", func(t *testing.T) {
		tb := duel(t, mine, side{}, card.Brobnar)
		tb.Reap("valdr")
		assert.Empty(t, tb.Pile(0, card.Discard))
		tb = duel(t, mine, side{Discard: many(9, "anger")}, card.Brobnar)
		tb.Reap("valdr")
		assert.Len(t, tb.Pile(0, card.Discard), 6)
	})
}

func TestCurseOfObstinacy(t *testing.T) {
	line := ids("troll", "valdr", "headhunter", "zorg", "dust-imp", "calv-1n", "cxo-taber")
	t.Run("its owner's opponent gets it, and suffers at the end of each turn (K28.1, K28.3)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("curse-of-obstinacy"), Line: ids("troll", "valdr", "headhunter")}, side{Line: line},
			card.StarAlliance)
		tb.Play("curse-of-obstinacy")
		assert.Equal(t, keyforge.Side(1), tb.Of("curse-of-obstinacy").Ctrl)
		tb.EndTurn()
		tb.Unmarked("0:valdr", keyforge.Stunned)
		tb.Unmarked("1:valdr", keyforge.Stunned)
		tb.House(card.Brobnar)
		tb.EndTurn()
		for name, stunned := range map[string]bool{"1:troll": false, "1:valdr": true, "1:headhunter": true, "1:zorg": false,
			"1:dust-imp": false, "1:calv-1n": true, "1:cxo-taber": false, "0:valdr": false} {
			assert.Equal(t, stunned, tb.Of(name).Is(keyforge.Stunned), name)
		}
	})
	t.Run("two of a house are both on a flank", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("curse-of-obstinacy"), Line: ids("troll", "valdr")}, side{Line: line}, card.Brobnar)
		tb.EndTurn()
		tb.Unmarked("0:troll", keyforge.Stunned)
		tb.Unmarked("1:valdr", keyforge.Stunned)
	})
}

func TestMultiDimensionalRescue(t *testing.T) {
	t.Run("a card of each type, then one of another house", func(t *testing.T) {
		mine := side{Hand: ids("multi-dimensional-rescue", "headhunter"),
			Discard: ids("fear", "punch", "cannon", "troll", "calv-1n", "stunner")}
		tb := duel(t, mine, side{}, card.StarAlliance)
		tb.Play("multi-dimensional-rescue")
		tb.Offers("fear", "punch")
		tb.Pick("punch")
		tb.Offers("troll", "calv-1n")
		tb.Pick("troll")
		assert.ElementsMatch(t, []string{"headhunter", "punch", "cannon", "troll", "stunner"}, tb.Pile(0, card.Hand))
		assert.ElementsMatch(t, []string{"fear", "calv-1n"}, tb.Pile(0, card.Discard))
		tb.InZone(card.Purged, "multi-dimensional-rescue")
		tb.Play("headhunter")
		outOfHouse(tb, keyforge.PlayCard, "troll")
		outOfHouse(tb, keyforge.PlayCard, "punch")
	})
	t.Run("an empty pile, and for this turn alone", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("multi-dimensional-rescue", "punch"), Deck: many(9, "fear")}, side{Discard: ids("fear")},
			card.StarAlliance)
		tb.Play("multi-dimensional-rescue")
		tb.InZone(card.Purged, "multi-dimensional-rescue")
		assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Hand))
		tb.EndTurn()
		tb.EndTurn()
		tb.House(card.StarAlliance)
		outOfHouse(tb, keyforge.PlayCard, "punch")
	})
}

func TestParadoxShield(t *testing.T) {
	shielded := list{{ID: "headhunter", Damage: 1, Attached: ids("paradox-shield")}}
	t.Run("a card for each power saves the creature, at the price of the shield", func(t *testing.T) {
		tb := duel(t, side{Line: ids("zorg"), Deck: many(9, "anger")}, side{Line: shielded, Deck: many(5, "fear")}, card.Mars)
		tb.Fight("zorg")
		tb.InZone(card.Battleline, "headhunter")
		tb.Damage("headhunter", 0)
		assert.Empty(t, tb.Pile(1, card.Deck))
		assert.Len(t, tb.Pile(1, card.Discard), 6)
		tb.InZone(card.Discard, "paradox-shield")
		assert.Len(t, tb.Pile(0, card.Deck), 9)
	})
	t.Run("too few are discarded in vain (K16.14)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("zorg")}, side{Line: shielded, Deck: many(4, "fear")}, card.Mars)
		tb.Fight("zorg")
		tb.InZone(card.Discard, "headhunter", "paradox-shield")
		assert.Empty(t, tb.Pile(1, card.Deck))
		assert.Len(t, tb.Pile(1, card.Discard), 6)
	})
}

func TestBadChemistry(t *testing.T) {
	tb := duel(t, side{Hand: ids("bad-chemistry"), Line: ids("troll", "valdr", "zorg", "headhunter")},
		side{Line: ids("calv-1n", "mother", "troll")},
		card.StarAlliance)
	tb.Play("bad-chemistry")
	for name, stunned := range map[string]bool{"0:troll": true, "valdr": true, "zorg": false, "headhunter": false, "calv-1n": false,
		"mother": false, "1:troll": false} {
		assert.Equal(t, stunned, tb.Of(name).Is(keyforge.Stunned), name)
	}
}

func TestEventHorizon(t *testing.T) {
	t.Run("the first action is played, whatever its house", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("event-horizon"), Deck: ids("troll", "stunner", "punch", "anger")}, side{Line: ids("valdr")},
			card.StarAlliance)
		tb.Play("event-horizon")
		tb.Damage("valdr", 3)
		tb.Amber(0, 2) // Punch has one too
		tb.InZone(card.Discard, "troll", "stunner", "punch", "event-horizon")
		assert.Equal(t, []string{"anger"}, tb.Pile(0, card.Deck))
	})
	t.Run("or the whole deck is discarded", func(t *testing.T) {
		for _, deck := range []list{ids("troll", "stunner"), nil} {
			tb := duel(t, side{Hand: ids("event-horizon"), Deck: deck, Discard: ids("anger")}, side{}, card.StarAlliance)
			tb.Play("event-horizon")
			assert.Empty(t, tb.Pile(0, card.Deck))
			assert.Len(t, tb.Pile(0, card.Discard), len(deck)+2)
		}
	})
}

func TestPentacorder(t *testing.T) {
	tb := duel(t, side{Line: list{equipped("valdr", "pentacorder"), {ID: "troll"}, {ID: "zorg"}, {ID: "mother"}, {ID: "calv-1n"}}},
		side{Line: ids("dust-imp")}, card.Brobnar)
	assert.Equal(t, 10, tb.KeyCost(1))
	assert.Equal(t, 6, tb.KeyCost(0))
	t.Run("on an enemy creature it is the other way round", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("pentacorder"), Line: ids("valdr", "zorg")}, side{Line: ids("dust-imp")}, card.StarAlliance)
		tb.Play("pentacorder")
		tb.Pick("dust-imp")
		assert.Equal(t, 7, tb.KeyCost(0))
		assert.Equal(t, 6, tb.KeyCost(1))
	})
}

func TestPrototypeHarness(t *testing.T) {
	tb := duel(t, side{Hand: ids("prototype-harness"), Line: ids("dust-imp")}, side{}, card.StarAlliance)
	tb.Play("prototype-harness")
	tb.Amber(0, 1)
	tb.PowerIs("dust-imp", 8)
	tb.EndTurn()
	tb.Damage("dust-imp", 0)
	tb.EndTurn()
	tb.Damage("dust-imp", 1)
}

func TestSeanceScanner(t *testing.T) {
	for i, reaped := range []int{0, 1} {
		mine := side{Artifacts: ids("séance-scanner"), Line: ids("troll", "mother", "calv-1n"), Discard: graves[i]}
		tb := duel(t, mine, side{Line: ids("zorg"), Discard: graves[1-i]}, card.StarAlliance)
		tb.Act("séance-scanner")
		if reaped > 0 {
			tb.Offers("troll", "mother")
			tb.Pick("mother")
			tb.Choose(int(keyforge.ToReap))
		}
		tb.Amber(0, reaped)
	}
}

func TestEssenceEntangler(t *testing.T) {
	t.Run("weaker for each æmber", func(t *testing.T) {
		worn := equipped("valdr", "essence-entangler")
		worn.Amber = 2
		tb := duel(t, side{Line: list{worn, {ID: "troll", Amber: 3}}}, side{}, card.Brobnar)
		tb.PowerIs("valdr", 4)
		tb.PowerIs("troll", 8)
	})
	t.Run("to death", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("essence-entangler")}, side{Line: list{{ID: "dust-imp", Amber: 2}}}, card.StarAlliance)
		tb.Play("essence-entangler")
		tb.InZone(card.Discard, "dust-imp", "essence-entangler")
	})
	t.Run("Scrap moves 1 from one to another", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("essence-entangler"), Line: list{{ID: "valdr", Amber: 2}, {ID: "troll"}}},
			side{Line: list{{ID: "zorg", Amber: 1}}},
			card.StarAlliance)
		tb.Discard("essence-entangler")
		tb.Pick("zorg")
		tb.Offers("valdr", "troll")
		tb.Pick("valdr")
		tb.AmberOn("zorg", 0)
		tb.AmberOn("valdr", 3)
		tb.Amber(0, 0)
	})
}

func TestIntoTheWarp(t *testing.T) {
	line := ids("troll", "zorg", "calv-1n", "dust-imp")
	t.Run("a house of either card (E30)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("into-the-warp"), Line: line, Deck: ids("punch", "fear")},
			side{Line: ids("zorg", "valdr"), Deck: ids("ammonia-clouds")},
			card.StarAlliance)
		tb.Play("into-the-warp")
		tb.Line(0, "calv-1n", "dust-imp")
		tb.Line(1)
		assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Deck))
	})
	t.Run("of one deck when the other is empty, or of none", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("into-the-warp"), Line: line}, side{Deck: ids("punch")}, card.StarAlliance)
		tb.Play("into-the-warp")
		tb.Line(0, "zorg", "calv-1n", "dust-imp")
		tb = duel(t, side{Hand: ids("into-the-warp"), Line: line}, side{}, card.StarAlliance)
		tb.Play("into-the-warp")
		tb.Line(0, "troll", "zorg", "calv-1n", "dust-imp")
	})
}

func TestModularExoskeleton(t *testing.T) {
	tb := duel(t, side{Line: list{equipped("dust-imp", "modular-exoskeleton")}}, side{}, card.Dis)
	tb.PowerIs("dust-imp", 6)
	for _, back := range []bool{true, false} {
		tb := duel(t, side{Discard: ids("modular-exoskeleton"), Deck: many(9, "fear")}, side{Deck: many(9, "fear")}, card.StarAlliance)
		tb.EndTurn()
		tb.InZone(card.Discard, "modular-exoskeleton") // it is their turn
		tb.EndTurn()
		if back {
			tb.Yes()
			tb.InZone(card.Hand, "modular-exoskeleton")
		} else {
			tb.No()
			tb.InZone(card.Discard, "modular-exoskeleton")
		}
	}
}

func TestPerimeterAlarm(t *testing.T) {
	for i, z := range []card.Zone{card.Discard, card.Archives} {
		mine := side{Hand: ids("perimeter-alarm"), Line: ids("troll", "mother", "calv-1n"), Discard: graves[i]}
		tb := duel(t, mine, side{Line: ids("zorg"), Discard: graves[1-i]}, card.StarAlliance)
		tb.Play("perimeter-alarm")
		tb.Offers("troll", "mother")
		tb.Pick("mother")
		tb.Choose(int(keyforge.ToReap))
		tb.Amber(0, 1)
		tb.InZone(z, "perimeter-alarm")
	}
}

func TestProtonSiphon(t *testing.T) {
	for i, splash := range []int{0, 5} {
		mine := side{Line: list{equipped("troll", "proton-siphon")}, Discard: graves[i]}
		them := side{Line: ids("zorg", "valdr", "zorg", "zorg"), Discard: graves[1-i]}
		tb := duel(t, mine, them, card.Brobnar)
		tb.Fight("troll", "valdr") // K28.7
		tb.Damage("zorg", splash)
		tb.Damage("zorg#2", splash)
		tb.Damage("zorg#3", 0)
	}
	t.Run("on an enemy creature: you are who played it", func(t *testing.T) {
		mine := side{Hand: ids("proton-siphon"), Line: ids("zorg", "valdr", "zorg"), Discard: graves[1], Deck: many(9, "fear")}
		tb := duel(t, mine, side{Line: ids("troll"), Discard: graves[0]}, card.StarAlliance)
		tb.Play("proton-siphon")
		tb.Pick("troll")
		assert.True(t, tb.HasKeyword(tb.Card("troll"), card.SplashAttack))
		assert.False(t, tb.HasKeyword(tb.Card("zorg"), card.SplashAttack))
	})
}

func TestStrengthFromDiversity(t *testing.T) {
	tb := duel(t, side{Hand: ids("strength-from-diversity"), Line: ids("troll", "calv-1n", "mother")},
		side{Line: ids("zorg"), Amber: 5}, card.StarAlliance)
	tb.Play("strength-from-diversity")
	for name, n := range map[string]int{"troll": 1, "mother": 1, "calv-1n": 0, "zorg": 0} {
		tb.AmberOn(name, n)
	}
	tb.Amber(1, 3)
	t.Run("as much as there is", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("strength-from-diversity"), Line: ids("troll", "mother")}, side{Amber: 1}, card.StarAlliance)
		tb.Play("strength-from-diversity")
		tb.Pick("mother")
		tb.AmberOn("mother", 1)
		tb.AmberOn("troll", 0)
	})
}

func TestUnprepared(t *testing.T) {
	start := func() *gametest.Table {
		tb := duel(t, side{Hand: ids("unprepared"), Line: ids("troll", "calv-1n")}, side{Line: ids("valdr", "zorg")}, card.StarAlliance)
		tb.Play("unprepared")
		return tb
	}
	tb := start()
	tb.House(card.Brobnar)
	tb.Marked("troll", keyforge.Stunned)
	tb.Marked("valdr", keyforge.Stunned)
	tb.Unmarked("zorg", keyforge.Stunned)
	tb.Unmarked("calv-1n", keyforge.Stunned)
	tb = start()
	tb.House(card.Untamed) // of which there is none
	tb.Unmarked("troll", keyforge.Stunned)
}
