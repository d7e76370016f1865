package entry

import (
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
)

// backdrop is what is behind the title and the menus: the two heroes of the cover face to face, as high as the window.
type backdrop struct {
	painting *job.Job[*paint.Bitmap]
	painted  *paint.Bitmap
}

// breadth is how many pixels wide it is painted, once for windows of all sizes.
const breadth = 1280

// dusk is the color of what is around the picture.
var dusk = paint.RGB(0x1c120c)

// paint returns the picture as soon as it is painted; where no pictures are painted, never.
func (b *backdrop) paint(s *scene.Stack) *paint.Bitmap {
	if s.Gallery == nil || b.painted != nil {
		return b.painted
	}
	if b.painting == nil {
		b.painting = job.Start(func() *paint.Bitmap { return art.Paint(art.CodexCard("cover"), breadth) })
	}
	if s.Gallery.Waits() {
		b.painted = b.painting.Wait()
	} else if p, ok := b.painting.Done(); ok {
		b.painted = p
	}
	return b.painted
}

// draw draws it, in a menu in the dark.
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
			edge := 220 * u
			f.Soft(layout.Rect{X: w.X - 2*edge, Y: w.Y - 2*edge, W: at.X - w.X + 3.1*edge, H: w.H + 4*edge}, edge, edge, dusk.Mix(theme.Abyss, 0.6))
		}
	}
	f.Behind()
}
