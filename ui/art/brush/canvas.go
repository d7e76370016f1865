package brush

import (
	"image"
	"image/draw"
	"math"

	"golang.org/x/image/vector"

	"github.com/keyraken/keyraken/game/browser"
	"github.com/keyraken/keyraken/ui/paint"
)

// A picture measures Wide by Tall units, whatever its size in pixels.
const (
	Wide = 500.0
	Tall = 400.0
)

// Style is how a shape is filled: flat color from top to bottom, a shadow on the
// side away from the light, and a bright edge on the side of the light.
type Style struct {
	Top, Bottom RGB
	Shade       RGB     // the color of the shadow
	Dark        float64 // how strong it is, 0 to 1
	Deep        float64 // how far it reaches into the shape, as a part of its thickness
	Rim         RGB     // the color of the bright edge
	Lit         float64 // its strength
	Edge        float64 // how wide, in units
	Alpha       float64 // at the top
	Fade        float64 // at the bottom
	add         bool    // add light instead of covering
}

// Flat is the style of one color, without shadow and edge.
//
//go:noinline
func Flat(c RGB) Style { return Style{Top: c, Bottom: c, Alpha: 1, Fade: 1} }

// Down is the style with another color at the bottom.
//
//go:noinline
func (s Style) Down(c RGB) Style { s.Bottom = c; return s }

// Clear is the style with less opacity.
//
//go:noinline
func (s Style) Clear(a float64) Style { s.Alpha *= a; s.Fade *= a; return s }

// Out is the style that loses all opacity on the way down.
func (s Style) Out() Style { s.Fade = 0; return s }

// In is the style that gains its opacity on the way down.
func (s Style) In() Style { s.Alpha = 0; return s }

// Light is the style that adds its color.
func (s Style) Light() Style { s.add = true; return s }

// canvas is a picture being painted.
type canvas struct {
	w, h   int
	scale  float64
	pix    []RGB
	m      Matrix  // from the present units to pixels
	Toward Point   // the way to the light
	tone   Tone    // what happens to all colors
	clip   []uint8 // how much of what is drawn shows, by pixels; nil shows everything
	z      vector.Rasterizer
	mask   []uint8
	pts    []Point
}

func newCanvas(width, height int) *canvas {
	c := &canvas{w: width, h: height, scale: float64(width) / Wide, Toward: Point{-0.6, -0.8}}
	c.pix = make([]RGB, c.w*c.h)
	c.m = Place(0, 0, c.scale, c.scale, 0)
	return c
}

// Within runs draw moved, turned and scaled.
func (c *canvas) Within(m Matrix, draw func()) {
	old := c.m
	c.m = old.Then(m)
	draw()
	c.m = old
}

// Through runs draw, and shows only what falls inside the outlines.
func (c *canvas) Through(draw func(), outlines ...Path) {
	c.bounds(outlines)
	c.rasterize(outlines, 0, 0, c.w, c.h)
	old, clip := c.clip, append([]uint8(nil), c.mask...)
	for i, o := range old {
		clip[i] = uint8(int(clip[i]) * int(o) / 255)
	}
	c.clip = clip
	draw()
	c.clip = old
}

// Toned runs draw in other colors.
func (c *canvas) Toned(t Tone, draw func()) {
	old := c.tone
	c.tone = t
	draw()
	c.tone = old
}

// Fill paints the inside of the outlines; one that runs the opposite way cuts a
// hole.
func (c *canvas) Fill(s Style, outlines ...Path) {
	s = c.tone.style(s)
	x0, y0, x1, y1 := c.bounds(outlines)
	if x1 <= 0 || y1 <= 0 || x0 >= float64(c.w) || y0 >= float64(c.h) || x0 >= x1 || y0 >= y1 {
		return
	}
	shadow, edge := 0.0, 0.0
	if s.Dark > 0 {
		shadow = s.Deep * min(x1-x0, y1-y0, 3.2*c.thick(outlines))
	}
	if s.Lit > 0 {
		edge = max(1, s.Edge*c.scale)
	}
	pad := int(math.Ceil(max(shadow*1.2, edge))) + 1
	left, top := max(int(math.Floor(x0)), -pad)-pad, max(int(math.Floor(y0)), -pad)-pad
	right, bottom := min(int(math.Ceil(x1)), c.w+pad)+pad, min(int(math.Ceil(y1)), c.h+pad)+pad
	stride, rows := right-left, bottom-top
	c.rasterize(outlines, left, top, stride, rows)

	away := func(d float64) int {
		return int(math.Round(-c.Toward.Y*d))*stride + int(math.Round(-c.Toward.X*d))
	}
	b := stroke{Style: s, mask: c.mask, near: away(shadow * 0.4), mid: away(shadow * 0.75), far: away(shadow * 1.15), light: away(-edge)}
	for y := max(0, int(math.Floor(y0))); y < min(c.h, int(math.Ceil(y1))); y++ {
		t := (float64(y) + 0.5 - y0) / (y1 - y0)
		b.color, b.cover = s.Top.To(s.Bottom, t), float32(s.Alpha+float64((s.Fade-s.Alpha)*t))/255
		from, to := max(0, int(math.Floor(x0))), min(c.w, int(math.Ceil(x1)))
		if c.clip != nil {
			b.clip = c.clip[y*c.w+from : y*c.w+to]
		}
		b.row(c.pix[y*c.w+from:y*c.w+to], (y-top)*stride+from-left, uint32(y)*0x9e3779b1+uint32(from))
		browser.Yield()
	}
}

// stroke is the style of one row of a shape.
type stroke struct {
	Style
	mask, clip            []uint8
	near, mid, far, light int // steps in the mask
	color                 RGB
	cover                 float32
}

func (b *stroke) row(pix []RGB, at int, noise uint32) {
	dark, lit := float32(b.Dark), float32(b.Lit)
	for i := range pix {
		m := b.mask[at+i]
		if m == 0 {
			continue
		}
		c := b.color
		if dark > 0 {
			lights := int(b.mask[at+i+b.near]) + int(b.mask[at+i+b.mid]) + int(b.mask[at+i+b.far])
			if lights < 765 {
				shadow := 1 - float32(lights)/765
				if lights > 0 {
					n := (noise + uint32(i)) * 0x85ebca6b
					n = (n ^ n>>13) * 0xc2b2ae35
					shadow = min(1, max(0, shadow+float32((float32(n>>16&255)/255-0.5)*0.3)))
				}
				shadow *= dark
				c.mix(b.Shade, shadow)
			}
		}
		if lit > 0 {
			if l := b.mask[at+i+b.light]; l < 255 {
				f := float32(lit * (1 - float32(l)/255))
				c.mix(b.Rim, f)
			}
		}
		a := float32(m) * b.cover
		if b.clip != nil {
			a *= float32(b.clip[i]) / 255
		}
		if b.add {
			pix[i].add(c, a)
		} else {
			pix[i].mix(c, a)
		}
	}
}

// bounds turns the outlines into pixels, stores them in c.pts, and measures them.
func (c *canvas) bounds(outlines []Path) (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	c.pts = c.pts[:0]
	for _, o := range outlines {
		for _, p := range o {
			p = c.m.At(p).snapped()
			c.pts = append(c.pts, p)
			x0, y0, x1, y1 = min(x0, p.X), min(y0, p.Y), max(x1, p.X), max(y1, p.Y)
		}
	}
	return
}

// thick is the area of the outlines in c.pts over their length: half the radius of
// a disc, half the width of a band however it winds.
func (c *canvas) thick(outlines []Path) float64 {
	area, length, i := 0.0, 0.0, 0
	for _, o := range outlines {
		ps := c.pts[i : i+len(o)]
		i += len(o)
		for k, p := range ps {
			q := ps[(k+1)%len(ps)]
			area += (p.X*q.Y - q.X*p.Y) / 2
			length += q.Minus(p).Length()
		}
	}
	return math.Abs(area) / max(length, 1e-9)
}

// rasterize fills the mask with the coverage of the outlines in c.pts.
func (c *canvas) rasterize(outlines []Path, left, top, w, h int) {
	if n := w * h; cap(c.mask) < n {
		c.mask = make([]uint8, n)
	} else {
		c.mask = c.mask[:n]
	}
	for y := 0; y < h; y += exact {
		for x := 0; x < w; x += exact {
			c.tile(outlines, left+x, top+y, c.mask[y*w+x:], image.Rect(0, 0, min(exact, w-x), min(exact, h-y)), w)
		}
	}
}

// exact is the side up to which the rasterizer computes with integers, and so gives
// the same result everywhere.
const exact = 512

// tile fills a part of the mask.
func (c *canvas) tile(outlines []Path, left, top int, mask []uint8, r image.Rectangle, stride int) {
	c.z.Reset(r.Dx(), r.Dy())
	c.z.DrawOp = draw.Src
	i := 0
	for _, o := range outlines {
		for k := range o {
			x, y := float32(c.pts[i].X-float64(left)), float32(c.pts[i].Y-float64(top))
			if k == 0 {
				c.z.MoveTo(x, y)
			} else {
				c.z.LineTo(x, y)
			}
			i++
		}
		c.z.ClosePath()
	}
	whole := image.Rect(0, 0, stride, r.Dy()) // the rasterizer ignores the stride if it fills a whole image
	c.z.Draw(&image.Alpha{Pix: mask, Stride: stride, Rect: whole}, r, image.Opaque, image.Point{})
}

// Glow adds light around a point that fades over rx and ry.
func (c *canvas) Glow(x, y, rx, ry float64, color RGB, strength float64) {
	color = c.tone.of(color)
	c.soft(x, y, rx, ry, func(p *RGB, f float32) {
		p.add(color, float32(f*float32(strength)))
	})
}

// Gloom lays a color around a point that fades over rx and ry: shadows, haze.
func (c *canvas) Gloom(x, y, rx, ry float64, color RGB, strength float64) {
	color = c.tone.of(color)
	c.soft(x, y, rx, ry, func(p *RGB, f float32) {
		p.mix(color, min(1, f*float32(strength)))
	})
}

func (c *canvas) soft(x, y, rx, ry float64, touch func(*RGB, float32)) {
	center := c.m.At(Point{x, y}).snapped()
	s := c.m.Size()
	rx, ry = snap(rx*s), snap(ry*s)
	for py := max(0, int(center.Y-ry)); py < min(c.h, int(center.Y+ry)+1); py++ {
		dy := (float64(py) + 0.5 - center.Y) / ry
		half := rx * math.Sqrt(max(0, 1-float64(dy*dy)))
		from, to := max(0, int(center.X-half)), min(c.w, int(center.X+half)+1)
		for px := from; px < to; px++ {
			dx := (float64(px) + 0.5 - center.X) / rx
			if f := 1 - float64(dx*dx) - float64(dy*dy); f > 0 {
				k := float32(f * f * (1 - c.tone.Veil))
				if c.clip != nil {
					k *= float32(c.clip[py*c.w+px]) / 255
				}
				touch(&c.pix[py*c.w+px], k)
			}
		}
		browser.Yield()
	}
}

// finish darkens the corners, lays grain over everything, and makes the bitmap.
func (c *canvas) finish(seed uint64) *paint.Bitmap {
	b := &paint.Bitmap{W: c.w, H: c.h, Pix: make([]byte, 4*c.w*c.h)}
	for y := range c.h {
		dy := float32((float32(y)+0.5)/float32(c.h)*2) - 1
		for x := range c.w {
			dx := float32((float32(x)+0.5)/float32(c.w)*2) - 1
			d := float32(dx*dx*0.8) + float32(dy*dy)
			v := 1 - float32(0.20*d*d)
			n := (uint32(x)*0x8da6b343 ^ uint32(y)*0xd8163841 ^ uint32(seed)) * 0x85ebca6b
			n = (n ^ n>>15) * 0xc2b2ae35
			grain := (float32(n>>16&255)/255 - 0.5) * 0.036
			i := y*c.w + x
			p, o := c.pix[i], b.Pix[4*i:4*i+4:4*i+4]
			l := float32(grain * (0.4 + float32(0.6*(p.r+p.g+p.b))/3))
			o[0], o[1], o[2], o[3] = shown(float32(p.r*v)+l), shown(float32(p.g*v)+l), shown(float32(p.b*v)+l), 255
		}
		browser.Yield()
	}
	return b
}

// shown is a component of a color as a byte; very bright light rolls off.
func shown(f float32) uint8 {
	if f > 0.85 {
		f = 0.85 + (f-0.85)/(1+float32((f-0.85)*2.2))
	}
	return uint8(float32(max(0, min(1, f))*255) + 0.5)
}
