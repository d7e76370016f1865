package codex

import (
	"cmp"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// The measures of the prompt in units.
const (
	promptPad = 8.0
	buttonH   = 40.0
	endH      = 50.0
	// advisedBeside is how high it must be, in units of type, for advice beside the button of the main phase.
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
		color = seatColor(g.Asked())
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
	case t.advised.Open() && (!t.asks(codex.AskMain) || r.H < advisedBeside*p.Type):
		p.advice(r)
	case t.asks(codex.AskMain):
		p.main(r)
	default:
		p.answering(r)
	}
}

// heading writes who is asked, and what, and returns the room below.
func (p prompt) heading(r layout.Rect, words string) layout.Rect {
	u, asked := p.Unit, p.t.game().Asked()
	rest := r
	if r.H > leastHeading*u { // otherwise there is no room for a name
		var head layout.Rect
		head, rest = r.Cut(min(26*u, r.H*0.14))
		p.write(head, paint.Display, min(theme.Body*1.1*p.Type, head.H*0.8), seatColor(asked).Mix(theme.Ink, 0.35),
			p.t.words.Language().Seat(asked))
	}
	body, rest := rest.Cut(min(80*u, max(r.H*0.3, 40*u)))
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

// main draws the end of the main phase, or of the choice of what is attacked.
func (p prompt) main(r layout.Rect) {
	t := p.t
	r, end := p.row(r, endH)
	words := t.asked.words
	switch {
	case t.foretold.ok:
		words = t.foretold.words
	case t.chosen != 0:
		words = t.say("codex-attack-what", t.words.Name(p.b.Things[t.chosen].Card))
	}
	if t.chosen != 0 {
		if p.Button(widget.ID{What: "choose-no-one"}, end, p.s.T("cancel"), "", widget.Plain) {
			p.Defer(func() { t.chosen = 0 })
		}
	} else {
		if p.Button(widget.ID{What: "end-turn"}, end, p.text("codex-end-main", 0, 0), "", widget.Strong) {
			p.Defer(func() { t.finish(p.s) })
		}
		p.KeyCap(layout.Point{X: end.Right() - 8*p.Unit, Y: end.Y}, widget.EndTurn)
		if c, may := t.asked.with(codex.Yield); may {
			var pass layout.Rect
			r, pass = p.row(r, buttonH)
			id := widget.ID{What: "yield"}
			if p.Button(id, pass, p.text("codex-yield", 0, 0), "", widget.Plain) {
				p.Defer(func() { t.answer(p.s, c) })
			}
			p.MarkAnswer(id)
			if p.Hot == id {
				p.Tip = t.asked.label(c)
			}
		}
	}
	if t.advised.Open() && !t.foretold.ok {
		p.advice(r)
		return
	}
	p.t.story.DrawLast(p.Canvas, p.heading(r, words), seatColor)
}

// answering draws the question and a button for each answer that is nothing on the table.
func (p prompt) answering(r layout.Rect) {
	t, a := p.t, &p.t.asked
	words := a.words
	if t.asks(codex.AskPatrol) {
		words = t.say("codex-patrol-who")
		if _, lends := a.with(codex.Lend); lends {
			words = t.say("codex-patrol-lend")
		}
		if t.chosen != 0 {
			words = t.say("codex-patrol-where", t.words.Name(p.b.Things[t.chosen].Card))
		}
	}
	if t.tray.asks && !t.tray.shown {
		var again layout.Rect
		r, again = p.row(r, endH)
		if p.Button(widget.ID{What: "tray-again"}, again, t.say("codex-open"), "", widget.Strong) {
			p.Defer(func() { t.tray.shown = true })
		}
	}
	n := 0
	for _, c := range a.legal {
		if button(c) {
			n++
		}
	}
	high := max(buttonH*p.Unit, p.Target())
	room := float64(n) * high
	list := layout.Rect{X: r.X, Y: max(r.Y+r.H*0.36, r.Bottom()-room), W: r.W}
	list.H = r.Bottom() - list.Y
	p.t.story.DrawLast(p.Canvas, p.heading(layout.Rect{X: r.X, Y: r.Y, W: r.W, H: list.Y - r.Y}, words).Inset(3*p.Unit), seatColor)
	p.Scroll("answers", list, &t.tray.answers, room, func(all layout.Rect) {
		i := 0
		for k, c := range a.legal {
			if !button(c) {
				continue
			}
			row := layout.Rect{X: all.X, Y: all.Y + float64(i)*high, W: all.W, H: high}.Inset(2 * p.Unit)
			i++
			id, look := widget.ID{What: "answer", N: k}, widget.Plain
			if c.Verb == codex.Done {
				id, look = widget.ID{What: "done"}, widget.Strong
			}
			label := a.labels[k]
			if c.Verb == codex.Done && t.asks(codex.AskPatrol) {
				label = p.text("codex-patrol-done", 0, 0)
			}
			if p.Button(id, row, label, "", look) {
				p.Defer(func() { t.answer(p.s, c) })
			}
			p.MarkAnswer(id)
			if c.Verb == codex.Done {
				p.KeyCap(layout.Point{X: row.Right() - 8*p.Unit, Y: row.Y}, widget.EndTurn)
			}
		}
	})
}

// button says whether a command is given by a button of the prompt.
func button(c codex.Command) bool {
	return c.Verb == codex.Done || c.Verb == codex.Choose || c.Verb == codex.Worker
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
			p.center(line.Inset(5*p.Unit), paint.Bold, theme.Body*p.Type, theme.Water, words)
			r = rest.Drop(4 * p.Unit)
		}
		if !t.show.Showing() {
			p.happens(r, t.goesOn())
			return
		}
	}
	p.happens(r, t.goesOn())
	if p.Button(widget.ID{What: "skip"}, skip, p.t.say("codex-skip"), "", widget.Plain) {
		p.Defer(t.skip)
	}
}

// handOver says who comes to the table next, as soon as whoever sits there has seen enough.
func (p prompt) handOver(r layout.Rect) {
	t := p.t
	r, draw := p.row(r, endH)
	asked := t.game().Asked()
	rest := p.heading(r, p.s.Cache.Words(scene.Words{What: "codex-pass-table", A: int(asked)}, func() string {
		return p.s.T("pass-table", t.Called(p.s, int(asked)))
	}))
	t.story.DrawLast(p.Canvas, rest, seatColor)
	if p.Button(widget.ID{What: "draw-curtain"}, draw, p.s.T("draw-curtain"), "", widget.Strong) {
		p.Defer(t.drawCurtain)
	}
	p.KeyCap(layout.Point{X: draw.Right() - 8*p.Unit, Y: draw.Y}, widget.EndTurn)
}

// slow is after how many seconds it is said that a computer thinks.
const slow = 1.0

// goesOn says what happens while nobody may answer: a computer thinks, or a person has yet to look.
func (t *Screen) goesOn() string {
	asked := t.game().Asked()
	switch words := t.show.Last; {
	case !t.apart.Here() && !t.show.Showing():
		return cmp.Or(t.apart.Waits(), words)
	case !t.apart.Here():
		return words
	case t.players[asked] != nil && (words == "" || t.mind.Since() > slow):
		return t.say("codex-thinking")
	default:
		return words
	}
}

// happens says whose turn it is and what has happened.
func (p prompt) happens(r layout.Rect, words string) {
	t, u := p.t, p.Unit
	head, rest := r.Cut(min(30*u, r.H*0.2))
	p.write(head, paint.Display, min(theme.Body*1.1*p.Type, head.H*0.8), seatColor(p.b.Turn).Mix(theme.Ink, 0.35),
		t.words.Language().Seat(p.b.Turn))
	now, rest := rest.Cut(min(74*u, rest.H*0.4))
	p.write(now.Inset(2*u), paint.Regular, min(theme.Body*p.Type, 20*u), theme.Ink, words)
	t.story.DrawLast(p.Canvas, rest.Inset(4*u), seatColor)
}

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
	if p.Button(widget.ID{What: "end-shown"}, again, p.t.say("codex-result"), "", widget.Strong) {
		p.Defer(func() { p.s.Push(newEnd(p.t)) })
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
