package people

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
)

// skyFaces are heads of people who live above the clouds.
var skyFaces = map[string]func(*brush.Brush, *Figure){
	"owl-faced": owlFace,
}

// raptrixHead is that of a bird of prey: a hooked bill, a stern brow, and feathers that stand up behind.
func raptrixHead(b *brush.Brush, f *Figure) {
	for i := range 6 {
		a, from := math.Pi*(0.9+0.13*float64(i)), brush.At(-4, -8)
		c := [2]brush.RGB{f.Skin.Times(0.8), f.Trim}[i%2]
		b.Draw(c, brush.Leaf([]brush.Point{from.Around(a, 12), from.Around(a+0.05, 30), from.Around(a+0.22, 50-3*float64(i%2))}, 7))
	}
	b.Fill(b.Skin(f.Skin), brush.Smooth(-18, 22, -22, -6, -12, -26, 8, -29, 22, -18, 22, 2, 12, 22))
	pale := f.Skin.To(brush.Bone, 0.65)
	b.Fill(b.Skin(pale), brush.Smooth(-2, 24, 0, 4, 14, -4, 24, 2, 18, 14, 12, 26))
	bill := brush.Hex(0xf0b03a)
	b.Draw(bill.Times(0.75), brush.Smooth(18, 6, 34, 8, 40, 12, 30, 14, 17, 12))
	b.Draw(bill, brush.Smooth(17, -14, 34, -17, 47, -4, 47, 18, 41, 8, 30, 6, 17, 7))
	b.Plain(bill.Times(0.5), brush.Oval(28, -8, 2.4, 1.6))
	b.Plain(brush.Hex(0xffe07a), brush.Oval(8, -9, 6.6, 6.2))
	b.Plain(brush.Black, brush.Oval(9.6, -8.6, 3.4, 3.8))
	b.Plain(brush.White, brush.Oval(8, -11, 1.5, 1.5))
	b.Draw(f.Skin.Times(0.6), brush.Smooth(-6, -18, 6, -19, 20, -10, 18, -6, 4, -13))
}

// owlFace is flat and round, with large eyes in rings of feathers.
func owlFace(b *brush.Brush, f *Figure) {
	b.Mirrored(func(float64) { b.Draw(f.Skin.Times(0.8), brush.Smooth(8, -24, 20, -50, 30, -30, 26, -8)) })
	b.Fill(b.Skin(f.Skin), brush.Smooth(-28, 2, -25, -20, 0, -30, 25, -20, 28, 2, 18, 22, 0, 28, -18, 22))
	x := f.Turn * 5
	for _, d := range brush.Sides {
		b.Fill(b.Skin(f.Skin.To(brush.Bone, 0.65)), brush.Smooth(x+d*1, -16, x+d*14, -22, x+d*26, -8, x+d*22, 10, x+d*8, 14, x+d*1, 4))
		b.Plain(brush.Hex(0xffb82a), brush.Oval(x+d*12, -5, 8.4, 8.4))
		b.Plain(brush.Black, brush.Oval(x+d*12+f.Turn*2, -5, 4.4, 4.8))
		b.Plain(brush.White, brush.Oval(x+d*12-2, -8, 1.8, 1.8))
		lid(b, f, d, brush.At(x+d*12, -5), 8.4, 8.4)
	}
	b.Draw(brush.Hex(0x6a4a2a), brush.Smooth(x-5, 0, x, -3, x+5, 0, x+3, 10, x, 16, x-3, 10))
}
