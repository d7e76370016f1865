package scene

import (
	"math"

	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Mark marks a thing for everybody, if it exists, when everything has been painted: for the
// deciding player, or for a guest.
func (p *Players) Mark(f *cardview.Canvas, on widget.ID, by *widget.Guest) {
	f.Defer(func() {
		for i := len(f.Spots) - 1; i >= 0; i-- {
			if sp := &f.Spots[i]; sp.ID == on && sp.Label != "" {
				p.Ping(on, by)
				return
			}
		}
	})
}

// Ping marks something for everybody: for the deciding player, or for the guest with that pointer.
func (p *Players) Ping(on widget.ID, guest *widget.Guest) {
	c := &p.party
	who := c.Decides
	if guest != nil {
		who = c.Player(couch.Device(guest.Pointer), c.Decides, p.open.People())
	} else if who == couch.Nobody {
		who = p.open.Decides()
	}
	p.pings.Add(who, on)
	p.chimes++
}

// Chime lets a sound say that others have done something.
func (p *Players) Chime() { p.chimes++ }

// PingOf marks something for the player of a seat who sits elsewhere.
func (p *Players) PingOf(seat int, on widget.ID) {
	p.pings.Add(seat, on)
	p.chimes++
}

// Pings are the visible marks.
func (p *Players) Pings() []couch.Ping { return p.pings.All() }

// Marks draws the marks on things: rings that go out from them in the color of the player,
// with their sign above.
func Marks(f *cardview.Canvas, s *Stack) {
	u := f.Unit
	for _, p := range s.Pings() {
		r, ok := spotOf(f, p.On)
		if !ok {
			continue
		}
		color := theme.Ink
		if p.Seat != couch.Nobody {
			color = theme.People[p.Seat]
		}
		fade := min(1, 3*(1-p.Age/couch.PingDuration))
		at, side := r.Center(), min(r.W, r.H)
		for k := range 3 {
			out := math.Mod(p.Age*0.9+float64(k)/3, 1)
			if f.ReducedMotion {
				out = 0.35 * float64(k)
			}
			d := side*0.35 + out*max(side*0.6, 46*u)
			ring := layout.Rect{X: at.X, Y: at.Y}.Middle(d, d)
			f.Line(ring.Inset(-1.5*u), d/2+1.5*u, 5.5*u, theme.Abyss.Alpha(0.7*fade*(1-out)))
			f.Line(ring, d/2, 3*u, color.Alpha(fade*(1-out)))
		}
		if p.Seat == couch.Nobody {
			continue
		}
		hop := 0.0
		if !f.ReducedMotion {
			hop = 7 * math.Abs(math.Sin(6*p.Age)) * max(0, 1-p.Age)
		}
		sign := layout.Rect{X: at.X, Y: at.Y - hop*u}.Middle(34*u, 34*u).Clamp(layout.Rect{W: f.W, H: f.H}.Inset(3 * u))
		f.Crest(sign, s.Crest(p.Seat), color)
	}
}

// spotOf is where a thing drawn in this frame is.
func spotOf(f *cardview.Canvas, id widget.ID) (layout.Rect, bool) {
	for i := len(f.Spots) - 1; i >= 0; i-- {
		if f.Spots[i].ID == id {
			return f.Spots[i].Rect, true
		}
	}
	return layout.Rect{}, false
}
