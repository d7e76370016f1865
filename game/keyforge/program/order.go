package program

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// usesEvent reports whether the effects of an ability refer to parts of
// an event: its cards, its player, its amount or its house. If they do not,
// the order in which the same ability resolves for several such events cannot
// matter.
func usesEvent(a *card.Ability) bool {
	found := false
	for i := range a.Do {
		card.Inspect(&a.Do[i], func(n card.Node) bool {
			found = found || ofEvent(n)
			return !found
		})
	}
	return found
}

// commutes reports whether the order of the ability and others that commute cannot
// matter: each of its effects adds a fixed amount to what a player has, or to the
// card itself; none of the others looks at that, and nothing reacts to it.
func commutes(a *card.Ability) bool {
	for i := range a.Do {
		e := &a.Do[i]
		fixed := e.Num.Kind == card.Const && e.Num.N >= 0
		switch e.Verb {
		case card.GainVerb, card.ChainsVerb, card.DrawVerb:
			if !fixed {
				return false
			}
		case card.HealVerb, card.ExaltVerb, card.WardVerb, card.ReadyVerb, card.CounterVerb:
			own := e.Target.Pick == card.ByRole && e.Target.Role == card.This
			if !fixed || !own || e.Who != card.Nobody || e.Verb == card.CounterVerb && e.Counter != card.PowerCounter {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// doesDraw reports whether the ability itself makes a player draw cards.
func doesDraw(a *card.Ability) bool {
	return slices.ContainsFunc(a.Do, func(e card.Effect) bool { return e.Verb == card.DrawVerb })
}

// ofEvent reports whether the node itself refers to a part of an event.
func ofEvent(n card.Node) bool {
	role := func(r card.Role) bool { return r == card.Subject || r == card.Other }
	who := func(w card.Who) bool { return w == card.EventWho }
	switch n := n.(type) {
	case *card.Event:
		return who(n.Who) || role(n.Role) || role(n.OtherRole)
	case *card.Effect:
		return who(n.Who) || who(n.By)
	case *card.Mod:
		return who(n.Who)
	case *card.Target:
		return role(n.Role)
	case *card.Filter:
		return who(n.Whose)
	case *card.Pred:
		return role(n.Role) || who(n.Who)
	case *card.Num:
		return n.Kind == card.EventAmount || role(n.Role) || who(n.Who)
	case *card.Cond:
		return role(n.Role) || who(n.Who)
	}
	return false
}
