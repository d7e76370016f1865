// Package atlas keeps the letters, signs and pictures of the window in one
// texture, so that a whole picture can be drawn from it in one go. It makes their
// pixels when they are first asked for, at exactly the size at which they are
// drawn, and hands them to a [Texture].
//
// Nothing is ever evicted. A full texture starts over, at the cost of remaking
// whatever is on the screen then, and grows when that happens too often.
package atlas

import (
	"image"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/vector"

	"github.com/keyraken/keyraken/ui/paint"
)

// Texture is where the pixels go.
type Texture interface {
	// Write puts pixels, premultiplied RGBA, into a rectangle.
	Write(r image.Rectangle, pix []byte)
	// Restart gives the texture a size. What has been drawn from it so far stays
	// drawn; its contents no longer matter.
	Restart(w, h int)
}

// Region is a rectangle of the texture, in pixels. It has a border around it, so
// that smoothing at its edge picks up nothing of its neighbors.
type Region struct{ X, Y, W, H float32 }

// The initial and largest sides of a texture, which first doubles its width and then grows little
// by little in height (64 MiB in all), and how many frames it must have lasted not to grow.
const (
	minSide = 2048
	maxSide = 4096
	higher  = 1024
	lasting = 600
)

// border is how many pixels lie around a region.
const border = 1

// Atlas knows where everything lies in the texture.
type Atlas struct {
	texture Texture
	w, h    int
	filled  skyline
	frame   int
	began   int // the frame in which the texture was empty

	glyphs   map[glyphKey]Glyph
	signs    map[signKey]Region
	pictures map[*paint.Bitmap]*picture
	budget   int // pixels of new pictures that may still be taken this frame

	buffer sfnt.Buffer
	ink    vector.Rasterizer
	mask   image.Alpha
	pix    []byte
}

// New returns an atlas whose pixels go to the texture.
func New(t Texture) *Atlas {
	a := &Atlas{texture: t}
	a.glyphs, a.signs, a.pictures = map[glyphKey]Glyph{}, map[signKey]Region{}, map[*paint.Bitmap]*picture{}
	a.Shrink()
	a.Begin()
	return a
}

// Shrink empties the texture and makes it as small as it was at first: for a window that has become
// much smaller, in which everything is drawn smaller.
func (a *Atlas) Shrink() {
	a.w, a.h = minSide, minSide
	a.empty()
}

// Begin begins a frame.
func (a *Atlas) Begin() {
	a.frame++
	a.budget = picturesPerFrame
	a.evict()
}

// put finds room for a region and writes its pixels, which have the border.
func (a *Atlas) put(w, h int, pix []byte) Region {
	x, y := a.room(w+2*border, h+2*border)
	a.texture.Write(image.Rect(x, y, x+w+2*border, y+h+2*border), pix)
	return Region{float32(x + border), float32(y + border), float32(w), float32(h)}
}

func (a *Atlas) room(w, h int) (x, y int) {
	p, ok := a.filled.put(w, h, a.h)
	if !ok {
		a.restart()
		p, _ = a.filled.put(w, h, a.h)
	}
	return p.X, p.Y
}

func (a *Atlas) restart() {
	if a.frame-a.began < lasting {
		if a.w < maxSide {
			a.w = min(2*a.w, maxSide)
		} else {
			a.h = min(a.h+higher, maxSide)
		}
	}
	a.empty()
}

func (a *Atlas) empty() {
	a.began, a.filled = a.frame, append(a.filled[:0], step{w: a.w})
	clear(a.glyphs)
	clear(a.signs)
	for _, p := range a.pictures {
		p.regions = [levels]Region{}
	}
	a.texture.Restart(a.w, a.h)
}

// whiten turns the mask into white pixels with a border.
func (a *Atlas) whiten(w, h int) []byte {
	n := (w + 2*border) * (h + 2*border) * 4
	if cap(a.pix) < n {
		a.pix = make([]byte, n)
	}
	pix := a.pix[:n]
	clear(pix)
	for y := range h {
		row := pix[((y+border)*(w+2*border)+border)*4:]
		for x, v := range a.mask.Pix[y*a.mask.Stride : y*a.mask.Stride+w] {
			row[4*x], row[4*x+1], row[4*x+2], row[4*x+3] = v, v, v, v
		}
	}
	return pix
}

// clean makes the mask and the ink empty, of the given size.
func (a *Atlas) clean(w, h int) {
	if cap(a.mask.Pix) < w*h {
		a.mask.Pix = make([]byte, w*h)
	}
	a.mask.Pix, a.mask.Stride, a.mask.Rect = a.mask.Pix[:w*h], w, image.Rect(0, 0, w, h)
	clear(a.mask.Pix)
	a.ink.Reset(w, h)
}
