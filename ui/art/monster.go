package art

import "math"

// The colors of the monster's body.
var (
	hide      = hex(0x5a4674)
	hideDark  = hex(0x2e2648)
	underside = hex(0xd0a090)
)

// foam is the broken water around something that rises from it.
func foam(b *painter, y float64) {
	c := b.low.to(white, 0.5)
	for range 26 {
		x, r := Wide/2+b.in(-190, 190), b.in(5, 22)
		b.fill(flat(c).down(b.low).clear(0.7), oval(x, y+b.in(-10, 18), r*1.6, r*0.7))
	}
	for range 26 {
		q := pointAt(Wide/2+b.in(-190, 190), y-b.in(0, 130))
		b.fill(flat(c.to(white, 0.5)).clear(0.8), oval(q.x, q.y, b.in(1, 4), b.in(1, 5)))
	}
	b.dusk(0.6)
}

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

// crushing is the arm that breaks ships.
func crushing(b *painter) {
	d := b.side()
	b.within(place(Wide/2, 0, d, 1, 0), func() {
		line := curve(-60, 420, -96, 300, -84, 190, -20, 110, 70, 96, 130, 150, 110, 220, 50, 236, 16, 200, 40, 168)
		wrecked(b, 60, 200)
		tentacle(b, line, 60, 22, 1, hide.to(hex(0x7a3a4a), 0.35))
		for i := 6; i < 40; i += 6 {
			q := line[min(i, len(line)-1)]
			b.draws(bone.times(0.8), path{q.shift(-30, 6), q.shift(-66, -18), q.shift(-26, -20)})
		}
	})
	b.sparks(Wide/2+d*60, 190, 12)
}

// wrecked draws a broken mast with its sail.
func wrecked(b *painter, x, y float64) {
	b.draws(wood, taper(lineThrough(x-20, y+170, x, y, x+6, y-46), 11, 9))
	b.draws(wood, taper(lineThrough(x+14, y-34, x+70, y-110, x+110, y-130), 10, 6))
	b.draws(cloth.times(0.8), poly(x+60, y-110, x+120, y-140, x+150, y-60, x+118, y-76, x+104, y-30, x+84, y-70))
	b.draws(wood.times(1.2), poly(x-12, y-30, x-2, y-64, x+4, y-36, x+14, y-58, x+18, y-28))
}

// grappling is the arm that does not let go of its catch.
func grappling(b *painter) {
	d := b.side()
	b.within(place(Wide/2, 0, d, 1, 0), func() {
		at := pointAt(20, 170)
		b.glow(at.x, at.y, 150, 140, amber, 0.7)
		back := curve(30, 420, 110, 330, 120, 240, 70, 150, -20, 130)
		tentacle(b, back, 34, 8, -1, hideDark.to(hide, 0.4))
		b.crystal(at.x, at.y, 74, 0.15)
		b.crystal(at.x-52, at.y+30, 34, -0.4)
		tentacle(b, curve(-110, 420, -126, 320, -100, 230, -20, 196, 70, 206, 96, 160, 50, 118, -16, 122), 46, 9, 1, hide)
	})
}

// lashing is the arm that strikes like a whip.
func lashing(b *painter) {
	d := b.side()
	b.within(place(Wide/2, 0, d, 1, 0), func() {
		for i := range 5 {
			r := 150 + 17*float64(i)
			b.fill(flat(b.sun).clear(0.3-0.05*float64(i)),
				taper([]pt{pointAt(-30, 230).around(-1.5, r), pointAt(-30, 230).around(-1.15, r*1.06), pointAt(-30, 230).around(-0.8, r*1.06),
					pointAt(-30, 230).around(-0.45, r)}, 1, 6))
		}
		line := curve(-110, 420, -130, 320, -90, 230, 0, 220, 40, 150, -20, 84, -110, 60, -80, 20, 20, 30, 110, 90, 190, 190)
		tentacle(b, line, 34, 5, 1, hide.to(hex(0x3fa866), 0.8))
		tip := line[len(line)-1]
		b.draws(bone, path{tip.shift(-14, -18), tip.shift(16, 30), tip.shift(10, -12), tip.shift(34, -4), tip.shift(2, -30)})
		for i := 30; i < len(line)-4; i += 7 {
			b.draws(bone.times(0.9), path{line[i].shift(-6, 0), line[i].shift(-4, -24), line[i].shift(7, -3)})
		}
	})
}

// shielding is the arm in armor.
func shielding(b *painter) {
	d := b.side()
	b.within(place(Wide/2, 0, d, 1, 0), func() {
		line := curve(-30, 430, -80, 320, -70, 220, 0, 130, 70, 120, 90, 176)
		tentacle(b, line, 64, 26, 1, hideDark.to(hide, 0.6))
		m := b.metal(hex(0xc98f4a).to(hide, 0.2))
		for i := range 6 {
			f := float64(i) / 5
			q := line[int(f*float64(len(line)-8))+3]
			k := 1.25 - 0.5*f
			a := -0.35 + 1.25*f
			b.within(place(q.x-26*k+16*f, q.y, k, k, a), func() {
				b.fill(m, smooth(-66, 26, -74, -20, -34, -58, 20, -60, 58, -26, 50, 18, 0, 6))
				b.fill(flat(m.top.to(b.shade, 0.55)).clear(0.7), taper(curve(-52, 8, -30, -30, 6, -50), 2.4, 1),
					taper(curve(-8, 2, 6, -24, 34, -42), 2.4, 1))
				b.draws(bone, poly(-50, -34, -62, -72, -26, -52), poly(8, -56, 18, -90, 34, -48))
			})
		}
	})
	b.glow(Wide/2, 200, 190, 170, hex(0x8fd3ff), 0.18)
	b.fill(flat(hex(0xbfe8ff)).clear(0.5), ring(Wide/2, 210, 186, 183)...)
}

// slippery is the arm with fins that nobody can hold.
func slippery(b *painter) {
	d := b.side()
	b.within(place(Wide/2, 0, d, 1, 0), func() {
		c := hex(0x5a4ab8).to(hide, 0.3)
		line := curve(-150, 420, -130, 300, -60, 220, 40, 250, 100, 190, 50, 110, -50, 120, -90, 60, -20, 20, 60, 40)
		fin := make(path, 0, len(line)*2)
		for i, q := range line {
			t := float64(i) / float64(len(line)-1)
			e := line[min(i+1, len(line)-1)].minus(line[max(i-1, 0)]).unit()
			k := 62 - 44*t
			if i%4 < 2 {
				k *= 0.82
			}
			fin = append(fin, q.plus(pointAt(e.y, -e.x).times(k)))
		}
		for i := len(line) - 1; i >= 0; i-- {
			fin = append(fin, line[i])
		}
		b.fill(b.body(b.accent.to(c, 0.4)).clear(0.8), fin)
		tentacle(b, line, 38, 7, 1, c)
		b.fill(flat(white).clear(0.6), taper(line[6:40], 5, 2))
		for range 14 {
			q := line[b.n(len(line))]
			b.fill(flat(b.accent.to(white, 0.6)).clear(0.8),
				leaf([]pt{q.shift(b.in(-40, 40), 20), q.shift(b.in(-40, 40), 34), q.shift(b.in(-36, 36), 52)}, 4))
		}
	})
}

// tenacious is the arm with claws that never lets go.
func tenacious(b *painter) {
	d := b.side()
	b.within(place(Wide/2, 0, d, 1, 0), func() {
		line := curve(-120, 430, -110, 310, -50, 210, 30, 140, 90, 130)
		b.glow(110, 190, 130, 120, amber, 0.6)
		for _, q := range [4][3]float64{{96, 232, 40}, {140, 216, 30}, {60, 220, 28}, {112, 190, 34}} {
			b.crystal(q[0], q[1], q[2], b.in(-0.4, 0.4))
		}
		tentacle(b, line, 52, 24, 1, hide.to(hex(0xc9863a), 0.4))
		tip := pointAt(92, 128)
		for i, a := range [4]float64{0.1, 0.75, 1.4, 2.1} {
			base := tip.around(a, 12)
			mid := tip.around(a-0.25, 78-6*float64(i))
			end := tip.around(a+0.5, 118-8*float64(i))
			b.draws(bone.times(0.92-0.06*float64(i)), taper(curved([]pt{base, mid, end}), 17, 1.6))
		}
		b.draws(hide.to(hex(0xc9863a), 0.4), oval(tip.x, tip.y, 29, 27))
	})
}

// leviathan paints the monster itself.
func leviathan(b *painter) {
	x := Wide / 2.0
	for i := range 10 {
		d := sides[i%2]
		k := x + d*(40+34*float64(i/2))
		tentacle(b, armLine(k, 420, 150+30*float64((i*3)%5), d*(0.9-0.1*float64(i/2)), 0.9), 30, 4, -d, hideDark.to(hide, 0.25+0.05*float64(i)))
	}
	b.fill(b.body(hide), smooth(x-150, 400, x-176, 270, x-130, 150, x-70, 70, x, 34, x+70, 70, x+130, 150, x+176, 270, x+150, 400, x, 430))
	for i := range 7 {
		k := x + (float64(i)-3)*44
		y := 60 + 14*math.Pow(float64(i)-3, 2)
		b.draws(bone.to(hide, 0.3), poly(k-15, y+34, k+(float64(i)-3)*9, y-28, k+15, y+34))
	}
	for range 22 {
		q := pointAt(x+b.in(-120, 120), b.in(110, 340))
		b.fill(flat(hide.to(b.accent, 0.5)).clear(0.5), oval(q.x, q.y, b.in(3, 10), b.in(3, 8)))
	}
	eyeOfTheDeep(b, x, 196, 1)
	for i := range 9 { // lights along the lids
		q := pointAt(x, 150).around(math.Pi*(0.14+0.09*float64(i)), 132)
		b.glow(q.x, q.y, 16, 16, b.accent, 0.7)
		b.plain(b.accent.to(white, 0.4), oval(q.x, q.y, 4.4-0.3*math.Abs(float64(i)-4), 4))
	}
	foam(b, 372)
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
