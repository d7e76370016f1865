package table

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/couch"
)

// Curtain is whether the curtain has fallen, or is about to.
func (m *Model) Curtain() couch.Curtain {
	if m.Watched || m.Showing() || m.Board.Over {
		return couch.Lifted
	}
	return m.Handed()
}

// DrawCurtain lets the curtain fall: whoever sat at the table has left.
func (m *Model) DrawCurtain() {
	if m.Curtain() != couch.Passing {
		return
	}
	m.leave(keyforge.NoSide)
}

// LiftCurtain seats the person who is asked at the table.
func (m *Model) LiftCurtain() {
	if m.Curtain() != couch.Drawn {
		return
	}
	m.leave(m.game.Question().Side)
}

// leave seats somebody else at the table. Nothing remains of what the previous person had
// in mind.
func (m *Model) leave(to keyforge.Side) {
	m.DropAdvice()
	m.Odds.drop()
	m.pending, m.Peeked, m.fault = pendingClick{}, nil, nil
	m.PutBack()
	m.changes++ // what was worked out for the previous person is not for this one
	m.Seat(to)
	m.Still()
	m.Settle()
}

// handOf reports whether a card in the hand of the side can be clicked where it lies.
func (m *Model) handOf(side keyforge.Side, z card.Zone) bool {
	return z == card.Hand && (side == m.Large() || side == m.OppositeSide() && !m.HandHidden(side))
}
