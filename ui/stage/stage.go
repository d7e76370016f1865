// Package stage is what an adventure looks like: the background of the scenes and
// of the table, and the end of a game. An adventure may have a package below this
// one with a [Stage] of its own; package stages lists them. An adventure without one
// is played on the plain stage.
package stage

import (
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// Stage is the stage of an adventure. It lives while the window is open: each of
// its drawing methods advances it by one frame.
type Stage interface {
	// Title draws what is behind the title.
	Title(*View)
	// Menu draws what is behind the screens that lead to a game.
	Menu(*View)
	// Table draws what is behind the table, with the monster of that table.
	Table(*View, *playback.Player)
	// Depth is how near the surface the table is, for the sound of the sea: from 0, in
	// the abyss, to 4, in a storm.
	Depth(*playback.Player) float64
	// Room is where its tables stand, for everything else that is heard.
	Room() sound.Room
	// Ending shows the fate of the monster, that many seconds after the end of a
	// game, around the middle of a rectangle.
	Ending(v *View, at layout.Rect, m *playback.Player, won bool, seconds float64)
	// EndingTime is how many seconds that takes.
	EndingTime() float64
	// Shaders are the shaders that the stage draws with.
	Shaders() []*paint.Shader
}

// View is one frame of the window as a stage needs it.
type View struct {
	*paint.List
	W, H          float64 // of the window in pixels
	Unit          float64 // pixels per unit of the theme
	Seconds       float64 // since the last frame
	Mouse         layout.Point
	ReducedMotion bool // reduced motion
	Plain         bool // only what is needed to play is drawn
}

// Window is the whole window.
func (v *View) Window() layout.Rect { return layout.Rect{W: v.W, H: v.H} }
