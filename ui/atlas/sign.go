package atlas

import (
	"image"
	"image/draw"
	"math"

	"github.com/keyraken/keyraken/ui/paint"
)

type signKey struct {
	sign paint.Sign
	size uint16
}

// Flat is the brightness of a sign where it is flat. It is slightly raised: brighter where an
// edge faces the light, from the upper left, and darker where one faces away.
const Flat = 0.78

// The relief of signs, in fractions of their size: the width of their bevel, and how bright
// and dark it makes an edge.
const (
	bevel  = 0.055
	bright = 1 - Flat
	dark   = 0.40
)

// Sign is a sign in shades of white that fills a square of size pixels, or of a few more
// when it is large.
func (a *Atlas) Sign(s paint.Sign, size int) Region {
	if size > 64 {
		size = (size + 15) / 16 * 16
	}
	key := signKey{s, uint16(size)}
	if r, ok := a.signs[key]; ok {
		return r
	}
	r := a.makeSign(s, size)
	a.signs[key] = r
	return r
}

func (a *Atlas) makeSign(s paint.Sign, size int) Region {
	a.clean(size, size)
	part := image.NewAlpha(a.mask.Rect)
	for _, shape := range s.Shapes() {
		a.outline(shape, float32(size))
		a.ink.DrawOp = draw.Src
		a.ink.Draw(part, part.Rect, image.Opaque, image.Point{})
		a.ink.Reset(size, size)
		for i, v := range part.Pix {
			m := uint32(a.mask.Pix[i])
			if shape.Cut {
				a.mask.Pix[i] = uint8(m * (255 - uint32(v)) / 255)
			} else {
				a.mask.Pix[i] = uint8(m + uint32(v)*(255-m)/255)
			}
		}
	}
	pix := a.whiten(size, size)
	a.raise(pix, size)
	return a.put(size, size, pix)
}

// raise shades the pixels of the mask of a sign, so that it looks raised.
func (a *Atlas) raise(pix []byte, size int) {
	const steps = 3
	way := max(1, bevel*float64(size)) / steps
	for y := range size {
		for x := range size {
			i := y*size + x
			if a.mask.Pix[i] == 0 {
				continue
			}
			lean := 0.0 // toward the light: more of the sign lies behind this place than before it
			for n := 1; n <= steps; n++ {
				dx, dy := 0.55*way*float64(n), 0.84*way*float64(n)
				lean += a.cover(float64(x)+dx, float64(y)+dy, size) - a.cover(float64(x)-dx, float64(y)-dy, size)
			}
			lean /= steps
			shade := Flat + bright*max(0, lean) + dark*min(0, lean)
			p := pix[((y+border)*(size+2*border)+x+border)*4:]
			for k := range 3 {
				p[k] = byte(float64(p[k])*shade + 0.5)
			}
		}
	}
}

// cover is how much of a place between the pixels the mask of a sign covers, from 0 to 1.
func (a *Atlas) cover(x, y float64, size int) float64 {
	at := func(x, y int) float64 {
		if x < 0 || y < 0 || x >= size || y >= size {
			return 0
		}
		return float64(a.mask.Pix[y*size+x]) / 255
	}
	fx, fy := math.Floor(x), math.Floor(y)
	u, v, i, j := x-fx, y-fy, int(fx), int(fy)
	return (at(i, j)*(1-u)+at(i+1, j)*u)*(1-v) + (at(i, j+1)*(1-u)+at(i+1, j+1)*u)*v
}

// outline puts the outline of a part of a sign into the ink.
func (a *Atlas) outline(s paint.Shape, size float32) {
	if s.Radius > 0 {
		x, y, r := float32(s.Center.X)*size, float32(s.Center.Y)*size, float32(s.Radius)*size
		k := r * 0.5523 // makes four curves a circle
		a.ink.MoveTo(x+r, y)
		a.ink.CubeTo(x+r, y+k, x+k, y+r, x, y+r)
		a.ink.CubeTo(x-k, y+r, x-r, y+k, x-r, y)
		a.ink.CubeTo(x-r, y-k, x-k, y-r, x, y-r)
		a.ink.CubeTo(x+k, y-r, x+r, y-k, x+r, y)
	}
	for i, p := range s.Points {
		if x, y := float32(p.X)*size, float32(p.Y)*size; i == 0 {
			a.ink.MoveTo(x, y)
		} else {
			a.ink.LineTo(x, y)
		}
	}
	a.ink.ClosePath()
}
