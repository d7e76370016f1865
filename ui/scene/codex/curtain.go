package codex

import (
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/scene"
)

// curtain hides the table until the next player has come.
func (t *Screen) curtain() scene.Screen {
	to := t.game().Asked()
	return &scene.Handover{Screen: "codex-curtain", To: to,
		Heading: func(s *scene.Stack) string { return t.say("codex-pass", t.Called(s, int(to))) },
		Ready:   func() string { return t.say("codex-ready") },
		Lines:   t.story.Before(to, scene.HandoverLines),
		Color:   seatColor,
		Awaited: func() bool { return t.handed() == couch.Drawn && t.game().Asked() == to },
		Seen:    func() { t.see(to) },
		Pause:   t.pause,
	}
}

// handed is how far the table has been handed over to the person who is asked.
func (t *Screen) handed() couch.Curtain {
	switch {
	case t.watch != nil || t.show.Showing():
		return couch.Lifted
	case t.show.Viewer() == codex.NoSeat:
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
		t.see(codex.NoSeat)
	}
}
