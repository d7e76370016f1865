package art

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/paint"
)

// painter paints one picture.
type painter struct {
	canvas
	random
	palette
	House card.House
	world *world
}

// newBrush is a brush for a picture of that size, of a house, in a world; all chances
// depend on the random numbers.
func newBrush(width, height int, house card.House, w *world, r random) *painter {
	if palettes[house] == nil { // a house without a look of its own
		house = card.NoHouse
	}
	b := &painter{canvas: *newCanvas(width, height), random: r, world: w}
	b.visit(house)
	b.toward = pointAt(b.side()*0.64, -0.77)
	return b
}

// visit takes one of the palettes of a house.
func (b *painter) visit(house card.House) {
	b.House, b.palette = house, pick(&b.random, palettes[house]...)
}

// done is the picture when nothing more is painted.
func (b *painter) done() *paint.Bitmap { return b.finish(b.next()) }

// layer is the style of silhouettes at a depth, from 0 in the distance to 1 near by:
// the farther away, the more they fade into the light of the horizon.
func (b *painter) layer(depth float64) style {
	c := b.far.to(b.near, depth)
	if depth > 1 {
		c = b.near.to(b.front, depth-1)
	}
	s := flat(c).down(c.to(b.low, 0.55*(1-min(1, depth))))
	s.shade, s.dark, s.deep = c.to(b.shade, 0.6), 0.5, 0.3
	s.rim, s.lit, s.edge = c.to(b.sun, 0.6), 0.55, 1.6
	return s
}

// body is the style of the subject of the picture.
func (b *painter) body(c rgb) style {
	s := flat(c).down(c.to(b.shade, 0.28))
	s.shade, s.dark, s.deep = c.to(b.shade, 0.78), 0.86, 0.4
	s.rim, s.lit, s.edge = c.to(b.rim, 0.8), 0.9, 2.6
	return s
}

// skin is body with a softer edge: faces and small parts.
//
//go:noinline
func (b *painter) skin(c rgb) style {
	s := b.body(c)
	s.lit, s.edge = 0.6, 1.8
	return s
}

// metal is body with hard light.
func (b *painter) metal(c rgb) style {
	s := b.body(c.to(b.sun, 0.12))
	s.bottom = c.to(b.shade, 0.55)
	s.rim, s.lit, s.edge = white.to(b.rim, 0.35), 1, 2.8
	return s
}

// lamp is the style of light sources.
func (b *painter) lamp(c rgb) style {
	return flat(c.to(white, 0.35)).down(c)
}

// draws fills outlines with the style of a body.
func (b *painter) draws(c rgb, outlines ...path) { b.fill(b.body(c), outlines...) }

// plain fills outlines with nothing but a color.
//
//go:noinline
func (b *painter) plain(c rgb, outlines ...path) { b.fill(flat(c), outlines...) }

// mirrored draws something twice, the second time mirrored about the middle.
func (b *painter) mirrored(draw func(side float64)) {
	draw(-1)
	b.within(place(0, 0, -1, 1, 0), func() { draw(1) })
}

// backlight brightens the place behind the subject so that it stands out.
func (b *painter) backlight(x, y, r float64) {
	b.gloom(x, y, r*1.25, r, b.low.to(b.sun, 0.45), 0.55)
}

// crystal draws a piece of æmber.
func (b *painter) crystal(x, y, size, turn float64) {
	b.glow(x, y, size*2.4, size*2.4, amber, 0.35)
	b.within(place(x, y, size/10, size/10, turn), func() {
		b.plain(hex(0xc46a10), poly(0, -11, 6, -4, 5, 7, 0, 11, -5, 7, -6, -4))
		b.plain(amber, poly(0, -11, 6, -4, 1, 0, -6, -4), poly(1, 0, 0, 11, -5, 7, -6, -4))
		b.plain(hex(0xffe39a), poly(0, -11, 1, 0, -6, -4))
		b.plain(hex(0xe88f1c), poly(1, 0, 6, -4, 5, 7, 0, 11))
	})
}

// crystals draws n pieces of æmber side by side, the highest in the middle.
func (b *painter) crystals(x, y, spread, size float64, n int) {
	for i := range n {
		f := (float64(i) + 0.5) / float64(n)
		k := 1 - math.Abs(f-0.5)
		b.crystal(x+(f-0.5)*spread, y-k*size*0.8+b.in(-2, 2), size*b.in(0.6, 1.1), (f-0.5)*1.2+b.in(-0.2, 0.2))
	}
}

// ray draws a beam of light.
func (b *painter) ray(from, to pt, a, end float64, c rgb, strength float64) {
	d := to.minus(from).unit()
	side := pointAt(-d.y, d.x)
	f, t := from.plus(side.times(a)), to.plus(side.times(end))
	g, u := from.minus(side.times(a)), to.minus(side.times(end))
	b.fill(flat(c).clear(strength).light(), path{f, t, u, g})
}

// bolt draws lightning.
func (b *painter) bolt(from, to pt, width float64, c rgb) {
	n := 7
	line := make([]pt, n+1)
	side := to.minus(from)
	side = pointAt(-side.y, side.x).times(0.09)
	for i := range line {
		line[i] = from.to(to, float64(i)/float64(n))
		if i > 0 && i < n {
			line[i] = line[i].plus(side.times(b.in(-1, 1)))
		}
	}
	b.fill(flat(c).clear(0.35).light(), taper(line, width*2.6, width*1.2))
	b.plain(c.to(white, 0.7), taper(line, width, width*0.35))
}

// motes are sparks, dust, snow or bubbles in the air.
func (b *painter) motes(n int, c rgb, size float64) {
	for range n {
		x, y, r := b.in(0, Wide), b.in(0, Tall), size*b.in(0.4, 1)*b.in(0.5, 1)
		b.glow(x, y, r*4, r*4, c, 0.35)
		b.fill(flat(c.to(white, 0.4)).clear(0.85), oval(x, y, r, r))
	}
}

// dusk darkens the foot of the picture.
func (b *painter) dusk(strength float64) {
	b.fill(flat(b.front).clear(strength).in(), box(0, 320, Wide, 81))
}

// flame draws a tongue of fire, w wide and h high.
func (b *painter) flame(x, y, w, h float64) {
	for i, c := range [3]rgb{b.accent.to(hex(0xd8431a), 0.7), b.accent.to(hex(0xffb03a), 0.75), hex(0xfff0b0)} {
		k := 1 - float64(i)*0.3
		l := b.in(-0.25, 0.25) * w
		b.plain(c, smooth(x-w*k, y-h*0.12*k, x-w*0.75*k, y-h*0.5*k, x-w*0.15*k+l, y-h*0.62*k, x+l, y-h*k, x+w*0.5*k, y-h*0.55*k, x+w*0.9*k,
			y-h*0.4*k, x+w*k, y-h*0.08*k, x, y+h*0.06*k))
	}
}

// leaves draws a cloud of leaves.
func (b *painter) leaves(x, y, r float64, s style) {
	var ps []pt
	for i := range 12 {
		ps = append(ps, pointAt(x, y).around(2*math.Pi*float64(i)/12, r*b.in(0.75, 1.15)))
	}
	b.fill(s, smoothly(ps))
}

// beams draws rays of light around a point.
func (b *painter) beams(x, y, r float64, n int, strength float64) {
	turn := b.in(0, 6.28)
	for i := range n {
		a := turn + 2*math.Pi*(float64(i)+b.in(-0.3, 0.3))/float64(n)
		w := b.in(0.04, 0.12)
		b.fill(flat(b.sun).clear(strength).light(), path{pointAt(x, y), pointAt(x, y).around(a-w, r), pointAt(x, y).around(a+w, r)})
	}
}

// sparks strews stars and splinters that fly away from a point.
func (b *painter) sparks(x, y float64, n int) {
	for range n {
		a, r := b.in(0, 6.28), b.in(60, 220)
		q := pointAt(x, y).around(a, r)
		b.fill(flat(b.accent.to(white, 0.5)).clear(0.9),
			path{q.around(a, b.in(6, 16)), q.around(a+1.57, 2), q.around(a, -4), q.around(a-1.57, 2)})
	}
}
