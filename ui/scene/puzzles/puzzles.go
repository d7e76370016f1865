// Package puzzles is the scene of the puzzles: the one of the day, and the book of all of them by levels. A puzzle is solved at the
// table, see [play.Solve].
package puzzles

import (
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/ai/puzzle"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/play/attempt"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// screen lists the puzzles.
type screen struct {
	scene.Base
	goals  []puzzle.Goal // that are in the book; the first is none: all
	goal   int           // in goals
	scroll widget.Scroll
	number widget.Field
	of     shown // what the words were made for
	levels []level
	done   string
	days   string
	unread string // why the number leads nowhere
}

// shown is what the shown puzzles and their words depend on.
type shown struct {
	goal    int
	in      *lang.Language
	changes int
}

// level is the puzzles of a level.
type level struct {
	name  string
	cells []cell
}

// cell is a puzzle in the book.
type cell struct {
	of    *puzzle.Puzzle
	state session.PuzzleState
	about string
	hover bool
}

// New is the choice of puzzles.
func New(*scene.Stack) scene.Screen {
	n := &screen{goals: []puzzle.Goal{puzzle.NoGoal}, number: widget.Field{Max: 40}}
	for g := puzzle.NoGoal + 1; g < puzzle.Goals; g++ {
		for _, p := range puzzle.Book() {
			if p.Goal == g {
				n.goals = append(n.goals, g)
				break
			}
		}
	}
	return n
}

func (*screen) Name() string { return "puzzles" }
func (*screen) Over() bool   { return false }

// Low says that there is a layout for low windows: without the choice of goals.
func (*screen) Low() bool { return true }

// Paste opens the puzzle that a pasted text means.
func (n *screen) Paste(s *scene.Stack, text string) bool {
	if p := find(text); p != nil {
		n.solve(s, p)
		return true
	}
	return false
}

// find is the puzzle that a text means: its number, its name for ever or, of a puzzle that is not in the book, all of it.
func find(text string) *puzzle.Puzzle {
	text = strings.TrimSpace(text)
	if i, err := strconv.Atoi(strings.TrimLeft(text, "#№ ")); err == nil && 0 < i && i <= len(puzzle.Book()) {
		return puzzle.Book()[i-1]
	}
	if p := puzzle.Named(strings.ToLower(text)); p != nil {
		return p
	}
	if p, err := puzzle.Parse([]byte(text)); err == nil {
		return p
	}
	return nil
}

// solve opens a puzzle.
func (n *screen) solve(s *scene.Stack, p *puzzle.Puzzle) {
	of := attempt.Puzzle{Puzzle: p, Leave: func(s *scene.Stack) { s.Home(); s.Push(n) }}
	if next := n.next(s, p); next != nil {
		of.Next = func(s *scene.Stack) { n.solve(s, next) }
	}
	play.Solve(s, of)
}

// next is the puzzle that comes after another: the next that is not solved, from the beginning again at the end.
func (n *screen) next(s *scene.Stack, p *puzzle.Puzzle) *puzzle.Puzzle {
	all := puzzle.Book()
	for i := range all {
		if next := all[(p.Number+i)%len(all)]; next.ID != p.ID && s.Puzzles.State(next) < session.PuzzleHelped {
			return next
		}
	}
	return nil
}

// update puts the puzzles into words when something has changed.
func (n *screen) update(s *scene.Stack) {
	now := shown{n.goal, s.Language, s.Puzzles.Changes()}
	if n.of == now {
		return
	}
	if n.of.goal != now.goal {
		n.scroll = widget.Scroll{}
	}
	n.of, n.levels, n.unread = now, make([]level, puzzle.Levels), ""
	var done, all [puzzle.Levels]int
	solved := 0
	for _, p := range puzzle.Book() {
		state := s.Puzzles.State(p)
		if state >= session.PuzzleHelped {
			solved++
		}
		if g := n.goals[n.goal]; g != puzzle.NoGoal && p.Goal != g {
			continue
		}
		at := p.Level - 1
		if all[at]++; state >= session.PuzzleHelped {
			done[at]++
		}
		about := attempt.Name(s, p) + " (" + p.ID + "): " + About(s, p)
		n.levels[at].cells = append(n.levels[at].cells, cell{of: p, state: state, about: about})
	}
	for i := range n.levels {
		n.levels[i].name = s.T("puzzles-of-level", i+1, done[i], all[i])
	}
	n.done = s.T("puzzles-count", solved, len(puzzle.Book()))
	n.days = ""
	if days := s.Puzzles.Days(); days > 0 {
		n.days = s.T("puzzles-days", days)
	}
}

// About says what the goal of a puzzle is, and how the player stands with it.
func About(s *scene.Stack, p *puzzle.Puzzle) string {
	return attempt.GoalWords(s, p.Goal) + " · " + s.T(stateKeys[s.Puzzles.State(p)])
}

// stateKeys are the keys of the states.
var stateKeys = [...]string{session.PuzzleNew: "puzzles-new", session.PuzzleTried: "puzzles-unsolved",
	session.PuzzleHelped: "puzzles-helped", session.PuzzleSolved: "puzzles-alone"}

func (n *screen) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	n.update(s)
	s.StageFor(false).Menu(s.LookAt(f))
	low, edge := layout.Low(f.H, u), 20*u
	if low {
		edge = 10 * u
	}
	box := layout.Rect{W: f.W, H: f.H}.Middle(min(1160*u, f.W-16*u), f.H-1.2*edge)
	f.Panel(box)
	head, r := box.Inset(edge).Cut(42 * u)
	title, done := head.Split(head.W * 0.5)
	f.ShrunkLine(title, paint.Display, theme.Heading*f.Type, theme.Ink, s.T("puzzles"))
	f.TextLine(done, paint.Right, paint.Bold, theme.Body*f.Type, theme.Bronze.Mix(theme.Ink, 0.5), n.done)
	high := f.RowHeight(46)
	foot := layout.Rect{X: r.X, Y: r.Bottom() - high, W: r.W, H: high}
	r.H -= foot.H + 8*u
	gap := 10 * u
	least := 92 * u
	if low {
		least, gap = f.RowHeight(46)+8*u, 4*u
	}
	high = max(least, todayLines(f)+16*u)
	today, r := r.Drop(gap).Cut(high)
	first := n.today(f, s, today)
	r = r.Drop(gap)
	n.book(f, s, n.filters(f, s, r, low))
	n.foot(f, s, foot, first)
}

// filters are the goals to choose from, and it returns the room below.
func (n *screen) filters(f *cardview.Canvas, s *scene.Stack, r layout.Rect, low bool) layout.Rect {
	if low {
		return r
	}
	name := func(i int) string {
		if i == 0 {
			return s.T("puzzles-any-goal")
		}
		return attempt.GoalWords(s, n.goals[i])
	}
	rows := f.ChoiceRows(r.W, len(n.goals), name)
	filters, r := r.Cut(float64(rows) * f.RowHeight(40))
	f.ChoiceGrid(filters, rows, "puzzles-goals", &n.goal, len(n.goals), name)
	return r.Drop(8 * f.Unit)
}

// today draws the puzzle of the day, and returns it.
func (n *screen) today(f *cardview.Canvas, s *scene.Stack, r layout.Rect) *puzzle.Puzzle {
	u, p := f.Unit, s.Puzzles.Daily()
	state := s.Puzzles.State(p)
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.45))
	f.Line(r, 8*u, max(1, 1.2*u), theme.Bronze)
	r = r.Inset(8 * u)
	sign, r := r.Split(r.H)
	n.medal(f, sign.Middle(min(64*u, sign.H), min(64*u, sign.H)), p.Goal, state)
	words, button := r.SplitRight(min(r.W*0.34, max(180*u, 9*theme.Body*f.Type)))
	words.X, words.W = words.X+8*u, words.W-18*u
	body := theme.Body * f.Type
	lines := words.Middle(words.W, todayLines(f))
	line, lines := lines.Cut(1.3 * theme.Small * f.Type)
	about := s.T("puzzles-day") + " · " + s.Day(s.Now())
	if n.days != "" {
		about += " · " + n.days
	}
	f.TextLine(line, paint.Left, paint.Bold, theme.Small*f.Type, theme.Bronze.Mix(theme.Ink, 0.4), about)
	line, lines = lines.Cut(1.4 * theme.Large * f.Type)
	f.ShrunkLine(line, paint.Display, theme.Large*f.Type, theme.Ink, attempt.GoalWords(s, p.Goal))
	line, _ = lines.Cut(1.3 * theme.Small * f.Type)
	f.TextLine(line, paint.Left, paint.Regular, theme.Small*f.Type, theme.Dim,
		s.T("puzzles-level-is", attempt.Name(s, p), p.Level)+" · "+s.T(stateKeys[state]))
	label, look := s.T("puzzles-solve"), widget.Strong
	if state >= session.PuzzleHelped {
		label, look = s.T("again"), widget.Plain
	}
	if f.Button(widget.ID{What: "puzzles-today"}, button.Middle(button.W, max(46*u, min(button.H, 2.2*body))), label, "", look) {
		f.Defer(func() { n.solve(s, p) })
	}
	return p
}

// todayLines is how high the words about the puzzle of the day are.
func todayLines(f *cardview.Canvas) float64 { return (2.6*theme.Small + 1.4*theme.Large) * f.Type }

// medal draws the goal of a puzzle, and whether it is solved.
func (n *screen) medal(f *cardview.Canvas, r layout.Rect, g puzzle.Goal, state session.PuzzleState) {
	edge, sign := theme.Bronze, theme.Lit
	if state >= session.PuzzleHelped {
		edge, sign = theme.Chosen, theme.Chosen
	}
	f.Fill(r, r.W/2, edge.Alpha(0.16))
	f.Line(r, r.W/2, 2*f.Unit, edge)
	f.Mark(r.Inset(r.W*0.26), attempt.Signs[g], sign)
	if state >= session.PuzzleHelped {
		f.Mark(layout.Rect{X: r.Right() - 0.34*r.W, Y: r.Bottom() - 0.34*r.H, W: 0.34 * r.W, H: 0.34 * r.H}, paint.Tick, theme.Chosen)
	}
}

// The measures of the book in units.
const (
	placeWidth = 82.0
	placeGap   = 8.0
	levelHead  = 30.0
)

// book draws all puzzles by levels.
func (n *screen) book(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	wide := max(placeWidth*u, 4.4*theme.Body*f.Type, f.Target())
	high := max(58*u, 3.1*theme.Body*f.Type, f.Target())
	columns := max(1, int((r.W-16*u+placeGap*u)/(wide+placeGap*u)))
	wide = (r.W-16*u+placeGap*u)/float64(columns) - placeGap*u
	head := max(levelHead*u, 1.5*theme.Body*f.Type)
	lines := func(l *level) float64 { return float64((len(l.cells) + columns - 1) / columns) }
	all := 0.0
	for i := range n.levels {
		if l := &n.levels[i]; len(l.cells) > 0 {
			all += head + lines(l)*(high+placeGap*u) + 6*u
		}
	}
	today := s.Puzzles.Daily()
	f.Scroll("puzzle-book", r, &n.scroll, all, func(all layout.Rect) {
		for i := range n.levels {
			l := &n.levels[i]
			if len(l.cells) == 0 {
				continue
			}
			var line layout.Rect
			line, all = all.Cut(head)
			f.TextLine(line, paint.Left, paint.Display, theme.Body*f.Type, theme.Bronze.Mix(theme.Ink, 0.45), l.name)
			for k := range l.cells {
				at := layout.Rect{X: all.X + float64(k%columns)*(wide+placeGap*u), Y: all.Y + float64(k/columns)*(high+placeGap*u), W: wide, H: high}
				c := &l.cells[k]
				if n.place(f, s, at, c); at.Overlaps(r) {
					n.show(f, at, c, c.of == today)
				}
			}
			all = all.Drop(lines(l)*(high+placeGap*u) + 6*u)
		}
	})
}

// place lets a puzzle of the book be chosen, also where it is scrolled out of sight, so that keys lead to all.
func (n *screen) place(f *cardview.Canvas, s *scene.Stack, r layout.Rect, c *cell) {
	hover, click := f.Spot(widget.ID{What: "puzzle", N: c.of.Number}, r, c.about, "")
	if c.hover = hover; hover {
		f.Tip = c.about
	}
	if click {
		f.Defer(func() { n.solve(s, c.of) })
	}
}

// show draws a puzzle of the book.
func (n *screen) show(f *cardview.Canvas, r layout.Rect, c *cell, today bool) {
	u := f.Unit
	ground, edge := theme.Abyss.Alpha(0.5), theme.Edge
	if c.state >= session.PuzzleHelped {
		ground, edge = theme.Chosen.Alpha(0.14), theme.Chosen.Alpha(0.8)
	}
	if today {
		edge = theme.Lit
	}
	if c.hover {
		ground = theme.Raised
	}
	f.Fill(r, 7*u, ground)
	f.Line(r, 7*u, max(1, 1.3*u), edge)
	size := min(theme.Large*f.Type, r.H*0.42)
	number, sign := r.Inset(5 * u).Split((r.W - 10*u) * 0.54)
	f.TextLine(number, paint.Center, paint.Display, size, theme.Ink, widget.Number(c.of.Number))
	side := min(sign.H*0.46, 22*u)
	top, low := sign.Cut(sign.H * 0.54)
	f.Mark(top.Middle(side, side), attempt.Signs[c.of.Goal], theme.Lit.Mix(theme.Ink, 0.3))
	low = low.Middle(sign.W, side*0.8)
	mark := func(sign paint.Sign, color paint.Color, i, of int) {
		w := side * 0.8
		x := low.Center().X - float64(of)*w/2 + float64(i)*w
		f.Mark(layout.Rect{X: x, Y: low.Y, W: w, H: w}, sign, color)
	}
	switch c.state {
	case session.PuzzleTried:
		mark(paint.Pen, theme.Dim, 0, 1)
	case session.PuzzleHelped:
		mark(paint.Tick, theme.Chosen, 0, 2)
		mark(paint.Lamp, theme.Chosen, 1, 2)
	case session.PuzzleSolved:
		mark(paint.Tick, theme.Chosen, 0, 1)
	}
}

// foot draws the way back, and the field that opens a puzzle by its number.
func (n *screen) foot(f *cardview.Canvas, s *scene.Stack, r layout.Rect, first *puzzle.Puzzle) {
	u := f.Unit
	back, r := r.Split(140 * u)
	if f.Button(widget.ID{What: "back"}, back, s.T("back"), "", widget.Plain) || f.OnTop && f.Pressed[widget.Escape] {
		f.Defer(s.Pop)
		return
	}
	r, open := r.SplitRight(140 * u)
	said, field := r.SplitRight(min(240*u, r.W*0.6))
	if f.Field(widget.ID{What: "puzzles-number"}, field.Inset(2*u), &n.number, s.T("puzzles-number")) {
		n.unread = ""
	}
	wanted := find(n.number.Text())
	why := ""
	if wanted == nil {
		why = s.T("puzzles-which", len(puzzle.Book()))
	}
	hit := f.Button(widget.ID{What: "puzzles-open"}, open.Inset(2*u), s.T("puzzles-open"), why, widget.Plain)
	enter := f.OnTop && f.Pressed[widget.Enter]
	switch {
	case wanted != nil && (hit || enter):
		f.Defer(func() { n.solve(s, wanted) })
	case enter && n.number.Text() != "":
		n.unread = why
	case enter:
		if s.Puzzles.State(first) >= session.PuzzleHelped {
			if next := n.next(s, first); next != nil {
				first = next
			}
		}
		f.Defer(func() { n.solve(s, first) })
	}
	said.X, said.W = said.X+14*u, said.W-28*u
	f.Fitted(said, theme.Body*f.Type, theme.Danger, n.unread)
}
