package cardview

import (
	"slices"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// ZoomWidth is the width in units of a card shown large above the table.
const ZoomWidth = 290.0

// Beside draws a large card beside a place, with its notes, and below it words in a
// color: why it cannot be clicked, or what it did.
func (f *Canvas) Beside(rd *Reader, z *LargeCard, near layout.Rect, words string, color paint.Color) {
	u := f.Unit
	window := f.Window().Inset(8 * u)
	w, below := ZoomWidth*u, f.wordsHeight(ZoomWidth*u, words)
	h := z.Fit(f, rd, w, window.H-below).Height
	block := layout.Rect{W: w, H: h + below}
	if len(z.Notes) > 0 {
		block.W += (NoteWidth + 8) * u
		block.H = min(window.H, max(block.H, z.NotesHeight(f, rd)))
	}
	block = layout.Beside(block.W, block.H, near, f.Mouse, window, u, f.obstacles(near))
	f.drawBlock(rd, z, block, near, h, below, words, color)
}

// drawBlock draws the large card, its notes and the words below it into a block.
func (f *Canvas) drawBlock(rd *Reader, z *LargeCard, block, near layout.Rect, h, below float64, words string, color paint.Color) {
	u, w := f.Unit, ZoomWidth*f.Unit
	r := layout.Rect{X: block.X, Y: block.Y, W: w, H: h}
	notes := layout.Point{X: r.Right() + 8*u, Y: block.Y}
	if block.Center().X < near.Center().X {
		r.X = block.Right() - w
		notes.X = block.X
	}
	if near.Center().Y > block.Center().Y {
		r.Y = block.Bottom() - h - below
	}
	z.Draw(f, rd, r)
	if block.W > w+u {
		z.DrawNotes(f, rd, notes)
	}
	if words != "" {
		f.drawWords(layout.Rect{X: r.X, Y: r.Bottom() + 6*u, W: w, H: below - 6*u}, words, color)
	}
}

// sizes are the sizes of a large card where it must not hide anything, and whether it
// has its notes: the first that fits is taken. Type is never smaller than the least.
var sizes = [...]struct {
	by    float64
	notes bool
}{{1, true}, {1, false}, {0.86, true}, {0.86, false}, {0.74, false}, {0.68, false}, {0.62, false}, {0.56, false}, {0.48, false},
	{0.4, false}}

// leastType is the least size of type of a large card, as a multiple of the usual size.
const leastType = 0.56

// Apart draws a large card where it hides nothing that is needed, within that many units
// of what is pointed at: smaller, and without its notes, if necessary. If there is no
// room at all it draws only the words, beside the mouse; and nothing where something happens.
func (f *Canvas) Apart(rd *Reader, z *LargeCard, near layout.Rect, reach float64, words string, color paint.Color) {
	window := f.Window().Inset(8 * f.Unit)
	unit, size := f.Unit, f.Type
	defer func() { f.Unit, f.Type = unit, size }()
	needed, avoid := f.needed(), f.obstacles(near)
	for _, words := range [...]string{words, ""} {
		for _, t := range sizes {
			if t.notes && len(z.Notes) == 0 || t.by < 1 && size*t.by < leastType*unit {
				continue
			}
			f.Unit, f.Type = unit*t.by, size*t.by
			w, below := ZoomWidth*f.Unit, f.wordsHeight(ZoomWidth*f.Unit, words)
			h := z.Fit(f, rd, w, window.H-below).Height
			block := layout.Rect{W: w, H: h + below}
			if t.notes {
				block.W += (NoteWidth + 8) * f.Unit
				block.H = max(block.H, z.NotesHeight(f, rd))
			}
			if at, ok := layout.Apart(block.W, block.H, near, f.Mouse, window, unit, reach*unit, needed, avoid); ok {
				if slices.ContainsFunc(f.Busy, at.Overlaps) {
					return
				}
				f.drawBlock(rd, z, at, near, h, below, words, color)
				f.Read = at
				return
			}
		}
		if words == "" {
			break
		}
		f.Tip = words // they fit beside the mouse
	}
}

// informing are things that can be pointed at only for information.
var informing = []string{"status", "ally", "log", "log-panel", "forecast", "gauge", "strip", "deed", "menu", "veil"}

// needed are the places that a large card must not hide: what can be chosen or
// pressed, and the question.
func (f *Canvas) needed() []layout.Rect {
	f.need = append(f.need[:0], f.Clear...)
	for i := range f.Spots {
		s := &f.Spots[i]
		if s.Lit && !slices.Contains(informing, s.What) || s.What == "answers" || s.What == "prompt" {
			f.need = append(f.need, s.Rect)
		}
	}
	return f.need
}

// obstacles are what a large card beside a place should rather not hide: its
// neighbors, even less buttons and piles, and least of all what a question is
// about.
func (f *Canvas) obstacles(near layout.Rect) []layout.Obstacle {
	f.avoid = f.avoid[:0]
	for i := range f.Spots {
		s := &f.Spots[i]
		weight := 0.0
		switch s.What {
		case "card":
			weight = 1
			if s.Rect.Y < near.Bottom() && near.Y < s.Rect.Bottom() {
				weight = 1.6
			}
		case "ally", "status", "log", "answers", "prompt":
			weight = 0.25
		default:
			weight = 3
		}
		f.avoid = append(f.avoid, layout.Obstacle{Rect: s.Rect, Weight: weight})
	}
	for _, r := range f.Clear {
		f.avoid = append(f.avoid, layout.Obstacle{Rect: r, Weight: 30})
	}
	return f.avoid
}

// wordsHeight is the height of the box below a large card, and of the space above
// it.
func (f *Canvas) wordsHeight(w float64, words string) float64 {
	if words == "" {
		return 0
	}
	size := theme.Small * f.Type
	return float64(len(paint.Wrap(paint.Bold, size, words, w-16*f.Unit)))*size*paint.LineHeight + 18*f.Unit
}

// drawWords draws the box below a large card.
func (f *Canvas) drawWords(r layout.Rect, words string, color paint.Color) {
	u := f.Unit
	f.Rim(r, paint.Cut, 6*u, 1.4*u, color, color, theme.Abyss, theme.Abyss)
	f.Paragraph(layout.Rect{X: r.X + 8*u, Y: r.Y + 6*u, W: r.W - 16*u, H: r.H}, paint.Center, paint.Bold, theme.Small*f.Type, color, words)
}
