package people

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
)

// Hats are what is worn on a head instead of the usual.
var Hats = motif.Join(rogueHats, pitHats, knightHats, map[string]func(*brush.Brush, *Figure){
	"crown": Crown, "goggles": goggles, "wizard-hat": wizardHat, "halo": halo,
	"antlers": antlers,
	"helmet":  Helmet, "hood": hood, "no-hat": func(*brush.Brush, *Figure) {},
	"glass-helmet": glassHelmet, "top-hat": topHat, "laurel": laurel,
	"blindfold": blindfold, "mask": mask, "turban": turban, "visor": visor,
})

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
	b.Draw(f.Trim.Times(0.8), brush.Taper(brush.Curve(-20, -8, 0, -26, 16, -30), 3, 2), brush.Taper(brush.Curve(20, -8, 0, -22, -16, -29), 3,
		2))
	b.Crystal(0, -24, 6, 0)
}

func visor(b *brush.Brush, f *Figure) {
	b.Plain(brush.Black, brush.Slab(-19+f.Turn*3, -9, 38, 12, 6))
	b.Glow(f.Turn*5, -3, 30, 16, b.Accent, 0.7)
	b.Plain(b.Accent.To(brush.White, 0.4), brush.Slab(-14+f.Turn*4, -5, 28*math.Abs(math.Cos(f.Turn)), 4, 2))
}
