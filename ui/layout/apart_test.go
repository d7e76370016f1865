package layout_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/layout"
)

// A block placed apart covers neither what is pointed at, nor the mouse, nor anything that is needed,
// and lies in the window and within reach. If no place is found, there is none on a
// grid either.
func TestApart(t *testing.T) {
	window := layout.Rect{X: 8, Y: 8, W: 1264, H: 704}
	random := rand.New(rand.NewPCG(3, 5))
	found, none := 0, 0
	for range 3000 {
		rect := func(most float64) layout.Rect {
			w, h := 20+random.Float64()*most, 20+random.Float64()*most
			return layout.Rect{X: 8 + random.Float64()*(1264-w), Y: 8 + random.Float64()*(704-h), W: w, H: h}
		}
		near, w, h, reach := rect(100), 100+random.Float64()*400, 100+random.Float64()*400, 40+random.Float64()*2000
		var needed []layout.Rect
		for range random.IntN(16) {
			needed = append(needed, rect(260))
		}
		mouse := rect(1).Center()
		at, ok := layout.Apart(w, h, near, mouse, window, 1, reach, needed, nil)
		free := func(r layout.Rect) bool {
			clear := r.Within(window) && !r.Overlaps(near) && !r.Has(mouse)
			for _, n := range needed {
				clear = clear && !r.Overlaps(n)
			}
			return clear
		}
		if ok {
			found++
			assert.True(t, free(at), "%v", at)
			continue
		}
		none++
		for x := window.X; x+w <= window.Right(); x += 24 { // with some room to spare
			for y := window.Y; y+h <= window.Bottom(); y += 24 {
				r := layout.Rect{X: x, Y: y, W: w, H: h}
				dx, dy := max(0, r.X-near.Right(), near.X-r.Right()), max(0, r.Y-near.Bottom(), near.Y-r.Bottom())
				assert.False(t, free(r.Inset(-8)) && dx+dy < reach-60, "%v is free", r)
			}
		}
	}
	assert.Greater(t, found, 500)
	assert.Greater(t, none, 300)
}

// A block may stand exactly as far from what is needed as is required.
func TestApartWithNoRoomToSpare(t *testing.T) {
	window := layout.Rect{W: 300, H: 300}
	near, needed := layout.Rect{X: 100, Y: 60, W: 100, H: 20}, []layout.Rect{{Y: 85, W: 300, H: 6}}
	at, ok := layout.Apart(300, 206, near, layout.Point{X: 150, Y: 70}, window, 1, 1000, needed, nil)
	assert.True(t, ok)
	assert.Equal(t, layout.Rect{Y: 94, W: 300, H: 206}, at)
	_, ok = layout.Apart(300, 207, near, layout.Point{X: 150, Y: 70}, window, 1, 1000, needed, nil)
	assert.False(t, ok)
	_, ok = layout.Apart(300, 206, near, layout.Point{X: 150, Y: 70}, window, 1, 10, needed, nil)
	assert.False(t, ok, "it is too far away")
}
