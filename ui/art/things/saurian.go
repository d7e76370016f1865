package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
)

// saurianThings are those of the Republic.
var saurianThings = motif.Join(
	motif.Anchored(motif.Middle, map[string]func(*brush.Brush){
		"scutum": scutum, "laurel-wreath": laurelWreath, "grapes": grapes, "amphora": amphora, "spiral-shell": spiralShell,
		"potsherd": potsherd, "stage-masks": stageMasks, "eagle-standard": eagleStandard, "wax-tablet": waxTablet,
		"lyre": lyre,
	}),
	motif.Anchored(motif.Foot, map[string]func(*brush.Brush){
		"triumphal-arch": triumphalArch, "colosseum": colosseum, "rostrum": rostrum, "trireme": trireme, "couch": couch,
		"chariot": chariot,
	}),
)

// scutum is the shield of a legionary.
func scutum(b *brush.Brush) {
	c := brush.Hex(0xb02a2e)
	b.Fill(b.Metal(brush.Gold), brush.Smooth(-78, -122, 0, -134, 78, -122, 84, 0, 78, 122, 0, 134, -78, 122, -84, 0))
	b.Draw(c, brush.Smooth(-66, -110, 0, -121, 66, -110, 72, 0, 66, 110, 0, 121, -66, 110, -72, 0))
	b.Mirrored(func(float64) {
		for i := range 4 {
			y := -66 + 14*float64(i)
			b.Fill(b.Metal(brush.Gold), brush.Leaf(brush.Line(10, -14+3*float64(i), 36, y-6, 62, y-14), 6))
			b.Fill(b.Metal(brush.Gold), brush.Leaf(brush.Line(10, 14-3*float64(i), 36, -y+6, 62, -y+14), 6))
		}
	})
	b.Fill(b.Metal(brush.Gold), brush.Slab(-6, -112, 12, 224, 4))
	b.Fill(b.Metal(brush.Steel), brush.Oval(0, 0, 30, 30))
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, 0, 32, 25)...)
}

func laurelWreath(b *brush.Brush) {
	b.Mirrored(func(float64) {
		b.Fill(b.Metal(brush.Gold.Times(0.7)), brush.Taper(brush.Curve(2, 104, 66, 74, 92, 10, 76, -54, 40, -92), 4, 2))
		for i := range 8 {
			q := brush.At(0, 4).Around(1.35-0.36*float64(i), 96)
			b.Fill(b.Metal(brush.Hex(0xe8c04a)), brush.Leaf(brush.CurveThrough([]brush.Point{q, q.Around(-0.2-0.36*float64(i), 24),
				q.Around(-0.7-0.36*float64(i),
					50)}), 13))
			b.Fill(b.Metal(brush.Hex(0xd0a030)), brush.Leaf(brush.CurveThrough([]brush.Point{q, q.Around(3.4-0.36*float64(i)-1.6, 16),
				q.Around(3-0.36*float64(i)-1.6, 36)}), 10))
		}
	})
	b.Draw(brush.Hex(0xb02a3a), brush.Poly(-6, 92, 6, 92, 34, 134, 16, 130, 8, 142), brush.Poly(-6, 92, 6, 92, -8, 142, -16, 130, -34, 134))
}

func grapes(b *brush.Brush) {
	c := brush.Hex(0x7a2a8a)
	b.Draw(brush.Wood, brush.Taper(brush.Curve(0, -60, 6, -96, 34, -118), 5, 7))
	b.Draw(brush.Hex(0x5a9a3a), brush.Star(-46, -72, 5, 54, 30, 0.3))
	b.Draw(brush.Hex(0x4a8a34), brush.Star(56, -66, 5, 44, 25, -0.2))
	for row := range 5 {
		for i := range 5 - row {
			x, y := (float64(i)-float64(4-row)/2)*38, -44+34*float64(row)
			b.Draw(c, brush.Oval(x, y, 22, 22))
			b.Fill(brush.Flat(brush.White).Clear(0.5), brush.Oval(x-7, y-8, 5, 5))
		}
	}
}

func amphora(b *brush.Brush) {
	c := brush.Hex(0xc8763a)
	b.Mirrored(func(float64) {
		b.Fill(b.Body(c.Times(0.85)), brush.Taper(brush.Curve(24, -90, 72, -92, 74, -50, 54, -30), 8, 8))
	})
	b.Draw(c, brush.Smooth(-26, -112, 26, -112, 20, -70, 66, -30, 62, 30, 26, 92, -26, 92, -62, 30, -66, -30, -20, -70))
	b.Draw(c.Times(1.1), brush.Slab(-36, -124, 72, 17, 7), brush.Slab(-32, 86, 64, 16, 6))
	b.Plain(brush.Hex(0x2a1814), brush.Smooth(-68, -20, 68, -20, 68, 18, -68, 18))
	for i := range 7 {
		x := -57 + 19*float64(i)
		b.Plain(c.Times(1.1), brush.Poly(x-8, 14, x, -16, x+8, 14))
	}
	b.Plain(brush.Hex(0x2a1814), brush.Box(-52, 38, 104, 6), brush.Box(-44, -46, 88, 6))
}

// spiralShell winds by the golden ratio.
func spiralShell(b *brush.Brush) {
	turn := func(f, k float64) brush.Point { return brush.At(14, 16).Around(-1.2+f*13.2, k*5.4*math.Exp(f*3.25)) }
	var line brush.Path
	for i := range 70 {
		line = append(line, turn(float64(i)/69, 1))
	}
	for i := 69; i >= 0; i-- {
		line = append(line, turn(float64(i)/69, 0.46))
	}
	b.Glow(0, 0, 190, 170, brush.Gold, 0.7)
	b.Fill(b.Metal(brush.Hex(0xf0c050)), line)
	for i := range 18 {
		f := 0.32 + 0.68*float64(i)/17
		b.Fill(brush.Flat(brush.Hex(0x9a5a1a)).Clear(0.7), brush.Taper([]brush.Point{turn(f, 0.97), turn(f-0.01, 0.5)}, 3*f, 1.6*f))
	}
}

// potsherd is for writing a name on, to banish somebody.
func potsherd(b *brush.Brush) {
	c := brush.Hex(0xc8763a)
	b.Draw(c, brush.Poly(-110, -50, -60, -96, 0, -84, 50, -106, 108, -60, 90, -6, 112, 44, 50, 92, -10, 78, -70, 100, -92, 40, -122, 10))
	b.Draw(brush.Hex(0x2a1814), brush.Smooth(-92, -46, -52, -78, 0, -66, 48, -86, 90, -56, 50, -50, 0, -40, -50, -48))
	s := brush.Flat(brush.Hex(0x3a1c12))
	for j := range 3 {
		for i := range 6 {
			x, y := -70+24*float64(i), -16+32*float64(j)
			b.Fill(s, brush.Taper(brush.Line(x, y+b.In(-9, 0), x+b.In(-8, 10), y+18), 3, 2))
			if (i+j)%2 == 0 {
				b.Fill(s, brush.Taper(brush.Line(x-6, y+b.In(2, 10), x+12, y+b.In(-4, 8)), 3, 2))
			}
		}
	}
}

// stageMasks are a laughing and a weeping one.
func stageMasks(b *brush.Brush) {
	for i, c := range [2]brush.RGB{brush.Hex(0x8aa0c8), brush.Hex(0xf0c860)} {
		d := float64(2*i - 1)
		b.Within(brush.Place(52*d, 16*-d, 0.92, 0.92, 0.18*d), func() {
			b.Draw(c, brush.Smooth(-72, -84, 0, -96, 72, -84, 74, 0, 44, 80, 0, 104, -44, 80, -74, 0))
			b.Mirrored(func(float64) {
				b.Plain(brush.Black, brush.Smooth(12, -26+6*d, 34, -44, 56, -26-6*d, 34, -14))
				b.Plain(c.Times(0.5), brush.Taper(brush.Curve(10, -46-8*d, 34, -60, 58, -46+8*d), 4, 3))
			})
			b.Plain(brush.Black, brush.Smooth(-42, 38-16*d, 0, 38+10*d, 42, 38-16*d, 20, 52+10*d, 0, 50+20*d, -20, 52+10*d))
			b.Draw(c.Times(1.1), brush.Smooth(-10, 10, 0, -20, 10, 10, 0, 18))
		})
	}
}

func eagleStandard(b *brush.Brush) {
	g := b.Metal(brush.Gold)
	b.Draw(brush.Wood, brush.Slab(-5, -40, 10, 190, 4))
	b.Draw(brush.Hex(0xb02a2e), brush.Poly(-56, 0, 56, 0, 56, 84, 38, 98, 18, 84, 0, 98, -18, 84, -38, 98, -56, 84))
	b.Fill(g, brush.Slab(-66, -10, 132, 13, 5), brush.Slab(-56, 66, 112, 7, 2))
	b.Fill(g, brush.Ring(0, 36, 24, 17)...)
	b.Fill(g, brush.Slab(-36, -48, 72, 14, 5))
	b.Mirrored(func(float64) {
		for i := range 5 {
			k := float64(i)
			b.Fill(g, brush.Leaf(brush.Curve(10, -78+5*k, 56+8*k, -126+20*k, 84-4*k, -160+30*k), 11))
		}
	})
	b.Fill(g, brush.Smooth(-20, -56, -22, -96, -8, -124, 10, -124, 20, -96, 20, -56))
	b.Fill(g, brush.Smooth(-14, -118, -4, -144, 16, -144, 38, -126, 14, -118))
	b.Plain(brush.Black, brush.Oval(10, -132, 3.4, 3.4))
}

// waxTablet is for taking notes, with a stylus.
func waxTablet(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Slab(-104, -84, 98, 168, 8), brush.Slab(6, -84, 98, 168, 8))
	b.Draw(brush.Hex(0xe8c890), brush.Slab(-92, -72, 74, 144, 4), brush.Slab(18, -72, 74, 144, 4))
	for j := range 7 {
		y := -56 + 18*float64(j)
		b.Plain(brush.Wood.Times(0.6), brush.Box(-84, y, 58-float64(j%3)*9, 5), brush.Box(26, y, 56-float64(j*2%3)*9, 5))
	}
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, -40, 12, 7)...)
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, 40, 12, 7)...)
	b.Fill(b.Metal(brush.Steel), brush.Taper(brush.Line(128, -96, 36, 56), 7, 1.5))
}

func triumphalArch(b *brush.Brush) {
	c := brush.Bone.To(b.Low, 0.3)
	b.Draw(c, brush.Holed(brush.Box(-150, -228, 300, 234), brush.Arch(0, 6, 58, 190))...)
	b.Draw(c.Times(1.06), brush.Slab(-166, -252, 332, 30, 5), brush.Box(-140, -300, 280, 50), brush.Slab(-156, -310, 312, 16, 4))
	for _, x := range [4]float64{-132, -84, 66, 114} {
		b.Draw(c.Times(1.1), brush.Box(x, -206, 18, 200), brush.Slab(x-5, -222, 28, 18, 4), brush.Slab(x-6, -14, 30, 20, 3))
	}
	b.Draw(brush.Hex(0xb02a2e), brush.Poly(-104, -290, 104, -290, 104, -262, -104, -262))
	b.Fill(b.Metal(brush.Gold), brush.Star(0, -276, 6, 16, 7, 0), brush.Star(-60, -276, 6, 10, 5, 0), brush.Star(60, -276, 6, 10, 5, 0))
	b.Fill(brush.Flat(b.Sun).Clear(0.35), brush.Arch(0, 6, 56, 186))
}

func colosseum(b *brush.Brush) {
	c := brush.Bone.To(b.Low, 0.25)
	b.Draw(c, brush.Smooth(-166, 4, -170, -120, -160, -212, -80, -236, 10, -240, 20, -200, 90, -190, 110, -150, 168, -140, 170, -60, 166,
		4, 80, 16, -80, 16))
	for row := range 3 {
		y := -12 - 66*float64(row)
		for i := range 9 - 2*row {
			x := -136 + 34*float64(i)
			b.Plain(brush.Hex(0x4a2c20).To(b.Near, 0.4), brush.Arch(x, y-6*math.Abs(x)/170, 11, 48))
		}
		b.Draw(c.Times(1.1), brush.Smooth(-170, y-54, 0, y-48, 172-54*float64(row), y-54, 172-54*float64(row), y-62, 0, y-58, -170, y-62))
	}
	b.Mirrored(func(float64) {
		b.Draw(brush.Wood, brush.Slab(-132, -290, 4, 74, 1))
		b.Draw(brush.Livery(b.House), brush.Poly(-129, -290, -88, -280, -129, -264))
	})
}

// rostrum is where speakers stand, with the rams of ships.
func rostrum(b *brush.Brush) {
	c := brush.Bone.To(b.Low, 0.2)
	b.Draw(c, brush.Slab(-150, -16, 300, 24, 4), brush.Box(-128, -120, 256, 108), brush.Slab(-144, -142, 288, 28, 5))
	for _, x := range [3]float64{-84, 0, 84} {
		b.Draw(brush.Hex(0x9a6a3a), brush.Smooth(x-26, -98, x+26, -98, x+30, -60, x+18, -40, x-18, -40, x-30, -60))
		b.Fill(b.Metal(brush.Gold), brush.Poly(x-16, -84, x+16, -84, x+5, -26, x-5, -26))
		b.Plain(brush.Black, brush.Oval(x-13, -84, 4, 4), brush.Oval(x+13, -84, 4, 4))
	}
	b.Draw(c.Times(1.1), brush.Box(-140, -196, 16, 58), brush.Box(124, -196, 16, 58))
	b.Fill(b.Metal(brush.Gold), brush.Slab(-146, -204, 28, 12, 4), brush.Slab(118, -204, 28, 12, 4), brush.Slab(-130, -176, 260, 7, 3))
}

// trireme rows to the right.
func trireme(b *brush.Brush) {
	c := brush.Hex(0x8a4a2a)
	b.Draw(brush.Wood, brush.Slab(-6, -270, 9, 190, 3))
	b.Draw(brush.Hex(0xe8d8b0), brush.Smooth(-90, -250, 0, -262, 92, -250, 108, -180, 92, -116, 0, -128, -92, -116, -78, -180))
	b.Draw(brush.Hex(0xb02a2e), brush.Smooth(-50, -254, -18, -258, -8, -190, -18, -124, -54, -118, -42, -180),
		brush.Smooth(40, -256, 66, -254, 80, -184, 66, -120, 40, -122, 52, -186))
	b.Draw(c, brush.Smooth(-196, -120, -170, -96, -120, -70, 120, -70, 170, -96, 190, -150, 206, -156, 204, -80, 236, -44, 150, -10, -110,
		-10, -164, -50, -216, -110, -210, -160, -180, -166))
	b.Fill(b.Metal(brush.Gold), brush.Smooth(-170, -78, -100, -56, 110, -56, 180, -74, 180, -66, 110, -46, -100, -46, -170, -66),
		brush.Poly(196, -62, 246, -42, 190, -30))
	b.Plain(brush.White, brush.Oval(166, -84, 13, 9))
	b.Plain(brush.Black, brush.Oval(169, -84, 5, 7))
	for i := range 9 {
		x := -110 + 28*float64(i)
		b.Draw(brush.Bone, brush.Taper(brush.Line(x, -34, x-40, 34), 3, 5))
	}
}

// couch is for lying at table.
func couch(b *brush.Brush) {
	c := brush.Hex(0xa8283a)
	b.Draw(brush.Gold.Times(0.7), brush.Taper(brush.Curve(-130, -70, -138, -30, -120, 4), 9, 6),
		brush.Taper(brush.Curve(130, -70, 138, -30, 120, 4), 9, 6))
	b.Draw(c, brush.Slab(-150, -104, 300, 40, 18))
	b.Draw(c.Times(0.85), brush.Smooth(-150, -90, -176, -150, -150, -194, -120, -186, -120, -96))
	b.Draw(brush.Bone, brush.Smooth(-120, -104, -136, -150, -92, -160, -60, -118, -70, -100))
	b.Fill(b.Metal(brush.Gold), brush.Slab(-150, -72, 300, 10, 4), brush.Oval(-152, -186, 16, 16))
}

func chariot(b *brush.Brush) {
	c := brush.Hex(0xb02a2e)
	b.Draw(brush.Wood, brush.Taper(brush.Curve(60, -60, 120, -66, 190, -100), 7, 5))
	b.Draw(c, brush.Smooth(-96, -48, -90, -150, -70, -168, -30, -120, 40, -120, 76, -172, 90, -160, 80, -48))
	b.Fill(b.Metal(brush.Gold), brush.Taper(brush.Curve(-92, -156, -70, -172, -30, -124, 40, -124, 78, -176), 6, 6))
	b.Within(brush.Place(6, -84, 0.3, 0.3, 0), func() { Emblem(b, b.Metal(brush.Gold)) })
	b.Draw(brush.Wood.Times(0.8), brush.Ring(-8, -54, 60, 48)...)
	b.Fill(b.Metal(brush.Gold), brush.Ring(-8, -54, 62, 56)...)
	for i := range 4 {
		q := brush.Point{}.Around(math.Pi*float64(i)/4, 52)
		b.Draw(brush.Wood, brush.Taper([]brush.Point{brush.At(-8, -54).Plus(q), brush.At(-8, -54).Minus(q)}, 5, 5))
	}
	b.Fill(b.Metal(brush.Gold), brush.Oval(-8, -54, 13, 13))
}

func lyre(b *brush.Brush) {
	g := b.Metal(brush.Gold)
	b.Mirrored(func(float64) {
		b.Fill(g, brush.Taper(brush.Curve(20, 74, 84, 50, 90, -10, 56, -50, 62, -100, 96, -116), 15, 7))
	})
	b.Fill(g, brush.Smooth(-44, 60, 44, 60, 58, 92, 34, 112, -34, 112, -58, 92), brush.Slab(-78, -92, 156, 15, 6))
	for i := range 6 {
		x := -30 + 12*float64(i)
		b.Plain(brush.White.To(brush.Gold, 0.3), brush.Taper(brush.Line(x*1.2, -84, x, 70), 1.8, 1.8))
	}
}
