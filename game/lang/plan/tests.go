package plan

import "github.com/keyraken/keyraken/game/keyforge/card"

// Test is in which of several ways a test is said.
type Test uint8

// The ways, with the parts that they are about.
const (
	OneWay           Test = iota // the only one of its kind
	NeighborOfHouse              // it shares a house with a neighbor
	NeighborsOfHouse             // with {number} of its neighbors
	StrongerNeighbor             // it has a more powerful neighbor
	WeakerNeighbor               //
	SomeAmber                    //
	AmberAtLeast                 // {number}
	SomeCounters                 // {counter}
	CountersAtLeast              // {number}, {counter}
	BiggestCrowd                 // it is of the house with the most creatures
	CrowdOf                      // of one with {number} creatures
	LeftFlank                    //
	RightFlank                   //
	AnyFlank                     //
	SharesHouseOfOne             // it shares a house with one of several: {role}
	SharesTraitOfOne             // a trait with one of several: {role}
	DoneThisWay                  // {deed}
	AmongChosen                  //
	Underneath                   // {self}
	AmongCards                   // {role}, {group}
)

// Test is in which of several ways a test is said.
func (m *Memory) Test(p card.Pred) Test {
	few := p.Num.Kind == card.Const && p.Num.N <= 1
	switch p.Kind {
	case card.SharesNeighbor:
		return either(p.Num == (card.Num{}), NeighborOfHouse, NeighborsOfHouse)
	case card.BesidePower:
		return either(p.Cmp == card.More, StrongerNeighbor, WeakerNeighbor)
	case card.HasAmber:
		return either(few, SomeAmber, AmberAtLeast)
	case card.WithCounter:
		return either(few, SomeCounters, CountersAtLeast)
	case card.InCrowd:
		return either(p.Num == (card.Num{}), BiggestCrowd, CrowdOf)
	case card.OnFlank:
		return either(p.Place == card.LeftFlank, LeftFlank, either(p.Place == card.RightFlank, RightFlank, AnyFlank))
	case card.SharesHouseWith:
		return either(m.Known[p.Role].Plural, SharesHouseOfOne, OneWay)
	case card.SharesTraitWith:
		return either(m.Known[p.Role].Plural, SharesTraitOfOne, OneWay)
	case card.IsIn:
		k := m.Known[p.Role]
		switch {
		case (p.Role == card.Them || p.Role == m.Heaped) && m.Done.Deed != NoDeed:
			return DoneThisWay
		case k.Past == Chosen && k.Plural && p.Not:
			return AmongChosen
		}
		return either(p.Role == card.Beneath, Underneath, AmongCards)
	}
	return OneWay
}

// IsRelative reports whether a test looks at other cards, which are named with it.
func IsRelative(k card.PredKind) bool {
	switch k {
	case card.IsOther, card.IsNeighborOf, card.SharesHouseWith, card.HasOtherHouse,
		card.SharesTitleWith, card.SharesTypeWith, card.SharesTraitWith,
		card.IsIn, card.IsBetween, card.AttachedOn, card.LeftOf, card.RightOf, card.SharesHalfWith:
		return true
	}
	return false
}
