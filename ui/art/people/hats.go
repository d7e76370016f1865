package people

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
)

// Hats are what is worn on a head instead of the usual.
var Hats = motif.Join(rogueHats, pitHats, knightHats, shardHats, map[string]func(*brush.Brush, *Figure){
	"crown": Crown, "goggles": goggles, "wizard-hat": wizardHat, "halo": halo, "antlers": antlers,
	"helmet": Helmet, "hood": hood, "no-hat": func(*brush.Brush, *Figure) {},
	"glass-helmet": glassHelmet, "top-hat": topHat, "laurel": laurel, "blindfold": blindfold, "mask": mask,
	"turban": turban, "visor": visor,
})

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
	case f.has(trait.Scientist) || f.Species == Cyborg:
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
	case f.Species == Faerie:
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

// Crown is a golden crown with a stone in the color of the trim.
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
		b.Draw(c, brush.Taper(brush.Curve(8, -20, 16, -40, 30, -48, 34, -66), 3, 1),
			brush.Taper(brush.Curve(15, -38, 14, -52, 20, -62), 2.2, 0.8),
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

// Helmet is one of three helmets of steel, often with a plume.
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

func glassHelmet(b *brush.Brush, _ *Figure) {
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.4)).Clear(0.22), brush.Oval(0, -6, 34, 36))
	b.Fill(brush.Flat(brush.White).Clear(0.6), brush.Taper(brush.Curve(-25, -20, -18, -32, -7, -38), 2, 1))
	b.Fill(b.Metal(brush.Iron), brush.Slab(-27, 22, 54, 9, 4))
}

func topHat(b *brush.Brush, f *Figure) {
	c := f.Trim.Times(0.4)
	b.Draw(c, brush.Poly(-16, -16, -19, -56, 19, -56, 16, -16))
	b.Draw(f.Trim, brush.Slab(-17, -26, 34, 8, 2))
	b.Draw(c, brush.Slab(-30, -18, 60, 8, 4))
}

func laurel(b *brush.Brush, _ *Figure) {
	b.Mirrored(func(float64) {
		for i := range 6 {
			at := brush.At(0, -6).Around(-1.5+0.34*float64(i), 22)
			b.Fill(b.Metal(brush.Gold), brush.Leaf([]brush.Point{at, at.Shift(3, -5), at.Shift(5, -11)}, 3.4))
		}
	})
}

func blindfold(b *brush.Brush, f *Figure) {
	b.Draw(f.Trim, brush.Smooth(-19, -7, f.Turn*4, -5, 19, -7, 18, 3, f.Turn*4, 6, -18, 3))
	b.Draw(f.Trim, brush.Leaf(brush.Curve(-18, -2, -32, 4, -36, 20), 4))
}

func mask(b *brush.Brush, f *Figure) {
	b.Draw(brush.White.To(f.Trim, 0.15), brush.Smooth(-17, -12, 0, -16, 17, -12, 14, 8, 7, 20, 0, 23, -7, 20, -14, 8))
	x := f.Turn * 4
	for _, d := range brush.Sides {
		b.Plain(brush.Black, brush.Smooth(x+d*7-5, -3, x+d*7, -6, x+d*7+5, -3, x+d*7, 1))
	}
	b.Plain(brush.Black, brush.Leaf(brush.Curve(x-6, 11, x, 14, x+6, 11), 1.6))
}

func turban(b *brush.Brush, f *Figure) {
	b.Draw(f.Trim, brush.Smooth(-21, -6, -23, -20, -10, -33, 10, -33, 23, -20, 21, -6, 0, -13))
	b.Draw(f.Trim.Times(0.8), brush.Taper(brush.Curve(-20, -8, 0, -26, 16, -30), 3, 2),
		brush.Taper(brush.Curve(20, -8, 0, -22, -16, -29), 3, 2))
	b.Crystal(0, -24, 6, 0)
}

func visor(b *brush.Brush, f *Figure) {
	b.Plain(brush.Black, brush.Slab(-19+f.Turn*3, -9, 38, 12, 6))
	b.Glow(f.Turn*5, -3, 30, 16, b.Accent, 0.7)
	b.Plain(b.Accent.To(brush.White, 0.4), brush.Slab(-14+f.Turn*4, -5, 28*math.Abs(math.Cos(f.Turn)), 4, 2))
}

// knightHats are the helmets of knights, and the hats of other trades.
var knightHats = map[string]func(*brush.Brush, *Figure){
	"great-helm": greatHelm, "winged-helm": wingedHelm, "plumed-helm": plumedHelm, "spiked-helm": spikedHelm,
	"kettle-helm": kettleHelm, "coif": coif, "wimple": wimple, "mitre": mitre, "feather-crown": featherCrown,
	"pith-helmet": pithHelmet, "straw-hat": strawHat, "nightcap": nightcap, "headphones": headphones,
	"bandages": bandages, "monocle": monocle, "mortarboard": mortarboard,
}

// helmMetal is the steel of a helmet.
func helmMetal(b *brush.Brush, f *Figure) brush.Style { return b.Metal(brush.Steel.To(f.Cloth, 0.25)) }

// greatHelm is a bucket with a cross for its slits.
func greatHelm(b *brush.Brush, f *Figure) {
	x := f.Turn * 5
	b.Fill(helmMetal(b, f), brush.Smooth(-22, -24, -10, -34, 10, -34, 22, -24, 22, 18, 12, 30, -12, 30, -22, 18))
	b.Fill(b.Metal(f.Trim.To(brush.Gold, 0.5)), brush.Box(x-2.6, -33, 5.2, 62), brush.Box(-21, -9, 42, 9))
	b.Plain(brush.Black, brush.Slab(x-17, -7, 14, 5, 2), brush.Slab(x+3, -7, 14, 5, 2))
	for i := range 3 {
		b.Plain(brush.Black, brush.Oval(x+7+4*float64(i%2), 8+6*float64(i), 1.6, 1.6), brush.Oval(x-7-4*float64(i%2), 8+6*float64(i), 1.6, 1.6))
	}
}

func wingedHelm(b *brush.Brush, f *Figure) {
	b.Mirrored(func(float64) {
		for i := range 4 {
			k := float64(i)
			b.Draw(brush.White.To(b.Sun, 0.2).Times(1-0.05*k), brush.Leaf(brush.Curve(17, -10+3*k, 34+3*k, -26+7*k, 36+5*k, -62+15*k), 8))
		}
	})
	b.Fill(helmMetal(b, f), brush.Smooth(-21, -4, -19, -22, 0, -32, 19, -22, 21, -4, 12, -12, f.Turn*4, -8, -12, -12))
	b.Fill(b.Metal(brush.Gold), brush.Taper(brush.Curve(-21, -5, f.Turn*4, -11, 21, -5), 2.4, 2.4), brush.Oval(f.Turn*4, -19, 5, 6))
}

func plumedHelm(b *brush.Brush, f *Figure) {
	d, x := -brush.Sign(f.Turn), f.Turn*5
	for i := range 4 {
		k := float64(i)
		b.Draw(brush.Livery(b.House).To(f.Trim, 0.2*k), brush.Leaf(brush.Curve(0, -26, d*(8+10*k), -66+8*k, d*(34+10*k), -52+18*k, d*(46+6*k),
			-14+18*k), 11))
	}
	b.Fill(helmMetal(b, f), brush.Smooth(-21, 10, -22, -12, -12, -29, 0, -32, 12, -29, 22, -12, 21, 10, 12, 24, 0, 27, -12, 24))
	b.Plain(brush.Black, brush.Smooth(x-15, -6, x, -9, x+15, -6, x+13, 0, x, -2, x-13, 0))
	b.Fill(b.Metal(brush.Gold), brush.Taper(brush.Line(x, -31, x, 26), 2, 1.4), brush.Taper(brush.Curve(-20, -9, x, -13, 20, -9), 1.8, 1.8))
}

func spikedHelm(b *brush.Brush, f *Figure) {
	b.Fill(b.Metal(brush.Iron), brush.Poly(-7, -26, 0, -70, 7, -26))
	b.Fill(helmMetal(b, f), brush.Smooth(-21, 2, -20, -20, 0, -31, 20, -20, 21, 2, 17, 16, 11, 8, 12, -6, f.Turn*4, -10, -12, -6, -11, 8,
		-17, 16))
	b.Fill(b.Metal(f.Trim), brush.Taper(brush.Curve(-20, -9, f.Turn*4, -14, 20, -9), 2.4, 2.4))
}

func kettleHelm(b *brush.Brush, f *Figure) {
	b.Fill(helmMetal(b, f), brush.Smooth(-18, -14, -16, -30, 0, -37, 16, -30, 18, -14))
	b.Fill(helmMetal(b, f), brush.Smooth(-36, -12, -18, -19, 0, -21, 18, -19, 36, -12, 20, -7, 0, -5, -20, -7))
}

// coif is a hood of mail.
func coif(b *brush.Brush, f *Figure) {
	t := f.Turn * 4
	b.Fill(b.Metal(brush.Iron), brush.Holed(brush.Smooth(-23, -4, -18, -24, 0, -31, 18, -24, 23, -4, 26, 24, 14, 36, -14, 36, -26, 24),
		brush.Smooth(t-14, -6, t-10, -15, t, -18, t+10, -15, t+14, -6, t+12, 10, t+6, 19, t, 21, t-6, 19, t-12, 10))...)
}

// wimple covers the hair of a nun.
func wimple(b *brush.Brush, f *Figure) {
	t := f.Turn * 4
	face := brush.Smooth(t-13, -6, t-10, -14, t, -17, t+10, -14, t+13, -6, t+12, 8, t+6, 17, t, 19, t-6, 17, t-12, 8)
	b.Draw(brush.White.To(b.Low, 0.1), brush.Holed(brush.Smooth(-20, -8, -14, -24, 0, -27, 14, -24, 20, -8, 18, 18, 0, 27, -18, 18), face)...)
	b.Draw(f.Cloth.Times(0.6), brush.Smooth(-19, -16, 0, -32, 19, -16, 30, 30, 24, 52, 18, 20, 17, -6, 0, -20, -17, -6, -18, 20, -24, 52,
		-30, 30))
}

func mitre(b *brush.Brush, f *Figure) {
	b.Draw(brush.White.To(f.Cloth, 0.2), brush.Smooth(-19, -12, -25, -38, 0, -74, 25, -38, 19, -12, 0, -17))
	b.Fill(b.Metal(brush.Gold), brush.Slab(-20, -21, 40, 7, 3), brush.Box(-2.6, -62, 5.2, 44), brush.Box(-11, -46, 22, 5))
}

func featherCrown(b *brush.Brush, f *Figure) {
	for i := range 9 {
		a := -1.57 + 0.27*(float64(i)-4)
		q := brush.At(0, -10)
		b.Draw([3]brush.RGB{brush.Hex(0xd8402a), brush.Hex(0xf0c03a), brush.Hex(0x2a8a9a)}[i%3],
			brush.Leaf([]brush.Point{q.Around(a, 10), q.Around(a, 36), q.Around(a,
				60)}, 9))
	}
	b.Draw(f.Trim, brush.Taper(brush.Curve(-19, -9, f.Turn*4, -16, 19, -9), 4, 4))
}

func pithHelmet(b *brush.Brush, f *Figure) {
	c := brush.Hex(0xd8c49a)
	b.Draw(c, brush.Smooth(-21, -12, -19, -32, 0, -42, 19, -32, 21, -12))
	b.Draw(c.Times(0.92), brush.Smooth(-36, -8, -20, -16, 0, -17, 20, -16, 36, -8, 20, -5, 0, -7, -20, -5))
	b.Draw(brush.Wood.Times(0.8), brush.Slab(-20, -20, 40, 5, 2))
}

func strawHat(b *brush.Brush, f *Figure) {
	c := brush.Hex(0xe0bc60)
	b.Draw(c, brush.Smooth(-18, -14, -16, -32, 0, -38, 16, -32, 18, -14))
	b.Draw(c.Times(0.9), brush.Smooth(-48, -8, -24, -18, 0, -20, 24, -18, 48, -8, 24, -4, 0, -7, -24, -4))
	b.Draw(f.Trim.To(brush.Hex(0xc83a3a), 0.5), brush.Slab(-18, -22, 36, 6, 2))
}

func nightcap(b *brush.Brush, f *Figure) {
	c := f.Trim.To(brush.Hex(0xd8e0f0), 0.4)
	d := -brush.Sign(f.Turn)
	b.Draw(c, brush.Smooth(-d*20, -10, -d*14, -34, d*14, -46, d*40, -36, d*52, -6, d*34, -20, d*20, -12, 0, -16))
	b.Draw(brush.White, brush.Oval(d*53, -2, 8, 8), brush.Slab(-21, -17, 42, 9, 4))
}

func headphones(b *brush.Brush, f *Figure) {
	b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Curve(-23, -2, -19, -30, 0, -38, 19, -30, 23, -2), 3, 3))
	b.Mirrored(func(float64) {
		b.Draw(f.Trim.To(brush.Black, 0.3), brush.Slab(17, -12, 13, 24, 6))
		b.Glow(26, 0, 12, 14, b.Accent, 0.8)
	})
	b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Curve(-24, 6, -18, 16, f.Turn*5-4, 17), 1.6, 2.6))
}

// bandages leave only the eyes.
func bandages(b *brush.Brush, f *Figure) {
	c := brush.Hex(0xe8e0c8)
	b.Draw(c, brush.Smooth(-20, -10, -14, -26, 0, -29, 14, -26, 20, -10, 0, -6), brush.Smooth(-19, 3, 0, 6, 19, 3, 14, 20, 0, 25, -14, 20))
	for i := range 3 {
		y := -24 + 6*float64(i)
		b.Plain(c.Times(0.7), brush.Taper(brush.Curve(-17, y+2, 0, y+5, 17, y-2), 1, 0.8), brush.Taper(brush.Curve(-15, y+32, 0, y+36, 15, y+29),
			1, 0.8))
	}
	b.Draw(c, brush.Leaf(brush.Curve(17, 12, 34, 20, 44, 40), 5))
}

func monocle(b *brush.Brush, f *Figure) {
	x := f.Turn*5 + 7.4
	b.Fill(b.Metal(brush.Gold), brush.Ring(x, -1, 9, 6.6)...)
	b.Fill(brush.Flat(brush.White).Clear(0.3), brush.Oval(x, -1, 7, 7))
	b.Fill(b.Metal(brush.Gold), brush.Taper(brush.Curve(x+8, 4, x+13, 20, x+8, 38), 0.9, 0.9))
}

// mortarboard is the cap of a graduate.
func mortarboard(b *brush.Brush, f *Figure) {
	c := brush.Black.To(f.Cloth, 0.15)
	b.Draw(c, brush.Poly(-18, -10, -17, -26, 17, -26, 18, -10, 0, -15))
	b.Draw(c.To(brush.White, 0.08), brush.Poly(-42, -32, 0, -46, 42, -32, 0, -20))
	b.Draw(brush.Gold, brush.Taper(brush.Line(0, -33, 32, -28, 34, -8), 1.2, 1.4), brush.Oval(34, -4, 3.4, 6))
}

// rogueHats are what thieves, pirates and those of the deep wear on the head.
var rogueHats = map[string]func(*brush.Brush, *Figure){
	"tricorn": tricorn, "bandana": bandana, "flat-cap": flatCap, "eye-patch": eyePatch, "bandit-mask": banditMask,
	"captain-hat": captainHat, "bowler": bowler, "brass-helm": brassHelm, "fin-crest": finCrest, "wolf-hood": wolfHood,
}

func tricorn(b *brush.Brush, f *Figure) {
	c := brush.Hex(0x3a2430).To(f.Trim, 0.2)
	b.Draw(c.Times(0.7), brush.Smooth(-20, -14, -16, -34, 0, -40, 16, -34, 20, -14))
	b.Draw(c, brush.Smooth(-44, -26, -20, -26, f.Turn*4, -14, 20, -26, 44, -26, 28, -9, f.Turn*4, -3, -28, -9))
	b.Plain(brush.Gold, brush.Taper(brush.Curve(-42, -25, -20, -24, f.Turn*4, -12, 20, -24, 42, -25), 1.6, 1.6))
	b.Within(brush.Place(f.Turn*4, -17, 0.34, 0.34, 0), func() { Skull(b, f.Turn) })
}

func captainHat(b *brush.Brush, f *Figure) {
	c := brush.Hex(0x1c2440)
	b.Draw(c, brush.Smooth(-52, -14, -40, -36, 0, -58, 40, -36, 52, -14, 20, -18, 0, -14, -20, -18))
	b.Plain(brush.Gold, brush.Taper(brush.Curve(-50, -15, -38, -36, 0, -56, 38, -36, 50, -15), 2, 2))
	b.Within(brush.Place(0, -31, 0.5, 0.5, 0), func() { Skull(b, f.Turn) })
	b.Draw(brush.Hex(0xd8344a), brush.Leaf(brush.Curve(18, -48, 44, -66, 62, -50), 7))
}

func bandana(b *brush.Brush, f *Figure) {
	c := brush.Hex(0xc8303c)
	t := f.Turn * 4
	b.Draw(c, brush.Leaf(brush.Curve(18, -10, 34, -4, 44, 14), 6), brush.Leaf(brush.Curve(18, -8, 26, 8, 26, 24), 5))
	b.Draw(c, brush.Smooth(-21, -5, -20, -20, 0, -30, 20, -20, 21, -5, t, -15))
	for i := range 5 {
		b.Plain(brush.White, brush.Oval(-13+6.5*float64(i), -18-2.5*float64(i%2), 1.8, 1.8))
	}
}

func flatCap(b *brush.Brush, f *Figure) {
	c := f.Cloth.To(brush.Hex(0x8a7a5a), 0.5)
	b.Draw(c, brush.Smooth(-23, -10, -25, -22, -8, -32, 14, -30, 26, -18, 22, -10))
	b.Draw(c.Times(0.7), brush.Smooth(-22+f.Turn*8, -12, f.Turn*14, -16, 24+f.Turn*8, -12, 28+f.Turn*12, -6, f.Turn*14, -8, -20+f.Turn*8, -7))
	b.Draw(c.Times(1.2), brush.Oval(2, -31, 4, 2.4))
}

func bowler(b *brush.Brush, f *Figure) {
	c := brush.Hex(0x2a2428).To(f.Trim, 0.15)
	b.Draw(c, brush.Smooth(-18, -14, -19, -34, 0, -46, 19, -34, 18, -14))
	b.Draw(f.Trim, brush.Slab(-18, -22, 36, 7, 2))
	b.Draw(c, brush.Smooth(-30, -16, 0, -20, 30, -16, 28, -10, 0, -13, -28, -10))
}

func eyePatch(b *brush.Brush, f *Figure) {
	x := f.Turn * 5
	if f.Hairdo == nil {
		dressHair(b, f, false)
	}
	b.Plain(brush.Black, brush.Taper(brush.Line(-19, -14, 19, 0), 1.6, 1.6))
	b.Draw(brush.Hex(0x16141c), brush.Smooth(x+1, -5, x+8, -9, x+15, -4, x+13, 5, x+7, 7, x+2, 3))
}

func banditMask(b *brush.Brush, f *Figure) {
	if f.Hairdo == nil {
		dressHair(b, f, false)
	}
	t := f.Turn * 4
	b.Draw(brush.Hex(0x18161e), brush.Smooth(-19, -9, t, -6, 19, -9, 18, 4, 8+t, 5, t, 1, -8+t, 5, -18, 4))
	eyes(b, f, -1.5, 7, 3.4, brush.Hex(0xf6f2ea), brush.Hex(0x2a1a14))
}

// brassHelm is the helmet of a diver.
func brassHelm(b *brush.Brush, _ *Figure) {
	m := b.Metal(brush.Hex(0xc8823a))
	b.Fill(m, brush.Holed(brush.Oval(0, -5, 35, 36), brush.Oval(0, -3, 20, 20))...)
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.4)).Clear(0.3), brush.Oval(0, -3, 20, 20))
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, -3, 24, 19)...)
	b.Fill(m, brush.Slab(-30, 24, 60, 11, 4), brush.Slab(-40, -12, 10, 18, 3), brush.Slab(30, -12, 10, 18, 3), brush.Slab(-8, -46, 16, 9, 3))
}

func finCrest(b *brush.Brush, f *Figure) {
	c := brush.Hex(0xf08a3a)
	for i := range 6 {
		a := -2.6 + 0.42*float64(i)
		b.Draw(c.To(f.Skin, 0.12*float64(i%2)), brush.Spike(brush.At(0, -8), a, 0.24, 20, 52-5*float64((i+1)%2)))
	}
}

// wolfHood covers the head with that of a wolf.
func wolfHood(b *brush.Brush, f *Figure) {
	c := brush.Hex(0x6a6a78)
	t := f.Turn * 4
	b.Mirrored(func(float64) {
		b.Draw(c, brush.Poly(8, -24, 26, -52, 30, -12))
		b.Plain(brush.Hex(0xc89a94), brush.Poly(15, -26, 24, -42, 26, -18))
		b.Draw(c.Times(0.85), brush.Poly(18, -14, 38, 0, 28, 4, 34, 14, 22, 14, 20, 24, 8, 18))
	})
	b.Draw(c, brush.Smooth(-26, -12, -16, -30, 0, -34, 16, -30, 26, -12, 20, 6, 10, 14, -10, 14, -20, 6))
	b.Draw(c.To(brush.Bone, 0.5), brush.Smooth(t-12, -4, t, -12, t+12, -4, t+11, 18, t, 26, t-11, 18))
	b.Plain(brush.Hex(0x3a0a12), brush.Smooth(t-9, 14, t, 12, t+9, 14, t, 24))
	b.Plain(brush.Bone, brush.Poly(t-8, 14, t-4, 14, t-6, 22), brush.Poly(t+8, 14, t+4, 14, t+6, 22))
	b.Draw(brush.Black.To(c, 0.15), brush.Smooth(t-6, 2, t+6, 2, t+3, 9, t-3, 9))
	Glare(b, f.Turn, -11, 10, 6, 0.3, brush.Hex(0xffd04a))
}

// DemonHorns draws a pair of horns to set on a head.
func DemonHorns(b *brush.Brush) {
	b.Mirrored(func(float64) {
		b.Draw(brush.Hex(0x3a2028), brush.Taper(brush.Curve(34, 30, 96, 10, 112, -50, 84, -110), 22, 2))
	})
}

// pitHats are worn where it is hot.
var pitHats = map[string]func(*brush.Brush, *Figure){
	"bull-helmet": bullHelmet, "horns": horns,
}

// bullHelmet is a helmet with horns, worn.
func bullHelmet(b *brush.Brush, _ *Figure) {
	b.Within(brush.Place(0, -20, 0.3, 0.26, 0), func() {
		b.Mirrored(func(float64) {
			b.Draw(brush.Bone, brush.Taper(brush.Curve(50, 10, 116, 16, 146, -40, 130, -116), 22, 2))
		})
		b.Fill(b.Metal(brush.Steel), brush.Smooth(-74, 34, -70, -20, -40, -70, 0, -84, 40, -70, 70, -20, 74, 34, 0, 14))
		b.Fill(b.Metal(brush.Gold), brush.Poly(-9, -84, 9, -84, 10, 20, -10, 20), brush.Smooth(-76, 22, 0, -2, 76, 22, 74, 40, 0, 16, -74, 40))
	})
}

// horns grow from the head that they are put on.
func horns(b *brush.Brush, _ *Figure) {
	b.Within(brush.Place(0, -12, 0.36, 0.36, 0), func() { DemonHorns(b) })
}
