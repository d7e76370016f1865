package keyraken

import (
	_ "embed"
	"sync"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

//go:embed sea.kage
var seaSource []byte

//go:embed skin.kage
var skinSource []byte

var (
	seaShader  = &paint.Shader{Name: "sea", Source: seaSource}
	skinShader = &paint.Shader{Name: "skin of the Keyraken", Source: skinSource, Bitmaps: sync.OnceValue(func() []*paint.Bitmap {
		h := NewHide()
		return []*paint.Bitmap{{W: HideWidth, H: HideHeight, Pix: h.Form}, {W: HideWidth, H: HideHeight, Pix: h.Marks}}
	})}
)

// seaWidth is the width at which the sea is drawn before it is stretched over the
// window: it is soft anyway, and weak graphics cards stay cool.
const seaWidth = 960

// sea is the state of the water behind everything.
type sea struct {
	Time  float64 // in seconds, for what drifts
	Risen float64 // how near the surface the scene is: 0 the abyss, 4 the storm
	Tide  float64 // 0 low to 1 high: the color of the water below its line
	Line  float64 // where the line of the tide is, as a part of the height
	Swell float64 // how high its waves go, 0 to 1
	Flash float64 // lightning, 0 to 1
	Bolt  float64 // where it strikes, as a part of the width

	Glory float64 // the light from above on what has been slain, 0 to 1

	Ground float64 // where the players' ground begins, as a part of the height
	Eye    float64 // where the Keyraken's eye lights it, as a part of the width

	Plain bool // only a ground to read on
}

// Beast is the Keyraken as triangles, from the back to the front, with the
// parameters of its skin and its eye.
type Beast struct {
	Vertices []paint.Vertex
	Indices  []uint32

	Time   float64
	Gaze   layout.Point // where it looks, within the unit circle
	Lid    float64      // 0 shut to 1 open
	Pupil  float64      // 0 a slit to 1 wide
	Bite   float64      // how far the maw is open
	Hurt   float64      // a flush of pain
	Wounds float64      // damage as a part of its power
	Glow   float64      // its own light
	Light  float64      // the light from above: 0 the abyss to 1 the surface
	Haze   float64      // how much of it the water hides
	Flash  float64      // lightning
	Water  paint.Color  // around it
	Dead   float64      // how far its eye is broken
	Floor  float64      // where the sand begins that it lies in, in pixels from the top; 0: nowhere

	Surface float64 // where the surface of the sea meets it, in pixels from the top
	Emerged float64 // how much of that is visible, 0 to 1
}

// shading is a shader with its numbers, four under each name.
func shading(s *paint.Shader, names ...string) paint.Shading {
	numbers := map[string]any{}
	for _, name := range names {
		numbers[name] = make([]float32, 4)
	}
	return paint.Shading{Shader: s, Uniforms: numbers}
}

// set gives numbers to a shader.
func set(s *paint.Shading, name string, numbers ...float64) {
	to := s.Uniforms[name].([]float32)
	for i, n := range numbers {
		to[i] = float32(n)
	}
}

// shade passes the state of the sea to its shader, in a window of that size.
func (s *sea) shade(to *paint.Shading, w, h float64) {
	to.W = min(seaWidth, int(w))
	to.H = int(float64(to.W) * h / w)
	plain := 0.0
	if s.Plain {
		plain = 1
	}
	set(to, "Frame", float64(to.W), float64(to.H), s.Time, plain)
	set(to, "Water", s.Risen, s.Tide, s.Line, s.Swell)
	set(to, "Storm", s.Flash, s.Bolt, s.Glory)
	set(to, "Ground", s.Ground, s.Eye)
}

// shade passes the state of the Keyraken to the shader of the skin, in a window of that height.
func (b *Beast) shade(to *paint.Shading, height float64) {
	to.Vertices, to.Indices = b.Vertices, b.Indices
	set(to, "Eye", b.Gaze.X, b.Gaze.Y, b.Lid, b.Pupil)
	set(to, "Mood", b.Bite, b.Hurt, b.Wounds, b.Glow)
	set(to, "Place", b.Light, b.Haze, b.Flash, b.Time)
	set(to, "Surface", b.Surface, height, b.Emerged)
	set(to, "End", b.Dead, b.Floor)
	set(to, "Water", float64(b.Water.R), float64(b.Water.G), float64(b.Water.B), 1)
}
