package game_test

import (
	"testing"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/gametest"
)

// K9.1, K9.5: both creatures deal their power to each other.
func TestFightK9_5(t *testing.T) {
	tb := gametest.Duel(t,
		game.SidePosition{Line: gametest.Cards("headhunter")},
		game.SidePosition{Line: gametest.Cards("raiding-knight", "dodger")}, card.Brobnar)
	tb.Fight("headhunter", "raiding-knight")
	tb.Damage("raiding-knight", 3)
	tb.Damage("headhunter", 4)
	tb.Amber(0, 1)
	tb.Marked("headhunter", game.Exhausted)
}
