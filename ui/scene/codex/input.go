package codex

import (
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/codex/face"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// drag follows what is dragged, and does what dropping it means.
func (t *Screen) drag(f *cardview.Canvas, s *scene.Stack) {
	t.dragged = f.Dragged()
	if t.dragged.What != "" {
		t.menu, t.chosen = widget.ID{}, 0
	}
	id := f.Dropped()
	switch id.What {
	case "card":
		t.show.Put(codex.Slot(id.N), t.heldAt(f))
	case "held", "hero":
	default:
		return
	}
	at := f.Mouse
	c, ok := t.dropped(id, at)
	if !ok {
		f.Defer(func() { t.goBack(id, at) })
		return
	}
	f.Defer(func() { t.answer(s, c) })
}

// goBack says why what was dropped at a place has gone back.
func (t *Screen) goBack(id widget.ID, at layout.Point) {
	switch {
	case id.What == "held" && at.Y < t.show.Places.Sides[t.below()].Hand.Y:
		t.refuse(id)
	case id.What == "card" && t.asks(codex.AskMain) && t.placeAt(at) != codex.NoPlace:
		t.note(t.say("codex-drop-patrol"))
	}
}

// heldAt is where a card is drawn that is dragged with the pointer: beside a finger, which would hide it.
func (t *Screen) heldAt(f *cardview.Canvas) layout.Rect {
	at, w := f.Mouse, 0.8*trayWidth*t.show.Places.Unit
	if f.Touched() {
		at.X, at.Y = at.X-1.4*f.Target(), at.Y-f.Target()
	}
	return layout.Rect{X: at.X - w/2, Y: at.Y - w*layout.Ratio/2, W: w, H: w * layout.Ratio}
}

// placeAt is the place of the own patrol zone at a point.
func (t *Screen) placeAt(at layout.Point) codex.Place {
	for n := codex.Leader; n < codex.PlaceCount; n++ {
		if t.show.Places.Sides[t.below()].Patrol[n].Has(at) {
			return n
		}
	}
	return codex.NoPlace
}

// landing is where something has to be dropped to give a command.
func (t *Screen) landing(c codex.Command) layout.Rect {
	places := &t.show.Places
	own := &places.Sides[places.Own]
	switch c.Verb {
	case codex.Play, codex.PlayBoosted, codex.Summon:
		return layout.Rect{X: places.Tray.X, Y: places.Main.Y, W: places.Tray.W, H: own.Hand.Y - places.Main.Y}
	case codex.Hire:
		return own.Workers
	case codex.Attack:
		return places.Card[c.N]
	case codex.Patrol:
		return own.Patrol[c.N]
	case codex.Lend:
		place, to := codex.Lent(c)
		return places.Sides[to].Patrol[place]
	}
	return layout.Rect{}
}

// drops are the commands that dropping something somewhere may give.
func (t *Screen) drops(id widget.ID, yield func(codex.Command)) {
	if !t.mine() || t.show.Behind() {
		return
	}
	for _, c := range t.asked.legal {
		switch id.What {
		case "card":
			if onTo(c.Verb) && c.Card == codex.Slot(id.N) {
				yield(c)
			}
		case "held", "hero":
			if t.means(id, c) && c.Verb <= codex.Summon {
				yield(c)
			}
		}
	}
}

// dropped is the command that dropping something at a place means.
func (t *Screen) dropped(id widget.ID, at layout.Point) (found codex.Command, ok bool) {
	t.drops(id, func(c codex.Command) {
		if !ok && t.landing(c).Has(at) {
			found, ok = c, true
		}
	})
	return found, ok
}

// dragging draws what is dragged beside the mouse, and where it may be dropped, and says what dropping it here would do.
func (p *painter) dragging() {
	t, u := p.t, p.Unit
	if t.dragged.What == "" {
		return
	}
	t.drops(t.dragged, func(c codex.Command) {
		r, color, much := t.landing(c), theme.Lit, 0.5
		if c.Verb == codex.Attack {
			color = theme.Danger
		}
		if r.Has(p.Mouse) {
			much = 0.95
			p.Fill(r, 8*u, color.Alpha(0.12))
		}
		p.Line(r, 8*u, 2*u, color.Alpha(much))
	})
	if c := t.token(t.dragged); t.seen(c) {
		l := t.lookLarge(c)
		l.Lit = true
		face.Draw(p.Canvas, t.words, t.card(c), t.heldAt(p.Canvas), l)
	}
	if c, ok := t.dropped(t.dragged, p.Mouse); ok {
		p.Tip = t.asked.label(c)
	}
}

// keys takes the keys of the table.
func (t *Screen) keys(f *cardview.Canvas, s *scene.Stack) {
	pressed := &f.Pressed
	switch {
	case pressed[widget.Advice], pressed[widget.Escape] && t.advised.Open():
		f.Defer(func() { t.askAdvice(s) })
	case pressed[widget.Escape] && t.apart.Points():
		t.apart.Point(f, widget.ID{})
	case pressed[widget.Escape] && (t.menu.What != "" || t.chosen != 0 || t.tray.shown):
		if t.menu.What == "" && t.chosen == 0 {
			t.tray.hide()
		}
		t.menu, t.chosen = widget.ID{}, 0
	case pressed[widget.Escape], pressed[widget.Menu]:
		f.Defer(func() { t.pause(s) })
	case pressed[widget.Ping]:
		t.apart.Mark(f, s)
	case pressed[widget.Undo]:
		f.Defer(func() { t.undo(s) })
	case pressed[widget.Redo]:
		f.Defer(func() { t.redo(s) })
	case pressed[widget.Space]:
		t.skip()
	case pressed[widget.EndTurn]:
		f.Defer(func() { t.finish(s) })
	case pressed[widget.Reap]:
		f.Defer(func() { t.use(s, f.Hot, codex.Hire) })
	case pressed[widget.Fight]:
		f.Defer(func() { t.use(s, f.Hot, codex.Attack) })
	case pressed[widget.UseAction]:
		f.Defer(func() { t.use(s, f.Hot, codex.Use, codex.Level) })
	case pressed[widget.DefaultAction]:
		f.Defer(func() {
			t.use(s, f.Hot, codex.Play, codex.Summon, codex.Build, codex.Attack, codex.Use, codex.Pick, codex.Take, codex.Fetch)
		})
	case pressed[widget.PageDown] && !t.tray.shown:
		t.turnBy(1)
	case pressed[widget.PageUp] && !t.tray.shown:
		t.turnBy(-1)
	case pressed[widget.Houses]:
		f.Defer(func() { t.tray.open(codices, t.below()) })
	}
	for k := widget.First; k <= widget.Tenth; k++ {
		if pressed[k] {
			f.Defer(func() { t.numberKey(f, s, int(k-widget.First)) })
		}
	}
	t.inspect(f, s)
}

// look takes the keys of a table that is watched, besides those of its bar.
func (t *Screen) look(f *cardview.Canvas, s *scene.Stack) {
	switch {
	case f.Pressed[widget.Escape] && t.tray.shown:
		t.tray.close()
	case f.Pressed[widget.Escape], f.Pressed[widget.Menu]:
		f.Defer(func() { t.pause(s) })
	}
	t.inspect(f, s)
}

// inspect shows the card that is inspected.
func (t *Screen) inspect(f *cardview.Canvas, s *scene.Stack) {
	if f.Inspected != f.Hot || f.Hot.What == "" {
		return
	}
	if c, _ := t.pointed(f.Hot); t.seen(c) {
		s.Push(&zoom{t: t, card: c})
	}
}

// finish ends the main phase, or the choice of cards or patrollers.
func (t *Screen) finish(s *scene.Stack) {
	switch {
	case t.show.Behind():
		t.show.Skip()
		return
	case t.handed() == couch.Passing:
		t.drawCurtain()
		return
	}
	for _, v := range [...]codex.Verb{codex.Done, codex.EndMain} {
		if c, ok := t.asked.with(v); ok && t.mine() {
			t.answer(s, c)
			return
		}
	}
}

// use does with what the pointer is on the first of these that is legal, or says why none is.
func (t *Screen) use(s *scene.Stack, on widget.ID, ways ...codex.Verb) {
	if t.menu.What != "" {
		on = t.menu
	}
	switch {
	case t.show.Behind():
		t.show.Skip()
		return
	case !t.mine():
		return
	case t.token(on) == 0:
		t.note(s.T("key-needs-card"))
		return
	}
	offers := t.offers(on)
	for _, v := range ways {
		if v == codex.Attack && t.ready(on) {
			t.menu, t.chosen = widget.ID{}, codex.Slot(on.N)
			return
		}
		for _, c := range offers {
			if c.Verb == v {
				t.menu, t.chosen = widget.ID{}, 0
				t.answer(s, c)
				return
			}
		}
	}
	t.note(t.say("codex-cannot"))
	t.refuse(on)
}

// numberKey does what a number key means: the n-th card of the hand, or the n-th answer.
func (t *Screen) numberKey(f *cardview.Canvas, s *scene.Stack, n int) {
	switch {
	case !t.mine():
	case t.asks(codex.AskMain):
		if n < len(t.show.Board.Sides[t.below()].Hand.Defs) {
			f.Point(heldID(n))
			if do, ok := t.click(heldID(n)); ok {
				t.answer(s, do)
			}
		}
	case !t.asks(codex.AskPatrol) && n < len(t.asked.legal):
		t.answer(s, t.asked.legal[n])
	}
}
