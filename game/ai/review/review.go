// Package review goes through a finished game of any kind with a [game.Adviser]: how likely its players were to win, turn by
// turn, and which decisions cost them most.
package review

import (
	"cmp"
	"context"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/replay"
)

// What is reported: at most so many decisions, and none that cost less.
const (
	Most  = 3
	Least = 3 * game.Certain / 100
)

// Review is what was found out about a game.
type Review struct {
	Points   []Point   `json:"points"`   // one for each turn in which something was decided
	Turnings []Turning `json:"turnings"` // the decisions that cost most, the worst first
}

// Point is how likely a player was to win at the first decision of a turn.
type Point struct {
	At     int         `json:"at"` // inputs before it
	Turn   int         `json:"turn"`
	Player int         `json:"player"` // from 1
	Chance game.Chance `json:"chance"`
}

// Turning is a decision after which a win was less likely than after another.
type Turning struct {
	At           int         `json:"at"`
	Turn         int         `json:"turn"`
	Player       int         `json:"player"`
	Done         string      `json:"done"` // as saves have it
	Better       string      `json:"better"`
	DoneChance   game.Chance `json:"doneChance"`
	BetterChance game.Chance `json:"betterChance"`
}

// cost is what the decision cost.
func (t *Turning) cost() game.Chance { return t.BetterChance - t.DoneChance }

// Config says how a game is gone through.
type Config struct {
	Seed     uint64
	Workers  int
	Progress func(done, all int) // called after each decision, one at a time
}

// decision is a question that had several answers, and the one that was given.
type decision struct {
	at     int
	game   game.Game
	done   game.Command
	advice *game.Advice
}

// Of reviews the game of a story, which it leaves at its end.
func Of(ctx context.Context, story *replay.Story[game.Game], by game.Adviser, c Config) (*Review, error) {
	all, err := decisions(story)
	if err != nil {
		return nil, err
	}
	think(ctx, all, by, c)
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	return summed(all), nil
}

// decisions are those of the whole story.
func decisions(story *replay.Story[game.Game]) (all []*decision, err error) {
	if err := story.Seek(0); err != nil {
		return nil, err
	}
	g := story.Game()
	for i, in := range story.Inputs() {
		if in.Edit == nil && len(g.Legal(nil)) > 1 {
			all = append(all, &decision{at: i, game: g.Clone(), done: in.Command})
		}
		if err := story.Step(); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// think lets workers think about the decisions, each with a seed of its own.
func think(ctx context.Context, all []*decision, by game.Adviser, c Config) {
	var next atomic.Int64
	var wg sync.WaitGroup
	var told sync.Mutex
	done := 0
	for range max(1, c.Workers) {
		wg.Go(func() {
			for i := next.Add(1) - 1; i < int64(len(all)) && ctx.Err() == nil; i = next.Add(1) - 1 {
				all[i].advice = by.Advise(ctx, all[i].game, c.Seed+uint64(all[i].at))
				told.Lock()
				if done++; c.Progress != nil {
					c.Progress(done, len(all))
				}
				told.Unlock()
			}
		})
	}
	wg.Wait()
}

// summed makes a review of the decisions.
func summed(all []*decision) *Review {
	r := &Review{Points: []Point{}, Turnings: []Turning{}}
	for _, d := range all {
		if d.advice == nil || len(d.advice.Options) == 0 {
			continue
		}
		turn, player, best := d.game.Turn(), int(d.game.Asked())+1, d.advice.Options[0]
		if n := len(r.Points); n == 0 || r.Points[n-1].Turn != turn {
			r.Points = append(r.Points, Point{d.at, turn, player, best.Chance})
		}
		i := slices.IndexFunc(d.advice.Options, func(o game.Option) bool { return o.Command == d.done })
		if i < 0 || d.advice.Options[i].Tries == 0 { // such as to concede
			continue
		}
		r.turning(Turning{d.at, turn, player, d.game.Format(d.done), d.game.Format(best.Command), d.advice.Options[i].Chance, best.Chance})
	}
	slices.SortStableFunc(r.Turnings, func(a, b Turning) int { return cmp.Compare(b.cost(), a.cost()) })
	r.Turnings = r.Turnings[:min(Most, len(r.Turnings))]
	return r
}

// turning takes a decision in, if it cost enough: the worst of its player in a turn.
func (r *Review) turning(t Turning) {
	if t.cost() < Least {
		return
	}
	n := len(r.Turnings) - 1
	switch {
	case n < 0 || r.Turnings[n].Turn != t.Turn || r.Turnings[n].Player != t.Player:
		r.Turnings = append(r.Turnings, t)
	case r.Turnings[n].cost() < t.cost():
		r.Turnings[n] = t
	}
}
