package session

import (
	"errors"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/feats"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/job"
)

// achievements are the achievements of the player: those that were given, and those still to be
// told and kept. Without a library there are none.
type achievements struct {
	awards  achievement.Awards // nil: not read yet
	reading *job.Job[readAchievements]
	unkept  []records.Award
	ended   []records.Result // of games, to be kept as well
	counts  bool             // what is being kept has results: the decks' records change with them
	keeping *job.Job[error]
	waiting []achievement.Step // to be announced
	held    bool               // what happened is still being shown
}

type readAchievements struct {
	awards achievement.Awards
	err    error
}

// Awards are the achievements that were given; nil until they are known.
func (s *Session) Awards() achievement.Awards { return s.achievements.awards }

// watchAchievements watches a game that is kept for achievements; nil without a library.
func (s *Session) WatchAchievements(log *save.Log) *achievement.Recorder {
	if s.Library == nil || log.Path() == "" {
		return nil
	}
	return feats.NewRecorder(s.Adventures.Watch(log.Story), log.Story)
}

// KeepAchievements keeps what is new among the achievements of a game. It is announced as
// soon as what has happened was shown.
func (s *Session) KeepAchievements(r *achievement.Recorder, showing bool) {
	n := &s.achievements
	n.held = showing
	if n.awards == nil {
		return
	}
	told, lines := r.Update(n.awards, s.Now())
	n.waiting = append(n.waiting, told...)
	for i := range lines {
		if name := lines[i].Achievement; lines[i].Revoked {
			n.waiting = slices.DeleteFunc(n.waiting, func(s achievement.Step) bool { return s.Name() == name })
		}
	}
	s.keep(lines)
}

// NextAchievement takes the next achievement that is to be announced, once what happened has been shown.
func (s *Session) NextAchievement() (step achievement.Step, ok bool) {
	n := &s.achievements
	if len(n.waiting) == 0 || n.held {
		return step, false
	}
	step = n.waiting[0]
	n.waiting = slices.Delete(n.waiting, 0, 1)
	return step, true
}

// SkipAchievements announces no more of the achievements so far.
func (s *Session) SkipAchievements() { s.achievements.waiting = s.achievements.waiting[:0] }

// giveAchievement gives an achievement, or a part of one, that is not done in a game.
func (s *Session) giveAchievement(key, part string, tell bool) {
	n := &s.achievements
	if n.awards == nil {
		return
	}
	all := s.Adventures.Achievements()
	for i := range all {
		if all[i].Key != key {
			continue
		}
		step := achievement.Step{Achievement: &all[i], Part: part}
		if f, ok := n.awards.Add(step, s.Now()); ok {
			if tell {
				n.waiting = append(n.waiting, step)
			}
			s.keep([]records.Award{f})
		}
	}
}

// learnAchievements gives the achievements for finished lessons.
func (s *Session) learnAchievements(tell bool) {
	a, lessons := s.Teacher()
	for i := range lessons {
		if s.Learned(a, &lessons[i]) {
			s.giveAchievement(feats.FirstLesson, "", tell)
			s.giveAchievement(feats.AllLessons, lessons[i].Key, tell)
		}
	}
}

// keep writes lines in the background, one after another, and the results of games after
// them: if the result of a game is there, so are its achievements.
func (s *Session) keep(lines []records.Award) {
	n := &s.achievements
	n.unkept = append(n.unkept, lines...)
	if n.keeping == nil && len(n.unkept)+len(n.ended) > 0 {
		store, lines, results := s.Records, n.unkept, n.ended
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

// frame takes what has been read and written since.
func (n *achievements) frame(s *Session) {
	if s.Library == nil {
		return
	}
	if n.awards == nil && n.reading == nil {
		store := s.Records
		n.reading = job.Start(func() readAchievements { awards, err := store.Awards(); return readAchievements{awards, err} })
	}
	if r, ok := n.reading.Done(); ok {
		if r.err != nil {
			s.tell(s.T("result-unsaved"), s.Language.Say(r.err))
		} else {
			n.awards = r.awards
			s.learnAchievements(false)
		}
	}
	if err, ok := n.keeping.Done(); ok {
		n.keeping = nil
		if err != nil {
			s.tell(s.T("result-unsaved"), s.Language.Say(err))
		} else if n.counts {
			s.ReadDecks()
		}
		s.keep(nil)
	}
}

// leave waits until everything is written.
func (n *achievements) leave(s *Session) (err error) {
	for n.keeping != nil {
		if wrong := n.keeping.Wait(); wrong != nil {
			err = wrong
		}
		n.keeping = nil
		s.keep(nil)
	}
	return err
}
