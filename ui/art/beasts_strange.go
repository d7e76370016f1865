package art

import "math"

// strangeBeasts are animals of the other worlds, and small ones of this.
var strangeBeasts = joined(
	framed(middle, map[string]func(*painter){
		"deep-eye": func(b *painter) { eyeOfTheDeep(b, 0, 0, 1) }, "phoenix": phoenix, "fish": smallFish, "butterfly": butterfly, "dove": dove,
		"thumb": thumb, "finch": finch,
		"starfish": starfish, "jellyfish": func(b *painter) { jelly(b, 0, -40, 60) },
	}),
	framed(foot, map[string]func(*painter){
		"tentacle": oneTentacle, "pet-beast": petBeast, "tusker": tusker, "wolf-run": wolfRun, "quill-beast": quillBeast, "unicorn": unicorn,
		"monkey": monkey, "hog": hog, "ape": ape, "sand-worm": sandWorm, "steed": steed, "rat": ratBeast, "mole": moleBeast,
		"weasel": weaselBeast, "shroom-beast": shroomBeast, "flytrap": flytrap,
	}),
)

// jelly draws a small jellyfish that glows.
func jelly(b *painter, x, y, r float64) {
	b.glow(x, y, r*3, r*3, b.accent, 0.4)
	b.fill(flat(b.accent.to(white, 0.3)).clear(0.75), smooth(x-r, y, x-r*0.7, y-r*0.75, x, y-r, x+r*0.7, y-r*0.75, x+r, y, x, y-r*0.15))
	for i := -2; i <= 2; i++ {
		k := x + float64(i)*r*0.36
		b.fill(flat(b.accent).clear(0.5).out(), taper(curved(lineThrough(k, y, k+b.in(-4, 4), y+r, k+b.in(-6, 6), y+r*2.4)), r*0.09, 0.4))
	}
}

// petBeast is a long-nosed beast of another world with three eyes.
func petBeast(b *painter) {
	c := hex(0x4aa0b0)
	animal(b, build{color: c, high: 60, deep: 94, long: 100, leg: 16, spotted: true, headX: 104, headY: -30, face: 0.1, tail: 1.2},
		func(*painter, rgb) {})
	b.draws(c, smooth(56, -200, 80, -240, 130, -236, 150, -200, 140, -160, 90, -150))
	b.draws(c.times(0.9), limb(136, -184, 24, 176, -160, 17, 186, -90, 13, 204, -60, 15))
	for i := range 3 {
		gaze(b, 84+26*float64(i), -210+4*math.Abs(float64(i)-1), 11, hex(0xffb84a))
	}
	b.draws(c.times(0.8), leaf(curve(70, -220, 40, -270, 20, -280), 12), leaf(curve(100, -236, 96, -280, 84, -306), 10))
}

// phoenix draws a bird of fire that rises.
func phoenix(b *painter) {
	b.glow(0, 0, 170, 160, hex(0xff8a2a), 0.6)
	hot, red, pale := hex(0xff8a1e), hex(0xd8321c), hex(0xffd860)
	b.mirrored(func(float64) {
		for i := range 6 {
			a := -1.45 + 0.32*float64(i)
			from := pointAt(14, -6)
			tip := from.around(a, 140-10*float64(i))
			b.draws(red.to(hot, 0.17*float64(i)), leaf(curved([]pt{from, from.to(tip, 0.5).shift(18, -10), tip}), 17))
		}
		b.draws(hot, smooth(6, -40, 50, -66, 84, -90, 60, -30, 20, 20))
	})
	for i := range 5 {
		d := float64(i) - 2
		b.draws(red.to(pale, 0.2*math.Abs(d)), leaf(curve(d*6, 30, d*24, 80, d*34, 132), 10))
	}
	b.draws(hot, smooth(-24, -40, 0, -70, 24, -40, 20, 20, 0, 50, -20, 20))
	b.draws(pale, oval(0, -66, 21, 20), poly(-6, -84, -16, -116, 0, -92, 0, -122, 8, -92, 20, -112, 8, -82))
	b.plain(hex(0x6a1a0a), poly(-7, -62, 7, -62, 0, -42))
	b.plain(black, oval(-8, -70, 3.4, 3.4), oval(8, -70, 3.4, 3.4))
}

func smallFish(b *painter) {
	c := pick(&b.random, hex(0xf08a4a), hex(0x5ac0d0), hex(0xd0d85a), hex(0xd86a9a))
	b.draws(c, smooth(100, 0, 50, -44, -20, -46, -70, -8, -118, -52, -104, 0, -118, 52, -70, 8, -20, 46, 50, 44))
	b.draws(c.times(0.75), smooth(-10, -44, 20, -76, 44, -44), smooth(0, 10, -30, 36, -20, 0))
	b.plain(white, oval(62, -12, 12, 12))
	b.plain(black, oval(65, -12, 6, 6))
}

func butterfly(b *painter) {
	c := pick(&b.random, b.accent, hex(0xf08a3a), hex(0x4a8ae0), hex(0xe05a9a))
	b.mirrored(func(float64) {
		b.draws(c, smooth(6, -10, 50, -90, 110, -84, 104, -20, 40, 6), smooth(6, 8, 60, 14, 84, 60, 50, 92, 14, 50))
		b.plain(c.to(white, 0.5), oval(74, -54, 15, 15), oval(52, 52, 11, 11))
		b.plain(black, taper(curve(3, -50, 14, -86, 34, -96), 2, 1.4))
	})
	b.draws(hex(0x2a2028), limb(0, -52, 6, 0, 0, 8, 0, 66, 3.4))
}

func monkey(b *painter) {
	c := hex(0x8a5a3a)
	b.draws(c, taper(curve(-50, -50, -120, -60, -140, -130, -110, -150), 9, 5))
	b.draws(c, smooth(-56, 6, -64, -80, -30, -130, 30, -130, 64, -80, 56, 6))
	b.draws(c, limb(-44, -110, 17, -96, -60, 14, -60, -20, 12), limb(44, -110, 17, 100, -120, 14, 110, -180, 12))
	b.draws(c, oval(-58, -180, 20, 22), oval(58, -180, 20, 22), oval(0, -184, 58, 54))
	b.draws(hex(0xf0c8a0), smooth(-40, -196, -18, -212, 0, -200, 18, -212, 40, -196, 34, -150, 0, -138, -34, -150), oval(0, -60, 34, 44))
	b.plain(black, oval(-16, -190, 7, 9), oval(16, -190, 7, 9), oval(-5, -170, 2.5, 2), oval(5, -170, 2.5, 2))
	b.plain(black, leaf(curve(-20, -160, 0, -150, 20, -160), 3))
	b.fill(b.metal(iron), slab(-34, -246, 68, 24, 10))
	b.glow(0, -254, 30, 30, b.accent, 0.9)
}

func hog(b *painter) {
	c := hex(0xe89a9a)
	b.draws(c.times(0.85), slab(-96, -60, 30, 66, 10), slab(30, -60, 30, 66, 10))
	b.draws(c, smooth(-130, -80, -100, -150, -10, -170, 70, -150, 120, -110, 110, -50, 20, -36, -90, -40))
	b.draws(c, slab(-70, -56, 30, 62, 10), slab(60, -56, 30, 62, 10))
	b.draws(c, oval(104, -112, 50, 46), poly(70, -146, 60, -190, 100, -156), poly(116, -156, 136, -192, 140, -146))
	b.draws(c.times(0.85), oval(142, -100, 20, 24))
	b.plain(hex(0x7a2a3a), oval(138, -102, 4, 6), oval(149, -100, 4, 6))
	b.plain(black, oval(112, -124, 6, 7))
	b.draws(c, taper(curve(-128, -96, -156, -110, -144, -130, -166, -136), 5, 3))
}

func ape(b *painter) {
	c := hex(0x6a4a8a).to(livery(b.House), 0.3)
	b.draws(c, smooth(-80, 6, -84, -60, -40, -80, 40, -80, 84, -60, 80, 6, 30, 6, 20, -30, -20, -30, -30, 6))
	b.draws(c, limb(-96, -200, 40, -150, -100, 32, -126, -10, 30), limb(96, -200, 40, 150, -100, 32, 126, -10, 30))
	b.draws(c, smooth(-100, -60, -120, -180, -70, -240, 70, -240, 120, -180, 100, -60, 0, -40))
	b.draws(c.to(bone, 0.35), smooth(-60, -180, 0, -200, 60, -180, 50, -90, 0, -76, -50, -90))
	b.draws(c, smooth(-52, -230, -44, -292, 0, -312, 44, -292, 52, -230, 0, -204))
	b.draws(c.to(bone, 0.35), smooth(-36, -250, -20, -272, 20, -272, 36, -250, 26, -214, -26, -214))
	b.within(place(0, -262, 1, 1, 0), func() { glare(b, &figure{}, 0, 16, 9, 0.3, hex(0xffd04a)) })
	b.plain(black, smooth(-20, -232, 0, -236, 20, -232, 16, -218, -16, -218))
	b.plain(bone, poly(-14, -233, -9, -222, -4, -234), poly(14, -233, 9, -222, 4, -234))
}

func sandWorm(b *painter) {
	c := hex(0xb8644a).to(livery(b.House), 0.35)
	b.draws(c, limb(-130, 10, 60, -110, -110, 62, -20, -210, 58, 70, -200, 54))
	for i := range 5 {
		a := -0.2 - 0.35*float64(i)
		q := pointAt(-60, -100).around(a-0.6, 100)
		b.fill(flat(c.times(0.6)).clear(0.6), taper(arcLine(q, 50, a+0.6, a+2.2), 4, 2))
	}
	b.draws(c.times(0.8), oval(96, -192, 40, 62))
	b.plain(hex(0x3a0c18), oval(102, -190, 29, 49))
	for i := range 11 {
		a := 2 * math.Pi * float64(i) / 11
		tip := pointAt(102+10*math.Cos(a), -190+20*math.Sin(a))
		b.plain(bone, path{pointAt(102+29*math.Cos(a-0.2), -190+49*math.Sin(a-0.2)), tip,
			pointAt(102+29*math.Cos(a+0.2), -190+49*math.Sin(a+0.2))})
	}
	b.draws(b.near, smooth(-220, 14, -170, -26, -120, -8, -60, -24, -30, 14))
}

// quillBeast draws a beast with long quills.
func quillBeast(b *painter) {
	c := hex(0x5a3a52)
	for i := range 17 {
		a := math.Pi * (1.02 + 0.8*float64(i)/16)
		b.draws(bone.to(hex(0x8a2a6a), 0.5*float64(i%2)), spike(pointAt(-10, -70), a, 0.14, 76, 186-14*float64(i%3)))
	}
	hindAndFore(b, c.times(0.7), 16, 44, 40)
	b.draws(c, smooth(-120, -30, -110, -100, -40, -150, 40, -140, 100, -100, 160, -64, 168, -44, 120, -26, 20, -16, -80, -14))
	hindAndFore(b, c, 0, 40, 34)
	b.plain(black, oval(164, -56, 12, 10))
	b.glow(112, -84, 30, 28, b.accent, 0.8)
	b.plain(hex(0xffe060), oval(112, -84, 9, 9))
	b.plain(black, oval(114, -84, 4, 6))
	b.plain(bone, poly(128, -38, 138, -40, 136, -14), poly(112, -34, 122, -36, 118, -12))
}

// unicorn draws the head of a dark unicorn with a horn that drips.
func unicorn(b *painter) {
	b.within(place(-10, -120, 1.9, 1.9, 0), func() {
		b.fill(b.metal(hex(0xd8404a)), poly(28, -72, 76, -148, 44, -62))
		horse(b, hex(0x3a2a44), hex(0xd8404a))
		for i := range 6 {
			x, y := -52+9*float64(i), 6-11*float64(i)
			b.flame(x-10, y, 10, 34)
		}
		b.glow(34, -50, 18, 16, hex(0xff3a3a), 1)
		b.plain(hex(0xffd0a0), oval(34, -50, 4, 3.4))
	})
}

func dove(b *painter) {
	c := white.to(b.sun, 0.12)
	b.draws(c.times(0.86), smooth(-30, 10, -100, 4, -138, 26, -108, 40, -124, 58, -60, 50, -10, 34))
	b.draws(c.times(0.84), smooth(-4, -4, 10, -66, 60, -118, 96, -110, 84, -60, 50, -10))
	b.draws(c, smooth(-50, 26, -20, -16, 40, -24, 66, -48, 100, -44, 104, -24, 80, 10, 30, 52, -20, 56))
	b.draws(c, smooth(20, 0, -4, -70, -60, -128, -112, -124, -94, -96, -106, -76, -78, -58, -80, -34, -40, 10, 0, 26))
	for i := range 3 {
		k := float64(i)
		b.fill(flat(c.times(0.7)).clear(0.6), taper(curve(-96+16*k, -100+26*k, -50+10*k, -60+22*k, -10, -10+10*k), 1, 2))
	}
	b.draws(hex(0xf0a03a), poly(100, -38, 124, -26, 98, -24))
	b.plain(black, oval(84, -32, 5, 5))
}

// steed gallops to the right, saddled and clad.
func steed(b *painter) {
	coat, c := pick(&b.random, hex(0xe8e4d8), hex(0x4a4650), hex(0x8a5a34), hex(0xb8b0a4)), livery(b.House)
	dark := coat.times(0.5)
	b.draws(coat.times(0.7), limb(72, -110, 20, 122, -96, 12, 158, -44, 9), limb(-80, -110, 24, -122, -70, 13, -176, -44, 9))
	b.draws(dark, taper(curve(-112, -160, -150, -176, -186, -140, -206, -100), 16, 3))
	b.draws(coat, smooth(-116, -150, -90, -182, -30, -176, 40, -180, 84, -170, 104, -130, 76, -92, 20, -86, -50, -90, -96, -92,
		-120, -116))
	b.draws(coat, smooth(40, -178, 72, -232, 100, -270, 124, -290, 130, -268, 152, -250, 176, -216, 172, -200, 150, -202, 128, -222,
		112, -196, 104, -130, 70, -120))
	b.draws(coat, limb(76, -120, 24, 132, -124, 14, 148, -72, 10), limb(-84, -124, 32, -96, -66, 16, -136, -16, 10))
	b.draws(dark, slab(138, -76, 24, 16, 5), slab(-150, -22, 24, 16, 5), slab(148, -50, 24, 16, 5), slab(-190, -52, 24, 16, 5))
	for i := range 6 {
		k := float64(i)
		b.draws(dark, leaf(curve(112-13*k, -272+19*k, 84-13*k, -276+21*k, 60-12*k, -246+21*k), 10))
	}
	b.draws(c, smooth(-60, -182, 30, -184, 44, -130, 40, -78, 0, -92, -36, -74, -70, -86, -74, -140))
	b.fill(b.metal(gold), smooth(-70, -98, -36, -84, 0, -102, 42, -88, 40, -76, 0, -90, -36, -72, -70, -84))
	b.draws(wood.times(0.7), smooth(-44, -200, -20, -184, 20, -186, 34, -202, 38, -176, -50, -172))
	b.draws(c.times(0.8), taper(curve(124, -262, 140, -224, 136, -214), 3, 3), taper(curve(134, -222, 90, -196, 20, -190), 2.4, 2.4))
	b.plain(black, oval(136, -248, 5, 5), oval(168, -212, 4, 3))
}

func finch(b *painter) {
	c := livery(b.House).to(hex(0xf0b83a), 0.6)
	b.draws(c.times(0.6), poly(-50, 20, -150, 62, -138, 84, -40, 56))
	b.draws(c, smooth(-70, 20, -40, -40, 20, -60, 50, -96, 90, -90, 104, -58, 92, -10, 50, 56, -10, 70, -56, 54))
	b.draws(c.times(0.55), smooth(-120, 50, -70, -10, -20, -30, 30, -8, 10, 30, -50, 50))
	b.plain(bone, smooth(30, -10, 76, -30, 82, 0, 46, 50, 4, 58))
	b.draws(hex(0xd87a2a), poly(98, -76, 140, -60, 98, -50))
	b.plain(black, oval(78, -70, 10, 10))
	b.plain(white, oval(75, -74, 3.4, 3.4))
	b.plain(hex(0xd87a2a), taper(lineThrough(6, 66, 0, 112), 4, 3), taper(lineThrough(28, 62, 30, 112), 4, 3))
}

func ratBeast(b *painter) {
	c := hex(0x6a605a)
	b.draws(hex(0xd89a94), taper(curve(-90, -30, -150, -10, -176, -70, -140, -120, -170, -160), 9, 2))
	b.draws(c.times(0.75), limb(-60, -30, 34, -70, -6, 16, -30, 2, 10), limb(50, -40, 20, 56, -8, 12, 84, 2, 8))
	b.draws(c, smooth(-116, -40, -100, -110, -30, -150, 40, -140, 84, -110, 70, -40, 20, -14, -70, -10))
	b.draws(c, smooth(40, -100, 56, -160, 104, -166, 140, -132, 176, -108, 172, -92, 120, -74, 64, -70))
	for _, q := range [2]pt{pointAt(62, -170), pointAt(96, -176)} {
		b.draws(c.times(0.85), oval(q.x, q.y, 28, 30))
		b.plain(hex(0xd89a94), oval(q.x+2, q.y+2, 17, 19))
	}
	b.glow(122, -126, 30, 30, hex(0xff3a2a), 0.7)
	b.plain(hex(0xff4a3a), oval(120, -128, 10, 9))
	b.plain(hex(0x2a1a1c), oval(173, -101, 9, 8))
	b.plain(bone, poly(146, -88, 158, -90, 156, -66, 149, -66))
	for i := range 3 {
		b.plain(bone.times(0.8), taper(lineThrough(152, -98, 200, -120+22*float64(i)), 1.4, 0.6))
	}
	b.draws(c.times(0.9), limb(40, -50, 16, 84, -24, 10, 104, -2, 8))
}

// moleBeast looks out of its hill with great paws.
func moleBeast(b *painter) {
	c := hex(0x4a3e44)
	b.draws(c, smooth(-90, 10, -96, -110, -60, -210, 0, -236, 60, -210, 96, -110, 90, 10))
	b.fill(b.skin(hex(0xf0a0a0)), smooth(-26, -160, 0, -176, 26, -160, 20, -132, 0, -122, -20, -132))
	b.plain(hex(0x6a2a30), oval(-9, -146, 4, 6), oval(9, -146, 4, 6))
	b.mirrored(func(float64) {
		b.plain(black, oval(36, -184, 6, 6))
		b.plain(white, oval(34, -186, 2, 2))
		b.plain(bone, poly(2, -122, 14, -124, 8, -98))
		for i := range 3 {
			b.plain(bone.times(0.8), taper(lineThrough(24, -142, 84, -156+16*float64(i)), 1.4, 0.6))
		}
		b.draws(hex(0xf0a8a0), smooth(70, -60, 104, -96, 140, -80, 142, -40, 108, -22, 76, -30))
		for i := range 4 {
			a := -1.3 + 0.55*float64(i)
			b.draws(bone, taper([]pt{pointAt(112, -58).around(a, 30), pointAt(112, -58).around(a, 62)}, 7, 1))
		}
	})
	b.draws(hex(0x5a4030), smooth(-180, 20, -140, -34, -80, -22, -40, -46, 0, -30, 44, -48, 90, -22, 140, -34, 180, 20))
}

func weaselBeast(b *painter) {
	c := hex(0xa0623a)
	b.draws(c.times(0.7), taper(curve(-110, -40, -170, -50, -190, -110, -160, -150), 20, 6))
	b.draws(c.times(0.75), limb(-80, -50, 24, -96, -10, 13, -70, 2, 9), limb(60, -60, 18, 60, -10, 11, 84, 2, 8))
	b.draws(c, limb(-90, -60, 40, -20, -110, 44, 50, -80, 40, 84, -170, 32, 110, -220, 30))
	b.fill(b.skin(bone), limb(90, -80, 12, 112, -150, 12, 132, -190, 12))
	b.draws(c, smooth(76, -226, 90, -264, 130, -262, 180, -216, 172, -204, 120, -192, 84, -200))
	b.draws(c.times(0.85), oval(96, -262, 15, 15), oval(122, -266, 13, 14))
	b.draws(hex(0x1c1820), smooth(100, -236, 130, -244, 156, -226, 130, -220, 104, -220))
	b.plain(hex(0xffe06a), oval(128, -231, 7, 6))
	b.plain(black, oval(130, -231, 3, 5), oval(178, -211, 7, 6))
	b.plain(bone, poly(150, -202, 160, -204, 156, -186))
	b.draws(c, limb(-60, -60, 26, -40, -14, 14, -16, 2, 9), limb(70, -90, 15, 110, -110, 11, 134, -92, 10))
	b.crystal(142, -96, 24, 0.3)
}

func starfish(b *painter) {
	c := hex(0xf0804a)
	b.draws(c, smoothly(star(0, 0, 5, 104, 40, 0.2)))
	for i := range 20 {
		q := pt{}.around(2*math.Pi*float64(i%5)/5-math.Pi/2+0.2, 18*float64(1+i/5))
		b.plain(c.to(white, 0.5), oval(q.x, q.y, 5, 5))
	}
}

// flytrap is a plant with a toothed mouth.
func flytrap(b *painter) {
	g := hex(0x5a9a3a)
	for _, d := range sides {
		b.draws(g.times(0.75), leaf(curve(0, 0, d*80, -44, d*150, -6), 24))
		b.draws(g.times(0.85), leaf(curve(0, 0, d*50, -80, d*120, -90), 17))
	}
	b.draws(g.times(0.8), taper(curve(0, 4, -26, -60, 0, -120), 20, 15))
	b.draws(g, smooth(-126, -170, -80, -110, 0, -92, 80, -110, 126, -170, 60, -140, 0, -132, -60, -140))
	b.plain(hex(0xb02a4a), smooth(-120, -172, -60, -206, 0, -214, 60, -206, 120, -172, 60, -142, 0, -134, -60, -142))
	b.draws(g, smooth(-126, -176, -104, -246, 0, -284, 104, -246, 126, -176, 60, -206, 0, -214, -60, -206))
	for i := range 11 {
		x := -105 + 21*float64(i)
		k := 30 * (x / 120) * (x / 120)
		b.draws(bone, poly(x-7, -212+k, x+7, -212+k, x, -176+k*0.3), poly(x-7, -136-k, x+7, -136-k, x, -166-k*0.3))
	}
	b.mirrored(func(float64) { gaze(b, 46, -246, 13, hex(0xffe04a)) })
}

// shroomBeast walks on four feet with mushrooms on its back.
func shroomBeast(b *painter) {
	for i := range 5 {
		x := -92 + 42*float64(i)
		h := 40 + 22*math.Sin(1.7*float64(i))
		b.within(place(x, -150, 0.5, 0.5+h*0.004, -0.4+0.18*float64(i)), func() { redMushroom(b) })
	}
	animal(b, build{color: hex(0x8a6aa0), high: 56, deep: 112, long: 104, leg: 19, spotted: true, headX: 116, headY: 10, face: 0.66,
		tail: 0.5}, wolfFace)
	for i := range 3 {
		b.within(place(100+16*float64(i), -196, 0.2, 0.2, -0.3+0.3*float64(i)), func() { redMushroom(b) })
	}
}

// tusker draws a beast with a hump, a mane and tusks.
func tusker(b *painter) {
	c := hex(0x7a4a34)
	hindAndFore(b, c.times(0.6), 26, 74, 64)
	b.draws(c, taper(curve(-118, -120, -150, -110, -150, -70), 7, 3))
	b.draws(c, smooth(-124, -90, -120, -150, -70, -180, 0, -210, 60, -222, 104, -190, 130, -150, 120, -80, 70, -54, -60, -58, -112, -64))
	for i := range 8 {
		x := -50 + 22*float64(i)
		y := -196 - 34*math.Sin(float64(i)*0.4)
		b.draws(hex(0x3a2018), poly(x-14, y+24, x-24, y-22, x+20, y+18))
	}
	hindAndFore(b, c, 0, 74, 64)
	b.draws(c.times(1.1), smooth(76, -180, 130, -190, 170, -140, 204, -100, 196, -64, 150, -56, 104, -76, 80, -120))
	b.draws(c.times(0.7), poly(96, -180, 84, -226, 122, -188))
	b.draws(hex(0xd89a84), smooth(184, -112, 210, -98, 206, -64, 186, -62))
	b.plain(black, oval(198, -92, 4, 6), oval(196, -74, 4, 6))
	b.draws(bone, taper(curve(160, -66, 196, -60, 208, -110, 200, -136), 11, 2), taper(curve(136, -66, 168, -46, 186, -84), 10, 2))
	b.glow(142, -142, 26, 24, hex(0xff5a2a), 0.8)
	b.plain(hex(0xffd040), poly(130, -142, 156, -150, 148, -132))
}

// wolfRun draws a wolf that leaps to the right.
func wolfRun(b *painter) {
	c := b.near.to(hex(0x5a6478), 0.7)
	leg := func(k float64, xy ...float64) { b.draws(c.times(k), taper(curve(xy...), 19, 6)) }
	leg(0.65, -70, -100, -130, -60, -170, -24)
	leg(0.65, 70, -110, 130, -60, 176, -50)
	b.draws(c, leaf(curve(-90, -130, -150, -160, -200, -140), 20))
	b.draws(c, smooth(-112, -110, -90, -152, -20, -158, 50, -176, 96, -182, 110, -140, 80, -92, 0, -88, -70, -80))
	for i := range 6 {
		q := pointAt(30+14*float64(i), -150-5*float64(i))
		b.draws(c.times(0.8), path{q.shift(-22, 8), q.shift(-14, -34), q.shift(16, 10)})
	}
	leg(1, -80, -104, -104, -40, -140, 0)
	leg(1, 66, -108, 100, -50, 140, -6)
	b.within(place(128, -172, 1.7, 1.7, 0.1), func() { snout(b, c) })
}
