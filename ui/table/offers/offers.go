// Package offers tells what a person who is asked may do: what may be clicked, what
// each card offers, and why the rest may not be done. No rule lives here: what may be
// done is what [game.Game.Legal] lists, why not what [game.Game.Check] says.
package offers

import (
	"errors"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/narrate"
)

// Offers are what the question of a game offers.
type Offers struct {
	g       *game.Game
	asking  bool
	legal   []game.Command
	lit     game.Set
	loose   []game.Slot
	actions []Action
	noTide  game.Reason
	prompt  string
	yes, no string // what they do
}

// Action is something that a card offers: a command, and why it is not legal when
// it is not.
type Action struct {
	Command game.Command
	Why     game.Reason
}

// Ask takes up what the game asks now, in the words of the narrator; asking is
// whether a person is asked. Cards for which hidden reports true are offered apart.
func (o *Offers) Ask(g *game.Game, asking bool, words *narrate.Narrator, hidden func(game.Slot) bool) {
	o.g, o.asking = g, asking
	o.legal = g.Legal(o.legal[:0])
	o.lit, o.loose = game.Set{}, o.loose[:0]
	o.prompt, o.noTide = "", o.reason(game.Command{Verb: game.RaiseTide})
	if !asking {
		return
	}
	q := g.Question()
	o.prompt = o.asks(words)
	if q.Kind == game.AskYesNo {
		o.yes, o.no = words.Answer(q, game.Command{Verb: game.Yes}), words.Answer(q, game.Command{Verb: game.No})
	}
	for _, c := range o.legal {
		if c.Card != 0 {
			o.lit.Add(c.Card)
		}
	}
	if q.Kind != game.AskCards {
		return
	}
	for c := q.Domain.First(); c != 0; c = q.Domain.Next(c) {
		if hidden(c) {
			o.loose = append(o.loose, c)
		}
	}
}

// Busy takes all offers back while something is done.
func (o *Offers) Busy() { o.asking, o.prompt = false, "" }

// Asking reports whether everything has been shown and a person is asked.
func (o *Offers) Asking() bool { return o.asking }

// Lit reports whether a click on the card does something.
func (o *Offers) Lit(c game.Slot) bool { return o.asking && c != 0 && o.lit.Has(c) }

// Picked reports whether the card has been picked for the question.
func (o *Offers) Picked(c game.Slot) bool {
	return o.asking && c != 0 && o.g.Question().Kind == game.AskCards && o.g.Question().Picked.Has(c)
}

// Loose are the cards to choose from that cannot be clicked on the table, because
// they lie in a pile or in a hand that is not shown.
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
	return o.asking && o.g.Check(c) == nil
}

// Actions are what the card offers in the main step, legal or not, without what it
// could never do. The result is good until the next call.
func (o *Offers) Actions(c game.Slot) []Action {
	o.actions = o.actions[:0]
	if !o.asking || o.g.Question().Kind != game.AskMain || c == 0 {
		return o.actions
	}
	cs := &o.g.State().Cards[c]
	switch {
	case cs.Ctrl != o.g.Question().Side:
	case cs.Zone == card.Hand:
		o.action(game.PlayCard, c)
		if o.g.Catalogue().Card(cs.Def).AsUpgrade != nil {
			o.action(game.PlayUpgrade, c)
		}
		o.action(game.DiscardCard, c)
	case cs.Zone.InPlay() && cs.Zone != card.Attached && c != o.g.Boss():
		o.uses(c)
	}
	return o.actions
}

// uses are the actions of a card in play.
func (o *Offers) uses(c game.Slot) {
	if o.g.TypeOf(c) == card.CreatureType {
		if o.g.State().Cards[c].Is(game.Stunned) {
			o.action(game.Unstun, c)
		}
		o.action(game.Fight, c)
		o.action(game.Reap, c)
	}
	for _, v := range [...]game.Verb{game.UseAction, game.UseOmni} {
		if o.has(c, v) {
			o.action(v, c)
		}
	}
}

// has reports whether the card has an ability to use so: otherwise it would be
// offered and refused for want of one.
func (o *Offers) has(c game.Slot, v game.Verb) bool {
	err, refused := o.g.Check(game.Command{Verb: v, Card: c}).(*game.CommandError)
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
	for _, a := range o.g.Catalogue().Card(o.g.Def(c)).Abilities {
		if a.Kind == card.Headed && a.Heads&head != 0 {
			return true
		}
	}
	return false
}

func (o *Offers) action(v game.Verb, c game.Slot) {
	a := Action{Command: game.Command{Verb: v, Card: c}}
	a.Why = o.reason(a.Command)
	o.actions = append(o.actions, a)
}

// Why is why a click on the card does nothing, or Fine.
func (o *Offers) Why(c game.Slot) game.Reason {
	if !o.asking || c == 0 || o.lit.Has(c) {
		return game.Fine
	}
	q := o.g.Question()
	if q.Kind == game.AskCards {
		return o.reason(game.Command{Verb: game.Pick, Card: c})
	}
	if q.Kind != game.AskMain {
		return game.Fine
	}
	if o.g.State().Cards[c].Ctrl != q.Side {
		return game.NotYours
	}
	for _, a := range o.Actions(c) {
		return a.Why
	}
	return game.Fine
}

func (o *Offers) reason(c game.Command) game.Reason {
	var refused *game.CommandError
	if errors.As(o.g.Check(c), &refused) {
		return refused.Reason
	}
	return game.Fine
}

// WhyNoTide is why the tide cannot be raised, or Fine.
func (o *Offers) WhyNoTide() game.Reason { return o.noTide }

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
	q := o.g.Question()
	ask := strings.TrimSpace(words.Question(q))
	if q.Purpose == game.ForEffect && q.Source != 0 {
		return o.g.Catalogue().Title(o.g.State().Cards[q.Source].Def) + " – " + ask
	}
	return ask
}
