package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestPlunder(t *testing.T) {
	play := func(hand ...string) (tb *gametest.Table, first string) {
		tb = duel(t, side{Hand: ids("plunder")}, side{Hand: ids(hand...)}, card.Unfathomable)
		tb.Play("plunder")
		return tb, shown(tb)
	}
	t.Run("the first is discarded", func(t *testing.T) {
		tb, first := play("fear", "punch", "troll")
		tb.No()
		tb.Amber(0, 1)
		tb.InZone(card.Discard, first)
		assert.Len(t, tb.Pile(1, card.Hand), 2)
	})
	t.Run("the second is, and the first stays", func(t *testing.T) {
		tb, first := play("fear", "punch", "troll")
		tb.Yes()
		second := shown(tb)
		assert.NotEqual(t, first, second)
		tb.No()
		tb.InZone(card.Discard, second)
		tb.InZone(card.Hand, first)
		assert.Len(t, tb.Pile(1, card.Hand), 2)
	})
	t.Run("no card is revealed twice", func(t *testing.T) {
		tb, first := play("fear", "punch")
		tb.Yes() // there is no third card to go on to
		last := shown(tb)
		assert.NotEqual(t, first, last)
		tb.InZone(card.Discard, last)
		tb.InZone(card.Hand, first)
	})
	t.Run("the only card", func(t *testing.T) {
		tb, first := play("fear")
		tb.InZone(card.Discard, first)
	})
	t.Run("an empty hand", func(t *testing.T) {
		tb, _ := play()
		tb.InZone(card.Discard, "plunder")
	})
}

// shown is the ID of the card that the last command has revealed.
func shown(tb *gametest.Table) string {
	for _, e := range tb.Events {
		if e.Kind == keyforge.Shown {
			return tb.ID(e.Card)
		}
	}
	return ""
}

func TestSibylWaimare(t *testing.T) {
	tb := duel(t, side{Line: ids("sibyl-waimare", "valdr"), Houses: []card.House{card.Unfathomable}},
		side{Line: ids("troll", "mother"), Deck: append(ids("punch"), many(9, "fear")...), Houses: []card.House{card.Logos}},
		card.Unfathomable)
	tb.EndTurn()
	tb.InZone(card.Discard, "punch")
	for id, is := range map[string]bool{"troll": true, "valdr": true, "mother": false, "sibyl-waimare": false} {
		assert.Equal(t, is, tb.Of(id).Is(keyforge.Exhausted), id)
	}
	tb.House(card.Logos)
	tb.EndTurn()
	assert.Equal(t, []string{"punch"}, tb.Pile(1, card.Discard)) // not on its own player's turn
	tb = duel(t, side{Line: ids("sibyl-waimare")}, side{Line: ids("troll")}, card.Unfathomable)
	tb.EndTurn() // an empty deck
	tb.Unmarked("troll", keyforge.Exhausted)
}

func TestWeakLink(t *testing.T) {
	for marks, cost := range map[keyforge.Mark]int{0: 6, keyforge.Exhausted: 12} {
		tb := duel(t, side{}, side{Line: list{{ID: "troll", Marks: marks, Attached: ids("weak-link")}}}, card.Unfathomable)
		assert.Equal(t, cost, tb.KeyCost(1))
		assert.Equal(t, 6, tb.KeyCost(0))
	}
	tb := duel(t, side{Hand: ids("weak-link"), Line: ids("fuguru")}, side{Line: ids("troll")}, card.Unfathomable)
	tb.Play("weak-link") // of whoever controls the creature
	tb.Pick("fuguru")
	tb.Reap("fuguru")
	assert.Equal(t, 12, tb.KeyCost(0))
	assert.Equal(t, 6, tb.KeyCost(1))
}

func TestCatchAndRelease(t *testing.T) {
	t.Run("each hand down to 6", func(t *testing.T) {
		tb := duel(t, side{Hand: append(ids("catch-and-release"), many(5, "fear")...),
			Line: list{{ID: "fuguru"}, {ID: "troll", Foreign: true}}},
			side{Hand: many(6, "punch"), Line: ids("mother", "valdr")}, card.Unfathomable)
		tb.Play("catch-and-release")
		tb.Line(0)
		tb.Line(1)
		assert.Len(t, tb.Pile(0, card.Hand), 6) // nothing to discard
		assert.Equal(t, []string{"catch-and-release"}, tb.Pile(0, card.Discard))
		assert.Len(t, tb.Pile(1, card.Hand), 6)
		assert.Len(t, tb.Pile(1, card.Discard), 3)
		assert.EqualValues(t, 2, tb.Player(0).Chains)
		assert.Zero(t, tb.Player(1).Chains)
	})
	t.Run("your own too; few cards stay", func(t *testing.T) {
		tb := duel(t, side{Hand: append(ids("catch-and-release"), many(8, "fear")...)}, side{Hand: ids("punch"), Line: ids("mother")},
			card.Unfathomable)
		tb.Play("catch-and-release")
		assert.Len(t, tb.Pile(0, card.Hand), 6)
		assert.Len(t, tb.Pile(1, card.Hand), 2)
	})
}

func TestDragnet(t *testing.T) {
	tb := duel(t, side{Hand: ids("dragnet")}, side{Line: list{{ID: "troll"}, {ID: "valdr"}, {ID: "mother"}, {ID: "krump"}}},
		card.Unfathomable)
	tb.Play("dragnet")
	tb.Offers("troll", "valdr", "mother", "krump")
	tb.Pick("valdr")
	tb.Line(1, "mother", "krump")
	tb = duel(t, side{Hand: ids("dragnet"), Line: ids("urchin")},
		side{Line: list{{ID: "troll"}, {ID: "valdr"}, {ID: "krump", Foreign: true}, {ID: "bumpsy"}}}, card.Unfathomable)
	tb.Play("dragnet")
	tb.Pick("valdr")
	tb.Line(1, "bumpsy") // only neighbors
	tb.Line(0, "urchin")
	assert.Equal(t, []string{"krump"}, tb.Pile(0, card.Hand)) // K13.5
	assert.ElementsMatch(t, []string{"troll", "valdr"}, tb.Pile(1, card.Hand))
}

func TestKelpingHands(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("kelping-hands"), Line: ids("krump"), Hand: ids("bumpsy"), Houses: []card.House{card.Brobnar}},
		side{Line: ids("troll"), Houses: []card.House{card.Dis}}, card.Brobnar)
	tb.Omni("kelping-hands")
	tb.InZone(card.Discard, "kelping-hands")
	tb.Play("bumpsy")
	tb.Left()
	for id, is := range map[string]bool{"krump": true, "bumpsy": true, "troll": false} {
		assert.Equal(t, is, tb.HasKeyword(tb.Card(id), card.Poison), id)
	}
	tb.Fight("krump")
	tb.InZone(card.Discard, "troll")
	tb.EndTurn()
	assert.False(t, tb.HasKeyword(tb.Card("bumpsy"), card.Poison))
}

func TestStirCrazy(t *testing.T) {
	tb := duel(t, side{Hand: ids("stir-crazy"), Line: list{{ID: "fuguru"}, {ID: "urchin", Marks: keyforge.Exhausted}}, Amber: 3},
		side{Line: list{{ID: "troll"}, {ID: "mother"}, {ID: "valdr", Marks: keyforge.Exhausted}}, Amber: 5}, card.Unfathomable)
	tb.Play("stir-crazy")
	for id, n := range map[string]int{"fuguru": 1, "urchin": 0, "troll": 1, "mother": 1, "valdr": 0} {
		tb.AmberOn(id, n)
	}
	tb.Amber(0, 3+1-2)
	tb.Amber(1, 5-1)
}

func TestCovetousHema(t *testing.T) {
	tb := duel(t, side{Hand: ids("covetous-hema")}, side{Amber: 4}, card.Unfathomable)
	tb.Play("covetous-hema")
	tb.AmberOn("covetous-hema", 3)
	tb.Amber(1, 1)
	for i, line := range [][]string{{"covetous-hema", "troll", "mother"}, {"troll", "covetous-hema", "mother"}, {"troll",
		"covetous-hema"},
		{"covetous-hema"}} {
		tb := duel(t, side{Line: ids(line...)}, side{}, card.Unfathomable)
		assert.Equal(t, i == 1, tb.HasKeyword(tb.Card("covetous-hema"), card.Elusive), line)
	}
}

func TestCrushingDeep(t *testing.T) {
	for keys := range 3 {
		tb := duel(t, side{Hand: ids("crushing-deep"), Keys: 1, Houses: []card.House{card.Unfathomable}},
			side{Keys: keys, Amber: 5, Houses: []card.House{card.Dis}}, card.Unfathomable)
		tb.Play("crushing-deep")
		assert.Equal(t, 6, tb.KeyCost(1)) // only on that turn
		tb.EndTurn()
		assert.Equal(t, 6+3*keys, tb.KeyCost(1))
		assert.Equal(t, 6+3*keys, tb.KeyCost(0)) // all keys
		tb.EndTurn()
		assert.Equal(t, 6, tb.KeyCost(1))
	}
}

func TestBryozoarch(t *testing.T) {
	t.Run("an action of the opponent destroys your left flank instead", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch", "anger"), Line: ids("troll")}, side{Line: ids("mother", "bryozoarch", "valdr")},
			card.Brobnar)
		tb.Play("punch")
		tb.Amber(0, 1) // its bonus icons resolve all the same (K7.1)
		tb.Line(1, "bryozoarch", "valdr")
		tb.Damage("bryozoarch", 0)
		tb.InZone(card.Discard, "punch", "mother")
		tb.Play("anger")
		tb.Line(1, "valdr") // itself, if it is there
		tb.Unmarked("troll", keyforge.Exhausted)
	})
	t.Run("not your own, not other cards", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch"), Line: ids("bryozoarch", "mother")}, side{Line: ids("valdr")}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("valdr")
		tb.Damage("valdr", 3)
		tb.Line(0, "bryozoarch", "mother")
		tb = duel(t, side{Hand: ids("covetous-hema"), Line: ids("troll")}, side{Line: ids("bryozoarch"), Amber: 3}, card.Unfathomable)
		tb.Play("covetous-hema")
		tb.Left()
		tb.AmberOn("covetous-hema", 3)
		tb.Line(1, "bryozoarch")
	})
	t.Run("an action without Play abilities (K16.13)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("open-the-seal")}, side{Line: ids("bryozoarch")}, card.Unfathomable)
		tb.Play("open-the-seal")
		tb.Line(1, "bryozoarch")
	})
	t.Run("two of them: one replaces it (Q42)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch")}, side{Line: ids("bryozoarch", "mother", "bryozoarch")}, card.Brobnar)
		tb.Play("punch")
		tb.Offers("bryozoarch", "bryozoarch#2")
		tb.Pick("bryozoarch")
		tb.Line(1, "mother", "bryozoarch")
	})
}

func TestBrackishShoreline(t *testing.T) {
	us := side{Artifacts: ids("brackish-shoreline"), Line: ids("troll", "krump", "valdr"), Houses: []card.House{card.Brobnar}}
	them := side{Line: ids("mother", "zorg"), Houses: []card.House{card.Logos}}
	tb := duel(t, us, them, card.Brobnar)
	tb.Fight("troll", "mother")
	tb.Reap("krump")
	tb.EndTurn()
	tb.Marked("troll", keyforge.Exhausted)
	tb.Unmarked("krump", keyforge.Exhausted)
	tb.House(card.Logos)
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Marked("troll", keyforge.Exhausted)
	tb.EndTurn()
	tb.Unmarked("troll", keyforge.Exhausted) // the next time it does
	t.Run("of both players; who is attacked does not fight", func(t *testing.T) {
		them.Artifacts = ids("brackish-shoreline")
		us.Artifacts = nil
		tb := duel(t, us, them, card.Brobnar)
		tb.Fight("troll", "zorg")
		tb.EndTurn()
		tb.Marked("troll", keyforge.Exhausted)
		tb.House(card.Logos)
		tb.Reap("mother")
		tb.EndTurn()
		tb.Unmarked("mother", keyforge.Exhausted)
	})
}

func TestAzureBasinOutpost(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("azure-basin-outpost"), Line: ids("fuguru", "urchin")}, side{Line: ids("troll", "mother",
		"valdr", "krump")},
		card.Unfathomable)
	tb.Act("azure-basin-outpost")
	tb.Offers("fuguru", "urchin")
	tb.Pick("urchin")
	assert.Equal(t, []string{"urchin"}, tb.Pile(0, card.Deck))
	tb.Pick("troll", "mother", "krump")
	tb.Unmarked("valdr", keyforge.Exhausted)
	for _, id := range []string{"troll", "mother", "krump"} {
		tb.Marked(id, keyforge.Exhausted)
	}
	tb = duel(t, side{Artifacts: ids("azure-basin-outpost")}, side{Line: ids("troll")}, card.Unfathomable)
	tb.Act("azure-basin-outpost")
	tb.Unmarked("troll", keyforge.Exhausted)
}

func TestPhysaloha(t *testing.T) {
	hurt := list{{ID: "troll", Damage: 1, Marks: keyforge.Exhausted}, {ID: "mother", Marks: keyforge.Exhausted}}
	tb := duel(t, side{Line: hurt}, side{Line: list{{ID: "physaloha"}, {ID: "valdr", Damage: 1, Marks: keyforge.Exhausted}},
		Houses: []card.House{card.Dis}}, card.Logos)
	tb.EndTurn()
	tb.Marked("troll", keyforge.Exhausted)
	tb.Unmarked("mother", keyforge.Exhausted)
	tb.House(card.Dis)
	tb.EndTurn()
	tb.Marked("valdr", keyforge.Exhausted) // of either player
	tb.LeaveOpen()
}

func TestSoleftAndFlounderight(t *testing.T) {
	for id, rest := range map[string][]string{"soleft": {"valdr", "mother"}, "flounderight": {"troll", "valdr"}} {
		tb := duel(t, side{Line: list{{ID: id, Damage: 2}, {ID: "krump"}}, Hand: ids("punch")}, side{Line: ids("troll", "valdr",
			"mother")}, card.Brobnar)
		tb.Play("punch")
		tb.Pick(id)
		tb.Line(0, "krump")
		tb.Line(1, rest...)
		tb = duel(t, side{Line: list{{ID: id, Damage: 2}}, Hand: ids("punch")}, side{}, card.Brobnar)
		tb.Play("punch")
		tb.InZone(card.Discard, id)
	}
}

func TestAbyssalSight(t *testing.T) {
	us := side{Hand: ids("abyssal-sight", "fear"), Line: ids("fuguru", "urchin")}
	tb := duel(t, us, side{Hand: ids("punch", "anger"), Line: ids("troll")}, card.Unfathomable)
	tb.Play("abyssal-sight")
	tb.Offers("fuguru", "urchin")
	tb.Pick("urchin")
	tb.Offers("punch", "anger")
	tb.Pick("anger")
	tb.InZone(card.Discard, "urchin", "anger")
	tb.InZone(card.Hand, "punch", "fear")
	for _, line := range []list{nil, {{ID: "urchin", Marks: keyforge.Warded}}} { // nothing is destroyed
		us.Line = line
		tb := duel(t, us, side{Hand: ids("punch", "anger")}, card.Unfathomable)
		tb.Play("abyssal-sight")
		assert.Len(t, tb.Pile(1, card.Hand), 2)
	}
}

func TestAdultSwim(t *testing.T) {
	tb := duel(t, side{Hand: ids("adult-swim"), Line: ids("fuguru", "troll", "urchin"), Deck: ids("fear")},
		side{Line: ids("dust-imp", "mother"), Deck: ids("punch")},
		card.Unfathomable)
	tb.Play("adult-swim")
	tb.Line(0, "troll")
	tb.Line(1, "mother")
	mine := tb.Pile(0, card.Deck)
	assert.ElementsMatch(t, []string{"fuguru", "urchin"}, mine[:2])
	assert.Equal(t, "fear", mine[2])
	assert.Equal(t, []string{"dust-imp", "punch"}, tb.Pile(1, card.Deck))
}

func TestBefuddle(t *testing.T) {
	them := side{Hand: ids("punch", "fear"), Line: ids("troll"), Houses: []card.House{card.Dis, card.Brobnar, card.Logos}}
	tb := duel(t, side{Hand: ids("befuddle"), Houses: []card.House{card.Unfathomable}}, them, card.Unfathomable)
	tb.Play("befuddle")
	tb.House(card.Dis)
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("punch")}, keyforge.NotPlayable)
	tb.Reap("troll") // only playing
	tb.Discard("punch")
	tb.EndTurn()
	tb.EndTurn()
	tb.House(card.Dis)
	tb.Play("fear") // only that turn
	t.Run("of the chosen house all can be played", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("befuddle"), Line: ids("urchin"), Houses: []card.House{card.Unfathomable}}, them, card.Unfathomable)
		tb.Play("befuddle")
		tb.House(card.Dis)
		tb.EndTurn()
		tb.House(card.Dis)
		tb.Play("fear")
		tb.InZone(card.Hand, "urchin")
	})
}

func TestSkullbackCrabAndToxicudaVenom(t *testing.T) {
	tb := duel(t, side{Line: ids("skullback-crab")}, side{Line: ids("troll"), Amber: 2}, card.Unfathomable)
	tb.Act("skullback-crab")
	tb.Amber(0, 1)
	tb.Amber(1, 1)
	tb = duel(t, side{Line: ids("skullback-crab")}, side{Line: ids("troll")}, card.Unfathomable)
	tb.Fight("skullback-crab", "troll")
	tb.InZone(card.Discard, "troll", "skullback-crab")
	tb = duel(t, side{Hand: ids("toxicuda-venom"), Line: ids("fuguru", "urchin")}, side{Line: ids("troll")}, card.Unfathomable)
	tb.Play("toxicuda-venom")
	tb.Pick("fuguru")
	assert.False(t, tb.HasKeyword(tb.Card("urchin"), card.Poison))
	tb.Fight("fuguru", "troll")
	tb.InZone(card.Discard, "troll")
}
