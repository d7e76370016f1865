package sound

import (
	"math"
	"math/rand/v2"
)

// buoy is what is heard on a wall by the sea at night: a bell buoy that rocks in the swell.
type buoy struct {
	parts [3]rotor
	pan   float32
	next  int // samples until it strikes
	again int // strokes left in this roll
}

// buoyTones are the tone of its bell and its overtones, in hertz, and buoyFades in how many seconds each fades.
var (
	buoyTones = [...]float64{523.25, 1255.8, 1674.4}
	buoyFades = [...]float64{3.2, 1.6, 0.9}
)

// add adds the next sample on both sides.
func (b *buoy) add(r *rand.Rand, gain float32, out []float32) {
	if b.next--; b.next <= 0 {
		b.strike(r)
	}
	s := b.parts[0].turn() + 0.5*b.parts[1].turn() + 0.3*b.parts[2].turn()
	out[0] += gain * (1 - b.pan) * s
	out[1] += gain * b.pan * s
}

// strike rings the bell as the swell rolls it, once or a few times, and schedules the next stroke.
func (b *buoy) strike(r *rand.Rand) {
	if b.again <= 0 {
		b.again = 1 + r.IntN(3)
		b.pan = 0.2 + 0.25*float32(r.Float64())
	}
	loud := 0.008 + 0.016*float32(r.Float64())
	for i := range b.parts {
		b.parts[i].tune(buoyTones[i], math.Exp(-4.5/(buoyFades[i]*Rate)))
		b.parts[i].x += loud
	}
	wait := 0.7 + 0.5*r.Float64()
	if b.again--; b.again == 0 {
		wait = 5 + 7*r.Float64()
	}
	b.next = int(wait * Rate)
}
