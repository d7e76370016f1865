package screen

import (
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

// wrapped is words that keep the lines into which they were wrapped last.
type wrapped struct {
	words string
	lines []string
	size  float64
	width float64
}

// ready reports whether the lines are those of a width.
func (w *wrapped) ready(size, width float64) bool {
	return w.words == "" || w.lines != nil && w.size == size && w.width == width
}

// height is how high the words are in a width.
func (w *wrapped) height(face paint.Face, size, width float64) float64 {
	if w.words == "" {
		return 0
	}
	if !w.ready(size, width) {
		w.lines, w.size, w.width = paint.Wrap(face, size, w.words, width), size, width
	}
	return float64(len(w.lines)) * size * paint.LineHeight
}

// draw writes the words from the top of the rectangle, and returns their height.
func (w *wrapped) draw(f *Frame, r layout.Rect, face paint.Face, size float64, c paint.Color) float64 {
	height := w.height(face, size, r.W)
	step := size * paint.LineHeight
	for i, line := range w.lines {
		f.Text(layout.Rect{X: r.X, Y: r.Y + float64(i)*step, W: r.W, H: step}, paint.Left, face, size, c, line)
	}
	return height
}

// oneLine writes words in one line, as small as they must be to fit.
func (f *Frame) oneLine(r layout.Rect, face paint.Face, size float64, c paint.Color, words string) {
	if w := paint.Width(face, size, words); w > r.W {
		size = max(size*0.65, size*r.W/w)
	}
	f.Text(r, paint.Left, face, size, c, words)
}
