package screen

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// zoomWidth is the width in units of a card that is read above the table.
const zoomWidth = 290.0

// zoom draws the card under the mouse, or the one that is being played, to be
// read.
func (t *TableScreen) zoom(p painter, s *Stack) {
	m := t.Model
	slot := t.reading()
	if slot == 0 {
		t.showcase(p, s)
		return
	}
	near := layout.Rect{X: p.Mouse.X - 10*p.Unit, Y: p.Mouse.Y - 10*p.Unit, W: 20 * p.Unit, H: 20 * p.Unit}
	if at, _, ok := m.Spot(slot); ok && p.Hot.What != "log" {
		near = at.Rect
		if slot == m.Board.Boss {
			near = m.Places.Boss
		}
	}
	z := s.readCard(m, slot)
	switch {
	case p.Hot.What != "log":
		p.beside(s, z, near, t.refusal(s, slot), theme.Warn)
	case m.LogOpen:
		p.beside(s, z, near, "", theme.Warn)
	case p.Hot.N < len(m.Log):
		p.beside(s, z, near, t.story(p.Hot.N), theme.Bronze.Mix(theme.Ink, 0.5))
	}
}

// refused is why a card cannot be clicked, and on what that depends.
type refused struct {
	slot      game.Slot
	asked     game.Question
	asking    bool
	decisions int
	why       string
}

// refusal is why a card cannot be clicked now, in words. It is worked out when
// something was decided.
func (t *TableScreen) refusal(s *Stack, slot game.Slot) string {
	m := t.Model
	now := refused{slot, *m.Question(), m.Asking(), m.Tally.Decisions, t.refused.why}
	if now != t.refused {
		now.why = s.why(m.Why(slot))
		t.refused = now
	}
	return now.why
}

// reading is the card to be read: the one under the mouse after a moment, and
// for another moment the one on which it was, so that nothing flickers on the way
// from card to card.
func (t *TableScreen) reading() game.Slot {
	visible := func(c game.Slot) bool { return c != 0 && t.Model.Board.Faces[c].Slot != 0 }
	switch {
	case t.menu != 0:
		t.read = 0
	case visible(t.hover) && (t.read != 0 || t.since > theme.Hover):
		t.read = t.hover
	case t.hover == 0 && t.since > theme.Linger || !visible(t.read):
		t.read = 0
	}
	return t.read
}

// beside draws a card to be read beside a place, with its notes, and below it words
// of a color: why it cannot be clicked, or what it did.
func (f *Frame) beside(s *Stack, z *sheet, near layout.Rect, words string, color paint.Color) {
	u := f.Unit
	window := layout.Rect{W: f.W, H: f.H}.Inset(8 * u)
	w, below := zoomWidth*u, f.wordsHeight(zoomWidth*u, words)
	h := z.fit(f, s, w, window.H-below).height
	block := layout.Rect{W: w, H: h + below}
	if len(z.notes) > 0 {
		block.W += (noteWidth + 8) * u
		block.H = min(window.H, max(block.H, z.notesHeight(f, s)))
	}
	block = layout.Beside(block.W, block.H, near, f.Mouse, window, u, f.obstacles(near))
	r := layout.Rect{X: block.X, Y: block.Y, W: w, H: h}
	notes := layout.Point{X: r.Right() + 8*u, Y: block.Y}
	if block.Center().X < near.Center().X {
		r.X = block.Right() - w
		notes.X = block.X
	}
	if near.Center().Y > block.Center().Y {
		r.Y = block.Bottom() - h - below
	}
	z.draw(f, s, r)
	z.drawNotes(f, s, notes)
	if words != "" {
		f.below(layout.Rect{X: r.X, Y: r.Bottom() + 6*u, W: w, H: below - 6*u}, words, color)
	}
}

// obstacles are what a card to be read beside a place had better not hide: its
// neighbors, even less buttons and piles, and least of all what a question is
// about.
func (f *Frame) obstacles(near layout.Rect) []layout.Obstacle {
	f.avoid = f.avoid[:0]
	for i := range f.Spots {
		s := &f.Spots[i]
		weight := 0.0
		switch s.What {
		case "card":
			weight = 1
			if s.Rect.Y < near.Bottom() && near.Y < s.Rect.Bottom() {
				weight = 1.6
			}
		case "ally", "status", "log", "answers", "prompt":
			weight = 0.25
		default:
			weight = 3
		}
		f.avoid = append(f.avoid, layout.Obstacle{Rect: s.Rect, Weight: weight})
	}
	for _, r := range f.clear {
		f.avoid = append(f.avoid, layout.Obstacle{Rect: r, Weight: 30})
	}
	return f.avoid
}

// wordsHeight is the height of the box below a card to be read, and of the space
// above it.
func (f *Frame) wordsHeight(w float64, words string) float64 {
	if words == "" {
		return 0
	}
	size := theme.Small * f.Type
	return float64(len(paint.Wrap(paint.Bold, size, words, w-16*f.Unit)))*size*paint.LineHeight + 18*f.Unit
}

// below draws the box below a card to be read.
func (f *Frame) below(r layout.Rect, words string, color paint.Color) {
	u := f.Unit
	f.Rim(r, paint.Cut, 6*u, 1.4*u, color, color, theme.Abyss, theme.Abyss)
	f.Paragraph(layout.Rect{X: r.X + 8*u, Y: r.Y + 6*u, W: r.W - 16*u, H: r.H}, paint.Center, paint.Bold, theme.Small*f.Type, color, words)
}

// showcase shows the card that is being played, or was revealed, to be read.
func (t *TableScreen) showcase(p painter, s *Stack) {
	m := t.Model
	slot := m.Board.Played
	if slot == 0 && m.Shown.Time > 0 && m.Showing() {
		slot = m.Shown.Card
	}
	if slot == 0 || m.Board.Faces[slot].Slot == 0 || m.Board.Played == slot && m.Moving(slot) || m.Shown.Time <= 0 || m.Asking() {
		return
	}
	z := s.readCard(m, slot)
	r := m.ShowPlace()
	z.draw(p.Frame, s, r.Middle(r.W, z.fit(p.Frame, s, r.W, m.Places.Prompt.Y-16*p.Unit).height))
}

// zoomScreen is one card, large, above the table.
type zoomScreen struct{ z *sheet }

func (*zoomScreen) Name() string { return "zoom" }
func (*zoomScreen) Over() bool   { return true }

func (n *zoomScreen) Frame(f *Frame, s *Stack) {
	const larger = 1.45
	u := f.Unit
	all := layout.Rect{W: f.W, H: f.H}
	_, click := f.Spot(widget.ID{What: "close"}, all, s.T("close"), "")
	f.Fill(all, 0, theme.Veil)
	f.Type, f.Unit = f.Type*larger, u*larger
	w := zoomWidth * f.Unit
	h := n.z.fit(f, s, w, f.H-24*u).height
	r := all.Middle(w, h)
	if len(n.z.notes) > 0 {
		r.X = (f.W - w - (noteWidth+10)*f.Unit) / 2
	}
	n.z.draw(f, s, r)
	n.z.drawNotes(f, s, layout.Point{X: r.Right() + 10*f.Unit, Y: max(12*u, min(r.Y, f.H-12*u-n.z.notesHeight(f, s)))})
	f.Type, f.Unit = f.Type/larger, u
	if click || f.Inspected.What != "" || f.Pressed[widget.Escape] || f.Pressed[widget.Space] {
		s.Pop()
	}
}
