package attempt

import (
	"github.com/keyraken/keyraken/game/ai/puzzle"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// end says whether the goal of a puzzle was reached, and leads on: to the solution in words and on a table and to the next
// puzzle, or back into this one.
type end struct {
	scene.Base
	z      *Attempt
	m      *table.Model
	scroll widget.Scroll
}

func (*end) Name() string { return "puzzle-end" }
func (*end) Over() bool   { return true }

// way is a button of the sheet.
type way struct {
	what, label string
	do          func()
}

// The measures of the sheet in units.
const (
	endWidth = 640.0
	endRow   = 46.0
	endMark  = 26.0 // before a line of the solution
)

func (n *end) Frame(f *cardview.Canvas, s *scene.Stack) {
	u, z := f.Unit, n.z
	solved := z.now.State == puzzle.Solved
	heading, size := s.T("puzzles-missed"), theme.Body*f.Type
	var lines []solutionLine
	if solved {
		heading = s.T("puzzles-reached")
		lines = z.explained(s, n.m)
	}
	width := (endWidth - 40) * u
	high := 0.0 // of the lines
	for i := range lines {
		high += n.line(f, &lines[i], layout.Rect{W: width - 32*u}, size, false)
	}
	said := float64(len(paint.Wrap(paint.Regular, theme.Large*f.Type, z.Why, width))) * theme.Large * f.Type * paint.LineHeight
	head := 1.5 * size // which puzzle it is, and how it was solved
	around := 68*u + head + said + 2*(endRow+6)*u + f.TouchGrowth(2, endRow)*u + 60*u
	row := size * paint.LineHeight
	shown := min(high, 9*row, max(f.Window().H-20*u-around, 3*row)) // the rest is scrolled to
	r := f.Dialog(endWidth, (around+shown)/u, heading)
	line, r := r.Cut(head)
	n.about(f, s, line, size, solved)
	f.Paragraph(layout.Rect{X: r.X, Y: r.Y, W: r.W, H: said + u}, paint.Center, paint.Regular, theme.Large*f.Type, theme.Ink, z.Why)
	r = r.Drop(said + 10*u)
	step := f.RowHeight(endRow) + 6*u
	body, foot := r.Cut(r.H - 2*step)
	if solved {
		n.tell(f, body.Inset(2*u), lines, high, size)
	}
	n.ways(f, s, foot, step, solved)
}

// about says which puzzle it is, and whether the player was helped.
func (n *end) about(f *cardview.Canvas, s *scene.Stack, r layout.Rect, size float64, solved bool) {
	words := n.z.Called + " · " + n.z.ID
	switch {
	case solved && n.z.helped > 0:
		words += " · " + s.T("puzzles-helped")
	case solved:
		words += " · " + s.T("puzzles-alone")
	}
	f.TextLine(r, paint.Center, paint.Display, size, theme.Bronze.Mix(theme.Ink, 0.4), words)
}

// tell lists the lines of the solution.
func (n *end) tell(f *cardview.Canvas, r layout.Rect, lines []solutionLine, high, size float64) {
	u := f.Unit
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.45))
	f.Scroll("puzzle-lines", r.Inset(8*u), &n.scroll, high, func(all layout.Rect) {
		all.W = r.W - 32*u // whether there is a bar or not
		for i := range lines {
			all = all.Drop(n.line(f, &lines[i], all, size, true))
		}
	})
}

// line draws a line of the solution, if draw is set, and returns its height.
func (n *end) line(f *cardview.Canvas, l *solutionLine, r layout.Rect, size float64, draw bool) float64 {
	u := f.Unit
	mark, words := r.Split(endMark * u)
	face, color := paint.Bold, theme.Ink
	if l.n == 0 {
		face, color, size = paint.Regular, theme.Dim, size*0.9
	}
	high := l.Height(face, size, words.W)
	if draw {
		if l.n > 0 {
			f.Text(layout.Rect{X: mark.X, Y: mark.Y, W: mark.W, H: size * paint.LineHeight}, paint.Left, paint.Bold, size, theme.Chosen,
				widget.Number(l.n))
		}
		l.Draw(&f.Frame, words, face, size, color)
	}
	return high + 4*u
}

// ways are where to go from here.
func (n *end) ways(f *cardview.Canvas, s *scene.Stack, r layout.Rect, step float64, solved bool) {
	z := n.z
	back := func() { s.Pop(); n.m.Undo() }
	again := func() { s.Pop(); z.Again(n.m) }
	leave := way{"puzzles-leave", "puzzles-all", func() { z.Leave(s) }}
	rows := [2][]way{{{"puzzles-undo", "puzzles-undo", back}, {"puzzles-again", "puzzles-again", again}},
		{{"puzzles-solution", "puzzles-solution", func() { z.Reveal(s) }}, leave}}
	if solved {
		rows = [2][]way{{leave}, {{"puzzles-solution", "puzzles-watch", func() { z.watch(s) }}, {"puzzles-again", "puzzles-again", again}}}
		if z.Next != nil {
			rows[0] = []way{{"puzzles-next", "puzzles-next", func() { z.Next(s) }}, leave}
		}
	}
	for i, row := range rows {
		var line layout.Rect
		line, r = r.Cut(step)
		w := line.W / float64(len(row))
		for k, x := range row {
			look := widget.Plain
			if i+k == 0 {
				look = widget.Strong
			}
			at := layout.Rect{X: line.X + float64(k)*w, Y: line.Y, W: w, H: line.H}.Inset(3 * f.Unit)
			if f.Button(widget.ID{What: x.what}, at, s.T(x.label), "", look) || i+k == 0 && f.Pressed[widget.Enter] {
				f.Defer(x.do)
				return
			}
		}
	}
	if f.Pressed[widget.Escape] { // to look at the table
		f.Defer(s.Pop)
	}
}
