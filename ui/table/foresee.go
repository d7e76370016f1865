package table

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/ui/table/forecast"
)

// foresee continues the forecast. It is made again whenever a person is asked what to
// do, or to choose a house for that; during other questions and while things are shown,
// the last one of the turn stays.
func (m *Model) foresee() {
	if !m.foreseen || m.Board.TurnOf == game.Monster || m.Board.Over {
		m.Forecast.Known = false
		return
	}
	if q := m.Question(); m.Asking() && (q.Kind == game.AskMain || q.Kind == game.AskHouse && q.Purpose == game.ForHouse) {
		m.forecaster.Turn(m.adventure, m.start(), &m.Forecast)
	}
}

// start is where the game stands for the forecaster.
func (m *Model) start() forecast.Start {
	return forecast.Start{Game: m.game, Seat: m.seat, Seed: uint64(m.Story.At()), Change: m.changes}
}

// FightWith is what an attack on the target would do when the person is asked what
// to attack, or nil. It is valid until the next call.
func (m *Model) FightWith(target game.Slot) *forecast.Fight {
	q := m.Question()
	if !m.Asking() || q.Kind != game.AskCards || q.Purpose != game.ForAttack || !m.Lit(target) {
		return nil
	}
	return m.forecaster.Fight(m.start(), q.Source, target, game.Command{Verb: game.Pick, Card: target})
}

// OnlyFight is what a fight of a creature with a single possible target would do,
// since nobody will be asked for the target, or nil.
func (m *Model) OnlyFight(attacker game.Slot) *forecast.Fight {
	if !m.Asking() || m.Question().Kind != game.AskMain || attacker == 0 {
		return nil
	}
	fight := game.Command{Verb: game.Fight, Card: attacker}
	targets := m.game.Attackable(attacker)
	target := targets.First()
	if target == 0 || targets.Next(target) != 0 || !m.May(fight) {
		return nil
	}
	return m.forecaster.Fight(m.start(), attacker, target, fight)
}

// Outcome is what would come of an answer of the person who is asked, except for the
// choice of what to attack, or nil. For held cards it is the outcome of all of them
// with the one that is picked or put back. It is valid until the next call.
func (m *Model) Outcome(c game.Command) *forecast.Outcome {
	q := m.Question()
	if !m.Asking() || q.Kind == game.AskMain || q.Kind == game.AskPlace || q.Purpose == game.ForAttack {
		return nil
	}
	picks := m.picks.cards
	switch {
	case c.Verb == game.Pick && m.Holds(c.Card):
		return nil
	case c.Verb == game.Done && len(picks) == int(q.Max): // the last one completes them
		picks, c = picks[:len(picks)-1], game.Command{Verb: game.Pick, Card: picks[len(picks)-1]}
	case !m.May(c):
		return nil
	}
	return m.forecaster.Outcome(m.start(), picks, c, telling)
}

// Foretold are the lines that describe an outcome.
func (m *Model) Foretold(o *forecast.Outcome) []string {
	words := m.Words
	return words.Lines(o.Events)
}

// telling reports whether an outcome mentions the event: it is about cards and æmber
// that are visible.
func telling(e *game.Event) bool {
	switch e.Kind {
	case game.DamageDealt, game.DamageMoved, game.DamagePrevented, game.WardBroken, game.Destroyed, game.Saved, game.Healed,
		game.CardExhausted, game.Readied, game.CardStunned, game.Unstunned, game.CardWarded, game.CardEnraged, game.Calmed,
		game.Gained, game.Lost, game.Stole, game.Paid, game.Captured, game.Exalted, game.AmberMoved, game.KeyForged, game.KeyUnforged,
		game.ChainsGained, game.TideTurned, game.CountersPut, game.ControlChanged:
		return true
	case game.Moved:
		return (e.From.InPlay() || e.From == card.Hand || e.From == card.Discard) && e.To != card.Limbo
	case game.Discarded:
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

// Opens is how many cards of the hand could be played, and how many cards in play used
// for more than to lose a stun, if that house were chosen now.
func (m *Model) Opens(h card.House) (hand, use int) {
	if m.opens.change != m.changes+1 {
		m.opens = opens{change: m.changes + 1}
		for _, c := range m.Legal() {
			if m.Question().Kind == game.AskHouse {
				m.opens.of[c.N] = m.opened(c)
			}
		}
	}
	o := m.opens.of[h]
	return o.hand, o.use
}

// opened tries the choice of a house.
func (m *Model) opened(c game.Command) (o opened) {
	g := m.imagined()
	for range patience {
		if _, err := g.Apply(c, nil); err != nil || g.Question().Kind == game.NoQuestion || g.Question().Kind == game.AskMain {
			break
		}
		legal := g.Legal(nil)
		c = legal[len(legal)-1] // no rather than yes
	}
	var hand, use game.Set
	for _, c := range g.Legal(nil) {
		switch c.Verb {
		case game.PlayCard, game.PlayUpgrade:
			hand.Add(c.Card)
		case game.Reap, game.Fight, game.UseAction, game.UseOmni:
			use.Add(c.Card)
		}
	}
	return opened{hand.Len(), use.Len()}
}

// patience is the most questions that are answered before a player is asked what to do.
const patience = 20

// imagined is a copy of the game for trying something, in which hidden cards are
// dealt again: nothing is learned about them.
func (m *Model) imagined() *game.Game {
	m.trial = m.game.CopyInto(m.trial)
	m.trial.Imagine(m.seat, 1)
	return m.trial
}

// raised is how the gauges would stand after raising the tide.
type raised struct {
	change int // the change count of the game, plus one
	gauges []game.Reading
}

// Raised is how the gauges of the adventure would stand if the tide were raised now;
// none if it cannot be. It is valid until the next call.
func (m *Model) Raised() []game.Reading {
	raise := game.Command{Verb: game.RaiseTide}
	if !m.May(raise) {
		return nil
	}
	if m.raised.change != m.changes+1 {
		g := m.imagined()
		for range patience {
			if _, err := g.Apply(raise, nil); err != nil || g.Question().Kind == game.AskMain || g.Question().Kind == game.NoQuestion {
				break
			}
			raise = g.Legal(nil)[0]
		}
		m.raised = raised{m.changes + 1, g.Gauges(m.raised.gauges[:0])}
	}
	return m.raised.gauges
}
