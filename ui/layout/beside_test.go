package layout_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/layout"
)

// A block beside a card hides neither it nor the mouse and stays in the window,
// wherever the card lies.
func TestBeside(t *testing.T) {
	window := layout.Rect{W: 1280, H: 720}.Inset(8)
	for x := 0.0; x < 1220; x += 61 {
		for y := 0.0; y < 640; y += 40 {
			near := layout.Rect{X: x, Y: y, W: 60, H: 84}
			at := layout.Beside(490, 406, near, near.Center(), window, 1, nil)
			assert.True(t, at.Within(window), "%v", near)
			assert.False(t, at.Overlaps(near), "%v hides %v", at, near)
			corner := layout.Point{X: near.X + 1, Y: near.Bottom() - 1}
			assert.Equal(t, at, layout.Beside(490, 406, near, corner, window, 1, nil), "it stays while the mouse moves on the card")
		}
	}
}

// A block goes where it hides less, and rather hides a lot of little weight than a
// little of great weight.
func TestBesideAvoids(t *testing.T) {
	window := layout.Rect{W: 1000, H: 700}
	near := layout.Rect{X: 470, Y: 300, W: 60, H: 84}
	right := layout.Obstacle{Rect: layout.Rect{X: 540, W: 460, H: 700}, Weight: 1}
	at := layout.Beside(300, 400, near, near.Center(), window, 1, []layout.Obstacle{right})
	assert.LessOrEqual(t, at.Right(), near.X)
	button := layout.Obstacle{Rect: layout.Rect{X: 0, Y: 0, W: 469, H: 700}, Weight: 3}
	at = layout.Beside(300, 400, near, near.Center(), window, 1, []layout.Obstacle{right, button})
	assert.GreaterOrEqual(t, at.X, near.Right())
}

// In a window that is too small a block hides what it must, but stays in the window.
func TestBesideWithoutRoom(t *testing.T) {
	window := layout.Rect{W: 320, H: 180}
	near := layout.Rect{X: 100, Y: 40, W: 60, H: 84}
	at := layout.Beside(300, 170, near, near.Center(), window, 0.5, nil)
	assert.True(t, at.Within(window))
}
