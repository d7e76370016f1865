package likeness_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/art/likeness"
	"github.com/keyraken/keyraken/ui/paint"
)

// drawn is a picture of 64 by 51 points, with the colors that the function returns.
func drawn(at func(x, y int) (r, g, b byte)) *paint.Bitmap {
	b := &paint.Bitmap{W: 64, H: 51, Pix: make([]byte, 4*64*51)}
	for y := range b.H {
		for x := range b.W {
			p := b.Pix[4*(y*b.W+x):]
			p[0], p[1], p[2] = at(x, y)
			p[3] = 255
		}
	}
	return b
}

// disc is a disc of one shade on a ground of another.
func disc(cx, cy, r int, shade, ground [3]byte) *paint.Bitmap {
	return drawn(func(x, y int) (byte, byte, byte) {
		c := ground
		if (x-cx)*(x-cx)+(y-cy)*(y-cy) < r*r {
			c = shade
		}
		return c[0], c[1], c[2]
	})
}

func apart(a, b *paint.Bitmap) float64 { return likeness.Of(a).Apart(likeness.Of(b)) }

var (
	light, dark = [3]byte{230, 220, 200}, [3]byte{40, 50, 70}
	one         = disc(32, 25, 14, light, dark)
)

func TestTheSamePictureIsNear(t *testing.T) {
	assert.InDelta(t, 0, apart(one, one), 1e-4)
	assert.InDelta(t, 0, apart(disc(20, 25, 14, light, dark), disc(43, 25, 14, light, dark)), 0.05, "the mirror image")
}

func TestAnotherTintOrLightIsNear(t *testing.T) {
	assert.Less(t, apart(one, disc(32, 25, 14, [3]byte{230, 180, 160}, [3]byte{60, 30, 30})), 0.2)
	assert.Less(t, apart(one, disc(32, 25, 14, [3]byte{160, 150, 130}, [3]byte{40, 50, 70})), 0.1)
}

func TestAnotherShapeIsFar(t *testing.T) {
	bars := drawn(func(x, _ int) (byte, byte, byte) {
		if x/6%2 == 0 {
			return 230, 220, 200
		}
		return 40, 50, 70
	})
	assert.Greater(t, apart(one, bars), 0.6)
	assert.Greater(t, apart(one, disc(10, 45, 8, light, dark)), apart(one, disc(34, 26, 13, light, dark)))
}

func TestTheNearestComeFirst(t *testing.T) {
	of := []*likeness.Sketch{
		likeness.Of(one), likeness.Of(disc(10, 8, 8, light, dark)), likeness.Of(disc(33, 25, 14, light, dark)), likeness.Of(disc(32,
			25, 22, dark, light)),
	}
	pairs := likeness.Nearest(of, 2)
	assert.Len(t, pairs, 2)
	assert.Equal(t, [2]int{0, 2}, [2]int{pairs[0].A, pairs[0].B})
	assert.LessOrEqual(t, pairs[0].Apart, pairs[1].Apart)
	assert.Len(t, likeness.Nearest(of, 100), 6, "all there are")
}
