package art

import "math"

// seaThings belong to ships and to those who sail, dive and drown.
var seaThings = joined(
	framed(middle, lexicon[func(*painter)]{
		"jolly-roger": jollyRoger, "diving-boat": divingBoat, "anchor": anchor,
		"ship-wheel": shipWheel, "cutlass": cutlass, "diving-helmet": divingHelmet,
		"pearl-clam": pearlClam, "conch": conch, "boat-hook": boatHook,
		"snowflake": snowflake, "compass": compass, "life-ring": lifeRing,
		"tumbler": cupOfWater, "bottle": rumBottle, "frost-rod": frostRod,
		"gas-pipe": steamPipe,
	}),
	framed(foot, lexicon[func(*painter)]{
		"plank": plankOut, "whirlpool": whirlpool, "idol": deepIdol,
		"drowning-hand": drowningHand, "sinking-ship": sinkingShip, "barrel": barrelThing,
		"deep-ship": deepShip, "pipe-organ": organOfPipes,
	}),
)

func jollyRoger(p *painter) {
	p.draws(wood, slab(-120, -130, 13, 290, 5))
	p.draws(hex(0x16161e), smooth(-108, -112, -40, -128, 40, -100, 124, -116, 132, -10, 122, 84, 40, 96, -40, 72, -108, 88))
	for _, a := range [2]float64{0.5, -0.5} {
		p.within(place(14, 4, 0.72, 0.72, a), func() { boneThing(p) })
	}
	p.within(place(14, -18, 2.6, 2.6, 0), func() { skull(p, &figure{}) })
}

func divingBoat(p *painter) {
	m := p.metal(hex(0xe0b03a))
	p.fill(p.metal(iron), slab(-14, -130, 10, 70, 4), slab(-14, -134, 44, 12, 5))
	p.fill(m, slab(-54, -98, 100, 60, 20))
	p.fill(m, smooth(-130, 0, -90, -52, 0, -64, 90, -52, 134, 0, 90, 52, 0, 64, -90, 52))
	p.fill(p.metal(hex(0xb03a2a)), poly(-118, -10, -166, -60, -160, 60, -118, 14))
	for i := range 3 {
		x := -56 + 60*float64(i)
		p.fill(p.metal(iron), oval(x, 0, 25, 25))
		p.glow(x, 0, 34, 34, hex(0xfff0b0), 0.5)
		p.plain(hex(0xfff0b0), oval(x, 0, 17, 17))
	}
	p.fill(flat(hex(0xfff0b0)).clear(0.3).light(), poly(132, -8, 260, -56, 260, 76, 132, 10))
	for i := range 4 {
		p.fill(p.skin(white).clear(0.5), oval(-176-9*float64(i%2), -30-26*float64(i), 6+2*float64(i), 6+2*float64(i)))
	}
}

func anchor(p *painter) {
	m := p.metal(iron.times(0.8))
	p.fill(m, ring(0, -100, 28, 15)...)
	p.fill(m, slab(-12, -76, 24, 180, 6), slab(-62, -58, 124, 20, 8))
	p.fill(m, band(curve(-96, 30, -76, 84, 0, 112, 76, 84, 96, 30), func(t float64) float64 { return 9 + 9*math.Sin(t*math.Pi) }))
	p.fill(m, poly(-126, 50, -100, -2, -66, 44), poly(126, 50, 100, -2, 66, 44))
	p.draws(hex(0xc8a468), taper(curve(16, -104, 70, -110, 90, -60, 60, -20, 90, 10), 6, 6))
}

func shipWheel(p *painter) {
	for i := range 8 {
		a := math.Pi * float64(i) / 4
		p.draws(wood.times(1.1), taper([]pt{{}, pt{}.around(a, 128)}, 7, 9))
	}
	p.draws(wood, ring(0, 0, 92, 68)...)
	p.fill(p.metal(gold), ring(0, 0, 84, 76)...)
	p.draws(wood, oval(0, 0, 30, 30))
	p.fill(p.metal(gold), oval(0, 0, 15, 15))
}

func cutlass(p *painter) {
	p.within(place(0, 0, 1, 1, 0.6), func() {
		p.fill(p.metal(steel), smooth(-12, 40, -16, -40, 4, -120, 40, -156, 30, -90, 14, -20, 12, 40))
		p.draws(wood.times(0.7), slab(-9, 44, 18, 60, 6))
		p.fill(p.metal(gold), slab(-36, 34, 72, 13, 6), taper(curve(34, 42, 46, 76, 6, 106), 6, 5))
	})
}

// divingHelmet is the helmet of a diver, alone.
func divingHelmet(p *painter) {
	m := p.metal(hex(0xc8823a))
	p.fill(m, smooth(-120, 118, -96, 70, 0, 56, 96, 70, 120, 118), slab(-24, -124, 48, 26, 8))
	p.fill(m, oval(0, -16, 98, 96))
	p.fill(m, oval(-100, -10, 18, 30), oval(100, -10, 18, 30))
	p.plain(hex(0x06222e), oval(0, -14, 58, 58))
	p.fill(flat(p.accent).clear(0.35).out(), oval(0, -14, 58, 58))
	p.fill(p.metal(gold), ring(0, -14, 70, 56)...)
	for _, x := range [2]float64{-24, 24} {
		p.fill(p.metal(gold), slab(x-4, -70, 8, 112, 3))
	}
	for i := range 8 {
		q := pt{0, -14}.around(math.Pi*float64(i)/4+0.4, 63)
		p.plain(hex(0x6a3a14), oval(q.x, q.y, 4, 4))
	}
	p.fill(flat(white).clear(0.5), leaf(curve(-74, -40, -60, -80, -24, -98), 7))
}

func pearlClam(p *painter) {
	c := hex(0xc87a9a)
	p.draws(c, smooth(-130, 10, -110, -70, -40, -118, 40, -118, 110, -70, 130, 10, 0, 34))
	for i := range 7 {
		x := -96 + 32*float64(i)
		p.plain(hex(0xf4c8d8), taper([]pt{{x * 0.5, 20}, {x, -70 - 40*(1-math.Abs(x)/100)}}, 5, 9))
	}
	p.draws(c.times(0.85), smooth(-130, 16, -60, 40, 0, 36, 60, 40, 130, 16, 100, 84, 0, 112, -100, 84))
	p.glow(0, 4, 110, 100, white, 0.7)
	p.draws(hex(0xf8f0ea), oval(0, 4, 40, 40))
	p.plain(white, oval(-13, -10, 10, 9))
}

func conch(p *painter) {
	c := hex(0xe8a878)
	p.draws(c.times(0.9), poly(-150, -66, -96, -66, -100, -26))
	for i := range 5 {
		x, r := -106+34*float64(i), 22+14*float64(i)
		p.draws(c.times(0.8+0.06*float64(i)), oval(x, -34+9*float64(i), r*0.62, r))
		p.draws(c.times(1.15), poly(x-10, -32+9*float64(i)-r, x+4, -60+9*float64(i)-r, x+14, -30+9*float64(i)-r))
	}
	p.draws(c, smooth(0, -60, 60, -96, 116, -70, 132, 0, 100, 80, 40, 116, 10, 70, -20, 20))
	p.fill(p.skin(hex(0xf4a0a0)), smooth(44, -40, 90, -60, 112, -10, 84, 64, 44, 92, 40, 30))
	p.plain(hex(0x7a2a3a), smooth(60, -20, 84, -34, 92, 0, 70, 50, 52, 64, 56, 20))
}

func boatHook(p *painter) {
	p.draws(wood, taper([]pt{{-110, 130}, {50, -70}}, 9, 8))
	m := p.metal(steel)
	p.fill(m, taper(curve(46, -66, 70, -100, 110, -108, 134, -78, 122, -44, 94, -40), 12, 5))
	p.fill(m, poly(58, -84, 70, -146, 84, -92))
}

func snowflake(p *painter) {
	s := p.body(hex(0xd8f4ff))
	for i := range 6 {
		a := math.Pi * float64(i) / 3
		at := func(r float64) pt { return pt{}.around(a, r) }
		p.fill(s, taper([]pt{{}, at(122)}, 7, 5))
		for _, r := range [2]float64{56, 88} {
			p.fill(s, taper([]pt{at(r), at(r).around(a+0.9, 36)}, 5, 3), taper([]pt{at(r), at(r).around(a-0.9, 36)}, 5, 3))
		}
	}
	p.fill(s, star(0, 0, 6, 34, 22, 0))
}

func compass(p *painter) {
	p.fill(p.metal(gold), oval(0, 0, 112, 112))
	p.plain(hex(0xf4e8cc), oval(0, 0, 94, 94))
	p.plain(hex(0x7a5a34), star(0, 0, 8, 84, 24, 0))
	p.within(place(0, 0, 1, 1, p.in(-1, 1)), func() {
		p.draws(hex(0xd0262e), poly(-15, 0, 0, -86, 15, 0))
		p.draws(hex(0x2a3a5a), poly(-15, 0, 0, 86, 15, 0))
	})
	p.fill(p.metal(gold), oval(0, 0, 12, 12))
}

func lifeRing(p *painter) {
	p.draws(white, ring(0, 0, 116, 62)...)
	for i := range 4 {
		a := math.Pi*float64(i)/2 + 0.4
		var out path
		for k := range 7 {
			out = append(out, pt{}.around(a+0.13*float64(k), 116))
		}
		for k := range 7 {
			out = append(out, pt{}.around(a+0.13*float64(6-k), 62))
		}
		p.draws(hex(0xe0402e), out)
	}
}

func cupOfWater(p *painter) {
	p.fill(flat(hex(0x3ab0e8)).down(hex(0x1a6ac0)), poly(-66, -40, 66, -40, 54, 104, -54, 104))
	p.plain(hex(0x8ae0ff), oval(0, -40, 66, 13))
	p.fill(flat(white).clear(0.35), holed(poly(-80, -104, 80, -104, 60, 114, -60, 114), poly(-72, -96, 72, -96, 53, 104, -53, 104))...)
	p.fill(flat(white).clear(0.7), leaf(curve(-62, -80, -56, 0, -48, 90), 6))
	p.draws(hex(0x8ae0ff), smooth(30, -130, 52, -90, 40, -70, 18, -78, 16, -96))
}

func rumBottle(p *painter) {
	c := hex(0x3a7a4a)
	p.fill(p.body(c), smooth(-20, -60, -20, -110, 20, -110, 20, -60, 54, -20, 58, 110, -58, 110, -54, -20))
	p.draws(wood, slab(-15, -136, 30, 32, 6))
	p.draws(hex(0xe8d4a4), slab(-54, 4, 108, 66, 4))
	p.within(place(0, 34, 1.2, 1.2, 0), func() { skull(p, &figure{}) })
	p.fill(flat(white).clear(0.5), leaf(curve(-38, -10, -42, 40, -38, 100), 6))
}

// frostRod is a rod that breathes cold.
func frostRod(p *painter) {
	p.within(place(0, 0, 1, 1, 0.5), func() {
		p.fill(p.metal(hex(0x5a7a9a)), slab(-10, -50, 20, 190, 8))
		p.fill(p.metal(gold), slab(-18, -56, 36, 18, 6), slab(-15, 60, 30, 14, 5))
		p.glow(0, -96, 120, 120, hex(0xa8ecff), 0.8)
		ice := p.body(hex(0xc8f4ff))
		p.fill(ice, poly(-30, -52, -44, -100, 0, -168, 44, -100, 30, -52), poly(-26, -60, -76, -90, -40, -100), poly(26, -60, 76,
			-96, 40, -104))
		p.plain(white, poly(-8, -60, -22, -100, 0, -156, 2, -90))
	})
}

// steamPipe is a pipe from which vapor bursts.
func steamPipe(p *painter) {
	p.fill(p.metal(iron), limb(-170, 60, 26, -30, 60, 26))
	p.fill(p.metal(iron.times(0.8)), slab(-44, 20, 36, 80, 8))
	for i := range 6 {
		f := float64(i)
		p.fill(p.body(hex(0xc8e07a)).clear(0.9-0.1*f), oval(10+26*f, 52-18*f+p.in(-8, 8), 22+8*f, 20+7*f))
	}
}

func plankOut(p *painter) {
	p.draws(wood, poly(-260, -60, -60, -84, -60, 30, -260, 60))
	for i := range 3 {
		p.plain(wood.times(0.6), taper([]pt{{-260, -30 + 28*float64(i)}, {-60, -52 + 24*float64(i)}}, 2, 2))
	}
	p.draws(wood.times(1.25), poly(-140, -100, 130, -92, 130, -74, -140, -80))
	p.draws(wood.times(0.8), slab(-150, -180, 16, 100, 4), slab(-230, -190, 16, 130, 4), slab(-250, -190, 130, 12, 4))
}

// whirlpool is seen from the side.
func whirlpool(p *painter) {
	c := p.low.to(p.accent, 0.35)
	for i := range 9 {
		f := float64(i) / 8
		y, rx := -240+200*f, 190*(1-f)*(1-f*0.25)+16
		p.fill(p.body(c.to(p.near, f*0.8)), oval(math.Sin(f*7)*9, y, rx, rx*0.27+3))
	}
	for i := range 4 {
		f := 0.1 + 0.2*float64(i)
		y, rx := -240+200*f, 182*(1-f)*(1-f*0.25)+16
		p.within(place(math.Sin(f*7)*9, y, 1, 0.27, 0), func() {
			p.fill(flat(white).clear(0.75), taper(arcLine(pt{}, rx, float64(i)*1.3, float64(i)*1.3+2.6), 1, 9))
		})
	}
	p.plain(p.front, oval(0, -244, 26, 7))
}

// deepIdol is an idol of something with tentacles.
func deepIdol(p *painter) {
	c := hex(0x5a8a7a)
	p.draws(c.times(0.7), slab(-110, -40, 220, 46, 6))
	p.draws(c, smooth(-84, -36, -96, -130, -80, -230, 0, -276, 80, -230, 96, -130, 84, -36))
	p.mirrored(func(float64) {
		p.plain(black, smooth(14, -196, 40, -214, 66, -194, 44, -176))
		p.glow(40, -194, 50, 40, p.accent, 0.9)
		p.plain(p.accent.to(white, 0.4), oval(40, -195, 12, 10))
		p.draws(c.times(0.85), taper(curve(80, -220, 126, -240, 140, -290), 16, 3))
		for i := range 3 {
			x := 10 + 24*float64(i)
			p.draws(c.times(1.15-0.1*float64(i)), taper(curve(x, -150, x+10, -100, x-6, -70, x+16, -48), 13, 4))
		}
	})
}

// drowningHand reaches out of the water.
func drowningHand(p *painter) {
	s := handSkin(p)
	p.draws(livery(p.House).times(0.7), taper(curve(6, 30, 0, -30, 0, -80), 40, 32))
	p.draws(s, limb(0, -70, 26, 0, -110, 24), smooth(-40, -110, -44, -160, 0, -176, 44, -160, 38, -110, 0, -92))
	for i := range 4 {
		x := -34 + 23*float64(i)
		p.draws(s, limb(x, -150, 12, x*1.4, -200, 11, x*1.7, -238+8*math.Abs(float64(i)-1.5), 8))
	}
	p.draws(s, limb(34, -126, 13, 66, -150, 11, 80, -176, 8))
	for i := range 3 {
		k := float64(i)
		p.fill(flat(white.to(p.low, 0.3)).clear(0.8-0.2*k), holed(oval(0, 0, 70+44*k, 16+10*k), oval(0, 0, 62+44*k, 12+9*k))...)
	}
}

func sinkingShip(p *painter) {
	p.within(place(20, -60, 0.95, 0.95, 0.62), func() { galleon(p) })
	waves(p, -20, 12, 0.9)
}

func barrelThing(p *painter) {
	p.draws(wood, smooth(-70, 4, -96, -100, -70, -204, 70, -204, 96, -100, 70, 4))
	p.draws(wood.times(0.6), oval(0, -204, 70, 18))
	for _, y := range [3]float64{-170, -100, -32} {
		p.fill(p.metal(iron), slab(-92, y, 184, 14, 6))
	}
}

// deepShip is a ship grown of shell and bone.
func deepShip(p *painter) {
	c := hex(0x4a8a9a)
	p.draws(c, smooth(-170, -110, -120, -40, 0, -6, 110, -30, 176, -120, 110, -100, 0, -84, -100, -90))
	for i := range 5 {
		x := -90 + 44*float64(i)
		p.draws(bone, taper(curve(x, -80, x+26, -50, x+16, -16), 6, 2))
		p.glow(x+20, -66, 18, 18, p.accent, 0.7)
		p.plain(p.accent.to(white, 0.4), oval(x+20, -66, 6, 6))
	}
	p.draws(bone, taper(curve(0, -86, 8, -180, -6, -280), 8, 4))
	sail := p.body(hex(0x8ad0c0)).clear(0.9)
	p.fill(sail, smooth(6, -270, 90, -230, 120, -130, 60, -120, 4, -110))
	p.fill(sail, smooth(-8, -250, -80, -210, -110, -130, -50, -124, -4, -110))
	p.draws(c.times(0.8), taper(curve(160, -110, 200, -150, 180, -200, 150, -180), 12, 3))
}

// organOfPipes is a machine of horns, bladders and bubbles.
func organOfPipes(p *painter) {
	for i := range 5 {
		x := -88 + 44*float64(i)
		h := 150 + 50*float64(i%3)
		p.fill(p.metal(hex(0x4a9a8a)), limb(x, -50, 15, x, -h, 12), smooth(x-12, -h, x-30, -h-34, x+30, -h-34, x+12, -h))
		p.plain(black, oval(x, -h-33, 26, 7))
		p.fill(p.skin(p.accent.to(white, 0.5)).clear(0.6), oval(x+p.in(-8, 8), -h-60, 11, 11))
	}
	p.fill(p.metal(hex(0xb07a3a)), slab(-126, -76, 252, 76, 26))
	for i := range 3 {
		p.glow(-60+60*float64(i), -38, 34, 34, p.accent, 0.8)
		p.plain(p.accent.to(white, 0.4), oval(-60+60*float64(i), -38, 15, 15))
	}
	p.fill(p.metal(iron), slab(-110, -8, 30, 16, 4), slab(80, -8, 30, 16, 4))
}
