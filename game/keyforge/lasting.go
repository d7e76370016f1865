package keyforge

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// inForce reports whether a lasting effect is in force now.
func (g *Game) inForce(l *Lasting) bool {
	return l.From == NoSide || g.s.TurnOf == l.From && g.s.Turn > l.Turn
}

// beginLasting puts an ability in force for a span (K17.12).
func (g *Game) beginLasting(f *frame, prog uint16, span card.Span, subjects Set) {
	s := &g.s
	if span == card.WhileThisInPlay && s.Cards[f.self].Incarnation != f.incarnation {
		return // it has left play in the meantime
	}
	if span == card.NextReadying && g.joins(prog, f, &subjects) {
		return
	}
	if s.nlasting == maxLasting {
		panic(OverflowError("lasting effects"))
	}
	if span == card.WhileSubjectsInPlay {
		g.endSame(prog, f.you, &subjects)
	}
	s.Clock++
	subjects.At = s.Clock
	l := Lasting{Prog: prog, Kind: span, You: f.you, Self: f.self, Incarnation: s.Cards[f.self].Incarnation, Turn: s.Turn, From: NoSide,
		Until: NoSide,
		House: f.house, Number: f.number, Stamp: s.Clock, Subjects: subjects, A: f.a, B: f.b}
	if c := subjects.First(); c != 0 && g.cat.Programs[prog].Trades {
		g.refresh()
		l.Number = int16(g.armor(c, present) - g.power(c, present))
	}
	switch span {
	case card.UntilYourNext:
		l.Until = f.you
	case card.OpponentsNext:
		l.From = g.opponent(f.you) // A11.10
	}
	s.lasting[s.nlasting] = l
	s.nlasting++
	g.peaks.Lasting = max(g.peaks.Lasting, int(s.nlasting))
	g.restructure()
	g.turned(&l, LastingBegan)
}

// turned reports that a lasting effect began or ended, unless it can never do anything: that
// counts as an event, but nobody is told.
func (g *Game) turned(l *Lasting, kind EventKind) {
	none := g.cat.Programs[l.Prog].ForCards && l.Subjects.Empty() && l.Kind != card.NextReadying
	if none || g.neverApplies(l.Prog, l.You) {
		g.s.Events++
		return
	}
	g.emit(Event{Kind: kind, Card: l.Self, Side: l.You, N: int32(l.Prog)})
}

// neverApplies reports whether an ability of the side, as a lasting effect, is only about what the monster
// never does: it chooses no house, forges no key and has no step for that (A11.3).
func (g *Game) neverApplies(prog uint16, you Side) bool {
	monster := func(w card.Who) bool { return w == card.Opponent && g.opponent(you) == Monster }
	a := g.cat.Programs[prog].Ability
	if a.Kind == card.Triggered {
		return (a.Event.Kind == card.HouseChosen || a.Event.Kind == card.PlayerForged) && monster(a.Event.Who)
	}
	for i := range a.Mods {
		m := &a.Mods[i]
		if m.Kind != card.MustChoose && m.Kind != card.CannotChoose && m.Kind != card.SkipForge && m.Kind != card.SkipDraw || !monster(m.Who) {
			return false
		}
	}
	return len(a.Mods) > 0
}

// keep lets a lasting effect that is about to begin remember what it reads from a card
// that has left play, and reports false when there is no card to read that from (K16.4).
func (g *Game) keep(f *frame, prog uint16, subjects *Set) bool {
	n := g.cat.Programs[prog].Keeps
	if n == nil {
		return true
	}
	sc := f.scope()
	sc.subjects = subjects
	of := g.role(n.Role, &sc)
	if c := of.First(); c != 0 && !g.s.Cards[c].Zone.InPlay() {
		f.number = int16(g.num(n, &sc))
	}
	return !of.Empty()
}

// keepLast lets lasting effects remember what they read from a card that is about to leave
// play (K13.6).
func (g *Game) keepLast(c Slot) {
	for i := range g.s.lasting[:g.s.nlasting] {
		l := &g.s.lasting[i]
		if n := g.cat.Programs[l.Prog].Keeps; n != nil {
			sc := scope{you: l.You, self: l.Self, subjects: &l.Subjects, lasting: int8(i)}
			if of := g.role(n.Role, &sc); of.First() == c && g.here(c, &of) {
				l.Number = int16(g.num(n, &sc))
			}
		}
	}
}

// kept is what a lasting effect remembers of its card, and false while that is in play.
func (g *Game) kept(n *card.Num, sc *scope) (int, bool) {
	if sc.lasting < 0 || !program.OfKnown(n) {
		return 0, false
	}
	of := g.role(n.Role, sc)
	c := of.First()
	return int(g.s.lasting[sc.lasting].Number), c != 0 && !(g.s.Cards[c].Zone.InPlay() && g.here(c, &of))
}

// joins adds the cards to the same effect of the same card that is in force for others,
// so that a frequent effect takes no more room.
func (g *Game) joins(prog uint16, f *frame, subjects *Set) bool {
	for i := range g.s.lasting[:g.s.nlasting] {
		l := &g.s.lasting[i]
		if l.Prog == prog && l.Self == f.self && l.You == f.you && l.Incarnation == g.s.Cards[f.self].Incarnation {
			g.onlyHere(&l.Subjects)
			l.Subjects.union(subjects)
			l.Subjects.At = g.s.Clock
			g.restructure()
			return true
		}
	}
	return false
}

// endReadying drops from the effects that last until a "ready cards" step the cards
// whose step this was, and those that have left play, and ends the effects that have
// no cards left.
func (g *Game) endReadying(side Side) {
	for i := range g.s.lasting[:g.s.nlasting] {
		l := &g.s.lasting[i]
		if l.Kind != card.NextReadying {
			continue
		}
		g.onlyHere(&l.Subjects)
		for c := l.Subjects.First(); c != 0; c = l.Subjects.Next(c) {
			if g.s.Cards[c].Ctrl == side {
				l.Subjects.Remove(c)
			}
		}
	}
	g.dropLasting(func(l *Lasting) bool { return l.Kind == card.NextReadying && l.Subjects.Empty() })
}

// dropLasting removes the lasting effects that are over.
func (g *Game) dropLasting(over func(*Lasting) bool) {
	s := &g.s
	keep := 0
	for i := range s.lasting[:s.nlasting] {
		l := &s.lasting[i]
		if over(l) {
			g.turned(l, LastingEnded)
			continue
		}
		if keep != i {
			s.lasting[keep] = *l
		}
		keep++
	}
	if keep != int(s.nlasting) {
		s.nlasting = uint8(keep)
		g.restructure()
	}
}

// endSame ends an effect on the same cards that is about to begin again: it lasts as
// long as they stay, and having it twice would add nothing.
func (g *Game) endSame(prog uint16, you Side, subjects *Set) {
	s := &g.s
	for i := range s.lasting[:s.nlasting] {
		l := &s.lasting[i]
		if l.Prog == prog && l.You == you && l.Kind == card.WhileSubjectsInPlay && l.Subjects.Bits == subjects.Bits {
			s.nlasting--
			copy(s.lasting[i:s.nlasting], s.lasting[i+1:s.nlasting+1])
			return
		}
	}
}

// endLasting ends the lasting effects that end now: at the start of the side's turn
// or, with atEnd, at the end of the current turn.
func (g *Game) endLasting(side Side, atEnd bool) {
	turn := g.s.Turn
	g.dropLasting(func(l *Lasting) bool {
		switch l.Kind {
		case card.RestOfTurn, card.NextTime, card.UntilNextUse:
			return atEnd
		case card.UntilOnce:
			return l.Used > 0
		case card.UntilYourNext:
			return !atEnd && l.Until == side
		case card.OpponentsNext:
			return atEnd && l.From == side && turn > l.Turn
		case card.ThroughYourNext:
			return atEnd && l.You == side && turn > l.Turn
		}
		return false
	})
}

// anyStays reports whether a card that the effect refers to is still in play as
// it was and, unless the effect is for whoever controls the card, under the
// control of the effect's player.
func (g *Game) anyStays(l *Lasting) bool {
	for c := l.Subjects.First(); c != 0; c = l.Subjects.Next(c) {
		if cs := &g.s.Cards[c]; cs.Zone.InPlay() && cs.Incarnation <= l.Subjects.At &&
			(cs.Ctrl == l.You || l.Kind == card.WhileSubjectsInPlay) {
			return true
		}
	}
	return false
}

func (g *Game) modScope(m *active) scope {
	return scope{you: m.you, self: m.self, giver: m.giver, subjects: g.subjectsOf(m.lasting), lasting: m.lasting}
}

// whoOf is the sides that a modifier affects.
func (g *Game) whoOf(m *active) uint8 {
	sc := g.modScope(m)
	return g.who(m.m.Who, &sc, m.self)
}

func (g *Game) modNum(m *active) int {
	sc := g.modScope(m)
	return g.num(&m.m.Num, &sc)
}

// touches reports whether a modifier affects the card.
func (g *Game) touches(m *active, c Slot) bool {
	sc := g.modScope(m)
	if m.m.Target.Pick == card.ByRole {
		set := g.role(m.m.Target.Role, &sc)
		return set.Has(c) && (m.lasting < 0 || g.here(c, &set)) && (m.m.Target.Role != card.This || g.stillSelf(&m.static))
	}
	return g.s.Cards[c].Zone.InPlay() && g.match(&m.m.Target.Filter, c, &sc, present)
}

// playerMod reports whether a modifier of that kind is in force for the side.
func (g *Game) playerMod(k card.ModKind, side Side) bool {
	g.refresh()
	if !g.d.kinds.has(k) {
		return false
	}
	for i := range g.d.mods {
		if m := &g.d.mods[i]; m.m.Kind == k && g.whoOf(m)&(1<<side) != 0 {
			return true
		}
	}
	return false
}

// sources are the cards whose modifiers of that kind are in force for the side.
func (g *Game) sources(k card.ModKind, side Side) Set {
	g.refresh()
	set := Set{At: g.s.Clock}
	if !g.d.kinds.has(k) {
		return set
	}
	for i := range g.d.mods {
		if m := &g.d.mods[i]; m.m.Kind == k && g.whoOf(m)&(1<<side) != 0 {
			set.Add(m.self)
		}
	}
	return set
}

// playerSum adds up the numbers of all modifiers of that kind for the side, but for those of
// keys of one color.
func (g *Game) playerSum(k card.ModKind, side Side) int { return g.playerSumOf(k, side, -1) }

// playerSumOf also adds up those of keys of the color.
func (g *Game) playerSumOf(k card.ModKind, side Side, color int) int {
	g.refresh()
	total := 0
	if !g.d.kinds.has(k) {
		return total
	}
	for i := range g.d.mods {
		if m := &g.d.mods[i]; m.m.Kind == k && (m.m.Color == 0 || m.m.Color == color+1) && g.whoOf(m)&(1<<side) != 0 {
			total += g.modNum(m)
		}
	}
	return total
}

// forbidden reports whether a modifier with a filter forbids the side to do something
// with the card.
func (g *Game) forbidden(k card.ModKind, side Side, c Slot) bool {
	if !g.d.kinds.has(k) {
		return false
	}
	for i := range g.d.mods {
		m := &g.d.mods[i]
		if m.m.Kind != k || g.whoOf(m)&(1<<side) == 0 {
			continue
		}
		if sc := g.modScope(m); g.match(m.m.Filter, c, &sc, present) {
			return true
		}
	}
	return false
}

// settle applies what must hold between any two steps: control, types, and that
// a creature whose damage reaches its power is destroyed (Q31). It reports
// whether it started a procedure.
func (g *Game) settle() bool {
	s := &g.s
	s.unsettled, s.resettle = false, false
	if g.refresh(); g.copyTokens() {
		g.refresh()
	}
	dead, fleeting, archived := Set{At: s.Clock}, Set{At: s.Clock}, Set{At: s.Clock}
	for side := range Side(MaxSides) {
		for _, c := range s.Players[side].inPlay() {
			cs, ch := &s.Cards[c], &g.d.chars[c]
			if want := g.controllerOf(c); want != cs.Ctrl {
				g.start(procControl, want).self = c
				return true
			}
			cs.recordArmor(ch.armor)
			if cs.Is(Tagged) {
				continue
			}
			if ch.is(card.Doomed) {
				dead.Add(c)
			}
			if ch.fleeting {
				fleeting.Add(c)
			}
			if ch.archived && (archived.Empty() || s.Cards[archived.First()].Ctrl == cs.Ctrl) && !g.arriving(c) {
				archived.Add(c)
			}
			if cs.Zone == card.Artifacts {
				if ch.kind == card.CreatureType && g.typeOf(c) == card.CreatureType { // again (K32.2)
					g.push(frame{proc: procReposition, self: c})
					return true
				}
				continue
			}
			if ch.kind != card.CreatureType {
				if !s.betweenAbilities() {
					s.resettle = true // an ability may still be using it
					continue
				}
				g.leaveBattleline(c)
				return true
			}
			if cs.Damage >= ch.power && !ch.has(card.Invulnerable) { // K11.1, K11.17
				dead.Add(c)
			}
		}
	}
	if !fleeting.Empty() {
		g.push(frame{proc: procLeave, it: fleeting, to: card.Purged, you: NoSide})
		return true
	}
	if c := archived.First(); c != 0 {
		s.resettle = true // a ward stops it only once
		g.push(frame{proc: procLeave, it: archived, to: card.Archives, you: s.Cards[c].Ctrl})
		return true
	}
	if dead.Empty() {
		return false
	}
	g.destroy(frame{it: dead})
	return true
}

// arriving reports whether the card is being played, or put into play; it will have to settle then.
func (g *Game) arriving(c Slot) bool {
	for i := range g.s.frames[:g.s.nframes] {
		if f := &g.s.frames[i]; f.self == c && (f.proc == procPlay || f.proc == procPut) {
			g.s.resettle = true
			return true
		}
	}
	return false
}

// betweenAbilities reports whether nothing but a turn is going on.
func (s *State) betweenAbilities() bool {
	if s.nframes == 0 {
		return false
	}
	top := s.frames[s.nframes-1].proc
	return top == procTurn || top == procMonster || top == procTurnOver
}

// leaveBattleline takes a card that is no longer a creature out of the battleline. It is no
// longer stunned or enraged; its damage and upgrades leave it too (K6.5, K6.7) or stay (D58, K32.2).
func (g *Game) leaveBattleline(c Slot) {
	cs := &g.s.Cards[c]
	p := &g.s.Players[cs.Ctrl]
	p.piles.remove(linePile, c)
	p.piles.insert(artifactsPile, -1, c)
	cs.Zone = card.Artifacts
	g.mark(c, Stunned, false, Unstunned)
	g.mark(c, Enraged, false, Calmed)
	g.restructure()
	g.emit(Event{Kind: Moved, Card: c, Side: cs.Ctrl, From: card.Battleline, To: card.Artifacts, M: int32(cs.Ctrl)})
	if g.s.Rulebook.upgradesStay() {
		return
	}
	cs.Damage = 0
	if upgrades := g.upgradesOn(c); !upgrades.Empty() {
		g.push(frame{proc: procLeave, it: upgrades, to: card.Discard, you: NoSide})
	}
}

// controllerOf is who controls the card in play: of all effects that give
// control, the last one to resolve prevails (K13.10).
func (g *Game) controllerOf(c Slot) Side {
	cs := &g.s.Cards[c]
	side, stamp := cs.Base, cs.Stamp
	if !g.d.kinds.has(card.ControlMod) || g.d.chars[c].kind.Stays() { // A2.5
		return side
	}
	for i := range g.d.mods {
		m := &g.d.mods[i]
		if m.m.Kind != card.ControlMod || !g.touches(m, c) {
			continue
		}
		if at := g.stampOf(&m.static); at >= stamp {
			sc := g.modScope(m)
			side, stamp = g.one(m.m.Who, &sc, c), at
		}
	}
	return side
}

// stampOf is when the ability came into force.
func (g *Game) stampOf(s *static) uint32 {
	if s.lasting >= 0 {
		return g.s.lasting[s.lasting].Stamp
	}
	return g.s.Cards[s.self].Stamp
}

// stepControl moves a card to the play area of its new controller (K13.9, Q18).
func (g *Game) stepControl(f *frame) {
	cs := &g.s.Cards[f.self]
	if !cs.Zone.InPlay() || cs.Ctrl == f.you {
		g.pop()
		return
	}
	at := -1
	if cs.Zone == card.Battleline {
		i, ok := g.position(f.self, f.you, f.place)
		if !ok {
			return
		}
		at = i
	}
	g.changeControl(f.self, f.you, at)
	g.pop()
}

// changeControl moves a card in play to another side's line or artifacts; it stays the
// same card.
func (g *Game) changeControl(c Slot, to Side, at int) {
	cs := &g.s.Cards[c]
	pile := pileOf[cs.Zone]
	if pile >= 0 {
		g.s.Players[cs.Ctrl].piles.remove(pile, c)
		g.s.Players[to].piles.insert(pile, at, c)
	}
	cs.Ctrl = to
	if cs.OtherHalf != 0 {
		g.s.Cards[cs.OtherHalf].Ctrl = to
	}
	g.endTied(c)
	g.restructure()
	if g.isToken(c) {
		g.looks(c) // K25.9
	}
	g.emit(Event{Kind: ControlChanged, Card: c, Side: to, N: g.placeOf(c)})
}

// Lastings are the lasting effects in force, the oldest first; the slice aliases
// the state.
func (s *State) Lastings() []Lasting { return s.lasting[:s.nlasting] }

// begins reports whether the lasting effect is one that a card can begin.
func begins(e program.Lasting, l *Lasting) bool { return e.Program == l.Prog && e.Span == l.Kind }

// beginner is the number of a card that can begin the lasting effect: the card
// itself if it can, otherwise the first that can.
func (c *Catalogue) beginner(l *Lasting, self uint16) uint16 {
	by := func(n uint16) bool {
		return slices.ContainsFunc(c.Lastings(n), func(e program.Lasting) bool { return begins(e, l) })
	}
	if by(self) {
		return self
	}
	if n := c.Programs[l.Prog].Card; n != 0 {
		return n
	}
	for n := uint16(1); int(n) <= c.Len(); n++ {
		if by(n) {
			return n
		}
	}
	return self
}
