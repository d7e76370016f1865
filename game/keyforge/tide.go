package keyforge

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// TideHigh reports whether the tide is high for the side.
func (g *Game) TideHigh(side Side) bool { return g.s.High&(1<<side) != 0 }

// raiseTide makes the tide high for the side (K21.1), or for all in an adventure
// (A8.1, A8.2). It reports whether anything changed.
func (g *Game) raiseTide(side Side) bool {
	s := &g.s
	if side == NoSide || s.High&(1<<side) != 0 || s.Tideless || g.playerMod(card.CannotRaise, side) {
		return false
	}
	s.High, s.Low = 1<<side, g.everyone()&^(1<<side)
	if g.table.Adventure {
		s.High, s.Low = g.everyone(), 0
	}
	g.emit(Event{Kind: TideTurned, Side: side, N: 1})
	g.changed(program.OnTide | program.OnRest)
	lo := s.npending
	g.happen(TriggerEvent{Kind: card.TideRaised, Who: side})
	g.window(lo)
	return true
}

// LowerTide makes the tide low in an adventure (A8.2).
func (g *Game) LowerTide() bool { return g.resetTide() }

// resetTide makes the tide what it was at the start: low in an adventure (A1.2,
// A8.2), neutral in a duel (K1.13). It reports whether anything changed.
func (g *Game) resetTide() bool {
	s := &g.s
	low := uint8(0)
	if g.table.Adventure {
		low = g.everyone()
	}
	if s.High == 0 && s.Low == low {
		return false
	}
	s.High, s.Low = 0, low
	g.emit(Event{Kind: TideTurned, Side: NoSide, N: 0})
	g.changed(program.OnTide | program.OnRest)
	return true
}

// TidePrice is what the shared tide ability of an adventure costs the players
// together (A8.3).
func (g *Game) TidePrice() int { return g.table.TidePrice * int(g.s.Seats) }

// checkTide is why the Omni of the rules cannot be used (K21.2, A8.3).
func (g *Game) checkTide(side Side) Reason {
	if g.s.Tideless {
		return NoTideHere
	}
	if g.playerMod(card.CannotRaise, side) {
		return CannotBeUsed
	}
	if !g.table.Adventure {
		return Allowed // even when the tide is already high (Q37)
	}
	if g.table.TidePrice == 0 {
		return NoTidePrice
	}
	if g.s.High != 0 {
		return TideIsHigh
	}
	total := 0
	for i := range g.s.Seats {
		total += int(g.s.Players[i].Pool)
	}
	if total < g.TidePrice() {
		return TooLittleAmber
	}
	return Allowed
}

// Where the program counter of a raising of the tide stands.
const (
	tidePrice uint16 = iota
	tideRaised
	tideSteps
)

// stepTide is the Omni of the rules that raises the tide. In an adventure the
// players pay for it together and choose how much each of them gives (A8.3).
func (g *Game) stepTide(f *frame) {
	if f.pc == tidePrice {
		if g.table.Adventure && !g.splitTide(f) {
			return
		}
		f.pc = tideRaised
		g.raiseTide(f.you)
		return
	}
	if !g.table.Adventure {
		g.gainChains(f.you, 3)
	}
	g.pop()
}

func (g *Game) splitTide(f *frame) bool {
	s := &g.s
	if f.pc == tidePrice && *f.priced() == 0 {
		f.count, *f.priced() = int32(g.TidePrice()), 1
	}
	for side := Side(*f.payer()); side < Side(s.Seats); side++ {
		later := int32(0)
		for o := side + 1; o < Side(s.Seats); o++ {
			later += s.Players[o].Pool
		}
		least, most := max(0, f.count-later), min(f.count, s.Players[side].Pool)
		n, ok := g.askNumber(Question{Kind: AskNumber, Purpose: ForSplit, Side: f.you, Of: side}, int(least), int(most))
		if !ok {
			return false
		}
		g.Lose(side, n)
		f.count -= int32(n)
		*f.payer()++
	}
	return true
}
