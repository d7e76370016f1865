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
	s.view = stage.View{List: f.List, W: window.W, H: window.H, Unit: f.Unit, Seconds: f.Seconds,
		Mouse: layout.Point{X: f.Mouse.X, Y: f.Mouse.Y - window.Y}, ReducedMotion: s.settings.ReducedMotion, Plain: s.settings.Plain}
	return &s.view
}
