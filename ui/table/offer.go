package table

import (
	"errors"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

// Deed is something that a card offers: a command, and why it is not legal when
// it is not.
type Deed struct {
	Command game.Command
	Why     game.Reason
}

// light finds out what may be clicked.
func (m *Model) light() {
	m.lit, m.loose = game.Set{}, m.loose[:0]
	if !m.asking {
		return
	}
	for _, c := range m.legal {
		if c.Card != 0 {
			m.lit.Add(c.Card)
		}
	}
	q := m.Question()
	if q.Kind != game.AskCards {
		return
	}
	for c := q.Domain.First(); c != 0; c = q.Domain.Next(c) {
		if !m.onTable(c) {
			m.Board.reveal(c, m.Game) // who chooses among cards may look at them
			m.loose = append(m.loose, c)
		}
	}
}

// onTable reports whether a card can be clicked where it lies.
func (m *Model) onTable(c game.Slot) bool {
	b := &m.Board
	if host := b.Faces[c].Host; host != 0 {
		return m.Game.State().Cards[c].Zone == card.Attached && host != b.Boss || host == b.Boss
	}
	side, z := b.Side(c)
	return z.InPlay() || z == card.Hand && side == m.Large()
}

// Lit reports whether a click on the card does something.
func (m *Model) Lit(c game.Slot) bool { return m.asking && c != 0 && m.lit.Has(c) }

// Picked reports whether the card has been picked for the question.
func (m *Model) Picked(c game.Slot) bool {
	return m.asking && c != 0 && m.Question().Kind == game.AskCards && m.Question().Picked.Has(c)
}

// Loose are the cards to choose from that cannot be clicked on the table, because
// they lie in a pile or in a hand that is not shown.
func (m *Model) Loose() []game.Slot { return m.loose }

// Legal are the commands that are legal now, when a person is asked.
func (m *Model) Legal() []game.Command {
	if !m.asking {
		return nil
	}
	return m.legal
}

// May reports whether the command is legal now.
func (m *Model) May(c game.Command) bool {
	return m.asking && m.Game.Check(c) == nil
}

// Deeds are what the card offers in the main step, legal or not, without what it
// could never do. The result is good until the next call.
func (m *Model) Deeds(c game.Slot) []Deed {
	m.deeds = m.deeds[:0]
	if !m.asking || m.Question().Kind != game.AskMain || c == 0 {
		return m.deeds
	}
	cs := &m.Game.State().Cards[c]
	switch {
	case cs.Ctrl != m.Question().Side:
	case cs.Zone == card.Hand:
		m.deed(game.PlayCard, c)
		if m.Game.Catalogue().Card(cs.Def).AsUpgrade != nil {
			m.deed(game.PlayUpgrade, c)
		}
		m.deed(game.DiscardCard, c)
	case cs.Zone.InPlay() && cs.Zone != card.Attached && c != m.Board.Boss:
		m.uses(c)
	}
	return m.deeds
}

// uses are the deeds of a card in play.
func (m *Model) uses(c game.Slot) {
	if m.Game.TypeOf(c) == card.CreatureType {
		if m.Game.State().Cards[c].Is(game.Stunned) {
			m.deed(game.Unstun, c)
		}
		m.deed(game.Fight, c)
		m.deed(game.Reap, c)
	}
	for _, v := range [...]game.Verb{game.UseAction, game.UseOmni} {
		if m.has(c, v) {
			m.deed(v, c)
		}
	}
}

// has reports whether the card has an ability to use so: otherwise it would be
// offered and refused for want of one.
func (m *Model) has(c game.Slot, v game.Verb) bool {
	err, refused := m.Game.Check(game.Command{Verb: v, Card: c}).(*game.CommandError)
	if !refused || err == nil {
		return true
	}
	if err.Reason == game.NoAction {
		return false
	}
	head := card.OnAction
	if v == game.UseOmni {
		head = card.OnOmni
	}
	for _, a := range m.Game.Catalogue().Card(m.Game.Def(c)).Abilities {
		if a.Kind == card.Headed && a.Heads&head != 0 {
			return true
		}
	}
	return false
}

func (m *Model) deed(v game.Verb, c game.Slot) {
	d := Deed{Command: game.Command{Verb: v, Card: c}}
	d.Why = m.reason(d.Command)
	m.deeds = append(m.deeds, d)
}

// Why is why a click on the card does nothing, or Fine.
func (m *Model) Why(c game.Slot) game.Reason {
	if !m.asking || c == 0 || m.lit.Has(c) {
		return game.Fine
	}
	q := m.Question()
	if q.Kind == game.AskCards {
		return m.reason(game.Command{Verb: game.Pick, Card: c})
	}
	if q.Kind != game.AskMain {
		return game.Fine
	}
	if m.Game.State().Cards[c].Ctrl != q.Side {
		return game.NotYours
	}
	for _, d := range m.Deeds(c) {
		return d.Why
	}
	return game.Fine
}

func (m *Model) reason(c game.Command) game.Reason {
	var refused *game.CommandError
	if errors.As(m.Game.Check(c), &refused) {
		return refused.Reason
	}
	return game.Fine
}

// Click does what a click on a lit card does when it is one thing only, and
// reports whether it was: otherwise its deeds are to be offered.
func (m *Model) Click(c game.Slot) bool {
	if !m.Lit(c) {
		return true
	}
	if m.Question().Kind == game.AskCards {
		m.Answer(game.Command{Verb: game.Pick, Card: c})
		return true
	}
	return false
}

// WhyNoTide is why the tide cannot be raised, or Fine.
func (m *Model) WhyNoTide() game.Reason { return m.noTide }

// Prompt is the question in words, after the card that asks.
func (m *Model) Prompt() string { return m.prompt }

// Says is what a yes or a no to the question does, in words.
func (m *Model) Says(c game.Command) string {
	if c.Verb == game.Yes {
		return m.yes
	}
	return m.no
}

func (m *Model) asks() string {
	if !m.asking {
		return ""
	}
	q := m.Question()
	words := strings.TrimSpace(m.Words.Question(q))
	if q.Purpose == game.ForEffect && q.Source != 0 {
		return m.Title(q.Source) + " – " + words
	}
	return words
}

// Narration is what is being shown, in words.
func (m *Model) Narration() string {
	for i := len(m.Log) - 1; i >= 0; i-- {
		if m.Log[i].Text != "" {
			return m.Log[i].Text
		}
	}
	return ""
}
