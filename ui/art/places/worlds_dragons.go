package places

import (
	"github.com/keyraken/keyraken/ui/art/brush"
)

// dragonFlight are dragons far away, and sparks that drift, in the sky of Draconian Measures.
func dragonFlight(b *brush.Brush, horizon float64) {
	s := brush.Flat(b.Sky.To(b.World.Dark, 0.8)).Clear(0.75)
	for range 4 {
		x, y, k := b.In(40, brush.Wide-40), b.In(24, horizon*0.55), b.In(0.4, 0.9)
		b.Within(brush.Place(x, y, k*b.Side(), k, b.In(-0.25, 0.25)), func() {
			b.Fill(s, brush.Taper(brush.Curve(34, -10, 18, -4, 0, 2, -24, 2, -52, 12), 5, 0.6), brush.Oval(36, -11, 7, 4))
			b.Fill(s, brush.Poly(10, -2, 2, -34, -14, -52, -10, -30, -30, -34, -18, -16, -22, -2), brush.Poly(4, -4, 24, -38, 38, -44, 30,
				-28, 40, -22, 20, -8))
		})
	}
	for range 12 {
		b.Glow(b.In(0, brush.Wide), b.In(20, horizon), 7, 7, b.World.Light, 0.5)
	}
}

// scaleFrame lays a tail with spines into the lower corners, and hangs claws into the upper ones.
func scaleFrame(b *brush.Brush) {
	c := b.Near.To(b.World.Dark, 0.45)
	s := edge(b, c)
	corners(b, func() {
		tail := brush.Curve(-20, -64, 14, -44, 40, -14, 84, -6, 124, -14)
		b.Fill(s, brush.Taper(tail, 26, 3))
		for i := 2; i+2 < len(tail); i += 3 {
			q := tail[i]
			h := 26 - 0.16*q.X
			b.Fill(edge(b, brush.Gold.To(b.World.Dark, 0.25)), brush.Path{q.Shift(-8, -h*0.62), q.Shift(2, -h*1.4), q.Shift(9, -h*0.6)})
		}
	})
	for _, side := range [2]float64{0, 1} {
		b.Within(brush.Place(side*brush.Wide, 0, 1-2*side, 1, 0), func() {
			for i := range 3 {
				x := 10 + 24*float64(i)
				b.Fill(s, brush.Taper(brush.Curve(x-16, -16, x-4, 10, x+4, 30-4*float64(i), x+20, 46-6*float64(i)), 11, 5))
				b.Fill(edge(b, brush.Bone.To(b.World.Dark, 0.2)), brush.Taper(brush.Curve(x+14, 40-6*float64(i), x+26, 54-7*float64(i), x+27,
					70-8*float64(i)), 5.4, 0.6))
			}
		})
	}
}
