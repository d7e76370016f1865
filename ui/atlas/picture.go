package atlas

import "github.com/keyraken/keyraken/ui/paint"

// picture is a bitmap at the sizes at which it was drawn: level n is 2ⁿ times
// smaller.
type picture struct {
	small   [levels]paint.Bitmap // made so far
	regions [levels]Region       // those in the texture
	seen    int                  // the frame in which it was last drawn
}

const (
	levels           = 6
	picturesPerFrame = 1 << 20 // pixels of new bitmaps taken in one frame, besides the first
	evictAfter       = 300     // frames after which a bitmap that is not drawn is forgotten
)

// Picture is a bitmap in the texture, as small as it can be without being smaller
// than drawn, when the whole of it would be w pixels wide. It reports false when
// too much is new in this frame: the picture is ready in one of the next.
func (a *Atlas) Picture(b *paint.Bitmap, w float64) (Region, bool) {
	p := a.pictures[b]
	if p == nil {
		if a.budget <= 0 {
			return Region{}, false
		}
		a.budget -= b.W * b.H
		p = &picture{small: [levels]paint.Bitmap{*b}}
		a.pictures[b] = p
	}
	p.seen = a.frame
	n := 0
	for n+1 < levels && (float64(b.W>>(n+1)) >= w || max(b.W, b.H)>>n > a.h/2) {
		n++
	}
	if p.regions[n] == (Region{}) {
		l := p.level(n)
		p.regions[n] = a.put(l.W, l.H, a.framed(l))
	}
	return p.regions[n], true
}

// Keep says that a bitmap is still in use, though it is not drawn in this frame.
func (a *Atlas) Keep(b *paint.Bitmap) {
	if p := a.pictures[b]; p != nil {
		p.seen = a.frame
	}
}

// level is the bitmap made smaller n times.
func (p *picture) level(n int) *paint.Bitmap {
	if p.small[n].Pix == nil {
		p.small[n] = half(p.level(n - 1))
	}
	return &p.small[n]
}

// half is the bitmap at half its width and height. If a side is odd its last row
// or column counts twice.
func half(b *paint.Bitmap) paint.Bitmap {
	h := paint.Bitmap{W: (b.W + 1) / 2, H: (b.H + 1) / 2}
	h.Pix = make([]byte, h.W*h.H*4)
	for y := range h.H {
		upper := b.Pix[2*y*b.W*4:]
		lower := b.Pix[min(2*y+1, b.H-1)*b.W*4:]
		for x := range h.W {
			i, j := 2*x*4, min(2*x+1, b.W-1)*4
			for k := range 4 {
				h.Pix[(y*h.W+x)*4+k] = uint8((int(upper[i+k]) + int(upper[j+k]) + int(lower[i+k]) + int(lower[j+k]) + 2) / 4)
			}
		}
	}
	return h
}

// framed is the bitmap's pixels with a border that repeats its edge.
func (a *Atlas) framed(b *paint.Bitmap) []byte {
	w, h := b.W+2*border, b.H+2*border
	if cap(a.pix) < w*h*4 {
		a.pix = make([]byte, w*h*4)
	}
	pix := a.pix[:w*h*4]
	for y := range h {
		from := b.Pix[max(0, min(y-border, b.H-1))*b.W*4:][:b.W*4]
		row := pix[y*w*4:][:w*4]
		copy(row[border*4:], from)
		copy(row[:4], from)
		copy(row[(w-1)*4:], from[(b.W-1)*4:])
	}
	return pix
}

// evict drops the pictures that have not been drawn for long. Their place in the
// texture is free when it starts over.
func (a *Atlas) evict() {
	for b, p := range a.pictures {
		if a.frame-p.seen > evictAfter {
			delete(a.pictures, b)
		}
	}
}
