package art

import "math"

// hats are what is worn on a head instead of the usual.
var hats = joined(rogueHats, pitHats, knightHats, map[string]func(*painter, *figure){
	"crown": crown, "goggles": goggles, "wizard-hat": wizardHat, "halo": halo,
	"antlers": antlers,
	"helmet":  helmet, "hood": hood, "no-hat": func(*painter, *figure) {},
	"glass-helmet": glassHelmet, "top-hat": topHat, "laurel": laurel,
	"blindfold": blindfold, "mask": mask, "turban": turban, "visor": visor,
})

func glassHelmet(b *painter, _ *figure) {
	b.fill(flat(b.accent.to(white, 0.4)).clear(0.22), oval(0, -6, 34, 36))
	b.fill(flat(white).clear(0.6), taper(curve(-25, -20, -18, -32, -7, -38), 2, 1))
	b.fill(b.metal(iron), slab(-27, 22, 54, 9, 4))
}

func topHat(b *painter, f *figure) {
	c := f.trim.times(0.4)
	b.draws(c, poly(-16, -16, -19, -56, 19, -56, 16, -16))
	b.draws(f.trim, slab(-17, -26, 34, 8, 2))
	b.draws(c, slab(-30, -18, 60, 8, 4))
}

func laurel(b *painter, _ *figure) {
	b.mirrored(func(float64) {
		for i := range 6 {
			at := pointAt(0, -6).around(-1.5+0.34*float64(i), 22)
			b.fill(b.metal(gold), leaf([]pt{at, at.shift(3, -5), at.shift(5, -11)}, 3.4))
		}
	})
}

func blindfold(b *painter, f *figure) {
	b.draws(f.trim, smooth(-19, -7, f.turn*4, -5, 19, -7, 18, 3, f.turn*4, 6, -18, 3))
	b.draws(f.trim, leaf(curve(-18, -2, -32, 4, -36, 20), 4))
}

func mask(b *painter, f *figure) {
	b.draws(white.to(f.trim, 0.15), smooth(-17, -12, 0, -16, 17, -12, 14, 8, 7, 20, 0, 23, -7, 20, -14, 8))
	x := f.turn * 4
	for _, d := range sides {
		b.plain(black, smooth(x+d*7-5, -3, x+d*7, -6, x+d*7+5, -3, x+d*7, 1))
	}
	b.plain(black, leaf(curve(x-6, 11, x, 14, x+6, 11), 1.6))
}

func turban(b *painter, f *figure) {
	b.draws(f.trim, smooth(-21, -6, -23, -20, -10, -33, 10, -33, 23, -20, 21, -6, 0, -13))
	b.draws(f.trim.times(0.8), taper(curve(-20, -8, 0, -26, 16, -30), 3, 2), taper(curve(20, -8, 0, -22, -16, -29), 3, 2))
	b.crystal(0, -24, 6, 0)
}

func visor(b *painter, f *figure) {
	b.plain(black, slab(-19+f.turn*3, -9, 38, 12, 6))
	b.glow(f.turn*5, -3, 30, 16, b.accent, 0.7)
	b.plain(b.accent.to(white, 0.4), slab(-14+f.turn*4, -5, 28*math.Abs(math.Cos(f.turn)), 4, 2))
}
