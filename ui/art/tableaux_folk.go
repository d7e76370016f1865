package art

import (
	"math"
)

func numbing(b *painter, who *person) {
	b.backlight(Wide/2, 190, 180)
	f := somebody(b, who)
	f.pose, f.gear = resting, none
	c := b.accent.to(hex(0xbfe8ff), 0.5)
	b.within(place(Wide/2, 186, 1.85, 1.85, 0.05), func() { whole(b, f) })
	b.glow(Wide/2, 130, 150, 100, c, 0.5)
	for i := range 6 {
		a := math.Pi * float64(i) / 3
		x, y := Wide/2+100*math.Cos(a), 92+30*math.Sin(a)
		b.glow(x, y, 26, 26, hex(0xffe06a), 0.6)
		b.plain(hex(0xffe06a), star(x, y, 5, 14, 6, a))
	}
	b.within(place(Wide/2, 92, 1, 0.3, 0), func() { b.fill(flat(c).clear(0.8), ring(0, 0, 100, 96)...) })
	b.bolt(pointAt(90, 60), pointAt(170, 290), 4, c)
	b.bolt(pointAt(410, 70), pointAt(330, 300), 4, c)
}

func charge(b *painter, who *person) {
	b.backlight(Wide/2, 190, 200)
	d := sign(b.toward.x)
	for i := range 11 {
		y := 40 + float64(i)*30 + b.in(-8, 8)
		b.fill(flat(b.sun).clear(0.28), poly(Wide/2-d*260, y-2, Wide/2+d*b.in(-40, 160), y, Wide/2-d*260, y+b.in(3, 7)))
	}
	for i := range 3 {
		b.within(place(Wide/2-d*(60+70*float64(i)), 350, 0.8, 0.8, 0), func() {
			banner(b, 0, 0, 210-20*float64(i), livery(b.House))
		})
	}
	for i := range 2 {
		f := somebody(b, who)
		f.pose = striking
		f.turn = 0.8
		if f.gear == none {
			f.gear = sword
		}
		k := 1.1 + 0.6*float64(i)
		b.within(place(Wide/2+d*(130*float64(i)-120), 180+24*float64(1-i), k*d, k, 0.14), func() { whole(b, f) })
		if i == 0 {
			mist(b, 340, 200, 0.3)
		}
	}
	dust(b, 352)
	b.dusk(0.5)
}

// dust is a row of clouds over the ground.
func dust(b *painter, y float64) {
	s := b.layer(0.5)
	s.top = b.low.to(b.near, 0.25)
	for i := range 10 {
		r := b.in(20, 40)
		b.fill(s, oval(float64(i)*55+b.in(-16, 16), y+b.in(0, 18), r*1.3, r*0.8))
	}
}

func wasting(b *painter) {
	x := Wide / 2.0
	b.gloom(x, 220, 270, 220, b.front, 0.5)
	b.glow(x, 320, 230, 170, b.accent, 0.7)
	for i := range 6 {
		b.flame(x-150+60*float64(i)+b.in(-10, 10), 372, 34, b.in(110, 190))
	}
	pages(b, x, 160, 140, 7)
	for i := range 5 {
		q := pointAt(x-130+64*float64(i), 330+b.in(-10, 20))
		b.within(place(q.x, q.y, 3, 3, b.in(-1, 1)), func() {
			b.draws(hex(0x5a5248), poly(0, -11, 6, -4, 5, 7, 0, 11, -5, 7, -6, -4))
		})
	}
	for range 22 {
		a := b.in(0, Wide)
		b.fill(flat(b.accent.to(hex(0xffd080), 0.5)).clear(0.9), oval(a, b.in(20, 330), b.in(1, 3), b.in(1, 3)))
	}
}

func puppets(b *painter, who *person) {
	x := Wide / 2.0
	b.gloom(x, 120, 280, 200, b.front, 0.45)
	b.backlight(x, 270, 120)
	c := livery(b.House).times(0.6).to(b.front, 0.3)
	b.within(place(x-6, 84, 1.0, 1.0, math.Pi/2), func() { palm(b, c.to(b.accent, 0.25), c) })
	f := somebody(b, who)
	f.pose, f.gear = casting, none
	for _, q := range [4]pt{pointAt(x-62, 262), pointAt(x+62, 262), pointAt(x-8, 212), pointAt(x+10, 212)} {
		from := pointAt(x+(q.x-x)*0.62, 170)
		b.glow(q.x, q.y, 16, 16, b.accent, 0.7)
		b.plain(b.accent.to(white, 0.4), taper([]pt{from, q}, 1.4, 1.4))
	}
	b.within(place(x, 262, 0.85, 0.85, 0), func() { whole(b, f) })
}

func growing(b *painter, who *person) {
	x := Wide / 2.0
	b.glow(x, 200, 250, 220, b.accent, 0.6)
	b.beams(x, 200, 400, 18, 0.18)
	f := somebody(b, who)
	f.pose = striking
	b.within(place(x, 170, 2, 2, 0), func() { whole(b, f) })
	for i := range 7 {
		q := pointAt(x+(float64(i)-3)*66, 330-b.in(0, 200))
		b.fill(flat(b.accent.to(white, 0.5)).clear(0.85),
			poly(q.x, q.y-22, q.x+14, q.y-4, q.x+6, q.y-4, q.x+6, q.y+18, q.x-6, q.y+18, q.x-6, q.y-4, q.x-14, q.y-4))
	}
	witnesses(b, 2)
}

func vista(b *painter) {
	b.backlight(Wide/2, 190, 170)
	b.within(place(Wide/2, 356, 2, 2, 0), func() { stood(b, 0, 0, 1) })
	b.beams(Wide/2, 200, 380, 16, 0.14)
	b.sparks(Wide/2, 190, 20)
}

func staring(b *painter) {
	x, y := Wide/2, 190.0
	b.gloom(x, y, 300, 250, b.front, 0.5)
	c := b.accent
	b.glow(x, y, 240, 200, c, 0.6)
	for i := range 5 {
		r := 130 + 28*float64(i)
		b.fill(flat(c).clear(0.5-0.08*float64(i)), ring(x, y, r, r-4)...)
	}
	b.plain(b.front, smooth(x-176, y, x-80, y-84, x, y-104, x+80, y-84, x+176, y, x+80, y+74, x, y+92, x-80, y+74))
	b.plain(hex(0xf6f1e2), smooth(x-158, y, x-76, y-68, x, y-86, x+76, y-68, x+158, y, x+76, y+60, x, y+76, x-76, y+60))
	s := flat(c).down(c.times(0.5))
	b.fill(s, oval(x, y-4, 70, 70))
	for i := range 20 {
		a := math.Pi * float64(i) / 10
		b.fill(flat(c.to(white, 0.4)).clear(0.6), taper([]pt{pointAt(x, y-4).around(a, 32), pointAt(x, y-4).around(a, 66)}, 2.6, 0.8))
	}
	if b.odds(0.5) {
		b.plain(black, oval(x, y-4, 32, 32))
	} else {
		b.plain(black, leaf(lineThrough(x, y-66, x, y-4, x, y+58), 17))
	}
	b.plain(white, oval(x-24, y-30, 12, 12))
	witnesses(b, 2)
}
