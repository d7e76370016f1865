package table

import (
	"context"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/advice"
	"github.com/keyraken/keyraken/game/bot"
)

// counsel is the advice that a person has had, or waits for.
type counsel struct {
	thinking[*advice.Advice]
	adviser *advice.Adviser // that of who thinks, while somebody does
	given   *advice.Advice  // as far as its plan has not been carried out
	change  int             // after which change of the game that is
	asked   bool            // it is to be seen, not only the chances of the answers
}

// AskAdvice asks what an expert would do in the place of the person who is asked. It
// reports whether there is somebody to be advised.
func (m *Model) AskAdvice() bool {
	if !m.Asking() {
		return false
	}
	m.counsel.asked = true
	return true
}

// DropAdvice wants no advice any more.
func (m *Model) DropAdvice() {
	m.counsel.asked, m.counsel.given = false, nil
	m.counsel.end()
}

// Advising reports whether advice is being thought of that was asked for.
func (m *Model) Advising() bool { return m.counsel.asked && m.Asking() && m.current() == nil }

// Advice is the advice that was asked for on what is asked now, as far as its plan has not
// been carried out, or nil.
func (m *Model) Advice() *advice.Advice {
	if !m.counsel.asked {
		return nil
	}
	return m.current()
}

// current is the advice on what is asked now, or nil.
func (m *Model) current() *advice.Advice {
	if n := &m.counsel; n.given != nil && m.Asking() && n.change == m.changes {
		return n.given
	}
	return nil
}

// Advised is what to do next, as the advice has it, besides cards that are held already; no
// command when there is none.
func (m *Model) Advised() game.Command {
	a := m.Advice()
	if a == nil {
		return game.Command{}
	}
	for _, c := range a.Plan {
		if c.Verb == game.Pick && m.Holds(c.Card) {
			continue
		}
		if m.May(c) {
			return c
		}
		break
	}
	return game.Command{}
}

// Chance is the chance of winning with an answer to what is asked, where that is known.
func (m *Model) Chance(c game.Command) (bot.Chance, bool) {
	if a := m.current(); a != nil {
		for i := range a.Options {
			if o := &a.Options[i]; o.Command == c && o.Tries > 0 {
				return o.Chance, true
			}
		}
	}
	return 0, false
}

// Weighed is one more than the chance of winning with an answer, in hundredths; 0 where it is
// not known, less while it is being found out.
func (m *Model) Weighed(c game.Command) int {
	chance, ok := m.Chance(c)
	switch {
	case ok:
		return advice.Percent(chance) + 1
	case m.counsel.of(m.changes):
		return -1
	}
	return 0
}

// advise goes on with the advice that is wanted: that which was asked for, and the chances
// of the houses when one is to be chosen.
func (m *Model) advise() {
	n := &m.counsel
	wanted := m.Asking() && (n.asked || m.Chances && m.Question().Purpose == game.ForHouse)
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

// carriedOut takes a command off the plan of the advice, if it is the next of it; any other
// ends the advice. What nobody was asked may have been answered otherwise.
func (m *Model) carriedOut(c game.Command, unasked bool) {
	n := &m.counsel
	a := n.given
	if a == nil || !n.asked || n.change != m.changes-1 || len(a.Plan) == 0 || a.Plan[0] != c && !(unasked && a.Plan[0].Verb >= game.Pick) {
		m.DropAdvice()
		return
	}
	rest := *a // what it was compared with is past
	if rest.Plan = slices.Clone(a.Plan[1:]); len(rest.Plan) == 0 {
		m.DropAdvice()
		return
	}
	rest.Options = nil
	n.given, n.change = &rest, m.changes
}
