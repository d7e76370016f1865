package beasts

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/people"
)

// gorilla draws a great ape on its knuckles.
func gorilla(b *brush.Brush) {
	c := brush.Hex(0x4a4038)
	b.Mirrored(func(float64) {
		b.Draw(c.Times(0.75), brush.Limb(38, -70, 40, 66, -30, 26, 54, -6, 22))
		b.Draw(c.Times(0.75), brush.Smooth(30, 4, 44, -20, 86, -16, 100, 4))
	})
	b.Draw(c, brush.Smooth(-88, -70, -110, -170, -66, -226, 0, -240, 66, -226, 110, -170, 88, -70, 40, -40, -40, -40))
	b.Draw(brush.Hex(0x7a6656), brush.Smooth(-54, -130, -56, -180, 0, -190, 56, -180, 54, -130, 0, -104))
	b.Plain(brush.Hex(0x5a4a40), brush.Taper(brush.Line(0, -184, 0, -110), 3, 3))
	b.Mirrored(func(float64) {
		b.Draw(c, brush.Limb(88, -196, 42, 132, -120, 32, 126, -66, 25, 118, -20, 29))
		b.Draw(brush.Hex(0x6a5648), brush.Smooth(92, -4, 96, -28, 140, -30, 150, -4, 120, 8))
	})
	b.Within(brush.Place(0, -226, 0.66, 0.66, 0), func() { apeFace(b, c) })
}

func howler(b *brush.Brush) {
	c := brush.Hex(0x8a5a34)
	b.Draw(c.Times(0.8), brush.Taper(brush.Curve(-30, -40, -110, -30, -140, -110, -90, -150, -80, -110, -104, -100), 11, 6))
	b.Mirrored(func(float64) {
		b.Draw(c.Times(0.85), brush.Limb(26, -60, 22, 60, -40, 15, 40, -4, 13))
		b.Draw(c.Times(0.85), brush.Smooth(28, 4, 38, -14, 70, -8, 74, 4))
		b.Draw(c, brush.Limb(40, -140, 17, 96, -150, 13, 110, -206, 12))
		b.Draw(c, brush.Oval(112, -214, 15, 16))
	})
	b.Draw(c, brush.Smooth(-44, -50, -46, -130, 0, -160, 46, -130, 44, -50, 0, -30))
	b.Draw(c.To(brush.Bone, 0.5), brush.Oval(0, -92, 28, 40))
	b.Mirrored(func(float64) {
		b.Draw(brush.Hex(0xd8a880), brush.Oval(62, -200, 21, 22))
	})
	b.Draw(c, brush.Oval(0, -204, 60, 54))
	b.Draw(brush.Hex(0xe0b488), brush.Smooth(0, -222, 24, -236, 44, -214, 40, -186, 0, -160, -40, -186, -44, -214, -24, -236))
	b.Mirrored(func(float64) { gaze(b, 18, -210, 9, brush.Hex(0xff5a3a)) })
	b.Plain(brush.Hex(0x5a1018), brush.Smooth(-26, -190, 0, -186, 26, -190, 0, -164))
	for i := range 5 {
		x := -18 + 9*float64(i)
		b.Plain(brush.White, brush.Poly(x-4, -189, x+4, -189, x, -178))
	}
}

// sloth hangs from a branch.
func sloth(b *brush.Brush) {
	c := brush.Hex(0x8a7658)
	b.Draw(brush.Wood.Times(0.8), brush.Limb(-240, -258, 17, 0, -270, 15, 240, -252, 13))
	b.Draw(brush.Hex(0x5a9a3a), brush.Leaf(brush.Curve(150, -262, 190, -300, 230, -296), 16),
		brush.Leaf(brush.Curve(-170, -262, -210, -222, -250, -222), 16))
	for _, x := range [2]float64{-96, 84} {
		b.Draw(c.Times(0.85), brush.Limb(x*0.8, -130, 34, x*1.15, -200, 23, x, -262, 20))
		for i := range 3 {
			k := x - 14 + 13*float64(i)
			b.Draw(brush.Bone, brush.Taper(brush.Curve(k, -272, k+2, -292, k+12, -288), 4.5, 1))
		}
	}
	b.Draw(c, brush.Smooth(-120, -130, -70, -176, 40, -180, 110, -140, 104, -70, 40, -26, -60, -28, -116, -70))
	for i := range 9 {
		x := -90 + 21*float64(i)
		b.Draw(c.Times(0.9), brush.Leaf(brush.Curve(x, -60, x-6, -34, x-2, -6-8*math.Sin(0.4*float64(i))), 12))
	}
	b.Draw(c.Times(0.9), brush.Oval(66, -92, 66, 58))
	b.Draw(brush.Bone, brush.Smooth(66, -136, 116, -110, 112, -64, 66, -44, 20, -64, 16, -110))
	for _, d := range brush.Sides {
		b.Plain(brush.Hex(0x5a4434), brush.Leaf(brush.Curve(66+d*10, -96, 66+d*32, -92, 66+d*52, -70), 13))
		b.Plain(brush.Black, brush.Oval(66+d*25, -94, 7, 5))
	}
	b.Draw(brush.Hex(0x3a2824), brush.Oval(66, -80, 14, 9))
	b.Plain(brush.Hex(0x5a3a30), brush.Taper(brush.Curve(42, -62, 66, -52, 90, -62), 3, 3))
}

func kitten(b *brush.Brush) {
	c := brush.Hex(0xd8b48a)
	b.Draw(c.Times(0.85), brush.Limb(50, -26, 22, 126, -40, 20, 136, -116, 24, 112, -150, 17))
	b.Draw(c, brush.Smooth(-66, -10, -72, -90, -40, -150, 40, -150, 72, -90, 66, -10, 30, 4, -30, 4))
	b.Draw(brush.White, brush.Smooth(-36, -60, -40, -130, 0, -146, 40, -130, 36, -60, 0, -40))
	b.Mirrored(func(float64) {
		b.Draw(c.Times(0.9), brush.Oval(58, -20, 32, 28))
		b.Draw(c, brush.Limb(24, -80, 18, 22, -30, 16, 22, -8, 18))
		b.Draw(brush.White, brush.Oval(24, -2, 20, 11))
	})
	b.Within(brush.Place(0, -184, 0.92, 0.86, 0), func() { catFace(b, c, false) })
}

func porcupine(b *brush.Brush) {
	c := brush.Hex(0x6a4e3a)
	for k := range 3 {
		r := 176 - 26*float64(k)
		for i := range 17 {
			a := math.Pi * (0.97 + 0.80*(float64(i)+0.5*float64(k%2))/16)
			at := brush.At(-10, -50)
			b.Draw(brush.Bone.To(c, 0.14+0.2*float64(k)), brush.Spike(at, a, 0.09, 60, r))
		}
	}
	b.Draw(c, brush.Smooth(-110, -20, -110, -80, -40, -120, 50, -110, 100, -80, 158, -34, 164, -22, 140, -10, 60, 0, -80, 2))
	b.Draw(c.To(brush.Bone, 0.4), brush.Smooth(70, -84, 110, -72, 158, -34, 150, -16, 100, -14, 76, -40))
	b.Plain(brush.Black, brush.Oval(160, -30, 11, 9))
	gaze(b, 112, -52, 9, brush.Hex(0x3a2414))
	for i := range 3 {
		x := -70 + 70*float64(i)
		b.Draw(c.Times(0.7), brush.Smooth(x-14, 6, x-8, -12, x+14, -10, x+24, 6))
	}
}

// alpaca is half alpaca, half panda.
func alpaca(b *brush.Brush) {
	c, dark := brush.Hex(0xf0e8dc), brush.Hex(0x2e2a34)
	for i := range 4 {
		x := -72 + 46*float64(i)
		b.Draw(dark.Times(0.8+0.1*float64(i)), brush.Slab(x, -100, 30, 106, 13))
	}
	curl := func(x, y, rx, ry float64) {
		for i := range 10 {
			q := brush.At(x+rx*math.Cos(0.628*float64(i)), y+ry*math.Sin(0.628*float64(i)))
			b.Draw(c, brush.Oval(q.X, q.Y, 26, 24))
		}
		b.Draw(c, brush.Oval(x, y, rx+6, ry+6))
	}
	curl(-6, -130, 84, 34)
	b.Draw(dark, brush.Smooth(40, -170, 70, -200, 96, -176, 90, -90, 60, -84))
	b.Draw(c, brush.Limb(66, -160, 36, 76, -200, 28, 84, -240, 28))
	for _, d := range brush.Sides {
		b.Draw(dark, brush.Leaf(brush.Curve(86+d*16, -272, 86+d*28, -298, 86+d*22, -320), 13))
	}
	curl(88, -262, 22, 16)
	b.Draw(c, brush.Smooth(62, -262, 92, -280, 120, -262, 142, -240, 134, -224, 90, -222, 66, -234))
	b.Draw(dark, brush.Oval(94, -250, 17, 15))
	gaze(b, 97, -250, 7, brush.Hex(0xd8a04a))
	b.Plain(dark, brush.Oval(136, -238, 7, 6))
	b.Plain(dark, brush.Taper(brush.Curve(112, -228, 124, -226, 136, -230), 2, 2))
}

func rabbit(b *brush.Brush) {
	c := brush.Hex(0xc8a888)
	b.Draw(brush.White, brush.Oval(-92, -44, 24, 22))
	b.Draw(c, brush.Smooth(-96, -30, -86, -96, -20, -120, 40, -100, 60, -40, 40, 0, -70, 4))
	b.Draw(c.Times(0.9), brush.Smooth(-80, 2, -76, -54, -30, -72, 0, -40, -6, 2), brush.Slab(-60, -14, 84, 18, 9))
	b.Draw(c, brush.Limb(46, -50, 15, 52, -20, 11, 58, -4, 11))
	for _, d := range brush.Sides {
		b.Draw(c, brush.Leaf(brush.Curve(56+d*8, -150, 40+d*26, -210, 30+d*40, -256), 24))
		b.Plain(brush.Hex(0xe0a0a0), brush.Leaf(brush.Curve(56+d*8, -160, 42+d*25, -206, 34+d*38, -240), 12))
	}
	b.Draw(c, brush.Smooth(16, -116, 36, -162, 80, -160, 106, -124, 92, -92, 40, -88))
	b.Draw(brush.White, brush.Oval(88, -106, 19, 15))
	b.Plain(brush.Hex(0xe07a80), brush.Oval(102, -114, 7, 5))
	gaze(b, 70, -130, 10, brush.Hex(0x3a1e14))
}

func marmot(b *brush.Brush) {
	c := brush.Hex(0xb08850)
	b.Draw(c.Times(0.8), brush.Limb(-40, -16, 18, -90, -8, 16, -120, -30, 10))
	b.Draw(c, brush.Smooth(-64, -8, -70, -90, -36, -160, 36, -160, 70, -90, 64, -8, 0, 6))
	b.Draw(c.To(brush.Bone, 0.55), brush.Smooth(-38, -30, -40, -110, 0, -140, 40, -110, 38, -30, 0, -10))
	b.Mirrored(func(float64) {
		b.Draw(c.Times(0.85), brush.Limb(46, -124, 15, 56, -96, 13, 24, -84, 11))
		b.Draw(c.Times(0.7), brush.Smooth(12, 6, 20, -14, 60, -12, 66, 6))
	})
	b.Within(brush.Place(0, -190, 0.66, 0.66, 0), func() { rodentFace(b, c) })
}

// kangaphant is half kangaroo, half elephant.
func kangaphant(b *brush.Brush) {
	c := brush.Hex(0x8a90a4)
	b.Draw(c.Times(0.8), brush.Taper(brush.Curve(-20, -70, -90, -30, -150, -4, -220, -14), 38, 8))
	b.Draw(c.Times(0.7), brush.Limb(30, -90, 50, 70, -60, 26, 34, -20, 18, 90, -4, 15))
	b.Draw(c, brush.Smooth(-76, -60, -66, -130, -10, -200, 60, -196, 84, -120, 60, -50, 0, -24, -60, -26))
	b.Draw(c.To(brush.Bone, 0.4), brush.Smooth(20, -60, 16, -130, 60, -150, 78, -110, 58, -54))
	b.Plain(c.Times(0.5), brush.Taper(brush.Curve(22, -96, 48, -84, 76, -96), 4, 4))
	b.Draw(c.Times(0.92), brush.Limb(-20, -80, 52, 24, -50, 28, -26, -20, 20, 44, -4, 17))
	b.Draw(c, brush.Limb(56, -160, 18, 92, -130, 13, 84, -104, 11))
	b.Draw(c.Times(0.72), brush.Smooth(20, -252, -30, -292, -84, -260, -70, -200, -10, -190))
	b.Draw(c, brush.Smooth(6, -220, 20, -274, 70, -286, 106, -250, 96, -206, 40, -192))
	b.Draw(c, brush.Limb(90, -232, 26, 128, -206, 19, 142, -156, 15, 172, -140, 12, 190, -164, 11))
	b.Draw(brush.Bone, brush.Taper(brush.Curve(82, -206, 112, -190, 132, -204), 8, 1))
	b.Draw(c.Times(0.85), brush.Smooth(30, -250, -16, -276, -46, -230, -28, -186, 24, -200))
	gaze(b, 78, -246, 8, brush.Hex(0xd09040))
}

// kong is a gorilla two pictures high that beats its breast.
func kong(b *brush.Brush) {
	c, skin := brush.Hex(0x5a4638), brush.Hex(0x8a6e5a)
	b.Mirrored(func(float64) {
		b.Draw(c.Times(0.85), brush.Limb(52, -170, 56, 86, -90, 46, 74, -24, 40))
		b.Draw(skin, brush.Smooth(30, 6, 38, -24, 110, -24, 140, 6, 86, 12))
		for i := range 5 {
			y := -150 + 26*float64(i)
			b.Plain(c.Times(0.6), brush.Leaf(brush.Curve(96, y, 106, y+14, 100, y+34), 6))
		}
	})
	b.Draw(c, brush.Smooth(-112, -150, -100, -250, -130, -350, -80, -410, 80, -410, 130, -350, 100, -250, 112, -150, 40, -112, -40, -112))
	for i := range 9 {
		x := -80 + 20*float64(i)
		b.Draw(c.Times(0.75), brush.Leaf(brush.Curve(x, -150, x+4, -120, x-4, -92-10*float64(i%2)), 10))
	}
	b.Draw(skin.Times(0.95), brush.Smooth(-78, -300, -74, -370, 0, -384, 74, -370, 78, -300, 0, -282))
	for i := range 3 {
		y := -262 + 36*float64(i)
		b.Draw(skin.Times(0.9), brush.Slab(-46, y, 42, 30, 12), brush.Slab(4, y, 42, 30, 12))
	}
	b.Within(brush.Place(0, -444, 0.84, 0.84, 0), func() { apeFace(b, c) })
	b.Draw(c, brush.Limb(106, -380, 46, 176, -300, 40, 110, -252, 34))
	b.Within(brush.Place(64, -286, 1, 1, -0.5), func() { people.Fist(b, brush.Point{}, brush.At(0, -1), 34, skin) })
	b.Draw(c, brush.Limb(-106, -380, 46, -186, -420, 40, -176, -500, 34))
	b.Within(brush.Place(-172, -536, 1, 1, 0.1), func() { people.Fist(b, brush.Point{}, brush.At(0, -1), 36, skin) })
}
