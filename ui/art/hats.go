package art

import "math"

// hats are what is worn on a head instead of the usual.
var hats = joined(rogueHats, pitHats, knightHats, map[string]func(*Brush, *figure){
	"crown": crown, "goggles": goggles, "wizard-hat": wizardHat, "halo": halo,
	"antlers": antlers,
	"helmet":  helmet, "hood": hood, "no-hat": func(*Brush, *figure) {},
	"glass-helmet": glassHelmet, "top-hat": topHat, "laurel": laurel,
	"blindfold": blindfold, "mask": mask, "turban": turban, "visor": visor,
})

func glassHelmet(b *Brush, _ *figure) {
	b.Fill(Flat(b.Accent.To(White, 0.4)).Clear(0.22), Oval(0, -6, 34, 36))
	b.Fill(Flat(White).Clear(0.6), Taper(Curve(-25, -20, -18, -32, -7, -38), 2, 1))
	b.Fill(b.Metal(Iron), Slab(-27, 22, 54, 9, 4))
}

func topHat(b *Brush, f *figure) {
	c := f.trim.Times(0.4)
	b.Draw(c, Poly(-16, -16, -19, -56, 19, -56, 16, -16))
	b.Draw(f.trim, Slab(-17, -26, 34, 8, 2))
	b.Draw(c, Slab(-30, -18, 60, 8, 4))
}

func laurel(b *Brush, _ *figure) {
	b.Mirrored(func(float64) {
		for i := range 6 {
			at := At(0, -6).Around(-1.5+0.34*float64(i), 22)
			b.Fill(b.Metal(Gold), Leaf([]Point{at, at.Shift(3, -5), at.Shift(5, -11)}, 3.4))
		}
	})
}

func blindfold(b *Brush, f *figure) {
	b.Draw(f.trim, Smooth(-19, -7, f.turn*4, -5, 19, -7, 18, 3, f.turn*4, 6, -18, 3))
	b.Draw(f.trim, Leaf(Curve(-18, -2, -32, 4, -36, 20), 4))
}

func mask(b *Brush, f *figure) {
	b.Draw(White.To(f.trim, 0.15), Smooth(-17, -12, 0, -16, 17, -12, 14, 8, 7, 20, 0, 23, -7, 20, -14, 8))
	x := f.turn * 4
	for _, d := range Sides {
		b.Plain(Black, Smooth(x+d*7-5, -3, x+d*7, -6, x+d*7+5, -3, x+d*7, 1))
	}
	b.Plain(Black, Leaf(Curve(x-6, 11, x, 14, x+6, 11), 1.6))
}

func turban(b *Brush, f *figure) {
	b.Draw(f.trim, Smooth(-21, -6, -23, -20, -10, -33, 10, -33, 23, -20, 21, -6, 0, -13))
	b.Draw(f.trim.Times(0.8), Taper(Curve(-20, -8, 0, -26, 16, -30), 3, 2), Taper(Curve(20, -8, 0, -22, -16, -29), 3, 2))
	b.Crystal(0, -24, 6, 0)
}

func visor(b *Brush, f *figure) {
	b.Plain(Black, Slab(-19+f.turn*3, -9, 38, 12, 6))
	b.Glow(f.turn*5, -3, 30, 16, b.Accent, 0.7)
	b.Plain(b.Accent.To(White, 0.4), Slab(-14+f.turn*4, -5, 28*math.Abs(math.Cos(f.turn)), 4, 2))
}
