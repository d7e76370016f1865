package plan

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
)

// Discourse is what a reader of a text knows at some point of it, from left to right: what
// has been named, what has been done, and from whose view it is told. A language embeds it
// in what writes a card.
type Discourse struct {
	Source *card.Card // nil for an ability without a card
	Active bool       // the card addresses the active player (A7.1)
	Plain  bool       // "you" is somebody else: no words for friends and enemies
	Quotes int        // how many quotations are open
	Depth  int        // how many effects contain this one

	Known  map[card.Role]Antecedent
	Near   card.Role    // the one named last, to which a pronoun refers
	Saved  card.Role    // the letter under which It is also kept
	Drawn  card.Role    // cards one of which has been moved away: the rest are the others
	Done   Outcome      // what the previous effect did, for "this way"
	Sought *card.Filter // what cards were discarded for from the top of a deck

	Again  bool // the same has just been done: with another
	Buried bool // the card lies in your discard pile
	Lasts  bool // inside a lasting effect
	Fights bool // about a fight that may be prevented
	Forges bool // about a key that was forged

	// SubjectsThing is what the cards of a lasting effect are called once they have been
	// named, SubjectsRole who they are.
	SubjectsThing Thing
	SubjectsRole  card.Role

	Mentioned []lang.Keyword // the keywords that abilities give

	Asked *lang.Asked  // what waits for an answer, until its question is written
	Which *card.Target // the cards that are asked for
}

// Antecedent is what a pronoun stands for.
type Antecedent struct {
	Thing  Thing
	Plural bool
	Past   Deed // what was done to it
	Yours  bool // you own it, since it came out of a pile of yours (K13.5)
	Other  bool // it is a card other than This
	Flank  bool // it is on a flank: it has only one neighbor
}

// Outcome is what an effect did, to what.
type Outcome struct {
	Thing Thing
	Deed  Deed
}

// Begin starts the text of a card, which may be nil.
func Begin(c *card.Card) Discourse {
	active := c != nil && c.Active
	return Discourse{Source: c, Active: active, Plain: active}
}

// Forget starts a new ability: nothing has been named yet.
func (d *Discourse) Forget() {
	d.Known, d.Near, d.Saved, d.Drawn = nil, card.NoRole, card.NoRole, card.NoRole
	d.Done, d.Sought = Outcome{}, nil
}

// Note remembers what a role stands for without naming it; nothing if k is empty.
func (d *Discourse) Note(r card.Role, k Antecedent) {
	if k == (Antecedent{}) {
		delete(d.Known, r)
		return
	}
	if d.Known == nil {
		d.Known = map[card.Role]Antecedent{}
	}
	d.Known[r] = k
}

// Knows remembers what a role stands for, now that it has been named.
func (d *Discourse) Knows(r card.Role, t Thing, plural bool) {
	if r != card.NoRole {
		d.Note(r, Antecedent{Thing: t, Plural: plural})
		d.Near = r
	}
}

// IsNear reports whether the role's cards are what was named last.
func (d *Discourse) IsNear(r card.Role) bool {
	return r == d.Near || d.Near == card.It && r != card.NoRole && r == d.Saved
}

// Takes remembers the cards of a target, which has been named as one thing or several.
func (d *Discourse) Takes(g card.Target, t Thing, several bool) {
	k := Antecedent{Thing: t, Plural: several, Yours: g.And == nil && fromYours(g.Filter)}
	k.Flank = slices.ContainsFunc(g.Filter.Preds, func(p card.Pred) bool { return p.Kind == card.OnFlank && !p.Not })
	if d.Saved = g.Save; g.Save != card.NoRole {
		d.Note(g.Save, k)
	}
	d.Note(card.It, k)
	d.Near = card.It
}

// OwnedAs remembers that the roles' cards are yours, if the filter takes no others.
func (d *Discourse) OwnedAs(f card.Filter, roles ...card.Role) {
	for _, r := range roles {
		if k, ok := d.Known[r]; ok && fromYours(f) {
			k.Yours = true
			d.Known[r] = k
		}
	}
}

// Remember remembers what an effect did, for "this way". Effects that share their cards did
// the last of what they do.
func (d *Discourse) Remember(run ...card.Effect) {
	e := run[0]
	did := d.deed(run[len(run)-1])
	switch e.Verb {
	case card.GainVerb, card.LoseVerb, card.StealVerb, card.PayVerb, card.CaptureVerb, card.TakeAmberVerb, card.GiveAmberVerb,
		card.StoreAmberVerb:
		d.Done = Outcome{Amber, did}
	case card.MoveWardVerb:
		d.Done = Outcome{Ward, did}
	case card.DrawVerb:
		if d.Done = (Outcome{Card, did}); d.Archives(e) {
			d.Done.Thing = AdventureCard
		}
	case card.CounterVerb, card.RemoveCountersVerb:
		d.Done = Outcome{Counters(e.Counter), did}
	default:
		d.marks(e, did)
	}
}

// marks remembers what an effect did to its cards.
func (d *Discourse) marks(e card.Effect, did Deed) {
	d.Done = Outcome{Card, did}
	if e.Target.Pick != card.ByRole {
		d.Done.Thing = Cards(e.Target.Filter.Types)
	} else if k, ok := d.Known[e.Target.Role]; ok {
		d.Done.Thing = k.Thing
	}
	if k, ok := d.Known[e.Target.Save]; ok {
		k.Past = did
		d.Known[e.Target.Save] = k
	}
	if k, ok := d.Known[card.It]; ok && d.Near == card.It {
		d.Known[card.Them] = k
	}
	if e.Verb == card.HealVerb && (e.All || !IsOne(e.Num)) {
		d.Done.Thing = Damage
	}
}

// Archives reports whether a draw is that of an adventure's monster, which archives instead
// (A4.3).
func (d *Discourse) Archives(draw card.Effect) bool { return d.Active && draw.Who == card.Opponent }

// deed is what an effect does to its cards.
func (d *Discourse) deed(e card.Effect) Deed {
	switch e.Verb {
	case card.MoveVerb:
		return d.moved(e)
	case card.GraftVerb:
		if !e.FaceUp {
			return PutUnder
		}
	}
	return deeds[e.Verb]
}

// moved is what becomes of cards that go to another zone.
func (d *Discourse) moved(e card.Effect) Deed {
	switch e.To {
	case card.Discard:
		return Discarded
	case card.Purged:
		return Purged
	case card.Archives:
		return Archived
	case card.Hand:
		if d.comesFirst(e) {
			return Taken
		}
		return Returned
	case card.Deck:
		switch e.Place {
		case card.Shuffled:
			return ShuffledIn
		case card.AtBottom:
			return PutAtBottom
		}
		return PutOnTop
	}
	return Moved
}

// comesFirst reports whether cards that go to a hand have never been in it, so that they
// are not returned.
func (d *Discourse) comesFirst(e card.Effect) bool {
	if e.Target.Pick == card.ByRole {
		return d.Done.Deed == Revealed || d.Done.Deed == Discarded
	}
	return e.Target.Search || e.Target.Filter.Zone == card.Deck || e.Target.Filter.Zone == card.Archives
}

// JustDiscarded reports whether the cards are among those that the previous effect
// discarded, so that the text need not say where they lie.
func (d *Discourse) JustDiscarded(f card.Filter) bool {
	return f.Zone == card.Discard && d.Done.Deed == Discarded && slices.ContainsFunc(f.Preds, ofThem)
}

// GoesToYou reports whether cards that go to their owner's zone are yours.
func (d *Discourse) GoesToYou(g card.Target) bool {
	if g.Pick != card.ByRole {
		return fromYours(g.Filter) || d.Buried && g.Role == card.This
	}
	return d.moving(g.Role).Yours || d.Buried && g.Role == card.This
}

// Several reports whether the cards of a role that move are several.
func (d *Discourse) Several(g card.Target) bool {
	return g.Pick == card.ByRole && d.moving(g.Role).Plural
}

func (d *Discourse) moving(r card.Role) Antecedent {
	k, ok := d.Known[r]
	if !ok && r == card.Them {
		return d.Known[card.It]
	}
	return k
}

// Depletes remembers the cards from which an effect takes one away: the rest are the others.
func (d *Discourse) Depletes(g card.Target) {
	if g.Pick == card.ChoiceOf {
		d.Drawn = DrawnOf(g.Filter)
	} else if r := PartOf(g.Filter); r != card.NoRole {
		d.Drawn = r
	}
}

// capturesFromYou reports whether the creatures are your opponent's, so that they capture
// from you. On adventure cards all are, except those called yours.
func (d *Discourse) capturesFromYou(g card.Target) bool {
	switch {
	case d.Active:
		return g.Pick == card.ByRole || g.Filter.Rel != card.Friend
	case d.Plain:
		return false
	}
	return g.Pick != card.ByRole && g.Filter.Rel == card.Foe
}

// Creatures reports whether the cards of a target are creatures, as far as the words go.
func (d *Discourse) Creatures(g card.Target) bool {
	if g.Pick == card.ByRole {
		return g.Role != card.This || d.Quotes > 0 || d.Source == nil || d.Source.Type == card.CreatureType
	}
	return g.Filter.Types == card.Creatures.Types
}
