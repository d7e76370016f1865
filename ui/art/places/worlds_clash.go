package places

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
)

// tiers are those of a great arena, and pennons above it, in the sky of Crucible Clash.
func tiers(b *brush.Brush, horizon float64) {
	for i := range 3 {
		y, h := horizon*(0.5+0.17*float64(i)), horizon*0.16
		s := brush.Flat(b.Sky.To(b.World.Dark, 0.3+0.12*float64(i))).Clear(0.7)
		s.Rim, s.Lit, s.Edge = b.World.Light, 0.6, 1.8
		tier := brush.Poly(brush.Wide+20, y+h, -20, y+h)
		for x := -20.0; x <= brush.Wide+20; x += 24 {
			u := (x - brush.Wide/2) / (brush.Wide / 2)
			tier = append(tier, brush.At(x, y-26*u*u))
		}
		b.Fill(s, tier)
	}
	for i := range 5 {
		x := (float64(i) + b.In(0.2, 0.8)) * brush.Wide / 5
		top := horizon * b.In(0.14, 0.3)
		b.Fill(b.Layer(0.1), brush.Slab(x-1.5, top, 3, horizon*0.55-top, 1))
		b.Fill(brush.Flat(jewels[b.N(len(jewels))].To(b.Sky, 0.3)).Clear(0.8), brush.Poly(x, top, x+b.Side()*34, top+9, x, top+18))
	}
}

// pennonFrame leans crossed weapons into the lower corners, and hangs pennons from the upper ones.
func pennonFrame(b *brush.Brush) {
	c := b.Near.To(b.World.Dark, 0.5)
	corners(b, func() {
		for i := range 2 {
			lean := 0.34 - 0.7*float64(i)
			b.Within(brush.Place(36, 14, 1, 1, lean), func() {
				b.Fill(edge(b, c), brush.Slab(-4, -104, 8, 124, 3))
				b.Fill(edge(b, brush.Gold.To(b.World.Dark, 0.3)), brush.Poly(-11, -98, 0, -132, 11, -98, 0, -88))
			})
		}
		b.Fill(edge(b, c.Times(0.8)), brush.Oval(36, -18, 28, 30))
	})
	for _, side := range [2]float64{0, 1} {
		b.Within(brush.Place(side*brush.Wide, 0, 1-2*side, 1, 0), func() {
			for i := range 3 {
				x, h := 4+30*float64(i), 74-18*float64(i)
				cloth := brush.Livery(b.House)
				if i == 1 {
					cloth = brush.Bone
				}
				b.Fill(edge(b, cloth.To(b.World.Dark, 0.25)), brush.Poly(x, -20, x+26, -20, x+26, h*0.7, x+13, h, x, h*0.7))
			}
		})
	}
}

// omens are a constellation, and the phases of a moon, in the sky of Prophetic Visions.
func omens(b *brush.Brush, horizon float64) {
	Stars(b, 60, horizon)
	var last brush.Point
	for i := range 6 {
		at := brush.At((float64(i)+b.In(0.2, 0.8))*brush.Wide/6, horizon*b.In(0.08, 0.6))
		if i > 0 {
			b.Plain(b.World.Light.To(b.Sky, 0.45), brush.Taper(brush.Path{last, at}, 1.6, 1.6))
		}
		b.Glow(at.X, at.Y, 16, 16, b.World.Light, 0.7)
		b.Plain(brush.White, brush.Oval(at.X, at.Y, 3, 3))
		last = at
	}
	for i := range 5 {
		u := (float64(i) - 2) / 2
		x, y, r := brush.Wide/2+u*150, horizon*(0.2+0.12*u*u), 17-3*math.Abs(u)
		b.Fill(brush.Flat(b.World.Light).Clear(0.75), brush.Oval(x, y, r, r))
		b.Fill(brush.Flat(b.Sky.To(b.World.Dark, 0.5)).Clear(0.85), brush.Oval(x+u*r*1.1, y, r*math.Abs(u), r*0.98))
	}
}

// veilFrame hangs veils with stars at the sides, and an eye is closed in each lower corner.
func veilFrame(b *brush.Brush) {
	c := b.Front.To(b.World.Dark, 0.6)
	for _, side := range [2]float64{0, 1} {
		b.Within(brush.Place(side*brush.Wide, 0, 1-2*side, 1, 0), func() {
			for i := range 3 {
				w := 64 - 18*float64(i)
				b.Fill(edge(b, c.To(brush.Livery(b.House), 0.1*float64(i))), brush.Smooth(-20, -20, w, -16, w*0.7, 60+20*float64(i), w*0.34, 150,
					w*0.5, 230-30*float64(i), -20, 260-30*float64(i)))
			}
			for i := range 4 {
				x, y := 16+b.In(-6, 20), 26+44*float64(i)
				b.Glow(x, y, 10, 10, b.World.Light, 0.6)
				b.Plain(b.World.Light, brush.Poly(x, y-6, x+1.6, y-1.6, x+6, y, x+1.6, y+1.6, x, y+6, x-1.6, y+1.6, x-6, y, x-1.6, y-1.6))
			}
		})
	}
	corners(b, func() {
		lid := brush.Curve(4, -30, 26, -14, 56, -14, 82, -30)
		b.Fill(edge(b, c), brush.Taper(lid, 6, 4))
		for i := range 4 {
			q := lid[len(lid)*(i+1)/6]
			b.Fill(edge(b, c), brush.Taper(brush.Path{q, q.Shift(8*(float64(i)-1.5), 16)}, 4, 1))
		}
	})
}
