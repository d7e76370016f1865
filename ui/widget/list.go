package widget

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/theme"
)

// Scroll is how far something is scrolled. A screen keeps one for each of its
// areas; the zero value is at the beginning.
type Scroll struct {
	At, Want float64 // units from the beginning; At follows Want
	foot     float64 // units at its lower end that are covered, see [Frame.Footer]
	grab     float64 // where the mouse grabbed the bar, from its upper end
}

// The numbers of the spots that an area itself makes.
const (
	areaSpot = -1
	barSpot  = -2
)

// Scroll draws content of the given height in the rectangle: what fits is visible,
// and the wheel, the bar at the right and the page keys reach the rest. It calls
// draw with the rectangle of the whole content, moved up as far as it is scrolled;
// what lies outside of r is clipped and cannot be clicked.
func (f *Frame) Scroll(what string, r layout.Rect, s *Scroll, height float64, draw func(layout.Rect)) {
	u := f.Unit
	most := max(0, height-r.H)
	outer, inner := f.area, what
	if most == 0 && outer != "" { // nothing scrolls here but the area around it
		inner = outer
	}
	f.areas = append(f.areas, area{name: what, outer: outer, up: s.Want > 0, down: s.Want < most/u})
	f.area = inner
	f.Spot(ID{what, areaSpot}, r, "", "")
	f.area = outer
	if f.turned == what {
		s.Want -= f.Wheel * 80
	}
	if by := f.scrolled(what); by != 0 {
		s.Want -= by / u
		s.At = max(0, min(s.Want, most/u))
	}
	page := 0.9 * r.H / u
	for _, k := range [...]struct {
		key Key
		by  float64
	}{{PageUp, -page}, {PageDown, page}, {Home, -math.MaxFloat64}, {End, math.MaxFloat64}} {
		if f.Pressed[k.key] && (f.hotArea == what || f.hotArea == "") && (f.Focus == ID{} || k.key == PageUp || k.key == PageDown) {
			s.Want += k.by
		}
	}
	content := layout.Rect{X: r.X, Y: r.Y, W: r.W, H: height}
	if most > 0 {
		bar := layout.Rect{X: r.Right() - 10*u, Y: r.Y, W: 10 * u, H: r.H}
		content.W -= 16 * u
		f.scrollBar(what, bar, s, most, r.H/height)
	}
	s.Want = max(0, min(s.Want, most/u))
	f.follow(what, r, s, most)
	s.At = min(s.At+(s.Want-s.At)*(1-math.Exp(-20*f.Seconds)), most/u)
	if math.Abs(s.Want-s.At)*u < 0.5 {
		s.At = s.Want
	}
	before := f.Clip(r)
	f.area = inner
	draw(content.Shift(0, -math.Round(s.At*u)))
	f.area = outer
	f.Unclip(before)
}

// area is something that was scrolled in a frame.
type area struct {
	name, outer string
	up, down    bool // it can be scrolled further that way
}

// scrolls is the innermost area, from the named one outwards, that can be scrolled that way;
// if none can, it is the outermost.
func (f *Frame) scrolls(name string, down bool) string {
	for i := len(f.areas) - 1; i >= 0; i-- { // the inner ones come after those around them
		if a := &f.areas[i]; a.name == name && (down && !a.down || !down && !a.up) && a.outer != "" {
			name = a.outer
		}
	}
	return name
}

// scrollBar draws the bar of an area, part of which is visible, and lets it be
// dragged.
func (f *Frame) scrollBar(what string, r layout.Rect, s *Scroll, most, part float64) {
	u := f.Unit
	h := max(28*u, r.H*part)
	way := r.H - h
	thumb := layout.Rect{X: r.X, Y: r.Y + way*min(1, s.At*u/most), W: r.W, H: h}
	hover, _ := f.Spot(ID{what, barSpot}, r, "", "")
	held := f.gripped(ID{what, barSpot}, alongAny)
	if held && s.grab < 0 { // grabbed just now: elsewhere on the bar its middle jumps to the mouse
		s.grab = h / 2
		if thumb.Has(f.Mouse) {
			s.grab = f.Mouse.Y - thumb.Y
		}
	}
	if held && way > 0 {
		s.Want = max(0, min(1, (f.Mouse.Y-s.grab-r.Y)/way)) * most / u
		s.At = s.Want
		thumb.Y = r.Y + way*s.At*u/most
	} else {
		s.grab = -1
	}
	color := theme.Edge
	if hover || held {
		color = theme.Lit
	}
	f.Fill(r.Inset(3*u), 2*u, theme.Abyss.Alpha(0.6))
	f.Fill(thumb.Inset(2*u), 3*u, color)
}

// Show scrolls until the content from top to bottom is visible.
func (s *Scroll) Show(f *Frame, r layout.Rect, top, bottom float64) {
	u := f.Unit
	s.Want = max(min(s.Want, top/u), (bottom-r.H)/u)
}

// Rows draws n rows of height h, or as high as a finger needs, in a scrolled area, each with row. When
// chosen is set, it is the number of a row that the arrow keys move up and down.
func (f *Frame) Rows(what string, r layout.Rect, s *Scroll, n int, h float64, chosen *int, row func(i int, r layout.Rect)) {
	if h = max(h, f.Target()); chosen != nil {
		f.listed = true
		was := *chosen
		if f.Pressed[Up] {
			*chosen--
		}
		if f.Pressed[Down] {
			*chosen++
		}
		if *chosen = Clamp(*chosen, n); *chosen != was {
			s.Show(f, r, float64(*chosen)*h, float64(*chosen+1)*h)
		}
	}
	f.Scroll(what, r, s, float64(n)*h, func(all layout.Rect) {
		first := Clamp(int((r.Y-all.Y)/h)-1, n) // one more at both ends, which keys may reach
		for i := first; i < n && all.Y+float64(i-1)*h < r.Bottom(); i++ {
			row(i, layout.Rect{X: all.X, Y: all.Y + float64(i)*h, W: all.W, H: h})
		}
	})
}
