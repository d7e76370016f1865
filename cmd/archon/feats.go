package main

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
)

// feats are the achievements of the game of a console.
type feats struct {
	keeper *achievement.Keeper
	given  achievement.Given
	told   []achievement.Step // not announced yet
}

// watchFeats begins to watch for achievements in a game that is kept.
func (c *console) watchFeats() {
	if c.log.Path() == "" {
		return
	}
	given, err := records.Open(library.Dir()).Feats()
	if err != nil {
		c.fail(err)
		return
	}
	c.feats = feats{keeper: achievement.NewKeeper(c.pool.Watch(c.log.Story), c.log.Story), given: given}
	c.keepFeats()
}

// keepFeats keeps new achievements, and removes those that were undone, before anything is
// said about them.
func (c *console) keepFeats() {
	told, lines := c.feats.keeper.Look(c.feats.given, time.Now())
	c.feats.told = append(c.feats.told, told...)
	if len(lines) > 0 {
		if err := records.Open(library.Dir()).AddFeats(lines...); err != nil {
			c.fail(err)
		}
	}
}

// tellFeats announces new achievements.
func (c *console) tellFeats() {
	for _, s := range c.feats.told {
		c.tell("feat-line", s.Title(c.T), s.Feat.How(c.T))
	}
	c.feats.told = c.feats.told[:0]
}

// sumFeats lists at the end which achievements the game brought.
func (c *console) sumFeats() {
	var titles []string
	for _, s := range c.feats.keeper.New(c.feats.given) {
		titles = append(titles, s.Title(c.T))
	}
	if titles != nil {
		c.printf("%s: %s", c.T("feats-new"), strings.Join(titles, ", "))
	}
}

func featsCommand(p *pool) *cobra.Command {
	var asJSON, asCSV bool
	c := &cobra.Command{
		Use:   "achievements",
		Short: p.T("use-achievements"),
		Long:  p.T("long-achievements", p.kept(library.Dir())),
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			given, err := records.Open(library.Dir()).Feats()
			if err != nil {
				return err
			}
			rows := achievement.NewSheet(p.Feats(), given)
			switch {
			case asJSON:
				return rows.JSON(printable.JSON(c.OutOrStdout()))
			case asCSV:
				return rows.CSV(c.OutOrStdout(), p.words().T)
			}
			return p.writeFeats(c.OutOrStdout(), rows)
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, p.T("flag-json"))
	c.Flags().BoolVar(&asCSV, "csv", false, p.T("flag-achievements-csv"))
	c.MarkFlagsMutuallyExclusive("json", "csv")
	return c
}

// words are the words of the program with those of all adventures.
func (p *pool) words() *lang.Language {
	l := p.language
	for _, a := range p.List {
		l = l.Lay(a.Words)
	}
	return l
}

// writeFeats lists the achievements: first the progress of each, then what it is.
func (p *pool) writeFeats(w io.Writer, rows achievement.Sheet) error {
	words, done := p.words(), 0
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
		fmt.Fprintf(t, "%s\t%s\t%s\n", how, words.T("feat-"+r.Feat), r.How(words.T))
	}
	if err := t.Flush(); err != nil {
		return err
	}
	_, err := fmt.Fprintf(w, "\n%s\n", words.T("feats-done", done, len(rows)))
	return err
}
