package analyse

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/exit"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/saves"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/analysis"
	"github.com/keyraken/keyraken/game/ai/review"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/replay"
)

// kindOf is the game in a save, if it is known by package game alone; nil for KeyForge.
func kindOf(c *cobra.Command, p *pool.Pool, save string) (game.Kind, error) {
	return setup.Kind(c, p, cmp.Or(replay.GameOf(save), games.KeyForge), "seed", "workers", "json")
}

// reviewed is a game that is known by package game alone, with what was found out about it.
type reviewed struct {
	*review.Report
	pool  *pool.Pool
	story *replay.Story[game.Game]
	words game.Words
	save  string
}

// analyseKind analyses such a game, if it can say what to do.
func analyseKind(c *cobra.Command, p *pool.Pool, kind game.Kind, save string, cfg analysis.Config, asJSON bool) error {
	adviser, ok := kind.(game.Adviser)
	if !ok {
		return message.New("no-analysis-of-game", kind.Name())
	}
	words, err := kind.Words(p.Language.Name)
	if err != nil {
		return err
	}
	story, report, err := saves.ReadOf[game.Game](kind, save)
	if err != nil {
		return err
	}
	for _, w := range report.Warnings {
		p.Warn(c.ErrOrStderr(), p.Describe(w))
	}
	ctx, stop := terminal.UntilStopped()
	defer stop()
	bar := terminal.Progress(c.ErrOrStderr(), 1, p.T("bar-analysis"))
	found, err := review.ReportOf(ctx, story, adviser, review.Config{Seed: cfg.Seed, Workers: cfg.Workers, Progress: func(done, all int) {
		bar.ChangeMax(all)
		_ = bar.Set(done) // a bar that cannot be drawn is no reason to stop
	}})
	_ = bar.Clear()
	switch {
	case errors.Is(err, context.Canceled):
		return message.New("analysis-stopped")
	case err != nil:
		return err
	case asJSON:
		err = terminal.Encode(c.OutOrStdout(), found)
	default:
		err = (&reviewed{found, p, story, words, save}).tell(c.OutOrStdout())
	}
	if err == nil && (report.Differs || report.Damaged) {
		err = message.New("read-up-to", save, exit.ErrFindings, story.Len())
	}
	return err
}

// tell tells the course of the game and its turning points.
func (t *reviewed) tell(w io.Writer) error {
	p, g := t.pool, t.story.Game()
	line := func(indent, text string) { fmt.Fprintf(w, "%s%s\n", indent, printable.Text(text, terminal.Longest)) }
	p.Print(w, "course-each")
	for _, x := range t.Points {
		point(w, p, p.T("turn-of", x.Turn, t.words.Seat(g, game.Seat(x.Player-1))), x.Chance, t.mark(x))
	}
	fmt.Fprintln(w)
	introduce(w, p, len(t.Turnings), review.Most, review.Least)
	for i := range t.Turnings {
		x := &t.Turnings[i]
		if err := t.story.Seek(x.At); err != nil {
			return err
		}
		fmt.Fprintln(w)
		who := t.words.Seat(g, game.Seat(x.Player-1))
		line("", fmt.Sprintf("%d. %s – %s", i+1, lang.Capital(p.T("turn-of", x.Turn, who)), t.words.Question(g)))
		for _, way := range []struct {
			key, text string
			chance    game.Chance
		}{{"turning-done", x.Done, x.DoneChance}, {"turning-better", x.Better, x.BetterChance}} {
			c, err := g.Parse(way.text)
			if err != nil {
				return err
			}
			line("   ", p.T(way.key, t.words.Answer(g, c), percent(p, way.chance)))
		}
		line("   ", p.T("turning-from", fmt.Sprintf("archon play --resume %s --at %d", terminal.Quoted(t.save), x.At)))
	}
	return nil
}

// mark points out a turn with a turning point.
func (t *reviewed) mark(x review.Point) string {
	for i := range t.Turnings {
		if t.Turnings[i].Turn == x.Turn {
			return fmt.Sprintf("  ◄ %d", i+1)
		}
	}
	return ""
}
