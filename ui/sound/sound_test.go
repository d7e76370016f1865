package sound_test

import (
	"encoding/binary"
	"hash/fnv"
	"math"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/sound"
)

// listen reads that many seconds: left and right in turn.
func listen(t testing.TB, m *sound.Mixer, seconds float64) []float32 {
	t.Helper()
	p := make([]byte, int(seconds*sound.Rate)*8)
	for at := 0; at < len(p); at += 4096 {
		n, err := m.Read(p[at:min(len(p), at+4096)])
		require.NoError(t, err)
		require.Positive(t, n)
	}
	out := make([]float32, len(p)/4)
	for i := range out {
		out[i] = math.Float32frombits(binary.LittleEndian.Uint32(p[4*i:]))
	}
	return out
}

// loudness is the root of the mean square.
func loudness(samples []float32) float64 {
	sum := 0.0
	for _, s := range samples {
		sum += float64(s) * float64(s)
	}
	return math.Sqrt(sum / float64(len(samples)))
}

func peak(samples []float32) float64 {
	most := 0.0
	for _, s := range samples {
		most = max(most, math.Abs(float64(s)))
	}
	return most
}

// bright is how much of the sound is high: the differences from sample to sample.
func bright(s []float32) float64 {
	d := make([]float32, 0, len(s))
	for i := 2; i < len(s); i++ {
		d = append(d, s[i]-s[i-2])
	}
	return loudness(d)
}

// still is a mixer without the sea.
func still() *sound.Mixer {
	m := sound.NewMixer(1)
	m.SetLevels(sound.Levels{All: 1, Effects: 1})
	return m
}

// Every kind is audible, is over within six seconds, does not begin or end with a
// crack and has no offset.
func TestEveryKindIsHeard(t *testing.T) {
	for k := sound.Silence + 1; k < sound.Kinds; k++ {
		m := still()
		m.Play(k, 0, 1)
		got := listen(t, m, 7)
		assert.Greater(t, peak(got), 0.08, "kind %d", k)
		assert.Zero(t, peak(got[6*2*sound.Rate:]), "kind %d", k)
		assert.Less(t, peak(got[:8]), 0.15, "kind %d begins with a crack", k)
		mean := 0.0
		for _, s := range got {
			mean += float64(s) / float64(len(got))
		}
		assert.InDelta(t, 0, mean, 0.01, "kind %d", k)
	}
}

// However much happens at once, nothing is clipped.
func TestLongChainsDoNotClip(t *testing.T) {
	m := sound.NewMixer(1)
	m.SetSea(4, 1, 1)
	for range 40 {
		for k := sound.Silence + 1; k < sound.Kinds; k++ {
			m.Play(k, 0, 1)
		}
		assert.LessOrEqual(t, peak(listen(t, m, 0.05)), 1.0)
	}
}

func TestPanAndGain(t *testing.T) {
	m := still()
	m.Play(sound.Hit, -1, 1)
	got := listen(t, m, 0.3)
	var left, right []float32
	for i := 0; i < len(got); i += 2 {
		left, right = append(left, got[i]), append(right, got[i+1])
	}
	assert.Greater(t, loudness(left), 0.02)
	assert.Less(t, loudness(right), 1e-6)
	soft := still()
	soft.Play(sound.Hit, -1, 0.5)
	assert.InDelta(t, loudness(got)/2, loudness(listen(t, soft, 0.3)), 1e-4)
}

// The same sound many times at once is one sound.
func TestEqualSoundsAreOne(t *testing.T) {
	one, many := still(), still()
	one.Play(sound.Draw, 0, 1)
	for range 6 {
		many.Play(sound.Draw, 0, 1)
	}
	assert.Equal(t, listen(t, one, 0.3), listen(t, many, 0.3))
}

func TestLevels(t *testing.T) {
	m := sound.NewMixer(1)
	m.SetLevels(sound.Levels{})
	m.Play(sound.Hit, 0, 1)
	assert.Zero(t, peak(listen(t, m, 0.5)), "mute is silent")
	m.SetLevels(sound.Levels{All: 1, Ambience: 1})
	assert.Greater(t, loudness(listen(t, m, 1)), 0.001, "the sea is heard")
}

// The sea sounds different in the deep than at the surface, and at high tide; it
// is quieter than the effects, and equal seeds make equal seas.
func TestSea(t *testing.T) {
	sea := func(depth, tide float64) []float32 {
		m := sound.NewMixer(7)
		m.SetLevels(sound.Levels{All: 1, Ambience: 1})
		m.SetSea(depth, tide, 0)
		listen(t, m, 12)
		return listen(t, m, 2)
	}
	deep, flood, surface := sea(0, 0), sea(0, 1), sea(4, 1)
	assert.Greater(t, bright(flood), 1.2*bright(deep))
	assert.Greater(t, bright(surface), 1.5*bright(flood))
	assert.Less(t, loudness(surface), 0.25)
	assert.Equal(t, deep, sea(0, 0))
}

// The sea takes some seconds to rise to the surface and to become a fire.
func TestSeaChangesSlowly(t *testing.T) {
	for what, change := range map[string]func(*sound.Mixer){
		"surface": func(m *sound.Mixer) { m.SetSea(4, 1, 0) }, "hall": func(m *sound.Mixer) { m.SetRoom(sound.Hall) },
	} {
		m := sound.NewMixer(7)
		m.SetLevels(sound.Levels{All: 1, Ambience: 1})
		m.SetSea(0, 1, 0)
		listen(t, m, 12)
		before := bright(listen(t, m, 0.5))
		change(m)
		soon := bright(listen(t, m, 0.3))
		listen(t, m, 12)
		after := bright(listen(t, m, 0.5))
		assert.Less(t, math.Abs(soon-before), 0.35*math.Abs(after-before), what)
	}
}

// Sounds, the sea, a hall and the music are as before: who changes one of them changes its sum.
func TestSoundsAreAsBefore(t *testing.T) {
	if runtime.GOARCH != "amd64" {
		t.Skip("sums of many numbers may be rounded a little differently")
	}
	sum := func(samples []float32) uint64 {
		h := fnv.New64a()
		for _, s := range samples {
			_ = binary.Write(h, binary.LittleEndian, int32(math.Floor(float64(s)*(1<<20)+0.3217)))
		}
		return h.Sum64()
	}
	effects := func(from, to sound.Kind) (all []float32) {
		m := still()
		for k := from; k <= to; k++ {
			m.Play(k, 0.3, 1)
			all = append(all, listen(t, m, 0.8)...)
		}
		return all
	}
	assert.Equal(t, uint64(0x1af3a1697ef6ad18), sum(effects(sound.Click, sound.Ping)), "effects")
	assert.Equal(t, uint64(0xf5194d7890e34131), sum(effects(sound.Shard, sound.Fall)), "effects of crystal")
	for what, c := range map[string]struct {
		levels sound.Levels
		depth  float64
		room   sound.Room
		sum    uint64
	}{
		"abyss":               {sound.Levels{All: 1, Ambience: 1}, 0, sound.Sea, 0xc4664db9550b021f},
		"storm":               {sound.Levels{All: 1, Ambience: 1}, 4, sound.Sea, 0x99b8b13058704887},
		"hall":                {sound.Levels{All: 1, Ambience: 1}, 0, sound.Hall, 0x385f7308e821faf9},
		"music":               {sound.Levels{All: 1, Music: 1}, 3, sound.Sea, 0x7ac874aeba4e2fcb},
		"music in a hall":     {sound.Levels{All: 1, Music: 1}, 1, sound.Hall, 0xaca5e4b89cdbf281},
		"engine":              {sound.Levels{All: 1, Ambience: 1}, 1, sound.Engine, 0x1503491a45c6f066},
		"music by the engine": {sound.Levels{All: 1, Music: 1}, 1, sound.Engine, 0x347a9c133ee71f97},
	} {
		m := sound.NewMixer(5)
		m.SetLevels(c.levels)
		m.SetSea(c.depth, 1, 0.8)
		m.SetRoom(c.room)
		assert.Equal(t, c.sum, sum(listen(t, m, 8)), what)
	}
}

// A second of sound while much happens, as a share of a second.
func BenchmarkRead(b *testing.B) {
	m := sound.NewMixer(1)
	p := make([]byte, sound.Rate/100*8)
	b.ReportAllocs()
	for b.Loop() {
		for i := range 100 {
			m.Play(sound.Kind(1+i%int(sound.Kinds-1)), 0, 1)
			_, _ = m.Read(p)
		}
	}
}
