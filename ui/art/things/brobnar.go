package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/people"
)

// brobnarThings are things of war, fire and feasts.
var brobnarThings = motif.Join(
	motif.Anchored(motif.Middle, map[string]func(*brush.Brush){
		"roaring-face": roaringFace, "tankard": tankard, "flexed-arm": flexedArm, "punch": flyingFist, "anvil": anvilThing,
		"dynamite": dynamite, "aerial-bomb": aerialBomb, "screech-bomb": screechBomb, "fire-jet": fireJet,
		"wolf-jaws": wolfJaws, "war-horn": warHorn, "nine-toes": nineToes, "rolling-pin": rollingPin, "biplane": biplane,
		"flamethrower": flamethrower, "javelin": javelin, "big-boot": bigBoot, "lava-ball": lavaBall,
	}),
	motif.Anchored(motif.Foot, map[string]func(*brush.Brush){
		"stilts": stilts, "volcano-cone": volcanoCone, "barn": barn, "buggy": buggy, "gatling": gatling, "reaper": reaper,
		"chair": chair,
	}),
)

// roaringFace draws the face of a giant who roars.
func roaringFace(b *brush.Brush) {
	c := brush.Hex(0xd86a3a)
	b.Mirrored(func(float64) { b.Draw(c.Times(0.9), brush.Oval(98, -4, 22, 30)) })
	b.Draw(brush.Hex(0x5a2414), brush.Smooth(-104, -40, -118, -96, -60, -128, 0, -112, 60, -128, 118, -96, 104, -40, 112, 60, 60, 118, 0, 146,
		-60, 118, -112, 60))
	b.Draw(c, brush.Smooth(-92, -30, -84, -86, -40, -104, 40, -104, 84, -86, 92, -30, 96, 40, 62, 104, 0, 122, -62, 104, -96, 40))
	b.Plain(brush.Hex(0x4a0a10), brush.Smooth(-60, 18, -30, 4, 30, 4, 60, 18, 58, 70, 34, 104, -34, 104, -58, 70))
	b.Draw(brush.Hex(0xe0485a), brush.Smooth(-36, 76, 0, 62, 36, 76, 26, 102, -26, 102))
	for i := range 5 {
		x := -44 + 22*float64(i)
		b.Plain(brush.Bone.To(brush.White, 0.4), brush.Poly(x-11, 8+math.Abs(x)*0.14, x+11, 8+math.Abs(x)*0.14, x+8, 27, x-8, 27))
	}
	b.Draw(c.Times(1.08), brush.Smooth(-24, -34, 24, -34, 34, -4, 20, 4, -20, 4, -34, -4))
	b.Mirrored(func(float64) {
		b.Draw(brush.Bone, brush.Poly(40, 100, 62, 94, 56, 52))
		b.Plain(c.Times(0.5), brush.Smooth(14, -42, 60, -66, 74, -40, 44, -22))
		b.Plain(brush.Hex(0xfff2b0), brush.Smooth(20, -38, 58, -54, 66, -38, 42, -26))
		b.Plain(brush.Black, brush.Oval(42, -40, 8, 9))
		b.Draw(brush.Hex(0x3a160c), brush.Poly(6, -48, 78, -84, 84, -66, 12, -32))
	})
}

// tankard draws a mug of foaming beer.
func tankard(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Holed(brush.Slab(46, -46, 74, 108, 34), brush.Slab(62, -28, 40, 72, 18))...)
	c := brush.Hex(0x9a6236)
	b.Draw(c, brush.Poly(-74, -60, 62, -60, 70, 98, -82, 98))
	for i := range 4 {
		x := -48 + 32*float64(i)
		b.Plain(c.Times(0.6), brush.Taper(brush.Line(x, -56, x*1.1, 96), 2.4, 2.4))
	}
	b.Fill(b.Metal(brush.Gold), brush.Slab(-80, -34, 148, 18, 4), brush.Slab(-86, 66, 160, 18, 4))
	f := b.Body(brush.Hex(0xfff4d8))
	b.Fill(f, brush.Smooth(-86, -62, -96, -92, -66, -108, -40, -102, -20, -128, 14, -120, 32, -104, 64, -112, 82, -84, 74, -58, 60, -44,
		52, -10, 40, -44, -10, -50, -30, -40, -36, 14, -52, -36, -70, -48))
	b.Plain(brush.White, brush.Oval(-44, -88, 14, 9), brush.Oval(10, -104, 12, 8))
}

// flexedArm draws a bent arm that shows its muscle.
func flexedArm(b *brush.Brush) {
	c := people.HandSkin(b)
	s := b.Body(c)
	b.Fill(s, brush.Smooth(-116, 60, -110, 20, -70, -4, -20, -34, 14, -20, 40, 14, 62, 6, 74, 30, 66, 66, 30, 86, -30, 96, -116, 112))
	b.Fill(s, brush.Limb(54, 48, 34, 52, -10, 30, 40, -64, 21))
	b.Fill(b.Metal(brush.Iron), brush.Poly(14, -52, 66, -44, 62, -20, 12, -26))
	b.Plain(brush.Bone, brush.Poly(20, -49, 30, -48, 24, -62), brush.Poly(44, -45, 54, -44, 50, -58))
	people.Fist(b, brush.At(36, -84), brush.At(-0.5, -1), 34, c)
	b.Fill(brush.Flat(c.To(b.Shade, 0.5)).Clear(0.7), brush.Taper(brush.Curve(-64, 22, -20, 2, 22, 20), 3, 1.4),
		brush.Taper(brush.Curve(30, 78, 44, 58, 40, 36),
			3, 1.4))
	b.Fill(brush.Flat(c.To(brush.White, 0.4)).Clear(0.6), brush.Leaf(brush.Curve(-56, -4, -18, -24, 12, -10), 6))
}

// flyingFist draws a fist that strikes to the right.
func flyingFist(b *brush.Brush) {
	c := people.HandSkin(b)
	for i := range 4 {
		y := -48 + 30*float64(i)
		b.Fill(brush.Flat(brush.White).Clear(0.5), brush.Taper(brush.Line(-210-10*float64(i%2), y, -60, y), 1, 5))
	}
	b.Draw(c, brush.Limb(-170, 14, 34, -80, 8, 40, 0, 2, 34))
	b.Fill(b.Metal(brush.Iron), brush.Poly(-78, -40, -30, -42, -30, 48, -78, 50))
	for i := range 3 {
		y := -30 + 32*float64(i)
		b.Fill(b.Metal(brush.Steel), brush.Poly(-66, y-9, -42, y-9, -54, y-30))
	}
	people.Fist(b, brush.At(30, 0), brush.At(1, 0.05), 58, c)
}

func anvilThing(b *brush.Brush) {
	s := b.Metal(brush.Hex(0x5a626e))
	b.Draw(brush.Wood, brush.Poly(-54, 60, 54, 60, 64, 112, -64, 112))
	b.Fill(s, brush.Smooth(-40, 66, -30, 20, 30, 20, 40, 66))
	b.Fill(s, brush.Poly(-128, -34, -60, -44, 96, -44, 96, -4, 60, 12, 40, 28, -40, 28, -56, 0))
	b.Fill(brush.Flat(brush.White).Clear(0.4), brush.Slab(-96, -42, 188, 6, 3))
}

func dynamite(b *brush.Brush) {
	c := brush.Hex(0xd8342a)
	for _, x := range [3]float64{-40, 40, 0} {
		b.Draw(c, brush.Slab(x-22, -60, 44, 156, 8))
		b.Plain(brush.Hex(0xf4dcb0), brush.Slab(x-21, -62, 42, 12, 5))
	}
	b.Draw(brush.Black.To(brush.Wood, 0.4), brush.Slab(-66, -14, 132, 20, 4), brush.Slab(-66, 48, 132, 20, 4))
	b.Draw(brush.Cloth, brush.Taper(brush.Curve(0, -58, 10, -92, 44, -100, 58, -122), 4, 4))
	b.Glow(60, -126, 64, 64, brush.Hex(0xffc040), 0.9)
	b.Plain(brush.Hex(0xfff2b0), brush.Star(60, -126, 8, 28, 11, 0.2))
}

// aerialBomb draws a bomb with fins that falls on its nose.
func aerialBomb(b *brush.Brush) {
	c := brush.Hex(0x4a5248)
	b.Mirrored(func(float64) { b.Fill(b.Metal(brush.Iron), brush.Poly(14, -70, 64, -128, 64, -84, 34, -44)) })
	b.Fill(b.Metal(c), brush.Smooth(-20, -100, 20, -100, 40, -60, 64, 0, 56, 66, 0, 124, -56, 66, -64, 0, -40, -60))
	b.Fill(b.Metal(brush.Hex(0xd03a2a)), brush.Poly(-58, 60, 58, 60, 34, 96, 0, 124, -34, 96))
	b.Plain(brush.Hex(0xf4d040), brush.Poly(-66, 8, 66, 8, 66, 30, -66, 30))
	b.Within(brush.Place(0, -26, 1.5, 1.5, 0), func() { people.Skull(b, 0) })
	b.Draw(brush.Cloth, brush.Taper(brush.Curve(0, -98, -6, -126, 20, -140), 4, 4))
	b.Glow(22, -142, 50, 50, brush.Hex(0xffc040), 0.9)
	b.Plain(brush.Hex(0xfff2b0), brush.Star(22, -142, 8, 22, 9, 0.2))
}

// screechBomb draws a bomb that screams.
func screechBomb(b *brush.Brush) {
	b.Draw(brush.Cloth, brush.Taper(brush.Curve(40, -76, 58, -112, 92, -108), 5, 4))
	b.Glow(94, -110, 60, 60, brush.Hex(0xffc040), 0.9)
	b.Plain(brush.Hex(0xfff2b0), brush.Star(94, -110, 8, 26, 10, 0.1))
	b.Fill(b.Metal(brush.Hex(0x3a3e4c)), brush.Oval(0, 10, 94, 92), brush.Poly(18, -84, 52, -72, 44, -46, 8, -58))
	b.Plain(brush.Hex(0xe8303a), brush.Smooth(-40, 30, 0, 18, 40, 30, 38, 70, 0, 84, -38, 70))
	b.Plain(brush.Hex(0x5a0a14), brush.Smooth(-32, 34, 0, 26, 32, 34, 30, 62, 0, 72, -30, 62))
	b.Mirrored(func(float64) {
		b.Plain(brush.Hex(0xfff4c0), brush.Poly(12, -4, 56, -34, 52, 10))
		b.Plain(brush.Black, brush.Oval(40, -6, 7, 8))
	})
}

// fireJet draws a jet of fire that widens to the right.
func fireJet(b *brush.Brush) {
	b.Glow(40, 0, 190, 110, brush.Hex(0xff7a1a), 0.6)
	for i, c := range [3]brush.RGB{brush.Hex(0xd8341a), brush.Hex(0xff9a2a), brush.Hex(0xfff0a0)} {
		k := 1 - 0.28*float64(i)
		b.Plain(c, brush.Smooth(-130, -6*k, -40, -30*k, 30, -44*k, 70, -86*k, 96, -60*k, 150*k, -84*k, 130*k, -30*k, 176*k, -6, 140*k,
			26*k, 160*k, 70*k, 96, 56*k, 60, 88*k, 20, 44*k, -40, 30*k, -130, 6*k))
	}
}

// wolfJaws draws the head of a wolf from the side, jaws wide open to the right.
func wolfJaws(b *brush.Brush) {
	c := brush.Hex(0x6a7080)
	b.Draw(c.Times(0.8), brush.Poly(-120, 110, -128, 20, -100, -20, -110, -60, -70, -50, -40, 30, 0, 110))
	b.Draw(c.Times(0.7), brush.Poly(-60, -60, -66, -130, -20, -78))
	b.Draw(c.Times(0.85), brush.Smooth(-60, 30, 0, 56, 60, 84, 84, 100, 70, 116, 10, 108, -50, 80))
	b.Plain(brush.Hex(0x6a1420), brush.Poly(-30, 10, 96, -8, 70, 92, 0, 66))
	b.Draw(brush.Hex(0xe0485a), brush.Smooth(-16, 44, 30, 52, 66, 76, 56, 90, 10, 72))
	for i := range 4 {
		f := float64(i)
		b.Plain(brush.Bone, brush.Poly(92-24*f, -10+4*f, 74-24*f, -8+4*f, 82-24*f, 24-4*f),
			brush.Poly(70-20*f, 88-8*f, 54-20*f, 80-8*f, 64-20*f, 58-6*f))
	}
	b.Draw(c, brush.Smooth(-90, 40, -96, -20, -70, -66, -20, -84, 30, -70, 80, -48, 116, -40, 122, -18, 98, -4, 40, 6, -10, 18, -30, 50,
		-60, 70))
	b.Draw(c, brush.Poly(-40, -76, -26, -138, 8, -76))
	b.Draw(c.Times(0.9), brush.Poly(-70, 10, -120, 40, -84, 44, -106, 84, -54, 66, -40, 30))
	b.Plain(brush.Black, brush.Oval(114, -34, 15, 11))
	b.Glow(16, -46, 40, 34, brush.Hex(0xffd040), 0.8)
	b.Plain(brush.Hex(0xffe060), brush.Poly(0, -44, 36, -56, 26, -36))
	b.Plain(c.Times(0.4), brush.Taper(brush.Line(-6, -56, 40, -62), 5, 3))
}

// warHorn draws a curved horn with golden bands.
func warHorn(b *brush.Brush) {
	line := brush.Curve(-120, -36, -80, 40, 0, 74, 66, 40, 100, -56)
	b.Draw(brush.Bone, brush.Band(line, func(t float64) float64 { return 6 + 38*t }))
	for _, i := range [3]int{8, 20, 31} {
		q, d := line[i], line[min(i+1, len(line)-1)].Minus(line[i-1]).Unit()
		r := 8 + 38*float64(i)/float64(len(line))
		side := brush.At(-d.Y, d.X).Times(r)
		b.Fill(b.Metal(brush.Gold), brush.Taper([]brush.Point{q.Plus(side), q.Minus(side)}, 7, 7))
	}
	b.Within(brush.Place(102, -62, 1, 0.36, 0.28), func() {
		b.Fill(b.Metal(brush.Gold), brush.Oval(0, 0, 52, 52))
		b.Plain(brush.Hex(0x3a1a10), brush.Oval(0, 0, 40, 40))
	})
	b.Draw(brush.Wood, brush.Taper(brush.Curve(-86, 24, -20, -40, 46, 30), 2.6, 2.6))
}

// nineToes draws the soles of two feet, one with a toe too few.
func nineToes(b *brush.Brush) {
	c := brush.Hex(0xe0986a)
	for side, d := range brush.Sides {
		b.Within(brush.Place(d*66, 0, d, 1, d*0.08), func() {
			b.Draw(c, brush.Smooth(-44, -40, 0, -56, 44, -44, 46, 0, 30, 50, 34, 96, 0, 118, -34, 96, -28, 40, -46, 0))
			b.Fill(brush.Flat(brush.Hex(0xf4c0a0)).Clear(0.7), brush.Oval(0, -18, 32, 22), brush.Oval(0, 86, 22, 20))
			for i := range 5 {
				f := float64(i)
				if side == 1 && i == 1 {
					b.Draw(brush.Hex(0xf4e4cc), brush.Slab(-31, -72, 24, 22, 8))
					b.Plain(brush.Hex(0xd0343a), brush.Oval(-19, -66, 5, 4))
					continue
				}
				r := 19.0 - 2.2*f
				b.Draw(c, brush.Oval(-38+20*f, -76+5*f-4*math.Sin(f), r, r*1.25))
			}
		})
	}
}

func rollingPin(b *brush.Brush) {
	b.Draw(brush.Wood.Times(0.7), brush.Slab(-136, -13, 272, 26, 13))
	b.Draw(brush.Wood.Times(1.35), brush.Slab(-88, -34, 176, 68, 22))
}

// biplane draws an airplane with two wings, its propeller to the right.
func biplane(b *brush.Brush) {
	c := brush.Hex(0xc8262e)
	b.Draw(c.Times(0.8), brush.Poly(-130, -4, -142, -60, -96, -18), brush.Slab(-150, -2, 66, 12, 5))
	b.Draw(c, brush.Smooth(-140, -6, -40, -30, 70, -36, 90, 0, 70, 34, -30, 26, -140, 10))
	b.Draw(c.Times(0.85), brush.Slab(-40, 44, 140, 16, 8))
	b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Line(-10, -76, -4, 46), 3, 3), brush.Taper(brush.Line(66, -76, 70, 46), 3, 3))
	b.Draw(c.Times(1.1), brush.Slab(-52, -92, 156, 18, 8))
	b.Plain(brush.Black, brush.Slab(-50, -42, 46, 16, 8))
	b.Plain(brush.White, brush.Oval(-84, -2, 17, 15))
	b.Plain(c, brush.Star(-84, -2, 5, 14, 6, 0))
	b.Fill(b.Metal(brush.Iron), brush.Oval(92, 0, 14, 20), brush.Oval(16, 86, 20, 20), brush.Oval(54, 86, 20, 20))
	b.Fill(brush.Flat(brush.White).Clear(0.45), brush.Oval(108, 0, 8, 88))
	b.Fill(b.Metal(brush.Wood), brush.Leaf(brush.Line(108, -80, 108, 0, 108, 80), 6))
}

// flamethrower draws a weapon that spits fire to the right.
func flamethrower(b *brush.Brush) {
	b.Within(brush.Place(96, -14, 0.7, 0.7, -0.12), func() { fireJet(b) })
	b.Fill(b.Metal(brush.Iron), brush.Poly(-60, -22, 30, -28, 36, -4, -60, 10), brush.Poly(-50, 4, -26, 2, -34, 50, -58, 50))
	b.Fill(b.Metal(brush.Gold), brush.Oval(32, -16, 13, 17))
	for _, x := range [2]float64{-130, -96} {
		b.Fill(b.Metal(brush.Hex(0xc8382a)), brush.Slab(x, -62, 32, 116, 14))
		b.Fill(b.Metal(brush.Gold), brush.Slab(x+8, -76, 16, 18, 4))
	}
	b.Draw(brush.Black.To(brush.Iron, 0.4), brush.Taper(brush.Curve(-112, 54, -96, 86, -62, 60, -46, 14), 5, 5))
}

// javelin draws a throwing spear, point upward to the right.
func javelin(b *brush.Brush) {
	b.Within(brush.Place(0, 0, 1, 1, 0.9), func() {
		b.Draw(brush.Wood.Times(1.2), brush.Slab(-6, -80, 12, 230, 6))
		b.Fill(b.Metal(brush.Gold), brush.Slab(-9, -74, 18, 12, 3), brush.Slab(-9, -50, 18, 8, 3), brush.Slab(-9, 40, 18, 8, 3))
		b.Draw(brush.Hex(0xc8302a), brush.Poly(-6, 116, -30, 140, -24, 172, 0, 150, 24, 172, 30, 140, 6, 116))
		b.Fill(b.Metal(brush.Steel), brush.Poly(0, -170, 22, -110, 34, -78, 8, -92, 8, -72, -8, -72, -8, -92, -34, -78, -22, -110))
	})
}

// bigBoot draws a boot with spikes that treads down.
func bigBoot(b *brush.Brush) {
	c := brush.Hex(0x7a4a2c)
	b.Draw(c, brush.Smooth(-60, -150, 40, -150, 36, -60, 44, -10, 110, 14, 126, 50, 120, 66, -66, 66, -70, 0))
	b.Draw(brush.Hex(0x3a2418), brush.Slab(-74, 60, 206, 22, 8))
	for i := range 6 {
		x := -62 + 36*float64(i)
		b.Fill(b.Metal(brush.Iron), brush.Poly(x-9, 80, x+9, 80, x, 104))
	}
	b.Draw(brush.Bone, brush.Smooth(-70, -160, 50, -160, 54, -126, 20, -112, -10, -124, -40, -110, -74, -126))
	b.Fill(b.Metal(brush.Gold), brush.Slab(-66, -44, 110, 16, 5), brush.Slab(-14, -50, 28, 28, 4))
}

// stilts draws two long poles with steps, to stand under somebody small.
func stilts(b *brush.Brush) {
	for _, x := range [2]float64{-44, 30} {
		b.Draw(brush.Wood, brush.Taper(brush.Line(x*1.5, 4, x, -280), 8, 7))
		b.Draw(brush.Wood.Times(0.7), brush.Slab(x-8, -196, 42, 16, 4))
		b.Draw(brush.Cloth, brush.Slab(x*1.12-9, -120, 20, 10, 3))
	}
}

// volcanoCone draws a volcano that erupts.
func volcanoCone(b *brush.Brush) {
	hot := brush.Hex(0xff7a1e)
	b.Glow(0, -210, 190, 160, hot, 0.8)
	for i := range 7 {
		a := -math.Pi/2 + 0.3*(float64(i)-3)
		from := brush.At(0, -180)
		tip := from.Around(a, 120+18*float64(i%3))
		b.Plain(hot.To(brush.Hex(0xffd860), 0.3*float64(i%3)), brush.Taper(brush.CurveThrough([]brush.Point{from, from.To(tip, 0.6).Shift(0, -14),
			tip}), 13, 5))
		b.Draw(brush.Hex(0x6a2a1c), brush.Oval(tip.X, tip.Y, 16, 15))
		b.Glow(tip.X, tip.Y, 30, 30, hot, 0.6)
	}
	b.Draw(brush.Hex(0x5a342e), brush.Poly(-170, 6, -110, -70, -66, -176, -30, -190, 0, -180, 36, -192, 70, -170, 108, -76, 172, 6))
	b.Plain(hot, brush.Smooth(-50, -178, 0, -188, 52, -178, 30, -150, 40, -90, 24, -40, 14, -96, 4, -140, -10, -100, -34, -30, -36, -100,
		-30, -150))
	b.Plain(brush.Hex(0xffd860), brush.Smooth(-34, -176, 0, -182, 34, -176, 16, -150, 22, -90, 8, -130, -20, -80, -18, -150))
}

// barn draws a red barn.
func barn(b *brush.Brush) {
	c := brush.Hex(0xb8342a)
	b.Draw(c, brush.Poly(-120, 4, -120, -130, -84, -206, 0, -246, 84, -206, 120, -130, 120, 4))
	b.Draw(brush.Hex(0x5a4a44), brush.Taper(brush.Line(-136, -122, -92, -212, 0, -258), 10, 10),
		brush.Taper(brush.Line(136, -122, 92, -212, 0, -258), 10, 10))
	b.Plain(brush.Hex(0x5a1612), brush.Box(-60, -120, 120, 124))
	w := brush.Flat(brush.Hex(0xf4ead8))
	b.Fill(w, brush.Holed(brush.Box(-66, -126, 132, 130), brush.Box(-56, -116, 112, 120))...)
	b.Fill(w, brush.Taper(brush.Line(-56, -114, 0, 2), 5, 5), brush.Taper(brush.Line(56, -114, 0, 2), 5, 5),
		brush.Taper(brush.Line(0, -114, 0, 2), 4, 4))
	b.Fill(w, brush.Ring(0, -176, 26, 17)...)
	b.Plain(brush.Hex(0x3a1210), brush.Oval(0, -176, 17, 17))
}

// buggy draws a car with spikes and great wheels.
func buggy(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Curve(-110, -110, -70, -190, 30, -190, 70, -110), 7, 7),
		brush.Taper(brush.Line(-20, -190, -20, -110), 5, 5))
	b.Draw(brush.Hex(0xc8502a), brush.Smooth(-150, -70, -140, -116, -60, -112, 40, -116, 110, -100, 150, -64, 140, -40, -140, -40))
	b.Plain(brush.Black, brush.Slab(-70, -124, 90, 20, 6))
	for i := range 4 {
		y := -92 + 16*float64(i)
		b.Draw(brush.Bone, brush.Poly(128, y-8, 186-8*float64(i), y+4, 130, y+10))
	}
	b.Fill(b.Metal(brush.Gold), brush.Oval(104, -84, 17, 17))
	b.Glow(108, -84, 40, 40, brush.Hex(0xffe080), 0.8)
	for _, x := range [2]float64{-92, 92} {
		b.Draw(brush.Hex(0x2a2628), brush.Gear(x, -46, 58, 14, 0.1))
		b.Fill(b.Metal(brush.Steel), brush.Oval(x, -46, 28, 28))
		b.Fill(b.Metal(brush.Iron), brush.Star(x, -46, 5, 22, 9, 0))
	}
	b.Fill(brush.Flat(brush.Hex(0x4a4650)).Clear(0.6), brush.Oval(-170, -70, 30, 22), brush.Oval(-204, -92, 24, 18))
}

// gatling draws a gun with many barrels on a tripod.
func gatling(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Line(0, -120, -90, 4), 9, 7), brush.Taper(brush.Line(0, -120, 96, 4), 9, 7),
		brush.Taper(brush.Line(0, -120, 10, 4), 8, 6))
	b.Within(brush.Place(0, -150, 1, 1, -0.14), func() {
		for i := range 5 {
			b.Fill(b.Metal(brush.Steel.Times(0.8+0.08*float64(i%2))), brush.Slab(0, -42+17*float64(i), 168, 13, 5))
		}
		b.Fill(b.Metal(brush.Gold), brush.Slab(54, -48, 16, 94, 5), brush.Slab(130, -48, 16, 94, 5))
		b.Fill(b.Metal(brush.Hex(0x8a4a2c)), brush.Slab(-110, -52, 124, 100, 16))
		b.Fill(b.Metal(brush.Iron), brush.Slab(-80, -104, 54, 58, 8), brush.Oval(-48, 0, 32, 32))
		b.Fill(b.Metal(brush.Gold), brush.Star(-48, 0, 6, 24, 10, 0))
		b.Glow(184, -8, 90, 80, brush.Hex(0xffb030), 0.9)
		b.Plain(brush.Hex(0xfff0a0), brush.Star(186, -8, 7, 46, 17, 0.2))
	})
}

// reaper draws Death with hood and scythe.
func reaper(b *brush.Brush) {
	c := brush.Hex(0x24222e)
	b.Draw(brush.Wood, brush.Taper(brush.Curve(96, 4, 84, -120, 78, -284), 7, 6))
	b.Fill(b.Metal(brush.Steel), brush.Smooth(84, -286, 20, -300, -70, -284, -116, -226, -60, -258, 10, -266, 84, -262))
	b.Draw(c, brush.Smooth(-40, -200, -84, -150, -96, -60, -116, 4, -60, -8, -30, 8, 10, -8, 50, 8, 104, 2, 84, -60, 74, -150, 40, -200))
	b.Draw(c.Times(1.25), brush.Limb(50, -150, 26, 84, -120, 22, 80, -100, 24), brush.Limb(-46, -156, 26, -10, -110, 22, 50, -150, 18))
	b.Draw(c.Times(1.15), brush.Smooth(0, -262, 48, -236, 54, -190, 34, -148, 0, -136, -34, -148, -54, -190, -48, -236))
	b.Plain(brush.Black, brush.Oval(2, -196, 36, 44))
	b.Within(brush.Place(2, -194, 1.5, 1.5, 0), func() { people.Skull(b, 0) })
	b.Draw(brush.Bone, brush.Oval(80, -108, 14, 12), brush.Oval(74, -152, 13, 11))
}

// chair draws a wooden chair.
func chair(b *brush.Brush) {
	c := brush.Wood.Times(1.15)
	b.Draw(c.Times(0.7), brush.Slab(-40, -120, 14, 112, 4), brush.Slab(56, -120, 14, 112, 4))
	b.Draw(c, brush.Slab(-76, -270, 16, 276, 5), brush.Slab(30, -270, 16, 276, 5))
	b.Draw(c, brush.Slab(-70, -262, 110, 30, 8), brush.Slab(-70, -214, 110, 22, 6), brush.Poly(-84, -112, 44, -112, 80, -136, -44, -136))
}

// lavaBall draws a ball of glowing rock that flies down to the right.
func lavaBall(b *brush.Brush) {
	hot, pale := brush.Hex(0xff7a1a), brush.Hex(0xffe080)
	b.Glow(0, 0, 190, 180, hot, 0.8)
	for i := range 4 {
		k := 1 - 0.22*float64(i)
		b.Fill(brush.Flat(brush.Hex(0xd8341a).To(pale, 0.3*float64(i))).Clear(0.85), brush.Leaf(brush.Curve(60*k, 60*k, -70, -50-20*k, -190*k,
			-170), 92*k))
	}
	b.Draw(brush.Hex(0x6a2418), brush.Oval(20, 20, 88, 84))
	s := brush.Flat(pale.To(hot, 0.4))
	for _, l := range [5][]brush.Point{brush.Curve(-50, -20, -10, 10, 0, 60, 30, 100), brush.Curve(-10, 10, 40, -6, 60, -52),
		brush.Curve(40, -6, 80, 20, 104, 16),
		brush.Curve(0, 60, -40, 60, -58, 44), brush.Curve(20, 40, 60, 50, 84, 72)} {
		b.Fill(s, brush.Taper(l, 7, 3))
	}
}
