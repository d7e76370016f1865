package table

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/table/forecast"
)

// foresee continues the forecast. It is made again whenever a person is asked what to
// do, or to choose a house for that; during other questions and while things are shown,
// the last one of the turn stays.
func (m *Model) foresee() {
	if !m.foreseen || m.Board.TurnOf == keyforge.Monster || m.Board.Over {
		m.Forecast.Known = false
		return
	}
	if q := m.Question(); m.Asking() && (q.Kind == keyforge.AskMain || q.Kind == keyforge.AskHouse && q.Purpose == keyforge.ForHouse) {
		m.forecaster.Turn(m.adventure, m.start(), &m.Forecast)
	}
}

// start is where the game stands for the forecaster.
func (m *Model) start() forecast.Start {
	return forecast.Start{Game: m.game, Seat: m.Sits(), Seed: uint64(m.Story.At()), Change: m.changes}
}

// FightWith is what an attack on the target would do when the person is asked what
// to attack, or nil. It is valid until the next call.
func (m *Model) FightWith(target keyforge.Slot) *forecast.Fight {
	q := m.Question()
	if !m.Asking() || q.Kind != keyforge.AskCards || q.Purpose != keyforge.ForAttack || !m.Lit(target) {
		return nil
	}
	return m.forecaster.Fight(m.start(), q.Source, target, keyforge.Command{Verb: keyforge.Pick, Card: target})
}

// OnlyFight is what a fight of a creature with a single possible target would do,
// since nobody will be asked for the target, or nil.
func (m *Model) OnlyFight(attacker keyforge.Slot) *forecast.Fight {
	if !m.Asking() || m.Question().Kind != keyforge.AskMain || attacker == 0 {
		return nil
	}
	fight := keyforge.Command{Verb: keyforge.Fight, Card: attacker}
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
func (m *Model) Outcome(c keyforge.Command) *forecast.Outcome {
	q := m.Question()
	if !m.Asking() || q.Kind == keyforge.AskMain || q.Kind == keyforge.AskPlace || q.Purpose == keyforge.ForAttack {
		return nil
	}
	picks := m.picks.cards
	switch {
	case c.Verb == keyforge.Pick && m.Holds(c.Card):
		return nil
	case c.Verb == keyforge.Done && len(picks) == int(q.Max): // the last one completes them
		picks, c = picks[:len(picks)-1], keyforge.Command{Verb: keyforge.Pick, Card: picks[len(picks)-1]}
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

// Opens is how many cards of the hand could be played, and how many cards in play used
// for more than to lose a stun, if that house were chosen now.
func (m *Model) Opens(h card.House) (hand, use int) {
	if m.opens.change != m.changes+1 {
		m.opens = opens{change: m.changes + 1}
		for _, c := range m.Legal() {
			if m.Question().Kind == keyforge.AskHouse {
				m.opens.of[c.N] = m.opened(c)
			}
		}
	}
	o := m.opens.of[h]
	return o.hand, o.use
}

// opened tries the choice of a house.
func (m *Model) opened(c keyforge.Command) (o opened) {
	g := m.imagined()
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
func (m *Model) imagined() *keyforge.Game {
	m.trial = m.game.CopyInto(m.trial)
	m.trial.Imagine(m.Sits(), 1)
	return m.trial
}

// raised is how the gauges would stand after raising the tide.
type raised struct {
	change int // the change count of the game, plus one
	gauges []keyforge.GaugeValue
}

// Raised is how the gauges of the adventure would stand if the tide were raised now;
// none if it cannot be. It is valid until the next call.
func (m *Model) Raised() []keyforge.GaugeValue {
	raise := keyforge.Command{Verb: keyforge.RaiseTide}
	if !m.May(raise) {
		return nil
	}
	if m.raised.change != m.changes+1 {
		g := m.imagined()
		for range patience {
			if _, err := g.Apply(raise, nil); err != nil || g.Question().Kind == keyforge.AskMain || g.Question().Kind == keyforge.NoQuestion {
				break
			}
			raise = g.Legal(nil)[0]
		}
		m.raised = raised{m.changes + 1, g.Gauges(m.raised.gauges[:0])}
	}
	return m.raised.gauges
}
