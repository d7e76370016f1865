package widget_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/widget"
)

// Enter clicks what keys point at, and the mouse takes over again when it moves.
func TestKeysClick(t *testing.T) {
	f, press := things()
	assert.False(t, f.ByKeys())
	assert.True(t, f.ByMouse())
	assert.Equal(t, "asked", press(0, widget.Tab))
	assert.True(t, f.ByKeys())
	assert.False(t, f.ByMouse())
	in := widget.Input{W: 1280, H: 720, Mouse: widget.Nowhere}
	in.Pressed[widget.Enter] = true
	f.Begin(in, 1)
	assert.Equal(t, "asked", f.Clicked.What)
	f.End()
	f.Begin(widget.Input{W: 1280, H: 720, Mouse: widget.Nowhere}, 1)
	assert.Empty(t, f.Clicked, "once")
	f.End()
	f, press = things()
	press(0, widget.Tab)
	f.Begin(widget.Input{W: 1280, H: 720, Mouse: layout.Point{X: 5, Y: 5}}, 1)
	f.End()
	assert.False(t, f.ByKeys())
	assert.True(t, f.ByMouse())
}

// What one player has pressed another does not click.
func TestWhatIsPressedIsNotHandedOver(t *testing.T) {
	for _, next := range []int{0, 1} {
		f := widget.Frame{List: &paint.List{}}
		clicked := false
		frame := func(actor int, down bool) {
			f.Begin(widget.Input{W: 1280, H: 720, Mouse: layout.Point{X: 50, Y: 50}, Down: down, Actor: actor, Seconds: 1}, 1)
			_, click := f.Spot(widget.ID{What: "it"}, layout.Rect{W: 100, H: 100}, "it", "")
			clicked = clicked || click
			f.End()
		}
		frame(0, false)
		frame(0, true)
		frame(0, true)
		frame(next, false)
		frame(next, false)
		assert.Equal(t, next == 0, clicked)
	}
}

// Tab passes over what does nothing; the arrows lead there, but to an explanation only if nothing else is near.
func TestWhereKeysLead(t *testing.T) {
	for _, c := range []struct {
		note, button float64 // how far to the right they are
		want         string
	}{{100, 300, "button"}, {60, 300, "note"}, {300, 100, "button"}} {
		f := widget.Frame{List: &paint.List{}}
		press := func(k widget.Key) string {
			for range 2 {
				in := widget.Input{W: 1280, H: 720, Mouse: layout.Point{X: 300, Y: 300}, Seconds: 0.1}
				in.Pressed[k] = true
				f.Begin(in, 1)
				at := func(x float64) layout.Rect { return layout.Rect{X: 300 + x, Y: 300}.Middle(40, 40) }
				f.InfoSpot(widget.ID{What: "note"}, at(c.note), "note")
				f.Spot(widget.ID{What: "button"}, at(c.button), "button", "")
				f.ViewSpot(widget.ID{What: "card"}, at(-200), "card")
				f.Spot(widget.ID{What: "last"}, at(600), "last", "")
				f.End()
				k = widget.NoKey
			}
			return f.Pointed().What
		}
		press(widget.NoKey)
		assert.Equal(t, c.want, press(widget.Right))
		press(widget.Left)
		f = widget.Frame{List: &paint.List{}}
		press(widget.NoKey)
		for _, want := range []string{"button", "last", "button"} {
			assert.Equal(t, want, press(widget.Tab))
		}
		assert.Equal(t, "last", press(widget.Previous))
		f = widget.Frame{List: &paint.List{}}
		press(widget.NoKey)
		assert.Equal(t, "card", press(widget.Left))
	}
}

// A finger moves a slider sideways; up and down it scrolls what the slider lies in, and the slider stays.
func TestFingersMoveSliders(t *testing.T) {
	for _, c := range []struct {
		dx, dy float64
		value  int
		scrolls,
		taps bool
	}{{40, 0, 0, false, false}, {0, -100, 40, true, false}, {0, 0, 0, false, true}} {
		f := widget.Frame{List: &paint.List{}}
		value, scroll, in := 40, widget.Scroll{}, widget.Input{W: 844, H: 390, Scale: 1, Seconds: 1.0 / 60}
		way := layout.Rect{}
		frame := func() {
			in := in
			f.Fingers(&in)
			f.Begin(in, 1)
			f.Rows("list", layout.Rect{W: 600, H: 300}, &scroll, 20, 60, nil, func(i int, r layout.Rect) {
				if i == 1 {
					f.Slider(r, "it", "volume", "", &value, 0, 100, 1)
				}
			})
			f.End()
		}
		frame()
		frame()
		way = rect(&f, widget.ID{What: "it"})
		at := way.Center()
		in.Fingers = []widget.Finger{{ID: 1, At: at}}
		frame()
		frame()
		assert.Equal(t, 40, value, "it may scroll yet")
		for i := range 10 {
			in.Fingers = []widget.Finger{{ID: 1, At: layout.Point{X: at.X + c.dx*float64(i+1)/10, Y: at.Y + c.dy*float64(i+1)/10}}}
			frame()
		}
		before := scroll.At
		assert.Equal(t, c.scrolls, before > 0)
		in.Fingers = nil
		frame()
		frame()
		switch {
		case c.scrolls:
			assert.Equal(t, 40, value)
			assert.Greater(t, scroll.At, before, "it coasts on")
		case c.taps:
			assert.InDelta(t, 50, value, 1, "a tap leads it there")
		default:
			u := f.Unit
			assert.InDelta(t, 50+100*c.dx/(way.W-28*u), value, 1)
		}
	}
}

// The wheel scrolls step by step to a whole place, never beyond an end, and only the rows that are seen are drawn, with one
// more at each end.
func TestScrollingEases(t *testing.T) {
	f := widget.Frame{List: &paint.List{}}
	var scroll widget.Scroll
	var rows []int
	frame := func(wheel float64) float64 {
		rows = rows[:0]
		f.Begin(widget.Input{W: 1600, H: 900, Mouse: layout.Point{X: 50, Y: 50}, Wheel: wheel, Seconds: 1.0 / 60}, 1)
		u := f.Unit
		f.Rows("list", layout.Rect{W: 200, H: 200 * u}, &scroll, 20, 50*u, nil, func(i int, r layout.Rect) {
			rows = append(rows, i)
			assert.InDelta(t, float64(i)*50*u-scroll.At*u, r.Y, 0.6)
		})
		f.End()
		return scroll.At
	}
	frame(0)
	assert.Equal(t, []int{0, 1, 2, 3, 4}, rows)
	last, steps := frame(-2), 0
	require.True(t, last > 0 && last < 100, "%v", last)
	for at := frame(0); at != last; at = frame(0) {
		assert.Greater(t, at, last)
		last, steps = at, steps+1
	}
	assert.Equal(t, 160.0, last, "all the way, in the end")
	assert.InDelta(t, 18, steps, 8)
	assert.Equal(t, []int{2, 3, 4, 5, 6, 7, 8}, rows)
	for range 60 {
		frame(-3)
	}
	for range 60 {
		frame(0)
	}
	assert.Equal(t, 800.0, scroll.At, "twenty rows less four")
	assert.Equal(t, []int{15, 16, 17, 18, 19}, rows)
	for range 90 {
		frame(3)
	}
	assert.Zero(t, scroll.At)
}
