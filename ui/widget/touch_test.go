package widget_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

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

	top := p.rows[0]
	p.down(layout.Point{X: 450, Y: 180})
	p.move(layout.Point{X: 455, Y: 60})
	assert.InDelta(t, 120, top-p.rows[1]+50, 1, "the row follows the finger")
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
