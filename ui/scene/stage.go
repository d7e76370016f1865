package scene

import (
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/stage"
	"github.com/keyraken/keyraken/ui/stage/stages"
	"github.com/keyraken/keyraken/ui/table"
)

// Scenery is the stages of the adventure and of the standard game.
type Scenery struct {
	Stage stage.Stage // of the adventure

	settings *session.Settings
	name     string      // of the adventure
	duel     stage.Stage // of the standard game
	view     stage.View
	drift    float64 // the seconds by which decoration moves on in this frame
	still    float64 // for how long it has stood still
}

// build builds the stage of an adventure.
func (s *Scenery) build(name string) {
	if name != s.name {
		s.name, s.Stage = name, stages.Of(name)
	}
}

// StageOf is the stage of a table.
func (s *Scenery) StageOf(m *table.Model) stage.Stage {
	if m.Duel() {
		return s.duel
	}
	return s.Stage
}

// StageFor is the stage for the scenes that lead to a standard game, or to an adventure.
func (s *Scenery) StageFor(duel bool) stage.Stage {
	if duel {
		return s.duel
	}
	return s.Stage
}

// LookAt is a frame as the stage needs it, which stays still in the window when a screen is scrolled.
func (s *Scenery) LookAt(f *cardview.Canvas) *stage.View {
	window := f.Window()
	s.view = stage.View{List: f.List, W: window.W, H: window.H, Unit: f.Unit, Seconds: s.drift,
		Mouse: layout.Point{X: f.Mouse.X, Y: f.Mouse.Y - window.Y}, ReducedMotion: s.settings.ReducedMotion, Plain: s.settings.Plain}
	return &s.view
}

// Drift is the seconds by which motion that only decorates goes on in this frame.
func (s *Scenery) Drift() float64 { return s.drift }

// longestDrift is the most that decoration moves on in a frame, in seconds: on a slow machine it
// goes slowly rather than by leaps.
const longestDrift = 1.0 / 4

// drifts advances what only decorates, or lets it stand still.
func (s *Scenery) drifts(seconds float64, still bool) {
	s.still += seconds
	if s.drift = 0; !still {
		s.drift, s.still = min(s.still, longestDrift), 0
	}
}
