package places

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
)

// Ouboros

// scales are the colors of old dragons.
var scales = [...]brush.RGB{brush.Hex(0x8a2a24), brush.Hex(0x2f5a4a), brush.Hex(0x3a3a6a), brush.Hex(0x9a6a24)}

// hoardCave is a cave in which gold lies in heaps, with a hole high above through which light falls.
func hoardCave(b *brush.Brush) {
	b.Fill(brush.Flat(b.Near.To(b.Far, 0.4)).Down(b.Near), brush.Box(0, 0, brush.Wide, brush.Tall))
	b.Glow(brush.Wide/2, 250, 330, 200, b.Low, 0.75)
	x := brush.Wide/2 + b.Toward.X*110
	b.Ray(brush.At(x, -20), brush.At(brush.Wide/2-b.Toward.X*40, brush.Tall), 40, 150, b.Sun, 0.3)
	s := b.Layer(0.5)
	row(b, 9, 0, 6, func(x, y float64) {
		h, w := b.In(50, 150), b.In(16, 34)
		b.Fill(s, brush.Smooth(x-w, -10, x-w*0.4, y+h*0.5, x, y+h, x+w*0.4, y+h*0.5, x+w, -10))
	})
	b.Fill(s, brush.Box(-10, -10, brush.Wide+20, 24))
	gold(b, 320, 70, 0.25)
	for _, side := range brush.Sides {
		edge := brush.Wide/2 + side*(brush.Wide/2+20)
		b.Fill(b.Layer(0.8), brush.Smooth(edge, -20, edge-side*70, 60, edge-side*46, 190, edge-side*88, 320, edge-side*60, 420, edge, 420))
	}
	gold(b, 372, 46, 0.75)
}

// gold paints heaps of coins, with goblets, and crowns here and there, up to a height above y.
func gold(b *brush.Brush, y, high, depth float64) {
	c := brush.Gold.To(b.Sun, 0.25).To(b.Layer(depth).Top, 0.3-0.2*depth)
	heap := brush.Flat(c).Down(c.To(b.Front, 0.5))
	heap.Rim, heap.Lit, heap.Edge = b.Sun, 0.7, 2.5
	line := Hills(b, y, high, 0.1)
	b.Fill(heap, line)
	for range 70 {
		q := line[2+b.N(len(line)-2)]
		r := b.In(3, 6.5)
		at := brush.At(q.X+b.In(-5, 5), q.Y+b.In(2, 60))
		b.Fill(brush.Flat(c.To(brush.White, b.In(0, 0.5))).Down(c.Times(0.7)), brush.Oval(at.X, at.Y, r, r*0.5))
	}
	for range 4 {
		q := line[4+b.N(len(line)-8)]
		b.Within(brush.Place(q.X, q.Y+3, 0.8, 0.8, b.In(-0.4, 0.4)), func() {
			if b.Odds(0.5) {
				b.Fill(heap, brush.Poly(-16, 4, -20, -18, -9, -9, 0, -24, 9, -9, 20, -18, 16, 4))
			} else {
				b.Fill(heap, brush.Smooth(-11, -30, 11, -30, 9, -14, 3, -8, 3, 2, 10, 6, -10, 6, -3, 2, -3, -8, -9, -14))
			}
		})
	}
}

// coilPeaks are mountains around which the body of a dragon winds that is greater than they are.
func coilPeaks(b *brush.Brush) {
	heaven(b, 320)
	disc(b, b.In(70, 140), b.In(40, 60))
	peaks(b, 320, 230, 4, 0.1)
	Mist(b, 300, 90, 0.35)
	c := brush.Pick(&b.Random, scales[:]...)
	d := b.Side()
	x := brush.Wide/2 + d*b.In(110, 150)
	for i := range 4 {
		y, r := 300-62*float64(i), 150-30*float64(i)
		coil(b, x, y, r, 21-2.6*float64(i), c, 0.35, 0, math.Pi*1.02, 1)
		if i < 3 {
			b.Fill(b.Layer(0.25), brush.Poly(x-r*0.74, y+6, x-r*0.52, y-66, x+r*0.52, y-66, x+r*0.74, y+6))
		}
	}
	b.Fill(b.Layer(0.25), brush.Poly(x-44, 112, x-10, 30, x+12, 52, x+46, 112))
	for i := range 4 {
		y, r := 300-62*float64(i), 150-30*float64(i)
		coil(b, x, y, r, 21-2.6*float64(i), c, 0.3, -0.04*math.Pi, math.Pi*1.04, -1)
	}
	Mist(b, 330, 70, 0.4)
	ridge(b, 356, 44, 0.8, 0.75)
	ground(b, 368)
}

// coil draws half a turn of a body around a peak: before it for side -1, behind it for 1.
func coil(b *brush.Brush, x, y, r, thick float64, c brush.RGB, depth, from, turn, side float64) {
	const n = 26
	var line []brush.Point
	for i := range n + 1 {
		a := from + turn*float64(i)/n
		line = append(line, brush.At(x+r*math.Cos(a), y-side*r*0.24*math.Sin(a)-6*float64(i)/n))
	}
	tint := c.To(b.Layer(depth).Top, 0.45)
	if side > 0 {
		tint = tint.To(b.Layer(depth).Top, 0.4)
	}
	s := brush.Flat(tint).Down(tint.Times(0.55))
	s.Rim, s.Lit, s.Edge = b.Sun, 0.5, 2.5
	b.Fill(s, brush.Taper(line, thick, thick))
	if side > 0 {
		return
	}
	for i := 2; i < n-1; i += 2 {
		b.Fill(brush.Flat(tint.Times(0.6)).Clear(0.55), brush.Oval(line[i].X, line[i].Y, thick*0.36, thick*0.3))
		b.Plain(tint.To(brush.Bone, 0.3), brush.Path{line[i].Shift(-5, -thick*0.86), line[i].Shift(1, -thick*1.4), line[i].Shift(6, -thick*0.86)})
	}
}

// scaleHall is a hall whose pillars are wound with stone dragons, and whose far wall is a ring that bites its own tail.
func scaleHall(b *brush.Brush) {
	wall := b.Far.To(b.Near, 0.35)
	b.Fill(brush.Flat(wall).Down(b.Near), brush.Box(0, 0, brush.Wide, brush.Tall))
	for row := range 9 {
		for i := range 15 {
			x, y := float64(i)*38-float64(row%2)*19, float64(row)*36-10
			b.Fill(brush.Flat(wall.Times(b.In(0.84, 1.06))).Down(wall.Times(0.66)), brush.Smooth(x-18, y-8, x+18, y-8, x+18, y+14, x,
				y+32, x-18, y+14))
		}
	}
	b.Glow(brush.Wide/2, 165, 220, 190, b.Accent, 0.45)
	ring := brush.Gold.To(b.Low, 0.3)
	s := b.Metal(ring)
	b.Fill(s, brush.Taper(brush.ArcLine(brush.At(brush.Wide/2, 165), 108, -1.2, 4.5), 20, 5))
	b.Within(brush.Place(brush.Wide/2+40, 62, 1, 1, 0.25), func() {
		b.Fill(s, brush.Smooth(26, 22, 24, -14, 2, -22, -34, -10, -38, 2, -12, 6, 2, 18))
		b.Fill(s, brush.Taper(brush.Curve(10, -16, 26, -34, 46, -36), 6, 1))
		b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(0, -8, 3.6, 3))
	})
	for _, side := range brush.Sides {
		for i := range 2 {
			x, k := brush.Wide/2+side*(150+82*float64(i)), 1+0.25*float64(i)
			b.Fill(b.Layer(0.45+0.35*float64(i)), brush.Box(x-19*k, -10, 38*k, 390), brush.Slab(x-30*k, 344, 60*k, 30, 5),
				brush.Slab(x-30*k, -14, 60*k, 34, 5))
			for j := range 8 {
				y := 34 + 42*float64(j)
				c := scales[i].To(b.Layer(0.5).Top, 0.35)
				t := brush.Flat(c).Down(c.Times(0.5))
				t.Rim, t.Lit, t.Edge = b.Sun, 0.5, 2
				b.Fill(t, brush.Leaf(brush.Curve(x-side*27*k, y+24, x-side*10*k, y+20, x+side*12*k, y+10, x+side*27*k, y-4), 15*k))
			}
		}
	}
	ground(b, 362)
}
