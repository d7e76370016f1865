package face

import (
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

// Fit writes words into a rectangle, in as many lines as fit: in that size, or as much smaller as it takes.
func Fit(f *cardview.Canvas, r layout.Rect, a paint.Align, in paint.Face, size float64, color paint.Color, words string) {
	const smallest = 3.0 // pixels
	lines := paint.Wrap(in, size, words, r.W)
	for size > smallest && (float64(len(lines))*size*line > r.H || widest(in, size, lines) > r.W) {
		size *= 0.95
		lines = paint.Wrap(in, size, words, r.W)
	}
	step := size * line
	y := r.Y + (r.H-step*float64(len(lines)))/2
	for i, words := range lines {
		f.Text(layout.Rect{X: r.X, Y: y + float64(i)*step, W: r.W + 1, H: step}, a, in, size, color, words)
	}
}

func widest(in paint.Face, size float64, lines []string) (w float64) {
	for _, words := range lines {
		w = max(w, paint.Width(in, size, words))
	}
	return w
}
