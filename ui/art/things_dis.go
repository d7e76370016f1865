package art

import "math"

// disThings are things of torment, of souls and of the gates below.
var disThings = joined(
	framed(middle, map[string]func(*painter){
		"demon-face": demonFace, "scream": screamFace, "soul": soul,
		"soul-jar": soulJar, "collar": spikedCollar, "doll": pinnedDoll,
		"fiddle": fiddle, "pale-star": paleStar, "spiked-mail": spikedMail,
		"demon-key": demonKey, "scissors": scissors, "magnifier": magnifier,
		"saw": handSaw, "roman-one": numeral(1), "roman-two": numeral(2), "roman-three": numeral(3),
		"demon-wings": demonWings, "drumstick": drumstick, "bane-blade": baneBlade,
		"touching-hand": touchingHand, "bed": bed, "teardrops": teardrops,
		"long-arms": longArms, "bauble": bauble, "demon-horns": demonHorns,
		"broom": broom, "coffin": coffin, "shovel": shovel,
	}),
	framed(foot, map[string]func(*painter){
		"clawed-hand": clawedHand, "hell-gate": hellGate, "furnace": furnace,
		"stone-mouth": stoneMouth,
		"snap-plant":  snapPlant,
	}),
)

// demonFace draws the face of a great demon.
func demonFace(b *painter) {
	c := hex(0xb8283a)
	b.mirrored(func(float64) {
		b.draws(hex(0x3a2428), taper(curve(50, -50, 110, -70, 130, -120, 104, -170), 26, 2))
		b.draws(c.times(0.8), poly(74, -20, 130, -40, 80, 30))
	})
	b.draws(c, smooth(-80, -40, -60, -88, 0, -100, 60, -88, 80, -40, 76, 30, 44, 86, 0, 128, -44, 86, -76, 30))
	b.mirrored(func(float64) {
		b.plain(c.times(0.4), smooth(8, -18, 60, -52, 72, -14, 34, 4))
		b.glow(40, -20, 56, 44, hex(0xffd040), 0.8)
		b.plain(hex(0xfff0a0), poly(16, -16, 64, -38, 54, -6))
		b.draws(c.times(0.8), poly(4, -30, 76, -66, 74, -46, 10, -14))
	})
	b.draws(c.times(1.1), poly(-12, -26, 12, -26, 22, 20, 0, 32, -22, 20))
	b.plain(hex(0x2a040c), smooth(-54, 44, 0, 54, 54, 44, 36, 84, 0, 94, -36, 84))
	for i := range 6 {
		x := -45 + 18*float64(i)
		b.plain(bone, poly(x-9, 48, x+9, 48, x, 68), poly(x-2, 88-math.Abs(x)*0.2, x+12, 88-math.Abs(x)*0.2, x+5, 70))
	}
}

// screamFace draws a pale face that screams, its hands at its cheeks.
func screamFace(b *painter) {
	c := hex(0xe8e4d0)
	b.draws(c.times(0.5), smooth(-60, 150, -84, 100, -40, 70, 40, 70, 84, 100, 60, 150))
	b.draws(c, smooth(0, -122, 60, -100, 76, -40, 62, 30, 44, 100, 0, 126, -44, 100, -62, 30, -76, -40, -60, -100))
	b.mirrored(func(float64) {
		b.plain(hex(0x1a1420), smooth(14, -44, 34, -66, 56, -46, 48, -14, 26, -12))
		b.plain(white, oval(36, -36, 6, 7))
		b.plain(c.times(0.6), taper(curve(10, -74, 34, -86, 60, -66), 3, 2))
		b.draws(c.times(0.86), limb(92, 150, 24, 84, 70, 20, 70, 30, 18))
		for i := range 4 {
			f := float64(i)
			b.draws(c.times(0.92), limb(76-5*f, 40-6*f, 9, 58-7*f, 2-3*f+10*f*0.2, 8, 54-8*f, -20+12*f, 6))
		}
	})
	b.plain(hex(0x1a0a14), smooth(0, 24, 26, 36, 30, 72, 0, 104, -30, 72, -26, 36))
	b.plain(hex(0x7a1a2a), smooth(-16, 84, 0, 74, 16, 84, 0, 98))
}

// soul draws a soul: a flame of pale light with a face.
func soul(b *painter) {
	c := hex(0x8af0e0)
	b.glow(0, 10, 150, 150, c, 0.7)
	b.fill(flat(c).down(c.to(white, 0.6)).clear(0.9), smooth(0, 104, -60, 86, -76, 30, -60, -30, -20, -60, -30, -110, 20, -140, 10,
		-90, 44, -50, 72, 10, 66, 76))
	b.fill(flat(white).clear(0.55), smooth(0, 92, -42, 74, -50, 30, -24, -14, 14, -40, 40, 10, 44, 66))
	b.mirrored(func(float64) { b.plain(hex(0x0a3a44), oval(21, 24, 11, 15)) })
	b.plain(hex(0x0a3a44), oval(0, 62, 11, 15))
}

// soulJar draws a jar that holds a soul.
func soulJar(b *painter) {
	b.within(place(0, 22, 0.56, 0.56, 0), func() { soul(b) })
	b.fill(flat(hex(0xd0f4ff)).clear(0.3), smooth(-44, -66, 44, -66, 80, -30, 84, 80, 60, 108, -60, 108, -84, 80, -80, -30))
	b.fill(flat(white).clear(0.75), leaf(curve(-62, -24, -70, 30, -60, 80), 6))
	b.draws(wood, slab(-48, -104, 96, 42, 8))
	b.draws(cloth, taper(curve(-52, -62, 0, -52, 52, -62), 5, 5))
	b.draws(bone, poly(36, -50, 74, -30, 54, 20, 18, 0))
}

// spikedCollar draws a collar with spikes and the end of its chain.
func spikedCollar(b *painter) {
	chain(b, curve(0, 50, 10, 90, 60, 116, 120, 122, 190, 120), 1.6, iron)
	b.draws(hex(0x2a1a1c), holed(oval(0, 0, 112, 62), oval(0, -8, 88, 38))...)
	b.draws(hex(0x5a2024), smooth(-112, -4, -70, 24, 0, 34, 70, 24, 112, -4, 108, 34, 70, 62, 0, 74, -70, 62, -108, 34))
	for i := range 7 {
		f := (float64(i) - 3) / 3
		x, y := 104*f, 50-40*f*f
		b.fill(b.metal(steel), poly(x-13, y-8, x+13, y-8, x+18*f, y+36))
	}
	b.fill(b.metal(gold), ring(0, 66, 20, 11)...)
}

// pinnedDoll draws a doll of cloth full of pins.
func pinnedDoll(b *painter) {
	c := hex(0xc09a62)
	b.draws(c, limb(-30, 30, 20, -84, -6, 18, -104, -30, 20), limb(30, 30, 20, 84, -6, 18, 104, -30, 20),
		limb(-20, 80, 22, -40, 120, 20, -46, 150, 22), limb(20, 80, 22, 40, 120, 20, 46, 150, 22))
	b.draws(c, smooth(-40, 10, 40, 10, 48, 80, 0, 108, -48, 80))
	b.draws(c.times(1.1), oval(0, -54, 62, 58))
	s := flat(hex(0x3a1a14))
	for _, d := range sides {
		b.fill(s, taper(lineThrough(d*26-13, -74, d*26+13, -48), 4, 4), taper(lineThrough(d*26+13, -74, d*26-13, -48), 4, 4))
	}
	b.fill(s, taper(curve(-30, -22, 0, -30, 30, -22), 3, 3))
	for i := range 4 {
		x := -22 + 15*float64(i)
		b.fill(s, taper(lineThrough(x, -36, x, -16), 2.4, 2.4))
	}
	b.plain(hex(0xd8283a), smooth(0, 78, -26, 50, -20, 32, 0, 42, 20, 32, 26, 50))
	for _, q := range [4][4]float64{{4, 50, 96, 10}, {30, -90, 80, -140}, {-20, 60, -110, 50}, {-40, -86, -96, -120}} {
		b.fill(b.metal(steel), taper(lineThrough(q[0], q[1], q[2], q[3]), 2, 3.4))
		b.draws(hex(0xf03a5a), oval(q[2], q[3], 11, 11))
	}
}

func fiddle(b *painter) {
	b.within(place(0, 0, 1, 1, 0.5), func() {
		c := hex(0xa8441e)
		b.draws(c, smooth(0, -30, 44, -14, 40, 24, 34, 40, 60, 70, 56, 118, 0, 142, -56, 118, -60, 70, -34, 40, -40, 24, -44, -14))
		b.draws(hex(0x2a1a18), slab(-9, -150, 18, 200, 5))
		b.draws(c.times(0.7), oval(0, -158, 17, 19))
		b.mirrored(func(float64) { b.plain(black, taper(curve(28, 56, 22, 76, 30, 94), 3, 3)) })
		b.plain(bone, slab(-22, 84, 44, 8, 3), slab(-14, 112, 28, 24, 4))
		for i := range 4 {
			x := -6 + 4*float64(i)
			b.plain(hex(0xfff4d0), taper(lineThrough(x*0.8, -140, x*1.6, 120), 0.9, 0.9))
		}
	})
	b.draws(wood.times(0.7), taper(curve(-120, 40, 0, -20, 130, -60), 5, 4))
	b.plain(bone, taper(lineThrough(-120, 50, 130, -48), 2, 2))
}

// paleStar draws a star with long thin rays.
func paleStar(b *painter) {
	b.glow(0, 0, 210, 200, hex(0xe8f0ff), 0.8)
	c := flat(hex(0xf8fbff))
	b.fill(c.clear(0.75), star(0, 0, 4, 110, 13, math.Pi/4))
	b.fill(c, star(0, 0, 4, 185, 19, 0))
	b.plain(hex(0xc8d4f0), oval(0, 0, 36, 36))
	b.plain(white, oval(0, 0, 26, 26))
}

// spikedMail draws a cuirass with spikes that point inward as well as out.
func spikedMail(b *painter) {
	m := b.metal(hex(0x4a4456))
	b.mirrored(func(float64) {
		b.fill(m, smooth(60, -80, 110, -86, 138, -40, 126, 6, 84, -10))
		b.fill(b.metal(steel), poly(92, -78, 126, -140, 120, -64), poly(124, -44, 176, -70, 132, -16))
	})
	b.fill(m, smooth(-84, -90, -36, -78, 0, -60, 36, -78, 84, -90, 92, 0, 70, 100, 0, 118, -70, 100, -92, 0))
	b.plain(hex(0x1a0a10), smooth(-36, -84, 0, -62, 36, -84, 30, -96, 0, -80, -30, -96))
	for row := range 3 {
		for i := range 4 - row%2 {
			x, y := -54+36*float64(i)+18*float64(row%2), -30+44*float64(row)
			b.fill(b.metal(steel), poly(x-13, y+10, x+13, y+10, x, y-24))
			b.plain(hex(0xd01a2a), smooth(x-4, y+8, x+4, y+8, x+3, y+30, x, y+36, x-3, y+30))
		}
	}
}

// demonKey draws a black key whose bow is a skull with horns.
func demonKey(b *painter) {
	m := b.metal(hex(0x5a4a6a))
	b.fill(m, slab(-9, -30, 18, 160, 5), slab(0, 74, 46, 16, 4), slab(0, 106, 58, 18, 4))
	b.mirrored(func(float64) { b.draws(hex(0x3a2438), taper(curve(24, -84, 60, -96, 70, -130, 54, -156), 11, 1)) })
	b.fill(m, oval(0, -64, 52, 50))
	b.within(place(0, -66, 1.9, 1.9, 0), func() { skull(b, &figure{}) })
	b.fill(b.metal(gold), slab(-18, -22, 36, 12, 4))
}

func scissors(b *painter) {
	s := b.metal(steel)
	b.fill(s, leaf(lineThrough(24, 50, 0, 0, -62, -140), 17), leaf(lineThrough(-24, 50, 0, 0, 62, -140), 17))
	b.mirrored(func(float64) { b.fill(b.metal(hex(0x8a2438)), ring(40, 84, 42, 25)...) })
	b.fill(b.metal(gold), oval(0, 6, 10, 10))
}

func magnifier(b *painter) {
	b.draws(wood, limb(52, 54, 12, 84, 88, 14, 118, 122, 15))
	b.fill(flat(hex(0xd8f4ff)).clear(0.4), oval(-14, -14, 84, 84))
	b.fill(b.metal(gold), ring(-14, -14, 96, 80)...)
	b.fill(flat(white).clear(0.7), leaf(curve(-76, -10, -70, -50, -34, -76), 7))
}

// handSaw draws a saw with teeth of bone.
func handSaw(b *painter) {
	out := poly(-100, -40, 140, -14, 140, 10)
	for i := range 12 {
		x := 140 - 20*float64(i)
		out = append(out, pointAt(x-10, 44), pointAt(x-20, 16))
	}
	b.fill(b.metal(steel), out)
	b.draws(bone, holed(smooth(-170, -40, -110, -56, -84, -30, -90, 30, -120, 56, -170, 40, -182, 0), oval(-134, 0, 22, 26))...)
}

// numeral is a Roman numeral of a few strokes that burn.
func numeral(n int) func(*painter) {
	return func(b *painter) {
		b.glow(0, 0, 150, 140, b.accent, 0.6)
		w := 52 * float64(n)
		m := b.metal(hex(0xd8b870))
		for i := range n {
			x := 52 * (float64(i) - float64(n-1)/2)
			b.fill(m, slab(x-13, -96, 26, 192, 3))
		}
		b.fill(m, slab(-w/2-10, -112, w+20, 24, 4), slab(-w/2-10, 88, w+20, 24, 4))
	}
}

// demonWings draws a pair of wings of skin, to stand behind somebody.
func demonWings(b *painter) {
	c := hex(0x7a1a2a)
	b.mirrored(func(float64) {
		b.draws(c, poly(10, 30, 40, -60, 120, -120, 176, -96, 210, 10, 170, -20, 158, 50, 118, 10, 96, 80, 62, 30, 34, 70))
		for _, q := range [3]pt{pointAt(210, 10), pointAt(158, 50), pointAt(96, 80)} {
			b.draws(c.times(0.6), taper([]pt{pointAt(116, -112), q}, 5, 1.4))
		}
		b.draws(bone, poly(112, -112, 128, -150, 130, -112))
	})
}

// drumstick draws a roast leg.
func drumstick(b *painter) {
	b.within(place(0, 0, 1, 1, 0.7), func() {
		b.draws(bone, limb(0, 40, 12, 0, 110, 11), oval(-14, 124, 17, 16), oval(14, 124, 17, 16))
		b.draws(hex(0xa8582a), smooth(0, -110, 62, -70, 66, 0, 34, 56, 0, 70, -34, 56, -66, 0, -62, -70))
		b.fill(flat(hex(0xf0b070)).clear(0.7), leaf(curve(-42, -20, -34, -64, 0, -86), 9))
	})
}

// baneBlade draws a black blade with thorns that drips venom, point downward.
func baneBlade(b *painter) {
	m := b.metal(hex(0x3a3a4c))
	b.glow(0, 40, 80, 130, hex(0x8af03a), 0.5)
	b.fill(m, poly(-20, -60, 20, -60, 20, -20, 40, -26, 22, 10, 18, 40, 34, 40, 14, 72, 0, 150, -14, 72, -34, 40, -18, 40, -22, 10,
		-40, -26, -20, -20))
	b.plain(hex(0x9af04a), poly(-4, -50, 4, -50, 3, 70, 0, 120, -3, 70))
	b.fill(b.metal(hex(0x8a2a4a)), smooth(-66, -84, -30, -70, 30, -70, 66, -84, 44, -54, -44, -54))
	b.draws(hex(0x2a1a20), slab(-9, -130, 18, 66, 5))
	b.within(place(0, -140, 0.9, 0.9, 0), func() { skull(b, &figure{}) })
	b.plain(hex(0x9af04a), smooth(0, 154, 9, 176, 0, 188, -9, 176))
}

// touchingHand draws a thin hand that reaches to the right with one finger.
func touchingHand(b *painter) {
	c := hex(0x9aa890)
	s := b.body(c)
	b.draws(hex(0x2a1430), poly(-220, -40, -90, -30, -84, 36, -220, 64))
	b.fill(s, limb(-110, 4, 20, -60, 0, 20, -20, 2, 26))
	b.fill(s, limb(-14, -16, 12, 40, -22, 10, 78, -12, 9, 128, -10, 6))
	b.draws(hex(0x2a2428), poly(120, -16, 152, -8, 122, -3))
	for i := range 3 {
		y := 2 + 13*float64(i)
		b.fill(s, limb(-10, y, 10, 34-5*float64(i), y+2, 10, 26-5*float64(i), y+24, 8, 0, y+24, 6))
	}
	b.fill(s, limb(-44, 20, 11, -14, 44, 10, 16, 50, 7))
	b.glow(150, -8, 70, 70, b.accent, 1)
	b.plain(white, star(152, -8, 6, 26, 7, 0))
}

// bed draws a bed with pillow and blanket, for somebody to lie in.
func bed(b *painter) {
	b.draws(wood, slab(-160, -70, 22, 150, 5), slab(140, -20, 22, 100, 5), slab(-150, 26, 300, 30, 5))
	b.draws(white.to(b.low, 0.2), smooth(-136, 20, -140, -26, -80, -34, -50, -10, -56, 24))
	b.draws(livery(b.House), smooth(-60, 30, -50, -20, 20, -36, 110, -16, 146, 30, 142, 50, -60, 50))
}

func teardrops(b *painter) {
	c := hex(0x6ac0f4)
	for _, q := range [5][3]float64{{0, 20, 1}, {-76, -40, 0.6}, {70, -56, 0.7}, {-60, 76, 0.5}, {84, 62, 0.45}} {
		b.within(place(q[0], q[1], q[2], q[2], 0), func() {
			b.draws(c, smooth(0, -80, 30, -20, 48, 24, 36, 60, 0, 76, -36, 60, -48, 24, -30, -20))
			b.fill(flat(white).clear(0.7), leaf(curve(-28, 30, -26, 0, -8, -34), 6))
		})
	}
}

// longArms draws two arms that reach far up and round, from the shoulders at the middle.
func longArms(b *painter) {
	c := hex(0x9a3a8a)
	b.mirrored(func(float64) {
		b.draws(c, taper(curve(30, 10, 90, -50, 120, -120, 60, -160, 90, -60, 150, 20, 150, 90), 15, 11))
		for i := range 4 {
			a := 0.7 + 0.45*float64(i)
			q := pointAt(150, 96)
			b.draws(c, taper([]pt{q, q.around(a, 30), q.around(a+0.3, 52)}, 9, 5))
			t := q.around(a+0.3, 50)
			b.draws(bone, poly(t.x-5, t.y, t.x+5, t.y, t.x, t.y+20))
		}
	})
}

// bauble draws a glass ball on a chain with an eye in it.
func bauble(b *painter) {
	chain(b, curve(0, -180, 4, -140, 0, -92), 1.1, gold)
	b.fill(b.metal(gold), slab(-20, -100, 40, 24, 5))
	b.glow(0, 0, 150, 150, b.accent, 0.6)
	b.draws(b.accent.times(0.6), oval(0, 0, 88, 88))
	b.fill(b.metal(gold), smooth(-88, -10, 0, 10, 88, -10, 88, 10, 0, 30, -88, 10))
	b.plain(hex(0xfff4d0), smooth(-52, -2, 0, -40, 52, -2, 0, 36))
	b.plain(hex(0x2a0a2a), leaf(lineThrough(0, -36, 0, 0, 0, 34), 15))
	b.fill(flat(white).clear(0.7), leaf(curve(-60, -20, -46, -54, -14, -72), 8))
}

func broom(b *painter) {
	b.draws(wood, slab(-6, -150, 12, 200, 5))
	b.draws(hex(0xd0a850), smooth(-16, 40, 16, 40, 52, 130, 20, 122, 0, 134, -20, 122, -52, 130))
	b.draws(hex(0x8a2a2a), slab(-22, 36, 44, 16, 5))
}
