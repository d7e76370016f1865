// Package raster turns a display list into pixels. [Raster] cuts shapes, letters, signs and bitmaps
// into rectangles that one small program fills, the same for all of them, and hands these to a
// [Painter]: the window's lets the graphics card fill them, [Draw] does so by itself, where there is
// no window. What only a shader of a stage knows is left to the window.
package raster

import (
	"math"

	"github.com/keyraken/keyraken/ui/atlas"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

// Painter fills rectangles, in the order in which it gets them.
type Painter interface {
	atlas.Texture
	// Quad fills a rectangle; it does not keep it.
	Quad(*Quad)
}

// Quad is a rectangle with the values that whoever fills it gets at each edge.
//
// For a shape, U and V are the place from its center; P is half its width, Q half its height, Z its
// corners, and W is 0 for a fill, the width of an outline, or minus the width of a soft edge. For a
// part of the texture, U and V are the place in it, P and Q the place from the center of the nearest
// corner's rounding, outwards, and Z is -1 minus the corner. Corners are their radius plus 4096 times
// their form.
type Quad struct {
	X, Y  [2]float64 // the edges
	U, V  [2]float64
	P, Q  [2]float64
	Z, W  float64
	Upper paint.Color
	Lower paint.Color
	Angle float64 // around Pivot
	Pivot layout.Point
}

// Raster cuts a list into rectangles.
type Raster struct {
	Atlas   *atlas.Atlas
	Missing []layout.Rect // where pictures are not there yet
	painter Painter
	window  layout.Rect
	clip    layout.Rect
	quad    Quad // the one that is painted: it need not be made anew
}

// New returns a raster for a painter.
func New(p Painter) *Raster { return &Raster{painter: p, Atlas: atlas.New(p)} }

// Onto directs drawing to a picture of that size.
func (r *Raster) Onto(window layout.Rect) { r.window, r.Missing = window, r.Missing[:0] }

// Op draws an op within a clip, unless it takes a shader.
func (r *Raster) Op(op *paint.Op, clip layout.Rect) {
	r.clip = clip.Cross(r.window)
	switch op.Kind {
	case paint.Fill, paint.Line, paint.Soft:
		r.shape(op)
	case paint.Words:
		r.words(op)
	case paint.Mark:
		r.mark(op)
	case paint.Picture:
		r.picture(op)
	}
}

// trim cuts off what lies outside low to high.
func trim(x, u, p *[2]float64, low, high float64) (from, to float64) {
	from, to = 0, 1
	if w := x[1] - x[0]; w > 0 {
		from, to = max(0, (low-x[0])/w), min(1, (high-x[0])/w)
	}
	for _, a := range [...]*[2]float64{x, u, p} {
		a[0], a[1] = a[0]+(a[1]-a[0])*from, a[0]+(a[1]-a[0])*to
	}
	return from, to
}

// add paints a rectangle, as far as it is visible. A turned one is painted whole if its middle lies
// within the clip.
func (r *Raster) add(k Quad) {
	c := r.clip
	switch {
	case k.Angle != 0:
		m := layout.Point{X: (k.X[0] + k.X[1]) / 2, Y: (k.Y[0] + k.Y[1]) / 2}
		if (c.W < r.window.W || c.H < r.window.H) && !c.Has(m) {
			return
		}
	case k.X[0] >= c.Right() || k.X[1] <= c.X || k.Y[0] >= c.Bottom() || k.Y[1] <= c.Y:
		return
	case k.X[0] < c.X || k.X[1] > c.Right() || k.Y[0] < c.Y || k.Y[1] > c.Bottom():
		trim(&k.X, &k.U, &k.P, c.X, c.Right())
		from, to := trim(&k.Y, &k.V, &k.Q, c.Y, c.Bottom())
		k.Upper, k.Lower = k.Upper.Mix(k.Lower, from), k.Upper.Mix(k.Lower, to)
	}
	r.quad = k
	r.painter.Quad(&r.quad)
}

// shape adds a shape, with room for its soft edge.
func (r *Raster) shape(op *paint.Op) {
	mode, grow := 0.0, 1.0
	switch op.Kind {
	case paint.Line:
		mode = op.Width
	case paint.Soft:
		mode, grow = -op.Width, op.Width+1
	}
	if op.Rect.Empty() || op.Color.A <= 0 && op.Lower.A <= 0 {
		return
	}
	hw, hh, o := op.Rect.W/2, op.Rect.H/2, op.Rect.Inset(-grow)
	k := Quad{
		X: [2]float64{o.X, o.Right()}, Y: [2]float64{o.Y, o.Bottom()},
		U: [2]float64{-hw - grow, hw + grow}, V: [2]float64{-hh - grow, hh + grow},
		P: [2]float64{hw, hw}, Q: [2]float64{hh, hh}, Z: corner(op.Radius, op.Corner), W: mode,
		Upper: op.Color, Lower: op.Lower, Angle: op.Angle, Pivot: op.Pivot,
	}
	edge := grow + max(op.Width, op.Radius) + 1
	if op.Kind != paint.Line || op.Angle != 0 || min(o.W, o.H) < 4*edge {
		r.add(k)
		return
	}
	clip := r.clip
	for _, side := range frame(o, edge) { // nothing is drawn inside
		r.clip = clip.Cross(side)
		r.add(k)
	}
	r.clip = clip
}

// frame is the four sides of a rectangle, that wide.
func frame(r layout.Rect, edge float64) [4]layout.Rect {
	top, rest := r.Cut(edge)
	rest, bottom := rest.Cut(rest.H - edge)
	left, rest := rest.Split(edge)
	_, right := rest.SplitRight(edge)
	return [4]layout.Rect{top, left, right, bottom}
}

// corner is the radius and the form of corners in one number.
func corner(radius float64, c paint.Corner) float64 { return radius + 4096*float64(c) }

// far is a place far from every corner.
const far = -1e4

// texture adds a region of the texture.
func (r *Raster) texture(op *paint.Op, at layout.Rect, g atlas.Region) {
	r.add(Quad{
		X: [2]float64{at.X, at.Right()}, Y: [2]float64{at.Y, at.Bottom()},
		U: [2]float64{float64(g.X), float64(g.X + g.W)}, V: [2]float64{float64(g.Y), float64(g.Y + g.H)},
		P: [2]float64{far, far}, Q: [2]float64{far, far}, Z: -1,
		Upper: op.Color, Lower: op.Color, Angle: op.Angle, Pivot: op.Pivot,
	})
}

// words adds letters. Upright they stand on whole pixels from top to bottom and,
// when they are small, on quarters of pixels from left to right.
func (r *Raster) words(op *paint.Op) {
	if op.Color.A <= 0 {
		return
	}
	const small = 32
	size := int(paint.Snap(op.Size))
	pen, base := op.Rect.X, op.Rect.Y
	upright := op.Angle == 0
	if upright {
		base = math.Round(base)
	}
	before := rune(0)
	for _, letter := range op.Text {
		pen += float64(op.Face.Kern(before, letter)) * float64(size)
		before = letter
		x, step := pen, 0
		switch {
		case upright && size <= small:
			quarters := math.Round(pen * atlas.Steps)
			x = math.Floor(quarters / atlas.Steps)
			step = int(quarters - x*atlas.Steps)
		case upright:
			x = math.Round(pen)
		}
		if g := r.Atlas.Glyph(op.Face, size, letter, step); g.W > 0 {
			at := layout.Rect{X: x + float64(g.Left), Y: base + float64(g.Top), W: float64(g.W), H: float64(g.H)}
			r.texture(op, at, g.Region)
		}
		pen += float64(op.Face.Advance(letter)) * float64(size)
	}
}

// mark adds a sign, which has exactly its color where it is flat.
func (r *Raster) mark(op *paint.Op) {
	if op.Sign == paint.NoSign || op.Rect.Empty() || op.Color.A <= 0 {
		return
	}
	size := max(1, math.Round(max(op.Rect.W, op.Rect.H)))
	lit := *op
	lit.Color.R, lit.Color.G, lit.Color.B = op.Color.R/atlas.Flat, op.Color.G/atlas.Flat, op.Color.B/atlas.Flat
	r.texture(&lit, op.Rect, r.Atlas.Sign(op.Sign, int(size)))
}

// soft is the room for the soft edge of a picture.
const soft = 0.5

// picture adds a bitmap in four quarters; in each the distance from the round
// corner is the same function of the place.
func (r *Raster) picture(op *paint.Op) {
	if op.Color.A <= 0 || !op.Rect.Overlaps(r.clip) && op.Angle == 0 {
		return
	}
	b, c := op.Bitmap, op.Rect.Center()
	crop := b.Crop(op.Rect.W, op.Rect.H)
	g, ok := r.Atlas.Picture(b, op.Rect.W*float64(b.W)/crop.W)
	if !ok {
		r.Missing = append(r.Missing, op.Rect)
		return
	}
	sx, sy := float64(g.W)/float64(b.W), float64(g.H)/float64(b.H)
	crop = layout.Rect{X: float64(g.X) + crop.X*sx, Y: float64(g.Y) + crop.Y*sy, W: crop.W * sx, H: crop.H * sy}
	outer := op.Rect.Inset(-soft)
	crop = layout.Rect{X: crop.X - soft*crop.W/op.Rect.W, Y: crop.Y - soft*crop.H/op.Rect.H, W: crop.W * outer.W / op.Rect.W,
		H: crop.H * outer.H / op.Rect.H}
	m := crop.Center()
	for i := range 4 {
		radius, form := op.Radius, op.Corner
		if form == paint.Tag {
			form = paint.Cut
			if i/2 == 1 {
				radius, form = 0.4*radius, paint.Round
			}
		}
		edge, hw, hh := radius+soft, radius-op.Rect.W/2, radius-op.Rect.H/2
		k := Quad{
			X: [2]float64{outer.X, c.X}, U: [2]float64{crop.X, m.X}, P: [2]float64{edge, hw},
			Y: [2]float64{outer.Y, c.Y}, V: [2]float64{crop.Y, m.Y}, Q: [2]float64{edge, hh},
			Z: -1 - corner(radius, form), Upper: op.Color, Lower: op.Color, Angle: op.Angle, Pivot: op.Pivot,
		}
		if i%2 == 1 {
			k.X, k.U, k.P = [2]float64{c.X, outer.Right()}, [2]float64{m.X, crop.Right()}, [2]float64{hw, edge}
		}
		if i/2 == 1 {
			k.Y, k.V, k.Q = [2]float64{c.Y, outer.Bottom()}, [2]float64{m.Y, crop.Bottom()}, [2]float64{hh, edge}
		}
		r.add(k)
	}
}
