package widget

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
)

// mouse is the recent history of the mouse button.
type mouse struct {
	clock   float64      // seconds so far
	from    layout.Point // where the button went down
	dragged ID
	dropped ID // in this frame
	last    struct {
		id    ID
		round int
		at    layout.Point
		time  float64
		twice bool // this was the second click of two, so the next is a first again
	}
	round int // how many questions there have been
}

// The measures of the mouse: how far, in units, it moves with the button down before
// it drags; how soon, in seconds, a second click must follow to make a double click;
// and for how long something new under the mouse takes no click.
const (
	dragFrom     = 7.0
	twiceIn      = 0.45
	NewSpotDelay = 0.5
)

// take works out what the button does: a click, when it goes up where it went down, or
// a drag, when the thing it went down on can be dragged.
func (f *Frame) take(in *Input) {
	m := &f.mouse
	m.clock += in.Seconds
	f.Clicked, f.DoubleClicked, f.Inspected, m.dropped = ID{}, ID{}, ID{}, ID{}
	if m.dragged != (ID{}) && (in.Pressed[Escape] || in.RightDown) {
		m.dragged, f.pressed = ID{}, ID{}
		in.Pressed[Escape], in.RightDown = false, false
	}
	switch {
	case in.Down && !f.wasDown:
		f.pressed, m.from = f.Hot, in.Mouse
	case in.Down && m.dragged == (ID{}) && f.draggable(f.pressed) && math.Hypot(in.Mouse.X-m.from.X, in.Mouse.Y-m.from.Y) > f.dragFrom():
		m.dragged = f.pressed
	case !in.Down && f.wasDown:
		if m.dragged != (ID{}) {
			m.dropped = m.dragged
		} else if f.pressed == f.Hot && !f.sudden(in.Mouse) {
			f.click(f.Hot, in.Mouse)
		}
		f.pressed, m.dragged = ID{}, ID{}
	}
	if f.press != (ID{}) {
		f.click(f.press, layout.Point{X: -1, Y: -1})
	}
}

// dragFrom is how far, in pixels, a pressed thing must move before it is dragged.
func (f *Frame) dragFrom() float64 {
	if f.touch.used {
		return touchSlop * f.point()
	}
	return dragFrom * f.Unit
}

// click notes a click.
func (f *Frame) click(id ID, at layout.Point) {
	m, last := &f.mouse, &f.mouse.last
	f.Clicked = id
	twice := last.id == id && last.round == m.round && m.clock-last.time < twiceIn && !last.twice
	if twice {
		f.DoubleClicked = id
	}
	last.id, last.round, last.at, last.time, last.twice = id, m.round, at, m.clock, twice
}

// sudden reports whether the thing under the mouse was not there when the last click
// fell on that place, a moment ago: a second click means what was there then.
func (f *Frame) sudden(at layout.Point) bool {
	m, last := &f.mouse, &f.mouse.last
	if m.clock-last.time >= NewSpotDelay || last.id == (ID{}) || last.id == f.Hot && last.round == m.round {
		return false
	}
	for i := len(f.Spots) - 1; i >= 0; i-- {
		if s := &f.Spots[i]; s.ID == f.Hot && s.Rect.Has(at) {
			return s.Rect.Has(last.at)
		}
	}
	return false
}

// Renew says that a new question is asked: what answers it is new, even if its name is
// the same.
func (f *Frame) Renew() {
	f.mouse.round++
	for i := range f.pointers {
		f.pointers[i].fresh = true
	}
}

// draggable reports whether the thing can be dragged.
func (f *Frame) draggable(id ID) bool {
	for i := range f.Spots {
		if f.Spots[i].ID == id && f.Spots[i].Draggable {
			return true
		}
	}
	return false
}

// SetDraggable says that the spot just made can be dragged.
func (f *Frame) SetDraggable(id ID) {
	if n := len(f.Spots); n > 0 && f.Spots[n-1].ID == id {
		f.Spots[n-1].Draggable = true
	}
}

// Dragged is the thing being dragged.
func (f *Frame) Dragged() ID { return f.mouse.dragged }

// Dropped is the thing that was released in this frame after being dragged.
func (f *Frame) Dropped() ID { return f.mouse.dropped }
