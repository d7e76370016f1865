package review

import (
	"cmp"
	"context"
	"slices"
	"sync"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/workers"
	"github.com/keyraken/keyraken/game/store/replay"
)

const (
	// looked is how many turns are examined again; leastLooked is how much must seem to have been lost in them.
	looked      = 10
	leastLooked = Least / 2
	// worlds is the number of imagined worlds in which what was done and what would have been better are tried.
	worlds = 8
	// weighCost is how long that takes in one of them.
	weighCost = 2
	// enough is how many tries make an opinion: a separate thought counts as much.
	enough = 32
)

// work is a review in progress.
type work[G game.Game] struct {
	ctx     context.Context
	by      Thinker[G]
	cfg     Config
	story   *replay.Story[G] // to go through
	moments []*Moment

	mu        sync.Mutex
	done, all int
}

// task is one thought, and what becomes of it.
type task[G game.Game] struct {
	at   int // after how many inputs
	cost int // about how long it takes
	do   func(ctx context.Context, g G)
}

// Seed is the seed of a thought about the moment, by the number of the thought.
func (m *Moment) Seed(seed uint64, number int) uint64 {
	return seed*1_000_003 + uint64(m.At)*(worlds+1) + uint64(number)
}

// sweep thinks once about every decision, and about where the story ends.
func (w *work[G]) sweep() []task[G] {
	var all []task[G]
	for _, m := range w.moments {
		if m.Over {
			continue
		}
		all = append(all, task[G]{m.At, m.cost, func(ctx context.Context, g G) {
			said := w.by.Think(ctx, g, m.Seed(w.cfg.Seed, 0))
			m.Chance, m.best, m.DoneChance, m.Tried = said.Chance, said.Chance, said.Chance, true
			if len(said.Options) > 1 {
				m.best, m.Better, m.Plan = said.Options[0].Chance, said.Options[0].Command, said.Plan
				m.DoneChance, m.Tried = chanceOf(said.Options, m.Done)
			}
		}})
	}
	w.all = looked * 2 * worlds * weighCost // an estimate of what comes after them
	return all
}

// chanceOf is the chance of one of the options, if it was tried.
func chanceOf(options []game.Option, c game.Command) (game.Chance, bool) {
	for i := range options {
		if options[i].Command == c && options[i].Tries > 0 {
			return options[i].Chance, true
		}
	}
	return 0, false
}

// lost are the decisions that seem to have cost most, one of each turn.
func (w *work[G]) lost() []*Moment {
	var worst []*Moment
	for _, m := range w.moments {
		if !m.judged || m.Over || m.Better == m.Done || m.loss() < leastLooked {
			continue
		}
		n := len(worst)
		switch {
		case n == 0 || worst[n-1].Turn != m.Turn:
			worst = append(worst, m)
		case m.loss() > worst[n-1].loss():
			worst[n-1] = m
		}
	}
	slices.SortStableFunc(worst, func(a, b *Moment) int { return cmp.Compare(b.loss(), a.loss()) })
	return worst[:min(looked, len(worst))]
}

// loss is how much what was done seems to have cost at first sight. What was not even tried may have cost something too.
func (m *Moment) loss() game.Chance {
	if !m.Tried {
		return leastLooked
	}
	return m.best - m.DoneChance
}

// weight is the outcome of trying a command in several worlds.
type weight struct {
	sum   [worlds]int64 // of chances
	tries [worlds]int64
}

// mean is the chance, if it was tried often enough to tell.
func (v *weight) mean() (game.Chance, bool) {
	sum, tries := int64(0), int64(0)
	for i := range worlds {
		sum, tries = sum+v.sum[i], tries+v.tries[i]
	}
	return game.Chance(sum / max(1, tries)), tries >= enough
}

// weigh tries both what was done and what seems to have been better at each of the moments, for equally long.
func (w *work[G]) weigh(lost []*Moment) []task[G] {
	var all []task[G]
	for _, m := range lost {
		for i := range worlds {
			all = append(all, task[G]{m.At, weighCost, func(ctx context.Context, g G) { w.try(ctx, m, m.Better, i, &m.betterWeight, g) }})
			all = append(all, task[G]{m.At, weighCost, func(ctx context.Context, g G) { w.try(ctx, m, m.Done, i, &m.doneWeight, g) }})
		}
	}
	return all
}

// try tries a command in one world: it is thought about what comes next in the turn. Where what comes next is another turn, it
// is thought about the command itself.
func (w *work[G]) try(ctx context.Context, m *Moment, c game.Command, i int, into *weight, g G) {
	seed := m.Seed(w.cfg.Seed, 1+i)
	next := g.Clone().(G)
	next.SetQuiet(true)
	next.Imagine(m.Seat, seed)
	if next.Do(c) != nil {
		return // it cannot be done in this world
	}
	into.tries[i] = enough
	switch {
	case next.Over() && next.Won(m.Seat):
		into.sum[i] = enough * int64(game.Certain)
	case next.Over():
	case next.Turn() == g.Turn() && next.Asked() == m.Seat:
		into.sum[i] = enough * int64(w.by.Think(ctx, next, seed).Chance)
	default:
		into.tries[i] = 0
		for _, o := range w.by.Think(ctx, g, seed).Options {
			if o.Command == c {
				into.sum[i], into.tries[i] = int64(o.Chance)*int64(o.Tries), int64(o.Tries)
			}
		}
	}
}

// losses are those of the decisions that really cost much, the worst first.
func losses(lost []*Moment) (all []Loss) {
	for _, m := range lost {
		instead, sure := m.betterWeight.mean()
		after, tried := m.doneWeight.mean()
		if sure && tried && instead-after >= Least {
			all = append(all, Loss{m, after, instead})
		}
	}
	slices.SortStableFunc(all, func(a, b Loss) int { return cmp.Compare(b.Instead-b.After, a.Instead-a.After) })
	return all[:min(Most, len(all))]
}

// run does all tasks, several at a time.
func (w *work[G]) run(all []task[G]) error {
	left := 0
	for _, t := range all {
		left += t.cost
	}
	if w.done == 0 {
		w.all += left
	} else {
		w.all = w.done + left
		w.finished(0) // there may be less to do than expected
	}
	if err := w.story.Seek(w.story.Len()); err != nil {
		return err
	}
	err := workers.Share(w.ctx, w.cfg.Workers, len(all), func() workers.Do {
		story := w.story.Fork()
		return func(ctx context.Context, i int) error {
			if err := story.Seek(all[i].at); err != nil {
				return err
			}
			all[i].do(ctx, story.Game())
			w.finished(all[i].cost)
			return nil
		}
	})
	return cmp.Or(err, w.ctx.Err())
}

func (w *work[G]) finished(cost int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.done += cost
	if w.cfg.Progress != nil {
		w.cfg.Progress(w.done, w.all)
	}
}
