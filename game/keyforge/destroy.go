package keyforge

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// tag tags a card as destroyed and collects its Destroyed abilities (K12.1,
// K12.9). It reports whether the card was tagged.
func (g *Game) tag(f *frame, c Slot) bool {
	cs := &g.s.Cards[c]
	if !cs.Zone.InPlay() || cs.Is(Tagged) || g.kind(c, present).Stays() ||
		g.d.chars[c].has(card.Invulnerable) && !g.overcomes(f, c) {
		return false
	}
	if g.mark(c, Warded, false, WardBroken) { // K14.7
		g.s.unsettled = true // it may still be doomed
		return false
	}
	cs.Marks |= Tagged
	g.emit(Event{Kind: Destroyed, Card: c})
	g.headed(c, card.OnDestroyed, TriggerEvent{Kind: card.CardDestroyed, Subject: c, Who: cs.Ctrl})
	return true
}

// destroy starts a destruction. The cards are tagged at once, so that nothing
// that settles in between destroys them a second time.
func (g *Game) destroy(f frame) {
	f.proc = procDestroy
	g.stepDestroy(g.push(f))
}

// Where the program counter of a destruction stands.
const (
	destroyTag uint16 = iota
	destroyOthers
	destroyBeforeLeaving
	destroyLeave
	destroyOver
	destroySteps
)

// stepDestroy destroys the cards of f.it together (K12.2). While Destroyed
// abilities of an outer destruction resolve, cards are only tagged, and
// leave with the others (K12.6).
func (g *Game) stepDestroy(f *frame) {
	s := &g.s
	switch f.pc {
	case destroyTag:
		g.tagAll(f)
		f.pc = destroyOthers
		g.window(f.opened)
	case destroyOthers:
		if s.dying > 1 {
			s.dying--
			g.pop()
			return
		}
		f.pc = destroyBeforeLeaving
	case destroyBeforeLeaving:
		g.beforeLeaving(f)
	case destroyLeave:
		if g.ordered() && !g.orderExits(f, &f.t) {
			return
		}
		s.dying--
		g.discardDestroyed(f)
		f.pc = destroyOver
		g.window(f.opened)
	default:
		g.reportDeaths(f)
		g.pop()
	}
}

// tagAll tags the cards of f.it (K12.1).
func (g *Game) tagAll(f *frame) {
	s := &g.s
	g.refresh()
	if s.dying == 0 {
		s.doomed = Set{}
	}
	s.dying++
	f.opened = s.npending
	f.them = Set{At: s.Clock}
	f.ok = true
	for c := f.it.First(); c != 0; c = f.it.Next(c) {
		if g.here(c, &f.it) && g.tag(f, c) {
			f.them.Add(c)
			s.doomed.Add(c)
		} else {
			f.ok = false
		}
	}
	f.count = int32(f.them.Len())
	f.ok = f.ok && f.count > 0
}

// beforeLeaving lets replacements apply and "Leaves play" abilities resolve for all
// tagged cards, including those tagged meanwhile, such as a saved card that is
// tagged again (Q47); f.subjects are the cards that have had theirs.
func (g *Game) beforeLeaving(f *frame) {
	s := &g.s
	if !g.replaceDeaths(f) {
		return
	}
	f.t = g.tagged()
	fresh := f.t
	fresh.minus(&f.subjects)
	f.subjects = f.t
	if fresh.Empty() {
		f.pc = destroyLeave
		return
	}
	f.opened = s.npending
	for c := fresh.First(); c != 0; c = fresh.Next(c) {
		g.headed(c, card.OnLeaves, TriggerEvent{Kind: card.CardLeft, Subject: c, Who: s.Cards[c].Ctrl}) // Q34
	}
	g.window(f.opened)
}

// reportDeaths removes the cards that were saved after all from what is reported.
func (g *Game) reportDeaths(f *frame) {
	for c := f.them.First(); c != 0; c = f.them.Next(c) {
		if cs := &g.s.Cards[c]; cs.Zone.InPlay() && cs.Incarnation <= f.them.At {
			f.them.Remove(c)
			f.ok = false
		}
	}
	f.count = int32(f.them.Len())
}

// tagged is the cards of the destruction in progress that are still in play.
func (g *Game) tagged() Set {
	set := g.s.doomed
	for c := set.First(); c != 0; c = set.Next(c) {
		if !g.s.Cards[c].Is(Tagged) {
			set.Remove(c)
		}
	}
	return set
}

// replaceDeaths lets replacements of destruction, which are Destroyed abilities, apply
// at the moment when the card would be put into the discard pile (K12.11). It reports
// false while one of them resolves.
func (g *Game) replaceDeaths(f *frame) bool {
	g.refresh()
	if !g.d.replaces(card.BeingDestroyed) || g.silenced(card.OnDestroyed) {
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
				s.doomed.Remove(c)
				s.resettle = true // it may still be doomed
				f.subjects.Remove(c)
				g.emit(Event{Kind: Saved, Card: c})
				g.resolve(trigger{prog: st.prog, self: st.self, giver: st.giver, you: st.you, ev: TriggerEvent{Subject: c}})
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
	a := g.cat.Programs[st.prog].Ability
	if a.Kind != card.Replacing || a.Instead != card.BeingDestroyed || g.d.chars[st.self].without&card.OnDestroyed != 0 {
		return false
	}
	sc := scope{you: st.you, self: st.self, giver: st.giver, ev: &TriggerEvent{Subject: c}, subjects: g.subjectsOf(st.lasting),
		lasting: st.lasting}
	if a.Event.Role != card.NoRole {
		if set := g.role(a.Event.Role, &sc); !set.Has(c) {
			return false
		}
	}
	return a.While == nil || g.holds(a.While, &sc)
}

// orderExits asks in which order cards that leave play together go to their
// owners' piles (K12.4, K16.2), and then which half of a gigantic creature goes
// first (Q40). It reports false while it asks.
func (g *Game) orderExits(f *frame, set *Set) bool {
	if g.shareOwner(set) && !g.orderCards(f, set) || !g.orderHalves(f, set) {
		return false
	}
	f.loop, f.a, f.nums[ordering] = Set{}, Set{}, 0
	return true
}

// shareOwner reports whether two of the cards, with what is on and under them, go to the
// piles of the same owner.
func (g *Game) shareOwner(set *Set) bool {
	var owners uint8
	for c := set.First(); c != 0; c = set.Next(c) {
		of := uint8(1) << g.s.Cards[c].Owner
		g.AttachedTo(c, func(u Slot) { of |= 1 << g.s.Cards[u].Owner })
		if owners&of != 0 {
			return true
		}
		owners |= of
	}
	return false
}

// mixExits chooses at random the order in which cards that leave play together go to
// their piles, including the halves of a gigantic creature.
func (g *Game) mixExits(set *Set) {
	for left := *set; !left.Empty(); {
		next := g.pickRandom(left, 1)
		c := next.First()
		left.Remove(c)
		g.s.Cards[c].Stamp = g.s.Clock
		g.s.Clock++
		if mate := g.s.Cards[c].OtherHalf; mate != 0 && g.s.random(2) == 0 {
			g.s.Cards[mate].Marks |= Below
		}
	}
}

// orderCards asks for the order of the cards, which is kept in their stamps.
func (g *Game) orderCards(f *frame, set *Set) bool {
	if f.nums[ordering] == 0 {
		f.loop, f.nums[ordering] = *set, 1
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

// ordered reports whether the players choose the order in which cards go to discard
// piles (K12.4): otherwise nothing ever looks at it.
func (g *Game) ordered() bool { return g.s.orders || g.s.AskAll }

// nextExit removes from the set the card that goes to its pile next.
func (g *Game) nextExit(left *Set, ordered bool) Slot {
	c := left.First()
	for o := left.Next(c); o != 0 && ordered; o = left.Next(o) {
		if g.s.Cards[o].Stamp < g.s.Cards[c].Stamp {
			c = o
		}
	}
	left.Remove(c)
	return c
}

// orderHalves asks for each gigantic creature of the set which half goes to the pile
// first and so ends up below the other (Q40). It reports false while it asks.
func (g *Game) orderHalves(f *frame, set *Set) bool {
	for c := set.First(); c != 0; c = set.Next(c) {
		mate := g.s.Cards[c].OtherHalf
		if mate == 0 || f.a.Has(c) {
			continue
		}
		halves := single(c, g.s.Clock)
		halves.Add(mate)
		first, ok := g.askOne(Question{Purpose: ForDiscardOrder, Side: g.s.Active, Source: c}, halves)
		if !ok {
			return false
		}
		f.a.Add(c)
		if first == mate {
			g.s.Cards[mate].Marks |= Below
		}
	}
	return true
}

// discardDestroyed puts all tagged cards into their owners' discard piles at the same time
// (K12.4) and triggers what waits for that.
func (g *Game) discardDestroyed(f *frame) {
	s := &g.s
	var purged Set
	for c := f.t.First(); c != 0; c = f.t.Next(c) {
		g.remember(c)
		if g.zoneOfDestroyed(c) == card.Purged {
			purged.Add(c)
		}
	}
	for left := f.t; !left.Empty(); {
		c := g.nextExit(&left, g.ordered())
		to := card.Discard
		if purged.Has(c) {
			to = card.Purged
		}
		if s.Cards[c].Is(Tagged) { // not an upgrade that went with its creature
			g.exit(c, to, s.Cards[c].Owner, card.OnTop)
		}
	}
	f.opened = s.npending
	dead := s.doomed // those that went elsewhere have been destroyed too (K12.13)
	for c := dead.First(); c != 0; c = dead.Next(c) {
		g.noteDestroyed(f, c)
	}
}

// noteDestroyed notes that a card has been destroyed and triggers what waits for that.
func (g *Game) noteDestroyed(f *frame, c Slot) {
	last := &g.s.Cards[c].Last
	splashed := f.splashed().Has(c) // K28.9
	fought := f.self != 0 && (c == f.self || c == f.other || splashed)
	if last.Kind == card.CreatureType {
		g.count(last.Ctrl, card.DestroyedFriends)
		if g.keeps(card.DestroyedMutants) {
			g.countN(last.Ctrl, card.DestroyedMutants, one(g.traits(c, g.s.Cards[c].PrevIncarnation).Has(trait.Mutant)))
		}
		for side := range Side(MaxSides) {
			if g.everyone()&(1<<side) != 0 && g.opponent(side) == last.Ctrl {
				g.count(side, card.DestroyedEnemies)
				if fought {
					g.count(side, card.DestroyedInFight)
				}
			}
		}
	}
	// The card can be found only where the destruction put it (K16.8).
	ev := TriggerEvent{Kind: card.CardDestroyed, Subject: c, Who: last.Ctrl, SubjectAt: g.s.Cards[c].PrevIncarnation}
	g.happen(ev)
	if f.t.Has(c) { // the others have left before
		ev.Kind = card.CardLeft
		g.happen(ev)
	}
	if by := *f.assaulter(); by != 0 && f.it.Has(c) {
		ev.Kind, ev.Other = card.KilledByAssault, by
		g.happen(ev)
	}
	if splashed {
		ev.Kind, ev.Other = card.KilledBySplash, f.self
		g.happen(ev)
	}
	if fought {
		ev.Kind, ev.Other = card.DestroyedFighting, f.self+f.other-c
		if splashed {
			ev.Other = f.self
		}
		g.happen(ev)
	}
}

// zoneOfDestroyed is where a card that is destroyed, or discarded from play, goes.
func (g *Game) zoneOfDestroyed(c Slot) card.Zone {
	g.refresh()
	if g.d.kinds.has(card.PurgedInstead) {
		for i := range g.d.mods {
			m := &g.d.mods[i]
			sc := g.modScope(m)
			if m.m.Kind == card.PurgedInstead && m.m.Who == card.Nobody && g.match(m.m.Filter, c, &sc, present) {
				return card.Purged
			}
		}
	}
	return card.Discard
}

// Where the program counter of a departure from play stands.
const (
	leaveAbilities uint16 = iota
	leaveMove
	leaveOver
	leaveSteps
)

// stepLeave moves the cards of f.it from play to another zone (K13.1). A ward
// keeps its creature in play (K14.7).
func (g *Game) stepLeave(f *frame) {
	s := &g.s
	switch f.pc {
	case leaveAbilities:
		g.refresh()
		f.opened = s.npending
		f.them = Set{At: s.Clock}
		f.ok = true
		for c := f.it.First(); c != 0; c = f.it.Next(c) {
			cs := &s.Cards[c]
			switch {
			case !cs.Zone.InPlay() || !g.here(c, &f.it) || g.kind(c, present).Stays():
				f.ok = false
			case g.mark(c, Warded, false, WardBroken):
				f.ok = false
			default:
				f.them.Add(c)
				g.headed(c, card.OnLeaves, TriggerEvent{Kind: card.CardLeft, Subject: c, Who: cs.Ctrl}) // K13.7
			}
		}
		f.pc = leaveMove
		g.window(f.opened)
	case leaveMove:
		ordered := f.to == card.Deck && f.place != card.Shuffled || f.to == card.Discard && g.ordered()
		switch {
		case f.atRandom():
			g.mixExits(&f.them)
		case ordered && !g.orderExits(f, &f.them):
			return
		}
		for c := f.them.First(); c != 0; c = f.them.Next(c) {
			if !s.Cards[c].Zone.InPlay() {
				f.them.Remove(c)
				continue
			}
			g.remember(c)
			if f.to == card.Discard && g.zoneOfDestroyed(c) == card.Purged {
				f.t.Add(c)
			}
		}
		f.count = int32(f.them.Len())
		f.ok = f.ok && f.count > 0
		for left := f.them; !left.Empty(); {
			g.leaveTo(g.nextExit(&left, ordered), f)
		}
		f.opened = s.npending
		for c := f.them.First(); c != 0; c = f.them.Next(c) {
			g.happen(TriggerEvent{Kind: card.CardLeft, Subject: c, Who: s.Cards[c].Last.Ctrl})
		}
		f.pc = leaveOver
		g.window(f.opened)
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
	if f.t.Has(c) {
		z = card.Purged
	}
	if !g.s.Cards[c].Zone.InPlay() {
		return // an upgrade that went with its creature
	}
	for u := g.s.Cards[c].First; u != 0; {
		next := g.s.Cards[u].Next
		if f.them.Has(u) {
			g.leaveTo(u, f) // where the creature goes, not with it
		}
		u = next
	}
	if z == card.Under {
		g.graft(c, f.other, f.faceUp())
		return
	}
	mate := g.s.Cards[c].OtherHalf
	g.exit(c, z, side, f.place)
	if z == card.Purged && f.self != 0 { // so that the card that purged it finds it again
		g.s.Cards[c].Host = f.self
		if mate != 0 {
			g.s.Cards[mate].Host = f.self
		}
	}
}
