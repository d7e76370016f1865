// Package things draws what neither lives nor is a place: objects, gear, buildings, plants and
// ships, and effects such as light and smoke. A file has the things of the house that has most of them;
// scenery has those that stand in places, at a depth, and ornaments what several things share.
package things

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/people"
)

// Motifs are all things. Each file has those that it draws; add new ones here.
var Motifs = motif.Join(objects, wildPlants, allianceThings, effects, brobnarThings, disThings, commonThings, labThings, logosThings,
	marsThings, shadowThings, seaThings, sanctumThings, saurianThings, infinityThings, homodeusThings,
	grimThings, wallLamps)

// objects are the objects, tools and buildings.
var objects = motif.Join(
	motif.Anchored(motif.Middle, map[string]func(*brush.Brush){
		"cannon": cannon, "banner": standard, "gauntlet": gauntlet, "chest": chest, "orb-on-stand": orbOnStand,
		"seed": seed, "parcel": parcel, "drone": drone, "dice": dice, "mirror": mirror, "device": device,
		"reliquary": reliquary, "helm": helm, "heart": heart, "boots": boots, "gold-ring": bandOfGold, "cape": cape,
		"cuirass": cuirass, "force-shield": bulwark, "drop": drop, "beast-spirit": spiritBeast, "crystals": shardOf,
		"amber": amberThing, "beast-skull": skullThing, "old-key": keyThing, "shield": shieldThing,
		"starship":      func(b *brush.Brush) { b.Within(brush.Place(0, 0, 1.6, 1.6, 0), func() { Starship(b, 0, 0, 1) }) },
		"saucer":        func(b *brush.Brush) { Saucer(b, 0, 0, 1, false) },
		"abductor":      func(b *brush.Brush) { Saucer(b, 0, -60, 1, true) },
		"planet":        func(b *brush.Brush) { Planet(b, 0, 0, 80, false) },
		"ringed-planet": func(b *brush.Brush) { Planet(b, 0, 0, 70, true) },
		"hand": func(b *brush.Brush) {
			b.Within(brush.Place(30, 0, 0.9, 0.9, 0), func() { people.Palm(b, people.HandSkin(b), brush.Livery(b.House).Times(0.6)) })
		},
	}),
	motif.Anchored(motif.Foot, map[string]func(*brush.Brush){
		"obelisk": obelisk, "skull-pile": skulls, "bookcase": shelves, "altar": altar, "cave-mouth": cave, "portal": portal,
		"world-tree": worldTree, "throne": throne, "wagon": wagon, "galleon": galleon,
		"witness":    func(b *brush.Brush) { Onlooker(b, 0, 0, 1.6) },
		"house":      func(b *brush.Brush) { House(b, 0, -150, 80, 1) },
		"tower":      func(b *brush.Brush) { GlassTower(b, 0, 0, 280, 46, 0.9) },
		"temple":     func(b *brush.Brush) { Temple(b, 0, 0, 120, 0.9) },
		"column":     func(b *brush.Brush) { Column(b, 0, 0, 26, 260, 0.9) },
		"pine":       func(b *brush.Brush) { Pine(b, 0, 0, 260, 0.9) },
		"toadstool":  func(b *brush.Brush) { Toadstool(b, 0, 0, 220, 90, 0.9) },
		"flower":     func(b *brush.Brush) { Bloom(b, 0, 0, 240, 0.9) },
		"lantern":    func(b *brush.Brush) { Lantern(b, 0, -150, 2) },
		"kelp":       func(b *brush.Brush) { Kelp(b, 0, 0, 280, 8, 0.9) },
		"lone-flame": func(b *brush.Brush) { b.Flame(0, 0, 60, 240) },
		"campfire":   func(b *brush.Brush) { Fire(b, 0, 0, 90) },
		"spire":      func(b *brush.Brush) { Spire(b, 0, 0, 280, 40, 0.9) },
		"sailboat":   func(b *brush.Brush) { b.Within(brush.Place(0, -30, 2.1, 2.1, 0), func() { Sailboat(b, 0, 0, 1, 0.9) }) },
		"pole-flag":  func(b *brush.Brush) { Banner(b, 0, 0, 260, brush.Livery(b.House)) },
	}),
)

// Things are drawn around their middle, about 100 units in each direction.

func cannon(b *brush.Brush) {
	d, g := b.Metal(brush.Hex(0x4a4f5a)), b.Metal(brush.Gold)
	b.Draw(brush.Wood, brush.Poly(-92, 40, -60, 6, 60, 20, 76, 56, -86, 64))
	b.Within(brush.Place(-4, -8, 1, 1, -0.3), func() {
		b.Fill(d, brush.Smooth(-96, 0, -84, -34, -40, -40, 40, -30, 110, -28, 112, 24, 40, 28, -40, 38, -84, 30))
		b.Fill(g, brush.Slab(-50, -42, 12, 82, 4), brush.Slab(34, -34, 10, 64, 4), brush.Slab(102, -36, 16, 68, 6))
		b.Plain(brush.Black, brush.Oval(118, -2, 7, 26))
		b.Fill(d, brush.Oval(-102, -2, 13, 13))
	})
	wheel(b, -36, 52, 38)
	wheel(b, 52, 56, 32)
	b.Plain(brush.Cloth, brush.Taper(brush.Curve(-70, -8, -76, -34, -66, -46), 2, 1.4))
	b.Glow(-66, -48, 40, 40, brush.Hex(0xffb04a), 0.9)
	b.Plain(brush.Hex(0xfff0b0), brush.Star(-66, -48, 6, 11, 4, 0))
}

func wheel(b *brush.Brush, x, y, r float64) {
	s := b.Body(brush.Wood.Times(0.9))
	b.Fill(s, brush.Ring(x, y, r, r*0.74)...)
	for i := range 4 {
		a := math.Pi * float64(i) / 4
		b.Fill(s, brush.Taper([]brush.Point{brush.At(x, y).Around(a, r*0.8), brush.At(x, y).Around(a, -r*0.8)}, r*0.07, r*0.07))
	}
	b.Fill(b.Metal(brush.Iron), brush.Oval(x, y, r*0.2, r*0.2))
}

func standard(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Slab(-62, -120, 9, 240, 4))
	b.Fill(b.Metal(brush.Gold), brush.Star(-57, -128, 4, 20, 8, 0))
	c := brush.Livery(b.House)
	b.Draw(c, brush.Smooth(-54, -108, -10, -118, 40, -96, 92, -106, 84, -60, 96, -8, 40, 4, -10, -16, -54, -4))
	b.Within(brush.Place(18, -56, 0.42, 0.42, 0.06), func() { Emblem(b, b.Metal(brush.Gold)) })
	b.Draw(c.Times(0.8), brush.Poly(-54, -4, -30, -12, -36, 40, -46, 26, -54, 44))
}

func gauntlet(b *brush.Brush) {
	m, g := b.Metal(brush.Steel.To(brush.Livery(b.House), 0.2)), b.Metal(brush.Gold)
	for i := range 4 {
		x := -46 + float64(i)*28
		h := 64 - 10*math.Abs(float64(i)-1.4)
		b.Fill(m, brush.Slab(x, -56-h*0.6, 24, h, 11))
		b.Fill(m, brush.Slab(x+1, -50, 22, 36, 9))
		b.Fill(g, brush.Oval(x+12, -52, 7, 7))
	}
	b.Fill(m, brush.Limb(66, 18, 17, 58, -26, 15, 30, -34, 12))
	b.Fill(m, brush.Smooth(-52, -26, 60, -26, 58, 30, 40, 48, -38, 48, -52, 20))
	b.Fill(m, brush.Poly(-44, 44, 46, 44, 64, 112, -62, 112))
	b.Fill(g, brush.Slab(-50, 40, 102, 13, 5), brush.Slab(-66, 104, 134, 12, 5))
	b.Crystal(2, 8, 22, 0)
}

func chest(b *brush.Brush) {
	planks, g := b.Body(brush.Wood), b.Metal(brush.Gold)
	b.Glow(0, -30, 120, 80, brush.Amber, 0.6)
	b.Fill(planks, brush.Smooth(-92, -34, -92, -84, -50, -112, 50, -112, 92, -84, 92, -34))
	b.Plain(brush.Hex(0x2a1608), brush.Poly(-84, -36, 84, -36, 84, 0, -84, 0))
	b.Crystals(0, -14, 130, 24, 7)
	b.Crystals(0, 0, 100, 20, 4)
	b.Fill(planks, brush.Poly(-94, 2, 94, 2, 86, 78, -86, 78))
	b.Fill(g, brush.Slab(-98, -2, 196, 13, 4), brush.Slab(-72, 0, 15, 78, 3), brush.Slab(57, 0, 15, 78, 3),
		brush.Slab(-90, -112+30, 10, 46, 3), brush.Slab(80, -82, 10, 46, 3))
	b.Fill(g, brush.Slab(-18, 2, 36, 36, 6))
	b.Plain(brush.Black, brush.Oval(0, 16, 6, 6), brush.Poly(-3, 18, 3, 18, 5, 32, -5, 32))
}

func orbOnStand(b *brush.Brush) {
	g := b.Metal(brush.Gold.To(brush.Livery(b.House), 0.3))
	b.Mirrored(func(float64) {
		b.Fill(g, brush.Taper(brush.Curve(6, 96, 54, 84, 66, 30, 48, -6), 8, 3))
	})
	b.Fill(g, brush.Slab(-54, 88, 108, 16, 7))
	b.Glow(0, -16, 130, 130, b.Accent, 0.7)
	s := b.Metal(b.Accent.Times(0.75))
	s.Bottom = b.Accent.Times(0.35)
	b.Fill(s, brush.Oval(0, -16, 70, 70))
	for i := range 3 {
		b.Fill(brush.Flat(b.Accent.To(brush.White, 0.5)).Clear(0.5), brush.Leaf(brush.Curve(-52, -10+float64(i)*16, 0, -40+float64(i)*20, 50,
			-26+float64(i)*18), 6))
	}
	for range 12 {
		q := brush.At(0, -16).Around(b.In(0, 6.28), b.In(0, 56))
		b.Plain(brush.White, brush.Star(q.X, q.Y, 4, b.In(3, 8), 1.5, 0))
	}

	b.Fill(brush.Flat(brush.White).Clear(0.75), brush.Leaf(brush.Curve(-50, -36, -38, -58, -14, -72), 7))
}

func seed(b *brush.Brush) {
	b.Glow(0, 0, 130, 130, b.Accent, 0.5)
	c := brush.Hex(0x9a6a3a)
	b.Draw(c, brush.Smooth(0, -92, 50, -50, 66, 14, 36, 78, 0, 96, -36, 78, -66, 14, -50, -50))
	for i := -2; i <= 2; i++ {
		x := float64(i) * 24
		b.Fill(brush.Flat(c.To(b.Shade, 0.4)).Clear(0.7), brush.Taper(brush.Curve(x*0.3, -80, x, 10, x*0.3, 88), 2.4, 1))
	}
	b.Plain(b.Accent.To(brush.White, 0.3), brush.Taper(brush.Curve(-8, -86, 8, -30, -10, 10, 10, 50), 4, 1.4))
	g := brush.Hex(0x6aa84a)
	b.Draw(g, brush.Taper(brush.Curve(0, -86, 6, -114, -4, -134), 5, 2))
	b.Draw(g, brush.Leaf(brush.Curve(0, -112, 36, -142, 74, -128), 16), brush.Leaf(brush.Curve(0, -118, -34, -150, -66, -142), 14))
}

func parcel(b *brush.Brush) {
	c := brush.Hex(0xb98a54)
	b.Draw(c, brush.Poly(-84, -30, 0, -60, 84, -30, 84, 56, 0, 92, -84, 56))
	b.Plain(c.Times(1.15), brush.Poly(-84, -30, 0, -60, 84, -30, 0, 2))
	b.Fill(brush.Flat(c.Times(0.7)).Clear(0.8), brush.Poly(0, 2, 84, -30, 84, 56, 0, 92))
	r := brush.Hex(0xb8323a).To(brush.Livery(b.House), 0.3)
	b.Draw(r, brush.Poly(-50, -43, 34, -13, 34, 76, 48, 71, 48, -18, -36, -48),
		brush.Poly(50, -43, -34, -13, -34, 76, -48, 71, -48, -18, 36, -48))
	b.Draw(r, brush.Leaf(brush.Curve(0, -32, -40, -80, -66, -50, -6, -28), 12), brush.Leaf(brush.Curve(0, -32, 40, -80, 66, -50, 6, -28), 12))
	b.Glow(0, -34, 40, 30, b.Accent, 0.5)
	b.Plain(brush.Cloth, brush.Poly(-64, 14, -30, 27, -30, 52, -64, 39))
}

func drone(b *brush.Brush) {
	m, g := b.Metal(brush.Pick(&b.Random, people.Skins[people.Robot]...)), b.Metal(brush.Livery(b.House))
	b.Mirrored(func(float64) {
		b.Fill(g, brush.Poly(60, -20, 112, -46, 124, -6, 70, 16))
		b.Fill(b.Metal(brush.Iron), brush.Slab(84, -62, 34, 9, 4))
		b.Fill(brush.Flat(brush.White).Clear(0.35), brush.Oval(101, -66, 46, 6))
		b.Fill(m, brush.Taper(brush.Curve(30, 56, 52, 90, 34, 118), 7, 3))
	})
	b.Fill(m, brush.Smooth(-76, -4, -50, -62, 0, -78, 50, -62, 76, -4, 46, 52, 0, 66, -46, 52))
	b.Fill(g, brush.Slab(-60, 22, 120, 13, 6))
	b.Plain(brush.Black, brush.Oval(0, -14, 37, 37))
	b.Glow(0, -14, 90, 90, b.Accent, 0.8)
	b.Plain(b.Accent, brush.Oval(0, -14, 25, 25))
	b.Plain(b.Accent.To(brush.Black, 0.6), brush.Oval(0, -14, 10, 10))
	b.Plain(brush.White, brush.Oval(-10, -25, 8, 7))
	b.Fill(b.Metal(brush.Iron), brush.Box(-2, -110, 4, 36))
	b.Glow(0, -112, 24, 24, b.Accent, 0.9)
	b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(0, -112, 6, 6))
}

func dice(b *brush.Brush) {
	for i := range 2 {
		b.Within(brush.Place(-42+float64(i)*92, 20-float64(i)*46, 1, 1, -0.25+0.6*float64(i)), func() {
			c := brush.Hex(0xf4ead4)
			if i == 1 {
				c = brush.Livery(b.House)
			}
			b.Draw(c, brush.Slab(-52, -52, 104, 104, 18))
			for _, q := range brush.Line(-28, -28, 28, 28, 0, 0, 28, -28, -28, 28)[:5-2*i] {
				b.Plain(brush.Black, brush.Oval(q.X, q.Y, 10, 10))
			}
		})
	}
}

func mirror(b *brush.Brush) {
	g := b.Metal(brush.Gold.To(brush.Livery(b.House), 0.3))
	b.Fill(g, brush.Oval(0, -20, 80, 98), brush.Slab(-13, 70, 26, 54, 8))
	s := brush.Flat(b.Low.To(brush.White, 0.4)).Down(b.Sky.To(b.Accent, 0.4))
	b.Fill(s, brush.Oval(0, -20, 65, 82))
	b.Fill(brush.Flat(b.Front).Clear(0.7), brush.Smooth(-34, 60, -30, -6, -16, -22, -20, -54, 0, -70, 20, -54, 16, -22, 30, -6, 34, 60))
	people.Glare(b, 0, -44, 8, 5, 0.3, b.Accent)
	b.Fill(brush.Flat(brush.White).Clear(0.5), brush.Poly(-50, -60, -20, -96, -8, -98, -56, -34))
	for i := range 8 {
		q := brush.At(0, -20).Around(math.Pi*float64(i)/4, 90)
		b.Fill(g, brush.Oval(q.X, q.Y*1.1, 9, 9))
	}
}

func device(b *brush.Brush) {
	m, d, g := b.Metal(brush.Pick(&b.Random, people.Skins[people.Robot]...)), b.Metal(brush.Hex(0x4a5560)), b.Metal(brush.Livery(b.House))
	b.Fill(d, brush.Box(-40, -112, 7, 60), brush.Box(34, -128, 7, 76))
	b.Glow(37, -132, 30, 30, b.Accent, 0.9)
	b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(37, -132, 9, 9), brush.Oval(-37, -114, 7, 7))
	b.Mirrored(func(float64) {
		b.Fill(d, brush.Taper(brush.Curve(70, -30, 108, -20, 106, 40, 70, 56), 8, 8))
	})
	switch b.N(3) {
	case 0:
		b.Fill(m, brush.Slab(-82, -64, 164, 146, 18))
	case 1:
		b.Fill(m, brush.Oval(0, 8, 92, 80))
	default:
		b.Fill(m, brush.Smooth(-60, -74, 60, -74, 96, -20, 86, 84, -86, 84, -96, -20))
	}
	b.Fill(g, brush.Slab(-80, 44, 160, 14, 4))
	for i := range 3 {
		b.Fill(d, brush.Oval(-48+float64(i)*30, 68, 8, 8))
	}
	switch b.N(3) {
	case 0:
		b.Plain(brush.Black, brush.Oval(-18, -10, 46, 46))
		b.Plain(b.Accent, brush.Ring(-18, -10, 38, 34)...)
		b.Glow(-18, -10, 60, 60, b.Accent, 0.5)
		b.Plain(b.Accent.To(brush.White, 0.3), brush.Taper(brush.Line(-18, -10, 8, -34), 3, 1.4))
	case 1:
		b.Plain(brush.Black, brush.Slab(-66, -48, 96, 78, 8))
		var wave []brush.Point
		for i := range 25 {
			x := float64(i) / 24
			wave = append(wave, brush.At(-60+84*x, -8+26*math.Sin(x*12)*math.Sin(x*3.1)))
		}
		b.Glow(-18, -8, 70, 50, b.Accent, 0.5)
		b.Plain(b.Accent.To(brush.White, 0.3), brush.Taper(wave, 2.4, 2.4))
	default:
		b.Plain(brush.Hex(0x1a2430), brush.Slab(-66, -50, 96, 84, 40))
		b.Glow(-18, -6, 60, 60, b.Accent, 0.7)
		b.Bolt(brush.At(-18, -46), brush.At(-14, 30), 3, b.Accent)
		b.Bolt(brush.At(-54, -10), brush.At(22, -4), 2.4, b.Accent)
	}
	for i := range 4 {
		c := brush.Pick(&b.Random, b.Accent, brush.Hex(0xff5a5a), brush.Amber, brush.Hex(0x6aff8a))
		y := -44 + float64(i)*20
		b.Glow(56, y, 18, 18, c, 0.6)
		b.Plain(c.To(brush.White, 0.3), brush.Oval(56, y, 6, 6))
	}
}

func reliquary(b *brush.Brush) {
	g := b.Metal(brush.Gold)
	b.Glow(0, -10, 130, 130, b.Accent, 0.6)
	b.Fill(g, brush.Poly(-76, 96, -66, 70, 66, 70, 76, 96), brush.Poly(-66, -44, 0, -112, 66, -44))
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.5)).Down(b.Accent).Clear(0.85), brush.Box(-52, -44, 104, 116))
	b.Within(brush.Place(0, 16, 1.5, 1.5, 0), func() {
		switch b.N(3) {
		case 0:
			people.Skull(b, 0)
		case 1:
			b.Crystal(0, 0, 28, 0)
		default:
			people.KeyShape(b, b.Metal(brush.Gold.Times(0.8)))
		}
	})
	for _, x := range [4]float64{-62, -22, 16, 54} {
		b.Fill(g, brush.Slab(x, -46, 9, 120, 3))
	}
	b.Fill(g, brush.Star(0, -122, 4, 20, 7, 0))
}

func helm(b *brush.Brush) {
	f := &people.Figure{Trim: brush.Gold, Cloth: brush.Livery(b.House)}
	b.Within(brush.Place(0, 6, 3.3, 3.3, 0.05), func() { people.Helmet(b, f) })
}

func heart(b *brush.Brush) {
	c := brush.Hex(0xd8343a)
	b.Glow(0, 0, 130, 120, c, 0.5)
	b.Draw(c, brush.Smooth(0, 92, -70, 26, -84, -30, -56, -66, -20, -60, 0, -34, 20, -60, 56, -66, 84, -30, 70, 26))
	b.Fill(brush.Flat(brush.White).Clear(0.5), brush.Leaf(brush.Curve(-66, -20, -58, -46, -36, -56), 7))
	b.Draw(c.Times(0.7), brush.Taper(brush.Curve(-14, -52, -26, -90, -46, -104), 12, 8),
		brush.Taper(brush.Curve(12, -50, 14, -92, 40, -112), 13, 9))
	b.Plain(c.Times(0.5), brush.Taper(brush.Curve(0, -30, 14, 10, -6, 60), 3, 1), brush.Taper(brush.Curve(10, 6, 40, 14, 52, -4), 2.4, 0.8),
		brush.Taper(brush.Curve(2, 30, -30, 24, -48, 0), 2.4, 0.8))
}

func boots(b *brush.Brush) {
	for i := range 2 {
		b.Within(brush.Place(-46+float64(i)*70, -8+float64(i)*14, 1, 1, 0), func() {
			c := brush.Livery(b.House)
			m := b.Metal(brush.Steel)
			b.Draw(c, brush.Smooth(-30, -96, 20, -96, 18, -20, 26, 20, 74, 40, 80, 66, 30, 70, -32, 68, -34, 0))
			b.Fill(m, brush.Slab(-36, 62, 118, 12, 5))
			b.Fill(b.Metal(brush.Gold), brush.Slab(-36, -104, 62, 20, 6), brush.Slab(-35, -10, 54, 9, 3))
		})
	}
	b.Glow(0, 60, 110, 30, b.Accent, 0.4)
}

func bandOfGold(b *brush.Brush) {
	b.Glow(0, 10, 130, 120, b.Accent, 0.5)
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, 26, 76, 56)...)
	b.Fill(b.Metal(brush.Gold), brush.Poly(-34, -36, 34, -36, 24, -62, -24, -62))
	b.Within(brush.Place(0, -82, 1, 1, 0), func() {
		c := b.Accent
		b.Plain(c.Times(0.6), brush.Poly(-40, -14, -20, -38, 20, -38, 40, -14, 0, 34))
		b.Plain(c.To(brush.White, 0.4), brush.Poly(-40, -14, -20, -38, 0, -14, -20, -14))
		b.Plain(c.To(brush.White, 0.7), brush.Poly(-20, -38, 20, -38, 0, -14))
		b.Plain(c, brush.Poly(-14, -14, 14, -14, 0, 34))
	})
	b.Plain(brush.White, brush.Star(26, -104, 4, 22, 3, 0))
}

func cape(b *brush.Brush) {
	c := brush.Livery(b.House)
	if b.House == card.Sanctum {
		c = brush.Hex(0x3a5a9a)
	}
	b.Draw(c.Times(0.6), brush.Smooth(-40, -92, 40, -92, 80, 96, 30, 110, -30, 104, -80, 96))
	b.Mirrored(func(float64) {
		b.Draw(c, brush.Smooth(6, -96, 44, -104, 76, -60, 112, 96, 70, 120, 44, 90, 26, 20, 10, -60))
		b.Draw(brush.Gold, brush.Taper(brush.Curve(8, -94, 28, 20, 46, 92, 72, 116), 3.4, 3.4))
	})
	b.Draw(brush.Bone, brush.Smooth(-56, -92, -30, -114, 0, -104, 30, -114, 56, -92, 30, -78, 0, -84, -30, -78))
	b.Crystal(0, -90, 14, 0)
}

func cuirass(b *brush.Brush) {
	f := &people.Figure{Wide: 36, Waist: 26, Limb: 9, Cloth: brush.Livery(b.House), Trim: brush.Gold}
	b.Within(brush.Place(0, -86, 2.2, 2.2, 0), func() {
		if b.House == card.Mars || b.House == card.StarAlliance || b.House == card.Logos {
			f.Skin = brush.Pick(&b.Random, people.Skins[people.Robot]...)
			people.Hull(b, f)
			return
		}
		people.Plated(b, f)
	})
}

func bulwark(b *brush.Brush) {
	b.Glow(0, 0, 160, 150, b.Accent, 0.6)
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.4)).Clear(0.22), brush.Oval(0, 0, 122, 122))
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.5)).Clear(0.8), brush.Ring(0, 0, 122, 119)...)
	b.Within(brush.Place(0, 0, 2, 2, 0), func() { people.Shield(b, brush.Livery(b.House), brush.Gold) })
}

func drop(b *brush.Brush) {
	c := brush.Hex(0xc8242e)
	b.Glow(0, 0, 150, 140, c, 0.5)
	b.Draw(c, brush.Smooth(0, -110, 34, -40, 66, 24, 48, 78, 0, 98, -48, 78, -66, 24, -34, -40))
	b.Fill(brush.Flat(brush.White).Clear(0.7), brush.Leaf(brush.Curve(-44, 40, -42, 6, -22, -28), 8), brush.Oval(-34, 58, 6, 6))
}

// spiritBeast draws the head of a beast made of light.
func spiritBeast(b *brush.Brush) {
	b.Glow(0, 0, 190, 170, b.Accent, 0.6)
	c := b.Accent.To(brush.White, 0.25)
	f := &people.Figure{Species: people.Furry, Skin: c.To(brush.Livery(b.House), 0.35), Turn: b.Toward.X}
	b.Within(brush.Place(0, 6, 3.9, 3.9, 0), func() { people.FurryHead(b, f) })
	for i := range 9 {
		a := math.Pi * (1 + float64(i)/8)
		q := brush.At(0, 0).Around(a, 108)
		b.Fill(brush.Flat(c).Clear(0.7), brush.Leaf(brush.CurveThrough([]brush.Point{q, q.Around(a, 16), q.Around(a+0.3, 36)}), 7))
	}
}

func shardOf(b *brush.Brush) {
	c := brush.Pick(&b.Random, brush.Livery(b.House), b.Accent)
	b.Glow(0, -10, 150, 160, c, 0.7)
	for _, s := range [5][4]float64{{-52, 60, 0.6, -0.5}, {54, 64, 0.55, 0.55}, {-24, 50, 0.8, -0.2}, {30, 56, 0.7, 0.25}, {0, 30, 1.15, 0}} {
		b.Within(brush.Place(s[0], s[1], s[2], s[2], s[3]), func() {
			b.Plain(c.Times(0.55), brush.Poly(-30, 40, -34, -70, 0, -124, 34, -70, 30, 40))
			b.Plain(c.To(brush.White, 0.25), brush.Poly(-30, 40, -34, -70, 0, -124, -4, 40))
			b.Plain(c.To(brush.White, 0.6), brush.Poly(-34, -70, 0, -124, -2, -56))
			b.Plain(c, brush.Poly(-4, 40, -2, -56, 34, -70, 30, 40))
		})
	}
}

func amberThing(b *brush.Brush) { b.Crystal(0, 0, 95, 0) }
func skullThing(b *brush.Brush) {
	b.Within(brush.Place(0, 0, 3.6, 3.6, 0), func() { people.Skull(b, 0) })
}
func keyThing(b *brush.Brush) {
	b.Within(brush.Place(0, 4, 1.7, 1.7, 0), func() { people.KeyShape(b, b.Metal(brush.Gold)) })
}
func shieldThing(b *brush.Brush) {
	b.Within(brush.Place(0, 0, 2.3, 2.3, 0), func() { people.Shield(b, brush.Livery(b.House), brush.Gold) })
}
