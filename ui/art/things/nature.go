package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
)

// Branches are a stem with a direction, a length and half a width, and n generations of
// forks, each thinner, at an angle between the least and 0.6.
func Branches(b *brush.Brush, at brush.Point, a, l, r, thinner, least float64, n int) []brush.Path {
	tip := at.Around(a, l)
	of := []brush.Path{brush.Taper([]brush.Point{at, at.To(tip, 0.5), tip}, r, r*thinner)}
	if n > 0 {
		for _, d := range brush.Sides {
			of = append(of, Branches(b, tip, a+d*b.In(least, 0.6), l*0.72, r*thinner, thinner, least, n-1)...)
		}
	}
	return of
}

func Kelp(b *brush.Brush, x, y, h, r, depth float64) {
	s := b.Layer(depth)
	a := b.In(0, 6.28)
	var line []brush.Point
	for i := range 9 {
		f := float64(i) / 8
		line = append(line, brush.At(x+16*math.Sin(a+f*5), y-h*f))
	}
	of := []brush.Path{brush.Taper(brush.CurveThrough(line), r, r*0.4)}
	for i, k := range line[1:] {
		d := brush.Sides[i%2]
		of = append(of, brush.Leaf(brush.CurveThrough([]brush.Point{k, k.Shift(d*r*6, -r*3), k.Shift(d*r*10, -r*9)}), r*1.8))
	}
	b.Fill(s, of...)
}

// Waves paints a sea with crests.
func Waves(b *brush.Brush, y, amp, depth float64) {
	s := b.Layer(depth)
	s.Rim, s.Lit, s.Edge = b.Sun, 0.8, 3
	out := brush.Poly(brush.Wide+20, brush.Tall+20, -20, brush.Tall+20)
	a, l := b.In(0, 6.28), b.In(70, 110)
	for i := range 90 {
		x := float64(i)*6 - 20
		k := math.Sin(x/l*2 + a)
		out = append(out, brush.At(x, y-amp*(1-math.Abs(k))*(1.2-0.4*math.Sin(x/47+a))))
	}
	b.Fill(s, out)
}

func Pine(b *brush.Brush, x, y, h, depth float64) {
	s := b.Layer(depth)
	w := h * b.In(0.2, 0.28)
	of := []brush.Path{brush.Box(x-h*0.02, y-h*0.2, h*0.04, h*0.25)}
	for i := range 4 {
		k := 1 - float64(i)*0.21
		low := y - h*(0.1+float64(i)*0.2)
		of = append(of, brush.Poly(x-w*k, low, x-w*0.2*k, low-h*0.3, x, low-h*0.34, x+w*0.2*k, low-h*0.3, x+w*k, low, x+w*0.3*k, low-h*0.03,
			x-w*0.3*k, low-h*0.03))
	}
	b.Fill(s, of...)
}

func Toadstool(b *brush.Brush, x, y, h, r, depth float64) {
	s := b.Layer(depth)
	b.Fill(s, brush.Limb(x, y+6, r*0.22, x+b.In(-6, 6), y-h*0.5, r*0.14, x, y-h, r*0.17))
	cap := s
	cap.Top = s.Top.To(b.Accent, 0.35)
	b.Fill(cap, brush.Smooth(x-r, y-h+4, x-r*0.75, y-h-r*0.5, x, y-h-r*0.8, x+r*0.75, y-h-r*0.5, x+r, y-h+4, x, y-h+r*0.12))
	for range 4 {
		k := b.In(-0.6, 0.6)
		b.Fill(brush.Flat(b.Low).Clear(0.5), brush.Oval(x+k*r, y-h-r*0.45*(1-k*k), r*0.09, r*0.07))
	}
}

// Bloom draws a giant flower.
func Bloom(b *brush.Brush, x, y, h, depth float64) {
	s := b.Layer(depth)
	bend := b.In(-30, 30)
	b.Fill(s, brush.Taper(brush.CurveThrough(brush.Line(x, y+10, x-bend*0.5, y-h*0.5, x+bend, y-h)), 7, 4))
	b.Fill(s, brush.Leaf(brush.CurveThrough(brush.Line(x-bend*0.3, y-h*0.4, x+30, y-h*0.55, x+62, y-h*0.4)), 10))
	petal := s
	petal.Top, petal.Bottom = s.Top.To(b.Accent, 0.5), s.Top.To(b.Accent, 0.25)
	c := brush.At(x+bend, y-h)
	for i := range 7 {
		a := 2 * math.Pi * float64(i) / 7
		b.Fill(petal, brush.Leaf([]brush.Point{c, c.Around(a, 18), c.Around(a, 36)}, 11))
	}
	b.Glow(c.X, c.Y, 26, 26, b.Accent, 0.5)
	b.Plain(b.Sun, brush.Oval(c.X, c.Y, 9, 9))
}
