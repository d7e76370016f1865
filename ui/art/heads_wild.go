package art

import (
	"math"

	"github.com/keyraken/keyraken/game/card/trait"
)

// saurianHead draws the head of a dinosaur from the side.
func (p *painter) saurianHead(f *figure) {
	d := 1.0
	if f.turn < 0 {
		d = -1
	}
	shape := p.n(3)
	p.within(place(0, 0, d, 1, 0), func() {
		s := p.skin(f.skin)
		belly := f.skin.to(bone, 0.5)
		switch shape {
		case 0: // a hunter's long jaw
			p.fill(p.skin(f.skin.times(0.8)), smooth(-14, 2, 8, 8, 32, 6, 44, 11, 34, 17, 8, 20, -12, 18))
			p.plain(hex(0x5a1a24), poly(4, 8, 40, 7, 32, 13, 4, 13))
			for i := range 6 {
				k := 12 + float64(i)*5.4
				p.plain(bone, poly(k-2, 5, k+2, 5, k, 11))
			}
			p.fill(s, smooth(-18, 10, -22, -8, -12, -24, 6, -25, 18, -15, 38, -10, 47, -3, 46, 6, 30, 7, 8, 8, -4, 14))
			p.fill(s, poly(-4, -22, 6, -33, 14, -17))
		case 1: // a frill and three horns
			p.draws(f.skin.to(f.trim, 0.45), smooth(-6, 18, -30, 16, -42, -8, -36, -36, -12, -44, 6, -30))
			for i := range 5 {
				a := math.Pi * (0.8 + 0.62*float64(i)/4)
				q := pt{-14, -10}.around(a, 33)
				p.draws(bone, path{q.around(a+1.57, 4), q.around(a, 9), q.around(a-1.57, 4)})
			}
			p.fill(s, smooth(-14, 14, -16, -10, -4, -25, 12, -22, 30, -8, 38, 4, 34, 15, 18, 20, 0, 20))
			p.draws(bone, taper(curve(8, -20, 20, -34, 36, -42), 5, 0.6), taper(curve(30, -6, 38, -12, 42, -22), 4, 0.6))
			p.fill(p.skin(belly), smooth(30, 2, 40, 6, 38, 17, 28, 14))
		default: // a crest and a beak
			p.draws(f.trim.to(f.skin, 0.3), smooth(-6, -16, -30, -34, -48, -34, -34, -18, -14, 2))
			p.fill(s, smooth(-16, 12, -18, -8, -8, -24, 8, -24, 20, -12, 38, -4, 44, 6, 34, 13, 14, 18, -2, 20))
			p.plain(f.skin.to(p.shade, 0.6), taper(curve(10, 10, 26, 9, 40, 8), 1.2, 0.7))
		}
		p.plain(f.skin.to(p.shade, 0.55), oval(6, -10, 7, 5.4))
		p.plain(hex(0xffd84a), oval(7, -9.5, 4.6, 4))
		p.plain(black, oval(8, -9.5, 1.5, 3.6))
		p.plain(f.skin.to(p.shade, 0.6), taper([]pt{{-1, -15}, {14, -11}}, 2.4, 1.4), oval(40-float64(shape)*3, -2, 1.6, 1.2))
		for i := range 4 {
			p.fill(flat(f.skin.to(p.shade, 0.35)).clear(0.7), oval(-10+p.in(-4, 5), -14+float64(i)*7, 2.4, 1.8))
		}
	})
	if p.has(trait.Politician, trait.Philosopher, trait.Leader, trait.Priest) && shape != 1 {
		for i := range 7 {
			a := math.Pi * (1.08 + 0.84*float64(i)/6)
			q := pt{-2 * d, -6}.around(a, 22)
			p.fill(p.metal(gold), leaf([]pt{q, q.around(a+0.7*d, 6), q.around(a+0.9*d, 13)}, 3.4))
		}
	}
	if p.has(trait.Soldier) {
		p.fill(p.metal(hex(0xc99a4a)), smooth(-21*d, 2, -20*d, -20, -2*d, -30, 14*d, -20, 4*d, -14, -10*d, -8))
		p.draws(hex(0xb8323a), smooth(8*d, -26, 0, -44, -22*d, -44, -38*d, -22, -30*d, -2, -24*d, -16, -8*d, -28))
	}
}

func (p *painter) aquanHead(f *figure) {
	fin := f.skin.to(pick(&p.random, p.accent, hex(0xff8a6a), hex(0xffd06a)), 0.6)
	p.mirrored(func(float64) {
		p.fill(p.skin(fin).clear(0.95), poly(12, -12, 40, -26, 34, -12, 44, -6, 34, 2, 38, 12, 14, 10))
	})
	p.fill(p.skin(fin), smooth(-6, -20, -8, -42, 2, -50, 10, -38, 8, -20))
	p.fill(p.skin(f.skin), smooth(-20, -6, -14, -22, 0, -26, 14, -22, 20, -6, 17, 12, 0, 22, -17, 12))
	p.eyes(f, -4, 9.5, 6, hex(0xfff6c0), black)
	x := f.turn * 5
	p.plain(f.skin.to(p.shade, 0.7), smooth(x-12, 10, x, 7, x+12, 10, x+8, 13, x, 11, x-8, 13))
	p.fill(flat(f.skin.to(bone, 0.5)).clear(0.7), oval(x, 17, 9, 3.4))
	for _, d := range [2]float64{-1, 1} {
		for i := range 3 {
			p.plain(f.skin.to(p.shade, 0.5), taper(curve(d*(11+float64(i)*2.4), 2, d*(14+float64(i)*2.2), 8, d*(11+float64(i)*2), 14), 0.9, 0.5))
		}
	}
	if p.odds(0.4) { // a lure on a stalk
		p.draws(f.skin.times(0.8), taper(curve(0, -24, 8, -48, 26, -50, 32, -38), 1.8, 1))
		p.glow(32, -34, 30, 30, p.accent, 1)
		p.plain(p.accent.to(white, 0.6), oval(32, -34, 5, 5))
	}
}

func (p *painter) spiritHead(f *figure) {
	p.glow(0, 0, 70, 70, p.accent.to(f.skin, 0.5), 0.6)
	if p.is("death", "pestilence", "golgotha", "specter") || p.has(trait.Specter) {
		p.skull(f)
		f.dress = cloak
		p.hoodOver(f)
		return
	}
	if p.has(trait.Angel) {
		p.halo()
	}
	if p.has(trait.Knight, trait.Angel) {
		p.fill(p.lamp(p.accent.to(f.skin, 0.6)), smooth(-17, -8, -12, -22, 0, -25, 12, -22, 17, -8, 14, 10, 0, 24, -14, 10))
		p.glare(f, -2, 7, 3.6, 0, f.skin)
		p.helmet(f)
		return
	}
	p.fill(p.lamp(p.accent.to(f.skin, 0.6)), smooth(-17, -4, -14, -20, -4, -34, 2, -26, 10, -44, 14, -22, 18, -4, 12, 14, 0, 24, -12, 14))
	x := f.turn * 5
	p.plain(p.shade, oval(x-7, -2, 3, 5), oval(x+7, -2, 3, 5))
	p.fill(flat(p.shade).clear(0.7), oval(x, 10, 4, 2))
	p.hoodOver(f)
}

// hoodOver draws a hood without the shadow in it.
func (p *painter) hoodOver(f *figure) {
	c := f.cloth
	p.mirrored(func(float64) {
		p.draws(c, smooth(0, -38, 16, -29, 27, -8, 27, 12, 22, 30, 14, 26, 17, 4, 15, -10, 9, -20, 0, -24))
	})
}

func (p *painter) skull(f *figure) {
	x := f.turn * 5
	p.fill(p.skin(bone), smooth(-18, -8, -13, -22, 0, -25, 13, -22, 18, -8, 14, 6, 9, 10, 8, 22, -8, 22, -9, 10, -14, 6))
	p.plain(black, oval(x-7, -4, 5, 5.6), oval(x+7, -4, 5, 5.6), poly(x, 3, x+3, 9, x-3, 9))
	for _, d := range [2]float64{-1, 1} {
		p.glow(x+d*7, -4, 14, 14, p.accent, 0.9)
		p.plain(p.accent.to(white, 0.5), oval(x+d*7, -4, 2, 2))
	}
	for i := -2; i <= 2; i++ {
		p.plain(bone.times(0.4), box(x+float64(i)*3.4-0.5, 14, 1, 8))
	}
}

func (p *painter) insectHead(f *figure) {
	p.mirrored(func(float64) {
		p.draws(f.skin.times(0.7), taper(curve(6, -20, 18, -46, 38, -52), 2.2, 1))
	})
	p.fill(p.skin(f.skin), smooth(-19, -12, -10, -24, 10, -24, 19, -12, 12, 8, 5, 24, -5, 24, -12, 8))
	x := f.turn * 4
	for _, d := range [2]float64{-1, 1} {
		p.fill(p.metal(pick(&p.random, hex(0x3ad0b0), hex(0xd03a5a), hex(0xe0a02a))), oval(x+d*11, -6, 8, 11))
		p.plain(white, oval(x+d*11-2.4, -11, 2, 2.6))
		p.draws(f.skin.times(0.6), taper(curve(d*4, 18, d*14, 26, d*6, 36), 3, 0.6))
	}
}

func (p *painter) alienHead(f *figure) {
	x := f.turn * 5
	switch p.n(4) {
	case 0: // one eye
		p.fill(p.skin(f.skin), smooth(-20, -8, -14, -24, 0, -28, 14, -24, 20, -8, 16, 10, 0, 22, -16, 10))
		p.plain(hex(0xf6f2ea), oval(x, -6, 11, 9))
		p.plain(p.accent.times(0.7), oval(x+f.turn*3, -6, 6, 6.4))
		p.plain(black, oval(x+f.turn*3, -6, 3, 4))
		p.plain(white, oval(x-2, -9, 1.8, 1.8))
		p.fill(p.skin(f.skin.times(0.85)), smooth(x-13, -8, x-6, -16, x+6, -16, x+13, -8, x, -12))
		p.mouth(f, 11, 7, 1.5)
	case 1: // eyes on stalks
		for _, d := range [2]float64{-1, 1} {
			p.draws(f.skin, taper(curve(d*7, -12, d*12, -28, d*16, -38), 4, 3))
			p.fill(p.skin(hex(0xf6f2ea)), oval(d*16, -42, 8, 8))
			p.plain(black, oval(d*16+f.turn*3, -42, 3.4, 4.4))
		}
		p.fill(p.skin(f.skin), smooth(-19, 0, -13, -18, 13, -18, 19, 0, 12, 18, -12, 18))
		p.plain(black, smooth(x-10, 2, x, 5, x+10, 2, x+6, 11, x-6, 11))
	case 2: // a tall skull with fins
		p.mirrored(func(float64) { p.draws(f.skin.to(f.trim, 0.4), poly(12, -22, 34, -40, 30, -16, 38, -8, 17, 4)) })
		p.fill(p.skin(f.skin), smooth(-15, -10, -13, -34, 0, -44, 13, -34, 15, -10, 10, 14, 0, 22, -10, 14))
		p.glare2(x, -4, 7, 3.6)
		p.mouth(f, 12, 4, 0)
	default: // tentacles for a beard
		p.fill(p.skin(f.skin), smooth(-19, -8, -14, -26, 0, -30, 14, -26, 19, -8, 15, 12, -15, 12))
		for i := -2; i <= 2; i++ {
			k := x + float64(i)*6
			p.fill(p.skin(f.skin.times(0.9)), taper(curve(k, 8, k+p.in(-3, 3), 22, k+p.in(-6, 6), 36+p.in(0, 8)), 4, 0.8))
		}
		p.eyes(f, -6, 8, 4.4, hex(0xffe98a), black)
		p.brows(f, -12, 8, 6, 2, 2.6, f.skin.to(p.shade, 0.6))
	}
}

func (p *painter) furryHead(f *figure) {
	snout := f.skin.to(bone, 0.35)
	pointed := p.is("wolf", "lupo", "cat", "lynx", "tiger", "hound", "fox")
	p.mirrored(func(float64) {
		if pointed {
			p.fill(p.skin(f.skin), poly(6, -18, 20, -42, 23, -8))
			p.plain(hex(0xd8a0a0).to(f.skin, 0.4), poly(11, -20, 18, -34, 19, -14))
			return
		}
		p.fill(p.skin(f.skin), oval(18, -16, 8, 8))
		p.plain(snout, oval(18, -16, 4.4, 4.4))
	})
	var ruff []pt
	for i := range 26 {
		r := 25.0
		if i%2 == 1 {
			r = 20.5
		}
		ruff = append(ruff, pt{0, 0}.around(2*math.Pi*float64(i)/26, r))
	}
	p.fill(p.skin(f.skin), path(ruff))
	x := f.turn * 6
	if p.is("ape", "chuff", "piranha", "monkey", "niffle") { // a bare face
		p.fill(p.skin(snout.to(hex(0xd8a080), 0.4)),
			smooth(x, -9, x+9, -14, x+16, -7, x+14, 4, x+13, 14, x, 20, x-13, 14, x-14, 4, x-16, -7, x-9, -14))
	}
	p.fill(p.skin(snout), smooth(x-11, 4, x-6, -3, x+6, -3, x+11, 4, x+8, 15, x, 18, x-8, 15))
	p.plain(black, smooth(x-5, 0, x+5, 0, x+3, 5, x, 7, x-3, 5))
	p.plain(black, taper([]pt{{x, 6}, {x, 11}}, 0.8, 0.8), taper(curve(x-6, 10, x, 12, x+6, 10), 1, 0.8))
	p.eyes(f, -6, 8.5, 3.4, hex(0xffc84a), black)
	p.brows(f, -11, 8.5, 5, 2, 2.4, f.skin.to(p.shade, 0.6))
	p.plain(bone, poly(x-6, 11, x-3.4, 11.4, x-4.6, 16), poly(x+6, 11, x+3.4, 11.4, x+4.6, 16))
	if p.is("queen", "king") {
		p.crown(f)
	}
}

func (p *painter) fungalHead(f *figure) {
	p.fill(p.skin(f.skin), slab(-14, -12, 28, 34, 12))
	p.eyes(f, 2, 6, 4.4, hex(0xf6f2ea), black)
	p.mouth(f, 13, 5, 2)
	cap := pick(&p.random, hex(0xc2343a), hex(0x8a5ab0), hex(0xd0843a))
	p.draws(cap, smooth(-34, -4, -26, -24, 0, -36, 26, -24, 34, -4, 14, -8, 0, -6, -14, -8))
	for _, q := range [4][3]float64{{-18, -16, 4.6}, {-2, -26, 5.4}, {14, -18, 4.4}, {4, -13, 2.8}} {
		p.plain(bone, oval(q[0], q[1], q[2], q[2]*0.8))
	}
}
