package places

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art/brush"
)

// factions are the worlds of Shards of Infinity: of each faction, of what belongs to none, and of Nemesis. They have
// colors of their own, and the pieces of the broken engine drift in all of their skies.
var factions = map[string]*brush.World{
	"homodeus": {
		Dark: brush.Hex(0x2a3442), Light: brush.Hex(0xffd6a0), Pull: 0.2, Gain: 1, Sun: 1, Sky: pieces, Frame: armorFrame,
		House: card.Saurian, Palettes: []brush.Palette{
			brush.Colors(0x33424f, 0xecb880, 0xfff0cf, 0x85807f, 0x4a505c, 0x171c24, 0xff5a3c),
			brush.Colors(0x4f2f2c, 0xdc9a60, 0xffe2b0, 0x8a6150, 0x4c3534, 0x1a1114, 0xff7a4a),
			brush.Colors(0x24303c, 0xa8988a, 0xfff2dc, 0x5c646c, 0x353e49, 0x0f141a, 0xff4a3a),
		},
	},
	"order": {
		Dark: brush.Hex(0x34409a), Light: brush.Hex(0xfff6da), Pull: 0.2, Gain: 1.05, Sun: 1.2, Sky: pieces, Frame: haloFrame,
		House: card.Sanctum, Palettes: []brush.Palette{
			brush.Colors(0x5f76cc, 0xf0ecff, 0xffffff, 0xa6b0e6, 0x6470b8, 0x222a60, 0xffdf86),
			brush.Colors(0x2c3c8e, 0xb4c6fa, 0xfffbe8, 0x6676c6, 0x3c4a98, 0x141c46, 0xffd86a),
			brush.Colors(0x6a62c0, 0xffe2f0, 0xfffaf0, 0xb4a6e0, 0x7066b2, 0x282250, 0xfff0a8),
		},
	},
	"undergrowth": {
		Dark: brush.Hex(0x0e4a40), Light: brush.Hex(0xd8f58a), Pull: 0.2, Gain: 1, Sun: 1.1, Sky: pieces, Frame: fungusFrame,
		House: card.Untamed, Palettes: []brush.Palette{
			brush.Colors(0x12524a, 0xaee48e, 0xf6ffc8, 0x459272, 0x20594d, 0x09211e, 0xff8a6a),
			brush.Colors(0x164434, 0xe6d472, 0xfff6b8, 0x5f9250, 0x2a5636, 0x0b2016, 0xff6a8a),
			brush.Colors(0x1c3652, 0x70d6b4, 0xe8ffe0, 0x35827a, 0x1b5250, 0x091e24, 0xffb04a),
		},
	},
	"wraethe": {
		Dark: brush.Hex(0x241838), Light: brush.Hex(0xe6dcff), Pull: 0.25, Gain: 1, Sun: 1.5, Sky: pieces, Frame: smokeFrame,
		House: card.Shadows, Palettes: []brush.Palette{
			brush.Colors(0x1c1529, 0x9686b4, 0xf2e8ff, 0x54496f, 0x2c2440, 0x0a0812, 0xc86aff),
			brush.Colors(0x231a29, 0xb8a4b4, 0xfff0f4, 0x67566b, 0x382d3d, 0x0d0a10, 0xff5a9a),
			brush.Colors(0x131a30, 0x7686bc, 0xe4ecff, 0x414e76, 0x222b48, 0x080a14, 0x8f8aff),
		},
	},
	"engine": {
		Dark: brush.Hex(0x1c3a6a), Light: brush.Hex(0xd8fbff), Pull: 0.2, Gain: 1, Sun: 1, Sky: pieces, Frame: pieceFrame,
		House: card.Logos, Palettes: []brush.Palette{
			brush.Colors(0x1d3266, 0x82cfe4, 0xf0ffff, 0x477eb0, 0x274777, 0x0c1836, 0x6affea),
			brush.Colors(0x2c2a66, 0x9ab4f0, 0xf4f8ff, 0x5c6cb4, 0x343e7c, 0x101438, 0x7adfff),
		},
	},
	"nemesis": {
		Dark: brush.Hex(0x3a0414), Light: brush.Hex(0xff8a9a), Pull: 0.3, Gain: 0.9, Sun: 1.8, Sky: pieces, Frame: pieceFrame,
		House: card.Dis, Palettes: []brush.Palette{
			brush.Colors(0x22040f, 0xb4183e, 0xffc8c0, 0x6a0e26, 0x340814, 0x0c0206, 0xff3a86),
		},
	},
}

// pieces of the engine drift in the sky, between what is left of its ring.
func pieces(b *brush.Brush, horizon float64) {
	c := b.Sky.To(b.Low, 0.4)
	at, r := brush.At(brush.Wide/2-b.Toward.X*b.In(60, 150), horizon*0.72), b.In(190, 230)
	from := b.In(3.2, 3.5)
	for range 3 {
		to := from + b.In(0.5, 0.9)
		b.Fill(brush.Flat(c).Clear(0.5), brush.Taper(brush.ArcLine(at, r, from, to), 9, 9))
		b.Fill(brush.Flat(c.To(b.Sun, 0.3)).Clear(0.5), brush.Taper(brush.ArcLine(at, r-14, from, to-0.1), 2, 2))
		from = to + b.In(0.08, 0.2)
	}
	for range 6 {
		x, y, h := b.In(0, brush.Wide), b.In(0, horizon*0.7), b.In(9, 26)
		b.Within(brush.Place(x, y, 1, 1, b.In(-0.7, 0.7)), func() { Piece(b, h, b.Sky.To(b.Low, b.In(0.35, 0.6))) })
	}
}

// Piece is a splinter of the engine, h high above and below the middle.
func Piece(b *brush.Brush, h float64, c brush.RGB) {
	w := h * 0.42
	b.Plain(c, brush.Poly(0, -h, w, -h*0.2, w*0.5, h, -w*0.7, h*0.5, -w, -h*0.4))
	b.Plain(c.To(b.Sun, 0.35), brush.Poly(0, -h, -w*0.1, h*0.1, -w*0.7, h*0.5, -w, -h*0.4))
}

// pieceFrame leaves splinters of the engine in the corners, which glow.
func pieceFrame(b *brush.Brush) {
	c := b.Front.To(b.Accent, 0.25)
	corners(b, func() {
		for i := range 3 {
			x, h, a := 2+34*float64(i), b.In(60, 92)-20*float64(i), 0.16*float64(i)-0.08
			b.Within(brush.Place(x, 14, 1, 1, a), func() {
				b.Fill(edge(b, c), brush.Poly(-15, 0, -18, -h*0.6, -4, -h, 12, -h*0.8, 16, 0))
				b.Plain(c.To(b.Accent, 0.3), brush.Poly(-4, -h, 12, -h*0.8, 6, 0, -2, 0))
			})
		}
	})
}

// armorFrame bolts plates of armor into the corners.
func armorFrame(b *brush.Brush) {
	c := b.Front.To(b.World.Dark, 0.6)
	corners(b, func() {
		b.Fill(edge(b, c), brush.Poly(-10, 10, -10, -96, 14, -104, 26, -84, 26, -44, 44, -26, 88, -26, 106, -12, 110, 10))
		b.Fill(edge(b, c.Times(1.4)), brush.Poly(-10, 10, -10, -60, 8, -64, 14, -30, 34, -12, 70, -10, 74, 10))
		for _, at := range [3]brush.Point{brush.At(6, -84), brush.At(16, -50), brush.At(88, -12)} {
			b.Fill(b.Metal(brush.Iron), brush.Oval(at.X, at.Y, 4.5, 4.5))
		}
	})
}

// haloFrame lays rings of light around the corners.
func haloFrame(b *brush.Brush) {
	c := b.Front.To(b.World.Dark, 0.5)
	corners(b, func() {
		b.Fill(edge(b, c), brush.Oval(0, 0, 56, 56))
		for i := range 3 {
			r := 66 + 16*float64(i)
			b.Fill(brush.Flat(b.Accent.To(brush.White, 0.3)).Clear(0.8-0.22*float64(i)),
				brush.Taper(brush.ArcLine(brush.At(0, 0), r, -1.55, -0.02), 2.4-0.5*float64(i), 2.4-0.5*float64(i)))
			q := brush.At(0, 0).Around(-b.In(0.3, 1.3), r)
			b.Plain(b.Accent.To(brush.White, 0.5), brush.Star(q.X, q.Y, 4, 9, 3, 0))
		}
	})
}

// fungusFrame grows leaves and mushrooms that glow in the corners.
func fungusFrame(b *brush.Brush) {
	c := b.Front.To(b.World.Dark, 0.5)
	corners(b, func() {
		for i := range 4 {
			a := -1.5 + 0.4*float64(i) + b.In(-0.08, 0.08)
			tip := brush.At(4, 4).Around(a, b.In(90, 124))
			b.Fill(edge(b, c.Times(1+0.12*float64(i))), brush.Leaf(brush.CurveThrough([]brush.Point{brush.At(-4, 10),
				brush.At(2, 0).To(tip, 0.6).Shift(4, -8), tip}), 15))
		}
		for i := range 3 {
			x, h := 10+26*float64(i), b.In(26, 46)-8*float64(i)
			b.Fill(edge(b, c.Times(1.5)), brush.Taper(brush.Line(x, 6, x+2, -h), 5, 4))
			b.Glow(x+2, -h, 30, 22, b.Accent, 0.6)
			b.Fill(brush.Flat(b.Accent.To(brush.White, 0.2)).Down(b.Accent.Times(0.7)), brush.Smooth(x-15, -h+3, x-8, -h-9, x+2, -h-13, x+12, -h-9,
				x+19, -h+3, x+2, -h+1))
		}
	})
}

// smokeFrame lets darkness rise in the corners, with eyes in it.
func smokeFrame(b *brush.Brush) {
	c := b.Front.To(b.World.Dark, 0.4)
	corners(b, func() {
		for i := range 4 {
			line := brush.ArmLine(-10+26*float64(i), 16, b.In(90, 130)-24*float64(i), 1, b.In(0.6, 1))
			s := edge(b, c)
			s.Lit = 0.4
			b.Fill(s, brush.Taper(line, 22-3*float64(i), 1))
		}
		b.Fill(brush.Flat(c.Times(0.7)), brush.Oval(0, 6, 64, 34))
	})
	x, y := brush.Wide/2-brush.Sign(b.Toward.X)*(brush.Wide/2-30), brush.Tall-24.0
	for _, d := range brush.Sides {
		b.Glow(x+9*d, y, 12, 8, b.Accent, 0.8)
		b.Plain(b.Accent.To(brush.White, 0.5), brush.Leaf(brush.Line(x+4*d, y+2, x+9*d, y, x+15*d, y-3), 2.4))
	}
}
