// Package screen holds the screens of the window: the title, a new adventure, the
// table and what opens above it. A screen is a function of its state, run once a
// frame: it writes its picture into a list, and takes what the mouse and the keys
// do to it from the [widget.Frame]. Nothing here needs a window, so that tests can play
// whole games by moving a mouse that does not exist.
package screen

import (
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/stage"
	"github.com/keyraken/keyraken/ui/widget"
)

// Frame is one frame of the window in the making, for screens that show cards.
type Frame struct {
	widget.Frame
	gallery *art.Gallery
	clear   []layout.Rect // what a card to be read is not to hide
	avoid   []layout.Obstacle
}

// lookAt is a frame as the stage needs it.
func (s *Stack) lookAt(f *Frame) *stage.View {
	s.view = stage.View{List: f.List, W: f.W, H: f.H, Unit: f.Unit, Seconds: f.Seconds, Mouse: f.Mouse, Calm: s.Settings.Calm, Plain: s.Settings.Plain}
	return &s.view
}
