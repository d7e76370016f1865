package art

// weathers are what is in the air in front of everything else.
var weathers = lexicon[func(*painter)]{
	"rain":      func(p *painter) { slanted(p, 90, 34, 84, 1.9, white, 0.5) },
	"snow":      func(p *painter) { flakes(p, 110, white, 7) },
	"ash":       func(p *painter) { flakes(p, 80, hex(0x2a2628), 6) },
	"embers":    func(p *painter) { p.motes(46, hex(0xff8a2a), 5) },
	"spores":    func(p *painter) { p.motes(40, hex(0xc8f060), 6) },
	"sparks":    func(p *painter) { p.sparks(Wide/2, 190, 70) },
	"fireflies": func(p *painter) { p.motes(30, hex(0xe8ff7a), 5) },
	"bubbles":   func(p *painter) { bubbles(p, 34) },
	"starry":    func(p *painter) { stars(p, 150, 400); flakes(p, 26, white, 2.6) },
	"fog":       func(p *painter) { mist(p, 330, 170, 0.6); mist(p, 210, 90, 0.3) },
	"smoke":     smoke,
	"wind":      func(p *painter) { rush(p, p.side()) },
	"lightning": thunder,
	"leaves":    func(p *painter) { tossed(p, 30, hex(0x6aa03a), hex(0xb8a038)) },
	"petals":    func(p *painter) { tossed(p, 30, hex(0xff9ac0), hex(0xffd8e8)) },
	"confetti":  func(p *painter) { tossed(p, 46, amber, hex(0x4ac8e0), hex(0xe84a6a), hex(0x7ad05a)) },
	"papers":    func(p *painter) { pages(p, Wide/2, 190, 230, 14) },
	"rays":      func(p *painter) { shafts(p, 8, 0.3) },
	"rubble":    rubble,
	"splashes":  splashes,
	"digits":    digits,
}

// slanted draws slanting drops.
func slanted(p *painter, n int, dx, dy, r float64, c rgb, strength float64) {
	for range n {
		x, y, k := p.in(-20, Wide), p.in(-40, Tall), p.in(0.4, 1)
		p.fill(flat(c).clear(strength*p.in(0.5, 1)), taper([]pt{{x, y}, {x - dx*k, y + dy*k}}, r*0.5, r))
	}
}

// flakes draws what floats down.
func flakes(p *painter, n int, c rgb, r float64) {
	for range n {
		x, y, k := p.in(0, Wide), p.in(0, Tall), r*p.in(0.25, 1)
		p.fill(flat(c).clear(p.in(0.4, 0.9)), oval(x, y, k, k*0.9))
	}
}

// tossed draws leaves in the wind.
func tossed(p *painter, n int, colors ...rgb) {
	for range n {
		at := pt{p.in(0, Wide), p.in(0, Tall)}
		a, l := p.in(0, 6.28), p.in(11, 24)
		p.draws(pick(&p.random, colors...), leaf(curved([]pt{at, at.around(a, l*0.5).shift(0, 2), at.around(a+0.3, l)}), l*0.26))
	}
}

func smoke(p *painter) {
	for i := range 16 {
		x, y := p.in(-20, Wide+20), p.in(10, 390)
		r := p.in(24, 60)
		p.fill(flat(p.near.to(p.low, 0.1+0.04*float64(i%6))).clear(0.22), oval(x, y, r*1.3, r))
	}
}

func thunder(p *painter) {
	for range 2 {
		x := p.in(40, Wide-40)
		p.bolt(pt{x, -10}, pt{x + p.in(-80, 80), p.in(230, 330)}, 3.4, p.accent)
	}
}

func rubble(p *painter) {
	for range 22 {
		at, r := pt{p.in(0, Wide), p.in(0, 330)}, p.in(4, 15)
		p.within(place(at.x, at.y, 1, 1, p.in(0, 6)), func() {
			p.draws(p.near, chunk(r))
		})
	}
}

// chunk is a piece of stone.
func chunk(r float64) path { return poly(-r, -r*0.4, 0, -r, r, -r*0.2, r*0.5, r, -r*0.7, r*0.7) }

func splashes(p *painter) {
	for range 26 {
		at, r := pt{p.in(20, Wide-20), p.in(60, 380)}, p.in(4, 12)
		p.fill(flat(p.low.to(white, 0.6)).clear(0.8), smooth(at.x, at.y-r*2.2, at.x+r*0.8, at.y, at.x, at.y+r, at.x-r*0.8, at.y))
	}
}

// digits draws columns of ones and zeros.
func digits(p *painter) {
	s := flat(p.accent.to(white, 0.3))
	for range 12 {
		x, y := p.in(10, Wide-10), p.in(-20, 180)
		for k := range 4 + p.n(8) {
			t := s.clear(0.75 - 0.06*float64(k))
			at := pt{x, y + float64(k)*17}
			if p.odds(0.5) {
				p.fill(t, box(at.x-1.3, at.y-6, 2.6, 12))
			} else {
				p.fill(t, ring(at.x, at.y, 5.4, 3)...)
			}
		}
	}
}

// rush draws the wind of a run toward one side.
func rush(p *painter, side float64) {
	for range 9 {
		x, y, l := Wide/2-side*p.in(40, 220), p.in(60, 340), p.in(50, 130)
		p.fill(flat(white.to(p.sun, 0.5)).clear(p.in(0.12, 0.35)), leaf([]pt{{x - l, y}, {x, y - 1}, {x + l, y}}, p.in(1.2, 3)))
	}
}
