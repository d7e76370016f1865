package art

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Logos

func towers(b *painter) {
	heaven(b, 330)
	disc(b, b.in(100, 170), b.in(40, 70))
	clouds(b, 110, 4, b.low, 0.6)
	for d := range 3 {
		depth := 0.05 + float64(d)*0.4
		beside(b, [...]float64{2: 130}[d], 8-d*2, 345, 5, func(x, y float64) {
			glassTower(b, x, y, b.in(100, 230), b.in(15, 26)+float64(d)*5, depth)
		})
		mist(b, 340, 80, 0.25)
	}
	ground(b, 356)
}

func laboratory(b *painter) {
	b.fill(flat(b.sky.to(b.far, 0.3)).down(b.low.to(b.far, 0.35)), box(0, 0, Wide, Tall))
	x := Wide/2 + b.in(-40, 40)
	b.fill(flat(b.low).down(b.sun), oval(x, 170, 190, 190))
	b.fill(flat(b.sky.to(b.low, 0.5)).down(b.low.to(b.sun, 0.6)), oval(x, 170, 178, 178))
	row(b, 6, 330, 3, func(x, y float64) { glassTower(b, x, y, b.in(60, 150), b.in(10, 20), 0.1) })
	s := b.layer(0.5)
	for i := -2; i <= 2; i++ {
		b.fill(s, box(x+float64(i)*74-3, -10, 6, 370))
	}
	b.fill(s, box(0, 118, Wide, 6), box(0, 250, Wide, 6))
	for _, side := range sides {
		k := Wide/2 + side*b.in(170, 215)
		tank(b, k, 350, b.in(30, 42), b.in(150, 220))
	}
	b.fill(flat(b.near).down(b.front), box(0, 346, Wide, 60))
	b.fill(flat(b.accent).clear(0.5), box(0, 346, Wide, 2))
}

// tank draws a glass tube with something that glows in it.
func tank(b *painter, x, y, w, h float64) {
	b.glow(x, y-h/2, w*2.4, h*0.8, b.accent, 0.25)
	b.fill(flat(b.accent.to(b.far, 0.5)).down(b.accent).clear(0.75), slab(x-w, y-h, w*2, h, w*0.5))
	b.plain(b.near.to(b.accent, 0.3), smooth(x-w*0.4, y-h*0.5, x-w*0.1, y-h*0.75, x+w*0.45, y-h*0.6, x+w*0.3, y-h*0.3, x-w*0.1, y-h*0.22))
	for range 5 {
		r := b.in(1.5, 4)
		b.fill(flat(white).clear(0.5), oval(x+b.in(-0.7, 0.7)*w, y-b.in(0.1, 0.9)*h, r, r))
	}
	b.fill(flat(white).clear(0.35), slab(x-w*0.75, y-h*0.9, w*0.22, h*0.75, w))
	m := b.metal(b.near)
	b.fill(m, slab(x-w*1.15, y-h-12, w*2.3, 24, 5), slab(x-w*1.15, y-14, w*2.3, 26, 5))
}

func clockwork(b *painter) {
	heaven(b, 420)
	disc(b, b.in(120, 200), b.in(60, 90))
	for d := range 3 {
		depth := float64(d) * 0.42
		for range 4 - d {
			x := b.in(0, Wide)
			if d == 2 {
				x = Wide/2 + b.side()*b.in(190, 260)
			}
			y, r := b.in(40, 340), b.in(45, 95)+float64(d)*14
			s := b.layer(depth)
			b.fill(s, holed(gear(x, y, r, 9+b.n(6), b.f()), oval(x, y, r*0.34, r*0.34))...)
			if depth > 0.3 {
				b.fill(flat(b.accent).clear(0.5), ring(x, y, r*0.44, r*0.4)...)
			}
		}
		mist(b, 300, 160, 0.2)
	}
	row(b, 3, 0, 0, func(x, _ float64) {
		y := b.in(200, 340)
		line := lineThrough(x, -10, x, y*0.5, x+40, y*0.5+40, x+40, y)
		b.fill(flat(b.accent).clear(0.55), taper(line, 1.2, 1.2))
		b.glow(x+40, y, 16, 16, b.accent, 0.8)
	})
	ground(b, 356)
}

// Mars

func desert(b *painter) {
	heaven(b, 300)
	disc(b, b.in(80, 150), b.in(30, 64))
	moons(b)
	mesas(b, 290, 90, 4, 0.1)
	mesas(b, 320, 70, 3, 0.45)
	mist(b, 320, 50, 0.4)
	if x, y, k, beam := Wide/2+b.side()*b.in(110, 190), b.in(60, 130), b.in(0.5, 0.9), b.odds(0.5); b.House == card.Mars {
		saucer(b, x, y, k, beam)
	}
	ridge(b, 345, 26, 0.15, 0.8)
	ground(b, 360)
}

func moons(b *painter) {
	for range 2 {
		x, y, r := b.in(40, Wide-40), b.in(30, 120), b.in(8, 26)
		b.fill(b.layer(0), oval(x, y, r, r))
	}
}

func mesas(b *painter, y, h float64, n int, depth float64) {
	row(b, n, y, 8, func(x, y float64) {
		w, k := b.in(40, 80), h*b.in(0.6, 1.2)
		b.fill(b.layer(depth), poly(x-w*1.4, y+10, x-w, y-k*0.4, x-w*0.8, y-k*0.45, x-w*0.7, y-k, x+w*0.5, y-k*1.02, x+w*0.6, y-k*0.7, x+w*0.9,
			y-k*0.66, x+w, y-k*0.3, x+w*1.5, y+10))
	})
	b.fill(b.layer(depth), hills(b, y+8, 12, 0.2))
}

func domes(b *painter) {
	heaven(b, 320)
	moons(b)
	disc(b, b.in(90, 140), b.in(26, 50))
	mesas(b, 300, 80, 4, 0.05)
	for d := range 2 {
		beside(b, [...]float64{1: 120}[d], 4-d, 340, 4, func(x, y float64) {
			r := b.in(34, 60) + float64(d)*24
			s := b.layer(0.3 + float64(d)*0.4)
			b.fill(flat(b.accent.to(s.top, 0.5)).down(s.bottom).clear(0.8), oval(x, y-r*0.2, r, r))
			b.fill(s, box(x-2, y-r*1.7, 4, r), oval(x, y-r*1.7, 5, 5), box(x-r*1.1, y-r*0.3, r*2.2, r))
			for i := -1; i <= 1; i++ {
				window(b, x+float64(i)*r*0.6, y-r*0.05, 5, 5)
			}
		})
		mist(b, 340, 60, 0.25)
	}
	ground(b, 358)
}

func invasion(b *painter) {
	heaven(b, 320)
	disc(b, b.in(150, 210), b.in(60, 90))
	mesas(b, 300, 60, 4, 0.1)
	for i := range 3 {
		saucer(b, b.in(30, Wide-30), b.in(30, 120), 0.25+0.12*float64(i), i == 1)
	}
	for _, side := range sides {
		tripod(b, Wide/2+side*b.in(150, 220), 350, b.in(150, 240))
	}
	mist(b, 335, 70, 0.4)
	ground(b, 356)
}

// tripod draws a walking machine.
func tripod(b *painter, x, y, h float64) {
	s := b.layer(0.55)
	for _, l := range [3]float64{-0.36, 0.05, 0.34} {
		b.fill(s, taper(curved(lineThrough(x, y-h, x+l*h*0.9, y-h*0.62, x+l*h, y)), h*0.026, h*0.012))
	}
	b.fill(s, smooth(x-h*0.2, y-h, x-h*0.1, y-h*1.13, x+h*0.1, y-h*1.13, x+h*0.2, y-h, x+h*0.08, y-h*0.92, x-h*0.08, y-h*0.92))
	b.glow(x, y-h*1.02, 30, 20, b.accent, 0.8)
	b.plain(b.accent.to(white, 0.5), oval(x, y-h*1.02, h*0.05, h*0.035))
}

// Star Alliance

func orbit(b *painter) {
	b.fill(flat(b.sky).down(b.far), box(0, 0, Wide, Tall))
	stars(b, 90, 460)
	nebula(b)
	x, r := Wide/2-b.toward.x*b.in(60, 160), b.in(130, 220)
	planet(b, x, b.in(250, 420), r, b.odds(0.5))
	planet(b, Wide/2+b.toward.x*b.in(120, 260), b.in(50, 120), b.in(14, 30), false)
	starship(b, Wide/2+b.toward.x*b.in(80, 200), b.in(60, 200), b.in(0.4, 0.8))
	ground(b, 385)
}

func nebula(b *painter) {
	for range 5 {
		b.gloom(b.in(0, Wide), b.in(0, 300), b.in(90, 220), b.in(40, 110), pick(&b.random, b.low, b.accent, b.far), 0.35)
	}
}

func bridge(b *painter) {
	b.fill(flat(b.front.to(b.near, 0.6)).down(b.near), box(0, 0, Wide, Tall))
	x := Wide / 2.0
	view := smooth(x-220, 200, x-190, 60, x, 26, x+190, 60, x+220, 200, x+150, 290, x, 306, x-150, 290)
	b.fill(flat(b.sky).down(b.low.to(b.far, 0.4)), view)
	stars(b, 60, 300)
	planet(b, x+b.side()*b.in(60, 130), b.in(150, 230), b.in(50, 80), b.odds(0.4))
	s := b.layer(0.8)
	for i := -2; i <= 2; i++ {
		k := x + float64(i)*96
		b.fill(s, poly(k-4, -10, k+4, -10, x+float64(i)*70+4, 330, x+float64(i)*70-4, 330))
	}
	b.fill(s, poly(-10, 310, 90, 290, x, 306, Wide-90, 290, Wide+10, 310, Wide+10, 420, -10, 420))
	for i := range 9 {
		b.fill(flat(pick(&b.random, b.accent, amber, b.sun)).clear(0.8), slab(20+float64(i)*54, 330+b.in(-4, 16), b.in(12, 34), 5, 2))
	}
}

func colony(b *painter) {
	heaven(b, 320)
	stars(b, 40, 200)
	planet(b, Wide/2+b.side()*b.in(70, 170), b.in(70, 130), b.in(50, 90), b.odds(0.6))
	ridge(b, 300, 80, 0.5, 0.1)
	row(b, 4, 340, 4, func(x, y float64) { glassTower(b, x, y, b.in(60, 130), b.in(12, 20), 0.35) })
	row(b, 2, 345, 4, func(x, y float64) {
		r := b.in(36, 60)
		b.fill(b.layer(0.6), oval(x, y, r, r))
		window(b, x, y-r*0.4, r*0.9, 6)
	})
	starship(b, b.in(80, Wide-80), b.in(50, 120), b.in(0.3, 0.5))
	mist(b, 340, 70, 0.3)
	ground(b, 358)
}
