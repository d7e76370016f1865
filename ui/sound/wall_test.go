package sound

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// On a wall by the sea its waves are heard as at sea, a buoy rings, and nothing calls from the deep.
func TestOnTheWallABuoyRings(t *testing.T) {
	m := NewMixer(5)
	m.SetRoom(Wall)
	m.SetLevels(Levels{All: 1, Ambience: 1})
	p := make([]byte, Rate*8)
	rung := 0
	for range 40 {
		before := m.sea.buoy.next
		_, err := m.Read(p)
		require.NoError(t, err)
		if m.sea.buoy.next > before {
			rung++
		}
	}
	assert.Greater(t, rung, 4)
	assert.Empty(t, m.sea.song, "nothing calls from the deep")
	assert.Greater(t, m.sea.gains[0], float32(0.1), "the sea goes on")
	assert.Zero(t, m.sea.fire.slow, "no fire")
	assert.False(t, m.sea.hum.begun, "no engine")
}

// The music on a wall is a lullaby in A that keeps its beat, never clips, and loses its light with the gloom.
func TestMusicOnTheWall(t *testing.T) {
	m := NewMixer(5)
	m.SetRoom(Wall)
	m.SetSea(2, 0.3, 0)
	concert(t, m, 90, func(second int, samples []float32) {
		if second == 29 {
			m.music.notes = make([]note, 0, 200)
		}
		assert.Less(t, loudest(samples), 0.9)
	})
	assert.Equal(t, float32(1), m.press, "nothing is limited")
	assert.Equal(t, walls[2], m.music.mode())
	require.Greater(t, len(m.music.notes), 10)
	for k, n := range m.music.notes[1:] {
		beats := float64(n.at-m.music.notes[k].at) / (lull * Rate)
		assert.InDelta(t, math.Round(beats), beats, 2*block/(lull*Rate), "on the beat")
	}
	for depth, at := range map[float64]int{2: 2, 3: 3, 4: 4} {
		m := music{mood: mood{depth: depth}, rooms: rooms{wall: 1}}
		assert.Equal(t, walls[at], m.mode(), "depth %v", depth)
	}
	assert.Equal(t, 7.0, math.Mod(home(rooms{wall: 1}, 4), 12), "A, however dark it is")
}
