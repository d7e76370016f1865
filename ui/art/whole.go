package art

import (
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/ui/art/brush"
)

// whole draws a figure from head to foot.
func whole(b *brush.Brush, f *figure) {
	before := false // whether the far arm crosses the chest
	switch f.pose {
	case guarding, holding, folded, carrying, aiming:
		before = true
	}
	behind(b, f)
	if f.four {
		lowerArms(b, f)
	}
	if !before {
		arms(b, f, -1)
	}
	legs(b, f)
	torso(b, f)
	for _, g := range f.wears {
		if g.before != nil {
			g.before(b, f)
		}
	}
	if before {
		arms(b, f, -1)
	}
	headAndNeck(b, f)
	arms(b, f, 1)
}

// lowerArms draws a second pair of arms, which are empty.
func lowerArms(b *brush.Brush, f *figure) {
	low := *f
	low.pose, low.gear, low.hold, low.wide = shrugging, none, nil, f.wide*0.92
	b.Within(brush.Place(0, 30, 1, 1, 0), func() {
		arms(b, &low, -1)
		arms(b, &low, 1)
	})
}

// back draws a figure from behind.
func back(b *brush.Brush, f *figure) {
	arms(b, f, -1)
	arms(b, f, 1)
	legs(b, f)
	torso(b, f)
	if f.dress.skimpy() {
		spine(b, f)
	} else {
		trailing(b, f, draped(b, f))
	}
	b.Within(brush.Place(f.turn*3, -21*f.head, f.head, f.head, f.turn*0.06), func() {
		switch {
		case f.face != nil || f.kin == saurian: // looking over a shoulder
			head(b, f)
		case f.dress == plate:
			b.Fill(b.Metal(brush.Steel.To(f.cloth, 0.25)), brush.Smooth(-20, -10, -14, -26, 0, -30, 14, -26, 20, -10, 19, 14, 0, 20, -19, 14))
			b.Draw(brush.Livery(b.House), brush.Smooth(-3, -29, -4, -50, 6, -52, 14, -30, 8, 10, 0, 24, -6, 4))
		case f.kin != human && f.kin != elf && f.kin != giant && f.kin != cyborg && f.kin != faerie:
			b.Toned(brush.Tone{Color: f.skin.Times(0.8), Pull: 1, Shape: 1}, func() { head(b, f) })
		case f.dress == cloak || f.has(trait.Monk):
			b.Draw(f.cloth, brush.Smooth(-26, 12, -27, -10, -16, -28, f.turn*2, -40, 16, -28, 27, -10, 26, 12, 0, 30))
			b.Fill(brush.Flat(f.cloth.To(b.Shade, 0.5)).Clear(0.7), brush.Taper(brush.Curve(f.turn*2, -36, 6, -10, 0, 26), 1, 2))
		default:
			b.Draw(f.skin, brush.Oval(0, 0, 18, 21))
			b.Draw(f.hair, brush.Smooth(-21, -4, -18, -22, 0, -29, 18, -22, 21, -4, 24, 26, 10, 48, -10, 48, -24, 26))
		}
	})
}

// spine draws a bare back.
func spine(b *brush.Brush, f *figure) {
	w := f.wide
	dark := brush.Flat(f.skin.To(b.Shade, 0.5)).Clear(0.7)
	b.Draw(f.skin, f.outline(1))
	b.Fill(dark, brush.Taper(brush.Line(0, 4, 0, 88), 1.6, 1.2), brush.Taper(brush.Curve(-w*0.6, 14, -w*0.3, 40, -w*0.5, 54), 2, 0.8),
		brush.Taper(brush.Curve(w*0.6, 14, w*0.3, 40, w*0.5, 54), 2, 0.8))
	b.Draw(brush.Wood.Times(0.8), brush.Slab(-f.waist*1.12, 74, f.waist*2.24, 12, 4))
}

// trailing draws cloth that falls from the shoulders over the back.
func trailing(b *brush.Brush, f *figure, c brush.RGB) {
	w, d := f.wide, b.In(14, 40)
	b.Draw(c, brush.Smooth(-w*0.7, -2, -w*1.12, 16, -w*1.1, 70, -w-d*0.4, f.hem(150), -w*0.3, f.hem(178), w*0.5, f.hem(170), w+d,
		f.hem(158), w*1.12, 70, w*1.12, 16, w*0.7, -2, 0, -9))
	for i := range 4 {
		q := (float64(i) - 1.5) * w * 0.45
		b.Fill(brush.Flat(c.To(b.Shade, 0.5)).Clear(0.7), brush.Taper(brush.Curve(q*0.7, 20, q, 90, q*1.25+d*0.3, f.hem(160)), 1, 3))
	}
}
