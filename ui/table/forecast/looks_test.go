package forecast_test

import (
	"fmt"
	"io"
	"testing"

	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang/langtest"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/table/forecast"
	"github.com/keyraken/keyraken/ui/table/tabletest"
)

// What is foretold of answers, fights and the monster is as before. Instead of words it is told in their keys.
func TestForecastsAreAsBefore(t *testing.T) {
	words := forecast.Words{Language: langtest.Unworded(languages.English()), Title: func(c keyforge.Slot) string { return fmt.Sprint(c) }}
	tabletest.KnowAsBefore(t, func(w io.Writer, s *save.Story) func([]keyforge.Event) {
		g := s.Game()
		var f forecast.Forecaster
		var next forecast.Forecast
		return func(events []keyforge.Event) {
			fmt.Fprintln(w, forecast.Harms(nil, events, 3))
			at := forecast.Start{Game: g, Seat: g.Question().Side, Seed: 9, Change: s.At()}
			if g.Mode().Rules().Adventure && !g.Over() {
				for range forecast.Worlds {
					f.Turn(keyraken.Adventure, at, &next)
				}
				fmt.Fprintln(w, next)
				fmt.Fprintln(w, words.Turn(&next, nil, func(c keyforge.Slot) bool { return c%5 > 0 }))
			}
			if q := g.Question(); q.Kind == keyforge.AskCards { // with cards that are held
				first := q.Domain.First()
				next := keyforge.Command{Verb: keyforge.Pick, Card: q.Domain.Next(first)}
				o := f.Outcome(at, []keyforge.Slot{first}, next, func(*keyforge.Event) bool { return true })
				fmt.Fprintln(w, o.Events, o.Harms, o.Unsure)
			}
			for _, c := range g.Legal(nil) {
				o := f.Outcome(at, nil, c, func(e *keyforge.Event) bool { return e.Kind%3 > 0 || e.Kind == keyforge.DamageDealt })
				fmt.Fprintln(w, o.Events, o.Harms, o.Unsure)
				if c.Verb != keyforge.Fight {
					continue
				}
				targets := g.Attackable(c.Card)
				for target := targets.First(); target != 0; target = targets.Next(target) {
					fight := f.Fight(at, c.Card, target, c)
					fmt.Fprintln(w, fight.Harms, fight.Wins, fight.Unsure, fight.Choice, fight.Worth(), words.Fight(fight))
				}
			}
		}
	})
}
