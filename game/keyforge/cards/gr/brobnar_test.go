package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestBeanstalk(t *testing.T) {
	t.Run("Giants enter ready, others do not", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("beanstalk"), Hand: ids("bumpsy", "pingle-who-annoys")}, side{}, card.Brobnar)
		tb.Play("bumpsy")
		tb.Play("pingle-who-annoys")
		tb.Left()
		tb.Unmarked("bumpsy", keyforge.Exhausted)
		tb.Marked("pingle-who-annoys", keyforge.Exhausted)
	})
	t.Run("nor do the opponent's", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("bumpsy")}, side{Artifacts: ids("beanstalk")}, card.Brobnar)
		tb.Play("bumpsy")
		tb.Marked("bumpsy", keyforge.Exhausted)
	})
	start := side{Artifacts: ids("beanstalk"), Deck: ids("fear", "troll", "infomorph"), Discard: ids("bumpsy", "mother"), Hand: ids("valdr")}
	for _, found := range []string{"troll", "bumpsy"} {
		tb := duel(t, start, side{}, card.Brobnar)
		tb.Act("beanstalk")
		tb.Offers("troll", "bumpsy")
		tb.Pick(found)
		tb.InZone(card.Hand, found, "valdr")
		assert.Equal(t, 1, tb.Happened(keyforge.Shown))
		assert.Equal(t, 1, tb.Happened(keyforge.Shuffled))
	}
	t.Run("nothing found (K15.12): the deck is shuffled all the same", func(t *testing.T) {
		tb := duel(t, start, side{}, card.Brobnar)
		tb.Act("beanstalk")
		tb.Finish()
		assert.Equal(t, []string{"valdr"}, tb.Pile(0, card.Hand))
		assert.Equal(t, 1, tb.Happened(keyforge.Shuffled))
	})
}

func TestCurseOfCowardice(t *testing.T) {
	curse := side{Artifacts: ids("curse-of-cowardice"), Line: list{{ID: "troll"}}, Amber: 5, Deck: many(9, "fear")}
	t.Run("enters under the opponent", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("curse-of-cowardice")}, side{Line: ids("troll")}, card.Brobnar)
		tb.Play("curse-of-cowardice")
		assert.Equal(t, []string{"curse-of-cowardice"}, tb.Pile(1, card.Artifacts))
	})
	t.Run("no fight", func(t *testing.T) {
		tb := duel(t, curse, side{Line: ids("dust-pixie"), Amber: 4}, card.Brobnar)
		tb.Reap("troll")
		tb.EndTurn()
		tb.Amber(0, 5+1-2)
		tb.Amber(1, 4)
		tb.InZone(card.Artifacts, "curse-of-cowardice")
	})
	t.Run("a fight", func(t *testing.T) {
		tb := duel(t, curse, side{Line: ids("dust-pixie"), Amber: 4}, card.Brobnar)
		tb.Fight("troll")
		tb.EndTurn()
		tb.Amber(0, 5)
	})
	t.Run("nobody left to fight", func(t *testing.T) {
		alone := curse
		alone.Line = nil
		tb := duel(t, alone, side{Line: ids("dust-pixie")}, card.Brobnar)
		tb.EndTurn()
		tb.Amber(0, 3)
		tb.InZone(card.Discard, "curse-of-cowardice")
	})
	t.Run("nobody left after a fight", func(t *testing.T) {
		last := curse
		last.Line = list{{ID: "dust-pixie", House: card.Brobnar}}
		tb := duel(t, last, side{Line: ids("troll")}, card.Brobnar)
		tb.Fight("dust-pixie")
		tb.EndTurn()
		tb.Amber(0, 5)
		tb.InZone(card.Discard, "curse-of-cowardice")
	})
	t.Run("not in the other's turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dust-pixie"), Amber: 4, Deck: many(9, "fear")}, curse, card.Untamed)
		tb.EndTurn()
		tb.Amber(0, 4)
		tb.Amber(1, 5)
	})
}

func TestAwakenedTitan(t *testing.T) {
	titan := list{tired("awakened-titan")}
	for _, yes := range []bool{true, false} {
		tb := duel(t, side{Line: titan, Hand: ids("anger"), Discard: haunting(yes)}, side{Line: ids("dust-pixie"), Discard: haunting(!yes)},
			card.Brobnar)
		assert.True(t, tb.HasKeyword(tb.Card("awakened-titan"), card.Taunt))
		tb.Play("anger")
		assert.Equal(t, yes, len(tb.Pile(1, card.Battleline)) == 0)

		tb = duel(t, side{Line: titan, Discard: haunting(yes), Deck: many(9, "fear")}, side{}, card.Brobnar)
		tb.EndTurn()
		assert.Equal(t, !yes, tb.Of("awakened-titan").Is(keyforge.Exhausted), "in the ready step")
	}
	t.Run("entering ready is not readying (K29.1)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("beanstalk"), Hand: ids("awakened-titan")}, side{}, card.Brobnar)
		tb.Play("awakened-titan")
		tb.Unmarked("awakened-titan", keyforge.Exhausted)
	})
}

func TestBonecrusher(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mother", House: card.Brobnar}}, Hand: ids("bonecrusher")}, side{Line: ids("troll")}, card.Brobnar)
	tb.Play("bonecrusher")
	tb.Pick("mother")
	tb.Amber(0, 1)
	tb.Act("mother")
	tb.Offers("mother", "troll")
	tb.Pick("troll")
	tb.Line(1)
	tb.Line(0, "mother")
}

func TestConcussiveTransfer(t *testing.T) {
	tb := duel(t, side{Hand: ids("concussive-transfer"), Line: list{{ID: "troll", Damage: 2}}}, side{Line: ids("valdr", "bumpsy")},
		card.Brobnar)
	tb.Play("concussive-transfer")
	tb.Offers("troll", "valdr", "bumpsy")
	tb.Pick("valdr")
	for range 5 {
		tb.Must()
		tb.Offers("troll", "valdr", "bumpsy")
		tb.Pick("bumpsy")
	}
	tb.InZone(card.Discard, "bumpsy")
	tb.Damage("troll", 0)
	tb.Damage("valdr", 0)
}

func TestLiftingBuddy(t *testing.T) {
	tb := duel(t, side{Hand: ids("lifting-buddy"), Line: ids("troll", "mother")}, side{Line: ids("dust-pixie")}, card.Brobnar)
	tb.Play("lifting-buddy")
	tb.Left()
	tb.Offers("troll", "mother")
	tb.Pick("troll")
	tb.PowerIs("lifting-buddy", 7)
	tb.PowerIs("troll", 10)

	for _, use := range []keyforge.Verb{keyforge.Fight, keyforge.Reap} {
		tb := duel(t, side{Line: ids("lifting-buddy")}, side{Line: ids("dust-pixie")}, card.Brobnar)
		tb.Do(keyforge.Command{Verb: use, Card: tb.Card("lifting-buddy")})
		tb.PowerIs("lifting-buddy", 7)
	}
}

func TestPlummet(t *testing.T) {
	tb := duel(t, side{Hand: ids("plummet", "fear", "punch"), Line: ids("troll")},
		side{Line: ids("general-xalvador", "infomorph"), Hand: ids("anger")},
		card.Brobnar)
	tb.Play("plummet")
	assert.Empty(t, tb.Pile(0, card.Hand))
	tb.InZone(card.Hand, "anger")
	tb.Damage("troll", 2)
	tb.Damage("infomorph", 2)
	tb.Damage("general-xalvador", 0) // its armor
}

func TestPlummetOfAnEmptyHand(t *testing.T) {
	tb := duel(t, side{Hand: ids("plummet"), Line: ids("troll")}, side{}, card.Brobnar)
	tb.Play("plummet")
	tb.Damage("troll", 0)
}

func TestRaiderOfThePeaks(t *testing.T) {
	start := func(mine, theirs []string) keyforge.Position {
		return keyforge.Position{Step: keyforge.StartStep, Players: []side{
			{Houses: []card.House{card.Brobnar}, Line: ids(append(mine, "raider-of-the-peaks")...), Deck: ids("fear", "punch")},
			{Line: ids(theirs...), Deck: ids("anger", "mother")}}}
	}
	tb := tableOf(t, start([]string{"bumpsy"}, []string{"troll", "splinter"}))
	assert.Equal(t, []string{"anger"}, tb.Pile(1, card.Discard))
	assert.Empty(t, tb.Pile(0, card.Discard))

	tb = tableOf(t, start([]string{"troll"}, []string{"bumpsy"}))
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Discard))
	assert.Empty(t, tb.Pile(1, card.Discard))

	tb = tableOf(t, start([]string{"troll"}, []string{"troll"}))
	tb.Offers("troll#1", "troll#2") // K17.9
	tb.Pick("troll#2")
	assert.Equal(t, []string{"anger"}, tb.Pile(1, card.Discard))
}

func TestCacophonousRiot(t *testing.T) {
	tb := duel(t, side{Hand: ids("cacophonous-riot"), Line: list{tired("troll"), tired("mother"), tired("valdr"), tired("bumpsy")}},
		side{Line: list{tired("infomorph")}}, card.Brobnar)
	tb.Play("cacophonous-riot")
	tb.Offers("troll", "mother", "valdr", "bumpsy", "infomorph")
	tb.Pick("mother")
	for _, id := range []string{"troll", "mother", "valdr"} {
		tb.Marked(id, keyforge.Enraged)
		tb.Unmarked(id, keyforge.Exhausted)
	}
	for _, id := range []string{"bumpsy", "infomorph"} {
		tb.Unmarked(id, keyforge.Enraged)
		tb.Marked(id, keyforge.Exhausted)
	}
}

func TestDownToSize(t *testing.T) {
	tb := duel(t, side{Hand: ids("down-to-size"), Line: ids("bumpsy"), Deck: many(9, "fear")},
		side{Line: list{{ID: "general-xalvador", Power: 3}, {ID: "troll"}}}, card.Brobnar)
	tb.Play("down-to-size")
	tb.Offers("general-xalvador", "troll")
	tb.Pick("general-xalvador")
	tb.PowerIs("general-xalvador", 1) // whatever is added (K32.8)
	assert.Zero(t, tb.Armor(tb.Card("general-xalvador")))
	tb.PowerIs("troll", 8)
	tb.EndTurn()
	tb.PowerIs("general-xalvador", 7)
	assert.Equal(t, 2, tb.Armor(tb.Card("general-xalvador")))
}

func TestFieryJark(t *testing.T) {
	table := func(enemies ...string) (side, side) {
		return side{Hand: ids("fiery-jark"), Line: ids("troll", "bumpsy")}, side{Line: ids(enemies...)}
	}
	t.Run("once, or again", func(t *testing.T) {
		me, foe := table("valdr", "mother", "splinter")
		tb := duel(t, me, foe, card.Brobnar)
		tb.Play("fiery-jark")
		tb.Left()
		tb.Pick("valdr")
		tb.Offers("troll", "bumpsy", "fiery-jark")
		tb.Pick("troll")
		tb.Yes()
		tb.Pick("mother")
		tb.Pick("bumpsy")
		tb.No()
		tb.Line(0, "fiery-jark")
		tb.Line(1, "splinter")
	})
	t.Run("as long as there are enemies", func(t *testing.T) {
		me, foe := table("valdr")
		tb := duel(t, me, foe, card.Brobnar)
		tb.Play("fiery-jark")
		tb.Left()
		tb.Pick("troll")
		tb.Line(0, "fiery-jark", "bumpsy")
		tb.Line(1)
	})
	t.Run("without an enemy a friend is destroyed all the same (K16.4)", func(t *testing.T) {
		me, foe := table()
		tb := duel(t, me, foe, card.Brobnar)
		tb.Play("fiery-jark")
		tb.Left()
		tb.Must()
		tb.Pick("troll")
		tb.Line(0, "fiery-jark", "bumpsy")
	})
}

func TestLashOut(t *testing.T) {
	for _, yes := range []bool{true, false} {
		tb := duel(t, side{Hand: ids("lash-out"), Discard: haunting(yes)},
			side{Line: ids("troll", "valdr", "bumpsy", "infomorph"), Discard: haunting(!yes)},
			card.Brobnar)
		tb.Play("lash-out")
		tb.Offers("troll", "valdr", "bumpsy", "infomorph")
		tb.Pick("valdr")
		tb.Damage("valdr", 3)
		tb.Damage("troll", map[bool]int{true: 3}[yes])
		tb.Damage("bumpsy", map[bool]int{true: 3}[yes])
		tb.Damage("infomorph", 0)
	}
}

func TestMemorializeTheFallen(t *testing.T) {
	tb := duel(t, side{Hand: ids("memorialize-the-fallen"), Amber: 5, Discard: ids("troll", "punch", "mother"), Line: ids("bumpsy")},
		side{Amber: 2, Discard: ids("troll", "valdr", "bumpsy", "infomorph")}, card.Brobnar)
	tb.Play("memorialize-the-fallen")
	tb.Amber(0, 3)
	tb.Amber(1, 0)
}

func TestMournfulBarnBurner(t *testing.T) {
	for _, whose := range []keyforge.Side{0, 1} {
		tb := duel(t, side{Line: ids("mournful-barn-burner"), Deck: ids("fear", "punch", "anger")},
			side{Line: ids("dust-pixie"), Deck: ids("troll", "valdr", "bumpsy")}, card.Brobnar)
		tb.Fight("mournful-barn-burner")
		tb.Choose(int(whose))
		assert.Len(t, tb.Pile(whose, card.Deck), 1)
		assert.Len(t, tb.Pile(1-whose, card.Deck), 3)
	}
	tb := duel(t, side{Hand: ids("mournful-barn-burner"), Deck: ids("fear", "punch")}, side{Deck: ids("troll", "valdr")}, card.Brobnar)
	tb.Discard("mournful-barn-burner")
	tb.InZone(card.Discard, "fear", "troll")
	tb.InZone(card.Deck, "punch", "valdr")
}

func TestOrnarSkullface(t *testing.T) {
	tb := duel(t, side{Line: ids("ornar-skullface")}, side{Line: ids("troll")}, card.Brobnar)
	tb.Fight("ornar-skullface")
	tb.InZone(card.Discard, "troll", "ornar-skullface")

	tb = duel(t, side{Hand: ids("ornar-skullface"), Line: ids("bumpsy")}, side{Line: ids("troll")}, card.Brobnar)
	tb.Discard("ornar-skullface")
	tb.Offers("bumpsy", "troll")
	tb.Pick("troll")
	tb.Damage("troll", 3)
}

func TestRecklessness(t *testing.T) {
	tb := duel(t, side{Hand: append(ids("recklessness"), many(4, "fear")...), Deck: many(9, "punch")},
		side{Hand: many(2, "anger"), Deck: many(9, "valdr")}, card.Brobnar)
	tb.Play("recklessness")
	assert.ElementsMatch(t, []string{"fear", "punch", "punch", "punch"}, tb.Pile(0, card.Hand))
	assert.ElementsMatch(t, []string{"valdr", "valdr", "valdr"}, tb.Pile(1, card.Hand))
	assert.Len(t, tb.Pile(1, card.Discard), 2)
	tb.Amber(0, 1)
}

func TestSoulBomb(t *testing.T) {
	for _, yes := range []bool{true, false} {
		tb := duel(t, side{Artifacts: ids("soul-bomb"), Line: ids("troll"), Discard: haunting(yes)},
			side{Line: ids("valdr", "dust-pixie"), Discard: many(12, "fear")}, card.Untamed)
		tb.Omni("soul-bomb")
		tb.InZone(card.Discard, "soul-bomb")
		tb.Damage("troll", map[bool]int{true: 4}[yes])
		tb.Damage("valdr", map[bool]int{true: 4}[yes])
		assert.Equal(t, yes, len(tb.Pile(1, card.Battleline)) == 1)
	}
}
