package things

import (
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/people"
)

// clawedHand draws a great hand that reaches out of the ground.
func clawedHand(b *brush.Brush) {
	c := brush.Pick(&b.Random, brush.Hex(0xb8283a), brush.Hex(0x7a3a9a), brush.Hex(0x4a6a5a))
	s := b.Body(c)
	claw := func(at, tip brush.Point) {
		b.Draw(brush.Hex(0x2a1a1c), brush.Leaf(brush.CurveThrough([]brush.Point{at, at.To(tip, 0.5).Shift(6, 0), tip}), 10))
	}
	b.Fill(s, brush.Smooth(-46, 8, -40, -70, -62, -120, -40, -160, 40, -160, 60, -120, 44, -70, 52, 8))
	for _, q := range [4][4]float64{{-46, -140, -92, -226}, {-16, -156, -34, -262}, {18, -156, 34, -258}, {46, -136, 92, -216}} {
		mid := brush.At((q[0]+q[2])/2, (q[1]+q[3])/2)
		b.Fill(s, brush.Limb(q[0], q[1], 19, mid.X*1.12, mid.Y, 17, q[2], q[3], 13))
		claw(brush.At(q[2], q[3]-4), brush.At(q[2]*0.8, q[3]-46))
	}
	b.Fill(s, brush.Limb(-44, -96, 20, -100, -110, 17, -126, -150, 13))
	claw(brush.At(-128, -152), brush.At(-120, -192))
	b.Fill(brush.Flat(c.To(b.Shade, 0.5)).Clear(0.7), brush.Taper(brush.Curve(-34, -90, 0, -104, 38, -84), 3, 1),
		brush.Taper(brush.Curve(-30, -124, 6, -132, 40,
			-118), 3, 1))
	for i := range 7 {
		x := -96 + 30*float64(i)
		b.Draw(b.Near.To(b.Front, 0.3), brush.Poly(x-22, 14, x-4, -26-b.In(0, 20), x+22, 14))
	}
}

// hellGate draws an arch with horns, and fire behind it.
func hellGate(b *brush.Brush) {
	b.Glow(0, -120, 190, 200, brush.Hex(0xff5a2a), 0.8)
	b.Plain(brush.Hex(0xc8281a), brush.Arch(0, 4, 86, 226))
	b.Plain(brush.Hex(0xff8a2a), brush.Arch(0, 4, 60, 186))
	b.Plain(brush.Hex(0xffe08a), brush.Arch(0, 4, 32, 140))
	s := b.Body(brush.Hex(0x4a3444))
	b.Fill(s, brush.Holed(brush.Arch(0, 8, 132, 268), brush.Arch(0, 8, 84, 222))...)
	b.Mirrored(func(float64) {
		b.Draw(brush.Bone.Times(0.8), brush.Taper(brush.Curve(60, -240, 120, -262, 140, -310, 120, -350), 17, 2))
		b.Fill(s, brush.Slab(78, -18, 72, 28, 5))
		for i := range 4 {
			y := -50 - 46*float64(i)
			b.Draw(brush.Hex(0x2a1a28), brush.Poly(122-6*float64(i), y, 168-8*float64(i), y-18, 120-8*float64(i), y-26))
		}
	})
	b.Within(brush.Place(0, -246, 2.2, 2.2, 0), func() { people.Skull(b, &people.Figure{}) })
}

// furnace draws an oven with a face that burns.
func furnace(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron.Times(0.7)), brush.Slab(-30, -310, 60, 80, 6))
	b.Fill(b.Metal(brush.Hex(0x4a4048)), brush.Smooth(-124, 6, -130, -120, -96, -220, 0, -256, 96, -220, 130, -120, 124, 6))
	hot := brush.Flat(brush.Hex(0xffd060)).Down(brush.Hex(0xf0501a))
	b.Glow(0, -100, 170, 150, brush.Hex(0xff6a1a), 0.8)
	b.Mirrored(func(float64) { b.Fill(hot, brush.Poly(22, -160, 76, -192, 68, -146)) })
	b.Fill(hot, brush.Smooth(-88, -104, 0, -90, 88, -104, 70, -34, 0, -18, -70, -34))
	for i := range 7 {
		x := -72 + 24*float64(i)
		b.Fill(b.Metal(brush.Iron), brush.Poly(x-11, -104, x+11, -104, x, -74), brush.Poly(x-11, -18, x+11, -18, x, -46))
	}
}

// stoneMouth draws a cave that is a screaming face of rock.
func stoneMouth(b *brush.Brush) {
	c := b.Near.To(brush.Hex(0x6a5a70), 0.7)
	b.Draw(c, brush.Poly(-190, 8, -180, -120, -130, -210, -96, -290, -20, -270, 40, -300, 104, -260, 140, -190, 184, -110, 194, 8))
	b.Plain(brush.Hex(0x12060e), brush.Smooth(-74, 8, -84, -60, -50, -126, 0, -140, 50, -126, 84, -60, 74, 8))
	b.Glow(0, -30, 90, 90, b.Accent, 0.8)
	b.Mirrored(func(float64) {
		b.Plain(brush.Hex(0x12060e), brush.Smooth(26, -180, 62, -226, 108, -196, 90, -160, 44, -158))
		b.Glow(66, -186, 40, 36, b.Accent, 0.8)
		b.Plain(b.Accent.To(brush.White, 0.5), brush.Oval(66, -184, 10, 12))
		b.Draw(c.Times(1.15), brush.Poly(14, -196, 100, -250, 118, -226, 26, -178))
	})
	for i := range 5 {
		x := -56 + 28*float64(i)
		y := -128 + 0.012*x*x
		b.Draw(c.Times(1.2), brush.Poly(x-14, y-6, x+14, y-6, x, y+36))
	}
	b.Draw(c.Times(1.1), brush.Poly(-14, -178, 14, -178, 22, -144, -22, -144))
}

// snapPlant draws a plant that has teeth.
func snapPlant(b *brush.Brush) {
	green, red := brush.Hex(0x4a8a3a), brush.Hex(0xa82a5a)
	b.Draw(green.Times(0.8), brush.Taper(brush.Curve(-20, 6, -50, -60, 10, -110, 0, -160), 15, 11))
	for _, d := range brush.Sides {
		b.Draw(green, brush.Leaf(brush.Curve(d*10, 4, d*80, -60, d*150, -30), 26))
	}
	b.Within(brush.Place(0, -180, 1, 1, -0.12), func() {
		b.Draw(red, brush.Smooth(-110, 10, -60, 60, 40, 66, 116, 20, 60, 20, -40, 10))
		b.Crystal(10, -14, 34, 0.2)
		b.Draw(green, brush.Smooth(-112, -6, -90, -80, -10, -116, 70, -96, 122, -36, 60, -30, -30, -34))
		for i := range 8 {
			x := -84 + 26*float64(i)
			b.Plain(brush.Bone, brush.Poly(x-9, -32+0.04*x, x+9, -32+0.04*x, x, 0), brush.Poly(x-8, 24, x+8, 24, x, -4+0.04*x))
		}
		b.Fill(brush.Flat(brush.Hex(0xf0d040)).Clear(0.8), brush.Oval(-40, -66, 10, 9), brush.Oval(0, -84, 8, 7), brush.Oval(40, -70, 10, 8))
	})
}

// coffin draws a coffin whose lid is pushed aside from within.
func coffin(b *brush.Brush) {
	c := brush.Hex(0x6a4430)
	box := brush.Poly(-40, -130, 40, -130, 70, -60, 46, 130, -46, 130, -70, -60)
	b.Draw(c.Times(0.7), box)
	b.Plain(brush.Hex(0x120a10), brush.Poly(-30, -118, 30, -118, 56, -58, 36, 118, -36, 118, -56, -58))
	b.Glow(0, 0, 80, 120, b.Accent, 0.7)
	b.Within(brush.Place(44, 6, 1, 1, 0.2), func() {
		b.Draw(c.Times(1.2), box)
		b.Fill(b.Metal(brush.Gold), brush.Slab(-7, -90, 14, 120, 3), brush.Slab(-32, -58, 64, 14, 3))
	})
	s := b.Body(brush.Hex(0x8ab07a))
	for i := range 4 {
		y := -26 + 15*float64(i)
		b.Fill(s, brush.Limb(-30, y+8, 7, -6, y, 7, 22, y+3, 5))
	}
}

func shovel(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Slab(-7, -130, 14, 190, 5), brush.Slab(-30, -144, 60, 16, 7))
	b.Fill(b.Metal(brush.Iron), brush.Smooth(-40, 50, 0, 44, 40, 50, 40, 100, 0, 150, -40, 100))
}
