package momu_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestBoostedB4Rry(t *testing.T) {
	t.Run("takes an artifact, which is then of house Shadows", func(t *testing.T) {
		tb := duel(t, side{Line: whole("boosted-b4-rry")}, side{Artifacts: ids("library-of-babble")}, card.Shadows)
		tb.Reap("boosted-b4-rry")
		tb.Choose(0)
		assert.Equal(t, card.HouseSet(card.Shadows), tb.HousesOf(tb.Card("library-of-babble")))
		assert.Equal(t, 0, int(tb.Of("library-of-babble").Ctrl))
	})
	t.Run("plays a card of their archives as yours", func(t *testing.T) {
		tb := duel(t, side{Line: whole("boosted-b4-rry")}, side{Archives: ids("urchin"), Amber: 2}, card.Shadows)
		tb.Reap("boosted-b4-rry")
		tb.Choose(1)
		tb.Right()
		tb.Line(0, "boosted-b4-rry", "urchin")
		tb.Amber(0, 2) // reaped, and stolen by Urchin
		tb.Amber(1, 1)
	})
}

func TestDodgers10(t *testing.T) {
	for had, left := range map[int]int{5: 3, 4: 2, 1: 1, 0: 0} {
		tb := duel(t, side{Line: whole("dodger-s-10")}, side{Amber: had}, card.Shadows)
		tb.Reap("dodger-s-10")
		tb.Amber(1, left)
		tb.Amber(0, 1+had-left)
	}
}

func TestSpareArmCarmine(t *testing.T) {
	for enemy, stolen := range map[string]int{"troll": 2, "cera-severa": 1} {
		tb := duel(t, side{Line: ids("spare-arm-carmine")}, side{Line: ids(enemy), Amber: 4}, card.Shadows)
		tb.Reap("spare-arm-carmine")
		tb.Amber(1, 4-stolen)
	}
}
