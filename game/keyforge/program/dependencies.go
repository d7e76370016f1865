package program

import "github.com/keyraken/keyraken/game/keyforge/card"

// Dependencies is what derived values depend on besides the cards in play: where those are,
// who controls them, what is attached to them and their counters.
type Dependencies uint8

// What values can depend on.
const (
	OnTurn   Dependencies = 1 << iota // whose turn it is
	OnActive                          // who is the active player
	OnTide                            // for whom it is high or low
	OnKeys                            // which are forged
	OnPiles                           // which cards lie in a pile or under another, besides what OnRest says
	OnCards                           // which other cards are in play
	OnRest                            // æmber, damage, marks, ledgers, the active house and everything else
)

// dependencies is what the precomputed modifiers of an ability depend on; the others are
// looked up when they matter.
func dependencies(a *card.Ability) Dependencies {
	var on Dependencies
	if a.While != nil {
		on = condDependencies(a.While)
	}
	for i := range a.Mods {
		m := &a.Mods[i]
		if LookedUp(m) {
			continue
		}
		on |= numDependencies(&m.Num)
		if m.Target.Pick == card.ByRole {
			on |= roleDependencies(m.Target.Role)
		} else {
			on |= filterDependencies(&m.Target.Filter)
		}
		if m.Active || m.Kind == card.AnyHouseUse && m.House != card.NoHouse {
			on |= OnRest
		}
	}
	return on
}

func numDependencies(n *card.Num) Dependencies {
	switch n.Kind {
	case card.Const, card.Players:
		return 0
	case card.CountersOn:
		return roleDependencies(n.Role)
	case card.Keys, card.UnforgedKeys, card.MostOfColor:
		return OnKeys | whoDependencies(n.Who)
	case card.KeyCost:
		return OnCards | OnPiles | OnKeys | OnRest | OnTurn
	case card.KeyColors:
		return OnKeys
	case card.CountOf:
		return filterDependencies(n.Filter)
	case card.Fraction, card.Times:
		return numDependencies(n.A)
	case card.Sum, card.Minus, card.Smaller:
		return numDependencies(n.A) | numDependencies(n.B)
	}
	return OnRest
}

func filterDependencies(f *card.Filter) Dependencies {
	if f.Zone != card.NoZone || f.Also != nil {
		return OnRest
	}
	on := OnCards
	if f.Rel == card.Foe {
		on |= OnActive // for the monster it is the active player
	}
	for i := range f.Preds {
		switch p := &f.Preds[i]; p.Kind {
		case card.IsOther, card.IsHouse, card.HasTrait, card.IsNamed, card.OnFlank, card.InCenter:
		case card.IsNeighborOf, card.LeftOf, card.RightOf, card.SharesHalfWith:
			on |= roleDependencies(p.Role)
		default:
			return OnRest
		}
	}
	return on
}

func condDependencies(c *card.Cond) Dependencies {
	switch c.Kind {
	case card.Always:
		return 0
	case card.YourTurn:
		return OnTurn
	case card.TideHigh, card.TideLow:
		return OnTide | whoDependencies(c.Who)
	case card.KeyForged:
		return OnKeys | whoDependencies(c.Who)
	case card.Overwhelmed:
		return OnCards | OnActive
	case card.Compare:
		return numDependencies(&c.A) | numDependencies(&c.B)
	case card.Exists:
		return filterDependencies(c.Filter)
	case card.RoleIs:
		return roleDependencies(c.Role) | filterDependencies(c.Filter)
	case card.AllOf:
		var on Dependencies
		for i := range c.Sub {
			on |= condDependencies(&c.Sub[i])
		}
		return on
	}
	return OnRest
}

func roleDependencies(r card.Role) Dependencies {
	switch r {
	case card.This, card.Host, card.TheSubjects, card.Giver, card.NoRole:
		return 0
	case card.Beneath, card.PurgedBy:
		return OnPiles
	}
	return OnCards
}

func whoDependencies(w card.Who) Dependencies {
	if w == card.Opponent || w == card.Active {
		return OnActive
	}
	return 0
}
