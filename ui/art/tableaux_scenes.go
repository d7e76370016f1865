package art

import "math"

// stairs lead up into the light.
func stairs(b *painter) {
	x := Wide / 2.0
	b.glow(x, 90, 210, 190, b.sun, 0.8)
	shafts(b, 7, 0.35)
	b.plain(b.sun.to(white, 0.5), arch(x, 158, 44, 130))
	for i := range 9 {
		k := float64(i)
		w, y := 50+k*17, 158+k*24
		b.draws(b.low.to(b.near, 0.12+0.07*k), poly(x-w, y, x+w, y, x+w+8, y+26, x-w-8, y+26))
	}
	s := b.layer(0.8)
	for _, d := range sides {
		b.fill(s, slab(x+d*70-11, 40, 22, 130, 3))
		clouds(b, 180, 1, white.to(b.low, 0.3), 0.6)
	}
	stood(b, x-20, 330, 0.8)
}

// punch is a great fist at the moment it lands.
func punch(b *painter) {
	d := b.side()
	b.within(place(Wide/2, 200, d, 1, 0), func() {
		b.glow(70, 0, 220, 200, b.accent, 0.5)
		for i := range 9 {
			y := -130 + float64(i)*32
			b.fill(flat(b.sun).clear(0.35), poly(-300, y-2, -60+b.in(-40, 60), y*0.7, -300, y+5))
		}
		b.plain(b.accent.times(0.8), burst(86, 0, 14, 170, 92, &b.random))
		b.plain(hex(0xffe9a0), burst(86, 0, 12, 118, 66, &b.random))
		b.plain(white, burst(90, 0, 10, 76, 40, &b.random))
		skin := pick(&b.random, skins[natives[b.House]]...)
		b.draws(skin, limb(-320, 60, 74, -180, 36, 60, -70, 8, 44))
		b.draws(wood.to(livery(b.House), 0.4), poly(-150, -42, -92, -54, -80, 62, -136, 78))
		for i := range 3 {
			b.fill(b.metal(iron), star(-116, -24+float64(i)*36, 4, 13, 8, 0))
		}
		fist(b, pointAt(0, 0), pointAt(1, 0), 66, skin)
	})
}

// looming is a head that rises over the land.
func looming(b *painter) {
	x := Wide / 2.0
	b.gloom(x, 190, 320, 260, b.front, 0.5)
	b.glow(x, 180, 240, 220, b.accent, 0.6)
	f := &figure{turn: b.in(-0.5, 0.5), skin: b.near.to(b.accent, 0.35)}
	b.within(place(x, 212, 4.4, 4.4, 0), func() {
		if b.n(3) == 0 {
			skull(b, f)
		} else {
			demonHead(b, f)
		}
	})
	for i := range 9 {
		k := x - 200 + float64(i)*50
		r := b.in(34, 60)
		b.fill(flat(b.near.to(b.low, 0.2)).down(b.front).clear(0.9), oval(k, 344+b.in(-10, 14), r*1.4, r*0.8))
	}
	witnesses(b, 3)
}

// haunting is ghosts that pour out.
func haunting(b *painter) {
	b.gloom(Wide/2, 200, 320, 260, b.front, 0.5)
	for i, q := range [5][3]float64{{-150, 120, 0.8}, {150, 100, 0.85}, {-76, 190, 1.1}, {90, 196, 1.15}, {0, 130, 1.5}} {
		c := b.accent.to(white, 0.35+0.08*float64(i))
		b.glow(Wide/2+q[0], q[1], 90*q[2], 100*q[2], b.accent, 0.4)
		b.within(place(Wide/2+q[0], q[1], q[2]*b.side(), q[2], b.in(-0.25, 0.25)), func() {
			s := b.body(c)
			s.fade = 0
			b.fill(s, smooth(-36, -10, -30, -46, 0, -62, 30, -46, 36, -10, 42, 50, 64, 110, 20, 90, -6, 130, -30, 84, -60, 100, -44, 40))
			b.plain(b.front, oval(-12, -22, 8, 11), oval(13, -22, 8, 11), oval(1, 8, 9, 15))
		})
	}
	witnesses(b, 2)
}

// mothership hangs over the land.
func mothership(b *painter) {
	x := Wide / 2.0
	b.gloom(x, 90, 330, 190, b.front, 0.4)
	b.within(place(x, 20, 3.6, 3.6, 0), func() { saucer(b, 0, 10, 1, false) })
	b.fill(flat(b.accent).clear(0.55).out().light(), poly(x-50, 90, x+50, 90, x+190, 370, x-190, 370))
	for i := range 3 {
		tripod(b, x+(float64(i)-1)*130+b.in(-14, 14), 360, b.in(90, 150))
	}
	witnesses(b, 2)
}

// lost is a small person among great trees.
func lost(b *painter) {
	x := Wide / 2.0
	b.glow(x, 260, 150, 150, b.sun, 0.5)
	stood(b, x-8, 344, 0.95)
	for _, d := range [4]float64{-200, 196, -104, 112} {
		trunk(b, x+d, 380, 24+math.Abs(d)*0.05, 1.1)
	}
	mist(b, 350, 60, 0.3)
	for range 6 {
		q := pointAt(x+b.side()*b.in(60, 200), b.in(120, 300))
		for _, d := range [2]float64{-6, 6} {
			b.glow(q.x+d, q.y, 12, 10, hex(0xffe06a), 0.8)
			b.plain(hex(0xfff0a8), oval(q.x+d, q.y, 3, 2.4))
		}
	}
}

// dance goes around a fire.
func dance(b *painter) {
	x := Wide / 2.0
	b.gloom(x, 200, 320, 260, b.front, 0.4)
	for i := range 7 {
		a := math.Pi * (0.02 + 0.96*float64(i)/6)
		q := pointAt(x-190*math.Cos(a), 352-50*math.Sin(a))
		s := flat(b.front)
		s.rim, s.lit, s.edge = b.accent, 1, 2
		k := 1.1 - 0.4*math.Sin(a)
		b.within(place(q.x, q.y, k, k, b.in(-0.2, 0.2)), func() {
			b.fill(s, smooth(-12, -70, -24, 6, 22, 6, 12, -70), oval(0, -84, 12, 13))
			b.fill(s, taper(lineThrough(-8, -62, -30, -86, -34, -110), 5, 3), taper(lineThrough(8, -62, 30, -86, 36, -110), 5, 3))
			b.fill(s, poly(-10, -92, -16, -112, -3, -96), poly(10, -92, 16, -112, 3, -96))
		})
	}
	fire(b, x, 366, 52)
}

// anvil is a key on the anvil.
func anvil(b *painter) {
	x := Wide / 2.0
	b.gloom(x, 200, 290, 230, b.front, 0.4)
	b.glow(x, 210, 210, 170, amber, 0.7)
	b.beams(x, 216, 360, 14, 0.16)
	m := b.metal(hex(0x4a4f5a))
	b.fill(m, smooth(x-170, 246, x-90, 232, x+110, 232, x+110, 276, x+50, 290, x+40, 330, x+86, 366, x-86, 366, x-40, 330, x-50, 290, x-110,
		276))
	b.within(place(x-6, 222, 1.5, 1.5, math.Pi/2), func() { keyShape(b, b.metal(amber)) })
	b.glow(x, 220, 120, 60, hex(0xff7a2a), 0.6)
	b.within(place(x+60, 206, 1.5, 1.5, 0.8), func() { held(b, hammer) })
	b.sparks(x, 220, 30)
}

// giving is an open hand from which æmber falls.
func giving(b *painter) {
	x := Wide / 2.0
	shafts(b, 6, 0.3)
	b.backlight(x, 180, 160)
	b.within(place(x+30, 150, 1.2, -1.2, 0.12), func() { palm(b, pick(&b.random, skins[human]...), livery(b.House)) })
	for i := range 7 {
		b.crystal(x+40+b.in(-50, 80), 90+float64(i)*38, b.in(14, 24), b.in(-1, 1))
	}
}
