package widget_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/widget"
)

// What a click means is done once, when the frame in which it came has been painted.
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
