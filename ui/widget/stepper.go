package widget

import (
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// Stepper draws a setting whose value goes up and down by a button on either side, each
// with a reason if it is disabled. It returns the room below and by how much the value
// changed.
func (f *Frame) Stepper(r layout.Rect, what, name, value, whyLess, whyMore string) (rest layout.Rect, by int) {
	u := f.Unit
	row, rest := r.Cut(f.RowHeight(StepperHeight))
	words, control := row.SplitRight(min(210*u, row.W*0.4))
	words.W -= settingGap * u
	f.TextLine(words, paint.Left, paint.Regular, min(theme.Body*f.Type, 22*u), theme.Ink, name)
	less, control := control.Split(f.RowHeight(40))
	label, more := control.SplitRight(f.RowHeight(40))
	if f.step(ID{what, -1}, less, "−", whyLess) {
		by = -1
	}
	if f.step(ID{what, 1}, more, "+", whyMore) {
		by = 1
	}
	f.TextLine(label, paint.Center, paint.Bold, min(theme.Body*f.Type, 22*u), theme.Lit, value)
	return rest, by
}

// StepperHeight is the height of one in units.
const StepperHeight = 38.0
