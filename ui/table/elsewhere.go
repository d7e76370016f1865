package table

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
)

// Elsewhere is where the game of a table is played that only shows it, such as a room: what a person does is asked for there,
// and shown once it has come back, see [Model.Arrive].
type Elsewhere interface {
	// Answer asks to carry out a command.
	Answer(keyforge.Command)
	// MayUndo reports whether there is an answer of the person that can be taken back, and Undo asks to do it.
	MayUndo() bool
	Undo()
}

// Away holds a seat whose player sits elsewhere.
type Away struct{}

// Choose implements [bot.Bot]; nobody asks it.
func (Away) Choose(_ *keyforge.Game, legal []keyforge.Command) keyforge.Command { return legal[0] }

// elsewhere is what is on its way there.
type elsewhere struct {
	Elsewhere
	waits bool               // for what becomes of an answer
	next  []keyforge.Command // the answers that follow it
}

// PlayElsewhere says where the game of the table is played.
func (m *Model) PlayElsewhere(e Elsewhere) { m.elsewhere = &elsewhere{Elsewhere: e} }

// Elsewhere reports whether the game is played elsewhere, and Waiting whether an answer is on its way there.
func (m *Model) Elsewhere() bool { return m.elsewhere != nil }

// Waiting reports whether an answer is on its way to where the game is played.
func (m *Model) Waiting() bool { return m.elsewhere != nil && m.elsewhere.waits }

// ask asks for commands, one after another. While an answer is on its way there are no others.
func (e *elsewhere) ask(m *Model, all ...keyforge.Command) {
	if e.waits || len(all) == 0 {
		return
	}
	e.next = all[1:]
	if m.fault = m.game.Check(all[0]); m.fault == nil {
		m.last, m.pending.card = all[0], 0
		e.waits = true
		e.Answer(all[0])
	}
}

// Arrive shows how the game stands elsewhere; edit makes it so. If led, a command has led to it, and what that has caused is
// shown; otherwise answers were taken back, or what was asked for was refused.
func (m *Model) Arrive(edit game.Edit, led bool) error {
	at := m.Story.At()
	if err := m.Story.Edit(edit); err != nil {
		return err
	}
	m.Story.Header.Edited = false // by nobody's hand
	m.elsewhere.waits = false
	events := m.game.Happened()
	m.begun = m.last.Verb != keyforge.NoCommand && announced(m.last, events)
	m.bookmarks, m.Input = m.bookmarks[:at+1], at
	if led && len(events) > 0 {
		m.begin(events)
	} else {
		m.elsewhere.next = nil
		m.layAnew()
	}
	if q := m.game.Question(); q.Kind != keyforge.NoQuestion && m.person(q.Side) {
		m.elsewhere.ask(m, m.elsewhere.next...)
	} else {
		m.elsewhere.next = nil
	}
	return nil
}
