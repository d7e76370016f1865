package play

import (
	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// lessonEnd says what was learned, and leads on: to the next lesson or, after the last
// one, to a first adventure.
type lessonEnd struct {
	scene.Base
	lesson *lesson
}

func (*lessonEnd) Name() string { return "lesson-end" }
func (*lessonEnd) Over() bool   { return true }

func (n *lessonEnd) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	l := n.lesson
	const width = 640
	key := "lesson-" + l.course.Lesson.Key
	size := theme.Large * f.Type
	words := s.T(key + "-learned")
	high := float64(len(paint.Wrap(paint.Regular, size, words, (width-40)*u))) * size * paint.LineHeight
	_, all := s.Teacher()
	next := adventure.NextLesson(all, l.n)
	last := next < 0
	r := f.Dialog(width, high/u+210, s.T("lesson-learned", s.T(key)))
	f.Paragraph(layout.Rect{X: r.X, Y: r.Y, W: r.W, H: high + u}, paint.Left, paint.Regular, size, theme.Ink, words)
	on, r := r.Drop(high + 18*u).Cut(50 * u)
	label := s.T("first-adventure")
	if !last {
		label = s.T("lesson-next", s.T("lesson-"+all[next].Key))
	}
	if f.Button(widget.ID{What: "lesson-next"}, on, label, "", widget.Strong) || f.Pressed[widget.Enter] {
		f.Defer(func() {
			if last {
				first(s)
			} else {
				l.next(s)
			}
		})
	}
	left, right := r.Drop(10 * u).Split(r.W / 2)
	left.W, left.H = left.W-5*u, 44*u
	right.X, right.W, right.H = right.X+5*u, right.W-5*u, 44*u
	if f.Button(widget.ID{What: "lesson-again"}, left, s.T("lesson-again"), "", widget.Plain) {
		f.Defer(func() { l.again(s) })
	}
	if f.Button(widget.ID{What: "lesson-leave"}, right, s.T("lesson-all"), "", widget.Plain) || f.Pressed[widget.Escape] {
		f.Defer(func() { l.leave(s) })
	}
}
