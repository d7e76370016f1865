package play

import (
	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/widget"
)

// lesson is the game on the table as a lesson: its text is in a bubble beside what it
// is about, and nothing can be done but what it waits for.
type lesson struct {
	course *adventure.Progress
	from   adventure.Adventure
	n      int                // among the lessons of the adventure
	leave  func(*scene.Stack) // to the choice of lessons

	shown   bool          // something is explained now
	card    keyforge.Slot // that it is about, or 0
	said    wordsKey
	says    widget.WrappedText
	does    widget.WrappedText
	not     widget.WrappedText // the response to trying something else
	where   string             // the progress of the lesson
	refused int                // how often something else has been tried so far
	warned  bool
	ended   bool
	at      layout.Rect // the bubble
	shape   bubbleShape
	placed  bubblePlace // what both were found for
	near    layout.Rect // what it is about
	vitals  []layout.Rect
}

// wordsKey is what the words in a bubble depend on.
type wordsKey struct {
	at       int // the step, from 1
	language *lang.Language
}

// again restarts the lesson.
func (l *lesson) again(s *scene.Stack) { Teach(s, l.n, l.leave) }

// next goes on to the next lesson or, after the last one, back to the choice of lessons.
func (l *lesson) next(s *scene.Stack) {
	_, all := s.Teacher()
	if next := adventure.NextLesson(all, l.n); next >= 0 {
		Teach(s, next, l.leave)
		return
	}
	l.leave(s)
}

// guide lets the course of a lesson decide what may be done at a table, and where the
// story stops.
func (l *lesson) guide(m *table.Model) {
	m.Only = func(c keyforge.Command) bool {
		l.course.GoTo(m.Story.At())
		return l.course.Allows(c)
	}
	m.Hold = func(e *keyforge.Event) bool {
		l.course.GoTo(m.Story.At())
		return l.course.Observe(e)
	}
	m.Relight()
}

// frame advances the lesson; top is whether nothing lies above the table.
func (l *lesson) frame(f *cardview.Canvas, s *scene.Stack, m *table.Model, top bool) {
	l.course.GoTo(m.Story.At())
	step := l.course.Step()
	if step == nil {
		if l.shown = false; !m.Showing() && !l.ended && top {
			l.ended = true
			s.Learn(l.from, l.course.Lesson)
			s.Push(&lessonEnd{lesson: l})
		}
		return
	}
	l.ended = false
	l.shown = (m.Stopped() || !m.Showing() && (m.Asking() || m.Over())) && !m.Moving(l.course.Card(step.At.Card))
	if !l.shown {
		return
	}
	l.card = l.course.Card(step.At.Card)
	l.say(s, m, step)
	if m.Refused != l.refused {
		l.refused, l.warned = m.Refused, true
	}
	if top && !l.waits() && (f.Pressed[widget.Enter] || f.Pressed[widget.Space]) {
		f.Pressed[widget.Enter], f.Pressed[widget.Space] = false, false
		l.goOn(m)
	}
}

// waits reports whether the step waits for a command.
func (l *lesson) waits() bool { return l.course.Step().Command.Verb != keyforge.NoCommand }

// goOn leaves a step that only explains.
func (l *lesson) goOn(m *table.Model) {
	l.course.Advance()
	m.Release()
	m.Relight()
}

// say puts the step into words, once.
func (l *lesson) say(s *scene.Stack, m *table.Model, step *adventure.Step) {
	at, of := l.course.At()
	now := wordsKey{at + 1, s.Language}
	if now == l.said {
		return
	}
	l.said, l.warned, l.refused = now, false, m.Refused
	says, does := l.course.Lesson.WordKeys(step)
	facts := l.course.Facts(step, tableView{m}, s.CardTitle)
	l.says = widget.WrappedText{Words: s.T(says, facts...)}
	l.does, l.not = widget.WrappedText{}, widget.WrappedText{Words: s.T("lesson-read-first")}
	if does != "" {
		do := s.T(does, facts...)
		l.does = widget.WrappedText{Words: s.T("lesson-now", do)}
		l.not = widget.WrappedText{Words: s.T("lesson-not-yet", do)}
	}
	l.where = s.T("lesson-at", s.T("lesson-"+l.course.Lesson.Key), at+1, of)
}

// tableView is what is visible on a table.
type tableView struct{ m *table.Model }

func (v tableView) CardView(c keyforge.Slot) *keyforge.CardView { return &v.m.Board.Faces[c].CardView }
func (v tableView) Pool(s keyforge.Side) int                    { return v.m.Board.Pool[s] }
func (v tableView) KeyCost(s keyforge.Side) int                 { return v.m.Board.Cost[s] }
func (v tableView) Keys(s keyforge.Side) uint8                  { return v.m.Board.Keys[s] }
func (v tableView) Pile(s keyforge.Side, z card.Zone) int       { return len(v.m.Board.Piles[s][z]) }
func (v tableView) Gauges() []keyforge.GaugeValue               { return v.m.Board.Gauges }
func (v tableView) TidePrice() int                              { return v.m.TidePrice() }
func (v tableView) High() bool                                  { return v.m.Board.High }
func (v tableView) Over() bool                                  { return v.m.Board.Over }
