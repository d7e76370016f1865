package raster_test

import (
	"bytes"
	"context"
	"image/gif"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/raster"
)

// crossing is a red square that goes from left to right in three frames over a blue ground.
func crossing() *raster.Film {
	f := &raster.Film{W: 60, H: 20, Delay: 7, Last: 99}
	for i := range 3 {
		l := &paint.List{}
		l.Reset()
		l.Fill(layout.Rect{W: 60, H: 20}, 0, blue)
		l.Fill(layout.Rect{X: 20 * float64(i), Y: 5, W: 10, H: 10}, 0, red)
		f.Frames = append(f.Frames, l)
	}
	return f
}

// An animation shows the frames in order, each for its time; a frame holds only what has changed.
func TestFilm(t *testing.T) {
	var done []int
	data, err := crossing().GIF(context.Background(), func(n int) { done = append(done, n) })
	require.NoError(t, err)
	assert.Equal(t, []int{1, 2, 3}, done)
	g, err := gif.DecodeAll(bytes.NewReader(data))
	require.NoError(t, err)
	assert.Equal(t, []int{7, 7, 99}, g.Delay)
	assert.Equal(t, 60, g.Image[0].Rect.Dx())
	for i, img := range g.Image {
		r, _, b, _ := img.At(20*i+5, 10).RGBA()
		assert.Greater(t, r>>8, uint32(230))
		assert.Less(t, b>>8, uint32(20))
		if i > 0 {
			assert.Equal(t, 10, img.Rect.Dy(), "only the square has moved")
			r, _, b, _ = img.At(20*i-15, 10).RGBA()
			assert.Less(t, r>>8, uint32(20), "where it was")
			assert.Greater(t, b>>8, uint32(230))
		}
	}
	again, err := crossing().GIF(context.Background(), func(int) {})
	require.NoError(t, err)
	assert.Equal(t, data, again)
}

// A film can be stopped.
func TestFilmStops(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	_, err := crossing().GIF(ctx, func(int) { stop() })
	assert.ErrorIs(t, err, context.Canceled)
}
