package beasts

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
)

// strangers are the beasts of Shards of Infinity.
var strangers = motif.Anchored(motif.Foot, map[string]func(*brush.Brush){
	"bark-hound": barkHound, "earth-elemental": earthElemental, "root-titan": rootTitan, "formless": formless, "war-beetle": warBeetle,
	"shade-beast": shadeBeast,
})

// bark is the color of living wood.
var bark = brush.Hex(0x6a4c32)

// moss hangs from a point.
func moss(b *brush.Brush, x, y, l float64) {
	b.Draw(brush.Pick(&b.Random, brush.Hex(0x5a9a48), brush.Hex(0x7ab04a), brush.Hex(0x3f7a48)), brush.Leaf(brush.Curve(x, y, x+2, y+l*0.5,
		x-3, y+l), l*0.26))
}

// ember is an eye that glows.
func ember(b *brush.Brush, x, y, r float64) {
	b.Glow(x, y, r*4, r*4, b.Accent, 0.6)
	b.Plain(brush.Black, brush.Oval(x, y, r*1.5, r*1.4))
	b.Plain(b.Accent.To(brush.White, 0.15), brush.Oval(x, y, r, r))
}

// barkHound is a hound of wood and leaves, which leaps to the right.
func barkHound(b *brush.Brush) {
	c := bark
	for _, leg := range [4][6]float64{{-96, -120, -140, -70, -168, -20}, {-84, -112, -96, -60, -140, -6}, {70, -120, 120, -70, 158, -40},
		{56, -112, 96, -50, 124, 0}} {
		b.Draw(c.Times(0.8), brush.Taper(brush.Curve(leg[:]...), 17, 5))
		x, y := leg[4], leg[5]
		for i := range 3 {
			b.Draw(brush.Bone.Times(0.8), brush.Poly(x-4+7*float64(i), y-4, x+12+9*float64(i), y+6, x+2+7*float64(i), y+5))
		}
	}
	b.Draw(c.Times(0.9), brush.Taper(brush.Curve(-100, -140, -150, -170, -176, -224), 12, 1))
	b.Draw(c, brush.Smooth(-124, -120, -96, -170, -20, -172, 50, -190, 92, -170, 88, -110, 20, -92, -50, -90, -100, -86))
	for i := range 5 {
		x := -86 + 34*float64(i)
		b.Fill(brush.Flat(c.To(b.Shade, 0.5)).Clear(0.8), brush.Taper(brush.Curve(x, -168, x+10, -136, x+4, -98), 2.4, 1))
	}
	for i := range 9 {
		x := -100 + 20*float64(i)
		b.Draw(brush.Pick(&b.Random, brush.Hex(0x4a8a3a), brush.Hex(0x6aa848), brush.Hex(0x9ab048)), brush.Leaf(brush.Curve(x, -160, x-16, -184,
			x-34, -194), 10))
	}
	b.Draw(c, brush.Limb(72, -160, 32, 112, -196, 28))
	b.Draw(brush.Bone.Times(0.85), brush.Taper(brush.Curve(98, -214, 74, -246, 84, -284), 7, 1.4),
		brush.Taper(brush.Curve(80, -252, 54, -262, 48, -284), 5, 1))
	b.Draw(c.Times(1.1), brush.Smooth(88, -206, 112, -234, 150, -222, 196, -196, 192, -186, 150, -184, 104, -174))
	b.Plain(brush.Hex(0x3a1410), brush.Poly(138, -186, 190, -184, 178, -166, 132, -172))
	b.Draw(c.Times(0.9), brush.Smooth(100, -178, 132, -174, 178, -162, 174, -154, 120, -152))
	for i := range 4 {
		x := 148 + 12*float64(i)
		b.Plain(brush.Bone, brush.Poly(x-4, -186, x+4, -186, x+1, -172))
	}
	b.Draw(c, brush.Poly(96, -224, 84, -262, 116, -232))
	ember(b, 136, -206, 7)
	moss(b, 84, -130, 30)
}

// earthElemental rises out of a furrow.
func earthElemental(b *brush.Brush) {
	c := brush.Hex(0x7a5c40)
	for i := range 7 {
		x := -170 + 56*float64(i)
		b.Draw(c.Times(0.6), brush.Poly(x-34, 10, x-20, -b.In(14, 40), x+10, -b.In(10, 44), x+38, 10))
	}
	b.Mirrored(func(float64) {
		b.Draw(c.Times(0.85), brush.Limb(74, -180, 34, 136, -130, 30, 128, -50, 34))
		b.Draw(c, brush.Poly(86, -64, 160, -70, 176, -20, 140, 8, 92, 2))
		for i := range 3 {
			b.Draw(c.Times(0.75), brush.Poly(92+28*float64(i), -10, 104+28*float64(i), 16, 118+28*float64(i), -10))
		}
		b.Draw(c.Times(1.1), brush.Poly(50, -224, 96, -236, 128, -190, 100, -160, 60, -170))
	})
	b.Draw(c, brush.Poly(-92, 6, -100, -110, -76, -200, -30, -226, 40, -222, 84, -192, 100, -100, 90, 6))
	for _, q := range [5][2]float64{{-50, -150}, {30, -120}, {-20, -70}, {52, -60}, {-64, -40}} {
		b.Within(brush.Place(q[0], q[1], 1, 1, b.In(0, 6)), func() { b.Draw(c.Times(b.In(0.8, 1.15)), brush.Chunk(b.In(16, 26))) })
	}
	b.Draw(c.Times(1.1), brush.Poly(-50, -204, -58, -250, -30, -282, 26, -284, 56, -252, 50, -204, 0, -190))
	ember(b, -20, -240, 10)
	ember(b, 24, -240, 10)
	b.Plain(brush.Black, brush.Poly(-28, -214, 30, -216, 18, -200, -16, -198))
	for i := range 7 {
		x := -54 + 18*float64(i)
		b.Draw(brush.Hex(0x6aa848), brush.Leaf(brush.Curve(x, -272, x+b.In(-8, 8), -298, x+b.In(-20, 20), -322), 8))
	}
	moss(b, -84, -180, 60)
	moss(b, 84, -170, 70)
	moss(b, 40, -200, 44)
}

// rootTitan is what the forest stands on when it walks.
func rootTitan(b *brush.Brush) {
	for i := range 8 {
		k := float64(i) - 3.5
		b.Draw(bark.Times(0.7+0.06*float64(i%3)), brush.Taper(brush.Curve(k*12, -120, k*30, -70, k*38, -40, k*52, 8), 20, 5))
	}
	b.Mirrored(func(d float64) {
		b.Draw(bark.Times(0.9), brush.Taper(brush.Curve(40, -180, 110, -210, 150, -160, 140, -70), 24, 11))
		for i := range 4 {
			x := 118 + 16*float64(i)
			b.Draw(bark.Times(0.8), brush.Taper(brush.Curve(138, -78, x, -48, x+6*d, -16), 7, 1.4))
		}
	})
	b.Draw(bark, brush.Smooth(-70, -70, -62, -150, -80, -220, -40, -256, 40, -256, 80, -220, 62, -150, 70, -70, 0, -50))
	for i := range 6 {
		x := -50 + 20*float64(i)
		b.Fill(brush.Flat(bark.To(b.Shade, 0.5)).Clear(0.7), brush.Taper(brush.Curve(x, -240, x*1.2, -150, x, -66), 2.4, 1.2))
	}
	b.Glow(0, -132, 70, 70, b.Accent, 0.7)
	b.Plain(brush.Black, brush.Smooth(-24, -134, 0, -170, 24, -134, 0, -98))
	b.Plain(b.Accent.To(brush.White, 0.2), brush.Smooth(-13, -134, 0, -156, 13, -134, 0, -112))
	ember(b, -26, -216, 9)
	ember(b, 26, -216, 9)
	b.Mirrored(func(float64) {
		b.Draw(bark.Times(1.1), brush.Taper(brush.Line(6, -222, 48, -238), 8, 4))
		b.Draw(bark, brush.Taper(brush.Curve(30, -250, 60, -300, 110, -316), 14, 5), brush.Taper(brush.Curve(54, -290, 52, -330, 74, -356), 8, 2))
	})
	s := b.Body(brush.Hex(0x5a9a48))
	for _, q := range [7][3]float64{{-110, -320, 36}, {110, -320, 36}, {-70, -348, 34}, {74, -350, 34}, {0, -330, 48}, {-34, -290, 30},
		{36, -290, 30}} {
		b.Leaves(q[0], q[1], q[2], s)
	}
	for range 9 {
		x, y := b.In(-120, 120), b.In(-350, -290)
		b.Glow(x, y, 14, 14, b.Accent, 0.7)
		b.Plain(b.Accent.To(brush.White, 0.3), brush.Oval(x, y, 4, 4))
	}
}

// formless is a shadow that is all shapes at once.
func formless(b *brush.Brush) {
	c := brush.Hex(0x2c2240)
	for i := range 9 {
		k := float64(i) - 4
		b.Draw(c.Times(0.7+0.12*float64(i%3)), brush.Taper(brush.ArmLine(k*20, -40, 180-14*math.Abs(k), brush.Sign(k+0.1), b.In(0.4, 1)), 20, 1))
	}
	b.Draw(c, brush.Smooth(-130, 10, -118, -70, -126, -130, -70, -190, -20, -176, 26, -222, 84, -180, 116, -120, 110, -60, 132, 10, 60, -6,
		0, 12,
		-64, -4))
	for i, q := range [8][3]float64{{-66, -130, 15}, {-20, -146, 10}, {34, -160, 19}, {76, -112, 11}, {-84, -76, 9}, {2, -92, 13},
		{56, -60, 9},
		{-40, -50, 10}} {
		b.Glow(q[0], q[1], q[2]*2.6, q[2]*2.6, b.Accent, 0.6)
		b.Plain(b.Accent.To(brush.White, 0.55), brush.Oval(q[0], q[1], q[2], q[2]*0.8))
		b.Plain(brush.Black, brush.Oval(q[0]+2*float64(i%3-1), q[1], q[2]*0.34, q[2]*0.7))
	}
	b.Plain(brush.Black, brush.Smooth(-30, -28, 10, -40, 66, -30, 50, -8, 10, -2, -20, -8))
	for i := range 6 {
		x := -18 + 14*float64(i)
		b.Plain(brush.Bone, brush.Poly(x-6, -34, x+6, -35, x, -18))
	}
}

// warBeetle is a beetle with a saddle, which faces right.
func warBeetle(b *brush.Brush) {
	c := brush.Hex(0x2f7a6a).To(b.Accent, 0.12)
	for i := range 3 {
		x := -84 + 74*float64(i)
		b.Draw(c.Times(0.5), brush.Taper(brush.Line(x, -60, x-24, -36), 9, 7), brush.Taper(brush.Line(x-24, -36, x-16, 6), 7, 3))
		b.Draw(c.Times(0.6), brush.Taper(brush.Line(x+10, -60, x+34, -40), 10, 8), brush.Taper(brush.Line(x+34, -40, x+42, 8), 8, 3))
	}
	b.Fill(b.Metal(c), brush.Smooth(-154, -60, -140, -126, -80, -168, 0, -172, 66, -140, 84, -70, 40, -40, -90, -36))
	b.Fill(brush.Flat(c.To(b.Shade, 0.6)).Clear(0.8), brush.Taper(brush.Curve(-150, -76, -60, -118, 76, -104), 2.4, 2))
	for i := range 4 {
		b.Fill(brush.Flat(b.Accent).Clear(0.7), brush.Oval(-104+42*float64(i), -136-6*float64(i%2), 9, 6))
	}
	b.Fill(b.Metal(c.Times(0.85)), brush.Smooth(60, -130, 116, -136, 146, -96, 132, -56, 70, -50))
	b.Draw(brush.Bone.Times(0.85), brush.Taper(brush.Curve(124, -124, 170, -150, 186, -216), 14, 2),
		brush.Taper(brush.Curve(164, -146, 196, -150, 214,
			-178), 8, 1.4))
	b.Draw(brush.Bone.Times(0.7), brush.Taper(brush.Curve(130, -66, 168, -66, 180, -92), 8, 1.4))
	ember(b, 116, -96, 8)
	b.Draw(brush.Hex(0x8a3a3a), brush.Smooth(-70, -164, -60, -186, 0, -190, 14, -160, 0, -130, -60, -132))
	b.Fill(b.Metal(brush.Gold), brush.Taper(brush.Curve(-64, -136, -30, -126, 4, -134), 3, 3))
}

// shadeBeast is a hunter of smoke that crouches.
func shadeBeast(b *brush.Brush) {
	c := brush.Hex(0x2a2238)
	for i := range 6 {
		x := -110 + 36*float64(i)
		b.Draw(c.Times(0.8), brush.Taper(brush.Curve(x, -130, x-20, -190, x-50-8*float64(i), -216-7*float64(i)), 17, 0.8))
	}
	for _, leg := range [4][6]float64{{-96, -90, -120, -40, -96, 4}, {-50, -80, -50, -30, -30, 6}, {60, -90, 90, -40, 104, 4},
		{100, -100, 136, -44,
			146, 6}} {
		b.Draw(c.Times(0.9), brush.Taper(brush.Curve(leg[:]...), 20, 6))
		for i := range 3 {
			x := leg[4] - 10 + 11*float64(i)
			b.Draw(brush.Bone, brush.Poly(x, leg[5]-8, x+14, leg[5]+6, x+9, leg[5]-8))
		}
	}
	b.Draw(c, brush.Smooth(-140, -80, -110, -146, -20, -150, 60, -176, 120, -150, 128, -96, 40, -70, -60, -60))
	b.Draw(c.Times(1.15), brush.Smooth(84, -160, 104, -206, 150, -206, 200, -160, 196, -140, 150, -122, 96, -120))
	b.Plain(brush.Black, brush.Poly(132, -136, 196, -150, 188, -120, 140, -112))
	for i := range 4 {
		x := 146 + 13*float64(i)
		b.Plain(brush.Bone, brush.Poly(x-5, -139-2*float64(i), x+5, -140-2*float64(i), x+1, -122))
	}
	b.Draw(c, brush.Poly(104, -194, 84, -244, 128, -204))
	ember(b, 148, -172, 9)
}
