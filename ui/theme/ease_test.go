package theme_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/theme"
)

// Ways begin and end where they should, whatever time they take, and no picture on the way
// changes.
func TestEasing(t *testing.T) {
	for _, way := range [...][4]float64{
		{0, 0, 0, 0},
		{0.1, 0.27100008726119995, 0.004000000189989805, 0.40882807970046997},
		{0.25, 0.578125, 0.0625, 0.8174096941947937},
		{0.4999, 0.8749249577522278, 0.4997000992298126, 1.0876649618148804},
		{0.5, 0.875, 0.5, 1.0876975059509277},
		{0.75, 0.984375, 0.9375, 1.0641365051269531},
		{0.9, 0.9990000128746033, 0.9959999918937683, 1.0143141746520996},
		{1, 1, 1, 1},
	} {
		for _, time := range [...]float64{1, 0.5, 4} {
			after := way[0] * time
			assert.Equal(t, way[1], theme.EaseOut(after, time), "%v of %v", after, time)
			assert.Equal(t, way[2], theme.EaseInOut(after, time), "%v of %v", after, time)
			assert.Equal(t, way[3], theme.Overshoot(after, time), "%v of %v", after, time)
		}
	}
}
