package widget_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// plain is a window with things at places, among which keys lead.
type plain struct {
	f      *widget.Frame
	in     widget.Input
	things map[string]layout.Rect
	order  []string
	note   string // the one that only explains
	dim    string // the one that does nothing
	asked  string // the one that answers
	more   func(f *widget.Frame)
	ring   layout.Rect // around what was pointed at in the frame with the keys
}

func newPlain(mouse layout.Point, things map[string]layout.Rect, order ...string) *plain {
	p := &plain{f: &widget.Frame{List: &paint.List{}, OnTop: true}, things: things, order: order}
	p.in = widget.Input{W: 1600, H: 900, Mouse: mouse, Seconds: 1}
	p.press()
	return p
}

// press presses keys and returns what is pointed at in the frame after that.
func (p *plain) press(keys ...widget.Key) string {
	for n := range 2 {
		in := p.in
		for _, k := range keys {
			in.Pressed[k] = n == 0
		}
		p.f.Begin(in, 1)
		for _, what := range p.order {
			id := widget.ID{What: what}
			switch r := p.things[what]; what {
			case p.note:
				p.f.InfoSpot(id, r, what)
			case p.dim:
				p.f.ViewSpot(id, r, what)
			default:
				p.f.Spot(id, r, what, "")
			}
			if what == p.asked {
				p.f.MarkAnswer(id)
			}
		}
		if p.more != nil {
			p.more(p.f)
		}
		p.f.End()
		if n == 0 {
			p.ring = layout.Rect{}
			for _, op := range p.f.Ops {
				if op.Kind == paint.Line && op.Color == theme.Ink {
					p.ring = op.Rect
				}
			}
		}
	}
	return p.f.Pointed().What
}

func box(x, y, w, h float64) layout.Rect { return layout.Rect{X: x, Y: y}.Middle(w, h) }

// An arrow leads to the nearest thing in its direction; what is aside counts twice as far, unless it is so wide that it
// lies straight ahead, and what is more aside than ahead is another direction.
func TestWhereArrowsLead(t *testing.T) {
	here := layout.Point{X: 800, Y: 450}
	for name, c := range map[string]struct {
		one, two layout.Rect // where they are to the right of the pointer, and below
		want     string
	}{
		"the nearer":               {box(200, 0, 40, 40), box(300, 0, 40, 40), "one"},
		"straight ahead":           {box(200, 100, 40, 40), box(300, 0, 40, 40), "two"},
		"a little aside":           {box(200, 60, 40, 40), box(300, 0, 40, 40), "one"},
		"both aside":               {box(200, 100, 40, 40), box(200, -90, 40, 40), "two"},
		"wide":                     {box(200, 100, 40, 220), box(230, 0, 40, 40), "one"},
		"wide, by its middle":      {box(200, 100, 40, 220), box(205, 0, 40, 40), "two"},
		"too far aside":            {box(60, 200, 40, 40), box(800, 0, 20, 20), "two"},
		"barely in that direction": {box(60, 160, 40, 40), box(800, 0, 20, 20), "one"},
		"beside":                   {box(3, 100, 40, 240), box(700, 0, 20, 20), "two"},
		"behind":                   {box(-30, 0, 20, 20), box(300, 0, 40, 40), "two"},
	} {
		for key, turned := range map[widget.Key]func(r layout.Rect) layout.Rect{
			widget.Right: func(r layout.Rect) layout.Rect { return r },
			widget.Left:  func(r layout.Rect) layout.Rect { return layout.Rect{X: -r.Right(), Y: r.Y, W: r.W, H: r.H} },
			widget.Down:  func(r layout.Rect) layout.Rect { return layout.Rect{X: r.Y / 2, Y: r.X / 2, W: r.H / 2, H: r.W / 2} },
			widget.Up: func(r layout.Rect) layout.Rect {
				return layout.Rect{X: r.Y / 2, Y: -r.Right() / 2, W: r.H / 2, H: r.W / 2}
			},
		} {
			if name == "beside" && (key == widget.Up || key == widget.Down) {
				continue // too near to tell
			}
			at := func(r layout.Rect) layout.Rect { return turned(r).Shift(here.X, here.Y) }
			p := newPlain(here, map[string]layout.Rect{"one": at(c.one), "two": at(c.two)}, "one", "two")
			p.press(widget.NoKey)
			assert.Equal(t, c.want, p.press(key), "%s by key %d", name, key)
		}
	}
	for where, want := range map[float64]string{150: "button", 90: "note"} { // 400 away: an explanation counts four times
		p := newPlain(here, map[string]layout.Rect{"note": box(800+where, 450, 40, 40), "button": box(1200, 450, 40, 40)}, "note", "button")
		p.note = "note"
		p.press()
		assert.Equal(t, want, p.press(widget.Right))
	}
}

// What lies under something else, or has no name, cannot be pointed at by keys.
func TestKeysPassWhatIsCovered(t *testing.T) {
	here := layout.Point{X: 100, Y: 450}
	p := newPlain(here, map[string]layout.Rect{"covered": box(300, 450, 80, 80), "free": box(900, 450, 80, 80)}, "covered", "free")
	p.more = func(f *widget.Frame) {
		f.Block("veil", box(310, 440, 60, 60))
		f.Spot(widget.ID{What: "nameless"}, box(600, 450, 80, 80), "", "")
	}
	p.press()
	assert.Equal(t, "free", p.press(widget.Right))
}

// When what is pointed at is gone, the pointer goes to the nearest thing that can be done, and only without one to the nearest
// of the others. It stays on what has moved, and nothing remains pointed at where nothing is.
func TestPointerStaysNearby(t *testing.T) {
	things := map[string]layout.Rect{"it": box(500, 400, 50, 50), "below": box(500, 490, 50, 50), "right": box(700, 400, 50, 50),
		"far": box(1300, 100, 50, 50), "view": box(440, 400, 50, 50)}
	p := newPlain(layout.Point{X: 300, Y: 460}, things, "far", "view", "it", "below", "right")
	p.dim = "view"
	p.f.Point(widget.ID{What: "it"})
	require.Equal(t, "it", p.press())
	things["it"] = box(900, 700, 50, 50)
	assert.Equal(t, "it", p.press())
	things["it"] = box(500, 400, 50, 50)
	assert.Equal(t, "it", p.press())
	p.order = []string{"far", "view", "below", "right"}
	assert.Equal(t, "below", p.press())
	assert.Equal(t, "below", p.press())
	p.order = []string{"far", "view", "right"}
	assert.Equal(t, "right", p.press())
	p.order = []string{"view"}
	assert.Equal(t, "view", p.press())
	assert.True(t, p.f.ByKeys())
	p.order = nil
	assert.Empty(t, p.press())
	assert.False(t, p.f.ByKeys())
}

// A screen may lead the pointer to a thing, or only keys that point already.
func TestPointerIsLed(t *testing.T) {
	things := map[string]layout.Rect{"it": box(500, 400, 50, 50), "other": box(900, 400, 50, 50)}
	p := newPlain(things["other"].Center(), things, "it", "other")
	p.f.Lead(widget.ID{What: "it"})
	assert.Equal(t, "other", p.press())
	assert.True(t, p.f.ByMouse())
	p.f.Point(widget.ID{What: "it"})
	assert.Equal(t, "it", p.press())
	assert.False(t, p.f.ByMouse())
	p.f.Lead(widget.ID{What: "other"})
	assert.Equal(t, "other", p.press())

	p.f.Point(widget.ID{What: "it"})
	p.press()
	p.in.Mouse.X++
	assert.Equal(t, "it", p.press(), "a mouse that trembles does not take over")
	p.in.Down = true
	assert.Equal(t, "other", p.press(), "its button does")
	in := p.in
	in.Fingers = []widget.Finger{{ID: 1, At: layout.Point{X: 5, Y: 5}}}
	p.f.Fingers(&in)
	assert.False(t, p.f.ByMouse())
}

// Enter clicks what keys point at and the key to inspect reads it, in place of the buttons of the mouse; what they meant
// otherwise they mean no longer.
func TestKeysActLikeButtons(t *testing.T) {
	things := map[string]layout.Rect{"it": box(500, 400, 50, 50)}
	p := newPlain(layout.Point{X: 5, Y: 5}, things, "it")
	frame := func(k widget.Key) (clicked, inspected string, left bool) {
		in := p.in
		in.Pressed[k] = true
		p.f.Begin(in, 1)
		p.f.Spot(widget.ID{What: "it"}, things["it"], "it", "")
		p.f.End()
		return p.f.Clicked.What, p.f.Inspected.What, p.f.Pressed[k]
	}
	clicked, inspected, left := frame(widget.Enter)
	assert.Equal(t, []any{"", "", true}, []any{clicked, inspected, left}, "the mouse points at nothing")
	p.f.Point(widget.ID{What: "it"})
	frame(widget.NoKey)
	clicked, inspected, left = frame(widget.Enter)
	assert.Equal(t, []any{"it", "", false}, []any{clicked, inspected, left})
	_, inspected, _ = frame(widget.Inspect)
	assert.Equal(t, "it", inspected)
	_, inspected, _ = frame(widget.NoKey)
	assert.Empty(t, inspected)
}

// A field keeps the arrows to its sides and a list those up and down; the others lead on.
func TestFieldsAndListsKeepTheirArrows(t *testing.T) {
	here := layout.Point{X: 800, Y: 450}
	things := map[string]layout.Rect{"middle": box(800, 450, 50, 50), "right": box(1000, 450, 50, 50), "left": box(600, 450, 50, 50),
		"below": box(800, 600, 50, 50), "above": box(800, 300, 50, 50)}
	arrows := map[widget.Key]string{widget.Right: "right", widget.Left: "left", widget.Down: "below", widget.Up: "above"}
	var typed, empty widget.Field
	typed.Set("abc")
	var scroll widget.Scroll
	var chosen int
	for name, c := range map[string]struct {
		more  func(f *widget.Frame)
		keeps []widget.Key
	}{
		"nothing": {nil, nil},
		"a field": {func(f *widget.Frame) { f.Field(widget.ID{What: "field"}, layout.Rect{W: 90, H: 30}, &typed, "") },
			[]widget.Key{widget.Left, widget.Right}},
		"a field without a letter": {func(f *widget.Frame) { f.Field(widget.ID{What: "field"}, layout.Rect{W: 90, H: 30}, &empty, "") }, nil},
		"a list": {func(f *widget.Frame) {
			f.Rows("list", layout.Rect{W: 90, H: 90}, &scroll, 9, 60, &chosen, func(int, layout.Rect) {})
		}, []widget.Key{widget.Up, widget.Down}},
	} {
		for key, to := range arrows {
			p := newPlain(here, things, "middle", "right", "left", "below", "above")
			p.more = c.more
			p.f.Point(widget.ID{What: "middle"})
			p.press()
			want := to
			for _, k := range c.keeps {
				if k == key {
					want = "middle"
				}
			}
			assert.Equal(t, want, p.press(key), "%s: key %d", name, key)
		}
	}
}

// Tab goes on in reading order: what lies in one line, if not quite, from left to right, then the line below. The first time
// it begins at what answers, if that can be done, otherwise at the beginning.
func TestTabReadsLines(t *testing.T) {
	things := map[string]layout.Rect{"a": box(200, 205, 50, 50), "b": box(500, 196, 50, 50), "c": box(900, 204, 50, 50),
		"d": box(100, 245, 50, 30), "e": box(700, 400, 50, 50), "view": box(300, 245, 50, 30)}
	order := []string{"c", "e", "b", "view", "a", "d"}
	p := newPlain(layout.Point{X: 600, Y: 300}, things, order...)
	p.dim = "view"
	for _, want := range []string{"a", "b", "c", "d", "e", "a"} {
		assert.Equal(t, want, p.press(widget.Tab))
	}
	for _, want := range []string{"e", "d", "c", "b", "a"} {
		assert.Equal(t, want, p.press(widget.Previous))
	}
	p = newPlain(layout.Point{X: 1500, Y: 800}, things, order...)
	p.asked = "c"
	p.press()
	for _, want := range []string{"c", "d"} {
		assert.Equal(t, want, p.press(widget.Tab))
	}
	p.f.Renew()
	for _, want := range []string{"c", "d"} {
		assert.Equal(t, want, p.press(widget.Tab))
	}
	p = newPlain(layout.Point{X: 1500, Y: 800}, things, order...)
	p.asked, p.dim = "view", "view"
	p.press()
	assert.Equal(t, "a", p.press(widget.Tab), "it cannot be answered now")
	p = newPlain(layout.Point{X: 520, Y: 200}, map[string]layout.Rect{"only": box(500, 196, 50, 50)}, "only")
	p.press(widget.Tab)
	assert.Equal(t, "only", p.press(widget.Tab))
}

// An area scrolls as far as the target of an arrow needs, and arrows to the sides then lead to what is beside it there. Up and
// down go to the end of the area first.
func TestArrowsInAScrolledArea(t *testing.T) {
	var scroll widget.Scroll
	p := newPlain(layout.Point{X: 100, Y: 1}, map[string]layout.Rect{"under": box(100, 500, 150, 50), "beside": box(700, 270, 50, 50)},
		"under", "beside")
	room := layout.Rect{W: 300, H: 330}
	p.more = func(f *widget.Frame) {
		f.Scroll("list", room, &scroll, 1000, func(all layout.Rect) {
			for i := range 10 {
				f.Spot(widget.ID{What: "row " + widget.Number(i)}, layout.Rect{X: 10, Y: all.Y + 100*float64(i) + 10, W: 200, H: 80}, "row", "")
			}
		})
	}
	p.press()
	u := p.f.Unit
	require.NotEqual(t, 1.0, u)
	at := func() float64 { return scroll.At * u }
	for i, want := range []float64{0, 0, 0, 60, 160, 260} {
		assert.Equal(t, "row "+widget.Number(i), p.press(widget.Down))
		assert.InDelta(t, want, at(), 0.01, "row %d", i)
		assert.InDelta(t, float64(100*i)+50-want, p.ring.Center().Y, 1, "the ring is around it at once")
	}
	for i := 4; i >= 3; i-- {
		p.press(widget.Up)
		assert.InDelta(t, 260, at(), 0.01, "it is seen")
	}
	assert.Equal(t, "row 2", p.press(widget.Up))
	assert.InDelta(t, 210, at(), 0.01)
	p.press(widget.Down)
	assert.Equal(t, "row 4", p.press(widget.Down))
	assert.Equal(t, "beside", p.press(widget.Right))
	assert.Equal(t, "row 4", p.press(widget.Left))
	for i := 5; i < 10; i++ {
		assert.Equal(t, "row "+widget.Number(i), p.press(widget.Down))
	}
	assert.InDelta(t, 660, at(), 0.01)
	assert.Equal(t, "under", p.press(widget.Down))
	assert.Equal(t, "row 9", p.press(widget.Up))
	scroll = widget.Scroll{}
	p.press()
	assert.Zero(t, scroll.At, "only keys scroll to it")
}

// The ring around what keys point at breathes, unless nothing moves without need or decoration stands still in a frame.
func TestRingBreathes(t *testing.T) {
	p := newPlain(layout.Point{X: 5, Y: 5}, map[string]layout.Rect{"it": box(500, 400, 50, 50)}, "it")
	p.f.Point(widget.ID{What: "it"})
	p.in.Seconds = 0.1
	ring := func() layout.Rect { p.press(); return p.ring }
	ring()
	assert.NotEqual(t, ring(), ring())
	p.in.SkipDecoration = true
	assert.Equal(t, ring(), ring())
	p.in.SkipDecoration, p.f.ReducedMotion = false, true
	assert.Equal(t, ring(), ring())
	assert.InDelta(t, 50+2*6*p.f.Unit, p.ring.W, 0.01)
}
