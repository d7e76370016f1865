package art

// weathers are what is in the air in front of everything else.
var weathers = map[string]func(*Brush){
	"rain":      func(b *Brush) { slanted(b, 90, 34, 84, 1.9, White, 0.5) },
	"snow":      func(b *Brush) { flakes(b, 110, White, 7) },
	"ash":       func(b *Brush) { flakes(b, 80, Hex(0x2a2628), 6) },
	"embers":    func(b *Brush) { b.Motes(46, Hex(0xff8a2a), 5) },
	"spores":    func(b *Brush) { b.Motes(40, Hex(0xc8f060), 6) },
	"sparks":    func(b *Brush) { b.Sparks(Wide/2, 190, 70) },
	"fireflies": func(b *Brush) { b.Motes(30, Hex(0xe8ff7a), 5) },
	"bubbles":   func(b *Brush) { bubbles(b, 34) },
	"starry":    func(b *Brush) { stars(b, 150, 400); flakes(b, 26, White, 2.6) },
	"fog":       func(b *Brush) { mist(b, 330, 170, 0.6); mist(b, 210, 90, 0.3) },
	"smoke":     smoke,
	"wind":      func(b *Brush) { rush(b, b.Side()) },
	"lightning": thunder,
	"leaves":    func(b *Brush) { tossed(b, 30, Hex(0x6aa03a), Hex(0xb8a038)) },
	"petals":    func(b *Brush) { tossed(b, 30, Hex(0xff9ac0), Hex(0xffd8e8)) },
	"confetti":  func(b *Brush) { tossed(b, 46, Amber, Hex(0x4ac8e0), Hex(0xe84a6a), Hex(0x7ad05a)) },
	"papers":    func(b *Brush) { pages(b, Wide/2, 190, 230, 14) },
	"rays":      func(b *Brush) { shafts(b, 8, 0.3) },
	"rubble":    rubble,
	"splashes":  splashes,
	"digits":    digits,
}

// slanted draws slanting drops.
func slanted(b *Brush, n int, dx, dy, r float64, c RGB, strength float64) {
	for range n {
		x, y, k := b.In(-20, Wide), b.In(-40, Tall), b.In(0.4, 1)
		b.Fill(Flat(c).Clear(strength*b.In(0.5, 1)), Taper(Line(x, y, x-dx*k, y+dy*k), r*0.5, r))
	}
}

// flakes draws what floats down.
func flakes(b *Brush, n int, c RGB, r float64) {
	for range n {
		x, y, k := b.In(0, Wide), b.In(0, Tall), r*b.In(0.25, 1)
		b.Fill(Flat(c).Clear(b.In(0.4, 0.9)), Oval(x, y, k, k*0.9))
	}
}

// tossed draws leaves in the wind.
func tossed(b *Brush, n int, colors ...RGB) {
	for range n {
		at := At(b.In(0, Wide), b.In(0, Tall))
		a, l := b.In(0, 6.28), b.In(11, 24)
		b.Draw(Pick(&b.Random, colors...), Leaf(CurveThrough([]Point{at, at.Around(a, l*0.5).Shift(0, 2), at.Around(a+0.3, l)}), l*0.26))
	}
}

func smoke(b *Brush) {
	for i := range 16 {
		x, y := b.In(-20, Wide+20), b.In(10, 390)
		r := b.In(24, 60)
		b.Fill(Flat(b.Near.To(b.Low, 0.1+0.04*float64(i%6))).Clear(0.22), Oval(x, y, r*1.3, r))
	}
}

func thunder(b *Brush) {
	for range 2 {
		x := b.In(40, Wide-40)
		b.Bolt(At(x, -10), At(x+b.In(-80, 80), b.In(230, 330)), 3.4, b.Accent)
	}
}

func rubble(b *Brush) {
	for range 22 {
		at, r := At(b.In(0, Wide), b.In(0, 330)), b.In(4, 15)
		b.Within(Place(at.X, at.Y, 1, 1, b.In(0, 6)), func() {
			b.Draw(b.Near, Chunk(r))
		})
	}
}

func splashes(b *Brush) {
	for range 26 {
		at, r := At(b.In(20, Wide-20), b.In(60, 380)), b.In(4, 12)
		b.Fill(Flat(b.Low.To(White, 0.6)).Clear(0.8), Smooth(at.X, at.Y-r*2.2, at.X+r*0.8, at.Y, at.X, at.Y+r, at.X-r*0.8, at.Y))
	}
}

// digits draws columns of ones and zeros.
func digits(b *Brush) {
	s := Flat(b.Accent.To(White, 0.3))
	for range 12 {
		x, y := b.In(10, Wide-10), b.In(-20, 180)
		for k := range 4 + b.N(8) {
			t := s.Clear(0.75 - 0.06*float64(k))
			at := At(x, y+float64(k)*17)
			if b.Odds(0.5) {
				b.Fill(t, Box(at.X-1.3, at.Y-6, 2.6, 12))
			} else {
				b.Fill(t, Ring(at.X, at.Y, 5.4, 3)...)
			}
		}
	}
}

// rush draws the wind of a run toward one side.
func rush(b *Brush, side float64) {
	for range 9 {
		x, y, l := Wide/2-side*b.In(40, 220), b.In(60, 340), b.In(50, 130)
		b.Fill(Flat(White.To(b.Sun, 0.5)).Clear(b.In(0.12, 0.35)), Leaf(Line(x-l, y, x, y-1, x+l, y), b.In(1.2, 3)))
	}
}
