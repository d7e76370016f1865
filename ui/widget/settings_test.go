package widget_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// settings is a window with one setting, which the mouse clicks.
type settings struct {
	f    widget.Frame
	in   widget.Input
	draw func(f *widget.Frame)
}

func newSettings(draw func(f *widget.Frame)) *settings {
	s := &settings{f: widget.Frame{List: &paint.List{}}, draw: draw}
	s.in = widget.Input{W: 1600, H: 900, Mouse: layout.Point{X: 1500, Y: 800}, Seconds: 1}
	s.frame()
	return s
}

func (s *settings) frame() {
	s.f.Begin(s.in, 1)
	s.draw(&s.f)
	s.f.End()
}

func (s *settings) click(id widget.ID) {
	s.in.Mouse = rect(&s.f, id).Center()
	for _, down := range []bool{false, true, false, false} {
		s.in.Down = down
		s.frame()
	}
}

// word is where a word is written.
func (s *settings) word(text string) (at paint.Op) {
	for _, op := range s.f.Ops {
		if op.Kind == paint.Words && op.Text == text {
			at = op
		}
	}
	return at
}

// A setting leaves the room below it: that of a line, or of its words where these need more.
func TestSettingsLeaveTheRoomBelow(t *testing.T) {
	note := strings.Repeat("what it is good for, in many words, ", 6)
	on, value := true, 1
	for name, c := range map[string]struct {
		draw func(f *widget.Frame, r layout.Rect) layout.Rect
		high float64 // units; 0: more than a line
	}{
		"toggle":                  {func(f *widget.Frame, r layout.Rect) layout.Rect { return f.Toggle(r, "it", "name", "", &on) }, 68},
		"toggle with a note":      {func(f *widget.Frame, r layout.Rect) layout.Rect { return f.Toggle(r, "it", "name", "note", &on) }, 68},
		"toggle with a long note": {func(f *widget.Frame, r layout.Rect) layout.Rect { return f.Toggle(r, "it", "name", note, &on) }, 0},
		"action": {func(f *widget.Frame, r layout.Rect) layout.Rect {
			rest, _ := f.ActionRow(r, "it", "name", "", "label")
			return rest
		}, 68},
		"action with a long note": {func(f *widget.Frame, r layout.Rect) layout.Rect {
			rest, _ := f.ActionRow(r, "it", "name", note, "label")
			return rest
		}, 0},
		"slider": {func(f *widget.Frame, r layout.Rect) layout.Rect {
			return f.Slider(r, "it", "name", "", &value, 0, 9, 1)
		}, 68},
		"choice": {func(f *widget.Frame, r layout.Rect) layout.Rect {
			return f.Choice(r, "it", "name", &value, 2, widget.Number)
		}, 48},
		"options": {func(f *widget.Frame, r layout.Rect) layout.Rect {
			return f.Options(r, "it", "name", &value, []string{"a", "b"})
		}, 68},
		"dialog": {func(f *widget.Frame, r layout.Rect) layout.Rect { return f.Dialog(400, 300, "name") }, -1},
	} {
		r := layout.Rect{X: 100, Y: 100, W: 500, H: 600}
		var rest layout.Rect
		s := newSettings(func(f *widget.Frame) { rest = c.draw(f, r) })
		u := s.f.Unit
		assert.Empty(t, s.f.Truncated)
		lines := 0
		for _, op := range s.f.Ops {
			if op.Kind == paint.Words && strings.Contains(note, op.Text) {
				lines++
				assert.Less(t, op.Rect.Y, rest.Y, name)
				assert.Less(t, op.Rect.X+paint.Width(op.Face, op.Size, op.Text), r.Right()-76*u, "beside the control: %s", name)
			}
		}
		switch {
		case c.high < 0:
			assert.InDelta(t, 400*u-40*u, rest.W, 0.01)
			assert.InDelta(t, 300*u-88*u, rest.H, 0.01, "less the heading and the borders")
			assert.InDelta(t, 450+150*u-20*u, rest.Bottom(), 0.01)
			continue
		case c.high == 0:
			require.Greater(t, lines, 2)
			need := theme.Body*u*1.3 + float64(lines)*theme.Small*u*paint.LineHeight + 10*u
			assert.InDelta(t, r.Y+need, rest.Y, 0.01, name)
		default:
			assert.InDelta(t, r.Y+c.high*u, rest.Y, 0.01, name)
		}
		assert.InDelta(t, r.Bottom(), rest.Bottom(), 0.01, name)
		assert.Equal(t, []float64{r.X, r.W}, []float64{rest.X, rest.W}, name)
	}
}

// Choices stand in one row as long as each has room for its name, otherwise in rows of equal buttons.
func TestChoicesStandInRows(t *testing.T) {
	value, rows := 0, 0
	wide := 900.0
	s := newSettings(func(f *widget.Frame) {
		rows = f.ChoiceRows(wide, 9, widget.Number)
		f.ChoiceGrid(layout.Rect{X: 50, Y: 50, W: wide, H: 50 * float64(rows)}, rows, "grid", &value, 9, widget.Number)
	})
	at := func(i int) layout.Rect { return rect(&s.f, widget.ID{What: "grid", N: i}) }
	s.frame()
	assert.Equal(t, 1, rows)
	assert.Less(t, at(7).X, at(8).X)
	wide = 100
	s.frame()
	assert.Greater(t, rows, 1)
	columns := (9 + rows - 1) / rows
	assert.InDelta(t, at(0).X, at(columns).X, 0.01)
	assert.Greater(t, at(columns).Y, at(0).Y)
	assert.InDelta(t, at(0).W, at(8).W, 0.01)
	for i := range 9 {
		s.click(widget.ID{What: "grid", N: i})
		assert.Equal(t, i, value)
		assert.LessOrEqual(t, at(i).Right(), 150.0)
	}
}

// A click switches what is on or off, chooses a value, and does an action.
func TestSettingsAreClicked(t *testing.T) {
	on, value, chosen, done := false, 1, 0, 0
	s := newSettings(func(f *widget.Frame) {
		rest := f.Toggle(layout.Rect{X: 100, Y: 100, W: 500, H: 600}, "switch", "switch", "", &on)
		rest = f.Choice(rest, "which", "which", &value, 3, widget.Number)
		rest, hit := f.ActionRow(rest, "action", "action", "", "do")
		if hit {
			done++
		}
		row, rest := rest.Cut(50)
		if f.Choices(row, "more", &value, 3, widget.Number) {
			chosen++
		}
		f.ToggleButton(widget.ID{What: "button"}, rest.Middle(90, 40), "button", &on)
	})
	for _, id := range []string{"switch", "button"} {
		s.click(widget.ID{What: id})
		assert.True(t, on, id)
		s.click(widget.ID{What: id})
		assert.False(t, on, id)
	}
	for i := range 3 {
		s.click(widget.ID{What: "which", N: i})
		assert.Equal(t, i, value)
	}
	assert.Zero(t, chosen)
	for range 2 {
		s.click(widget.ID{What: "more", N: 1})
		assert.Equal(t, []int{1, 1}, []int{value, chosen}, "the second time it is chosen already")
	}
	s.click(widget.ID{What: "action"})
	assert.Equal(t, 1, done)
	s.in.Mouse = layout.Point{X: 1500, Y: 800}
	s.frame()
	s.frame()
	assert.Equal(t, 1, done)
}

// A dialog is no larger than the window and says how high a screen it needs.
func TestDialogFitsTheWindow(t *testing.T) {
	s := newSettings(func(f *widget.Frame) { f.Dialog(2000, 2000, "heading") })
	u := s.f.Unit
	var panel layout.Rect
	for _, op := range s.f.Ops {
		if op.Kind == paint.Fill && op.Rect.W < 1600 && op.Rect.W > panel.W && op.Color != theme.Shadow {
			panel = op.Rect
		}
	}
	assert.InDelta(t, 1600-20*u, panel.W, 10*u)
	assert.InDelta(t, 900-20*u, panel.H, 10*u)
	assert.InDelta(t, 900-10*u, panel.Bottom(), 5*u)

	sheet := widget.Sheet{Name: "sheet"}
	s = newSettings(func(f *widget.Frame) { f.Sheet(&sheet, func() { f.Dialog(400, 900, "heading") }) })
	s.in.W, s.in.H = 1280, 400
	s.frame()
	s.frame()
	before := s.word("heading").Rect.Y
	s.in.Pressed[widget.End] = true
	s.frame()
	assert.InDelta(t, 920*s.f.Unit-400, before-s.word("heading").Rect.Y, 1, "its height and a border")
}

// A slider is lighter under the mouse, and while it is held wherever the mouse is; one that cannot be moved is dim.
func TestSliderUnderTheMouse(t *testing.T) {
	value, why := 40, ""
	s := newSettings(func(f *widget.Frame) { f.Slider(room, "it", "volume", why, &value, 0, 100, 1) })
	knob := func() (c paint.Color) {
		for _, op := range s.f.Ops {
			if op.Kind == paint.Fill && op.Rect.W == op.Rect.H {
				c = op.Color
			}
		}
		return c
	}
	assert.Equal(t, theme.Lit, knob())
	s.in.Mouse = rect(&s.f, widget.ID{What: "it"}).Center()
	s.frame()
	s.frame()
	assert.Equal(t, theme.Ink, knob())
	s.in.Down = true
	s.frame()
	s.in.Mouse.Y = 800
	s.frame()
	assert.Equal(t, theme.Ink, knob(), "it is held")
	s.in.Down = false
	s.frame()
	s.frame()
	assert.Equal(t, theme.Lit, knob())
	why = "not now"
	s.frame()
	assert.Equal(t, theme.Faint, knob())
}
