package sound

import (
	"math"
	"math/rand/v2"
)

// music is the voice of the deep: a drone of low tones that swell and ebb, and over
// it, in phrases with long rests, bells. It is improvised while it plays, so that
// nothing ever repeats. With every rise it climbs and its mode darkens, high tide
// makes it denser and brighter, and danger gives it a slow heartbeat and a tone that
// clashes with the drone: it is louder then, but never hurries.
type music struct {
	mood, to mood
	r        *rand.Rand
	at       int
	level    float32 // the present loudness: it comes and goes softly
	degree   int     // where in the mode the melody is
	left     int     // notes left in the phrase
	next     int     // samples until then
	root     float64 // semitones from the lowest D
	aim      float64 // where the drone glides to
	stay     int     // samples until it may move again
	beat     int     // samples until the heart beats
	second   bool    // the softer of the two beats comes next
	ground   [len(tones)]pedal
	heart    rotor
	bells    [12]bell
	water    [6]delay
	rooms    rooms // in a hall it is lighter, by the engine it rings like glass, on a wall it is a lullaby: see halls, engines, walls
	toRooms  rooms
	notes    []note // for tests that listen
}

// mood is what the music follows: how often the monster has risen, 0 to 4, the tide
// and the danger, 0 to 1.
type mood struct{ depth, tide, danger float64 }

// note is a bell stroke: its time, in samples, and its pitch, in semitones.
type note struct {
	at   int
	high float64
}

// modes are the steps of the scale by depth: five consonant tones in the abyss,
// darker ones the nearer the monster comes.
var modes = [...][]float64{{0, 3, 5, 7, 10}, {0, 2, 3, 7, 9}, {0, 2, 3, 5, 7, 9, 10}, {0, 2, 3, 5, 7, 8, 10}, {0, 1, 3, 5, 7, 8, 10}}

// halls are the steps of the scale in a hall, by how far the game has come: bright ones
// that grow serious.
var halls = [...][]float64{{0, 2, 4, 7, 9}, {0, 2, 4, 5, 7, 9, 10}, {0, 2, 3, 5, 7, 9, 10}}

// engines are the steps of the scale by the engine: Dorian, at first without the tones that lean, at last with one that cuts.
var engines = [...][]float64{{0, 2, 3, 7, 9}, {0, 2, 3, 5, 7, 9, 10}, {0, 2, 3, 6, 7, 9, 10}}

// walls are the steps of the scale on a wall by the sea: a lullaby in A that loses its light.
var walls = [...][]float64{{0, 2, 4, 7, 9}, {0, 2, 4, 7, 9}, {0, 2, 4, 6, 7, 9, 11}, {0, 2, 3, 5, 7, 9, 10}, {0, 2, 3, 5, 7, 8, 11}}

// lull is a beat of the lullaby in seconds: its phrases keep to it.
const lull = 0.62

// tick is the clockwork of the engine in seconds: its bells are struck on it.
const tick = 0.27

// tones are those of the drone: semitones above the root, how loud, and in how many
// seconds each swells and ebbs.
var tones = [...]struct{ high, loud, pace float64 }{
	{0, 0.30, 23.7}, {7, 0.17, 31.1}, {12, 0.15, 17.3}, {19, 0.07, 27.9}, {24, 0.045, 13.9}, {1, 0.12, 19.1},
}

// rub is the tone of the drone that is heard only in danger.
const rub = len(tones) - 1

// lowest is the frequency of the lowest D.
const lowest = 36.71

func hertz(semitones float64) float64 { return lowest * math.Exp2(semitones/12) }

// rotor is a sine: a point that rotates around the origin.
type rotor struct{ x, y, cos, sin float32 }

// tune sets its frequency, and its decay per sample.
func (o *rotor) tune(hz, keep float64) {
	sin, cos := math.Sincos(2 * math.Pi * hz / Rate)
	o.cos, o.sin = float32(keep*cos), float32(keep*sin)
}

func (o *rotor) turn() float32 {
	o.x, o.y = o.x*o.cos-o.y*o.sin, o.x*o.sin+o.y*o.cos
	return o.y
}

// pedal is a tone of the drone, a little lower on one side than on the other.
type pedal struct {
	sides [2]rotor
	phase float64 // of its swell
	loud  float32
}

// bell is a struck tone with overtones that fade one after another, the higher ones
// sooner.
type bell struct {
	parts [4]rotor
	rise  float32 // of its attack, up to 1
	step  float32
	left  float32 // how loud on each side
	right float32
	rest  int // samples until it is silent
}

// delay is water that returns what it hears, later and duller.
type delay struct {
	line []float32
	at   int
	dull float32
}

func newMusic(seed uint64) music {
	m := music{r: rand.New(rand.NewPCG(seed, 0x6d75736963)), next: 2 * Rate, stay: 40 * Rate, beat: Rate, root: 12, aim: 12}
	for i := range m.ground {
		for side := range m.ground[i].sides {
			m.ground[i].sides[side].x = 1
		}
		m.ground[i].phase = m.r.Float64()
	}
	for i, n := range [...]int{1871, 2311, 2851, 3373, 4003, 4637} {
		m.water[i].line = make([]float32, n)
	}
	m.turn()
	return m
}

// fill adds samples, left and right in turn. While nobody hears it the music stands
// still.
func (m *music) fill(out []float32, gain float32) {
	if gain == 0 && m.level < 1e-4 {
		m.level = 0
		return
	}
	for i := 0; i+1 < len(out); i += 2 {
		if m.at%block == 0 {
			m.turn()
		}
		m.at++
		m.level += (gain - m.level) * (4.0 / Rate)
		left, right := m.sample()
		out[i] += m.level * left
		out[i+1] += m.level * right
	}
}

// sample is the next moment on both sides.
func (m *music) sample() (left, right float32) {
	bright := 0.12 + 0.09*float32(m.mood.depth) + 0.15*float32(m.mood.tide)
	var sides [2]float32
	for i := range m.ground {
		p := &m.ground[i]
		for side := range p.sides {
			o := &p.sides[side]
			s := o.turn()
			sides[side] += p.loud * (s + bright*2*s*o.x) // with its octave
		}
	}
	thump := m.heart.turn()
	left, right = 0.55*sides[0]+thump, 0.55*sides[1]+thump
	in := 0.25 * (sides[0] + sides[1])
	for i := range m.bells {
		b := &m.bells[i]
		if b.rest == 0 {
			continue
		}
		b.rest--
		s := b.parts[0].turn() + b.parts[1].turn() + b.parts[2].turn() + b.parts[3].turn()
		if b.rise < 1 {
			b.rise += b.step
			s *= b.rise * b.rise
		}
		left, right, in = left+b.left*s, right+b.right*s, in+s*0.5
	}
	for i := range m.water {
		d := &m.water[i]
		heard := d.line[d.at]
		d.dull += 0.32 * (heard - d.dull)
		d.line[d.at] = in*0.3 + 0.83*d.dull
		if d.at++; d.at == len(d.line) {
			d.at = 0
		}
		if i%2 == 0 {
			left += 0.22 * heard
		} else {
			right += 0.22 * heard
		}
	}
	return left, right
}

// turn changes the parameters, and begins what is due.
func (m *music) turn() {
	const pace = block / (4.0 * Rate)
	m.mood.depth += (m.to.depth - m.mood.depth) * pace
	m.mood.tide += (m.to.tide - m.mood.tide) * pace
	m.mood.danger += (m.to.danger - m.mood.danger) * pace
	m.rooms.move(m.toRooms, pace)
	m.root += (m.aim - m.root) * pace
	if m.stay -= block; m.stay <= 0 {
		m.stay = int((25 + 30*m.r.Float64()) * Rate)
		mode := m.mode()
		m.aim = home(m.rooms, m.mood.depth)
		switch {
		case m.rooms.engine > 0.5:
			m.aim -= 5 * float64(m.r.IntN(2)) // the tones of its hum
		case m.r.IntN(3) > 0:
			m.aim += mode[1+m.r.IntN(len(mode)-1)] - 12*float64(m.r.IntN(2))
		}
		m.aim = math.Round(m.aim)
	}
	for i := range m.ground {
		p, t := &m.ground[i], tones[i]
		p.phase += block / (t.pace * Rate)
		swell := 0.5 + 0.5*math.Sin(2*math.Pi*p.phase)
		clear := t.high / 24 * (0.3*m.mood.depth + 0.5*m.mood.tide)
		soft := (1 - 0.45*m.rooms.hall) * (1 - 0.4*m.rooms.engine) * (1 - 0.3*m.rooms.wall)
		loud := t.loud * (0.25 + 0.75*swell) * (0.8 + 0.3*m.mood.danger) * (1 + clear) * soft
		if i == rub {
			loud = t.loud * (0.4 + 0.6*swell) * max(0, 2*m.mood.danger-1)
		}
		p.loud += (float32(loud) - p.loud) * 0.002
		for side := range p.sides {
			o := &p.sides[side]
			o.tune(hertz(m.root+t.high)+0.11*float64(1+i)*(float64(side)-0.5), 1)
			k := (3 - o.x*o.x - o.y*o.y) / 2 // keeps it on its circle
			o.x, o.y = o.x*k, o.y*k
		}
	}
	if m.next -= block; m.next <= 0 {
		m.strike()
	}
	if m.beat -= block; m.beat <= 0 {
		m.thump()
	}
}

// home is the key to which the drone returns, in semitones from the lowest D: it climbs out of the sea, is E by the engine and A on a wall.
func home(r rooms, depth float64) float64 {
	return 12 + 1.5*depth*(1-r.engine-r.wall) + 5*r.hall + 2*r.engine + 7*r.wall
}

// mode is the scale now; danger darkens it.
func (m *music) mode() []float64 {
	at := int(math.Round(m.mood.depth))
	if m.rooms.engine > 0.5 {
		return engines[max(0, min(at, len(engines)-1))]
	}
	if m.rooms.wall > 0.5 {
		return walls[max(0, min(at, len(walls)-1))]
	}
	if m.rooms.hall > 0.5 {
		return halls[max(0, min(at, len(halls)-1))]
	}
	if m.mood.danger > 0.75 {
		at++
	}
	return modes[max(0, min(at, len(modes)-1))]
}

// strike rings a bell, and schedules the next one.
func (m *music) strike() {
	mode := m.mode()
	if m.left <= 0 { // a phrase begins
		m.left = 2 + m.r.IntN(4) + int(2*m.mood.tide+3*m.rooms.engine+3*m.rooms.wall)
		m.degree = m.r.IntN(len(mode) + 3)
	} else {
		m.degree += [...]int{-2, -1, -1, 1, 1, 2, 3}[m.r.IntN(7)]
	}
	m.left--
	if m.left == 0 { // and comes to rest
		m.degree = [...]int{0, len(mode) / 2, len(mode)}[m.r.IntN(3)]
	}
	m.degree = max(-2, min(m.degree, 2*len(mode)))
	octave := 0
	for octave*len(mode) > m.degree {
		octave--
	}
	for (octave+1)*len(mode) <= m.degree {
		octave++
	}
	high := m.aim + 24 + 12*math.Round(m.rooms.engine) + 12*float64(octave) + mode[m.degree-octave*len(mode)]
	loud := 0.5 + 0.5*m.r.Float64()
	m.ring(high, loud, 0.02-0.014*(m.rooms.hall+m.rooms.engine))
	if m.r.Float64() < 0.25+0.2*m.mood.tide { // something answers from afar
		m.ring(high+[...]float64{-12, 7, 12}[m.r.IntN(3)], 0.4*loud, 0.9)
	}
	wait := (1.1 + 1.9*m.r.Float64()) * (1 - 0.35*m.mood.tide)
	if m.left == 0 {
		wait = (5 + 7*m.r.Float64()) * (1 - 0.3*m.mood.tide) * (1 - 0.2*m.mood.danger)
	}
	wait *= (1 - 0.4*m.rooms.hall) * (1 - 0.6*m.rooms.engine) * (1 - 0.35*m.rooms.wall)
	switch {
	case m.rooms.engine > 0.5:
		wait = tick * math.Ceil(wait/tick)
	case m.rooms.wall > 0.5:
		wait = lull * math.Ceil(wait/lull)
	}
	m.next = int(wait * Rate)
}

// ring rings a bell, replacing the one that is nearest to its end.
func (m *music) ring(high, loud, attack float64) {
	b := &m.bells[0]
	for i := range m.bells {
		if m.bells[i].rest < b.rest {
			b = &m.bells[i]
		}
	}
	pan := 0.2 + 0.6*m.r.Float64()
	*b = bell{step: float32(1 / (attack * Rate)), left: float32(1 - pan), right: float32(pan), rest: 9 * Rate}
	shine := 1 + 0.25*m.mood.depth + 0.4*m.mood.tide
	parts := [...]struct{ ratio, loud, seconds float64 }{{1, 1, 5.5}, {2.004, 0.34, 3.6}, {2.99, 0.16 * shine, 2.1}, {5.04, 0.05 * shine, 1.1}}
	if m.rooms.engine > 0.5 { // of glass
		parts = [...]struct{ ratio, loud, seconds float64 }{{1, 0.9, 4.2}, {2, 0.12, 2.6}, {2.756, 0.3, 1.7}, {5.404, 0.1, 0.7}}
	}
	for i, part := range parts {
		hz := hertz(high) * part.ratio
		keep := math.Exp(-4.5 / (part.seconds * (1 - 0.45*m.rooms.hall) * Rate)) // plucked, in a hall
		b.parts[i].tune(hz, keep)
		b.parts[i].x = float32(0.11 * loud * part.loud)
	}
	if len(m.notes) < cap(m.notes) {
		m.notes = append(m.notes, note{m.at, high})
	}
}

// thump makes the heart beat: twice, then it rests.
func (m *music) thump() {
	m.second = !m.second
	loud := 0.17 * max(0, m.mood.danger-0.25)
	m.beat = int(0.42 * Rate)
	if !m.second {
		loud, m.beat = 0.6*loud, int((1.25-0.25*m.mood.danger)*Rate)
	}
	m.heart.tune(hertz(m.root), math.Exp(-9.0/Rate))
	m.heart.x += float32(loud)
}
