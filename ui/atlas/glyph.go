package atlas

import (
	"image"
	"image/draw"

	"golang.org/x/image/math/fixed"

	"github.com/keyraken/keyraken/ui/paint"
)

// Steps is how many places between two pixels a letter can stand at, from left to
// right.
const Steps = 4

// Glyph is a letter in the texture. A letter without ink, such as a space, has an
// empty region.
type Glyph struct {
	Region
	Left, Top float32 // of the region, from the pen, in pixels; up is less
}

type glyphKey struct {
	letter rune
	size   uint16
	face   paint.Face
	step   uint8
}

// Glyph is a letter of a face at a size of whole pixels, shifted to the right by
// step/Steps of a pixel.
func (a *Atlas) Glyph(f paint.Face, size int, letter rune, step int) Glyph {
	key := glyphKey{letter, uint16(size), f, uint8(step)}
	if g, ok := a.glyphs[key]; ok {
		return g
	}
	g := a.makeGlyph(f, size, letter, fixed.Int26_6(step*64/Steps))
	a.glyphs[key] = g
	return g
}

func (a *Atlas) makeGlyph(f paint.Face, size int, letter rune, shift fixed.Int26_6) Glyph {
	font := f.Font()
	index, err := font.GlyphIndex(&a.buffer, letter)
	if err != nil {
		return Glyph{}
	}
	path, err := font.LoadGlyph(&a.buffer, index, fixed.I(size), nil)
	if err != nil || len(path) == 0 {
		return Glyph{}
	}
	b := path.Bounds()
	left, top := (b.Min.X + shift).Floor(), b.Min.Y.Floor()
	w, h := (b.Max.X+shift).Ceil()-left, b.Max.Y.Ceil()-top
	a.clean(w, h)
	paint.Ink(&a.ink, path, float64(shift)/64-float64(left), -float64(top))
	a.ink.DrawOp = draw.Src
	a.ink.Draw(&a.mask, a.mask.Rect, image.Opaque, image.Point{})
	return Glyph{a.put(w, h, a.whiten(w, h)), float32(left), float32(top)}
}
