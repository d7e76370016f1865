package shards

import (
	"math"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/shards/face"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// reading is the card that is pointed at, and the one that is shown large.
type reading struct {
	hover shards.Slot
	since float64
	card  shards.Slot
	focus bool // the pointer is on what gives Focus
	rests bool // something was decided, and the pointer has not been moved since: what comes under it is not read
	at    layout.Point
}

// stir is how far, in units, a pointer must move before what is under it is read.
const stir = 6.0

// rest lets the pointer rest where it is.
func (r *reading) rest() { r.rests, r.at, r.card = true, widget.Nowhere, 0 }

// follow notes whether the pointer still rests.
func (r *reading) follow(f *cardview.Canvas) {
	if r.at == widget.Nowhere {
		r.at = f.Mouse
	}
	if !f.ByMouse() || math.Hypot(f.Mouse.X-r.at.X, f.Mouse.Y-r.at.Y) > stir*f.Unit {
		r.rests = false
	}
}

// point works out which card the mouse is on, and for how long; a large card comes after a moment, and stays a moment longer.
func (r *reading) point(f *cardview.Canvas, t *Screen) {
	var now shards.Slot
	if id := f.Hot; id.What == "card" || id.What == "pick" {
		now = shards.Slot(id.N)
	}
	r.focus = f.Hot.What == "focus" || f.Hot == widget.ID{What: "seat", N: int(t.show.Viewer())}
	if now != r.hover {
		r.hover, r.since = now, 0
	}
	r.follow(f)
	r.since += f.Seconds
	wait := theme.Hover
	if r.card != 0 {
		wait = theme.Settle
	}
	switch {
	case f.Dragged().What != "" || t.menu != 0 || f.Down || r.rests:
		r.card = 0
	case now != 0 && r.since >= wait && t.show.Board.Seen[now]:
		r.card = now
	case now == 0 && r.since > theme.Linger, r.card != 0 && !t.show.Board.Seen[r.card]:
		r.card = 0
	}
}

// largeWidth is the width of a large card in units.
const largeWidth = 300.0

// The sizes in which a large card is tried where it hides nothing that can be clicked, and the one in which it may.
var largeSizes = [...]float64{1, 0.86, 0.74, 0.64}

const lastSize = 0.74

// read draws the card that is pointed at large, beside it: where it hides nothing that is needed, if there is such a place.
func (p *painter) read() {
	c := p.t.reading.card
	if c == 0 {
		return
	}
	u := p.Unit
	near := layout.Rect{X: p.Mouse.X - 10*u, Y: p.Mouse.Y - 10*u, W: 20 * u, H: 20 * u}
	var needed []layout.Rect
	var avoid []layout.Obstacle
	for i := range p.Spots {
		s := &p.Spots[i]
		switch {
		case s.ID == p.Hot:
			near = s.Rect
		case s.Lit && (s.What == "card" || s.What == "pick" || s.Draggable), s.What == "end-turn", s.What == "done", s.What == "advised":
			needed = append(needed, s.Rect)
		case s.What == "card" || s.What == "pick":
			avoid = append(avoid, layout.Obstacle{Rect: s.Rect, Weight: 1})
		}
	}
	window := p.at.Window.Inset(8 * u)
	of := p.t.game().Card(c)
	for _, by := range largeSizes {
		w, h := p.t.largeSize(p.Canvas, of, largeWidth*by*u, window.H)
		if r, ok := layout.Apart(w, min(h, window.H), near, p.Mouse, window, u, window.W, needed, avoid); ok {
			face.Large(p.Canvas, p.t.words, of, r, p.look(c))
			return
		}
	}
	w, h := p.t.largeSize(p.Canvas, of, largeWidth*lastSize*u, window.H)
	for _, r := range needed {
		avoid = append(avoid, layout.Obstacle{Rect: r, Weight: 3})
	}
	face.Large(p.Canvas, p.t.words, of, layout.Beside(w, min(h, window.H), near, p.Mouse, window, u, avoid), p.look(c))
}

// largeSize is how wide and how high a card of that width is drawn large, or as large as the height allows.
func (t *Screen) largeSize(f *cardview.Canvas, c *card.Card, width, most float64) (w, h float64) {
	w = width
	if h = face.LargeHeight(f, t.words, c, w); h > most {
		w *= most / h
		h = face.LargeHeight(f, t.words, c, w)
	}
	return w, h
}
