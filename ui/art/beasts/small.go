package beasts

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/people"
)

func spider(b *brush.Brush) {
	c := brush.Pick(&b.Random, brush.Hex(0x3a2a4a), brush.Hex(0x5a2a2a), brush.Hex(0x2a4a3a), fur(b).Times(0.7))
	mark := b.Accent
	for i := range 4 {
		a := 0.15 + float64(i)*0.28
		for _, d := range brush.Sides {
			from := brush.At(d*30, -120)
			knee := brush.At(d*(70+26*float64(i)), -215+34*float64(i)*a*2)
			foot := brush.At(d*(96+30*float64(i)), -4-6*float64(i))
			b.Draw(c.Times(0.8+0.06*float64(i)), brush.Taper([]brush.Point{from, from.To(knee, 0.5).Shift(0, -8), knee}, 9, 6.5),
				brush.Taper([]brush.Point{knee, knee.To(foot, 0.5).Shift(d*8, 0), foot}, 7, 2))
		}
	}
	b.Draw(c, brush.Oval(0, -176, 74, 66))
	b.Glow(0, -190, 60, 60, mark, 0.4)
	b.Plain(mark, brush.Poly(0, -216, 16, -190, 0, -176, -16, -190), brush.Poly(0, -176, 12, -156, 0, -146, -12, -156))
	b.Draw(c.Times(1.15), brush.Oval(0, -106, 48, 42))
	b.Mirrored(func(float64) {
		b.Draw(c, brush.Taper(brush.Curve(14, -80, 24, -58, 10, -42), 9, 2))
		b.Plain(brush.Bone, brush.Poly(6, -50, 15, -46, 8, -30))
		for _, e := range [4][3]float64{{13, -108, 10}, {33, -116, 6.5}, {10, -128, 5}, {26, -132, 4}} {
			b.Glow(e[0], e[1], e[2]*2.4, e[2]*2.4, mark, 0.5)
			b.Plain(mark.To(brush.White, 0.35), brush.Oval(e[0], e[1], e[2], e[2]))
			b.Plain(brush.Black, brush.Oval(e[0], e[1], e[2]*0.4, e[2]*0.7))
		}
	})
}

func insect(b *brush.Brush) {
	c := brush.Pick(&b.Random, brush.Hex(0x3a6a5a), brush.Hex(0x8a4a2a), brush.Hex(0x5a3a8a), brush.Hex(0x9a8a2a))
	for i := range 3 {
		x := -50 + float64(i)*48
		b.Draw(c.Times(0.5), brush.Taper(brush.Line(x, -70, x+18, -40, x+10, 0), 7, 2.4),
			brush.Taper(brush.Line(x+30, -74, x+62, -46, x+60, -8), 6, 2))
	}
	if b.Odds(0.6) {
		w := b.Skin(b.Accent.To(brush.White, 0.4)).Clear(0.6)
		b.Fill(w, brush.Smooth(-10, -130, -60, -230, -140, -250, -120, -180, -40, -120), brush.Smooth(10, -130, -10, -240, -70, -286, -80, -230,
			-20, -120))
	}
	b.Draw(c.Times(0.7), brush.Smooth(-130, -60, -110, -120, -40, -150, 30, -120, 40, -70, -20, -46, -90, -44))
	b.Draw(c, brush.Smooth(-120, -90, -60, -158, 20, -144, 36, -110, -20, -92, -90, -76))
	b.Plain(c.To(b.Shade, 0.6), brush.Taper(brush.Curve(-110, -90, -40, -118, 34, -112), 2.4, 1.4))
	for i := range 4 {
		x := -84 + float64(i)*26
		b.Fill(brush.Flat(b.Accent).Clear(0.8), brush.Oval(x, -112-8*math.Sin(float64(i)), 7, 5))
	}
	b.Draw(c.Times(0.85), brush.Oval(54, -104, 34, 32))
	b.Draw(c, brush.Oval(92, -96, 30, 28))
	b.Fill(b.Metal(brush.Pick(&b.Random, brush.Hex(0xd03a5a), brush.Hex(0x3ad0b0), brush.Hex(0xe0a02a))), brush.Oval(98, -104, 14, 16))
	b.Plain(brush.White, brush.Oval(93, -111, 4, 4))
	b.Draw(c.Times(0.5), brush.Taper(brush.Curve(104, -118, 120, -170, 160, -180), 3, 1.4),
		brush.Taper(brush.Curve(90, -122, 96, -176, 128, -206), 3, 1.4))
	b.Draw(brush.Bone, brush.Taper(brush.Curve(110, -80, 142, -72, 146, -48), 7, 1),
		brush.Taper(brush.Curve(104, -76, 128, -56, 124, -36), 6, 1))
}

func serpent(b *brush.Brush) {
	c := brush.Pick(&b.Random, brush.Hex(0x4a9a5a), brush.Hex(0x8a5ab0), brush.Hex(0xc9a03a), brush.Hex(0x3a8aa0), brush.Hex(0xb04a3a))
	b.Draw(c.Times(0.7), brush.Taper(brush.Curve(120, -10, 60, -40, -60, -36, -120, -8, -40, 12, 60, 2), 16, 30))
	b.Draw(c.Times(0.85), brush.Taper(brush.Curve(60, 0, -90, 0, -110, -50, 0, -64, 90, -52), 30, 28))
	neck := brush.Curve(90, -52, 20, -60, -60, -96, -50, -170, 10, -200, 50, -214)
	b.Draw(c, brush.Taper(neck, 29, 19))
	for i := 4; i < len(neck)-4; i += 5 {
		q := neck[i]
		b.Fill(brush.Flat(brush.Pick(&b.Random, b.Accent, c.Times(0.5))).Clear(0.8), brush.Path{q.Shift(-8, 0), q.Shift(0, -9), q.Shift(8, 0),
			q.Shift(0, 9)})
	}
	if b.Odds(0.5) {
		b.Draw(c.To(b.Accent, 0.3), brush.Smooth(-40, -130, -10, -230, 40, -250, 60, -220, 20, -180, 0, -130))
	}
	b.Draw(c.Times(0.75), brush.Smooth(40, -200, 90, -182, 116, -172, 90, -168, 44, -180))
	b.Plain(brush.Hex(0x7a1a2a), brush.Poly(52, -204, 112, -196, 96, -178, 52, -186))
	b.Draw(c, brush.Smooth(14, -206, 26, -240, 64, -250, 106, -224, 124, -206, 108, -196, 60, -198, 30, -186))
	b.Plain(brush.Bone, brush.Poly(104, -200, 112, -202, 106, -176), brush.Poly(88, -199, 95, -200, 90, -182))
	b.Plain(brush.Hex(0xe0405a), brush.Taper(brush.Curve(110, -186, 136, -180, 150, -190), 2, 0.8),
		brush.Taper(brush.Curve(134, -181, 146, -174, 154, -172), 1.4, 0.6))
	b.Plain(brush.Black, brush.Oval(70, -226, 11, 9))
	b.Glow(70, -226, 24, 20, b.Accent, 0.5)
	b.Plain(brush.Hex(0xffd84a), brush.Oval(71, -226, 8, 7))
	b.Plain(brush.Black, brush.Oval(72, -226, 2, 6.4))
	b.Plain(c.To(b.Shade, 0.6), brush.Taper(brush.Line(54, -240, 88, -232), 4, 2))
}

func worm(b *brush.Brush) {
	c := brush.Pick(&b.Random, brush.Hex(0xc9806a), brush.Hex(0x9a6ab0), brush.Hex(0x8a9a4a), brush.Hex(0xb0705a))
	line := brush.Curve(-70, 20, -84, -90, -30, -170, 40, -196)
	b.Gloom(-70, 0, 90, 26, b.Front, 0.8)
	for i := 0; i < len(line)-1; i += 2 {
		f := float64(i) / float64(len(line))
		r := 44 + 12*math.Sin(f*3.1)
		b.Draw(c.Times(0.7+0.3*f), brush.Oval(line[i].X, line[i].Y, r, r*0.86))
	}
	if b.House == card.Untamed {
		for i := 3; i < len(line)-3; i += 3 {
			q := line[i].Shift(-46, -6)
			b.Draw(brush.Hex(0x5a8a3a), brush.Path{q.Shift(8, -8), q.Shift(-26, -16), q.Shift(6, 10)})
		}
	}
	at := brush.At(58, -196)
	b.Draw(c, brush.Oval(at.X-8, at.Y, 54, 54))
	b.Plain(c.To(brush.Hex(0x7a1a2a), 0.5), brush.Oval(at.X+14, at.Y+4, 38, 42))
	b.Plain(brush.Hex(0x2a0a14), brush.Oval(at.X+18, at.Y+4, 28, 32))
	for i := range 14 {
		a := 2 * math.Pi * float64(i) / 14
		q := func(t, r float64) brush.Point { return brush.At(at.X+16+r*0.9*math.Cos(t), at.Y+4+r*math.Sin(t)) }
		b.Draw(brush.Bone, brush.Path{q(a-0.17, 37), q(a, 19), q(a+0.17, 37)})
	}
	b.Glow(at.X+18, at.Y+4, 30, 30, b.Accent, 0.5)
	for _, e := range [3]brush.Point{brush.At(at.X-20, at.Y-44), brush.At(at.X+4, at.Y-56), brush.At(at.X-42, at.Y-24)} {
		b.Plain(brush.Hex(0xfff0c0), brush.Oval(e.X, e.Y, 9, 9))
		b.Plain(brush.Black, brush.Oval(e.X+2, e.Y, 4, 5))
	}
	for i := range 6 {
		x := -140 + float64(i)*26
		b.Draw(b.Near.To(b.Front, 0.3), brush.Poly(x, 14, x+8, -14-b.In(0, 18), x+24, 14))
	}
}

func fish(b *brush.Brush) {
	b.Within(brush.Place(0, -160, 1, 1, b.In(-0.15, 0.1)), func() { oneFish(b, brush.Hex(0x6a86a0)) })
}

func oneFish(b *brush.Brush, c brush.RGB) {
	fin := c.To(b.Accent, 0.35).Times(0.85)
	b.Draw(fin, brush.Poly(-96, -6, -168, -76, -146, -4, -170, 62, -96, 12))
	b.Draw(fin, brush.Smooth(-30, -56, -44, -120, 8, -100, 40, -50))
	b.Draw(fin, brush.Smooth(-10, 48, -34, 96, 20, 84, 34, 46))
	b.Draw(c, brush.Smooth(-110, 0, -60, -48, 20, -70, 96, -46, 142, -6, 110, 30, 40, 58, -50, 44))
	b.Fill(brush.Flat(c.To(brush.White, 0.65)).Clear(0.8), brush.Smooth(-90, 10, -20, 26, 60, 22, 126, 10, 100, 36, 40, 56, -40, 42))
	b.Plain(brush.Hex(0x4a1020), brush.Poly(58, 18, 132, 4, 116, 26, 74, 42))
	for i := range 6 {
		x := 66 + float64(i)*11
		y := 17 - float64(i)*2.2
		b.Plain(brush.White, brush.Poly(x-5, y, x+5, y-1, x+1, y+13))
		b.Plain(brush.White, brush.Poly(x-4, y+20-float64(i)*0.6, x+5, y+18-float64(i)*0.6, x, y+8))
	}
	b.Draw(fin, brush.Smooth(10, 10, -30, 60, -4, 64, 34, 26))
	for i := range 3 {
		x := 22 - float64(i)*11
		b.Plain(c.To(b.Shade, 0.6), brush.Taper(brush.Curve(x, -24, x-6, 0, x, 22), 1.8, 1))
	}
	b.Plain(brush.Black, brush.Oval(88, -20, 13, 13))
	b.Glow(88, -20, 30, 30, b.Accent, 0.5)
	b.Plain(brush.Pick(&b.Random, brush.Hex(0xffe06a), b.Accent), brush.Oval(89, -20, 9, 9))
	b.Plain(brush.Black, brush.Oval(91, -20, 3.4, 6))
	b.Plain(c.To(b.Shade, 0.7), brush.Taper(brush.Line(66, -38, 104, -28), 5, 3))
}

func bird(b *brush.Brush) {
	c := brush.Pick(&b.Random, brush.Hex(0x8a5a3a), brush.Hex(0x4a5a7a), brush.Hex(0xe0d8c8), brush.Hex(0xb0603a))
	b.Mirrored(func(float64) {
		for i := range 9 {
			a := -1.5 + float64(i)*0.2
			from := brush.At(34+float64(i)*3, -130+float64(i)*4)
			tip := from.Around(a, 150-float64(i)*7)
			b.Draw(c.Times(0.65+0.04*float64(i)), brush.Leaf(brush.CurveThrough([]brush.Point{from, from.To(tip, 0.5).Shift(12, -12), tip}), 17))
		}
		b.Draw(c, brush.Smooth(10, -150, 50, -160, 70, -130, 50, -90, 20, -80))
	})
	b.Draw(c.Times(0.75), brush.Poly(-26, -40, 26, -40, 40, 16, 14, 6, 0, 22, -14, 6, -40, 16))
	b.Draw(c, brush.Smooth(-44, -110, -30, -170, 30, -170, 44, -110, 28, -40, 0, -20, -28, -40))
	for i := range 9 {
		x, y := float64(i%3-1)*18, -104+float64(i/3)*20
		b.Fill(brush.Flat(c.To(brush.Bone, 0.5)).Clear(0.8), brush.Smooth(x-9, y-4, x, y-8, x+9, y-4, x, y+11))
	}
	b.Draw(c, brush.Oval(0, -186, 40, 36))
	b.Mirrored(func(float64) {
		b.Draw(c.Times(0.8), brush.Poly(10, -208, 36, -236, 36, -198))
		b.Plain(c.To(brush.Bone, 0.6), brush.Oval(16, -188, 19, 19))
		b.Plain(brush.Hex(0xffb53a), brush.Oval(16, -188, 12, 12))
		b.Plain(brush.Black, brush.Oval(16, -188, 6, 7))
		b.Plain(brush.White, brush.Oval(13, -192, 2.6, 2.6))
		b.Draw(brush.Hex(0xe0a040), brush.Taper(brush.Curve(10, -26, 14, 0, 8, 14), 5, 2),
			brush.Taper(brush.Curve(18, -26, 28, -4, 28, 10), 5, 2))
	})
	b.Draw(brush.Hex(0xe0a040), brush.Poly(-9, -182, 0, -190, 9, -182, 0, -160))
}

// bat draws a machine that flies on wings.
func bat(b *brush.Brush) {
	m := b.Metal(brush.Pick(&b.Random, people.Skins[people.Robot]...))
	b.Mirrored(func(float64) {
		b.Fill(b.Metal(brush.Hex(0x5a4a7a).To(brush.Livery(b.House), 0.4)),
			brush.Poly(24, -180, 70, -236, 130, -246, 168, -190, 176, -120, 150, -146, 128, -96, 104, -134, 78, -92, 52, -132, 24, -120))
		for _, q := range [3]brush.Point{brush.At(150, -146), brush.At(104, -134), brush.At(52, -132)} {
			b.Fill(m, brush.Taper([]brush.Point{brush.At(70, -230), q}, 3, 1.6))
		}
		b.Fill(m, brush.Poly(12, -206, 32, -250, 40, -196))
	})
	b.Fill(m, brush.Oval(0, -166, 56, 54))
	b.Fill(b.Metal(brush.Iron), brush.Ring(0, -166, 40, 32)...)
	b.Plain(brush.Black, brush.Oval(0, -166, 33, 33))
	b.Glow(0, -166, 74, 74, b.Accent, 0.8)
	b.Plain(b.Accent, brush.Oval(0, -166, 21, 21))
	b.Plain(brush.White, brush.Oval(-8, -174, 7, 7))
	for i := -1; i <= 1; i++ {
		x := float64(i) * 24
		b.Fill(b.Metal(brush.Iron), brush.Limb(x, -116, 6, x*1.3, -90, 4, x*1.1, -70, 6))
	}
	b.Glow(0, -60, 60, 60, b.Accent, 0.3)
}

func blob(b *brush.Brush) {
	c := brush.Pick(&b.Random, brush.Hex(0x6ad07a), brush.Hex(0xc06ad0), brush.Hex(0x4ab8d8), brush.Hex(0xd8c04a))
	b.Glow(0, -100, 170, 160, c, 0.35)
	s := b.Body(c).Down(c.Times(0.6))
	s.Alpha, s.Fade = 0.85, 0.95
	b.Fill(s, brush.Smooth(-130, 10, -120, -60, -84, -150, -40, -190, 10, -216, 60, -180, 96, -120, 120, -50, 136, 10, 0, 24))
	for range 9 {
		x, y, r := b.In(-70, 70), b.In(-150, -20), b.In(4, 13)
		b.Fill(brush.Flat(c.To(brush.White, 0.5)).Clear(0.5), brush.Oval(x, y, r, r))
		b.Fill(brush.Flat(brush.White).Clear(0.6), brush.Oval(x-r*0.3, y-r*0.3, r*0.3, r*0.3))
	}
	b.Fill(brush.Flat(brush.White).Clear(0.6), brush.Taper(brush.Curve(-92, -110, -66, -164, -24, -192), 9, 3))
	n := 2 + b.N(3)
	for i := range n {
		x := 20 + (float64(i)-float64(n-1)/2)*48
		y, r := -128+b.In(-20, 20), b.In(15, 25)
		b.Fill(b.Skin(brush.Hex(0xfaf6ea)), brush.Oval(x, y, r, r))
		b.Plain(b.Accent.Times(0.6), brush.Oval(x+r*0.3, y, r*0.6, r*0.6))
		b.Plain(brush.Black, brush.Oval(x+r*0.35, y, r*0.32, r*0.4))
		b.Plain(brush.White, brush.Oval(x+r*0.1, y-r*0.25, r*0.16, r*0.16))
	}
	b.Plain(c.Times(0.3), brush.Smooth(-26, -70, 20, -62, 70, -74, 56, -46, 10, -38, -20, -50))
	for i := range 4 {
		x := -8 + float64(i)*20
		b.Plain(brush.Bone, brush.Poly(x-6, -66, x+6, -66, x, -54))
	}
}

func maw(b *brush.Brush) {
	c := fur(b)
	for i := range 6 {
		d := brush.Sides[i%2]
		x := d * (50 + 20*float64(i/2))
		b.Draw(c.Times(0.6), brush.Taper(brush.ArmLine(x, 0, 130+20*float64(i/2), d, b.In(0.7, 1.1)), 18, 3))
	}
	b.Draw(c, brush.Smooth(-134, -60, -120, -160, -60, -226, 20, -234, 96, -196, 134, -110, 120, -20, 50, 14, -70, 10))
	b.Plain(brush.Hex(0x3a0a18), brush.Smooth(-60, -80, -20, -136, 60, -142, 112, -100, 100, -40, 40, -10, -30, -22))
	b.Plain(brush.Hex(0xb03a4a), brush.Smooth(-10, -30, 20, -58, 70, -56, 86, -34, 40, -14))
	for i := range 9 {
		f := float64(i) / 8
		a := math.Pi + math.Pi*f
		q := brush.At(28+84*math.Cos(a), -84+58*math.Sin(a))
		t := brush.At(28+52*math.Cos(a), -84+26*math.Sin(a))
		side := brush.At(-(t.Y - q.Y), t.X-q.X).Unit().Times(11)
		b.Draw(brush.Bone, brush.Path{q.Plus(side), t, q.Minus(side)})
		a = math.Pi - math.Pi*f
		q = brush.At(24+78*math.Cos(a), -72+56*math.Sin(a))
		t = brush.At(24+52*math.Cos(a), -72+26*math.Sin(a))
		side = brush.At(-(t.Y - q.Y), t.X-q.X).Unit().Times(9)
		b.Draw(brush.Bone, brush.Path{q.Plus(side), t, q.Minus(side)})
	}
	for i, e := range [5][3]float64{{-30, -182, 20}, {26, -194, 24}, {78, -168, 16}, {-74, -140, 13}, {-6, -216, 9}} {
		if i > 1+b.N(4) {
			break
		}
		b.Draw(c.Times(0.8), brush.Oval(e[0], e[1], e[2]*1.3, e[2]*1.3))
		b.Plain(brush.Hex(0xfff0a8), brush.Oval(e[0]+2, e[1], e[2], e[2]))
		b.Plain(brush.Black, brush.Oval(e[0]+5, e[1], e[2]*0.35, e[2]*0.75))
		b.Plain(brush.White, brush.Oval(e[0]-2, e[1]-e[2]*0.4, e[2]*0.2, e[2]*0.2))
	}
	for range 8 {
		b.Fill(brush.Flat(c.Times(0.6)).Clear(0.7), brush.Oval(b.In(-116, -70), b.In(-150, -30), b.In(4, 9), b.In(4, 8)))
	}
}
