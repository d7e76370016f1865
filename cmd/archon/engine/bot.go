package engine

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/keyraken/keyraken/cmd/archon/engine/wire"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/narrate/data"
)

type botRequest struct {
	wire.Head
	Level   string  `json:"level"`   // the name of a bot
	Seed    uint64  `json:"seed"`    // 0 when left out
	Seconds float64 `json:"seconds"` // for thinking; as long as it needs when left out

	Seat scenario.Side `json:"seat"` // left out: everything
}

// longest is how many seconds a bot may think when more are allowed.
const longest = 1e6

// bot says what a bot would do in place of the deciding player.
func (s *Server) bot(r *botRequest) (*wire.Result, error) {
	t, by, err := s.seated(r.Game, r.Seat)
	if err != nil {
		return nil, err
	}
	g := t.Game()
	b, err := bot.New(cmp.Or(r.Level, bot.LevelNames[bot.Thorough]), r.Seed)
	switch {
	case err != nil:
		return nil, wire.Failed(wire.BadRequest, fmt.Errorf("level: %w", err))
	case r.Seconds < 0:
		return nil, wire.Failed(wire.BadRequest, fmt.Errorf("seconds: %v is less than 0", r.Seconds))
	case g.Over():
		return nil, wire.Failed(wire.Illegal, errors.New("the game is over"))
	case !g.Decides(by):
		return nil, wire.Failed(wire.Illegal, errors.New("another player decides"))
	}
	expert, thinks := b.(*bot.Expert)
	if !thinks {
		s.legal = g.Legal(s.legal[:0])
		return &wire.Result{Advice: &wire.Advice{Option: data.OptionID(g, b.Choose(g, s.legal))}}, nil
	}
	ctx := s.ctx
	if r.Seconds > 0 {
		var stop context.CancelFunc
		ctx, stop = context.WithTimeout(ctx, time.Duration(min(r.Seconds, longest)*float64(time.Second)))
		defer stop()
	}
	thought := expert.Think(ctx, g)
	a := &wire.Advice{Option: data.OptionID(g, thought.Options[0].Command), Plan: plan(g, thought.Plan)}
	for _, o := range thought.Options {
		a.Options = append(a.Options, wire.Estimate{ID: data.OptionID(g, o.Command), Chance: *share(o.Chance), Tries: o.Tries})
	}
	a.Chance = share(thought.Chance)
	return &wire.Result{Advice: a}, nil
}

// share is a chance as a number from 0 to 1.
func share(c game.Chance) *float64 {
	x := float64(c) / float64(game.Certain)
	return &x
}

// plan names the commands of a plan, each as an option of the question that it answers.
// It follows the plan in an imagined game; where that departs from the plan, the rest of
// the plan is unknown.
func plan(g *keyforge.Game, commands []keyforge.Command) (options []string) {
	w := g.CopyInto(nil)
	w.Imagine(g.Question().Side, 0)
	for _, c := range commands {
		if w.Over() || w.Check(c) != nil {
			break
		}
		options = append(options, data.OptionID(w, c))
		if _, err := w.Apply(c, nil); err != nil {
			break
		}
	}
	return options
}
