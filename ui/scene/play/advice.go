package play

import (
	"math"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// advised is the shown advice, in words.
type advised struct {
	open     bool
	of       *advice.Advice
	in       *lang.Language
	before   string // the chance without the plan, "" if it is not known
	so       string // and with it
	plan     []widget.WrappedText
	onward   widget.WrappedText   // how the plan continues
	team     []widget.WrappedText // what the allies can do then
	compared widget.WrappedText
	why      []reason
	scroll   widget.Scroll
	panel    advicePanel
}

// reason is a reason in words, and whether it speaks for the plan.
type reason struct {
	widget.WrappedText
	good bool
}

// mayAdvise reports whether there is advice in this game.
func (t *Screen) mayAdvise(s *scene.Stack) bool {
	hard := adventure.AtLeastHard(s.Adventure, t.Model.Story.Header.Difficulty)
	return t.advisable() && advice.When(s.Settings.Advice).Allows(hard)
}

// advisable reports whether the game is being played, and is neither a lesson nor a puzzle.
func (t *Screen) advisable() bool {
	return t.watch == nil && t.lesson == nil && t.puzzle == nil && !t.lookBack
}

// askAdvice asks what an expert would do, or closes the advice.
func (t *Screen) askAdvice(s *scene.Stack) {
	m := t.Model
	switch {
	case t.puzzle != nil:
		t.puzzle.ask(m)
	case !t.advisable():
	case t.advised.open:
		m.DropAdvice()
	case !t.mayAdvise(s) && advice.When(s.Settings.Advice) == advice.Never:
		t.remark(s.T("advice-off"))
	case !t.mayAdvise(s):
		t.remark(s.T("advice-off-hard"))
	case !m.AskAdvice():
		t.remark(s.T("advice-nobody"))
	}
}

// frame puts the advice into words, once.
func (n *advised) frame(s *scene.Stack, m *table.Model) {
	a := m.Advice()
	if n.open = a != nil || m.Advising(); !n.open {
		*n = advised{}
		return
	}
	if a == nil || a == n.of && n.in == s.Language {
		return
	}
	w := advice.Words{Narrator: m.Words, Seat: a.Seat}
	lines := w.Plan(a.Plan)
	n.plan = n.plan[:0]
	for _, line := range lines {
		n.plan = append(n.plan, widget.WrappedText{Words: line})
	}
	if n.onward = (widget.WrappedText{}); a.Open {
		n.onward.Words = s.T("plan-open")
	}
	n.team = n.team[:0]
	for _, line := range w.Team(a) {
		n.team = append(n.team, widget.WrappedText{Words: line})
	}
	if fresh := a.Options != nil; fresh || n.in != s.Language {
		n.before, n.so = w.Before(a), w.Language.Chance(a.So)
		n.compared = widget.WrappedText{Words: s.T("why")}
		if fresh {
			n.compared.Words = w.Compared(a)
		}
		n.why = n.why[:0]
		for i, line := range w.Why(a) {
			n.why = append(n.why, reason{widget.WrappedText{Words: line}, len(a.Reasons) == 0 || a.Reasons[i].Good()})
		}
	}
	n.of, n.in = a, s.Language
}

// adviceButton asks for advice.
func (t *Screen) adviceButton(p painter, s *scene.Stack, r layout.Rect) {
	key := "advice-key"
	if t.puzzle != nil {
		key = "puzzles-hint-key"
	}
	if p.IconButton(widget.ID{What: "advice"}, r, paint.Lamp, s.WithKey(key, widget.Advice)) {
		p.Defer(func() { t.askAdvice(s) })
	}
}

// The measures of the panel of advice in units.
const (
	adviceWidth = 372.0
	adviceMark  = 20.0 // the width of the sign before a reason
	adviceGap   = 7.0
)

// advice draws the advice: the next action is lit, and beside it are the chances, the
// plan and the reasons.
func (t *Screen) advice(p painter, s *scene.Stack) {
	n, m := &t.advised, t.Model
	if !n.open {
		return
	}
	u, size := p.Unit, min(theme.Body, 16)*p.Type
	next := m.Advised()
	near, lit := p.spotOf(next, t.menu, false)
	if !lit || next.Verb == keyforge.NoCommand {
		near, lit = buttonOf(p, "advice"), false
	}
	w := adviceWidth * u * math.Sqrt(p.Type/u)
	head, foot := bubbleLine(p), 0.0
	if next.Verb != keyforge.NoCommand {
		foot = (bubbleGo + adviceGap) * u
	}
	body := n.body(p, s, layout.Rect{W: w - 2*bubblePad*u}, size, false)
	window := m.Places.Main
	window.H = roof(m) - window.Y
	frame := head + 2*bubblePad*u
	folded := layout.Point{X: bubblePad*u + 2*head + goWidth(p, s) + paint.Width(paint.Display, size*1.3, n.before+n.so) + size*1.3 +
		(10+3*adviceGap)*u, Y: max(head, bubbleGo*u) + bubblePad*u}
	least := min(body, 5*size*paint.LineHeight) + frame + foot
	n.panel.place(p, placing{m.Story.At(), near, w, min(body+frame+foot, window.H-12*u), window.Inset(6 * u)}, least, folded, &t.avoid)
	at := n.panel.at
	p.Clear = append(p.Clear, at)
	if lit {
		p.pointAt(at, near)
	}
	p.Block("advice-panel", at)
	p.Panel(at)
	p.Line(at.Inset(2*u), 12*u, 1.6*u, theme.Chosen.Alpha(0.5))
	if n.panel.folded {
		row := n.tools(p, s, at.Inset(bubblePad/2*u), head)
		if foot > 0 {
			row = adviceGo(p, s, row, next)
		}
		row.W -= 2 * adviceGap * u
		n.chances(p, row, size)
		return
	}
	top, r := at.Inset(bubblePad * u).Cut(head)
	top = n.tools(p, s, top, head)
	p.ShrunkLine(top, paint.Display, theme.Small*p.Type, theme.Bronze.Mix(theme.Ink, 0.35), s.T("advice-ask"))
	if foot > 0 {
		var last layout.Rect
		r, last = r.Cut(r.H - foot)
		adviceGo(p, s, last.Drop(adviceGap*u), next)
	}
	p.Scroll("advice-words", r, &n.scroll, body, func(all layout.Rect) { n.body(p, s, all, size, true) })
}

// goWidth is the width of the button that carries out the advice.
func goWidth(p painter, s *scene.Stack) float64 {
	return paint.Width(paint.Bold, theme.Body*p.Type, s.T("advice-do")) + 44*p.Unit
}

// adviceGo is the button that carries out the advice, at the right; it returns the rest.
func adviceGo(p painter, s *scene.Stack, r layout.Rect, next keyforge.Command) layout.Rect {
	rest, b := r.SplitRight(min(r.W, goWidth(p, s)))
	if p.Button(widget.ID{What: "advice-do"}, b, s.T("advice-do"), "", widget.Strong) {
		p.m.Answer(next)
	}
	return rest
}

// buttonOf is where a drawn button is.
func buttonOf(p painter, what string) layout.Rect {
	for i := range p.Spots {
		if p.Spots[i].What == what {
			return p.Spots[i].Rect
		}
	}
	return p.m.Places.Bar
}

// body draws the chances, the plan and the reasons, if draw is set, and returns
// their height.
func (n *advised) body(p painter, s *scene.Stack, r layout.Rect, size float64, draw bool) float64 {
	u, top := p.Unit, r.Y
	line := size * paint.LineHeight
	if n.of == nil {
		if draw {
			dots, words := layout.Rect{X: r.X, Y: r.Y, W: r.W, H: line * 1.4}.Split(56 * u)
			p.TextLine(words, paint.Left, paint.Italic, size, theme.Dim, s.T("advice-thinking"))
			p.pondering(dots)
		}
		return line * 1.4
	}
	words := func(w *widget.WrappedText, face paint.Face, in, gap float64, color paint.Color) {
		at := layout.Rect{X: r.X + in, Y: r.Y, W: r.W - in, H: r.H}
		high := w.Height(face, size, at.W)
		if draw {
			w.Draw(&p.Canvas.Frame, at, face, size, color)
		}
		r = r.Drop(high + gap)
	}
	if draw {
		left := n.chances(p, layout.Rect{X: r.X, Y: r.Y, W: r.W, H: line * 1.5}, size)
		p.ShrunkLine(left, paint.Regular, size, theme.Dim, s.T("chance-head"))
	}
	r = r.Drop(line*1.5 + adviceGap*u)
	for i := range n.plan {
		face, color, sign := paint.Regular, theme.Ink, theme.Dim
		if i == 0 {
			face, color, sign = paint.Bold, theme.Chosen, theme.Chosen
		}
		if draw {
			p.Mark(layout.Rect{X: r.X + 2*u, Y: r.Y + size*0.2, W: size * 0.8, H: size * 0.8}, paint.Right3, sign)
		}
		words(&n.plan[i], face, adviceMark*u*p.Type/u, 2*u, color)
	}
	if n.onward.Words != "" {
		words(&n.onward, paint.Italic, adviceMark*u*p.Type/u, 0, theme.Dim)
	}
	for i := range n.team {
		if draw {
			p.Crest(layout.Rect{X: r.X + u, Y: r.Y + size*0.15, W: size * 0.9, H: size * 0.9}, s.Crest(int(n.of.Team[i].Side)),
				theme.Seats[n.of.Team[i].Side&3])
		}
		words(&n.team[i], paint.Regular, adviceMark*u*p.Type/u, 2*u, theme.Seats[n.of.Team[i].Side&3].Mix(theme.Ink, 0.6))
	}
	r = r.Drop(adviceGap * u)
	words(&n.compared, paint.Bold, 0, 3*u, theme.Bronze.Mix(theme.Ink, 0.4))
	for i := range n.why {
		x := &n.why[i]
		at := layout.Rect{X: r.X + 2*u, Y: r.Y + size*0.22, W: size * 0.75, H: size * 0.75}
		switch {
		case !draw || len(n.of.Reasons) == 0:
		case x.good:
			p.Mark(at, paint.Plus, theme.Heal)
		default:
			p.Fill(at.Middle(at.W*0.84, at.H*0.28), 0, theme.Warn) // a minus
		}
		words(&x.WrappedText, paint.Regular, adviceMark*u*p.Type/u, 2*u, theme.Ink)
	}
	return r.Y - top + adviceGap*u
}

// chances draws the chance of winning before and after at the right, and returns the
// rest.
func (n *advised) chances(p painter, r layout.Rect, size float64) layout.Rect {
	u := p.Unit
	big := size * 1.3
	rest, at := r.SplitRight(paint.Width(paint.Display, big, n.so) + 4*u)
	p.Text(at, paint.Right, paint.Display, big, theme.Chosen, n.so)
	if n.before != "" {
		rest, at = rest.SplitRight(big)
		p.Mark(at.Middle(big*0.55, big*0.55), paint.Right3, theme.Dim)
		rest, at = rest.SplitRight(paint.Width(paint.Display, big, n.before) + 6*u)
		p.Text(at, paint.Right, paint.Display, big, theme.Ink, n.before)
	}
	return rest
}

// pondering shows that somebody is thinking: three drops light up one after another.
func (c painter) pondering(r layout.Rect) {
	side := min(r.W/3.4, r.H*0.6)
	for i := range 3 {
		light := 0.65
		if !c.m.ReducedMotion {
			light = 0.45 + 0.45*math.Sin(c.m.Clock*5-float64(i)*1.1)
		}
		at := layout.Rect{X: r.X + float64(i)*side*1.1, Y: r.Center().Y - side/2, W: side, H: side}
		c.Mark(at.Inset(side*0.12), paint.Drop, theme.Chosen.Alpha(max(0.15, light)))
	}
}
