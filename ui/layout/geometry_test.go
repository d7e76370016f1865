package layout_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/layout"
)

// The center of a rectangle is half its sides away from its corner.
func TestCenter(t *testing.T) {
	assert.Equal(t, layout.Point{X: 12, Y: 23}, layout.Rect{X: 10, Y: 20, W: 4, H: 6}.Center())
	assert.Equal(t, layout.Rect{X: 11, Y: 22, W: 2, H: 2}, layout.Rect{X: 10, Y: 20, W: 4, H: 6}.Middle(2, 2))
}

// A way crosses a rectangle if it leads through it, not if it ends before it or passes it.
func TestCrossedBy(t *testing.T) {
	r := layout.Rect{X: 10, Y: 10, W: 10, H: 10}
	for _, of := range []struct {
		from, to layout.Point
		crosses  bool
	}{
		{layout.Point{X: 0, Y: 15}, layout.Point{X: 30, Y: 15}, true},
		{layout.Point{X: 15, Y: 0}, layout.Point{X: 15, Y: 12}, true},
		{layout.Point{X: 12, Y: 12}, layout.Point{X: 14, Y: 14}, true},
		{layout.Point{X: 0, Y: 0}, layout.Point{X: 30, Y: 30}, true},
		{layout.Point{X: 0, Y: 15}, layout.Point{X: 9, Y: 15}, false},
		{layout.Point{X: 0, Y: 5}, layout.Point{X: 30, Y: 5}, false},
		{layout.Point{X: 0, Y: 15}, layout.Point{X: 15, Y: 35}, false},
	} {
		assert.Equal(t, of.crosses, r.CrossedBy(of.from, of.to), "%v", of)
	}
}
