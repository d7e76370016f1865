// Package plain is the stage of an adventure that has none of its own: dark water
// without a monster, whose numbers the table shows.
package plain

import (
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/stage"
	"github.com/keyraken/keyraken/ui/table/playback"
	"github.com/keyraken/keyraken/ui/theme"
)

// Stage is the plain stage.
type Stage struct{}

var _ stage.Stage = Stage{}

// ground fills the window; its upper part is brighter the more light there is.
func ground(v *stage.View, light float64) {
	v.Fade(v.Window(), 0, theme.Abyss.Mix(theme.Water, light), theme.Abyss)
	v.Behind()
}

// Title implements [stage.Stage].
func (Stage) Title(v *stage.View) { ground(v, 0.1) }

// Menu implements [stage.Stage].
func (Stage) Menu(v *stage.View) { ground(v, 0.1) }

// Table implements [stage.Stage]: the tide is the light.
func (Stage) Table(v *stage.View, m *playback.Player) { ground(v, 0.1+0.15*m.Tide) }

// Depth implements [stage.Stage]: it is always the same.
func (Stage) Depth(*playback.Player) float64 { return 1 }

// Ending implements [stage.Stage]: it grows light if the players have won, and
// dark if they have lost.
func (s Stage) Ending(v *stage.View, _ layout.Rect, _ *playback.Player, won bool, seconds float64) {
	part := min(1, seconds/s.EndingTime())
	if v.ReducedMotion {
		part = 1
	}
	if won {
		ground(v, 0.1+0.3*part)
	} else {
		ground(v, 0.1*(1-part))
	}
}

// Room implements [stage.Stage].
func (Stage) Room() sound.Room { return sound.Sea }

// EndingTime implements [stage.Stage].
func (Stage) EndingTime() float64 { return 3 }

// Shaders implements [stage.Stage].
func (Stage) Shaders() []*paint.Shader { return nil }
