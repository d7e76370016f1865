package play

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table/gesture"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// gestures moves a dragged card along with the mouse, and drops it.
func (t *Screen) gestures(f *cardview.Canvas, s *scene.Stack) {
	m := t.Model
	now := f.Dragged()
	begun := now != t.dragged
	t.dragged = now
	switch {
	case f.Dropped().What == "card" && m.Dragged() != 0:
		t.drop(s)
	case now.What != "card":
		m.PutBack()
	case begun && m.Drag(keyforge.Slot(now.N)):
		t.menu = 0
	}
	if m.Dragged() == 0 {
		return
	}
	m.DragTo(f.Mouse)
	if f.Touched() { // beside the finger, which would hide it
		m.HeldAt.X, m.HeldAt.Y = f.Mouse.X-1.4*f.Target(), f.Mouse.Y-f.Target()
	}
}

// drop drops the dragged card, after asking if it would harm the only card that it can be used
// on, and that is the player's own.
func (t *Screen) drop(s *scene.Stack) {
	m := t.Model
	plan := m.DropPreview().Plan
	if harms, choice := m.HarmsOwn(&plan); harms && !choice {
		m.PutBack()
		s.Confirm(s.T("drop-harms-own", m.Title(plan.Answer.Card), m.Title(plan.Command.Card)), s.T(actionKeys[plan.Command.Verb]),
			func() { m.CarryOut(plan) })
		return
	}
	t.refuse(s, m.Drop())
}

// refusals are the reasons why a card cannot go to a place.
var refusals = [gesture.Refusals]string{gesture.OwnSide: "drop-own-side", gesture.OnCard: "drop-on-card",
	gesture.NotThere: "drop-not-there"}

// refuse shows for a while why a dropped card has gone back.
func (t *Screen) refuse(s *scene.Stack, out gesture.Outcome) {
	if words := t.against(s, &out); words != "" {
		t.remark(words)
	}
}

// against is why a dropped card goes back, or "".
func (t *Screen) against(s *scene.Stack, out *gesture.Outcome) string {
	switch out.Refusal {
	case gesture.Allowed:
		return ""
	case gesture.NoMeans:
		return s.Why(out.Why)
	}
	return s.T(refusals[out.Refusal])
}

// remark says something beside the mouse.
func (t *Screen) remark(words string) { t.aside.Say(words) }

// remarks shows what is said beside the mouse, and while a card is dragged what dropping
// it would do.
func (t *Screen) remarks(p painter, s *scene.Stack) {
	out := t.Model.DropPreview()
	said, saying := t.aside.Said()
	switch {
	case t.Model.Dragged() != 0 && out.Refusal != gesture.Allowed:
		p.Tip = t.against(s, out)
	case t.Model.Dragged() != 0 && out.Plan.Command.Verb != keyforge.NoCommand:
		p.Tip = t.promise(p, s, &out.Plan)
	case t.Model.Dragged() != 0:
		p.Tip = ""
	case saying:
		p.Tip = said
	}
}

// promise says what dropping the dragged card would do, and to what.
func (t *Screen) promise(p painter, s *scene.Stack, plan *gesture.Plan) string {
	target, does, v := plan.Answer.Card, s.T(actionKeys[plan.Command.Verb]), &t.preview
	if target == 0 {
		return does
	}
	title := p.m.Title(target)
	if (v.fight != nil || v.outcome != nil) && strings.Contains(v.words, title) {
		return v.words
	}
	return p.cache.Words(scene.Words{What: "promise", A: int(plan.Command.Verb), B: int(target)},
		func() string { return does + " · " + title })
}

// draggable reports whether a card can be dragged: it belongs to the player who is asked
// what to do, or whose action is being shown.
func (t *Screen) draggable(slot keyforge.Slot) bool {
	m := t.Model
	f := &m.Board.Faces[slot]
	return t.watch == nil && m.Mine(f.Ctrl) && (f.Zone == card.Hand || f.Zone.InPlay())
}

// lit reports whether a card is of use now: to the dragged card, if there is one.
func (t *Screen) lit(slot keyforge.Slot) bool {
	if t.Model.Dragged() != 0 {
		return t.Model.MayTake(slot)
	}
	return t.Model.Lit(slot)
}

// dragging draws where the dragged card goes: the place in the line that is kept
// free for it, or the path to what it would be used on.
func (t *Screen) dragging(p painter) {
	m := t.Model
	c := m.Dragged()
	if c == 0 {
		return
	}
	u, out := p.Unit, m.DropPreview()
	if free := m.Places.Sides[m.Question().Side&3].Line.Open; !free.Empty() {
		r := free.Inset(2 * u)
		p.Soft(r, 8*u, 9*u, theme.Lit.Alpha(0.35+0.15*p.swing(4)))
		p.Fill(r, 8*u, theme.Lit.Alpha(0.16))
		p.Line(r, 8*u, 2*u, theme.Lit)
		side := min(r.W, 30*u) * 0.8
		p.Mark(r.Middle(side, side), paint.Plus, theme.Lit)
	}
	at, _, ok := m.Spot(c)
	if !ok {
		return
	}
	color := theme.Dim
	to := layout.Spot{Rect: layout.Rect{X: p.Mouse.X, Y: p.Mouse.Y}}
	if target := out.Plan.Answer.Card; target != 0 {
		color = theme.Lit
		if out.Plan.Command.Verb == keyforge.Fight {
			color = theme.Danger
		}
		if spot, _, ok := m.Spot(target); ok {
			to = spot
		}
	} else if m.Held == c {
		return
	}
	flow := m.Clock * 1.6
	if m.ReducedMotion {
		flow = 0
	}
	p.aimAt(at.Center(), to.Center(), color, flow)
}

// twice does what a double click on a card means, or says why it does nothing.
func (t *Screen) twice(s *scene.Stack, slot keyforge.Slot) {
	m := t.Model
	if !m.Hurry() {
		return
	}
	if p := m.DefaultPlan(slot); p.Command.Verb != keyforge.NoCommand {
		t.menu = 0
		m.CarryOut(p)
		return
	}
	if words := why(s, m, m.Why(slot)); words != "" {
		t.remark(words)
	}
}

// dragSpot lets a card be dragged.
func (c painter) dragSpot(t *Screen, id widget.ID) {
	if t.draggable(keyforge.Slot(id.N)) {
		c.SetDraggable(id)
	}
}
