package cardview

import (
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// fitLine is the height of a line of [Fit] as a multiple of its size.
const fitLine = 1.14

// Fit writes words into a rectangle, in as many lines as fit: in that size, or as much smaller as it takes.
func Fit(f *Canvas, r layout.Rect, a paint.Align, in paint.Face, size float64, color paint.Color, words string) {
	const smallest = 3.0 // pixels
	lines := paint.Wrap(in, size, words, r.W)
	for size > smallest && (float64(len(lines))*size*fitLine > r.H || widestLine(in, size, lines) > r.W) {
		size *= 0.95
		lines = paint.Wrap(in, size, words, r.W)
	}
	step := size * fitLine
	y := r.Y + (r.H-step*float64(len(lines)))/2
	for i, words := range lines {
		f.Text(layout.Rect{X: r.X, Y: y + float64(i)*step, W: r.W + 1, H: step}, a, in, size, color, words)
	}
}

func widestLine(in paint.Face, size float64, lines []string) (w float64) {
	for _, words := range lines {
		w = max(w, paint.Width(in, size, words))
	}
	return w
}

// Coin draws a price: a disc with a number, and a rim that shows whether it is lower than printed.
func Coin(f *Canvas, r layout.Rect, color paint.Color, n, printed int) {
	f.Soft(r.Shift(0, r.H*0.06), r.W/2, r.W*0.12, theme.Shadow)
	f.Fade(r, r.W/2, theme.Ink, color.Mix(theme.Abyss, 0.3))
	f.Fade(r.Inset(r.W*0.07), r.W/2, color.Mix(theme.Ink, 0.35), color.Mix(theme.Abyss, 0.25))
	if n < printed {
		f.Line(r.Inset(-r.W*0.04), r.W/2, r.W*0.08, theme.Heal)
	}
	f.Text(r, paint.Center, paint.Display, r.W*0.62, theme.Abyss, widget.Number(n))
}

// Numbered draws a number on a sign.
func Numbered(f *Canvas, r layout.Rect, sign paint.Sign, color paint.Color, n int) {
	f.Mark(r.Inset(-r.W*0.07).Shift(0, r.H*0.03), sign, theme.Abyss.Alpha(0.85))
	f.Mark(r, sign, color.Mix(theme.Ink, 0.3))
	f.Mark(r.Inset(r.W*0.06), sign, color)
	f.Text(layout.Rect{X: r.X, Y: r.Y - r.H*0.04, W: r.W, H: r.H}, paint.Center, paint.Display, r.W*0.5, theme.Ink, widget.Number(n))
}
