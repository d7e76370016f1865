package art

// weathers are what is in the air in front of everything else.
var weathers = map[string]func(*painter){
	"rain":      func(b *painter) { slanted(b, 90, 34, 84, 1.9, white, 0.5) },
	"snow":      func(b *painter) { flakes(b, 110, white, 7) },
	"ash":       func(b *painter) { flakes(b, 80, hex(0x2a2628), 6) },
	"embers":    func(b *painter) { b.motes(46, hex(0xff8a2a), 5) },
	"spores":    func(b *painter) { b.motes(40, hex(0xc8f060), 6) },
	"sparks":    func(b *painter) { b.sparks(Wide/2, 190, 70) },
	"fireflies": func(b *painter) { b.motes(30, hex(0xe8ff7a), 5) },
	"bubbles":   func(b *painter) { bubbles(b, 34) },
	"starry":    func(b *painter) { stars(b, 150, 400); flakes(b, 26, white, 2.6) },
	"fog":       func(b *painter) { mist(b, 330, 170, 0.6); mist(b, 210, 90, 0.3) },
	"smoke":     smoke,
	"wind":      func(b *painter) { rush(b, b.side()) },
	"lightning": thunder,
	"leaves":    func(b *painter) { tossed(b, 30, hex(0x6aa03a), hex(0xb8a038)) },
	"petals":    func(b *painter) { tossed(b, 30, hex(0xff9ac0), hex(0xffd8e8)) },
	"confetti":  func(b *painter) { tossed(b, 46, amber, hex(0x4ac8e0), hex(0xe84a6a), hex(0x7ad05a)) },
	"papers":    func(b *painter) { pages(b, Wide/2, 190, 230, 14) },
	"rays":      func(b *painter) { shafts(b, 8, 0.3) },
	"rubble":    rubble,
	"splashes":  splashes,
	"digits":    digits,
}

// slanted draws slanting drops.
func slanted(b *painter, n int, dx, dy, r float64, c rgb, strength float64) {
	for range n {
		x, y, k := b.in(-20, Wide), b.in(-40, Tall), b.in(0.4, 1)
		b.fill(flat(c).clear(strength*b.in(0.5, 1)), taper(lineThrough(x, y, x-dx*k, y+dy*k), r*0.5, r))
	}
}

// flakes draws what floats down.
func flakes(b *painter, n int, c rgb, r float64) {
	for range n {
		x, y, k := b.in(0, Wide), b.in(0, Tall), r*b.in(0.25, 1)
		b.fill(flat(c).clear(b.in(0.4, 0.9)), oval(x, y, k, k*0.9))
	}
}

// tossed draws leaves in the wind.
func tossed(b *painter, n int, colors ...rgb) {
	for range n {
		at := pointAt(b.in(0, Wide), b.in(0, Tall))
		a, l := b.in(0, 6.28), b.in(11, 24)
		b.draws(pick(&b.random, colors...), leaf(curved([]pt{at, at.around(a, l*0.5).shift(0, 2), at.around(a+0.3, l)}), l*0.26))
	}
}

func smoke(b *painter) {
	for i := range 16 {
		x, y := b.in(-20, Wide+20), b.in(10, 390)
		r := b.in(24, 60)
		b.fill(flat(b.near.to(b.low, 0.1+0.04*float64(i%6))).clear(0.22), oval(x, y, r*1.3, r))
	}
}

func thunder(b *painter) {
	for range 2 {
		x := b.in(40, Wide-40)
		b.bolt(pointAt(x, -10), pointAt(x+b.in(-80, 80), b.in(230, 330)), 3.4, b.accent)
	}
}

func rubble(b *painter) {
	for range 22 {
		at, r := pointAt(b.in(0, Wide), b.in(0, 330)), b.in(4, 15)
		b.within(place(at.x, at.y, 1, 1, b.in(0, 6)), func() {
			b.draws(b.near, chunk(r))
		})
	}
}

func splashes(b *painter) {
	for range 26 {
		at, r := pointAt(b.in(20, Wide-20), b.in(60, 380)), b.in(4, 12)
		b.fill(flat(b.low.to(white, 0.6)).clear(0.8), smooth(at.x, at.y-r*2.2, at.x+r*0.8, at.y, at.x, at.y+r, at.x-r*0.8, at.y))
	}
}

// digits draws columns of ones and zeros.
func digits(b *painter) {
	s := flat(b.accent.to(white, 0.3))
	for range 12 {
		x, y := b.in(10, Wide-10), b.in(-20, 180)
		for k := range 4 + b.n(8) {
			t := s.clear(0.75 - 0.06*float64(k))
			at := pointAt(x, y+float64(k)*17)
			if b.odds(0.5) {
				b.fill(t, box(at.x-1.3, at.y-6, 2.6, 12))
			} else {
				b.fill(t, ring(at.x, at.y, 5.4, 3)...)
			}
		}
	}
}

// rush draws the wind of a run toward one side.
func rush(b *painter, side float64) {
	for range 9 {
		x, y, l := Wide/2-side*b.in(40, 220), b.in(60, 340), b.in(50, 130)
		b.fill(flat(white.to(b.sun, 0.5)).clear(b.in(0.12, 0.35)), leaf(lineThrough(x-l, y, x, y-1, x+l, y), b.in(1.2, 3)))
	}
}
