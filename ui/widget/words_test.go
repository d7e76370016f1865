package widget_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// drawn are the words that do draws, with their places.
func drawn(do func(f *widget.Frame)) (words []string, at []paint.Op, f *widget.Frame) {
	f = &widget.Frame{List: &paint.List{}}
	f.Begin(widget.Input{W: 1280, H: 720}, 1)
	do(f)
	for i := range f.Ops {
		if o := f.Ops[i]; o.Kind == paint.Words {
			words, at = append(words, o.Text), append(at, o)
		}
	}
	return words, at, f
}

// Numbers are digits, however large.
func TestNumber(t *testing.T) {
	for n, want := range map[int]string{0: "0", 199: "199", 200: "200", 1234: "1234", -1: "-1"} {
		assert.Equal(t, want, widget.Number(n))
	}
}

// Words keep their lines as long as neither they nor their size nor the width change, and are as high as these.
func TestWrappedText(t *testing.T) {
	w := widget.WrappedText{Words: "one two three four five six seven"}
	assert.False(t, w.Ready(20, 100))
	high := w.Height(paint.Regular, 20, 100)
	assert.True(t, w.Ready(20, 100))
	assert.False(t, w.Ready(20, 90))
	assert.False(t, w.Ready(21, 100))
	lines := len(paint.Wrap(paint.Regular, 20, w.Words, 100))
	assert.Greater(t, lines, 2)
	assert.InDelta(t, float64(lines)*20*paint.LineHeight, high, 1e-9)
	words, at, _ := drawn(func(f *widget.Frame) {
		assert.InDelta(t, high, w.Draw(f, layout.Rect{X: 7, Y: 50, W: 100, H: 500}, paint.Regular, 20, theme.Ink), 1e-9)
	})
	assert.Len(t, words, lines)
	assert.Equal(t, w.Words, strings.Join(words, " "))
	assert.InDelta(t, 20*paint.LineHeight, at[1].Rect.Y-at[0].Rect.Y, 1e-9)

	none := widget.WrappedText{}
	assert.True(t, none.Ready(20, 100))
	assert.Zero(t, none.Height(paint.Regular, 20, 100))
}

// A line that is too long is written smaller, though not too small, in whole pixels.
func TestLinesShrink(t *testing.T) {
	const size, words = 20.0, "some words in a line"
	whole := paint.Width(paint.Regular, size, words)
	for part, want := range map[float64][2]float64{1: {20, 20}, 0.9: {18, 18}, 0.3: {20 * 0.65 * 0.7, 20 * 0.75 * 0.7}} {
		_, at, _ := drawn(func(f *widget.Frame) {
			f.ShrunkLine(layout.Rect{W: whole * part, H: 30}, paint.Regular, size, theme.Ink, words)
			f.TextLine(layout.Rect{W: whole * part, H: 30}, paint.Left, paint.Regular, size, theme.Ink, words)
		})
		assert.InDelta(t, want[0], at[0].Size, 0.51)
		assert.InDelta(t, want[1], at[1].Size, 0.51)
	}
}

// A path is broken where a line is full, other words only between them.
func TestBreakWords(t *testing.T) {
	const size, width = 20.0, 100.0
	assert.Equal(t, "a few short words", widget.BreakWords("a few short words", size, width))
	path := "/home/somebody/of/a/rather/long/name"
	broken := widget.BreakWords(path, size, width)
	lines := strings.Split(broken, "\n")
	assert.Equal(t, path, strings.Join(lines, ""))
	assert.Greater(t, len(lines), 2)
	for i, line := range lines {
		assert.LessOrEqual(t, paint.Width(paint.Regular, size, line), width)
		if i+1 < len(lines) {
			assert.Greater(t, paint.Width(paint.Regular, size, line+lines[i+1][:1]), width, "the line is full")
		}
	}
}

// Words that fit stand in the middle, whole; of more the last line that fits ends in an ellipsis.
func TestFitted(t *testing.T) {
	r := layout.Rect{X: 10, Y: 20, W: 120, H: 60}
	words, at, f := drawn(func(f *widget.Frame) { f.Fitted(r, 20, theme.Ink, "short") })
	assert.Equal(t, []string{"short"}, words)
	assert.InDelta(t, 20, at[0].Size, 1e-9)
	assert.Empty(t, f.Truncated)
	long := strings.Repeat("many words ", 20)
	words, at, f = drawn(func(f *widget.Frame) { f.Fitted(r, 20, theme.Ink, long) })
	assert.Len(t, words, int(r.H/(at[0].Size*paint.LineHeight)))
	assert.InDelta(t, 20*0.9*0.9*0.9*0.9*0.9, at[0].Size, 0.51)
	assert.Equal(t, []string{long}, f.Truncated)
	for i, line := range words {
		assert.Equal(t, i == len(words)-1, strings.HasSuffix(line, "…"), line)
		assert.LessOrEqual(t, at[i].Rect.Y, r.Bottom())
	}
}

// A tip stands beside the mouse, inside the window, and is only as wide as its words.
func TestTipStandsBesideTheMouse(t *testing.T) {
	for _, mouse := range []layout.Point{{X: 600, Y: 300}, {X: 1279, Y: 719}} {
		f := widget.Frame{List: &paint.List{}}
		f.Begin(widget.Input{W: 1280, H: 720, Mouse: mouse}, 1)
		f.Tip = "why not"
		f.End()
		var box layout.Rect
		for i := range f.Ops {
			if o := &f.Ops[i]; o.Kind == paint.Words && o.Text == "why not" {
				box = o.Rect
			}
		}
		assert.False(t, box.Empty())
		assert.Equal(t, mouse.X == 600, box.X > mouse.X, "to its right where there is room")
		assert.Equal(t, mouse.X == 600, box.Y > mouse.Y, "and below it")
		assert.Less(t, box.Right(), 1280.0)
		assert.Less(t, box.Bottom(), 720.0)
	}
}
