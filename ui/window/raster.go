package window

import (
	_ "embed"
	"fmt"
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/raster"
	"github.com/keyraken/keyraken/ui/stage/stages"
	"github.com/keyraken/keyraken/ui/window/internal/tiles"
)

//go:embed raster.kage
var rasterKage []byte

// batch turns pictures into pixels. Shapes, letters, signs and bitmaps are
// triangles of one shader and one texture, and go to the screen together, in the
// order of the list.
type batch struct {
	shades shades
	shader *ebiten.Shader
	quads  *raster.Raster
	option ebiten.DrawTrianglesShaderOptions

	screen   *ebiten.Image
	seen     layout.Rect // the part of it that is drawn
	scale    float64     // of what is drawn
	vertices []ebiten.Vertex
	indices  []uint32
	calls    int // that the last picture took
	pixels   int // of the last screen
}

func newBatch() (*batch, error) {
	r := &batch{}
	var err error
	if r.shader, err = ebiten.NewShader(rasterKage); err != nil {
		return nil, fmt.Errorf("shader of shapes: %w", err)
	}
	if err := r.shades.load(stages.Shaders()); err != nil {
		return nil, err
	}
	r.quads = raster.New(r)
	return r, nil
}

// Restart implements [atlas.Texture].
func (r *batch) Restart(w, h int) {
	r.flush()
	old, size := r.option.Images[0], image.Rect(0, 0, w, h)
	if old != nil && old.Bounds() == size {
		return
	}
	r.option.Images[0] = ebiten.NewImageWithOptions(size, &ebiten.NewImageOptions{Unmanaged: true})
	if old != nil {
		old.Deallocate()
	}
}

// Write implements [atlas.Texture].
func (r *batch) Write(at image.Rectangle, pix []byte) {
	r.option.Images[0].SubImage(at).(*ebiten.Image).WritePixels(pix)
}

// begin starts a picture on a screen.
func (r *batch) begin(screen *ebiten.Image) {
	n := screen.Bounds().Dx() * screen.Bounds().Dy()
	if 2*n < r.pixels {
		r.quads.Atlas.Shrink()
	}
	r.pixels = n
	r.quads.Atlas.Begin()
	r.calls = 0
}

// onto directs drawing to an image, on which a pixel of the window has that size.
func (r *batch) onto(img *ebiten.Image, scale float64) {
	r.scale = scale
	r.quads.Onto(rectOf(img))
	r.part(img)
}

// part directs drawing to a part of that image.
func (r *batch) part(img *ebiten.Image) { r.screen, r.seen = img, rectOf(img) }

func rectOf(img *ebiten.Image) layout.Rect {
	b := img.Bounds()
	return layout.Rect{X: float64(b.Min.X), Y: float64(b.Min.Y), W: float64(b.Dx()), H: float64(b.Dy())}
}

// draw draws the ops of a list from one to another.
func (r *batch) draw(list *paint.List, from, end int) {
	for i := from; i < end; i++ {
		op, clip := &list.Ops[i], list.Clips[list.Ops[i].Clip]
		if r.scale != 1 {
			small := shrunk(op, r.scale)
			op, clip = &small, times(clip, r.scale)
		}
		if tiles.Bounds(op, clip).Overlaps(r.seen) {
			r.op(op, clip)
		}
	}
	r.flush()
}

// shrunk is an op scaled to smaller pixels.
func shrunk(op *paint.Op, k float64) paint.Op {
	s := *op
	s.Rect = times(op.Rect, k)
	s.Radius, s.Width, s.Size = op.Radius*k, op.Width*k, op.Size*k
	s.Pivot = layout.Point{X: op.Pivot.X * k, Y: op.Pivot.Y * k}
	return s
}

func times(r layout.Rect, k float64) layout.Rect {
	return layout.Rect{X: r.X * k, Y: r.Y * k, W: r.W * k, H: r.H * k}
}

// op draws an op within a clip.
func (r *batch) op(op *paint.Op, clip layout.Rect) {
	switch op.Kind {
	case paint.Backdrop:
		r.flush()
		r.shades.backdrop(r.screen, op)
		r.calls++
	case paint.Mesh:
		r.flush()
		r.shades.mesh(r.screen, op.Shading, r.scale)
		r.calls++
	default:
		r.quads.Op(op, clip)
	}
}

// flush sends the triangles gathered so far to the screen.
func (r *batch) flush() {
	if len(r.indices) == 0 {
		return
	}
	r.screen.DrawTrianglesShader32(r.vertices, r.indices, r.shader, &r.option)
	r.vertices, r.indices = r.vertices[:0], r.indices[:0]
	r.calls++
}

// Quad implements [raster.Painter]: it adds the two triangles of a rectangle.
func (r *batch) Quad(k *raster.Quad) {
	first := uint32(len(r.vertices))
	for i := range 4 {
		r.vertices = append(r.vertices, corner(k, i))
	}
	r.indices = append(r.indices, first, first+1, first+2, first+1, first+3, first+2)
	if k.Angle == 0 {
		return
	}
	sin, cos := math.Sincos(k.Angle)
	for i := range 4 {
		v := &r.vertices[int(first)+i]
		dx, dy := k.X[i%2]-k.Pivot.X, k.Y[i/2]-k.Pivot.Y
		v.DstX, v.DstY = float32(k.Pivot.X+dx*cos-dy*sin), float32(k.Pivot.Y+dx*sin+dy*cos)
	}
}

// corner is a corner of a rectangle: the upper two, then the lower two.
func corner(k *raster.Quad, i int) ebiten.Vertex {
	h, v, ink := i%2, i/2, k.Upper
	if v == 1 {
		ink = k.Lower
	}
	return ebiten.Vertex{
		DstX: float32(k.X[h]), DstY: float32(k.Y[v]), SrcX: float32(k.U[h]), SrcY: float32(k.V[v]),
		ColorR: ink.R * ink.A, ColorG: ink.G * ink.A, ColorB: ink.B * ink.A, ColorA: ink.A,
		Custom0: float32(k.P[h]), Custom1: float32(k.Q[v]), Custom2: float32(k.Z), Custom3: float32(k.W),
	}
}

// layoutPoint is a position of the mouse as the screens expect it.
func layoutPoint(x, y int) layout.Point { return layout.Point{X: float64(x), Y: float64(y)} }
