package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/people"
)

// disThings are things of torment, of souls and of the gates below.
var disThings = motif.Join(
	motif.Anchored(motif.Middle, map[string]func(*brush.Brush){
		"demon-face": demonFace, "scream": screamFace, "soul": soul, "soul-jar": soulJar, "collar": spikedCollar,
		"doll": pinnedDoll, "fiddle": fiddle, "pale-star": paleStar, "spiked-mail": spikedMail, "demon-key": demonKey,
		"scissors": scissors, "magnifier": magnifier, "saw": handSaw, "roman-one": numeral(1), "roman-two": numeral(2),
		"roman-three": numeral(3), "demon-wings": demonWings, "drumstick": drumstick, "bane-blade": baneBlade,
		"touching-hand": touchingHand, "bed": bed, "teardrops": teardrops, "long-arms": longArms, "bauble": bauble,
		"demon-horns": people.DemonHorns, "broom": broom, "coffin": coffin, "shovel": shovel,
	}),
	motif.Anchored(motif.Foot, map[string]func(*brush.Brush){
		"clawed-hand": clawedHand, "hell-gate": hellGate, "furnace": furnace, "stone-mouth": stoneMouth,
		"snap-plant": snapPlant,
	}),
)

// demonFace draws the face of a great demon.
func demonFace(b *brush.Brush) {
	c := brush.Hex(0xb8283a)
	b.Mirrored(func(float64) {
		b.Draw(brush.Hex(0x3a2428), brush.Taper(brush.Curve(50, -50, 110, -70, 130, -120, 104, -170), 26, 2))
		b.Draw(c.Times(0.8), brush.Poly(74, -20, 130, -40, 80, 30))
	})
	b.Draw(c, brush.Smooth(-80, -40, -60, -88, 0, -100, 60, -88, 80, -40, 76, 30, 44, 86, 0, 128, -44, 86, -76, 30))
	b.Mirrored(func(float64) {
		b.Plain(c.Times(0.4), brush.Smooth(8, -18, 60, -52, 72, -14, 34, 4))
		b.Glow(40, -20, 56, 44, brush.Hex(0xffd040), 0.8)
		b.Plain(brush.Hex(0xfff0a0), brush.Poly(16, -16, 64, -38, 54, -6))
		b.Draw(c.Times(0.8), brush.Poly(4, -30, 76, -66, 74, -46, 10, -14))
	})
	b.Draw(c.Times(1.1), brush.Poly(-12, -26, 12, -26, 22, 20, 0, 32, -22, 20))
	b.Plain(brush.Hex(0x2a040c), brush.Smooth(-54, 44, 0, 54, 54, 44, 36, 84, 0, 94, -36, 84))
	for i := range 6 {
		x := -45 + 18*float64(i)
		b.Plain(brush.Bone, brush.Poly(x-9, 48, x+9, 48, x, 68), brush.Poly(x-2, 88-math.Abs(x)*0.2, x+12, 88-math.Abs(x)*0.2, x+5, 70))
	}
}

// screamFace draws a pale face that screams, its hands at its cheeks.
func screamFace(b *brush.Brush) {
	c := brush.Hex(0xe8e4d0)
	b.Draw(c.Times(0.5), brush.Smooth(-60, 150, -84, 100, -40, 70, 40, 70, 84, 100, 60, 150))
	b.Draw(c, brush.Smooth(0, -122, 60, -100, 76, -40, 62, 30, 44, 100, 0, 126, -44, 100, -62, 30, -76, -40, -60, -100))
	b.Mirrored(func(float64) {
		b.Plain(brush.Hex(0x1a1420), brush.Smooth(14, -44, 34, -66, 56, -46, 48, -14, 26, -12))
		b.Plain(brush.White, brush.Oval(36, -36, 6, 7))
		b.Plain(c.Times(0.6), brush.Taper(brush.Curve(10, -74, 34, -86, 60, -66), 3, 2))
		b.Draw(c.Times(0.86), brush.Limb(92, 150, 24, 84, 70, 20, 70, 30, 18))
		for i := range 4 {
			f := float64(i)
			b.Draw(c.Times(0.92), brush.Limb(76-5*f, 40-6*f, 9, 58-7*f, 2-3*f+10*f*0.2, 8, 54-8*f, -20+12*f, 6))
		}
	})
	b.Plain(brush.Hex(0x1a0a14), brush.Smooth(0, 24, 26, 36, 30, 72, 0, 104, -30, 72, -26, 36))
	b.Plain(brush.Hex(0x7a1a2a), brush.Smooth(-16, 84, 0, 74, 16, 84, 0, 98))
}

// soul draws a soul: a flame of pale light with a face.
func soul(b *brush.Brush) {
	c := brush.Hex(0x8af0e0)
	b.Glow(0, 10, 150, 150, c, 0.7)
	b.Fill(brush.Flat(c).Down(c.To(brush.White, 0.6)).Clear(0.9), brush.Smooth(0, 104, -60, 86, -76, 30, -60, -30, -20, -60, -30, -110, 20,
		-140, 10, -90, 44, -50, 72, 10, 66, 76))
	b.Fill(brush.Flat(brush.White).Clear(0.55), brush.Smooth(0, 92, -42, 74, -50, 30, -24, -14, 14, -40, 40, 10, 44, 66))
	b.Mirrored(func(float64) { b.Plain(brush.Hex(0x0a3a44), brush.Oval(21, 24, 11, 15)) })
	b.Plain(brush.Hex(0x0a3a44), brush.Oval(0, 62, 11, 15))
}

// soulJar draws a jar that holds a soul.
func soulJar(b *brush.Brush) {
	b.Within(brush.Place(0, 22, 0.56, 0.56, 0), func() { soul(b) })
	b.Fill(brush.Flat(brush.Hex(0xd0f4ff)).Clear(0.3), brush.Smooth(-44, -66, 44, -66, 80, -30, 84, 80, 60, 108, -60, 108, -84, 80, -80, -30))
	b.Fill(brush.Flat(brush.White).Clear(0.75), brush.Leaf(brush.Curve(-62, -24, -70, 30, -60, 80), 6))
	b.Draw(brush.Wood, brush.Slab(-48, -104, 96, 42, 8))
	b.Draw(brush.Cloth, brush.Taper(brush.Curve(-52, -62, 0, -52, 52, -62), 5, 5))
	b.Draw(brush.Bone, brush.Poly(36, -50, 74, -30, 54, 20, 18, 0))
}

// spikedCollar draws a collar with spikes and the end of its chain.
func spikedCollar(b *brush.Brush) {
	Chain(b, brush.Curve(0, 50, 10, 90, 60, 116, 120, 122, 190, 120), 1.6, brush.Iron)
	b.Draw(brush.Hex(0x2a1a1c), brush.Holed(brush.Oval(0, 0, 112, 62), brush.Oval(0, -8, 88, 38))...)
	b.Draw(brush.Hex(0x5a2024), brush.Smooth(-112, -4, -70, 24, 0, 34, 70, 24, 112, -4, 108, 34, 70, 62, 0, 74, -70, 62, -108, 34))
	for i := range 7 {
		f := (float64(i) - 3) / 3
		x, y := 104*f, 50-40*f*f
		b.Fill(b.Metal(brush.Steel), brush.Poly(x-13, y-8, x+13, y-8, x+18*f, y+36))
	}
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, 66, 20, 11)...)
}

// pinnedDoll draws a doll of cloth full of pins.
func pinnedDoll(b *brush.Brush) {
	c := brush.Hex(0xc09a62)
	b.Draw(c, brush.Limb(-30, 30, 20, -84, -6, 18, -104, -30, 20), brush.Limb(30, 30, 20, 84, -6, 18, 104, -30, 20),
		brush.Limb(-20, 80, 22, -40, 120, 20, -46, 150, 22), brush.Limb(20, 80, 22, 40, 120, 20, 46, 150, 22))
	b.Draw(c, brush.Smooth(-40, 10, 40, 10, 48, 80, 0, 108, -48, 80))
	b.Draw(c.Times(1.1), brush.Oval(0, -54, 62, 58))
	s := brush.Flat(brush.Hex(0x3a1a14))
	for _, d := range brush.Sides {
		b.Fill(s, brush.Taper(brush.Line(d*26-13, -74, d*26+13, -48), 4, 4), brush.Taper(brush.Line(d*26+13, -74, d*26-13, -48), 4, 4))
	}
	b.Fill(s, brush.Taper(brush.Curve(-30, -22, 0, -30, 30, -22), 3, 3))
	for i := range 4 {
		x := -22 + 15*float64(i)
		b.Fill(s, brush.Taper(brush.Line(x, -36, x, -16), 2.4, 2.4))
	}
	b.Plain(brush.Hex(0xd8283a), brush.Smooth(0, 78, -26, 50, -20, 32, 0, 42, 20, 32, 26, 50))
	for _, q := range [4][4]float64{{4, 50, 96, 10}, {30, -90, 80, -140}, {-20, 60, -110, 50}, {-40, -86, -96, -120}} {
		b.Fill(b.Metal(brush.Steel), brush.Taper(brush.Line(q[0], q[1], q[2], q[3]), 2, 3.4))
		b.Draw(brush.Hex(0xf03a5a), brush.Oval(q[2], q[3], 11, 11))
	}
}

func fiddle(b *brush.Brush) {
	b.Within(brush.Place(0, 0, 1, 1, 0.5), func() {
		c := brush.Hex(0xa8441e)
		b.Draw(c, brush.Smooth(0, -30, 44, -14, 40, 24, 34, 40, 60, 70, 56, 118, 0, 142, -56, 118, -60, 70, -34, 40, -40, 24, -44, -14))
		b.Draw(brush.Hex(0x2a1a18), brush.Slab(-9, -150, 18, 200, 5))
		b.Draw(c.Times(0.7), brush.Oval(0, -158, 17, 19))
		b.Mirrored(func(float64) { b.Plain(brush.Black, brush.Taper(brush.Curve(28, 56, 22, 76, 30, 94), 3, 3)) })
		b.Plain(brush.Bone, brush.Slab(-22, 84, 44, 8, 3), brush.Slab(-14, 112, 28, 24, 4))
		for i := range 4 {
			x := -6 + 4*float64(i)
			b.Plain(brush.Hex(0xfff4d0), brush.Taper(brush.Line(x*0.8, -140, x*1.6, 120), 0.9, 0.9))
		}
	})
	b.Draw(brush.Wood.Times(0.7), brush.Taper(brush.Curve(-120, 40, 0, -20, 130, -60), 5, 4))
	b.Plain(brush.Bone, brush.Taper(brush.Line(-120, 50, 130, -48), 2, 2))
}

// paleStar draws a star with long thin rays.
func paleStar(b *brush.Brush) {
	b.Glow(0, 0, 210, 200, brush.Hex(0xe8f0ff), 0.8)
	c := brush.Flat(brush.Hex(0xf8fbff))
	b.Fill(c.Clear(0.75), brush.Star(0, 0, 4, 110, 13, math.Pi/4))
	b.Fill(c, brush.Star(0, 0, 4, 185, 19, 0))
	b.Plain(brush.Hex(0xc8d4f0), brush.Oval(0, 0, 36, 36))
	b.Plain(brush.White, brush.Oval(0, 0, 26, 26))
}

// spikedMail draws a cuirass with spikes that point inward as well as out.
func spikedMail(b *brush.Brush) {
	m := b.Metal(brush.Hex(0x4a4456))
	b.Mirrored(func(float64) {
		b.Fill(m, brush.Smooth(60, -80, 110, -86, 138, -40, 126, 6, 84, -10))
		b.Fill(b.Metal(brush.Steel), brush.Poly(92, -78, 126, -140, 120, -64), brush.Poly(124, -44, 176, -70, 132, -16))
	})
	b.Fill(m, brush.Smooth(-84, -90, -36, -78, 0, -60, 36, -78, 84, -90, 92, 0, 70, 100, 0, 118, -70, 100, -92, 0))
	b.Plain(brush.Hex(0x1a0a10), brush.Smooth(-36, -84, 0, -62, 36, -84, 30, -96, 0, -80, -30, -96))
	for row := range 3 {
		for i := range 4 - row%2 {
			x, y := -54+36*float64(i)+18*float64(row%2), -30+44*float64(row)
			b.Fill(b.Metal(brush.Steel), brush.Poly(x-13, y+10, x+13, y+10, x, y-24))
			b.Plain(brush.Hex(0xd01a2a), brush.Smooth(x-4, y+8, x+4, y+8, x+3, y+30, x, y+36, x-3, y+30))
		}
	}
}

// demonKey draws a black key whose bow is a skull with horns.
func demonKey(b *brush.Brush) {
	m := b.Metal(brush.Hex(0x5a4a6a))
	b.Fill(m, brush.Slab(-9, -30, 18, 160, 5), brush.Slab(0, 74, 46, 16, 4), brush.Slab(0, 106, 58, 18, 4))
	b.Mirrored(func(float64) {
		b.Draw(brush.Hex(0x3a2438), brush.Taper(brush.Curve(24, -84, 60, -96, 70, -130, 54, -156), 11, 1))
	})
	b.Fill(m, brush.Oval(0, -64, 52, 50))
	b.Within(brush.Place(0, -66, 1.9, 1.9, 0), func() { people.Skull(b, 0) })
	b.Fill(b.Metal(brush.Gold), brush.Slab(-18, -22, 36, 12, 4))
}

func scissors(b *brush.Brush) {
	s := b.Metal(brush.Steel)
	b.Fill(s, brush.Leaf(brush.Line(24, 50, 0, 0, -62, -140), 17), brush.Leaf(brush.Line(-24, 50, 0, 0, 62, -140), 17))
	b.Mirrored(func(float64) { b.Fill(b.Metal(brush.Hex(0x8a2438)), brush.Ring(40, 84, 42, 25)...) })
	b.Fill(b.Metal(brush.Gold), brush.Oval(0, 6, 10, 10))
}

func magnifier(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Limb(52, 54, 12, 84, 88, 14, 118, 122, 15))
	b.Fill(brush.Flat(brush.Hex(0xd8f4ff)).Clear(0.4), brush.Oval(-14, -14, 84, 84))
	b.Fill(b.Metal(brush.Gold), brush.Ring(-14, -14, 96, 80)...)
	b.Fill(brush.Flat(brush.White).Clear(0.7), brush.Leaf(brush.Curve(-76, -10, -70, -50, -34, -76), 7))
}

// handSaw draws a saw with teeth of bone.
func handSaw(b *brush.Brush) {
	out := brush.Poly(-100, -40, 140, -14, 140, 10)
	for i := range 12 {
		x := 140 - 20*float64(i)
		out = append(out, brush.At(x-10, 44), brush.At(x-20, 16))
	}
	b.Fill(b.Metal(brush.Steel), out)
	b.Draw(brush.Bone, brush.Holed(brush.Smooth(-170, -40, -110, -56, -84, -30, -90, 30, -120, 56, -170, 40, -182, 0),
		brush.Oval(-134, 0, 22, 26))...)
}

// numeral is a Roman numeral of a few strokes that burn.
func numeral(n int) func(*brush.Brush) {
	return func(b *brush.Brush) {
		b.Glow(0, 0, 150, 140, b.Accent, 0.6)
		w := 52 * float64(n)
		m := b.Metal(brush.Hex(0xd8b870))
		for i := range n {
			x := 52 * (float64(i) - float64(n-1)/2)
			b.Fill(m, brush.Slab(x-13, -96, 26, 192, 3))
		}
		b.Fill(m, brush.Slab(-w/2-10, -112, w+20, 24, 4), brush.Slab(-w/2-10, 88, w+20, 24, 4))
	}
}

// demonWings draws a pair of wings of skin, to stand behind somebody.
func demonWings(b *brush.Brush) {
	c := brush.Hex(0x7a1a2a)
	b.Mirrored(func(float64) {
		b.Draw(c, brush.Poly(10, 30, 40, -60, 120, -120, 176, -96, 210, 10, 170, -20, 158, 50, 118, 10, 96, 80, 62, 30, 34, 70))
		for _, q := range [3]brush.Point{brush.At(210, 10), brush.At(158, 50), brush.At(96, 80)} {
			b.Draw(c.Times(0.6), brush.Taper([]brush.Point{brush.At(116, -112), q}, 5, 1.4))
		}
		b.Draw(brush.Bone, brush.Poly(112, -112, 128, -150, 130, -112))
	})
}

// drumstick draws a roast leg.
func drumstick(b *brush.Brush) {
	b.Within(brush.Place(0, 0, 1, 1, 0.7), func() {
		b.Draw(brush.Bone, brush.Limb(0, 40, 12, 0, 110, 11), brush.Oval(-14, 124, 17, 16), brush.Oval(14, 124, 17, 16))
		b.Draw(brush.Hex(0xa8582a), brush.Smooth(0, -110, 62, -70, 66, 0, 34, 56, 0, 70, -34, 56, -66, 0, -62, -70))
		b.Fill(brush.Flat(brush.Hex(0xf0b070)).Clear(0.7), brush.Leaf(brush.Curve(-42, -20, -34, -64, 0, -86), 9))
	})
}

// baneBlade draws a black blade with thorns that drips venom, point downward.
func baneBlade(b *brush.Brush) {
	m := b.Metal(brush.Hex(0x3a3a4c))
	b.Glow(0, 40, 80, 130, brush.Hex(0x8af03a), 0.5)
	b.Fill(m, brush.Poly(-20, -60, 20, -60, 20, -20, 40, -26, 22, 10, 18, 40, 34, 40, 14, 72, 0, 150, -14, 72, -34, 40, -18, 40, -22, 10,
		-40, -26, -20, -20))
	b.Plain(brush.Hex(0x9af04a), brush.Poly(-4, -50, 4, -50, 3, 70, 0, 120, -3, 70))
	b.Fill(b.Metal(brush.Hex(0x8a2a4a)), brush.Smooth(-66, -84, -30, -70, 30, -70, 66, -84, 44, -54, -44, -54))
	b.Draw(brush.Hex(0x2a1a20), brush.Slab(-9, -130, 18, 66, 5))
	b.Within(brush.Place(0, -140, 0.9, 0.9, 0), func() { people.Skull(b, 0) })
	b.Plain(brush.Hex(0x9af04a), brush.Smooth(0, 154, 9, 176, 0, 188, -9, 176))
}

// touchingHand draws a thin hand that reaches to the right with one finger.
func touchingHand(b *brush.Brush) {
	c := brush.Hex(0x9aa890)
	s := b.Body(c)
	b.Draw(brush.Hex(0x2a1430), brush.Poly(-220, -40, -90, -30, -84, 36, -220, 64))
	b.Fill(s, brush.Limb(-110, 4, 20, -60, 0, 20, -20, 2, 26))
	b.Fill(s, brush.Limb(-14, -16, 12, 40, -22, 10, 78, -12, 9, 128, -10, 6))
	b.Draw(brush.Hex(0x2a2428), brush.Poly(120, -16, 152, -8, 122, -3))
	for i := range 3 {
		y := 2 + 13*float64(i)
		b.Fill(s, brush.Limb(-10, y, 10, 34-5*float64(i), y+2, 10, 26-5*float64(i), y+24, 8, 0, y+24, 6))
	}
	b.Fill(s, brush.Limb(-44, 20, 11, -14, 44, 10, 16, 50, 7))
	b.Glow(150, -8, 70, 70, b.Accent, 1)
	b.Plain(brush.White, brush.Star(152, -8, 6, 26, 7, 0))
}

// bed draws a bed with pillow and blanket, for somebody to lie in.
func bed(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Slab(-160, -70, 22, 150, 5), brush.Slab(140, -20, 22, 100, 5), brush.Slab(-150, 26, 300, 30, 5))
	b.Draw(brush.White.To(b.Low, 0.2), brush.Smooth(-136, 20, -140, -26, -80, -34, -50, -10, -56, 24))
	b.Draw(brush.Livery(b.House), brush.Smooth(-60, 30, -50, -20, 20, -36, 110, -16, 146, 30, 142, 50, -60, 50))
}

func teardrops(b *brush.Brush) {
	c := brush.Hex(0x6ac0f4)
	for _, q := range [5][3]float64{{0, 20, 1}, {-76, -40, 0.6}, {70, -56, 0.7}, {-60, 76, 0.5}, {84, 62, 0.45}} {
		b.Within(brush.Place(q[0], q[1], q[2], q[2], 0), func() {
			b.Draw(c, brush.Smooth(0, -80, 30, -20, 48, 24, 36, 60, 0, 76, -36, 60, -48, 24, -30, -20))
			b.Fill(brush.Flat(brush.White).Clear(0.7), brush.Leaf(brush.Curve(-28, 30, -26, 0, -8, -34), 6))
		})
	}
}

// longArms draws two arms that reach far up and round, from the shoulders at the middle.
func longArms(b *brush.Brush) {
	c := brush.Hex(0x9a3a8a)
	b.Mirrored(func(float64) {
		b.Draw(c, brush.Taper(brush.Curve(30, 10, 90, -50, 120, -120, 60, -160, 90, -60, 150, 20, 150, 90), 15, 11))
		for i := range 4 {
			a := 0.7 + 0.45*float64(i)
			q := brush.At(150, 96)
			b.Draw(c, brush.Taper([]brush.Point{q, q.Around(a, 30), q.Around(a+0.3, 52)}, 9, 5))
			t := q.Around(a+0.3, 50)
			b.Draw(brush.Bone, brush.Poly(t.X-5, t.Y, t.X+5, t.Y, t.X, t.Y+20))
		}
	})
}

// bauble draws a glass ball on a chain with an eye in it.
func bauble(b *brush.Brush) {
	Chain(b, brush.Curve(0, -180, 4, -140, 0, -92), 1.1, brush.Gold)
	b.Fill(b.Metal(brush.Gold), brush.Slab(-20, -100, 40, 24, 5))
	b.Glow(0, 0, 150, 150, b.Accent, 0.6)
	b.Draw(b.Accent.Times(0.6), brush.Oval(0, 0, 88, 88))
	b.Fill(b.Metal(brush.Gold), brush.Smooth(-88, -10, 0, 10, 88, -10, 88, 10, 0, 30, -88, 10))
	b.Plain(brush.Hex(0xfff4d0), brush.Smooth(-52, -2, 0, -40, 52, -2, 0, 36))
	b.Plain(brush.Hex(0x2a0a2a), brush.Leaf(brush.Line(0, -36, 0, 0, 0, 34), 15))
	b.Fill(brush.Flat(brush.White).Clear(0.7), brush.Leaf(brush.Curve(-60, -20, -46, -54, -14, -72), 8))
}

func broom(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Slab(-6, -150, 12, 200, 5))
	b.Draw(brush.Hex(0xd0a850), brush.Smooth(-16, 40, 16, 40, 52, 130, 20, 122, 0, 134, -20, 122, -52, 130))
	b.Draw(brush.Hex(0x8a2a2a), brush.Slab(-22, 36, 44, 16, 5))
}

// clawedHand draws a great hand that reaches out of the ground.
func clawedHand(b *brush.Brush) {
	c := brush.Pick(&b.Random, brush.Hex(0xb8283a), brush.Hex(0x7a3a9a), brush.Hex(0x4a6a5a))
	s := b.Body(c)
	claw := func(at, tip brush.Point) {
		b.Draw(brush.Hex(0x2a1a1c), brush.Leaf(brush.CurveThrough([]brush.Point{at, at.To(tip, 0.5).Shift(6, 0), tip}), 10))
	}
	b.Fill(s, brush.Smooth(-46, 8, -40, -70, -62, -120, -40, -160, 40, -160, 60, -120, 44, -70, 52, 8))
	for _, q := range [4][4]float64{{-46, -140, -92, -226}, {-16, -156, -34, -262}, {18, -156, 34, -258}, {46, -136, 92, -216}} {
		mid := brush.At((q[0]+q[2])/2, (q[1]+q[3])/2)
		b.Fill(s, brush.Limb(q[0], q[1], 19, mid.X*1.12, mid.Y, 17, q[2], q[3], 13))
		claw(brush.At(q[2], q[3]-4), brush.At(q[2]*0.8, q[3]-46))
	}
	b.Fill(s, brush.Limb(-44, -96, 20, -100, -110, 17, -126, -150, 13))
	claw(brush.At(-128, -152), brush.At(-120, -192))
	b.Fill(brush.Flat(c.To(b.Shade, 0.5)).Clear(0.7), brush.Taper(brush.Curve(-34, -90, 0, -104, 38, -84), 3, 1),
		brush.Taper(brush.Curve(-30, -124, 6, -132, 40,
			-118), 3, 1))
	for i := range 7 {
		x := -96 + 30*float64(i)
		b.Draw(b.Near.To(b.Front, 0.3), brush.Poly(x-22, 14, x-4, -26-b.In(0, 20), x+22, 14))
	}
}

// hellGate draws an arch with horns, and fire behind it.
func hellGate(b *brush.Brush) {
	b.Glow(0, -120, 190, 200, brush.Hex(0xff5a2a), 0.8)
	b.Plain(brush.Hex(0xc8281a), brush.Arch(0, 4, 86, 226))
	b.Plain(brush.Hex(0xff8a2a), brush.Arch(0, 4, 60, 186))
	b.Plain(brush.Hex(0xffe08a), brush.Arch(0, 4, 32, 140))
	s := b.Body(brush.Hex(0x4a3444))
	b.Fill(s, brush.Holed(brush.Arch(0, 8, 132, 268), brush.Arch(0, 8, 84, 222))...)
	b.Mirrored(func(float64) {
		b.Draw(brush.Bone.Times(0.8), brush.Taper(brush.Curve(60, -240, 120, -262, 140, -310, 120, -350), 17, 2))
		b.Fill(s, brush.Slab(78, -18, 72, 28, 5))
		for i := range 4 {
			y := -50 - 46*float64(i)
			b.Draw(brush.Hex(0x2a1a28), brush.Poly(122-6*float64(i), y, 168-8*float64(i), y-18, 120-8*float64(i), y-26))
		}
	})
	b.Within(brush.Place(0, -246, 2.2, 2.2, 0), func() { people.Skull(b, 0) })
}

// furnace draws an oven with a face that burns.
func furnace(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron.Times(0.7)), brush.Slab(-30, -310, 60, 80, 6))
	b.Fill(b.Metal(brush.Hex(0x4a4048)), brush.Smooth(-124, 6, -130, -120, -96, -220, 0, -256, 96, -220, 130, -120, 124, 6))
	hot := brush.Flat(brush.Hex(0xffd060)).Down(brush.Hex(0xf0501a))
	b.Glow(0, -100, 170, 150, brush.Hex(0xff6a1a), 0.8)
	b.Mirrored(func(float64) { b.Fill(hot, brush.Poly(22, -160, 76, -192, 68, -146)) })
	b.Fill(hot, brush.Smooth(-88, -104, 0, -90, 88, -104, 70, -34, 0, -18, -70, -34))
	for i := range 7 {
		x := -72 + 24*float64(i)
		b.Fill(b.Metal(brush.Iron), brush.Poly(x-11, -104, x+11, -104, x, -74), brush.Poly(x-11, -18, x+11, -18, x, -46))
	}
}

// stoneMouth draws a cave that is a screaming face of rock.
func stoneMouth(b *brush.Brush) {
	c := b.Near.To(brush.Hex(0x6a5a70), 0.7)
	b.Draw(c, brush.Poly(-190, 8, -180, -120, -130, -210, -96, -290, -20, -270, 40, -300, 104, -260, 140, -190, 184, -110, 194, 8))
	b.Plain(brush.Hex(0x12060e), brush.Smooth(-74, 8, -84, -60, -50, -126, 0, -140, 50, -126, 84, -60, 74, 8))
	b.Glow(0, -30, 90, 90, b.Accent, 0.8)
	b.Mirrored(func(float64) {
		b.Plain(brush.Hex(0x12060e), brush.Smooth(26, -180, 62, -226, 108, -196, 90, -160, 44, -158))
		b.Glow(66, -186, 40, 36, b.Accent, 0.8)
		b.Plain(b.Accent.To(brush.White, 0.5), brush.Oval(66, -184, 10, 12))
		b.Draw(c.Times(1.15), brush.Poly(14, -196, 100, -250, 118, -226, 26, -178))
	})
	for i := range 5 {
		x := -56 + 28*float64(i)
		y := -128 + 0.012*x*x
		b.Draw(c.Times(1.2), brush.Poly(x-14, y-6, x+14, y-6, x, y+36))
	}
	b.Draw(c.Times(1.1), brush.Poly(-14, -178, 14, -178, 22, -144, -22, -144))
}

// snapPlant draws a plant that has teeth.
func snapPlant(b *brush.Brush) {
	green, red := brush.Hex(0x4a8a3a), brush.Hex(0xa82a5a)
	b.Draw(green.Times(0.8), brush.Taper(brush.Curve(-20, 6, -50, -60, 10, -110, 0, -160), 15, 11))
	for _, d := range brush.Sides {
		b.Draw(green, brush.Leaf(brush.Curve(d*10, 4, d*80, -60, d*150, -30), 26))
	}
	b.Within(brush.Place(0, -180, 1, 1, -0.12), func() {
		b.Draw(red, brush.Smooth(-110, 10, -60, 60, 40, 66, 116, 20, 60, 20, -40, 10))
		b.Crystal(10, -14, 34, 0.2)
		b.Draw(green, brush.Smooth(-112, -6, -90, -80, -10, -116, 70, -96, 122, -36, 60, -30, -30, -34))
		for i := range 8 {
			x := -84 + 26*float64(i)
			b.Plain(brush.Bone, brush.Poly(x-9, -32+0.04*x, x+9, -32+0.04*x, x, 0), brush.Poly(x-8, 24, x+8, 24, x, -4+0.04*x))
		}
		b.Fill(brush.Flat(brush.Hex(0xf0d040)).Clear(0.8), brush.Oval(-40, -66, 10, 9), brush.Oval(0, -84, 8, 7), brush.Oval(40, -70, 10, 8))
	})
}

// coffin draws a coffin whose lid is pushed aside from within.
func coffin(b *brush.Brush) {
	c := brush.Hex(0x6a4430)
	box := brush.Poly(-40, -130, 40, -130, 70, -60, 46, 130, -46, 130, -70, -60)
	b.Draw(c.Times(0.7), box)
	b.Plain(brush.Hex(0x120a10), brush.Poly(-30, -118, 30, -118, 56, -58, 36, 118, -36, 118, -56, -58))
	b.Glow(0, 0, 80, 120, b.Accent, 0.7)
	b.Within(brush.Place(44, 6, 1, 1, 0.2), func() {
		b.Draw(c.Times(1.2), box)
		b.Fill(b.Metal(brush.Gold), brush.Slab(-7, -90, 14, 120, 3), brush.Slab(-32, -58, 64, 14, 3))
	})
	s := b.Body(brush.Hex(0x8ab07a))
	for i := range 4 {
		y := -26 + 15*float64(i)
		b.Fill(s, brush.Limb(-30, y+8, 7, -6, y, 7, 22, y+3, 5))
	}
}

func shovel(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Slab(-7, -130, 14, 190, 5), brush.Slab(-30, -144, 60, 16, 7))
	b.Fill(b.Metal(brush.Iron), brush.Smooth(-40, 50, 0, 44, 40, 50, 40, 100, 0, 150, -40, 100))
}
