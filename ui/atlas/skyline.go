package atlas

import (
	"image"
	"slices"
)

// skyline is how far down a texture is filled, from left to right: new regions go below that, as
// high up as they fit.
type skyline []step

// step is a part of the texture that is filled down to y.
type step struct{ x, y, w int }

// put finds room for a rectangle in a texture of that height, and reports whether there is any.
func (s *skyline) put(w, h, high int) (at image.Point, ok bool) {
	first, end := 0, 0
	at.Y = high - h + 1
	for i := range *s {
		if y, last := s.under(i, w); last > 0 && y < at.Y {
			at, first, end = image.Pt((*s)[i].x, y), i, last
		}
	}
	if end == 0 {
		return image.Point{}, false
	}
	filled := []step{{at.X, at.Y + h, w}}
	if last := (*s)[end-1]; last.x+last.w > at.X+w {
		filled = append(filled, step{at.X + w, last.y, last.x + last.w - at.X - w})
	}
	*s = slices.Replace(*s, first, end, filled...)
	return at, true
}

// under is where a rectangle of that width would lie that begins at a step, and the end of the
// steps above it; 0 where it is too wide.
func (s skyline) under(first, w int) (y, end int) {
	for i, p := range s[first:] {
		if y = max(y, p.y); p.x+p.w-s[first].x >= w {
			return y, first + i + 1
		}
	}
	return 0, 0
}
