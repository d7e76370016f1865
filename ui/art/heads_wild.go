package art

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

func aquanHead(b *painter, f *figure) {
	fin := f.skin.to(pick(&b.random, b.accent, hex(0xff8a6a), hex(0xffd06a)), 0.6)
	b.mirrored(func(float64) {
		b.fill(b.skin(fin).clear(0.95), poly(12, -12, 40, -26, 34, -12, 44, -6, 34, 2, 38, 12, 14, 10))
	})
	b.fill(b.skin(fin), smooth(-6, -20, -8, -42, 2, -50, 10, -38, 8, -20))
	b.fill(b.skin(f.skin), smooth(-20, -6, -14, -22, 0, -26, 14, -22, 20, -6, 17, 12, 0, 22, -17, 12))
	eyes(b, f, -4, 9.5, 6, hex(0xfff6c0), black)
	x := f.turn * 5
	b.plain(f.skin.to(b.shade, 0.7), smooth(x-12, 10, x, 7, x+12, 10, x+8, 13, x, 11, x-8, 13))
	b.fill(flat(f.skin.to(bone, 0.5)).clear(0.7), oval(x, 17, 9, 3.4))
	for _, d := range sides {
		for i := range 3 {
			b.plain(f.skin.to(b.shade, 0.5), taper(curve(d*(11+float64(i)*2.4), 2, d*(14+float64(i)*2.2), 8, d*(11+float64(i)*2), 14), 0.9, 0.5))
		}
	}
	if b.odds(0.4) { // a lure on a stalk
		b.draws(f.skin.times(0.8), taper(curve(0, -24, 8, -48, 26, -50, 32, -38), 1.8, 1))
		b.glow(32, -34, 30, 30, b.accent, 1)
		b.plain(b.accent.to(white, 0.6), oval(32, -34, 5, 5))
	}
}

func spiritHead(b *painter, f *figure) {
	b.glow(0, 0, 70, 70, b.accent.to(f.skin, 0.5), 0.6)
	if f.has(trait.Specter) {
		skull(b, f)
		f.dress = cloak
		hoodOver(b, f)
		return
	}
	if f.has(trait.Angel) {
		halo(b, f)
	}
	if f.has(trait.Knight, trait.Angel) {
		b.fill(b.lamp(b.accent.to(f.skin, 0.6)), smooth(-17, -8, -12, -22, 0, -25, 12, -22, 17, -8, 14, 10, 0, 24, -14, 10))
		glare(b, f, -2, 7, 3.6, 0, f.skin)
		helmet(b, f)
		return
	}
	b.fill(b.lamp(b.accent.to(f.skin, 0.6)), smooth(-17, -4, -14, -20, -4, -34, 2, -26, 10, -44, 14, -22, 18, -4, 12, 14, 0, 24, -12, 14))
	x := f.turn * 5
	b.plain(b.shade, oval(x-7, -2, 3, 5), oval(x+7, -2, 3, 5))
	b.fill(flat(b.shade).clear(0.7), oval(x, 10, 4, 2))
	hoodOver(b, f)
}

// hoodOver draws a hood without the shadow in it.
func hoodOver(b *painter, f *figure) {
	c := f.cloth
	b.mirrored(func(float64) {
		b.draws(c, smooth(0, -38, 16, -29, 27, -8, 27, 12, 22, 30, 14, 26, 17, 4, 15, -10, 9, -20, 0, -24))
	})
}

func skull(b *painter, f *figure) {
	x := f.turn * 5
	b.fill(b.skin(bone), smooth(-18, -8, -13, -22, 0, -25, 13, -22, 18, -8, 14, 6, 9, 10, 8, 22, -8, 22, -9, 10, -14, 6))
	b.plain(black, oval(x-7, -4, 5, 5.6), oval(x+7, -4, 5, 5.6), poly(x, 3, x+3, 9, x-3, 9))
	for _, d := range sides {
		b.glow(x+d*7, -4, 14, 14, b.accent, 0.9)
		b.plain(b.accent.to(white, 0.5), oval(x+d*7, -4, 2, 2))
	}
	for i := -2; i <= 2; i++ {
		b.plain(bone.times(0.4), box(x+float64(i)*3.4-0.5, 14, 1, 8))
	}
}

func insectHead(b *painter, f *figure) {
	b.mirrored(func(float64) {
		b.draws(f.skin.times(0.7), taper(curve(6, -20, 18, -46, 38, -52), 2.2, 1))
	})
	b.fill(b.skin(f.skin), smooth(-19, -12, -10, -24, 10, -24, 19, -12, 12, 8, 5, 24, -5, 24, -12, 8))
	x := f.turn * 4
	for _, d := range sides {
		b.fill(b.metal(pick(&b.random, hex(0x3ad0b0), hex(0xd03a5a), hex(0xe0a02a))), oval(x+d*11, -6, 8, 11))
		b.plain(white, oval(x+d*11-2.4, -11, 2, 2.6))
		b.draws(f.skin.times(0.6), taper(curve(d*4, 18, d*14, 26, d*6, 36), 3, 0.6))
	}
}

func furryHead(b *painter, f *figure) {
	snout := f.skin.to(bone, 0.35)
	b.mirrored(func(float64) {
		b.fill(b.skin(f.skin), oval(18, -16, 8, 8))
		b.plain(snout, oval(18, -16, 4.4, 4.4))
	})
	var ruff []pt
	for i := range 26 {
		r := 25.0
		if i%2 == 1 {
			r = 20.5
		}
		ruff = append(ruff, pointAt(0, 0).around(2*math.Pi*float64(i)/26, r))
	}
	b.fill(b.skin(f.skin), path(ruff))
	x := f.turn * 6
	b.fill(b.skin(snout), smooth(x-11, 4, x-6, -3, x+6, -3, x+11, 4, x+8, 15, x, 18, x-8, 15))
	b.plain(black, smooth(x-5, 0, x+5, 0, x+3, 5, x, 7, x-3, 5))
	b.plain(black, taper(lineThrough(x, 6, x, 11), 0.8, 0.8), taper(curve(x-6, 10, x, 12, x+6, 10), 1, 0.8))
	eyes(b, f, -6, 8.5, 3.4, hex(0xffc84a), black)
	brows(b, f, -11, 8.5, 5, 2, 2.4, f.skin.to(b.shade, 0.6))
	b.plain(bone, poly(x-6, 11, x-3.4, 11.4, x-4.6, 16), poly(x+6, 11, x+3.4, 11.4, x+4.6, 16))
}

func fungalHead(b *painter, f *figure) {
	b.fill(b.skin(f.skin), slab(-14, -12, 28, 34, 12))
	eyes(b, f, 2, 6, 4.4, hex(0xf6f2ea), black)
	mouth(b, f, 13, 5, 2)
	cap := pick(&b.random, hex(0xc2343a), hex(0x8a5ab0), hex(0xd0843a))
	b.draws(cap, smooth(-34, -4, -26, -24, 0, -36, 26, -24, 34, -4, 14, -8, 0, -6, -14, -8))
	for _, q := range [4][3]float64{{-18, -16, 4.6}, {-2, -26, 5.4}, {14, -18, 4.4}, {4, -13, 2.8}} {
		b.plain(bone, oval(q[0], q[1], q[2], q[2]*0.8))
	}
}
