// Package figures puts the results of archon lab into words, tables and lines of CSV.
package figures

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/ai/lab/studies"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/printable"
)

// Words puts results into the words of a language.
type Words struct{ *pool.Pool }

// Mode is the language with the words of the mode's adventure.
func (p *Words) Mode(name string) *lang.Language {
	if a, err := p.Named(name); err == nil {
		return p.Language.WithWords(a.Words)
	}
	return p.Language
}

// Report is the figures of a result, the easiest difficulty first.
func (p *Words) Report(r *lab.Result) *lab.Report {
	report := r.Report()
	report.Order(pool.Difficulties())
	return report
}

// Short is the results of a deck, a line for each company and difficulty.
func (p *Words) Short(s *studies.Study) []string {
	var lines []string
	report := p.Report(s.Result)
	for i := range report.Groups {
		g := &report.Groups[i]
		lines = append(lines, p.T("lab-short", s.When.Local().Format(time.DateOnly), p.company(g), p.percent(g.All.Won), g.All.Games, report.Bot,
			report.Engine, report.Program))
	}
	return lines
}

// company says in which company and at which difficulty a deck was examined.
func (p *Words) company(g *lab.Group) string {
	if g.Kind == lab.Against {
		return p.T("lab-in-duels")
	}
	difficulty := p.Difficulty(g.Mode, g.Difficulty)
	if g.Kind == lab.With {
		return p.T("lab-with-others", difficulty)
	}
	return p.T("lab-by-itself", difficulty)
}

// Heading is what a group is about.
func (p *Words) Heading(g *lab.Group) string {
	l := p.Mode(g.Mode)
	if g.Kind == lab.Against {
		return p.T("lab-title-against", g.Deck)
	}
	difficulty := p.Difficulty(g.Mode, g.Difficulty)
	if g.Kind == lab.With {
		return p.T("lab-title-with", g.Deck, l.T("monster-title"), difficulty)
	}
	return p.T("lab-title-alone", g.Deck, l.T("monster-title"), difficulty)
}

func (p *Words) percent(f lab.Estimate) string {
	return p.Language.FormatNumbers("%.1f %% (%.1f–%.1f)", 100*f.Value, 100*f.Low, 100*f.High)
}

func (p *Words) share(f lab.Estimate) string { return p.Language.FormatNumbers("%.1f %%", 100*f.Value) }

// points is a difference of rates, with its sign, and a star if it is significant.
func (p *Words) points(f lab.Estimate) string {
	star := ""
	if f.Significant() {
		star = " *"
	}
	return p.Language.FormatNumbers("%+.1f (%+.1f…%+.1f)", 100*f.Value, 100*f.Low, 100*f.High) + star
}

func (p *Words) mean(f lab.Estimate) string {
	return p.Language.FormatNumbers("%.1f (%.1f–%.1f)", f.Value, f.Low, f.High)
}

// aligned writes a table, its first column to the left, each row in a line.
func aligned(w io.Writer, rows [][]string) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, row := range rows {
		for i, cell := range row {
			row[i] = printable.Text(cell, terminal.Longest)
		}
		fmt.Fprintln(t, "  "+strings.Join(row, "\t"))
	}
	return t.Flush()
}

// Write writes all figures for people to read.
func (p *Words) Write(w io.Writer, r *lab.Report) error {
	p.Print(w, "lab-head", r.Bot, r.Seed, r.Engine, r.Program)
	if len(r.Ranking) > 0 {
		return p.ranking(w, r)
	}
	for i := range r.Groups {
		g := &r.Groups[i]
		fmt.Fprintf(w, "\n%s\n", printable.Text(p.Heading(g), terminal.Longest))
		if err := p.lines(w, g); err != nil {
			return err
		}
		if err := p.gauges(w, g); err != nil {
			return err
		}
		if err := p.cards(w, g); err != nil {
			return err
		}
	}
	return nil
}

// lineHead heads a table of lines.
func (p *Words) lineHead(first string, duel bool) []string {
	near := "lab-near"
	if duel {
		near = "lab-keys"
	}
	return []string{first, p.T("lab-games"), p.T("lab-won"), p.T("lab-turns"), p.T(near), p.T("lab-amber"), p.T("lab-damage")}
}

func (p *Words) line(name string, l *lab.Line) []string {
	return []string{name, strconv.Itoa(l.Games), p.percent(l.Won), p.mean(l.Turns), p.mean(l.Near), p.Language.FormatNumbers("%.2f", l.Amber),
		p.Language.FormatNumbers("%.2f", l.Damage)}
}

// lines shows how a deck fared in each company.
func (p *Words) lines(w io.Writer, g *lab.Group) error {
	rows := [][]string{p.lineHead("", g.Kind == lab.Against)}
	for i := range g.Lines {
		l := &g.Lines[i]
		name := strings.Join(l.Decks, ", ")
		if name == "" {
			name = p.T("lab-alone")
		}
		rows = append(rows, p.line(name, l))
	}
	if len(g.Lines) > 1 {
		rows = append(rows, p.line(p.T("lab-sum"), &g.All))
	}
	if err := aligned(w, rows); err != nil {
		return err
	}
	if n := len(g.Lines); n > 1 && g.Kind == lab.With {
		p.Print(w, "lab-partners", strings.Join(g.Lines[0].Decks, ", "), strings.Join(g.Lines[n-1].Decks, ", "))
	}
	return nil
}

// gauges shows when the gauges rose.
func (p *Words) gauges(w io.Writer, g *lab.Group) error {
	const columns = 8
	step := max(1, (len(g.All.Ended)-1+columns-1)/columns)
	for _, c := range g.All.Gauges {
		head := []string{p.T("lab-rose", p.Mode(g.Mode).T("gauge-"+c.Name))}
		for turn := step; turn < len(g.All.Ended); turn += step {
			head = append(head, strconv.Itoa(turn))
		}
		rows := [][]string{head}
		for v := range c.Reached {
			row := []string{strconv.Itoa(v + 1)}
			for turn := step; turn < len(c.Reached[v]); turn += step {
				row = append(row, fmt.Sprintf("%.0f %%", 100*c.Reached[v][turn]))
			}
			rows = append(rows, row)
		}
		fmt.Fprintln(w)
		if err := aligned(w, rows); err != nil {
			return err
		}
	}
	return nil
}

// cards shows what the cards are worth.
func (p *Words) cards(w io.Writer, g *lab.Group) error {
	rows := [][]string{{p.T("cover-card"), p.T("lab-drawn"), p.T("lab-with"), p.T("lab-without"), p.T("lab-worth"), p.T("lab-played"),
		p.T("lab-with"), p.T("lab-without"), p.T("lab-worth")}}
	for i := range g.Cards {
		k := &g.Cards[i]
		row := []string{p.Pool.Title(k.ID)}
		for _, s := range [...]*lab.Split{&k.Drawn, &k.Played} {
			row = append(row, strconv.Itoa(s.Games), p.share(s.With), p.share(s.Without), p.points(s.Worth))
		}
		rows = append(rows, row)
	}
	fmt.Fprintln(w)
	if err := aligned(w, rows); err != nil {
		return err
	}
	p.Print(w, "lab-star")
	return nil
}

// ranking shows which teams are the strongest.
func (p *Words) ranking(w io.Writer, r *lab.Report) error {
	const most = 20
	fmt.Fprintln(w)
	rows := [][]string{p.lineHead(p.T("lab-team"), false)}
	for i := range min(most, len(r.Ranking)) {
		rows = append(rows, p.line(fmt.Sprintf("%d. %s", i+1, strings.Join(r.Ranking[i].Decks, ", ")), &r.Ranking[i]))
	}
	if err := aligned(w, rows); err != nil {
		return err
	}
	if more := len(r.Ranking) - most; more > 0 {
		p.Print(w, "lab-more-teams", more)
	}
	if r.Equals > 1 {
		p.Print(w, "lab-equals", r.Equals)
	} else {
		p.Print(w, "lab-strongest-is", strings.Join(r.Ranking[0].Decks, ", "))
	}
	return nil
}
