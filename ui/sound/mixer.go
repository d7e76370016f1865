package sound

import (
	"encoding/binary"
	"math"
	"sync"
)

// Levels are volumes, 0 to 1.
type Levels struct{ All, Effects, Ambience, Music float64 }

// Mixer plays sounds. It is an endless [io.Reader] of samples: 32-bit floats,
// little endian, left and right in turn. Its methods may be called from several
// goroutines.
type Mixer struct {
	mu     sync.Mutex
	clips  [Kinds]clip
	voices [voices]voice
	levels Levels
	sea    ambience
	music  music
	read   int // samples so far
	played [Kinds]int
	buffer []float32
	press  float32 // by how much the loudest moments are reduced
}

const (
	voices = 20
	// apart is the least number of samples between two sounds of a kind: many at
	// once are one.
	apart = Rate / 28
)

// voice is a clip that is being played.
type voice struct {
	clip        clip
	at          int
	left, right float32
}

// NewMixer makes all sounds, which takes some tenths of a second in the background, and a mixer
// that plays them; the sea and the music are generated from the seed.
func NewMixer(seed uint64) *Mixer {
	makeOnce.Do(func() {
		for k := range made {
			made[k] = recipes[k]()
		}
		makeSongs()
	})
	return &Mixer{clips: made, sea: newAmbience(seed), music: newMusic(seed), levels: Levels{1, 1, 1, 1}, press: 1}
}

var (
	makeOnce sync.Once
	made     [Kinds]clip // never changed after they are made
)

// SetLevels sets the volumes.
func (m *Mixer) SetLevels(l Levels) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.levels = l
}

// SetSea sets where the table is: how often the monster has risen, 0 to 4, the tide, 0
// low to 1 high, and how great the danger is, 0 to 1.
func (m *Mixer) SetSea(depth, tide, danger float64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.sea.to, m.sea.toTide = depth, tide
	m.music.to = mood{depth, tide, danger}
}

// SetRoom sets where the table stands.
func (m *Mixer) SetRoom(r Room) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var to rooms
	switch r {
	case Hall:
		to.hall = 1
	case Engine:
		to.engine = 1
	case Wall:
		to.wall = 1
	}
	if to.engine > m.music.toRooms.engine {
		m.music.stay = 4 * Rate // until the other key is near
	}
	m.sea.toRooms, m.music.toRooms = to, to
}

// rooms are how much of each is heard, from 0 to 1; the rest is the sea.
type rooms struct{ hall, engine, wall float64 }

// move moves to others by a part of the way.
func (r *rooms) move(to rooms, by float64) {
	r.hall += (to.hall - r.hall) * by
	r.engine += (to.engine - r.engine) * by
	r.wall += (to.wall - r.wall) * by
}

// Play begins a sound: pan is -1 left to 1 right, gain 1 as loud as it was made.
// The same sound in quick succession is played once; if too many play, the one
// nearest to its end is dropped.
func (m *Mixer) Play(k Kind, pan, gain float64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if k == Silence || k >= Kinds || m.levels.All*m.levels.Effects == 0 {
		return
	}
	if last := m.played[k]; last > 0 && m.read-last < apart {
		return
	}
	m.played[k] = m.read + 1
	free := &m.voices[0]
	for i := range m.voices {
		v := &m.voices[i]
		if len(v.clip)-v.at < len(free.clip)-free.at {
			free = v
		}
	}
	angle := (pan + 1) * math.Pi / 4
	*free = voice{m.clips[k], 0, float32(gain * math.Cos(angle)), float32(gain * math.Sin(angle))}
}

// Read implements [io.Reader]; it fills p with whole pairs of samples and never
// fails.
func (m *Mixer) Read(p []byte) (int, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	n := len(p) / 8 * 2
	if cap(m.buffer) < n {
		m.buffer = make([]float32, n)
	}
	out := m.buffer[:n]
	clear(out)
	m.sea.fill(out, float32(m.levels.All*m.levels.Ambience))
	m.music.fill(out, float32(m.levels.All*m.levels.Music))
	for i := range m.voices {
		m.voices[i].mix(out, float32(m.levels.All*m.levels.Effects))
	}
	m.read += n / 2
	for i, s := range out {
		binary.LittleEndian.PutUint32(p[4*i:], math.Float32bits(m.limit(s)))
	}
	return n * 4, nil
}

func (v *voice) mix(out []float32, gain float32) {
	for i := 0; i+1 < len(out) && v.at < len(v.clip); i += 2 {
		s := gain * v.clip[v.at]
		out[i] += s * v.left
		out[i+1] += s * v.right
		v.at++
	}
}

// limit keeps the sum of many sounds within the range of the device: it turns
// itself down at once and up again slowly.
func (m *Mixer) limit(s float32) float32 {
	const most, recover = 0.95, 1.00002
	if a := max(s, -s) * m.press; a > most {
		m.press *= most / a
	} else if m.press < 1 {
		m.press = min(1, m.press*recover)
	}
	return s * m.press
}
