// Package icon draws the icon of the game, the eye with a keyhole for a pupil, at any size.
//
// It is a list of shapes from which both the pixels and the SVG are made, so that both are
// the same picture. Small icons have a drawing of their own, on a grid of sixteen pixels:
// the eye fills it and contains nothing but the keyhole.
package icon

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"strconv"
	"strings"

	"golang.org/x/image/vector"
)

// shape is an outline filled with a color that changes from its top to its bottom.
type shape struct {
	d           string // as in SVG: M, L, C and Z with absolute coordinates
	top, bottom color.NRGBA
	from        int // the smallest icon that shows it
}

// drawing is shapes in a square of that many units.
type drawing struct {
	units  float64
	shapes []shape
}

// Small is the largest size that has the drawing for small icons.
const Small = 40

// Ground is the color of the space around the icon, if any.
var Ground = abyss

// The colors of the icon.
var (
	sea     = rgb(0x1d5566)
	abyss   = rgb(0x061018)
	skin    = rgb(0x7c5fa0)
	shade   = rgb(0x2e2648)
	socket  = rgb(0x191430)
	bright  = rgb(0xffe48a)
	amber   = rgb(0xe8791c)
	ray     = rgb(0xb8480c)
	pupil   = rgb(0x0a0608)
	glint   = rgb(0xffffff)
	lantern = rgb(0x6fe3ee)
)

func rgb(c uint32) color.NRGBA {
	return color.NRGBA{R: uint8(c >> 16), G: uint8(c >> 8), B: uint8(c), A: 255}
}

// clear is the color with that opacity.
func clear(c color.NRGBA, opacity float64) color.NRGBA {
	c.A = uint8(255*opacity + 0.5)
	return c
}

// small is drawn on the pixels of an icon of sixteen.
var small = drawing{16, []shape{
	{tile(0, 0, 16, 3.5), sea, abyss, 0},
	{"M0 8 C3 0.4 13 0.4 16 8 C13 15.6 3 15.6 0 8 Z", socket, socket, 0},
	{"M1 8 C4 1.7 12 1.7 15 8 C12 14.3 4 14.3 1 8 Z", bright, amber, 0},
	{oval(8, 6.5, 2.5, 2.5) + " M7 8 L9 8 L10 12 L6 12 Z", pupil, pupil, 0},
}}

// large is the complete drawing.
var large = drawing{256, eye()}

func eye() []shape {
	shapes := []shape{{tile(8, 8, 240, 54), sea, abyss, 0}}
	for i := range 14 { // the glow of the eye in the water
		k := 1 - float64(i)*0.045
		shapes = append(shapes, shape{oval(128, 128, 118*k, 112*k), clear(amber, 0.028), clear(amber, 0.028), 0})
	}
	shapes = append(shapes,
		shape{"M16 130 C58 16 198 16 240 130 C198 240 58 240 16 130 Z", socket, socket, 0},
		shape{"M28 130 C68 40 188 40 228 130 C188 220 68 220 28 130 Z", bright, amber, 0},
		shape{"M28 130 C68 40 188 40 228 130 C188 62 68 62 28 130 Z", clear(ray, 0.5), clear(ray, 0), 64})
	for i := range 28 {
		a := 2 * math.Pi * (float64(i) + 0.5) / 28
		tip := 1 + 0.16*float64(i%2)
		shapes = append(shapes, shape{spike(128, 128, a, 36, 78*tip, 60*tip, 3.6), clear(ray, 0.62), clear(ray, 0.62), 48})
	}
	shapes = append(shapes,
		shape{oval(128, 112, 30, 30) + " M116 126 L140 126 L154 180 C142 186 114 186 102 180 Z", pupil, pupil, 0},
		shape{oval(93, 94, 15, 12), glint, clear(glint, 0.8), 0},
		shape{oval(164, 156, 6, 5), clear(glint, 0.7), clear(glint, 0.7), 96},
		shape{"M10 128 C54 -2 202 -2 246 128 C198 34 58 34 10 128 Z", skin, shade, 0},
		shape{"M36 76 C80 18 176 18 220 76 C176 30 80 30 36 76 Z", clear(glint, 0.25), clear(glint, 0), 64},
		shape{"M16 134 C58 246 198 246 240 134 C196 218 60 218 16 134 Z", shade, skin, 0})
	for i := range 9 { // lanterns along the lower lid
		t := float64(i)/8*2 - 1
		x, y := 128+t*76, 208-t*t*34
		r := 4.4 - 1.6*math.Abs(t)
		shapes = append(shapes,
			shape{oval(x, y, 2.6*r, 2.6*r), clear(lantern, 0.16), clear(lantern, 0.16), 96},
			shape{oval(x, y, r, r), glint, lantern, 48})
	}
	return shapes
}

// tile is a square with round corners.
func tile(x, y, w, r float64) string {
	k := r * (1 - 0.5523)
	return fmt.Sprintf("M%g %g L%g %g C%g %g %g %g %g %g L%g %g C%g %g %g %g %g %g L%g %g C%g %g %g %g %g %g L%g %g C%g %g %g %g %g %g Z",
		x+r, y, x+w-r, y, x+w-k, y, x+w, y+k, x+w, y+r,
		x+w, y+w-r, x+w, y+w-k, x+w-k, y+w, x+w-r, y+w,
		x+r, y+w, x+k, y+w, x, y+w-k, x, y+w-r,
		x, y+r, x, y+k, x+k, y, x+r, y)
}

// oval is an ellipse around a point.
func oval(x, y, rx, ry float64) string {
	kx, ky := 0.5523*rx, 0.5523*ry
	return fmt.Sprintf("M%.6g %.6g C%.6g %.6g %.6g %.6g %.6g %.6g C%.6g %.6g %.6g %.6g %.6g %.6g "+
		"C%.6g %.6g %.6g %.6g %.6g %.6g C%.6g %.6g %.6g %.6g %.6g %.6g Z",
		x+rx, y, x+rx, y+ky, x+kx, y+ry, x, y+ry, x-kx, y+ry, x-rx, y+ky, x-rx, y,
		x-rx, y-ky, x-kx, y-ry, x, y-ry, x+kx, y-ry, x+rx, y-ky, x+rx, y)
}

// spike points from a circle around a point to an ellipse around it.
func spike(x, y, angle, from, rx, ry, wide float64) string {
	s, c := math.Sincos(angle)
	return fmt.Sprintf("M%.4f %.4f L%.4f %.4f L%.4f %.4f Z",
		x+c*from-s*wide/2, y+s*from+c*wide/2, x+c*from+s*wide/2, y+s*from-c*wide/2, x+c*rx, y+s*ry)
}

// of is the drawing for an icon of that size.
func of(size int) drawing {
	if size <= Small {
		return small
	}
	return large
}

// Draw draws the icon, that many pixels wide and high.
func Draw(size int) *image.RGBA { return DrawWithin(size, 0) }

// DrawWithin draws the icon with an empty margin on all sides, which is part of the size.
func DrawWithin(size, margin int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	inner := size - 2*margin
	d := of(inner)
	scale := float64(inner) / d.units
	z := new(vector.Rasterizer)
	for _, s := range d.shapes {
		if inner < s.from {
			continue
		}
		x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
		trace(s.d, func(_ byte, p []float64) {
			for i := 0; i < len(p); i += 2 {
				p[i], p[i+1] = p[i]*scale+float64(margin), p[i+1]*scale+float64(margin)
				x0, y0, x1, y1 = min(x0, p[i]), min(y0, p[i+1]), max(x1, p[i]), max(y1, p[i+1])
			}
		})
		box := image.Rect(int(math.Floor(x0)), int(math.Floor(y0)), int(math.Ceil(x1)), int(math.Ceil(y1)))
		z.Reset(box.Dx(), box.Dy())
		trace(s.d, func(verb byte, p []float64) {
			var q [6]float32
			for i, v := range p {
				q[i] = float32(v*scale + float64(margin-[2]int{box.Min.X, box.Min.Y}[i%2]))
			}
			switch verb {
			case 'M':
				z.MoveTo(q[0], q[1])
			case 'L':
				z.LineTo(q[0], q[1])
			case 'C':
				z.CubeTo(q[0], q[1], q[2], q[3], q[4], q[5])
			case 'Z':
				z.ClosePath()
			}
		})
		z.Draw(img, box, &gradient{s, y0, y1}, box.Min)
	}
	return img
}

// trace goes along an outline.
func trace(d string, do func(verb byte, p []float64)) {
	var verb byte
	var p []float64
	for field := range strings.FieldsSeq(d) {
		if c := field[0]; c >= 'A' {
			if verb != 0 {
				do(verb, p)
			}
			verb, p, field = c, p[:0], field[1:]
		}
		if field == "" {
			continue
		}
		v, err := strconv.ParseFloat(field, 64)
		if err != nil {
			panic(err) // the outlines are constants
		}
		p = append(p, v)
	}
	do(verb, p)
}

// gradient is the color of a shape, as a picture.
type gradient struct {
	shape
	y0, y1 float64
}

func (g *gradient) ColorModel() color.Model { return color.NRGBAModel }
func (g *gradient) Bounds() image.Rectangle { return image.Rect(-1<<20, -1<<20, 1<<20, 1<<20) }
func (g *gradient) At(_, y int) color.Color {
	t := max(0, min(1, (float64(y)+0.5-g.y0)/(g.y1-g.y0)))
	mix := func(a, b uint8) uint8 { return uint8(float64(a) + (float64(b)-float64(a))*t + 0.5) }
	return color.NRGBA{R: mix(g.top.R, g.bottom.R), G: mix(g.top.G, g.bottom.G), B: mix(g.top.B, g.bottom.B), A: mix(g.top.A, g.bottom.A)}
}

// SVG is the icon as vector graphics.
func SVG() []byte {
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %g %g">`+"\n", large.units, large.units)
	stop := func(at int, c color.NRGBA) string {
		return fmt.Sprintf(`<stop offset="%d" stop-color="#%02x%02x%02x" stop-opacity="%.3g"/>`, at, c.R, c.G, c.B, float64(c.A)/255)
	}
	for i, s := range large.shapes {
		fmt.Fprintf(&b, `<linearGradient id="g%d" x2="0" y2="1">%s%s</linearGradient><path fill="url(#g%d)" d="%s"/>`+"\n",
			i, stop(0, s.top), stop(1, s.bottom), i, s.d)
	}
	b.WriteString("</svg>\n")
	return []byte(b.String())
}
