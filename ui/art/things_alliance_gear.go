package art

import "math"

// dongle is a plug with a lamp.
func dongle(b *painter) {
	b.within(place(0, 0, 1, 1, -0.4), func() {
		b.fill(b.metal(steel), slab(60, -32, 80, 64, 4))
		b.plain(black, box(96, -16, 16, 10), box(96, 8, 16, 10))
		b.fill(b.metal(livery(b.House)), slab(-110, -50, 176, 100, 22))
		b.fill(b.metal(iron), ring(-124, 0, 24, 13)...)
		b.glow(-30, 0, 70, 60, b.accent, 0.8)
		b.plain(b.accent.to(white, 0.3), oval(-30, 0, 22, 22))
	})
}

// charter is a sealed sheet of law.
func charter(b *painter) {
	b.draws(hex(0xf4ecd8), poly(-84, -116, 84, -116, 84, 104, -84, 104))
	b.fill(b.metal(gold), star(0, -84, 5, 24, 11, 0))
	for i := range 7 {
		b.plain(hex(0x5a5a70), box(-62, -46+17*float64(i), 124-float64(i*13%40), 6))
	}
	b.draws(hex(0x8a1a2a), poly(30, 90, 44, 138, 54, 122, 70, 134, 66, 86))
	b.draws(hex(0xc82a3a), star(50, 78, 12, 34, 28, 0))
	b.plain(gold, star(50, 78, 5, 16, 7, 0))
}

func radar(b *painter) {
	b.fill(b.metal(iron), oval(0, 0, 118, 118))
	b.plain(hex(0x04241a), oval(0, 0, 104, 104))
	g := hex(0x4aff8a)
	for i := range 3 {
		r := 34 * float64(i+1)
		b.fill(flat(g).clear(0.6), ring(0, 0, r, r-2.4)...)
	}
	b.fill(flat(g).clear(0.6), box(-102, -1, 204, 2), box(-1, -102, 2, 204))
	b.fill(flat(g).clear(0.5), append(path{{}}, arcLine(pt{}, 102, -1.2, -0.3)...))
	for _, q := range [4]pt{pointAt(50, -44), pointAt(-40, 30), pointAt(20, 64), pointAt(-60, -50)} {
		b.glow(q.x, q.y, 30, 30, hex(0xff5a3a), 0.8)
		b.plain(hex(0xffc08a), oval(q.x, q.y, 8, 8))
	}
}

func loupe(b *painter) {
	b.fill(b.metal(wood), limb(48, 48, 12, 110, 110, 15))
	b.fill(flat(hex(0xc0f0ff)).clear(0.3), oval(-10, -10, 76, 76))
	b.fill(b.metal(gold), ring(-10, -10, 86, 72)...)
	b.fill(flat(white).clear(0.7), leaf(arcLine(pointAt(-10, -10), 58, 3.4, 4.6), 6))
}

// helmWheel is the wheel of a ship among the stars.
func helmWheel(b *painter) {
	m := b.metal(livery(b.House).to(steel, 0.3))
	for i := range 8 {
		a := math.Pi / 4 * float64(i)
		b.fill(b.metal(gold), taper([]pt{pt{}.around(a, 20), pt{}.around(a, 122)}, 7, 9))
	}
	b.fill(m, ring(0, 0, 92, 70)...)
	b.fill(m, oval(0, 0, 30, 30))
	b.glow(0, 0, 50, 50, b.accent, 0.8)
	b.plain(b.accent.to(white, 0.3), star(0, 0, 4, 24, 8, 0))
}

// amberVacuum sucks æmber into a canister through a hose.
func amberVacuum(b *painter) {
	b.fill(b.metal(livery(b.House)), slab(-130, -70, 110, 150, 40))
	b.fill(flat(amber).down(hex(0xc46a10)), slab(-112, -40, 74, 84, 20))
	b.fill(b.metal(iron), slab(-126, 70, 100, 22, 8))
	hose := curve(-76, -66, -60, -124, 10, -120, 50, -50, 70, 10)
	b.draws(iron, taper(hose, 15, 15))
	for i := range 6 {
		q := hose[4+5*i]
		b.plain(black, oval(q.x, q.y, 4, 14))
	}
	b.fill(b.metal(steel), poly(52, 0, 96, 4, 150, 84, 30, 90))
	for i := range 3 {
		b.crystal(60+40*float64(i), 116, 17, 0.4*float64(i))
	}
}

func toolbox(b *painter) {
	b.fill(b.metal(iron), holed(slab(-50, -80, 100, 60, 14), slab(-36, -66, 72, 50, 8))...)
	b.fill(b.metal(hex(0xd8482a)), slab(-124, -36, 248, 124, 10))
	b.fill(b.metal(hex(0xa8341e)), slab(-128, -44, 256, 34, 8))
	b.fill(b.metal(gold), slab(-16, -22, 32, 30, 5))
}

// spaceSuit hangs ready to wear.
func spaceSuit(b *painter) {
	c := hex(0xe8ecf0)
	b.mirrored(func(float64) {
		b.draws(c.times(0.9), limb(20, 50, 24, 28, 84, 22, 28, 124, 21), limb(56, -22, 22, 84, 22, 19, 80, 64, 18))
		b.draws(iron, oval(80, 80, 17, 17))
		b.draws(iron, slab(6, 118, 50, 24, 10))
	})
	b.draws(c, smooth(-66, -24, -40, -44, 40, -44, 66, -24, 54, 60, -54, 60))
	b.fill(b.metal(livery(b.House)), slab(-30, -14, 60, 42, 8))
	b.plain(b.accent, oval(-12, 8, 6, 6), oval(12, 8, 6, 6))
	b.draws(c, oval(0, -82, 56, 52))
	b.fill(flat(hex(0xf6c84a)).down(hex(0x8a4a1a)), smooth(-42, -84, -30, -112, 30, -112, 42, -84, 28, -56, -28, -56))
	b.fill(flat(white).clear(0.7), leaf(curve(-30, -84, -22, -102, -4, -108), 5))
}

// rover is a robot on six wheels with a mast.
func rover(b *painter) {
	b.fill(b.metal(steel), slab(-8, -226, 16, 120, 4))
	b.fill(b.metal(livery(b.House)), slab(-60, -276, 120, 60, 16))
	for _, d := range sides {
		b.plain(black, oval(d*28, -246, 22, 22))
		b.glow(d*28, -246, 30, 30, b.accent, 0.7)
		b.plain(b.accent.to(white, 0.3), oval(d*28, -246, 13, 13))
	}
	b.fill(b.metal(bone), slab(-126, -122, 252, 62, 12))
	b.fill(b.metal(gold), poly(-126, -122, -160, -150, 0, -150, 30, -122))
	b.fill(b.metal(steel), limb(110, -100, 9, 160, -130, 7, 176, -80, 6), poly(164, -84, 196, -76, 170, -56))
	for i := range 3 {
		x := -96 + 96*float64(i)
		b.fill(b.metal(iron.times(0.6)), gear(x, -34, 42, 12, 0.2))
		b.fill(b.metal(steel), oval(x, -34, 17, 17))
	}
}

// cargoBot is a squat robot that lifts crates.
func cargoBot(b *painter) {
	b.fill(b.metal(iron), slab(-90, -34, 70, 40, 18), slab(20, -34, 70, 40, 18))
	b.fill(b.metal(hex(0xe89a2a)), slab(-84, -140, 168, 112, 20))
	b.plain(black, slab(-58, -118, 116, 42, 16))
	for _, d := range sides {
		b.glow(d*28, -97, 26, 26, b.accent, 0.8)
		b.plain(b.accent.to(white, 0.4), oval(d*28, -97, 12, 12))
		b.fill(b.metal(steel), limb(d*84, -100, 14, d*122, -140, 12, d*104, -180, 12))
	}
	b.draws(wood, slab(-110, -284, 220, 106, 4))
	b.draws(wood.times(1.25), slab(-110, -284, 220, 16, 2), slab(-110, -194, 220, 16, 2), slab(-12, -284, 24, 106, 2))
	for i := range 3 {
		b.plain(black, poly(-66+44*float64(i), -50, -50+44*float64(i), -50, -64+44*float64(i), -34, -80+44*float64(i), -34))
	}
}

// transporter is a lit pad with columns of light and a person fading away.
func transporter(b *painter) {
	b.fill(b.metal(iron), smooth(-150, 0, -120, -30, 120, -30, 150, 0, 0, 14), slab(-130, -290, 260, 26, 12))
	for i := range 3 {
		x := -80 + 80*float64(i)
		b.fill(flat(b.accent.to(white, 0.3)).clear(0.45).light(), poly(x-30, -266, x+30, -266, x+34, -20, x-34, -20))
		b.glow(x, -20, 50, 26, b.accent, 0.9)
		b.plain(b.accent.to(white, 0.4), oval(x, -18, 32, 9))
		b.plain(b.accent.to(white, 0.4), oval(x, -266, 28, 6))
	}
	for i := range 24 {
		y := -36 - 9*float64(i)
		b.plain(white, oval(26*math.Sin(5.3*float64(i)), y, 4, 3))
	}
}

func smithsAnvil(b *painter) {
	b.fill(b.metal(hex(0x4a5058)), smooth(-30, -120, 30, -120, 24, -70, 70, -20, 84, 4, -84, 4, -70, -20, -24, -70))
	b.fill(b.metal(hex(0x5a626c)), poly(-70, -180, 90, -180, 90, -120, -40, -112), smooth(-66, -180, -66, -130, -110, -146, -150, -172))
}

// councilTable is a ring of seats about a lit table.
func councilTable(b *painter) {
	for i := range 7 {
		a := math.Pi * (1.04 + 0.92*float64(i)/6)
		q := pointAt(176*math.Cos(a), -96+96*math.Sin(a))
		c := [7]rgb{hex(0xc8482a), hex(0x8a3ab0), hex(0x3a8ad0), hex(0xe8c04a), hex(0x4aa04a), hex(0x3ab0a0), hex(0x6a6a90)}[i]
		b.draws(c.times(0.7), slab(q.x-26, q.y-50, 52, 90, 16))
		b.draws(c, oval(q.x, q.y-46, 19, 21), smooth(q.x-26, q.y+20, q.x-22, q.y-18, q.x, q.y-28, q.x+22, q.y-18, q.x+26, q.y+20))
	}
	b.fill(b.metal(iron), smooth(-170, -70, -120, -110, 120, -110, 170, -70, 120, -30, 60, 4, -60, 4, -120, -30))
	b.fill(flat(b.accent.to(white, 0.3)).down(b.accent), oval(0, -76, 126, 28))
	b.glow(0, -110, 110, 90, b.accent, 0.8)
	b.within(place(0, -126, 0.42, 0.42, 0), func() { badge(b) })
}

// array is a field of poles that gather sparks.
func array(b *painter) {
	for i := range 5 {
		x := -120 + 60*float64(i)
		h := 190 - 26*math.Abs(float64(i)-2)
		b.fill(b.metal(iron), slab(x-7, -h, 14, h, 3), slab(x-24, -12, 48, 16, 4))
		for k := range 3 {
			b.fill(b.metal(hex(0xc87a3a)), slab(x-20, -h+20+26*float64(k), 40, 13, 6))
		}
		b.glow(x, -h-14, 60, 60, b.accent, 0.8)
		b.fill(b.metal(steel), oval(x, -h-14, 21, 21))
	}
	for i := range 4 {
		x := -120 + 60*float64(i)
		h, g := 204-26*math.Abs(float64(i)-2), 204-26*math.Abs(float64(i)-1)
		b.bolt(pointAt(x+18, -h), pointAt(x+42, -g), 3, b.accent)
	}
	b.bolt(pointAt(0, -290), pointAt(0, -224), 4, b.accent)
}

// cheetahBot is a spotted cat of metal that runs.
func cheetahBot(b *painter) {
	c := hex(0xe8b03a)
	m := b.metal(c)
	b.fill(b.metal(iron), taper(curve(-96, -150, -150, -176, -190, -140, -230, -166), 8, 5))
	for i, q := range [4][6]float64{{-84, -120, -134, -70, -180, -30}, {-60, -110, -60, -60, -110, -10}, {70, -120, 116, -74, 176, -60},
		{50, -110, 92, -50, 130, -6}} {
		b.fill(b.metal(c.times(0.7+0.1*float64(i))), limb(q[0], q[1], 26, q[2], q[3], 13, q[4], q[5], 10))
		b.fill(b.metal(iron), oval(q[2], q[3], 11, 11), slab(q[4]-8, q[5]-8, 34, 15, 6))
	}
	b.fill(m, smooth(-116, -140, -90, -176, -20, -160, 50, -172, 100, -160, 96, -110, 40, -96, -30, -110, -90, -96))
	for i := range 9 {
		b.plain(hex(0x4a2a14), oval(-80+20*float64(i), -140+14*math.Sin(2.1*float64(i)), 7, 6))
	}
	b.fill(m, smooth(80, -150, 90, -206, 140, -218, 176, -190, 186, -164, 150, -150, 110, -140), poly(92, -196, 88, -228, 118, -208))
	b.plain(black, slab(128, -198, 44, 18, 8))
	b.glow(152, -189, 36, 24, b.accent, 0.8)
	b.plain(b.accent.to(white, 0.4), slab(140, -194, 26, 9, 4))
}

func captainChair(b *painter) {
	c := livery(b.House)
	b.fill(b.metal(iron), smooth(-100, 4, -70, -24, 70, -24, 100, 4), slab(-18, -70, 36, 56, 4))
	b.draws(c.times(0.8), slab(-76, -250, 152, 180, 34))
	b.draws(c, slab(-54, -232, 108, 130, 24), slab(-86, -104, 172, 44, 14))
	for _, d := range sides {
		b.fill(b.metal(iron), slab(d*104-28, -146, 56, 28, 8), slab(d*104-10, -122, 20, 50, 4))
		b.glow(d*104, -142, 30, 20, b.accent, 0.8)
		b.plain(b.accent, oval(d*104-8, -140, 5, 4), oval(d*104+8, -140, 5, 4))
	}
	b.within(place(0, -196, 0.26, 0.26, 0), func() { badge(b) })
}

// landingFlag is planted on newly found ground.
func landingFlag(b *painter) {
	c := livery(b.House)
	b.draws(b.near.to(b.front, 0.3), smooth(-140, 8, -80, -24, 0, -36, 80, -22, 140, 8))
	b.fill(b.metal(steel), slab(-80, -284, 11, 262, 3))
	b.draws(c, smooth(-68, -280, -10, -292, 50, -272, 130, -284, 124, -180, 50, -168, -10, -186, -68, -174))
	b.within(place(28, -230, 0.36, 0.36, 0), func() { badge(b) })
}

// shieldBot is a sphere with arms that bears a wall of light.
func shieldBot(b *painter) {
	b.fill(b.metal(iron), limb(-40, -60, 14, -60, -30, 12, -60, -6, 14), limb(30, -60, 14, 46, -30, 12, 46, -6, 14))
	b.fill(b.metal(steel), oval(-10, -150, 92, 92))
	b.fill(b.metal(livery(b.House)), smooth(-96, -176, -60, -226, 40, -226, 76, -176))
	b.plain(black, slab(-20, -172, 96, 34, 15))
	b.glow(36, -155, 50, 30, b.accent, 0.8)
	b.plain(b.accent.to(white, 0.4), oval(36, -155, 13, 11))
	b.fill(b.metal(iron), limb(40, -110, 13, 90, -100, 11, 112, -120, 10))
	b.glow(130, -140, 90, 170, b.accent, 0.6)
	b.fill(flat(b.accent.to(white, 0.3)).clear(0.6), smooth(112, -280, 150, -240, 160, -140, 150, -40, 112, 0, 124, -140))
}

func gunRack(b *painter) {
	b.fill(b.metal(iron), slab(-150, -280, 300, 276, 12))
	b.plain(hex(0x10182a), slab(-138, -268, 276, 252, 8))
	for i := range 3 {
		y := -222 + 84*float64(i)
		b.glow(0, y, 130, 50, b.accent, 0.3)
		b.within(place(-16, y, 0.72, 0.62, 0), func() {
			if i == 1 {
				longBlaster(b)
			} else {
				blaster(b, [3]rgb{hex(0xd8dde4), white, hex(0xe0a04a)}[i], b.accent)
			}
		})
	}
}

// birdBot hops on two thin legs and points with its beak.
func birdBot(b *painter) {
	for _, d := range sides {
		b.fill(b.metal(iron), limb(d*24, -70, 8, d*40, -40, 6, d*24, -4, 6), slab(d*24-20, -8, 48, 12, 5))
	}
	b.fill(b.metal(hex(0xe86a2a)), smooth(-100, -120, -60, -176, 40, -180, 80, -130, 50, -70, -40, -64))
	b.fill(b.metal(steel), smooth(-70, -130, -20, -150, 20, -120, -30, -90, -90, -96))
	b.fill(b.metal(hex(0xe86a2a)), limb(50, -150, 26, 62, -190, 22, 66, -224, 44))
	b.fill(b.metal(gold), poly(92, -250, 176, -214, 96, -196))
	b.plain(black, oval(74, -230, 25, 25))
	b.glow(74, -230, 44, 44, b.accent, 0.8)
	b.plain(b.accent.to(white, 0.3), oval(76, -230, 15, 15))
	b.fill(b.metal(iron), taper(curve(56, -262, 50, -286, 36, -296), 4, 2))
}

// zigzag is a bolt with two sharp bends.
func zigzag(b *painter) {
	b.glow(0, 0, 150, 150, hex(0xb0ff3a), 0.6)
	b.draws(hex(0xc8ff4a), poly(-100, -62, 92, -98, 12, 26, 104, 22, -80, 104, 4, -24))
}

// binding is a coil of light around a person.
func binding(b *painter) {
	for i := range 5 {
		y := -80 + 40*float64(i)
		b.glow(0, y, 120, 30, b.accent, 0.5)
		b.plain(b.accent.to(white, 0.35), holed(oval(0, y, 88, 20), oval(0, y-2, 76, 11))...)
	}
}

// triangle is a sign with three corners of light.
func triangle(b *painter) {
	b.glow(0, 0, 180, 180, b.accent, 0.5)
	b.plain(b.accent.to(white, 0.3), holed(poly(0, -120, 116, 84, -116, 84), poly(0, -86, 88, 68, -88, 68))...)
	for i := range 3 {
		q := pt{}.around(-math.Pi/2+2*math.Pi/3*float64(i), 118)
		b.glow(q.x, q.y, 50, 50, b.accent, 0.9)
		b.plain(white, oval(q.x, q.y, 15, 15))
	}
}
