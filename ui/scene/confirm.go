package scene

import (
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// confirmScreen asks before something that cannot be undone.
type confirmScreen struct {
	Base
	words   string
	choices []Choice
	usual   int // the choice that Enter takes, or -1: to leave it
	led     bool
}

// Choice is something that can be done, and the label of its button.
type Choice struct {
	Label string
	Do    func()
}

// Ask asks whether to do something, with a button labeled yes; it does it at once
// if the player does not want to be asked.
func (s *Stack) Ask(words, yes string, do func()) {
	if !s.Settings.Confirm {
		do()
		return
	}
	s.Confirm(words, yes, do)
}

// Confirm asks whether to do something, with a button labeled yes. Whoever answers without
// reading does not do it.
func (s *Stack) Confirm(words, yes string, do func()) {
	s.Push(&confirmScreen{words: words, choices: []Choice{{yes, do}}, usual: -1})
}

// Offer says something and what can be done about it. The last choice is the one that
// most players will want. A choice is carried out when the player takes it.
func (s *Stack) Offer(words string, choices ...Choice) {
	s.Push(&confirmScreen{words: words, choices: choices, usual: len(choices) - 1})
}

func (*confirmScreen) Name() string { return "confirm" }
func (*confirmScreen) Over() bool   { return true }
func (*confirmScreen) Modal() bool  { return true }

func (n *confirmScreen) Frame(f *cardview.Canvas, s *Stack) {
	u := f.Unit
	const width = 560
	size := theme.Body * f.Type
	lines := paint.Wrap(paint.Regular, size, n.words, (width-40)*u)
	high := float64(len(lines)) * size * paint.LineHeight
	r := f.Dialog(width, high/u+110, "").Shift(0, -48*u)
	f.Paragraph(layout.Rect{X: r.X, Y: r.Y, W: r.W, H: high + u}, paint.Center, paint.Regular, size, theme.Ink, n.words)
	row := layout.Rect{X: r.X, Y: r.Y + high + 24*u, W: r.W, H: 46 * u}
	w := (r.W + 12*u) / float64(1+len(n.choices))
	id := func(i int) widget.ID { return widget.ID{What: "confirm", N: len(n.choices) - 1 - i} }
	if usual := (widget.ID{What: "cancel"}); !n.led {
		if n.led = true; n.usual >= 0 {
			usual = id(n.usual)
		}
		f.Lead(usual)
	}
	at := func(i int) layout.Rect { return layout.Rect{X: row.X + float64(i)*w, Y: row.Y, W: w - 12*u, H: row.H} }
	look := func(i int) widget.ButtonStyle {
		if i == n.usual {
			return widget.Strong
		}
		return widget.Plain
	}
	if f.Button(widget.ID{What: "cancel"}, at(0), s.T("cancel"), "", look(-1)) || f.Pressed[widget.Escape] ||
		n.usual < 0 && f.Pressed[widget.Enter] {
		s.Pop()
		return
	}
	for i, c := range n.choices {
		if f.Button(id(i), at(i+1), c.Label, "", look(i)) || i == n.usual && f.Pressed[widget.Enter] {
			s.Pop()
			c.Do()
			return
		}
	}
}
