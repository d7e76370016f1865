package table

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/ui/table/forecast"
)

// foresee goes on with the forecast. It is told anew whenever a person is asked
// what to do; during other questions and while things are shown the last one of
// the turn stays.
func (m *Model) foresee() {
	if m.adventure == nil || m.adventure.Forecast() == nil || m.Board.TurnOf == game.Monster || m.Board.Over {
		m.Forecast.Known = false
		return
	}
	if m.Asking() && m.Question().Kind == game.AskMain {
		m.forecaster.Turn(m.adventure, m.start(), &m.Forecast)
	}
}

// start is where the game stands for the forecaster.
func (m *Model) start() forecast.Start {
	return forecast.Start{Game: m.game, Seat: m.seat, Seed: uint64(m.Story.At()), Change: m.changes}
}

// FightWith is what an attack on the target would do when the person is asked what
// to attack, or nil. It is good until the next call.
func (m *Model) FightWith(target game.Slot) *forecast.Fight {
	q := m.Question()
	if !m.Asking() || q.Kind != game.AskCards || q.Purpose != game.ForAttack || !m.Lit(target) {
		return nil
	}
	return m.forecaster.Fight(m.start(), q.Source, target, game.Command{Verb: game.Pick, Card: target})
}

// OnlyFight is what a fight of a creature would do that has one target alone, so
// that nobody will be asked for it, or nil.
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
