package widget

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/theme"
)

// Finger is a finger that touches the window.
type Finger struct {
	ID int
	At layout.Point
}

// MaxFingers is how many fingers are distinguished: gestures of two have no meaning.
const MaxFingers = 2

// TapMeaning is what a tap on a spot does.
type TapMeaning uint8

const (
	TapClicks TapMeaning = iota
	TapReads             // clicks it, and keeps pointing at it, so that it can be read
	TapLooks             // the first only points at it, the next one clicks it
)

// way is what a finger turns out to do.
type way uint8

const (
	undecided way = iota
	drags         // drags the thing it went down on
	swipes        // it scrolls
	holds         // has been held, which acts as a right click
	spoilt        // another finger came, or it moved where nothing can be scrolled
)

// touch is a finger in place of the mouse, and its aftermath: a thing that was tapped
// to look at it stays pointed at until the next tap.
type touch struct {
	used   bool // fingers were used last, not a mouse
	down   bool
	way    way
	id     int
	from   layout.Point
	at     layout.Point
	since  float64 // seconds that it has been down
	area   string  // that it scrolls
	by     float64 // pixels, in this frame
	speed  float64 // pixels a second at which the scrolling coasts on
	rest   ID      // the thing that stays pointed at
	place  layout.Point
	mouse  layout.Point // where the mouse is
	tapped bool         // a tap ended with this frame
}

// The measures of touch: the least size of a target and how far a finger may move
// before that means something, in points; how long a hold takes, and when it begins to
// show, in seconds; how fast scrolling slows down.
const (
	TargetSize = 44.0
	touchSlop  = 10.0
	HoldTime   = 0.4
	ringAfter  = 0.12
	ringSize   = 34.0
	slowing    = 4.0
)

// Touched reports whether fingers were used last, not a mouse.
func (f *Frame) Touched() bool { return f.touch.used }

// point is the number of pixels per point of the system.
func (f *Frame) point() float64 {
	if f.Scale == 0 {
		return 1
	}
	return f.Scale
}

// Target is the least size of a target in pixels; 0 while a mouse is used in a window that is not
// small.
func (f *Frame) Target() float64 {
	if !f.touch.used && !f.small {
		return 0
	}
	return TargetSize * f.point()
}

// Fingers replaces the mouse by a finger. Without fingers the mouse is nowhere, or on the
// thing that was tapped to look at it, until it moves itself.
func (f *Frame) Fingers(in *Input) {
	t := &f.touch
	t.by, t.tapped = 0, false
	moved := math.Hypot(in.Mouse.X-t.mouse.X, in.Mouse.Y-t.mouse.Y) > 2
	n := len(in.Fingers)
	switch {
	case n == 0 && !t.down && (!t.used || moved || in.Down || in.RightDown || in.Wheel != 0):
		t.used, t.rest, t.speed, t.mouse = false, ID{}, 0, in.Mouse
		return
	case n > 0 && !t.down:
		*t = touch{used: true, down: true, id: in.Fingers[0].ID, from: in.Fingers[0].At, at: in.Fingers[0].At, rest: t.rest, place: t.place,
			area: f.areaUnder(in.Fingers[0].At), since: -in.Seconds}
	}
	t.mouse = in.Mouse
	in.Mouse, in.Down, in.RightDown = Nowhere, false, false
	f.Scale = in.Scale
	switch {
	case t.down && n == 0:
		f.lift(in)
	case t.down:
		f.finger(in)
	default:
		f.coast(in.Seconds)
		if id, _ := f.under(t.place); t.rest != (ID{}) && id == t.rest {
			in.Mouse = t.place
		} else {
			t.rest = ID{}
		}
	}
}

// finger works out what a finger that is down does.
func (f *Frame) finger(in *Input) {
	t := &f.touch
	at, here := t.at, false
	for _, g := range in.Fingers {
		if g.ID == t.id {
			at, here = g.At, true
		}
	}
	if len(in.Fingers) > 1 || !here {
		t.way = spoilt
	}
	before := t.at
	t.at = at
	t.since += in.Seconds
	dx, dy := at.X-t.from.X, at.Y-t.from.Y
	if t.way == undecided {
		switch far := touchSlop * f.point(); {
		case math.Hypot(dx, dy) > far && f.takes(math.Abs(dx) > math.Abs(dy)):
			t.way = drags
		case math.Hypot(dx, dy) > far && t.area != "":
			t.way, before, t.area = swipes, t.from, f.scrolls(t.area, dy < 0)
		case math.Hypot(dx, dy) > far:
			t.way = spoilt
		case t.since >= HoldTime:
			t.way, in.RightDown = holds, true
		}
	}
	in.Mouse = at
	switch t.way {
	case undecided, drags:
		in.Down = true
	case holds:
		f.release()
	case swipes:
		f.release()
		in.Mouse = Nowhere
		t.by = at.Y - before.Y
		if in.Seconds > 0 {
			t.speed = 0.6*t.speed + 0.4*t.by/in.Seconds
		}
	case spoilt:
		f.release()
		in.Mouse = Nowhere
	}
}

// release lets go of the pressed thing, as if it had never been pressed.
func (f *Frame) release() { f.pressed, f.mouse.dragged, f.wasDown = ID{}, ID{}, false }

// lift ends what a finger did.
func (f *Frame) lift(in *Input) {
	t := &f.touch
	t.down = false
	if t.way == swipes || t.way == spoilt {
		if t.way == spoilt {
			t.rest = ID{}
		}
		return
	}
	in.Mouse = t.at
	s := f.spotUnder(t.at)
	was := t.rest
	t.rest = ID{}
	if s == nil || t.way == drags {
		return
	}
	if t.way == holds || !s.Enabled || !s.Lit || s.Note || s.Tap != TapClicks {
		t.rest, t.place = s.ID, t.at
	}
	if t.way == undecided {
		t.tapped = true
		if s.Tap == TapLooks && was != s.ID {
			f.release()
		}
	}
}

// coast keeps the scrolling going for a while.
func (f *Frame) coast(seconds float64) {
	t := &f.touch
	if t.speed *= math.Exp(-slowing * seconds); math.Abs(t.speed) < 20*f.point() {
		t.speed = 0
	}
	t.by = t.speed * seconds
}

// scrolled is by how many pixels a finger moves the content of an area in this frame.
func (f *Frame) scrolled(area string) float64 {
	if f.touch.area != area {
		return 0
	}
	return f.touch.by
}

// takes reports whether the thing the finger went down on moves with it.
func (f *Frame) takes(sideways bool) bool {
	for i := range f.Spots {
		if s := &f.Spots[i]; s.ID == f.pressed && f.pressed != (ID{}) {
			return s.Draggable || s.grip == alongAny || s.grip == alongX && sideways
		}
	}
	return false
}

// grip is how a widget follows the mouse when pressed.
type grip uint8

const (
	alongNone grip = iota
	alongX
	alongAny
)

// gripped says that the spot just made follows the mouse while the button is down, and
// reports whether it does now: not while a finger may still mean to scroll.
func (f *Frame) gripped(id ID, g grip) bool {
	if n := len(f.Spots); n > 0 && f.Spots[n-1].ID == id {
		f.Spots[n-1].grip = g
	}
	if t := &f.touch; t.used {
		return f.pressed == id && t.way == drags || t.tapped && f.Clicked == id
	}
	return f.pressed == id
}

// Tap says what a tap on the spot just made does.
func (f *Frame) Tap(id ID, m TapMeaning) {
	if n := len(f.Spots); n > 0 && f.Spots[n-1].ID == id {
		f.Spots[n-1].Tap = m
	}
}

// RowHeight is the height, in pixels, of a row to press that needs that many units for a mouse.
func (f *Frame) RowHeight(units float64) float64 { return max(units*f.Unit, f.Target()) }

// TouchGrowth is by how much n rows of that many units are higher for fingers than for a mouse.
func (f *Frame) TouchGrowth(n int, units float64) float64 {
	return float64(n) * (f.RowHeight(units)/f.Unit - units)
}

func (f *Frame) areaUnder(p layout.Point) string {
	_, area := f.under(p)
	return area
}

func (f *Frame) spotUnder(p layout.Point) *Spot {
	id, _ := f.under(p)
	for i := len(f.Spots) - 1; i >= 0 && id != (ID{}); i-- {
		if f.Spots[i].ID == id {
			return &f.Spots[i]
		}
	}
	return nil
}

// reach gives each spot of the frame the area in which a finger hits it: at least
// [TargetSize] in each direction, where its neighbors allow.
func (f *Frame) reach() {
	least := f.Target()
	window := layout.Rect{W: f.W, H: f.H}
	for i := range f.Spots {
		s := &f.Spots[i]
		s.Reach = s.Rect
		if least == 0 || s.Label == "" || s.Rect.W >= least && s.Rect.H >= least {
			continue
		}
		s.Reach = s.Rect.Middle(max(s.Rect.W, least), max(s.Rect.H, least)).Clamp(window)
		if s.Area != "" {
			s.Reach = s.Reach.Cross(f.clipOf(s.Area))
		}
		for k := range f.Spots {
			o := &f.Spots[k]
			if k == i || o.Label == "" || !s.Reach.Overlaps(o.Rect) || s.Rect.Overlaps(o.Rect) || !f.reachable(o) {
				continue
			}
			s.Reach = halved(s.Reach, s.Rect, o.Rect)
		}
	}
}

// clipOf is where an area is visible.
func (f *Frame) clipOf(area string) layout.Rect {
	for i := range f.Spots {
		if f.Spots[i].ID == (ID{area, areaSpot}) {
			return f.Spots[i].Rect
		}
	}
	return layout.Rect{W: f.W, H: f.H}
}

// halved is what remains of the reach of r beside its neighbor o: it ends halfway between
// the two.
func halved(reach, r, o layout.Rect) layout.Rect {
	left, right, top, bottom := reach.X, reach.Right(), reach.Y, reach.Bottom()
	across := max(o.X-r.Right(), r.X-o.Right())
	along := max(o.Y-r.Bottom(), r.Y-o.Bottom())
	switch {
	case across >= along && o.X >= r.Right():
		right = min(right, (o.X+r.Right())/2)
	case across >= along && r.X >= o.Right():
		left = max(left, (o.Right()+r.X)/2)
	case o.Y >= r.Bottom():
		bottom = min(bottom, (o.Y+r.Bottom())/2)
	case r.Y >= o.Bottom():
		top = max(top, (o.Bottom()+r.Y)/2)
	}
	return layout.Rect{X: left, Y: top, W: right - left, H: bottom - top}
}

// holding shows around a finger how long it has been held.
func (f *Frame) holding() {
	t := &f.touch
	if !t.down || t.way != undecided || t.since < ringAfter || f.Hot == (ID{}) {
		return
	}
	by := min(1, (t.since-ringAfter)/(HoldTime-ringAfter))
	p := f.point()
	size := 2 * ringSize * p
	r := layout.Rect{X: t.at.X, Y: t.at.Y}.Middle(size, size)
	f.Line(r.Inset(-1.5*p), size, (3+4*by)*p+3*p, theme.Abyss.Alpha(0.6*by))
	f.Line(r, size, (1+5*by)*p, theme.Lit.Alpha(0.25+0.75*by))
}
