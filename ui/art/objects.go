package art

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// thingMotifs are all things. Each file has those that it draws; add new ones here.
var thingMotifs = joined(objects, wildPlants, allianceThings, effects, brobnarThings, disThings, commonThings, labThings, logosThings,
	marsThings, shadowThings, seaThings, sanctumThings, saurianThings)

// objects are the objects, tools and buildings.
var objects = joined(
	framed(middle, map[string]func(*painter){
		"cannon": cannon, "banner": standard, "gauntlet": gauntlet,
		"chest": chest, "orb-on-stand": orbOnStand, "seed": seed,
		"parcel": parcel, "drone": drone, "dice": dice, "mirror": mirror,
		"device": device, "reliquary": reliquary, "helm": helm, "heart": heart,
		"boots": boots, "gold-ring": bandOfGold, "cape": cape,
		"cuirass": cuirass, "force-shield": bulwark, "drop": drop,
		"beast-spirit": spiritBeast, "crystals": shardOf, "amber": amberThing,
		"beast-skull": skullThing, "old-key": keyThing, "shield": shieldThing,
		"starship": func(b *painter) { b.within(place(0, 0, 1.6, 1.6, 0), func() { starship(b, 0, 0, 1) }) },
		"saucer":   func(b *painter) { saucer(b, 0, 0, 1, false) },
		"abductor": func(b *painter) { saucer(b, 0, -60, 1, true) },
		"planet":   func(b *painter) { planet(b, 0, 0, 80, false) }, "ringed-planet": func(b *painter) { planet(b, 0, 0, 70, true) },
		"hand": func(b *painter) {
			b.within(place(30, 0, 0.9, 0.9, 0), func() { palm(b, handSkin(b), livery(b.House).times(0.6)) })
		},
	}),
	framed(foot, map[string]func(*painter){
		"obelisk": obelisk, "skull-pile": skulls, "bookcase": shelves,
		"altar": altar, "cave-mouth": cave, "portal": portal,
		"world-tree": worldTree, "throne": throne, "wagon": wagon,
		"galleon":    galleon,
		"witness":    func(b *painter) { stood(b, 0, 0, 1.6) },
		"house":      func(b *painter) { house(b, 0, -150, 80, 1) },
		"tower":      func(b *painter) { glassTower(b, 0, 0, 280, 46, 0.9) },
		"temple":     func(b *painter) { temple(b, 0, 0, 120, 0.9) },
		"column":     func(b *painter) { column(b, 0, 0, 26, 260, 0.9) },
		"pine":       func(b *painter) { pine(b, 0, 0, 260, 0.9) },
		"toadstool":  func(b *painter) { toadstool(b, 0, 0, 220, 90, 0.9) },
		"flower":     func(b *painter) { bloom(b, 0, 0, 240, 0.9) },
		"lantern":    func(b *painter) { lantern(b, 0, -150, 2) },
		"kelp":       func(b *painter) { kelp(b, 0, 0, 280, 8, 0.9) },
		"lone-flame": func(b *painter) { b.flame(0, 0, 60, 240) },
		"campfire":   func(b *painter) { fire(b, 0, 0, 90) },
		"spire":      func(b *painter) { spire(b, 0, 0, 280, 40, 0.9) },
		"sailboat":   func(b *painter) { b.within(place(0, -30, 2.1, 2.1, 0), func() { sailboat(b, 0, 0, 1, 0.9) }) },
		"pole-flag":  func(b *painter) { banner(b, 0, 0, 260, livery(b.House)) },
	}),
)

// Things are drawn around their middle, about 100 units in each direction.

func cannon(b *painter) {
	d, g := b.metal(hex(0x4a4f5a)), b.metal(gold)
	b.draws(wood, poly(-92, 40, -60, 6, 60, 20, 76, 56, -86, 64))
	b.within(place(-4, -8, 1, 1, -0.3), func() {
		b.fill(d, smooth(-96, 0, -84, -34, -40, -40, 40, -30, 110, -28, 112, 24, 40, 28, -40, 38, -84, 30))
		b.fill(g, slab(-50, -42, 12, 82, 4), slab(34, -34, 10, 64, 4), slab(102, -36, 16, 68, 6))
		b.plain(black, oval(118, -2, 7, 26))
		b.fill(d, oval(-102, -2, 13, 13))
	})
	wheel(b, -36, 52, 38)
	wheel(b, 52, 56, 32)
	b.plain(cloth, taper(curve(-70, -8, -76, -34, -66, -46), 2, 1.4))
	b.glow(-66, -48, 40, 40, hex(0xffb04a), 0.9)
	b.plain(hex(0xfff0b0), star(-66, -48, 6, 11, 4, 0))
}

func wheel(b *painter, x, y, r float64) {
	s := b.body(wood.times(0.9))
	b.fill(s, ring(x, y, r, r*0.74)...)
	for i := range 4 {
		a := math.Pi * float64(i) / 4
		b.fill(s, taper([]pt{pointAt(x, y).around(a, r*0.8), pointAt(x, y).around(a, -r*0.8)}, r*0.07, r*0.07))
	}
	b.fill(b.metal(iron), oval(x, y, r*0.2, r*0.2))
}

func standard(b *painter) {
	b.draws(wood, slab(-62, -120, 9, 240, 4))
	b.fill(b.metal(gold), star(-57, -128, 4, 20, 8, 0))
	c := livery(b.House)
	b.draws(c, smooth(-54, -108, -10, -118, 40, -96, 92, -106, 84, -60, 96, -8, 40, 4, -10, -16, -54, -4))
	b.within(place(18, -56, 0.42, 0.42, 0.06), func() { emblem(b, b.metal(gold)) })
	b.draws(c.times(0.8), poly(-54, -4, -30, -12, -36, 40, -46, 26, -54, 44))
}

func gauntlet(b *painter) {
	m, g := b.metal(steel.to(livery(b.House), 0.2)), b.metal(gold)
	for i := range 4 {
		x := -46 + float64(i)*28
		h := 64 - 10*math.Abs(float64(i)-1.4)
		b.fill(m, slab(x, -56-h*0.6, 24, h, 11))
		b.fill(m, slab(x+1, -50, 22, 36, 9))
		b.fill(g, oval(x+12, -52, 7, 7))
	}
	b.fill(m, limb(66, 18, 17, 58, -26, 15, 30, -34, 12))
	b.fill(m, smooth(-52, -26, 60, -26, 58, 30, 40, 48, -38, 48, -52, 20))
	b.fill(m, poly(-44, 44, 46, 44, 64, 112, -62, 112))
	b.fill(g, slab(-50, 40, 102, 13, 5), slab(-66, 104, 134, 12, 5))
	b.crystal(2, 8, 22, 0)
}

func chest(b *painter) {
	planks, g := b.body(wood), b.metal(gold)
	b.glow(0, -30, 120, 80, amber, 0.6)
	b.fill(planks, smooth(-92, -34, -92, -84, -50, -112, 50, -112, 92, -84, 92, -34))
	b.plain(hex(0x2a1608), poly(-84, -36, 84, -36, 84, 0, -84, 0))
	b.crystals(0, -14, 130, 24, 7)
	b.crystals(0, 0, 100, 20, 4)
	b.fill(planks, poly(-94, 2, 94, 2, 86, 78, -86, 78))
	b.fill(g, slab(-98, -2, 196, 13, 4), slab(-72, 0, 15, 78, 3), slab(57, 0, 15, 78, 3), slab(-90, -112+30, 10, 46, 3),
		slab(80, -82, 10, 46, 3))
	b.fill(g, slab(-18, 2, 36, 36, 6))
	b.plain(black, oval(0, 16, 6, 6), poly(-3, 18, 3, 18, 5, 32, -5, 32))
}

func orbOnStand(b *painter) {
	g := b.metal(gold.to(livery(b.House), 0.3))
	b.mirrored(func(float64) {
		b.fill(g, taper(curve(6, 96, 54, 84, 66, 30, 48, -6), 8, 3))
	})
	b.fill(g, slab(-54, 88, 108, 16, 7))
	b.glow(0, -16, 130, 130, b.accent, 0.7)
	s := b.metal(b.accent.times(0.75))
	s.bottom = b.accent.times(0.35)
	b.fill(s, oval(0, -16, 70, 70))
	for i := range 3 {
		b.fill(flat(b.accent.to(white, 0.5)).clear(0.5), leaf(curve(-52, -10+float64(i)*16, 0, -40+float64(i)*20, 50, -26+float64(i)*18), 6))
	}
	for range 12 {
		q := pointAt(0, -16).around(b.in(0, 6.28), b.in(0, 56))
		b.plain(white, star(q.x, q.y, 4, b.in(3, 8), 1.5, 0))
	}

	b.fill(flat(white).clear(0.75), leaf(curve(-50, -36, -38, -58, -14, -72), 7))
}

func seed(b *painter) {
	b.glow(0, 0, 130, 130, b.accent, 0.5)
	c := hex(0x9a6a3a)
	b.draws(c, smooth(0, -92, 50, -50, 66, 14, 36, 78, 0, 96, -36, 78, -66, 14, -50, -50))
	for i := -2; i <= 2; i++ {
		x := float64(i) * 24
		b.fill(flat(c.to(b.shade, 0.4)).clear(0.7), taper(curve(x*0.3, -80, x, 10, x*0.3, 88), 2.4, 1))
	}
	b.plain(b.accent.to(white, 0.3), taper(curve(-8, -86, 8, -30, -10, 10, 10, 50), 4, 1.4))
	g := hex(0x6aa84a)
	b.draws(g, taper(curve(0, -86, 6, -114, -4, -134), 5, 2))
	b.draws(g, leaf(curve(0, -112, 36, -142, 74, -128), 16), leaf(curve(0, -118, -34, -150, -66, -142), 14))
}

func parcel(b *painter) {
	c := hex(0xb98a54)
	b.draws(c, poly(-84, -30, 0, -60, 84, -30, 84, 56, 0, 92, -84, 56))
	b.plain(c.times(1.15), poly(-84, -30, 0, -60, 84, -30, 0, 2))
	b.fill(flat(c.times(0.7)).clear(0.8), poly(0, 2, 84, -30, 84, 56, 0, 92))
	r := hex(0xb8323a).to(livery(b.House), 0.3)
	b.draws(r, poly(-50, -43, 34, -13, 34, 76, 48, 71, 48, -18, -36, -48), poly(50, -43, -34, -13, -34, 76, -48, 71, -48, -18, 36, -48))
	b.draws(r, leaf(curve(0, -32, -40, -80, -66, -50, -6, -28), 12), leaf(curve(0, -32, 40, -80, 66, -50, 6, -28), 12))
	b.glow(0, -34, 40, 30, b.accent, 0.5)
	b.plain(cloth, poly(-64, 14, -30, 27, -30, 52, -64, 39))
}

func drone(b *painter) {
	m, g := b.metal(pick(&b.random, skins[robot]...)), b.metal(livery(b.House))
	b.mirrored(func(float64) {
		b.fill(g, poly(60, -20, 112, -46, 124, -6, 70, 16))
		b.fill(b.metal(iron), slab(84, -62, 34, 9, 4))
		b.fill(flat(white).clear(0.35), oval(101, -66, 46, 6))
		b.fill(m, taper(curve(30, 56, 52, 90, 34, 118), 7, 3))
	})
	b.fill(m, smooth(-76, -4, -50, -62, 0, -78, 50, -62, 76, -4, 46, 52, 0, 66, -46, 52))
	b.fill(g, slab(-60, 22, 120, 13, 6))
	b.plain(black, oval(0, -14, 37, 37))
	b.glow(0, -14, 90, 90, b.accent, 0.8)
	b.plain(b.accent, oval(0, -14, 25, 25))
	b.plain(b.accent.to(black, 0.6), oval(0, -14, 10, 10))
	b.plain(white, oval(-10, -25, 8, 7))
	b.fill(b.metal(iron), box(-2, -110, 4, 36))
	b.glow(0, -112, 24, 24, b.accent, 0.9)
	b.plain(b.accent.to(white, 0.4), oval(0, -112, 6, 6))
}

func dice(b *painter) {
	for i := range 2 {
		b.within(place(-42+float64(i)*92, 20-float64(i)*46, 1, 1, -0.25+0.6*float64(i)), func() {
			c := hex(0xf4ead4)
			if i == 1 {
				c = livery(b.House)
			}
			b.draws(c, slab(-52, -52, 104, 104, 18))
			for _, q := range lineThrough(-28, -28, 28, 28, 0, 0, 28, -28, -28, 28)[:5-2*i] {
				b.plain(black, oval(q.x, q.y, 10, 10))
			}
		})
	}
}

func mirror(b *painter) {
	g := b.metal(gold.to(livery(b.House), 0.3))
	b.fill(g, oval(0, -20, 80, 98), slab(-13, 70, 26, 54, 8))
	s := flat(b.low.to(white, 0.4)).down(b.sky.to(b.accent, 0.4))
	b.fill(s, oval(0, -20, 65, 82))
	b.fill(flat(b.front).clear(0.7), smooth(-34, 60, -30, -6, -16, -22, -20, -54, 0, -70, 20, -54, 16, -22, 30, -6, 34, 60))
	glare(b, &figure{}, -44, 8, 5, 0.3, b.accent)
	b.fill(flat(white).clear(0.5), poly(-50, -60, -20, -96, -8, -98, -56, -34))
	for i := range 8 {
		q := pointAt(0, -20).around(math.Pi*float64(i)/4, 90)
		b.fill(g, oval(q.x, q.y*1.1, 9, 9))
	}
}

func device(b *painter) {
	m, d, g := b.metal(pick(&b.random, skins[robot]...)), b.metal(hex(0x4a5560)), b.metal(livery(b.House))
	b.fill(d, box(-40, -112, 7, 60), box(34, -128, 7, 76))
	b.glow(37, -132, 30, 30, b.accent, 0.9)
	b.plain(b.accent.to(white, 0.4), oval(37, -132, 9, 9), oval(-37, -114, 7, 7))
	b.mirrored(func(float64) {
		b.fill(d, taper(curve(70, -30, 108, -20, 106, 40, 70, 56), 8, 8))
	})
	switch b.n(3) {
	case 0:
		b.fill(m, slab(-82, -64, 164, 146, 18))
	case 1:
		b.fill(m, oval(0, 8, 92, 80))
	default:
		b.fill(m, smooth(-60, -74, 60, -74, 96, -20, 86, 84, -86, 84, -96, -20))
	}
	b.fill(g, slab(-80, 44, 160, 14, 4))
	for i := range 3 {
		b.fill(d, oval(-48+float64(i)*30, 68, 8, 8))
	}
	switch b.n(3) {
	case 0:
		b.plain(black, oval(-18, -10, 46, 46))
		b.plain(b.accent, ring(-18, -10, 38, 34)...)
		b.glow(-18, -10, 60, 60, b.accent, 0.5)
		b.plain(b.accent.to(white, 0.3), taper(lineThrough(-18, -10, 8, -34), 3, 1.4))
	case 1:
		b.plain(black, slab(-66, -48, 96, 78, 8))
		var wave []pt
		for i := range 25 {
			x := float64(i) / 24
			wave = append(wave, pointAt(-60+84*x, -8+26*math.Sin(x*12)*math.Sin(x*3.1)))
		}
		b.glow(-18, -8, 70, 50, b.accent, 0.5)
		b.plain(b.accent.to(white, 0.3), taper(wave, 2.4, 2.4))
	default:
		b.plain(hex(0x1a2430), slab(-66, -50, 96, 84, 40))
		b.glow(-18, -6, 60, 60, b.accent, 0.7)
		b.bolt(pointAt(-18, -46), pointAt(-14, 30), 3, b.accent)
		b.bolt(pointAt(-54, -10), pointAt(22, -4), 2.4, b.accent)
	}
	for i := range 4 {
		c := pick(&b.random, b.accent, hex(0xff5a5a), amber, hex(0x6aff8a))
		y := -44 + float64(i)*20
		b.glow(56, y, 18, 18, c, 0.6)
		b.plain(c.to(white, 0.3), oval(56, y, 6, 6))
	}
}

func reliquary(b *painter) {
	g := b.metal(gold)
	b.glow(0, -10, 130, 130, b.accent, 0.6)
	b.fill(g, poly(-76, 96, -66, 70, 66, 70, 76, 96), poly(-66, -44, 0, -112, 66, -44))
	b.fill(flat(b.accent.to(white, 0.5)).down(b.accent).clear(0.85), box(-52, -44, 104, 116))
	b.within(place(0, 16, 1.5, 1.5, 0), func() {
		switch b.n(3) {
		case 0:
			skull(b, &figure{})
		case 1:
			b.crystal(0, 0, 28, 0)
		default:
			keyShape(b, b.metal(gold.times(0.8)))
		}
	})
	for _, x := range [4]float64{-62, -22, 16, 54} {
		b.fill(g, slab(x, -46, 9, 120, 3))
	}
	b.fill(g, star(0, -122, 4, 20, 7, 0))
}

func helm(b *painter) {
	f := &figure{trim: gold, cloth: livery(b.House)}
	b.within(place(0, 6, 3.3, 3.3, 0.05), func() { helmet(b, f) })
}

func heart(b *painter) {
	c := hex(0xd8343a)
	b.glow(0, 0, 130, 120, c, 0.5)
	b.draws(c, smooth(0, 92, -70, 26, -84, -30, -56, -66, -20, -60, 0, -34, 20, -60, 56, -66, 84, -30, 70, 26))
	b.fill(flat(white).clear(0.5), leaf(curve(-66, -20, -58, -46, -36, -56), 7))
	b.draws(c.times(0.7), taper(curve(-14, -52, -26, -90, -46, -104), 12, 8), taper(curve(12, -50, 14, -92, 40, -112), 13, 9))
	b.plain(c.times(0.5), taper(curve(0, -30, 14, 10, -6, 60), 3, 1), taper(curve(10, 6, 40, 14, 52, -4), 2.4, 0.8),
		taper(curve(2, 30, -30, 24, -48, 0), 2.4, 0.8))
}

func boots(b *painter) {
	for i := range 2 {
		b.within(place(-46+float64(i)*70, -8+float64(i)*14, 1, 1, 0), func() {
			c := livery(b.House)
			m := b.metal(steel)
			b.draws(c, smooth(-30, -96, 20, -96, 18, -20, 26, 20, 74, 40, 80, 66, 30, 70, -32, 68, -34, 0))
			b.fill(m, slab(-36, 62, 118, 12, 5))
			b.fill(b.metal(gold), slab(-36, -104, 62, 20, 6), slab(-35, -10, 54, 9, 3))
		})
	}
	b.glow(0, 60, 110, 30, b.accent, 0.4)
}

func bandOfGold(b *painter) {
	b.glow(0, 10, 130, 120, b.accent, 0.5)
	b.fill(b.metal(gold), ring(0, 26, 76, 56)...)
	b.fill(b.metal(gold), poly(-34, -36, 34, -36, 24, -62, -24, -62))
	b.within(place(0, -82, 1, 1, 0), func() {
		c := b.accent
		b.plain(c.times(0.6), poly(-40, -14, -20, -38, 20, -38, 40, -14, 0, 34))
		b.plain(c.to(white, 0.4), poly(-40, -14, -20, -38, 0, -14, -20, -14))
		b.plain(c.to(white, 0.7), poly(-20, -38, 20, -38, 0, -14))
		b.plain(c, poly(-14, -14, 14, -14, 0, 34))
	})
	b.plain(white, star(26, -104, 4, 22, 3, 0))
}

func cape(b *painter) {
	c := livery(b.House)
	if b.House == card.Sanctum {
		c = hex(0x3a5a9a)
	}
	b.draws(c.times(0.6), smooth(-40, -92, 40, -92, 80, 96, 30, 110, -30, 104, -80, 96))
	b.mirrored(func(float64) {
		b.draws(c, smooth(6, -96, 44, -104, 76, -60, 112, 96, 70, 120, 44, 90, 26, 20, 10, -60))
		b.draws(gold, taper(curve(8, -94, 28, 20, 46, 92, 72, 116), 3.4, 3.4))
	})
	b.draws(bone, smooth(-56, -92, -30, -114, 0, -104, 30, -114, 56, -92, 30, -78, 0, -84, -30, -78))
	b.crystal(0, -90, 14, 0)
}

func cuirass(b *painter) {
	f := &figure{wide: 36, waist: 26, limb: 9, cloth: livery(b.House), trim: gold}
	b.within(place(0, -86, 2.2, 2.2, 0), func() {
		if b.House == card.Mars || b.House == card.StarAlliance || b.House == card.Logos {
			f.skin = pick(&b.random, skins[robot]...)
			hull(b, f)
			return
		}
		plated(b, f)
	})
}

func bulwark(b *painter) {
	b.glow(0, 0, 160, 150, b.accent, 0.6)
	b.fill(flat(b.accent.to(white, 0.4)).clear(0.22), oval(0, 0, 122, 122))
	b.fill(flat(b.accent.to(white, 0.5)).clear(0.8), ring(0, 0, 122, 119)...)
	b.within(place(0, 0, 2, 2, 0), func() { shield(b, livery(b.House), gold) })
}

func drop(b *painter) {
	c := hex(0xc8242e)
	b.glow(0, 0, 150, 140, c, 0.5)
	b.draws(c, smooth(0, -110, 34, -40, 66, 24, 48, 78, 0, 98, -48, 78, -66, 24, -34, -40))
	b.fill(flat(white).clear(0.7), leaf(curve(-44, 40, -42, 6, -22, -28), 8), oval(-34, 58, 6, 6))
}

// spiritBeast draws the head of a beast made of light.
func spiritBeast(b *painter) {
	b.glow(0, 0, 190, 170, b.accent, 0.6)
	c := b.accent.to(white, 0.25)
	f := &figure{kin: furry, skin: c.to(livery(b.House), 0.35), turn: b.toward.x}
	b.within(place(0, 6, 3.9, 3.9, 0), func() { furryHead(b, f) })
	for i := range 9 {
		a := math.Pi * (1 + float64(i)/8)
		q := pointAt(0, 0).around(a, 108)
		b.fill(flat(c).clear(0.7), leaf(curved([]pt{q, q.around(a, 16), q.around(a+0.3, 36)}), 7))
	}
}

func shardOf(b *painter) {
	c := pick(&b.random, livery(b.House), b.accent)
	b.glow(0, -10, 150, 160, c, 0.7)
	for _, s := range [5][4]float64{{-52, 60, 0.6, -0.5}, {54, 64, 0.55, 0.55}, {-24, 50, 0.8, -0.2}, {30, 56, 0.7, 0.25}, {0, 30, 1.15, 0}} {
		b.within(place(s[0], s[1], s[2], s[2], s[3]), func() {
			b.plain(c.times(0.55), poly(-30, 40, -34, -70, 0, -124, 34, -70, 30, 40))
			b.plain(c.to(white, 0.25), poly(-30, 40, -34, -70, 0, -124, -4, 40))
			b.plain(c.to(white, 0.6), poly(-34, -70, 0, -124, -2, -56))
			b.plain(c, poly(-4, 40, -2, -56, 34, -70, 30, 40))
		})
	}
}

func amberThing(b *painter) { b.crystal(0, 0, 95, 0) }
func skullThing(b *painter) { b.within(place(0, 0, 3.6, 3.6, 0), func() { skull(b, &figure{}) }) }
func keyThing(b *painter) {
	b.within(place(0, 4, 1.7, 1.7, 0), func() { keyShape(b, b.metal(gold)) })
}
func shieldThing(b *painter) {
	b.within(place(0, 0, 2.3, 2.3, 0), func() { shield(b, livery(b.House), gold) })
}
