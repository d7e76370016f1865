package beasts

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
)

// Faces of beasts look at the viewer, around their middle, about 100 units in each direction.
var beastFaces = motif.Anchored(motif.Middle, map[string]func(*brush.Brush){
	"bear-face":  func(b *brush.Brush) { bearFace(b, brush.Hex(0x7a4e30), true) },
	"wolf-face":  func(b *brush.Brush) { wolfFace(b, brush.Hex(0x707886)) },
	"cat-face":   func(b *brush.Brush) { catFace(b, brush.Hex(0x8a8078), false) },
	"fluff-face": func(b *brush.Brush) { fluffFace(b, brush.Hex(0xc89058)) },
})

// gaze draws an eye that looks at the viewer.
func gaze(b *brush.Brush, x, y, r float64, c brush.RGB) {
	b.Plain(brush.Black, brush.Oval(x, y, r*1.25, r*1.2))
	b.Plain(c, brush.Oval(x, y, r, r))
	b.Plain(brush.Black, brush.Oval(x, y, r*0.42, r*0.62))
	b.Plain(brush.White, brush.Oval(x-r*0.35, y-r*0.4, r*0.24, r*0.24))
}

func bearFace(b *brush.Brush, c brush.RGB, roars bool) {
	muzzle := c.To(brush.Bone, 0.45)
	b.Mirrored(func(float64) {
		b.Draw(c, brush.Oval(66, -66, 32, 32))
		b.Plain(c.Times(0.55), brush.Oval(68, -64, 17, 17))
	})
	b.Draw(c, brush.Smooth(0, -94, 62, -78, 98, -20, 92, 40, 56, 84, 0, 96, -56, 84, -92, 40, -98, -20, -62, -78))
	b.Mirrored(func(float64) {
		gaze(b, 38, -22, 11, brush.Hex(0xffc850))
		b.Draw(c.Times(0.72), brush.Taper(brush.Curve(18, -32, 38, -44, 58, -36), 8, 4))
	})
	if roars {
		b.Plain(brush.Hex(0x4a0e18), brush.Smooth(-44, 40, 0, 30, 44, 40, 40, 84, 0, 102, -40, 84))
		b.Plain(brush.Hex(0xd0606a), brush.Smooth(-24, 84, 0, 68, 24, 84, 0, 98))
		for _, x := range [4]float64{-30, -10, 10, 30} {
			b.Plain(brush.White, brush.Poly(x-9, 38, x+9, 38, x, 60))
		}
		b.Plain(brush.White, brush.Poly(-38, 84, -22, 92, -32, 64), brush.Poly(38, 84, 22, 92, 32, 64))
	} else {
		b.Draw(muzzle, brush.Oval(0, 42, 46, 38))
		b.Plain(c.Times(0.4), brush.Taper(brush.Curve(-22, 60, 0, 66, 22, 60), 3.5, 3.5), brush.Taper(brush.Line(0, 40, 0, 64), 3, 3))
	}
	b.Draw(muzzle, brush.Smooth(-48, 40, -40, 6, 0, -6, 40, 6, 48, 40, 0, 32))
	b.Draw(brush.Hex(0x2a1c1c), brush.Smooth(-22, 4, 0, -4, 22, 4, 12, 20, 0, 26, -12, 20))
}

func wolfFace(b *brush.Brush, c brush.RGB) {
	pale := c.To(brush.White, 0.65)
	b.Mirrored(func(float64) {
		b.Draw(c.Times(0.85), brush.Poly(22, -56, 66, -124, 84, -30))
		b.Plain(c.Times(0.45), brush.Poly(40, -58, 64, -102, 72, -44))
	})
	b.Draw(c, brush.Poly(0, -78, 50, -66, 82, -30, 112, 18, 84, 22, 96, 56, 62, 52, 54, 80, 26, 70, 0, 92, -26, 70, -54, 80, -62, 52, -96, 56,
		-84, 22, -112, 18, -82, -30, -50, -66))
	b.Mirrored(func(float64) {
		b.Draw(pale, brush.Smooth(6, -20, 40, -2, 78, 24, 62, 46, 30, 56, 8, 40))
		gaze(b, 40, -18, 10.5, brush.Hex(0xffd84a))
		b.Draw(c.Times(0.55), brush.Taper(brush.Curve(14, -18, 34, -38, 62, -36), 7, 3))
	})
	b.Draw(c.Times(0.8), brush.Smooth(-16, -60, 0, -70, 16, -60, 22, 20, 26, 62, -26, 62, -22, 20))
	b.Draw(pale.Times(0.95), brush.Smooth(-30, 40, 0, 28, 30, 40, 24, 84, 0, 100, -24, 84))
	b.Plain(brush.Hex(0x5a1620), brush.Smooth(-22, 72, 0, 66, 22, 72, 12, 94, -12, 94))
	b.Plain(brush.White, brush.Poly(-20, 70, -8, 70, -14, 90), brush.Poly(20, 70, 8, 70, 14, 90))
	b.Draw(brush.Hex(0x1e1a20), brush.Smooth(-19, 38, 0, 32, 19, 38, 9, 56, 0, 60, -9, 56))
}

func catFace(b *brush.Brush, c brush.RGB, striped bool) {
	pale, dark := c.To(brush.White, 0.75), c.Times(0.28)
	b.Mirrored(func(float64) {
		b.Draw(c, brush.Smooth(30, -66, 70, -108, 92, -92, 88, -36))
		b.Plain(brush.Hex(0xc87880), brush.Smooth(50, -66, 72, -90, 80, -50))
	})
	b.Draw(c, brush.Smooth(0, -82, 56, -72, 92, -28, 100, 14, 112, 44, 82, 52, 50, 82, 0, 92, -50, 82, -82, 52, -112, 44, -100, 14, -92,
		-28, -56, -72))
	b.Mirrored(func(float64) {
		b.Draw(pale, brush.Smooth(20, 20, 70, 14, 98, 42, 60, 56, 30, 70))
		if striped {
			for i := range 4 {
				y := -40 + 24*float64(i)
				b.Plain(dark, brush.Leaf(brush.Curve(98-4*math.Abs(y*0.1), y, 74, y+2, 54, y+10), 6))
			}
			b.Plain(dark, brush.Leaf(brush.Curve(16, -78, 18, -58, 12, -40), 5), brush.Leaf(brush.Curve(38, -74, 36, -58, 28, -46), 5))
		}
		b.Plain(brush.Black, brush.Smooth(16, -12, 34, -30, 60, -24, 50, -6, 30, -4))
		b.Plain(brush.Hex(0xe8e04a), brush.Smooth(21, -12, 36, -26, 55, -21, 47, -9, 31, -7))
		b.Plain(brush.Black, brush.Oval(38, -16, 4, 9))
		b.Draw(brush.White, brush.Oval(20, 44, 27, 21))
		b.Fill(brush.Flat(brush.White).Clear(0.8), brush.Taper(brush.Line(26, 40, 112, 26), 1.6, 0.8),
			brush.Taper(brush.Line(26, 47, 114, 56), 1.6, 0.8))
	})
	if striped {
		b.Plain(dark, brush.Leaf(brush.Curve(0, -82, 2, -60, 0, -38), 6))
	}
	b.Plain(brush.Hex(0x8a2a38), brush.Smooth(-16, 62, 0, 58, 16, 62, 0, 82))
	b.Plain(brush.White, brush.Poly(-16, 60, -8, 60, -12, 74), brush.Poly(16, 60, 8, 60, 12, 74))
	b.Draw(brush.Hex(0xe07a80), brush.Smooth(-16, 18, 0, 14, 16, 18, 0, 36))
}

func apeFace(b *brush.Brush, c brush.RGB) {
	skin := brush.Hex(0x8a7260)
	b.Draw(c, brush.Smooth(0, -112, 52, -90, 84, -30, 98, 30, 70, 88, 0, 104, -70, 88, -98, 30, -84, -30, -52, -90))
	b.Mirrored(func(float64) { b.Draw(skin.Times(0.8), brush.Oval(92, -8, 17, 22)) })
	b.Draw(skin, brush.Smooth(0, -34, 34, -50, 62, -28, 58, 14, 74, 50, 48, 86, 0, 96, -48, 86, -74, 50, -58, 14, -62, -28, -34, -50))
	b.Mirrored(func(float64) {
		gaze(b, 28, -14, 10, brush.Hex(0xe0702a))
		b.Draw(skin.Times(0.62), brush.Taper(brush.Curve(2, -24, 30, -42, 62, -26), 11, 6))
		b.Plain(brush.Black, brush.Oval(13, 24, 9, 7))
	})
	b.Plain(brush.Hex(0x4a1018), brush.Smooth(-42, 48, 0, 42, 42, 48, 36, 76, 0, 84, -36, 76))
	b.Plain(brush.White, brush.Poly(-34, 48, -20, 46, -26, 70), brush.Poly(34, 48, 20, 46, 26, 70), brush.Poly(-18, 80, -6, 82, -12, 66),
		brush.Poly(18, 80, 6,
			82, 12, 66))
	b.Plain(brush.White, brush.Box(-16, 46, 32, 8))
}

// fluffFace is a ball of fur with large eyes.
func fluffFace(b *brush.Brush, c brush.RGB) {
	tuft := make(brush.Path, 0, 56)
	for i := range 28 {
		a := 2 * math.Pi * float64(i) / 28
		r := 96 + 16*math.Abs(math.Sin(7.3*float64(i)))
		tuft = append(tuft, brush.Point{}.Around(a, r), brush.Point{}.Around(a+0.13, 84))
	}
	b.Mirrored(func(float64) { b.Draw(c.Times(0.85), brush.Smooth(44, -66, 62, -124, 96, -112, 84, -50)) })
	b.Draw(c, tuft)
	b.Draw(c.To(brush.White, 0.3), brush.Smooth(-60, 10, 0, -8, 60, 10, 52, 66, 0, 84, -52, 66))
	b.Mirrored(func(float64) {
		b.Draw(brush.White, brush.Oval(34, -18, 27, 30))
		b.Plain(brush.Hex(0x5a3418), brush.Oval(30, -14, 18, 20))
		b.Plain(brush.Black, brush.Oval(29, -12, 10, 12))
		b.Plain(brush.White, brush.Oval(23, -22, 6, 6))
	})
	b.Draw(brush.Hex(0x3a2420), brush.Oval(0, 20, 13, 9))
	b.Plain(brush.Hex(0x6a2430), brush.Smooth(-28, 38, 0, 44, 28, 38, 0, 66))
	b.Plain(brush.White, brush.Poly(-20, 40, -8, 42, -14, 56), brush.Poly(20, 40, 8, 42, 14, 56))
}

// rodentFace has round ears and great front teeth.
func rodentFace(b *brush.Brush, c brush.RGB) {
	b.Mirrored(func(float64) {
		b.Draw(c, brush.Oval(58, -76, 26, 26))
		b.Plain(brush.Hex(0xd8988a), brush.Oval(58, -75, 15, 15))
	})
	b.Draw(c, brush.Smooth(0, -92, 54, -74, 76, -20, 98, 34, 60, 70, 0, 74, -60, 70, -98, 34, -76, -20, -54, -74))
	b.Mirrored(func(float64) {
		gaze(b, 38, -22, 13, brush.Hex(0x4a2a1a))
		b.Draw(c.To(brush.Bone, 0.5), brush.Oval(26, 34, 32, 25))
		b.Fill(brush.Flat(brush.Black).Clear(0.5), brush.Taper(brush.Line(40, 34, 112, 22), 1.5, 0.7),
			brush.Taper(brush.Line(40, 42, 110, 50), 1.5, 0.7))
	})
	b.Draw(brush.White.To(brush.Hex(0xf0c060), 0.35), brush.Slab(-21, 48, 20, 46, 4), brush.Slab(1, 48, 20, 46, 4))
	b.Draw(brush.Hex(0x3a2424), brush.Smooth(-18, 8, 0, 2, 18, 8, 0, 26))
}

// oxFace has wide horns and shaggy hair over the brow.
func oxFace(b *brush.Brush, c brush.RGB) {
	b.Mirrored(func(float64) {
		b.Draw(brush.Bone, brush.Taper(brush.Curve(40, -50, 110, -46, 140, -90, 116, -142), 20, 2))
		b.Draw(c.Times(0.8), brush.Leaf(brush.Curve(66, -34, 100, -20, 122, -2), 15))
	})
	b.Draw(c, brush.Smooth(0, -84, 60, -70, 74, -20, 54, 40, 48, 84, 0, 96, -48, 84, -54, 40, -74, -20, -60, -70))
	for i := range 7 {
		x := -48 + 16*float64(i)
		b.Draw(c.Times(0.7), brush.Leaf(brush.Curve(x*0.7, -92, x, -60, x*1.1, -24-9*float64(i%2)), 12))
	}
	b.Mirrored(func(float64) { gaze(b, 46, -8, 9, brush.Hex(0xff9a3a)) })
	b.Draw(c.To(brush.Bone, 0.45), brush.Smooth(-50, 60, -30, 36, 30, 36, 50, 60, 34, 94, -34, 94))
	b.Mirrored(func(float64) { b.Plain(brush.Black, brush.Oval(22, 62, 9, 7)) })
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, 88, 22, 14)...)
}
