package table

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// ask works out what may be done now.
func (m *Model) ask(asking bool) {
	m.Ask(m.game, &m.View, asking, &m.Words, m.offTable)
}

func (m *Model) offTable(c keyforge.Slot) bool { return !m.onTable(c) }

// onTable reports whether a card can be clicked where it lies.
func (m *Model) onTable(c keyforge.Slot) bool {
	b := &m.Board
	if host := b.Faces[c].Host; host != 0 {
		return b.Faces[c].Zone == card.Attached || host == b.Boss
	}
	side, z := b.Side(c)
	return z.InPlay() || m.handOf(side, z)
}

// Click does what a click on a lit card does if that is a single thing, and
// reports whether it was: otherwise its actions must be offered.
func (m *Model) Click(c keyforge.Slot) bool {
	if !m.Lit(c) && !m.Holds(c) {
		return true
	}
	if m.Question().Kind == keyforge.AskCards {
		m.Answer(keyforge.Command{Verb: keyforge.Pick, Card: c})
		return true
	}
	return false
}
