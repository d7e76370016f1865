package art

import "math"

// logosThings are the machines and pets of Logos.
var logosThings = joined(
	framed(middle, map[string]func(*painter){
		"gramophone": gramophone, "finger-trap": fingerTrap, "book-pile": bookPile,
		"vault-door": vaultDoor, "buoy": buoy, "submarine": submarine,
		"syringe": syringe, "gauge": gauge, "cable": cable, "pencil": pencil,
		"mobius": mobius, "redaction": redaction, "static": staticSparks,
		"equation": equation,
	}),
	framed(foot, map[string]func(*painter){
		"vacuum": vacuum, "bin": bin,
		"brain-tank": brainTank, "wind-up": windUp, "sprite-bot": spriteBot,
		"mantis-bot": mantisBot, "pincers": pincers, "printer": printer,
		"lectern": lectern,
	}),
)

func gramophone(b *painter) {
	b.draws(wood, slab(-80, 50, 150, 56, 8))
	b.fill(b.metal(hex(0x2a2a30)), oval(-6, 48, 66, 14))
	b.fill(b.metal(gold), taper(curve(40, 40, 66, 0, 40, -34, 10, -40), 5, 8))
	b.fill(b.metal(gold), smooth(14, -26, -20, -30, -84, -4, -110, -60, -84, -124, -20, -80, 14, -54))
	b.plain(gold.times(0.4), oval(-92, -62, 22, 58))
	for i := range 3 {
		b.fill(flat(b.accent.to(white, 0.4)).clear(0.8-0.2*float64(i)), leaf(arcLine(pointAt(-90, -62), 40+26*float64(i), 2.5, 3.8), 4))
	}
}

func fingerTrap(b *painter) {
	for i := range 14 {
		x := -104 + 16*float64(i)
		k := 44 - 12*math.Sin(math.Pi*float64(i)/13)
		c := hex(0xd84a3a)
		if i%2 == 0 {
			c = hex(0xf0c850)
		}
		b.draws(c, poly(x-10, -k, x+8, -k, x+16, k, x-2, k))
	}
	b.draws(hex(0xd99b6c), limb(-170, 0, 22, -100, 0, 18), limb(170, 0, 22, 112, 0, 18))
}

func bookPile(b *painter) {
	for i := range 6 {
		y := 90 - 34*float64(i)
		w := b.in(74, 104)
		x := b.in(-14, 14)
		c := pick(&b.random, hex(0x8a3a3a), hex(0x3a6a8a), hex(0x4a7a4a), hex(0xc8923a), hex(0x6a4a8a), livery(b.House))
		b.draws(c, slab(x-w, y-16, 2*w, 32, 6))
		b.plain(cloth, slab(x-w+16, y-9, 2*w-14, 18, 2))
		b.plain(c.times(1.2), box(x-w, y-16, 2*w, 6), box(x-w, y+10, 2*w, 6))
	}
}

func vaultDoor(b *painter) {
	b.fill(b.metal(iron), oval(0, 0, 118, 118))
	b.fill(b.metal(steel), oval(0, 0, 96, 96))
	for i := range 12 {
		q := pt{}.around(math.Pi*float64(i)/6, 107)
		b.fill(b.metal(gold), oval(q.x, q.y, 6, 6))
	}
	for i := range 3 {
		a := math.Pi * float64(i) / 3
		b.fill(b.metal(gold), taper([]pt{pt{}.around(a, 66), pt{}.around(a, -66)}, 5, 5))
	}
	b.fill(b.metal(gold), ring(0, 0, 42, 32)...)
	b.fill(b.metal(iron), oval(0, 0, 16, 16))
}

func buoy(b *painter) {
	b.fill(b.metal(hex(0xd8453a)), poly(-40, -60, 40, -60, 74, 70, -74, 70))
	b.plain(white, poly(-54, -10, 54, -10, 63, 26, -63, 26))
	b.fill(b.metal(iron), slab(-90, 62, 180, 40, 18), box(-30, -110, 6, 52), box(24, -110, 6, 52), slab(-36, -118, 72, 10, 4))
	b.glow(0, -88, 90, 80, hex(0xffe27a), 0.9)
	b.plain(hex(0xfff4c0), oval(0, -88, 15, 17))
}

func submarine(b *painter) {
	b.fill(b.metal(gold.times(0.8)), poly(-130, -30, -170, -60, -170, 60, -130, 30))
	b.fill(b.metal(hex(0xd8a03a)), smooth(-140, 0, -100, -56, 60, -62, 140, -20, 150, 10, 110, 52, -90, 56))
	b.fill(b.metal(hex(0xc88a2a)), slab(-40, -100, 80, 50, 14), taper(curve(10, -96, 10, -130, 40, -134), 5, 5))
	for i := range 3 {
		x := -60 + 66*float64(i)
		b.fill(b.metal(iron), oval(x, -4, 25, 25))
		b.glow(x, -4, 30, 30, b.accent, 0.5)
		b.plain(b.accent.to(white, 0.5), oval(x, -4, 18, 18))
	}
}

func syringe(b *painter) {
	b.within(place(0, 0, 1, 1, 0.7), func() {
		b.fill(b.metal(steel), box(-1.6, 80, 3.2, 70), slab(-10, 66, 20, 20, 4), slab(-36, -76, 72, 10, 4), box(-5, -120, 10, 60),
			slab(-24, -128, 48, 12, 5))
		b.fill(flat(white).clear(0.4), slab(-24, -68, 48, 136, 8))
		b.glow(0, 20, 60, 70, b.accent, 0.5)
		b.fill(flat(b.accent.to(white, 0.2)).down(b.accent), slab(-20, -20, 40, 84, 6))
	})
}

func gauge(b *painter) {
	b.fill(b.metal(gold), oval(0, 0, 108, 108))
	b.fill(flat(hex(0xf6f0dc)).down(hex(0xd8ccaa)), oval(0, 0, 92, 92))
	for i := range 11 {
		a := 2.5 + 4.43*float64(i)/10
		c := hex(0x2a2430)
		if i > 7 {
			c = hex(0xd8343a)
		}
		b.plain(c, taper([]pt{pt{}.around(a, 84), pt{}.around(a, 66)}, 4, 3))
	}
	b.draws(hex(0xc8242e), taper([]pt{pt{}.around(3.4, 14), pt{}.around(0.26, 78)}, 6, 2))
	b.fill(b.metal(iron), oval(0, 0, 12, 12))
}

func cable(b *painter) {
	b.draws(hex(0x2a2e38), taper(curve(-190, 70, -110, 20, -60, 80, 0, 20, 20, -30), 9, 9))
	b.within(place(26, -40, 1, 1, 0.4), func() {
		b.fill(b.metal(iron), slab(-30, -50, 60, 64, 10))
		b.fill(b.metal(gold), box(-18, -90, 10, 44), box(8, -90, 10, 44))
	})
	for range 5 {
		b.bolt(pointAt(50, -110), pointAt(50, -110).around(b.in(-3, 0.3), b.in(40, 90)), 2.4, b.accent)
	}
}

func pencil(b *painter) {
	b.within(place(0, 0, 1, 1, 0.6), func() {
		b.draws(hex(0xf0b83a), box(-22, -90, 44, 150))
		b.plain(hex(0xc8922a), box(8, -90, 14, 150))
		b.draws(hex(0xf0d8b0), poly(-22, 60, 22, 60, 0, 120))
		b.plain(hex(0x2a2a30), poly(-7, 100, 7, 100, 0, 120))
		b.fill(b.metal(steel), box(-22, -106, 44, 18))
		b.draws(hex(0xf08a9a), slab(-22, -130, 44, 28, 8))
	})
}

// mobius is a band with one side.
func mobius(b *painter) {
	var left, right, inner path
	for i := range 60 {
		a := 2 * math.Pi * float64(i) / 60
		c := pointAt(118*math.Cos(a), 62*math.Sin(2*a)*0.8)
		w := 20 + 16*math.Sin(a)
		left, right, inner = append(left, c.shift(0, -w)), append(right, c.shift(0, w)), append(inner, c)
	}
	s := b.body(hex(0xf0e0b8))
	for i := range 60 {
		j := (i + 1) % 60
		b.fill(s, path{left[i], left[j], right[j], right[i]})
		if i%4 == 0 {
			b.fill(flat(wood).clear(0.6), taper([]pt{inner[i].shift(0, -9), inner[i].shift(0, 9)}, 1.6, 1.6))
		}
	}
	b.glow(0, 0, 90, 60, b.accent, 0.3)
}

// redaction is a sheet with all its words struck out.
func redaction(b *painter) {
	b.draws(hex(0xf4ecd8), slab(-84, -110, 168, 220, 6))
	for i := range 8 {
		y := -88 + 24*float64(i)
		b.plain(black, box(-66, y, b.in(60, 132), 14))
	}
	b.within(place(40, 66, 1, 1, -0.3), func() {
		b.fill(flat(hex(0xc8262e)).clear(0.85), holed(slab(-62, -20, 124, 40, 8), slab(-55, -13, 110, 26, 5))...)
		b.fill(flat(hex(0xc8262e)).clear(0.85), box(-44, -4, 88, 8))
	})
}

func staticSparks(b *painter) {
	for i := range 9 {
		a := 2 * math.Pi * float64(i) / 9
		b.bolt(pt{}.around(a, 40), pt{}.around(a+b.in(-0.2, 0.2), b.in(100, 140)), 3, b.accent)
	}
}

// equation is a formula that hangs in the air.
func equation(b *painter) {
	s := b.lamp(b.accent)
	b.glow(0, 0, 150, 80, b.accent, 0.5)
	b.fill(s, taper(curve(-130, -30, -100, -56, -112, 0, -84, 34, -120, 40), 5, 4))
	b.fill(s, box(-66, -14, 40, 8), box(-66, 8, 40, 8))
	b.fill(s, taper(curve(60, -60, 20, -64, 30, 0, 14, 60, -10, 54), 5, 4), taper(lineThrough(-2, -6, 50, -6), 4, 4))
	b.fill(s, taper(lineThrough(80, -30, 130, 40), 5, 5), taper(lineThrough(130, -30, 80, 40), 5, 5))
	b.fill(s, ring(146, -50, 13, 8)...)
}

func vacuum(b *painter) {
	c := b.metal(livery(b.House))
	b.fill(b.metal(iron), taper(curve(60, -150, 130, -190, 150, -60, 150, -12), 15, 13), slab(96, -22, 110, 26, 8))
	b.fill(c, smooth(-110, -30, -100, -140, -20, -190, 60, -170, 84, -90, 80, -20))
	b.fill(b.metal(steel), oval(-10, -104, 46, 46))
	b.within(place(-10, -104, 1, 1, 0), func() { glare2(b, 0, 0, 17, 12) })
	b.fill(b.metal(iron), oval(-70, -16, 32, 32), oval(44, -12, 22, 22))
	for i := range 4 {
		b.within(place(212+24*float64(i), -30-20*float64(i), 0.12, 0.12, b.in(0, 3)), func() { playingCard(b) })
	}
}

func bin(b *painter) {
	m := b.metal(steel.to(livery(b.House), 0.4))
	b.fill(m, poly(-84, -190, 84, -190, 66, 6, -66, 6))
	for i := range 5 {
		b.fill(flat(b.shade).clear(0.4), box(-56+26*float64(i), -176, 7, 170))
	}
	b.fill(m, slab(-96, -206, 192, 22, 9))
	b.within(place(0, -92, 0.5, 0.5, 0), func() { roundArrows(b) })
	b.within(place(20, -240, 0.5, 0.5, 0.5), func() { page(b) })
}

// brainTank is a tank that thinks.
func brainTank(b *painter) {
	b.fill(b.metal(iron), slab(-150, -70, 300, 76, 36))
	for i := range 5 {
		b.fill(b.metal(steel), oval(-108+54*float64(i), -32, 24, 24))
	}
	b.fill(b.metal(livery(b.House)), poly(-120, -70, -90, -126, 90, -126, 120, -70))
	b.fill(b.metal(iron), slab(70, -118, 130, 22, 8))
	b.fill(flat(b.accent.to(white, 0.4)).clear(0.35), oval(-10, -176, 84, 76))
	b.within(place(-10, -170, 0.64, 0.64, 0), func() { brain(b) })
	b.fill(flat(white).clear(0.6), leaf(arcLine(pointAt(-10, -176), 68, 3.5, 4.4), 5))
	b.glow(206, -107, 40, 40, b.accent, 0.8)
}

func windUp(b *painter) {
	m := b.metal(hex(0xc88a4a))
	b.fill(b.metal(gold), ring(-112, -150, 30, 18)...)
	b.fill(b.metal(gold), slab(-90, -156, 50, 12, 4))
	b.fill(m, slab(-62, -60, 34, 66, 8), slab(28, -60, 34, 66, 8), slab(-78, -200, 156, 146, 20), slab(-46, -276, 92, 76, 18))
	b.fill(m, limb(78, -170, 13, 120, -130, 11, 140, -170, 10))
	b.within(place(0, -242, 1, 1, 0), func() { glare2(b, 0, 0, 20, 13) })
	b.plain(black, oval(0, -128, 42, 42))
	b.fill(b.metal(gold), holed(gear(0, -128, 38, 10, 0.2), oval(0, -128, 14, 14))...)
}

// spriteBot is a small hovering helper.
func spriteBot(b *painter) {
	b.fill(b.metal(steel), oval(0, -140, 74, 66))
	b.fill(b.metal(livery(b.House)), poly(-24, -206, 24, -206, 0, -256))
	b.plain(black, slab(-52, -168, 104, 44, 22))
	b.within(place(0, -146, 1, 1, 0), func() { glare2(b, 0, 0, 22, 12) })
	b.fill(b.metal(iron), taper(curve(66, -130, 110, -120, 116, -70), 8, 6), taper(curve(-66, -130, -110, -120, -116, -70), 8, 6))
	b.glow(0, -50, 60, 70, b.accent, 0.8)
	b.fill(flat(b.accent.to(white, 0.3)).clear(0.7).out(), poly(-30, -78, 30, -78, 56, 0, -56, 0))
}

// mantisBot is an insect of steel.
func mantisBot(b *painter) {
	m, g := b.metal(steel), b.metal(livery(b.House))
	for _, x := range [3]float64{-60, -20, 20} {
		b.fill(m, taper(curve(x, -80, x-30, -40, x-36, 4), 6, 3), taper(curve(x, -80, x+40, -36, x+44, 4), 6, 3))
	}
	b.fill(g, limb(-130, -70, 12, -60, -96, 34, 20, -110, 24))
	b.fill(m, limb(20, -110, 18, 50, -180, 14, 70, -210, 12))
	b.fill(g, smooth(40, -230, 90, -262, 130, -224, 84, -194))
	b.glow(96, -230, 40, 40, b.accent, 0.8)
	b.plain(b.accent.to(white, 0.3), oval(96, -230, 12, 10))
	b.fill(m, limb(50, -170, 9, 110, -150, 8, 80, -90, 5), limb(80, -90, 5, 124, -120, 4))
	b.fill(m, taper(curve(100, -256, 120, -300, 150, -300), 3, 1))
}

// pincers are two claws of steel that come from below.
func pincers(b *painter) {
	b.mirrored(func(float64) {
		b.fill(b.metal(iron), limb(20, 10, 26, 70, -90, 22, 90, -170, 17))
		b.fill(b.metal(steel), smooth(70, -160, 110, -190, 96, -260, 30, -290, 64, -240, 60, -200))
	})
	b.fill(b.metal(livery(b.House)), oval(0, -10, 60, 40))
}

func printer(b *painter) {
	b.fill(b.metal(hex(0xd8dde0)), slab(-120, -150, 240, 120, 16), slab(-90, -200, 180, 60, 10))
	b.plain(black, slab(-90, -62, 180, 12, 5))
	b.draws(hex(0xf6ecd4), poly(-76, -56, 76, -56, 90, 0, -62, 6))
	for i := range 3 {
		b.fill(flat(wood).clear(0.6), box(-50+4*float64(i), -42+13*float64(i), 100-20*float64(i), 4))
	}
	b.plain(b.accent, oval(90, -124, 8, 8))
}

func lectern(b *painter) {
	b.draws(wood, slab(-14, -150, 28, 150, 4), slab(-70, -14, 140, 20, 6))
	b.draws(wood.times(1.2), poly(-90, -150, 90, -150, 70, -196, -70, -196))
	b.within(place(0, -190, 1.9, 1.4, 0), func() { held(b, tome) })
}
