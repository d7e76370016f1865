package shards

import (
	"github.com/keyraken/keyraken/game/shards"
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
	r.since += f.Seconds
	wait := theme.Hover
	if r.card != 0 {
		wait = theme.Settle
	}
	switch {
	case f.Dragged().What != "" || t.menu != 0 || f.Down:
		r.card = 0
	case now != 0 && r.since >= wait && t.show.Board.Seen[now]:
		r.card = now
	case now == 0 && r.since > theme.Linger, r.card != 0 && !t.show.Board.Seen[r.card]:
		r.card = 0
	}
}

// largeWidth is the width of a large card in units.
const largeWidth = 300.0

// read draws the card that is pointed at large, beside it.
func (p *painter) read() {
	c := p.t.reading.card
	if c == 0 {
		return
	}
	u := p.Unit
	near := layout.Rect{X: p.Mouse.X - 10*u, Y: p.Mouse.Y - 10*u, W: 20 * u, H: 20 * u}
	for i := range p.Spots {
		if p.Spots[i].ID == p.Hot {
			near = p.Spots[i].Rect
		}
	}
	window := p.at.Window.Inset(8 * u)
	w := largeWidth * u
	of := p.t.game().Card(c)
	h := face.LargeHeight(p.Canvas, p.t.words, of, w)
	if h > window.H {
		w *= window.H / h
		h = face.LargeHeight(p.Canvas, p.t.words, of, w)
	}
	var avoid []layout.Obstacle
	for i := range p.Spots {
		if s := &p.Spots[i]; s.Lit {
			avoid = append(avoid, layout.Obstacle{Rect: s.Rect, Weight: 2})
		}
	}
	r := layout.Beside(w, h, near, p.Mouse, window, u, avoid)
	face.Large(p.Canvas, p.t.words, of, r, p.look(c))
}
