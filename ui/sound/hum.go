package sound

import "math/rand/v2"

// hum is the engine: a chord of E and B far down whose tones beat slowly against each other, and now and then a glint of
// crystal.
type hum struct {
	tones  [4]rotor
	glints [3]rotor
	pans   [3]float32
	last   int // the glint that came last
	begun  bool
}

// glintRate is how many glints there are in a second, and glintTones what they sing: E Dorian, high up.
const glintRate = 0.7

var glintTones = [...]float64{1976, 2217, 2637, 2960, 3520, 3951}

// hummed is how loud each tone of the chord is.
const hummed = 0.036

// begin tunes the chord.
func (h *hum) begin() {
	for i, hz := range [...]float64{82.41, 82.55, 123.47, 123.71} {
		h.tones[i].tune(hz, 1)
		h.tones[i].x = 1
	}
	h.begun = true
}

// keep keeps the tones from swelling or fading, since rounding adds up.
func (h *hum) keep() {
	for i := range h.tones {
		o := &h.tones[i]
		k := (3 - o.x*o.x - o.y*o.y) / 2
		o.x, o.y = o.x*k, o.y*k
	}
}

// next adds the next sample on both sides.
func (h *hum) next(r *rand.Rand, gain float32, out []float32) {
	if !h.begun {
		h.begin()
	}
	if r.Float64() < glintRate/Rate {
		h.keep()
		h.last = (h.last + 1) % len(h.glints)
		h.glints[h.last].tune(glintTones[r.IntN(len(glintTones))], 1-3.5/Rate)
		h.glints[h.last].x += 0.006 + 0.012*float32(r.Float64())
		h.pans[h.last] = 0.15 + 0.7*float32(r.Float64())
	}
	low, high := h.tones[0].turn(), h.tones[1].turn()
	left := hummed * (low + 0.5*high + 0.35*h.tones[2].turn())
	right := hummed * (high + 0.5*low + 0.35*h.tones[3].turn())
	for i := range h.glints {
		s := h.glints[i].turn()
		left, right = left+(1-h.pans[i])*s, right+h.pans[i]*s
	}
	out[0] += gain * left
	out[1] += gain * right
}
