package mm_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestZWaveEmitter(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "troll", Attached: ids("z-wave-emitter")}, {ID: "headhunter"}}, Houses: []card.House{card.Brobnar}},
		side{Line: ids("valdr"), Houses: []card.House{card.Brobnar}}, card.Brobnar)
	tb.Unmarked("troll", keyforge.Warded)
	tb.EndTurn()
	tb.Unmarked("troll", keyforge.Warded) // not at the start of the opponent's turn
	tb.EndTurn()
	tb.Marked("troll", keyforge.Warded)
	tb.Unmarked("headhunter", keyforge.Warded)
	tb.LeaveOpen()
}
