package scene

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// DrawGains draws what a game has changed, line by line after a sign, and returns what is below.
func DrawGains(f *cardview.Canvas, r layout.Rect, sign paint.Sign, all []string, line float64) layout.Rect {
	u, size := f.Unit, line/2
	for _, words := range all {
		var row layout.Rect
		row, r = r.Cut(line)
		f.Fill(row.Inset(1.5*u), 5*u, theme.Lit.Alpha(0.14))
		at, about := row.Inset(1.5 * u).Split(line * 1.2)
		f.Mark(at.Middle(size*1.1, size*1.1), sign, theme.Lit)
		f.FittedIn(about, paint.Bold, size, theme.Lit.Mix(theme.Ink, 0.4), words)
	}
	return r
}

// Earned is what a game of another kind than KeyForge has changed in the records, and the achievements that were first earned
// in it, in words.
type Earned struct {
	gains, feats []string
	said         *lang.Language
	version      int // of the results
	known        int // how many achievements had been given
}

// Say makes the words again when the language, the records or the achievements have changed.
func (e *Earned) Say(s *Stack, k game.Kind, log *replay.Log[game.Game], r *achievement.Recorder) {
	_, version := s.Chronicle(k).Results()
	awards := s.Chronicle(k).Awards()
	if e.said == s.Language && e.version == version && e.known == len(awards) {
		return
	}
	*e = Earned{gains: s.Chronicle(k).GainLines(log), said: s.Language, version: version, known: len(awards)}
	for _, l := range s.Chronicle(k).AchievementLines(r.FirstDone(awards)) {
		e.feats = append(e.feats, s.T("feat-line", l.Title, l.How))
	}
}

// Lines is how many lines it has.
func (e *Earned) Lines() int { return len(e.gains) + len(e.feats) }

// Draw draws as many lines as fit.
func (e *Earned) Draw(f *cardview.Canvas, r layout.Rect, line float64) {
	most := int((r.H + 0.5) / line)
	gains := e.gains[:min(len(e.gains), most)]
	r = DrawGains(f, r, paint.Rising, gains, line)
	DrawGains(f, r, paint.Star, e.feats[:min(len(e.feats), most-len(gains))], line)
}
