package art

import "github.com/keyraken/keyraken/game/keyforge/card/trait"

// faces are the words for heads that replace that of the kin.
var faces = joined(saurianFaces, deepFaces, pitFaces, alienFaces)

// headAndNeck draws the neck and the head of a figure. A head is drawn around its
// middle, in units of a twentieth of its radius.
func headAndNeck(b *painter, f *figure) {
	y := -25*f.head + f.low*f.head + 4
	if f.kin != spirit && f.kin != robot {
		b.draws(f.skin.times(0.85), limb(0, y, 9*f.head, 0, 4, 10*f.head+f.limb*0.3))
	}
	b.within(place(f.turn*3, y, f.head, f.head, f.turn*0.06), func() {
		if f.hat != nil {
			defer f.hat(b, f)
		}
		if f.style != nil && f.style.behind != nil {
			f.style.behind(b, f)
		}
		head(b, f)
		if f.chin != nil {
			f.chin(b, f)
		}
		if f.style != nil {
			f.style.before(b, f)
		}
	})
}

// head draws the head itself.
func head(b *painter, f *figure) {
	draw := f.face
	if draw == nil {
		draw = kinHeads[f.kin]
	}
	draw(b, f)
}

// kinHeads draw the heads that the kin are born with.
var kinHeads = [...]func(*painter, *figure){
	human:     humanHead,
	elf:       humanHead,
	giant:     giantHead,
	goblin:    goblinHead,
	demon:     demonHead,
	martian:   martianHead,
	robot:     robotHead,
	cyborg:    humanHead,
	saurian:   saurianHead,
	aquan:     aquanHead,
	spirit:    spiritHead,
	insectoid: insectHead,
	alien:     alienHead,
	furry:     furryHead,
	faerie:    humanHead,
	fungal:    fungalHead,
	handuhan:  handuhanHead,
}

// glare draws glowing eyes, drawn down toward the middle by the slant.
func glare(b *painter, f *figure, y, gap, r, slant float64, c rgb) {
	x := f.turn * 5
	for _, d := range sides {
		b.glow(x+d*gap, y, r*2.8, r*2.2, c, 0.42)
		b.plain(c.to(white, 0.55), poly(x+d*(gap-r), y+slant*r, x+d*(gap+r*1.1), y-r*0.55-slant*r*0.4,
			x+d*(gap+r*0.6), y+r*0.5))
	}
}

// nose draws the shadow of a nose.
func nose(b *painter, f *figure, y, l, w float64) {
	x := f.turn * 6
	b.plain(f.skin.to(b.shade, 0.42), poly(x-1, y, x+1, y, x+w*(0.6+f.turn*0.5), y+l, x, y+l*1.15, x-w*(0.6-f.turn*0.5), y+l))
}

func humanHead(b *painter, f *figure) {
	thief := f.has(trait.Thief) && b.odds(0.55)
	covered := f.dress == cloak && !thief || f.has(trait.Monk) && b.odds(0.6)
	helmed := f.dress == plate && b.odds(0.75)
	if f.hat != nil || f.style != nil {
		thief, covered, helmed = false, false, false
	}
	long := !covered && b.odds(0.5)
	if f.style != nil {
		long = false
	}
	if long {
		b.draws(f.hair.times(0.7), smooth(-21, -14, 0, -27, 21, -14, 25, 16, 24, 46, 13, 38, 13, 8, -13, 8, -13, 38, -24, 46, -25, 16))
	}
	if f.kin == elf {
		b.mirrored(func(float64) { b.fill(b.skin(f.skin), poly(14, -6, 38, -20, 17, 8)) })
	} else {
		b.mirrored(func(float64) { b.fill(b.skin(f.skin), oval(18, 1, 4, 6)) })
	}
	b.fill(b.skin(f.skin), jaw(b, f))
	if f.kin == cyborg {
		halfMetal(b, f)
	}
	b.plain(f.skin.to(b.shade, 0.28), smooth(-13+f.turn*5, -3, f.turn*5, -6, 13+f.turn*5, -3, 12+f.turn*5, 2, f.turn*5, 0, -12+f.turn*5, 2))
	eyes(b, f, -1, 7.4, 4.3, hex(0xf6f2ea), pick(&b.random, hex(0x2a1a14), hex(0x1f3a5a), hex(0x2a4a2a)))
	thick := 2.1
	if f.woman {
		thick = 1.4
	}
	brows(b, f, -7.5, 7.4, 5, thick, b.in(-0.5, 2.4), f.hair.times(0.75))
	nose(b, f, -2, 8, 4)
	mouth(b, f, 13, 5, b.in(-0.8, 2))
	if f.kin == human && !long && b.odds(0.5) && f.chin == nil && !f.woman {
		beard(b, f)
	}
	switch {
	case helmed:
		helmet(b, f)
	case covered:
		hood(b, f)
	case thief:
		rogue(b, f)
	case f.style == nil:
		dressHair(b, f, long)
	}
}

// jaw is the outline of a face.
func jaw(b *painter, f *figure) path {
	shape := b.random
	switch n := shape.n(4); {
	case f.woman || f.kin == elf:
		return smooth(-17, -8, -15, -20, 0, -25, 15, -20, 17, -8, 14, 7, 6, 18, 0, 22, -6, 18, -14, 7)
	case n == 0: // square
		return smooth(-18, -8, -16, -20, 0, -25, 16, -20, 18, -8, 17, 10, 11, 20, 0, 23, -11, 20, -17, 10)
	case n == 1: // long
		return smooth(-17, -8, -14, -21, 0, -26, 14, -21, 17, -8, 14, 10, 8, 24, 0, 28, -8, 24, -14, 10)
	}
	return smooth(-18, -8, -15, -20, 0, -25, 15, -20, 18, -8, 16, 8, 8, 19, 0, 22, -8, 19, -16, 8)
}

// halfMetal covers one half of a face with metal and a lens.
func halfMetal(b *painter, f *figure) {
	b.within(place(0, 0, -sign(f.turn), 1, 0), func() {
		b.fill(b.metal(iron), smooth(2, -25, 15, -20, 19, -8, 17, 8, 9, 19, 5, 8, 3, -8))
		b.glow(9, -1, 22, 18, b.accent, 0.8)
		b.plain(black, oval(9, -1, 6, 6))
		b.plain(b.accent.to(white, 0.3), oval(9, -1, 3.6, 3.6))
	})
}

func giantHead(b *painter, f *figure) {
	beard := b.odds(0.7) && f.chin == nil && !f.woman
	b.mirrored(func(float64) { b.fill(b.skin(f.skin), oval(19, -1, 5, 7)) })
	b.fill(b.skin(f.skin), smooth(-17, -12, -12, -23, 0, -26, 12, -23, 17, -12, 20, 6, 16, 20, 0, 25, -16, 20, -20, 6))
	b.plain(f.skin.to(b.shade, 0.4), smooth(-14+f.turn*5, -5, f.turn*5, -8, 14+f.turn*5, -5, 13+f.turn*5, 1, f.turn*5, -1, -13+f.turn*5, 1))
	if b.odds(0.14) { // one eye
		b.plain(hex(0xfff0d0), oval(f.turn*6, -5, 8.5, 7))
		b.plain(hex(0xb8641a), oval(f.turn*8, -5, 4.6, 4.8))
		b.plain(black, oval(f.turn*8, -5, 2.2, 3))
		b.plain(f.hair.times(0.7), taper(curve(f.turn*6-13, -11, f.turn*6, -15, f.turn*6+13, -11), 2, 2))
	} else {
		eyes(b, f, -1, 7, 2.8, hex(0xfff0d0), hex(0x2a1208))
		brows(b, f, -6, 8, 7, 3.2, 3, f.hair.times(0.7))
	}
	b.fill(b.skin(f.skin.to(hex(0xd8503a), 0.2)), smooth(f.turn*6-3, -3, f.turn*6+3, -3, f.turn*7+6, 6, f.turn*7, 9, f.turn*7-6, 6))
	if beard {
		x, l := f.turn*4, b.in(34, 58)
		b.fill(b.skin(f.hair), smooth(x-19, -2, x-12, 10, x, 9, x+12, 10, x+19, -2, x+20, 18, x+12, l*0.8, x+5, l*0.7, x, l, x-5, l*0.7, x-12,
			l*0.8, x-20, 18))
		b.plain(black.to(f.skin, 0.2), smooth(x-7, 14, x, 12, x+7, 14, x, 19))
		b.plain(bone, poly(x-6, 17, x-4, 12, x-2.5, 17), poly(x+6, 17, x+4, 12, x+2.5, 17))
	} else if f.mood != usual {
		mouth(b, f, 15, 7, 0)
	} else {
		x := f.turn * 5
		b.plain(black.to(f.skin, 0.2), smooth(x-11, 13, x, 11, x+11, 13, x+8, 18, x-8, 18))
		b.plain(bone, poly(x-9, 18, x-7, 6, x-4, 17), poly(x+9, 18, x+7, 6, x+4, 17))
	}
	giantTop(b, f)
}

// giantTop draws the hair of a giant, or what is worn on it.
func giantTop(b *painter, f *figure) {
	top := b.n(8)
	if f.style != nil {
		return
	}
	if f.hat != nil {
		top = 2
	}
	switch top {
	case 4: // bald, with a scar and rings in the ears
		b.plain(hex(0xd88a7a).to(f.skin, 0.3), taper(curve(-4, -25, -9, -14, -5, -6), 1.6, 0.6))
		b.mirrored(func(float64) { b.fill(b.metal(gold), ring(22, 7, 5, 3.2)...) })
	case 5: // the skull of a beast
		b.draws(bone, smooth(-20, -6, -22, -20, -12, -36, 12, -36, 22, -20, 20, -6, 10, -12, 0, -9, -10, -12))
		b.plain(black, oval(-9, -21, 5, 5.5), oval(9, -21, 5, 5.5), poly(-2.5, -13, 0, -18, 2.5, -13))
		b.mirrored(func(float64) { b.draws(bone.times(0.8), taper(curve(16, -30, 36, -34, 50, -20, 52, -2), 6, 0.8)) })
	case 6: // a hood of fur with the ears still on it
		c := pick(&b.random, hex(0x5a4030), hex(0x3a3a42), hex(0x8a5a34), hex(0xc8c4bc))
		b.draws(c, smooth(-20, 14, -29, 2, -26, -22, -12, -36, 12, -36, 26, -22, 29, 2, 20, 14, 17, -10, 0, -17, -17, -10))
		b.mirrored(func(float64) {
			b.draws(c, oval(20, -32, 8, 8))
			b.plain(c.times(0.5), oval(20, -31, 4, 4))
		})
	case 7: // plaits
		b.fill(b.skin(f.hair), smooth(-20, 0, -21, -20, 0, -31, 21, -20, 20, 0, 12, -15, 0, -20, -12, -15))
		b.mirrored(func(float64) {
			for i := range 4 {
				b.fill(b.skin(f.hair), oval(23+float64(i), 4+10*float64(i), 6-0.6*float64(i), 7))
			}
			b.fill(b.metal(f.trim), slab(23, 38, 7, 6, 2))
		})
	case 0:
		b.fill(b.skin(f.hair), smooth(-8, -22, -4, -40, 6, -46, 10, -30, 8, -22), oval(2, -32, 7, 5))
	case 1:
		b.fill(b.metal(iron), smooth(-19, -8, -17, -22, 0, -30, 17, -22, 19, -8, 0, -13))
		b.mirrored(func(float64) {
			b.draws(bone, taper(curve(15, -16, 34, -20, 40, -40), 6, 0.8))
		})
	case 2:
		b.fill(b.skin(f.hair), smooth(-19, -2, -21, -18, -8, -30, 8, -30, 21, -18, 19, -2, 13, -14, 0, -18, -13, -14))
	default:
		b.draws(f.cloth, taper(curve(-19, -13, f.turn*4, -18, 19, -13), 4, 4))
	}
}

func goblinHead(b *painter, f *figure) {
	b.mirrored(func(float64) {
		b.fill(b.skin(f.skin), smooth(12, -8, 30, -22, 50, -26, 40, -6, 16, 8))
		b.plain(hex(0xc9707a).to(f.skin, 0.3), smooth(20, -6, 32, -15, 42, -19, 34, -7))
	})
	b.fill(b.skin(f.skin), smooth(-18, -6, -13, -19, 0, -22, 13, -19, 18, -6, 14, 12, 0, 21, -14, 12))
	eyes(b, f, -3, 7.5, 6, hex(0xffe98a), black)
	brows(b, f, -11, 8, 6, 1.8, 3.5, f.skin.to(b.shade, 0.6))
	b.fill(b.skin(f.skin.to(hex(0xd87a4a), 0.3)), limb(f.turn*6, -1, 3.4, f.turn*12+f.turn*4, 6, 5.2))
	x := f.turn * 5
	b.plain(black, smooth(x-11, 9, x, 12, x+11, 8, x+5, 16, x-5, 16))
	for i := -2; i <= 2; i++ {
		k := x + float64(i)*4
		b.plain(bone, poly(k-1.6, 11, k+1.6, 11, k, 14.4))
	}
	if b.odds(0.6) {
		b.draws(wood, smooth(-20, -12, -14, -26, 0, -31, 14, -26, 20, -12, 0, -15))
		b.fill(b.metal(gold), oval(-6, -19, 5, 5), oval(6, -19, 5, 5))
	}
}

func demonHead(b *painter, f *figure) {
	style := b.n(4)
	c := f.skin.times(0.55).to(bone, 0.15)
	b.mirrored(func(float64) {
		switch style {
		case 0:
			b.draws(c, taper(curve(10, -16, 26, -26, 34, -46, 28, -62), 6.5, 0.8))
		case 1:
			b.draws(c, taper(curve(14, -10, 36, -12, 44, 6, 34, 16), 7, 0.8))
		case 2:
			b.draws(c, taper(curve(7, -20, 12, -40, 4, -58), 5.5, 0.8), taper(curve(15, -12, 28, -26, 28, -42), 4.5, 0.6))
		default:
			b.draws(c, taper(curve(12, -14, 40, -34, 58, -28, 62, -14), 7, 0.8))
		}
		b.fill(b.skin(f.skin), poly(14, -6, 30, -8, 17, 6))
	})
	b.fill(b.skin(f.skin), smooth(-18, -8, -13, -21, 0, -24, 13, -21, 18, -8, 14, 8, 7, 20, 0, 26, -7, 20, -14, 8))
	x := f.turn * 5
	b.plain(f.skin.to(b.shade, 0.6), smooth(x-15, -7, x, -4, x+15, -7, x+11, 3, x, 1, x-11, 3))
	glare(b, f, -2, 7.5, 5, 0.3, pick(&b.random, b.accent, hex(0xffd04a), hex(0x8affd0)))
	if b.odds(0.5) {
		b.plain(black, smooth(x-10, 9, x, 12, x+10, 9, x+6, 18, x-6, 18))
		for i := -2; i <= 2; i++ {
			k := x + float64(i)*3.6
			b.plain(bone, poly(k-1.7, 10.4, k+1.7, 10.4, k, 14.6), poly(k-0.2, 18, k+3, 18, k+1.4, 14.4))
		}
	} else {
		mouth(b, f, 13, 8, 3)
		b.plain(bone, poly(x-6, 12, x-3.4, 12.6, x-4.6, 18), poly(x+6, 12, x+3.4, 12.6, x+4.6, 18))
	}
	b.plain(f.skin.to(b.shade, 0.5), poly(x-2.5, 5, x, 1, x+2.5, 5))
}

func martianHead(b *painter, f *figure) {
	b.mirrored(func(float64) {
		b.draws(f.skin.times(0.8), taper(curve(8, -26, 14, -42, 26, -46), 2, 1))
		b.glow(26, -46, 12, 12, b.accent, 0.9)
		b.plain(b.accent.to(white, 0.4), oval(26, -46, 3.6, 3.6))
	})
	b.fill(b.skin(f.skin), smooth(-24, -18, -17, -33, 0, -37, 17, -33, 24, -18, 17, 2, 8, 17, 0, 20, -8, 17, -17, 2))
	vein := flat(f.skin.to(b.shade, 0.4)).clear(0.6)
	b.fill(vein, taper(curve(-4, -36, -6, -28, -2, -22), 1, 0.6), taper(curve(10, -33, 8, -26, 13, -20), 1, 0.6),
		taper(curve(-16, -29, -13, -23, -16, -17), 1, 0.6))
	x := f.turn * 5
	for _, d := range sides {
		b.within(place(x+d*9, -6, d, 1, 0), func() {
			b.plain(black, smooth(-6, 4, -4, -6, 4, -9, 9, -5, 6, 4, 0, 7))
			b.fill(flat(hex(0xd83a2a)).down(hex(0xff9a4a)), smooth(-4, 3, -3, -5, 4, -7, 7, -4, 5, 3, 0, 5))
			b.plain(black, oval(1.5, -1, 1.6, 4.4))
		})
		b.plain(white, oval(x+d*9-2, -9, 1.6, 1.6))
	}
	mouth(b, f, 11, 4, b.in(-1.5, 1.2))
	if f.cloth.luma() > 0 && b.odds(0.45) { // a helmet of glass
		b.fill(flat(b.accent.to(white, 0.4)).clear(0.2), oval(0, -9, 33, 36))
		b.fill(flat(white).clear(0.6), taper(curve(-24, -22, -17, -34, -6, -40), 2, 1))
		b.fill(b.metal(iron), slab(-26, 20, 52, 9, 4))
	}
}

func robotHead(b *painter, f *figure) {
	m := b.metal(f.skin)
	x := f.turn * 5
	b.fill(b.metal(f.skin.times(0.5)), slab(-6, 8, 12, 20, 3))
	switch b.n(4) {
	case 0: // a dome with a visor
		b.fill(m, smooth(-20, 16, -21, -8, -12, -24, 12, -24, 21, -8, 20, 16))
		b.plain(black, slab(-16+x, -9, 32, 12, 6))
		b.glow(x, -3, 26, 14, b.accent, 0.7)
		b.plain(b.accent.to(white, 0.4), slab(-12+x, -5, 24, 4, 2))
	case 1: // a box with two lamps
		b.fill(m, slab(-21, -22, 42, 38, 6))
		glare2(b, x, -5, 8.5, 6)
		b.plain(black, slab(-11+x, 6, 22, 4, 2))
		b.fill(b.metal(f.trim), box(-1.5, -36, 3, 15))
		b.glow(0, -38, 14, 14, b.accent, 0.8)
		b.plain(b.accent.to(white, 0.3), oval(0, -38, 4, 4))
	case 2: // one great eye
		b.fill(m, oval(0, -4, 22, 22))
		b.plain(black, oval(x, -4, 13, 13))
		b.glow(x, -4, 30, 30, b.accent, 0.8)
		b.plain(b.accent, oval(x, -4, 8.5, 8.5))
		b.plain(white, oval(x-3, -7, 2.6, 2.6))
		b.mirrored(func(float64) { b.fill(b.metal(f.trim), slab(19, -12, 7, 17, 3)) })
	default: // a narrow mask
		b.fill(m, poly(-15, -22, 15, -22, 21, -6, 13, 18, -13, 18, -21, -6))
		b.fill(b.metal(f.trim), poly(-3, -30, 3, -30, 5, -6, -5, -6))
		glare(b, f, -3, 8, 4.4, 0.3, b.accent)
		for i := -2; i <= 2; i++ {
			b.plain(black, slab(x+float64(i)*3.8-1, 7, 2, 7, 1))
		}
	}
}

// glare2 draws two round lamps.
func glare2(b *painter, x, y, gap, r float64) {
	for _, d := range sides {
		b.plain(black, oval(x+d*gap, y, r*1.2, r*1.2))
		b.glow(x+d*gap, y, r*2.4, r*2.4, b.accent, 0.5)
		b.plain(b.accent.to(white, 0.45), oval(x+d*gap, y, r*0.75, r*0.75))
	}
}
