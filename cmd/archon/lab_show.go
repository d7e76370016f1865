package main

import (
	"encoding/csv"
	"fmt"
	"io"
	"path/filepath"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/ai/lab/studies"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// labShow is how results are shown.
type labShow struct {
	json, csv bool
	plot      string
}

func (s *labShow) flags(p *pool, c *cobra.Command) {
	c.Flags().BoolVar(&s.json, "json", false, p.T("flag-json"))
	c.Flags().BoolVar(&s.csv, "csv", false, p.T("flag-csv"))
	c.Flags().StringVar(&s.plot, "plot", "", p.T("flag-plot"))
	c.MarkFlagsMutuallyExclusive("json", "csv")
}

func (s *labShow) check() error {
	if s.plot != "" && plotFormats[strings.ToLower(filepath.Ext(s.plot))] == nil {
		return message.New("use-one-of", "--plot", strconv.Quote(s.plot), ".svg, .png")
	}
	return nil
}

func (s *labShow) write(c *cobra.Command, p *pool, r *lab.Result) error {
	report := (&labWords{p}).report(r)
	if s.plot != "" {
		if err := (&labWords{p}).plot(s.plot, report); err != nil {
			return err
		}
	}
	w := c.OutOrStdout()
	switch {
	case s.json:
		return encode(w, report)
	case s.csv:
		return writeLabCSV(w, report)
	}
	return (&labWords{p}).write(w, report)
}

// labWords puts results into the words of a language.
type labWords struct{ *pool }

// mode is the language with the words of the mode's adventure.
func (p *labWords) mode(name string) *lang.Language {
	if a, err := p.Named(name); err == nil {
		return p.language.Lay(a.Words)
	}
	return p.language
}

// report is the figures of a result, the easiest difficulty first.
func (p *labWords) report(r *lab.Result) *lab.Report {
	report := r.Report()
	report.Order(difficulties())
	return report
}

// short is the results of a deck, a line for each company and difficulty.
func (p *labWords) short(s *studies.Study) []string {
	var lines []string
	report := p.report(s.Result)
	for i := range report.Groups {
		g := &report.Groups[i]
		lines = append(lines, p.T("lab-short", s.When.Local().Format(time.DateOnly), p.company(g), p.percent(g.All.Won), g.All.Games, report.Bot,
			report.Engine, report.Program))
	}
	return lines
}

// company says in which company and at which difficulty a deck was examined.
func (p *labWords) company(g *lab.Group) string {
	if g.Kind == lab.Against {
		return p.T("lab-in-duels")
	}
	difficulty := p.difficulty(g.Mode, g.Difficulty)
	if g.Kind == lab.With {
		return p.T("lab-with-others", difficulty)
	}
	return p.T("lab-by-itself", difficulty)
}

// title is what a group is about.
func (p *labWords) title(g *lab.Group) string {
	l := p.mode(g.Mode)
	if g.Kind == lab.Against {
		return p.T("lab-title-against", g.Deck)
	}
	difficulty := p.difficulty(g.Mode, g.Difficulty)
	if g.Kind == lab.With {
		return p.T("lab-title-with", g.Deck, l.T("monster-title"), difficulty)
	}
	return p.T("lab-title-alone", g.Deck, l.T("monster-title"), difficulty)
}

func (p *labWords) percent(f lab.Figure) string {
	return p.language.Figures("%.1f %% (%.1f–%.1f)", 100*f.Value, 100*f.Low, 100*f.High)
}

func (p *labWords) share(f lab.Figure) string { return p.language.Figures("%.1f %%", 100*f.Value) }

// points is a difference of rates, with its sign, and a star if it is significant.
func (p *labWords) points(f lab.Figure) string {
	star := ""
	if f.Sure() {
		star = " *"
	}
	return p.language.Figures("%+.1f (%+.1f…%+.1f)", 100*f.Value, 100*f.Low, 100*f.High) + star
}

func (p *labWords) mean(f lab.Figure) string {
	return p.language.Figures("%.1f (%.1f–%.1f)", f.Value, f.Low, f.High)
}

// aligned writes a table, its first column to the left, each row in a line.
func aligned(w io.Writer, rows [][]string) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, row := range rows {
		for i, cell := range row {
			row[i] = printable.Text(cell, longest)
		}
		fmt.Fprintln(t, "  "+strings.Join(row, "\t"))
	}
	return t.Flush()
}

// write writes all figures for people to read.
func (p *labWords) write(w io.Writer, r *lab.Report) error {
	p.tell(w, "lab-head", r.Bot, r.Seed, r.Engine, r.Program)
	if len(r.Ranking) > 0 {
		return p.ranking(w, r)
	}
	for i := range r.Groups {
		g := &r.Groups[i]
		fmt.Fprintf(w, "\n%s\n", printable.Text(p.title(g), longest))
		if err := p.lines(w, g); err != nil {
			return err
		}
		if err := p.climbs(w, g); err != nil {
			return err
		}
		if err := p.cards(w, g); err != nil {
			return err
		}
	}
	return nil
}

// lineHead heads a table of lines.
func (p *labWords) lineHead(first string, duel bool) []string {
	near := "lab-near"
	if duel {
		near = "lab-keys"
	}
	return []string{first, p.T("lab-games"), p.T("lab-won"), p.T("lab-turns"), p.T(near), p.T("lab-amber"), p.T("lab-damage")}
}

func (p *labWords) line(name string, l *lab.Line) []string {
	return []string{name, strconv.Itoa(l.Games), p.percent(l.Won), p.mean(l.Turns), p.mean(l.Near), p.language.Figures("%.2f", l.Amber),
		p.language.Figures("%.2f", l.Damage)}
}

// lines shows how a deck fared in each company.
func (p *labWords) lines(w io.Writer, g *lab.Group) error {
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
		p.tell(w, "lab-partners", strings.Join(g.Lines[0].Decks, ", "), strings.Join(g.Lines[n-1].Decks, ", "))
	}
	return nil
}

// climbs shows when the gauges rose.
func (p *labWords) climbs(w io.Writer, g *lab.Group) error {
	const columns = 8
	step := max(1, (len(g.All.Ended)-1+columns-1)/columns)
	for _, c := range g.All.Gauges {
		head := []string{p.T("lab-rose", p.mode(g.Mode).T("gauge-"+c.Name))}
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
func (p *labWords) cards(w io.Writer, g *lab.Group) error {
	rows := [][]string{{p.T("cover-card"), p.T("lab-drawn"), p.T("lab-with"), p.T("lab-without"), p.T("lab-worth"), p.T("lab-played"),
		p.T("lab-with"), p.T("lab-without"), p.T("lab-worth")}}
	for i := range g.Cards {
		k := &g.Cards[i]
		row := []string{p.pool.title(k.ID)}
		for _, s := range [...]*lab.Split{&k.Drawn, &k.Played} {
			row = append(row, strconv.Itoa(s.Games), p.share(s.With), p.share(s.Without), p.points(s.Worth))
		}
		rows = append(rows, row)
	}
	fmt.Fprintln(w)
	if err := aligned(w, rows); err != nil {
		return err
	}
	p.tell(w, "lab-star")
	return nil
}

// ranking shows which teams are the strongest.
func (p *labWords) ranking(w io.Writer, r *lab.Report) error {
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
		p.tell(w, "lab-more-teams", more)
	}
	if r.Equals > 1 {
		p.tell(w, "lab-equals", r.Equals)
	} else {
		p.tell(w, "lab-strongest-is", strings.Join(r.Ranking[0].Decks, ", "))
	}
	return nil
}

// writeLabCSV writes a line for each figure: what it is, which games it is from, and
// its value with its interval.
func writeLabCSV(w io.Writer, r *lab.Report) error {
	out := csv.NewWriter(w)
	put := func(fields ...string) { _ = out.Write(fields) } // Flush reports errors
	number := func(x float64) string { return strconv.FormatFloat(x, 'g', -1, 64) }
	put("figure", "deck", "kind", "mode", "difficulty", "decks", "card", "turn", "games", "value", "low", "high")
	figure := func(g *lab.Group, l *lab.Line, name string, f lab.Figure) {
		put(name, g.Deck, string(g.Kind), g.Mode, g.Difficulty, strings.Join(l.Decks, " + "), "", "", strconv.Itoa(l.Games), number(f.Value),
			number(f.Low), number(f.High))
	}
	line := func(g *lab.Group, l *lab.Line) {
		figure(g, l, "won", l.Won)
		figure(g, l, "turns", l.Turns)
		figure(g, l, map[bool]string{true: "keys", false: "damage-in-the-end"}[g.Kind == lab.Against], l.Near)
		for _, each := range [...]struct {
			name  string
			value float64
		}{{"amber-per-turn", l.Amber}, {"damage-per-turn", l.Damage}} {
			put(each.name, g.Deck, string(g.Kind), g.Mode, g.Difficulty, strings.Join(l.Decks, " + "), "", "", strconv.Itoa(l.Games),
				number(each.value), "", "")
		}
		turns := func(name string, shares []float64) {
			for turn, share := range shares {
				put(name, g.Deck, string(g.Kind), g.Mode, g.Difficulty, strings.Join(l.Decks, " + "), "", strconv.Itoa(turn),
					strconv.Itoa(l.Games), number(share), "", "")
			}
		}
		turns("over", l.Ended)
		for _, c := range l.Gauges {
			for v := range c.Reached {
				turns(fmt.Sprintf("%s-%d", c.Name, v+1), c.Reached[v])
			}
		}
	}
	split := func(g *lab.Group, id, what string, s *lab.Split) {
		card := func(name string, games int, f lab.Figure) {
			put(name+what, g.Deck, string(g.Kind), g.Mode, g.Difficulty, "", id, "", strconv.Itoa(games), number(f.Value),
				number(f.Low), number(f.High))
		}
		card("won-with-", s.Games, s.With)
		card("won-without-", s.WithoutGames, s.Without)
		card("worth-", s.Games+s.WithoutGames, s.Worth)
	}
	for i := range r.Groups {
		g := &r.Groups[i]
		for j := range g.Lines {
			line(g, &g.Lines[j])
		}
		for j := range g.Cards {
			split(g, g.Cards[j].ID, "drawn", &g.Cards[j].Drawn)
			split(g, g.Cards[j].ID, "played", &g.Cards[j].Played)
		}
	}
	for i := range r.Ranking {
		line(&lab.Group{Kind: lab.Team}, &r.Ranking[i])
	}
	out.Flush()
	return out.Error()
}
