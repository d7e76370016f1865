package window

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

// What is painted over later may be left out: the picture is the same as when everything is
// painted in order.
func hidden(t *testing.T) {
	const w, h = 200, 100
	rnd := rand.New(rand.NewPCG(1, 2))
	some := func(least, most float64) float64 { return least + rnd.Float64()*(most-least) }
	window.run(func(*ebiten.Image) {
		r, err := newRaster()
		if !assert.NoError(t, err) {
			return
		}
		for range 60 {
			var l paint.List
			l.Reset()
			l.Fill(layout.Rect{W: w, H: h}, 0, red)
			for range 12 {
				at := layout.Rect{X: some(-20, 150), Y: some(-10, 70), W: some(5, 90), H: some(5, 60)}
				c := paint.Color{R: rnd.Float32(), G: rnd.Float32(), B: rnd.Float32(), A: 1}
				l.Corners(paint.Corner(rnd.IntN(4)))
				switch rnd.IntN(7) {
				case 0:
					l.Soft(at, 4, some(2, 12), c.Alpha(0.6))
				case 1:
					l.Line(at, 4, 3, c)
				case 2:
					l.Text(at, paint.Left, paint.Bold, 20, c, "card")
				case 3:
					l.Turn(at.Center(), some(-1, 1), 1)
					l.Fill(at, 3, c)
					l.Upright()
				case 4:
					before := l.Clip(layout.Rect{X: some(0, 100), Y: some(0, 50), W: 90, H: 50})
					l.Fade(at, 0, c, blue)
					l.Unclip(before)
				case 5:
					l.Fill(at, 3, c.Alpha(0.5))
				default:
					l.Fade(at, some(0, 12), c, blue)
				}
			}
			got, want := ebiten.NewImage(w, h), ebiten.NewImage(w, h)
			r.draw(got, &l)
			for _, op := range l.Ops {
				one := paint.List{Ops: []paint.Op{op}, Clips: l.Clips}
				r.draw(want, &one)
			}
			worst, now := 0.0, pixels(got)
			for i, p := range pixels(want) {
				worst = max(worst, math.Abs(float64(p)-float64(now[i])))
			}
			assert.LessOrEqual(t, worst, 2.0, "but for what is rounded")
		}
	})
}
