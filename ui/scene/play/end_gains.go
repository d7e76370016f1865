package play

import (
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/scene"
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
