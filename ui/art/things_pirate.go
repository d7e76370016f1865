package art

import "math"

// seaThings belong to ships and to those who sail, dive and drown.
var seaThings = joined(
	framed(middle, map[string]func(*painter){
		"jolly-roger": jollyRoger, "diving-boat": divingBoat, "anchor": anchor,
		"ship-wheel": shipWheel, "cutlass": cutlass, "diving-helmet": divingHelmet,
		"pearl-clam": pearlClam, "conch": conch, "boat-hook": boatHook,
		"snowflake": snowflake, "compass": compass, "life-ring": lifeRing,
		"tumbler": cupOfWater, "bottle": rumBottle, "frost-rod": frostRod,
		"gas-pipe": steamPipe,
	}),
	framed(foot, map[string]func(*painter){
		"plank": plankOut, "whirlpool": whirlpool, "idol": deepIdol,
		"drowning-hand": drowningHand, "sinking-ship": sinkingShip, "barrel": barrelThing,
		"deep-ship": deepShip, "pipe-organ": organOfPipes,
	}),
)

func jollyRoger(b *painter) {
	b.draws(wood, slab(-120, -130, 13, 290, 5))
	b.draws(hex(0x16161e), smooth(-108, -112, -40, -128, 40, -100, 124, -116, 132, -10, 122, 84, 40, 96, -40, 72, -108, 88))
	for _, a := range [2]float64{0.5, -0.5} {
		b.within(place(14, 4, 0.72, 0.72, a), func() { boneThing(b) })
	}
	b.within(place(14, -18, 2.6, 2.6, 0), func() { skull(b, &figure{}) })
}

func divingBoat(b *painter) {
	m := b.metal(hex(0xe0b03a))
	b.fill(b.metal(iron), slab(-14, -130, 10, 70, 4), slab(-14, -134, 44, 12, 5))
	b.fill(m, slab(-54, -98, 100, 60, 20))
	b.fill(m, smooth(-130, 0, -90, -52, 0, -64, 90, -52, 134, 0, 90, 52, 0, 64, -90, 52))
	b.fill(b.metal(hex(0xb03a2a)), poly(-118, -10, -166, -60, -160, 60, -118, 14))
	for i := range 3 {
		x := -56 + 60*float64(i)
		b.fill(b.metal(iron), oval(x, 0, 25, 25))
		b.glow(x, 0, 34, 34, hex(0xfff0b0), 0.5)
		b.plain(hex(0xfff0b0), oval(x, 0, 17, 17))
	}
	b.fill(flat(hex(0xfff0b0)).clear(0.3).light(), poly(132, -8, 260, -56, 260, 76, 132, 10))
	for i := range 4 {
		b.fill(b.skin(white).clear(0.5), oval(-176-9*float64(i%2), -30-26*float64(i), 6+2*float64(i), 6+2*float64(i)))
	}
}

func anchor(b *painter) {
	m := b.metal(iron.times(0.8))
	b.fill(m, ring(0, -100, 28, 15)...)
	b.fill(m, slab(-12, -76, 24, 180, 6), slab(-62, -58, 124, 20, 8))
	b.fill(m, band(curve(-96, 30, -76, 84, 0, 112, 76, 84, 96, 30), func(t float64) float64 { return 9 + 9*math.Sin(t*math.Pi) }))
	b.fill(m, poly(-126, 50, -100, -2, -66, 44), poly(126, 50, 100, -2, 66, 44))
	b.draws(hex(0xc8a468), taper(curve(16, -104, 70, -110, 90, -60, 60, -20, 90, 10), 6, 6))
}

func shipWheel(b *painter) {
	for i := range 8 {
		a := math.Pi * float64(i) / 4
		b.draws(wood.times(1.1), taper([]pt{{}, pt{}.around(a, 128)}, 7, 9))
	}
	b.draws(wood, ring(0, 0, 92, 68)...)
	b.fill(b.metal(gold), ring(0, 0, 84, 76)...)
	b.draws(wood, oval(0, 0, 30, 30))
	b.fill(b.metal(gold), oval(0, 0, 15, 15))
}

func cutlass(b *painter) {
	b.within(place(0, 0, 1, 1, 0.6), func() {
		b.fill(b.metal(steel), smooth(-12, 40, -16, -40, 4, -120, 40, -156, 30, -90, 14, -20, 12, 40))
		b.draws(wood.times(0.7), slab(-9, 44, 18, 60, 6))
		b.fill(b.metal(gold), slab(-36, 34, 72, 13, 6), taper(curve(34, 42, 46, 76, 6, 106), 6, 5))
	})
}

// divingHelmet is the helmet of a diver, alone.
func divingHelmet(b *painter) {
	m := b.metal(hex(0xc8823a))
	b.fill(m, smooth(-120, 118, -96, 70, 0, 56, 96, 70, 120, 118), slab(-24, -124, 48, 26, 8))
	b.fill(m, oval(0, -16, 98, 96))
	b.fill(m, oval(-100, -10, 18, 30), oval(100, -10, 18, 30))
	b.plain(hex(0x06222e), oval(0, -14, 58, 58))
	b.fill(flat(b.accent).clear(0.35).out(), oval(0, -14, 58, 58))
	b.fill(b.metal(gold), ring(0, -14, 70, 56)...)
	for _, x := range [2]float64{-24, 24} {
		b.fill(b.metal(gold), slab(x-4, -70, 8, 112, 3))
	}
	for i := range 8 {
		q := pointAt(0, -14).around(math.Pi*float64(i)/4+0.4, 63)
		b.plain(hex(0x6a3a14), oval(q.x, q.y, 4, 4))
	}
	b.fill(flat(white).clear(0.5), leaf(curve(-74, -40, -60, -80, -24, -98), 7))
}

func pearlClam(b *painter) {
	c := hex(0xc87a9a)
	b.draws(c, smooth(-130, 10, -110, -70, -40, -118, 40, -118, 110, -70, 130, 10, 0, 34))
	for i := range 7 {
		x := -96 + 32*float64(i)
		b.plain(hex(0xf4c8d8), taper(lineThrough(x*0.5, 20, x, -70-40*(1-math.Abs(x)/100)), 5, 9))
	}
	b.draws(c.times(0.85), smooth(-130, 16, -60, 40, 0, 36, 60, 40, 130, 16, 100, 84, 0, 112, -100, 84))
	b.glow(0, 4, 110, 100, white, 0.7)
	b.draws(hex(0xf8f0ea), oval(0, 4, 40, 40))
	b.plain(white, oval(-13, -10, 10, 9))
}

func conch(b *painter) {
	c := hex(0xe8a878)
	b.draws(c.times(0.9), poly(-150, -66, -96, -66, -100, -26))
	for i := range 5 {
		x, r := -106+34*float64(i), 22+14*float64(i)
		b.draws(c.times(0.8+0.06*float64(i)), oval(x, -34+9*float64(i), r*0.62, r))
		b.draws(c.times(1.15), poly(x-10, -32+9*float64(i)-r, x+4, -60+9*float64(i)-r, x+14, -30+9*float64(i)-r))
	}
	b.draws(c, smooth(0, -60, 60, -96, 116, -70, 132, 0, 100, 80, 40, 116, 10, 70, -20, 20))
	b.fill(b.skin(hex(0xf4a0a0)), smooth(44, -40, 90, -60, 112, -10, 84, 64, 44, 92, 40, 30))
	b.plain(hex(0x7a2a3a), smooth(60, -20, 84, -34, 92, 0, 70, 50, 52, 64, 56, 20))
}

func boatHook(b *painter) {
	b.draws(wood, taper(lineThrough(-110, 130, 50, -70), 9, 8))
	m := b.metal(steel)
	b.fill(m, taper(curve(46, -66, 70, -100, 110, -108, 134, -78, 122, -44, 94, -40), 12, 5))
	b.fill(m, poly(58, -84, 70, -146, 84, -92))
}

func snowflake(b *painter) {
	s := b.body(hex(0xd8f4ff))
	for i := range 6 {
		a := math.Pi * float64(i) / 3
		at := func(r float64) pt { return pt{}.around(a, r) }
		b.fill(s, taper([]pt{{}, at(122)}, 7, 5))
		for _, r := range [2]float64{56, 88} {
			b.fill(s, taper([]pt{at(r), at(r).around(a+0.9, 36)}, 5, 3), taper([]pt{at(r), at(r).around(a-0.9, 36)}, 5, 3))
		}
	}
	b.fill(s, star(0, 0, 6, 34, 22, 0))
}

func compass(b *painter) {
	b.fill(b.metal(gold), oval(0, 0, 112, 112))
	b.plain(hex(0xf4e8cc), oval(0, 0, 94, 94))
	b.plain(hex(0x7a5a34), star(0, 0, 8, 84, 24, 0))
	b.within(place(0, 0, 1, 1, b.in(-1, 1)), func() {
		b.draws(hex(0xd0262e), poly(-15, 0, 0, -86, 15, 0))
		b.draws(hex(0x2a3a5a), poly(-15, 0, 0, 86, 15, 0))
	})
	b.fill(b.metal(gold), oval(0, 0, 12, 12))
}

func lifeRing(b *painter) {
	b.draws(white, ring(0, 0, 116, 62)...)
	for i := range 4 {
		a := math.Pi*float64(i)/2 + 0.4
		var out path
		for k := range 7 {
			out = append(out, pt{}.around(a+0.13*float64(k), 116))
		}
		for k := range 7 {
			out = append(out, pt{}.around(a+0.13*float64(6-k), 62))
		}
		b.draws(hex(0xe0402e), out)
	}
}

func cupOfWater(b *painter) {
	b.fill(flat(hex(0x3ab0e8)).down(hex(0x1a6ac0)), poly(-66, -40, 66, -40, 54, 104, -54, 104))
	b.plain(hex(0x8ae0ff), oval(0, -40, 66, 13))
	b.fill(flat(white).clear(0.35), holed(poly(-80, -104, 80, -104, 60, 114, -60, 114), poly(-72, -96, 72, -96, 53, 104, -53, 104))...)
	b.fill(flat(white).clear(0.7), leaf(curve(-62, -80, -56, 0, -48, 90), 6))
	b.draws(hex(0x8ae0ff), smooth(30, -130, 52, -90, 40, -70, 18, -78, 16, -96))
}

func rumBottle(b *painter) {
	c := hex(0x3a7a4a)
	b.fill(b.body(c), smooth(-20, -60, -20, -110, 20, -110, 20, -60, 54, -20, 58, 110, -58, 110, -54, -20))
	b.draws(wood, slab(-15, -136, 30, 32, 6))
	b.draws(hex(0xe8d4a4), slab(-54, 4, 108, 66, 4))
	b.within(place(0, 34, 1.2, 1.2, 0), func() { skull(b, &figure{}) })
	b.fill(flat(white).clear(0.5), leaf(curve(-38, -10, -42, 40, -38, 100), 6))
}

// frostRod is a rod that breathes cold.
func frostRod(b *painter) {
	b.within(place(0, 0, 1, 1, 0.5), func() {
		b.fill(b.metal(hex(0x5a7a9a)), slab(-10, -50, 20, 190, 8))
		b.fill(b.metal(gold), slab(-18, -56, 36, 18, 6), slab(-15, 60, 30, 14, 5))
		b.glow(0, -96, 120, 120, hex(0xa8ecff), 0.8)
		ice := b.body(hex(0xc8f4ff))
		b.fill(ice, poly(-30, -52, -44, -100, 0, -168, 44, -100, 30, -52), poly(-26, -60, -76, -90, -40, -100), poly(26, -60, 76,
			-96, 40, -104))
		b.plain(white, poly(-8, -60, -22, -100, 0, -156, 2, -90))
	})
}

// steamPipe is a pipe from which vapor bursts.
func steamPipe(b *painter) {
	b.fill(b.metal(iron), limb(-170, 60, 26, -30, 60, 26))
	b.fill(b.metal(iron.times(0.8)), slab(-44, 20, 36, 80, 8))
	for i := range 6 {
		f := float64(i)
		b.fill(b.body(hex(0xc8e07a)).clear(0.9-0.1*f), oval(10+26*f, 52-18*f+b.in(-8, 8), 22+8*f, 20+7*f))
	}
}

func plankOut(b *painter) {
	b.draws(wood, poly(-260, -60, -60, -84, -60, 30, -260, 60))
	for i := range 3 {
		b.plain(wood.times(0.6), taper(lineThrough(-260, -30+28*float64(i), -60, -52+24*float64(i)), 2, 2))
	}
	b.draws(wood.times(1.25), poly(-140, -100, 130, -92, 130, -74, -140, -80))
	b.draws(wood.times(0.8), slab(-150, -180, 16, 100, 4), slab(-230, -190, 16, 130, 4), slab(-250, -190, 130, 12, 4))
}

// whirlpool is seen from the side.
func whirlpool(b *painter) {
	c := b.low.to(b.accent, 0.35)
	for i := range 9 {
		f := float64(i) / 8
		y, rx := -240+200*f, 190*(1-f)*(1-f*0.25)+16
		b.fill(b.body(c.to(b.near, f*0.8)), oval(math.Sin(f*7)*9, y, rx, rx*0.27+3))
	}
	for i := range 4 {
		f := 0.1 + 0.2*float64(i)
		y, rx := -240+200*f, 182*(1-f)*(1-f*0.25)+16
		b.within(place(math.Sin(f*7)*9, y, 1, 0.27, 0), func() {
			b.fill(flat(white).clear(0.75), taper(arcLine(pt{}, rx, float64(i)*1.3, float64(i)*1.3+2.6), 1, 9))
		})
	}
	b.plain(b.front, oval(0, -244, 26, 7))
}

// deepIdol is an idol of something with tentacles.
func deepIdol(b *painter) {
	c := hex(0x5a8a7a)
	b.draws(c.times(0.7), slab(-110, -40, 220, 46, 6))
	b.draws(c, smooth(-84, -36, -96, -130, -80, -230, 0, -276, 80, -230, 96, -130, 84, -36))
	b.mirrored(func(float64) {
		b.plain(black, smooth(14, -196, 40, -214, 66, -194, 44, -176))
		b.glow(40, -194, 50, 40, b.accent, 0.9)
		b.plain(b.accent.to(white, 0.4), oval(40, -195, 12, 10))
		b.draws(c.times(0.85), taper(curve(80, -220, 126, -240, 140, -290), 16, 3))
		for i := range 3 {
			x := 10 + 24*float64(i)
			b.draws(c.times(1.15-0.1*float64(i)), taper(curve(x, -150, x+10, -100, x-6, -70, x+16, -48), 13, 4))
		}
	})
}

// drowningHand reaches out of the water.
func drowningHand(b *painter) {
	s := handSkin(b)
	b.draws(livery(b.House).times(0.7), taper(curve(6, 30, 0, -30, 0, -80), 40, 32))
	b.draws(s, limb(0, -70, 26, 0, -110, 24), smooth(-40, -110, -44, -160, 0, -176, 44, -160, 38, -110, 0, -92))
	for i := range 4 {
		x := -34 + 23*float64(i)
		b.draws(s, limb(x, -150, 12, x*1.4, -200, 11, x*1.7, -238+8*math.Abs(float64(i)-1.5), 8))
	}
	b.draws(s, limb(34, -126, 13, 66, -150, 11, 80, -176, 8))
	for i := range 3 {
		k := float64(i)
		b.fill(flat(white.to(b.low, 0.3)).clear(0.8-0.2*k), holed(oval(0, 0, 70+44*k, 16+10*k), oval(0, 0, 62+44*k, 12+9*k))...)
	}
}

func sinkingShip(b *painter) {
	b.within(place(20, -60, 0.95, 0.95, 0.62), func() { galleon(b) })
	waves(b, -20, 12, 0.9)
}

func barrelThing(b *painter) {
	b.draws(wood, smooth(-70, 4, -96, -100, -70, -204, 70, -204, 96, -100, 70, 4))
	b.draws(wood.times(0.6), oval(0, -204, 70, 18))
	for _, y := range [3]float64{-170, -100, -32} {
		b.fill(b.metal(iron), slab(-92, y, 184, 14, 6))
	}
}

// deepShip is a ship grown of shell and bone.
func deepShip(b *painter) {
	c := hex(0x4a8a9a)
	b.draws(c, smooth(-170, -110, -120, -40, 0, -6, 110, -30, 176, -120, 110, -100, 0, -84, -100, -90))
	for i := range 5 {
		x := -90 + 44*float64(i)
		b.draws(bone, taper(curve(x, -80, x+26, -50, x+16, -16), 6, 2))
		b.glow(x+20, -66, 18, 18, b.accent, 0.7)
		b.plain(b.accent.to(white, 0.4), oval(x+20, -66, 6, 6))
	}
	b.draws(bone, taper(curve(0, -86, 8, -180, -6, -280), 8, 4))
	sail := b.body(hex(0x8ad0c0)).clear(0.9)
	b.fill(sail, smooth(6, -270, 90, -230, 120, -130, 60, -120, 4, -110))
	b.fill(sail, smooth(-8, -250, -80, -210, -110, -130, -50, -124, -4, -110))
	b.draws(c.times(0.8), taper(curve(160, -110, 200, -150, 180, -200, 150, -180), 12, 3))
}

// organOfPipes is a machine of horns, bladders and bubbles.
func organOfPipes(b *painter) {
	for i := range 5 {
		x := -88 + 44*float64(i)
		h := 150 + 50*float64(i%3)
		b.fill(b.metal(hex(0x4a9a8a)), limb(x, -50, 15, x, -h, 12), smooth(x-12, -h, x-30, -h-34, x+30, -h-34, x+12, -h))
		b.plain(black, oval(x, -h-33, 26, 7))
		b.fill(b.skin(b.accent.to(white, 0.5)).clear(0.6), oval(x+b.in(-8, 8), -h-60, 11, 11))
	}
	b.fill(b.metal(hex(0xb07a3a)), slab(-126, -76, 252, 76, 26))
	for i := range 3 {
		b.glow(-60+60*float64(i), -38, 34, 34, b.accent, 0.8)
		b.plain(b.accent.to(white, 0.4), oval(-60+60*float64(i), -38, 15, 15))
	}
	b.fill(b.metal(iron), slab(-110, -8, 30, 16, 4), slab(80, -8, 30, 16, 4))
}
