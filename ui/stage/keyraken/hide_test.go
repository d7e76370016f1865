package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/stage/keyraken"
)

// at is the pixel of a picture of the hide at a place of the head, relative to its eye.
func at(pixels []byte, x, y float64) []byte {
	const scale = keyraken.HideWidth / (2 * keyraken.HeadLeft)
	i := 4 * (int((y+keyraken.HeadTop)*scale)*keyraken.HideWidth + int((x+keyraken.HeadLeft)*scale))
	return pixels[i : i+4]
}

// The head is whole around its eye and ends before the edges of its picture; the
// skin covers its whole square and repeats without a seam.
func TestHide(t *testing.T) {
	h := keyraken.NewHide()
	require.Len(t, h.Form, 4*keyraken.HideWidth*keyraken.HideHeight)
	require.Len(t, h.Marks, len(h.Form))
	for _, p := range [][2]float64{{0, 0}, {1.5, 0.5}, {-1.5, -1}, {0, -2.5}, {0, 1.6}} {
		assert.EqualValues(t, 255, at(h.Form, p[0], p[1])[3], "%v", p)
	}
	for x := range keyraken.HideWidth {
		assert.Zero(t, h.Form[4*x+3], "the mantle is cut")
	}
	for y := range keyraken.HeadHeight {
		assert.Zero(t, h.Form[4*y*keyraken.HideWidth+3])
		assert.Zero(t, h.Form[4*((y+1)*keyraken.HideWidth-1)+3])
	}
	var seam, within int
	for y := range keyraken.SkinSize {
		row := h.Form[4*(y+keyraken.HeadHeight)*keyraken.HideWidth:]
		for x := range keyraken.SkinSize {
			require.EqualValues(t, 255, row[4*x+3])
		}
		seam += apart(row[0], row[4*(keyraken.SkinSize-1)])
		within += apart(row[400], row[404])
	}
	assert.Less(t, seam, within*2, "the skin does not repeat without a seam")
}

func apart(a, b byte) int { return max(int(a)-int(b), int(b)-int(a)) }

// There are scars for each quarter, on the head only.
func TestScars(t *testing.T) {
	h := keyraken.NewHide()
	var deep [4]int
	for i := 0; i < len(h.Marks); i += 4 {
		for c := range 4 {
			if h.Marks[i+c] > 100 {
				deep[c]++
				require.NotZero(t, h.Form[i+3], "a mark beside the head")
			}
		}
	}
	for c, n := range deep {
		assert.Greater(t, n, 200, "mark %d", c)
	}
}

func BenchmarkNewHide(b *testing.B) {
	for b.Loop() {
		keyraken.NewHide()
	}
}
