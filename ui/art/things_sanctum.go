package art

import "math"

// sanctumThings are the gear of knights, priests and judges.
var sanctumThings = joined(
	framed(middle, map[string]func(*painter){
		"lance": lance, "decree": decree, "gavel": gavel,
		"pauldron": pauldron, "amber-heart": amberHeart, "halo-ring": haloRing,
		"censer": censer, "lion-head": lionHead, "wolf-head": wolfHead,
		"bull-head": bullHead, "white-wings": whiteWings, "fangs": fangs,
		"ewer": ewer, "star-badge": starBadge, "handprint": handprint,
	}),
	framed(foot, map[string]func(*painter){
		"round-table": roundTable, "castle": castle,
		"font": font, "podium": podium,
	}),
)

// lance points to the right.
func lance(b *painter) {
	c := livery(b.House)
	b.draws(wood, taper(lineThrough(-150, 0, -70, 0), 8, 10))
	b.draws(c, taper(lineThrough(-60, 0, 150, 0), 15, 5))
	for i := range 5 {
		x := -44 + 38*float64(i)
		r := 14 - 1.8*float64(i)
		b.draws(bone, poly(x, -r, x+18, -r+0.8, x+30, r-1.6, x+12, r))
	}
	b.fill(b.metal(steel), poly(148, -9, 196, 0, 148, 9), smooth(-76, -46, -56, -30, -50, 0, -56, 30, -76, 46, -84, 0))
	b.draws(c.times(0.85), smooth(110, 2, 116, 44, 92, 34, 70, 62, 74, 24, 66, 4))
}

func decree(b *painter) {
	c := hex(0xf6ecd4)
	b.draws(c, smooth(-70, -96, 0, -100, 70, -96, 74, 0, 68, 84, 0, 78, -72, 86, -66, 0))
	b.draws(c.times(0.88), limb(-78, -98, 13, 0, -102, 13, 78, -98, 13))
	b.plain(livery(b.House), box(-40, -68, 80, 12))
	for j := range 5 {
		b.fill(flat(wood).clear(0.65), box(-48, -42+float64(j)*17, 96-float64(j%3)*14, 5))
	}
	b.draws(hex(0xa01c2a), poly(16, 66, 34, 66, 28, 128, 16, 116, 6, 126), poly(44, 66, 60, 64, 76, 120, 60, 116, 52, 128))
	b.draws(hex(0xc8262e), oval(40, 62, 30, 29))
	b.draws(hex(0x8a1420), star(40, 62, 5, 17, 8, 0))
}

func gavel(b *painter) {
	b.draws(wood.times(0.8), slab(-90, 76, 180, 26, 8))
	b.draws(wood.times(1.1), slab(-66, 54, 132, 26, 8))
	b.within(place(-6, -6, 1, 1, -0.42), func() {
		b.draws(wood.times(1.2), taper(lineThrough(130, 8, 10, 0), 12, 8))
		b.draws(wood, slab(-52, -66, 76, 132, 12))
		b.fill(b.metal(gold), slab(-57, -48, 86, 14, 5), slab(-57, 34, 86, 14, 5))
	})
}

func pauldron(b *painter) {
	m, g := b.metal(steel.to(livery(b.House), 0.1)), b.metal(gold)
	for i := 2; i >= 0; i-- {
		k := float64(i)
		b.fill(m, smooth(-96+10*k, 20+26*k, -60, 4+26*k, 60, 4+26*k, 106-6*k, 26+28*k, 92-8*k, 58+28*k, 0, 42+28*k, -84+8*k, 52+28*k))
	}
	b.fill(m, smooth(-100, 30, -96, -40, -50, -84, 20, -92, 80, -62, 110, 0, 112, 40, 40, 16, -40, 18))
	b.fill(g, smooth(-104, 34, -100, 20, -40, 6, 40, 4, 112, 30, 114, 44, 40, 20, -40, 22))
	b.fill(g, smooth(-70, -76, -90, -130, -50, -112, 10, -120, 30, -96, -20, -80))
	b.within(place(6, -34, 0.34, 0.34, 0), func() { emblem(b, g) })
}

func amberHeart(b *painter) {
	b.glow(0, 0, 190, 180, amber, 0.7)
	b.plain(hex(0xc46a10), poly(0, -50, 34, -86, 78, -84, 104, -46, 98, 0, 60, 56, 0, 106, -60, 56, -98, 0, -104, -46, -78, -84,
		-34, -86))
	b.plain(amber, poly(0, -50, 34, -86, 78, -84, 60, -34, 0, 10, -60, -34, -78, -84, -34, -86))
	b.plain(hex(0xffe39a), poly(-34, -86, 0, -50, -26, -20, -60, -34, -78, -84), poly(0, 10, 0, 106, -60, 56, -60, -34))
	b.plain(hex(0xe88f1c), poly(60, -34, 98, 0, 60, 56, 0, 106, 0, 10))
	b.plain(hex(0xffd060), poly(78, -84, 104, -46, 98, 0, 60, -34))
}

func haloRing(b *painter) {
	b.glow(0, 0, 190, 110, hex(0xffe9a0), 0.8)
	b.fill(b.metal(hex(0xffd860)), holed(oval(0, 0, 112, 42), oval(0, -3, 86, 26))...)
	for i := range 9 {
		a := math.Pi * (1.06 + 0.88*float64(i)/8)
		from, to := pointAt(124*math.Cos(a), 52*math.Sin(a)), pointAt(176*math.Cos(a), 106*math.Sin(a))
		b.fill(flat(hex(0xfff0b0)).clear(0.85), taper([]pt{from, to}, 5, 1))
	}
}

func censer(b *painter) {
	g := b.metal(gold)
	for _, x := range [3]float64{-50, 0, 50} {
		b.fill(g, taper(lineThrough(0, -128, x, -14), 2.6, 2.6))
	}
	b.fill(g, ring(0, -136, 14, 8)...)
	b.glow(0, 0, 120, 90, hex(0xff8a3a), 0.6)
	b.fill(g, smooth(-62, 10, 62, 10, 50, 64, 20, 84, -20, 84, -50, 64))
	b.fill(b.metal(gold.times(0.8)), slab(-34, 82, 68, 14, 6), smooth(-62, 4, -44, -40, 0, -64, 44, -40, 62, 4))
	for i := range 4 {
		b.plain(hex(0xff7a2a), oval(-33+22*float64(i), -14, 6, 9))
	}
	for i := range 3 {
		k := float64(i) - 1
		b.fill(flat(white.to(b.low, 0.2)).clear(0.5), leaf(curve(40*k, -30, 40*k+26, -80, 60*k-10, -120, 60*k+34, -180), 13))
	}
}

// lionHead looks out of the picture, as do the heads of the wolf and the bull.
func lionHead(b *painter) {
	mane, c := hex(0xa85a1e), hex(0xe0a850)
	b.draws(mane.times(0.8), star(0, 4, 15, 124, 90, 0))
	b.draws(mane, star(0, 0, 13, 104, 76, 0.1))
	b.mirrored(func(float64) { b.draws(c, oval(54, -56, 20, 20)); b.plain(c.times(0.5), oval(54, -54, 10, 11)) })
	b.draws(c, smooth(-58, -30, -34, -66, 34, -66, 58, -30, 50, 26, 28, 66, -28, 66, -50, 26))
	b.mirrored(func(float64) {
		b.draws(bone, smooth(2, 20, 30, 18, 38, 40, 20, 58, 2, 50))
		b.plain(black, smooth(14, -18, 30, -26, 42, -18, 30, -8))
		b.plain(hex(0xffd84a), oval(28, -17, 7, 7))
		b.plain(black, oval(28, -17, 2.6, 5))
		b.plain(c.times(0.45), taper(curve(10, -26, 28, -38, 46, -32), 4, 2))
	})
	b.plain(hex(0x4a2018), smooth(-18, 8, 18, 8, 8, 24, 0, 28, -8, 24))
	b.plain(hex(0x5a1420), smooth(-22, 46, 0, 40, 22, 46, 14, 66, -14, 66))
	b.plain(bone, poly(-16, 46, -8, 44, -11, 58), poly(8, 44, 16, 46, 11, 58))
}

func wolfHead(b *painter) {
	c := hex(0x78808e)
	b.mirrored(func(float64) {
		b.draws(c.times(0.85), poly(20, -50, 66, -122, 84, -30))
		b.plain(c.times(0.45), poly(38, -56, 63, -98, 70, -40))
		b.draws(c.times(0.8), poly(40, -30, 108, -6, 84, 8, 110, 36, 76, 38, 80, 72, 20, 60))
	})
	b.draws(c, smooth(-66, -34, -36, -66, 36, -66, 66, -34, 62, 14, 32, 40, 26, 82, 0, 94, -26, 82, -32, 40, -62, 14))
	b.mirrored(func(float64) {
		b.draws(bone.to(c, 0.3), poly(4, -10, 50, 6, 30, 40, 24, 74, 4, 80))
		b.plain(black, smooth(14, -18, 44, -34, 50, -22, 28, -8))
		b.glow(34, -20, 22, 18, hex(0xffd84a), 0.6)
		b.plain(hex(0xffd84a), oval(34, -20, 7, 6))
		b.plain(black, oval(34, -20, 2.4, 5))
	})
	b.plain(black, smooth(-16, 40, 16, 40, 8, 56, -8, 56))
	b.plain(hex(0x5a1420), smooth(-24, 64, 0, 58, 24, 64, 14, 90, -14, 90))
	b.plain(bone, poly(-20, 63, -10, 61, -14, 82), poly(10, 61, 20, 63, 14, 82))
}

func bullHead(b *painter) {
	c := hex(0x6a3a26)
	b.mirrored(func(float64) {
		b.draws(bone, taper(curve(38, -50, 92, -58, 122, -90, 112, -134), 17, 2))
		b.draws(c.times(0.8), leaf(curve(48, -30, 84, -34, 112, -16), 17))
	})
	b.draws(c, smooth(-54, -58, 0, -70, 54, -58, 58, -10, 42, 40, 46, 76, 0, 96, -46, 76, -42, 40, -58, -10))
	b.draws(c.to(bone, 0.45), smooth(-46, 54, 0, 38, 46, 54, 50, 78, 0, 100, -50, 78))
	b.draws(c.times(0.6), smooth(-34, -66, 0, -78, 34, -66, 20, -34, 0, -22, -20, -34))
	b.mirrored(func(float64) {
		b.plain(black, oval(20, 66, 9, 7), smooth(18, -12, 46, -26, 48, -10, 30, -2))
		b.plain(hex(0xff6a3a), oval(34, -13, 5, 5))
	})
	b.fill(b.metal(gold), ring(0, 88, 22, 16)...)
}

func whiteWings(b *painter) {
	b.glow(0, 0, 200, 140, b.accent, 0.4)
	b.mirrored(func(float64) {
		for i := range 8 {
			k := float64(i)
			a := -1.15 + k*0.3
			from := pointAt(10+5*k, -30+9*k)
			tip := from.around(a, 150-11*k)
			b.draws(white.to(b.sun, 0.2).times(0.8+0.03*k), leaf(curved([]pt{from, from.to(tip, 0.55).shift(8, -8), tip}), 18))
		}
		b.draws(white.to(b.sun, 0.1), limb(0, 6, 14, 30, -60, 16, 74, -104, 6))
	})
}

// fangs are two rows of teeth with a throat between.
func fangs(b *painter) {
	b.plain(hex(0x4a0a16), smooth(-120, -50, 0, -80, 120, -50, 130, 0, 120, 50, 0, 84, -120, 50, -130, 0))
	b.draws(hex(0xb04a56), smooth(-80, 56, 0, 24, 80, 56, 0, 78))
	gum := hex(0x8a2a3a)
	b.draws(gum, smooth(-134, -20, -110, -84, 0, -112, 110, -84, 134, -20, 104, -46, 0, -70, -104, -46))
	b.draws(gum, smooth(-134, 20, -104, 48, 0, 72, 104, 48, 134, 20, 110, 88, 0, 114, -110, 88))
	for i := range 9 {
		x := -100 + 25*float64(i)
		l, y := 34.0, 22*x*x/10000
		if i == 2 || i == 6 {
			l = 84
		}
		b.draws(bone.to(white, 0.3), poly(x-13, -68+y, x+13, -68+y, x, -68+y+l))
		b.draws(bone, poly(x-12, 70-y, x, 70-y-l*0.6, x+12, 70-y))
	}
}

// ewer pours water to the right.
func ewer(b *painter) {
	m := b.metal(hex(0xc8d4e0))
	water := hex(0x6ac8f0)
	b.fill(flat(water).down(white).clear(0.85), smooth(92, -70, 122, -66, 142, -10, 144, 140, 118, 140, 116, 0))
	b.within(place(-10, -10, 1, 1, 0.62), func() {
		b.fill(m, holed(smooth(-50, -70, -104, -60, -108, 10, -50, 30), smooth(-50, -50, -54, 10, -88, 0, -86, -44))...)
		b.fill(m, smooth(-30, -100, 30, -100, 62, -116, 44, -84, 28, -66, 34, -44, 62, 0, 60, 50, 34, 84, -34, 84, -60, 50, -62, 0,
			-34, -44, -28, -66))
		b.fill(b.metal(gold), slab(-44, 80, 88, 16, 6), slab(-34, -66, 68, 11, 5))
	})
}

func starBadge(b *painter) {
	b.draws(livery(b.House), poly(-46, -130, -6, -130, 20, -30, -30, -30), poly(6, -130, 46, -130, 30, -30, -20, -30))
	b.fill(b.metal(gold), star(0, 26, 8, 96, 66, 0))
	b.fill(b.metal(steel), oval(0, 26, 50, 50))
	b.within(place(0, 26, 0.36, 0.36, 0), func() { emblem(b, b.metal(gold)) })
}

// handprint is the mark of a hand dipped in paint.
func handprint(b *painter) {
	c := flat(hex(0xc01c28)).clear(0.92)
	b.fill(c, smooth(-50, 4, -20, -20, 44, -18, 58, 20, 44, 84, 0, 104, -40, 84))
	for i := range 4 {
		x := -42 + 31*float64(i)
		l := 70 - 12*math.Abs(float64(i)-1.6)
		b.fill(c, limb(x*0.92, -28, 11, x*1.16, -32-l*0.5, 13, x*1.34, -32-l, 11))
	}
	b.fill(c, limb(58, 44, 14, 86, 14, 14, 104, -16, 11))
}
