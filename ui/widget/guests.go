package widget

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// MaxPads is how many gamepads are distinguished.
const MaxPads = 8

// Pad is the input of one gamepad since the last frame.
type Pad struct {
	ID         int
	Name       string
	Make       string // the same for all gamepads of its kind
	Pressed    [Keys]bool
	ButtonDown Code // what went down
	Wheel      float64
	Used       bool
}

// Guest is the input of somebody who does not act now: they look at things, read
// them, point at them and mark them for the others, but click nothing.
type Guest struct {
	Pointer int // 0 that of mouse and keys, n that of the n-th gamepad
	Mouse   layout.Point
	Pressed [Keys]bool
	Read    bool // what is pointed at should be shown large
	Mark    bool // it is marked for the others
	Hot     ID   // what was pointed at in the last frame
	Moved   bool // it has moved there since the last frame
}

// Nowhere is the place of a mouse that is outside the window.
var Nowhere = layout.Point{X: -1, Y: -1}

// PointerStyle is the look of a player's pointer.
type PointerStyle struct {
	Color  paint.Color
	Sign   paint.Sign
	Corner int  // of the thing pointed at, where the sign stands
	On     bool // otherwise the pointer looks neutral
}

// PointerStyles are those of all pointers, see [Input.Actor].
type PointerStyles [1 + MaxPads]PointerStyle

// SetPointerStyles gives the pointers their looks from now on, none if nil.
func (f *Frame) SetPointerStyles(l *PointerStyles) { f.pointerStyles = l }

// handOver makes another pointer act from now on. It does not inherit what the last one has begun.
func (f *Frame) handOver(to int) {
	if f.actor == to {
		return
	}
	f.actor = to
	f.pressed, f.mouse.dragged, f.wasDown = ID{}, ID{}, false
}

// beside moves the pointers of those who only look.
func (f *Frame) beside(guests []Guest) {
	for i := range guests {
		g := &guests[i]
		p := &f.pointers[g.Pointer]
		before := p.guest
		f.steer(p, g.Mouse, &g.Pressed, false)
		if p.on {
			g.Hot = p.id
		} else {
			g.Hot, _ = f.under(g.Mouse)
		}
		p.guest = g.Hot
		g.Moved = before != g.Hot
		g.Read, g.Mark = g.Read || g.Pressed[Inspect], g.Mark || g.Pressed[Ping] || g.Pressed[Enter]
	}
}

// rings show the pointers: the acting one as a light line between two dark ones,
// around the thing it is on, so that it is visible on any ground and covers nothing;
// the others in their colors, thinner.
func (f *Frame) rings() {
	for i := range f.Guests {
		if g := &f.Guests[i]; f.pointerStyles != nil {
			f.ring(&f.pointers[g.Pointer], &f.pointerStyles[g.Pointer], g.Mouse, false)
		}
	}
	look := &PointerStyle{}
	if f.pointerStyles != nil {
		look = &f.pointerStyles[f.actor]
	}
	f.ring(f.acting(), look, f.Mouse, true)
}

// seen is for how many seconds a resting mouse shows the sign of its player.
const seen = 3.0

func (f *Frame) ring(p *pointer, l *PointerStyle, mouse layout.Point, acts bool) {
	u := f.Unit
	if !p.on {
		p.pulse = 0
		if l.On && p.still < seen && mouse.X >= 0 && mouse.Y >= 0 && mouse.X < f.W && mouse.Y < f.H {
			f.badge(layout.Point{X: mouse.X + 16*u, Y: mouse.Y + 20*u}, l)
		}
		return
	}
	switch {
	case f.ReducedMotion:
		p.pulse = 0
	case !f.SkipDecoration:
		p.pulse += f.Seconds
	}
	for i := range f.Spots {
		if s := &f.Spots[i]; s.ID == p.id && s.Rect.Has(p.at) {
			color, width, out := theme.Ink, 3.0, 6+1.5*math.Sin(5*p.pulse)
			if l.On {
				color = l.Color
			}
			if !acts {
				width, out = 2, 2.5+2.5*float64(l.Corner)
			}
			r := s.Rect.Inset(-out * u).Cross(layout.Rect{W: f.W, H: f.H}.Inset(2 * u))
			f.Line(r.Inset(-1.5*u), 11*u, (width+3)*u, theme.Abyss)
			f.Line(r, 10*u, width*u, color)
			if l.On {
				f.badge(l.corner(r, 10*u), l)
			}
			return
		}
	}
}

// corner is where the sign stands on a thing: each player has a corner.
func (l *PointerStyle) corner(r layout.Rect, in float64) layout.Point {
	p := layout.Point{X: r.X + in, Y: r.Y}
	if l.Corner&1 != 0 {
		p.X = r.Right() - in
	}
	if l.Corner&2 != 0 {
		p.Y = r.Bottom()
	}
	return p
}

// badge draws the sign of a player, small.
func (f *Frame) badge(at layout.Point, l *PointerStyle) {
	u := f.Unit
	r := layout.Rect{X: at.X, Y: at.Y}.Middle(20*u, 20*u).Clamp(layout.Rect{W: f.W, H: f.H}.Inset(2 * u))
	f.Crest(r, l.Sign, l.Color)
}

// Crest draws the sign of a player on a disc of their color.
func (f *Frame) Crest(r layout.Rect, sign paint.Sign, color paint.Color) {
	side := min(r.W, r.H)
	r = r.Middle(side, side)
	f.Fill(r.Inset(-0.06*side), 0.56*side, theme.Abyss)
	f.Fade(r, side/2, color, color.Mix(theme.Abyss, 0.25))
	f.Mark(r.Inset(0.2*side), sign, theme.Abyss)
}
