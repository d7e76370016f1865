package places

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/things"
)

// Ekwidon

// dyes are the colors of the cloth that is sold.
var dyes = [...]brush.RGB{brush.Hex(0xb8402e), brush.Hex(0x2f7a80), brush.Hex(0x7a3a7a), brush.Hex(0xd89a2e), brush.Hex(0x3a5a9a)}

// bazaar is a street of stalls below domes and strings of lamps.
func bazaar(b *brush.Brush) {
	heaven(b, 320)
	disc(b, b.In(80, 140), b.In(44, 70))
	row(b, 6, 320, 10, func(x, y float64) { minaret(b, x, y, b.In(90, 190), 0.1) })
	Mist(b, 320, 90, 0.35)
	row(b, 7, 330, 3, func(x, y float64) { stall(b, x, y, b.In(0.5, 0.6), 0.4) })
	Mist(b, 340, 50, 0.25)
	for _, side := range brush.Sides {
		stall(b, brush.Wide/2+side*b.In(185, 205), 356, 1.25, 0.8)
	}
	bunting(b, b.In(30, 50))
	ground(b, 358)
}

// minaret draws a round tower with a dome, and a ring around it as on a planet.
func minaret(b *brush.Brush, x, y, h, depth float64) {
	s := b.Layer(depth)
	w := h * b.In(0.13, 0.2)
	b.Fill(s, brush.Poly(x-w*0.7, y+20, x-w*0.55, y-h*0.7, x+w*0.55, y-h*0.7, x+w*0.7, y+20))
	b.Fill(s, brush.Smooth(x-w*0.7, y-h*0.68, x-w, y-h*0.8, x-w*0.4, y-h*0.92, x, y-h*1.12, x+w*0.4, y-h*0.92, x+w, y-h*0.8, x+w*0.7,
		y-h*0.68))
	b.Fill(s, brush.Slab(x-w, y-h*0.7, w*2, w*0.3, 3))
	b.Fill(brush.Flat(b.Accent).Clear(0.5), brush.Arch(x, y-h*0.4, w*0.2, w*0.8))
}

// stall draws a booth with a striped awning and wares on its counter.
func stall(b *brush.Brush, x, y, k, depth float64) {
	c := brush.Pick(&b.Random, dyes[:]...)
	b.Within(brush.Place(x, y, k, k, 0), func() {
		s := b.Layer(depth)
		b.Fill(s, brush.Box(-62, -150, 8, 160), brush.Box(54, -150, 8, 160), brush.Box(-62, -120, 124, 66))
		b.Glow(0, -80, 60, 40, b.Accent, 0.3)
		b.Fill(s, brush.Slab(-72, -52, 144, 12, 3), brush.Box(-66, -44, 132, 54))
		for i := range 6 {
			k := float64(i)
			of := c.To(s.Top, 0.65-0.5*depth)
			if i%2 == 1 {
				of = brush.Bone.To(s.Top, 0.65-0.5*depth)
			}
			left, right := -82+k*27.4, -82+(k+1)*27.4
			b.Fill(brush.Flat(of).Down(of.Times(0.7)), brush.Smooth(left*0.62, -178, right*0.62, -178, right, -126, (left+right)/2, -116,
				left, -126))
		}
		for i := range 5 {
			q := brush.At(-48+24*float64(i), -56)
			of := brush.Pick(&b.Random, b.Accent, brush.Gold, c).To(s.Top, 0.5-0.4*depth)
			b.Plain(of, brush.Oval(q.X, q.Y, 9, b.In(7, 13)))
		}
	})
}

// bunting strings pennants and lamps across the picture.
func bunting(b *brush.Brush, y float64) {
	line := brush.Curve(-20, y-30, brush.Wide*0.3, y+34, brush.Wide*0.55, y+30, brush.Wide+20, y-40)
	b.Fill(b.Layer(0.9), brush.Taper(line, 1.4, 1.4))
	for i := 2; i+1 < len(line); i += 3 {
		q := line[i]
		if i%2 == 0 {
			b.Glow(q.X, q.Y+12, 26, 26, b.Accent, 0.6)
			b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(q.X, q.Y+10, 5, 7))
			continue
		}
		c := brush.Pick(&b.Random, dyes[:]...).To(b.Near, 0.25)
		b.Fill(brush.Flat(c), brush.Poly(q.X-9, q.Y, q.X+9, q.Y-1, q.X, q.Y+22))
	}
}

// caravan is a train of beasts and wagons that crosses the dunes below a ringed planet.
func caravan(b *brush.Brush) {
	heaven(b, 300)
	disc(b, b.In(90, 150), b.In(34, 54))
	things.Planet(b, brush.Wide/2-b.Toward.X*b.In(190, 280), b.In(70, 110), b.In(40, 60), true)
	ridge(b, 270, 46, 0.1, 0.05)
	Mist(b, 280, 60, 0.4)
	ridge(b, 312, 34, 0.05, 0.3)
	for i := range 7 {
		f := float64(i) / 6
		x, y := 40+420*f, 296-16*math.Sin(f*3.1)
		if i%3 == 2 {
			things.Sailboat(b, x, y+8, 0.5, 0.6)
			continue
		}
		packBeast(b, x, y, 0.34+b.In(0, 0.06), 0.6)
	}
	dune(b, 338, 0.55)
	dune(b, 362, 0.95)
}

// dune lays a slope of sand with a sharp ridge.
func dune(b *brush.Brush, y, depth float64) {
	s := b.Layer(depth)
	d := b.Side()
	x := brush.Wide/2 + d*b.In(40, 130)
	b.Fill(s, brush.Smooth(-40, y+20, 80, y+4, x-60, y-22, x, y-30, x+90, y-6, brush.Wide+40, y+10, brush.Wide+40, brush.Tall+30, -40,
		brush.Tall+30))
	b.Fill(brush.Flat(b.Sun.To(s.Top, 0.5)).Clear(0.3), brush.Taper(brush.Curve(x-d*190, y+6, x-d*70, y-20, x, y-29, x+d*40, y-14), 1, 3))
}

// packBeast draws a long-legged beast of burden with its load.
func packBeast(b *brush.Brush, x, y, k, depth float64) {
	s := b.Layer(depth)
	b.Within(brush.Place(x, y, k, k, 0), func() {
		for _, q := range [4]float64{-44, -30, 32, 46} {
			b.Fill(s, brush.Taper(brush.Line(q, -60, q+b.In(-8, 8), 6), 7, 4))
		}
		b.Fill(s, brush.Smooth(-60, -70, -54, -92, -28, -98, 0, -128, 26, -98, 54, -92, 60, -70, 30, -52, -30, -52))
		b.Fill(s, brush.Taper(brush.Curve(50, -84, 76, -96, 84, -140, 96, -158), 14, 8),
			brush.Smooth(84, -164, 100, -172, 128, -158, 124, -148, 96, -146))
		c := brush.Pick(&b.Random, dyes[:]...).To(s.Top, 0.5)
		b.Fill(brush.Flat(c), brush.Slab(-40, -112, 36, 44, 8), brush.Slab(6, -110, 34, 42, 8))
	})
}

// treasury is a vault of niches that are full of gold, with a round door.
func treasury(b *brush.Brush) {
	b.Fill(brush.Flat(b.Far.To(b.Near, 0.3)).Down(b.Near), brush.Box(0, 0, brush.Wide, brush.Tall))
	x := brush.Wide / 2.0
	b.Glow(x, 190, 260, 220, b.Accent, 0.35)
	m := b.Metal(b.Near.To(brush.Gold, 0.25))
	b.Fill(m, brush.Ring(x, 190, 176, 150)...)
	b.Fill(brush.Flat(b.Low).Down(b.Far), brush.Oval(x, 190, 150, 150))
	for i := range 16 {
		q := brush.At(x, 190).Around(math.Pi*float64(i)/8, 163)
		b.Fill(b.Metal(brush.Gold), brush.Oval(q.X, q.Y, 6, 6))
	}
	for _, side := range brush.Sides {
		for i := range 3 {
			nx, ny := x+side*(206+8*float64(i%2)), 90+100*float64(i)
			b.Plain(b.Front, brush.Arch(nx, ny+40, 30, 70))
			b.Glow(nx, ny+24, 30, 30, b.Accent, 0.4)
			for range 6 {
				b.Plain(brush.Gold.To(b.Near, b.In(0, 0.4)), brush.Oval(nx+b.In(-22, 22), ny+38-b.In(0, 16), 7, 4))
			}
		}
	}
	for i := range 5 {
		w := 90 - 14*float64(i)
		b.Plain(brush.Gold.To(b.Low, 0.45), brush.Slab(x-w, 330-13*float64(i), w*2, 14, 6))
	}
	ground(b, 352)
}
