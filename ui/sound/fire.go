package sound

import "math/rand/v2"

// fire is the fire in a hall: a soft roar, and now and then a spark that cracks.
type fire struct {
	roar  [2]float64 // integrated noise
	slow  [2]float64 // and smoothed
	spark float32    // the loudness of the present spark
	fade  float32    // the factor by which it fades per sample
	pan   float32
}

// sparks is how many crack per second.
const sparks = 5.0

// next adds the next sample on both sides.
func (f *fire) next(r *rand.Rand, gain float32, out []float32) {
	if r.Float64() < sparks/Rate {
		f.spark = 0.05 + 0.2*float32(r.Float64()*r.Float64())
		f.fade = 1 - (0.002 + 0.01*float32(r.Float64()))
		f.pan = 0.25 + 0.5*float32(r.Float64())
	}
	f.spark *= f.fade
	for side := range 2 {
		white := 2*r.Float64() - 1
		f.roar[side] = 0.992*f.roar[side] + 0.03*white
		f.slow[side] += 0.05 * (f.roar[side] - f.slow[side])
		p := f.pan
		if side == 0 {
			p = 1 - p
		}
		out[side] += gain * (0.35*float32(f.slow[side]) + f.spark*p*float32(white))
	}
}
