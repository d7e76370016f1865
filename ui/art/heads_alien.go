package art

import "math"

// alienFaces are heads of people from other worlds, and of beasts that walk upright.
var alienFaces = map[string]func(*painter, *figure){
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
func alienHead(b *painter, f *figure) {
	draw := [...]func(*painter, *figure){oneEyeAlien, stalkEyes, finSkull, tentacleBeard}
	draw[b.n(len(draw))](b, f)
}

func oneEyeAlien(b *painter, f *figure) {
	x := f.turn * 5
	b.fill(b.skin(f.skin), smooth(-20, -8, -14, -24, 0, -28, 14, -24, 20, -8, 16, 10, 0, 22, -16, 10))
	b.plain(hex(0xf6f2ea), oval(x, -6, 12, 10))
	b.plain(b.accent.times(0.7), oval(x+f.turn*3, -6, 6.6, 7))
	b.plain(black, oval(x+f.turn*3, -6, 3, 4))
	b.plain(white, oval(x-2, -9, 1.8, 1.8))
	b.fill(b.skin(f.skin.times(0.85)), smooth(x-13, -8, x-6, -17, x+6, -17, x+13, -8, x, -13))
	mouth(b, f, 12, 6, 1.5)
}

func stalkEyes(b *painter, f *figure) {
	x := f.turn * 5
	for _, d := range sides {
		b.draws(f.skin, taper(curve(d*7, -12, d*12, -28, d*16, -38), 4, 3))
		b.fill(b.skin(hex(0xf6f2ea)), oval(d*16, -42, 9, 9))
		b.plain(black, oval(d*16+f.turn*3, -42, 3.6, 4.6))
	}
	b.fill(b.skin(f.skin), smooth(-19, 0, -13, -18, 13, -18, 19, 0, 12, 18, -12, 18))
	if f.mood != usual {
		mouth(b, f, 5, 7, 0)
		return
	}
	b.plain(black, smooth(x-10, 2, x, 5, x+10, 2, x+6, 11, x-6, 11))
}

// finSkull is tall, with fins at its sides.
func finSkull(b *painter, f *figure) {
	b.mirrored(func(float64) { b.draws(f.skin.to(f.trim, 0.4), poly(12, -22, 34, -40, 30, -16, 38, -8, 17, 4)) })
	b.fill(b.skin(f.skin), smooth(-15, -10, -13, -34, 0, -44, 13, -34, 15, -10, 10, 14, 0, 22, -10, 14))
	glare2(b, f.turn*5, -4, 7, 3.6)
	mouth(b, f, 12, 4, 0)
}

func tentacleBeard(b *painter, f *figure) {
	x := f.turn * 5
	b.fill(b.skin(f.skin), smooth(-19, -8, -14, -26, 0, -30, 14, -26, 19, -8, 15, 12, -15, 12))
	for i := -2; i <= 2; i++ {
		k := x + float64(i)*6
		b.fill(b.skin(f.skin.times(0.9)), taper(curve(k, 8, k+b.in(-3, 3), 22, k+b.in(-6, 6), 36+b.in(0, 8)), 4.4, 0.8))
	}
	eyes(b, f, -6, 8, 5, hex(0xffe98a), black)
	brows(b, f, -12, 8, 6, 2, 2.6, f.skin.to(b.shade, 0.6))
}

// glassHead is a bubble in which a brain floats above the eyes.
func glassHead(b *painter, f *figure) {
	b.fill(b.skin(f.skin), smooth(-18, 0, -20, -12, 20, -12, 18, 0, 12, 18, 0, 23, -12, 18))
	b.glow(0, -26, 50, 44, b.accent, 0.6)
	b.draws(hex(0xe89ab0), smooth(-18, -16, -24, -28, -14, -42, 0, -40, 14, -44, 25, -30, 18, -16, 0, -13))
	for _, d := range sides {
		b.plain(hex(0xb85a78), taper(curve(d*4, -36, d*14, -34, d*8, -25, d*18, -24), 1.4, 0.8))
	}
	b.fill(flat(b.accent.to(white, 0.5)).clear(0.25), smooth(-22, -10, -31, -30, -16, -52, 16, -52, 31, -30, 22, -10))
	b.fill(flat(white).clear(0.7), taper(curve(-22, -28, -18, -40, -8, -47), 2, 1))
	b.fill(b.metal(iron), slab(-22, -14, 44, 6, 3))
	eyes(b, f, -1, 8, 4.4, hex(0xf6f2ea), black)
	mouth(b, f, 12, 4, 0)
}

func trunkNose(b *painter, f *figure) {
	b.mirrored(func(float64) {
		b.fill(b.skin(f.skin.times(0.85)), smooth(12, -16, 34, -34, 52, -18, 46, 8, 28, 16, 14, 4))
		b.draws(bone, taper(curve(10, 10, 22, 22, 28, 34), 4, 1))
	})
	b.fill(b.skin(f.skin), smooth(-20, -8, -15, -24, 0, -29, 15, -24, 20, -8, 14, 12, -14, 12))
	x := f.turn * 5
	b.draws(f.skin.times(1.05), taper(curve(x, -6, x+2, 16, x-4, 36, x+10, 50, x+22, 44), 9, 4.4))
	eyes(b, f, -9, 10, 4, hex(0xf6f2ea), black)
	brows(b, f, -15, 10, 6, 2, 2, f.skin.to(b.shade, 0.6))
}

func lizardHead(b *painter, f *figure) {
	for i := range 5 {
		a := math.Pi * (0.95 + 0.13*float64(i))
		b.draws(f.trim.to(f.skin, 0.3), spike(pointAt(-2, -6), a, 0.2, 18, 36))
	}
	b.fill(b.skin(f.skin), smooth(-18, 18, -20, -8, -8, -24, 10, -24, 26, -12, 44, -2, 44, 8, 26, 14, 4, 20))
	b.plain(f.skin.to(b.shade, 0.6), taper(curve(8, 8, 26, 6, 43, 4), 1.4, 1))
	b.plain(hex(0xd8304a), taper(curve(42, 5, 56, 8, 66, 2), 1.4, 0.8))
	reptileEye(b, f, 8, -10)
}

func mantisHead(b *painter, f *figure) {
	b.mirrored(func(float64) { b.draws(f.skin.times(0.7), taper(curve(5, -22, 12, -52, 40, -70), 1.8, 0.8)) })
	b.fill(b.skin(f.skin), poly(-34, -24, -12, -28, 12, -28, 34, -24, 8, 22, 0, 30, -8, 22))
	for _, d := range sides {
		b.fill(b.metal(hex(0x3ad0b0)), oval(d*25, -20, 14, 12))
		b.plain(black, oval(d*25+f.turn*4, -19, 2.4, 3))
		b.plain(white, oval(d*25-4, -25, 3, 2.6))
		b.draws(f.skin.times(0.6), taper(curve(d*3, 22, d*9, 28, d*3, 38), 2.6, 0.7))
	}
}

func frogHead(b *painter, f *figure) {
	b.fill(b.skin(f.skin), smooth(-34, 2, -28, -16, 0, -22, 28, -16, 34, 2, 20, 20, 0, 24, -20, 20))
	b.fill(b.skin(f.skin.to(bone, 0.6)), smooth(-30, 6, 0, 10, 30, 6, 18, 19, 0, 23, -18, 19))
	x := f.turn * 3
	b.plain(f.skin.to(b.shade, 0.75), taper(curve(x-32, 1, x, 8, x+32, 1), 1.6, 1.6))
	for _, d := range sides {
		b.draws(f.skin, oval(d*17, -21, 12, 12))
		b.plain(hex(0xffe070), oval(d*17+f.turn, -22, 8.4, 8.4))
		b.plain(black, slab(d*17+f.turn*2-6, -24, 12, 4.4, 2))
	}
}

func ratHead(b *painter, f *figure) {
	b.draws(f.skin, oval(-12, -26, 15, 15))
	b.plain(hex(0xd89aa0), oval(-11, -25, 9, 9))
	b.fill(b.skin(f.skin), smooth(-18, 18, -22, -8, -8, -24, 12, -22, 34, -6, 52, 6, 46, 13, 26, 16, 4, 20))
	b.plain(hex(0xd8707a), oval(51, 7, 5, 4.4))
	b.plain(bone, poly(36, 13, 43, 12, 40, 21))
	b.plain(black, oval(13, -9, 4.4, 4.8))
	b.plain(white, oval(14.4, -11, 1.5, 1.5))
	for i := range 3 {
		b.plain(f.skin.times(1.5), taper(lineThrough(40, 8, 30-3*float64(i), -6+14*float64(i)), 0.7, 0.4))
	}
}

func catHead(b *painter, f *figure) {
	b.mirrored(func(float64) {
		b.fill(b.skin(f.skin), poly(5, -18, 26, -46, 25, -4))
		b.plain(hex(0xd89aa0).to(f.skin, 0.3), poly(12, -20, 22, -36, 21, -12))
	})
	b.fill(b.skin(f.skin), smooth(-26, 2, -20, -18, 0, -24, 20, -18, 26, 2, 16, 17, 0, 21, -16, 17))
	x := f.turn * 5
	b.fill(b.skin(f.skin.to(bone, 0.6)), smooth(x-12, 8, x, 2, x+12, 8, x+8, 17, x, 19, x-8, 17))
	for _, d := range sides {
		b.plain(hex(0xb8e84a), oval(x+d*10, -4, 6.4, 5.4))
		b.plain(black, oval(x+d*10, -4, 1.6, 4.6))
		lid(b, f, d, pointAt(x+d*10, -4), 6.4, 5.4)
		for i := range 3 {
			b.plain(white, taper(lineThrough(x+d*8, 10+float64(i), x+d*34, 4+6*float64(i)), 0.7, 0.4))
		}
	}
	b.plain(hex(0xc8606a), poly(x-4, 5, x+4, 5, x, 10))
	mouth(b, f, 14, 4, 2)
}

// screenHead shows its face on a screen.
func screenHead(b *painter, f *figure) {
	b.fill(b.metal(f.skin), slab(-32, -38, 64, 52, 8))
	b.fill(b.metal(f.trim), box(-1.5, -54, 3, 18), oval(0, -56, 5, 5))
	b.plain(black.to(b.accent, 0.15), slab(-26, -32, 52, 40, 5))
	b.glow(0, -12, 44, 34, b.accent, 0.5)
	x, c := f.turn*4, b.accent.to(white, 0.4)
	b.plain(c, slab(x-16, -24, 8, 14, 3), slab(x+8, -24, 8, 14, 3))
	b.plain(c, taper(curve(x-12, -3, x, 3, x+12, -3), 2, 2))
}

// handuhanHead has a brow like an anvil, three eyes below it and tusks.
func handuhanHead(b *painter, f *figure) {
	b.fill(b.skin(f.skin), smooth(-24, -4, -22, -18, 22, -18, 24, -4, 26, 12, 16, 26, -16, 26, -26, 12))
	x := f.turn * 4
	for i := -1; i <= 1; i++ {
		k := x + 12*float64(i)
		b.glow(k, -6, 12, 10, b.accent, 0.6)
		b.plain(hex(0xffe07a), oval(k, -6, 4.6, 3.8))
		b.plain(black, oval(k+f.turn, -6, 1.8, 2.8))
	}
	b.draws(f.skin.times(0.85), smooth(-34, -14, -36, -26, -18, -34, 18, -34, 36, -26, 34, -14, 0, -9))
	b.plain(black.to(f.skin, 0.2), smooth(x-14, 13, x, 11, x+14, 13, x+10, 19, x-10, 19))
	b.plain(bone, poly(x-14, 18, x-12, -1, x-6, 17), poly(x+14, 18, x+12, -1, x+6, 17))
}
