package widget

import (
	"slices"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// Field is a line of text that can be edited. The zero value is empty.
type Field struct {
	Max    int // the most letters; 0: no limit
	text   []rune
	words  string // the text, rebuilt when it changes
	at     int    // the cursor stands before this letter
	mark   int    // the selection lies between it and the cursor
	offset float64
	blink  float64
}

// Text is the contents of the field.
func (t *Field) Text() string { return t.words }

// Set puts a text into the field, with the cursor at its end.
func (t *Field) Set(s string) {
	t.text = []rune(s)
	t.at, t.mark = len(t.text), len(t.text)
	t.changed()
}

func (t *Field) changed() {
	t.words = string(t.text)
	t.blink = 0
}

// chosen is the range of selected letters.
func (t *Field) chosen() (from, to int) { return min(t.at, t.mark), max(t.at, t.mark) }

// put replaces the selected letters. Line feeds and other control characters are
// left out.
func (t *Field) put(letters []rune) {
	from, to := t.chosen()
	t.text = slices.Delete(t.text, from, to)
	for _, r := range letters {
		if r < ' ' || t.Max > 0 && len(t.text) >= t.Max {
			continue
		}
		t.text = slices.Insert(t.text, from, r)
		from++
	}
	t.at, t.mark = from, from
	t.changed()
}

// move moves the cursor; with shift it selects what it passes.
func (t *Field) move(to int, shift bool) {
	t.at = max(0, min(to, len(t.text)))
	if !shift {
		t.mark = t.at
	}
	t.blink = 0
}

// edit takes typed input.
func (t *Field) edit(f *Frame) (changed bool) {
	from, to := t.chosen()
	switch {
	case len(f.Typed) > 0:
		t.put(f.Typed)
		return true
	case f.Pressed[Backspace] || f.Pressed[Delete]:
		if from == to && f.Pressed[Backspace] {
			t.mark = max(0, t.at-1)
		} else if from == to {
			t.mark = min(len(t.text), t.at+1)
		}
		if from, to = t.chosen(); from == to {
			return false
		}
		t.put(nil)
		return true
	case f.Pressed[SelectAll]:
		t.mark, t.at = 0, len(t.text)
	case f.Pressed[Left] && from != to && !f.Shift:
		t.move(from, false)
	case f.Pressed[Right] && from != to && !f.Shift:
		t.move(to, false)
	case f.Pressed[Left]:
		t.move(t.at-1, f.Shift)
	case f.Pressed[Right]:
		t.move(t.at+1, f.Shift)
	case f.Pressed[Home]:
		t.move(0, f.Shift)
	case f.Pressed[End]:
		t.move(len(t.text), f.Shift)
	}
	return false
}

// Field draws a field and takes typed input while it has the focus: after a
// click, or as the first field of a screen. It shows the hint while it is empty,
// and reports whether its text changed.
func (f *Frame) Field(id ID, r layout.Rect, t *Field, hint string) (changed bool) {
	u := f.Unit
	f.Spot(id, r, t.words, "")
	if n := len(f.Spots); n > 0 && f.Spots[n-1].ID == id {
		f.Spots[n-1].Field = f.OnTop
	}
	if f.OnTop && (f.Focus == ID{} || f.pressed == id && !f.touch.used || f.Clicked == id) {
		f.Focus = id
	}
	has := f.OnTop && f.Focus == id
	edge := theme.Edge
	if has {
		f.focused, f.sideways, edge = true, len(t.text) > 0, theme.Lit
		changed = t.edit(f)
	}
	f.Fill(r, 7*u, theme.Abyss)
	f.Line(r, 7*u, max(1, 1.4*u), edge)
	inner := r.Inset(max(1, 1.4*u))
	inner.X, inner.W = inner.X+8*u, inner.W-16*u
	size := min(theme.Body*f.Type, r.H*0.62)
	place := func(letters int) float64 { return paint.Width(paint.Regular, size, string(t.text[:letters])) }
	if has && f.gripped(id, alongX) {
		t.drag(f, inner.X-t.offset, place)
	}
	cursor := place(t.at)
	t.offset = max(0, min(max(cursor-inner.W+2*u, min(t.offset, cursor)), place(len(t.text))-inner.W+2*u))
	before := f.Clip(inner)
	from, to := t.chosen()
	if line := size * paint.LineHeight; has {
		if from < to {
			x := inner.X - t.offset + place(from)
			f.Fill(layout.Rect{X: x, Y: inner.Center().Y - line/2, W: place(to) - place(from), H: line}, 0, theme.Water.Alpha(0.4))
		}
		if t.blink += f.Seconds; f.ReducedMotion || int(t.blink*2)%2 == 0 {
			f.Fill(layout.Rect{X: inner.X - t.offset + cursor, Y: inner.Center().Y - line/2, W: max(1, 1.5*u), H: line}, 0, theme.Ink)
		}
	}
	if t.words == "" {
		f.ShrunkLine(inner, paint.Regular, size, theme.Faint, hint)
	} else {
		wide := inner.Shift(-t.offset, 0)
		wide.W = max(wide.W, place(len(t.text))+1)
		f.Text(wide, paint.Left, paint.Regular, size, theme.Ink, t.words)
	}
	f.Unclip(before)
	return changed
}

// drag moves the cursor to the mouse. The selection begins where the button went
// down.
func (t *Field) drag(f *Frame, left float64, place func(int) float64) {
	at := 0
	for at < len(t.text) && (place(at)+place(at+1))/2 < f.Mouse.X-left {
		at++
	}
	t.move(at, f.held || f.Shift)
}
