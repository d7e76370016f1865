package shards

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/shards/face"
)

// Game implements [scene.Screen].
func (*Screen) Game() game.Kind { return Kind() }

// large draws a card large; its terms lead to the rules.
func (t *Screen) large(f *cardview.Canvas, s *scene.Stack, c *card.Card, r layout.Rect) {
	first := len(f.Ops)
	face.Large(f, t.words, c, r, face.Look{Price: -1})
	f.LinkFrom(s.Links(), "term", first)
}
