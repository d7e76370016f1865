package tableaux

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/people"
	"github.com/keyraken/keyraken/ui/art/places"
	"github.com/keyraken/keyraken/ui/art/things"
)

// stairs lead up into the light.
func stairs(b *brush.Brush) {
	x := brush.Wide / 2.0
	b.Glow(x, 90, 210, 190, b.Sun, 0.8)
	places.Shafts(b, 7, 0.35)
	b.Plain(b.Sun.To(brush.White, 0.5), brush.Arch(x, 158, 44, 130))
	for i := range 9 {
		k := float64(i)
		w, y := 50+k*17, 158+k*24
		b.Draw(b.Low.To(b.Near, 0.12+0.07*k), brush.Poly(x-w, y, x+w, y, x+w+8, y+26, x-w-8, y+26))
	}
	s := b.Layer(0.8)
	for _, d := range brush.Sides {
		b.Fill(s, brush.Slab(x+d*70-11, 40, 22, 130, 3))
		places.Clouds(b, 180, 1, brush.White.To(b.Low, 0.3), 0.6)
	}
	things.Onlooker(b, x-20, 330, 0.8)
}

// punch is a great fist at the moment it lands.
func punch(b *brush.Brush) {
	d := b.Side()
	b.Within(brush.Place(brush.Wide/2, 200, d, 1, 0), func() {
		b.Glow(70, 0, 220, 200, b.Accent, 0.5)
		for i := range 9 {
			y := -130 + float64(i)*32
			b.Fill(brush.Flat(b.Sun).Clear(0.35), brush.Poly(-300, y-2, -60+b.In(-40, 60), y*0.7, -300, y+5))
		}
		b.Plain(b.Accent.Times(0.8), brush.Burst(86, 0, 14, 170, 92, &b.Random))
		b.Plain(brush.Hex(0xffe9a0), brush.Burst(86, 0, 12, 118, 66, &b.Random))
		b.Plain(brush.White, brush.Burst(90, 0, 10, 76, 40, &b.Random))
		skin := brush.Pick(&b.Random, people.Skins[people.Natives[b.House]]...)
		b.Draw(skin, brush.Limb(-320, 60, 74, -180, 36, 60, -70, 8, 44))
		b.Draw(brush.Wood.To(brush.Livery(b.House), 0.4), brush.Poly(-150, -42, -92, -54, -80, 62, -136, 78))
		for i := range 3 {
			b.Fill(b.Metal(brush.Iron), brush.Star(-116, -24+float64(i)*36, 4, 13, 8, 0))
		}
		people.Fist(b, brush.At(0, 0), brush.At(1, 0), 66, skin)
	})
}

// looming is a head that rises over the land.
func looming(b *brush.Brush) {
	x := brush.Wide / 2.0
	b.Gloom(x, 190, 320, 260, b.Front, 0.5)
	b.Glow(x, 180, 240, 220, b.Accent, 0.6)
	f := &people.Figure{Turn: b.In(-0.5, 0.5), Skin: b.Near.To(b.Accent, 0.35)}
	b.Within(brush.Place(x, 212, 4.4, 4.4, 0), func() {
		if b.N(3) == 0 {
			people.Skull(b, f.Turn)
		} else {
			people.DemonHead(b, f)
		}
	})
	for i := range 9 {
		k := x - 200 + float64(i)*50
		r := b.In(34, 60)
		b.Fill(brush.Flat(b.Near.To(b.Low, 0.2)).Down(b.Front).Clear(0.9), brush.Oval(k, 344+b.In(-10, 14), r*1.4, r*0.8))
	}
	witnesses(b, 3)
}

// haunting is ghosts that pour out.
func haunting(b *brush.Brush) {
	b.Gloom(brush.Wide/2, 200, 320, 260, b.Front, 0.5)
	for i, q := range [5][3]float64{{-150, 120, 0.8}, {150, 100, 0.85}, {-76, 190, 1.1}, {90, 196, 1.15}, {0, 130, 1.5}} {
		c := b.Accent.To(brush.White, 0.35+0.08*float64(i))
		b.Glow(brush.Wide/2+q[0], q[1], 90*q[2], 100*q[2], b.Accent, 0.4)
		b.Within(brush.Place(brush.Wide/2+q[0], q[1], q[2]*b.Side(), q[2], b.In(-0.25, 0.25)), func() {
			s := b.Body(c)
			s.Fade = 0
			b.Fill(s, brush.Smooth(-36, -10, -30, -46, 0, -62, 30, -46, 36, -10, 42, 50, 64, 110, 20, 90, -6, 130, -30, 84, -60, 100, -44, 40))
			b.Plain(b.Front, brush.Oval(-12, -22, 8, 11), brush.Oval(13, -22, 8, 11), brush.Oval(1, 8, 9, 15))
		})
	}
	witnesses(b, 2)
}

// mothership hangs over the land.
func mothership(b *brush.Brush) {
	x := brush.Wide / 2.0
	b.Gloom(x, 90, 330, 190, b.Front, 0.4)
	b.Within(brush.Place(x, 20, 3.6, 3.6, 0), func() { things.Saucer(b, 0, 10, 1, false) })
	b.Fill(brush.Flat(b.Accent).Clear(0.55).Out().Light(), brush.Poly(x-50, 90, x+50, 90, x+190, 370, x-190, 370))
	for i := range 3 {
		places.Tripod(b, x+(float64(i)-1)*130+b.In(-14, 14), 360, b.In(90, 150))
	}
	witnesses(b, 2)
}

// lost is a small person among great trees.
func lost(b *brush.Brush) {
	x := brush.Wide / 2.0
	b.Glow(x, 260, 150, 150, b.Sun, 0.5)
	things.Onlooker(b, x-8, 344, 0.95)
	for _, d := range [4]float64{-200, 196, -104, 112} {
		places.Trunk(b, x+d, 380, 24+math.Abs(d)*0.05, 1.1)
	}
	places.Mist(b, 350, 60, 0.3)
	for range 6 {
		q := brush.At(x+b.Side()*b.In(60, 200), b.In(120, 300))
		for _, d := range [2]float64{-6, 6} {
			b.Glow(q.X+d, q.Y, 12, 10, brush.Hex(0xffe06a), 0.8)
			b.Plain(brush.Hex(0xfff0a8), brush.Oval(q.X+d, q.Y, 3, 2.4))
		}
	}
}

// dance goes around a fire.
func dance(b *brush.Brush) {
	x := brush.Wide / 2.0
	b.Gloom(x, 200, 320, 260, b.Front, 0.4)
	for i := range 7 {
		a := math.Pi * (0.02 + 0.96*float64(i)/6)
		q := brush.At(x-190*math.Cos(a), 352-50*math.Sin(a))
		s := brush.Flat(b.Front)
		s.Rim, s.Lit, s.Edge = b.Accent, 1, 2
		k := 1.1 - 0.4*math.Sin(a)
		b.Within(brush.Place(q.X, q.Y, k, k, b.In(-0.2, 0.2)), func() {
			b.Fill(s, brush.Smooth(-12, -70, -24, 6, 22, 6, 12, -70), brush.Oval(0, -84, 12, 13))
			b.Fill(s, brush.Taper(brush.Line(-8, -62, -30, -86, -34, -110), 5, 3), brush.Taper(brush.Line(8, -62, 30, -86, 36, -110), 5, 3))
			b.Fill(s, brush.Poly(-10, -92, -16, -112, -3, -96), brush.Poly(10, -92, 16, -112, 3, -96))
		})
	}
	things.Fire(b, x, 366, 52)
}

// anvil is a key on the anvil.
func anvil(b *brush.Brush) {
	x := brush.Wide / 2.0
	b.Gloom(x, 200, 290, 230, b.Front, 0.4)
	b.Glow(x, 210, 210, 170, brush.Amber, 0.7)
	b.Beams(x, 216, 360, 14, 0.16)
	m := b.Metal(brush.Hex(0x4a4f5a))
	b.Fill(m, brush.Smooth(x-170, 246, x-90, 232, x+110, 232, x+110, 276, x+50, 290, x+40, 330, x+86, 366, x-86, 366, x-40, 330, x-50, 290,
		x-110, 276))
	b.Within(brush.Place(x-6, 222, 1.5, 1.5, math.Pi/2), func() { people.KeyShape(b, b.Metal(brush.Amber)) })
	b.Glow(x, 220, 120, 60, brush.Hex(0xff7a2a), 0.6)
	b.Within(brush.Place(x+60, 206, 1.5, 1.5, 0.8), func() { people.DrawTool(b, people.Hammer) })
	b.Sparks(x, 220, 30)
}

// giving is an open hand from which æmber falls.
func giving(b *brush.Brush) {
	x := brush.Wide / 2.0
	places.Shafts(b, 6, 0.3)
	b.Backlight(x, 180, 160)
	b.Within(brush.Place(x+30, 150, 1.2, -1.2, 0.12), func() {
		people.Palm(b, brush.Pick(&b.Random, people.Skins[people.Human]...),
			brush.Livery(b.House))
	})
	for i := range 7 {
		b.Crystal(x+40+b.In(-50, 80), 90+float64(i)*38, b.In(14, 24), b.In(-1, 1))
	}
}
