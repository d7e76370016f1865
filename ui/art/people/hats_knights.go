package people

import "github.com/keyraken/keyraken/ui/art/brush"

// knightHats are the helmets of knights, and the hats of other trades.
var knightHats = map[string]func(*brush.Brush, *Figure){
	"great-helm": greatHelm, "winged-helm": wingedHelm, "plumed-helm": plumedHelm,
	"spiked-helm": spikedHelm, "kettle-helm": kettleHelm, "coif": coif,
	"wimple": wimple, "mitre": mitre, "feather-crown": featherCrown,
	"pith-helmet": pithHelmet, "straw-hat": strawHat, "nightcap": nightcap,
	"headphones": headphones, "bandages": bandages, "monocle": monocle,
	"mortarboard": mortarboard,
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
