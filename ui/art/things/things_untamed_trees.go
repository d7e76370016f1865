package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
)

func RedMushroom(b *brush.Brush) {
	b.Draw(brush.Bone, brush.Smooth(-34, 4, -26, -80, -36, -140, 36, -140, 26, -80, 34, 4, 0, 10))
	b.Draw(brush.Bone.Times(0.8), brush.Smooth(-60, -116, 0, -132, 60, -116, 0, -96))
	b.Draw(brush.Hex(0xd03a3a), brush.Smooth(-140, -126, -120, -200, -50, -258, 50, -258, 120, -200, 140, -126, 60, -112, -60, -112))
	for _, q := range [6][3]float64{{-80, -160, 19}, {-20, -210, 24}, {60, -200, 17}, {20, -150, 21}, {98, -150, 14}, {-50, -240, 9}} {
		b.Draw(brush.White, brush.Oval(q[0], q[1], q[2], q[2]*0.85))
	}
}

// mushroomHouse has windows, a balcony and a stair.
func mushroomHouse(b *brush.Brush) {
	b.Draw(brush.Bone, brush.Smooth(-56, 6, -44, -100, -60, -170, 60, -170, 44, -100, 56, 6))
	b.Draw(brush.Hex(0xd86a3a), brush.Smooth(-170, -158, -140, -220, -60, -284, 60, -284, 140, -220, 170, -158, 80, -140, -80, -140))
	for _, q := range [4][3]float64{{-100, -196, 20}, {-30, -244, 24}, {90, -200, 18}, {56, -258, 11}} {
		b.Draw(brush.Hex(0xfff0d0), brush.Oval(q[0], q[1], q[2], q[2]*0.8))
	}
	b.Glow(0, -190, 60, 50, brush.Hex(0xffd85a), 0.9)
	b.Plain(brush.Hex(0xfff0a0), brush.Slab(-24, -216, 48, 50, 20))
	b.Plain(brush.Wood, brush.Box(-2, -216, 4, 50), brush.Box(-24, -192, 48, 4))
	b.Draw(brush.Wood, brush.Slab(-84, -112, 168, 13, 4))
	for i := range 8 {
		b.Draw(brush.Wood, brush.Slab(-80+22*float64(i), -142, 5, 32, 2))
	}
	b.Draw(brush.Wood, brush.Slab(-84, -148, 168, 8, 4))
	b.Plain(brush.Hex(0x4a2a1a), brush.Slab(-22, -66, 44, 70, 20))
	b.Glow(0, -30, 40, 40, brush.Hex(0xffc04a), 0.5)
}

func sprout(b *brush.Brush) {
	b.Draw(brush.Hex(0x4a3020), brush.Smooth(-120, 8, -60, -36, 0, -46, 60, -36, 120, 8, 0, 18))
	g := brush.Hex(0x6ac03a)
	b.Draw(g.Times(0.8), brush.Taper(brush.Curve(0, -40, -10, -110, 6, -180), 12, 7))
	b.Draw(g, brush.Leaf(brush.Curve(4, -176, 60, -240, 136, -232), 36))
	b.Draw(g.Times(1.1), brush.Leaf(brush.Curve(2, -170, -50, -250, -126, -262), 36))
}

// vineTree is a tree in vines with red fruit.
func vineTree(b *brush.Brush) {
	b.Draw(brush.Wood.Times(0.85), brush.Smooth(-50, 8, -30, -60, -34, -150, 34, -150, 30, -60, 54, 8, 0, -4))
	g := brush.Hex(0x3f8a3a)
	for _, q := range [6][3]float64{{-90, -180, 62}, {90, -180, 62}, {0, -160, 60}, {-50, -240, 60}, {54, -240, 60}, {0, -270, 46}} {
		b.Draw(g.Times(0.85+0.001*-q[1]), brush.Oval(q[0], q[1], q[2], q[2]*0.85))
	}
	for i := range 3 {
		y := -20 - 44*float64(i)
		b.Draw(brush.Hex(0x7ac04a), brush.Taper(brush.Curve(-44, y, 0, y-26, 44, y-14), 7, 5))
	}
	for i := range 5 {
		x := -130 + 65*float64(i)
		b.Draw(brush.Hex(0x7ac04a), brush.Taper(brush.Curve(x, -170, x+10, -120, x-6, -84-12*float64(i%2)), 4, 2))
	}
	for i := range 9 {
		x, y := -120+30*float64(i), -216+36*math.Sin(float64(i)*2.2)
		b.Draw(brush.Hex(0xe0342a), brush.Oval(x, y, 18, 18))
		b.Plain(brush.White, brush.Oval(x-5, y-6, 4, 4))
	}
}

func oak(b *brush.Brush) {
	b.Draw(brush.Wood.Times(0.7), brush.Smooth(-70, 8, -36, -50, -36, -150, 36, -150, 36, -50, 76, 8, 20, -6, -20, -6))
	g := brush.Hex(0x4f8a34)
	for _, q := range [7][3]float64{{-110, -170, 62}, {110, -170, 62}, {-40, -160, 60}, {46, -160, 60}, {-66, -236, 66},
		{66, -236, 66}, {0, -262, 60}} {
		b.Draw(g.Times(0.8-0.0012*q[1]-0.1), brush.Oval(q[0], q[1], q[2], q[2]*0.86))
	}
}

func pitcherPlant(b *brush.Brush) {
	g := brush.Hex(0x7aa03a)
	b.Draw(g.Times(0.7), brush.Taper(brush.Curve(-120, 4, -130, -120, -60, -280, 20, -286, 66, -240), 9, 6))
	b.Draw(g.Times(0.8), brush.Leaf(brush.Curve(-126, -60, -190, -130, -230, -110), 22))
	b.Draw(g, brush.Smooth(-56, -180, 60, -190, 74, -120, 80, -50, 40, 4, -20, 4, -60, -50, -58, -120))
	b.Plain(brush.Hex(0xc03a5a), brush.Oval(-4, -70, 11, 30), brush.Oval(38, -100, 9, 22), brush.Oval(-30, -120, 8, 20),
		brush.Oval(30, -44, 8, 18))
	b.Draw(brush.Hex(0xc83a5a), brush.Oval(2, -186, 68, 26))
	b.Plain(brush.Hex(0x2a1018), brush.Oval(2, -188, 50, 15))
	b.Glow(2, -190, 60, 40, brush.Amber, 0.8)
	b.Draw(g.Times(1.1), brush.Smooth(-50, -206, -20, -262, 50, -262, 84, -216, 30, -228))
}

func bush(b *brush.Brush) {
	g := brush.Hex(0x3f7a34)
	for i, q := range [7][3]float64{{-100, -60, 60}, {100, -60, 60}, {-50, -120, 66}, {52, -120, 66}, {0, -60, 74}, {-70, -30, 44},
		{70, -30, 44}} {
		b.Draw(g.Times(0.8+0.05*float64(i)), brush.Oval(q[0], q[1], q[2], q[2]*0.84))
	}
	for i := range 14 {
		q := brush.At(-130+20*float64(i), -70+54*math.Sin(1.9*float64(i)))
		b.Draw(g.Times(1.25), brush.Leaf(brush.CurveThrough([]brush.Point{q, q.Shift(8, -14), q.Shift(2, -32)}), 9))
	}
}

// catnip is a tall plant with purple blossoms.
func catnip(b *brush.Brush) {
	g := brush.Hex(0x5a9a5a)
	for i := range 3 {
		x := -60 + 60*float64(i)
		b.Draw(g.Times(0.7), brush.Taper(brush.Curve(0, 6, x*0.6, -100, x, -180), 9, 5))
		for k := range 4 {
			y := -30 - 34*float64(k)
			b.Draw(g.Times(0.9+0.1*float64(i)), brush.Leaf(brush.Curve(x*-y/200, y, x*-y/200+44, y-30, x*-y/200+70, y-18), 14),
				brush.Leaf(brush.Curve(x*-y/200, y, x*-y/200-44, y-30, x*-y/200-70, y-18), 14))
		}
		for k := range 6 {
			y := -170 - 19*float64(k)
			b.Draw(brush.Hex(0xa06ae0), brush.Oval(x-14+0.8*float64(k), y, 15-1.5*float64(k), 12), brush.Oval(x+14-0.8*float64(k), y,
				15-1.5*float64(k), 12))
		}
	}
}

// hollow is a tree trunk with a lit heart in it.
func hollow(b *brush.Brush) {
	b.Draw(brush.Wood.Times(0.75), brush.Smooth(-170, 10, -110, -50, -100, -160, -130, -290, 130, -290, 100, -160, 112, -50, 176, 10, 60, -4,
		-60, -4))
	for i := range 6 {
		x := -84 + 33*float64(i)
		b.Plain(brush.Wood.Times(0.5), brush.Taper(brush.Curve(x*1.3, -4, x, -140, x*1.1, -284), 3, 3))
	}
	b.Plain(brush.Hex(0x1a1410), brush.Smooth(-62, -70, -50, -180, 0, -210, 50, -180, 62, -70, 0, -40))
	b.Glow(0, -124, 120, 120, brush.Hex(0x7aff6a), 0.8)
	b.Within(brush.Place(0, -122, 0.72, 0.72, 0), func() {
		b.Draw(brush.Hex(0x6ae05a), brush.Smooth(0, 70, -78, 0, -64, -60, -24, -66, 0, -36, 24, -66, 64, -60, 78, 0))
		b.Plain(brush.White, brush.Leaf(brush.Curve(-54, -10, -50, -40, -30, -52), 6))
	})
}
