package play

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// zoom draws the card under the mouse, or the one being played, large.
func (t *Screen) zoom(p painter, s *scene.Stack) {
	m := t.Model
	slot := t.read
	if !t.readable(slot) { // a curtain may have fallen since
		t.showcase(p, s)
		return
	}
	near := layout.Rect{X: p.Mouse.X - 10*p.Unit, Y: p.Mouse.Y - 10*p.Unit, W: 20 * p.Unit, H: 20 * p.Unit}
	deed := t.outcomeAt(p.Hot)
	if at, _, ok := m.Spot(slot); ok && !t.ofLog {
		near = at.Rect
		if slot == m.Board.Boss {
			near = m.Places.Boss
		}
	}
	if q := m.Question(); m.Asking() && q.Kind == keyforge.AskMain { // the whole hand is needed
		p.Clear = append(p.Clear, m.Places.Sides[q.Side&3].Hand.Area)
	}
	z := s.Cards.Card(m, slot)
	switch {
	case deed != nil:
		p.Apart(s.Cards, z, near, besideLog, t.outcomeWords(deed), theme.Bronze.Mix(theme.Ink, 0.5))
	case !t.ofLog && slot == t.glanced():
		p.Apart(s.Cards, z, near, anywhere, "", theme.Warn)
	case !t.ofLog:
		p.Apart(s.Cards, z, near, anywhere, t.refusal(s, slot), theme.Warn)
	case m.LogOpen || p.Hot.What != "log":
		p.Apart(s.Cards, z, near, besideLog, "", theme.Warn)
	case p.Hot.N < len(m.Log):
		p.Apart(s.Cards, z, near, besideLog, t.story(p.Hot.N), theme.Bronze.Mix(theme.Ink, 0.5))
	}
}

// How far, in units, a large card may be from what is pointed at.
const (
	besideLog = 90.0
	anywhere  = 5000.0
)

// refused is why a card cannot be clicked, and what that depends on.
type refused struct {
	slot      keyforge.Slot
	asked     keyforge.Question
	asking    bool
	decisions int
	why       string
}

// refusal is why a card cannot be clicked now, in words. It is worked out again
// after every decision.
func (t *Screen) refusal(s *scene.Stack, slot keyforge.Slot) string {
	m := t.Model
	if m.Asking() && m.Question().Source == slot {
		return "" // it is the card that asks
	}
	now := refused{slot, *m.Question(), m.Asking(), m.Tally.Decisions, t.refused.why}
	if now != t.refused {
		now.why = t.why(s, m.Why(slot))
		t.refused = now
	}
	return now.why
}

// why is the reason in words; for what is not asked now, the question that is.
func (t *Screen) why(s *scene.Stack, r keyforge.Reason) string {
	if r == keyforge.NotAsked && t.Model.Asking() {
		return s.T("why-asked-else", t.Model.Prompt())
	}
	return s.Why(r)
}

// reading is the card to show large: the one under the mouse after a moment, and until
// then, or for another moment, the previous one, so that nothing flickers on the way from
// card to card.
func (t *Screen) reading() keyforge.Slot {
	switch {
	case t.menu != 0 && (!t.touched || t.hover != t.menu) || t.Model.Dragged() != 0:
		return 0
	case t.readable(t.hover) && t.since >= t.wait:
		return t.hover
	case t.glanced() != 0:
		t.ofLog = false
		return t.glance.card
	case t.hover == 0 && t.since > theme.Linger || !t.readable(t.read):
		return 0
	}
	return t.read
}

// readable reports whether the face of a card is visible.
func (t *Screen) readable(c keyforge.Slot) bool {
	f := &t.Model.Board.Faces[c]
	return c != 0 && f.Slot != 0 && f.Def != 0
}

// showcase shows the card that is being played, or was revealed, large.
func (t *Screen) showcase(p painter, s *scene.Stack) {
	m := t.Model
	slot := m.Board.Played
	if slot == 0 && m.Shown.Time > 0 && m.Showing() {
		slot = m.Shown.Card
	}
	if slot == 0 || m.Board.Faces[slot].Slot == 0 || m.Board.Played == slot && m.Moving(slot) || m.Shown.Time <= 0 || m.Asking() {
		return
	}
	z := s.Cards.Card(m, slot)
	r := m.ShowPlace()
	z.Draw(p.Canvas, s.Cards, r.Middle(r.W, z.Fit(p.Canvas, s.Cards, r.W, m.Places.Prompt.Y-16*p.Unit).Height))
}

// zoomScreen is one card, large, above the table.
type zoomScreen struct {
	scene.Base
	z *cardview.LargeCard
}

func (*zoomScreen) Name() string { return "zoom" }
func (*zoomScreen) Over() bool   { return true }

// Low says that the card is as large as the window allows.
func (*zoomScreen) Low() bool { return true }

func (n *zoomScreen) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	larger := 1.45 * min(1, f.H/(layout.High*u))
	all := layout.Rect{W: f.W, H: f.H}
	_, click := f.Spot(widget.ID{What: "close"}, all, s.T("close"), "")
	f.Fill(all, 0, theme.Veil)
	f.Type, f.Unit = f.Type*larger, u*larger
	w := cardview.ZoomWidth * f.Unit
	h := n.z.Fit(f, s.Cards, w, f.H-24*u).Height
	r := all.Middle(w, h)
	if len(n.z.Notes) > 0 {
		r.X = (f.W - w - (cardview.NoteWidth+10)*f.Unit) / 2
	}
	n.z.Linked = true
	n.z.Draw(f, s.Cards, r)
	n.z.DrawNotes(f, s.Cards, layout.Point{X: r.Right() + 10*f.Unit, Y: max(12*u, min(r.Y, f.H-12*u-n.z.NotesHeight(f, s.Cards)))})
	n.z.Linked = false
	f.Type, f.Unit = f.Type/larger, u
	if click || f.Inspected.What != "" || f.Pressed[widget.Escape] || f.Pressed[widget.Space] {
		s.Pop()
	}
}
