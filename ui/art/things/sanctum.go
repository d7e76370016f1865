package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
)

// sanctumThings are the gear of knights, priests and judges.
var sanctumThings = motif.Join(
	motif.Anchored(motif.Middle, map[string]func(*brush.Brush){
		"lance": lance, "decree": decree, "gavel": gavel, "pauldron": pauldron, "amber-heart": amberHeart,
		"halo-ring": haloRing, "censer": censer, "lion-head": lionHead, "wolf-head": wolfHead, "bull-head": bullHead,
		"white-wings": whiteWings, "fangs": fangs, "ewer": ewer, "star-badge": starBadge, "handprint": handprint,
	}),
	motif.Anchored(motif.Foot, map[string]func(*brush.Brush){
		"round-table": roundTable, "castle": castle, "font": font, "podium": podium,
	}),
)

// lance points to the right.
func lance(b *brush.Brush) {
	c := brush.Livery(b.House)
	b.Draw(brush.Wood, brush.Taper(brush.Line(-150, 0, -70, 0), 8, 10))
	b.Draw(c, brush.Taper(brush.Line(-60, 0, 150, 0), 15, 5))
	for i := range 5 {
		x := -44 + 38*float64(i)
		r := 14 - 1.8*float64(i)
		b.Draw(brush.Bone, brush.Poly(x, -r, x+18, -r+0.8, x+30, r-1.6, x+12, r))
	}
	b.Fill(b.Metal(brush.Steel), brush.Poly(148, -9, 196, 0, 148, 9), brush.Smooth(-76, -46, -56, -30, -50, 0, -56, 30, -76, 46, -84, 0))
	b.Draw(c.Times(0.85), brush.Smooth(110, 2, 116, 44, 92, 34, 70, 62, 74, 24, 66, 4))
}

func decree(b *brush.Brush) {
	c := brush.Hex(0xf6ecd4)
	b.Draw(c, brush.Smooth(-70, -96, 0, -100, 70, -96, 74, 0, 68, 84, 0, 78, -72, 86, -66, 0))
	b.Draw(c.Times(0.88), brush.Limb(-78, -98, 13, 0, -102, 13, 78, -98, 13))
	b.Plain(brush.Livery(b.House), brush.Box(-40, -68, 80, 12))
	for j := range 5 {
		b.Fill(brush.Flat(brush.Wood).Clear(0.65), brush.Box(-48, -42+float64(j)*17, 96-float64(j%3)*14, 5))
	}
	b.Draw(brush.Hex(0xa01c2a), brush.Poly(16, 66, 34, 66, 28, 128, 16, 116, 6, 126), brush.Poly(44, 66, 60, 64, 76, 120, 60, 116, 52, 128))
	b.Draw(brush.Hex(0xc8262e), brush.Oval(40, 62, 30, 29))
	b.Draw(brush.Hex(0x8a1420), brush.Star(40, 62, 5, 17, 8, 0))
}

func gavel(b *brush.Brush) {
	b.Draw(brush.Wood.Times(0.8), brush.Slab(-90, 76, 180, 26, 8))
	b.Draw(brush.Wood.Times(1.1), brush.Slab(-66, 54, 132, 26, 8))
	b.Within(brush.Place(-6, -6, 1, 1, -0.42), func() {
		b.Draw(brush.Wood.Times(1.2), brush.Taper(brush.Line(130, 8, 10, 0), 12, 8))
		b.Draw(brush.Wood, brush.Slab(-52, -66, 76, 132, 12))
		b.Fill(b.Metal(brush.Gold), brush.Slab(-57, -48, 86, 14, 5), brush.Slab(-57, 34, 86, 14, 5))
	})
}

func pauldron(b *brush.Brush) {
	m, g := b.Metal(brush.Steel.To(brush.Livery(b.House), 0.1)), b.Metal(brush.Gold)
	for i := 2; i >= 0; i-- {
		k := float64(i)
		b.Fill(m, brush.Smooth(-96+10*k, 20+26*k, -60, 4+26*k, 60, 4+26*k, 106-6*k, 26+28*k, 92-8*k, 58+28*k, 0, 42+28*k, -84+8*k, 52+28*k))
	}
	b.Fill(m, brush.Smooth(-100, 30, -96, -40, -50, -84, 20, -92, 80, -62, 110, 0, 112, 40, 40, 16, -40, 18))
	b.Fill(g, brush.Smooth(-104, 34, -100, 20, -40, 6, 40, 4, 112, 30, 114, 44, 40, 20, -40, 22))
	b.Fill(g, brush.Smooth(-70, -76, -90, -130, -50, -112, 10, -120, 30, -96, -20, -80))
	b.Within(brush.Place(6, -34, 0.34, 0.34, 0), func() { Emblem(b, g) })
}

func amberHeart(b *brush.Brush) {
	b.Glow(0, 0, 190, 180, brush.Amber, 0.7)
	b.Plain(brush.Hex(0xc46a10), brush.Poly(0, -50, 34, -86, 78, -84, 104, -46, 98, 0, 60, 56, 0, 106, -60, 56, -98, 0, -104, -46, -78, -84,
		-34, -86))
	b.Plain(brush.Amber, brush.Poly(0, -50, 34, -86, 78, -84, 60, -34, 0, 10, -60, -34, -78, -84, -34, -86))
	b.Plain(brush.Hex(0xffe39a), brush.Poly(-34, -86, 0, -50, -26, -20, -60, -34, -78, -84), brush.Poly(0, 10, 0, 106, -60, 56, -60, -34))
	b.Plain(brush.Hex(0xe88f1c), brush.Poly(60, -34, 98, 0, 60, 56, 0, 106, 0, 10))
	b.Plain(brush.Hex(0xffd060), brush.Poly(78, -84, 104, -46, 98, 0, 60, -34))
}

func haloRing(b *brush.Brush) {
	b.Glow(0, 0, 190, 110, brush.Hex(0xffe9a0), 0.8)
	b.Fill(b.Metal(brush.Hex(0xffd860)), brush.Holed(brush.Oval(0, 0, 112, 42), brush.Oval(0, -3, 86, 26))...)
	for i := range 9 {
		a := math.Pi * (1.06 + 0.88*float64(i)/8)
		from, to := brush.At(124*math.Cos(a), 52*math.Sin(a)), brush.At(176*math.Cos(a), 106*math.Sin(a))
		b.Fill(brush.Flat(brush.Hex(0xfff0b0)).Clear(0.85), brush.Taper([]brush.Point{from, to}, 5, 1))
	}
}

func censer(b *brush.Brush) {
	g := b.Metal(brush.Gold)
	for _, x := range [3]float64{-50, 0, 50} {
		b.Fill(g, brush.Taper(brush.Line(0, -128, x, -14), 2.6, 2.6))
	}
	b.Fill(g, brush.Ring(0, -136, 14, 8)...)
	b.Glow(0, 0, 120, 90, brush.Hex(0xff8a3a), 0.6)
	b.Fill(g, brush.Smooth(-62, 10, 62, 10, 50, 64, 20, 84, -20, 84, -50, 64))
	b.Fill(b.Metal(brush.Gold.Times(0.8)), brush.Slab(-34, 82, 68, 14, 6), brush.Smooth(-62, 4, -44, -40, 0, -64, 44, -40, 62, 4))
	for i := range 4 {
		b.Plain(brush.Hex(0xff7a2a), brush.Oval(-33+22*float64(i), -14, 6, 9))
	}
	for i := range 3 {
		k := float64(i) - 1
		b.Fill(brush.Flat(brush.White.To(b.Low, 0.2)).Clear(0.5),
			brush.Leaf(brush.Curve(40*k, -30, 40*k+26, -80, 60*k-10, -120, 60*k+34, -180), 13))
	}
}

// lionHead looks out of the picture, as do the heads of the wolf and the bull.
func lionHead(b *brush.Brush) {
	mane, c := brush.Hex(0xa85a1e), brush.Hex(0xe0a850)
	b.Draw(mane.Times(0.8), brush.Star(0, 4, 15, 124, 90, 0))
	b.Draw(mane, brush.Star(0, 0, 13, 104, 76, 0.1))
	b.Mirrored(func(float64) {
		b.Draw(c, brush.Oval(54, -56, 20, 20))
		b.Plain(c.Times(0.5), brush.Oval(54, -54, 10, 11))
	})
	b.Draw(c, brush.Smooth(-58, -30, -34, -66, 34, -66, 58, -30, 50, 26, 28, 66, -28, 66, -50, 26))
	b.Mirrored(func(float64) {
		b.Draw(brush.Bone, brush.Smooth(2, 20, 30, 18, 38, 40, 20, 58, 2, 50))
		b.Plain(brush.Black, brush.Smooth(14, -18, 30, -26, 42, -18, 30, -8))
		b.Plain(brush.Hex(0xffd84a), brush.Oval(28, -17, 7, 7))
		b.Plain(brush.Black, brush.Oval(28, -17, 2.6, 5))
		b.Plain(c.Times(0.45), brush.Taper(brush.Curve(10, -26, 28, -38, 46, -32), 4, 2))
	})
	b.Plain(brush.Hex(0x4a2018), brush.Smooth(-18, 8, 18, 8, 8, 24, 0, 28, -8, 24))
	b.Plain(brush.Hex(0x5a1420), brush.Smooth(-22, 46, 0, 40, 22, 46, 14, 66, -14, 66))
	b.Plain(brush.Bone, brush.Poly(-16, 46, -8, 44, -11, 58), brush.Poly(8, 44, 16, 46, 11, 58))
}

func wolfHead(b *brush.Brush) {
	c := brush.Hex(0x78808e)
	b.Mirrored(func(float64) {
		b.Draw(c.Times(0.85), brush.Poly(20, -50, 66, -122, 84, -30))
		b.Plain(c.Times(0.45), brush.Poly(38, -56, 63, -98, 70, -40))
		b.Draw(c.Times(0.8), brush.Poly(40, -30, 108, -6, 84, 8, 110, 36, 76, 38, 80, 72, 20, 60))
	})
	b.Draw(c, brush.Smooth(-66, -34, -36, -66, 36, -66, 66, -34, 62, 14, 32, 40, 26, 82, 0, 94, -26, 82, -32, 40, -62, 14))
	b.Mirrored(func(float64) {
		b.Draw(brush.Bone.To(c, 0.3), brush.Poly(4, -10, 50, 6, 30, 40, 24, 74, 4, 80))
		b.Plain(brush.Black, brush.Smooth(14, -18, 44, -34, 50, -22, 28, -8))
		b.Glow(34, -20, 22, 18, brush.Hex(0xffd84a), 0.6)
		b.Plain(brush.Hex(0xffd84a), brush.Oval(34, -20, 7, 6))
		b.Plain(brush.Black, brush.Oval(34, -20, 2.4, 5))
	})
	b.Plain(brush.Black, brush.Smooth(-16, 40, 16, 40, 8, 56, -8, 56))
	b.Plain(brush.Hex(0x5a1420), brush.Smooth(-24, 64, 0, 58, 24, 64, 14, 90, -14, 90))
	b.Plain(brush.Bone, brush.Poly(-20, 63, -10, 61, -14, 82), brush.Poly(10, 61, 20, 63, 14, 82))
}

func bullHead(b *brush.Brush) {
	c := brush.Hex(0x6a3a26)
	b.Mirrored(func(float64) {
		b.Draw(brush.Bone, brush.Taper(brush.Curve(38, -50, 92, -58, 122, -90, 112, -134), 17, 2))
		b.Draw(c.Times(0.8), brush.Leaf(brush.Curve(48, -30, 84, -34, 112, -16), 17))
	})
	b.Draw(c, brush.Smooth(-54, -58, 0, -70, 54, -58, 58, -10, 42, 40, 46, 76, 0, 96, -46, 76, -42, 40, -58, -10))
	b.Draw(c.To(brush.Bone, 0.45), brush.Smooth(-46, 54, 0, 38, 46, 54, 50, 78, 0, 100, -50, 78))
	b.Draw(c.Times(0.6), brush.Smooth(-34, -66, 0, -78, 34, -66, 20, -34, 0, -22, -20, -34))
	b.Mirrored(func(float64) {
		b.Plain(brush.Black, brush.Oval(20, 66, 9, 7), brush.Smooth(18, -12, 46, -26, 48, -10, 30, -2))
		b.Plain(brush.Hex(0xff6a3a), brush.Oval(34, -13, 5, 5))
	})
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, 88, 22, 16)...)
}

func whiteWings(b *brush.Brush) {
	b.Glow(0, 0, 200, 140, b.Accent, 0.4)
	b.Mirrored(func(float64) {
		for i := range 8 {
			k := float64(i)
			a := -1.15 + k*0.3
			from := brush.At(10+5*k, -30+9*k)
			tip := from.Around(a, 150-11*k)
			b.Draw(brush.White.To(b.Sun, 0.2).Times(0.8+0.03*k), brush.Leaf(brush.CurveThrough([]brush.Point{from, from.To(tip, 0.55).Shift(8, -8),
				tip}), 18))
		}
		b.Draw(brush.White.To(b.Sun, 0.1), brush.Limb(0, 6, 14, 30, -60, 16, 74, -104, 6))
	})
}

// fangs are two rows of teeth with a throat between.
func fangs(b *brush.Brush) {
	b.Plain(brush.Hex(0x4a0a16), brush.Smooth(-120, -50, 0, -80, 120, -50, 130, 0, 120, 50, 0, 84, -120, 50, -130, 0))
	b.Draw(brush.Hex(0xb04a56), brush.Smooth(-80, 56, 0, 24, 80, 56, 0, 78))
	gum := brush.Hex(0x8a2a3a)
	b.Draw(gum, brush.Smooth(-134, -20, -110, -84, 0, -112, 110, -84, 134, -20, 104, -46, 0, -70, -104, -46))
	b.Draw(gum, brush.Smooth(-134, 20, -104, 48, 0, 72, 104, 48, 134, 20, 110, 88, 0, 114, -110, 88))
	for i := range 9 {
		x := -100 + 25*float64(i)
		l, y := 34.0, 22*x*x/10000
		if i == 2 || i == 6 {
			l = 84
		}
		b.Draw(brush.Bone.To(brush.White, 0.3), brush.Poly(x-13, -68+y, x+13, -68+y, x, -68+y+l))
		b.Draw(brush.Bone, brush.Poly(x-12, 70-y, x, 70-y-l*0.6, x+12, 70-y))
	}
}

// ewer pours water to the right.
func ewer(b *brush.Brush) {
	m := b.Metal(brush.Hex(0xc8d4e0))
	water := brush.Hex(0x6ac8f0)
	b.Fill(brush.Flat(water).Down(brush.White).Clear(0.85), brush.Smooth(92, -70, 122, -66, 142, -10, 144, 140, 118, 140, 116, 0))
	b.Within(brush.Place(-10, -10, 1, 1, 0.62), func() {
		b.Fill(m, brush.Holed(brush.Smooth(-50, -70, -104, -60, -108, 10, -50, 30), brush.Smooth(-50, -50, -54, 10, -88, 0, -86, -44))...)
		b.Fill(m, brush.Smooth(-30, -100, 30, -100, 62, -116, 44, -84, 28, -66, 34, -44, 62, 0, 60, 50, 34, 84, -34, 84, -60, 50, -62, 0,
			-34, -44, -28, -66))
		b.Fill(b.Metal(brush.Gold), brush.Slab(-44, 80, 88, 16, 6), brush.Slab(-34, -66, 68, 11, 5))
	})
}

func starBadge(b *brush.Brush) {
	b.Draw(brush.Livery(b.House), brush.Poly(-46, -130, -6, -130, 20, -30, -30, -30), brush.Poly(6, -130, 46, -130, 30, -30, -20, -30))
	b.Fill(b.Metal(brush.Gold), brush.Star(0, 26, 8, 96, 66, 0))
	b.Fill(b.Metal(brush.Steel), brush.Oval(0, 26, 50, 50))
	b.Within(brush.Place(0, 26, 0.36, 0.36, 0), func() { Emblem(b, b.Metal(brush.Gold)) })
}

// handprint is the mark of a hand dipped in paint.
func handprint(b *brush.Brush) {
	c := brush.Flat(brush.Hex(0xc01c28)).Clear(0.92)
	b.Fill(c, brush.Smooth(-50, 4, -20, -20, 44, -18, 58, 20, 44, 84, 0, 104, -40, 84))
	for i := range 4 {
		x := -42 + 31*float64(i)
		l := 70 - 12*math.Abs(float64(i)-1.6)
		b.Fill(c, brush.Limb(x*0.92, -28, 11, x*1.16, -32-l*0.5, 13, x*1.34, -32-l, 11))
	}
	b.Fill(c, brush.Limb(58, 44, 14, 86, 14, 14, 104, -16, 11))
}

// roundTable is seen from above, with seats around it.
func roundTable(b *brush.Brush) {
	seat := func(i int) {
		a := 2 * math.Pi * (float64(i) + 0.5) / 10
		x, y := 172*math.Cos(a), -128+84*math.Sin(a)
		b.Within(brush.Place(x, y, 0.9, 0.9, 0), func() {
			b.Draw(brush.Wood.Times(0.75), brush.Poly(-20, 26, -24, -44, 0, -66, 24, -44, 20, 26))
			b.Draw(brush.Livery(b.House), brush.Poly(-13, 14, -15, -34, 0, -48, 15, -34, 13, 14))
		})
	}
	for i := 5; i < 10; i++ {
		seat(i)
	}
	b.Draw(brush.Wood.Times(0.6), brush.Oval(0, -104, 176, 82))
	b.Draw(brush.Wood.Times(1.1), brush.Oval(0, -122, 176, 82))
	b.Within(brush.Place(0, -122, 1, 0.466, 0), func() {
		b.Fill(b.Metal(brush.Gold), brush.Ring(0, 0, 162, 150)...)
		for i := range 10 {
			q := brush.Point{}.Around(2*math.Pi*(float64(i)+0.5)/10, 1)
			b.Fill(b.Metal(brush.Steel), brush.Taper([]brush.Point{q.Times(50), q.Times(128)}, 8, 5))
			b.Fill(b.Metal(brush.Gold), brush.Taper([]brush.Point{q.Times(118).Plus(brush.At(-q.Y, q.X).Times(18)),
				q.Times(118).Plus(brush.At(-q.Y, q.X).Times(-18))}, 5, 5))
		}
		b.Fill(b.Metal(brush.Gold), brush.Star(0, 0, 8, 44, 22, 0))
	})
	b.Glow(0, -122, 140, 60, b.Accent, 0.4)
	for i := range 5 {
		seat(i)
	}
}

func castle(b *brush.Brush) {
	c := brush.Bone.To(brush.Iron, 0.45).To(b.Low, 0.2)
	tower := func(x, w, h, k float64) {
		b.Draw(c.Times(k), brush.Box(x-w, -h, 2*w, h+6))
		for i := range 4 {
			b.Draw(c.Times(k), brush.Box(x-w-6+float64(i)*(2*w+12)/3.6, -h-18, (2*w+12)/6, 22))
		}
		b.Draw(c.Times(k*0.92), brush.Box(x-w-6, -h, 2*w+12, 14))
		b.Plain(c.Times(0.3), brush.Arch(x, -h*0.55, 7, 28))
	}
	tower(-40, 30, 230, 0.86)
	tower(52, 26, 206, 0.86)
	b.Draw(brush.Livery(b.House), brush.Poly(-38, -312, 18, -296, -38, -278))
	b.Draw(brush.Wood, brush.Slab(-43, -314, 6, 70, 2))
	b.Draw(c, brush.Box(-120, -112, 240, 118))
	for i := range 7 {
		b.Draw(c, brush.Box(-116+36*float64(i), -130, 20, 24))
	}
	tower(-116, 34, 160, 1.04)
	tower(116, 34, 160, 1.04)
	b.Plain(brush.Black.To(brush.Wood, 0.5), brush.Arch(0, 6, 36, 88))
	for i := range 5 {
		b.Fill(b.Metal(brush.Iron), brush.Box(-31+14*float64(i), -76, 4, 80))
	}
	b.Fill(b.Metal(brush.Iron), brush.Box(-34, -52, 68, 4), brush.Box(-34, -26, 68, 4))
}

// font is a bowl of stone from which light and water rise.
func font(b *brush.Brush) {
	c := brush.Bone.To(brush.Iron, 0.3)
	water := brush.Hex(0x7ad4f4)
	b.Draw(c, brush.Slab(-76, -16, 152, 24, 6), brush.Smooth(-34, -120, 34, -120, 24, -70, 48, -14, -48, -14, -24, -70))
	b.Draw(c, brush.Smooth(-128, -176, 128, -176, 104, -126, 40, -104, -40, -104, -104, -126))
	b.Draw(c.Times(1.08), brush.Oval(0, -176, 130, 30))
	b.Plain(water, brush.Oval(0, -176, 112, 22))
	b.Glow(0, -190, 140, 90, water, 0.5)
	b.Mirrored(func(float64) {
		b.Fill(brush.Flat(water.To(brush.White, 0.5)).Clear(0.85), brush.Taper(brush.Curve(2, -180, 14, -250, 46, -256, 64, -182), 6, 4))
		b.Fill(brush.Flat(brush.White).Clear(0.6), brush.Taper(brush.Curve(116, -168, 130, -140, 128, -90), 5, 2))
	})
	b.Within(brush.Place(0, -138, 0.22, 0.22, 0), func() { Emblem(b, b.Metal(brush.Gold)) })
}

// podium is for three victors.
func podium(b *brush.Brush) {
	c := brush.Bone.To(brush.Livery(b.House), 0.25)
	b.Draw(c.Times(0.86), brush.Box(-150, -70, 100, 76))
	b.Draw(c.Times(0.8), brush.Box(50, -46, 100, 52))
	b.Draw(c, brush.Box(-52, -112, 104, 118))
	b.Fill(b.Metal(brush.Gold), brush.Star(0, -56, 5, 34, 15, 0))
	b.Fill(b.Metal(brush.Steel), brush.Star(-100, -32, 5, 24, 10, 0))
	b.Fill(b.Metal(brush.Hex(0xb87040)), brush.Star(100, -20, 5, 18, 8, 0))
}
