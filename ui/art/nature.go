package art

import "math"

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

func pine(b *painter, x, y, h, depth float64) {
	s := b.layer(depth)
	w := h * b.in(0.2, 0.28)
	of := []path{box(x-h*0.02, y-h*0.2, h*0.04, h*0.25)}
	for i := range 4 {
		k := 1 - float64(i)*0.21
		low := y - h*(0.1+float64(i)*0.2)
		of = append(of, poly(x-w*k, low, x-w*0.2*k, low-h*0.3, x, low-h*0.34, x+w*0.2*k, low-h*0.3, x+w*k, low, x+w*0.3*k, low-h*0.03, x-w*0.3*k,
			low-h*0.03))
	}
	b.fill(s, of...)
}

func toadstool(b *painter, x, y, h, r, depth float64) {
	s := b.layer(depth)
	b.fill(s, limb(x, y+6, r*0.22, x+b.in(-6, 6), y-h*0.5, r*0.14, x, y-h, r*0.17))
	cap := s
	cap.top = s.top.to(b.accent, 0.35)
	b.fill(cap, smooth(x-r, y-h+4, x-r*0.75, y-h-r*0.5, x, y-h-r*0.8, x+r*0.75, y-h-r*0.5, x+r, y-h+4, x, y-h+r*0.12))
	for range 4 {
		k := b.in(-0.6, 0.6)
		b.fill(flat(b.low).clear(0.5), oval(x+k*r, y-h-r*0.45*(1-k*k), r*0.09, r*0.07))
	}
}

// bloom draws a giant flower.
func bloom(b *painter, x, y, h, depth float64) {
	s := b.layer(depth)
	bend := b.in(-30, 30)
	b.fill(s, taper(curved(lineThrough(x, y+10, x-bend*0.5, y-h*0.5, x+bend, y-h)), 7, 4))
	b.fill(s, leaf(curved(lineThrough(x-bend*0.3, y-h*0.4, x+30, y-h*0.55, x+62, y-h*0.4)), 10))
	petal := s
	petal.top, petal.bottom = s.top.to(b.accent, 0.5), s.top.to(b.accent, 0.25)
	c := pointAt(x+bend, y-h)
	for i := range 7 {
		a := 2 * math.Pi * float64(i) / 7
		b.fill(petal, leaf([]pt{c, c.around(a, 18), c.around(a, 36)}, 11))
	}
	b.glow(c.x, c.y, 26, 26, b.accent, 0.5)
	b.plain(b.sun, oval(c.x, c.y, 9, 9))
}
