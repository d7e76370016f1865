package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/people"
)

// stilts draws two long poles with steps, to stand under somebody small.
func stilts(b *brush.Brush) {
	for _, x := range [2]float64{-44, 30} {
		b.Draw(brush.Wood, brush.Taper(brush.Line(x*1.5, 4, x, -280), 8, 7))
		b.Draw(brush.Wood.Times(0.7), brush.Slab(x-8, -196, 42, 16, 4))
		b.Draw(brush.Cloth, brush.Slab(x*1.12-9, -120, 20, 10, 3))
	}
}

// volcanoCone draws a volcano that erupts.
func volcanoCone(b *brush.Brush) {
	hot := brush.Hex(0xff7a1e)
	b.Glow(0, -210, 190, 160, hot, 0.8)
	for i := range 7 {
		a := -math.Pi/2 + 0.3*(float64(i)-3)
		from := brush.At(0, -180)
		tip := from.Around(a, 120+18*float64(i%3))
		b.Plain(hot.To(brush.Hex(0xffd860), 0.3*float64(i%3)), brush.Taper(brush.CurveThrough([]brush.Point{from, from.To(tip, 0.6).Shift(0, -14),
			tip}), 13, 5))
		b.Draw(brush.Hex(0x6a2a1c), brush.Oval(tip.X, tip.Y, 16, 15))
		b.Glow(tip.X, tip.Y, 30, 30, hot, 0.6)
	}
	b.Draw(brush.Hex(0x5a342e), brush.Poly(-170, 6, -110, -70, -66, -176, -30, -190, 0, -180, 36, -192, 70, -170, 108, -76, 172, 6))
	b.Plain(hot, brush.Smooth(-50, -178, 0, -188, 52, -178, 30, -150, 40, -90, 24, -40, 14, -96, 4, -140, -10, -100, -34, -30, -36, -100,
		-30, -150))
	b.Plain(brush.Hex(0xffd860), brush.Smooth(-34, -176, 0, -182, 34, -176, 16, -150, 22, -90, 8, -130, -20, -80, -18, -150))
}

// barn draws a red barn.
func barn(b *brush.Brush) {
	c := brush.Hex(0xb8342a)
	b.Draw(c, brush.Poly(-120, 4, -120, -130, -84, -206, 0, -246, 84, -206, 120, -130, 120, 4))
	b.Draw(brush.Hex(0x5a4a44), brush.Taper(brush.Line(-136, -122, -92, -212, 0, -258), 10, 10),
		brush.Taper(brush.Line(136, -122, 92, -212, 0, -258), 10, 10))
	b.Plain(brush.Hex(0x5a1612), brush.Box(-60, -120, 120, 124))
	w := brush.Flat(brush.Hex(0xf4ead8))
	b.Fill(w, brush.Holed(brush.Box(-66, -126, 132, 130), brush.Box(-56, -116, 112, 120))...)
	b.Fill(w, brush.Taper(brush.Line(-56, -114, 0, 2), 5, 5), brush.Taper(brush.Line(56, -114, 0, 2), 5, 5),
		brush.Taper(brush.Line(0, -114, 0, 2), 4, 4))
	b.Fill(w, brush.Ring(0, -176, 26, 17)...)
	b.Plain(brush.Hex(0x3a1210), brush.Oval(0, -176, 17, 17))
}

// buggy draws a car with spikes and great wheels.
func buggy(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Curve(-110, -110, -70, -190, 30, -190, 70, -110), 7, 7),
		brush.Taper(brush.Line(-20, -190, -20, -110), 5, 5))
	b.Draw(brush.Hex(0xc8502a), brush.Smooth(-150, -70, -140, -116, -60, -112, 40, -116, 110, -100, 150, -64, 140, -40, -140, -40))
	b.Plain(brush.Black, brush.Slab(-70, -124, 90, 20, 6))
	for i := range 4 {
		y := -92 + 16*float64(i)
		b.Draw(brush.Bone, brush.Poly(128, y-8, 186-8*float64(i), y+4, 130, y+10))
	}
	b.Fill(b.Metal(brush.Gold), brush.Oval(104, -84, 17, 17))
	b.Glow(108, -84, 40, 40, brush.Hex(0xffe080), 0.8)
	for _, x := range [2]float64{-92, 92} {
		b.Draw(brush.Hex(0x2a2628), brush.Gear(x, -46, 58, 14, 0.1))
		b.Fill(b.Metal(brush.Steel), brush.Oval(x, -46, 28, 28))
		b.Fill(b.Metal(brush.Iron), brush.Star(x, -46, 5, 22, 9, 0))
	}
	b.Fill(brush.Flat(brush.Hex(0x4a4650)).Clear(0.6), brush.Oval(-170, -70, 30, 22), brush.Oval(-204, -92, 24, 18))
}

// gatling draws a gun with many barrels on a tripod.
func gatling(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Line(0, -120, -90, 4), 9, 7), brush.Taper(brush.Line(0, -120, 96, 4), 9, 7),
		brush.Taper(brush.Line(0, -120, 10, 4), 8, 6))
	b.Within(brush.Place(0, -150, 1, 1, -0.14), func() {
		for i := range 5 {
			b.Fill(b.Metal(brush.Steel.Times(0.8+0.08*float64(i%2))), brush.Slab(0, -42+17*float64(i), 168, 13, 5))
		}
		b.Fill(b.Metal(brush.Gold), brush.Slab(54, -48, 16, 94, 5), brush.Slab(130, -48, 16, 94, 5))
		b.Fill(b.Metal(brush.Hex(0x8a4a2c)), brush.Slab(-110, -52, 124, 100, 16))
		b.Fill(b.Metal(brush.Iron), brush.Slab(-80, -104, 54, 58, 8), brush.Oval(-48, 0, 32, 32))
		b.Fill(b.Metal(brush.Gold), brush.Star(-48, 0, 6, 24, 10, 0))
		b.Glow(184, -8, 90, 80, brush.Hex(0xffb030), 0.9)
		b.Plain(brush.Hex(0xfff0a0), brush.Star(186, -8, 7, 46, 17, 0.2))
	})
}

// reaper draws Death with hood and scythe.
func reaper(b *brush.Brush) {
	c := brush.Hex(0x24222e)
	b.Draw(brush.Wood, brush.Taper(brush.Curve(96, 4, 84, -120, 78, -284), 7, 6))
	b.Fill(b.Metal(brush.Steel), brush.Smooth(84, -286, 20, -300, -70, -284, -116, -226, -60, -258, 10, -266, 84, -262))
	b.Draw(c, brush.Smooth(-40, -200, -84, -150, -96, -60, -116, 4, -60, -8, -30, 8, 10, -8, 50, 8, 104, 2, 84, -60, 74, -150, 40, -200))
	b.Draw(c.Times(1.25), brush.Limb(50, -150, 26, 84, -120, 22, 80, -100, 24), brush.Limb(-46, -156, 26, -10, -110, 22, 50, -150, 18))
	b.Draw(c.Times(1.15), brush.Smooth(0, -262, 48, -236, 54, -190, 34, -148, 0, -136, -34, -148, -54, -190, -48, -236))
	b.Plain(brush.Black, brush.Oval(2, -196, 36, 44))
	b.Within(brush.Place(2, -194, 1.5, 1.5, 0), func() { people.Skull(b, &people.Figure{}) })
	b.Draw(brush.Bone, brush.Oval(80, -108, 14, 12), brush.Oval(74, -152, 13, 11))
}

// chair draws a wooden chair.
func chair(b *brush.Brush) {
	c := brush.Wood.Times(1.15)
	b.Draw(c.Times(0.7), brush.Slab(-40, -120, 14, 112, 4), brush.Slab(56, -120, 14, 112, 4))
	b.Draw(c, brush.Slab(-76, -270, 16, 276, 5), brush.Slab(30, -270, 16, 276, 5))
	b.Draw(c, brush.Slab(-70, -262, 110, 30, 8), brush.Slab(-70, -214, 110, 22, 6), brush.Poly(-84, -112, 44, -112, 80, -136, -44, -136))
}

// lavaBall draws a ball of glowing rock that flies down to the right.
func lavaBall(b *brush.Brush) {
	hot, pale := brush.Hex(0xff7a1a), brush.Hex(0xffe080)
	b.Glow(0, 0, 190, 180, hot, 0.8)
	for i := range 4 {
		k := 1 - 0.22*float64(i)
		b.Fill(brush.Flat(brush.Hex(0xd8341a).To(pale, 0.3*float64(i))).Clear(0.85), brush.Leaf(brush.Curve(60*k, 60*k, -70, -50-20*k, -190*k,
			-170), 92*k))
	}
	b.Draw(brush.Hex(0x6a2418), brush.Oval(20, 20, 88, 84))
	s := brush.Flat(pale.To(hot, 0.4))
	for _, l := range [5][]brush.Point{brush.Curve(-50, -20, -10, 10, 0, 60, 30, 100), brush.Curve(-10, 10, 40, -6, 60, -52),
		brush.Curve(40, -6, 80, 20, 104, 16),
		brush.Curve(0, 60, -40, 60, -58, 44), brush.Curve(20, 40, 60, 50, 84, 72)} {
		b.Fill(s, brush.Taper(l, 7, 3))
	}
}
