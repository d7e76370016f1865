package screen

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/theme"
)

// scroll is how far something is scrolled. A screen keeps one for each of its
// areas; the zero value stands at the beginning.
type scroll struct {
	at, want float64 // units from the beginning; at follows want
	grab     float64 // where on the bar the mouse took it, from its upper end
}

// The numbers of the spots that an area itself makes.
const (
	areaSpot = -1
	barSpot  = -2
)

// scrolled draws content of the given height in the rectangle: what fits is seen,
// and the rest can be reached with the wheel, the bar at the right and the page
// keys. It calls draw with the whole content's rectangle, moved up as far as it is
// scrolled; what lies outside of r is cut off there and cannot be clicked.
func (f *Frame) scrolled(what string, r layout.Rect, s *scroll, height float64, draw func(layout.Rect)) {
	u := f.Unit
	most := max(0, height-r.H)
	f.area = what
	f.spot(ID{what, areaSpot}, r, "", "")
	f.area = ""
	if f.hotArea == what {
		s.want -= f.Wheel * 80
	}
	page := 0.9 * r.H / u
	for _, k := range [...]struct {
		key Key
		by  float64
	}{{PageUp, -page}, {PageDown, page}, {Home, -math.MaxFloat64}, {End, math.MaxFloat64}} {
		if f.Pressed[k.key] && (f.hotArea == what || f.hotArea == "") && (f.focus == ID{} || k.key == PageUp || k.key == PageDown) {
			s.want += k.by
		}
	}
	content := layout.Rect{X: r.X, Y: r.Y, W: r.W, H: height}
	if most > 0 {
		bar := layout.Rect{X: r.Right() - 10*u, Y: r.Y, W: 10 * u, H: r.H}
		content.W -= 16 * u
		f.scrollBar(what, bar, s, most, r.H/height)
	}
	s.want = max(0, min(s.want, most/u))
	s.at = min(s.at+(s.want-s.at)*(1-math.Exp(-20*f.Seconds)), most/u)
	if math.Abs(s.want-s.at)*u < 0.5 {
		s.at = s.want
	}
	before := f.Clip(r)
	f.area = what
	draw(content.Shift(0, -math.Round(s.at*u)))
	f.area = ""
	f.Unclip(before)
}

// scrollBar draws the bar of an area, of which a part is seen, and lets it be
// dragged.
func (f *Frame) scrollBar(what string, r layout.Rect, s *scroll, most, part float64) {
	u := f.Unit
	h := max(28*u, r.H*part)
	way := r.H - h
	thumb := layout.Rect{X: r.X, Y: r.Y + way*min(1, s.at*u/most), W: r.W, H: h}
	hover, _ := f.spot(ID{what, barSpot}, r, "", "")
	held := f.pressed == ID{what, barSpot}
	if held && s.grab < 0 { // taken now: elsewhere on the bar its middle jumps to the mouse
		s.grab = h / 2
		if thumb.Has(f.Mouse) {
			s.grab = f.Mouse.Y - thumb.Y
		}
	}
	if held && way > 0 {
		s.want = max(0, min(1, (f.Mouse.Y-s.grab-r.Y)/way)) * most / u
		s.at = s.want
		thumb.Y = r.Y + way*s.at*u/most
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

// show scrolls so far that what lies from top to bottom of the content is seen.
func (s *scroll) show(f *Frame, r layout.Rect, top, bottom float64) {
	u := f.Unit
	s.want = max(min(s.want, top/u), (bottom-r.H)/u)
}

// list draws n rows of the height h in a scrolled area, each with row. When chosen
// is set, it is the number of a row that the arrow keys move up and down.
func (f *Frame) list(what string, r layout.Rect, s *scroll, n int, h float64, chosen *int, row func(i int, r layout.Rect)) {
	if chosen != nil {
		f.listed = true
		was := *chosen
		if f.Pressed[Up] {
			*chosen--
		}
		if f.Pressed[Down] {
			*chosen++
		}
		if *chosen = clamp(*chosen, n); *chosen != was {
			s.show(f, r, float64(*chosen)*h, float64(*chosen+1)*h)
		}
	}
	f.scrolled(what, r, s, float64(n)*h, func(all layout.Rect) {
		first := clamp(int((r.Y-all.Y)/h), n)
		for i := first; i < n && all.Y+float64(i)*h < r.Bottom(); i++ {
			row(i, layout.Rect{X: all.X, Y: all.Y + float64(i)*h, W: all.W, H: h})
		}
	})
}
