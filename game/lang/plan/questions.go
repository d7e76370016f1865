package plan

import (
	"reflect"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
)

// Asking is what a question is about.
type Asking uint8

// What questions are about.
const (
	AsksElse     Asking = iota // whether to do what the effect does
	AsksNext                   // which of several cards is next
	AsksDamaged                // which card the next of the damage is dealt to
	AsksReceiver               // which card the next of what is redistributed goes on
	AsksCards                  // which cards the effect touches
	AsksWhether                // whether to carry out an optional effect
	AsksAgain                  // whether to do it again
	AsksHouse
	AsksPlayer
	AsksNumber
	AsksTrait
	AsksTitle
	AsksHealing  // how much damage is healed
	AsksCounters // how many counters are removed
	AsksOption
)

// About is what an effect asks.
func About(a *lang.Asked, e card.Effect) Asking {
	switch {
	case a.Order:
		return AsksNext
	case e.Verb == card.DistributeVerb:
		return AsksDamaged
	case e.Verb == card.RedistributeVerb, e.Verb == card.RedistributeDamageVerb:
		return AsksReceiver
	case a.Target != nil:
		return AsksCards
	}
	return map[card.Verb]Asking{card.MayVerb: AsksWhether, card.RepeatVerb: AsksAgain, card.ChooseHouseVerb: AsksHouse,
		card.ChoosePlayerVerb: AsksPlayer, card.ChooseNumberVerb: AsksNumber, card.ChooseTraitVerb: AsksTrait,
		card.NameCardVerb: AsksTitle, card.HealVerb: AsksHealing, card.RemoveCountersVerb: AsksCounters, card.OptionVerb: AsksOption}[e.Verb]
}

// Inquiry is the question that an ability is written for.
type Inquiry struct {
	Asked *lang.Asked  // what waits for an answer, until its question is written
	Which *card.Target // the cards that are asked for
}

// WaitsFor reports whether an effect is the one that waits for an answer.
func (q *Inquiry) WaitsFor(e *card.Effect) bool { return q.Asked != nil && q.Asked.Effect == e }

// Asking is a list whose first effect asks for cards, as it is said with them in question, or
// what that effect does with each of them.
func (q *Inquiry) Asking(list []card.Effect, a *lang.Asked) []card.Effect {
	g := *a.Target
	g.Min, g.Max, g.Any = card.N(a.Min), card.N(a.Max), false
	if a.Effect.Verb != card.TargetVerb {
		g.And = nil // asked for, or settled, separately
	}
	q.Which = &g
	list = slices.Clone(list)
	switch e := &list[0]; {
	case e.Verb == card.EachVerb && len(Sub(*e, 0)) > 0:
		list = slices.Clone(e.Sub[0])
		list[0].Target = g
	case a.Target == &a.Effect.Second:
		e.Second = g
	default: // the target, or one after others that have been chosen by now
		e.Target = g
	}
	return list
}

// IsAsked reports whether a target is what the question asks for.
func (q *Inquiry) IsAsked(g card.Target) bool {
	if q.Which == nil {
		return false
	}
	asked := *q.Which
	asked.And, g.And = nil, nil
	return reflect.DeepEqual(asked, g)
}

// AfterChoice is what comes of a choice: that it was made goes without saying.
func AfterChoice(rest []card.Effect) []card.Effect {
	if len(rest) > 0 && rest[0].Verb == card.IfVerb && rest[0].Cond.Kind == card.Succeeded && !rest[0].Cond.Not {
		return append(slices.Clone(Sub(rest[0], 0)), rest[1:]...)
	}
	return rest
}

// UseOfTaken is the rest of a list from the effect that first uses the cards taken at its
// beginning, as if it took them itself.
func UseOfTaken(list []card.Effect) (rest []card.Effect, ok bool) {
	taken := list[0].Target
	for i := range list[1:] {
		rest = slices.Clone(list[i+1:])
		if g := &rest[0].Target; g.Pick != card.ByRole { // it is about other cards
			return nil, false
		} else if (g.Role == card.It || g.Role == taken.Save) && g.Role != card.NoRole {
			*g = taken
			return rest, true
		}
	}
	return nil, false
}

// TakesSeveral reports whether the cards of a target are called "them".
func TakesSeveral(g card.Target) bool {
	return g.And != nil || g.Pick == card.EachOf && !Single(g.Filter) || g.Pick != card.ByRole && g.Pick != card.EachOf && !IsOne(g.Max)
}

// Lack is why an effect can do nothing.
type Lack uint8

// The reasons.
const (
	LacksCards  Lack = iota // there is no card of the kind it needs
	LacksObject             // there is none of what its verb acts on, such as æmber
	LacksEffect             // it would change nothing
)

// Lacks is why an effect can do nothing.
func Lacks(e card.Effect) Lack {
	switch e.Verb {
	case card.StealVerb, card.LoseVerb, card.CaptureVerb, card.TakeAmberVerb, card.HealVerb, card.DrawVerb:
		if e.Verb.Class() == card.PlayerEffect || e.Target.Pick == card.ByRole {
			return LacksObject
		}
	}
	if e.Target.Pick == card.ByRole {
		return LacksEffect
	}
	return LacksCards
}
