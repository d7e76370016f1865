package paint

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/ui/layout"
)

// Shape is a part of a sign in a square of side 1: a polygon, or a disc when it
// has a radius. A cut takes away from what lies below.
type Shape struct {
	Points []layout.Point
	Center layout.Point
	Radius float64
	Cut    bool
}

// The shapes of signs are written on a grid of 100 by 100.
const grid = 100.0

// curve is the number of straight pieces in a curve.
const curve = 14

// trace turns a path into points. A path is written as in SVG: M x y begins it, L x
// y draws a line and C x y x y x y a curve with two control points; numbers that
// follow repeat the last letter.
func trace(path string) []layout.Point {
	var all []layout.Point
	words := strings.Fields(path)
	next := func() layout.Point {
		if len(words) < 2 {
			panic(fmt.Sprintf("path %q ends too early", path))
		}
		x, ex := strconv.ParseFloat(words[0], 64)
		y, ey := strconv.ParseFloat(words[1], 64)
		if ex != nil || ey != nil {
			panic(fmt.Sprintf("path %q: %s %s is no point", path, words[0], words[1]))
		}
		words = words[2:]
		return layout.Point{X: x / grid, Y: y / grid}
	}
	verb := "M"
	for len(words) > 0 {
		if strings.Contains("MLC", words[0]) {
			verb, words = words[0], words[1:]
		}
		switch verb {
		case "M", "L":
			all = append(all, next())
		case "C":
			from := all[len(all)-1]
			all = bow(all, from, next(), next(), next())
		}
	}
	return all
}

func between(a, b layout.Point, t float64) layout.Point {
	return layout.Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}
}

// bow adds the points of a cubic Bézier curve.
func bow(all []layout.Point, a, b, c, d layout.Point) []layout.Point {
	for i := 1; i <= curve; i++ {
		t := float64(i) / curve
		ab, bc, cd := between(a, b, t), between(b, c, t), between(c, d, t)
		all = append(all, between(between(ab, bc, t), between(bc, cd, t), t))
	}
	return all
}

// fill is the inside of a path.
func fill(path string) Shape { return Shape{Points: trace(path)} }

// stroke is a brush drawn along a path, whose width goes from one value to
// another, with round ends.
func stroke(from, to float64, path string) Shape {
	line := trace(path)
	last := len(line) - 1
	half := func(i int) float64 { return (from + (to-from)*float64(i)/float64(last)) / grid / 2 }
	along := func(i int) float64 {
		a, b := line[max(0, i-1)], line[min(last, i+1)]
		return math.Atan2(b.Y-a.Y, b.X-a.X)
	}
	var s Shape
	at := func(i int, angle float64) {
		s.Points = append(s.Points, layout.Point{X: line[i].X + half(i)*math.Cos(angle), Y: line[i].Y + half(i)*math.Sin(angle)})
	}
	for i := range line {
		at(i, along(i)-math.Pi/2)
	}
	for k := range curve {
		at(last, along(last)-math.Pi/2+math.Pi*float64(k+1)/(curve+1))
	}
	for i := last; i >= 0; i-- {
		at(i, along(i)+math.Pi/2)
	}
	for k := range curve {
		at(0, along(0)+math.Pi/2+math.Pi*float64(k+1)/(curve+1))
	}
	return s
}

func disc(x, y, r float64) Shape {
	return Shape{Center: layout.Point{X: x / grid, Y: y / grid}, Radius: r / grid}
}

// cut makes shapes take away what lies below them.
func cut(shapes ...Shape) []Shape {
	for i := range shapes {
		shapes[i].Cut = true
	}
	return shapes
}

// twice is the shapes together with their mirror images about the vertical middle.
func twice(shapes ...Shape) []Shape {
	both := shapes
	for _, s := range shapes {
		m := Shape{Center: layout.Point{X: 1 - s.Center.X, Y: s.Center.Y}, Radius: s.Radius, Cut: s.Cut}
		for i := len(s.Points) - 1; i >= 0; i-- {
			m.Points = append(m.Points, layout.Point{X: 1 - s.Points[i].X, Y: s.Points[i].Y})
		}
		both = append(both, m)
	}
	return both
}

// around is the shapes n times, turned around the middle.
func around(n int, shapes ...Shape) []Shape {
	var all []Shape
	for k := range n {
		sin, cos := math.Sincos(2 * math.Pi * float64(k) / float64(n))
		turned := func(p layout.Point) layout.Point {
			x, y := p.X-0.5, p.Y-0.5
			return layout.Point{X: 0.5 + x*cos - y*sin, Y: 0.5 + x*sin + y*cos}
		}
		for _, s := range shapes {
			t := Shape{Center: turned(s.Center), Radius: s.Radius, Cut: s.Cut}
			for _, p := range s.Points {
				t.Points = append(t.Points, turned(p))
			}
			all = append(all, t)
		}
	}
	return all
}

// star is a star with n points, or, with equal radii, a polygon.
func star(n int, outer, inner, turn float64) Shape {
	var s Shape
	for i := range 2 * n {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		sin, cos := math.Sincos(math.Pi*float64(i)/float64(n) - math.Pi/2 + turn)
		s.Points = append(s.Points, layout.Point{X: 0.5 + r/grid*cos, Y: 0.5 + r/grid*sin})
	}
	return s
}

// drawn puts the parts of a sign together.
func drawn(parts ...[]Shape) []Shape {
	var all []Shape
	for _, p := range parts {
		all = append(all, p...)
	}
	return all
}

// of is shapes as a part of a sign.
func of(shapes ...Shape) []Shape { return shapes }
