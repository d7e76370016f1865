package vm25_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestTheConstant(t *testing.T) {
	t.Run("neither player draws at the end of a turn (K2.16)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("the-constant", "krump"), Deck: many(9, "fear")}, side{Deck: many(9, "troll"), Chains: 7}, card.Brobnar)
		tb.Play("the-constant")
		tb.Amber(0, 1)
		tb.EndTurn()
		assert.Equal(t, []string{"krump"}, tb.Pile(0, card.Hand))
		tb.EndTurn()
		assert.Empty(t, tb.Pile(1, card.Hand))
		assert.EqualValues(t, 7, tb.Player(1).Chains, "no chain is shed by a step that is skipped (K20.3)")
		assert.Equal(t, 1, tb.Happened(keyforge.DrawSkipped))
	})
	t.Run("until its second counter is gone", func(t *testing.T) {
		tb := duel(t, side{}, side{Artifacts: list{{ID: "the-constant", Counters: map[card.Counter]int{card.TimeCounter: 1}}},
			Deck: many(9, "troll")}, card.Brobnar)
		tb.EndTurn()
		tb.InZone(card.Discard, "the-constant")
		tb.EndTurn()
		assert.Len(t, tb.Pile(1, card.Hand), 6)
	})
	t.Run("not after the first", func(t *testing.T) {
		tb := duel(t, side{}, side{Artifacts: list{{ID: "the-constant", Counters: map[card.Counter]int{card.TimeCounter: 2}}}}, card.Brobnar)
		tb.EndTurn()
		tb.InZone(card.Artifacts, "the-constant")
	})
}

func TestAntanagoge(t *testing.T) {
	t.Run("deals the power of what is grafted to every creature, itself included", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("antanagoge")}, side{Line: ids("dust-imp", "troll", "krump")}, card.Brobnar)
		tb.Play("antanagoge")
		tb.Offers("dust-imp", "troll", "krump")
		tb.Pick("dust-imp")
		tb.Line(1, "troll", "krump")
		tb.InZone(card.Under, "dust-imp")
		tb.Amber(1, 0) // it was not destroyed
	})
	t.Run("of the one that is chosen", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "antanagoge", Grafted: ids("dust-imp", "krump")}}}, side{Line: ids("troll", "umbra")}, card.Brobnar)
		tb.Reap("antanagoge")
		tb.Pick("dust-imp")
		tb.Damage("antanagoge", 0) // armor 2
		tb.Damage("troll", 2)
		tb.InZone(card.Discard, "umbra")
		tb.InZone(card.Under, "dust-imp", "krump")
	})
	t.Run("of nothing", func(t *testing.T) {
		tb := duel(t, side{Line: ids("antanagoge")}, side{Line: ids("troll")}, card.Brobnar)
		tb.Reap("antanagoge")
		tb.Damage("troll", 0)
		tb.Amber(0, 1)
	})
	t.Run("it need not", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("antanagoge")}, side{Line: ids("troll")}, card.Brobnar)
		tb.Play("antanagoge")
		tb.Finish()
		tb.Line(1, "troll")
	})
}

func TestCosmicrux(t *testing.T) {
	exhausted := func(names ...string) (l list) {
		for _, name := range names {
			l = append(l, keyforge.CardPosition{ID: name, Marks: keyforge.Exhausted})
		}
		return l
	}
	t.Run("each creature that readies takes 1, one after another (K29.3)", func(t *testing.T) {
		tb := duel(t, side{Line: append(exhausted("cosmicrux", "troll"), list{{ID: "krump"}}...), Artifacts: exhausted("cannon")},
			side{Line: exhausted("valdr")}, card.Brobnar)
		tb.EndTurn()
		tb.Asks(keyforge.AskCards, keyforge.ForReadying, 0)
		tb.Offers("cosmicrux", "troll", "cannon")
		tb.Pick("troll")
		tb.Damage("troll", 1)
		tb.Marked("cosmicrux", keyforge.Exhausted)
		tb.Pick("cannon")
		tb.Damage("cosmicrux", 1)
		tb.Unmarked("cannon", keyforge.Exhausted)
		tb.Damage("krump", 0) // it was ready
		tb.Damage("valdr", 0)
		tb.EndTurn()
		tb.Damage("valdr", 1) // any player
	})
	t.Run("no longer once it is gone", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "cosmicrux", Marks: keyforge.Exhausted, Damage: 5}, {ID: "troll", Marks: keyforge.Exhausted}},
			Deck: many(9, "fear")}, side{}, card.Brobnar)
		tb.EndTurn()
		tb.Pick("cosmicrux")
		tb.InZone(card.Discard, "cosmicrux")
		tb.Damage("troll", 0)
		tb.Unmarked("troll", keyforge.Exhausted)
	})
	t.Run("a creature that an effect readies", func(t *testing.T) {
		tb := duel(t, side{Line: append(exhausted("troll"), list{{ID: "cosmicrux"}}...), Hand: ids("follow-the-leader", "anger")},
			side{Line: ids("valdr")}, card.Brobnar)
		tb.Play("anger")
		tb.Pick("troll")
		tb.Damage("troll", 1+6)
		tb.Damage("cosmicrux", 0)
	})
}

func TestHelpFromAnotherSelf(t *testing.T) {
	t.Run("from the deck", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("help-from-another-self"), Deck: ids("troll", "omega-tt", "fear")}, side{}, card.Brobnar)
		tb.Play("help-from-another-self")
		tb.Offers("omega-tt")
		tb.Pick("omega-tt")
		tb.InZone(card.Hand, "omega-tt")
		assert.Len(t, tb.Pile(0, card.Deck), 2)
		tb.Amber(0, 1)
	})
	t.Run("from the discard pile", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("help-from-another-self"), Discard: ids("troll", "omega-tt"), Deck: many(2, "fear")},
			side{Discard: ids("omega-tt")}, card.Brobnar)
		tb.Play("help-from-another-self")
		tb.Pick("omega-tt#1")
		assert.Equal(t, []string{"omega-tt"}, tb.Pile(0, card.Hand))
		assert.Equal(t, []string{"omega-tt"}, tb.Pile(1, card.Discard))
	})
	t.Run("there is none", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("help-from-another-self"), Deck: ids("troll", "fear")}, side{}, card.Brobnar)
		tb.Play("help-from-another-self")
		assert.Empty(t, tb.Pile(0, card.Hand))
		assert.Len(t, tb.Pile(0, card.Deck), 2)
	})
}

func TestIgnitus(t *testing.T) {
	tb := duel(t, side{Line: ids("ignitus")},
		side{Line: list{{ID: "troll", Marks: keyforge.Exhausted}, {ID: "krump"}, {ID: "valdr"}}}, card.Brobnar)
	tb.Fight("ignitus", "krump")
	tb.Damage("troll", 2) // Ignitus and the troll are exhausted
	tb.Damage("valdr", 2)
	tb.Damage("krump", 4)

	tb = duel(t, side{Line: ids("ignitus")}, side{Line: ids("troll", "krump", "valdr")}, card.Brobnar)
	tb.Fight("ignitus", "krump")
	tb.Damage("troll", 1) // only Ignitus itself
}

func TestOmegaTT(t *testing.T) {
	t.Run("purges two cards of one pile", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("omega-tt"), Discard: ids("fear")}, side{Discard: ids("troll", "krump", "valdr")}, card.Brobnar)
		tb.Play("omega-tt")
		tb.Pick("troll", "valdr")
		tb.InZone(card.Purged, "troll", "valdr")
		tb.InZone(card.Discard, "krump", "fear")
		tb.Amber(0, 1)
	})
	t.Run("one if there is but one", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("omega-tt")}, side{Discard: ids("troll")}, card.Brobnar)
		tb.Play("omega-tt")
		tb.InZone(card.Purged, "troll")
	})
	t.Run("shuffles itself into its owner's deck", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "omega-tt", Foreign: true, Amber: 2}}}, side{Deck: ids("troll")}, card.Brobnar)
		tb.Act("omega-tt")
		assert.ElementsMatch(t, []string{"troll", "omega-tt"}, tb.Pile(1, card.Deck))
		tb.Amber(1, 2)
	})
}

func TestThermalDepletion(t *testing.T) {
	tired := func(name string) list { return list{{ID: name, Marks: keyforge.Exhausted}} }
	tb := duel(t, side{Line: tired("troll"), Hand: ids("thermal-depletion"), Artifacts: tired("cannon")},
		side{Line: tired("valdr")}, card.Brobnar)
	tb.Play("thermal-depletion")
	tb.EndTurn()
	tb.Marked("troll", keyforge.Exhausted)
	tb.Unmarked("cannon", keyforge.Exhausted) // no creature
	tb.EndTurn()
	tb.Marked("valdr", keyforge.Exhausted)
	tb.EndTurn() // your next turn has started
	tb.Unmarked("troll", keyforge.Exhausted)
}

func TestTreokTheWise(t *testing.T) {
	tb := duel(t, side{Line: ids("treok-the-wise", "dust-imp"), Hand: ids("coward-s-end")}, side{Line: ids("krump"), Hand: ids("punch")},
		card.Brobnar)
	tb.Reap("treok-the-wise")
	tb.Pick("dust-imp")
	tb.EndTurn()
	tb.Fight("krump", "dust-imp")
	tb.Damage("dust-imp", 0)
	tb.InZone(card.Battleline, "dust-imp")
	tb.Play("punch")
	tb.Pick("treok-the-wise")
	tb.Damage("treok-the-wise", 3)
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Play("coward-s-end") // it is over
	tb.InZone(card.Discard, "dust-imp")
}

func TestMindYourElders(t *testing.T) {
	tb := duel(t, side{Hand: ids("mind-your-elders"), Line: ids("zorg", "yxilo-bolter", "troll")},
		side{Line: ids("zorg", "krump", "valdr", "troll"), Amber: 4}, card.Mars)
	tb.Play("mind-your-elders")
	tb.Offers("zorg#1", "yxilo-bolter", "troll#1")
	tb.Pick("troll#1")
	tb.AmberOn("troll#1", 3)
	tb.Amber(1, 1)
	tb.Amber(0, 1)

	tb = duel(t, side{Hand: ids("mind-your-elders"), Line: ids("zorg", "troll")}, side{Line: ids("yxilo-bolter"), Amber: 4}, card.Mars)
	tb.Play("mind-your-elders") // as many
	tb.Amber(1, 4)
}
