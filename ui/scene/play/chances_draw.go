package play

import (
	"math"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/course"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// chanceLine is the line of the chart of chances.
var chanceLine = course.LineStyle{Sign: paint.Star, Color: &theme.Lit, Words: "chances-course"}

// thought shows the course of the chance and the turning points, or the progress of the work.
func (n *endScreen) thought(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	c := n.chances
	size := theme.Small * f.Type
	switch {
	case c.err != nil:
		f.Paragraph(r.Drop(12*u), paint.Center, paint.Italic, size, theme.Warn, s.T("chances-failed", s.Language.Say(c.err)))
		return
	case !c.ready():
		words, bar := r.Drop(r.H * 0.3).Cut(size * 3)
		f.Paragraph(words, paint.Center, paint.Regular, size, theme.Ink, s.T("chances-working"))
		f.Progress(bar.Drop(10*u).Middle(r.W*0.8, 18*u), math.Float64frombits(c.part.Load()))
		return
	}
	line, gap := size*2, 8*u
	chart := max(185*u, size*9)
	button := max(36*u, size*2.2)
	heights := func(width float64) (sum float64) {
		for i := range c.blocks {
			sum += line + button + 2*gap
			for k := range c.blocks[i].lines {
				sum += c.blocks[i].lines[k].Height(paint.Regular, size, width-2*gap)
			}
		}
		return sum + chart + gap + line + c.foot.Height(paint.Regular, size, width) + gap
	}
	height := heights(r.W)
	if height > r.H {
		height = heights(r.W - 16*u) // with the bar beside it
	}
	f.Scroll("end-chances", r, &n.scroll, height, func(all layout.Rect) {
		part, rest := all.Cut(chart)
		n.chanceChart(f, s, part)
		part, rest = rest.Drop(gap).Cut(line)
		f.ShrunkLine(part, paint.Bold, size, theme.Bronze.Mix(theme.Ink, 0.4), c.head)
		for i := range c.blocks {
			rest = n.turningBlock(f, s, i, rest, size, line, button, gap)
		}
		c.foot.Draw(&f.Frame, rest, paint.Regular, size, theme.Ink)
	})
}

// turningBlock describes a turning point, with what can be done about it, and returns the
// room below.
func (n *endScreen) turningBlock(f *cardview.Canvas, s *scene.Stack, i int, r layout.Rect, size, line, button, gap float64) layout.Rect {
	u := f.Unit
	b := &n.chances.blocks[i]
	x := &n.chances.known.Turnings[i]
	high := line + button + gap
	for k := range b.lines {
		high += b.lines[k].Height(paint.Regular, size, r.W-2*gap)
	}
	box, rest := r.Cut(high)
	f.Fill(box, 6*u, theme.Abyss.Alpha(0.45))
	in := layout.Rect{X: box.X + gap, Y: box.Y, W: box.W - 2*gap, H: box.H}
	head, in := in.Cut(line)
	disc, head := head.Split(line)
	n.numberDisc(f, disc.Middle(size*1.5, size*1.5), i)
	f.ShrunkLine(head, paint.Bold, size, theme.Ink, b.head)
	for k := range b.lines {
		color := theme.Ink
		if k == len(b.lines)-1 && k > 1 {
			color = theme.Dim
		}
		in = in.Drop(b.lines[k].Draw(&f.Frame, in, paint.Regular, size, color))
	}
	_, buttons := in.SplitRight(min(in.W, 380*u))
	buttons.H = button
	watch, play := buttons.Split(buttons.W * 0.4)
	if f.Button(widget.ID{What: "turning-watch", N: i}, watch.Inset(2*u), s.T("watch"), "", widget.Plain) {
		n.watch(f, s, x.At)
	}
	if f.Button(widget.ID{What: "turning-play", N: i}, play.Inset(2*u), s.T("take-over"), "", widget.Strong) {
		n.playFrom(f, s, x.At)
	}
	return rest.Drop(gap)
}

// numberDisc is the mark of the i-th turning point, in the chart and beside its words.
func (n *endScreen) numberDisc(f *cardview.Canvas, r layout.Rect, i int) {
	f.Fill(r, r.H/2, theme.Abyss)
	f.Line(r, r.H/2, max(1, 1.4*f.Unit), theme.Danger)
	f.Text(r, paint.Center, paint.Bold, r.H*0.62, theme.Ink, widget.Number(i+1))
}

// playFrom plays the game on from after that many inputs, as a separate game.
func (n *endScreen) playFrom(f *cardview.Canvas, s *scene.Stack, at int) {
	f.Defer(func() {
		story := n.m.Story.Fork()
		if err := story.Seek(at); err != nil { // what was played once can be played again
			panic(err)
		}
		takeOver(s, story.Fork())
	})
}

// chanceChart draws the chance of winning turn by turn, with the turning points on it.
func (n *endScreen) chanceChart(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	points := n.chances.known.Points
	size := theme.Small * f.Type
	axis := paint.Width(paint.Regular, size, n.percent(s, game.Certain)) + 8*u
	head, body := r.Cut(size * 2)
	f.ShrunkLine(head, paint.Bold, size, theme.Bronze.Mix(theme.Ink, 0.4), n.chanceOf(s))
	_, foot := body.Cut(body.H - size*1.5)
	body = layout.Rect{X: body.X + axis, Y: body.Y + 4*u, W: body.W - axis - 10*u, H: body.H - foot.H - 8*u}
	f.Fill(body, 3*u, theme.Abyss.Alpha(0.6))
	last := len(points) - 1
	x := func(i int) float64 { return body.X + body.W*float64(i)/float64(max(1, last)) }
	y := func(c game.Chance) float64 { return body.Bottom() - body.H*float64(c)/float64(game.Certain) }
	for _, c := range [...]game.Chance{0, game.Certain / 2, game.Certain} {
		scale := layout.Rect{X: r.X, Y: y(c) - size*0.65, W: axis - 5*u, H: size * 1.3}
		f.Text(scale, paint.Right, paint.Regular, size, theme.Dim, n.percent(s, c))
		f.Fill(layout.Rect{X: body.X, Y: y(c), W: body.W, H: max(0.6, 0.7*u)}, 0, theme.Edge.Alpha(0.6))
	}
	for i := range last {
		l := chanceLine
		if points[i+1].Edited { // by hand: no turn led there
			l.Dash = 3
		}
		course.DrawLine(f, layout.Point{X: x(i), Y: y(points[i].Chance)}, layout.Point{X: x(i + 1), Y: y(points[i+1].Chance)}, 2.4*u, l)
	}
	n.chanceColumns(f, s, body, foot, size, x)
	for i := range points {
		k := n.chances.turningAt(i)
		if k < 0 || i > 0 && n.chances.turningAt(i-1) == k {
			continue
		}
		side := size * 1.5
		at := layout.Rect{X: x(i) - side/2, Y: max(body.Y, min(y(points[i].Chance)-side/2, body.Bottom()-side)), W: side, H: side}
		n.numberDisc(f, at, k)
	}
}

// chanceColumns numbers the turns below the chart, and describes the one under the mouse.
// A click watches the game from there.
func (n *endScreen) chanceColumns(f *cardview.Canvas, s *scene.Stack, body, foot layout.Rect, size float64, x func(int) float64) {
	u := f.Unit
	points := n.chances.known.Points
	free := body.X
	for i := range points {
		p := &points[i]
		if i+1 < len(points) {
			cell := layout.Rect{X: x(i), Y: body.Y, W: x(i+1) - x(i), H: body.H + foot.H}
			words := n.chanceWords(s, i)
			hover, click := f.ViewSpot(widget.ID{What: "chance", N: i}, cell, words)
			if hover {
				f.Fill(cell, 0, theme.Lit.Alpha(0.12))
				f.Tip = words
			}
			if click {
				n.watch(f, s, p.At)
			}
		}
		label := widget.Number(p.Turn)
		w := paint.Width(paint.Regular, size, label)
		if at := x(i) - w/2; p.Turn > 0 && i < len(points)-1 && at >= free && at+w <= body.Right() {
			f.Text(layout.Rect{X: at, Y: foot.Y, W: w + u, H: foot.H}, paint.Left, paint.Regular, size, theme.Dim, label)
			free = at + w + 8*u
		}
	}
}

// chanceWords describes the state at a point.
func (n *endScreen) chanceWords(s *scene.Stack, i int) string {
	p := &n.chances.known.Points[i]
	return s.Cache.Words(scene.Words{What: "chance-point", A: i, B: p.At, C: int(p.Chance)}, func() string {
		words := s.T("chance-point", p.Turn, n.m.Name(min(p.Side.Game(), 3)), lang.Percent(p.Chance))
		if p.Turn == 0 {
			words = s.T("chance-begins", lang.Percent(p.Chance))
		}
		if p.Edited {
			words += " " + s.T("chance-edited")
		}
		return words
	})
}

// percent is a chance in words.
func (n *endScreen) percent(s *scene.Stack, c game.Chance) string {
	return s.Cache.Words(scene.Words{What: "percent", A: lang.Percent(c)}, func() string { return s.T("percent", lang.Percent(c)) })
}
