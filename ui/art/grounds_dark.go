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

// house draws a gable with a chimney and lit windows.
func house(b *painter, x, y, w, depth float64) {
	s := b.layer(depth)
	h := w * b.in(0.9, 1.5)
	b.fill(s, poly(x-w, y+200, x-w, y, x-w*1.15, y+4, x+b.in(-0.2, 0.2)*w, y-h, x+w*1.15, y+4, x+w, y, x+w, y+200))
	k := x + w*b.in(0.35, 0.6)
	b.fill(s, box(k, y-h*0.95, w*0.24, h*0.8), box(k-2, y-h*0.98, w*0.24+4, 5))
	for i := range 3 {
		if b.odds(0.55) {
			window(b, x+(float64(i)-1)*w*0.5, y+b.in(8, 30), w*0.16, w*0.26)
		}
	}
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

// lantern draws a lamp that hangs on a chain.
func lantern(b *painter, x, y, k float64) {
	b.glow(x, y+12*k, 110*k, 110*k, b.accent, 0.5)
	b.plain(b.front, box(x-1, -5, 2, y), poly(x-12*k, y, x, y-14*k, x+12*k, y), slab(x-10*k, y+26*k, 20*k, 5*k, 2))
	b.plain(b.accent.to(white, 0.45), slab(x-9*k, y, 18*k, 26*k, 3*k))
	b.plain(b.front, box(x-1, y, 2, 26*k))
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

// sailboat draws a ship with two masts.
func sailboat(b *painter, x, y, k, depth float64) {
	s := b.layer(depth)
	b.within(place(x, y, k, k, b.in(-0.05, 0.05)), func() {
		b.fill(s, smooth(-60, -12, -50, 12, 0, 18, 46, 10, 70, -18, 40, -8, 0, -6))
		b.fill(s, box(-22, -110, 3, 104), box(18, -96, 3, 90))
		sail := s
		sail.top = s.top.to(b.low, 0.3)
		b.fill(sail, smooth(-44, -100, -20, -104, 4, -98, 10, -70, 2, -40, -20, -44, -44, -40, -34, -70),
			smooth(2, -88, 20, -92, 42, -86, 46, -60, 38, -34, 20, -38, 2, -34, 10, -60))
	})
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

// branches are a stem with a direction, a length and half a width, and n generations of
// forks, each thinner, at an angle between the least and 0.6.
func branches(b *painter, at pt, a, l, r, thinner, least float64, n int) []path {
	tip := at.around(a, l)
	of := []path{taper([]pt{at, at.to(tip, 0.5), tip}, r, r*thinner)}
	if n > 0 {
		for _, d := range sides {
			of = append(of, branches(b, tip, a+d*b.in(least, 0.6), l*0.72, r*thinner, thinner, least, n-1)...)
		}
	}
	return of
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

// jelly draws a small jellyfish that glows.
func jelly(b *painter, x, y, r float64) {
	b.glow(x, y, r*3, r*3, b.accent, 0.4)
	b.fill(flat(b.accent.to(white, 0.3)).clear(0.75), smooth(x-r, y, x-r*0.7, y-r*0.75, x, y-r, x+r*0.7, y-r*0.75, x+r, y, x, y-r*0.15))
	for i := -2; i <= 2; i++ {
		k := x + float64(i)*r*0.36
		b.fill(flat(b.accent).clear(0.5).out(), taper(curved(lineThrough(k, y, k+b.in(-4, 4), y+r, k+b.in(-6, 6), y+r*2.4)), r*0.09, 0.4))
	}
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

func kelp(b *painter, x, y, h, r, depth float64) {
	s := b.layer(depth)
	a := b.in(0, 6.28)
	var line []pt
	for i := range 9 {
		f := float64(i) / 8
		line = append(line, pointAt(x+16*math.Sin(a+f*5), y-h*f))
	}
	of := []path{taper(curved(line), r, r*0.4)}
	for i, k := range line[1:] {
		d := sides[i%2]
		of = append(of, leaf(curved([]pt{k, k.shift(d*r*6, -r*3), k.shift(d*r*10, -r*9)}), r*1.8))
	}
	b.fill(s, of...)
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

// armLine is the line of an arm: it rises, leans over and curls in.
func armLine(x, y, h, side, curl float64) []pt {
	line := lineThrough(x, y)
	a, at := -math.Pi/2-side*0.25, pointAt(x, y)
	const n = 22
	for i := range n {
		f := float64(i) / n
		a += side * curl * (0.04 + 0.5*f*f*f)
		at = at.around(a, h*1.5/n*(1-0.55*f))
		line = append(line, at)
	}
	return curved(line)
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

// waves paints a sea with crests.
func waves(b *painter, y, amp, depth float64) {
	s := b.layer(depth)
	s.rim, s.lit, s.edge = b.sun, 0.8, 3
	out := poly(Wide+20, Tall+20, -20, Tall+20)
	a, l := b.in(0, 6.28), b.in(70, 110)
	for i := range 90 {
		x := float64(i)*6 - 20
		k := math.Sin(x/l*2 + a)
		out = append(out, pointAt(x, y-amp*(1-math.Abs(k))*(1.2-0.4*math.Sin(x/47+a))))
	}
	b.fill(s, out)
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
