package dt_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestRansom(t *testing.T) {
	held := side{Line: list{{ID: "troll", Attached: list{{ID: "ransom", Owner: 2}}}, {ID: "headhunter"}}, Houses: []card.House{card.Brobnar},
		Amber: 3}
	guard := side{Houses: []card.House{card.Brobnar}}
	t.Run("its creature cannot be used, others can", func(t *testing.T) {
		tb := duel(t, held, guard, card.Brobnar)
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("troll")}, keyforge.CannotBeUsed)
		tb.Reap("headhunter")
	})
	t.Run("who controls the creature may pay 2 to the opponent at the start of the turn", func(t *testing.T) {
		tb := duel(t, guard, held, card.Brobnar)
		tb.EndTurn()
		tb.Yes()
		tb.Amber(1, 1)
		tb.Amber(0, 2)
		tb.InZone(card.Discard, "ransom")
		tb.Reap("troll")
	})
	t.Run("or not", func(t *testing.T) {
		tb := duel(t, guard, held, card.Brobnar)
		tb.EndTurn()
		tb.No()
		tb.Amber(1, 3)
		tb.InZone(card.Attached, "ransom")
		tb.LeaveOpen()
	})
	t.Run("what is not paid in full does not release it", func(t *testing.T) {
		poor := held
		poor.Amber = 1
		tb := duel(t, guard, poor, card.Brobnar)
		tb.EndTurn()
		tb.Yes()
		tb.Amber(1, 0)
		tb.Amber(0, 1)
		tb.InZone(card.Attached, "ransom")
		tb.LeaveOpen()
	})
}
