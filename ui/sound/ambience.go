package sound

import (
	"math"
	"math/rand/v2"
)

// block is the number of samples between two changes of the parameters.
const block = 64

// ambience is the sea around the table: deep and slow in the abyss, rushing at
// high tide, a storm at the surface; or, in a hall, a fire, and by the engine its hum. It
// never repeats.
type ambience struct {
	rooms, toRooms rooms
	fire           fire
	hum            hum
	buoy           buoy
	depth, tide    float64 // where it is: 0 the abyss to 4 the surface; 0 low to 1 high
	to, toTide     float64 // where they go

	r          *rand.Rand
	at         int
	red        [2]float64 // integrated noise
	rumble     [2]filter
	water      [2]filter
	wind, rain [2]filter
	gains      [4]float32 // of rumble, water, wind, rain
	song       clip       // of something far away
	sung       int
	silence    int // samples until the next song
	pan        float32
}

func newAmbience(seed uint64) ambience {
	return ambience{r: rand.New(rand.NewPCG(seed, 0x736561)), silence: 3 * Rate}
}

// fill adds samples, left and right in turn. While nobody hears it the sea stands
// still.
func (a *ambience) fill(out []float32, gain float32) {
	if gain == 0 {
		return
	}
	for i := 0; i+1 < len(out); i += 2 {
		if a.at%block == 0 {
			a.turn()
		}
		a.at++
		far := a.next()
		for side := range 2 {
			white := float32(2*a.r.Float64() - 1)
			a.red[side] = 0.985*a.red[side] + 0.06*float64(white)
			deep, _, _ := a.rumble[side].run(float32(a.red[side]))
			_, rush, _ := a.water[side].run(white)
			_, blow, _ := a.wind[side].run(white)
			_, _, drops := a.rain[side].run(white)
			s := a.gains[0]*deep + a.gains[1]*rush + a.gains[2]*blow + a.gains[3]*drops
			p := 0.5 + a.pan/2
			if side == 0 {
				p = 1 - p
			}
			out[i+side] += gain * (s + p*far)
		}
		if a.rooms.hall > 0.001 {
			a.fire.next(a.r, gain*float32(a.rooms.hall), out[i:i+2])
		}
		if a.rooms.engine > 0.001 {
			a.hum.next(a.r, gain*float32(a.rooms.engine), out[i:i+2])
		}
		if a.rooms.wall > 0.001 {
			a.buoy.add(a.r, gain*float32(a.rooms.wall), out[i:i+2])
		}
	}
}

// turn changes the parameters: everything swells and ebbs at its own pace.
func (a *ambience) turn() {
	const pace = block / (3.0 * Rate) // three seconds or so to get somewhere
	a.depth += (a.to - a.depth) * pace
	a.tide += (a.toTide - a.tide) * pace
	a.rooms.move(a.toRooms, pace)
	t := float64(a.at) / Rate
	swell := 0.5 + 0.3*math.Sin(0.41*t) + 0.2*math.Sin(0.173*t+1)
	storm := math.Max(0, a.depth-2) / 2
	for side := range 2 {
		s := float64(side)
		a.rumble[side].tune(70+18*a.depth+25*swell, 0.8)
		a.water[side].tune(240+130*a.depth+260*a.tide*swell+40*math.Sin(0.29*t+2*s), 0.9)
		a.wind[side].tune(420+260*swell+120*math.Sin(0.9*t+s), 3)
		a.rain[side].tune(5200, 0.7)
	}
	a.gains = [4]float32{
		float32(0.24 - 0.03*a.depth),
		float32((0.05 + 0.02*a.depth + 0.09*a.tide) * (0.4 + swell)),
		float32(0.10 * storm * swell),
		float32(0.035 * math.Max(0, storm-0.4)),
	}
	for i := range a.gains {
		a.gains[i] *= float32(1 - a.rooms.hall - a.rooms.engine)
	}
}

// next is a sample of something far away: a long call in the deep, thunder at the surface.
func (a *ambience) next() float32 {
	if a.sung < len(a.song) {
		a.sung++
		return a.song[a.sung-1]
	}
	if a.silence--; a.silence > 0 {
		return 0
	}
	if a.toRooms != (rooms{}) { // elsewhere nothing is far away
		a.silence = 5 * Rate
		return 0
	}
	a.silence = int((9 + 14*a.r.Float64()) * Rate)
	a.pan = float32(1.4*a.r.Float64() - 0.7)
	a.song, a.sung = songs[a.r.IntN(len(songs)/2)], 0
	if a.depth > 2.5 {
		a.song = songs[len(songs)/2+a.r.IntN(len(songs)/2)]
	}
	return 0
}

// songs are calls and, in the second half, thunder; they are made with the first mixer.
var songs [6]clip

func makeSongs() {
	for i, f := range [...][3]float64{{92, 138, 104}, {74, 61, 110}, {120, 88, 82}} {
		call := silence(4.2).add(0, 1, tone(2.4, f[0], f[1], 0.8).soft(0.7)).add(1.5, 0.9, tone(2.6, f[1], f[2], 1.3).soft(0.6))
		songs[i] = call.wobble(4.3+float64(i), 0.35).echo(2.2, 1).level(0.16)
	}
	for i := range 3 {
		crack := silence(4).add(0, 1, noise(3.6, 0.05+0.1*float64(i), uint64(70+i)).low(220-40*float64(i)))
		songs[3+i] = crack.add(0.4, 0.8, noise(2.8, 0.6, uint64(80+i)).low(110)).echo(1.5, 0.8).level(0.3)
	}
}
