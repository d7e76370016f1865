package scene

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
)

// Other is a game beside KeyForge: what the window shows of it, and the scenes that lead to its table.
type Other struct {
	game.Kind
	// Words are its texts in a language for the title: "subtitle", "unofficial", "play" for a first game, and "play-why".
	Words func(language string) lang.Words
	// Backdrop draws what is behind its title and its menus, which hide more of it; and Picture its picture in a rectangle
	// with round corners, darker the closer dark is to 1.
	Backdrop func(f *cardview.Canvas, s *Stack, menu bool)
	Picture  func(f *cardview.Canvas, r layout.Rect, radius, dark float64)
	// Play begins a first game at once, and Setup is the plan of a new one.
	Play  func(*Stack)
	Setup func(*Stack) Screen
	// Resume continues a game that is kept.
	Resume func(s *Stack, path string)
}

// Other is the game of that kind, which is nil for KeyForge; then it is nil, too.
func (s *Stack) Other(k game.Kind) *Other {
	for i := range s.Others {
		if s.Others[i].Kind == k {
			return &s.Others[i]
		}
	}
	return nil
}
