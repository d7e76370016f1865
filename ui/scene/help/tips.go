package help

import (
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Tip is a line for people new to the game of a table T, shown once, when it first matters.
type Tip[T any] struct {
	Key     string
	Article string // the key of the page of the rules that says more
	When    func(T) bool
}

// Tips shows one tip at a time, in the turn in which it matters, until that has passed or it is closed.
type Tips[T any] struct {
	now   *Tip[T]
	turn  int
	at    int // one more than the number of inputs after which tips were looked for
	words string
	title string // of the page that says more
	in    *lang.Language
}

// Now is a moment at a table.
type Now struct {
	Kind     game.Kind
	Turn, At int  // turns that have begun, and inputs
	Off      bool // nobody needs tips there
	Looks    bool // a person is asked and sees the table
	// Say is a text of the table. Those of tips stand under the name of the game, "-tip-" and the key.
	Say func(key string, args ...any) string
}

// On says whether there is a tip.
func (n *Tips[T]) On() bool { return n.now != nil }

// Frame works out which of these tips to show, the urgent ones first. No tip is ever shown twice.
func (n *Tips[T]) Frame(t T, s *scene.Stack, all []Tip[T], now Now) {
	switch {
	case !s.Settings.Tips || now.Off:
		*n = Tips[T]{}
		return
	case !now.Looks:
		return
	}
	if at := now.At + 1; n.at != at {
		n.at = at
		n.choose(t, s, all, now)
	}
	if n.now != nil && n.in != s.Language {
		n.in, n.words = s.Language, now.Say(now.Kind.Name()+"-tip-"+n.now.Key)
		pages := s.WordsOf(now.Kind).Rules()
		n.title = pages[slices.IndexFunc(pages, func(p game.Page) bool { return p.Key == n.now.Article })].Title
	}
}

// choose finds the first tip that matters and was never shown, once the one before has passed.
func (n *Tips[T]) choose(t T, s *scene.Stack, all []Tip[T], now Now) {
	if n.now != nil && n.turn == now.Turn && n.now.When(t) {
		return
	}
	n.now = nil
	for i := range all {
		tip := &all[i]
		if told := now.Kind.Name() + "-" + tip.Key; !s.Settings.Told.Has(told) && tip.When(t) {
			n.now, n.turn, n.in = tip, now.Turn, nil
			s.Settings.Told = s.Settings.Told.With(told)
			s.SaveSettings()
			return
		}
	}
}

// tipHigh is how high a tip is at most, in units of type.
const tipHigh = 150.0

// Draw draws the tip: the title of its page, which leads there, and below it what it says.
func (n *Tips[T]) Draw(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	if r.Empty() || n.now == nil {
		return
	}
	u := f.Unit
	r = r.Middle(r.W, min(r.H, tipHigh*f.Type))
	f.Block("tip", r)
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.86))
	f.Line(r, 8*u, max(1, 1.2*u), theme.Chosen.Alpha(0.7))
	head, words := r.Inset(4 * u).Cut(max(28*u, f.Target()))
	mark, head := head.Split(min(22*u, head.H))
	f.Mark(mark.Middle(mark.W*0.8, mark.W*0.8), paint.Drop, theme.Chosen)
	head, shut := head.SplitRight(head.H)
	if f.IconButton(widget.ID{What: "tip-close"}, shut, paint.Cross, s.T("tip-close")) {
		f.Defer(func() { n.now = nil })
	}
	hover, click := f.ViewSpot(widget.ID{What: "tip-more"}, head, n.title)
	color := theme.Water
	if hover {
		color = theme.Lit
	}
	cardview.Fit(f, head.Inset(2*u), paint.Left, paint.Bold, min(theme.Body*f.Type, 0.8*head.H), color, n.title)
	words.X, words.W = words.X+3*u, words.W-6*u
	cardview.Fit(f, words, paint.Left, paint.Regular, theme.Large*f.Type, theme.Ink, n.words)
	if article := n.now.Article; click {
		f.Defer(func() { s.OpenArticle(article) })
	}
}
