package art

import "math"

// commonThings are found everywhere.
var commonThings = joined(
	framed(middle, map[string]func(*painter){
		"hourglass": hourglass, "clock": smallClock, "cog": cog,
		"padlock": padlock, "bell": bell, "sack": sack, "goblet": goblet,
		"crown-thing": crownThing, "coin": coin, "candle": candle,
		"feather": feather, "bone": boneThing, "egg": eggThing,
		"leaf": leafThing, "eye": openEye, "page": page, "card": playingCard,
		"stack": cardStack, "net": net, "meteorite": meteorite,
		"fist": raisedFist, "speech": speechBubble, "thought": thoughtBubble,
		"brain": brain, "rope-knot": knot, "bandage": bandage,
		"umbrella": umbrella, "moon": crescent, "sun": sunFace,
		"shackle": shackle,
	}),
	framed(foot, map[string]func(*painter){
		"gravestone": func(b *painter) { b.within(place(0, 0, 3, 3, 0), func() { gravestone(b) }) },
		"door":       func(b *painter) { door(b, false) }, "open-door": func(b *painter) { door(b, true) },
		"tent": tent, "pillar": pillar, "rock": rock, "desk": desk,
		"cauldron":    cauldron,
		"statue-base": func(b *painter) { pedestal(b, 0, -46) }, "ladder": ladder, "signpost": signpost,
		"mountain": mountain, "wall": stoneWall, "gate": barredGate,
		"tree": bareTree,
	}),
)

func hourglass(b *painter) {
	g := b.metal(gold)
	b.fill(flat(white.to(b.accent, 0.3)).clear(0.4), smooth(-52, -92, 52, -92, 48, -50, 8, 0, 48, 50, 52, 92, -52, 92, -48, 50, -8,
		0, -48, -50))
	sand := hex(0xf0c060)
	b.plain(sand, smooth(-38, -46, 38, -46, 8, -6, -8, -6), poly(-1.6, -6, 1.6, -6, 1.6, 60, -1.6, 60), smooth(-46, 90, 46, 90, 30,
		66, 0, 46, -30, 66))
	b.fill(g, slab(-68, -108, 136, 18, 6), slab(-68, 90, 136, 18, 6), slab(-64, -94, 8, 188, 3), slab(56, -94, 8, 188, 3))
	b.fill(flat(white).clear(0.6), leaf(curve(-40, -84, -42, -50, -18, -18), 4))
}

func smallClock(b *painter) {
	b.fill(b.metal(gold), oval(0, 0, 104, 104))
	b.fill(flat(hex(0xfbf3dc)).down(hex(0xe0cfa4)), oval(0, 0, 90, 90))
	for i := range 12 {
		a := math.Pi * float64(i) / 6
		b.plain(hex(0x3a2a24), taper([]pt{pt{}.around(a, 84), pt{}.around(a, 70)}, 3, 3))
	}
	a := b.in(0, 6.28)
	b.draws(hex(0x2a2030), leaf([]pt{{}, pt{}.around(a, 24), pt{}.around(a, 48)}, 7), leaf([]pt{{}, pt{}.around(a+2, 36),
		pt{}.around(a+2, 74)}, 6))
	b.fill(b.metal(gold), oval(0, 0, 8, 8))
}

func cog(b *painter) {
	b.fill(b.metal(gold.to(iron, b.in(0, 0.9))), holed(gear(0, 0, 108, 12, b.in(0, 1)), oval(0, 0, 40, 40))...)
}

func padlock(b *painter) {
	b.fill(b.metal(steel), holed(slab(-52, -110, 104, 130, 52), slab(-32, -90, 64, 110, 32))...)
	b.fill(b.metal(gold), slab(-78, -30, 156, 128, 20))
	b.plain(black, oval(0, 22, 17, 17), poly(-8, 28, 8, 28, 14, 68, -14, 68))
}

func bell(b *painter) {
	b.fill(b.metal(gold.times(0.7)), oval(0, 84, 20, 20))
	b.fill(b.metal(gold), smooth(-92, 76, -70, 40, -60, -40, -34, -80, 0, -92, 34, -80, 60, -40, 70, 40, 92, 76, 0, 84))
	b.fill(b.metal(gold), ring(0, -104, 17, 9)...)
	b.fill(flat(white).clear(0.5), leaf(curve(-50, 40, -44, -30, -20, -70), 6))
}

func sack(b *painter) {
	c := hex(0xb08a54)
	b.draws(c, smooth(-30, -60, -84, 0, -92, 66, -50, 98, 50, 98, 92, 66, 84, 0, 30, -60))
	b.draws(c.times(1.15), smooth(-30, -58, -56, -104, -14, -92, 6, -108, 24, -90, 58, -100, 30, -58))
	b.draws(hex(0x6a3a24), slab(-38, -68, 76, 13, 5))
	b.within(place(0, 24, 0.42, 0.42, 0), func() { amberThing(b) })
}

func goblet(b *painter) {
	g := b.metal(gold)
	b.fill(g, smooth(-70, -98, 70, -98, 62, -30, 26, 8, -26, 8, -62, -30), slab(-9, 0, 18, 74, 6), smooth(-58, 96, 58, 96, 18, 70,
		-18, 70))
	b.plain(hex(0x8a1a30), oval(0, -96, 66, 13))
	b.crystal(0, -44, 16, 0)
}

func crownThing(b *painter) {
	b.within(place(0, 110, 4.6, 4.6, 0), func() { crown(b, &figure{trim: hex(0xd0304a)}) })
}

func coin(b *painter) {
	b.fill(b.metal(gold), oval(0, 0, 100, 100))
	b.plain(gold.times(0.75), ring(0, 0, 84, 78)...)
	b.within(place(0, 0, 0.6, 0.6, 0), func() { b.fill(b.metal(gold.times(0.9)), star(0, 0, 6, 90, 50, 0)) })
}

func candle(b *painter) {
	b.draws(bone, slab(-22, -40, 44, 130, 8))
	b.draws(bone.times(0.9), smooth(-22, -40, -30, -10, -24, 6, -16, -20), smooth(22, -36, 28, 20, 20, 30, 14, -20))
	b.fill(b.metal(gold), slab(-56, 84, 112, 16, 7))
	b.glow(0, -70, 120, 120, hex(0xffc85a), 0.7)
	b.flame(0, -44, 14, 60)
}

func feather(b *painter) {
	c := white.to(livery(b.House), 0.3)
	b.draws(c, leaf(curve(-60, 110, -30, 0, 70, -110), 34))
	b.plain(c.times(0.6), taper(curve(-76, 130, -30, 10, 70, -110), 3.4, 1))
}

func boneThing(b *painter) {
	b.draws(bone, limb(-80, 0, 15, 0, 0, 11, 80, 0, 15), oval(-94, -14, 21, 19), oval(-94, 14, 21, 19), oval(94, -14, 21, 19),
		oval(94, 14, 21, 19))
}

func eggThing(b *painter) {
	c := bone.to(livery(b.House), 0.25)
	b.draws(c, smooth(0, -104, 48, -60, 74, 20, 52, 84, 0, 100, -52, 84, -74, 20, -48, -60))
	for range 9 {
		b.fill(flat(livery(b.House)).clear(0.6), oval(b.in(-44, 44), b.in(-40, 70), b.in(4, 12), b.in(4, 11)))
	}
}

func leafThing(b *painter) {
	c := hex(0x5aa03a)
	b.draws(c, smooth(0, -110, 54, -60, 70, 0, 40, 60, 0, 90, -40, 60, -70, 0, -54, -60))
	b.plain(c.times(0.6), taper(curve(0, -100, 4, 0, 0, 120), 2, 4))
	for i := range 4 {
		y := -50 + 34*float64(i)
		b.plain(c.times(0.65), taper(lineThrough(0, y+14, 44-4*float64(i), y-16), 2, 0.8), taper(lineThrough(0, y+14,
			-44+4*float64(i), y-16), 2, 0.8))
	}
}

func openEye(b *painter) {
	c := b.accent
	b.draws(hex(0xf6f2e4), smooth(-124, 0, -50, -62, 50, -62, 124, 0, 50, 62, -50, 62))
	b.draws(c.times(0.75), oval(0, 0, 52, 52))
	b.plain(c.to(white, 0.3), ring(0, 0, 40, 34)...)
	b.plain(black, oval(0, 0, 24, 24))
	b.plain(white, oval(-14, -16, 9, 9))
}

func page(b *painter) {
	b.draws(hex(0xf6ecd4), smooth(-66, -92, 0, -98, 68, -90, 70, 0, 64, 92, 0, 86, -68, 94, -64, 0))
	for j := range 8 {
		b.fill(flat(wood).clear(0.6), box(-44, -64+float64(j)*17, 88-float64(j%3)*16, 5))
	}
}

func playingCard(b *painter) {
	b.draws(hex(0xf4ead4), slab(-66, -96, 132, 192, 12))
	b.plain(livery(b.House).times(0.8), slab(-57, -87, 114, 174, 8))
	b.within(place(0, 0, 0.6, 0.6, 0), func() { amberThing(b) })
}

func cardStack(b *painter) {
	for i := range 5 {
		b.within(place(float64(i)*3-8, 40-16*float64(i), 1, 0.72, b.in(-0.16, 0.16)), func() { playingCard(b) })
	}
}

func net(b *painter) {
	s := flat(wood.to(cloth, 0.4))
	for i := range 8 {
		x := -105 + 30*float64(i)
		b.fill(s, taper(curve(x*0.5, -110, x, 0, x*1.1, 110), 2.4, 2.4), taper(curve(-110, x, 0, x+16, 110, x), 2.4, 2.4))
	}
}

func meteorite(b *painter) {
	hot := hex(0xff8a2a)
	for i := range 3 {
		k := 1 - 0.26*float64(i)
		b.fill(flat(hot.to(hex(0xffe9a0), 0.4*float64(i))).clear(0.75), leaf(curved(lineThrough(40, 40, -60*k, -60*k,
			-190*k, -190*k)), 62*k))
	}
	b.draws(hex(0x5a3a34), smooth(-20, 10, 4, -22, 50, -20, 90, 14, 92, 60, 60, 92, 14, 86, -18, 56))
	b.glow(36, 36, 90, 90, hot, 0.4)
}

func raisedFist(b *painter) {
	b.draws(livery(b.House).times(0.7), poly(-40, 40, 40, 40, 50, 130, -50, 130))
	fist(b, pointAt(0, 10), pointAt(0, -1), 56, handSkin(b))
}

func speechBubble(b *painter) {
	b.draws(white.to(b.low, 0.1), slab(-110, -90, 220, 140, 40), poly(-50, 40, -70, 100, 0, 46))
}

func thoughtBubble(b *painter) {
	c := b.body(white.to(b.low, 0.1))
	b.fill(c, oval(-50, -20, 58, 46), oval(40, -30, 66, 52), oval(0, -60, 60, 44), oval(0, 6, 70, 40))
	b.fill(c, oval(-60, 66, 18, 15))
	b.fill(c, oval(-88, 98, 10, 9))
}

func brain(b *painter) {
	c := hex(0xf09aa8)
	b.draws(c, smooth(-100, 10, -96, -44, -56, -84, 0, -92, 56, -84, 96, -44, 100, 10, 66, 56, 20, 62, 16, 92, -12, 92, -14, 62, -66, 56))
	s := flat(c.times(0.62))
	b.fill(s, taper(curve(0, -90, 5, -40, -3, 10, 0, 60), 3, 2))
	b.mirrored(func(float64) {
		b.fill(s, taper(curve(10, -60, 40, -66, 60, -44, 40, -30, 20, -36), 2.6, 2),
			taper(curve(90, -20, 60, -16, 46, 4, 66, 20), 2.6, 2), taper(curve(10, -6, 34, -10, 36, 16, 14, 26), 2.6, 2),
			taper(curve(30, 50, 50, 36, 76, 40), 2.6, 2))
	})
}

func knot(b *painter) {
	c := hex(0xc8a468)
	for _, l := range [][]pt{curve(-150, 20, -60, 40, 20, -30, -10, -60, -50, -20, 20, 40, 150, -10), curve(-60, 60, 10, 30, 60,
		-40, 30, -66, -10, -40, 30, 50, 80, 70)} {
		b.draws(c, taper(l, 13, 13))
	}
}

func bandage(b *painter) {
	c := hex(0xf4e4cc)
	b.draws(c, slab(-110, -34, 220, 68, 34))
	b.draws(c.times(0.9), slab(-40, -34, 80, 68, 4))
	b.draws(hex(0xd0343a), box(-8, -22, 16, 44), box(-22, -8, 44, 16))
}

func umbrella(b *painter) {
	c := livery(b.House)
	b.draws(wood, taper(curve(0, -100, 0, 60, 6, 96, 30, 90), 4, 4))
	b.draws(c, append(arcLine(pointAt(0, 0), 110, math.Pi, 2*math.Pi), lineThrough(82, -12, 55, 0, 28, -12, 0, 0, -28, -12, -55, 0,
		-82, -12)...))
}

func crescent(b *painter) {
	b.glow(0, 0, 170, 170, b.sun, 0.4)
	b.draws(b.sun.to(white, 0.3), smooth(40, -96, -40, -84, -92, 0, -40, 84, 40, 96, -14, 50, -34, 0, -14, -50))
}

func sunFace(b *painter) {
	b.glow(0, 0, 190, 190, hex(0xffd050), 0.6)
	b.draws(hex(0xffb02e), star(0, 0, 16, 124, 82, 0))
	b.draws(hex(0xffd85a), oval(0, 0, 76, 76))
}

func shackle(b *painter) {
	b.fill(b.metal(iron), ring(-52, 10, 62, 40)...)
	b.fill(b.metal(iron), ring(70, 10, 62, 40)...)
	chain(b, curve(-10, 10, 10, 30, 30, 10), 1.2, iron)
}

func door(b *painter, open bool) {
	frame := b.layer(0.9)
	b.fill(frame, slab(-100, -280, 200, 286, 10))
	if open {
		b.glow(0, -130, 190, 210, b.sun, 0.7)
		b.fill(flat(b.sun.to(white, 0.4)).down(b.accent.to(b.sun, 0.5)), box(-80, -262, 160, 262))
		b.draws(wood, poly(-80, -262, -150, -230, -150, 30, -80, 0))
		return
	}
	b.draws(wood, box(-80, -262, 160, 262))
	for i := range 4 {
		b.plain(wood.times(0.6), box(-80+40*float64(i), -262, 3, 262))
	}
	b.fill(b.metal(iron), box(-80, -220, 160, 14), box(-80, -60, 160, 14))
	b.fill(b.metal(gold), ring(52, -130, 14, 8)...)
}

func tent(b *painter) {
	c := livery(b.House)
	b.draws(c, smooth(0, -230, 60, -130, 150, 0, 0, 14, -150, 0, -60, -130))
	b.draws(c.times(0.4), poly(0, -190, 44, 6, -44, 6))
	b.draws(wood, slab(-4, -262, 8, 60, 3))
	b.draws(gold, poly(4, -262, 50, -246, 4, -230))
}

func pillar(b *painter) {
	c := b.low.to(bone, 0.5)
	b.draws(c, box(-34, -240, 68, 220), slab(-56, -270, 112, 34, 6), slab(-56, -26, 112, 32, 6))
	for i := range 4 {
		b.plain(c.times(0.75), box(-26+16*float64(i), -232, 5, 204))
	}
}

func rock(b *painter) {
	c := b.near.to(iron, 0.4)
	b.draws(c, poly(-130, 6, -116, -80, -70, -140, 0, -170, 76, -150, 120, -70, 134, 6))
	b.fill(flat(c.to(b.sun, 0.3)).clear(0.6), poly(-70, -140, 0, -170, 76, -150, 20, -110, -40, -100))
}

func desk(b *painter) {
	b.draws(wood, slab(-140, -110, 280, 22, 5), box(-124, -92, 22, 96), box(102, -92, 22, 96), box(30, -90, 78, 60))
	b.fill(b.metal(gold), oval(70, -62, 5, 5))
}

func cauldron(b *painter) {
	fire(b, 0, 4, 46)
	b.fill(b.metal(hex(0x3a3e48)), smooth(-110, -150, -124, -90, -90, -30, 0, -14, 90, -30, 124, -90, 110, -150))
	b.fill(b.metal(hex(0x4a4e58)), slab(-122, -164, 244, 22, 10))
	b.glow(0, -170, 120, 70, b.accent, 0.7)
	b.plain(b.accent.to(white, 0.2), oval(0, -158, 104, 15))
	for i := range 6 {
		b.fill(flat(b.accent.to(white, 0.3)).clear(0.7), oval(-60+24*float64(i), -176-b.in(0, 70), b.in(6, 15), b.in(6, 14)))
	}
}

func ladder(b *painter) {
	b.draws(wood, slab(-52, -280, 12, 286, 4), slab(40, -280, 12, 286, 4))
	for i := range 8 {
		b.draws(wood.times(1.15), slab(-48, -262+34*float64(i), 96, 10, 4))
	}
}

func signpost(b *painter) {
	b.draws(wood, slab(-8, -250, 16, 256, 4))
	b.draws(wood.times(1.2), poly(-20, -230, 90, -230, 116, -205, 90, -180, -20, -180), poly(20, -160, -90, -160, -116, -135, -90,
		-110, 20, -110))
}

func mountain(b *painter) {
	s := b.layer(0.7)
	b.fill(s, poly(-170, 6, -90, -120, -60, -110, 0, -280, 50, -170, 80, -180, 170, 6))
	b.plain(white.to(b.low, 0.2), poly(-30, -196, 0, -280, 36, -200, 14, -214, 0, -186, -14, -210))
}

func stoneWall(b *painter) {
	c := b.near.to(iron, 0.5)
	for row := range 5 {
		for i := range 5 {
			x := -150 + 60*float64(i) + 30*float64(row%2) - 15
			b.draws(c.times(b.in(0.85, 1.1)), slab(x, -46-44*float64(row), 58, 42, 6))
		}
	}
}

func barredGate(b *painter) {
	b.fill(b.layer(0.9), holed(arch(0, 6, 130, 290), arch(0, 6, 96, 250))...)
	for i := range 6 {
		b.fill(b.metal(iron), box(-82+31*float64(i), -236+24*math.Abs(float64(i)-2.5), 8, 240))
	}
	b.fill(b.metal(iron), box(-96, -150, 192, 8), box(-96, -60, 192, 8))
}

func bareTree(b *painter) {
	b.fill(b.layer(0.85), branches(b, pointAt(0, 8), -math.Pi/2, 100, 16, 0.62, 0.3, 4)...)
}
