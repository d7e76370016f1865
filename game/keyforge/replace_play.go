package keyforge

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// playReplaced is what resolves instead of the Play abilities of the card: of a card that
// says so (K17.3), or if the player likes, its own (A9.1). It reports false while it asks.
func (g *Game) playReplaced(f *frame, ev TriggerEvent) (instead trigger, ok bool) {
	if g.s.Cards[f.self].Incarnation != f.incarnation {
		return trigger{}, true
	}
	if instead, ok = g.replacedByOther(f, ev); !ok || instead.prog != program.None {
		return instead, ok
	}
	def := &g.cat.Entries[g.text(f.self)]
	if !def.Statics {
		return trigger{}, true
	}
	for _, p := range def.Own {
		a := g.cat.Programs[p].Ability
		if a.Kind != card.Replacing || a.Instead != card.PlayEffect {
			continue
		}
		sc := scope{you: g.youOf(p, g.s.Cards[f.self].Ctrl), self: f.self, lasting: -1}
		if a.While != nil && !g.holds(a.While, &sc) {
			continue
		}
		yes, ok := g.askYes(Question{Purpose: ForReplacement, Side: g.s.Active, Source: f.self, Prog: p})
		if !ok || yes {
			return trigger{prog: p, self: f.self, you: sc.you, incarnation: f.incarnation, ev: ev}, ok
		}
	}
	return trigger{}, true
}

// replacedByOther is what resolves because of another card instead of the Play abilities of
// the card, if it has any (K16.13). If several cards replace them the active player chooses
// one (Q42).
func (g *Game) replacedByOther(f *frame, ev TriggerEvent) (instead trigger, ok bool) {
	if g.refresh(); !g.d.replaces(card.OthersPlay) {
		return trigger{}, true
	}
	givers := Set{At: g.s.Clock}
	for i := range g.d.statics {
		if st := &g.d.statics[i]; g.replacesPlay(st, f) {
			givers.Add(g.giverOf(st))
		}
	}
	by, ok := g.askOne(Question{Purpose: ForReplacement, Side: g.s.Active}, givers)
	for i := range g.d.statics {
		if st := &g.d.statics[i]; by != 0 && g.giverOf(st) == by && g.replacesPlay(st, f) {
			instead = trigger{prog: st.prog, self: st.self, giver: st.giver, you: st.you, incarnation: g.s.Cards[st.self].Incarnation, ev: ev}
		}
	}
	return instead, ok
}

// replacesPlay reports whether the ability replaces the Play abilities of the card that is
// being played.
func (g *Game) replacesPlay(st *static, f *frame) bool {
	a := g.cat.Programs[st.prog].Ability
	if a.Kind != card.Replacing || a.Instead != card.OthersPlay {
		return false
	}
	sc := scope{you: st.you, self: st.self, giver: st.giver, subjects: g.subjectsOf(st.lasting), lasting: st.lasting}
	var buf [16]ability
	return g.who(a.Event.Who, &sc, st.self)&(1<<f.you) != 0 && (a.While == nil || g.holds(a.While, &sc)) &&
		g.match(a.Event.Subject, f.self, &sc, present) && !g.silenced(card.OnPlay) && len(g.abilities(f.self, card.OnPlay, buf[:0])) > 0
}
