package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
)

// Sailboat draws a ship with two masts.
func Sailboat(b *brush.Brush, x, y, k, depth float64) {
	s := b.Layer(depth)
	b.Within(brush.Place(x, y, k, k, b.In(-0.05, 0.05)), func() {
		b.Fill(s, brush.Smooth(-60, -12, -50, 12, 0, 18, 46, 10, 70, -18, 40, -8, 0, -6))
		b.Fill(s, brush.Box(-22, -110, 3, 104), brush.Box(18, -96, 3, 90))
		sail := s
		sail.Top = s.Top.To(b.Low, 0.3)
		b.Fill(sail, brush.Smooth(-44, -100, -20, -104, 4, -98, 10, -70, 2, -40, -20, -44, -44, -40, -34, -70),
			brush.Smooth(2, -88, 20, -92, 42, -86, 46, -60, 38, -34, 20, -38, 2, -34, 10, -60))
	})
}

// Saucer draws a flying saucer, with a beam below it or not.
func Saucer(b *brush.Brush, x, y, size float64, beam bool) {
	if beam {
		s := brush.Flat(b.Accent).Clear(0.5).Out().Light()
		b.Fill(s, brush.Poly(x-16*size, y+10, x+16*size, y+10, x+70*size, 350, x-70*size, 350))
	}
	b.Within(brush.Place(x, y, size, size, b.In(-0.12, 0.12)), func() {
		b.Glow(0, 10, 90, 40, b.Accent, 0.4)
		b.Fill(b.Lamp(b.Accent.To(b.Low, 0.4)), brush.Oval(0, -8, 30, 24))
		b.Fill(b.Metal(b.Near.To(brush.Iron, 0.35)), brush.Smooth(-78, 4, -40, -10, 0, -15, 40, -10, 78, 4, 36, 15, 0, 19, -36, 15))
		for i := -2; i <= 2; i++ {
			b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(float64(i)*24, 6-math.Abs(float64(i))*1.5, 4.5, 3))
		}
	})
}

func Planet(b *brush.Brush, x, y, r float64, ringed bool) {
	b.Glow(x, y, r*1.25, r*1.25, b.Low, 0.4)
	s := brush.Flat(b.Low).Down(b.Far.To(b.Accent, 0.2))
	s.Shade, s.Dark, s.Deep = b.Sky, 0.9, 0.4
	s.Rim, s.Lit, s.Edge = b.Sun, 1, 3
	b.Fill(s, brush.Oval(x, y, r, r))
	if ringed {
		b.Within(brush.Place(x, y, 1, 0.28, -0.3), func() {
			b.Fill(brush.Flat(b.Sun).Clear(0.5), brush.Ring(0, 0, r*1.7, r*1.42)...)
			b.Fill(brush.Flat(b.Accent).Clear(0.5), brush.Ring(0, 0, r*1.36, r*1.3)...)
		})
		b.Fill(s, halfDisc(x, y, r))
	}
}

// halfDisc is the upper half of a disc, a little tilted.
func halfDisc(x, y, r float64) brush.Path {
	var out brush.Path
	for i := range 21 {
		out = append(out, brush.At(x, y).Around(math.Pi*(1+float64(i)/20)-0.3, r))
	}
	return out
}

// Starship draws a ship of the fleet, seen from the side.
func Starship(b *brush.Brush, x, y, size float64) {
	d := brush.Sign(brush.Wide/2 - x)
	b.Within(brush.Place(x, y, size*d, size, -0.1*d), func() {
		b.Glow(-74, 4, 60, 22, b.Accent, 0.9)
		m := b.Metal(brush.Iron.To(b.Low, 0.35))
		b.Fill(m, brush.Poly(-70, -6, -20, -16, 30, -12, 86, 4, 30, 14, -66, 12))
		b.Fill(m, brush.Poly(-56, -8, -72, -40, -44, -40, -18, -12), brush.Poly(-50, 12, -66, 32, -34, 30, -10, 12))
		b.Plain(b.Accent, brush.Slab(20, -7, 30, 7, 3))
		b.Plain(b.Accent.To(brush.White, 0.6), brush.Oval(-70, 3, 4, 8))
		b.Plain(b.Near, brush.Box(-40, 2, 70, 2.5))
	})
}
