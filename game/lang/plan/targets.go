package plan

import "github.com/keyraken/keyraken/game/keyforge/card"

// Quantity is how many of the cards that pass a filter are meant.
type Quantity uint8

// The quantities.
const (
	NoQuantity Quantity = iota
	Each
	BossAndEach // the monster of an adventure and each creature that it controls
	Some        // Max of them
	UpTo        // Max of them or fewer
	AnyNumber
	OneOrMore
	OneOfEach // one for each house, or power
	AtRandom  // Max of them
	Strongest // Max of them
	Weakest   // Max of them
)

// HowMany is how many cards a target is about.
func (v *View) HowMany(g card.Target) Quantity {
	switch f := g.Filter; g.Pick {
	case card.EachOf:
		if v.Active && f.Types == card.Combatants.Types && f.Rel == card.Foe && len(f.Preds) == 0 {
			return BossAndEach
		}
		return Each
	case card.ChoiceOf:
		return howMany(g)
	case card.RandomOf:
		return AtRandom
	case card.MostPowerful:
		return Strongest
	case card.LeastPowerful:
		return Weakest
	}
	return NoQuantity
}

// howMany is how many cards are chosen.
func howMany(g card.Target) Quantity {
	switch {
	case g.Search && !g.Any && IsOne(g.Max): // that it may not be found goes without saying
		return Some
	case g.OneOf != card.NoQuality:
		return OneOfEach
	case g.Any && IsOne(g.Min):
		return OneOrMore
	case g.Any:
		return AnyNumber
	case g.Min == card.N(0):
		return UpTo
	}
	return Some
}

// Share is the fraction of the cards themselves that a random target is: "a random third of
// the cards in your hand".
func Share(g card.Target) (card.Num, bool) {
	n := g.Max
	if g.Pick != card.RandomOf || n.Kind != card.Fraction || n.A.Kind != card.CountOf && n.A.Kind != card.CardsIn {
		return n, false
	}
	return n, SameFilter(*n.A.Filter, g.Filter)
}

// TwoTypes reports whether a target is two cards, of which the second must not be of the type
// of the first.
func TwoTypes(g card.Target) bool {
	and := g.And
	if and == nil || and.And != nil || len(and.Filter.Preds) != 1 || !IsOne(g.Max) || !IsOne(and.Max) {
		return false
	}
	p := and.Filter.Preds[0]
	return p.Kind == card.SharesTypeWith && p.Not && p.Role == g.Save
}

// OnOneFlank is the place when a filter asks for a certain flank of a certain player, where
// there can be only one card.
func OnOneFlank(f card.Filter) (side card.Place, ok bool) {
	if len(f.Preds) != 1 || f.Preds[0].Kind != card.OnFlank || f.Preds[0].Place == card.OnTop || f.Preds[0].Not || f.Rel == card.Anyone {
		return card.OnTop, false
	}
	return f.Preds[0].Place, true
}

// IsRest reports whether a filter asks for the one that is left of cards one of which has
// been moved away.
func (m *Memory) IsRest(f card.Filter) bool {
	p := f.Preds
	return m.Drawn != card.NoRole && len(p) == 2 && p[0].Kind == card.IsIn && p[0].Role == m.Drawn && p[1].Kind == card.IsIn
}

// IsCollective reports whether a modifier reads better about all the cards than about each:
// "friendly creatures cannot reap".
func IsCollective(k card.ModKind) bool {
	switch k {
	case card.CannotMod, card.Shielded, card.AnyHouseUse, card.MayFightMod, card.MustFightMod, card.SpendMod, card.Redirects,
		card.NotReadied, card.ControlMod, card.OnlyAttacks, card.Divides, card.EntersAnywhere:
		return true
	}
	return false
}
