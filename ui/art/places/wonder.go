package places

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/things"
)

// Logos

func towers(b *brush.Brush) {
	heaven(b, 330)
	disc(b, b.In(100, 170), b.In(40, 70))
	Clouds(b, 110, 4, b.Low, 0.6)
	for d := range 3 {
		depth := 0.05 + float64(d)*0.4
		beside(b, [...]float64{2: 130}[d], 8-d*2, 345, 5, func(x, y float64) {
			things.GlassTower(b, x, y, b.In(100, 230), b.In(15, 26)+float64(d)*5, depth)
		})
		Mist(b, 340, 80, 0.25)
	}
	ground(b, 356)
}

func laboratory(b *brush.Brush) {
	b.Fill(brush.Flat(b.Sky.To(b.Far, 0.3)).Down(b.Low.To(b.Far, 0.35)), brush.Box(0, 0, brush.Wide, brush.Tall))
	x := brush.Wide/2 + b.In(-40, 40)
	b.Fill(brush.Flat(b.Low).Down(b.Sun), brush.Oval(x, 170, 190, 190))
	b.Fill(brush.Flat(b.Sky.To(b.Low, 0.5)).Down(b.Low.To(b.Sun, 0.6)), brush.Oval(x, 170, 178, 178))
	row(b, 6, 330, 3, func(x, y float64) { things.GlassTower(b, x, y, b.In(60, 150), b.In(10, 20), 0.1) })
	s := b.Layer(0.5)
	for i := -2; i <= 2; i++ {
		b.Fill(s, brush.Box(x+float64(i)*74-3, -10, 6, 370))
	}
	b.Fill(s, brush.Box(0, 118, brush.Wide, 6), brush.Box(0, 250, brush.Wide, 6))
	for _, side := range brush.Sides {
		k := brush.Wide/2 + side*b.In(170, 215)
		tank(b, k, 350, b.In(30, 42), b.In(150, 220))
	}
	b.Fill(brush.Flat(b.Near).Down(b.Front), brush.Box(0, 346, brush.Wide, 60))
	b.Fill(brush.Flat(b.Accent).Clear(0.5), brush.Box(0, 346, brush.Wide, 2))
}

// tank draws a glass tube with something that glows in it.
func tank(b *brush.Brush, x, y, w, h float64) {
	b.Glow(x, y-h/2, w*2.4, h*0.8, b.Accent, 0.25)
	b.Fill(brush.Flat(b.Accent.To(b.Far, 0.5)).Down(b.Accent).Clear(0.75), brush.Slab(x-w, y-h, w*2, h, w*0.5))
	b.Plain(b.Near.To(b.Accent, 0.3), brush.Smooth(x-w*0.4, y-h*0.5, x-w*0.1, y-h*0.75,
		x+w*0.45, y-h*0.6, x+w*0.3, y-h*0.3, x-w*0.1, y-h*0.22))
	for range 5 {
		r := b.In(1.5, 4)
		b.Fill(brush.Flat(brush.White).Clear(0.5), brush.Oval(x+b.In(-0.7, 0.7)*w, y-b.In(0.1, 0.9)*h, r, r))
	}
	b.Fill(brush.Flat(brush.White).Clear(0.35), brush.Slab(x-w*0.75, y-h*0.9, w*0.22, h*0.75, w))
	m := b.Metal(b.Near)
	b.Fill(m, brush.Slab(x-w*1.15, y-h-12, w*2.3, 24, 5), brush.Slab(x-w*1.15, y-14, w*2.3, 26, 5))
}

func clockwork(b *brush.Brush) {
	heaven(b, 420)
	disc(b, b.In(120, 200), b.In(60, 90))
	for d := range 3 {
		depth := float64(d) * 0.42
		for range 4 - d {
			x := b.In(0, brush.Wide)
			if d == 2 {
				x = brush.Wide/2 + b.Side()*b.In(190, 260)
			}
			y, r := b.In(40, 340), b.In(45, 95)+float64(d)*14
			s := b.Layer(depth)
			b.Fill(s, brush.Holed(brush.Gear(x, y, r, 9+b.N(6), b.Float()), brush.Oval(x, y, r*0.34, r*0.34))...)
			if depth > 0.3 {
				b.Fill(brush.Flat(b.Accent).Clear(0.5), brush.Ring(x, y, r*0.44, r*0.4)...)
			}
		}
		Mist(b, 300, 160, 0.2)
	}
	row(b, 3, 0, 0, func(x, _ float64) {
		y := b.In(200, 340)
		line := brush.Line(x, -10, x, y*0.5, x+40, y*0.5+40, x+40, y)
		b.Fill(brush.Flat(b.Accent).Clear(0.55), brush.Taper(line, 1.2, 1.2))
		b.Glow(x+40, y, 16, 16, b.Accent, 0.8)
	})
	ground(b, 356)
}

// Mars

func desert(b *brush.Brush) {
	heaven(b, 300)
	disc(b, b.In(80, 150), b.In(30, 64))
	moons(b)
	mesas(b, 290, 90, 4, 0.1)
	mesas(b, 320, 70, 3, 0.45)
	Mist(b, 320, 50, 0.4)
	if x, y, k, beam := brush.Wide/2+b.Side()*b.In(110, 190), b.In(60, 130), b.In(0.5, 0.9), b.Odds(0.5); b.House == card.Mars {
		things.Saucer(b, x, y, k, beam)
	}
	ridge(b, 345, 26, 0.15, 0.8)
	ground(b, 360)
}

func moons(b *brush.Brush) {
	for range 2 {
		x, y, r := b.In(40, brush.Wide-40), b.In(30, 120), b.In(8, 26)
		b.Fill(b.Layer(0), brush.Oval(x, y, r, r))
	}
}

func mesas(b *brush.Brush, y, h float64, n int, depth float64) {
	row(b, n, y, 8, func(x, y float64) {
		w, k := b.In(40, 80), h*b.In(0.6, 1.2)
		b.Fill(b.Layer(depth), brush.Poly(x-w*1.4, y+10, x-w, y-k*0.4, x-w*0.8, y-k*0.45, x-w*0.7, y-k, x+w*0.5, y-k*1.02, x+w*0.6, y-k*0.7,
			x+w*0.9, y-k*0.66, x+w, y-k*0.3, x+w*1.5, y+10))
	})
	b.Fill(b.Layer(depth), Hills(b, y+8, 12, 0.2))
}

func domes(b *brush.Brush) {
	heaven(b, 320)
	moons(b)
	disc(b, b.In(90, 140), b.In(26, 50))
	mesas(b, 300, 80, 4, 0.05)
	for d := range 2 {
		beside(b, [...]float64{1: 120}[d], 4-d, 340, 4, func(x, y float64) {
			r := b.In(34, 60) + float64(d)*24
			s := b.Layer(0.3 + float64(d)*0.4)
			b.Fill(brush.Flat(b.Accent.To(s.Top, 0.5)).Down(s.Bottom).Clear(0.8), brush.Oval(x, y-r*0.2, r, r))
			b.Fill(s, brush.Box(x-2, y-r*1.7, 4, r), brush.Oval(x, y-r*1.7, 5, 5), brush.Box(x-r*1.1, y-r*0.3, r*2.2, r))
			for i := -1; i <= 1; i++ {
				things.Window(b, x+float64(i)*r*0.6, y-r*0.05, 5, 5)
			}
		})
		Mist(b, 340, 60, 0.25)
	}
	ground(b, 358)
}

func invasion(b *brush.Brush) {
	heaven(b, 320)
	disc(b, b.In(150, 210), b.In(60, 90))
	mesas(b, 300, 60, 4, 0.1)
	for i := range 3 {
		things.Saucer(b, b.In(30, brush.Wide-30), b.In(30, 120), 0.25+0.12*float64(i), i == 1)
	}
	for _, side := range brush.Sides {
		Tripod(b, brush.Wide/2+side*b.In(150, 220), 350, b.In(150, 240))
	}
	Mist(b, 335, 70, 0.4)
	ground(b, 356)
}

// Tripod draws a walking machine.
func Tripod(b *brush.Brush, x, y, h float64) {
	s := b.Layer(0.55)
	for _, l := range [3]float64{-0.36, 0.05, 0.34} {
		b.Fill(s, brush.Taper(brush.CurveThrough(brush.Line(x, y-h, x+l*h*0.9, y-h*0.62, x+l*h, y)), h*0.026, h*0.012))
	}
	b.Fill(s, brush.Smooth(x-h*0.2, y-h, x-h*0.1, y-h*1.13, x+h*0.1, y-h*1.13, x+h*0.2, y-h, x+h*0.08, y-h*0.92, x-h*0.08, y-h*0.92))
	b.Glow(x, y-h*1.02, 30, 20, b.Accent, 0.8)
	b.Plain(b.Accent.To(brush.White, 0.5), brush.Oval(x, y-h*1.02, h*0.05, h*0.035))
}

// Star Alliance

func orbit(b *brush.Brush) {
	b.Fill(brush.Flat(b.Sky).Down(b.Far), brush.Box(0, 0, brush.Wide, brush.Tall))
	Stars(b, 90, 460)
	nebula(b)
	x, r := brush.Wide/2-b.Toward.X*b.In(60, 160), b.In(130, 220)
	things.Planet(b, x, b.In(250, 420), r, b.Odds(0.5))
	things.Planet(b, brush.Wide/2+b.Toward.X*b.In(120, 260), b.In(50, 120), b.In(14, 30), false)
	things.Starship(b, brush.Wide/2+b.Toward.X*b.In(80, 200), b.In(60, 200), b.In(0.4, 0.8))
	ground(b, 385)
}

func nebula(b *brush.Brush) {
	for range 5 {
		b.Gloom(b.In(0, brush.Wide), b.In(0, 300), b.In(90, 220), b.In(40, 110), brush.Pick(&b.Random, b.Low, b.Accent, b.Far), 0.35)
	}
}

func bridge(b *brush.Brush) {
	b.Fill(brush.Flat(b.Front.To(b.Near, 0.6)).Down(b.Near), brush.Box(0, 0, brush.Wide, brush.Tall))
	x := brush.Wide / 2.0
	view := brush.Smooth(x-220, 200, x-190, 60, x, 26, x+190, 60, x+220, 200, x+150, 290, x, 306, x-150, 290)
	b.Fill(brush.Flat(b.Sky).Down(b.Low.To(b.Far, 0.4)), view)
	Stars(b, 60, 300)
	things.Planet(b, x+b.Side()*b.In(60, 130), b.In(150, 230), b.In(50, 80), b.Odds(0.4))
	s := b.Layer(0.8)
	for i := -2; i <= 2; i++ {
		k := x + float64(i)*96
		b.Fill(s, brush.Poly(k-4, -10, k+4, -10, x+float64(i)*70+4, 330, x+float64(i)*70-4, 330))
	}
	b.Fill(s, brush.Poly(-10, 310, 90, 290, x, 306, brush.Wide-90, 290, brush.Wide+10, 310, brush.Wide+10, 420, -10, 420))
	for i := range 9 {
		b.Fill(brush.Flat(brush.Pick(&b.Random, b.Accent, brush.Amber, b.Sun)).Clear(0.8), brush.Slab(20+float64(i)*54, 330+b.In(-4, 16),
			b.In(12, 34), 5, 2))
	}
}

func colony(b *brush.Brush) {
	heaven(b, 320)
	Stars(b, 40, 200)
	things.Planet(b, brush.Wide/2+b.Side()*b.In(70, 170), b.In(70, 130), b.In(50, 90), b.Odds(0.6))
	ridge(b, 300, 80, 0.5, 0.1)
	row(b, 4, 340, 4, func(x, y float64) { things.GlassTower(b, x, y, b.In(60, 130), b.In(12, 20), 0.35) })
	row(b, 2, 345, 4, func(x, y float64) {
		r := b.In(36, 60)
		b.Fill(b.Layer(0.6), brush.Oval(x, y, r, r))
		things.Window(b, x, y-r*0.4, r*0.9, 6)
	})
	things.Starship(b, b.In(80, brush.Wide-80), b.In(50, 120), b.In(0.3, 0.5))
	Mist(b, 340, 70, 0.3)
	ground(b, 358)
}
