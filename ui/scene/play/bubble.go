package play

import (
	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// The measures of the bubble of a lesson in units.
const (
	bubblePad    = 14.0
	bubbleType   = theme.Body * 1.06 // of its words
	bubbleTool   = 28.0
	bubbleGo     = 38.0 // the height of its button
	bubbleGap    = 6.0  // above what must be done
	bubbleSign   = 22.0 // before it
	bubbleRowPad = 3.5  // of a row
	bubbleRowGo  = 110.0
)

// bubbleLine is the height of the head of the bubble.
func bubbleLine(p painter) float64 { return max(p.RowHeight(bubbleTool), theme.Small*p.Type*1.5) }

// doing is the text about what the player must do, if any.
func (l *lesson) doing() *widget.WrappedText {
	switch {
	case l.warned:
		return &l.not
	case l.waits():
		return &l.does
	}
	return nil
}

// bubble draws the text of a lesson.
func (l *lesson) bubble(p painter, s *scene.Stack) {
	if l == nil || !l.shown {
		return
	}
	u, r := p.Unit, l.at
	if !l.near.Empty() {
		p.pointAt(r, l.near)
	}
	p.Block("bubble", r)
	p.Panel(r)
	p.Line(r.Inset(2*u), 12*u, 1.6*u, theme.Chosen.Alpha(0.5))
	words, goOn, tools := l.parts(p, r, l.shape)
	if l.shape.row {
		where, below := tools.Cut(tools.H - bubbleLine(p))
		l.bubbleWhere(p, where)
		l.bubbleTools(p, s, below, bubbleLine(p))
	} else {
		r = r.Inset(bubblePad * u)
		tools, words = r.Cut(bubbleLine(p))
		l.bubbleWhere(p, l.bubbleTools(p, s, tools, bubbleLine(p)))
		words = words.Drop(6 * u)
		goOn = l.goOnBelow(p, s, words)
	}
	l.tell(p, words)
	if l.waits() {
		return
	}
	if p.Button(widget.ID{What: "lesson-go-on", N: l.said.at - 1}, goOn, s.T("lesson-go-on"), "", widget.Strong) {
		p.Defer(func() { l.goOn(p.m) })
	}
}

// goOnBelow is the place of the button at the end of a column.
func (l *lesson) goOnBelow(p painter, s *scene.Stack, r layout.Rect) layout.Rect {
	u := p.Unit
	width := min(r.W, paint.Width(paint.Bold, theme.Body*p.Type, s.T("lesson-go-on"))+60*u)
	return layout.Rect{X: r.Right() - width, Y: r.Bottom() - bubbleGo*u, W: width, H: bubbleGo * u}
}

// tell writes what the lesson tells, and what must be done.
func (l *lesson) tell(p painter, r layout.Rect) {
	u, size := p.Unit, l.shape.size
	if l.shape.row { // in the middle
		r = r.Middle(r.W, l.height(p, r.W, size))
	}
	r = r.Drop(l.says.Draw(&p.Canvas.Frame, r, paint.Regular, size, theme.Ink))
	do := l.doing()
	if do == nil {
		return
	}
	color := theme.Chosen
	if l.warned {
		color = theme.Warn
	}
	r = r.Drop(bubbleGap * u)
	p.Mark(layout.Rect{X: r.X, Y: r.Y + size*0.18, W: size, H: size}, paint.Right3, color)
	do.Draw(&p.Canvas.Frame, layout.Rect{X: r.X + bubbleSign*u, Y: r.Y, W: r.W - bubbleSign*u, H: r.H}, paint.Bold, size, color)
}

// bubbleWhere writes how far the lesson has come.
func (l *lesson) bubbleWhere(p painter, r layout.Rect) {
	p.ShrunkLine(r, paint.Display, theme.Small*p.Type, theme.Bronze.Mix(theme.Ink, 0.35), l.where)
}

// bubbleTools draws the ways out of the lesson, and returns the room at their left.
func (l *lesson) bubbleTools(p painter, s *scene.Stack, r layout.Rect, side float64) layout.Rect {
	tool := func(what string, sign paint.Sign) bool {
		var b layout.Rect
		r, b = r.SplitRight(side)
		return p.IconButton(widget.ID{What: what}, b, sign, s.T(what))
	}
	if tool("lesson-leave", paint.Cross) {
		p.Defer(func() { l.leave(s) })
	}
	if tool("lesson-skip", paint.FastForward) {
		p.Defer(func() { l.next(s) })
	}
	if tool("lesson-again", paint.Undo) {
		p.Defer(func() { l.again(s) })
	}
	return r
}

// obstacles are what a bubble or panel should not hide.
type obstacles []layout.Obstacle

// see looks for obstacles in what is drawn so far, above all what can be clicked.
func (o *obstacles) see(p painter) []layout.Obstacle {
	all := (*o)[:0]
	for i := range p.Spots {
		s := &p.Spots[i]
		weight := 1.0
		switch {
		case s.What == "prompt":
			weight = 1000
		case s.What == "puzzle-goal":
			weight = 60
		case s.What == "raise-tide" || s.What == "forecast" || s.What == "gauge":
			weight = 2
		case s.What == "status" || s.What == "ally" || s.What == "log-panel":
			weight = 0.3
		case s.What == "menu" || s.What == "answers" || s.What == "answer" || s.What == "place":
			weight = 60
		case s.What == "card" && s.Lit:
			weight = 60
		case s.What == "pick" || s.What == "card" && keyforge.Slot(s.N) != p.m.Board.Boss:
			weight = 3
		}
		all = append(all, layout.Obstacle{Rect: s.Rect, Weight: weight})
	}
	*o = all
	return all
}

// speaksOf is the place of what a lesson is about, and whether it has one.
func (l *lesson) speaksOf(p painter, menu keyforge.Slot) (layout.Rect, bool) {
	m := p.m
	step := l.course.Step()
	if r, ok := l.needed(p, step, menu); ok {
		return r, true
	}
	places := &m.Places
	switch step.At.Place {
	case adventure.AtCard:
		if at, _, ok := m.Spot(l.course.Card(step.At.Card)); ok {
			return at.Bounds(), true
		}
	case adventure.AtVitals:
		return places.Vitals, true
	case adventure.AtGauges:
		return places.Gauges, true
	case adventure.AtTide:
		return places.Band, true
	case adventure.AtLine:
		return cardsOf(&places.Sides[m.Large()].Line), true
	case adventure.AtHand:
		return cardsOf(&places.Sides[m.Large()].Hand), true
	case adventure.AtStatus:
		return places.Sides[m.Large()].Status, true
	case adventure.AtArchives:
		return places.Sides[keyforge.Monster].Piles[layout.ArchivesPile], true
	case adventure.AtAlly:
		for side := range keyforge.Side(m.Seats()) {
			if places.Sides[side].Small {
				return places.Sides[side].Zone, true
			}
		}
	}
	return places.Main.Middle(0, 0), false
}

// cardsOf is the part of a row in which its cards lie.
func cardsOf(row *layout.Row) layout.Rect {
	if row.N == 0 {
		return row.Area
	}
	return row.Card[0].Union(row.Card[row.N-1])
}

// needed is the place of what the command of a step needs next.
func (l *lesson) needed(p painter, step *adventure.Step, menu keyforge.Slot) (at layout.Rect, ok bool) {
	do := &step.Command
	if do.Verb == keyforge.NoCommand {
		return at, false
	}
	return p.spotOf(keyforge.Command{Verb: do.Verb, Card: l.course.Card(do.Card), N: int16(do.N)}, menu, do.Any)
}

// spotOf is the place of what a command needs next, and whether it has one; any means
// any of its kind. The actions of the card of the menu are offered.
func (p painter) spotOf(c keyforge.Command, menu keyforge.Slot, any bool) (at layout.Rect, ok bool) {
	what, n := "card", int(c.Card)
	switch c.Verb {
	case keyforge.EndTurn:
		what, n = "end-turn", 0
	case keyforge.RaiseTide:
		what, n = "raise-tide", 0
	case keyforge.Yes:
		what, n = "yes", 0
	case keyforge.No:
		what, n = "no", 0
	case keyforge.Done:
		what, n = "done", 0
	case keyforge.Choose:
		if what, n = "answer", int(c.N); p.m.Question().Kind == keyforge.AskPlace {
			what = "place"
		}
	default:
		if menu == c.Card && c.Card != 0 {
			what, n = "action", int(c.Verb)
		}
	}
	for i := range p.Spots {
		if s := &p.Spots[i]; s.N == n && (s.What == what || what == "card" && s.What == "pick") || any && s.What == what {
			if ok {
				at = at.Union(s.Rect)
			} else {
				at, ok = s.Rect, true
			}
		}
	}
	return at, ok
}
