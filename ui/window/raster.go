package window

import (
	_ "embed"
	"fmt"
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/stage/stages"
	"github.com/keyraken/keyraken/ui/window/internal/atlas"
	"github.com/keyraken/keyraken/ui/window/internal/tiles"
)

//go:embed raster.kage
var rasterKage []byte

// raster turns pictures into pixels. Shapes, letters, signs and bitmaps are
// triangles of one shader and one texture, and go to the screen together, in the
// order of the list.
type raster struct {
	shades shades
	shader *ebiten.Shader
	atlas  *atlas.Atlas
	option ebiten.DrawTrianglesShaderOptions

	screen   *ebiten.Image
	window   layout.Rect
	seen     layout.Rect // the part of it that is drawn
	scale    float64     // of what is drawn
	clip     layout.Rect
	vertices []ebiten.Vertex
	indices  []uint32
	calls    int           // that the last picture took
	missing  []layout.Rect // where pictures are not there yet, on that image
	pixels   int           // of the last screen
}

func newRaster() (*raster, error) {
	r := &raster{}
	var err error
	if r.shader, err = ebiten.NewShader(rasterKage); err != nil {
		return nil, fmt.Errorf("shader of shapes: %w", err)
	}
	if err := r.shades.load(stages.Shaders()); err != nil {
		return nil, err
	}
	r.atlas = atlas.New(r)
	return r, nil
}

// Restart implements [atlas.Texture].
func (r *raster) Restart(w, h int) {
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
func (r *raster) Write(at image.Rectangle, pix []byte) {
	r.option.Images[0].SubImage(at).(*ebiten.Image).WritePixels(pix)
}

// begin starts a picture on a screen.
func (r *raster) begin(screen *ebiten.Image) {
	n := screen.Bounds().Dx() * screen.Bounds().Dy()
	if 2*n < r.pixels {
		r.atlas.Shrink()
	}
	r.pixels = n
	r.atlas.Begin()
	r.calls = 0
}

// onto directs drawing to an image, on which a pixel of the window has that size.
func (r *raster) onto(img *ebiten.Image, scale float64) {
	r.window, r.scale, r.missing = rectOf(img), scale, r.missing[:0]
	r.part(img)
}

// part directs drawing to a part of that image.
func (r *raster) part(img *ebiten.Image) { r.screen, r.seen = img, rectOf(img) }

func rectOf(img *ebiten.Image) layout.Rect {
	b := img.Bounds()
	return layout.Rect{X: float64(b.Min.X), Y: float64(b.Min.Y), W: float64(b.Dx()), H: float64(b.Dy())}
}

// draw draws the ops of a list from one to another.
func (r *raster) draw(list *paint.List, from, end int) {
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
func (r *raster) op(op *paint.Op, clip layout.Rect) {
	r.clip = clip.Cross(r.window)
	switch op.Kind {
	case paint.Fill, paint.Line, paint.Soft:
		r.shape(op)
	case paint.Words:
		r.words(op)
	case paint.Mark:
		r.mark(op)
	case paint.Picture:
		r.picture(op)
	case paint.Backdrop:
		r.flush()
		r.shades.backdrop(r.screen, op)
		r.calls++
	case paint.Mesh:
		r.flush()
		r.shades.mesh(r.screen, op.Shading, r.scale)
		r.calls++
	}
}

// flush sends the triangles gathered so far to the screen.
func (r *raster) flush() {
	if len(r.indices) == 0 {
		return
	}
	r.screen.DrawTrianglesShader32(r.vertices, r.indices, r.shader, &r.option)
	r.vertices, r.indices = r.vertices[:0], r.indices[:0]
	r.calls++
}

// quad is a rectangle with the values that the shader gets at each edge: its
// place in the texture or the shape.
type quad struct {
	x, y   [2]float64 // the edges
	u, v   [2]float64 // src there
	p, q   [2]float64 // the first two numbers of custom there
	z, w   float64    // and the other two
	upper  paint.Color
	lower  paint.Color
	turned *paint.Op // has the angle, if not 0
}

// trim cuts off what lies outside low to high.
func trim(x, u, p *[2]float64, low, high float64) (from, to float64) {
	from, to = 0, 1
	if w := x[1] - x[0]; w > 0 {
		from, to = max(0, (low-x[0])/w), min(1, (high-x[0])/w)
	}
	for _, a := range [...]*[2]float64{x, u, p} {
		a[0], a[1] = a[0]+(a[1]-a[0])*from, a[0]+(a[1]-a[0])*to
	}
	return from, to
}

// add adds the two triangles of a rectangle, as far as they are visible. A turned
// rectangle is drawn whole if its middle lies within the clip.
func (r *raster) add(k *quad) {
	if k.turned != nil && k.turned.Angle != 0 {
		r.turned(k)
		return
	}
	c := r.clip
	switch {
	case k.x[0] >= c.Right() || k.x[1] <= c.X || k.y[0] >= c.Bottom() || k.y[1] <= c.Y:
		return
	case k.x[0] < c.X || k.x[1] > c.Right() || k.y[0] < c.Y || k.y[1] > c.Bottom():
		trim(&k.x, &k.u, &k.p, c.X, c.Right())
		from, to := trim(&k.y, &k.v, &k.q, c.Y, c.Bottom())
		k.upper, k.lower = k.upper.Mix(k.lower, from), k.upper.Mix(k.lower, to)
	}
	first := uint32(len(r.vertices))
	for i := range 4 {
		r.vertices = append(r.vertices, k.corner(i))
	}
	r.indices = append(r.indices, first, first+1, first+2, first+1, first+3, first+2)
}

// corner is a corner of the rectangle: the upper two, then the lower two.
func (k *quad) corner(i int) ebiten.Vertex {
	h, v, ink := i%2, i/2, k.upper
	if v == 1 {
		ink = k.lower
	}
	return ebiten.Vertex{
		DstX: float32(k.x[h]), DstY: float32(k.y[v]), SrcX: float32(k.u[h]), SrcY: float32(k.v[v]),
		ColorR: ink.R * ink.A, ColorG: ink.G * ink.A, ColorB: ink.B * ink.A, ColorA: ink.A,
		Custom0: float32(k.p[h]), Custom1: float32(k.q[v]), Custom2: float32(k.z), Custom3: float32(k.w),
	}
}

// turned adds a rectangle that is turned.
func (r *raster) turned(k *quad) {
	if r.clip.W < r.window.W || r.clip.H < r.window.H {
		if m := (layout.Point{X: (k.x[0] + k.x[1]) / 2, Y: (k.y[0] + k.y[1]) / 2}); !r.clip.Has(m) {
			return
		}
	}
	sin, cos := math.Sincos(k.turned.Angle)
	var shape [4]ebiten.Vertex // in the order around it
	for i, at := range [...]int{0, 1, 3, 2} {
		v := k.corner(at)
		dx, dy := k.x[at%2]-k.turned.Pivot.X, k.y[at/2]-k.turned.Pivot.Y
		v.DstX, v.DstY = float32(k.turned.Pivot.X+dx*cos-dy*sin), float32(k.turned.Pivot.Y+dx*sin+dy*cos)
		shape[i] = v
	}
	first := uint32(len(r.vertices))
	r.vertices = append(r.vertices, shape[:]...)
	r.indices = append(r.indices, first, first+1, first+2, first, first+2, first+3)
}

// shape adds a shape, with room for its soft edge.
func (r *raster) shape(op *paint.Op) {
	mode, grow := 0.0, 1.0
	switch op.Kind {
	case paint.Line:
		mode = op.Width
	case paint.Soft:
		mode, grow = -op.Width, op.Width+1
	}
	if op.Rect.Empty() || op.Color.A <= 0 && op.Lower.A <= 0 {
		return
	}
	hw, hh, o := op.Rect.W/2, op.Rect.H/2, op.Rect.Inset(-grow)
	k := quad{
		x: [2]float64{o.X, o.Right()}, y: [2]float64{o.Y, o.Bottom()},
		u: [2]float64{-hw - grow, hw + grow}, v: [2]float64{-hh - grow, hh + grow},
		p: [2]float64{hw, hw}, q: [2]float64{hh, hh}, z: corner(op.Radius, op.Corner), w: mode,
		upper: op.Color, lower: op.Lower, turned: op,
	}
	edge := grow + max(op.Width, op.Radius) + 1
	if op.Kind != paint.Line || op.Angle != 0 || min(o.W, o.H) < 4*edge {
		r.add(&k)
		return
	}
	clip := r.clip
	for _, side := range frame(o, edge) { // nothing is drawn inside
		r.clip = clip.Cross(side)
		one := k
		r.add(&one)
	}
	r.clip = clip
}

// frame is the four sides of a rectangle, that wide.
func frame(r layout.Rect, edge float64) [4]layout.Rect {
	top, rest := r.Cut(edge)
	rest, bottom := rest.Cut(rest.H - edge)
	left, rest := rest.Split(edge)
	_, right := rest.SplitRight(edge)
	return [4]layout.Rect{top, left, right, bottom}
}

// corner is the radius and the form of corners in one number.
func corner(radius float64, c paint.Corner) float64 { return radius + 4096*float64(c) }

// far is a place far from every corner.
const far = -1e4

// texture adds a region of the texture.
func (r *raster) texture(op *paint.Op, at layout.Rect, g atlas.Region) {
	r.add(&quad{
		x: [2]float64{at.X, at.Right()}, y: [2]float64{at.Y, at.Bottom()},
		u: [2]float64{float64(g.X), float64(g.X + g.W)}, v: [2]float64{float64(g.Y), float64(g.Y + g.H)},
		p: [2]float64{far, far}, q: [2]float64{far, far}, z: -1,
		upper: op.Color, lower: op.Color, turned: op,
	})
}

// words adds letters. Upright they stand on whole pixels from top to bottom and,
// when they are small, on quarters of pixels from left to right.
func (r *raster) words(op *paint.Op) {
	if op.Color.A <= 0 {
		return
	}
	const small = 32
	size := int(paint.Snap(op.Size))
	pen, base := op.Rect.X, op.Rect.Y
	upright := op.Angle == 0
	if upright {
		base = math.Round(base)
	}
	before := rune(0)
	for _, letter := range op.Text {
		pen += float64(op.Face.Kern(before, letter)) * float64(size)
		before = letter
		x, step := pen, 0
		switch {
		case upright && size <= small:
			quarters := math.Round(pen * atlas.Steps)
			x = math.Floor(quarters / atlas.Steps)
			step = int(quarters - x*atlas.Steps)
		case upright:
			x = math.Round(pen)
		}
		if g := r.atlas.Glyph(op.Face, size, letter, step); g.W > 0 {
			at := layout.Rect{X: x + float64(g.Left), Y: base + float64(g.Top), W: float64(g.W), H: float64(g.H)}
			r.texture(op, at, g.Region)
		}
		pen += float64(op.Face.Advance(letter)) * float64(size)
	}
}

// mark adds a sign, which has exactly its color where it is flat.
func (r *raster) mark(op *paint.Op) {
	if op.Sign == paint.NoSign || op.Rect.Empty() || op.Color.A <= 0 {
		return
	}
	size := max(1, math.Round(max(op.Rect.W, op.Rect.H)))
	lit := *op
	lit.Color.R, lit.Color.G, lit.Color.B = op.Color.R/atlas.Flat, op.Color.G/atlas.Flat, op.Color.B/atlas.Flat
	r.texture(&lit, op.Rect, r.atlas.Sign(op.Sign, int(size)))
}

// soft is the room for the soft edge of a picture.
const soft = 0.5

// picture adds a bitmap in four quarters; in each the distance from the round
// corner is the same function of the place.
func (r *raster) picture(op *paint.Op) {
	if op.Color.A <= 0 || !op.Rect.Overlaps(r.clip) && op.Angle == 0 {
		return
	}
	b, c := op.Bitmap, op.Rect.Center()
	crop := b.Crop(op.Rect.W, op.Rect.H)
	g, ok := r.atlas.Picture(b, op.Rect.W*float64(b.W)/crop.W)
	if !ok {
		r.missing = append(r.missing, op.Rect)
		return
	}
	sx, sy := float64(g.W)/float64(b.W), float64(g.H)/float64(b.H)
	crop = layout.Rect{X: float64(g.X) + crop.X*sx, Y: float64(g.Y) + crop.Y*sy, W: crop.W * sx, H: crop.H * sy}
	outer := op.Rect.Inset(-soft)
	crop = layout.Rect{X: crop.X - soft*crop.W/op.Rect.W, Y: crop.Y - soft*crop.H/op.Rect.H, W: crop.W * outer.W / op.Rect.W,
		H: crop.H * outer.H / op.Rect.H}
	m := crop.Center()
	for i := range 4 {
		radius, form := op.Radius, op.Corner
		if form == paint.Tag {
			form = paint.Cut
			if i/2 == 1 {
				radius, form = 0.4*radius, paint.Round
			}
		}
		edge, hw, hh := radius+soft, radius-op.Rect.W/2, radius-op.Rect.H/2
		k := quad{
			x: [2]float64{outer.X, c.X}, u: [2]float64{crop.X, m.X}, p: [2]float64{edge, hw},
			y: [2]float64{outer.Y, c.Y}, v: [2]float64{crop.Y, m.Y}, q: [2]float64{edge, hh},
			z: -1 - corner(radius, form), upper: op.Color, lower: op.Color, turned: op,
		}
		if i%2 == 1 {
			k.x, k.u, k.p = [2]float64{c.X, outer.Right()}, [2]float64{m.X, crop.Right()}, [2]float64{hw, edge}
		}
		if i/2 == 1 {
			k.y, k.v, k.q = [2]float64{c.Y, outer.Bottom()}, [2]float64{m.Y, crop.Bottom()}, [2]float64{hh, edge}
		}
		r.add(&k)
	}
}

// layoutPoint is a position of the mouse as the screens expect it.
func layoutPoint(x, y int) layout.Point { return layout.Point{X: float64(x), Y: float64(y)} }
