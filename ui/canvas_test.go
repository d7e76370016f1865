package ui

import (
	"image"
	"math"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/quality"
)

// tableOf is a ground that fades from top to bottom, and before it a panel, a card that is
// turned, an outline, words, and something that can be looked through, moved by so much.
func tableOf(l *paint.List, by float64) {
	l.Reset()
	l.Fade(layout.Rect{W: 400, H: 200}, 0, paint.RGB(0x103050), paint.RGB(0x408060))
	l.Behind()
	l.Fill(layout.Rect{X: 20, Y: 20, W: 150, H: 120}, 10, red)
	l.Line(layout.Rect{X: 10, Y: 10, W: 380, H: 180}, 8, 2, blue)
	l.Text(layout.Rect{X: 30 + by, Y: 30, W: 120, H: 40}, paint.Left, paint.Bold, 30, blue, "table")
	c := layout.Rect{X: 220 + by, Y: 60, W: 60, H: 90}
	l.Turn(c.Center(), 0.4+by/100, 1)
	l.Fade(c, 6, red, blue)
	l.Upright()
	before := l.Clip(layout.Rect{X: 200, Y: 50, W: 90, H: 140})
	l.Fill(layout.Rect{X: 180 + by, Y: 100, W: 150, H: 60}, 4, paint.RGB(0xffffff).Alpha(0.4))
	l.Unclip(before)
}

// On the lower levels a picture is, after whatever came before it, the same as drawn from
// nothing, but for what is lost where it fades; a picture as before is not drawn again.
func inTwo(t *testing.T) {
	const w, h = 400, 200
	window.run(func(*ebiten.Image) {
		c, err := newCanvas()
		if !assert.NoError(t, err) {
			return
		}
		screen, whole, final := ebiten.NewImage(w, h), ebiten.NewImage(w, h), ebiten.NewImage(w, h)
		var l paint.List
		now := time.Now()
		for i, step := range []struct {
			by    float64
			level quality.Level
		}{{0, quality.Low}, {0, quality.Low}, {40, quality.Low}, {43, quality.Low}, {43, quality.Medium}, {-10, quality.Medium},
			{0, quality.High}, {20, quality.Low}} {
			tableOf(&l, step.by)
			if step.level == quality.High {
				screen.Clear()
			}
			c.draw(screen, &l, step.level, now)
			final.Clear()
			c.show(final, screen, ebiten.GeoM{})
			if i == 1 {
				assert.Zero(t, c.raster.calls, "nothing is new")
			}
			whole.Clear()
			c2, _ := newRaster()
			c2.draw(whole, &l)
			got, want := image.NewRGBA(image.Rect(0, 0, w, h)), image.NewRGBA(image.Rect(0, 0, w, h))
			final.ReadPixels(got.Pix)
			whole.ReadPixels(want.Pix)
			worst := 0.0
			for j := range got.Pix {
				worst = max(worst, math.Abs(float64(got.Pix[j])-float64(want.Pix[j])))
			}
			assert.LessOrEqual(t, worst, 6.0, "picture %d", i)
		}
	})
}
