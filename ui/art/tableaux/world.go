package tableaux

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/places"
	"github.com/keyraken/keyraken/ui/art/things"
)

func flood(b *brush.Brush) {
	c := b.Low.To(brush.Hex(0x3fb0d0), 0.5)
	d := b.Side()
	b.Within(brush.Place(brush.Wide/2, 0, d, 1, 0), func() {
		s := b.Body(c)
		s.Bottom = b.Near
		b.Fill(s, brush.Smooth(-290, 420, -270, 250, -190, 130, -70, 60, 50, 64, 110, 110, 116, 170, 84, 190, 90, 150, 40, 116, -20, 130, -50,
			190, -10, 260, 80, 310, 290, 350, 290, 420))
		for i := range 6 {
			k := float64(i) * 17
			b.Fill(brush.Flat(c.To(brush.White, 0.6)).Clear(0.55), brush.Taper(brush.Curve(-240+k, 330, -190+k, 200, -90+k*0.7, 106+k*0.6, 10+k*0.3,
				90+k*0.3), 5, 1))
		}
		for range 30 {
			q := brush.At(b.In(20, 130), b.In(60, 200))
			b.Fill(brush.Flat(brush.White).Clear(0.85), brush.Oval(q.X, q.Y, b.In(2, 9), b.In(2, 8)))
		}
	})
	things.Waves(b, 340, 20, 0.8)
	things.Onlooker(b, brush.Wide/2+d*120, 372, 0.7)
}

func howl(b *brush.Brush) {
	b.Gloom(brush.Wide/2, 200, 330, 260, b.Front.To(brush.Hex(0x10183a), 0.5), 0.5)
	x, y := brush.Wide/2, 165.0
	b.Glow(x, y, 240, 220, brush.Hex(0xf4f0ff), 0.5)
	b.Fill(brush.Flat(brush.Hex(0xfffbe8)).Down(brush.Hex(0xe6d8b8)), brush.Oval(x, y, 122, 122))
	for range 6 {
		q := brush.At(x, y).Around(b.In(0, 6.28), b.In(10, 96))
		r := b.In(7, 22)
		b.Fill(brush.Flat(brush.Hex(0xcbbfa6)).Clear(0.5), brush.Oval(q.X, q.Y, r, r*0.9))
	}
	s := brush.Flat(b.Front)
	s.Rim, s.Lit, s.Edge = brush.Hex(0xfffbe8), 0.8, 2
	b.Fill(s, brush.Smooth(60, 420, 110, 330, 190, 300, 300, 310, 380, 350, 440, 420))
	b.Fill(s, brush.Smooth(x-66, 320, x-70, 270, x-40, 232, x-14, 210, x+4, 176, x+30, 144, x+40, 150, x+36, 168, x+52, 190, x+30, 204, x+36,
		244, x+30, 280, x+36, 320), brush.Poly(x+4, 182, x-16, 160, x+20, 164), brush.Taper(brush.Curve(x-60, 310, x-100, 300, x-116,
		262), 13, 4))
	places.Stars(b, 30, 300)
}

func fog(b *brush.Brush) {
	c := b.Accent.To(b.Low, 0.45)
	for i := range 9 {
		y := 110 + float64(i)*30
		for range 4 {
			x, r := b.In(0, brush.Wide), b.In(46, 92)
			s := brush.Flat(c.To(b.Near, 0.1*float64(i%3))).Down(b.Near).Clear(0.4)
			b.Fill(s, brush.Oval(x, y, r*1.5, r*0.7))
		}
		if i == 3 {
			for range 5 {
				things.Onlooker(b, b.In(110, 390), 330+b.In(-10, 20), b.In(0.7, 1.1))
			}
		}
	}
	for range 5 {
		x, y, k := b.In(90, 410), b.In(90, 260), b.In(0.8, 1.8)
		for _, d := range brush.Sides {
			b.Glow(x+d*12*k, y, 20*k, 16*k, b.Accent, 0.8)
			b.Plain(b.Accent.To(brush.White, 0.6), brush.Poly(x+d*5*k, y+2*k, x+d*19*k, y-5*k, x+d*16*k, y+3*k))
		}
	}
}

func vines(b *brush.Brush) {
	x := brush.Wide / 2.0
	b.Backlight(x, 200, 180)
	b.Glow(x, 200, 190, 180, b.Accent, 0.5)
	b.Within(brush.Place(x, 354, 1.9, 1.9, 0), func() { things.Onlooker(b, 0, 0, 1) })
	g := brush.Hex(0x4f8a3a)
	for i := range 7 {
		d := b.Side()
		k := x + (float64(i)-3)*44
		line := brush.CurveThrough(brush.Line(k+d*60, 420, k-d*20, 330, k+d*30, 250, k-d*30, 170, k+d*6, 100+12*float64(i%3)))
		b.Draw(g.Times(0.7+0.08*float64(i%4)), brush.Taper(line, 10, 2))
		for j := 4; j < len(line)-2; j += 5 {
			e := brush.Sides[j%2]
			b.Draw(g.To(b.Accent, 0.2), brush.Leaf([]brush.Point{line[j], line[j].Shift(e*14, -10), line[j].Shift(e*32, -10)}, 8))
		}
		q := line[len(line)-1]
		if i%2 == 0 {
			for j := range 6 {
				a := math.Pi * float64(j) / 3
				b.Draw(brush.Pick(&b.Random, brush.Hex(0xff8ac0), brush.Hex(0xffd04a), b.Accent),
					brush.Leaf([]brush.Point{q, q.Around(a, 9), q.Around(a, 20)}, 6))
			}
			b.Plain(brush.Hex(0xffe9a0), brush.Oval(q.X, q.Y, 6, 6))
		}
	}
}

func quake(b *brush.Brush) {
	x := brush.Wide / 2.0
	b.Glow(x, 300, 280, 180, b.Accent, 0.7)
	b.Plain(b.Front, brush.Poly(-10, 320, 510, 320, 510, 410, -10, 410))
	b.Plain(b.Accent.To(brush.White, 0.3), brush.Poly(x-30, 410, x-60, 360, x-20, 340, x-50, 300, x-4, 262, x+16, 300, x+54, 336, x+20, 352,
		x+66, 410))
	for i := range 8 {
		d := brush.Sides[i%2]
		k := x + d*(44+34*float64(i/2))
		h := b.In(70, 180) - 14*float64(i/2)
		b.Within(brush.Place(k, 360, 1, 1, d*b.In(0.1, 0.4)), func() {
			b.Draw(b.Near, brush.Poly(-34, 40, -38, -h*0.6, -8, -h, 24, -h*0.8, 36, 40))
		})
	}
	for range 14 {
		q := brush.At(x+b.In(-170, 170), b.In(60, 260))
		r := b.In(5, 16)
		b.Draw(b.Near, brush.Poly(q.X-r, q.Y, q.X-r*0.2, q.Y-r, q.X+r, q.Y-r*0.3, q.X+r*0.6, q.Y+r, q.X-r*0.5, q.Y+r*0.8))
	}
	thrown(b, x-70, 200)
	thrown(b, x+90, 170)
}
