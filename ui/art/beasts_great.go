package art

import "math"

func dragon(b *painter) {
	c := pick(&b.random, hex(0xb0342a), hex(0x3f7a4a), hex(0x4a4a8a), hex(0xc98a2a))
	belly := c.to(gold, 0.6)
	b.draws(c.times(0.6), poly(-30, -110, -90, -260, -60, -300, -180, -250, -210, -130, -160, -160, -140, -100, -110, -140, -80, -80))
	b.draws(c.times(0.55), poly(0, -110, 10, -250, 40, -300, 150, -260, 190, -180, 140, -180, 130, -120, 90, -150, 60, -90))
	b.draws(c, smooth(-150, 20, -120, -70, -40, -120, 40, -100, 70, -30, 60, 30))
	neck := curve(-20, -60, 20, -130, -20, -190, 10, -240, 60, -246)
	b.draws(c, taper(neck, 48, 24))
	for i := 2; i < len(neck)-3; i += 3 {
		q := neck[i]
		b.fill(flat(belly).clear(0.8), oval(q.x+16-float64(i)*0.2, q.y+4, 15-float64(i)*0.2, 7))
		b.draws(bone.times(0.8), path{q.shift(-30+float64(i)*0.5, 6), q.shift(-54+float64(i)*0.6, -14), q.shift(-26+float64(i)*0.5, -12)})
	}
	b.within(place(62, -248, 1.5, 1.5, 0.12), func() {
		b.draws(bone.times(0.8), taper(curve(-10, -16, -40, -30, -62, -22), 6, 0.8), taper(curve(-4, -18, -26, -44, -50, -46), 6, 0.8))
		b.draws(c.times(0.8), smooth(-8, 8, 20, 18, 46, 24, 40, 32, 10, 28, -10, 18))
		b.plain(hex(0x5a1018), poly(4, 6, 50, 6, 44, 24, 6, 18))
		b.draws(c, smooth(-24, 8, -20, -14, 0, -22, 22, -14, 48, -8, 58, 0, 54, 8, 30, 8, 4, 14))
		for i := range 5 {
			x := 16 + float64(i)*8
			b.plain(bone, poly(x-3, 7, x+3, 7, x, 15))
			b.plain(bone, poly(x-3, 24, x+3, 25, x, 17))
		}
		b.glow(8, -6, 18, 16, hex(0xffd04a), 0.8)
		b.plain(hex(0xffe06a), poly(0, -4, 14, -10, 13, -2, 6, 0))
		b.plain(black, oval(52, -2, 1.8, 1.4))
	})
	if b.odds(0.8) {
		b.glow(200, -210, 120, 80, hex(0xff8a2a), 0.8)
		for i, k := range [3]rgb{hex(0xd8481a), hex(0xff9a2a), hex(0xfff0a8)} {
			w := 1 - float64(i)*0.3
			b.plain(k, smooth(132, -218, 170, -236-10*w, 215, -246, 262, -228, 236, -236+30*w, 250, -190+10*w, 200, -196+14*w, 160, -202+4*w))
		}
	}
}

// jaws draws the head of a huge dinosaur on its neck.
func jaws(b *painter) {
	c := fur(b)
	b.within(place(-20, -150, 3.1, 3.1, 0.06), func() {
		b.draws(c.times(0.85), limb(-40, 80, 44, -34, 30, 34, -6, 2, 24))
		for i := range 7 {
			q := pointAt(-70+float64(i)*9, 44-float64(i)*12)
			b.draws(c.to(b.accent, 0.4).times(0.8), path{q, q.shift(-12, -14), q.shift(14, -6)})
		}
		b.fill(b.skin(c.times(0.8)), smooth(-14, 8, 12, 20, 40, 22, 52, 28, 42, 34, 10, 32, -14, 24))
		b.plain(hex(0x5a1420), poly(0, 6, 52, 6, 42, 26, 2, 20))
		b.plain(hex(0xc0505a), smooth(8, 20, 26, 15, 42, 20, 30, 25))
		b.draws(c, smooth(-22, 10, -24, -10, -12, -24, 8, -26, 22, -16, 44, -10, 57, -2, 56, 8, 34, 8, 8, 11, -4, 15))
		for i := range 8 {
			x := 10 + float64(i)*6
			b.plain(bone, poly(x-2.8, 7, x+2.8, 7, x, 14+float64(i%3)*2))
			if i < 7 {
				b.plain(bone, poly(x-2.4, 25, x+2.4, 26, x, 19))
			}
		}
		b.draws(bone.times(0.8), poly(6, -22, 16, -36, 22, -15))
		b.draws(c.times(0.7), poly(-10, -18, 12, -26, 24, -14, 4, -13))
		b.glow(10, -9, 14, 12, b.accent, 0.6)
		b.plain(black, oval(10, -9, 6, 5))
		b.plain(hex(0xffd84a), oval(11, -9, 4.2, 3.8))
		b.plain(black, oval(12, -9, 1.2, 3.6))
		b.plain(black, oval(49, -3, 2, 1.5))
		for range 9 {
			b.fill(flat(c.times(0.55)).clear(0.7), oval(b.in(-20, 14), b.in(-4, 8), b.in(1.4, 3), b.in(1, 2.2)))
		}
	})
}

// mech draws a walking machine with great arms.
func mech(b *painter) {
	c := pick(&b.random, skins[robot]...)
	m, d, trim := b.metal(c), b.metal(c.times(0.5)), b.metal(livery(b.House))
	b.mirrored(func(float64) {
		b.fill(d, limb(34, -86, 16, 62, -54, 14, 48, -8, 18))
		b.fill(m, slab(22, -24, 62, 28, 8), slab(42, -74, 38, 30, 8))
		b.fill(d, limb(78, -196, 20, 124, -160, 16, 126, -110, 17))
		b.fill(trim, oval(88, -204, 36, 34))
		b.fill(m, slab(98, -130, 56, 62, 12))
	})
	b.fill(d, slab(104, -80, 16, 34, 4), slab(130, -80, 16, 34, 4))
	b.glow(125, -48, 40, 34, b.accent, 0.8)
	b.plain(b.accent.to(white, 0.5), oval(112, -46, 6, 5), oval(138, -46, 6, 5))
	for i := range 3 {
		x := -146 + float64(i)*18
		b.fill(m, poly(x, -74, x+13, -74, x+9, -34, x+4, -34))
	}
	b.fill(m, smooth(-82, -214, -60, -242, 60, -242, 82, -214, 62, -110, 30, -86, -30, -86, -62, -110))
	b.fill(trim, poly(-50, -196, 50, -196, 34, -128, -34, -128))
	b.plain(black, oval(0, -160, 27, 27))
	b.glow(0, -160, 70, 70, b.accent, 0.8)
	b.plain(b.accent, oval(0, -160, 19, 19))
	b.plain(white, star(0, -160, 6, 14, 6, 0))
	b.fill(m, smooth(-36, -226, -34, -268, 0, -282, 34, -268, 36, -226, 0, -218))
	b.plain(black, slab(-26, -258, 52, 14, 6))
	b.glow(0, -251, 50, 20, b.accent, 0.7)
	b.plain(b.accent.to(white, 0.4), oval(-12, -251, 6, 4), oval(12, -251, 6, 4))
	b.fill(d, box(-50, -286, 5, 50), box(46, -276, 5, 40))
}

func toad(b *painter) {
	c := pick(&b.random, hex(0x6a9a4a), hex(0x8a7a4a), hex(0x4a8a7a), hex(0x9a5a4a))
	b.mirrored(func(float64) {
		b.draws(c.times(0.75), limb(84, -76, 36, 136, -50, 26, 104, -8, 20))
		b.draws(c.times(0.7), smooth(80, -10, 150, -16, 164, 2, 140, 6, 90, 8))
	})
	b.draws(c, smooth(-118, -40, -104, -130, -60, -176, 60, -176, 104, -130, 118, -40, 70, 8, -70, 8))
	b.plain(c.to(bone, 0.55), smooth(-70, -60, 0, -84, 70, -60, 58, 0, 0, 8, -58, 0))
	b.mirrored(func(float64) {
		b.draws(c, oval(58, -178, 34, 34))
		b.plain(hex(0xffc84a), oval(62, -182, 22, 22))
		b.plain(black, oval(62, -182, 16, 6))
		b.plain(white, oval(54, -190, 4, 4))
		b.draws(c.times(0.9), limb(44, -50, 17, 52, -18, 14, 46, 2, 13))
	})
	b.plain(c.to(b.shade, 0.75), taper(curve(-92, -116, 0, -94, 92, -116), 4, 4))
	for range 12 {
		b.fill(b.skin(c.times(1.15)), oval(b.in(-90, 90), b.in(-160, -124), b.in(4, 9), b.in(3, 7)))
	}
	if b.odds(0.5) {
		b.draws(hex(0xe0607a), taper(curve(0, -100, 30, -70, 90, -90, 120, -140), 11, 7))
	}
}

func treefolk(b *painter) {
	c := pick(&b.random, hex(0x7a5a3a), hex(0x6a6a4a), hex(0x8a4a3a))
	leafage := b.layer(1)
	leafage.top, leafage.bottom = hex(0x7aa84a).to(b.accent, 0.2), hex(0x3f6a3a)
	for i := range 9 {
		a := math.Pi * (0.96 + 1.08*float64(i)/8)
		q := pointAt(0, -220).around(a, 86)
		b.leaves(q.x, q.y, 46, leafage)
	}
	b.mirrored(func(float64) {
		b.draws(c.times(0.8), taper(curve(40, -150, 110, -170, 150, -120, 150, -70), 22, 10))
		for i := range 3 {
			b.draws(c.times(0.7), taper(curve(150, -74, 150+float64(i-1)*16, -50, 148+float64(i-1)*24, -26), 6, 1.4))
		}
		b.draws(c.times(0.8), limb(30, -40, 30, 50, -14, 22, 92, 6, 12))
	})
	b.draws(c, smooth(-64, 10, -58, -90, -74, -180, -50, -250, 0, -236, 50, -256, 74, -180, 56, -90, 66, 10))
	for i := range 6 {
		x := -44 + float64(i)*18
		b.fill(flat(c.to(b.shade, 0.5)).clear(0.7), taper(curve(x, -230, x+b.in(-8, 8), -120, x+b.in(-6, 6), 0), 2.4, 1))
	}
	for _, d := range sides {
		b.plain(black, oval(d*24+6, -176, 15, 17))
		b.glow(d*24+6, -176, 30, 30, b.accent, 0.7)
		b.plain(b.accent.to(white, 0.3), oval(d*24+8, -176, 7, 8))
	}
	b.plain(black, smooth(-26, -110, 6, -124, 38, -112, 30, -84, 8, -94, -16, -86))
	b.leaves(0, -268, 40, leafage)
}

func octopus(b *painter) {
	c := pick(&b.random, skins[aquan]...)
	for i := range 8 {
		d := sides[i%2]
		x := d * (16 + 18*float64(i/2))
		b.draws(c.times(0.65+0.05*float64(i)), taper(armLine(x, -70+8*float64(i), 120+14*float64(i), d*(0.8+0.3*float64(i%3)), 0.9), 20, 3))
	}
	b.draws(c, smooth(-66, -70, -84, -160, -60, -246, 0, -276, 60, -246, 84, -160, 66, -70, 0, -50))
	for _, d := range sides {
		b.draws(c.times(0.8), oval(d*36+8, -128, 28, 24))
		b.plain(hex(0xffe6a0), oval(d*36+9, -128, 20, 17))
		b.plain(black, slab(d*36-4, -132, 28, 8, 4))
	}
	for range 10 {
		b.fill(flat(c.to(b.accent, 0.5)).clear(0.7), oval(b.in(-50, 50), b.in(-250, -170), b.in(4, 10), b.in(4, 9)))
	}
}

func crab(b *painter) {
	c := pick(&b.random, hex(0xd8603a), hex(0xb83a4a), hex(0x4a8ab0), hex(0x8a5ab0))
	b.mirrored(func(float64) {
		for i := range 3 {
			k := float64(i)
			b.draws(c.times(0.65+0.08*k), taper(curve(70, -74+16*k, 138+8*k, -100+26*k, 150+10*k, -8), 10, 3))
		}
		b.draws(c.times(0.9), limb(80, -110, 17, 140, -140, 15, 128, -186, 16))
		b.draws(c, smooth(96, -184, 92, -240, 124, -284, 138, -262, 128, -232, 146, -214, 170, -246, 186, -224, 166, -182, 130, -166))
		b.draws(c.times(0.8), taper(curve(30, -136, 36, -170, 44, -184), 5, 4))
		b.plain(hex(0xfaf4e2), oval(45, -192, 15, 15))
		b.plain(black, oval(48, -192, 7, 9))
		b.plain(white, oval(43, -197, 3, 3))
	})
	b.draws(c, smooth(-112, -76, -92, -132, -40, -154, 40, -154, 92, -132, 112, -76, 70, -26, 0, -14, -70, -26))
	for range 9 {
		b.fill(b.skin(c.times(1.2)), oval(b.in(-84, 84), b.in(-134, -84), b.in(4, 10), b.in(4, 8)))
	}
	b.plain(c.times(0.35), smooth(-44, -64, 0, -76, 44, -64, 30, -40, 0, -34, -30, -40))
	for i := range 5 {
		k := -28 + 14*float64(i)
		b.plain(bone, poly(k-6, -70, k+6, -70, k, -54))
	}
}

func turtle(b *painter) {
	c := pick(&b.random, hex(0x4a9a7a), hex(0x6a9a4a), hex(0x4a8aa8))
	shell := pick(&b.random, hex(0x8a6a3a), hex(0x5a4a7a), hex(0x3a6a6a))
	b.draws(c.times(0.7), limb(-60, -60, 24, -110, -20, 26, -150, 6, 8), limb(40, -50, 22, 60, -10, 22, 30, 14, 8))
	b.draws(c, limb(60, -80, 30, 116, -110, 26, 140, -128, 30))
	b.draws(shell, smooth(-140, -50, -120, -130, -50, -190, 30, -186, 90, -130, 104, -60, 40, -36, -60, -32))
	for _, q := range [6][3]float64{{-76, -104, 30}, {-20, -136, 36}, {40, -110, 30}, {-36, -70, 26}, {16, -66, 24}, {-104, -64, 18}} {
		b.draws(shell.to(b.accent, 0.3), star(q[0], q[1], 6, q[2], q[2]*0.86, 0.3))
	}
	b.draws(bone.to(c, 0.6), taper(curve(-140, -46, -60, -26, 40, -30, 106, -56), 9, 7))
	b.draws(c, limb(-30, -40, 24, -40, 0, 22, -96, 34, 9), limb(84, -44, 22, 110, 0, 24, 76, 40, 9))
	b.draws(c, smooth(112, -140, 130, -168, 166, -166, 190, -140, 180, -118, 140, -108))
	b.plain(black, oval(160, -144, 10, 10))
	b.plain(hex(0xffd84a), oval(161, -144, 7, 7))
	b.plain(black, oval(163, -144, 2.6, 5))
	b.plain(c.to(b.shade, 0.7), taper(curve(188, -130, 172, -124, 154, -122), 2, 1))
}
