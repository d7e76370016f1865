package people

import (
	"github.com/keyraken/keyraken/ui/art/brush"
)

// wyrmFaces are heads of people who descend from dragons.
var wyrmFaces = map[string]func(*brush.Brush, *Figure){
	"dragon-headed": profile(dragonkinHead),
}

// dragonkinHead is that of a dragon in small: a long snout with teeth, two horns that sweep back, and a crest of spines.
func dragonkinHead(b *brush.Brush, f *Figure) {
	horn := brush.Bone.Times(0.82)
	b.Draw(horn.Times(0.85), brush.Taper(brush.Curve(-4, -22, -22, -38, -44, -34, -56, -20), 6, 0.8))
	for i := range 5 {
		q := brush.At(-20-1.2*float64(i), -12+9*float64(i))
		b.Draw(f.Trim.To(f.Skin, 0.35), brush.Path{q.Shift(4, -6), q.Shift(-17+float64(i), -9), q.Shift(4, 6)})
	}
	b.Fill(b.Skin(f.Skin.Times(0.78)), brush.Smooth(-4, 12, 18, 15, 42, 13, 44, 20, 20, 27, -4, 26))
	b.Plain(brush.Hex(0x5a1420), brush.Poly(6, 10, 42, 9, 40, 15, 10, 18))
	b.Fill(b.Skin(f.Skin), brush.Smooth(-22, 22, -24, -4, -14, -25, 6, -28, 20, -18, 36, -10, 49, -8, 52, 2, 48, 9, 28, 9, 10, 13, -2, 26))
	for i := range 5 {
		x := 18 + 6.6*float64(i)
		b.Plain(brush.Bone, brush.Poly(x-2.4, 8, x+2.4, 8, x, 14.5))
	}
	b.Draw(horn, brush.Taper(brush.Curve(2, -25, -14, -46, -38, -52, -54, -44), 6.4, 0.8))
	b.Plain(f.Skin.To(b.Shade, 0.6), brush.Oval(46, -4, 2.4, 1.7))
	b.Glow(9, -10, 13, 12, b.Accent, 0.5)
	b.Plain(brush.Hex(0xffd23d), brush.Smooth(1, -9, 9, -15, 17, -9, 9, -4))
	b.Plain(brush.Black, brush.Oval(10, -9.4, 1.5, 4.6))
	b.Draw(f.Skin.Times(0.62), brush.Smooth(-6, -18, 6, -21, 22, -13, 19, -9, 5, -15))
	for i := range 6 {
		b.Fill(brush.Flat(f.Skin.Times(0.6)).Clear(0.6), brush.Oval(-14+5*float64(i%3), 2+8*float64(i/3), 2.4, 1.7))
	}
}
