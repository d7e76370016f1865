package shards

import (
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/shards/face"
	"github.com/keyraken/keyraken/ui/widget"
)

// point works out which card the mouse is on, for how long, and which is shown large.
func (t *Screen) point(f *cardview.Canvas) {
	r, now := &t.reading, scene.Pointed(f.Hot)
	told := f.Hot.What == "log" && f.Hot.N < len(t.story.Lines)
	if told {
		now = t.story.Lines[f.Hot.N].Card
	}
	r.Point(f, now, told)
	if f.Dragged().What != "" || t.menu != 0 || f.Down {
		r.Card = 0
		return
	}
	r.Show(func(c shards.Slot) bool { return t.show.Board.Seen[c] })
}

// onFocus reports whether the pointer is on what gives Focus.
func (t *Screen) onFocus(hot widget.ID) bool {
	return hot.What == "focus" || hot == widget.ID{What: "seat", N: int(t.show.Viewer())}
}

// largeWidth is the width of a large card in units.
const largeWidth = 300.0

// The sizes in which a large card is tried where it hides nothing that can be clicked, and the one in which it may.
var largeSizes = [...]float64{1, 0.86, 0.74, 0.64}

const lastSize = 0.74

// read draws the card that is pointed at large, beside it: where it hides nothing that is needed, if there is such a place.
func (p *painter) read() {
	c := p.t.reading.Card
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
