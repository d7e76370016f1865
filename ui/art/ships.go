package art

import "math"

// sailboat draws a ship with two masts.
func sailboat(b *painter, x, y, k, depth float64) {
	s := b.layer(depth)
	b.within(place(x, y, k, k, b.in(-0.05, 0.05)), func() {
		b.fill(s, smooth(-60, -12, -50, 12, 0, 18, 46, 10, 70, -18, 40, -8, 0, -6))
		b.fill(s, box(-22, -110, 3, 104), box(18, -96, 3, 90))
		sail := s
		sail.top = s.top.to(b.low, 0.3)
		b.fill(sail, smooth(-44, -100, -20, -104, 4, -98, 10, -70, 2, -40, -20, -44, -44, -40, -34, -70),
			smooth(2, -88, 20, -92, 42, -86, 46, -60, 38, -34, 20, -38, 2, -34, 10, -60))
	})
}

// saucer draws a flying saucer, with a beam below it or not.
func saucer(b *painter, x, y, size float64, beam bool) {
	if beam {
		s := flat(b.accent).clear(0.5).out().light()
		b.fill(s, poly(x-16*size, y+10, x+16*size, y+10, x+70*size, 350, x-70*size, 350))
	}
	b.within(place(x, y, size, size, b.in(-0.12, 0.12)), func() {
		b.glow(0, 10, 90, 40, b.accent, 0.4)
		b.fill(b.lamp(b.accent.to(b.low, 0.4)), oval(0, -8, 30, 24))
		b.fill(b.metal(b.near.to(iron, 0.35)), smooth(-78, 4, -40, -10, 0, -15, 40, -10, 78, 4, 36, 15, 0, 19, -36, 15))
		for i := -2; i <= 2; i++ {
			b.plain(b.accent.to(white, 0.4), oval(float64(i)*24, 6-math.Abs(float64(i))*1.5, 4.5, 3))
		}
	})
}

func planet(b *painter, x, y, r float64, ringed bool) {
	b.glow(x, y, r*1.25, r*1.25, b.low, 0.4)
	s := flat(b.low).down(b.far.to(b.accent, 0.2))
	s.shade, s.dark, s.deep = b.sky, 0.9, 0.4
	s.rim, s.lit, s.edge = b.sun, 1, 3
	b.fill(s, oval(x, y, r, r))
	if ringed {
		b.within(place(x, y, 1, 0.28, -0.3), func() {
			b.fill(flat(b.sun).clear(0.5), ring(0, 0, r*1.7, r*1.42)...)
			b.fill(flat(b.accent).clear(0.5), ring(0, 0, r*1.36, r*1.3)...)
		})
		b.fill(s, halfDisc(x, y, r))
	}
}

// halfDisc is the upper half of a disc, a little tilted.
func halfDisc(x, y, r float64) path {
	var out path
	for i := range 21 {
		out = append(out, pointAt(x, y).around(math.Pi*(1+float64(i)/20)-0.3, r))
	}
	return out
}

// starship draws a ship of the fleet, seen from the side.
func starship(b *painter, x, y, size float64) {
	d := sign(Wide/2 - x)
	b.within(place(x, y, size*d, size, -0.1*d), func() {
		b.glow(-74, 4, 60, 22, b.accent, 0.9)
		m := b.metal(iron.to(b.low, 0.35))
		b.fill(m, poly(-70, -6, -20, -16, 30, -12, 86, 4, 30, 14, -66, 12))
		b.fill(m, poly(-56, -8, -72, -40, -44, -40, -18, -12), poly(-50, 12, -66, 32, -34, 30, -10, 12))
		b.plain(b.accent, slab(20, -7, 30, 7, 3))
		b.plain(b.accent.to(white, 0.6), oval(-70, 3, 4, 8))
		b.plain(b.near, box(-40, 2, 70, 2.5))
	})
}
