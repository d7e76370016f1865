package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/people"
)

// commonThings are found everywhere.
var commonThings = motif.Join(
	motif.Anchored(motif.Middle, map[string]func(*brush.Brush){
		"hourglass": hourglass, "clock": smallClock, "cog": cog, "padlock": padlock, "bell": bell, "sack": sack,
		"goblet": goblet, "crown-thing": crownThing, "coin": coin, "candle": candle, "feather": feather, "bone": boneThing,
		"egg": eggThing, "leaf": leafThing, "eye": openEye, "page": page, "card": playingCard, "stack": cardStack,
		"net": net, "meteorite": meteorite, "fist": raisedFist, "speech": speechBubble, "thought": thoughtBubble,
		"brain": brain, "rope-knot": knot, "bandage": bandage, "umbrella": umbrella, "moon": crescent, "sun": sunFace,
		"shackle": shackle,
	}),
	motif.Anchored(motif.Foot, map[string]func(*brush.Brush){
		"gravestone": func(b *brush.Brush) { b.Within(brush.Place(0, 0, 3, 3, 0), func() { Gravestone(b) }) },
		"door":       func(b *brush.Brush) { door(b, false) }, "open-door": func(b *brush.Brush) { door(b, true) }, "tent": tent,
		"pillar": pillar, "rock": rock, "desk": desk, "cauldron": cauldron,
		"statue-base": func(b *brush.Brush) { pedestal(b, 0, -46) }, "ladder": ladder, "signpost": signpost,
		"mountain": mountain, "wall": stoneWall, "gate": barredGate, "tree": bareTree,
	}),
)

func hourglass(b *brush.Brush) {
	g := b.Metal(brush.Gold)
	b.Fill(brush.Flat(brush.White.To(b.Accent, 0.3)).Clear(0.4), brush.Smooth(-52, -92, 52, -92, 48, -50, 8, 0, 48, 50, 52, 92, -52, 92, -48,
		50, -8, 0, -48, -50))
	sand := brush.Hex(0xf0c060)
	b.Plain(sand, brush.Smooth(-38, -46, 38, -46, 8, -6, -8, -6), brush.Poly(-1.6, -6, 1.6, -6, 1.6, 60, -1.6, 60),
		brush.Smooth(-46, 90, 46, 90, 30,
			66, 0, 46, -30, 66))
	b.Fill(g, brush.Slab(-68, -108, 136, 18, 6), brush.Slab(-68, 90, 136, 18, 6), brush.Slab(-64, -94, 8, 188, 3),
		brush.Slab(56, -94, 8, 188, 3))
	b.Fill(brush.Flat(brush.White).Clear(0.6), brush.Leaf(brush.Curve(-40, -84, -42, -50, -18, -18), 4))
}

func smallClock(b *brush.Brush) {
	b.Fill(b.Metal(brush.Gold), brush.Oval(0, 0, 104, 104))
	b.Fill(brush.Flat(brush.Hex(0xfbf3dc)).Down(brush.Hex(0xe0cfa4)), brush.Oval(0, 0, 90, 90))
	for i := range 12 {
		a := math.Pi * float64(i) / 6
		b.Plain(brush.Hex(0x3a2a24), brush.Taper([]brush.Point{brush.Point{}.Around(a, 84), brush.Point{}.Around(a, 70)}, 3, 3))
	}
	a := b.In(0, 6.28)
	b.Draw(brush.Hex(0x2a2030), brush.Leaf([]brush.Point{{}, brush.Point{}.Around(a, 24), brush.Point{}.Around(a, 48)}, 7),
		brush.Leaf([]brush.Point{{}, brush.Point{}.Around(a+2, 36),
			brush.Point{}.Around(a+2, 74)}, 6))
	b.Fill(b.Metal(brush.Gold), brush.Oval(0, 0, 8, 8))
}

func cog(b *brush.Brush) {
	b.Fill(b.Metal(brush.Gold.To(brush.Iron, b.In(0, 0.9))), brush.Holed(brush.Gear(0, 0, 108, 12, b.In(0, 1)), brush.Oval(0, 0, 40, 40))...)
}

func padlock(b *brush.Brush) {
	b.Fill(b.Metal(brush.Steel), brush.Holed(brush.Slab(-52, -110, 104, 130, 52), brush.Slab(-32, -90, 64, 110, 32))...)
	b.Fill(b.Metal(brush.Gold), brush.Slab(-78, -30, 156, 128, 20))
	b.Plain(brush.Black, brush.Oval(0, 22, 17, 17), brush.Poly(-8, 28, 8, 28, 14, 68, -14, 68))
}

func bell(b *brush.Brush) {
	b.Fill(b.Metal(brush.Gold.Times(0.7)), brush.Oval(0, 84, 20, 20))
	b.Fill(b.Metal(brush.Gold), brush.Smooth(-92, 76, -70, 40, -60, -40, -34, -80, 0, -92, 34, -80, 60, -40, 70, 40, 92, 76, 0, 84))
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, -104, 17, 9)...)
	b.Fill(brush.Flat(brush.White).Clear(0.5), brush.Leaf(brush.Curve(-50, 40, -44, -30, -20, -70), 6))
}

func sack(b *brush.Brush) {
	c := brush.Hex(0xb08a54)
	b.Draw(c, brush.Smooth(-30, -60, -84, 0, -92, 66, -50, 98, 50, 98, 92, 66, 84, 0, 30, -60))
	b.Draw(c.Times(1.15), brush.Smooth(-30, -58, -56, -104, -14, -92, 6, -108, 24, -90, 58, -100, 30, -58))
	b.Draw(brush.Hex(0x6a3a24), brush.Slab(-38, -68, 76, 13, 5))
	b.Within(brush.Place(0, 24, 0.42, 0.42, 0), func() { amberThing(b) })
}

func goblet(b *brush.Brush) {
	g := b.Metal(brush.Gold)
	b.Fill(g, brush.Smooth(-70, -98, 70, -98, 62, -30, 26, 8, -26, 8, -62, -30), brush.Slab(-9, 0, 18, 74, 6),
		brush.Smooth(-58, 96, 58, 96, 18, 70,
			-18, 70))
	b.Plain(brush.Hex(0x8a1a30), brush.Oval(0, -96, 66, 13))
	b.Crystal(0, -44, 16, 0)
}

func crownThing(b *brush.Brush) {
	b.Within(brush.Place(0, 110, 4.6, 4.6, 0), func() { people.Crown(b, &people.Figure{Trim: brush.Hex(0xd0304a)}) })
}

func coin(b *brush.Brush) {
	b.Fill(b.Metal(brush.Gold), brush.Oval(0, 0, 100, 100))
	b.Plain(brush.Gold.Times(0.75), brush.Ring(0, 0, 84, 78)...)
	b.Within(brush.Place(0, 0, 0.6, 0.6, 0), func() { b.Fill(b.Metal(brush.Gold.Times(0.9)), brush.Star(0, 0, 6, 90, 50, 0)) })
}

func candle(b *brush.Brush) {
	b.Draw(brush.Bone, brush.Slab(-22, -40, 44, 130, 8))
	b.Draw(brush.Bone.Times(0.9), brush.Smooth(-22, -40, -30, -10, -24, 6, -16, -20), brush.Smooth(22, -36, 28, 20, 20, 30, 14, -20))
	b.Fill(b.Metal(brush.Gold), brush.Slab(-56, 84, 112, 16, 7))
	b.Glow(0, -70, 120, 120, brush.Hex(0xffc85a), 0.7)
	b.Flame(0, -44, 14, 60)
}

func feather(b *brush.Brush) {
	c := brush.White.To(brush.Livery(b.House), 0.3)
	b.Draw(c, brush.Leaf(brush.Curve(-60, 110, -30, 0, 70, -110), 34))
	b.Plain(c.Times(0.6), brush.Taper(brush.Curve(-76, 130, -30, 10, 70, -110), 3.4, 1))
}

func boneThing(b *brush.Brush) {
	b.Draw(brush.Bone, brush.Limb(-80, 0, 15, 0, 0, 11, 80, 0, 15), brush.Oval(-94, -14, 21, 19), brush.Oval(-94, 14, 21, 19),
		brush.Oval(94, -14, 21, 19), brush.Oval(94, 14, 21, 19))
}

func eggThing(b *brush.Brush) {
	c := brush.Bone.To(brush.Livery(b.House), 0.25)
	b.Draw(c, brush.Smooth(0, -104, 48, -60, 74, 20, 52, 84, 0, 100, -52, 84, -74, 20, -48, -60))
	for range 9 {
		b.Fill(brush.Flat(brush.Livery(b.House)).Clear(0.6), brush.Oval(b.In(-44, 44), b.In(-40, 70), b.In(4, 12), b.In(4, 11)))
	}
}

func leafThing(b *brush.Brush) {
	c := brush.Hex(0x5aa03a)
	b.Draw(c, brush.Smooth(0, -110, 54, -60, 70, 0, 40, 60, 0, 90, -40, 60, -70, 0, -54, -60))
	b.Plain(c.Times(0.6), brush.Taper(brush.Curve(0, -100, 4, 0, 0, 120), 2, 4))
	for i := range 4 {
		y := -50 + 34*float64(i)
		b.Plain(c.Times(0.65), brush.Taper(brush.Line(0, y+14, 44-4*float64(i), y-16), 2, 0.8), brush.Taper(brush.Line(0, y+14,
			-44+4*float64(i), y-16), 2, 0.8))
	}
}

func openEye(b *brush.Brush) {
	c := b.Accent
	b.Draw(brush.Hex(0xf6f2e4), brush.Smooth(-124, 0, -50, -62, 50, -62, 124, 0, 50, 62, -50, 62))
	b.Draw(c.Times(0.75), brush.Oval(0, 0, 52, 52))
	b.Plain(c.To(brush.White, 0.3), brush.Ring(0, 0, 40, 34)...)
	b.Plain(brush.Black, brush.Oval(0, 0, 24, 24))
	b.Plain(brush.White, brush.Oval(-14, -16, 9, 9))
}

func page(b *brush.Brush) {
	b.Draw(brush.Hex(0xf6ecd4), brush.Smooth(-66, -92, 0, -98, 68, -90, 70, 0, 64, 92, 0, 86, -68, 94, -64, 0))
	for j := range 8 {
		b.Fill(brush.Flat(brush.Wood).Clear(0.6), brush.Box(-44, -64+float64(j)*17, 88-float64(j%3)*16, 5))
	}
}

func playingCard(b *brush.Brush) {
	b.Draw(brush.Hex(0xf4ead4), brush.Slab(-66, -96, 132, 192, 12))
	b.Plain(brush.Livery(b.House).Times(0.8), brush.Slab(-57, -87, 114, 174, 8))
	b.Within(brush.Place(0, 0, 0.6, 0.6, 0), func() { amberThing(b) })
}

func cardStack(b *brush.Brush) {
	for i := range 5 {
		b.Within(brush.Place(float64(i)*3-8, 40-16*float64(i), 1, 0.72, b.In(-0.16, 0.16)), func() { playingCard(b) })
	}
}

func net(b *brush.Brush) {
	s := brush.Flat(brush.Wood.To(brush.Cloth, 0.4))
	for i := range 8 {
		x := -105 + 30*float64(i)
		b.Fill(s, brush.Taper(brush.Curve(x*0.5, -110, x, 0, x*1.1, 110), 2.4, 2.4), brush.Taper(brush.Curve(-110, x, 0, x+16, 110, x), 2.4, 2.4))
	}
}

func meteorite(b *brush.Brush) {
	hot := brush.Hex(0xff8a2a)
	for i := range 3 {
		k := 1 - 0.26*float64(i)
		b.Fill(brush.Flat(hot.To(brush.Hex(0xffe9a0), 0.4*float64(i))).Clear(0.75), brush.Leaf(brush.CurveThrough(brush.Line(40, 40, -60*k, -60*k,
			-190*k, -190*k)), 62*k))
	}
	b.Draw(brush.Hex(0x5a3a34), brush.Smooth(-20, 10, 4, -22, 50, -20, 90, 14, 92, 60, 60, 92, 14, 86, -18, 56))
	b.Glow(36, 36, 90, 90, hot, 0.4)
}

func raisedFist(b *brush.Brush) {
	b.Draw(brush.Livery(b.House).Times(0.7), brush.Poly(-40, 40, 40, 40, 50, 130, -50, 130))
	people.Fist(b, brush.At(0, 10), brush.At(0, -1), 56, people.HandSkin(b))
}

func speechBubble(b *brush.Brush) {
	b.Draw(brush.White.To(b.Low, 0.1), brush.Slab(-110, -90, 220, 140, 40), brush.Poly(-50, 40, -70, 100, 0, 46))
}

func thoughtBubble(b *brush.Brush) {
	c := b.Body(brush.White.To(b.Low, 0.1))
	b.Fill(c, brush.Oval(-50, -20, 58, 46), brush.Oval(40, -30, 66, 52), brush.Oval(0, -60, 60, 44), brush.Oval(0, 6, 70, 40))
	b.Fill(c, brush.Oval(-60, 66, 18, 15))
	b.Fill(c, brush.Oval(-88, 98, 10, 9))
}

func brain(b *brush.Brush) {
	c := brush.Hex(0xf09aa8)
	b.Draw(c, brush.Smooth(-100, 10, -96, -44, -56, -84, 0, -92, 56, -84, 96, -44, 100, 10, 66, 56, 20, 62, 16, 92, -12, 92, -14, 62, -66, 56))
	s := brush.Flat(c.Times(0.62))
	b.Fill(s, brush.Taper(brush.Curve(0, -90, 5, -40, -3, 10, 0, 60), 3, 2))
	b.Mirrored(func(float64) {
		b.Fill(s, brush.Taper(brush.Curve(10, -60, 40, -66, 60, -44, 40, -30, 20, -36), 2.6, 2),
			brush.Taper(brush.Curve(90, -20, 60, -16, 46, 4, 66, 20), 2.6, 2), brush.Taper(brush.Curve(10, -6, 34, -10, 36, 16, 14, 26), 2.6, 2),
			brush.Taper(brush.Curve(30, 50, 50, 36, 76, 40), 2.6, 2))
	})
}

func knot(b *brush.Brush) {
	c := brush.Hex(0xc8a468)
	for _, l := range [][]brush.Point{brush.Curve(-150, 20, -60, 40, 20, -30, -10, -60, -50, -20, 20, 40, 150, -10),
		brush.Curve(-60, 60, 10, 30, 60,
			-40, 30, -66, -10, -40, 30, 50, 80, 70)} {
		b.Draw(c, brush.Taper(l, 13, 13))
	}
}

func bandage(b *brush.Brush) {
	c := brush.Hex(0xf4e4cc)
	b.Draw(c, brush.Slab(-110, -34, 220, 68, 34))
	b.Draw(c.Times(0.9), brush.Slab(-40, -34, 80, 68, 4))
	b.Draw(brush.Hex(0xd0343a), brush.Box(-8, -22, 16, 44), brush.Box(-22, -8, 44, 16))
}

func umbrella(b *brush.Brush) {
	c := brush.Livery(b.House)
	b.Draw(brush.Wood, brush.Taper(brush.Curve(0, -100, 0, 60, 6, 96, 30, 90), 4, 4))
	b.Draw(c, append(brush.ArcLine(brush.At(0, 0), 110, math.Pi, 2*math.Pi), brush.Line(82, -12, 55, 0, 28, -12, 0, 0, -28, -12, -55, 0,
		-82, -12)...))
}

func crescent(b *brush.Brush) {
	b.Glow(0, 0, 170, 170, b.Sun, 0.4)
	b.Draw(b.Sun.To(brush.White, 0.3), brush.Smooth(40, -96, -40, -84, -92, 0, -40, 84, 40, 96, -14, 50, -34, 0, -14, -50))
}

func sunFace(b *brush.Brush) {
	b.Glow(0, 0, 190, 190, brush.Hex(0xffd050), 0.6)
	b.Draw(brush.Hex(0xffb02e), brush.Star(0, 0, 16, 124, 82, 0))
	b.Draw(brush.Hex(0xffd85a), brush.Oval(0, 0, 76, 76))
}

func shackle(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Ring(-52, 10, 62, 40)...)
	b.Fill(b.Metal(brush.Iron), brush.Ring(70, 10, 62, 40)...)
	Chain(b, brush.Curve(-10, 10, 10, 30, 30, 10), 1.2, brush.Iron)
}

func door(b *brush.Brush, open bool) {
	frame := b.Layer(0.9)
	b.Fill(frame, brush.Slab(-100, -280, 200, 286, 10))
	if open {
		b.Glow(0, -130, 190, 210, b.Sun, 0.7)
		b.Fill(brush.Flat(b.Sun.To(brush.White, 0.4)).Down(b.Accent.To(b.Sun, 0.5)), brush.Box(-80, -262, 160, 262))
		b.Draw(brush.Wood, brush.Poly(-80, -262, -150, -230, -150, 30, -80, 0))
		return
	}
	b.Draw(brush.Wood, brush.Box(-80, -262, 160, 262))
	for i := range 4 {
		b.Plain(brush.Wood.Times(0.6), brush.Box(-80+40*float64(i), -262, 3, 262))
	}
	b.Fill(b.Metal(brush.Iron), brush.Box(-80, -220, 160, 14), brush.Box(-80, -60, 160, 14))
	b.Fill(b.Metal(brush.Gold), brush.Ring(52, -130, 14, 8)...)
}

func tent(b *brush.Brush) {
	c := brush.Livery(b.House)
	b.Draw(c, brush.Smooth(0, -230, 60, -130, 150, 0, 0, 14, -150, 0, -60, -130))
	b.Draw(c.Times(0.4), brush.Poly(0, -190, 44, 6, -44, 6))
	b.Draw(brush.Wood, brush.Slab(-4, -262, 8, 60, 3))
	b.Draw(brush.Gold, brush.Poly(4, -262, 50, -246, 4, -230))
}

func pillar(b *brush.Brush) {
	c := b.Low.To(brush.Bone, 0.5)
	b.Draw(c, brush.Box(-34, -240, 68, 220), brush.Slab(-56, -270, 112, 34, 6), brush.Slab(-56, -26, 112, 32, 6))
	for i := range 4 {
		b.Plain(c.Times(0.75), brush.Box(-26+16*float64(i), -232, 5, 204))
	}
}

func rock(b *brush.Brush) {
	c := b.Near.To(brush.Iron, 0.4)
	b.Draw(c, brush.Poly(-130, 6, -116, -80, -70, -140, 0, -170, 76, -150, 120, -70, 134, 6))
	b.Fill(brush.Flat(c.To(b.Sun, 0.3)).Clear(0.6), brush.Poly(-70, -140, 0, -170, 76, -150, 20, -110, -40, -100))
}

func desk(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Slab(-140, -110, 280, 22, 5), brush.Box(-124, -92, 22, 96), brush.Box(102, -92, 22, 96),
		brush.Box(30, -90, 78, 60))
	b.Fill(b.Metal(brush.Gold), brush.Oval(70, -62, 5, 5))
}

func cauldron(b *brush.Brush) {
	Fire(b, 0, 4, 46)
	b.Fill(b.Metal(brush.Hex(0x3a3e48)), brush.Smooth(-110, -150, -124, -90, -90, -30, 0, -14, 90, -30, 124, -90, 110, -150))
	b.Fill(b.Metal(brush.Hex(0x4a4e58)), brush.Slab(-122, -164, 244, 22, 10))
	b.Glow(0, -170, 120, 70, b.Accent, 0.7)
	b.Plain(b.Accent.To(brush.White, 0.2), brush.Oval(0, -158, 104, 15))
	for i := range 6 {
		b.Fill(brush.Flat(b.Accent.To(brush.White, 0.3)).Clear(0.7), brush.Oval(-60+24*float64(i), -176-b.In(0, 70), b.In(6, 15), b.In(6, 14)))
	}
}

func ladder(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Slab(-52, -280, 12, 286, 4), brush.Slab(40, -280, 12, 286, 4))
	for i := range 8 {
		b.Draw(brush.Wood.Times(1.15), brush.Slab(-48, -262+34*float64(i), 96, 10, 4))
	}
}

func signpost(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Slab(-8, -250, 16, 256, 4))
	b.Draw(brush.Wood.Times(1.2), brush.Poly(-20, -230, 90, -230, 116, -205, 90, -180, -20, -180),
		brush.Poly(20, -160, -90, -160, -116, -135, -90,
			-110, 20, -110))
}

func mountain(b *brush.Brush) {
	s := b.Layer(0.7)
	b.Fill(s, brush.Poly(-170, 6, -90, -120, -60, -110, 0, -280, 50, -170, 80, -180, 170, 6))
	b.Plain(brush.White.To(b.Low, 0.2), brush.Poly(-30, -196, 0, -280, 36, -200, 14, -214, 0, -186, -14, -210))
}

func stoneWall(b *brush.Brush) {
	c := b.Near.To(brush.Iron, 0.5)
	for row := range 5 {
		for i := range 5 {
			x := -150 + 60*float64(i) + 30*float64(row%2) - 15
			b.Draw(c.Times(b.In(0.85, 1.1)), brush.Slab(x, -46-44*float64(row), 58, 42, 6))
		}
	}
}

func barredGate(b *brush.Brush) {
	b.Fill(b.Layer(0.9), brush.Holed(brush.Arch(0, 6, 130, 290), brush.Arch(0, 6, 96, 250))...)
	for i := range 6 {
		b.Fill(b.Metal(brush.Iron), brush.Box(-82+31*float64(i), -236+24*math.Abs(float64(i)-2.5), 8, 240))
	}
	b.Fill(b.Metal(brush.Iron), brush.Box(-96, -150, 192, 8), brush.Box(-96, -60, 192, 8))
}

func bareTree(b *brush.Brush) {
	b.Fill(b.Layer(0.85), Branches(b, brush.At(0, 8), -math.Pi/2, 100, 16, 0.62, 0.3, 4)...)
}
