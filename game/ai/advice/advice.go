// Package advice tells a side what it could do next, and why: a plan for its turn, the
// chance of winning, and reasons. It knows no more than the side does.
//
// An expert thinks about a game in which everything that the side does not see is
// imagined. Its plan is then played in several imagined worlds at once and goes on only as
// long as the side would see the same in all of them, so that it never rests on a card
// that nobody has seen. Reasons are the differences, up to the end of the opponent's next
// turn, between the plan and an alternative played in the same worlds: see [Reason]. What allies
// can do after it is what they did in most of these worlds: see [Step].
//
// Advice depends only on what the side sees and on a seed. [Words] puts it into words.
package advice

import (
	"context"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/search"
	"github.com/keyraken/keyraken/game/browser"
	"github.com/keyraken/keyraken/game/keyforge"
)

// Worlds is the number of imagined worlds in which a plan is played.
const Worlds = 16

// Advice is what a side could do.
type Advice struct {
	Seat keyforge.Side
	// Options are all legal commands, the best first.
	Options []game.Option
	// Plan is what to do, one command after another. It ends with the turn or, when it is
	// Open, where it depends on what is not seen yet.
	Plan []keyforge.Command
	Open bool
	// So is the chance of winning by following the advice.
	So game.Chance
	// Instead is what the plan is compared with: the end of the turn, or the next best
	// option. Its command is NoCommand when nothing else can be done; it was never tried
	// when its chance is not known.
	Instead game.Option
	Reasons []Reason
	// Team is what the next allies can do then.
	Team []Step
}

// Next is what to do next.
func (a *Advice) Next() keyforge.Command { return a.Plan[0] }

// Adviser works out advice. It allocates its memory once.
type Adviser struct {
	worlds [Worlds]*keyforge.Game
	mind   *keyforge.Game // what the side knows of the game, for an expert to think of
	sight  *keyforge.Game // see the method seen
	player player
}

// Advise works out what the side that is asked could do, with an expert of the given
// level. It returns nil when the context ends first. It does not change the game.
func (v *Adviser) Advise(ctx context.Context, g *keyforge.Game, level bot.Level, seed uint64) *Advice {
	seat := g.Question().Side
	v.mind = imagined(v.mind, g, seat, seed)
	expert := bot.NewExpert(level, seed)
	expert.UseCores(search.Cores())
	t := expert.Think(ctx, v.mind)
	if ctx.Err() != nil || len(t.Options) == 0 {
		return nil
	}
	a := &Advice{Seat: seat, Options: t.Options, So: t.Chance}
	if a.Plan, a.Open = v.Follow(g, seat, t.Plan, seed); len(a.Plan) == 0 { // it may turn out not to be legal
		a.Plan = []keyforge.Command{t.Options[0].Command}
	}
	a.Team = v.Team(ctx, g, seat, a.Plan, seed)
	if a.Instead = instead(g, &t); a.Instead.Command.Verb == keyforge.NoCommand {
		return a
	}
	a.Reasons = v.Compare(ctx, g, seat, a.Plan, []keyforge.Command{a.Instead.Command}, seed)
	if ctx.Err() != nil {
		return nil
	}
	return a
}

// instead is what the best option is compared with: ending the turn or, if that is best or
// cannot be chosen, the next best option.
func instead(g *keyforge.Game, t *bot.Thought) game.Option {
	end := slices.IndexFunc(t.Options, func(o game.Option) bool { return o.Command.Verb == keyforge.EndTurn })
	switch {
	case end > 0:
		return t.Options[end]
	case len(t.Options) > 1:
		return t.Options[1]
	}
	return game.Option{}
}

// imagined turns w, or a new game when w is nil, into one that the seat could be in.
func imagined(w, g *keyforge.Game, seat keyforge.Side, seed uint64) *keyforge.Game {
	w = g.CopyInto(w)
	w.Imagine(seat, seed)
	return w
}

// world is the seed of one of the worlds.
func world(seed uint64, i int) uint64 { return seed*Worlds + uint64(i) + 1 }

// Follow returns as much of a line of commands as the seat can know it will be able to
// give: up to the end of its turn, or up to where what happens depends on what it does
// not see. In the latter case the line is open.
func (v *Adviser) Follow(g *keyforge.Game, seat keyforge.Side, line []keyforge.Command, seed uint64) (known []keyforge.Command, open bool) {
	for i := range v.worlds {
		v.worlds[i] = imagined(v.worlds[i], g, seat, world(seed, i))
	}
	for {
		browser.Yield()
		c, forced := v.forced()
		if len(line) > 0 && (len(known) == 0 || !forced || line[0] == c) {
			c, line = line[0], line[1:]
		} else if !forced {
			return known, false
		}
		if len(known) > 0 && c.Card != 0 && !g.Sees(seat, c.Card) || !v.give(c) {
			return known, true
		}
		known = append(known, c)
		switch {
		case v.all(func(w *keyforge.Game) bool { return w.Over() || w.Turn() != g.Turn() || w.TurnOf() != g.TurnOf() }):
			return known, false
		case v.worlds[0].Question().Side != seat, !v.alike(seat):
			return known, true
		}
	}
}

// forced is the only command that makes sense, if there is just one: an expert's plan leaves
// it out. A tide that is high need not be raised.
func (v *Adviser) forced() (c keyforge.Command, forced bool) {
	w := v.worlds[0]
	high := w.TideHigh(w.Question().Side)
	n := 0
	for _, l := range w.Legal(nil) {
		if l.Verb != keyforge.RaiseTide || !high {
			c, n = l, n+1
		}
	}
	return c, n == 1
}

// give gives the command in all worlds, if it is legal in all of them.
func (v *Adviser) give(c keyforge.Command) bool {
	if !v.all(func(w *keyforge.Game) bool { return w.Check(c) == nil }) {
		return false
	}
	return v.all(func(w *keyforge.Game) bool {
		w.SetQuiet(true)
		defer w.SetQuiet(false)
		_, err := w.Apply(c, nil)
		return err == nil
	})
}

func (v *Adviser) all(holds func(*keyforge.Game) bool) bool {
	for _, w := range v.worlds {
		if !holds(w) {
			return false
		}
	}
	return true
}

// alike reports whether the seat sees the same in all worlds.
func (v *Adviser) alike(seat keyforge.Side) bool {
	first := v.seen(v.worlds[0], seat)
	return v.all(func(w *keyforge.Game) bool { return v.seen(w, seat) == first })
}

// seen is a hash of what the seat sees of a world: of the game with everything else
// imagined in the same way.
func (v *Adviser) seen(w *keyforge.Game, seat keyforge.Side) uint64 {
	v.sight = imagined(v.sight, w, seat, 0)
	return v.sight.Hash()
}
