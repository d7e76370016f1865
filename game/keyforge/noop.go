package keyforge

import "github.com/keyraken/keyraken/game/keyforge/card"

// noOps finds out in advance whether effects that a player may choose can do
// anything, so that no question is asked when they cannot. It errs on the safe
// side: when in doubt, they can. It never looks at what a player cannot see.
type noOps struct {
	g     *Game
	f     *frame
	taken bool // earlier effects have taken a target, so It is not known yet
	none  bool // and there was nothing to take
	it    Set  // what the last of them may take
	lost  bool // or the target is not known
	saved uint // the letters under which they have kept targets, a bit for each
	did   bool // an earlier effect on cards affected nothing
}

// isNoOp reports whether the effects can do nothing now.
func (g *Game) isNoOp(f *frame, effects []card.Effect) bool {
	g.refresh()
	return (&noOps{g: g, f: f}).all(effects)
}

func (x *noOps) all(effects []card.Effect) bool {
	for i := range effects {
		if !x.effect(&effects[i]) {
			return false
		}
	}
	return true
}

func (x *noOps) effect(e *card.Effect) bool {
	g := x.g
	sc := x.f.scope()
	switch {
	case e.Verb == card.IfVerb && e.Cond.Kind == card.Succeeded && !e.Cond.Not:
		return x.all(e.Sub[1]) // an effect that does nothing is not carried out
	case e.Verb == card.IfVerb:
		return x.all(e.Sub[0]) && x.all(e.Sub[1])
	case e.Verb == card.MayVerb:
		return x.all(e.Sub[0])
	case e.Verb == card.OptionVerb:
		for _, option := range e.Sub {
			if !x.all(option) {
				return false
			}
		}
		return true
	case e.Verb.Class() == card.TakeEffect:
		_, sure := x.reach(&e.Target)
		return sure && e.Target.And == nil
	case e.Verb.Class() == card.CardEffect:
		idle := x.cards(e)
		x.did = true
		return idle
	}
	switch e.Verb {
	case card.GainVerb, card.ChainsVerb:
		return x.noneOf(e)
	case card.ForgeVerb:
		side := g.one(e.Who, &sc, sc.about())
		cost := 0
		if !e.Free {
			cost = max(e.N, g.KeyCost(side)+g.num(&e.Num, &sc))
		}
		return !g.canForgeColor(side, e.Color, cost)
	case card.StealVerb:
		return !x.taken && g.s.Players[g.opponent(x.f.you)].Pool == 0 && g.num(&e.Num, &sc) > 0
	case card.LoseVerb, card.PayVerb:
		side := g.one(e.Who, &sc, sc.about())
		return (e.Who == card.You || e.Who == card.Opponent) && !e.All && e.Num.Kind == card.Const && e.Num.N > 0 && g.s.Players[side].Pool == 0
	case card.DrawVerb:
		p := &g.s.Players[x.f.you]
		empty := len(p.pile(deckPile)) == 0 && len(p.pile(discardPile)) == 0
		return x.noneOf(e) || e.Who == card.You && e.Num.Kind == card.Const && e.Num.N > 0 && empty
	}
	return false
}

// cards reports whether an effect on cards can do nothing.
func (x *noOps) cards(e *card.Effect) bool {
	if e.Target.And != nil || e.Second.Pick != card.ByRole {
		return false
	}
	if e.Verb == card.DealVerb && x.noneOf(e) && e.Splash == (card.Num{}) {
		x.taken, x.none, x.lost = true, false, true
		return true
	}
	set, sure := x.reach(&e.Target)
	if !sure {
		return false
	}
	if e.Verb == card.SwapVerb && e.Target.OnePile {
		_, most := x.g.inOnePile(&set, 0, 2)
		return most < 2
	}
	for c := set.First(); c != 0; c = set.Next(c) {
		if !x.card(e, c) {
			return false
		}
	}
	return true
}

// noneOf reports whether the number of the effect is how much the previous effect
// affected, when that is nothing.
func (x *noOps) noneOf(e *card.Effect) bool { return x.did && e.Num.Kind == card.Affected }

// reach is the cards that the target might take; it is not sure about what is
// hidden, nor about what earlier effects choose.
func (x *noOps) reach(t *card.Target) (set Set, sure bool) {
	g := x.g
	sc := x.f.scope()
	if t.Pick == card.ByRole {
		switch t.Role {
		case card.It:
			if x.taken {
				return x.it, !x.lost
			}
		case card.A, card.B:
			if x.saved&(1<<t.Role) != 0 {
				return Set{}, x.none
			}
		case card.Them:
			if x.taken {
				return Set{}, x.none
			}
		}
		return g.role(t.Role, &sc), true
	}
	x.saved |= 1 << t.Save
	if x.taken && !x.none {
		return Set{}, false // the filter may refer to what was taken
	}
	for f := &t.Filter; f != nil; f = f.Also {
		if z := f.Zone; z == card.Deck || z == card.Hand || z == card.Archives {
			whose := g.who(f.Whose, &sc, sc.about())
			for side := range Side(MaxSides) {
				if whose&(1<<side) != 0 && g.held(side, z).Len() > 0 {
					return Set{}, false
				}
			}
		}
	}
	set = g.candidates(&t.Filter, &sc)
	x.taken, x.none, x.it, x.lost = true, set.Empty(), set, false
	return set, true
}

// card reports whether an effect would do nothing to the card.
func (x *noOps) card(e *card.Effect, c Slot) bool {
	g := x.g
	cs, ch := &g.s.Cards[c], &g.d.chars[c]
	if !cs.Zone.InPlay() {
		return false
	}
	body := ch.kind == card.CreatureType || ch.kind == card.BossType
	switch e.Verb {
	case card.ReadyVerb:
		return !cs.Is(Exhausted) || ch.cannot&card.ActReady != 0
	case card.ExhaustVerb, card.UseVerb, card.FightVerb, card.ReapVerb:
		return cs.Is(Exhausted) || ch.cannot&card.ActExhaust != 0
	case card.StunVerb:
		return !body || cs.Is(Stunned)
	case card.UnstunVerb:
		return !cs.Is(Stunned)
	case card.UnwardVerb:
		return !cs.Is(Warded)
	case card.WardVerb:
		return !body || cs.Is(Warded)
	case card.EnrageVerb:
		return !body || cs.Is(Enraged)
	case card.HealVerb, card.MoveDamageVerb:
		return cs.Damage == 0
	case card.TakeAmberVerb:
		return cs.Amber == 0 && !(e.Counters && cs.Counters[card.PowerCounter] > 0)
	case card.CaptureVerb:
		return e.Who == card.Opponent && c != x.f.self && !e.AsYours && g.s.Players[g.opponent(cs.Ctrl)].Pool == 0
	case card.RemoveCountersVerb:
		return !e.All && cs.Counters[e.Counter] == 0
	}
	return false
}
