package window

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/window/internal/tiles"
)

// cover is a rectangle of whole pixels that an op of a list fills: it hides everything drawn
// before it there.
type cover struct {
	op   int
	rect layout.Rect
}

// leastCover is the smallest part of the window that counts as a cover: checking smaller ones costs
// more than they save.
const leastCover = 1.0 / 100

// findCovers finds the covers of a list, from one op to another.
func (r *raster) findCovers(list *paint.List, from, end int) {
	r.covers = r.covers[:0]
	least := leastCover * area(r.window)
	for i := from; i < end; i++ {
		op := &list.Ops[i]
		if area(op.Rect) < least {
			continue
		}
		c := tiles.Opaque(op, list.Clips[op.Clip]).Cross(r.window)
		x, y := math.Ceil(c.X), math.Ceil(c.Y)
		if c = (layout.Rect{X: x, Y: y, W: math.Floor(c.Right()) - x, H: math.Floor(c.Bottom()) - y}); !c.Empty() && area(c) >= least {
			r.covers = append(r.covers, cover{i, c})
		}
	}
}

// seen draws the visible part of an op: nothing of one that is painted over later, and of one
// that is mostly covered only what lies around the cover.
func (r *raster) seen(list *paint.List, i int) {
	op := &list.Ops[i]
	clip, part := list.Clips[op.Clip], r.part
	all := tiles.Bounds(op, clip).Cross(part)
	if all.Empty() {
		return
	}
	var best layout.Rect
	for j := len(r.covers) - 1; j >= 0 && r.covers[j].op > i; j-- {
		if c := r.covers[j].rect; c.Overlaps(all) {
			if c = c.Cross(all); area(c) > area(best) {
				best = c
			}
		}
	}
	switch hidden := area(best); {
	case hidden >= area(all):
		return
	case hidden < area(all)/2 || op.Kind != paint.Fill && op.Kind != paint.Soft && op.Kind != paint.Picture:
		r.op(op, clip)
		return
	}
	low, high := best.Bottom(), best.Right()
	for _, r.part = range [...]layout.Rect{
		{X: all.X, Y: all.Y, W: all.W, H: best.Y - all.Y},
		{X: all.X, Y: best.Y, W: best.X - all.X, H: best.H},
		{X: high, Y: best.Y, W: all.Right() - high, H: best.H},
		{X: all.X, Y: low, W: all.W, H: all.Bottom() - low},
	} {
		if !r.part.Empty() {
			r.op(op, clip)
		}
	}
	r.part = part
}

func area(r layout.Rect) float64 { return r.W * r.H }
