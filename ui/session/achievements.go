package session

import (
	"errors"
	"slices"

	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/job"
)

// feats are the achievements of the player: those that were given, and those still to be
// told and kept. Without a library there are none.
type feats struct {
	given   achievement.Given // nil: not read yet
	reading *job.Job[readFeats]
	unkept  []records.Feat
	ended   []records.Result // of games, to be kept as well
	keeping *job.Job[error]
	waiting []achievement.Step // to be announced
	held    bool               // what happened is still being shown
}

type readFeats struct {
	given achievement.Given
	err   error
}

// Feats are the achievements that were given; nil until they are known.
func (s *Session) Feats() achievement.Given { return s.feats.given }

// watchFeats watches a game that is kept for achievements; nil without a library.
func (s *Session) WatchFeats(log *replay.Log) *achievement.Keeper {
	if s.Library == nil || log.Path() == "" {
		return nil
	}
	return achievement.NewKeeper(s.Adventures.Watch(log.Story), log.Story)
}

// KeepFeats keeps what is new among the achievements of a game. It is announced as
// soon as what has happened was shown.
func (s *Session) KeepFeats(k *achievement.Keeper, showing bool) {
	n := &s.feats
	n.held = showing
	if n.given == nil {
		return
	}
	told, lines := k.Look(n.given, s.Now())
	n.waiting = append(n.waiting, told...)
	for i := range lines {
		if name := lines[i].Feat; lines[i].Revoked {
			n.waiting = slices.DeleteFunc(n.waiting, func(s achievement.Step) bool { return s.Name() == name })
		}
	}
	s.keep(lines)
}

// NextFeat takes the next achievement that is to be announced, once what happened has been shown.
func (s *Session) NextFeat() (step achievement.Step, ok bool) {
	n := &s.feats
	if len(n.waiting) == 0 || n.held {
		return step, false
	}
	step = n.waiting[0]
	n.waiting = slices.Delete(n.waiting, 0, 1)
	return step, true
}

// SkipFeats announces no more of the achievements so far.
func (s *Session) SkipFeats() { s.feats.waiting = s.feats.waiting[:0] }

// giveFeat gives an achievement, or a part of one, that is not done in a game.
func (s *Session) giveFeat(key, part string, tell bool) {
	n := &s.feats
	if n.given == nil {
		return
	}
	all := s.Adventures.Feats()
	for i := range all {
		if all[i].Key != key {
			continue
		}
		step := achievement.Step{Feat: &all[i], Part: part}
		if f, ok := n.given.Give(step, s.Now()); ok {
			if tell {
				n.waiting = append(n.waiting, step)
			}
			s.keep([]records.Feat{f})
		}
	}
}

// learnFeats gives the achievements for finished lessons.
func (s *Session) learnFeats(tell bool) {
	a, lessons := s.Teacher()
	for i := range lessons {
		if s.Learned(a, &lessons[i]) {
			s.giveFeat(achievement.FirstLesson, "", tell)
			s.giveFeat(achievement.AllLessons, lessons[i].Key, tell)
		}
	}
}

// keep writes lines in the background, one after another, and the results of games after
// them: if the result of a game is there, so are its achievements.
func (s *Session) keep(lines []records.Feat) {
	n := &s.feats
	n.unkept = append(n.unkept, lines...)
	if n.keeping == nil && len(n.unkept)+len(n.ended) > 0 {
		store, lines, results := s.Records, n.unkept, n.ended
		n.unkept, n.ended = nil, nil
		n.keeping = job.Start(func() error { return keep(store, lines, results...) })
	}
}

// keep keeps the outcome of games.
func keep(store *records.Store, lines []records.Feat, results ...records.Result) (err error) {
	if len(lines) > 0 {
		err = store.AddFeats(lines...)
	}
	for i := range results {
		err = errors.Join(err, store.AddResult(results[i]))
	}
	return err
}

// frame takes what has been read and written since.
func (n *feats) frame(s *Session) {
	if s.Library == nil {
		return
	}
	if n.given == nil && n.reading == nil {
		store := s.Records
		n.reading = job.Start(func() readFeats { given, err := store.Feats(); return readFeats{given, err} })
	}
	if r, ok := n.reading.Done(); ok {
		if r.err != nil {
			s.tell(s.T("result-unsaved"), s.Language.Say(r.err))
		} else {
			n.given = r.given
			s.learnFeats(false)
		}
	}
	if err, ok := n.keeping.Done(); ok {
		n.keeping = nil
		if err != nil {
			s.tell(s.T("result-unsaved"), s.Language.Say(err))
		}
		s.keep(nil)
	}
}

// leave waits until everything is written.
func (n *feats) leave(s *Session) (err error) {
	for n.keeping != nil {
		if wrong := n.keeping.Wait(); wrong != nil {
			err = wrong
		}
		n.keeping = nil
		s.keep(nil)
	}
	return err
}
