package widget_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/widget"
)

// fingers touches a window with a button, a card that a tap reads, one that is looked
// at first, a thing that can be dragged, and a list.
type fingers struct {
	f      widget.Frame
	in     widget.Input
	scroll widget.Scroll
	did    []string
	rows   map[int]float64
}

func newFingers() *fingers {
	p := &fingers{f: widget.Frame{List: &paint.List{}}, rows: map[int]float64{}}
	p.in = widget.Input{W: 844, H: 390, Scale: 1, Seconds: 1.0 / 60}
	p.frames(1)
	return p
}

var (
	pressed = layout.Rect{X: 10, Y: 10, W: 30, H: 20}
	reads   = layout.Rect{X: 100, Y: 10, W: 60, H: 80}
	looks   = layout.Rect{X: 200, Y: 10, W: 60, H: 80}
	loose   = layout.Rect{X: 300, Y: 10, W: 60, H: 80}
	listed  = layout.Rect{X: 400, Y: 0, W: 200, H: 200}
)

func (p *fingers) frames(n int) {
	for range n {
		f, in := &p.f, p.in
		f.Fingers(&in)
		f.Begin(in, 1)
		note := func(what string, hit bool) {
			if hit {
				p.did = append(p.did, what)
			}
		}
		note("button", f.Button(widget.ID{What: "button"}, pressed, "button", "", widget.Plain))
		_, click := f.Spot(widget.ID{What: "reads"}, reads, "reads", "")
		f.Tap(widget.ID{What: "reads"}, widget.TapReads)
		note("reads", click)
		_, click = f.Spot(widget.ID{What: "looks"}, looks, "looks", "")
		f.Tap(widget.ID{What: "looks"}, widget.TapLooks)
		note("looks", click)
		_, click = f.Spot(widget.ID{What: "loose"}, loose, "loose", "")
		f.SetDraggable(widget.ID{What: "loose"})
		note("loose", click)
		clear(p.rows)
		f.Rows("list", listed, &p.scroll, 20, 50, nil, func(i int, r layout.Rect) {
			p.rows[i] = r.Y
			note("row "+widget.Number(i), f.Button(widget.ID{What: "row", N: i}, r, widget.Number(i), "", widget.Plain))
		})
		note("inspected "+f.Inspected.What, f.Inspected != widget.ID{})
		note("dropped "+f.Dropped().What, f.Dropped() != widget.ID{})
		f.End()
	}
}

func (p *fingers) down(at layout.Point) {
	p.in.Fingers = []widget.Finger{{ID: 7, At: at}}
	p.frames(2)
}

func (p *fingers) up() {
	p.in.Fingers = nil
	p.frames(2)
}

func (p *fingers) tap(at layout.Point) { p.down(at); p.up() }

func (p *fingers) move(to layout.Point) {
	from := p.in.Fingers[0].At
	for i := range 8 {
		by := float64(i+1) / 8
		p.in.Fingers[0].At = layout.Point{X: from.X + (to.X-from.X)*by, Y: from.Y + (to.Y-from.Y)*by}
		p.frames(1)
	}
}

func (p *fingers) took() []string { defer func() { p.did = nil }(); return p.did }

// A tap clicks, even beside a small button; only what is being read stays pointed at.
func TestTaps(t *testing.T) {
	p := newFingers()
	p.tap(layout.Point{X: 25, Y: 20})
	assert.Equal(t, []string{"button"}, p.took())
	assert.Empty(t, p.f.Hot.What, "no ghost of the finger hovers")
	p.tap(layout.Point{X: 44, Y: 38})
	assert.Equal(t, []string{"button"}, p.took(), "it is found within the least size of a target")
	p.frames(40)
	p.tap(reads.Center())
	assert.Equal(t, []string{"reads"}, p.took())
	p.frames(30)
	assert.Equal(t, "reads", p.f.Hot.What, "it is still read")
	p.tap(layout.Point{X: 700, Y: 300})
	assert.Empty(t, p.f.Hot.What, "a tap elsewhere ends that")
}

// Where the effect of a click cannot be foreseen the first tap only looks.
func TestTapLooksFirst(t *testing.T) {
	p := newFingers()
	p.tap(looks.Center())
	assert.Empty(t, p.took())
	assert.Equal(t, "looks", p.f.Hot.What)
	p.frames(60)
	p.tap(looks.Center())
	assert.Equal(t, []string{"looks"}, p.took())
}

// Holding a finger reads, like a right click, and clicks nothing.
func TestHold(t *testing.T) {
	p := newFingers()
	p.down(reads.Center())
	p.frames(15)
	assert.Empty(t, p.took(), "not yet")
	p.frames(15)
	assert.Equal(t, []string{"inspected reads"}, p.took())
	p.up()
	assert.Empty(t, p.took())
}

// A tap counts as one in long frames, too: the time before the finger came does not count.
func TestTapsInLongFrames(t *testing.T) {
	p := newFingers()
	p.in.Seconds = 0.3
	p.tap(reads.Center())
	assert.Equal(t, []string{"reads"}, p.took())
}

// A finger drags what can be dragged, scrolls what can be scrolled, and otherwise does
// nothing when it moves.
func TestFingersMove(t *testing.T) {
	p := newFingers()
	p.down(loose.Center())
	p.move(layout.Point{X: 330, Y: 300})
	p.up()
	assert.Equal(t, []string{"dropped loose"}, p.took())
	p.down(loose.Center())
	p.move(reads.Center())
	p.frames(60)
	p.up()
	assert.Equal(t, []string{"dropped loose"}, p.took(), "a drag is no hold, however long")
	assert.Empty(t, p.f.Hot.What, "and does not read what it ends on")

	top := p.rows[0]
	p.down(layout.Point{X: 450, Y: 180})
	p.move(layout.Point{X: 455, Y: 60})
	assert.InDelta(t, 120, top-p.rows[1]+50, 1, "the row follows the finger")
	assert.Empty(t, p.f.Hot.What, "and is not lit")
	p.up()
	p.frames(120)
	assert.Empty(t, p.took(), "no row is clicked")
	assert.Greater(t, p.scroll.At, 100.0)

	p.down(pressed.Center())
	p.move(layout.Point{X: 20, Y: 200})
	p.up()
	assert.Empty(t, p.took())
}

// Two fingers do nothing, whatever one of them has begun.
func TestTwoFingers(t *testing.T) {
	p := newFingers()
	p.down(loose.Center())
	p.move(layout.Point{X: 330, Y: 200})
	p.in.Fingers = append(p.in.Fingers, widget.Finger{ID: 8, At: layout.Point{X: 500, Y: 300}})
	p.frames(3)
	p.up()
	assert.Empty(t, p.took())
	p.tap(pressed.Center())
	assert.Equal(t, []string{"button"}, p.took())
}

// The mouse takes over when it moves, and not before.
func TestMouseAfterTouch(t *testing.T) {
	p := newFingers()
	p.in.Mouse = pressed.Center()
	p.frames(2)
	assert.Equal(t, "button", p.f.Hot.What)
	p.tap(layout.Point{X: 700, Y: 300})
	p.frames(5)
	assert.Empty(t, p.f.Hot.What, "the mouse that lies there points at nothing")
	assert.True(t, p.f.Touched())
	p.in.Mouse.X += 5
	p.frames(2)
	assert.Equal(t, "button", p.f.Hot.What)
	assert.False(t, p.f.Touched())
}

// Any use of the mouse takes over, its button and wheel too, but not when it only trembles.
func TestWhatTakesOverFromTouch(t *testing.T) {
	for name, c := range map[string]struct {
		use   func(in *widget.Input)
		takes bool
	}{
		"nothing":      {func(*widget.Input) {}, false},
		"it trembles":  {func(in *widget.Input) { in.Mouse.X += 2 }, false},
		"it moves":     {func(in *widget.Input) { in.Mouse.Y += 2.5 }, true},
		"left button":  {func(in *widget.Input) { in.Down = true }, true},
		"right button": {func(in *widget.Input) { in.RightDown = true }, true},
		"the wheel":    {func(in *widget.Input) { in.Wheel = -1 }, true},
	} {
		p := newFingers()
		p.in.Mouse = pressed.Center()
		p.tap(reads.Center())
		assert.True(t, p.f.Touched())
		c.use(&p.in)
		p.frames(1)
		assert.Equal(t, !c.takes, p.f.Touched(), name)
		assert.Equal(t, map[bool]string{true: "button", false: "reads"}[c.takes], p.f.Hot.What, name)
		p.down(loose.Center())
		c.use(&p.in)
		p.frames(1)
		assert.True(t, p.f.Touched(), "a finger is on the window: %s", name)
	}
}

// Targets are as high as a finger needs once one has touched the window, measured in points of the system.
func TestTargetsGrowForFingers(t *testing.T) {
	for _, scale := range []float64{0, 1, 2} {
		points := max(1, scale)
		p := newFingers()
		p.in.Scale = scale
		p.in.W, p.in.H = 1600*points, 900*points
		p.frames(1)
		u := p.f.Unit
		assert.Zero(t, p.f.Target())
		assert.InDelta(t, 30*u, p.f.RowHeight(30), 0.01)
		assert.Zero(t, p.f.TouchGrowth(3, 30))
		p.tap(layout.Point{X: 1500, Y: 800})
		assert.InDelta(t, 44*points, p.f.Target(), 0.01)
		assert.InDelta(t, 44*points, p.f.RowHeight(30), 0.01)
		assert.InDelta(t, 60*u, p.f.RowHeight(60), 0.01)
		assert.InDelta(t, 3*(44*points-30*u), p.f.TouchGrowth(3, 30)*u, 0.01)
		assert.InDelta(t, 0, p.f.TouchGrowth(3, 60), 0.01)

		p.down(loose.Center())
		p.in.Fingers[0].At.Y += 10 * points
		p.frames(1)
		assert.Empty(t, p.f.Dragged().What, "it may be a tap yet")
		p.in.Fingers[0].At.Y += 0.5 * points
		p.frames(2)
		assert.Equal(t, "loose", p.f.Dragged().What)
	}
}

// What does nothing is read by a tap: why it is disabled, what it shows, what it explains; so is what has been held. It is
// until it is gone, or a finger does something else; scrolling is nothing else.
func TestWhatATapReads(t *testing.T) {
	for _, what := range []string{"disabled", "view", "note", "held"} {
		f, gone, clicked := widget.Frame{List: &paint.List{}}, false, ""
		var scroll, other widget.Scroll
		frame := func(at ...layout.Point) {
			in := widget.Input{W: 844, H: 390, Mouse: widget.Nowhere, Scale: 1, Seconds: 1.0 / 30}
			for i, p := range at {
				in.Fingers = append(in.Fingers, widget.Finger{ID: i, At: p})
			}
			f.Fingers(&in)
			f.Begin(in, 1)
			f.Scroll("list", layout.Rect{X: 400, W: 300, H: 300}, &scroll, 900, func(layout.Rect) {})
			f.Scroll("other", layout.Rect{X: 750, W: 90, H: 300}, &other, 900, func(layout.Rect) {})
			id, r, click := widget.ID{What: what}, layout.Rect{X: 100, Y: 100, W: 80, H: 80}, false
			switch {
			case gone:
			case what == "disabled":
				_, click = f.Spot(id, r, what, "not now")
			case what == "view":
				_, click = f.ViewSpot(id, r, what)
			case what == "note":
				_, click = f.InfoSpot(id, r, what)
			default:
				_, click = f.Spot(id, r, what, "")
			}
			if click {
				clicked = what
			}
			f.End()
		}
		there := layout.Point{X: 120, Y: 120}
		read := func() {
			frame(there)
			if what == "held" {
				for range 15 {
					frame(there)
				}
			}
			frame(there)
			for range 9 {
				frame()
			}
			assert.Equal(t, what, f.Hot.What)
			if what == "disabled" {
				assert.Contains(t, texts(&f), "not now")
			}
		}
		frame()
		read()
		assert.Equal(t, map[string]string{"view": "view", "note": "note"}[what], clicked)
		for i := range 10 {
			frame(layout.Point{X: 500, Y: 250 - 20*float64(i)})
			assert.NotEqual(t, what, f.Hot.What)
		}
		frame()
		frame()
		assert.Equal(t, what, f.Hot.What, "after scrolling")
		assert.Positive(t, scroll.At)
		assert.Zero(t, other.At)
		frame(there, layout.Point{X: 300, Y: 300})
		frame(there, layout.Point{X: 300, Y: 300})
		frame()
		frame()
		assert.Empty(t, f.Hot.What, "after something else")
		read()
		gone = true
		frame()
		frame()
		gone = false
		frame()
		frame()
		assert.Empty(t, f.Hot.What, "it was gone")
	}
}

// A finger that moves where nothing scrolls points at nothing, and neither does one that was replaced by another.
func TestSpoiltTouches(t *testing.T) {
	p := newFingers()
	p.down(pressed.Center())
	assert.Equal(t, "button", p.f.Hot.What)
	p.move(reads.Center())
	p.frames(2)
	assert.Empty(t, p.f.Hot.What)
	p.frames(60)
	p.up()
	assert.Empty(t, p.took(), "it has not been held either")

	p.down(pressed.Center())
	p.in.Fingers = []widget.Finger{{ID: 8, At: pressed.Center()}}
	p.frames(2)
	assert.Empty(t, p.f.Hot.What)
	p.up()
	assert.Empty(t, p.took())

	p.in.Fingers = []widget.Finger{{ID: 7, At: loose.Center()}}
	p.frames(2)
	p.move(layout.Point{X: 380, Y: 90})
	p.move(pressed.Center())
	p.in.Fingers = nil
	p.frames(2)
	assert.Equal(t, []string{"dropped loose"}, p.took())
	assert.Empty(t, p.f.Hot.What)
}

// A list coasts on at the speed of the finger that has left it, ever slower, and soon stands still; a finger stops it.
func TestScrollingCoasts(t *testing.T) {
	swipe := func() (p *fingers, at func() float64) {
		p = newFingers()
		p.down(layout.Point{X: 450, Y: 180})
		p.move(layout.Point{X: 450, Y: 100})
		p.in.Seconds = 0
		p.frames(1) // no time has passed
		p.in.Seconds = 1.0 / 60
		p.in.Fingers = nil
		return p, func() float64 { return p.scroll.At * p.f.Unit }
	}
	p, at := swipe()
	assert.InDelta(t, 80, at(), 0.01)
	p.frames(1)
	last, by := at(), 10.0
	for {
		p.frames(1)
		if at() == last {
			break
		}
		assert.Less(t, at()-last, by)
		last, by = at(), at()-last
	}
	assert.Less(t, by, 0.5)
	assert.Greater(t, by, 0.3, "it does not creep")
	assert.InDelta(t, 80+10*15, at(), 30, "10 pixels a frame, a quarter of a second long")

	p, at = swipe()
	p.frames(3)
	p.down(layout.Point{X: 450, Y: 100})
	stopped := at()
	p.frames(5)
	p.up()
	p.frames(5)
	assert.InDelta(t, stopped, at(), 0.01)
}

// A ring around the finger shows how long it has been held, from soon after the beginning until it acts, where there is
// something to hold.
func TestRingAroundAHoldingFinger(t *testing.T) {
	for _, points := range []float64{1, 2} {
		p := newFingers()
		p.in.Scale = points
		rings := func() (all []paint.Op) {
			for _, op := range p.f.Ops {
				if op.Kind == paint.Line && op.Rect.W == op.Rect.H && op.Rect.W > 60*points {
					assert.InDelta(t, reads.Center().X, op.Rect.Center().X, 0.01)
					assert.InDelta(t, reads.Center().Y, op.Rect.Center().Y, 0.01)
					all = append(all, op)
				}
			}
			return all
		}
		p.down(reads.Center())
		p.frames(4)
		assert.Empty(t, rings())
		p.frames(3)
		thin := rings()
		require.Len(t, thin, 2)
		assert.InDelta(t, 68*points, thin[1].Rect.W, 0.01)
		assert.InDelta(t, 71*points, thin[0].Rect.W, 0.01, "a dark one behind it")
		p.frames(14)
		thick := rings()
		require.Len(t, thick, 2)
		for i := range thin {
			assert.Less(t, thin[i].Width, thick[i].Width)
			assert.Less(t, thin[i].Width, 8*points)
			assert.Less(t, thin[i].Color.A, thick[i].Color.A)
		}
		assert.InDelta(t, 6*points, thick[1].Width, 0.8*points)
		assert.InDelta(t, 10*points, thick[0].Width, 0.8*points)
		p.frames(3)
		assert.Empty(t, rings(), "it has acted")
		p.up()
		p.down(layout.Point{X: 700, Y: 300})
		p.frames(12)
		assert.Empty(t, rings(), "nothing is there")
		p.up()
	}
}
