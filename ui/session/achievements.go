package session

import (
	"errors"
	"slices"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge/feats"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/job"
)

// achievements are the achievements of the player in a game: those that were given, and those still to be
// told and kept. Without a store there are none.
type achievements struct {
	store   *records.Store     // nil: nowhere
	awards  achievement.Awards // nil: not read yet
	reading *job.Job[readAchievements]
	unkept  []records.Award
	ended   []records.Result // of games, to be kept as well
	counts  bool             // what is being kept has results: the records change with them
	keeping *job.Job[error]
	waiting []achievement.Step // to be announced
	held    bool               // what happened is still being shown
}

type readAchievements struct {
	awards achievement.Awards
	err    error
}

// Awards are the achievements that were given; they are nil until they are known.
func (n *achievements) Awards() achievement.Awards { return n.awards }

// WatchAchievements watches a game that is kept for achievements; nil without a library.
func (s *Session) WatchAchievements(log *save.Log) *achievement.Recorder {
	if s.Library == nil || log.Path() == "" {
		return nil
	}
	return feats.NewRecorder(s.Adventures.Watch(log.Story), log.Story)
}

// KeepAchievements keeps what is new among the achievements of a game. It is announced as soon as what has happened was shown.
func (n *Chronicle) KeepAchievements(r *achievement.Recorder, showing bool) {
	n.held = showing
	if n.awards == nil {
		return
	}
	told, lines := r.Update(n.awards, n.s.Now())
	n.waiting = append(n.waiting, told...)
	for i := range lines {
		if name := lines[i].Achievement; lines[i].Revoked {
			n.waiting = slices.DeleteFunc(n.waiting, func(s achievement.Step) bool { return s.Name() == name })
		}
	}
	n.keep(lines)
}

// NextAchievement takes the next achievement that is to be announced, once what happened has been shown.
func (n *achievements) NextAchievement() (step achievement.Step, ok bool) {
	if len(n.waiting) == 0 || n.held {
		return step, false
	}
	step = n.waiting[0]
	n.waiting = slices.Delete(n.waiting, 0, 1)
	return step, true
}

// SkipAchievements announces no more of the achievements so far.
func (n *achievements) SkipAchievements() { n.waiting = n.waiting[:0] }

// give gives an achievement, or a part of one, that is not done in a game.
func (n *Chronicle) give(key, part string, tell bool) {
	if n.awards == nil {
		return
	}
	all := n.Achievements()
	for i := range all {
		if all[i].Key != key {
			continue
		}
		step := achievement.Step{Achievement: &all[i], Part: part}
		if f, ok := n.awards.Add(step, n.s.Now()); ok {
			if tell {
				n.waiting = append(n.waiting, step)
			}
			n.keep([]records.Award{f})
		}
	}
}

// learnAchievements gives the achievements for finished lessons.
func (s *Session) learnAchievements(tell bool) {
	for first, a := range s.Teachers() {
		lessons := a.(adventure.Teacher).Lessons()
		for i := range lessons {
			if s.Learned(a, &lessons[i]) {
				s.Chronicle(nil).give(feats.FirstLesson, "", tell)
				if first == 0 && !lessons[i].Later { // those of other adventures came later
					s.Chronicle(nil).give(feats.AllLessons, lessons[i].Key, tell)
				}
			}
		}
	}
}

// keep writes lines in the background, one after another, and the results of games after
// them: if the result of a game is there, so are its achievements.
func (n *achievements) keep(lines []records.Award) {
	n.unkept = append(n.unkept, lines...)
	if n.keeping == nil && len(n.unkept)+len(n.ended) > 0 {
		store, lines, results := n.store, n.unkept, n.ended
		n.unkept, n.ended, n.counts = nil, nil, len(results) > 0
		n.keeping = job.Start(func() error { return keep(store, lines, results...) })
	}
}

// keep keeps the outcome of games.
func keep(store *records.Store, lines []records.Award, results ...records.Result) (err error) {
	if len(lines) > 0 {
		err = store.AddAwards(lines...)
	}
	for i := range results {
		err = errors.Join(err, store.AddResult(results[i]))
	}
	return err
}

// note keeps the result of a game that is over.
func (n *achievements) note(r records.Result) {
	n.ended = append(n.ended, r)
	n.keep(nil)
}

// frame takes what has been read and written since. It reports whether the awards have become known, whether results have
// been written, and what went wrong.
func (n *achievements) frame() (known, counted bool, err error) {
	if n.store == nil {
		return false, false, nil
	}
	if n.awards == nil && n.reading == nil {
		store := n.store
		n.reading = job.Start(func() readAchievements { awards, err := store.Awards(); return readAchievements{awards, err} })
	}
	if r, ok := n.reading.Done(); ok {
		if err = r.err; err == nil {
			n.awards, known = r.awards, true
		}
	}
	if wrong, ok := n.keeping.Done(); ok {
		n.keeping = nil
		counted = n.counts && wrong == nil
		err = errors.Join(err, wrong)
		n.keep(nil)
	}
	return known, counted, err
}

// leave waits until everything is written.
func (n *achievements) leave() (err error) {
	for n.keeping != nil {
		if wrong := n.keeping.Wait(); wrong != nil {
			err = wrong
		}
		n.keeping = nil
		n.keep(nil)
	}
	return err
}
