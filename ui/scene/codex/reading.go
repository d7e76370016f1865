package codex

import (
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/game/codex/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/codex/face"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// pointed is the card that a person points at, or 0, and whether by a line of the log.
func (t *Screen) pointed(on widget.ID) (c codex.Slot, told bool) {
	switch {
	case on.What == "log" && on.N < len(t.story.Lines):
		return t.story.Lines[on.N].Card, true
	case on.What == "shown":
		return codex.Slot(on.N), false
	}
	return t.token(on), false
}

// point works out which card the mouse is on, for how long, and which is shown large.
func (t *Screen) point(f *cardview.Canvas) {
	now, told := t.pointed(f.Hot)
	t.reading.Point(f, now, told)
	if f.Dragged().What != "" || t.menu.What != "" || f.Down {
		t.reading.Card = 0
		return
	}
	t.reading.Show(t.seen)
}

// largeWidth is the width of a large card in units.
const largeWidth = 290.0

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
		case s.Lit, s.What == "end-turn", s.What == "done", s.What == "advised":
			needed = append(needed, s.Rect)
		case s.What == "card" || s.What == "pick" || s.What == "held":
			avoid = append(avoid, layout.Obstacle{Rect: s.Rect, Weight: 1})
		}
	}
	window := p.at.Window.Inset(8 * u)
	of, look := p.t.card(c), p.t.lookLarge(c)
	for _, by := range largeSizes {
		w, h := p.t.largeSize(p.Canvas, of, largeWidth*by*u, window.H)
		if r, ok := layout.Apart(w, min(h, window.H), near, p.Mouse, window, u, window.W, needed, avoid); ok {
			face.Large(p.Canvas, p.t.words, of, r, look)
			return
		}
	}
	w, h := p.t.largeSize(p.Canvas, of, largeWidth*lastSize*u, window.H)
	for _, r := range needed {
		avoid = append(avoid, layout.Obstacle{Rect: r, Weight: 3})
	}
	face.Large(p.Canvas, p.t.words, of, layout.Beside(w, min(h, window.H), near, p.Mouse, window, u, avoid), look)
}

// lookLarge is how a card looks that is read.
func (t *Screen) lookLarge(c codex.Slot) face.Look {
	l := face.Look{Price: -1}
	if c < firstKind {
		l.Now = &t.show.Board.Things[c]
	}
	return l
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

// zoom is one card, large, above the table.
type zoom struct {
	scene.Base
	t    *Screen
	card codex.Slot
}

func (*zoom) Name() string { return "codex-zoom" }
func (*zoom) Over() bool   { return true }
func (*zoom) Low() bool    { return true }

func (n *zoom) Frame(f *cardview.Canvas, s *scene.Stack) {
	all := layout.Rect{W: f.W, H: f.H}
	_, click := f.Spot(widget.ID{What: "close"}, all, s.T("close"), "")
	f.Fill(all, 0, theme.Veil)
	if click || f.Inspected.What != "" || f.Pressed[widget.Escape] || f.Pressed[widget.Space] || !n.t.seen(n.card) {
		s.Pop()
		return
	}
	c := n.t.card(n.card)
	r := all.Middle(n.t.largeSize(f, c, min(largeWidth*1.6*f.Unit, f.W*0.9), f.H-24*f.Unit))
	first := len(f.Ops)
	face.Large(f, n.t.words, c, r, n.t.lookLarge(n.card))
	f.LinkFrom(s.Links(), "term", first)
	if n.t.words.Language().Code != lang.English.Code && r.Bottom()+30*f.Unit < f.H {
		f.TextLine(layout.Rect{X: r.X, Y: r.Bottom() + 4*f.Unit, W: r.W, H: 24 * f.Unit}, paint.Center, paint.Italic,
			theme.Small*f.Type, theme.Dim, lang.English.Name(c.ID))
	}
}
