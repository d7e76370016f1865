// Package lettering casts words in metal that has long lain in the sea, for the title of the
// game and its endings. It starts from nothing but the outlines of the letters, and gives them
// a bevel that follows the distance from the edge, light from above, and in the shade the
// traces that the sea has left on the metal.
package lettering

import (
	"image"
	"math"
	"strings"
	"unicode"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	"github.com/keyraken/keyraken/ui/paint"
)

// The measures of the letters, as multiples of their size.
const (
	margin = 0.16  // around the words
	bevel  = 0.05  // how far it reaches into a letter
	groove = 0.03  // where a line is cut into it
	rim    = 0.022 // how wide the dark edge around a letter is
	glow   = 0.13  // and the light behind it
	smooth = 0.011 // how round the bevel is
	apart  = 0.02  // how much farther apart letters stand than in a text
)

// Height is the height of the bitmap of [Cast], as a multiple of the size, if no letter reaches
// below the baseline; it has extra room below for those that do.
const Height = 0.74 + 2*margin

// descent is how far letters reach below the baseline at most.
const descent = 0.24

// Cast is the words in a metal as a bitmap, in one line of letters of that size in pixels.
func Cast(words string, size float64, m *Metal) *paint.Bitmap {
	mask := outline(words, size)
	w, h := mask.Rect.Dx(), mask.Rect.Dy()
	inside, outside := distances(mask, false), distances(mask, true)
	height := make([]float64, w*h)
	for i, d := range inside {
		height[i] = math.Sin(min(1, d/(bevel*size)) * math.Pi / 2)
	}
	soften(height, w, h, max(1, int(smooth*size+0.5)))
	b := &paint.Bitmap{W: w, H: h, Pix: make([]byte, 4*w*h)}
	for y := range h {
		for x := range w {
			i := y*w + x
			cover := float64(mask.Pix[y*mask.Stride+x]) / 255
			ground := m.around(outside[i], size)
			if cover > 0 {
				ground = m.seen(&surface{height, inside, w, h}, x, y, size).over(ground, cover)
			}
			ground.put(b.Pix[4*i:])
		}
	}
	return b
}

// outline fills the outlines of the letters.
func outline(words string, size float64) *image.Alpha {
	f := paint.Display.Font()
	var buffer sfnt.Buffer
	ppem := fixed.Int26_6(size*64 + 0.5)
	pad := math.Ceil(margin * size)
	width := 0.0
	for _, r := range words {
		width += (float64(paint.Display.Advance(r)) + apart) * size
	}
	w, h := int(width+2*pad+1), int(Height*size+3)
	if strings.ContainsFunc(words, unicode.IsLower) {
		h += int(descent * size)
	}
	ink := vector.NewRasterizer(w, h)
	x, before := pad, rune(0)
	for _, r := range words {
		x += float64(paint.Display.Kern(before, r)) * size
		before = r
		glyph, err := f.GlyphIndex(&buffer, r)
		if err != nil {
			continue
		}
		segments, err := f.LoadGlyph(&buffer, glyph, ppem, nil)
		if err != nil {
			continue
		}
		paint.Ink(ink, segments, x, pad+0.72*size)
		x += (float64(paint.Display.Advance(r)) + apart) * size
	}
	mask := image.NewAlpha(image.Rect(0, 0, w, h))
	ink.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	return mask
}

// distances are how far each pixel inside the letters is from their edge and, outside,
// each around them.
func distances(mask *image.Alpha, outside bool) []float64 {
	const far = 1e9
	w, h := mask.Rect.Dx(), mask.Rect.Dy()
	d := make([]float64, w*h)
	for y := range h {
		for x := range w {
			a := float64(mask.Pix[y*mask.Stride+x]) / 255
			if outside {
				a = 1 - a
			}
			switch {
			case a >= 1:
				d[y*w+x] = far
			case a > 0:
				d[y*w+x] = a * a / 4
			}
		}
	}
	n := max(w, h)
	line, out := make([]float64, n), make([]float64, n)
	at, edge := make([]int, n), make([]float64, n+1)
	for x := range w {
		for y := range h {
			line[y] = d[y*w+x]
		}
		lower(line[:h], out, at, edge)
		for y := range h {
			d[y*w+x] = out[y]
		}
	}
	for y := range h {
		copy(line, d[y*w:(y+1)*w])
		lower(line[:w], out, at, edge)
		for x := range w {
			d[y*w+x] = math.Sqrt(out[x])
		}
	}
	return d
}

// soften smooths the relief, over that many pixels in each direction, twice.
func soften(height []float64, w, h, reach int) {
	n := max(w, h)
	line := make([]float64, n)
	mean := func(from, step, count int) {
		for i := range count {
			line[i] = height[from+i*step]
		}
		sum := 0.0
		for i := -reach; i < count; i++ {
			if in := i + reach; in < count {
				sum += line[in]
			}
			if out := i - reach - 1; out >= 0 {
				sum -= line[out]
			}
			if i >= 0 {
				height[from+i*step] = sum / float64(2*reach+1)
			}
		}
	}
	for range 2 {
		for y := range h {
			mean(y*w, 1, w)
		}
		for x := range w {
			mean(x, w, h)
		}
	}
}

// lower finds for each place of a line the least sum of a height and the square of the
// distance to it: the lower envelope of parabolas (Felzenszwalb and Huttenlocher).
func lower(f, out []float64, at []int, edge []float64) {
	k := 0
	at[0], edge[0], edge[1] = 0, math.Inf(-1), math.Inf(1)
	for q := 1; q < len(f); q++ {
		for {
			p := at[k]
			s := (f[q] + float64(q*q) - f[p] - float64(p*p)) / float64(2*(q-p))
			if s > edge[k] {
				k++
				at[k], edge[k], edge[k+1] = q, s, math.Inf(1)
				break
			}
			k--
		}
	}
	k = 0
	for q := range f {
		for edge[k+1] < float64(q) {
			k++
		}
		way := float64(q - at[k])
		out[q] = way*way + f[at[k]]
	}
}
