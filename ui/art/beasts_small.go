package art

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

func spider(b *painter) {
	c := pick(&b.random, hex(0x3a2a4a), hex(0x5a2a2a), hex(0x2a4a3a), fur(b).times(0.7))
	mark := b.accent
	for i := range 4 {
		a := 0.15 + float64(i)*0.28
		for _, d := range sides {
			from := pointAt(d*30, -120)
			knee := pointAt(d*(70+26*float64(i)), -215+34*float64(i)*a*2)
			foot := pointAt(d*(96+30*float64(i)), -4-6*float64(i))
			b.draws(c.times(0.8+0.06*float64(i)), taper([]pt{from, from.to(knee, 0.5).shift(0, -8), knee}, 9, 6.5),
				taper([]pt{knee, knee.to(foot, 0.5).shift(d*8, 0), foot}, 7, 2))
		}
	}
	b.draws(c, oval(0, -176, 74, 66))
	b.glow(0, -190, 60, 60, mark, 0.4)
	b.plain(mark, poly(0, -216, 16, -190, 0, -176, -16, -190), poly(0, -176, 12, -156, 0, -146, -12, -156))
	b.draws(c.times(1.15), oval(0, -106, 48, 42))
	b.mirrored(func(float64) {
		b.draws(c, taper(curve(14, -80, 24, -58, 10, -42), 9, 2))
		b.plain(bone, poly(6, -50, 15, -46, 8, -30))
		for _, e := range [4][3]float64{{13, -108, 10}, {33, -116, 6.5}, {10, -128, 5}, {26, -132, 4}} {
			b.glow(e[0], e[1], e[2]*2.4, e[2]*2.4, mark, 0.5)
			b.plain(mark.to(white, 0.35), oval(e[0], e[1], e[2], e[2]))
			b.plain(black, oval(e[0], e[1], e[2]*0.4, e[2]*0.7))
		}
	})
}

func insect(b *painter) {
	c := pick(&b.random, hex(0x3a6a5a), hex(0x8a4a2a), hex(0x5a3a8a), hex(0x9a8a2a))
	for i := range 3 {
		x := -50 + float64(i)*48
		b.draws(c.times(0.5), taper(lineThrough(x, -70, x+18, -40, x+10, 0), 7, 2.4),
			taper(lineThrough(x+30, -74, x+62, -46, x+60, -8), 6, 2))
	}
	if b.odds(0.6) {
		w := b.skin(b.accent.to(white, 0.4)).clear(0.6)
		b.fill(w, smooth(-10, -130, -60, -230, -140, -250, -120, -180, -40, -120), smooth(10, -130, -10, -240, -70, -286, -80, -230, -20, -120))
	}
	b.draws(c.times(0.7), smooth(-130, -60, -110, -120, -40, -150, 30, -120, 40, -70, -20, -46, -90, -44))
	b.draws(c, smooth(-120, -90, -60, -158, 20, -144, 36, -110, -20, -92, -90, -76))
	b.plain(c.to(b.shade, 0.6), taper(curve(-110, -90, -40, -118, 34, -112), 2.4, 1.4))
	for i := range 4 {
		x := -84 + float64(i)*26
		b.fill(flat(b.accent).clear(0.8), oval(x, -112-8*math.Sin(float64(i)), 7, 5))
	}
	b.draws(c.times(0.85), oval(54, -104, 34, 32))
	b.draws(c, oval(92, -96, 30, 28))
	b.fill(b.metal(pick(&b.random, hex(0xd03a5a), hex(0x3ad0b0), hex(0xe0a02a))), oval(98, -104, 14, 16))
	b.plain(white, oval(93, -111, 4, 4))
	b.draws(c.times(0.5), taper(curve(104, -118, 120, -170, 160, -180), 3, 1.4), taper(curve(90, -122, 96, -176, 128, -206), 3, 1.4))
	b.draws(bone, taper(curve(110, -80, 142, -72, 146, -48), 7, 1), taper(curve(104, -76, 128, -56, 124, -36), 6, 1))
}

func serpent(b *painter) {
	c := pick(&b.random, hex(0x4a9a5a), hex(0x8a5ab0), hex(0xc9a03a), hex(0x3a8aa0), hex(0xb04a3a))
	b.draws(c.times(0.7), taper(curve(120, -10, 60, -40, -60, -36, -120, -8, -40, 12, 60, 2), 16, 30))
	b.draws(c.times(0.85), taper(curve(60, 0, -90, 0, -110, -50, 0, -64, 90, -52), 30, 28))
	neck := curve(90, -52, 20, -60, -60, -96, -50, -170, 10, -200, 50, -214)
	b.draws(c, taper(neck, 29, 19))
	for i := 4; i < len(neck)-4; i += 5 {
		q := neck[i]
		b.fill(flat(pick(&b.random, b.accent, c.times(0.5))).clear(0.8), path{q.shift(-8, 0), q.shift(0, -9), q.shift(8, 0), q.shift(0, 9)})
	}
	if b.odds(0.5) {
		b.draws(c.to(b.accent, 0.3), smooth(-40, -130, -10, -230, 40, -250, 60, -220, 20, -180, 0, -130))
	}
	b.draws(c.times(0.75), smooth(40, -200, 90, -182, 116, -172, 90, -168, 44, -180))
	b.plain(hex(0x7a1a2a), poly(52, -204, 112, -196, 96, -178, 52, -186))
	b.draws(c, smooth(14, -206, 26, -240, 64, -250, 106, -224, 124, -206, 108, -196, 60, -198, 30, -186))
	b.plain(bone, poly(104, -200, 112, -202, 106, -176), poly(88, -199, 95, -200, 90, -182))
	b.plain(hex(0xe0405a), taper(curve(110, -186, 136, -180, 150, -190), 2, 0.8), taper(curve(134, -181, 146, -174, 154, -172), 1.4, 0.6))
	b.plain(black, oval(70, -226, 11, 9))
	b.glow(70, -226, 24, 20, b.accent, 0.5)
	b.plain(hex(0xffd84a), oval(71, -226, 8, 7))
	b.plain(black, oval(72, -226, 2, 6.4))
	b.plain(c.to(b.shade, 0.6), taper(lineThrough(54, -240, 88, -232), 4, 2))
}

func worm(b *painter) {
	c := pick(&b.random, hex(0xc9806a), hex(0x9a6ab0), hex(0x8a9a4a), hex(0xb0705a))
	line := curve(-70, 20, -84, -90, -30, -170, 40, -196)
	b.gloom(-70, 0, 90, 26, b.front, 0.8)
	for i := 0; i < len(line)-1; i += 2 {
		f := float64(i) / float64(len(line))
		r := 44 + 12*math.Sin(f*3.1)
		b.draws(c.times(0.7+0.3*f), oval(line[i].x, line[i].y, r, r*0.86))
	}
	if b.House == card.Untamed {
		for i := 3; i < len(line)-3; i += 3 {
			q := line[i].shift(-46, -6)
			b.draws(hex(0x5a8a3a), path{q.shift(8, -8), q.shift(-26, -16), q.shift(6, 10)})
		}
	}
	at := pointAt(58, -196)
	b.draws(c, oval(at.x-8, at.y, 54, 54))
	b.plain(c.to(hex(0x7a1a2a), 0.5), oval(at.x+14, at.y+4, 38, 42))
	b.plain(hex(0x2a0a14), oval(at.x+18, at.y+4, 28, 32))
	for i := range 14 {
		a := 2 * math.Pi * float64(i) / 14
		q := func(t, r float64) pt { return pointAt(at.x+16+r*0.9*math.Cos(t), at.y+4+r*math.Sin(t)) }
		b.draws(bone, path{q(a-0.17, 37), q(a, 19), q(a+0.17, 37)})
	}
	b.glow(at.x+18, at.y+4, 30, 30, b.accent, 0.5)
	for _, e := range [3]pt{pointAt(at.x-20, at.y-44), pointAt(at.x+4, at.y-56), pointAt(at.x-42, at.y-24)} {
		b.plain(hex(0xfff0c0), oval(e.x, e.y, 9, 9))
		b.plain(black, oval(e.x+2, e.y, 4, 5))
	}
	for i := range 6 {
		x := -140 + float64(i)*26
		b.draws(b.near.to(b.front, 0.3), poly(x, 14, x+8, -14-b.in(0, 18), x+24, 14))
	}
}

func fish(b *painter) {
	b.within(place(0, -160, 1, 1, b.in(-0.15, 0.1)), func() { oneFish(b, hex(0x6a86a0)) })
}

func oneFish(b *painter, c rgb) {
	fin := c.to(b.accent, 0.35).times(0.85)
	b.draws(fin, poly(-96, -6, -168, -76, -146, -4, -170, 62, -96, 12))
	b.draws(fin, smooth(-30, -56, -44, -120, 8, -100, 40, -50))
	b.draws(fin, smooth(-10, 48, -34, 96, 20, 84, 34, 46))
	b.draws(c, smooth(-110, 0, -60, -48, 20, -70, 96, -46, 142, -6, 110, 30, 40, 58, -50, 44))
	b.fill(flat(c.to(white, 0.65)).clear(0.8), smooth(-90, 10, -20, 26, 60, 22, 126, 10, 100, 36, 40, 56, -40, 42))
	b.plain(hex(0x4a1020), poly(58, 18, 132, 4, 116, 26, 74, 42))
	for i := range 6 {
		x := 66 + float64(i)*11
		y := 17 - float64(i)*2.2
		b.plain(white, poly(x-5, y, x+5, y-1, x+1, y+13))
		b.plain(white, poly(x-4, y+20-float64(i)*0.6, x+5, y+18-float64(i)*0.6, x, y+8))
	}
	b.draws(fin, smooth(10, 10, -30, 60, -4, 64, 34, 26))
	for i := range 3 {
		x := 22 - float64(i)*11
		b.plain(c.to(b.shade, 0.6), taper(curve(x, -24, x-6, 0, x, 22), 1.8, 1))
	}
	b.plain(black, oval(88, -20, 13, 13))
	b.glow(88, -20, 30, 30, b.accent, 0.5)
	b.plain(pick(&b.random, hex(0xffe06a), b.accent), oval(89, -20, 9, 9))
	b.plain(black, oval(91, -20, 3.4, 6))
	b.plain(c.to(b.shade, 0.7), taper(lineThrough(66, -38, 104, -28), 5, 3))
}

func bird(b *painter) {
	c := pick(&b.random, hex(0x8a5a3a), hex(0x4a5a7a), hex(0xe0d8c8), hex(0xb0603a))
	b.mirrored(func(float64) {
		for i := range 9 {
			a := -1.5 + float64(i)*0.2
			from := pointAt(34+float64(i)*3, -130+float64(i)*4)
			tip := from.around(a, 150-float64(i)*7)
			b.draws(c.times(0.65+0.04*float64(i)), leaf(curved([]pt{from, from.to(tip, 0.5).shift(12, -12), tip}), 17))
		}
		b.draws(c, smooth(10, -150, 50, -160, 70, -130, 50, -90, 20, -80))
	})
	b.draws(c.times(0.75), poly(-26, -40, 26, -40, 40, 16, 14, 6, 0, 22, -14, 6, -40, 16))
	b.draws(c, smooth(-44, -110, -30, -170, 30, -170, 44, -110, 28, -40, 0, -20, -28, -40))
	for i := range 9 {
		x, y := float64(i%3-1)*18, -104+float64(i/3)*20
		b.fill(flat(c.to(bone, 0.5)).clear(0.8), smooth(x-9, y-4, x, y-8, x+9, y-4, x, y+11))
	}
	b.draws(c, oval(0, -186, 40, 36))
	b.mirrored(func(float64) {
		b.draws(c.times(0.8), poly(10, -208, 36, -236, 36, -198))
		b.plain(c.to(bone, 0.6), oval(16, -188, 19, 19))
		b.plain(hex(0xffb53a), oval(16, -188, 12, 12))
		b.plain(black, oval(16, -188, 6, 7))
		b.plain(white, oval(13, -192, 2.6, 2.6))
		b.draws(hex(0xe0a040), taper(curve(10, -26, 14, 0, 8, 14), 5, 2), taper(curve(18, -26, 28, -4, 28, 10), 5, 2))
	})
	b.draws(hex(0xe0a040), poly(-9, -182, 0, -190, 9, -182, 0, -160))
}

// bat draws a machine that flies on wings.
func bat(b *painter) {
	m := b.metal(pick(&b.random, skins[robot]...))
	b.mirrored(func(float64) {
		b.fill(b.metal(hex(0x5a4a7a).to(livery(b.House), 0.4)),
			poly(24, -180, 70, -236, 130, -246, 168, -190, 176, -120, 150, -146, 128, -96, 104, -134, 78, -92, 52, -132, 24, -120))
		for _, q := range [3]pt{pointAt(150, -146), pointAt(104, -134), pointAt(52, -132)} {
			b.fill(m, taper([]pt{pointAt(70, -230), q}, 3, 1.6))
		}
		b.fill(m, poly(12, -206, 32, -250, 40, -196))
	})
	b.fill(m, oval(0, -166, 56, 54))
	b.fill(b.metal(iron), ring(0, -166, 40, 32)...)
	b.plain(black, oval(0, -166, 33, 33))
	b.glow(0, -166, 74, 74, b.accent, 0.8)
	b.plain(b.accent, oval(0, -166, 21, 21))
	b.plain(white, oval(-8, -174, 7, 7))
	for i := -1; i <= 1; i++ {
		x := float64(i) * 24
		b.fill(b.metal(iron), limb(x, -116, 6, x*1.3, -90, 4, x*1.1, -70, 6))
	}
	b.glow(0, -60, 60, 60, b.accent, 0.3)
}

func blob(b *painter) {
	c := pick(&b.random, hex(0x6ad07a), hex(0xc06ad0), hex(0x4ab8d8), hex(0xd8c04a))
	b.glow(0, -100, 170, 160, c, 0.35)
	s := b.body(c).down(c.times(0.6))
	s.alpha, s.fade = 0.85, 0.95
	b.fill(s, smooth(-130, 10, -120, -60, -84, -150, -40, -190, 10, -216, 60, -180, 96, -120, 120, -50, 136, 10, 0, 24))
	for range 9 {
		x, y, r := b.in(-70, 70), b.in(-150, -20), b.in(4, 13)
		b.fill(flat(c.to(white, 0.5)).clear(0.5), oval(x, y, r, r))
		b.fill(flat(white).clear(0.6), oval(x-r*0.3, y-r*0.3, r*0.3, r*0.3))
	}
	b.fill(flat(white).clear(0.6), taper(curve(-92, -110, -66, -164, -24, -192), 9, 3))
	n := 2 + b.n(3)
	for i := range n {
		x := 20 + (float64(i)-float64(n-1)/2)*48
		y, r := -128+b.in(-20, 20), b.in(15, 25)
		b.fill(b.skin(hex(0xfaf6ea)), oval(x, y, r, r))
		b.plain(b.accent.times(0.6), oval(x+r*0.3, y, r*0.6, r*0.6))
		b.plain(black, oval(x+r*0.35, y, r*0.32, r*0.4))
		b.plain(white, oval(x+r*0.1, y-r*0.25, r*0.16, r*0.16))
	}
	b.plain(c.times(0.3), smooth(-26, -70, 20, -62, 70, -74, 56, -46, 10, -38, -20, -50))
	for i := range 4 {
		x := -8 + float64(i)*20
		b.plain(bone, poly(x-6, -66, x+6, -66, x, -54))
	}
}

func maw(b *painter) {
	c := fur(b)
	for i := range 6 {
		d := sides[i%2]
		x := d * (50 + 20*float64(i/2))
		b.draws(c.times(0.6), taper(armLine(x, 0, 130+20*float64(i/2), d, b.in(0.7, 1.1)), 18, 3))
	}
	b.draws(c, smooth(-134, -60, -120, -160, -60, -226, 20, -234, 96, -196, 134, -110, 120, -20, 50, 14, -70, 10))
	b.plain(hex(0x3a0a18), smooth(-60, -80, -20, -136, 60, -142, 112, -100, 100, -40, 40, -10, -30, -22))
	b.plain(hex(0xb03a4a), smooth(-10, -30, 20, -58, 70, -56, 86, -34, 40, -14))
	for i := range 9 {
		f := float64(i) / 8
		a := math.Pi + math.Pi*f
		q := pointAt(28+84*math.Cos(a), -84+58*math.Sin(a))
		t := pointAt(28+52*math.Cos(a), -84+26*math.Sin(a))
		side := pointAt(-(t.y - q.y), t.x-q.x).unit().times(11)
		b.draws(bone, path{q.plus(side), t, q.minus(side)})
		a = math.Pi - math.Pi*f
		q = pointAt(24+78*math.Cos(a), -72+56*math.Sin(a))
		t = pointAt(24+52*math.Cos(a), -72+26*math.Sin(a))
		side = pointAt(-(t.y - q.y), t.x-q.x).unit().times(9)
		b.draws(bone, path{q.plus(side), t, q.minus(side)})
	}
	for i, e := range [5][3]float64{{-30, -182, 20}, {26, -194, 24}, {78, -168, 16}, {-74, -140, 13}, {-6, -216, 9}} {
		if i > 1+b.n(4) {
			break
		}
		b.draws(c.times(0.8), oval(e[0], e[1], e[2]*1.3, e[2]*1.3))
		b.plain(hex(0xfff0a8), oval(e[0]+2, e[1], e[2], e[2]))
		b.plain(black, oval(e[0]+5, e[1], e[2]*0.35, e[2]*0.75))
		b.plain(white, oval(e[0]-2, e[1]-e[2]*0.4, e[2]*0.2, e[2]*0.2))
	}
	for range 8 {
		b.fill(flat(c.times(0.6)).clear(0.7), oval(b.in(-116, -70), b.in(-150, -30), b.in(4, 9), b.in(4, 8)))
	}
}
