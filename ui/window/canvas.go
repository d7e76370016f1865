package window

import (
	_ "embed"
	"fmt"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/quality"
	"github.com/keyraken/keyraken/ui/window/internal/tiles"
)

//go:embed through.kage
var throughKage []byte

// canvas draws the window as finely as it may. Whatever it shows is one list, as if drawn from
// scratch: nothing of it is older than the rest.
//
// On the highest level each frame is drawn from scratch. On the lower levels the picture is in two
// parts. The ground, far behind, is drawn small; all of it is drawn again when anything about it
// has changed, which is not often, since the stage stands still most of the time, see
// [quality.Drift]. What stands in front is drawn again only in tiles where different shapes lie
// than before. Then both are put together on the screen, wherever one of them has changed.
// Dialogs are drawn onto the screen after that, since what they darken has not changed: one that
// opens costs a third of drawing everything again.
//
// Where two cores draw, a full table of 1920 by 1080 takes them 300 ms together on the highest
// level, half of it for the ground. On the lowest level showing the screen takes 30, the ground 20
// and another 25 to put it behind the rest, and all that stands in front 110.
type canvas struct {
	raster  *batch
	through *ebiten.Shader // of what stands in front over what is stretched behind it

	inTwo  bool // the picture is, as of the last frame
	level  quality.Level
	screen *ebiten.Image // both
	near   *ebiten.Image // what stands in front
	ground *ebiten.Image // what stands behind, small
	grid   tiles.Grid    // of what stands in front
	cover  tiles.Grid    // of dialogs over it
	behind uint64        // the sum of what the ground shows
	moved  bool          // the ground has been drawn in the last frame
	dirty  []layout.Rect

	vertices []ebiten.Vertex
	indices  []uint32
	veil     ebiten.DrawTrianglesShaderOptions
	shade    []float32 // the color over both parts
}

// groundWidth is the largest width of the ground, in pixels, by level.
var groundWidth = [quality.Levels]int{quality.Medium: 960, quality.Low: 400}

func newCanvas() (*canvas, error) {
	c := &canvas{}
	var err error
	if c.raster, err = newBatch(); err != nil {
		return nil, err
	}
	if c.through, err = ebiten.NewShader(throughKage); err != nil {
		return nil, fmt.Errorf("shader of the window: %w", err)
	}
	c.veil = ebiten.DrawTrianglesShaderOptions{Blend: ebiten.BlendCopy, Uniforms: map[string]any{}}
	c.shade = make([]float32, 4)
	c.veil.Uniforms["Veil"] = c.shade
	return c, nil
}

// draw draws the list. The screen must keep what it shows while the picture is in two.
func (c *canvas) draw(screen *ebiten.Image, list *paint.List, level quality.Level) {
	c.raster.begin(screen)
	if level == quality.High || list.Far == 0 {
		if c.inTwo {
			screen.Clear()
			c.inTwo = false
			c.free()
		}
		c.raster.onto(screen, 1)
		c.raster.draw(list, 0, len(list.Ops))
		return
	}
	c.begin(screen, level)
	table := *list
	if list.Covered > 0 {
		table.Ops = list.Ops[:list.Covered]
	}
	c.front(&table)
	c.dirty = c.cover.Changed(c.dirty, list, len(table.Ops))
	sum := tiles.Sum(list, list.Far)
	if c.moved = sum != c.behind; c.moved {
		c.behind = 0
		if c.back(list) {
			c.behind = sum
		}
		c.dirty = append(c.dirty[:0], rectOf(screen))
	}
	switch {
	case len(c.dirty) == 0: // the screen shows it already
	case list.Covered > 0:
		c.dialogs(list)
	default:
		c.compose(c.dirty)
	}
}

// begin prepares for pictures in two on a screen.
func (c *canvas) begin(screen *ebiten.Image, level quality.Level) {
	if c.inTwo && c.screen == screen && c.level == level {
		return
	}
	c.free()
	c.inTwo, c.screen, c.level, c.behind = true, screen, level, 0
	b := screen.Bounds()
	c.grid.Resize(b.Dx(), b.Dy())
	c.cover.Resize(b.Dx(), b.Dy())
	w := min(groundWidth[level], b.Dx())
	h := (b.Dy()*w + b.Dx() - 1) / b.Dx()
	unmanaged := &ebiten.NewImageOptions{Unmanaged: true}
	c.near, c.ground = ebiten.NewImageWithOptions(b, unmanaged), ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), unmanaged)
	c.veil.Uniforms["Scale"] = float32(c.scale())
}

// free releases the memory of the two parts.
func (c *canvas) free() {
	if c.near != nil {
		c.near.Deallocate()
		c.ground.Deallocate()
		c.near, c.ground = nil, nil
	}
}

// scale is the size of a pixel of the window on the ground.
func (c *canvas) scale() float64 {
	return float64(c.ground.Bounds().Dx()) / float64(c.screen.Bounds().Dx())
}

// mostParts is how many parts of what stands in front are redrawn one by one.
const mostParts = 24

// front redraws what has changed in front.
func (c *canvas) front(list *paint.List) {
	r := c.raster
	r.onto(c.near, 1)
	for i := list.Far; i < len(list.Ops); i++ {
		if b := list.Ops[i].Bitmap; b != nil {
			r.quads.Atlas.Keep(b)
		}
	}
	c.dirty = c.grid.Changed(c.dirty[:0], list, list.Far)
	c.join()
	for _, d := range c.dirty {
		part := c.near.RecyclableSubImage(pixels(d))
		part.Clear()
		r.part(part)
		r.draw(list, list.Far, len(list.Ops))
		part.Recycle()
	}
	for _, m := range r.quads.Missing {
		c.grid.Forget(m)
	}
}

// dialogs puts everything together where it has changed, with the dialogs over it.
func (c *canvas) dialogs(list *paint.List) {
	r := c.raster
	r.onto(c.screen, 1)
	c.join()
	first := c.darken(list)
	for i, d := range c.dirty {
		c.compose(c.dirty[i : i+1]) // rectangles may overlap, and nothing translucent may lie there twice
		part := c.screen.RecyclableSubImage(pixels(d))
		r.part(part)
		r.draw(list, first, len(list.Ops))
		part.Recycle()
	}
	c.darkened(paint.Color{})
	for _, m := range r.quads.Missing {
		c.cover.Forget(m)
	}
}

// darken lets what lies under a dialog be drawn as dark as the veil over it makes it, which costs
// nothing then, and returns which op of the dialog comes after its veil.
func (c *canvas) darken(list *paint.List) (first int) {
	first = list.Covered
	if first < len(list.Ops) {
		if veil := &list.Ops[first]; veil.Kind == paint.Fill && rectOf(c.screen).Within(veil.Rect) {
			c.darkened(veil.Color)
			first++
		}
	}
	return first
}

// darkened sets the color over all that is put together.
func (c *canvas) darkened(veil paint.Color) {
	copy(c.shade, []float32{veil.R * veil.A, veil.G * veil.A, veil.B * veil.A, veil.A})
}

func pixels(r layout.Rect) image.Rectangle {
	return image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom()))
}

// join makes one rectangle of what has changed in front, where drawing many costs more.
func (c *canvas) join() {
	if len(c.dirty) == 0 {
		return
	}
	changed, all := 0.0, c.dirty[0]
	for _, d := range c.dirty {
		changed += d.W * d.H
		all = all.Union(d)
	}
	if len(c.dirty) > mostParts || changed > all.W*all.H/2 {
		c.dirty = append(c.dirty[:0], all)
	}
}

// back draws what stands behind, and reports whether all of it is there yet.
func (c *canvas) back(list *paint.List) bool {
	r := c.raster
	r.onto(c.ground, c.scale())
	r.draw(list, 0, list.Far)
	for i := range list.Far {
		if s := list.Ops[i].Shading; s != nil && s.Waits {
			return false
		}
	}
	return len(r.quads.Missing) == 0
}

// compose puts the two parts together on the screen, in some rectangles.
func (c *canvas) compose(rects []layout.Rect) {
	c.vertices, c.indices = c.vertices[:0], c.indices[:0]
	for _, r := range rects {
		first := uint32(len(c.vertices))
		for i := range 4 {
			c.vertices = append(c.vertices, ebiten.Vertex{DstX: float32(r.X + r.W*float64(i%2)), DstY: float32(r.Y + r.H*float64(i/2))})
		}
		c.indices = append(c.indices, first, first+1, first+2, first+1, first+3, first+2)
	}
	c.veil.Images = [4]*ebiten.Image{c.near, c.ground}
	c.screen.DrawTrianglesShader32(c.vertices, c.indices, c.through, &c.veil)
}
