package ui

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/keyraken/keyraken/ui/paint"
)

// shades draws what the shaders of the stages draw.
type shades struct {
	loaded   map[*paint.Shader]*loadedShader
	vertices []ebiten.Vertex
}

// loadedShader is a shader on the graphics card.
type loadedShader struct {
	shader    *ebiten.Shader
	small     *ebiten.Image // a rectangle before it is stretched, as last drawn
	bitmaps   bool          // they have been loaded
	rectangle ebiten.DrawRectShaderOptions
	triangles ebiten.DrawTrianglesShaderOptions
}

// load compiles the shaders, and lets the pictures that they read be made meanwhile.
func (d *shades) load(shaders []*paint.Shader) error {
	d.loaded = map[*paint.Shader]*loadedShader{}
	for _, s := range shaders {
		compiled, err := ebiten.NewShader(s.Source)
		if err != nil {
			return fmt.Errorf("shader of the %s: %w", s.Name, err)
		}
		d.loaded[s] = &loadedShader{shader: compiled}
		if s.Bitmaps != nil {
			go func() {
				defer func() { _ = recover() }() // who draws them has the same fault
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

// mesh draws triangles.
func (d *shades) mesh(screen *ebiten.Image, s *paint.Shading) {
	l := d.loaded[s.Shader]
	if !l.bitmaps && s.Bitmaps != nil {
		for i, b := range s.Bitmaps() {
			img := ebiten.NewImage(b.W, b.H)
			img.WritePixels(b.Pix)
			l.triangles.Images[i] = img
		}
	}
	l.bitmaps = true
	d.vertices = d.vertices[:0]
	for i := range s.Vertices {
		v := &s.Vertices[i]
		d.vertices = append(d.vertices, ebiten.Vertex{
			DstX: v.X, DstY: v.Y, SrcX: v.U, SrcY: v.V,
			ColorR: v.Form[0], ColorG: v.Form[1], ColorB: v.Form[2], ColorA: v.Form[3],
			Custom0: v.Custom[0], Custom1: v.Custom[1], Custom2: v.Custom[2], Custom3: v.Custom[3],
		})
	}
	l.triangles.Uniforms = s.Uniforms
	screen.DrawTrianglesShader32(d.vertices, s.Indices, l.shader, &l.triangles)
}
