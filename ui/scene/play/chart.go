package play

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table/recap"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// lineStyle is the look of a line of a chart: its color is not its only mark.
type lineStyle struct {
	sign  paint.Sign
	color *paint.Color // as the palette has it now
	dash  float64      // how long its pieces are, in units; 0: one piece
	words string
}

// The lines of the charts: of damage, the damage on the monster and its power; of
// æmber, that of the monster and that of the players.
var (
	damageLine = lineStyle{paint.Burst, &theme.Damage, 0, "chart-damage"}
	powerLine  = lineStyle{paint.Skull, &theme.Ink, 2, "chart-power"}
	theirLine  = lineStyle{paint.Drop, &theme.Danger, 0, "chart-theirs"}
	yourLine   = lineStyle{paint.CreatureCard, &theme.Amber, 6, "chart-yours"}
)

// chart draws the course of a game: above the damage, below the æmber, turn by turn,
// with the rises as bars through both. It returns the point under the mouse that was
// clicked, or nil.
func (n *endScreen) chart(f *cardview.Canvas, s *scene.Stack, r layout.Rect) (clicked *recap.Point) {
	u := f.Unit
	points := n.course.Points
	size := min(theme.Small*f.Type, 14*u)
	axis := size * 2.4
	_, foot := r.Cut(r.H - size*1.5)
	body := layout.Rect{X: r.X + axis, Y: r.Y, W: r.W - axis - 4*u, H: r.H - foot.H}
	upper, lower := body.Cut(body.H * 0.55)
	last := len(points) - 1
	x := func(i int) float64 { return body.X + body.W*float64(i)/float64(max(1, last)) }
	power, amber := 1, 1
	for i := range points {
		p := &points[i]
		power, amber = max(power, p.Power, p.Damage), max(amber, p.Amber, p.Yours)
		if n.m.Duel() {
			power, amber = 3, max(amber, p.Sides[0].Amber, p.Sides[1].Amber)
		}
	}
	plot := func(box layout.Rect, most int, lines [2]lineStyle, value [2]func(*recap.Point) int) {
		head, room := box.Cut(size * 1.7)
		n.legend(f, s, head, size, lines)
		room = room.Drop(3 * u)
		room.H -= 3 * u
		f.Fill(room, 3*u, theme.Abyss.Alpha(0.6))
		y := func(v int) float64 { return room.Bottom() - room.H*float64(v)/float64(most) }
		scale := layout.Rect{X: r.X, W: axis - 5*u, H: size * 1.3}
		for _, v := range [...]int{0, most} {
			scale.Y = max(room.Y, min(y(v)-scale.H/2, room.Bottom()-scale.H))
			f.Text(scale, paint.Right, paint.Regular, size, theme.Dim, widget.Number(v))
			f.Fill(layout.Rect{X: room.X, Y: y(v), W: room.W, H: max(0.6, 0.7*u)}, 0, theme.Edge.Alpha(0.6))
		}
		for k := range lines {
			for i := range last {
				from := layout.Point{X: x(i), Y: y(value[k](&points[i]))}
				to := layout.Point{X: x(i + 1), Y: y(value[k](&points[i+1]))}
				drawLine(f, from, to, 2.2*u, lines[k])
			}
			end := layout.Point{X: x(last), Y: y(value[k](&points[last]))}
			mark := layout.Rect{X: end.X - 14*u, Y: max(room.Y, min(end.Y-7*u, room.Bottom()-14*u)), W: 14 * u, H: 14 * u}
			f.Fill(mark.Inset(-1.5*u), 8*u, theme.Abyss.Alpha(0.8))
			cardview.Symbol(f.List, mark, lines[k].sign, *lines[k].color)
		}
	}
	if n.m.Duel() {
		plot(upper, power, keyLines, [2]func(*recap.Point) int{keysOf(0), keysOf(1)})
		plot(lower, amber, amberLines, [2]func(*recap.Point) int{poolOf(0), poolOf(1)})
		return n.columns(f, s, body, foot, size, x)
	}
	plot(upper, power, [2]lineStyle{damageLine, powerLine},
		[2]func(*recap.Point) int{func(p *recap.Point) int { return p.Damage }, func(p *recap.Point) int { return p.Power }})
	plot(lower, amber, [2]lineStyle{theirLine, yourLine},
		[2]func(*recap.Point) int{func(p *recap.Point) int { return p.Amber }, func(p *recap.Point) int { return p.Yours }})
	n.rises(f, body, size, x)
	return n.columns(f, s, body, foot, size, x)
}

// legend names the lines of a chart, each with a sample of it.
func (n *endScreen) legend(f *cardview.Canvas, s *scene.Stack, r layout.Rect, size float64, lines [2]lineStyle) {
	u := f.Unit
	w := r.W / float64(len(lines))
	for k, l := range lines {
		cell := layout.Rect{X: r.X + float64(k)*w, Y: r.Y, W: w, H: r.H}
		piece, words := cell.Split(26 * u)
		drawLine(f, layout.Point{X: piece.X, Y: piece.Center().Y}, layout.Point{X: piece.Right() - 4*u, Y: piece.Center().Y}, 2.2*u, l)
		sign, words := words.Split(size * 1.3)
		cardview.Symbol(f.List, sign.Middle(size, size), l.sign, *l.color)
		name := s.T(l.words)
		if n.m.Duel() {
			name = s.T(l.words, n.m.Name(keyforge.Side(k)))
		}
		f.TextLine(words, paint.Left, paint.Regular, size, theme.Ink, name)
	}
}

// rises draws where the monster rose.
func (n *endScreen) rises(f *cardview.Canvas, r layout.Rect, size float64, x func(int) float64) {
	u := f.Unit
	points := n.course.Points
	for i := 1; i < len(points); i++ {
		if points[i].Rises <= points[i-1].Rises {
			continue
		}
		at := (x(i-1) + x(i)) / 2
		f.Fill(layout.Rect{X: at - u, Y: r.Y + size*1.7, W: 2 * u, H: r.H - size*1.7}, u, theme.Danger.Alpha(0.55))
		side := size * 1.25
		flag := layout.Rect{X: at - side, Y: r.Bottom() - side*1.1, W: 2 * side, H: side * 1.1}
		f.Fill(flag, flag.H/2, theme.Abyss)
		f.Line(flag, flag.H/2, max(1, u), theme.Danger)
		f.Mark(layout.Rect{X: flag.X + side*0.28, Y: flag.Y + side*0.2, W: side * 0.7, H: side * 0.7}, paint.Rising, theme.Danger)
		f.Text(layout.Rect{X: flag.X + side, Y: flag.Y, W: side * 0.9, H: flag.H}, paint.Center, paint.Display, size, theme.Ink,
			widget.Number(points[i].Rises))
	}
}

// columns numbers the turns below the charts, and describes the one under the mouse.
func (n *endScreen) columns(f *cardview.Canvas, s *scene.Stack, body, foot layout.Rect, size float64, x func(int) float64) *recap.Point {
	u := f.Unit
	points := n.course.Points
	var clicked *recap.Point
	name := layout.Rect{X: foot.X, Y: foot.Y, W: body.X - foot.X - 4*u, H: foot.H}
	f.Text(name, paint.Right, paint.Italic, size*0.9, theme.Dim, s.T("chart-turn"))
	free := body.X
	for i := range points {
		p := &points[i]
		if i+1 < len(points) {
			cell := layout.Rect{X: x(i), Y: body.Y, W: x(i+1) - x(i), H: body.H + foot.H}
			hover, click := f.ViewSpot(widget.ID{What: "chart", N: i}, cell, n.pointWords(s, i))
			if hover {
				f.Fill(cell, 0, theme.Lit.Alpha(0.12))
				f.Tip = n.pointWords(s, i)
			}
			if click {
				clicked = p
			}
		}
		begins := p.Turn > 0 && (i == 0 || points[i-1].Turn < p.Turn)
		label := widget.Number(p.Turn)
		w := paint.Width(paint.Regular, size, label)
		if at := x(i) - w/2; begins && at >= free && at+w <= body.Right() {
			f.Text(layout.Rect{X: at, Y: foot.Y, W: w + u, H: foot.H}, paint.Left, paint.Regular, size, theme.Dim, label)
			free = at + w + 8*u
		}
	}
	return clicked
}

// pointWords describes the state at a point.
func (n *endScreen) pointWords(s *scene.Stack, i int) string {
	p := &n.course.Points[i]
	return s.Cache.Words(scene.Words{What: "chart-point", A: i, B: p.At, C: p.Damage},
		func() string {
			if n.m.Duel() {
				return s.T("duel-point", p.Turn, n.m.Name(min(p.Of, 3)), p.Sides[0].Keys, p.Sides[1].Keys, p.Sides[0].Amber, p.Sides[1].Amber)
			}
			return s.T("chart-point", p.Turn, n.m.Name(min(p.Of, 3)), p.Damage, p.Power, p.Amber, p.Yours)
		})
}

// drawLine draws a straight line in the style of a stroke.
func drawLine(f *cardview.Canvas, from, to layout.Point, width float64, l lineStyle) {
	dx, dy := to.X-from.X, to.Y-from.Y
	long := math.Hypot(dx, dy)
	if long == 0 {
		return
	}
	dash, step := long, long
	if l.dash > 0 {
		dash = l.dash * f.Unit
		step = dash + 4*f.Unit
	}
	angle := math.Atan2(dy, dx)
	for at := 0.0; at < long; at += step {
		half := min(dash, long-at) / 2
		mid := layout.Point{X: from.X + dx*(at+half)/long, Y: from.Y + dy*(at+half)/long}
		f.Turn(mid, angle, 1)
		piece := layout.Rect{X: mid.X - half - width*0.3, Y: mid.Y - width/2, W: 2*half + width*0.6, H: width}
		f.Fill(piece, width/2, l.color.Mix(theme.Ink, 0.15))
	}
	f.Upright()
}
