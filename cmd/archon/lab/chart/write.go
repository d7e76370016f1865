package chart

import (
	"bytes"
	"fmt"
	"html"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"math"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	"github.com/keyraken/keyraken/ui/paint"
)

// SVG writes charts, one below the other. Words stay words, as wide as they are here whatever
// the typeface.
func SVG(charts []Chart) []byte {
	l, high := sheet(charts)
	var b bytes.Buffer
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" width="%g" height="%g" font-family="Alegreya Sans, sans-serif">`+"\n", width, high)
	fmt.Fprintf(&b, `<rect width="%g" height="%g" fill="%s"/>`+"\n", width, high, hex(ground))
	for i := range l.Ops {
		o := &l.Ops[i]
		if o.Kind == paint.Words {
			weight := "normal"
			if o.Face == paint.Bold {
				weight = "bold"
			}
			fmt.Fprintf(&b, `<text x="%.1f" y="%.1f" font-size="%g" font-weight="%s" textLength="%.1f" lengthAdjust="spacingAndGlyphs" fill="%s">%s</text>`+
				"\n", o.Rect.X, o.Rect.Y, o.Size, weight, o.Rect.W, hex(o.Color), html.EscapeString(o.Text))
			continue
		}
		fmt.Fprintf(&b, `<rect x="%.1f" y="%.1f" width="%.1f" height="%.1f" rx="%.1f" fill="%s"/>`+"\n",
			o.Rect.X, o.Rect.Y, o.Rect.W, o.Rect.H, o.Radius, hex(o.Color))
	}
	b.WriteString("</svg>\n")
	return b.Bytes()
}

func hex(c paint.Color) string {
	v := rgba(c)
	return fmt.Sprintf("#%02x%02x%02x", v.R, v.G, v.B)
}

func rgba(c paint.Color) color.RGBA {
	of := func(v float32) uint8 { return uint8(math.Round(255 * float64(v))) }
	return color.RGBA{of(c.R), of(c.G), of(c.B), 255}
}

// scale is how many pixels a unit has.
const scale = 2

// PNG writes charts, one below the other.
func PNG(charts []Chart) ([]byte, error) {
	l, high := sheet(charts)
	img := image.NewRGBA(image.Rect(0, 0, width*scale, int(math.Ceil(high*scale))))
	draw.Draw(img, img.Rect, image.NewUniform(rgba(ground)), image.Point{}, draw.Src)
	for i := range l.Ops {
		if err := fill(img, &l.Ops[i]); err != nil {
			return nil, err
		}
	}
	var b bytes.Buffer
	err := png.Encode(&b, img)
	return b.Bytes(), err
}

// fill draws a rectangle or words.
func fill(img *image.RGBA, o *paint.Op) error {
	r := o.Rect
	if o.Kind == paint.Words { // whose rectangle stands on their baseline
		r.X, r.Y, r.W, r.H = r.X-o.Size, r.Y-1.5*o.Size, r.W+2*o.Size, 2*o.Size
	}
	at := image.Rect(int(math.Floor(r.X*scale)), int(math.Floor(r.Y*scale)), int(math.Ceil(r.Right()*scale)), int(math.Ceil(r.Bottom()*scale)))
	path := vector.NewRasterizer(at.Dx(), at.Dy())
	var err error
	if o.Kind == paint.Words {
		err = write(path, o, at.Min)
	} else {
		round(path, o, at.Min)
	}
	path.Draw(img, at, image.NewUniform(rgba(o.Color)), image.Point{})
	return err
}

// round adds a rectangle with round corners to the path.
func round(path *vector.Rasterizer, o *paint.Op, from image.Point) {
	x, y := float32(o.Rect.X*scale)-float32(from.X), float32(o.Rect.Y*scale)-float32(from.Y)
	right, bottom, r := x+float32(o.Rect.W*scale), y+float32(o.Rect.H*scale), float32(o.Radius*scale)
	const curve = 1 - 0.5523 // of an arc
	k := r * curve
	path.MoveTo(x+r, y)
	path.LineTo(right-r, y)
	path.CubeTo(right-k, y, right, y+k, right, y+r)
	path.LineTo(right, bottom-r)
	path.CubeTo(right, bottom-k, right-k, bottom, right-r, bottom)
	path.LineTo(x+r, bottom)
	path.CubeTo(x+k, bottom, x, bottom-k, x, bottom-r)
	path.LineTo(x, y+r)
	path.CubeTo(x, y+k, x+k, y, x+r, y)
	path.ClosePath()
}

// write adds words to the path.
func write(path *vector.Rasterizer, o *paint.Op, from image.Point) error {
	var buffer sfnt.Buffer
	size := o.Size * scale
	x, y := o.Rect.X*scale-float64(from.X), o.Rect.Y*scale-float64(from.Y)
	before := rune(0)
	for _, r := range o.Text {
		glyph, err := o.Face.Font().GlyphIndex(&buffer, r)
		if err != nil {
			return err
		}
		letter, err := o.Face.Font().LoadGlyph(&buffer, glyph, fixed.Int26_6(size*64), nil)
		if err != nil {
			return err
		}
		x += float64(o.Face.Kern(before, r)) * size
		paint.Ink(path, letter, x, y)
		x += float64(o.Face.Advance(r)) * size
		before = r
	}
	return nil
}
