package window

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

// shades draws what the shaders of the stages draw.
type shades struct {
	loaded   map[*paint.Shader]*loadedShader
	vertices []ebiten.Vertex
	indices  []uint32
}

// loadedShader is a shader on the graphics card.
type loadedShader struct {
	shader    *ebiten.Shader
	small     *ebiten.Image // a rectangle before it is stretched, as last drawn
	bitmaps   bool          // they have been loaded
	made      chan struct{} // closed when they have been made
	rectangle ebiten.DrawRectShaderOptions
	pieces    ebiten.DrawTrianglesShaderOptions // of a rectangle
	triangles ebiten.DrawTrianglesShaderOptions
}

// load compiles the shaders, and starts making the bitmaps that they read.
func (d *shades) load(shaders []*paint.Shader) error {
	d.loaded = map[*paint.Shader]*loadedShader{}
	for _, s := range shaders {
		compiled, err := ebiten.NewShader(s.Source)
		if err != nil {
			return fmt.Errorf("shader of the %s: %w", s.Name, err)
		}
		l := &loadedShader{shader: compiled, bitmaps: s.Bitmaps == nil, made: make(chan struct{})}
		d.loaded[s] = l
		if s.Bitmaps != nil {
			go func() {
				defer close(l.made)
				defer func() { _ = recover() }() // drawing them reports the same fault
				s.Bitmaps()
			}()
		}
	}
	return nil
}

// backdrop fills a rectangle.
func (d *shades) backdrop(screen *ebiten.Image, op *paint.Op) {
	s, w, h := op.Shading, op.Shading.W, op.Shading.H
	if w < 1 || h < 1 {
		return
	}
	l := d.loaded[s.Shader]
	if l.small == nil || l.small.Bounds().Dx() != w || l.small.Bounds().Dy() != h {
		if l.small != nil {
			l.small.Deallocate()
		}
		l.small = ebiten.NewImage(w, h)
	}
	l.rectangle.Uniforms, l.rectangle.Blend = s.Uniforms, ebiten.BlendCopy
	l.small.DrawRectShader(w, h, l.shader, &l.rectangle)
	o := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	o.GeoM.Scale(op.Rect.W/float64(w), op.Rect.H/float64(h))
	o.GeoM.Translate(op.Rect.X, op.Rect.Y)
	screen.DrawImage(l.small, &o)
}

// parts draws those parts of a rectangle that lie within others, in pixels of that size,
// over whatever is there.
func (d *shades) parts(to *ebiten.Image, op *paint.Op, within []layout.Rect, scale float64) {
	s := op.Shading
	l := d.loaded[s.Shader]
	d.vertices, d.indices = d.vertices[:0], d.indices[:0]
	u, v := float64(s.W)/op.Rect.W, float64(s.H)/op.Rect.H
	for _, r := range within {
		if r = r.Cross(op.Rect); r.Empty() {
			continue
		}
		first := uint32(len(d.vertices))
		for i := range 4 {
			x, y := r.X+r.W*float64(i%2), r.Y+r.H*float64(i/2)
			d.vertices = append(d.vertices, ebiten.Vertex{DstX: float32(x * scale), DstY: float32(y * scale),
				SrcX: float32((x - op.Rect.X) * u), SrcY: float32((y - op.Rect.Y) * v), ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1})
		}
		d.indices = append(d.indices, first, first+1, first+2, first+1, first+3, first+2)
	}
	if len(d.indices) > 0 {
		l.pieces.Uniforms, l.pieces.Blend = s.Uniforms, ebiten.BlendCopy
		to.DrawTrianglesShader32(d.vertices, d.indices, l.shader, &l.pieces)
	}
}

// mesh draws triangles, in pixels of that size: those parts that lie within a rectangle, except
// hidden triangles. It does not wait for bitmaps: until they are made, it draws nothing.
func (d *shades) mesh(screen *ebiten.Image, s *paint.Shading, scale float64, within layout.Rect, hidden func(layout.Rect) bool) {
	l := d.loaded[s.Shader]
	if !l.bitmaps {
		select {
		case <-l.made:
		default:
			s.Waits = true
			return
		}
		for i, b := range s.Bitmaps() {
			img := ebiten.NewImage(b.W, b.H)
			img.WritePixels(b.Pix)
			l.triangles.Images[i] = img
		}
	}
	l.bitmaps, s.Waits = true, false
	d.vertices, d.indices = d.vertices[:0], d.indices[:0]
	k := float32(scale)
	for i := range s.Vertices {
		v := &s.Vertices[i]
		d.vertices = append(d.vertices, ebiten.Vertex{
			DstX: v.X * k, DstY: v.Y * k, SrcX: v.U, SrcY: v.V,
			ColorR: v.Form[0], ColorG: v.Form[1], ColorB: v.Form[2], ColorA: v.Form[3],
			Custom0: v.Custom[0], Custom1: v.Custom[1], Custom2: v.Custom[2], Custom3: v.Custom[3],
		})
	}
	for i := 0; i+2 < len(s.Indices); i += 3 {
		t := s.Indices[i : i+3]
		switch bounds := around(&s.Vertices[t[0]], &s.Vertices[t[1]], &s.Vertices[t[2]]); {
		case !bounds.Overlaps(within) || hidden(bounds):
		case bounds.Within(within):
			d.indices = append(d.indices, t...)
		default:
			d.part(t, times(within, scale))
		}
	}
	if len(d.indices) == 0 {
		return
	}
	l.triangles.Uniforms = s.Uniforms
	screen.DrawTrianglesShader32(d.vertices, d.indices, l.shader, &l.triangles)
}

// part adds the part of a triangle that lies within a rectangle.
func (d *shades) part(t []uint32, within layout.Rect) {
	shape := [8]ebiten.Vertex{d.vertices[t[0]], d.vertices[t[1]], d.vertices[t[2]]}
	n := cut(&shape, 3, within)
	d.vertices, d.indices = fan(d.vertices, d.indices, shape[:n])
}

// fan adds the triangles of a convex shape.
func fan(vertices []ebiten.Vertex, indices []uint32, shape []ebiten.Vertex) ([]ebiten.Vertex, []uint32) {
	first := uint32(len(vertices))
	for i := 2; i < len(shape); i++ {
		indices = append(indices, first, first+uint32(i)-1, first+uint32(i))
	}
	return append(vertices, shape...), indices
}

// around is the rectangle around a triangle.
func around(a, b, c *paint.Vertex) layout.Rect {
	x, y := float64(min(a.X, b.X, c.X)), float64(min(a.Y, b.Y, c.Y))
	return layout.Rect{X: x, Y: y, W: float64(max(a.X, b.X, c.X)) - x, H: float64(max(a.Y, b.Y, c.Y)) - y}
}
