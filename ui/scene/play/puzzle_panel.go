package play

import (
	"math"

	"github.com/keyraken/keyraken/game/ai/puzzle"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play/attempt"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// puzzlePanel is where the panel of a puzzle is: beside everything that may be clicked, and folded where there is no such place.
type puzzlePanel struct {
	at     layout.Rect
	row    bool // its buttons are beside the words
	size   float64
	folded bool
	fold   foldChoice
	placed panelPlace
	spots  float64 // a sum over what could be clicked then
	avoid  []layout.Rect
}

// panelPlace is what the place of the panel depends on.
type panelPlace struct {
	main layout.Rect
	size float64
	hint string
	busy bool
	fold foldChoice
}

// The measures of the panel in units.
const (
	puzzleButton = 34.0
	puzzleSign   = 24.0
)

// puzzleHead is the height of two lines: which puzzle it is, and the name by which it is found in every version of the book.
func puzzleHead(p painter) float64 { return max(bubbleLine(p), 2*theme.Small*p.Type*paint.LineHeight) }

// goalSpot makes the goal of a puzzle something to click, which shows the panel or hides it. It returns the color of its words,
// which is the given one in an ordinary game.
func (c painter) goalSpot(r layout.Rect, who paint.Color) paint.Color {
	z := c.puzzle
	if z == nil {
		return who
	}
	hover, click := c.Spot(widget.ID{What: "puzzle-goal"}, r, z.Says.Words, "")
	if click {
		c.Defer(func() {
			if z.panel.fold = foldClosed; z.panel.folded {
				z.panel.fold = foldOpen
			}
		})
	}
	if hover {
		c.Tip = z.Says.Words
		return theme.Ink
	}
	return theme.Lit
}

// draw draws the panel, and what its hint points at. The actions of the card of the menu are offered.
func (z *puzzler) draw(p painter, s *scene.Stack, menu keyforge.Slot, avoid *obstacles) {
	if z == nil || p.m.Showing() || !p.m.Asking() {
		return
	}
	n := &z.panel
	near, lit := z.pointed(p, menu)
	if n.place(p, z, avoid); n.folded {
		return
	}
	u, at := p.Unit, n.at
	p.Clear = append(p.Clear, at)
	if lit {
		p.pointAt(at, near)
	}
	p.Block("puzzle-panel", at)
	p.Panel(at)
	p.Line(at.Inset(2*u), 12*u, 1.6*u, theme.Lit.Alpha(0.5))
	if n.row {
		words, tools := at.Inset(6 * u).SplitRight(2*bubbleLine(p) + 4*u)
		z.tools(p, s, tools.Middle(tools.W, bubbleLine(p)))
		words.X, words.W = words.X+4*u, words.W-8*u
		z.write(p, words.Middle(words.W, z.height(p, words.W, n.size)), n.size)
		return
	}
	r := at.Inset(bubblePad * u)
	head, r := r.Cut(puzzleHead(p))
	name, id := z.tools(p, s, head).Cut(head.H / 2)
	p.ShrunkLine(name, paint.Display, theme.Small*p.Type, theme.Bronze.Mix(theme.Ink, 0.35), z.Called)
	p.ShrunkLine(id, paint.Regular, theme.Small*p.Type, theme.Dim, z.ID)
	words, foot := r.Drop(4 * u).Cut(r.H - 4*u - (puzzleButton+6)*u)
	z.write(p, words, n.size)
	label := s.T("puzzles-hint")
	if z.Hints.N > 0 {
		label = s.T("puzzles-hint-more")
	}
	why := ""
	if z.Hints.Busy() {
		why = s.T("puzzles-thinking")
	} else if z.Hints.Shown.Kind >= puzzle.HintMove {
		why = s.T("puzzles-hint-all")
	}
	foot = foot.Drop(6 * u)
	button, rest := foot.Split(min(foot.W, paint.Width(paint.Bold, theme.Body*p.Type, label)+56*u))
	if p.Button(widget.ID{What: "puzzles-hint"}, button, label, why, widget.Plain) {
		p.Defer(func() { z.ask(p.m) })
	}
	if z.Hints.Busy() {
		p.pondering(rest.Drop(0).Middle(50*u, rest.H))
	}
}

// pointed is the place of what the hint shows, and whether it shows something.
func (z *puzzler) pointed(p painter, menu keyforge.Slot) (layout.Rect, bool) {
	switch h := &z.Hints.Shown; h.Kind {
	case puzzle.HintMove:
		return p.spotOf(h.Command, menu, false)
	case puzzle.HintHouse:
		return p.spotOf(keyforge.Command{Verb: keyforge.Choose, N: int16(h.House)}, menu, false)
	case puzzle.HintCard:
		if at, _, ok := p.m.Spot(h.Card); ok {
			return at.Bounds(), true
		}
	}
	return layout.Rect{}, false
}

// place finds a place for the panel when something has changed that it depends on.
func (n *puzzlePanel) place(p painter, z *puzzler, avoid *obstacles) {
	spots := clickable(p.Spots)
	now := panelPlace{p.m.Places.Main, p.Type, z.Hints.Words.Words, z.Hints.Busy(), n.fold}
	if now == n.placed && (spots == n.spots || n.fold == foldClosed || !n.folded && !hides(p.Spots, n.at)) {
		return
	}
	n.placed, n.spots = now, spots
	if n.folded = n.fold == foldClosed; n.folded {
		return
	}
	u, window := p.Unit, p.m.Places.Main
	window.H = roof(p.m) - window.Y
	window = window.Inset(5 * u)
	near := p.m.Places.Band.Middle(0, 0).Shift(p.m.Places.Band.W*0.4, 0) // the goal in a few words
	n.avoid = p.vital(n.avoid[:0], 0, true)
	shapes := z.shapes(p)
	for i := range shapes {
		if at, ok := layout.Apart(shapes[i].w, shapes[i].h, near, layout.Point{X: -1e6, Y: -1e6}, window, u, math.Inf(1), n.avoid, nil); ok {
			n.at, n.row, n.size = at, shapes[i].row, shapes[i].size
			return
		}
	}
	others := avoid.see(p)
	above, below := window, window // the band, where the goal stands in a few words
	above.H = p.m.Places.Band.Y - above.Y
	below.Y = p.m.Places.Band.Bottom()
	below.H = window.Bottom() - below.Y
	for i := range shapes {
		w := &shapes[i]
		for _, part := range [...]layout.Rect{above, below} {
			n.at, n.row, n.size = layout.Beside(w.w, w.h, near, layout.Point{X: -1e6, Y: -1e6}, part, u, others), w.row, w.size
			if n.at.Within(part.Inset(-1)) && !hides(p.Spots, n.at) {
				return
			}
		}
	}
	n.folded = n.fold != foldOpen
}

// shapes are the shapes of the panel, the best first.
func (z *puzzler) shapes(p painter) (all []bubbleShape) {
	u := p.Unit
	if layout.Low(p.H, u) {
		size := theme.Small * p.Type
		for _, part := range [...]float64{0.44, 0.6, 0.8} {
			w := part * p.m.Places.Main.W
			h := max(bubbleLine(p), z.height(p, w-2*bubbleLine(p)-24*u, size)) + 12*u
			all = append(all, bubbleShape{w: w, h: h, size: size, row: true})
		}
		return all
	}
	for _, size := range [...]float64{1, 0.92} {
		for _, w := range [...]float64{300, 360, 260, 220, 480, 620} {
			w *= u * math.Sqrt(p.Type/u)
			size := size * theme.Body * p.Type
			h := puzzleHead(p) + z.height(p, w-2*bubblePad*u, size) + (2*bubblePad+4+6+puzzleButton)*u
			all = append(all, bubbleShape{w: w, h: h, size: size})
		}
	}
	return all
}

// height is the height of the goal and of the hint.
func (z *puzzler) height(p painter, w, size float64) float64 {
	h := z.Says.Height(paint.Regular, size, w-puzzleSign*p.Unit)
	if z.Hints.Words.Words != "" {
		h += z.Hints.Words.Height(paint.Bold, size, w-puzzleSign*p.Unit) + bubbleGap*p.Unit
	}
	return h
}

// tell writes the goal, and the hint.
func (z *puzzler) write(p painter, r layout.Rect, size float64) {
	u := p.Unit
	line := func(sign paint.Sign, color paint.Color, face paint.Face, w *widget.WrappedText) {
		p.Mark(layout.Rect{X: r.X, Y: r.Y + size*0.15, W: size, H: size}, sign, color)
		h := w.Draw(&p.Canvas.Frame, layout.Rect{X: r.X + puzzleSign*u, Y: r.Y, W: r.W - puzzleSign*u, H: r.H}, face, size, color)
		r = r.Drop(h + bubbleGap*u)
	}
	line(attempt.Signs[z.Goal], theme.Ink, paint.Regular, &z.Says)
	if z.Hints.Words.Words == "" {
		return
	}
	color := theme.Chosen
	if z.Hints.Shown.Kind == puzzle.HintLost {
		color = theme.Warn
	}
	line(paint.Lamp, color, paint.Bold, &z.Hints.Words)
}

// tools are the buttons at the right, and it returns the room at their left.
func (z *puzzler) tools(p painter, s *scene.Stack, r layout.Rect) layout.Rect {
	side := bubbleLine(p)
	tool := func(what string, sign paint.Sign, label string) bool {
		var b layout.Rect
		r, b = r.SplitRight(side)
		return p.IconButton(widget.ID{What: what}, b, sign, s.T(label))
	}
	if tool("puzzles-fold", paint.Cross, "puzzles-fold") {
		p.Defer(func() { z.panel.fold = foldClosed })
	}
	if tool("puzzles-again", paint.Undo, "puzzles-again") {
		p.Defer(func() { z.Again(p.m) })
	}
	return r
}
