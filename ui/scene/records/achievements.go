package records

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
)

// achievementWords are the achievements in words, made again when the language or the
// achievements change.
type achievementWords struct {
	all   []scene.AchievementLine
	count string // how many were given
	share float64
	said  *lang.Language
	known int
}

// say puts the achievements into words, if necessary.
func (w *achievementWords) say(s *scene.Stack, k game.Kind) {
	if known := len(s.Chronicle(k).Awards()); w.said != s.Language || w.known != known {
		all, given := s.Chronicle(k).AllAchievementLines()
		*w = achievementWords{scene.AchievementLinesOf(all), s.T("feats-done", given, len(all)), float64(given) / float64(len(all)),
			s.Language, known}
	}
}

// achievements lists all achievements: the given ones with their dates, and the progress of
// the others.
func (n *screen) achievements(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	n.awards.say(s, n.kind())
	u := f.Unit
	head, r := r.Cut(28 * u)
	size := min(theme.Body*f.Type, 19*u)
	words, bar := head.Split(paint.Width(paint.Bold, size, n.awards.count) + 16*u)
	f.Text(words, paint.Left, paint.Bold, size, theme.Bronze.Mix(theme.Ink, 0.5), n.awards.count)
	bar = layout.Rect{X: bar.X, Y: bar.Center().Y - 4*u, W: bar.W - 6*u, H: 8 * u}
	f.Fill(bar, 4*u, theme.Abyss)
	f.Line(bar, 4*u, max(1, u), theme.Bronze.Alpha(0.4))
	if bar.W *= n.awards.share; bar.W > 0 {
		f.Fill(bar, 4*u, theme.Lit.Mix(theme.Bronze, 0.4))
	}
	columns := 2
	if s.Settings.TextScale() > 1.3 {
		columns = 1
	}
	scene.AchievementLines(f, "records-feats", r.Drop(4*u), &n.scrolls[n.tab], n.awards.all, columns)
}
