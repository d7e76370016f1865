package paint

import "github.com/keyraken/keyraken/ui/layout"

// Bitmap is a picture made of pixels: premultiplied RGBA, row by row. It must not
// be changed once it has been drawn.
type Bitmap struct {
	W, H int
	Pix  []byte
}

// Picture draws a bitmap that fills the rectangle, cropped around the middle when
// the proportions differ, with corners of the radius. Its colors are multiplied
// by the tint. A nil bitmap draws nothing.
func (l *List) Picture(r layout.Rect, radius float64, b *Bitmap, tint Color) {
	if b == nil || r.Empty() {
		return
	}
	l.add(Op{Kind: Picture, Rect: r, Radius: min(radius, r.W/2, r.H/2), Color: tint, Lower: tint, Bitmap: b})
}

// Crop is the part of the bitmap, in its pixels, that a picture of width w and
// height h shows.
func (b *Bitmap) Crop(w, h float64) layout.Rect {
	all := layout.Rect{W: float64(b.W), H: float64(b.H)}
	scale := min(all.W/w, all.H/h)
	return all.Middle(w*scale, h*scale)
}
