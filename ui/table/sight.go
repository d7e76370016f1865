package table

import (
	"math/bits"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// sight is who sees what. In a standard game the players do not see each other's cards; in
// an adventure they see each other's hands (A11.14), but not what else is hidden, such as
// archives. One person who plays with or against the computer sits at the table all the
// time. Of several persons, the one who is asked sits there; in a standard game a curtain
// falls before the other comes: then neither hand is visible. Nobody hides anything where
// hands lie open, where only the computer plays, and in a game that was over when it was
// laid on the table.
//
// An event whose card the viewers of the table may not know reaches the board without it,
// and the log of several persons tells what all of them may know, so that nothing has to
// be taken back when another comes.
type sight struct {
	duel    bool
	open    bool
	tidal   bool // a card of the game refers to the tide
	persons int
	near    keyforge.Side // whose side is near
	curtain Curtain
	other   keyforge.View // what is seen in addition, where more than one person sees
}

// Curtain is how far the table has been handed over from one person to the other.
type Curtain uint8

// The steps of handing over.
const (
	Lifted  Curtain = iota // the person asked sits at the table, or nobody is
	Passing                // the other person is asked; the first may look as long as they like
	Drawn                  // neither hand is visible
)

// sits works out who sits where at the beginning.
func (m *Model) sits() {
	v := &m.sight
	v.duel = m.adventure == nil
	m.seat = keyforge.NoSide
	for side := range keyforge.Side(m.game.Seats()) {
		if m.Bots[side] == nil {
			v.persons++
			m.seat = side
		}
	}
	v.open = m.Story.Header.Open || v.persons == 0 || m.game.Over()
	if v.persons != 1 && (v.duel || v.open) {
		m.seat = keyforge.NoSide
	}
	if v.near = 0; v.persons == 1 {
		v.near = m.seat
	}
	for c := keyforge.Slot(1); c < keyforge.MaxCards && !v.tidal; c++ {
		if own := m.game.Printed(c).Own; own != 0 {
			v.tidal = ofTide(m.game.Catalogue().Card(own))
		}
	}
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
func (m *Model) Sits() keyforge.Side { return m.seat }

// Duel reports whether it is a standard game of two players.
func (m *Model) Duel() bool { return m.sight.duel }

// HidesHands reports whether two persons play who do not see each other's cards.
func (m *Model) HidesHands() bool { return m.sight.duel && m.hides() }

// hides reports whether several persons play who do not know the same.
func (m *Model) hides() bool { return !m.sight.open && m.sight.persons > 1 }

// Alone is the one person who plays a standard game, or NoSide.
func (m *Model) Alone() keyforge.Side {
	if m.sight.duel && m.sight.persons == 1 {
		for side := range keyforge.Side(m.game.Seats()) {
			if m.Bots[side] == nil {
				return side
			}
		}
	}
	return keyforge.NoSide
}

// eyes are the sides whose hidden cards are seen, a bit for each.
func (m *Model) eyes() uint8 {
	switch {
	case m.sight.open:
		return 1<<m.game.Seats() - 1
	case m.seat == keyforge.NoSide:
		return 0
	}
	return 1 << m.seat
}

// look takes a view of the game for those who see the table.
func (m *Model) look() {
	v := &m.sight
	if !v.duel {
		m.game.ViewInto(&m.view, m.seat)
		return
	}
	eyes, q := m.eyes(), m.game.Question()
	first := keyforge.Side(keyforge.Monster) // a seat that is not of the game sees what lies open
	switch {
	case v.open && q.Kind != keyforge.NoQuestion:
		first = q.Side
	case eyes != 0:
		first = keyforge.Side(bits.TrailingZeros8(eyes))
	}
	m.game.ViewInto(&m.view, first)
	if rest := eyes &^ (1 << first); rest != 0 {
		m.game.ViewInto(&v.other, keyforge.Side(bits.TrailingZeros8(rest)))
		m.join(&v.other)
	}
}

// join adds to the view what another seat sees.
func (m *Model) join(o *keyforge.View) {
	for side := range o.Sides {
		for z := range o.Sides[side].Zones {
			for i, at := range o.Sides[side].Zones[z] {
				if at.Card != 0 {
					m.view.Sides[side].Zones[z][i] = at
				}
			}
		}
	}
	for c := range o.Cards {
		mine, theirs := &m.view.Cards[c], &o.Cards[c]
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

// veil removes from the events the cards that the viewers of the table may not know.
func (m *Model) veil(events []keyforge.Event) []keyforge.Event {
	if !m.sight.duel && m.sight.open { // the view hides nothing either
		return events
	}
	eyes := m.eyes()
	for i := range events {
		if e := &events[i]; !m.seen(eyes, e) {
			e.Card = 0
		}
	}
	return events
}

// seen reports whether one of the sides, or every player, learns the card of an event.
func (m *Model) seen(eyes uint8, e *keyforge.Event) bool {
	players := uint8(1)<<m.game.Seats() - 1
	return eyes&^e.Hidden != 0 || e.Hidden&players == 0
}

// told reports whether the log may lead to the card of an event: its readers know the
// card.
func (m *Model) told(e *keyforge.Event) bool {
	if m.hides() {
		return m.seen(0, e)
	}
	return m.seen(m.eyes(), e)
}

// handOver works out, when a question has been asked, whether the table has to be handed
// over to another person.
func (m *Model) handOver(asked bool) {
	v := &m.sight
	v.curtain = Lifted
	q := m.game.Question()
	switch {
	case !asked || !m.HidesHands() || m.seat == q.Side:
	case m.seat == keyforge.NoSide:
		v.curtain = Drawn
	default:
		v.curtain = Passing
	}
}

// turn turns the table toward the person who sits at it, or toward the active player if hands
// lie open.
func (m *Model) turn() {
	switch v := &m.sight; {
	case !v.duel || v.persons == 0:
	case !v.open && m.seat < keyforge.MaxSeats:
		v.near = m.seat
	case v.open && v.persons > 1 && int(m.view.Active) < m.game.Seats():
		v.near = m.view.Active
	}
}

// Curtain is whether the curtain has fallen, or is about to.
func (m *Model) Curtain() Curtain {
	if m.Watched || m.Showing() || m.Board.Over {
		return Lifted
	}
	return m.sight.curtain
}

// Next is who comes to the table when the curtain has fallen, or is about to.
func (m *Model) Next() keyforge.Side { return m.game.Question().Side }

// DrawCurtain lets the curtain fall: whoever sat at the table has left.
func (m *Model) DrawCurtain() {
	if m.Curtain() != Passing {
		return
	}
	m.leave(keyforge.NoSide)
}

// LiftCurtain seats the person who is asked at the table.
func (m *Model) LiftCurtain() {
	if m.Curtain() != Drawn {
		return
	}
	m.leave(m.game.Question().Side)
}

// leave seats somebody else at the table. Nothing remains of what the previous person had
// in mind.
func (m *Model) leave(to keyforge.Side) {
	m.DropAdvice()
	m.pending, m.Peeked, m.fault = pendingClick{}, nil, nil
	m.PutBack()
	m.changes++ // what was worked out for the previous person is not for this one
	m.seat = to
	m.Still()
	m.Settle()
}

// closed are the sides whose hands show their backs, a bit for each.
func (m *Model) closed() uint8 {
	if !m.sight.duel {
		return 0
	}
	return (1<<m.game.Seats() - 1) &^ m.eyes()
}

// Facing is the side that lies opposite in a standard game, or NoSide.
func (m *Model) Facing() keyforge.Side {
	if !m.sight.duel {
		return keyforge.NoSide
	}
	return 1 - m.sight.near
}

// Shut reports whether the hand of a side shows its back.
func (m *Model) Shut(side keyforge.Side) bool { return m.closed()&(1<<side) != 0 }

// Tides reports whether the tide matters to a card of the game, or has turned.
func (m *Model) Tides() bool { return !m.sight.duel || m.sight.tidal || m.view.High|m.view.Low != 0 }

// handOf reports whether a card in the hand of the side can be clicked where it lies.
func (m *Model) handOf(side keyforge.Side, z card.Zone) bool {
	return z == card.Hand && (side == m.Large() || side == m.Facing() && !m.Shut(side))
}
