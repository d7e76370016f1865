package art

import "math"

// stilts draws two long poles with steps, to stand under somebody small.
func stilts(b *painter) {
	for _, x := range [2]float64{-44, 30} {
		b.draws(wood, taper(lineThrough(x*1.5, 4, x, -280), 8, 7))
		b.draws(wood.times(0.7), slab(x-8, -196, 42, 16, 4))
		b.draws(cloth, slab(x*1.12-9, -120, 20, 10, 3))
	}
}

// volcanoCone draws a volcano that erupts.
func volcanoCone(b *painter) {
	hot := hex(0xff7a1e)
	b.glow(0, -210, 190, 160, hot, 0.8)
	for i := range 7 {
		a := -math.Pi/2 + 0.3*(float64(i)-3)
		from := pointAt(0, -180)
		tip := from.around(a, 120+18*float64(i%3))
		b.plain(hot.to(hex(0xffd860), 0.3*float64(i%3)), taper(curved([]pt{from, from.to(tip, 0.6).shift(0, -14), tip}), 13, 5))
		b.draws(hex(0x6a2a1c), oval(tip.x, tip.y, 16, 15))
		b.glow(tip.x, tip.y, 30, 30, hot, 0.6)
	}
	b.draws(hex(0x5a342e), poly(-170, 6, -110, -70, -66, -176, -30, -190, 0, -180, 36, -192, 70, -170, 108, -76, 172, 6))
	b.plain(hot, smooth(-50, -178, 0, -188, 52, -178, 30, -150, 40, -90, 24, -40, 14, -96, 4, -140, -10, -100, -34, -30, -36, -100,
		-30, -150))
	b.plain(hex(0xffd860), smooth(-34, -176, 0, -182, 34, -176, 16, -150, 22, -90, 8, -130, -20, -80, -18, -150))
}

// barn draws a red barn.
func barn(b *painter) {
	c := hex(0xb8342a)
	b.draws(c, poly(-120, 4, -120, -130, -84, -206, 0, -246, 84, -206, 120, -130, 120, 4))
	b.draws(hex(0x5a4a44), taper(lineThrough(-136, -122, -92, -212, 0, -258), 10, 10),
		taper(lineThrough(136, -122, 92, -212, 0, -258), 10, 10))
	b.plain(hex(0x5a1612), box(-60, -120, 120, 124))
	w := flat(hex(0xf4ead8))
	b.fill(w, holed(box(-66, -126, 132, 130), box(-56, -116, 112, 120))...)
	b.fill(w, taper(lineThrough(-56, -114, 0, 2), 5, 5), taper(lineThrough(56, -114, 0, 2), 5, 5), taper(lineThrough(0, -114, 0, 2), 4, 4))
	b.fill(w, ring(0, -176, 26, 17)...)
	b.plain(hex(0x3a1210), oval(0, -176, 17, 17))
}

// buggy draws a car with spikes and great wheels.
func buggy(b *painter) {
	b.fill(b.metal(iron), taper(curve(-110, -110, -70, -190, 30, -190, 70, -110), 7, 7), taper(lineThrough(-20, -190, -20, -110), 5, 5))
	b.draws(hex(0xc8502a), smooth(-150, -70, -140, -116, -60, -112, 40, -116, 110, -100, 150, -64, 140, -40, -140, -40))
	b.plain(black, slab(-70, -124, 90, 20, 6))
	for i := range 4 {
		y := -92 + 16*float64(i)
		b.draws(bone, poly(128, y-8, 186-8*float64(i), y+4, 130, y+10))
	}
	b.fill(b.metal(gold), oval(104, -84, 17, 17))
	b.glow(108, -84, 40, 40, hex(0xffe080), 0.8)
	for _, x := range [2]float64{-92, 92} {
		b.draws(hex(0x2a2628), gear(x, -46, 58, 14, 0.1))
		b.fill(b.metal(steel), oval(x, -46, 28, 28))
		b.fill(b.metal(iron), star(x, -46, 5, 22, 9, 0))
	}
	b.fill(flat(hex(0x4a4650)).clear(0.6), oval(-170, -70, 30, 22), oval(-204, -92, 24, 18))
}

// gatling draws a gun with many barrels on a tripod.
func gatling(b *painter) {
	b.fill(b.metal(iron), taper(lineThrough(0, -120, -90, 4), 9, 7), taper(lineThrough(0, -120, 96, 4), 9, 7),
		taper(lineThrough(0, -120, 10, 4), 8, 6))
	b.within(place(0, -150, 1, 1, -0.14), func() {
		for i := range 5 {
			b.fill(b.metal(steel.times(0.8+0.08*float64(i%2))), slab(0, -42+17*float64(i), 168, 13, 5))
		}
		b.fill(b.metal(gold), slab(54, -48, 16, 94, 5), slab(130, -48, 16, 94, 5))
		b.fill(b.metal(hex(0x8a4a2c)), slab(-110, -52, 124, 100, 16))
		b.fill(b.metal(iron), slab(-80, -104, 54, 58, 8), oval(-48, 0, 32, 32))
		b.fill(b.metal(gold), star(-48, 0, 6, 24, 10, 0))
		b.glow(184, -8, 90, 80, hex(0xffb030), 0.9)
		b.plain(hex(0xfff0a0), star(186, -8, 7, 46, 17, 0.2))
	})
}

// reaper draws Death with hood and scythe.
func reaper(b *painter) {
	c := hex(0x24222e)
	b.draws(wood, taper(curve(96, 4, 84, -120, 78, -284), 7, 6))
	b.fill(b.metal(steel), smooth(84, -286, 20, -300, -70, -284, -116, -226, -60, -258, 10, -266, 84, -262))
	b.draws(c, smooth(-40, -200, -84, -150, -96, -60, -116, 4, -60, -8, -30, 8, 10, -8, 50, 8, 104, 2, 84, -60, 74, -150, 40, -200))
	b.draws(c.times(1.25), limb(50, -150, 26, 84, -120, 22, 80, -100, 24), limb(-46, -156, 26, -10, -110, 22, 50, -150, 18))
	b.draws(c.times(1.15), smooth(0, -262, 48, -236, 54, -190, 34, -148, 0, -136, -34, -148, -54, -190, -48, -236))
	b.plain(black, oval(2, -196, 36, 44))
	b.within(place(2, -194, 1.5, 1.5, 0), func() { skull(b, &figure{}) })
	b.draws(bone, oval(80, -108, 14, 12), oval(74, -152, 13, 11))
}

// chair draws a wooden chair.
func chair(b *painter) {
	c := wood.times(1.15)
	b.draws(c.times(0.7), slab(-40, -120, 14, 112, 4), slab(56, -120, 14, 112, 4))
	b.draws(c, slab(-76, -270, 16, 276, 5), slab(30, -270, 16, 276, 5))
	b.draws(c, slab(-70, -262, 110, 30, 8), slab(-70, -214, 110, 22, 6), poly(-84, -112, 44, -112, 80, -136, -44, -136))
}

// lavaBall draws a ball of glowing rock that flies down to the right.
func lavaBall(b *painter) {
	hot, pale := hex(0xff7a1a), hex(0xffe080)
	b.glow(0, 0, 190, 180, hot, 0.8)
	for i := range 4 {
		k := 1 - 0.22*float64(i)
		b.fill(flat(hex(0xd8341a).to(pale, 0.3*float64(i))).clear(0.85), leaf(curve(60*k, 60*k, -70, -50-20*k, -190*k, -170), 92*k))
	}
	b.draws(hex(0x6a2418), oval(20, 20, 88, 84))
	s := flat(pale.to(hot, 0.4))
	for _, l := range [5][]pt{curve(-50, -20, -10, 10, 0, 60, 30, 100), curve(-10, 10, 40, -6, 60, -52), curve(40, -6, 80, 20, 104, 16),
		curve(0, 60, -40, 60, -58, 44), curve(20, 40, 60, 50, 84, 72)} {
		b.fill(s, taper(l, 7, 3))
	}
}
