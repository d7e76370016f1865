package puzzles

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/exit"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/puzzle"
	"github.com/keyraken/keyraken/game/store/files"
)

// ofProgram stands for the puzzles of the program in place of a file.
const ofProgram = "book"

// mostFile is the longest file of puzzles, in bytes.
const mostFile = 64 << 20

func checkCommand(p *pool.Pool) *cobra.Command {
	quick := false
	c := &cobra.Command{Use: "check " + p.T("kind-file"), Short: p.T("use-puzzles-check"), Args: cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			ctx, stop := terminal.UntilStopped()
			defer stop()
			all, wrong, err := read(args[0])
			if err != nil {
				return err
			}
			for _, err := range wrong {
				p.Warn(c.OutOrStdout(), p.Describe(err))
			}
			how := puzzle.Fully
			if quick {
				how = puzzle.Quickly
			}
			bad, err := check(ctx, c, p, all, how)
			if err == nil && bad+len(wrong) > 0 {
				err = exit.ErrFindings
			}
			return err
		}}
	c.Flags().BoolVar(&quick, "quick", false, p.T("flag-puzzles-quick"))
	return c
}

// read reads puzzles from a file, or returns those of the program.
func read(name string) (all []*puzzle.Puzzle, wrong []error, err error) {
	if name == ofProgram {
		return puzzle.Book(), nil, nil
	}
	data, err := files.Read(name, mostFile)
	if err != nil {
		return nil, nil, err
	}
	all, wrong = puzzle.ParseAll(data)
	return all, wrong, nil
}

// check checks puzzles, and prints those that are not sound, with the reasons.
func check(ctx context.Context, c *cobra.Command, p *pool.Pool, all []*puzzle.Puzzle, how puzzle.Check) (bad int, err error) {
	rules, err := p.Rules()
	if err != nil {
		return 0, err
	}
	bar := terminal.Progress(c.ErrOrStderr(), len(all), p.T("bar-puzzles"))
	defer func() { _ = bar.Clear() }()
	for _, z := range all {
		err := z.Check(ctx, rules, how)
		if ctx.Err() != nil {
			return bad, ctx.Err()
		}
		_ = bar.Add(1)
		if err != nil {
			bad++
			fmt.Fprintf(c.OutOrStdout(), "%s: %s\n", z.ID, p.Describe(err))
		}
	}
	p.Print(c.OutOrStdout(), "puzzles-checked", len(all), bad)
	return bad, nil
}
