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
		side{Line: ids("troll", "mother"), Deck: append(ids("punch"), many(9, "fear")...), Houses: []card.House{card.Logos}}, card.Unfathomable)
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
		tb := duel(t, side{Hand: append(ids("catch-and-release"), many(5, "fear")...), Line: list{{ID: "fuguru"}, {ID: "troll", Foreign: true}}},
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
	tb := duel(t, side{Hand: ids("dragnet")}, side{Line: list{{ID: "troll"}, {ID: "valdr"}, {ID: "mother"}, {ID: "krump"}}}, card.Unfathomable)
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
	for i, line := range [][]string{{"covetous-hema", "troll", "mother"}, {"troll", "covetous-hema", "mother"}, {"troll", "covetous-hema"},
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
		tb := duel(t, side{Hand: ids("punch", "anger"), Line: ids("troll")}, side{Line: ids("mother", "bryozoarch", "valdr")}, card.Brobnar)
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
