package sound

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// In a hall a fire replaces the sea and its creatures, and the music has scales of its
// own.
func TestInAHallNoSeaIsHeard(t *testing.T) {
	m := NewMixer(5)
	m.SetSea(0, 0, 0)
	m.SetRoom(Hall)
	m.SetLevels(Levels{All: 1, Ambience: 1})
	p := make([]byte, Rate*8)
	for range 25 {
		_, err := m.Read(p)
		require.NoError(t, err)
	}
	assert.Empty(t, m.sea.song, "nothing calls from afar")
	assert.InDelta(t, 0, m.sea.gains[0], 0.001, "no deep rumble")
	assert.NotZero(t, m.sea.fire.slow)
	sea := NewMixer(5)
	sea.SetSea(0, 0, 0)
	sea.SetLevels(Levels{All: 1, Ambience: 1})
	for range 25 {
		_, err := sea.Read(p)
		require.NoError(t, err)
	}
	assert.NotEmpty(t, sea.sea.song)
	assert.Greater(t, sea.sea.gains[0], float32(0.1))
	assert.Zero(t, sea.sea.fire.slow)

	concert(t, m, 30, func(second int, samples []float32) {
		if second > 15 {
			assert.Greater(t, rms(samples), 0.001)
			assert.Less(t, loudest(samples), 1.0)
		}
	})
	assert.Equal(t, halls[0], m.music.mode())
	m.SetSea(2, 0, 0)
	concert(t, m, 30, func(int, []float32) {})
	assert.Equal(t, halls[2], m.music.mode(), "near the third key it is serious")
}
