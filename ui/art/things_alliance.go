package art

import "math"

// allianceThings are the gear, craft and signs of a fleet among the stars.
var allianceThings = joined(
	framed(middle, map[string]func(*painter){
		"blaster": func(b *painter) { blaster(b, hex(0xd8dde4), b.accent) }, "long-blaster": longBlaster,
		"badge": badge, "handshake": handshake, "scanner": scanner,
		"siren": siren, "no-entry": noEntry, "headset": headset,
		"dive-pod": divePod, "olive-dove": oliveDove, "satellite": satellite,
		"shuttle": shuttle, "star-map": starMap, "med-kit": medKit,
		"dongle": dongle, "charter": charter, "radar": radar, "loupe": loupe,
		"helm-wheel": helmWheel, "amber-vacuum": amberVacuum, "toolbox": toolbox,
		"space-suit": spaceSuit, "bolt-z": zigzag, "coil-rings": binding,
		"tri-sign": triangle,
	}),
	framed(foot, map[string]func(*painter){
		"rover": rover, "cargo-bot": cargoBot, "transporter": transporter,
		"smith-anvil": smithsAnvil, "council-table": councilTable, "array": array,
		"cheetah-bot": cheetahBot, "captain-chair": captainChair,
		"landing-flag": landingFlag, "shield-bot": shieldBot, "gun-rack": gunRack,
		"bird-bot": birdBot,
	}),
)

// blaster draws a side arm that points to the right.
func blaster(b *painter, c, light rgb) {
	m := b.metal(c)
	b.fill(b.metal(iron.times(0.6)), smooth(-64, 6, -20, 6, -34, 60, -44, 104, -92, 98, -82, 56))
	b.fill(b.metal(iron), holed(slab(-28, 10, 48, 40, 14), slab(-20, 14, 32, 28, 10))...)
	b.fill(m, smooth(-104, -50, -70, -64, 40, -58, 70, -40, 66, 4, 20, 16, -86, 16, -110, -10))
	b.fill(b.metal(livery(b.House)), poly(-80, -46, 20, -44, 10, -18, -84, -16))
	b.fill(b.metal(iron), slab(58, -40, 74, 30, 6), slab(124, -46, 16, 42, 5), slab(-50, -84, 80, 16, 6), slab(-30, -74, 10, 16, 2),
		slab(8, -74, 10, 16, 2))
	for i := range 3 {
		x := -64 + 28*float64(i)
		b.glow(x, -2, 22, 22, light, 0.6)
		b.plain(light.to(white, 0.3), oval(x, -2, 8, 8))
	}
	b.glow(150, -25, 60, 50, light, 0.9)
	b.plain(white, star(152, -25, 4, 30, 9, 0))
}

// longBlaster is a two-handed arm with three coils.
func longBlaster(b *painter) {
	b.fill(b.metal(iron.times(0.6)), smooth(-150, -4, -96, -20, -90, 20, -140, 56, -166, 44), smooth(-40, 16, -6, 16, -14, 76, -48, 70))
	b.fill(b.metal(steel), smooth(-110, -30, 20, -36, 40, -20, 40, 14, 10, 24, -104, 22))
	b.fill(b.metal(iron), slab(30, -18, 126, 22, 8), slab(-80, -58, 70, 18, 8))
	for i := range 4 {
		x := 46 + 26*float64(i)
		b.fill(b.metal(livery(b.House)), slab(x, -30, 14, 46, 6))
		b.glow(x+7, -7, 20, 30, b.accent, 0.4)
	}
	b.glow(166, -7, 60, 60, b.accent, 0.9)
	b.plain(white, oval(164, -7, 11, 11))
}

// badge is the sign of the alliance: a star with a planet on its orbit.
func badge(b *painter) {
	b.fill(b.metal(livery(b.House).to(steel, 0.3)), oval(0, 0, 108, 108))
	b.fill(b.metal(gold), ring(0, 0, 112, 96)...)
	b.fill(b.metal(gold), star(0, 0, 8, 84, 34, 0))
	b.plain(white, star(0, 0, 4, 50, 14, 0))
	b.within(place(0, 0, 1, 0.4, -0.5), func() { b.plain(white, ring(0, 0, 92, 82)...) })
	b.draws(b.accent, oval(74, -46, 16, 16))
}

// handshake is two arms that meet.
func handshake(b *painter) {
	a, orange := hex(0x4a8ad0), hex(0xd08a3a)
	skin, other := hex(0xc08a60), hex(0x6ac0a0)
	b.draws(a, poly(-180, -36, -84, -40, -80, 34, -180, 46))
	b.draws(orange, poly(180, -36, 84, -40, 80, 34, 180, 46))
	b.draws(bone, slab(-92, -44, 20, 84, 6), slab(72, -44, 20, 84, 6))
	b.draws(other, smooth(74, -32, 20, -46, -34, -30, -52, 0, -34, 30, 0, 38, 40, 34, 76, 28))
	b.draws(skin, smooth(-74, -32, -20, -46, 18, -40, 56, -16, 40, -2, 4, -10, 0, 6, -36, 30, -76, 26))
	for i := range 4 {
		x := -44 + 19*float64(i)
		b.draws(other.times(0.95), limb(x+6, -4+5*float64(i), 10, x-4, 18+3*float64(i), 10))
	}
	b.draws(skin.times(1.05), limb(-20, -40, 13, 10, -48, 12, 36, -38, 11))
}

// scanner is a hand-held device with a screen and a lid.
func scanner(b *painter) {
	b.fill(b.metal(iron), slab(-66, -114, 132, 74, 10))
	b.fill(b.metal(steel), slab(-74, -40, 148, 150, 14))
	b.plain(hex(0x06202a), slab(-56, -24, 112, 70, 6))
	b.glow(0, 10, 90, 60, b.accent, 0.5)
	for i := range 4 {
		c := [4]rgb{hex(0xe84a4a), hex(0xf6c83a), hex(0x4ae07a), hex(0x4aa8f0)}[i]
		b.plain(c, box(-48+26*float64(i), 40-14*float64(1+(i*3)%4), 18, 14*float64(1+(i*3)%4)))
		b.plain(c, oval(-42+28*float64(i), 76, 9, 9))
		b.glow(-42+28*float64(i), -78, 26, 26, c, 0.7)
		b.plain(c.to(white, 0.4), oval(-42+28*float64(i), -78, 10, 10))
	}
}

func siren(b *painter) {
	red := hex(0xff2a2a)
	for _, d := range sides {
		b.fill(flat(red).clear(0.5).light(), poly(d*20, -10, d*240, -120, d*240, 60))
	}
	b.fill(b.metal(iron), slab(-92, 66, 184, 34, 10), slab(-72, 46, 144, 26, 6))
	b.glow(0, -10, 170, 150, red, 0.8)
	b.fill(b.body(red).clear(0.9), smooth(-64, 50, -62, -30, -30, -78, 30, -78, 62, -30, 64, 50))
	b.plain(white, smooth(-16, 30, -20, -24, 0, -46, 20, -24, 16, 30))
	b.fill(flat(white).clear(0.6), leaf(curve(-48, 30, -48, -30, -26, -62), 6))
}

func noEntry(b *painter) {
	b.draws(hex(0xd8202a), oval(0, 0, 108, 108))
	b.plain(white, ring(0, 0, 98, 90)...)
	b.draws(white, slab(-70, -20, 140, 40, 6))
}

func headset(b *painter) {
	b.fill(b.metal(steel), taper(arcLine(pointAt(0, 0), 92, math.Pi, 2*math.Pi), 9, 9))
	for _, d := range sides {
		b.fill(b.metal(livery(b.House)), slab(d*92-24, -30, 48, 84, 20))
		b.plain(black, oval(d*92, 12, 13, 26))
	}
	b.fill(b.metal(iron), taper(curve(-92, 50, -70, 92, -16, 92), 5, 4))
	b.glow(-8, 92, 30, 30, b.accent, 0.8)
	b.draws(iron, oval(-8, 92, 16, 12))
}

// divePod is a round boat for the deep with a great window.
func divePod(b *painter) {
	c := hex(0xf0b02a)
	for _, d := range sides {
		b.fill(b.metal(iron), slab(d*96-22, 20, 44, 60, 12))
		b.glow(d*96, 90, 40, 40, b.accent, 0.5)
	}
	b.fill(b.metal(c), oval(0, 0, 102, 96), slab(-26, -118, 52, 40, 10))
	b.fill(b.metal(iron), ring(12, 0, 72, 58)...)
	b.fill(flat(hex(0x9af0ff)).down(hex(0x1a5a8a)), oval(12, 0, 58, 58))
	b.fill(flat(white).clear(0.6), leaf(curve(-26, 10, -16, -30, 20, -44), 8))
	for i := range 8 {
		q := pointAt(12, 0).around(math.Pi/4*float64(i), 65)
		b.plain(gold, oval(q.x, q.y, 4, 4))
	}
	b.fill(b.metal(iron), limb(60, 80, 8, 110, 104, 7, 142, 84, 6))
}

func oliveDove(b *painter) {
	c := white
	b.draws(c.times(0.9), smooth(-10, -6, -60, -70, -30, -130, 24, -70, 34, -10))
	b.draws(c.times(0.86), poly(-80, 10, -150, 4, -136, 26, -150, 48, -76, 38))
	b.draws(c, smooth(-90, 26, -40, -14, 30, -30, 60, -56, 92, -50, 100, -28, 80, -4, 40, 40, -30, 56))
	b.draws(c, smooth(0, 0, 10, -80, 60, -136, 84, -80, 60, -16))
	b.draws(hex(0xe8a03a), poly(96, -40, 128, -28, 96, -22))
	b.plain(black, oval(84, -38, 5, 5))
	b.draws(hex(0x4a9a3a), taper(curve(110, -30, 130, -4, 120, 30), 3, 2))
	for i := range 4 {
		q := pointAt(116+4*float64(i%2), -10+13*float64(i))
		b.draws(hex(0x6ab84a), leaf(curved([]pt{q, q.shift(18, -8), q.shift(34, 2)}), 7),
			leaf(curved([]pt{q, q.shift(-16, 0), q.shift(-30, 12)}), 7))
	}
}

func satellite(b *painter) {
	for _, d := range sides {
		b.fill(b.metal(iron), slab(min(d*30, d*70), -5, 40, 10, 2))
		b.fill(b.metal(hex(0x2a5ab0)), slab(min(d*60, d*160), -44, 100, 88, 4))
		for i := range 3 {
			b.plain(hex(0x9ac0f0), box(d*60+d*25*float64(i+1)-1, -44, 2, 88))
		}
		b.plain(hex(0x9ac0f0), box(min(d*60, d*160), -1, 100, 2))
	}
	b.fill(b.metal(gold), slab(-38, -50, 76, 100, 10))
	b.fill(b.metal(steel), smooth(-44, -66, 0, -50, 44, -66, 24, -102, -24, -102))
	b.fill(b.metal(iron), taper(lineThrough(0, -84, 0, -128), 4, 2))
	b.glow(0, -130, 40, 40, b.accent, 0.9)
	b.plain(white, oval(0, -130, 6, 6))
}

// shuttle is a broad explorer's craft with windows and feet.
func shuttle(b *painter) {
	c := livery(b.House).to(steel, 0.4)
	b.fill(b.metal(c.times(0.6)), poly(-130, 10, -180, -80, -130, -84, -80, -10))
	b.glow(-164, 26, 70, 50, b.accent, 0.8)
	b.fill(b.metal(iron), slab(-168, 8, 40, 40, 8))
	b.fill(b.metal(c), smooth(-150, 0, -110, -46, 20, -66, 110, -40, 170, 10, 150, 44, 60, 58, -120, 54))
	b.fill(b.metal(c.times(0.8)), poly(-80, 40, 60, 40, 20, 84, -120, 84))
	b.fill(flat(hex(0xc0f4ff)).down(hex(0x2a6a9a)), smooth(70, -30, 116, -28, 156, 4, 100, 10, 66, 0))
	for i := range 4 {
		b.fill(flat(hex(0xc0f4ff)).down(hex(0x2a6a9a)), slab(-96+36*float64(i), -34, 22, 26, 8))
	}
	b.plain(gold, poly(-130, 22, 130, 22, 126, 32, -130, 32))
}

func starMap(b *painter) {
	b.plain(hex(0x081430), slab(-150, -100, 300, 200, 12))
	b.fill(b.metal(iron), holed(slab(-160, -110, 320, 220, 16), slab(-148, -98, 296, 196, 10))...)
	line := lineThrough(-110, 50, -60, -20, -10, 20, 40, -50, 110, -10)
	b.fill(flat(b.accent).clear(0.8), taper(line, 3, 3))
	for i, q := range line {
		b.glow(q.x, q.y, 36, 36, b.accent, 0.8)
		b.plain(white, star(q.x, q.y, 4, 16+3*float64(i), 5, 0))
	}
	b.fill(flat(b.accent).clear(0.5), ring(70, 40, 34, 31)...)
	b.fill(flat(b.accent).clear(0.5), ring(-70, 54, 22, 20)...)
}

func medKit(b *painter) {
	b.draws(iron, holed(slab(-40, -96, 80, 50, 16), slab(-26, -82, 52, 36, 8))...)
	b.draws(white, slab(-112, -66, 224, 160, 18))
	b.draws(white.times(0.85), slab(-112, -8, 224, 8, 2))
	b.draws(hex(0xe0303a), slab(-20, -44, 40, 116, 5), slab(-58, -6, 116, 40, 5))
}
