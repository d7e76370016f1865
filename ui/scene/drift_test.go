package scene_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
)

// Where there is no time for decoration the stage is exactly as it was; when there is, it catches
// up, but not by a leap.
func TestStageStandsStill(t *testing.T) {
	m := scenetest.New(t, session.DefaultSettings)
	m.Lay("table")
	m.Frames(30)
	sea := func() (time float64, vertices []paint.Vertex) {
		for _, op := range m.Stack.Picture().Ops {
			switch op.Kind {
			case paint.Backdrop:
				time = float64(op.Shading.Uniforms["Frame"].([]float32)[2])
			case paint.Mesh:
				vertices = append(vertices, op.Shading.Vertices...)
			}
		}
		return time, vertices
	}
	m.In.SkipDecoration = true
	m.Frames(1)
	before, stood := sea()
	assert.NotEmpty(t, stood)
	m.Frames(3)
	after, stands := sea()
	assert.Equal(t, before, after)
	assert.Equal(t, stood, stands)
	m.In.SkipDecoration = false
	m.Frames(1)
	after, moves := sea()
	assert.InDelta(t, 5*m.In.Seconds, after-before, 1e-3, "with the time in which it stood still")
	assert.NotEqual(t, stood, moves)
	m.In.SkipDecoration = true
	m.Frames(600)
	m.In.SkipDecoration = false
	before = after
	m.Frames(1)
	after, _ = sea()
	assert.InDelta(t, 1.0/4, after-before, 1e-3)
}
