package beasts

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/people"
)

func dragon(b *brush.Brush) {
	c := brush.Pick(&b.Random, brush.Hex(0xb0342a), brush.Hex(0x3f7a4a), brush.Hex(0x4a4a8a), brush.Hex(0xc98a2a))
	belly := c.To(brush.Gold, 0.6)
	b.Draw(c.Times(0.6), brush.Poly(-30, -110, -90, -260, -60, -300, -180, -250, -210, -130, -160, -160, -140, -100, -110, -140, -80, -80))
	b.Draw(c.Times(0.55), brush.Poly(0, -110, 10, -250, 40, -300, 150, -260, 190, -180, 140, -180, 130, -120, 90, -150, 60, -90))
	b.Draw(c, brush.Smooth(-150, 20, -120, -70, -40, -120, 40, -100, 70, -30, 60, 30))
	neck := brush.Curve(-20, -60, 20, -130, -20, -190, 10, -240, 60, -246)
	b.Draw(c, brush.Taper(neck, 48, 24))
	for i := 2; i < len(neck)-3; i += 3 {
		q := neck[i]
		b.Fill(brush.Flat(belly).Clear(0.8), brush.Oval(q.X+16-float64(i)*0.2, q.Y+4, 15-float64(i)*0.2, 7))
		b.Draw(brush.Bone.Times(0.8), brush.Path{q.Shift(-30+float64(i)*0.5, 6), q.Shift(-54+float64(i)*0.6, -14),
			q.Shift(-26+float64(i)*0.5, -12)})
	}
	b.Within(brush.Place(62, -248, 1.5, 1.5, 0.12), func() {
		b.Draw(brush.Bone.Times(0.8), brush.Taper(brush.Curve(-10, -16, -40, -30, -62, -22), 6, 0.8),
			brush.Taper(brush.Curve(-4, -18, -26, -44, -50, -46), 6, 0.8))
		b.Draw(c.Times(0.8), brush.Smooth(-8, 8, 20, 18, 46, 24, 40, 32, 10, 28, -10, 18))
		b.Plain(brush.Hex(0x5a1018), brush.Poly(4, 6, 50, 6, 44, 24, 6, 18))
		b.Draw(c, brush.Smooth(-24, 8, -20, -14, 0, -22, 22, -14, 48, -8, 58, 0, 54, 8, 30, 8, 4, 14))
		for i := range 5 {
			x := 16 + float64(i)*8
			b.Plain(brush.Bone, brush.Poly(x-3, 7, x+3, 7, x, 15))
			b.Plain(brush.Bone, brush.Poly(x-3, 24, x+3, 25, x, 17))
		}
		b.Glow(8, -6, 18, 16, brush.Hex(0xffd04a), 0.8)
		b.Plain(brush.Hex(0xffe06a), brush.Poly(0, -4, 14, -10, 13, -2, 6, 0))
		b.Plain(brush.Black, brush.Oval(52, -2, 1.8, 1.4))
	})
	if b.Odds(0.8) {
		b.Glow(200, -210, 120, 80, brush.Hex(0xff8a2a), 0.8)
		for i, k := range [3]brush.RGB{brush.Hex(0xd8481a), brush.Hex(0xff9a2a), brush.Hex(0xfff0a8)} {
			w := 1 - float64(i)*0.3
			b.Plain(k, brush.Smooth(132, -218, 170, -236-10*w, 215, -246, 262, -228, 236, -236+30*w, 250, -190+10*w, 200, -196+14*w, 160, -202+4*w))
		}
	}
}

// jaws draws the head of a huge dinosaur on its neck.
func jaws(b *brush.Brush) {
	c := fur(b)
	b.Within(brush.Place(-20, -150, 3.1, 3.1, 0.06), func() {
		b.Draw(c.Times(0.85), brush.Limb(-40, 80, 44, -34, 30, 34, -6, 2, 24))
		for i := range 7 {
			q := brush.At(-70+float64(i)*9, 44-float64(i)*12)
			b.Draw(c.To(b.Accent, 0.4).Times(0.8), brush.Path{q, q.Shift(-12, -14), q.Shift(14, -6)})
		}
		b.Fill(b.Skin(c.Times(0.8)), brush.Smooth(-14, 8, 12, 20, 40, 22, 52, 28, 42, 34, 10, 32, -14, 24))
		b.Plain(brush.Hex(0x5a1420), brush.Poly(0, 6, 52, 6, 42, 26, 2, 20))
		b.Plain(brush.Hex(0xc0505a), brush.Smooth(8, 20, 26, 15, 42, 20, 30, 25))
		b.Draw(c, brush.Smooth(-22, 10, -24, -10, -12, -24, 8, -26, 22, -16, 44, -10, 57, -2, 56, 8, 34, 8, 8, 11, -4, 15))
		for i := range 8 {
			x := 10 + float64(i)*6
			b.Plain(brush.Bone, brush.Poly(x-2.8, 7, x+2.8, 7, x, 14+float64(i%3)*2))
			if i < 7 {
				b.Plain(brush.Bone, brush.Poly(x-2.4, 25, x+2.4, 26, x, 19))
			}
		}
		b.Draw(brush.Bone.Times(0.8), brush.Poly(6, -22, 16, -36, 22, -15))
		b.Draw(c.Times(0.7), brush.Poly(-10, -18, 12, -26, 24, -14, 4, -13))
		b.Glow(10, -9, 14, 12, b.Accent, 0.6)
		b.Plain(brush.Black, brush.Oval(10, -9, 6, 5))
		b.Plain(brush.Hex(0xffd84a), brush.Oval(11, -9, 4.2, 3.8))
		b.Plain(brush.Black, brush.Oval(12, -9, 1.2, 3.6))
		b.Plain(brush.Black, brush.Oval(49, -3, 2, 1.5))
		for range 9 {
			b.Fill(brush.Flat(c.Times(0.55)).Clear(0.7), brush.Oval(b.In(-20, 14), b.In(-4, 8), b.In(1.4, 3), b.In(1, 2.2)))
		}
	})
}

// mech draws a walking machine with great arms.
func mech(b *brush.Brush) {
	c := brush.Pick(&b.Random, people.Skins[people.Robot]...)
	m, d, trim := b.Metal(c), b.Metal(c.Times(0.5)), b.Metal(brush.Livery(b.House))
	b.Mirrored(func(float64) {
		b.Fill(d, brush.Limb(34, -86, 16, 62, -54, 14, 48, -8, 18))
		b.Fill(m, brush.Slab(22, -24, 62, 28, 8), brush.Slab(42, -74, 38, 30, 8))
		b.Fill(d, brush.Limb(78, -196, 20, 124, -160, 16, 126, -110, 17))
		b.Fill(trim, brush.Oval(88, -204, 36, 34))
		b.Fill(m, brush.Slab(98, -130, 56, 62, 12))
	})
	b.Fill(d, brush.Slab(104, -80, 16, 34, 4), brush.Slab(130, -80, 16, 34, 4))
	b.Glow(125, -48, 40, 34, b.Accent, 0.8)
	b.Plain(b.Accent.To(brush.White, 0.5), brush.Oval(112, -46, 6, 5), brush.Oval(138, -46, 6, 5))
	for i := range 3 {
		x := -146 + float64(i)*18
		b.Fill(m, brush.Poly(x, -74, x+13, -74, x+9, -34, x+4, -34))
	}
	b.Fill(m, brush.Smooth(-82, -214, -60, -242, 60, -242, 82, -214, 62, -110, 30, -86, -30, -86, -62, -110))
	b.Fill(trim, brush.Poly(-50, -196, 50, -196, 34, -128, -34, -128))
	b.Plain(brush.Black, brush.Oval(0, -160, 27, 27))
	b.Glow(0, -160, 70, 70, b.Accent, 0.8)
	b.Plain(b.Accent, brush.Oval(0, -160, 19, 19))
	b.Plain(brush.White, brush.Star(0, -160, 6, 14, 6, 0))
	b.Fill(m, brush.Smooth(-36, -226, -34, -268, 0, -282, 34, -268, 36, -226, 0, -218))
	b.Plain(brush.Black, brush.Slab(-26, -258, 52, 14, 6))
	b.Glow(0, -251, 50, 20, b.Accent, 0.7)
	b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(-12, -251, 6, 4), brush.Oval(12, -251, 6, 4))
	b.Fill(d, brush.Box(-50, -286, 5, 50), brush.Box(46, -276, 5, 40))
}

func toad(b *brush.Brush) {
	c := brush.Pick(&b.Random, brush.Hex(0x6a9a4a), brush.Hex(0x8a7a4a), brush.Hex(0x4a8a7a), brush.Hex(0x9a5a4a))
	b.Mirrored(func(float64) {
		b.Draw(c.Times(0.75), brush.Limb(84, -76, 36, 136, -50, 26, 104, -8, 20))
		b.Draw(c.Times(0.7), brush.Smooth(80, -10, 150, -16, 164, 2, 140, 6, 90, 8))
	})
	b.Draw(c, brush.Smooth(-118, -40, -104, -130, -60, -176, 60, -176, 104, -130, 118, -40, 70, 8, -70, 8))
	b.Plain(c.To(brush.Bone, 0.55), brush.Smooth(-70, -60, 0, -84, 70, -60, 58, 0, 0, 8, -58, 0))
	b.Mirrored(func(float64) {
		b.Draw(c, brush.Oval(58, -178, 34, 34))
		b.Plain(brush.Hex(0xffc84a), brush.Oval(62, -182, 22, 22))
		b.Plain(brush.Black, brush.Oval(62, -182, 16, 6))
		b.Plain(brush.White, brush.Oval(54, -190, 4, 4))
		b.Draw(c.Times(0.9), brush.Limb(44, -50, 17, 52, -18, 14, 46, 2, 13))
	})
	b.Plain(c.To(b.Shade, 0.75), brush.Taper(brush.Curve(-92, -116, 0, -94, 92, -116), 4, 4))
	for range 12 {
		b.Fill(b.Skin(c.Times(1.15)), brush.Oval(b.In(-90, 90), b.In(-160, -124), b.In(4, 9), b.In(3, 7)))
	}
	if b.Odds(0.5) {
		b.Draw(brush.Hex(0xe0607a), brush.Taper(brush.Curve(0, -100, 30, -70, 90, -90, 120, -140), 11, 7))
	}
}

func treefolk(b *brush.Brush) {
	c := brush.Pick(&b.Random, brush.Hex(0x7a5a3a), brush.Hex(0x6a6a4a), brush.Hex(0x8a4a3a))
	leafage := b.Layer(1)
	leafage.Top, leafage.Bottom = brush.Hex(0x7aa84a).To(b.Accent, 0.2), brush.Hex(0x3f6a3a)
	for i := range 9 {
		a := math.Pi * (0.96 + 1.08*float64(i)/8)
		q := brush.At(0, -220).Around(a, 86)
		b.Leaves(q.X, q.Y, 46, leafage)
	}
	b.Mirrored(func(float64) {
		b.Draw(c.Times(0.8), brush.Taper(brush.Curve(40, -150, 110, -170, 150, -120, 150, -70), 22, 10))
		for i := range 3 {
			b.Draw(c.Times(0.7), brush.Taper(brush.Curve(150, -74, 150+float64(i-1)*16, -50, 148+float64(i-1)*24, -26), 6, 1.4))
		}
		b.Draw(c.Times(0.8), brush.Limb(30, -40, 30, 50, -14, 22, 92, 6, 12))
	})
	b.Draw(c, brush.Smooth(-64, 10, -58, -90, -74, -180, -50, -250, 0, -236, 50, -256, 74, -180, 56, -90, 66, 10))
	for i := range 6 {
		x := -44 + float64(i)*18
		b.Fill(brush.Flat(c.To(b.Shade, 0.5)).Clear(0.7), brush.Taper(brush.Curve(x, -230, x+b.In(-8, 8), -120, x+b.In(-6, 6), 0), 2.4, 1))
	}
	for _, d := range brush.Sides {
		b.Plain(brush.Black, brush.Oval(d*24+6, -176, 15, 17))
		b.Glow(d*24+6, -176, 30, 30, b.Accent, 0.7)
		b.Plain(b.Accent.To(brush.White, 0.3), brush.Oval(d*24+8, -176, 7, 8))
	}
	b.Plain(brush.Black, brush.Smooth(-26, -110, 6, -124, 38, -112, 30, -84, 8, -94, -16, -86))
	b.Leaves(0, -268, 40, leafage)
}

func octopus(b *brush.Brush) {
	c := brush.Pick(&b.Random, people.Skins[people.Aquan]...)
	for i := range 8 {
		d := brush.Sides[i%2]
		x := d * (16 + 18*float64(i/2))
		b.Draw(c.Times(0.65+0.05*float64(i)), brush.Taper(brush.ArmLine(x, -70+8*float64(i), 120+14*float64(i), d*(0.8+0.3*float64(i%3)), 0.9),
			20, 3))
	}
	b.Draw(c, brush.Smooth(-66, -70, -84, -160, -60, -246, 0, -276, 60, -246, 84, -160, 66, -70, 0, -50))
	for _, d := range brush.Sides {
		b.Draw(c.Times(0.8), brush.Oval(d*36+8, -128, 28, 24))
		b.Plain(brush.Hex(0xffe6a0), brush.Oval(d*36+9, -128, 20, 17))
		b.Plain(brush.Black, brush.Slab(d*36-4, -132, 28, 8, 4))
	}
	for range 10 {
		b.Fill(brush.Flat(c.To(b.Accent, 0.5)).Clear(0.7), brush.Oval(b.In(-50, 50), b.In(-250, -170), b.In(4, 10), b.In(4, 9)))
	}
}

func crab(b *brush.Brush) {
	c := brush.Pick(&b.Random, brush.Hex(0xd8603a), brush.Hex(0xb83a4a), brush.Hex(0x4a8ab0), brush.Hex(0x8a5ab0))
	b.Mirrored(func(float64) {
		for i := range 3 {
			k := float64(i)
			b.Draw(c.Times(0.65+0.08*k), brush.Taper(brush.Curve(70, -74+16*k, 138+8*k, -100+26*k, 150+10*k, -8), 10, 3))
		}
		b.Draw(c.Times(0.9), brush.Limb(80, -110, 17, 140, -140, 15, 128, -186, 16))
		b.Draw(c, brush.Smooth(96, -184, 92, -240, 124, -284, 138, -262, 128, -232, 146, -214, 170, -246, 186, -224, 166, -182, 130, -166))
		b.Draw(c.Times(0.8), brush.Taper(brush.Curve(30, -136, 36, -170, 44, -184), 5, 4))
		b.Plain(brush.Hex(0xfaf4e2), brush.Oval(45, -192, 15, 15))
		b.Plain(brush.Black, brush.Oval(48, -192, 7, 9))
		b.Plain(brush.White, brush.Oval(43, -197, 3, 3))
	})
	b.Draw(c, brush.Smooth(-112, -76, -92, -132, -40, -154, 40, -154, 92, -132, 112, -76, 70, -26, 0, -14, -70, -26))
	for range 9 {
		b.Fill(b.Skin(c.Times(1.2)), brush.Oval(b.In(-84, 84), b.In(-134, -84), b.In(4, 10), b.In(4, 8)))
	}
	b.Plain(c.Times(0.35), brush.Smooth(-44, -64, 0, -76, 44, -64, 30, -40, 0, -34, -30, -40))
	for i := range 5 {
		k := -28 + 14*float64(i)
		b.Plain(brush.Bone, brush.Poly(k-6, -70, k+6, -70, k, -54))
	}
}

func turtle(b *brush.Brush) {
	c := brush.Pick(&b.Random, brush.Hex(0x4a9a7a), brush.Hex(0x6a9a4a), brush.Hex(0x4a8aa8))
	shell := brush.Pick(&b.Random, brush.Hex(0x8a6a3a), brush.Hex(0x5a4a7a), brush.Hex(0x3a6a6a))
	b.Draw(c.Times(0.7), brush.Limb(-60, -60, 24, -110, -20, 26, -150, 6, 8), brush.Limb(40, -50, 22, 60, -10, 22, 30, 14, 8))
	b.Draw(c, brush.Limb(60, -80, 30, 116, -110, 26, 140, -128, 30))
	b.Draw(shell, brush.Smooth(-140, -50, -120, -130, -50, -190, 30, -186, 90, -130, 104, -60, 40, -36, -60, -32))
	for _, q := range [6][3]float64{{-76, -104, 30}, {-20, -136, 36}, {40, -110, 30}, {-36, -70, 26}, {16, -66, 24}, {-104, -64, 18}} {
		b.Draw(shell.To(b.Accent, 0.3), brush.Star(q[0], q[1], 6, q[2], q[2]*0.86, 0.3))
	}
	b.Draw(brush.Bone.To(c, 0.6), brush.Taper(brush.Curve(-140, -46, -60, -26, 40, -30, 106, -56), 9, 7))
	b.Draw(c, brush.Limb(-30, -40, 24, -40, 0, 22, -96, 34, 9), brush.Limb(84, -44, 22, 110, 0, 24, 76, 40, 9))
	b.Draw(c, brush.Smooth(112, -140, 130, -168, 166, -166, 190, -140, 180, -118, 140, -108))
	b.Plain(brush.Black, brush.Oval(160, -144, 10, 10))
	b.Plain(brush.Hex(0xffd84a), brush.Oval(161, -144, 7, 7))
	b.Plain(brush.Black, brush.Oval(163, -144, 2.6, 5))
	b.Plain(c.To(b.Shade, 0.7), brush.Taper(brush.Curve(188, -130, 172, -124, 154, -122), 2, 1))
}
