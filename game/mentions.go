package game

import "github.com/keyraken/keyraken/game/card"

// mentionsEvent reports whether the effects of an ability name what an event
// brings along: its cards, its player, its amount or its house. Where they do
// not, the order in which the same ability resolves for several such events
// cannot matter.
func mentionsEvent(a *card.Ability) bool {
	found := false
	for i := range a.Do {
		card.Inspect(&a.Do[i], func(n card.Node) bool {
			found = found || ofEvent(n)
			return !found
		})
	}
	return found
}

// ofEvent reports whether the node itself names a part of an event.
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
		return role(n.Role) || who(n.By)
	case *card.Filter:
		return who(n.Whose)
	case *card.Pred:
		return role(n.Role) || who(n.Who)
	case *card.Num:
		return n.Kind == card.EventAmount || role(n.Role) || who(n.Who)
	case *card.Cond:
		return n.Kind == card.ChoseHouse || role(n.Role) || who(n.Who)
	}
	return false
}
