package keyforge

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// doPair carries out an effect that needs a second card.
func (g *Game) doPair(f *frame, o *program.Step, set Set) bool {
	s, e := &g.s, o.Effect
	second := g.targets(f, &e.Second)
	c, d := set.First(), second.First()
	if e.Verb == card.SwapVerb && e.Second.Pick == card.ByRole && e.Second.Role == card.NoRole {
		d = set.Next(c)
	}
	f.ok, f.count = false, 0
	if c == 0 || d == 0 {
		return true
	}
	switch e.Verb {
	case card.SwapVerb:
		lo := s.npending
		switch {
		case e.Control:
			f.ok = g.here(c, &set) && g.here(d, &second) && g.swapControl(c, d)
		case g.swap(c, d):
			if f.ok = true; e.All {
				g.swapBurdens(c, d)
			}
		}
		g.window(lo) // K16.11
	case card.GraftVerb:
		g.graftAll(f, set, d, e.FaceUp)
	case card.AttachVerb:
		lo := s.npending
		for ; c != 0; c = set.Next(c) {
			if g.here(c, &set) && (g.reattach(c, d) || g.attachAction(c, d)) {
				f.count++
			}
		}
		f.ok = int(f.count) == set.Len()
		g.window(lo) // K16.11
	case card.MoveWardVerb: // K14.8
		f.ok = !s.Cards[d].Is(Warded) && g.mark(c, Warded, false, WardBroken) && g.mark(d, Warded, true, CardWarded)
	case card.MoveDamageVerb:
		if g.here(c, &set) && g.here(d, &second) {
			f.count = int32(g.moveDamage(c, d))
			f.ok = f.count > 0
		}
	case card.GiveAmberVerb:
		sc := f.scope()
		want := g.num(&e.Num, &sc)
		n := min(int(s.Cards[c].Amber), want)
		if n > 0 && s.Cards[d].Zone.InPlay() {
			s.Cards[c].Amber -= int16(n)
			s.Cards[d].Amber += int16(n)
			g.emit(Event{Kind: AmberMoved, Card: c, Other: d, N: int32(n), Side: NoSide, M: int32(NoSide)})
			g.touch()
			f.ok, f.count = n == want, int32(n)
		}
	}
	return true
}

// moveDamage moves all damage from one creature to another and returns how much (K11.16).
func (g *Game) moveDamage(c, d Slot) int16 {
	n := g.s.Cards[c].Damage
	if n == 0 {
		return 0
	}
	g.s.Cards[c].Damage = 0
	g.s.Cards[d].Damage += n
	g.emit(Event{Kind: DamageMoved, Card: c, N: -int32(n)})
	g.emit(Event{Kind: DamageMoved, Card: d, N: int32(n)})
	g.changed(program.OnRest)
	g.s.unsettled = true // it may kill (Q31)
	return n
}

// reattach moves an upgrade in play onto another creature.
func (g *Game) reattach(c, host Slot) bool {
	cs, hosts := &g.s.Cards[c], g.hosts(c)
	if cs.Zone != card.Attached || cs.Host == host || !hosts.Has(host) {
		return false
	}
	g.unchain(c)
	g.attach(c, host)
	return true
}

// attachAction makes an upgrade of an action that is being played.
func (g *Game) attachAction(c, host Slot) bool {
	cs, on := &g.s.Cards[c], g.s.Cards[host].Zone
	if cs.Zone != card.Limbo || on != card.Battleline && on != card.Artifacts {
		return false
	}
	g.takeOut(c)
	cs.Marks |= AsUpgrade
	g.enterZone(c, cs.Ctrl, card.Attached)
	g.attach(c, host)
	g.happen(TriggerEvent{Kind: card.CardEntered, Subject: c, Who: cs.Ctrl})
	return true
}

// exchange puts two cards that are not in play into each other's zone (K10.8).
func (g *Game) exchange(c, d Slot) {
	z, side := g.s.Cards[c].Zone, g.s.Cards[c].Ctrl
	g.put(c, g.s.Cards[d].Zone, g.s.Cards[d].Ctrl, card.OnTop)
	g.put(d, z, side, card.OnTop)
}

// swap swaps two creatures in one line (K10.7), or two cards that are not in play.
func (g *Game) swap(c, d Slot) bool {
	a, b := &g.s.Cards[c], &g.s.Cards[d]
	if !a.Zone.InPlay() && !b.Zone.InPlay() {
		g.exchange(c, d)
		return true
	}
	if c == d || a.Zone != card.Battleline || b.Zone != card.Battleline || a.Ctrl != b.Ctrl {
		return false
	}
	line := g.s.Players[a.Ctrl].pile(linePile)
	i, j := line.index(c), line.index(d)
	line[i], line[j] = d, c
	g.restructure()
	g.emit(Event{Kind: Repositioned, Card: c, N: int32(j)})
	g.emit(Event{Kind: Repositioned, Card: d, N: int32(i)})
	return true
}

// swapControl swaps who controls two creatures, or two artifacts, of different sides, and their
// places (K32.11).
func (g *Game) swapControl(c, d Slot) bool {
	a, b := &g.s.Cards[c], &g.s.Cards[d]
	if a.Zone != b.Zone || a.Zone != card.Battleline && a.Zone != card.Artifacts || a.Ctrl == b.Ctrl || a.Is(Tagged) || b.Is(Tagged) {
		return false
	}
	g.s.Clock++
	a.Base, b.Base, a.Stamp, b.Stamp = b.Ctrl, a.Ctrl, g.s.Clock, g.s.Clock // of all effects the last prevails (K13.10)
	pile := pileOf[a.Zone]
	at, to := g.s.Players[a.Ctrl].pile(pile).index(c), g.s.Players[b.Ctrl].pile(pile).index(d)
	g.changeControl(c, a.Base, to)
	g.changeControl(d, b.Base, at)
	return true
}

// swapBurdens swaps what is on two creatures: æmber, damage, counters and upgrades.
func (g *Game) swapBurdens(c, d Slot) {
	g.swapAmounts(c, d)
	for k := range card.CounterCount {
		n := int(g.s.Cards[c].Counters[k]) - int(g.s.Cards[d].Counters[k])
		g.counters(c, k, max(n, -n), n > 0)
		g.counters(d, k, max(n, -n), n < 0)
	}
	g.swapMark(c, d, Stunned, CardStunned, Unstunned)
	g.swapMark(c, d, Warded, CardWarded, WardBroken)
	g.swapMark(c, d, Enraged, CardEnraged, Calmed)
	from, to := g.upgradesOn(c), g.upgradesOn(d)
	g.reattachAll(from, d)
	g.reattachAll(to, c)
}

// swapAmounts swaps the æmber and the damage on two creatures.
func (g *Game) swapAmounts(c, d Slot) {
	a, b := &g.s.Cards[c], &g.s.Cards[d]
	if from, to, n := c, d, int32(a.Amber-b.Amber); n != 0 {
		if n < 0 {
			from, to, n = d, c, -n
		}
		g.emit(Event{Kind: AmberMoved, Card: from, Other: to, N: n, Side: NoSide, M: int32(NoSide)})
	}
	if n := int32(a.Damage - b.Damage); n != 0 {
		g.emit(Event{Kind: DamageMoved, Card: c, N: -n})
		g.emit(Event{Kind: DamageMoved, Card: d, N: n})
	}
	a.Amber, b.Amber, a.Damage, b.Damage = b.Amber, a.Amber, b.Damage, a.Damage
	g.changed(program.OnRest)
	g.s.unsettled = true // the damage may kill (Q31)
}

// swapMark swaps a mark that only one of two creatures has.
func (g *Game) swapMark(c, d Slot, m Mark, on, off EventKind) {
	switch {
	case g.s.Cards[c].Is(m) == g.s.Cards[d].Is(m):
		return
	case g.s.Cards[d].Is(m):
		c, d = d, c
	}
	g.mark(c, m, false, off)
	g.mark(d, m, true, on)
}

// upgradesOn are the upgrades that are attached to the card.
func (g *Game) upgradesOn(host Slot) Set {
	set := Set{At: g.s.Clock}
	for u := g.s.Cards[host].First; u != 0; u = g.s.Cards[u].Next {
		if g.s.Cards[u].Zone == card.Attached {
			set.Add(u)
		}
	}
	return set
}

// reattachAll moves the upgrades onto another creature.
func (g *Game) reattachAll(upgrades Set, host Slot) {
	for u := upgrades.First(); u != 0; u = upgrades.Next(u) {
		g.reattach(u, host)
	}
}

// graftAll puts cards under another that is in play; those in play go through the
// procedure for leaving it.
func (g *Game) graftAll(f *frame, set Set, host Slot, up bool) {
	f.ok = g.s.Cards[host].Zone.InPlay()
	leaving := Set{At: set.At}
	for c := set.First(); c != 0 && f.ok; c = set.Next(c) {
		switch {
		case g.s.Cards[c].Zone.InPlay() && g.here(c, &set):
			leaving.Add(c)
		case g.reachable(c, &set, card.Under):
			g.graft(c, host, up)
			f.count++
		}
	}
	if !leaving.Empty() {
		g.push(frame{proc: procLeave, report: true, it: leaving, to: card.Under, you: NoSide, self: f.self, other: host, base: uint8(one(up))})
	}
}

// graft puts a card under another (K15.11). What one in play was must have been
// remembered before.
func (g *Game) graft(c, host Slot, up bool) {
	cs := &g.s.Cards[c]
	from, hidden, mate := cs.Zone, g.unseeing(c), Slot(0)
	if from.InPlay() {
		mate = g.depart(c)
	} else {
		g.takeOut(c)
		cs.Marks &^= LeftPlay | known
	}
	down := int32(0)
	if !up {
		cs.Marks |= FaceDown
		down = 1
	}
	g.enterZone(c, cs.Ctrl, card.Under)
	g.chain(c, host)
	g.emit(Event{Kind: PutUnder, Side: cs.Ctrl, Card: c, Other: host, From: from, N: down, Hidden: hidden & g.unseeing(c)})
	if mate != 0 { // K19.3
		g.s.Cards[mate].Last = cs.Last
		g.graft(mate, host, up)
	}
	g.endTied(c)
}

// stepReposition moves a card within its controller's line, or an artifact into
// it, to a place that the active player chooses if the text leaves a choice
// (K10.6).
func (g *Game) stepReposition(f *frame) {
	cs := &g.s.Cards[f.self]
	if cs.Zone != card.Battleline && cs.Zone != card.Artifacts {
		g.pop()
		return
	}
	p := &g.s.Players[cs.Ctrl]
	others := p.pile(linePile).Len()
	if cs.Zone == card.Battleline {
		others--
	}
	at, ok := g.positionAmong(others, f.self, cs.Ctrl, f.place)
	if !ok {
		return
	}
	p.piles.remove(pileOf[cs.Zone], f.self)
	p.piles.insert(linePile, at, f.self)
	cs.Zone = card.Battleline
	f.ok = true
	g.restructure()
	g.emit(Event{Kind: Repositioned, Card: f.self, N: int32(at)})
	g.pop()
}
