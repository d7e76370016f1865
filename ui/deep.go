package ui

import (
	_ "embed"
	"fmt"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/keyraken/keyraken/ui/kraken"
	"github.com/keyraken/keyraken/ui/paint"
)

//go:embed deep.kage
var seaKage []byte

//go:embed kraken.kage
var skinKage []byte

// seaWidth is the width in which the sea is drawn before it is stretched over the
// window: it is soft anyway, and weak graphics cards stay cool.
const seaWidth = 960

// deep draws the sea and the Keyraken.
type deep struct {
	sea   *ebiten.Shader
	water *ebiten.Image // the sea as it was last drawn

	frame, tide, storm, ground []float32 // uniforms
	seaOptions                 ebiten.DrawRectShaderOptions
	waterOptions               ebiten.DrawImageOptions

	skin        *ebiten.Shader
	hide        func() *kraken.Hide // waits for the hide, which is made meanwhile
	form, marks *ebiten.Image
	vertices    []ebiten.Vertex

	eye, mood, place, around, surface []float32
	skinOptions                       ebiten.DrawTrianglesShaderOptions
}

func (d *deep) load() error {
	var err error
	if d.sea, err = ebiten.NewShader(seaKage); err != nil {
		return fmt.Errorf("shader of the sea: %w", err)
	}
	d.frame, d.tide = make([]float32, 4), make([]float32, 4)
	d.storm, d.ground = make([]float32, 4), make([]float32, 4)
	d.seaOptions.Uniforms = map[string]any{"Frame": d.frame, "Water": d.tide, "Storm": d.storm, "Ground": d.ground}
	d.seaOptions.Blend = ebiten.BlendCopy
	d.waterOptions.Filter = ebiten.FilterLinear
	if d.skin, err = ebiten.NewShader(skinKage); err != nil {
		return fmt.Errorf("shader of the Keyraken: %w", err)
	}
	d.eye, d.mood, d.place = make([]float32, 4), make([]float32, 4), make([]float32, 4)
	d.around, d.surface = make([]float32, 4), make([]float32, 4)
	d.skinOptions.Uniforms = map[string]any{"Eye": d.eye, "Mood": d.mood, "Place": d.place, "Water": d.around, "Surface": d.surface}
	d.hide = sync.OnceValue(kraken.NewHide)
	go d.hide()
	return nil
}

// scene draws the sea.
func (d *deep) scene(screen *ebiten.Image, op *paint.Op) {
	w := min(seaWidth, int(op.Rect.W))
	h := int(float64(w) * op.Rect.H / op.Rect.W)
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
	set(d.ground, float32(s.Ground), float32(s.Eye), 0, 0)
	d.water.DrawRectShader(w, h, d.sea, &d.seaOptions)
	o := &d.waterOptions
	o.GeoM.Reset()
	o.GeoM.Scale(op.Rect.W/float64(w), op.Rect.H/float64(h))
	o.GeoM.Translate(op.Rect.X, op.Rect.Y)
	screen.DrawImage(d.water, o)
}

func set(to []float32, values ...float32) { copy(to, values) }

// creature draws the Keyraken.
func (d *deep) creature(screen *ebiten.Image, b *paint.Beast) {
	if d.form == nil {
		h := d.hide()
		d.form, d.marks, d.hide = upload(h.Form), upload(h.Marks), nil
		d.skinOptions.Images[0], d.skinOptions.Images[1] = d.form, d.marks
	}
	d.vertices = d.vertices[:0]
	for i := range b.Vertices {
		v := &b.Vertices[i]
		d.vertices = append(d.vertices, ebiten.Vertex{
			DstX: v.X, DstY: v.Y, SrcX: v.U, SrcY: v.V,
			ColorR: v.Form[0], ColorG: v.Form[1], ColorB: v.Form[2], ColorA: v.Form[3],
			Custom0: v.Custom[0], Custom1: v.Custom[1], Custom2: v.Custom[2], Custom3: v.Custom[3],
		})
	}
	set(d.eye, float32(b.Gaze.X), float32(b.Gaze.Y), float32(b.Lid), float32(b.Pupil))
	set(d.mood, float32(b.Bite), float32(b.Hurt), float32(b.Wounds), float32(b.Glow))
	set(d.place, float32(b.Light), float32(b.Haze), float32(b.Flash), float32(b.Time))
	set(d.surface, float32(b.Surface), float32(screen.Bounds().Dy()), float32(b.Emerged), 0)
	set(d.around, b.Water.R, b.Water.G, b.Water.B, 1)
	screen.DrawTrianglesShader32(d.vertices, b.Indices, d.skin, &d.skinOptions)
}

func upload(pixels []byte) *ebiten.Image {
	img := ebiten.NewImage(kraken.HideWidth, kraken.HideHeight)
	img.WritePixels(pixels)
	return img
}
