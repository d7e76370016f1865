package lab

import (
	"fmt"
	"path/filepath"
	"strings"

	"github.com/keyraken/keyraken/cmd/archon/lab/chart"
	"github.com/keyraken/keyraken/cmd/archon/lab/figures"
	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
)

// plotFormats write charts into files with these endings.
var plotFormats = map[string]func([]chart.Chart) ([]byte, error){
	".svg": func(all []chart.Chart) ([]byte, error) { return chart.SVG(all), nil },
	".png": chart.PNG,
}

// charts draw charts with words of a language.
type charts struct{ *figures.Words }

// plot draws charts of the report into a file: win rates, when the gauges rose, what
// the cards are worth.
func (p charts) plot(path string, r *lab.Report) error {
	all := []chart.Chart{p.rates(r)}
	for i := range r.Groups {
		g := &r.Groups[i]
		for j := range g.All.Gauges {
			all = append(all, p.gauge(g, &g.All.Gauges[j]))
		}
		all = append(all, p.cards(g))
	}
	data, err := plotFormats[strings.ToLower(filepath.Ext(path))](all)
	if err == nil {
		err = files.Write(path, data)
	}
	if err != nil {
		return message.New("at", path, err)
	}
	return nil
}

// figure is a figure of a report in percent.
func figure(name string, f lab.Estimate) chart.Row {
	return chart.Row{Name: name, Value: 100 * f.Value, Low: 100 * f.Low, High: 100 * f.High}
}

// rates charts the win rate of every table.
func (p charts) rates(r *lab.Report) chart.Chart {
	c := chart.Chart{Title: p.T("lab-chart-won"), Axis: "%", To: 100}
	put := func(line *lab.Line, name string) {
		c.Rows = append(c.Rows, figure(fmt.Sprintf("%s (%d)", name, line.Games), line.Won))
	}
	for i := range r.Groups {
		g := &r.Groups[i]
		for j := range g.Lines {
			name := g.Deck
			if g.Kind == lab.Against {
				name += " : " + strings.Join(g.Lines[j].Decks, ", ")
			} else {
				name = strings.Join(append([]string{name}, g.Lines[j].Decks...), " + ") + ", " + p.Difficulty(g.Mode, g.Difficulty)
			}
			put(&g.Lines[j], name)
		}
	}
	for i := range min(20, len(r.Ranking)) {
		put(&r.Ranking[i], strings.Join(r.Ranking[i].Decks, " + "))
	}
	return c
}

// gauge charts when a gauge reached its values.
func (p charts) gauge(g *lab.Group, climb *lab.GaugeRise) chart.Chart {
	turns := max(1, len(g.All.Ended)-1)
	c := chart.Chart{Title: p.Heading(g), Axis: p.T("lab-chart-turns"), To: 1.25 * float64(turns)} // the names stand beside the lines
	what := p.Mode(g.Mode).T("gauge-" + climb.Name)
	for v := range climb.Reached {
		c.Steps = append(c.Steps, chart.Steps{Name: fmt.Sprintf("%s: %d", what, v+1), Values: climb.Reached[v]})
	}
	c.Steps = append(c.Steps, chart.Steps{Name: p.T("lab-chart-over"), Values: g.All.Ended, Dashed: true}) // above the others
	return c
}

// cards charts what the cards are worth.
func (p charts) cards(g *lab.Group) chart.Chart {
	c := chart.Chart{Title: p.Heading(g), Axis: p.T("lab-chart-worth"), From: -1, To: 1}
	for i := range g.Cards {
		r := figure(p.Pool.Title(g.Cards[i].ID), g.Cards[i].Drawn.Worth)
		c.Rows = append(c.Rows, r)
		c.From, c.To = min(c.From, r.Low), max(c.To, r.High)
	}
	return c
}
