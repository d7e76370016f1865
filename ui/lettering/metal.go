package lettering

import "math"

// color is a color with its opacity, each from 0 to 1, not premultiplied.
type color struct{ r, g, b, a float64 }

func hex(c uint32) color {
	return color{float64(c>>16&255) / 255, float64(c>>8&255) / 255, float64(c&255) / 255, 1}
}

// mix goes from one color to another.
func (c color) mix(d color, t float64) color {
	t = max(0, min(1, t))
	return color{c.r + (d.r-c.r)*t, c.g + (d.g-c.g)*t, c.b + (d.b-c.b)*t, c.a + (d.a-c.a)*t}
}

// times makes it lighter or darker.
func (c color) times(k float64) color { return color{c.r * k, c.g * k, c.b * k, c.a} }

// over lays the color, with the given coverage, over another.
func (c color) over(d color, cover float64) color {
	a := c.a * cover
	all := a + d.a*(1-a)
	if all == 0 {
		return color{}
	}
	mix := func(x, y float64) float64 { return (x*a + y*d.a*(1-a)) / all }
	return color{mix(c.r, d.r), mix(c.g, d.g), mix(c.b, d.b), all}
}

// put writes the color as premultiplied bytes.
func (c color) put(to []byte) {
	for k, v := range [...]float64{c.r * c.a, c.g * c.a, c.b * c.a, c.a} {
		to[k] = byte(max(0, min(1, v))*255 + 0.5)
	}
}

// Metal is what words are cast in.
type Metal struct {
	shades [5]color // from its darkest to where it shines
	patina color
	light  color // behind it
}

// The metals.
var (
	// Bronze has verdigris, and the light of an eye behind it.
	Bronze = Metal{[5]color{hex(0x24120a), hex(0x6b3a14), hex(0xc07e2c), hex(0xf2c668), hex(0xfff4d0)}, hex(0x2f9088), hex(0xff9a2e)}
	// Iron rusts, before a red glow.
	Iron = Metal{[5]color{hex(0x10141a), hex(0x39434d), hex(0x7c8a94), hex(0xbccad0), hex(0xf4fafa)}, hex(0xa03a1c), hex(0xe0302a)}
)

// edge is the color of the dark edge around letters.
var edge = hex(0x050b12)

// around is what surrounds letters of that size, that many pixels away: a dark edge, then
// a fading light.
func (m *Metal) around(pixels, size float64) color {
	d := pixels / size
	light := max(0, 1-(d-rim)/glow)
	c := m.light
	c.a = 0.4 * light * light
	dark := edge
	dark.a = 0.75 * max(0, 1-(d-rim)/(glow*0.7))
	c = c.over(dark, 1)
	return edge.over(c, max(0, min(1, rim*size-pixels+0.5)))
}

// surface is the letters as a relief.
type surface struct {
	height, inside []float64
	w, h           int
}

// slope is how steeply the surface rises at a place, to the right and downward.
func (s *surface) slope(x, y int) (dx, dy float64) {
	at := func(x, y int) float64 { return s.height[max(0, min(s.h-1, y))*s.w+max(0, min(s.w-1, x))] }
	return (at(x+1, y) - at(x-1, y)) / 2, (at(x, y+1) - at(x, y-1)) / 2
}

// seen is the visible color of the metal at a place.
func (m *Metal) seen(s *surface, x, y int, size float64) color {
	dx, dy := s.slope(x, y)
	steep := 0.055 * size // as high as the bevel is wide, and a little more
	nx, ny, nz := -dx*steep, -dy*steep, 1.0
	n := math.Sqrt(nx*nx + ny*ny + nz*nz)
	light := (-0.40*nx - 0.78*ny + 0.48*nz) / n
	d := s.inside[y*s.w+x] / size
	px, py := float64(x)/size, float64(y)/size
	rough := noise(px*7, py*7)*0.55 + noise(px*19, py*19)*0.3 + noise(px*53, py*53)*0.15
	level := (py - margin) / 0.72 // from head to foot
	shade := 0.2 + 0.78*light + 0.22*(rough-0.5) + 0.2*(0.5-level)
	if cut := math.Abs(d-groove) * size; cut < 1.2 { // a line along the edge
		shade -= 0.14 * (1 - cut/1.2)
	}
	c := m.shade(shade)
	lee := max(0, 0.7-light) + 0.5*max(0, level-0.25)
	c = c.mix(m.patina.times(0.3+0.9*max(0, light)), min(0.85, 3.2*max(0, rough-0.46)*min(1, 1.6*lee)))
	return c.mix(m.shades[len(m.shades)-1], 0.55*math.Pow(max(0, light), 12))
}

// shade is the metal in a light from 0 to 1.
func (m *Metal) shade(t float64) color {
	t = max(0, min(0.999, t)) * float64(len(m.shades)-1)
	return m.shades[int(t)].mix(m.shades[int(t)+1], t-math.Floor(t))
}

// noise varies smoothly between 0 and 1.
func noise(x, y float64) float64 {
	i, j := math.Floor(x), math.Floor(y)
	u, v := x-i, y-j
	u, v = u*u*(3-2*u), v*v*(3-2*v)
	at := func(i, j float64) float64 {
		n := uint32(int32(i))*0x9e3779b1 ^ uint32(int32(j))*0x85ebca77
		n ^= n >> 15
		n *= 0x2c1b3c6d
		n ^= n >> 12
		n *= 0x297a2d39
		return float64(n^n>>15) / math.MaxUint32
	}
	upper := at(i, j) + (at(i+1, j)-at(i, j))*u
	lower := at(i, j+1) + (at(i+1, j+1)-at(i, j+1))*u
	return upper + (lower-upper)*v
}
