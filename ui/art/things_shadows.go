package art

import "math"

// shadowThings are the gear of thieves, gamblers and killers.
var shadowThings = joined(
	framed(middle, map[string]func(*painter){
		"fish-hook": fishHook, "throwing-star": throwingStar,
		"brass-knuckles": brassKnuckles, "skull-key": skullKey, "domino-mask": dominoMask,
		"grin": toothyGrin, "lips": lips, "ear": earThing,
		"treasure-map": treasureMap, "dart": dartThing, "spray-can": sprayCan,
		"crowbar": crowbar, "poster": poster, "card-fan": cardFan,
		"roulette": roulette, "watch": wristWatch, "mousetrap": mousetrap,
		"snippers": snippers, "eclipse": eclipse, "ink-blot": inkBlot,
		"lead-pipe": leadPipe, "pistol": flintlock, "spade": spade,
		"cheese": cheese, "strongbox": strongbox, "false-face": falseFace,
		"fuse": burningFuse, "plug": plugAndSocket,
		"rune-disc": runeDisc, "watch-arm": watchArm, "three-balls": threeBalls,
		"long-fingers": longFingers, "wasp-flyer": waspFlyer, "slit-eyes": slitEyes,
		"snuffed-candle": snuffedCandle, "smile": smile,
	}),
	framed(foot, map[string]func(*painter){
		"pawn": chessPawn, "coin-stack": coinStack, "lottery-drum": lotteryDrum,
		"trapdoor": openPit, "spikes": spikeRow, "cement-shoes": cementShoes,
		"toll-bar":    tollBar,
		"forge-anvil": plainAnvil, "shell-game": shellGame,
	}),
)

func fishHook(b *painter) {
	b.draws(hex(0xd8c8a0), taper(curve(34, -220, 38, -150, 34, -104), 3, 3))
	b.fill(b.metal(steel), ring(34, -96, 16, 8)...)
	b.fill(b.metal(steel), taper(curve(34, -82, 36, 20, 20, 78, -24, 98, -64, 74, -72, 26), 10, 7))
	b.fill(b.metal(steel), poly(-86, 44, -70, -14, -56, 26, -62, 34))
	b.fill(b.metal(steel), poly(-60, 14, -34, 44, -64, 44))
}

func throwingStar(b *painter) {
	m := b.metal(steel.times(0.8))
	b.fill(m, holed(star(0, 0, 4, 124, 36, 0.3), oval(0, 0, 17, 17))...)
	b.fill(b.metal(steel), star(0, 0, 4, 104, 26, 0.3)[0:3], star(0, 0, 4, 104, 26, 0.3)[2:5])
	b.fill(b.metal(iron), ring(0, 0, 25, 17)...)
}

func brassKnuckles(b *painter) {
	b.draws(livery(b.House).times(0.7), poly(-150, -44, -60, -48, -60, 60, -150, 64))
	fist(b, pointAt(-10, 6), pointAt(1, 0), 66, handSkin(b))
	m := b.metal(gold)
	b.fill(m, slab(42, -74, 36, 158, 14))
	for i := range 4 {
		b.fill(m, poly(70, -70+38*float64(i), 108, -52+38*float64(i), 70, -36+38*float64(i)))
	}
}

func skullKey(b *painter) {
	m := b.metal(bone.to(gold, 0.25))
	b.fill(m, slab(-10, -10, 20, 128, 6), box(8, 66, 42, 17), box(8, 96, 54, 17), oval(0, 2, 20, 10), oval(0, 40, 16, 8))
	b.within(place(0, -66, 2.5, 2.5, 0), func() { skull(b, &figure{}) })
}

func dominoMask(b *painter) {
	c := hex(0x23202c).to(livery(b.House), 0.3)
	b.draws(c, leaf(curve(-112, -10, -150, 10, -170, 56), 13), leaf(curve(112, -10, 150, 20, 158, 70), 13))
	b.draws(c, smooth(-124, -16, -90, -56, -40, -46, 0, -28, 40, -46, 90, -56, 124, -16, 104, 36, 60, 50, 22, 30, 0, 14, -22, 30, -60, 50,
		-104, 36))
	b.mirrored(func(float64) {
		b.plain(b.sun.to(white, 0.6), smooth(28, 4, 52, -20, 92, -14, 82, 16, 50, 20))
		b.plain(black, oval(58, 0, 12, 14))
		b.plain(white, oval(54, -5, 4, 4))
	})
}

// toothyGrin is a smile with one tooth of silver.
func toothyGrin(b *painter) {
	lip := hex(0xb04450)
	b.draws(lip, smooth(-134, -36, -60, -30, 0, -20, 60, -30, 134, -36, 96, 44, 0, 86, -96, 44))
	b.plain(hex(0x2a0a12), smooth(-114, -26, -60, -16, 0, -8, 60, -16, 114, -26, 82, 36, 0, 68, -82, 36))
	for i := range 8 {
		x := -88 + 25*float64(i)
		k := 1 - math.Abs(x)/150
		c := b.skin(hex(0xf4efe0))
		if i == 5 {
			c = b.metal(hex(0xc8d8e8))
		}
		b.fill(c, slab(x-12, -22+12*k, 24, 22+26*k, 8))
		if i != 5 {
			b.fill(b.skin(hex(0xe8e0cc)), slab(x-11, 28-14*(1-k)+4*k, 22, 10+14*k, 6))
		}
	}
	b.glow(37, -2, 44, 44, white, 0.9)
	b.plain(white, star(44, -10, 4, 36, 5, 0))
}

func lips(b *painter) {
	c := hex(0xc23a52)
	b.plain(hex(0x2a0a14), smooth(-96, 0, -30, -20, 30, -20, 96, 0, 30, 26, -30, 26))
	b.draws(c, smooth(-118, 0, -70, -34, -24, -52, 0, -40, 24, -52, 70, -34, 118, 0, 50, -12, 0, -8, -50, -12))
	b.draws(c, smooth(-118, 0, -50, 12, 0, 14, 50, 12, 118, 0, 66, 44, 0, 58, -66, 44))
	b.fill(flat(white).clear(0.5), leaf(curve(-40, 36, 0, 42, 36, 36), 5))
}

func earThing(b *painter) {
	c := handSkin(b)
	b.draws(c, smooth(-40, -70, 0, -112, 56, -104, 84, -50, 66, 4, 34, 30, 26, 78, -10, 104, -36, 84, -34, 40, -48, 0))
	s := flat(c.to(b.shade, 0.5))
	b.fill(s, taper(curve(-24, -50, 4, -84, 40, -78, 56, -42, 40, -4, 14, 18, 4, 54), 9, 4))
	b.fill(s, smooth(-22, -20, 6, -36, 24, -18, 12, 8, -14, 22))
}

func treasureMap(b *painter) {
	c := hex(0xe8cf98)
	b.draws(c, poly(-128, -84, -64, -100, 0, -84, 64, -100, 128, -84, 124, 0, 130, 86, 64, 72, 0, 88, -64, 72, -130, 88, -122, 0))
	for _, x := range [3]float64{-64, 0, 64} {
		b.fill(flat(c.times(0.7)).clear(0.7), box(x-1.5, -92, 3, 172))
	}
	b.draws(hex(0x8ab0a0), smooth(-112, -70, -66, -76, -40, -40, -70, -10, -112, -20))
	for i := range 3 {
		b.plain(hex(0x7a5a34), poly(34+26*float64(i), -30, 50+26*float64(i), -68, 66+26*float64(i), -30))
	}
	trail := curve(-96, 56, -40, 20, -10, 46, 30, 10, 62, 30)
	for i := 0; i+2 < len(trail); i += 4 {
		b.plain(hex(0x5a3420), taper(trail[i:i+3], 5, 5))
	}
	red := hex(0xd0202a)
	b.draws(red, taper(lineThrough(64, 12, 112, 60), 9, 9), taper(lineThrough(112, 12, 64, 60), 9, 9))
}

func dartThing(b *painter) {
	b.fill(b.metal(steel), taper(lineThrough(40, 0, 136, 0), 6, 0.8))
	b.draws(wood, limb(-70, 0, 8, 0, 0, 12, 44, 0, 8))
	c := hex(0xd0343a)
	b.draws(c, poly(-60, -6, -88, -46, -142, -46, -104, -4), poly(-60, 6, -88, 46, -142, 46, -104, 4))
	b.draws(c.times(0.7), poly(-64, -5, -130, -12, -130, 12, -64, 5))
}

func sprayCan(b *painter) {
	c := livery(b.House).to(hex(0xe0405a), 0.6)
	for i := range 7 {
		r := 18 + 9*float64(i)
		b.fill(flat(hex(0x6af07a)).clear(0.75-0.08*float64(i)), oval(-60-22*float64(i), -100+b.in(-9, 9), r*0.8, r*0.7))
	}
	b.fill(b.metal(c), slab(-44, -50, 96, 160, 14))
	b.fill(b.metal(steel), slab(-34, -72, 76, 26, 8), slab(-16, -112, 40, 44, 8))
	b.plain(black, oval(-14, -100, 6, 6))
	b.plain(white, star(4, 34, 5, 36, 16, 0.2))
}

func crowbar(b *painter) {
	b.fill(b.metal(hex(0x8a3038)), taper(curve(-110, 96, -20, 10, 66, -74, 96, -96, 118, -84, 116, -50, 96, -40), 11, 9))
	b.fill(b.metal(hex(0x8a3038)), poly(-102, 84, -134, 104, -142, 124, -118, 118, -96, 100))
}

func poster(b *painter) {
	b.draws(hex(0xe8d4a4), poly(-84, -116, 80, -118, 86, 0, 82, 112, 30, 120, -30, 112, -86, 118, -80, 0))
	b.plain(hex(0x5a3420), slab(-60, -100, 120, 18, 3), slab(-46, 66, 92, 10, 3), slab(-34, 86, 68, 10, 3))
	b.plain(hex(0xc8ac78), box(-56, -70, 112, 122))
	b.plain(hex(0x2a2430), oval(0, -26, 27, 31), smooth(-50, 52, -42, 16, 0, 4, 42, 16, 50, 52))
	b.plain(hex(0x2a2430), slab(-44, -50, 88, 10, 5), slab(-24, -68, 48, 24, 5))
	b.plain(hex(0xe8d4a4), oval(-10, -26, 5, 4), oval(10, -26, 5, 4))
	b.fill(b.metal(iron), oval(0, -110, 7, 7))
}

// cardFan is a hand of five cards.
func cardFan(b *painter) {
	for i := range 5 {
		a := -0.72 + 0.36*float64(i)
		b.within(place(0, 96, 1, 1, a), func() {
			b.draws(hex(0xf6efdc), slab(-44, -196, 88, 136, 10))
			red := flat(hex(0xc8262e))
			if i%2 == 0 {
				red = flat(hex(0x22202c))
			}
			b.fill(red, poly(0, -170, 24, -132, 0, -94, -24, -132), oval(-30, -182, 6, 7))
		})
	}
	s := handSkin(b)
	b.draws(s, limb(-40, 120, 24, 0, 96, 34, 40, 120, 24))
	for i := range 4 {
		b.draws(s, limb(-36+24*float64(i), 100, 13, -34+23*float64(i), 60, 12))
	}
}

func roulette(b *painter) {
	b.fill(b.metal(gold), oval(0, 0, 122, 122))
	for i := range 18 {
		c := hex(0xb8202c)
		if i%2 == 0 {
			c = hex(0x1c1c26)
		}
		if i == 0 {
			c = hex(0x2a9a4a)
		}
		a := math.Pi * float64(i) / 9
		b.plain(c, path{{}, pt{}.around(a, 110), pt{}.around(a+0.18, 111), pt{}.around(a+0.35, 110)})
	}
	b.draws(wood.times(0.8), oval(0, 0, 64, 64))
	b.fill(b.metal(gold), star(0, 0, 4, 54, 12, 0.4), oval(0, 0, 16, 16))
	b.draws(white, oval(66, -58, 11, 11))
}

// wristWatch is a watch with its strap.
func wristWatch(b *painter) {
	b.draws(hex(0x6a3a24), slab(-30, -136, 60, 272, 12))
	b.fill(b.metal(gold), oval(0, 0, 66, 66), slab(62, -10, 18, 20, 4))
	b.plain(hex(0xfbf3dc), oval(0, 0, 54, 54))
	for i := range 12 {
		a := math.Pi * float64(i) / 6
		b.plain(hex(0x3a2a24), taper([]pt{pt{}.around(a, 50), pt{}.around(a, 42)}, 2.4, 2.4))
	}
	a := b.in(0, 6.28)
	b.plain(hex(0x2a2030), taper([]pt{{}, pt{}.around(a, 26)}, 4, 3), taper([]pt{{}, pt{}.around(a+2, 40)}, 3, 2))
}

func mousetrap(b *painter) {
	b.draws(hex(0xc89a5a), poly(-140, 40, -96, -24, 140, -24, 130, 40), poly(-140, 40, 130, 40, 130, 62, -140, 62))
	b.fill(b.metal(steel), taper(curve(-10, 10, -20, -70, -8, -116), 5, 5), taper(curve(74, 10, 92, -70, 84, -116), 5, 5),
		taper(curve(-8, -116, 38, -128, 84, -116), 6, 6))
	for i := range 6 {
		b.fill(b.metal(iron), ring(-8+16*float64(i), 10, 13, 7)...)
	}
	b.fill(b.metal(iron), taper(curve(-60, 6, -20, -6, 20, 8), 4, 3))
	b.crystal(-70, -20, 40, 0.3)
}

func snippers(b *painter) {
	b.mirrored(func(float64) {
		b.fill(b.metal(iron.times(0.8)), taper(curve(4, 0, 30, 60, 38, 130), 11, 13))
		b.fill(b.metal(steel), smooth(0, 6, 44, -12, 92, -50, 84, -100, 22, -126, 4, -116, 40, -92, 54, -60, 30, -30, -4, -12))
	})
	b.draws(hex(0xa02a34), limb(-36, 70, 14, -38, 130, 16), limb(36, 70, 14, 38, 130, 16))
	b.fill(b.metal(gold), oval(0, 0, 17, 17))
}

func eclipse(b *painter) {
	b.glow(0, 0, 240, 230, hex(0xffb04a), 0.9)
	for i := range 16 {
		a := math.Pi * float64(i) / 8
		b.fill(flat(hex(0xffe0a0)).clear(0.6), taper([]pt{pt{}.around(a, 96), pt{}.around(a, 140+b.in(0, 60))}, 9, 0.6))
	}
	b.plain(hex(0xfff2c8), oval(0, 0, 112, 112))
	b.plain(hex(0x0a0a16), oval(6, 3, 103, 103))
	b.plain(white, oval(-84, -62, 13, 13))
	b.glow(-84, -62, 60, 60, white, 0.9)
}

func inkBlot(b *painter) {
	c := b.body(hex(0x10101c))
	var out path
	for i := range 26 {
		a := 2 * math.Pi * float64(i) / 26
		out = append(out, pt{}.around(a, 84+float64(i%2)*b.in(14, 60)))
	}
	b.fill(c, smoothly(out))
	for range 8 {
		q := pt{}.around(b.in(0, 6.28), b.in(118, 160))
		r := b.in(5, 15)
		b.fill(c, oval(q.x, q.y, r, r))
	}
	b.fill(flat(white).clear(0.35), leaf(curve(-60, -20, -40, -56, 0, -70), 7))
}

func leadPipe(b *painter) {
	b.fill(b.metal(iron), limb(-116, 70, 18, 80, -60, 18))
	b.fill(b.metal(iron.times(0.8)), limb(72, -56, 26, 104, -78, 26), limb(-104, 62, 24, -124, 76, 24))
	b.plain(black, oval(118, -86, 9, 15))
}

func flintlock(b *painter) {
	b.draws(wood, smooth(-40, -30, 40, -30, 60, -10, -6, 4, -30, 30, -56, 96, -96, 88, -84, 30, -70, -6))
	b.fill(b.metal(steel), poly(-20, -50, 136, -54, 136, -22, -20, -20))
	b.fill(b.metal(gold), slab(124, -62, 18, 46, 5), slab(20, -54, 12, 38, 3), slab(-100, 74, 46, 20, 8))
	b.fill(b.metal(iron), taper(curve(-40, -34, -44, -66, -20, -78), 8, 5), taper(curve(-14, 2, -2, 26, 16, 4), 4, 4))
	b.plain(black, oval(141, -38, 5, 12))
}

func spade(b *painter) {
	b.draws(wood, slab(-8, -130, 16, 150, 5), slab(-36, -140, 72, 16, 7))
	b.fill(b.metal(steel), smooth(-52, 10, 0, 2, 52, 10, 56, 60, 30, 106, 0, 126, -30, 106, -56, 60))
	b.plain(steel.times(0.5), taper(curve(0, 14, 0, 60, 0, 100), 3, 1))
}

func cheese(b *painter) {
	c := hex(0xf4c84a)
	b.draws(hex(0x8a5a2a), smooth(-126, -30, -60, -84, 60, -84, 126, -30, 126, 46, 60, 92, -60, 92, -126, 46))
	b.draws(hex(0xb0803a), smooth(-126, -30, -60, -84, 60, -84, 126, -30, 60, 20, -60, 20))
	b.draws(c, poly(-20, -34, 128, -22, 124, 50, 20, 94))
	b.draws(c.to(white, 0.35), poly(-20, -34, 20, 94, -44, 92, -50, -20))
	for _, q := range [5][3]float64{{50, 10, 13}, {88, 24, 9}, {48, 52, 9}, {90, -4, 6}, {22, 30, 7}} {
		b.plain(c.times(0.65), oval(q[0], q[1], q[2], q[2]*0.9))
	}
}

func strongbox(b *painter) {
	b.fill(b.metal(iron.to(livery(b.House), 0.35).times(0.8)), slab(-112, -108, 224, 216, 14))
	b.fill(b.metal(iron.to(livery(b.House), 0.2)), slab(-90, -86, 180, 172, 8))
	b.fill(b.metal(steel), oval(-10, 0, 52, 52))
	b.plain(hex(0x1c2028), oval(-10, 0, 40, 40))
	for i := range 12 {
		a := math.Pi * float64(i) / 6
		b.plain(white, taper([]pt{pointAt(-10, 0).around(a, 37), pointAt(-10, 0).around(a, 30)}, 2, 2))
	}
	b.fill(b.metal(gold), oval(-10, 0, 18, 18), slab(62, -46, 14, 92, 6))
	b.fill(b.metal(steel), slab(-120, -76, 18, 44, 4), slab(-120, 34, 18, 44, 4))
	b.fill(b.metal(iron), box(-90, 108, 40, 14), box(50, 108, 40, 14))
}

// falseFace is a pair of glasses with a nose and a moustache.
func falseFace(b *painter) {
	c := hex(0x2a2028)
	b.draws(c, taper(curve(-86, -40, -120, -46, -140, -20), 7, 5), taper(curve(86, -40, 120, -46, 140, -20), 7, 5))
	b.draws(hex(0xe8a888), smooth(-18, -40, 18, -40, 26, 16, 46, 40, 20, 62, -20, 62, -46, 40, -26, 16))
	for _, d := range sides {
		b.fill(flat(white.to(b.accent, 0.3)).clear(0.5), oval(d*56, -36, 42, 40))
		b.draws(c, ring(d*56, -36, 50, 38)...)
		b.draws(c, smooth(d*100, -96, d*60, -108, d*16, -88, d*22, -76, d*60, -90))
	}
	b.draws(c.times(1.4), smooth(0, 62, 40, 58, 84, 76, 124, 62, 100, 104, 50, 104, 0, 82, -50, 104, -100, 104, -124, 62, -84, 76,
		-40, 58))
}

func burningFuse(b *painter) {
	b.draws(hex(0xc8a868), taper(curve(-170, 70, -90, 20, -30, 60, 30, 20, 60, -40), 7, 7))
	b.glow(64, -50, 130, 130, hex(0xffa03a), 0.9)
	b.plain(hex(0xffb83a), burst(64, -50, 12, 74, 26, &b.random))
	b.plain(white, burst(64, -50, 9, 34, 14, &b.random))
}

func plugAndSocket(b *painter) {
	b.draws(hex(0x22242c), taper(curve(-180, 50, -120, 60, -90, 10, -60, 0), 8, 8))
	b.fill(b.metal(hex(0x3a3e4a)), slab(-70, -40, 80, 80, 16))
	b.fill(b.metal(gold), slab(6, -26, 50, 14, 4), slab(6, 12, 50, 14, 4))
	b.fill(b.metal(white), slab(84, -74, 60, 148, 14))
	b.plain(black, oval(108, -19, 10, 13), oval(108, 19, 10, 13))
}
