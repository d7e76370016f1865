package people

import "github.com/keyraken/keyraken/ui/art/brush"

// rogueHats are what thieves, pirates and those of the deep wear on the head.
var rogueHats = map[string]func(*brush.Brush, *Figure){
	"tricorn": tricorn, "bandana": bandana, "flat-cap": flatCap,
	"eye-patch": eyePatch, "bandit-mask": banditMask, "captain-hat": captainHat,
	"bowler": bowler, "brass-helm": brassHelm, "fin-crest": finCrest,
	"wolf-hood": wolfHood,
}

func tricorn(b *brush.Brush, f *Figure) {
	c := brush.Hex(0x3a2430).To(f.Trim, 0.2)
	b.Draw(c.Times(0.7), brush.Smooth(-20, -14, -16, -34, 0, -40, 16, -34, 20, -14))
	b.Draw(c, brush.Smooth(-44, -26, -20, -26, f.Turn*4, -14, 20, -26, 44, -26, 28, -9, f.Turn*4, -3, -28, -9))
	b.Plain(brush.Gold, brush.Taper(brush.Curve(-42, -25, -20, -24, f.Turn*4, -12, 20, -24, 42, -25), 1.6, 1.6))
	b.Within(brush.Place(f.Turn*4, -17, 0.34, 0.34, 0), func() { Skull(b, f) })
}

func captainHat(b *brush.Brush, f *Figure) {
	c := brush.Hex(0x1c2440)
	b.Draw(c, brush.Smooth(-52, -14, -40, -36, 0, -58, 40, -36, 52, -14, 20, -18, 0, -14, -20, -18))
	b.Plain(brush.Gold, brush.Taper(brush.Curve(-50, -15, -38, -36, 0, -56, 38, -36, 50, -15), 2, 2))
	b.Within(brush.Place(0, -31, 0.5, 0.5, 0), func() { Skull(b, f) })
	b.Draw(brush.Hex(0xd8344a), brush.Leaf(brush.Curve(18, -48, 44, -66, 62, -50), 7))
}

func bandana(b *brush.Brush, f *Figure) {
	c := brush.Hex(0xc8303c)
	t := f.Turn * 4
	b.Draw(c, brush.Leaf(brush.Curve(18, -10, 34, -4, 44, 14), 6), brush.Leaf(brush.Curve(18, -8, 26, 8, 26, 24), 5))
	b.Draw(c, brush.Smooth(-21, -5, -20, -20, 0, -30, 20, -20, 21, -5, t, -15))
	for i := range 5 {
		b.Plain(brush.White, brush.Oval(-13+6.5*float64(i), -18-2.5*float64(i%2), 1.8, 1.8))
	}
}

func flatCap(b *brush.Brush, f *Figure) {
	c := f.Cloth.To(brush.Hex(0x8a7a5a), 0.5)
	b.Draw(c, brush.Smooth(-23, -10, -25, -22, -8, -32, 14, -30, 26, -18, 22, -10))
	b.Draw(c.Times(0.7), brush.Smooth(-22+f.Turn*8, -12, f.Turn*14, -16, 24+f.Turn*8, -12, 28+f.Turn*12, -6, f.Turn*14, -8, -20+f.Turn*8, -7))
	b.Draw(c.Times(1.2), brush.Oval(2, -31, 4, 2.4))
}

func bowler(b *brush.Brush, f *Figure) {
	c := brush.Hex(0x2a2428).To(f.Trim, 0.15)
	b.Draw(c, brush.Smooth(-18, -14, -19, -34, 0, -46, 19, -34, 18, -14))
	b.Draw(f.Trim, brush.Slab(-18, -22, 36, 7, 2))
	b.Draw(c, brush.Smooth(-30, -16, 0, -20, 30, -16, 28, -10, 0, -13, -28, -10))
}

func eyePatch(b *brush.Brush, f *Figure) {
	x := f.Turn * 5
	if f.Style == nil {
		dressHair(b, f, false)
	}
	b.Plain(brush.Black, brush.Taper(brush.Line(-19, -14, 19, 0), 1.6, 1.6))
	b.Draw(brush.Hex(0x16141c), brush.Smooth(x+1, -5, x+8, -9, x+15, -4, x+13, 5, x+7, 7, x+2, 3))
}

func banditMask(b *brush.Brush, f *Figure) {
	if f.Style == nil {
		dressHair(b, f, false)
	}
	t := f.Turn * 4
	b.Draw(brush.Hex(0x18161e), brush.Smooth(-19, -9, t, -6, 19, -9, 18, 4, 8+t, 5, t, 1, -8+t, 5, -18, 4))
	eyes(b, f, -1.5, 7, 3.4, brush.Hex(0xf6f2ea), brush.Hex(0x2a1a14))
}

// brassHelm is the helmet of a diver.
func brassHelm(b *brush.Brush, _ *Figure) {
	m := b.Metal(brush.Hex(0xc8823a))
	b.Fill(m, brush.Holed(brush.Oval(0, -5, 35, 36), brush.Oval(0, -3, 20, 20))...)
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.4)).Clear(0.3), brush.Oval(0, -3, 20, 20))
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, -3, 24, 19)...)
	b.Fill(m, brush.Slab(-30, 24, 60, 11, 4), brush.Slab(-40, -12, 10, 18, 3), brush.Slab(30, -12, 10, 18, 3), brush.Slab(-8, -46, 16, 9, 3))
}

func finCrest(b *brush.Brush, f *Figure) {
	c := brush.Hex(0xf08a3a)
	for i := range 6 {
		a := -2.6 + 0.42*float64(i)
		b.Draw(c.To(f.Skin, 0.12*float64(i%2)), brush.Spike(brush.At(0, -8), a, 0.24, 20, 52-5*float64((i+1)%2)))
	}
}

// wolfHood covers the head with that of a wolf.
func wolfHood(b *brush.Brush, f *Figure) {
	c := brush.Hex(0x6a6a78)
	t := f.Turn * 4
	b.Mirrored(func(float64) {
		b.Draw(c, brush.Poly(8, -24, 26, -52, 30, -12))
		b.Plain(brush.Hex(0xc89a94), brush.Poly(15, -26, 24, -42, 26, -18))
		b.Draw(c.Times(0.85), brush.Poly(18, -14, 38, 0, 28, 4, 34, 14, 22, 14, 20, 24, 8, 18))
	})
	b.Draw(c, brush.Smooth(-26, -12, -16, -30, 0, -34, 16, -30, 26, -12, 20, 6, 10, 14, -10, 14, -20, 6))
	b.Draw(c.To(brush.Bone, 0.5), brush.Smooth(t-12, -4, t, -12, t+12, -4, t+11, 18, t, 26, t-11, 18))
	b.Plain(brush.Hex(0x3a0a12), brush.Smooth(t-9, 14, t, 12, t+9, 14, t, 24))
	b.Plain(brush.Bone, brush.Poly(t-8, 14, t-4, 14, t-6, 22), brush.Poly(t+8, 14, t+4, 14, t+6, 22))
	b.Draw(brush.Black.To(c, 0.15), brush.Smooth(t-6, 2, t+6, 2, t+3, 9, t-3, 9))
	Glare(b, f, -11, 10, 6, 0.3, brush.Hex(0xffd04a))
}

// DemonHorns draws a pair of horns to set on a head.
func DemonHorns(b *brush.Brush) {
	b.Mirrored(func(float64) {
		b.Draw(brush.Hex(0x3a2028), brush.Taper(brush.Curve(34, 30, 96, 10, 112, -50, 84, -110), 22, 2))
	})
}

// pitHats are worn where it is hot.
var pitHats = map[string]func(*brush.Brush, *Figure){
	"bull-helmet": bullHelmet, "horns": horns,
}

// bullHelmet is a helmet with horns, worn.
func bullHelmet(b *brush.Brush, _ *Figure) {
	b.Within(brush.Place(0, -20, 0.3, 0.26, 0), func() {
		b.Mirrored(func(float64) {
			b.Draw(brush.Bone, brush.Taper(brush.Curve(50, 10, 116, 16, 146, -40, 130, -116), 22, 2))
		})
		b.Fill(b.Metal(brush.Steel), brush.Smooth(-74, 34, -70, -20, -40, -70, 0, -84, 40, -70, 70, -20, 74, 34, 0, 14))
		b.Fill(b.Metal(brush.Gold), brush.Poly(-9, -84, 9, -84, 10, 20, -10, 20), brush.Smooth(-76, 22, 0, -2, 76, 22, 74, 40, 0, 16, -74, 40))
	})
}

// horns grow from the head that they are put on.
func horns(b *brush.Brush, _ *Figure) {
	b.Within(brush.Place(0, -12, 0.36, 0.36, 0), func() { DemonHorns(b) })
}
