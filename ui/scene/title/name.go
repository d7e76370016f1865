package title

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/lettering"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
)

// name is the name of the game, cast in bronze beside the frames.
type name struct {
	words string
	size  float64
	job   *scene.Job[*paint.Bitmap]
	cast  *paint.Bitmap
}

// larger is how much larger it is cast than it is set in type.
const larger = 1.16

// draw draws it in the middle of a rectangle. Until it is cast, and where nobody paints
// pictures, it is plain type.
func (n *name) draw(f *scene.Frame, s *scene.Stack, r layout.Rect) {
	size := theme.Title * f.Unit
	words, large := s.T("title"), math.Exp2(math.Ceil(2*math.Log2(size*larger))/2)
	if s.Gallery != nil && (n.words != words || n.size != large) {
		n.words, n.size = words, large
		n.job = scene.Start(func() *paint.Bitmap { return lettering.Cast(words, large) })
		if s.Gallery.Waits() {
			n.cast, n.job = n.job.Wait(), nil
		}
	}
	if b, ok := n.job.Done(); ok {
		n.cast, n.job = b, nil
	}
	if n.cast == nil {
		f.Text(r.Shift(0, 3*f.Unit), paint.Center, paint.Display, size, theme.Shadow, s.T("title"))
		f.Text(r, paint.Center, paint.Display, size, theme.Ink, s.T("title"))
		return
	}
	h := lettering.Height * size * larger
	f.Picture(r.Middle(h*float64(n.cast.W)/float64(n.cast.H), h), 0, n.cast, scene.Daylight)
}
