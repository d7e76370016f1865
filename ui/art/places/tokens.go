package places

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
)

// tokenArc is tokens that float in the sky of Tokens of Change: a disc that turns from dark to bright, again and again.
func tokenArc(b *brush.Brush, horizon float64) {
	d := b.Side()
	from, rise := brush.At(brush.Wide/2-d*260, horizon*b.In(0.34, 0.5)), horizon*b.In(0.3, 0.42)
	for i := range 7 {
		t := float64(i) / 6
		at := from.Shift(d*520*t, -rise*math.Sin(math.Pi*t))
		r := 15 + 15*t
		s := brush.Flat(b.Sky.To(b.World.Dark, 0.55)).Clear(0.75)
		s.Rim, s.Lit, s.Edge = b.World.Light, 0.7, 2
		b.Fill(s, brush.Oval(at.X, at.Y, r, r))
		b.Fill(brush.Flat(b.World.Light).Clear(0.2+0.5*t), brush.Oval(at.X, at.Y, r*0.82*math.Abs(math.Cos(math.Pi*(1-t)/2))+0.5, r*0.82))
	}
}

// tokenFrame leans tokens with a carved swirl against each other in the corners.
func tokenFrame(b *brush.Brush) {
	corners(b, func() {
		for i := range 4 {
			x, y, r := 2+36*float64(i), -16+b.In(-4, 4)+4*float64(i), 36-5.5*float64(i)
			c := [2]brush.RGB{b.World.Dark.To(b.Front, 0.3), brush.Bone.To(b.World.Dark, 0.35)}[i%2]
			b.Within(brush.Place(x, y, 1, 1, b.In(-0.3, 0.3)), func() {
				b.Fill(edge(b, c), brush.Star(0, 0, 8, r, r*0.93, 0.39))
				swirl := brush.Spiral(brush.At(0, 0), r*0.66, r*0.66, 0.4, 8, 40)
				b.Plain(c.To(b.World.Light, 0.55), brush.Taper(swirl, 2.6, 0.8))
			})
		}
	})
}

// vaultLights are the rings of a great lock in the sky of the Vault Masters, with lights where keys go.
func vaultLights(b *brush.Brush, horizon float64) {
	x, y := brush.Wide/2-b.Toward.X*b.In(140, 200), horizon*b.In(0.2, 0.36)
	for i := range 3 {
		r := 62 + 46*float64(i)
		b.Fill(brush.Flat(b.World.Light).Clear(0.34-0.07*float64(i)), brush.Ring(x, y, r, r-5)...)
		for k := range 6 {
			at := brush.At(x, y).Around(math.Pi/3*float64(k)+0.35*float64(i), r-2.5)
			b.Fill(brush.Flat(b.World.Light.To(brush.White, 0.4)).Clear(0.6), brush.Oval(at.X, at.Y, 5, 5))
		}
	}
}

// vaultFrame sets the bolts and the toothed rim of a vault in the corners.
func vaultFrame(b *brush.Brush) {
	c := brush.Gold.To(b.World.Dark, 0.55)
	corners(b, func() {
		b.Fill(edge(b, c), brush.Gear(-6, 6, 104, 22, b.In(0, 0.2)))
		b.Fill(edge(b, c.Times(0.7)), brush.Oval(-6, 6, 74, 74))
		for i := range 4 {
			at := brush.At(-6, 6).Around(-math.Pi/2*(0.12+0.26*float64(i)), 60)
			b.Plain(c.To(b.World.Light, 0.6), brush.Oval(at.X, at.Y, 5.5, 5.5))
		}
	})
}
