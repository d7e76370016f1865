package wc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestGebuk(t *testing.T) {
	t.Run("a creature takes its place, without its Play ability (K6.10)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hand-of-dis"), Amber: 3},
			side{Line: ids("mother", "gebuk", "valdr"), Deck: ids("urchin", "fear")}, card.Dis)
		tb.Play("hand-of-dis")
		tb.Line(1, "mother", "urchin", "valdr")
		tb.Amber(0, 3)
		tb.Marked("urchin", keyforge.Exhausted)
		assert.Equal(t, []string{"gebuk"}, tb.Pile(1, card.Discard))
	})
	t.Run("another card stays discarded", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hand-of-dis")}, side{Line: ids("mother", "gebuk", "valdr"), Deck: ids("fear", "urchin")}, card.Dis)
		tb.Play("hand-of-dis")
		tb.Line(1, "mother", "valdr")
		assert.Equal(t, []string{"gebuk", "fear"}, tb.Pile(1, card.Discard))
	})
	t.Run("nor does an artifact enter play", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hand-of-dis")}, side{Line: ids("mother", "gebuk", "valdr"), Deck: ids("library-of-babble")}, card.Dis)
		tb.Play("hand-of-dis")
		tb.InZone(card.Discard, "library-of-babble")
	})
	t.Run("an empty deck is not reshuffled (Q5)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hand-of-dis")}, side{Line: ids("mother", "gebuk", "valdr"), Discard: ids("urchin")}, card.Dis)
		tb.Play("hand-of-dis")
		tb.Line(1, "mother", "valdr")
	})
	t.Run("what enters so is not destroyed with the others (K12.14)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("poison-wave")},
			side{Line: list{{ID: "dust-imp"}, {ID: "gebuk", Damage: 3}, {ID: "batdrone"}}, Deck: ids("urchin")}, card.Shadows)
		tb.Play("poison-wave")
		if tb.Question().Kind == keyforge.AskOrder {
			tb.First("gebuk")
		}
		tb.Line(1, "urchin")
		tb.Damage("urchin", 0)
		tb.Amber(1, 2)
	})
	t.Run("not when it returns to hand", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("fear")}, side{Line: ids("gebuk"), Deck: ids("urchin")}, card.Dis)
		tb.Play("fear")
		tb.Line(1)
		assert.Equal(t, []string{"urchin"}, tb.Pile(1, card.Deck))
	})
	t.Run("one Gebuk after another, each by its own death", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hand-of-dis", "hand-of-dis")},
			side{Line: ids("mother", "gebuk", "valdr"), Deck: ids("gebuk", "urchin")}, card.Dis)
		tb.Play("hand-of-dis#1")
		tb.Line(1, "mother", "gebuk", "valdr")
		tb.Play("hand-of-dis")
		tb.Line(1, "mother", "urchin", "valdr")
	})
	t.Run("under the opponent's control it is their deck and their line", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mother"}, {ID: "gebuk", Foreign: true}, {ID: "valdr"}}, Hand: ids("hand-of-dis"),
			Deck: ids("urchin")}, side{Deck: ids("tocsin")}, card.Dis)
		tb.Play("hand-of-dis")
		tb.Line(0, "mother", "urchin", "valdr")
		assert.Equal(t, []string{"gebuk"}, tb.Pile(1, card.Discard))
	})
}

func TestCreedOfNurture(t *testing.T) {
	t.Run("the chosen creature has the text of the revealed one (K16.19)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("creed-of-nurture", "seeker-needle"), Line: ids("mother"), Hand: ids("bad-penny", "fear", "punch")},
			side{Line: ids("tocsin")}, card.Brobnar)
		tb.Omni("creed-of-nurture")
		tb.InZone(card.Discard, "creed-of-nurture")
		tb.Offers("mother", "tocsin") // Bad Penny is the only creature in hand
		tb.Pick("mother")
		tb.Marked("bad-penny", keyforge.Revealed)
		tb.InZone(card.Hand, "bad-penny")
		tb.PowerIs("mother", 5)
	})
	t.Run("destroyed, the creature that has the text returns", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("creed-of-nurture"), Line: ids("mother"), Hand: list{{ID: "bad-penny"}, {ID: "punch"}, {ID: "punch"}}},
			side{}, card.Brobnar)
		tb.Omni("creed-of-nurture")
		tb.Play("punch#1")
		tb.Play("punch")
		tb.InZone(card.Hand, "mother", "bad-penny")
	})
	t.Run("reap effects and keywords, on top of its own, for this turn", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("creed-of-nurture"), Line: ids("doc-bookton"),
			Hand: append(ids("uxlyx-the-zookeeper"), many(5, "fear")...), Deck: many(3, "punch"), Houses: []card.House{card.Logos}},
			side{Line: ids("tocsin", "valdr"), Houses: []card.House{card.Dis}}, card.Logos)
		tb.Omni("creed-of-nurture")
		tb.Pick("doc-bookton")
		doc := tb.Card("doc-bookton")
		assert.True(t, tb.HasKeyword(doc, card.Elusive))
		tb.Reap("doc-bookton")
		tb.Choose(0)
		tb.Pick("valdr")
		assert.Equal(t, []string{"valdr"}, tb.Pile(0, card.Archives))
		assert.Len(t, tb.Pile(0, card.Deck), 2, "its own text too")
		tb.EndTurn()
		assert.False(t, tb.HasKeyword(doc, card.Elusive))
		tb.LeaveOpen()
	})
	t.Run("constant abilities as well", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("creed-of-nurture"), Line: ids("snufflegator", "niffle-ape"), Hand: ids("niffle-queen")},
			side{}, card.Untamed)
		tb.Omni("creed-of-nurture")
		tb.Pick("snufflegator")
		tb.PowerIs("niffle-ape", 5)
		tb.PowerIs("snufflegator", 4) // each other creature
	})
	t.Run("on an enemy creature its controller is you in the text", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("creed-of-nurture"), Hand: ids("dust-imp", "punch")}, side{Line: ids("tocsin")}, card.Brobnar)
		tb.Omni("creed-of-nurture")
		tb.Play("punch")
		tb.Amber(1, 2)
		tb.Amber(0, 1)
	})
	t.Run("one creature of several in hand", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("creed-of-nurture"), Hand: ids("dust-imp", "urchin")},
			side{Line: ids("tocsin", "mother")}, card.Brobnar)
		tb.Omni("creed-of-nurture")
		tb.Offers("dust-imp", "urchin")
		tb.Pick("urchin")
		tb.Pick("mother")
		assert.True(t, tb.HasKeyword(tb.Card("mother"), card.Elusive))
		tb.Unmarked("dust-imp", keyforge.Revealed)
	})
	t.Run("no creature in hand: it is sacrificed all the same", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("creed-of-nurture"), Line: ids("mother"), Hand: ids("fear")}, side{Line: ids("tocsin")}, card.Brobnar)
		tb.Omni("creed-of-nurture")
		tb.Pick("mother") // the rest is carried out as far as possible (K16.4)
		tb.InZone(card.Discard, "creed-of-nurture")
		tb.PowerIs("mother", 5)
	})
	t.Run("no creature in play", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("creed-of-nurture"), Hand: ids("dust-imp")}, side{}, card.Brobnar)
		tb.Omni("creed-of-nurture")
		tb.InZone(card.Hand, "dust-imp")
	})
}

func TestGhosthawk(t *testing.T) {
	line := side{Hand: ids("ghosthawk"), Line: list{{ID: "troll"}, {ID: "mother"}, {ID: "dust-imp"}}}
	t.Run("between two: both may reap, whatever their houses", func(t *testing.T) {
		tb := duel(t, line, side{}, card.Untamed)
		tb.Play("ghosthawk")
		tb.Choose(1)
		tb.Line(0, "troll", "ghosthawk", "mother", "dust-imp")
		tb.Yes()
		tb.Pick("mother")
		tb.Amber(0, 2)
		tb.Marked("troll", keyforge.Exhausted)
		tb.Marked("mother", keyforge.Exhausted)
		tb.Unmarked("dust-imp", keyforge.Exhausted)
	})
	t.Run("on a flank: one", func(t *testing.T) {
		tb := duel(t, line, side{}, card.Untamed)
		tb.Play("ghosthawk")
		tb.Right()
		tb.Yes()
		tb.Amber(0, 1)
		tb.Marked("dust-imp", keyforge.Exhausted)
	})
	t.Run("or not", func(t *testing.T) {
		tb := duel(t, line, side{}, card.Untamed)
		tb.Play("ghosthawk")
		tb.Left()
		tb.No()
		tb.Amber(0, 0)
		tb.Unmarked("troll", keyforge.Exhausted)
	})
}

func TestVineappleTree(t *testing.T) {
	grown := func(n int) list {
		return list{{ID: "vineapple-tree", Counters: map[card.Counter]int{card.GrowthCounter: n}}}
	}
	t.Run("keys of both players cost 1 more for each counter", func(t *testing.T) {
		tb := duel(t, side{Artifacts: grown(1)}, side{}, card.Untamed)
		assert.Equal(t, 7, tb.KeyCost(0))
		assert.Equal(t, 7, tb.KeyCost(1))
		tb.Act("vineapple-tree")
		assert.Equal(t, 8, tb.KeyCost(0))
		assert.Equal(t, 8, tb.KeyCost(1))
	})
	t.Run("all go when a key is forged, also by the opponent", func(t *testing.T) {
		tb := duel(t, side{Artifacts: grown(2), Houses: []card.House{card.Untamed}},
			side{Amber: 9, Houses: []card.House{card.Brobnar}}, card.Untamed)
		tb.EndTurn()
		tb.Left()
		tb.Keys(1, 1)
		tb.Amber(1, 1)
		assert.Equal(t, 6, tb.KeyCost(0))
		tb.LeaveOpen()
	})
}
