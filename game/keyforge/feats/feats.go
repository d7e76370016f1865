// Package feats has the achievements of KeyForge: those of every game of it ([General]) and of the standard game ([Standard]); an
// adventure brings its own ([Set]). Package achievement has what achievements of all games share.
//
// A [Feat] is an achievement with a condition on [Now]: the game after a command, and what a [Past] has counted of its events so
// far. A [Watcher] follows a game and looks for feats in it; a game between bots, or one in which no achievements are given
// ([SettingOf]), has none.
package feats

import (
	"github.com/keyraken/keyraken/game/keyforge/result"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/records"
)

// Feat is an achievement that is done in a game when something holds for it, or for that part of it. Without that it is given by
// other means than a game.
type Feat struct {
	achievement.Achievement
	When func(n *Now, part string) bool
}

// Set is the feats of a kind of game, with what they count in it.
type Set struct {
	Feats []Feat
	// Event counts in [Past.Own] what the achievements need to know about an event, Rest what
	// they need after a command and before the first. Both may be nil.
	Event func(*Now, *Event)
	Rest  func(*Now)
}

// Achievements are those of the set.
func (s Set) Achievements() (all []achievement.Achievement) {
	for _, f := range s.Feats {
		all = append(all, f.Achievement)
	}
	return all
}

// step is a step of a feat.
type step struct {
	achievement.Step
	when func(n *Now, part string) bool
}

// stepsOf are the steps of all feats of the sets, in their order.
func stepsOf(sets []Set) (all []step) {
	for _, set := range sets {
		for i := range set.Feats {
			for _, s := range set.Feats[i].Achievement.Steps() {
				all = append(all, step{s, set.Feats[i].When})
			}
		}
	}
	return all
}

// NewRecorder returns the recorder of a watched story, or nil for a nil watcher.
func NewRecorder(w *Watcher, s *save.Story) *achievement.Recorder {
	if w == nil {
		return nil
	}
	deal := result.Deal(&s.Header)
	return achievement.NewRecorder(w, s, func() records.Deal { return deal })
}
