// Package layout is the geometry of the window. It turns the size of the window,
// the size of text and what is on the table into rectangles. It knows neither
// cards nor colors, so tests can check that nothing overlaps and nothing is cut off.
package layout

import "math"

// Point is a place in the window, in pixels from the upper left corner.
type Point struct{ X, Y float64 }

// Rect is a rectangle in the window.
type Rect struct{ X, Y, W, H float64 }

// CrossedBy reports whether the way from a to b leads through the rectangle.
func (r Rect) CrossedBy(a, b Point) bool {
	from, to := 0.0, 1.0
	within := func(at, by, low, high float64) {
		if by == 0 {
			if at <= low || at >= high {
				to = 0
			}
			return
		}
		s, e := (low-at)/by, (high-at)/by
		from, to = max(from, min(s, e)), min(to, max(s, e))
	}
	within(a.X, b.X-a.X, r.X, r.Right())
	within(a.Y, b.Y-a.Y, r.Y, r.Bottom())
	return from < to
}

// Center is the middle of the rectangle.
func (r Rect) Center() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Right is the x of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom is the y of the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Empty reports whether the rectangle has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Has reports whether the point lies in the rectangle.
func (r Rect) Has(p Point) bool {
	return p.X >= r.X && p.X < r.X+r.W && p.Y >= r.Y && p.Y < r.Y+r.H
}

// Inset is the rectangle without a margin of d on each side.
func (r Rect) Inset(d float64) Rect {
	return Rect{r.X + d, r.Y + d, larger(0, r.W-2*d), larger(0, r.H-2*d)}
}

// Cut is the rectangle split by a horizontal line: the upper part of height h and
// the rest.
func (r Rect) Cut(h float64) (top, rest Rect) {
	h = min(h, r.H)
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h, r.W, r.H - h}
}

// Split is the rectangle split by a vertical line: the left part of width w and
// the rest.
func (r Rect) Split(w float64) (left, rest Rect) {
	w = min(w, r.W)
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w, r.Y, r.W - w, r.H}
}

// SplitRight is the rectangle split so that the right part has width w.
func (r Rect) SplitRight(w float64) (rest, right Rect) {
	return r.Split(max(0, r.W-w))
}

// Drop is the rectangle without its upper d.
func (r Rect) Drop(d float64) Rect { return Rect{r.X, r.Y + d, r.W, max(0, r.H-d)} }

// Shift is the rectangle moved.
func (r Rect) Shift(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Middle is a rectangle of the given size around the same center.
func (r Rect) Middle(w, h float64) Rect {
	return Rect{r.X + (r.W-w)/2, r.Y + (r.H-h)/2, w, h}
}

// Overlaps reports whether the two share more than an edge.
func (r Rect) Overlaps(o Rect) bool {
	const slack = 0.01
	return r.X+slack < o.Right() && o.X+slack < r.Right() && r.Y+slack < o.Bottom() && o.Y+slack < r.Bottom()
}

// shared is the area that the two share.
func (r Rect) shared(o Rect) float64 {
	c := r.Cross(o)
	return c.W * c.H
}

// Within reports whether the rectangle lies inside o.
func (r Rect) Within(o Rect) bool {
	const slack = 0.01
	return r.X+slack >= o.X && r.Y+slack >= o.Y && r.Right() <= o.Right()+slack && r.Bottom() <= o.Bottom()+slack
}

// Cross is what the two have in common; it is empty when they do not overlap.
func (r Rect) Cross(o Rect) Rect {
	x, y := larger(r.X, o.X), larger(r.Y, o.Y)
	return Rect{x, y, larger(0, smaller(r.Right(), o.Right())-x), larger(0, smaller(r.Bottom(), o.Bottom())-y)}
}

// smaller and larger are min and max of values that are never NaN: in a browser, where a frame
// needs tens of thousands of them, min and max are calls.
func smaller(a, b float64) float64 {
	if b < a {
		return b
	}
	return a
}

func larger(a, b float64) float64 {
	if b > a {
		return b
	}
	return a
}

// Union is the smallest rectangle around both.
func (r Rect) Union(o Rect) Rect {
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return Rect{x, y, max(r.Right(), o.Right()) - x, max(r.Bottom(), o.Bottom()) - y}
}

// Clamp moves the rectangle into o, as little as necessary.
func (r Rect) Clamp(o Rect) Rect {
	r.X = max(o.X, min(r.X, o.Right()-r.W))
	r.Y = max(o.Y, min(r.Y, o.Bottom()-r.H))
	return r
}

// Spot is where a card lies: a rectangle, rotated around its center.
type Spot struct {
	Rect
	Angle float64 // in radians, clockwise
}

// Bounds is the smallest upright rectangle around the spot.
func (s Spot) Bounds() Rect {
	sin, cos := math.Abs(math.Sin(s.Angle)), math.Cos(s.Angle)
	return s.Middle(s.W*cos+s.H*sin, s.H*cos+s.W*sin)
}
