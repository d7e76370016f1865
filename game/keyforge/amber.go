package keyforge

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// Gain puts æmber into the pool of a side.
func (g *Game) Gain(side Side, n int) {
	if n > 0 && g.arrives(side, n, 0, false) {
		g.emit(Event{Kind: Gained, Side: side, N: int32(n)})
	}
}

// catchers are the cards that would capture æmber on its way to the pool instead (K17.3),
// and one of those for which token creatures would be made.
func (g *Game) catchers(side Side) Set {
	if g.refresh(); !g.d.kinds.shares(catching) {
		return Set{At: g.s.Clock}
	}
	set, made := g.sources(card.GainCaptured, side), g.sources(card.GainMade, side)
	if c := made.First(); c != 0 {
		set.Add(c)
	}
	return set
}

// arrives adds æmber to a pool, wherever it comes from, and reports true, unless
// cards capture each of it instead, or token creatures are made (K17.3). That happens, and
// among several such cards the active player chooses, before anything else; see stepDue. leaving is a card that
// gives up the æmber as it leaves play, and cannot capture it; told says that an
// event has already reported it as being in the pool.
func (g *Game) arrives(side Side, n int, leaving Slot, told bool) bool {
	p := &g.s.Players[side]
	catchers := g.catchers(side)
	catchers.Remove(leaving)
	several := catchers.Len() > 1 || !catchers.Empty() &&
		(g.d.events&(1<<card.AmberCaptured) != 0 || g.d.kinds.has(card.GainMade)) // what waits for it comes next
	if several {
		p.Due[one(told)] += int32(n)
		g.s.due |= 1 << side
		g.s.unsettled = true
	} else if c := catchers.First(); c != 0 {
		g.capturedInstead(c, n, side, told)
		return false
	}
	if several && !told {
		return false
	}
	p.Pool = saturate(p.Pool, n)
	g.touch()
	return !several
}

// capturedInstead lets a card capture æmber on its way to a pool.
func (g *Game) capturedInstead(c Slot, n int, side Side, told bool) {
	g.s.Cards[c].Amber += int16(n)
	g.emit(Event{Kind: Captured, Card: c, N: int32(n), Side: side, M: int32(one(!told))})
	g.touch()
	lo := g.s.npending
	g.captured(c)
	g.window(lo)
}

// madeInstead makes token creatures instead of adding æmber to a pool (Q87).
func (g *Game) madeInstead(c Slot, n int, side Side, told bool) {
	if told {
		g.emit(Event{Kind: Lost, Side: side, N: int32(n)})
		g.touch()
	}
	g.makeTokens(side, c, n)
}

// captured begins what waits for the card to capture æmber.
func (g *Game) captured(c Slot) {
	if c != 0 {
		g.happen(TriggerEvent{Kind: card.AmberCaptured, Who: g.s.Cards[c].Ctrl, Subject: c})
	}
}

// stepDue lets the active player choose which card captures the next æmber that is
// due to a pool, or that token creatures are made for all of it (K16.2, Q42), until none
// is due.
func (g *Game) stepDue(f *frame) {
	p := &g.s.Players[f.you]
	told := p.Due[1] > 0
	due := &p.Due[one(told)]
	catchers, made := g.catchers(f.you), g.sources(card.GainMade, f.you)
	switch {
	case *due == 0:
		g.pop()
	case catchers.Empty(): // everything that could have captured it has left play
		n := int(*due)
		if *due = 0; !told {
			g.Gain(f.you, n)
		}
	default:
		c, ok := g.askOne(Question{Purpose: ForReplacement, Side: g.s.Active, Of: f.you}, catchers)
		if !ok {
			return
		}
		n := int32(1)
		if catchers.Len() == 1 || made.Has(c) {
			n = *due
		}
		if *due -= n; told {
			p.Pool -= n
		}
		if made.Has(c) {
			g.madeInstead(c, int(n), f.you, told)
		} else {
			g.capturedInstead(c, int(n), f.you, told)
		}
	}
}

func saturate(have int32, more int) int32 {
	const most = 1 << 20
	return int32(min(most, int(have)+more))
}

// Lose takes æmber from a pool to the supply, as much as there is (Q49).
func (g *Game) Lose(side Side, n int) int {
	p := &g.s.Players[side]
	n = min(n, int(p.Pool))
	if n > 0 {
		p.Pool -= int32(n)
		g.emit(Event{Kind: Lost, Side: side, N: int32(n)})
		g.touch()
	}
	return n
}

// pay moves æmber from one pool to another, as much as there is (K5.12).
func (g *Game) pay(side, to Side, n int) int {
	p := &g.s.Players[side]
	n = min(n, int(p.Pool))
	if n > 0 {
		p.Pool -= int32(n)
		g.emit(Event{Kind: Paid, Side: side, N: int32(n), M: int32(to)})
		g.Gain(to, n)
	}
	return n
}

// tolls is what the side must pay to others in order to play or use the card; with
// pay it is paid at once.
func (g *Game) tolls(k card.ModKind, c Slot, by Side, what uses, pay bool) int {
	total := 0
	if !g.d.kinds.has(k) {
		return total
	}
	for i := 0; i < len(g.d.mods); i++ {
		m := g.d.mods[i]
		if m.m.Kind != k || g.whoOf(&m)&(1<<by) == 0 {
			continue
		}
		sc := g.modScope(&m)
		if what == playAsUpgrade {
			sc.upgrade = c
		}
		if g.match(m.m.Filter, c, &sc, present) {
			n := g.modNum(&m)
			total += n
			if pay {
				g.pay(by, m.you, n)
			}
		}
	}
	return total
}

// doSteal steals æmber (K5.11), or lets creatures of the active player capture
// each of it instead, as they choose. What cannot be stolen is not captured either
// (K16.13).
func (g *Game) doSteal(f *frame, o *program.Step) bool {
	s, sc := &g.s, f.scope()
	from := g.foe(&sc)
	if g.playerMod(card.NotStolen, from) {
		f.ok, f.count = false, 0
		return true
	}
	n := g.num(&o.Effect.Num, &sc)
	if !g.playerMod(card.StealCaptured, from) {
		f.count = int32(g.steal(f.you, from, n))
		f.ok = f.count > 0 && int(f.count) == n
		return true
	}
	if !s.ans.ready {
		f.number, f.count, f.them = int16(min(n, int(s.Players[from].Pool))), 0, Set{}
	}
	takers := g.bodies(1 << s.Active)
	others, made := g.catchers(f.you), g.sources(card.GainMade, f.you) // Q42
	takers.union(&others)
	for f.number > 0 {
		q := g.question(f, ForCapture)
		q.Lo = f.number
		c, ok := g.askOne(q, takers)
		if !ok {
			return false
		}
		if made.Has(c) {
			f.count++
		} else if g.capture(c, 1, from) > 0 {
			f.them.Add(c)
		}
		f.number--
	}
	lo := s.npending
	for c := f.them.First(); c != 0; c = f.them.Next(c) {
		g.captured(c)
	}
	g.window(lo)
	f.ok, f.count, f.them = false, int32(g.steal(f.you, from, int(f.count))), Set{}
	return true
}

// steal moves æmber from one side's pool to another's (K5.11).
func (g *Game) steal(by, from Side, n int) int {
	n = min(n, int(g.s.Players[from].Pool))
	if n <= 0 {
		return 0
	}
	source := from
	if g.playerMod(card.TakenOfSupply, from) {
		source = NoSide
	} else {
		g.s.Players[from].Pool -= int32(n)
	}
	g.countN(by, card.Stolen, n)
	g.countN(from, card.Robbed, n)
	g.emit(Event{Kind: Stole, Side: by, N: int32(n), M: int32(source)})
	g.arrives(by, n, 0, true)
	g.touch()
	lo := g.s.npending
	g.happen(TriggerEvent{Kind: card.AmberStolen, Who: from, Amount: int32(n)})
	g.window(lo)
	return n
}

// capture moves æmber from a pool onto a creature (K5.6, Q16).
func (g *Game) capture(c Slot, n int, from Side) int {
	if c == 0 {
		return 0
	}
	p := &g.s.Players[from]
	n = min(n, int(p.Pool), math.MaxInt16-int(g.s.Cards[c].Amber)) // no more than a card can hold
	if n <= 0 {
		return 0
	}
	whence := int32(FromPool)
	if g.playerMod(card.TakenOfSupply, from) {
		whence = FromSupply
	} else {
		p.Pool -= int32(n)
	}
	g.s.Cards[c].Amber += int16(n)
	g.emit(Event{Kind: Captured, Card: c, Side: from, N: int32(n), M: whence})
	g.touch()
	return n
}

// fewerReaped makes whatever waits for æmber gained by reaping find that much less of
// it: another card has captured it.
func (g *Game) fewerReaped(reaped *TriggerEvent, n int32) {
	is := *reaped
	for i := range g.s.pending[:g.s.npending] {
		if ev := &g.s.pending[i].ev; *ev == is {
			ev.Amount -= n
		}
	}
}

// capturesFrom is the side from whose pool the effect lets the creature capture
// (K5.6).
func (g *Game) capturesFrom(e *card.Effect, c Slot, sc *scope) Side {
	switch {
	case e.Who != card.Opponent:
		return g.one(e.Who, sc, c)
	case e.AsYours || c == sc.self: // as if yours, it captures from your opponent (K8.16)
		return g.opponent(sc.you)
	}
	return g.opponent(g.s.Cards[c].Ctrl)
}

// contested are the creatures that cannot all capture 1 æmber because there is too
// little; the active player chooses which do (K16.2, Q16).
func (g *Game) contested(e *card.Effect, set *Set, sc *scope) Set {
	var want [MaxSides]int32
	for c := set.First(); c != 0; c = set.Next(c) {
		want[g.capturesFrom(e, c, sc)]++
	}
	left := *set
	for c := set.First(); c != 0; c = set.Next(c) {
		from := g.capturesFrom(e, c, sc)
		if pool := g.s.Players[from].Pool; pool == 0 || pool >= want[from] || g.playerMod(card.TakenOfSupply, from) {
			left.Remove(c)
		}
	}
	return left
}

// amberFrom moves æmber off a card, which may be leaving play, into a pool; NoSide
// is the supply.
func (g *Game) amberFrom(c Slot, n int, to Side, leaving Slot) {
	g.s.Cards[c].Amber -= int16(n)
	g.emit(Event{Kind: AmberMoved, Card: c, N: int32(n), Side: NoSide, M: int32(to)})
	if to != NoSide {
		g.arrives(to, n, leaving, true)
	}
	g.touch()
}
