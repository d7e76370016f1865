package art

import "math"

// chessPawn is a pawn of chess.
func chessPawn(b *Brush) {
	c := Bone
	b.Draw(c, Slab(-84, -26, 168, 32, 12), Smooth(-66, -26, -50, -52, -30, -90, -24, -160, 24, -160, 30, -90, 50, -52, 66, -26))
	b.Draw(c, Slab(-50, -180, 100, 22, 10), Oval(0, -222, 50, 50))
	b.Fill(Flat(White).Clear(0.5), Oval(-18, -240, 12, 14))
}

func coinStack(b *Brush) {
	for k, x := range [3]float64{-84, 84, 0} {
		n := 5 + 3*k
		for i := range n {
			y := -10 - 21*float64(i)
			d := x + b.In(-4, 4)
			b.Fill(b.Metal(Gold.Times(0.75)), Slab(d-46, y-12, 92, 24, 11))
			b.Fill(b.Metal(Gold), Oval(d, y-12, 46, 12))
		}
	}
}

func lotteryDrum(b *Brush) {
	b.Fill(b.Metal(Iron), Taper(Line(-96, 4, -60, -140), 9, 7), Taper(Line(96, 4, 60, -140), 9, 7), Slab(-120, -10, 240, 16, 6))
	b.Fill(b.Metal(Gold), Slab(-140, -158, 280, 12, 5), Slab(118, -158, 12, 56, 5), Oval(124, -100, 12, 12))
	b.Fill(Flat(White.To(b.Accent, 0.3)).Clear(0.3), Oval(0, -152, 108, 104))
	colors := [5]RGB{Hex(0xd0343a), Hex(0x3a7ad0), Hex(0xf0b83a), Hex(0x4aa83e), Hex(0xf4f4f0)}
	for i := range 13 {
		q := At(0, -136).Around(float64(i)*2.4, 22*math.Sqrt(float64(i)))
		b.Draw(colors[i%5], Oval(q.X, q.Y, 20, 20))
	}
	b.Fill(b.Metal(Gold), Ring(0, -152, 112, 104)...)
	b.Fill(Flat(White).Clear(0.6), Leaf(Curve(-84, -170, -70, -216, -30, -238), 7))
}

// openPit is a hole in the floor with its lid open.
func openPit(b *Brush) {
	b.Draw(Wood, Poly(-130, -44, -110, -190, 110, -190, 130, -44))
	for i := range 4 {
		x := -74 + 50*float64(i)
		b.Plain(Wood.Times(0.55), Taper(Line(x*1.1, -46, x, -188), 2, 2))
	}
	b.Fill(b.Metal(Iron), Ring(0, -160, 18, 11)...)
	b.Draw(b.Near.To(Iron, 0.55), Oval(0, -18, 160, 50))
	b.Plain(Black, Oval(0, -18, 136, 38))
	b.Fill(Flat(b.Accent).Clear(0.3).In(), Smooth(-110, -12, 0, -30, 110, -12, 60, 12, -60, 12))
}

func spikeRow(b *Brush) {
	for row := range 2 {
		for i := range 6 {
			x := -140 + 52*float64(i) + 24*float64(row)
			h := 170 - 40*float64(row)
			b.Fill(b.Metal(Steel.Times(0.7+0.25*float64(row))), Poly(x-20, 6*float64(row), x+b.In(-5, 5), -h-b.In(0, 30), x+20,
				6*float64(row)))
		}
	}
	b.Draw(Wood, Slab(-170, -8, 350, 24, 6))
}

// cementShoes are two legs in a block.
func cementShoes(b *Brush) {
	c := Hex(0x34425e)
	b.Draw(c, Limb(-36, -280, 30, -40, -180, 27, -40, -90, 24), Limb(36, -280, 30, 40, -180, 27, 40, -90, 24))
	b.Draw(c.Times(1.3), Slab(-70, -122, 56, 18, 7), Slab(14, -122, 56, 18, 7))
	g := Hex(0x9aa0a4)
	b.Draw(g, Poly(-124, -104, -100, -124, 124, -124, 110, -104), Poly(-124, -106, 112, -106, 112, 6, -124, 6))
	b.Draw(g.Times(0.8), Poly(112, -106, 126, -124, 128, -10, 112, 6))
	for range 8 {
		b.Plain(g.Times(0.7), Oval(b.In(-110, 100), b.In(-92, -6), b.In(3, 7), b.In(2, 5)))
	}
}

// tollBar is the booth of an officer, with a bar across the way.
func tollBar(b *Brush) {
	b.Draw(Wood, Box(-150, -220, 100, 226))
	b.Draw(Livery(b.House), Poly(-166, -214, -100, -270, -34, -214))
	b.Glow(-100, -140, 70, 70, b.Accent, 0.6)
	b.Plain(b.Accent.To(White, 0.4), Box(-130, -180, 60, 70))
	b.Plain(Black, Oval(-100, -140, 17, 19), Smooth(-126, -110, -118, -124, -100, -128, -82, -124, -74, -110))
	b.Draw(Wood.Times(1.3), Slab(-160, -110, 120, 12, 4))
	b.Within(Place(-50, -96, 1, 1, -0.12), func() {
		for i := range 6 {
			c := White
			if i%2 == 0 {
				c = Hex(0xd0262e)
			}
			b.Draw(c, Box(38*float64(i), -12, 39, 24))
		}
	})
	b.Fill(b.Metal(Iron), Slab(-60, -112, 24, 118, 5))
}

func plainAnvil(b *Brush) {
	m := b.Metal(Hex(0x525a66))
	b.Fill(m, Smooth(-86, 6, -60, -34, -40, -60, -36, -100, 36, -100, 40, -60, 60, -34, 86, 6))
	b.Fill(m, Poly(-70, -170, 130, -170, 126, -130, 70, -96, -60, -96, -90, -120, -150, -146, -152, -164))
	b.Fill(b.Metal(Steel), Slab(-74, -180, 206, 14, 4))
}

// runeDisc is a disc of stone for a sign.
func runeDisc(b *Brush) {
	c := b.Near.To(Iron, 0.55)
	b.Draw(c, Gear(0, 0, 124, 20, 0))
	b.Draw(c.Times(0.7), Oval(0, 0, 98, 98))
	b.Glow(0, 0, 130, 130, b.Accent, 0.6)
	b.Plain(b.Accent.To(White, 0.3), Ring(0, 0, 98, 91)...)
	for i := range 10 {
		q := Point{}.Around(math.Pi*float64(i)/5, 108)
		b.Plain(b.Accent.To(White, 0.3), Star(q.X, q.Y, 3+i%3, 8, 4, float64(i)))
	}
}

// watchArm is an arm with many watches on it.
func watchArm(b *Brush) {
	s := handSkin(b)
	b.Draw(s, Limb(-120, 4, 42, 0, 0, 34, 90, 0, 28))
	b.Draw(Livery(b.House).Times(0.8), Poly(-260, -52, -112, -56, -106, 60, -260, 62))
	fist(b, At(118, 0), At(1, 0), 40, s)
	for i := range 3 {
		b.Within(Place(-74+64*float64(i), 2, 0.5, 0.5-0.03*float64(i), 0), func() { wristWatch(b) })
	}
}

// shellGame is three cups on a table, one lifted from a piece of æmber.
func shellGame(b *Brush) {
	b.Draw(Hex(0x2a6a4a), Poly(-180, 10, -130, -60, 130, -60, 180, 10))
	b.Draw(Wood, Slab(-184, 8, 368, 26, 6))
	cup := func(x, y, turn float64) {
		b.Within(Place(x, y, 1, 1, turn), func() {
			b.Fill(b.Metal(Hex(0xb8423a)), Poly(-44, 0, -28, -110, 28, -110, 44, 0))
			b.Fill(b.Metal(Gold), Slab(-46, -14, 92, 16, 5), Slab(-31, -112, 62, 12, 5))
		})
	}
	b.Crystal(6, -56, 26, 0)
	cup(-100, -14, 0)
	cup(104, -14, 0)
	cup(20, -96, 0.35)
}

// threeBalls is the sign of pawnbrokers.
func threeBalls(b *Brush) {
	m := b.Metal(Iron)
	b.Fill(m, Slab(-170, -116, 300, 14, 6), Taper(Curve(-160, -104, -100, -80, -60, -104), 5, 5))
	for _, q := range [3][2]float64{{-70, 24}, {70, 24}, {0, 78}} {
		b.Fill(m, Taper(Line(q[0]*0.4, -108, q[0], q[1]), 4, 4))
		b.Fill(b.Metal(Gold), Oval(q[0], q[1], 50, 50))
		b.Fill(Flat(White).Clear(0.6), Oval(q[0]-17, q[1]-20, 11, 9))
	}
}

// longFingers is a hand with endless fingers.
func longFingers(b *Brush) {
	s := handSkin(b)
	b.Draw(Livery(b.House).Times(0.7), Poly(-200, -30, -120, -36, -112, 50, -200, 60))
	b.Draw(s, Smooth(-126, -26, -70, -44, -44, -10, -60, 36, -122, 42))
	for i := range 4 {
		k := float64(i)
		b.Draw(s, Limb(-66, -26+16*k, 12, 10, -92+40*k, 9, 80, -70+40*k, 7, 130, -6+22*k, 5))
	}
	b.Draw(s, Limb(-90, 30, 13, -40, 84, 10, 40, 100, 6))
	b.Crystal(140, 40, 30, 0.2)
}

// waspFlyer is a black flying machine with a sting.
func waspFlyer(b *Brush) {
	m := b.Metal(Hex(0x2a2c3a))
	wing := b.Skin(b.Accent.To(White, 0.5)).Clear(0.55)
	b.Fill(wing, Smooth(-20, -30, -90, -130, -20, -150, 20, -40), Smooth(10, -34, 20, -140, 90, -140, 40, -36))
	b.Fill(m, Smooth(-150, 30, -90, -30, -30, -36, -10, 10, -40, 44, -100, 50))
	for i := range 3 {
		x := -112 + 32*float64(i)
		b.Fill(b.Metal(Hex(0xf0b82a)), Smooth(x, -14-5*float64(i), x+15, -22-5*float64(i), x+20, 42, x+6, 48))
	}
	b.Fill(b.Metal(Steel), Poly(-140, 18, -210, 70, -128, 46))
	b.Fill(m, Smooth(-30, -40, 30, -60, 70, -20, 50, 40, -20, 40))
	b.Fill(m, Oval(90, -4, 48, 46))
	b.Glow(106, -8, 60, 60, Hex(0xffb02a), 0.9)
	b.Plain(Hex(0xffd86a), Smooth(84, -30, 118, -36, 130, -2, 100, 10))
	b.Fill(m, Taper(Curve(0, 36, 16, 80, 60, 96), 6, 3), Taper(Curve(30, 36, 60, 70, 100, 70), 6, 3))
}

// slitEyes glow in the dark, without a face.
func slitEyes(b *Brush) {
	for _, d := range Sides {
		b.Glow(d*58, 0, 90, 70, b.Accent, 0.7)
		b.Plain(b.Accent.To(White, 0.45), Smooth(d*16, 16, d*40, -22, d*104, -36, d*84, 14, d*50, 24))
		b.Plain(Black, Leaf(Line(d*58, -30, d*58-2, 0, d*57, 24), 7))
	}
}

// snuffedCandle is a candle that went out a moment ago.
func snuffedCandle(b *Brush) {
	b.Draw(Bone, Slab(-30, -30, 60, 130, 8), Smooth(-30, -30, -40, 0, -32, 26, -24, -10), Smooth(30, -26, 38, 34, 28, 44, 20, -6))
	b.Fill(b.Metal(Gold), Slab(-76, 94, 152, 18, 8), Taper(ArcLine(At(92, 90), 22, -2.4, 2.4), 5, 5))
	b.Plain(Black, Taper(Curve(0, -30, 2, -44, 8, -52), 3.4, 2.4))
	b.Glow(8, -52, 26, 26, Hex(0xff5a2a), 0.9)
	smoke := Flat(White.To(b.Low, 0.4))
	b.Fill(smoke.Clear(0.75), Leaf(Curve(8, -54, -22, -90, 22, -120, -10, -156, 20, -190), 15))
	b.Fill(smoke.Clear(0.4), Leaf(Curve(8, -60, 34, -96, 6, -130, 46, -170), 11))
}

// smile is a smile with closed lips.
func smile(b *Brush) {
	c := Hex(0xc82a48)
	b.Draw(c, Smooth(-124, -50, -60, -18, -22, -22, 0, -14, 22, -22, 60, -18, 124, -50, 90, 24, 0, 64, -90, 24))
	b.Plain(Hex(0x4a0a1c), Taper(Curve(-120, -46, -50, 8, 0, 18, 50, 8, 120, -46), 5, 5))
	b.Fill(Flat(White).Clear(0.5), Leaf(Curve(-40, 38, 0, 48, 40, 38), 5))
}
