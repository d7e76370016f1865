package shards

import (
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// curtain hides the table until the next player has taken the place of the last one, and tells what has happened since the next
// player's last turn, as far as everybody may know.
type curtain struct {
	scene.Base
	t *Screen
}

// handed is how far the table has been handed over to the person who is asked.
func (t *Screen) handed() couch.Curtain {
	switch {
	case t.watch != nil || t.lesson != nil || t.show.Showing():
		return couch.Lifted
	case t.show.Viewer() == shards.NoSeat:
		return couch.HandOver(couch.Nobody, t.decides())
	}
	return couch.HandOver(int(t.show.Viewer()), t.decides())
}

// decides is the person who is asked, or [couch.Nobody].
func (t *Screen) decides() int {
	if g := t.game(); !g.Over() && t.person(g.Asked()) {
		return int(g.Asked())
	}
	return couch.Nobody
}

// drawCurtain lets the curtain fall: whoever sat at the table has seen enough.
func (t *Screen) drawCurtain() {
	if t.handed() == couch.Passing {
		t.see(shards.NoSeat)
	}
}

func (*curtain) Name() string { return "shards-curtain" }
func (*curtain) Over() bool   { return true }

// The measures of the curtain in units.
const (
	curtainCrest = 44.0 // the height of the sign of the next player
	curtainLine  = 24.0
	mostLines    = 8 // of what has happened
)

func (n *curtain) Frame(f *cardview.Canvas, s *scene.Stack) {
	if n.t.handed() != couch.Drawn { // nobody has to come anymore
		f.Defer(s.Pop)
		return
	}
	u, to := f.Unit, n.t.game().Asked()
	lines := n.t.story.Before(to, mostLines)
	high := 190 + curtainCrest + curtainLine*float64(len(lines))*f.Type/u
	r := f.Dialog(560, high, n.t.say("shards-pass", n.t.Called(s, int(to))))
	if f.Pressed[widget.Escape] || f.Pressed[widget.Menu] {
		f.Defer(func() { n.t.pause(s) })
	}
	crest, r := r.Cut(curtainCrest * u)
	f.Crest(crest.Middle(36*u, 36*u), s.Crest(int(to)), theme.People[to])
	p := &painter{Canvas: f, t: n.t, s: s, b: n.t.show.Board, at: &n.t.show.Places}
	for i := range lines {
		var line layout.Rect
		line, r = r.Cut(curtainLine * f.Type)
		cardview.Fit(f, line, paint.Left, paint.Regular, theme.Small*f.Type, p.seatColor(lines[i].Seat).Mix(theme.Ink, 0.5), lines[i].Text)
	}
	f.Lead(widget.ID{What: "seen"})
	row, _ := r.Drop(12 * u).Cut(54 * u)
	seen := f.Button(widget.ID{What: "seen"}, row.Middle(min(row.W, 340*u), row.H), n.t.say("shards-ready"), "", widget.Strong)
	if seen || f.Pressed[widget.Enter] {
		f.Defer(func() {
			s.Pop()
			n.t.see(to)
		})
	}
}
