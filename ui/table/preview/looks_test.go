package preview_test

import (
	"fmt"
	"io"
	"testing"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/ui/table/board"
	"github.com/keyraken/keyraken/ui/table/forecast"
	"github.com/keyraken/keyraken/ui/table/gesture"
	"github.com/keyraken/keyraken/ui/table/offers"
	"github.com/keyraken/keyraken/ui/table/preview"
	"github.com/keyraken/keyraken/ui/table/tabletest"
)

// What would come of all that a player may do is as before.
func TestPreviewsAreAsBefore(t *testing.T) {
	tabletest.KnowAsBefore(t, func(w io.Writer, s *save.Story) func([]keyforge.Event) {
		g := s.Game()
		var o offers.Offers
		var a adventure.Adventure
		if g.Mode().Rules().Adventure {
			a = keyraken.Adventure
		}
		p := preview.New(&o, a, g)
		words := &narrate.Narrator{Game: g, Language: languages.English()}
		change := 0
		return func([]keyforge.Event) {
			change++
			side := g.Question().Side
			v := g.View(side)
			o.Ask(g, &v, side != keyforge.Monster, words, func(keyforge.Slot) bool { return false })
			p.Stand(forecast.Start{Game: g, Seat: side, Seed: 3, Change: change})
			var b board.Board
			b.Load(g, &v)
			for range forecast.Worlds {
				p.Foresee(&b)
			}
			fmt.Fprintln(w, p.Forecast, p.GaugesAfterTide())
			for h := range card.HouseCount {
				hand, use := p.PlayableWith(h)
				fmt.Fprintln(w, h, hand, use)
			}
			for _, c := range g.Legal(nil) {
				write(w, p.Outcome(nil, c))
				for _, plan := range append(plans(g, c), p.DefaultPlan(c.Card)) {
					fights(w, p.PlannedFight(&plan))
					write(w, p.PlannedOutcome(&plan))
					harms, choice := p.HarmsOwn(&plan)
					fmt.Fprintln(w, plan, harms, choice)
				}
			}
			for c := range keyforge.Slot(g.CardCount() + 1) {
				fights(w, p.FightWith(c))
				fights(w, p.OnlyFight(c))
			}
			if q := g.Question(); q.Kind == keyforge.AskCards {
				first := q.Domain.First()
				held := []keyforge.Slot{first, q.Domain.Next(first)}
				for n := range held {
					write(w, p.Outcome(held[:n], keyforge.Command{Verb: keyforge.Pick, Card: held[n]}))
					write(w, p.Outcome(held[:n+1], keyforge.Command{Verb: keyforge.Done}))
				}
			}
		}
	})
}

// plans are a command with some of the answers to the question that follows.
func plans(g *keyforge.Game, c keyforge.Command) (all []gesture.Plan) {
	next := g.CopyInto(nil)
	if _, err := next.Apply(c, nil); err != nil || next.Question().Kind != keyforge.AskCards {
		return nil
	}
	legal, q := next.Legal(nil), next.Question()
	asked := keyforge.Question{Kind: q.Kind, Purpose: q.Purpose, Source: q.Source}
	for _, answer := range []keyforge.Command{legal[0], legal[len(legal)-1]} {
		all = append(all, gesture.Plan{Command: c, Asked: asked, Answer: answer})
	}
	return all
}

func write(w io.Writer, o *forecast.Outcome) {
	if o != nil {
		fmt.Fprintln(w, o.Events, o.Harms, o.Unsure)
	}
}

func fights(w io.Writer, f *forecast.Fight) {
	if f != nil {
		fmt.Fprintln(w, *f, f.Worth())
	}
}
