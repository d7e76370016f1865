package game

import "github.com/keyraken/keyraken/game/card"

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
		g.s.Ended = true
		return true
	case card.HouseVerb:
		if c := g.targets(f, &e.Target); !c.Empty() {
			g.s.House = firstHouse(g.houses(c.First(), c.At))
			g.restructure()
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

// tolls is what the side must pay to others in order to play or use the card; it
// may pay it at once.
func (g *Game) tolls(k card.ModKind, c Slot, by Side, pay bool) int {
	total := 0
	if g.d.kinds&(1<<k) == 0 {
		return total
	}
	for i := 0; i < len(g.d.mods); i++ {
		m := g.d.mods[i]
		if m.m.Kind != k || g.whoOf(&m)&(1<<by) == 0 {
			continue
		}
		if sc := g.modScope(&m); g.match(m.m.Filter, c, &sc, today) {
			n := g.modNum(&m)
			total += n
			if pay {
				g.pay(by, m.you, n)
			}
		}
	}
	return total
}

// look shows a zone of a side to one side or to all.
func (g *Game) look(by, side Side, z card.Zone, all bool) {
	if side == Monster && z == card.Hand {
		z = card.Archives // A4.4
	}
	if !all {
		g.emit(Event{Kind: Looked, Side: by, M: int32(side), From: z})
	}
	for _, c := range g.s.Players[side].Pile(z).Cards() {
		switch {
		case all:
			g.s.Cards[c].Marks |= Revealed
			g.emit(Event{Kind: Shown, Card: c})
		case by < MaxSeats && !g.Sees(by, c):
			g.s.Cards[c].Marks |= SeenBy(by)
			g.emit(Event{Kind: Saw, Side: by, Card: c, M: int32(side), From: z})
		}
	}
	if all {
		g.emit(Event{Kind: ShownZone, Side: side, From: z})
	}
}

// flip swaps the deck and the discard pile of a side. Each is turned over to become
// the other, so that what was on top of one lies at the bottom of the other.
func (g *Game) flip(side Side) {
	p := &g.s.Players[side]
	deck, discard := p.piles[deckPile], p.piles[discardPile]
	p.piles[deckPile], p.piles[discardPile] = Pile{}, Pile{}
	turn := func(from *Pile, to card.Zone) {
		for i := from.Len() - 1; i >= 0; i-- {
			c := from.At(i)
			g.s.Cards[c].Marks &^= LeftPlay | Revealed | PlayedNow
			g.enterZone(c, side, to)
		}
	}
	turn(&discard, card.Deck)
	turn(&deck, card.Discard)
	g.emit(Event{Kind: Shuffled, Side: side, N: 2})
}

// doSteal steals æmber (K5.11), or lets creatures of the active player capture
// each of it instead, as they choose. What cannot be stolen would not be stolen and
// is not captured either (K16.13).
func (g *Game) doSteal(f *frame, e *card.Effect, sc *scope) bool {
	s := &g.s
	from := g.foe(sc)
	if g.playerMod(card.NotStolen, from) {
		f.ok, f.count = false, 0
		return true
	}
	n := g.num(&e.Num, sc)
	if !g.playerMod(card.StealCaptured, from) {
		f.count = int32(g.steal(f.you, from, n))
		f.ok = f.count > 0 && int(f.count) == n
		return true
	}
	if !s.ans.ready {
		f.number = int16(min(n, int(s.Players[from].Pool)))
	}
	takers := g.bodies(1 << s.Active)
	others := g.sources(card.GainCaptured, f.you) // Q42
	takers.union(&others)
	for f.number > 0 {
		q := g.question(f, ForCapture)
		q.Lo = f.number
		c, ok := g.askOne(q, takers)
		if !ok {
			return false
		}
		g.capture(c, 1, from)
		f.number--
	}
	f.ok, f.count = false, 0
	return true
}

// steal moves æmber from one side's pool to another's (K5.11).
func (g *Game) steal(by, from Side, n int) int {
	n = min(n, int(g.s.Players[from].Pool))
	if n <= 0 {
		return 0
	}
	g.s.Players[from].Pool -= int32(n)
	g.countN(by, card.Stolen, n)
	g.emit(Event{Kind: Stole, Side: by, N: int32(n), M: int32(from)})
	g.arrives(by, n, 0, true)
	g.touch()
	lo := g.s.npending
	g.happen(Happening{Kind: card.AmberStolen, Who: from, Amount: int32(n)})
	g.window(lo)
	return n
}

// gainChains gives a player chains (K20.1).
func (g *Game) gainChains(side Side, n int) {
	if side != Monster { // A11.3
		p := &g.s.Players[side]
		p.Chains = int16(min(int(p.Chains)+n, 1000))
		g.emit(Event{Kind: ChainsGained, Side: side, N: int32(n)})
	}
}

// TideHigh reports whether the tide is high for the side.
func (g *Game) TideHigh(side Side) bool { return g.s.High&(1<<side) != 0 }

// raiseTide makes the tide high for the side (K21.1), in an adventure for all
// (A8.1, A8.2). It reports whether anything changed.
func (g *Game) raiseTide(side Side) bool {
	s := &g.s
	if side == NoSide || s.High&(1<<side) != 0 {
		return false
	}
	s.High, s.Low = 1<<side, g.everyone()&^(1<<side)
	if g.table.Adventure {
		s.High, s.Low = g.everyone(), 0
	}
	g.emit(Event{Kind: TideTurned, Side: side, N: 1})
	g.restructure()
	lo := s.npending
	g.happen(Happening{Kind: card.TideRaised, Who: side})
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
	g.restructure()
	return true
}

// capture moves æmber from a pool onto a creature (K5.6, Q16).
func (g *Game) capture(c Slot, n int, from Side) int {
	if c == 0 {
		return 0
	}
	p := &g.s.Players[from]
	n = min(n, int(p.Pool))
	if n <= 0 {
		return 0
	}
	p.Pool -= int32(n)
	g.s.Cards[c].Amber += int16(n)
	g.emit(Event{Kind: Captured, Card: c, Side: from, N: int32(n)})
	g.touch()
	return n
}

// contested are those of the creatures that cannot all capture 1 æmber, since
// there is too little of it; the active player chooses which do (K16.2, Q16).
func (g *Game) contested(set *Set) Set {
	var want [MaxSides]int32
	for c := set.First(); c != 0; c = set.Next(c) {
		want[g.opponent(g.s.Cards[c].Ctrl)]++
	}
	left := *set
	for c := set.First(); c != 0; c = set.Next(c) {
		from := g.opponent(g.s.Cards[c].Ctrl)
		if pool := g.s.Players[from].Pool; pool == 0 || pool >= want[from] {
			left.Remove(c)
		}
	}
	return left
}
