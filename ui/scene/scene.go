// Package scene holds what the scenes of the window share: the stack of open scenes, the settings,
// the words of the language, the decks and saves of the player, and how a card is drawn large. Each
// scene is a package of its own below this one: title, learn, setup (a new game), play (the
// table, the end of a game and its replay), series (a match), decks, games, records, rules,
// settings and gallery (all pictures of cards).
//
// A scene is a [Screen], run once a frame when the window updates: it takes the input of
// mouse and keys from the [Frame], changes, and writes its picture into the list of the
// frame. Drawing the window afterwards only turns that list into pixels. Nothing here needs
// a window, so that tests can play whole games by moving a mouse that does not exist.
//
// A scene knows only the scenes that it leads to; the title, which leads to all, is passed
// to [NewStack].
package scene

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
	Clear   []layout.Rect // what a large card must not hide
	avoid   []layout.Obstacle
	need    []layout.Rect
	read    layout.Rect // where a large card is in this frame, if there is one
	shine   float64     // for how long light has moved over cards
	lean    float64     // how far it leans, with the mouse
}

// LookAt is a frame as the stage needs it, which stays still in the window when a screen is scrolled.
func (s *Stack) LookAt(f *Frame) *stage.View {
	window := f.Window()
	s.view = stage.View{List: f.List, W: window.W, H: window.H, Unit: f.Unit, Seconds: f.Seconds,
		Mouse: layout.Point{X: f.Mouse.X, Y: f.Mouse.Y - window.Y}, Calm: s.Settings.Calm, Plain: s.Settings.Plain}
	return &s.view
}
