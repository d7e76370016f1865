package people

import "github.com/keyraken/keyraken/ui/art/brush"

// redeemedHead is that of a mutant who has found peace: lopsided, one horn worn down to a stump, one eye larger
// than the other, and a third that is shut.
func redeemedHead(b *brush.Brush, f *Figure) {
	x := f.Turn * 5
	horn := brush.Bone.To(f.Skin, 0.35)
	b.Draw(horn, brush.Taper(brush.Curve(-17, -18, -27, -30, -25, -46), 7.5, 2))
	b.Draw(horn, brush.Taper(brush.Line(16, -20, 23, -29), 7.5, 6.4))
	b.Fill(b.Skin(f.Skin), brush.Smooth(-25, -6, -23, -24, -4, -33, 18, -29, 27, -10, 25, 10, 14, 24, 1, 30, -14, 23, -24, 10))
	spots := f.Skin.To(b.Shade, 0.28)
	for _, q := range [4][3]float64{{-17, 10, 3.4}, {-12, 17, 2}, {20, -4, 3}, {17, -20, 2.2}} {
		b.Plain(spots, brush.Oval(q[0], q[1], q[2], q[2]*0.85))
	}
	b.Plain(f.Skin.Times(0.72), brush.Leaf(brush.Curve(x-6, -20, x, -18.4, x+6, -20), 1.3))
	for _, q := range [2][4]float64{{-10, -5, 7, 1}, {11, -3, 4.6, -1}} {
		b.Plain(brush.Hex(0xf4ead0), brush.Oval(x+q[0], q[1], q[2]*1.1, q[2]))
		b.Plain(brush.Hex(0x5a3a7a), brush.Oval(x+q[0]+f.Turn*1.8, q[1], q[2]*0.6, q[2]*0.72))
		b.Plain(brush.White, brush.Oval(x+q[0]-1.6, q[1]-1.8, q[2]*0.24, q[2]*0.24))
		lid(b, f, -q[3], brush.At(x+q[0], q[1]), q[2]*1.1, q[2])
	}
	b.Plain(f.Skin.To(b.Shade, 0.5), brush.Taper(brush.Curve(x+1, 0, x+5, 8, x, 10), 1.6, 0.8))
	mouth(b, f, 18, 8, 1)
}
