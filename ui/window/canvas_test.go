package window

import (
	"math"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/quality"
)

// tableOf is a ground that fades from top to bottom, and in front of it a panel, a rotated
// card, an outline, words, and something translucent, moved by that much.
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
	if by == 0 {
		return
	}
	l.Above()
	l.Soft(layout.Rect{X: 100 + 2*by, Y: 40, W: 90, H: 120}, 6, 8, paint.Color{A: 0.7})
	l.Fade(layout.Rect{X: 100 + 2*by, Y: 40, W: 90, H: 120}, 6, blue, red)
}

// On the lower levels a picture is, after whatever came before it, the same as if drawn from
// scratch, except for rounding in fades; an unchanged picture is not redrawn. The same holds
// for a screen that keeps what it shows.
func inTwo(t *testing.T) {
	const w, h = 400, 200
	for _, keeps := range [...]bool{false, true} {
		window.run(func(*ebiten.Image) {
			kept := 0
			keep := func() { kept++ }
			if !keeps {
				keep = nil
			}
			c, err := newCanvas(keep)
			if !assert.NoError(t, err) {
				return
			}
			screen, final := ebiten.NewImage(w, h), ebiten.NewImage(w, h)
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
				if before := kept; !keeps || i == 0 || step.level == quality.High {
					final.Clear()
					c.show(final, screen, ebiten.GeoM{})
					assert.Equal(t, keeps && step.level != quality.High, kept > before)
				} else {
					c.show(final, screen, ebiten.GeoM{})
				}
				if i == 1 {
					assert.Zero(t, c.raster.calls, "nothing is new")
				}
				worst := 0.0
				got, want := pixels(final), pixels(whole(&l, w, h))
				for j := range got {
					worst = max(worst, math.Abs(float64(got[j])-float64(want[j])))
				}
				assert.LessOrEqual(t, worst, 6.0, "picture %d", i)
			}
		})
	}
}

// whole is a list drawn from scratch.
func whole(l *paint.List, w, h int) *ebiten.Image {
	img := ebiten.NewImage(w, h)
	r, _ := newRaster()
	r.draw(img, l)
	return img
}

func pixels(img *ebiten.Image) []byte {
	b := img.Bounds()
	pix := make([]byte, 4*b.Dx()*b.Dy())
	img.ReadPixels(pix)
	return pix
}

// On the lower levels what stands far behind changes band by band, and is soon complete. In
// late frames the bands are narrow, and come in every second frame.
func bands(t *testing.T) {
	const w, h = 400, 200
	ground := func(c paint.Color) *paint.List {
		l := &paint.List{}
		l.Reset()
		l.Fill(layout.Rect{W: w, H: h}, 0, c)
		l.Behind()
		l.Fill(layout.Rect{X: 20, Y: 20, W: 150, H: 120}, 10, paint.RGB(0xffffff))
		return l
	}
	for _, took := range [...]time.Duration{16 * time.Millisecond, 50 * time.Millisecond} {
		window.run(func(*ebiten.Image) {
			c, err := newCanvas(func() {})
			if !assert.NoError(t, err) {
				return
			}
			screen, final := ebiten.NewImage(w, h), ebiten.NewImage(w, h)
			now := time.Now()
			frame := func(l *paint.List) (part float64) {
				now = now.Add(took)
				c.draw(screen, l, quality.Low, now)
				c.show(final, screen, ebiten.GeoM{})
				pix := pixels(final)
				for y := range h {
					if pix[(y*w+w-1)*4] == 0 { // no red
						part += 1.0 / h
					}
				}
				return part
			}
			for range 60 { // until it has settled
				assert.Zero(t, frame(ground(red)))
			}
			frames, before := 0, 0.0
			for part := 0.0; part < 1 && frames < 60; frames++ {
				part = frame(ground(blue))
				assert.Less(t, part-before, 0.4, "a band")
				before = part
			}
			assert.Equal(t, took > quality.Late, c.scarce())
			if took < quality.Late {
				assert.Less(t, frames, 8)
			} else {
				assert.InDelta(t, 32, frames, 6)
			}
		})
	}
}

// In a wide window what stands far behind is as smooth as in others, and in its place.
func halved(t *testing.T) {
	const w, h = wide + 8, 321
	var l paint.List
	l.Reset()
	l.Fade(layout.Rect{W: w, H: h}, 0, red, blue)
	l.Behind()
	l.Fill(layout.Rect{X: 20, Y: 20, W: 150, H: 120}, 10, paint.RGB(0xffffff).Alpha(0.5))
	window.run(func(*ebiten.Image) {
		c, err := newCanvas(nil)
		if !assert.NoError(t, err) {
			return
		}
		screen, final := ebiten.NewImage(w, h), ebiten.NewImage(w, h)
		c.draw(screen, &l, quality.Medium, time.Now())
		c.show(final, screen, ebiten.GeoM{})
		got, want, worst := pixels(final), pixels(whole(&l, w, h)), 0.0
		for i := range got {
			worst = max(worst, math.Abs(float64(got[i])-float64(want[i])))
		}
		assert.Less(t, c.far.Bounds().Dx(), w)
		assert.LessOrEqual(t, worst, 6.0)
	})
}
