package people

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
)

// deepFaces are heads of the sea.
var deepFaces = map[string]func(*brush.Brush, *Figure){
	"shark-headed":    profile(sharkHead),
	"hammer-headed":   hammerHead,
	"angler-headed":   anglerHead,
	"squid-headed":    squidHead,
	"lobster-headed":  lobsterHead,
	"puffer-headed":   pufferHead,
	"jelly-headed":    jellyHead,
	"ray-headed":      rayHead,
	"eel-headed":      profile(eelHead),
	"seahorse-headed": profile(seahorseHead),
	"turtle-headed":   profile(turtleHead),
	"fish-headed":     profile(fishHead),
}

func sharkHead(b *brush.Brush, f *Figure) {
	b.Draw(f.Skin.Times(0.85), brush.Poly(-16, -14, -36, -58, 8, -26))
	b.Fill(b.Skin(f.Skin), brush.Smooth(-18, 20, -24, -8, -10, -25, 14, -26, 38, -18, 58, -2, 46, 3, 26, 8, 6, 18))
	b.Fill(b.Skin(f.Skin.To(brush.Bone, 0.75)), brush.Smooth(-14, 20, 0, 10, 26, 8, 44, 4, 36, 18, 14, 24))
	b.Plain(brush.Hex(0x5a1420), brush.Smooth(14, 10, 30, 8, 44, 5, 34, 17, 20, 17))
	teeth(b, 17, 8.5, 5, 5, 6)
	for i := range 3 {
		b.Plain(f.Skin.To(b.Shade, 0.6), brush.Taper(brush.Curve(-14+5*float64(i), -4, -12+5*float64(i), 4, -15+5*float64(i), 12), 1.2, 0.7))
	}
	b.Plain(brush.Black, brush.Oval(16, -8, 4.4, 4.4))
	b.Plain(brush.White, brush.Oval(17.4, -9.6, 1.3, 1.3))
	b.Plain(f.Skin.To(b.Shade, 0.6), brush.Taper(brush.Line(6, -17, 24, -10), 2.2, 1.4))
}

func hammerHead(b *brush.Brush, f *Figure) {
	s := b.Skin(f.Skin)
	b.Fill(s, brush.Smooth(-17, -10, -16, 12, -8, 24, 8, 24, 16, 12, 17, -10))
	b.Fill(s, brush.Smooth(-56, -34, -30, -31, 0, -34, 30, -31, 56, -34, 60, -18, 54, -6, 28, -12, 0, -10, -28, -12, -54, -6, -60, -18))
	for _, d := range brush.Sides {
		b.Plain(brush.Hex(0xfff6c0), brush.Oval(d*52, -20, 6, 6.6))
		b.Plain(brush.Black, brush.Oval(d*52+f.Turn*2, -20, 3, 4.4))
	}
	x := f.Turn * 3
	b.Fill(b.Skin(f.Skin.To(brush.Bone, 0.7)), brush.Smooth(x-12, 2, x, -2, x+12, 2, x+9, 20, x, 23, x-9, 20))
	b.Plain(brush.Hex(0x5a1420), brush.Smooth(x-11, 5, x, 2, x+11, 5, x+7, 14, x-7, 14))
	teeth(b, x-8, 4, 4, 4.4, 5)
}

func anglerHead(b *brush.Brush, f *Figure) {
	b.Fill(b.Skin(f.Skin), brush.Smooth(-32, 2, -28, -20, -10, -32, 10, -32, 28, -20, 32, 2, 28, 24, 0, 34, -28, 24))
	b.Mirrored(func(float64) { b.Draw(f.Skin.Times(0.75), brush.Poly(28, -8, 50, -18, 44, 0, 52, 10, 28, 12)) })
	x := f.Turn * 3
	b.Plain(brush.Hex(0x3a0a18), brush.Smooth(x-27, -1, x, 4, x+27, -1, x+22, 19, x, 28, x-22, 19))
	for i := range 7 {
		k := x - 21 + 7*float64(i)
		b.Plain(brush.Bone, brush.Poly(k-2.6, 22-0.02*(k-x)*(k-x), k+2.6, 22-0.02*(k-x)*(k-x), k, 8-float64(i%2)*4),
			brush.Poly(k-2, 1, k+2, 1, k+0.5, 11))
	}
	eyes(b, f, -13, 11, 5, brush.Hex(0xfff6c0), brush.Black)
	b.Draw(f.Skin.Times(0.8), brush.Taper(brush.Curve(0, -28, 4, -58, 28, -64, 38, -46), 2.6, 1.4))
	b.Glow(38, -40, 40, 40, brush.Hex(0xbaffef), 0.9)
	b.Plain(brush.Hex(0xeafff6), brush.Oval(38, -40, 7, 7))
}

func squidHead(b *brush.Brush, f *Figure) {
	d := -brush.Sign(f.Turn)
	b.Fill(b.Skin(f.Skin.Times(0.9)), brush.Poly(d*6, -60, d*52, -66, d*30, -30))
	b.Fill(b.Skin(f.Skin), brush.Smooth(-d*21, 0, -d*24, -24, -d*8, -46, d*22, -66, d*40, -60, d*30, -34, d*22, 0, 0, 8))
	for i := -2; i <= 2; i++ {
		k := float64(i) * 8
		b.Draw(f.Skin.Times(0.9), brush.Taper(brush.Curve(k, 4, k*1.2+b.In(-3, 3), 22, k*1.6+b.In(-5, 5), 38, k*2+d*6, 50), 5.4, 1.4))
	}
	for i := range 3 {
		b.Fill(brush.Flat(f.Skin.To(brush.White, 0.4)).Clear(0.6), brush.Oval(d*(6+8*float64(i)), -34-7*float64(i), 4-float64(i)*0.7, 3))
	}
	eyes(b, f, -5, 10, 6.4, brush.Hex(0xffe98a), brush.Black)
	brows(b, f, -13, 10, 7, 2.4, 2.6, f.Skin.To(b.Shade, 0.6))
}

func lobsterHead(b *brush.Brush, f *Figure) {
	b.Mirrored(func(float64) {
		b.Draw(f.Skin.Times(0.9), brush.Taper(brush.Curve(8, -18, 28, -50, 60, -58, 84, -44), 2.2, 0.9),
			brush.Taper(brush.Curve(14, 12, 26, 20, 20, 34),
				5, 1.4))
		b.Draw(f.Skin, brush.Taper(brush.Curve(11, -16, 16, -28, 18, -34), 4, 3.4))
		b.Plain(brush.Hex(0xfff6c0), brush.Oval(19, -38, 7, 7))
		b.Plain(brush.Black, brush.Oval(20, -38, 3.2, 4))
	})
	b.Fill(b.Skin(f.Skin), brush.Smooth(-26, 2, -22, -16, 0, -24, 22, -16, 26, 2, 16, 18, 0, 24, -16, 18))
	b.Draw(f.Skin.Times(1.15), brush.Poly(-7, -18, 0, -46, 7, -18))
	b.Plain(f.Skin.To(b.Shade, 0.5), brush.Taper(brush.Curve(-22, -2, 0, 5, 22, -2), 1.4, 1.4),
		brush.Taper(brush.Curve(-18, 9, 0, 15, 18, 9), 1.2, 1.2))
	b.Draw(f.Skin.Times(0.7), brush.Taper(brush.Curve(-5, 16, -10, 26, -2, 34), 3.4, 1),
		brush.Taper(brush.Curve(5, 16, 10, 26, 2, 34), 3.4, 1))
}

func pufferHead(b *brush.Brush, f *Figure) {
	for i := range 13 {
		a := math.Pi * (0.78 + 1.44*float64(i)/12)
		b.Draw(brush.Bone.To(f.Skin, 0.4), brush.Spike(brush.At(0, -4), a, 0.12, 27, 47))
	}
	b.Fill(b.Skin(f.Skin), brush.Oval(0, -3, 32, 30))
	b.Fill(b.Skin(f.Skin.To(brush.Bone, 0.75)), brush.Smooth(-28, 8, 0, 2, 28, 8, 18, 24, 0, 28, -18, 24))
	eyes(b, f, -9, 15, 9, brush.Hex(0xfff6d8), brush.Black)
	x := f.Turn * 5
	b.Draw(brush.Hex(0xe07a6a).To(f.Skin, 0.3), brush.Oval(x, 10, 8, 6))
	b.Plain(brush.Black, brush.Oval(x, 10, 4, 2.8))
}

func jellyHead(b *brush.Brush, f *Figure) {
	for i := range 7 {
		k := -27 + 9*float64(i)
		b.Fill(brush.Flat(f.Skin.To(brush.White, 0.3)).Clear(0.8), brush.Taper(brush.Curve(k, 2, k*1.1+b.In(-4, 4), 24, k*1.2+b.In(-6, 6),
			50+6*float64(i%2)), 3.2, 1))
	}
	b.Glow(0, -16, 60, 54, b.Accent.To(f.Skin, 0.4), 0.8)
	b.Fill(b.Body(f.Skin.To(brush.White, 0.25)).Clear(0.9), brush.Smooth(-40, 4, -36, -26, -16, -50, 16, -50, 36, -26, 40, 4, 26, 9, 13, 3, 0,
		9, -13, 3, -26, 9))
	b.Fill(brush.Flat(brush.White).Clear(0.5), brush.Taper(brush.Curve(-28, -14, -24, -30, -12, -40), 2.4, 1.2))
	eyes(b, f, -13, 11, 6, brush.Hex(0xfffbe0), brush.Hex(0x1a1440))
	mouth(b, f, -1, 4, 1)
}

func rayHead(b *brush.Brush, f *Figure) {
	b.Fill(b.Skin(f.Skin), brush.Poly(-9, -22, -24, -56, -22, -20), brush.Poly(9, -22, 24, -56, 22, -20))
	b.Fill(b.Skin(f.Skin), brush.Smooth(-74, 8, -44, -12, -18, -27, 0, -30, 18, -27, 44, -12, 74, 8, 40, 8, 14, 25, 0, 28, -14, 25, -40, 8))
	for i := range 6 {
		k := -45 + 18*float64(i)
		b.Fill(brush.Flat(brush.White.To(f.Skin, 0.3)).Clear(0.8), brush.Oval(k, -2, 3.4, 2.6))
	}
	eyes(b, f, -14, 14, 6, brush.Hex(0xfff0b0), brush.Black)
	mouth(b, f, 12, 10, -3)
}

func eelHead(b *brush.Brush, f *Figure) {
	b.Draw(f.Skin.To(f.Trim, 0.4), brush.Smooth(-20, 20, -34, -20, -18, -56, 8, -66, -6, -30, -8, 10))
	b.Draw(f.Skin, brush.Limb(0, 26, 19, -12, -8, 16, -6, -38, 15, 8, -50, 15))
	b.Fill(b.Skin(f.Skin.Times(0.8)), brush.Smooth(0, -44, 22, -36, 50, -24, 44, -20, 14, -26, -4, -32))
	teeth(b, 18, -46, 6, 6, 5)
	b.Fill(b.Skin(f.Skin), brush.Smooth(-8, -46, 0, -66, 20, -68, 44, -58, 60, -48, 56, -44, 28, -46, 10, -40))
	b.Plain(brush.Hex(0xffe98a), brush.Oval(20, -57, 4.4, 4.4))
	b.Plain(brush.Black, brush.Oval(21, -57, 1.7, 3.4))
	for i := range 4 {
		b.Fill(brush.Flat(f.Skin.To(brush.Bone, 0.5)).Clear(0.7), brush.Oval(-4-3*math.Sin(float64(i)), 14-14*float64(i), 4, 3))
	}
}

func seahorseHead(b *brush.Brush, f *Figure) {
	for i := range 5 {
		a := math.Pi * (1.0 + 0.13*float64(i))
		b.Draw(f.Skin.To(f.Trim, 0.5), brush.Spike(brush.At(-6, -14), a, 0.16, 16, 42))
	}
	b.Fill(b.Skin(f.Skin), brush.Smooth(-18, 22, -20, -8, -10, -28, 10, -30, 22, -16, 18, 2, 4, 12, 6, 24))
	b.Draw(f.Skin, brush.Taper(brush.Curve(14, -8, 34, -4, 56, 4), 8, 5))
	b.Draw(f.Skin.Times(0.9), brush.Oval(58, 4, 5, 8))
	for i := range 4 {
		b.Plain(f.Skin.To(b.Shade, 0.4), brush.Taper(brush.Curve(-18+float64(i), -6+8*float64(i), -6, -4+8*float64(i), 4-float64(i)*0.5,
			-2+8*float64(i)), 1, 0.7))
	}
	b.Plain(brush.Hex(0xfff6c0), brush.Oval(6, -12, 7, 7))
	b.Plain(brush.Black, brush.Oval(8, -12, 3.2, 4.6))
}

func turtleHead(b *brush.Brush, f *Figure) {
	b.Draw(f.Skin, brush.Limb(0, 26, 18, 0, 0, 18, 4, -12, 19))
	b.Fill(b.Skin(f.Skin), brush.Smooth(-16, 8, -18, -16, -4, -32, 16, -30, 32, -16, 40, 0, 34, 8, 14, 12))
	b.Plain(f.Skin.To(b.Shade, 0.6), brush.Taper(brush.Curve(12, 5, 26, 1, 40, 2), 1.5, 1))
	for i := range 5 {
		b.Plain(f.Skin.To(b.Shade, 0.35), brush.Taper(brush.Curve(-14, 4+5*float64(i), 0, 7+5*float64(i), 14, 5+5*float64(i)), 0.9, 0.7))
	}
	reptileEye(b, f, 10, -13)
}

// fishHead gapes, with a fin on its back.
func fishHead(b *brush.Brush, f *Figure) {
	fin := f.Skin.To(f.Trim, 0.6)
	for i := range 6 {
		a := math.Pi * (0.84 + 0.13*float64(i))
		b.Draw(fin.Times(0.85+0.1*float64(i%2)), brush.Spike(brush.At(-2, -6), a, 0.2, 18, 50-4*float64(i%2)))
	}
	b.Fill(b.Skin(f.Skin), brush.Smooth(-20, 18, -24, -8, -10, -27, 14, -28, 36, -14, 46, -2, 34, 4, 44, 12, 30, 21, 0, 24))
	b.Plain(brush.Hex(0x4a1020), brush.Smooth(28, 1, 46, -2, 42, 12, 28, 8))
	b.Draw(fin, brush.Poly(-6, 2, -30, -8, -24, 4, -34, 12, -22, 14, -26, 24, -4, 14))
	b.Plain(brush.Hex(0xfff6c0), brush.Oval(12, -11, 8.4, 8.4))
	b.Plain(brush.Black, brush.Oval(14, -11, 4, 5))
	b.Plain(brush.White, brush.Oval(12, -13, 1.5, 1.5))
}
