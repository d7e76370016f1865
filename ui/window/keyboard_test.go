package window

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/keys"
)

// Every key and every button that can be assigned exists.
func TestAllKeysAreThere(t *testing.T) {
	k, err := newKeyboard()
	require.NoError(t, err)
	assert.Len(t, k.keys, len(keys.Names(keys.Keyboard))+1)
	assert.Len(t, buttons, len(keys.Names(keys.Gamepad))+1)
}

// A held key repeats about equally often at every tick rate.
func TestHeldKeysActAgain(t *testing.T) {
	for _, ticks := range []int{20, 25, 30, 40, 60} {
		early, late := 0, 0
		for held := 1; held <= 2*ticks; held++ {
			switch {
			case !again(held, 1/float64(ticks)):
			case held <= 2*ticks/5:
				early++
			default:
				late++
			}
		}
		assert.Equal(t, 1, early, "at once, with %d ticks a second", ticks)
		assert.InDelta(t, 32, late, 10, "in 1.6 seconds, with %d ticks a second", ticks)
	}
}
