package people

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
)

// shardFaces are the faces of the leaders of Shards of Infinity and of their people.
var shardFaces = map[string]func(*brush.Brush, *Figure){
	"steel-faced": steelFace, "hollow-hooded": hollow, "spider-eyed": spiderEyed, "bark-faced": barkFace, "porcelain-faced": porcelainFace,
	"burning-eyed": burningEyes,
}

// shardHats are what they wear on their heads.
var shardHats = map[string]func(*brush.Brush, *Figure){
	"legion-helm": legionHelm, "glyph-halo": glyphHalo, "veil": veil, "splinter-crown": splinterCrown, "stag-crown": stagCrown,
	"flower-crown": flowerCrown, "sun-crown": sunCrown, "spore-cap": sporeCap, "third-eye": thirdEye,
}

// shardGarments are what they wear on their bodies.
var shardGarments = map[string]Garment{
	"gear-halo": {behind: gearHalo}, "sun-disc": {behind: sunDisc}, "splinters": {behind: splinters}, "tatters": {behind: tatters},
	"spider-legs": {behind: spiderLegs}, "pauldrons": {before: pauldrons}, "leaf-mantle": {before: leafMantle},
	"stole": {before: stole}, "core": {before: core},
}

// steelFace is the face of a woman of steel.
func steelFace(b *brush.Brush, f *Figure) {
	x := f.Turn * 5
	m := b.Metal(f.Skin.To(brush.White, 0.25))
	b.Fill(b.Metal(brush.Gold), brush.Smooth(-22, 2, -24, -18, -14, -32, 0, -36, 14, -32, 24, -18, 22, 2, 15, 14, -15, 14))
	b.Fill(m, brush.Smooth(-17, -8, -15, -21, 0, -26, 15, -21, 17, -8, 14, 8, 6, 19, 0, 23, -6, 19, -14, 8))
	seam := brush.Flat(b.Shade).Clear(0.55)
	b.Fill(seam, brush.Taper(brush.Line(x, -26, x, -12), 0.8, 0.8), brush.Taper(brush.Curve(-15, 6, x-7, 9, x-6, 20), 0.8, 0.8),
		brush.Taper(brush.Curve(15, 6, x+7, 9, x+6, 20), 0.8, 0.8))
	b.Glow(x, -17, 16, 14, b.Accent, 0.9)
	b.Plain(b.Accent.To(brush.White, 0.3), brush.Poly(x, -23, x+4, -17, x, -11, x-4, -17))
	for _, d := range brush.Sides {
		b.Plain(b.Shade, brush.Leaf(brush.Line(x+d*2.5, -1, x+d*8, -4, x+d*15, -5), 4.6))
		b.Glow(x+d*8, -3, 13, 9, b.Accent, 0.7)
		b.Plain(b.Accent.To(brush.White, 0.5), brush.Leaf(brush.Line(x+d*4, -2, x+d*8, -3.4, x+d*13, -4.2), 2.6))
	}
	nose(b, f, -1, 8, 3)
	b.Plain(brush.Hex(0xa8342c), brush.Smooth(x-5.5, 13, x, 11.6, x+5.5, 13, x, 16.4))
}

// hollow is a hood with nothing in it but two eyes.
func hollow(b *brush.Brush, f *Figure) {
	t := f.Turn * 4
	inner := brush.Smooth(-17+t, -4, -11+t, -20, t, -24, 11+t, -20, 17+t, -4, 14+t, 13, t, 26, -14+t, 13)
	b.Plain(brush.Black, inner)
	b.Fill(b.Body(f.Cloth), brush.Holed(brush.Smooth(-28, 12, -30, -10, -18, -32, t*0.8, -46, 18, -32, 30, -10, 28, 12, 20, 30, 0, 36, -20,
		30),
		inner)...)
	Glare(b, f.Turn, -3, 8, 5.4, 0.25, b.Accent)
}

// spiderEyed is a face with eight eyes.
func spiderEyed(b *brush.Brush, f *Figure) {
	x := f.Turn * 5
	b.Mirrored(func(float64) {
		b.Draw(f.Skin.Times(0.55), brush.Taper(brush.Curve(8, 16, 15, 26, 9, 36), 5, 1.2))
	})
	b.Fill(b.Skin(f.Skin.Times(0.75)), brush.Smooth(-20, -6, -17, -24, 0, -31, 17, -24, 20, -6, 15, 12, 0, 24, -15, 12))
	for i, q := range [4][3]float64{{7, -1, 5.2}, {15, -8, 3.6}, {6, -14, 3.6}, {13, -18, 2.6}} {
		for _, d := range brush.Sides {
			b.Plain(brush.Black, brush.Oval(x+d*q[0], q[1], q[2]*1.2, q[2]*1.2))
			b.Glow(x+d*q[0], q[1], q[2]*2.4, q[2]*2.4, b.Accent, 0.5)
			b.Plain(b.Accent.To(brush.White, 0.35-0.1*float64(i%2)), brush.Oval(x+d*q[0], q[1], q[2]*0.8, q[2]*0.8))
		}
	}
	mouth(b, f, 12, 5, -1)
}

// barkFace is a mask of bark with moss for a beard.
func barkFace(b *brush.Brush, f *Figure) {
	x := f.Turn * 4
	c := brush.Hex(0x7a5a38)
	moss := brush.Hex(0x5a9a48).To(f.hair, 0.2)
	for i := range 9 {
		k := float64(i) - 4
		l := 62 - 6*math.Abs(k)
		b.Draw(moss.Times(0.7+0.07*float64(i%3)), brush.Leaf(brush.Curve(k*5, 4, k*7, l*0.6, k*6+4*float64(i%2), l), 8))
	}
	b.Fill(b.Skin(c), brush.Poly(-19, -4, -21, -22, -12, -30, -4, -27, 2, -33, 10, -28, 19, -24, 20, -4, 15, 12, 6, 22, -6, 22, -15, 12))
	for i := range 6 {
		k := -14 + 5.6*float64(i)
		b.Fill(brush.Flat(c.To(b.Shade, 0.5)).Clear(0.7), brush.Taper(brush.Curve(k, -26, k*1.1+b.In(-2, 2), -8, k*0.8, 16), 1, 0.4))
	}
	for _, d := range brush.Sides {
		b.Plain(b.Shade.To(brush.Black, 0.4), brush.Smooth(x+d*2, 1, x+d*6, -8, x+d*16, -10, x+d*15, -1, x+d*7, 3))
		b.Glow(x+d*9, -4, 18, 14, b.Accent, 0.8)
		b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(x+d*9, -3.6, 3.4, 3.4))
		b.Draw(c.Times(1.2), brush.Leaf(brush.Line(x+d*1, -5, x+d*9, -11, x+d*20, -16), 5))
	}
	b.Draw(c.Times(1.1), brush.Poly(x-3, -4, x+3, -4, x+6, 9, x, 12, x-6, 9))
	for i := range 5 {
		k := float64(i) - 2
		b.Draw(moss, brush.Leaf(brush.Curve(x+k*3, 12, x+k*6, 20, x+k*8, 31-2*math.Abs(k)), 5))
	}
}

// porcelainFace is a white mask with a crack, and darkness around it.
func porcelainFace(b *brush.Brush, f *Figure) {
	x := f.Turn * 4
	b.Fill(b.Body(brush.Hex(0x1a1424)), brush.Smooth(-26, 10, -28, -12, -16, -34, 0, -42, 16, -34, 28, -12, 26, 10, 18, 30, 0, 34, -18, 30))
	b.Fill(b.Skin(brush.Hex(0xf2ecf0)), brush.Smooth(x-16, -8, x-14, -22, x, -28, x+14, -22, x+16, -8, x+13, 8, x+5, 20, x, 24, x-5, 20,
		x-13, 8))
	for _, d := range brush.Sides {
		b.Plain(brush.Black, brush.Leaf(brush.Line(x+d*1.5, 0, x+d*8, -4, x+d*15, -7), 5.4))
		b.Glow(x+d*8, -4, 12, 10, b.Accent, 0.8)
		b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(x+d*8, -3.6, 2.2, 2.2))
		b.Plain(b.Accent.To(brush.Hex(0x6a1a4a), 0.5), brush.Taper(brush.Line(x+d*8, 2, x+d*9, 17), 1.5, 0.4))
	}
	b.Plain(brush.Hex(0x6a1a3a), brush.Smooth(x-4, 13, x, 11.8, x+4, 13, x, 16))
	b.Plain(brush.Black, brush.Taper(brush.Line(x+4, -28, x+1, -20, x+6, -15, x+3, -9), 1.1, 0.5),
		brush.Taper(brush.Line(x+6, -15, x+12, -13), 0.7, 0.4))
}

// burningEyes is the face of Nemesis: half in darkness, with eyes that burn.
func burningEyes(b *brush.Brush, f *Figure) {
	x := f.Turn * 5
	hair := brush.Hex(0x1c0612)
	b.Draw(hair, brush.Poly(-17, -26, 0, -36, 17, -26, 27, -6, 25, 14, 32, 30, 23, 34, 26, 52, 15, 44, 10, 62, 0, 46, -10, 62, -15, 44, -26,
		52,
		-23, 34, -32, 30, -25, 14, -27, -6))
	b.Fill(b.Skin(f.Skin), brush.Smooth(-17, -8, -15, -21, 0, -26, 15, -21, 17, -8, 14, 8, 5, 22, 0, 26, -5, 22, -14, 8))
	b.Plain(b.Shade.To(brush.Black, 0.5), brush.Smooth(x-17, -9, x-6, -6, x, -1, x+6, -6, x+17, -9, x+14, 3, x+6, 4, x, 1, x-6, 4, x-14, 3))
	b.Plain(f.Skin.To(b.Shade, 0.55), brush.Poly(x-16, 3, x-7, 9, x-8, 20, x-13, 11), brush.Poly(x+16, 3, x+7, 9, x+8, 20, x+13, 11))
	for _, d := range brush.Sides {
		b.Glow(x+d*9, -2.6, 19, 13, b.Accent, 0.8)
		b.Plain(b.Accent.To(brush.White, 0.3), brush.Leaf(brush.Line(x+d*1.5, 1.5, x+d*8, -2.4, x+d*17, -8), 5.4))
		b.Plain(brush.White, brush.Leaf(brush.Line(x+d*4, 0, x+d*8, -2.2, x+d*14, -5), 2.6))
		b.Plain(b.Accent.To(brush.White, 0.2), brush.Leaf(brush.Line(x+d*16, -7, x+d*23, -14, x+d*27, -25), 2.4))
		b.Plain(f.Skin.To(b.Shade, 0.85), brush.Taper(brush.Line(x+d*1.5, -4, x+d*9, -9, x+d*17, -15), 2.6, 1))
	}
	nose(b, f, 0, 8, 3)
	b.Plain(brush.Hex(0x3a0410), brush.Smooth(x-7, 14, x, 12.4, x+7, 14, x+4, 17.4, x-4, 17.4))
	b.Plain(f.Skin.To(b.Accent, 0.6), brush.Poly(x, -26, x+3, -19, x, -12, x-3, -19))
}

// legionHelm is a helmet whose crest runs from ear to ear.
func legionHelm(b *brush.Brush, f *Figure) {
	x := f.Turn * 5
	red := brush.Hex(0xc8362e)
	for i := range 13 {
		a := math.Pi * (1.04 + 0.92*float64(i)/12)
		b.Draw(red.Times(0.75+0.12*float64(i%3)), brush.Taper([]brush.Point{brush.At(0, -10).Around(a, 22), brush.At(0, -10).Around(a, 46)},
			4.5, 5))
	}
	m, g := b.Metal(brush.Steel.To(brush.Hex(0xc8944e), 0.25)), b.Metal(brush.Gold)
	b.Fill(m, brush.Smooth(-23, 14, -26, -10, -18, -27, 0, -33, 18, -27, 26, -10, 23, 14, 14, 26, 6, 8, 0, 3, -6, 8, -14, 26))
	b.Plain(brush.Black, brush.Smooth(x-18, -9, x, -6, x+18, -9, x+17, 1, x+6, 3, x, 1, x-6, 3, x-17, 1))
	for _, d := range brush.Sides {
		b.Glow(x+d*8, -3, 16, 10, b.Accent, 0.8)
		b.Plain(b.Accent.To(brush.White, 0.4), brush.Slab(x+d*8-5, -5, 10, 4, 2))
	}
	b.Fill(g, brush.Taper(brush.Curve(-25, -10, x, -16, 25, -10), 2.6, 2.6), brush.Slab(x-2.4, -32, 4.8, 18, 2))
}

// glyphHalo is a ring of letters around the head.
func glyphHalo(b *brush.Brush, _ *Figure) {
	c := b.Accent.To(brush.White, 0.25)
	b.Within(brush.Place(0, -31, 1, 0.3, -0.12), func() {
		b.Plain(c, brush.Taper(brush.ArcLine(brush.At(0, 0), 40, 0.1, 3.05), 2.4, 2.4))
		b.Fill(brush.Flat(c).Clear(0.6), brush.Taper(brush.ArcLine(brush.At(0, 0), 40, 3.3, 6.2), 1.6, 1.6))
	})
	for i := range 5 {
		a := 0.45 + 0.56*float64(i)
		q := brush.At(40*math.Cos(a), -31+12*math.Sin(a)-4.8*math.Cos(a))
		b.Glow(q.X, q.Y, 14, 14, b.Accent, 0.6)
		b.Fill(b.Skin(b.Sky.To(b.Shade, 0.4)), brush.Slab(q.X-5.5, q.Y-6.5, 11, 13, 2))
		Glyph(b, q.X, q.Y, 4, brush.Flat(c))
	}
}

// veil hangs before the face, with an eye on it.
func veil(b *brush.Brush, f *Figure) {
	x := f.Turn * 3
	c := brush.Hex(0xf0eafc)
	b.Fill(b.Skin(c), brush.Smooth(-22, -10, -16, -28, 0, -33, 16, -28, 22, -10, 24, 20, 19, 40, 7, 34, 0, 42, -7, 34, -19, 40, -24, 20))
	for i := range 5 {
		k := -14 + 7*float64(i)
		b.Fill(brush.Flat(c.To(b.Shade, 0.4)).Clear(0.5), brush.Taper(brush.Curve(k*0.8, -24, k*1.1, 6, k*1.2, 36), 0.7, 1))
	}
	b.Fill(b.Metal(brush.Gold), brush.Taper(brush.Curve(-22, -13, x, -20, 22, -13), 2.6, 2.6))
	b.Glow(x, 1, 24, 18, b.Accent, 0.6)
	b.Plain(b.Sky.To(b.Shade, 0.3), brush.Leaf(brush.Line(x-17, 1, x, 1, x+17, 1), 9.5))
	b.Plain(b.Accent.To(brush.White, 0.3), brush.Oval(x, 1, 5, 6))
	b.Plain(b.Sky.To(b.Shade, 0.5), brush.Oval(x, 1, 2, 3.4))
}

// splinterCrown is of splinters of the engine, which float.
func splinterCrown(b *brush.Brush, _ *Figure) {
	for i := range 9 {
		k := float64(i) - 4
		h := 46 - 5.5*math.Abs(k)
		if i%2 == 1 {
			h *= 0.62
		}
		b.Within(brush.Place(k*6.2, -22+0.55*k*k, 1, 1, k*0.16), func() {
			b.Glow(0, -h*0.5, 14, h*0.6, b.Accent, 0.5)
			b.Draw(b.Accent.Times(0.75), brush.Poly(-4.4, 0, -5.4, -h*0.55, 0, -h, 5.4, -h*0.6, 4.4, 0, 0, 4))
			b.Plain(b.Accent.To(brush.White, 0.5), brush.Poly(-4.4, 0, -5.4, -h*0.55, 0, -h, -0.6, -h*0.4, 0, 4))
		})
	}
}

// stagCrown is great antlers with moss and lights.
func stagCrown(b *brush.Brush, _ *Figure) {
	c := brush.Hex(0xa88a5c)
	b.Mirrored(func(float64) {
		stem := brush.Curve(9, -20, 24, -46, 52, -58, 64, -96)
		b.Draw(c, brush.Taper(stem, 6, 1.6))
		for i, q := range [4][5]float64{{22, -44, 18, -66, -78}, {36, -53, 40, -78, -92}, {54, -64, 78, -74, -90}, {17, -36, 40, -32, -40}} {
			b.Draw(c.Times(0.9+0.05*float64(i)), brush.Taper(brush.Curve(q[0], q[1], (q[0]+q[2])/2+3, q[1]-8, q[2], q[3]+0.5*(q[4]-q[3])), 4, 1))
		}
		for i := range 4 {
			at := stem[5+6*i]
			b.Draw(brush.Hex(0x5a9a48), brush.Leaf(brush.Curve(at.X, at.Y, at.X+3, at.Y+10, at.X-1, at.Y+22), 4.6))
		}
		for _, q := range [2]brush.Point{brush.At(64, -97), brush.At(40, -86)} {
			b.Glow(q.X, q.Y, 20, 20, b.Accent, 0.9)
			b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(q.X, q.Y, 4, 4))
		}
	})
}

// flowerCrown is a wreath of flowers.
func flowerCrown(b *brush.Brush, f *Figure) {
	b.Fill(b.Skin(brush.Hex(0x4a8a3a)), brush.Taper(brush.Curve(-23, -8, f.Turn*4, -22, 23, -8), 5, 5))
	for i := range 7 {
		k := float64(i) - 3
		q := brush.At(k*7.4+f.Turn*2, -20+1.25*k*k)
		c := brush.Pick(&b.Random, brush.Hex(0xffd0dc), b.Accent, brush.Hex(0xfff2c0))
		for p := range 5 {
			o := q.Around(1.257*float64(p)+k, 5.2)
			b.Fill(b.Skin(c), brush.Oval(o.X, o.Y, 4, 4))
		}
		b.Plain(brush.Gold, brush.Oval(q.X, q.Y, 2.8, 2.8))
	}
}

// sunCrown is a wheel of golden rays behind the head.
func sunCrown(b *brush.Brush, _ *Figure) {
	g := b.Metal(brush.Gold)
	for i := range 9 {
		a := math.Pi * (1.08 + 0.84*float64(i)/8)
		k := 44.0
		if i%2 == 0 {
			k = 58
		}
		b.Fill(g, brush.Spike(brush.At(0, -6), a, 0.13, 24, k))
	}
	b.Fill(g, brush.Taper(brush.ArcLine(brush.At(0, -6), 25, 3.3, 6.13), 3.4, 3.4))
	b.Glow(0, -31, 16, 14, b.Accent, 0.9)
	b.Plain(b.Accent.To(brush.White, 0.3), brush.Oval(0, -31, 4.6, 4.6))
}

// sporeCap is a mushroom for a hat.
func sporeCap(b *brush.Brush, _ *Figure) {
	c := brush.Pick(&b.Random, brush.Hex(0xd8643c), brush.Hex(0xb04a6a), brush.Hex(0x4a8a9a))
	b.Plain(brush.Bone.Times(0.8), brush.Smooth(-40, -10, 0, -2, 40, -10, 24, -18, -24, -18))
	b.Draw(c, brush.Smooth(-46, -10, -40, -34, -18, -52, 18, -52, 40, -34, 46, -10, 22, -17, -22, -17))
	for _, q := range [5][3]float64{{-26, -30, 5}, {-6, -40, 7}, {20, -34, 5.5}, {34, -20, 4}, {6, -25, 4.5}} {
		b.Glow(q[0], q[1], q[2]*2.4, q[2]*2.4, b.Accent, 0.4)
		b.Plain(brush.Hex(0xfff2d0), brush.Oval(q[0], q[1], q[2], q[2]*0.8))
	}
}

// thirdEye opens in the brow.
func thirdEye(b *brush.Brush, f *Figure) {
	x := f.Turn * 5
	b.Glow(x, -17, 24, 22, b.Accent, 0.9)
	b.Plain(brush.White, brush.Leaf([]brush.Point{brush.At(x, -28), brush.At(x, -17), brush.At(x, -6)}, 7))
	b.Plain(b.Accent.To(b.Shade, 0.2), brush.Oval(x, -17, 3.6, 4.6))
	b.Plain(brush.White, brush.Oval(x-1, -18.6, 1.2, 1.2))
}

// gearHalo is a wheel of teeth behind the shoulders.
func gearHalo(b *brush.Brush, f *Figure) {
	y := -30 * f.head
	b.Glow(0, y, 110, 110, b.Accent, 0.4)
	b.Fill(b.Metal(brush.Gold.To(brush.Iron, 0.2)), brush.Holed(brush.Gear(0, y, 84*f.head, 16, 0.1),
		brush.Oval(0, y, 58*f.head, 58*f.head))...)
	b.Plain(b.Accent.To(brush.White, 0.3), brush.Ring(0, y, 54*f.head, 51.5*f.head)...)
}

// sunDisc is a disc of light with rays behind the head.
func sunDisc(b *brush.Brush, f *Figure) {
	y, k := -28*f.head, f.head
	b.Glow(0, y, 120*k, 120*k, b.Accent, 0.55)
	for i := range 24 {
		a := 2 * math.Pi * float64(i) / 24
		r := 92 - 16*float64(i%2)
		b.Fill(b.Metal(brush.Gold), brush.Spike(brush.At(0, y), a, 0.05, 66*k, r*k))
	}
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, y, 66*k, 60*k)...)
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.6)).Clear(0.5), brush.Oval(0, y, 58*k, 58*k))
}

// splinters of the engine float behind the shoulders like wings.
func splinters(b *brush.Brush, f *Figure) {
	b.Glow(0, -20, 150, 120, b.Accent, 0.4)
	b.Mirrored(func(float64) {
		for i := range 6 {
			a := 0.5 - 0.38*float64(i)
			r := 78 + 9*float64(i%2)
			at := brush.At(f.Wide*0.4, 6).Around(a, r)
			b.Within(brush.Place(at.X, at.Y, 1, 1, a+math.Pi/2), func() {
				h := 40 - 3*float64(i)
				b.Draw(b.Accent.Times(0.55), brush.Poly(0, -h, 9, -h*0.3, 6, h*0.7, 0, h, -8, h*0.4, -9, -h*0.4))
				b.Plain(b.Accent.To(brush.White, 0.35), brush.Poly(0, -h, 0, h, -8, h*0.4, -9, -h*0.4))
			})
		}
	})
}

// tatters of shadow rise from the shoulders.
func tatters(b *brush.Brush, f *Figure) {
	c := f.Cloth.Times(0.5).To(b.Shade, 0.3)
	b.Mirrored(func(float64) {
		for i := range 6 {
			k := float64(i)
			line := brush.Curve(f.Wide*(0.3+0.12*k), 10+12*k, f.Wide*0.7+20+9*k, -14+18*k, f.Wide+28+10*k, -50+26*k, f.Wide+34+15*k,
				-92+30*k+b.In(-8, 8))
			b.Draw(c.Times(0.8+0.1*float64(i%3)), brush.Taper(line, 16, 0.6))
		}
	})
}

// spiderLegs arch from the back.
func spiderLegs(b *brush.Brush, f *Figure) {
	c := brush.Hex(0x3a2c34)
	b.Mirrored(func(float64) {
		for i := range 4 {
			k := float64(i)
			knee := brush.At(f.Wide+44+12*k-5*k*k, -62+40*k)
			foot := brush.At(f.Wide+96+3*k, 10+34*k)
			b.Draw(c, brush.Taper([]brush.Point{brush.At(f.Wide*0.4, 16+12*k), knee}, 8, 6), brush.Taper([]brush.Point{knee, foot}, 6, 1.2))
			b.Draw(c.Times(1.4), brush.Oval(knee.X, knee.Y, 7.5, 7.5))
			b.Plain(b.Accent.To(c, 0.2), brush.Oval(knee.X, knee.Y, 3, 3))
		}
	})
}

// pauldrons are round plates on the shoulders.
func pauldrons(b *brush.Brush, f *Figure) {
	w := f.Wide
	m, g := b.Metal(brush.Steel.To(f.Cloth, 0.3)), b.Metal(brush.Gold)
	b.Mirrored(func(float64) {
		for i := range 3 {
			k := float64(2 - i)
			b.Fill(m, brush.Smooth(w*0.5, -4+k*9, w*0.95, -20+k*11, w*1.5, 0+k*11, w*1.42, 26+k*9, w*0.8, 20+k*9))
		}
		b.Fill(g, brush.Taper(brush.Curve(w*0.52, -3, w*0.96, -19, w*1.5, 2), 3, 3))
		b.Fill(g, brush.Oval(w*1.02, 4, 8, 8))
		b.Plain(b.Accent, brush.Oval(w*1.02, 4, 4.4, 4.4))
	})
}

// leafMantle is a cape of leaves over the shoulders.
func leafMantle(b *brush.Brush, f *Figure) {
	w := f.Wide
	for row := range 3 {
		for i := range 9 {
			t := (float64(i) - 4) / 4
			if row%2 == 1 {
				t += 0.12
			}
			from := brush.At(t*w*(1.25-0.25*float64(row)), 22-14*float64(row)+10*t*t)
			c := brush.Pick(&b.Random, brush.Hex(0x4a8a3a), brush.Hex(0x6aa848), brush.Hex(0x3a7048), brush.Hex(0x9ab048))
			b.Draw(c, brush.Leaf(brush.CurveThrough([]brush.Point{from, from.Shift(t*10, 20), from.Shift(t*18, 42)}), 12))
		}
	}
}

// stole is a band of cloth with letters of light.
func stole(b *brush.Brush, f *Figure) {
	w := f.Wide
	b.Mirrored(func(float64) {
		b.Draw(b.Sky.To(b.Shade, 0.2), brush.Smooth(w*0.16, -8, w*0.52, -6, w*0.66, 30, w*0.6, 110, w*0.24, 112, w*0.26, 30))
		b.Fill(b.Metal(brush.Gold), brush.Taper(brush.Curve(w*0.54, -6, w*0.67, 30, w*0.61, 110), 1.8, 1.8))
		for i := range 4 {
			Glyph(b, w*0.44, 16+24*float64(i), 7.5, brush.Flat(b.Accent.To(brush.White, 0.2)))
		}
	})
}

// core is a splinter of the engine in the chest.
func core(b *brush.Brush, _ *Figure) {
	b.Glow(0, 34, 54, 54, b.Accent, 0.9)
	b.Fill(b.Metal(brush.Iron), brush.Star(0, 34, 8, 21, 17, 0.2))
	b.Plain(brush.Black, brush.Oval(0, 34, 14, 14))
	b.Plain(b.Accent, brush.Poly(0, 19, 7, 32, 0, 49, -7, 32))
	b.Plain(b.Accent.To(brush.White, 0.6), brush.Poly(0, 19, 0, 49, -7, 32))
}

// Glyph draws a letter of the monks that is so large, its strokes and its dot.
func Glyph(b *brush.Brush, x, y, size float64, s brush.Style) {
	k := size / 10
	b.Within(brush.Place(x, y, k, k, 0), func() {
		switch b.N(5) {
		case 0:
			b.Fill(s, brush.Box(-7, -8, 14, 3), brush.Box(-1.5, -8, 3, 16), brush.Oval(6, 5, 2.4, 2.4))
		case 1:
			b.Fill(s, brush.Ring(0, 0, 8, 5)...)
			b.Fill(s, brush.Oval(0, 0, 2, 2))
		case 2:
			b.Fill(s, brush.Box(-7, -8, 3, 16), brush.Box(4, -8, 3, 16), brush.Box(-5, -1.5, 10, 3))
		case 3:
			b.Fill(s, brush.Holed(brush.Poly(0, -9, 9, 7, -9, 7), brush.Poly(0, -3, 4, 4, -4, 4))...)
		default:
			b.Fill(s, brush.Taper(brush.Line(-7, -7, 7, 7), 1.6, 1.6), brush.Taper(brush.Line(7, -7, -1, 1), 1.6, 1.6), brush.Oval(-5, 6, 2.4, 2.4))
		}
	})
}
