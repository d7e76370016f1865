package raster

import (
	"image"
	"image/draw"
	"math"

	"github.com/keyraken/keyraken/game/browser"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

// Draw draws a list as a picture of that size, on black and without a window. Shapes that only a
// shader knows are left out.
func Draw(list *paint.List, w, h int) *image.RGBA { return newScreen(w, h).draw(list) }

// screen draws lists, one after another: what it has drawn once is drawn sooner again.
type screen struct {
	pixels pixels
	raster *Raster
}

func newScreen(w, h int) *screen {
	s := &screen{}
	s.pixels.picture = image.NewRGBA(image.Rect(0, 0, w, h))
	s.raster = New(&s.pixels)
	return s
}

// draw returns the picture of a list, which the next one changes. It is drawn again until all bitmaps
// on it are there.
func (s *screen) draw(list *paint.List) *image.RGBA {
	b := s.pixels.picture.Rect
	for {
		draw.Draw(s.pixels.picture, b, image.Black, image.Point{}, draw.Src)
		s.raster.Atlas.Begin()
		s.raster.Onto(layout.Rect{W: float64(b.Dx()), H: float64(b.Dy())})
		for i := range list.Ops {
			browser.Yield()
			s.raster.Op(&list.Ops[i], list.Clips[list.Ops[i].Clip])
		}
		if len(s.raster.Missing) == 0 {
			return s.pixels.picture
		}
	}
}

// pixels is a [Painter] without a graphics card. What it does to a pixel is what raster.kage of the
// window does, and the tests of the window compare them.
type pixels struct {
	picture *image.RGBA
	texture *image.RGBA
}

// Restart implements [atlas.Texture].
func (p *pixels) Restart(w, h int) { p.texture = image.NewRGBA(image.Rect(0, 0, w, h)) }

// Write implements [atlas.Texture].
func (p *pixels) Write(r image.Rectangle, pix []byte) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		copy(p.texture.Pix[p.texture.PixOffset(r.Min.X, y):], pix[:4*r.Dx()])
		pix = pix[4*r.Dx():]
	}
}

// Quad implements [Painter].
func (p *pixels) Quad(k *Quad) {
	sin, cos := math.Sincos(-k.Angle)
	b := k.bounds().Intersect(p.picture.Rect)
	w, h := k.X[1]-k.X[0], k.Y[1]-k.Y[0]
	upper, lower := premultiplied(k.Upper), premultiplied(k.Lower)
	for py := b.Min.Y; py < b.Max.Y; py++ {
		row := p.picture.Pix[p.picture.PixOffset(b.Min.X, py):]
		for px := b.Min.X; px < b.Max.X; px++ {
			x, y := float64(px)+0.5, float64(py)+0.5
			if k.Angle != 0 {
				dx, dy := x-k.Pivot.X, y-k.Pivot.Y
				x, y = k.Pivot.X+dx*cos-dy*sin, k.Pivot.Y+dx*sin+dy*cos
			}
			s, t := (x-k.X[0])/w, (y-k.Y[0])/h
			if s < 0 || s >= 1 || t < 0 || t >= 1 {
				continue
			}
			if a := min(1, k.cover(s, t)); a > 0 {
				c := [4]float64{a, a, a, a}
				if k.Z < 0 {
					c = p.sample(between(k.U, s), between(k.V, t), a)
				}
				for i := range c {
					c[i] *= upper[i] + (lower[i]-upper[i])*t
				}
				over(row[4*(px-b.Min.X):], c)
			}
		}
	}
}

// bounds is the smallest rectangle of whole pixels around the quad.
func (k *Quad) bounds() image.Rectangle {
	sin, cos := math.Sincos(k.Angle)
	low, high := [2]float64{math.Inf(1), math.Inf(1)}, [2]float64{math.Inf(-1), math.Inf(-1)}
	for i := range 4 {
		x, y := k.X[i%2], k.Y[i/2]
		if k.Angle != 0 {
			dx, dy := x-k.Pivot.X, y-k.Pivot.Y
			x, y = k.Pivot.X+dx*cos-dy*sin, k.Pivot.Y+dx*sin+dy*cos
		}
		low, high = [2]float64{min(low[0], x), min(low[1], y)}, [2]float64{max(high[0], x), max(high[1], y)}
	}
	return image.Rect(int(math.Floor(low[0])), int(math.Floor(low[1])), int(math.Ceil(high[0])), int(math.Ceil(high[1])))
}

// over puts a color, premultiplied and from 0 to 255, over a pixel.
func over(pix []byte, c [4]float64) {
	under := 1 - c[3]/255
	for i := range c {
		pix[i] = uint8(min(255, c[i]+float64(pix[i])*under+0.5))
	}
}

func between(edges [2]float64, t float64) float64 { return edges[0] + (edges[1]-edges[0])*t }

// premultiplied is a color from 0 to 255.
func premultiplied(c paint.Color) [4]float64 {
	a := 255 * float64(c.A)
	return [4]float64{float64(c.R) * a, float64(c.G) * a, float64(c.B) * a, a}
}

// cover is how much of a pixel the quad covers at a place, each from 0 to 1 of its width and height;
// it may be less than 0 or more than 1.
func (k *Quad) cover(s, t float64) float64 {
	if k.Z < 0 {
		form := math.Floor((-0.5 - k.Z) / 4096)
		return 0.5 - away(between(k.P, s), between(k.Q, t), -1-k.Z-4096*form, form)
	}
	form := math.Floor((k.Z + 0.5) / 4096)
	radius := k.Z - 4096*form
	u, v := between(k.U, s), between(k.V, t)
	if paint.Corner(form) == paint.Tag {
		form = float64(paint.Cut)
		if v > 0 {
			form, radius = float64(paint.Round), radius*0.4
		}
	}
	d := away(math.Abs(u)-k.P[0]+radius, math.Abs(v)-k.Q[0]+radius, radius, form)
	switch {
	case k.W < 0:
		x := max(0, min(1, (d-k.W)/(-2*k.W)))
		return 1 - x*x*(3-2*x)
	case k.W > 0:
		half := k.W / 2
		return 0.5 + half - math.Abs(d+half)
	}
	return 0.5 - d
}

// away is the distance from a rectangle whose corners have that radius and form; it is negative
// inside. The place is that from the center of the nearest corner's rounding.
func away(x, y, radius, form float64) float64 {
	edge := max(x, y) - radius
	switch paint.Corner(form) {
	case paint.Round:
		if x > 0 && y > 0 {
			return math.Sqrt(x*x+y*y) - radius
		}
		return edge
	case paint.Cut:
		return max(edge, (x+y-radius)*0.7071)
	}
	return max(edge, radius-math.Hypot(x-radius, y-radius))
}

// sample is the texture at a place between its pixels, that much of it.
func (p *pixels) sample(u, v, much float64) (c [4]float64) {
	x, y := math.Floor(u-0.5), math.Floor(v-0.5)
	fx, fy := u-0.5-x, v-0.5-y
	for i, part := range [...]float64{(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy} {
		at := image.Pt(int(x)+i%2, int(y)+i/2)
		if part == 0 || !at.In(p.texture.Rect) {
			continue
		}
		part *= much / 255
		pix := p.texture.Pix[p.texture.PixOffset(at.X, at.Y):]
		for n := range c {
			c[n] += part * float64(pix[n])
		}
	}
	return c
}
