// Package tiles compares a picture with the previous one, tile by tile: which parts of the
// window have changed, where nothing is drawn, and what is hidden. So a window need not
// redraw what is unchanged.
package tiles

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

// Cover is how much of a tile the list hides of what lies behind it.
type Cover uint8

// The covers.
const (
	Clear Cover = 0 // nothing: nothing is drawn there
	Some  Cover = 1 // a part of it
	Full  Cover = 3 // all of it
)

// Grid is a window in tiles. The zero value has no window yet.
type Grid struct {
	w, h       float64
	side       float64 // of a tile, in pixels
	cols, rows int
	last       []uint64 // what was drawn in each tile
	now        []uint64
	cover      []Cover
	dirty      []bool
	stale      []bool // the screen does not yet show what is drawn there
	near       []bool // what lies behind is visible there or beside it
	behind     []bool // what lies behind has been drawn there
	wanted     []bool // it must be gathered
	open       []int  // rectangles of the row above, by where they begin
	opacities  float32
}

// columns is about how many tiles a window has from left to right.
const columns = 96

// Resize sets the size of the window in pixels, and the number of steps of opacity: what pulses
// slowly looks the same for a while. Everything counts as new.
func (g *Grid) Resize(w, h, opacities int) {
	side := max(8, (w/columns+3)/4*4)
	cols, rows := (w+side-1)/side, (h+side-1)/side
	n := cols * rows
	*g = Grid{w: float64(w), h: float64(h), side: float64(side), cols: cols, rows: rows, opacities: float32(opacities),
		last: make([]uint64, n), now: make([]uint64, n), cover: make([]Cover, n), dirty: make([]bool, n), stale: make([]bool, n),
		behind: make([]bool, n), near: make([]bool, n), wanted: make([]bool, n), open: make([]int, cols)}
	g.Forget(layout.Rect{W: g.w, H: g.h})
}

// Read compares what the list draws from an op on with what it drew last time, and
// reports whether anything is new.
func (g *Grid) Read(l *paint.List, first int) bool { return g.ReadPart(l, first, len(l.Ops)) }

// ReadPart is Read for the ops from one to another.
func (g *Grid) ReadPart(l *paint.List, first, end int) bool {
	g.last, g.now = g.now, g.last
	clear(g.now)
	clear(g.cover)
	for i := first; i < end; i++ {
		op, clip := &l.Ops[i], l.Clips[l.Ops[i].Clip]
		r := Bounds(op, clip)
		x0, y0, x1, y1 := g.span(r)
		if x0 >= x1 || y0 >= y1 {
			continue
		}
		key := hash(op, clip, g.opacities)
		for y := y0; y < y1; y++ {
			from, to := y*g.cols+x0, y*g.cols+x1
			now, cover := g.now[from:to], g.cover[from:to]
			for t := range now {
				now[t] = now[t]*odd + key // which is stirred already
				cover[t] |= Some          // and what is hidden stays so
			}
		}
		g.hide(op, clip, x0, y0, x1, y1)
	}
	changed := false
	for t, now := range g.now {
		g.dirty[t] = now != g.last[t]
		g.stale[t] = g.stale[t] || g.dirty[t]
		changed = changed || g.dirty[t]
	}
	return changed
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

// Tile is a tile as a rectangle of the window.
func (g *Grid) tile(x, y int) layout.Rect {
	return layout.Rect{X: float64(x) * g.side, Y: float64(y) * g.side, W: g.side, H: g.side}.Cross(layout.Rect{W: g.w, H: g.h})
}

// hide marks which of the tiles an op hides.
func (g *Grid) hide(op *paint.Op, clip layout.Rect, x0, y0, x1, y1 int) {
	if !solid(op) {
		return
	}
	if op.Angle != 0 && !clip.Has(op.Rect.Center()) { // then it is not drawn at all
		return
	}
	r := op.Rect.Inset(1)
	if op.Angle == 0 {
		g.mark(Opaque(op, clip))
		g.mark(r.Cross(clip).Cross(layout.Rect{X: r.X + op.Radius, Y: r.Y, W: r.W - 2*op.Radius, H: r.H}))
		return
	}
	sin, cos := math.Sincos(-op.Angle)
	for y := y0; y < y1; y++ {
		for x := x0; x < x1; x++ {
			t := around(g.tile(x, y), op.Pivot, sin, cos)
			if within(t, r, 0, op.Radius) || within(t, r, op.Radius, 0) {
				g.cover[y*g.cols+x] = Full
			}
		}
	}
}

// Opaque is a rectangle in which an op hides everything drawn before it: it leaves out round
// corners, and is empty if the op hides nothing or is turned.
func Opaque(op *paint.Op, clip layout.Rect) layout.Rect {
	if !solid(op) || op.Angle != 0 {
		return layout.Rect{}
	}
	r := op.Rect.Inset(1)
	return clip.Cross(layout.Rect{X: r.X, Y: r.Y + op.Radius, W: r.W, H: r.H - 2*op.Radius})
}

// solid reports whether an op is fully opaque.
func solid(op *paint.Op) bool { return op.Kind == paint.Fill && op.Color.A >= 1 && op.Lower.A >= 1 }

// mark marks the tiles within a rectangle as hidden.
func (g *Grid) mark(r layout.Rect) {
	if r.Empty() {
		return
	}
	first := func(v float64) int { return int(math.Ceil(max(0, v) / g.side)) }
	end := func(v, whole float64, n int) int {
		if v >= whole {
			return n
		}
		return int(math.Floor(v / g.side))
	}
	x0, x1 := first(r.X), end(r.Right(), g.w, g.cols)
	for y := first(r.Y); y < end(r.Bottom(), g.h, g.rows); y++ {
		for t := y*g.cols + x0; t < y*g.cols+x1; t++ {
			g.cover[t] = Full
		}
	}
}

// within reports whether a rectangle lies strictly inside another.
func within(t, r layout.Rect, dx, dy float64) bool {
	return t.X >= r.X+dx && t.Right() <= r.Right()-dx && t.Y >= r.Y+dy && t.Bottom() <= r.Bottom()-dy
}

// around is the smallest upright rectangle around a turned one.
func around(r layout.Rect, pivot layout.Point, sin, cos float64) layout.Rect {
	c := r.Center()
	dx, dy := c.X-pivot.X, c.Y-pivot.Y
	w, h := math.Abs(r.W*cos)+math.Abs(r.H*sin), math.Abs(r.W*sin)+math.Abs(r.H*cos)
	return layout.Rect{X: pivot.X + dx*cos - dy*sin, Y: pivot.Y + dx*sin + dy*cos}.Middle(w, h)
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

// Changed adds rectangles that contain all changes.
func (g *Grid) Changed(to []layout.Rect) []layout.Rect {
	return g.gather(to, g.dirty)
}

// Covered adds the rectangles of all tiles with a cover.
func (g *Grid) Covered(to []layout.Rect, c Cover) []layout.Rect {
	for t, cover := range g.cover {
		g.wanted[t] = cover == c
	}
	return g.gather(to, g.wanted)
}

// Stale adds the rectangles of all tiles with a cover that have changed, in front or behind,
// since the last call of Shown.
func (g *Grid) Stale(to []layout.Rect, c Cover) []layout.Rect {
	for t, cover := range g.cover {
		g.wanted[t] = cover == c && g.stale[t]
	}
	return g.gather(to, g.wanted)
}

// Shown says that the screen now shows everything.
func (g *Grid) Shown() { clear(g.stale) }

// Below says that what another grid of the same window draws lies above this one: what it hides is
// not shown again, and where one of them has changed the other has changed too.
func (g *Grid) Below(o *Grid) {
	for t, cover := range o.cover {
		if cover == Full {
			g.stale[t] = false
			continue
		}
		g.stale[t] = g.stale[t] || o.stale[t]
		o.stale[t] = g.stale[t]
	}
}

// Band is the rows of tiles from one part of the height to another.
func (g *Grid) Band(from, to float64) layout.Rect {
	at := func(part float64) float64 { return min(g.h, math.Floor(part*float64(g.rows))*g.side) }
	return layout.Rect{Y: at(from), W: g.w, H: at(to) - at(from)}
}

// Seen adds the rectangles in which what lies behind is visible, and a tile around each, as
// far as they lie within some tiles.
func (g *Grid) Seen(to []layout.Rect, within layout.Rect) []layout.Rect {
	clear(g.near)
	x0, y0, x1, y1 := g.span(within)
	for y := max(0, y0-1); y < min(y1+1, g.rows); y++ {
		for x := max(0, x0-1); x < min(x1+1, g.cols); x++ {
			if g.cover[y*g.cols+x] == Full {
				continue
			}
			for v := max(y0, y-1); v < min(y+2, y1); v++ {
				for t := v*g.cols + max(x0, x-1); t < v*g.cols+min(x+2, x1); t++ {
					g.near[t] = true
				}
			}
		}
	}
	return g.gather(to, g.near)
}

// Hidden reports whether a rectangle fully hides what lies behind.
func (g *Grid) Hidden(r layout.Rect) bool {
	x0, y0, x1, y1 := g.span(r)
	for y := y0; y < y1; y++ {
		for _, c := range g.cover[y*g.cols+x0 : y*g.cols+x1] {
			if c != Full {
				return false
			}
		}
	}
	return true
}

// Drawn says that what lies behind has been drawn in some tiles, wherever it is visible.
func (g *Grid) Drawn(within layout.Rect) {
	x0, y0, x1, y1 := g.span(within)
	for y := y0; y < y1; y++ {
		for t := y*g.cols + x0; t < y*g.cols+x1; t++ {
			g.behind[t] = g.cover[t] != Full
			g.stale[t] = g.stale[t] || g.behind[t]
		}
	}
}

// Uncovered is a rectangle around all tiles, and one more on each side, in which something that
// lies behind is visible that was hidden when it was last drawn. It is empty when there are none.
func (g *Grid) Uncovered() layout.Rect {
	x0, y0, x1, y1 := g.cols, g.rows, -1, -1
	for t, c := range g.cover {
		if c != Full && !g.behind[t] {
			x, y := t%g.cols, t/g.cols
			x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
		}
	}
	if x1 < 0 {
		return layout.Rect{}
	}
	return g.tile(max(0, x0-1), max(0, y0-1)).Union(g.tile(min(x1+1, g.cols-1), min(y1+1, g.rows-1)))
}

// gather adds rectangles that contain exactly the wanted tiles: the runs of each row, as
// high as the rows below continue them.
func (g *Grid) gather(to []layout.Rect, wanted []bool) []layout.Rect {
	for x := range g.open {
		g.open[x] = -1
	}
	for y := range g.rows {
		row := wanted[y*g.cols : (y+1)*g.cols]
		for x := 0; x < len(row); x++ {
			if !row[x] {
				g.open[x] = -1
				continue
			}
			first := x
			for x+1 < len(row) && row[x+1] {
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

// odd is a number whose bits look random.
const odd = 0x9e3779b97f4a7c15

// stir mixes a number into another, so that their order counts.
func stir(h, v uint64) uint64 {
	h = (h ^ v) * odd
	return h ^ h>>32
}
