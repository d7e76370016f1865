package table

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/table/forecast"
)

// holding is what a person has picked for a question for several cards. The game
// learns everything at once, when it is confirmed: until then any pick can be put
// back.
type holding struct {
	cards []keyforge.Slot
	game  *keyforge.Game // as if it had learned them, except the one that would complete them
}

// Answer gives the game a command with the next [Model.Update], so that the
// question stays the same while a frame is drawn. If several cards are picked one
// after another, the game is told when the person is done.
func (m *Model) Answer(c keyforge.Command) { m.answer = c }

// take processes an answer.
func (m *Model) take(c keyforge.Command) {
	q := m.game.Question()
	switch several := q.Kind == keyforge.AskCards && q.Max > 1 && m.Asking(); {
	case several && c.Verb == keyforge.Pick && !m.Allows(c):
		m.Refused++
	case several && c.Verb == keyforge.Pick:
		m.pick(c.Card)
	case c.Verb == keyforge.Done:
		m.confirm()
	default:
		m.Do(c)
	}
}

// pick picks a card, or puts it back.
func (m *Model) pick(c keyforge.Slot) {
	if i := slices.Index(m.picks.cards, c); i >= 0 {
		m.picks.cards = slices.Delete(m.picks.cards, i, i+1)
	} else {
		m.picks.cards = append(m.picks.cards, c)
	}
	m.hold()
}

// hold works out what can be picked in addition to what is held, and drops what can no
// longer be held.
func (m *Model) hold() {
	h := &m.picks
	h.game = m.game.CopyInto(h.game)
	last := keyforge.Slot(0)
	h.cards = slices.DeleteFunc(h.cards, func(c keyforge.Slot) bool {
		pick := keyforge.Command{Verb: keyforge.Pick, Card: c}
		if last != 0 || h.game.Check(pick) != nil {
			return true
		}
		if q := h.game.Question(); q.Picked.Len()+1 >= int(q.Max) {
			last = c
			return false
		}
		_, err := h.game.Apply(pick, nil)
		return err != nil
	})
	m.View.Question = *h.game.Question()
	m.Ask(h.game, &m.View, true, &m.Words, m.offTable)
	if last != 0 {
		m.View.Question.Picked.Add(last)
		m.Enough()
	}
}

// confirm tells the game what was picked.
func (m *Model) confirm() {
	cards := slices.Clone(m.picks.cards)
	if m.elsewhere != nil {
		m.confirmElsewhere(cards)
		return
	}
	for _, c := range cards {
		if m.Do(keyforge.Command{Verb: keyforge.Pick, Card: c}); m.fault != nil {
			return
		}
	}
	if q := m.game.Question(); len(cards) == 0 || q.Kind == keyforge.AskCards && !q.Picked.Empty() {
		m.Do(keyforge.Command{Verb: keyforge.Done})
	}
}

// confirmElsewhere asks for what was picked; whoever picks as many as may be picked is asked no more.
func (m *Model) confirmElsewhere(cards []keyforge.Slot) {
	var all []keyforge.Command
	ahead := m.game.CopyInto(nil)
	for _, c := range cards {
		pick := keyforge.Command{Verb: keyforge.Pick, Card: c}
		if all = append(all, pick); ahead.Do(pick) != nil {
			break
		}
	}
	if now := ahead.Question(); len(cards) == 0 || now.Kind == keyforge.AskCards && !now.Picked.Empty() {
		all = append(all, keyforge.Command{Verb: keyforge.Done})
	}
	m.elsewhere.ask(m, all...)
}

// Holds reports whether the person has picked the card and can put it back.
func (m *Model) Holds(c keyforge.Slot) bool { return m.Asking() && slices.Contains(m.picks.cards, c) }

// announced reports whether a command has had no effect except to say what was going to
// be done. The end of a turn has: a step begins.
func announced(c keyforge.Command, events []keyforge.Event) bool {
	if c.Verb == keyforge.NoCommand || c.Verb >= keyforge.Pick {
		return false
	}
	return !slices.ContainsFunc(events, func(e keyforge.Event) bool { return e.Kind != keyforge.Played && e.Kind != keyforge.Used })
}

// MayCancel reports whether the person can still do something other than what was
// begun: a card has been picked up, and nothing has come of it yet.
func (m *Model) MayCancel() bool {
	return m.Asking() && m.Only == nil && m.begun && m.Question().Kind != keyforge.AskMain
}

// Cancel takes back what was begun.
func (m *Model) Cancel() {
	if !m.MayCancel() {
		return
	}
	if m.elsewhere != nil {
		m.elsewhere.Undo()
		return
	}
	_, err := m.Story.Undo(1)
	must(m.saved(err))
	m.settleAnew()
}

// Outcome is what would come of an answer, with the cards that are held; see
// [preview.Preview.Outcome].
func (m *Model) Outcome(c keyforge.Command) *forecast.Outcome {
	return m.Preview.Outcome(m.picks.cards, c)
}
