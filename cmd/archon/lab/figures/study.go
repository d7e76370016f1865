package figures

import (
	"cmp"
	"encoding/csv"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/arena"
	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/printable"
)

// Study is what a lab has found out about a game that is known by package game alone.
type Study struct {
	title       string
	Game        string       `json:"game"`
	Mode        string       `json:"mode"`
	Difficulty  string       `json:"difficulty,omitempty"`
	Bots        []string     `json:"bots"`
	Seed        uint64       `json:"seed"`
	Engine      string       `json:"engine"`
	Program     string       `json:"program"`
	Games       int          `json:"games"`
	Unfinished  int          `json:"unfinished"`
	Won         []Winner     `json:"won"`
	Comparisons []Comparison `json:"comparisons"`
}

// Winner is how often a bot has won.
type Winner struct {
	Bot string       `json:"bot"`
	Won lab.Estimate `json:"won"`
}

// Comparison is a way in which players differed.
type Comparison struct {
	Name  string `json:"name"`
	title string
	Of    []Thing `json:"of"` // the best first
}

// Thing is something that some players had or did and others not.
type Thing struct {
	ID    string `json:"id"`
	title string
	lab.Split
}

// NewStudy makes the figures of a contest, with that title and those of what is compared in a language.
func NewStudy(c *arena.Contest, r *arena.Result, title, program, language string) *Study {
	s := &Study{title: title, Game: c.Kind.Name(), Mode: c.Setup.Mode, Difficulty: c.Setup.Difficulty, Bots: c.Players, Seed: c.Seed,
		Engine: c.Kind.Version(), Program: program, Games: r.Games, Unfinished: r.Unfinished}
	for i, bot := range c.Players {
		s.Won = append(s.Won, Winner{bot, lab.Rate{Won: r.Wins[i], Games: r.Games}.Estimate()})
	}
	for i, of := range c.Compare.Compared(language) {
		one := Comparison{Name: of.Name, title: of.Title, Of: []Thing{}}
		for j, thing := range of.Of {
			if split := splitOf(r.Study.Tallies(arena.Thing{Comparison: i, Thing: j}), len(c.Players)); split.Games > 0 && split.WithoutGames > 0 {
				one.Of = append(one.Of, Thing{thing.Name, thing.Title, split})
			}
		}
		slices.SortStableFunc(one.Of, func(a, b Thing) int { return cmp.Compare(b.Worth.Value, a.Worth.Value) })
		s.Comparisons = append(s.Comparisons, one)
	}
	return s
}

// splitOf sums up the games with something and without it; their difference is that of games of one player and length.
func splitOf(all []arena.Tally, players int) lab.Split {
	var kinds []lab.Pair
	var shared []lab.Shared
	for _, t := range all { // short games first
		kinds = append(kinds, make([]lab.Pair, players*(t.Turns+1)-len(kinds))...)
		var parts []lab.Part
		for player := range players {
			p := lab.Part{Kind: t.Turns*players + player, With: t.Had.Has(player), Won: t.Won.Has(player)}
			kinds[p.Kind].Count(p, t.Games)
			for _, o := range parts {
				shared = append(shared, lab.Shared{Games: t.Games, Parts: [...]lab.Part{o, p}})
			}
			parts = append(parts, p)
		}
	}
	return lab.NewSplit(kinds, shared)
}

// WriteStudies writes the figures for people to read.
func (p *Words) WriteStudies(w io.Writer, all []*Study) error {
	p.Print(w, "lab-head", strings.Join(all[0].Bots, ", "), all[0].Seed, all[0].Engine, all[0].Program)
	for _, s := range all {
		fmt.Fprintf(w, "\n%s\n", printable.Text(s.title, terminal.Longest))
		rows := [][]string{{"", p.T("lab-games"), p.T("lab-won")}}
		for i, bot := range s.Won {
			rows = append(rows, []string{fmt.Sprintf("%d. %s", i+1, bot.Bot), strconv.Itoa(s.Games), p.percent(bot.Won)})
		}
		if err := aligned(w, rows); err != nil {
			return err
		}
		for _, c := range s.Comparisons {
			if err := p.comparison(w, &c); err != nil {
				return err
			}
		}
	}
	fmt.Fprintln(w)
	p.Print(w, "lab-star-players")
	return nil
}

// comparison shows how often games were won with each thing and without it.
func (p *Words) comparison(w io.Writer, c *Comparison) error {
	rows := [][]string{{c.title, p.T("lab-games"), p.T("lab-with"), p.T("lab-without"), p.T("lab-worth")}}
	for i := range c.Of {
		t := &c.Of[i]
		rows = append(rows, []string{t.title, strconv.Itoa(t.Games), p.percent(t.With), p.percent(t.Without), p.points(t.Worth)})
	}
	if len(rows) == 1 {
		return nil
	}
	fmt.Fprintln(w)
	return aligned(w, rows)
}

// WriteStudiesCSV writes a line for each figure.
func WriteStudiesCSV(w io.Writer, all []*Study) error {
	out := csv.NewWriter(w)
	put := func(fields ...string) { _ = out.Write(fields) } // Flush reports errors
	number := func(x float64) string { return strconv.FormatFloat(x, 'g', -1, 64) }
	put("figure", "mode", "difficulty", "comparison", "of", "games", "value", "low", "high")
	for _, s := range all {
		figure := func(name, comparison, of string, games int, f lab.Estimate) {
			put(name, s.Mode, s.Difficulty, comparison, of, strconv.Itoa(games), number(f.Value), number(f.Low), number(f.High))
		}
		for i, bot := range s.Won {
			figure("won", "", fmt.Sprintf("%d %s", i+1, bot.Bot), s.Games, bot.Won)
		}
		for _, c := range s.Comparisons {
			for _, t := range c.Of {
				figure("won-with", c.Name, t.ID, t.Games, t.With)
				figure("won-without", c.Name, t.ID, t.WithoutGames, t.Without)
				figure("worth", c.Name, t.ID, t.Games+t.WithoutGames, t.Worth)
			}
		}
	}
	out.Flush()
	return out.Error()
}
