package watch

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

// Draw shows the course of the chances and the turning points, or the progress of the work.
func (c *Chances[G]) Draw(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	size := theme.Small * f.Type
	switch {
	case c.err != nil:
		f.Paragraph(r.Drop(12*u), paint.Center, paint.Italic, size, theme.Warn, s.T("chances-failed", s.Language.Say(c.err)))
		return
	case c.course == nil:
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
			for k := range c.blocks[i] {
				sum += c.blocks[i][k].Height(paint.Regular, size, width-2*gap)
			}
		}
		return sum + chart + gap + line + c.foot.Height(paint.Regular, size, width) + gap
	}
	height := heights(r.W)
	if height > r.H {
		height = heights(r.W - 16*u) // with the bar beside it
	}
	f.Scroll("end-chances", r, &c.scroll, height, func(all layout.Rect) {
		part, rest := all.Cut(chart)
		c.chart(f, s, part)
		part, rest = rest.Drop(gap).Cut(line)
		f.ShrunkLine(part, paint.Bold, size, theme.Bronze.Mix(theme.Ink, 0.4), c.course.Summary)
		for i := range c.blocks {
			rest = c.turning(f, s, i, rest, size, line, button, gap)
		}
		c.foot.Draw(&f.Frame, rest, paint.Regular, size, theme.Ink)
	})
}

// turning describes a turning point, with what can be done about it, and returns the room below.
func (c *Chances[G]) turning(f *cardview.Canvas, s *scene.Stack, i int, r layout.Rect, size, line, button, gap float64) layout.Rect {
	u := f.Unit
	b := c.blocks[i]
	x := &c.course.Turnings[i]
	high := line + button + gap
	for k := range b {
		high += b[k].Height(paint.Regular, size, r.W-2*gap)
	}
	box, rest := r.Cut(high)
	f.Fill(box, 6*u, theme.Abyss.Alpha(0.45))
	in := layout.Rect{X: box.X + gap, Y: box.Y, W: box.W - 2*gap, H: box.H}
	head, in := in.Cut(line)
	disc, head := head.Split(line)
	numberDisc(f, disc.Middle(size*1.5, size*1.5), i)
	f.ShrunkLine(head, paint.Bold, size, theme.Ink, x.Head)
	for k := range b {
		color := theme.Ink
		if k == len(x.Lines) {
			color = theme.Dim
		}
		in = in.Drop(b[k].Draw(&f.Frame, in, paint.Regular, size, color))
	}
	_, buttons := in.SplitRight(min(in.W, 380*u))
	buttons.H = button
	watch, play := buttons.Split(buttons.W * 0.4)
	if f.Button(widget.ID{What: "turning-watch", N: i}, watch.Inset(2*u), s.T("watch"), "", widget.Plain) {
		c.watch(f, s, x.At)
	}
	if f.Button(widget.ID{What: "turning-play", N: i}, play.Inset(2*u), s.T("take-over"), "", widget.Strong) {
		f.Defer(func() { c.of.TakeOverAt(s, c.story.Fork(), x.At) })
	}
	return rest.Drop(gap)
}

// watch shows the game again, from after that many inputs.
func (c *Chances[G]) watch(f *cardview.Canvas, s *scene.Stack, at int) {
	f.Defer(func() { c.of.WatchAbove(s, c.story.Fork(), at) })
}

// numberDisc is the mark of the i-th turning point, in the chart and beside its words.
func numberDisc(f *cardview.Canvas, r layout.Rect, i int) {
	f.Fill(r, r.H/2, theme.Abyss)
	f.Line(r, r.H/2, max(1, 1.4*f.Unit), theme.Danger)
	f.Text(r, paint.Center, paint.Bold, r.H*0.62, theme.Ink, widget.Number(i+1))
}

// chart draws the chances turn by turn, with the turning points on them.
func (c *Chances[G]) chart(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	points := c.course.Points
	size := theme.Small * f.Type
	axis := paint.Width(paint.Regular, size, percent(s, game.Certain)) + 8*u
	head, body := r.Cut(size * 2)
	c.legend(f, head, size)
	_, foot := body.Cut(body.H - size*1.5)
	body = layout.Rect{X: body.X + axis, Y: body.Y + 4*u, W: body.W - axis - 10*u, H: body.H - foot.H - 8*u}
	f.Fill(body, 3*u, theme.Abyss.Alpha(0.6))
	last := 0
	if len(points) > 0 {
		last = c.columns[len(points)-1]
	}
	x := func(i int) float64 { return body.X + body.W*float64(c.columns[i])/float64(max(1, last)) }
	y := func(c game.Chance) float64 { return body.Bottom() - body.H*float64(c)/float64(game.Certain) }
	for _, c := range [...]game.Chance{0, game.Certain / 2, game.Certain} {
		scale := layout.Rect{X: r.X, Y: y(c) - size*0.65, W: axis - 5*u, H: size * 1.3}
		f.Text(scale, paint.Right, paint.Regular, size, theme.Dim, percent(s, c))
		f.Fill(layout.Rect{X: body.X, Y: y(c), W: body.W, H: max(0.6, 0.7*u)}, 0, theme.Edge.Alpha(0.6))
	}
	for i := range points {
		next := c.next(i)
		if next == 0 {
			continue
		}
		l := c.course.Lines[points[i].Line].LineStyle
		if points[next].Edited { // by hand: no turn led there
			l.Dash = 3
		}
		course.DrawLine(f, layout.Point{X: x(i), Y: y(points[i].Chance)}, layout.Point{X: x(next), Y: y(points[next].Chance)}, 2.4*u, l)
	}
	c.turns(f, s, body, foot, size, x)
	for i := range points {
		k := c.turningAt(i)
		if k < 0 || i > 0 && c.turningAt(i-1) == k {
			continue
		}
		side := size * 1.5
		at := layout.Rect{X: x(i) - side/2, Y: max(body.Y, min(y(points[i].Chance)-side/2, body.Bottom()-side)), W: side, H: side}
		numberDisc(f, at, k)
	}
}

// next is the point that follows on the line of another; 0: none does.
func (c *Chances[G]) next(i int) int {
	points := c.course.Points
	for k := i + 1; k < len(points); k++ {
		if points[k].Line == points[i].Line {
			return k
		}
	}
	return 0
}

// legend says whose chances they are, with a sample of each line if there are several.
func (c *Chances[G]) legend(f *cardview.Canvas, r layout.Rect, size float64) {
	u, lines := f.Unit, c.course.Lines
	color := theme.Bronze.Mix(theme.Ink, 0.4)
	if len(lines) == 1 {
		f.ShrunkLine(r, paint.Bold, size, color, c.course.Head)
		return
	}
	head, r := r.Split(min(r.W*0.4, paint.Width(paint.Bold, size, c.course.Head)+14*u))
	f.ShrunkLine(head, paint.Bold, size, color, c.course.Head)
	for i := range lines {
		var cell layout.Rect
		cell, r = r.Split(r.W / float64(len(lines)-i))
		sample, words := cell.Split(26 * u)
		middle := sample.Center().Y
		course.DrawLine(f, layout.Point{X: sample.X, Y: middle}, layout.Point{X: sample.Right() - 4*u, Y: middle}, 2.4*u, lines[i].LineStyle)
		f.ShrunkLine(words, paint.Regular, size, theme.Ink, lines[i].Name)
	}
}

// turns numbers the turns below the chart, and describes the one under the mouse. A click watches the game from there.
func (c *Chances[G]) turns(f *cardview.Canvas, s *scene.Stack, body, foot layout.Rect, size float64, x func(int) float64) {
	u := f.Unit
	points := c.course.Points
	free := body.X
	for i := range points {
		p := &points[i]
		if p.Words == "" {
			continue
		}
		cell := layout.Rect{X: x(i), Y: body.Y, W: x(i+1) - x(i), H: body.H + foot.H}
		hover, click := f.ViewSpot(widget.ID{What: "chance", N: i}, cell, p.Words)
		if hover {
			f.Fill(cell, 0, theme.Lit.Alpha(0.12))
			f.Tip = p.Words
		}
		if click {
			c.watch(f, s, p.At)
		}
		label := widget.Number(p.Turn)
		w := paint.Width(paint.Regular, size, label)
		if at := x(i) - w/2; p.Turn > 0 && at >= free && at+w <= body.Right() {
			f.Text(layout.Rect{X: at, Y: foot.Y, W: w + u, H: foot.H}, paint.Left, paint.Regular, size, theme.Dim, label)
			free = at + w + 8*u
		}
	}
}

// percent is a chance in words.
func percent(s *scene.Stack, c game.Chance) string {
	return s.Cache.Words(scene.Words{What: "percent", A: lang.Percent(c)}, func() string { return s.T("percent", lang.Percent(c)) })
}
