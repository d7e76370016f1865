package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/people"
)

// chessPawn is a pawn of chess.
func chessPawn(b *brush.Brush) {
	c := brush.Bone
	b.Draw(c, brush.Slab(-84, -26, 168, 32, 12), brush.Smooth(-66, -26, -50, -52, -30, -90, -24, -160, 24, -160, 30, -90, 50, -52, 66, -26))
	b.Draw(c, brush.Slab(-50, -180, 100, 22, 10), brush.Oval(0, -222, 50, 50))
	b.Fill(brush.Flat(brush.White).Clear(0.5), brush.Oval(-18, -240, 12, 14))
}

func coinStack(b *brush.Brush) {
	for k, x := range [3]float64{-84, 84, 0} {
		n := 5 + 3*k
		for i := range n {
			y := -10 - 21*float64(i)
			d := x + b.In(-4, 4)
			b.Fill(b.Metal(brush.Gold.Times(0.75)), brush.Slab(d-46, y-12, 92, 24, 11))
			b.Fill(b.Metal(brush.Gold), brush.Oval(d, y-12, 46, 12))
		}
	}
}

func lotteryDrum(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Line(-96, 4, -60, -140), 9, 7), brush.Taper(brush.Line(96, 4, 60, -140), 9, 7),
		brush.Slab(-120, -10, 240, 16, 6))
	b.Fill(b.Metal(brush.Gold), brush.Slab(-140, -158, 280, 12, 5), brush.Slab(118, -158, 12, 56, 5), brush.Oval(124, -100, 12, 12))
	b.Fill(brush.Flat(brush.White.To(b.Accent, 0.3)).Clear(0.3), brush.Oval(0, -152, 108, 104))
	colors := [5]brush.RGB{brush.Hex(0xd0343a), brush.Hex(0x3a7ad0), brush.Hex(0xf0b83a), brush.Hex(0x4aa83e), brush.Hex(0xf4f4f0)}
	for i := range 13 {
		q := brush.At(0, -136).Around(float64(i)*2.4, 22*math.Sqrt(float64(i)))
		b.Draw(colors[i%5], brush.Oval(q.X, q.Y, 20, 20))
	}
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, -152, 112, 104)...)
	b.Fill(brush.Flat(brush.White).Clear(0.6), brush.Leaf(brush.Curve(-84, -170, -70, -216, -30, -238), 7))
}

// openPit is a hole in the floor with its lid open.
func openPit(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Poly(-130, -44, -110, -190, 110, -190, 130, -44))
	for i := range 4 {
		x := -74 + 50*float64(i)
		b.Plain(brush.Wood.Times(0.55), brush.Taper(brush.Line(x*1.1, -46, x, -188), 2, 2))
	}
	b.Fill(b.Metal(brush.Iron), brush.Ring(0, -160, 18, 11)...)
	b.Draw(b.Near.To(brush.Iron, 0.55), brush.Oval(0, -18, 160, 50))
	b.Plain(brush.Black, brush.Oval(0, -18, 136, 38))
	b.Fill(brush.Flat(b.Accent).Clear(0.3).In(), brush.Smooth(-110, -12, 0, -30, 110, -12, 60, 12, -60, 12))
}

func spikeRow(b *brush.Brush) {
	for row := range 2 {
		for i := range 6 {
			x := -140 + 52*float64(i) + 24*float64(row)
			h := 170 - 40*float64(row)
			b.Fill(b.Metal(brush.Steel.Times(0.7+0.25*float64(row))), brush.Poly(x-20, 6*float64(row), x+b.In(-5, 5), -h-b.In(0, 30), x+20,
				6*float64(row)))
		}
	}
	b.Draw(brush.Wood, brush.Slab(-170, -8, 350, 24, 6))
}

// cementShoes are two legs in a block.
func cementShoes(b *brush.Brush) {
	c := brush.Hex(0x34425e)
	b.Draw(c, brush.Limb(-36, -280, 30, -40, -180, 27, -40, -90, 24), brush.Limb(36, -280, 30, 40, -180, 27, 40, -90, 24))
	b.Draw(c.Times(1.3), brush.Slab(-70, -122, 56, 18, 7), brush.Slab(14, -122, 56, 18, 7))
	g := brush.Hex(0x9aa0a4)
	b.Draw(g, brush.Poly(-124, -104, -100, -124, 124, -124, 110, -104), brush.Poly(-124, -106, 112, -106, 112, 6, -124, 6))
	b.Draw(g.Times(0.8), brush.Poly(112, -106, 126, -124, 128, -10, 112, 6))
	for range 8 {
		b.Plain(g.Times(0.7), brush.Oval(b.In(-110, 100), b.In(-92, -6), b.In(3, 7), b.In(2, 5)))
	}
}

// tollBar is the booth of an officer, with a bar across the way.
func tollBar(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Box(-150, -220, 100, 226))
	b.Draw(brush.Livery(b.House), brush.Poly(-166, -214, -100, -270, -34, -214))
	b.Glow(-100, -140, 70, 70, b.Accent, 0.6)
	b.Plain(b.Accent.To(brush.White, 0.4), brush.Box(-130, -180, 60, 70))
	b.Plain(brush.Black, brush.Oval(-100, -140, 17, 19), brush.Smooth(-126, -110, -118, -124, -100, -128, -82, -124, -74, -110))
	b.Draw(brush.Wood.Times(1.3), brush.Slab(-160, -110, 120, 12, 4))
	b.Within(brush.Place(-50, -96, 1, 1, -0.12), func() {
		for i := range 6 {
			c := brush.White
			if i%2 == 0 {
				c = brush.Hex(0xd0262e)
			}
			b.Draw(c, brush.Box(38*float64(i), -12, 39, 24))
		}
	})
	b.Fill(b.Metal(brush.Iron), brush.Slab(-60, -112, 24, 118, 5))
}

func plainAnvil(b *brush.Brush) {
	m := b.Metal(brush.Hex(0x525a66))
	b.Fill(m, brush.Smooth(-86, 6, -60, -34, -40, -60, -36, -100, 36, -100, 40, -60, 60, -34, 86, 6))
	b.Fill(m, brush.Poly(-70, -170, 130, -170, 126, -130, 70, -96, -60, -96, -90, -120, -150, -146, -152, -164))
	b.Fill(b.Metal(brush.Steel), brush.Slab(-74, -180, 206, 14, 4))
}

// runeDisc is a disc of stone for a sign.
func runeDisc(b *brush.Brush) {
	c := b.Near.To(brush.Iron, 0.55)
	b.Draw(c, brush.Gear(0, 0, 124, 20, 0))
	b.Draw(c.Times(0.7), brush.Oval(0, 0, 98, 98))
	b.Glow(0, 0, 130, 130, b.Accent, 0.6)
	b.Plain(b.Accent.To(brush.White, 0.3), brush.Ring(0, 0, 98, 91)...)
	for i := range 10 {
		q := brush.Point{}.Around(math.Pi*float64(i)/5, 108)
		b.Plain(b.Accent.To(brush.White, 0.3), brush.Star(q.X, q.Y, 3+i%3, 8, 4, float64(i)))
	}
}

// watchArm is an arm with many watches on it.
func watchArm(b *brush.Brush) {
	s := people.HandSkin(b)
	b.Draw(s, brush.Limb(-120, 4, 42, 0, 0, 34, 90, 0, 28))
	b.Draw(brush.Livery(b.House).Times(0.8), brush.Poly(-260, -52, -112, -56, -106, 60, -260, 62))
	people.Fist(b, brush.At(118, 0), brush.At(1, 0), 40, s)
	for i := range 3 {
		b.Within(brush.Place(-74+64*float64(i), 2, 0.5, 0.5-0.03*float64(i), 0), func() { wristWatch(b) })
	}
}

// shellGame is three cups on a table, one lifted from a piece of æmber.
func shellGame(b *brush.Brush) {
	b.Draw(brush.Hex(0x2a6a4a), brush.Poly(-180, 10, -130, -60, 130, -60, 180, 10))
	b.Draw(brush.Wood, brush.Slab(-184, 8, 368, 26, 6))
	cup := func(x, y, turn float64) {
		b.Within(brush.Place(x, y, 1, 1, turn), func() {
			b.Fill(b.Metal(brush.Hex(0xb8423a)), brush.Poly(-44, 0, -28, -110, 28, -110, 44, 0))
			b.Fill(b.Metal(brush.Gold), brush.Slab(-46, -14, 92, 16, 5), brush.Slab(-31, -112, 62, 12, 5))
		})
	}
	b.Crystal(6, -56, 26, 0)
	cup(-100, -14, 0)
	cup(104, -14, 0)
	cup(20, -96, 0.35)
}

// threeBalls is the sign of pawnbrokers.
func threeBalls(b *brush.Brush) {
	m := b.Metal(brush.Iron)
	b.Fill(m, brush.Slab(-170, -116, 300, 14, 6), brush.Taper(brush.Curve(-160, -104, -100, -80, -60, -104), 5, 5))
	for _, q := range [3][2]float64{{-70, 24}, {70, 24}, {0, 78}} {
		b.Fill(m, brush.Taper(brush.Line(q[0]*0.4, -108, q[0], q[1]), 4, 4))
		b.Fill(b.Metal(brush.Gold), brush.Oval(q[0], q[1], 50, 50))
		b.Fill(brush.Flat(brush.White).Clear(0.6), brush.Oval(q[0]-17, q[1]-20, 11, 9))
	}
}

// longFingers is a hand with endless fingers.
func longFingers(b *brush.Brush) {
	s := people.HandSkin(b)
	b.Draw(brush.Livery(b.House).Times(0.7), brush.Poly(-200, -30, -120, -36, -112, 50, -200, 60))
	b.Draw(s, brush.Smooth(-126, -26, -70, -44, -44, -10, -60, 36, -122, 42))
	for i := range 4 {
		k := float64(i)
		b.Draw(s, brush.Limb(-66, -26+16*k, 12, 10, -92+40*k, 9, 80, -70+40*k, 7, 130, -6+22*k, 5))
	}
	b.Draw(s, brush.Limb(-90, 30, 13, -40, 84, 10, 40, 100, 6))
	b.Crystal(140, 40, 30, 0.2)
}

// waspFlyer is a black flying machine with a sting.
func waspFlyer(b *brush.Brush) {
	m := b.Metal(brush.Hex(0x2a2c3a))
	wing := b.Skin(b.Accent.To(brush.White, 0.5)).Clear(0.55)
	b.Fill(wing, brush.Smooth(-20, -30, -90, -130, -20, -150, 20, -40), brush.Smooth(10, -34, 20, -140, 90, -140, 40, -36))
	b.Fill(m, brush.Smooth(-150, 30, -90, -30, -30, -36, -10, 10, -40, 44, -100, 50))
	for i := range 3 {
		x := -112 + 32*float64(i)
		b.Fill(b.Metal(brush.Hex(0xf0b82a)), brush.Smooth(x, -14-5*float64(i), x+15, -22-5*float64(i), x+20, 42, x+6, 48))
	}
	b.Fill(b.Metal(brush.Steel), brush.Poly(-140, 18, -210, 70, -128, 46))
	b.Fill(m, brush.Smooth(-30, -40, 30, -60, 70, -20, 50, 40, -20, 40))
	b.Fill(m, brush.Oval(90, -4, 48, 46))
	b.Glow(106, -8, 60, 60, brush.Hex(0xffb02a), 0.9)
	b.Plain(brush.Hex(0xffd86a), brush.Smooth(84, -30, 118, -36, 130, -2, 100, 10))
	b.Fill(m, brush.Taper(brush.Curve(0, 36, 16, 80, 60, 96), 6, 3), brush.Taper(brush.Curve(30, 36, 60, 70, 100, 70), 6, 3))
}

// slitEyes glow in the dark, without a face.
func slitEyes(b *brush.Brush) {
	for _, d := range brush.Sides {
		b.Glow(d*58, 0, 90, 70, b.Accent, 0.7)
		b.Plain(b.Accent.To(brush.White, 0.45), brush.Smooth(d*16, 16, d*40, -22, d*104, -36, d*84, 14, d*50, 24))
		b.Plain(brush.Black, brush.Leaf(brush.Line(d*58, -30, d*58-2, 0, d*57, 24), 7))
	}
}

// snuffedCandle is a candle that went out a moment ago.
func snuffedCandle(b *brush.Brush) {
	b.Draw(brush.Bone, brush.Slab(-30, -30, 60, 130, 8), brush.Smooth(-30, -30, -40, 0, -32, 26, -24, -10),
		brush.Smooth(30, -26, 38, 34, 28, 44, 20, -6))
	b.Fill(b.Metal(brush.Gold), brush.Slab(-76, 94, 152, 18, 8), brush.Taper(brush.ArcLine(brush.At(92, 90), 22, -2.4, 2.4), 5, 5))
	b.Plain(brush.Black, brush.Taper(brush.Curve(0, -30, 2, -44, 8, -52), 3.4, 2.4))
	b.Glow(8, -52, 26, 26, brush.Hex(0xff5a2a), 0.9)
	smoke := brush.Flat(brush.White.To(b.Low, 0.4))
	b.Fill(smoke.Clear(0.75), brush.Leaf(brush.Curve(8, -54, -22, -90, 22, -120, -10, -156, 20, -190), 15))
	b.Fill(smoke.Clear(0.4), brush.Leaf(brush.Curve(8, -60, 34, -96, 6, -130, 46, -170), 11))
}

// smile is a smile with closed lips.
func smile(b *brush.Brush) {
	c := brush.Hex(0xc82a48)
	b.Draw(c, brush.Smooth(-124, -50, -60, -18, -22, -22, 0, -14, 22, -22, 60, -18, 124, -50, 90, 24, 0, 64, -90, 24))
	b.Plain(brush.Hex(0x4a0a1c), brush.Taper(brush.Curve(-120, -46, -50, 8, 0, 18, 50, 8, 120, -46), 5, 5))
	b.Fill(brush.Flat(brush.White).Clear(0.5), brush.Leaf(brush.Curve(-40, 38, 0, 48, 40, 38), 5))
}
