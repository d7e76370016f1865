package scene

import (
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// TableBar is the column of buttons at the right edge of a table of a game beside KeyForge.
type TableBar struct {
	Watched   bool   // nothing is undone there
	NotUndone string // why nothing can be undone, or ""
	NotRedone string
	Apart     Apart // where it is played elsewhere, else nil: nothing is done again there
}

// The buttons of a [TableBar] whose clicks are the table's business.
const (
	BarMenu = "menu-button"
	BarUndo = "undo"
	BarRedo = "redo"
)

// Draw draws the bar, and returns where the next button belongs, and the button of the table that was clicked, if any.
func (b TableBar) Draw(f *cardview.Canvas, s *Stack, r layout.Rect) (rest layout.Rect, clicked string) {
	u := f.Unit
	f.Fill(r, 0, theme.Abyss.Alpha(0.82))
	f.Fade(layout.Rect{X: r.X, Y: r.Y, W: 1.8 * u, H: r.H}, 0, theme.Bronze, theme.Patina)
	step := max(42*u, f.Target())
	n := 0
	next := func() layout.Rect {
		n++
		return layout.Rect{X: r.X, Y: r.Y + 4*u + float64(n-1)*step, W: r.W, H: step}.Middle(38*u, 38*u)
	}
	if f.IconButton(widget.ID{What: BarMenu}, next(), paint.Bars, s.T("menu")) {
		clicked = BarMenu
	}
	if !b.Watched && f.IconButton(widget.ID{What: "speed"}, next(), paint.FastForward, s.T(SpeedLabels[s.Settings.Speed])) {
		f.Defer(func() {
			s.Settings.Speed = (s.Settings.Speed + 1) % len(session.Speeds)
			s.SaveSettings()
		})
	}
	sign := paint.Left3
	if !s.Settings.FoldLog {
		sign = paint.Right3
	}
	if f.IconButton(widget.ID{What: "fold-log"}, next(), sign, s.T("log")) {
		f.Defer(func() {
			s.Settings.FoldLog = !s.Settings.FoldLog
			s.SaveSettings()
		})
	}
	if b.Watched {
		return next(), clicked
	}
	if f.ToolButton(widget.ID{What: BarUndo}, next(), paint.Undo, s.WithKey("take-back-key", widget.Undo), b.NotUndone) {
		clicked = BarUndo
	}
	if b.Apart != nil {
		s.CompanyButton(f, next(), b.Apart)
	} else if f.ToolButton(widget.ID{What: BarRedo}, next(), paint.Redo, s.WithKey("do-again-key", widget.Redo), b.NotRedone) {
		clicked = BarRedo
	}
	return next(), clicked
}
