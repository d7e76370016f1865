package game

import "github.com/keyraken/keyraken/game/card"

// How cards come to be destroyed.
const (
	destroyed uint8 = iota
	sacrificed
	destroyedByDamage
)

// tag tags a card as destroyed and collects its Destroyed abilities (K12.1,
// K12.9). It reports whether the card was tagged.
func (g *Game) tag(c Slot) bool {
	cs := &g.s.Cards[c]
	if !cs.Zone.InPlay() || cs.Is(Tagged) || g.kind(c) == card.BossType || g.d.chars[c].has(card.Invulnerable) {
		return false
	}
	if cs.Is(Warded) { // K14.7
		cs.Marks &^= Warded
		g.emit(Event{Kind: WardBroken, Card: c})
		g.touch()
		return false
	}
	cs.Marks |= Tagged
	g.emit(Event{Kind: Destroyed, Card: c})
	g.headed(c, card.OnDestroyed, Happening{Kind: card.CardDestroyed, Subject: c, Who: cs.Ctrl})
	return true
}

// destroy starts a destruction. The cards are tagged at once, so that nothing
// that settles in between destroys them a second time.
func (g *Game) destroy(f frame) {
	f.proc = procDestroy
	g.stepDestroy(g.push(f))
}

// stepDestroy destroys the cards of f.it together (K12.2). While Destroyed
// abilities of an outer destruction resolve, cards are only tagged and leave
// with the others (K12.6).
func (g *Game) stepDestroy(f *frame) {
	s := &g.s
	switch f.pc {
	case 0:
		g.refresh()
		f.hi = s.npending
		f.them = Set{At: s.Clock}
		f.ok = true
		for c := f.it.First(); c != 0; c = f.it.Next(c) {
			if g.here(c, &f.it) && g.tag(c) {
				f.them.Add(c)
			} else {
				f.ok = false
			}
		}
		f.count = int32(f.them.Len())
		f.ok = f.ok && f.count > 0
		s.dying++
		f.pc = 1
		g.window(f.hi)
	case 1:
		s.dying--
		if s.dying > 0 {
			g.pop()
			return
		}
		f.pc = 2
	case 2:
		if !g.replaceDeaths(f) {
			return
		}
		f.t = g.tagged()
		f.hi = s.npending
		for c := f.t.First(); c != 0; c = f.t.Next(c) {
			g.headed(c, card.OnLeaves, Happening{Kind: card.CardLeft, Subject: c, Who: s.Cards[c].Ctrl}) // Q34
		}
		f.pc = 3
		g.window(f.hi)
	case 3:
		f.t = g.tagged()
		if g.ordersMatter(&f.t) && !g.orderDeaths(f) {
			return
		}
		g.bury(f)
		f.pc = 4
		g.window(f.hi)
	default:
		g.reportDeaths(f)
		g.pop()
	}
}

// reportDeaths drops from what is reported the cards that were saved after all.
func (g *Game) reportDeaths(f *frame) {
	for c := f.them.First(); c != 0; c = f.them.Next(c) {
		if cs := &g.s.Cards[c]; cs.Zone.InPlay() && cs.Inc <= f.them.At {
			f.them.Remove(c)
			f.ok = false
		}
	}
	f.count = int32(f.them.Len())
}

func (g *Game) tagged() Set {
	set := Set{At: g.s.Clock}
	for c := Slot(1); c <= Slot(g.s.NCards); c++ {
		if g.s.Cards[c].Is(Tagged) {
			set.Add(c)
		}
	}
	return set
}

// replaceDeaths lets replacements of destruction apply, at the moment when the
// card would be put into the discard pile (K12.11). It reports false while one
// of them resolves.
func (g *Game) replaceDeaths(f *frame) bool {
	g.refresh()
	if g.d.kinds&(1<<card.NoMod) == 0 {
		return true
	}
	s := &g.s
	dead := g.tagged()
	for c := dead.First(); c != 0; c = dead.Next(c) {
		var sources Set
		for i := range g.d.statics {
			if g.savesFrom(&g.d.statics[i], c) {
				sources.Add(g.giverOf(&g.d.statics[i]))
			}
		}
		if sources.Empty() {
			continue
		}
		source, ok := g.askOne(Question{Purpose: ForReplacement, Side: s.Active, Source: c}, sources) // Q42
		if !ok {
			return false
		}
		for i := range g.d.statics {
			if st := g.d.statics[i]; g.giverOf(&st) == source && g.savesFrom(&st, c) {
				s.Cards[c].Marks &^= Tagged
				g.emit(Event{Kind: Saved, Card: c})
				g.resolve(trigger{prog: st.prog, self: st.self, giver: st.giver, you: st.you, ev: Happening{Subject: c}})
				return false
			}
		}
	}
	return true
}

func (g *Game) giverOf(st *static) Slot {
	if st.giver != 0 {
		return st.giver
	}
	return st.self
}

// savesFrom reports whether the ability replaces the destruction of the card.
func (g *Game) savesFrom(st *static, c Slot) bool {
	a := g.cat.progs[st.prog].ability
	if a.Kind != card.Replacing || a.Instead != card.BeingDestroyed {
		return false
	}
	sc := scope{you: st.you, self: st.self, giver: st.giver, ev: &Happening{Subject: c}, kept: g.keptOf(st.lasting), lasting: st.lasting}
	if a.Event.Role != card.NoRole {
		if set := g.role(a.Event.Role, &sc); !set.Has(c) {
			return false
		}
	}
	return a.While == nil || g.holds(a.While, &sc)
}

// ordersMatter reports whether the order in which the cards come to lie in a
// discard pile can ever be seen: two of them have one owner and a card of the
// game looks at the order.
func (g *Game) ordersMatter(dead *Set) bool {
	if !g.s.orders {
		return false
	}
	var owners uint8
	for c := dead.First(); c != 0; c = dead.Next(c) {
		bit := uint8(1) << g.s.Cards[c].Owner
		if owners&bit != 0 {
			return true
		}
		owners |= bit
	}
	return false
}

// orderDeaths asks for the order of the cards in the discard piles, the lowest
// first (K12.4); f.nums counts those that are placed.
func (g *Game) orderDeaths(f *frame) bool {
	if f.nums[0] == 0 {
		f.loop, f.nums[0] = f.t, 1
	}
	for f.loop.Len() > 1 {
		c, ok := g.askOne(Question{Purpose: ForDiscardOrder, Side: g.s.Active}, f.loop)
		if !ok {
			return false
		}
		f.loop.Remove(c)
		g.s.Cards[c].Stamp = g.s.Clock
		g.s.Clock++
	}
	if c := f.loop.First(); c != 0 {
		g.s.Cards[c].Stamp = g.s.Clock
	}
	return true
}

// bury puts all tagged cards into their owners' discard piles at the same time
// and lets what waits for it trigger.
func (g *Game) bury(f *frame) {
	s := &g.s
	for c := f.t.First(); c != 0; c = f.t.Next(c) {
		g.remember(c)
	}
	order := f.t
	for !order.Empty() {
		c := order.First()
		for o := order.Next(c); o != 0 && s.orders; o = order.Next(o) {
			if s.Cards[o].Stamp < s.Cards[c].Stamp {
				c = o
			}
		}
		order.Remove(c)
		if s.Cards[c].Is(Tagged) {
			g.exit(c, g.graveOf(c), s.Cards[c].Owner, card.OnTop)
		}
	}
	f.hi = s.npending
	for c := f.t.First(); c != 0; c = f.t.Next(c) {
		last := &s.Cards[c].Last
		if last.Kind == card.CreatureType {
			g.countN(last.Ctrl, card.DestroyedFriends, 1)
			for side := range Side(MaxSides) {
				if g.everyone()&(1<<side) != 0 && g.opponent(side) == last.Ctrl {
					g.count(side, card.DestroyedEnemies)
					if f.self != 0 && (c == f.self || c == f.other) {
						g.count(side, card.DestroyedInFight)
					}
				}
			}
		}
		ev := Happening{Kind: card.CardDestroyed, Subject: c, Who: last.Ctrl}
		g.happen(ev)
		ev.Kind = card.CardLeft
		g.happen(ev)
		if f.self != 0 && (c == f.self || c == f.other) {
			ev.Kind, ev.Other = card.DestroyedFighting, f.self+f.other-c
			if o := &s.Cards[ev.Other]; o.Zone.InPlay() && !o.Is(Tagged) { // K9.7
				g.happen(ev)
			}
		}
	}
}

// graveOf is where a destroyed card goes.
func (g *Game) graveOf(c Slot) card.Zone {
	if g.d.kinds&(1<<card.PurgedInstead) != 0 {
		g.refresh()
		for i := range g.d.mods {
			m := &g.d.mods[i]
			sc := g.modScope(m)
			if m.m.Kind == card.PurgedInstead && g.match(m.m.Filter, c, &sc, true) {
				return card.Purged
			}
		}
	}
	return card.Discard
}

// stepLeave moves the cards of f.it from play to another zone (K13.1). A ward
// keeps its creature in play (K14.7).
func (g *Game) stepLeave(f *frame) {
	s := &g.s
	switch f.pc {
	case 0:
		g.refresh()
		f.hi = s.npending
		f.them = Set{At: s.Clock}
		f.ok = true
		for c := f.it.First(); c != 0; c = f.it.Next(c) {
			cs := &s.Cards[c]
			switch {
			case !cs.Zone.InPlay() || !g.here(c, &f.it) || g.kind(c) == card.BossType:
				f.ok = false
			case cs.Is(Warded):
				f.ok = false
				cs.Marks &^= Warded
				g.emit(Event{Kind: WardBroken, Card: c})
				g.touch()
			default:
				f.them.Add(c)
				g.headed(c, card.OnLeaves, Happening{Kind: card.CardLeft, Subject: c, Who: cs.Ctrl}) // K13.7
			}
		}
		f.pc = 1
		g.window(f.hi)
	case 1:
		for c := f.them.First(); c != 0; c = f.them.Next(c) {
			if s.Cards[c].Zone.InPlay() {
				g.remember(c)
			} else {
				f.them.Remove(c)
			}
		}
		f.count = int32(f.them.Len())
		f.ok = f.ok && f.count > 0
		for c := f.them.First(); c != 0; c = f.them.Next(c) {
			g.leaveTo(c, f)
		}
		f.hi = s.npending
		for c := f.them.First(); c != 0; c = f.them.Next(c) {
			g.happen(Happening{Kind: card.CardLeft, Subject: c, Who: s.Cards[c].Last.Ctrl})
		}
		f.pc = 2
		g.window(f.hi)
	default:
		f.them.At = s.Clock
		g.pop()
	}
}

func (g *Game) leaveTo(c Slot, f *frame) {
	z, side := f.to, f.you
	if side == NoSide {
		side = g.s.Cards[c].Owner
	}
	if z == card.Discard {
		z = g.graveOf(c)
	}
	if !g.s.Cards[c].Zone.InPlay() {
		return // an upgrade that went with its creature
	}
	g.exit(c, z, side, f.place)
	if z == card.Purged && f.self != 0 {
		g.s.Cards[c].Host = f.self // so that the card which purged it finds it again
	}
}
