package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestChokingIvy(t *testing.T) {
	line := ids("dust-pixie", "mutant-cutpurse", "troll")
	t.Run("haunted: once", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("choking-ivy"), Line: line, Discard: haunting(true)}, side{Line: ids("splinter", "bumpsy")}, card.Untamed)
		tb.Play("choking-ivy")
		tb.Line(0, "mutant-cutpurse", "troll")
		tb.Line(1, "bumpsy")
	})
	t.Run("not haunted: again, with those that are the lowest then", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("choking-ivy"), Line: line}, side{Line: ids("splinter", "bumpsy"), Discard: haunting(true)}, card.Untamed)
		tb.Play("choking-ivy")
		tb.Line(0, "troll")
		tb.Line(1, "bumpsy")
	})
	t.Run("haunted by what it has destroyed", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("choking-ivy"), Line: line, Discard: haunting(false)}, side{}, card.Untamed)
		tb.Play("choking-ivy")
		tb.Line(0, "mutant-cutpurse", "troll")
	})
	t.Run("a ward saves only once", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("choking-ivy"), Line: list{{ID: "dust-pixie", Marks: keyforge.Warded}, {ID: "troll"}}}, side{}, card.Untamed)
		tb.Play("choking-ivy")
		tb.Line(0, "troll")
	})
}

func TestCurseOfFertility(t *testing.T) {
	curse := side{Artifacts: ids("curse-of-fertility"), Hand: ids("dust-pixie", "the-witching-hour"), Deck: many(9, "fear")}
	t.Run("enters under the opponent", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("curse-of-fertility")}, side{}, card.Untamed)
		tb.Play("curse-of-fertility")
		assert.Equal(t, []string{"curse-of-fertility"}, tb.Pile(1, card.Artifacts))
	})
	t.Run("no creature played", func(t *testing.T) {
		tb := duel(t, curse, side{}, card.Untamed)
		tb.Play("the-witching-hour")
		tb.EndTurn()
		tb.Amber(1, 1)
		tb.Amber(0, 0)
	})
	t.Run("one played", func(t *testing.T) {
		tb := duel(t, curse, side{}, card.Untamed)
		tb.Play("dust-pixie")
		tb.EndTurn()
		tb.Amber(1, 0)
	})
	t.Run("not in the other's turn", func(t *testing.T) {
		tb := duel(t, side{Deck: many(9, "fear"), Houses: []card.House{card.Untamed}}, curse, card.Untamed)
		tb.EndTurn()
		tb.Amber(0, 0)
	})
}

func TestDarkHeartOfTheForest(t *testing.T) {
	for _, yes := range []bool{true, false} {
		for _, owner := range []int{0, 1} {
			players := []side{{Houses: []card.House{card.Untamed}, Amber: 6, Discard: haunting(yes)}, {Amber: 6, Discard: haunting(!yes)}}
			players[owner].Artifacts = ids("dark-heart-of-the-forest")
			tb := tableOf(t, keyforge.Position{Step: keyforge.StartStep, Players: players})
			if !yes {
				tb.Choose(card.RedKey)
			}
			tb.Keys(0, map[bool]int{false: 1}[yes])
			tb.Amber(0, map[bool]int{true: 6}[yes])
		}
	}
}

func TestFlyingBroomstick(t *testing.T) {
	laden := keyforge.CardPosition{ID: "troll", Damage: 3, Amber: 2, Power: 1, Marks: keyforge.Stunned | keyforge.Warded | keyforge.Enraged,
		Counters: map[card.Counter]int{card.DoomCounter: 1}}
	tb := duel(t, side{Hand: ids("flying-broomstick"), Line: list{{ID: "dust-pixie"}, {ID: "troll", Damage: 1}}},
		side{Line: list{laden}, Amber: 1}, card.Untamed)
	tb.Play("flying-broomstick")
	tb.Pick("dust-pixie")
	tb.Amber(0, 1)
	assert.True(t, tb.HasKeyword(tb.Card("dust-pixie"), card.Elusive))
	tb.Reap("dust-pixie")
	tb.Offers("dust-pixie", "0:troll", "1:troll")
	tb.Pick("1:troll")
	tb.Damage("1:troll", 0)
	tb.AmberOn("1:troll", 0)
	tb.PowerIs("1:troll", 8)
	tb.Unmarked("1:troll", keyforge.Stunned|keyforge.Warded|keyforge.Enraged)
	assert.Equal(t, [card.CounterCount]uint8{}, tb.Of("1:troll").Counters)
	tb.Amber(0, 2)
	tb.Amber(1, 1) // to the common supply
	tb.Damage("0:troll", 1)
}

func TestForgottenGuardian(t *testing.T) {
	tb := duel(t, side{Hand: ids("forgotten-guardian"), Discard: ids("fear")}, side{Discard: ids("troll", "punch"), Deck: ids("anger")},
		card.Untamed)
	tb.Play("forgotten-guardian")
	tb.Offers("fear", "troll", "punch")
	tb.Pick("troll")
	tb.InZone(card.Purged, "troll")

	tb = duel(t, side{Hand: ids("forgotten-guardian"), Purged: ids("fear")}, side{Purged: ids("troll", "punch"), Deck: many(5, "anger")},
		card.Untamed)
	tb.Discard("forgotten-guardian")
	tb.Offers("fear", "troll", "punch")
	tb.Pick("troll")
	assert.Contains(t, tb.Pile(1, card.Deck), "troll")
	assert.Equal(t, 1, tb.Happened(keyforge.Shuffled))
	tb.InZone(card.Purged, "fear", "punch")

	tb = duel(t, side{Hand: ids("forgotten-guardian")}, side{}, card.Untamed)
	tb.Play("forgotten-guardian") // no card to purge
}

func TestJervi(t *testing.T) {
	tb := duel(t, side{Line: ids("jervi"), Deck: ids("fear", "troll", "punch")}, side{}, card.Untamed)
	assert.True(t, tb.HasKeyword(tb.Card("jervi"), card.Elusive))
	tb.Reap("jervi")
	tb.Offers("fear", "troll", "punch")
	tb.Pick("punch")
	assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Hand))
	assert.Equal(t, 1, tb.Happened(keyforge.Shuffled))
	assert.Zero(t, tb.Happened(keyforge.Shown), "K15.14 asks for no reveal")

	tb = duel(t, side{Hand: ids("jervi"), Discard: ids("troll", "fear")}, side{Discard: ids("punch")}, card.Untamed)
	tb.Discard("jervi")
	tb.Offers("jervi", "troll", "fear")
	tb.Pick("jervi")
	tb.InZone(card.Archives, "jervi")
}

func TestSabiraTheMedium(t *testing.T) {
	tb := duel(t, side{Line: ids("sabira-the-medium"), Deck: ids("fear"), Discard: many(9, "fear"), Houses: []card.House{card.Untamed}},
		side{Deck: many(3, "fear"), Discard: many(9, "fear")}, card.Untamed)
	tb.EndTurn()
	tb.Amber(0, 3)
	tb.EndTurn() // the other's shuffling is not yours
	tb.Amber(0, 3)
	tb.Amber(1, 0)
}

func TestTheWitchingHour(t *testing.T) {
	tb := duel(t, side{Hand: ids("the-witching-hour"), Discard: ids("jervi", "troll", "sabira-the-medium", "fear")},
		side{Discard: ids("jervi")}, card.Untamed)
	tb.Play("the-witching-hour")
	assert.ElementsMatch(t, []string{"jervi", "sabira-the-medium"}, tb.Pile(0, card.Hand))
	assert.Empty(t, tb.Pile(1, card.Hand))
}

func TestWitchQueen(t *testing.T) {
	t.Run("other Witches enter ready", func(t *testing.T) {
		tb := duel(t, side{Line: ids("witch-queen"), Hand: ids("jervi", "dust-pixie", "witch-queen")}, side{}, card.Untamed)
		for id, ready := range map[string]bool{"jervi": true, "dust-pixie": false} {
			tb.Play(id)
			tb.Left()
			assert.Equal(t, ready, !tb.Of(id).Is(keyforge.Exhausted), id)
		}
	})
	t.Run("she herself does not", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("witch-queen")}, side{}, card.Untamed)
		tb.Play("witch-queen")
		tb.Marked("witch-queen", keyforge.Exhausted)
	})
	for _, center := range []bool{true, false} {
		line := ids("sabira-the-medium", "witch-queen", "dust-pixie")
		if !center {
			line = ids("witch-queen", "sabira-the-medium", "dust-pixie")
		}
		tb := duel(t, side{Line: line}, side{Line: list{{ID: "sabira-the-medium"}, {ID: "troll"}}}, card.Untamed)
		for _, k := range []card.Keyword{card.Skirmish, card.Elusive, card.Poison} {
			assert.Equal(t, center, tb.HasKeyword(tb.Card("0:sabira-the-medium"), k))
			for _, other := range []string{"witch-queen", "dust-pixie", "1:sabira-the-medium"} {
				assert.False(t, tb.HasKeyword(tb.Card(other), k), other)
			}
		}
		tb.Fight("0:sabira-the-medium", "troll")
		assert.Equal(t, center, len(tb.Pile(1, card.Battleline)) == 1, "poison")
	}
	t.Run("Witches that are destroyed return to their owners' hands", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "jervi", Foreign: true}, {ID: "witch-queen"}, {ID: "sabira-the-medium"}},
			Hand: ids("choking-ivy")}, side{},
			card.Untamed)
		tb.Play("choking-ivy")
		assert.Equal(t, []string{"jervi"}, tb.Pile(1, card.Hand))
		tb.InZone(card.Discard, "witch-queen", "sabira-the-medium") // of two neither is in the center
	})
}

func TestCameBackWrong(t *testing.T) {
	tb := duel(t, side{Hand: ids("came-back-wrong"), Discard: ids("bumpsy", "fear", "mother")}, side{Amber: 1, Discard: ids("troll")},
		card.Untamed)
	tb.Play("came-back-wrong")
	tb.Offers("bumpsy", "mother")
	tb.Pick("bumpsy")
	tb.Amber(1, 0) // it was played
	tb.Line(0, "bumpsy")
	tb.InZone(card.Attached, "came-back-wrong")
	tb.PowerIs("bumpsy", 3)
	assert.True(t, tb.HasKeyword(tb.Card("bumpsy"), card.Poison))

	tb = duel(t, side{Hand: ids("came-back-wrong"), Discard: ids("dust-pixie")}, side{}, card.Untamed)
	tb.Play("came-back-wrong")
	tb.Line(0) // its power is 0 (K11.17)
	tb.InZone(card.Discard, "dust-pixie", "came-back-wrong")
	tb.Amber(0, 2)

	tb = duel(t, side{Hand: ids("came-back-wrong"), Discard: ids("fear")}, side{}, card.Untamed)
	tb.Play("came-back-wrong")
	tb.InZone(card.Discard, "came-back-wrong") // K32.14
}

func TestCauldron(t *testing.T) {
	brew := func(under ...string) list { return list{{ID: "cauldron", Under: ids(under...)}} }
	t.Run("one more card", func(t *testing.T) {
		tb := duel(t, side{Artifacts: brew("troll"), Deck: ids("punch", "fear")}, side{}, card.Dis)
		tb.Omni("cauldron")
		tb.InZone(card.Under, "punch", "troll")
		tb.Unmarked("punch", keyforge.FaceDown)
		tb.InZone(card.Deck, "fear")
	})
	t.Run("the third: all are played, in any order and of any house", func(t *testing.T) {
		tb := duel(t, side{Artifacts: brew("bumpsy", "jervi"), Deck: ids("punch", "fear")}, side{Line: ids("infomorph"), Amber: 2}, card.Dis)
		tb.Omni("cauldron")
		tb.Offers("bumpsy", "jervi", "punch")
		tb.Pick("punch")
		tb.Damage("infomorph", 3)
		tb.Pick("jervi")
		tb.Left()
		tb.Line(0, "bumpsy", "jervi")
		tb.Amber(1, 1)
		tb.InZone(card.Discard, "punch")
		tb.InZone(card.Artifacts, "cauldron")
	})
	t.Run("or more than three (E29)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: brew("bumpsy", "jervi", "dust-pixie"), Deck: ids("troll")}, side{}, card.Dis)
		tb.Omni("cauldron")
		for _, id := range []string{"bumpsy", "jervi", "dust-pixie"} {
			tb.Pick(id)
			if id != "bumpsy" {
				tb.Left()
			}
		}
		tb.Left()
		tb.Line(0, "troll", "dust-pixie", "jervi", "bumpsy")
	})
	t.Run("with an empty deck", func(t *testing.T) {
		tb := duel(t, side{Artifacts: brew("bumpsy", "jervi")}, side{}, card.Dis)
		tb.Omni("cauldron")
		tb.InZone(card.Under, "bumpsy", "jervi")
	})
}

func TestGhostTree(t *testing.T) {
	for _, yes := range []bool{true, false} {
		tb := duel(t, side{Line: list{{ID: "ghost-tree"}}, Discard: haunting(yes)}, side{Line: ids("bumpsy"), Discard: haunting(!yes)},
			card.Untamed)
		tb.Fight("ghost-tree")
		tb.Damage("ghost-tree", 5)
		assert.Equal(t, yes, len(tb.Pile(1, card.Battleline)) == 1)

		tb = duel(t, side{Line: ids("bumpsy")}, side{Line: ids("ghost-tree"), Discard: haunting(yes)}, card.Brobnar)
		tb.Fight("bumpsy")
		assert.Equal(t, yes, len(tb.Pile(0, card.Battleline)) == 1, "nor when it is attacked")
	}
	tb := duel(t, side{Hand: ids("ghost-tree"), Deck: many(7, "fear")}, side{Deck: many(7, "fear")}, card.Untamed)
	tb.Discard("ghost-tree")
	assert.Len(t, tb.Pile(0, card.Deck), 2)
	assert.Len(t, tb.Pile(1, card.Deck), 7)
}

func TestLoyalPackmate(t *testing.T) {
	me := side{Line: list{{ID: "bumpsy"}}}
	tb := duel(t, me, side{Line: list{{ID: "loyal-packmate"}, {ID: "troll"}, {ID: "mother"},
		{ID: "valdr", Attached: ids("phoenix-heart")}}}, card.Brobnar)
	tb.Fight("bumpsy")
	tb.Damage("loyal-packmate", 5) // the only one with taunt

	tb = duel(t, me, side{Line: ids("mother", "troll")}, card.Brobnar)
	tb.Fight("bumpsy", "mother")
	tb.Line(1, "troll")

	tb = duel(t, side{Line: ids("loyal-packmate", "mother")}, side{Line: ids("dust-pixie", "splinter")}, card.Untamed)
	tb.Fight("loyal-packmate", "splinter") // its own side attacks as ever
	tb.Line(1, "dust-pixie")
}

func TestLoyalPackmateAndOthersWithTaunt(t *testing.T) {
	tb := duel(t, side{Line: ids("bumpsy")}, side{Line: ids("loyal-packmate", "troll", "mother", "protective-playmate")}, card.Brobnar)
	tb.Do(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("bumpsy")})
	tb.Offers("loyal-packmate", "protective-playmate")
	tb.Pick("loyal-packmate")
	tb.LeaveOpen()
}

func TestNarlGibbus(t *testing.T) {
	tb := duel(t, side{Hand: ids("narl-gibbus")}, side{}, card.Untamed)
	tb.Play("narl-gibbus")
	tb.Marked("narl-gibbus", keyforge.Enraged)

	tb = duel(t, side{Line: ids("narl-gibbus")}, side{}, card.Untamed)
	assert.False(t, tb.HasKeyword(tb.Card("narl-gibbus"), card.Skirmish))
	tb.Reap("narl-gibbus")
	tb.Marked("narl-gibbus", keyforge.Enraged)
	assert.True(t, tb.HasKeyword(tb.Card("narl-gibbus"), card.Skirmish))

	for _, angry := range []keyforge.Mark{keyforge.Enraged, 0} {
		tb = duel(t, side{Line: list{{ID: "narl-gibbus", Marks: angry}}}, side{Line: ids("troll", "splinter", "bumpsy")}, card.Untamed)
		tb.Fight("narl-gibbus", "splinter")
		tb.Damage("troll", map[bool]int{true: 3}[angry != 0])
		tb.Damage("narl-gibbus", map[bool]int{false: 1}[angry != 0])
		tb.Unmarked("narl-gibbus", keyforge.Enraged)
		assert.False(t, tb.HasKeyword(tb.Card("narl-gibbus"), card.Skirmish))
	}
}

func TestRotfeast(t *testing.T) {
	tb := duel(t, side{Hand: list{{ID: "rotfeast"}, {ID: "punch", House: card.Untamed}, {ID: "plummet", House: card.Untamed}},
		Line: list{{ID: "bumpsy", House: card.Untamed}}, Deck: many(9, "fear")},
		side{Line: ids("troll", "general-xalvador", "infomorph"), Amber: 0}, card.Untamed)
	tb.Play("rotfeast")
	tb.Amber(0, 1)
	tb.Fight("bumpsy", "infomorph")
	tb.Amber(0, 3) // both
	tb.Play("punch")
	tb.Pick("troll")
	tb.Amber(0, 5)
}

func TestRotfeastForTheRestOfTheTurn(t *testing.T) {
	tb := duel(t, side{Hand: ids("rotfeast"), Line: ids("general-xalvador"), Deck: many(9, "fear")},
		side{Line: ids("dust-pixie", "troll"), Houses: []card.House{card.Brobnar}}, card.Untamed)
	tb.Play("rotfeast")
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Fight("troll")
	tb.Amber(0, 1)
}

func TestRotfeastCountsEachCreature(t *testing.T) {
	tb := duel(t, side{Hand: list{{ID: "rotfeast"}, {ID: "plummet", House: card.Untamed}, {ID: "fear"}}},
		side{Line: ids("troll", "general-xalvador", "dust-pixie")}, card.Untamed)
	tb.Play("rotfeast")
	tb.Play("plummet")
	tb.Amber(0, 3) // but not the armored one
}
