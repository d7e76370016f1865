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

//go:embed covered.kage
var coveredKage []byte

// canvas draws the window as finely as it may. Whatever it shows is one list, as if drawn from
// scratch: nothing of it is older than the rest.
//
// On the highest level each frame is drawn from scratch. On the lower levels the picture is in
// layers. The ground, far behind, is drawn small; all of it is drawn again when anything about it
// has changed, which is not often, since the stage stands still most of the time, see
// [quality.Drift]. What stands in front, and dialogs over it, are drawn again only in tiles where
// different shapes lie than before. All layers are put together only when the window shows them,
// straight on its final screen: where the processor draws, every pass over all of it counts. When
// only the ground has changed, it is shown by the next frame, so that an answer to input waits for
// one half of that at most. What a dialog darkens has not changed, so that one that opens costs
// little more than itself.
type canvas struct {
	raster  *batch
	through *ebiten.Shader // of what stands in front over what is stretched behind it
	covered *ebiten.Shader // and of dialogs over both

	inTwo   bool // the picture is in layers, as of the last frame
	level   quality.Level
	near    layer         // what stands in front: the screen that is drawn
	over    layer         // dialogs; it has an image since there was one
	cover   layout.Rect   // where a dialog is, if there is one
	ground  *ebiten.Image // what stands behind, small
	behind  uint64        // the sum of what the ground shows
	moved   bool          // the ground has been drawn in the last frame
	shade   []float32     // the color over what lies under a dialog
	veiled  [4]float32    // as in the last frame
	nothing *ebiten.Image // a transparent pixel
	dirty   []layout.Rect

	vertices []ebiten.Vertex
	indices  []uint32
	together ebiten.DrawTrianglesShaderOptions
}

// layer is an image of which only what has changed is drawn again.
type layer struct {
	image *ebiten.Image
	grid  tiles.Grid
}

// groundWidth is the largest width of the ground, in pixels, by level.
var groundWidth = [quality.Levels]int{quality.Medium: 960, quality.Low: 400}

func newCanvas() (*canvas, error) {
	c := &canvas{nothing: ebiten.NewImage(1, 1)}
	var err error
	if c.raster, err = newBatch(); err != nil {
		return nil, err
	}
	if c.through, err = ebiten.NewShader(throughKage); err != nil {
		return nil, fmt.Errorf("shader of the window: %w", err)
	}
	if c.covered, err = ebiten.NewShader(coveredKage); err != nil {
		return nil, fmt.Errorf("shader of dialogs: %w", err)
	}
	c.together = ebiten.DrawTrianglesShaderOptions{Blend: ebiten.BlendCopy, Uniforms: map[string]any{}}
	c.shade = make([]float32, 4)
	c.together.Uniforms["Veil"] = c.shade
	return c, nil
}

// draw draws the list, as far as the screen and the layers do not show it yet; [canvas.show] shows
// them. The screen must keep what it has been given while the picture is in layers.
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
	begun := c.moved // the ground, by the last frame
	c.back(list)
	if c.front(list) || begun {
		screen.DrawImage(c.nothing, nil) // otherwise Ebitengine would not show it
	}
}

// begin prepares for pictures in layers on a screen.
func (c *canvas) begin(screen *ebiten.Image, level quality.Level) {
	if c.inTwo && c.near.image == screen && c.level == level {
		return
	}
	c.free()
	c.inTwo, c.level, c.behind = true, level, 0
	b := screen.Bounds()
	c.near.image = screen
	c.near.grid.Resize(b.Dx(), b.Dy())
	w := min(groundWidth[level], b.Dx())
	h := (b.Dy()*w + b.Dx() - 1) / b.Dx()
	c.ground = unmanaged(image.Rect(0, 0, w, h))
	c.together.Uniforms["Scale"] = float32(c.scale())
}

func unmanaged(size image.Rectangle) *ebiten.Image {
	return ebiten.NewImageWithOptions(size, &ebiten.NewImageOptions{Unmanaged: true})
}

// free releases the memory of the layers.
func (c *canvas) free() {
	c.cover = layout.Rect{}
	for _, img := range [...]**ebiten.Image{&c.ground, &c.over.image} {
		if *img != nil {
			(*img).Deallocate()
			*img = nil
		}
	}
}

// scale is the size of a pixel of the window on the ground.
func (c *canvas) scale() float64 {
	return float64(c.ground.Bounds().Dx()) / float64(c.near.image.Bounds().Dx())
}

// front redraws what has changed in front and in dialogs, and reports whether something has.
func (c *canvas) front(list *paint.List) (changed bool) {
	for i := list.Far; i < len(list.Ops); i++ {
		if b := list.Ops[i].Bitmap; b != nil {
			c.raster.quads.Atlas.Keep(b)
		}
	}
	end, shade := len(list.Ops), c.veiled
	if list.Covered > 0 {
		end = list.Covered
	}
	first := c.darken(list, end)
	changed = c.redraw(&c.near, list, list.Far, end) || c.veiled != shade
	if c.over.image == nil {
		if first == len(list.Ops) {
			return changed
		}
		b := c.near.image.Bounds()
		c.over.image = unmanaged(b)
		c.over.grid.Resize(b.Dx(), b.Dy())
		c.over.grid.Changed(nil, list, len(list.Ops)) // nothing has been drawn on it
	}
	changed = c.redraw(&c.over, list, first, len(list.Ops)) || changed
	c.cover = c.over.grid.Extent()
	return changed
}

// darken lets what lies under a dialog be shown as dark as the veil over it makes it, which costs
// nothing then, and returns which op comes after its veil.
func (c *canvas) darken(list *paint.List, first int) int {
	c.veiled = [4]float32{}
	if first < len(list.Ops) {
		if veil := &list.Ops[first]; veil.Kind == paint.Fill && rectOf(c.near.image).Within(veil.Rect) {
			k := veil.Color
			c.veiled = [4]float32{k.R * k.A, k.G * k.A, k.B * k.A, k.A}
			first++
		}
	}
	copy(c.shade, c.veiled[:])
	return first
}

// mostParts is how many parts of a layer are redrawn one by one.
const mostParts = 24

// redraw redraws what has changed on a layer that shows the ops from one to another, and reports
// whether something has.
func (c *canvas) redraw(l *layer, list *paint.List, from, end int) bool {
	r := c.raster
	r.onto(l.image, 1)
	part := *list
	part.Ops = list.Ops[:end]
	c.dirty = l.grid.Changed(c.dirty[:0], &part, from)
	c.join()
	for _, d := range c.dirty {
		img := l.image.RecyclableSubImage(pixels(d))
		img.Clear()
		r.part(img)
		r.draw(list, from, end)
		img.Recycle()
	}
	for _, m := range r.quads.Missing {
		l.grid.Forget(m)
	}
	return len(c.dirty) > 0
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

// back draws what stands behind if it has changed, and reports whether it has. Until all of it is
// there it is drawn again.
func (c *canvas) back(list *paint.List) bool {
	sum := tiles.Sum(list, list.Far)
	if c.moved = sum != c.behind; !c.moved {
		return false
	}
	r := c.raster
	r.onto(c.ground, c.scale())
	r.draw(list, 0, list.Far)
	c.behind = sum
	if len(r.quads.Missing) > 0 {
		c.behind = 0
	}
	for i := range list.Far {
		if s := list.Ops[i].Shading; s != nil && s.Waits {
			c.behind = 0
		}
	}
	return true
}

// show shows the screen that has been drawn, with the layers behind and over it if there are some.
// The matrix lays the screen onto the final one.
func (c *canvas) show(final ebiten.FinalScreen, screen *ebiten.Image, at ebiten.GeoM) {
	if !c.inTwo {
		ebiten.DefaultDrawFinalScreen(final, screen, at)
		return
	}
	c.together.Images = [4]*ebiten.Image{screen, c.ground}
	all := rectOf(screen)
	if c.cover.Empty() {
		c.compose(final, c.through, at, all)
		return
	}
	top, rest := all.Cut(c.cover.Y)
	rest, bottom := rest.Cut(c.cover.H)
	left, rest := rest.Split(c.cover.X)
	_, right := rest.Split(c.cover.W)
	c.compose(final, c.through, at, top, bottom, left, right)
	c.together.Images[2] = c.over.image
	c.compose(final, c.covered, at, c.cover)
}

// compose puts the layers together in some rectangles.
func (c *canvas) compose(final ebiten.FinalScreen, shader *ebiten.Shader, at ebiten.GeoM, rects ...layout.Rect) {
	c.vertices, c.indices = c.vertices[:0], c.indices[:0]
	for _, r := range rects {
		first := uint32(len(c.vertices))
		for i := range 4 {
			x, y := r.X+r.W*float64(i%2), r.Y+r.H*float64(i/2)
			dx, dy := at.Apply(x, y)
			c.vertices = append(c.vertices, ebiten.Vertex{DstX: float32(dx), DstY: float32(dy), SrcX: float32(x), SrcY: float32(y)})
		}
		c.indices = append(c.indices, first, first+1, first+2, first+1, first+3, first+2)
	}
	final.DrawTrianglesShader32(c.vertices, c.indices, shader, &c.together)
}
