package places

import (
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/things"
)

// Weathers are what is in the air in front of everything else.
var Weathers = map[string]func(*brush.Brush){
	"rain":      func(b *brush.Brush) { slanted(b, 90, 34, 84, 1.9, brush.White, 0.5) },
	"snow":      func(b *brush.Brush) { flakes(b, 110, brush.White, 7) },
	"ash":       func(b *brush.Brush) { flakes(b, 80, brush.Hex(0x2a2628), 6) },
	"embers":    func(b *brush.Brush) { b.Motes(46, brush.Hex(0xff8a2a), 5) },
	"spores":    func(b *brush.Brush) { b.Motes(40, brush.Hex(0xc8f060), 6) },
	"sparks":    func(b *brush.Brush) { b.Sparks(brush.Wide/2, 190, 70) },
	"fireflies": func(b *brush.Brush) { b.Motes(30, brush.Hex(0xe8ff7a), 5) },
	"bubbles":   func(b *brush.Brush) { Bubbles(b, 34) },
	"starry":    func(b *brush.Brush) { Stars(b, 150, 400); flakes(b, 26, brush.White, 2.6) },
	"fog":       func(b *brush.Brush) { Mist(b, 330, 170, 0.6); Mist(b, 210, 90, 0.3) },
	"smoke":     smoke,
	"wind":      func(b *brush.Brush) { rush(b, b.Side()) },
	"lightning": thunder,
	"leaves":    func(b *brush.Brush) { tossed(b, 30, brush.Hex(0x6aa03a), brush.Hex(0xb8a038)) },
	"petals":    func(b *brush.Brush) { tossed(b, 30, brush.Hex(0xff9ac0), brush.Hex(0xffd8e8)) },
	"confetti": func(b *brush.Brush) {
		tossed(b, 46, brush.Amber, brush.Hex(0x4ac8e0), brush.Hex(0xe84a6a), brush.Hex(0x7ad05a))
	},
	"papers":   func(b *brush.Brush) { things.Pages(b, brush.Wide/2, 190, 230, 14) },
	"rays":     func(b *brush.Brush) { Shafts(b, 8, 0.3) },
	"rubble":   rubble,
	"splashes": splashes,
	"digits":   digits,
}

// slanted draws slanting drops.
func slanted(b *brush.Brush, n int, dx, dy, r float64, c brush.RGB, strength float64) {
	for range n {
		x, y, k := b.In(-20, brush.Wide), b.In(-40, brush.Tall), b.In(0.4, 1)
		b.Fill(brush.Flat(c).Clear(strength*b.In(0.5, 1)), brush.Taper(brush.Line(x, y, x-dx*k, y+dy*k), r*0.5, r))
	}
}

// flakes draws what floats down.
func flakes(b *brush.Brush, n int, c brush.RGB, r float64) {
	for range n {
		x, y, k := b.In(0, brush.Wide), b.In(0, brush.Tall), r*b.In(0.25, 1)
		b.Fill(brush.Flat(c).Clear(b.In(0.4, 0.9)), brush.Oval(x, y, k, k*0.9))
	}
}

// tossed draws leaves in the wind.
func tossed(b *brush.Brush, n int, colors ...brush.RGB) {
	for range n {
		at := brush.At(b.In(0, brush.Wide), b.In(0, brush.Tall))
		a, l := b.In(0, 6.28), b.In(11, 24)
		b.Draw(brush.Pick(&b.Random, colors...), brush.Leaf(brush.CurveThrough([]brush.Point{at, at.Around(a, l*0.5).Shift(0, 2),
			at.Around(a+0.3, l)}), l*0.26))
	}
}

func smoke(b *brush.Brush) {
	for i := range 16 {
		x, y := b.In(-20, brush.Wide+20), b.In(10, 390)
		r := b.In(24, 60)
		b.Fill(brush.Flat(b.Near.To(b.Low, 0.1+0.04*float64(i%6))).Clear(0.22), brush.Oval(x, y, r*1.3, r))
	}
}

func thunder(b *brush.Brush) {
	for range 2 {
		x := b.In(40, brush.Wide-40)
		b.Bolt(brush.At(x, -10), brush.At(x+b.In(-80, 80), b.In(230, 330)), 3.4, b.Accent)
	}
}

func rubble(b *brush.Brush) {
	for range 22 {
		at, r := brush.At(b.In(0, brush.Wide), b.In(0, 330)), b.In(4, 15)
		b.Within(brush.Place(at.X, at.Y, 1, 1, b.In(0, 6)), func() {
			b.Draw(b.Near, brush.Chunk(r))
		})
	}
}

func splashes(b *brush.Brush) {
	for range 26 {
		at, r := brush.At(b.In(20, brush.Wide-20), b.In(60, 380)), b.In(4, 12)
		b.Fill(brush.Flat(b.Low.To(brush.White, 0.6)).Clear(0.8),
			brush.Smooth(at.X, at.Y-r*2.2, at.X+r*0.8, at.Y, at.X, at.Y+r, at.X-r*0.8, at.Y))
	}
}

// digits draws columns of ones and zeros.
func digits(b *brush.Brush) {
	s := brush.Flat(b.Accent.To(brush.White, 0.3))
	for range 12 {
		x, y := b.In(10, brush.Wide-10), b.In(-20, 180)
		for k := range 4 + b.N(8) {
			t := s.Clear(0.75 - 0.06*float64(k))
			at := brush.At(x, y+float64(k)*17)
			if b.Odds(0.5) {
				b.Fill(t, brush.Box(at.X-1.3, at.Y-6, 2.6, 12))
			} else {
				b.Fill(t, brush.Ring(at.X, at.Y, 5.4, 3)...)
			}
		}
	}
}

// rush draws the wind of a run toward one side.
func rush(b *brush.Brush, side float64) {
	for range 9 {
		x, y, l := brush.Wide/2-side*b.In(40, 220), b.In(60, 340), b.In(50, 130)
		b.Fill(brush.Flat(brush.White.To(b.Sun, 0.5)).Clear(b.In(0.12, 0.35)), brush.Leaf(brush.Line(x-l, y, x, y-1, x+l, y), b.In(1.2, 3)))
	}
}
