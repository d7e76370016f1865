package people

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/ui/art/brush"
)

// rogue draws what a thief wears on the head instead of a hood.
func rogue(b *brush.Brush, f *Figure) {
	t := f.Turn * 4
	h, c := b.Skin(f.hair), f.Trim
	part := brush.Smooth(-20, 2, -21, -14, -10, -27, 6, -28, 20, -18, 20, 2, 16+t, -8, 4+t, -14, -10+t, -12, -16+t, -8)
	if b.Odds(0.5) { // a mask over the eyes
		b.Draw(brush.Black.To(c, 0.25), brush.Smooth(-18, -7, t, -4, 18, -7, 17, 3, 7+t, 4, t, 1, -7+t, 4, -17, 3))
		eyes(b, f, -1.5, 7, 2.8, brush.Hex(0xf6f2ea), brush.Hex(0x2a1a14))
	}
	switch b.N(4) {
	case 0: // a hat with three corners
		b.Fill(h, part)
		b.Draw(c.Times(0.7), brush.Smooth(-20, -14, -14, -30, 0, -34, 14, -30, 20, -14))
		b.Draw(c.Times(0.8), brush.Smooth(-36, -22, -20, -20, t, -12, 20, -20, 36, -22, 26, -8, t, -3, -26, -8))
		b.Draw(brush.Bone, brush.Leaf(brush.Curve(16, -18, 32, -36, 26, -56), 6))
	case 1: // a tall hat
		b.Fill(h, part)
		b.Draw(c.Times(0.55), brush.Poly(-16, -16, -18, -54, 18, -54, 16, -16))
		b.Draw(c, brush.Slab(-17, -25, 34, 8, 2))
		b.Draw(c.Times(0.55), brush.Slab(-30, -18, 60, 8, 4))
	case 2: // a kerchief
		b.Draw(c, brush.Smooth(-21, -4, -19, -20, 0, -29, 19, -20, 21, -4, t, -14))
		b.Draw(c, brush.Leaf(brush.Curve(-18, -6, -32, -2, -40, 14), 5), brush.Leaf(brush.Curve(-18, -6, -26, 8, -26, 24), 5))
		for i := range 5 {
			b.Plain(brush.Bone, brush.Oval(-12+6*float64(i), -17-4*math.Sin(float64(i)), 1.5, 1.5))
		}
	default: // hair that stands up
		for i := range 7 {
			a := math.Pi * (1.08 + 0.84*float64(i)/6)
			q := brush.At(0, -6).Around(a, 15)
			b.Fill(h, brush.Leaf([]brush.Point{q, q.Around(a+0.2, 12), q.Around(a+0.1, 27)}, 7))
		}
		b.Fill(h, part)
	}
}

// beard draws a beard, short or long.
func beard(b *brush.Brush, f *Figure) {
	x, l := f.Turn*4, b.In(24, 46)
	b.Fill(b.Skin(f.hair), brush.Smooth(x-16, 2, x-8, 9, x, 8, x+8, 9, x+16, 2, x+15, 16, x+7, l*0.75, x+f.Turn*3, l, x-7, l*0.75, x-15, 16))
	b.Plain(f.Skin.To(b.Shade, 0.7), brush.Taper(brush.Curve(x-4, 14, x, 13, x+4, 14), 1, 0.8))
}

// dressHair draws hair, or what is worn on it.
func dressHair(b *brush.Brush, f *Figure, long bool) {
	h := b.Skin(f.hair)
	t := f.Turn * 4
	part := brush.Smooth(-20, 0, -21, -14, -10, -27, 6, -28, 20, -18, 20, 0, 16+t, -8, 4+t, -15, -10+t, -12, -16+t, -8)
	switch {
	case f.Hat != nil:
		b.Fill(h, part)
	case f.has(trait.Witch):
		if b.Odds(0.5) {
			antlers(b, f)
			b.Fill(h, part)
			return
		}
		b.Fill(h, part)
		wizardHat(b, f)
	case f.has(trait.Scientist) || f.Kin == Cyborg:
		if b.Odds(0.5) {
			b.Fill(h, part)
		} else { // wild hair around a bald head
			for i := range 9 {
				a := math.Pi * (0.92 + 1.16*float64(i)/8)
				b.Fill(h, brush.Oval(19*math.Cos(a), -4+19*math.Sin(a), b.In(6, 10), b.In(6, 10)))
			}
		}
		goggles(b, f)
	case f.has(trait.Leader):
		b.Fill(h, part)
		Crown(b, f)
	case f.Kin == Faerie:
		b.Fill(h, part, brush.Poly(-14, -20, -6, -44, 2, -24), brush.Poly(2, -24, 10, -40, 15, -18))
	case b.House == card.StarAlliance && b.Odds(0.5):
		b.Fill(h, part)
		b.Fill(b.Metal(f.Trim), brush.Slab(15, -8, 8, 15, 3))
		b.Plain(b.Accent, brush.Taper(brush.Line(18, 4, 12+t, 12), 1.2, 1.2))
	case b.House == card.Sanctum && b.Odds(0.4):
		b.Fill(h, part)
		halo(b, f)
	default:
		b.Fill(h, part)
		if !long && b.Odds(0.4) {
			b.Draw(f.Trim, brush.Taper(brush.Curve(-19, -10, t, -17, 19, -10), 2.6, 2.6))
		}
		if long || b.Odds(0.3) {
			b.Fill(h, brush.Smooth(14, -20, 22, -8, 22, 14, 17, 20, 16, 0), brush.Smooth(-14, -20, -22, -8, -22, 14, -17, 20, -16, 0))
		}
	}
}

func halo(b *brush.Brush, _ *Figure) {
	b.Glow(0, -34, 40, 26, b.Accent, 0.6)
	b.Within(brush.Place(0, -34, 1, 0.3, 0), func() { b.Plain(b.Accent.To(brush.White, 0.4), brush.Ring(0, 0, 22, 17.5)...) })
}

func Crown(b *brush.Brush, f *Figure) {
	b.Fill(b.Metal(brush.Gold), brush.Poly(-19, -14, -22, -34, -12, -24, -7, -38, 0, -26, 7, -38, 12, -24, 22, -34, 19, -14, 0, -19))
	b.Plain(f.Trim.To(brush.Hex(0xd0304a), 0.6), brush.Oval(0, -23, 3, 3.6))
}

func wizardHat(b *brush.Brush, f *Figure) {
	c := f.Cloth.Times(0.8)
	d := b.Side() * b.In(6, 18)
	b.Draw(c, brush.Smooth(-17, -14, -11, -34, d*0.3-3, -56, d*1.4, -70, d*0.3+8, -50, 12, -32, 17, -14, 0, -8))
	b.Draw(c, brush.Smooth(-38, -10, -18, -18, 0, -12, 18, -18, 38, -10, 20, -4, 0, -2, -20, -4))
	b.Draw(f.Trim, brush.Smooth(-16.5, -19, 0, -14, 16.5, -19, 16, -25, 0, -20, -15.5, -25))
}

func antlers(b *brush.Brush, _ *Figure) {
	b.Mirrored(func(float64) {
		c := brush.Bone.Times(0.85)
		b.Draw(c, brush.Taper(brush.Curve(8, -20, 16, -40, 30, -48, 34, -66), 3, 1), brush.Taper(brush.Curve(15, -38, 14, -52, 20, -62), 2.2,
			0.8),
			brush.Taper(brush.Curve(27, -47, 42, -50, 48, -60), 2, 0.8))
	})
}

func goggles(b *brush.Brush, f *Figure) {
	x := f.Turn * 5
	b.Draw(brush.Wood.Times(0.6), brush.Slab(-20, -6, 40, 5, 2))
	for _, d := range brush.Sides {
		b.Fill(b.Metal(brush.Gold), brush.Oval(x+d*7.6, -2, 7.4, 7.4))
		b.Fill(brush.Flat(b.Accent.To(brush.White, 0.25)).Down(b.Accent.Times(0.6)), brush.Oval(x+d*7.6, -2, 5.4, 5.4))
		b.Plain(brush.White, brush.Oval(x+d*7.6-2, -4, 1.6, 1.6))
	}
}

func hood(b *brush.Brush, f *Figure) {
	t := f.Turn * 4
	s := b.Body(f.Cloth)
	inner := brush.Smooth(-15+t, -6, -9+t, -18, t, -21, 9+t, -18, 15+t, -6, 14+t, 10, 8+t, 21, t, 25, -8+t, 21, -14+t, 10)
	b.Fill(brush.Flat(b.Shade.To(brush.Black, 0.3)).Clear(0.8).Out(), inner)
	b.Fill(s, brush.Holed(brush.Smooth(-26, 10, -27, -10, -16, -28, t*0.6, -38, 16, -28, 27, -10, 26, 10, 19, 27, 0, 32, -19, 27), inner)...)
	if f.has(trait.Thief) && b.Odds(0.6) {
		b.Draw(f.Trim.Times(0.8), brush.Smooth(-15+t, 4, t, 7, 15+t, 4, 13+t, 16, t, 26, -13+t, 16))
	}
}

func Helmet(b *brush.Brush, f *Figure) {
	t := f.Turn * 5
	m := b.Metal(brush.Steel.To(f.Cloth, 0.25))
	switch b.N(3) {
	case 0: // closed, with a slit
		b.Fill(m, brush.Smooth(-20, -10, -14, -26, 0, -30, 14, -26, 20, -10, 19, 12, 10, 25, 0, 28, -10, 25, -19, 12))
		b.Plain(brush.Black, brush.Slab(-14+t, -5, 28, 5, 2.5))
		b.Glow(t, -3, 24, 10, b.Accent, 0.5)
		b.Plain(b.Accent.To(brush.White, 0.5), brush.Oval(-6+t, -2.6, 2.2, 1.4), brush.Oval(6+t, -2.6, 2.2, 1.4))
		b.Fill(b.Metal(f.Trim), brush.Poly(-2.4+t, -30, 2.4+t, -30, 2+t, 27, -2+t, 27))
		for i := range 3 {
			b.Plain(brush.Black, brush.Slab(5+t, 7+float64(i)*4.5, 7, 1.7, 1))
		}
	case 1: // open, with cheeks
		b.Fill(m, brush.Smooth(-20, 4, -21, -12, -12, -27, 0, -30, 12, -27, 21, -12, 20, 4, 18, 16, 12, 10, 13+t*0.5, -5, t, -11, -13+t*0.5, -5,
			-12, 10, -18, 16))
		b.Fill(b.Metal(f.Trim), brush.Poly(-2+t, -30, 2+t, -30, 2.6+t, 6, -2.6+t, 6))
	default: // winged
		b.Fill(m, brush.Smooth(-20, -4, -18, -20, 0, -31, 18, -20, 20, -4, 10+t, -11, t, -7, -10+t, -11))
		b.Mirrored(func(float64) {
			b.Fill(b.Metal(brush.White.To(f.Trim, 0.3)), brush.Poly(18, -8, 24, -34, 28, -26, 32, -32, 32, -20, 26, -6))
		})
	}
	if b.Odds(0.6) {
		d := -brush.Sign(f.Turn)
		b.Draw(brush.Livery(b.House), brush.Smooth(0, -29, d*4, -46, d*24, -50, d*42, -34, d*46, -8, d*34, -20, d*18, -28))
	}
}
