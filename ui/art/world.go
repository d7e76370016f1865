package art

import "math"

// worlds are the worlds of the sets, by the first part of the names of the files of scenes.
var worlds = map[string]*world{
	"cota":    {dark: hex(0x5a3040), light: hex(0xffd77e), pull: 0.3, gain: 1.1, sun: 1, sky: sunbeams, frame: crystalFrame},
	"aoa":     {dark: hex(0x22415e), light: hex(0xe9f0d0), pull: 0.5, gain: 0.92, sun: 0.8, sky: needles, frame: cragFrame},
	"wc":      {dark: hex(0x2b1668), light: hex(0xff9fb4), pull: 0.36, gain: 0.88, sun: 1, sky: brokenHeaven, frame: ruinFrame},
	"mm":      {dark: hex(0x3d0f52), light: hex(0xc6f24e), pull: 0.42, gain: 0.88, sun: 1, sky: darkMatter, frame: growthFrame},
	"dt":      {dark: hex(0x04485a), light: hex(0xb4f2e6), pull: 0.48, gain: 0.88, sun: 1.6, frame: tideFrame},
	"monster": {dark: hex(0x01242c), light: hex(0x64f5d8), pull: 0.55, gain: 0.7, sun: 1.3, frame: armFrame},
}

// neutral is the world of cards that belong to no set.
var neutral = &world{sun: 1, frame: func(*painter) {}}

// air paints what is between the subject and the viewer.
func air(b *painter) {
	b.motes(10, b.accent, 1.8)
	b.world.frame(b)
}

// corners draws something at the lower left, and something like it at the lower right.
func corners(b *painter, draw func()) {
	b.within(place(0, Tall, 1, 1, 0), draw)
	b.within(place(Wide, Tall, -1, 1, 0), draw)
}

// edge is the style of what frames a picture: dark, with a little of the color of the
// house, and lit from behind.
func edge(b *painter, c rgb) style {
	c = c.to(livery(b.House), 0.2)
	s := flat(c.times(0.8)).down(c.times(0.45))
	s.rim, s.lit, s.edge = b.world.light.to(b.sun, 0.3), 0.75, 2.4
	return s
}

// sunbeams fall into the sky of Call of the Archons.
func sunbeams(b *painter, horizon float64) {
	from := pointAt(Wide/2+b.toward.x*430, -60)
	for i := range 6 {
		a := math.Atan2(horizon*0.6-from.y, Wide/2-from.x) + (float64(i)-2.5)*0.17
		b.fill(flat(b.world.light).clear(0.2), path{from, from.around(a-0.045, 760), from.around(a+0.045, 760)})
	}
}

// jewels are the colors of the crystals that the crucible grows.
var jewels = [...]rgb{hex(0xb8405a), hex(0x3f7fb0), hex(0xd0873a), hex(0x4a9a6a), hex(0x8a58b0)}

// crystalFrame grows crystals of all colors in the corners.
func crystalFrame(b *painter) {
	corners(b, func() {
		at := b.n(len(jewels))
		for i := range 4 {
			x, h, a := 6+28*float64(i), b.in(52, 84)-15*float64(i), 0.1*float64(i)-0.05
			c := jewels[(at+i)%len(jewels)].to(b.front, 0.35)
			b.within(place(x, 8, 1, 1, a), func() {
				b.fill(edge(b, c), poly(-15, 0, -17, -h*0.7, -2, -h, 15, -h*0.72, 14, 0))
				b.plain(c.times(1.25), poly(-2, -h, 15, -h*0.72, 4, -h*0.62), poly(4, -h*0.62, 15, -h*0.72, 14, 0, 4, 0))
			})
		}
	})
}

// needles of stone rise into the sky of Age of Ascension, among them the way up.
func needles(b *painter, horizon float64) {
	s := b.layer(0.08)
	for i := range 7 {
		x, w := (float64(i)+b.in(0.1, 0.9))*76-20, b.in(10, 22)
		top := horizon * b.in(0.08, 0.5)
		b.fill(s, poly(x-w*1.5, horizon+4, x-w, horizon*0.62, x-w*0.55, top+30, x+b.in(-4, 4), top, x+w*0.5, top+22,
			x+w, horizon*0.58, x+w*1.6, horizon+4))
	}
	c := b.sky.to(b.world.dark, 0.5)
	clouds(b, 12, 5, c, 0.75)
}

// cragFrame raises rocks in the corners, and hangs clouds from above.
func cragFrame(b *painter) {
	c := b.front.to(b.world.dark, 0.7)
	corners(b, func() {
		h := b.in(70, 110)
		b.fill(edge(b, c), poly(-10, 10, -10, -h, 10, -h*1.12, 24, -h*0.66, 42, -h*0.72, 54, -h*0.34, 78, -h*0.36, 104, 10))
	})
	s := flat(c).down(c.to(b.sky, 0.5)).clear(0.85)
	for _, side := range [2]float64{0, 1} {
		x, d := side*Wide, 1-2*side
		b.fill(s, oval(x, -8, 96, 30), oval(x+d*70, -14, 60, 28), oval(x+d*10, 14, 44, 18))
	}
}

// brokenHeaven is a second planet, and the rift between the worlds that collide.
func brokenHeaven(b *painter, horizon float64) {
	stars(b, 50, horizon)
	x := Wide/2 - b.toward.x*b.in(250, 330)
	y, r := b.in(40, 90), b.in(90, 130)
	s := flat(b.sky.to(b.world.light, 0.42)).down(b.low)
	s.shade, s.dark, s.deep = b.sky, 0.75, 0.8
	b.fill(s, oval(x, y, r, r))
	line := curve(x+b.toward.x*60, -20, x+b.toward.x*150, horizon*0.3, x+b.toward.x*120, horizon*0.55, x+b.toward.x*230, horizon*0.92)
	for i := range line {
		line[i] = line[i].shift(b.in(-9, 9), 0)
	}
	c := hex(0xb46bff)
	b.fill(flat(c).clear(0.3).light(), taper(line, 17, 2))
	b.plain(c.to(white, 0.55), taper(line, 5, 0.6))
}

// ruinFrame leaves broken columns in the corners.
func ruinFrame(b *painter) {
	c := b.front.to(b.world.dark, 0.7).times(1.3)
	corners(b, func() {
		h, w := b.in(64, 110), b.in(34, 48)
		b.fill(edge(b, c), poly(-8, 10, -8, -h, w*0.2, -h+12, w*0.42, -h-6, w*0.75, -h+20, w, -h+14, w, 10))
		b.fill(flat(b.sky).clear(0.35), slab(w*0.2, -h+26, w*0.16, h, 4), slab(w*0.58, -h+30, w*0.16, h, 4))
		b.fill(edge(b, c), slab(-10, -16, w+24, 34, 4))
	})
}

// darkMatter floats in the sky of Mass Mutation.
func darkMatter(b *painter, horizon float64) {
	for i := range 7 {
		at, r := pointAt((float64(i)+b.in(0, 1))*76-20, b.in(0, horizon*0.8)), b.in(14, 44)
		s := flat(b.sky.to(b.world.dark, 0.6)).clear(0.55)
		s.rim, s.lit, s.edge = b.world.light, 0.7, 2
		b.fill(s, smooth(at.x-r, at.y, at.x-r*0.5, at.y-r*b.in(0.7, 1), at.x+r*0.5, at.y-r*b.in(0.5, 0.9), at.x+r*b.in(0.8, 1.2), at.y+r*0.2,
			at.x+r*0.3, at.y+r*b.in(0.6, 1), at.x-r*0.6, at.y+r*0.7))
	}
}

// growthFrame grows tendrils with glowing buds in the corners.
func growthFrame(b *painter) {
	c := b.front.to(b.world.dark, 0.5)
	corners(b, func() {
		for i := range 4 {
			line := armLine(-6+24*float64(i), 14, b.in(78, 118)-20*float64(i), 1, b.in(0.5, 1))
			b.fill(edge(b, c), taper(line, 11-float64(i), 2))
			tip := line[len(line)-1]
			b.glow(tip.x, tip.y, 22, 22, b.world.light, 0.6)
			b.plain(b.world.light, oval(tip.x, tip.y, 5, 5))
		}
	})
}

// tideFrame raises the sea at the foot of the picture.
func tideFrame(b *painter) {
	for d := range 2 {
		y, amp := 366+17*float64(d), 13-4*float64(d)
		c := b.world.dark.to(b.sky, 0.35).times(1.25 - 0.5*float64(d))
		s := flat(c).down(c.times(0.6)).clear(0.92)
		s.rim, s.lit, s.edge = b.world.light, 0.95, 3.4
		out := poly(Wide+20, Tall+20, -20, Tall+20)
		a := b.in(0, 6.28)
		for i := range 66 {
			x := float64(i)*8 - 12
			out = append(out, pointAt(x, y-amp*math.Abs(math.Sin(x/58+a))-0.0002*(x-Wide/2)*(x-Wide/2)))
		}
		b.fill(s, out)
	}
}

// armFrame makes arms of the monster reach in.
func armFrame(b *painter) {
	c := b.near.to(b.world.dark, 0.3)
	corners(b, func() {
		for i := range 2 {
			tentacle(b, armLine(-14+52*float64(i), 24, b.in(120, 150)-60*float64(i), 1, b.in(0.7, 1)), 17-4*float64(i), 2, 1, c)
		}
	})
	bubbles(b, 12)
}
