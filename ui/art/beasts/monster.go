package beasts

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
)

// The colors of the monster's body.
var (
	Hide      = brush.Hex(0x5a4674)
	HideDark  = brush.Hex(0x2e2648)
	Underside = brush.Hex(0xd0a090)
)

// Tentacle draws an arm along a line with suckers on the side given by in.
func Tentacle(b *brush.Brush, line []brush.Point, r0, r1, in float64, c brush.RGB) {
	radius := func(t float64) float64 { return r0 + (r1-r0)*math.Sqrt(t)*(0.6+0.4*t) }
	s := b.Body(c)
	s.Bottom = c.To(b.Shade, 0.4)
	under := b.Body(Underside.To(c, 0.25))
	n := len(line)
	belly := make([]brush.Point, 0, n)
	for i, q := range line {
		d := line[min(i+1, n-1)].Minus(line[max(i-1, 0)]).Unit()
		belly = append(belly, q.Plus(brush.At(-d.Y, d.X).Times(in*radius(float64(i)/float64(n-1))*0.62)))
	}
	b.Fill(under, brush.Band(belly, func(t float64) float64 { return radius(t) * 0.6 }))
	last := brush.At(-99, -99)
	for i, q := range belly {
		t := float64(i) / float64(n-1)
		r := radius(t) * 0.36
		if r < 1.2 || q.Minus(last).Length() < r*2.3 {
			continue
		}
		last = q
		d := line[min(i+1, n-1)].Minus(line[max(i-1, 0)]).Unit()
		o := q.Plus(brush.At(-d.Y, d.X).Times(in * r * 0.9))
		b.Fill(b.Skin(Underside.To(brush.White, 0.25)), brush.Oval(o.X, o.Y, r, r))
		b.Plain(Underside.Times(0.45), brush.Oval(o.X, o.Y, r*0.5, r*0.5))
	}
	back := make([]brush.Point, 0, n)
	for i, q := range line {
		d := line[min(i+1, n-1)].Minus(line[max(i-1, 0)]).Unit()
		back = append(back, q.Plus(brush.At(-d.Y, d.X).Times(-in*radius(float64(i)/float64(n-1))*0.22)))
	}
	b.Fill(s, brush.Band(back, func(t float64) float64 { return radius(t) * 0.82 }))
	for i := 3; i < n-3; i += 4 {
		t := float64(i) / float64(n-1)
		q := back[i].Shift(b.In(-0.3, 0.3)*radius(t), b.In(-0.3, 0.3)*radius(t))
		b.Fill(brush.Flat(c.To(b.Accent, 0.7)).Clear(0.6), brush.Oval(q.X, q.Y, radius(t)*0.14, radius(t)*0.12))
	}
}

// DeepEye draws an eye of the monster.
func DeepEye(b *brush.Brush, x, y, k float64) {
	b.Within(brush.Place(x, y, k, k, 0), func() {
		b.Glow(0, 0, 150, 120, brush.Amber, 0.6)
		b.Plain(HideDark.Times(0.5), brush.Smooth(-112, 0, -54, -62, 0, -74, 54, -62, 112, 0, 54, 58, 0, 70, -54, 58))
		s := brush.Flat(brush.Hex(0xffdf7a)).Down(brush.Hex(0xe8791c))
		b.Fill(s, brush.Smooth(-96, 0, -46, -50, 0, -60, 46, -50, 96, 0, 46, 47, 0, 56, -46, 47))
		for i := range 26 {
			a := 2 * math.Pi * float64(i) / 26
			b.Fill(brush.Flat(brush.Hex(0xb8480c)).Clear(0.6), brush.Taper([]brush.Point{brush.Point{}.Around(a, 20),
				brush.At(72*math.Cos(a), 50*math.Sin(a))}, 2.6, 0.6))
		}
		b.Plain(brush.Black, brush.Oval(0, -14, 21, 21), brush.Poly(-9, -4, 9, -4, 17, 42, -17, 42)) // a keyhole
		b.Plain(brush.White, brush.Oval(-26, -26, 11, 9))
		b.Fill(b.Body(Hide.Times(0.9)), brush.Smooth(-118, -4, -60, -70, 0, -86, 60, -70, 118, -4, 54, -44, 0, -52, -54, -44))
	})
}

// oneTentacle is an arm of the monster that rises and curls to the right.
func oneTentacle(b *brush.Brush) {
	Tentacle(b, brush.ArmLine(0, 30, 210, 1, b.In(0.8, 1.1)), 36, 4, -1, Hide)
}
