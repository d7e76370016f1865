package art

import "math"

// brobnarThings are things of war, fire and feasts.
var brobnarThings = joined(
	framed(middle, map[string]func(*Brush){
		"roaring-face": roaringFace, "tankard": tankard, "flexed-arm": flexedArm,
		"punch": flyingFist, "anvil": anvilThing, "dynamite": dynamite,
		"aerial-bomb": aerialBomb, "screech-bomb": screechBomb, "fire-jet": fireJet,
		"wolf-jaws": wolfJaws, "war-horn": warHorn,
		"nine-toes": nineToes, "rolling-pin": rollingPin, "biplane": biplane,
		"flamethrower": flamethrower, "javelin": javelin, "big-boot": bigBoot,
		"lava-ball": lavaBall,
	}),
	framed(foot, map[string]func(*Brush){
		"stilts": stilts, "volcano-cone": volcanoCone, "barn": barn,
		"buggy":   buggy,
		"gatling": gatling, "reaper": reaper, "chair": chair,
	}),
)

// roaringFace draws the face of a giant who roars.
func roaringFace(b *Brush) {
	c := Hex(0xd86a3a)
	b.Mirrored(func(float64) { b.Draw(c.Times(0.9), Oval(98, -4, 22, 30)) })
	b.Draw(Hex(0x5a2414), Smooth(-104, -40, -118, -96, -60, -128, 0, -112, 60, -128, 118, -96, 104, -40, 112, 60, 60, 118, 0, 146, -60,
		118, -112, 60))
	b.Draw(c, Smooth(-92, -30, -84, -86, -40, -104, 40, -104, 84, -86, 92, -30, 96, 40, 62, 104, 0, 122, -62, 104, -96, 40))
	b.Plain(Hex(0x4a0a10), Smooth(-60, 18, -30, 4, 30, 4, 60, 18, 58, 70, 34, 104, -34, 104, -58, 70))
	b.Draw(Hex(0xe0485a), Smooth(-36, 76, 0, 62, 36, 76, 26, 102, -26, 102))
	for i := range 5 {
		x := -44 + 22*float64(i)
		b.Plain(Bone.To(White, 0.4), Poly(x-11, 8+math.Abs(x)*0.14, x+11, 8+math.Abs(x)*0.14, x+8, 27, x-8, 27))
	}
	b.Draw(c.Times(1.08), Smooth(-24, -34, 24, -34, 34, -4, 20, 4, -20, 4, -34, -4))
	b.Mirrored(func(float64) {
		b.Draw(Bone, Poly(40, 100, 62, 94, 56, 52))
		b.Plain(c.Times(0.5), Smooth(14, -42, 60, -66, 74, -40, 44, -22))
		b.Plain(Hex(0xfff2b0), Smooth(20, -38, 58, -54, 66, -38, 42, -26))
		b.Plain(Black, Oval(42, -40, 8, 9))
		b.Draw(Hex(0x3a160c), Poly(6, -48, 78, -84, 84, -66, 12, -32))
	})
}

// tankard draws a mug of foaming beer.
func tankard(b *Brush) {
	b.Fill(b.Metal(Iron), Holed(Slab(46, -46, 74, 108, 34), Slab(62, -28, 40, 72, 18))...)
	c := Hex(0x9a6236)
	b.Draw(c, Poly(-74, -60, 62, -60, 70, 98, -82, 98))
	for i := range 4 {
		x := -48 + 32*float64(i)
		b.Plain(c.Times(0.6), Taper(Line(x, -56, x*1.1, 96), 2.4, 2.4))
	}
	b.Fill(b.Metal(Gold), Slab(-80, -34, 148, 18, 4), Slab(-86, 66, 160, 18, 4))
	f := b.Body(Hex(0xfff4d8))
	b.Fill(f, Smooth(-86, -62, -96, -92, -66, -108, -40, -102, -20, -128, 14, -120, 32, -104, 64, -112, 82, -84, 74, -58, 60, -44,
		52, -10, 40, -44, -10, -50, -30, -40, -36, 14, -52, -36, -70, -48))
	b.Plain(White, Oval(-44, -88, 14, 9), Oval(10, -104, 12, 8))
}

// flexedArm draws a bent arm that shows its muscle.
func flexedArm(b *Brush) {
	c := handSkin(b)
	s := b.Body(c)
	b.Fill(s, Smooth(-116, 60, -110, 20, -70, -4, -20, -34, 14, -20, 40, 14, 62, 6, 74, 30, 66, 66, 30, 86, -30, 96, -116, 112))
	b.Fill(s, Limb(54, 48, 34, 52, -10, 30, 40, -64, 21))
	b.Fill(b.Metal(Iron), Poly(14, -52, 66, -44, 62, -20, 12, -26))
	b.Plain(Bone, Poly(20, -49, 30, -48, 24, -62), Poly(44, -45, 54, -44, 50, -58))
	fist(b, At(36, -84), At(-0.5, -1), 34, c)
	b.Fill(Flat(c.To(b.Shade, 0.5)).Clear(0.7), Taper(Curve(-64, 22, -20, 2, 22, 20), 3, 1.4), Taper(Curve(30, 78, 44, 58, 40, 36),
		3, 1.4))
	b.Fill(Flat(c.To(White, 0.4)).Clear(0.6), Leaf(Curve(-56, -4, -18, -24, 12, -10), 6))
}

// flyingFist draws a fist that strikes to the right.
func flyingFist(b *Brush) {
	c := handSkin(b)
	for i := range 4 {
		y := -48 + 30*float64(i)
		b.Fill(Flat(White).Clear(0.5), Taper(Line(-210-10*float64(i%2), y, -60, y), 1, 5))
	}
	b.Draw(c, Limb(-170, 14, 34, -80, 8, 40, 0, 2, 34))
	b.Fill(b.Metal(Iron), Poly(-78, -40, -30, -42, -30, 48, -78, 50))
	for i := range 3 {
		y := -30 + 32*float64(i)
		b.Fill(b.Metal(Steel), Poly(-66, y-9, -42, y-9, -54, y-30))
	}
	fist(b, At(30, 0), At(1, 0.05), 58, c)
}

func anvilThing(b *Brush) {
	s := b.Metal(Hex(0x5a626e))
	b.Draw(Wood, Poly(-54, 60, 54, 60, 64, 112, -64, 112))
	b.Fill(s, Smooth(-40, 66, -30, 20, 30, 20, 40, 66))
	b.Fill(s, Poly(-128, -34, -60, -44, 96, -44, 96, -4, 60, 12, 40, 28, -40, 28, -56, 0))
	b.Fill(Flat(White).Clear(0.4), Slab(-96, -42, 188, 6, 3))
}

func dynamite(b *Brush) {
	c := Hex(0xd8342a)
	for _, x := range [3]float64{-40, 40, 0} {
		b.Draw(c, Slab(x-22, -60, 44, 156, 8))
		b.Plain(Hex(0xf4dcb0), Slab(x-21, -62, 42, 12, 5))
	}
	b.Draw(Black.To(Wood, 0.4), Slab(-66, -14, 132, 20, 4), Slab(-66, 48, 132, 20, 4))
	b.Draw(Cloth, Taper(Curve(0, -58, 10, -92, 44, -100, 58, -122), 4, 4))
	b.Glow(60, -126, 64, 64, Hex(0xffc040), 0.9)
	b.Plain(Hex(0xfff2b0), Star(60, -126, 8, 28, 11, 0.2))
}

// aerialBomb draws a bomb with fins that falls on its nose.
func aerialBomb(b *Brush) {
	c := Hex(0x4a5248)
	b.Mirrored(func(float64) { b.Fill(b.Metal(Iron), Poly(14, -70, 64, -128, 64, -84, 34, -44)) })
	b.Fill(b.Metal(c), Smooth(-20, -100, 20, -100, 40, -60, 64, 0, 56, 66, 0, 124, -56, 66, -64, 0, -40, -60))
	b.Fill(b.Metal(Hex(0xd03a2a)), Poly(-58, 60, 58, 60, 34, 96, 0, 124, -34, 96))
	b.Plain(Hex(0xf4d040), Poly(-66, 8, 66, 8, 66, 30, -66, 30))
	b.Within(Place(0, -26, 1.5, 1.5, 0), func() { skull(b, &figure{}) })
	b.Draw(Cloth, Taper(Curve(0, -98, -6, -126, 20, -140), 4, 4))
	b.Glow(22, -142, 50, 50, Hex(0xffc040), 0.9)
	b.Plain(Hex(0xfff2b0), Star(22, -142, 8, 22, 9, 0.2))
}

// screechBomb draws a bomb that screams.
func screechBomb(b *Brush) {
	b.Draw(Cloth, Taper(Curve(40, -76, 58, -112, 92, -108), 5, 4))
	b.Glow(94, -110, 60, 60, Hex(0xffc040), 0.9)
	b.Plain(Hex(0xfff2b0), Star(94, -110, 8, 26, 10, 0.1))
	b.Fill(b.Metal(Hex(0x3a3e4c)), Oval(0, 10, 94, 92), Poly(18, -84, 52, -72, 44, -46, 8, -58))
	b.Plain(Hex(0xe8303a), Smooth(-40, 30, 0, 18, 40, 30, 38, 70, 0, 84, -38, 70))
	b.Plain(Hex(0x5a0a14), Smooth(-32, 34, 0, 26, 32, 34, 30, 62, 0, 72, -30, 62))
	b.Mirrored(func(float64) {
		b.Plain(Hex(0xfff4c0), Poly(12, -4, 56, -34, 52, 10))
		b.Plain(Black, Oval(40, -6, 7, 8))
	})
}

// fireJet draws a jet of fire that widens to the right.
func fireJet(b *Brush) {
	b.Glow(40, 0, 190, 110, Hex(0xff7a1a), 0.6)
	for i, c := range [3]RGB{Hex(0xd8341a), Hex(0xff9a2a), Hex(0xfff0a0)} {
		k := 1 - 0.28*float64(i)
		b.Plain(c, Smooth(-130, -6*k, -40, -30*k, 30, -44*k, 70, -86*k, 96, -60*k, 150*k, -84*k, 130*k, -30*k, 176*k, -6, 140*k,
			26*k, 160*k, 70*k, 96, 56*k, 60, 88*k, 20, 44*k, -40, 30*k, -130, 6*k))
	}
}

// wolfJaws draws the head of a wolf from the side, jaws wide open to the right.
func wolfJaws(b *Brush) {
	c := Hex(0x6a7080)
	b.Draw(c.Times(0.8), Poly(-120, 110, -128, 20, -100, -20, -110, -60, -70, -50, -40, 30, 0, 110))
	b.Draw(c.Times(0.7), Poly(-60, -60, -66, -130, -20, -78))
	b.Draw(c.Times(0.85), Smooth(-60, 30, 0, 56, 60, 84, 84, 100, 70, 116, 10, 108, -50, 80))
	b.Plain(Hex(0x6a1420), Poly(-30, 10, 96, -8, 70, 92, 0, 66))
	b.Draw(Hex(0xe0485a), Smooth(-16, 44, 30, 52, 66, 76, 56, 90, 10, 72))
	for i := range 4 {
		f := float64(i)
		b.Plain(Bone, Poly(92-24*f, -10+4*f, 74-24*f, -8+4*f, 82-24*f, 24-4*f), Poly(70-20*f, 88-8*f, 54-20*f, 80-8*f, 64-20*f, 58-6*f))
	}
	b.Draw(c, Smooth(-90, 40, -96, -20, -70, -66, -20, -84, 30, -70, 80, -48, 116, -40, 122, -18, 98, -4, 40, 6, -10, 18, -30, 50,
		-60, 70))
	b.Draw(c, Poly(-40, -76, -26, -138, 8, -76))
	b.Draw(c.Times(0.9), Poly(-70, 10, -120, 40, -84, 44, -106, 84, -54, 66, -40, 30))
	b.Plain(Black, Oval(114, -34, 15, 11))
	b.Glow(16, -46, 40, 34, Hex(0xffd040), 0.8)
	b.Plain(Hex(0xffe060), Poly(0, -44, 36, -56, 26, -36))
	b.Plain(c.Times(0.4), Taper(Line(-6, -56, 40, -62), 5, 3))
}

// warHorn draws a curved horn with golden bands.
func warHorn(b *Brush) {
	line := Curve(-120, -36, -80, 40, 0, 74, 66, 40, 100, -56)
	b.Draw(Bone, Band(line, func(t float64) float64 { return 6 + 38*t }))
	for _, i := range [3]int{8, 20, 31} {
		q, d := line[i], line[min(i+1, len(line)-1)].Minus(line[i-1]).Unit()
		r := 8 + 38*float64(i)/float64(len(line))
		side := At(-d.Y, d.X).Times(r)
		b.Fill(b.Metal(Gold), Taper([]Point{q.Plus(side), q.Minus(side)}, 7, 7))
	}
	b.Within(Place(102, -62, 1, 0.36, 0.28), func() {
		b.Fill(b.Metal(Gold), Oval(0, 0, 52, 52))
		b.Plain(Hex(0x3a1a10), Oval(0, 0, 40, 40))
	})
	b.Draw(Wood, Taper(Curve(-86, 24, -20, -40, 46, 30), 2.6, 2.6))
}

// nineToes draws the soles of two feet, one with a toe too few.
func nineToes(b *Brush) {
	c := Hex(0xe0986a)
	for side, d := range Sides {
		b.Within(Place(d*66, 0, d, 1, d*0.08), func() {
			b.Draw(c, Smooth(-44, -40, 0, -56, 44, -44, 46, 0, 30, 50, 34, 96, 0, 118, -34, 96, -28, 40, -46, 0))
			b.Fill(Flat(Hex(0xf4c0a0)).Clear(0.7), Oval(0, -18, 32, 22), Oval(0, 86, 22, 20))
			for i := range 5 {
				f := float64(i)
				if side == 1 && i == 1 {
					b.Draw(Hex(0xf4e4cc), Slab(-31, -72, 24, 22, 8))
					b.Plain(Hex(0xd0343a), Oval(-19, -66, 5, 4))
					continue
				}
				r := 19.0 - 2.2*f
				b.Draw(c, Oval(-38+20*f, -76+5*f-4*math.Sin(f), r, r*1.25))
			}
		})
	}
}

func rollingPin(b *Brush) {
	b.Draw(Wood.Times(0.7), Slab(-136, -13, 272, 26, 13))
	b.Draw(Wood.Times(1.35), Slab(-88, -34, 176, 68, 22))
}

// biplane draws an airplane with two wings, its propeller to the right.
func biplane(b *Brush) {
	c := Hex(0xc8262e)
	b.Draw(c.Times(0.8), Poly(-130, -4, -142, -60, -96, -18), Slab(-150, -2, 66, 12, 5))
	b.Draw(c, Smooth(-140, -6, -40, -30, 70, -36, 90, 0, 70, 34, -30, 26, -140, 10))
	b.Draw(c.Times(0.85), Slab(-40, 44, 140, 16, 8))
	b.Fill(b.Metal(Iron), Taper(Line(-10, -76, -4, 46), 3, 3), Taper(Line(66, -76, 70, 46), 3, 3))
	b.Draw(c.Times(1.1), Slab(-52, -92, 156, 18, 8))
	b.Plain(Black, Slab(-50, -42, 46, 16, 8))
	b.Plain(White, Oval(-84, -2, 17, 15))
	b.Plain(c, Star(-84, -2, 5, 14, 6, 0))
	b.Fill(b.Metal(Iron), Oval(92, 0, 14, 20), Oval(16, 86, 20, 20), Oval(54, 86, 20, 20))
	b.Fill(Flat(White).Clear(0.45), Oval(108, 0, 8, 88))
	b.Fill(b.Metal(Wood), Leaf(Line(108, -80, 108, 0, 108, 80), 6))
}

// flamethrower draws a weapon that spits fire to the right.
func flamethrower(b *Brush) {
	b.Within(Place(96, -14, 0.7, 0.7, -0.12), func() { fireJet(b) })
	b.Fill(b.Metal(Iron), Poly(-60, -22, 30, -28, 36, -4, -60, 10), Poly(-50, 4, -26, 2, -34, 50, -58, 50))
	b.Fill(b.Metal(Gold), Oval(32, -16, 13, 17))
	for _, x := range [2]float64{-130, -96} {
		b.Fill(b.Metal(Hex(0xc8382a)), Slab(x, -62, 32, 116, 14))
		b.Fill(b.Metal(Gold), Slab(x+8, -76, 16, 18, 4))
	}
	b.Draw(Black.To(Iron, 0.4), Taper(Curve(-112, 54, -96, 86, -62, 60, -46, 14), 5, 5))
}

// javelin draws a throwing spear, point upward to the right.
func javelin(b *Brush) {
	b.Within(Place(0, 0, 1, 1, 0.9), func() {
		b.Draw(Wood.Times(1.2), Slab(-6, -80, 12, 230, 6))
		b.Fill(b.Metal(Gold), Slab(-9, -74, 18, 12, 3), Slab(-9, -50, 18, 8, 3), Slab(-9, 40, 18, 8, 3))
		b.Draw(Hex(0xc8302a), Poly(-6, 116, -30, 140, -24, 172, 0, 150, 24, 172, 30, 140, 6, 116))
		b.Fill(b.Metal(Steel), Poly(0, -170, 22, -110, 34, -78, 8, -92, 8, -72, -8, -72, -8, -92, -34, -78, -22, -110))
	})
}

// bigBoot draws a boot with spikes that treads down.
func bigBoot(b *Brush) {
	c := Hex(0x7a4a2c)
	b.Draw(c, Smooth(-60, -150, 40, -150, 36, -60, 44, -10, 110, 14, 126, 50, 120, 66, -66, 66, -70, 0))
	b.Draw(Hex(0x3a2418), Slab(-74, 60, 206, 22, 8))
	for i := range 6 {
		x := -62 + 36*float64(i)
		b.Fill(b.Metal(Iron), Poly(x-9, 80, x+9, 80, x, 104))
	}
	b.Draw(Bone, Smooth(-70, -160, 50, -160, 54, -126, 20, -112, -10, -124, -40, -110, -74, -126))
	b.Fill(b.Metal(Gold), Slab(-66, -44, 110, 16, 5), Slab(-14, -50, 28, 28, 4))
}
