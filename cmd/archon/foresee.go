package main

import (
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/ui/table/forecast"
)

// foretelling are the words of forecasts, the same as in the window.
func (c *console) foretelling() forecast.Words {
	return forecast.Words{Language: c.story.Language, Title: c.title}
}

// start is the present state of the game for the forecaster.
func (c *console) start(seat game.Side) forecast.Start {
	return forecast.Start{Game: c.g, Seat: seat, Seed: uint64(c.log.At()), Change: c.changes}
}

// foretell prints what the monster would do if the turn ended now, as far as open
// cards tell.
func (c *console) foretell(q *game.Question) {
	a := c.pool.Of(c.g)
	if a == nil || a.Forecast(c.g.Mode()) == nil || q.Kind != game.AskMain {
		c.tell("no-forecast")
		return
	}
	for range forecast.Worlds {
		c.seer.Turn(a, c.start(q.Side), &c.ahead)
	}
	w := c.foretelling()
	words := w.Turn(&c.ahead, c.view.Gauges, func(s game.Slot) bool {
		cv := &c.view.Cards[s]
		return cv.Zone == card.Battleline && cv.Ctrl != game.Monster
	})
	c.printf("%s", strings.ReplaceAll(words, "\n", "\n  "))
}

// fought is what an attack on a target that can be picked would do, or "".
func (c *console) fought(q *game.Question, cmd game.Command) string {
	if q.Purpose != game.ForAttack || cmd.Verb != game.Pick {
		return ""
	}
	w := c.foretelling()
	return w.Fight(c.seer.Fight(c.start(q.Side), q.Source, cmd.Card, cmd))
}
