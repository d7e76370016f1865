// Package offers tells what a person who is asked may do: what may be clicked, what
// each card offers, and why the rest may not be done. No rule lives here: [game.Game.Legal]
// lists what may be done, and a [game.View] says why the rest may not.
package offers

import (
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/narrate"
)

// Offers are what the question of a game offers.
type Offers struct {
	// Only, when set, says which legal commands a person may give: nothing else is lit.
	Only func(game.Command) bool

	view    *game.View
	asking  bool
	legal   []game.Command
	lit     game.Set
	loose   []game.Slot
	actions []Action
	prompt  string
	yes, no string // what they do
}

// Action is an action that a card offers: a command, and the reason if it is not
// legal.
type Action struct {
	Command game.Command
	Why     game.Reason
}

// Ask takes the present question of the game, in the words of the narrator;
// asking is whether a person is asked, and v what that person sees. Cards for
// which hidden reports true are offered separately.
func (o *Offers) Ask(g *game.Game, v *game.View, asking bool, words *narrate.Narrator, hidden func(game.Slot) bool) {
	o.view, o.asking = v, asking
	o.legal = g.Legal(o.legal[:0])
	o.lit, o.loose = game.Set{}, o.loose[:0]
	o.prompt = ""
	if !asking {
		return
	}
	q := &v.Question
	o.prompt = o.asks(words)
	if q.Kind == game.AskYesNo {
		o.yes, o.no = words.Answer(q, game.Command{Verb: game.Yes}), words.Answer(q, game.Command{Verb: game.No})
	}
	o.Relight()
	if q.Kind != game.AskCards {
		return
	}
	for c := q.Domain.First(); c != 0; c = q.Domain.Next(c) {
		if hidden(c) {
			o.loose = append(o.loose, c)
		}
	}
}

// Relight works out again which cards do something, after what Only allows has changed.
func (o *Offers) Relight() {
	o.lit = game.Set{}
	for _, c := range o.legal {
		if c.Card != 0 && o.asking && o.Allows(c) {
			o.lit.Add(c.Card)
		}
	}
}

// Allows reports whether a person may give that command if it is legal.
func (o *Offers) Allows(c game.Command) bool { return o.Only == nil || o.Only(c) }

// Enough offers nothing but to be done: as many cards are picked as possible.
func (o *Offers) Enough() {
	o.legal, o.lit = append(o.legal[:0], game.Command{Verb: game.Done}), game.Set{}
}

// Busy withdraws all offers while something is done.
func (o *Offers) Busy() { o.asking, o.prompt = false, "" }

// Asking reports whether everything has been shown and a person is asked.
func (o *Offers) Asking() bool { return o.asking }

// Lit reports whether a click on the card does something.
func (o *Offers) Lit(c game.Slot) bool { return o.asking && c != 0 && o.lit.Has(c) }

// Picked reports whether the card has been picked for the question.
func (o *Offers) Picked(c game.Slot) bool {
	return o.asking && c != 0 && o.view.Question.Kind == game.AskCards && o.view.Question.Picked.Has(c)
}

// Loose are the cards to choose from that cannot be clicked on the table, because
// they are in a pile or in a hand that is not shown.
func (o *Offers) Loose() []game.Slot { return o.loose }

// Legal are the commands that are legal now, when a person is asked.
func (o *Offers) Legal() []game.Command {
	if !o.asking {
		return nil
	}
	return o.legal
}

// AllLegal are the commands that are legal now, whoever is asked.
func (o *Offers) AllLegal() []game.Command { return o.legal }

// May reports whether the command is legal now.
func (o *Offers) May(c game.Command) bool {
	return o.asking && slices.Contains(o.legal, c)
}

// Actions are what the card offers in the main step, legal or not, except what it
// could never do. The result is valid until the next call.
func (o *Offers) Actions(c game.Slot) []Action {
	o.actions = o.actions[:0]
	if !o.asking || o.view.Question.Kind != game.AskMain {
		return o.actions
	}
	moves := &o.view.Cards[c].Moves
	for _, v := range verbs {
		if moves.Offers(v) {
			o.actions = append(o.actions, Action{game.Command{Verb: v, Card: c}, moves.Why(v)})
		}
	}
	return o.actions
}

// verbs are the uses of a card, in the order in which they are offered.
var verbs = [...]game.Verb{
	game.PlayCard, game.PlayUpgrade, game.DiscardCard, game.Unstun, game.Fight, game.Reap, game.UseAction, game.UseOmni,
}

// Why is why a click on the card does nothing, or Fine.
func (o *Offers) Why(c game.Slot) game.Reason {
	if !o.asking || o.lit.Has(c) {
		return game.Fine
	}
	return o.view.Cards[c].Why
}

// WhyNoTide is why the tide cannot be raised, or Fine.
func (o *Offers) WhyNoTide() game.Reason { return o.view.NoTide }

// TidePrice is the price of raising the tide.
func (o *Offers) TidePrice() int { return o.view.TidePrice }

// Prompt is the question in words, after the card that asks.
func (o *Offers) Prompt() string { return o.prompt }

// Says is what a yes or a no to the question does, in words.
func (o *Offers) Says(c game.Command) string {
	if c.Verb == game.Yes {
		return o.yes
	}
	return o.no
}

// asks is the question in words, after the card that asks.
func (o *Offers) asks(words *narrate.Narrator) string {
	q := &o.view.Question
	ask := strings.TrimSpace(words.Question(q))
	if q.Purpose == game.ForEffect && q.Source != 0 {
		return words.Language.T("card-asks", words.Language.SetOff(words.Title(q.Source)), ask)
	}
	return ask
}
