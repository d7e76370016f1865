package game

import "github.com/keyraken/keyraken/game/card"

// A modifier that rests on nothing but zones, places, control, counters, keys,
// the tide and the turn need not be worked out anew after every change: what
// changes those calls [Game.restructure]. These functions find the others when
// the catalogue is made.

// restsOn reports whether what the ability gives rests on anything else.
func restsOn(a *card.Ability) bool {
	if a.While != nil && condRests(a.While) {
		return true
	}
	for i := range a.Mods {
		m := &a.Mods[i]
		if lookedUp(m) {
			continue // looked up when it matters
		}
		if numRests(&m.Num) || m.Target.Pick != card.ByRole && filterRests(&m.Target.Filter) || m.Kind == card.HouseMod && m.Flag {
			return true
		}
	}
	return false
}

func numRests(n *card.Num) bool {
	switch n.Kind {
	case card.Const, card.Players, card.Keys, card.UnforgedKeys, card.CountersOn:
		return false
	case card.CountOf:
		return filterRests(n.Filter)
	case card.HalfDown, card.Times:
		return numRests(n.A)
	case card.Sum, card.Minus, card.Smaller:
		return numRests(n.A) || numRests(n.B)
	}
	return true
}

func filterRests(f *card.Filter) bool {
	if f.Zone != card.NoZone || f.Also != nil {
		return true
	}
	for i := range f.Preds {
		switch f.Preds[i].Kind {
		case card.IsOther, card.IsHouse, card.HasTrait, card.IsNamed, card.IsNeighborOf, card.OnFlank, card.InCenter, card.LeftOf, card.RightOf:
		default:
			return true
		}
	}
	return false
}

func condRests(c *card.Cond) bool {
	switch c.Kind {
	case card.Always, card.TideHigh, card.TideLow, card.YourTurn, card.KeyForged:
		return false
	case card.Compare:
		return numRests(&c.A) || numRests(&c.B)
	case card.Exists, card.RoleIs:
		return filterRests(c.Filter)
	case card.AllOf:
		for i := range c.Sub {
			if condRests(&c.Sub[i]) {
				return true
			}
		}
		return false
	}
	return true
}
