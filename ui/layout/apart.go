package layout

import "math"

// Apart finds the place in the window for a block of width w and height h that is read
// beside something and hides neither what is needed nor the mouse: a close place that
// hides little of the obstacles. It reports false if there is none within reach, in
// pixels. A unit is u pixels.
func Apart(w, h float64, near Rect, mouse Point, window Rect, u, reach float64, needed []Rect, obstacles []Obstacle) (best Rect, ok bool) {
	const gap, edge = 14.0, 3.0
	if w > window.W || h > window.H {
		return Rect{}, false
	}
	c, least := near.Center(), math.Inf(1)
	row := func(y float64) {
		if y < window.Y-0.01 || y+h > window.Bottom()+0.01 {
			return
		}
		free := newSpans(window.X, window.Right())
		block := func(r Rect, by float64) {
			if r.Y-by < y+h && y < r.Bottom()+by {
				free.cut(r.X-by, r.Right()+by)
			}
		}
		block(near, edge*u)
		block(Rect{mouse.X, mouse.Y, 1, 1}, edge*u)
		for i := range needed {
			block(needed[i], edge*u)
		}
		for i := range free.n {
			s := &free.all[i]
			if s[1]-s[0] < w {
				continue
			}
			for _, x := range [...]float64{near.Right() + gap*u, near.X - gap*u - w, c.X - w/2} {
				at := Rect{max(s[0], min(x, s[1]-w)), y, w, h}
				far := at.away(near)
				if far > reach {
					continue
				}
				if cost := besideCost(at, near, mouse, u, obstacles) + 10*nearness*far/u; cost < least {
					best, least, ok = at, cost, true
				}
			}
		}
	}
	for _, y := range [...]float64{window.Y, window.Bottom() - h, c.Y - h/2, near.Y, near.Bottom() - h, near.Y - gap*u - h,
		near.Bottom() + gap*u} {
		row(y)
	}
	for i := range needed {
		row(needed[i].Y - h - 2*edge*u)
		row(needed[i].Bottom() + 2*edge*u)
	}
	return best, ok
}

// away is how far the rectangles lie from each other.
func (r Rect) away(o Rect) float64 {
	return math.Hypot(max(0, r.X-o.Right(), o.X-r.Right()), max(0, r.Y-o.Bottom(), o.Y-r.Bottom()))
}

// spans are the remaining parts of a line, from left to right.
type spans struct {
	all [64][2]float64
	n   int
}

func newSpans(from, to float64) (s spans) {
	s.all[0], s.n = [2]float64{from, to}, 1
	return s
}

// cut takes a part out of the line.
func (s *spans) cut(from, to float64) {
	for i := 0; i < s.n; i++ {
		at := s.all[i]
		if to <= at[0] || at[1] <= from {
			continue
		}
		s.all[i][1] = from
		switch left, right := from > at[0], to < at[1]; {
		case left && right && s.n < len(s.all):
			copy(s.all[i+2:s.n+1], s.all[i+1:s.n])
			s.all[i+1] = [2]float64{to, at[1]}
			s.n++
			i++
		case right && !left:
			s.all[i] = [2]float64{to, at[1]}
		case !left:
			copy(s.all[i:], s.all[i+1:s.n])
			s.n--
			i--
		}
	}
}
