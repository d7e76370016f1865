package brush

import (
	"math"
	"slices"
)

// Point is a point or a direction. x goes right, y down.
type Point struct{ X, Y float64 }

// Plus is p, and then as far as q is from the origin.
func (p Point) Plus(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Minus is the way from q to p.
func (p Point) Minus(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Times is the direction made longer or shorter.
func (p Point) Times(f float64) Point { return Point{p.X * f, p.Y * f} }

// To is the point on the way to q, t from 0 to 1.
func (p Point) To(q Point, t float64) Point { return Point{p.X + (q.X-p.X)*t, p.Y + (q.Y-p.Y)*t} }

// Length is how far the point is from the origin.
func (p Point) Length() float64 { return math.Sqrt(p.X*p.X + p.Y*p.Y) }

// Around is the point at a distance r from p in the direction a, an angle clockwise from the right.
func (p Point) Around(a, r float64) Point { return Point{p.X + r*math.Cos(a), p.Y + r*math.Sin(a)} }

// Shift is the point moved.
func (p Point) Shift(dx, dy float64) Point { return Point{p.X + dx, p.Y + dy} }

// Unit is the direction with length 1.
func (p Point) Unit() Point { return p.Times(1 / max(p.Length(), 1e-9)) }

// snapped is the point on a fine grid: what processors round differently, in the last
// of fifty bits, does not show.
func (p Point) snapped() Point { return Point{snap(p.X), snap(p.Y)} }

func snap(f float64) float64 { return math.Round(f*4096) / 4096 }

// Sign is which side of 0 a number is on: -1 or 1.
func Sign(x float64) float64 {
	if x < 0 {
		return -1
	}
	return 1
}

// Sides are both of them, left and right.
var Sides = [2]float64{-1, 1}

// Path is the outline of a filled shape; its end joins its beginning.
type Path []Point

// At is the point x, y.
func At(x, y float64) Point { return Point{x, y} }

// Line is the points of x, y pairs.
//
//go:noinline
func Line(xy ...float64) []Point {
	ps := make([]Point, 0, len(xy)/2)
	for i := 0; i+1 < len(xy); i += 2 {
		ps = append(ps, Point{xy[i], xy[i+1]})
	}
	return ps
}

// Poly is a polygon of x, y pairs.
//
//go:noinline
func Poly(xy ...float64) Path { return Line(xy...) }

// Smooth is a closed curve through x, y pairs.
func Smooth(xy ...float64) Path { return SmoothThrough(Line(xy...)) }

// SmoothThrough is a closed curve through points.
func SmoothThrough(ps []Point) Path {
	n := len(ps)
	out := make(Path, 0, n*curveSteps)
	for i := range n {
		out = between(out, ps[(i+n-1)%n], ps[i], ps[(i+1)%n], ps[(i+2)%n])
	}
	return out
}

// Curve is an open curve through x, y pairs.
func Curve(xy ...float64) []Point { return CurveThrough(Line(xy...)) }

// CurveThrough is an open curve through points.
func CurveThrough(ps []Point) []Point {
	n := len(ps)
	out := make([]Point, 0, n*curveSteps)
	for i := range n - 1 {
		out = between(out, ps[max(i-1, 0)], ps[i], ps[i+1], ps[min(i+2, n-1)])
	}
	return append(out, ps[n-1])
}

const curveSteps = 9

// between appends the points of a Catmull-Rom curve from b to just before c.
func between(out []Point, a, b, c, d Point) []Point {
	for k := range curveSteps {
		t := float64(k) / curveSteps
		t2, t3 := t*t, t*t*t
		f := func(a, b, c, d float64) float64 {
			return 0.5 * (2*b + (c-a)*t + (2*a-5*b+4*c-d)*t2 + (3*b-a-3*c+d)*t3)
		}
		out = append(out, Point{f(a.X, b.X, c.X, d.X), f(a.Y, b.Y, c.Y, d.Y)})
	}
	return out
}

var circle = func() (c [40]Point) {
	for i := range c {
		c[i] = Point{}.Around(2*math.Pi*float64(i)/float64(len(c)), 1)
	}
	return c
}()

// Oval is an ellipse.
//
//go:noinline
func Oval(x, y, rx, ry float64) Path {
	out := make(Path, len(circle))
	for i, p := range circle {
		out[i] = Point{x + rx*p.X, y + ry*p.Y}
	}
	return out
}

// Box is a rectangle.
//
//go:noinline
func Box(x, y, w, h float64) Path { return Poly(x, y, x+w, y, x+w, y+h, x, y+h) }

// Slab is a rectangle with its corners rounded by r.
func Slab(x, y, w, h, r float64) Path {
	r = min(r, w/2, h/2)
	out := make(Path, 0, len(circle)+4)
	for i, p := range circle {
		q := i * 4 / len(circle)
		cx, cy := x+w-r, y+h-r
		if q == 1 || q == 2 {
			cx = x + r
		}
		if q >= 2 {
			cy = y + r
		}
		out = append(out, Point{cx + r*p.X, cy + r*p.Y})
	}
	return out
}

// Limb is a smooth band through x, y, radius triples with round ends: arms, necks,
// tails, trunks.
func Limb(xyr ...float64) Path {
	var ps []Point
	var rs []float64
	for i := 0; i+2 < len(xyr); i += 3 {
		ps, rs = append(ps, Point{xyr[i], xyr[i+1]}), append(rs, xyr[i+2])
	}
	return Band(CurveThrough(ps), func(t float64) float64 {
		f := t * float64(len(rs)-1)
		i := min(int(f), len(rs)-2)
		f -= float64(i)
		f = f * f * (3 - 2*f)
		return rs[i] + (rs[i+1]-rs[i])*f
	})
}

// Band is a line widened on each side by the radius that the function gives for
// the part of the way, 0 to 1.
func Band(line []Point, radius func(t float64) float64) Path {
	n := len(line)
	left := make(Path, 0, 2*n+14)
	right := make(Path, 0, n)
	var dir Point
	for i, p := range line {
		d := line[min(i+1, n-1)].Minus(line[max(i-1, 0)])
		if d.Length() > 1e-9 {
			dir = d.Unit()
		}
		r := radius(float64(i) / float64(max(1, n-1)))
		side := Point{-dir.Y * r, dir.X * r}
		if i == 0 {
			left = arc(left, p, side.Times(-1), dir.Times(-r))
		}
		left, right = append(left, p.Plus(side)), append(right, p.Minus(side))
		if i == n-1 {
			left = arc(left, p, side, dir.Times(r))
		}
	}
	for i := n - 1; i >= 0; i-- {
		left = append(left, right[i])
	}
	return left
}

// arc appends the points of half a circle from one side over the tip to the other.
func arc(out Path, p, side, tip Point) Path {
	for k := 1; k < 7; k++ {
		c, s := circle[k*len(circle)/14].X, circle[k*len(circle)/14].Y
		out = append(out, p.Plus(side.Times(c)).Plus(tip.Times(s)))
	}
	return out
}

// Taper is a line whose half width goes from a to b.
//
//go:noinline
func Taper(line []Point, a, b float64) Path {
	return Band(line, func(t float64) float64 { return a + (b-a)*t })
}

// Leaf is a line that is widest at its middle.
//
//go:noinline
func Leaf(line []Point, r float64) Path {
	return Band(line, func(t float64) float64 { return r * 4 * t * (1 - t) })
}

// Star has n points.
func Star(x, y float64, n int, outer, inner, turn float64) Path {
	var out Path
	for i := range 2 * n {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		out = append(out, Point{x, y}.Around(math.Pi*float64(i)/float64(n)-math.Pi/2+turn, r))
	}
	return out
}

// Spike is a triangle whose tip is at that distance from c in the direction a; the corners
// of its foot are closer, and twice an angle apart.
func Spike(c Point, a, half, foot, tip float64) Path {
	return Path{c.Around(a-half, foot), c.Around(a, tip), c.Around(a+half, foot)}
}

// Spiral is a line of n points that winds in toward c from an ellipse around it,
// beginning at one angle and turning by another.
func Spiral(c Point, rx, ry, from, turn float64, n int) []Point {
	line := make([]Point, n)
	for i := range line {
		f := float64(i) / float64(n-1)
		a := from + turn*f
		line[i] = Point{c.X + rx*(1-f)*math.Cos(a), c.Y + ry*(1-f)*math.Sin(a)}
	}
	return line
}

// Ring is a disc and the hole in it.
func Ring(x, y, outer, inner float64) []Path {
	return Holed(Oval(x, y, outer, outer), Oval(x, y, inner, inner))
}

// Holed is an outline with a hole in it.
func Holed(out, hole Path) []Path {
	if winding(out)*winding(hole) > 0 {
		hole = slices.Clone(hole)
		slices.Reverse(hole)
	}
	return []Path{out, hole}
}

// winding is positive for an outline that runs one way and negative for the other.
func winding(o Path) float64 {
	area := 0.0
	for i, a := range o {
		b := o[(i+1)%len(o)]
		area += a.X*b.Y - b.X*a.Y
	}
	return area
}

// Gear is a wheel with teeth.
func Gear(x, y, r float64, teeth int, turn float64) Path {
	var out Path
	for i := range teeth {
		a := 2*math.Pi*float64(i)/float64(teeth) + turn
		w := math.Pi / float64(teeth)
		c := Point{x, y}
		out = append(out, c.Around(a-w*0.95, r*0.82), c.Around(a-w*0.5, r*0.82), c.Around(a-w*0.4, r), c.Around(a+w*0.4, r),
			c.Around(a+w*0.5, r*0.82))
	}
	return out
}

// Matrix moves, turns and scales: x' = a x + c y + e, y' = b x + d y + f.
type Matrix struct{ a, b, c, d, e, f float64 }

// At is where a point is afterwards.
func (m Matrix) At(p Point) Point { return Point{m.a*p.X + m.c*p.Y + m.e, m.b*p.X + m.d*p.Y + m.f} }

// Turned is where a direction points afterwards, and how far.
func (m Matrix) Turned(p Point) Point { return Point{m.a*p.X + m.c*p.Y, m.b*p.X + m.d*p.Y} }

// Size is how much larger things become.
func (m Matrix) Size() float64 { return math.Sqrt(math.Abs(m.a*m.d - m.b*m.c)) }

// Then is n within m: n happens first.
func (m Matrix) Then(n Matrix) Matrix {
	return Matrix{
		m.a*n.a + m.c*n.b, m.b*n.a + m.d*n.b,
		m.a*n.c + m.c*n.d, m.b*n.c + m.d*n.d,
		m.a*n.e + m.c*n.f + m.e, m.b*n.e + m.d*n.f + m.f,
	}
}

// Place is a matrix that puts the origin at x, y, scaled by sx and sy and turned.
func Place(x, y, sx, sy, turn float64) Matrix {
	s, c := math.Sin(turn), math.Cos(turn)
	return Matrix{c * sx, s * sx, -s * sy, c * sy, x, y}
}

// Elbow is the joint of two bones of lengths a and b from p to q, bent to the side.
func Elbow(p, q Point, a, b, side float64) Point {
	d := q.Minus(p)
	l := min(max(d.Length(), 1e-6), (a+b)*0.999)
	along := (a*a - b*b + l*l) / (2 * l)
	up := math.Sqrt(max(0, a*a-along*along)) * side
	u := d.Unit()
	return Point{p.X + u.X*along - u.Y*up, p.Y + u.Y*along + u.X*up}
}

// ArcLine is a part of a circle from one angle to another.
func ArcLine(c Point, r, from, to float64) []Point {
	line := make([]Point, 28)
	for i := range line {
		line[i] = c.Around(from+(to-from)*float64(i)/float64(len(line)-1), r)
	}
	return line
}

// ArmLine is the line of an arm: it rises, leans over and curls in.
func ArmLine(x, y, h, side, curl float64) []Point {
	line := Line(x, y)
	a, at := -math.Pi/2-side*0.25, At(x, y)
	const n = 22
	for i := range n {
		f := float64(i) / n
		a += side * curl * (0.04 + 0.5*f*f*f)
		at = at.Around(a, h*1.5/n*(1-0.55*f))
		line = append(line, at)
	}
	return CurveThrough(line)
}

// Arch is a pointed window with its foot at x, y.
func Arch(x, y, w, h float64) Path {
	return Poly(x-w, y, x-w, y-h*0.55, x-w*0.6, y-h*0.82, x, y-h, x+w*0.6, y-h*0.82, x+w, y-h*0.55, x+w, y)
}

// Burst is a splash of light with points.
func Burst(x, y float64, n int, outer, inner float64, r *Random) Path {
	var out Path
	for i := range 2 * n {
		k := outer * r.In(0.7, 1.1)
		if i%2 == 1 {
			k = inner * r.In(0.85, 1.1)
		}
		out = append(out, At(x, y).Around(math.Pi*float64(i)/float64(n), k))
	}
	return out
}

// Chunk is a piece of stone.
func Chunk(r float64) Path { return Poly(-r, -r*0.4, 0, -r, r, -r*0.2, r*0.5, r, -r*0.7, r*0.7) }
