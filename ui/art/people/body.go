package people

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/ui/art/brush"
)

// behind draws what is at the back: cape, wings, tail.
func behind(b *brush.Brush, f *Figure) {
	w := f.Wide
	if f.Species == Spirit && f.Dress == Plate {
		b.Glow(0, 40, 120, 140, b.Accent.To(f.Skin, 0.4), 0.45)
	}
	switch {
	case f.has(trait.Angel):
		b.Gloom(0, -10, 150, 140, b.Sky, 0.5)
		b.Glow(0, -20, 130, 120, b.Accent, 0.2)
		featheredWings(b, f)
	case f.Species == Faerie:
		petals(b)
	case f.Species == Demon && (f.has(trait.Imp) || b.Odds(0.45)):
		batWings(b, f)
	}
	if f.Species == Saurian || f.Species == Demon && b.Odds(0.5) {
		d := -brush.Sign(f.Turn)
		b.Draw(f.Skin.Times(0.8), brush.Taper(brush.Curve(0, 90, d*w, 130, d*(w+34), 110, d*(w+46), 64), 9, 1.5))
	}
	if f.Dress == Cloak || f.Dress == Plate && b.Odds(0.6) {
		d := b.In(10, 34)
		b.Draw(draped(b, f).Times(0.75), brush.Smooth(-w-2, 6, -w*1.05, 60, -w-d, f.hem(150), -w*0.2, f.hem(190), w*0.6, f.hem(178),
			w+d*0.8, f.hem(156), w*1.05, 60, w+2, 6, 0, -6))
	}
	for _, g := range f.Wears {
		if g.behind != nil {
			g.behind(b, f)
		}
	}
	if f.has(trait.Mutant) && f.Species != Robot {
		for i := range 3 {
			d := float64(i) - 1
			b.Draw(f.Skin.Times(0.85), brush.Taper(brush.ArmLine(d*w*0.8, 30, 60+b.In(0, 20), d+0.2, 1.1), 6, 1))
		}
	}
}

// draped is the color of what hangs from the shoulders.
func draped(b *brush.Brush, f *Figure) brush.RGB {
	if f.Dress == Plate {
		return f.Trim.To(brush.Livery(b.House), 0.6)
	}
	return f.Cloth
}

// batWings draws a pair of wings of skin.
func batWings(b *brush.Brush, f *Figure) {
	x := f.Wide * 0.5
	b.Mirrored(func(float64) {
		b.Draw(f.Skin.Times(0.7), brush.Poly(x, 24, x+30, -34, x+66, -62, x+86, -40, x+92, 14, x+76, -2, x+66, 34, x+50, 12, x+36, 46, x+24, 30))
		b.Fill(brush.Flat(b.Shade).Clear(0.5), brush.Taper(brush.Line(x+30, -34, x+66, 34), 1.5, 0.5),
			brush.Taper(brush.Line(x+34, -38, x+92, 14), 1.5, 0.5))
	})
}

// featheredWings draws a pair of white wings.
func featheredWings(b *brush.Brush, f *Figure) {
	x, c := f.Wide*0.5, brush.White.To(b.Sun, 0.2)
	b.Mirrored(func(float64) {
		for i := range 7 {
			a := -1.35 + float64(i)*0.27
			from := brush.At(x+float64(i)*2, 10+float64(i)*3)
			tip := from.Around(a, 112-float64(i)*9)
			b.Draw(c.Times(0.82+0.03*float64(i)), brush.Leaf(brush.CurveThrough([]brush.Point{from, from.To(tip, 0.55).Shift(6, -6), tip}), 12))
		}
	})
}

// petals draws the wings of a faerie.
func petals(b *brush.Brush) {
	c := brush.Pick(&b.Random, b.Accent, b.Sun, brush.Hex(0xff9ad0), brush.Hex(0x9ae0ff))
	b.Glow(0, 10, 110, 100, c, 0.4)
	b.Mirrored(func(float64) {
		s := b.Skin(c).Down(c.To(brush.White, 0.5)).Clear(0.8)
		b.Fill(s, brush.Smooth(8, 10, 40, -50, 78, -58, 86, -20, 50, 18))
		b.Fill(s, brush.Smooth(8, 16, 46, 26, 66, 56, 46, 80, 18, 50))
		b.Fill(brush.Flat(brush.White).Clear(0.5), brush.Oval(66, -32, 8, 10), brush.Oval(44, 56, 5, 7))
	})
}

// outline is the outline of a body from the shoulders to the hips.
func (f *Figure) outline(grow float64) brush.Path {
	w, b := f.Wide+grow, f.Waist+grow
	if f.Fat {
		return brush.Smooth(-w*0.42, -2-grow*0.4, -w*0.86, 4, -w, 22, -b, 56, -b*1.04, 84, -b*0.7, 106, 0, 112, b*0.7, 106, b*1.04, 84, b,
			56, w, 22, w*0.86, 4, w*0.42, -2-grow*0.4)
	}
	return brush.Smooth(-w*0.42, -2-grow*0.4, -w*0.86, 4, -w, 20, -w*0.88, 44, -b, 68, -b*1.06, 92, 0, 97, b*1.06, 92, b, 68, w*0.88, 44, w,
		20, w*0.86, 4, w*0.42, -2-grow*0.4)
}

func torso(b *brush.Brush, f *Figure) {
	w, waist := f.Wide, f.Waist
	switch f.Dress {
	case Bare, Rags, Furs:
		b.Draw(f.Skin, f.outline(0))
		bared(b, f)
	case Plate:
		Plated(b, f)
	case Robe:
		y := f.hem(186)
		b.Draw(f.Cloth, brush.Smooth(-w*0.4, -4, -w*0.95, 6, -w*0.95, 40, -waist*1.05, 74, -waist*1.7, y, 0, y+8, waist*1.7, y, waist*1.05, 74,
			w*0.95, 40, w*0.95, 6, w*0.4, -4))
		b.Draw(f.Trim, brush.Poly(-7, 0, 7, 0, 10, y+4, -10, y+4))
		b.Draw(f.Cloth.Times(0.6), brush.Slab(-waist*1.08, 66, waist*2.16, 9, 4))
		b.Fill(b.Metal(brush.Gold), brush.Oval(0, 70, 6, 6))
	case Coat:
		b.Draw(f.Trim.Times(0.75), f.outline(-2))
		b.Plain(brush.White.To(f.Trim, 0.2), brush.Poly(-9, -2, 9, -2, 0, 34))
		b.Draw(brush.Pick(&b.Random, f.Trim, brush.Hex(0xb83a3a), brush.Black), brush.Poly(-3, 4, 3, 4, 5, 30, 0, 38, -5, 30))
		b.Mirrored(func(float64) {
			b.Draw(f.Cloth, brush.Poly(8, -4, w*0.8, 2, w, 20, w*0.9, 50, waist*1.1, 74, waist*1.5, f.hem(168), 8, f.hem(176), 10, 70, 16, 40))
			b.Draw(f.Cloth.Times(0.93), brush.Poly(6, -6, 20, -2, 22, 26, 10, 44))
			b.Plain(f.Cloth.To(b.Shade, 0.35), brush.Box(waist*0.42, 88, waist*0.5, 3))
		})
	case Cloak:
		b.Draw(f.Cloth.Times(0.8), f.outline(-1))
		b.Draw(f.Trim.Times(0.6), brush.Slab(-waist*1.06, 66, waist*2.1, 9, 3))
		b.Fill(b.Metal(brush.Gold), brush.Slab(-6, 65, 12, 11, 2))
		b.Draw(brush.Wood.Times(0.8), brush.Taper(brush.Line(-w*0.8, 10, 0, 42, waist, 70), 3.5, 3.5))
		b.Mirrored(func(float64) {
			b.Draw(f.Cloth, brush.Smooth(2, 0, w*0.5, -8, w*1.05, 8, w*1.12, 46, w*0.86, 84, w*0.6, 50, 14, 22))
		})
		b.Fill(b.Metal(f.Trim.To(brush.Gold, 0.5)), brush.Oval(0, 12, 5, 6))
	case Toga:
		b.Draw(f.Skin, f.outline(0))
		b.Draw(f.Cloth, brush.Smooth(-w*0.98, 10, -w*0.4, -6, 0, 20, w*0.7, 54, waist*1.1, 76, waist*1.35, f.hem(180), -waist*1.35, f.hem(180),
			-waist*1.1, 76, -w, 40))
		for i := range 4 {
			k := float64(i) * 13
			b.Fill(brush.Flat(f.Cloth.To(b.Shade, 0.3)).Clear(0.8), brush.Taper(brush.Curve(-w*0.7+k*0.3, 18+k, -waist*0.2, 52+k, waist*0.9,
				78+k*0.8), 1.6, 0.6))
		}
		b.Draw(f.Trim, brush.Taper(brush.Curve(-w*0.66, -2, -2, 24, w*0.62, 54, waist*1.1, 78), 5, 4))
		b.Fill(b.Metal(brush.Gold), brush.Oval(-w*0.62, 3, 7, 7))
	case Uniform:
		b.Draw(f.Cloth, f.outline(0))
		b.Draw(f.Cloth.Times(0.55), brush.Poly(-w*0.42, -2, w*0.42, -2, w*0.3, 26, -w*0.3, 26))
		b.Draw(f.Trim, brush.Poly(-w*0.94, 26, 0, 42, w*0.94, 26, w*0.92, 34, 0, 51, -w*0.92, 34))
		b.Draw(brush.Black.To(f.Cloth, 0.4), brush.Slab(-waist*1.06, 70, waist*2.12, 9, 3))
		b.Mirrored(func(float64) { b.Fill(b.Metal(f.Trim), brush.Slab(w*0.6, -1, w*0.52, 15, 7)) })
		b.Glow(-w*0.45, 22, 12, 12, b.Accent, 0.8)
		b.Plain(b.Accent.To(brush.White, 0.5), brush.Star(-w*0.45, 22, 4, 6, 2.4, 0))
	case Chassis:
		Hull(b, f)
	case Shroud:
		haunted(b, f)
	}
}

// bared dresses a bare body with straps, belt and loincloth.
func bared(b *brush.Brush, f *Figure) {
	w, waist := f.Wide, f.Waist
	dark := brush.Flat(f.Skin.To(b.Shade, 0.45)).Clear(0.8)
	if f.Species == Giant || f.Species == Furry || f.Species == Demon && f.head < 1.2 {
		b.Fill(dark, brush.Taper(brush.Curve(-w*0.62, 40, -w*0.3, 47, -2, 41), 1.8, 0.8), brush.Taper(brush.Curve(w*0.62, 40, w*0.3, 47, 2, 41),
			1.8, 0.8),
			brush.Taper(brush.Line(0, 48, 0, 80), 1.2, 0.6))
	}
	if f.Dress == Rags {
		b.Draw(f.Cloth, brush.Smooth(-w*0.5, -2, -w*0.9, 8, -w*0.8, 40, -waist, 70, -waist*1.3, 118, -waist*0.5, 106, 0, 122, waist*0.5, 108,
			waist*1.3, 116, waist, 70, w*0.8, 40, w*0.9, 8, w*0.5, -2, 0, 16))
		b.Draw(f.Trim, brush.Slab(-waist*1.05, 66, waist*2.1, 8, 3))
		return
	}
	if b.Odds(0.75) {
		b.Draw(brush.Wood.To(f.Cloth, 0.4), brush.Taper(brush.Line(-w*0.8, 4, 0, 44, waist, 74), 5, 5))
		b.Fill(b.Metal(f.Trim), brush.Oval(0, 42, 8, 8))
	}
	if b.Odds(0.4) { // war paint
		paint := brush.Flat(brush.Pick(&b.Random, f.Trim, brush.Hex(0x2a5a8a), brush.Hex(0xd8d0c0), brush.Hex(0xb02a2a))).Clear(0.75)
		for i := range 3 {
			y := 34 + 11*float64(i)
			b.Fill(paint, brush.Leaf(brush.Curve(-w*0.7, y-6, -w*0.4, y, -w*0.12, y-3), 3), brush.Leaf(brush.Curve(w*0.7, y-6, w*0.4, y, w*0.12,
				y-3), 3))
		}
	}
	if f.Dress == Furs {
		mantle(b, f)
	}
	b.Draw(f.Cloth, brush.Poly(-waist*1.1, 76, waist*1.1, 76, waist*1.2, 112, waist*0.6, 106, waist*0.3, 124, 0, 110, -waist*0.4, 122,
		-waist*0.7, 106, -waist*1.2, 112))
	b.Draw(brush.Wood.Times(0.8), brush.Slab(-waist*1.12, 70, waist*2.24, 12, 4))
	b.Fill(b.Metal(f.Trim), brush.Slab(-9, 68, 18, 16, 4))
}

// mantle lays a fur over the shoulders.
func mantle(b *brush.Brush, f *Figure) {
	c := brush.Pick(&b.Random, brush.Hex(0x5a4030), brush.Hex(0xd8ccb4), brush.Hex(0x3a3a42), brush.Hex(0x8a5a34))
	w := f.Wide
	var out brush.Path
	for i := range 27 {
		t := float64(i) / 26
		a := math.Pi * (1 - t)
		r := 1.0
		if i%2 == 1 {
			r = 0.84
		}
		out = append(out, brush.At(w*1.16*math.Cos(a), 2+38*r*math.Sin(a)))
	}
	for i := range 13 {
		t := float64(i) / 12
		out = append(out, brush.At(w*0.9*(1-2*t), -6-12*math.Sin(math.Pi*t)))
	}
	b.Draw(c, out)
	b.Fill(b.Metal(f.Trim), brush.Oval(0, 16, 7, 7))
}

// Plated draws a body in armor.
func Plated(b *brush.Brush, f *Figure) {
	w, waist := f.Wide, f.Waist
	m := brush.Pick(&b.Random, brush.Steel, brush.Steel, brush.Iron, brush.White, brush.Gold).To(f.Cloth, 0.3)
	if b.House == card.Dis {
		m = brush.Hex(0x3f3650)
	}
	if b.House == card.Saurian {
		m = brush.Hex(0xc99a4a)
	}
	s := b.Metal(m)
	if f.Species == Spirit {
		m = m.To(brush.White, 0.45)
		s = b.Metal(m)
	}
	skirt := f.hem(150)
	if f.Species == Spirit {
		skirt = 108
	}
	b.Draw(f.Trim.To(brush.Livery(b.House), 0.5).Times(0.8), brush.Poly(-waist*1.1, 76, waist*1.1, 76, waist*1.5, skirt+10, 0, skirt,
		-waist*1.5, skirt+10))
	b.Fill(s, f.outline(2))
	b.Fill(brush.Flat(m.To(b.Shade, 0.6)).Clear(0.8), brush.Taper(brush.Line(0, 4, 0, 66), 1.4, 1),
		brush.Taper(brush.Curve(-w*0.8, 50, 0, 62, w*0.8, 50),
			1.6, 1.6))
	b.Fill(b.Metal(f.Trim), brush.Slab(-waist*1.1, 68, waist*2.2, 10, 3))
	switch sign := b.N(4); {
	case sign == 0:
		b.Fill(b.Metal(f.Trim), brush.Star(0, 30, 4+b.N(5), 15, 5, 0))
	case sign == 1 && b.House == card.Sanctum:
		b.Fill(b.Metal(f.Trim), brush.Poly(-3.5, 12, 3.5, 12, 3.5, 26, 14, 26, 14, 33, 3.5, 33, 3.5, 54, -3.5, 54, -3.5, 33, -14, 33, -14,
			26, -3.5, 26))
	case sign == 2:
		b.Fill(b.Metal(f.Trim), brush.Ring(0, 30, 14, 9)...)
		b.Fill(b.Metal(f.Trim), brush.Oval(0, 30, 5, 5))
	default:
		b.Fill(b.Metal(f.Trim), brush.Smooth(-12, 18, 0, 14, 12, 18, 10, 36, 0, 46, -10, 36))
	}
	b.Mirrored(func(float64) {
		for i := range 3 {
			k := float64(i)
			b.Fill(s, brush.Smooth(w*0.55, 0+k*8, w*1.0, -7+k*9, w*1.34-k*2, 8+k*10, w*1.2-k*2, 24+k*9, w*0.7, 18+k*8))
		}
		b.Fill(b.Metal(f.Trim), brush.Taper(brush.Curve(w*0.56, 2, w, -6, w*1.33, 8), 2.4, 2))
	})
	b.Fill(s, brush.Smooth(-w*0.4, -8, 0, -3, w*0.4, -8, w*0.44, 6, 0, 14, -w*0.44, 6))
}

// Hull draws the body of a robot.
func Hull(b *brush.Brush, f *Figure) {
	w, waist := f.Wide, f.Waist
	m := b.Metal(f.Skin)
	b.Fill(b.Metal(f.Skin.Times(0.5)), brush.Slab(-waist*0.6, 56, waist*1.2, 40, 6))
	switch b.N(3) {
	case 0:
		b.Fill(m, brush.Slab(-w, -2, w*2, 70, 12))
	case 1:
		b.Fill(m, brush.Smooth(-w*0.9, -4, -w, 24, -w*0.5, 72, w*0.5, 72, w, 24, w*0.9, -4))
	default:
		b.Fill(m, brush.Oval(0, 34, w, 38))
	}
	b.Fill(b.Metal(f.Trim), brush.Slab(-w*0.5, 12, w, 36, 5))
	b.Plain(brush.Black.To(b.Accent, 0.15), brush.Slab(-w*0.42, 16, w*0.84, 28, 4))
	b.Glow(0, 30, 34, 34, b.Accent, 0.6)
	if b.Odds(0.5) {
		b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(0, 30, 9, 9))
		b.Plain(b.Accent, brush.Ring(0, 30, 13, 11)...)
	} else {
		for i := range 4 {
			b.Plain(b.Accent.To(brush.White, 0.3), brush.Box(-w*0.32, 20+float64(i)*6, w*b.In(0.2, 0.62), 2.6))
		}
	}
	b.Fill(m, brush.Slab(-waist*0.9, 84, waist*1.8, 16, 6))
	b.Mirrored(func(float64) { b.Fill(m, brush.Oval(w*1.02, 12, 15, 15)) })
}

// haunted draws the body of a ghost, which ends in smoke.
func haunted(b *brush.Brush, f *Figure) {
	w, waist := f.Wide, f.Waist
	b.Glow(0, 40, 120, 130, b.Accent.To(f.Skin, 0.5), 0.35)
	s := b.Body(f.Cloth.To(f.Skin, 0.35))
	s.Bottom, s.Fade = b.Accent.To(f.Skin, 0.5), 0.1
	d := b.Side()
	b.Fill(s, brush.Smooth(-w*0.4, -4, -w, 10, -w*0.95, 50, -waist*1.2, 100, -waist*0.9, 150, -waist*0.2+d*20, 190, d*40, 215, waist*0.5+d*10,
		178, waist*1.1, 120, w*0.95, 50, w, 10, w*0.4, -4))
	for range 3 {
		x := b.In(-0.6, 0.6) * waist
		b.Fill(brush.Flat(f.Skin).Clear(0.3).Out(), brush.Taper(brush.Curve(x, 40, x+b.In(-8, 8), 90, x+b.In(-14, 14), 150), 3, 1))
	}
	b.Fill(b.Metal(f.Trim), brush.Star(0, 26, 4, 12, 4, 0))
}
