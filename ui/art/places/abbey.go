package places

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/things"
)

// Redemption

// brokenCloister is a walk of broken arches, grown over with ivy, around a garden. Lanterns hang in those that stand.
func brokenCloister(b *brush.Brush) {
	heaven(b, 330)
	disc(b, b.In(80, 140), b.In(40, 64))
	Clouds(b, 100, 3, b.Low, 0.5)
	beside(b, 90, 3, 330, 4, func(x, y float64) { church(b, x, y, b.In(110, 150), 0.1) })
	Mist(b, 325, 90, 0.4)
	arcade(b, 330, 150, 5, 0.35)
	Mist(b, 340, 60, 0.3)
	for _, side := range brush.Sides {
		x := brush.Wide/2 + side*b.In(185, 215)
		things.Column(b, x, 366, 24, b.In(200, 330), 0.75)
		for range 6 {
			b.Leaves(x+b.In(-22, 22), b.In(70, 340), b.In(12, 24), b.Layer(0.7))
		}
	}
	Shafts(b, 4, 0.16)
	ground(b, 358)
	grass(b, 366)
}

// arcade draws a row of round arches on pillars, of which one has fallen; the others hold lanterns.
func arcade(b *brush.Brush, y, h float64, n int, depth float64) {
	s := b.Layer(depth)
	w := (brush.Wide + 60) / float64(n)
	gone := b.N(n)
	for i := range n {
		x := -30 + w*(float64(i)+0.5)
		left := brush.Box(x-w/2, y-h*0.62, w*0.16, h*0.62+16)
		if i == gone {
			b.Fill(s, left, brush.Poly(x-w*0.34, y-h*0.4, x-w*0.1, y-h*0.08, x-w*0.34, y+10))
			b.Fill(s, brush.Poly(x-w*0.2, y+14, x-w*0.1, y-10, x+w*0.16, y-16, x+w*0.3, y+14))
			continue
		}
		wall := brush.Poly(x-w/2, y+16, x-w/2, y-h+b.In(-8, 8), x-w*0.1, y-h+b.In(-14, 4), x+w/2, y-h+b.In(-8, 8), x+w/2, y+16)
		b.Fill(s, brush.Holed(wall, brush.Arch(x, y+18, w*0.34, h*0.82))...)
		hangLantern(b, x, y-h*0.42, 0.7, depth)
		for range 3 {
			b.Leaves(x+b.In(-w*0.5, w*0.5), y-h+b.In(-4, 22), b.In(10, 20), b.Layer(depth+0.05))
		}
	}
}

// hangLantern draws a lantern below a cord, and its light.
func hangLantern(b *brush.Brush, x, y, k, depth float64) {
	s := b.Layer(min(1, depth+0.3))
	b.Glow(x, y+12*k, 60*k, 60*k, b.Accent, 0.55)
	b.Fill(s, brush.Box(x-1.2*k, y-44*k, 2.4*k, 34*k), brush.Poly(x-15*k, y-2*k, x, y-16*k, x+15*k, y-2*k),
		brush.Slab(x-13*k, y+26*k, 26*k, 6*k, 2))
	b.Plain(b.Accent.To(brush.White, 0.35), brush.Slab(x-10*k, y-1*k, 20*k, 27*k, 3*k))
	b.Fill(s, brush.Box(x-1.2*k, y-2*k, 2.4*k, 28*k))
}

// mendedHall is a hall of marble that broke, and whose cracks were filled with gold.
func mendedHall(b *brush.Brush) {
	stone := brush.Hex(0xe8e2d8).To(b.Far, 0.45)
	b.Fill(brush.Flat(stone).Down(stone.To(b.Near, 0.6)), brush.Box(0, 0, brush.Wide, brush.Tall))
	x := brush.Wide / 2.0
	b.Plain(b.Near.To(b.Front, 0.25), brush.Arch(x, 316, 82, 270))
	b.Fill(brush.Flat(b.Low.To(b.Sun, 0.5)).Down(b.Low), brush.Arch(x, 314, 72, 254))
	b.Glow(x, 170, 200, 210, b.Sun, 0.5)
	for _, side := range brush.Sides {
		for i := range 2 {
			k := x + side*(128+92*float64(i))
			things.Column(b, k, 350+8*float64(i), 22+4*float64(i), 360, 0.3+0.35*float64(i))
			goldSeam(b, k+b.In(-8, 8), b.In(40, 110), b.In(150, 220))
		}
		goldSeam(b, x+side*b.In(90, 110), 30, 260)
	}
	floor := stone.To(b.Near, 0.35)
	b.Fill(brush.Flat(floor).Down(b.Front.To(floor, 0.35)), brush.Box(0, 326, brush.Wide, 80))
	for i := range 5 {
		q := 30 + 110*float64(i) + b.In(-20, 20)
		line := brush.Line(q, 326, q+b.In(-12, 12), 344, q+(q-x)*0.22+b.In(-14, 14), 366, q+(q-x)*0.5, 404)
		b.Plain(brush.Gold.To(b.Sun, 0.35), brush.Taper(line, 1.4, 3))
	}
	Shafts(b, 4, 0.18)
}

// goldSeam draws a crack that runs down from a point and was filled with gold.
func goldSeam(b *brush.Brush, x, y, h float64) {
	var line []brush.Point
	for i := range 9 {
		line = append(line, brush.At(x+b.In(-11, 11), y+h*float64(i)/8))
	}
	c := brush.Gold.To(b.Sun, 0.35)
	b.Fill(brush.Flat(c).Clear(0.3).Light(), brush.Taper(line, 5, 2))
	b.Plain(c, brush.Taper(line, 2.2, 0.8))
	at := line[3+b.N(3)]
	b.Plain(c, brush.Taper([]brush.Point{at, at.Shift(b.Side()*b.In(12, 22), b.In(8, 26))}, 1.6, 0.5))
}

// lanternPath leads up a hill to a chapel, between lanterns on posts.
func lanternPath(b *brush.Brush) {
	heaven(b, 330)
	disc(b, b.In(70, 120), b.In(34, 54))
	Stars(b, 26, 190)
	ridge(b, 300, 80, 0.5, 0.1)
	d := b.Side()
	top := brush.Wide/2 + d*b.In(60, 110)
	church(b, top, 246, 120, 0.3)
	hill := b.Layer(0.45)
	b.Fill(hill, brush.Smooth(-30, 380, 60, 318, top-90, 254, top, 242, top+90, 256, 450, 310, brush.Wide+30, 370, brush.Wide+30, 420,
		-30, 420))
	path := brush.Curve(top, 246, top-d*50, 272, top+d*40, 306, top-d*110, 346, brush.Wide/2-d*40, 410)
	b.Fill(brush.Flat(b.Low).Down(b.Low.To(b.Near, 0.5)).Clear(0.75), brush.Band(path, func(t float64) float64 { return 4 + 44*t*t }))
	Mist(b, 330, 60, 0.3)
	for i := range 5 {
		t := 0.14 + 0.2*float64(i)
		at := path[int(t*float64(len(path)-1))]
		for _, side := range brush.Sides {
			k := 0.3 + 0.9*t
			x, y := at.X+side*(12+78*t*t), at.Y-34*k
			b.Fill(b.Layer(0.4+0.5*t), brush.Box(x-2*k, y-6*k, 4*k, 54*k), brush.Taper(brush.Line(x, y-40*k, x, y-4*k), 2*k, 2*k))
			hangLantern(b, x, y-22*k, k, 0.4+0.4*t)
		}
	}
	Mist(b, 380, 50, 0.3*math.Abs(b.Toward.X))
	grass(b, 378)
}
