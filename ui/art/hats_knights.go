package art

// knightHats are the helmets of knights, and the hats of other trades.
var knightHats = map[string]func(*painter, *figure){
	"great-helm": greatHelm, "winged-helm": wingedHelm, "plumed-helm": plumedHelm,
	"spiked-helm": spikedHelm, "kettle-helm": kettleHelm, "coif": coif,
	"wimple": wimple, "mitre": mitre, "feather-crown": featherCrown,
	"pith-helmet": pithHelmet, "straw-hat": strawHat, "nightcap": nightcap,
	"headphones": headphones, "bandages": bandages, "monocle": monocle,
	"mortarboard": mortarboard,
}

// helmMetal is the steel of a helmet.
func helmMetal(b *painter, f *figure) style { return b.metal(steel.to(f.cloth, 0.25)) }

// greatHelm is a bucket with a cross for its slits.
func greatHelm(b *painter, f *figure) {
	x := f.turn * 5
	b.fill(helmMetal(b, f), smooth(-22, -24, -10, -34, 10, -34, 22, -24, 22, 18, 12, 30, -12, 30, -22, 18))
	b.fill(b.metal(f.trim.to(gold, 0.5)), box(x-2.6, -33, 5.2, 62), box(-21, -9, 42, 9))
	b.plain(black, slab(x-17, -7, 14, 5, 2), slab(x+3, -7, 14, 5, 2))
	for i := range 3 {
		b.plain(black, oval(x+7+4*float64(i%2), 8+6*float64(i), 1.6, 1.6), oval(x-7-4*float64(i%2), 8+6*float64(i), 1.6, 1.6))
	}
}

func wingedHelm(b *painter, f *figure) {
	b.mirrored(func(float64) {
		for i := range 4 {
			k := float64(i)
			b.draws(white.to(b.sun, 0.2).times(1-0.05*k), leaf(curve(17, -10+3*k, 34+3*k, -26+7*k, 36+5*k, -62+15*k), 8))
		}
	})
	b.fill(helmMetal(b, f), smooth(-21, -4, -19, -22, 0, -32, 19, -22, 21, -4, 12, -12, f.turn*4, -8, -12, -12))
	b.fill(b.metal(gold), taper(curve(-21, -5, f.turn*4, -11, 21, -5), 2.4, 2.4), oval(f.turn*4, -19, 5, 6))
}

func plumedHelm(b *painter, f *figure) {
	d, x := -sign(f.turn), f.turn*5
	for i := range 4 {
		k := float64(i)
		b.draws(livery(b.House).to(f.trim, 0.2*k), leaf(curve(0, -26, d*(8+10*k), -66+8*k, d*(34+10*k), -52+18*k, d*(46+6*k),
			-14+18*k), 11))
	}
	b.fill(helmMetal(b, f), smooth(-21, 10, -22, -12, -12, -29, 0, -32, 12, -29, 22, -12, 21, 10, 12, 24, 0, 27, -12, 24))
	b.plain(black, smooth(x-15, -6, x, -9, x+15, -6, x+13, 0, x, -2, x-13, 0))
	b.fill(b.metal(gold), taper(lineThrough(x, -31, x, 26), 2, 1.4), taper(curve(-20, -9, x, -13, 20, -9), 1.8, 1.8))
}

func spikedHelm(b *painter, f *figure) {
	b.fill(b.metal(iron), poly(-7, -26, 0, -70, 7, -26))
	b.fill(helmMetal(b, f), smooth(-21, 2, -20, -20, 0, -31, 20, -20, 21, 2, 17, 16, 11, 8, 12, -6, f.turn*4, -10, -12, -6, -11, 8,
		-17, 16))
	b.fill(b.metal(f.trim), taper(curve(-20, -9, f.turn*4, -14, 20, -9), 2.4, 2.4))
}

func kettleHelm(b *painter, f *figure) {
	b.fill(helmMetal(b, f), smooth(-18, -14, -16, -30, 0, -37, 16, -30, 18, -14))
	b.fill(helmMetal(b, f), smooth(-36, -12, -18, -19, 0, -21, 18, -19, 36, -12, 20, -7, 0, -5, -20, -7))
}

// coif is a hood of mail.
func coif(b *painter, f *figure) {
	t := f.turn * 4
	b.fill(b.metal(iron), holed(smooth(-23, -4, -18, -24, 0, -31, 18, -24, 23, -4, 26, 24, 14, 36, -14, 36, -26, 24),
		smooth(t-14, -6, t-10, -15, t, -18, t+10, -15, t+14, -6, t+12, 10, t+6, 19, t, 21, t-6, 19, t-12, 10))...)
}

// wimple covers the hair of a nun.
func wimple(b *painter, f *figure) {
	t := f.turn * 4
	face := smooth(t-13, -6, t-10, -14, t, -17, t+10, -14, t+13, -6, t+12, 8, t+6, 17, t, 19, t-6, 17, t-12, 8)
	b.draws(white.to(b.low, 0.1), holed(smooth(-20, -8, -14, -24, 0, -27, 14, -24, 20, -8, 18, 18, 0, 27, -18, 18), face)...)
	b.draws(f.cloth.times(0.6), smooth(-19, -16, 0, -32, 19, -16, 30, 30, 24, 52, 18, 20, 17, -6, 0, -20, -17, -6, -18, 20, -24, 52,
		-30, 30))
}

func mitre(b *painter, f *figure) {
	b.draws(white.to(f.cloth, 0.2), smooth(-19, -12, -25, -38, 0, -74, 25, -38, 19, -12, 0, -17))
	b.fill(b.metal(gold), slab(-20, -21, 40, 7, 3), box(-2.6, -62, 5.2, 44), box(-11, -46, 22, 5))
}

func featherCrown(b *painter, f *figure) {
	for i := range 9 {
		a := -1.57 + 0.27*(float64(i)-4)
		q := pointAt(0, -10)
		b.draws([3]rgb{hex(0xd8402a), hex(0xf0c03a), hex(0x2a8a9a)}[i%3], leaf([]pt{q.around(a, 10), q.around(a, 36), q.around(a,
			60)}, 9))
	}
	b.draws(f.trim, taper(curve(-19, -9, f.turn*4, -16, 19, -9), 4, 4))
}

func pithHelmet(b *painter, f *figure) {
	c := hex(0xd8c49a)
	b.draws(c, smooth(-21, -12, -19, -32, 0, -42, 19, -32, 21, -12))
	b.draws(c.times(0.92), smooth(-36, -8, -20, -16, 0, -17, 20, -16, 36, -8, 20, -5, 0, -7, -20, -5))
	b.draws(wood.times(0.8), slab(-20, -20, 40, 5, 2))
}

func strawHat(b *painter, f *figure) {
	c := hex(0xe0bc60)
	b.draws(c, smooth(-18, -14, -16, -32, 0, -38, 16, -32, 18, -14))
	b.draws(c.times(0.9), smooth(-48, -8, -24, -18, 0, -20, 24, -18, 48, -8, 24, -4, 0, -7, -24, -4))
	b.draws(f.trim.to(hex(0xc83a3a), 0.5), slab(-18, -22, 36, 6, 2))
}

func nightcap(b *painter, f *figure) {
	c := f.trim.to(hex(0xd8e0f0), 0.4)
	d := -sign(f.turn)
	b.draws(c, smooth(-d*20, -10, -d*14, -34, d*14, -46, d*40, -36, d*52, -6, d*34, -20, d*20, -12, 0, -16))
	b.draws(white, oval(d*53, -2, 8, 8), slab(-21, -17, 42, 9, 4))
}

func headphones(b *painter, f *figure) {
	b.fill(b.metal(iron), taper(curve(-23, -2, -19, -30, 0, -38, 19, -30, 23, -2), 3, 3))
	b.mirrored(func(float64) {
		b.draws(f.trim.to(black, 0.3), slab(17, -12, 13, 24, 6))
		b.glow(26, 0, 12, 14, b.accent, 0.8)
	})
	b.fill(b.metal(iron), taper(curve(-24, 6, -18, 16, f.turn*5-4, 17), 1.6, 2.6))
}

// bandages leave only the eyes.
func bandages(b *painter, f *figure) {
	c := hex(0xe8e0c8)
	b.draws(c, smooth(-20, -10, -14, -26, 0, -29, 14, -26, 20, -10, 0, -6), smooth(-19, 3, 0, 6, 19, 3, 14, 20, 0, 25, -14, 20))
	for i := range 3 {
		y := -24 + 6*float64(i)
		b.plain(c.times(0.7), taper(curve(-17, y+2, 0, y+5, 17, y-2), 1, 0.8), taper(curve(-15, y+32, 0, y+36, 15, y+29), 1, 0.8))
	}
	b.draws(c, leaf(curve(17, 12, 34, 20, 44, 40), 5))
}

func monocle(b *painter, f *figure) {
	x := f.turn*5 + 7.4
	b.fill(b.metal(gold), ring(x, -1, 9, 6.6)...)
	b.fill(flat(white).clear(0.3), oval(x, -1, 7, 7))
	b.fill(b.metal(gold), taper(curve(x+8, 4, x+13, 20, x+8, 38), 0.9, 0.9))
}

// mortarboard is the cap of a graduate.
func mortarboard(b *painter, f *figure) {
	c := black.to(f.cloth, 0.15)
	b.draws(c, poly(-18, -10, -17, -26, 17, -26, 18, -10, 0, -15))
	b.draws(c.to(white, 0.08), poly(-42, -32, 0, -46, 42, -32, 0, -20))
	b.draws(gold, taper(lineThrough(0, -33, 32, -28, 34, -8), 1.2, 1.4), oval(34, -4, 3.4, 6))
}
