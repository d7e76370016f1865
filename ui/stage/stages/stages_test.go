package stages_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/stage"
	"github.com/keyraken/keyraken/ui/stage/plain"
	"github.com/keyraken/keyraken/ui/stage/stages"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// Every stage fills the window behind every screen; an adventure without its own
// is played on the plain one.
func TestStagesFillTheWindow(t *testing.T) {
	assert.Equal(t, plain.Stage{}, stages.Of("unheard of"))
	assert.NotEqual(t, plain.Stage{}, stages.Of("keyraken"))
	names := []string{"unheard of", keyforge.Duel.Name()}
	for _, a := range adventures.All() {
		names = append(names, a.Name())
	}
	for _, name := range names {
		s := stages.Of(name)
		for screen, draw := range map[string]func(*stage.View){
			"title": s.Title,
			"menu":  s.Menu,
			"victory": func(v *stage.View) {
				s.Ending(v, layout.Rect{W: 700, H: 720}, &playback.Player{}, true, s.EndingTime())
			},
			"defeat": func(v *stage.View) { s.Ending(v, layout.Rect{W: 700, H: 720}, &playback.Player{}, false, 1) },
		} {
			var l paint.List
			l.Reset()
			v := stage.View{List: &l, W: 1280, H: 720, Unit: 1, Seconds: 1.0 / 60}
			draw(&v)
			require.NotEmpty(t, l.Ops, "%s of %s", screen, name)
			assert.Equal(t, v.Window(), l.Ops[0].Rect, "%s of %s", screen, name)
		}
	}
}

// Shaders lists all shaders that the stages draw with.
func TestShadersAreListed(t *testing.T) {
	s := stages.Of("keyraken")
	var l paint.List
	l.Reset()
	s.Title(&stage.View{List: &l, W: 1280, H: 720, Unit: 1})
	for _, op := range l.Ops {
		if op.Shading != nil {
			assert.Contains(t, stages.Shaders(), op.Shading.Shader)
		}
	}
}
