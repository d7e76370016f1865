package art

import "math"

// saurianThings are those of the Republic.
var saurianThings = joined(
	framed(middle, map[string]func(*painter){
		"scutum": scutum, "laurel-wreath": laurelWreath, "grapes": grapes,
		"amphora": amphora, "spiral-shell": spiralShell,
		"potsherd": potsherd, "stage-masks": stageMasks, "eagle-standard": eagleStandard,
		"wax-tablet": waxTablet, "lyre": lyre,
	}),
	framed(foot, map[string]func(*painter){
		"triumphal-arch": triumphalArch, "colosseum": colosseum, "rostrum": rostrum,
		"trireme": trireme, "couch": couch, "chariot": chariot,
	}),
)

// scutum is the shield of a legionary.
func scutum(b *painter) {
	c := hex(0xb02a2e)
	b.fill(b.metal(gold), smooth(-78, -122, 0, -134, 78, -122, 84, 0, 78, 122, 0, 134, -78, 122, -84, 0))
	b.draws(c, smooth(-66, -110, 0, -121, 66, -110, 72, 0, 66, 110, 0, 121, -66, 110, -72, 0))
	b.mirrored(func(float64) {
		for i := range 4 {
			y := -66 + 14*float64(i)
			b.fill(b.metal(gold), leaf(lineThrough(10, -14+3*float64(i), 36, y-6, 62, y-14), 6))
			b.fill(b.metal(gold), leaf(lineThrough(10, 14-3*float64(i), 36, -y+6, 62, -y+14), 6))
		}
	})
	b.fill(b.metal(gold), slab(-6, -112, 12, 224, 4))
	b.fill(b.metal(steel), oval(0, 0, 30, 30))
	b.fill(b.metal(gold), ring(0, 0, 32, 25)...)
}

func laurelWreath(b *painter) {
	b.mirrored(func(float64) {
		b.fill(b.metal(gold.times(0.7)), taper(curve(2, 104, 66, 74, 92, 10, 76, -54, 40, -92), 4, 2))
		for i := range 8 {
			q := pointAt(0, 4).around(1.35-0.36*float64(i), 96)
			b.fill(b.metal(hex(0xe8c04a)), leaf(curved([]pt{q, q.around(-0.2-0.36*float64(i), 24), q.around(-0.7-0.36*float64(i),
				50)}), 13))
			b.fill(b.metal(hex(0xd0a030)), leaf(curved([]pt{q, q.around(3.4-0.36*float64(i)-1.6, 16),
				q.around(3-0.36*float64(i)-1.6, 36)}), 10))
		}
	})
	b.draws(hex(0xb02a3a), poly(-6, 92, 6, 92, 34, 134, 16, 130, 8, 142), poly(-6, 92, 6, 92, -8, 142, -16, 130, -34, 134))
}

func grapes(b *painter) {
	c := hex(0x7a2a8a)
	b.draws(wood, taper(curve(0, -60, 6, -96, 34, -118), 5, 7))
	b.draws(hex(0x5a9a3a), star(-46, -72, 5, 54, 30, 0.3))
	b.draws(hex(0x4a8a34), star(56, -66, 5, 44, 25, -0.2))
	for row := range 5 {
		for i := range 5 - row {
			x, y := (float64(i)-float64(4-row)/2)*38, -44+34*float64(row)
			b.draws(c, oval(x, y, 22, 22))
			b.fill(flat(white).clear(0.5), oval(x-7, y-8, 5, 5))
		}
	}
}

func amphora(b *painter) {
	c := hex(0xc8763a)
	b.mirrored(func(float64) { b.fill(b.body(c.times(0.85)), taper(curve(24, -90, 72, -92, 74, -50, 54, -30), 8, 8)) })
	b.draws(c, smooth(-26, -112, 26, -112, 20, -70, 66, -30, 62, 30, 26, 92, -26, 92, -62, 30, -66, -30, -20, -70))
	b.draws(c.times(1.1), slab(-36, -124, 72, 17, 7), slab(-32, 86, 64, 16, 6))
	b.plain(hex(0x2a1814), smooth(-68, -20, 68, -20, 68, 18, -68, 18))
	for i := range 7 {
		x := -57 + 19*float64(i)
		b.plain(c.times(1.1), poly(x-8, 14, x, -16, x+8, 14))
	}
	b.plain(hex(0x2a1814), box(-52, 38, 104, 6), box(-44, -46, 88, 6))
}

// spiralShell winds by the golden ratio.
func spiralShell(b *painter) {
	turn := func(f, k float64) pt { return pointAt(14, 16).around(-1.2+f*13.2, k*5.4*math.Exp(f*3.25)) }
	var line path
	for i := range 70 {
		line = append(line, turn(float64(i)/69, 1))
	}
	for i := 69; i >= 0; i-- {
		line = append(line, turn(float64(i)/69, 0.46))
	}
	b.glow(0, 0, 190, 170, gold, 0.7)
	b.fill(b.metal(hex(0xf0c050)), line)
	for i := range 18 {
		f := 0.32 + 0.68*float64(i)/17
		b.fill(flat(hex(0x9a5a1a)).clear(0.7), taper([]pt{turn(f, 0.97), turn(f-0.01, 0.5)}, 3*f, 1.6*f))
	}
}

// potsherd is for writing a name on, to banish somebody.
func potsherd(b *painter) {
	c := hex(0xc8763a)
	b.draws(c, poly(-110, -50, -60, -96, 0, -84, 50, -106, 108, -60, 90, -6, 112, 44, 50, 92, -10, 78, -70, 100, -92, 40, -122, 10))
	b.draws(hex(0x2a1814), smooth(-92, -46, -52, -78, 0, -66, 48, -86, 90, -56, 50, -50, 0, -40, -50, -48))
	s := flat(hex(0x3a1c12))
	for j := range 3 {
		for i := range 6 {
			x, y := -70+24*float64(i), -16+32*float64(j)
			b.fill(s, taper(lineThrough(x, y+b.in(-9, 0), x+b.in(-8, 10), y+18), 3, 2))
			if (i+j)%2 == 0 {
				b.fill(s, taper(lineThrough(x-6, y+b.in(2, 10), x+12, y+b.in(-4, 8)), 3, 2))
			}
		}
	}
}

// stageMasks are a laughing and a weeping one.
func stageMasks(b *painter) {
	for i, c := range [2]rgb{hex(0x8aa0c8), hex(0xf0c860)} {
		d := float64(2*i - 1)
		b.within(place(52*d, 16*-d, 0.92, 0.92, 0.18*d), func() {
			b.draws(c, smooth(-72, -84, 0, -96, 72, -84, 74, 0, 44, 80, 0, 104, -44, 80, -74, 0))
			b.mirrored(func(float64) {
				b.plain(black, smooth(12, -26+6*d, 34, -44, 56, -26-6*d, 34, -14))
				b.plain(c.times(0.5), taper(curve(10, -46-8*d, 34, -60, 58, -46+8*d), 4, 3))
			})
			b.plain(black, smooth(-42, 38-16*d, 0, 38+10*d, 42, 38-16*d, 20, 52+10*d, 0, 50+20*d, -20, 52+10*d))
			b.draws(c.times(1.1), smooth(-10, 10, 0, -20, 10, 10, 0, 18))
		})
	}
}

func eagleStandard(b *painter) {
	g := b.metal(gold)
	b.draws(wood, slab(-5, -40, 10, 190, 4))
	b.draws(hex(0xb02a2e), poly(-56, 0, 56, 0, 56, 84, 38, 98, 18, 84, 0, 98, -18, 84, -38, 98, -56, 84))
	b.fill(g, slab(-66, -10, 132, 13, 5), slab(-56, 66, 112, 7, 2))
	b.fill(g, ring(0, 36, 24, 17)...)
	b.fill(g, slab(-36, -48, 72, 14, 5))
	b.mirrored(func(float64) {
		for i := range 5 {
			k := float64(i)
			b.fill(g, leaf(curve(10, -78+5*k, 56+8*k, -126+20*k, 84-4*k, -160+30*k), 11))
		}
	})
	b.fill(g, smooth(-20, -56, -22, -96, -8, -124, 10, -124, 20, -96, 20, -56))
	b.fill(g, smooth(-14, -118, -4, -144, 16, -144, 38, -126, 14, -118))
	b.plain(black, oval(10, -132, 3.4, 3.4))
}

// waxTablet is for taking notes, with a stylus.
func waxTablet(b *painter) {
	b.draws(wood, slab(-104, -84, 98, 168, 8), slab(6, -84, 98, 168, 8))
	b.draws(hex(0xe8c890), slab(-92, -72, 74, 144, 4), slab(18, -72, 74, 144, 4))
	for j := range 7 {
		y := -56 + 18*float64(j)
		b.plain(wood.times(0.6), box(-84, y, 58-float64(j%3)*9, 5), box(26, y, 56-float64(j*2%3)*9, 5))
	}
	b.fill(b.metal(gold), ring(0, -40, 12, 7)...)
	b.fill(b.metal(gold), ring(0, 40, 12, 7)...)
	b.fill(b.metal(steel), taper(lineThrough(128, -96, 36, 56), 7, 1.5))
}

func triumphalArch(b *painter) {
	c := bone.to(b.low, 0.3)
	b.draws(c, holed(box(-150, -228, 300, 234), arch(0, 6, 58, 190))...)
	b.draws(c.times(1.06), slab(-166, -252, 332, 30, 5), box(-140, -300, 280, 50), slab(-156, -310, 312, 16, 4))
	for _, x := range [4]float64{-132, -84, 66, 114} {
		b.draws(c.times(1.1), box(x, -206, 18, 200), slab(x-5, -222, 28, 18, 4), slab(x-6, -14, 30, 20, 3))
	}
	b.draws(hex(0xb02a2e), poly(-104, -290, 104, -290, 104, -262, -104, -262))
	b.fill(b.metal(gold), star(0, -276, 6, 16, 7, 0), star(-60, -276, 6, 10, 5, 0), star(60, -276, 6, 10, 5, 0))
	b.fill(flat(b.sun).clear(0.35), arch(0, 6, 56, 186))
}

func colosseum(b *painter) {
	c := bone.to(b.low, 0.25)
	b.draws(c, smooth(-166, 4, -170, -120, -160, -212, -80, -236, 10, -240, 20, -200, 90, -190, 110, -150, 168, -140, 170, -60, 166,
		4, 80, 16, -80, 16))
	for row := range 3 {
		y := -12 - 66*float64(row)
		for i := range 9 - 2*row {
			x := -136 + 34*float64(i)
			b.plain(hex(0x4a2c20).to(b.near, 0.4), arch(x, y-6*math.Abs(x)/170, 11, 48))
		}
		b.draws(c.times(1.1), smooth(-170, y-54, 0, y-48, 172-54*float64(row), y-54, 172-54*float64(row), y-62, 0, y-58, -170, y-62))
	}
	b.mirrored(func(float64) {
		b.draws(wood, slab(-132, -290, 4, 74, 1))
		b.draws(livery(b.House), poly(-129, -290, -88, -280, -129, -264))
	})
}

// rostrum is where speakers stand, with the rams of ships.
func rostrum(b *painter) {
	c := bone.to(b.low, 0.2)
	b.draws(c, slab(-150, -16, 300, 24, 4), box(-128, -120, 256, 108), slab(-144, -142, 288, 28, 5))
	for _, x := range [3]float64{-84, 0, 84} {
		b.draws(hex(0x9a6a3a), smooth(x-26, -98, x+26, -98, x+30, -60, x+18, -40, x-18, -40, x-30, -60))
		b.fill(b.metal(gold), poly(x-16, -84, x+16, -84, x+5, -26, x-5, -26))
		b.plain(black, oval(x-13, -84, 4, 4), oval(x+13, -84, 4, 4))
	}
	b.draws(c.times(1.1), box(-140, -196, 16, 58), box(124, -196, 16, 58))
	b.fill(b.metal(gold), slab(-146, -204, 28, 12, 4), slab(118, -204, 28, 12, 4), slab(-130, -176, 260, 7, 3))
}

// trireme rows to the right.
func trireme(b *painter) {
	c := hex(0x8a4a2a)
	b.draws(wood, slab(-6, -270, 9, 190, 3))
	b.draws(hex(0xe8d8b0), smooth(-90, -250, 0, -262, 92, -250, 108, -180, 92, -116, 0, -128, -92, -116, -78, -180))
	b.draws(hex(0xb02a2e), smooth(-50, -254, -18, -258, -8, -190, -18, -124, -54, -118, -42, -180),
		smooth(40, -256, 66, -254, 80, -184, 66, -120, 40, -122, 52, -186))
	b.draws(c, smooth(-196, -120, -170, -96, -120, -70, 120, -70, 170, -96, 190, -150, 206, -156, 204, -80, 236, -44, 150, -10, -110,
		-10, -164, -50, -216, -110, -210, -160, -180, -166))
	b.fill(b.metal(gold), smooth(-170, -78, -100, -56, 110, -56, 180, -74, 180, -66, 110, -46, -100, -46, -170, -66),
		poly(196, -62, 246, -42, 190, -30))
	b.plain(white, oval(166, -84, 13, 9))
	b.plain(black, oval(169, -84, 5, 7))
	for i := range 9 {
		x := -110 + 28*float64(i)
		b.draws(bone, taper(lineThrough(x, -34, x-40, 34), 3, 5))
	}
}

// couch is for lying at table.
func couch(b *painter) {
	c := hex(0xa8283a)
	b.draws(gold.times(0.7), taper(curve(-130, -70, -138, -30, -120, 4), 9, 6), taper(curve(130, -70, 138, -30, 120, 4), 9, 6))
	b.draws(c, slab(-150, -104, 300, 40, 18))
	b.draws(c.times(0.85), smooth(-150, -90, -176, -150, -150, -194, -120, -186, -120, -96))
	b.draws(bone, smooth(-120, -104, -136, -150, -92, -160, -60, -118, -70, -100))
	b.fill(b.metal(gold), slab(-150, -72, 300, 10, 4), oval(-152, -186, 16, 16))
}

func chariot(b *painter) {
	c := hex(0xb02a2e)
	b.draws(wood, taper(curve(60, -60, 120, -66, 190, -100), 7, 5))
	b.draws(c, smooth(-96, -48, -90, -150, -70, -168, -30, -120, 40, -120, 76, -172, 90, -160, 80, -48))
	b.fill(b.metal(gold), taper(curve(-92, -156, -70, -172, -30, -124, 40, -124, 78, -176), 6, 6))
	b.within(place(6, -84, 0.3, 0.3, 0), func() { emblem(b, b.metal(gold)) })
	b.draws(wood.times(0.8), ring(-8, -54, 60, 48)...)
	b.fill(b.metal(gold), ring(-8, -54, 62, 56)...)
	for i := range 4 {
		q := pt{}.around(math.Pi*float64(i)/4, 52)
		b.draws(wood, taper([]pt{pointAt(-8, -54).plus(q), pointAt(-8, -54).minus(q)}, 5, 5))
	}
	b.fill(b.metal(gold), oval(-8, -54, 13, 13))
}

func lyre(b *painter) {
	g := b.metal(gold)
	b.mirrored(func(float64) {
		b.fill(g, taper(curve(20, 74, 84, 50, 90, -10, 56, -50, 62, -100, 96, -116), 15, 7))
	})
	b.fill(g, smooth(-44, 60, 44, 60, 58, 92, 34, 112, -34, 112, -58, 92), slab(-78, -92, 156, 15, 6))
	for i := range 6 {
		x := -30 + 12*float64(i)
		b.plain(white.to(gold, 0.3), taper(lineThrough(x*1.2, -84, x, 70), 1.8, 1.8))
	}
}
