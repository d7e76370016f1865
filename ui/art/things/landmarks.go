package things

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/people"
)

// Landmarks are drawn from the middle of their foot.

func obelisk(b *brush.Brush) {
	c := b.Near.To(brush.Livery(b.House), 0.25)
	b.Glow(0, -190, 170, 150, b.Accent, 0.4)
	b.Draw(c, brush.Slab(-96, -18, 192, 30, 5), brush.Slab(-74, -42, 148, 30, 4))
	b.Draw(c, brush.Poly(-56, -40, -36, -250, 0, -296, 36, -250, 56, -40))
	b.Fill(brush.Flat(c.To(b.Sun, 0.35)).Clear(0.5), brush.Poly(-36, -250, 0, -296, 0, -244))
	for i := range 5 {
		y := -84 - float64(i)*32
		b.Within(brush.Place(0, y, 1, 1, 0), func() {
			b.Glow(0, 0, 34, 22, b.Accent, 0.6)
			s := brush.Flat(b.Accent.To(brush.White, 0.4))
			switch b.N(4) {
			case 0:
				b.Fill(s, brush.Star(0, 0, 4, 12, 4, 0))
			case 1:
				b.Fill(s, brush.Box(-10, -2, 20, 4), brush.Box(-2, -10, 4, 20))
			case 2:
				b.Fill(s, brush.Ring(0, 0, 10, 6)...)
			default:
				b.Fill(s, brush.Poly(-11, 8, 0, -10, 11, 8, 6, 8, 0, -2, -6, 8))
			}
		})
	}
	Onlooker(b, 130, 6, 0.5)
}

func skulls(b *brush.Brush) {
	put := func(x, y, k, a float64) { b.Within(brush.Place(x, y, k, k, a), func() { people.Skull(b, 0) }) }
	for row := range 4 {
		n := 5 - row
		for i := range n {
			put((float64(i)-float64(n-1)/2)*58+b.In(-5, 5), -20-float64(row)*46, 1.35, b.In(-0.35, 0.35))
		}
	}
	put(0, -214, 1.9, 0.04)
	b.Mirrored(func(float64) {
		b.Draw(brush.Bone.Times(0.9), brush.Taper(brush.Curve(120, 4, 150, -60, 128, -130), 8, 2),
			brush.Taper(brush.Curve(150, 6, 182, -40, 172, -92), 7, 2))
	})
}

func shelves(b *brush.Brush) {
	c := brush.Wood.To(b.Near, 0.35)
	b.Glow(0, -160, 130, 170, b.Accent, 0.5)
	b.Draw(c.Times(0.8), brush.Poly(-130, 8, -130, -220, -90, -276, 0, -306, 90, -276, 130, -220, 130, 8))
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.3)).Down(b.Low), brush.Poly(-40, 8, -40, -180, 0, -226, 40, -180, 40, 8))
	for _, x := range [2]float64{-122, 48} {
		for i := range 6 {
			y := -30 - float64(i)*38
			b.Plain(c.Times(0.35), brush.Box(x, y-28, 74, 34))
			k := x + 2
			for k < x+66 {
				w := b.In(5, 11)
				b.Plain(brush.Pick(&b.Random, brush.Livery(b.House), brush.Hex(0x9a3a34), brush.Hex(0x3a6a5a), brush.Hex(0xc9a04a), brush.Hex(0x4a4a7a),
					brush.Cloth).Times(0.8),
					brush.Box(k, y+5-b.In(20, 31), w-1, 31))
				k += w
			}
			b.Draw(c, brush.Box(x-4, y+4, 82, 6))
		}
	}
	Onlooker(b, 0, 6, 0.62)
	b.Within(brush.Place(0, -150, 1, 1, 0), func() { Pages(b, 0, 0, 70, 4) })
}

func altar(b *brush.Brush) {
	c := b.Near.To(brush.Livery(b.House), 0.2)
	b.Glow(0, -120, 170, 130, b.Accent, 0.5)
	b.Draw(c, brush.Slab(-140, -14, 280, 26, 4), brush.Slab(-116, -38, 232, 28, 4))
	b.Draw(c, brush.Poly(-80, -34, -92, -104, 92, -104, 80, -34))
	b.Draw(c.To(b.Sun, 0.15), brush.Slab(-112, -122, 224, 24, 5))
	b.Within(brush.Place(0, -70, 0.26, 0.26, 0), func() { Emblem(b, brush.Flat(b.Accent)) })
	b.Mirrored(func(float64) {
		b.Draw(brush.Bone, brush.Slab(94, -156, 11, 36, 3))
		b.Flame(99, -154, 6, 26)
		b.Glow(99, -166, 40, 40, b.Accent, 0.5)
	})
	if b.House == card.Dis {
		b.Draw(brush.Hex(0x7a1020), brush.Smooth(-30, -118, 30, -118, 24, -90, 14, -60, 6, -92, -10, -70, -20, -94))
		b.Within(brush.Place(0, -150, 1.5, 1.5, 0), func() { people.Skull(b, 0) })
		return
	}
	b.Within(brush.Place(0, -180, 1.1, 1.1, 0), func() { people.DrawTool(b, people.Orb) })
}

func cave(b *brush.Brush) {
	c := b.Near
	b.Draw(c, brush.Smooth(-210, 16, -190, -110, -140, -200, -60, -256, 20, -246, 110, -270, 170, -180, 214, -60, 210, 16))
	b.Glow(0, -60, 150, 130, b.Accent, 0.6)
	b.Plain(b.Front.Times(0.6), brush.Smooth(-110, 14, -104, -90, -50, -170, 20, -180, 84, -130, 112, -30, 108, 14))
	b.Fill(brush.Flat(b.Accent).Clear(0.35).In(), brush.Smooth(-80, 14, -70, -50, -20, -110, 30, -110, 76, -50, 80, 14))
	teeth := b.Body(c.To(brush.Bone, 0.35))
	for i := range 6 {
		x := -76 + float64(i)*30
		y := -148 - 18*math.Sin(float64(i)*0.7)
		b.Fill(teeth, brush.Poly(x-13, y-16, x+b.In(-3, 3), y+b.In(34, 66), x+13, y-16))
		b.Fill(teeth, brush.Poly(x-11, 16, x+b.In(-3, 3), -b.In(10, 34), x+11, 16))
	}
	for _, d := range [2]float64{-26, 26} {
		b.Glow(d, -56, 40, 34, b.Accent, 0.9)
		b.Plain(b.Accent.To(brush.White, 0.5), brush.Poly(d-14, -52, d+12, -66, d+9, -50))
	}
	for range 7 {
		b.Fill(brush.Flat(c.To(b.Shade, 0.4)).Clear(0.5), brush.Taper(brush.Curve(b.In(-190, 190), -b.In(120, 220), b.In(-190, 190),
			-b.In(60, 200)), 2, 0.6))
	}
}

func portal(b *brush.Brush) {
	c := b.Near.To(brush.Livery(b.House), 0.3)
	at := brush.At(0, -150)
	b.Glow(at.X, at.Y, 210, 190, b.Accent, 0.8)
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.4)).Down(b.Accent.Times(0.6)), brush.Oval(at.X, at.Y, 106, 124))
	for i := range 5 {
		b.Fill(brush.Flat(brush.White).Clear(0.5), brush.Taper(brush.Spiral(at, 104, 122, float64(i)*1.26, 4.6, 26), 7, 1))
	}
	b.Glow(at.X, at.Y, 60, 66, brush.White, 0.8)
	s := b.Body(c)
	if b.House == card.Mars || b.House == card.Logos || b.House == card.StarAlliance {
		s = b.Metal(c)
	}
	b.Fill(s, brush.Holed(brush.Oval(at.X, at.Y, 138, 156), brush.Oval(at.X, at.Y, 104, 122))...)
	for i := range 10 {
		a := 2 * math.Pi * float64(i) / 10
		q := brush.At(at.X+121*math.Cos(a), at.Y+139*math.Sin(a))
		b.Glow(q.X, q.Y, 22, 22, b.Accent, 0.7)
		b.Plain(b.Accent.To(brush.White, 0.4), brush.Star(q.X, q.Y, 4, 11, 5, a))
	}
	b.Draw(c, brush.Poly(-150, 14, -120, -30, -84, -40, -60, 14), brush.Poly(150, 14, 120, -30, 84, -40, 60, 14))
	Onlooker(b, 0, 12, 0.55)
}

func worldTree(b *brush.Brush) {
	c := brush.Hex(0x7a5238).To(b.Near, 0.3)
	s := b.Layer(1)
	s.Top, s.Bottom = brush.Hex(0x6fae4a).To(b.Accent, 0.25), brush.Hex(0x2f6a3a)
	b.Glow(0, -200, 240, 170, b.Sun, 0.4)
	for i := range 11 {
		a := math.Pi * (0.9 + 1.2*float64(i)/10)
		q := brush.At(150*math.Cos(a), -190+110*math.Sin(a))
		b.Leaves(q.X, q.Y, 58, s)
	}
	b.Draw(c, brush.Smooth(-120, 16, -56, -14, -36, -90, -50, -160, -110, -220, -60, -186, -14, -170, 0, -240, 16, -170, 70, -196, 116, -224,
		52, -158, 36, -90, 60, -12, 124, 16, 60, 6, 0, 14, -60, 6))
	for i := range 5 {
		x := -24 + float64(i)*12
		b.Fill(brush.Flat(c.To(b.Shade, 0.5)).Clear(0.6), brush.Taper(brush.Curve(x, -150, x*0.8, -70, x*1.6, 0), 2, 1))
	}
	b.Glow(0, -60, 60, 60, b.Accent, 0.8)
	b.Plain(b.Accent.To(brush.White, 0.3), brush.Arch(0, -18, 18, 60))
	for i := range 9 {
		a := math.Pi * (0.86 + 1.28*float64(i)/8)
		q := brush.At(96*math.Cos(a), -196+84*math.Sin(a))
		b.Leaves(q.X, q.Y, b.In(30, 46), s)
	}
	for range 12 {
		q := brush.At(b.In(-170, 170), b.In(-300, -140))
		b.Glow(q.X, q.Y, 18, 18, brush.Amber, 0.7)
		b.Plain(brush.Amber.To(brush.White, 0.3), brush.Oval(q.X, q.Y, 4.4, 4.4))
	}
	Onlooker(b, 86, 10, 0.4)
}

func throne(b *brush.Brush) {
	c := b.Near.To(brush.Livery(b.House), 0.4)
	b.Glow(0, -180, 190, 180, b.Accent, 0.5)
	for i := range 3 {
		k := float64(i)
		b.Draw(c.Times(0.8), brush.Slab(-150+k*24, -14-k*22, 300-k*48, 28, 4))
	}
	b.Draw(c, brush.Poly(-74, -50, -84, -230, -60, -290, -40, -240, 0, -312, 40, -240, 60, -290, 84, -230, 74, -50))
	b.Draw(brush.Hex(0x8a2030).To(brush.Livery(b.House), 0.3), brush.Slab(-50, -226, 100, 120, 18))
	b.Mirrored(func(float64) {
		b.Draw(c, brush.Slab(52, -136, 46, 88, 8))
		b.Fill(b.Metal(brush.Gold), brush.Oval(75, -140, 25, 13))
	})
	b.Draw(brush.Hex(0x8a2030).To(brush.Livery(b.House), 0.3), brush.Slab(-54, -112, 108, 30, 8))
	b.Draw(c, brush.Slab(-58, -86, 116, 40, 4))
	b.Fill(b.Metal(brush.Gold), brush.Star(0, -254, 8, 20, 11, 0))
	b.Draw(brush.Hex(0xa02838).To(brush.Livery(b.House), 0.3), brush.Poly(-34, -46, 34, -46, 60, 16, -60, 16))
}

// wagon draws an armored wagon with spikes and a lantern.
func wagon(b *brush.Brush) {
	c := brush.Livery(b.House).Times(0.7)
	m := b.Metal(brush.Hex(0x5a5f6a))
	b.Draw(c, brush.Smooth(-140, -40, -132, -130, -60, -190, 60, -196, 120, -130, 140, -40))
	b.Fill(m, brush.Slab(-150, -60, 300, 34, 10))
	for i := range 6 {
		x := -128 + float64(i)*50
		b.Fill(b.Metal(brush.Bone), brush.Poly(x-9, -50, x+4, -92, x+13, -50))
	}
	for i := range 3 {
		Window(b, -62+float64(i)*60, -118, 26, 36)
		b.Fill(m, brush.Box(-63+float64(i)*60, -138, 3, 40))
	}
	b.Fill(m, brush.Poly(132, -60, 186, -48, 140, -24))
	wheel(b, -84, -30, 50)
	wheel(b, 82, -30, 50)
	b.Draw(b.Front.To(c, 0.3), brush.Slab(34, -240, 22, 60, 4))
	for i := range 4 {
		b.Fill(brush.Flat(b.Low).Clear(0.5), brush.Oval(44-float64(i)*26, -256-float64(i)*14, 16+6*float64(i), 13+5*float64(i)))
	}
}

// galleon draws a ship under sail.
func galleon(b *brush.Brush) {
	c := brush.Livery(b.House)
	for _, q := range [3][2]float64{{-70, 190}, {8, 236}, {86, 180}} {
		b.Draw(brush.Wood, brush.Slab(q[0]-3.5, -q[1]-20, 7, q[1]+20, 3))
		b.Draw(c, brush.Smooth(q[0]+3, -q[1]-18, q[0]+34, -q[1]-10, q[0]+22, -q[1]-2, q[0]+3, -q[1]-4))
		h := q[1] * 0.42
		for i := range 2 {
			y := -q[1] + float64(i)*(h+8)
			w := 38 + 9*float64(i)
			b.Draw(brush.Cloth.To(c, 0.15), brush.Smooth(q[0]-w, y, q[0], y-3, q[0]+w, y, q[0]+w+16, y+h*0.55, q[0]+w*0.9, y+h, q[0]+10, y+h-9,
				q[0]-w*0.9, y+h, q[0]-w+12, y+h*0.5))
		}
	}
	b.Within(brush.Place(20, -190, 0.22, 0.22, 0), func() { Emblem(b, brush.Flat(c)) })
	b.Draw(brush.Wood, brush.Smooth(-160, -76, -128, -66, -118, -30, 60, -30, 120, -44, 176, -66, 140, -6, 96, 34, -100, 38, -138, 0))
	b.Draw(brush.Wood.Times(1.2), brush.Taper(brush.Curve(140, -50, 186, -76, 226, -104), 5, 2))
	b.Fill(b.Metal(brush.Gold), brush.Taper(brush.Curve(-140, -24, -40, -8, 60, -10, 150, -36), 3, 3))
	for i := range 6 {
		Window(b, -96+float64(i)*34, 8, 9, 10)
	}
	Lantern(b, -150, -104, 0.5)
}
