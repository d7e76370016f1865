package people

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
)

// pitFaces are heads of demons.
var pitFaces = map[string]func(*brush.Brush, *Figure){
	"skull-headed":    hornedSkull,
	"goat-headed":     goatHead,
	"boar-headed":     boarHead,
	"bat-headed":      batHead,
	"maw-headed":      mawHead,
	"cobra-headed":    cobraHead,
	"flame-headed":    flameHead,
	"one-eyed":        cyclops,
	"many-eyed":       manyEyes,
	"crow-headed":     profile(crowHead),
	"mosquito-headed": profile(mosquitoHead),
	"gargoyle":        gargoyle,
}

// bentHorns draws a pair of horns that bend outward and up.
func bentHorns(b *brush.Brush, c brush.RGB) {
	b.Mirrored(func(float64) { b.Draw(c, brush.Taper(brush.Curve(9, -18, 32, -24, 42, -44, 34, -66), 7, 0.8)) })
}

func hornedSkull(b *brush.Brush, f *Figure) {
	bentHorns(b, f.Skin.Times(0.5))
	b.Within(brush.Place(0, 0, 1.12, 1.12, 0), func() { Skull(b, f.Turn) })
}

func goatHead(b *brush.Brush, f *Figure) {
	c := f.Skin
	b.Mirrored(func(float64) {
		b.Draw(brush.Bone.Times(0.7), brush.Taper(brush.Curve(8, -20, 18, -50, 44, -64, 66, -44), 8, 1))
		b.Fill(b.Skin(c.Times(0.9)), brush.Smooth(12, -14, 34, -16, 50, 0, 32, 2, 14, -4))
	})
	b.Fill(b.Skin(c), brush.Smooth(-17, -14, -10, -25, 10, -25, 17, -14, 13, 4, 10, 24, 0, 32, -10, 24, -13, 4))
	b.Fill(b.Skin(c.To(brush.Bone, 0.3)), brush.Smooth(-9, 16, 0, 10, 9, 16, 9, 26, 0, 32, -9, 26))
	x := f.Turn * 3
	for _, d := range brush.Sides {
		b.Glow(x+d*10, -7, 16, 12, b.Accent, 0.6)
		b.Plain(brush.Hex(0xffd84a), brush.Oval(x+d*10, -7, 5.4, 4.2))
		b.Plain(brush.Black, brush.Slab(x+d*10-3.6, -8.2, 7.2, 2.4, 1))
		b.Plain(brush.Black, brush.Oval(x+d*4, 22, 1.6, 2))
	}
	brows(b, f, -13, 10, 6, 2.4, 3, c.To(b.Shade, 0.6))
	b.Draw(f.hair, brush.Poly(-6, 30, 6, 30, 3, 46, 0, 54, -3, 46))
}

func boarHead(b *brush.Brush, f *Figure) {
	b.Mirrored(func(float64) { b.Fill(b.Skin(f.Skin.Times(0.85)), brush.Poly(10, -18, 36, -34, 24, -4)) })
	b.Draw(f.hair, brush.Poly(-10, -20, -14, -40, -5, -32, 0, -46, 5, -32, 14, -40, 10, -20))
	b.Fill(b.Skin(f.Skin), brush.Smooth(-22, -6, -17, -22, 0, -27, 17, -22, 22, -6, 22, 14, 12, 26, -12, 26, -22, 14))
	x := f.Turn * 5
	eyes(b, f, -9, 9.5, 3.6, brush.Hex(0xffd84a), brush.Black)
	brows(b, f, -14, 9.5, 6, 2.8, 3.6, f.Skin.To(b.Shade, 0.6))
	b.Plain(brush.Hex(0x3a0a18), brush.Smooth(x-14, 16, x, 14, x+14, 16, x+8, 24, x-8, 24))
	b.Fill(b.Skin(f.Skin.To(brush.Hex(0xe09a8a), 0.5)), brush.Oval(x, 6, 14, 11))
	b.Plain(f.Skin.To(b.Shade, 0.8), brush.Oval(x-5, 6, 2.8, 4.4), brush.Oval(x+5, 6, 2.8, 4.4))
	for _, d := range brush.Sides {
		b.Draw(brush.Bone, brush.Taper(brush.Curve(x+d*12, 20, x+d*24, 10, x+d*22, -12), 4.4, 0.8))
	}
}

func batHead(b *brush.Brush, f *Figure) {
	b.Mirrored(func(float64) {
		b.Draw(f.Skin, brush.Smooth(4, -18, 16, -56, 40, -78, 44, -40, 24, -2))
		b.Plain(f.Skin.To(brush.Hex(0xe08a9a), 0.45), brush.Smooth(12, -22, 22, -48, 36, -64, 37, -38, 24, -14))
	})
	b.Fill(b.Skin(f.Skin), brush.Smooth(-20, -2, -17, -20, 0, -25, 17, -20, 20, -2, 14, 16, 0, 22, -14, 16))
	x := f.Turn * 4
	LitEyes(b, x, -6, 9, 4.6)
	b.Fill(b.Skin(f.Skin.To(brush.Bone, 0.25)), brush.Smooth(x-9, 4, x-4, -8, x, -14, x+4, -8, x+9, 4, x, 9))
	b.Plain(f.Skin.To(b.Shade, 0.8), brush.Oval(x-3, 3, 1.6, 2.4), brush.Oval(x+3, 3, 1.6, 2.4))
	b.Plain(brush.Black, brush.Smooth(x-11, 10, x, 12, x+11, 10, x+7, 19, x-7, 19))
	b.Plain(brush.Bone, brush.Poly(x-8, 10, x-3.6, 11, x-6, 20), brush.Poly(x+8, 10, x+3.6, 11, x+6, 20))
}

// mawHead is hardly more than a mouth.
func mawHead(b *brush.Brush, f *Figure) {
	b.Mirrored(func(float64) {
		b.Draw(brush.Bone.Times(0.7), brush.Taper(brush.Curve(20, -22, 34, -36, 32, -54), 6, 0.8))
	})
	b.Fill(b.Skin(f.Skin), brush.Smooth(-30, 0, -26, -24, -12, -34, 12, -34, 26, -24, 30, 0, 28, 26, 12, 38, -12, 38, -28, 26))
	b.Plain(brush.Hex(0x2a0410), brush.Smooth(-24, -6, 0, -12, 24, -6, 24, 16, 10, 32, -10, 32, -24, 16))
	b.Plain(brush.Hex(0xd8404a), brush.Smooth(-12, 22, 0, 12, 12, 22, 8, 31, -8, 31))
	for i := range 6 {
		k := -19 + 7.6*float64(i)
		b.Plain(brush.Bone, brush.Poly(k-3.4, -7-0.01*(300-k*k), k+3.4, -7-0.01*(300-k*k), k, 7), brush.Poly(k*0.8-3, 28-0.02*k*k, k*0.8+3,
			28-0.02*k*k, k*0.8, 15))
	}
	Glare(b, f.Turn, -21, 9, 5, 0.3, brush.Hex(0xffd04a))
}

func cobraHead(b *brush.Brush, f *Figure) {
	b.Draw(f.Skin.Times(0.8), brush.Smooth(-14, 30, -36, 10, -50, -18, -36, -42, -8, -50, 8, -50, 36, -42, 50, -18, 36, 10, 14, 30))
	b.Fill(b.Skin(f.Skin.To(brush.Bone, 0.5)), brush.Smooth(-10, 26, -22, 2, -24, -24, 0, -34, 24, -24, 22, 2, 10, 26))
	for i := range 4 {
		b.Plain(f.Skin.Times(0.6), brush.Slab(-15+float64(i), -2+7*float64(i), 30-2*float64(i), 2.4, 1))
	}
	b.Fill(b.Skin(f.Skin), brush.Smooth(-18, -20, -14, -38, 0, -43, 14, -38, 18, -20, 10, -6, 0, -1, -10, -6))
	Glare(b, f.Turn, -22, 9, 5.4, 0.3, brush.Hex(0xffd04a))
	x := f.Turn * 4
	b.Plain(brush.Black, brush.Smooth(x-10, -11, x, -9, x+10, -11, x+6, -2, x-6, -2))
	b.Plain(brush.Bone, brush.Poly(x-8, -11, x-4, -10, x-6, 0), brush.Poly(x+8, -11, x+4, -10, x+6, 0))
	b.Plain(brush.Hex(0xd8304a), brush.Taper(brush.Line(x, -4, x, 10), 1.4, 1.2), brush.Taper(brush.Line(x, 9, x-6, 19), 1.2, 0.7),
		brush.Taper(brush.Line(x, 9,
			x+6, 19), 1.2, 0.7))
}

// flameHead is a face in a fire.
func flameHead(b *brush.Brush, f *Figure) {
	b.Glow(0, -20, 80, 80, brush.Hex(0xff8a3a), 0.7)
	b.Flame(0, 20, 32, 96)
	b.Fill(b.Skin(f.Skin.Times(0.7)), brush.Smooth(-15, -6, -12, -18, 0, -22, 12, -18, 15, -6, 11, 10, 0, 20, -11, 10))
	Glare(b, f.Turn, -3, 7, 5, 0.3, brush.Hex(0xffe07a))
	x := f.Turn * 4
	b.Plain(brush.Hex(0xffc04a), brush.Smooth(x-8, 8, x-4, 11, x, 8, x+4, 11, x+8, 8, x+5, 15, x-5, 15))
}

// cyclops has one eye, and the horns of a demon if it is one.
func cyclops(b *brush.Brush, f *Figure) {
	if f.Species == Demon {
		bentHorns(b, f.Skin.Times(0.5))
	}
	b.Mirrored(func(float64) { b.Fill(b.Skin(f.Skin), brush.Poly(14, -4, 32, -12, 18, 8)) })
	b.Fill(b.Skin(f.Skin), brush.Smooth(-20, -8, -15, -24, 0, -29, 15, -24, 20, -8, 18, 12, 0, 24, -18, 12))
	x := f.Turn * 5
	b.Plain(f.Skin.To(b.Shade, 0.5), brush.Oval(x, -7, 15, 13))
	b.Plain(brush.Hex(0xfff2d8), brush.Oval(x, -7, 13, 11))
	b.Plain(b.Accent.Times(0.8), brush.Oval(x+f.Turn*3, -7, 7.4, 7.8))
	b.Plain(brush.Black, brush.Oval(x+f.Turn*3, -7, 3.4, 5.4))
	b.Plain(brush.White, brush.Oval(x+f.Turn*3-3, -10.4, 2, 2))
	lid(b, f, brush.Sign(f.Turn), brush.At(x, -7), 13, 11)
	if f.Mood == usual {
		b.Plain(f.Skin.Times(0.8), brush.Smooth(x-15, -10, x-7, -22, x+7, -22, x+15, -10, x, -14))
		b.Plain(brush.Black.To(f.Skin, 0.2), brush.Smooth(x-11, 12, x, 10, x+11, 12, x+8, 17, x-8, 17))
		b.Plain(brush.Bone, brush.Poly(x-9, 17, x-7, 8, x-4, 16), brush.Poly(x+9, 17, x+7, 8, x+4, 16))
		return
	}
	mouth(b, f, 13, 6, 0)
}

func manyEyes(b *brush.Brush, f *Figure) {
	b.Fill(b.Skin(f.Skin), brush.Smooth(-21, -6, -20, -28, 0, -38, 20, -28, 21, -6, 15, 14, 0, 22, -15, 14))
	x := f.Turn * 4
	for i, q := range [7][3]float64{{-8, -6, 6}, {9, -7, 6.6}, {0, -19, 7.4}, {-13, -20, 4.6}, {13, -21, 4.4}, {-5, -30, 3.8},
		{6, -31, 3.4}} {
		b.Plain(brush.Hex(0xfff0c8), brush.Oval(x+q[0], q[1], q[2], q[2]*0.9))
		b.Plain([2]brush.RGB{brush.Hex(0xc8262e), brush.Black}[i%2], brush.Oval(x+q[0]+f.Turn, q[1], q[2]*0.5, q[2]*0.6))
	}
	b.Plain(brush.Black, brush.Smooth(x-9, 9, x, 12, x+9, 9, x+5, 15, x-5, 15))
	teeth(b, x-6, 10, 4, 4, 4)
}

func crowHead(b *brush.Brush, f *Figure) {
	for i := range 5 {
		a := math.Pi * (0.95 + 0.12*float64(i))
		b.Draw(f.Skin.Times(0.8), brush.Leaf([]brush.Point{brush.At(-6, -8).Around(a, 10), brush.At(-6, -8).Around(a, 26),
			brush.At(-8, -8).Around(a+0.15, 44)},
			6))
	}
	b.Fill(b.Skin(f.Skin), brush.Smooth(-18, 20, -21, -8, -10, -26, 10, -27, 22, -14, 20, 4, 10, 20))
	b.Draw(brush.Hex(0x3a3440).To(brush.Bone, 0.2), brush.Smooth(12, -16, 40, -14, 64, 2, 68, 16, 46, 4, 14, 4))
	b.Draw(brush.Hex(0x2a2430).To(brush.Bone, 0.15), brush.Smooth(12, 5, 36, 6, 52, 10, 30, 13, 12, 12))
	b.Glow(8, -10, 16, 16, b.Accent, 0.7)
	b.Plain(brush.Hex(0xffd84a), brush.Oval(8, -10, 5.4, 5.4))
	b.Plain(brush.Black, brush.Oval(9.4, -10, 2.6, 2.6))
}

func mosquitoHead(b *brush.Brush, f *Figure) {
	b.Draw(f.Skin.Times(0.7), brush.Taper(brush.Curve(4, -18, 18, -44, 44, -50), 2, 0.9),
		brush.Taper(brush.Curve(-4, -18, -2, -46, 16, -64), 2, 0.9))
	b.Draw(brush.Bone.Times(0.8), brush.Taper(brush.Curve(14, 4, 44, 22, 74, 48), 4.4, 0.8))
	b.Fill(b.Skin(f.Skin), brush.Smooth(-18, 14, -22, -8, -8, -24, 12, -22, 24, -4, 18, 12, 2, 20))
	b.Fill(b.Metal(brush.Hex(0xd03a4a)), brush.Oval(7, -8, 12, 13))
	b.Plain(brush.White, brush.Oval(3, -14, 3, 3.4))
}

// gargoyle has a broad brow, ears like wings and fangs that point up.
func gargoyle(b *brush.Brush, f *Figure) {
	b.Mirrored(func(float64) {
		b.Fill(b.Skin(f.Skin.Times(0.9)), brush.Poly(14, -16, 46, -40, 36, -20, 52, -16, 34, -6, 44, 4, 16, 6))
		b.Draw(brush.Bone.Times(0.7), brush.Taper(brush.Curve(8, -22, 14, -36, 8, -46), 5, 0.8))
	})
	b.Fill(b.Skin(f.Skin), brush.Smooth(-22, -10, -16, -24, 0, -27, 16, -24, 22, -10, 24, 10, 16, 24, -16, 24, -24, 10))
	x := f.Turn * 4
	b.Draw(f.Skin.Times(0.85), brush.Smooth(x-20, -8, x, -4, x+20, -8, x+16, -16, x, -12, x-16, -16))
	Glare(b, f.Turn, -4, 9, 4.6, 0.3, brush.Hex(0xffd04a))
	b.Fill(b.Skin(f.Skin.Times(0.9)), brush.Smooth(x-7, 2, x, -4, x+7, 2, x+5, 8, x-5, 8))
	b.Plain(brush.Black.To(f.Skin, 0.1), brush.Smooth(x-16, 13, x, 11, x+16, 13, x+11, 20, x-11, 20))
	b.Plain(brush.Bone, brush.Poly(x-13, 19, x-9, 5, x-6, 18), brush.Poly(x+13, 19, x+9, 5, x+6, 18), brush.Poly(x-3, 19, x, 12, x+3, 19))
}
