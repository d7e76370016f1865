package scene

import (
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// confirmScreen asks before something is done that cannot be taken back.
type confirmScreen struct {
	words, yes string
	do         func()
}

// Ask asks whether to do something, with a button on which yes stands; at once it
// does it when the player does not want to be asked.
func (s *Stack) Ask(words, yes string, do func()) {
	if !s.Settings.Confirm {
		do()
		return
	}
	s.Offer(words, yes, do)
}

// Offer says something and what can be done about it; it is done when the player
// wants it.
func (s *Stack) Offer(words, yes string, do func()) { s.Push(&confirmScreen{words, yes, do}) }

func (*confirmScreen) Name() string { return "confirm" }
func (*confirmScreen) Over() bool   { return true }

func (n *confirmScreen) Frame(f *Frame, s *Stack) {
	u := f.Unit
	const width = 560
	size := theme.Body * f.Type
	lines := paint.Wrap(paint.Regular, size, n.words, (width-40)*u)
	high := float64(len(lines)) * size * paint.LineHeight
	r := f.Dialog(width, high/u+110, "").Shift(0, -48*u)
	f.Paragraph(layout.Rect{X: r.X, Y: r.Y, W: r.W, H: high + u}, paint.Center, paint.Regular, size, theme.Ink, n.words)
	left, right := layout.Rect{X: r.X, Y: r.Y + high + 24*u, W: r.W, H: 46 * u}.Split(r.W / 2)
	left.W, right.X, right.W = left.W-6*u, right.X+6*u, right.W-6*u
	switch {
	case f.Button(widget.ID{What: "cancel"}, left, s.T("cancel"), "", widget.Plain) || f.Pressed[widget.Escape]:
		s.Pop()
	case f.Button(widget.ID{What: "confirm"}, right, n.yes, "", widget.Strong) || f.Pressed[widget.Enter]:
		s.Pop()
		n.do()
	}
}
