package play

import (
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
)

// newAchievements are the achievements first earned in this game.
type newAchievements struct {
	all   []scene.AchievementLine
	label string // of their tab
	said  *lang.Language
	known int // how many had been given when these words were made
}

// lines are the achievements in words.
func (n *newAchievements) lines(s *scene.Stack, m *table.Model) []scene.AchievementLine {
	awards := s.Chronicle(nil).Awards()
	if m.Achievements == nil || awards == nil {
		return nil
	}
	if n.said != s.Language || n.known != len(awards) {
		steps := m.Achievements.FirstDone(awards)
		lines := s.Chronicle(nil).AchievementLines(steps)
		*n = newAchievements{scene.AchievementLinesOf(lines), s.T("end-feats", len(steps)), s.Language, len(awards)}
	}
	return n.all
}
