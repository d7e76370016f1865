package play

import (
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
)

// newFeats are the achievements first earned in this game.
type newFeats struct {
	all   []scene.FeatLine
	label string // of their tab
	said  *lang.Language
	known int // how many had been given when these words were made
}

// lines are the achievements in words.
func (n *newFeats) lines(s *scene.Stack, m *table.Model) []scene.FeatLine {
	given := s.Feats()
	if m.Feats == nil || given == nil {
		return nil
	}
	if n.said != s.Language || n.known != len(given) {
		steps := m.Feats.New(given)
		*n = newFeats{scene.FeatLinesOf(s.FeatLinesOf(steps)), s.T("end-feats", len(steps)), s.Language, len(given)}
	}
	return n.all
}
