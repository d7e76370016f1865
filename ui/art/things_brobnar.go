package art

import "math"

// brobnarThings are things of war, fire and feasts.
var brobnarThings = joined(
	framed(middle, map[string]func(*painter){
		"roaring-face": roaringFace, "tankard": tankard, "flexed-arm": flexedArm,
		"punch": flyingFist, "anvil": anvilThing, "dynamite": dynamite,
		"aerial-bomb": aerialBomb, "screech-bomb": screechBomb, "fire-jet": fireJet,
		"wolf-jaws": wolfJaws, "war-horn": warHorn,
		"nine-toes": nineToes, "rolling-pin": rollingPin, "biplane": biplane,
		"flamethrower": flamethrower, "javelin": javelin, "big-boot": bigBoot,
		"lava-ball": lavaBall,
	}),
	framed(foot, map[string]func(*painter){
		"stilts": stilts, "volcano-cone": volcanoCone, "barn": barn,
		"buggy":   buggy,
		"gatling": gatling, "reaper": reaper, "chair": chair,
	}),
)

// roaringFace draws the face of a giant who roars.
func roaringFace(b *painter) {
	c := hex(0xd86a3a)
	b.mirrored(func(float64) { b.draws(c.times(0.9), oval(98, -4, 22, 30)) })
	b.draws(hex(0x5a2414), smooth(-104, -40, -118, -96, -60, -128, 0, -112, 60, -128, 118, -96, 104, -40, 112, 60, 60, 118, 0, 146, -60,
		118, -112, 60))
	b.draws(c, smooth(-92, -30, -84, -86, -40, -104, 40, -104, 84, -86, 92, -30, 96, 40, 62, 104, 0, 122, -62, 104, -96, 40))
	b.plain(hex(0x4a0a10), smooth(-60, 18, -30, 4, 30, 4, 60, 18, 58, 70, 34, 104, -34, 104, -58, 70))
	b.draws(hex(0xe0485a), smooth(-36, 76, 0, 62, 36, 76, 26, 102, -26, 102))
	for i := range 5 {
		x := -44 + 22*float64(i)
		b.plain(bone.to(white, 0.4), poly(x-11, 8+math.Abs(x)*0.14, x+11, 8+math.Abs(x)*0.14, x+8, 27, x-8, 27))
	}
	b.draws(c.times(1.08), smooth(-24, -34, 24, -34, 34, -4, 20, 4, -20, 4, -34, -4))
	b.mirrored(func(float64) {
		b.draws(bone, poly(40, 100, 62, 94, 56, 52))
		b.plain(c.times(0.5), smooth(14, -42, 60, -66, 74, -40, 44, -22))
		b.plain(hex(0xfff2b0), smooth(20, -38, 58, -54, 66, -38, 42, -26))
		b.plain(black, oval(42, -40, 8, 9))
		b.draws(hex(0x3a160c), poly(6, -48, 78, -84, 84, -66, 12, -32))
	})
}

// tankard draws a mug of foaming beer.
func tankard(b *painter) {
	b.fill(b.metal(iron), holed(slab(46, -46, 74, 108, 34), slab(62, -28, 40, 72, 18))...)
	c := hex(0x9a6236)
	b.draws(c, poly(-74, -60, 62, -60, 70, 98, -82, 98))
	for i := range 4 {
		x := -48 + 32*float64(i)
		b.plain(c.times(0.6), taper(lineThrough(x, -56, x*1.1, 96), 2.4, 2.4))
	}
	b.fill(b.metal(gold), slab(-80, -34, 148, 18, 4), slab(-86, 66, 160, 18, 4))
	f := b.body(hex(0xfff4d8))
	b.fill(f, smooth(-86, -62, -96, -92, -66, -108, -40, -102, -20, -128, 14, -120, 32, -104, 64, -112, 82, -84, 74, -58, 60, -44,
		52, -10, 40, -44, -10, -50, -30, -40, -36, 14, -52, -36, -70, -48))
	b.plain(white, oval(-44, -88, 14, 9), oval(10, -104, 12, 8))
}

// flexedArm draws a bent arm that shows its muscle.
func flexedArm(b *painter) {
	c := handSkin(b)
	s := b.body(c)
	b.fill(s, smooth(-116, 60, -110, 20, -70, -4, -20, -34, 14, -20, 40, 14, 62, 6, 74, 30, 66, 66, 30, 86, -30, 96, -116, 112))
	b.fill(s, limb(54, 48, 34, 52, -10, 30, 40, -64, 21))
	b.fill(b.metal(iron), poly(14, -52, 66, -44, 62, -20, 12, -26))
	b.plain(bone, poly(20, -49, 30, -48, 24, -62), poly(44, -45, 54, -44, 50, -58))
	fist(b, pointAt(36, -84), pointAt(-0.5, -1), 34, c)
	b.fill(flat(c.to(b.shade, 0.5)).clear(0.7), taper(curve(-64, 22, -20, 2, 22, 20), 3, 1.4), taper(curve(30, 78, 44, 58, 40, 36),
		3, 1.4))
	b.fill(flat(c.to(white, 0.4)).clear(0.6), leaf(curve(-56, -4, -18, -24, 12, -10), 6))
}

// flyingFist draws a fist that strikes to the right.
func flyingFist(b *painter) {
	c := handSkin(b)
	for i := range 4 {
		y := -48 + 30*float64(i)
		b.fill(flat(white).clear(0.5), taper(lineThrough(-210-10*float64(i%2), y, -60, y), 1, 5))
	}
	b.draws(c, limb(-170, 14, 34, -80, 8, 40, 0, 2, 34))
	b.fill(b.metal(iron), poly(-78, -40, -30, -42, -30, 48, -78, 50))
	for i := range 3 {
		y := -30 + 32*float64(i)
		b.fill(b.metal(steel), poly(-66, y-9, -42, y-9, -54, y-30))
	}
	fist(b, pointAt(30, 0), pointAt(1, 0.05), 58, c)
}

func anvilThing(b *painter) {
	s := b.metal(hex(0x5a626e))
	b.draws(wood, poly(-54, 60, 54, 60, 64, 112, -64, 112))
	b.fill(s, smooth(-40, 66, -30, 20, 30, 20, 40, 66))
	b.fill(s, poly(-128, -34, -60, -44, 96, -44, 96, -4, 60, 12, 40, 28, -40, 28, -56, 0))
	b.fill(flat(white).clear(0.4), slab(-96, -42, 188, 6, 3))
}

func dynamite(b *painter) {
	c := hex(0xd8342a)
	for _, x := range [3]float64{-40, 40, 0} {
		b.draws(c, slab(x-22, -60, 44, 156, 8))
		b.plain(hex(0xf4dcb0), slab(x-21, -62, 42, 12, 5))
	}
	b.draws(black.to(wood, 0.4), slab(-66, -14, 132, 20, 4), slab(-66, 48, 132, 20, 4))
	b.draws(cloth, taper(curve(0, -58, 10, -92, 44, -100, 58, -122), 4, 4))
	b.glow(60, -126, 64, 64, hex(0xffc040), 0.9)
	b.plain(hex(0xfff2b0), star(60, -126, 8, 28, 11, 0.2))
}

// aerialBomb draws a bomb with fins that falls on its nose.
func aerialBomb(b *painter) {
	c := hex(0x4a5248)
	b.mirrored(func(float64) { b.fill(b.metal(iron), poly(14, -70, 64, -128, 64, -84, 34, -44)) })
	b.fill(b.metal(c), smooth(-20, -100, 20, -100, 40, -60, 64, 0, 56, 66, 0, 124, -56, 66, -64, 0, -40, -60))
	b.fill(b.metal(hex(0xd03a2a)), poly(-58, 60, 58, 60, 34, 96, 0, 124, -34, 96))
	b.plain(hex(0xf4d040), poly(-66, 8, 66, 8, 66, 30, -66, 30))
	b.within(place(0, -26, 1.5, 1.5, 0), func() { skull(b, &figure{}) })
	b.draws(cloth, taper(curve(0, -98, -6, -126, 20, -140), 4, 4))
	b.glow(22, -142, 50, 50, hex(0xffc040), 0.9)
	b.plain(hex(0xfff2b0), star(22, -142, 8, 22, 9, 0.2))
}

// screechBomb draws a bomb that screams.
func screechBomb(b *painter) {
	b.draws(cloth, taper(curve(40, -76, 58, -112, 92, -108), 5, 4))
	b.glow(94, -110, 60, 60, hex(0xffc040), 0.9)
	b.plain(hex(0xfff2b0), star(94, -110, 8, 26, 10, 0.1))
	b.fill(b.metal(hex(0x3a3e4c)), oval(0, 10, 94, 92), poly(18, -84, 52, -72, 44, -46, 8, -58))
	b.plain(hex(0xe8303a), smooth(-40, 30, 0, 18, 40, 30, 38, 70, 0, 84, -38, 70))
	b.plain(hex(0x5a0a14), smooth(-32, 34, 0, 26, 32, 34, 30, 62, 0, 72, -30, 62))
	b.mirrored(func(float64) {
		b.plain(hex(0xfff4c0), poly(12, -4, 56, -34, 52, 10))
		b.plain(black, oval(40, -6, 7, 8))
	})
}

// fireJet draws a jet of fire that widens to the right.
func fireJet(b *painter) {
	b.glow(40, 0, 190, 110, hex(0xff7a1a), 0.6)
	for i, c := range [3]rgb{hex(0xd8341a), hex(0xff9a2a), hex(0xfff0a0)} {
		k := 1 - 0.28*float64(i)
		b.plain(c, smooth(-130, -6*k, -40, -30*k, 30, -44*k, 70, -86*k, 96, -60*k, 150*k, -84*k, 130*k, -30*k, 176*k, -6, 140*k,
			26*k, 160*k, 70*k, 96, 56*k, 60, 88*k, 20, 44*k, -40, 30*k, -130, 6*k))
	}
}

// wolfJaws draws the head of a wolf from the side, jaws wide open to the right.
func wolfJaws(b *painter) {
	c := hex(0x6a7080)
	b.draws(c.times(0.8), poly(-120, 110, -128, 20, -100, -20, -110, -60, -70, -50, -40, 30, 0, 110))
	b.draws(c.times(0.7), poly(-60, -60, -66, -130, -20, -78))
	b.draws(c.times(0.85), smooth(-60, 30, 0, 56, 60, 84, 84, 100, 70, 116, 10, 108, -50, 80))
	b.plain(hex(0x6a1420), poly(-30, 10, 96, -8, 70, 92, 0, 66))
	b.draws(hex(0xe0485a), smooth(-16, 44, 30, 52, 66, 76, 56, 90, 10, 72))
	for i := range 4 {
		f := float64(i)
		b.plain(bone, poly(92-24*f, -10+4*f, 74-24*f, -8+4*f, 82-24*f, 24-4*f), poly(70-20*f, 88-8*f, 54-20*f, 80-8*f, 64-20*f, 58-6*f))
	}
	b.draws(c, smooth(-90, 40, -96, -20, -70, -66, -20, -84, 30, -70, 80, -48, 116, -40, 122, -18, 98, -4, 40, 6, -10, 18, -30, 50,
		-60, 70))
	b.draws(c, poly(-40, -76, -26, -138, 8, -76))
	b.draws(c.times(0.9), poly(-70, 10, -120, 40, -84, 44, -106, 84, -54, 66, -40, 30))
	b.plain(black, oval(114, -34, 15, 11))
	b.glow(16, -46, 40, 34, hex(0xffd040), 0.8)
	b.plain(hex(0xffe060), poly(0, -44, 36, -56, 26, -36))
	b.plain(c.times(0.4), taper(lineThrough(-6, -56, 40, -62), 5, 3))
}

// warHorn draws a curved horn with golden bands.
func warHorn(b *painter) {
	line := curve(-120, -36, -80, 40, 0, 74, 66, 40, 100, -56)
	b.draws(bone, band(line, func(t float64) float64 { return 6 + 38*t }))
	for _, i := range [3]int{8, 20, 31} {
		q, d := line[i], line[min(i+1, len(line)-1)].minus(line[i-1]).unit()
		r := 8 + 38*float64(i)/float64(len(line))
		side := pointAt(-d.y, d.x).times(r)
		b.fill(b.metal(gold), taper([]pt{q.plus(side), q.minus(side)}, 7, 7))
	}
	b.within(place(102, -62, 1, 0.36, 0.28), func() {
		b.fill(b.metal(gold), oval(0, 0, 52, 52))
		b.plain(hex(0x3a1a10), oval(0, 0, 40, 40))
	})
	b.draws(wood, taper(curve(-86, 24, -20, -40, 46, 30), 2.6, 2.6))
}

// nineToes draws the soles of two feet, one with a toe too few.
func nineToes(b *painter) {
	c := hex(0xe0986a)
	for side, d := range sides {
		b.within(place(d*66, 0, d, 1, d*0.08), func() {
			b.draws(c, smooth(-44, -40, 0, -56, 44, -44, 46, 0, 30, 50, 34, 96, 0, 118, -34, 96, -28, 40, -46, 0))
			b.fill(flat(hex(0xf4c0a0)).clear(0.7), oval(0, -18, 32, 22), oval(0, 86, 22, 20))
			for i := range 5 {
				f := float64(i)
				if side == 1 && i == 1 {
					b.draws(hex(0xf4e4cc), slab(-31, -72, 24, 22, 8))
					b.plain(hex(0xd0343a), oval(-19, -66, 5, 4))
					continue
				}
				r := 19.0 - 2.2*f
				b.draws(c, oval(-38+20*f, -76+5*f-4*math.Sin(f), r, r*1.25))
			}
		})
	}
}

func rollingPin(b *painter) {
	b.draws(wood.times(0.7), slab(-136, -13, 272, 26, 13))
	b.draws(wood.times(1.35), slab(-88, -34, 176, 68, 22))
}

// biplane draws an airplane with two wings, its propeller to the right.
func biplane(b *painter) {
	c := hex(0xc8262e)
	b.draws(c.times(0.8), poly(-130, -4, -142, -60, -96, -18), slab(-150, -2, 66, 12, 5))
	b.draws(c, smooth(-140, -6, -40, -30, 70, -36, 90, 0, 70, 34, -30, 26, -140, 10))
	b.draws(c.times(0.85), slab(-40, 44, 140, 16, 8))
	b.fill(b.metal(iron), taper(lineThrough(-10, -76, -4, 46), 3, 3), taper(lineThrough(66, -76, 70, 46), 3, 3))
	b.draws(c.times(1.1), slab(-52, -92, 156, 18, 8))
	b.plain(black, slab(-50, -42, 46, 16, 8))
	b.plain(white, oval(-84, -2, 17, 15))
	b.plain(c, star(-84, -2, 5, 14, 6, 0))
	b.fill(b.metal(iron), oval(92, 0, 14, 20), oval(16, 86, 20, 20), oval(54, 86, 20, 20))
	b.fill(flat(white).clear(0.45), oval(108, 0, 8, 88))
	b.fill(b.metal(wood), leaf(lineThrough(108, -80, 108, 0, 108, 80), 6))
}

// flamethrower draws a weapon that spits fire to the right.
func flamethrower(b *painter) {
	b.within(place(96, -14, 0.7, 0.7, -0.12), func() { fireJet(b) })
	b.fill(b.metal(iron), poly(-60, -22, 30, -28, 36, -4, -60, 10), poly(-50, 4, -26, 2, -34, 50, -58, 50))
	b.fill(b.metal(gold), oval(32, -16, 13, 17))
	for _, x := range [2]float64{-130, -96} {
		b.fill(b.metal(hex(0xc8382a)), slab(x, -62, 32, 116, 14))
		b.fill(b.metal(gold), slab(x+8, -76, 16, 18, 4))
	}
	b.draws(black.to(iron, 0.4), taper(curve(-112, 54, -96, 86, -62, 60, -46, 14), 5, 5))
}

// javelin draws a throwing spear, point upward to the right.
func javelin(b *painter) {
	b.within(place(0, 0, 1, 1, 0.9), func() {
		b.draws(wood.times(1.2), slab(-6, -80, 12, 230, 6))
		b.fill(b.metal(gold), slab(-9, -74, 18, 12, 3), slab(-9, -50, 18, 8, 3), slab(-9, 40, 18, 8, 3))
		b.draws(hex(0xc8302a), poly(-6, 116, -30, 140, -24, 172, 0, 150, 24, 172, 30, 140, 6, 116))
		b.fill(b.metal(steel), poly(0, -170, 22, -110, 34, -78, 8, -92, 8, -72, -8, -72, -8, -92, -34, -78, -22, -110))
	})
}

// bigBoot draws a boot with spikes that treads down.
func bigBoot(b *painter) {
	c := hex(0x7a4a2c)
	b.draws(c, smooth(-60, -150, 40, -150, 36, -60, 44, -10, 110, 14, 126, 50, 120, 66, -66, 66, -70, 0))
	b.draws(hex(0x3a2418), slab(-74, 60, 206, 22, 8))
	for i := range 6 {
		x := -62 + 36*float64(i)
		b.fill(b.metal(iron), poly(x-9, 80, x+9, 80, x, 104))
	}
	b.draws(bone, smooth(-70, -160, 50, -160, 54, -126, 20, -112, -10, -124, -40, -110, -74, -126))
	b.fill(b.metal(gold), slab(-66, -44, 110, 16, 5), slab(-14, -50, 28, 28, 4))
}
