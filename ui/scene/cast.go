package scene

import (
	"math"

	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/lettering"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// Cast is words in one line that are cast in metal in the background: the name of the
// game, and how a game has ended. The zero value has not been cast yet.
type Cast struct {
	of   casting
	job  *job.Job[*paint.Bitmap]
	done *paint.Bitmap
}

// casting is what is cast.
type casting struct {
	words string
	metal *lettering.Metal
	size  float64
}

// larger is how much larger words are when cast than when set in type.
const larger = 1.16

// Draw draws the words in the middle of a rectangle, in type of a size if they fit. Until they
// are cast, and where no pictures are painted, they are plain type in a color.
func (c *Cast) Draw(f *cardview.Canvas, s *Stack, r layout.Rect, size float64, words string, metal *lettering.Metal, color paint.Color) {
	size *= min(1, r.W/(larger*paint.Width(paint.Display, size, words)))
	of := casting{words, metal, math.Exp2(math.Ceil(2*math.Log2(size*larger)) / 2)}
	if s.Gallery != nil && c.of != of {
		c.of = of
		c.job = job.Start(func() *paint.Bitmap { return lettering.Cast(of.words, of.size, of.metal) })
		if s.Gallery.Waits() {
			c.done, c.job = c.job.Wait(), nil
		}
	}
	if b, ok := c.job.Done(); ok {
		c.done, c.job = b, nil
	}
	if c.done == nil {
		f.Text(r.Shift(0, 3*f.Unit), paint.Center, paint.Display, size, theme.Shadow.Alpha(float64(color.A)), words)
		f.Text(r, paint.Center, paint.Display, size, color, words)
		return
	}
	scale := size * larger / c.of.size
	at := r.Middle(scale*float64(c.done.W), lettering.Height*size*larger)
	at.H = scale * float64(c.done.H)
	f.Picture(at, 0, c.done, cardview.Daylight.Alpha(float64(color.A)))
}
