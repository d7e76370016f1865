package sound

import (
	"math"
	"math/rand/v2"

	"github.com/keyraken/keyraken/game/browser"
)

// clip is a mono sound.
type clip []float32

// silence is a silent clip of that many seconds.
func silence(seconds float64) clip { return make(clip, int(seconds*Rate)) }

// rest yields to other goroutines now and then, at the i-th sample.
func rest(i int) {
	if i%1024 == 0 {
		browser.Yield()
	}
}

// add mixes o into the clip from a moment on; what extends beyond its end is cut.
func (c clip) add(at, gain float64, o clip) clip {
	for i, from := 0, int(at*Rate); i < len(o) && from+i < len(c); i++ {
		c[from+i] += float32(gain) * o[i]
	}
	return c
}

// tone is a sine with a gliding frequency, fading out; bend 1 glides evenly, less
// than 1 fast at first.
func tone(seconds, from, to, bend float64) clip {
	c := silence(seconds)
	phase := 0.0
	for i := range c {
		rest(i)
		t := float64(i) / float64(len(c))
		phase += (from + (to-from)*math.Pow(t, bend)) / Rate
		c[i] = float32(math.Sin(2*math.Pi*phase) * math.Pow(1-t, 2))
	}
	return c.soft(0.003)
}

// partials is sines at multiples of a frequency, the higher ones shorter: bells,
// glass, crystal.
func partials(seconds, base float64, ratios ...float64) clip {
	c := silence(seconds)
	for k, ratio := range ratios {
		w := 2 * math.Pi * base * ratio / Rate
		fade := math.Exp(-(3 + 2.2*float64(k)) / float64(len(c)))
		level := 1 / float64(1+k)
		for i := range c {
			rest(i)
			c[i] += float32(level * math.Sin(w*float64(i)))
			level *= fade
		}
	}
	return c.soft(0.002)
}

// noise is a burst that rises for attack seconds and then fades.
func noise(seconds, attack float64, seed uint64) clip {
	r := rand.New(rand.NewPCG(seed, 0x736f756e64))
	c := silence(seconds)
	for i := range c {
		rest(i)
		s := float64(i) / Rate
		level := math.Min(1, s/attack) * math.Pow(1-float64(i)/float64(len(c)), 2.5)
		c[i] = float32(level * (2*r.Float64() - 1))
	}
	return c
}

// band passes frequencies around one that glides to another; q is how narrow the
// band is.
func (c clip) band(from, to, q float64) clip {
	f := filter{}
	for i := range c {
		rest(i)
		if i%32 == 0 {
			f.tune(from*math.Pow(to/from, float64(i)/float64(len(c))), q)
		}
		_, c[i], _ = f.run(c[i])
	}
	return c
}

// low passes frequencies below hz.
func (c clip) low(hz float64) clip {
	f := filter{}
	f.tune(hz, 0.7)
	for i := range c {
		rest(i)
		c[i], _, _ = f.run(c[i])
	}
	return c
}

// soft fades the beginning in over that many seconds.
func (c clip) soft(seconds float64) clip {
	n := min(len(c), int(seconds*Rate))
	for i := range n {
		c[i] *= float32(i) / float32(n)
	}
	return c
}

// wobble makes the loudness tremble.
func (c clip) wobble(hz, depth float64) clip {
	for i := range c {
		rest(i)
		c[i] *= float32(1 - depth/2 + depth/2*math.Sin(2*math.Pi*hz*float64(i)/Rate))
	}
	return c
}

// drive distorts loud samples, which adds overtones.
func (c clip) drive(gain float64) clip {
	for i := range c {
		rest(i)
		c[i] = float32(math.Tanh(gain * float64(c[i])))
	}
	return c
}

// echo adds the water around: a few delays that feed back, ever duller.
func (c clip) echo(seconds, wet float64) clip {
	out := make(clip, len(c)+int(seconds*Rate))
	copy(out, c)
	for _, ms := range [...]float64{41.3, 53.9, 67.1, 83.7} {
		d := int(ms * Rate / 1000)
		back := math.Pow(0.02, ms/1000/seconds) // down to a fiftieth in the end
		line := make(clip, len(out))
		dull := float32(0)
		for i := range line {
			rest(i)
			if i < len(c) {
				line[i] = c[i]
			}
			if i >= d {
				dull += 0.35 * (line[i-d] - dull)
				line[i] += float32(back) * dull
				out[i] += float32(wet) * line[i-d] / 4
			}
		}
	}
	n := min(len(out), Rate/20)
	for i := range n {
		out[len(out)-1-i] *= float32(i) / float32(n)
	}
	return out
}

// level scales the clip so that its loudest sample has that value.
func (c clip) level(peak float64) clip {
	most := float32(0)
	for _, s := range c {
		most = max(most, s, -s)
	}
	if most == 0 {
		return c
	}
	for i := range c {
		c[i] *= float32(peak) / most
	}
	return c
}

// filter is a state variable filter (after Andrew Simper): low, band and high
// pass in one.
type filter struct{ a, b, g, k float64 }

// tune sets the frequency, and how narrow the band is.
func (f *filter) tune(hz, q float64) {
	f.g, f.k = math.Tan(math.Pi*math.Min(hz, Rate*0.45)/Rate), 1/q
}

func (f *filter) run(in float32) (low, band, high float32) {
	x := float64(in)
	v1 := (f.a + f.g*(x-f.b)) / (1 + f.g*(f.g+f.k))
	v2 := f.b + f.g*v1
	f.a, f.b = 2*v1-f.a, 2*v2-f.b
	return float32(v2), float32(f.k * v1), float32(x - f.k*v1 - v2)
}
