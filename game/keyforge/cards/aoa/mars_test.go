package aoa_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestContainmentField(t *testing.T) {
	worn := side{Line: list{{ID: "valdr", Attached: ids("containment-field")}, {ID: "headhunter"}}}
	t.Run("its creature dies of a use", func(t *testing.T) {
		tb := duel(t, worn, side{}, card.Brobnar)
		tb.Reap("valdr")
		tb.Amber(0, 1)
		tb.InZone(card.Discard, "valdr", "containment-field")
		tb.InZone(card.Battleline, "headhunter")
	})
	t.Run("also of a fight", func(t *testing.T) {
		tb := duel(t, worn, side{Line: ids("dust-imp")}, card.Brobnar)
		tb.Fight("valdr", "dust-imp")
		tb.InZone(card.Discard, "valdr", "dust-imp")
	})
	t.Run("not when another is used", func(t *testing.T) {
		tb := duel(t, worn, side{}, card.Brobnar)
		tb.Reap("headhunter")
		tb.InZone(card.Battleline, "valdr")
	})
}
