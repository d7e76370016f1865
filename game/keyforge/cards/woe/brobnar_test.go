package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestBrokenAxeOutpost(t *testing.T) {
	t.Run("a friend under the deck for 6 damage", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("broken-axe-outpost"), Line: ids("mother", "krump"), Deck: ids("fear")},
			side{Line: ids("troll", "valdr")}, card.Brobnar)
		tb.Act("broken-axe-outpost")
		tb.Offers("mother", "krump")
		tb.Must()
		tb.Pick("krump")
		assert.Equal(t, []string{"fear", "krump"}, tb.Pile(0, card.Deck))
		tb.Offers("troll", "valdr")
		tb.Pick("troll")
		tb.Damage("troll", 6)
	})
	t.Run("to the bottom of its owner's deck", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("broken-axe-outpost"), Line: list{{ID: "mother", Foreign: true}}},
			side{Line: ids("troll"), Deck: ids("fear")}, card.Brobnar)
		tb.Act("broken-axe-outpost")
		assert.Equal(t, []string{"fear", "mother"}, tb.Pile(1, card.Deck))
		tb.Damage("troll", 6)
	})
	t.Run("no friend, or a warded one", func(t *testing.T) {
		for _, line := range []list{nil, {{ID: "mother", Marks: keyforge.Warded}}} {
			tb := duel(t, side{Artifacts: ids("broken-axe-outpost"), Line: line}, side{Line: ids("troll")}, card.Brobnar)
			tb.Act("broken-axe-outpost")
			tb.Damage("troll", 0)
		}
	})
}

func TestRowdySkald(t *testing.T) {
	tb := duel(t, side{Line: ids("rowdy-skald")}, side{Line: ids("troll")}, card.Brobnar)
	tb.Fight("rowdy-skald")
	tb.Damage("troll", 4)
	tb.InZone(card.Discard, "rowdy-skald")
}

func TestCrimTorchtooth(t *testing.T) {
	tb := duel(t, side{Line: ids("troll", "bumpsy", "crim-torchtooth", "mother", "valdr")},
		side{Line: ids("infomorph", "troll", "dust-pixie", "valdr", "bumpsy")}, card.Brobnar)
	tb.Fight("crim-torchtooth", "dust-pixie")
	tb.Damage("1:troll", 4)
	tb.Damage("1:valdr", 4)
	tb.Damage("infomorph", 0)
	tb.Damage("1:bumpsy", 0)
	for id, yes := range map[string]bool{"0:troll": false, "0:bumpsy": true, "mother": true, "0:valdr": false, "crim-torchtooth": false} {
		if yes {
			tb.Marked(id, keyforge.Enraged)
		} else {
			tb.Unmarked(id, keyforge.Enraged)
		}
	}
}

func TestBrikkNastee(t *testing.T) {
	enemies := side{Line: ids("dust-pixie", "splinter", "gloriana-s-attendant")}
	tb := duel(t, side{Line: list{{ID: "brikk-nastee"}, {ID: "troll"}, {ID: "mother", House: card.Brobnar}}}, enemies, card.Brobnar)
	tb.Fight("brikk-nastee", "dust-pixie")
	tb.Amber(0, 0) // another
	tb.Fight("troll", "splinter")
	tb.Amber(0, 1)
	tb.Fight("mother")
	tb.Amber(0, 2)

	tb = duel(t, side{Line: ids("brikk-nastee", "mother")}, enemies, card.Logos)
	tb.Fight("mother", "splinter")
	tb.Amber(0, 0) // it is of Logos

	tb = duel(t, side{Line: ids("troll")}, side{Line: ids("brikk-nastee", "dust-pixie")}, card.Brobnar)
	tb.Fight("troll", "dust-pixie")
	tb.Amber(1, 0) // an enemy
}

func TestShockHerder(t *testing.T) {
	tb := duel(t, side{Hand: ids("shock-herder"), Line: list{{ID: "troll", Marks: keyforge.Exhausted},
		{ID: "bumpsy", Marks: keyforge.Exhausted}, {ID: "valdr"}}}, side{Line: ids("infomorph")}, card.Brobnar)
	tb.Play("shock-herder")
	tb.Choose(1)
	tb.Line(0, "troll", "shock-herder", "bumpsy", "valdr")
	tb.Offers("troll", "bumpsy")
	tb.Must()
	tb.Pick("troll")
	tb.InZone(card.Discard, "infomorph")
	tb.Marked("troll", keyforge.Exhausted)

	tb = duel(t, side{Hand: ids("shock-herder")}, side{Line: ids("infomorph")}, card.Brobnar)
	tb.Play("shock-herder")
	tb.Line(1, "infomorph")
}

func TestAncientBattleground(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("ancient-battleground"), Line: ids("troll", "valdr")},
		side{Line: ids("dust-pixie", "infomorph", "mother")}, card.Brobnar)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("valdr")}, keyforge.CannotReap)
	tb.Fight("troll", "dust-pixie")
	tb.Amber(0, 1)
	tb.Fight("valdr", "infomorph")
	tb.Amber(0, 2)
	tb.EndTurn()
	tb.House(card.Logos)
	tb.Reap("mother")
	tb.Amber(1, 1)
	tb.Amber(0, 2)
}

func TestFrostGiant(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "frost-giant"}, {ID: "troll", Marks: keyforge.Exhausted}}, Artifacts: ids("might-club")},
		side{Line: ids("valdr")}, card.Brobnar)
	tb.Fight("frost-giant")
	tb.InZone(card.Discard, "valdr")
	tb.Act("might-club")
	tb.Offers("frost-giant", "troll")
	tb.Pick("frost-giant")
	tb.Unmarked("frost-giant", keyforge.Exhausted) // in another way it readies
	tb.Marked("frost-giant", keyforge.Enraged)
	tb.Marked("troll", keyforge.Exhausted)

	tb = duel(t, side{Line: list{{ID: "frost-giant", Marks: keyforge.Exhausted}, {ID: "troll", Marks: keyforge.Exhausted}}}, side{},
		card.Brobnar)
	tb.EndTurn()
	tb.Marked("frost-giant", keyforge.Exhausted)
	tb.Unmarked("troll", keyforge.Exhausted)
}

func TestHallafest(t *testing.T) {
	mine := side{Hand: ids("hallafest"), Deck: ids("vulka", "troll", "vulka"), Discard: ids("brikk-nastee", "ged-hammer", "punch")}
	theirs := side{Deck: ids("harmal-atoon"), Discard: ids("harmal-atoon"), Line: ids("harmal-atoon")}
	t.Run("one of each name, for a chain each", func(t *testing.T) {
		tb := duel(t, mine, theirs, card.Brobnar)
		tb.Play("hallafest")
		tb.Offers("vulka#1", "vulka#2", "brikk-nastee", "ged-hammer")
		tb.Pick("vulka#1")
		tb.Refused(keyforge.Command{Verb: keyforge.Pick, Card: tb.Card("vulka#2")}, keyforge.SameQuality)
		tb.Pick("brikk-nastee", "ged-hammer")
		assert.ElementsMatch(t, []string{"vulka", "brikk-nastee", "ged-hammer"}, tb.Pile(0, card.Hand))
		assert.ElementsMatch(t, []string{"troll", "vulka"}, tb.Pile(0, card.Deck))
		assert.Equal(t, 3, tb.Happened(keyforge.Shown))
		assert.Positive(t, tb.Happened(keyforge.Shuffled))
		assert.EqualValues(t, 3, tb.Player(0).Chains)
	})
	t.Run("four at most", func(t *testing.T) {
		five := mine
		five.Deck = ids("vulka", "harmal-atoon")
		tb := duel(t, five, theirs, card.Brobnar)
		tb.Play("hallafest")
		tb.Pick("vulka", "harmal-atoon", "brikk-nastee", "ged-hammer")
		assert.Len(t, tb.Pile(0, card.Hand), 4)
		assert.EqualValues(t, 4, tb.Player(0).Chains)
	})
	t.Run("none, and no chains", func(t *testing.T) {
		tb := duel(t, mine, theirs, card.Brobnar)
		tb.Play("hallafest")
		tb.Finish()
		assert.Empty(t, tb.Pile(0, card.Hand))
		assert.Zero(t, tb.Player(0).Chains)
		assert.Positive(t, tb.Happened(keyforge.Shuffled))
	})
}

func TestHarmalAtoon(t *testing.T) {
	tb := duel(t, side{Hand: ids("coward-s-end"),
		Line: list{{ID: "harmal-atoon"}, {ID: "troll"}, {ID: "mother"}, {ID: "krump", Foreign: true}}},
		side{Line: ids("bumpsy")}, card.Brobnar)
	tb.Play("coward-s-end")
	tb.First("troll")
	assert.Equal(t, []string{"troll"}, tb.Pile(0, card.Hand))
	assert.Equal(t, []string{"krump"}, tb.Pile(1, card.Hand))
	tb.InZone(card.Discard, "harmal-atoon", "mother", "bumpsy")

	tb = duel(t, side{Hand: ids("coward-s-end"), Line: list{{ID: "troll"}, {ID: "harmal-atoon", Damage: 1}}}, side{}, card.Brobnar)
	tb.Play("coward-s-end")
	tb.Line(0, "harmal-atoon")
	tb.InZone(card.Hand, "troll")
}

// inAnyOrder resolves what waits, the first first.
func inAnyOrder(tb *gametest.Table) {
	for tb.Question().Kind == keyforge.AskOrder {
		tb.Choose(0)
	}
}

func TestKretchee(t *testing.T) {
	t.Run("those that are exalted", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("fresh-marks"), Line: ids("kretchee", "troll")}, side{Line: ids("bumpsy", "valdr", "mother", "krump")},
			card.Brobnar)
		tb.Play("fresh-marks")
		tb.Pick("troll")
		tb.Pick("bumpsy", "valdr", "mother")
		inAnyOrder(tb)
		for id, n := range map[string]int{"bumpsy": 2, "valdr": 2, "mother": 2, "krump": 0, "kretchee": 0} {
			tb.AmberOn(id, n)
		}
	})
	t.Run("those that capture, of either side, itself too", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("trading-frenzy"), Line: ids("kretchee"), Amber: 5}, side{Line: ids("bumpsy"), Amber: 5}, card.Ekwidon)
		tb.Play("trading-frenzy")
		tb.AmberOn("kretchee", 4)
		tb.AmberOn("bumpsy", 4)
		tb.Amber(0, 3)
		tb.Amber(1, 2)
	})
	t.Run("each Kretchee adds one", func(t *testing.T) {
		tb := duel(t, side{Hand: list{{ID: "anger", Icons: card.Icons{card.CaptureIcon}}}, Line: ids("troll")},
			side{Line: ids("kretchee", "kretchee"), Amber: 1}, card.Brobnar)
		tb.Play("anger")
		inAnyOrder(tb)
		tb.AmberOn("troll", 3)
		tb.LeaveOpen()
	})
	t.Run("not one that captures nothing", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("trading-frenzy"), Line: ids("kretchee"), Amber: 2}, side{}, card.Ekwidon)
		tb.Play("trading-frenzy")
		tb.AmberOn("kretchee", 0)
	})
}

func TestGedHammer(t *testing.T) {
	line := list{{ID: "ged-hammer"}, {ID: "bumpsy", Marks: keyforge.Exhausted}, {ID: "valdr"}, {ID: "mother", Marks: keyforge.Exhausted}}
	tb := duel(t, side{Line: line}, side{Line: list{{ID: "troll", Marks: keyforge.Exhausted}}}, card.Brobnar)
	tb.Fight("ged-hammer")
	tb.InZone(card.Discard, "ged-hammer")
	for _, id := range []string{"bumpsy", "valdr"} {
		tb.Marked(id, keyforge.Enraged)
		tb.Unmarked(id, keyforge.Exhausted)
	}
	for _, id := range []string{"mother", "troll"} {
		tb.Marked(id, keyforge.Exhausted)
		tb.Unmarked(id, keyforge.Enraged)
	}
}

func TestVowOfBlood(t *testing.T) {
	tb := duel(t, side{Hand: ids("vow-of-blood"), Line: list{{ID: "bumpsy", Damage: 1}}},
		side{Line: list{{ID: "troll", Damage: 1}, {ID: "valdr"}, {ID: "mother", Damage: 3}}}, card.Brobnar)
	tb.Play("vow-of-blood")
	tb.Damage("troll", 3)
	tb.Damage("valdr", 0)
	tb.InZone(card.Discard, "mother")
	tb.Damage("bumpsy", 1)
	tb.Amber(0, 1)
}

func TestVulka(t *testing.T) {
	theirs := side{Line: ids("krump", "infomorph", "bumpsy")}
	tb := duel(t, side{Line: ids("vulka", "troll")}, theirs, card.Brobnar)
	tb.Fight("troll", "infomorph")
	tb.Damage("krump", 1)
	tb.Damage("bumpsy", 1)
	tb.Fight("vulka", "krump")
	tb.Damage("bumpsy", 2) // its neighbor now

	tb = duel(t, side{Line: ids("vulka", "mother")}, theirs, card.Logos)
	tb.Fight("mother", "infomorph")
	tb.Damage("krump", 0)

	tb = duel(t, side{Line: ids("krump", "infomorph", "bumpsy")}, side{Line: ids("vulka", "troll", "valdr")}, card.Brobnar)
	tb.Fight("bumpsy", "troll")
	tb.Damage("krump", 0) // it attacks nobody
}

func TestCroggTheClumsy(t *testing.T) {
	tb := duel(t, side{Line: ids("bumpsy", "crogg-the-clumsy", "mother")},
		side{Line: ids("krump", "infomorph", "troll", "valdr")}, card.Brobnar)
	tb.Fight("crogg-the-clumsy", "infomorph")
	tb.Damage("krump", 2)
	tb.Damage("troll", 2)
	tb.Damage("valdr", 0)
	tb.Damage("bumpsy", 0)
}

func TestFreshMarks(t *testing.T) {
	t.Run("all there are, up to three", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("fresh-marks"), Line: ids("troll", "mother")}, side{Line: ids("bumpsy", "valdr")}, card.Brobnar)
		tb.Play("fresh-marks")
		tb.Offers("troll", "mother")
		tb.Pick("mother")
		tb.AmberOn("bumpsy", 1)
		tb.AmberOn("valdr", 1)
		tb.AmberOn("troll", 0)
		tb.Amber(0, 1)
	})
	t.Run("three of four", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("fresh-marks"), Line: ids("troll")},
			side{Line: ids("bumpsy", "valdr", "krump", "mother")}, card.Brobnar)
		tb.Play("fresh-marks")
		tb.Pick("bumpsy", "krump")
		tb.Must()
		tb.Pick("mother")
		tb.AmberOn("valdr", 0)
	})
	t.Run("nothing without a death", func(t *testing.T) {
		for _, line := range []list{nil, {{ID: "troll", Marks: keyforge.Warded}}} {
			tb := duel(t, side{Hand: ids("fresh-marks"), Line: line}, side{Line: ids("bumpsy")}, card.Brobnar)
			tb.Play("fresh-marks")
			tb.AmberOn("bumpsy", 0)
		}
	})
}

func TestMightClub(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("might-club"), Line: ids("mother")},
		side{Line: list{{ID: "troll", Marks: keyforge.Exhausted}}}, card.Brobnar)
	tb.Act("might-club")
	tb.Offers("mother", "troll")
	tb.Pick("troll")
	tb.Unmarked("troll", keyforge.Exhausted)
	tb.Marked("troll", keyforge.Enraged)
	tb.Unmarked("mother", keyforge.Enraged)
}

func TestPelf(t *testing.T) {
	tb := duel(t, side{Line: ids("pelf"), Amber: 2}, side{Line: ids("troll"), Amber: 2}, card.Brobnar)
	tb.Fight("pelf")
	tb.Damage("troll", 3)
	tb.Damage("pelf", 0)
	tb.Amber(1, 1)
	tb.Amber(0, 2)
}

func TestRantAndRive(t *testing.T) {
	for had, left := range map[int]int{7: 7, 8: 4, 9: 5} {
		tb := duel(t, side{Hand: ids("rant-and-rive"), Amber: 9}, side{Amber: had}, card.Brobnar)
		tb.Play("rant-and-rive")
		tb.Amber(1, left)
		tb.Amber(0, 10)
	}
}
