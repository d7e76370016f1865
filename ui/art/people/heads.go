package people

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
)

// Faces are the words for heads that replace that of the species.
var Faces = motif.Join(saurianFaces, deepFaces, pitFaces, alienFaces, ghostFaces, skyFaces, wyrmFaces, shardFaces)

// headAndNeck draws the neck and the head of a figure. A head is drawn around its
// middle, in units of a twentieth of its radius.
func headAndNeck(b *brush.Brush, f *Figure) {
	y := -25*f.head + f.low*f.head + 4
	if f.Species != Spirit && f.Species != Robot {
		b.Draw(f.Skin.Times(0.85), brush.Limb(0, y, 9*f.head, 0, 4, 10*f.head+f.Limb*0.3))
	}
	b.Within(brush.Place(f.Turn*3, y, f.head, f.head, f.Turn*0.06), func() {
		if f.Hat != nil {
			defer f.Hat(b, f)
		}
		if f.Hairdo != nil && f.Hairdo.behind != nil {
			f.Hairdo.behind(b, f)
		}
		head(b, f)
		if f.Chin != nil {
			f.Chin(b, f)
		}
		if f.Hairdo != nil {
			f.Hairdo.before(b, f)
		}
	})
}

// head draws the head itself.
func head(b *brush.Brush, f *Figure) {
	draw := f.Face
	if draw == nil {
		draw = speciesHeads[f.Species]
	}
	draw(b, f)
}

// speciesHeads draw the heads that the species are born with.
var speciesHeads = [...]func(*brush.Brush, *Figure){
	Human:     humanHead,
	Elf:       humanHead,
	Giant:     giantHead,
	Goblin:    goblinHead,
	Demon:     DemonHead,
	Martian:   MartianHead,
	Robot:     RobotHead,
	Cyborg:    humanHead,
	Saurian:   saurianHead,
	Aquan:     aquanHead,
	Spirit:    spiritHead,
	Insectoid: insectHead,
	Alien:     alienHead,
	Furry:     FurryHead,
	Faerie:    humanHead,
	Fungal:    fungalHead,
	Handuhan:  handuhanHead,
	Getrookya: getrookyaHead,
	Raptrix:   profile(raptrixHead),
	Redeemed:  redeemedHead,
	Dragonkin: profile(dragonkinHead),
}

// Glare draws glowing eyes that look to a side, -1 to 1, drawn down toward the middle by the slant.
func Glare(b *brush.Brush, turn, y, gap, r, slant float64, c brush.RGB) {
	x := turn * 5
	for _, d := range brush.Sides {
		b.Glow(x+d*gap, y, r*2.8, r*2.2, c, 0.42)
		b.Plain(c.To(brush.White, 0.55), brush.Poly(x+d*(gap-r), y+slant*r, x+d*(gap+r*1.1), y-r*0.55-slant*r*0.4,
			x+d*(gap+r*0.6), y+r*0.5))
	}
}

// nose draws the shadow of a nose.
func nose(b *brush.Brush, f *Figure, y, l, w float64) {
	x := f.Turn * 6
	b.Plain(f.Skin.To(b.Shade, 0.42), brush.Poly(x-1, y, x+1, y, x+w*(0.6+f.Turn*0.5), y+l, x, y+l*1.15, x-w*(0.6-f.Turn*0.5), y+l))
}

func humanHead(b *brush.Brush, f *Figure) {
	thief := f.has(trait.Thief) && b.Odds(0.55)
	covered := f.Dress == Cloak && !thief || f.has(trait.Monk) && b.Odds(0.6)
	helmed := f.Dress == Plate && b.Odds(0.75)
	if f.Hat != nil || f.Hairdo != nil {
		thief, covered, helmed = false, false, false
	}
	long := !covered && b.Odds(0.5)
	if f.Hairdo != nil {
		long = false
	}
	if long {
		b.Draw(f.hair.Times(0.7), brush.Smooth(-21, -14, 0, -27, 21, -14, 25, 16, 24, 46, 13, 38, 13, 8, -13, 8, -13, 38, -24, 46, -25, 16))
	}
	if f.Species == Elf {
		b.Mirrored(func(float64) { b.Fill(b.Skin(f.Skin), brush.Poly(14, -6, 38, -20, 17, 8)) })
	} else {
		b.Mirrored(func(float64) { b.Fill(b.Skin(f.Skin), brush.Oval(18, 1, 4, 6)) })
	}
	b.Fill(b.Skin(f.Skin), jaw(b, f))
	if f.Species == Cyborg {
		halfMetal(b, f)
	}
	b.Plain(f.Skin.To(b.Shade, 0.28), brush.Smooth(-13+f.Turn*5, -3, f.Turn*5, -6, 13+f.Turn*5,
		-3, 12+f.Turn*5, 2, f.Turn*5, 0, -12+f.Turn*5, 2))
	eyes(b, f, -1, 7.4, 4.3, brush.Hex(0xf6f2ea), brush.Pick(&b.Random, brush.Hex(0x2a1a14), brush.Hex(0x1f3a5a), brush.Hex(0x2a4a2a)))
	thick := 2.1
	if f.Woman {
		thick = 1.4
	}
	brows(b, f, -7.5, 7.4, 5, thick, b.In(-0.5, 2.4), f.hair.Times(0.75))
	nose(b, f, -2, 8, 4)
	mouth(b, f, 13, 5, b.In(-0.8, 2))
	if f.Species == Human && !long && b.Odds(0.5) && f.Chin == nil && !f.Woman {
		beard(b, f)
	}
	switch {
	case helmed:
		Helmet(b, f)
	case covered:
		hood(b, f)
	case thief:
		rogue(b, f)
	case f.Hairdo == nil:
		dressHair(b, f, long)
	}
}

// jaw is the outline of a face.
func jaw(b *brush.Brush, f *Figure) brush.Path {
	shape := b.Random
	switch n := shape.N(4); {
	case f.Woman || f.Species == Elf:
		return brush.Smooth(-17, -8, -15, -20, 0, -25, 15, -20, 17, -8, 14, 7, 6, 18, 0, 22, -6, 18, -14, 7)
	case n == 0: // square
		return brush.Smooth(-18, -8, -16, -20, 0, -25, 16, -20, 18, -8, 17, 10, 11, 20, 0, 23, -11, 20, -17, 10)
	case n == 1: // long
		return brush.Smooth(-17, -8, -14, -21, 0, -26, 14, -21, 17, -8, 14, 10, 8, 24, 0, 28, -8, 24, -14, 10)
	}
	return brush.Smooth(-18, -8, -15, -20, 0, -25, 15, -20, 18, -8, 16, 8, 8, 19, 0, 22, -8, 19, -16, 8)
}

// halfMetal covers one half of a face with metal and a lens.
func halfMetal(b *brush.Brush, f *Figure) {
	b.Within(brush.Place(0, 0, -brush.Sign(f.Turn), 1, 0), func() {
		b.Fill(b.Metal(brush.Iron), brush.Smooth(2, -25, 15, -20, 19, -8, 17, 8, 9, 19, 5, 8, 3, -8))
		b.Glow(9, -1, 22, 18, b.Accent, 0.8)
		b.Plain(brush.Black, brush.Oval(9, -1, 6, 6))
		b.Plain(b.Accent.To(brush.White, 0.3), brush.Oval(9, -1, 3.6, 3.6))
	})
}

func giantHead(b *brush.Brush, f *Figure) {
	beard := b.Odds(0.7) && f.Chin == nil && !f.Woman
	b.Mirrored(func(float64) { b.Fill(b.Skin(f.Skin), brush.Oval(19, -1, 5, 7)) })
	b.Fill(b.Skin(f.Skin), brush.Smooth(-17, -12, -12, -23, 0, -26, 12, -23, 17, -12, 20, 6, 16, 20, 0, 25, -16, 20, -20, 6))
	b.Plain(f.Skin.To(b.Shade, 0.4), brush.Smooth(-14+f.Turn*5, -5, f.Turn*5, -8, 14+f.Turn*5,
		-5, 13+f.Turn*5, 1, f.Turn*5, -1, -13+f.Turn*5, 1))
	if b.Odds(0.14) { // one eye
		b.Plain(brush.Hex(0xfff0d0), brush.Oval(f.Turn*6, -5, 8.5, 7))
		b.Plain(brush.Hex(0xb8641a), brush.Oval(f.Turn*8, -5, 4.6, 4.8))
		b.Plain(brush.Black, brush.Oval(f.Turn*8, -5, 2.2, 3))
		b.Plain(f.hair.Times(0.7), brush.Taper(brush.Curve(f.Turn*6-13, -11, f.Turn*6, -15, f.Turn*6+13, -11), 2, 2))
	} else {
		eyes(b, f, -1, 7, 2.8, brush.Hex(0xfff0d0), brush.Hex(0x2a1208))
		brows(b, f, -6, 8, 7, 3.2, 3, f.hair.Times(0.7))
	}
	b.Fill(b.Skin(f.Skin.To(brush.Hex(0xd8503a), 0.2)),
		brush.Smooth(f.Turn*6-3, -3, f.Turn*6+3, -3, f.Turn*7+6, 6, f.Turn*7, 9, f.Turn*7-6, 6))
	if beard {
		x, l := f.Turn*4, b.In(34, 58)
		b.Fill(b.Skin(f.hair), brush.Smooth(x-19, -2, x-12, 10, x, 9, x+12, 10, x+19, -2, x+20, 18, x+12, l*0.8, x+5, l*0.7, x, l, x-5, l*0.7,
			x-12, l*0.8, x-20, 18))
		b.Plain(brush.Black.To(f.Skin, 0.2), brush.Smooth(x-7, 14, x, 12, x+7, 14, x, 19))
		b.Plain(brush.Bone, brush.Poly(x-6, 17, x-4, 12, x-2.5, 17), brush.Poly(x+6, 17, x+4, 12, x+2.5, 17))
	} else if f.Mood != usual {
		mouth(b, f, 15, 7, 0)
	} else {
		x := f.Turn * 5
		b.Plain(brush.Black.To(f.Skin, 0.2), brush.Smooth(x-11, 13, x, 11, x+11, 13, x+8, 18, x-8, 18))
		b.Plain(brush.Bone, brush.Poly(x-9, 18, x-7, 6, x-4, 17), brush.Poly(x+9, 18, x+7, 6, x+4, 17))
	}
	giantTop(b, f)
}

// giantTop draws the hair of a giant, or what is worn on it.
func giantTop(b *brush.Brush, f *Figure) {
	top := b.N(8)
	if f.Hairdo != nil {
		return
	}
	if f.Hat != nil {
		top = 2
	}
	switch top {
	case 4: // bald, with a scar and rings in the ears
		b.Plain(brush.Hex(0xd88a7a).To(f.Skin, 0.3), brush.Taper(brush.Curve(-4, -25, -9, -14, -5, -6), 1.6, 0.6))
		b.Mirrored(func(float64) { b.Fill(b.Metal(brush.Gold), brush.Ring(22, 7, 5, 3.2)...) })
	case 5: // the skull of a beast
		b.Draw(brush.Bone, brush.Smooth(-20, -6, -22, -20, -12, -36, 12, -36, 22, -20, 20, -6, 10, -12, 0, -9, -10, -12))
		b.Plain(brush.Black, brush.Oval(-9, -21, 5, 5.5), brush.Oval(9, -21, 5, 5.5), brush.Poly(-2.5, -13, 0, -18, 2.5, -13))
		b.Mirrored(func(float64) {
			b.Draw(brush.Bone.Times(0.8), brush.Taper(brush.Curve(16, -30, 36, -34, 50, -20, 52, -2), 6, 0.8))
		})
	case 6: // a hood of fur with the ears still on it
		c := brush.Pick(&b.Random, brush.Hex(0x5a4030), brush.Hex(0x3a3a42), brush.Hex(0x8a5a34), brush.Hex(0xc8c4bc))
		b.Draw(c, brush.Smooth(-20, 14, -29, 2, -26, -22, -12, -36, 12, -36, 26, -22, 29, 2, 20, 14, 17, -10, 0, -17, -17, -10))
		b.Mirrored(func(float64) {
			b.Draw(c, brush.Oval(20, -32, 8, 8))
			b.Plain(c.Times(0.5), brush.Oval(20, -31, 4, 4))
		})
	case 7: // plaits
		b.Fill(b.Skin(f.hair), brush.Smooth(-20, 0, -21, -20, 0, -31, 21, -20, 20, 0, 12, -15, 0, -20, -12, -15))
		b.Mirrored(func(float64) {
			for i := range 4 {
				b.Fill(b.Skin(f.hair), brush.Oval(23+float64(i), 4+10*float64(i), 6-0.6*float64(i), 7))
			}
			b.Fill(b.Metal(f.Trim), brush.Slab(23, 38, 7, 6, 2))
		})
	case 0:
		b.Fill(b.Skin(f.hair), brush.Smooth(-8, -22, -4, -40, 6, -46, 10, -30, 8, -22), brush.Oval(2, -32, 7, 5))
	case 1:
		b.Fill(b.Metal(brush.Iron), brush.Smooth(-19, -8, -17, -22, 0, -30, 17, -22, 19, -8, 0, -13))
		b.Mirrored(func(float64) {
			b.Draw(brush.Bone, brush.Taper(brush.Curve(15, -16, 34, -20, 40, -40), 6, 0.8))
		})
	case 2:
		b.Fill(b.Skin(f.hair), brush.Smooth(-19, -2, -21, -18, -8, -30, 8, -30, 21, -18, 19, -2, 13, -14, 0, -18, -13, -14))
	default:
		b.Draw(f.Cloth, brush.Taper(brush.Curve(-19, -13, f.Turn*4, -18, 19, -13), 4, 4))
	}
}

func goblinHead(b *brush.Brush, f *Figure) {
	b.Mirrored(func(float64) {
		b.Fill(b.Skin(f.Skin), brush.Smooth(12, -8, 30, -22, 50, -26, 40, -6, 16, 8))
		b.Plain(brush.Hex(0xc9707a).To(f.Skin, 0.3), brush.Smooth(20, -6, 32, -15, 42, -19, 34, -7))
	})
	b.Fill(b.Skin(f.Skin), brush.Smooth(-18, -6, -13, -19, 0, -22, 13, -19, 18, -6, 14, 12, 0, 21, -14, 12))
	eyes(b, f, -3, 7.5, 6, brush.Hex(0xffe98a), brush.Black)
	brows(b, f, -11, 8, 6, 1.8, 3.5, f.Skin.To(b.Shade, 0.6))
	b.Fill(b.Skin(f.Skin.To(brush.Hex(0xd87a4a), 0.3)), brush.Limb(f.Turn*6, -1, 3.4, f.Turn*12+f.Turn*4, 6, 5.2))
	x := f.Turn * 5
	b.Plain(brush.Black, brush.Smooth(x-11, 9, x, 12, x+11, 8, x+5, 16, x-5, 16))
	for i := -2; i <= 2; i++ {
		k := x + float64(i)*4
		b.Plain(brush.Bone, brush.Poly(k-1.6, 11, k+1.6, 11, k, 14.4))
	}
	if b.Odds(0.6) {
		b.Draw(brush.Wood, brush.Smooth(-20, -12, -14, -26, 0, -31, 14, -26, 20, -12, 0, -15))
		b.Fill(b.Metal(brush.Gold), brush.Oval(-6, -19, 5, 5), brush.Oval(6, -19, 5, 5))
	}
}

// DemonHead is a head with horns or flames, and fangs.
func DemonHead(b *brush.Brush, f *Figure) {
	style := b.N(4)
	c := f.Skin.Times(0.55).To(brush.Bone, 0.15)
	b.Mirrored(func(float64) {
		switch style {
		case 0:
			b.Draw(c, brush.Taper(brush.Curve(10, -16, 26, -26, 34, -46, 28, -62), 6.5, 0.8))
		case 1:
			b.Draw(c, brush.Taper(brush.Curve(14, -10, 36, -12, 44, 6, 34, 16), 7, 0.8))
		case 2:
			b.Draw(c, brush.Taper(brush.Curve(7, -20, 12, -40, 4, -58), 5.5, 0.8), brush.Taper(brush.Curve(15, -12, 28, -26, 28, -42), 4.5, 0.6))
		default:
			b.Draw(c, brush.Taper(brush.Curve(12, -14, 40, -34, 58, -28, 62, -14), 7, 0.8))
		}
		b.Fill(b.Skin(f.Skin), brush.Poly(14, -6, 30, -8, 17, 6))
	})
	b.Fill(b.Skin(f.Skin), brush.Smooth(-18, -8, -13, -21, 0, -24, 13, -21, 18, -8, 14, 8, 7, 20, 0, 26, -7, 20, -14, 8))
	x := f.Turn * 5
	b.Plain(f.Skin.To(b.Shade, 0.6), brush.Smooth(x-15, -7, x, -4, x+15, -7, x+11, 3, x, 1, x-11, 3))
	Glare(b, f.Turn, -2, 7.5, 5, 0.3, brush.Pick(&b.Random, b.Accent, brush.Hex(0xffd04a), brush.Hex(0x8affd0)))
	if b.Odds(0.5) {
		b.Plain(brush.Black, brush.Smooth(x-10, 9, x, 12, x+10, 9, x+6, 18, x-6, 18))
		for i := -2; i <= 2; i++ {
			k := x + float64(i)*3.6
			b.Plain(brush.Bone, brush.Poly(k-1.7, 10.4, k+1.7, 10.4, k, 14.6), brush.Poly(k-0.2, 18, k+3, 18, k+1.4, 14.4))
		}
	} else {
		mouth(b, f, 13, 8, 3)
		b.Plain(brush.Bone, brush.Poly(x-6, 12, x-3.4, 12.6, x-4.6, 18), brush.Poly(x+6, 12, x+3.4, 12.6, x+4.6, 18))
	}
	b.Plain(f.Skin.To(b.Shade, 0.5), brush.Poly(x-2.5, 5, x, 1, x+2.5, 5))
}

// MartianHead is a large head with feelers and large eyes.
func MartianHead(b *brush.Brush, f *Figure) {
	b.Mirrored(func(float64) {
		b.Draw(f.Skin.Times(0.8), brush.Taper(brush.Curve(8, -26, 14, -42, 26, -46), 2, 1))
		b.Glow(26, -46, 12, 12, b.Accent, 0.9)
		b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(26, -46, 3.6, 3.6))
	})
	b.Fill(b.Skin(f.Skin), brush.Smooth(-24, -18, -17, -33, 0, -37, 17, -33, 24, -18, 17, 2, 8, 17, 0, 20, -8, 17, -17, 2))
	vein := brush.Flat(f.Skin.To(b.Shade, 0.4)).Clear(0.6)
	b.Fill(vein, brush.Taper(brush.Curve(-4, -36, -6, -28, -2, -22), 1, 0.6), brush.Taper(brush.Curve(10, -33, 8, -26, 13, -20), 1, 0.6),
		brush.Taper(brush.Curve(-16, -29, -13, -23, -16, -17), 1, 0.6))
	x := f.Turn * 5
	for _, d := range brush.Sides {
		b.Within(brush.Place(x+d*9, -6, d, 1, 0), func() {
			b.Plain(brush.Black, brush.Smooth(-6, 4, -4, -6, 4, -9, 9, -5, 6, 4, 0, 7))
			b.Fill(brush.Flat(brush.Hex(0xd83a2a)).Down(brush.Hex(0xff9a4a)), brush.Smooth(-4, 3, -3, -5, 4, -7, 7, -4, 5, 3, 0, 5))
			b.Plain(brush.Black, brush.Oval(1.5, -1, 1.6, 4.4))
		})
		b.Plain(brush.White, brush.Oval(x+d*9-2, -9, 1.6, 1.6))
	}
	mouth(b, f, 11, 4, b.In(-1.5, 1.2))
	if f.Cloth.Luma() > 0 && b.Odds(0.45) { // a helmet of glass
		b.Fill(brush.Flat(b.Accent.To(brush.White, 0.4)).Clear(0.2), brush.Oval(0, -9, 33, 36))
		b.Fill(brush.Flat(brush.White).Clear(0.6), brush.Taper(brush.Curve(-24, -22, -17, -34, -6, -40), 2, 1))
		b.Fill(b.Metal(brush.Iron), brush.Slab(-26, 20, 52, 9, 4))
	}
}

// RobotHead is a head of metal.
func RobotHead(b *brush.Brush, f *Figure) {
	m := b.Metal(f.Skin)
	x := f.Turn * 5
	b.Fill(b.Metal(f.Skin.Times(0.5)), brush.Slab(-6, 8, 12, 20, 3))
	switch b.N(4) {
	case 0: // a dome with a visor
		b.Fill(m, brush.Smooth(-20, 16, -21, -8, -12, -24, 12, -24, 21, -8, 20, 16))
		b.Plain(brush.Black, brush.Slab(-16+x, -9, 32, 12, 6))
		b.Glow(x, -3, 26, 14, b.Accent, 0.7)
		b.Plain(b.Accent.To(brush.White, 0.4), brush.Slab(-12+x, -5, 24, 4, 2))
	case 1: // a box with two lamps
		b.Fill(m, brush.Slab(-21, -22, 42, 38, 6))
		LitEyes(b, x, -5, 8.5, 6)
		b.Plain(brush.Black, brush.Slab(-11+x, 6, 22, 4, 2))
		b.Fill(b.Metal(f.Trim), brush.Box(-1.5, -36, 3, 15))
		b.Glow(0, -38, 14, 14, b.Accent, 0.8)
		b.Plain(b.Accent.To(brush.White, 0.3), brush.Oval(0, -38, 4, 4))
	case 2: // one great eye
		b.Fill(m, brush.Oval(0, -4, 22, 22))
		b.Plain(brush.Black, brush.Oval(x, -4, 13, 13))
		b.Glow(x, -4, 30, 30, b.Accent, 0.8)
		b.Plain(b.Accent, brush.Oval(x, -4, 8.5, 8.5))
		b.Plain(brush.White, brush.Oval(x-3, -7, 2.6, 2.6))
		b.Mirrored(func(float64) { b.Fill(b.Metal(f.Trim), brush.Slab(19, -12, 7, 17, 3)) })
	default: // a narrow mask
		b.Fill(m, brush.Poly(-15, -22, 15, -22, 21, -6, 13, 18, -13, 18, -21, -6))
		b.Fill(b.Metal(f.Trim), brush.Poly(-3, -30, 3, -30, 5, -6, -5, -6))
		Glare(b, f.Turn, -3, 8, 4.4, 0.3, b.Accent)
		for i := -2; i <= 2; i++ {
			b.Plain(brush.Black, brush.Slab(x+float64(i)*3.8-1, 7, 2, 7, 1))
		}
	}
}

// LitEyes draws two round lamps.
func LitEyes(b *brush.Brush, x, y, gap, r float64) {
	for _, d := range brush.Sides {
		b.Plain(brush.Black, brush.Oval(x+d*gap, y, r*1.2, r*1.2))
		b.Glow(x+d*gap, y, r*2.4, r*2.4, b.Accent, 0.5)
		b.Plain(b.Accent.To(brush.White, 0.45), brush.Oval(x+d*gap, y, r*0.75, r*0.75))
	}
}

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
		Skull(b, f.Turn)
		f.Dress = Cloak
		hoodOver(b, f)
		return
	}
	if f.has(trait.Angel) {
		halo(b, f)
	}
	if f.has(trait.Knight, trait.Angel) {
		b.Fill(b.Lamp(b.Accent.To(f.Skin, 0.6)), brush.Smooth(-17, -8, -12, -22, 0, -25, 12, -22, 17, -8, 14, 10, 0, 24, -14, 10))
		Glare(b, f.Turn, -2, 7, 3.6, 0, f.Skin)
		Helmet(b, f)
		return
	}
	b.Fill(b.Lamp(b.Accent.To(f.Skin, 0.6)), brush.Smooth(-17, -4, -14, -20, -4, -34, 2,
		-26, 10, -44, 14, -22, 18, -4, 12, 14, 0, 24, -12, 14))
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

// Skull is a head without skin that looks to a side, -1 to 1.
func Skull(b *brush.Brush, turn float64) {
	x := turn * 5
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

// FurryHead is the head of an animal that walks upright.
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
