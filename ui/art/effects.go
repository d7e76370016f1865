package art

import "math"

// effects are actions and forces: what strikes, shines, binds and breaks.
var effects = framed(middle, map[string]func(*painter){
	"burst":      burstEffect,
	"bolt":       func(b *painter) { b.bolt(pointAt(b.in(-20, 20), -150), pointAt(0, 120), 6, b.accent) },
	"laser":      func(b *painter) { beam(b, b.accent) },
	"flames":     func(b *painter) { blaze(b, 190, 150) },
	"halo-rings": ringsOfLight,
	"light-rays": func(b *painter) { b.beams(0, 0, 260, 16, 0.3) },
	"glow":       func(b *painter) { b.glow(0, 0, 150, 150, b.accent, 0.9) },
	"light-column": func(b *painter) {
		b.fill(flat(b.sun.to(b.accent, 0.4)).clear(0.55).light(), poly(-40, -400, 40, -400, 70, 130, -70, 130))
		b.fill(flat(white).clear(0.4).light(), poly(-14, -400, 14, -400, 26, 130, -26, 130))
	},
	"whirl":       func(b *painter) { whirl(b, b.accent) },
	"shockwave":   shockwave,
	"smoke-cloud": func(b *painter) { puff(b, hex(0x5a5e68).to(b.near, 0.4)) },
	"gas-cloud":   func(b *painter) { puff(b, b.accent.times(0.8)) },
	"cloud":       func(b *painter) { puff(b, white.to(b.low, 0.3)) },
	"chains":      crossedChains,
	"cage":        cageBars,
	"web":         webNet,

	"bubble": bubbleRound,
	"dome":   forceDome,
	"splash": splash,
	"crack":  crackLine,
	"slash":  slashMarks,
	"arrow":  arrowSign,
	"arrows-swap": func(b *painter) {
		b.within(place(0, -34, 1, 1, 0), func() { arrowSign(b) })
		b.within(place(0, 34, -1, 1, 0), func() { arrowSign(b) })
	},
	"arrows-round": roundArrows,
	"cross-out":    crossOut,
	"question":     questionMark,
	"note":         musicNote,
	"stars-round":  starsRound,
	"speed-lines":  speedLines,
	"sound-waves":  soundWaves,
	"tendrils":     tendrilsUp,
	"hole":         blackHole,
	"rip":          tornSpace,
	"dripping":     drips,
	"sleep":        sleeping,
	"orbit-rings":  atomRings,
	"pentagram":    pentagram,
	"strings":      threads,
	"target":       bullseye,
	"spark-ball":   func(b *painter) { spell(b, 0, 0, 60) },
	"footprints":   footprints,
	"wave":         waveCrest,
})

func burstEffect(b *painter) {
	hot := b.accent
	b.glow(0, 0, 170, 160, hot, 0.6)
	b.plain(hot.times(0.8), burst(0, 0, 14, 120, 66, &b.random))
	b.plain(hot.to(hex(0xffc85a), 0.5), burst(0, 0, 12, 88, 50, &b.random))
	b.plain(hex(0xfff0b8), burst(0, 0, 11, 58, 32, &b.random))
	b.plain(white, burst(0, 0, 9, 30, 18, &b.random))
}

// beam draws a ray of light from left to right through the middle.
func beam(b *painter, c rgb) {
	for i, w := range [4]float64{26, 15, 8, 3.4} {
		b.fill(flat(c.to(white, 0.28*float64(i))).clear(0.35+0.18*float64(i)).light(), slab(-190, -w/2, 380, w, w/2))
	}
	b.glow(190, 0, 70, 70, c.to(white, 0.4), 0.9)
}

// blaze draws a fire w wide and h high, around its middle.
func blaze(b *painter, w, h float64) {
	b.glow(0, 20, w, h, hex(0xff7a1a), 0.5)
	for i := range 9 {
		f := (float64(i) - 4) / 4
		b.flame(f*w*0.5, h*0.5+b.in(-4, 4), w*0.16, h*(1-0.55*f*f)*b.in(0.75, 1.1))
	}
}

func ringsOfLight(b *painter) {
	for i := range 4 {
		r := 40 + 28*float64(i)
		b.fill(flat(b.accent.to(white, 0.3)).clear(0.8-0.16*float64(i)), ring(0, 0, r, r-4)...)
	}
}

func whirl(b *painter, c rgb) {
	b.glow(0, 0, 150, 140, c, 0.4)
	for i := range 6 {
		b.fill(flat(c.to(white, 0.15+0.12*float64(i%3))).clear(0.7), taper(spiral(pt{}, 120, 120, float64(i)*1.047, 5, 26), 10, 1))
	}
	b.glow(0, 0, 40, 40, white, 0.8)
}

func shockwave(b *painter) {
	for i := range 3 {
		r := 60 + 34*float64(i)
		for k := range 9 {
			a := 2*math.Pi*float64(k)/9 + 0.3*float64(i)
			b.fill(flat(white.to(b.accent, 0.3)).clear(0.75-0.2*float64(i)), leaf(arcLine(pt{}, r, a, a+0.5), 4))
		}
	}
}

func puff(b *painter, c rgb) {
	s := b.body(c)
	s.lit = 0.5
	for i := range 9 {
		a := 2 * math.Pi * float64(i) / 9
		q := pt{}.around(a, 56)
		r := b.in(38, 56)
		b.fill(s, oval(q.x*1.3, q.y*0.8, r, r*0.9))
	}
	b.fill(s, oval(0, 6, 74, 60))
}

func crossedChains(b *painter) {
	chain(b, curve(-140, -90, -40, -30, 40, 30, 140, 90), 1.5, iron)
	chain(b, curve(140, -90, 40, -30, -40, 30, -140, 90), 1.5, iron.times(0.85))
	b.fill(b.metal(gold), slab(-24, -18, 48, 42, 8))
	b.fill(b.metal(iron), holed(slab(-16, -46, 32, 40, 16), slab(-9, -38, 18, 40, 9))...)
	b.plain(black, oval(0, 0, 6, 6), poly(-3, 2, 3, 2, 5, 16, -5, 16))
}

func cageBars(b *painter) {
	m := b.metal(iron)
	b.fill(m, slab(-100, 106, 200, 16, 6), slab(-92, -112, 184, 12, 5))
	b.fill(m, ring(0, -134, 16, 10)...)
	for i := range 7 {
		x := -84 + 28*float64(i)
		b.fill(m, slab(x-3.5, -108, 7, 220, 3))
	}
	b.fill(m, slab(-96, -8, 192, 7, 3))
}

func webNet(b *painter) {
	s := flat(white.to(b.low, 0.2)).clear(0.8)
	for i := range 10 {
		a := 2 * math.Pi * float64(i) / 10
		b.fill(s, taper([]pt{{}, pt{}.around(a, 135)}, 1.6, 1))
		for k := range 5 {
			r := 26 * float64(k+1)
			from, to := pt{}.around(a, r), pt{}.around(a+math.Pi/5, r)
			b.fill(s, taper(curved([]pt{from, from.to(to, 0.5).times(0.9), to}), 1, 1))
		}
	}
}

func bubbleRound(b *painter) {
	b.fill(flat(b.accent.to(white, 0.5)).clear(0.18), oval(0, 0, 118, 118))
	b.fill(flat(white.to(b.accent, 0.3)).clear(0.85), ring(0, 0, 118, 114)...)
	b.fill(flat(white).clear(0.7), leaf(arcLine(pt{}, 96, 3.5, 4.4), 6), oval(60, 66, 7, 7))
}

func forceDome(b *painter) {
	c := b.accent
	var half path
	for i := range 31 {
		half = append(half, pointAt(0, 80).around(math.Pi+math.Pi*float64(i)/30, 150))
	}
	b.fill(flat(c.to(white, 0.4)).clear(0.22), half)
	b.fill(flat(c.to(white, 0.5)).clear(0.85), taper(half, 2.4, 2.4))
	for i := range 5 {
		a := math.Pi + math.Pi*(float64(i)+0.5)/5
		q := pointAt(0, 80).around(a, 110)
		b.fill(flat(white).clear(0.3), star(q.x, q.y, 6, 24, 20.8, 0))
	}
}

func splash(b *painter) {
	c := b.low.to(white, 0.35)
	for i := range 9 {
		f := (float64(i) - 4) / 4
		tip := pointAt(f*130, -110+90*f*f+b.in(-16, 16))
		b.draws(c, leaf(curved([]pt{pointAt(f*30, 60), pointAt(f*70, -30), tip}), 15))
		b.draws(c, oval(tip.x*1.1, tip.y-14, 6, 7))
	}
	b.draws(c, oval(0, 62, 110, 20))
}

func crackLine(b *painter) {
	for i := range 5 {
		a := -1.57 + (float64(i)-2)*0.9
		line := lineThrough(0, 90)
		at := pointAt(0, 90)
		for range 5 {
			at = at.around(a+b.in(-0.6, 0.6), 40)
			line = append(line, at)
		}
		b.fill(flat(b.accent).clear(0.35).light(), taper(line, 9, 2))
		b.plain(b.front.times(0.4), taper(line, 5, 0.8))
	}
}

func slashMarks(b *painter) {
	for i := range 3 {
		x := -50 + 50*float64(i)
		b.glow(x, 0, 30, 110, b.accent, 0.3)
		b.plain(white.to(b.accent, 0.25), leaf(curve(x+44, -110, x+6, 0, x-44, 110), 8))
	}
}

func arrowSign(b *painter) {
	b.draws(b.accent.to(white, 0.1), poly(-100, -16, 40, -16, 40, -44, 104, 0, 40, 44, 40, 16, -100, 16))
}

func roundArrows(b *painter) {
	c := b.accent.to(white, 0.1)
	for i := range 2 {
		a := math.Pi * float64(i)
		b.draws(c, taper(arcLine(pt{}, 88, a+0.3, a+2.5), 13, 13))
		tip, side := pt{}.around(a+2.95, 90), pt{}.around(a+2.45, 1)
		base := pt{}.around(a+2.45, 88)
		b.draws(c, path{tip, base.plus(side.times(36)), base.minus(side.times(36))})
	}
}

func crossOut(b *painter) {
	c := hex(0xd82a2a)
	b.draws(c, taper(lineThrough(-90, -90, 90, 90), 13, 13), taper(lineThrough(90, -90, -90, 90), 13, 13))
}

func questionMark(b *painter) {
	c := b.accent.to(white, 0.2)
	b.glow(0, 0, 130, 130, b.accent, 0.4)
	b.draws(c, taper(curve(-50, -56, -40, -96, 4, -110, 50, -84, 44, -38, 6, -8, 0, 36), 15, 13))
	b.draws(c, oval(0, 84, 18, 18))
}

func musicNote(b *painter) {
	c := b.accent.to(white, 0.15)
	b.draws(c, slab(20, -100, 12, 160, 4), oval(0, 60, 36, 27))
	b.draws(c, smooth(26, -100, 62, -70, 76, -20, 56, -44, 30, -58))
}

func starsRound(b *painter) {
	for i := range 5 {
		a := 2 * math.Pi * float64(i) / 5
		at := pointAt(110*math.Cos(a), 34*math.Sin(a))
		b.glow(at.x, at.y, 34, 34, hex(0xffe04a), 0.5)
		b.draws(hex(0xffd84a), star(at.x, at.y, 5, 22, 9, a))
	}
}

func speedLines(b *painter) {
	for i := range 12 {
		y := -110 + 20*float64(i)
		l := b.in(60, 150)
		b.fill(flat(white).clear(b.in(0.3, 0.75)), leaf(lineThrough(-150, y, -150+l, y-1, -150+2*l, y), 3))
	}
}

func soundWaves(b *painter) {
	for i := range 4 {
		r := 40 + 34*float64(i)
		b.fill(flat(b.accent.to(white, 0.4)).clear(0.9-0.17*float64(i)), leaf(arcLine(pointAt(-70, 0), r, -0.8, 0.8), 6))
	}
}

func tendrilsUp(b *painter) {
	c := b.accent.times(0.6)
	for i := range 7 {
		x := -110 + 37*float64(i)
		b.draws(c, taper(armLine(x, 120, b.in(110, 200), sides[i%2], b.in(0.8, 1.3)), 11, 1.4))
	}
}

func blackHole(b *painter) {
	b.within(place(0, 0, 1, 0.4, -0.2), func() {
		for i := range 5 {
			r := 140 - 16*float64(i)
			b.fill(flat(b.accent.to(white, 0.15*float64(i))).clear(0.5), ring(0, 0, r, r-12)...)
		}
	})
	b.glow(0, 0, 120, 120, b.accent, 0.5)
	b.plain(black, oval(0, 0, 58, 58))
	b.plain(white.to(b.accent, 0.3), ring(0, 0, 61, 57)...)
}

func tornSpace(b *painter) {
	var out path
	for i := range 16 {
		a := 2 * math.Pi * float64(i) / 16
		r := 1.0
		if i%2 == 0 {
			r = 0.72
		}
		out = append(out, pointAt(64*r*math.Cos(a), 130*r*math.Sin(a)))
	}
	b.glow(0, 0, 130, 180, b.accent, 0.7)
	b.plain(b.accent.to(white, 0.6), out)
	b.within(place(0, 0, 0.82, 0.88, 0), func() { b.fill(flat(b.sky.times(0.4)).down(b.accent.times(0.5)), out) })
	for range 24 {
		b.plain(white, oval(b.in(-34, 34), b.in(-84, 84), b.in(0.8, 2.4), b.in(0.8, 2.4)))
	}
}

func drips(b *painter) {
	c := b.accent.times(0.85)
	var out path
	out = append(out, pointAt(-120, -60), pointAt(120, -60))
	for i := range 9 {
		x := 120 - 30*float64(i)
		l := b.in(20, 130)
		out = append(out, pointAt(x, -30), pointAt(x-4, -30+l), pointAt(x-13, -22+l), pointAt(x-22, -30+l), pointAt(x-26, -30))
	}
	b.draws(c, out)
}

func sleeping(b *painter) {
	for i, k := range [3]float64{1, 0.72, 0.5} {
		b.within(place(-40+50*float64(i), 40-54*float64(i), k, k, 0.1), func() {
			b.draws(b.accent.to(white, 0.4), poly(-34, -40, 34, -40, 34, -24, -8, 24, 34, 24, 34, 40, -34, 40, -34, 26, 8, -24, -34, -24))
		})
	}
}

func atomRings(b *painter) {
	for i := range 3 {
		b.within(place(0, 0, 1, 1, math.Pi*float64(i)/3), func() {
			b.within(place(0, 0, 1, 0.36, 0), func() { b.plain(b.accent.to(white, 0.35), ring(0, 0, 126, 119)...) })
			b.fill(b.lamp(b.accent), oval(122, 0, 9, 9))
		})
	}
}

func pentagram(b *painter) {
	s := flat(b.accent.to(white, 0.2))
	b.glow(0, 0, 150, 150, b.accent, 0.5)
	b.fill(s, ring(0, 0, 116, 110)...)
	for i := range 5 {
		a := -math.Pi/2 + 2*math.Pi*float64(i)/5
		b.fill(s, taper([]pt{pt{}.around(a, 112), pt{}.around(a+4*math.Pi/5, 112)}, 3, 3))
	}
}

func threads(b *painter) {
	for i := range 6 {
		x := -100 + 40*float64(i)
		b.fill(flat(white).clear(0.8), box(x*0.4, -400, 1.4, 330), taper(lineThrough(x*0.4, -72, x, 60), 0.8, 0.8))
	}
}

func bullseye(b *painter) {
	for i, c := range [5]rgb{hex(0xd8343a), hex(0xf4ead4), hex(0xd8343a), hex(0xf4ead4), hex(0xd8343a)} {
		r := 110 - 22*float64(i)
		b.draws(c, oval(0, 0, r, r))
	}
}

func footprints(b *painter) {
	for i := range 6 {
		f := float64(i)
		x, y := 30-60*float64(i%2)+f*9, 100-40*f
		k := 1 - 0.1*f
		b.within(place(x, y, k, k*0.7, 0.1), func() {
			b.fill(flat(b.front).clear(0.75), oval(0, 10, 13, 22), oval(-12, -20, 4.6, 7), oval(-2, -24, 5, 8), oval(9, -20, 4.6, 7))
		})
	}
}

func waveCrest(b *painter) {
	c := b.low.to(hex(0x2a8ac0), 0.55)
	b.draws(c, smooth(-160, 110, -120, 20, -50, -80, 40, -112, 110, -84, 128, -36, 96, -50, 60, -36, 50, 10, 80, 70, 160, 110))
	b.fill(flat(white).clear(0.9), smooth(40, -112, 110, -84, 130, -34, 140, -20, 112, -28, 96, -50, 84, -66, 58, -80, 10, -86))
	for range 14 {
		b.fill(flat(white).clear(0.8), oval(120+b.in(-40, 30), -30+b.in(-40, 50), b.in(3, 8), b.in(3, 8)))
	}
	b.fill(flat(white).clear(0.4), taper(curve(-100, 90, -60, 0, 10, -70), 3, 1), taper(curve(-50, 100, -20, 20, 30, -40), 3, 1))
}
