package play

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
)

// glance is the card that somebody who does not decide looks at.
type glance struct {
	card    keyforge.Slot
	pointer int // whose
	since   float64
}

// glanceLasts is for how many seconds a card is shown that only a guest looks at: it
// must not stay in the way of the deciding player.
const glanceLasts = 6.0

// company lets onlookers look, point and ask for the menu.
func (t *Screen) company(f *cardview.Canvas, s *scene.Stack, top bool) {
	g := &t.reading.glance
	g.since += f.Seconds
	guests := s.Guests()
	if len(guests) == 0 {
		*g = glance{}
	}
	for i := range guests {
		w := &guests[i]
		on := keyforge.Slot(0)
		if w.Hot.What == "card" || w.Hot.What == "pick" {
			on = keyforge.Slot(w.Hot.N)
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
			s.Mark(f, w.Hot, w)
		}
		if w.Read && hasFace(t.Model, on) {
			s.PushForAll(&zoomScreen{z: s.Cards.Card(t.Model, on)})
			return
		}
	}
	if top && s.GuestMenu() {
		t.pause(s)
	}
}

// glanced is the card to be shown large because a guest looks at it, or 0.
func (r *reading) glanced(m *table.Model) keyforge.Slot {
	g := &r.glance
	if r.hover != 0 || g.since < theme.Hover || g.since > glanceLasts || !hasFace(m, g.card) {
		return 0
	}
	return g.card
}

// crested draws the sign of a player at the left of a rectangle and returns the rest of it:
// if several persons play, it shows who is who.
func (c painter) crested(s *scene.Stack, side keyforge.Side, r layout.Rect) layout.Rect {
	if people := s.People(); side >= keyforge.MaxSeats || people&(people-1) == 0 || people&(1<<side) == 0 {
		return r
	}
	d := min(r.H, 19*c.Unit)
	sign, rest := r.Split(d)
	c.Crest(sign.Middle(d, d), s.Crest(int(side)), theme.Seats[side])
	return rest.Shift(4*c.Unit, 0).Cross(r)
}
