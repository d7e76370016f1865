package people

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
)

// Garment is worn over the dress: the part behind the body and the part in front.
type Garment struct {
	behind, before func(*brush.Brush, *Figure)
}

// Garments are the words for what is worn on the body.
var Garments = motif.Join(shardGarments, map[string]Garment{
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
})

func flowingCape(b *brush.Brush, f *Figure) {
	w, d := f.Wide, -brush.Sign(f.Turn)
	c := f.Trim.To(brush.Livery(b.House), 0.35)
	b.Draw(c.Times(0.8), brush.Smooth(-d*w*0.9, 6, -d*w*1.1, 80, -d*w*0.7, 170, d*w*0.9, 168, d*(w+60), 150, d*(w+96), 118, d*(w+52), 92,
		d*(w+24), 50, d*w*0.95, 4, 0, -6))
	b.Fill(brush.Flat(c.To(b.Shade, 0.6)).Clear(0.6), brush.Taper(brush.Curve(d*w*0.9, 30, d*(w+18), 84, d*(w+62), 122), 1.5, 4))
}

func highCollar(b *brush.Brush, f *Figure) {
	w, h := f.Wide, f.head
	c := f.Cloth.Times(0.55)
	b.Draw(c, brush.Smooth(-w*0.95, 16, -40*h, -26, -46*h, -58*h, -24*h, -34*h, 0, -26*h, 24*h, -34*h, 46*h, -58*h, 40*h, -26, w*0.95,
		16, 0, 30))
	b.Plain(f.Trim.Times(0.8), brush.Smooth(-w*0.6, 10, -33*h, -24, -38*h, -44*h, -20*h,
		-26*h, 20*h, -26*h, 38*h, -44*h, 33*h, -24, w*0.6, 10))
}

func scarf(b *brush.Brush, f *Figure) {
	d := -brush.Sign(f.Turn)
	c := f.Trim.To(brush.Hex(0xd8303a), 0.3)
	b.Draw(c.Times(0.85), brush.Leaf(brush.Curve(d*14, 2, d*54, 4, d*84, -16, d*124, -8), 11))
	b.Draw(c, brush.Smooth(-24, -12, 0, -4, 24, -12, 27, 2, 12, 13, 0, 14, -12, 13, -27, 2))
	b.Draw(c, brush.Poly(d*6, 8, d*22, 6, d*26, 50, d*10, 54))
}

func apron(b *brush.Brush, f *Figure) {
	waist := f.Waist
	c := brush.Hex(0x8a5a34).To(f.Trim, 0.15)
	b.Draw(c, brush.Smooth(-waist*0.62, 16, waist*0.62, 16, waist*0.8, 56, waist*1.15, 74, waist*1.2, 140, 0, 148, -waist*1.2, 140,
		-waist*1.15, 74, -waist*0.8, 56))
	b.Plain(c.Times(0.6), brush.Taper(brush.Line(-waist*0.6, 17, -f.Wide*0.45, -4), 2, 2),
		brush.Taper(brush.Line(waist*0.6, 17, f.Wide*0.45, -4), 2,
			2),
		brush.Slab(-waist*0.5, 92, waist, 4, 2))
}

func stripes(b *brush.Brush, f *Figure) {
	b.Through(func() {
		for i := range 6 {
			b.Draw(f.Trim.To(brush.White, 0.5), brush.Box(-f.Wide*1.2, 4+16*float64(i), f.Wide*2.4, 8))
		}
	}, f.outline(0))
}

func shoulderSpikes(b *brush.Brush, f *Figure) {
	w := f.Wide
	b.Mirrored(func(float64) {
		b.Fill(b.Metal(brush.Iron), brush.Smooth(w*0.5, 0, w*0.9, -8, w*1.25, 10, w*1.1, 26, w*0.7, 16))
		b.Draw(brush.Bone, brush.Poly(w*0.62, 0, w*0.72, -44, w*0.86, -2), brush.Poly(w*0.86, -2, w*1.2, -38, w*1.1, 6),
			brush.Poly(w*1.1, 4, w*1.62, -12,
				w*1.2, 20))
	})
}

func shoulderFeathers(b *brush.Brush, f *Figure) {
	w := f.Wide
	b.Mirrored(func(float64) {
		for i := range 6 {
			a := -1.5 + 0.3*float64(i)
			from := brush.At(w*0.7, 14)
			b.Draw(brush.Pick(&b.Random, f.Trim, f.Cloth, brush.Livery(b.House)), brush.Leaf([]brush.Point{from, from.Around(a, 36),
				from.Around(a+0.1, 74)}, 11))
		}
	})
}

func backpack(b *brush.Brush, f *Figure) {
	c := brush.Hex(0x7a5a34)
	w := max(f.Wide, 34)
	b.Draw(c, brush.Slab(-w*1.05, -22, w*2.1, 96, 16))
	b.Draw(brush.Hex(0xb83a34), brush.Slab(-w*1.2, -44, w*2.4, 28, 14))
	b.Mirrored(func(float64) {
		b.Draw(brush.Hex(0xc8605a), brush.Oval(w*1.2-6, -30, 9, 14))
		b.Draw(c.Times(0.8), brush.Slab(w*0.95, 26, 18, 40, 6))
	})
}

func quiver(b *brush.Brush, f *Figure) {
	d := -brush.Sign(f.Turn)
	b.Within(brush.Place(d*f.Wide*0.7, 30, 1, 1, d*0.42), func() {
		for i := range 3 {
			x := -9 + 9*float64(i)
			b.Draw(brush.Wood, brush.Box(x-1, -92, 2, 40))
			b.Draw(brush.Livery(b.House).To(brush.White, 0.3), brush.Poly(x-6, -98, x, -88, x+6, -98, x+5, -76, x, -70, x-5, -76))
		}
		b.Draw(brush.Wood.Times(0.9), brush.Slab(-15, -62, 30, 90, 8))
		b.Fill(b.Metal(brush.Gold), brush.Slab(-16, -60, 32, 6, 2))
	})
}

func sash(b *brush.Brush, f *Figure) {
	w, waist := f.Wide, f.Waist
	c := f.Trim.To(brush.Hex(0xc8303c), 0.3)
	b.Draw(c, brush.Taper(brush.Line(-w*0.72, 0, 0, 38, waist*1.02, 84), 8, 8))
	b.Fill(b.Metal(brush.Gold), brush.Star(-w*0.34, 20, 6, 10, 5, 0))
}

func necklace(b *brush.Brush, f *Figure) {
	for i := range 9 {
		a := math.Pi * (0.14 + 0.72*float64(i)/8)
		q := brush.At(0, -8).Around(a, 34)
		b.Fill(b.Metal(brush.Gold), brush.Oval(q.X, q.Y, 4.4, 4.4))
	}
	b.Crystal(0, 36, 13, 0)
}

func epaulettes(b *brush.Brush, f *Figure) {
	w := f.Wide
	b.Mirrored(func(float64) {
		for i := range 6 {
			x := w*0.78 + 7*float64(i)
			b.Draw(brush.Gold.Times(0.85), brush.Taper(brush.Line(x, 10, x+3, 34-float64(i)), 3, 2.4))
		}
		b.Fill(b.Metal(brush.Gold), brush.Slab(w*0.62, -4, w*0.44+24, 17, 8))
	})
}

func backTentacles(b *brush.Brush, f *Figure) {
	b.Mirrored(func(float64) {
		b.Draw(f.Skin.Times(0.8), brush.Taper(brush.Curve(14, 40, 74, 34, 92, -20, 70, -66, 96, -84), 12, 2),
			brush.Taper(brush.Curve(14, 60, 84, 84, 116, 50, 112, 10, 128, -8), 11, 2))
	})
}

func backArms(b *brush.Brush, f *Figure) {
	m := b.Metal(brush.Steel)
	b.Mirrored(func(float64) {
		b.Fill(m, brush.Taper(brush.Line(16, 24, 86, -24), 6, 6), brush.Taper(brush.Line(86, -24, 110, -78), 5, 5),
			brush.Taper(brush.Line(16, 54, 104, 60), 6, 6), brush.Taper(brush.Line(104, 60, 134, 18), 5, 5))
		b.Fill(b.Metal(f.Trim), brush.Oval(86, -24, 9, 9), brush.Oval(104, 60, 9, 9))
		b.Fill(m, brush.Poly(102, -76, 96, -106, 108, -92, 118, -108, 118, -78), brush.Poly(126, 20, 122, -10, 134, 2, 146, -12, 142, 20))
	})
}

func ruff(b *brush.Brush, f *Figure) {
	h := f.head
	for i := range 9 {
		x := (float64(i) - 4) * 9 * h
		b.Draw(brush.White.To(b.Low, 0.15), brush.Oval(x, 2-0.015*x*x/h, 8*h, 12))
	}
}
