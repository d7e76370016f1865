// Package stage is what an adventure looks like: the background of the scenes and
// of the table, and the end of a game. An adventure may have a package below this
// one with a [Stage] of its own; package stages lists them. An adventure without one
// is played on the plain stage.
package stage

import (
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// Stage is the stage of an adventure. It lives while the window is open: each of
// its methods draws it as it is seen a frame later than before.
type Stage interface {
	// Title is seen behind the title.
	Title(*View)
	// Menu is seen behind the screens that lead to a game.
	Menu(*View)
	// Table is seen behind the table; the monster of the table stands on it.
	Table(*View, *playback.Player)
	// Depth is how near the surface the table is for who hears the sea: from 0, in the
	// abyss, to 4, in a storm.
	Depth(*playback.Player) float64
	// Ending shows what becomes of the monster, so many seconds after the end of a
	// game, around the middle of a rectangle.
	Ending(v *View, at layout.Rect, m *playback.Player, won bool, seconds float64)
	// EndingTime is how many seconds that takes.
	EndingTime() float64
	// Shaders are those with which it is drawn.
	Shaders() []*paint.Shader
}

// View is one frame of the window as a stage needs it.
type View struct {
	*paint.List
	W, H    float64 // of the window in pixels
	Unit    float64 // pixels to a unit of the theme
	Seconds float64 // since the last frame
	Mouse   layout.Point
	Calm    bool // little moves
	Plain   bool // nothing is drawn but what is needed to play
}

// Window is the whole window.
func (v *View) Window() layout.Rect { return layout.Rect{W: v.W, H: v.H} }
