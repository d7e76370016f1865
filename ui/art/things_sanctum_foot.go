package art

import "math"

// roundTable is seen from above, with seats around it.
func roundTable(b *painter) {
	seat := func(i int) {
		a := 2 * math.Pi * (float64(i) + 0.5) / 10
		x, y := 172*math.Cos(a), -128+84*math.Sin(a)
		b.within(place(x, y, 0.9, 0.9, 0), func() {
			b.draws(wood.times(0.75), poly(-20, 26, -24, -44, 0, -66, 24, -44, 20, 26))
			b.draws(livery(b.House), poly(-13, 14, -15, -34, 0, -48, 15, -34, 13, 14))
		})
	}
	for i := 5; i < 10; i++ {
		seat(i)
	}
	b.draws(wood.times(0.6), oval(0, -104, 176, 82))
	b.draws(wood.times(1.1), oval(0, -122, 176, 82))
	b.within(place(0, -122, 1, 0.466, 0), func() {
		b.fill(b.metal(gold), ring(0, 0, 162, 150)...)
		for i := range 10 {
			q := pt{}.around(2*math.Pi*(float64(i)+0.5)/10, 1)
			b.fill(b.metal(steel), taper([]pt{q.times(50), q.times(128)}, 8, 5))
			b.fill(b.metal(gold), taper([]pt{q.times(118).plus(pointAt(-q.y, q.x).times(18)),
				q.times(118).plus(pointAt(-q.y, q.x).times(-18))}, 5, 5))
		}
		b.fill(b.metal(gold), star(0, 0, 8, 44, 22, 0))
	})
	b.glow(0, -122, 140, 60, b.accent, 0.4)
	for i := range 5 {
		seat(i)
	}
}

func castle(b *painter) {
	c := bone.to(iron, 0.45).to(b.low, 0.2)
	tower := func(x, w, h, k float64) {
		b.draws(c.times(k), box(x-w, -h, 2*w, h+6))
		for i := range 4 {
			b.draws(c.times(k), box(x-w-6+float64(i)*(2*w+12)/3.6, -h-18, (2*w+12)/6, 22))
		}
		b.draws(c.times(k*0.92), box(x-w-6, -h, 2*w+12, 14))
		b.plain(c.times(0.3), arch(x, -h*0.55, 7, 28))
	}
	tower(-40, 30, 230, 0.86)
	tower(52, 26, 206, 0.86)
	b.draws(livery(b.House), poly(-38, -312, 18, -296, -38, -278))
	b.draws(wood, slab(-43, -314, 6, 70, 2))
	b.draws(c, box(-120, -112, 240, 118))
	for i := range 7 {
		b.draws(c, box(-116+36*float64(i), -130, 20, 24))
	}
	tower(-116, 34, 160, 1.04)
	tower(116, 34, 160, 1.04)
	b.plain(black.to(wood, 0.5), arch(0, 6, 36, 88))
	for i := range 5 {
		b.fill(b.metal(iron), box(-31+14*float64(i), -76, 4, 80))
	}
	b.fill(b.metal(iron), box(-34, -52, 68, 4), box(-34, -26, 68, 4))
}

// font is a bowl of stone from which light and water rise.
func font(b *painter) {
	c := bone.to(iron, 0.3)
	water := hex(0x7ad4f4)
	b.draws(c, slab(-76, -16, 152, 24, 6), smooth(-34, -120, 34, -120, 24, -70, 48, -14, -48, -14, -24, -70))
	b.draws(c, smooth(-128, -176, 128, -176, 104, -126, 40, -104, -40, -104, -104, -126))
	b.draws(c.times(1.08), oval(0, -176, 130, 30))
	b.plain(water, oval(0, -176, 112, 22))
	b.glow(0, -190, 140, 90, water, 0.5)
	b.mirrored(func(float64) {
		b.fill(flat(water.to(white, 0.5)).clear(0.85), taper(curve(2, -180, 14, -250, 46, -256, 64, -182), 6, 4))
		b.fill(flat(white).clear(0.6), taper(curve(116, -168, 130, -140, 128, -90), 5, 2))
	})
	b.within(place(0, -138, 0.22, 0.22, 0), func() { emblem(b, b.metal(gold)) })
}

// podium is for three victors.
func podium(b *painter) {
	c := bone.to(livery(b.House), 0.25)
	b.draws(c.times(0.86), box(-150, -70, 100, 76))
	b.draws(c.times(0.8), box(50, -46, 100, 52))
	b.draws(c, box(-52, -112, 104, 118))
	b.fill(b.metal(gold), star(0, -56, 5, 34, 15, 0))
	b.fill(b.metal(steel), star(-100, -32, 5, 24, 10, 0))
	b.fill(b.metal(hex(0xb87040)), star(100, -20, 5, 18, 8, 0))
}
