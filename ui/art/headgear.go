package art

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// rogue draws what a thief wears on the head instead of a hood.
func rogue(b *painter, f *figure) {
	t := f.turn * 4
	h, c := b.skin(f.hair), f.trim
	part := smooth(-20, 2, -21, -14, -10, -27, 6, -28, 20, -18, 20, 2, 16+t, -8, 4+t, -14, -10+t, -12, -16+t, -8)
	if b.odds(0.5) { // a mask over the eyes
		b.draws(black.to(c, 0.25), smooth(-18, -7, t, -4, 18, -7, 17, 3, 7+t, 4, t, 1, -7+t, 4, -17, 3))
		eyes(b, f, -1.5, 7, 2.8, hex(0xf6f2ea), hex(0x2a1a14))
	}
	switch b.n(4) {
	case 0: // a hat with three corners
		b.fill(h, part)
		b.draws(c.times(0.7), smooth(-20, -14, -14, -30, 0, -34, 14, -30, 20, -14))
		b.draws(c.times(0.8), smooth(-36, -22, -20, -20, t, -12, 20, -20, 36, -22, 26, -8, t, -3, -26, -8))
		b.draws(bone, leaf(curve(16, -18, 32, -36, 26, -56), 6))
	case 1: // a tall hat
		b.fill(h, part)
		b.draws(c.times(0.55), poly(-16, -16, -18, -54, 18, -54, 16, -16))
		b.draws(c, slab(-17, -25, 34, 8, 2))
		b.draws(c.times(0.55), slab(-30, -18, 60, 8, 4))
	case 2: // a kerchief
		b.draws(c, smooth(-21, -4, -19, -20, 0, -29, 19, -20, 21, -4, t, -14))
		b.draws(c, leaf(curve(-18, -6, -32, -2, -40, 14), 5), leaf(curve(-18, -6, -26, 8, -26, 24), 5))
		for i := range 5 {
			b.plain(bone, oval(-12+6*float64(i), -17-4*math.Sin(float64(i)), 1.5, 1.5))
		}
	default: // hair that stands up
		for i := range 7 {
			a := math.Pi * (1.08 + 0.84*float64(i)/6)
			q := pointAt(0, -6).around(a, 15)
			b.fill(h, leaf([]pt{q, q.around(a+0.2, 12), q.around(a+0.1, 27)}, 7))
		}
		b.fill(h, part)
	}
}

// beard draws a beard, short or long.
func beard(b *painter, f *figure) {
	x, l := f.turn*4, b.in(24, 46)
	b.fill(b.skin(f.hair), smooth(x-16, 2, x-8, 9, x, 8, x+8, 9, x+16, 2, x+15, 16, x+7, l*0.75, x+f.turn*3, l, x-7, l*0.75, x-15, 16))
	b.plain(f.skin.to(b.shade, 0.7), taper(curve(x-4, 14, x, 13, x+4, 14), 1, 0.8))
}

// dressHair draws hair, or what is worn on it.
func dressHair(b *painter, f *figure, long bool) {
	h := b.skin(f.hair)
	t := f.turn * 4
	part := smooth(-20, 0, -21, -14, -10, -27, 6, -28, 20, -18, 20, 0, 16+t, -8, 4+t, -15, -10+t, -12, -16+t, -8)
	switch {
	case f.hat != nil:
		b.fill(h, part)
	case f.has(trait.Witch):
		if b.odds(0.5) {
			antlers(b, f)
			b.fill(h, part)
			return
		}
		b.fill(h, part)
		wizardHat(b, f)
	case f.has(trait.Scientist) || f.kin == cyborg:
		if b.odds(0.5) {
			b.fill(h, part)
		} else { // wild hair around a bald head
			for i := range 9 {
				a := math.Pi * (0.92 + 1.16*float64(i)/8)
				b.fill(h, oval(19*math.Cos(a), -4+19*math.Sin(a), b.in(6, 10), b.in(6, 10)))
			}
		}
		goggles(b, f)
	case f.has(trait.Leader):
		b.fill(h, part)
		crown(b, f)
	case f.kin == faerie:
		b.fill(h, part, poly(-14, -20, -6, -44, 2, -24), poly(2, -24, 10, -40, 15, -18))
	case b.House == card.StarAlliance && b.odds(0.5):
		b.fill(h, part)
		b.fill(b.metal(f.trim), slab(15, -8, 8, 15, 3))
		b.plain(b.accent, taper(lineThrough(18, 4, 12+t, 12), 1.2, 1.2))
	case b.House == card.Sanctum && b.odds(0.4):
		b.fill(h, part)
		halo(b, f)
	default:
		b.fill(h, part)
		if !long && b.odds(0.4) {
			b.draws(f.trim, taper(curve(-19, -10, t, -17, 19, -10), 2.6, 2.6))
		}
		if long || b.odds(0.3) {
			b.fill(h, smooth(14, -20, 22, -8, 22, 14, 17, 20, 16, 0), smooth(-14, -20, -22, -8, -22, 14, -17, 20, -16, 0))
		}
	}
}

func halo(b *painter, _ *figure) {
	b.glow(0, -34, 40, 26, b.accent, 0.6)
	b.within(place(0, -34, 1, 0.3, 0), func() { b.plain(b.accent.to(white, 0.4), ring(0, 0, 22, 17.5)...) })
}

func crown(b *painter, f *figure) {
	b.fill(b.metal(gold), poly(-19, -14, -22, -34, -12, -24, -7, -38, 0, -26, 7, -38, 12, -24, 22, -34, 19, -14, 0, -19))
	b.plain(f.trim.to(hex(0xd0304a), 0.6), oval(0, -23, 3, 3.6))
}

func wizardHat(b *painter, f *figure) {
	c := f.cloth.times(0.8)
	d := b.side() * b.in(6, 18)
	b.draws(c, smooth(-17, -14, -11, -34, d*0.3-3, -56, d*1.4, -70, d*0.3+8, -50, 12, -32, 17, -14, 0, -8))
	b.draws(c, smooth(-38, -10, -18, -18, 0, -12, 18, -18, 38, -10, 20, -4, 0, -2, -20, -4))
	b.draws(f.trim, smooth(-16.5, -19, 0, -14, 16.5, -19, 16, -25, 0, -20, -15.5, -25))
}

func antlers(b *painter, _ *figure) {
	b.mirrored(func(float64) {
		c := bone.times(0.85)
		b.draws(c, taper(curve(8, -20, 16, -40, 30, -48, 34, -66), 3, 1), taper(curve(15, -38, 14, -52, 20, -62), 2.2, 0.8),
			taper(curve(27, -47, 42, -50, 48, -60), 2, 0.8))
	})
}

func goggles(b *painter, f *figure) {
	x := f.turn * 5
	b.draws(wood.times(0.6), slab(-20, -6, 40, 5, 2))
	for _, d := range sides {
		b.fill(b.metal(gold), oval(x+d*7.6, -2, 7.4, 7.4))
		b.fill(flat(b.accent.to(white, 0.25)).down(b.accent.times(0.6)), oval(x+d*7.6, -2, 5.4, 5.4))
		b.plain(white, oval(x+d*7.6-2, -4, 1.6, 1.6))
	}
}

func hood(b *painter, f *figure) {
	t := f.turn * 4
	s := b.body(f.cloth)
	inner := smooth(-15+t, -6, -9+t, -18, t, -21, 9+t, -18, 15+t, -6, 14+t, 10, 8+t, 21, t, 25, -8+t, 21, -14+t, 10)
	b.fill(flat(b.shade.to(black, 0.3)).clear(0.8).out(), inner)
	b.fill(s, holed(smooth(-26, 10, -27, -10, -16, -28, t*0.6, -38, 16, -28, 27, -10, 26, 10, 19, 27, 0, 32, -19, 27), inner)...)
	if f.has(trait.Thief) && b.odds(0.6) {
		b.draws(f.trim.times(0.8), smooth(-15+t, 4, t, 7, 15+t, 4, 13+t, 16, t, 26, -13+t, 16))
	}
}

func helmet(b *painter, f *figure) {
	t := f.turn * 5
	m := b.metal(steel.to(f.cloth, 0.25))
	switch b.n(3) {
	case 0: // closed, with a slit
		b.fill(m, smooth(-20, -10, -14, -26, 0, -30, 14, -26, 20, -10, 19, 12, 10, 25, 0, 28, -10, 25, -19, 12))
		b.plain(black, slab(-14+t, -5, 28, 5, 2.5))
		b.glow(t, -3, 24, 10, b.accent, 0.5)
		b.plain(b.accent.to(white, 0.5), oval(-6+t, -2.6, 2.2, 1.4), oval(6+t, -2.6, 2.2, 1.4))
		b.fill(b.metal(f.trim), poly(-2.4+t, -30, 2.4+t, -30, 2+t, 27, -2+t, 27))
		for i := range 3 {
			b.plain(black, slab(5+t, 7+float64(i)*4.5, 7, 1.7, 1))
		}
	case 1: // open, with cheeks
		b.fill(m, smooth(-20, 4, -21, -12, -12, -27, 0, -30, 12, -27, 21, -12, 20, 4, 18, 16, 12, 10, 13+t*0.5, -5, t, -11, -13+t*0.5, -5, -12,
			10, -18, 16))
		b.fill(b.metal(f.trim), poly(-2+t, -30, 2+t, -30, 2.6+t, 6, -2.6+t, 6))
	default: // winged
		b.fill(m, smooth(-20, -4, -18, -20, 0, -31, 18, -20, 20, -4, 10+t, -11, t, -7, -10+t, -11))
		b.mirrored(func(float64) {
			b.fill(b.metal(white.to(f.trim, 0.3)), poly(18, -8, 24, -34, 28, -26, 32, -32, 32, -20, 26, -6))
		})
	}
	if b.odds(0.6) {
		d := -sign(f.turn)
		b.draws(livery(b.House), smooth(0, -29, d*4, -46, d*24, -50, d*42, -34, d*46, -8, d*34, -20, d*18, -28))
	}
}
