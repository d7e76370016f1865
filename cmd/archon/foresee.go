package main

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/table/forecast"
)

// foretelling are the words of forecasts, the same as in the window.
func (c *console) foretelling() forecast.Words {
	return forecast.Words{Language: c.story.Language, Title: c.title}
}

// start is the present state of the game for the forecaster.
func (c *console) start(seat keyforge.Side) forecast.Start {
	return forecast.Start{Game: c.g, Seat: seat, Seed: uint64(c.log.At()), Change: c.changes}
}

// foretell prints what the monster would do if the turn ended now, as far as open
// cards tell.
func (c *console) foretell(q *keyforge.Question) {
	a := c.pool.Of(c.g)
	if a == nil || a.Forecast(c.g.Mode()) == nil || q.Kind != keyforge.AskMain {
		c.tell("no-forecast")
		return
	}
	for range forecast.Worlds {
		c.seer.Turn(a, c.start(q.Side), &c.ahead)
	}
	w := c.foretelling()
	words := w.Turn(&c.ahead, c.view.Gauges, func(s keyforge.Slot) bool {
		cv := &c.view.Cards[s]
		return cv.Zone == card.Battleline && cv.Ctrl != keyforge.Monster
	})
	c.printf("%s", strings.ReplaceAll(words, "\n", "\n  "))
}

// fought is what an attack on a target that can be picked would do, or "".
func (c *console) fought(q *keyforge.Question, cmd keyforge.Command) string {
	if q.Purpose != keyforge.ForAttack || cmd.Verb != keyforge.Pick {
		return ""
	}
	w := c.foretelling()
	return w.Fight(c.seer.Fight(c.start(q.Side), q.Source, cmd.Card, cmd))
}
