package expedition

import (
	"math"

	"github.com/keyraken/keyraken/adventure/expedition"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// signs are the signs of the kinds of stops, and seals the colors of their seals.
var (
	signs = [expedition.Kinds]paint.Sign{expedition.Haven: paint.Anchor, expedition.Shore: paint.Star, expedition.Deep: paint.Skull,
		expedition.End: paint.Crown}
	seals = [expedition.Kinds]paint.Color{expedition.Haven: paint.RGB(0x2f6f5e), expedition.Shore: paint.RGB(0x8a6a1f),
		expedition.Deep: paint.RGB(0x7a2c33), expedition.End: paint.RGB(0x2a3f7a)}
)

// stopsInRow is more than how many stops a row has.
const stopsInRow = 4

// chart draws the chart: a sheet of paper with the stops and the lines between them. Those to which one can go are chosen by a click.
func (n *screen) chart(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	n.paper(f, r)
	in := r.Inset(22 * u)
	chart := n.f.Chart()
	at := func(stop *expedition.Stop) layout.Point {
		wide := float64(len(chart[stop.Row]))
		y := in.Y + in.H*(float64(stop.Place)+0.5)/wide
		if wide > 1 { // a row is no ruler
			y += math.Sin(float64(n.f.Plan().Seed%97)+float64(stop.Row*5+stop.Place*3)) * in.H * 0.035
		}
		return layout.Point{X: in.X + in.W*(float64(stop.Row)+0.5)/expedition.Rows, Y: y - 14*u}
	}
	been := map[*expedition.Stop]bool{}
	for _, g := range n.f.Games() {
		been[g.Stop] = true
	}
	for row := range chart[:expedition.Rows-1] {
		for i := range chart[row] {
			from := &chart[row][i]
			for _, to := range from.Ways {
				next := &chart[row+1][to]
				n.line(f, at(from), at(next), been[from] && been[next], n.f.At() == from && n.f.Ask() == expedition.AskWay)
			}
		}
	}
	var looked *expedition.Stop
	for row := range chart {
		for i := range chart[row] {
			stop := &chart[row][i]
			if n.stop(f, s, stop, at(stop), in.W/expedition.Rows, been[stop]) {
				looked = stop
			}
		}
	}
	n.looked = looked
}

// paper draws the sheet, with a frame, waves and a rose.
func (n *screen) paper(f *cardview.Canvas, r layout.Rect) {
	u := f.Unit
	f.Soft(r.Shift(0, 4*u), 6*u, 12*u, theme.Shadow)
	f.Fade(r, 5*u, theme.Paper.Mix(theme.Sand, 0.25), theme.Paper.Mix(theme.Sand, 0.55))
	ink := theme.PaperInk
	f.Line(r.Inset(8*u), 3*u, max(1, 2*u), ink.Alpha(0.45))
	f.Line(r.Inset(13*u), 2*u, max(1, u), ink.Alpha(0.3))
	in := r.Inset(26 * u)
	for i := range 26 { // waves where the hand of whoever drew it came by
		x, y := math.Mod(float64(i)*0.618034+0.11, 1), math.Mod(float64(i)*0.754878+0.27, 1)
		wave := layout.Rect{X: in.X + x*in.W, Y: in.Y + y*in.H}.Middle(26*u, 15*u)
		f.Mark(wave, paint.Wave, theme.Patina.Alpha(0.2))
	}
	center, side := layout.Point{X: in.Right() - 44*u, Y: in.Y + 48*u}, 62*u
	for i := range 8 {
		long := side
		if i%2 == 1 {
			long = side * 0.6
		}
		f.Turn(center, float64(i)*math.Pi/4, 1)
		f.Fill(layout.Rect{X: center.X - u, Y: center.Y - long/2, W: 2 * u, H: long / 2}, u, ink.Alpha(0.4))
		f.Upright()
	}
	f.Line(layout.Rect{X: center.X, Y: center.Y}.Middle(side*0.5, side*0.5), side*0.25, max(1, 1.2*u), ink.Alpha(0.4))
}

// line draws a way from stop to stop in dots.
func (n *screen) line(f *cardview.Canvas, from, to layout.Point, gone, open bool) {
	u := f.Unit
	far := math.Hypot(to.X-from.X, to.Y-from.Y)
	size, ink := 3.2*u, theme.PaperInk.Alpha(0.38)
	switch {
	case gone:
		size, ink = 6*u, paint.RGB(0x7a2c33)
	case open:
		size, ink = 5*u, theme.PaperInk.Alpha(0.85)
	}
	for d := 44 * u; d < far-40*u; d += 11 * u {
		p := layout.Point{X: from.X + (to.X-from.X)*d/far, Y: from.Y + (to.Y-from.Y)*d/far}
		f.Fill(layout.Rect{X: p.X, Y: p.Y}.Middle(size, size), size/2, ink)
	}
}

// stop draws a stop as a seal with its names below, and reports whether it is pointed at.
func (n *screen) stop(f *cardview.Canvas, s *scene.Stack, stop *expedition.Stop, at layout.Point, wide float64, been bool) bool {
	u := f.Unit
	side := min(62*u, wide*0.5)
	disc := layout.Rect{X: at.X, Y: at.Y}.Middle(side, side)
	way := n.wayTo(stop)
	id := widget.ID{What: "expedition-stop", N: stop.Row*stopsInRow + stop.Place}
	name := stop.Kind.Title(s.T)
	var hover, click bool
	if way >= 0 {
		hover, click = f.Spot(id, disc.Inset(-6*u), name, "")
	} else {
		hover, _ = f.ViewSpot(id, disc.Inset(-6*u), name)
	}
	if click {
		n.way, n.said, n.scroll = way, nil, widget.Scroll{}
	}
	seal := seals[stop.Kind]
	reachable := way >= 0 || been || n.f.At() == nil || stop.Row > n.f.At().Row
	if !reachable {
		seal = seal.Mix(theme.Sand, 0.6)
	}
	switch {
	case way >= 0 && way == n.way:
		f.Fill(disc.Inset(-8*u), side, theme.Warn)
	case way >= 0:
		f.Line(disc.Inset(-7*u), side, 3*u, theme.PaperInk)
	case n.f.At() == stop && !n.f.Over():
		f.Fill(disc.Inset(-8*u), side, theme.Warn.Mix(theme.Paper, 0.35))
	}
	if hover {
		seal = seal.Mix(theme.Ink, 0.2)
	}
	f.Soft(disc.Shift(0, 2*u), side/2, 6*u, theme.Shadow)
	f.Fade(disc, side/2, seal.Mix(theme.Ink, 0.16), seal.Mix(theme.Abyss, 0.25))
	f.Line(disc.Inset(4*u), side/2, max(1, 1.4*u), theme.Ink.Alpha(0.35))
	f.Mark(disc.Middle(side*0.5, side*0.5), signs[stop.Kind], theme.Ink)
	if been {
		n.outcome(f, disc, stop)
	}
	n.label(f, s, layout.Rect{X: at.X - wide/2 + 3*u, Y: disc.Bottom() + 9*u, W: wide - 6*u}, stop, reachable)
	return hover
}

// outcome marks a stop where there was an encounter that is over.
func (n *screen) outcome(f *cardview.Canvas, disc layout.Rect, stop *expedition.Stop) {
	u := f.Unit
	sign, ground, over := paint.Cross, theme.Danger.Mix(theme.Abyss, 0.35), false
	for _, g := range n.f.Games() {
		if g.Stop == stop && g.Over {
			over = true
			if g.Won {
				sign, ground = paint.Tick, paint.RGB(0x1f6b45)
			}
		}
	}
	if !over {
		return
	}
	at := layout.Rect{X: disc.Right() - 5*u, Y: disc.Y + 7*u}.Middle(24*u, 24*u)
	f.Fill(at, 12*u, ground)
	f.Mark(at.Inset(5*u), sign, theme.Ink)
}

// label names a stop and its adventure.
func (n *screen) label(f *cardview.Canvas, s *scene.Stack, r layout.Rect, stop *expedition.Stop, reachable bool) {
	u := f.Unit
	ink := theme.PaperInk
	if !reachable {
		ink = ink.Mix(theme.Sand, 0.35)
	}
	size, small := min(theme.Body*f.Type, 19*u), min(theme.Small*f.Type, 16*u)
	r.H = size * 1.25
	name, lines := stop.Kind.Title(s.T), []string(nil)
	if a, err := s.Adventures.Named(stop.Adventure); err == nil {
		lines = paint.Wrap(paint.Regular, small, s.TitleOf(a), r.W)
	}
	wide := paint.Width(paint.Bold, size, name)
	for _, line := range lines {
		wide = max(wide, paint.Width(paint.Regular, small, line))
	}
	step := small * paint.LineHeight
	ground := layout.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H + float64(len(lines))*step}
	f.Fill(ground.Middle(min(r.W, wide+10*u), ground.H), 6*u, theme.Paper.Mix(theme.Sand, 0.4).Alpha(0.82))
	f.TextLine(r, paint.Center, paint.Bold, size, ink, name)
	for i, line := range lines {
		f.TextLine(layout.Rect{X: r.X, Y: r.Bottom() + float64(i)*step, W: r.W, H: step}, paint.Center, paint.Regular, small, ink, line)
	}
}

// wayTo is which of the ways leads to the stop now, or -1.
func (n *screen) wayTo(stop *expedition.Stop) int {
	for i := range n.f.Ways() {
		if n.next(i) == stop {
			return i
		}
	}
	return -1
}
