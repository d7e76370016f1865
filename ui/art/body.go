package art

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// behind draws what is at the back: cape, wings, tail.
func behind(p *painter, f *figure) {
	w := f.wide
	if f.kin == spirit && f.dress == plate {
		p.glow(0, 40, 120, 140, p.accent.to(f.skin, 0.4), 0.45)
	}
	switch {
	case f.has(trait.Angel):
		p.gloom(0, -10, 150, 140, p.sky, 0.5)
		p.glow(0, -20, 130, 120, p.accent, 0.2)
		featheredWings(p, f)
	case f.kin == faerie:
		petals(p)
	case f.kin == demon && (f.has(trait.Imp) || p.odds(0.45)):
		batWings(p, f)
	}
	if f.kin == saurian || f.kin == demon && p.odds(0.5) {
		d := -sign(f.turn)
		p.draws(f.skin.times(0.8), taper(curve(0, 90, d*w, 130, d*(w+34), 110, d*(w+46), 64), 9, 1.5))
	}
	if f.dress == cloak || f.dress == plate && p.odds(0.6) {
		d := p.in(10, 34)
		p.draws(draped(p, f).times(0.75), smooth(-w-2, 6, -w*1.05, 60, -w-d, f.hem(150), -w*0.2, f.hem(190), w*0.6, f.hem(178),
			w+d*0.8, f.hem(156), w*1.05, 60, w+2, 6, 0, -6))
	}
	for _, g := range f.wears {
		if g.behind != nil {
			g.behind(p, f)
		}
	}
	if f.has(trait.Mutant) && f.kin != robot {
		for i := range 3 {
			d := float64(i) - 1
			p.draws(f.skin.times(0.85), taper(armLine(d*w*0.8, 30, 60+p.in(0, 20), d+0.2, 1.1), 6, 1))
		}
	}
}

// draped is the color of what hangs from the shoulders.
func draped(p *painter, f *figure) rgb {
	if f.dress == plate {
		return f.trim.to(livery(p.House), 0.6)
	}
	return f.cloth
}

// batWings draws a pair of wings of skin.
func batWings(p *painter, f *figure) {
	x := f.wide * 0.5
	p.mirrored(func(float64) {
		p.draws(f.skin.times(0.7), poly(x, 24, x+30, -34, x+66, -62, x+86, -40, x+92, 14, x+76, -2, x+66, 34, x+50, 12, x+36, 46, x+24, 30))
		p.fill(flat(p.shade).clear(0.5), taper([]pt{{x + 30, -34}, {x + 66, 34}}, 1.5, 0.5), taper([]pt{{x + 34, -38}, {x + 92, 14}}, 1.5, 0.5))
	})
}

// featheredWings draws a pair of white wings.
func featheredWings(p *painter, f *figure) {
	x, c := f.wide*0.5, white.to(p.sun, 0.2)
	p.mirrored(func(float64) {
		for i := range 7 {
			a := -1.35 + float64(i)*0.27
			from := pt{x + float64(i)*2, 10 + float64(i)*3}
			tip := from.around(a, 112-float64(i)*9)
			p.draws(c.times(0.82+0.03*float64(i)), leaf(curved([]pt{from, from.to(tip, 0.55).shift(6, -6), tip}), 12))
		}
	})
}

// petals draws the wings of a faerie.
func petals(p *painter) {
	c := pick(&p.random, p.accent, p.sun, hex(0xff9ad0), hex(0x9ae0ff))
	p.glow(0, 10, 110, 100, c, 0.4)
	p.mirrored(func(float64) {
		s := p.skin(c).down(c.to(white, 0.5)).clear(0.8)
		p.fill(s, smooth(8, 10, 40, -50, 78, -58, 86, -20, 50, 18))
		p.fill(s, smooth(8, 16, 46, 26, 66, 56, 46, 80, 18, 50))
		p.fill(flat(white).clear(0.5), oval(66, -32, 8, 10), oval(44, 56, 5, 7))
	})
}

// outline is the outline of a body from the shoulders to the hips.
func (f *figure) outline(grow float64) path {
	w, b := f.wide+grow, f.waist+grow
	if f.fat {
		return smooth(-w*0.42, -2-grow*0.4, -w*0.86, 4, -w, 22, -b, 56, -b*1.04, 84, -b*0.7, 106, 0, 112, b*0.7, 106, b*1.04, 84, b,
			56, w, 22, w*0.86, 4, w*0.42, -2-grow*0.4)
	}
	return smooth(-w*0.42, -2-grow*0.4, -w*0.86, 4, -w, 20, -w*0.88, 44, -b, 68, -b*1.06, 92, 0, 97, b*1.06, 92, b, 68, w*0.88, 44, w, 20,
		w*0.86, 4, w*0.42, -2-grow*0.4)
}

func torso(p *painter, f *figure) {
	w, b := f.wide, f.waist
	switch f.dress {
	case bare, rags, furs:
		p.draws(f.skin, f.outline(0))
		bared(p, f)
	case plate:
		plated(p, f)
	case robe:
		y := f.hem(186)
		p.draws(f.cloth, smooth(-w*0.4, -4, -w*0.95, 6, -w*0.95, 40, -b*1.05, 74, -b*1.7, y, 0, y+8, b*1.7, y, b*1.05, 74, w*0.95,
			40, w*0.95, 6, w*0.4, -4))
		p.draws(f.trim, poly(-7, 0, 7, 0, 10, y+4, -10, y+4))
		p.draws(f.cloth.times(0.6), slab(-b*1.08, 66, b*2.16, 9, 4))
		p.fill(p.metal(gold), oval(0, 70, 6, 6))
	case coat:
		p.draws(f.trim.times(0.75), f.outline(-2))
		p.plain(white.to(f.trim, 0.2), poly(-9, -2, 9, -2, 0, 34))
		p.draws(pick(&p.random, f.trim, hex(0xb83a3a), black), poly(-3, 4, 3, 4, 5, 30, 0, 38, -5, 30))
		p.mirrored(func(float64) {
			p.draws(f.cloth, poly(8, -4, w*0.8, 2, w, 20, w*0.9, 50, b*1.1, 74, b*1.5, f.hem(168), 8, f.hem(176), 10, 70, 16, 40))
			p.draws(f.cloth.times(0.93), poly(6, -6, 20, -2, 22, 26, 10, 44))
			p.plain(f.cloth.to(p.shade, 0.35), box(b*0.42, 88, b*0.5, 3))
		})
	case cloak:
		p.draws(f.cloth.times(0.8), f.outline(-1))
		p.draws(f.trim.times(0.6), slab(-b*1.06, 66, b*2.1, 9, 3))
		p.fill(p.metal(gold), slab(-6, 65, 12, 11, 2))
		p.draws(wood.times(0.8), taper([]pt{{-w * 0.8, 10}, {0, 42}, {b, 70}}, 3.5, 3.5))
		p.mirrored(func(float64) {
			p.draws(f.cloth, smooth(2, 0, w*0.5, -8, w*1.05, 8, w*1.12, 46, w*0.86, 84, w*0.6, 50, 14, 22))
		})
		p.fill(p.metal(f.trim.to(gold, 0.5)), oval(0, 12, 5, 6))
	case toga:
		p.draws(f.skin, f.outline(0))
		p.draws(f.cloth, smooth(-w*0.98, 10, -w*0.4, -6, 0, 20, w*0.7, 54, b*1.1, 76, b*1.35, f.hem(180), -b*1.35, f.hem(180),
			-b*1.1, 76, -w, 40))
		for i := range 4 {
			k := float64(i) * 13
			p.fill(flat(f.cloth.to(p.shade, 0.3)).clear(0.8), taper(curve(-w*0.7+k*0.3, 18+k, -b*0.2, 52+k, b*0.9, 78+k*0.8), 1.6, 0.6))
		}
		p.draws(f.trim, taper(curve(-w*0.66, -2, -2, 24, w*0.62, 54, b*1.1, 78), 5, 4))
		p.fill(p.metal(gold), oval(-w*0.62, 3, 7, 7))
	case uniform:
		p.draws(f.cloth, f.outline(0))
		p.draws(f.cloth.times(0.55), poly(-w*0.42, -2, w*0.42, -2, w*0.3, 26, -w*0.3, 26))
		p.draws(f.trim, poly(-w*0.94, 26, 0, 42, w*0.94, 26, w*0.92, 34, 0, 51, -w*0.92, 34))
		p.draws(black.to(f.cloth, 0.4), slab(-b*1.06, 70, b*2.12, 9, 3))
		p.mirrored(func(float64) { p.fill(p.metal(f.trim), slab(w*0.6, -1, w*0.52, 15, 7)) })
		p.glow(-w*0.45, 22, 12, 12, p.accent, 0.8)
		p.plain(p.accent.to(white, 0.5), star(-w*0.45, 22, 4, 6, 2.4, 0))
	case chassis:
		hull(p, f)
	case shroud:
		haunted(p, f)
	}
}

// bared dresses a bare body with straps, belt and loincloth.
func bared(p *painter, f *figure) {
	w, b := f.wide, f.waist
	dark := flat(f.skin.to(p.shade, 0.45)).clear(0.8)
	if f.kin == giant || f.kin == furry || f.kin == demon && f.head < 1.2 {
		p.fill(dark, taper(curve(-w*0.62, 40, -w*0.3, 47, -2, 41), 1.8, 0.8), taper(curve(w*0.62, 40, w*0.3, 47, 2, 41), 1.8, 0.8),
			taper([]pt{{0, 48}, {0, 80}}, 1.2, 0.6))
	}
	if f.dress == rags {
		p.draws(f.cloth, smooth(-w*0.5, -2, -w*0.9, 8, -w*0.8, 40, -b, 70, -b*1.3, 118, -b*0.5, 106, 0, 122, b*0.5, 108, b*1.3, 116,
			b, 70, w*0.8, 40, w*0.9, 8, w*0.5, -2, 0, 16))
		p.draws(f.trim, slab(-b*1.05, 66, b*2.1, 8, 3))
		return
	}
	if p.odds(0.75) {
		p.draws(wood.to(f.cloth, 0.4), taper([]pt{{-w * 0.8, 4}, {0, 44}, {b, 74}}, 5, 5))
		p.fill(p.metal(f.trim), oval(0, 42, 8, 8))
	}
	if p.odds(0.4) { // war paint
		paint := flat(pick(&p.random, f.trim, hex(0x2a5a8a), hex(0xd8d0c0), hex(0xb02a2a))).clear(0.75)
		for i := range 3 {
			y := 34 + 11*float64(i)
			p.fill(paint, leaf(curve(-w*0.7, y-6, -w*0.4, y, -w*0.12, y-3), 3), leaf(curve(w*0.7, y-6, w*0.4, y, w*0.12, y-3), 3))
		}
	}
	if f.dress == furs {
		mantle(p, f)
	}
	p.draws(f.cloth, poly(-b*1.1, 76, b*1.1, 76, b*1.2, 112, b*0.6, 106, b*0.3, 124, 0, 110, -b*0.4, 122, -b*0.7, 106, -b*1.2, 112))
	p.draws(wood.times(0.8), slab(-b*1.12, 70, b*2.24, 12, 4))
	p.fill(p.metal(f.trim), slab(-9, 68, 18, 16, 4))
}

// mantle lays a fur over the shoulders.
func mantle(p *painter, f *figure) {
	c := pick(&p.random, hex(0x5a4030), hex(0xd8ccb4), hex(0x3a3a42), hex(0x8a5a34))
	w := f.wide
	var out path
	for i := range 27 {
		t := float64(i) / 26
		a := math.Pi * (1 - t)
		r := 1.0
		if i%2 == 1 {
			r = 0.84
		}
		out = append(out, pt{w * 1.16 * math.Cos(a), 2 + 38*r*math.Sin(a)})
	}
	for i := range 13 {
		t := float64(i) / 12
		out = append(out, pt{w * 0.9 * (1 - 2*t), -6 - 12*math.Sin(math.Pi*t)})
	}
	p.draws(c, out)
	p.fill(p.metal(f.trim), oval(0, 16, 7, 7))
}

func plated(p *painter, f *figure) {
	w, b := f.wide, f.waist
	m := pick(&p.random, steel, steel, iron, white, gold).to(f.cloth, 0.3)
	if p.House == card.Dis {
		m = hex(0x3f3650)
	}
	if p.House == card.Saurian {
		m = hex(0xc99a4a)
	}
	s := p.metal(m)
	if f.kin == spirit {
		m = m.to(white, 0.45)
		s = p.metal(m)
	}
	skirt := f.hem(150)
	if f.kin == spirit {
		skirt = 108
	}
	p.draws(f.trim.to(livery(p.House), 0.5).times(0.8), poly(-b*1.1, 76, b*1.1, 76, b*1.5, skirt+10, 0, skirt, -b*1.5, skirt+10))
	p.fill(s, f.outline(2))
	p.fill(flat(m.to(p.shade, 0.6)).clear(0.8), taper([]pt{{0, 4}, {0, 66}}, 1.4, 1), taper(curve(-w*0.8, 50, 0, 62, w*0.8, 50),
		1.6, 1.6))
	p.fill(p.metal(f.trim), slab(-b*1.1, 68, b*2.2, 10, 3))
	switch sign := p.n(4); {
	case sign == 0:
		p.fill(p.metal(f.trim), star(0, 30, 4+p.n(5), 15, 5, 0))
	case sign == 1 && p.House == card.Sanctum:
		p.fill(p.metal(f.trim), poly(-3.5, 12, 3.5, 12, 3.5, 26, 14, 26, 14, 33, 3.5, 33, 3.5, 54, -3.5, 54, -3.5, 33, -14, 33, -14,
			26, -3.5, 26))
	case sign == 2:
		p.fill(p.metal(f.trim), ring(0, 30, 14, 9)...)
		p.fill(p.metal(f.trim), oval(0, 30, 5, 5))
	default:
		p.fill(p.metal(f.trim), smooth(-12, 18, 0, 14, 12, 18, 10, 36, 0, 46, -10, 36))
	}
	p.mirrored(func(float64) {
		for i := range 3 {
			k := float64(i)
			p.fill(s, smooth(w*0.55, 0+k*8, w*1.0, -7+k*9, w*1.34-k*2, 8+k*10, w*1.2-k*2, 24+k*9, w*0.7, 18+k*8))
		}
		p.fill(p.metal(f.trim), taper(curve(w*0.56, 2, w, -6, w*1.33, 8), 2.4, 2))
	})
	p.fill(s, smooth(-w*0.4, -8, 0, -3, w*0.4, -8, w*0.44, 6, 0, 14, -w*0.44, 6))
}

// hull draws the body of a robot.
func hull(p *painter, f *figure) {
	w, b := f.wide, f.waist
	m := p.metal(f.skin)
	p.fill(p.metal(f.skin.times(0.5)), slab(-b*0.6, 56, b*1.2, 40, 6))
	switch p.n(3) {
	case 0:
		p.fill(m, slab(-w, -2, w*2, 70, 12))
	case 1:
		p.fill(m, smooth(-w*0.9, -4, -w, 24, -w*0.5, 72, w*0.5, 72, w, 24, w*0.9, -4))
	default:
		p.fill(m, oval(0, 34, w, 38))
	}
	p.fill(p.metal(f.trim), slab(-w*0.5, 12, w, 36, 5))
	p.plain(black.to(p.accent, 0.15), slab(-w*0.42, 16, w*0.84, 28, 4))
	p.glow(0, 30, 34, 34, p.accent, 0.6)
	if p.odds(0.5) {
		p.plain(p.accent.to(white, 0.4), oval(0, 30, 9, 9))
		p.plain(p.accent, ring(0, 30, 13, 11)...)
	} else {
		for i := range 4 {
			p.plain(p.accent.to(white, 0.3), box(-w*0.32, 20+float64(i)*6, w*p.in(0.2, 0.62), 2.6))
		}
	}
	p.fill(m, slab(-b*0.9, 84, b*1.8, 16, 6))
	p.mirrored(func(float64) { p.fill(m, oval(w*1.02, 12, 15, 15)) })
}

// haunted draws the body of a ghost, which ends in smoke.
func haunted(p *painter, f *figure) {
	w, b := f.wide, f.waist
	p.glow(0, 40, 120, 130, p.accent.to(f.skin, 0.5), 0.35)
	s := p.body(f.cloth.to(f.skin, 0.35))
	s.bottom, s.fade = p.accent.to(f.skin, 0.5), 0.1
	d := p.side()
	p.fill(s, smooth(-w*0.4, -4, -w, 10, -w*0.95, 50, -b*1.2, 100, -b*0.9, 150, -b*0.2+d*20, 190, d*40, 215, b*0.5+d*10, 178, b*1.1, 120,
		w*0.95, 50, w, 10, w*0.4, -4))
	for range 3 {
		x := p.in(-0.6, 0.6) * b
		p.fill(flat(f.skin).clear(0.3).out(), taper(curve(x, 40, x+p.in(-8, 8), 90, x+p.in(-14, 14), 150), 3, 1))
	}
	p.fill(p.metal(f.trim), star(0, 26, 4, 12, 4, 0))
}
