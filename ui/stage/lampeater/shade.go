package lampeater

import (
	_ "embed"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

//go:embed dusk.kage
var duskSource []byte

//go:embed moth.kage
var mothSource []byte

var (
	duskShader = &paint.Shader{Name: "dusk", Source: duskSource}
	mothShader = &paint.Shader{Name: "moth", Source: mothSource}
)

// duskWidth is the width at which the town is drawn before it is stretched over the
// window: it is far away, and weak graphics cards stay cool.
const duskWidth = 800

// shading is a shader with its numbers, so many under each name.
func shading(s *paint.Shader, sizes map[string]int) paint.Shading {
	numbers := map[string]any{}
	for name, size := range sizes {
		numbers[name] = make([]float32, size)
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

// The kinds of triangles.
const (
	forewing = iota
	hindwing
	trunk
	dust
	lantern
	post
)

// form is what a quad shows: its kind, how soft its edge is in its own measure, and two
// numbers that depend on the kind.
func form(kind int, soft, a, b float64) [4]float32 {
	return [4]float32{float32(kind), float32(soft), float32(a), float32(b)}
}

// quad adds the two triangles of a part of a plane: u and v are where the axes of its own
// measure lead from the origin.
func quad(to *paint.Shading, origin, u, v layout.Point, part layout.Rect, form [4]float32, seed, alpha float64) {
	first := uint32(len(to.Vertices))
	for k := range 4 {
		x, y := part.X+part.W*float64(k%2), part.Y+part.H*float64(k/2)
		to.Vertices = append(to.Vertices, paint.Vertex{
			X: float32(origin.X + x*u.X + y*v.X), Y: float32(origin.Y + x*u.Y + y*v.Y), U: float32(x), V: float32(y),
			Form: form, Custom: [4]float32{float32(seed), 0, 0, float32(alpha)},
		})
	}
	to.Indices = append(to.Indices, first, first+1, first+2, first+1, first+3, first+2)
}

// upright adds a quad that stands straight around a place, that large.
func upright(to *paint.Shading, at layout.Point, w, h float64, part layout.Rect, form [4]float32, seed, alpha float64) {
	quad(to, at, layout.Point{X: w}, layout.Point{Y: h}, part, form, seed, alpha)
}
