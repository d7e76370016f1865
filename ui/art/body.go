package art

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// behind draws what is at the back: cape, wings, tail.
func behind(b *painter, f *figure) {
	w := f.wide
	if f.kin == spirit && f.dress == plate {
		b.glow(0, 40, 120, 140, b.accent.to(f.skin, 0.4), 0.45)
	}
	switch {
	case f.has(trait.Angel):
		b.gloom(0, -10, 150, 140, b.sky, 0.5)
		b.glow(0, -20, 130, 120, b.accent, 0.2)
		featheredWings(b, f)
	case f.kin == faerie:
		petals(b)
	case f.kin == demon && (f.has(trait.Imp) || b.odds(0.45)):
		batWings(b, f)
	}
	if f.kin == saurian || f.kin == demon && b.odds(0.5) {
		d := -sign(f.turn)
		b.draws(f.skin.times(0.8), taper(curve(0, 90, d*w, 130, d*(w+34), 110, d*(w+46), 64), 9, 1.5))
	}
	if f.dress == cloak || f.dress == plate && b.odds(0.6) {
		d := b.in(10, 34)
		b.draws(draped(b, f).times(0.75), smooth(-w-2, 6, -w*1.05, 60, -w-d, f.hem(150), -w*0.2, f.hem(190), w*0.6, f.hem(178),
			w+d*0.8, f.hem(156), w*1.05, 60, w+2, 6, 0, -6))
	}
	for _, g := range f.wears {
		if g.behind != nil {
			g.behind(b, f)
		}
	}
	if f.has(trait.Mutant) && f.kin != robot {
		for i := range 3 {
			d := float64(i) - 1
			b.draws(f.skin.times(0.85), taper(armLine(d*w*0.8, 30, 60+b.in(0, 20), d+0.2, 1.1), 6, 1))
		}
	}
}

// draped is the color of what hangs from the shoulders.
func draped(b *painter, f *figure) rgb {
	if f.dress == plate {
		return f.trim.to(livery(b.House), 0.6)
	}
	return f.cloth
}

// batWings draws a pair of wings of skin.
func batWings(b *painter, f *figure) {
	x := f.wide * 0.5
	b.mirrored(func(float64) {
		b.draws(f.skin.times(0.7), poly(x, 24, x+30, -34, x+66, -62, x+86, -40, x+92, 14, x+76, -2, x+66, 34, x+50, 12, x+36, 46, x+24, 30))
		b.fill(flat(b.shade).clear(0.5), taper(lineThrough(x+30, -34, x+66, 34), 1.5, 0.5), taper(lineThrough(x+34, -38, x+92, 14), 1.5, 0.5))
	})
}

// featheredWings draws a pair of white wings.
func featheredWings(b *painter, f *figure) {
	x, c := f.wide*0.5, white.to(b.sun, 0.2)
	b.mirrored(func(float64) {
		for i := range 7 {
			a := -1.35 + float64(i)*0.27
			from := pointAt(x+float64(i)*2, 10+float64(i)*3)
			tip := from.around(a, 112-float64(i)*9)
			b.draws(c.times(0.82+0.03*float64(i)), leaf(curved([]pt{from, from.to(tip, 0.55).shift(6, -6), tip}), 12))
		}
	})
}

// petals draws the wings of a faerie.
func petals(b *painter) {
	c := pick(&b.random, b.accent, b.sun, hex(0xff9ad0), hex(0x9ae0ff))
	b.glow(0, 10, 110, 100, c, 0.4)
	b.mirrored(func(float64) {
		s := b.skin(c).down(c.to(white, 0.5)).clear(0.8)
		b.fill(s, smooth(8, 10, 40, -50, 78, -58, 86, -20, 50, 18))
		b.fill(s, smooth(8, 16, 46, 26, 66, 56, 46, 80, 18, 50))
		b.fill(flat(white).clear(0.5), oval(66, -32, 8, 10), oval(44, 56, 5, 7))
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

func torso(b *painter, f *figure) {
	w, waist := f.wide, f.waist
	switch f.dress {
	case bare, rags, furs:
		b.draws(f.skin, f.outline(0))
		bared(b, f)
	case plate:
		plated(b, f)
	case robe:
		y := f.hem(186)
		b.draws(f.cloth, smooth(-w*0.4, -4, -w*0.95, 6, -w*0.95, 40, -waist*1.05, 74, -waist*1.7, y, 0, y+8, waist*1.7, y, waist*1.05, 74, w*0.95,
			40, w*0.95, 6, w*0.4, -4))
		b.draws(f.trim, poly(-7, 0, 7, 0, 10, y+4, -10, y+4))
		b.draws(f.cloth.times(0.6), slab(-waist*1.08, 66, waist*2.16, 9, 4))
		b.fill(b.metal(gold), oval(0, 70, 6, 6))
	case coat:
		b.draws(f.trim.times(0.75), f.outline(-2))
		b.plain(white.to(f.trim, 0.2), poly(-9, -2, 9, -2, 0, 34))
		b.draws(pick(&b.random, f.trim, hex(0xb83a3a), black), poly(-3, 4, 3, 4, 5, 30, 0, 38, -5, 30))
		b.mirrored(func(float64) {
			b.draws(f.cloth, poly(8, -4, w*0.8, 2, w, 20, w*0.9, 50, waist*1.1, 74, waist*1.5, f.hem(168), 8, f.hem(176), 10, 70, 16, 40))
			b.draws(f.cloth.times(0.93), poly(6, -6, 20, -2, 22, 26, 10, 44))
			b.plain(f.cloth.to(b.shade, 0.35), box(waist*0.42, 88, waist*0.5, 3))
		})
	case cloak:
		b.draws(f.cloth.times(0.8), f.outline(-1))
		b.draws(f.trim.times(0.6), slab(-waist*1.06, 66, waist*2.1, 9, 3))
		b.fill(b.metal(gold), slab(-6, 65, 12, 11, 2))
		b.draws(wood.times(0.8), taper(lineThrough(-w*0.8, 10, 0, 42, waist, 70), 3.5, 3.5))
		b.mirrored(func(float64) {
			b.draws(f.cloth, smooth(2, 0, w*0.5, -8, w*1.05, 8, w*1.12, 46, w*0.86, 84, w*0.6, 50, 14, 22))
		})
		b.fill(b.metal(f.trim.to(gold, 0.5)), oval(0, 12, 5, 6))
	case toga:
		b.draws(f.skin, f.outline(0))
		b.draws(f.cloth, smooth(-w*0.98, 10, -w*0.4, -6, 0, 20, w*0.7, 54, waist*1.1, 76, waist*1.35, f.hem(180), -waist*1.35, f.hem(180),
			-waist*1.1, 76, -w, 40))
		for i := range 4 {
			k := float64(i) * 13
			b.fill(flat(f.cloth.to(b.shade, 0.3)).clear(0.8), taper(curve(-w*0.7+k*0.3, 18+k, -waist*0.2, 52+k, waist*0.9, 78+k*0.8), 1.6, 0.6))
		}
		b.draws(f.trim, taper(curve(-w*0.66, -2, -2, 24, w*0.62, 54, waist*1.1, 78), 5, 4))
		b.fill(b.metal(gold), oval(-w*0.62, 3, 7, 7))
	case uniform:
		b.draws(f.cloth, f.outline(0))
		b.draws(f.cloth.times(0.55), poly(-w*0.42, -2, w*0.42, -2, w*0.3, 26, -w*0.3, 26))
		b.draws(f.trim, poly(-w*0.94, 26, 0, 42, w*0.94, 26, w*0.92, 34, 0, 51, -w*0.92, 34))
		b.draws(black.to(f.cloth, 0.4), slab(-waist*1.06, 70, waist*2.12, 9, 3))
		b.mirrored(func(float64) { b.fill(b.metal(f.trim), slab(w*0.6, -1, w*0.52, 15, 7)) })
		b.glow(-w*0.45, 22, 12, 12, b.accent, 0.8)
		b.plain(b.accent.to(white, 0.5), star(-w*0.45, 22, 4, 6, 2.4, 0))
	case chassis:
		hull(b, f)
	case shroud:
		haunted(b, f)
	}
}

// bared dresses a bare body with straps, belt and loincloth.
func bared(b *painter, f *figure) {
	w, waist := f.wide, f.waist
	dark := flat(f.skin.to(b.shade, 0.45)).clear(0.8)
	if f.kin == giant || f.kin == furry || f.kin == demon && f.head < 1.2 {
		b.fill(dark, taper(curve(-w*0.62, 40, -w*0.3, 47, -2, 41), 1.8, 0.8), taper(curve(w*0.62, 40, w*0.3, 47, 2, 41), 1.8, 0.8),
			taper(lineThrough(0, 48, 0, 80), 1.2, 0.6))
	}
	if f.dress == rags {
		b.draws(f.cloth, smooth(-w*0.5, -2, -w*0.9, 8, -w*0.8, 40, -waist, 70, -waist*1.3, 118, -waist*0.5, 106, 0, 122, waist*0.5, 108,
			waist*1.3, 116, waist, 70, w*0.8, 40, w*0.9, 8, w*0.5, -2, 0, 16))
		b.draws(f.trim, slab(-waist*1.05, 66, waist*2.1, 8, 3))
		return
	}
	if b.odds(0.75) {
		b.draws(wood.to(f.cloth, 0.4), taper(lineThrough(-w*0.8, 4, 0, 44, waist, 74), 5, 5))
		b.fill(b.metal(f.trim), oval(0, 42, 8, 8))
	}
	if b.odds(0.4) { // war paint
		paint := flat(pick(&b.random, f.trim, hex(0x2a5a8a), hex(0xd8d0c0), hex(0xb02a2a))).clear(0.75)
		for i := range 3 {
			y := 34 + 11*float64(i)
			b.fill(paint, leaf(curve(-w*0.7, y-6, -w*0.4, y, -w*0.12, y-3), 3), leaf(curve(w*0.7, y-6, w*0.4, y, w*0.12, y-3), 3))
		}
	}
	if f.dress == furs {
		mantle(b, f)
	}
	b.draws(f.cloth, poly(-waist*1.1, 76, waist*1.1, 76, waist*1.2, 112, waist*0.6, 106, waist*0.3, 124, 0, 110, -waist*0.4, 122, -waist*0.7,
		106, -waist*1.2, 112))
	b.draws(wood.times(0.8), slab(-waist*1.12, 70, waist*2.24, 12, 4))
	b.fill(b.metal(f.trim), slab(-9, 68, 18, 16, 4))
}

// mantle lays a fur over the shoulders.
func mantle(b *painter, f *figure) {
	c := pick(&b.random, hex(0x5a4030), hex(0xd8ccb4), hex(0x3a3a42), hex(0x8a5a34))
	w := f.wide
	var out path
	for i := range 27 {
		t := float64(i) / 26
		a := math.Pi * (1 - t)
		r := 1.0
		if i%2 == 1 {
			r = 0.84
		}
		out = append(out, pointAt(w*1.16*math.Cos(a), 2+38*r*math.Sin(a)))
	}
	for i := range 13 {
		t := float64(i) / 12
		out = append(out, pointAt(w*0.9*(1-2*t), -6-12*math.Sin(math.Pi*t)))
	}
	b.draws(c, out)
	b.fill(b.metal(f.trim), oval(0, 16, 7, 7))
}

func plated(b *painter, f *figure) {
	w, waist := f.wide, f.waist
	m := pick(&b.random, steel, steel, iron, white, gold).to(f.cloth, 0.3)
	if b.House == card.Dis {
		m = hex(0x3f3650)
	}
	if b.House == card.Saurian {
		m = hex(0xc99a4a)
	}
	s := b.metal(m)
	if f.kin == spirit {
		m = m.to(white, 0.45)
		s = b.metal(m)
	}
	skirt := f.hem(150)
	if f.kin == spirit {
		skirt = 108
	}
	b.draws(f.trim.to(livery(b.House), 0.5).times(0.8), poly(-waist*1.1, 76, waist*1.1, 76, waist*1.5, skirt+10, 0, skirt, -waist*1.5,
		skirt+10))
	b.fill(s, f.outline(2))
	b.fill(flat(m.to(b.shade, 0.6)).clear(0.8), taper(lineThrough(0, 4, 0, 66), 1.4, 1), taper(curve(-w*0.8, 50, 0, 62, w*0.8, 50),
		1.6, 1.6))
	b.fill(b.metal(f.trim), slab(-waist*1.1, 68, waist*2.2, 10, 3))
	switch sign := b.n(4); {
	case sign == 0:
		b.fill(b.metal(f.trim), star(0, 30, 4+b.n(5), 15, 5, 0))
	case sign == 1 && b.House == card.Sanctum:
		b.fill(b.metal(f.trim), poly(-3.5, 12, 3.5, 12, 3.5, 26, 14, 26, 14, 33, 3.5, 33, 3.5, 54, -3.5, 54, -3.5, 33, -14, 33, -14,
			26, -3.5, 26))
	case sign == 2:
		b.fill(b.metal(f.trim), ring(0, 30, 14, 9)...)
		b.fill(b.metal(f.trim), oval(0, 30, 5, 5))
	default:
		b.fill(b.metal(f.trim), smooth(-12, 18, 0, 14, 12, 18, 10, 36, 0, 46, -10, 36))
	}
	b.mirrored(func(float64) {
		for i := range 3 {
			k := float64(i)
			b.fill(s, smooth(w*0.55, 0+k*8, w*1.0, -7+k*9, w*1.34-k*2, 8+k*10, w*1.2-k*2, 24+k*9, w*0.7, 18+k*8))
		}
		b.fill(b.metal(f.trim), taper(curve(w*0.56, 2, w, -6, w*1.33, 8), 2.4, 2))
	})
	b.fill(s, smooth(-w*0.4, -8, 0, -3, w*0.4, -8, w*0.44, 6, 0, 14, -w*0.44, 6))
}

// hull draws the body of a robot.
func hull(b *painter, f *figure) {
	w, waist := f.wide, f.waist
	m := b.metal(f.skin)
	b.fill(b.metal(f.skin.times(0.5)), slab(-waist*0.6, 56, waist*1.2, 40, 6))
	switch b.n(3) {
	case 0:
		b.fill(m, slab(-w, -2, w*2, 70, 12))
	case 1:
		b.fill(m, smooth(-w*0.9, -4, -w, 24, -w*0.5, 72, w*0.5, 72, w, 24, w*0.9, -4))
	default:
		b.fill(m, oval(0, 34, w, 38))
	}
	b.fill(b.metal(f.trim), slab(-w*0.5, 12, w, 36, 5))
	b.plain(black.to(b.accent, 0.15), slab(-w*0.42, 16, w*0.84, 28, 4))
	b.glow(0, 30, 34, 34, b.accent, 0.6)
	if b.odds(0.5) {
		b.plain(b.accent.to(white, 0.4), oval(0, 30, 9, 9))
		b.plain(b.accent, ring(0, 30, 13, 11)...)
	} else {
		for i := range 4 {
			b.plain(b.accent.to(white, 0.3), box(-w*0.32, 20+float64(i)*6, w*b.in(0.2, 0.62), 2.6))
		}
	}
	b.fill(m, slab(-waist*0.9, 84, waist*1.8, 16, 6))
	b.mirrored(func(float64) { b.fill(m, oval(w*1.02, 12, 15, 15)) })
}

// haunted draws the body of a ghost, which ends in smoke.
func haunted(b *painter, f *figure) {
	w, waist := f.wide, f.waist
	b.glow(0, 40, 120, 130, b.accent.to(f.skin, 0.5), 0.35)
	s := b.body(f.cloth.to(f.skin, 0.35))
	s.bottom, s.fade = b.accent.to(f.skin, 0.5), 0.1
	d := b.side()
	b.fill(s, smooth(-w*0.4, -4, -w, 10, -w*0.95, 50, -waist*1.2, 100, -waist*0.9, 150, -waist*0.2+d*20, 190, d*40, 215, waist*0.5+d*10, 178,
		waist*1.1, 120, w*0.95, 50, w, 10, w*0.4, -4))
	for range 3 {
		x := b.in(-0.6, 0.6) * waist
		b.fill(flat(f.skin).clear(0.3).out(), taper(curve(x, 40, x+b.in(-8, 8), 90, x+b.in(-14, 14), 150), 3, 1))
	}
	b.fill(b.metal(f.trim), star(0, 26, 4, 12, 4, 0))
}
