package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// clock is a clock that has run for n turns.
func clock(id string, n int) keyforge.CardPosition {
	return keyforge.CardPosition{ID: id, Counters: map[card.Counter]int{card.TimeCounter: n}}
}

func times(tb *gametest.Table, name string) int { return int(tb.Of(name).Counters[card.TimeCounter]) }

// Each clock advances all of them, at the end of its player's turn alone.
func TestClocks(t *testing.T) {
	tb := duel(t, side{Line: list{clock("chronometer", 0), clock("tick-tock", 0), {ID: "mother"}}, Hand: many(6, "fear")},
		side{Line: list{clock("tick-tock", 0)}, Houses: []card.House{card.Dis}, Hand: many(6, "fear")}, card.Geistoid)
	tb.EndTurn()
	tb.First("chronometer")
	assert.Equal(t, 2, times(tb, "chronometer"))
	assert.Equal(t, 2, times(tb, "0:tick-tock"))
	assert.Equal(t, 0, times(tb, "mother"))
	assert.Equal(t, 0, times(tb, "1:tick-tock"))
	tb.House(card.Dis)
	tb.EndTurn()
	assert.Equal(t, 2, times(tb, "0:tick-tock"))
	assert.Equal(t, 1, times(tb, "1:tick-tock"))
}

func TestAncestralTimekeeper(t *testing.T) {
	ends := func(n int, marks keyforge.Mark) *gametest.Table {
		c := clock("ancestral-timekeeper", n)
		c.Marks = marks
		tb := duel(t, side{Line: list{c, {ID: "tangler"}}, Hand: many(6, "fear")}, side{Houses: []card.House{card.Dis}}, card.Geistoid)
		tb.EndTurn()
		return tb
	}
	t.Run("at 12 it is purged for another turn (K32.13), and only for one", func(t *testing.T) {
		tb := ends(11, 0)
		tb.InZone(card.Purged, "ancestral-timekeeper")
		assert.Equal(t, keyforge.Side(0), tb.Active())
		tb.House(card.Geistoid)
		tb.Unmarked("tangler", keyforge.Exhausted)
		tb.EndTurn()
		assert.Equal(t, keyforge.Side(1), tb.Active())
	})
	t.Run("not yet", func(t *testing.T) {
		tb := ends(10, 0)
		assert.Equal(t, 11, times(tb, "ancestral-timekeeper"))
		assert.Equal(t, keyforge.Side(1), tb.Active())
	})
	t.Run("a ward keeps it from being purged, and the turn passes (K14.7)", func(t *testing.T) {
		tb := ends(11, keyforge.Warded)
		tb.InZone(card.Battleline, "ancestral-timekeeper")
		assert.Equal(t, keyforge.Side(1), tb.Active())
	})
}

func TestChronometer(t *testing.T) {
	ends := func(n int, marks keyforge.Mark) *gametest.Table {
		c := clock("chronometer", n)
		c.Marks = marks
		tb := duel(t, side{Line: list{c}, Hand: many(6, "fear"), Discard: ids("mother")},
			side{Discard: ids("troll"), Houses: []card.House{card.Dis}}, card.Geistoid)
		tb.EndTurn()
		return tb
	}
	t.Run("at 6 it is destroyed and purges a card of any discard pile", func(t *testing.T) {
		tb := ends(5, 0)
		tb.Offers("mother", "troll", "chronometer")
		tb.Pick("troll")
		tb.InZone(card.Purged, "troll")
		tb.InZone(card.Discard, "chronometer")
	})
	t.Run("more will do", func(t *testing.T) {
		tb := ends(8, 0)
		tb.Pick("mother")
		tb.InZone(card.Purged, "mother")
	})
	t.Run("not yet", func(t *testing.T) {
		tb := ends(4, 0)
		assert.Equal(t, 5, times(tb, "chronometer"))
		tb.InZone(card.Discard, "mother", "troll")
	})
	t.Run("a ward saves it, and nothing is purged (K14.7)", func(t *testing.T) {
		tb := ends(5, keyforge.Warded)
		tb.Unmarked("chronometer", keyforge.Warded)
		tb.InZone(card.Battleline, "chronometer")
		tb.InZone(card.Discard, "mother", "troll")
	})
}

func TestTickTock(t *testing.T) {
	ends := func(n int) *gametest.Table {
		hand := append(ids("anger", "urchin"), many(4, "fear")...)
		tb := duel(t, side{Line: list{clock("tick-tock", n)}, Hand: hand, Discard: ids("mother", "troll")},
			side{Discard: ids("valdr"), Houses: []card.House{card.Dis}}, card.Geistoid)
		tb.EndTurn()
		return tb
	}
	t.Run("up to 3 cards of hand and discard pile together", func(t *testing.T) {
		tb := ends(2)
		tb.Offers("anger", "urchin", "fear#1", "fear#2", "fear#3", "fear#4", "mother", "troll", "tick-tock")
		tb.Pick("anger", "tick-tock", "mother")
		tb.InZone(card.Archives, "anger", "tick-tock", "mother")
		tb.InZone(card.Discard, "troll")
	})
	t.Run("or none", func(t *testing.T) {
		tb := ends(2)
		tb.Finish()
		assert.Empty(t, tb.Pile(0, card.Archives))
		tb.InZone(card.Discard, "tick-tock")
	})
	t.Run("not yet", func(t *testing.T) {
		tb := ends(1)
		assert.Equal(t, 2, times(tb, "tick-tock"))
		tb.InZone(card.Battleline, "tick-tock")
	})
}
