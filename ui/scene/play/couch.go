package play

import (
	"math"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// glance is the card at which somebody looks who does not decide.
type glance struct {
	card    game.Slot
	pointer int // whose
	since   float64
}

// glanceLasts is for how many seconds a card is shown at which only a guest looks: it is
// not to stay in the way of who decides.
const glanceLasts = 6.0

// company lets those who look on look, point and ask for the menu.
func (t *Screen) company(f *scene.Frame, s *scene.Stack, top bool) {
	g := &t.glance
	g.since += f.Seconds
	guests := s.Guests()
	if len(guests) == 0 {
		*g = glance{}
	}
	for i := range guests {
		w := &guests[i]
		on := game.Slot(0)
		if w.Hot.What == "card" || w.Hot.What == "pick" {
			on = game.Slot(w.Hot.N)
		}
		switch {
		case w.Moved && on != 0:
			*g = glance{on, w.Pointer, 0}
		case w.Moved && g.pointer == w.Pointer:
			*g = glance{}
		}
		if !top {
			continue
		}
		if w.Mark {
			t.mark(f, s, w.Hot, w)
		}
		if w.Read && t.readable(on) {
			s.PushForAll(&zoomScreen{s.ReadCard(t.Model, on)})
			return
		}
	}
	if top && s.GuestMenu() {
		s.PushForAll(t.settings(s))
	}
}

// mark marks a thing for everybody, if it is one, when all has been painted.
func (t *Screen) mark(f *scene.Frame, s *scene.Stack, on widget.ID, by *widget.Guest) {
	f.Then(func() {
		for i := len(f.Spots) - 1; i >= 0; i-- {
			if sp := &f.Spots[i]; sp.ID == on && sp.Label != "" {
				s.Ping(on, by)
				return
			}
		}
	})
}

// glanced is the card to be read because a guest looks at it, or 0.
func (t *Screen) glanced() game.Slot {
	g := &t.glance
	if t.hover != 0 || g.since < theme.Hover || g.since > glanceLasts || !t.readable(g.card) {
		return 0
	}
	return g.card
}

// pings draws the marks on things: rings that go out from them in the color of the player,
// with their sign above.
func (c painter) pings(s *scene.Stack) {
	u := c.Unit
	for _, p := range s.Pings() {
		r, ok := c.spotOf(p.On)
		if !ok {
			continue
		}
		color := theme.Ink
		if p.Seat != couch.Nobody {
			color = theme.Seats[p.Seat]
		}
		fade := min(1, 3*(1-p.Age/couch.Lasts))
		at, side := r.Center(), min(r.W, r.H)
		for k := range 3 {
			out := math.Mod(p.Age*0.9+float64(k)/3, 1)
			if c.Calm {
				out = 0.35 * float64(k)
			}
			d := side*0.35 + out*max(side*0.6, 46*u)
			ring := layout.Rect{X: at.X, Y: at.Y}.Middle(d, d)
			c.Line(ring.Inset(-1.5*u), d/2+1.5*u, 5.5*u, theme.Abyss.Alpha(0.7*fade*(1-out)))
			c.Line(ring, d/2, 3*u, color.Alpha(fade*(1-out)))
		}
		if p.Seat == couch.Nobody {
			continue
		}
		hop := 0.0
		if !c.Calm {
			hop = 7 * math.Abs(math.Sin(6*p.Age)) * max(0, 1-p.Age)
		}
		sign := layout.Rect{X: at.X, Y: at.Y - hop*u}.Middle(34*u, 34*u).Clamp(layout.Rect{W: c.W, H: c.H}.Inset(3 * u))
		c.Crest(sign, s.Crest(p.Seat), color)
	}
}

// spotOf is where a thing lies that was drawn in this frame.
func (c painter) spotOf(id widget.ID) (layout.Rect, bool) {
	for i := len(c.Spots) - 1; i >= 0; i-- {
		if c.Spots[i].ID == id {
			return c.Spots[i].Rect, true
		}
	}
	return layout.Rect{}, false
}

// crested draws the sign of a player at the left of a rectangle and returns the rest of it:
// where several persons play, one knows by it who is who.
func (c painter) crested(s *scene.Stack, side game.Side, r layout.Rect) layout.Rect {
	if people := s.People(); side >= game.MaxSeats || people&(people-1) == 0 || people&(1<<side) == 0 {
		return r
	}
	d := min(r.H, 19*c.Unit)
	sign, rest := r.Split(d)
	c.Crest(sign.Middle(d, d), s.Crest(int(side)), theme.Seats[side])
	return rest.Shift(4*c.Unit, 0).Cross(r)
}
