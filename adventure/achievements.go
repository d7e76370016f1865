package adventure

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/feats"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/achievement"
)

// Rewarding is an adventure with achievements of its own. Its [Adventure.Words] have the keys of
// [achievement.Words]; the keys of its achievements must be unique.
type Rewarding interface{ Achievements() feats.Set }

// Achievements are all achievements in the order in which they are listed: those of all games, those of
// the adventures, those of the standard game, and those for puzzles and expeditions.
func (l List) Achievements() []achievement.Achievement {
	all := feats.General().Achievements()
	if lessons := l.lessons(); len(lessons) > 0 {
		all = slices.Insert(all, 1, achievement.Achievement{Key: feats.AllLessons, Emblem: achievement.Book, Parts: lessons,
			Called: "lesson-"})
	}
	for _, a := range l {
		if r, ok := a.(Rewarding); ok {
			all = append(all, r.Achievements().Achievements()...)
		}
	}
	return slices.Concat(all, feats.Standard().Achievements(), feats.Puzzles(), feats.Expeditions())
}

// lessons are the keys of the lessons of the adventure that is taught, without later ones.
func (l List) lessons() (keys []string) {
	for _, a := range l {
		if t, ok := a.(Teacher); ok {
			for _, lesson := range t.Lessons() {
				if !lesson.Later {
					keys = append(keys, lesson.Key)
				}
			}
			return keys
		}
	}
	return nil
}

// Watch follows a game for the achievements that can be done in it, see [feats.Follow].
func (l List) Watch(s *save.Story) *feats.Watcher {
	sets := []feats.Set{feats.General()}
	if r, ok := l.Of(s.Game()).(Rewarding); ok {
		sets = append(sets, r.Achievements())
	} else if s.Game().Mode().Name() == keyforge.Duel.Name() {
		sets = append(sets, feats.Standard())
	}
	return feats.Follow(s, sets...)
}
