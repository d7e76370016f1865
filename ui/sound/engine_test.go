package sound

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// By the engine one hears its hum instead of the sea and its creatures, which is soft and never quite the same.
func TestByTheEngineNoSeaIsHeard(t *testing.T) {
	m := NewMixer(5)
	m.SetRoom(Engine)
	m.SetLevels(Levels{All: 1, Ambience: 1})
	p := make([]byte, Rate*8)
	for range 25 {
		_, err := m.Read(p)
		require.NoError(t, err)
	}
	assert.Empty(t, m.sea.song, "nothing calls from afar")
	assert.InDelta(t, 0, m.sea.gains[0], 0.001, "no deep rumble")
	assert.Zero(t, m.sea.fire.slow, "no fire")
	assert.NotZero(t, m.sea.hum.glints[0].x+m.sea.hum.glints[0].y, "something glints")
	first := slices.Clone(p)
	_, _ = m.Read(p)
	assert.NotEqual(t, first, p)
}

// The hum keeps its loudness, however long one sits there.
func TestHumNeitherFadesNorSwells(t *testing.T) {
	h, r, out := hum{}, rand.New(rand.NewPCG(1, 1)), make([]float32, 2)
	for range 400 * Rate {
		h.next(r, 1, out)
	}
	for i := range h.tones {
		assert.InDelta(t, 1, math.Hypot(float64(h.tones[i].x), float64(h.tones[i].y)), 0.02)
	}
}

// The music by the engine has a key of its own, rings like glass on a clockwork, is as loud as that of the sea, and never clips.
func TestMusicByTheEngine(t *testing.T) {
	sea, m := NewMixer(5), NewMixer(5)
	m.SetRoom(Engine)
	for _, m := range []*Mixer{sea, m} {
		m.SetSea(1, 0.3, 0)
	}
	loud := [2]float64{}
	m.music.notes = nil
	for i, m := range []*Mixer{sea, m} {
		mean, steepest, last := 0.0, 0.0, float32(0)
		concert(t, m, 90, func(second int, samples []float32) {
			if i == 1 && second > 10 {
				assert.Contains(t, []float64{14, 9}, m.music.aim, "E, or the B below it")
			}
			if second == 59 {
				m.music.notes = make([]note, 0, 200)
			}
			if second > 30 {
				loud[i] += rms(samples) / 60
			}
			assert.Less(t, loudest(samples), 0.9)
			for k := 0; k < len(samples); k += 2 {
				mean += float64(samples[k]) / Rate / 90
				steepest = max(steepest, math.Abs(float64(samples[k]-last)))
				last = samples[k]
			}
		})
		assert.InDelta(t, 0, mean, 0.005)
		assert.Less(t, steepest, 0.08, "no crack")
		assert.Equal(t, float32(1), m.press, "nothing is limited")
	}
	assert.InDelta(t, loud[0], loud[1], 0.5*loud[0])
	assert.Equal(t, engines[1], m.music.mode())
	require.Greater(t, len(m.music.notes), 10)
	assert.Greater(t, len(m.music.notes), len(sea.music.notes), "it is livelier")
	for k, n := range m.music.notes[1:] {
		ticks := float64(n.at-m.music.notes[k].at) / (tick * Rate)
		assert.InDelta(t, math.Round(ticks), ticks, 2*block/(tick*Rate), "on the clockwork")
	}
}

// The scale by the engine is Dorian and cuts more sharply the nearer the end is.
func TestScalesByTheEngine(t *testing.T) {
	for depth, at := range map[float64]int{0: 0, 1: 1, 2: 2, 4: 2} {
		m := music{mood: mood{depth: depth}, rooms: rooms{engine: 1}}
		assert.Equal(t, engines[at], m.mode(), "depth %v", depth)
	}
	assert.Equal(t, 2.0, math.Mod(home(rooms{engine: 1}, 4), 12), "E, wherever the table is")
}
