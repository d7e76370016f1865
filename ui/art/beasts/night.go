package beasts

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
)

// nightBeasts come with the night to where lamps burn.
var nightBeasts = motif.Join(
	motif.Anchored(motif.Middle, map[string]func(*brush.Brush){
		"lampeater-moth": func(b *brush.Brush) { Lampeater(b, 1) }, "dusk-moth": duskMoth, "cinder-wasp": cinderWasp,
		"glow-larva": glowLarva, "velvet-bat": velvetBat, "pale-cocoon": paleCocoon, "soot-owl": sootOwl,
	}),
	motif.Anchored(motif.Foot, map[string]func(*brush.Brush){"lampblack-hulk": lampblackHulk}),
)

// The colors of the Lampeater.
var (
	velvet   = brush.Hex(0x43308e)
	plum     = brush.Hex(0x7a4ab0)
	lilac    = brush.Hex(0xc4a8f0)
	down     = brush.Hex(0xe4d8f4)
	moonGold = brush.Hex(0xf4d490)
)

// The outlines of the right wings of the Lampeater.
func foreWing() brush.Path {
	return brush.Smooth(10, -34, 40, -84, 96, -126, 160, -150, 214, -152, 224, -136, 208, -116, 206, -96, 190, -82,
		184, -60, 164, -46, 154, -24,
		132, -10, 112, 8, 70, 14, 16, 12)
}

func hindWing() brush.Path {
	return brush.Smooth(10, 0, 60, -2, 118, 6, 148, 28, 148, 48, 134, 58, 134, 78, 116, 86, 112, 106, 96, 112,
		100, 142, 84, 150, 74, 126, 52, 116,
		40, 94, 18, 58)
}

// Lampeater draws a moth older than the night, with its wings spread, about 450 wide and 300 high;
// glow is how bright its eyes are, from 0 to 1.
func Lampeater(b *brush.Brush, glow float64) {
	b.Mirrored(func(float64) {
		hindWingOf(b)
		foreWingOf(b)
	})
	for i := range 4 {
		y := 42 + 17*float64(i)
		r := 27 - 4.2*float64(i)
		b.Draw(plum.To(velvet, 0.4).To(down, 0.14*float64(i%2)), brush.Oval(0, y, r, 15))
	}
	b.Draw(plum.To(velvet, 0.3), brush.Smooth(-8, 100, 8, 100, 3, 124, -3, 124))
	b.Draw(down.To(lilac, 0.4), brush.Oval(0, 8, 40, 36))
	tufts(b, 0, 10, 46, 36, 17, down.To(lilac, 0.45))
	tufts(b, 0, -4, 42, 30, 15, down.To(lilac, 0.1))
	b.Mirrored(func(float64) {
		feeler(b, moonGold.To(down, 0.3))
		b.Draw(plum.To(lilac, 0.3), brush.Limb(18, 24, 7, 36, 44, 5, 24, 72, 4))
	})
	face := plum.To(velvet, 0.55)
	b.Draw(face, brush.Smooth(0, -66, 28, -56, 35, -34, 22, -12, 0, -2, -22, -12, -35, -34, -28, -56))
	b.Draw(down.To(lilac, 0.2), brush.Leaf(brush.Curve(-7, -50, -12, -66, -10, -78), 6), brush.Leaf(brush.Curve(7, -50, 12, -66, 10, -78), 6),
		brush.Leaf(brush.Curve(0, -48, 0, -68, 0, -84), 7))
	b.Mirrored(func(float64) {
		b.Plain(brush.Hex(0x160c38), brush.Smooth(5, -32, 14, -46, 30, -42, 31, -28, 20, -19, 8, -23))
		b.Glow(18, -32, 40, 38, moonGold, 0.7*glow)
		b.Fill(brush.Flat(moonGold.To(brush.White, 0.4)).Clear(0.5+0.45*glow), brush.Oval(18, -32, 5.4, 6.4))
	})
	b.Plain(moonGold.Times(0.8), brush.Taper(append(brush.Curve(0, -16, 2, -8, 0, 0),
		brush.Spiral(brush.At(-8, 4), 9, 9, 0, 9, 26)...), 3, 1.4))
}

// foreWingOf paints bands, veins and the eye spot of a fore wing, and the dust on its edge.
func foreWingOf(b *brush.Brush) {
	out := foreWing()
	b.Draw(velvet, out)
	b.Through(func() {
		b.Fill(brush.Flat(plum).Clear(0.85), brush.Smooth(0, -60, 60, -120, 130, -176, 176, -184, 150, -110, 110, -40, 70, 40, 0, 40))
		b.Fill(brush.Flat(velvet.Times(0.7)).Clear(0.8), brush.Smooth(0, -40, 40, -110, 84, -150, 100, -130, 80, -70, 60, 30, 0, 40))
		b.Fill(brush.Flat(lilac).Clear(0.55), brush.Taper(brush.Curve(148, -170, 150, -120, 120, -60, 84, 24), 6, 5))
		for i := range 9 {
			f := float64(i) / 8
			q := brush.At(222, -140).To(brush.At(110, 12), f).Shift(-12+6*math.Sin(7*f), -2)
			b.Plain(lilac.To(moonGold, 0.7-0.6*f), brush.Oval(q.X, q.Y, 9, 7))
			b.Plain(velvet, brush.Oval(q.X-4, q.Y-1, 7, 5.6))
		}
		for i := range 6 {
			a := -0.92 + 0.19*float64(i)
			from := brush.At(14, -24)
			b.Fill(brush.Flat(lilac.To(down, 0.3)).Clear(0.5), brush.Taper(brush.CurveThrough([]brush.Point{from, from.Around(a-0.06, 100),
				from.Around(a+0.04, 230)}), 2.6, 1))
		}
	}, out)
	wingMoon(b, 136, -82, 30)
	for range 12 {
		q := brush.At(214, -120).To(brush.At(124, 10), b.In(0, 1)).Shift(b.In(-6, 20), b.In(-4, 16))
		b.Fill(brush.Flat(lilac.To(moonGold, b.In(0, 1))).Clear(0.8), brush.Oval(q.X, q.Y, b.In(1, 2.6), b.In(0.8, 1.8)))
	}
}

func hindWingOf(b *brush.Brush) {
	out := hindWing()
	b.Draw(plum.To(velvet, 0.35), out)
	b.Through(func() {
		b.Fill(brush.Flat(velvet.Times(0.8)).Clear(0.8), brush.Smooth(0, -10, 60, -10, 90, 30, 60, 90, 20, 70))
		b.Fill(brush.Flat(lilac).Clear(0.5), brush.Taper(brush.Curve(140, 0, 112, 54, 70, 110, 60, 140), 6, 5))
		for i := range 5 {
			a := 0.1 + 0.27*float64(i)
			b.Fill(brush.Flat(lilac.To(down, 0.3)).Clear(0.45),
				brush.Taper([]brush.Point{brush.At(12, 6), brush.At(12, 6).Around(a, 160)}, 2.2, 0.8))
		}
	}, out)
	wingMoon(b, 92, 52, 19)
}

// wingMoon is the spot on a wing: a thin moon in a ring of gold.
func wingMoon(b *brush.Brush, x, y, r float64) {
	b.Plain(brush.Hex(0x1e1450), brush.Oval(x, y, r*1.16, r*1.12))
	b.Fill(brush.Flat(moonGold), brush.Ring(x, y, r, r*0.82)...)
	b.Plain(brush.Hex(0x2c1c6c), brush.Oval(x, y, r*0.7, r*0.7))
	b.Glow(x, y, r*1.2, r*1.2, moonGold, 0.25)
	b.Plain(down, brush.Oval(x, y, r*0.5, r*0.5))
	b.Plain(brush.Hex(0x2c1c6c), brush.Oval(x+r*0.22, y-r*0.12, r*0.44, r*0.44))
}

// tufts draws down around a neck, in a half circle that is open above.
func tufts(b *brush.Brush, x, y, rx, ry float64, n int, c brush.RGB) {
	for i := range n {
		a := -0.35 + (math.Pi+0.7)*float64(i)/float64(n-1)
		q := brush.At(x+rx*0.55*math.Cos(a), y+ry*0.55*math.Sin(a))
		b.Draw(c.Times(0.9+0.1*float64(i%2)), brush.Leaf([]brush.Point{q, q.Around(a, rx*0.35), q.Around(a, rx*0.74)}, 9))
	}
}

// feeler draws the right one of two feathered feelers.
func feeler(b *brush.Brush, c brush.RGB) {
	line := brush.Curve(10, -54, 30, -92, 66, -120, 104, -128)
	for i := 2; i < len(line); i += 2 {
		f := float64(i) / float64(len(line))
		d := line[i].Minus(line[i-1]).Unit()
		k := 26 * math.Sin(math.Pi*(0.12+0.86*f))
		for _, side := range brush.Sides {
			tip := line[i].Plus(brush.At(-d.Y*side, d.X*side).Times(k)).Plus(d.Times(k * 0.7))
			b.Plain(c.Times(0.92), brush.Taper([]brush.Point{line[i], tip}, 2.2, 0.9))
		}
	}
	b.Draw(c, brush.Taper(line, 4, 1.8))
}

// duskMoth is a small moth that flies to the left, above a light.
func duskMoth(b *brush.Brush) {
	c := brush.Pick(&b.Random, brush.Hex(0x8a6ac8), brush.Hex(0xb090d8), brush.Hex(0x6a58b0), brush.Hex(0xd0a890))
	b.Mirrored(func(float64) {
		b.Draw(c.Times(0.8), brush.Smooth(6, 8, 60, 20, 96, 60, 74, 108, 40, 96, 14, 60))
		b.Draw(c, brush.Smooth(6, -18, 50, -84, 120, -112, 138, -92, 116, -36, 66, 14, 10, 20))
		b.Plain(moonGold, brush.Oval(88, -60, 17, 16))
		b.Plain(brush.Hex(0x241458), brush.Oval(88, -60, 9, 9))
		b.Fill(brush.Flat(down).Clear(0.6), brush.Taper(brush.Curve(126, -96, 104, -40, 62, 6), 4, 3))
		b.Draw(down, brush.Leaf(brush.Curve(4, -48, 22, -84, 50, -92), 6))
	})
	b.Draw(down.To(c, 0.2), brush.Limb(0, -34, 17, 0, 6, 18, 0, 78, 7))
	b.Mirrored(func(float64) { b.Plain(brush.Hex(0x1c1244), brush.Oval(10, -42, 6, 7)) })
}

// cinderWasp has a body that glows between its rings, and a sting of fire.
func cinderWasp(b *brush.Brush) {
	coal, ember := brush.Hex(0x3a2a50), brush.Hex(0xff8a2a)
	b.Glow(-40, 40, 150, 120, ember, 0.45)
	w := b.Skin(lilac.To(brush.White, 0.3)).Clear(0.62)
	b.Fill(w, brush.Smooth(10, -30, -60, -134, -150, -150, -140, -100, -60, -40), brush.Smooth(20, -34, 20, -140, 84, -168, 88, -110, 44, -34),
		brush.Smooth(0, -20, -90, -70, -160, -64, -120, -30, -40, -6))
	for i := range 3 {
		x := 10 + 24*float64(i)
		b.Draw(coal, brush.Taper(brush.Curve(x, 14, x+18-12*float64(i), 58, x-10+16*float64(i), 104), 6, 2))
	}
	b.Plain(brush.Hex(0xffd060), brush.Taper(brush.Curve(-116, 88, -146, 120, -172, 130), 8, 1))
	b.Glow(-160, 126, 60, 50, brush.Hex(0xffc24a), 0.7)
	body := brush.Smooth(0, 4, -14, -30, -60, -24, -104, 20, -128, 74, -124, 100, -100, 102, -50, 76, -10, 40)
	b.Draw(coal, body)
	b.Through(func() {
		for i := range 4 {
			f := float64(i) / 3
			q := brush.At(-34, 12).To(brush.At(-112, 80), f)
			line := brush.Curve(q.X-34+14*f, q.Y-34+16*f, q.X+8, q.Y-2, q.X+34-12*f, q.Y+40-18*f)
			b.Plain(ember, brush.Taper(line, 9-3*f, 8-3*f))
			b.Plain(brush.Hex(0xffd878), brush.Taper(line, 3.5, 3))
		}
	}, body)
	b.Draw(coal.Times(1.25), brush.Smooth(-8, 4, 6, -34, 46, -44, 72, -18, 66, 18, 30, 30))
	b.Draw(coal.Times(1.1), brush.Smooth(64, -20, 84, -52, 120, -44, 134, -8, 116, 30, 84, 26))
	b.Draw(ember, brush.Poly(112, 22, 138, 34, 118, 42), brush.Poly(92, 26, 104, 50, 84, 40))
	b.Draw(coal, brush.Taper(brush.Curve(100, -44, 116, -92, 160, -104), 4, 2.4),
		brush.Taper(brush.Curve(88, -44, 92, -96, 124, -124), 4, 2.4))
	b.Glow(110, -14, 34, 34, ember, 0.8)
	b.Plain(brush.Hex(0xffb03a), brush.Smooth(94, -32, 118, -32, 126, -6, 108, 8, 96, -6))
	b.Plain(brush.White, brush.Oval(104, -22, 5, 6))
}

// glowLarva is plump, and its rings shine.
func glowLarva(b *brush.Brush) {
	line := brush.Curve(-128, 56, -84, 44, -40, -20, 12, -44, 58, -8, 84, 22)
	b.Glow(-20, 20, 190, 140, flameYellow, 0.6)
	n := len(line)
	for i := 0; i < n; i += 6 {
		q, f := line[i], float64(i)/float64(n)
		r := 40 - 22*math.Abs(f-0.55)
		b.Draw(brush.Hex(0x9a70b0), brush.Limb(q.X-4, q.Y+r*0.7, 6, q.X-6, q.Y+r+14, 5))
		s := b.Skin(flameYellow.To(brush.Hex(0xffffd8), 0.35))
		s.Bottom = brush.Hex(0xffa850)
		b.Fill(s, brush.Oval(q.X, q.Y, r*0.86, r))
		b.Fill(brush.Flat(brush.White).Clear(0.5), brush.Oval(q.X-r*0.2, q.Y-r*0.4, r*0.3, r*0.24))
	}
	b.Draw(brush.Hex(0xb088c8), brush.Oval(104, 20, 44, 42))
	for _, d := range brush.Sides {
		b.Draw(brush.Hex(0x7a5898), brush.Taper(brush.Curve(104+d*16, -16, 104+d*22, -44, 104+d*40, -56), 4, 2))
		b.Glow(104+d*40, -58, 22, 22, flameYellow, 0.8)
		b.Plain(brush.Hex(0xfff4c0), brush.Oval(104+d*40, -58, 6, 6))
		b.Plain(brush.Hex(0x1c1244), brush.Oval(107+d*17, 14, 10, 13))
		b.Plain(brush.White, brush.Oval(104+d*17, 9, 3.4, 4))
	}
	b.Plain(brush.Hex(0x3a1c50), brush.Taper(brush.Curve(96, 40, 108, 46, 120, 40), 3, 3))
}

var flameYellow = brush.Hex(0xffdc70)

// velvetBat has large ears, and æmber in its claws.
func velvetBat(b *brush.Brush) {
	c := brush.Hex(0x7c4a9a)
	b.Mirrored(func(float64) {
		b.Draw(c.Times(0.8), brush.Smooth(14, -10, 50, -66, 96, -104, 130, -92, 186, -84, 216, -40,
			224, 16, 196, -2, 172, 4, 158, 34, 132, 22, 108,
			34, 92, 66, 62, 46, 16, 52))
		for _, q := range [3][2]float64{{222, 12}, {158, 32}, {92, 62}} {
			b.Draw(c.Times(1.15), brush.Taper(brush.Curve(102, -98, (102+q[0])/2+14, (q[1]-98)/2-10, q[0], q[1]), 4.4, 1.6))
		}
		b.Draw(c.Times(1.15), brush.Limb(14, -8, 8, 56, -62, 6, 102, -100, 5))
		b.Plain(moonGold, brush.Taper(brush.Curve(100, -98, 108, -116, 122, -118), 3.4, 0.8))
	})
	b.Crystal(0, 104, 40, 0.2)
	b.Mirrored(func(float64) { b.Draw(c.Times(0.7), brush.Limb(14, 54, 6, 18, 74, 5, 10, 88, 5)) })
	b.Draw(c, brush.Smooth(0, -40, 30, -22, 36, 22, 20, 66, 0, 74, -20, 66, -36, 22, -30, -22))
	b.Fill(brush.Flat(lilac).Clear(0.6), brush.Smooth(0, -10, 18, 4, 16, 40, 0, 56, -16, 40, -18, 4))
	b.Mirrored(func(float64) {
		b.Draw(c, brush.Smooth(6, -70, 14, -112, 40, -140, 48, -100, 34, -60))
		b.Plain(brush.Hex(0xe0a0c8), brush.Smooth(16, -76, 22, -106, 36, -122, 40, -98, 30, -68))
	})
	b.Draw(c.Times(1.1), brush.Smooth(0, -86, 34, -74, 42, -44, 24, -16, 0, -8, -24, -16, -42, -44, -34, -74))
	b.Mirrored(func(float64) { gaze(b, 18, -50, 9, brush.Hex(0xffd070)) })
	b.Plain(brush.Hex(0x3a1c50), brush.Oval(0, -32, 6, 5))
	b.Plain(brush.White, brush.Poly(-9, -24, -3, -24, -6, -13), brush.Poly(9, -24, 3, -24, 6, -13))
}

// paleCocoon hangs in silk from a beam, and something within it is awake.
func paleCocoon(b *brush.Brush) {
	silk := brush.Hex(0xe8e0f8)
	b.Draw(brush.Wood.To(b.Near, 0.4), brush.Slab(-230, -150, 460, 22, 5))
	for i := range 9 {
		x := -96 + 24*float64(i)
		b.Fill(brush.Flat(silk).Clear(0.8), brush.Taper(brush.Curve(x*1.3, -132, x*0.6, -104, x*0.3, -70), 2.4, 2))
	}
	b.Glow(0, 10, 140, 150, lilac, 0.6)
	out := brush.Smooth(0, -112, 34, -92, 66, -30, 70, 30, 44, 92, 0, 134, -44, 92, -70, 30, -66, -30, -34, -92)
	b.Draw(silk, out)
	b.Through(func() {
		b.Glow(0, 24, 66, 84, moonGold, 0.9)
		b.Within(brush.Place(0, 26, 0.3, 0.42, 0), func() {
			s := brush.Flat(brush.Hex(0x6a4aa8)).Clear(0.8)
			b.Mirrored(func(float64) { b.Fill(s, foreWing(), hindWing()) })
			b.Fill(s, brush.Limb(0, -60, 30, 0, 20, 34, 0, 120, 16))
		})
		for i := range 9 {
			y := -96 + 27*float64(i)
			b.Fill(brush.Flat(silk.Times(0.78)).Clear(0.75), brush.Taper(brush.Curve(-76, y+b.In(8, 26), 0, y-8, 76, y+b.In(-4, 16)), 3, 2.4))
		}
	}, out)
	b.Mirrored(func(float64) { b.Plain(moonGold.To(brush.White, 0.5), brush.Oval(9, 2, 4.4, 5)) })
}

// sootOwl spreads wings that shed soot.
func sootOwl(b *brush.Brush) {
	c := brush.Hex(0x4c4668)
	b.Mirrored(func(float64) {
		for i := range 7 {
			a := -1.0 + 0.27*float64(i)
			from := brush.At(36, -18+8*float64(i))
			b.Draw(c.Times(0.66+0.09*float64(i%3)), brush.Leaf(brush.CurveThrough([]brush.Point{from, from.Around(a-0.1, 90-5*float64(i)),
				from.Around(a, 176-13*float64(i))}), 20))
		}
		for range 9 {
			q := brush.At(b.In(70, 190), b.In(30, 120))
			b.Fill(brush.Flat(brush.Hex(0x1c1630)).Clear(0.7), brush.Oval(q.X, q.Y, b.In(2, 6), b.In(2, 5)))
		}
	})
	b.Draw(c.Times(0.8), brush.Poly(-22, 70, 22, 70, 34, 132, 12, 120, 0, 136, -12, 120, -34, 132))
	b.Draw(c, brush.Smooth(0, -70, 46, -50, 60, 10, 40, 78, 0, 100, -40, 78, -60, 10, -46, -50))
	for i := range 9 {
		x, y := float64(i%3-1)*24, 4+24*float64(i/3)
		b.Plain(lilac.To(c, 0.45), brush.Smooth(x-11, y-6, x+11, y-6, x, y+13))
	}
	b.Mirrored(func(float64) {
		b.Draw(c, brush.Poly(18, -104, 50, -142, 54, -90))
		b.Draw(brush.Hex(0xe8a83a), brush.Taper(brush.Line(16, 92, 10, 118), 5, 2), brush.Taper(brush.Line(20, 92, 24, 118), 5, 2))
	})
	b.Draw(c.Times(1.1), brush.Smooth(0, -116, 48, -106, 64, -70, 48, -30, 0, -18, -48, -30, -64, -70, -48, -106))
	b.Mirrored(func(float64) {
		b.Plain(lilac.To(c, 0.25), brush.Oval(28, -70, 30, 31))
		b.Glow(28, -70, 50, 50, brush.Hex(0xffb03a), 0.5)
		gaze(b, 28, -70, 18, brush.Hex(0xffc040))
	})
	b.Draw(brush.Hex(0xe8a83a), brush.Smooth(-9, -56, 0, -64, 9, -56, 0, -28))
}

// lampblackHulk is soot that walks, with embers in its cracks.
func lampblackHulk(b *brush.Brush) {
	soot, ember := brush.Hex(0x40385c), brush.Hex(0xff8a2a)
	b.Glow(0, -140, 190, 170, ember, 0.4)
	for _, d := range brush.Sides {
		b.Draw(soot.Times(0.8), brush.Limb(d*34, -70, 34, d*46, -34, 30, d*50, -6, 34))
		b.Draw(soot, brush.Limb(d*86, -206, 44, d*128, -140, 36, d*122, -72, 34, d*112, -44, 44))
	}
	body := brush.Smooth(-40, -54, -84, -110, -104, -190, -74, -246, 0, -262, 74, -246, 104, -190, 84, -110, 40, -54, 0, -46)
	b.Draw(soot.Times(1.08), body)
	b.Draw(soot.Times(1.2), brush.Smooth(-46, -222, -40, -276, 0, -296, 40, -276, 46, -222, 20, -200, -20, -200))
	crack := func(line []brush.Point, r float64) {
		b.Plain(ember, brush.Taper(line, r, 1))
		b.Plain(brush.Hex(0xffdc80), brush.Taper(line, r*0.4, 0.4))
	}
	b.Through(func() {
		b.Glow(0, -140, 60, 60, ember, 0.8)
		crack(brush.Line(0, -196, -14, -164, 10, -140, -8, -104, 6, -70), 7)
		crack(brush.Line(-14, -164, -50, -154, -66, -128), 5)
		crack(brush.Line(10, -140, 44, -124, 58, -136, 84, -126), 5)
		crack(brush.Line(-8, -104, -40, -86), 4)
	}, body)
	crack(brush.Line(-116, -170, -104, -142, -122, -116), 4)
	crack(brush.Line(112, -180, 126, -150, 112, -120), 4)
	b.Mirrored(func(float64) {
		b.Glow(18, -250, 40, 34, ember, 0.9)
		b.Plain(brush.Hex(0xffd060), brush.Poly(6, -246, 32, -258, 30, -242, 14, -238))
	})
	crack(brush.Line(-22, -220, -8, -214, 8, -220, 22, -214), 3.4)
	for range 9 {
		x, y := b.In(-130, 130), -b.In(210, 320)
		b.Fill(brush.Flat(brush.Hex(0x2a2440)).Clear(0.6), brush.Oval(x, y, b.In(4, 13), b.In(4, 11)))
	}
}
