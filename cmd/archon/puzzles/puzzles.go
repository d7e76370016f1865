// Package puzzles is archon puzzles: the puzzle of the day and all others, shown, solved at a terminal (solve.go), looked for in
// games of bots (find.go, deal.go) and checked (check.go).
package puzzles

import (
	"fmt"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/play/console"
	"github.com/keyraken/keyraken/cmd/archon/play/talk"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/puzzle"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Command is archon puzzles.
func Command(p *pool.Pool) *cobra.Command {
	c := &cobra.Command{Use: "puzzles", Short: p.T("use-puzzles"), Long: p.T("use-puzzles-long"), Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error { return show(c, p, puzzle.Of(time.Now()), false) }}
	c.AddCommand(listCommand(p), showCommand(p), solveCommand(p), checkCommand(p), findCommand(p))
	return c
}

// named is the puzzle of the book with that ID or number; that of the day if there is none.
func named(args []string) (*puzzle.Puzzle, error) {
	if len(args) == 0 {
		return puzzle.Of(time.Now()), nil
	}
	book := puzzle.Book()
	if n, err := strconv.Atoi(args[0]); err == nil && n > 0 && n <= len(book) {
		return book[n-1], nil
	}
	if p := puzzle.Named(args[0]); p != nil {
		return p, nil
	}
	return nil, message.New("puzzle-unknown", printable.Quote(args[0]))
}

func listCommand(p *pool.Pool) *cobra.Command {
	level := 0
	c := &cobra.Command{Use: "list", Short: p.T("use-puzzles-list"), Args: cobra.NoArgs, RunE: func(c *cobra.Command, _ []string) error {
		tries, err := records.Open(library.Dir()).PuzzleTries()
		if err != nil {
			return err
		}
		came := records.ByPuzzle(tries)
		out := tabwriter.NewWriter(c.OutOrStdout(), 0, 0, 2, ' ', 0)
		for _, z := range puzzle.Book() {
			if level != 0 && z.Level != level {
				continue
			}
			done := ""
			if r := came[z.ID]; r.Solved {
				done = p.T("puzzles-solved")
			} else if r.Tries > 0 {
				done = p.T("puzzles-tried", r.Tries)
			}
			fmt.Fprintf(out, "%d\t%s\t%s\t%s\t%s\n", z.Number, z.ID, p.T("puzzles-level", z.Level), taskOf(p, z), done)
		}
		return out.Flush()
	}}
	c.Flags().IntVar(&level, "level", 0, p.T("flag-puzzles-level"))
	return c
}

// taskOf says what is to be done in a puzzle.
func taskOf(p *pool.Pool, z *puzzle.Puzzle) string {
	if a, err := p.Named(z.Scenario.Mode); err == nil {
		return z.Task(p.Language.WithWords(a.Words))
	}
	return z.Task(p.Language)
}

func showCommand(p *pool.Pool) *cobra.Command {
	solution := false
	c := &cobra.Command{Use: "show [ID]", Short: p.T("use-puzzles-show"), Args: cobra.MaximumNArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			z, err := named(args)
			if err != nil {
				return err
			}
			return show(c, p, z, solution)
		}}
	c.Flags().BoolVar(&solution, "solution", false, p.T("flag-puzzles-solution"))
	return c
}

// show prints a puzzle, with its solution if that is wanted.
func show(c *cobra.Command, p *pool.Pool, z *puzzle.Puzzle, solution bool) error {
	ctx, stop := terminal.UntilStopped()
	defer stop()
	t := talk.New(ctx, p, c.InOrStdin(), c.OutOrStdout())
	con, story, err := at(t, p, z)
	if err != nil {
		return err
	}
	if err := con.ShowTable(); err != nil {
		return err
	}
	if !solution {
		t.Say("puzzles-how", z.ID)
		return t.Flush()
	}
	rules, err := p.Rules()
	if err != nil {
		return err
	}
	told, err := z.Explain(rules, p.LanguageOf(story.Game()))
	if err != nil {
		return err
	}
	t.Printf("")
	for i := range told {
		t.Printf("%d. %s.", i+1, strings.TrimSuffix(told[i].Does, "."))
		for _, line := range told[i].Then {
			t.Printf("   %s", line)
		}
	}
	return t.Flush()
}

// at is the console at the table of a puzzle, which has been told.
func at(t *talk.Talk, p *pool.Pool, z *puzzle.Puzzle) (*console.Console, *save.Story, error) {
	rules, err := p.Rules()
	if err != nil {
		return nil, nil, err
	}
	story, err := z.Story(rules)
	if err != nil {
		return nil, nil, err
	}
	bots, err := bot.Seats(story.Header.Seats, story.Game().Seats(), 0)
	if err != nil {
		return nil, nil, err
	}
	g := story.Game()
	if z.Number > 0 {
		t.Say("puzzles-heading", z.Number, z.ID, z.Level)
	}
	if z == puzzle.Of(time.Now()) {
		t.Say("puzzles-of-day")
	}
	t.Printf("%s", puzzle.Say(g, z.Side(), p.LanguageOf(g)).Goal(z.Goal))
	return console.At(t, console.Options{Asks: bot.AskWhatMatters}, replay.Unsaved(story), console.TableOf(p, story), bots), story, nil
}
