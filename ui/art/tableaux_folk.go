package art

import (
	"math"
)

func numbing(p *painter, who *person) {
	p.backlight(Wide/2, 190, 180)
	f := somebody(p, who)
	f.pose, f.gear = resting, none
	c := p.accent.to(hex(0xbfe8ff), 0.5)
	p.within(place(Wide/2, 186, 1.85, 1.85, 0.05), func() { whole(p, f) })
	p.glow(Wide/2, 130, 150, 100, c, 0.5)
	for i := range 6 {
		a := math.Pi * float64(i) / 3
		x, y := Wide/2+100*math.Cos(a), 92+30*math.Sin(a)
		p.glow(x, y, 26, 26, hex(0xffe06a), 0.6)
		p.plain(hex(0xffe06a), star(x, y, 5, 14, 6, a))
	}
	p.within(place(Wide/2, 92, 1, 0.3, 0), func() { p.fill(flat(c).clear(0.8), ring(0, 0, 100, 96)...) })
	p.bolt(pt{90, 60}, pt{170, 290}, 4, c)
	p.bolt(pt{410, 70}, pt{330, 300}, 4, c)
}

func charge(p *painter, who *person) {
	p.backlight(Wide/2, 190, 200)
	d := sign(p.toward.x)
	for i := range 11 {
		y := 40 + float64(i)*30 + p.in(-8, 8)
		p.fill(flat(p.sun).clear(0.28), poly(Wide/2-d*260, y-2, Wide/2+d*p.in(-40, 160), y, Wide/2-d*260, y+p.in(3, 7)))
	}
	for i := range 3 {
		p.within(place(Wide/2-d*(60+70*float64(i)), 350, 0.8, 0.8, 0), func() {
			banner(p, 0, 0, 210-20*float64(i), livery(p.House))
		})
	}
	for i := range 2 {
		f := somebody(p, who)
		f.pose = striking
		f.turn = 0.8
		if f.gear == none {
			f.gear = sword
		}
		k := 1.1 + 0.6*float64(i)
		p.within(place(Wide/2+d*(130*float64(i)-120), 180+24*float64(1-i), k*d, k, 0.14), func() { whole(p, f) })
		if i == 0 {
			mist(p, 340, 200, 0.3)
		}
	}
	dust(p, 352)
	p.dusk(0.5)
}

// dust is a row of clouds over the ground.
func dust(p *painter, y float64) {
	s := p.layer(0.5)
	s.top = p.low.to(p.near, 0.25)
	for i := range 10 {
		r := p.in(20, 40)
		p.fill(s, oval(float64(i)*55+p.in(-16, 16), y+p.in(0, 18), r*1.3, r*0.8))
	}
}

func wasting(p *painter) {
	x := Wide / 2.0
	p.gloom(x, 220, 270, 220, p.front, 0.5)
	p.glow(x, 320, 230, 170, p.accent, 0.7)
	for i := range 6 {
		p.flame(x-150+60*float64(i)+p.in(-10, 10), 372, 34, p.in(110, 190))
	}
	pages(p, x, 160, 140, 7)
	for i := range 5 {
		q := pt{x - 130 + 64*float64(i), 330 + p.in(-10, 20)}
		p.within(place(q.x, q.y, 3, 3, p.in(-1, 1)), func() {
			p.draws(hex(0x5a5248), poly(0, -11, 6, -4, 5, 7, 0, 11, -5, 7, -6, -4))
		})
	}
	for range 22 {
		a := p.in(0, Wide)
		p.fill(flat(p.accent.to(hex(0xffd080), 0.5)).clear(0.9), oval(a, p.in(20, 330), p.in(1, 3), p.in(1, 3)))
	}
}

func puppets(p *painter, who *person) {
	x := Wide / 2.0
	p.gloom(x, 120, 280, 200, p.front, 0.45)
	p.backlight(x, 270, 120)
	c := livery(p.House).times(0.6).to(p.front, 0.3)
	p.within(place(x-6, 84, 1.0, 1.0, math.Pi/2), func() { palm(p, c.to(p.accent, 0.25), c) })
	f := somebody(p, who)
	f.pose, f.gear = casting, none
	for _, q := range [4]pt{{x - 62, 262}, {x + 62, 262}, {x - 8, 212}, {x + 10, 212}} {
		from := pt{x + (q.x-x)*0.62, 170}
		p.glow(q.x, q.y, 16, 16, p.accent, 0.7)
		p.plain(p.accent.to(white, 0.4), taper([]pt{from, q}, 1.4, 1.4))
	}
	p.within(place(x, 262, 0.85, 0.85, 0), func() { whole(p, f) })
}

func growing(p *painter, who *person) {
	x := Wide / 2.0
	p.glow(x, 200, 250, 220, p.accent, 0.6)
	p.beams(x, 200, 400, 18, 0.18)
	f := somebody(p, who)
	f.pose = striking
	p.within(place(x, 170, 2, 2, 0), func() { whole(p, f) })
	for i := range 7 {
		q := pt{x + (float64(i)-3)*66, 330 - p.in(0, 200)}
		p.fill(flat(p.accent.to(white, 0.5)).clear(0.85),
			poly(q.x, q.y-22, q.x+14, q.y-4, q.x+6, q.y-4, q.x+6, q.y+18, q.x-6, q.y+18, q.x-6, q.y-4, q.x-14, q.y-4))
	}
	witnesses(p, 2)
}

func vista(p *painter) {
	p.backlight(Wide/2, 190, 170)
	p.within(place(Wide/2, 356, 2, 2, 0), func() { stood(p, 0, 0, 1) })
	p.beams(Wide/2, 200, 380, 16, 0.14)
	p.sparks(Wide/2, 190, 20)
}

func staring(p *painter) {
	x, y := Wide/2, 190.0
	p.gloom(x, y, 300, 250, p.front, 0.5)
	c := p.accent
	p.glow(x, y, 240, 200, c, 0.6)
	for i := range 5 {
		r := 130 + 28*float64(i)
		p.fill(flat(c).clear(0.5-0.08*float64(i)), ring(x, y, r, r-4)...)
	}
	p.plain(p.front, smooth(x-176, y, x-80, y-84, x, y-104, x+80, y-84, x+176, y, x+80, y+74, x, y+92, x-80, y+74))
	p.plain(hex(0xf6f1e2), smooth(x-158, y, x-76, y-68, x, y-86, x+76, y-68, x+158, y, x+76, y+60, x, y+76, x-76, y+60))
	s := flat(c).down(c.times(0.5))
	p.fill(s, oval(x, y-4, 70, 70))
	for i := range 20 {
		a := math.Pi * float64(i) / 10
		p.fill(flat(c.to(white, 0.4)).clear(0.6), taper([]pt{pt{x, y - 4}.around(a, 32), pt{x, y - 4}.around(a, 66)}, 2.6, 0.8))
	}
	if p.odds(0.5) {
		p.plain(black, oval(x, y-4, 32, 32))
	} else {
		p.plain(black, leaf([]pt{{x, y - 66}, {x, y - 4}, {x, y + 58}}, 17))
	}
	p.plain(white, oval(x-24, y-30, 12, 12))
	witnesses(p, 2)
}
