package shards

import (
	"context"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// advised is what an expert would do, worked out in the background; another question ends it.
type advised struct {
	open     bool
	job      *job.Job[*game.Advice]
	end      context.CancelFunc // of the job
	ready    bool
	answers  []advisedAnswer // the best first
	compared widget.WrappedText
	reasons  []advisedReason
	pointed  int // which of the answers is marked on the table
	scroll   widget.Scroll
}

// advisedAnswer is an answer to the question, and the chance of winning with it in words; "" where it was not tried.
type advisedAnswer struct {
	do     shards.Command
	words  widget.WrappedText
	chance string
}

// advisedReason is a reason for the best answer, or against it.
type advisedReason struct {
	words widget.WrappedText
	good  bool
}

// advisedAnswers is how many answers are compared.
const advisedAnswers = 4

// drop ends the advice.
func (n *advised) drop() {
	if n.end != nil {
		n.end()
	}
	*n = advised{}
}

// askAdvice asks what an expert would do, or closes the advice.
func (t *Screen) askAdvice(s *scene.Stack) {
	n, when := &t.advised, advice.When(s.Settings.Advice)
	d := t.log.Header.Setup.Difficulty
	hard := d == nemesis.Hard.String() || d == nemesis.Harder.String()
	switch {
	case t.lesson != nil:
	case n.open:
		n.drop()
	case when == advice.Never:
		t.note(s.T("advice-off"))
	case !when.Allows(hard):
		t.note(s.T("advice-off-hard"))
	case !t.mine() || t.show.Behind():
		t.note(s.T("advice-nobody"))
	default:
		g, seed := t.game().Clone(), uint64(t.log.At())
		ctx, end := context.WithCancel(context.Background())
		*n = advised{open: true, end: end}
		n.job = job.Start(func() *game.Advice { return Kind().Advise(ctx, g, seed) })
	}
}

// advise takes what the expert has worked out.
func (t *Screen) advise(f *cardview.Canvas, s *scene.Stack) {
	a, ok := t.advised.job.Done()
	if !ok {
		return
	}
	t.advised.job = nil
	if err := t.log.Advise(); err != nil {
		s.Failed = err
	}
	t.advised.tell(t, s, a)
	f.Lead(widget.ID{What: "advised"})
}

// tell puts the advice into words.
func (n *advised) tell(t *Screen, s *scene.Stack, a *game.Advice) {
	n.ready = true
	l, g := t.words.Language(), t.game()
	for i, o := range a.Options[:min(advisedAnswers, len(a.Options))] {
		if i > 0 && o.Tries == 0 {
			break
		}
		answer := advisedAnswer{do: o.Command, words: widget.WrappedText{Words: l.Command(g, o.Command)}}
		if o.Tries > 0 {
			answer.chance = s.Language.Chance(o.Chance)
		}
		n.answers = append(n.answers, answer)
	}
	n.compared.Words = s.T("why")
	if a.Instead.Command != (game.Command{}) {
		n.compared.Words = s.T("why-compared", l.Command(g, a.Instead.Command))
	}
	for _, r := range a.Reasons {
		n.reasons = append(n.reasons, advisedReason{widget.WrappedText{Words: l.Reason(r)}, r.By > 0})
	}
}

// marked is the answer that is marked on the table: the one that is pointed at, or the best.
func (n *advised) marked() shards.Command {
	if n.pointed >= len(n.answers) {
		return shards.Command{}
	}
	return n.answers[n.pointed].do
}

// marks says whether the marked answer is about a card.
func (n *advised) marks(c shards.Slot) bool { return c != 0 && n.marked().Card == c }

// advice draws what an expert would do; a click on an answer gives it.
func (p prompt) advice(r layout.Rect) {
	n, u := &p.t.advised, p.Unit
	head, r := r.Cut(max(26*u, p.Target()))
	head, shut := head.SplitRight(head.H)
	p.write(head, paint.Display, min(theme.Body*p.Type, head.H*0.7), theme.Chosen.Mix(theme.Ink, 0.35), p.s.T("advice-ask"))
	if p.IconButton(widget.ID{What: "advice-close"}, shut, paint.Cross, p.s.T("close")) {
		p.Defer(n.drop)
	}
	r = r.Drop(4 * u)
	if !n.ready {
		p.write(r, paint.Italic, theme.Body*p.Type, theme.Dim, p.s.T("advice-thinking"))
		return
	}
	wide := r.W - 16*u // even if there is no bar: so nothing is wrapped twice
	p.Scroll("advice-words", r, &n.scroll, p.counsel(layout.Rect{W: wide}, false), func(all layout.Rect) {
		all.W = wide
		n.pointed = 0
		p.counsel(all, true)
	})
}

// The measures of the advice in units.
const (
	advisedPad  = 5.0
	advisedMark = 18.0 // the width of the sign before a reason
)

// counsel draws the best answer with the reasons, then the others, if draw is set, and returns their height.
func (p prompt) counsel(r layout.Rect, draw bool) float64 {
	n, u, top := &p.t.advised, p.Unit, r.Y
	size := min(theme.Body, 16) * p.Type
	r = p.advisedAnswer(0, r, size, draw)
	if len(n.reasons) > 0 {
		r = p.advisedLine(&n.compared, r, paint.Bold, size, theme.Bronze.Mix(theme.Ink, 0.4), draw)
	}
	for i := range n.reasons {
		why := &n.reasons[i]
		if at := (layout.Rect{X: r.X + 2*u, Y: r.Y + size*0.22, W: size * 0.75, H: size * 0.75}); draw && why.good {
			p.Mark(at, paint.Plus, theme.Heal)
		} else if draw {
			p.Fill(at.Middle(at.W*0.84, at.H*0.28), 0, theme.Warn) // a minus
		}
		in := advisedMark * p.Type
		line := layout.Rect{X: r.X + in, Y: r.Y, W: r.W - in}
		r = r.Drop(p.advisedLine(&why.words, line, paint.Regular, size, theme.Ink, draw).Y - r.Y)
	}
	r = r.Drop(3 * u)
	for i := 1; i < len(n.answers); i++ {
		r = p.advisedAnswer(i, r, size, draw)
	}
	return r.Y - top
}

// advisedAnswer draws an answer with its chance at the right, and returns what is left below it.
func (p prompt) advisedAnswer(i int, r layout.Rect, size float64, draw bool) layout.Rect {
	n, u := &p.t.advised, p.Unit
	a := &n.answers[i]
	face, color := paint.Regular, theme.Ink
	if i == 0 {
		face, color = paint.Bold, theme.Chosen
	}
	pad := advisedPad * u
	chance := paint.Width(paint.Display, size, "100 %") + pad
	words := layout.Rect{X: r.X + pad, W: r.W - 2*pad - chance}
	high := a.words.Height(face, size, words.W)
	row := layout.Rect{X: r.X, Y: r.Y, W: r.W, H: max(high+2*pad, p.Target())}
	rest := r.Drop(row.H + 3*u)
	if !draw {
		return rest
	}
	id := widget.ID{What: "advised", N: i}
	hover, click := p.Spot(id, row, a.words.Words, "")
	p.MarkAnswer(id)
	edge := color.Alpha(0.45)
	if hover {
		n.pointed, edge = i, theme.Lit
	}
	p.Fill(row, 6*u, theme.Abyss.Alpha(0.6))
	p.Line(row, 6*u, max(1, 1.4*u), edge)
	words.Y, words.H = row.Center().Y-high/2, high
	a.words.Draw(&p.Canvas.Frame, words, face, size, color)
	_, at := row.Inset(pad).SplitRight(chance)
	p.Text(at, paint.Right, paint.Display, size, color, a.chance)
	if click {
		p.Defer(func() { p.t.answer(p.s, a.do) })
	}
	return rest
}

// advisedLine writes words, and returns what is left below them.
func (p prompt) advisedLine(w *widget.WrappedText, r layout.Rect, face paint.Face, size float64, color paint.Color, draw bool) layout.Rect {
	high := w.Height(face, size, r.W)
	if draw {
		w.Draw(&p.Canvas.Frame, r, face, size, color)
	}
	return r.Drop(high + 2*p.Unit)
}
