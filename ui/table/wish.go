package table

import "github.com/keyraken/keyraken/game"

// WantCard remembers a click on a card while things are being shown. Once more
// takes it back.
func (m *Model) WantCard(c game.Slot) {
	if m.wish == c {
		c = 0
	}
	m.wish = c
}

// WantsCard reports whether a click on the card is remembered.
func (m *Model) WantsCard(c game.Slot) bool { return c != 0 && m.Showing() && m.wish == c }

// Wished takes the card whose deeds a person wanted to see, or 0.
func (m *Model) Wished() game.Slot {
	c := m.wished
	m.wished = 0
	return c
}

// grant does what was wanted now that somebody is asked. A card answers a question
// only of what the person began with another: a click never answers a question
// that could not be foreseen.
func (m *Model) grant() {
	c := m.wish
	if c == 0 || m.Showing() || m.Question().Kind != game.NoQuestion && !m.asking {
		return
	}
	m.wish = 0
	if !m.Lit(c) {
		return
	}
	switch q := m.Question(); {
	case q.Kind == game.AskMain:
		m.wished = c
	case q.Kind == game.AskCards && q.Max == 1 && q.Source != 0 && q.Source == m.last.Card:
		m.Do(game.Command{Verb: game.Pick, Card: c})
	}
}
