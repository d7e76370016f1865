package ui

import (
	"bytes"
	_ "embed"
	"fmt"
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

//go:embed shapes.kage
var shapesKage []byte

// raster turns pictures into pixels.
type raster struct {
	shapes   *ebiten.Shader
	deep     deep
	sources  [paint.Faces]*text.GoTextFaceSource
	faces    map[faceKey]*text.GoTextFace
	signs    [paint.Signs]*ebiten.Image
	pictures *pictures

	vertices []ebiten.Vertex
	indices  []uint32
}

type faceKey struct {
	face paint.Face
	size int // in pixels
}

func newRaster() (*raster, error) {
	r := &raster{faces: map[faceKey]*text.GoTextFace{}}
	var err error
	if r.shapes, err = ebiten.NewShader(shapesKage); err != nil {
		return nil, fmt.Errorf("shader of shapes: %w", err)
	}
	if err := r.deep.load(); err != nil {
		return nil, err
	}
	if r.pictures, err = newPictures(); err != nil {
		return nil, err
	}
	for f := range r.sources {
		if r.sources[f], err = newSource(paint.Face(f)); err != nil {
			return nil, err
		}
	}
	return r, nil
}

func newSource(f paint.Face) (*text.GoTextFaceSource, error) {
	s, err := text.NewGoTextFaceSource(bytes.NewReader(f.TTF()))
	if err != nil {
		return nil, fmt.Errorf("font %d: %w", f, err)
	}
	return s, nil
}

// draw draws the list. Shapes that follow each other go to the screen together.
func (r *raster) draw(window *ebiten.Image, list *paint.List) {
	screen, clip := window, 0
	for i := range list.Ops {
		op := &list.Ops[i]
		if op.Clip != clip {
			r.flush(screen)
			clip = op.Clip
			c := list.Clips[clip]
			screen = window.SubImage(image.Rect(int(c.X), int(c.Y), int(c.Right()), int(c.Bottom()))).(*ebiten.Image)
		}
		switch op.Kind {
		case paint.Fill, paint.Line, paint.Soft:
			r.shape(op)
			continue
		}
		r.flush(screen)
		switch op.Kind {
		case paint.Words:
			r.words(screen, op)
		case paint.Mark:
			r.mark(screen, op)
		case paint.Picture:
			r.pictures.draw(screen, op)
		case paint.Scene:
			r.deep.scene(screen, op)
		case paint.Creature:
			r.deep.creature(screen, op.Beast)
		}
	}
	r.flush(screen)
	r.pictures.forget()
}

func (r *raster) flush(screen *ebiten.Image) {
	if len(r.indices) == 0 {
		return
	}
	screen.DrawTrianglesShader32(r.vertices, r.indices, r.shapes, nil)
	r.vertices, r.indices = r.vertices[:0], r.indices[:0]
}

// shape adds the two triangles of a shape, with room for its soft edge.
func (r *raster) shape(op *paint.Op) {
	mode, grow := 0.0, 1.0
	switch op.Kind {
	case paint.Line:
		mode = op.Width
	case paint.Soft:
		mode, grow = -op.Width, op.Width+1
	}
	c := op.Rect.Center()
	hw, hh := op.Rect.W/2, op.Rect.H/2
	if hw <= 0 || hh <= 0 {
		return
	}
	sin, cos := math.Sincos(op.Angle)
	first := uint32(len(r.vertices))
	for k := range 4 {
		x, y := -hw-grow, -hh-grow
		ink := op.Color
		if k%2 == 1 {
			x = hw + grow
		}
		if k >= 2 {
			y, ink = hh+grow, op.Lower
		}
		px, py := c.X+x, c.Y+y
		if op.Angle != 0 {
			dx, dy := px-op.Pivot.X, py-op.Pivot.Y
			px, py = op.Pivot.X+dx*cos-dy*sin, op.Pivot.Y+dx*sin+dy*cos
		}
		r.vertices = append(r.vertices, ebiten.Vertex{
			DstX: float32(px), DstY: float32(py), SrcX: float32(x), SrcY: float32(y),
			ColorR: ink.R * ink.A, ColorG: ink.G * ink.A, ColorB: ink.B * ink.A, ColorA: ink.A,
			Custom0: float32(hw), Custom1: float32(hh), Custom2: float32(op.Radius), Custom3: float32(mode),
		})
	}
	r.indices = append(r.indices, first, first+1, first+2, first+1, first+3, first+2)
}

func (r *raster) face(f paint.Face, size float64) *text.GoTextFace {
	key := faceKey{f, int(paint.Snap(size))}
	if face, ok := r.faces[key]; ok {
		return face
	}
	face := &text.GoTextFace{Source: r.sources[f], Size: float64(key.size)}
	r.faces[key] = face
	return face
}

func turn(g *ebiten.GeoM, op *paint.Op) {
	if op.Angle != 0 {
		g.Translate(-op.Pivot.X, -op.Pivot.Y)
		g.Rotate(op.Angle)
		g.Translate(op.Pivot.X, op.Pivot.Y)
	}
}

func tint(s *ebiten.ColorScale, c paint.Color) {
	s.Scale(c.R*c.A, c.G*c.A, c.B*c.A, c.A)
}

func (r *raster) words(screen *ebiten.Image, op *paint.Op) {
	face := r.face(op.Face, op.Size)
	var o text.DrawOptions
	x, y := op.Rect.X, op.Rect.Y-face.Metrics().HAscent
	if op.Angle == 0 {
		x, y = math.Round(x), math.Round(y)
	}
	o.GeoM.Translate(x, y)
	turn(&o.GeoM, op)
	o.Filter = ebiten.FilterLinear
	tint(&o.ColorScale, op.Color)
	text.Draw(screen, op.Text, face, &o)
}

// signSize is the size in which signs are kept; they are drawn smaller.
const signSize = 160

func (r *raster) mark(screen *ebiten.Image, op *paint.Op) {
	if op.Sign == paint.NoSign || op.Rect.W <= 0 {
		return
	}
	img := r.signs[op.Sign]
	if img == nil {
		img = drawSign(op.Sign)
		r.signs[op.Sign] = img
	}
	var o ebiten.DrawImageOptions
	o.GeoM.Scale(op.Rect.W/signSize, op.Rect.H/signSize)
	o.GeoM.Translate(op.Rect.X, op.Rect.Y)
	turn(&o.GeoM, op)
	o.Filter = ebiten.FilterLinear
	tint(&o.ColorScale, op.Color)
	screen.DrawImage(img, &o)
}

// drawSign draws a sign in white.
func drawSign(s paint.Sign) *ebiten.Image {
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, signSize, signSize), nil)
	for _, shape := range s.Shapes() {
		var p vector.Path
		if shape.Radius > 0 {
			p.Arc(float32(shape.Center.X*signSize), float32(shape.Center.Y*signSize), float32(shape.Radius*signSize), 0, 2*math.Pi, vector.Clockwise)
		}
		for i, pt := range shape.Points {
			x, y := float32(pt.X*signSize), float32(pt.Y*signSize)
			if i == 0 {
				p.MoveTo(x, y)
			} else {
				p.LineTo(x, y)
			}
		}
		p.Close()
		o := &vector.DrawPathOptions{AntiAlias: true}
		o.ColorScale.ScaleWithColor(color.White)
		if shape.Cut {
			o.Blend = ebiten.BlendDestinationOut
		}
		vector.FillPath(img, &p, nil, o)
	}
	return img
}

// layoutPoint is a place of the mouse as the screens take it.
func layoutPoint(x, y int) layout.Point { return layout.Point{X: float64(x), Y: float64(y)} }
