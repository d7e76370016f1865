package paint

import "github.com/keyraken/keyraken/ui/layout"

// Shader is a program for the graphics card, in Kage. The list names it; whatever
// draws the list knows how to run it.
type Shader struct {
	Name   string // for errors
	Source []byte
	// Bitmaps makes the pictures that it reads, if any. They may take a while, and
	// are made once.
	Bitmaps func() []*Bitmap
}

// Shading is what a shader draws: a rectangle, or triangles. Its values count at
// the time when the list is drawn.
type Shading struct {
	*Shader
	Uniforms map[string]any // slices of float32, which may be overwritten

	// W and H are the size in pixels at which a rectangle is drawn before it is
	// stretched over its place.
	W, H int

	// Waits is set while drawing has to wait for the bitmaps: nothing is drawn then.
	Waits bool

	Vertices []Vertex // of triangles, from the back to the front
	Indices  []uint32
}

// Vertex is a corner of a triangle. Its numbers are the inputs of the shader.
type Vertex struct {
	X, Y   float32 // in pixels
	U, V   float32
	Form   [4]float32
	Custom [4]float32
}

// Backdrop fills a rectangle with what a shader draws.
func (l *List) Backdrop(r layout.Rect, s *Shading) {
	l.add(Op{Kind: Backdrop, Rect: r, Shading: s})
}

// Mesh draws the triangles of a shader.
func (l *List) Mesh(s *Shading) {
	l.add(Op{Kind: Mesh, Shading: s})
}
