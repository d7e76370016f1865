package art

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Landmarks are drawn from the middle of their foot.

func obelisk(b *painter) {
	c := b.near.to(livery(b.House), 0.25)
	b.glow(0, -190, 170, 150, b.accent, 0.4)
	b.draws(c, slab(-96, -18, 192, 30, 5), slab(-74, -42, 148, 30, 4))
	b.draws(c, poly(-56, -40, -36, -250, 0, -296, 36, -250, 56, -40))
	b.fill(flat(c.to(b.sun, 0.35)).clear(0.5), poly(-36, -250, 0, -296, 0, -244))
	for i := range 5 {
		y := -84 - float64(i)*32
		b.within(place(0, y, 1, 1, 0), func() {
			b.glow(0, 0, 34, 22, b.accent, 0.6)
			s := flat(b.accent.to(white, 0.4))
			switch b.n(4) {
			case 0:
				b.fill(s, star(0, 0, 4, 12, 4, 0))
			case 1:
				b.fill(s, box(-10, -2, 20, 4), box(-2, -10, 4, 20))
			case 2:
				b.fill(s, ring(0, 0, 10, 6)...)
			default:
				b.fill(s, poly(-11, 8, 0, -10, 11, 8, 6, 8, 0, -2, -6, 8))
			}
		})
	}
	stood(b, 130, 6, 0.5)
}

func skulls(b *painter) {
	f := &figure{}
	put := func(x, y, k, a float64) { b.within(place(x, y, k, k, a), func() { skull(b, f) }) }
	for row := range 4 {
		n := 5 - row
		for i := range n {
			put((float64(i)-float64(n-1)/2)*58+b.in(-5, 5), -20-float64(row)*46, 1.35, b.in(-0.35, 0.35))
		}
	}
	put(0, -214, 1.9, 0.04)
	b.mirrored(func(float64) {
		b.draws(bone.times(0.9), taper(curve(120, 4, 150, -60, 128, -130), 8, 2), taper(curve(150, 6, 182, -40, 172, -92), 7, 2))
	})
}

func shelves(b *painter) {
	c := wood.to(b.near, 0.35)
	b.glow(0, -160, 130, 170, b.accent, 0.5)
	b.draws(c.times(0.8), poly(-130, 8, -130, -220, -90, -276, 0, -306, 90, -276, 130, -220, 130, 8))
	b.fill(flat(b.accent.to(white, 0.3)).down(b.low), poly(-40, 8, -40, -180, 0, -226, 40, -180, 40, 8))
	for _, x := range [2]float64{-122, 48} {
		for i := range 6 {
			y := -30 - float64(i)*38
			b.plain(c.times(0.35), box(x, y-28, 74, 34))
			k := x + 2
			for k < x+66 {
				w := b.in(5, 11)
				b.plain(pick(&b.random, livery(b.House), hex(0x9a3a34), hex(0x3a6a5a), hex(0xc9a04a), hex(0x4a4a7a), cloth).times(0.8),
					box(k, y+5-b.in(20, 31), w-1, 31))
				k += w
			}
			b.draws(c, box(x-4, y+4, 82, 6))
		}
	}
	stood(b, 0, 6, 0.62)
	b.within(place(0, -150, 1, 1, 0), func() { pages(b, 0, 0, 70, 4) })
}

func altar(b *painter) {
	c := b.near.to(livery(b.House), 0.2)
	b.glow(0, -120, 170, 130, b.accent, 0.5)
	b.draws(c, slab(-140, -14, 280, 26, 4), slab(-116, -38, 232, 28, 4))
	b.draws(c, poly(-80, -34, -92, -104, 92, -104, 80, -34))
	b.draws(c.to(b.sun, 0.15), slab(-112, -122, 224, 24, 5))
	b.within(place(0, -70, 0.26, 0.26, 0), func() { emblem(b, flat(b.accent)) })
	b.mirrored(func(float64) {
		b.draws(bone, slab(94, -156, 11, 36, 3))
		b.flame(99, -154, 6, 26)
		b.glow(99, -166, 40, 40, b.accent, 0.5)
	})
	if b.House == card.Dis {
		b.draws(hex(0x7a1020), smooth(-30, -118, 30, -118, 24, -90, 14, -60, 6, -92, -10, -70, -20, -94))
		b.within(place(0, -150, 1.5, 1.5, 0), func() { skull(b, &figure{}) })
		return
	}
	b.within(place(0, -180, 1.1, 1.1, 0), func() { held(b, orb) })
}

func cave(b *painter) {
	c := b.near
	b.draws(c, smooth(-210, 16, -190, -110, -140, -200, -60, -256, 20, -246, 110, -270, 170, -180, 214, -60, 210, 16))
	b.glow(0, -60, 150, 130, b.accent, 0.6)
	b.plain(b.front.times(0.6), smooth(-110, 14, -104, -90, -50, -170, 20, -180, 84, -130, 112, -30, 108, 14))
	b.fill(flat(b.accent).clear(0.35).in(), smooth(-80, 14, -70, -50, -20, -110, 30, -110, 76, -50, 80, 14))
	teeth := b.body(c.to(bone, 0.35))
	for i := range 6 {
		x := -76 + float64(i)*30
		y := -148 - 18*math.Sin(float64(i)*0.7)
		b.fill(teeth, poly(x-13, y-16, x+b.in(-3, 3), y+b.in(34, 66), x+13, y-16))
		b.fill(teeth, poly(x-11, 16, x+b.in(-3, 3), -b.in(10, 34), x+11, 16))
	}
	for _, d := range [2]float64{-26, 26} {
		b.glow(d, -56, 40, 34, b.accent, 0.9)
		b.plain(b.accent.to(white, 0.5), poly(d-14, -52, d+12, -66, d+9, -50))
	}
	for range 7 {
		b.fill(flat(c.to(b.shade, 0.4)).clear(0.5), taper(curve(b.in(-190, 190), -b.in(120, 220), b.in(-190, 190), -b.in(60, 200)), 2, 0.6))
	}
}

func portal(b *painter) {
	c := b.near.to(livery(b.House), 0.3)
	at := pointAt(0, -150)
	b.glow(at.x, at.y, 210, 190, b.accent, 0.8)
	b.fill(flat(b.accent.to(white, 0.4)).down(b.accent.times(0.6)), oval(at.x, at.y, 106, 124))
	for i := range 5 {
		b.fill(flat(white).clear(0.5), taper(spiral(at, 104, 122, float64(i)*1.26, 4.6, 26), 7, 1))
	}
	b.glow(at.x, at.y, 60, 66, white, 0.8)
	s := b.body(c)
	if b.House == card.Mars || b.House == card.Logos || b.House == card.StarAlliance {
		s = b.metal(c)
	}
	b.fill(s, holed(oval(at.x, at.y, 138, 156), oval(at.x, at.y, 104, 122))...)
	for i := range 10 {
		a := 2 * math.Pi * float64(i) / 10
		q := pointAt(at.x+121*math.Cos(a), at.y+139*math.Sin(a))
		b.glow(q.x, q.y, 22, 22, b.accent, 0.7)
		b.plain(b.accent.to(white, 0.4), star(q.x, q.y, 4, 11, 5, a))
	}
	b.draws(c, poly(-150, 14, -120, -30, -84, -40, -60, 14), poly(150, 14, 120, -30, 84, -40, 60, 14))
	stood(b, 0, 12, 0.55)
}

func worldTree(b *painter) {
	c := hex(0x7a5238).to(b.near, 0.3)
	s := b.layer(1)
	s.top, s.bottom = hex(0x6fae4a).to(b.accent, 0.25), hex(0x2f6a3a)
	b.glow(0, -200, 240, 170, b.sun, 0.4)
	for i := range 11 {
		a := math.Pi * (0.9 + 1.2*float64(i)/10)
		q := pointAt(150*math.Cos(a), -190+110*math.Sin(a))
		b.leaves(q.x, q.y, 58, s)
	}
	b.draws(c, smooth(-120, 16, -56, -14, -36, -90, -50, -160, -110, -220, -60, -186, -14, -170, 0, -240, 16, -170, 70, -196, 116, -224, 52,
		-158, 36, -90, 60, -12, 124, 16, 60, 6, 0, 14, -60, 6))
	for i := range 5 {
		x := -24 + float64(i)*12
		b.fill(flat(c.to(b.shade, 0.5)).clear(0.6), taper(curve(x, -150, x*0.8, -70, x*1.6, 0), 2, 1))
	}
	b.glow(0, -60, 60, 60, b.accent, 0.8)
	b.plain(b.accent.to(white, 0.3), arch(0, -18, 18, 60))
	for i := range 9 {
		a := math.Pi * (0.86 + 1.28*float64(i)/8)
		q := pointAt(96*math.Cos(a), -196+84*math.Sin(a))
		b.leaves(q.x, q.y, b.in(30, 46), s)
	}
	for range 12 {
		q := pointAt(b.in(-170, 170), b.in(-300, -140))
		b.glow(q.x, q.y, 18, 18, amber, 0.7)
		b.plain(amber.to(white, 0.3), oval(q.x, q.y, 4.4, 4.4))
	}
	stood(b, 86, 10, 0.4)
}

func throne(b *painter) {
	c := b.near.to(livery(b.House), 0.4)
	b.glow(0, -180, 190, 180, b.accent, 0.5)
	for i := range 3 {
		k := float64(i)
		b.draws(c.times(0.8), slab(-150+k*24, -14-k*22, 300-k*48, 28, 4))
	}
	b.draws(c, poly(-74, -50, -84, -230, -60, -290, -40, -240, 0, -312, 40, -240, 60, -290, 84, -230, 74, -50))
	b.draws(hex(0x8a2030).to(livery(b.House), 0.3), slab(-50, -226, 100, 120, 18))
	b.mirrored(func(float64) {
		b.draws(c, slab(52, -136, 46, 88, 8))
		b.fill(b.metal(gold), oval(75, -140, 25, 13))
	})
	b.draws(hex(0x8a2030).to(livery(b.House), 0.3), slab(-54, -112, 108, 30, 8))
	b.draws(c, slab(-58, -86, 116, 40, 4))
	b.fill(b.metal(gold), star(0, -254, 8, 20, 11, 0))
	b.draws(hex(0xa02838).to(livery(b.House), 0.3), poly(-34, -46, 34, -46, 60, 16, -60, 16))
}

// wagon draws an armored wagon with spikes and a lantern.
func wagon(b *painter) {
	c := livery(b.House).times(0.7)
	m := b.metal(hex(0x5a5f6a))
	b.draws(c, smooth(-140, -40, -132, -130, -60, -190, 60, -196, 120, -130, 140, -40))
	b.fill(m, slab(-150, -60, 300, 34, 10))
	for i := range 6 {
		x := -128 + float64(i)*50
		b.fill(b.metal(bone), poly(x-9, -50, x+4, -92, x+13, -50))
	}
	for i := range 3 {
		window(b, -62+float64(i)*60, -118, 26, 36)
		b.fill(m, box(-63+float64(i)*60, -138, 3, 40))
	}
	b.fill(m, poly(132, -60, 186, -48, 140, -24))
	wheel(b, -84, -30, 50)
	wheel(b, 82, -30, 50)
	b.draws(b.front.to(c, 0.3), slab(34, -240, 22, 60, 4))
	for i := range 4 {
		b.fill(flat(b.low).clear(0.5), oval(44-float64(i)*26, -256-float64(i)*14, 16+6*float64(i), 13+5*float64(i)))
	}
}

// galleon draws a ship under sail.
func galleon(b *painter) {
	c := livery(b.House)
	for _, q := range [3][2]float64{{-70, 190}, {8, 236}, {86, 180}} {
		b.draws(wood, slab(q[0]-3.5, -q[1]-20, 7, q[1]+20, 3))
		b.draws(c, smooth(q[0]+3, -q[1]-18, q[0]+34, -q[1]-10, q[0]+22, -q[1]-2, q[0]+3, -q[1]-4))
		h := q[1] * 0.42
		for i := range 2 {
			y := -q[1] + float64(i)*(h+8)
			w := 38 + 9*float64(i)
			b.draws(cloth.to(c, 0.15), smooth(q[0]-w, y, q[0], y-3, q[0]+w, y, q[0]+w+16, y+h*0.55, q[0]+w*0.9, y+h, q[0]+10, y+h-9, q[0]-w*0.9, y+h,
				q[0]-w+12, y+h*0.5))
		}
	}
	b.within(place(20, -190, 0.22, 0.22, 0), func() { emblem(b, flat(c)) })
	b.draws(wood, smooth(-160, -76, -128, -66, -118, -30, 60, -30, 120, -44, 176, -66, 140, -6, 96, 34, -100, 38, -138, 0))
	b.draws(wood.times(1.2), taper(curve(140, -50, 186, -76, 226, -104), 5, 2))
	b.fill(b.metal(gold), taper(curve(-140, -24, -40, -8, 60, -10, 150, -36), 3, 3))
	for i := range 6 {
		window(b, -96+float64(i)*34, 8, 9, 10)
	}
	lantern(b, -150, -104, 0.5)
}
