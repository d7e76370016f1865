package scene

import (
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// AchievementLine is an achievement as it is listed.
type AchievementLine struct {
	session.AchievementLine
	how widget.WrappedText
}

// AchievementLinesOf are achievements to be listed.
func AchievementLinesOf(all []session.AchievementLine) (lines []AchievementLine) {
	for _, l := range all {
		lines = append(lines, AchievementLine{l, widget.WrappedText{Words: l.How}})
	}
	return lines
}

// AchievementLines lists achievements in columns.
func AchievementLines(f *cardview.Canvas, what string, r layout.Rect, scroll *widget.Scroll, all []AchievementLine, columns int) {
	u := f.Unit
	high := 1.35*theme.Large*f.Type*0.9 + 2*theme.Small*f.Type*paint.LineHeight + 16*u
	rows := (len(all) + columns - 1) / columns
	f.Rows(what, r, scroll, rows, high, nil, func(i int, row layout.Rect) {
		w := row.W / float64(columns)
		for k := range columns {
			if at := i*columns + k; at < len(all) {
				cell := layout.Rect{X: row.X + float64(k)*w, Y: row.Y, W: w, H: row.H}
				all[at].draw(f, cell.Inset(3*u))
			}
		}
	})
}

// draw draws the line.
func (l *AchievementLine) draw(f *cardview.Canvas, r layout.Rect) {
	u := f.Unit
	ink, dim, rim := theme.Ink, theme.Ink.Mix(theme.Dim, 0.35), theme.Bronze.Alpha(0.55)
	if !l.Given {
		ink, dim, rim = theme.Dim, theme.Dim, theme.Edge.Alpha(0.35)
	}
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.45))
	f.Line(r, 8*u, max(1, u), rim)
	r = r.Inset(6 * u)
	side := min(r.H, 58*u)
	medal, words := r.Split(side)
	achievementMedal(f, medal.Middle(side, side), l.Emblem, l.Given)
	words.X, words.W = words.X+10*u, words.W-14*u
	small := theme.Small * f.Type
	head, words := words.Cut(theme.Large * f.Type * 0.9 * 1.3)
	wide := paint.Width(paint.Bold, small, l.State) + 10*u
	title, state := head.SplitRight(wide)
	f.Text(state, paint.Right, paint.Bold, small, theme.Bronze.Mix(theme.Ink, 0.45), l.State)
	f.ShrunkLine(title, paint.Display, theme.Large*f.Type*0.9, ink, l.Title)
	high := l.how.Height(paint.Regular, small, words.W)
	if most := 2 * small * paint.LineHeight; high > most+0.5 {
		f.Fitted(layout.Rect{X: words.X, Y: words.Y, W: words.W, H: most}, small, dim, l.how.Words)
	} else {
		l.how.Draw(&f.Frame, words, paint.Regular, small, dim)
	}
	if l.Several && !l.Given {
		bar := layout.Rect{X: words.X, Y: r.Bottom() - 4*u, W: words.W, H: 4 * u}
		f.Fill(bar, 2*u, theme.Raised)
		if l.Share > 0 {
			bar.W *= l.Share
			f.Fill(bar, 2*u, theme.Lit.Mix(theme.Bronze, 0.4))
		}
	}
}
