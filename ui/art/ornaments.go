package art

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// halos draws thin rings of light around a point.
func halos(b *painter, x, y float64) {
	for i := range 3 {
		r := 96 + 20*float64(i)
		b.fill(flat(b.accent.to(b.sun, 0.4)).clear(0.5-0.14*float64(i)), ring(x, y, r, r-1.8)...)
	}
	for range 10 {
		at := pointAt(x, y).around(b.in(0, 6.28), b.in(90, 150))
		b.plain(b.accent.to(white, 0.4), star(at.x, at.y, 4, b.in(3, 7), 1.4, 0))
	}
}

// pedestal draws what an artifact stands on, in the style of the house.
func pedestal(b *painter, x, y float64) {
	c := b.near.to(livery(b.House), 0.18)
	s := b.body(c)
	b.gloom(x, y+34, 130, 18, b.front, 0.8)
	switch b.House {
	case card.Brobnar, card.Untamed, card.Dis, card.Unfathomable:
		b.fill(s, smooth(x-96, y+40, x-84, y-2, x-60, y-26, x-10, y-34, x+48, y-30, x+82, y-4, x+98, y+40, x, y+50))
		b.fill(flat(c.to(b.sun, 0.25)).clear(0.6), smooth(x-60, y-22, x-10, y-31, x+46, y-27, x+10, y-18))
	case card.Logos, card.Mars, card.StarAlliance:
		b.fill(b.metal(c), poly(x-50, y+40, x-34, y-6, x+34, y-6, x+50, y+40))
		b.fill(b.metal(c), slab(x-78, y-28, 156, 26, 10))
		b.glow(x, y-18, 100, 26, b.accent, 0.5)
		b.plain(b.accent.to(white, 0.3), slab(x-60, y-19, 120, 5, 2))
	default:
		b.fill(s, box(x-46, y-14, 92, 60))
		for i := -2; i <= 2; i++ {
			b.fill(flat(c.to(b.shade, 0.5)).clear(0.5), box(x+float64(i)*18-2, y-8, 4, 50))
		}
		b.fill(s, slab(x-66, y-32, 132, 20, 4), slab(x-60, y+34, 120, 20, 4))
	}
}

// emblem draws a star, as an ornament.
func emblem(b *painter, s style) { b.fill(s, star(0, 0, 4+b.n(5), 90, 34, 0)) }

// stood draws a small figure that looks at what is in front of it.
func stood(b *painter, x, y, k float64) {
	d := sign(Wide/2 - x)
	s := flat(b.front)
	s.rim, s.lit, s.edge = b.sun, 0.9, 1.6
	b.within(place(x, y, k*d, k, 0), func() {
		b.fill(s, smooth(-16, -78, -26, -20, -30, 4, 30, 4, 22, -20, 14, -78, 0, -90))
		b.fill(s, oval(2, -102, 14, 15))
		b.fill(s, taper(lineThrough(10, -70, 34, -58, 52, -78), 6, 4))
	})
}

// chain draws a chain along a line.
func chain(b *painter, line []pt, size float64, c rgb) {
	m := b.metal(c)
	for i := 0; i+1 < len(line); i += 2 {
		d := line[i+1].minus(line[i])
		a := math.Atan2(d.y, d.x)
		k := 1.0
		if i%4 == 0 {
			k = 0.45
		}
		b.within(place(line[i].x, line[i].y, size, size*k, a), func() {
			b.fill(m, holed(slab(-13, -8, 26, 16, 8), slab(-8, -3.4, 16, 6.8, 3.4))...)
		})
	}
}

// pages draws n sheets that fly around a point.
func pages(b *painter, x, y, spread float64, n int) {
	for i := range n {
		a := 2*math.Pi*float64(i)/float64(n) + b.in(-0.3, 0.3)
		r := spread * b.in(0.45, 1)
		k := b.in(0.6, 1.2)
		b.within(place(x+r*math.Cos(a), y+r*0.75*math.Sin(a), k, k*b.in(0.6, 1), b.in(-0.9, 0.9)), func() {
			b.draws(hex(0xf6ecd4), smooth(-17, -22, 0, -25, 17, -21, 18, 0, 16, 22, 0, 20, -17, 23, -16, 0))
			for j := range 4 {
				b.fill(flat(wood).clear(0.55), box(-10, -14+float64(j)*8, 20-float64(j%2)*6, 2))
			}
		})
	}
}
