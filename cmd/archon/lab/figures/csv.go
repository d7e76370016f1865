package figures

import (
	"encoding/csv"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/ai/lab"
)

// WriteCSV writes a line for each figure: what it is, which games it is from, and
// its value with its interval.
func WriteCSV(w io.Writer, r *lab.Report) error {
	out := csv.NewWriter(w)
	put := func(fields ...string) { _ = out.Write(fields) } // Flush reports errors
	number := func(x float64) string { return strconv.FormatFloat(x, 'g', -1, 64) }
	put("figure", "deck", "kind", "mode", "difficulty", "decks", "card", "turn", "games", "value", "low", "high")
	figure := func(g *lab.Group, l *lab.Line, name string, f lab.Estimate) {
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
		card := func(name string, games int, f lab.Estimate) {
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
