package lessons

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// screen lists the lessons.
type screen[G game.Game] struct {
	scene.Base
	of     *Course[G]
	spoken *lang.Language // for which the words are
	words  *lang.Language
}

// List returns the list of the lessons.
func (o *Course[G]) List(*scene.Stack) scene.Screen { return &screen[G]{of: o} }

// list leads from a lesson back to the list.
func (o *Course[G]) list(s *scene.Stack) {
	s.Home()
	s.Push(o.List(s))
}

func (*screen[G]) Name() string { return "learn" }
func (*screen[G]) Over() bool   { return true }

// rowHigh is how high the row of a lesson is at least, in units.
const rowHigh = 84.0

func (n *screen[G]) Frame(f *cardview.Canvas, s *scene.Stack) {
	if n.spoken != s.Language {
		n.spoken, n.words = s.Language, s.Language.WithWords(n.of.Words)
	}
	u := f.Unit
	r := f.Dialog(820, max(500, float64(len(n.of.Lessons))*rowHigh+140), s.T("learn"))
	rows, foot := r.Cut(r.H - 60*u)
	next := 0
	for next < len(n.of.Lessons) && s.Settings.Learned.Has(n.of.learned(next)) {
		next++
	}
	begin := -1
	if f.Pressed[widget.Enter] {
		begin = next % len(n.of.Lessons)
	}
	for i := range n.of.Lessons {
		var row layout.Rect
		if row, rows = rows.Cut((r.H - 60*u) / float64(len(n.of.Lessons))); n.row(f, s, row.Inset(4*u), i, i == next) {
			begin = i
		}
	}
	if begin >= 0 {
		f.Defer(func() { n.of.Begin(s, begin) })
	}
	back := f.Footer(layout.Rect{X: foot.Right() - 220*u, Y: foot.Y + 14*u, W: 220 * u, H: 44 * u})
	if f.Button(widget.ID{What: "back"}, back, s.T("back"), "", widget.Plain) || f.Pressed[widget.Escape] {
		f.Defer(s.Pop)
	}
}

// say is a text of the lessons.
func (n *screen[G]) say(key string) string { return n.words.T(key) }

// row draws a lesson and reports whether to begin it.
func (n *screen[G]) row(f *cardview.Canvas, s *scene.Stack, r layout.Rect, i int, next bool) bool {
	u, l := f.Unit, &n.of.Lessons[i]
	learned, edge, look, label := s.Settings.Learned.Has(n.of.learned(i)), theme.Edge, widget.Plain, s.T("begin")
	if next {
		edge, look = theme.Bronze, widget.Strong
	}
	if learned {
		label = s.T("again")
	}
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.45))
	f.Line(r, 8*u, max(1, 1.2*u), edge)
	disc, words := r.Inset(12 * u).Split(50 * u)
	disc = disc.Middle(40*u, 40*u)
	if learned {
		f.Mark(disc.Inset(9*u), paint.Tick, theme.Chosen)
	} else {
		f.Text(disc, paint.Center, paint.Display, min(theme.Large*f.Type, 26*u), theme.Ink, widget.Number(i+1))
	}
	f.Line(disc, 20*u, 2*u, theme.Bronze)
	words, tool := words.Shift(8*u, 0).SplitRight(170 * u)
	head, below := words.Cut(0.4 * words.H)
	f.TextLine(head, paint.Left, paint.Display, theme.Large*f.Type, theme.Ink, n.say("lesson-"+l.Key))
	below.W -= 20 * u
	f.FittedIn(below, paint.Regular, theme.Body*f.Type, theme.Dim, n.say("lesson-"+l.Key+"-about")+" "+s.T("minutes", l.Minutes))
	return f.Button(widget.ID{What: "lesson", N: i}, tool.Middle(tool.W-16*u, max(44*u, f.Target())), label, "", look)
}
