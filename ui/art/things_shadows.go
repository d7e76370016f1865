package art

import "math"

// shadowThings are the gear of thieves, gamblers and killers.
var shadowThings = joined(
	framed(middle, map[string]func(*Brush){
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
	framed(foot, map[string]func(*Brush){
		"pawn": chessPawn, "coin-stack": coinStack, "lottery-drum": lotteryDrum,
		"trapdoor": openPit, "spikes": spikeRow, "cement-shoes": cementShoes,
		"toll-bar":    tollBar,
		"forge-anvil": plainAnvil, "shell-game": shellGame,
	}),
)

func fishHook(b *Brush) {
	b.Draw(Hex(0xd8c8a0), Taper(Curve(34, -220, 38, -150, 34, -104), 3, 3))
	b.Fill(b.Metal(Steel), Ring(34, -96, 16, 8)...)
	b.Fill(b.Metal(Steel), Taper(Curve(34, -82, 36, 20, 20, 78, -24, 98, -64, 74, -72, 26), 10, 7))
	b.Fill(b.Metal(Steel), Poly(-86, 44, -70, -14, -56, 26, -62, 34))
	b.Fill(b.Metal(Steel), Poly(-60, 14, -34, 44, -64, 44))
}

func throwingStar(b *Brush) {
	m := b.Metal(Steel.Times(0.8))
	b.Fill(m, Holed(Star(0, 0, 4, 124, 36, 0.3), Oval(0, 0, 17, 17))...)
	b.Fill(b.Metal(Steel), Star(0, 0, 4, 104, 26, 0.3)[0:3], Star(0, 0, 4, 104, 26, 0.3)[2:5])
	b.Fill(b.Metal(Iron), Ring(0, 0, 25, 17)...)
}

func brassKnuckles(b *Brush) {
	b.Draw(Livery(b.House).Times(0.7), Poly(-150, -44, -60, -48, -60, 60, -150, 64))
	fist(b, At(-10, 6), At(1, 0), 66, handSkin(b))
	m := b.Metal(Gold)
	b.Fill(m, Slab(42, -74, 36, 158, 14))
	for i := range 4 {
		b.Fill(m, Poly(70, -70+38*float64(i), 108, -52+38*float64(i), 70, -36+38*float64(i)))
	}
}

func skullKey(b *Brush) {
	m := b.Metal(Bone.To(Gold, 0.25))
	b.Fill(m, Slab(-10, -10, 20, 128, 6), Box(8, 66, 42, 17), Box(8, 96, 54, 17), Oval(0, 2, 20, 10), Oval(0, 40, 16, 8))
	b.Within(Place(0, -66, 2.5, 2.5, 0), func() { skull(b, &figure{}) })
}

func dominoMask(b *Brush) {
	c := Hex(0x23202c).To(Livery(b.House), 0.3)
	b.Draw(c, Leaf(Curve(-112, -10, -150, 10, -170, 56), 13), Leaf(Curve(112, -10, 150, 20, 158, 70), 13))
	b.Draw(c, Smooth(-124, -16, -90, -56, -40, -46, 0, -28, 40, -46, 90, -56, 124, -16, 104, 36, 60, 50, 22, 30, 0, 14, -22, 30, -60, 50,
		-104, 36))
	b.Mirrored(func(float64) {
		b.Plain(b.Sun.To(White, 0.6), Smooth(28, 4, 52, -20, 92, -14, 82, 16, 50, 20))
		b.Plain(Black, Oval(58, 0, 12, 14))
		b.Plain(White, Oval(54, -5, 4, 4))
	})
}

// toothyGrin is a smile with one tooth of silver.
func toothyGrin(b *Brush) {
	lip := Hex(0xb04450)
	b.Draw(lip, Smooth(-134, -36, -60, -30, 0, -20, 60, -30, 134, -36, 96, 44, 0, 86, -96, 44))
	b.Plain(Hex(0x2a0a12), Smooth(-114, -26, -60, -16, 0, -8, 60, -16, 114, -26, 82, 36, 0, 68, -82, 36))
	for i := range 8 {
		x := -88 + 25*float64(i)
		k := 1 - math.Abs(x)/150
		c := b.Skin(Hex(0xf4efe0))
		if i == 5 {
			c = b.Metal(Hex(0xc8d8e8))
		}
		b.Fill(c, Slab(x-12, -22+12*k, 24, 22+26*k, 8))
		if i != 5 {
			b.Fill(b.Skin(Hex(0xe8e0cc)), Slab(x-11, 28-14*(1-k)+4*k, 22, 10+14*k, 6))
		}
	}
	b.Glow(37, -2, 44, 44, White, 0.9)
	b.Plain(White, Star(44, -10, 4, 36, 5, 0))
}

func lips(b *Brush) {
	c := Hex(0xc23a52)
	b.Plain(Hex(0x2a0a14), Smooth(-96, 0, -30, -20, 30, -20, 96, 0, 30, 26, -30, 26))
	b.Draw(c, Smooth(-118, 0, -70, -34, -24, -52, 0, -40, 24, -52, 70, -34, 118, 0, 50, -12, 0, -8, -50, -12))
	b.Draw(c, Smooth(-118, 0, -50, 12, 0, 14, 50, 12, 118, 0, 66, 44, 0, 58, -66, 44))
	b.Fill(Flat(White).Clear(0.5), Leaf(Curve(-40, 36, 0, 42, 36, 36), 5))
}

func earThing(b *Brush) {
	c := handSkin(b)
	b.Draw(c, Smooth(-40, -70, 0, -112, 56, -104, 84, -50, 66, 4, 34, 30, 26, 78, -10, 104, -36, 84, -34, 40, -48, 0))
	s := Flat(c.To(b.Shade, 0.5))
	b.Fill(s, Taper(Curve(-24, -50, 4, -84, 40, -78, 56, -42, 40, -4, 14, 18, 4, 54), 9, 4))
	b.Fill(s, Smooth(-22, -20, 6, -36, 24, -18, 12, 8, -14, 22))
}

func treasureMap(b *Brush) {
	c := Hex(0xe8cf98)
	b.Draw(c, Poly(-128, -84, -64, -100, 0, -84, 64, -100, 128, -84, 124, 0, 130, 86, 64, 72, 0, 88, -64, 72, -130, 88, -122, 0))
	for _, x := range [3]float64{-64, 0, 64} {
		b.Fill(Flat(c.Times(0.7)).Clear(0.7), Box(x-1.5, -92, 3, 172))
	}
	b.Draw(Hex(0x8ab0a0), Smooth(-112, -70, -66, -76, -40, -40, -70, -10, -112, -20))
	for i := range 3 {
		b.Plain(Hex(0x7a5a34), Poly(34+26*float64(i), -30, 50+26*float64(i), -68, 66+26*float64(i), -30))
	}
	trail := Curve(-96, 56, -40, 20, -10, 46, 30, 10, 62, 30)
	for i := 0; i+2 < len(trail); i += 4 {
		b.Plain(Hex(0x5a3420), Taper(trail[i:i+3], 5, 5))
	}
	red := Hex(0xd0202a)
	b.Draw(red, Taper(Line(64, 12, 112, 60), 9, 9), Taper(Line(112, 12, 64, 60), 9, 9))
}

func dartThing(b *Brush) {
	b.Fill(b.Metal(Steel), Taper(Line(40, 0, 136, 0), 6, 0.8))
	b.Draw(Wood, Limb(-70, 0, 8, 0, 0, 12, 44, 0, 8))
	c := Hex(0xd0343a)
	b.Draw(c, Poly(-60, -6, -88, -46, -142, -46, -104, -4), Poly(-60, 6, -88, 46, -142, 46, -104, 4))
	b.Draw(c.Times(0.7), Poly(-64, -5, -130, -12, -130, 12, -64, 5))
}

func sprayCan(b *Brush) {
	c := Livery(b.House).To(Hex(0xe0405a), 0.6)
	for i := range 7 {
		r := 18 + 9*float64(i)
		b.Fill(Flat(Hex(0x6af07a)).Clear(0.75-0.08*float64(i)), Oval(-60-22*float64(i), -100+b.In(-9, 9), r*0.8, r*0.7))
	}
	b.Fill(b.Metal(c), Slab(-44, -50, 96, 160, 14))
	b.Fill(b.Metal(Steel), Slab(-34, -72, 76, 26, 8), Slab(-16, -112, 40, 44, 8))
	b.Plain(Black, Oval(-14, -100, 6, 6))
	b.Plain(White, Star(4, 34, 5, 36, 16, 0.2))
}

func crowbar(b *Brush) {
	b.Fill(b.Metal(Hex(0x8a3038)), Taper(Curve(-110, 96, -20, 10, 66, -74, 96, -96, 118, -84, 116, -50, 96, -40), 11, 9))
	b.Fill(b.Metal(Hex(0x8a3038)), Poly(-102, 84, -134, 104, -142, 124, -118, 118, -96, 100))
}

func poster(b *Brush) {
	b.Draw(Hex(0xe8d4a4), Poly(-84, -116, 80, -118, 86, 0, 82, 112, 30, 120, -30, 112, -86, 118, -80, 0))
	b.Plain(Hex(0x5a3420), Slab(-60, -100, 120, 18, 3), Slab(-46, 66, 92, 10, 3), Slab(-34, 86, 68, 10, 3))
	b.Plain(Hex(0xc8ac78), Box(-56, -70, 112, 122))
	b.Plain(Hex(0x2a2430), Oval(0, -26, 27, 31), Smooth(-50, 52, -42, 16, 0, 4, 42, 16, 50, 52))
	b.Plain(Hex(0x2a2430), Slab(-44, -50, 88, 10, 5), Slab(-24, -68, 48, 24, 5))
	b.Plain(Hex(0xe8d4a4), Oval(-10, -26, 5, 4), Oval(10, -26, 5, 4))
	b.Fill(b.Metal(Iron), Oval(0, -110, 7, 7))
}

// cardFan is a hand of five cards.
func cardFan(b *Brush) {
	for i := range 5 {
		a := -0.72 + 0.36*float64(i)
		b.Within(Place(0, 96, 1, 1, a), func() {
			b.Draw(Hex(0xf6efdc), Slab(-44, -196, 88, 136, 10))
			red := Flat(Hex(0xc8262e))
			if i%2 == 0 {
				red = Flat(Hex(0x22202c))
			}
			b.Fill(red, Poly(0, -170, 24, -132, 0, -94, -24, -132), Oval(-30, -182, 6, 7))
		})
	}
	s := handSkin(b)
	b.Draw(s, Limb(-40, 120, 24, 0, 96, 34, 40, 120, 24))
	for i := range 4 {
		b.Draw(s, Limb(-36+24*float64(i), 100, 13, -34+23*float64(i), 60, 12))
	}
}

func roulette(b *Brush) {
	b.Fill(b.Metal(Gold), Oval(0, 0, 122, 122))
	for i := range 18 {
		c := Hex(0xb8202c)
		if i%2 == 0 {
			c = Hex(0x1c1c26)
		}
		if i == 0 {
			c = Hex(0x2a9a4a)
		}
		a := math.Pi * float64(i) / 9
		b.Plain(c, Path{{}, Point{}.Around(a, 110), Point{}.Around(a+0.18, 111), Point{}.Around(a+0.35, 110)})
	}
	b.Draw(Wood.Times(0.8), Oval(0, 0, 64, 64))
	b.Fill(b.Metal(Gold), Star(0, 0, 4, 54, 12, 0.4), Oval(0, 0, 16, 16))
	b.Draw(White, Oval(66, -58, 11, 11))
}

// wristWatch is a watch with its strap.
func wristWatch(b *Brush) {
	b.Draw(Hex(0x6a3a24), Slab(-30, -136, 60, 272, 12))
	b.Fill(b.Metal(Gold), Oval(0, 0, 66, 66), Slab(62, -10, 18, 20, 4))
	b.Plain(Hex(0xfbf3dc), Oval(0, 0, 54, 54))
	for i := range 12 {
		a := math.Pi * float64(i) / 6
		b.Plain(Hex(0x3a2a24), Taper([]Point{Point{}.Around(a, 50), Point{}.Around(a, 42)}, 2.4, 2.4))
	}
	a := b.In(0, 6.28)
	b.Plain(Hex(0x2a2030), Taper([]Point{{}, Point{}.Around(a, 26)}, 4, 3), Taper([]Point{{}, Point{}.Around(a+2, 40)}, 3, 2))
}

func mousetrap(b *Brush) {
	b.Draw(Hex(0xc89a5a), Poly(-140, 40, -96, -24, 140, -24, 130, 40), Poly(-140, 40, 130, 40, 130, 62, -140, 62))
	b.Fill(b.Metal(Steel), Taper(Curve(-10, 10, -20, -70, -8, -116), 5, 5), Taper(Curve(74, 10, 92, -70, 84, -116), 5, 5),
		Taper(Curve(-8, -116, 38, -128, 84, -116), 6, 6))
	for i := range 6 {
		b.Fill(b.Metal(Iron), Ring(-8+16*float64(i), 10, 13, 7)...)
	}
	b.Fill(b.Metal(Iron), Taper(Curve(-60, 6, -20, -6, 20, 8), 4, 3))
	b.Crystal(-70, -20, 40, 0.3)
}

func snippers(b *Brush) {
	b.Mirrored(func(float64) {
		b.Fill(b.Metal(Iron.Times(0.8)), Taper(Curve(4, 0, 30, 60, 38, 130), 11, 13))
		b.Fill(b.Metal(Steel), Smooth(0, 6, 44, -12, 92, -50, 84, -100, 22, -126, 4, -116, 40, -92, 54, -60, 30, -30, -4, -12))
	})
	b.Draw(Hex(0xa02a34), Limb(-36, 70, 14, -38, 130, 16), Limb(36, 70, 14, 38, 130, 16))
	b.Fill(b.Metal(Gold), Oval(0, 0, 17, 17))
}

func eclipse(b *Brush) {
	b.Glow(0, 0, 240, 230, Hex(0xffb04a), 0.9)
	for i := range 16 {
		a := math.Pi * float64(i) / 8
		b.Fill(Flat(Hex(0xffe0a0)).Clear(0.6), Taper([]Point{Point{}.Around(a, 96), Point{}.Around(a, 140+b.In(0, 60))}, 9, 0.6))
	}
	b.Plain(Hex(0xfff2c8), Oval(0, 0, 112, 112))
	b.Plain(Hex(0x0a0a16), Oval(6, 3, 103, 103))
	b.Plain(White, Oval(-84, -62, 13, 13))
	b.Glow(-84, -62, 60, 60, White, 0.9)
}

func inkBlot(b *Brush) {
	c := b.Body(Hex(0x10101c))
	var out Path
	for i := range 26 {
		a := 2 * math.Pi * float64(i) / 26
		out = append(out, Point{}.Around(a, 84+float64(i%2)*b.In(14, 60)))
	}
	b.Fill(c, SmoothThrough(out))
	for range 8 {
		q := Point{}.Around(b.In(0, 6.28), b.In(118, 160))
		r := b.In(5, 15)
		b.Fill(c, Oval(q.X, q.Y, r, r))
	}
	b.Fill(Flat(White).Clear(0.35), Leaf(Curve(-60, -20, -40, -56, 0, -70), 7))
}

func leadPipe(b *Brush) {
	b.Fill(b.Metal(Iron), Limb(-116, 70, 18, 80, -60, 18))
	b.Fill(b.Metal(Iron.Times(0.8)), Limb(72, -56, 26, 104, -78, 26), Limb(-104, 62, 24, -124, 76, 24))
	b.Plain(Black, Oval(118, -86, 9, 15))
}

func flintlock(b *Brush) {
	b.Draw(Wood, Smooth(-40, -30, 40, -30, 60, -10, -6, 4, -30, 30, -56, 96, -96, 88, -84, 30, -70, -6))
	b.Fill(b.Metal(Steel), Poly(-20, -50, 136, -54, 136, -22, -20, -20))
	b.Fill(b.Metal(Gold), Slab(124, -62, 18, 46, 5), Slab(20, -54, 12, 38, 3), Slab(-100, 74, 46, 20, 8))
	b.Fill(b.Metal(Iron), Taper(Curve(-40, -34, -44, -66, -20, -78), 8, 5), Taper(Curve(-14, 2, -2, 26, 16, 4), 4, 4))
	b.Plain(Black, Oval(141, -38, 5, 12))
}

func spade(b *Brush) {
	b.Draw(Wood, Slab(-8, -130, 16, 150, 5), Slab(-36, -140, 72, 16, 7))
	b.Fill(b.Metal(Steel), Smooth(-52, 10, 0, 2, 52, 10, 56, 60, 30, 106, 0, 126, -30, 106, -56, 60))
	b.Plain(Steel.Times(0.5), Taper(Curve(0, 14, 0, 60, 0, 100), 3, 1))
}

func cheese(b *Brush) {
	c := Hex(0xf4c84a)
	b.Draw(Hex(0x8a5a2a), Smooth(-126, -30, -60, -84, 60, -84, 126, -30, 126, 46, 60, 92, -60, 92, -126, 46))
	b.Draw(Hex(0xb0803a), Smooth(-126, -30, -60, -84, 60, -84, 126, -30, 60, 20, -60, 20))
	b.Draw(c, Poly(-20, -34, 128, -22, 124, 50, 20, 94))
	b.Draw(c.To(White, 0.35), Poly(-20, -34, 20, 94, -44, 92, -50, -20))
	for _, q := range [5][3]float64{{50, 10, 13}, {88, 24, 9}, {48, 52, 9}, {90, -4, 6}, {22, 30, 7}} {
		b.Plain(c.Times(0.65), Oval(q[0], q[1], q[2], q[2]*0.9))
	}
}

func strongbox(b *Brush) {
	b.Fill(b.Metal(Iron.To(Livery(b.House), 0.35).Times(0.8)), Slab(-112, -108, 224, 216, 14))
	b.Fill(b.Metal(Iron.To(Livery(b.House), 0.2)), Slab(-90, -86, 180, 172, 8))
	b.Fill(b.Metal(Steel), Oval(-10, 0, 52, 52))
	b.Plain(Hex(0x1c2028), Oval(-10, 0, 40, 40))
	for i := range 12 {
		a := math.Pi * float64(i) / 6
		b.Plain(White, Taper([]Point{At(-10, 0).Around(a, 37), At(-10, 0).Around(a, 30)}, 2, 2))
	}
	b.Fill(b.Metal(Gold), Oval(-10, 0, 18, 18), Slab(62, -46, 14, 92, 6))
	b.Fill(b.Metal(Steel), Slab(-120, -76, 18, 44, 4), Slab(-120, 34, 18, 44, 4))
	b.Fill(b.Metal(Iron), Box(-90, 108, 40, 14), Box(50, 108, 40, 14))
}

// falseFace is a pair of glasses with a nose and a moustache.
func falseFace(b *Brush) {
	c := Hex(0x2a2028)
	b.Draw(c, Taper(Curve(-86, -40, -120, -46, -140, -20), 7, 5), Taper(Curve(86, -40, 120, -46, 140, -20), 7, 5))
	b.Draw(Hex(0xe8a888), Smooth(-18, -40, 18, -40, 26, 16, 46, 40, 20, 62, -20, 62, -46, 40, -26, 16))
	for _, d := range Sides {
		b.Fill(Flat(White.To(b.Accent, 0.3)).Clear(0.5), Oval(d*56, -36, 42, 40))
		b.Draw(c, Ring(d*56, -36, 50, 38)...)
		b.Draw(c, Smooth(d*100, -96, d*60, -108, d*16, -88, d*22, -76, d*60, -90))
	}
	b.Draw(c.Times(1.4), Smooth(0, 62, 40, 58, 84, 76, 124, 62, 100, 104, 50, 104, 0, 82, -50, 104, -100, 104, -124, 62, -84, 76,
		-40, 58))
}

func burningFuse(b *Brush) {
	b.Draw(Hex(0xc8a868), Taper(Curve(-170, 70, -90, 20, -30, 60, 30, 20, 60, -40), 7, 7))
	b.Glow(64, -50, 130, 130, Hex(0xffa03a), 0.9)
	b.Plain(Hex(0xffb83a), Burst(64, -50, 12, 74, 26, &b.Random))
	b.Plain(White, Burst(64, -50, 9, 34, 14, &b.Random))
}

func plugAndSocket(b *Brush) {
	b.Draw(Hex(0x22242c), Taper(Curve(-180, 50, -120, 60, -90, 10, -60, 0), 8, 8))
	b.Fill(b.Metal(Hex(0x3a3e4a)), Slab(-70, -40, 80, 80, 16))
	b.Fill(b.Metal(Gold), Slab(6, -26, 50, 14, 4), Slab(6, 12, 50, 14, 4))
	b.Fill(b.Metal(White), Slab(84, -74, 60, 148, 14))
	b.Plain(Black, Oval(108, -19, 10, 13), Oval(108, 19, 10, 13))
}
