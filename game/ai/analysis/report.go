package analysis

import (
	"cmp"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/ai/review"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/replay"
)

// report fills an analysis with what a review has found.
type report struct {
	*Analysis
	story   *save.Story // to go through
	won     bool        // by the side whose course is told
	adviser advice.Adviser
}

// shared converts a chance of the side that decides at a moment to the side whose course is
// reported.
func (r *report) shared(m *review.Moment, c game.Chance) game.Chance {
	if m.Seat != 0 && r.Duel {
		return game.Certain - c
	}
	return c
}

// course is the chance at a moment of the side whose course is reported.
func (r *report) course(m *review.Moment) game.Chance {
	switch {
	case !m.Over:
		return r.shared(m, m.Chance)
	case r.won:
		return game.Certain
	}
	return 0
}

// points reports the course.
func (r *report) points(all []*review.Moment) {
	edited := false
	for _, m := range all {
		edited = edited || m.Edited
		if m.Point {
			r.Points = append(r.Points, Point{At: m.At, Turn: m.Turn, Side: scenario.SideOf(m.Seat), Chance: r.course(m), Edited: edited})
			edited = false
		}
	}
}

// swings reports the turns of the monster that gained most and cost most.
func (r *report) swings(all []*review.Moment) {
	if r.Duel {
		return
	}
	var best, worst Swing
	var end *review.Moment
	for _, m := range all {
		if m.Edited {
			end = nil
		}
		if m.Point && end != nil {
			s := Swing{At: end.At + 1, Turn: end.Turn, From: end.DoneChance, To: r.course(m)}
			if s.By() > best.By() {
				best = s
			}
			if s.By() < worst.By() {
				worst = s
			}
			end = nil
		}
		if m.Ends && m.Tried {
			end = m
		}
	}
	for _, s := range [...]Swing{best, worst} {
		if max(s.By(), -s.By()) >= leastSwing {
			r.Swings = append(r.Swings, s)
		}
	}
	slices.SortFunc(r.Swings, func(x, y Swing) int { return cmp.Compare(x.At, y.At) })
}

// turnings reports the decisions that cost much, in order.
func (r *report) turnings(losses []review.Loss) (err error) {
	for _, l := range losses {
		m := l.Moment
		t := TurningPoint{At: m.At, Turn: m.Turn, Side: scenario.SideOf(m.Seat), Chance: r.shared(m, m.Chance),
			DoneChance: r.shared(m, l.After), BetterChance: r.shared(m, l.Instead)}
		if t.Done, err = r.action(m); err != nil {
			return err
		}
		if t.Better, t.Open, err = r.plan(m); err != nil {
			return err
		}
		r.Turnings = append(r.Turnings, t)
	}
	slices.SortFunc(r.Turnings, func(x, y TurningPoint) int { return cmp.Compare(x.At, y.At) })
	return nil
}

// action is what was done at a moment with all answers that belong to it, in the words of a
// save.
func (r *report) action(m *review.Moment) (words []string, err error) {
	s := r.story
	if err = s.Seek(m.At); err != nil {
		return nil, err
	}
	turn := s.Game().Turn()
	for s.At() < s.Len() && decides(&s.Inputs()[s.At()]) && len(words) < longest {
		words = append(words, s.Next())
		if err = s.Step(); err != nil {
			return nil, err
		}
		if q := s.Game().Question(); q.Kind == keyforge.NoQuestion || q.Kind == keyforge.AskMain || q.Side != m.Seat || s.Game().Turn() != turn {
			break
		}
	}
	return words, nil
}

// decides reports whether an input is a decision in the game: neither a change by hand nor a
// concession, which only says what the decisions before it have come to.
func decides(in *replay.Input) bool { return in.Edit == nil && in.Command.Verb != keyforge.Concede }

// longest is the maximum number of commands in an action or a plan.
const longest = 40

// plan is what would have been better, in the words of a save, and whether what comes next
// is open: it goes on as far as the player could know.
func (r *report) plan(m *review.Moment) (words []string, open bool, err error) {
	if err = r.story.Seek(m.At); err != nil {
		return nil, false, err
	}
	line := m.Plan
	if len(line) == 0 || line[0] != m.Better {
		line = []keyforge.Command{m.Better}
	}
	known, open := r.adviser.Follow(r.story.Game(), m.Seat, line[:min(len(line), longest)], m.Seed(r.Seed, 0))
	s := r.story.Fork()
	for _, c := range known {
		said := s.Game().Format(c)
		if err := s.Do(c); err != nil {
			return words, true, nil // nobody could have known exactly
		}
		words = append(words, said)
	}
	return words, open, nil
}
