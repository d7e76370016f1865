package play

import (
	"math"

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
	hover    keyforge.Slot // the card under the mouse
	since    float64       // for how long
	wait     float64       // how long until it is shown large
	card     keyforge.Slot // the card shown large
	ofLog    bool          // because a text about it is pointed at
	refused  refused       // why that cannot be clicked
	recalled recalled
	glance   glance
	rest     rest
}

// rest is where the pointer rests: what comes under it there is not read.
type rest struct {
	on    bool
	at    layout.Point // where it has come to rest
	mouse layout.Point // where it was in the last frame
	asked bool         // a person was asked then
	after int          // how many decisions
}

// stir is how far, in units, a pointer must move before what is under it is read.
const stir = 6.0

// follow notes whether the mouse rests: something else has come under it, or a person has
// decided something and wants to see the result.
func (r *rest) follow(f *cardview.Canvas, m *table.Model, other bool) {
	moved := f.Mouse != r.mouse
	switch decided := r.asked && m.Tally.Decisions != r.after; {
	case !f.ByMouse():
		r.on = false
	case m.Dragged() != 0, decided, other && !moved:
		r.on, r.at = true, f.Mouse
	case math.Hypot(f.Mouse.X-r.at.X, f.Mouse.Y-r.at.Y) > stir*f.Unit:
		r.on = false
	}
	r.mouse, r.asked, r.after = f.Mouse, m.Asking(), m.Tally.Decisions
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
		if now = m.Log[id.N].Of; m.LogOpen {
			now = m.Log[id.N].Card
		}
	}
	told := f.Hot.What == "log" || deed != nil
	moved := f.Mouse != r.rest.mouse
	r.rest.follow(f, m, now != r.hover)
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
	if moved && now != 0 && now != r.card && f.ByMouse() {
		r.since = 0
	}
}

// draw draws the card under the mouse, or the one being played, large; the deed, if any, is
// pointed at.
func (r *reading) draw(p painter, s *scene.Stack, deed *recap.Outcome) {
	m := p.m
	slot := r.card
	if shown := showcased(m); shown != 0 && !r.ofLog || !hasFace(m, slot) { // a curtain may have fallen since
		showcase(p, s, shown)
		return
	}
	p.happening()
	r.drawCard(p, s, deed)
	if len(p.Busy) > 0 && p.Read.Empty() {
		p.Defer(r.giveWay)
	}
}

// giveWay closes the large card for a while: something happens where it would be.
func (r *reading) giveWay() { r.card, r.since, r.wait = 0, 0, theme.GiveWay }

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
	m, slot := p.m, r.card
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
		p.Apart(s.Cards, z, near, besideIt, "", theme.Warn)
	case !r.ofLog:
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

// next is the card to show large from now on: the one under the mouse after a moment, and until
// then, or for another moment, the previous one, so that nothing flickers on the way from
// card to card.
func (r *reading) next(m *table.Model) keyforge.Slot {
	on := r.hover
	if r.rest.on {
		on = 0
	}
	switch {
	case hasFace(m, on) && r.since >= r.wait:
		return on
	case r.glanced(m) != 0:
		r.ofLog = false
		return r.glance.card
	case on == 0 && (r.since > theme.Linger || r.card == r.hover) || !hasFace(m, r.card):
		return 0
	}
	return r.card
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
