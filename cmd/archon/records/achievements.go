package records

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
)

func achievementsCommand(p *pool.Pool) *cobra.Command {
	var asJSON, asCSV bool
	c := &cobra.Command{
		Use:   "achievements",
		Short: p.T("use-achievements"),
		Long:  p.T("long-achievements", p.Folder(library.Dir())),
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			given, err := records.Open(library.Dir()).Awards()
			if err != nil {
				return err
			}
			rows := achievement.NewSheet(p.Achievements(), given)
			switch {
			case asJSON:
				return rows.JSON(printable.JSON(c.OutOrStdout()))
			case asCSV:
				return rows.CSV(c.OutOrStdout(), allWords(p).T)
			}
			return writeAchievements(p, c.OutOrStdout(), rows)
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, p.T("flag-json"))
	c.Flags().BoolVar(&asCSV, "csv", false, p.T("flag-achievements-csv"))
	c.MarkFlagsMutuallyExclusive("json", "csv")
	return c
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
func writeAchievements(p *pool.Pool, w io.Writer, rows achievement.Sheet) error {
	words, done := allWords(p), 0
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
			how = words.T("feat-count", r.Done, r.Of)
		}
		fmt.Fprintf(t, "%s\t%s\t%s\n", how, words.T("feat-"+r.Achievement), r.How(words.T))
	}
	if err := t.Flush(); err != nil {
		return err
	}
	_, err := fmt.Fprintf(w, "\n%s\n", words.T("feats-done", done, len(rows)))
	return err
}
