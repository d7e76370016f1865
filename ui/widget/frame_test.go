package widget_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/widget"
)

// A click takes effect once, when the frame in which it came has been painted.
func TestClicksAreDoneAfterPainting(t *testing.T) {
	f := widget.Frame{List: &paint.List{}}
	in := widget.Input{W: 1280, H: 720, Mouse: layout.Point{X: 50, Y: 50}}
	var done []string
	frame := func(down bool) {
		in.Down = down
		before := len(done)
		f.Begin(in, 1)
		for _, what := range []string{"one", "two"} {
			if f.Button(widget.ID{What: what}, layout.Rect{W: 100, H: 100}, what, "", widget.Plain) {
				f.Then(func() { done = append(done, what) })
			}
		}
		assert.Len(t, done, before, "nothing is done while it is painted")
		f.End()
	}
	for _, down := range []bool{false, true, false, false} {
		frame(down)
	}
	assert.Equal(t, []string{"two"}, done, "the one on top")
}

// Keys lead through everything in a scrolled area, one thing after another, and then out of it.
func TestKeysScroll(t *testing.T) {
	f := widget.Frame{List: &paint.List{}}
	var scroll widget.Scroll
	room := layout.Rect{W: 300, H: 200}
	frame := func(k widget.Key) {
		in := widget.Input{W: 1280, H: 720, Mouse: layout.Point{X: 150, Y: -9}}
		in.Pressed[k] = true
		f.Begin(in, 1)
		f.Rows("rows", room, &scroll, 20, 50, nil, func(i int, r layout.Rect) {
			f.Button(widget.ID{What: "row", N: i}, r, widget.Number(i), "", widget.Plain)
		})
		f.Button(widget.ID{What: "below"}, layout.Rect{Y: 220, W: 300, H: 50}, "below", "", widget.Plain)
		f.End()
	}
	frame(widget.NoKey)
	at := func() widget.ID { frame(widget.NoKey); return f.Pointed() }
	for i := range 20 {
		frame(widget.Down)
		assert.Equal(t, widget.ID{What: "row", N: i}, at())
		for _, s := range f.Spots {
			if s.ID == f.Pointed() {
				assert.InDelta(t, 50, s.Rect.H, 0.5, "all of it is seen")
			}
		}
	}
	frame(widget.Down)
	assert.Equal(t, widget.ID{What: "below"}, at())
	frame(widget.Up)
	for i := 19; i >= 0; i-- {
		assert.Equal(t, widget.ID{What: "row", N: i}, at())
		frame(widget.Up)
	}
}
