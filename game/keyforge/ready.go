package keyforge

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// The "ready cards" step (K2.15): entrench, what replaces readying, and what waits for it.

// ReadyCards begins the step in which a side readies every card that may ready
// (K2.15), with everything that waits for it, unless the side skips it.
func (g *Game) ReadyCards(side Side) {
	if g.step(ReadyStep); !g.playerMod(card.SkipReady, side) {
		g.start(procReady, side)
	}
}

// Where the program counter of a "ready cards" step stands.
const (
	readyEntrenched uint16 = iota
	readyCards
	readyOver
	readyNext
	readySteps
)

// stepReady is the "ready cards" step of f.you.
func (g *Game) stepReady(f *frame) {
	switch f.pc {
	case readyEntrenched:
		if !g.entrench(f) {
			return
		}
		f.pc = readyCards
		fallthrough
	case readyCards:
		g.ready(f)
		return
	case readyNext:
		g.readyNext(f)
		return
	}
	g.pop()
	g.endReadying(f.you)
	lo := g.s.npending
	g.happen(TriggerEvent{Kind: card.ReadyStepEnded, Who: f.you})
	g.window(lo)
}

// entrench lets the controller choose the creatures with entrench, f.it, that stay
// exhausted (K29.5). There is no choice where what replaces readying keeps them so (K29.6).
// It reports false while it asks.
func (g *Game) entrench(f *frame) bool {
	g.refresh()
	may := Set{At: g.s.Clock}
	for _, c := range g.s.Players[f.you].pile(linePile) {
		if g.d.chars[c].has(card.Entrench) && g.readies(c) {
			may.Add(c)
		}
	}
	if may.Empty() {
		f.it = may
		return true
	}
	for i := range g.d.statics {
		st := &g.d.statics[i]
		if !g.replacesReadying(st, f.you) {
			continue
		}
		for c := may.First(); c != 0; c = may.Next(c) {
			if g.keptTurned(st, c) {
				may.Remove(c)
			}
		}
	}
	stay, ok := g.askCards(Question{Purpose: ForEntrench, Side: f.you}, may, 0, may.Len())
	f.it = stay
	return ok
}

// insteadOfReadying is the ability, or nil, that replaces the readying of some of the side's
// cards; among several the active player chooses one (Q42). It reports false while it asks.
func (g *Game) insteadOfReadying(side Side) (in *static, ok bool) {
	if !g.d.replaces(card.Readying) {
		return nil, true
	}
	instead := Set{At: g.s.Clock}
	for i := range g.d.statics {
		if st := &g.d.statics[i]; g.replacesReadying(st, side) {
			instead.Add(g.giverOf(st))
		}
	}
	source, ok := g.askOne(Question{Purpose: ForReplacement, Side: g.s.Active}, instead)
	if !ok {
		return nil, false
	}
	for i := range g.d.statics {
		if st := &g.d.statics[i]; g.giverOf(st) == source && g.replacesReadying(st, side) {
			in = st
		}
	}
	return in, true
}

// ready readies the cards of f.you, but for those of f.it.
func (g *Game) ready(f *frame) {
	g.refresh()
	in, ok := g.insteadOfReadying(f.you)
	if !ok {
		return
	}
	f.pc = readyOver
	one, ready := g.awaitsReadied(), Set{At: g.s.Clock}
	for _, c := range g.s.Players[f.you].inPlay() {
		if g.readies(c) && !f.it.Has(c) && (in == nil || !g.keptTurned(in, c)) && (one || g.mark(c, Exhausted, false, Readied)) {
			ready.Add(c)
		}
	}
	if one {
		f.loop, f.pc = ready, readyNext
	}
	if in != nil {
		g.resolve(trigger{prog: in.prog, self: in.self, giver: in.giver, you: in.you})
	}
	if !one {
		g.readied(f.you, ready)
	}
}

// readyNext readies the next of the cards of f.loop, in the order of the active player (K29.3).
func (g *Game) readyNext(f *frame) {
	g.refresh()
	left := Set{At: g.s.Clock}
	for c := f.loop.First(); c != 0; c = f.loop.Next(c) {
		if g.here(c, &f.loop) && g.s.Cards[c].Ctrl == f.you && g.readies(c) {
			left.Add(c)
		}
	}
	if left.Empty() {
		f.pc = readyOver
		return
	}
	c, ok := g.askOne(Question{Purpose: ForReadying, Side: g.s.Active}, left)
	if !ok {
		return
	}
	f.loop.Remove(c)
	g.mark(c, Exhausted, false, Readied)
	g.readied(f.you, single(c, g.s.Clock))
}

// awaitsReadied reports whether an ability waits for certain cards to ready.
func (g *Game) awaitsReadied() bool {
	return g.d.events&(1<<card.CardReadied) != 0 && slices.ContainsFunc(g.d.listen, func(l listener) bool {
		e := &g.cat.Programs[l.prog].Ability.Event
		return e.Kind == card.CardReadied && (e.Subject != nil || e.Role != card.NoRole)
	})
}

// readied begins what waits for each of the cards that the side has readied.
func (g *Game) readied(by Side, cards Set) {
	if g.refresh(); g.d.events&(1<<card.CardReadied) == 0 {
		return
	}
	lo := g.s.npending
	any := !g.awaitsReadied() // equal events, whose order need not be asked
	for c := cards.First(); c != 0; c = cards.Next(c) {
		ev := TriggerEvent{Kind: card.CardReadied, Who: by, Subject: c}
		if any {
			ev.Subject = 0
		}
		g.happen(ev)
	}
	g.window(lo)
}

// readies reports whether the card would ready in the step of its controller.
func (g *Game) readies(c Slot) bool {
	ch := &g.d.chars[c]
	return g.s.Cards[c].Is(Exhausted) && ch.cannot&card.ActReady == 0 && !ch.is(card.NotReadied)
}

// replacesReadying reports whether the ability replaces the readying of cards that
// the side would ready in its step (K17.4), if there are any (K16.13).
func (g *Game) replacesReadying(st *static, side Side) bool {
	a := g.cat.Programs[st.prog].Ability
	if a.Kind != card.Replacing || a.Instead != card.Readying {
		return false
	}
	sc := scope{you: st.you, self: st.self, giver: st.giver, subjects: g.subjectsOf(st.lasting), lasting: st.lasting}
	return g.who(a.Event.Who, &sc, st.self)&(1<<side) != 0 && (a.While == nil || g.holds(a.While, &sc)) &&
		slices.ContainsFunc(g.s.Players[side].inPlay(), func(c Slot) bool { return g.readies(c) && g.keptTurned(st, c) })
}

// keptTurned reports whether the ability replaces the readying of the card.
func (g *Game) keptTurned(st *static, c Slot) bool {
	sc := scope{you: st.you, self: st.self, giver: st.giver, subjects: g.subjectsOf(st.lasting), lasting: st.lasting}
	return g.match(g.cat.Programs[st.prog].Ability.Event.Subject, c, &sc, present)
}
