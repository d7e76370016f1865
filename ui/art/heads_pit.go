package art

import "math"

// pitFaces are heads of demons.
var pitFaces = map[string]func(*painter, *figure){
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
func bentHorns(b *painter, c rgb) {
	b.mirrored(func(float64) { b.draws(c, taper(curve(9, -18, 32, -24, 42, -44, 34, -66), 7, 0.8)) })
}

func hornedSkull(b *painter, f *figure) {
	bentHorns(b, f.skin.times(0.5))
	b.within(place(0, 0, 1.12, 1.12, 0), func() { skull(b, f) })
}

func goatHead(b *painter, f *figure) {
	c := f.skin
	b.mirrored(func(float64) {
		b.draws(bone.times(0.7), taper(curve(8, -20, 18, -50, 44, -64, 66, -44), 8, 1))
		b.fill(b.skin(c.times(0.9)), smooth(12, -14, 34, -16, 50, 0, 32, 2, 14, -4))
	})
	b.fill(b.skin(c), smooth(-17, -14, -10, -25, 10, -25, 17, -14, 13, 4, 10, 24, 0, 32, -10, 24, -13, 4))
	b.fill(b.skin(c.to(bone, 0.3)), smooth(-9, 16, 0, 10, 9, 16, 9, 26, 0, 32, -9, 26))
	x := f.turn * 3
	for _, d := range sides {
		b.glow(x+d*10, -7, 16, 12, b.accent, 0.6)
		b.plain(hex(0xffd84a), oval(x+d*10, -7, 5.4, 4.2))
		b.plain(black, slab(x+d*10-3.6, -8.2, 7.2, 2.4, 1))
		b.plain(black, oval(x+d*4, 22, 1.6, 2))
	}
	brows(b, f, -13, 10, 6, 2.4, 3, c.to(b.shade, 0.6))
	b.draws(f.hair, poly(-6, 30, 6, 30, 3, 46, 0, 54, -3, 46))
}

func boarHead(b *painter, f *figure) {
	b.mirrored(func(float64) { b.fill(b.skin(f.skin.times(0.85)), poly(10, -18, 36, -34, 24, -4)) })
	b.draws(f.hair, poly(-10, -20, -14, -40, -5, -32, 0, -46, 5, -32, 14, -40, 10, -20))
	b.fill(b.skin(f.skin), smooth(-22, -6, -17, -22, 0, -27, 17, -22, 22, -6, 22, 14, 12, 26, -12, 26, -22, 14))
	x := f.turn * 5
	eyes(b, f, -9, 9.5, 3.6, hex(0xffd84a), black)
	brows(b, f, -14, 9.5, 6, 2.8, 3.6, f.skin.to(b.shade, 0.6))
	b.plain(hex(0x3a0a18), smooth(x-14, 16, x, 14, x+14, 16, x+8, 24, x-8, 24))
	b.fill(b.skin(f.skin.to(hex(0xe09a8a), 0.5)), oval(x, 6, 14, 11))
	b.plain(f.skin.to(b.shade, 0.8), oval(x-5, 6, 2.8, 4.4), oval(x+5, 6, 2.8, 4.4))
	for _, d := range sides {
		b.draws(bone, taper(curve(x+d*12, 20, x+d*24, 10, x+d*22, -12), 4.4, 0.8))
	}
}

func batHead(b *painter, f *figure) {
	b.mirrored(func(float64) {
		b.draws(f.skin, smooth(4, -18, 16, -56, 40, -78, 44, -40, 24, -2))
		b.plain(f.skin.to(hex(0xe08a9a), 0.45), smooth(12, -22, 22, -48, 36, -64, 37, -38, 24, -14))
	})
	b.fill(b.skin(f.skin), smooth(-20, -2, -17, -20, 0, -25, 17, -20, 20, -2, 14, 16, 0, 22, -14, 16))
	x := f.turn * 4
	glare2(b, x, -6, 9, 4.6)
	b.fill(b.skin(f.skin.to(bone, 0.25)), smooth(x-9, 4, x-4, -8, x, -14, x+4, -8, x+9, 4, x, 9))
	b.plain(f.skin.to(b.shade, 0.8), oval(x-3, 3, 1.6, 2.4), oval(x+3, 3, 1.6, 2.4))
	b.plain(black, smooth(x-11, 10, x, 12, x+11, 10, x+7, 19, x-7, 19))
	b.plain(bone, poly(x-8, 10, x-3.6, 11, x-6, 20), poly(x+8, 10, x+3.6, 11, x+6, 20))
}

// mawHead is hardly more than a mouth.
func mawHead(b *painter, f *figure) {
	b.mirrored(func(float64) { b.draws(bone.times(0.7), taper(curve(20, -22, 34, -36, 32, -54), 6, 0.8)) })
	b.fill(b.skin(f.skin), smooth(-30, 0, -26, -24, -12, -34, 12, -34, 26, -24, 30, 0, 28, 26, 12, 38, -12, 38, -28, 26))
	b.plain(hex(0x2a0410), smooth(-24, -6, 0, -12, 24, -6, 24, 16, 10, 32, -10, 32, -24, 16))
	b.plain(hex(0xd8404a), smooth(-12, 22, 0, 12, 12, 22, 8, 31, -8, 31))
	for i := range 6 {
		k := -19 + 7.6*float64(i)
		b.plain(bone, poly(k-3.4, -7-0.01*(300-k*k), k+3.4, -7-0.01*(300-k*k), k, 7), poly(k*0.8-3, 28-0.02*k*k, k*0.8+3,
			28-0.02*k*k, k*0.8, 15))
	}
	glare(b, f, -21, 9, 5, 0.3, hex(0xffd04a))
}

func cobraHead(b *painter, f *figure) {
	b.draws(f.skin.times(0.8), smooth(-14, 30, -36, 10, -50, -18, -36, -42, -8, -50, 8, -50, 36, -42, 50, -18, 36, 10, 14, 30))
	b.fill(b.skin(f.skin.to(bone, 0.5)), smooth(-10, 26, -22, 2, -24, -24, 0, -34, 24, -24, 22, 2, 10, 26))
	for i := range 4 {
		b.plain(f.skin.times(0.6), slab(-15+float64(i), -2+7*float64(i), 30-2*float64(i), 2.4, 1))
	}
	b.fill(b.skin(f.skin), smooth(-18, -20, -14, -38, 0, -43, 14, -38, 18, -20, 10, -6, 0, -1, -10, -6))
	glare(b, f, -22, 9, 5.4, 0.3, hex(0xffd04a))
	x := f.turn * 4
	b.plain(black, smooth(x-10, -11, x, -9, x+10, -11, x+6, -2, x-6, -2))
	b.plain(bone, poly(x-8, -11, x-4, -10, x-6, 0), poly(x+8, -11, x+4, -10, x+6, 0))
	b.plain(hex(0xd8304a), taper(lineThrough(x, -4, x, 10), 1.4, 1.2), taper(lineThrough(x, 9, x-6, 19), 1.2, 0.7), taper(lineThrough(x, 9,
		x+6, 19), 1.2, 0.7))
}

// flameHead is a face in a fire.
func flameHead(b *painter, f *figure) {
	b.glow(0, -20, 80, 80, hex(0xff8a3a), 0.7)
	b.flame(0, 20, 32, 96)
	b.fill(b.skin(f.skin.times(0.7)), smooth(-15, -6, -12, -18, 0, -22, 12, -18, 15, -6, 11, 10, 0, 20, -11, 10))
	glare(b, f, -3, 7, 5, 0.3, hex(0xffe07a))
	x := f.turn * 4
	b.plain(hex(0xffc04a), smooth(x-8, 8, x-4, 11, x, 8, x+4, 11, x+8, 8, x+5, 15, x-5, 15))
}

// cyclops has one eye, and the horns of a demon if it is one.
func cyclops(b *painter, f *figure) {
	if f.kin == demon {
		bentHorns(b, f.skin.times(0.5))
	}
	b.mirrored(func(float64) { b.fill(b.skin(f.skin), poly(14, -4, 32, -12, 18, 8)) })
	b.fill(b.skin(f.skin), smooth(-20, -8, -15, -24, 0, -29, 15, -24, 20, -8, 18, 12, 0, 24, -18, 12))
	x := f.turn * 5
	b.plain(f.skin.to(b.shade, 0.5), oval(x, -7, 15, 13))
	b.plain(hex(0xfff2d8), oval(x, -7, 13, 11))
	b.plain(b.accent.times(0.8), oval(x+f.turn*3, -7, 7.4, 7.8))
	b.plain(black, oval(x+f.turn*3, -7, 3.4, 5.4))
	b.plain(white, oval(x+f.turn*3-3, -10.4, 2, 2))
	lid(b, f, sign(f.turn), pointAt(x, -7), 13, 11)
	if f.mood == usual {
		b.plain(f.skin.times(0.8), smooth(x-15, -10, x-7, -22, x+7, -22, x+15, -10, x, -14))
		b.plain(black.to(f.skin, 0.2), smooth(x-11, 12, x, 10, x+11, 12, x+8, 17, x-8, 17))
		b.plain(bone, poly(x-9, 17, x-7, 8, x-4, 16), poly(x+9, 17, x+7, 8, x+4, 16))
		return
	}
	mouth(b, f, 13, 6, 0)
}

func manyEyes(b *painter, f *figure) {
	b.fill(b.skin(f.skin), smooth(-21, -6, -20, -28, 0, -38, 20, -28, 21, -6, 15, 14, 0, 22, -15, 14))
	x := f.turn * 4
	for i, q := range [7][3]float64{{-8, -6, 6}, {9, -7, 6.6}, {0, -19, 7.4}, {-13, -20, 4.6}, {13, -21, 4.4}, {-5, -30, 3.8},
		{6, -31, 3.4}} {
		b.plain(hex(0xfff0c8), oval(x+q[0], q[1], q[2], q[2]*0.9))
		b.plain([2]rgb{hex(0xc8262e), black}[i%2], oval(x+q[0]+f.turn, q[1], q[2]*0.5, q[2]*0.6))
	}
	b.plain(black, smooth(x-9, 9, x, 12, x+9, 9, x+5, 15, x-5, 15))
	teeth(b, x-6, 10, 4, 4, 4)
}

func crowHead(b *painter, f *figure) {
	for i := range 5 {
		a := math.Pi * (0.95 + 0.12*float64(i))
		b.draws(f.skin.times(0.8), leaf([]pt{pointAt(-6, -8).around(a, 10), pointAt(-6, -8).around(a, 26), pointAt(-8, -8).around(a+0.15, 44)},
			6))
	}
	b.fill(b.skin(f.skin), smooth(-18, 20, -21, -8, -10, -26, 10, -27, 22, -14, 20, 4, 10, 20))
	b.draws(hex(0x3a3440).to(bone, 0.2), smooth(12, -16, 40, -14, 64, 2, 68, 16, 46, 4, 14, 4))
	b.draws(hex(0x2a2430).to(bone, 0.15), smooth(12, 5, 36, 6, 52, 10, 30, 13, 12, 12))
	b.glow(8, -10, 16, 16, b.accent, 0.7)
	b.plain(hex(0xffd84a), oval(8, -10, 5.4, 5.4))
	b.plain(black, oval(9.4, -10, 2.6, 2.6))
}

func mosquitoHead(b *painter, f *figure) {
	b.draws(f.skin.times(0.7), taper(curve(4, -18, 18, -44, 44, -50), 2, 0.9), taper(curve(-4, -18, -2, -46, 16, -64), 2, 0.9))
	b.draws(bone.times(0.8), taper(curve(14, 4, 44, 22, 74, 48), 4.4, 0.8))
	b.fill(b.skin(f.skin), smooth(-18, 14, -22, -8, -8, -24, 12, -22, 24, -4, 18, 12, 2, 20))
	b.fill(b.metal(hex(0xd03a4a)), oval(7, -8, 12, 13))
	b.plain(white, oval(3, -14, 3, 3.4))
}

// gargoyle has a broad brow, ears like wings and fangs that point up.
func gargoyle(b *painter, f *figure) {
	b.mirrored(func(float64) {
		b.fill(b.skin(f.skin.times(0.9)), poly(14, -16, 46, -40, 36, -20, 52, -16, 34, -6, 44, 4, 16, 6))
		b.draws(bone.times(0.7), taper(curve(8, -22, 14, -36, 8, -46), 5, 0.8))
	})
	b.fill(b.skin(f.skin), smooth(-22, -10, -16, -24, 0, -27, 16, -24, 22, -10, 24, 10, 16, 24, -16, 24, -24, 10))
	x := f.turn * 4
	b.draws(f.skin.times(0.85), smooth(x-20, -8, x, -4, x+20, -8, x+16, -16, x, -12, x-16, -16))
	glare(b, f, -4, 9, 4.6, 0.3, hex(0xffd04a))
	b.fill(b.skin(f.skin.times(0.9)), smooth(x-7, 2, x, -4, x+7, 2, x+5, 8, x-5, 8))
	b.plain(black.to(f.skin, 0.1), smooth(x-16, 13, x, 11, x+16, 13, x+11, 20, x-11, 20))
	b.plain(bone, poly(x-13, 19, x-9, 5, x-6, 18), poly(x+13, 19, x+9, 5, x+6, 18), poly(x-3, 19, x, 12, x+3, 19))
}
