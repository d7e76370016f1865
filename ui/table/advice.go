package table

import (
	"context"
	"slices"

	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
)

// adviceState is the advice that a person has received or waits for.
type adviceState struct {
	thinking[*advice.Advice]
	adviser *advice.Adviser // of the thinking expert, while there is one
	given   *advice.Advice  // with the part of its plan that has not been carried out
	change  int             // the change count of the game that it is for
	asked   bool            // all of it should be shown, not only the chances of the answers
}

// AskAdvice asks what an expert would do in place of the person who is asked. It
// reports whether there is anybody to advise.
func (m *Model) AskAdvice() bool {
	if !m.Asking() {
		return false
	}
	m.advice.asked = true
	return true
}

// DropAdvice cancels the advice.
func (m *Model) DropAdvice() {
	m.advice.asked, m.advice.given = false, nil
	m.advice.end()
}

// Advising reports whether requested advice is still being worked out.
func (m *Model) Advising() bool { return m.advice.asked && m.Asking() && m.current() == nil }

// Advice is the requested advice on the present question, as far as its plan has not been
// carried out, or nil.
func (m *Model) Advice() *advice.Advice {
	if !m.advice.asked {
		return nil
	}
	return m.current()
}

// current is the advice on the present question, or nil.
func (m *Model) current() *advice.Advice {
	if n := &m.advice; n.given != nil && m.Asking() && n.change == m.changes {
		return n.given
	}
	return nil
}

// Advised is what to do next by the advice, without the cards that are held already; no
// command if there is none.
func (m *Model) Advised() keyforge.Command {
	a := m.Advice()
	if a == nil {
		return keyforge.Command{}
	}
	for _, c := range a.Plan {
		if c.Verb == keyforge.Pick && m.Holds(c.Card) {
			continue
		}
		if m.May(c) {
			return c
		}
		break
	}
	return keyforge.Command{}
}

// Chance is the chance of winning with an answer to the present question, if it is known.
func (m *Model) Chance(c keyforge.Command) (bot.Chance, bool) {
	if a := m.current(); a != nil {
		for i := range a.Options {
			if o := &a.Options[i]; o.Command == c && o.Tries > 0 {
				return o.Chance, true
			}
		}
	}
	return 0, false
}

// Weighed is one more than the chance of winning with an answer, in hundredths; 0 if it is
// not known, negative while it is being worked out.
func (m *Model) Weighed(c keyforge.Command) int {
	chance, ok := m.Chance(c)
	switch {
	case ok:
		return advice.Percent(chance) + 1
	case m.advice.of(m.changes):
		return -1
	}
	return 0
}

// advise continues the advice that is wanted: what was requested, and the chances of the
// houses when one must be chosen.
func (m *Model) advise() {
	n := &m.advice
	wanted := m.Asking() && (n.asked || m.Chances && m.Question().Purpose == keyforge.ForHouse)
	if n.busy() && (!wanted || !n.of(m.changes)) {
		n.end()
	}
	if a, ok := n.done(); ok && a != nil {
		n.given, n.change = a, n.thinking.change
		m.saved(m.Story.Advise())
	}
	if !wanted || n.busy() || m.current() != nil {
		return
	}
	if n.adviser == nil {
		n.adviser = &advice.Adviser{}
	}
	v, g, seed := n.adviser, m.game.CopyInto(nil), uint64(m.Story.At())
	n.begin(m.changes, func(ctx context.Context) *advice.Advice { return v.Advise(ctx, g, bot.Thorough, seed) })
}

// carriedOut removes a command from the plan of the advice, if it is the next one there;
// any other command ends the advice. What nobody was asked may have been answered
// differently.
func (m *Model) carriedOut(c keyforge.Command, unasked bool) {
	n := &m.advice
	a := n.given
	if a == nil || !n.asked || n.change != m.changes-1 || len(a.Plan) == 0 || a.Plan[0] != c && !(unasked && a.Plan[0].Verb >= keyforge.Pick) {
		m.DropAdvice()
		return
	}
	rest := *a // the alternatives are in the past
	if rest.Plan = slices.Clone(a.Plan[1:]); len(rest.Plan) == 0 {
		m.DropAdvice()
		return
	}
	rest.Options = nil
	n.given, n.change = &rest, m.changes
}
