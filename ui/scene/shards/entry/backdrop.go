package entry

import (
	"math"

	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
)

// backdrop is what is behind the title and the menus: Nemesis, as high as the window, at its right.
type backdrop struct {
	painting *job.Job[*paint.Bitmap]
	painted  *paint.Bitmap
	time     float64
}

// breadth is how many pixels wide she is painted, once for windows of all sizes.
const breadth = 1280

// Her colors: what is around her, and the light in her hands.
var (
	dusk  = paint.RGB(0x1a0612)
	ember = paint.RGB(0xff3d80)
)

// paint returns her picture as soon as it is painted; where no pictures are painted, never.
func (b *backdrop) paint(s *scene.Stack) *paint.Bitmap {
	if s.Gallery == nil || b.painted != nil {
		return b.painted
	}
	if b.painting == nil {
		b.painting = job.Start(func() *paint.Bitmap { return art.Paint(art.Shard("nemesis"), breadth) })
	}
	if s.Gallery.Waits() {
		b.painted = b.painting.Wait()
	} else if p, ok := b.painting.Done(); ok {
		b.painted = p
	}
	return b.painted
}

// draw draws her, in a menu in the dark.
func (b *backdrop) draw(f *cardview.Canvas, s *scene.Stack, menu bool) {
	u, w := f.Unit, f.Window()
	f.Fade(w, 0, dusk, theme.Abyss)
	if p := b.paint(s); p != nil {
		at := layout.Rect{X: w.Right() - 1.25*w.H, Y: w.Y, W: 1.25 * w.H, H: w.H}
		light := cardview.Daylight
		if menu {
			at, light = w, light.Mix(theme.Abyss, 0.7)
		}
		f.Picture(at, 0, p, light)
		if !menu {
			b.glow(f, s, at)
			edge := 220 * u
			f.Soft(layout.Rect{X: w.X - 2*edge, Y: w.Y - 2*edge, W: at.X - w.X + 3.1*edge, H: w.H + 4*edge}, edge, edge, dusk.Mix(theme.Abyss, 0.6))
		}
	}
	f.Behind()
}

// glow lets the light in her hands swell and fade.
func (b *backdrop) glow(f *cardview.Canvas, s *scene.Stack, at layout.Rect) {
	if !s.Settings.ReducedMotion {
		b.time += s.Drift()
	}
	much := 0.10 + 0.08*math.Sin(b.time*1.3)
	for _, x := range [...]float64{0.1, 0.83} {
		hand := layout.Rect{X: at.X + x*at.W, Y: at.Y + 0.66*at.H}.Middle(0, 0)
		f.Soft(hand.Inset(-0.06*at.W), 0.06*at.W, 0.06*at.W, ember.Alpha(much))
	}
}
