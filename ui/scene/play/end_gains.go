package play

import (
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
)

// gains are what the game has changed in the records, in words.
type gains struct {
	all     []string
	said    *lang.Language
	version int // of the collection
}

// lines are the words, made again when the language or the records change.
func (g *gains) lines(s *scene.Stack, story *save.Story) []string {
	if version := s.Collection.Version; g.said != s.Language || g.version != version {
		*g = gains{s.GainLines(story), s.Language, version}
	}
	return g.all
}

// drawGains draws them line by line, and returns what is below.
func drawGains(f *cardview.Canvas, r layout.Rect, all []string, line float64) layout.Rect {
	u, size := f.Unit, line/2
	for _, words := range all {
		var row layout.Rect
		row, r = r.Cut(line)
		f.Fill(row.Inset(1.5*u), 5*u, theme.Lit.Alpha(0.14))
		sign, at := row.Inset(1.5 * u).Split(line * 1.2)
		f.Mark(sign.Middle(size*1.1, size*1.1), paint.Rising, theme.Lit)
		f.FittedIn(at, paint.Bold, size, theme.Lit.Mix(theme.Ink, 0.4), words)
	}
	return r
}
