package screen

import (
	"github.com/keyraken/keyraken/ui/layout"
)

// sea draws the water over the whole window: how far the Keyraken has risen, the
// tide, and where its line stands, as a part of the height.
func (s *Stack) drawSea(f *Frame, risen, tide, line float64) {
	sea := &s.sea
	sea.Time += f.Seconds * s.pace()
	sea.Risen, sea.Tide, sea.Line = risen, tide, line
	sea.Plain = s.Settings.Plain
	f.Scene(layout.Rect{W: f.W, H: f.H}, sea)
}

// pace is how fast the deep lives: slowly when little is to move.
func (s *Stack) pace() float64 {
	if s.Settings.Calm {
		return 0.25
	}
	return 1
}
