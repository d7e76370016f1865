package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/people"
)

// infinityThings are the pieces of the engine of infinity, and the relics that its heirs have made.
var infinityThings = motif.Join(
	motif.Anchored(motif.Middle, map[string]func(*brush.Brush){
		"shard": shard, "infinity-shard": infinityShard, "engine-ring": engineRing, "glyph-ring": glyphRing, "cipher": cipher,
		"crescents": crescents, "talons": talons, "living-crown": livingCrown, "void-heart": voidHeart, "world-piercer": worldPiercer,
		"dividers": dividers, "light-face": lightFace,
	}),
	motif.Anchored(motif.Foot, map[string]func(*brush.Brush){
		"shard-reactor": shardReactor, "light-gate": lightGate, "draco-standard": dracoStandard, "robe-of-light": robeOfLight,
		"shard-cluster": shardCluster,
	}),
)

// facets draws a splinter of the engine, h high above and below the middle.
func facets(b *brush.Brush, h float64, c brush.RGB) {
	w := h * 0.42
	b.Draw(c.Times(0.75), brush.Poly(0, -h, w*0.9, -h*0.42, w, h*0.2, w*0.3, h, -w*0.6, h*0.62, -w, -h*0.1, -w*0.7, -h*0.6))
	b.Plain(c.To(brush.White, 0.35), brush.Poly(0, -h, -w*0.1, -h*0.34, -w*0.7, -h*0.6))
	b.Plain(c.To(brush.White, 0.6), brush.Poly(-w*0.7, -h*0.6, -w*0.1, -h*0.34, -w*0.24, h*0.3, -w, -h*0.1))
	b.Plain(c.To(brush.White, 0.12), brush.Poly(0, -h, w*0.9, -h*0.42, -w*0.1, -h*0.34))
	b.Plain(c, brush.Poly(w*0.9, -h*0.42, w, h*0.2, -w*0.24, h*0.3, -w*0.1, -h*0.34))
	b.Plain(c.To(b.Shade, 0.3), brush.Poly(w, h*0.2, w*0.3, h, -w*0.24, h*0.3))
}

func shard(b *brush.Brush) {
	b.Glow(0, 0, 110, 140, b.Accent, 0.55)
	facets(b, 110, b.Accent)
}

// shardCluster is what grows where a splinter of the engine has fallen.
func shardCluster(b *brush.Brush) {
	b.Glow(0, -120, 190, 170, b.Accent, 0.45)
	for _, s := range [7]struct{ x, h, turn float64 }{
		{-104, 54, -0.75}, {108, 60, 0.7}, {-64, 88, -0.42}, {70, 96, 0.36}, {-4, 140, -0.03}, {-34, 62, -0.22}, {40, 56, 0.2},
	} {
		b.Within(brush.Place(s.x*0.55, 4, 1, 1, s.turn), func() {
			b.Within(brush.Place(0, -s.h*0.86, 1, 1, 0), func() { facets(b, s.h, b.Accent.To(b.Sky, b.In(0, 0.3))) })
		})
	}
	b.Draw(b.Near, brush.Smooth(-130, 12, -96, -22, -40, -14, 0, -26, 46, -12, 96, -22, 132, 12))
}

// lemniscate is the sign of infinity.
func lemniscate(r float64) []brush.Point {
	line := make([]brush.Point, 49)
	for i := range line {
		a := 2 * math.Pi * float64(i) / 48
		k := r / (1 + math.Sin(a)*math.Sin(a))
		line[i] = brush.At(k*math.Cos(a), k*math.Sin(a)*math.Cos(a)*1.3)
	}
	return line
}

// infinityShard is the heart of the engine, with its sign inside.
func infinityShard(b *brush.Brush) {
	b.Glow(0, 0, 190, 190, b.Accent, 0.75)
	facets(b, 140, b.Accent.To(brush.Hex(0x6a3aff), 0.4).Times(0.85))
	b.Glow(0, 6, 80, 60, brush.White, 0.35)
	sign := lemniscate(52)
	b.Fill(brush.Flat(b.Shade).Clear(0.5), brush.Taper(sign, 11, 11))
	b.Plain(brush.White, brush.Taper(sign, 6, 6))
	for i := range 7 {
		a := 2*math.Pi*float64(i)/7 + 0.3
		q := brush.At(0, 0).Around(a, b.In(128, 168))
		b.Within(brush.Place(q.X, q.Y, 1, 1, a+1.57), func() { facets(b, b.In(13, 25), b.Accent) })
	}
}

// shardReactor burns a splinter between rings of metal.
func shardReactor(b *brush.Brush) {
	m, d := b.Metal(brush.Steel), b.Metal(brush.Iron.Times(0.7))
	b.Fill(d, brush.Poly(-126, 8, -96, -44, 96, -44, 126, 8), brush.Poly(-70, -40, -52, -72, 52, -72, 70, -40))
	b.Fill(m, brush.Slab(-104, -54, 208, 16, 6))
	for i := range 5 {
		b.Glow(-64+32*float64(i), -20, 16, 12, b.Accent, 0.8)
		b.Plain(b.Accent.To(brush.White, 0.5), brush.Slab(-72+32*float64(i), -25, 16, 9, 4))
	}
	b.Mirrored(func(float64) {
		b.Fill(d, brush.Taper(brush.Curve(84, -46, 140, -110, 134, -200, 90, -262), 15, 9))
		b.Fill(m, brush.Poly(100, -278, 60, -250, 80, -232, 110, -250))
	})
	b.Glow(0, -166, 150, 150, b.Accent, 0.8)
	hoop := func(from, to float64) {
		b.Within(brush.Place(0, -150, 1, 0.28, -0.12), func() {
			b.Fill(m, brush.Taper(brush.ArcLine(brush.At(0, 0), 106, from, to), 9, 9))
		})
	}
	hoop(math.Pi, 2*math.Pi)
	b.Within(brush.Place(0, -164, 1, 1, 0.08), func() { facets(b, 88, b.Accent) })
	hoop(0, math.Pi)
}

// engineRing is what is left of the engine of infinity.
func engineRing(b *brush.Brush) {
	m, d := b.Metal(brush.Steel.To(b.Near, 0.3)), b.Metal(brush.Iron.To(b.Near, 0.5))
	b.Glow(0, 0, 150, 150, b.Accent, 0.5)
	for i := range 5 {
		from := 0.3 + 1.25*float64(i)
		to := from + 0.98 - 0.12*float64(i%2)
		b.Fill(d, brush.Taper(brush.ArcLine(brush.At(0, 0), 118, from, to), 22, 22))
		b.Fill(m, brush.Taper(brush.ArcLine(brush.At(0, 0), 128, from+0.04, to-0.04), 6, 6))
		b.Plain(b.Accent.To(brush.White, 0.3), brush.Taper(brush.ArcLine(brush.At(0, 0), 106, from+0.1, to-0.1), 2.6, 2.6))
		q := brush.At(0, 0).Around(from+0.5, 118)
		b.Within(brush.Place(q.X, q.Y, 1, 1, from+0.5), func() { b.Fill(m, brush.Slab(-30, -15, 60, 30, 6)) })
	}
}

// glyphRing is a wheel of plates with letters that turn in the air.
func glyphRing(b *brush.Brush) {
	c := b.Accent.To(brush.White, 0.2)
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, 0, 134, 129)...)
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, 0, 86, 83)...)
	for i := range 10 {
		a := 2 * math.Pi * float64(i) / 10
		q := brush.At(0, 0).Around(a, 108)
		b.Within(brush.Place(q.X, q.Y, 1, 1, a+math.Pi/2), func() {
			b.Fill(b.Skin(b.Sky.To(b.Shade, 0.4)), brush.Slab(-18, -19, 36, 38, 5))
			people.Glyph(b, 0, 0, 12, brush.Flat(c))
		})
	}
}

// cipher is a wall of letters.
func cipher(b *brush.Brush) {
	for row := range 4 {
		for i := range 5 {
			x, y := -88+44*float64(i), -66+44*float64(row)
			c := b.Sky.To(b.Shade, b.In(0.2, 0.6))
			b.Fill(b.Skin(c), brush.Slab(x-20, y-20, 40, 40, 6))
			people.Glyph(b, x, y, 13, brush.Flat(b.Accent.To(c, b.In(0, 0.5))))
		}
	}
}

// crescents are two blades like moons, back to back.
func crescents(b *brush.Brush) {
	b.Mirrored(func(float64) {
		b.Within(brush.Place(116, 0, -1, 1, -0.3), func() {
			b.Glow(60, 0, 110, 120, b.Accent, 0.3)
			blade := brush.Smooth(-10, -128, 56, -108, 104, -50, 112, 10, 92, 70, 44, 118, -16, 134, 34, 84, 56, 30, 54, -26, 32, -84)
			b.Fill(b.Metal(brush.Steel.To(brush.White, 0.3)), blade)
			b.Fill(brush.Flat(b.Accent.To(brush.White, 0.4)), brush.Taper(brush.Curve(0, -124, 62, -98, 104, -44, 108, 14, 86, 70, 40, 112,
				-8, 130), 4,
				4))
			b.Fill(b.Metal(brush.Gold), brush.Slab(34, -22, 20, 48, 8), brush.Oval(43, 2, 15, 15))
			b.Plain(b.Accent.To(brush.White, 0.3), brush.Oval(43, 2, 8, 8))
		})
	})
}

// talons are a gauntlet of wood with claws of crystal.
func talons(b *brush.Brush) {
	c := brush.Hex(0x6a4a30)
	b.Draw(c, brush.Smooth(-52, 140, -58, 60, -66, 10, -20, -14, 44, -10, 66, 20, 54, 70, 46, 140))
	for i := range 5 {
		x := -48 + 24*float64(i)
		b.Fill(brush.Flat(c.To(b.Shade, 0.5)).Clear(0.8), brush.Taper(brush.Curve(x, 136, x*1.1+4, 70, x*1.1, 14), 2.4, 1))
	}
	for i := range 4 {
		k := float64(i)
		x := -50 + 34*k
		tip := brush.At(x*1.7+4*k, -124+14*math.Abs(k-1.6))
		b.Draw(c.Times(0.9+0.06*k), brush.Limb(x, 4, 17, x*1.25, -46, 14, x*1.5, -70, 12))
		b.Glow(tip.X, tip.Y+10, 36, 50, b.Accent, 0.5)
		b.Draw(b.Accent, brush.Path{brush.At(x*1.5-12, -66), tip, brush.At(x*1.5+12, -66)})
		b.Plain(b.Accent.To(brush.White, 0.6), brush.Path{brush.At(x*1.5-10, -66), tip, brush.At(x*1.5-2, -66)})
	}
	b.Draw(c, brush.Limb(-54, 60, 19, -100, 30, 15, -112, 2, 12))
	b.Draw(b.Accent, brush.Poly(-124, 4, -134, -56, -100, 0))
	for _, q := range [4][3]float64{{-30, 40, 0.6}, {14, 70, 2.4}, {40, 30, 1.4}, {-10, 110, 3.4}} {
		b.Draw(brush.Hex(0x5aa84a), brush.Leaf(brush.CurveThrough([]brush.Point{brush.At(q[0], q[1]), brush.At(q[0], q[1]).Around(q[2]-1, 22),
			brush.At(q[0], q[1]).Around(q[2]-0.8, 44)}), 10))
	}
}

// livingCrown grows, and looks back.
func livingCrown(b *brush.Brush) {
	c := brush.Hex(0x7a5636)
	b.Glow(0, -30, 170, 140, b.Accent, 0.35)
	for i := range 7 {
		k := float64(i) - 3
		h := 132 - 13*math.Abs(k) - 20*float64(i%2)
		line := brush.Curve(k*28, 40, k*34+6*k, -20, k*33, -h*0.7, k*38, -h)
		b.Draw(c.Times(0.85+0.05*float64(i%3)), brush.Taper(line, 13, 3))
		tip := line[len(line)-1]
		if i%2 == 0 {
			b.Draw(brush.Hex(0x5aa84a), brush.Leaf(brush.CurveThrough([]brush.Point{tip, tip.Shift(12*brush.Sign(k+0.1), -20),
				tip.Shift(30*brush.Sign(k+0.1), -26)}), 9))
			b.Glow(tip.X, tip.Y, 30, 30, b.Accent, 0.8)
			b.Plain(b.Accent.To(brush.White, 0.3), brush.Oval(tip.X, tip.Y, 9, 9))
		}
	}
	b.Draw(c, brush.Smooth(-118, 26, -60, 58, 0, 66, 60, 58, 118, 26, 112, 82, 60, 110, 0, 118, -60, 110, -112, 82))
	for i := range 6 {
		y := 60 + 9*float64(i)
		b.Fill(brush.Flat(c.To(b.Shade, 0.5)).Clear(0.6), brush.Taper(brush.Curve(-104, y-22, 0, y+10, 104, y-22), 1.6, 1))
	}
	for _, x := range [3]float64{-66, 0, 66} {
		r := 24 - 0.1*math.Abs(x)
		y := 84 - 0.003*x*x
		b.Plain(brush.Black, brush.Leaf(brush.Line(x-r*1.3, y, x, y, x+r*1.3, y), r))
		b.Glow(x, y, 40, 30, b.Accent, 0.6)
		b.Plain(b.Accent.To(brush.White, 0.2), brush.Oval(x, y, r*0.6, r*0.7))
		b.Plain(brush.Black, brush.Oval(x, y, r*0.2, r*0.6))
	}
}

// voidHeart is a heart of black glass around nothing.
func voidHeart(b *brush.Brush) {
	b.Glow(0, 0, 190, 180, b.Accent, 0.7)
	c := brush.Hex(0x1c1428)
	s := b.Metal(c)
	s.Rim, s.Edge = b.Accent.To(brush.White, 0.3), 4
	b.Fill(s, brush.Poly(0, 136, -72, 74, -116, -8, -104, -76, -58, -112, -12, -96, 0, -66, 14, -98, 62, -110, 106, -72, 114, -4, 70, 78))
	for _, q := range [5][6]float64{{-104, -76, -58, -112, -40, -50}, {62, -110, 106, -72, 46, -46}, {-116, -8, -40, -50, -46, 34},
		{114, -4, 46, -46, 50, 30}, {0, 136, -46, 34, 50, 30}} {
		b.Plain(c.To(b.Accent, 0.34), brush.Poly(q[:]...))
	}
	b.Plain(brush.Black, brush.Oval(0, -6, 42, 46))
	for i := range 4 {
		b.Fill(brush.Flat(b.Accent.To(brush.White, 0.5)).Clear(0.9-0.2*float64(i)), brush.Ring(0, -6, 42+9*float64(i), 39.5+9*float64(i))...)
	}
	b.Mirrored(func(float64) {
		b.Draw(c.Times(1.4), brush.Taper(brush.Curve(30, -90, 54, -136, 90, -150), 11, 7),
			brush.Taper(brush.Curve(10, -80, 16, -130, 6, -160), 12, 8))
	})
}

// worldPiercer is a spear through a world that breaks.
func worldPiercer(b *brush.Brush) {
	b.Within(brush.Place(0, 0, 1, 1, 0.5), func() {
		b.Glow(0, -150, 70, 90, b.Accent, 0.7)
		b.Fill(b.Metal(brush.Hex(0x3a3048)), brush.Slab(-7, 20, 14, 200, 5))
		c := b.Far.To(b.Low, 0.4)
		s := b.Body(c)
		s.Shade, s.Dark, s.Deep = b.Front, 0.9, 0.8
		b.Fill(s, brush.Oval(0, 18, 84, 84))
		b.Fill(brush.Flat(c.To(b.Sky, 0.5)).Clear(0.7), brush.Smooth(-60, -20, -20, -34, -10, -6, -40, 20, -70, 10),
			brush.Smooth(20, 40, 60, 30, 54, 70,
				24, 80), brush.Oval(34, -24, 18, 12))
		for _, q := range [5]float64{-2.4, -0.9, 0.2, 1.1, 2.6} {
			from := brush.At(0, -36)
			b.Plain(b.Accent.To(brush.White, 0.4), brush.Taper(brush.CurveThrough([]brush.Point{from, from.Around(q+0.9, 30), from.Around(q+1.3, 58),
				from.Around(q+1.57, 84)}), 5, 0.8))
		}
		b.Fill(b.Metal(brush.Hex(0x3a3048)), brush.Slab(-7, -110, 14, 86, 4))
		b.Fill(b.Metal(brush.Steel), brush.Poly(0, -226, 30, -134, 15, -92, -15, -92, -30, -134))
		b.Plain(b.Accent.To(brush.White, 0.4), brush.Poly(0, -200, 8, -128, 0, -100, -8, -128))
		b.Fill(b.Metal(brush.Gold), brush.Slab(-22, -96, 44, 13, 5))
		b.Glow(0, -34, 60, 40, brush.White, 0.6)
	})
}

// dividers measure worlds.
func dividers(b *brush.Brush) {
	b.Mirrored(func(float64) {
		b.Fill(b.Metal(brush.Gold), brush.Taper(brush.Line(6, -100, 84, 110), 12, 3))
		b.Fill(b.Metal(brush.Steel), brush.Poly(78, 96, 92, 96, 90, 146))
	})
	b.Fill(b.Metal(brush.Gold), brush.Oval(0, -104, 24, 24), brush.Slab(-8, -150, 16, 36, 6))
	b.Plain(b.Accent.To(brush.White, 0.3), brush.Oval(0, -104, 11, 11))
	b.Fill(b.Metal(brush.Steel), brush.Taper(brush.ArcLine(brush.At(0, -104), 112, 0.9, 2.24), 5, 5))
}

// lightFace is the face of a machine made of light.
func lightFace(b *brush.Brush) {
	c := b.Accent.To(brush.White, 0.35)
	b.Glow(0, 0, 170, 190, b.Accent, 0.4)
	b.Fill(brush.Flat(b.Sky.To(b.Shade, 0.5)).Down(b.Sky).Clear(0.9), brush.Smooth(-86, -60, -60, -128, 0, -146, 60, -128, 86, -60, 78, 40,
		40, 112, 0, 138,
		-40, 112, -78, 40))
	line := func(w float64, xy ...float64) { b.Plain(c, brush.Taper(brush.Curve(xy...), w, w)) }
	b.Mirrored(func(float64) {
		line(2.4, 0, -146, 60, -128, 86, -60, 78, 40, 40, 112, 0, 138)
		line(1.6, 0, -110, 44, -96, 62, -50)
		line(1.6, 78, 40, 50, 30, 30, 60)
		line(2.4, 14, -40, 36, -56, 66, -42)
		b.Glow(40, -22, 44, 30, brush.White, 0.7)
		b.Plain(brush.White, brush.Leaf(brush.Line(16, -18, 40, -22, 64, -20), 10))
	})
	line(2.4, 6, -40, 12, 20, -6, 36, 10, 44)
	line(3, -32, 76, 0, 82, 32, 76)
	line(1.6, -18, 94, 0, 98, 18, 94)
	b.Plain(c, brush.Star(0, -84, 4, 20, 6, 0))
	for i := range 8 {
		d := brush.Sides[i%2]
		y := -110 + 60*float64(i/2)
		b.Fill(brush.Flat(c).Clear(0.7), brush.Box(min(d*92, d*146), y, 54, 2.4), brush.Oval(d*148, y+1, 5, 5))
	}
}

// lightGate is a gate of the monks, which leads elsewhere.
func lightGate(b *brush.Brush) {
	b.Glow(0, -140, 190, 180, b.Accent, 0.6)
	b.Fill(brush.Flat(brush.White).Down(b.Accent.To(brush.White, 0.4)), brush.Arch(0, 0, 84, 250))
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.2)).Clear(0.45), brush.Arch(0, 0, 46, 190))
	for i := range 3 {
		k := float64(i)
		b.Fill(brush.Flat(b.Accent.To(brush.White, 0.5)).Clear(0.85-0.25*k),
			brush.Holed(brush.Arch(0, 0, 106+18*k, 272+20*k), brush.Arch(0, 0, 102+18*k, 267+20*k))...)
	}
	b.Fill(b.Metal(brush.Hex(0xe8e2f4)), brush.Holed(brush.Arch(0, 4, 98, 268), brush.Arch(0, 10, 82, 248))...)
	b.Fill(b.Metal(brush.Gold), brush.Poly(0, -300, 14, -272, 0, -250, -14, -272))
	for i := range 6 {
		d := brush.Sides[i%2]
		people.Glyph(b, d*90, -30-44*float64(i/2), 9, brush.Flat(brush.Gold))
	}
	b.Fill(b.Metal(brush.Hex(0xd8d0ea)), brush.Slab(-128, -10, 256, 20, 6))
}

// dracoStandard is the head of a dragon of steel on a pole, and the wind blows through it.
func dracoStandard(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Slab(-5, -210, 10, 214, 4))
	c := brush.Hex(0xc8362e)
	for i := range 5 {
		k := float64(i)
		line := brush.Curve(-20, -226+6*k, -70, -250+14*k, -110, -206+12*k, -150-6*k, -226+20*k)
		b.Draw(c.Times(0.7+0.1*float64(i%2)).To(brush.Gold, 0.12*float64(i%3)), brush.Taper(line, 14-1.4*k, 2))
	}
	m, g := b.Metal(brush.Gold), b.Metal(brush.Gold.Times(0.7))
	b.Fill(g, brush.Poly(-30, -250, -64, -300, -10, -266), brush.Poly(-4, -260, -22, -312, 22, -264))
	b.Fill(m, brush.Smooth(-44, -232, -30, -262, 10, -274, 60, -262, 120, -240, 124, -228, 70, -226, 20, -214, -36, -200))
	b.Plain(brush.Hex(0x4a0a10), brush.Poly(30, -226, 116, -228, 96, -206, 34, -204))
	b.Fill(m, brush.Smooth(-20, -206, 34, -208, 92, -204, 96, -194, 30, -184, -20, -188))
	for i := range 4 {
		x := 48 + 18*float64(i)
		b.Plain(brush.Bone, brush.Poly(x-6, -228, x+6, -228, x, -212), brush.Poly(x-10, -205, x, -205, x-5, -217))
	}
	b.Glow(34, -246, 34, 26, b.Accent, 0.9)
	b.Plain(b.Accent.To(brush.White, 0.4), brush.Leaf(brush.Line(20, -246, 36, -248, 50, -242), 7))
}

// robeOfLight hangs in the air as if somebody wore it.
func robeOfLight(b *brush.Brush) {
	c := brush.Hex(0xece6fa)
	b.Glow(0, -150, 170, 180, b.Accent, 0.5)
	b.Draw(c.Times(0.7), brush.Smooth(-60, -236, 60, -236, 96, -60, 116, 6, 0, 16, -116, 6, -96, -60))
	b.Plain(b.Sky.To(brush.Black, 0.3), brush.Smooth(-34, -244, 0, -262, 34, -244, 40, -206, 0, -180, -40, -206))
	b.Mirrored(func(float64) {
		b.Draw(c, brush.Smooth(34, -256, 82, -236, 140, -150, 150, -96, 108, -84, 84, -140, 88, -60, 122, 8, 20, 14, 10, -130, 16, -200))
		b.Fill(brush.Flat(b.Accent.To(brush.White, 0.2)), brush.Taper(brush.Curve(34, -254, 14, -200, 12, -120, 22, 10), 5, 5),
			brush.Taper(brush.Curve(150, -98, 128, -94, 108, -86), 5, 5))
		for i := range 5 {
			people.Glyph(b, 44+4*float64(i), -176+38*float64(i), 12, brush.Flat(b.Accent.To(b.Sky, 0.35)))
		}
	})
	b.Draw(c, brush.Holed(brush.Smooth(-58, -226, -50, -280, 0, -306, 50, -280, 58, -226, 0, -196),
		brush.Smooth(-36, -232, -30, -266, 0, -282, 30,
			-266, 36, -232, 0, -212))...)
	b.Glow(0, -244, 34, 34, b.Accent, 0.9)
	people.LitEyes(b, 0, -246, 13, 7)
}
