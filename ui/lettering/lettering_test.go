package lettering_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/lettering"
	"github.com/keyraken/keyraken/ui/paint"
)

// mean is the color of a row of the letters, where they are whole.
func mean(b *paint.Bitmap, y int) (sum [3]float64) {
	n := 0.0
	for x := range b.W {
		if p := b.Pix[4*(y*b.W+x):]; p[3] == 255 && p[0] > 40 {
			n++
			for k := range sum {
				sum[k] += float64(p[k])
			}
		}
	}
	for k := range sum {
		sum[k] /= n
	}
	return sum
}

// Letters are of warm metal, lighter above than below; around them the bitmap is transparent.
func TestCast(t *testing.T) {
	for _, words := range []string{"I", "КЛЮЧ", "KEYRAKEN"} {
		b := lettering.Cast(words, 64, &lettering.Bronze)
		assert.Len(t, b.Pix, 4*b.W*b.H)
		assert.InDelta(t, lettering.Height*64, b.H, 4)
		for x := range b.W {
			assert.Less(t, b.Pix[4*x+3], byte(40), "the edge")
		}
		middle := mean(b, b.H/2)
		assert.Greater(t, middle[0], middle[2], "bronze")
		iron := mean(lettering.Cast(words, 64, &lettering.Iron), b.H/2)
		assert.Greater(t, iron[2], middle[2], "iron is colder")
		assert.Equal(t, b, lettering.Cast(words, 64, &lettering.Bronze))
	}
	bars := lettering.Cast("EEEE", 128, &lettering.Bronze)
	upper, lower := mean(bars, 27), mean(bars, 108) // on the bevels of head and foot
	assert.Greater(t, upper[0]+upper[1], lower[0]+lower[1], "light from above")
	assert.Greater(t, lettering.Cast("WW", 64, &lettering.Bronze).W, lettering.Cast("II", 64, &lettering.Bronze).W)
}

// Without letters the bitmap is empty.
func TestNothingIsCast(t *testing.T) {
	for _, p := range lettering.Cast("", 32, &lettering.Bronze).Pix {
		assert.Zero(t, p)
	}
}

func BenchmarkCast(b *testing.B) {
	for b.Loop() {
		lettering.Cast("KEYRAKEN", 168, &lettering.Bronze)
	}
}
