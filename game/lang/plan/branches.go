package plan

import (
	"maps"
	"reflect"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// ImpliesThere reports whether an "if there is one" goes without saying, because its first
// branch chooses one.
func ImpliesThere(e card.Effect) bool {
	do := Sub(e, 0)
	return e.Cond.Kind == card.Exists && !e.Cond.Not && len(do) == 1 && do[0].Target.Pick == card.ChoiceOf &&
		SameFilter(*e.Cond.Filter, do[0].Target.Filter) && len(Sub(e, 1)) > 0
}

// Guarded is the only effect within another if that is an "if" without an "otherwise".
func Guarded(e card.Effect) (*card.Effect, bool) {
	do := Sub(e, 0)
	if len(do) != 1 || do[0].Verb != card.IfVerb || len(Sub(do[0], 1)) > 0 {
		return nil, false
	}
	return &do[0], true
}

// AsLongAs is what is done as long as a condition holds, when an "if" does nothing but repeat
// it on the same condition.
func AsLongAs(e card.Effect) (do []card.Effect, ok bool) {
	then := Sub(e, 0)
	if len(then) != 1 || len(Sub(e, 1)) > 0 || then[0].Verb != card.RepeatVerb || then[0].Optional ||
		!reflect.DeepEqual(then[0].Cond, e.Cond) {
		return nil, false
	}
	return Sub(then[0], 0), true
}

// Otherwise writes the second branch of an effect: what may be several after one of the
// branches counts as several.
func (m *Memory) Otherwise(write func() string) string {
	known := maps.Clone(m.Known)
	s := write()
	for r, k := range known {
		if now := m.Known[r]; k.Plural {
			now.Plural = true
			m.Known[r] = now
		}
	}
	return s
}

// Branches writes each of several branches as the first, of which only one will happen.
func (m *Memory) Branches(ways [][]card.Effect, write func(i int, do []card.Effect)) {
	known, near := m.Known, m.Near
	for i, do := range ways {
		m.Known, m.Near = maps.Clone(known), near
		write(i, do)
	}
}

// spreads reports whether an effect puts counters, one by one, on cards of your choice.
func spreads(e *card.Effect) bool {
	do := Sub(*e, 0)
	return e.Num.Kind == card.Const && len(do) == 1 && do[0].Verb == card.CounterVerb && IsOne(do[0].Num) &&
		do[0].Target.Pick == card.ChoiceOf && IsOne(do[0].Target.Min) && IsOne(do[0].Target.Max)
}

// SharesCapture are the creatures that share a part of your opponent's æmber, captured one by one.
func SharesCapture(e *card.Effect) (f card.Filter, ok bool) {
	do := Sub(*e, 0)
	if e.Num.Kind != card.Fraction || e.Num.A.Kind != card.Pool || e.Num.A.Who != card.Opponent || len(do) != 1 {
		return f, false
	}
	g := do[0].Target
	return g.Filter, do[0].Verb == card.CaptureVerb && do[0].Who == card.Opponent && IsOne(do[0].Num) && g.Pick == card.ChoiceOf &&
		IsOne(g.Min) && IsOne(g.Max) && g.Filter.Rel == card.Friend
}

// Repetition is an effect that is repeated, in its parts (K17.5).
type Repetition struct {
	Do   []card.Effect // what is done in any case
	Cond *card.Cond    // on which both what follows and the repetition depend; nil: neither
	Then []card.Effect
	With *card.Target // the cards with which it is repeated
}

// Repeated parts an effect that is repeated.
func Repeated(e card.Effect) Repetition {
	do := Sub(e, 0)
	end := &do[len(do)-1]
	goesOn := takesLast(*end) && e.Cond.Kind == card.Succeeded && !e.Cond.Not
	if e.Optional || end.Verb != card.IfVerb || len(Sub(*end, 1)) > 0 || !goesOn && !reflect.DeepEqual(end.Cond, e.Cond) {
		return Repetition{Do: do}
	}
	r := Repetition{Do: do[:len(do)-1], Cond: &end.Cond, Then: Sub(*end, 0)}
	if goesOn {
		n := len(r.Then) - 1
		r.Then, r.With = r.Then[:n], &r.Then[n].Target
	}
	return r
}

// digsFor remembers what an effect digs for in a deck, see [Dug].
func (m *Memory) digsFor(found *card.Filter, deck card.Filter) {
	m.Sought = found
	m.Note(card.Them, Antecedent{}) // what was affected last is what is found
	m.Knows(card.It, Cards(found.Types).One(), false)
	m.OwnedAs(deck, card.It)
}

// Doing is how effects are said that other players carry out.
type Doing uint8

// The ways.
const (
	Does          Doing = iota // they do it
	IfSo                       // each of them for whom a condition holds does it
	FromEachPile               // you choose cards out of the discard pile of each
	HoldsForOwner              // something holds for the owner or controller of a card, who is named in the span
)

// DoesAgain reports whether an "if" without an "otherwise" does again to each of some cards what has just been done to
// each: those that are found then may be others.
func (d *Discourse) DoesAgain(e *card.Effect) bool {
	do := Sub(*e, 0)
	return d.Again && len(do) == 1 && do[0].Target.Pick == card.EachOf && len(Sub(*e, 1)) == 0
}

// ByOthers is how an effect is said that another player carries out.
func ByOthers(e card.Effect) Doing {
	do := Sub(e, 0)
	if len(do) != 1 {
		return Does
	}
	_, guarded := Guarded(e)
	switch g := do[0].Target; {
	case e.Who == card.EachPlayer && guarded:
		return IfSo
	case e.Who == card.EachPlayer && do[0].Verb == card.MoveVerb && g.Pick == card.ChoiceOf && g.Filter.Zone == card.Discard &&
		g.Filter.Whose == card.You:
		return FromEachPile
	case do[0].Verb == card.LastVerb && (e.Who == card.Controller || e.Who == card.Owner):
		return HoldsForOwner
	}
	return Does
}

// putsBack reports whether an effect only puts cards back on top of a deck in any order.
func putsBack(e *card.Effect) bool {
	do := Sub(*e, 0)
	return e.OneByOne && len(do) == 1 && do[0].Verb == card.MoveVerb && do[0].To == card.Deck && do[0].Place == card.OnTop &&
		do[0].Target.Role == card.It && OneOf(e.Target.Filter) != card.NoRole && e.Target.Filter.Zone == card.Deck
}

// PutsOnTop reports whether an effect puts a role's cards on top of a deck one after another, in
// whichever order the player likes, and the effect that would put them there together.
func PutsOnTop(e card.Effect) (together card.Effect, ok bool) {
	do := Sub(e, 0)
	if e.Target.Pick != card.ByRole || len(do) != 1 || do[0].Verb != card.MoveVerb || do[0].Target.Role != card.It {
		return e, false
	}
	together = do[0]
	together.Target = e.Target
	return together, together.To == card.Deck && together.Place == card.OnTop && !together.RandomOrder
}

// Each names one after another of the cards of a role: what they are, and whether that has
// been said.
func (m *Memory) Each(r card.Role) (t Thing, known bool) {
	k, known := m.Known[r]
	if !known {
		k, known = m.Known[card.It]
	}
	if !known {
		k.Thing = Card
	}
	m.Knows(card.It, k.Thing, false)
	return k.Thing, known
}
