package widget_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/widget"
)

// rows is a list of rows of 50 pixels in a room of 200, of which one is chosen.
type rows struct {
	f      widget.Frame
	scroll widget.Scroll
	chosen int
	seen   []int
	typed  *widget.Field // beside them, if any
}

func (l *rows) frame(in widget.Input, keys ...widget.Key) {
	in.W, in.H, in.Seconds = 1920, 1080, 10
	for _, k := range keys {
		in.Pressed[k] = true
	}
	l.seen = nil
	l.f.Begin(in, 1)
	if l.typed != nil {
		l.f.Field(widget.ID{What: "field"}, layout.Rect{Y: 300, W: 300, H: 30}, l.typed, "")
	}
	l.f.Rows("rows", layout.Rect{W: 300, H: 200}, &l.scroll, 20, 50, &l.chosen, func(i int, r layout.Rect) {
		if r.Y >= 0 && r.Bottom() <= 200 {
			l.seen = append(l.seen, i)
		}
	})
	l.f.End()
}

// Up and Down choose the row before and after, which is seen then, and go no further than the ends; the keys for
// pages, the wheel, Home and End scroll and choose nothing.
func TestRowsAreChosen(t *testing.T) {
	l := rows{f: widget.Frame{List: &paint.List{}}}
	mouse := widget.Input{Mouse: layout.Point{X: 100, Y: 100}}
	l.frame(mouse)
	assert.Equal(t, []int{0, 1, 2, 3}, l.seen)
	l.frame(mouse, widget.Up)
	assert.Equal(t, 0, l.chosen)
	for i := range 5 {
		l.frame(mouse, widget.Down)
		assert.Equal(t, i+1, l.chosen)
		assert.Contains(t, l.seen, l.chosen)
	}
	assert.Equal(t, []int{2, 3, 4, 5}, l.seen)
	l.frame(mouse, widget.Up)
	assert.Equal(t, 4, l.chosen)
	assert.Equal(t, []int{2, 3, 4, 5}, l.seen, "it is seen already")

	for _, step := range []struct {
		key   widget.Key
		first int
		at    float64
	}{{widget.End, 16, 800}, {widget.PageUp, 13, 620}, {widget.PageDown, 16, 800}, {widget.PageDown, 16, 800}, {widget.Home, 0, 0},
		{widget.PageUp, 0, 0}, {widget.PageDown, 4, 180}} {
		l.frame(mouse, step.key)
		assert.InDelta(t, step.at, l.scroll.At*l.f.Unit, 0.01, step)
		assert.Equal(t, step.first, l.seen[0])
	}
	l.f.OnTop, l.typed = true, &widget.Field{}
	l.frame(mouse)
	for _, step := range []struct {
		key widget.Key
		at  float64
	}{{widget.Home, 180}, {widget.End, 180}, {widget.PageDown, 360}, {widget.PageUp, 180}} {
		l.frame(mouse, step.key)
		assert.InDelta(t, step.at, l.scroll.At*l.f.Unit, 0.01, "where words are typed only the keys for pages scroll: %v", step)
	}
	l.typed = nil
	l.frame(mouse)
	l.frame(mouse, widget.Home)
	mouse.Wheel = -1
	l.frame(mouse)
	assert.InDelta(t, 80, l.scroll.At, 0.01, "a notch towards the player shows what is below")
	elsewhere := widget.Input{Mouse: layout.Point{X: 700, Y: 100}, Wheel: -1}
	l.frame(elsewhere)
	l.frame(elsewhere)
	assert.InDelta(t, 80, l.scroll.At, 0.01, "the wheel turns what the mouse is on")
	assert.Equal(t, 4, l.chosen)
}

// A value goes up and down by its two buttons, unless there is a reason why it cannot.
func TestStepper(t *testing.T) {
	f := widget.Frame{List: &paint.List{}}
	press := func(x float64, less, more string) (by int) {
		for _, down := range []bool{false, true, false, false} {
			f.Begin(widget.Input{W: 1920, H: 1080, Mouse: layout.Point{X: x, Y: 15}, Down: down, Seconds: 1}, 1)
			rest, now := f.Stepper(layout.Rect{W: 400, H: 300}, "size", "Size", "3", less, more)
			assert.InDelta(t, 300-widget.StepperHeight*f.Unit, rest.H, 0.01)
			by += now
			f.End()
		}
		return by
	}
	spots := map[int]layout.Rect{}
	press(0, "", "")
	for _, s := range f.Spots {
		spots[s.ID.N] = s.Rect
	}
	less, more := spots[-1].Center().X, spots[1].Center().X
	assert.Less(t, less, more)
	assert.Equal(t, []int{-1, 1, 0, 0, 1}, []int{press(less, "", ""), press(more, "", ""), press(less, "least", ""), press(more, "", "most"),
		press(more, "least", "")})
}

// An area in another is scrolled first, and at its end the one around it; so is the one around it where the inner
// one has nothing to scroll.
func TestScrollInScroll(t *testing.T) {
	for _, high := range []float64{300, 50} {
		f := widget.Frame{List: &paint.List{}}
		var outer, inner widget.Scroll
		turn := func(wheel float64) [2]float64 {
			for _, by := range []float64{0, wheel, 0, 0} {
				f.Begin(widget.Input{W: 1920, H: 1080, Mouse: layout.Point{X: 50, Y: 50}, Wheel: by, Seconds: 10}, 1)
				f.Scroll("outer", layout.Rect{W: 300, H: 200}, &outer, 1000, func(all layout.Rect) {
					f.Scroll("inner", layout.Rect{X: all.X, Y: 0, W: 200, H: 100}, &inner, high, func(layout.Rect) {})
				})
				f.End()
			}
			return [2]float64{math.Round(outer.At * f.Unit), math.Round(inner.At * f.Unit)}
		}
		if high > 100 {
			assert.Equal(t, [2]float64{0, 120}, turn(-1))
			assert.Equal(t, [2]float64{0, 200}, turn(-1), "to its end")
			assert.Equal(t, [2]float64{120, 200}, turn(-1))
			assert.Equal(t, [2]float64{120, 80}, turn(1))
			assert.Equal(t, [2]float64{120, 0}, turn(1))
			assert.Equal(t, [2]float64{0, 0}, turn(1))
		} else {
			assert.Equal(t, [2]float64{120, 0}, turn(-1))
		}
	}
}

// Keys lead to what lies in an area that does not scroll, in one that does.
func TestKeysScrollAroundAnArea(t *testing.T) {
	f := widget.Frame{List: &paint.List{}}
	var outer, inner widget.Scroll
	frame := func(k widget.Key) widget.ID {
		for _, k := range []widget.Key{k, widget.NoKey} {
			in := widget.Input{W: 1600, H: 900, Mouse: layout.Point{X: 50, Y: 1}, Seconds: 10}
			in.Pressed[k] = true
			f.Begin(in, 1)
			f.Scroll("outer", layout.Rect{W: 300, H: 200}, &outer, 1000, func(all layout.Rect) {
				f.Scroll("inner", layout.Rect{X: all.X, Y: all.Y + 150, W: 200, H: 300}, &inner, 300, func(all layout.Rect) {
					f.Spot(widget.ID{What: "it"}, layout.Rect{X: all.X, Y: all.Y + 200, W: 50, H: 50}, "it", "")
				})
				f.Spot(widget.ID{What: "last"}, layout.Rect{X: all.X, Y: all.Y + 900, W: 50, H: 50}, "last", "")
			})
			f.End()
		}
		return f.Pointed()
	}
	frame(widget.NoKey)
	for _, want := range []struct {
		what string
		at   float64
	}{{"it", 200}, {"last", 750}} {
		assert.Equal(t, want.what, frame(widget.Down).What)
		assert.InDelta(t, want.at, outer.At*f.Unit, 0.01)
	}
}
