package quality_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/quality"
)

// A picture is drawn smaller only where it stays fine, and only on the lowest level.
func TestDensity(t *testing.T) {
	for _, w := range []struct {
		w, h, scale float64
		low         float64
	}{
		{3840, 2160, 1, 0.5},
		{3840, 2100, 1, 0.5}, // with a frame around it
		{1920, 1080, 2, 1},
		{1280, 720, 3, 1.5},
		{2560, 1440, 1, 1},
		{3440, 1440, 1, 1},
		{1440, 900, 2, 2},
		{844, 390, 3, 3},
	} {
		assert.Equal(t, w.low, quality.Density(w.w, w.h, w.scale, quality.Low), w)
		for l := range quality.Low {
			assert.Equal(t, w.scale, quality.Density(w.w, w.h, w.scale, l), w)
		}
	}
}
