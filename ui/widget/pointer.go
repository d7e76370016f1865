package widget

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
)

// pointer lets keys and gamepads point at things. It stands on one of the spots of
// the last frame, goes to the next one in a direction, and takes the place of the
// mouse until that moves again; so everything that works by mouse works without.
type pointer struct {
	on    bool
	id    ID
	at    layout.Point
	mouse layout.Point // where the mouse was last
	pulse float64      // seconds since it came on
	fresh bool         // something else is asked since it was led to the next thing
	area  string       // in which it stands; "": in none
	sight layout.Rect  // what that area is still to bring into sight
	guest ID           // on what it stood when it only looked
	still float64      // for how many seconds the mouse has not moved
}

// ways are the arrow keys and where they lead.
var ways = [...]struct {
	key  Key
	x, y float64
}{{Left, -1, 0}, {Right, 1, 0}, {Up, 0, -1}, {Down, 0, 1}}

// Point lets the pointer go to a thing with the next frame, if it is there.
func (f *Frame) Point(id ID) {
	p := f.acting()
	p.id, p.on = id, true
}

// Guided reports whether keys or a gamepad point, not the mouse.
func (f *Frame) Guided() bool { return f.pointers[0].on }

// ByMouse reports whether who acts points by mouse: neither by keys or a gamepad nor by a finger.
func (f *Frame) ByMouse() bool { return !f.acting().on && !f.touch.used }

// Pointed is what the mouse or the pointer is on.
func (f *Frame) Pointed() ID { return f.Hot }

// acting is the pointer of who acts.
func (f *Frame) acting() *pointer { return &f.pointers[f.actor] }

// guide puts the pointer in the place of the mouse, and Enter in that of its
// button.
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
	in.Context = in.Context || in.Pressed[Inspect]
	if in.Pressed[Enter] {
		f.press = p.id
		in.Pressed[Enter] = false
	}
	return in
}

// steer lets the mouse and the keys that point lead a pointer. That of who acts scrolls,
// and does not take the keys that a field or a list takes.
func (f *Frame) steer(p *pointer, mouse layout.Point, pressed *[Keys]bool, acts bool) {
	p.still += f.Seconds
	if math.Hypot(mouse.X-p.mouse.X, mouse.Y-p.mouse.Y) > 2 {
		p.on, p.still = false, 0
	}
	p.mouse = mouse
	switch desk := p == &f.pointers[0]; {
	case !p.on && desk:
		p.at = mouse
	case !p.on: // it begins where most lies
		p.at = layout.Point{X: f.W / 2, Y: f.H * 0.7}
	}
	p.on = p.on && p.stay(f)
	for _, w := range ways {
		taken := acts && (f.focused && w.y == 0 || f.listed && w.y != 0)
		if pressed[w.key] && !taken {
			p.step(f, acts, func(s *Spot) float64 { return p.away(s, w.x, w.y) })
		}
	}
	if pressed[Tab] || pressed[Before] {
		p.turn(f, pressed[Before], acts)
	}
}

// stay keeps the pointer on its spot, or on what lies in its place now; it reports
// whether there is anything.
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

// reachable reports whether a spot can be pointed at: it is something, and nothing
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
// one. One from which an area is scrolled away is brought into sight, if it may.
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

// follow scrolls an area so far that what the pointer went to is seen as a whole.
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

// away is how far a spot lies in a direction; what lies aside counts more, but a
// wide spot lies ahead wherever one comes to it.
func (p *pointer) away(s *Spot, x, y float64) float64 {
	c := s.Rect.Center()
	dx, dy := c.X-p.at.X, c.Y-p.at.Y
	along, off := dx*x+dy*y, math.Abs(dx*y)+math.Abs(dy*x)
	half := math.Abs(s.Rect.W*y)/2 + math.Abs(s.Rect.H*x)/2
	aside := max(0, off-half)
	if s.ID == p.id || along < 4 || aside > 2.5*along {
		return math.Inf(1)
	}
	if y != 0 && p.area != "" && s.Area != p.area { // first to the end of what is scrolled
		aside += far
	}
	if s.Note {
		return notes * (along + 2*aside + 0.1*off)
	}
	return along + 2*aside + 0.1*off
}

// notes is how much farther what only explains seems to be than it is.
const notes = 4

// far is farther than anything in a window lies from anything else.
const far = 1e6

// turn goes to the next thing that can be done, as one reads, or with back to the
// one before.
func (p *pointer) turn(f *Frame, back, scroll bool) {
	place := func(c layout.Point) float64 { return math.Round(c.Y/(24*f.Unit))*1e5 + c.X }
	now := place(p.at)
	if !p.on {
		now = -1
	}
	if fresh := p.fresh || !p.on; fresh {
		p.fresh = false
		if p.step(f, false, func(s *Spot) float64 {
			if !s.Asked || !s.Lit {
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
		if d <= 0 { // around the end
			d += far * far
		}
		return d
	})
}
