package puzzles

import (
	"context"
	"errors"
	"time"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/play/console"
	"github.com/keyraken/keyraken/cmd/archon/play/talk"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/puzzle"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
)

func solveCommand(p *pool.Pool) *cobra.Command {
	return &cobra.Command{Use: "solve [ID]", Short: p.T("use-puzzles-solve"), Args: cobra.MaximumNArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			z, err := named(args)
			if err != nil {
				return err
			}
			ctx, stop := terminal.UntilStopped()
			defer stop()
			t := talk.New(ctx, p, c.InOrStdin(), c.OutOrStdout())
			con, story, err := at(t, p, z)
			if err != nil {
				return err
			}
			s := &solving{ctx: ctx, pool: p, z: z, story: story, judge: z.Judge(story.Game()), kept: records.Open(library.Dir()), last: -1}
			return con.Toward(&console.Aim{Decided: s.decided, Hint: s.hint, End: s.end})
		}}
}

// solving is an attempt at a puzzle.
type solving struct {
	ctx    context.Context
	pool   *pool.Pool
	z      *puzzle.Puzzle
	story  *save.Story
	judge  *puzzle.Judge
	kept   *records.Store
	solver *puzzle.Solver
	hints  int
	last   int // after how many commands the last hint was asked for
	again  int // hints there
}

func (s *solving) decided() bool { return s.judge.Of(s.story.Game()).State != puzzle.Going }

func (s *solving) words() *puzzle.Words {
	g := s.story.Game()
	return puzzle.Say(g, s.z.Side(), s.pool.LanguageOf(g))
}

// hint is the next hint where the game stands.
func (s *solving) hint() string {
	if s.solver == nil {
		rules, err := s.pool.Rules()
		if err == nil {
			s.solver, err = s.z.Solver(s.ctx, rules)
		}
		if err != nil {
			return s.pool.Describe(err)
		}
	}
	if s.again++; s.last != s.story.At() {
		s.last, s.again = s.story.At(), 0
	}
	s.hints++
	return s.words().Hint(s.solver.Hint(s.story.Game(), s.again))
}

// end tells how the attempt ended, and keeps it.
func (s *solving) end(t *talk.Talk) error {
	v := s.judge.Of(s.story.Game())
	key := "puzzles-failed"
	if v.State == puzzle.Solved {
		key = "puzzles-done"
	}
	t.Say(key, s.words().Why(v))
	now := time.Now()
	try := records.PuzzleTry{Puzzle: s.z.ID, When: now.Format(time.RFC3339), Solved: v.State == puzzle.Solved, Hints: s.hints}
	if s.z == puzzle.Of(now) {
		try.Day = now.Format(time.DateOnly)
	}
	if s.z.Number == 0 { // it is not of the book
		return nil
	}
	return errors.Join(s.kept.AddPuzzleTry(try), s.award(t, now))
}

// award gives the achievements that the tries have earned.
func (s *solving) award(t *talk.Talk, now time.Time) error {
	tries, err := s.kept.PuzzleTries()
	if err != nil {
		return err
	}
	awards, err := s.kept.Awards()
	if err != nil {
		return err
	}
	earned := puzzle.Earned(tries)
	all := s.pool.Achievements()
	for _, key := range earned {
		for i := range all {
			if all[i].Key != key {
				continue
			}
			step := achievement.Step{Achievement: &all[i]}
			if a, ok := achievement.Awards(awards).Add(step, now); ok {
				if err := s.kept.AddAwards(a); err != nil {
					return err
				}
				t.Say("feat-line", step.Title(s.pool.T), all[i].How(s.pool.T))
			}
		}
	}
	return nil
}
