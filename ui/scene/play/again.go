package play

import (
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// againBar draws the bar below a moment that is shown again.
func (t *Screen) againBar(p painter, s *scene.Stack) {
	u := p.Unit
	m := t.Model
	r := m.Places.Prompt
	p.Slab(r, theme.Water, 0.6)
	p.Spot(widget.ID{What: "again-bar"}, r, "", "")
	rest := r.Inset(8 * u)
	button := func(label string) (b layout.Rect) {
		w := max(90*u, paint.Width(paint.Bold, theme.Body*p.Type, label)+34*u)
		rest, b = rest.SplitRight(w + 8*u)
		return layout.Rect{X: b.X + 8*u, Y: b.Y, W: w, H: b.H}
	}
	if p.Button(widget.ID{What: "again-back"}, button(s.T("again-back")), s.T("again-back"), "", widget.Strong) {
		p.Defer(s.Pop)
	}
	if p.Button(widget.ID{What: "again-repeat"}, button(s.T("again-repeat")), s.T("again-repeat"), "", widget.Plain) {
		p.Defer(m.RepeatMoment)
	}
	mark, words := rest.Split(44 * u)
	p.Mark(mark.Middle(24*u, 24*u), paint.Undo, theme.Water)
	head, line := words.Cut(words.H * 0.42)
	p.Text(head, paint.Left, paint.Display, theme.Small*p.Type, theme.Water, s.T("shown-again"))
	p.Fitted(line, theme.Body*p.Type, theme.Ink, m.Narration())
}
