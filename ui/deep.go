package ui

import (
	_ "embed"
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/keyraken/keyraken/ui/paint"
)

//go:embed deep.kage
var seaKage []byte

// seaWidth is the width in which the sea is drawn before it is stretched over the
// window: it is soft anyway, and weak graphics cards stay cool.
const seaWidth = 960

// deep draws the sea and the Keyraken.
type deep struct {
	sea   *ebiten.Shader
	water *ebiten.Image // the sea as it was last drawn

	frame, tide, storm []float32 // uniforms, kept
	seaUniforms        map[string]any
}

func (d *deep) load() error {
	var err error
	if d.sea, err = ebiten.NewShader(seaKage); err != nil {
		return fmt.Errorf("shader of the sea: %w", err)
	}
	d.frame, d.tide, d.storm = make([]float32, 4), make([]float32, 4), make([]float32, 4)
	d.seaUniforms = map[string]any{"Frame": d.frame, "Water": d.tide, "Storm": d.storm}
	return nil
}

// scene draws the sea.
func (d *deep) scene(screen *ebiten.Image, op *paint.Op) {
	w, h := min(seaWidth, int(op.Rect.W)), 0
	h = int(float64(w) * op.Rect.H / op.Rect.W)
	if w < 1 || h < 1 {
		return
	}
	if d.water == nil || d.water.Bounds().Dx() != w || d.water.Bounds().Dy() != h {
		if d.water != nil {
			d.water.Deallocate()
		}
		d.water = ebiten.NewImage(w, h)
	}
	s := op.Sea
	plain := float32(0)
	if s.Plain {
		plain = 1
	}
	set(d.frame, float32(w), float32(h), float32(s.Time), plain)
	set(d.tide, float32(s.Risen), float32(s.Tide), float32(s.Line), float32(s.Swell))
	set(d.storm, float32(s.Flash), float32(s.Bolt), 0, 0)
	d.water.DrawRectShader(w, h, d.sea, &ebiten.DrawRectShaderOptions{Uniforms: d.seaUniforms, Blend: ebiten.BlendCopy})
	var o ebiten.DrawImageOptions
	o.GeoM.Scale(op.Rect.W/float64(w), op.Rect.H/float64(h))
	o.GeoM.Translate(op.Rect.X, op.Rect.Y)
	o.Filter = ebiten.FilterLinear
	screen.DrawImage(d.water, &o)
}

func set(to []float32, values ...float32) { copy(to, values) }

// creature draws the Keyraken.
func (d *deep) creature(screen *ebiten.Image, b *paint.Beast) {}
