package main

import (
	"fmt"
	"image/color"
	"math"
	"path/filepath"
	"strings"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
	_ "gonum.org/v1/plot/vg/vgimg" // the formats
	_ "gonum.org/v1/plot/vg/vgsvg"

	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
)

// plotFormats are the endings of files into which charts are drawn.
var plotFormats = map[string]bool{".svg": true, ".png": true}

// Colors that all eyes can tell apart; the first is from the bottom of the sea.
var plotColors = []color.Color{color.RGBA{0, 114, 178, 255}, color.RGBA{0, 158, 115, 255}, color.RGBA{230, 159, 0, 255},
	color.RGBA{213, 94, 0, 255}, color.RGBA{204, 121, 167, 255}, color.RGBA{86, 180, 233, 255}}

const (
	plotWidth = 24 * vg.Centimeter
	plotRow   = 8 * vg.Centimeter // how high a chart is
	plotLine  = vg.Centimeter / 2 // and each line of a list
)

// panel is a chart and how high it is.
type panel struct {
	*plot.Plot
	high vg.Length
}

// plot draws charts of the report into a file: win rates, when the gauges rose, what
// the cards are worth.
func (p *labWords) plot(path string, r *lab.Report) error {
	var panels []panel
	add := func(chart panel, err error) error {
		panels = append(panels, chart)
		return err
	}
	err := add(p.rates(r))
	for i := range r.Groups {
		g := &r.Groups[i]
		for j := range g.All.Gauges {
			if err == nil {
				err = add(p.climb(g, &g.All.Gauges[j]))
			}
		}
		if err == nil {
			err = add(p.worths(g))
		}
	}
	var high vg.Length
	for i := range panels {
		high += panels[i].high
	}
	if err != nil {
		return message.New("at", path, err)
	}
	canvas, err := draw.NewFormattedCanvas(plotWidth, high, strings.TrimPrefix(strings.ToLower(filepath.Ext(path)), "."))
	if err != nil {
		return message.New("at", path, err)
	}
	all := draw.New(canvas)
	top := high
	for _, c := range panels {
		c.Draw(draw.Crop(all, vg.Millimeter, -3*vg.Millimeter, top-c.high+2*vg.Millimeter, top-high-2*vg.Millimeter))
		top -= c.high
	}
	var b strings.Builder
	if _, err = canvas.WriteTo(&b); err == nil {
		err = files.Write(path, []byte(b.String()))
	}
	if err != nil {
		return message.New("at", path, err)
	}
	return nil
}

// list is figures with their intervals, one below the other, each with its name.
type list struct {
	names   []string
	figures []lab.Figure
}

// Len and the others implement what plotter asks for.
func (l *list) Len() int { return len(l.names) }

// XY is the i-th figure, the first at the top.
func (l *list) XY(i int) (x, y float64) {
	return 100 * l.figures[i].Value, float64(len(l.names) - 1 - i)
}

// XError is its interval.
func (l *list) XError(i int) (low, high float64) {
	f := l.figures[i]
	return 100 * (f.Low - f.Value), 100 * (f.High - f.Value)
}

// chart draws the list.
func (l *list) chart(title, axis string) (panel, error) {
	c := plot.New()
	c.Title.Text, c.X.Label.Text = title, axis
	c.Add(plotter.NewGrid())
	bars, err := plotter.NewXErrorBars(l)
	if err != nil {
		return panel{}, err
	}
	bars.Width, bars.Color = 2, plotColors[0]
	dots, err := plotter.NewScatter(l)
	if err != nil {
		return panel{}, err
	}
	dots.Shape, dots.Radius, dots.Color = draw.CircleGlyph{}, 3, plotColors[0]
	c.Add(bars, dots)
	var ticks plot.ConstantTicks
	for i, name := range l.names {
		_, y := l.XY(i)
		ticks = append(ticks, plot.Tick{Value: y, Label: name})
	}
	c.Y.Tick.Marker = ticks
	c.X.Tick.Marker = tens(c.X.Min, c.X.Max)
	c.Y.Min, c.Y.Max = -0.7, float64(len(l.names))-0.3
	return panel{c, plotLine*vg.Length(len(l.names)) + 3*vg.Centimeter}, nil
}

// tens are ticks at round numbers.
func tens(from, to float64) plot.ConstantTicks {
	step := 10.0
	if to-from > 100 {
		step = 20
	}
	var ticks plot.ConstantTicks
	for x := math.Ceil(from/step) * step; x <= to; x += step {
		ticks = append(ticks, plot.Tick{Value: x, Label: fmt.Sprintf("%.0f", x)})
	}
	return ticks
}

// rates charts the win rate of every table.
func (p *labWords) rates(r *lab.Report) (panel, error) {
	var l list
	put := func(line *lab.Line, name string) {
		l.names, l.figures = append(l.names, fmt.Sprintf("%s (%d)", name, line.Games)), append(l.figures, line.Won)
	}
	for i := range r.Groups {
		g := &r.Groups[i]
		for j := range g.Lines {
			name := g.Deck
			if g.Kind == lab.Against {
				name += " : " + strings.Join(g.Lines[j].Decks, ", ")
			} else {
				name = strings.Join(append([]string{name}, g.Lines[j].Decks...), " + ") + ", " + p.difficulty(g.Mode, g.Difficulty)
			}
			put(&g.Lines[j], name)
		}
	}
	for i := range min(20, len(r.Ranking)) {
		put(&r.Ranking[i], strings.Join(r.Ranking[i].Decks, " + "))
	}
	c, err := l.chart(p.T("lab-chart-won"), "%")
	if err == nil {
		c.X.Min, c.X.Max, c.X.Tick.Marker = 0, 100, tens(0, 100)
	}
	return c, err
}

// climb charts when a gauge reached its values.
func (p *labWords) climb(g *lab.Group, climb *lab.Climb) (panel, error) {
	c := plot.New()
	c.Title.Text = p.title(g)
	c.X.Label.Text, c.Y.Label.Text = p.T("lab-chart-turns"), "%"
	c.Y.Min, c.Y.Max, c.X.Min = 0, 100, 0
	c.Add(plotter.NewGrid())
	c.Legend.Top = true
	c.X.Max = 1.25 * float64(len(g.All.Ended)-1) // the legend stands beside the lines
	put := func(name string, shares []float64, of color.Color, dashed bool) error {
		var points plotter.XYs
		for turn, share := range shares {
			points = append(points, plotter.XY{X: float64(turn), Y: 100 * share})
		}
		line, err := plotter.NewLine(points)
		if err != nil {
			return err
		}
		line.StepStyle, line.Color, line.Width = plotter.PostStep, of, 2
		if dashed {
			line.Dashes = []vg.Length{6, 4}
		}
		c.Add(line)
		c.Legend.Add(name, line)
		return nil
	}
	err := put(p.T("lab-chart-over"), g.All.Ended, color.Gray{96}, true)
	what := p.mode(g.Mode).T("gauge-" + climb.Name)
	for v := range climb.Reached {
		if err == nil {
			err = put(fmt.Sprintf("%s: %d", what, v+1), climb.Reached[v], plotColors[v%len(plotColors)], false)
		}
	}
	return panel{c, plotRow}, err
}

// worths charts what the cards are worth.
func (p *labWords) worths(g *lab.Group) (panel, error) {
	var l list
	for i := range g.Cards {
		l.names, l.figures = append(l.names, p.pool.title(g.Cards[i].ID)), append(l.figures, g.Cards[i].Drawn.Worth)
	}
	return l.chart(p.title(g), p.T("lab-chart-worth"))
}
