package analyse

import (
	"context"
	"errors"
	"fmt"
	"io"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/exit"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/saves"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/fared"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// other is what somebody made of a deal.
type other struct {
	By   string `json:"by,omitempty"` // a level; "": the game in the save
	Save string `json:"save"`
	fared.Result
}

// botNames are the keys of the names of the levels.
var botNames = [bot.LevelCount]string{"bot-quick", "bot-expert", "bot-master"}

// others tells what the levels up to that one make of the deal of the game in a save.
func others(c *cobra.Command, p *pool.Pool, save string, most bot.Level, asJSON bool) error {
	story, report, err := saves.Read(p, save)
	if err != nil {
		return err
	}
	for _, w := range report.Warnings {
		p.Warn(c.ErrOrStderr(), p.Describe(w))
	}
	if report.Differs || report.Damaged {
		return message.New("read-up-to", save, exit.ErrFindings, story.Len())
	}
	if err := fared.Possible(story); err != nil {
		return err
	}
	ctx, stop := terminal.UntilStopped()
	defer stop()
	seat := fared.Person(story)
	all := []other{{"", save, fared.ResultOf(story, seat)}}
	bar := terminal.Progress(c.ErrOrStderr(), int(most)+1, p.T("fared-head"))
	for level := range most + 1 {
		played, err := playedBy(ctx, c, p, save, level, story)
		if err != nil {
			_ = bar.Clear()
			return err
		}
		_ = bar.Add(1) // a bar that cannot be drawn is no reason to stop
		all = append(all, other{bot.LevelNames[level], fared.File(save, level), fared.ResultOf(played, seat)})
	}
	_ = bar.Clear()
	if asJSON {
		return terminal.Encode(c.OutOrStdout(), all)
	}
	return tellOthers(c.OutOrStdout(), p, story, all)
}

// playedBy is the game that a level plays at the deal of a story; it is kept beside its save.
func playedBy(ctx context.Context, c *cobra.Command, p *pool.Pool, path string, level bot.Level, of *save.Story) (*save.Story, error) {
	if s, ok := fared.Load(ctx, path, level, of); ok {
		return s, nil
	}
	s, err := fared.Play(ctx, of, level, nil)
	if errors.Is(err, context.Canceled) {
		return nil, message.New("fared-stopped")
	}
	if err != nil {
		return nil, err
	}
	if err := fared.Keep(path, level, s); err != nil {
		p.Warn(c.ErrOrStderr(), p.Describe(err))
	}
	return s, nil
}

// tellOthers tells it in words, with how each game can be watched.
func tellOthers(w io.Writer, p *pool.Pool, story *save.Story, all []other) error {
	in := p.LanguageOf(story.Game())
	fmt.Fprintf(w, "%s.\n\n", printable.Text(lang.Capital(saves.Summary(p, story)), terminal.Longest))
	p.Print(w, "fared-head")
	names, wide := []string{p.T("fared-you")}, utf8.RuneCountInString(p.T("fared-you"))
	for level := range len(all) - 1 {
		names = append(names, p.T(botNames[level]))
		wide = max(wide, utf8.RuneCountInString(names[level+1]))
	}
	for i := range all {
		fmt.Fprintf(w, "  %-*s  %s\n", wide, names[i], printable.Text(all[i].Words(in), terminal.Longest))
	}
	fmt.Fprintln(w)
	for _, o := range all[1:] {
		if _, err := fmt.Fprintf(w, "  archon replay %s\n", terminal.Quoted(o.Save)); err != nil {
			return err
		}
	}
	return nil
}
