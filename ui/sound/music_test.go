package sound

import (
	"encoding/binary"
	"math"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// concert reads that many seconds of the music alone, left and right in turn, and
// passes each second to a listener.
func concert(t testing.TB, m *Mixer, seconds int, hear func(second int, samples []float32)) {
	t.Helper()
	m.SetLevels(Levels{All: 1, Music: 1})
	p := make([]byte, Rate*8)
	out := make([]float32, 2*Rate)
	for s := range seconds {
		n, err := m.Read(p)
		require.NoError(t, err)
		require.Equal(t, len(p), n)
		for i := range out {
			out[i] = math.Float32frombits(binary.LittleEndian.Uint32(p[4*i:]))
		}
		hear(s, out)
	}
}

func rms(samples []float32) float64 {
	sum := 0.0
	for _, s := range samples {
		sum += float64(s) * float64(s)
	}
	return math.Sqrt(sum / float64(len(samples)))
}

func loudest(samples []float32) float64 {
	most := 0.0
	for _, s := range samples {
		most = max(most, math.Abs(float64(s)))
	}
	return most
}

// In ten minutes in one place no half minute repeats: neither the bells, in any
// key, nor the loudness and pitch of the whole.
func TestMusicDoesNotLoop(t *testing.T) {
	const window = 30
	minutes := 10
	if testing.Short() {
		minutes = 3
	}
	m := NewMixer(11)
	m.SetSea(2, 0.5, 0.3)
	m.music.notes = make([]note, 0, 4000)
	var heard [][4]float64 // of each half second: how loud, and how much of it changes how fast
	concert(t, m, minutes*60, func(_ int, samples []float32) {
		for half := range 2 {
			part := samples[half*Rate : (half+1)*Rate]
			var of [4]float64
			for k, lag := range [...]int{2, 16, 128, 1024} {
				for i := lag; i < len(part); i += 2 {
					d := float64(part[i] - part[i-lag])
					of[k] += d * d
				}
				of[k] = math.Sqrt(of[k] / float64(len(part)))
			}
			heard = append(heard, of)
		}
	})
	notes := m.music.notes
	require.Greater(t, len(notes), 10*minutes)
	require.Less(t, len(notes), 90*minutes, "it is calm")
	same := func(a, b []note) bool {
		for i := range min(len(a), len(b)) {
			if a[i].at-a[0].at > window*Rate {
				return true
			}
			if math.Abs(a[i].high-a[0].high-b[i].high+b[0].high) > 0.5 || math.Abs(float64(a[i].at-a[0].at-b[i].at+b[0].at)) > 0.2*Rate {
				return false
			}
		}
		return false // the rest is shorter
	}
	for i := range notes {
		for k := range notes[:i] {
			require.False(t, same(notes[k:], notes[i:]), "bells %d and %d", k, i)
		}
	}
	for a := 0; a+2*window <= len(heard); a++ {
		for b := a + 1; b+2*window <= len(heard); b++ {
			apart, whole := 0.0, 0.0
			for i := range 2 * window {
				for k := range 4 {
					d := heard[a+i][k] - heard[b+i][k]
					apart, whole = apart+d*d, whole+heard[a+i][k]*heard[a+i][k]
				}
			}
			require.Greater(t, math.Sqrt(apart/whole), 0.02, "the half minutes after %v s and %v s", float64(a)/2, float64(b)/2)
		}
	}
}

// However deep, high and dangerous it is, the music alone never clips and is never
// even limited, has no crack in it and no offset.
func TestMusicNeverClips(t *testing.T) {
	for seed, to := range []mood{{0, 0, 0}, {4, 1, 1}, {4, 0, 0}, {2, 1, 1}} {
		m := NewMixer(uint64(seed))
		m.SetSea(to.depth, to.tide, to.danger)
		mean, steepest, last := 0.0, 0.0, float32(0)
		concert(t, m, 60, func(_ int, samples []float32) {
			assert.Less(t, loudest(samples), 0.9)
			for i := 0; i < len(samples); i += 2 {
				mean += float64(samples[i]) / Rate / 60
				steepest = max(steepest, math.Abs(float64(samples[i]-last)))
				last = samples[i]
			}
		})
		assert.InDelta(t, 0, mean, 0.005)
		assert.Less(t, steepest, 0.08)
		assert.Equal(t, float32(1), m.press)
	}
}

// Music that is turned off is soon silent, and resumes where it stopped.
func TestMusicOff(t *testing.T) {
	m := NewMixer(3)
	concert(t, m, 20, func(int, []float32) {})
	at := 0
	read := func(seconds float64) float64 {
		p := make([]byte, int(seconds*Rate)*8)
		_, err := m.Read(p)
		require.NoError(t, err)
		most := 0.0
		for i := 0; i < len(p); i += 4 {
			most = max(most, math.Abs(float64(math.Float32frombits(binary.LittleEndian.Uint32(p[i:])))))
		}
		return most
	}
	m.SetLevels(Levels{All: 1})
	read(4)
	at = m.music.at
	assert.Zero(t, read(3))
	assert.Equal(t, at, m.music.at)
	m.SetLevels(Levels{All: 1, Music: 1})
	assert.Greater(t, read(3), 0.01)
}

// The music is audible, calm, and louder in danger but not by much; equal seeds make
// equal music.
func TestMusicFollows(t *testing.T) {
	of := func(seed uint64, to mood) (loud, rough float64) {
		m := NewMixer(seed)
		m.SetSea(to.depth, to.tide, to.danger)
		concert(t, m, 90, func(s int, samples []float32) {
			if s < 30 {
				return
			}
			loud += rms(samples) / 60
			for i := 2; i < len(samples); i++ {
				rough += math.Abs(float64(samples[i]-samples[i-2])) / float64(len(samples)) / 60
			}
		})
		return loud, rough
	}
	calm, dull := of(5, mood{1, 0, 0})
	again, _ := of(5, mood{1, 0, 0})
	assert.Equal(t, calm, again)
	other, _ := of(6, mood{1, 0, 0})
	assert.NotEqual(t, calm, other)
	danger, _ := of(5, mood{1, 0, 1})
	_, high := of(5, mood{4, 1, 0})
	assert.Greater(t, calm, 0.03)
	assert.Less(t, calm, 0.25)
	assert.Greater(t, danger, 1.1*calm)
	assert.Less(t, danger, 2.5*calm)
	assert.Greater(t, high, 1.3*dull, "the surface is brighter")
}

// The scale darkens the nearer the monster comes, and sooner in great danger, as far as there are darker ones.
func TestScalesDarken(t *testing.T) {
	for i, c := range []struct {
		mood mood
		at   int
	}{{mood{}, 0}, {mood{depth: 1.4}, 1}, {mood{depth: 1.6}, 2}, {mood{depth: 1, danger: 0.75}, 1}, {mood{depth: 1, danger: 0.76}, 2},
		{mood{depth: 4}, 4}, {mood{depth: 4, danger: 1}, 4}} {
		m := music{mood: c.mood}
		assert.Equal(t, modes[c.at], m.mode(), "mood %d", i)
		m.rooms.hall = 1
		assert.Equal(t, halls[min(int(math.Round(c.mood.depth)), len(halls)-1)], m.mode(), "mood %d", i)
	}
}

// Playing allocates nothing.
func TestMusicAllocatesNothing(t *testing.T) {
	m := NewMixer(1)
	m.SetLevels(Levels{All: 1, Music: 1})
	p := make([]byte, Rate/20*8)
	_, _ = m.Read(p)
	assert.Zero(t, testing.AllocsPerRun(200, func() { _, _ = m.Read(p) }))
}

// A second of music.
func BenchmarkMusic(b *testing.B) {
	m := NewMixer(1)
	m.SetSea(4, 1, 1)
	m.SetLevels(Levels{All: 1, Music: 1})
	p := make([]byte, Rate/20*8)
	b.ReportAllocs()
	for b.Loop() {
		for range 20 {
			_, _ = m.Read(p)
		}
	}
}

// Writes two minutes of music to listen to, from the abyss to the surface.
func TestWriteMusic(t *testing.T) {
	file := os.Getenv("KEYRAKEN_MUSIC")
	if file == "" {
		t.Skip("KEYRAKEN_MUSIC names no file for the sound")
	}
	var wav []byte
	for _, part := range []any{[]byte("RIFF"), uint32(0), []byte("WAVEfmt "), uint32(16), uint16(1), uint16(2), uint32(Rate), uint32(4 * Rate),
		uint16(4), uint16(16), []byte("data"), uint32(0)} {
		var err error
		wav, err = binary.Append(wav, binary.LittleEndian, part)
		require.NoError(t, err)
	}
	m := NewMixer(11)
	concert(t, m, 120, func(s int, samples []float32) {
		m.SetSea(float64(s)/30, float64(s/20%2), float64(s/30%2))
		for _, v := range samples {
			wav = binary.LittleEndian.AppendUint16(wav, uint16(int16(v*32000)))
		}
	})
	binary.LittleEndian.PutUint32(wav[4:], uint32(len(wav)-8))
	binary.LittleEndian.PutUint32(wav[40:], uint32(len(wav)-44))
	require.NoError(t, os.WriteFile(file, wav, 0o644))
}
