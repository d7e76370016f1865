package widget

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
)

// pointer lets keys and gamepads point at things. It stands on one of the spots of
// the last frame, moves to the next one in a direction, and replaces the mouse
// until that moves again; so everything that works by mouse works without one.
type pointer struct {
	on    bool
	id    ID
	at    layout.Point
	mouse layout.Point // where the mouse was last
	pulse float64      // seconds since it appeared
	fresh bool         // another question has been asked since it was last led to a thing
	area  string       // the area it stands in; "": none
	sight layout.Rect  // what that area must still scroll into view
	guest ID           // what it was on when it only looked
	still float64      // for how many seconds the mouse has not moved
}

// ways are the arrow keys and where they lead.
var ways = [...]struct {
	key  Key
	x, y float64
}{{Left, -1, 0}, {Right, 1, 0}, {Up, 0, -1}, {Down, 0, 1}}

// Point moves the pointer to a thing in the next frame, if it is there.
func (f *Frame) Point(id ID) {
	p := f.acting()
	p.id, p.on = id, true
}

// Lead is Point where keys or a gamepad point already: a mouse stays where it is.
func (f *Frame) Lead(id ID) {
	if f.acting().on {
		f.Point(id)
	}
}

// ByKeys reports whether keys or a gamepad point, not the mouse.
func (f *Frame) ByKeys() bool { return f.pointers[0].on }

// ByMouse reports whether the acting player points by mouse: not by keys, a gamepad or a finger.
func (f *Frame) ByMouse() bool { return !f.acting().on && !f.touch.used }

// Pointed is what the mouse or the pointer is on.
func (f *Frame) Pointed() ID { return f.Hot }

// acting is the pointer that acts.
func (f *Frame) acting() *pointer { return &f.pointers[f.actor] }

// guide lets the pointer replace the mouse, and Enter its button.
func (f *Frame) guide(in Input) Input {
	p := f.acting()
	if in.Down {
		p.on = false
	}
	f.steer(p, in.Mouse, &in.Pressed, true)
	if !p.on {
		return in
	}
	in.Mouse = p.at
	in.RightDown = in.RightDown || in.Pressed[Inspect]
	if in.Pressed[Enter] {
		f.press = p.id
		in.Pressed[Enter] = false
	}
	return in
}

// steer lets the mouse and the direction keys move a pointer. The acting one scrolls,
// and leaves a field or a list the keys that it takes.
func (f *Frame) steer(p *pointer, mouse layout.Point, pressed *[Keys]bool, acts bool) {
	p.still += f.Seconds
	if math.Hypot(mouse.X-p.mouse.X, mouse.Y-p.mouse.Y) > 2 {
		p.on, p.still = false, 0
	}
	p.mouse = mouse
	switch desk := p == &f.pointers[0]; {
	case !p.on && desk:
		p.at = mouse
	case !p.on: // it begins where most things are
		p.at = layout.Point{X: f.W / 2, Y: f.H * 0.7}
	}
	p.on = p.on && p.stay(f)
	for _, w := range ways {
		taken := acts && (f.focused && f.sideways && w.y == 0 || f.listed && w.y != 0)
		if pressed[w.key] && !taken {
			p.step(f, acts, func(s *Spot) float64 { return p.away(s, w.x, w.y) })
		}
	}
	if pressed[Tab] || pressed[Previous] {
		p.turn(f, pressed[Previous], acts)
	}
}

// stay keeps the pointer on its spot, or on the one now in its place; it reports
// whether there is any.
func (p *pointer) stay(f *Frame) bool {
	return p.step(f, false, func(s *Spot) float64 {
		c := s.Rect.Center()
		d := math.Hypot(c.X-p.at.X, c.Y-p.at.Y)
		switch {
		case s.ID == p.id:
			return d
		case s.Lit:
			return d + far
		}
		return d + 2*far
	})
}

// reachable reports whether a spot can be pointed at: it is not empty, and nothing
// lies above it.
func (f *Frame) reachable(s *Spot) bool {
	if s.Label == "" {
		return false
	}
	for c, i := s.Rect.Center(), len(f.Spots)-1; i >= 0; i-- {
		if f.Spots[i].Rect.Has(c) {
			return f.Spots[i].ID == s.ID
		}
	}
	return false
}

// step goes to the spot that is nearest by a measure, and reports whether there is
// one. If an area has scrolled it out of sight, it is scrolled back into view, if
// allowed.
func (p *pointer) step(f *Frame, scroll bool, measure func(*Spot) float64) bool {
	var to *Spot
	best := math.Inf(1)
	for i := range f.Spots {
		s := &f.Spots[i]
		if d := measure(s); d < best && f.reachable(s) {
			best, to = d, s
		}
	}
	for i := range f.aside {
		if s := &f.aside[i]; scroll && s.Label != "" {
			s.Rect = s.whole
			if d := measure(s); d < best {
				best, to = d, s
			}
		}
	}
	if to == nil {
		return false
	}
	p.id, p.at, p.on, p.area = to.ID, to.Rect.Center(), true, to.Area
	if scroll {
		p.sight = to.whole
	}
	return true
}

// follow scrolls an area until the target of the pointer is fully visible.
func (f *Frame) follow(what string, r layout.Rect, s *Scroll, most float64) {
	p := f.acting()
	if !p.on || p.area != what || p.sight.Empty() {
		return
	}
	u := f.Unit
	r.H -= s.foot * u
	by := min(0, p.sight.Y-r.Y) + max(0, min(p.sight.Bottom()-r.Bottom(), p.sight.Y-r.Y))
	p.sight = layout.Rect{}
	if by == 0 {
		return
	}
	to := max(0, min(s.At+by/u, most/u))
	p.at.Y -= math.Round(to*u) - math.Round(s.At*u)
	s.At, s.Want = to, to
}

// away is the distance to a spot in a direction; sideways distance counts more,
// but a wide spot lies ahead from anywhere along it.
func (p *pointer) away(s *Spot, x, y float64) float64 {
	c := s.Rect.Center()
	dx, dy := c.X-p.at.X, c.Y-p.at.Y
	along, off := dx*x+dy*y, math.Abs(dx*y)+math.Abs(dy*x)
	half := math.Abs(s.Rect.W*y)/2 + math.Abs(s.Rect.H*x)/2
	aside := max(0, off-half)
	if s.ID == p.id || along < 4 || aside > 2.5*along {
		return math.Inf(1)
	}
	if y != 0 && p.area != "" && s.Area != p.area { // first to the end of the scrolled area
		aside += far
	}
	if s.Note {
		return notes * (along + 2*aside + 0.1*off)
	}
	return along + 2*aside + 0.1*off
}

// notes is the factor by which the distance to spots that only explain is enlarged.
const notes = 4

// far is more than any distance within a window.
const far = 1e6

// turn goes to the next thing that can be done, in reading order, or with back to
// the previous one.
func (p *pointer) turn(f *Frame, back, scroll bool) {
	place := func(c layout.Point) float64 { return math.Round(c.Y/(24*f.Unit))*1e5 + c.X }
	now := place(p.at)
	if !p.on {
		now = -1
	}
	if fresh := p.fresh || !p.on; fresh {
		p.fresh = false
		if p.step(f, false, func(s *Spot) float64 {
			if !s.IsAnswer || !s.Lit {
				return math.Inf(1)
			}
			return place(s.Rect.Center())
		}) {
			return
		}
	}
	p.step(f, scroll, func(s *Spot) float64 {
		d := place(s.Rect.Center()) - now
		if back {
			d = -d
		}
		if !s.Lit || s.ID == p.id && p.on {
			return math.Inf(1)
		}
		if d <= 0 { // wrap around
			d += far * far
		}
		return d
	})
}
