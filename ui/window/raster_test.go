package window

import (
	"image"
	"image/color"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/raster"
)

// pixelsEnv is set where the test of pixels has its window.
const pixelsEnv = "KEYRAKEN_TEST_PIXELS"

// The screen shows what the list says, in the list's order. The test runs itself
// again on a display of its own.
func TestPixels(t *testing.T) {
	if os.Getenv(pixelsEnv) != "" {
		t.Run("shapes", shapes)
		t.Run("order", order)
		t.Run("words", words)
		t.Run("kerning", kerning)
		t.Run("pictures", pictures)
		t.Run("in two", inTwo)
		t.Run("dialogs", dialogs)
		t.Run("late", late)
		t.Run("moments", moments)
		t.Run("clip", clips)
		return
	}
	if _, err := exec.LookPath("Xvfb"); err != nil || runtime.GOOS != "linux" {
		require.NotEqual(t, "true", os.Getenv("CI"), "a test of pixels may not be skipped here")
		t.Skip("Xvfb is missing")
	}
	in, out, err := os.Pipe()
	require.NoError(t, err)
	x := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "640x480x24", "-nolisten", "tcp")
	x.ExtraFiles = []*os.File{out}
	require.NoError(t, x.Start())
	defer func() { _ = x.Process.Kill(); _ = x.Wait() }()
	require.NoError(t, out.Close())
	number, err := io.ReadAll(io.LimitReader(in, 8))
	require.NoError(t, err)
	again := exec.Command(os.Args[0], "-test.run", "^TestPixels$", "-test.v")
	again.Env = append(os.Environ(), pixelsEnv+"=1", "DISPLAY=:"+strings.TrimSpace(string(number)), "WAYLAND_DISPLAY=",
		"LIBGL_ALWAYS_SOFTWARE=1")
	text, err := again.CombinedOutput()
	require.NoError(t, err, string(text))
	assert.Contains(t, string(text), "--- PASS: TestPixels/clip")
}

// drawn is what a list looks like on black.
func drawn(t *testing.T, draw func(l *paint.List)) *image.RGBA {
	const w, h = 200, 100
	pix := image.NewRGBA(image.Rect(0, 0, w, h))
	window.run(func(*ebiten.Image) {
		r, err := newBatch()
		if !assert.NoError(t, err) {
			return
		}
		img := ebiten.NewImage(w, h)
		img.Fill(color.Black)
		var l paint.List
		l.Reset()
		draw(&l)
		r.begin(img)
		r.onto(img, 1)
		r.draw(&l, 0, len(l.Ops))
		assert.Equal(t, 1, r.calls, "all of it is one call")
		img.ReadPixels(pix.Pix)
		assert.Less(t, differing(pix, raster.Draw(&l, w, h)), w*h/200, "it looks the same without a window")
	})
	return pix
}

// differing is how many pixels of two pictures can be told apart.
func differing(a, b *image.RGBA) (n int) {
	for i := 0; i < len(a.Pix); i += 4 {
		for k := range 4 {
			if x, y := a.Pix[i+k], b.Pix[i+k]; max(x, y)-min(x, y) > 4 {
				n++
				break
			}
		}
	}
	return n
}

var (
	red  = paint.RGB(0xff0000)
	blue = paint.RGB(0x0000ff)
)

// at asserts the approximate color of a pixel.
func at(t *testing.T, img *image.RGBA, x, y int, r, g, b uint8) {
	t.Helper()
	c := img.RGBAAt(x, y)
	assert.InDelta(t, r, c.R, 3, "red at %d, %d", x, y)
	assert.InDelta(t, g, c.G, 3, "green at %d, %d", x, y)
	assert.InDelta(t, b, c.B, 3, "blue at %d, %d", x, y)
}

func shapes(t *testing.T) {
	img := drawn(t, func(l *paint.List) {
		l.Fill(layout.Rect{X: 10, Y: 10, W: 40, H: 40}, 20, red)
		l.Line(layout.Rect{X: 60, Y: 10, W: 40, H: 40}, 0, 4, red)
		l.Fade(layout.Rect{X: 110, Y: 10, W: 40, H: 40}, 0, red, blue)
		l.Turn(layout.Point{X: 175, Y: 30}, 3.14159265/4, 0.5)
		l.Fill(layout.Rect{X: 160, Y: 15, W: 30, H: 30}, 0, red)
	})
	at(t, img, 30, 30, 255, 0, 0)
	at(t, img, 12, 12, 0, 0, 0) // round
	at(t, img, 80, 30, 0, 0, 0) // hollow
	at(t, img, 61, 30, 255, 0, 0)
	at(t, img, 130, 11, 240, 0, 15)
	at(t, img, 130, 48, 15, 0, 240)
	at(t, img, 175, 30, 128, 0, 0)
	at(t, img, 175, 12, 128, 0, 0) // turned, its corner is above
	at(t, img, 162, 17, 0, 0, 0)
}

func order(t *testing.T) {
	img := drawn(t, func(l *paint.List) {
		l.Fill(layout.Rect{W: 200, H: 100}, 0, red)
		l.Mark(layout.Rect{X: 10, Y: 10, W: 80, H: 80}, paint.Plus, blue)
		l.Fill(layout.Rect{X: 50, Y: 0, W: 100, H: 100}, 0, red)
	})
	at(t, img, 45, 50, 0, 0, 255)
	at(t, img, 55, 50, 255, 0, 0)
}

func words(t *testing.T) {
	img := drawn(t, func(l *paint.List) {
		l.Text(layout.Rect{X: 20, Y: 20, W: 160, H: 40}, paint.Left, paint.Bold, 40, red, "IЖI")
	})
	ink := image.Rectangle{}
	for y := range 100 {
		for x := range 200 {
			if img.RGBAAt(x, y).R > 100 {
				ink = ink.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	w := paint.Width(paint.Bold, 40, "IЖI")
	assert.InDelta(t, 20, ink.Min.X, 6)
	assert.InDelta(t, 20+w, ink.Max.X, 6, "as wide as measured")
	assert.InDelta(t, 40, float64(ink.Min.Y+ink.Max.Y)/2, 2, "in the middle")
	assert.InDelta(t, 0.71*40, ink.Dy(), 3)
}

// extent is where the ink of a word begins and ends, from left to right.
func extent(t *testing.T, word string) (from, to int) {
	img := drawn(t, func(l *paint.List) {
		l.Text(layout.Rect{X: 20, Y: 10, W: 160, H: 80}, paint.Left, paint.Bold, 60, red, word)
	})
	ink := image.Rectangle{}
	for y := range 100 {
		for x := range 200 {
			if img.RGBAAt(x, y).R > 100 {
				ink = ink.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return ink.Min.X, ink.Max.X
}

// A pair is drawn as close as it is measured.
func kerning(t *testing.T) {
	for _, pair := range []string{"AV", "To"} {
		_, last := extent(t, pair)
		_, end := extent(t, pair[1:])
		pen := paint.Width(paint.Bold, 60, pair) - paint.Width(paint.Bold, 60, pair[1:])
		assert.InDelta(t, float64(end)+pen, float64(last), 2, pair)
		assert.Less(t, pen, paint.Width(paint.Bold, 60, pair[:1])-1, "%s: it would show if it were not", pair)
	}
}

func pictures(t *testing.T) {
	b := &paint.Bitmap{W: 4, H: 2, Pix: make([]byte, 4*2*4)}
	for i := range 8 {
		c := [4]byte{255, 0, 0, 255}
		if i%4 > 1 {
			c = [4]byte{0, 0, 255, 255}
		}
		copy(b.Pix[4*i:], c[:])
	}
	img := drawn(t, func(l *paint.List) {
		l.Picture(layout.Rect{X: 10, Y: 10, W: 80, H: 80}, 30, b, paint.RGB(0xffffff))
		l.Picture(layout.Rect{X: 110, Y: 10, W: 80, H: 40}, 0, b, paint.RGB(0xffffff).Alpha(0.5))
	})
	at(t, img, 20, 50, 255, 0, 0)
	at(t, img, 80, 50, 0, 0, 255)
	at(t, img, 13, 13, 0, 0, 0) // a round corner
	at(t, img, 86, 86, 0, 0, 0)
	at(t, img, 112, 12, 128, 0, 0)
	at(t, img, 187, 47, 0, 0, 128)
}

func clips(t *testing.T) {
	img := drawn(t, func(l *paint.List) {
		before := l.Clip(layout.Rect{X: 50, Y: 20, W: 50, H: 50})
		l.Fade(layout.Rect{X: 10, Y: 10, W: 180, H: 80}, 0, red, blue)
		l.Mark(layout.Rect{X: 60, Y: 30, W: 80, H: 80}, paint.Plus, paint.RGB(0x00ff00))
		l.Unclip(before)
		l.Fill(layout.Rect{X: 0, Y: 95, W: 5, H: 5}, 0, red)
	})
	at(t, img, 49, 40, 0, 0, 0)
	at(t, img, 101, 40, 0, 0, 0)
	at(t, img, 60, 19, 0, 0, 0)
	at(t, img, 60, 71, 0, 0, 0)
	at(t, img, 52, 50, 128, 0, 127) // the fade spans the whole shape
	at(t, img, 98, 65, 0, 255, 0)
	at(t, img, 2, 97, 255, 0, 0)
}
