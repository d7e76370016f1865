// Package analyse is archon analyse: how likely a win was, turn by turn, and which decisions cost most.
package analyse

import (
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/exit"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/saves"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/analysis"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/review"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Command is archon analyse.
func Command(p *pool.Pool) *cobra.Command {
	cfg := analysis.Config{}
	var level string
	var asJSON, byOthers bool
	c := &cobra.Command{
		Use:   "analyse " + p.T("kind-save"),
		Short: p.T("use-analyse"),
		Long:  p.T("long-analyse", replay.Analysed),
		Args:  cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			kind, err := kindOf(c, p, args[0])
			switch {
			case err != nil:
				return err
			case kind != nil:
				return analyseKind(c, p, kind, args[0], cfg, asJSON)
			}
			n := slices.Index(bot.LevelNames[:], level)
			if n < 0 {
				return message.New("unknown-level", printable.Quote(level), strings.Join(bot.LevelNames[:], ", "))
			}
			if cfg.Level = bot.Level(n); byOthers {
				if !c.Flags().Changed("level") {
					cfg.Level = bot.Master
				}
				return others(c, p, args[0], cfg.Level, asJSON)
			}
			return analyse(c, p, args[0], cfg, asJSON)
		},
	}
	c.Flags().StringVar(&level, "level", bot.LevelNames[bot.Thorough], p.T("flag-level", strings.Join(bot.LevelNames[:], ", ")))
	c.Flags().Uint64Var(&cfg.Seed, "seed", 1, p.T("flag-analyse-seed"))
	c.Flags().IntVar(&cfg.Workers, "workers", runtime.GOMAXPROCS(0), p.T("flag-think-workers"))
	c.Flags().BoolVar(&asJSON, "json", false, p.T("flag-json"))
	c.Flags().BoolVar(&byOthers, "fared", false, p.T("flag-fared"))
	for _, thought := range []string{"seed", "workers"} {
		c.MarkFlagsMutuallyExclusive("fared", thought)
	}
	return c
}

func analyse(c *cobra.Command, p *pool.Pool, save string, cfg analysis.Config, asJSON bool) error {
	story, report, err := saves.Read(p, save)
	if err != nil {
		return err
	}
	for _, w := range report.Warnings {
		p.Warn(c.ErrOrStderr(), p.Describe(w))
	}
	a, err := analysisOf(c, p, save, story, cfg)
	if err != nil {
		return err
	}
	t := analysed{Analysis: a, pool: p, story: story, save: save}
	if err := t.tell(asJSON, c.OutOrStdout()); err != nil {
		return err
	}
	if report.Differs || report.Damaged {
		return message.New("read-up-to", save, exit.ErrFindings, story.Len())
	}
	return nil
}

// analysisOf returns the analysis kept beside the save if it has the wanted configuration;
// otherwise it makes one and keeps it.
func analysisOf(c *cobra.Command, p *pool.Pool, save string, story *save.Story, cfg analysis.Config) (*analysis.Analysis, error) {
	kept, there := analysis.Load(save, story)
	if there && kept.Level == bot.LevelNames[cfg.Level] && kept.Seed == cfg.Seed {
		return kept, nil
	}
	ctx, stop := terminal.UntilStopped()
	defer stop()
	bar := terminal.Progress(c.ErrOrStderr(), 1, p.T("bar-analysis"))
	cfg.Progress = func(done, all int) {
		bar.ChangeMax(all)
		_ = bar.Set(done) // a bar that cannot be drawn is no reason to stop
	}
	a, err := analysis.Analyze(ctx, story, cfg)
	_ = bar.Clear()
	if errors.Is(err, context.Canceled) {
		return nil, message.New("analysis-stopped")
	}
	if err == nil && !(there && slices.Index(bot.LevelNames[:], kept.Level) > int(cfg.Level)) {
		if err := a.Save(save); err != nil {
			p.Warn(c.ErrOrStderr(), p.T("analysis-not-kept", p.Describe(err)))
		}
	}
	return a, err
}

// analysed is an analysis to be printed.
type analysed struct {
	*analysis.Analysis
	Words []analysis.TurningWords `json:"words"` // of its turning points

	pool  *pool.Pool
	story *save.Story
	save  string
}

func (t *analysed) tell(asJSON bool, w io.Writer) error {
	n := saves.Narrator(t.pool, t.story)
	t.Words = []analysis.TurningWords{}
	for i := range t.Turnings {
		told, err := t.Turnings[i].Describe(t.story, n)
		if err != nil {
			return err
		}
		t.Words = append(t.Words, told)
	}
	if asJSON {
		enc := terminal.Encoder(w)
		enc.SetEscapeHTML(false)
		return enc.Encode(t)
	}
	fmt.Fprintf(w, "%s.\n\n", printable.Text(lang.Capital(saves.Summary(t.pool, t.story)), terminal.Longest))
	t.course(w, n)
	t.turnings(w, n)
	return t.swings(w)
}

// percent is a chance in words.
func percent(p *pool.Pool, c game.Chance) string {
	return printable.Text(p.T("percent", lang.Percent(c)), terminal.Longest)
}

// barWidth is how many characters stand for certainty.
const barWidth = 40

// point draws the chance at a moment: its words, in figures and as a bar, with marks after it.
func point(w io.Writer, p *pool.Pool, words string, c game.Chance, marks string) {
	bar := strings.Repeat("█", int(c)*barWidth/int(game.Certain))
	fmt.Fprintf(w, "  %-26s %5s  %s%s\n", printable.Text(words, terminal.Longest), percent(p, c), bar, marks)
}

// introduce says what turning points follow: some of them, as many as are told at most, or none that cost as much as the least.
func introduce(w io.Writer, p *pool.Pool, some, most int, least game.Chance) {
	switch some {
	case 0:
		fmt.Fprintln(w, printable.Text(p.T("no-turnings", lang.Percent(least)), terminal.Longest))
	case most:
		p.Print(w, "turnings")
	default:
		fmt.Fprintln(w, printable.Text(p.T("few-turnings", lang.Percent(least)), terminal.Longest))
	}
}

// course draws how the chance developed: a line for each turn.
func (t *analysed) course(w io.Writer, n *narrate.Narrator) {
	p := t.pool
	whose := "course-players"
	if t.Duel {
		whose = "course-duel"
	}
	p.Print(w, whose)
	for i := range t.Points {
		x := &t.Points[i]
		words := p.T("turn-of", x.Turn, t.who(n, x.Side))
		switch {
		case i == len(t.Points)-1 && t.story.Game().Over():
			words = p.T("course-end")
		case i == len(t.Points)-1:
			words = p.T("course-now")
		case x.Turn == 0:
			words = p.T("course-before")
		}
		marks := ""
		for k := range t.Turnings {
			if t.Turnings[k].Turn == x.Turn && i < len(t.Points)-1 {
				marks = fmt.Sprintf("  ◄ %d", k+1)
			}
		}
		if x.Edited {
			marks += "  " + p.T("course-edited")
		}
		point(w, p, words, x.Chance, marks)
	}
}

// who is the player of a side.
func (t *analysed) who(n *narrate.Narrator, s scenario.Side) string {
	side := s.Game()
	if h := &t.story.Header; int(side) < len(h.Players) && h.Players[side] != "" {
		return h.Players[side]
	}
	if side == keyforge.NoSide {
		return ""
	}
	return n.Side(side)
}

// turnings describes the turning points.
func (t *analysed) turnings(w io.Writer, n *narrate.Narrator) {
	p := t.pool
	fmt.Fprintln(w)
	introduce(w, p, len(t.Turnings), review.Most, review.Least)
	for i := range t.Turnings {
		x, told := &t.Turnings[i], &t.Words[i]
		fmt.Fprintf(w, "\n%d. %s", i+1, printable.Text(lang.Capital(p.T("turn-of", x.Turn, t.who(n, x.Side))), terminal.Longest))
		if told.Asked != "" {
			fmt.Fprintf(w, " – %s", printable.Text(told.Asked, terminal.Longest))
		}
		fmt.Fprintln(w)
		line := func(key string, args ...any) {
			fmt.Fprintf(w, "   %s\n", printable.Text(p.T(key, args...), terminal.Longest))
		}
		line("turning-done", analysis.InLine(told.Done), percent(t.pool, x.DoneChance))
		line("turning-better", analysis.InLine(told.Better), percent(t.pool, x.BetterChance))
		if x.Open {
			line("turning-open")
		}
		if len(told.Why) > 0 {
			line("turning-why", strings.Join(told.Why, "; "))
		}
		line("turning-from", fmt.Sprintf("archon play --resume %s --at %d", terminal.Quoted(t.save), x.At))
	}
}

// swings describes the turns of the monster that brought and cost most.
func (t *analysed) swings(w io.Writer) error {
	for i := range t.Swings {
		s := &t.Swings[i]
		key := "swing-bad"
		if s.By() > 0 {
			key = "swing-good"
		}
		if i == 0 {
			fmt.Fprintln(w)
		}
		if _, err := fmt.Fprintln(w, t.pool.T(key, s.Turn, percent(t.pool, s.From), percent(t.pool, s.To))); err != nil {
			return err
		}
	}
	return nil
}
