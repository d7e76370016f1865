// Package offers tells what a person who is asked may do: what may be clicked, what
// each card offers, and why the rest may not be done. No rule lives here: [keyforge.Game.Legal]
// lists what may be done, and a [keyforge.View] says why the rest may not.
package offers

import (
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/narrate"
)

// Offers are what the question of a game offers.
type Offers struct {
	// Only, when set, says which legal commands a person may give: nothing else is lit.
	Only func(keyforge.Command) bool

	view      *keyforge.View
	asking    bool
	legal     []keyforge.Command
	lit       keyforge.Set
	draggable []keyforge.Slot
	actions   []Action
	prompt    string
	yes, no   string // what they do
}

// Action is an action that a card offers: a command, and the reason if it is not
// legal.
type Action struct {
	Command keyforge.Command
	Why     keyforge.Reason
}

// Ask takes the present question of the game, in the words of the narrator;
// asking is whether a person is asked, and v what that person sees. Cards for
// which hidden reports true are offered separately.
func (o *Offers) Ask(g *keyforge.Game, v *keyforge.View, asking bool, words *narrate.Narrator, hidden func(keyforge.Slot) bool) {
	o.view, o.asking = v, asking
	o.legal = g.Legal(o.legal[:0])
	o.lit, o.draggable = keyforge.Set{}, o.draggable[:0]
	o.prompt = ""
	if !asking {
		return
	}
	q := &v.Question
	o.prompt = o.asks(words)
	if q.Kind == keyforge.AskYesNo {
		o.yes, o.no = words.Answer(q, keyforge.Command{Verb: keyforge.Yes}), words.Answer(q, keyforge.Command{Verb: keyforge.No})
	}
	o.Relight()
	if q.Kind != keyforge.AskCards {
		return
	}
	for c := q.Domain.First(); c != 0; c = q.Domain.Next(c) {
		if hidden(c) {
			o.draggable = append(o.draggable, c)
		}
	}
}

// Relight works out again which cards do something, after what Only allows has changed.
func (o *Offers) Relight() {
	o.lit = keyforge.Set{}
	for _, c := range o.legal {
		if c.Card != 0 && o.Allows(c) {
			o.lit.Add(c.Card)
		}
	}
}

// Allows reports whether a person may give that command if it is legal.
func (o *Offers) Allows(c keyforge.Command) bool { return o.Only == nil || o.Only(c) }

// Enough offers nothing but to be done: as many cards are picked as possible.
func (o *Offers) Enough() {
	o.legal, o.lit = append(o.legal[:0], keyforge.Command{Verb: keyforge.Done}), keyforge.Set{}
}

// Busy withdraws all offers while something is done.
func (o *Offers) Busy() { o.asking, o.prompt = false, "" }

// Asking reports whether everything has been shown and a person is asked.
func (o *Offers) Asking() bool { return o.asking }

// Asked is the question of the person who is asked, of no kind if nobody is.
func (o *Offers) Asked() *keyforge.Question {
	if !o.asking {
		return &none
	}
	return &o.view.Question
}

var none keyforge.Question

// Lit reports whether a click on the card does something.
func (o *Offers) Lit(c keyforge.Slot) bool { return o.asking && o.lit.Has(c) }

// Picked reports whether the card has been picked for the question.
func (o *Offers) Picked(c keyforge.Slot) bool {
	return o.asking && o.view.Question.Kind == keyforge.AskCards && o.view.Question.Picked.Has(c)
}

// Draggable are the cards to choose from that cannot be clicked on the table, because
// they are in a pile or in a hand that is not shown.
func (o *Offers) Draggable() []keyforge.Slot { return o.draggable }

// Legal are the commands that are legal now, when a person is asked.
func (o *Offers) Legal() []keyforge.Command {
	if !o.asking {
		return nil
	}
	return o.legal
}

// AllLegal are the commands that are legal now, whoever is asked.
func (o *Offers) AllLegal() []keyforge.Command { return o.legal }

// May reports whether the command is legal now.
func (o *Offers) May(c keyforge.Command) bool {
	return o.asking && slices.Contains(o.legal, c)
}

// Actions are what the card offers in the main step, legal or not, except what it
// could never do. The result is valid until the next call.
func (o *Offers) Actions(c keyforge.Slot) []Action {
	o.actions = o.actions[:0]
	if !o.asking || o.view.Question.Kind != keyforge.AskMain {
		return o.actions
	}
	moves := &o.view.Cards[c].Moves
	for _, v := range verbs {
		if moves.Offers(v) {
			o.actions = append(o.actions, Action{keyforge.Command{Verb: v, Card: c}, moves.Why(v)})
		}
	}
	for _, cmd := range o.legal {
		if cmd.Verb == keyforge.Prophesy && cmd.Card == c {
			o.actions = append(o.actions, Action{cmd, keyforge.Allowed})
		}
	}
	return o.actions
}

// Prophecy is the number in the catalogue of the prophecy that the command makes active, or 0.
func (o *Offers) Prophecy(c keyforge.Command) uint16 {
	if c.Verb != keyforge.Prophesy {
		return 0
	}
	return o.view.Sides[o.view.Question.Side].Prophecies[c.N]
}

// OfferedBy is what a card that lies in a pile offers in the main step, if it offers something.
func (o *Offers) OfferedBy(c keyforge.Slot) (keyforge.Command, bool) {
	if o.Lit(c) && o.view.Question.Kind == keyforge.AskMain && o.view.Cards[c].Zone == card.Discard {
		for _, a := range o.Actions(c) {
			if a.Why == keyforge.Allowed {
				return a.Command, true
			}
		}
	}
	return keyforge.Command{}, false
}

// InPile reports whether a card of the pile offers something in the main step.
func (o *Offers) InPile(pile []keyforge.Slot) bool {
	return slices.ContainsFunc(pile, func(c keyforge.Slot) bool { _, ok := o.OfferedBy(c); return ok })
}

// verbs are the uses of a card, in the order in which they are offered.
var verbs = [...]keyforge.Verb{
	keyforge.PlayCard, keyforge.PlayUpgrade, keyforge.DiscardCard, keyforge.Unstun, keyforge.Fight, keyforge.Reap, keyforge.UseAction, keyforge.UseOmni,
}

// Why is why a click on the card does nothing, or Allowed.
func (o *Offers) Why(c keyforge.Slot) keyforge.Reason {
	if !o.asking || o.lit.Has(c) {
		return keyforge.Allowed
	}
	return o.view.Cards[c].Why
}

// WhyNoTide is why the tide cannot be raised, or Allowed.
func (o *Offers) WhyNoTide() keyforge.Reason { return o.view.NoTide }

// TidePrice is the price of raising the tide.
func (o *Offers) TidePrice() int { return o.view.TidePrice }

// Prompt is the question in words, after the card that asks.
func (o *Offers) Prompt() string { return o.prompt }

// Says is what a yes or a no to the question does, in words.
func (o *Offers) Says(c keyforge.Command) string {
	if c.Verb == keyforge.Yes {
		return o.yes
	}
	return o.no
}

// asks is the question in words, after the card that asks.
func (o *Offers) asks(words *narrate.Narrator) string {
	q := &o.view.Question
	ask := strings.TrimSpace(words.Question(q))
	if q.Purpose == keyforge.ForEffect && q.Source != 0 {
		return words.Language.T("card-asks", words.Language.SetOff(words.Title(q.Source)), ask)
	}
	return ask
}
