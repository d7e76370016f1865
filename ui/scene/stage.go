package scene

import (
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/stage"
	"github.com/keyraken/keyraken/ui/table"
)

// StageOf is the stage of a table.
func (s *Stack) StageOf(m *table.Model) stage.Stage {
	if m.Duel() {
		return s.duel
	}
	return s.Stage
}

// StageFor is the stage for the scenes that lead to a standard game, or to an adventure.
func (s *Stack) StageFor(duel bool) stage.Stage {
	if duel {
		return s.duel
	}
	return s.Stage
}

// LookAt is a frame as the stage needs it, which stays still in the window when a screen is scrolled.
func (s *Stack) LookAt(f *cardview.Canvas) *stage.View {
	window := f.Window()
	s.view = stage.View{List: f.List, W: window.W, H: window.H, Unit: f.Unit, Seconds: f.Seconds,
		Mouse: layout.Point{X: f.Mouse.X, Y: f.Mouse.Y - window.Y}, Calm: s.Settings.Calm, Plain: s.Settings.Plain}
	return &s.view
}
