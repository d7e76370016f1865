package scene

import "github.com/keyraken/keyraken/ui/cardview"

// coach draws over a screen as if it were part of it.
type coach struct {
	of   Screen
	draw func(*cardview.Canvas, *Stack)
}

// Coach lets something be drawn over a screen in every frame, such as what a lesson says at a table, until it is left.
func (s *Stack) Coach(of Screen, draw func(*cardview.Canvas, *Stack)) { s.coach = coach{of, draw} }

// coached runs a frame of a screen, with what is drawn over it.
func (s *Stack) coached(f *cardview.Canvas, n Screen) {
	n.Frame(f, s)
	if s.coach.of == n && s.coach.draw != nil {
		s.coach.draw(f, s)
	}
}
