package art

import "math"

// The colors of the monster's body.
var (
	hide      = hex(0x5a4674)
	hideDark  = hex(0x2e2648)
	underside = hex(0xd0a090)
)

// tentacle draws an arm along a line with suckers on the side given by in.
func tentacle(b *painter, line []pt, r0, r1, in float64, c rgb) {
	radius := func(t float64) float64 { return r0 + (r1-r0)*math.Sqrt(t)*(0.6+0.4*t) }
	s := b.body(c)
	s.bottom = c.to(b.shade, 0.4)
	under := b.body(underside.to(c, 0.25))
	n := len(line)
	belly := make([]pt, 0, n)
	for i, q := range line {
		d := line[min(i+1, n-1)].minus(line[max(i-1, 0)]).unit()
		belly = append(belly, q.plus(pointAt(-d.y, d.x).times(in*radius(float64(i)/float64(n-1))*0.62)))
	}
	b.fill(under, band(belly, func(t float64) float64 { return radius(t) * 0.6 }))
	last := pointAt(-99, -99)
	for i, q := range belly {
		t := float64(i) / float64(n-1)
		r := radius(t) * 0.36
		if r < 1.2 || q.minus(last).long() < r*2.3 {
			continue
		}
		last = q
		d := line[min(i+1, n-1)].minus(line[max(i-1, 0)]).unit()
		o := q.plus(pointAt(-d.y, d.x).times(in * r * 0.9))
		b.fill(b.skin(underside.to(white, 0.25)), oval(o.x, o.y, r, r))
		b.plain(underside.times(0.45), oval(o.x, o.y, r*0.5, r*0.5))
	}
	back := make([]pt, 0, n)
	for i, q := range line {
		d := line[min(i+1, n-1)].minus(line[max(i-1, 0)]).unit()
		back = append(back, q.plus(pointAt(-d.y, d.x).times(-in*radius(float64(i)/float64(n-1))*0.22)))
	}
	b.fill(s, band(back, func(t float64) float64 { return radius(t) * 0.82 }))
	for i := 3; i < n-3; i += 4 {
		t := float64(i) / float64(n-1)
		q := back[i].shift(b.in(-0.3, 0.3)*radius(t), b.in(-0.3, 0.3)*radius(t))
		b.fill(flat(c.to(b.accent, 0.7)).clear(0.6), oval(q.x, q.y, radius(t)*0.14, radius(t)*0.12))
	}
}

// wrecked draws a broken mast with its sail.
func wrecked(b *painter, x, y float64) {
	b.draws(wood, taper(lineThrough(x-20, y+170, x, y, x+6, y-46), 11, 9))
	b.draws(wood, taper(lineThrough(x+14, y-34, x+70, y-110, x+110, y-130), 10, 6))
	b.draws(cloth.times(0.8), poly(x+60, y-110, x+120, y-140, x+150, y-60, x+118, y-76, x+104, y-30, x+84, y-70))
	b.draws(wood.times(1.2), poly(x-12, y-30, x-2, y-64, x+4, y-36, x+14, y-58, x+18, y-28))
}

// eyeOfTheDeep draws an eye of the monster.
func eyeOfTheDeep(b *painter, x, y, k float64) {
	b.within(place(x, y, k, k, 0), func() {
		b.glow(0, 0, 150, 120, amber, 0.6)
		b.plain(hideDark.times(0.5), smooth(-112, 0, -54, -62, 0, -74, 54, -62, 112, 0, 54, 58, 0, 70, -54, 58))
		s := flat(hex(0xffdf7a)).down(hex(0xe8791c))
		b.fill(s, smooth(-96, 0, -46, -50, 0, -60, 46, -50, 96, 0, 46, 47, 0, 56, -46, 47))
		for i := range 26 {
			a := 2 * math.Pi * float64(i) / 26
			b.fill(flat(hex(0xb8480c)).clear(0.6), taper([]pt{pt{}.around(a, 20), pointAt(72*math.Cos(a), 50*math.Sin(a))}, 2.6, 0.6))
		}
		b.plain(black, oval(0, -14, 21, 21), poly(-9, -4, 9, -4, 17, 42, -17, 42)) // a keyhole
		b.plain(white, oval(-26, -26, 11, 9))
		b.fill(b.body(hide.times(0.9)), smooth(-118, -4, -60, -70, 0, -86, 60, -70, 118, -4, 54, -44, 0, -52, -54, -44))
	})
}

// oneTentacle is an arm of the monster that rises and curls to the right.
func oneTentacle(b *painter) {
	tentacle(b, armLine(0, 30, 210, 1, b.in(0.8, 1.1)), 36, 4, -1, hide)
}
