package people

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/ui/art/brush"
)

func aquanHead(b *brush.Brush, f *Figure) {
	fin := f.Skin.To(brush.Pick(&b.Random, b.Accent, brush.Hex(0xff8a6a), brush.Hex(0xffd06a)), 0.6)
	b.Mirrored(func(float64) {
		b.Fill(b.Skin(fin).Clear(0.95), brush.Poly(12, -12, 40, -26, 34, -12, 44, -6, 34, 2, 38, 12, 14, 10))
	})
	b.Fill(b.Skin(fin), brush.Smooth(-6, -20, -8, -42, 2, -50, 10, -38, 8, -20))
	b.Fill(b.Skin(f.Skin), brush.Smooth(-20, -6, -14, -22, 0, -26, 14, -22, 20, -6, 17, 12, 0, 22, -17, 12))
	eyes(b, f, -4, 9.5, 6, brush.Hex(0xfff6c0), brush.Black)
	x := f.Turn * 5
	b.Plain(f.Skin.To(b.Shade, 0.7), brush.Smooth(x-12, 10, x, 7, x+12, 10, x+8, 13, x, 11, x-8, 13))
	b.Fill(brush.Flat(f.Skin.To(brush.Bone, 0.5)).Clear(0.7), brush.Oval(x, 17, 9, 3.4))
	for _, d := range brush.Sides {
		for i := range 3 {
			b.Plain(f.Skin.To(b.Shade, 0.5), brush.Taper(brush.Curve(d*(11+float64(i)*2.4), 2, d*(14+float64(i)*2.2), 8, d*(11+float64(i)*2), 14),
				0.9, 0.5))
		}
	}
	if b.Odds(0.4) { // a lure on a stalk
		b.Draw(f.Skin.Times(0.8), brush.Taper(brush.Curve(0, -24, 8, -48, 26, -50, 32, -38), 1.8, 1))
		b.Glow(32, -34, 30, 30, b.Accent, 1)
		b.Plain(b.Accent.To(brush.White, 0.6), brush.Oval(32, -34, 5, 5))
	}
}

func spiritHead(b *brush.Brush, f *Figure) {
	b.Glow(0, 0, 70, 70, b.Accent.To(f.Skin, 0.5), 0.6)
	if f.has(trait.Specter) {
		Skull(b, f)
		f.Dress = Cloak
		hoodOver(b, f)
		return
	}
	if f.has(trait.Angel) {
		halo(b, f)
	}
	if f.has(trait.Knight, trait.Angel) {
		b.Fill(b.Lamp(b.Accent.To(f.Skin, 0.6)), brush.Smooth(-17, -8, -12, -22, 0, -25, 12, -22, 17, -8, 14, 10, 0, 24, -14, 10))
		Glare(b, f, -2, 7, 3.6, 0, f.Skin)
		Helmet(b, f)
		return
	}
	b.Fill(b.Lamp(b.Accent.To(f.Skin, 0.6)), brush.Smooth(-17, -4, -14, -20, -4, -34, 2, -26, 10, -44, 14, -22, 18, -4, 12, 14, 0, 24, -12,
		14))
	x := f.Turn * 5
	b.Plain(b.Shade, brush.Oval(x-7, -2, 3, 5), brush.Oval(x+7, -2, 3, 5))
	b.Fill(brush.Flat(b.Shade).Clear(0.7), brush.Oval(x, 10, 4, 2))
	hoodOver(b, f)
}

// hoodOver draws a hood without the shadow in it.
func hoodOver(b *brush.Brush, f *Figure) {
	c := f.Cloth
	b.Mirrored(func(float64) {
		b.Draw(c, brush.Smooth(0, -38, 16, -29, 27, -8, 27, 12, 22, 30, 14, 26, 17, 4, 15, -10, 9, -20, 0, -24))
	})
}

func Skull(b *brush.Brush, f *Figure) {
	x := f.Turn * 5
	b.Fill(b.Skin(brush.Bone), brush.Smooth(-18, -8, -13, -22, 0, -25, 13, -22, 18, -8, 14, 6, 9, 10, 8, 22, -8, 22, -9, 10, -14, 6))
	b.Plain(brush.Black, brush.Oval(x-7, -4, 5, 5.6), brush.Oval(x+7, -4, 5, 5.6), brush.Poly(x, 3, x+3, 9, x-3, 9))
	for _, d := range brush.Sides {
		b.Glow(x+d*7, -4, 14, 14, b.Accent, 0.9)
		b.Plain(b.Accent.To(brush.White, 0.5), brush.Oval(x+d*7, -4, 2, 2))
	}
	for i := -2; i <= 2; i++ {
		b.Plain(brush.Bone.Times(0.4), brush.Box(x+float64(i)*3.4-0.5, 14, 1, 8))
	}
}

func insectHead(b *brush.Brush, f *Figure) {
	b.Mirrored(func(float64) {
		b.Draw(f.Skin.Times(0.7), brush.Taper(brush.Curve(6, -20, 18, -46, 38, -52), 2.2, 1))
	})
	b.Fill(b.Skin(f.Skin), brush.Smooth(-19, -12, -10, -24, 10, -24, 19, -12, 12, 8, 5, 24, -5, 24, -12, 8))
	x := f.Turn * 4
	for _, d := range brush.Sides {
		b.Fill(b.Metal(brush.Pick(&b.Random, brush.Hex(0x3ad0b0), brush.Hex(0xd03a5a), brush.Hex(0xe0a02a))), brush.Oval(x+d*11, -6, 8, 11))
		b.Plain(brush.White, brush.Oval(x+d*11-2.4, -11, 2, 2.6))
		b.Draw(f.Skin.Times(0.6), brush.Taper(brush.Curve(d*4, 18, d*14, 26, d*6, 36), 3, 0.6))
	}
}

func FurryHead(b *brush.Brush, f *Figure) {
	snout := f.Skin.To(brush.Bone, 0.35)
	b.Mirrored(func(float64) {
		b.Fill(b.Skin(f.Skin), brush.Oval(18, -16, 8, 8))
		b.Plain(snout, brush.Oval(18, -16, 4.4, 4.4))
	})
	var ruff []brush.Point
	for i := range 26 {
		r := 25.0
		if i%2 == 1 {
			r = 20.5
		}
		ruff = append(ruff, brush.At(0, 0).Around(2*math.Pi*float64(i)/26, r))
	}
	b.Fill(b.Skin(f.Skin), brush.Path(ruff))
	x := f.Turn * 6
	b.Fill(b.Skin(snout), brush.Smooth(x-11, 4, x-6, -3, x+6, -3, x+11, 4, x+8, 15, x, 18, x-8, 15))
	b.Plain(brush.Black, brush.Smooth(x-5, 0, x+5, 0, x+3, 5, x, 7, x-3, 5))
	b.Plain(brush.Black, brush.Taper(brush.Line(x, 6, x, 11), 0.8, 0.8), brush.Taper(brush.Curve(x-6, 10, x, 12, x+6, 10), 1, 0.8))
	eyes(b, f, -6, 8.5, 3.4, brush.Hex(0xffc84a), brush.Black)
	brows(b, f, -11, 8.5, 5, 2, 2.4, f.Skin.To(b.Shade, 0.6))
	b.Plain(brush.Bone, brush.Poly(x-6, 11, x-3.4, 11.4, x-4.6, 16), brush.Poly(x+6, 11, x+3.4, 11.4, x+4.6, 16))
}

func fungalHead(b *brush.Brush, f *Figure) {
	b.Fill(b.Skin(f.Skin), brush.Slab(-14, -12, 28, 34, 12))
	eyes(b, f, 2, 6, 4.4, brush.Hex(0xf6f2ea), brush.Black)
	mouth(b, f, 13, 5, 2)
	cap := brush.Pick(&b.Random, brush.Hex(0xc2343a), brush.Hex(0x8a5ab0), brush.Hex(0xd0843a))
	b.Draw(cap, brush.Smooth(-34, -4, -26, -24, 0, -36, 26, -24, 34, -4, 14, -8, 0, -6, -14, -8))
	for _, q := range [4][3]float64{{-18, -16, 4.6}, {-2, -26, 5.4}, {14, -18, 4.4}, {4, -13, 2.8}} {
		b.Plain(brush.Bone, brush.Oval(q[0], q[1], q[2], q[2]*0.8))
	}
}
