package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// haunting is a discard pile by which its player is haunted, or just not (K15.6).
func haunting(yes bool) list {
	if yes {
		return many(10, "punch")
	}
	return many(9, "punch")
}

func TestHauntedHouse(t *testing.T) {
	for _, yes := range []bool{true, false} {
		begin := func() side {
			return side{Houses: []card.House{card.Geistoid}, Artifacts: ids("haunted-house"), Discard: haunting(yes), Deck: ids("fear", "anger")}
		}
		start := func(me, foe side) keyforge.Position {
			return keyforge.Position{Players: []side{me, foe}, Step: keyforge.StartStep}
		}
		tb := tableOf(t, start(begin(), side{Houses: []card.House{card.Dis}, Deck: ids("mother")}))
		assert.Equal(t, !yes, len(tb.Pile(0, card.Discard)) == 10 && len(tb.Pile(0, card.Deck)) == 1, "it discards until you are haunted")
		assert.Len(t, tb.Pile(1, card.Deck), 1)

		tb = tableOf(t, start(side{Houses: []card.House{card.Geistoid}}, begin()))
		assert.Len(t, tb.Pile(1, card.Deck), 2, "not at the start of the other turn")

		tb = duel(t, begin(), side{Discard: many(12, "punch")}, card.Dis)
		tb.Omni("haunted-house") // K8.9
		tb.Amber(0, map[bool]int{true: 1}[yes])
	}
}

func TestInHereSomewhere(t *testing.T) {
	t.Run("haunted: archives two", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("in-here-somewhere…"), Discard: append(ids("fear", "mother"), many(8, "punch")...), Deck: ids("anger")},
			side{Discard: ids("troll")}, card.Geistoid)
		tb.Play("in-here-somewhere…")
		tb.Pick("fear")
		tb.Must()
		tb.Pick("mother")
		tb.InZone(card.Archives, "fear", "mother")
		tb.InZone(card.Deck, "anger")
	})
	t.Run("not haunted, although the card itself would be the tenth: discards", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("in-here-somewhere…"), Discard: haunting(false), Deck: many(6, "fear")}, side{}, card.Geistoid)
		tb.Play("in-here-somewhere…")
		assert.Len(t, tb.Pile(0, card.Deck), 1)
		assert.Len(t, tb.Pile(0, card.Discard), 15)
		assert.Empty(t, tb.Pile(0, card.Archives))
	})
}

func TestTouchstone(t *testing.T) {
	for _, yes := range []bool{true, false} {
		tb := duel(t, side{Line: ids("touchstone"), Discard: haunting(yes), Deck: ids("fear", "anger", "mother")}, side{}, card.Geistoid)
		tb.Reap("touchstone")
		tb.InZone(map[bool]card.Zone{true: card.Hand, false: card.Discard}[yes], "fear", "anger")
		tb.InZone(card.Deck, "mother")
	}
}

func TestPrecociousFragment(t *testing.T) {
	for _, yes := range []bool{true, false} {
		tb := duel(t, side{Line: ids("precocious-fragment"), Discard: haunting(yes), Deck: ids("fear", "anger")}, side{}, card.Geistoid)
		tb.Reap("precocious-fragment")
		tb.Amber(0, map[bool]int{true: 2, false: 1}[yes])
		tb.InZone(map[bool]card.Zone{true: card.Deck, false: card.Discard}[yes], "fear")
	}
}

func TestAelbiaStray(t *testing.T) {
	for _, yes := range []bool{true, false} {
		tb := duel(t, side{Hand: ids("ælbia-stray"), Discard: haunting(yes)}, side{Amber: 2, Discard: many(10, "punch")}, card.Geistoid)
		tb.Play("ælbia-stray")
		assert.Equal(t, !yes, tb.Of("ælbia-stray").Is(keyforge.Exhausted))
		if yes {
			tb.Reap("ælbia-stray")
			tb.AmberOn("ælbia-stray", 1)
			tb.Amber(1, 1)
		}
	}
}

func TestBeOurGeist(t *testing.T) {
	haunted := func(ids ...string) list {
		all := many(10, "punch")
		for _, id := range ids {
			all = append(all, keyforge.CardPosition{ID: id})
		}
		return all
	}
	t.Run("of whichever player is haunted", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("be-our-geist"), Discard: haunted("mother")}, side{Discard: haunted("dust-imp", "troll")}, card.Geistoid)
		tb.Play("be-our-geist")
		tb.Offers("mother", "dust-imp", "troll")
		tb.Pick("troll")
		tb.Line(0, "troll") // as if it were yours
		tb.Marked("troll", keyforge.Exhausted)
	})
	t.Run("its Play ability is yours", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("be-our-geist")}, side{Amber: 2, Discard: haunted("darklamp")}, card.Geistoid)
		tb.Play("be-our-geist")
		tb.AmberOn("darklamp", 1)
		tb.Amber(1, 1)
	})
	t.Run("a haunted player without creatures", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("be-our-geist"), Discard: haunted()}, side{Discard: haunted("mother")}, card.Geistoid)
		tb.Play("be-our-geist")
		tb.Line(0, "mother")
	})
	t.Run("nobody is haunted", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("be-our-geist"), Discard: ids("mother")}, side{Discard: ids("troll")}, card.Geistoid)
		tb.Play("be-our-geist")
		tb.Line(0)
		tb.Amber(0, 1)
	})
}
