package places

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
)

// windRibbons blow across the sky of Winds of Exchange.
func windRibbons(b *brush.Brush, horizon float64) {
	d := b.Side()
	for i := range 5 {
		y := horizon * (0.12 + 0.15*float64(i))
		x := b.In(60, brush.Wide-60)
		line := brush.Curve(x-d*300, y+b.In(10, 30), x-d*120, y-8, x, y+b.In(4, 18), x+d*110, y-14, x+d*150, y-40, x+d*118, y-58, x+d*96, y-40)
		b.Fill(brush.Flat(b.World.Light.To(brush.White, 0.4)).Clear(0.34), brush.Band(line, func(t float64) float64 { return 0.6 + 5*math.Sin(math.Pi*t) }))
	}
}

// awningFrame hangs striped cloth into the upper corners, and stacks coins in the lower ones.
func awningFrame(b *brush.Brush) {
	cloth := brush.Livery(b.House).To(b.World.Dark, 0.3)
	for _, side := range [2]float64{0, 1} {
		b.Within(brush.Place(side*brush.Wide, 0, 1-2*side, 1, 0), func() {
			for i := range 6 {
				x, c := 23*float64(i)-8, cloth
				if i%2 == 1 {
					c = brush.Bone.To(b.World.Dark, 0.15)
				}
				b.Fill(edge(b, c), brush.Slab(x, -30, 23, 92-9*float64(i), 11))
			}
		})
	}
	corners(b, func() {
		for i := range 4 {
			x, n := 12+30*float64(i)+b.In(-4, 4), 6-i-b.N(2)
			for k := range n {
				s := edge(b, brush.Gold.To(b.World.Dark, 0.1))
				b.Fill(s, brush.Slab(x-15+b.In(-2, 2), -6-9*float64(k), 30, 8, 4))
			}
		}
	})
}

// nightFlight is a web of bare twigs, and bats, in the sky of Grim Reminders.
func nightFlight(b *brush.Brush, horizon float64) {
	s := brush.Flat(b.Sky.To(b.World.Dark, 0.75)).Clear(0.8)
	for range 9 {
		x, y, k := b.In(30, brush.Wide-30), b.In(20, horizon*0.6), b.In(0.35, 0.9)
		b.Within(brush.Place(x, y, k, k, b.In(-0.4, 0.4)), func() {
			b.Fill(s, brush.Smooth(0, -4, 8, -12, 30, -16, 40, -2, 30, -4, 22, 4, 12, 1, 0, 10, -12, 1, -22, 4, -30, -4, -40, -2, -30, -16, -8, -12))
		})
	}
}

// ironFrame sets a wrought fence at the foot of the picture, and hangs bare branches from above.
func ironFrame(b *brush.Brush) {
	c := b.Front.To(b.World.Dark, 0.7)
	s := edge(b, c)
	corners(b, func() {
		b.Fill(s, brush.Box(-4, -34, 118, 5), brush.Box(-4, -10, 118, 5))
		for i := range 6 {
			x, h := 4+19*float64(i), 92-9*float64(i)
			b.Fill(s, brush.Box(x-2, -h, 4, h+4), brush.Poly(x-7, -h+4, x, -h-18, x+7, -h+4, x, -h+10))
		}
		b.Fill(s, brush.Taper(brush.Spiral(brush.At(118, -34), 16, 16, 1.6, -5, 24), 1, 3))
	})
	for _, side := range [2]float64{0, 1} {
		b.Within(brush.Place(side*brush.Wide, 0, 1-2*side, 1, 0), func() {
			branch := brush.Curve(-10, 34, 30, 26, 70, 34, 112, 18, 140, 22)
			b.Fill(s, brush.Taper(branch, 10, 1))
			for i, q := range []brush.Point{branch[len(branch)/4], branch[len(branch)/2], branch[len(branch)*3/4]} {
				l := 44 - 8*float64(i)
				b.Fill(s, brush.Taper(brush.Curve(q.X, q.Y, q.X+l*0.4, q.Y+l*b.In(0.2, 0.5), q.X+l*0.9, q.Y+l*0.7), 4, 0.7),
					brush.Taper(brush.Curve(q.X, q.Y, q.X+l*0.3, q.Y-l*0.4, q.X+l*0.9, q.Y-l*0.5), 3.4, 0.7))
			}
		})
	}
}
