package art

import "math"

// Shadows

func moon(b *Brush, y, r float64) {
	at := disc(b, y, r)
	r *= b.World.Sun
	for range 4 {
		a, d, k := b.In(0, 6.28), b.In(0.1, 0.7)*r, b.In(0.07, 0.2)*r
		c := at.Around(a, d)
		b.Fill(Flat(b.Low).Clear(0.35), Oval(c.X, c.Y, k, k))
	}
}

func roofs(b *Brush) {
	heaven(b, 360)
	stars(b, 40, 180)
	moon(b, b.In(80, 150), b.In(44, 84))
	clouds(b, 150, 4, b.Low, 0.3)
	for d := range 3 {
		depth := float64(d) * 0.42
		y := 250 + float64(d)*52
		row(b, 8-2*d, y, 16, func(x, y float64) { house(b, x, y, b.In(30, 48)*(1+float64(d)*0.35), depth) })
		mist(b, y+70, 70, 0.25)
	}
	b.Fill(Flat(b.Near.To(b.Front, 0.5)).Down(b.Front), Poly(-10, 372, 250, 350, 510, 372, 510, 420, -10, 420))
}

func alley(b *Brush) {
	heaven(b, 400)
	moon(b, b.In(60, 110), b.In(30, 54))
	row(b, 4, 250, 20, func(x, y float64) { house(b, x, y, b.In(40, 60), 0.05) })
	mist(b, 340, 160, 0.4)
	for d := range 2 {
		k := 190.0 - float64(d)*10
		depth := 0.35 + float64(d)*0.5
		for _, side := range Sides {
			w := k + float64(d)*34
			x := Wide/2 + side*w*0.86
			b.Fill(b.Layer(depth), Poly(x, 420, x, 130-float64(d)*60, x-side*16, 120-float64(d)*60, x+side*60, 20-float64(d)*60, x+side*300, 20,
				x+side*300, 420))
			for range 2 {
				window(b, x+side*b.In(12, 40), b.In(110, 280), 12, 20)
			}
		}
	}
	lantern(b, Wide/2+b.Side()*b.In(130, 165), b.In(110, 150), 1)
	ground(b, 362)
}

func harbor(b *Brush) {
	heaven(b, 270)
	stars(b, 40, 160)
	moon(b, b.In(90, 150), b.In(50, 80))
	row(b, 7, 262, 6, func(x, y float64) { house(b, x, y-16, b.In(16, 30), 0.1) })
	b.Fill(Flat(b.Low.To(b.Far, 0.2)).Down(b.Near), Box(0, 268, Wide, 140))
	for range 26 {
		x, y := b.In(0, Wide), b.In(272, 350)
		b.Fill(Flat(b.Sun).Clear(0.3), Slab(x, y, b.In(14, 50), 1.6, 1))
	}
	for range 2 {
		sailboat(b, Wide/2+b.Side()*b.In(110, 210), b.In(280, 320), b.In(0.7, 1.1), 0.5)
	}
	mist(b, 280, 60, 0.4)
	b.Fill(Flat(b.Near.To(b.Front, 0.5)).Down(b.Front), Box(0, 356, Wide, 60))
	for i := range 5 {
		b.Fill(b.Layer(1.4), Slab(float64(i)*125+10, 330, 13, 90, 5))
	}
}

// Unfathomable

// water paints light that falls from above.
func water(b *Brush) {
	b.Fill(Flat(b.Low).Down(b.Sky), Box(0, 0, Wide, Tall))
	b.Glow(Wide/2+b.Toward.X*160, -30, 330, 260, b.Sun, 0.45)
	shafts(b, 6, 0.14)
}

func reef(b *Brush) {
	water(b)
	ridge(b, 300, 70, 0.7, 0.1)
	row(b, 6, 330, 8, func(x, y float64) { coral(b, x, y, b.In(50, 90), 0.35) })
	school(b, 14, 0.3)
	beside(b, 110, 5, 360, 5, func(x, y float64) { coral(b, x, y, b.In(80, 150), 0.8) })
	ground(b, 360)
}

// coral draws a branching coral or a fan.
func coral(b *Brush, x, y, h, depth float64) {
	s := b.Layer(depth)
	c := Pick(&b.Random, b.Accent, Hex(0xff7a8a), Hex(0xffa05a), b.Low)
	s.Top = s.Top.To(c, 0.2+0.3*depth)
	b.Fill(s, branches(b, At(x, y+8), -math.Pi/2+b.In(-0.2, 0.2), h*0.4, h*0.07, 0.75, 0.25, 3)...)
}

// school draws small fish in the distance.
func school(b *Brush, n int, depth float64) {
	x, y, d := b.In(80, Wide-80), b.In(60, 180), b.Side()
	s := Flat(b.Far.To(b.Near, depth)).Clear(0.8)
	for range n {
		k := At(x+b.In(-90, 90), y+b.In(-40, 40))
		l := b.In(5, 10)
		b.Fill(s, Leaf([]Point{k, k.Shift(d*l, 0), k.Shift(d*2*l, 0)}, l*0.4), Poly(k.X+d*2, k.Y, k.X-d*l*0.6, k.Y-l*0.4, k.X-d*l*0.6, k.Y+l*0.4))
	}
}

func trench(b *Brush) {
	b.Fill(Flat(b.Low.To(b.Far, 0.3)).Down(b.Front), Box(0, 0, Wide, Tall))
	b.Glow(Wide/2+b.Toward.X*60, -20, 240, 330, b.Sun, 0.4)
	for d := range 3 {
		k := 70.0 + float64(2-d)*58
		for _, side := range Sides {
			of := Poly(Wide/2+side*340, -20)
			for i := range 8 {
				of = append(of, At(Wide/2+side*(k+90-16*float64(i)+b.In(-20, 20)), float64(i)*58))
			}
			b.Fill(b.Layer(0.1+float64(d)*0.5), append(of, At(Wide/2+side*340, Tall+20)))
		}
	}
	for range 5 {
		jelly(b, Wide/2+b.Side()*b.In(90, 220), b.In(50, 250), b.In(10, 22))
	}
	ground(b, 364)
}

func kelpwood(b *Brush) {
	water(b)
	for d := range 3 {
		depth := 0.1 + float64(d)*0.4
		beside(b, [...]float64{2: 140}[d], 10-3*d, 390, 10, func(x, y float64) {
			kelp(b, x, y, b.In(200, 380), 3+2*float64(d), depth)
		})
	}
	school(b, 10, 0.2)
	ground(b, 368)
}

// The monster

func abyss(b *Brush) {
	b.Fill(Flat(b.Low).Down(b.Sky), Box(0, 0, Wide, Tall))
	b.Glow(Wide/2, 120, 300, 220, b.Sun, 0.16)
	shafts(b, 4, 0.08)
	for i := range 5 {
		x := float64(i)*120 + b.In(-20, 40)
		b.Fill(b.Layer(0.15), arm(b, x, 430, b.In(160, 330), b.In(16, 26), b.Side()))
	}
	ridge(b, 370, 50, 0.7, 0.7)
	ground(b, 385)
}

// arm is a curled arm of the monster that rises from x, y.
func arm(b *Brush, x, y, h, r, side float64) Path {
	return Taper(ArmLine(x, y, h, side, b.In(0.7, 1.2)), r, r*0.12)
}

func storm(b *Brush) {
	heaven(b, 260)
	clouds(b, 40, 5, b.Far, 0.7)
	clouds(b, 90, 6, b.Near, 0.6)
	disc(b, 150, b.In(30, 60))
	if b.Odds(0.6) {
		x := b.In(60, Wide-60)
		b.Bolt(At(x, 40), At(x+b.In(-60, 60), 260), 3, b.Accent)
	}
	for d := range 3 {
		waves(b, 250+float64(d)*42, 16+8*float64(d), 0.15+0.4*float64(d))
	}
}

func wreck(b *Brush) {
	b.Fill(Flat(b.Low).Down(b.Sky), Box(0, 0, Wide, Tall))
	shafts(b, 5, 0.12)
	ridge(b, 320, 60, 0.6, 0.1)
	s := b.Layer(0.4)
	x := Wide/2 + b.Side()*b.In(90, 150)
	b.Within(Place(x, 350, 1.7, 1.7, b.In(-0.35, 0.35)), func() {
		b.Fill(s, Smooth(-90, -30, -70, 14, 0, 30, 70, 14, 100, -46, 60, -20, 0, -12, -50, -16))
		b.Fill(s, Taper(Line(-20, -10, -30, -90, -34, -150), 4, 2), Taper(Line(40, -14, 52, -70, 60, -104), 4, 2),
			Box(-64, -120, 66, 4))
		for i := range 6 {
			b.Fill(Flat(b.Low).Clear(0.3), Oval(-50+float64(i)*20, 2, 4, 4))
		}
	})
	mist(b, 360, 90, 0.2)
	ridge(b, 370, 40, 0.7, 0.8)
	ground(b, 386)
}
