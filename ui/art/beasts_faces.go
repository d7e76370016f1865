package art

import "math"

// Faces of beasts look at the viewer, around their middle, about 100 units in each direction.
var beastFaces = framed(middle, map[string]func(*painter){
	"bear-face":  func(b *painter) { bearFace(b, hex(0x7a4e30), true) },
	"wolf-face":  func(b *painter) { wolfFace(b, hex(0x707886)) },
	"cat-face":   func(b *painter) { catFace(b, hex(0x8a8078), false) },
	"fluff-face": func(b *painter) { fluffFace(b, hex(0xc89058)) },
})

// gaze draws an eye that looks at the viewer.
func gaze(b *painter, x, y, r float64, c rgb) {
	b.plain(black, oval(x, y, r*1.25, r*1.2))
	b.plain(c, oval(x, y, r, r))
	b.plain(black, oval(x, y, r*0.42, r*0.62))
	b.plain(white, oval(x-r*0.35, y-r*0.4, r*0.24, r*0.24))
}

func bearFace(b *painter, c rgb, roars bool) {
	muzzle := c.to(bone, 0.45)
	b.mirrored(func(float64) {
		b.draws(c, oval(66, -66, 32, 32))
		b.plain(c.times(0.55), oval(68, -64, 17, 17))
	})
	b.draws(c, smooth(0, -94, 62, -78, 98, -20, 92, 40, 56, 84, 0, 96, -56, 84, -92, 40, -98, -20, -62, -78))
	b.mirrored(func(float64) {
		gaze(b, 38, -22, 11, hex(0xffc850))
		b.draws(c.times(0.72), taper(curve(18, -32, 38, -44, 58, -36), 8, 4))
	})
	if roars {
		b.plain(hex(0x4a0e18), smooth(-44, 40, 0, 30, 44, 40, 40, 84, 0, 102, -40, 84))
		b.plain(hex(0xd0606a), smooth(-24, 84, 0, 68, 24, 84, 0, 98))
		for _, x := range [4]float64{-30, -10, 10, 30} {
			b.plain(white, poly(x-9, 38, x+9, 38, x, 60))
		}
		b.plain(white, poly(-38, 84, -22, 92, -32, 64), poly(38, 84, 22, 92, 32, 64))
	} else {
		b.draws(muzzle, oval(0, 42, 46, 38))
		b.plain(c.times(0.4), taper(curve(-22, 60, 0, 66, 22, 60), 3.5, 3.5), taper(lineThrough(0, 40, 0, 64), 3, 3))
	}
	b.draws(muzzle, smooth(-48, 40, -40, 6, 0, -6, 40, 6, 48, 40, 0, 32))
	b.draws(hex(0x2a1c1c), smooth(-22, 4, 0, -4, 22, 4, 12, 20, 0, 26, -12, 20))
}

func wolfFace(b *painter, c rgb) {
	pale := c.to(white, 0.65)
	b.mirrored(func(float64) {
		b.draws(c.times(0.85), poly(22, -56, 66, -124, 84, -30))
		b.plain(c.times(0.45), poly(40, -58, 64, -102, 72, -44))
	})
	b.draws(c, poly(0, -78, 50, -66, 82, -30, 112, 18, 84, 22, 96, 56, 62, 52, 54, 80, 26, 70, 0, 92, -26, 70, -54, 80, -62, 52, -96, 56,
		-84, 22, -112, 18, -82, -30, -50, -66))
	b.mirrored(func(float64) {
		b.draws(pale, smooth(6, -20, 40, -2, 78, 24, 62, 46, 30, 56, 8, 40))
		gaze(b, 40, -18, 10.5, hex(0xffd84a))
		b.draws(c.times(0.55), taper(curve(14, -18, 34, -38, 62, -36), 7, 3))
	})
	b.draws(c.times(0.8), smooth(-16, -60, 0, -70, 16, -60, 22, 20, 26, 62, -26, 62, -22, 20))
	b.draws(pale.times(0.95), smooth(-30, 40, 0, 28, 30, 40, 24, 84, 0, 100, -24, 84))
	b.plain(hex(0x5a1620), smooth(-22, 72, 0, 66, 22, 72, 12, 94, -12, 94))
	b.plain(white, poly(-20, 70, -8, 70, -14, 90), poly(20, 70, 8, 70, 14, 90))
	b.draws(hex(0x1e1a20), smooth(-19, 38, 0, 32, 19, 38, 9, 56, 0, 60, -9, 56))
}

func catFace(b *painter, c rgb, striped bool) {
	pale, dark := c.to(white, 0.75), c.times(0.28)
	b.mirrored(func(float64) {
		b.draws(c, smooth(30, -66, 70, -108, 92, -92, 88, -36))
		b.plain(hex(0xc87880), smooth(50, -66, 72, -90, 80, -50))
	})
	b.draws(c, smooth(0, -82, 56, -72, 92, -28, 100, 14, 112, 44, 82, 52, 50, 82, 0, 92, -50, 82, -82, 52, -112, 44, -100, 14, -92,
		-28, -56, -72))
	b.mirrored(func(float64) {
		b.draws(pale, smooth(20, 20, 70, 14, 98, 42, 60, 56, 30, 70))
		if striped {
			for i := range 4 {
				y := -40 + 24*float64(i)
				b.plain(dark, leaf(curve(98-4*math.Abs(y*0.1), y, 74, y+2, 54, y+10), 6))
			}
			b.plain(dark, leaf(curve(16, -78, 18, -58, 12, -40), 5), leaf(curve(38, -74, 36, -58, 28, -46), 5))
		}
		b.plain(black, smooth(16, -12, 34, -30, 60, -24, 50, -6, 30, -4))
		b.plain(hex(0xe8e04a), smooth(21, -12, 36, -26, 55, -21, 47, -9, 31, -7))
		b.plain(black, oval(38, -16, 4, 9))
		b.draws(white, oval(20, 44, 27, 21))
		b.fill(flat(white).clear(0.8), taper(lineThrough(26, 40, 112, 26), 1.6, 0.8), taper(lineThrough(26, 47, 114, 56), 1.6, 0.8))
	})
	if striped {
		b.plain(dark, leaf(curve(0, -82, 2, -60, 0, -38), 6))
	}
	b.plain(hex(0x8a2a38), smooth(-16, 62, 0, 58, 16, 62, 0, 82))
	b.plain(white, poly(-16, 60, -8, 60, -12, 74), poly(16, 60, 8, 60, 12, 74))
	b.draws(hex(0xe07a80), smooth(-16, 18, 0, 14, 16, 18, 0, 36))
}

func apeFace(b *painter, c rgb) {
	skin := hex(0x8a7260)
	b.draws(c, smooth(0, -112, 52, -90, 84, -30, 98, 30, 70, 88, 0, 104, -70, 88, -98, 30, -84, -30, -52, -90))
	b.mirrored(func(float64) { b.draws(skin.times(0.8), oval(92, -8, 17, 22)) })
	b.draws(skin, smooth(0, -34, 34, -50, 62, -28, 58, 14, 74, 50, 48, 86, 0, 96, -48, 86, -74, 50, -58, 14, -62, -28, -34, -50))
	b.mirrored(func(float64) {
		gaze(b, 28, -14, 10, hex(0xe0702a))
		b.draws(skin.times(0.62), taper(curve(2, -24, 30, -42, 62, -26), 11, 6))
		b.plain(black, oval(13, 24, 9, 7))
	})
	b.plain(hex(0x4a1018), smooth(-42, 48, 0, 42, 42, 48, 36, 76, 0, 84, -36, 76))
	b.plain(white, poly(-34, 48, -20, 46, -26, 70), poly(34, 48, 20, 46, 26, 70), poly(-18, 80, -6, 82, -12, 66), poly(18, 80, 6,
		82, 12, 66))
	b.plain(white, box(-16, 46, 32, 8))
}

// fluffFace is a ball of fur with large eyes.
func fluffFace(b *painter, c rgb) {
	tuft := make(path, 0, 56)
	for i := range 28 {
		a := 2 * math.Pi * float64(i) / 28
		r := 96 + 16*math.Abs(math.Sin(7.3*float64(i)))
		tuft = append(tuft, pt{}.around(a, r), pt{}.around(a+0.13, 84))
	}
	b.mirrored(func(float64) { b.draws(c.times(0.85), smooth(44, -66, 62, -124, 96, -112, 84, -50)) })
	b.draws(c, tuft)
	b.draws(c.to(white, 0.3), smooth(-60, 10, 0, -8, 60, 10, 52, 66, 0, 84, -52, 66))
	b.mirrored(func(float64) {
		b.draws(white, oval(34, -18, 27, 30))
		b.plain(hex(0x5a3418), oval(30, -14, 18, 20))
		b.plain(black, oval(29, -12, 10, 12))
		b.plain(white, oval(23, -22, 6, 6))
	})
	b.draws(hex(0x3a2420), oval(0, 20, 13, 9))
	b.plain(hex(0x6a2430), smooth(-28, 38, 0, 44, 28, 38, 0, 66))
	b.plain(white, poly(-20, 40, -8, 42, -14, 56), poly(20, 40, 8, 42, 14, 56))
}

// rodentFace has round ears and great front teeth.
func rodentFace(b *painter, c rgb) {
	b.mirrored(func(float64) {
		b.draws(c, oval(58, -76, 26, 26))
		b.plain(hex(0xd8988a), oval(58, -75, 15, 15))
	})
	b.draws(c, smooth(0, -92, 54, -74, 76, -20, 98, 34, 60, 70, 0, 74, -60, 70, -98, 34, -76, -20, -54, -74))
	b.mirrored(func(float64) {
		gaze(b, 38, -22, 13, hex(0x4a2a1a))
		b.draws(c.to(bone, 0.5), oval(26, 34, 32, 25))
		b.fill(flat(black).clear(0.5), taper(lineThrough(40, 34, 112, 22), 1.5, 0.7), taper(lineThrough(40, 42, 110, 50), 1.5, 0.7))
	})
	b.draws(white.to(hex(0xf0c060), 0.35), slab(-21, 48, 20, 46, 4), slab(1, 48, 20, 46, 4))
	b.draws(hex(0x3a2424), smooth(-18, 8, 0, 2, 18, 8, 0, 26))
}

// oxFace has wide horns and shaggy hair over the brow.
func oxFace(b *painter, c rgb) {
	b.mirrored(func(float64) {
		b.draws(bone, taper(curve(40, -50, 110, -46, 140, -90, 116, -142), 20, 2))
		b.draws(c.times(0.8), leaf(curve(66, -34, 100, -20, 122, -2), 15))
	})
	b.draws(c, smooth(0, -84, 60, -70, 74, -20, 54, 40, 48, 84, 0, 96, -48, 84, -54, 40, -74, -20, -60, -70))
	for i := range 7 {
		x := -48 + 16*float64(i)
		b.draws(c.times(0.7), leaf(curve(x*0.7, -92, x, -60, x*1.1, -24-9*float64(i%2)), 12))
	}
	b.mirrored(func(float64) { gaze(b, 46, -8, 9, hex(0xff9a3a)) })
	b.draws(c.to(bone, 0.45), smooth(-50, 60, -30, 36, 30, 36, 50, 60, 34, 94, -34, 94))
	b.mirrored(func(float64) { b.plain(black, oval(22, 62, 9, 7)) })
	b.fill(b.metal(gold), ring(0, 88, 22, 14)...)
}
