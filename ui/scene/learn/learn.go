// Package learn is the scene of the lessons, above the title: which each adventure has,
// and which are done.
package learn

import (
	"slices"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// screen lists the lessons.
type screen struct {
	scene.Base
	list widget.Scroll
}

// New returns the lessons of the chosen adventure or, if it has none, of the first that has some.
func New(s *scene.Stack) scene.Screen {
	if a, _ := s.Teacher(); a != nil {
		s.Choose(a)
	}
	return &screen{}
}

// First begins the first lesson of all, which leads to the others.
func First(s *scene.Stack) {
	s.Choose(s.Teachers()[0])
	play.Teach(s, 0, again)
}

func (*screen) Name() string { return "learn" }
func (*screen) Over() bool   { return true }

// The measures of the list in units.
const (
	numberSide = 44.0
	toolWidth  = 190.0
	aroundRows = 172.0 // above and below the lessons
	listWidth  = 820.0 // at least
	tabsHeight = 52.0  // of the adventures above the lessons
)

func (n *screen) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	a, lessons := s.Teacher()
	about := s.T("learn-about")
	least := 0.0
	for i := range lessons {
		least = max(least, rowHeight(f, s, listWidth*u, &lessons[i]))
	}
	all, around := s.Teachers(), aroundRows*f.Type
	if len(all) > 1 {
		around += tabsHeight
	}
	r := f.Dialog(900, max(664, around+least/u*float64(len(lessons))), s.T("learn"))
	if len(all) > 1 {
		var tabs layout.Rect
		tabs, r = r.Cut(tabsHeight * u)
		n.adventures(f, s, tabs.Inset(2*u), all, a)
	}
	size := theme.Body * f.Type
	high := float64(len(paint.Wrap(paint.Regular, size, about, r.W))) * size * paint.LineHeight
	f.Paragraph(layout.Rect{X: r.X, Y: r.Y, W: r.W, H: high + u}, paint.Center, paint.Regular, size, theme.Dim, about)
	list, foot := r.Drop(high + 12*u).Cut(r.H - high - 12*u - 56*u)
	high = max(least, list.H/float64(max(1, len(lessons))))
	next := slices.IndexFunc(lessons, func(l adventure.Lesson) bool { return !s.Learned(a, &l) })
	begin := -1
	if f.Pressed[widget.Enter] {
		begin = max(0, next)
	}
	draw := func(i int, at layout.Rect) {
		if n.row(f, s, at.Inset(4*u), i, &lessons[i], s.Learned(a, &lessons[i]), i == next) {
			begin = i
		}
	}
	if high*float64(len(lessons)) > list.H+1 {
		f.Rows("lessons", list, &n.list, len(lessons), high, nil, draw)
	} else {
		for i := range lessons {
			var at layout.Rect
			at, list = list.Cut(high)
			draw(i, at)
		}
	}
	back := f.Footer(layout.Rect{X: foot.Right() - 220*u, Y: foot.Y + 12*u, W: 220 * u, H: 44 * u})
	if f.Button(widget.ID{What: "back"}, back, s.T("back"), "", widget.Plain) || f.Pressed[widget.Escape] {
		f.Defer(s.Pop)
		return
	}
	if begin >= 0 && begin < len(lessons) {
		f.Defer(func() { play.Teach(s, begin, again) })
	}
}

// adventures draws which adventures have lessons, and chooses another one of them.
func (*screen) adventures(f *cardview.Canvas, s *scene.Stack, r layout.Rect, all []adventure.Adventure, a adventure.Adventure) {
	now := slices.IndexFunc(all, func(t adventure.Adventure) bool { return t.Name() == a.Name() })
	chosen := now
	f.Choices(r, "adventure", &chosen, len(all), func(i int) string { return s.TitleOf(all[i]) })
	if chosen != now {
		f.Defer(func() { s.Choose(all[chosen]) })
	}
}

// again leads from a lesson back to the list.
func again(s *scene.Stack) {
	s.Home()
	s.Push(New(s))
}

// rowHeight is how high the row of a lesson is at least in a list of that width.
func rowHeight(f *cardview.Canvas, s *scene.Stack, wide float64, l *adventure.Lesson) float64 {
	u := f.Unit
	size, about := min(theme.Body*f.Type, 18.5*u), s.T("lesson-"+l.Key+"-about")
	lines := float64(len(paint.Wrap(paint.Regular, size, about, wide-(numberSide+toolWidth+28+28)*u)))
	words := theme.Large*f.Type*1.3 + lines*size*paint.LineHeight
	return max(words, 44*u+theme.Small*f.Type*1.4+2*u) + 28*u
}

// row draws a lesson and reports whether to begin it.
func (n *screen) row(f *cardview.Canvas, s *scene.Stack, r layout.Rect, i int, l *adventure.Lesson, learned, next bool) bool {
	u := f.Unit
	edge := theme.Edge
	if next {
		edge = theme.Bronze
	}
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.45))
	f.Line(r, 8*u, max(1, 1.2*u), edge)
	r = r.Inset(10 * u)
	number, r := r.Split(numberSide * u)
	disc := number.Middle(38*u, 38*u)
	if learned {
		f.Fill(disc, 19*u, theme.Chosen.Alpha(0.22))
		f.Line(disc, 19*u, 2*u, theme.Chosen)
		f.Mark(disc.Inset(9*u), paint.Tick, theme.Chosen)
	} else {
		f.Line(disc, 19*u, 2*u, theme.Bronze)
		f.Text(disc, paint.Center, paint.Display, min(theme.Large*f.Type, 26*u), theme.Ink, widget.Number(i+1))
	}
	words, tool := r.SplitRight(toolWidth * u)
	words.X, words.W = words.X+12*u, words.W-28*u
	key := "lesson-" + l.Key
	small := min(theme.Body*f.Type, 18.5*u)
	about := s.T(key + "-about")
	high := float64(len(paint.Wrap(paint.Regular, small, about, words.W))) * small * paint.LineHeight
	head := theme.Large * f.Type * 1.3
	words = words.Middle(words.W, min(words.H, head+high))
	top, below := words.Cut(head)
	f.TextLine(top, paint.Left, paint.Display, theme.Large*f.Type, theme.Ink, s.T(key))
	f.Paragraph(layout.Rect{X: below.X, Y: below.Y, W: below.W, H: high + u}, paint.Left, paint.Regular, small, theme.Dim, about)
	label, tone := s.T("begin"), widget.Plain
	if learned {
		label = s.T("again")
	}
	if next {
		tone = widget.Strong
	}
	line := theme.Small * f.Type * 1.4
	tool = tool.Middle(tool.W, 44*u+line+2*u)
	button, time := tool.Cut(44 * u)
	f.Text(time.Drop(2*u), paint.Center, paint.Regular, theme.Small*f.Type, theme.Dim, s.T("minutes", l.Minutes))
	return f.Button(widget.ID{What: "lesson", N: i}, button, label, "", tone)
}
