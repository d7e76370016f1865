package art

import "math"

func flood(b *painter) {
	c := b.low.to(hex(0x3fb0d0), 0.5)
	d := b.side()
	b.within(place(Wide/2, 0, d, 1, 0), func() {
		s := b.body(c)
		s.bottom = b.near
		b.fill(s, smooth(-290, 420, -270, 250, -190, 130, -70, 60, 50, 64, 110, 110, 116, 170, 84, 190, 90, 150, 40, 116, -20, 130, -50, 190, -10,
			260, 80, 310, 290, 350, 290, 420))
		for i := range 6 {
			k := float64(i) * 17
			b.fill(flat(c.to(white, 0.6)).clear(0.55), taper(curve(-240+k, 330, -190+k, 200, -90+k*0.7, 106+k*0.6, 10+k*0.3, 90+k*0.3), 5, 1))
		}
		for range 30 {
			q := pointAt(b.in(20, 130), b.in(60, 200))
			b.fill(flat(white).clear(0.85), oval(q.x, q.y, b.in(2, 9), b.in(2, 8)))
		}
	})
	waves(b, 340, 20, 0.8)
	stood(b, Wide/2+d*120, 372, 0.7)
}

func howl(b *painter) {
	b.gloom(Wide/2, 200, 330, 260, b.front.to(hex(0x10183a), 0.5), 0.5)
	x, y := Wide/2, 165.0
	b.glow(x, y, 240, 220, hex(0xf4f0ff), 0.5)
	b.fill(flat(hex(0xfffbe8)).down(hex(0xe6d8b8)), oval(x, y, 122, 122))
	for range 6 {
		q := pointAt(x, y).around(b.in(0, 6.28), b.in(10, 96))
		r := b.in(7, 22)
		b.fill(flat(hex(0xcbbfa6)).clear(0.5), oval(q.x, q.y, r, r*0.9))
	}
	s := flat(b.front)
	s.rim, s.lit, s.edge = hex(0xfffbe8), 0.8, 2
	b.fill(s, smooth(60, 420, 110, 330, 190, 300, 300, 310, 380, 350, 440, 420))
	b.fill(s, smooth(x-66, 320, x-70, 270, x-40, 232, x-14, 210, x+4, 176, x+30, 144, x+40, 150, x+36, 168, x+52, 190, x+30, 204, x+36, 244,
		x+30, 280, x+36, 320), poly(x+4, 182, x-16, 160, x+20, 164), taper(curve(x-60, 310, x-100, 300, x-116, 262), 13, 4))
	stars(b, 30, 300)
}

func fog(b *painter) {
	c := b.accent.to(b.low, 0.45)
	for i := range 9 {
		y := 110 + float64(i)*30
		for range 4 {
			x, r := b.in(0, Wide), b.in(46, 92)
			s := flat(c.to(b.near, 0.1*float64(i%3))).down(b.near).clear(0.4)
			b.fill(s, oval(x, y, r*1.5, r*0.7))
		}
		if i == 3 {
			for range 5 {
				stood(b, b.in(110, 390), 330+b.in(-10, 20), b.in(0.7, 1.1))
			}
		}
	}
	for range 5 {
		x, y, k := b.in(90, 410), b.in(90, 260), b.in(0.8, 1.8)
		for _, d := range sides {
			b.glow(x+d*12*k, y, 20*k, 16*k, b.accent, 0.8)
			b.plain(b.accent.to(white, 0.6), poly(x+d*5*k, y+2*k, x+d*19*k, y-5*k, x+d*16*k, y+3*k))
		}
	}
}

func vines(b *painter) {
	x := Wide / 2.0
	b.backlight(x, 200, 180)
	b.glow(x, 200, 190, 180, b.accent, 0.5)
	b.within(place(x, 354, 1.9, 1.9, 0), func() { stood(b, 0, 0, 1) })
	g := hex(0x4f8a3a)
	for i := range 7 {
		d := b.side()
		k := x + (float64(i)-3)*44
		line := curved(lineThrough(k+d*60, 420, k-d*20, 330, k+d*30, 250, k-d*30, 170, k+d*6, 100+12*float64(i%3)))
		b.draws(g.times(0.7+0.08*float64(i%4)), taper(line, 10, 2))
		for j := 4; j < len(line)-2; j += 5 {
			e := sides[j%2]
			b.draws(g.to(b.accent, 0.2), leaf([]pt{line[j], line[j].shift(e*14, -10), line[j].shift(e*32, -10)}, 8))
		}
		q := line[len(line)-1]
		if i%2 == 0 {
			for j := range 6 {
				a := math.Pi * float64(j) / 3
				b.draws(pick(&b.random, hex(0xff8ac0), hex(0xffd04a), b.accent), leaf([]pt{q, q.around(a, 9), q.around(a, 20)}, 6))
			}
			b.plain(hex(0xffe9a0), oval(q.x, q.y, 6, 6))
		}
	}
}

func quake(b *painter) {
	x := Wide / 2.0
	b.glow(x, 300, 280, 180, b.accent, 0.7)
	b.plain(b.front, poly(-10, 320, 510, 320, 510, 410, -10, 410))
	b.plain(b.accent.to(white, 0.3), poly(x-30, 410, x-60, 360, x-20, 340, x-50, 300, x-4, 262, x+16, 300, x+54, 336, x+20, 352, x+66, 410))
	for i := range 8 {
		d := sides[i%2]
		k := x + d*(44+34*float64(i/2))
		h := b.in(70, 180) - 14*float64(i/2)
		b.within(place(k, 360, 1, 1, d*b.in(0.1, 0.4)), func() {
			b.draws(b.near, poly(-34, 40, -38, -h*0.6, -8, -h, 24, -h*0.8, 36, 40))
		})
	}
	for range 14 {
		q := pointAt(x+b.in(-170, 170), b.in(60, 260))
		r := b.in(5, 16)
		b.draws(b.near, poly(q.x-r, q.y, q.x-r*0.2, q.y-r, q.x+r, q.y-r*0.3, q.x+r*0.6, q.y+r, q.x-r*0.5, q.y+r*0.8))
	}
	thrown(b, x-70, 200)
	thrown(b, x+90, 170)
}
