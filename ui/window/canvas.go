package window

import (
	_ "embed"
	"fmt"
	"image"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/quality"
	"github.com/keyraken/keyraken/ui/window/internal/tiles"
)

//go:embed stretch.kage
var stretchKage []byte

//go:embed over.kage
var overKage []byte

//go:embed through.kage
var throughKage []byte

// canvas draws the window as finely as it may. On the highest level it draws each frame from
// scratch. On the lower levels the picture is in two parts: the ground, far behind, is drawn small,
// one band of it per frame, and only where it is not hidden; what stands in front stays on the
// screen, and only changes are redrawn. The two are combined when the screen is shown.
//
// Costs are counted in windows full of pixels. For a crowded table the highest level draws about 6.5
// in each frame: 3.2 in front, a little more than 1 behind, and 2 to clear and to show them. At 4K
// and 60 frames a second that is 3.2 billion pixels a second, the most that the memory of a small
// integrated graphics card can take (8 bytes each, some 30 GB/s). The lower levels draw 2, and of
// the rest only what changes: 1.1 billion, which fits. Where the processor draws, the cost of a
// pixel grows with the number of pixels it is made of: the ground is stretched when it is drawn, not
// when it is shown, and a vast window has fewer pixels, see [quality.Density]. A screen that keeps
// what it shows is different: few pixels are shown, and each image that is drawn on costs more than
// they do. What comes and goes above the table has an image of its own there: otherwise all that
// lies below an enlarged card, some four layers, would be redrawn with each card.
type canvas struct {
	raster  *raster
	over    *ebiten.Shader
	stretch *ebiten.Shader
	through *ebiten.Shader // over what is stretched

	inTwo  bool // the picture is, as of the last frame
	level  quality.Level
	screen *ebiten.Image // what stands in front
	ground *ebiten.Image // what stands behind, small
	far    *ebiten.Image // the ground, as large as the window, or half as wide and high; none on a screen that keeps
	above  *ebiten.Image // what lies above what stands in front, on a screen that keeps
	upper  tiles.Grid    // of that
	half   float64       // how large a pixel of the window is in it: 1, or 1/2
	quiet  int           // for how many frames nothing has changed in front
	idle   int           // for how many frames nothing has been drawn on the screen
	last   time.Time     // when the last frame was drawn
	band   float64       // how far down the ground has been drawn, as a part of the height
	most   float64       // the part of the height that a frame draws at most
	meant  float64       // the part that a frame should draw
	took   time.Duration // by the last frame
	waited int           // for how many frames the ground has not been drawn
	keep   func()        // asks that the next screen show what the last did, if it can; or nil
	grid   tiles.Grid
	dirty  []layout.Rect
	seen   []layout.Rect // where something of the ground is
	covers []layout.Rect // of one cover

	dot      *ebiten.Image // an empty image
	vertices []ebiten.Vertex
	indices  []uint32
	erase    ebiten.DrawTrianglesOptions
	copy     ebiten.DrawTrianglesOptions
	blend    ebiten.DrawTrianglesShaderOptions
	veil     ebiten.DrawTrianglesShaderOptions
}

// The largest width of the ground, in pixels, and how long its bands take to come around, by level.
var (
	groundWidth = [quality.Levels]int{quality.Medium: 960, quality.Low: 400}
	groundEvery = [quality.Levels]time.Duration{quality.Medium: 33 * time.Millisecond, quality.Low: 67 * time.Millisecond}
)

// wide is the width in pixels from which on the ground is stretched to half the width of the
// window: more is not visible, and at 4K it would take 64 MiB instead of 16.
const wide = 2560

// opacities is how many steps of opacity are distinguished, by level.
var opacities = [quality.Levels]int{quality.Medium: 128, quality.Low: 32}

// leastBand is the part of the ground that is drawn in a frame when frames are late.
const leastBand = 1.0 / 16

// longestWait is for how many late frames the ground waits for what stands in front.
const longestWait = 4

func newCanvas(keep func()) (*canvas, error) {
	c := &canvas{most: leastBand, keep: keep}
	var err error
	if c.raster, err = newRaster(); err != nil {
		return nil, err
	}
	for _, s := range []struct {
		to     **ebiten.Shader
		source []byte
	}{{&c.stretch, stretchKage}, {&c.over, overKage}, {&c.through, throughKage}} {
		if *s.to, err = ebiten.NewShader(s.source); err != nil {
			return nil, fmt.Errorf("shader of the window: %w", err)
		}
	}
	c.dot = ebiten.NewImage(1, 1)
	c.erase.Blend, c.copy.Blend = ebiten.BlendClear, ebiten.BlendCopy
	c.blend.Blend, c.veil = ebiten.BlendCopy, ebiten.DrawTrianglesShaderOptions{Blend: ebiten.BlendCopy, Uniforms: map[string]any{}}
	return c, nil
}

// draw draws the list. A caller that does not clear the screen every frame must not clear
// it while the picture is in two either.
func (c *canvas) draw(screen *ebiten.Image, list *paint.List, level quality.Level, now time.Time) {
	if level == quality.High || list.Far == 0 {
		if c.inTwo {
			screen.Clear()
			c.inTwo = false
			c.free()
		}
		c.raster.draw(screen, list)
		return
	}
	fresh, r := c.begin(screen, level), c.raster
	r.begin(screen)
	for i := list.Far; i < len(list.Ops); i++ {
		if b := list.Ops[i].Bitmap; b != nil {
			r.atlas.Keep(b)
		}
	}
	near := len(list.Ops)
	if c.above != nil && list.Near > 0 {
		near = list.Near
	}
	changed := c.grid.ReadPart(list, list.Far, near)
	if changed {
		c.front(c.screen, &c.grid, list, list.Far, near)
	}
	over := false
	if c.above != nil {
		if over = c.upper.Read(list, near); over {
			c.front(c.above, &c.upper, list, near, len(list.Ops))
		}
	}
	if c.quiet++; changed || over {
		c.quiet = 0
	}
	due, bare := c.due(now, c.quiet < calm), c.grid.Uncovered()
	if fresh {
		due, bare = r.window, layout.Rect{}
	}
	behind := c.behind(list, bare)
	behind = c.behind(list, due) || behind
	switch c.idle++; {
	case changed:
		c.idle = 0
	case (behind || over) && c.idle > mostIdle:
		screen.DrawImage(c.dot, nil) // otherwise the changes would not be shown
		c.idle = 0
	}
}

// calm is the number of frames without anything new after which nothing in front moves anymore.
const calm = 6

// mostIdle is for how many frames a screen on which nothing is drawn is still shown.
const mostIdle = 3

// due is the band of the ground to draw next: the later frames are, the smaller it is and the
// rarer, especially while what stands in front is drawn.
func (c *canvas) due(now time.Time, busy bool) layout.Rect {
	took := now.Sub(c.last)
	worst := max(took, c.took) // the frame after one in which little is drawn begins in time
	c.last, c.took = now, took
	late, wait := worst > quality.Late, 0
	switch scarce := c.scarce(); {
	case busy && (late || scarce):
		wait = longestWait
	case scarce:
		wait = 1
	}
	if c.waited < wait {
		c.waited++
		return layout.Rect{}
	}
	c.waited = 0
	switch {
	case late:
		c.most = max(leastBand, 0.8*c.most)
	case worst < quality.Late*4/5:
		c.most = min(1, 1.1*c.most)
	}
	c.meant = float64(took) / float64(groundEvery[c.level])
	from := c.band
	if c.band += min(c.most, c.meant); c.band >= 1 {
		c.band = 0
		return c.grid.Band(from, 1)
	}
	return c.grid.Band(from, c.band)
}

// scarce reports whether less of the ground is drawn than intended, because frames are late.
func (c *canvas) scarce() bool { return c.inTwo && c.most < c.meant }

// begin prepares for pictures in two on a screen, and reports whether this is the first.
func (c *canvas) begin(screen *ebiten.Image, level quality.Level) bool {
	if c.inTwo && c.screen == screen && c.level == level {
		return false
	}
	c.inTwo, c.screen, c.level = true, screen, level
	b := screen.Bounds()
	c.grid.Resize(b.Dx(), b.Dy(), opacities[level])
	w := min(groundWidth[level], b.Dx())
	c.free()
	h := (b.Dy()*w + b.Dx() - 1) / b.Dx()
	unmanaged := &ebiten.NewImageOptions{Unmanaged: true}
	c.ground = ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), unmanaged)
	c.veil.Uniforms["Scale"] = float32(c.scale())
	if c.keep != nil {
		c.upper.Resize(b.Dx(), b.Dy(), opacities[level])
		c.above = ebiten.NewImageWithOptions(b, unmanaged)
		return true
	}
	parts := 1
	if b.Dx() >= wide {
		parts = 2
	}
	c.half = 1 / float64(parts)
	c.far = ebiten.NewImageWithOptions(image.Rect(0, 0, (b.Dx()+parts-1)/parts, (b.Dy()+parts-1)/parts), unmanaged)
	return true
}

// free releases the memory of what stands behind, and above.
func (c *canvas) free() {
	for _, img := range [...]**ebiten.Image{&c.ground, &c.far, &c.above} {
		if *img != nil {
			(*img).Deallocate()
			*img = nil
		}
	}
}

// scale is the size of a pixel of the window on the ground.
func (c *canvas) scale() float64 {
	return float64(c.ground.Bounds().Dx()) / float64(c.screen.Bounds().Dx())
}

// front redraws on an image what has changed in front, from one op to another.
func (c *canvas) front(img *ebiten.Image, grid *tiles.Grid, list *paint.List, from, end int) {
	r := c.raster
	r.onto(img)
	c.dirty = grid.Changed(c.dirty[:0])
	changed := 0.0
	for _, d := range c.dirty {
		changed += area(d)
	}
	if changed > area(r.window)/2 {
		c.dirty = append(c.dirty[:0], r.window)
	}
	c.vertices, c.indices = c.vertices[:0], c.indices[:0]
	for _, d := range c.dirty {
		c.quad(d, layout.Rect{W: 1, H: 1}, ebiten.GeoM{})
	}
	img.DrawTriangles32(c.vertices, c.indices, c.dot, &c.erase)
	r.findCovers(list, from, end)
	for i := from; i < end; i++ {
		for _, r.part = range c.dirty {
			r.seen(list, i)
		}
	}
	r.flush()
	for _, m := range r.missing {
		grid.Forget(m)
	}
}

// behind draws what stands behind in a part of the window, where it is visible, and reports
// whether there is anything.
func (c *canvas) behind(list *paint.List, within layout.Rect) bool {
	c.seen = c.grid.Seen(c.seen[:0], within)
	if c.grid.Drawn(within); len(c.seen) == 0 {
		return false
	}
	k, r := c.scale(), c.raster
	r.onto(c.ground)
	r.part = times(within, k)
	for i := range list.Far {
		op := &list.Ops[i]
		switch op.Kind {
		case paint.Backdrop:
			r.flush()
			r.shades.parts(c.ground, op, c.seen, k)
			r.calls++
		case paint.Mesh:
			r.flush()
			r.shades.mesh(c.ground, op.Shading, k, within, c.grid.Hidden)
			r.calls++
		default:
			small := shrunk(op, k)
			r.op(&small, times(list.Clips[op.Clip], k))
		}
	}
	r.flush()
	if c.far != nil {
		c.widen(k)
	}
	return true
}

// widen stretches the ground where it is visible: once, so that the frames until the next one
// read one pixel of it for each of theirs.
func (c *canvas) widen(k float64) {
	c.vertices, c.indices = c.vertices[:0], c.indices[:0]
	for _, r := range c.seen {
		r = times(r, c.half)
		r = layout.Rect{X: r.X, Y: r.Y, W: math.Ceil(r.W), H: math.Ceil(r.H)} // at an edge half a pixel is one
		c.quad(r, times(r, k/c.half), ebiten.GeoM{})
	}
	c.blend.Images = [4]*ebiten.Image{c.ground}
	c.far.DrawTrianglesShader32(c.vertices, c.indices, c.stretch, &c.blend)
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

// show puts the picture on the final screen: all of it, or what has changed.
func (c *canvas) show(final ebiten.FinalScreen, screen *ebiten.Image, m ebiten.GeoM) {
	if !c.inTwo {
		ebiten.DefaultDrawFinalScreen(final, screen, m)
		return
	}
	if c.keep != nil {
		c.keep()
		c.grid.Below(&c.upper)
		c.showThrough(final, screen, m)
	} else {
		c.showOver(final, screen, m)
	}
	if c.gather(tiles.Full, 1, m) {
		final.DrawTriangles32(c.vertices, c.indices, screen, &c.copy)
	}
	c.grid.Shown()
	if c.keep != nil {
		c.showAbove(final, m)
	}
}

// showAbove shows what lies above all that.
func (c *canvas) showAbove(final ebiten.FinalScreen, m ebiten.GeoM) {
	c.vertices, c.indices = c.vertices[:0], c.indices[:0]
	c.covers = c.upper.Stale(c.upper.Stale(c.covers[:0], tiles.Some), tiles.Full)
	for _, r := range c.covers {
		c.quad(r, r, m)
	}
	if len(c.indices) > 0 {
		final.DrawTriangles32(c.vertices, c.indices, c.above, nil)
	}
	c.upper.Shown()
}

// showOver shows the ground where it is not hidden.
func (c *canvas) showOver(final ebiten.FinalScreen, screen *ebiten.Image, m ebiten.GeoM) {
	if c.gather(tiles.Clear, c.half, m) {
		final.DrawTriangles32(c.vertices, c.indices, c.far, &c.copy)
	}
	if c.gather(tiles.Some, 1, m) {
		c.blend.Images = [4]*ebiten.Image{screen, c.far}
		final.DrawTrianglesShader32(c.vertices, c.indices, c.over, &c.blend)
	}
}

// showThrough is showOver, and stretches it.
func (c *canvas) showThrough(final ebiten.FinalScreen, screen *ebiten.Image, m ebiten.GeoM) {
	k := c.scale()
	if c.gather(tiles.Clear, k, m) {
		c.blend.Images = [4]*ebiten.Image{c.ground}
		final.DrawTrianglesShader32(c.vertices, c.indices, c.stretch, &c.blend)
	}
	if c.gather(tiles.Some, 1, m) {
		c.veil.Images = [4]*ebiten.Image{screen, c.ground}
		final.DrawTrianglesShader32(c.vertices, c.indices, c.through, &c.veil)
	}
}

// gather gathers the triangles of a cover that must be shown, for an image at the given scale,
// and reports whether there are any.
func (c *canvas) gather(cover tiles.Cover, scale float64, m ebiten.GeoM) bool {
	c.vertices, c.indices = c.vertices[:0], c.indices[:0]
	if c.keep != nil {
		c.covers = c.grid.Stale(c.covers[:0], cover)
	} else {
		c.covers = c.grid.Covered(c.covers[:0], cover)
	}
	for _, r := range c.covers {
		c.quad(r, times(r, scale), m)
	}
	return len(c.indices) > 0
}

// quad adds the two triangles of a rectangle, with a rectangle of the texture.
func (c *canvas) quad(r, src layout.Rect, m ebiten.GeoM) {
	first := uint32(len(c.vertices))
	for i := range 4 {
		h, v := float64(i%2), float64(i/2)
		dx, dy := m.Apply(r.X+r.W*h, r.Y+r.H*v)
		c.vertices = append(c.vertices, ebiten.Vertex{DstX: float32(dx), DstY: float32(dy), SrcX: float32(src.X + src.W*h),
			SrcY: float32(src.Y + src.H*v), ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1})
	}
	c.indices = append(c.indices, first, first+1, first+2, first+1, first+3, first+2)
}
