package art

import "math"

// sanctumThings are the gear of knights, priests and judges.
var sanctumThings = joined(
	framed(middle, map[string]func(*Brush){
		"lance": lance, "decree": decree, "gavel": gavel,
		"pauldron": pauldron, "amber-heart": amberHeart, "halo-ring": haloRing,
		"censer": censer, "lion-head": lionHead, "wolf-head": wolfHead,
		"bull-head": bullHead, "white-wings": whiteWings, "fangs": fangs,
		"ewer": ewer, "star-badge": starBadge, "handprint": handprint,
	}),
	framed(foot, map[string]func(*Brush){
		"round-table": roundTable, "castle": castle,
		"font": font, "podium": podium,
	}),
)

// lance points to the right.
func lance(b *Brush) {
	c := Livery(b.House)
	b.Draw(Wood, Taper(Line(-150, 0, -70, 0), 8, 10))
	b.Draw(c, Taper(Line(-60, 0, 150, 0), 15, 5))
	for i := range 5 {
		x := -44 + 38*float64(i)
		r := 14 - 1.8*float64(i)
		b.Draw(Bone, Poly(x, -r, x+18, -r+0.8, x+30, r-1.6, x+12, r))
	}
	b.Fill(b.Metal(Steel), Poly(148, -9, 196, 0, 148, 9), Smooth(-76, -46, -56, -30, -50, 0, -56, 30, -76, 46, -84, 0))
	b.Draw(c.Times(0.85), Smooth(110, 2, 116, 44, 92, 34, 70, 62, 74, 24, 66, 4))
}

func decree(b *Brush) {
	c := Hex(0xf6ecd4)
	b.Draw(c, Smooth(-70, -96, 0, -100, 70, -96, 74, 0, 68, 84, 0, 78, -72, 86, -66, 0))
	b.Draw(c.Times(0.88), Limb(-78, -98, 13, 0, -102, 13, 78, -98, 13))
	b.Plain(Livery(b.House), Box(-40, -68, 80, 12))
	for j := range 5 {
		b.Fill(Flat(Wood).Clear(0.65), Box(-48, -42+float64(j)*17, 96-float64(j%3)*14, 5))
	}
	b.Draw(Hex(0xa01c2a), Poly(16, 66, 34, 66, 28, 128, 16, 116, 6, 126), Poly(44, 66, 60, 64, 76, 120, 60, 116, 52, 128))
	b.Draw(Hex(0xc8262e), Oval(40, 62, 30, 29))
	b.Draw(Hex(0x8a1420), Star(40, 62, 5, 17, 8, 0))
}

func gavel(b *Brush) {
	b.Draw(Wood.Times(0.8), Slab(-90, 76, 180, 26, 8))
	b.Draw(Wood.Times(1.1), Slab(-66, 54, 132, 26, 8))
	b.Within(Place(-6, -6, 1, 1, -0.42), func() {
		b.Draw(Wood.Times(1.2), Taper(Line(130, 8, 10, 0), 12, 8))
		b.Draw(Wood, Slab(-52, -66, 76, 132, 12))
		b.Fill(b.Metal(Gold), Slab(-57, -48, 86, 14, 5), Slab(-57, 34, 86, 14, 5))
	})
}

func pauldron(b *Brush) {
	m, g := b.Metal(Steel.To(Livery(b.House), 0.1)), b.Metal(Gold)
	for i := 2; i >= 0; i-- {
		k := float64(i)
		b.Fill(m, Smooth(-96+10*k, 20+26*k, -60, 4+26*k, 60, 4+26*k, 106-6*k, 26+28*k, 92-8*k, 58+28*k, 0, 42+28*k, -84+8*k, 52+28*k))
	}
	b.Fill(m, Smooth(-100, 30, -96, -40, -50, -84, 20, -92, 80, -62, 110, 0, 112, 40, 40, 16, -40, 18))
	b.Fill(g, Smooth(-104, 34, -100, 20, -40, 6, 40, 4, 112, 30, 114, 44, 40, 20, -40, 22))
	b.Fill(g, Smooth(-70, -76, -90, -130, -50, -112, 10, -120, 30, -96, -20, -80))
	b.Within(Place(6, -34, 0.34, 0.34, 0), func() { emblem(b, g) })
}

func amberHeart(b *Brush) {
	b.Glow(0, 0, 190, 180, Amber, 0.7)
	b.Plain(Hex(0xc46a10), Poly(0, -50, 34, -86, 78, -84, 104, -46, 98, 0, 60, 56, 0, 106, -60, 56, -98, 0, -104, -46, -78, -84,
		-34, -86))
	b.Plain(Amber, Poly(0, -50, 34, -86, 78, -84, 60, -34, 0, 10, -60, -34, -78, -84, -34, -86))
	b.Plain(Hex(0xffe39a), Poly(-34, -86, 0, -50, -26, -20, -60, -34, -78, -84), Poly(0, 10, 0, 106, -60, 56, -60, -34))
	b.Plain(Hex(0xe88f1c), Poly(60, -34, 98, 0, 60, 56, 0, 106, 0, 10))
	b.Plain(Hex(0xffd060), Poly(78, -84, 104, -46, 98, 0, 60, -34))
}

func haloRing(b *Brush) {
	b.Glow(0, 0, 190, 110, Hex(0xffe9a0), 0.8)
	b.Fill(b.Metal(Hex(0xffd860)), Holed(Oval(0, 0, 112, 42), Oval(0, -3, 86, 26))...)
	for i := range 9 {
		a := math.Pi * (1.06 + 0.88*float64(i)/8)
		from, to := At(124*math.Cos(a), 52*math.Sin(a)), At(176*math.Cos(a), 106*math.Sin(a))
		b.Fill(Flat(Hex(0xfff0b0)).Clear(0.85), Taper([]Point{from, to}, 5, 1))
	}
}

func censer(b *Brush) {
	g := b.Metal(Gold)
	for _, x := range [3]float64{-50, 0, 50} {
		b.Fill(g, Taper(Line(0, -128, x, -14), 2.6, 2.6))
	}
	b.Fill(g, Ring(0, -136, 14, 8)...)
	b.Glow(0, 0, 120, 90, Hex(0xff8a3a), 0.6)
	b.Fill(g, Smooth(-62, 10, 62, 10, 50, 64, 20, 84, -20, 84, -50, 64))
	b.Fill(b.Metal(Gold.Times(0.8)), Slab(-34, 82, 68, 14, 6), Smooth(-62, 4, -44, -40, 0, -64, 44, -40, 62, 4))
	for i := range 4 {
		b.Plain(Hex(0xff7a2a), Oval(-33+22*float64(i), -14, 6, 9))
	}
	for i := range 3 {
		k := float64(i) - 1
		b.Fill(Flat(White.To(b.Low, 0.2)).Clear(0.5), Leaf(Curve(40*k, -30, 40*k+26, -80, 60*k-10, -120, 60*k+34, -180), 13))
	}
}

// lionHead looks out of the picture, as do the heads of the wolf and the bull.
func lionHead(b *Brush) {
	mane, c := Hex(0xa85a1e), Hex(0xe0a850)
	b.Draw(mane.Times(0.8), Star(0, 4, 15, 124, 90, 0))
	b.Draw(mane, Star(0, 0, 13, 104, 76, 0.1))
	b.Mirrored(func(float64) { b.Draw(c, Oval(54, -56, 20, 20)); b.Plain(c.Times(0.5), Oval(54, -54, 10, 11)) })
	b.Draw(c, Smooth(-58, -30, -34, -66, 34, -66, 58, -30, 50, 26, 28, 66, -28, 66, -50, 26))
	b.Mirrored(func(float64) {
		b.Draw(Bone, Smooth(2, 20, 30, 18, 38, 40, 20, 58, 2, 50))
		b.Plain(Black, Smooth(14, -18, 30, -26, 42, -18, 30, -8))
		b.Plain(Hex(0xffd84a), Oval(28, -17, 7, 7))
		b.Plain(Black, Oval(28, -17, 2.6, 5))
		b.Plain(c.Times(0.45), Taper(Curve(10, -26, 28, -38, 46, -32), 4, 2))
	})
	b.Plain(Hex(0x4a2018), Smooth(-18, 8, 18, 8, 8, 24, 0, 28, -8, 24))
	b.Plain(Hex(0x5a1420), Smooth(-22, 46, 0, 40, 22, 46, 14, 66, -14, 66))
	b.Plain(Bone, Poly(-16, 46, -8, 44, -11, 58), Poly(8, 44, 16, 46, 11, 58))
}

func wolfHead(b *Brush) {
	c := Hex(0x78808e)
	b.Mirrored(func(float64) {
		b.Draw(c.Times(0.85), Poly(20, -50, 66, -122, 84, -30))
		b.Plain(c.Times(0.45), Poly(38, -56, 63, -98, 70, -40))
		b.Draw(c.Times(0.8), Poly(40, -30, 108, -6, 84, 8, 110, 36, 76, 38, 80, 72, 20, 60))
	})
	b.Draw(c, Smooth(-66, -34, -36, -66, 36, -66, 66, -34, 62, 14, 32, 40, 26, 82, 0, 94, -26, 82, -32, 40, -62, 14))
	b.Mirrored(func(float64) {
		b.Draw(Bone.To(c, 0.3), Poly(4, -10, 50, 6, 30, 40, 24, 74, 4, 80))
		b.Plain(Black, Smooth(14, -18, 44, -34, 50, -22, 28, -8))
		b.Glow(34, -20, 22, 18, Hex(0xffd84a), 0.6)
		b.Plain(Hex(0xffd84a), Oval(34, -20, 7, 6))
		b.Plain(Black, Oval(34, -20, 2.4, 5))
	})
	b.Plain(Black, Smooth(-16, 40, 16, 40, 8, 56, -8, 56))
	b.Plain(Hex(0x5a1420), Smooth(-24, 64, 0, 58, 24, 64, 14, 90, -14, 90))
	b.Plain(Bone, Poly(-20, 63, -10, 61, -14, 82), Poly(10, 61, 20, 63, 14, 82))
}

func bullHead(b *Brush) {
	c := Hex(0x6a3a26)
	b.Mirrored(func(float64) {
		b.Draw(Bone, Taper(Curve(38, -50, 92, -58, 122, -90, 112, -134), 17, 2))
		b.Draw(c.Times(0.8), Leaf(Curve(48, -30, 84, -34, 112, -16), 17))
	})
	b.Draw(c, Smooth(-54, -58, 0, -70, 54, -58, 58, -10, 42, 40, 46, 76, 0, 96, -46, 76, -42, 40, -58, -10))
	b.Draw(c.To(Bone, 0.45), Smooth(-46, 54, 0, 38, 46, 54, 50, 78, 0, 100, -50, 78))
	b.Draw(c.Times(0.6), Smooth(-34, -66, 0, -78, 34, -66, 20, -34, 0, -22, -20, -34))
	b.Mirrored(func(float64) {
		b.Plain(Black, Oval(20, 66, 9, 7), Smooth(18, -12, 46, -26, 48, -10, 30, -2))
		b.Plain(Hex(0xff6a3a), Oval(34, -13, 5, 5))
	})
	b.Fill(b.Metal(Gold), Ring(0, 88, 22, 16)...)
}

func whiteWings(b *Brush) {
	b.Glow(0, 0, 200, 140, b.Accent, 0.4)
	b.Mirrored(func(float64) {
		for i := range 8 {
			k := float64(i)
			a := -1.15 + k*0.3
			from := At(10+5*k, -30+9*k)
			tip := from.Around(a, 150-11*k)
			b.Draw(White.To(b.Sun, 0.2).Times(0.8+0.03*k), Leaf(CurveThrough([]Point{from, from.To(tip, 0.55).Shift(8, -8), tip}), 18))
		}
		b.Draw(White.To(b.Sun, 0.1), Limb(0, 6, 14, 30, -60, 16, 74, -104, 6))
	})
}

// fangs are two rows of teeth with a throat between.
func fangs(b *Brush) {
	b.Plain(Hex(0x4a0a16), Smooth(-120, -50, 0, -80, 120, -50, 130, 0, 120, 50, 0, 84, -120, 50, -130, 0))
	b.Draw(Hex(0xb04a56), Smooth(-80, 56, 0, 24, 80, 56, 0, 78))
	gum := Hex(0x8a2a3a)
	b.Draw(gum, Smooth(-134, -20, -110, -84, 0, -112, 110, -84, 134, -20, 104, -46, 0, -70, -104, -46))
	b.Draw(gum, Smooth(-134, 20, -104, 48, 0, 72, 104, 48, 134, 20, 110, 88, 0, 114, -110, 88))
	for i := range 9 {
		x := -100 + 25*float64(i)
		l, y := 34.0, 22*x*x/10000
		if i == 2 || i == 6 {
			l = 84
		}
		b.Draw(Bone.To(White, 0.3), Poly(x-13, -68+y, x+13, -68+y, x, -68+y+l))
		b.Draw(Bone, Poly(x-12, 70-y, x, 70-y-l*0.6, x+12, 70-y))
	}
}

// ewer pours water to the right.
func ewer(b *Brush) {
	m := b.Metal(Hex(0xc8d4e0))
	water := Hex(0x6ac8f0)
	b.Fill(Flat(water).Down(White).Clear(0.85), Smooth(92, -70, 122, -66, 142, -10, 144, 140, 118, 140, 116, 0))
	b.Within(Place(-10, -10, 1, 1, 0.62), func() {
		b.Fill(m, Holed(Smooth(-50, -70, -104, -60, -108, 10, -50, 30), Smooth(-50, -50, -54, 10, -88, 0, -86, -44))...)
		b.Fill(m, Smooth(-30, -100, 30, -100, 62, -116, 44, -84, 28, -66, 34, -44, 62, 0, 60, 50, 34, 84, -34, 84, -60, 50, -62, 0,
			-34, -44, -28, -66))
		b.Fill(b.Metal(Gold), Slab(-44, 80, 88, 16, 6), Slab(-34, -66, 68, 11, 5))
	})
}

func starBadge(b *Brush) {
	b.Draw(Livery(b.House), Poly(-46, -130, -6, -130, 20, -30, -30, -30), Poly(6, -130, 46, -130, 30, -30, -20, -30))
	b.Fill(b.Metal(Gold), Star(0, 26, 8, 96, 66, 0))
	b.Fill(b.Metal(Steel), Oval(0, 26, 50, 50))
	b.Within(Place(0, 26, 0.36, 0.36, 0), func() { emblem(b, b.Metal(Gold)) })
}

// handprint is the mark of a hand dipped in paint.
func handprint(b *Brush) {
	c := Flat(Hex(0xc01c28)).Clear(0.92)
	b.Fill(c, Smooth(-50, 4, -20, -20, 44, -18, 58, 20, 44, 84, 0, 104, -40, 84))
	for i := range 4 {
		x := -42 + 31*float64(i)
		l := 70 - 12*math.Abs(float64(i)-1.6)
		b.Fill(c, Limb(x*0.92, -28, 11, x*1.16, -32-l*0.5, 13, x*1.34, -32-l, 11))
	}
	b.Fill(c, Limb(58, 44, 14, 86, 14, 14, 104, -16, 11))
}
