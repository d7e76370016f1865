package art

import (
	"math"
	"slices"
)

// pt is a point or a direction. x goes right, y down.
type pt struct{ x, y float64 }

func (p pt) plus(q pt) pt            { return pt{p.x + q.x, p.y + q.y} }
func (p pt) minus(q pt) pt           { return pt{p.x - q.x, p.y - q.y} }
func (p pt) times(f float64) pt      { return pt{p.x * f, p.y * f} }
func (p pt) to(q pt, t float64) pt   { return pt{p.x + (q.x-p.x)*t, p.y + (q.y-p.y)*t} }
func (p pt) long() float64           { return math.Sqrt(p.x*p.x + p.y*p.y) }
func (p pt) around(a, r float64) pt  { return pt{p.x + r*math.Cos(a), p.y + r*math.Sin(a)} }
func (p pt) shift(dx, dy float64) pt { return pt{p.x + dx, p.y + dy} }
func (p pt) unit() pt                { return p.times(1 / max(p.long(), 1e-9)) }

// snapped is the point on a fine grid: what processors round differently, in the last
// of fifty bits, does not show.
func (p pt) snapped() pt { return pt{snap(p.x), snap(p.y)} }

func snap(f float64) float64 { return math.Round(f*4096) / 4096 }

// sign is which side of 0 a number is on: -1 or 1.
func sign(x float64) float64 {
	if x < 0 {
		return -1
	}
	return 1
}

// sides are both of them, left and right.
var sides = [2]float64{-1, 1}

// path is the outline of a filled shape; its end joins its beginning.
type path []pt

// pointAt is a point.
func pointAt(x, y float64) pt { return pt{x, y} }

// lineThrough is the points of x, y pairs.
//
//go:noinline
func lineThrough(xy ...float64) []pt {
	ps := make([]pt, 0, len(xy)/2)
	for i := 0; i+1 < len(xy); i += 2 {
		ps = append(ps, pt{xy[i], xy[i+1]})
	}
	return ps
}

// poly is a polygon of x, y pairs.
//
//go:noinline
func poly(xy ...float64) path { return lineThrough(xy...) }

// smooth is a closed curve through x, y pairs.
func smooth(xy ...float64) path { return smoothly(lineThrough(xy...)) }

func smoothly(ps []pt) path {
	n := len(ps)
	out := make(path, 0, n*curveSteps)
	for i := range n {
		out = between(out, ps[(i+n-1)%n], ps[i], ps[(i+1)%n], ps[(i+2)%n])
	}
	return out
}

// curve is an open curve through x, y pairs.
func curve(xy ...float64) []pt { return curved(lineThrough(xy...)) }

func curved(ps []pt) []pt {
	n := len(ps)
	out := make([]pt, 0, n*curveSteps)
	for i := range n - 1 {
		out = between(out, ps[max(i-1, 0)], ps[i], ps[i+1], ps[min(i+2, n-1)])
	}
	return append(out, ps[n-1])
}

const curveSteps = 9

// between appends the points of a Catmull-Rom curve from b to just before c.
func between(out []pt, a, b, c, d pt) []pt {
	for k := range curveSteps {
		t := float64(k) / curveSteps
		t2, t3 := t*t, t*t*t
		f := func(a, b, c, d float64) float64 {
			return 0.5 * (2*b + (c-a)*t + (2*a-5*b+4*c-d)*t2 + (3*b-a-3*c+d)*t3)
		}
		out = append(out, pt{f(a.x, b.x, c.x, d.x), f(a.y, b.y, c.y, d.y)})
	}
	return out
}

var circle = func() (c [40]pt) {
	for i := range c {
		c[i] = pt{}.around(2*math.Pi*float64(i)/float64(len(c)), 1)
	}
	return c
}()

// oval is an ellipse.
//
//go:noinline
func oval(x, y, rx, ry float64) path {
	out := make(path, len(circle))
	for i, p := range circle {
		out[i] = pt{x + rx*p.x, y + ry*p.y}
	}
	return out
}

// box is a rectangle.
//
//go:noinline
func box(x, y, w, h float64) path { return poly(x, y, x+w, y, x+w, y+h, x, y+h) }

// slab is a rectangle with its corners rounded by r.
func slab(x, y, w, h, r float64) path {
	r = min(r, w/2, h/2)
	out := make(path, 0, len(circle)+4)
	for i, p := range circle {
		q := i * 4 / len(circle)
		cx, cy := x+w-r, y+h-r
		if q == 1 || q == 2 {
			cx = x + r
		}
		if q >= 2 {
			cy = y + r
		}
		out = append(out, pt{cx + r*p.x, cy + r*p.y})
	}
	return out
}

// limb is a smooth band through x, y, radius triples with round ends: arms, necks,
// tails, trunks.
func limb(xyr ...float64) path {
	var ps []pt
	var rs []float64
	for i := 0; i+2 < len(xyr); i += 3 {
		ps, rs = append(ps, pt{xyr[i], xyr[i+1]}), append(rs, xyr[i+2])
	}
	return band(curved(ps), func(t float64) float64 {
		f := t * float64(len(rs)-1)
		i := min(int(f), len(rs)-2)
		f -= float64(i)
		f = f * f * (3 - 2*f)
		return rs[i] + (rs[i+1]-rs[i])*f
	})
}

// band is a line widened on each side by the radius that the function gives for
// the part of the way, 0 to 1.
func band(line []pt, radius func(t float64) float64) path {
	n := len(line)
	left := make(path, 0, 2*n+14)
	right := make(path, 0, n)
	var dir pt
	for i, p := range line {
		d := line[min(i+1, n-1)].minus(line[max(i-1, 0)])
		if d.long() > 1e-9 {
			dir = d.unit()
		}
		r := radius(float64(i) / float64(max(1, n-1)))
		side := pt{-dir.y * r, dir.x * r}
		if i == 0 {
			left = arc(left, p, side.times(-1), dir.times(-r))
		}
		left, right = append(left, p.plus(side)), append(right, p.minus(side))
		if i == n-1 {
			left = arc(left, p, side, dir.times(r))
		}
	}
	for i := n - 1; i >= 0; i-- {
		left = append(left, right[i])
	}
	return left
}

// arc appends the points of half a circle from one side over the tip to the other.
func arc(out path, p, side, tip pt) path {
	for k := 1; k < 7; k++ {
		c, s := circle[k*len(circle)/14].x, circle[k*len(circle)/14].y
		out = append(out, p.plus(side.times(c)).plus(tip.times(s)))
	}
	return out
}

// taper is a line whose half width goes from a to b.
//
//go:noinline
func taper(line []pt, a, b float64) path {
	return band(line, func(t float64) float64 { return a + (b-a)*t })
}

// leaf is a line that is widest at its middle.
//
//go:noinline
func leaf(line []pt, r float64) path {
	return band(line, func(t float64) float64 { return r * 4 * t * (1 - t) })
}

// star has n points.
func star(x, y float64, n int, outer, inner, turn float64) path {
	var out path
	for i := range 2 * n {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		out = append(out, pt{x, y}.around(math.Pi*float64(i)/float64(n)-math.Pi/2+turn, r))
	}
	return out
}

// spike is a triangle whose tip is at that distance from c in the direction a; the corners
// of its foot are closer, and twice an angle apart.
func spike(c pt, a, half, foot, tip float64) path {
	return path{c.around(a-half, foot), c.around(a, tip), c.around(a+half, foot)}
}

// spiral is a line of n points that winds in toward c from an ellipse around it,
// beginning at one angle and turning by another.
func spiral(c pt, rx, ry, from, turn float64, n int) []pt {
	line := make([]pt, n)
	for i := range line {
		f := float64(i) / float64(n-1)
		a := from + turn*f
		line[i] = pt{c.x + rx*(1-f)*math.Cos(a), c.y + ry*(1-f)*math.Sin(a)}
	}
	return line
}

// ring is a disc and the hole in it.
func ring(x, y, outer, inner float64) []path {
	return holed(oval(x, y, outer, outer), oval(x, y, inner, inner))
}

// holed is an outline with a hole in it.
func holed(out, hole path) []path {
	if winding(out)*winding(hole) > 0 {
		hole = slices.Clone(hole)
		slices.Reverse(hole)
	}
	return []path{out, hole}
}

// winding is positive for an outline that runs one way and negative for the other.
func winding(o path) float64 {
	area := 0.0
	for i, a := range o {
		b := o[(i+1)%len(o)]
		area += a.x*b.y - b.x*a.y
	}
	return area
}

// gear is a wheel with teeth.
func gear(x, y, r float64, teeth int, turn float64) path {
	var out path
	for i := range teeth {
		a := 2*math.Pi*float64(i)/float64(teeth) + turn
		w := math.Pi / float64(teeth)
		c := pt{x, y}
		out = append(out, c.around(a-w*0.95, r*0.82), c.around(a-w*0.5, r*0.82), c.around(a-w*0.4, r), c.around(a+w*0.4, r),
			c.around(a+w*0.5, r*0.82))
	}
	return out
}

// matrix moves, turns and scales: x' = a x + c y + e, y' = b x + d y + f.
type matrix struct{ a, b, c, d, e, f float64 }

func (m matrix) at(p pt) pt { return pt{m.a*p.x + m.c*p.y + m.e, m.b*p.x + m.d*p.y + m.f} }

// then is n within m: n happens first.
func (m matrix) then(n matrix) matrix {
	return matrix{
		m.a*n.a + m.c*n.b, m.b*n.a + m.d*n.b,
		m.a*n.c + m.c*n.d, m.b*n.c + m.d*n.d,
		m.a*n.e + m.c*n.f + m.e, m.b*n.e + m.d*n.f + m.f,
	}
}

// place is a matrix that puts the origin at x, y, scaled by sx and sy and turned.
func place(x, y, sx, sy, turn float64) matrix {
	s, c := math.Sin(turn), math.Cos(turn)
	return matrix{c * sx, s * sx, -s * sy, c * sy, x, y}
}

// elbow is the joint of two bones of lengths a and b from p to q, bent to the side.
func elbow(p, q pt, a, b, side float64) pt {
	d := q.minus(p)
	l := min(max(d.long(), 1e-6), (a+b)*0.999)
	along := (a*a - b*b + l*l) / (2 * l)
	up := math.Sqrt(max(0, a*a-along*along)) * side
	u := d.unit()
	return pt{p.x + u.x*along - u.y*up, p.y + u.y*along + u.x*up}
}

// arcLine is a part of a circle from one angle to another.
func arcLine(c pt, r, from, to float64) []pt {
	line := make([]pt, 28)
	for i := range line {
		line[i] = c.around(from+(to-from)*float64(i)/float64(len(line)-1), r)
	}
	return line
}

// armLine is the line of an arm: it rises, leans over and curls in.
func armLine(x, y, h, side, curl float64) []pt {
	line := lineThrough(x, y)
	a, at := -math.Pi/2-side*0.25, pointAt(x, y)
	const n = 22
	for i := range n {
		f := float64(i) / n
		a += side * curl * (0.04 + 0.5*f*f*f)
		at = at.around(a, h*1.5/n*(1-0.55*f))
		line = append(line, at)
	}
	return curved(line)
}

// arch is a pointed window with its foot at x, y.
func arch(x, y, w, h float64) path {
	return poly(x-w, y, x-w, y-h*0.55, x-w*0.6, y-h*0.82, x, y-h, x+w*0.6, y-h*0.82, x+w, y-h*0.55, x+w, y)
}

// burst is a splash of light with points.
func burst(x, y float64, n int, outer, inner float64, r *random) path {
	var out path
	for i := range 2 * n {
		k := outer * r.in(0.7, 1.1)
		if i%2 == 1 {
			k = inner * r.in(0.85, 1.1)
		}
		out = append(out, pointAt(x, y).around(math.Pi*float64(i)/float64(n), k))
	}
	return out
}

// chunk is a piece of stone.
func chunk(r float64) path { return poly(-r, -r*0.4, 0, -r, r, -r*0.2, r*0.5, r, -r*0.7, r*0.7) }
