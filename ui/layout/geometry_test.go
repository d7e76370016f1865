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
