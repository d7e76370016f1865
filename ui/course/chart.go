package course

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/table/recap"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// LineStyle is the look of a line of a chart: its color is not its only mark.
type LineStyle struct {
	Sign  paint.Sign
	Color *paint.Color // as the palette has it now
	Dash  float64      // how long its pieces are, in units; 0: one piece
	Words string       // the key of its name
}

// The lines of the charts: of damage, the damage on the monster and its power; of
// æmber, that of the monster and that of the players.
var (
	damageLine = LineStyle{paint.Burst, &theme.Damage, 0, "chart-damage"}
	powerLine  = LineStyle{paint.Skull, &theme.Ink, 2, "chart-power"}
	theirLine  = LineStyle{paint.Drop, &theme.Danger, 0, "chart-theirs"}
	yourLine   = LineStyle{paint.CreatureCard, &theme.Amber, 6, "chart-yours"}
)

// The lines of the charts of a standard game, by player.
var (
	keyLines   = [2]LineStyle{{paint.Key, &theme.Seats[0], 0, "chart-keys"}, {paint.Key, &theme.Seats[1], 6, "chart-keys"}}
	amberLines = [2]LineStyle{{paint.Drop, &theme.Seats[0], 0, "chart-pool"}, {paint.Drop, &theme.Seats[1], 6, "chart-pool"}}
)

// keysOf and poolOf are the values of the lines of a player.
func keysOf(side int) func(*recap.Point) int {
	return func(p *recap.Point) int { return p.Sides[side].Keys }
}

func poolOf(side int) func(*recap.Point) int {
	return func(p *recap.Point) int { return p.Sides[side].Amber }
}

// legendRoom is how high the legend above a chart is, in sizes of its text.
const legendRoom = 1.7

// Plot is where a chart stands.
type Plot struct {
	Body layout.Rect
	Foot layout.Rect // with the numbers of the turns
	Last int         // the number of the last point
}

// X is where a point stands.
func (p *Plot) X(i int) float64 { return p.Body.X + p.Body.W*float64(i)/float64(max(1, p.Last)) }

// Column is where the turn lies that begins at a point.
func (p *Plot) Column(i int) layout.Rect {
	return layout.Rect{X: p.X(i), Y: p.Body.Y, W: p.X(i+1) - p.X(i), H: p.Body.H + p.Foot.H}
}

// Draw draws the course of a game: above the damage, below the æmber, turn by turn, with the rises
// as bars through both; of a standard game, the keys and the æmber of both players.
func (c *Account) Draw(f *cardview.Canvas, r layout.Rect, size float64) Plot {
	u := f.Unit
	points := c.Game.Points
	axis := size * 2.4
	_, foot := r.Cut(r.H - size*1.5)
	body := layout.Rect{X: r.X + axis, Y: r.Y, W: r.W - axis - 4*u, H: r.H - foot.H}
	upper, lower := body.Cut(body.H * 0.55)
	last := len(points) - 1
	at := Plot{body, foot, last}
	x := at.X
	power, amber := 1, 1
	for i := range points {
		p := &points[i]
		power, amber = max(power, p.Power, p.Damage), max(amber, p.Amber, p.Yours)
		if c.Duel {
			power = 3
		}
	}
	plot := func(box layout.Rect, most int, lines [2]LineStyle, value [2]func(*recap.Point) int) {
		head, room := box.Cut(legendRoom * size)
		c.legend(f, head, size, lines)
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
				DrawLine(f, from, to, 2.2*u, lines[k])
			}
			end := layout.Point{X: x(last), Y: y(value[k](&points[last]))}
			mark := layout.Rect{X: end.X - 14*u, Y: max(room.Y, min(end.Y-7*u, room.Bottom()-14*u)), W: 14 * u, H: 14 * u}
			f.Fill(mark.Inset(-1.5*u), 8*u, theme.Abyss.Alpha(0.8))
			cardview.Symbol(f.List, mark, lines[k].Sign, *lines[k].Color)
		}
	}
	if c.Duel {
		plot(upper, power, keyLines, [2]func(*recap.Point) int{keysOf(0), keysOf(1)})
		plot(lower, amber, amberLines, [2]func(*recap.Point) int{poolOf(0), poolOf(1)})
		c.turns(f, &at, size)
		return at
	}
	plot(upper, power, [2]LineStyle{damageLine, powerLine},
		[2]func(*recap.Point) int{func(p *recap.Point) int { return p.Damage }, func(p *recap.Point) int { return p.Power }})
	plot(lower, amber, [2]LineStyle{theirLine, yourLine},
		[2]func(*recap.Point) int{func(p *recap.Point) int { return p.Amber }, func(p *recap.Point) int { return p.Yours }})
	c.rises(f, upper, lower, size, x)
	c.turns(f, &at, size)
	return at
}

// legend names the lines of a chart, each with a sample of it.
func (c *Account) legend(f *cardview.Canvas, r layout.Rect, size float64, lines [2]LineStyle) {
	u := f.Unit
	w := r.W / float64(len(lines))
	for k, l := range lines {
		cell := layout.Rect{X: r.X + float64(k)*w, Y: r.Y, W: w, H: r.H}
		piece, words := cell.Split(26 * u)
		DrawLine(f, layout.Point{X: piece.X, Y: piece.Center().Y}, layout.Point{X: piece.Right() - 4*u, Y: piece.Center().Y}, 2.2*u, l)
		sign, words := words.Split(size * 1.3)
		cardview.Symbol(f.List, sign.Middle(size, size), l.Sign, *l.Color)
		name := c.T(l.Words)
		if c.Duel {
			name = c.T(l.Words, c.Name(keyforge.Side(k)))
		}
		f.TextLine(words, paint.Left, paint.Regular, size, theme.Ink, name)
	}
}

// rises draws where the monster rose, through both charts but not through their legends.
func (c *Account) rises(f *cardview.Canvas, upper, lower layout.Rect, size float64, x func(int) float64) {
	u := f.Unit
	points := c.Game.Points
	for i := 1; i < len(points); i++ {
		if points[i].Rises <= points[i-1].Rises {
			continue
		}
		at := (x(i-1) + x(i)) / 2
		for _, r := range [...]layout.Rect{upper, lower} {
			f.Fill(layout.Rect{X: at - u, Y: r.Y + legendRoom*size, W: 2 * u, H: r.H - legendRoom*size}, u, theme.Danger.Alpha(0.55))
		}
		side := size * 1.25
		flag := layout.Rect{X: at - side, Y: lower.Bottom() - side*1.1, W: 2 * side, H: side * 1.1}
		f.Fill(flag, flag.H/2, theme.Abyss)
		f.Line(flag, flag.H/2, max(1, u), theme.Danger)
		f.Mark(layout.Rect{X: flag.X + side*0.28, Y: flag.Y + side*0.2, W: side * 0.7, H: side * 0.7}, paint.Rising, theme.Danger)
		f.Text(layout.Rect{X: flag.X + side, Y: flag.Y, W: side * 0.9, H: flag.H}, paint.Center, paint.Display, size, theme.Ink,
			widget.Number(points[i].Rises))
	}
}

// turns numbers the turns below the charts.
func (c *Account) turns(f *cardview.Canvas, at *Plot, size float64) {
	u, foot, points := f.Unit, at.Foot, c.Game.Points
	name := layout.Rect{X: foot.X, Y: foot.Y, W: at.Body.X - foot.X - 4*u, H: foot.H}
	f.Text(name, paint.Right, paint.Italic, size*0.9, theme.Dim, c.T("chart-turn"))
	free := at.Body.X
	for i := range points {
		begins := points[i].Turn > 0 && (i == 0 || points[i-1].Turn < points[i].Turn)
		label := widget.Number(points[i].Turn)
		w := paint.Width(paint.Regular, size, label)
		if x := at.X(i) - w/2; begins && x >= free && x+w <= at.Body.Right() {
			f.Text(layout.Rect{X: x, Y: foot.Y, W: w + u, H: foot.H}, paint.Left, paint.Regular, size, theme.Dim, label)
			free = x + w + 8*u
		}
	}
}

// DrawLine draws a straight line in the style of a stroke.
func DrawLine(f *cardview.Canvas, from, to layout.Point, width float64, l LineStyle) {
	dx, dy := to.X-from.X, to.Y-from.Y
	long := math.Hypot(dx, dy)
	dash, step := long, long
	if l.Dash > 0 {
		dash = l.Dash * f.Unit
		step = dash + 4*f.Unit
	}
	angle := math.Atan2(dy, dx)
	for at := 0.0; at < long; at += step {
		half := min(dash, long-at) / 2
		mid := layout.Point{X: from.X + dx*(at+half)/long, Y: from.Y + dy*(at+half)/long}
		f.Turn(mid, angle, 1)
		piece := layout.Rect{X: mid.X - half - width*0.3, Y: mid.Y - width/2, W: 2*half + width*0.6, H: width}
		f.Fill(piece, width/2, l.Color.Mix(theme.Ink, 0.15))
	}
	f.Upright()
}
