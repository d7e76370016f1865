package scene

import (
	"strconv"

	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Remark writes a few words below a choice, and returns the room below them.
func Remark(f *cardview.Canvas, r layout.Rect, color paint.Color, words string) layout.Rect {
	u := f.Unit
	return r.Drop(f.Paragraph(r.Drop(3*u), paint.Left, paint.Italic, min(theme.Body*f.Type, 18*u), color, words) + 9*u)
}

// UndoTerms lets the players of a new game choose what can be undone, one of [session.UndoTerms], and returns the room below.
func (s *Stack) UndoTerms(f *cardview.Canvas, r layout.Rect, chosen *int) layout.Rect {
	r = f.Options(r, "undo-terms", s.T("undo"), chosen,
		[]string{s.T(session.UndoNames[0]), s.T(session.UndoNames[1]), s.T(session.UndoNames[2])})
	return Remark(f, r, theme.Dim, s.T(session.UndoMeans[*chosen]))
}

// UndoRemark says what can be undone, if not everything, and returns the room below.
func (s *Stack) UndoRemark(f *cardview.Canvas, r layout.Rect, chosen int) layout.Rect {
	if chosen == 0 {
		return r
	}
	return Remark(f, r, theme.Dim, s.T(session.UndoMeans[chosen]))
}

// SeedOf shows the seed of a new game, which digits change, and a button for another one. It returns the room below, and
// what is left at the right of the button, which takes that part of the row.
func (s *Stack) SeedOf(f *cardview.Canvas, r layout.Rect, seed *uint64, part float64) (rest, beside layout.Rect) {
	u := f.Unit
	for _, c := range f.Typed {
		if c >= '0' && c <= '9' && *seed < 1e15 {
			*seed = *seed*10 + uint64(c-'0')
		}
	}
	if f.Pressed[widget.Backspace] {
		*seed /= 10
	}
	row, rest := r.Cut(f.OptionsHeight())
	head, row := row.Cut(26 * u)
	f.Text(head, paint.Left, paint.Regular, min(theme.Body*f.Type, 22*u), theme.Ink, s.T("seed"))
	field, buttons := row.Split(row.W * 0.3)
	again, beside := buttons.Split(buttons.W * part)
	field = field.Inset(2 * u)
	digits := strconv.FormatUint(*seed, 10)
	f.Fill(field, 7*u, theme.Abyss)
	f.Line(field, 7*u, max(1, 1.2*u), theme.Edge)
	f.Spot(widget.ID{What: "seed"}, field, digits, "")
	f.Text(field.Inset(8*u), paint.Center, paint.Regular, theme.Body*f.Type, theme.Ink, digits)
	if f.Button(widget.ID{What: "seed-new"}, again.Inset(2*u), s.T("another"), "", widget.Quiet) {
		*seed = s.Seed()
	}
	return rest.Drop(10 * u), beside.Inset(2 * u)
}
