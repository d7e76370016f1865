package console

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/table/forecast"
)

// forecastWords are the words of forecasts, the same as in the window.
func (c *Console) forecastWords() forecast.Words {
	return forecast.Words{Language: c.Language, Title: c.title}
}

// start is the present state of the game for the forecaster.
func (c *Console) start(seat keyforge.Side) forecast.Start {
	return forecast.Start{Game: c.g, Seat: seat, Seed: uint64(c.log.At()), Change: c.changes}
}

// forecast prints what the monster would do if the turn ended now, as far as open
// cards tell.
func (c *Console) forecast(q *keyforge.Question) {
	a := c.Pool.Of(c.g)
	if a == nil || a.Forecast(c.g.Mode()) == nil || q.Kind != keyforge.AskMain {
		c.Say("no-forecast")
		return
	}
	for range forecast.Worlds {
		c.forecaster.Turn(a, c.start(q.Side), &c.ahead)
	}
	w := c.forecastWords()
	words := w.Turn(&c.ahead, c.view.Gauges, func(s keyforge.Slot) bool {
		cv := &c.view.Cards[s]
		return cv.Zone == card.Battleline && cv.Ctrl != keyforge.Monster
	})
	c.Printf("%s", strings.ReplaceAll(words, "\n", "\n  "))
}

// fightWords is what an attack on a target that can be picked would do, or "".
func (c *Console) fightWords(q *keyforge.Question, cmd keyforge.Command) string {
	if q.Purpose != keyforge.ForAttack || cmd.Verb != keyforge.Pick {
		return ""
	}
	w := c.forecastWords()
	return w.Fight(c.forecaster.Fight(c.start(q.Side), q.Source, cmd.Card, cmd))
}
