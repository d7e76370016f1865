package art

import "math"

// labThings are the gear of researchers and builders.
var labThings = joined(
	framed(middle, map[string]func(*painter){
		"monitor": monitor, "helix": helix, "magnet": magnet,
		"battery": battery, "bulb": bulb, "chip": chip, "test-tubes": testTubes,
		"brain-jar": brainJar, "robot-arm": robotArm, "robot-head": robotHeadThing,
		"blackboard": blackboard, "crate": crate, "ray-gun": rayGun,
		"cube": cube,
	}),
	framed(foot, map[string]func(*painter){
		"dish": dish, "microscope": microscope, "telescope": telescope,
		"coil": coil, "server": serverRack, "capsule": capsule,
		"console": controlDesk, "reactor": reactor, "conveyor": conveyor,
		"robot-cat": robotCat,
	}),
)

func monitor(b *painter) {
	b.fill(b.metal(iron), slab(-30, 80, 60, 26, 6), slab(-60, 98, 120, 12, 5))
	b.fill(b.metal(steel.to(livery(b.House), 0.3)), slab(-120, -90, 240, 176, 16))
	b.plain(hex(0x0c1c2a), slab(-106, -76, 212, 146, 8))
	b.glow(0, -4, 120, 90, b.accent, 0.35)
}

func helix(b *painter) {
	for i := range 15 {
		y := -126 + 18*float64(i)
		x := 52 * math.Sin(float64(i)*0.62)
		b.plain(b.accent.times(0.6).to(white, 0.2), taper(lineThrough(-x, y, x, y), 3, 3))
		b.draws(b.accent, oval(x, y, 11, 11))
		b.draws(hex(0xff7ab0), oval(-x, y, 11, 11))
	}
}

func magnet(b *painter) {
	c := hex(0xd0343a)
	b.draws(c, holed(append(arcLine(pointAt(0, -10), 96, math.Pi, 2*math.Pi), lineThrough(96, 96, -96, 96)...),
		append(arcLine(pointAt(0, -10), 48, math.Pi, 2*math.Pi), lineThrough(48, 98, -48, 98)...))...)
	b.fill(b.metal(steel), box(-96, 60, 48, 40), box(48, 60, 48, 40))
	for i := range 3 {
		b.fill(flat(b.accent.to(white, 0.4)).clear(0.7), leaf(arcLine(pointAt(0, 110), 34+22*float64(i), 0.5, math.Pi-0.5), 3.4))
	}
}

func battery(b *painter) {
	b.fill(b.metal(steel), slab(-18, -118, 36, 24, 5))
	b.fill(b.metal(hex(0x2f343c)), slab(-56, -98, 112, 200, 14))
	b.fill(b.metal(livery(b.House)), slab(-56, -98, 112, 60, 14))
	b.glow(0, 30, 70, 80, b.accent, 0.7)
	b.plain(b.accent.to(white, 0.4), poly(8, -24, -30, 40, -2, 40, -12, 86, 30, 16, 2, 16))
}

func bulb(b *painter) {
	b.glow(0, -30, 170, 170, hex(0xffe27a), 0.8)
	b.fill(flat(hex(0xfff4c0)).down(hex(0xffc84a)), smooth(-26, 50, -34, 20, -70, -30, -60, -84, 0, -112, 60, -84, 70, -30, 34, 20,
		26, 50))
	b.plain(hex(0xe8862a), taper(curve(-20, 40, -26, -20, -10, -40, 0, -16, 10, -40, 26, -20, 20, 40), 3, 3))
	for i := range 4 {
		b.fill(b.metal(iron), slab(-28+2*float64(i), 50+15*float64(i), 56-4*float64(i), 12, 5))
	}
}

func chip(b *painter) {
	g := b.metal(gold)
	for i := range 6 {
		k := -70 + 28*float64(i)
		b.fill(g, box(k-5, -118, 10, 236), box(-118, k-5, 236, 10))
	}
	b.fill(b.metal(hex(0x1f3a34)), slab(-90, -90, 180, 180, 12))
	b.fill(b.metal(hex(0x2a2e36)), slab(-50, -50, 100, 100, 8))
	b.glow(0, 0, 80, 80, b.accent, 0.7)
	b.plain(b.accent.to(white, 0.3), slab(-26, -26, 52, 52, 6))
}

func testTubes(b *painter) {
	for i, c := range [4]rgb{b.accent, hex(0xff6a8a), hex(0x9aff5a), amber} {
		x := -78 + 52*float64(i)
		b.glow(x, 30, 50, 70, c, 0.4)
		b.fill(flat(white).clear(0.35), slab(x-17, -100, 34, 190, 17))
		b.fill(flat(c.to(white, 0.2)).down(c), slab(x-14, -30+b.in(-30, 30), 28, 116, 14))
		b.fill(flat(white).clear(0.6), box(x-11, -94, 4, 160))
	}
	b.draws(wood, slab(-114, -40, 228, 16, 5), slab(-114, 84, 228, 18, 5))
}

func brainJar(b *painter) {
	b.fill(flat(b.accent.to(white, 0.4)).down(b.accent).clear(0.35), slab(-84, -110, 168, 200, 60))
	b.within(place(0, -10, 0.66, 0.66, 0), func() { brain(b) })
	b.fill(flat(white).clear(0.5), leaf(curve(-66, 50, -72, -30, -50, -84), 7))
	b.fill(b.metal(iron), slab(-96, 80, 192, 34, 8))
	for i := range 4 {
		b.plain(pick(&b.random, b.accent, amber, hex(0xff5a5a)), oval(-54+36*float64(i), 97, 6, 6))
	}
	bubbleTrail(b, 0, 60)
}

// bubbleTrail draws some bubbles that rise from a point.
func bubbleTrail(b *painter, x, y float64) {
	for i := range 6 {
		b.fill(flat(white).clear(0.7), ring(x+b.in(-40, 40), y-24*float64(i), 5, 3.6)...)
	}
}

func robotArm(b *painter) {
	m, d := b.metal(steel), b.metal(iron)
	b.fill(d, slab(60, 84, 90, 40, 10))
	b.fill(m, limb(110, 90, 20, 90, -20, 17), limb(90, -20, 17, -10, -70, 13))
	b.fill(b.metal(livery(b.House)), oval(90, -20, 22, 22), oval(-10, -70, 17, 17))
	b.fill(m, limb(-10, -70, 12, -60, -20, 10))
	b.fill(d, taper(curve(-60, -20, -100, -10, -108, 36, -86, 56), 8, 4), taper(curve(-60, -20, -44, 20, -54, 50, -70, 60), 8, 4))
}

func robotHeadThing(b *painter) {
	b.within(place(0, 22, 3.3, 3.3, 0), func() { robotHead(b, &figure{skin: pick(&b.random, skins[robot]...), trim: livery(b.House)}) })
}

func blackboard(b *painter) {
	b.draws(wood, slab(-134, -100, 268, 200, 8))
	b.plain(hex(0x1f3a34), box(-122, -88, 244, 176))
	s := flat(white).clear(0.8)
	for i := range 4 {
		y := -60 + 36*float64(i)
		for x := -104.0; x < 90; x += b.in(14, 30) {
			switch b.n(5) {
			case 0:
				b.fill(s, box(x, y-2, 14, 2.4), box(x, y+4, 14, 2.4))
			case 1:
				b.fill(s, ring(x+6, y, 8, 5.6)...)
			case 2:
				b.fill(s, taper(lineThrough(x, y+9, x+12, y-9), 1.4, 1.4), taper(lineThrough(x+12, y+9, x, y-9), 1.4, 1.4))
			case 3:
				b.fill(s, taper(curve(x, y+10, x+4, y-10, x+9, y+4, x+14, y-8), 1.4, 1.4))
			default:
				b.fill(s, box(x, y-1, 13, 2.4), box(x+5.4, y-7, 2.4, 14))
			}
		}
	}
}

func crate(b *painter) {
	c := wood.to(iron, 0.2)
	b.draws(c, box(-90, -80, 180, 170))
	b.draws(c.times(1.2), box(-98, -90, 196, 26), box(-98, 72, 196, 26), box(-98, -70, 26, 150), box(72, -70, 26, 150))
	b.draws(c.times(1.1), poly(-72, -52, -52, -64, 72, 62, 52, 72))
}

func rayGun(b *painter) {
	m := b.metal(steel.to(livery(b.House), 0.4))
	b.fill(m, smooth(-100, -20, -70, -50, 0, -46, 60, -30, 60, 6, 0, 20, -70, 14), poly(-70, 10, -30, 16, -44, 96, -92, 92))
	for i := range 3 {
		b.fill(b.metal(gold), slab(10+22*float64(i), -52+5*float64(i), 10, 84-10*float64(i), 4))
	}
	b.fill(b.metal(iron), slab(60, -18, 50, 13, 5))
	b.glow(118, -12, 50, 50, b.accent, 0.9)
	b.fill(b.lamp(b.accent), oval(114, -12, 13, 13))
}

func cube(b *painter) {
	c := b.accent
	b.glow(0, 0, 150, 150, c, 0.5)
	b.plain(c.to(white, 0.55), poly(0, -104, 92, -56, 0, -8, -92, -56))
	b.plain(c.to(white, 0.15), poly(-92, -56, 0, -8, 0, 100, -92, 48))
	b.plain(c.times(0.6), poly(92, -56, 0, -8, 0, 100, 92, 48))
}

func dish(b *painter) {
	m := b.metal(steel)
	b.fill(m, poly(-60, 6, -14, -120, 14, -120, 60, 6, 40, 6, 0, -90, -40, 6))
	b.within(place(0, -160, 1, 1, -0.5), func() {
		b.fill(m, smooth(-130, -40, 0, -60, 130, -40, 90, 40, 0, 66, -90, 40))
		b.fill(flat(b.near.to(b.low, 0.4)).clear(0.8), oval(0, -38, 122, 24))
		b.fill(b.metal(iron), slab(-4, -140, 8, 100, 3))
		b.glow(0, -144, 40, 40, b.accent, 0.9)
		b.fill(b.lamp(b.accent), oval(0, -144, 11, 11))
	})
}

func microscope(b *painter) {
	m, d := b.metal(steel), b.metal(hex(0x3a4450))
	b.fill(d, smooth(-90, 6, -84, -26, 0, -34, 84, -26, 90, 6))
	b.fill(d, taper(curve(40, -24, 96, -90, 80, -170, 30, -206), 17, 13))
	b.fill(m, slab(-70, -84, 110, 14, 4))
	b.within(place(0, -170, 1, 1, -0.35), func() {
		b.fill(m, slab(-24, -80, 48, 130, 8), slab(-16, -116, 32, 44, 6), slab(-15, 44, 30, 36, 5))
		b.fill(b.metal(gold), slab(-28, -40, 56, 12, 4))
	})
	b.glow(-30, -88, 50, 26, b.accent, 0.9)
}

func telescope(b *painter) {
	b.draws(wood, taper(lineThrough(0, -130, -80, 6), 7, 5), taper(lineThrough(0, -130, 80, 6), 7, 5), taper(lineThrough(0, -130, 6, 6), 7, 5))
	b.within(place(0, -150, 1, 1, -0.55), func() {
		b.fill(b.metal(gold), slab(-120, -18, 90, 36, 6), slab(-40, -26, 90, 52, 6), slab(40, -34, 90, 68, 6))
		b.fill(b.lamp(b.accent), oval(130, 0, 9, 34))
	})
}

func coil(b *painter) {
	b.fill(b.metal(iron), slab(-80, -24, 160, 30, 8))
	for i := range 9 {
		b.fill(b.metal(hex(0xc8743a)), slab(-30, -44-18*float64(i), 60, 14, 7))
	}
	b.fill(b.metal(steel), oval(0, -228, 62, 30))
	for range 4 {
		b.bolt(pointAt(b.in(-40, 40), -232), pointAt(b.in(-170, 170), b.in(-300, -60)), 3, b.accent)
	}
	b.glow(0, -230, 110, 80, b.accent, 0.7)
}

func serverRack(b *painter) {
	b.fill(b.metal(hex(0x2f3a46)), slab(-84, -280, 168, 286, 10))
	for i := range 8 {
		y := -268 + 34*float64(i)
		b.plain(hex(0x141c24), slab(-72, y, 144, 26, 4))
		for k := range 5 {
			b.plain(pick(&b.random, b.accent, hex(0x6aff8a), amber, hex(0x2a3a44)), oval(-56+15*float64(k), y+13, 4, 4))
		}
		b.plain(b.accent.times(0.5), box(24, y+8, 40, 3), box(24, y+15, 40, 3))
	}
}

func capsule(b *painter) {
	b.fill(b.metal(iron), slab(-90, -26, 180, 32, 8), slab(-76, -290, 152, 34, 12))
	b.glow(0, -140, 120, 160, b.accent, 0.4)
	b.fill(flat(b.accent.to(white, 0.4)).down(b.accent).clear(0.34), slab(-72, -262, 144, 240, 20))
	b.fill(flat(white).clear(0.55), box(-58, -250, 7, 210))
	bubbleTrail(b, 20, -50)
}

func controlDesk(b *painter) {
	b.fill(b.metal(hex(0x4a5866)), poly(-150, 6, -130, -90, -100, -130, 100, -130, 130, -90, 150, 6))
	b.plain(hex(0x0f1c28), poly(-110, -96, -92, -122, 92, -122, 110, -96))
	b.glow(0, -110, 130, 50, b.accent, 0.6)
	for i := range 12 {
		c := pick(&b.random, b.accent, amber, hex(0xff5a5a), hex(0x6aff8a))
		b.plain(c, oval(-104+float64(i%6)*42, -66+30*float64(i/6), 8, 7))
	}
}

func reactor(b *painter) {
	b.fill(b.metal(hex(0x4a5560)), poly(-130, 6, -110, -60, 110, -60, 130, 6))
	b.glow(0, -160, 170, 170, b.accent, 0.8)
	b.plain(b.accent.to(white, 0.5), oval(0, -160, 62, 62))
	for i := range 3 {
		b.within(place(0, -160, 1, 1, math.Pi*float64(i)/3), func() {
			b.within(place(0, 0, 1, 0.34, 0), func() { b.fill(b.metal(steel), ring(0, 0, 124, 110)...) })
		})
	}
	b.mirrored(func(float64) { b.fill(b.metal(iron), taper(curve(90, -50, 130, -130, 100, -190), 10, 7)) })
}

func conveyor(b *painter) {
	b.fill(b.metal(hex(0x3a424c)), slab(-170, -70, 340, 46, 23))
	for i := range 6 {
		b.fill(b.metal(steel), oval(-142+57*float64(i), -47, 15, 15))
	}
	b.fill(b.metal(iron), box(-120, -30, 16, 36), box(104, -30, 16, 36))
}

func robotCat(b *painter) {
	m := b.metal(steel)
	b.fill(m, taper(curve(-80, -90, -140, -120, -130, -190), 8, 4))
	b.fill(m, limb(-76, -90, 40, 0, -96, 36, 60, -100, 40), slab(-96, -80, 22, 86, 8), slab(-50, -80, 22, 86, 8), slab(36, -80, 22,
		86, 8), slab(76, -80, 22, 86, 8))
	b.fill(m, slab(40, -190, 110, 92, 26), poly(48, -176, 54, -226, 84, -186), poly(142, -176, 136, -226, 106, -186))
	b.within(place(96, -150, 1, 1, 0), func() { glare2(b, 0, 0, 24, 12) })
	b.fill(b.metal(livery(b.House)), oval(-10, -98, 18, 18))
}
