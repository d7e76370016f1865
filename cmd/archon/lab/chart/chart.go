// Package chart draws charts into files: figures with their intervals, and what rises step by
// step. A sheet of charts is a list of rectangles and words, as everything that the window shows
// is, and is written as SVG or PNG.
package chart

import (
	"fmt"
	"math"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

// Chart is a chart of rows or of steps.
type Chart struct {
	Title    string
	Axis     string  // what the axis below shows
	From, To float64 // of it
	Rows     []Row
	Steps    []Steps
}

// Row is a figure with its interval.
type Row struct {
	Name             string
	Value, Low, High float64
}

// Steps are percentages by 0, 1, 2 and so on.
type Steps struct {
	Name   string
	Values []float64 // from 0 to 1
	Dashed bool      // and gray: the others have colors
}

// The measures of a sheet.
const (
	width  = 900.0
	margin = 12.0
	title  = 30.0  // how high the title of a chart is
	foot   = 44.0  // how high its axis and the words below it are
	row    = 19.0  // how high a row is
	stairs = 230.0 // how high steps are
	gap    = 6.0   // between words and what they name
	large  = 17.0  // the size of titles
	small  = 14.0  // and of all other words
)

// The colors. All eyes can tell those of steps apart; the first is from the bottom of the sea.
var (
	ground = paint.RGB(0xffffff)
	ink    = paint.RGB(0x000000)
	grid   = paint.RGB(0xd0d0d0)
	gray   = paint.RGB(0x606060)
	colors = [...]paint.Color{paint.RGB(0x0072b2), paint.RGB(0x009e73), paint.RGB(0xe69f00), paint.RGB(0xd55e00), paint.RGB(0xcc79a7),
		paint.RGB(0x56b4e9)}
)

// sheet draws charts, one below the other, and returns how high they are.
func sheet(charts []Chart) (l *paint.List, high float64) {
	l = &paint.List{}
	l.Reset()
	high = margin
	for i := range charts {
		c := &charts[i]
		box := layout.Rect{X: margin, Y: high, W: width - 2*margin, H: title + c.body() + foot}
		c.draw(&panel{List: l, chart: c}, box)
		high = box.Bottom() + margin
	}
	return l, high
}

// body is how high the chart is without words.
func (c *Chart) body() float64 {
	if c.Steps != nil {
		return stairs
	}
	return row * float64(len(c.Rows))
}

func (c *Chart) draw(p *panel, box layout.Rect) {
	head, box := box.Cut(title)
	p.Text(head, paint.Center, paint.Bold, large, ink, c.Title)
	p.Rect, _ = box.Cut(c.body())
	beside := paint.Width(paint.Regular, small, "100 %")
	for i := range c.Rows {
		beside = max(beside, paint.Width(paint.Regular, small, c.Rows[i].Name))
	}
	beside = math.Ceil(min(beside, p.W/2) + 2*gap)
	p.X, p.W = p.X+beside, p.W-beside-2*gap
	p.axis()
	if c.Steps != nil {
		p.steps()
	} else {
		p.rows()
	}
}

// panel is where a chart is drawn.
type panel struct {
	*paint.List
	layout.Rect
	chart *Chart
}

// at is the place of a value of the axis below.
func (p *panel) at(x float64) float64 { return p.X + p.W*(x-p.chart.From)/(p.chart.To-p.chart.From) }

// box fills a rectangle, given by its corners.
func (p *panel) box(x, y, right, bottom float64, c paint.Color) {
	p.Fill(layout.Rect{X: x, Y: y, W: right - x, H: bottom - y}, 0, c)
}

// axis draws the axis below, with lines up from round values.
func (p *panel) axis() {
	c := p.chart
	step := stepOf(c.To - c.From)
	for x := math.Ceil(c.From/step) * step; x <= c.To; x += step {
		at := math.Round(p.at(x))
		p.box(at, p.Y, at+1, p.Bottom(), grid)
		p.box(at, p.Bottom(), at+1, p.Bottom()+4, ink)
		p.Text(layout.Rect{X: at - 30, Y: p.Bottom() + 4, W: 60, H: 18}, paint.Center, paint.Regular, small, ink, fmt.Sprintf("%.0f", x))
	}
	p.box(p.X, p.Bottom(), p.Right(), p.Bottom()+1, ink)
	p.Text(layout.Rect{X: p.X, Y: p.Bottom() + 22, W: p.W, H: 18}, paint.Center, paint.Regular, small, ink, c.Axis)
}

// stepOf is the distance between the values named on an axis of that length.
func stepOf(length float64) float64 {
	for step := 1.0; ; step *= 10 {
		for _, by := range [...]float64{1, 2, 5} {
			if length/(step*by) <= 12 {
				return step * by
			}
		}
	}
}

// rows draws figures with their intervals, the first at the top.
func (p *panel) rows() {
	const bar, end, dot = 1.0, 5.0, 4.5 // half of how high an interval, its ends and a figure are
	for i := range p.chart.Rows {
		r := &p.chart.Rows[i]
		y := p.Y + row*(float64(i)+0.5)
		p.Text(layout.Rect{X: margin, Y: y - row/2, W: p.X - margin - gap, H: row}, paint.Right, paint.Regular, small, ink, r.Name)
		p.box(p.X, y-0.5, p.Right(), y+0.5, grid)
		value, low, high := p.at(r.Value), p.at(r.Low), p.at(r.High)
		p.box(low, y-bar, high, y+bar, colors[0])
		p.box(low-bar, y-end, low+bar, y+end, colors[0])
		p.box(high-bar, y-end, high+bar, y+end, colors[0])
		p.Fill(layout.Rect{X: value - dot, Y: y - dot, W: 2 * dot, H: 2 * dot}, dot, colors[0])
	}
}

// steps draws lines that rise step by step, and beside them their names.
func (p *panel) steps() {
	for part := 0; part <= 100; part += 25 {
		y := p.level(float64(part) / 100)
		p.box(p.X, y, p.Right(), y+1, grid)
		label := layout.Rect{X: margin, Y: y - row/2, W: p.X - margin - gap, H: row}
		p.Text(label, paint.Right, paint.Regular, small, ink, fmt.Sprintf("%d %%", part))
	}
	next := 0
	for i := range p.chart.Steps {
		s := &p.chart.Steps[i]
		color := gray
		if !s.Dashed {
			color = colors[next%len(colors)]
			next++
		}
		p.stair(s, color)
		key := layout.Rect{X: p.X, Y: p.Y + 4 + row*float64(i), W: p.W - 4, H: row}
		p.line(key.Right()-28, key.Y+row/2, key.Right(), key.Y+row/2, color, s.Dashed)
		key.W -= 28 + gap
		p.Text(key, paint.Right, paint.Regular, small, ink, s.Name)
	}
}

// level is the height of a share.
func (p *panel) level(share float64) float64 { return math.Round(p.Bottom() - p.H*share) }

func (p *panel) stair(s *Steps, c paint.Color) {
	for i := 1; i < len(s.Values); i++ {
		from, to := p.level(s.Values[i-1]), p.level(s.Values[i])
		p.line(p.at(float64(i-1)), from, p.at(float64(i)), from, c, s.Dashed)
		p.line(p.at(float64(i)), to, p.at(float64(i)), from, c, s.Dashed)
	}
}

// line draws a line to the right or down.
func (p *panel) line(x, y, right, bottom float64, c paint.Color, dashed bool) {
	const half = 1.0
	long := right - x + bottom - y
	dash, step := long, long+1
	if dashed {
		dash, step = 6, 10
	}
	for at := 0.0; at <= long; at += step {
		end := min(at+dash, long)
		if right > x {
			p.box(x+at-half, y-half, x+end+half, y+half, c)
		} else {
			p.box(x-half, y+at-half, x+half, y+end+half, c)
		}
	}
}
