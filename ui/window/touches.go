//go:build !js

package window

import (
	"github.com/hajimehoshi/ebiten/v2"

	"github.com/keyraken/keyraken/ui/widget"
)

// touches are the fingers on the window.
type touches struct {
	ids     []ebiten.TouchID
	fingers []widget.Finger
}

// read returns the fingers that touch the window now, in the order in which they came, in pixels of
// the picture.
func (t *touches) read(float64) []widget.Finger {
	t.ids, t.fingers = ebiten.AppendTouchIDs(t.ids[:0]), t.fingers[:0]
	for _, id := range t.ids {
		t.fingers = append(t.fingers, widget.Finger{ID: int(id), At: layoutPoint(ebiten.TouchPosition(id))})
	}
	return t.fingers
}
