package art

// clawedHand draws a great hand that reaches out of the ground.
func clawedHand(b *painter) {
	c := pick(&b.random, hex(0xb8283a), hex(0x7a3a9a), hex(0x4a6a5a))
	s := b.body(c)
	claw := func(at, tip pt) { b.draws(hex(0x2a1a1c), leaf(curved([]pt{at, at.to(tip, 0.5).shift(6, 0), tip}), 10)) }
	b.fill(s, smooth(-46, 8, -40, -70, -62, -120, -40, -160, 40, -160, 60, -120, 44, -70, 52, 8))
	for _, q := range [4][4]float64{{-46, -140, -92, -226}, {-16, -156, -34, -262}, {18, -156, 34, -258}, {46, -136, 92, -216}} {
		mid := pointAt((q[0]+q[2])/2, (q[1]+q[3])/2)
		b.fill(s, limb(q[0], q[1], 19, mid.x*1.12, mid.y, 17, q[2], q[3], 13))
		claw(pointAt(q[2], q[3]-4), pointAt(q[2]*0.8, q[3]-46))
	}
	b.fill(s, limb(-44, -96, 20, -100, -110, 17, -126, -150, 13))
	claw(pointAt(-128, -152), pointAt(-120, -192))
	b.fill(flat(c.to(b.shade, 0.5)).clear(0.7), taper(curve(-34, -90, 0, -104, 38, -84), 3, 1), taper(curve(-30, -124, 6, -132, 40,
		-118), 3, 1))
	for i := range 7 {
		x := -96 + 30*float64(i)
		b.draws(b.near.to(b.front, 0.3), poly(x-22, 14, x-4, -26-b.in(0, 20), x+22, 14))
	}
}

// hellGate draws an arch with horns, and fire behind it.
func hellGate(b *painter) {
	b.glow(0, -120, 190, 200, hex(0xff5a2a), 0.8)
	b.plain(hex(0xc8281a), arch(0, 4, 86, 226))
	b.plain(hex(0xff8a2a), arch(0, 4, 60, 186))
	b.plain(hex(0xffe08a), arch(0, 4, 32, 140))
	s := b.body(hex(0x4a3444))
	b.fill(s, holed(arch(0, 8, 132, 268), arch(0, 8, 84, 222))...)
	b.mirrored(func(float64) {
		b.draws(bone.times(0.8), taper(curve(60, -240, 120, -262, 140, -310, 120, -350), 17, 2))
		b.fill(s, slab(78, -18, 72, 28, 5))
		for i := range 4 {
			y := -50 - 46*float64(i)
			b.draws(hex(0x2a1a28), poly(122-6*float64(i), y, 168-8*float64(i), y-18, 120-8*float64(i), y-26))
		}
	})
	b.within(place(0, -246, 2.2, 2.2, 0), func() { skull(b, &figure{}) })
}

// furnace draws an oven with a face that burns.
func furnace(b *painter) {
	b.fill(b.metal(iron.times(0.7)), slab(-30, -310, 60, 80, 6))
	b.fill(b.metal(hex(0x4a4048)), smooth(-124, 6, -130, -120, -96, -220, 0, -256, 96, -220, 130, -120, 124, 6))
	hot := flat(hex(0xffd060)).down(hex(0xf0501a))
	b.glow(0, -100, 170, 150, hex(0xff6a1a), 0.8)
	b.mirrored(func(float64) { b.fill(hot, poly(22, -160, 76, -192, 68, -146)) })
	b.fill(hot, smooth(-88, -104, 0, -90, 88, -104, 70, -34, 0, -18, -70, -34))
	for i := range 7 {
		x := -72 + 24*float64(i)
		b.fill(b.metal(iron), poly(x-11, -104, x+11, -104, x, -74), poly(x-11, -18, x+11, -18, x, -46))
	}
}

// stoneMouth draws a cave that is a screaming face of rock.
func stoneMouth(b *painter) {
	c := b.near.to(hex(0x6a5a70), 0.7)
	b.draws(c, poly(-190, 8, -180, -120, -130, -210, -96, -290, -20, -270, 40, -300, 104, -260, 140, -190, 184, -110, 194, 8))
	b.plain(hex(0x12060e), smooth(-74, 8, -84, -60, -50, -126, 0, -140, 50, -126, 84, -60, 74, 8))
	b.glow(0, -30, 90, 90, b.accent, 0.8)
	b.mirrored(func(float64) {
		b.plain(hex(0x12060e), smooth(26, -180, 62, -226, 108, -196, 90, -160, 44, -158))
		b.glow(66, -186, 40, 36, b.accent, 0.8)
		b.plain(b.accent.to(white, 0.5), oval(66, -184, 10, 12))
		b.draws(c.times(1.15), poly(14, -196, 100, -250, 118, -226, 26, -178))
	})
	for i := range 5 {
		x := -56 + 28*float64(i)
		y := -128 + 0.012*x*x
		b.draws(c.times(1.2), poly(x-14, y-6, x+14, y-6, x, y+36))
	}
	b.draws(c.times(1.1), poly(-14, -178, 14, -178, 22, -144, -22, -144))
}

// snapPlant draws a plant that has teeth.
func snapPlant(b *painter) {
	green, red := hex(0x4a8a3a), hex(0xa82a5a)
	b.draws(green.times(0.8), taper(curve(-20, 6, -50, -60, 10, -110, 0, -160), 15, 11))
	for _, d := range sides {
		b.draws(green, leaf(curve(d*10, 4, d*80, -60, d*150, -30), 26))
	}
	b.within(place(0, -180, 1, 1, -0.12), func() {
		b.draws(red, smooth(-110, 10, -60, 60, 40, 66, 116, 20, 60, 20, -40, 10))
		b.crystal(10, -14, 34, 0.2)
		b.draws(green, smooth(-112, -6, -90, -80, -10, -116, 70, -96, 122, -36, 60, -30, -30, -34))
		for i := range 8 {
			x := -84 + 26*float64(i)
			b.plain(bone, poly(x-9, -32+0.04*x, x+9, -32+0.04*x, x, 0), poly(x-8, 24, x+8, 24, x, -4+0.04*x))
		}
		b.fill(flat(hex(0xf0d040)).clear(0.8), oval(-40, -66, 10, 9), oval(0, -84, 8, 7), oval(40, -70, 10, 8))
	})
}

// coffin draws a coffin whose lid is pushed aside from within.
func coffin(b *painter) {
	c := hex(0x6a4430)
	box := poly(-40, -130, 40, -130, 70, -60, 46, 130, -46, 130, -70, -60)
	b.draws(c.times(0.7), box)
	b.plain(hex(0x120a10), poly(-30, -118, 30, -118, 56, -58, 36, 118, -36, 118, -56, -58))
	b.glow(0, 0, 80, 120, b.accent, 0.7)
	b.within(place(44, 6, 1, 1, 0.2), func() {
		b.draws(c.times(1.2), box)
		b.fill(b.metal(gold), slab(-7, -90, 14, 120, 3), slab(-32, -58, 64, 14, 3))
	})
	s := b.body(hex(0x8ab07a))
	for i := range 4 {
		y := -26 + 15*float64(i)
		b.fill(s, limb(-30, y+8, 7, -6, y, 7, 22, y+3, 5))
	}
}

func shovel(b *painter) {
	b.draws(wood, slab(-7, -130, 14, 190, 5), slab(-30, -144, 60, 16, 7))
	b.fill(b.metal(iron), smooth(-40, 50, 0, 44, 40, 50, 40, 100, 0, 150, -40, 100))
}
