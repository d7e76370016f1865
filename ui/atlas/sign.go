package atlas

import (
	"image"
	"image/draw"

	"github.com/keyraken/keyraken/ui/paint"
)

type signKey struct {
	sign paint.Sign
	size uint16
}

// Sign is a sign in white that fills a square of size pixels, or of a few more
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
	return a.put(size, size, a.whiten(size, size))
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
