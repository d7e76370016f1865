package adventure

import (
	"slices"

	"github.com/keyraken/keyraken/game/feat"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/replay"
)

// Rewarding is an adventure with feats of its own. Its [Adventure.Words] have the keys of
// [feat.Words]; the keys of its feats must be unique.
type Rewarding interface{ Feats() feat.Set }

// Feats are all feats in the order in which they are listed: those of all games, those of
// the adventures, and those of the standard game.
func (l List) Feats() []feat.Feat {
	all := feat.General().Feats
	if lessons := l.lessons(); len(lessons) > 0 {
		all = slices.Insert(all, 1, feat.Feat{Key: feat.AllLessons, Emblem: feat.Book, Parts: lessons, Called: "lesson-"})
	}
	for _, a := range l {
		if r, ok := a.(Rewarding); ok {
			all = append(all, r.Feats().Feats...)
		}
	}
	return append(all, feat.Standard().Feats...)
}

// lessons are the keys of the lessons of the adventure that is taught.
func (l List) lessons() (keys []string) {
	for _, a := range l {
		if t, ok := a.(Teacher); ok {
			for _, lesson := range t.Lessons() {
				keys = append(keys, lesson.Key)
			}
			return keys
		}
	}
	return nil
}

// Watch follows a game for the feats that can be done in it, see [feat.Follow].
func (l List) Watch(s *replay.Story) *feat.Watcher {
	sets := []feat.Set{feat.General()}
	if r, ok := l.Of(s.Game()).(Rewarding); ok {
		sets = append(sets, r.Feats())
	} else if s.Game().Mode().Name() == keyforge.Duel.Name() {
		sets = append(sets, feat.Standard())
	}
	return feat.Follow(s, sets...)
}
