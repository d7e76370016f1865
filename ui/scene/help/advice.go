// Package help is what the table of a game beside KeyForge tells those who ask or who are new: what an expert would do, and tips.
package help

import (
	"context"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Advice is what an expert would do, worked out in the background; another question ends it.
type Advice struct {
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
	do     game.Command
	words  widget.WrappedText
	chance string

	longest string // of the words
}

// advisedReason is a reason for the best answer, or against it.
type advisedReason struct {
	words widget.WrappedText
	good  bool
}

// advisedAnswers is how many answers are compared.
const advisedAnswers = 4

// Words put advice about the open question into words.
type Words struct {
	Command func(game.Command) string
	Reason  func(game.Reason) string
}

// Open says whether there is advice, or will be soon.
func (n *Advice) Open() bool { return n.open }

// Drop ends the advice.
func (n *Advice) Drop() {
	if n.end != nil {
		n.end()
	}
	*n = Advice{}
}

// Ask asks what an expert would do about the open question, or closes the advice. It returns why there is none, or "": because it
// is off, also where the opponent is hard, or nobody is asked who may see the answer.
func (n *Advice) Ask(s *scene.Stack, by game.Adviser, log *replay.Log[game.Game], mine, hard bool) string {
	when := advice.When(s.Settings.Advice)
	switch {
	case n.open:
		n.Drop()
	case when == advice.Never:
		return s.T("advice-off")
	case !when.Allows(hard):
		return s.T("advice-off-hard")
	case !mine:
		return s.T("advice-nobody")
	default:
		g, seed := log.Game().Clone(), uint64(log.At())
		ctx, end := context.WithCancel(context.Background())
		*n = Advice{open: true, end: end}
		n.job = job.Start(func() *game.Advice { return by.Advise(ctx, g, seed) })
	}
	return ""
}

// Frame takes what the expert has worked out, and counts it in the log.
func (n *Advice) Frame(f *cardview.Canvas, s *scene.Stack, log *replay.Log[game.Game], in Words) {
	a, ok := n.job.Done()
	if !ok {
		return
	}
	n.job = nil
	if err := log.Advise(); err != nil {
		s.Failed = err
	}
	n.tell(s, a, in)
	f.Lead(widget.ID{What: "advised"})
}

// tell puts the advice into words.
func (n *Advice) tell(s *scene.Stack, a *game.Advice, in Words) {
	n.ready = true
	for i, o := range a.Options[:min(advisedAnswers, len(a.Options))] {
		if i > 0 && o.Tries == 0 {
			break
		}
		answer := advisedAnswer{do: o.Command, words: widget.WrappedText{Words: in.Command(o.Command)}}
		for word := range strings.FieldsSeq(answer.words.Words) {
			if paint.Width(paint.Bold, theme.Body, word) > paint.Width(paint.Bold, theme.Body, answer.longest) {
				answer.longest = word
			}
		}
		if o.Tries > 0 {
			answer.chance = s.Language.Chance(o.Chance)
		}
		n.answers = append(n.answers, answer)
	}
	n.compared.Words = s.T("why")
	if a.Instead.Command != (game.Command{}) {
		n.compared.Words = s.T("why-compared", in.Command(a.Instead.Command))
	}
	for _, r := range a.Reasons {
		n.reasons = append(n.reasons, advisedReason{widget.WrappedText{Words: in.Reason(r)}, r.By > 0})
	}
}

// Marked is the answer that is to be marked on the table: the one that is pointed at, or the best; none while there is no advice.
func (n *Advice) Marked() game.Command {
	if n.pointed >= len(n.answers) {
		return game.Command{}
	}
	return n.answers[n.pointed].do
}

// Marks says whether the marked answer is about a card.
func (n *Advice) Marks(c game.Slot) bool { return c != 0 && n.Marked().Card == c }

// counsel is advice while it is drawn.
type counsel struct {
	*cardview.Canvas
	n    *Advice
	give func(game.Command)
}

// Draw draws what an expert would do; a click on an answer gives it.
func (n *Advice) Draw(f *cardview.Canvas, s *scene.Stack, r layout.Rect, give func(game.Command)) {
	p, u := counsel{f, n, give}, f.Unit
	head, r := r.Cut(max(26*u, p.Target()))
	head, shut := head.SplitRight(head.H)
	cardview.Fit(f, head, paint.Left, paint.Display, min(theme.Body*p.Type, head.H*0.7), theme.Chosen.Mix(theme.Ink, 0.35), s.T("advice-ask"))
	if p.IconButton(widget.ID{What: "advice-close"}, shut, paint.Cross, s.T("close")) {
		f.Defer(n.Drop)
	}
	r = r.Drop(4 * u)
	if !n.ready {
		cardview.Fit(f, r, paint.Left, paint.Italic, theme.Body*p.Type, theme.Dim, s.T("advice-thinking"))
		return
	}
	wide := r.W - 16*u // even if there is no bar: so nothing is wrapped twice
	p.Scroll("advice-words", r, &n.scroll, p.all(layout.Rect{W: wide}, false), func(all layout.Rect) {
		all.W = wide
		n.pointed = 0
		p.all(all, true)
	})
}

// The measures of the advice in units.
const (
	advisedPad  = 5.0
	advisedMark = 18.0 // the width of the sign before a reason
	mostChance  = 0.36 // how much of the width a chance may take beside an answer
)

// all draws the best answer with the reasons, then the others, if draw is set, and returns their height.
func (p counsel) all(r layout.Rect, draw bool) float64 {
	n, u, top := p.n, p.Unit, r.Y
	size := min(theme.Body, 16) * p.Type
	r = p.answer(0, r, size, draw)
	if len(n.reasons) > 0 {
		r = p.line(&n.compared, r, paint.Bold, size, theme.Bronze.Mix(theme.Ink, 0.4), draw)
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
		r = r.Drop(p.line(&why.words, line, paint.Regular, size, theme.Ink, draw).Y - r.Y)
	}
	r = r.Drop(3 * u)
	for i := 1; i < len(n.answers); i++ {
		r = p.answer(i, r, size, draw)
	}
	return r.Y - top
}

// answer draws an answer with its chance at the right, and returns what is left below it.
func (p counsel) answer(i int, r layout.Rect, size float64, draw bool) layout.Rect {
	n, u := p.n, p.Unit
	a := &n.answers[i]
	face, color := paint.Regular, theme.Ink
	if i == 0 {
		face, color = paint.Bold, theme.Chosen
	}
	pad := advisedPad * u
	chance := paint.Width(paint.Display, size, "100 %")
	for j := range n.answers {
		chance = max(chance, paint.Width(paint.Display, size, n.answers[j].chance))
	}
	chance += pad
	words, below := layout.Rect{X: r.X + pad, W: r.W - 2*pad - chance}, 0.0
	if chance > mostChance*r.W { // then it stands below
		words.W = r.W - 2*pad
		if a.chance != "" {
			below = size * paint.LineHeight
		}
	}
	size = min(size, size*words.W/max(1, paint.Width(face, size, a.longest)))
	high := a.words.Height(face, size, words.W)
	row := layout.Rect{X: r.X, Y: r.Y, W: r.W, H: max(high+below+2*pad, p.Target())}
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
	words.Y, words.H = row.Center().Y-(high+below)/2, high
	a.words.Draw(&p.Canvas.Frame, words, face, size, color)
	_, at := row.Inset(pad).SplitRight(chance)
	if below > 0 {
		at = layout.Rect{X: words.X, Y: words.Bottom(), W: words.W, H: below}
	}
	cardview.Fit(p.Canvas, at, paint.Right, paint.Display, size, color, a.chance)
	if click {
		p.Defer(func() { p.give(a.do) })
	}
	return rest
}

// line writes words, and returns what is left below them.
func (p counsel) line(w *widget.WrappedText, r layout.Rect, face paint.Face, size float64, color paint.Color, draw bool) layout.Rect {
	high := w.Height(face, size, r.W)
	if draw {
		w.Draw(&p.Canvas.Frame, r, face, size, color)
	}
	return r.Drop(high + 2*p.Unit)
}
