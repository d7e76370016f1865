package paint_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

// Every sign is drawn, and inside its square; no two are alike. A house that lacks an
// emblem still shows something.
func TestSigns(t *testing.T) {
	seen := map[layout.Rect]paint.Sign{}
	for s := paint.NoSign + 1; s < paint.Signs; s++ {
		shapes := s.Shapes()
		if s < paint.Drop && len(shapes) == 0 { // a house without an emblem
			continue
		}
		require.NotEmpty(t, shapes, "sign %d", s)
		assert.False(t, shapes[0].Cut, "sign %d cuts what is not there", s)
		var sum layout.Rect
		for _, sh := range shapes {
			require.True(t, sh.Radius > 0 || len(sh.Points) > 2, "sign %d has a shape without a face", s)
			all := layout.Rect{X: -0.001, Y: -0.001, W: 1.002, H: 1.002}
			points := append([]layout.Point{}, sh.Points...)
			if sh.Radius > 0 {
				points = append(points, layout.Point{X: sh.Center.X - sh.Radius, Y: sh.Center.Y - sh.Radius},
					layout.Point{X: sh.Center.X + sh.Radius, Y: sh.Center.Y + sh.Radius})
			}
			for _, p := range points {
				if !sh.Cut {
					assert.True(t, all.Has(p), "sign %d leaves its square at %v", s, p)
				}
				sum.X, sum.Y, sum.W = sum.X+p.X, sum.Y+p.Y, sum.W+p.X*p.Y
			}
		}
		other, ok := seen[sum]
		assert.False(t, ok, "signs %d and %d are alike", s, other)
		seen[sum] = s
	}
	for h := card.NoHouse + 1; h < card.HouseCount; h++ {
		assert.NotEmpty(t, paint.Emblem(h).Shapes(), "house %v has no emblem", h)
	}
}

// The first key is round, the second square and the third a triangle.
func TestKeysAreInOrder(t *testing.T) {
	assert.Equal(t, [4]paint.Sign{paint.Key, paint.KeySquare, paint.KeyTriangle, paint.Key}, paint.Keys)
}
