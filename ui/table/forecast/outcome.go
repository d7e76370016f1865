package forecast

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
)

// Outcome is what would come of an answer to a question, as far as open cards decide
// it, until the next question.
type Outcome struct {
	Events []keyforge.Event // those that may be told
	Harms  []Harm
	Unsure bool // hidden cards or later choices decide a part of it

	change int
	picks  []keyforge.Slot
	answer keyforge.Command
}

// same reports whether it is the outcome of that answer.
func (o *Outcome) same(change int, picks []keyforge.Slot, c keyforge.Command) bool {
	return o.change == change && o.answer == c && slices.Equal(o.picks, picks)
}

// Same reports whether both are of the same answer at the same moment.
func (o *Outcome) Same(p *Outcome) bool { return p.same(o.change, o.picks, o.answer) }

// Clone is the outcome with memory of its own.
func (o *Outcome) Clone() Outcome {
	c := *o
	c.Events, c.Harms, c.picks = slices.Clone(o.Events), slices.Clone(o.Harms), slices.Clone(o.picks)
	return c
}

// Outcome is what would come of the picks and of the answer after them, as far as tells
// lets events be told. It is valid until the next call.
func (w *Forecaster) Outcome(at Start, picks []keyforge.Slot, c keyforge.Command, tells func(*keyforge.Event) bool) *Outcome {
	o := &w.outcome
	if o.same(at.Change+1, picks, c) {
		return o
	}
	*o = Outcome{change: at.Change + 1, picks: append(o.picks[:0], picks...), answer: c}
	for i := range Worlds {
		events, done := w.answered(at, picks, c, tells, i)
		if i == 0 {
			o.Events, o.Harms, o.Unsure = events, Harms(nil, events), !done
			continue
		}
		o.Unsure = o.Unsure || !done || !slices.Equal(o.Events, events)
		o.Events = slices.DeleteFunc(o.Events, func(e keyforge.Event) bool { return !slices.Contains(events, e) })
		o.Harms = merge(o.Harms, Harms(nil, events))
	}
	return o
}

// answered gives the answer in one of the worlds.
func (w *Forecaster) answered(at Start, picks []keyforge.Slot, c keyforge.Command, tells func(*keyforge.Event) bool, world int) (
	told []keyforge.Event, done bool) {
	t := &w.trial
	t.begin(at, at.Game.Mode(), world)
	asked := *t.game.Question()
	var padding keyforge.Set // picked only so that the game goes on
	apply := func(c keyforge.Command) bool {
		events, err := t.game.Apply(c, t.events)
		t.events = events
		return err == nil
	}
	for _, p := range picks {
		if !apply(keyforge.Command{Verb: keyforge.Pick, Card: p}) {
			return nil, false
		}
	}
	if done = apply(c); !done {
		return nil, false
	}
	for range patience {
		q := t.game.Question()
		same := q.Kind == asked.Kind && q.Purpose == asked.Purpose && q.Source == asked.Source && q.Prog == asked.Prog
		if !same || asked.Purpose != keyforge.ForEffect && q.Picked.Empty() ||
			slices.ContainsFunc(t.events, func(e keyforge.Event) bool { return tells(&e) }) {
			break
		}
		t.legal = t.game.Legal(t.legal[:0])
		next := t.legal[0]
		for _, l := range t.legal {
			if l.Verb == keyforge.Done || next.Card == c.Card {
				next = l
			}
		}
		if next.Card != c.Card && !slices.Contains(picks, next.Card) {
			padding.Add(next.Card)
		}
		if !apply(next) {
			break
		}
	}
	for i := range t.events {
		e := &t.events[i]
		if tells(e) && (e.Card == 0 || !padding.Has(e.Card) && (at.Game.Sees(at.Seat, e.Card) || asked.Domain.Has(e.Card))) {
			told = append(told, *e)
		}
	}
	return told, true
}
