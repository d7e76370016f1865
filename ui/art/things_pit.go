package art

// clawedHand draws a great hand that reaches out of the ground.
func clawedHand(b *Brush) {
	c := Pick(&b.Random, Hex(0xb8283a), Hex(0x7a3a9a), Hex(0x4a6a5a))
	s := b.Body(c)
	claw := func(at, tip Point) {
		b.Draw(Hex(0x2a1a1c), Leaf(CurveThrough([]Point{at, at.To(tip, 0.5).Shift(6, 0), tip}), 10))
	}
	b.Fill(s, Smooth(-46, 8, -40, -70, -62, -120, -40, -160, 40, -160, 60, -120, 44, -70, 52, 8))
	for _, q := range [4][4]float64{{-46, -140, -92, -226}, {-16, -156, -34, -262}, {18, -156, 34, -258}, {46, -136, 92, -216}} {
		mid := At((q[0]+q[2])/2, (q[1]+q[3])/2)
		b.Fill(s, Limb(q[0], q[1], 19, mid.X*1.12, mid.Y, 17, q[2], q[3], 13))
		claw(At(q[2], q[3]-4), At(q[2]*0.8, q[3]-46))
	}
	b.Fill(s, Limb(-44, -96, 20, -100, -110, 17, -126, -150, 13))
	claw(At(-128, -152), At(-120, -192))
	b.Fill(Flat(c.To(b.Shade, 0.5)).Clear(0.7), Taper(Curve(-34, -90, 0, -104, 38, -84), 3, 1), Taper(Curve(-30, -124, 6, -132, 40,
		-118), 3, 1))
	for i := range 7 {
		x := -96 + 30*float64(i)
		b.Draw(b.Near.To(b.Front, 0.3), Poly(x-22, 14, x-4, -26-b.In(0, 20), x+22, 14))
	}
}

// hellGate draws an arch with horns, and fire behind it.
func hellGate(b *Brush) {
	b.Glow(0, -120, 190, 200, Hex(0xff5a2a), 0.8)
	b.Plain(Hex(0xc8281a), Arch(0, 4, 86, 226))
	b.Plain(Hex(0xff8a2a), Arch(0, 4, 60, 186))
	b.Plain(Hex(0xffe08a), Arch(0, 4, 32, 140))
	s := b.Body(Hex(0x4a3444))
	b.Fill(s, Holed(Arch(0, 8, 132, 268), Arch(0, 8, 84, 222))...)
	b.Mirrored(func(float64) {
		b.Draw(Bone.Times(0.8), Taper(Curve(60, -240, 120, -262, 140, -310, 120, -350), 17, 2))
		b.Fill(s, Slab(78, -18, 72, 28, 5))
		for i := range 4 {
			y := -50 - 46*float64(i)
			b.Draw(Hex(0x2a1a28), Poly(122-6*float64(i), y, 168-8*float64(i), y-18, 120-8*float64(i), y-26))
		}
	})
	b.Within(Place(0, -246, 2.2, 2.2, 0), func() { skull(b, &figure{}) })
}

// furnace draws an oven with a face that burns.
func furnace(b *Brush) {
	b.Fill(b.Metal(Iron.Times(0.7)), Slab(-30, -310, 60, 80, 6))
	b.Fill(b.Metal(Hex(0x4a4048)), Smooth(-124, 6, -130, -120, -96, -220, 0, -256, 96, -220, 130, -120, 124, 6))
	hot := Flat(Hex(0xffd060)).Down(Hex(0xf0501a))
	b.Glow(0, -100, 170, 150, Hex(0xff6a1a), 0.8)
	b.Mirrored(func(float64) { b.Fill(hot, Poly(22, -160, 76, -192, 68, -146)) })
	b.Fill(hot, Smooth(-88, -104, 0, -90, 88, -104, 70, -34, 0, -18, -70, -34))
	for i := range 7 {
		x := -72 + 24*float64(i)
		b.Fill(b.Metal(Iron), Poly(x-11, -104, x+11, -104, x, -74), Poly(x-11, -18, x+11, -18, x, -46))
	}
}

// stoneMouth draws a cave that is a screaming face of rock.
func stoneMouth(b *Brush) {
	c := b.Near.To(Hex(0x6a5a70), 0.7)
	b.Draw(c, Poly(-190, 8, -180, -120, -130, -210, -96, -290, -20, -270, 40, -300, 104, -260, 140, -190, 184, -110, 194, 8))
	b.Plain(Hex(0x12060e), Smooth(-74, 8, -84, -60, -50, -126, 0, -140, 50, -126, 84, -60, 74, 8))
	b.Glow(0, -30, 90, 90, b.Accent, 0.8)
	b.Mirrored(func(float64) {
		b.Plain(Hex(0x12060e), Smooth(26, -180, 62, -226, 108, -196, 90, -160, 44, -158))
		b.Glow(66, -186, 40, 36, b.Accent, 0.8)
		b.Plain(b.Accent.To(White, 0.5), Oval(66, -184, 10, 12))
		b.Draw(c.Times(1.15), Poly(14, -196, 100, -250, 118, -226, 26, -178))
	})
	for i := range 5 {
		x := -56 + 28*float64(i)
		y := -128 + 0.012*x*x
		b.Draw(c.Times(1.2), Poly(x-14, y-6, x+14, y-6, x, y+36))
	}
	b.Draw(c.Times(1.1), Poly(-14, -178, 14, -178, 22, -144, -22, -144))
}

// snapPlant draws a plant that has teeth.
func snapPlant(b *Brush) {
	green, red := Hex(0x4a8a3a), Hex(0xa82a5a)
	b.Draw(green.Times(0.8), Taper(Curve(-20, 6, -50, -60, 10, -110, 0, -160), 15, 11))
	for _, d := range Sides {
		b.Draw(green, Leaf(Curve(d*10, 4, d*80, -60, d*150, -30), 26))
	}
	b.Within(Place(0, -180, 1, 1, -0.12), func() {
		b.Draw(red, Smooth(-110, 10, -60, 60, 40, 66, 116, 20, 60, 20, -40, 10))
		b.Crystal(10, -14, 34, 0.2)
		b.Draw(green, Smooth(-112, -6, -90, -80, -10, -116, 70, -96, 122, -36, 60, -30, -30, -34))
		for i := range 8 {
			x := -84 + 26*float64(i)
			b.Plain(Bone, Poly(x-9, -32+0.04*x, x+9, -32+0.04*x, x, 0), Poly(x-8, 24, x+8, 24, x, -4+0.04*x))
		}
		b.Fill(Flat(Hex(0xf0d040)).Clear(0.8), Oval(-40, -66, 10, 9), Oval(0, -84, 8, 7), Oval(40, -70, 10, 8))
	})
}

// coffin draws a coffin whose lid is pushed aside from within.
func coffin(b *Brush) {
	c := Hex(0x6a4430)
	box := Poly(-40, -130, 40, -130, 70, -60, 46, 130, -46, 130, -70, -60)
	b.Draw(c.Times(0.7), box)
	b.Plain(Hex(0x120a10), Poly(-30, -118, 30, -118, 56, -58, 36, 118, -36, 118, -56, -58))
	b.Glow(0, 0, 80, 120, b.Accent, 0.7)
	b.Within(Place(44, 6, 1, 1, 0.2), func() {
		b.Draw(c.Times(1.2), box)
		b.Fill(b.Metal(Gold), Slab(-7, -90, 14, 120, 3), Slab(-32, -58, 64, 14, 3))
	})
	s := b.Body(Hex(0x8ab07a))
	for i := range 4 {
		y := -26 + 15*float64(i)
		b.Fill(s, Limb(-30, y+8, 7, -6, y, 7, 22, y+3, 5))
	}
}

func shovel(b *Brush) {
	b.Draw(Wood, Slab(-7, -130, 14, 190, 5), Slab(-30, -144, 60, 16, 7))
	b.Fill(b.Metal(Iron), Smooth(-40, 50, 0, 44, 40, 50, 40, 100, 0, 150, -40, 100))
}
