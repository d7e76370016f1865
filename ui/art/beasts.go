package art

import (
	"math"

	"github.com/keyraken/keyraken/game/card"
)

// Bodies that are no person's are drawn around their feet, looking right, about 200
// wide and 230 high.

// fur is the color of a beast.
func (p *painter) fur() rgb {
	switch {
	case p.is("tiger", "fuzzy"):
		return hex(0xd98a3a)
	case p.is("wolf", "lupo", "moor-wolf", "rat"):
		return hex(0x7a7f8c)
	case p.is("snufflegator"):
		return hex(0x5f8a4a)
	case p.House == card.Mars:
		return pick(&p.random, hex(0x9a4fb0), hex(0x4f9a7a), hex(0xc0503a), hex(0x5a6ac0))
	case p.House == card.Unfathomable:
		return pick(&p.random, skins[aquan]...)
	case p.House == card.Saurian:
		return pick(&p.random, skins[saurian]...)
	case p.House == card.Dis:
		return pick(&p.random, skins[demon]...)
	}
	return pick(&p.random, skins[furry]...)
}

// beast paints an animal: its face from near by, or all of it from the side.
func (p *painter) beast() {
	switch {
	case p.House == card.Unfathomable:
		p.stand(pick(&p.random, (*painter).fish, (*painter).octopus, (*painter).serpent, (*painter).crab, (*painter).turtle))
	case p.House != card.Saurian && p.odds(0.5):
		p.muzzle()
	default:
		p.stand((*painter).fourlegs)
	}
}

// muzzle paints the head and shoulders of a furry beast.
func (p *painter) muzzle() {
	f := &figure{kin: furry, head: 1, turn: p.toward.x / 0.64 * p.in(0.4, 0.9), skin: p.fur(), trim: gold}
	k := p.in(3.3, 3.7)
	p.backlight(Wide/2, 190, 190)
	p.within(place(Wide/2, 208, k, k, 0), func() {
		if p.is("spine", "porcupine", "panpaca") || p.odds(0.25) {
			for i := range 15 {
				a := math.Pi * (0.98 + 1.04*float64(i)/14)
				p.draws(bone.to(amber, 0.4), path{pt{0, 10}.around(a-0.06, 30), pt{0, 10}.around(a, 58), pt{0, 10}.around(a+0.06, 30)})
			}
		}
		var ruff []pt
		for i := range 31 {
			r := 1.0
			if i%2 == 1 {
				r = 0.9
			}
			a := math.Pi + math.Pi*float64(i)/30
			ruff = append(ruff, pt{58 * r * math.Cos(a), 44 + 40*r*math.Sin(a)})
		}
		p.draws(f.skin.times(0.78), append(path{{58, 120}, {-58, 120}}, ruff...))
		p.headwear(f)
		p.furryHead(f)
		p.marks(f)
	})
	p.dusk(0.6)
}

// headwear draws horns or antlers on a beast, or nothing.
func (p *painter) headwear(f *figure) {
	switch p.n(4) {
	case 0:
		p.antlers()
	case 1:
		p.mirrored(func(float64) { p.draws(bone.times(0.8), taper(curve(12, -14, 34, -20, 42, -40), 6, 0.8)) })
	}
}

// marks draws stripes, a scar or a blaze on the face of a beast.
func (p *painter) marks(f *figure) {
	x, c := f.turn*6, f.skin.times(0.35)
	switch {
	case p.is("tiger") || p.odds(0.3):
		for _, d := range [2]float64{-1, 1} {
			for i := range 3 {
				y := -6 + float64(i)*6
				p.plain(c, leaf([]pt{{x + d*20, y}, {x + d*15, y + 1}, {x + d*11, y + 3}}, 1.5))
			}
		}
		p.plain(c, leaf([]pt{{x, -22}, {x, -16}, {x, -11}}, 1.7), leaf([]pt{{x - 6, -20}, {x - 5, -16}, {x - 4, -12}}, 1.3),
			leaf([]pt{{x + 6, -20}, {x + 5, -16}, {x + 4, -12}}, 1.3))
	case p.is("scarred") || p.odds(0.2):
		p.plain(hex(0xd88a8a), taper([]pt{{x + 4, -16}, {x + 12, 8}}, 1, 0.5), taper([]pt{{x + 8, -17}, {x + 15, 4}}, 0.9, 0.5))
	case p.odds(0.4):
		p.fill(flat(bone).clear(0.8), leaf([]pt{{x, -22}, {x, -12}, {x, -2}}, 3))
	}
}

// fourlegs draws a beast from the side.
func (p *painter) fourlegs() {
	c := p.fur()
	dark := c.times(0.62)
	bulk, high, head := p.in(46, 62), p.in(64, 92), 1.5
	switch {
	case p.is("bear", "sloth", "ape"):
		bulk, high, head = 72, 62, 1.6
	case p.is("wolf", "lupo", "cat", "tiger", "hound", "lynx"):
		bulk, high = 42, 96
	case p.is("alaka", "chota", "bigtwig"):
		bulk, high, head = 50, 40, 1.8
	}
	top, neck := -high-bulk*1.5, p.in(-34, 6)
	p.draws(c, taper(curve(-96, top+bulk*0.5, -140, top+16, -150, top-30, -126, top-60), bulk*0.2, bulk*p.in(0.06, 0.34)))
	p.hindAndFore(dark, 24, high, bulk)
	if p.odds(0.4) || p.is("spine", "porcupine") {
		for i := range 9 {
			x := -92 + float64(i)*20
			p.draws(bone.to(p.accent, 0.4), poly(x, top+16, x-10, top-26-12*math.Sin(float64(i)*0.4), x+16, top+12))
		}
	}
	// One outline from the rump over the back to the neck, and back along the belly.
	p.draws(c, smooth(-110, -high-bulk*0.4, -112, top+bulk*0.5, -84, top+4, -30, top+12, 30, top+2, 64, top+neck*0.6-6, 100, top+neck-14, 122,
		top+neck+16, 112, top+neck+54, 96, -high-bulk*0.5, 70, -high+bulk*0.1, 10, -high-bulk*0.18, -60, -high-bulk*0.12, -92, -high-bulk*0.05))
	p.fill(flat(c.to(bone, 0.4)).clear(0.45),
		smooth(-60, -high-bulk*0.18, 10, -high-bulk*0.28, 74, -high-2, 66, -high+bulk*0.08, 10, -high-bulk*0.18, -56, -high-bulk*0.12))
	if p.is("tiger", "fuzzy") || p.odds(0.3) {
		for i := range 7 {
			x := -92 + float64(i)*22
			p.fill(flat(c.times(0.35)).clear(0.9), leaf(curve(x, top+8, x-8, top+bulk*0.5, x+4, top+bulk*0.9), 5))
		}
	}
	if p.is("wolf", "lupo", "lion", "scarred") || p.odds(0.3) {
		for i := range 7 {
			q := pt{96 - 6*float64(i), top + neck + 4 + 14*float64(i)}
			p.draws(c.times(0.85), path{q.shift(14, -12), q.shift(-34, 10), q.shift(10, 14)})
		}
	}
	p.hindAndFore(c, 0, high, bulk)
	p.within(place(118, top+neck+18, head, head, 0.06), func() { p.snout(c) })
}

// hindAndFore draws the legs of one side of a beast.
func (p *painter) hindAndFore(c rgb, dx, high, bulk float64) {
	a, b := p.in(-6, 8), p.in(-8, 6)
	p.draws(c, smooth(-116+dx, -high-bulk*0.7, -70+dx, -high-bulk*0.9, -50+dx, -high-bulk*0.2, -70+dx, -high*0.62, -78+dx+a, -high*0.4,
		-68+dx+a, -14, -50+dx+a, -8, -48+dx+a, 4, -90+dx+a, 4, -94+dx+a, -12, -104+dx+a, -high*0.42, -112+dx, -high*0.8))
	p.draws(c, smooth(52+dx, -high-bulk*0.7, 92+dx, -high-bulk*0.6, 90+dx, -high*0.8, 80+dx+b, -high*0.45, 80+dx+b, -14, 98+dx+b, -8, 100+dx+b,
		4, 58+dx+b, 4, 56+dx+b, -14, 54+dx+b, -high*0.5, 48+dx, -high))
	for _, x := range [2]float64{-52 + a, 96 + b} {
		for i := range 3 {
			k := x + dx - float64(i)*9
			p.plain(bone.times(0.8), poly(k-5, 0, k+4, 1, k+3, 6))
		}
	}
}

// snout draws the head of a beast from the side.
func (p *painter) snout(c rgb) {
	s := p.skin(c)
	long := p.in(0, 16)
	p.draws(c.times(0.8), poly(-10, -16, -18, -40, 6, -20))
	p.fill(p.skin(c.times(0.8)), smooth(0, 8, 24+long, 14, 30+long, 18, 22+long, 23, 0, 22))
	p.plain(hex(0x5a1a24), poly(6, 8, 32+long, 10, 26+long, 17, 6, 16))
	for i := range 3 {
		x := 14 + long + float64(i)*6
		p.plain(bone, poly(x-2, 8, x+2, 8, x, 15))
	}
	p.fill(s, smooth(-24, 10, -22, -12, -4, -22, 12, -16, 24+long, -6, 36+long, -2, 38+long, 6, 24+long, 10, 4, 12))
	p.draws(c, poly(-4, -16, -8, -44, 12, -16))
	p.plain(black, oval(35+long, -1, 5, 4))
	p.plain(black, oval(8, -5, 5, 4.4))
	p.plain(pick(&p.random, hex(0xffd04a), hex(0xff7a4a), p.accent), oval(9, -5, 3.2, 3.2))
	p.plain(black, oval(10, -5, 1.2, 2.6))
	p.plain(c.to(p.shade, 0.7), taper([]pt{{0, -12}, {16, -9}}, 2.4, 1))
	switch p.n(4) {
	case 0:
		p.draws(bone, taper(curve(22+long, 14, 34+long, 6, 32+long, -12), 3.4, 0.6))
	case 1:
		p.draws(bone, taper(curve(-6, -18, -16, -38, 0, -56), 5, 0.7))
	}
}
