package widget_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/widget"
)

// page is a screen of twelve rows and a last line that needs 1000 units of height.
type page struct {
	f     widget.Frame
	sheet widget.Sheet
	in    widget.Input
	least float64
	under layout.Point // where the mouse is on the page
}

func newPage(high float64) *page {
	p := &page{f: widget.Frame{List: &paint.List{}, OnTop: true}, sheet: widget.Sheet{Name: "page"}, least: 1000}
	p.in = widget.Input{W: 1280, H: high, Mouse: layout.Point{X: 700, Y: 5}, Seconds: 10}
	p.frame()
	p.frame()
	return p
}

func (p *page) frame(keys ...widget.Key) {
	in := p.in
	for _, k := range keys {
		in.Pressed[k] = true
	}
	p.f.Begin(in, 1)
	u := p.f.Unit
	p.f.Sheet(&p.sheet, func() {
		p.f.SetMinHeight(p.least)
		p.f.SetMinHeight(p.least / 2)
		p.under = p.f.Mouse
		for i := range 12 {
			p.f.Button(widget.ID{What: "row", N: i}, layout.Rect{X: 50, Y: float64(70*i) * u, W: 300, H: 60 * u}, "row", "", widget.Plain)
		}
		p.f.Button(widget.ID{What: "done"}, p.f.Footer(layout.Rect{X: 50, Y: 930 * u, W: 300, H: 40 * u}), "done", "", widget.Plain)
	})
	p.f.End()
}

func (p *page) rect(what string, n int) layout.Rect { return rect(&p.f, widget.ID{What: what, N: n}) }

// In a window that is high enough a screen is not scrolled, and forgets that it was; in one a little too low it is, by that
// little.
func TestSheetIsScrolledOnlyWhereItMustBe(t *testing.T) {
	p := newPage(1000)
	u := p.f.Unit
	p.in.H = 1000*u - 0.4
	p.frame()
	assert.Empty(t, p.rect("page", -1), "nothing scrolls")
	assert.InDelta(t, 970*u, p.rect("done", 0).Bottom(), 0.01)
	p.in.H = 1000*u - 20
	p.frame()
	assert.NotEmpty(t, p.rect("page", -1))
	p.frame(widget.End)
	p.frame()
	assert.InDelta(t, 970*u-20, p.rect("done", 0).Bottom(), 1)
	assert.InDelta(t, 70*u-20, p.rect("row", 1).Y, 1)
	p.in.H = 1000 * u
	p.frame()
	assert.InDelta(t, 70*u, p.rect("row", 1).Y, 0.01)
	p.in.H -= 20
	p.frame()
	assert.InDelta(t, 70*u, p.rect("row", 1).Y, 0.01, "from the beginning again")

	p = newPage(400)
	u = p.f.Unit
	p.least = 0
	p.in.H = layout.High*u - 0.4
	p.frame()
	p.frame()
	assert.Empty(t, p.rect("page", -1), "a screen that says nothing needs a whole window")
	p.in.H = layout.High*u - 9
	p.frame()
	assert.NotEmpty(t, p.rect("page", -1))
}

// The mouse points at what is seen, though the screen is drawn elsewhere first.
func TestMouseOnAScrolledSheet(t *testing.T) {
	p := newPage(400)
	p.frame(widget.PageDown)
	p.frame()
	var seen widget.Spot
	for _, s := range p.f.Spots {
		if s.What == "row" && s.Rect.H >= 50*p.f.Unit {
			seen = s
		}
	}
	require.Positive(t, seen.N)
	p.in.Mouse = seen.Rect.Center()
	p.frame()
	assert.Equal(t, seen.ID, p.f.Hot)
	assert.Equal(t, p.in.Mouse, p.f.Mouse)
	assert.InDelta(t, p.in.Mouse.X, p.under.X, 0.01)
	assert.InDelta(t, (70*float64(seen.N)+30)*p.f.Unit, p.under.Y, 1)
}

// Keys lead down the screen, thing by thing, each seen above the last line, then to that, and back.
func TestKeysScrollASheet(t *testing.T) {
	p := newPage(400)
	u := p.f.Unit
	at := func() widget.ID { p.frame(); return p.f.Pointed() }
	p.in.Mouse = layout.Point{X: 200, Y: 1}
	p.frame()
	check := func(n int) {
		assert.Equal(t, widget.ID{What: "row", N: n}, at())
		r := p.rect("row", n)
		assert.InDelta(t, 60*u, r.H, 1, "all of row %d is seen", n)
		assert.LessOrEqual(t, r.Bottom(), 400-56*u+1)
	}
	for n := range 12 {
		p.frame(widget.Down)
		check(n)
	}
	p.frame(widget.Down)
	assert.Equal(t, widget.ID{What: "done"}, at())
	for n := 11; n >= 0; n-- {
		p.frame(widget.Up)
		check(n)
	}
}

// The last line stands on a bar as wide as the window, with an edge above, until its own place is seen; a finger reaches
// what is above the bar, and no further.
func TestLastLineStandsOnABar(t *testing.T) {
	p := newPage(400)
	u := p.f.Unit
	bars := func() (all []layout.Rect) {
		for _, op := range p.f.Ops {
			if op.Kind == paint.Fill && op.Rect.W == 1280 {
				all = append(all, op.Rect)
			}
		}
		return all
	}
	all := bars()
	require.Len(t, all, 2)
	assert.InDelta(t, 0, all[0].X, 0.01)
	assert.InDelta(t, 400-56*u, all[0].Y, 1)
	assert.InDelta(t, 400, all[0].Bottom(), 1)
	assert.InDelta(t, all[0].Y, all[1].Y, 0.01)
	assert.InDelta(t, max(1, u), all[1].H, 0.01)
	assert.InDelta(t, 400-48*u, p.rect("done", 0).Y, 1)
	assert.InDelta(t, all[0].Y, p.rect("page", -1).Bottom(), 1, "what scrolls ends there")
	p.in.Mouse = layout.Point{X: 700, Y: 390}
	p.frame()
	p.frame()
	assert.Equal(t, widget.ID{}, p.f.Hot)
	p.frame(widget.End)
	p.frame()
	assert.Empty(t, bars())
	assert.InDelta(t, 400-30*u, p.rect("done", 0).Bottom(), 1)
	for _, op := range p.f.Ops {
		if op.Text == "done" {
			assert.Equal(t, layout.Rect{W: 1280, H: 400}, p.f.Clips[op.Clip].Cross(layout.Rect{W: 1280, H: 400}))
		}
	}
}
