package plan

import (
	"reflect"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Memory is what a reader of a text knows at some point of it: what has been named and what
// has been done.
type Memory struct {
	Known  map[card.Role]Antecedent
	Near   card.Role    // the one named last, to which a pronoun refers
	Saved  card.Role    // the letter under which It is also kept
	Heaped card.Role    // a letter under which an effect that is repeated gathers its cards
	Drawn  card.Role    // cards one of which has been moved away: the rest are the others
	Done   Outcome      // what the previous effect did, for "this way"
	Sought *card.Filter // what cards were discarded for from the top of a deck
	Held   *card.Cond   // the condition under which all this happens

	// SubjectsThing is what the cards of a lasting effect are called once they have been
	// named, SubjectsRole who they are.
	SubjectsThing Thing
	SubjectsRole  card.Role
}

// Antecedent is what a pronoun stands for.
type Antecedent struct {
	Thing  Thing
	Plural bool
	Past   Deed // what was done to it
	Yours  bool // you own it, since it came out of a pile of yours (K13.5)
	Other  bool // it is a card other than This
	Flank  bool // it is on a flank: it has only one neighbor
	Last   bool // it is the last of several to which that was done, one after another
}

// Outcome is what an effect did, to what.
type Outcome struct {
	Thing Thing
	Deed  Deed
}

// Holding notes the condition under which effects happen, until the returned function is called.
func (m *Memory) Holding(c *card.Cond) (done func()) {
	was := m.Held
	m.Held = c
	return func() { m.Held = was }
}

// IsDifference reports whether a number is the difference between two of which the first is the
// larger.
func (m *Memory) IsDifference(n card.Num) bool {
	c := m.Held
	return n.Kind == card.Minus && c != nil && c.Kind == card.Compare && c.Cmp == card.More && !c.Not &&
		reflect.DeepEqual(*n.A, c.A) && reflect.DeepEqual(*n.B, c.B)
}

// StillHolds reports whether the condition has held before, at the start of the same effects. One
// about an effect or its cards is about others by now.
func (m *Memory) StillHolds(c *card.Cond) bool {
	switch c.Kind {
	case card.Always, card.Succeeded, card.RoleIs, card.WasDestroyed:
		return false
	}
	return m.Held != nil && reflect.DeepEqual(m.Held, c)
}

// Forget starts a new ability: nothing has been named yet.
func (m *Memory) Forget() {
	clear(m.Known)
	m.Near, m.Saved, m.Heaped, m.Drawn = card.NoRole, card.NoRole, card.NoRole, card.NoRole
	m.Done, m.Sought = Outcome{}, nil
}

// Note remembers what a role stands for without naming it; nothing if k is empty.
func (m *Memory) Note(r card.Role, k Antecedent) {
	if k == (Antecedent{}) {
		delete(m.Known, r)
		return
	}
	if m.Known == nil {
		m.Known = map[card.Role]Antecedent{}
	}
	m.Known[r] = k
}

// Knows remembers what a role stands for, now that it has been named.
func (m *Memory) Knows(r card.Role, t Thing, plural bool) {
	if r != card.NoRole {
		m.Note(r, Antecedent{Thing: t, Plural: plural})
		m.Near = r
	}
}

// IsOne reports whether a letter is known to stand for a single card.
func (m *Memory) IsOne(r card.Role) bool {
	k, ok := m.Known[r]
	return ok && !k.Plural && (r == card.A || r == card.B)
}

// IsNear reports whether the role's cards are what was named last.
func (m *Memory) IsNear(r card.Role) bool {
	return r == m.Near || m.Near == card.It && r != card.NoRole && r == m.Saved
}

// Naming is how cards are named that a text may have named before.
type Naming uint8

// The ways.
const (
	ThatOne   Naming = iota // "that creature"
	ByPronoun               // they have been named last
	ByDeed                  // what was kept under a letter: "the revealed creature"
	ByOrder                 // the first or the second of two
	ItsFoe                  // the creature that the card itself fights, named for the first time
	LastOne                 // "the last revealed card"
)

// Naming is how the cards of a role are named, which are named last from then on.
func (m *Memory) Naming(r card.Role) (Naming, Antecedent) {
	k, ok := m.Known[r]
	near := ok && m.IsNear(r)
	switch {
	case !ok && r == card.Other:
		m.Knows(r, Creature, false)
		return ItsFoe, k
	case !ok && r == card.Them:
		return m.Naming(card.It)
	case !ok:
		k.Thing = Card
	case near:
		return ByPronoun, k
	}
	m.Near = r
	if k.Last {
		return LastOne, k
	}
	if !ok || r != card.A && r != card.B {
		return ThatOne, k
	}
	a, b := m.Known[card.A], m.Known[card.B]
	return either(a.Past == b.Past && b != (Antecedent{}), ByOrder, ByDeed), k
}

// Takes remembers the cards of a target, which has been named as one thing or several.
func (m *Memory) Takes(g card.Target, t Thing, several bool) {
	k := Antecedent{Thing: t, Plural: several, Yours: g.And == nil && fromYours(g.Filter)}
	k.Flank = slices.ContainsFunc(g.Filter.Preds, func(p card.Pred) bool { return p.Kind == card.OnFlank && !p.Not })
	if m.Saved = g.Save; g.Save != card.NoRole {
		all := k
		all.Plural = several || g.Add || g.Save == m.Heaped
		m.Note(g.Save, all)
	}
	m.Note(card.It, k)
	m.Near = card.It
}

// Heaps remembers that a repeated effect gathers its cards under a letter, if its last part
// adds them there: it takes none of them again.
func (m *Memory) Heaps(do []card.Effect) {
	e := &do[len(do)-1]
	if e.Target.Add {
		m.Heaped, m.Done = e.Target.Save, Outcome{Cards(e.Target.Filter.Types).One(), deeds[e.Verb]}
	}
}

// HasHeaped remembers the last card that it has gathered.
func (m *Memory) HasHeaped() {
	if m.Heaped != card.NoRole {
		m.Note(card.It, Antecedent{Thing: m.Done.Thing, Past: m.Done.Deed, Last: true})
		m.Near = card.NoRole
	}
}

// OwnedAs remembers that the roles' cards are yours, if the filter takes no others.
func (m *Memory) OwnedAs(f card.Filter, roles ...card.Role) {
	for _, r := range roles {
		if k, ok := m.Known[r]; ok && fromYours(f) {
			k.Yours = true
			m.Known[r] = k
		}
	}
}

// marks remembers what an effect did to its cards.
func (m *Memory) marks(e *card.Effect, did Deed) {
	m.Done = Outcome{Card, did}
	if e.Target.Pick != card.ByRole {
		m.Done.Thing = CardsIn(e.Target.Filter)
	} else if k, ok := m.Known[e.Target.Role]; ok {
		m.Done.Thing = k.Thing
	}
	if k, ok := m.Known[e.Target.Save]; ok {
		k.Past = did
		m.Known[e.Target.Save] = k
	}
	if k, ok := m.Known[card.It]; ok && m.Near == card.It {
		m.Known[card.Them] = k
	}
	if e.Verb == card.HealVerb && (e.All || !IsOne(e.Num)) {
		m.Done.Thing = Damage
	}
}

// comesFirst reports whether cards that go to a hand have never been in it, so that they
// are not returned.
func (m *Memory) comesFirst(e *card.Effect) bool {
	if e.Target.Pick == card.ByRole {
		return m.Done.Deed == Revealed || m.Done.Deed == Discarded || m.Sought != nil
	}
	return e.Target.Search || e.Target.Filter.Zone == card.Deck || e.Target.Filter.Zone == card.Archives
}

// JustDiscarded reports whether the cards are among those that the previous effect
// discarded, so that the text need not say where they lie.
func (m *Memory) JustDiscarded(f card.Filter) bool {
	return f.Zone == card.Discard && m.Done.Deed == Discarded && slices.ContainsFunc(f.Preds, ofThem)
}

// Several reports whether the cards of a role that move are several.
func (m *Memory) Several(g card.Target) bool {
	return g.Pick == card.ByRole && m.moving(g.Role).Plural
}

func (m *Memory) moving(r card.Role) Antecedent {
	k, ok := m.Known[r]
	if !ok && r == card.Them {
		return m.Known[card.It]
	}
	return k
}

// Depletes remembers the cards from which an effect takes one away: the rest are the others.
func (m *Memory) Depletes(g card.Target) {
	if g.Pick == card.ChoiceOf {
		m.Drawn = DrawnOf(g.Filter)
	} else if r := PartOf(g.Filter); r != card.NoRole {
		m.Drawn = r
	}
}
