package widget

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

// WrappedText is words with a cache of the lines of their last wrapping.
type WrappedText struct {
	Words string
	lines []string
	size  float64
	width float64
}

// Ready reports whether the lines fit a width.
func (w *WrappedText) Ready(size, width float64) bool {
	return w.Words == "" || w.lines != nil && w.size == size && w.width == width
}

// Height is the height of the words at a width.
func (w *WrappedText) Height(face paint.Face, size, width float64) float64 {
	if w.Words == "" {
		return 0
	}
	if !w.Ready(size, width) {
		w.lines, w.size, w.width = paint.Wrap(face, size, w.Words, width), size, width
	}
	return float64(len(w.lines)) * size * paint.LineHeight
}

// Draw writes the words from the top of the rectangle, and returns their height.
func (w *WrappedText) Draw(f *Frame, r layout.Rect, face paint.Face, size float64, c paint.Color) float64 {
	height := w.Height(face, size, r.W)
	step := size * paint.LineHeight
	for i, line := range w.lines {
		f.Text(layout.Rect{X: r.X, Y: r.Y + float64(i)*step, W: r.W, H: step}, paint.Left, face, size, c, line)
	}
	return height
}

// ShrunkLine writes words in one line, as small as necessary to fit.
func (f *Frame) ShrunkLine(r layout.Rect, face paint.Face, size float64, c paint.Color, words string) {
	if w := paint.Width(face, size, words); w > r.W {
		size = max(size*0.65, size*r.W/w)
	}
	f.Text(r, paint.Left, face, size, c, words)
}

// Numbers are the small numbers as words, so that drawing them allocates nothing.
var Numbers = func() (n [200]string) {
	for i := range n {
		n[i] = strconv.Itoa(i)
	}
	return n
}()

// Number is a number in digits.
func Number(n int) string {
	if n >= 0 && n < len(Numbers) {
		return Numbers[n]
	}
	return strconv.Itoa(n)
}

// TextLine writes a line, slightly smaller if it would not fit otherwise.
func (f *Frame) TextLine(r layout.Rect, a paint.Align, face paint.Face, size float64, c paint.Color, words string) {
	if w := paint.Width(face, size, words); w > r.W {
		size = max(size*0.75, size*r.W/w)
	}
	f.Text(r, a, face, size, c, words)
}

// BreakWords breaks words that are wider than a line, such as paths.
func BreakWords(words string, size, width float64) string {
	var b strings.Builder
	line := ""
	for _, r := range words {
		if line += string(r); unicode.IsSpace(r) {
			line = ""
		} else if paint.Width(paint.Regular, size, line) > width {
			b.WriteByte('\n')
			line = string(r)
		}
		b.WriteRune(r)
	}
	return b.String()
}

// Fitted writes words in the middle of a rectangle in at most as many lines as
// fit, smaller if there are many.
func (f *Frame) Fitted(r layout.Rect, size float64, c paint.Color, words string) {
	f.FittedIn(r, paint.Regular, size, c, words)
}

// FittedIn is [Frame.Fitted] in any face.
func (f *Frame) FittedIn(r layout.Rect, face paint.Face, size float64, c paint.Color, words string) {
	for range 5 {
		lines := paint.Wrap(face, size, words, r.W)
		wide := func(line string) bool { return 0.8*paint.Width(face, size, line) > r.W } // too wide to be shrunk, as one word may be
		if float64(len(lines))*size*paint.LineHeight <= r.H && !slices.ContainsFunc(lines, wide) {
			break
		}
		size *= 0.9
	}
	lines := paint.Wrap(face, size, words, r.W)
	most := max(1, int(r.H/(size*paint.LineHeight)+0.01))
	cut := len(lines) > most
	if cut {
		lines = lines[:most]
	}
	step := size * paint.LineHeight
	y := r.Y + (r.H-step*float64(len(lines)))/2
	for i, line := range lines {
		if i == most-1 && cut {
			f.Truncated = append(f.Truncated, words)
			line = paint.Shorten(face, size, line+" …", r.W)
		}
		f.Text(layout.Rect{X: r.X, Y: y, W: r.W, H: step}, paint.Left, face, size, c, line)
		y += step
	}
}
