package raster_test

import (
	"image"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/raster"
)

var (
	red   = paint.RGB(0xff0000)
	blue  = paint.RGB(0x0000ff)
	white = paint.RGB(0xffffff)
)

// drawn is what a list looks like.
func drawn(draw func(l *paint.List)) *image.RGBA {
	var l paint.List
	l.Reset()
	draw(&l)
	return raster.Draw(&l, 200, 100)
}

// at asserts the approximate color of a pixel.
func at(t *testing.T, img *image.RGBA, x, y int, r, g, b uint8) {
	t.Helper()
	c := img.RGBAAt(x, y)
	assert.InDelta(t, r, c.R, 3, "red at %d, %d", x, y)
	assert.InDelta(t, g, c.G, 3, "green at %d, %d", x, y)
	assert.InDelta(t, b, c.B, 3, "blue at %d, %d", x, y)
	assert.EqualValues(t, 255, c.A)
}

// A tag is cut wide at its upper corners and round at the lower ones.
func TestTag(t *testing.T) {
	img := drawn(func(l *paint.List) {
		l.Corners(paint.Tag)
		l.Fill(layout.Rect{X: 10, Y: 10, W: 60, H: 60}, 20, red)
	})
	at(t, img, 16, 16, 0, 0, 0)
	at(t, img, 16, 63, 255, 0, 0)
	at(t, img, 63, 63, 255, 0, 0)
	at(t, img, 11, 68, 0, 0, 0)
	at(t, img, 40, 12, 255, 0, 0)
}

// Shapes are where the list has them, with their corners, turned and clipped.
func TestShapes(t *testing.T) {
	img := drawn(func(l *paint.List) {
		l.Fill(layout.Rect{X: 10, Y: 10, W: 40, H: 40}, 20, red)
		l.Line(layout.Rect{X: 60, Y: 10, W: 40, H: 40}, 0, 4, red)
		l.Fade(layout.Rect{X: 110, Y: 10, W: 40, H: 40}, 0, red, blue)
		l.Turn(layout.Point{X: 175, Y: 30}, 3.14159265/4, 0.5)
		l.Fill(layout.Rect{X: 160, Y: 15, W: 30, H: 30}, 0, red)
		l.Upright()
		before := l.Clip(layout.Rect{X: 10, Y: 60, W: 20, H: 20})
		l.Fill(layout.Rect{X: 0, Y: 55, W: 60, H: 40}, 0, blue)
		l.Unclip(before)
		l.Corners(paint.Cut)
		l.Fill(layout.Rect{X: 60, Y: 60, W: 30, H: 30}, 10, red)
		l.Corners(paint.Scoop)
		l.Fill(layout.Rect{X: 110, Y: 60, W: 30, H: 30}, 15, red)
	})
	at(t, img, 30, 30, 255, 0, 0)
	at(t, img, 12, 12, 0, 0, 0) // round
	at(t, img, 80, 30, 0, 0, 0) // hollow
	at(t, img, 61, 30, 255, 0, 0)
	at(t, img, 130, 11, 240, 0, 15)
	at(t, img, 130, 48, 15, 0, 240)
	at(t, img, 175, 12, 128, 0, 0) // turned, its corner is above
	at(t, img, 162, 17, 0, 0, 0)
	at(t, img, 28, 78, 0, 0, 255)
	at(t, img, 35, 70, 0, 0, 0) // outside of the clip
	at(t, img, 62, 62, 0, 0, 0) // cut off
	at(t, img, 68, 68, 255, 0, 0)
	at(t, img, 118, 68, 0, 0, 0) // hollowed out
}

// Words and signs have ink of their color, more than the texture can hold at once.
func TestWordsAndSigns(t *testing.T) {
	img := drawn(func(l *paint.List) {
		for size := 20; size < 400; size += 4 {
			l.Text(layout.Rect{Y: 200, W: 9999, H: 500}, paint.Left, paint.Bold, float64(size), red, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
		}
		l.Text(layout.Rect{X: 10, Y: 10, W: 80, H: 80}, paint.Left, paint.Bold, 80, red, "I")
		l.Mark(layout.Rect{X: 110, Y: 10, W: 80, H: 80}, paint.Plus, blue)
	})
	at(t, img, 24, 50, 255, 0, 0)
	at(t, img, 80, 50, 0, 0, 0)
	at(t, img, 150, 50, 0, 0, 255)
	at(t, img, 115, 15, 0, 0, 0)
}

// Every picture is there, however many there are, in its light.
func TestPictures(t *testing.T) {
	img := drawn(func(l *paint.List) {
		for i := range 3 {
			b := &paint.Bitmap{W: 1000, H: 1000, Pix: make([]byte, 4e6)}
			for k := range b.Pix {
				b.Pix[k] = 255
			}
			l.Picture(layout.Rect{X: 60 * float64(i), W: 50, H: 50}, 20, b, white.Mix(red, 0.5*float64(i)))
		}
	})
	at(t, img, 25, 25, 255, 255, 255)
	at(t, img, 85, 25, 255, 128, 128)
	at(t, img, 145, 25, 255, 0, 0)
	at(t, img, 122, 2, 0, 0, 0) // a round corner
}
