package play

import (
	"math"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// The measures of the bubble of a lesson in units.
const (
	bubbleWidth = 340.0
	bubblePad   = 14.0
	bubbleType  = theme.Body * 1.06 // of its words
	bubbleTool  = 28.0
	bubbleGo    = 38.0 // the height of its button
)

// placeBubble finds the place for the text of a lesson, beside what it is about, so that
// nothing drawn from now on hides it. The actions of the card of the menu are offered.
func (l *lesson) placeBubble(p painter, menu keyforge.Slot, avoid *obstacles) {
	if l == nil || !l.shown {
		return
	}
	u := p.Unit
	size := bubbleType * p.Type
	w := bubbleWidth * u * math.Sqrt(p.Type/u)
	inner := w - 2*bubblePad*u
	high := bubbleLine(p) + 8*u + l.says.Height(paint.Regular, size, inner) + 2*bubblePad*u
	if do := l.doing(); do != nil {
		high += do.Height(paint.Bold, size, inner-22*u) + 8*u
	}
	if !l.waits() {
		high += bubbleGo*u + 8*u
	}
	var framed bool
	if l.near, framed = l.speaksOf(p, menu); !framed {
		l.near.W, l.near.H = 0, 0
	}
	if now := (placing{l.said.at, l.near, w, high, p.m.Places.Main}); now != l.placed {
		l.placed = now
		l.at = layout.Beside(w, high, besides(p.m, l.near), layout.Point{X: -1e6, Y: -1e6}, now.main.Inset(8*u), u, avoid.see(p))
	}
	p.Clear = append(p.Clear, l.at)
}

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
	u := p.Unit
	r, size, line := l.at, bubbleType*p.Type, bubbleLine(p)
	if !l.near.Empty() {
		p.pointAt(r, l.near)
	}
	p.Block("bubble", r)
	p.Panel(r)
	p.Line(r.Inset(2*u), 12*u, 1.6*u, theme.Chosen.Alpha(0.5))
	r = r.Inset(bubblePad * u)
	head, rest := r.Cut(line)
	l.bubbleTools(p, s, head, line)
	rest = rest.Drop(8 * u)
	rest = rest.Drop(l.says.Draw(&p.Canvas.Frame, rest, paint.Regular, size, theme.Ink))
	if do := l.doing(); do != nil {
		rest = rest.Drop(8 * u)
		color := theme.Chosen
		if l.warned {
			color = theme.Warn
		}
		sign := layout.Rect{X: rest.X, Y: rest.Y + size*0.18, W: size, H: size}
		p.Mark(sign, paint.Right3, color)
		rest = rest.Drop(do.Draw(&p.Canvas.Frame, layout.Rect{X: rest.X + 22*u, Y: rest.Y, W: rest.W - 22*u, H: rest.H}, paint.Bold, size, color))
	}
	if !l.waits() {
		label := s.T("lesson-go-on")
		width := min(rest.W, paint.Width(paint.Bold, theme.Body*p.Type, label)+60*u)
		b := layout.Rect{X: rest.Right() - width, Y: rest.Bottom() - bubbleGo*u, W: width, H: bubbleGo * u}
		if p.Button(widget.ID{What: "lesson-go-on", N: l.said.at - 1}, b, label, "", widget.Strong) {
			p.Defer(func() { l.goOn(p.m) })
		}
	}
}

// bubbleTools draws the progress of the lesson, and the ways out of it.
func (l *lesson) bubbleTools(p painter, s *scene.Stack, r layout.Rect, side float64) {
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
	p.ShrunkLine(r, paint.Display, theme.Small*p.Type, theme.Bronze.Mix(theme.Ink, 0.35), l.where)
}

// pointAt frames what a lesson is about, with an arrow from the bubble to it.
func (p painter) pointAt(bubble, near layout.Rect) {
	u := p.Unit
	frame := near.Inset(-5 * u)
	glow := 0.75 + 0.25*p.swing(4)
	p.Line(frame.Inset(-4*u), 12*u, 4*u, theme.Chosen.Alpha(0.3*glow))
	p.Line(frame, 9*u, 3*u, theme.Chosen.Alpha(glow))
	to := nearest(frame, bubble.Center())
	from := nearest(bubble, to)
	if long := math.Hypot(to.X-from.X, to.Y-from.Y); long > 12*u {
		p.Turn(from, math.Atan2(to.Y-from.Y, to.X-from.X), 1)
		p.Fill(layout.Rect{X: from.X, Y: from.Y - 3*u, W: long - 8*u, H: 6 * u}, 3*u, theme.Chosen.Alpha(glow))
		p.Mark(layout.Rect{X: from.X + long - 20*u, Y: from.Y - 10*u, W: 20 * u, H: 20 * u}, paint.Right3, theme.Chosen)
		p.Upright()
	}
}

// nearest is the point of a rectangle that is nearest to another point.
func nearest(r layout.Rect, to layout.Point) layout.Point {
	return layout.Point{X: max(r.X, min(to.X, r.Right())), Y: max(r.Y, min(to.Y, r.Bottom()))}
}

// besides is what the bubble should stand beside: for what is in the hand or below,
// beside the prompt above it too, so that it does not cover that.
func besides(m *table.Model, near layout.Rect) layout.Rect {
	bar := m.Places.Prompt
	if near.Bottom() <= bar.Y {
		return near
	}
	return near.Union(layout.Rect{X: near.X, Y: bar.Y, W: near.W, H: bar.H})
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
