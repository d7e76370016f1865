package art

import "math"

// Shadows

func moon(b *painter, y, r float64) {
	at := disc(b, y, r)
	r *= b.world.sun
	for range 4 {
		a, d, k := b.in(0, 6.28), b.in(0.1, 0.7)*r, b.in(0.07, 0.2)*r
		c := at.around(a, d)
		b.fill(flat(b.low).clear(0.35), oval(c.x, c.y, k, k))
	}
}

func roofs(b *painter) {
	heaven(b, 360)
	stars(b, 40, 180)
	moon(b, b.in(80, 150), b.in(44, 84))
	clouds(b, 150, 4, b.low, 0.3)
	for d := range 3 {
		depth := float64(d) * 0.42
		y := 250 + float64(d)*52
		row(b, 8-2*d, y, 16, func(x, y float64) { house(b, x, y, b.in(30, 48)*(1+float64(d)*0.35), depth) })
		mist(b, y+70, 70, 0.25)
	}
	b.fill(flat(b.near.to(b.front, 0.5)).down(b.front), poly(-10, 372, 250, 350, 510, 372, 510, 420, -10, 420))
}

func alley(b *painter) {
	heaven(b, 400)
	moon(b, b.in(60, 110), b.in(30, 54))
	row(b, 4, 250, 20, func(x, y float64) { house(b, x, y, b.in(40, 60), 0.05) })
	mist(b, 340, 160, 0.4)
	for d := range 2 {
		k := 190.0 - float64(d)*10
		depth := 0.35 + float64(d)*0.5
		for _, side := range sides {
			w := k + float64(d)*34
			x := Wide/2 + side*w*0.86
			b.fill(b.layer(depth), poly(x, 420, x, 130-float64(d)*60, x-side*16, 120-float64(d)*60, x+side*60, 20-float64(d)*60, x+side*300, 20,
				x+side*300, 420))
			for range 2 {
				window(b, x+side*b.in(12, 40), b.in(110, 280), 12, 20)
			}
		}
	}
	lantern(b, Wide/2+b.side()*b.in(130, 165), b.in(110, 150), 1)
	ground(b, 362)
}

func harbor(b *painter) {
	heaven(b, 270)
	stars(b, 40, 160)
	moon(b, b.in(90, 150), b.in(50, 80))
	row(b, 7, 262, 6, func(x, y float64) { house(b, x, y-16, b.in(16, 30), 0.1) })
	b.fill(flat(b.low.to(b.far, 0.2)).down(b.near), box(0, 268, Wide, 140))
	for range 26 {
		x, y := b.in(0, Wide), b.in(272, 350)
		b.fill(flat(b.sun).clear(0.3), slab(x, y, b.in(14, 50), 1.6, 1))
	}
	for range 2 {
		sailboat(b, Wide/2+b.side()*b.in(110, 210), b.in(280, 320), b.in(0.7, 1.1), 0.5)
	}
	mist(b, 280, 60, 0.4)
	b.fill(flat(b.near.to(b.front, 0.5)).down(b.front), box(0, 356, Wide, 60))
	for i := range 5 {
		b.fill(b.layer(1.4), slab(float64(i)*125+10, 330, 13, 90, 5))
	}
}

// Unfathomable

// water paints light that falls from above.
func water(b *painter) {
	b.fill(flat(b.low).down(b.sky), box(0, 0, Wide, Tall))
	b.glow(Wide/2+b.toward.x*160, -30, 330, 260, b.sun, 0.45)
	shafts(b, 6, 0.14)
}

func reef(b *painter) {
	water(b)
	ridge(b, 300, 70, 0.7, 0.1)
	row(b, 6, 330, 8, func(x, y float64) { coral(b, x, y, b.in(50, 90), 0.35) })
	school(b, 14, 0.3)
	beside(b, 110, 5, 360, 5, func(x, y float64) { coral(b, x, y, b.in(80, 150), 0.8) })
	ground(b, 360)
}

// coral draws a branching coral or a fan.
func coral(b *painter, x, y, h, depth float64) {
	s := b.layer(depth)
	c := pick(&b.random, b.accent, hex(0xff7a8a), hex(0xffa05a), b.low)
	s.top = s.top.to(c, 0.2+0.3*depth)
	b.fill(s, branches(b, pointAt(x, y+8), -math.Pi/2+b.in(-0.2, 0.2), h*0.4, h*0.07, 0.75, 0.25, 3)...)
}

// school draws small fish in the distance.
func school(b *painter, n int, depth float64) {
	x, y, d := b.in(80, Wide-80), b.in(60, 180), b.side()
	s := flat(b.far.to(b.near, depth)).clear(0.8)
	for range n {
		k := pointAt(x+b.in(-90, 90), y+b.in(-40, 40))
		l := b.in(5, 10)
		b.fill(s, leaf([]pt{k, k.shift(d*l, 0), k.shift(d*2*l, 0)}, l*0.4), poly(k.x+d*2, k.y, k.x-d*l*0.6, k.y-l*0.4, k.x-d*l*0.6, k.y+l*0.4))
	}
}

func trench(b *painter) {
	b.fill(flat(b.low.to(b.far, 0.3)).down(b.front), box(0, 0, Wide, Tall))
	b.glow(Wide/2+b.toward.x*60, -20, 240, 330, b.sun, 0.4)
	for d := range 3 {
		k := 70.0 + float64(2-d)*58
		for _, side := range sides {
			of := poly(Wide/2+side*340, -20)
			for i := range 8 {
				of = append(of, pointAt(Wide/2+side*(k+90-16*float64(i)+b.in(-20, 20)), float64(i)*58))
			}
			b.fill(b.layer(0.1+float64(d)*0.5), append(of, pointAt(Wide/2+side*340, Tall+20)))
		}
	}
	for range 5 {
		jelly(b, Wide/2+b.side()*b.in(90, 220), b.in(50, 250), b.in(10, 22))
	}
	ground(b, 364)
}

func kelpwood(b *painter) {
	water(b)
	for d := range 3 {
		depth := 0.1 + float64(d)*0.4
		beside(b, [...]float64{2: 140}[d], 10-3*d, 390, 10, func(x, y float64) {
			kelp(b, x, y, b.in(200, 380), 3+2*float64(d), depth)
		})
	}
	school(b, 10, 0.2)
	ground(b, 368)
}

// The monster

func abyss(b *painter) {
	b.fill(flat(b.low).down(b.sky), box(0, 0, Wide, Tall))
	b.glow(Wide/2, 120, 300, 220, b.sun, 0.16)
	shafts(b, 4, 0.08)
	for i := range 5 {
		x := float64(i)*120 + b.in(-20, 40)
		b.fill(b.layer(0.15), arm(b, x, 430, b.in(160, 330), b.in(16, 26), b.side()))
	}
	ridge(b, 370, 50, 0.7, 0.7)
	ground(b, 385)
}

// arm is a curled arm of the monster that rises from x, y.
func arm(b *painter, x, y, h, r, side float64) path {
	return taper(armLine(x, y, h, side, b.in(0.7, 1.2)), r, r*0.12)
}

func storm(b *painter) {
	heaven(b, 260)
	clouds(b, 40, 5, b.far, 0.7)
	clouds(b, 90, 6, b.near, 0.6)
	disc(b, 150, b.in(30, 60))
	if b.odds(0.6) {
		x := b.in(60, Wide-60)
		b.bolt(pointAt(x, 40), pointAt(x+b.in(-60, 60), 260), 3, b.accent)
	}
	for d := range 3 {
		waves(b, 250+float64(d)*42, 16+8*float64(d), 0.15+0.4*float64(d))
	}
}

func wreck(b *painter) {
	b.fill(flat(b.low).down(b.sky), box(0, 0, Wide, Tall))
	shafts(b, 5, 0.12)
	ridge(b, 320, 60, 0.6, 0.1)
	s := b.layer(0.4)
	x := Wide/2 + b.side()*b.in(90, 150)
	b.within(place(x, 350, 1.7, 1.7, b.in(-0.35, 0.35)), func() {
		b.fill(s, smooth(-90, -30, -70, 14, 0, 30, 70, 14, 100, -46, 60, -20, 0, -12, -50, -16))
		b.fill(s, taper(lineThrough(-20, -10, -30, -90, -34, -150), 4, 2), taper(lineThrough(40, -14, 52, -70, 60, -104), 4, 2),
			box(-64, -120, 66, 4))
		for i := range 6 {
			b.fill(flat(b.low).clear(0.3), oval(-50+float64(i)*20, 2, 4, 4))
		}
	})
	mist(b, 360, 90, 0.2)
	ridge(b, 370, 40, 0.7, 0.8)
	ground(b, 386)
}
