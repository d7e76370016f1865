package play

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/table/playback"
	"github.com/keyraken/keyraken/ui/theme"
)

// curve is a curved path between two places.
type curve struct{ a, b, c layout.Point } // b is the control point

// newCurve is the path from one place to another, curved upwards or, if one is
// above the other, sideways.
func newCurve(from, to layout.Point) curve {
	dx, dy := to.X-from.X, to.Y-from.Y
	bend := 0.18
	if dx < 0 {
		bend = -bend
	}
	mid := layout.Point{X: (from.X+to.X)/2 + dy*bend, Y: (from.Y+to.Y)/2 - math.Abs(dx)*math.Abs(bend)}
	return curve{from, mid, to}
}

func (w *curve) at(t float64) layout.Point {
	s := 1 - t
	return layout.Point{X: s*s*w.a.X + 2*s*t*w.b.X + t*t*w.c.X, Y: s*s*w.a.Y + 2*s*t*w.b.Y + t*t*w.c.Y}
}

func (w *curve) length() float64 {
	return (math.Hypot(w.c.X-w.a.X, w.c.Y-w.a.Y) + math.Hypot(w.b.X-w.a.X, w.b.Y-w.a.Y) + math.Hypot(w.c.X-w.b.X, w.c.Y-w.b.Y)) / 2
}

// dashes draws the part of the path from 0 to end in dashes that flow along it
// and become wider.
func (c painter) dashes(w curve, end, wide, flow float64, color paint.Color) {
	n := max(2, int(w.length()/(17*c.Unit)))
	flow -= math.Floor(flow)
	for i := range n {
		t := (float64(i) + flow) / float64(n)
		if t >= end {
			break
		}
		next := min(end, t+0.62/float64(n))
		a, b := w.at(t), w.at(next)
		mid := layout.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
		long, thick := math.Hypot(b.X-a.X, b.Y-a.Y), wide*(0.45+0.55*t)
		alpha := min(1, 0.25+t*1.4) * min(1, float64(i)+flow)
		c.Turn(mid, math.Atan2(b.Y-a.Y, b.X-a.X), 1)
		c.Fill(layout.Rect{X: mid.X - long/2, Y: mid.Y - thick/2 - c.Unit, W: long, H: thick + 2*c.Unit}, thick/2, theme.Abyss.Alpha(0.5*alpha))
		c.Fill(layout.Rect{X: mid.X - long/2, Y: mid.Y - thick/2, W: long, H: thick}, thick/2, color.Alpha(alpha))
	}
	c.Upright()
}

// head draws the point of an arrow at the end of the path.
func (c painter) head(w curve, side float64, color paint.Color) {
	back := w.at(0.97)
	c.Turn(w.c, math.Atan2(w.c.Y-back.Y, w.c.X-back.X), 1)
	r := disc(w.c, side).Shift(-side*0.3, 0)
	c.Mark(r.Inset(-2*c.Unit), paint.Right3, theme.Abyss.Alpha(0.6))
	c.Mark(r, paint.Right3, color)
	c.Upright()
}

// attack draws the path of an attacker to what it attacks.
func (c painter) attack(e *playback.Effect, t float64) {
	w := newCurve(e.From, e.To)
	alpha := min(1, (1-t)*4)
	end := min(1, t*2.4)
	if c.m.ReducedMotion {
		end = 1
	}
	c.dashes(w, end, 9*c.Unit, 0, e.Color.Alpha(alpha))
	if end == 1 {
		c.head(w, 30*c.Unit, e.Color.Alpha(alpha))
	}
}

// thread draws what goes out from a card that affects another.
func (c painter) thread(e *playback.Effect, t float64) {
	w := newCurve(e.From, e.To)
	alpha := min(1, (1-t)*2.5)
	end := out(t * 2.2)
	if c.m.ReducedMotion {
		end = 1
	}
	c.dashes(w, end, 5*c.Unit, 0, e.Color.Alpha(0.9*alpha))
	p := w.at(end)
	c.Soft(disc(p, 13*c.Unit), 6*c.Unit, 7*c.Unit, e.Color.Mix(theme.Ink, 0.4).Alpha(alpha))
}

// prey draws how the monster targets its victim: a ring closes around it.
func (c painter) prey(e *playback.Effect, t float64) {
	u := c.Unit
	r := c.placed(e)
	grow := 1 + 1.6*(1-out(t*2.2))
	turn := (1 - out(t*1.6)) * 1.8
	if c.m.ReducedMotion {
		grow, turn = 1, 0
	}
	alpha := min(1, t*5, (1-t)*6)
	side := (min(r.W, r.H) + 22*u) * grow
	c.Soft(r.Inset(-5*u), 12*u, 10*u, e.Color.Alpha(0.2*alpha))
	p := r.Center()
	for i := range 4 {
		c.Turn(p, turn+math.Pi/4+float64(i)*math.Pi/2, alpha)
		claw := layout.Rect{X: p.X + side/2 - 10*u, Y: p.Y - 3.5*u, W: 24 * u, H: 7 * u}
		c.Fill(claw.Inset(-1.5*u), 4*u, theme.Abyss)
		c.Fill(claw, 3.5*u, e.Color)
	}
	c.Turn(p, turn*0.5, alpha)
	c.Mark(disc(p, side*0.6), paint.Target, e.Color.Alpha(0.85))
	c.Upright()
}

// aim draws arrows, while a card must be chosen, from the card that asks to what
// is chosen and to what is pointed at.
func (t *Screen) aim(p painter) {
	m := t.Model
	q := m.Question()
	if !m.Asking() || q.Kind != keyforge.AskCards || q.Source == 0 || len(m.Draggable()) > 0 {
		return
	}
	at, _, ok := m.Spot(q.Source)
	if !ok {
		return
	}
	p.Clear = append(p.Clear, at.Bounds(), m.Places.Prompt)
	color := theme.Lit
	if q.Purpose == keyforge.ForAttack || q.Purpose == keyforge.ForPrey {
		color = theme.Danger
	}
	for c := q.Picked.First(); c != 0; c = q.Picked.Next(c) {
		if to, _, ok := m.Spot(c); ok && c != q.Source {
			p.aimAt(at.Center(), to.Center(), theme.Chosen, 0)
		}
	}
	flow := m.Clock * 1.6
	if m.ReducedMotion {
		flow = 0
	}
	if to, _, ok := m.Spot(t.reading.Hover); ok && m.Lit(t.reading.Hover) {
		if t.reading.Hover != q.Source {
			p.aimAt(at.Center(), to.Center(), color, flow)
		}
		return
	}
	moved := p.Mouse != layout.Point{} // otherwise it has not been in the window yet
	if zone := m.Places.Main; moved && zone.Has(p.Mouse) && p.Mouse.Y < m.Places.Prompt.Y {
		p.aimAt(at.Center(), p.Mouse, color.Mix(theme.Dim, 0.35).Alpha(0.8), flow)
	}
}

func (c painter) aimAt(from, to layout.Point, color paint.Color, flow float64) {
	w := newCurve(from, to)
	if w.length() < 30*c.Unit {
		return
	}
	c.dashes(w, 0.97, 9*c.Unit, flow, color)
	c.head(w, 28*c.Unit, color)
}
