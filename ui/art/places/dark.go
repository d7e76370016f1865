package places

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/beasts"
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/things"
)

// Shadows

func moon(b *brush.Brush, y, r float64) {
	at := disc(b, y, r)
	r *= b.World.Sun
	for range 4 {
		a, d, k := b.In(0, 6.28), b.In(0.1, 0.7)*r, b.In(0.07, 0.2)*r
		c := at.Around(a, d)
		b.Fill(brush.Flat(b.Low).Clear(0.35), brush.Oval(c.X, c.Y, k, k))
	}
}

func roofs(b *brush.Brush) {
	heaven(b, 360)
	Stars(b, 40, 180)
	moon(b, b.In(80, 150), b.In(44, 84))
	Clouds(b, 150, 4, b.Low, 0.3)
	for d := range 3 {
		depth := float64(d) * 0.42
		y := 250 + float64(d)*52
		row(b, 8-2*d, y, 16, func(x, y float64) { things.House(b, x, y, b.In(30, 48)*(1+float64(d)*0.35), depth) })
		Mist(b, y+70, 70, 0.25)
	}
	b.Fill(brush.Flat(b.Near.To(b.Front, 0.5)).Down(b.Front), brush.Poly(-10, 372, 250, 350, 510, 372, 510, 420, -10, 420))
}

func alley(b *brush.Brush) {
	heaven(b, 400)
	moon(b, b.In(60, 110), b.In(30, 54))
	row(b, 4, 250, 20, func(x, y float64) { things.House(b, x, y, b.In(40, 60), 0.05) })
	Mist(b, 340, 160, 0.4)
	for d := range 2 {
		k := 190.0 - float64(d)*10
		depth := 0.35 + float64(d)*0.5
		for _, side := range brush.Sides {
			w := k + float64(d)*34
			x := brush.Wide/2 + side*w*0.86
			b.Fill(b.Layer(depth), brush.Poly(x, 420, x, 130-float64(d)*60, x-side*16, 120-float64(d)*60, x+side*60, 20-float64(d)*60, x+side*300,
				20, x+side*300, 420))
			for range 2 {
				things.Window(b, x+side*b.In(12, 40), b.In(110, 280), 12, 20)
			}
		}
	}
	things.Lantern(b, brush.Wide/2+b.Side()*b.In(130, 165), b.In(110, 150), 1)
	ground(b, 362)
}

func harbor(b *brush.Brush) {
	heaven(b, 270)
	Stars(b, 40, 160)
	moon(b, b.In(90, 150), b.In(50, 80))
	row(b, 7, 262, 6, func(x, y float64) { things.House(b, x, y-16, b.In(16, 30), 0.1) })
	b.Fill(brush.Flat(b.Low.To(b.Far, 0.2)).Down(b.Near), brush.Box(0, 268, brush.Wide, 140))
	for range 26 {
		x, y := b.In(0, brush.Wide), b.In(272, 350)
		b.Fill(brush.Flat(b.Sun).Clear(0.3), brush.Slab(x, y, b.In(14, 50), 1.6, 1))
	}
	for range 2 {
		things.Sailboat(b, brush.Wide/2+b.Side()*b.In(110, 210), b.In(280, 320), b.In(0.7, 1.1), 0.5)
	}
	Mist(b, 280, 60, 0.4)
	b.Fill(brush.Flat(b.Near.To(b.Front, 0.5)).Down(b.Front), brush.Box(0, 356, brush.Wide, 60))
	for i := range 5 {
		b.Fill(b.Layer(1.4), brush.Slab(float64(i)*125+10, 330, 13, 90, 5))
	}
}

// Unfathomable

// water paints light that falls from above.
func water(b *brush.Brush) {
	b.Fill(brush.Flat(b.Low).Down(b.Sky), brush.Box(0, 0, brush.Wide, brush.Tall))
	b.Glow(brush.Wide/2+b.Toward.X*160, -30, 330, 260, b.Sun, 0.45)
	Shafts(b, 6, 0.14)
}

func reef(b *brush.Brush) {
	water(b)
	ridge(b, 300, 70, 0.7, 0.1)
	row(b, 6, 330, 8, func(x, y float64) { coral(b, x, y, b.In(50, 90), 0.35) })
	School(b, 14, 0.3)
	beside(b, 110, 5, 360, 5, func(x, y float64) { coral(b, x, y, b.In(80, 150), 0.8) })
	ground(b, 360)
}

// coral draws a branching coral or a fan.
func coral(b *brush.Brush, x, y, h, depth float64) {
	s := b.Layer(depth)
	c := brush.Pick(&b.Random, b.Accent, brush.Hex(0xff7a8a), brush.Hex(0xffa05a), b.Low)
	s.Top = s.Top.To(c, 0.2+0.3*depth)
	b.Fill(s, things.Branches(b, brush.At(x, y+8), -math.Pi/2+b.In(-0.2, 0.2), h*0.4, h*0.07, 0.75, 0.25, 3)...)
}

// School draws small fish in the distance.
func School(b *brush.Brush, n int, depth float64) {
	x, y, d := b.In(80, brush.Wide-80), b.In(60, 180), b.Side()
	s := brush.Flat(b.Far.To(b.Near, depth)).Clear(0.8)
	for range n {
		k := brush.At(x+b.In(-90, 90), y+b.In(-40, 40))
		l := b.In(5, 10)
		b.Fill(s, brush.Leaf([]brush.Point{k, k.Shift(d*l, 0), k.Shift(d*2*l, 0)}, l*0.4), brush.Poly(k.X+d*2, k.Y, k.X-d*l*0.6, k.Y-l*0.4,
			k.X-d*l*0.6, k.Y+l*0.4))
	}
}

func trench(b *brush.Brush) {
	b.Fill(brush.Flat(b.Low.To(b.Far, 0.3)).Down(b.Front), brush.Box(0, 0, brush.Wide, brush.Tall))
	b.Glow(brush.Wide/2+b.Toward.X*60, -20, 240, 330, b.Sun, 0.4)
	for d := range 3 {
		k := 70.0 + float64(2-d)*58
		for _, side := range brush.Sides {
			of := brush.Poly(brush.Wide/2+side*340, -20)
			for i := range 8 {
				of = append(of, brush.At(brush.Wide/2+side*(k+90-16*float64(i)+b.In(-20, 20)), float64(i)*58))
			}
			b.Fill(b.Layer(0.1+float64(d)*0.5), append(of, brush.At(brush.Wide/2+side*340, brush.Tall+20)))
		}
	}
	for range 5 {
		beasts.Jellyfish(b, brush.Wide/2+b.Side()*b.In(90, 220), b.In(50, 250), b.In(10, 22))
	}
	ground(b, 364)
}

func kelpwood(b *brush.Brush) {
	water(b)
	for d := range 3 {
		depth := 0.1 + float64(d)*0.4
		beside(b, [...]float64{2: 140}[d], 10-3*d, 390, 10, func(x, y float64) {
			things.Kelp(b, x, y, b.In(200, 380), 3+2*float64(d), depth)
		})
	}
	School(b, 10, 0.2)
	ground(b, 368)
}

// The monster

func abyss(b *brush.Brush) {
	b.Fill(brush.Flat(b.Low).Down(b.Sky), brush.Box(0, 0, brush.Wide, brush.Tall))
	b.Glow(brush.Wide/2, 120, 300, 220, b.Sun, 0.16)
	Shafts(b, 4, 0.08)
	for i := range 5 {
		x := float64(i)*120 + b.In(-20, 40)
		b.Fill(b.Layer(0.15), arm(b, x, 430, b.In(160, 330), b.In(16, 26), b.Side()))
	}
	ridge(b, 370, 50, 0.7, 0.7)
	ground(b, 385)
}

// arm is a curled arm of the monster that rises from x, y.
func arm(b *brush.Brush, x, y, h, r, side float64) brush.Path {
	return brush.Taper(brush.ArmLine(x, y, h, side, b.In(0.7, 1.2)), r, r*0.12)
}

func storm(b *brush.Brush) {
	heaven(b, 260)
	Clouds(b, 40, 5, b.Far, 0.7)
	Clouds(b, 90, 6, b.Near, 0.6)
	disc(b, 150, b.In(30, 60))
	if b.Odds(0.6) {
		x := b.In(60, brush.Wide-60)
		b.Bolt(brush.At(x, 40), brush.At(x+b.In(-60, 60), 260), 3, b.Accent)
	}
	for d := range 3 {
		things.Waves(b, 250+float64(d)*42, 16+8*float64(d), 0.15+0.4*float64(d))
	}
}

func wreck(b *brush.Brush) {
	b.Fill(brush.Flat(b.Low).Down(b.Sky), brush.Box(0, 0, brush.Wide, brush.Tall))
	Shafts(b, 5, 0.12)
	ridge(b, 320, 60, 0.6, 0.1)
	s := b.Layer(0.4)
	x := brush.Wide/2 + b.Side()*b.In(90, 150)
	b.Within(brush.Place(x, 350, 1.7, 1.7, b.In(-0.35, 0.35)), func() {
		b.Fill(s, brush.Smooth(-90, -30, -70, 14, 0, 30, 70, 14, 100, -46, 60, -20, 0, -12, -50, -16))
		b.Fill(s, brush.Taper(brush.Line(-20, -10, -30, -90, -34, -150), 4, 2), brush.Taper(brush.Line(40, -14, 52, -70, 60, -104), 4, 2),
			brush.Box(-64, -120, 66, 4))
		for i := range 6 {
			b.Fill(brush.Flat(b.Low).Clear(0.3), brush.Oval(-50+float64(i)*20, 2, 4, 4))
		}
	})
	Mist(b, 360, 90, 0.2)
	ridge(b, 370, 40, 0.7, 0.8)
	ground(b, 386)
}
