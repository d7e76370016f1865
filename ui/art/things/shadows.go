package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/people"
)

// shadowThings are the gear of thieves, gamblers and killers.
var shadowThings = motif.Join(
	motif.Anchored(motif.Middle, map[string]func(*brush.Brush){
		"fish-hook": fishHook, "throwing-star": throwingStar, "brass-knuckles": brassKnuckles, "skull-key": skullKey,
		"domino-mask": dominoMask, "grin": toothyGrin, "lips": lips, "ear": earThing, "treasure-map": treasureMap,
		"dart": dartThing, "spray-can": sprayCan, "crowbar": crowbar, "poster": poster, "card-fan": cardFan,
		"roulette": roulette, "watch": wristWatch, "mousetrap": mousetrap, "snippers": snippers, "eclipse": eclipse,
		"ink-blot": inkBlot, "lead-pipe": leadPipe, "pistol": flintlock, "spade": spade, "cheese": cheese,
		"strongbox": strongbox, "false-face": falseFace, "fuse": burningFuse, "plug": plugAndSocket, "rune-disc": runeDisc,
		"watch-arm": watchArm, "three-balls": threeBalls, "long-fingers": longFingers, "wasp-flyer": waspFlyer,
		"slit-eyes": slitEyes, "snuffed-candle": snuffedCandle, "smile": smile,
	}),
	motif.Anchored(motif.Foot, map[string]func(*brush.Brush){
		"pawn": chessPawn, "coin-stack": coinStack, "lottery-drum": lotteryDrum, "trapdoor": openPit, "spikes": spikeRow,
		"cement-shoes": cementShoes, "toll-bar": tollBar, "forge-anvil": plainAnvil, "shell-game": shellGame,
	}),
)

func fishHook(b *brush.Brush) {
	b.Draw(brush.Hex(0xd8c8a0), brush.Taper(brush.Curve(34, -220, 38, -150, 34, -104), 3, 3))
	b.Fill(b.Metal(brush.Steel), brush.Ring(34, -96, 16, 8)...)
	b.Fill(b.Metal(brush.Steel), brush.Taper(brush.Curve(34, -82, 36, 20, 20, 78, -24, 98, -64, 74, -72, 26), 10, 7))
	b.Fill(b.Metal(brush.Steel), brush.Poly(-86, 44, -70, -14, -56, 26, -62, 34))
	b.Fill(b.Metal(brush.Steel), brush.Poly(-60, 14, -34, 44, -64, 44))
}

func throwingStar(b *brush.Brush) {
	m := b.Metal(brush.Steel.Times(0.8))
	b.Fill(m, brush.Holed(brush.Star(0, 0, 4, 124, 36, 0.3), brush.Oval(0, 0, 17, 17))...)
	b.Fill(b.Metal(brush.Steel), brush.Star(0, 0, 4, 104, 26, 0.3)[0:3], brush.Star(0, 0, 4, 104, 26, 0.3)[2:5])
	b.Fill(b.Metal(brush.Iron), brush.Ring(0, 0, 25, 17)...)
}

func brassKnuckles(b *brush.Brush) {
	b.Draw(brush.Livery(b.House).Times(0.7), brush.Poly(-150, -44, -60, -48, -60, 60, -150, 64))
	people.Fist(b, brush.At(-10, 6), brush.At(1, 0), 66, people.HandSkin(b))
	m := b.Metal(brush.Gold)
	b.Fill(m, brush.Slab(42, -74, 36, 158, 14))
	for i := range 4 {
		b.Fill(m, brush.Poly(70, -70+38*float64(i), 108, -52+38*float64(i), 70, -36+38*float64(i)))
	}
}

func skullKey(b *brush.Brush) {
	m := b.Metal(brush.Bone.To(brush.Gold, 0.25))
	b.Fill(m, brush.Slab(-10, -10, 20, 128, 6), brush.Box(8, 66, 42, 17), brush.Box(8, 96, 54, 17), brush.Oval(0, 2, 20, 10),
		brush.Oval(0, 40, 16, 8))
	b.Within(brush.Place(0, -66, 2.5, 2.5, 0), func() { people.Skull(b, 0) })
}

func dominoMask(b *brush.Brush) {
	c := brush.Hex(0x23202c).To(brush.Livery(b.House), 0.3)
	b.Draw(c, brush.Leaf(brush.Curve(-112, -10, -150, 10, -170, 56), 13), brush.Leaf(brush.Curve(112, -10, 150, 20, 158, 70), 13))
	b.Draw(c, brush.Smooth(-124, -16, -90, -56, -40, -46, 0, -28, 40, -46, 90, -56, 124, -16, 104, 36, 60, 50, 22, 30, 0, 14, -22, 30, -60, 50,
		-104, 36))
	b.Mirrored(func(float64) {
		b.Plain(b.Sun.To(brush.White, 0.6), brush.Smooth(28, 4, 52, -20, 92, -14, 82, 16, 50, 20))
		b.Plain(brush.Black, brush.Oval(58, 0, 12, 14))
		b.Plain(brush.White, brush.Oval(54, -5, 4, 4))
	})
}

// toothyGrin is a smile with one tooth of silver.
func toothyGrin(b *brush.Brush) {
	lip := brush.Hex(0xb04450)
	b.Draw(lip, brush.Smooth(-134, -36, -60, -30, 0, -20, 60, -30, 134, -36, 96, 44, 0, 86, -96, 44))
	b.Plain(brush.Hex(0x2a0a12), brush.Smooth(-114, -26, -60, -16, 0, -8, 60, -16, 114, -26, 82, 36, 0, 68, -82, 36))
	for i := range 8 {
		x := -88 + 25*float64(i)
		k := 1 - math.Abs(x)/150
		c := b.Skin(brush.Hex(0xf4efe0))
		if i == 5 {
			c = b.Metal(brush.Hex(0xc8d8e8))
		}
		b.Fill(c, brush.Slab(x-12, -22+12*k, 24, 22+26*k, 8))
		if i != 5 {
			b.Fill(b.Skin(brush.Hex(0xe8e0cc)), brush.Slab(x-11, 28-14*(1-k)+4*k, 22, 10+14*k, 6))
		}
	}
	b.Glow(37, -2, 44, 44, brush.White, 0.9)
	b.Plain(brush.White, brush.Star(44, -10, 4, 36, 5, 0))
}

func lips(b *brush.Brush) {
	c := brush.Hex(0xc23a52)
	b.Plain(brush.Hex(0x2a0a14), brush.Smooth(-96, 0, -30, -20, 30, -20, 96, 0, 30, 26, -30, 26))
	b.Draw(c, brush.Smooth(-118, 0, -70, -34, -24, -52, 0, -40, 24, -52, 70, -34, 118, 0, 50, -12, 0, -8, -50, -12))
	b.Draw(c, brush.Smooth(-118, 0, -50, 12, 0, 14, 50, 12, 118, 0, 66, 44, 0, 58, -66, 44))
	b.Fill(brush.Flat(brush.White).Clear(0.5), brush.Leaf(brush.Curve(-40, 36, 0, 42, 36, 36), 5))
}

func earThing(b *brush.Brush) {
	c := people.HandSkin(b)
	b.Draw(c, brush.Smooth(-40, -70, 0, -112, 56, -104, 84, -50, 66, 4, 34, 30, 26, 78, -10, 104, -36, 84, -34, 40, -48, 0))
	s := brush.Flat(c.To(b.Shade, 0.5))
	b.Fill(s, brush.Taper(brush.Curve(-24, -50, 4, -84, 40, -78, 56, -42, 40, -4, 14, 18, 4, 54), 9, 4))
	b.Fill(s, brush.Smooth(-22, -20, 6, -36, 24, -18, 12, 8, -14, 22))
}

func treasureMap(b *brush.Brush) {
	c := brush.Hex(0xe8cf98)
	b.Draw(c, brush.Poly(-128, -84, -64, -100, 0, -84, 64, -100, 128, -84, 124, 0, 130, 86, 64, 72, 0, 88, -64, 72, -130, 88, -122, 0))
	for _, x := range [3]float64{-64, 0, 64} {
		b.Fill(brush.Flat(c.Times(0.7)).Clear(0.7), brush.Box(x-1.5, -92, 3, 172))
	}
	b.Draw(brush.Hex(0x8ab0a0), brush.Smooth(-112, -70, -66, -76, -40, -40, -70, -10, -112, -20))
	for i := range 3 {
		b.Plain(brush.Hex(0x7a5a34), brush.Poly(34+26*float64(i), -30, 50+26*float64(i), -68, 66+26*float64(i), -30))
	}
	trail := brush.Curve(-96, 56, -40, 20, -10, 46, 30, 10, 62, 30)
	for i := 0; i+2 < len(trail); i += 4 {
		b.Plain(brush.Hex(0x5a3420), brush.Taper(trail[i:i+3], 5, 5))
	}
	red := brush.Hex(0xd0202a)
	b.Draw(red, brush.Taper(brush.Line(64, 12, 112, 60), 9, 9), brush.Taper(brush.Line(112, 12, 64, 60), 9, 9))
}

func dartThing(b *brush.Brush) {
	b.Fill(b.Metal(brush.Steel), brush.Taper(brush.Line(40, 0, 136, 0), 6, 0.8))
	b.Draw(brush.Wood, brush.Limb(-70, 0, 8, 0, 0, 12, 44, 0, 8))
	c := brush.Hex(0xd0343a)
	b.Draw(c, brush.Poly(-60, -6, -88, -46, -142, -46, -104, -4), brush.Poly(-60, 6, -88, 46, -142, 46, -104, 4))
	b.Draw(c.Times(0.7), brush.Poly(-64, -5, -130, -12, -130, 12, -64, 5))
}

func sprayCan(b *brush.Brush) {
	c := brush.Livery(b.House).To(brush.Hex(0xe0405a), 0.6)
	for i := range 7 {
		r := 18 + 9*float64(i)
		b.Fill(brush.Flat(brush.Hex(0x6af07a)).Clear(0.75-0.08*float64(i)), brush.Oval(-60-22*float64(i), -100+b.In(-9, 9), r*0.8, r*0.7))
	}
	b.Fill(b.Metal(c), brush.Slab(-44, -50, 96, 160, 14))
	b.Fill(b.Metal(brush.Steel), brush.Slab(-34, -72, 76, 26, 8), brush.Slab(-16, -112, 40, 44, 8))
	b.Plain(brush.Black, brush.Oval(-14, -100, 6, 6))
	b.Plain(brush.White, brush.Star(4, 34, 5, 36, 16, 0.2))
}

func crowbar(b *brush.Brush) {
	b.Fill(b.Metal(brush.Hex(0x8a3038)), brush.Taper(brush.Curve(-110, 96, -20, 10, 66, -74, 96, -96, 118, -84, 116, -50, 96, -40), 11, 9))
	b.Fill(b.Metal(brush.Hex(0x8a3038)), brush.Poly(-102, 84, -134, 104, -142, 124, -118, 118, -96, 100))
}

func poster(b *brush.Brush) {
	b.Draw(brush.Hex(0xe8d4a4), brush.Poly(-84, -116, 80, -118, 86, 0, 82, 112, 30, 120, -30, 112, -86, 118, -80, 0))
	b.Plain(brush.Hex(0x5a3420), brush.Slab(-60, -100, 120, 18, 3), brush.Slab(-46, 66, 92, 10, 3), brush.Slab(-34, 86, 68, 10, 3))
	b.Plain(brush.Hex(0xc8ac78), brush.Box(-56, -70, 112, 122))
	b.Plain(brush.Hex(0x2a2430), brush.Oval(0, -26, 27, 31), brush.Smooth(-50, 52, -42, 16, 0, 4, 42, 16, 50, 52))
	b.Plain(brush.Hex(0x2a2430), brush.Slab(-44, -50, 88, 10, 5), brush.Slab(-24, -68, 48, 24, 5))
	b.Plain(brush.Hex(0xe8d4a4), brush.Oval(-10, -26, 5, 4), brush.Oval(10, -26, 5, 4))
	b.Fill(b.Metal(brush.Iron), brush.Oval(0, -110, 7, 7))
}

// cardFan is a hand of five cards.
func cardFan(b *brush.Brush) {
	for i := range 5 {
		a := -0.72 + 0.36*float64(i)
		b.Within(brush.Place(0, 96, 1, 1, a), func() {
			b.Draw(brush.Hex(0xf6efdc), brush.Slab(-44, -196, 88, 136, 10))
			red := brush.Flat(brush.Hex(0xc8262e))
			if i%2 == 0 {
				red = brush.Flat(brush.Hex(0x22202c))
			}
			b.Fill(red, brush.Poly(0, -170, 24, -132, 0, -94, -24, -132), brush.Oval(-30, -182, 6, 7))
		})
	}
	s := people.HandSkin(b)
	b.Draw(s, brush.Limb(-40, 120, 24, 0, 96, 34, 40, 120, 24))
	for i := range 4 {
		b.Draw(s, brush.Limb(-36+24*float64(i), 100, 13, -34+23*float64(i), 60, 12))
	}
}

func roulette(b *brush.Brush) {
	b.Fill(b.Metal(brush.Gold), brush.Oval(0, 0, 122, 122))
	for i := range 18 {
		c := brush.Hex(0xb8202c)
		if i%2 == 0 {
			c = brush.Hex(0x1c1c26)
		}
		if i == 0 {
			c = brush.Hex(0x2a9a4a)
		}
		a := math.Pi * float64(i) / 9
		b.Plain(c, brush.Path{{}, brush.Point{}.Around(a, 110), brush.Point{}.Around(a+0.18, 111), brush.Point{}.Around(a+0.35, 110)})
	}
	b.Draw(brush.Wood.Times(0.8), brush.Oval(0, 0, 64, 64))
	b.Fill(b.Metal(brush.Gold), brush.Star(0, 0, 4, 54, 12, 0.4), brush.Oval(0, 0, 16, 16))
	b.Draw(brush.White, brush.Oval(66, -58, 11, 11))
}

// wristWatch is a watch with its strap.
func wristWatch(b *brush.Brush) {
	b.Draw(brush.Hex(0x6a3a24), brush.Slab(-30, -136, 60, 272, 12))
	b.Fill(b.Metal(brush.Gold), brush.Oval(0, 0, 66, 66), brush.Slab(62, -10, 18, 20, 4))
	b.Plain(brush.Hex(0xfbf3dc), brush.Oval(0, 0, 54, 54))
	for i := range 12 {
		a := math.Pi * float64(i) / 6
		b.Plain(brush.Hex(0x3a2a24), brush.Taper([]brush.Point{brush.Point{}.Around(a, 50), brush.Point{}.Around(a, 42)}, 2.4, 2.4))
	}
	a := b.In(0, 6.28)
	b.Plain(brush.Hex(0x2a2030), brush.Taper([]brush.Point{{}, brush.Point{}.Around(a, 26)}, 4, 3),
		brush.Taper([]brush.Point{{}, brush.Point{}.Around(a+2, 40)}, 3, 2))
}

func mousetrap(b *brush.Brush) {
	b.Draw(brush.Hex(0xc89a5a), brush.Poly(-140, 40, -96, -24, 140, -24, 130, 40), brush.Poly(-140, 40, 130, 40, 130, 62, -140, 62))
	b.Fill(b.Metal(brush.Steel), brush.Taper(brush.Curve(-10, 10, -20, -70, -8, -116), 5, 5),
		brush.Taper(brush.Curve(74, 10, 92, -70, 84, -116), 5, 5), brush.Taper(brush.Curve(-8, -116, 38, -128, 84, -116), 6, 6))
	for i := range 6 {
		b.Fill(b.Metal(brush.Iron), brush.Ring(-8+16*float64(i), 10, 13, 7)...)
	}
	b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Curve(-60, 6, -20, -6, 20, 8), 4, 3))
	b.Crystal(-70, -20, 40, 0.3)
}

func snippers(b *brush.Brush) {
	b.Mirrored(func(float64) {
		b.Fill(b.Metal(brush.Iron.Times(0.8)), brush.Taper(brush.Curve(4, 0, 30, 60, 38, 130), 11, 13))
		b.Fill(b.Metal(brush.Steel), brush.Smooth(0, 6, 44, -12, 92, -50, 84, -100, 22, -126, 4, -116, 40, -92, 54, -60, 30, -30, -4, -12))
	})
	b.Draw(brush.Hex(0xa02a34), brush.Limb(-36, 70, 14, -38, 130, 16), brush.Limb(36, 70, 14, 38, 130, 16))
	b.Fill(b.Metal(brush.Gold), brush.Oval(0, 0, 17, 17))
}

func eclipse(b *brush.Brush) {
	b.Glow(0, 0, 240, 230, brush.Hex(0xffb04a), 0.9)
	for i := range 16 {
		a := math.Pi * float64(i) / 8
		b.Fill(brush.Flat(brush.Hex(0xffe0a0)).Clear(0.6), brush.Taper([]brush.Point{brush.Point{}.Around(a, 96),
			brush.Point{}.Around(a, 140+b.In(0, 60))}, 9, 0.6))
	}
	b.Plain(brush.Hex(0xfff2c8), brush.Oval(0, 0, 112, 112))
	b.Plain(brush.Hex(0x0a0a16), brush.Oval(6, 3, 103, 103))
	b.Plain(brush.White, brush.Oval(-84, -62, 13, 13))
	b.Glow(-84, -62, 60, 60, brush.White, 0.9)
}

func inkBlot(b *brush.Brush) {
	c := b.Body(brush.Hex(0x10101c))
	var out brush.Path
	for i := range 26 {
		a := 2 * math.Pi * float64(i) / 26
		out = append(out, brush.Point{}.Around(a, 84+float64(i%2)*b.In(14, 60)))
	}
	b.Fill(c, brush.SmoothThrough(out))
	for range 8 {
		q := brush.Point{}.Around(b.In(0, 6.28), b.In(118, 160))
		r := b.In(5, 15)
		b.Fill(c, brush.Oval(q.X, q.Y, r, r))
	}
	b.Fill(brush.Flat(brush.White).Clear(0.35), brush.Leaf(brush.Curve(-60, -20, -40, -56, 0, -70), 7))
}

func leadPipe(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Limb(-116, 70, 18, 80, -60, 18))
	b.Fill(b.Metal(brush.Iron.Times(0.8)), brush.Limb(72, -56, 26, 104, -78, 26), brush.Limb(-104, 62, 24, -124, 76, 24))
	b.Plain(brush.Black, brush.Oval(118, -86, 9, 15))
}

func flintlock(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Smooth(-40, -30, 40, -30, 60, -10, -6, 4, -30, 30, -56, 96, -96, 88, -84, 30, -70, -6))
	b.Fill(b.Metal(brush.Steel), brush.Poly(-20, -50, 136, -54, 136, -22, -20, -20))
	b.Fill(b.Metal(brush.Gold), brush.Slab(124, -62, 18, 46, 5), brush.Slab(20, -54, 12, 38, 3), brush.Slab(-100, 74, 46, 20, 8))
	b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Curve(-40, -34, -44, -66, -20, -78), 8, 5),
		brush.Taper(brush.Curve(-14, 2, -2, 26, 16, 4), 4, 4))
	b.Plain(brush.Black, brush.Oval(141, -38, 5, 12))
}

func spade(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Slab(-8, -130, 16, 150, 5), brush.Slab(-36, -140, 72, 16, 7))
	b.Fill(b.Metal(brush.Steel), brush.Smooth(-52, 10, 0, 2, 52, 10, 56, 60, 30, 106, 0, 126, -30, 106, -56, 60))
	b.Plain(brush.Steel.Times(0.5), brush.Taper(brush.Curve(0, 14, 0, 60, 0, 100), 3, 1))
}

func cheese(b *brush.Brush) {
	c := brush.Hex(0xf4c84a)
	b.Draw(brush.Hex(0x8a5a2a), brush.Smooth(-126, -30, -60, -84, 60, -84, 126, -30, 126, 46, 60, 92, -60, 92, -126, 46))
	b.Draw(brush.Hex(0xb0803a), brush.Smooth(-126, -30, -60, -84, 60, -84, 126, -30, 60, 20, -60, 20))
	b.Draw(c, brush.Poly(-20, -34, 128, -22, 124, 50, 20, 94))
	b.Draw(c.To(brush.White, 0.35), brush.Poly(-20, -34, 20, 94, -44, 92, -50, -20))
	for _, q := range [5][3]float64{{50, 10, 13}, {88, 24, 9}, {48, 52, 9}, {90, -4, 6}, {22, 30, 7}} {
		b.Plain(c.Times(0.65), brush.Oval(q[0], q[1], q[2], q[2]*0.9))
	}
}

func strongbox(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron.To(brush.Livery(b.House), 0.35).Times(0.8)), brush.Slab(-112, -108, 224, 216, 14))
	b.Fill(b.Metal(brush.Iron.To(brush.Livery(b.House), 0.2)), brush.Slab(-90, -86, 180, 172, 8))
	b.Fill(b.Metal(brush.Steel), brush.Oval(-10, 0, 52, 52))
	b.Plain(brush.Hex(0x1c2028), brush.Oval(-10, 0, 40, 40))
	for i := range 12 {
		a := math.Pi * float64(i) / 6
		b.Plain(brush.White, brush.Taper([]brush.Point{brush.At(-10, 0).Around(a, 37), brush.At(-10, 0).Around(a, 30)}, 2, 2))
	}
	b.Fill(b.Metal(brush.Gold), brush.Oval(-10, 0, 18, 18), brush.Slab(62, -46, 14, 92, 6))
	b.Fill(b.Metal(brush.Steel), brush.Slab(-120, -76, 18, 44, 4), brush.Slab(-120, 34, 18, 44, 4))
	b.Fill(b.Metal(brush.Iron), brush.Box(-90, 108, 40, 14), brush.Box(50, 108, 40, 14))
}

// falseFace is a pair of glasses with a nose and a moustache.
func falseFace(b *brush.Brush) {
	c := brush.Hex(0x2a2028)
	b.Draw(c, brush.Taper(brush.Curve(-86, -40, -120, -46, -140, -20), 7, 5), brush.Taper(brush.Curve(86, -40, 120, -46, 140, -20), 7, 5))
	b.Draw(brush.Hex(0xe8a888), brush.Smooth(-18, -40, 18, -40, 26, 16, 46, 40, 20, 62, -20, 62, -46, 40, -26, 16))
	for _, d := range brush.Sides {
		b.Fill(brush.Flat(brush.White.To(b.Accent, 0.3)).Clear(0.5), brush.Oval(d*56, -36, 42, 40))
		b.Draw(c, brush.Ring(d*56, -36, 50, 38)...)
		b.Draw(c, brush.Smooth(d*100, -96, d*60, -108, d*16, -88, d*22, -76, d*60, -90))
	}
	b.Draw(c.Times(1.4), brush.Smooth(0, 62, 40, 58, 84, 76, 124, 62, 100, 104, 50, 104, 0, 82, -50, 104, -100, 104, -124, 62, -84, 76,
		-40, 58))
}

func burningFuse(b *brush.Brush) {
	b.Draw(brush.Hex(0xc8a868), brush.Taper(brush.Curve(-170, 70, -90, 20, -30, 60, 30, 20, 60, -40), 7, 7))
	b.Glow(64, -50, 130, 130, brush.Hex(0xffa03a), 0.9)
	b.Plain(brush.Hex(0xffb83a), brush.Burst(64, -50, 12, 74, 26, &b.Random))
	b.Plain(brush.White, brush.Burst(64, -50, 9, 34, 14, &b.Random))
}

func plugAndSocket(b *brush.Brush) {
	b.Draw(brush.Hex(0x22242c), brush.Taper(brush.Curve(-180, 50, -120, 60, -90, 10, -60, 0), 8, 8))
	b.Fill(b.Metal(brush.Hex(0x3a3e4a)), brush.Slab(-70, -40, 80, 80, 16))
	b.Fill(b.Metal(brush.Gold), brush.Slab(6, -26, 50, 14, 4), brush.Slab(6, 12, 50, 14, 4))
	b.Fill(b.Metal(brush.White), brush.Slab(84, -74, 60, 148, 14))
	b.Plain(brush.Black, brush.Oval(108, -19, 10, 13), brush.Oval(108, 19, 10, 13))
}

// chessPawn is a pawn of chess.
func chessPawn(b *brush.Brush) {
	c := brush.Bone
	b.Draw(c, brush.Slab(-84, -26, 168, 32, 12), brush.Smooth(-66, -26, -50, -52, -30, -90, -24, -160, 24, -160, 30, -90, 50, -52, 66, -26))
	b.Draw(c, brush.Slab(-50, -180, 100, 22, 10), brush.Oval(0, -222, 50, 50))
	b.Fill(brush.Flat(brush.White).Clear(0.5), brush.Oval(-18, -240, 12, 14))
}

func coinStack(b *brush.Brush) {
	for k, x := range [3]float64{-84, 84, 0} {
		n := 5 + 3*k
		for i := range n {
			y := -10 - 21*float64(i)
			d := x + b.In(-4, 4)
			b.Fill(b.Metal(brush.Gold.Times(0.75)), brush.Slab(d-46, y-12, 92, 24, 11))
			b.Fill(b.Metal(brush.Gold), brush.Oval(d, y-12, 46, 12))
		}
	}
}

func lotteryDrum(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Line(-96, 4, -60, -140), 9, 7), brush.Taper(brush.Line(96, 4, 60, -140), 9, 7),
		brush.Slab(-120, -10, 240, 16, 6))
	b.Fill(b.Metal(brush.Gold), brush.Slab(-140, -158, 280, 12, 5), brush.Slab(118, -158, 12, 56, 5), brush.Oval(124, -100, 12, 12))
	b.Fill(brush.Flat(brush.White.To(b.Accent, 0.3)).Clear(0.3), brush.Oval(0, -152, 108, 104))
	colors := [5]brush.RGB{brush.Hex(0xd0343a), brush.Hex(0x3a7ad0), brush.Hex(0xf0b83a), brush.Hex(0x4aa83e), brush.Hex(0xf4f4f0)}
	for i := range 13 {
		q := brush.At(0, -136).Around(float64(i)*2.4, 22*math.Sqrt(float64(i)))
		b.Draw(colors[i%5], brush.Oval(q.X, q.Y, 20, 20))
	}
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, -152, 112, 104)...)
	b.Fill(brush.Flat(brush.White).Clear(0.6), brush.Leaf(brush.Curve(-84, -170, -70, -216, -30, -238), 7))
}

// openPit is a hole in the floor with its lid open.
func openPit(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Poly(-130, -44, -110, -190, 110, -190, 130, -44))
	for i := range 4 {
		x := -74 + 50*float64(i)
		b.Plain(brush.Wood.Times(0.55), brush.Taper(brush.Line(x*1.1, -46, x, -188), 2, 2))
	}
	b.Fill(b.Metal(brush.Iron), brush.Ring(0, -160, 18, 11)...)
	b.Draw(b.Near.To(brush.Iron, 0.55), brush.Oval(0, -18, 160, 50))
	b.Plain(brush.Black, brush.Oval(0, -18, 136, 38))
	b.Fill(brush.Flat(b.Accent).Clear(0.3).In(), brush.Smooth(-110, -12, 0, -30, 110, -12, 60, 12, -60, 12))
}

func spikeRow(b *brush.Brush) {
	for row := range 2 {
		for i := range 6 {
			x := -140 + 52*float64(i) + 24*float64(row)
			h := 170 - 40*float64(row)
			b.Fill(b.Metal(brush.Steel.Times(0.7+0.25*float64(row))),
				brush.Poly(x-20, 6*float64(row), x+b.In(-5, 5), -h-b.In(0, 30), x+20, 6*float64(row)))
		}
	}
	b.Draw(brush.Wood, brush.Slab(-170, -8, 350, 24, 6))
}

// cementShoes are two legs in a block.
func cementShoes(b *brush.Brush) {
	c := brush.Hex(0x34425e)
	b.Draw(c, brush.Limb(-36, -280, 30, -40, -180, 27, -40, -90, 24), brush.Limb(36, -280, 30, 40, -180, 27, 40, -90, 24))
	b.Draw(c.Times(1.3), brush.Slab(-70, -122, 56, 18, 7), brush.Slab(14, -122, 56, 18, 7))
	g := brush.Hex(0x9aa0a4)
	b.Draw(g, brush.Poly(-124, -104, -100, -124, 124, -124, 110, -104), brush.Poly(-124, -106, 112, -106, 112, 6, -124, 6))
	b.Draw(g.Times(0.8), brush.Poly(112, -106, 126, -124, 128, -10, 112, 6))
	for range 8 {
		b.Plain(g.Times(0.7), brush.Oval(b.In(-110, 100), b.In(-92, -6), b.In(3, 7), b.In(2, 5)))
	}
}

// tollBar is the booth of an officer, with a bar across the way.
func tollBar(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Box(-150, -220, 100, 226))
	b.Draw(brush.Livery(b.House), brush.Poly(-166, -214, -100, -270, -34, -214))
	b.Glow(-100, -140, 70, 70, b.Accent, 0.6)
	b.Plain(b.Accent.To(brush.White, 0.4), brush.Box(-130, -180, 60, 70))
	b.Plain(brush.Black, brush.Oval(-100, -140, 17, 19), brush.Smooth(-126, -110, -118, -124, -100, -128, -82, -124, -74, -110))
	b.Draw(brush.Wood.Times(1.3), brush.Slab(-160, -110, 120, 12, 4))
	b.Within(brush.Place(-50, -96, 1, 1, -0.12), func() {
		for i := range 6 {
			c := brush.White
			if i%2 == 0 {
				c = brush.Hex(0xd0262e)
			}
			b.Draw(c, brush.Box(38*float64(i), -12, 39, 24))
		}
	})
	b.Fill(b.Metal(brush.Iron), brush.Slab(-60, -112, 24, 118, 5))
}

func plainAnvil(b *brush.Brush) {
	m := b.Metal(brush.Hex(0x525a66))
	b.Fill(m, brush.Smooth(-86, 6, -60, -34, -40, -60, -36, -100, 36, -100, 40, -60, 60, -34, 86, 6))
	b.Fill(m, brush.Poly(-70, -170, 130, -170, 126, -130, 70, -96, -60, -96, -90, -120, -150, -146, -152, -164))
	b.Fill(b.Metal(brush.Steel), brush.Slab(-74, -180, 206, 14, 4))
}

// runeDisc is a disc of stone for a sign.
func runeDisc(b *brush.Brush) {
	c := b.Near.To(brush.Iron, 0.55)
	b.Draw(c, brush.Gear(0, 0, 124, 20, 0))
	b.Draw(c.Times(0.7), brush.Oval(0, 0, 98, 98))
	b.Glow(0, 0, 130, 130, b.Accent, 0.6)
	b.Plain(b.Accent.To(brush.White, 0.3), brush.Ring(0, 0, 98, 91)...)
	for i := range 10 {
		q := brush.Point{}.Around(math.Pi*float64(i)/5, 108)
		b.Plain(b.Accent.To(brush.White, 0.3), brush.Star(q.X, q.Y, 3+i%3, 8, 4, float64(i)))
	}
}

// watchArm is an arm with many watches on it.
func watchArm(b *brush.Brush) {
	s := people.HandSkin(b)
	b.Draw(s, brush.Limb(-120, 4, 42, 0, 0, 34, 90, 0, 28))
	b.Draw(brush.Livery(b.House).Times(0.8), brush.Poly(-260, -52, -112, -56, -106, 60, -260, 62))
	people.Fist(b, brush.At(118, 0), brush.At(1, 0), 40, s)
	for i := range 3 {
		b.Within(brush.Place(-74+64*float64(i), 2, 0.5, 0.5-0.03*float64(i), 0), func() { wristWatch(b) })
	}
}

// shellGame is three cups on a table, one lifted from a piece of æmber.
func shellGame(b *brush.Brush) {
	b.Draw(brush.Hex(0x2a6a4a), brush.Poly(-180, 10, -130, -60, 130, -60, 180, 10))
	b.Draw(brush.Wood, brush.Slab(-184, 8, 368, 26, 6))
	cup := func(x, y, turn float64) {
		b.Within(brush.Place(x, y, 1, 1, turn), func() {
			b.Fill(b.Metal(brush.Hex(0xb8423a)), brush.Poly(-44, 0, -28, -110, 28, -110, 44, 0))
			b.Fill(b.Metal(brush.Gold), brush.Slab(-46, -14, 92, 16, 5), brush.Slab(-31, -112, 62, 12, 5))
		})
	}
	b.Crystal(6, -56, 26, 0)
	cup(-100, -14, 0)
	cup(104, -14, 0)
	cup(20, -96, 0.35)
}

// threeBalls is the sign of pawnbrokers.
func threeBalls(b *brush.Brush) {
	m := b.Metal(brush.Iron)
	b.Fill(m, brush.Slab(-170, -116, 300, 14, 6), brush.Taper(brush.Curve(-160, -104, -100, -80, -60, -104), 5, 5))
	for _, q := range [3][2]float64{{-70, 24}, {70, 24}, {0, 78}} {
		b.Fill(m, brush.Taper(brush.Line(q[0]*0.4, -108, q[0], q[1]), 4, 4))
		b.Fill(b.Metal(brush.Gold), brush.Oval(q[0], q[1], 50, 50))
		b.Fill(brush.Flat(brush.White).Clear(0.6), brush.Oval(q[0]-17, q[1]-20, 11, 9))
	}
}

// longFingers is a hand with endless fingers.
func longFingers(b *brush.Brush) {
	s := people.HandSkin(b)
	b.Draw(brush.Livery(b.House).Times(0.7), brush.Poly(-200, -30, -120, -36, -112, 50, -200, 60))
	b.Draw(s, brush.Smooth(-126, -26, -70, -44, -44, -10, -60, 36, -122, 42))
	for i := range 4 {
		k := float64(i)
		b.Draw(s, brush.Limb(-66, -26+16*k, 12, 10, -92+40*k, 9, 80, -70+40*k, 7, 130, -6+22*k, 5))
	}
	b.Draw(s, brush.Limb(-90, 30, 13, -40, 84, 10, 40, 100, 6))
	b.Crystal(140, 40, 30, 0.2)
}

// waspFlyer is a black flying machine with a sting.
func waspFlyer(b *brush.Brush) {
	m := b.Metal(brush.Hex(0x2a2c3a))
	wing := b.Skin(b.Accent.To(brush.White, 0.5)).Clear(0.55)
	b.Fill(wing, brush.Smooth(-20, -30, -90, -130, -20, -150, 20, -40), brush.Smooth(10, -34, 20, -140, 90, -140, 40, -36))
	b.Fill(m, brush.Smooth(-150, 30, -90, -30, -30, -36, -10, 10, -40, 44, -100, 50))
	for i := range 3 {
		x := -112 + 32*float64(i)
		b.Fill(b.Metal(brush.Hex(0xf0b82a)), brush.Smooth(x, -14-5*float64(i), x+15, -22-5*float64(i), x+20, 42, x+6, 48))
	}
	b.Fill(b.Metal(brush.Steel), brush.Poly(-140, 18, -210, 70, -128, 46))
	b.Fill(m, brush.Smooth(-30, -40, 30, -60, 70, -20, 50, 40, -20, 40))
	b.Fill(m, brush.Oval(90, -4, 48, 46))
	b.Glow(106, -8, 60, 60, brush.Hex(0xffb02a), 0.9)
	b.Plain(brush.Hex(0xffd86a), brush.Smooth(84, -30, 118, -36, 130, -2, 100, 10))
	b.Fill(m, brush.Taper(brush.Curve(0, 36, 16, 80, 60, 96), 6, 3), brush.Taper(brush.Curve(30, 36, 60, 70, 100, 70), 6, 3))
}

// slitEyes glow in the dark, without a face.
func slitEyes(b *brush.Brush) {
	for _, d := range brush.Sides {
		b.Glow(d*58, 0, 90, 70, b.Accent, 0.7)
		b.Plain(b.Accent.To(brush.White, 0.45), brush.Smooth(d*16, 16, d*40, -22, d*104, -36, d*84, 14, d*50, 24))
		b.Plain(brush.Black, brush.Leaf(brush.Line(d*58, -30, d*58-2, 0, d*57, 24), 7))
	}
}

// snuffedCandle is a candle that went out a moment ago.
func snuffedCandle(b *brush.Brush) {
	b.Draw(brush.Bone, brush.Slab(-30, -30, 60, 130, 8), brush.Smooth(-30, -30, -40, 0, -32, 26, -24, -10),
		brush.Smooth(30, -26, 38, 34, 28, 44, 20, -6))
	b.Fill(b.Metal(brush.Gold), brush.Slab(-76, 94, 152, 18, 8), brush.Taper(brush.ArcLine(brush.At(92, 90), 22, -2.4, 2.4), 5, 5))
	b.Plain(brush.Black, brush.Taper(brush.Curve(0, -30, 2, -44, 8, -52), 3.4, 2.4))
	b.Glow(8, -52, 26, 26, brush.Hex(0xff5a2a), 0.9)
	smoke := brush.Flat(brush.White.To(b.Low, 0.4))
	b.Fill(smoke.Clear(0.75), brush.Leaf(brush.Curve(8, -54, -22, -90, 22, -120, -10, -156, 20, -190), 15))
	b.Fill(smoke.Clear(0.4), brush.Leaf(brush.Curve(8, -60, 34, -96, 6, -130, 46, -170), 11))
}

// smile is a smile with closed lips.
func smile(b *brush.Brush) {
	c := brush.Hex(0xc82a48)
	b.Draw(c, brush.Smooth(-124, -50, -60, -18, -22, -22, 0, -14, 22, -22, 60, -18, 124, -50, 90, 24, 0, 64, -90, 24))
	b.Plain(brush.Hex(0x4a0a1c), brush.Taper(brush.Curve(-120, -46, -50, 8, 0, 18, 50, 8, 120, -46), 5, 5))
	b.Fill(brush.Flat(brush.White).Clear(0.5), brush.Leaf(brush.Curve(-40, 38, 0, 48, 40, 38), 5))
}
