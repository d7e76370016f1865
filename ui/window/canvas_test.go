package window

import (
	"bytes"
	"image"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/quality"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/title"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
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
	l.Soft(layout.Rect{X: 100 + 2*by, Y: 40, W: 90, H: 120}, 6, 8, paint.Color{A: 0.7})
}

// film shows pictures one after another, as a window does, and draws each once more from scratch.
type film struct {
	canvas, fresh  *canvas
	screen, whole  *ebiten.Image
	final, wholes  *ebiten.Image // as the window shows them
	pixels, wholly []byte
}

func newFilm(t *testing.T, w, h int) *film {
	f := &film{pixels: make([]byte, 4*w*h), wholly: make([]byte, 4*w*h)}
	// a texture for each: places on one are rounded differently
	for _, img := range [...]**ebiten.Image{&f.screen, &f.whole, &f.final, &f.wholes} {
		*img = ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
	}
	var err error
	f.canvas, err = newCanvas()
	require.NoError(t, err)
	f.fresh, err = newCanvas()
	require.NoError(t, err)
	for _, l := range f.canvas.raster.shades.loaded {
		if !l.bitmaps {
			<-l.made
		}
	}
	f.fresh.raster = f.canvas.raster // the same letters at the same places of the texture
	return f
}

// show shows a picture, and returns the largest difference of a pixel from the one that is drawn from scratch.
func (f *film) show(l *paint.List, level quality.Level) int {
	if !f.canvas.inTwo {
		f.screen.Clear() // as Ebitengine does
	}
	f.canvas.draw(f.screen, l, level)
	shown(f.canvas, f.final, f.screen, f.pixels)
	f.whole.Clear()
	f.fresh.inTwo = false
	f.fresh.draw(f.whole, l, level)
	shown(f.fresh, f.wholes, f.whole, f.wholly)
	worst := 0
	for i, p := range f.pixels {
		worst = max(worst, int(p)-int(f.wholly[i]), int(f.wholly[i])-int(p))
	}
	return worst
}

// shown is what the window shows of a screen.
func shown(c *canvas, final, screen *ebiten.Image, pixels []byte) {
	final.Clear()
	c.show(final, screen, ebiten.GeoM{})
	final.ReadPixels(pixels)
}

// On each level a picture is, after whatever came before it, exactly what it is when drawn from
// scratch, and close to what the highest level shows; nothing is drawn again of what is the same.
func inTwo(t *testing.T) {
	const w, h = 400, 200
	window.run(func(*ebiten.Image) {
		f := newFilm(t, w, h)
		var l paint.List
		for i, step := range []struct {
			by    float64
			level quality.Level
		}{{0, quality.Low}, {0, quality.Low}, {40, quality.Low}, {43, quality.Low}, {43, quality.Medium}, {-10, quality.Medium},
			{0, quality.High}, {20, quality.Low}} {
			tableOf(&l, step.by)
			f.canvas.raster.calls = 0
			assert.Zero(t, f.show(&l, step.level), "picture %d", i)
			finest := newFilm(t, w, h)
			finest.show(&l, quality.High)
			for j, p := range f.pixels {
				if !assert.InDelta(t, finest.pixels[j], p, 6, "picture %d", i) {
					break
				}
			}
			f.canvas.draw(f.screen, &l, step.level)
			if step.level > quality.High {
				assert.Zero(t, f.canvas.raster.calls, "nothing is new")
			}
		}
	})
}

// A dialog that opens, moves, gets another one over it, or closes draws nothing of the table again,
// and the picture is exactly what it is when drawn from scratch, and close to what the highest
// level shows; but what changes under it is seen.
func dialogs(t *testing.T) {
	const w, h = 400, 200
	box := func(l *paint.List, at float64, veil paint.Color) {
		l.Cover()
		l.Fill(layout.Rect{W: w, H: h}, 0, veil)
		l.Fill(layout.Rect{X: at, Y: 40, W: 90, H: 70}, 8, blue.Alpha(0.7))
	}
	dark := paint.RGB(0x102010).Alpha(0.7)
	window.run(func(*ebiten.Image) {
		f := newFilm(t, w, h)
		var l paint.List
		for i, step := range []struct {
			by    float64
			boxes []float64
			calls int // to draw what has changed, besides putting it together
		}{{0, nil, 2}, {0, []float64{100}, 1}, {0, []float64{130}, 1}, {0, []float64{130, 180}, 1}, {0, []float64{130}, 1},
			{30, []float64{130}, 1}, {30, nil, 0}, {30, []float64{20}, 1}, {0, nil, 1}} {
			tableOf(&l, step.by)
			for _, at := range step.boxes {
				box(&l, at, dark)
			}
			f.canvas.raster.calls = 0
			f.canvas.draw(f.screen, &l, quality.Low)
			assert.Equal(t, step.calls, f.canvas.raster.calls, "picture %d", i)
			assert.Zero(t, f.show(&l, quality.Low), "picture %d", i)
			finest := newFilm(t, w, h)
			finest.show(&l, quality.High)
			for j, p := range f.pixels {
				if !assert.InDelta(t, finest.pixels[j], p, 6, "picture %d", i) {
					break
				}
			}
		}
		l.Cover() // what has no veil
		l.Fill(layout.Rect{X: 10, Y: 10, W: 50, H: 50}, 0, blue)
		assert.Zero(t, f.show(&l, quality.Low))
		tableOf(&l, 0)
		l.Cover() // and what draws nothing
		assert.Zero(t, f.show(&l, quality.Low))
	})
}

// A bitmap that comes too late for a frame is seen in the next, though nothing else has changed.
func late(t *testing.T) {
	bitmap := func(shade byte) *paint.Bitmap {
		return &paint.Bitmap{W: 1024, H: 1024, Pix: bytes.Repeat([]byte{shade, 90, 60, 255}, 1<<20)}
	}
	window.run(func(*ebiten.Image) {
		f := newFilm(t, 400, 200)
		var l paint.List
		tableOf(&l, 0)
		for i := range 2 {
			l.Picture(layout.Rect{X: 20 + 200*float64(i), Y: 40, W: 120, H: 120}, 0, bitmap(byte(100*i)), paint.RGB(0xffffff))
		}
		assert.NotZero(t, f.show(&l, quality.Low), "one of them in a frame")
		assert.Zero(t, f.show(&l, quality.Low))
	})
}

// Every picture that a slow machine shows is one moment: on each level, however late its frames
// are and whatever was shown before, it is exactly its list drawn whole. From the title to a lost
// game and on to the next screen.
func moments(t *testing.T) {
	for level := range quality.Levels {
		s := lost(t)
		var f *film
		var drift quality.Drift
		now, frames, still := time.Unix(0, 0), 0, 0
		in := widget.Input{W: 640, H: 360, Mouse: layout.Point{X: 1, Y: 1}, Seconds: 1.0 / 12}
		update := func() {
			if in.SkipDecoration = !drift.Due(now, level); in.SkipDecoration {
				still++
			}
			s.Update(in)
		}
		frame := func() {
			took := lateness[frames%len(lateness)]
			drift.Frame(took)
			for end := now.Add(took); now.Before(end); now = now.Add(time.Second / 12) {
				update()
			}
			frames++
			window.run(func(*ebiten.Image) {
				if f == nil {
					f = newFilm(t, int(in.W), int(in.H))
				}
				assert.Zero(t, f.show(s.Picture(), level), "level %d, frame %d: %s", level, frames, s.Top().Name())
			})
		}
		for range 5 {
			frame()
		}
		require.NoError(t, play.Position(s, "defeat"))
		for _, what := range []string{"end-turn", "confirm"} {
			press(t, s, &in, what, frame, update)
		}
		for s.Top().Name() != "end" && frames < 400 {
			frame()
		}
		for range 30 {
			frame()
		}
		s.Home()
		for range 5 {
			frame()
		}
		assert.Equal(t, level > quality.High, still > frames/2, "in %d updates decoration stands still", still)
	}
}

// lateness is how long the frames of a slow machine take, in turn.
var lateness = [...]time.Duration{16 * time.Millisecond, 300 * time.Millisecond, 120 * time.Millisecond, 400 * time.Millisecond}

// lost is the title, and a game at the highest speed that is about to be lost.
func lost(t *testing.T) *scene.Stack {
	all := adventures.All()
	cat, err := all.Catalogue()
	require.NoError(t, err)
	settings := session.DefaultSettings
	settings.Speed = len(session.Speeds) - 1
	return scene.NewStack(session.New(settings, all, all.Rules(cat)), title.New())
}

// press waits for a spot in the window and clicks it.
func press(t *testing.T, s *scene.Stack, in *widget.Input, what string, frame, update func()) {
	for range 200 {
		frame()
		for _, spot := range s.Spots() {
			if spot.What == what && spot.Enabled {
				in.Mouse = spot.Rect.Center()
				for range 5 { // new spots ignore clicks
					frame()
				}
				for _, in.Down = range [...]bool{true, false} {
					update()
				}
				return
			}
		}
	}
	require.Fail(t, "there is nothing to click", what)
}
