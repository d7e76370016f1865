package mm_test

import (
	"testing"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

func TestZWaveEmitter(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "troll", Attached: ids("z-wave-emitter")}, {ID: "headhunter"}}, Houses: []card.House{card.Brobnar}},
		side{Line: ids("valdr"), Houses: []card.House{card.Brobnar}}, card.Brobnar)
	tb.Unmarked("troll", game.Warded)
	tb.EndTurn()
	tb.Unmarked("troll", game.Warded) // not at the start of the opponent's turn
	tb.EndTurn()
	tb.Marked("troll", game.Warded)
	tb.Unmarked("headhunter", game.Warded)
	tb.LeaveOpen()
}
