package places

import (
	"github.com/keyraken/keyraken/ui/art/brush"
)

// Skyborn

// floatingIsles are islands that hang in the sky, green above and pointed below, with water that falls from them.
func floatingIsles(b *brush.Brush) {
	openSky(b)
	for range 3 {
		isle(b, b.In(40, brush.Wide-40), b.In(130, 210), b.In(0.24, 0.4), 0.08)
	}
	Mist(b, 300, 110, 0.35)
	d := b.Side()
	isle(b, brush.Wide/2+d*b.In(150, 200), b.In(150, 190), b.In(0.75, 0.95), 0.35)
	isle(b, brush.Wide/2-d*b.In(180, 220), b.In(230, 260), b.In(0.6, 0.75), 0.6)
	Clouds(b, 345, 5, b.Low.To(brush.White, 0.5), 0.85)
	Clouds(b, 392, 6, b.Low.To(b.Far, 0.3), 0.9)
}

// openSky paints a bright sky without a horizon.
func openSky(b *brush.Brush) {
	heaven(b, 400)
	disc(b, b.In(80, 150), b.In(36, 56))
	Clouds(b, 190, 4, b.Low.To(brush.White, 0.4), 0.5)
}

// isle draws an island that floats, with trees or a house on it.
func isle(b *brush.Brush, x, y, k, depth float64) {
	s := b.Layer(depth)
	b.Within(brush.Place(x, y, k, k, 0), func() {
		b.Fill(s, brush.Poly(-112, 0, 112, 0, 84, 34, 52, 44, 40, 92, 14, 104, 2, 166, -18, 112, -44, 96, -54, 50, -92, 30))
		fall := b.In(-60, 60)
		b.Fill(brush.Flat(b.Low.To(brush.White, 0.6)).Clear(0.7).Out(), brush.Box(fall, 0, 13, 190))
		green := s
		green.Top = s.Top.To(brush.Hex(0x6aa84a), 0.5-0.3*depth)
		for i := range 4 {
			q := -84 + 56*float64(i)
			switch {
			case b.Odds(0.3):
				b.Fill(s, brush.Box(q-13, -58, 26, 60), brush.Poly(q-19, -56, q, -94, q+19, -56))
				b.Plain(b.Accent.To(s.Top, 0.3), brush.Arch(q, -24, 5, 14))
			case b.Odds(0.75):
				b.Fill(s, brush.Box(q-3, -30, 6, 34))
				b.Fill(green, brush.Oval(q, -48, 24, 28), brush.Oval(q-14, -36, 15, 15), brush.Oval(q+14, -36, 15, 15))
			}
		}
		b.Fill(green, brush.Smooth(-122, 8, -104, -8, -40, -12, 30, -9, 104, -10, 122, 8, 60, 18, 0, 12, -60, 18))
	})
}

// cloudHarbor is a row of piers that reach out over the clouds, and the airships that lie at them.
func cloudHarbor(b *brush.Brush) {
	openSky(b)
	airship(b, b.In(60, brush.Wide-60), b.In(70, 110), 0.4, 0.1)
	Clouds(b, 260, 5, b.Low.To(brush.White, 0.5), 0.7)
	d := b.Side()
	airship(b, brush.Wide/2+d*b.In(110, 160), b.In(150, 180), 0.85, 0.4)
	Mist(b, 300, 60, 0.3)
	for i := range 3 {
		k := float64(i)
		y, l := 286+34*k, 180-10*k
		s := b.Layer(0.4 + 0.25*k)
		side := d
		if i%2 == 0 {
			side = -d
		}
		b.Within(brush.Place(brush.Wide/2+side*(brush.Wide/2+20), y, -side, 1, 0), func() {
			b.Fill(s, brush.Slab(-20, -6, l, 12, 3))
			for j := range 3 {
				q := 10 + l*0.36*float64(j)
				b.Fill(s, brush.Box(q, -22, 6, 20), brush.Taper(brush.Line(q+3, 4, q-36, 70), 4, 4))
			}
			b.Fill(s, brush.Box(l-44, -64, 5, 60))
			b.Glow(l-41, -68, 30, 30, b.Accent, 0.6)
			b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(l-41, -68, 7, 8))
		})
		Clouds(b, y+40, 3, b.Low.To(brush.White, 0.4), 0.6)
	}
	Clouds(b, 390, 6, b.Low.To(b.Far, 0.3), 0.9)
}

// airship draws a hull that hangs below a balloon.
func airship(b *brush.Brush, x, y, k, depth float64) {
	s := b.Layer(depth)
	cloth := brush.Livery(b.House).To(s.Top, 0.35+0.3*depth)
	b.Within(brush.Place(x, y, k*b.Side(), k, b.In(-0.06, 0.06)), func() {
		for i := range 5 {
			q := -60 + 30*float64(i)
			b.Fill(s, brush.Taper(brush.Line(q*1.2, 10, q*0.8, 84), 1.4, 1.4))
		}
		balloon := brush.Flat(cloth).Down(cloth.Times(0.62))
		balloon.Rim, balloon.Lit, balloon.Edge = b.Sun, 0.7, 3
		b.Fill(balloon, brush.Poly(-118, -14, -158, -52, -150, -8, -160, 34), brush.Smooth(-130, -10, -80, -48, 20, -56, 104, -36, 138, -6,
			104, 24, 20, 40, -80, 32))
		for i := range 3 {
			y := -28 + 22*float64(i)
			b.Fill(brush.Flat(brush.Bone.To(s.Top, 0.4)).Clear(0.6), brush.Leaf(brush.Curve(-120, -8, 0, y*1.3, 126, -6), 2.4))
		}
		b.Fill(s, brush.Smooth(-84, 74, -70, 88, 40, 88, 92, 70, 66, 112, -40, 116, -74, 100))
		b.Fill(s, brush.Ring(-92, 96, 17, 13)...)
		for i := range 4 {
			b.Plain(b.Accent.To(s.Top, 0.2), brush.Oval(-40+26*float64(i), 98, 4, 4))
		}
	})
}

// airshipDeck is the deck of a ship that flies above the clouds, with the ropes of its balloon and its wheel.
func airshipDeck(b *brush.Brush) {
	openSky(b)
	airship(b, brush.Wide/2+b.Side()*b.In(110, 170), b.In(130, 180), b.In(0.35, 0.5), 0.15)
	Clouds(b, 280, 6, b.Low.To(brush.White, 0.5), 0.8)
	cloth := brush.Livery(b.House).To(b.Near, 0.4)
	over := brush.Flat(cloth).Down(cloth.Times(0.55))
	b.Fill(over, brush.Smooth(-30, -40, brush.Wide+30, -40, brush.Wide+10, 8, brush.Wide*0.75, 26, brush.Wide/2, 32, brush.Wide*0.25, 26,
		-10, 8))
	s := b.Layer(0.85)
	for i := range 6 {
		x := brush.Wide/2 + (float64(i)-2.5)*94
		b.Fill(s, brush.Taper(brush.Line(brush.Wide/2+(float64(i)-2.5)*62, 20, x, 332), 1.6, 1.6))
	}
	b.Fill(s, brush.Smooth(-20, 276, 90, 300, brush.Wide/2, 308, brush.Wide-90, 300, brush.Wide+20, 276, brush.Wide+20, 288,
		brush.Wide-90, 312, brush.Wide/2, 320, 90, 312, -20, 288))
	for i := range 14 {
		x := 10 + 39*float64(i)
		b.Fill(s, brush.Slab(x-4, 296, 8, 60, 4))
	}
	wood := brush.Wood.To(b.Near, 0.45)
	b.Fill(brush.Flat(wood).Down(wood.To(b.Front, 0.6)), brush.Smooth(-30, 346, brush.Wide/2, 336, brush.Wide+30, 346, brush.Wide+30, 420,
		-30, 420))
	for i := range 9 {
		k := float64(i) - 4
		b.Fill(brush.Flat(b.Front).Clear(0.35), brush.Taper(brush.Line(brush.Wide/2+k*58, 338, brush.Wide/2+k*92, 410), 0.8, 1.6))
	}
}
