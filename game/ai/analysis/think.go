package analysis

import (
	"cmp"
	"context"
	"slices"
	"sync"
	"sync/atomic"

	"golang.org/x/sync/errgroup"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
)

// work is an analysis in progress.
type work struct {
	ctx     context.Context
	cfg     Config
	story   *save.Story // to go through
	moments []moment
	adviser advice.Adviser

	mu        sync.Mutex
	done, all int
}

// task is one thought, and what becomes of it.
type task struct {
	at   int // after how many inputs
	cost int // about how long it takes
	do   func(ctx context.Context, g *keyforge.Game)
}

// The choice of a house is thought about longer than anything else.
const (
	houseCost = 5
	otherCost = 2
)

func (m *moment) cost() int {
	if m.house {
		return houseCost
	}
	return otherCost
}

// seed is the seed of a thought about a moment, by the number of the thought.
func (w *work) seed(m *moment, number int) uint64 {
	return w.cfg.Seed*1_000_003 + uint64(m.at)*(worlds+1) + uint64(number)
}

// sweep thinks once about every decision, and about where the story ends.
func (w *work) sweep() []task {
	var all []task
	for i := range w.moments {
		m := &w.moments[i]
		if m.over {
			continue
		}
		all = append(all, task{m.at, m.cost(), func(ctx context.Context, g *keyforge.Game) {
			said := w.cfg.Think(ctx, w.cfg.Level, w.seed(m, 0), g)
			m.chance, m.best, m.doneChance, m.tried = said.Chance, said.Chance, said.Chance, true
			if len(said.Options) > 1 {
				m.best, m.better, m.plan = said.Options[0].Chance, said.Options[0].Command, said.Plan
				m.doneChance, m.tried = chanceOf(said.Options, m.done)
			}
		}})
	}
	w.all = looked * 2 * worlds * otherCost // an estimate of what comes after them
	return all
}

// worlds is the number of imagined worlds in which what was done and what would have been
// better are tried.
const worlds = 8

// weight is the outcome of trying a command in several worlds.
type weight struct {
	sum   [worlds]int64 // of chances
	tries [worlds]int64
}

// enough is how many tries make an opinion: a separate thought counts as much.
const enough = 32

// mean is the chance, if it was tried often enough to tell.
func (v *weight) mean() (game.Chance, bool) {
	sum, tries := int64(0), int64(0)
	for i := range worlds {
		sum, tries = sum+v.sum[i], tries+v.tries[i]
	}
	return game.Chance(sum / max(1, tries)), tries >= enough
}

// weigh tries both what was done and what seems to have been better at each of the moments,
// for equally long.
func (w *work) weigh(lost []*moment) []task {
	var all []task
	for _, m := range lost {
		for i := range worlds {
			all = append(all, task{m.at, otherCost, func(ctx context.Context, g *keyforge.Game) { w.try(ctx, m, m.better, i, &m.betterWeight, g) }})
			all = append(all, task{m.at, otherCost, func(ctx context.Context, g *keyforge.Game) { w.try(ctx, m, m.done, i, &m.doneWeight, g) }})
		}
	}
	return all
}

// try tries a command in one world: an expert thinks about what comes next in the turn. For
// a command that ends the turn, it is asked about the command itself, since what comes next
// is another turn.
func (w *work) try(ctx context.Context, m *moment, c keyforge.Command, i int, into *weight, g *keyforge.Game) {
	seed := w.seed(m, 1+i)
	next := g.CopyInto(nil)
	next.SetQuiet(true)
	next.Imagine(m.side, seed)
	if _, err := next.Apply(c, nil); err != nil {
		return // it cannot be done in this world
	}
	into.tries[i] = enough
	switch {
	case next.Over() && next.Won(m.side):
		into.sum[i] = enough * int64(game.Certain)
	case next.Over():
	case next.Turn() == g.Turn() && next.Question().Side == m.side:
		into.sum[i] = enough * int64(w.cfg.Think(ctx, w.cfg.Level, seed, next).Chance)
	default:
		into.tries[i] = 0
		for _, o := range w.cfg.Think(ctx, w.cfg.Level, seed, g).Options {
			if o.Command == c {
				into.sum[i], into.tries[i] = int64(o.Chance)*int64(o.Tries), int64(o.Tries)
			}
		}
	}
}

// run does all tasks, several at a time.
func (w *work) run(all []task) error {
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
	var next atomic.Int64
	workers, ctx := errgroup.WithContext(w.ctx)
	for range max(1, min(w.cfg.Workers, len(all))) {
		story := w.story.Fork()
		workers.Go(func() (err error) {
			defer fault.Catch(&err)
			for i := next.Add(1) - 1; ctx.Err() == nil && i < int64(len(all)); i = next.Add(1) - 1 {
				if err := story.Seek(all[i].at); err != nil {
					return err
				}
				all[i].do(ctx, story.Game())
				w.finished(all[i].cost)
			}
			return nil
		})
	}
	return cmp.Or(workers.Wait(), w.ctx.Err())
}

func (w *work) finished(cost int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.done += cost
	if w.cfg.Progress != nil {
		w.cfg.Progress(w.done, w.all)
	}
}

// chanceOf is the chance of one of the options, if it was tried.
func chanceOf(options []game.Option, c keyforge.Command) (game.Chance, bool) {
	for i := range options {
		if options[i].Command == c && options[i].Tries > 0 {
			return options[i].Chance, true
		}
	}
	return 0, false
}

// shared converts a chance of the side that decides at a moment to the side whose course is
// reported.
func (w *work) shared(m *moment, c game.Chance) game.Chance {
	if m.side != 0 && !w.story.Game().Mode().Rules().Adventure {
		return game.Certain - c
	}
	return c
}

// course is the chance at a moment of the side whose course is reported.
func (w *work) course(m *moment) game.Chance {
	switch {
	case m.won:
		return game.Certain
	case m.over:
		return 0
	}
	return w.shared(m, m.chance)
}

// points reports the course.
func (w *work) points(a *Analysis) {
	edited := false
	for i := range w.moments {
		m := &w.moments[i]
		edited = edited || m.edited
		if m.point {
			a.Points = append(a.Points, Point{At: m.at, Turn: m.turn, Side: scenario.SideOf(m.side), Chance: w.course(m), Edited: edited})
			edited = false
		}
	}
}

// lost are the decisions that seem to have cost most, one of each turn.
func (w *work) lost() []*moment {
	var worst []*moment
	for i := range w.moments {
		m := &w.moments[i]
		if !m.judged || m.over || m.better == m.done || m.loss() < leastLooked {
			continue
		}
		n := len(worst)
		switch {
		case n == 0 || worst[n-1].turn != m.turn:
			worst = append(worst, m)
		case m.loss() > worst[n-1].loss():
			worst[n-1] = m
		}
	}
	slices.SortStableFunc(worst, func(a, b *moment) int { return cmp.Compare(b.loss(), a.loss()) })
	return worst[:min(looked, len(worst))]
}

// loss is how much what was done seems to have cost at first sight. What the expert did not
// even try may have cost something too.
func (m *moment) loss() game.Chance {
	if !m.tried {
		return leastLooked
	}
	return m.best - m.doneChance
}

// swings reports the turns of the monster that gained most and cost most.
func (w *work) swings(a *Analysis) {
	if a.Duel {
		return
	}
	var best, worst Swing
	var end *moment
	for i := range w.moments {
		m := &w.moments[i]
		if m.edited {
			end = nil
		}
		if m.point && end != nil {
			s := Swing{At: end.at + 1, Turn: end.turn, From: end.doneChance, To: w.course(m)}
			if s.By() > best.By() {
				best = s
			}
			if s.By() < worst.By() {
				worst = s
			}
			end = nil
		}
		if m.ends && m.tried {
			end = m
		}
	}
	for _, s := range [...]Swing{best, worst} {
		if max(s.By(), -s.By()) >= leastSwing {
			a.Swings = append(a.Swings, s)
		}
	}
	slices.SortFunc(a.Swings, func(x, y Swing) int { return cmp.Compare(x.At, y.At) })
}

// turnings reports the decisions that really cost much.
func (w *work) turnings(a *Analysis, lost []*moment) error {
	for _, m := range lost {
		better, sure := m.betterWeight.mean()
		done, tried := m.doneWeight.mean()
		if !sure || !tried || better-done < Least {
			continue
		}
		t := TurningPoint{At: m.at, Turn: m.turn, Side: scenario.SideOf(m.side), Chance: w.shared(m, m.chance),
			DoneChance: w.shared(m, done), BetterChance: w.shared(m, better)}
		var err error
		if t.Done, err = w.action(m); err != nil {
			return err
		}
		if t.Better, t.Open, err = w.plan(m); err != nil {
			return err
		}
		a.Turnings = append(a.Turnings, t)
	}
	slices.SortStableFunc(a.Turnings, func(x, y TurningPoint) int { return cmp.Compare(y.Lost(), x.Lost()) })
	a.Turnings = a.Turnings[:min(Most, len(a.Turnings))]
	slices.SortFunc(a.Turnings, func(x, y TurningPoint) int { return cmp.Compare(x.At, y.At) })
	return nil
}

// action is what was done at a moment with all answers that belong to it, in the words of a
// save.
func (w *work) action(m *moment) (words []string, err error) {
	s := w.story
	if err = s.Seek(m.at); err != nil {
		return nil, err
	}
	turn := s.Game().Turn()
	for s.At() < s.Len() && decides(&s.Inputs()[s.At()]) && len(words) < longest {
		words = append(words, s.Next())
		if err = s.Step(); err != nil {
			return nil, err
		}
		if q := s.Game().Question(); q.Kind == keyforge.NoQuestion || q.Kind == keyforge.AskMain || q.Side != m.side || s.Game().Turn() != turn {
			break
		}
	}
	return words, nil
}

// longest is the maximum number of commands in an action or a plan.
const longest = 40

// plan is what would have been better, in the words of a save, and whether what comes next
// is open: it goes on as far as the player could know.
func (w *work) plan(m *moment) (words []string, open bool, err error) {
	if err = w.story.Seek(m.at); err != nil {
		return nil, false, err
	}
	line := m.plan
	if len(line) == 0 || line[0] != m.better {
		line = []keyforge.Command{m.better}
	}
	known, open := w.adviser.Follow(w.story.Game(), m.side, line[:min(len(line), longest)], w.seed(m, 0))
	s := w.story.Fork()
	for _, c := range known {
		said := s.Game().Format(c)
		if err := s.Do(c); err != nil {
			return words, true, nil // nobody could have known exactly
		}
		words = append(words, said)
	}
	return words, open, nil
}
