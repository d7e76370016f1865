package aoa_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestJargogle(t *testing.T) {
	t.Run("hides a card from your hand", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("jargogle", "urchin", "fear")}, side{}, card.Logos)
		tb.Play("jargogle")
		tb.Offers("urchin", "fear")
		tb.Must()
		tb.Pick("fear")
		tb.InZone(card.Under, "fear")
		tb.Marked("fear", keyforge.FaceDown)
		assert.Equal(t, []string{"urchin"}, tb.Pile(0, card.Hand))
	})
	t.Run("destroyed on your turn: you play it", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "jargogle", Under: ids("urchin")}, {ID: "mother"}}, Hand: ids("punch")}, side{Amber: 2}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("jargogle")
		tb.Right()
		tb.Line(0, "mother", "urchin")
		tb.Amber(0, 2) // Punch and Urchin
	})
	t.Run("on the opponent's turn: you archive it", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch"), Amber: 2}, side{Line: list{{ID: "jargogle", Under: ids("urchin")}}}, card.Brobnar)
		tb.Play("punch")
		assert.Equal(t, []string{"urchin"}, tb.Pile(1, card.Archives))
		assert.Equal(t, []string{"jargogle"}, tb.Pile(1, card.Discard))
		tb.Unmarked("urchin", keyforge.FaceDown)
		tb.Amber(0, 3)
	})
	t.Run("under the opponent's control: they may look at it (Q58)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hypnobeam")}, side{Line: list{{ID: "jargogle", Under: ids("urchin")}}}, card.Mars)
		assert.False(t, tb.Sees(0, tb.Card("urchin")))
		tb.Play("hypnobeam")
		assert.True(t, tb.Sees(0, tb.Card("urchin")))
	})
	t.Run("leaving play otherwise: it is discarded (K15.11)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("fear")}, side{Line: list{{ID: "jargogle", Under: ids("urchin")}}}, card.Dis)
		tb.Play("fear")
		tb.InZone(card.Hand, "jargogle")
		tb.InZone(card.Discard, "urchin")
	})
	t.Run("a card that cannot be played is discarded (Q41)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "jargogle", Under: ids("ultra-gravitron")}}, Hand: ids("punch")}, side{}, card.Brobnar)
		tb.Play("punch")
		tb.InZone(card.Discard, "ultra-gravitron")
	})
	t.Run("an empty hand, and nothing beneath", func(t *testing.T) {
		tb := duel(t, side{Hand: list{{ID: "jargogle"}}, Houses: []card.House{card.Logos}}, side{Hand: ids("punch")}, card.Logos)
		tb.Play("jargogle")
		tb.EndTurn()
		tb.Play("punch")
		tb.InZone(card.Discard, "jargogle")
	})
	t.Run("elusive", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother")}, side{Line: ids("jargogle")}, card.Logos)
		tb.Fight("mother")
		tb.Line(1, "jargogle")
	})
	t.Run("under the opponent's control that player plays it on their turn", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "jargogle", Foreign: true, Under: list{{ID: "urchin", Foreign: true}}}}, Hand: ids("punch")},
			side{Amber: 2}, card.Brobnar)
		tb.Play("punch")
		tb.Left() // Jargogle is still there (K12.12)
		tb.Line(0, "urchin")
		tb.Amber(0, 2)
		assert.Equal(t, []string{"jargogle"}, tb.Pile(1, card.Discard))
	})
}

func TestStandardizedTesting(t *testing.T) {
	t.Run("all that tie for either", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("standardized-testing"), Line: ids("troll", "mother", "urchin")},
			side{Line: list{{ID: "troll"}, {ID: "urchin"}, {ID: "valdr"}}}, card.Logos)
		tb.Play("standardized-testing")
		tb.Line(0, "mother")
		tb.Line(1, "valdr")
	})
	t.Run("all, when all are alike", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("standardized-testing"), Line: ids("troll")}, side{Line: ids("troll")}, card.Logos)
		tb.Play("standardized-testing")
		tb.Line(0)
		tb.Line(1)
	})
}
