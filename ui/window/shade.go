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
	rectangle ebiten.DrawTrianglesShaderOptions
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

// backdrop fills a rectangle, whatever is there.
func (d *shades) backdrop(screen *ebiten.Image, op *paint.Op) {
	s, w, h := op.Shading, op.Shading.W, op.Shading.H
	if w < 1 || h < 1 {
		return
	}
	l := d.loaded[s.Shader]
	l.rectangle.Uniforms, l.rectangle.Blend = s.Uniforms, ebiten.BlendCopy
	if op.Rect.W <= float64(w) {
		d.fill(screen, l, op.Rect, w, h)
		return
	}
	if l.small == nil || l.small.Bounds().Dx() != w || l.small.Bounds().Dy() != h {
		if l.small != nil {
			l.small.Deallocate()
		}
		l.small = ebiten.NewImage(w, h)
	}
	d.fill(l.small, l, layout.Rect{W: float64(w), H: float64(h)}, w, h)
	o := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	o.GeoM.Scale(op.Rect.W/float64(w), op.Rect.H/float64(h))
	o.GeoM.Translate(op.Rect.X, op.Rect.Y)
	screen.DrawImage(l.small, &o)
}

// fill fills a rectangle with what a shader draws on w by h pixels.
func (d *shades) fill(img *ebiten.Image, l *loadedShader, r layout.Rect, w, h int) {
	d.vertices, d.indices = d.vertices[:0], append(d.indices[:0], 0, 1, 2, 1, 3, 2)
	for i := range 4 {
		x, y := i%2, i/2
		d.vertices = append(d.vertices, ebiten.Vertex{DstX: float32(r.X + r.W*float64(x)), DstY: float32(r.Y + r.H*float64(y)),
			SrcX: float32(w * x), SrcY: float32(h * y), ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1})
	}
	img.DrawTrianglesShader32(d.vertices, d.indices, l.shader, &l.rectangle)
}

// mesh draws triangles, in pixels of that size. It does not wait for bitmaps: until they are made,
// it draws nothing.
func (d *shades) mesh(screen *ebiten.Image, s *paint.Shading, scale float64) {
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
	if len(s.Indices) == 0 {
		return
	}
	d.vertices = d.vertices[:0]
	k := float32(scale)
	for i := range s.Vertices {
		v := &s.Vertices[i]
		d.vertices = append(d.vertices, ebiten.Vertex{
			DstX: v.X * k, DstY: v.Y * k, SrcX: v.U, SrcY: v.V,
			ColorR: v.Form[0], ColorG: v.Form[1], ColorB: v.Form[2], ColorA: v.Form[3],
			Custom0: v.Custom[0], Custom1: v.Custom[1], Custom2: v.Custom[2], Custom3: v.Custom[3],
		})
	}
	l.triangles.Uniforms = s.Uniforms
	screen.DrawTrianglesShader32(d.vertices, s.Indices, l.shader, &l.triangles)
}
