package ui

import (
	_ "embed"
	"fmt"
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/keyraken/keyraken/ui/paint"
)

//go:embed pictures.kage
var picturesKage []byte

const (
	uploads  = 4   // bitmaps that come to the graphics card in one frame, at most
	memories = 300 // frames for which a bitmap that is not seen is kept
)

// pictures draws bitmaps, and keeps those on the graphics card that are seen.
type pictures struct {
	shader *ebiten.Shader
	kept   map[*paint.Bitmap]*picture
	frame  int
	fresh  int // uploads of this frame
	option ebiten.DrawTrianglesShaderOptions
	corner [16]ebiten.Vertex
}

type picture struct {
	image *ebiten.Image
	seen  int
}

func newPictures() (*pictures, error) {
	s, err := ebiten.NewShader(picturesKage)
	if err != nil {
		return nil, fmt.Errorf("shader of pictures: %w", err)
	}
	return &pictures{shader: s, kept: map[*paint.Bitmap]*picture{}}, nil
}

// quarters are the triangles of four rectangles.
var quarters = [24]uint32{0, 1, 2, 1, 3, 2, 4, 5, 6, 5, 7, 6, 8, 9, 10, 9, 11, 10, 12, 13, 14, 13, 15, 14}

// draw draws a picture in four quarters, in each of which the distance from the
// round corner is the same function of the place.
func (p *pictures) draw(screen *ebiten.Image, op *paint.Op) {
	img := p.image(op.Bitmap)
	if img == nil {
		return
	}
	sin, cos := math.Sincos(op.Angle)
	c, crop := op.Rect.Center(), op.Bitmap.Crop(op.Rect.W, op.Rect.H)
	hw, hh := op.Rect.W/2, op.Rect.H/2
	sx, sy := crop.W/op.Rect.W, crop.H/op.Rect.H
	for i := range p.corner {
		quarter, k := i/4, i%4
		x, y := float64(quarter%2*2-1)*float64(k%2)*hw, float64(quarter/2*2-1)*float64(k/2)*hh
		dx, dy := c.X+x-op.Pivot.X, c.Y+y-op.Pivot.Y
		p.corner[i] = ebiten.Vertex{
			DstX: float32(op.Pivot.X + dx*cos - dy*sin), DstY: float32(op.Pivot.Y + dx*sin + dy*cos),
			SrcX: float32(crop.Center().X + x*sx), SrcY: float32(crop.Center().Y + y*sy),
			ColorR: op.Color.R * op.Color.A, ColorG: op.Color.G * op.Color.A, ColorB: op.Color.B * op.Color.A, ColorA: op.Color.A,
			Custom0: float32(math.Abs(x) - hw + op.Radius), Custom1: float32(math.Abs(y) - hh + op.Radius), Custom2: float32(op.Radius),
		}
	}
	p.option.Images[0] = img
	screen.DrawTrianglesShader32(p.corner[:], quarters[:], p.shader, &p.option)
}

// image is the bitmap on the graphics card, or nil when it must wait a frame.
func (p *pictures) image(b *paint.Bitmap) *ebiten.Image {
	k := p.kept[b]
	if k == nil {
		if p.fresh++; p.fresh > uploads {
			return nil
		}
		k = &picture{image: ebiten.NewImageWithOptions(image.Rect(0, 0, b.W, b.H), nil)}
		k.image.WritePixels(b.Pix)
		p.kept[b] = k
	}
	k.seen = p.frame
	return k.image
}

// forget ends a frame: what was not seen for long is forgotten.
func (p *pictures) forget() {
	p.frame++
	p.fresh = 0
	for b, k := range p.kept {
		if p.frame-k.seen > memories {
			k.image.Deallocate()
			delete(p.kept, b)
		}
	}
}
