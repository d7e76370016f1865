// Package gesture tells what it means to drag a card to a place on the table: a
// command, and the answer that the place gives to a question that follows from it,
// such as the flank, the host or the target. It contains no rules: it gives the
// command to a copy of the game in which hidden cards are dealt again, and looks at
// what is asked there.
//
// Decisions. A place answers one question, the first that is about the card itself:
// later ones are asked, because what will have happened by then cannot be
// seen when the card is dropped. The answer is given only if the game itself asks the same
// question and the answer is legal there.
package gesture

import (
	"cmp"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/table/offers"
)

// Place is a place on the table where a card is held or dropped.
type Place struct {
	Off   bool          // not on the table, but on the hand, the question or the log
	Card  keyforge.Slot // the card that lies there, or 0
	Side  keyforge.Side // whose side of the table it is, or NoSide
	Bin   bool          // the discard pile of that side
	Gap   int           // how many cards of the asked side's line stand to the left of it
	Right bool          // nearer to the right flank of that line than to the left
}

// Plan is a command and the answer to the question that follows.
type Plan struct {
	Command keyforge.Command
	Asked   keyforge.Question // of no kind if there is no answer
	Answer  keyforge.Command
}

// Answers reports whether the plan has an answer to the question, if it is legal.
func (p *Plan) Answers(q *keyforge.Question) bool {
	return p.Asked.Kind != keyforge.NoQuestion && q.Kind == p.Asked.Kind && q.Purpose == p.Asked.Purpose && q.Source == p.Asked.Source
}

// Refusal is why a card cannot go to a place, as far as places matter.
type Refusal uint8

// The refusals.
const (
	Allowed  Refusal = iota
	NoMeans          // the rules do not allow it, see Why
	OwnSide          // it belongs on the side of the player who plays it
	OnCard           // it belongs on a lit card
	NotThere         // it can do nothing to that card
	Refusals
)

// Outcome is what comes of dropping a card on a place: nothing if it has neither a
// command nor a refusal.
type Outcome struct {
	Plan    Plan
	Refusal Refusal
	Why     keyforge.Reason // for NoMeans
	Open    int             // one more than the place in the line where it would enter, or 0
}

// way is a use of a card.
type way struct {
	verb    keyforge.Verb
	why     keyforge.Reason
	asks    keyforge.Question // of no kind if a place can answer nothing
	answers []keyforge.Command
}

// Reach is what a dragged card can be used for, and on what.
type Reach struct {
	card   keyforge.Slot
	kind   card.Type
	inHand bool
	side   keyforge.Side
	ways   []way

	copy  *keyforge.Game
	legal []keyforge.Command
}

// Look works out what the card can be used for, out of its actions for the side that
// is asked what to do.
func (r *Reach) Look(g *keyforge.Game, seat keyforge.Side, v *keyforge.CardView, actions []offers.Action) {
	r.card, r.kind, r.inHand, r.side = v.Slot, v.Type, v.Zone == card.Hand, g.Question().Side
	r.ways = slices.Grow(r.ways[:0], len(actions))[:len(actions)]
	for i, a := range actions {
		w := &r.ways[i]
		w.verb, w.why, w.asks, w.answers = a.Command.Verb, a.Why, keyforge.Question{}, w.answers[:0]
		if w.why == keyforge.Allowed {
			r.ask(g, seat, w)
		}
	}
}

// trivial is how many questions with a single answer, which the game itself will not
// ask, are passed over.
const trivial = 4

// ask finds out what is asked when the card is used that way.
func (r *Reach) ask(g *keyforge.Game, seat keyforge.Side, w *way) {
	r.copy = g.CopyInto(r.copy)
	s := r.copy.Snapshot()
	s.AskAll = true // a place also answers what has only one answer
	r.copy.Load(&s)
	r.copy.Imagine(seat, 1)
	c := keyforge.Command{Verb: w.verb, Card: r.card}
	for range trivial {
		if _, err := r.copy.Apply(c, nil); err != nil {
			return
		}
		q := r.copy.Question()
		r.legal = r.copy.Legal(r.legal[:0])
		if answerable(q, r.card) {
			w.asks, w.answers = *q, append(w.answers, r.legal...)
			return
		}
		if len(r.legal) != 1 || q.Kind == keyforge.AskMain {
			return
		}
		c = r.legal[0]
	}
}

// answerable reports whether a place on the table can answer the question: where the
// card enters, or on which one card it is used.
func answerable(q *keyforge.Question, c keyforge.Slot) bool {
	if q.Source != c {
		return false
	}
	switch q.Kind {
	case keyforge.AskPlace:
		return q.Purpose == keyforge.ForFlank
	case keyforge.AskCards:
		return q.Max == 1 && (q.Purpose == keyforge.ForAttack || q.Purpose == keyforge.ForHost || q.Purpose == keyforge.ForEffect)
	}
	return false
}

// takes reports whether the card can be used that way on the target.
func (w *way) takes(target keyforge.Slot) bool {
	return target != 0 && slices.Contains(w.answers, keyforge.Command{Verb: keyforge.Pick, Card: target})
}

func (r *Reach) way(v keyforge.Verb) *way {
	for i := range r.ways {
		if r.ways[i].verb == v {
			return &r.ways[i]
		}
	}
	return nil
}

// Targets are the cards on which the card can be dropped.
func (r *Reach) Targets() (all keyforge.Set) {
	for i := range r.ways {
		for _, c := range r.ways[i].answers {
			if r.drags(r.ways[i].verb) && c.Card != 0 {
				all.Add(c.Card)
			}
		}
	}
	return all
}

// drags reports whether dropping the card on another may mean the verb.
func (r *Reach) drags(v keyforge.Verb) bool {
	if r.inHand {
		return v == keyforge.PlayUpgrade || v == keyforge.PlayCard && (r.kind == card.UpgradeType || r.kind == card.ActionType)
	}
	return slices.Contains(aimed[:], v)
}

// aimed are the uses of a card in play for which it is dragged onto another card,
// in the order in which they are assumed.
var aimed = [...]keyforge.Verb{keyforge.Fight, keyforge.UseAction, keyforge.UseOmni}

// Drop is what comes of dropping the card on a place.
func (r *Reach) Drop(at *Place) Outcome {
	switch {
	case at.Off || at.Card == r.card:
		return Outcome{}
	case !r.inHand:
		return r.use(at)
	}
	if w := r.way(keyforge.DiscardCard); w != nil && at.Bin && at.Side == r.side {
		return r.do(w, keyforge.Command{})
	}
	return r.play(at)
}

// play is what comes of dropping a card from the hand.
func (r *Reach) play(at *Place) Outcome {
	if w := r.way(keyforge.PlayUpgrade); w != nil && w.takes(at.Card) {
		return r.do(w, keyforge.Command{Verb: keyforge.Pick, Card: at.Card})
	}
	w := r.way(keyforge.PlayCard)
	if w == nil {
		return Outcome{}
	}
	if w.why != keyforge.Allowed {
		return Outcome{Refusal: NoMeans, Why: w.why}
	}
	pick := keyforge.Command{Verb: keyforge.Pick, Card: at.Card}
	switch r.kind {
	case card.UpgradeType:
		if !w.takes(at.Card) {
			return Outcome{Refusal: OnCard}
		}
		return r.do(w, pick)
	case card.ActionType:
		switch {
		case w.takes(at.Card):
			return r.do(w, pick)
		case at.Card != 0 && w.asks.Kind == keyforge.AskCards:
			return Outcome{Refusal: NotThere}
		case len(w.answers) == 1:
			return r.do(w, w.answers[0])
		}
		return r.do(w, keyforge.Command{})
	}
	if at.Side != r.side {
		return Outcome{Refusal: OwnSide}
	}
	if r.kind != card.CreatureType || w.asks.Purpose != keyforge.ForFlank {
		o := r.do(w, keyforge.Command{})
		if r.kind == card.CreatureType {
			o.Open = 1
		}
		return o
	}
	o := r.do(w, w.nearest(at))
	o.Open = int(o.Plan.Answer.N) + 1
	return o
}

// nearest is the answer nearest to the place, among the answers to a question for
// a place in the line: of two that are as near, that on the same side.
func (w *way) nearest(at *Place) keyforge.Command {
	away := func(c keyforge.Command) int {
		far := 2 * max(at.Gap-int(c.N), int(c.N)-at.Gap)
		if at.Right == (c.N > 0) {
			far--
		}
		return far
	}
	return slices.MinFunc(w.answers, func(a, b keyforge.Command) int { return cmp.Compare(away(a), away(b)) })
}

// use is what comes of dropping a card in play.
func (r *Reach) use(at *Place) Outcome {
	if at.Card == 0 {
		return Outcome{}
	}
	why := keyforge.Allowed
	for _, v := range aimed {
		w := r.way(v)
		if w == nil {
			continue
		}
		if w.takes(at.Card) {
			return r.do(w, keyforge.Command{Verb: keyforge.Pick, Card: at.Card})
		}
		if why == keyforge.Allowed {
			why = w.why
		}
	}
	if why != keyforge.Allowed {
		return Outcome{Refusal: NoMeans, Why: why}
	}
	return Outcome{Refusal: NotThere}
}

// do is the command that uses the card that way, with an answer if there is one.
func (r *Reach) do(w *way, answer keyforge.Command) Outcome {
	if w.why != keyforge.Allowed {
		return Outcome{Refusal: NoMeans, Why: w.why}
	}
	p := Plan{Command: keyforge.Command{Verb: w.verb, Card: r.card}}
	if answer.Verb != keyforge.NoCommand {
		p.Asked, p.Answer = w.asks, answer
	}
	return Outcome{Plan: p}
}
