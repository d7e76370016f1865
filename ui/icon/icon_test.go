package icon_test

import (
	"encoding/xml"
	"image"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/icon"
)

// At every size the icon is an eye with a keyhole: a dark pupil in the middle of a bright
// eye, on a dark tile that fills the square except for its corners.
func TestDraw(t *testing.T) {
	light := func(img *image.RGBA, x, y float64) int {
		w := float64(img.Rect.Dx())
		c := img.RGBAAt(int(x*w), int(y*w))
		return int(c.R) + int(c.G)
	}
	for _, size := range []int{16, 20, 22, 24, 32, 40, 48, 64, 96, 128, 256, 512, 1024} {
		img := icon.Draw(size)
		require.Equal(t, image.Rect(0, 0, size, size), img.Bounds())
		for _, corner := range []image.Point{{0, 0}, {size - 1, 0}, {0, size - 1}, {size - 1, size - 1}} {
			assert.Less(t, img.RGBAAt(corner.X, corner.Y).A, uint8(160), "%d: the corners are round", size)
		}
		assert.Equal(t, uint8(255), img.RGBAAt(size/2, size/12+1).A, "%d: the tile fills the square", size)
		assert.Less(t, light(img, 0.5, 0.5), 60, "%d: the keyhole", size)
		assert.Less(t, light(img, 0.5, 0.65), 60, "%d: its lower part", size)
		assert.Greater(t, light(img, 0.26, 0.5), 300, "%d: the eye on its left", size)
		assert.Greater(t, light(img, 0.74, 0.5), 300, "%d: the eye on its right", size)
		assert.Less(t, light(img, 0.5, 0.96), 120, "%d: the deep", size)
	}
}

// The small drawing shows less, the larger ones show more the larger they are.
func TestDetail(t *testing.T) {
	colors := func(size int) int {
		seen := map[[3]uint8]bool{}
		img := icon.Draw(size)
		for i := 0; i < len(img.Pix); i += 4 {
			seen[[3]uint8(img.Pix[i:i+3])] = true
		}
		return len(seen)
	}
	assert.Less(t, colors(16), colors(icon.Small))
	assert.Less(t, colors(icon.Small), colors(48))
	assert.Less(t, colors(48), colors(128))
}

func TestDrawWithin(t *testing.T) {
	whole, within := icon.Draw(100), icon.DrawWithin(128, 14)
	for y := range 128 {
		for x := range 128 {
			want := whole.RGBAAt(x-14, y-14) // nothing outside of it
			require.InDelta(t, want.A, within.RGBAAt(x, y).A, 1)
			require.InDelta(t, want.R, within.RGBAAt(x, y).R, 2)
		}
	}
}

// The vectors are well formed, and each shape has its own colors.
func TestSVG(t *testing.T) {
	svg := string(icon.SVG())
	d := xml.NewDecoder(strings.NewReader(svg))
	shapes := 0
	for {
		token, err := d.Token()
		if err == io.EOF {
			break
		}
		require.NoError(t, err)
		if e, ok := token.(xml.StartElement); ok && e.Name.Local == "path" {
			shapes++
		}
	}
	assert.Greater(t, shapes, 40)
	assert.Equal(t, shapes, strings.Count(svg, "<linearGradient "))
}
