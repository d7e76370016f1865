package toc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// mob is n token creatures.
func mob(n int) list {
	var tokens list
	for range n {
		tokens = append(tokens, gametest.FaceDown("krump")...)
	}
	return tokens
}

// can reports whether the command with the card is legal now.
func can(tb *gametest.Table, v keyforge.Verb, name string) bool {
	return tb.Check(keyforge.Command{Verb: v, Card: tb.Card(name)}) == nil
}

func TestTheLongCon(t *testing.T) {
	begin := func(stooges int) *gametest.Table {
		tb := duel(t, side{Token: "stooge", Artifacts: ids("the-long-con"), Line: append(mob(stooges), ids("troll")...),
			Deck: ids("silvertooth")}, side{Token: "stooge", Line: mob(1)}, card.Shadows)
		tb.Act("the-long-con")
		tb.Left()
		return tb
	}
	t.Run("six for a key", func(t *testing.T) {
		tb := begin(5)
		tb.Offers("0:stooge#1", "0:stooge#2", "0:stooge#3", "0:stooge#4", "0:stooge#5", "0:stooge#6")
		tb.Pick("stooge", "stooge", "stooge", "stooge", "stooge", "stooge")
		tb.Choose(0)
		tb.Keys(0, 1)
		tb.Line(0, "troll")
		tb.Line(1, "stooge")
		tb.InZone(card.Purged, "the-long-con")
		tb.InZone(card.Discard, "krump#1", "silvertooth")
	})
	t.Run("five are too few", func(t *testing.T) {
		tb := begin(5)
		tb.Pick("stooge", "stooge", "stooge", "stooge", "stooge")
		tb.Finish()
		tb.Keys(0, 0)
		tb.Line(0, "stooge", "troll")
		tb.InZone(card.Artifacts, "the-long-con")
	})
	t.Run("a warded one is not destroyed", func(t *testing.T) {
		line := mob(6)
		line[0].Marks |= keyforge.Warded
		tb := duel(t, side{Token: "stooge", Artifacts: ids("the-long-con"), Line: line}, side{}, card.Shadows)
		tb.Act("the-long-con")
		tb.Pick("stooge#1", "stooge#2", "stooge#3", "stooge#4", "stooge#5", "stooge#6")
		tb.Keys(0, 0)
		tb.Line(0, "stooge")
		tb.InZone(card.Artifacts, "the-long-con")
	})
	t.Run("none, though seven are there", func(t *testing.T) {
		tb := begin(6)
		tb.Finish()
		tb.Keys(0, 0)
		assert.Len(t, tb.Pile(0, card.Battleline), 8)
	})
	t.Run("of another token card none is made or destroyed (Q90)", func(t *testing.T) {
		tb := duel(t, side{Token: "cleaner", Artifacts: ids("the-long-con"), Line: mob(6), Deck: ids("silvertooth")}, side{}, card.Shadows)
		tb.Act("the-long-con")
		assert.Len(t, tb.Pile(0, card.Battleline), 6)
		assert.Equal(t, []string{"silvertooth"}, tb.Pile(0, card.Deck))
		assert.True(t, can(tb, keyforge.Reap, "cleaner"))
	})
	t.Run("Stooges cannot reap", func(t *testing.T) {
		tb := duel(t, side{Token: "stooge", Artifacts: ids("the-long-con"), Line: append(mob(1), ids("silvertooth")...)}, side{}, card.Shadows)
		assert.False(t, can(tb, keyforge.Reap, "stooge"))
		assert.True(t, can(tb, keyforge.Reap, "silvertooth"))
		tb = duel(t, side{Token: "stooge", Line: mob(1)}, side{Artifacts: ids("the-long-con")}, card.Shadows)
		assert.True(t, can(tb, keyforge.Reap, "stooge"))
	})
}

func TestBigSal(t *testing.T) {
	tb := duel(t, side{Token: "cleaner", Hand: ids("big-sal"), Deck: ids("troll", "krump", "mother")}, side{Deck: ids("troll")}, card.Shadows)
	tb.Play("big-sal")
	tb.Left()
	tb.Right()
	tb.Line(0, "cleaner", "big-sal", "cleaner")
	tb.Line(1)
	assert.Equal(t, []string{"mother"}, tb.Pile(0, card.Deck))
	assert.True(t, tb.HasKeyword(tb.Card("big-sal"), card.Taunt))

	tb = duel(t, side{Token: "cleaner", Hand: ids("big-sal"), Deck: ids("troll"), Discard: ids("krump")}, side{}, card.Shadows)
	tb.Play("big-sal")
	tb.Left()
	tb.Line(0, "cleaner", "big-sal") // the deck is not made anew (K25.5)
}

func TestKymoorOutpost(t *testing.T) {
	deck := ids("mother")
	t.Run("a creature becomes a thief", func(t *testing.T) {
		tb := duel(t, side{Token: "cleaner", Artifacts: ids("kymoor-outpost"), Line: ids("troll", "silvertooth"), Deck: deck},
			side{Amber: 2, Line: ids("krump")}, card.Shadows)
		tb.Act("kymoor-outpost")
		tb.Offers("troll", "silvertooth")
		tb.Pick("troll")
		tb.Left()
		tb.Line(0, "cleaner", "silvertooth")
		assert.Equal(t, []string{"troll"}, tb.Pile(0, card.Deck))
		tb.Amber(0, 1)
		tb.Amber(1, 1)
	})
	t.Run("of an empty deck the card itself", func(t *testing.T) {
		tb := duel(t, side{Token: "cleaner", Artifacts: ids("kymoor-outpost"), Line: ids("troll")}, side{Amber: 2}, card.Shadows)
		tb.Act("kymoor-outpost")
		tb.Line(0, "cleaner")
		assert.Empty(t, tb.Pile(0, card.Deck))
	})
	t.Run("into the deck of its owner", func(t *testing.T) {
		tb := duel(t, side{Token: "cleaner", Artifacts: ids("kymoor-outpost"), Line: list{{ID: "troll", Foreign: true}}, Deck: deck},
			side{Amber: 2, Deck: ids("krump")}, card.Shadows)
		tb.Act("kymoor-outpost")
		tb.Line(0, "cleaner")
		assert.Len(t, tb.Pile(1, card.Deck), 2)
	})
	t.Run("a ward keeps it, and nobody: nothing", func(t *testing.T) {
		for _, line := range []list{nil, {{ID: "troll", Marks: keyforge.Warded}}} {
			tb := duel(t, side{Token: "cleaner", Artifacts: ids("kymoor-outpost"), Line: line, Deck: deck}, side{Amber: 2}, card.Shadows)
			tb.Act("kymoor-outpost")
			tb.Amber(1, 2)
			assert.Len(t, tb.Pile(0, card.Battleline), len(line))
		}
	})
}

func TestRichScore(t *testing.T) {
	for _, c := range []struct{ tokens, deck, steals int }{{0, 0, 0}, {0, 1, 1}, {1, 1, 1}, {2, 1, 2}, {3, 0, 2}, {4, 1, 3}} {
		tb := duel(t, side{Token: "cleaner", Hand: ids("rich-score"), Line: append(mob(c.tokens), ids("troll", "silvertooth")...),
			Deck: many(c.deck, "mother")}, side{Token: "prowler", Amber: 5, Line: mob(3)}, card.Shadows)
		tb.Play("rich-score")
		if c.deck > 0 {
			tb.Right()
		}
		tb.Amber(0, c.steals)
		tb.Amber(1, 5-c.steals)
	}
}

func TestCoverOperation(t *testing.T) {
	tired := list{{ID: "troll", Marks: keyforge.Exhausted}}
	tb := duel(t, side{Token: "cleaner", Hand: ids("cover-operation"), Line: tired, Deck: ids("mother")}, side{}, card.Shadows)
	tb.Play("cover-operation")
	tb.Right()
	tb.Unmarked("cleaner", keyforge.Exhausted)
	tb.Marked("troll", keyforge.Exhausted)
	tb = duel(t, side{Token: "cleaner", Hand: ids("cover-operation"), Line: tired}, side{}, card.Shadows)
	tb.Play("cover-operation")
	tb.Line(0, "troll")
	tb.Marked("troll", keyforge.Exhausted)
}

func TestLurkingHob(t *testing.T) {
	tb := duel(t, side{Token: "cleaner", Line: ids("lurking-hob"), Deck: ids("mother")}, side{Deck: ids("mother")}, card.Shadows)
	tb.Reap("lurking-hob")
	tb.Left()
	tb.Line(0, "cleaner", "lurking-hob")
	tb.Marked("cleaner", keyforge.Exhausted)
	tb.Amber(0, 1)
}

func TestSlipshot(t *testing.T) {
	tb := duel(t, side{Token: "cleaner", Hand: ids("slipshot"), Deck: ids("mother")}, side{}, card.Shadows)
	tb.Play("slipshot")
	tb.Left()
	tb.Line(0, "cleaner", "slipshot")
	tb.Marked("slipshot", keyforge.Exhausted)

	used := keyforge.CardPosition{ID: "slipshot", Marks: keyforge.Exhausted}
	hurt := keyforge.CardPosition{ID: "troll", Damage: 1}
	for _, c := range []struct {
		line  list
		ready bool
	}{
		{list{hurt, used, {ID: "krump"}}, true},
		{list{{ID: "krump"}, used, hurt}, true},
		{list{used, {ID: "krump"}, hurt}, false},
	} {
		tb := duel(t, side{Line: c.line, Hand: ids("finishing-blow")}, side{}, card.Shadows)
		tb.Play("finishing-blow")
		tb.InZone(card.Discard, "troll")
		assert.Equal(t, c.ready, !tb.Of("slipshot").Is(keyforge.Exhausted))
	}
}

func TestSneakyFeats(t *testing.T) {
	for stolen, to := range []card.Zone{card.Discard, card.Archives, card.Archives} {
		tb := duel(t, side{Token: "cleaner", Hand: ids("sneaky-feats"), Deck: ids("mother"), Now: map[card.Ledger]int{card.Stolen: stolen}},
			side{Now: map[card.Ledger]int{card.Stolen: 1}}, card.Shadows)
		tb.Play("sneaky-feats")
		tb.Line(0, "cleaner")
		tb.InZone(to, "sneaky-feats")
	}
}

func TestShadowsTokens(t *testing.T) {
	t.Run("stooge", func(t *testing.T) {
		tb := duel(t, side{Token: "stooge", Line: append(ids("troll"), mob(2)...), Deck: ids("mother", "mother")}, side{}, card.Shadows)
		tb.Act("stooge#1") // not on a flank
		tb.Line(0, "troll", "stooge", "stooge")
		tb.Act("stooge#2")
		tb.Right()
		tb.Line(0, "troll", "stooge", "stooge", "stooge")
		tb.PowerIs("stooge", 1)
	})
	t.Run("cleaner", func(t *testing.T) {
		tb := duel(t, side{Token: "cleaner", Line: append(ids("troll"), mob(1)...)}, side{Line: ids("krump")}, card.Shadows)
		tb.Act("cleaner")
		tb.Offers("troll", "cleaner", "1:krump")
		tb.Pick("1:krump")
		tb.Damage("1:krump", 3)
		tb.Damage("troll", 0)
	})
	t.Run("prowler", func(t *testing.T) {
		for theirs, mine := range []int{1, 1, 2} { // one of them reaped
			tb := duel(t, side{Token: "prowler", Line: mob(1)}, side{Amber: theirs}, card.Shadows)
			tb.Reap("prowler")
			tb.Amber(0, mine)
		}
	})
	t.Run("yardbird", func(t *testing.T) {
		line := append(mob(3), list{{ID: "troll", Marks: keyforge.Exhausted}}...)
		line[1].Marks |= keyforge.Exhausted
		line[2].Marks |= keyforge.Exhausted
		tb := duel(t, side{Token: "yardbird", Line: line}, side{Line: ids("mother")}, card.Shadows)
		tb.Fight("0:yardbird#1", "mother")
		tb.Offers("yardbird#2", "yardbird#3")
		tb.Pick("yardbird#2")
		tb.Unmarked("yardbird#1", keyforge.Exhausted) // the one picked: the fighter is destroyed
		tb.Marked("yardbird#2", keyforge.Exhausted)
		tb.Marked("troll", keyforge.Exhausted)
		assert.True(t, tb.HasKeyword(tb.Card("yardbird"), card.Elusive))

		tb = duel(t, side{Token: "yardbird", Line: append(mob(1), ids("troll")...)}, side{Line: ids("mother")}, card.Shadows)
		tb.Fight("yardbird", "mother")
		tb.Line(0, "troll")
	})
}
