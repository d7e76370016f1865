package scene

import (
	"math"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Reading is the card that is pointed at, and the one that is shown large: the one under the mouse after a moment, and until
// then, or for another moment, the previous one, so that nothing flickers on the way from card to card. Neither is a card
// if it is 0.
type Reading struct {
	Hover game.Slot // the card that is pointed at
	Card  game.Slot // the card shown large
	Told  bool      // because a text about it is pointed at

	since  float64 // for how long it has been pointed at
	wait   float64 // how long until it is shown large
	rest   rest
	glance glance
}

// rest is where the pointer rests: what comes under it there is not read.
type rest struct {
	on    bool
	at    layout.Point // where it has come to rest; [widget.Nowhere]: where it is in the next frame
	mouse layout.Point // where it was in the last frame
}

// stir is how far, in units, a pointer must move before what is under it is read.
const stir = 6.0

// follow notes whether the mouse rests, also since something else has come under it.
func (r *rest) follow(f *cardview.Canvas, other bool) (moved bool) {
	moved = f.Mouse != r.mouse
	switch {
	case !f.ByMouse():
		r.on, r.at = false, f.Mouse
	case r.at == widget.Nowhere, other && !moved:
		r.on, r.at = true, f.Mouse
	case math.Hypot(f.Mouse.X-r.at.X, f.Mouse.Y-r.at.Y) > stir*f.Unit:
		r.on = false
	}
	r.mouse = f.Mouse
	return moved
}

// Rest lets the pointer rest where it is: something is happening, and whoever did it wants to see the result.
func (r *Reading) Rest() { r.rest.on, r.rest.at = true, widget.Nowhere }

// GiveWay closes the large card for a while: something happens where it would be.
func (r *Reading) GiveWay() { r.Card, r.since, r.wait = 0, 0, theme.GiveWay }

// Pointed is the card that a person points at by the thing of that name, or 0.
func Pointed(on widget.ID) game.Slot {
	if on.What == "card" || on.What == "pick" {
		return game.Slot(on.N)
	}
	return 0
}

// Point takes the card that is pointed at now, or is told of by the text that is, and works out for how long.
func (r *Reading) Point(f *cardview.Canvas, now game.Slot, told bool) {
	moved := r.rest.follow(f, now != r.Hover)
	if now != r.Hover {
		r.Hover, r.since, r.wait = now, 0, 0
		switch {
		case r.Card == 0:
			r.wait = theme.Hover
		case f.ByMouse() && !told && !r.Told: // it may only be passing
			r.wait = theme.Settle
		}
	}
	if now != 0 {
		r.Told = told
	}
	r.since += f.Seconds
	if moved && now != 0 && now != r.Card && f.ByMouse() {
		r.since = 0
	}
}

// Show works out which card to show large from now on, of those whose faces are seen.
func (r *Reading) Show(seen func(game.Slot) bool) {
	on := r.Hover
	if r.rest.on {
		on = 0
	}
	switch {
	case on != 0 && seen(on) && r.since >= r.wait:
		r.Card = on
	case r.glances() && seen(r.glance.card):
		r.Told, r.Card = false, r.glance.card
	case on == 0 && (r.since > theme.Linger || r.Card == r.Hover), r.Card != 0 && !seen(r.Card):
		r.Card = 0
	}
}

// glance is the card that somebody who does not decide looks at.
type glance struct {
	card    game.Slot
	pointer int // whose
	since   float64
}

// glanceLasts is for how many seconds a card is shown that only a guest looks at: it
// must not stay in the way of the deciding player.
const glanceLasts = 6.0

// glances reports whether a guest looks at a card, and nobody else does.
func (r *Reading) glances() bool {
	g := &r.glance
	return g.card != 0 && r.Hover == 0 && g.since >= theme.Hover && g.since <= glanceLasts
}

// Glanced reports whether the large card is shown because a guest looks at it.
func (r *Reading) Glanced() bool { return r.glances() && r.Card == r.glance.card }

// LookOn lets those who do not decide look at cards and mark things, where the table is on top. It returns the card that
// one of them wants to read, if any.
func (r *Reading) LookOn(f *cardview.Canvas, s *Stack) (wanted game.Slot) {
	g := &r.glance
	g.since += f.Seconds
	guests := s.Guests()
	if len(guests) == 0 {
		*g = glance{}
	}
	for i := range guests {
		w := &guests[i]
		on := Pointed(w.Hot)
		switch {
		case w.Moved && on != 0:
			*g = glance{on, w.Pointer, 0}
		case w.Moved && g.pointer == w.Pointer:
			*g = glance{}
		}
		if f.OnTop && w.Mark {
			s.Mark(f, w.Hot, w)
		}
		if f.OnTop && w.Read && wanted == 0 {
			wanted = on
		}
	}
	return wanted
}
