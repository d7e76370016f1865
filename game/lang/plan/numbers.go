package plan

import "github.com/keyraken/keyraken/game/keyforge/card"

// Measure is how an amount is said.
type Measure uint8

// The measures.
const (
	EqualTo  Measure = iota // as much as the number Of
	Exactly                 // N
	ForEach                 // N for each of what Of counts
	ForSpent                // one for each æmber spent on the key that was forged
	ThatMuch                // as much as has just been spoken of
	Capped                  // the amount Of, but at most N
	Plus                    // N and the amount Of
)

// Amount is how much of something there is.
type Amount struct {
	Measure Measure
	N       int
	Of      *card.Num
}

// Amount is how a number of something is said.
func (d *Discourse) Amount(n *card.Num) Amount {
	switch n.Kind {
	case card.Const:
		return Amount{Measure: Exactly, N: n.N}
	case card.ChosenNumber, card.EventAmount:
		if n.Kind == card.EventAmount && d.Forges {
			return Amount{Measure: ForSpent}
		}
		return Amount{Measure: ThatMuch}
	case card.Affected:
		if d.Done.Thing.IsMass() {
			return Amount{Measure: ThatMuch}
		}
	case card.Smaller:
		if n.B.Kind == card.Const {
			return Amount{Measure: Capped, N: n.B.N, Of: n.A}
		}
	case card.Times:
		if Counts(*n.A) {
			return Amount{Measure: ForEach, N: n.N, Of: n.A}
		}
	case card.Sum:
		if n.A.Kind == card.Const {
			return Amount{Measure: Plus, N: n.A.N, Of: n.B}
		} else if n.B.Kind == card.Const {
			return Amount{Measure: Plus, N: n.B.N, Of: n.A}
		}
	}
	if Counts(*n) {
		return Amount{Measure: ForEach, N: 1, Of: n}
	}
	return Amount{Measure: EqualTo, Of: n}
}

// Counts reports whether a number counts things one by one, so that something can be done
// "for each" of them.
func Counts(n card.Num) bool {
	switch n.Kind {
	case card.CountOf, card.CardsIn, card.CountAmong, card.HousesAmong, card.PowersAmong, card.AmberOnEach, card.CountersOnEach,
		card.ArmorSum, card.KeyColors, card.AmberOn, card.DamageOn,
		card.CountersOn, card.TraitsOf, card.IconsOn, card.Keys, card.UnforgedKeys, card.Pool, card.Affected, card.Players,
		card.AdventureNumber, card.Done, card.DoneLast:
		return true
	case card.Minus: // "in excess of"
		return n.A.Kind == card.CountOf && n.B.Kind == card.CountOf ||
			(n.A.Kind == card.Pool || n.A.Kind == card.CardsIn) && n.B.Kind == card.Const
	}
	return false
}

// PerThing is a target of which one card is chosen for each of what the number of cards
// counts, and whether you may choose fewer.
func PerThing(g card.Target) (one card.Target, n card.Num, may, ok bool) {
	if g.Pick != card.ChoiceOf {
		return g, n, false, false
	}
	if n = g.Min; n.Kind == card.Const {
		n, may = g.Max, true
	}
	if n.Kind == card.Const || may && g.Any || !Counts(n) {
		return g, n, false, false
	}
	g.Min, g.Max = card.N(1), card.N(1)
	return g, n, may, true
}

// AllOf reports whether a number is all that is in the pool of a player, or a fraction of it,
// or all but some.
func AllOf(n card.Num, who card.Who) bool {
	if (n.Kind == card.Fraction || n.Kind == card.Minus && n.B.Kind == card.Const) && n.A != nil {
		n = *n.A
	}
	return n.Kind == card.Pool && n.Who == who
}

// KeyCost is how the cost of a key differs from the current one: raised by a number and by
// what another number says, then lowered by a number, for each of what is counted if it
// counts anything, but at most by Most.
type KeyCost struct {
	Raised    int
	RaisedBy  *card.Num
	Lowered   int
	ForEachOf *card.Num
	Most      int
}

// KeyCostOf is how a number changes the cost of a key.
func KeyCostOf(n *card.Num) KeyCost {
	switch {
	case n.Kind == card.Const && n.N < 0:
		return KeyCost{Lowered: -n.N}
	case n.Kind == card.Const:
		return KeyCost{Raised: n.N}
	case n.Kind == card.Times && n.N == -1:
		return KeyCost{Lowered: 1, ForEachOf: n.A}
	case n.Kind == card.Sum && n.A.Kind == card.Const && n.B.Kind == card.Times && n.B.N == -1:
		return KeyCost{Raised: n.A.N, Lowered: 1, ForEachOf: n.B.A}
	case n.Kind == card.Minus && n.A.Kind == card.Const && n.B.Kind == card.Smaller && n.B.B.Kind == card.Const:
		return KeyCost{Raised: n.A.N, Lowered: 1, ForEachOf: n.B.A, Most: n.B.B.N}
	}
	return KeyCost{RaisedBy: n}
}
