package table

import "github.com/keyraken/keyraken/game/keyforge"

// pendingClick is the click of a person that waits while something is shown.
type pendingClick struct {
	card   keyforge.Slot
	opened keyforge.Slot // the card that was clicked, if its actions should be shown
}

// RememberClick remembers a click on a card while things are being shown. A second one
// takes it back.
func (m *Model) RememberClick(c keyforge.Slot) {
	if m.pending.card == c {
		c = 0
	}
	m.pending.card = c
}

// ClickRemembered reports whether a click on the card is remembered.
func (m *Model) ClickRemembered(c keyforge.Slot) bool {
	return c != 0 && m.Showing() && m.pending.card == c
}

// ToOpen takes the card whose actions a person wanted to see, or 0.
func (m *Model) ToOpen() keyforge.Slot {
	c := m.pending.opened
	m.pending.opened = 0
	return c
}

// usePending does what was wanted now that somebody is asked. A card answers a question
// only if it follows from what the person began with another: a click never answers a
// question that could not be foreseen.
func (m *Model) usePending() {
	c := m.pending.card
	if c == 0 || m.Showing() || m.Question().Kind != keyforge.NoQuestion && !m.Asking() {
		return
	}
	m.pending.card = 0
	if !m.Lit(c) {
		return
	}
	switch q := m.Question(); {
	case q.Kind == keyforge.AskMain:
		m.pending.opened = c
	case q.Kind == keyforge.AskCards && q.Max == 1 && q.Source != 0 && q.Source == m.last.Card:
		m.Do(keyforge.Command{Verb: keyforge.Pick, Card: c})
	}
}
