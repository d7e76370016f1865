package art

import "math"

// chessPawn is a pawn of chess.
func chessPawn(b *painter) {
	c := bone
	b.draws(c, slab(-84, -26, 168, 32, 12), smooth(-66, -26, -50, -52, -30, -90, -24, -160, 24, -160, 30, -90, 50, -52, 66, -26))
	b.draws(c, slab(-50, -180, 100, 22, 10), oval(0, -222, 50, 50))
	b.fill(flat(white).clear(0.5), oval(-18, -240, 12, 14))
}

func coinStack(b *painter) {
	for k, x := range [3]float64{-84, 84, 0} {
		n := 5 + 3*k
		for i := range n {
			y := -10 - 21*float64(i)
			d := x + b.in(-4, 4)
			b.fill(b.metal(gold.times(0.75)), slab(d-46, y-12, 92, 24, 11))
			b.fill(b.metal(gold), oval(d, y-12, 46, 12))
		}
	}
}

func lotteryDrum(b *painter) {
	b.fill(b.metal(iron), taper(lineThrough(-96, 4, -60, -140), 9, 7), taper(lineThrough(96, 4, 60, -140), 9, 7), slab(-120, -10, 240, 16, 6))
	b.fill(b.metal(gold), slab(-140, -158, 280, 12, 5), slab(118, -158, 12, 56, 5), oval(124, -100, 12, 12))
	b.fill(flat(white.to(b.accent, 0.3)).clear(0.3), oval(0, -152, 108, 104))
	colors := [5]rgb{hex(0xd0343a), hex(0x3a7ad0), hex(0xf0b83a), hex(0x4aa83e), hex(0xf4f4f0)}
	for i := range 13 {
		q := pointAt(0, -136).around(float64(i)*2.4, 22*math.Sqrt(float64(i)))
		b.draws(colors[i%5], oval(q.x, q.y, 20, 20))
	}
	b.fill(b.metal(gold), ring(0, -152, 112, 104)...)
	b.fill(flat(white).clear(0.6), leaf(curve(-84, -170, -70, -216, -30, -238), 7))
}

// openPit is a hole in the floor with its lid open.
func openPit(b *painter) {
	b.draws(wood, poly(-130, -44, -110, -190, 110, -190, 130, -44))
	for i := range 4 {
		x := -74 + 50*float64(i)
		b.plain(wood.times(0.55), taper(lineThrough(x*1.1, -46, x, -188), 2, 2))
	}
	b.fill(b.metal(iron), ring(0, -160, 18, 11)...)
	b.draws(b.near.to(iron, 0.55), oval(0, -18, 160, 50))
	b.plain(black, oval(0, -18, 136, 38))
	b.fill(flat(b.accent).clear(0.3).in(), smooth(-110, -12, 0, -30, 110, -12, 60, 12, -60, 12))
}

func spikeRow(b *painter) {
	for row := range 2 {
		for i := range 6 {
			x := -140 + 52*float64(i) + 24*float64(row)
			h := 170 - 40*float64(row)
			b.fill(b.metal(steel.times(0.7+0.25*float64(row))), poly(x-20, 6*float64(row), x+b.in(-5, 5), -h-b.in(0, 30), x+20,
				6*float64(row)))
		}
	}
	b.draws(wood, slab(-170, -8, 350, 24, 6))
}

// cementShoes are two legs in a block.
func cementShoes(b *painter) {
	c := hex(0x34425e)
	b.draws(c, limb(-36, -280, 30, -40, -180, 27, -40, -90, 24), limb(36, -280, 30, 40, -180, 27, 40, -90, 24))
	b.draws(c.times(1.3), slab(-70, -122, 56, 18, 7), slab(14, -122, 56, 18, 7))
	g := hex(0x9aa0a4)
	b.draws(g, poly(-124, -104, -100, -124, 124, -124, 110, -104), poly(-124, -106, 112, -106, 112, 6, -124, 6))
	b.draws(g.times(0.8), poly(112, -106, 126, -124, 128, -10, 112, 6))
	for range 8 {
		b.plain(g.times(0.7), oval(b.in(-110, 100), b.in(-92, -6), b.in(3, 7), b.in(2, 5)))
	}
}

// tollBar is the booth of an officer, with a bar across the way.
func tollBar(b *painter) {
	b.draws(wood, box(-150, -220, 100, 226))
	b.draws(livery(b.House), poly(-166, -214, -100, -270, -34, -214))
	b.glow(-100, -140, 70, 70, b.accent, 0.6)
	b.plain(b.accent.to(white, 0.4), box(-130, -180, 60, 70))
	b.plain(black, oval(-100, -140, 17, 19), smooth(-126, -110, -118, -124, -100, -128, -82, -124, -74, -110))
	b.draws(wood.times(1.3), slab(-160, -110, 120, 12, 4))
	b.within(place(-50, -96, 1, 1, -0.12), func() {
		for i := range 6 {
			c := white
			if i%2 == 0 {
				c = hex(0xd0262e)
			}
			b.draws(c, box(38*float64(i), -12, 39, 24))
		}
	})
	b.fill(b.metal(iron), slab(-60, -112, 24, 118, 5))
}

func plainAnvil(b *painter) {
	m := b.metal(hex(0x525a66))
	b.fill(m, smooth(-86, 6, -60, -34, -40, -60, -36, -100, 36, -100, 40, -60, 60, -34, 86, 6))
	b.fill(m, poly(-70, -170, 130, -170, 126, -130, 70, -96, -60, -96, -90, -120, -150, -146, -152, -164))
	b.fill(b.metal(steel), slab(-74, -180, 206, 14, 4))
}

// runeDisc is a disc of stone for a sign.
func runeDisc(b *painter) {
	c := b.near.to(iron, 0.55)
	b.draws(c, gear(0, 0, 124, 20, 0))
	b.draws(c.times(0.7), oval(0, 0, 98, 98))
	b.glow(0, 0, 130, 130, b.accent, 0.6)
	b.plain(b.accent.to(white, 0.3), ring(0, 0, 98, 91)...)
	for i := range 10 {
		q := pt{}.around(math.Pi*float64(i)/5, 108)
		b.plain(b.accent.to(white, 0.3), star(q.x, q.y, 3+i%3, 8, 4, float64(i)))
	}
}

// watchArm is an arm with many watches on it.
func watchArm(b *painter) {
	s := handSkin(b)
	b.draws(s, limb(-120, 4, 42, 0, 0, 34, 90, 0, 28))
	b.draws(livery(b.House).times(0.8), poly(-260, -52, -112, -56, -106, 60, -260, 62))
	fist(b, pointAt(118, 0), pointAt(1, 0), 40, s)
	for i := range 3 {
		b.within(place(-74+64*float64(i), 2, 0.5, 0.5-0.03*float64(i), 0), func() { wristWatch(b) })
	}
}

// shellGame is three cups on a table, one lifted from a piece of æmber.
func shellGame(b *painter) {
	b.draws(hex(0x2a6a4a), poly(-180, 10, -130, -60, 130, -60, 180, 10))
	b.draws(wood, slab(-184, 8, 368, 26, 6))
	cup := func(x, y, turn float64) {
		b.within(place(x, y, 1, 1, turn), func() {
			b.fill(b.metal(hex(0xb8423a)), poly(-44, 0, -28, -110, 28, -110, 44, 0))
			b.fill(b.metal(gold), slab(-46, -14, 92, 16, 5), slab(-31, -112, 62, 12, 5))
		})
	}
	b.crystal(6, -56, 26, 0)
	cup(-100, -14, 0)
	cup(104, -14, 0)
	cup(20, -96, 0.35)
}

// threeBalls is the sign of pawnbrokers.
func threeBalls(b *painter) {
	m := b.metal(iron)
	b.fill(m, slab(-170, -116, 300, 14, 6), taper(curve(-160, -104, -100, -80, -60, -104), 5, 5))
	for _, q := range [3][2]float64{{-70, 24}, {70, 24}, {0, 78}} {
		b.fill(m, taper(lineThrough(q[0]*0.4, -108, q[0], q[1]), 4, 4))
		b.fill(b.metal(gold), oval(q[0], q[1], 50, 50))
		b.fill(flat(white).clear(0.6), oval(q[0]-17, q[1]-20, 11, 9))
	}
}

// longFingers is a hand with endless fingers.
func longFingers(b *painter) {
	s := handSkin(b)
	b.draws(livery(b.House).times(0.7), poly(-200, -30, -120, -36, -112, 50, -200, 60))
	b.draws(s, smooth(-126, -26, -70, -44, -44, -10, -60, 36, -122, 42))
	for i := range 4 {
		k := float64(i)
		b.draws(s, limb(-66, -26+16*k, 12, 10, -92+40*k, 9, 80, -70+40*k, 7, 130, -6+22*k, 5))
	}
	b.draws(s, limb(-90, 30, 13, -40, 84, 10, 40, 100, 6))
	b.crystal(140, 40, 30, 0.2)
}

// waspFlyer is a black flying machine with a sting.
func waspFlyer(b *painter) {
	m := b.metal(hex(0x2a2c3a))
	wing := b.skin(b.accent.to(white, 0.5)).clear(0.55)
	b.fill(wing, smooth(-20, -30, -90, -130, -20, -150, 20, -40), smooth(10, -34, 20, -140, 90, -140, 40, -36))
	b.fill(m, smooth(-150, 30, -90, -30, -30, -36, -10, 10, -40, 44, -100, 50))
	for i := range 3 {
		x := -112 + 32*float64(i)
		b.fill(b.metal(hex(0xf0b82a)), smooth(x, -14-5*float64(i), x+15, -22-5*float64(i), x+20, 42, x+6, 48))
	}
	b.fill(b.metal(steel), poly(-140, 18, -210, 70, -128, 46))
	b.fill(m, smooth(-30, -40, 30, -60, 70, -20, 50, 40, -20, 40))
	b.fill(m, oval(90, -4, 48, 46))
	b.glow(106, -8, 60, 60, hex(0xffb02a), 0.9)
	b.plain(hex(0xffd86a), smooth(84, -30, 118, -36, 130, -2, 100, 10))
	b.fill(m, taper(curve(0, 36, 16, 80, 60, 96), 6, 3), taper(curve(30, 36, 60, 70, 100, 70), 6, 3))
}

// slitEyes glow in the dark, without a face.
func slitEyes(b *painter) {
	for _, d := range sides {
		b.glow(d*58, 0, 90, 70, b.accent, 0.7)
		b.plain(b.accent.to(white, 0.45), smooth(d*16, 16, d*40, -22, d*104, -36, d*84, 14, d*50, 24))
		b.plain(black, leaf(lineThrough(d*58, -30, d*58-2, 0, d*57, 24), 7))
	}
}

// snuffedCandle is a candle that went out a moment ago.
func snuffedCandle(b *painter) {
	b.draws(bone, slab(-30, -30, 60, 130, 8), smooth(-30, -30, -40, 0, -32, 26, -24, -10), smooth(30, -26, 38, 34, 28, 44, 20, -6))
	b.fill(b.metal(gold), slab(-76, 94, 152, 18, 8), taper(arcLine(pointAt(92, 90), 22, -2.4, 2.4), 5, 5))
	b.plain(black, taper(curve(0, -30, 2, -44, 8, -52), 3.4, 2.4))
	b.glow(8, -52, 26, 26, hex(0xff5a2a), 0.9)
	smoke := flat(white.to(b.low, 0.4))
	b.fill(smoke.clear(0.75), leaf(curve(8, -54, -22, -90, 22, -120, -10, -156, 20, -190), 15))
	b.fill(smoke.clear(0.4), leaf(curve(8, -60, 34, -96, 6, -130, 46, -170), 11))
}

// smile is a smile with closed lips.
func smile(b *painter) {
	c := hex(0xc82a48)
	b.draws(c, smooth(-124, -50, -60, -18, -22, -22, 0, -14, 22, -22, 60, -18, 124, -50, 90, 24, 0, 64, -90, 24))
	b.plain(hex(0x4a0a1c), taper(curve(-120, -46, -50, 8, 0, 18, 50, 8, 120, -46), 5, 5))
	b.fill(flat(white).clear(0.5), leaf(curve(-40, 38, 0, 48, 40, 38), 5))
}
