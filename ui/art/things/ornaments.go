package things

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art/brush"
)

// Halos draws thin rings of light around a point.
func Halos(b *brush.Brush, x, y float64) {
	for i := range 3 {
		r := 96 + 20*float64(i)
		b.Fill(brush.Flat(b.Accent.To(b.Sun, 0.4)).Clear(0.5-0.14*float64(i)), brush.Ring(x, y, r, r-1.8)...)
	}
	for range 10 {
		at := brush.At(x, y).Around(b.In(0, 6.28), b.In(90, 150))
		b.Plain(b.Accent.To(brush.White, 0.4), brush.Star(at.X, at.Y, 4, b.In(3, 7), 1.4, 0))
	}
}

// pedestal draws what an artifact stands on, in the style of the house.
func pedestal(b *brush.Brush, x, y float64) {
	c := b.Near.To(brush.Livery(b.House), 0.18)
	s := b.Body(c)
	b.Gloom(x, y+34, 130, 18, b.Front, 0.8)
	switch b.House {
	case card.Brobnar, card.Untamed, card.Dis, card.Unfathomable:
		b.Fill(s, brush.Smooth(x-96, y+40, x-84, y-2, x-60, y-26, x-10, y-34, x+48, y-30, x+82, y-4, x+98, y+40, x, y+50))
		b.Fill(brush.Flat(c.To(b.Sun, 0.25)).Clear(0.6), brush.Smooth(x-60, y-22, x-10, y-31, x+46, y-27, x+10, y-18))
	case card.Logos, card.Mars, card.StarAlliance, card.Geistoid:
		b.Fill(b.Metal(c), brush.Poly(x-50, y+40, x-34, y-6, x+34, y-6, x+50, y+40))
		b.Fill(b.Metal(c), brush.Slab(x-78, y-28, 156, 26, 10))
		b.Glow(x, y-18, 100, 26, b.Accent, 0.5)
		b.Plain(b.Accent.To(brush.White, 0.3), brush.Slab(x-60, y-19, 120, 5, 2))
	case card.Ouboros:
		gold := b.Metal(brush.Gold)
		b.Fill(gold, brush.Smooth(x-104, y+44, x-84, y+8, x-44, y-22, x+6, y-32, x+52, y-20, x+86, y+8, x+104, y+44))
		for i := range 26 {
			q := brush.At(x-84+6.8*float64(i), y+30-42*math.Sin(float64(i)*0.125)*b.In(0.2, 1.1))
			b.Fill(gold, brush.Oval(q.X, q.Y, 10, 5))
		}
	case card.Skyborn:
		cloud := b.Body(b.Low.To(brush.White, 0.5))
		b.Fill(cloud, brush.Oval(x-66, y+24, 42, 26), brush.Oval(x+66, y+26, 40, 24), brush.Oval(x-24, y+12, 44, 34),
			brush.Oval(x+28, y+14, 42, 32), brush.Slab(x-104, y+24, 208, 26, 13))
		b.Fill(b.Body(brush.Wood), brush.Slab(x-72, y-32, 144, 18, 5))
	case card.Redemption: // marble that broke and was mended
		stone := b.Body(brush.Hex(0xe8e2d8).To(b.Near, 0.35))
		b.Fill(stone, brush.Poly(x-52, y+46, x-46, y-14, x+46, y-14, x+52, y+46), brush.Slab(x-70, y-32, 140, 20, 4))
		gold := brush.Gold.To(b.Sun, 0.3)
		b.Plain(gold, brush.Taper(brush.Line(x-30, y-32, x-22, y-14, x-34, y+8, x-18, y+24, x-26, y+46), 2.4, 1.6),
			brush.Taper(brush.Line(x+40, y-14, x+24, y+4, x+30, y+22), 2, 0.8))
	default:
		b.Fill(s, brush.Box(x-46, y-14, 92, 60))
		for i := -2; i <= 2; i++ {
			b.Fill(brush.Flat(c.To(b.Shade, 0.5)).Clear(0.5), brush.Box(x+float64(i)*18-2, y-8, 4, 50))
		}
		b.Fill(s, brush.Slab(x-66, y-32, 132, 20, 4), brush.Slab(x-60, y+34, 120, 20, 4))
	}
}

// Emblem draws a star, as an ornament.
func Emblem(b *brush.Brush, s brush.Style) { b.Fill(s, brush.Star(0, 0, 4+b.N(5), 90, 34, 0)) }

// Onlooker draws a small figure that looks at what is in front of it.
func Onlooker(b *brush.Brush, x, y, k float64) {
	d := brush.Sign(brush.Wide/2 - x)
	s := brush.Flat(b.Front)
	s.Rim, s.Lit, s.Edge = b.Sun, 0.9, 1.6
	b.Within(brush.Place(x, y, k*d, k, 0), func() {
		b.Fill(s, brush.Smooth(-16, -78, -26, -20, -30, 4, 30, 4, 22, -20, 14, -78, 0, -90))
		b.Fill(s, brush.Oval(2, -102, 14, 15))
		b.Fill(s, brush.Taper(brush.Line(10, -70, 34, -58, 52, -78), 6, 4))
	})
}

// Chain draws a chain along a line.
func Chain(b *brush.Brush, line []brush.Point, size float64, c brush.RGB) {
	m := b.Metal(c)
	for i := 0; i+1 < len(line); i += 2 {
		d := line[i+1].Minus(line[i])
		a := math.Atan2(d.Y, d.X)
		k := 1.0
		if i%4 == 0 {
			k = 0.45
		}
		b.Within(brush.Place(line[i].X, line[i].Y, size, size*k, a), func() {
			b.Fill(m, brush.Holed(brush.Slab(-13, -8, 26, 16, 8), brush.Slab(-8, -3.4, 16, 6.8, 3.4))...)
		})
	}
}

// Pages draws n sheets that fly around a point.
func Pages(b *brush.Brush, x, y, spread float64, n int) {
	for i := range n {
		a := 2*math.Pi*float64(i)/float64(n) + b.In(-0.3, 0.3)
		r := spread * b.In(0.45, 1)
		k := b.In(0.6, 1.2)
		b.Within(brush.Place(x+r*math.Cos(a), y+r*0.75*math.Sin(a), k, k*b.In(0.6, 1), b.In(-0.9, 0.9)), func() {
			b.Draw(brush.Hex(0xf6ecd4), brush.Smooth(-17, -22, 0, -25, 17, -21, 18, 0, 16, 22, 0, 20, -17, 23, -16, 0))
			for j := range 4 {
				b.Fill(brush.Flat(brush.Wood).Clear(0.55), brush.Box(-10, -14+float64(j)*8, 20-float64(j%2)*6, 2))
			}
		})
	}
}
