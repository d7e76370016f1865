package art

import "math"

// logosThings are the machines and pets of Logos.
var logosThings = joined(
	framed(middle, map[string]func(*Brush){
		"gramophone": gramophone, "finger-trap": fingerTrap, "book-pile": bookPile,
		"vault-door": vaultDoor, "buoy": buoy, "submarine": submarine,
		"syringe": syringe, "gauge": gauge, "cable": cable, "pencil": pencil,
		"mobius": mobius, "redaction": redaction, "static": staticSparks,
		"equation": equation,
	}),
	framed(foot, map[string]func(*Brush){
		"vacuum": vacuum, "bin": bin,
		"brain-tank": brainTank, "wind-up": windUp, "sprite-bot": spriteBot,
		"mantis-bot": mantisBot, "pincers": pincers, "printer": printer,
		"lectern": lectern,
	}),
)

func gramophone(b *Brush) {
	b.Draw(Wood, Slab(-80, 50, 150, 56, 8))
	b.Fill(b.Metal(Hex(0x2a2a30)), Oval(-6, 48, 66, 14))
	b.Fill(b.Metal(Gold), Taper(Curve(40, 40, 66, 0, 40, -34, 10, -40), 5, 8))
	b.Fill(b.Metal(Gold), Smooth(14, -26, -20, -30, -84, -4, -110, -60, -84, -124, -20, -80, 14, -54))
	b.Plain(Gold.Times(0.4), Oval(-92, -62, 22, 58))
	for i := range 3 {
		b.Fill(Flat(b.Accent.To(White, 0.4)).Clear(0.8-0.2*float64(i)), Leaf(ArcLine(At(-90, -62), 40+26*float64(i), 2.5, 3.8), 4))
	}
}

func fingerTrap(b *Brush) {
	for i := range 14 {
		x := -104 + 16*float64(i)
		k := 44 - 12*math.Sin(math.Pi*float64(i)/13)
		c := Hex(0xd84a3a)
		if i%2 == 0 {
			c = Hex(0xf0c850)
		}
		b.Draw(c, Poly(x-10, -k, x+8, -k, x+16, k, x-2, k))
	}
	b.Draw(Hex(0xd99b6c), Limb(-170, 0, 22, -100, 0, 18), Limb(170, 0, 22, 112, 0, 18))
}

func bookPile(b *Brush) {
	for i := range 6 {
		y := 90 - 34*float64(i)
		w := b.In(74, 104)
		x := b.In(-14, 14)
		c := Pick(&b.Random, Hex(0x8a3a3a), Hex(0x3a6a8a), Hex(0x4a7a4a), Hex(0xc8923a), Hex(0x6a4a8a), Livery(b.House))
		b.Draw(c, Slab(x-w, y-16, 2*w, 32, 6))
		b.Plain(Cloth, Slab(x-w+16, y-9, 2*w-14, 18, 2))
		b.Plain(c.Times(1.2), Box(x-w, y-16, 2*w, 6), Box(x-w, y+10, 2*w, 6))
	}
}

func vaultDoor(b *Brush) {
	b.Fill(b.Metal(Iron), Oval(0, 0, 118, 118))
	b.Fill(b.Metal(Steel), Oval(0, 0, 96, 96))
	for i := range 12 {
		q := Point{}.Around(math.Pi*float64(i)/6, 107)
		b.Fill(b.Metal(Gold), Oval(q.X, q.Y, 6, 6))
	}
	for i := range 3 {
		a := math.Pi * float64(i) / 3
		b.Fill(b.Metal(Gold), Taper([]Point{Point{}.Around(a, 66), Point{}.Around(a, -66)}, 5, 5))
	}
	b.Fill(b.Metal(Gold), Ring(0, 0, 42, 32)...)
	b.Fill(b.Metal(Iron), Oval(0, 0, 16, 16))
}

func buoy(b *Brush) {
	b.Fill(b.Metal(Hex(0xd8453a)), Poly(-40, -60, 40, -60, 74, 70, -74, 70))
	b.Plain(White, Poly(-54, -10, 54, -10, 63, 26, -63, 26))
	b.Fill(b.Metal(Iron), Slab(-90, 62, 180, 40, 18), Box(-30, -110, 6, 52), Box(24, -110, 6, 52), Slab(-36, -118, 72, 10, 4))
	b.Glow(0, -88, 90, 80, Hex(0xffe27a), 0.9)
	b.Plain(Hex(0xfff4c0), Oval(0, -88, 15, 17))
}

func submarine(b *Brush) {
	b.Fill(b.Metal(Gold.Times(0.8)), Poly(-130, -30, -170, -60, -170, 60, -130, 30))
	b.Fill(b.Metal(Hex(0xd8a03a)), Smooth(-140, 0, -100, -56, 60, -62, 140, -20, 150, 10, 110, 52, -90, 56))
	b.Fill(b.Metal(Hex(0xc88a2a)), Slab(-40, -100, 80, 50, 14), Taper(Curve(10, -96, 10, -130, 40, -134), 5, 5))
	for i := range 3 {
		x := -60 + 66*float64(i)
		b.Fill(b.Metal(Iron), Oval(x, -4, 25, 25))
		b.Glow(x, -4, 30, 30, b.Accent, 0.5)
		b.Plain(b.Accent.To(White, 0.5), Oval(x, -4, 18, 18))
	}
}

func syringe(b *Brush) {
	b.Within(Place(0, 0, 1, 1, 0.7), func() {
		b.Fill(b.Metal(Steel), Box(-1.6, 80, 3.2, 70), Slab(-10, 66, 20, 20, 4), Slab(-36, -76, 72, 10, 4), Box(-5, -120, 10, 60),
			Slab(-24, -128, 48, 12, 5))
		b.Fill(Flat(White).Clear(0.4), Slab(-24, -68, 48, 136, 8))
		b.Glow(0, 20, 60, 70, b.Accent, 0.5)
		b.Fill(Flat(b.Accent.To(White, 0.2)).Down(b.Accent), Slab(-20, -20, 40, 84, 6))
	})
}

func gauge(b *Brush) {
	b.Fill(b.Metal(Gold), Oval(0, 0, 108, 108))
	b.Fill(Flat(Hex(0xf6f0dc)).Down(Hex(0xd8ccaa)), Oval(0, 0, 92, 92))
	for i := range 11 {
		a := 2.5 + 4.43*float64(i)/10
		c := Hex(0x2a2430)
		if i > 7 {
			c = Hex(0xd8343a)
		}
		b.Plain(c, Taper([]Point{Point{}.Around(a, 84), Point{}.Around(a, 66)}, 4, 3))
	}
	b.Draw(Hex(0xc8242e), Taper([]Point{Point{}.Around(3.4, 14), Point{}.Around(0.26, 78)}, 6, 2))
	b.Fill(b.Metal(Iron), Oval(0, 0, 12, 12))
}

func cable(b *Brush) {
	b.Draw(Hex(0x2a2e38), Taper(Curve(-190, 70, -110, 20, -60, 80, 0, 20, 20, -30), 9, 9))
	b.Within(Place(26, -40, 1, 1, 0.4), func() {
		b.Fill(b.Metal(Iron), Slab(-30, -50, 60, 64, 10))
		b.Fill(b.Metal(Gold), Box(-18, -90, 10, 44), Box(8, -90, 10, 44))
	})
	for range 5 {
		b.Bolt(At(50, -110), At(50, -110).Around(b.In(-3, 0.3), b.In(40, 90)), 2.4, b.Accent)
	}
}

func pencil(b *Brush) {
	b.Within(Place(0, 0, 1, 1, 0.6), func() {
		b.Draw(Hex(0xf0b83a), Box(-22, -90, 44, 150))
		b.Plain(Hex(0xc8922a), Box(8, -90, 14, 150))
		b.Draw(Hex(0xf0d8b0), Poly(-22, 60, 22, 60, 0, 120))
		b.Plain(Hex(0x2a2a30), Poly(-7, 100, 7, 100, 0, 120))
		b.Fill(b.Metal(Steel), Box(-22, -106, 44, 18))
		b.Draw(Hex(0xf08a9a), Slab(-22, -130, 44, 28, 8))
	})
}

// mobius is a band with one side.
func mobius(b *Brush) {
	var left, right, inner Path
	for i := range 60 {
		a := 2 * math.Pi * float64(i) / 60
		c := At(118*math.Cos(a), 62*math.Sin(2*a)*0.8)
		w := 20 + 16*math.Sin(a)
		left, right, inner = append(left, c.Shift(0, -w)), append(right, c.Shift(0, w)), append(inner, c)
	}
	s := b.Body(Hex(0xf0e0b8))
	for i := range 60 {
		j := (i + 1) % 60
		b.Fill(s, Path{left[i], left[j], right[j], right[i]})
		if i%4 == 0 {
			b.Fill(Flat(Wood).Clear(0.6), Taper([]Point{inner[i].Shift(0, -9), inner[i].Shift(0, 9)}, 1.6, 1.6))
		}
	}
	b.Glow(0, 0, 90, 60, b.Accent, 0.3)
}

// redaction is a sheet with all its words struck out.
func redaction(b *Brush) {
	b.Draw(Hex(0xf4ecd8), Slab(-84, -110, 168, 220, 6))
	for i := range 8 {
		y := -88 + 24*float64(i)
		b.Plain(Black, Box(-66, y, b.In(60, 132), 14))
	}
	b.Within(Place(40, 66, 1, 1, -0.3), func() {
		b.Fill(Flat(Hex(0xc8262e)).Clear(0.85), Holed(Slab(-62, -20, 124, 40, 8), Slab(-55, -13, 110, 26, 5))...)
		b.Fill(Flat(Hex(0xc8262e)).Clear(0.85), Box(-44, -4, 88, 8))
	})
}

func staticSparks(b *Brush) {
	for i := range 9 {
		a := 2 * math.Pi * float64(i) / 9
		b.Bolt(Point{}.Around(a, 40), Point{}.Around(a+b.In(-0.2, 0.2), b.In(100, 140)), 3, b.Accent)
	}
}

// equation is a formula that hangs in the air.
func equation(b *Brush) {
	s := b.Lamp(b.Accent)
	b.Glow(0, 0, 150, 80, b.Accent, 0.5)
	b.Fill(s, Taper(Curve(-130, -30, -100, -56, -112, 0, -84, 34, -120, 40), 5, 4))
	b.Fill(s, Box(-66, -14, 40, 8), Box(-66, 8, 40, 8))
	b.Fill(s, Taper(Curve(60, -60, 20, -64, 30, 0, 14, 60, -10, 54), 5, 4), Taper(Line(-2, -6, 50, -6), 4, 4))
	b.Fill(s, Taper(Line(80, -30, 130, 40), 5, 5), Taper(Line(130, -30, 80, 40), 5, 5))
	b.Fill(s, Ring(146, -50, 13, 8)...)
}

func vacuum(b *Brush) {
	c := b.Metal(Livery(b.House))
	b.Fill(b.Metal(Iron), Taper(Curve(60, -150, 130, -190, 150, -60, 150, -12), 15, 13), Slab(96, -22, 110, 26, 8))
	b.Fill(c, Smooth(-110, -30, -100, -140, -20, -190, 60, -170, 84, -90, 80, -20))
	b.Fill(b.Metal(Steel), Oval(-10, -104, 46, 46))
	b.Within(Place(-10, -104, 1, 1, 0), func() { glare2(b, 0, 0, 17, 12) })
	b.Fill(b.Metal(Iron), Oval(-70, -16, 32, 32), Oval(44, -12, 22, 22))
	for i := range 4 {
		b.Within(Place(212+24*float64(i), -30-20*float64(i), 0.12, 0.12, b.In(0, 3)), func() { playingCard(b) })
	}
}

func bin(b *Brush) {
	m := b.Metal(Steel.To(Livery(b.House), 0.4))
	b.Fill(m, Poly(-84, -190, 84, -190, 66, 6, -66, 6))
	for i := range 5 {
		b.Fill(Flat(b.Shade).Clear(0.4), Box(-56+26*float64(i), -176, 7, 170))
	}
	b.Fill(m, Slab(-96, -206, 192, 22, 9))
	b.Within(Place(0, -92, 0.5, 0.5, 0), func() { roundArrows(b) })
	b.Within(Place(20, -240, 0.5, 0.5, 0.5), func() { page(b) })
}

// brainTank is a tank that thinks.
func brainTank(b *Brush) {
	b.Fill(b.Metal(Iron), Slab(-150, -70, 300, 76, 36))
	for i := range 5 {
		b.Fill(b.Metal(Steel), Oval(-108+54*float64(i), -32, 24, 24))
	}
	b.Fill(b.Metal(Livery(b.House)), Poly(-120, -70, -90, -126, 90, -126, 120, -70))
	b.Fill(b.Metal(Iron), Slab(70, -118, 130, 22, 8))
	b.Fill(Flat(b.Accent.To(White, 0.4)).Clear(0.35), Oval(-10, -176, 84, 76))
	b.Within(Place(-10, -170, 0.64, 0.64, 0), func() { brain(b) })
	b.Fill(Flat(White).Clear(0.6), Leaf(ArcLine(At(-10, -176), 68, 3.5, 4.4), 5))
	b.Glow(206, -107, 40, 40, b.Accent, 0.8)
}

func windUp(b *Brush) {
	m := b.Metal(Hex(0xc88a4a))
	b.Fill(b.Metal(Gold), Ring(-112, -150, 30, 18)...)
	b.Fill(b.Metal(Gold), Slab(-90, -156, 50, 12, 4))
	b.Fill(m, Slab(-62, -60, 34, 66, 8), Slab(28, -60, 34, 66, 8), Slab(-78, -200, 156, 146, 20), Slab(-46, -276, 92, 76, 18))
	b.Fill(m, Limb(78, -170, 13, 120, -130, 11, 140, -170, 10))
	b.Within(Place(0, -242, 1, 1, 0), func() { glare2(b, 0, 0, 20, 13) })
	b.Plain(Black, Oval(0, -128, 42, 42))
	b.Fill(b.Metal(Gold), Holed(Gear(0, -128, 38, 10, 0.2), Oval(0, -128, 14, 14))...)
}

// spriteBot is a small hovering helper.
func spriteBot(b *Brush) {
	b.Fill(b.Metal(Steel), Oval(0, -140, 74, 66))
	b.Fill(b.Metal(Livery(b.House)), Poly(-24, -206, 24, -206, 0, -256))
	b.Plain(Black, Slab(-52, -168, 104, 44, 22))
	b.Within(Place(0, -146, 1, 1, 0), func() { glare2(b, 0, 0, 22, 12) })
	b.Fill(b.Metal(Iron), Taper(Curve(66, -130, 110, -120, 116, -70), 8, 6), Taper(Curve(-66, -130, -110, -120, -116, -70), 8, 6))
	b.Glow(0, -50, 60, 70, b.Accent, 0.8)
	b.Fill(Flat(b.Accent.To(White, 0.3)).Clear(0.7).Out(), Poly(-30, -78, 30, -78, 56, 0, -56, 0))
}

// mantisBot is an insect of steel.
func mantisBot(b *Brush) {
	m, g := b.Metal(Steel), b.Metal(Livery(b.House))
	for _, x := range [3]float64{-60, -20, 20} {
		b.Fill(m, Taper(Curve(x, -80, x-30, -40, x-36, 4), 6, 3), Taper(Curve(x, -80, x+40, -36, x+44, 4), 6, 3))
	}
	b.Fill(g, Limb(-130, -70, 12, -60, -96, 34, 20, -110, 24))
	b.Fill(m, Limb(20, -110, 18, 50, -180, 14, 70, -210, 12))
	b.Fill(g, Smooth(40, -230, 90, -262, 130, -224, 84, -194))
	b.Glow(96, -230, 40, 40, b.Accent, 0.8)
	b.Plain(b.Accent.To(White, 0.3), Oval(96, -230, 12, 10))
	b.Fill(m, Limb(50, -170, 9, 110, -150, 8, 80, -90, 5), Limb(80, -90, 5, 124, -120, 4))
	b.Fill(m, Taper(Curve(100, -256, 120, -300, 150, -300), 3, 1))
}

// pincers are two claws of steel that come from below.
func pincers(b *Brush) {
	b.Mirrored(func(float64) {
		b.Fill(b.Metal(Iron), Limb(20, 10, 26, 70, -90, 22, 90, -170, 17))
		b.Fill(b.Metal(Steel), Smooth(70, -160, 110, -190, 96, -260, 30, -290, 64, -240, 60, -200))
	})
	b.Fill(b.Metal(Livery(b.House)), Oval(0, -10, 60, 40))
}

func printer(b *Brush) {
	b.Fill(b.Metal(Hex(0xd8dde0)), Slab(-120, -150, 240, 120, 16), Slab(-90, -200, 180, 60, 10))
	b.Plain(Black, Slab(-90, -62, 180, 12, 5))
	b.Draw(Hex(0xf6ecd4), Poly(-76, -56, 76, -56, 90, 0, -62, 6))
	for i := range 3 {
		b.Fill(Flat(Wood).Clear(0.6), Box(-50+4*float64(i), -42+13*float64(i), 100-20*float64(i), 4))
	}
	b.Plain(b.Accent, Oval(90, -124, 8, 8))
}

func lectern(b *Brush) {
	b.Draw(Wood, Slab(-14, -150, 28, 150, 4), Slab(-70, -14, 140, 20, 6))
	b.Draw(Wood.Times(1.2), Poly(-90, -150, 90, -150, 70, -196, -70, -196))
	b.Within(Place(0, -190, 1.9, 1.4, 0), func() { held(b, tome) })
}
