// Package preview tells what would come of what the person who is asked may do: of a fight, of an
// answer, of choosing a house, of raising the tide, of ending the turn. No rule lives here: all
// of it is tried on copies of the game in which hidden cards are dealt again, so that nothing is
// learned about them.
package preview

import (
	"slices"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/table/board"
	"github.com/keyraken/keyraken/ui/table/forecast"
	"github.com/keyraken/keyraken/ui/table/gesture"
	"github.com/keyraken/keyraken/ui/table/offers"
)

// Preview is what would come of what a person is offered.
type Preview struct {
	// Forecast is what the monster would do if the turn ended now.
	Forecast forecast.Forecast

	offers     *offers.Offers
	adventure  adventure.Adventure // nil if its turn cannot be foreseen
	at         forecast.Start
	forecaster forecast.Forecaster
	usual      defaultPlan
	planned    planned
	opens      opens
	raised     raised
	trial      *keyforge.Game // see imagined
}

// New returns previews of what is offered in a game of the adventure, or of none with nil.
func New(o *offers.Offers, a adventure.Adventure, g *keyforge.Game) Preview {
	if a != nil && a.Forecast(g.Mode()) == nil {
		a = nil
	}
	return Preview{offers: o, adventure: a}
}

// Stand is told where the game stands whenever somebody is asked.
func (p *Preview) Stand(at forecast.Start) { p.at = at }

// Foresee continues the forecast. It is made again whenever a person is asked what to
// do, or to choose a house for that; during other questions and while things are shown,
// the last one of the turn stays.
func (p *Preview) Foresee(b *board.Board) {
	if p.adventure == nil || b.TurnOf == keyforge.Monster || b.Over {
		p.Forecast.Known = false
		return
	}
	if q := p.offers.Asked(); q.Kind == keyforge.AskMain || q.Kind == keyforge.AskHouse && q.Purpose == keyforge.ForHouse {
		p.forecaster.Turn(p.adventure, p.at, &p.Forecast)
	}
}

// FightWith is what an attack on the target would do when the person is asked what
// to attack, or nil. It is valid until the next call.
func (p *Preview) FightWith(target keyforge.Slot) *forecast.Fight {
	q := p.offers.Asked()
	if q.Kind != keyforge.AskCards || q.Purpose != keyforge.ForAttack || !p.offers.Lit(target) {
		return nil
	}
	return p.forecaster.Fight(p.at, q.Source, target, keyforge.Command{Verb: keyforge.Pick, Card: target})
}

// OnlyFight is what a fight of a creature with a single possible target would do,
// since nobody will be asked for the target, or nil.
func (p *Preview) OnlyFight(attacker keyforge.Slot) *forecast.Fight {
	if p.offers.Asked().Kind != keyforge.AskMain || attacker == 0 {
		return nil
	}
	fight := keyforge.Command{Verb: keyforge.Fight, Card: attacker}
	targets := p.at.Game.Attackable(attacker)
	target := targets.First()
	if target == 0 || targets.Next(target) != 0 || !p.offers.May(fight) {
		return nil
	}
	return p.forecaster.Fight(p.at, attacker, target, fight)
}

// PlannedFight is what the fight of a plan would do, or nil if it is none.
func (p *Preview) PlannedFight(n *gesture.Plan) *forecast.Fight {
	if n.Command.Verb != keyforge.Fight {
		return nil
	}
	return p.forecaster.Fight(p.at, n.Command.Card, n.Answer.Card, n.Command)
}

// planned is where the question of a plan is asked.
type planned struct {
	change int // the change count of the game, plus one
	plan   gesture.Plan
	game   *keyforge.Game
	asks   bool
}

// PlannedOutcome is what would come of the answer that a plan gives to the question that
// follows its command, or nil if it gives none. It is valid until the next call.
func (p *Preview) PlannedOutcome(n *gesture.Plan) *forecast.Outcome {
	if n.Answer.Card == 0 || n.Command.Verb == keyforge.Fight || p.offers.Asked().Kind != keyforge.AskMain {
		return nil
	}
	if t := &p.planned; t.change != p.at.Change+1 || t.plan != *n {
		g := p.at.Game.CopyInto(t.game)
		g.Imagine(p.at.Seat, 1)
		_, err := g.Apply(n.Command, nil)
		*t = planned{p.at.Change + 1, *n, g, err == nil && n.Answers(g.Question())}
	}
	if !p.planned.asks { // there is nothing else to choose
		return p.forecaster.Outcome(p.at, nil, n.Command, telling)
	}
	at := p.at
	at.Game, at.Change = p.planned.game, -2-(p.at.Change*keyforge.MaxCards+int(n.Command.Card)) // as no other moment
	return p.forecaster.Outcome(at, nil, n.Answer, telling)
}

// HarmsOwn reports whether a plan would harm the card that it chooses, although that is
// the person's own, and whether there is anything else to choose.
func (p *Preview) HarmsOwn(n *gesture.Plan) (harms, choice bool) {
	o := p.PlannedOutcome(n)
	if o == nil || p.at.Game.View(p.at.Seat).Cards[n.Answer.Card].Ctrl != p.at.Seat {
		return false, false
	}
	own := func(h forecast.Harm) bool { return h.Card == n.Answer.Card && (h.Damage > 0 || h.Dies) }
	return slices.ContainsFunc(o.Harms, own), p.planned.asks
}

// Outcome is what would come of an answer of the person who is asked, except for the
// choice of what to attack, or nil. For held cards it is the outcome of all of them
// with the one that is picked or put back. It is valid until the next call.
func (p *Preview) Outcome(held []keyforge.Slot, c keyforge.Command) *forecast.Outcome {
	q := p.offers.Asked()
	if q.Kind == keyforge.NoQuestion || q.Kind == keyforge.AskMain || q.Kind == keyforge.AskPlace || q.Purpose == keyforge.ForAttack {
		return nil
	}
	switch {
	case c.Verb == keyforge.Pick && slices.Contains(held, c.Card):
		return nil
	case c.Verb == keyforge.Done && len(held) > 0 && len(held) == int(q.Max): // the last one completes them
		held, c = held[:len(held)-1], keyforge.Command{Verb: keyforge.Pick, Card: held[len(held)-1]}
	case !p.offers.May(c):
		return nil
	}
	return p.forecaster.Outcome(p.at, held, c, telling)
}

// telling reports whether an outcome mentions the event: it is about cards and æmber
// that are visible.
func telling(e *keyforge.Event) bool {
	switch e.Kind {
	case keyforge.DamageDealt, keyforge.DamageMoved, keyforge.DamagePrevented, keyforge.WardBroken, keyforge.Destroyed, keyforge.Saved,
		keyforge.Healed,
		keyforge.CardExhausted, keyforge.Readied, keyforge.CardStunned, keyforge.Unstunned, keyforge.CardWarded, keyforge.CardEnraged,
		keyforge.Calmed,
		keyforge.Gained, keyforge.Lost, keyforge.Stole, keyforge.Paid, keyforge.Captured, keyforge.Exalted, keyforge.AmberMoved,
		keyforge.KeyForged, keyforge.KeyUnforged,
		keyforge.ChainsGained, keyforge.TideTurned, keyforge.CountersPut, keyforge.ControlChanged:
		return true
	case keyforge.Moved:
		return (e.From.InPlay() || e.From == card.Hand || e.From == card.Discard) && e.To != card.Limbo
	case keyforge.Discarded:
		return e.From != card.Deck && e.From != card.Archives
	}
	return false
}

// opens is what each house that can be chosen would open.
type opens struct {
	change int // the change count of the game, plus one
	of     [card.HouseCount]opened
}

type opened struct{ hand, use int }

// PlayableWith is how many cards of the hand could be played, and how many cards in play used
// for more than to lose a stun, if that house were chosen now.
func (p *Preview) PlayableWith(h card.House) (hand, use int) {
	if p.opens.change != p.at.Change+1 {
		p.opens = opens{change: p.at.Change + 1}
		for _, c := range p.offers.Legal() {
			if p.offers.Asked().Kind == keyforge.AskHouse {
				p.opens.of[c.N] = p.opened(c)
			}
		}
	}
	o := p.opens.of[h]
	return o.hand, o.use
}

// opened tries the choice of a house.
func (p *Preview) opened(c keyforge.Command) (o opened) {
	g := p.imagined()
	for range patience {
		if _, err := g.Apply(c, nil); err != nil || g.Question().Kind == keyforge.NoQuestion || g.Question().Kind == keyforge.AskMain {
			break
		}
		legal := g.Legal(nil)
		c = legal[len(legal)-1] // no rather than yes
	}
	var hand, use keyforge.Set
	for _, c := range g.Legal(nil) {
		switch c.Verb {
		case keyforge.PlayCard, keyforge.PlayUpgrade:
			hand.Add(c.Card)
		case keyforge.Reap, keyforge.Fight, keyforge.UseAction, keyforge.UseOmni:
			use.Add(c.Card)
		}
	}
	return opened{hand.Len(), use.Len()}
}

// patience is the most questions that are answered before a player is asked what to do.
const patience = 20

// imagined is a copy of the game for trying something, in which hidden cards are
// dealt again: nothing is learned about them.
func (p *Preview) imagined() *keyforge.Game {
	p.trial = p.at.Game.CopyInto(p.trial)
	p.trial.Imagine(p.at.Seat, 1)
	return p.trial
}

// raised is how the gauges would stand after raising the tide.
type raised struct {
	change int // the change count of the game, plus one
	gauges []keyforge.GaugeValue
}

// GaugesAfterTide is how the gauges of the adventure would stand if the tide were raised now;
// none if it cannot be. It is valid until the next call.
func (p *Preview) GaugesAfterTide() []keyforge.GaugeValue {
	raise := keyforge.Command{Verb: keyforge.RaiseTide}
	if !p.offers.May(raise) {
		return nil
	}
	if p.raised.change != p.at.Change+1 {
		g := p.imagined()
		for range patience {
			if _, err := g.Apply(raise, nil); err != nil || g.Question().Kind == keyforge.AskMain || g.Question().Kind == keyforge.NoQuestion {
				break
			}
			raise = g.Legal(nil)[0]
		}
		p.raised = raised{p.at.Change + 1, g.Gauges(p.raised.gauges[:0])}
	}
	return p.raised.gauges
}

// defaultPlan is what a double click on a card does.
type defaultPlan struct {
	card   keyforge.Slot
	change int // the change count of the game, plus one
	plan   gesture.Plan
}

// DefaultPlan is what a double click on a card does: the most likely choice, and never a
// fight in which a creature dies for nothing. If there is none, the plan has no
// command.
func (p *Preview) DefaultPlan(c keyforge.Slot) gesture.Plan {
	u := &p.usual
	if p.offers.Asked().Kind != keyforge.AskMain {
		return gesture.Plan{}
	}
	if u.card == c && u.change == p.at.Change+1 {
		return u.plan
	}
	*u = defaultPlan{card: c, change: p.at.Change + 1}
	for _, v := range usually {
		do := keyforge.Command{Verb: v, Card: c}
		if !p.offers.May(do) {
			continue
		}
		u.plan.Command = do
		if v == keyforge.Fight {
			u.plan = p.bestFight(c)
		}
		if u.plan.Command.Verb != keyforge.NoCommand {
			break
		}
	}
	return u.plan
}

// usually is what players mostly want from a card, the most likely first.
var usually = [...]keyforge.Verb{keyforge.PlayCard, keyforge.PlayUpgrade, keyforge.Unstun, keyforge.Reap, keyforge.Fight,
	keyforge.UseAction, keyforge.UseOmni}

// bestFight is a creature's most valuable fight, if any is worth something.
func (p *Preview) bestFight(attacker keyforge.Slot) (best gesture.Plan) {
	fight := keyforge.Command{Verb: keyforge.Fight, Card: attacker}
	targets, most := p.at.Game.Attackable(attacker), 0
	for c := targets.First(); c != 0; c = targets.Next(c) {
		if worth := p.forecaster.Fight(p.at, attacker, c, fight).Worth(); worth > most {
			asked := keyforge.Question{Kind: keyforge.AskCards, Purpose: keyforge.ForAttack, Source: attacker}
			best, most = gesture.Plan{Command: fight, Asked: asked, Answer: keyforge.Command{Verb: keyforge.Pick, Card: c}}, worth
		}
	}
	return best
}
