package records

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

func achievementsCommand(p *pool.Pool) *cobra.Command {
	var asJSON, asCSV bool
	var name string
	c := &cobra.Command{
		Use:   "achievements",
		Short: p.T("use-achievements"),
		Long:  p.T("long-achievements", p.Folder(library.Dir())),
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			rows, speech, err := sheet(c, p, name)
			switch {
			case err != nil:
				return err
			case asJSON:
				return rows.JSON(printable.JSON(c.OutOrStdout()))
			case asCSV:
				return rows.CSV(c.OutOrStdout(), speech)
			}
			return writeAchievements(c.OutOrStdout(), rows, speech)
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, p.T("flag-json"))
	c.Flags().BoolVar(&asCSV, "csv", false, p.T("flag-achievements-csv"))
	c.MarkFlagsMutuallyExclusive("json", "csv")
	gameFlag(c, p, &name)
	return c
}

// sheet is the achievements of a game, and the words for them.
func sheet(c *cobra.Command, p *pool.Pool, name string) (achievement.Sheet, achievement.Speech, error) {
	kind, err := setup.Kind(c, p, name, "json", "csv")
	if err != nil {
		return nil, nil, err
	}
	all, speech, kept := p.Achievements(), achievement.Speech(allWords(p).T), records.Open(library.Dir())
	if kind != nil {
		words, err := kind.Words(p.Language.Name)
		if err != nil {
			return nil, nil, err
		}
		all, speech, kept = achievement.In(kind), achievement.Spoken(words, p.T), records.In(replay.DirOf(kind.Name()))
	}
	given, err := kept.Awards()
	return achievement.NewSheet(all, given), speech, err
}

// allWords are the words of the program with those of all adventures.
func allWords(p *pool.Pool) *lang.Language {
	l := p.Language
	for _, a := range p.List {
		l = l.WithWords(a.Words)
	}
	return l
}

// writeAchievements lists the achievements: first the progress of each, then what it is.
func writeAchievements(w io.Writer, rows achievement.Sheet, speech achievement.Speech) error {
	done := 0
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for i := range rows {
		r := &rows[i]
		how, last := "–", ""
		for _, s := range r.Steps {
			last = max(last, s.When)
		}
		switch {
		case r.Done == r.Of:
			done++
			how, _, _ = strings.Cut(printable.Text(last, printable.Name), "T")
		case r.Of > 1:
			how = speech("feat-count", r.Done, r.Of)
		}
		fmt.Fprintf(t, "%s\t%s\t%s\n", how, speech("feat-"+r.Achievement), r.How(speech))
	}
	if err := t.Flush(); err != nil {
		return err
	}
	_, err := fmt.Fprintf(w, "\n%s\n", speech("feats-done", done, len(rows)))
	return err
}
