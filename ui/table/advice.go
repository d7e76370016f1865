package table

import (
	"context"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/table/forecast"
	"github.com/keyraken/keyraken/ui/table/offers"
)

// Counsel is the advice that a person has received or waits for.
type Counsel struct {
	Chances bool // the chances of the houses are wanted while one is chosen

	offers   *offers.Offers
	at       forecast.Start // of the game when somebody was last asked
	thinking thinking[*advice.Advice]
	adviser  *advice.Adviser // of the thinking expert, while there is one
	given    *advice.Advice  // with the part of its plan that has not been carried out
	change   int             // the change count of the game that it is for
	asked    bool            // all of it should be shown, not only the chances of the answers
}

// AskAdvice asks what an expert would do in place of the person who is asked. It
// reports whether there is anybody to advise.
func (n *Counsel) AskAdvice() bool {
	if !n.offers.Asking() {
		return false
	}
	n.asked = true
	return true
}

// DropAdvice cancels the advice.
func (n *Counsel) DropAdvice() {
	n.asked, n.given = false, nil
	n.thinking.end()
}

// Advising reports whether requested advice is still being worked out.
func (n *Counsel) Advising() bool { return n.asked && n.offers.Asking() && n.current() == nil }

// Advice is the requested advice on the present question, as far as its plan has not been
// carried out, or nil.
func (n *Counsel) Advice() *advice.Advice {
	if !n.asked {
		return nil
	}
	return n.current()
}

// current is the advice on the present question, or nil.
func (n *Counsel) current() *advice.Advice {
	if n.given != nil && n.offers.Asking() && n.change == n.at.Change {
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
func (n *Counsel) Chance(c keyforge.Command) (game.Chance, bool) {
	if a := n.current(); a != nil {
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
func (n *Counsel) Weighed(c keyforge.Command) int {
	chance, ok := n.Chance(c)
	switch {
	case ok:
		return lang.Percent(chance) + 1
	case n.thinking.of(n.at.Change):
		return -1
	}
	return 0
}

// advise continues the advice that is wanted: what was requested, and the chances of the
// houses when one must be chosen. It reports whether it was given just now.
func (n *Counsel) advise() (now bool) {
	wanted := n.offers.Asking() && (n.asked || n.Chances && n.offers.Asked().Purpose == keyforge.ForHouse)
	if n.thinking.busy() && (!wanted || !n.thinking.of(n.at.Change)) {
		n.thinking.end()
	}
	if a, ok := n.thinking.done(); ok && a != nil {
		n.given, n.change = a, n.thinking.change
		now = true
	}
	if !wanted || n.thinking.busy() || n.current() != nil {
		return now
	}
	if n.adviser == nil {
		n.adviser = &advice.Adviser{}
	}
	v, g, seed := n.adviser, n.at.Game.CopyInto(nil), n.at.Seed
	n.thinking.begin(n.at.Change, func(ctx context.Context) *advice.Advice { return v.Advise(ctx, g, bot.Thorough, seed) })
	return now
}

// carriedOut removes a command from the plan of the advice, if it is the next one there;
// any other command ends the advice. What nobody was asked may have been answered
// differently. Change is the change count of the game after the command.
func (n *Counsel) carriedOut(c keyforge.Command, unasked bool, change int) {
	a := n.given
	if a == nil || !n.asked || n.change != change-1 || len(a.Plan) == 0 || a.Plan[0] != c && !(unasked && a.Plan[0].Verb >= keyforge.Pick) {
		n.DropAdvice()
		return
	}
	rest := *a // the alternatives are in the past
	if rest.Plan = slices.Clone(a.Plan[1:]); len(rest.Plan) == 0 {
		n.DropAdvice()
		return
	}
	rest.Options = nil
	n.given, n.change = &rest, change
}
