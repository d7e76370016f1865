package keyforge

import "github.com/keyraken/keyraken/game/keyforge/card"

// rests is what derived values depend on besides the cards in play: where those are,
// who controls them, what is attached to them and their counters. Whatever changes
// any of the former calls [Game.changed], whatever changes the latter
// [Game.restructure]; for a card that enters or leaves play, on which most values do
// not depend, it is [Game.crossed].
type rests uint8

const (
	onTurn   rests = 1 << iota // whose turn it is
	onActive                   // who is the active player
	onTide                     // for whom it is high or low
	onKeys                     // which are forged
	onPiles                    // which cards lie in a pile or under another, besides what onRest says
	onCards                    // which other cards are in play
	onRest                     // æmber, damage, marks, ledgers, the active house and everything else
)

// restsOn is what the precomputed modifiers of an ability depend on; the others are
// looked up when they matter.
func restsOn(a *card.Ability) rests {
	var on rests
	if a.While != nil {
		on = condRests(a.While)
	}
	for i := range a.Mods {
		m := &a.Mods[i]
		if lookedUp(m) {
			continue
		}
		on |= numRests(&m.Num)
		if m.Target.Pick == card.ByRole {
			on |= roleRests(m.Target.Role)
		} else {
			on |= filterRests(&m.Target.Filter)
		}
		if m.Kind == card.HouseMod && m.Flag {
			on |= onRest
		}
	}
	return on
}

func numRests(n *card.Num) rests {
	switch n.Kind {
	case card.Const, card.Players:
		return 0
	case card.CountersOn:
		return roleRests(n.Role)
	case card.Keys, card.UnforgedKeys:
		return onKeys | whoRests(n.Who)
	case card.CountOf:
		return filterRests(n.Filter)
	case card.Fraction, card.Times:
		return numRests(n.A)
	case card.Sum, card.Minus, card.Smaller:
		return numRests(n.A) | numRests(n.B)
	}
	return onRest
}

func filterRests(f *card.Filter) rests {
	if f.Zone != card.NoZone || f.Also != nil {
		return onRest
	}
	on := onCards
	if f.Rel == card.Foe {
		on |= onActive // for the monster it is the active player
	}
	for i := range f.Preds {
		switch p := &f.Preds[i]; p.Kind {
		case card.IsOther, card.IsHouse, card.HasTrait, card.IsNamed, card.OnFlank, card.InCenter:
		case card.IsNeighborOf, card.LeftOf, card.RightOf:
			on |= roleRests(p.Role)
		default:
			return onRest
		}
	}
	return on
}

func condRests(c *card.Cond) rests {
	switch c.Kind {
	case card.Always:
		return 0
	case card.YourTurn:
		return onTurn
	case card.TideHigh, card.TideLow:
		return onTide | whoRests(c.Who)
	case card.KeyForged:
		return onKeys | whoRests(c.Who)
	case card.Compare:
		return numRests(&c.A) | numRests(&c.B)
	case card.Exists:
		return filterRests(c.Filter)
	case card.RoleIs:
		return roleRests(c.Role) | filterRests(c.Filter)
	case card.AllOf:
		var on rests
		for i := range c.Sub {
			on |= condRests(&c.Sub[i])
		}
		return on
	}
	return onRest
}

func roleRests(r card.Role) rests {
	switch r {
	case card.This, card.Host, card.TheSubjects, card.Giver, card.NoRole:
		return 0
	case card.Beneath, card.PurgedBy:
		return onPiles
	}
	return onCards
}

func whoRests(w card.Who) rests {
	if w == card.Opponent || w == card.Active {
		return onActive
	}
	return 0
}
