package play

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// bubbleShape is how the text of a lesson is laid out: in a column with its buttons above and below,
// or, where there is little height, in a row with them.
type bubbleShape struct {
	w, h float64
	size float64 // of the words
	row  bool
}

// bubblePlace is everything that the place of a bubble depends on: while it stays the same, so
// does the bubble, whatever else moves.
type bubblePlace struct {
	said   wordsKey
	warned bool
	near   layout.Rect
	main   layout.Rect
	size   float64 // of words
	line   float64 // the height of its tools
}

// placeBubble finds the shape and the place of the text of a lesson, beside what it is about, so that
// nothing drawn from now on hides it. The actions of the card of the menu are offered.
func (l *lesson) placeBubble(p painter, menu keyforge.Slot, avoid *obstacles) {
	if l == nil || !l.shown {
		return
	}
	var framed bool
	if l.near, framed = l.speaksOf(p, menu); !framed {
		l.near.W, l.near.H = 0, 0
	}
	if now := (bubblePlace{l.said, l.warned, l.near, p.m.Places.Main, p.Type, bubbleLine(p)}); now != l.placed {
		l.placed = now
		l.choosePlace(p, menu, avoid)
	}
	p.Clear = append(p.Clear, l.at)
}

// choosePlace takes the first shape for which there is a place where it hides nothing that is
// vital, and no other card either if that is near; if there is none, it hides as little as possible.
func (l *lesson) choosePlace(p painter, menu keyforge.Slot, avoid *obstacles) {
	u, nowhere := p.Unit, layout.Point{X: -1e6, Y: -1e6}
	near, window := l.near.Inset(-2.5*u), p.m.Places.Main.Inset(4*u)
	others, shapes := avoid.see(p), l.shapes(p)
	for _, cards := range [...]bool{true, false} {
		l.vitals = p.vital(l.vitals[:0], menu, cards)
		vital, reach := l.vitals, math.Inf(1)
		if cards {
			reach = bubbleReach * u
		}
		for i := range shapes {
			s := &shapes[i]
			if at, ok := layout.Apart(s.w, s.h, near, nowhere, window, u, reach, vital, others); ok {
				l.at, l.shape = at, *s
				return
			}
		}
	}
	l.shape = shapes[0]
	l.at = layout.Beside(l.shape.w, l.shape.h, near, nowhere, window, u, others)
}

// bubbleReach is how far, in units, a place beside all cards may be.
const bubbleReach = 240.0

// shapes are the shapes of the bubble, the best first.
func (l *lesson) shapes(p painter) (all []bubbleShape) {
	u := p.Unit
	if layout.Low(p.H, u) {
		for _, size := range [...]float64{1.2, 1.08, 1, 0.92, 0.84} {
			for _, part := range [...]float64{0.98, 0.74, 0.6} {
				all = append(all, l.inRow(p, part*p.m.Places.Main.W, size*theme.Small*p.Type))
			}
		}
		return all
	}
	for _, size := range [...]float64{1, 0.92} {
		for _, w := range [...]float64{340, 420, 520, 640} {
			all = append(all, l.inColumn(p, w*u*math.Sqrt(p.Type/u), size*bubbleType*p.Type))
		}
	}
	return all
}

// inColumn is the shape of that width with the buttons above and below the words.
func (l *lesson) inColumn(p painter, w, size float64) bubbleShape {
	u := p.Unit
	inner := w - 2*bubblePad*u
	h := bubbleLine(p) + 6*u + l.height(p, inner, size) + 2*bubblePad*u
	if !l.waits() {
		h += (bubbleGo + 6) * u
	}
	return bubbleShape{w: w, h: h, size: size}
}

// inRow is the shape of that width with the buttons at the right of the words.
func (l *lesson) inRow(p painter, w, size float64) bubbleShape {
	s := bubbleShape{w: w, size: size, row: true}
	words, _, _ := l.parts(p, layout.Rect{W: w}, s)
	s.h = max(l.height(p, words.W, size), bubbleLine(p)+theme.Tiny*p.Type*1.3) + 2*bubbleRowPad*p.Unit
	return s
}

// parts are the places of the words, of the button that goes on and of the tools in a row.
func (l *lesson) parts(p painter, r layout.Rect, s bubbleShape) (words, goOn, tools layout.Rect) {
	u := p.Unit
	words, tools = r.Inset(bubbleRowPad * u).SplitRight(3 * bubbleLine(p))
	if !l.waits() {
		words, goOn = words.SplitRight(bubbleRowGo*u + 8*u)
		goOn = goOn.Middle(goOn.W-12*u, min(goOn.H, p.RowHeight(bubbleGo)))
	}
	words.X, words.W = words.X+4*u, words.W-10*u
	return words, goOn, tools
}

// height is the height of what the lesson tells and of what must be done.
func (l *lesson) height(p painter, w, size float64) float64 {
	h := l.says.Height(paint.Regular, size, w)
	if do := l.doing(); do != nil {
		h += do.Height(paint.Bold, size, w-bubbleSign*p.Unit) + bubbleGap*p.Unit
	}
	return h
}

// vital adds the places that a bubble or a tip must not hide: what may be clicked, what counts
// something, the monster's eye and the question, perhaps all cards. Of the card of the menu its actions are.
func (p painter) vital(all []layout.Rect, menu keyforge.Slot, cards bool) []layout.Rect {
	all = append(all, p.m.Places.Vitals, p.m.Places.Gauges, p.m.Places.Band, p.m.Places.Eye)
	for i := range p.Spots {
		s := &p.Spots[i]
		need := vital(s)
		if slot := keyforge.Slot(s.N); s.What == "card" {
			need = (s.Lit && slot != menu) || cards && slot != p.m.Board.Boss
		}
		if need {
			all = append(all, s.Rect)
		}
	}
	return all
}

func vital(s *widget.Spot) bool {
	switch s.What {
	case "log", "log-panel", "prompt-term":
		return false
	case "prompt", "menu", "answers":
		return true
	}
	return s.Label != ""
}

// pointAt frames what a lesson is about, with an arrow from the bubble to it unless something
// is in its way.
func (p painter) pointAt(bubble, near layout.Rect) {
	u := p.Unit
	frame := near.Inset(-5 * u)
	glow := 0.75 + 0.25*p.swing(4)
	p.Line(frame.Inset(-4*u), 12*u, 4*u, theme.Chosen.Alpha(0.3*glow))
	p.Line(frame, 9*u, 3*u, theme.Chosen.Alpha(glow))
	from, to, ok := p.wayTo(frame, bubble)
	if !ok {
		return
	}
	long := math.Hypot(to.X-from.X, to.Y-from.Y)
	p.Turn(from, math.Atan2(to.Y-from.Y, to.X-from.X), 1)
	p.Fill(layout.Rect{X: from.X, Y: from.Y - 3*u, W: long - 8*u, H: 6 * u}, 3*u, theme.Chosen.Alpha(glow))
	p.Mark(layout.Rect{X: from.X + long - 20*u, Y: from.Y - 10*u, W: 20 * u, H: 20 * u}, paint.Right3, theme.Chosen)
	p.Upright()
}

// The lengths of an arrow in units: it is no use where its ends almost touch, and leads astray
// across the table.
const (
	arrowLeast = 12.0
	arrowMost  = 260.0
)

// wayTo is the shortest way from the bubble to the frame that crosses neither words nor anything
// that can be clicked.
func (p painter) wayTo(frame, bubble layout.Rect) (from, to layout.Point, ok bool) {
	c, least := bubble.Center(), arrowMost*p.Unit
	edge := bubble.Inset(12 * p.Unit)
	for _, x := range [...]float64{c.X, edge.X, edge.Right()} {
		for _, y := range [...]float64{c.Y, edge.Y, edge.Bottom()} {
			b := nearest(frame, layout.Point{X: x, Y: y})
			a := nearest(bubble, b)
			long := math.Hypot(b.X-a.X, b.Y-a.Y)
			if long > arrowLeast*p.Unit && long < least && p.free(a, b, frame, bubble) {
				from, to, ok, least = a, b, true, long
			}
		}
	}
	return from, to, ok
}

// free reports whether an arrow between two points crosses nothing outside its ends.
func (p painter) free(a, b layout.Point, frame, bubble layout.Rect) bool {
	crossed := func(r layout.Rect) bool {
		return r.Inset(-7*p.Unit).CrossedBy(a, b) && !r.Within(frame) && !r.Within(bubble)
	}
	for i := range p.Spots {
		s := &p.Spots[i]
		ground := s.What == "status" || s.What == "ally" || s.What == "card" && keyforge.Slot(s.N) == p.m.Board.Boss
		if s.Label != "" && !ground && crossed(s.Rect) {
			return false
		}
	}
	for i := range p.Ops {
		op := &p.Ops[i]
		letters := layout.Rect{X: op.Rect.X, Y: op.Rect.Y - 0.7*op.Size, W: op.Rect.W, H: 0.7 * op.Size}
		if op.Kind == paint.Words && op.Color.A > 0.1 && crossed(letters) {
			return false
		}
	}
	return true
}

// nearest is the point of a rectangle that is nearest to another point.
func nearest(r layout.Rect, to layout.Point) layout.Point {
	return layout.Point{X: max(r.X, min(to.X, r.Right())), Y: max(r.Y, min(to.Y, r.Bottom()))}
}
