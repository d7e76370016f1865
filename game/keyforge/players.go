package keyforge

import (
	"fmt"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// doPlayers carries out an effect on players.
func (g *Game) doPlayers(f *frame, e *card.Effect) bool {
	sc := f.scope()
	switch e.Verb {
	case card.StealVerb:
		return g.doSteal(f, e, &sc)
	case card.UnforgeVerb:
		return g.unforge(f, g.one(e.Who, &sc, sc.about()), e.Flag)
	case card.ForgeVerb:
		n := frame{proc: procForge, report: true, you: g.one(e.Who, &sc, sc.about())}
		n.nums[0] = int16(g.num(&e.Num, &sc))
		if e.Flag {
			n.how = atNoCost
		}
		g.push(n)
		return true
	case card.TideVerb:
		if e.Flag {
			f.ok = g.resetTide()
		} else {
			f.ok = g.raiseTide(g.one(e.Who, &sc, sc.about()))
		}
		return true
	case card.EndTurnVerb:
		g.s.Ended = g.s.TurnOf != Monster // A11.13
		return true
	case card.HouseVerb:
		if c := g.targets(f, &e.Target); !c.Empty() {
			g.s.House = firstHouse(g.houses(c.First(), c.At))
			g.changed(program.OnRest)
			g.emit(Event{Kind: HouseChosen, Side: f.you, House: g.s.House, Card: f.self})
		}
		return true
	}
	whose := g.who(e.Who, &sc, sc.about())
	n := g.num(&e.Num, &sc)
	f.ok, f.count = true, 0
	g.inTurn(whose, func(side Side) { g.doPlayer(f, e, side, n, &sc) })
	return true
}

func firstHouse(h card.Houses) card.House {
	for i := card.NoHouse + 1; i < card.HouseCount; i++ {
		if h.Has(i) {
			return i
		}
	}
	return card.NoHouse
}

// doPlayer carries out a simple effect on one side.
func (g *Game) doPlayer(f *frame, e *card.Effect, side Side, n int, sc *scope) {
	p := &g.s.Players[side]
	did := 0
	switch e.Verb {
	case card.GainVerb:
		g.Gain(side, n)
		did = n
	case card.LoseVerb:
		if e.Flag {
			n = int(p.Pool)
		}
		did = g.Lose(side, n)
		f.ok = f.ok && did == n
	case card.PayVerb:
		if e.Flag {
			n = int(p.Pool)
		}
		to := g.opponent(side)
		if side == g.foe(sc) {
			to = f.you
		}
		did = g.pay(side, to, n)
		f.ok = f.ok && did == n
	case card.DrawVerb:
		did = g.Draw(side, n)
		f.ok = f.ok && did == n
	case card.RefillVerb:
		g.Refill(side)
	case card.ChainsVerb:
		g.gainChains(side, n)
	case card.ShuffleVerb:
		if e.Flag {
			g.Reshuffle(side)
		} else {
			g.shuffle(side)
		}
	case card.LookVerb:
		g.look(f.you, side, e.To, e.Flag)
	case card.FlipVerb:
		g.flip(side)
	}
	f.count += int32(did)
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
