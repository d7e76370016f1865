package people

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
)

// ghostFaces are heads of machines in which ghosts live.
var ghostFaces = map[string]func(*brush.Brush, *Figure){
	"clock-faced":    clockFace,
	"lantern-headed": lanternHead,
	"wisp-headed":    wispHead,
	"trader-headed":  getrookyaHead,
}

// getrookyaHead is that of a trader from the stars: long, with four eyes, lobes that hang
// down with rings of gold, and barbels.
func getrookyaHead(b *brush.Brush, f *Figure) {
	x := f.Turn * 5
	b.Mirrored(func(float64) {
		b.Fill(b.Skin(f.Skin.Times(0.86)), brush.Smooth(13, -12, 27, -20, 34, -4, 33, 20, 28, 36, 22, 34, 22, 14, 14, 4))
		b.Fill(b.Metal(brush.Gold), brush.Ring(27, 38, 7.5, 4.4)...)
		b.Fill(b.Metal(brush.Gold), brush.Slab(20, 12, 14, 4, 2))
	})
	b.Draw(f.Trim.To(f.Skin, 0.25), brush.Smooth(-7, -26, -10, -52, 0, -62, 10, -52, 7, -26))
	b.Fill(b.Skin(f.Skin), brush.Smooth(-17, -12, -14, -30, 0, -37, 14, -30, 17, -12, 12, 8, 9, 24, 0, 32, -9, 24, -12, 8))
	b.Fill(b.Skin(f.Skin.To(brush.Bone, 0.4)), brush.Smooth(x-8, 2, x, -4, x+8, 2, x+7, 20, x, 28, x-7, 20))
	for _, d := range brush.Sides {
		for _, q := range [2][3]float64{{9, -8, 5}, {6.4, -21, 3.2}} {
			b.Plain(brush.Hex(0xffe9b0), brush.Oval(x+d*q[0], q[1], q[2]*1.15, q[2]))
			b.Plain(brush.Hex(0x5a2a14), brush.Oval(x+d*q[0]+f.Turn*1.6, q[1], q[2]*0.55, q[2]*0.75))
			b.Plain(brush.White, brush.Oval(x+d*q[0]-1.4, q[1]-1.6, q[2]*0.22, q[2]*0.22))
			lid(b, f, d, brush.At(x+d*q[0], q[1]), q[2]*1.15, q[2])
		}
		b.Draw(f.Skin.Times(0.9), brush.Taper(brush.Curve(x+d*5, 22, x+d*17, 30, x+d*15, 46, x+d*22, 54), 2.6, 0.8))
		b.Plain(f.Skin.To(b.Shade, 0.6), brush.Oval(x+d*3, 8, 1.3, 2.2))
	}
	mouth(b, f, 17, 5, 1.2)
	b.Crystal(0, -33, 6, 0)
}

// clockFace shows the hour.
func clockFace(b *brush.Brush, f *Figure) {
	b.Mirrored(func(float64) {
		b.Fill(b.Metal(f.Trim.To(brush.Gold, 0.4)), brush.Oval(17, -31, 9, 8), brush.Box(14, -26, 5, 12))
	})
	b.Fill(b.Metal(brush.Gold.To(f.Skin, 0.35)), brush.Oval(0, -6, 29, 29))
	b.Fill(brush.Flat(brush.Bone).Down(brush.Bone.To(b.Accent, 0.3)), brush.Oval(0, -6, 23, 23))
	for i := range 12 {
		q := brush.At(0, -6).Around(math.Pi*float64(i)/6, 19)
		b.Plain(b.Shade, brush.Oval(q.X, q.Y, 1.6, 1.6))
	}
	LitEyes(b, f.Turn*5, -10, 8, 4)
	x := f.Turn * 5
	b.Plain(b.Shade, brush.Taper(brush.Line(x, -2, x-9, 5), 2.2, 0.8), brush.Taper(brush.Line(x, -2, x+13, 2), 1.8, 0.8),
		brush.Oval(x, -2, 2.8, 2.8))
}

// lanternHead is a lamp in which a small flame looks around.
func lanternHead(b *brush.Brush, f *Figure) {
	m := b.Metal(f.Skin.Times(0.7))
	b.Glow(0, -10, 62, 62, b.Accent, 0.8)
	b.Fill(m, brush.Ring(0, -52, 9, 5.4)...)
	b.Fill(m, brush.Poly(-20, -34, -8, -46, 8, -46, 20, -34))
	b.Fill(brush.Flat(b.Accent).Clear(0.35), brush.Slab(-20, -34, 40, 46, 8))
	b.Fill(b.Lamp(b.Accent.To(brush.White, 0.35)), brush.Smooth(-12, 4, -12, -10, -3, -28, 3, -18, 10, -12, 12, 2, 0, 9))
	x := f.Turn * 4
	b.Plain(b.Shade, brush.Oval(x-5, -4, 2.4, 3.6), brush.Oval(x+5, -4, 2.4, 3.6))
	b.Mirrored(func(float64) { b.Fill(m, brush.Slab(17, -36, 5, 50, 2)) })
	b.Fill(m, brush.Slab(-24, 10, 48, 9, 4), brush.Slab(-22, -38, 44, 6, 3))
}

// wispHead is the broken skull of a machine, and the ghost that rises from it.
func wispHead(b *brush.Brush, f *Figure) {
	m := b.Metal(f.Skin)
	s := b.Lamp(b.Accent.To(brush.White, 0.25))
	s.Alpha, s.Fade = 0.35, 0.9
	b.Glow(0, -24, 66, 70, b.Accent, 0.7)
	d := -brush.Sign(f.Turn)
	b.Fill(s, brush.Smooth(-18, -4, -24, -30, -14+d*6, -54, d*26, -78, 6+d*10, -50, 20, -42, 24, -20, 18, -4))
	b.Fill(m, brush.Poly(-22, -14, -14, -8, -8, -18, 0, -9, 9, -19, 15, -9, 22, -15, 20, 12, 11, 21, -11, 21, -20, 12))
	LitEyes(b, f.Turn*5, 0, 8.5, 5.4)
	for i := -2; i <= 2; i++ {
		b.Plain(brush.Black, brush.Slab(f.Turn*5+float64(i)*4-1, 10, 2.2, 7, 1))
	}
}
