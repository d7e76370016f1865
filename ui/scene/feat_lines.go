package scene

import (
	"time"

	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// FeatLine is an achievement as it is listed.
type FeatLine struct {
	Given   bool
	emblem  achievement.Emblem
	title   string
	how     widget.Wrapped
	state   string // when it was given, or the progress so far
	share   float64
	parts   string // those of several that are done
	several bool
}

// FeatLinesOf are given steps, in words.
func (s *Stack) FeatLinesOf(steps []achievement.Step) (all []FeatLine) {
	for _, step := range steps {
		all = append(all, s.featLine(step.Feat))
		line := &all[len(all)-1]
		if line.Given = true; step.Part != "" {
			line.title = step.Title(s.T)
		}
	}
	return all
}

// WordsOfAll are the words of the language with those of all adventures.
func (s *Stack) WordsOfAll() *lang.Language {
	l := s.Language
	for _, a := range s.Adventures {
		l = l.Lay(a.Words)
	}
	return l
}

// AllFeatLines are all existing achievements, in words, and how many of them were given.
func (s *Stack) AllFeatLines() (all []FeatLine, given int) {
	feats := s.Adventures.Feats()
	for i := range feats {
		all = append(all, s.featLine(&feats[i]))
		if all[i].Given {
			given++
		}
	}
	return all, given
}

// featLine puts an achievement into words.
func (s *Stack) featLine(f *achievement.Feat) FeatLine {
	t := s.spoken[s.Adventure.Name()].T
	done, of := f.Done(s.feats.given.Has)
	l := FeatLine{Given: done == of, emblem: f.Emblem, title: t("feat-" + f.Key), several: of > 1, share: float64(done) / float64(of),
		how: widget.Wrapped{Words: f.How(t)}}
	last := ""
	for _, step := range f.Steps() {
		if given, ok := s.feats.given[step.Name()]; ok {
			last = max(last, given.When)
			if l.parts != "" {
				l.parts += ", "
			}
			l.parts += step.PartTitle(t)
		}
	}
	if !l.several {
		l.parts = ""
	}
	switch when, err := time.Parse(time.RFC3339, last); {
	case l.Given && err == nil:
		l.state = s.Day(when)
	case l.Given:
		l.state = printable.Text(last, printable.Name)
	case l.several:
		l.state = t("feat-count", done, of)
	}
	return l
}

// FeatLines lists achievements in columns.
func (f *Frame) FeatLines(what string, r layout.Rect, scroll *widget.Scroll, all []FeatLine, columns int) {
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
func (l *FeatLine) draw(f *Frame, r layout.Rect) {
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
	f.FeatMedal(medal.Middle(side, side), l.emblem, l.Given)
	words.X, words.W = words.X+10*u, words.W-14*u
	small := theme.Small * f.Type
	head, words := words.Cut(theme.Large * f.Type * 0.9 * 1.3)
	wide := paint.Width(paint.Bold, small, l.state) + 10*u
	title, state := head.SplitRight(wide)
	f.Text(state, paint.Right, paint.Bold, small, theme.Bronze.Mix(theme.Ink, 0.45), l.state)
	f.ShrunkLine(title, paint.Display, theme.Large*f.Type*0.9, ink, l.title)
	high := l.how.Height(paint.Regular, small, words.W)
	if most := 2 * small * paint.LineHeight; high > most+0.5 {
		f.Fitted(layout.Rect{X: words.X, Y: words.Y, W: words.W, H: most}, small, dim, l.how.Words)
	} else {
		l.how.Draw(&f.Frame, words, paint.Regular, small, dim)
	}
	if l.several && !l.Given {
		bar := layout.Rect{X: words.X, Y: r.Bottom() - 4*u, W: words.W, H: 4 * u}
		f.Fill(bar, 2*u, theme.Raised)
		if l.share > 0 {
			bar.W *= l.share
			f.Fill(bar, 2*u, theme.Lit.Mix(theme.Bronze, 0.4))
		}
	}
}
