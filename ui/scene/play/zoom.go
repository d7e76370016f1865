package play

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/table/recap"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// reading is the card that is pointed at, and the one that is shown large.
type reading struct {
	hover    keyforge.Slot // the card under the mouse
	since    float64       // for how long
	wait     float64       // how long until it is shown large
	card     keyforge.Slot // the card shown large
	ofLog    bool          // because a text about it is pointed at
	refused  refused       // why that cannot be clicked
	recalled recalled
	glance   glance
}

// point works out which card the mouse is on, and for how long; the deed, if any, is pointed at.
func (r *reading) point(f *cardview.Canvas, m *table.Model, deed *recap.Outcome) {
	var now keyforge.Slot
	if id := f.Hot; id.What == "card" || id.What == "pick" {
		now = keyforge.Slot(id.N)
	}
	if deed != nil {
		now = deed.Card
	}
	if id := f.Hot; id.What == "log" && id.N < len(m.Log) {
		now = m.Log[id.N].Card
	}
	told := f.Hot.What == "log" || deed != nil
	if now != r.hover {
		r.hover, r.since, r.wait = now, 0, 0
		switch {
		case r.card == 0:
			r.wait = theme.Hover
		case f.ByMouse() && !told && !r.ofLog: // it may only be passing
			r.wait = theme.Settle
		}
	}
	if now != 0 {
		r.ofLog = told
	}
	r.since += f.Seconds
}

// draw draws the card under the mouse, or the one being played, large; the deed, if any, is
// pointed at.
func (r *reading) draw(p painter, s *scene.Stack, deed *recap.Outcome) {
	m := p.m
	slot := r.card
	if !hasFace(m, slot) { // a curtain may have fallen since
		showcase(p, s)
		return
	}
	near := layout.Rect{X: p.Mouse.X - 10*p.Unit, Y: p.Mouse.Y - 10*p.Unit, W: 20 * p.Unit, H: 20 * p.Unit}
	if at, _, ok := m.Spot(slot); ok && !r.ofLog {
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
		p.Apart(s.Cards, z, near, besideLog, outcomeWords(m, deed), theme.Bronze.Mix(theme.Ink, 0.5))
	case !r.ofLog && slot == r.glanced(m):
		p.Apart(s.Cards, z, near, anywhere, "", theme.Warn)
	case !r.ofLog:
		p.Apart(s.Cards, z, near, anywhere, r.refusal(s, m, slot), theme.Warn)
	case m.LogOpen || p.Hot.What != "log":
		p.Apart(s.Cards, z, near, besideLog, "", theme.Warn)
	case p.Hot.N < len(m.Log):
		p.Apart(s.Cards, z, near, besideLog, r.story(m, p.Hot.N), theme.Bronze.Mix(theme.Ink, 0.5))
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
func (r *reading) refusal(s *scene.Stack, m *table.Model, slot keyforge.Slot) string {
	if m.Asking() && m.Question().Source == slot {
		return "" // it is the card that asks
	}
	now := refused{slot, *m.Question(), m.Asking(), m.Tally.Decisions, r.refused.why}
	if now != r.refused {
		now.why = why(s, m, m.Why(slot))
		r.refused = now
	}
	return now.why
}

// why is the reason in words; for what is not asked now, the question that is.
func why(s *scene.Stack, m *table.Model, r keyforge.Reason) string {
	if r == keyforge.NotAsked && m.Asking() {
		return s.T("why-asked-else", m.Prompt())
	}
	return s.Why(r)
}

// next is the card to show large from now on: the one under the mouse after a moment, and until
// then, or for another moment, the previous one, so that nothing flickers on the way from
// card to card.
func (r *reading) next(m *table.Model) keyforge.Slot {
	switch {
	case hasFace(m, r.hover) && r.since >= r.wait:
		return r.hover
	case r.glanced(m) != 0:
		r.ofLog = false
		return r.glance.card
	case r.hover == 0 && r.since > theme.Linger || !hasFace(m, r.card):
		return 0
	}
	return r.card
}

// hasFace reports whether the face of a card is visible.
func hasFace(m *table.Model, c keyforge.Slot) bool {
	f := &m.Board.Faces[c]
	return c != 0 && f.Slot != 0 && f.Def != 0
}

// showcase shows the card that is being played, or was revealed, large.
func showcase(p painter, s *scene.Stack) {
	m := p.m
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
