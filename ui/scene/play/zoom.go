package play

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/table/playback"
	"github.com/keyraken/keyraken/ui/table/recap"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// reading is the card that is pointed at, and the one that is shown large.
type reading struct {
	scene.Reading
	refused  refused // why that cannot be clicked
	recalled recalled
	asked    bool // a person was asked in the last frame
	after    int  // how many decisions
}

// point works out which card the mouse is on, and for how long; the deed, if any, is pointed at.
func (r *reading) point(f *cardview.Canvas, m *table.Model, deed *recap.Outcome) {
	now := scene.Pointed(f.Hot)
	if deed != nil {
		now = deed.Card
	}
	if id := f.Hot; id.What == "log" && id.N < len(m.Log) {
		if now = m.Log[id.N].Of; m.LogOpen {
			now = m.Log[id.N].Card
		}
	}
	if decided := r.asked && m.Tally.Decisions != r.after; decided || m.Dragged() != 0 {
		r.Rest()
	}
	r.asked, r.after = m.Asking(), m.Tally.Decisions
	r.Point(f, now, f.Hot.What == "log" || deed != nil)
}

// draw draws the card under the mouse, or the one being played, large; the deed, if any, is
// pointed at.
func (r *reading) draw(p painter, s *scene.Stack, deed *recap.Outcome) {
	m := p.m
	slot := r.Card
	if shown := showcased(m); shown != 0 && !r.Told || !hasFace(m, slot) { // a curtain may have fallen since
		showcase(p, s, shown)
		return
	}
	p.happening()
	r.drawCard(p, s, deed)
	if len(p.Busy) > 0 && p.Read.Empty() {
		p.Defer(r.GiveWay)
	}
}

// happening says where something is being shown: cards that move or are struck, and words that rise.
func (c painter) happening() {
	for slot := range keyforge.Slot(keyforge.MaxCards) {
		if at, _, ok := c.m.Spot(slot); ok && c.m.Moving(slot) {
			c.Busy = append(c.Busy, at.Bounds())
		}
	}
	for i := range c.m.Effects {
		switch e := &c.m.Effects[i]; e.Kind {
		case playback.Float, playback.Burst:
			c.Busy = append(c.Busy, disc(e.From, 60*c.Unit))
		case playback.Ring, playback.Stamp, playback.Mark, playback.Motes, playback.Wreck:
			c.Busy = append(c.Busy, c.placed(e))
		}
	}
}

// drawCard draws the card under the mouse large, beside it.
func (r *reading) drawCard(p painter, s *scene.Stack, deed *recap.Outcome) {
	m, slot := p.m, r.Card
	near := layout.Rect{X: p.Mouse.X - 10*p.Unit, Y: p.Mouse.Y - 10*p.Unit, W: 20 * p.Unit, H: 20 * p.Unit}
	if at, _, ok := m.Spot(slot); ok && !r.Told {
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
	case !r.Told && r.Glanced():
		p.Apart(s.Cards, z, near, besideIt, "", theme.Warn)
	case !r.Told:
		p.Apart(s.Cards, z, near, besideIt, r.refusal(s, m, slot), theme.Warn)
	case m.LogOpen || p.Hot.What != "log":
		p.Apart(s.Cards, z, near, besideLog, "", theme.Warn)
	case p.Hot.N < len(m.Log):
		p.Apart(s.Cards, z, near, besideLog, r.story(m, p.Hot.N), theme.Bronze.Mix(theme.Ink, 0.5))
	}
}

// How far, in units, a large card may be from what is pointed at.
const (
	besideLog = 90.0
	besideIt  = 240.0
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

// hasFace reports whether the face of a card is visible.
func hasFace(m *table.Model, c keyforge.Slot) bool {
	f := &m.Board.Faces[c]
	return c != 0 && f.Slot != 0 && f.Def != 0
}

// showcased is the card that is shown large because it is being played or was revealed, or 0.
func showcased(m *table.Model) keyforge.Slot {
	slot := m.Board.Played
	if slot == 0 && m.Showing() {
		slot = m.Shown.Card
	}
	if m.Shown.Time <= 0 || m.Asking() || m.Board.Faces[slot].Slot == 0 || m.Board.Played == slot && m.Moving(slot) {
		return 0
	}
	return slot
}

// showcase shows a card that is being played, or was revealed, large.
func showcase(p painter, s *scene.Stack, slot keyforge.Slot) {
	m := p.m
	if slot == 0 {
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
