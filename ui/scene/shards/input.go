package shards

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/shards/face"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// person says whether a person sits in a seat.
func (t *Screen) person(seat game.Seat) bool {
	return int(seat) < len(t.players) && t.players[seat] == nil
}

// drag follows what is dragged, and does what dropping it means.
func (t *Screen) drag(f *cardview.Canvas, s *scene.Stack) {
	t.dragged = f.Dragged()
	if t.dragged.What != "" {
		t.menu = 0
	}
	id := f.Dropped()
	if id.What != "card" && id.What != "pick" && id.What != "shards-power" {
		return
	}
	if id.What == "card" {
		t.show.Put(shards.Slot(id.N), t.heldAt(f))
	}
	c, ok := t.dropped(id, f.Mouse)
	if !ok {
		f.Defer(func() { t.goBack(id, f.Mouse) })
		return
	}
	f.Defer(func() {
		if c.Verb == shards.EndMain {
			t.endTurn(s)
		} else {
			t.answer(s, c)
		}
	})
}

// goBack says why what was dropped at a place has gone back.
func (t *Screen) goBack(id widget.ID, at layout.Point) {
	slot := shards.Slot(id.N)
	switch _, n := t.asked.of(slot); {
	case id.What == "shards-power":
		t.note(t.say("shards-drop-power"))
	case n == 0:
		t.refuse(slot)
	case !t.show.Places.Card[slot].Has(at) && t.asked.may(shards.Recruit, slot):
		t.note(t.say("shards-drop-recruit"))
	}
}

// heldAt is where a card is drawn that is dragged with the pointer: beside a finger, which would hide it.
func (t *Screen) heldAt(f *cardview.Canvas) layout.Rect {
	at, w := f.Mouse, trayWidth*t.show.Places.Unit
	if f.Touched() {
		at.X, at.Y = at.X-1.4*f.Target(), at.Y-f.Target()
	}
	return layout.Rect{X: at.X - w/2, Y: at.Y - w*layout.Ratio/2, W: w, H: w * layout.Ratio}
}

// landings are the places where something may be dropped to some effect.
func (t *Screen) landings(id widget.ID) (all []layout.Rect) {
	places := &t.show.Places
	own := &places.Sides[places.Own]
	if id.What == "shards-power" {
		for _, o := range t.asked.legal {
			if o.Verb == shards.Attack {
				all = append(all, places.Card[o.Card])
			}
		}
		g := t.game()
		for seat := range shards.Seat(len(t.show.Board.Sides)) {
			if g.Enemies(seat, t.show.Viewer()) && !t.show.Board.Sides[seat].Out {
				all = append(all, places.Sides[seat].Panel)
			}
		}
		return all
	}
	slot := shards.Slot(id.N)
	if t.asked.may(shards.Play, slot) || t.asked.may(shards.FastPlay, slot) {
		all = append(all, own.Play)
	}
	if t.asked.may(shards.Recruit, slot) {
		all = append(all, own.Hand)
		if len(all) == 1 {
			all = append(all, own.Play)
		}
	}
	return all
}

// landing draws where what is dragged may be dropped, brighter where the pointer is.
func (p *painter) landing() {
	u := p.Unit
	for _, r := range p.t.landings(p.t.dragged) {
		much := 0.45
		if r.Has(p.Mouse) {
			much = 0.9
			p.Fill(r, 8*u, theme.Lit.Alpha(0.12))
		}
		p.Line(r, 8*u, 2*u, theme.Lit.Alpha(much))
	}
}

// dropped is the command that dropping something at a place means.
func (t *Screen) dropped(id widget.ID, at layout.Point) (c shards.Command, ok bool) {
	places := &t.show.Places
	own := &places.Sides[places.Own]
	if id.What == "shards-power" {
		return t.strike(at)
	}
	slot := shards.Slot(id.N)
	below := at.Y > places.Row.Bottom() && at.X < places.Main.Right()
	for _, o := range t.asked.legal {
		if o.Card != slot {
			continue
		}
		switch o.Verb {
		case shards.FastPlay:
			ok = own.Play.Has(at)
		case shards.Recruit:
			ok = below && (!own.Play.Has(at) || !t.asked.may(shards.FastPlay, slot))
		case shards.Play:
			ok = !own.Hand.Has(at)
		case shards.Activate, shards.Attack, shards.Pick:
			ok = !places.Card[slot].Has(at)
		}
		if ok {
			return o, true
		}
	}
	return c, false
}

// strike is what it means to drop power at a place: on an enemy champion it attacks it, on an enemy it ends the main phase.
func (t *Screen) strike(at layout.Point) (shards.Command, bool) {
	places := &t.show.Places
	for _, o := range t.asked.legal {
		if o.Verb == shards.Attack && places.Card[o.Card].Has(at) {
			return o, true
		}
	}
	g := t.game()
	for seat := range shards.Seat(len(t.show.Board.Sides)) {
		if places.Sides[seat].Panel.Has(at) && g.Enemies(seat, t.show.Viewer()) {
			return t.asked.with(shards.EndMain)
		}
	}
	return shards.Command{}, false
}

// dragging draws what is dragged beside the mouse, and says what dropping it here would do.
func (p *painter) dragging() {
	t := p.t
	if t.dragged.What == "" {
		return
	}
	p.landing()
	if t.dragged.What == "shards-power" {
		side := 46 * p.Unit
		at := layout.Rect{X: p.Mouse.X - side/2, Y: p.Mouse.Y - side/2, W: side, H: side}
		p.Soft(at.Inset(-side*0.2), side, side*0.5, theme.Danger.Alpha(0.5))
		p.Mark(at, face.PowerSign, theme.Danger.Mix(theme.Ink, 0.3))
	}
	if t.dragged.What == "pick" || t.dragged.What == "card" {
		p.drawCard(shards.Slot(t.dragged.N), t.heldAt(p.Canvas))
	}
	if c, ok := t.dropped(t.dragged, p.Mouse); ok {
		p.Tip = t.label(c)
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
	case pressed[widget.Escape] && (t.menu != 0 || t.tray.shown && !t.tray.asks):
		t.menu = 0
		t.tray.close()
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
		f.Defer(func() { t.use(s, shards.Recruit) })
	case pressed[widget.Fight]:
		f.Defer(func() { t.use(s, shards.Attack) })
	case pressed[widget.UseAction]:
		f.Defer(func() { t.use(s, shards.Activate, shards.FastPlay) })
	case pressed[widget.DefaultAction]:
		f.Defer(func() {
			t.use(s, shards.Play, shards.Recruit, shards.Activate, shards.Attack, shards.Pick, shards.FastPlay)
		})
	case pressed[widget.Houses]:
		f.Defer(func() { t.focus(s) })
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
	if c := shards.Slot(f.Inspected.N); f.Inspected == f.Hot && (f.Hot.What == "card" || f.Hot.What == "pick") && t.show.Board.Seen[c] {
		s.Push(&zoom{t: t, card: c})
	}
}

// finish ends the turn, or the choice of cards.
func (t *Screen) finish(s *scene.Stack) {
	switch {
	case t.show.Behind():
		t.show.Skip()
		return
	case t.handed() == couch.Passing:
		t.drawCurtain()
		return
	}
	if c, ok := t.asked.with(shards.Done); ok {
		t.answer(s, c)
		return
	}
	t.endTurn(s)
}

// use does with the card whose menu is open, or that is pointed at, the first of these that is legal, or says why none is.
func (t *Screen) use(s *scene.Stack, ways ...shards.Verb) {
	c := t.menu
	if c == 0 {
		c = t.reading.Hover
	}
	switch {
	case t.show.Behind():
		t.show.Skip()
		return
	case !t.mine():
		return
	case c == 0:
		t.note(s.T("key-needs-card"))
		return
	}
	for _, v := range ways {
		if t.asked.may(v, c) {
			t.menu = 0
			t.answer(s, shards.Command{Verb: v, Card: c})
			return
		}
	}
	t.note(t.say("shards-cannot"))
	t.refuse(c)
}

// focus spends a crystal for mastery, or says that this cannot be done now.
func (t *Screen) focus(s *scene.Stack) {
	if !t.mine() || t.game().Question().Kind != shards.AskMain {
		return
	}
	if c, ok := t.asked.with(shards.Focus); ok {
		t.answer(s, c)
		return
	}
	t.note(t.say("shards-no-focus"))
}

// numberKey does what a number key means: the n-th card of the hand, or the n-th answer.
func (t *Screen) numberKey(f *cardview.Canvas, s *scene.Stack, n int) {
	if !t.mine() {
		return
	}
	g := t.game()
	if g.Question().Kind == shards.AskMain {
		if hand := t.show.Board.Sides[t.show.Viewer()].Hand; n < len(hand) {
			f.Point(widget.ID{What: "card", N: int(hand[n])})
			t.answer(s, shards.Command{Verb: shards.Play, Card: hand[n]})
		}
		return
	}
	if n < len(t.asked.legal) && !t.asked.asksNumber(g.Question().Kind) {
		t.answer(s, t.asked.legal[n])
	}
}

// zoom is one card, large, above the table.
type zoom struct {
	scene.Base
	t    *Screen
	card shards.Slot
}

func (*zoom) Name() string { return "shards-zoom" }
func (*zoom) Over() bool   { return true }
func (*zoom) Low() bool    { return true }

func (n *zoom) Frame(f *cardview.Canvas, s *scene.Stack) {
	all := layout.Rect{W: f.W, H: f.H}
	_, click := f.Spot(widget.ID{What: "close"}, all, s.T("close"), "")
	f.Fill(all, 0, theme.Veil)
	c := n.t.game().Card(n.card)
	r := all.Middle(n.t.largeSize(f, c, min(largeWidth*1.6*f.Unit, f.W*0.9), f.H-24*f.Unit))
	n.t.large(f, s, c, r)
	if other := n.t.english(c.ID); other != "" && r.Bottom()+30*f.Unit < f.H {
		f.TextLine(layout.Rect{X: r.X, Y: r.Bottom() + 4*f.Unit, W: r.W, H: 24 * f.Unit}, paint.Center, paint.Italic,
			theme.Small*f.Type, theme.Dim, other)
	}
	if click || f.Inspected.What != "" || f.Pressed[widget.Escape] || f.Pressed[widget.Space] {
		s.Pop()
	}
}
