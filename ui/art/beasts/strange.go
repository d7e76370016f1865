package beasts

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/people"
	"github.com/keyraken/keyraken/ui/art/things"
)

// strangeBeasts are animals of the other worlds, and small ones of this.
var strangeBeasts = motif.Join(
	motif.Anchored(motif.Middle, map[string]func(*brush.Brush){
		"deep-eye": func(b *brush.Brush) { DeepEye(b, 0, 0, 1) }, "phoenix": phoenix, "fish": smallFish,
		"butterfly": butterfly, "dove": dove, "thumb": thumb, "finch": finch, "starfish": starfish,
		"jellyfish": func(b *brush.Brush) { Jellyfish(b, 0, -40, 60) },
	}),
	motif.Anchored(motif.Foot, map[string]func(*brush.Brush){
		"tentacle": oneTentacle, "pet-beast": petBeast, "tusker": tusker, "wolf-run": wolfRun, "quill-beast": quillBeast,
		"unicorn": unicorn, "monkey": monkey, "hog": hog, "ape": ape, "sand-worm": sandWorm, "steed": steed,
		"rat": ratBeast, "mole": moleBeast, "weasel": weaselBeast, "shroom-beast": shroomBeast, "flytrap": flytrap,
	}),
)

// Jellyfish draws a small jellyfish that glows.
func Jellyfish(b *brush.Brush, x, y, r float64) {
	b.Glow(x, y, r*3, r*3, b.Accent, 0.4)
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.3)).Clear(0.75),
		brush.Smooth(x-r, y, x-r*0.7, y-r*0.75, x, y-r, x+r*0.7, y-r*0.75, x+r, y, x, y-r*0.15))
	for i := -2; i <= 2; i++ {
		k := x + float64(i)*r*0.36
		b.Fill(brush.Flat(b.Accent).Clear(0.5).Out(), brush.Taper(brush.CurveThrough(brush.Line(k, y, k+b.In(-4, 4), y+r, k+b.In(-6, 6),
			y+r*2.4)), r*0.09, 0.4))
	}
}

// petBeast is a long-nosed beast of another world with three eyes.
func petBeast(b *brush.Brush) {
	c := brush.Hex(0x4aa0b0)
	animal(b, build{color: c, high: 60, deep: 94, long: 100, leg: 16, spotted: true, headX: 104, headY: -30, face: 0.1, tail: 1.2},
		func(*brush.Brush, brush.RGB) {})
	b.Draw(c, brush.Smooth(56, -200, 80, -240, 130, -236, 150, -200, 140, -160, 90, -150))
	b.Draw(c.Times(0.9), brush.Limb(136, -184, 24, 176, -160, 17, 186, -90, 13, 204, -60, 15))
	for i := range 3 {
		gaze(b, 84+26*float64(i), -210+4*math.Abs(float64(i)-1), 11, brush.Hex(0xffb84a))
	}
	b.Draw(c.Times(0.8), brush.Leaf(brush.Curve(70, -220, 40, -270, 20, -280), 12), brush.Leaf(brush.Curve(100, -236, 96, -280, 84, -306), 10))
}

// phoenix draws a bird of fire that rises.
func phoenix(b *brush.Brush) {
	b.Glow(0, 0, 170, 160, brush.Hex(0xff8a2a), 0.6)
	hot, red, pale := brush.Hex(0xff8a1e), brush.Hex(0xd8321c), brush.Hex(0xffd860)
	b.Mirrored(func(float64) {
		for i := range 6 {
			a := -1.45 + 0.32*float64(i)
			from := brush.At(14, -6)
			tip := from.Around(a, 140-10*float64(i))
			b.Draw(red.To(hot, 0.17*float64(i)), brush.Leaf(brush.CurveThrough([]brush.Point{from, from.To(tip, 0.5).Shift(18, -10), tip}), 17))
		}
		b.Draw(hot, brush.Smooth(6, -40, 50, -66, 84, -90, 60, -30, 20, 20))
	})
	for i := range 5 {
		d := float64(i) - 2
		b.Draw(red.To(pale, 0.2*math.Abs(d)), brush.Leaf(brush.Curve(d*6, 30, d*24, 80, d*34, 132), 10))
	}
	b.Draw(hot, brush.Smooth(-24, -40, 0, -70, 24, -40, 20, 20, 0, 50, -20, 20))
	b.Draw(pale, brush.Oval(0, -66, 21, 20), brush.Poly(-6, -84, -16, -116, 0, -92, 0, -122, 8, -92, 20, -112, 8, -82))
	b.Plain(brush.Hex(0x6a1a0a), brush.Poly(-7, -62, 7, -62, 0, -42))
	b.Plain(brush.Black, brush.Oval(-8, -70, 3.4, 3.4), brush.Oval(8, -70, 3.4, 3.4))
}

func smallFish(b *brush.Brush) {
	c := brush.Pick(&b.Random, brush.Hex(0xf08a4a), brush.Hex(0x5ac0d0), brush.Hex(0xd0d85a), brush.Hex(0xd86a9a))
	b.Draw(c, brush.Smooth(100, 0, 50, -44, -20, -46, -70, -8, -118, -52, -104, 0, -118, 52, -70, 8, -20, 46, 50, 44))
	b.Draw(c.Times(0.75), brush.Smooth(-10, -44, 20, -76, 44, -44), brush.Smooth(0, 10, -30, 36, -20, 0))
	b.Plain(brush.White, brush.Oval(62, -12, 12, 12))
	b.Plain(brush.Black, brush.Oval(65, -12, 6, 6))
}

func butterfly(b *brush.Brush) {
	c := brush.Pick(&b.Random, b.Accent, brush.Hex(0xf08a3a), brush.Hex(0x4a8ae0), brush.Hex(0xe05a9a))
	b.Mirrored(func(float64) {
		b.Draw(c, brush.Smooth(6, -10, 50, -90, 110, -84, 104, -20, 40, 6), brush.Smooth(6, 8, 60, 14, 84, 60, 50, 92, 14, 50))
		b.Plain(c.To(brush.White, 0.5), brush.Oval(74, -54, 15, 15), brush.Oval(52, 52, 11, 11))
		b.Plain(brush.Black, brush.Taper(brush.Curve(3, -50, 14, -86, 34, -96), 2, 1.4))
	})
	b.Draw(brush.Hex(0x2a2028), brush.Limb(0, -52, 6, 0, 0, 8, 0, 66, 3.4))
}

func monkey(b *brush.Brush) {
	c := brush.Hex(0x8a5a3a)
	b.Draw(c, brush.Taper(brush.Curve(-50, -50, -120, -60, -140, -130, -110, -150), 9, 5))
	b.Draw(c, brush.Smooth(-56, 6, -64, -80, -30, -130, 30, -130, 64, -80, 56, 6))
	b.Draw(c, brush.Limb(-44, -110, 17, -96, -60, 14, -60, -20, 12), brush.Limb(44, -110, 17, 100, -120, 14, 110, -180, 12))
	b.Draw(c, brush.Oval(-58, -180, 20, 22), brush.Oval(58, -180, 20, 22), brush.Oval(0, -184, 58, 54))
	b.Draw(brush.Hex(0xf0c8a0), brush.Smooth(-40, -196, -18, -212, 0, -200, 18, -212, 40, -196, 34, -150, 0, -138, -34, -150),
		brush.Oval(0, -60, 34, 44))
	b.Plain(brush.Black, brush.Oval(-16, -190, 7, 9), brush.Oval(16, -190, 7, 9), brush.Oval(-5, -170, 2.5, 2), brush.Oval(5, -170, 2.5, 2))
	b.Plain(brush.Black, brush.Leaf(brush.Curve(-20, -160, 0, -150, 20, -160), 3))
	b.Fill(b.Metal(brush.Iron), brush.Slab(-34, -246, 68, 24, 10))
	b.Glow(0, -254, 30, 30, b.Accent, 0.9)
}

func hog(b *brush.Brush) {
	c := brush.Hex(0xe89a9a)
	b.Draw(c.Times(0.85), brush.Slab(-96, -60, 30, 66, 10), brush.Slab(30, -60, 30, 66, 10))
	b.Draw(c, brush.Smooth(-130, -80, -100, -150, -10, -170, 70, -150, 120, -110, 110, -50, 20, -36, -90, -40))
	b.Draw(c, brush.Slab(-70, -56, 30, 62, 10), brush.Slab(60, -56, 30, 62, 10))
	b.Draw(c, brush.Oval(104, -112, 50, 46), brush.Poly(70, -146, 60, -190, 100, -156), brush.Poly(116, -156, 136, -192, 140, -146))
	b.Draw(c.Times(0.85), brush.Oval(142, -100, 20, 24))
	b.Plain(brush.Hex(0x7a2a3a), brush.Oval(138, -102, 4, 6), brush.Oval(149, -100, 4, 6))
	b.Plain(brush.Black, brush.Oval(112, -124, 6, 7))
	b.Draw(c, brush.Taper(brush.Curve(-128, -96, -156, -110, -144, -130, -166, -136), 5, 3))
}

func ape(b *brush.Brush) {
	c := brush.Hex(0x6a4a8a).To(brush.Livery(b.House), 0.3)
	b.Draw(c, brush.Smooth(-80, 6, -84, -60, -40, -80, 40, -80, 84, -60, 80, 6, 30, 6, 20, -30, -20, -30, -30, 6))
	b.Draw(c, brush.Limb(-96, -200, 40, -150, -100, 32, -126, -10, 30), brush.Limb(96, -200, 40, 150, -100, 32, 126, -10, 30))
	b.Draw(c, brush.Smooth(-100, -60, -120, -180, -70, -240, 70, -240, 120, -180, 100, -60, 0, -40))
	b.Draw(c.To(brush.Bone, 0.35), brush.Smooth(-60, -180, 0, -200, 60, -180, 50, -90, 0, -76, -50, -90))
	b.Draw(c, brush.Smooth(-52, -230, -44, -292, 0, -312, 44, -292, 52, -230, 0, -204))
	b.Draw(c.To(brush.Bone, 0.35), brush.Smooth(-36, -250, -20, -272, 20, -272, 36, -250, 26, -214, -26, -214))
	b.Within(brush.Place(0, -262, 1, 1, 0), func() { people.Glare(b, 0, 0, 16, 9, 0.3, brush.Hex(0xffd04a)) })
	b.Plain(brush.Black, brush.Smooth(-20, -232, 0, -236, 20, -232, 16, -218, -16, -218))
	b.Plain(brush.Bone, brush.Poly(-14, -233, -9, -222, -4, -234), brush.Poly(14, -233, 9, -222, 4, -234))
}

func sandWorm(b *brush.Brush) {
	c := brush.Hex(0xb8644a).To(brush.Livery(b.House), 0.35)
	b.Draw(c, brush.Limb(-130, 10, 60, -110, -110, 62, -20, -210, 58, 70, -200, 54))
	for i := range 5 {
		a := -0.2 - 0.35*float64(i)
		q := brush.At(-60, -100).Around(a-0.6, 100)
		b.Fill(brush.Flat(c.Times(0.6)).Clear(0.6), brush.Taper(brush.ArcLine(q, 50, a+0.6, a+2.2), 4, 2))
	}
	b.Draw(c.Times(0.8), brush.Oval(96, -192, 40, 62))
	b.Plain(brush.Hex(0x3a0c18), brush.Oval(102, -190, 29, 49))
	for i := range 11 {
		a := 2 * math.Pi * float64(i) / 11
		tip := brush.At(102+10*math.Cos(a), -190+20*math.Sin(a))
		b.Plain(brush.Bone, brush.Path{brush.At(102+29*math.Cos(a-0.2), -190+49*math.Sin(a-0.2)), tip,
			brush.At(102+29*math.Cos(a+0.2), -190+49*math.Sin(a+0.2))})
	}
	b.Draw(b.Near, brush.Smooth(-220, 14, -170, -26, -120, -8, -60, -24, -30, 14))
}

// quillBeast draws a beast with long quills.
func quillBeast(b *brush.Brush) {
	c := brush.Hex(0x5a3a52)
	for i := range 17 {
		a := math.Pi * (1.02 + 0.8*float64(i)/16)
		b.Draw(brush.Bone.To(brush.Hex(0x8a2a6a), 0.5*float64(i%2)), brush.Spike(brush.At(-10, -70), a, 0.14, 76, 186-14*float64(i%3)))
	}
	hindAndFore(b, c.Times(0.7), 16, 44, 40)
	b.Draw(c, brush.Smooth(-120, -30, -110, -100, -40, -150, 40, -140, 100, -100, 160, -64, 168, -44, 120, -26, 20, -16, -80, -14))
	hindAndFore(b, c, 0, 40, 34)
	b.Plain(brush.Black, brush.Oval(164, -56, 12, 10))
	b.Glow(112, -84, 30, 28, b.Accent, 0.8)
	b.Plain(brush.Hex(0xffe060), brush.Oval(112, -84, 9, 9))
	b.Plain(brush.Black, brush.Oval(114, -84, 4, 6))
	b.Plain(brush.Bone, brush.Poly(128, -38, 138, -40, 136, -14), brush.Poly(112, -34, 122, -36, 118, -12))
}

// unicorn draws the head of a dark unicorn with a horn that drips.
func unicorn(b *brush.Brush) {
	b.Within(brush.Place(-10, -120, 1.9, 1.9, 0), func() {
		b.Fill(b.Metal(brush.Hex(0xd8404a)), brush.Poly(28, -72, 76, -148, 44, -62))
		horse(b, brush.Hex(0x3a2a44), brush.Hex(0xd8404a))
		for i := range 6 {
			x, y := -52+9*float64(i), 6-11*float64(i)
			b.Flame(x-10, y, 10, 34)
		}
		b.Glow(34, -50, 18, 16, brush.Hex(0xff3a3a), 1)
		b.Plain(brush.Hex(0xffd0a0), brush.Oval(34, -50, 4, 3.4))
	})
}

func dove(b *brush.Brush) {
	c := brush.White.To(b.Sun, 0.12)
	b.Draw(c.Times(0.86), brush.Smooth(-30, 10, -100, 4, -138, 26, -108, 40, -124, 58, -60, 50, -10, 34))
	b.Draw(c.Times(0.84), brush.Smooth(-4, -4, 10, -66, 60, -118, 96, -110, 84, -60, 50, -10))
	b.Draw(c, brush.Smooth(-50, 26, -20, -16, 40, -24, 66, -48, 100, -44, 104, -24, 80, 10, 30, 52, -20, 56))
	b.Draw(c, brush.Smooth(20, 0, -4, -70, -60, -128, -112, -124, -94, -96, -106, -76, -78, -58, -80, -34, -40, 10, 0, 26))
	for i := range 3 {
		k := float64(i)
		b.Fill(brush.Flat(c.Times(0.7)).Clear(0.6), brush.Taper(brush.Curve(-96+16*k, -100+26*k, -50+10*k, -60+22*k, -10, -10+10*k), 1, 2))
	}
	b.Draw(brush.Hex(0xf0a03a), brush.Poly(100, -38, 124, -26, 98, -24))
	b.Plain(brush.Black, brush.Oval(84, -32, 5, 5))
}

// steed gallops to the right, saddled and clad.
func steed(b *brush.Brush) {
	coat, c := brush.Pick(&b.Random, brush.Hex(0xe8e4d8), brush.Hex(0x4a4650), brush.Hex(0x8a5a34), brush.Hex(0xb8b0a4)), brush.Livery(b.House)
	dark := coat.Times(0.5)
	b.Draw(coat.Times(0.7), brush.Limb(72, -110, 20, 122, -96, 12, 158, -44, 9), brush.Limb(-80, -110, 24, -122, -70, 13, -176, -44, 9))
	b.Draw(dark, brush.Taper(brush.Curve(-112, -160, -150, -176, -186, -140, -206, -100), 16, 3))
	b.Draw(coat, brush.Smooth(-116, -150, -90, -182, -30, -176, 40, -180, 84, -170, 104, -130, 76, -92, 20, -86, -50, -90, -96, -92,
		-120, -116))
	b.Draw(coat, brush.Smooth(40, -178, 72, -232, 100, -270, 124, -290, 130, -268, 152, -250, 176, -216, 172, -200, 150, -202, 128, -222,
		112, -196, 104, -130, 70, -120))
	b.Draw(coat, brush.Limb(76, -120, 24, 132, -124, 14, 148, -72, 10), brush.Limb(-84, -124, 32, -96, -66, 16, -136, -16, 10))
	b.Draw(dark, brush.Slab(138, -76, 24, 16, 5), brush.Slab(-150, -22, 24, 16, 5), brush.Slab(148, -50, 24, 16, 5),
		brush.Slab(-190, -52, 24, 16, 5))
	for i := range 6 {
		k := float64(i)
		b.Draw(dark, brush.Leaf(brush.Curve(112-13*k, -272+19*k, 84-13*k, -276+21*k, 60-12*k, -246+21*k), 10))
	}
	b.Draw(c, brush.Smooth(-60, -182, 30, -184, 44, -130, 40, -78, 0, -92, -36, -74, -70, -86, -74, -140))
	b.Fill(b.Metal(brush.Gold), brush.Smooth(-70, -98, -36, -84, 0, -102, 42, -88, 40, -76, 0, -90, -36, -72, -70, -84))
	b.Draw(brush.Wood.Times(0.7), brush.Smooth(-44, -200, -20, -184, 20, -186, 34, -202, 38, -176, -50, -172))
	b.Draw(c.Times(0.8), brush.Taper(brush.Curve(124, -262, 140, -224, 136, -214), 3, 3),
		brush.Taper(brush.Curve(134, -222, 90, -196, 20, -190), 2.4, 2.4))
	b.Plain(brush.Black, brush.Oval(136, -248, 5, 5), brush.Oval(168, -212, 4, 3))
}

func finch(b *brush.Brush) {
	c := brush.Livery(b.House).To(brush.Hex(0xf0b83a), 0.6)
	b.Draw(c.Times(0.6), brush.Poly(-50, 20, -150, 62, -138, 84, -40, 56))
	b.Draw(c, brush.Smooth(-70, 20, -40, -40, 20, -60, 50, -96, 90, -90, 104, -58, 92, -10, 50, 56, -10, 70, -56, 54))
	b.Draw(c.Times(0.55), brush.Smooth(-120, 50, -70, -10, -20, -30, 30, -8, 10, 30, -50, 50))
	b.Plain(brush.Bone, brush.Smooth(30, -10, 76, -30, 82, 0, 46, 50, 4, 58))
	b.Draw(brush.Hex(0xd87a2a), brush.Poly(98, -76, 140, -60, 98, -50))
	b.Plain(brush.Black, brush.Oval(78, -70, 10, 10))
	b.Plain(brush.White, brush.Oval(75, -74, 3.4, 3.4))
	b.Plain(brush.Hex(0xd87a2a), brush.Taper(brush.Line(6, 66, 0, 112), 4, 3), brush.Taper(brush.Line(28, 62, 30, 112), 4, 3))
}

func ratBeast(b *brush.Brush) {
	c := brush.Hex(0x6a605a)
	b.Draw(brush.Hex(0xd89a94), brush.Taper(brush.Curve(-90, -30, -150, -10, -176, -70, -140, -120, -170, -160), 9, 2))
	b.Draw(c.Times(0.75), brush.Limb(-60, -30, 34, -70, -6, 16, -30, 2, 10), brush.Limb(50, -40, 20, 56, -8, 12, 84, 2, 8))
	b.Draw(c, brush.Smooth(-116, -40, -100, -110, -30, -150, 40, -140, 84, -110, 70, -40, 20, -14, -70, -10))
	b.Draw(c, brush.Smooth(40, -100, 56, -160, 104, -166, 140, -132, 176, -108, 172, -92, 120, -74, 64, -70))
	for _, q := range [2]brush.Point{brush.At(62, -170), brush.At(96, -176)} {
		b.Draw(c.Times(0.85), brush.Oval(q.X, q.Y, 28, 30))
		b.Plain(brush.Hex(0xd89a94), brush.Oval(q.X+2, q.Y+2, 17, 19))
	}
	b.Glow(122, -126, 30, 30, brush.Hex(0xff3a2a), 0.7)
	b.Plain(brush.Hex(0xff4a3a), brush.Oval(120, -128, 10, 9))
	b.Plain(brush.Hex(0x2a1a1c), brush.Oval(173, -101, 9, 8))
	b.Plain(brush.Bone, brush.Poly(146, -88, 158, -90, 156, -66, 149, -66))
	for i := range 3 {
		b.Plain(brush.Bone.Times(0.8), brush.Taper(brush.Line(152, -98, 200, -120+22*float64(i)), 1.4, 0.6))
	}
	b.Draw(c.Times(0.9), brush.Limb(40, -50, 16, 84, -24, 10, 104, -2, 8))
}

// moleBeast looks out of its hill with great paws.
func moleBeast(b *brush.Brush) {
	c := brush.Hex(0x4a3e44)
	b.Draw(c, brush.Smooth(-90, 10, -96, -110, -60, -210, 0, -236, 60, -210, 96, -110, 90, 10))
	b.Fill(b.Skin(brush.Hex(0xf0a0a0)), brush.Smooth(-26, -160, 0, -176, 26, -160, 20, -132, 0, -122, -20, -132))
	b.Plain(brush.Hex(0x6a2a30), brush.Oval(-9, -146, 4, 6), brush.Oval(9, -146, 4, 6))
	b.Mirrored(func(float64) {
		b.Plain(brush.Black, brush.Oval(36, -184, 6, 6))
		b.Plain(brush.White, brush.Oval(34, -186, 2, 2))
		b.Plain(brush.Bone, brush.Poly(2, -122, 14, -124, 8, -98))
		for i := range 3 {
			b.Plain(brush.Bone.Times(0.8), brush.Taper(brush.Line(24, -142, 84, -156+16*float64(i)), 1.4, 0.6))
		}
		b.Draw(brush.Hex(0xf0a8a0), brush.Smooth(70, -60, 104, -96, 140, -80, 142, -40, 108, -22, 76, -30))
		for i := range 4 {
			a := -1.3 + 0.55*float64(i)
			b.Draw(brush.Bone, brush.Taper([]brush.Point{brush.At(112, -58).Around(a, 30), brush.At(112, -58).Around(a, 62)}, 7, 1))
		}
	})
	b.Draw(brush.Hex(0x5a4030), brush.Smooth(-180, 20, -140, -34, -80, -22, -40, -46, 0, -30, 44, -48, 90, -22, 140, -34, 180, 20))
}

func weaselBeast(b *brush.Brush) {
	c := brush.Hex(0xa0623a)
	b.Draw(c.Times(0.7), brush.Taper(brush.Curve(-110, -40, -170, -50, -190, -110, -160, -150), 20, 6))
	b.Draw(c.Times(0.75), brush.Limb(-80, -50, 24, -96, -10, 13, -70, 2, 9), brush.Limb(60, -60, 18, 60, -10, 11, 84, 2, 8))
	b.Draw(c, brush.Limb(-90, -60, 40, -20, -110, 44, 50, -80, 40, 84, -170, 32, 110, -220, 30))
	b.Fill(b.Skin(brush.Bone), brush.Limb(90, -80, 12, 112, -150, 12, 132, -190, 12))
	b.Draw(c, brush.Smooth(76, -226, 90, -264, 130, -262, 180, -216, 172, -204, 120, -192, 84, -200))
	b.Draw(c.Times(0.85), brush.Oval(96, -262, 15, 15), brush.Oval(122, -266, 13, 14))
	b.Draw(brush.Hex(0x1c1820), brush.Smooth(100, -236, 130, -244, 156, -226, 130, -220, 104, -220))
	b.Plain(brush.Hex(0xffe06a), brush.Oval(128, -231, 7, 6))
	b.Plain(brush.Black, brush.Oval(130, -231, 3, 5), brush.Oval(178, -211, 7, 6))
	b.Plain(brush.Bone, brush.Poly(150, -202, 160, -204, 156, -186))
	b.Draw(c, brush.Limb(-60, -60, 26, -40, -14, 14, -16, 2, 9), brush.Limb(70, -90, 15, 110, -110, 11, 134, -92, 10))
	b.Crystal(142, -96, 24, 0.3)
}

func starfish(b *brush.Brush) {
	c := brush.Hex(0xf0804a)
	b.Draw(c, brush.SmoothThrough(brush.Star(0, 0, 5, 104, 40, 0.2)))
	for i := range 20 {
		q := brush.Point{}.Around(2*math.Pi*float64(i%5)/5-math.Pi/2+0.2, 18*float64(1+i/5))
		b.Plain(c.To(brush.White, 0.5), brush.Oval(q.X, q.Y, 5, 5))
	}
}

// flytrap is a plant with a toothed mouth.
func flytrap(b *brush.Brush) {
	g := brush.Hex(0x5a9a3a)
	for _, d := range brush.Sides {
		b.Draw(g.Times(0.75), brush.Leaf(brush.Curve(0, 0, d*80, -44, d*150, -6), 24))
		b.Draw(g.Times(0.85), brush.Leaf(brush.Curve(0, 0, d*50, -80, d*120, -90), 17))
	}
	b.Draw(g.Times(0.8), brush.Taper(brush.Curve(0, 4, -26, -60, 0, -120), 20, 15))
	b.Draw(g, brush.Smooth(-126, -170, -80, -110, 0, -92, 80, -110, 126, -170, 60, -140, 0, -132, -60, -140))
	b.Plain(brush.Hex(0xb02a4a), brush.Smooth(-120, -172, -60, -206, 0, -214, 60, -206, 120, -172, 60, -142, 0, -134, -60, -142))
	b.Draw(g, brush.Smooth(-126, -176, -104, -246, 0, -284, 104, -246, 126, -176, 60, -206, 0, -214, -60, -206))
	for i := range 11 {
		x := -105 + 21*float64(i)
		k := 30 * (x / 120) * (x / 120)
		b.Draw(brush.Bone, brush.Poly(x-7, -212+k, x+7, -212+k, x, -176+k*0.3), brush.Poly(x-7, -136-k, x+7, -136-k, x, -166-k*0.3))
	}
	b.Mirrored(func(float64) { gaze(b, 46, -246, 13, brush.Hex(0xffe04a)) })
}

// shroomBeast walks on four feet with mushrooms on its back.
func shroomBeast(b *brush.Brush) {
	for i := range 5 {
		x := -92 + 42*float64(i)
		h := 40 + 22*math.Sin(1.7*float64(i))
		b.Within(brush.Place(x, -150, 0.5, 0.5+h*0.004, -0.4+0.18*float64(i)), func() { things.RedMushroom(b) })
	}
	animal(b, build{color: brush.Hex(0x8a6aa0), high: 56, deep: 112, long: 104, leg: 19, spotted: true, headX: 116, headY: 10, face: 0.66,
		tail: 0.5}, wolfFace)
	for i := range 3 {
		b.Within(brush.Place(100+16*float64(i), -196, 0.2, 0.2, -0.3+0.3*float64(i)), func() { things.RedMushroom(b) })
	}
}

// tusker draws a beast with a hump, a mane and tusks.
func tusker(b *brush.Brush) {
	c := brush.Hex(0x7a4a34)
	hindAndFore(b, c.Times(0.6), 26, 74, 64)
	b.Draw(c, brush.Taper(brush.Curve(-118, -120, -150, -110, -150, -70), 7, 3))
	b.Draw(c, brush.Smooth(-124, -90, -120, -150, -70, -180, 0, -210, 60, -222, 104, -190, 130, -150, 120, -80, 70, -54, -60, -58, -112, -64))
	for i := range 8 {
		x := -50 + 22*float64(i)
		y := -196 - 34*math.Sin(float64(i)*0.4)
		b.Draw(brush.Hex(0x3a2018), brush.Poly(x-14, y+24, x-24, y-22, x+20, y+18))
	}
	hindAndFore(b, c, 0, 74, 64)
	b.Draw(c.Times(1.1), brush.Smooth(76, -180, 130, -190, 170, -140, 204, -100, 196, -64, 150, -56, 104, -76, 80, -120))
	b.Draw(c.Times(0.7), brush.Poly(96, -180, 84, -226, 122, -188))
	b.Draw(brush.Hex(0xd89a84), brush.Smooth(184, -112, 210, -98, 206, -64, 186, -62))
	b.Plain(brush.Black, brush.Oval(198, -92, 4, 6), brush.Oval(196, -74, 4, 6))
	b.Draw(brush.Bone, brush.Taper(brush.Curve(160, -66, 196, -60, 208, -110, 200, -136), 11, 2),
		brush.Taper(brush.Curve(136, -66, 168, -46, 186, -84), 10, 2))
	b.Glow(142, -142, 26, 24, brush.Hex(0xff5a2a), 0.8)
	b.Plain(brush.Hex(0xffd040), brush.Poly(130, -142, 156, -150, 148, -132))
}

// wolfRun draws a wolf that leaps to the right.
func wolfRun(b *brush.Brush) {
	c := b.Near.To(brush.Hex(0x5a6478), 0.7)
	leg := func(k float64, xy ...float64) { b.Draw(c.Times(k), brush.Taper(brush.Curve(xy...), 19, 6)) }
	leg(0.65, -70, -100, -130, -60, -170, -24)
	leg(0.65, 70, -110, 130, -60, 176, -50)
	b.Draw(c, brush.Leaf(brush.Curve(-90, -130, -150, -160, -200, -140), 20))
	b.Draw(c, brush.Smooth(-112, -110, -90, -152, -20, -158, 50, -176, 96, -182, 110, -140, 80, -92, 0, -88, -70, -80))
	for i := range 6 {
		q := brush.At(30+14*float64(i), -150-5*float64(i))
		b.Draw(c.Times(0.8), brush.Path{q.Shift(-22, 8), q.Shift(-14, -34), q.Shift(16, 10)})
	}
	leg(1, -80, -104, -104, -40, -140, 0)
	leg(1, 66, -108, 100, -50, 140, -6)
	b.Within(brush.Place(128, -172, 1.7, 1.7, 0.1), func() { snout(b, c) })
}
