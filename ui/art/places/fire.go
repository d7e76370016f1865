package places

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/things"
)

// Brobnar

func volcano(b *brush.Brush) {
	heaven(b, 320)
	at := disc(b, b.In(90, 160), b.In(34, 60))
	Clouds(b, 90, 4, b.Low.To(b.Far, 0.3), 0.45)
	x := brush.Wide - at.X + b.In(-60, 60)
	peaks(b, 300, 110, 6, 0.1)
	top := b.In(60, 110)
	s := b.Layer(0.35)
	b.Fill(brush.Flat(b.Far.To(b.Accent, 0.25)).Clear(0.55).In(),
		brush.Smooth(x-18, top+4, x-60, top-70, x-30, top-150, x+70, top-160, x+90, top-80, x+20, top+4))
	b.Fill(s, brush.Smooth(x-190, 340, x-90, 240, x-30, top, x, top+8, x+30, top, x+80, 220, x+200, 340, x, 420))
	b.Glow(x, top, 110, 90, b.Accent, 0.7)
	b.Fill(b.Lamp(b.Accent), brush.Smooth(x-22, top+6, x, top+12, x+22, top+4, x+10, top+60, x+20, top+120, x+4, top+90, x-6, top+40))
	ridge(b, 330, 50, 0.8, 0.7)
	Mist(b, 330, 60, 0.35)
	ground(b, 352)
}

func fort(b *brush.Brush) {
	heaven(b, 310)
	disc(b, b.In(110, 190), b.In(36, 70))
	peaks(b, 290, 150, 5, 0.1)
	Mist(b, 290, 80, 0.4)
	s := b.Layer(0.55)
	x := brush.Wide/2 + b.Side()*b.In(90, 150)
	wall := b.In(190, 220)
	b.Fill(s, brush.Poly(x-150, 340, x-140, wall+50, x-100, wall+46, x-98, wall, x-60, wall-6, x-60, wall-60, x-20, wall-66, x-18, wall-6,
		x+60, wall+10, x+62, wall-20, x+104, wall-20, x+106, wall+60, x+150, 340))
	for i := range 12 {
		k := x - 150 + float64(i)*27
		b.Fill(s, brush.Poly(k, 345, k-2, 270, k+7, 248+b.In(-8, 8), k+16, 270, k+15, 345))
	}
	things.Banner(b, x-40, wall-66, 62, b.Accent.To(b.Near, 0.2))
	things.Banner(b, x+82, wall-20, 48, b.Accent.To(b.Near, 0.35))
	row(b, 3, 300, 10, func(x, y float64) { things.Window(b, x, y-40, 4, 8) })
	ridge(b, 330, 26, 0.8, 0.8)
	ground(b, 352)
	things.Fire(b, x-b.In(100, 160), 340, 34)
}

func crags(b *brush.Brush) {
	heaven(b, 320)
	disc(b, b.In(80, 150), b.In(50, 84))
	Clouds(b, 140, 5, b.Low, 0.4)
	peaks(b, 300, 190, 4, 0.05)
	peaks(b, 330, 130, 5, 0.45)
	Mist(b, 320, 70, 0.4)
	for _, side := range brush.Sides {
		x := brush.Wide/2 + side*b.In(190, 240)
		b.Fill(b.Layer(0.9), brush.Poly(x-70, 380, x-50, 250, x-58, 180, x-30, 120, x+6, 90, x+34, 150, x+28, 220, x+60, 280, x+76, 380))
	}
	ground(b, 350)
	if b.Odds(0.6) {
		things.Fire(b, brush.Wide/2+b.Side()*b.In(120, 190), 346, b.In(22, 36))
	}
}

// Dis

func spires(b *brush.Brush) {
	heaven(b, 330)
	disc(b, b.In(150, 230), b.In(60, 100))
	Clouds(b, 70, 5, b.Far, 0.4)
	for d := range 3 {
		depth := float64(d) * 0.4
		beside(b, [...]float64{2: 120}[d], 9-d*2, 340+float64(d)*14, 8, func(x, y float64) {
			things.Spire(b, x, y, b.In(90, 210)+float64(d)*20, b.In(12, 22)+float64(d)*5, depth)
		})
		Mist(b, 340, 70, 0.22)
	}
	ground(b, 352)
	cracks(b, 360)
}

func chasm(b *brush.Brush) {
	heaven(b, 400)
	b.Glow(brush.Wide/2, 380, 320, 260, b.Accent, 0.5)
	disc(b, b.In(60, 110), 30)
	for d := range 3 {
		k := 60.0 + float64(2-d)*62
		for _, side := range brush.Sides {
			of := brush.Poly(brush.Wide/2+side*330, -20)
			for i := range 9 {
				y := float64(i) * 52
				w := k + 46*math.Abs(float64(i)-4)/4 + b.In(-18, 18)
				of = append(of, brush.At(brush.Wide/2+side*w, y), brush.At(brush.Wide/2+side*(w+b.In(4, 16)), y+26))
			}
			of = append(of, brush.At(brush.Wide/2+side*330, brush.Tall+20))
			b.Fill(b.Layer(float64(d)*0.45+0.05), of)
		}
		Mist(b, 380, 120, 0.12)
	}
	row(b, 6, 20, 30, func(x, y float64) {
		h := b.In(30, 110)
		b.Fill(b.Layer(0.7), brush.Poly(x-14, -5, x+b.In(-4, 4), y+h, x+14, -5))
	})
	ground(b, 356)
	cracks(b, 366)
}

func gates(b *brush.Brush) {
	heaven(b, 340)
	Clouds(b, 100, 5, b.Far, 0.5)
	peaks(b, 320, 120, 6, 0.1)
	x, w, y := brush.Wide/2+b.In(-60, 60), b.In(80, 110), 340.0
	b.Glow(x, 230, 210, 210, b.Accent, 0.5)
	outer := brush.Smooth(x-w*1.5, y, x-w*1.45, 190, x-w*0.8, 80, x, 40, x+w*0.8, 80, x+w*1.45, 190, x+w*1.5, y)
	b.Fill(b.Layer(0.5), outer)
	b.Fill(b.Lamp(b.Accent.To(b.Low, 0.4)).Down(b.Sun),
		brush.Smooth(x-w, y, x-w*0.98, 210, x-w*0.5, 130, x, 96, x+w*0.5, 130, x+w*0.98, 210, x+w, y))
	for i := range 7 {
		a := math.Pi * (0.12 + 0.76*float64(i)/6)
		at := brush.At(x, 190).Around(-a, w*1.36)
		b.Fill(b.Layer(0.6), brush.Leaf([]brush.Point{at, at.To(brush.At(x, 190), -0.34), at.To(brush.At(x+20, 150), -0.6)}, 8))
	}
	Mist(b, 330, 90, 0.3)
	ground(b, 350)
	cracks(b, 362)
}

// cracks draws glowing cracks in the ground.
func cracks(b *brush.Brush, y float64) {
	for range 3 {
		x := b.In(0, brush.Wide)
		var line []brush.Point
		for i := range 6 {
			line = append(line, brush.At(x+float64(i)*b.In(12, 26), y+b.In(-7, 14)))
		}
		b.Fill(brush.Flat(b.Accent).Clear(0.3).Light(), brush.Taper(line, 7, 2))
		b.Plain(b.Accent.To(brush.White, 0.3), brush.Taper(line, 1.8, 0.4))
	}
}
