package raster_test

import (
	"image"
	"image/color"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/raster"
)

// gradient is a picture of many colors, with a small spot of another.
func gradient() *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, 256, 64))
	for y := range 64 {
		for x := range 256 {
			img.SetRGBA(x, y, color.RGBA{uint8(x), uint8(4 * y), 40, 255})
		}
	}
	for i := range 16 {
		img.SetRGBA(100+i%4, 30+i/4, color.RGBA{20, 10, 250, 255})
	}
	return img
}

// A picture of few colors keeps them, and of many colors each has one that is near.
func TestColors(t *testing.T) {
	few := image.NewRGBA(image.Rect(0, 0, 3, 1))
	few.SetRGBA(1, 0, color.RGBA{200, 3, 9, 255})
	few.SetRGBA(2, 0, color.RGBA{200, 3, 10, 255})
	assert.ElementsMatch(t, color.Palette{color.RGBA{0, 0, 0, 255}, color.RGBA{200, 3, 9, 255}, color.RGBA{200, 3, 10, 255}},
		raster.Colors(few, 5))

	img := gradient()
	colors := raster.Colors(img, 64)
	assert.Len(t, colors, 64)
	assert.Equal(t, colors, raster.Colors(img, 64), "always the same")
	for y := range 64 {
		for x := range 256 {
			is, near := img.RGBAAt(x, y), colors.Convert(img.At(x, y)).(color.RGBA)
			assert.InDelta(t, is.R, near.R, 32)
			assert.InDelta(t, is.G, near.G, 32)
			assert.InDelta(t, is.B, near.B, 32, "even of few pixels")
		}
	}
}
