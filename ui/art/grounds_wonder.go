package art

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Logos

func towers(p *painter) {
	heaven(p, 330)
	disc(p, p.in(100, 170), p.in(40, 70))
	clouds(p, 110, 4, p.low, 0.6)
	for d := range 3 {
		depth := 0.05 + float64(d)*0.4
		beside(p, [...]float64{2: 130}[d], 8-d*2, 345, 5, func(x, y float64) {
			glassTower(p, x, y, p.in(100, 230), p.in(15, 26)+float64(d)*5, depth)
		})
		mist(p, 340, 80, 0.25)
	}
	ground(p, 356)
}

func glassTower(p *painter, x, y, h, w, depth float64) {
	s := p.layer(depth)
	switch p.n(3) {
	case 0:
		p.fill(s, poly(x-w, y, x-w, y-h*0.8, x-w*0.4, y-h, x+w, y-h*0.86, x+w, y))
	case 1:
		p.fill(s, slab(x-w, y-h, w*2, h+w, w), box(x-1.5, y-h-26, 3, 30))
	default:
		p.fill(s, poly(x-w, y, x-w*0.5, y-h*0.75, x-2, y-h, x+2, y-h, x+w*0.5, y-h*0.75, x+w, y), oval(x, y-h*0.72, w*0.95, w*0.6))
	}
	for i := range 6 {
		if p.odds(0.55) {
			p.fill(flat(p.accent.to(p.sun, 0.4)).clear(0.25+0.5*depth), box(x-w*0.6+p.in(0, w*0.8), y-h*(0.15+float64(i)*0.09), w*0.35, 3))
		}
	}
}

func laboratory(p *painter) {
	p.fill(flat(p.sky.to(p.far, 0.3)).down(p.low.to(p.far, 0.35)), box(0, 0, Wide, Tall))
	x := Wide/2 + p.in(-40, 40)
	p.fill(flat(p.low).down(p.sun), oval(x, 170, 190, 190))
	p.fill(flat(p.sky.to(p.low, 0.5)).down(p.low.to(p.sun, 0.6)), oval(x, 170, 178, 178))
	row(p, 6, 330, 3, func(x, y float64) { glassTower(p, x, y, p.in(60, 150), p.in(10, 20), 0.1) })
	s := p.layer(0.5)
	for i := -2; i <= 2; i++ {
		p.fill(s, box(x+float64(i)*74-3, -10, 6, 370))
	}
	p.fill(s, box(0, 118, Wide, 6), box(0, 250, Wide, 6))
	for _, side := range sides {
		k := Wide/2 + side*p.in(170, 215)
		tank(p, k, 350, p.in(30, 42), p.in(150, 220))
	}
	p.fill(flat(p.near).down(p.front), box(0, 346, Wide, 60))
	p.fill(flat(p.accent).clear(0.5), box(0, 346, Wide, 2))
}

// tank draws a glass tube with something that glows in it.
func tank(p *painter, x, y, w, h float64) {
	p.glow(x, y-h/2, w*2.4, h*0.8, p.accent, 0.25)
	p.fill(flat(p.accent.to(p.far, 0.5)).down(p.accent).clear(0.75), slab(x-w, y-h, w*2, h, w*0.5))
	p.plain(p.near.to(p.accent, 0.3), smooth(x-w*0.4, y-h*0.5, x-w*0.1, y-h*0.75, x+w*0.45, y-h*0.6, x+w*0.3, y-h*0.3, x-w*0.1, y-h*0.22))
	for range 5 {
		r := p.in(1.5, 4)
		p.fill(flat(white).clear(0.5), oval(x+p.in(-0.7, 0.7)*w, y-p.in(0.1, 0.9)*h, r, r))
	}
	p.fill(flat(white).clear(0.35), slab(x-w*0.75, y-h*0.9, w*0.22, h*0.75, w))
	m := p.metal(p.near)
	p.fill(m, slab(x-w*1.15, y-h-12, w*2.3, 24, 5), slab(x-w*1.15, y-14, w*2.3, 26, 5))
}

func clockwork(p *painter) {
	heaven(p, 420)
	disc(p, p.in(120, 200), p.in(60, 90))
	for d := range 3 {
		depth := float64(d) * 0.42
		for range 4 - d {
			x := p.in(0, Wide)
			if d == 2 {
				x = Wide/2 + p.side()*p.in(190, 260)
			}
			y, r := p.in(40, 340), p.in(45, 95)+float64(d)*14
			s := p.layer(depth)
			p.fill(s, holed(gear(x, y, r, 9+p.n(6), p.f()), oval(x, y, r*0.34, r*0.34))...)
			if depth > 0.3 {
				p.fill(flat(p.accent).clear(0.5), ring(x, y, r*0.44, r*0.4)...)
			}
		}
		mist(p, 300, 160, 0.2)
	}
	row(p, 3, 0, 0, func(x, _ float64) {
		y := p.in(200, 340)
		line := []pt{{x, -10}, {x, y * 0.5}, {x + 40, y*0.5 + 40}, {x + 40, y}}
		p.fill(flat(p.accent).clear(0.55), taper(line, 1.2, 1.2))
		p.glow(x+40, y, 16, 16, p.accent, 0.8)
	})
	ground(p, 356)
}

// Mars

func desert(p *painter) {
	heaven(p, 300)
	disc(p, p.in(80, 150), p.in(30, 64))
	moons(p)
	mesas(p, 290, 90, 4, 0.1)
	mesas(p, 320, 70, 3, 0.45)
	mist(p, 320, 50, 0.4)
	if x, y, k, beam := Wide/2+p.side()*p.in(110, 190), p.in(60, 130), p.in(0.5, 0.9), p.odds(0.5); p.House == card.Mars {
		saucer(p, x, y, k, beam)
	}
	ridge(p, 345, 26, 0.15, 0.8)
	ground(p, 360)
}

func moons(p *painter) {
	for range 2 {
		x, y, r := p.in(40, Wide-40), p.in(30, 120), p.in(8, 26)
		p.fill(p.layer(0), oval(x, y, r, r))
	}
}

func mesas(p *painter, y, h float64, n int, depth float64) {
	row(p, n, y, 8, func(x, y float64) {
		w, k := p.in(40, 80), h*p.in(0.6, 1.2)
		p.fill(p.layer(depth), poly(x-w*1.4, y+10, x-w, y-k*0.4, x-w*0.8, y-k*0.45, x-w*0.7, y-k, x+w*0.5, y-k*1.02, x+w*0.6, y-k*0.7, x+w*0.9,
			y-k*0.66, x+w, y-k*0.3, x+w*1.5, y+10))
	})
	p.fill(p.layer(depth), hills(p, y+8, 12, 0.2))
}

// saucer draws a flying saucer, with a beam below it or not.
func saucer(p *painter, x, y, size float64, beam bool) {
	if beam {
		s := flat(p.accent).clear(0.5).out().light()
		p.fill(s, poly(x-16*size, y+10, x+16*size, y+10, x+70*size, 350, x-70*size, 350))
	}
	p.within(place(x, y, size, size, p.in(-0.12, 0.12)), func() {
		p.glow(0, 10, 90, 40, p.accent, 0.4)
		p.fill(p.lamp(p.accent.to(p.low, 0.4)), oval(0, -8, 30, 24))
		p.fill(p.metal(p.near.to(iron, 0.35)), smooth(-78, 4, -40, -10, 0, -15, 40, -10, 78, 4, 36, 15, 0, 19, -36, 15))
		for i := -2; i <= 2; i++ {
			p.plain(p.accent.to(white, 0.4), oval(float64(i)*24, 6-math.Abs(float64(i))*1.5, 4.5, 3))
		}
	})
}

func domes(p *painter) {
	heaven(p, 320)
	moons(p)
	disc(p, p.in(90, 140), p.in(26, 50))
	mesas(p, 300, 80, 4, 0.05)
	for d := range 2 {
		beside(p, [...]float64{1: 120}[d], 4-d, 340, 4, func(x, y float64) {
			r := p.in(34, 60) + float64(d)*24
			s := p.layer(0.3 + float64(d)*0.4)
			p.fill(flat(p.accent.to(s.top, 0.5)).down(s.bottom).clear(0.8), oval(x, y-r*0.2, r, r))
			p.fill(s, box(x-2, y-r*1.7, 4, r), oval(x, y-r*1.7, 5, 5), box(x-r*1.1, y-r*0.3, r*2.2, r))
			for i := -1; i <= 1; i++ {
				window(p, x+float64(i)*r*0.6, y-r*0.05, 5, 5)
			}
		})
		mist(p, 340, 60, 0.25)
	}
	ground(p, 358)
}

func invasion(p *painter) {
	heaven(p, 320)
	disc(p, p.in(150, 210), p.in(60, 90))
	mesas(p, 300, 60, 4, 0.1)
	for i := range 3 {
		saucer(p, p.in(30, Wide-30), p.in(30, 120), 0.25+0.12*float64(i), i == 1)
	}
	for _, side := range sides {
		tripod(p, Wide/2+side*p.in(150, 220), 350, p.in(150, 240))
	}
	mist(p, 335, 70, 0.4)
	ground(p, 356)
}

// tripod draws a walking machine.
func tripod(p *painter, x, y, h float64) {
	s := p.layer(0.55)
	for _, l := range [3]float64{-0.36, 0.05, 0.34} {
		p.fill(s, taper(curved([]pt{{x, y - h}, {x + l*h*0.9, y - h*0.62}, {x + l*h, y}}), h*0.026, h*0.012))
	}
	p.fill(s, smooth(x-h*0.2, y-h, x-h*0.1, y-h*1.13, x+h*0.1, y-h*1.13, x+h*0.2, y-h, x+h*0.08, y-h*0.92, x-h*0.08, y-h*0.92))
	p.glow(x, y-h*1.02, 30, 20, p.accent, 0.8)
	p.plain(p.accent.to(white, 0.5), oval(x, y-h*1.02, h*0.05, h*0.035))
}

// Star Alliance

func orbit(p *painter) {
	p.fill(flat(p.sky).down(p.far), box(0, 0, Wide, Tall))
	stars(p, 90, 460)
	nebula(p)
	x, r := Wide/2-p.toward.x*p.in(60, 160), p.in(130, 220)
	planet(p, x, p.in(250, 420), r, p.odds(0.5))
	planet(p, Wide/2+p.toward.x*p.in(120, 260), p.in(50, 120), p.in(14, 30), false)
	starship(p, Wide/2+p.toward.x*p.in(80, 200), p.in(60, 200), p.in(0.4, 0.8))
	ground(p, 385)
}

func nebula(p *painter) {
	for range 5 {
		p.gloom(p.in(0, Wide), p.in(0, 300), p.in(90, 220), p.in(40, 110), pick(&p.random, p.low, p.accent, p.far), 0.35)
	}
}

func planet(p *painter, x, y, r float64, ringed bool) {
	p.glow(x, y, r*1.25, r*1.25, p.low, 0.4)
	s := flat(p.low).down(p.far.to(p.accent, 0.2))
	s.shade, s.dark, s.deep = p.sky, 0.9, 0.4
	s.rim, s.lit, s.edge = p.sun, 1, 3
	p.fill(s, oval(x, y, r, r))
	if ringed {
		p.within(place(x, y, 1, 0.28, -0.3), func() {
			p.fill(flat(p.sun).clear(0.5), ring(0, 0, r*1.7, r*1.42)...)
			p.fill(flat(p.accent).clear(0.5), ring(0, 0, r*1.36, r*1.3)...)
		})
		p.fill(s, halfDisc(x, y, r))
	}
}

// halfDisc is the upper half of a disc, a little tilted.
func halfDisc(x, y, r float64) path {
	var out path
	for i := range 21 {
		out = append(out, pt{x, y}.around(math.Pi*(1+float64(i)/20)-0.3, r))
	}
	return out
}

// starship draws a ship of the fleet, seen from the side.
func starship(p *painter, x, y, size float64) {
	d := sign(Wide/2 - x)
	p.within(place(x, y, size*d, size, -0.1*d), func() {
		p.glow(-74, 4, 60, 22, p.accent, 0.9)
		m := p.metal(iron.to(p.low, 0.35))
		p.fill(m, poly(-70, -6, -20, -16, 30, -12, 86, 4, 30, 14, -66, 12))
		p.fill(m, poly(-56, -8, -72, -40, -44, -40, -18, -12), poly(-50, 12, -66, 32, -34, 30, -10, 12))
		p.plain(p.accent, slab(20, -7, 30, 7, 3))
		p.plain(p.accent.to(white, 0.6), oval(-70, 3, 4, 8))
		p.plain(p.near, box(-40, 2, 70, 2.5))
	})
}

func bridge(p *painter) {
	p.fill(flat(p.front.to(p.near, 0.6)).down(p.near), box(0, 0, Wide, Tall))
	x := Wide / 2.0
	view := smooth(x-220, 200, x-190, 60, x, 26, x+190, 60, x+220, 200, x+150, 290, x, 306, x-150, 290)
	p.fill(flat(p.sky).down(p.low.to(p.far, 0.4)), view)
	stars(p, 60, 300)
	planet(p, x+p.side()*p.in(60, 130), p.in(150, 230), p.in(50, 80), p.odds(0.4))
	s := p.layer(0.8)
	for i := -2; i <= 2; i++ {
		k := x + float64(i)*96
		p.fill(s, poly(k-4, -10, k+4, -10, x+float64(i)*70+4, 330, x+float64(i)*70-4, 330))
	}
	p.fill(s, poly(-10, 310, 90, 290, x, 306, Wide-90, 290, Wide+10, 310, Wide+10, 420, -10, 420))
	for i := range 9 {
		p.fill(flat(pick(&p.random, p.accent, amber, p.sun)).clear(0.8), slab(20+float64(i)*54, 330+p.in(-4, 16), p.in(12, 34), 5, 2))
	}
}

func colony(p *painter) {
	heaven(p, 320)
	stars(p, 40, 200)
	planet(p, Wide/2+p.side()*p.in(70, 170), p.in(70, 130), p.in(50, 90), p.odds(0.6))
	ridge(p, 300, 80, 0.5, 0.1)
	row(p, 4, 340, 4, func(x, y float64) { glassTower(p, x, y, p.in(60, 130), p.in(12, 20), 0.35) })
	row(p, 2, 345, 4, func(x, y float64) {
		r := p.in(36, 60)
		p.fill(p.layer(0.6), oval(x, y, r, r))
		window(p, x, y-r*0.4, r*0.9, 6)
	})
	starship(p, p.in(80, Wide-80), p.in(50, 120), p.in(0.3, 0.5))
	mist(p, 340, 70, 0.3)
	ground(p, 358)
}
