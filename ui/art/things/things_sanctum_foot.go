package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
)

// roundTable is seen from above, with seats around it.
func roundTable(b *brush.Brush) {
	seat := func(i int) {
		a := 2 * math.Pi * (float64(i) + 0.5) / 10
		x, y := 172*math.Cos(a), -128+84*math.Sin(a)
		b.Within(brush.Place(x, y, 0.9, 0.9, 0), func() {
			b.Draw(brush.Wood.Times(0.75), brush.Poly(-20, 26, -24, -44, 0, -66, 24, -44, 20, 26))
			b.Draw(brush.Livery(b.House), brush.Poly(-13, 14, -15, -34, 0, -48, 15, -34, 13, 14))
		})
	}
	for i := 5; i < 10; i++ {
		seat(i)
	}
	b.Draw(brush.Wood.Times(0.6), brush.Oval(0, -104, 176, 82))
	b.Draw(brush.Wood.Times(1.1), brush.Oval(0, -122, 176, 82))
	b.Within(brush.Place(0, -122, 1, 0.466, 0), func() {
		b.Fill(b.Metal(brush.Gold), brush.Ring(0, 0, 162, 150)...)
		for i := range 10 {
			q := brush.Point{}.Around(2*math.Pi*(float64(i)+0.5)/10, 1)
			b.Fill(b.Metal(brush.Steel), brush.Taper([]brush.Point{q.Times(50), q.Times(128)}, 8, 5))
			b.Fill(b.Metal(brush.Gold), brush.Taper([]brush.Point{q.Times(118).Plus(brush.At(-q.Y, q.X).Times(18)),
				q.Times(118).Plus(brush.At(-q.Y, q.X).Times(-18))}, 5, 5))
		}
		b.Fill(b.Metal(brush.Gold), brush.Star(0, 0, 8, 44, 22, 0))
	})
	b.Glow(0, -122, 140, 60, b.Accent, 0.4)
	for i := range 5 {
		seat(i)
	}
}

func castle(b *brush.Brush) {
	c := brush.Bone.To(brush.Iron, 0.45).To(b.Low, 0.2)
	tower := func(x, w, h, k float64) {
		b.Draw(c.Times(k), brush.Box(x-w, -h, 2*w, h+6))
		for i := range 4 {
			b.Draw(c.Times(k), brush.Box(x-w-6+float64(i)*(2*w+12)/3.6, -h-18, (2*w+12)/6, 22))
		}
		b.Draw(c.Times(k*0.92), brush.Box(x-w-6, -h, 2*w+12, 14))
		b.Plain(c.Times(0.3), brush.Arch(x, -h*0.55, 7, 28))
	}
	tower(-40, 30, 230, 0.86)
	tower(52, 26, 206, 0.86)
	b.Draw(brush.Livery(b.House), brush.Poly(-38, -312, 18, -296, -38, -278))
	b.Draw(brush.Wood, brush.Slab(-43, -314, 6, 70, 2))
	b.Draw(c, brush.Box(-120, -112, 240, 118))
	for i := range 7 {
		b.Draw(c, brush.Box(-116+36*float64(i), -130, 20, 24))
	}
	tower(-116, 34, 160, 1.04)
	tower(116, 34, 160, 1.04)
	b.Plain(brush.Black.To(brush.Wood, 0.5), brush.Arch(0, 6, 36, 88))
	for i := range 5 {
		b.Fill(b.Metal(brush.Iron), brush.Box(-31+14*float64(i), -76, 4, 80))
	}
	b.Fill(b.Metal(brush.Iron), brush.Box(-34, -52, 68, 4), brush.Box(-34, -26, 68, 4))
}

// font is a bowl of stone from which light and water rise.
func font(b *brush.Brush) {
	c := brush.Bone.To(brush.Iron, 0.3)
	water := brush.Hex(0x7ad4f4)
	b.Draw(c, brush.Slab(-76, -16, 152, 24, 6), brush.Smooth(-34, -120, 34, -120, 24, -70, 48, -14, -48, -14, -24, -70))
	b.Draw(c, brush.Smooth(-128, -176, 128, -176, 104, -126, 40, -104, -40, -104, -104, -126))
	b.Draw(c.Times(1.08), brush.Oval(0, -176, 130, 30))
	b.Plain(water, brush.Oval(0, -176, 112, 22))
	b.Glow(0, -190, 140, 90, water, 0.5)
	b.Mirrored(func(float64) {
		b.Fill(brush.Flat(water.To(brush.White, 0.5)).Clear(0.85), brush.Taper(brush.Curve(2, -180, 14, -250, 46, -256, 64, -182), 6, 4))
		b.Fill(brush.Flat(brush.White).Clear(0.6), brush.Taper(brush.Curve(116, -168, 130, -140, 128, -90), 5, 2))
	})
	b.Within(brush.Place(0, -138, 0.22, 0.22, 0), func() { Emblem(b, b.Metal(brush.Gold)) })
}

// podium is for three victors.
func podium(b *brush.Brush) {
	c := brush.Bone.To(brush.Livery(b.House), 0.25)
	b.Draw(c.Times(0.86), brush.Box(-150, -70, 100, 76))
	b.Draw(c.Times(0.8), brush.Box(50, -46, 100, 52))
	b.Draw(c, brush.Box(-52, -112, 104, 118))
	b.Fill(b.Metal(brush.Gold), brush.Star(0, -56, 5, 34, 15, 0))
	b.Fill(b.Metal(brush.Steel), brush.Star(-100, -32, 5, 24, 10, 0))
	b.Fill(b.Metal(brush.Hex(0xb87040)), brush.Star(100, -20, 5, 18, 8, 0))
}
