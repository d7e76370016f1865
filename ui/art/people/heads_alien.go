package people

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
)

// alienFaces are heads of people from other worlds, and of beasts that walk upright.
var alienFaces = map[string]func(*brush.Brush, *Figure){
	"wide-eyed":     oneEyeAlien,
	"stalk-eyed":    stalkEyes,
	"fin-skulled":   finSkull,
	"tentacled":     tentacleBeard,
	"glass-headed":  glassHead,
	"trunk-nosed":   trunkNose,
	"lizard-headed": profile(lizardHead),
	"mantis-headed": mantisHead,
	"frog-headed":   frogHead,
	"rat-headed":    profile(ratHead),
	"cat-headed":    catHead,
	"screen-headed": screenHead,
}

// alienHead draws one of four heads at random.
func alienHead(b *brush.Brush, f *Figure) {
	draw := [...]func(*brush.Brush, *Figure){oneEyeAlien, stalkEyes, finSkull, tentacleBeard}
	draw[b.N(len(draw))](b, f)
}

func oneEyeAlien(b *brush.Brush, f *Figure) {
	x := f.Turn * 5
	b.Fill(b.Skin(f.Skin), brush.Smooth(-20, -8, -14, -24, 0, -28, 14, -24, 20, -8, 16, 10, 0, 22, -16, 10))
	b.Plain(brush.Hex(0xf6f2ea), brush.Oval(x, -6, 12, 10))
	b.Plain(b.Accent.Times(0.7), brush.Oval(x+f.Turn*3, -6, 6.6, 7))
	b.Plain(brush.Black, brush.Oval(x+f.Turn*3, -6, 3, 4))
	b.Plain(brush.White, brush.Oval(x-2, -9, 1.8, 1.8))
	b.Fill(b.Skin(f.Skin.Times(0.85)), brush.Smooth(x-13, -8, x-6, -17, x+6, -17, x+13, -8, x, -13))
	mouth(b, f, 12, 6, 1.5)
}

func stalkEyes(b *brush.Brush, f *Figure) {
	x := f.Turn * 5
	for _, d := range brush.Sides {
		b.Draw(f.Skin, brush.Taper(brush.Curve(d*7, -12, d*12, -28, d*16, -38), 4, 3))
		b.Fill(b.Skin(brush.Hex(0xf6f2ea)), brush.Oval(d*16, -42, 9, 9))
		b.Plain(brush.Black, brush.Oval(d*16+f.Turn*3, -42, 3.6, 4.6))
	}
	b.Fill(b.Skin(f.Skin), brush.Smooth(-19, 0, -13, -18, 13, -18, 19, 0, 12, 18, -12, 18))
	if f.Mood != usual {
		mouth(b, f, 5, 7, 0)
		return
	}
	b.Plain(brush.Black, brush.Smooth(x-10, 2, x, 5, x+10, 2, x+6, 11, x-6, 11))
}

// finSkull is tall, with fins at its sides.
func finSkull(b *brush.Brush, f *Figure) {
	b.Mirrored(func(float64) { b.Draw(f.Skin.To(f.Trim, 0.4), brush.Poly(12, -22, 34, -40, 30, -16, 38, -8, 17, 4)) })
	b.Fill(b.Skin(f.Skin), brush.Smooth(-15, -10, -13, -34, 0, -44, 13, -34, 15, -10, 10, 14, 0, 22, -10, 14))
	LitEyes(b, f.Turn*5, -4, 7, 3.6)
	mouth(b, f, 12, 4, 0)
}

func tentacleBeard(b *brush.Brush, f *Figure) {
	x := f.Turn * 5
	b.Fill(b.Skin(f.Skin), brush.Smooth(-19, -8, -14, -26, 0, -30, 14, -26, 19, -8, 15, 12, -15, 12))
	for i := -2; i <= 2; i++ {
		k := x + float64(i)*6
		b.Fill(b.Skin(f.Skin.Times(0.9)), brush.Taper(brush.Curve(k, 8, k+b.In(-3, 3), 22, k+b.In(-6, 6), 36+b.In(0, 8)), 4.4, 0.8))
	}
	eyes(b, f, -6, 8, 5, brush.Hex(0xffe98a), brush.Black)
	brows(b, f, -12, 8, 6, 2, 2.6, f.Skin.To(b.Shade, 0.6))
}

// glassHead is a bubble in which a brain floats above the eyes.
func glassHead(b *brush.Brush, f *Figure) {
	b.Fill(b.Skin(f.Skin), brush.Smooth(-18, 0, -20, -12, 20, -12, 18, 0, 12, 18, 0, 23, -12, 18))
	b.Glow(0, -26, 50, 44, b.Accent, 0.6)
	b.Draw(brush.Hex(0xe89ab0), brush.Smooth(-18, -16, -24, -28, -14, -42, 0, -40, 14, -44, 25, -30, 18, -16, 0, -13))
	for _, d := range brush.Sides {
		b.Plain(brush.Hex(0xb85a78), brush.Taper(brush.Curve(d*4, -36, d*14, -34, d*8, -25, d*18, -24), 1.4, 0.8))
	}
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.5)).Clear(0.25), brush.Smooth(-22, -10, -31, -30, -16, -52, 16, -52, 31, -30, 22, -10))
	b.Fill(brush.Flat(brush.White).Clear(0.7), brush.Taper(brush.Curve(-22, -28, -18, -40, -8, -47), 2, 1))
	b.Fill(b.Metal(brush.Iron), brush.Slab(-22, -14, 44, 6, 3))
	eyes(b, f, -1, 8, 4.4, brush.Hex(0xf6f2ea), brush.Black)
	mouth(b, f, 12, 4, 0)
}

func trunkNose(b *brush.Brush, f *Figure) {
	b.Mirrored(func(float64) {
		b.Fill(b.Skin(f.Skin.Times(0.85)), brush.Smooth(12, -16, 34, -34, 52, -18, 46, 8, 28, 16, 14, 4))
		b.Draw(brush.Bone, brush.Taper(brush.Curve(10, 10, 22, 22, 28, 34), 4, 1))
	})
	b.Fill(b.Skin(f.Skin), brush.Smooth(-20, -8, -15, -24, 0, -29, 15, -24, 20, -8, 14, 12, -14, 12))
	x := f.Turn * 5
	b.Draw(f.Skin.Times(1.05), brush.Taper(brush.Curve(x, -6, x+2, 16, x-4, 36, x+10, 50, x+22, 44), 9, 4.4))
	eyes(b, f, -9, 10, 4, brush.Hex(0xf6f2ea), brush.Black)
	brows(b, f, -15, 10, 6, 2, 2, f.Skin.To(b.Shade, 0.6))
}

func lizardHead(b *brush.Brush, f *Figure) {
	for i := range 5 {
		a := math.Pi * (0.95 + 0.13*float64(i))
		b.Draw(f.Trim.To(f.Skin, 0.3), brush.Spike(brush.At(-2, -6), a, 0.2, 18, 36))
	}
	b.Fill(b.Skin(f.Skin), brush.Smooth(-18, 18, -20, -8, -8, -24, 10, -24, 26, -12, 44, -2, 44, 8, 26, 14, 4, 20))
	b.Plain(f.Skin.To(b.Shade, 0.6), brush.Taper(brush.Curve(8, 8, 26, 6, 43, 4), 1.4, 1))
	b.Plain(brush.Hex(0xd8304a), brush.Taper(brush.Curve(42, 5, 56, 8, 66, 2), 1.4, 0.8))
	reptileEye(b, f, 8, -10)
}

func mantisHead(b *brush.Brush, f *Figure) {
	b.Mirrored(func(float64) { b.Draw(f.Skin.Times(0.7), brush.Taper(brush.Curve(5, -22, 12, -52, 40, -70), 1.8, 0.8)) })
	b.Fill(b.Skin(f.Skin), brush.Poly(-34, -24, -12, -28, 12, -28, 34, -24, 8, 22, 0, 30, -8, 22))
	for _, d := range brush.Sides {
		b.Fill(b.Metal(brush.Hex(0x3ad0b0)), brush.Oval(d*25, -20, 14, 12))
		b.Plain(brush.Black, brush.Oval(d*25+f.Turn*4, -19, 2.4, 3))
		b.Plain(brush.White, brush.Oval(d*25-4, -25, 3, 2.6))
		b.Draw(f.Skin.Times(0.6), brush.Taper(brush.Curve(d*3, 22, d*9, 28, d*3, 38), 2.6, 0.7))
	}
}

func frogHead(b *brush.Brush, f *Figure) {
	b.Fill(b.Skin(f.Skin), brush.Smooth(-34, 2, -28, -16, 0, -22, 28, -16, 34, 2, 20, 20, 0, 24, -20, 20))
	b.Fill(b.Skin(f.Skin.To(brush.Bone, 0.6)), brush.Smooth(-30, 6, 0, 10, 30, 6, 18, 19, 0, 23, -18, 19))
	x := f.Turn * 3
	b.Plain(f.Skin.To(b.Shade, 0.75), brush.Taper(brush.Curve(x-32, 1, x, 8, x+32, 1), 1.6, 1.6))
	for _, d := range brush.Sides {
		b.Draw(f.Skin, brush.Oval(d*17, -21, 12, 12))
		b.Plain(brush.Hex(0xffe070), brush.Oval(d*17+f.Turn, -22, 8.4, 8.4))
		b.Plain(brush.Black, brush.Slab(d*17+f.Turn*2-6, -24, 12, 4.4, 2))
	}
}

func ratHead(b *brush.Brush, f *Figure) {
	b.Draw(f.Skin, brush.Oval(-12, -26, 15, 15))
	b.Plain(brush.Hex(0xd89aa0), brush.Oval(-11, -25, 9, 9))
	b.Fill(b.Skin(f.Skin), brush.Smooth(-18, 18, -22, -8, -8, -24, 12, -22, 34, -6, 52, 6, 46, 13, 26, 16, 4, 20))
	b.Plain(brush.Hex(0xd8707a), brush.Oval(51, 7, 5, 4.4))
	b.Plain(brush.Bone, brush.Poly(36, 13, 43, 12, 40, 21))
	b.Plain(brush.Black, brush.Oval(13, -9, 4.4, 4.8))
	b.Plain(brush.White, brush.Oval(14.4, -11, 1.5, 1.5))
	for i := range 3 {
		b.Plain(f.Skin.Times(1.5), brush.Taper(brush.Line(40, 8, 30-3*float64(i), -6+14*float64(i)), 0.7, 0.4))
	}
}

func catHead(b *brush.Brush, f *Figure) {
	b.Mirrored(func(float64) {
		b.Fill(b.Skin(f.Skin), brush.Poly(5, -18, 26, -46, 25, -4))
		b.Plain(brush.Hex(0xd89aa0).To(f.Skin, 0.3), brush.Poly(12, -20, 22, -36, 21, -12))
	})
	b.Fill(b.Skin(f.Skin), brush.Smooth(-26, 2, -20, -18, 0, -24, 20, -18, 26, 2, 16, 17, 0, 21, -16, 17))
	x := f.Turn * 5
	b.Fill(b.Skin(f.Skin.To(brush.Bone, 0.6)), brush.Smooth(x-12, 8, x, 2, x+12, 8, x+8, 17, x, 19, x-8, 17))
	for _, d := range brush.Sides {
		b.Plain(brush.Hex(0xb8e84a), brush.Oval(x+d*10, -4, 6.4, 5.4))
		b.Plain(brush.Black, brush.Oval(x+d*10, -4, 1.6, 4.6))
		lid(b, f, d, brush.At(x+d*10, -4), 6.4, 5.4)
		for i := range 3 {
			b.Plain(brush.White, brush.Taper(brush.Line(x+d*8, 10+float64(i), x+d*34, 4+6*float64(i)), 0.7, 0.4))
		}
	}
	b.Plain(brush.Hex(0xc8606a), brush.Poly(x-4, 5, x+4, 5, x, 10))
	mouth(b, f, 14, 4, 2)
}

// screenHead shows its face on a screen.
func screenHead(b *brush.Brush, f *Figure) {
	b.Fill(b.Metal(f.Skin), brush.Slab(-32, -38, 64, 52, 8))
	b.Fill(b.Metal(f.Trim), brush.Box(-1.5, -54, 3, 18), brush.Oval(0, -56, 5, 5))
	b.Plain(brush.Black.To(b.Accent, 0.15), brush.Slab(-26, -32, 52, 40, 5))
	b.Glow(0, -12, 44, 34, b.Accent, 0.5)
	x, c := f.Turn*4, b.Accent.To(brush.White, 0.4)
	b.Plain(c, brush.Slab(x-16, -24, 8, 14, 3), brush.Slab(x+8, -24, 8, 14, 3))
	b.Plain(c, brush.Taper(brush.Curve(x-12, -3, x, 3, x+12, -3), 2, 2))
}

// handuhanHead has a brow like an anvil, three eyes below it and tusks.
func handuhanHead(b *brush.Brush, f *Figure) {
	b.Fill(b.Skin(f.Skin), brush.Smooth(-24, -4, -22, -18, 22, -18, 24, -4, 26, 12, 16, 26, -16, 26, -26, 12))
	x := f.Turn * 4
	for i := -1; i <= 1; i++ {
		k := x + 12*float64(i)
		b.Glow(k, -6, 12, 10, b.Accent, 0.6)
		b.Plain(brush.Hex(0xffe07a), brush.Oval(k, -6, 4.6, 3.8))
		b.Plain(brush.Black, brush.Oval(k+f.Turn, -6, 1.8, 2.8))
	}
	b.Draw(f.Skin.Times(0.85), brush.Smooth(-34, -14, -36, -26, -18, -34, 18, -34, 36, -26, 34, -14, 0, -9))
	b.Plain(brush.Black.To(f.Skin, 0.2), brush.Smooth(x-14, 13, x, 11, x+14, 13, x+10, 19, x-10, 19))
	b.Plain(brush.Bone, brush.Poly(x-14, 18, x-12, -1, x-6, 17), brush.Poly(x+14, 18, x+12, -1, x+6, 17))
}
