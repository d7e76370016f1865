// Package seating is who sits at a table, and who sees what of the game on it. In a standard
// game the players do not see each other's cards; in an adventure they see each other's hands
// (A11.14), but not what else is hidden, such as archives. One person who plays with or
// against the computer sits at the table all the time. Of several persons, the one who is
// asked sits there; in a standard game a curtain falls before the other comes: then neither
// hand is visible. Whoever watches computers sees their hands in an adventure, but in a standard
// game only where hands lie open. Nothing is hidden in a game that was over when it was laid on
// the table.
//
// An event whose card the viewers of the table may not know reaches the board without it
// ([Seating.Veil]), and the log of several persons tells what all of them may know
// ([Seating.MayTell]), so that nothing has to be taken back when another comes.
package seating

import (
	"math/bits"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/couch"
)

// Seating is who sits at a table, and what they see of the game.
type Seating struct {
	View keyforge.View // what those who see the table saw when they last looked

	game    *keyforge.Game // ahead of what is shown
	people  [keyforge.MaxSides]bool
	persons int // among the players
	seat    keyforge.Side
	near    keyforge.Side // whose side is near
	duel    bool
	open    bool
	tidal   bool // a card of the game refers to the tide
	curtain couch.Curtain
	other   keyforge.View // what is seen in addition, where more than one person sees
}

// New returns who sees what at the beginning of a game, or in its course: of a standard game if
// it is a duel. The people play their sides themselves, the computer plays the others; open is
// whether all hands lie open by agreement.
func New(g *keyforge.Game, people [keyforge.MaxSides]bool, duel, open bool) Seating {
	s := Seating{game: g, people: people, seat: keyforge.NoSide, duel: duel}
	for side := range keyforge.Side(g.Seats()) {
		if people[side] {
			s.persons++
			s.seat = side
		}
	}
	s.open = open || !duel && s.persons == 0 || g.Over()
	if s.persons == 1 {
		s.near = s.seat
	} else if duel || s.open {
		s.seat = keyforge.NoSide
	}
	for c := keyforge.Slot(1); c < keyforge.MaxCards && !s.tidal; c++ {
		if own := g.Printed(c).Own; own != 0 {
			s.tidal = ofTide(g.Catalogue().Card(own))
		}
	}
	return s
}

// ofTide reports whether the card refers to the tide.
func ofTide(c *card.Card) (found bool) {
	card.Inspect(c, func(n card.Node) bool {
		switch n := n.(type) {
		case *card.Cond:
			found = found || n.Kind == card.TideHigh || n.Kind == card.TideLow
		case *card.Effect:
			found = found || n.Verb == card.TideVerb || n.Verb == card.ResetTideVerb
		case *card.Event:
			found = found || n.Kind == card.TideRaised
		}
		return !found
	})
	return found
}

// Sits is who sits at the table of a standard game, or NoSide.
func (s *Seating) Sits() keyforge.Side { return s.seat }

// Duel reports whether it is a standard game of two players.
func (s *Seating) Duel() bool { return s.duel }

// HidesHands reports whether two persons play who do not see each other's cards.
func (s *Seating) HidesHands() bool { return s.duel && s.hides() }

// hides reports whether several persons play who do not know the same.
func (s *Seating) hides() bool { return !s.open && s.persons > 1 }

// Reads reports whether the readers of the log know what a side hides from others.
func (s *Seating) Reads(side keyforge.Side) bool { return !s.hides() && s.eyes()&(1<<side) != 0 }

// OnlyPerson is the one person who plays a standard game, or NoSide.
func (s *Seating) OnlyPerson() keyforge.Side {
	if s.duel && s.persons == 1 {
		for side := range keyforge.Side(s.game.Seats()) {
			if s.people[side] {
				return side
			}
		}
	}
	return keyforge.NoSide
}

// eyes are the sides whose hidden cards are seen, a bit for each.
func (s *Seating) eyes() uint8 {
	switch {
	case s.open:
		return 1<<s.game.Seats() - 1
	case s.seat == keyforge.NoSide:
		return 0
	}
	return 1 << s.seat
}

// Look takes a view of the game for those who see the table.
func (s *Seating) Look() {
	if !s.duel {
		s.game.ViewInto(&s.View, s.seat)
		return
	}
	eyes, q := s.eyes(), s.game.Question()
	first := keyforge.Side(keyforge.Monster) // a seat that is not of the game sees what lies open
	switch {
	case s.open && q.Kind != keyforge.NoQuestion:
		first = q.Side
	case eyes != 0:
		first = keyforge.Side(bits.TrailingZeros8(eyes))
	}
	s.game.ViewInto(&s.View, first)
	if rest := eyes &^ (1 << first); rest != 0 {
		s.game.ViewInto(&s.other, keyforge.Side(bits.TrailingZeros8(rest)))
		s.join(&s.other)
	}
}

// join adds to the view what another seat sees.
func (s *Seating) join(o *keyforge.View) {
	for side := range o.Sides {
		for z := range o.Sides[side].Zones {
			for i, at := range o.Sides[side].Zones[z] {
				if at.Card != 0 {
					s.View.Sides[side].Zones[z][i] = at
				}
			}
		}
	}
	for c := range o.Cards {
		mine, theirs := &s.View.Cards[c], &o.Cards[c]
		switch {
		case theirs.Slot == 0:
		case mine.Slot == 0:
			on := append(mine.On[:0], theirs.On...)
			*mine = *theirs
			mine.On = on
		default:
			for i, at := range theirs.On {
				if at.Card != 0 {
					mine.On[i] = at
				}
			}
		}
	}
}

// Veil removes from the events the cards that the viewers of the table may not know.
func (s *Seating) Veil(events []keyforge.Event) []keyforge.Event {
	if !s.duel && s.open { // the view hides nothing either
		return events
	}
	eyes := s.eyes()
	for i := range events {
		if e := &events[i]; !s.seen(eyes, e) {
			e.Card = 0
		}
	}
	return events
}

// seen reports whether one of the sides, or every player, learns the card of an event.
func (s *Seating) seen(eyes uint8, e *keyforge.Event) bool {
	players := uint8(1)<<s.game.Seats() - 1
	return eyes&^e.Hidden != 0 || e.Hidden&players == 0
}

// MayTell reports whether the log may lead to the card of an event: its readers know the
// card.
func (s *Seating) MayTell(e *keyforge.Event) bool {
	if s.hides() {
		return s.seen(0, e)
	}
	return s.seen(s.eyes(), e)
}

// Seat seats somebody else at the table, or nobody with NoSide.
func (s *Seating) Seat(side keyforge.Side) { s.seat = side }

// HandOver begins to hand the table over to the person of whom the game wants something: at once,
// unless the person is asked and the one who sits there hides cards.
func (s *Seating) HandOver(asked bool) {
	q := s.game.Question()
	if q.Kind != keyforge.NoQuestion && s.people[q.Side] && (s.open || !s.duel) {
		s.seat = q.Side
	}
	s.curtain = couch.Lifted
	if asked && s.HidesHands() {
		sits := couch.Nobody
		if s.seat != keyforge.NoSide {
			sits = int(s.seat)
		}
		s.curtain = couch.HandOver(sits, int(q.Side))
	}
}

// Handed is how far the table has been handed over.
func (s *Seating) Handed() couch.Curtain { return s.curtain }

// Turn turns the table toward the person who sits at it, or toward the active player if hands
// lie open.
func (s *Seating) Turn() {
	switch {
	case !s.duel || s.persons == 0:
	case !s.open && s.seat < keyforge.MaxSeats:
		s.near = s.seat
	case s.open && s.persons > 1 && int(s.View.Active) < s.game.Seats():
		s.near = s.View.Active
	}
}

// Next is who comes to the table when the curtain has fallen, or is about to.
func (s *Seating) Next() keyforge.Side { return s.game.Question().Side }

// Closed are the sides whose hands show their backs, a bit for each.
func (s *Seating) Closed() uint8 {
	if !s.duel {
		return 0
	}
	return (1<<s.game.Seats() - 1) &^ s.eyes()
}

// Near is the side of a standard game that is near.
func (s *Seating) Near() keyforge.Side { return s.near }

// OppositeSide is the side that lies opposite in a standard game, or NoSide.
func (s *Seating) OppositeSide() keyforge.Side {
	if !s.duel {
		return keyforge.NoSide
	}
	return 1 - s.near
}

// HandHidden reports whether the hand of a side shows its back.
func (s *Seating) HandHidden(side keyforge.Side) bool { return s.Closed()&(1<<side) != 0 }

// Tides reports whether the tide matters to a card of the game, or has turned.
func (s *Seating) Tides() bool {
	return s.tidal || s.View.High|s.View.Low != 0 || !s.duel && s.game.TidePrice() > 0
}
