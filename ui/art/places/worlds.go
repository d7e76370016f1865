package places

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art/beasts"
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
)

// Worlds are the worlds of the sets of KeyForge, the factions of Shards of Infinity and the specs of Codex, by the first part of
// the names of the files of scenes.
var Worlds = motif.Join(sets, factions, specs)

var sets = map[string]*brush.World{
	"cota":    {Dark: brush.Hex(0x5a3040), Light: brush.Hex(0xffd77e), Pull: 0.3, Gain: 1.1, Sun: 1, Sky: sunbeams, Frame: crystalFrame},
	"aoa":     {Dark: brush.Hex(0x22415e), Light: brush.Hex(0xe9f0d0), Pull: 0.5, Gain: 0.92, Sun: 0.8, Sky: needles, Frame: cragFrame},
	"wc":      {Dark: brush.Hex(0x2b1668), Light: brush.Hex(0xff9fb4), Pull: 0.36, Gain: 0.88, Sun: 1, Sky: brokenHeaven, Frame: ruinFrame},
	"mm":      {Dark: brush.Hex(0x3d0f52), Light: brush.Hex(0xc6f24e), Pull: 0.42, Gain: 0.88, Sun: 1, Sky: darkMatter, Frame: growthFrame},
	"dt":      {Dark: brush.Hex(0x04485a), Light: brush.Hex(0xb4f2e6), Pull: 0.48, Gain: 0.88, Sun: 1.6, Frame: tideFrame},
	"momu":    {Dark: brush.Hex(0x12403a), Light: brush.Hex(0xffd24e), Pull: 0.42, Gain: 0.9, Sun: 1, Sky: darkMatter, Frame: growthFrame},
	"woe":     {Dark: brush.Hex(0x1c4a5e), Light: brush.Hex(0xffe09a), Pull: 0.3, Gain: 1.06, Sun: 1.1, Sky: windRibbons, Frame: awningFrame},
	"gr":      {Dark: brush.Hex(0x1a1c3c), Light: brush.Hex(0xd4e0ff), Pull: 0.5, Gain: 0.8, Sun: 1.35, Sky: nightFlight, Frame: ironFrame},
	"as":      {Dark: brush.Hex(0x28549a), Light: brush.Hex(0xfff2c4), Pull: 0.3, Gain: 1.12, Sun: 1.2, Sky: highClouds, Frame: cloudFrame},
	"toc":     {Dark: brush.Hex(0x42245e), Light: brush.Hex(0xf4d8b0), Pull: 0.38, Gain: 0.96, Sun: 0.9, Sky: tokenArc, Frame: tokenFrame},
	"vm25":    {Dark: brush.Hex(0x14303c), Light: brush.Hex(0xf0c46a), Pull: 0.44, Gain: 0.98, Sun: 1, Sky: vaultLights, Frame: vaultFrame},
	"pv":      {Dark: brush.Hex(0x241058), Light: brush.Hex(0xe8d0ff), Pull: 0.44, Gain: 0.9, Sun: 1.3, Sky: omens, Frame: veilFrame},
	"cc":      {Dark: brush.Hex(0x52301c), Light: brush.Hex(0xffe8b8), Pull: 0.34, Gain: 1.02, Sun: 1.15, Sky: tiers, Frame: pennonFrame},
	"dm":      {Dark: brush.Hex(0x4a1420), Light: brush.Hex(0xffc46a), Pull: 0.4, Gain: 0.94, Sun: 1.25, Sky: dragonFlight, Frame: scaleFrame},
	"monster": {Dark: brush.Hex(0x01242c), Light: brush.Hex(0x64f5d8), Pull: 0.55, Gain: 0.7, Sun: 1.3, Frame: armFrame},
	"lampeater": {
		Dark: brush.Hex(0x2a1470), Light: brush.Hex(0xffd08a), Pull: 0.4, Gain: 0.96, Sun: 1.35, Sky: scaleDrift, Frame: wallFrame,
		House: card.Monster, Palettes: lamplight,
	},
}

// Neutral is the world of cards that belong to no set.
var Neutral = &brush.World{Sun: 1, Frame: func(*brush.Brush) {}}

// Air paints what is between the subject and the viewer.
func Air(b *brush.Brush) {
	b.Motes(10, b.Accent, 1.8)
	b.World.Frame(b)
}

// corners draws something at the lower left, and something like it at the lower right.
func corners(b *brush.Brush, draw func()) {
	b.Within(brush.Place(0, brush.Tall, 1, 1, 0), draw)
	b.Within(brush.Place(brush.Wide, brush.Tall, -1, 1, 0), draw)
}

// edge is the style of what frames a picture: dark, with a little of the color of the
// house, and lit from behind.
func edge(b *brush.Brush, c brush.RGB) brush.Style {
	c = c.To(brush.Livery(b.House), 0.2)
	s := brush.Flat(c.Times(0.8)).Down(c.Times(0.45))
	s.Rim, s.Lit, s.Edge = b.World.Light.To(b.Sun, 0.3), 0.75, 2.4
	return s
}

// sunbeams fall into the sky of Call of the Archons.
func sunbeams(b *brush.Brush, horizon float64) {
	from := brush.At(brush.Wide/2+b.Toward.X*430, -60)
	for i := range 6 {
		a := math.Atan2(horizon*0.6-from.Y, brush.Wide/2-from.X) + (float64(i)-2.5)*0.17
		b.Fill(brush.Flat(b.World.Light).Clear(0.2), brush.Path{from, from.Around(a-0.045, 760), from.Around(a+0.045, 760)})
	}
}

// jewels are the colors of the crystals that the crucible grows.
var jewels = [...]brush.RGB{brush.Hex(0xb8405a), brush.Hex(0x3f7fb0), brush.Hex(0xd0873a), brush.Hex(0x4a9a6a), brush.Hex(0x8a58b0)}

// crystalFrame grows crystals of all colors in the corners.
func crystalFrame(b *brush.Brush) {
	corners(b, func() {
		at := b.N(len(jewels))
		for i := range 4 {
			x, h, a := 6+28*float64(i), b.In(52, 84)-15*float64(i), 0.1*float64(i)-0.05
			c := jewels[(at+i)%len(jewels)].To(b.Front, 0.35)
			b.Within(brush.Place(x, 8, 1, 1, a), func() {
				b.Fill(edge(b, c), brush.Poly(-15, 0, -17, -h*0.7, -2, -h, 15, -h*0.72, 14, 0))
				b.Plain(c.Times(1.25), brush.Poly(-2, -h, 15, -h*0.72, 4, -h*0.62), brush.Poly(4, -h*0.62, 15, -h*0.72, 14, 0, 4, 0))
			})
		}
	})
}

// needles of stone rise into the sky of Age of Ascension, among them the way up.
func needles(b *brush.Brush, horizon float64) {
	s := b.Layer(0.08)
	for i := range 7 {
		x, w := (float64(i)+b.In(0.1, 0.9))*76-20, b.In(10, 22)
		top := horizon * b.In(0.08, 0.5)
		b.Fill(s, brush.Poly(x-w*1.5, horizon+4, x-w, horizon*0.62, x-w*0.55, top+30, x+b.In(-4, 4), top, x+w*0.5, top+22,
			x+w, horizon*0.58, x+w*1.6, horizon+4))
	}
	c := b.Sky.To(b.World.Dark, 0.5)
	Clouds(b, 12, 5, c, 0.75)
}

// cragFrame raises rocks in the corners, and hangs clouds from above.
func cragFrame(b *brush.Brush) {
	c := b.Front.To(b.World.Dark, 0.7)
	corners(b, func() {
		h := b.In(70, 110)
		b.Fill(edge(b, c), brush.Poly(-10, 10, -10, -h, 10, -h*1.12, 24, -h*0.66, 42, -h*0.72, 54, -h*0.34, 78, -h*0.36, 104, 10))
	})
	s := brush.Flat(c).Down(c.To(b.Sky, 0.5)).Clear(0.85)
	for _, side := range [2]float64{0, 1} {
		x, d := side*brush.Wide, 1-2*side
		b.Fill(s, brush.Oval(x, -8, 96, 30), brush.Oval(x+d*70, -14, 60, 28), brush.Oval(x+d*10, 14, 44, 18))
	}
}

// brokenHeaven is a second planet, and the rift between the worlds that collide.
func brokenHeaven(b *brush.Brush, horizon float64) {
	Stars(b, 50, horizon)
	x := brush.Wide/2 - b.Toward.X*b.In(250, 330)
	y, r := b.In(40, 90), b.In(90, 130)
	s := brush.Flat(b.Sky.To(b.World.Light, 0.42)).Down(b.Low)
	s.Shade, s.Dark, s.Deep = b.Sky, 0.75, 0.8
	b.Fill(s, brush.Oval(x, y, r, r))
	line := brush.Curve(x+b.Toward.X*60, -20, x+b.Toward.X*150, horizon*0.3, x+b.Toward.X*120, horizon*0.55, x+b.Toward.X*230, horizon*0.92)
	for i := range line {
		line[i] = line[i].Shift(b.In(-9, 9), 0)
	}
	c := brush.Hex(0xb46bff)
	b.Fill(brush.Flat(c).Clear(0.3).Light(), brush.Taper(line, 17, 2))
	b.Plain(c.To(brush.White, 0.55), brush.Taper(line, 5, 0.6))
}

// ruinFrame leaves broken columns in the corners.
func ruinFrame(b *brush.Brush) {
	c := b.Front.To(b.World.Dark, 0.7).Times(1.3)
	corners(b, func() {
		h, w := b.In(64, 110), b.In(34, 48)
		b.Fill(edge(b, c), brush.Poly(-8, 10, -8, -h, w*0.2, -h+12, w*0.42, -h-6, w*0.75, -h+20, w, -h+14, w, 10))
		b.Fill(brush.Flat(b.Sky).Clear(0.35), brush.Slab(w*0.2, -h+26, w*0.16, h, 4), brush.Slab(w*0.58, -h+30, w*0.16, h, 4))
		b.Fill(edge(b, c), brush.Slab(-10, -16, w+24, 34, 4))
	})
}

// darkMatter floats in the sky of Mass Mutation.
func darkMatter(b *brush.Brush, horizon float64) {
	for i := range 7 {
		at, r := brush.At((float64(i)+b.In(0, 1))*76-20, b.In(0, horizon*0.8)), b.In(14, 44)
		s := brush.Flat(b.Sky.To(b.World.Dark, 0.6)).Clear(0.55)
		s.Rim, s.Lit, s.Edge = b.World.Light, 0.7, 2
		b.Fill(s, brush.Smooth(at.X-r, at.Y, at.X-r*0.5, at.Y-r*b.In(0.7, 1), at.X+r*0.5, at.Y-r*b.In(0.5, 0.9), at.X+r*b.In(0.8, 1.2),
			at.Y+r*0.2, at.X+r*0.3, at.Y+r*b.In(0.6, 1), at.X-r*0.6, at.Y+r*0.7))
	}
}

// growthFrame grows tendrils with glowing buds in the corners.
func growthFrame(b *brush.Brush) {
	c := b.Front.To(b.World.Dark, 0.5)
	corners(b, func() {
		for i := range 4 {
			line := brush.ArmLine(-6+24*float64(i), 14, b.In(78, 118)-20*float64(i), 1, b.In(0.5, 1))
			b.Fill(edge(b, c), brush.Taper(line, 11-float64(i), 2))
			tip := line[len(line)-1]
			b.Glow(tip.X, tip.Y, 22, 22, b.World.Light, 0.6)
			b.Plain(b.World.Light, brush.Oval(tip.X, tip.Y, 5, 5))
		}
	})
}

// tideFrame raises the sea at the foot of the picture.
func tideFrame(b *brush.Brush) {
	for d := range 2 {
		y, amp := 366+17*float64(d), 13-4*float64(d)
		c := b.World.Dark.To(b.Sky, 0.35).Times(1.25 - 0.5*float64(d))
		s := brush.Flat(c).Down(c.Times(0.6)).Clear(0.92)
		s.Rim, s.Lit, s.Edge = b.World.Light, 0.95, 3.4
		out := brush.Poly(brush.Wide+20, brush.Tall+20, -20, brush.Tall+20)
		a := b.In(0, 6.28)
		for i := range 66 {
			x := float64(i)*8 - 12
			out = append(out, brush.At(x, y-amp*math.Abs(math.Sin(x/58+a))-0.0002*(x-brush.Wide/2)*(x-brush.Wide/2)))
		}
		b.Fill(s, out)
	}
}

// windRibbons blow across the sky of Winds of Exchange.
func windRibbons(b *brush.Brush, horizon float64) {
	d := b.Side()
	for i := range 5 {
		y := horizon * (0.12 + 0.15*float64(i))
		x := b.In(60, brush.Wide-60)
		line := brush.Curve(x-d*300, y+b.In(10, 30), x-d*120, y-8, x, y+b.In(4, 18), x+d*110, y-14, x+d*150, y-40, x+d*118, y-58, x+d*96, y-40)
		b.Fill(brush.Flat(b.World.Light.To(brush.White, 0.4)).Clear(0.34),
			brush.Band(line, func(t float64) float64 { return 0.6 + 5*math.Sin(math.Pi*t) }))
	}
}

// awningFrame hangs striped cloth into the upper corners, and stacks coins in the lower ones.
func awningFrame(b *brush.Brush) {
	cloth := brush.Livery(b.House).To(b.World.Dark, 0.3)
	for _, side := range [2]float64{0, 1} {
		b.Within(brush.Place(side*brush.Wide, 0, 1-2*side, 1, 0), func() {
			for i := range 6 {
				x, c := 23*float64(i)-8, cloth
				if i%2 == 1 {
					c = brush.Bone.To(b.World.Dark, 0.15)
				}
				b.Fill(edge(b, c), brush.Slab(x, -30, 23, 92-9*float64(i), 11))
			}
		})
	}
	corners(b, func() {
		for i := range 4 {
			x, n := 12+30*float64(i)+b.In(-4, 4), 6-i-b.N(2)
			for k := range n {
				s := edge(b, brush.Gold.To(b.World.Dark, 0.1))
				b.Fill(s, brush.Slab(x-15+b.In(-2, 2), -6-9*float64(k), 30, 8, 4))
			}
		}
	})
}

// nightFlight is a web of bare twigs, and bats, in the sky of Grim Reminders.
func nightFlight(b *brush.Brush, horizon float64) {
	s := brush.Flat(b.Sky.To(b.World.Dark, 0.75)).Clear(0.8)
	for range 9 {
		x, y, k := b.In(30, brush.Wide-30), b.In(20, horizon*0.6), b.In(0.35, 0.9)
		b.Within(brush.Place(x, y, k, k, b.In(-0.4, 0.4)), func() {
			b.Fill(s, brush.Smooth(0, -4, 8, -12, 30, -16, 40, -2, 30, -4, 22, 4, 12, 1, 0, 10, -12, 1, -22, 4, -30, -4, -40, -2, -30, -16, -8, -12))
		})
	}
}

// ironFrame sets a wrought fence at the foot of the picture, and hangs bare branches from above.
func ironFrame(b *brush.Brush) {
	c := b.Front.To(b.World.Dark, 0.7)
	s := edge(b, c)
	corners(b, func() {
		b.Fill(s, brush.Box(-4, -34, 118, 5), brush.Box(-4, -10, 118, 5))
		for i := range 6 {
			x, h := 4+19*float64(i), 92-9*float64(i)
			b.Fill(s, brush.Box(x-2, -h, 4, h+4), brush.Poly(x-7, -h+4, x, -h-18, x+7, -h+4, x, -h+10))
		}
		b.Fill(s, brush.Taper(brush.Spiral(brush.At(118, -34), 16, 16, 1.6, -5, 24), 1, 3))
	})
	for _, side := range [2]float64{0, 1} {
		b.Within(brush.Place(side*brush.Wide, 0, 1-2*side, 1, 0), func() {
			branch := brush.Curve(-10, 34, 30, 26, 70, 34, 112, 18, 140, 22)
			b.Fill(s, brush.Taper(branch, 10, 1))
			for i, q := range []brush.Point{branch[len(branch)/4], branch[len(branch)/2], branch[len(branch)*3/4]} {
				l := 44 - 8*float64(i)
				b.Fill(s, brush.Taper(brush.Curve(q.X, q.Y, q.X+l*0.4, q.Y+l*b.In(0.2, 0.5), q.X+l*0.9, q.Y+l*0.7), 4, 0.7),
					brush.Taper(brush.Curve(q.X, q.Y, q.X+l*0.3, q.Y-l*0.4, q.X+l*0.9, q.Y-l*0.5), 3.4, 0.7))
			}
		})
	}
}

// highClouds are banks of cloud on which light falls, and small birds, in the sky of Æmber Skies.
func highClouds(b *brush.Brush, horizon float64) {
	c := b.Sky.To(b.World.Light, 0.55)
	for i := range 3 {
		x, y := b.In(20, brush.Wide-20), horizon*(0.08+0.17*float64(i))
		for range 6 {
			r := b.In(18, 42)
			s := brush.Flat(c.To(brush.White, 0.35)).Down(c).Clear(0.4)
			b.Fill(s, brush.Oval(x+b.In(-90, 90), y-b.In(0, 16), r*1.5, r))
		}
	}
	for range 7 {
		x, y, k := b.In(30, brush.Wide-30), b.In(30, horizon*0.6), b.In(5, 11)
		b.Fill(brush.Flat(b.World.Dark).Clear(0.5), brush.Taper(brush.Curve(x-k*2, y-k*0.5, x-k, y-k*0.9, x, y), 0.5, 1.6),
			brush.Taper(brush.Curve(x+k*2, y-k*0.5, x+k, y-k*0.9, x, y), 0.5, 1.6))
	}
}

// cloudFrame heaps clouds into the lower corners, and hangs the ropes of an airship into the upper ones.
func cloudFrame(b *brush.Brush) {
	c := b.World.Light.To(b.Low, 0.35).To(b.World.Dark, 0.18)
	corners(b, func() {
		for i := range 5 {
			x, r := 4+30*float64(i)+b.In(-5, 5), 40-6*float64(i)+b.In(-4, 4)
			s := edge(b, c)
			s.Top, s.Bottom = c.To(brush.White, 0.25), c.To(b.World.Dark, 0.35)
			b.Fill(s, brush.Oval(x, 4-0.1*x, r*1.15, r))
		}
	})
	for _, side := range [2]float64{0, 1} {
		b.Within(brush.Place(side*brush.Wide, 0, 1-2*side, 1, 0), func() {
			s := edge(b, brush.Wood.To(b.World.Dark, 0.2))
			b.Fill(s, brush.Taper(brush.Line(-8, 92, 96, -10), 3, 3), brush.Taper(brush.Line(-8, 46, 48, -10), 2.4, 2.4))
			for i := range 3 {
				q := brush.At(14+26*float64(i), 70-25*float64(i))
				cloth := [2]brush.RGB{brush.Livery(b.House), brush.Bone}[i%2].To(b.World.Dark, 0.12)
				b.Fill(edge(b, cloth), brush.Path{q.Shift(-9, 9), q.Shift(9, -9), q.Shift(11, 21)})
			}
		})
	}
}

// armFrame makes arms of the monster reach in.
func armFrame(b *brush.Brush) {
	c := b.Near.To(b.World.Dark, 0.3)
	corners(b, func() {
		for i := range 2 {
			beasts.Tentacle(b, brush.ArmLine(-14+52*float64(i), 24, b.In(120, 150)-60*float64(i), 1, b.In(0.7, 1)), 17-4*float64(i), 2, 1, c)
		}
	})
	Bubbles(b, 12)
}
