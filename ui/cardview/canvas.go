// Package cardview draws cards: their pictures and backs, the tokens on them, the faces of decks, and
// the large card with its text and notes, beside what it explains.
//
// Tokens are functions over a [paint.List]. What needs pictures, or must not hide something, draws on a
// [Canvas], a frame with a gallery. A [Reader] knows the words: it makes a [LargeCard] of a card that is
// printed, in a deck or on a table, sets texts into lines, and finds the links in them. Nothing here
// knows a screen or a session.
package cardview

import (
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/widget"
)

// Canvas is one frame of the window in the making, for screens that show cards.
type Canvas struct {
	widget.Frame
	Gallery *art.Gallery
	Clear   []layout.Rect // what a large card must not hide
	Busy    []layout.Rect // where something happens that a large card must not cover while it does
	avoid   []layout.Obstacle
	need    []layout.Rect
	Read    layout.Rect // where a large card is in this frame, if there is one
	shine   float64     // for how long light has moved over cards
	lean    float64     // how far it leans, with the mouse
}
