package decks

import (
	"math"

	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// results are the results: rates, how the monster rose, what cards are worth.
func (n *labScreen) results(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.35))
	r = r.Inset(10 * u)
	v := n.view(s)
	if v == nil || len(v.rows) == 0 && v.group == nil {
		words := s.T("study-none")
		if !n.loaded || n.work != nil {
			words = s.T("study-wait")
		}
		f.Paragraph(r.Middle(min(520*u, r.W), 160*u), paint.Center, paint.Italic, theme.Body*f.Type, theme.Dim, words)
		return
	}
	size := theme.Small * f.Type
	foot := layout.Rect{X: r.X, Y: r.Bottom() - 1.4*size, W: r.W, H: 1.4 * size}
	r.H -= foot.H + 4*u
	f.Text(foot, paint.Left, paint.Regular, size, theme.Faint.Mix(theme.Ink, 0.3), v.about)
	row := 1.75 * size
	head := 2.1 * size
	chart := 0.0
	if v.gauge != "" {
		chart = head + 150*u + 1.5*size
	}
	height := head + 8*u + chart
	for i := range v.rows {
		height += row * float64(len(v.rows[i].names))
	}
	width := r.W - 30*u
	note := v.note.Height(paint.Regular, size, width)
	height += note
	if len(v.facts) > 0 {
		height += row * 2
	}
	if len(v.cards) > 0 {
		height += head + row*float64(len(v.cards)/2) + 3.2*size
	}
	f.Scroll("study", r, &n.scroll, height, func(r layout.Rect) {
		r.W -= 4 * u
		line, r := r.Cut(head)
		f.Text(line, paint.Left, paint.Bold, theme.Body*f.Type, theme.Ink, s.T("study-won"))
		for i := range v.rows {
			line, r = r.Cut(row * float64(len(v.rows[i].names)))
			Rate(f, line, v.rows[i].names, v.rows[i].figure, v.rows[i].value)
		}
		line, r = r.Cut(note)
		line.W = width
		v.note.Draw(&f.Frame, line, paint.Regular, size, theme.Lit)
		r = r.Drop(8 * u)
		for i, fact := range v.facts {
			cell := layout.Rect{X: r.X + float64(i%2)*r.W/2, Y: r.Y + float64(i/2)*row, W: r.W/2 - 8*u, H: row}
			f.Text(cell, paint.Left, paint.Regular, size, theme.Ink, fact)
		}
		if len(v.facts) > 0 {
			r = r.Drop(2 * row)
		}
		if v.gauge != "" {
			line, r = r.Cut(chart)
			n.climb(f, s, line, v, head)
		}
		if len(v.cards) > 0 {
			n.worths(f, s, r, v, head, row)
		}
	})
}

// Rate draws a row: names, a bar of a share with its interval on a scale of a hundred, and the figures.
func Rate(f *cardview.Canvas, r layout.Rect, names []string, figure lab.Estimate, value string) {
	u, size := f.Unit, theme.Small*f.Type
	name, r := r.Split(r.W * 0.41)
	name.W -= 8 * u
	step := name.H / float64(len(names))
	for i, words := range names {
		f.ShrunkLine(layout.Rect{X: name.X, Y: name.Y + float64(i)*step, W: name.W, H: step}, paint.Regular, size, theme.Ink, words)
	}
	bar, words := r.SplitRight(min(r.W*0.55, 190*f.Type))
	bar.W -= 10 * u
	way := layout.Rect{X: bar.X, Y: bar.Center().Y - 5*u, W: bar.W, H: 10 * u}
	full := way
	full.W *= figure.Value
	f.Fill(way, 3*u, theme.Abyss)
	f.Fill(full, 3*u, theme.Water.Mix(theme.Abyss, 0.25))
	interval(f, way, figure, 0, 1, theme.Ink)
	f.Text(words, paint.Right, paint.Regular, size, theme.Dim, value)
}

// interval draws the interval of a figure on a scale, with a dot at the figure.
func interval(f *cardview.Canvas, way layout.Rect, figure lab.Estimate, from, to float64, c paint.Color) {
	u := f.Unit
	at := func(x float64) float64 { return way.X + way.W*(max(from, min(to, x))-from)/(to-from) }
	y := way.Center().Y
	low, high := at(figure.Low), at(figure.High)
	f.Fill(layout.Rect{X: low, Y: y - u, W: high - low, H: 2 * u}, 0, c)
	for _, x := range [...]float64{low, high} {
		f.Fill(layout.Rect{X: x - u, Y: y - 5*u, W: 2 * u, H: 10 * u}, 0, c)
	}
	f.Fill(layout.Rect{X: at(figure.Value) - 4*u, Y: y - 4*u, W: 8 * u, H: 8 * u}, 4*u, c)
}

// climb draws in what share of the games the gauge had reached each value after that
// many turns: the uppermost line is that of the first.
func (n *labScreen) climb(f *cardview.Canvas, s *scene.Stack, r layout.Rect, v *labView, head float64) {
	u, size := f.Unit, theme.Small*f.Type
	line, r := r.Cut(head)
	f.Text(line, paint.Left, paint.Bold, theme.Body*f.Type, theme.Ink, s.T("study-climb", v.gauge))
	r, legend := r.SplitRight(150 * f.Type)
	axis, r := r.Split(44 * f.Type)
	r.W -= 10 * u
	r, turns := r.Cut(r.H - 1.5*size)
	plot := r.Inset(5 * u)
	for i, label := range [...]string{"100 %", "50 %", "0 %"} {
		y := plot.Y + plot.H*float64(i)/2
		f.Fill(layout.Rect{X: plot.X, Y: y, W: plot.W, H: max(1, u)}, 0, theme.Edge.Alpha(0.7))
		f.Text(layout.Rect{X: axis.X, Y: y - size*0.7, W: axis.W - 6*u, H: size * 1.4}, paint.Right, paint.Regular, size, theme.Dim, label)
	}
	all := v.group.All.Gauges[len(v.group.All.Gauges)-1].Reached
	last := max(1, len(v.group.All.Ended)-1)
	step := 5
	for float64(step)*plot.W/float64(last) < 30*f.Type {
		step += 5
	}
	for turn := 0; turn <= last; turn += step {
		x := plot.X + plot.W*float64(turn)/float64(last)
		f.Text(layout.Rect{X: x - 14*f.Type, Y: turns.Y, W: 28 * f.Type, H: turns.H}, paint.Center, paint.Regular, size, theme.Dim,
			widget.Number(turn))
	}
	colors := [...]paint.Color{theme.Water, theme.Heal, theme.Amber, theme.Danger, theme.Stun}
	wide := max(2, 2*u)
	for value, shares := range all {
		c := colors[value%len(colors)]
		for turn := range len(shares) - 1 {
			x, next := plot.X+plot.W*float64(turn)/float64(last), plot.X+plot.W*float64(turn+1)/float64(last)
			y, up := plot.Y+plot.H*(1-shares[turn]), plot.Y+plot.H*(1-shares[turn+1])
			f.Fill(layout.Rect{X: x, Y: y - wide/2, W: next - x + wide/2, H: wide}, 0, c)
			f.Fill(layout.Rect{X: next - wide/2, Y: up - wide/2, W: wide, H: y - up + wide}, 0, c)
		}
		if len(shares) > 0 {
			var key layout.Rect
			key, legend = legend.Cut(1.6 * size)
			sign, words := key.Split(22 * u)
			f.Fill(sign.Middle(14*u, 4*u), 2*u, c)
			f.Text(words, paint.Left, paint.Regular, size, theme.Ink,
				s.Cache.Words(scene.Words{What: "study-risen", A: value + 1, B: int(math.Round(100 * shares[len(shares)-1]))},
					func() string { return s.T("study-risen", value+1, int(math.Round(100*shares[len(shares)-1]))) }))
		}
	}
}

// worths draws what the cards are worth, when drawn and when played.
func (n *labScreen) worths(f *cardview.Canvas, s *scene.Stack, r layout.Rect, v *labView, head, row float64) {
	u, size := f.Unit, theme.Small*f.Type
	line, r := r.Cut(head)
	name, bars := line.Split(line.W * 0.3)
	f.Text(name, paint.Left, paint.Bold, theme.Body*f.Type, theme.Ink, s.T("study-cards"))
	half := bars.W / 2
	for i, key := range [...]string{"study-drawn", "study-played"} {
		cell := layout.Rect{X: bars.X + float64(i)*half, Y: bars.Y, W: half - 8*u, H: bars.H}
		f.Text(cell, paint.Left, paint.Regular, size, theme.Dim, s.T(key))
	}
	wide := 0.1
	for i := range v.cards {
		wide = max(wide, min(1, math.Abs(v.cards[i].figure.Value)+0.1))
	}
	for i := 0; i+1 < len(v.cards); i += 2 {
		line, r = r.Cut(row)
		name, bars := line.Split(line.W * 0.3)
		name.W -= 6 * u
		f.ShrunkLine(name, paint.Regular, size, theme.Ink, v.cards[i].names[0])
		for k := range 2 {
			c := &v.cards[i+k]
			cell := layout.Rect{X: bars.X + float64(k)*half, Y: bars.Y, W: half - 8*u, H: bars.H}
			way, words := cell.SplitRight(48 * f.Type)
			middle := way.X + way.W/2
			f.Fill(layout.Rect{X: middle - u/2, Y: way.Y, W: max(1, u), H: way.H}, 0, theme.Edge)
			color := theme.Faint
			switch {
			case c.figure.Low > 0:
				color = theme.Heal
			case c.figure.High < 0:
				color = theme.Danger
			}
			interval(f, way, c.figure, -wide, wide, color)
			f.Text(words, paint.Right, paint.Regular, size, theme.Ink, c.value)
		}
	}
	f.Paragraph(r.Drop(4*u), paint.Left, paint.Regular, size, theme.Dim, s.T("study-cards-why"))
}
