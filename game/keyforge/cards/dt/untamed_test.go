package dt_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestAmberfinShark(t *testing.T) {
	t.Run("enters with three counters", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("æmberfin-shark"), Line: ids("troll")}, side{Line: ids("valdr")}, card.Untamed)
		tb.Play("æmberfin-shark")
		tb.Left()
		tb.PowerIs("æmberfin-shark", 6)
		tb.PowerIs("troll", 8)
	})
	t.Run("a counter at the end of your turn is 1 æmber for each player", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "æmberfin-shark", Power: 1}}, Houses: []card.House{card.Untamed}},
			side{Houses: []card.House{card.Brobnar}}, card.Untamed)
		tb.EndTurn()
		tb.PowerIs("æmberfin-shark", 3)
		tb.Amber(0, 1)
		tb.Amber(1, 1)
		tb.EndTurn() // the opponent's
		tb.Amber(0, 1)
		tb.EndTurn() // none is left
		tb.Amber(0, 1)
		tb.Amber(1, 1)
		tb.LeaveOpen()
	})
}

func TestCrossPorpoises(t *testing.T) {
	t.Run("two of three, and the tide", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("cross-porpoises"), Line: ids("mother")}, side{Line: ids("troll", "valdr", "headhunter")}, card.Untamed)
		tb.Play("cross-porpoises")
		assert.True(t, tb.TideHigh(0))
		assert.False(t, tb.TideHigh(1))
		tb.Offers("troll", "valdr", "headhunter")
		tb.Pick("troll", "headhunter")
		tb.Marked("troll", keyforge.Enraged)
		tb.Marked("headhunter", keyforge.Enraged)
		tb.Unmarked("valdr", keyforge.Enraged)
		tb.Amber(0, 1)
	})
	t.Run("the only one", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("cross-porpoises"), Line: ids("mother")}, side{Line: ids("troll")}, card.Untamed)
		tb.Play("cross-porpoises")
		tb.Marked("troll", keyforge.Enraged)
		tb.Unmarked("mother", keyforge.Enraged)
	})
}

func TestGeneticDrift(t *testing.T) {
	tb := duel(t, side{Hand: ids("genetic-drift"), Line: list{{ID: "mother"}, {ID: "valdr"}}},
		side{Line: list{{ID: "troll", Power: 2}, {ID: "headhunter"}}}, card.Untamed)
	tb.Play("genetic-drift")
	tb.Offers("mother", "valdr", "troll", "headhunter")
	tb.Pick("mother")
	tb.PowerIs("mother", 7) // including the counter that it has just been given
	tb.PowerIs("troll", 11)
	tb.PowerIs("valdr", 6)
	tb.PowerIs("headhunter", 5)
}
