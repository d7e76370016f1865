// Package tiles compares a picture with the previous one, tile by tile, so that a window need not
// redraw what would look exactly the same.
package tiles

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

// Grid is a window in tiles. The zero value has no window yet.
type Grid struct {
	w, h       float64
	side       float64 // of a tile, in pixels
	cols, rows int
	last       []uint64 // what was drawn in each tile
	now        []uint64
	open       []int // rectangles of the row above, by where they begin
}

// columns is about how many tiles a window has from left to right.
const columns = 96

// Resize sets the size of the window in pixels. Everything counts as new.
func (g *Grid) Resize(w, h int) {
	side := max(8, (w/columns+3)/4*4)
	cols, rows := (w+side-1)/side, (h+side-1)/side
	n := cols * rows
	*g = Grid{w: float64(w), h: float64(h), side: float64(side), cols: cols, rows: rows,
		last: make([]uint64, n), now: make([]uint64, n), open: make([]int, cols)}
	g.Forget(layout.Rect{W: g.w, H: g.h})
}

// Changed compares what the list draws from an op on with what it drew last time, and adds
// rectangles of whole tiles that contain every difference.
func (g *Grid) Changed(to []layout.Rect, l *paint.List, first int) []layout.Rect {
	g.last, g.now = g.now, g.last
	clear(g.now)
	for i := first; i < len(l.Ops); i++ {
		op, clip := &l.Ops[i], l.Clips[l.Ops[i].Clip]
		x0, y0, x1, y1 := g.span(Bounds(op, clip))
		if x0 >= x1 || y0 >= y1 {
			continue
		}
		key := hash(op, clip)
		for y := y0; y < y1; y++ {
			now := g.now[y*g.cols+x0 : y*g.cols+x1]
			for t := range now {
				now[t] = now[t]*odd + key // which is stirred already
			}
		}
	}
	return g.gather(to)
}

// Forget treats a part of the window as if it had not been drawn in the last picture.
func (g *Grid) Forget(r layout.Rect) {
	x0, y0, x1, y1 := g.span(r)
	for y := y0; y < y1; y++ {
		for t := y*g.cols + x0; t < y*g.cols+x1; t++ {
			g.now[t] = unknown
		}
	}
}

// Extent is the smallest rectangle of whole tiles around all that the last list drew.
func (g *Grid) Extent() (r layout.Rect) {
	for t, key := range g.now {
		if key != 0 {
			if tile := g.tile(t%g.cols, t/g.cols); r.Empty() {
				r = tile
			} else {
				r = r.Union(tile)
			}
		}
	}
	return r
}

// unknown is a hash that no list draws.
const unknown = 1

// span is which tiles a rectangle touches.
func (g *Grid) span(r layout.Rect) (x0, y0, x1, y1 int) {
	if r = r.Cross(layout.Rect{W: g.w, H: g.h}); r.Empty() {
		return 0, 0, 0, 0
	}
	at := func(v float64) int { return int(math.Floor(v / g.side)) }
	to := func(v float64) int { return int(math.Ceil(v / g.side)) }
	return at(r.X), at(r.Y), to(r.Right()), to(r.Bottom())
}

// tile is a tile as a rectangle of the window.
func (g *Grid) tile(x, y int) layout.Rect {
	return layout.Rect{X: float64(x) * g.side, Y: float64(y) * g.side, W: g.side, H: g.side}.Cross(layout.Rect{W: g.w, H: g.h})
}

// gather adds rectangles that contain exactly the tiles that have changed: the runs of each row,
// as high as the rows below continue them.
func (g *Grid) gather(to []layout.Rect) []layout.Rect {
	for x := range g.open {
		g.open[x] = -1
	}
	for y := range g.rows {
		from := y * g.cols
		differs := func(x int) bool { return g.now[from+x] != g.last[from+x] }
		for x := 0; x < g.cols; x++ {
			if !differs(x) {
				g.open[x] = -1
				continue
			}
			first := x
			for x+1 < g.cols && differs(x+1) {
				x++
				g.open[x] = -1
			}
			r := g.tile(first, y)
			r.W = min(float64(x+1)*g.side, g.w) - r.X
			if above := g.open[first]; above >= 0 && to[above].W == r.W {
				to[above].H = r.Bottom() - to[above].Y
				continue
			}
			g.open[first] = len(to)
			to = append(to, r)
		}
	}
	return to
}

// Bounds is the rectangle outside of which an op draws nothing, within a clip.
func Bounds(op *paint.Op, clip layout.Rect) layout.Rect {
	r := op.Rect
	grow := 1.0
	switch op.Kind {
	case paint.Soft:
		grow += op.Width
	case paint.Words: // stand on their baseline; letters may extend beyond their rectangle
		r = layout.Rect{X: r.X - op.Size/2, Y: r.Y - 1.25*op.Size, W: r.W + op.Size, H: 1.75 * op.Size}
	case paint.Backdrop, paint.Mesh:
		return clip
	}
	r = r.Inset(-grow)
	if op.Angle == 0 {
		return r.Cross(clip)
	}
	sin, cos := math.Sincos(op.Angle)
	return around(r, op.Pivot, sin, cos) // what is turned is not clipped
}

// around is the smallest upright rectangle around a turned one.
func around(r layout.Rect, pivot layout.Point, sin, cos float64) layout.Rect {
	c := r.Center()
	dx, dy := c.X-pivot.X, c.Y-pivot.Y
	w, h := math.Abs(r.W*cos)+math.Abs(r.H*sin), math.Abs(r.W*sin)+math.Abs(r.H*cos)
	return layout.Rect{X: pivot.X + dx*cos - dy*sin, Y: pivot.Y + dx*sin + dy*cos}.Middle(w, h)
}
