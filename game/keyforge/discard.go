package keyforge

import "github.com/keyraken/keyraken/game/keyforge/card"

// discardsReplaced reports whether something may happen instead of cards being discarded from
// the side's hand (K17.3).
func (g *Game) discardsReplaced(side Side) bool {
	g.refresh()
	if !g.d.replaces(card.Discarding) {
		return false
	}
	for i := range g.d.statics {
		if st := &g.d.statics[i]; g.insteadOfDiscarding(st, 0, side) {
			return true
		}
	}
	return false
}

// insteadOfDiscarding reports whether the ability replaces that the card, or any for 0, is
// discarded from the side's hand.
func (g *Game) insteadOfDiscarding(st *static, c Slot, side Side) bool {
	a := g.cat.Programs[st.prog].Ability
	if a.Kind != card.Replacing || a.Instead != card.Discarding {
		return false
	}
	sc := scope{you: st.you, self: st.self, giver: st.giver, subjects: g.subjectsOf(st.lasting), lasting: st.lasting}
	return g.who(a.Event.Who, &sc, st.self)&(1<<side) != 0 && (c == 0 || g.match(a.Event.Subject, c, &sc, present)) &&
		(a.While == nil || g.holds(a.While, &sc))
}

// discard starts a procedure in which something else may happen to a card that would be
// discarded from the side's hand; with its report the frame below learns whether it was.
func (g *Game) discard(c Slot, side Side) {
	f := g.start(procDiscard, side)
	f.report, f.self, f.incarnation = true, c, g.s.Cards[c].Incarnation
}

// Where the program counter of such a procedure stands.
const (
	discardInstead uint16 = iota
	discardReplaced
	discardOver
	discardSteps
)

// stepDiscard lets something happen instead of the discard of f.self; if several abilities
// replace it, the active player chooses one (Q42). The card is discarded if that is not
// carried out.
func (g *Game) stepDiscard(f *frame) {
	s := &g.s
	switch f.pc {
	case discardInstead:
		g.refresh()
		givers := Set{At: s.Clock}
		for i := range g.d.statics {
			if st := &g.d.statics[i]; g.insteadOfDiscarding(st, f.self, f.you) {
				givers.Add(g.giverOf(st))
			}
		}
		by, ok := g.askOne(Question{Purpose: ForReplacement, Side: s.Active, Source: f.self}, givers)
		if !ok {
			return
		}
		f.pc, f.ok = discardReplaced, false
		for i := range g.d.statics {
			if st := &g.d.statics[i]; by != 0 && g.giverOf(st) == by && g.insteadOfDiscarding(st, f.self, f.you) {
				g.resolve(trigger{prog: st.prog, self: st.self, giver: st.giver, you: st.you,
					ev: TriggerEvent{Kind: card.CardDiscarded, Subject: f.self, Who: f.you}})
				s.frames[s.nframes-1].report = true
				return
			}
		}
	case discardReplaced:
		f.pc = discardOver
		if f.ok = !f.ok && s.Cards[f.self].Incarnation == f.incarnation; !f.ok {
			f.count, f.them = 0, Set{At: s.Clock}
			return
		}
		lo := s.npending
		g.discardFrom(f.self, f.you)
		f.count, f.them = 1, single(f.self, s.Clock)
		g.window(lo)
	default:
		g.pop()
	}
}

// discardFrom discards a card from the side's hand.
func (g *Game) discardFrom(c Slot, side Side) {
	if g.put(c, card.Discard, g.s.Cards[c].Owner, card.OnTop) == card.Discard {
		g.discarded(c, side)
	}
}
