package keyforge

import (
	"fmt"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// doForge lets a player forge a key, at the current cost and more, or at none.
func (g *Game) doForge(f *frame, o *program.Step) bool {
	e, sc := o.Effect, f.scope()
	n := frame{proc: procForge, report: true, you: g.one(e.Who, &sc, sc.about())}
	n.nums[costChange] = int16(g.num(&e.Num, &sc))
	if e.N > 0 {
		n.nums[costChange] = max(n.nums[costChange], int16(e.N-g.KeyCost(n.you)))
	}
	if e.Free {
		n.how = atNoCost
	}
	n.nums[keyColor] = int16(e.Color)
	g.push(n)
	return true
}

// doUnforge unforges a key of a player.
func (g *Game) doUnforge(f *frame, o *program.Step) bool {
	sc := f.scope()
	return g.unforge(f, g.one(o.Effect.Who, &sc, sc.about()), o.Effect.LastForged)
}

// doTide raises the tide for a player.
func (g *Game) doTide(f *frame, o *program.Step) bool {
	sc := f.scope()
	f.ok = g.raiseTide(g.one(o.Effect.Who, &sc, sc.about()))
	return true
}

// doResetTide sets the tide back.
func (g *Game) doResetTide(f *frame, _ *program.Step) bool {
	f.ok = g.resetTide()
	return true
}

// doEndTurn ends the turn (A11.13).
func (g *Game) doEndTurn(*frame, *program.Step) bool {
	g.s.Ended = g.s.TurnOf != Monster
	return true
}

// doHouse makes a house of the card the active house.
func (g *Game) doHouse(f *frame, o *program.Step) bool {
	house := f.house
	if t := &o.Effect.Target; t.Pick != card.ByRole || t.Role != card.NoRole {
		c := g.targets(f, t)
		house = firstHouse(g.houses(c.First(), c.At))
	}
	if f.ok = house != card.NoHouse; f.ok {
		g.s.House = house
		g.changed(program.OnRest)
		g.emit(Event{Kind: HouseChosen, Side: f.you, House: g.s.House, Card: f.self})
	}
	return true
}

func firstHouse(h card.Houses) card.House {
	for first := range h.All() {
		return first
	}
	return card.NoHouse
}

func (g *Game) gainFor(_ *card.Effect, side Side, n int, _ scope) int {
	g.Gain(side, n)
	return n
}

func (g *Game) loseFor(e *card.Effect, side Side, n int, sc scope) int {
	if e.All {
		n = int(g.s.Players[side].Pool)
	}
	return sc.f.completed(g.Lose(side, n), n)
}

func (g *Game) payFor(e *card.Effect, side Side, n int, sc scope) int {
	if e.All {
		n = int(g.s.Players[side].Pool)
	}
	to := g.opponent(side)
	switch foe := g.foe(&sc); side {
	case foe:
		to = sc.f.you
	case sc.f.you:
		to = foe // A16.3
	}
	return sc.f.completed(g.pay(side, to, n), n)
}

func (g *Game) drawFor(_ *card.Effect, side Side, n int, sc scope) int {
	if g.drawing(side, n, true) {
		return 0 // the procedure reports how many
	}
	return sc.f.completed(g.Draw(side, n), n)
}

// completed notes whether all that was wanted was done, and returns how much was.
func (f *frame) completed(did, want int) int {
	f.ok = f.ok && did == want
	return did
}

func (g *Game) refillFor(_ *card.Effect, side Side, _ int, _ scope) int {
	g.Refill(side)
	return 0
}

func (g *Game) chainsFor(_ *card.Effect, side Side, n int, _ scope) int {
	g.gainChains(side, n)
	return 0
}

func (g *Game) shuffleFor(e *card.Effect, side Side, _ int, _ scope) int {
	if e.WithDiscard {
		g.Reshuffle(side)
	} else {
		g.shuffle(side)
	}
	return 0
}

func (g *Game) lookFor(e *card.Effect, side Side, _ int, sc scope) int {
	g.look(sc.f.you, side, e.To, e.Verb == card.RevealZoneVerb)
	return 0
}

func (g *Game) flipFor(_ *card.Effect, side Side, _ int, _ scope) int {
	g.flip(side)
	return 0
}

// look shows a zone of a side to one side or to all.
func (g *Game) look(by, side Side, z card.Zone, all bool) {
	if side == Monster && z == card.Hand {
		z = card.Archives // A4.4
	}
	if !all {
		g.emit(Event{Kind: Looked, Side: by, M: int32(side), From: z})
	}
	for _, c := range g.s.Players[side].Pile(z) {
		if all {
			g.s.Cards[c].Marks |= Revealed
			g.emit(Event{Kind: Shown, Card: c})
		} else {
			g.see(by, c)
		}
	}
	if all {
		g.emit(Event{Kind: ShownZone, Side: side, From: z})
	}
}

// lookAt shows cards of a pile, from the top, to the player of the ability; what the
// monster's ability looks at is seen by the active player, who decides for it
// (A11.11).
func (g *Game) lookAt(f *frame, set Set) {
	by, first := f.you, set.First()
	if by == Monster {
		by = g.s.Active
	}
	f.ok, f.count, f.them = first != 0, int32(set.Len()), set
	if first == 0 {
		return
	}
	cs := &g.s.Cards[first]
	g.emit(Event{Kind: Looked, Side: by, M: int32(cs.Ctrl), From: cs.Zone, N: f.count})
	pile := g.s.Players[cs.Ctrl].Pile(cs.Zone)
	for i := len(pile) - 1; i >= 0; i-- {
		if set.Has(pile[i]) {
			g.see(by, pile[i])
		}
	}
}

// see lets a player, who may have seen it before, look at a card.
func (g *Game) see(by Side, c Slot) {
	if cs := &g.s.Cards[c]; by < MaxSeats && !g.Sees(by, c) {
		cs.Marks |= SeenBy(by)
		g.emit(Event{Kind: Saw, Side: by, Card: c, M: int32(cs.Ctrl), From: cs.Zone, Hidden: ^uint8(1 << by)})
	}
}

// MaxChains is the maximum number of chains that a player has (D33).
const MaxChains = 24

// gainChains gives a player chains (K20.1), as many as there is room for.
func (g *Game) gainChains(side Side, n int) {
	p := &g.s.Players[side]
	n = max(-int(p.Chains), min(n, MaxChains-int(p.Chains)))
	if side != Monster && n != 0 { // A11.3
		p.Chains += int16(n)
		g.emit(Event{Kind: ChainsGained, Side: side, N: int32(n)})
	}
}

// checkChains refuses a number of chains that no player can have.
func checkChains(n int) error {
	if n < 0 || n > MaxChains {
		return fmt.Errorf("a player has 0 to %d chains, not %d", MaxChains, n)
	}
	return nil
}
