package lab

import (
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/lab/figures"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/message"
)

// output is how results are shown.
type output struct {
	json, csv bool
	plot      string
}

func (s *output) flags(p *pool.Pool, c *cobra.Command) {
	c.Flags().BoolVar(&s.json, "json", false, p.T("flag-json"))
	c.Flags().BoolVar(&s.csv, "csv", false, p.T("flag-csv"))
	c.Flags().StringVar(&s.plot, "plot", "", p.T("flag-plot"))
	c.MarkFlagsMutuallyExclusive("json", "csv")
}

func (s *output) check() error {
	if s.plot != "" && plotFormats[strings.ToLower(filepath.Ext(s.plot))] == nil {
		return message.New("use-one-of", "--plot", strconv.Quote(s.plot), ".svg, .png")
	}
	return nil
}

func (s *output) write(c *cobra.Command, p *pool.Pool, r *lab.Result) error {
	words := &figures.Words{Pool: p}
	report := words.Report(r)
	if s.plot != "" {
		if err := (charts{words}).plot(s.plot, report); err != nil {
			return err
		}
	}
	w := c.OutOrStdout()
	switch {
	case s.json:
		return terminal.Encode(w, report)
	case s.csv:
		return figures.WriteCSV(w, report)
	}
	return words.Write(w, report)
}

// studies writes what was found out about a game that is known by package game alone.
func (s *output) studies(c *cobra.Command, p *pool.Pool, all []*figures.Study) error {
	w := c.OutOrStdout()
	switch {
	case s.json:
		return terminal.Encode(w, all)
	case s.csv:
		return figures.WriteStudiesCSV(w, all)
	}
	return (&figures.Words{Pool: p}).WriteStudies(w, all)
}
