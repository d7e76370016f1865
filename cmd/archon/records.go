package main

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/library"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/sim"
)

// records are the results of all games that people have played, and what follows of them.
type records struct {
	Statistics []library.Figures `json:"statistics"`
	Decks      []deckRecord      `json:"decks"`
	Teams      []library.Team    `json:"teams"`
	Voyages    library.Record    `json:"voyages"` // by the week
	Games      []library.Result  `json:"games"`
}

// deckRecord is how a deck fared.
type deckRecord struct {
	Deck   string         `json:"deck"` // its list key
	Name   string         `json:"name"`
	Record library.Record `json:"record"`
}

func recordsCommand(p *pool) *cobra.Command {
	var asJSON, asCSV bool
	c := &cobra.Command{
		Use:   "records",
		Short: p.T("use-records"),
		Long:  p.T("long-records", p.kept(library.Dir())),
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			s, err := p.openCollection(c.ErrOrStderr())
			if err != nil {
				return err
			}
			r, err := s.all()
			switch {
			case err != nil:
				return err
			case asJSON:
				return json.NewEncoder(c.OutOrStdout()).Encode(r)
			case asCSV:
				return r.csv(c.OutOrStdout(), p)
			}
			return r.write(c.OutOrStdout(), p)
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, p.T("flag-json"))
	c.Flags().BoolVar(&asCSV, "csv", false, p.T("flag-records-csv"))
	c.MarkFlagsMutuallyExclusive("json", "csv")
	return c
}

// all reads the records. A deck is called as in the library or, when it is there no longer,
// as in its last game.
func (s *collection) all() (*records, error) {
	games, err := s.Results()
	if err != nil {
		return nil, err
	}
	order := adventure.Ladder(s.pool.List[0])
	r := &records{Statistics: library.Statistics(games, order), Teams: library.Teams(games),
		Voyages: library.Voyages(games), Games: games, Decks: []deckRecord{}}
	names := map[string]string{}
	for i := range games {
		for _, m := range games[i].Team {
			names[m.Deck] = m.Name
		}
	}
	for i := range s.entries {
		e := &s.entries[i]
		names[library.ListKey(e.Deck)] = e.Name()
	}
	for key, record := range s.records {
		name := names[key]
		if name == "" {
			name = key
		}
		r.Decks = append(r.Decks, deckRecord{key, name, record})
	}
	slices.SortFunc(r.Decks, func(a, b deckRecord) int {
		if n := b.Record.Best(order) - a.Record.Best(order); n != 0 {
			return n
		}
		if n := b.Record.Wins() - a.Record.Wins(); n != 0 {
			return n
		}
		return strings.Compare(a.Name+a.Deck, b.Name+b.Deck)
	})
	return r, nil
}

// write tells of the records.
func (r *records) write(w io.Writer, p *pool) error {
	if len(r.Games) == 0 {
		_, err := fmt.Fprintln(w, p.T("records-none"))
		return err
	}
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, strings.Join([]string{p.T("difficulty"), p.T("players"), p.T("records-won"), p.T("records-share"),
		p.T("records-fastest"), p.T("records-turns")}, "\t"))
	number := func(n int) string {
		if n == 0 {
			return "–"
		}
		return strconv.Itoa(n)
	}
	for _, f := range r.Statistics {
		share, turns := sim.Wilson(f.Wins, f.Games), "–"
		if f.Turns > 0 {
			turns = p.language.Figures("%.1f", f.Turns)
		}
		fmt.Fprintf(t, "%s\t%d\t%s\t%.0f %% (%.0f–%.0f)\t%s\t%s\n", p.called(f.Boss, f.Difficulty), f.Players, p.T("of", f.Wins, f.Games),
			100*share.Share, 100*share.Low, 100*share.High, number(f.Fastest), turns)
	}
	fmt.Fprintln(t)
	for _, d := range r.Decks {
		fmt.Fprintf(t, "%s\t%s\n", printable.Text(d.Name, printable.Name), p.fared(d.Record))
	}
	if len(r.Teams) > 0 {
		fmt.Fprintln(t)
	}
	for _, team := range r.Teams {
		var names []string
		for _, m := range team.Decks {
			names = append(names, printable.Text(m.Name, printable.Name))
		}
		fmt.Fprintf(t, "%s\t%s\n", strings.Join(names, " + "), p.fared(team.Record))
	}
	if len(r.Voyages) > 0 {
		fmt.Fprintln(t)
	}
	for _, week := range r.Voyages.Names(nil) {
		v := r.Voyages[week]
		fmt.Fprintf(t, "%s\t%s\n", p.T("voyage"), p.tally(printable.Text(week, printable.Name), v))
	}
	return t.Flush()
}

// tally is what was won of some games, and how fast, by the name of what they have in common.
func (p *pool) tally(name string, t *library.Tally) string {
	if t.Fastest > 0 {
		return p.T("record-fastest", name, t.Wins, t.Games, t.Fastest)
	}
	return p.T("record-of", name, t.Wins, t.Games)
}

// called is what a difficulty or variant is called that a result names by a word.
func (p *pool) called(boss, word string) string {
	name := ""
	for _, a := range p.List {
		if a.Boss() == boss {
			name = a.Name()
		}
	}
	a := p.adventure(name)
	return adventure.Called(a, word, p.language.Lay(a.Words).T)
}

// fared tells how a deck or a team fared at each difficulty.
func (p *pool) fared(r library.Record) string {
	var words []string
	for _, word := range r.Names(adventure.Ladder(p.List[0])) {
		words = append(words, p.tally(p.called("", word), r[word]))
	}
	return strings.Join(words, " · ")
}

// csv writes all games.
func (r *records) csv(w io.Writer, p *pool) error {
	out := csv.NewWriter(w)
	_ = out.Write([]string{"game", "started", "boss", "difficulty", "called", "won", "turns", "players", "undo",
		"advised", "counted", "decks", "bots", "voyage"})
	for i := range r.Games { // Flush tells what goes wrong
		g := &r.Games[i]
		var names, bots []string
		for _, m := range g.Team {
			names = append(names, cell(m.Name))
			if m.Bot != "" {
				bots = append(bots, cell(m.Bot))
			}
		}
		_ = out.Write([]string{cell(g.Game), cell(g.Started), cell(g.Boss), cell(g.Difficulty), cell(p.called(g.Boss, g.Difficulty)),
			strconv.FormatBool(g.Won), strconv.Itoa(g.Turns), strconv.Itoa(max(len(g.Team), len(g.Decks))), cell(g.Undo),
			strconv.Itoa(g.Advised), strconv.FormatBool(!g.Uncounted), strings.Join(names, " + "), strings.Join(bots, " + "),
			cell(g.Voyage)})
	}
	out.Flush()
	return out.Error()
}

// cell is a text that a table program does not take for a formula.
func cell(text string) string {
	text = printable.Text(text, printable.Name)
	if text != "" && strings.ContainsRune("=+-@", rune(text[0])) {
		return "'" + text
	}
	return text
}
