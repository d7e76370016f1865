package quality_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/quality"
)

// Frames in time are not late, whatever the display. A single long one changes nothing, many do,
// and frames that are in time again are noticed soon.
func TestPace(t *testing.T) {
	var p quality.Pace
	frames := func(n int, took time.Duration) (late bool) {
		for range n {
			late = p.Late(took * time.Millisecond)
		}
		return late
	}
	for _, took := range []time.Duration{4, 7, 17, 24} {
		assert.False(t, frames(100, took), "frames of %d ms", took)
	}
	assert.False(t, frames(100, 4) || frames(1, 2000), "a single long frame")
	assert.True(t, frames(20, 33))
	assert.True(t, frames(20, 90))
	assert.False(t, frames(20, 16))
}
