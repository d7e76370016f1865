package places

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/things"
)

// Sanctum

func cathedral(b *brush.Brush) {
	heaven(b, 330)
	disc(b, b.In(110, 190), b.In(50, 90))
	Clouds(b, 120, 4, brush.White.To(b.Low, 0.4), 0.6)
	for d := range 2 {
		beside(b, [...]float64{1: 130}[d], 4-d, 350, 4, func(x, y float64) {
			church(b, x, y, b.In(130, 190)+float64(d)*60, 0.12+float64(d)*0.45)
		})
		Mist(b, 340, 90, 0.35)
	}
	Shafts(b, 4, 0.16)
	ground(b, 358)
}

// church draws pointed towers around a gable with a rose window.
func church(b *brush.Brush, x, y, h, depth float64) {
	s := b.Layer(depth)
	w := h * 0.2
	for _, t := range [3]struct{ x, h float64 }{{-1.1, 0.78}, {1.1, 0.84}, {0, 1}} {
		k, top := x+t.x*w, y-h*t.h
		b.Fill(s, brush.Poly(k-w*0.42, y+20, k-w*0.42, top+h*0.3, k-w*0.5, top+h*0.3, k, top,
			k+w*0.5, top+h*0.3, k+w*0.42, top+h*0.3, k+w*0.42, y+20))
		b.Fill(brush.Flat(b.Accent.To(b.Sun, 0.5)).Clear(0.25+depth*0.5), brush.Arch(k, top+h*0.62, w*0.13, h*0.22))
	}
	b.Fill(s, brush.Poly(x-w*1.2, y+20, x-w*1.2, y-h*0.36, x, y-h*0.58, x+w*1.2, y-h*0.36, x+w*1.2, y+20))
	b.Fill(brush.Flat(b.Accent).Clear(0.3+depth*0.4), brush.Oval(x, y-h*0.3, w*0.3, w*0.3))
}

func cloudCity(b *brush.Brush) {
	heaven(b, 400)
	disc(b, b.In(120, 180), b.In(50, 80))
	Shafts(b, 5, 0.16)
	Clouds(b, 210, 5, brush.White.To(b.Low, 0.5), 0.5)
	for i := range 3 {
		x, y, k := b.In(40, brush.Wide-40), b.In(150, 290), b.In(0.5, 0.9)
		if i == 2 {
			x = brush.Wide/2 + b.Side()*b.In(160, 220)
			k = 1.1
		}
		s := b.Layer(0.15 + float64(i)*0.3)
		church(b, x, y, 120*k, 0.15+float64(i)*0.3)
		b.Fill(s, brush.Smooth(x-70*k, y-2, x, y-8, x+70*k, y-2, x+40*k, y+34*k, x, y+66*k, x-36*k, y+30*k))
		Clouds(b, y+50*k, 2, brush.White.To(b.Low, 0.3), 0.7)
	}
	Clouds(b, 350, 6, brush.White.To(b.Low, 0.35), 0.85)
	Clouds(b, 390, 6, b.Low.To(b.Far, 0.4), 0.9)
}

func nave(b *brush.Brush) {
	b.Fill(brush.Flat(b.Far.To(b.Near, 0.4)).Down(b.Near), brush.Box(0, 0, brush.Wide, brush.Tall))
	x := brush.Wide / 2.0
	b.Glow(x, 160, 240, 240, b.Sun, 0.35)
	for i := -1; i <= 1; i++ {
		k, w := x+float64(i)*118, 44.0
		h := 270.0 - 34*math.Abs(float64(i))
		b.Plain(b.Near.To(b.Front, 0.3), brush.Arch(k, 308, w+7, h+14))
		b.Fill(brush.Flat(b.Accent.To(b.Sun, 0.5)).Down(b.Low.To(b.Accent, 0.2)), brush.Arch(k, 304, w, h))
		for j := range 12 {
			c := brush.Pick(&b.Random, b.Accent, b.Low, b.Sky, b.Sun, b.Far)
			y := 296 - float64(j/2)*h*0.12
			b.Fill(brush.Flat(c).Clear(0.45), brush.Poly(k+float64(j%2-1)*w*0.95+2, y, k+float64(j%2)*w*0.95-2, y, k+float64(j%2)*w*0.9-2, y-h*0.11,
				k+float64(j%2-1)*w*0.9+2, y-h*0.11))
		}
		b.Plain(b.Near.To(b.Front, 0.3), brush.Box(k-2, 306-h, 4, h))
	}
	for _, side := range brush.Sides {
		k := x + side*b.In(196, 222)
		b.Fill(b.Layer(0.8), brush.Box(k-20, -10, 40, 400), brush.Slab(k-30, 60, 60, 20, 6), brush.Slab(k-30, 340, 60, 30, 6))
	}
	Shafts(b, 5, 0.2)
	ground(b, 356)
}

// Saurian

func forum(b *brush.Brush) {
	heaven(b, 320)
	disc(b, b.In(90, 160), b.In(40, 70))
	Clouds(b, 100, 3, b.Low, 0.5)
	ridge(b, 290, 70, 0.5, 0.05)
	things.Temple(b, brush.Wide/2+b.In(-120, 120), 330, b.In(110, 150), 0.25)
	palms(b, 4, 340, 0.45)
	Mist(b, 335, 60, 0.3)
	for _, side := range brush.Sides {
		things.Column(b, brush.Wide/2+side*b.In(180, 225), 370, 24, b.In(230, 340), 0.75)
	}
	ground(b, 356)
}

func palms(b *brush.Brush, n int, y, depth float64) {
	row(b, n, y, 6, func(x, y float64) {
		h, lean := b.In(80, 160), b.In(-26, 26)
		s := b.Layer(depth)
		top := brush.At(x+lean, y-h)
		b.Fill(s, brush.Taper(brush.CurveThrough([]brush.Point{brush.At(x, y+10), brush.At(x+lean*0.3, y-h*0.5), top}), 6, 3))
		for i := range 8 {
			a := math.Pi * (1.02 + 0.96*float64(i)/7)
			tip := top.Around(a, b.In(34, 50)).Shift(0, 20)
			b.Fill(s, brush.Leaf(brush.CurveThrough([]brush.Point{top, top.To(tip, 0.5).Shift(0, -16), tip}), 6))
		}
	})
}

func arena(b *brush.Brush) {
	heaven(b, 330)
	disc(b, b.In(90, 150), b.In(50, 80))
	Clouds(b, 90, 3, b.Low, 0.4)
	for d := range 3 {
		y := 170.0 + float64(d)*46
		s := b.Layer(float64(d) * 0.28)
		of := []brush.Path{brush.Smooth(-60, y, 120, y+16, brush.Wide/2, y+22, 380, y+16, 560, y, 560, 380, -60, 380)}
		b.Fill(s, of...)
		dark := brush.Flat(s.Top.To(b.Shade, 0.6)).Clear(0.8)
		for i := range 9 {
			x := float64(i)*62 + 2
			k := y + 22 - 22*math.Pow((x-250)/290, 2)
			b.Fill(dark, brush.Arch(x, k+40, 13, 28))
		}
	}
	for i := range 4 {
		things.Banner(b, 30+float64(i)*145, 168, 46, b.Accent.To(b.Far, 0.3))
	}
	Mist(b, 320, 70, 0.3)
	ground(b, 345)
}

func jungle(b *brush.Brush) {
	heaven(b, 330)
	disc(b, b.In(90, 160), b.In(50, 90))
	ridge(b, 260, 90, 0.4, 0.05)
	palms(b, 6, 330, 0.2)
	Mist(b, 330, 90, 0.35)
	things.Temple(b, brush.Wide/2+b.Side()*b.In(60, 140), 340, b.In(60, 80), 0.4)
	palms(b, 5, 350, 0.65)
	Mist(b, 350, 50, 0.3)
	ground(b, 358)
}

// Untamed

func forest(b *brush.Brush) {
	heaven(b, 350)
	disc(b, b.In(120, 200), b.In(50, 90))
	for d := range 3 {
		depth := 0.05 + float64(d)*0.38
		n := 11 - 3*d
		beside(b, [...]float64{2: 140}[d], n, 350+float64(d)*6, 6, func(x, y float64) {
			if b.Odds(0.5) {
				Trunk(b, x, y, b.In(6, 11)*(1+float64(d)*0.8), depth)
			} else {
				things.Pine(b, x, y, b.In(110, 200)*(1+float64(d)*0.2), depth)
			}
		})
		Mist(b, 345, 120, 0.28)
	}
	Shafts(b, 5, 0.16)
	ground(b, 360)
	grass(b, 366)
}

// Trunk draws an old tree that leaves the picture at the top.
func Trunk(b *brush.Brush, x, y, r, depth float64) {
	s := b.Layer(depth)
	bend := b.In(-30, 30)
	b.Fill(s, brush.Limb(x, y+10, r*2.1, x+bend*0.2, y-50, r*1.1, x+bend, 120, r*0.9, x+bend*1.3, -30, r*1.2))
	for range 3 {
		k := b.In(40, 200)
		d := b.Side()
		b.Fill(s, brush.Taper(brush.CurveThrough(brush.Line(x+bend*0.8, k+30, x+bend+d*30, k, x+bend+d*b.In(50, 90), k-b.In(10, 40))), r*0.5, 1))
	}
	for range 5 {
		b.Leaves(x+bend+b.In(-70, 70), b.In(-20, 60), b.In(24, 46), s)
	}
}

func grass(b *brush.Brush, y float64) {
	s := brush.Flat(b.Front.To(b.Near, 0.35)).Down(b.Front)
	var of []brush.Path
	for range 46 {
		x, h := b.In(-10, brush.Wide+10), b.In(10, 30)
		of = append(of, brush.Poly(x-2.5, y+10, x+b.In(-8, 8), y-h+8, x+2.5, y+10))
	}
	b.Fill(s, of...)
}

func waterfall(b *brush.Brush) {
	heaven(b, 340)
	disc(b, b.In(80, 130), b.In(40, 70))
	ridge(b, 240, 110, 0.5, 0.05)
	x, w := brush.Wide/2+b.Side()*b.In(70, 140), b.In(24, 40)
	b.Fill(b.Layer(0.3), brush.Poly(x-190, 360, x-160, 170, x-110, 130, x-w, 120, x+w, 118, x+120, 140, x+170, 190, x+200, 360))
	fall := brush.Flat(brush.White.To(b.Low, 0.15)).Down(b.Low)
	b.Fill(fall, brush.Smooth(x-w*0.8, 112, x, 118, x+w*0.8, 110, x+w*1.05, 150, x+w*1.1, 240, x+w*1.5, 345, x-w*1.5, 345, x-w*1.15, 240,
		x-w*0.95, 150))
	for range 9 {
		k := b.In(-0.8, 0.8)
		b.Fill(brush.Flat(b.Far).Clear(0.35), brush.Taper(brush.Curve(x+k*w*0.9, 130, x+k*w, 200, x+k*w*1.4, 330), 2.2, 0.6))
	}
	b.Leaves(x-w*1.2, 122, 18, b.Layer(0.4))
	b.Leaves(x+w*1.2, 118, 20, b.Layer(0.4))
	b.Gloom(x, 345, 110, 44, brush.White.To(b.Low, 0.3), 0.9)
	for range 7 {
		b.Leaves(x+b.Side()*b.In(50, 180), b.In(130, 190), b.In(18, 34), b.Layer(0.45))
	}
	beside(b, 130, 5, 360, 5, func(x, y float64) { things.Pine(b, x, y, b.In(100, 190), 0.8) })
	ground(b, 362)
	grass(b, 370)
}

func glade(b *brush.Brush) {
	heaven(b, 340)
	disc(b, b.In(100, 180), b.In(60, 100))
	ridge(b, 290, 60, 0.3, 0.1)
	row(b, 5, 345, 5, func(x, y float64) { things.Toadstool(b, x, y, b.In(70, 130), b.In(34, 60), 0.2) })
	Mist(b, 340, 90, 0.3)
	beside(b, 110, 4, 355, 5, func(x, y float64) {
		if b.Odds(0.5) {
			things.Toadstool(b, x, y, b.In(110, 200), b.In(44, 74), 0.6)
		} else {
			things.Bloom(b, x, y, b.In(130, 220), 0.6)
		}
	})
	ground(b, 360)
	grass(b, 368)
}
