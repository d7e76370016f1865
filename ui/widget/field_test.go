package widget_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// editor is a window with a field that has the focus.
type editor struct {
	f     widget.Frame
	field widget.Field
	in    widget.Input
}

func newEditor(text string) *editor {
	e := &editor{f: widget.Frame{List: &paint.List{}, OnTop: true, ReducedMotion: true}}
	e.in = widget.Input{W: 1600, H: 900, Seconds: 1.0 / 60}
	e.field.Set(text)
	e.frame()
	return e
}

var written = layout.Rect{X: 100, Y: 100, W: 200, H: 40}

// frame draws the field, and reports whether its text changed.
func (e *editor) frame() bool {
	e.f.Begin(e.in, 1)
	changed := e.f.Field(widget.ID{What: "name"}, written, &e.field, "a name")
	e.f.End()
	e.in.Pressed, e.in.Typed = [widget.Keys]bool{}, nil
	return changed
}

func (e *editor) write(s string) bool {
	e.in.Typed = []rune(s)
	return e.frame()
}

func (e *editor) press(keys ...widget.Key) (changed bool) {
	for _, k := range keys {
		e.in.Pressed[k] = true
		changed = e.frame()
	}
	return changed
}

// at is where the field shows a letter: the middle between it and the next.
func (e *editor) at(letter int) layout.Point {
	for _, op := range e.f.Ops {
		if op.Kind == paint.Words {
			return layout.Point{X: op.Rect.X + paint.Width(op.Face, op.Size, op.Text[:letter]), Y: 120}
		}
	}
	return layout.Point{}
}

// Letters are written where the cursor is, and the keys move it within the text.
func TestFieldIsEdited(t *testing.T) {
	e := newEditor("raken")
	assert.True(t, e.press(widget.Backspace))
	assert.True(t, e.write("n!"))
	assert.Equal(t, "raken!", e.field.Text())
	assert.False(t, e.press(widget.Home, widget.Left, widget.Backspace), "nothing stands before the first letter")
	assert.True(t, e.write("key"))
	assert.Equal(t, "keyraken!", e.field.Text())
	assert.True(t, e.press(widget.Delete))
	assert.Equal(t, "keyaken!", e.field.Text(), "the letter after the cursor")
	e.press(widget.Left)
	e.write("-")
	e.press(widget.Right, widget.Right)
	e.write("+")
	assert.Equal(t, "ke-ya+ken!", e.field.Text())
	assert.False(t, e.press(widget.End, widget.Right, widget.Delete), "nothing stands after the last letter")
	e.write("?")
	assert.Equal(t, "ke-ya+ken!?", e.field.Text())
}

// With shift the keys select letters, which are replaced by what is written; without it the cursor goes
// to the end of what was selected.
func TestFieldReplacesWhatIsSelected(t *testing.T) {
	e := newEditor("keyraken")
	e.in.Shift = true
	e.press(widget.Left, widget.Left)
	e.in.Shift = false
	e.write("t")
	assert.Equal(t, "keyrakt", e.field.Text())

	selected := func() *editor {
		e := newEditor("keyraken")
		e.press(widget.Home, widget.Right)
		e.in.Shift = true
		e.press(widget.Right, widget.Right)
		e.in.Shift = false
		return e
	}
	for key, text := range map[widget.Key]string{widget.Left: "k|eyraken", widget.Right: "key|raken"} {
		e := selected()
		e.press(key)
		e.write("|")
		assert.Equal(t, text, e.field.Text())
	}
	e = selected()
	assert.True(t, e.press(widget.Backspace))
	assert.Equal(t, "kraken", e.field.Text())
	e = selected()
	e.in.Shift = true
	e.press(widget.End)
	e.in.Shift = false
	e.press(widget.Delete)
	assert.Equal(t, "k", e.field.Text())
	e = newEditor("keyraken")
	e.press(widget.SelectAll)
	e.write("hydra")
	assert.Equal(t, "hydra", e.field.Text())
}

// A field takes as many letters as it may, and no control characters.
func TestFieldLeavesOutWhatDoesNotFit(t *testing.T) {
	e := newEditor("ab")
	e.field.Max = 4
	e.write("c\nd e")
	assert.Equal(t, "abcd", e.field.Text())
	e.write("f")
	assert.Equal(t, "abcd", e.field.Text())
	e = newEditor("")
	e.write("\tæ ж\r\n")
	assert.Equal(t, "æ ж", e.field.Text())
}

// A click puts the cursor between the letters nearest to it, also beyond either end; dragging from
// there selects.
func TestFieldFollowsTheMouse(t *testing.T) {
	click := func(e *editor, at layout.Point) {
		e.in.Mouse = at
		for _, down := range []bool{false, true, false} {
			e.in.Down = down
			e.frame()
		}
	}
	for n, text := range map[int]string{0: "|keyraken", 3: "key|raken", 8: "keyraken|"} {
		for _, off := range []float64{-1.5, 1.5} {
			e := newEditor("keyraken")
			at := e.at(n)
			at.X += off
			click(e, at)
			e.write("|")
			assert.Equal(t, text, e.field.Text(), "%v", off)
		}
	}
	e := newEditor("keyraken")
	click(e, layout.Point{X: written.Right() - 3, Y: 120})
	e.write("|")
	assert.Equal(t, "keyraken|", e.field.Text())

	e = newEditor("keyraken")
	from, to := e.at(1), e.at(4)
	e.in.Mouse = from
	e.frame()
	e.in.Down = true
	e.frame()
	e.in.Mouse = to
	e.frame()
	e.in.Down = false
	e.frame()
	e.write("|")
	assert.Equal(t, "k|aken", e.field.Text())
}

// An empty field shows what it is for; the cursor is always inside the field, however long the text is.
func TestFieldShowsTheCursor(t *testing.T) {
	words := func(e *editor) string {
		for _, op := range e.f.Ops {
			if op.Kind == paint.Words {
				return op.Text
			}
		}
		return ""
	}
	cursor := func(e *editor) float64 {
		for _, op := range e.f.Ops {
			if op.Kind == paint.Fill && op.Color == theme.Ink {
				return op.Rect.X
			}
		}
		return -1
	}
	e := newEditor("")
	assert.Equal(t, "a name", words(e))
	e = newEditor("a name that is much longer than the field is wide")
	assert.Equal(t, e.field.Text(), words(e))
	assert.True(t, cursor(e) > written.Center().X && cursor(e) < written.Right())
	e.press(widget.Home)
	assert.True(t, cursor(e) >= written.X && cursor(e) < written.X+20)
	for range 60 {
		e.press(widget.Right)
		assert.True(t, cursor(e) > written.X && cursor(e) < written.Right())
	}
}

// bar is what the field shows in a color: what is selected, or the cursor; an empty rectangle if nothing.
func (e *editor) bar(c paint.Color) layout.Rect {
	for _, op := range e.f.Ops {
		if op.Kind == paint.Fill && op.Color == c {
			return op.Rect
		}
	}
	return layout.Rect{}
}

// What is selected has a ground as wide as its letters and as high as their line; the cursor stands at its end. Nothing
// has one in a field without the focus.
func TestFieldShowsWhatIsSelected(t *testing.T) {
	e := newEditor("keyraken")
	ground := theme.Water.Alpha(0.4)
	assert.True(t, e.bar(ground).Empty())
	e.in.Shift = true
	e.press(widget.Left, widget.Left, widget.Left)
	for _, c := range []struct{ from, to, cursor int }{{5, 8, 5}, {4, 8, 4}} {
		r := e.bar(ground)
		assert.InDelta(t, e.at(c.from).X, r.X, 0.01)
		assert.InDelta(t, e.at(c.to).X, r.Right(), 0.01)
		assert.InDelta(t, written.Center().Y, r.Center().Y, 0.01)
		assert.InDelta(t, theme.Body*e.f.Type*paint.LineHeight, r.H, 0.01)
		assert.InDelta(t, e.at(c.cursor).X, e.bar(theme.Ink).X, 0.01)
		assert.InDelta(t, r.Y, e.bar(theme.Ink).Y, 0.01)
		e.press(widget.Left)
	}
	e.f.OnTop = false
	e.frame()
	assert.True(t, e.bar(ground).Empty())
	assert.True(t, e.bar(theme.Ink).Empty())
}

// The cursor is seen for half a second and hidden for the next, and seen at once when it moves or something is
// written; it stays where nothing moves without need.
func TestCursorBlinks(t *testing.T) {
	e := newEditor("keyraken")
	e.f.ReducedMotion = false
	e.in.Seconds = 0.24
	blinks := func() (seen []bool) {
		for range 6 {
			e.frame()
			seen = append(seen, !e.bar(theme.Ink).Empty())
		}
		return seen
	}
	once := []bool{true, false, false, true, true, false}
	e.press(widget.Left)
	assert.Equal(t, once, blinks())
	e.press(widget.Right)
	assert.Equal(t, once, blinks())
	e.write("!")
	assert.Equal(t, once, blinks())
	e.f.ReducedMotion = true
	assert.NotContains(t, blinks(), false)
}

// Of a text longer than the field as much is seen as fits: it moves no further than the cursor needs, and leaves no
// room unused.
func TestLongTextFillsItsField(t *testing.T) {
	long := "a name that is much longer than the field is wide"
	e := newEditor(long)
	inside := e.f.Unit*8 + max(1, 1.4*e.f.Unit)
	left, right := written.X+inside, written.Right()-inside-2*e.f.Unit
	assert.InDelta(t, right, e.at(len(long)).X, 0.01, "its end")
	e.press(widget.Left, widget.Left)
	assert.InDelta(t, right, e.at(len(long)).X, 0.01, "the cursor is still seen")
	e.press(widget.End, widget.Backspace)
	assert.InDelta(t, right, e.at(len(long)-1).X, 0.01)
	e.press(widget.Home)
	assert.InDelta(t, left, e.at(0).X, 0.01, "its beginning")
	for e.bar(theme.Ink).X < right-10 {
		e.press(widget.Right)
		assert.InDelta(t, left, e.at(0).X, 0.01, "the cursor has room")
	}
	for range 4 {
		e.press(widget.Right)
	}
	assert.InDelta(t, right, e.bar(theme.Ink).X, 0.01)
	from := e.at(0).X
	e.press(widget.Left, widget.Left)
	assert.InDelta(t, from, e.at(0).X, 0.01)
	e = newEditor("short")
	assert.InDelta(t, left, e.at(0).X, 0.01)
}

// A field has the focus from the moment when a button goes down on it; a finger must leave it first, without having
// moved. Those that are hidden, or under another screen, are not written.
func TestFieldsTakeTheFocus(t *testing.T) {
	f := widget.Frame{List: &paint.List{}, OnTop: true}
	fields := make([]widget.Field, 9)
	var scroll widget.Scroll
	frame := func(in widget.Input) int {
		in.W, in.H, in.Scale = 1280, 720, 1
		f.Fingers(&in)
		f.Begin(in, 1)
		f.Scroll("list", layout.Rect{W: 300, H: 200}, &scroll, 900, func(all layout.Rect) {
			for i := range fields {
				if i == 4 {
					f.Button(widget.ID{What: "button"}, layout.Rect{Y: 160, W: 200, H: 40}, "button", "", widget.Plain)
				}
				f.Field(widget.ID{What: "field", N: i}, layout.Rect{Y: all.Y + float64(100*i), W: 200, H: 40}, &fields[i], "")
			}
		})
		f.End()
		for _, s := range f.Spots {
			assert.Equal(t, f.OnTop && s.What == "field", s.Field, "%v", s.ID)
		}
		return f.Focus.N
	}
	second := layout.Point{X: 20, Y: 120}
	assert.Equal(t, 0, frame(widget.Input{}))
	frame(widget.Input{Mouse: second})
	assert.Equal(t, 1, frame(widget.Input{Mouse: second, Down: true}))
	frame(widget.Input{})
	first := []widget.Finger{{ID: 1, At: layout.Point{X: 20, Y: 20}}}
	frame(widget.Input{Fingers: first})
	assert.Equal(t, 1, frame(widget.Input{Fingers: first}), "it may scroll yet")
	assert.Equal(t, 0, frame(widget.Input{}), "it was a tap")
	frame(widget.Input{Fingers: first})
	frame(widget.Input{})
	f.OnTop = false
	for _, down := range []bool{false, true, false} {
		frame(widget.Input{Mouse: second, Down: down})
	}
	assert.Equal(t, widget.ID{}, f.Focus)
	f.OnTop = true
	assert.Equal(t, 0, frame(widget.Input{Mouse: second}))
}

// What is typed goes to the field that was clicked last, in the screen on top.
func TestFieldWithTheFocusIsWritten(t *testing.T) {
	f := widget.Frame{List: &paint.List{}, OnTop: true}
	var fields [2]widget.Field
	frame := func(in widget.Input) {
		in.W, in.H = 1280, 720
		f.Begin(in, 1)
		for i := range fields {
			f.Field(widget.ID{What: "field", N: i}, layout.Rect{Y: float64(50 * i), W: 200, H: 40}, &fields[i], "")
		}
		f.End()
	}
	frame(widget.Input{})
	frame(widget.Input{Typed: []rune("a")})
	second := layout.Point{X: 20, Y: 70}
	for _, down := range []bool{false, true, false} {
		frame(widget.Input{Mouse: second, Down: down})
	}
	frame(widget.Input{Mouse: second, Typed: []rune("b")})
	f.OnTop = false
	frame(widget.Input{Mouse: second, Typed: []rune("c")})
	assert.Equal(t, "a", fields[0].Text())
	assert.Equal(t, "b", fields[1].Text())
}
