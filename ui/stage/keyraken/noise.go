package keyraken

import "math"

// lattice is a number from 0 to 1 for a corner of a grid, always the same.
func lattice(x, y int32) float64 {
	h := uint32(x)*0x9e3779b1 ^ uint32(y)*0x85ebca77
	h ^= h >> 15
	h *= 0x2c1b3c6d
	h ^= h >> 12
	h *= 0x297a2d39
	h ^= h >> 15
	return float64(h) / math.MaxUint32
}

// noise is smooth noise from 0 to 1.
func noise(x, y float64) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	i, j := int32(fx), int32(fy)
	u, v := smooth(x-fx), smooth(y-fy)
	return lerp(lerp(lattice(i, j), lattice(i+1, j), u), lerp(lattice(i, j+1), lattice(i+1, j+1), u), v)
}

// fractal is noise at several scales, from 0 to 1.
func fractal(x, y float64, octaves int) float64 {
	sum, weight, total := 0.0, 1.0, 0.0
	for range octaves {
		sum += noise(x, y) * weight
		total += weight
		weight *= 0.5
		x, y = x*2.03+17.1, y*2.03-9.7
	}
	return sum / total
}

// ridges is noise with sharp crests, from 0 to 1.
func ridges(x, y float64, octaves int) float64 {
	sum, weight, total := 0.0, 1.0, 0.0
	for range octaves {
		r := 1 - math.Abs(2*noise(x, y)-1)
		sum += r * r * weight
		total += weight
		weight *= 0.5
		x, y = x*2.1+5.3, y*2.1+1.9
	}
	return sum / total
}

// pebbles is how far inside the nearest of many scattered round bumps a point is:
// 1 at its middle, 0 outside all of them. Period repeats them, unless it is 0.
func pebbles(x, y float64, period int32) float64 {
	i, j := int32(math.Floor(x)), int32(math.Floor(y))
	best := 0.0
	for dj := int32(-1); dj <= 1; dj++ {
		for di := int32(-1); di <= 1; di++ {
			a, b := i+di, j+dj
			ka, kb := a, b
			if period > 0 {
				ka, kb = (a%period+period)%period, (b%period+period)%period
			}
			size := 0.18 + 0.40*lattice(ka+71, kb)
			cx := float64(a) + 0.2 + 0.6*lattice(ka, kb+13)
			cy := float64(b) + 0.2 + 0.6*lattice(ka+31, kb+57)
			d := math.Hypot(x-cx, y-cy) / size
			best = max(best, 1-d)
		}
	}
	return best
}

// drift is a value that wanders between -1 and 1 over time, never in the same way
// twice.
func drift(seed int, t float64) float64 {
	y := float64(seed) * 7.31
	return 2*(0.65*noise(t, y)+0.35*noise(t*2.3+40, y+3)) - 1
}

func smooth(t float64) float64 { return t * t * (3 - 2*t) }

// step is 0 below a, 1 above b, and smooth in between.
func step(a, b, x float64) float64 { return smooth(max(0, min(1, (x-a)/(b-a)))) }

func lerp(a, b, t float64) float64 { return a + (b-a)*t }
