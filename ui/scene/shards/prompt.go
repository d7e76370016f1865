package shards

import (
	"cmp"
	"slices"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/shards/face"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// The measures of the prompt in units.
const (
	promptPad = 8.0
	buttonH   = 38.0
	endH      = 50.0
	// advisedBeside is how high it must be, in units of type, for advice beside the buttons of the main phase.
	advisedBeside = 240.0
)

// prompt is the place at the right of the hand, as it is painted.
type prompt struct{ *painter }

// draw draws what is asked, or what happens, and the buttons that answer.
func (p prompt) draw() {
	u, t := p.Unit, p.t
	r := p.at.Prompt
	color := theme.Bronze
	if g := t.game(); !g.Over() {
		color = p.seatColor(g.Asked())
	}
	p.Block("prompt", r)
	p.Slab(r, color, 0.6)
	r = r.Inset(promptPad * u)
	switch {
	case t.watch != nil:
		p.happens(r, t.show.Last)
	case t.game().Over():
		p.over(r)
	case t.handed() == couch.Passing:
		p.handOver(r)
	case !t.mine() || t.show.Behind():
		p.others(r)
	case t.advised.Open() && (t.game().Question().Kind != shards.AskMain || r.H < advisedBeside*p.Type):
		p.advice(r)
	case t.game().Question().Kind == shards.AskMain:
		p.main(r)
	case t.asked.asksNumber(t.game().Question().Kind):
		p.number(r)
	default:
		p.answers(r)
	}
}

// heading writes who is asked, and what, and returns the room below.
func (p prompt) heading(r layout.Rect, words string) layout.Rect {
	u, g := p.Unit, p.t.game()
	rest := r
	if r.H > leastHeading*u { // otherwise there is no room for a name
		var head layout.Rect
		head, rest = r.Cut(min(26*u, r.H*0.14))
		p.write(head, paint.Display, min(theme.Body*1.1*p.Type, head.H*0.8), p.seatColor(g.Asked()).Mix(theme.Ink, 0.35),
			p.t.words.Language().Seat(g, g.Asked()))
	}
	body, rest := rest.Cut(min(74*u, max(r.H*0.3, 40*u)))
	p.write(body, paint.Regular, min(theme.Body*p.Type, 20*u), theme.Ink, words)
	return rest.Drop(4 * u)
}

// leastHeading is the height in units from which on a prompt has a name.
const leastHeading = 120.0

// row cuts a row for a button off the bottom.
func (p prompt) row(r layout.Rect, units float64) (rest, row layout.Rect) {
	h := max(min(units*p.Unit, r.H), min(p.Target(), r.H))
	rest, row = r.Cut(r.H - h)
	return rest, row.Inset(2 * p.Unit)
}

// main draws what can be done in the main phase beside the cards: Focus, and the end of the turn.
func (p prompt) main(r layout.Rect) {
	t := p.t
	r, end := p.row(r, endH)
	r, focus := p.row(r, buttonH)
	if t.plain() > 1 {
		var all layout.Rect
		r, all = p.row(r, buttonH)
		if p.Button(widget.ID{What: "play-plain"}, all, p.text("shards-play-plain", t.plain(), 0), "", widget.Plain) {
			p.Defer(func() { t.playPlain(p.s) })
		}
	}
	if t.advised.Open() {
		p.advice(r)
	} else {
		p.story(p.heading(r, t.asked.words))
	}
	p.endButton(end)
	why := ""
	c, ok := t.asked.with(shards.Focus)
	if !ok {
		why = p.t.say("shards-no-focus")
	}
	if p.Button(widget.ID{What: "focus"}, focus, p.t.say("shards-focus"), why, widget.Plain) && ok {
		p.Defer(func() { t.answer(p.s, c) })
	}
	p.KeyCap(layout.Point{X: focus.Right() - 8*p.Unit, Y: focus.Y}, widget.Houses)
}

// endButton is the end of the turn, with the power that attacks then.
func (p prompt) endButton(r layout.Rect) {
	t, u, look := p.t, p.Unit, widget.Plain
	if !t.free() {
		look = widget.Strong
	}
	id := widget.ID{What: "end-turn"}
	button, attack := r, layout.Rect{}
	n := t.game().State().Sides[t.show.Viewer()].Power
	if n > 0 {
		button, attack = r.SplitRight(min(66*u, r.W*0.32))
	}
	if p.Button(id, button, p.s.T("end-turn"), "", look) {
		p.Defer(func() { t.endTurn(p.s) })
	}
	p.KeyCap(layout.Point{X: button.Right() - 8*u, Y: button.Y}, widget.EndTurn)
	if n > 0 {
		side := min(attack.H*0.6, attack.W*0.45)
		mark, words := attack.Middle(min(attack.W, side*2.4), attack.H).Split(side * 1.15)
		p.Mark(mark.Middle(side, side), face.PowerSign, theme.Danger)
		p.write(words, paint.Display, side, theme.Ink, power(n))
		says := p.s.Cache.Words(scene.Words{What: "shards-attacks", A: int(n)}, func() string { return p.t.say("shards-attacks", power(n)) })
		if hover, _ := p.InfoSpot(widget.ID{What: "attack"}, attack, says); hover {
			p.Tip = says
		}
	}
}

// power is an amount of power as it is written.
func power(n int32) string {
	if n >= shards.Infinite {
		return "∞"
	}
	return widget.Number(int(n))
}

// story writes what has happened last into what is left of the prompt.
func (p prompt) story(r layout.Rect) { p.t.story.DrawLast(p.Canvas, r, p.seatColor) }

// endTurn ends the main phase, after asking if something free is left to do.
func (t *Screen) endTurn(s *scene.Stack) {
	c, ok := t.asked.with(shards.EndMain)
	if !ok || !t.mine() {
		return
	}
	if t.free() {
		s.Ask(t.say("shards-end-ask"), s.T("end-turn"), func() { t.answer(s, c) })
		return
	}
	t.answer(s, c)
}

// isPlain says whether a command plays a card of which it does not matter when it is played: it only gains something, always as
// much.
func (t *Screen) isPlain(c shards.Command) bool {
	of := t.game().Card(c.Card)
	return c.Verb == shards.Play && of.Starting > 0 && len(of.Play) == 1 && of.Play[0].Cond.Kind == card.NoCondition &&
		len(of.Play[0].Instead) == 0
}

// plain is how many such cards can be played.
func (t *Screen) plain() (n int) {
	for _, c := range t.asked.legal {
		if t.isPlain(c) {
			n++
		}
	}
	return n
}

// playPlain plays all of them.
func (t *Screen) playPlain(s *scene.Stack) {
	if !t.apart.Here() {
		var all []shards.Command
		for _, c := range t.asked.legal {
			if t.isPlain(c) {
				all = append(all, c)
			}
		}
		t.ask(all...)
		return
	}
	for {
		i := slices.IndexFunc(t.asked.legal, t.isPlain)
		if i < 0 || !t.mine() {
			return
		}
		t.do(s, t.asked.legal[i])
	}
}

// free says whether something is left to do that costs nothing.
func (t *Screen) free() bool {
	return slices.ContainsFunc(t.asked.legal, func(c shards.Command) bool { return c.Verb == shards.Play || c.Verb == shards.Activate })
}

// number draws a number to choose: less, more, and to take it.
func (p prompt) number(r layout.Rect) {
	t, u, a := p.t, p.Unit, &p.t.asked
	done, pass := a.with(shards.Done)
	r, do := p.row(r, endH)
	var skip layout.Rect
	if pass {
		r, skip = p.row(r, buttonH)
	}
	r = p.heading(r, a.words)
	first, last := a.numbers()
	a.number = max(first, min(a.number, last))
	side := min(r.H, 56*u)
	line := r.Middle(r.W, side)
	less, line := line.Split(side)
	value, more := line.SplitRight(side)
	step := func(what string, at layout.Rect, sign paint.Sign, by int) {
		why := ""
		if to := a.number + by; to < first || to > last {
			why = p.t.say("shards-no-number")
		}
		if p.ToolButton(widget.ID{What: what}, at, sign, p.t.say(what), why) && why == "" {
			p.Defer(func() { a.number += by })
		}
	}
	step("shards-less", less, paint.Left3, -1)
	step("shards-more", more, paint.Right3, 1)
	p.Text(value, paint.Center, paint.Display, side*0.7, theme.Ink, widget.Number(int(a.legal[a.number].N)))
	if p.Button(widget.ID{What: "number"}, do, a.labels[a.number], "", widget.Strong) {
		p.Defer(func() { t.answer(p.s, a.legal[a.number]) })
	}
	if pass && p.Button(widget.ID{What: "done"}, skip, t.label(done), "", widget.Plain) {
		p.Defer(func() { t.answer(p.s, done) })
	}
}

// label is what a legal command is called.
func (t *Screen) label(c shards.Command) string {
	for i, o := range t.asked.legal {
		if o == c {
			return t.asked.labels[i]
		}
	}
	return ""
}

// answers draws a button for each answer that is no card.
func (p prompt) answers(r layout.Rect) {
	t, a := p.t, &p.t.asked
	n := 0
	for _, c := range a.legal {
		if c.Card == 0 {
			n++
		}
	}
	high := max(buttonH*p.Unit, p.Target())
	room := float64(n) * high
	list := layout.Rect{X: r.X, Y: max(r.Y+r.H*0.36, r.Bottom()-room), W: r.W}
	list.H = r.Bottom() - list.Y
	p.source(p.heading(layout.Rect{X: r.X, Y: r.Y, W: r.W, H: list.Y - r.Y}, a.words).Inset(3 * p.Unit))
	p.Scroll("answers", list, &t.tray.answers, room, func(all layout.Rect) {
		i := 0
		for k, c := range a.legal {
			if c.Card != 0 {
				continue
			}
			row := layout.Rect{X: all.X, Y: all.Y + float64(i)*high, W: all.W, H: high}
			i++
			id := widget.ID{What: "answer", N: k}
			if c.Verb == shards.Done {
				id = widget.ID{What: "done"}
			}
			if p.Button(id, row.Inset(2*p.Unit), a.labels[k], "", widget.Plain) {
				p.Defer(func() { t.answer(p.s, c) })
			}
			p.MarkAnswer(id)
		}
	})
}

// others says what happens while somebody else plays, and offers to skip ahead.
func (p prompt) others(r layout.Rect) {
	t := p.t
	r, skip := p.row(r, buttonH)
	if !t.apart.Here() {
		if words := t.apart.Line(); words != "" {
			line, rest := r.Cut(min(28*p.Unit, r.H*0.2))
			p.Fill(line, line.H/2, theme.Abyss.Alpha(0.7))
			p.Line(line, line.H/2, max(1, 1.2*p.Unit), theme.Water)
			cardview.Fit(p.Canvas, line.Inset(5*p.Unit), paint.Center, paint.Bold, theme.Body*p.Type, theme.Water, words)
			r = rest.Drop(4 * p.Unit)
		}
		if !t.show.Showing() {
			p.happens(r, t.goesOn())
			return
		}
	}
	p.happens(r, t.goesOn())
	if p.Button(widget.ID{What: "skip"}, skip, p.t.say("shards-skip"), "", widget.Plain) {
		p.Defer(t.skip)
	}
}

// handOver says who comes to the table next, as soon as whoever sits there has seen enough.
func (p prompt) handOver(r layout.Rect) {
	t := p.t
	r, draw := p.row(r, endH)
	asked := t.game().Asked()
	p.story(p.heading(r, p.s.Cache.Words(scene.Words{What: "shards-pass-table", A: int(asked)}, func() string {
		return p.s.T("pass-table", t.Called(p.s, int(asked)))
	})))
	if p.Button(widget.ID{What: "draw-curtain"}, draw, p.s.T("draw-curtain"), "", widget.Strong) {
		p.Defer(t.drawCurtain)
	}
	p.KeyCap(layout.Point{X: draw.Right() - 8*p.Unit, Y: draw.Y}, widget.EndTurn)
}

// goesOn says what happens while nobody may answer: a computer thinks, or a person has yet to look.
func (t *Screen) goesOn() string {
	asked := t.game().Asked()
	switch words := t.show.Last; {
	case !t.apart.Here() && !t.show.Showing():
		return cmp.Or(t.apart.Waits(), words)
	case !t.apart.Here():
		return words
	case t.players[asked] != nil && (words == "" || t.mind.Since() > slow):
		return t.say("shards-thinking")
	default:
		return words
	}
}

// happens says whose turn it is and what happens.
func (p prompt) happens(r layout.Rect, words string) {
	t, u := p.t, p.Unit
	head, rest := r.Cut(min(30*u, r.H*0.2))
	g := t.game()
	name := t.words.Language().Seat(g, p.b.Turn)
	color := p.seatColor(p.b.Turn).Mix(theme.Ink, 0.35)
	p.write(head, paint.Display, min(theme.Body*1.1*p.Type, head.H*0.8), color, name)
	now, rest := rest.Cut(min(74*u, rest.H*0.4))
	p.write(now.Inset(2*u), paint.Regular, min(theme.Body*p.Type, 20*u), theme.Ink, words)
	p.presented(rest.Inset(4 * u))
}

// source draws the card that asks, or what has happened.
func (p prompt) source(r layout.Rect) { p.present(p.t.game().Question().Source, r) }

// presented draws the card that another has played last, or what has happened.
func (p prompt) presented(r layout.Rect) { p.present(p.t.show.Card, r) }

// present draws a card, or what has happened if there is none or no room.
func (p prompt) present(c shards.Slot, r layout.Rect) {
	w := min(r.W, r.H/layout.Ratio)
	if c == 0 || !p.b.Seen[c] || w < leastPresented*p.Unit {
		p.story(r)
		return
	}
	face.Draw(p.Canvas, p.t.words, p.t.game().Card(c), r.Middle(w, w*layout.Ratio), face.Look{Price: -1})
}

// leastPresented is how wide a presented card must be in units.
const leastPresented = 60.0

// slow is after how many seconds it is said that a computer thinks.
const slow = 1.0

// over offers what can be done after the end.
func (p prompt) over(r layout.Rect) {
	r, again := p.row(r, endH)
	p.write(r, paint.Regular, theme.Large*p.Type, theme.Ink, p.t.result())
	if l := p.t.lesson; l != nil {
		if p.Button(widget.ID{What: "lesson-again"}, again, p.s.T("lesson-again"), "", widget.Strong) {
			p.Defer(l.Again)
		}
		return
	}
	if p.Button(widget.ID{What: "end-shown"}, again, p.t.say("shards-result"), "", widget.Strong) {
		p.Defer(func() { p.s.Push(newEnd(p.t, p.s)) })
	}
}

// bar draws the buttons at the right edge.
func (p *painter) bar() {
	t, s := p.t, p.s
	b := scene.TableBar{Watched: t.watch != nil, Apart: t.apart.Apart}
	if !b.Watched {
		b.NotUndone, b.NotRedone = t.notUndone(s), t.notRedone(s)
	}
	next, clicked := b.Draw(p.Canvas, s, p.at.Bar)
	switch clicked {
	case scene.BarMenu:
		p.Defer(func() { t.pause(s) })
	case scene.BarUndo:
		p.Defer(func() { t.undo(s) })
	case scene.BarRedo:
		p.Defer(func() { t.redo(s) })
	}
	if b.Watched {
		return
	}
	if t.lesson == nil && p.IconButton(widget.ID{What: "advice"}, next, paint.Lamp, s.WithKey("advice-key", widget.Advice)) {
		p.Defer(func() { t.askAdvice(s) })
	}
	if p.Hot.What == "advice" && t.advised.Open() { // its name would lie on the advice
		p.Tip = ""
	}
}

// notRedone is why nothing can be done again, or "".
func (t *Screen) notRedone(s *scene.Stack) string {
	if t.log.At() == t.log.Len() {
		return s.T("redo-nothing")
	}
	return ""
}

// notUndone is why nothing can be undone now, or "".
func (t *Screen) notUndone(s *scene.Stack) string {
	switch {
	case !t.apart.Here() && !t.apart.waits && t.apart.MayUndo():
		return ""
	case !t.apart.Here():
		return s.T("undo-nothing")
	case t.log.UndoCount(t.person) > 0:
		return ""
	case t.log.At() > 0 && t.log.Header.Undo != "" && t.log.Header.Undo != replay.UndoFree:
		return s.T(session.UndoWhy[t.log.Header.Undo])
	}
	return s.T("undo-nothing")
}
