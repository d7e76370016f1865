package plain_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/stage"
	"github.com/keyraken/keyraken/ui/stage/plain"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// bright is how bright the upper part of the window is.
func bright(draw func(v *stage.View)) float32 {
	l := &paint.List{}
	l.Reset()
	draw(&stage.View{List: l, W: 1280, H: 720, Unit: 1})
	c := l.Ops[0].Color
	return c.R + c.G + c.B
}

// The high tide is lighter than the low one; a victory grows light, a defeat dark.
func TestLight(t *testing.T) {
	table := func(tide float64) float32 {
		m := &playback.Player{}
		m.Tide = tide
		return bright(func(v *stage.View) { plain.Stage{}.Table(v, m) })
	}
	assert.Greater(t, table(1), table(0))
	end := func(won bool, seconds float64) float32 {
		return bright(func(v *stage.View) { plain.Stage{}.Ending(v, layout.Rect{}, nil, won, seconds) })
	}
	assert.Greater(t, end(true, 3), end(true, 0))
	assert.Less(t, end(false, 3), end(false, 0))
}
