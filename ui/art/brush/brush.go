// Package brush is what pictures are drawn with: a canvas that is filled within outlines, in
// styles that know the light, with the colors of a palette and random numbers that
// depend only on the name of a card.
//
//	b.Draw(brush.Wood, brush.Box(-20, 0, 40, 90))                        // a body: shadow and bright edge
//	b.Fill(b.Metal(brush.Steel), brush.Smooth(-30, 0, 0, -44, 30, 0))    // another material
//	b.Plain(brush.Black, brush.Oval(0, -12, 3, 4))                       // nothing but a color
//	b.Glow(0, -12, 60, 60, b.Accent, 0.5)                                // light
//	b.Within(brush.Place(100, 0, 2, 2, 0.3), func() { … })               // moved, larger, turned
//
// A picture is [Wide] by [Tall] units, whatever its size in pixels; x goes right and y down.
//
// The functions that pictures are drawn with, such as [Poly] and [Hex], are called in thousands
// of places and are not inlined: programs would be megabytes larger and take twice as long to compile.
//
// # The same bits everywhere
//
// A picture has the same pixels on every machine. Points are rounded to a grid before
// they are drawn, since processors differ in the last bit of the computations behind them; where
// colors are mixed, a conversion keeps the compiler from rounding a product and a sum in
// one step, as some processors can; and shapes are filled in tiles so small that the
// rasterizer computes with integers.
package brush

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/paint"
)

// Brush paints one picture. Make one with [New].
type Brush struct {
	canvas
	Random
	Palette
	House card.House
	World *World
}

// New is a brush for a picture of that size, of a house, in a world; all chances
// depend on the random numbers.
func New(width, height int, house card.House, w *World, r Random) *Brush {
	if palettes[house] == nil { // a house without a look of its own
		house = card.NoHouse
	}
	b := &Brush{canvas: *newCanvas(width, height), Random: r, World: w}
	b.Visit(house)
	b.Toward = At(b.Side()*0.64, -0.77)
	return b
}

// Visit takes one of the palettes of a house, or of the world if it has its own.
func (b *Brush) Visit(house card.House) {
	of := palettes[house]
	if b.World.Palettes != nil {
		of = b.World.Palettes
	}
	b.House, b.Palette = house, Pick(&b.Random, of...)
}

// Finish is the picture when nothing more is painted.
func (b *Brush) Finish() *paint.Bitmap { return b.finish(b.next()) }

// Layer is the style of silhouettes at a depth, from 0 in the distance to 1 near by:
// the farther away, the more they fade into the light of the horizon.
func (b *Brush) Layer(depth float64) Style {
	c := b.Far.To(b.Near, depth)
	if depth > 1 {
		c = b.Near.To(b.Front, depth-1)
	}
	s := Flat(c).Down(c.To(b.Low, 0.55*(1-min(1, depth))))
	s.Shade, s.Dark, s.Deep = c.To(b.Shade, 0.6), 0.5, 0.3
	s.Rim, s.Lit, s.Edge = c.To(b.Sun, 0.6), 0.55, 1.6
	return s
}

// Body is the style of the subject of the picture.
func (b *Brush) Body(c RGB) Style {
	s := Flat(c).Down(c.To(b.Shade, 0.28))
	s.Shade, s.Dark, s.Deep = c.To(b.Shade, 0.78), 0.86, 0.4
	s.Rim, s.Lit, s.Edge = c.To(b.rim, 0.8), 0.9, 2.6
	return s
}

// Skin is body with a softer edge: faces and small parts.
//
//go:noinline
func (b *Brush) Skin(c RGB) Style {
	s := b.Body(c)
	s.Lit, s.Edge = 0.6, 1.8
	return s
}

// Metal is body with hard light.
func (b *Brush) Metal(c RGB) Style {
	s := b.Body(c.To(b.Sun, 0.12))
	s.Bottom = c.To(b.Shade, 0.55)
	s.Rim, s.Lit, s.Edge = White.To(b.rim, 0.35), 1, 2.8
	return s
}

// Lamp is the style of light sources.
func (b *Brush) Lamp(c RGB) Style {
	return Flat(c.To(White, 0.35)).Down(c)
}

// Draw fills outlines with the style of a body.
func (b *Brush) Draw(c RGB, outlines ...Path) { b.Fill(b.Body(c), outlines...) }

// Plain fills outlines with nothing but a color.
//
//go:noinline
func (b *Brush) Plain(c RGB, outlines ...Path) { b.Fill(Flat(c), outlines...) }

// Mirrored draws something twice, the second time mirrored about the middle.
func (b *Brush) Mirrored(draw func(side float64)) {
	draw(-1)
	b.Within(Place(0, 0, -1, 1, 0), func() { draw(1) })
}

// Backlight brightens the place behind the subject so that it stands out.
func (b *Brush) Backlight(x, y, r float64) {
	b.Gloom(x, y, r*1.25, r, b.Low.To(b.Sun, 0.45), 0.55)
}

// Crystal draws a piece of æmber.
func (b *Brush) Crystal(x, y, size, turn float64) {
	b.Glow(x, y, size*2.4, size*2.4, Amber, 0.35)
	b.Within(Place(x, y, size/10, size/10, turn), func() {
		b.Plain(Hex(0xc46a10), Poly(0, -11, 6, -4, 5, 7, 0, 11, -5, 7, -6, -4))
		b.Plain(Amber, Poly(0, -11, 6, -4, 1, 0, -6, -4), Poly(1, 0, 0, 11, -5, 7, -6, -4))
		b.Plain(Hex(0xffe39a), Poly(0, -11, 1, 0, -6, -4))
		b.Plain(Hex(0xe88f1c), Poly(1, 0, 6, -4, 5, 7, 0, 11))
	})
}

// Crystals draws n pieces of æmber side by side, the highest in the middle.
func (b *Brush) Crystals(x, y, spread, size float64, n int) {
	for i := range n {
		f := (float64(i) + 0.5) / float64(n)
		k := 1 - math.Abs(f-0.5)
		b.Crystal(x+(f-0.5)*spread, y-k*size*0.8+b.In(-2, 2), size*b.In(0.6, 1.1), (f-0.5)*1.2+b.In(-0.2, 0.2))
	}
}

// Ray draws a beam of light.
func (b *Brush) Ray(from, to Point, a, end float64, c RGB, strength float64) {
	d := to.Minus(from).Unit()
	side := At(-d.Y, d.X)
	f, t := from.Plus(side.Times(a)), to.Plus(side.Times(end))
	g, u := from.Minus(side.Times(a)), to.Minus(side.Times(end))
	b.Fill(Flat(c).Clear(strength).Light(), Path{f, t, u, g})
}

// Bolt draws lightning.
func (b *Brush) Bolt(from, to Point, width float64, c RGB) {
	n := 7
	line := make([]Point, n+1)
	side := to.Minus(from)
	side = At(-side.Y, side.X).Times(0.09)
	for i := range line {
		line[i] = from.To(to, float64(i)/float64(n))
		if i > 0 && i < n {
			line[i] = line[i].Plus(side.Times(b.In(-1, 1)))
		}
	}
	b.Fill(Flat(c).Clear(0.35).Light(), Taper(line, width*2.6, width*1.2))
	b.Plain(c.To(White, 0.7), Taper(line, width, width*0.35))
}

// Motes are sparks, dust, snow or bubbles in the air.
func (b *Brush) Motes(n int, c RGB, size float64) {
	for range n {
		x, y, r := b.In(0, Wide), b.In(0, Tall), size*b.In(0.4, 1)*b.In(0.5, 1)
		b.Glow(x, y, r*4, r*4, c, 0.35)
		b.Fill(Flat(c.To(White, 0.4)).Clear(0.85), Oval(x, y, r, r))
	}
}

// Dusk darkens the foot of the picture.
func (b *Brush) Dusk(strength float64) {
	b.Fill(Flat(b.Front).Clear(strength).In(), Box(0, 320, Wide, 81))
}

// Flame draws a tongue of fire, w wide and h high.
func (b *Brush) Flame(x, y, w, h float64) {
	for i, c := range [3]RGB{b.Accent.To(Hex(0xd8431a), 0.7), b.Accent.To(Hex(0xffb03a), 0.75), Hex(0xfff0b0)} {
		k := 1 - float64(i)*0.3
		l := b.In(-0.25, 0.25) * w
		b.Plain(c, Smooth(x-w*k, y-h*0.12*k, x-w*0.75*k, y-h*0.5*k, x-w*0.15*k+l, y-h*0.62*k, x+l, y-h*k, x+w*0.5*k, y-h*0.55*k, x+w*0.9*k,
			y-h*0.4*k, x+w*k, y-h*0.08*k, x, y+h*0.06*k))
	}
}

// Leaves draws a cloud of leaves.
func (b *Brush) Leaves(x, y, r float64, s Style) {
	var ps []Point
	for i := range 12 {
		ps = append(ps, At(x, y).Around(2*math.Pi*float64(i)/12, r*b.In(0.75, 1.15)))
	}
	b.Fill(s, SmoothThrough(ps))
}

// Beams draws rays of light around a point.
func (b *Brush) Beams(x, y, r float64, n int, strength float64) {
	turn := b.In(0, 6.28)
	for i := range n {
		a := turn + 2*math.Pi*(float64(i)+b.In(-0.3, 0.3))/float64(n)
		w := b.In(0.04, 0.12)
		b.Fill(Flat(b.Sun).Clear(strength).Light(), Path{At(x, y), At(x, y).Around(a-w, r), At(x, y).Around(a+w, r)})
	}
}

// Sparks strews stars and splinters that fly away from a point.
func (b *Brush) Sparks(x, y float64, n int) {
	for range n {
		a, r := b.In(0, 6.28), b.In(60, 220)
		q := At(x, y).Around(a, r)
		b.Fill(Flat(b.Accent.To(White, 0.5)).Clear(0.9),
			Path{q.Around(a, b.In(6, 16)), q.Around(a+1.57, 2), q.Around(a, -4), q.Around(a-1.57, 2)})
	}
}
