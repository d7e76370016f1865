package table

import "github.com/keyraken/keyraken/game"

// wish is what a person wanted while things were still being shown: a command, or
// a click on a card. It is for the next question alone.
type wish struct {
	command game.Command
	card    game.Slot
}

// Want does a command of the main step: at once when that is asked, and else when
// it comes to be asked next, if it is legal then.
func (m *Model) Want(c game.Command) {
	if m.Showing() {
		m.wish = wish{command: c}
		return
	}
	m.Do(c)
}

// WantCard remembers a click on a card while things are being shown. Once more
// takes it back.
func (m *Model) WantCard(c game.Slot) {
	if m.wish.card == c {
		c = 0
	}
	m.wish = wish{card: c}
}

// Wants reports whether the command is remembered.
func (m *Model) Wants(c game.Command) bool { return m.Showing() && m.wish.command == c }

// WantsCard reports whether a click on the card is remembered.
func (m *Model) WantsCard(c game.Slot) bool { return c != 0 && m.Showing() && m.wish.card == c }

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
	w := m.wish
	if w == (wish{}) || m.Showing() || m.Question().Kind != game.NoQuestion && !m.asking {
		return
	}
	m.wish = wish{}
	if !m.asking {
		return
	}
	switch q := m.Question(); {
	case w.command.Verb != game.NoCommand && q.Kind == game.AskMain:
		if m.May(w.command) {
			m.Do(w.command)
		}
	case w.card == 0 || !m.Lit(w.card):
	case q.Kind == game.AskMain:
		m.wished = w.card
	case q.Kind == game.AskCards && q.Max == 1 && q.Source != 0 && q.Source == m.last.Card:
		m.Do(game.Command{Verb: game.Pick, Card: w.card})
	}
}
