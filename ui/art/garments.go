package art

import "math"

// garment is worn over the dress: the part behind the body and the part in front.
type garment struct {
	behind, before func(*painter, *figure)
}

// garments are the words for what is worn on the body.
var garments = map[string]garment{
	"cape":            {behind: flowingCape},
	"collar":          {behind: highCollar},
	"scarf":           {before: scarf},
	"apron":           {before: apron},
	"stripes":         {before: stripes},
	"spikes":          {before: shoulderSpikes},
	"feathers":        {behind: shoulderFeathers},
	"backpack":        {behind: backpack},
	"quiver":          {behind: quiver},
	"sash":            {before: sash},
	"necklace":        {before: necklace},
	"epaulettes":      {before: epaulettes},
	"bat-wings":       {behind: batWings},
	"feathered-wings": {behind: featheredWings},
	"tentacles":       {behind: backTentacles},
	"robot-arms":      {behind: backArms},
	"ruff":            {before: ruff},
}

func flowingCape(b *painter, f *figure) {
	w, d := f.wide, -sign(f.turn)
	c := f.trim.to(livery(b.House), 0.35)
	b.draws(c.times(0.8), smooth(-d*w*0.9, 6, -d*w*1.1, 80, -d*w*0.7, 170, d*w*0.9, 168, d*(w+60), 150, d*(w+96), 118, d*(w+52), 92,
		d*(w+24), 50, d*w*0.95, 4, 0, -6))
	b.fill(flat(c.to(b.shade, 0.6)).clear(0.6), taper(curve(d*w*0.9, 30, d*(w+18), 84, d*(w+62), 122), 1.5, 4))
}

func highCollar(b *painter, f *figure) {
	w, h := f.wide, f.head
	c := f.cloth.times(0.55)
	b.draws(c, smooth(-w*0.95, 16, -40*h, -26, -46*h, -58*h, -24*h, -34*h, 0, -26*h, 24*h, -34*h, 46*h, -58*h, 40*h, -26, w*0.95,
		16, 0, 30))
	b.plain(f.trim.times(0.8), smooth(-w*0.6, 10, -33*h, -24, -38*h, -44*h, -20*h, -26*h, 20*h, -26*h, 38*h, -44*h, 33*h, -24, w*0.6, 10))
}

func scarf(b *painter, f *figure) {
	d := -sign(f.turn)
	c := f.trim.to(hex(0xd8303a), 0.3)
	b.draws(c.times(0.85), leaf(curve(d*14, 2, d*54, 4, d*84, -16, d*124, -8), 11))
	b.draws(c, smooth(-24, -12, 0, -4, 24, -12, 27, 2, 12, 13, 0, 14, -12, 13, -27, 2))
	b.draws(c, poly(d*6, 8, d*22, 6, d*26, 50, d*10, 54))
}

func apron(b *painter, f *figure) {
	waist := f.waist
	c := hex(0x8a5a34).to(f.trim, 0.15)
	b.draws(c, smooth(-waist*0.62, 16, waist*0.62, 16, waist*0.8, 56, waist*1.15, 74, waist*1.2, 140, 0, 148, -waist*1.2, 140, -waist*1.15, 74,
		-waist*0.8, 56))
	b.plain(c.times(0.6), taper(lineThrough(-waist*0.6, 17, -f.wide*0.45, -4), 2, 2), taper(lineThrough(waist*0.6, 17, f.wide*0.45, -4), 2,
		2),
		slab(-waist*0.5, 92, waist, 4, 2))
}

func stripes(b *painter, f *figure) {
	b.through(func() {
		for i := range 6 {
			b.draws(f.trim.to(white, 0.5), box(-f.wide*1.2, 4+16*float64(i), f.wide*2.4, 8))
		}
	}, f.outline(0))
}

func shoulderSpikes(b *painter, f *figure) {
	w := f.wide
	b.mirrored(func(float64) {
		b.fill(b.metal(iron), smooth(w*0.5, 0, w*0.9, -8, w*1.25, 10, w*1.1, 26, w*0.7, 16))
		b.draws(bone, poly(w*0.62, 0, w*0.72, -44, w*0.86, -2), poly(w*0.86, -2, w*1.2, -38, w*1.1, 6), poly(w*1.1, 4, w*1.62, -12,
			w*1.2, 20))
	})
}

func shoulderFeathers(b *painter, f *figure) {
	w := f.wide
	b.mirrored(func(float64) {
		for i := range 6 {
			a := -1.5 + 0.3*float64(i)
			from := pointAt(w*0.7, 14)
			b.draws(pick(&b.random, f.trim, f.cloth, livery(b.House)), leaf([]pt{from, from.around(a, 36), from.around(a+0.1, 74)}, 11))
		}
	})
}

func backpack(b *painter, f *figure) {
	c := hex(0x7a5a34)
	w := max(f.wide, 34)
	b.draws(c, slab(-w*1.05, -22, w*2.1, 96, 16))
	b.draws(hex(0xb83a34), slab(-w*1.2, -44, w*2.4, 28, 14))
	b.mirrored(func(float64) {
		b.draws(hex(0xc8605a), oval(w*1.2-6, -30, 9, 14))
		b.draws(c.times(0.8), slab(w*0.95, 26, 18, 40, 6))
	})
}

func quiver(b *painter, f *figure) {
	d := -sign(f.turn)
	b.within(place(d*f.wide*0.7, 30, 1, 1, d*0.42), func() {
		for i := range 3 {
			x := -9 + 9*float64(i)
			b.draws(wood, box(x-1, -92, 2, 40))
			b.draws(livery(b.House).to(white, 0.3), poly(x-6, -98, x, -88, x+6, -98, x+5, -76, x, -70, x-5, -76))
		}
		b.draws(wood.times(0.9), slab(-15, -62, 30, 90, 8))
		b.fill(b.metal(gold), slab(-16, -60, 32, 6, 2))
	})
}

func sash(b *painter, f *figure) {
	w, waist := f.wide, f.waist
	c := f.trim.to(hex(0xc8303c), 0.3)
	b.draws(c, taper(lineThrough(-w*0.72, 0, 0, 38, waist*1.02, 84), 8, 8))
	b.fill(b.metal(gold), star(-w*0.34, 20, 6, 10, 5, 0))
}

func necklace(b *painter, f *figure) {
	for i := range 9 {
		a := math.Pi * (0.14 + 0.72*float64(i)/8)
		q := pointAt(0, -8).around(a, 34)
		b.fill(b.metal(gold), oval(q.x, q.y, 4.4, 4.4))
	}
	b.crystal(0, 36, 13, 0)
}

func epaulettes(b *painter, f *figure) {
	w := f.wide
	b.mirrored(func(float64) {
		for i := range 6 {
			x := w*0.78 + 7*float64(i)
			b.draws(gold.times(0.85), taper(lineThrough(x, 10, x+3, 34-float64(i)), 3, 2.4))
		}
		b.fill(b.metal(gold), slab(w*0.62, -4, w*0.44+24, 17, 8))
	})
}

func backTentacles(b *painter, f *figure) {
	b.mirrored(func(float64) {
		b.draws(f.skin.times(0.8), taper(curve(14, 40, 74, 34, 92, -20, 70, -66, 96, -84), 12, 2),
			taper(curve(14, 60, 84, 84, 116, 50, 112, 10, 128, -8), 11, 2))
	})
}

func backArms(b *painter, f *figure) {
	m := b.metal(steel)
	b.mirrored(func(float64) {
		b.fill(m, taper(lineThrough(16, 24, 86, -24), 6, 6), taper(lineThrough(86, -24, 110, -78), 5, 5),
			taper(lineThrough(16, 54, 104, 60), 6, 6), taper(lineThrough(104, 60, 134, 18), 5, 5))
		b.fill(b.metal(f.trim), oval(86, -24, 9, 9), oval(104, 60, 9, 9))
		b.fill(m, poly(102, -76, 96, -106, 108, -92, 118, -108, 118, -78), poly(126, 20, 122, -10, 134, 2, 146, -12, 142, 20))
	})
}

func ruff(b *painter, f *figure) {
	h := f.head
	for i := range 9 {
		x := (float64(i) - 4) * 9 * h
		b.draws(white.to(b.low, 0.15), oval(x, 2-0.015*x*x/h, 8*h, 12))
	}
}
