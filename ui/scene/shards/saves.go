package shards

import (
	"context"
	"errors"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene"
)

// Resume goes on with a game that is kept.
func Resume(s *scene.Stack, path string) {
	s.Await(s.T("reading-save"), func() func() {
		log, report, err := replay.Open[game.Game](context.Background(), path, Kind())
		return func() {
			if err == nil {
				err = resume(s, log, report)
			}
			if err != nil {
				s.Tell(s.T("cannot-open"), s.Language.Say(err))
			}
		}
	})
}

func resume(s *scene.Stack, log *replay.Log[game.Game], report *replay.Report) error {
	seats, err := SeatsHeld(log.Header.Seats, log.Game().Seats())
	if err == nil {
		_, err = seats.computers(log.Game().Seats(), log.Header.Seed)
	}
	if err != nil {
		log.Abandon()
		return err
	}
	s.Replace(New(s, log, seats))
	s.TellHarm(report)
	return nil
}

// again begins a game like this one with that seed.
func (t *Screen) again(s *scene.Stack, seed uint64) {
	h := t.log.Header
	if seed != h.Seed {
		h.Voyage = ""
	}
	h.Seed, h.Edited, h.Taken, h.Advised = seed, false, 0, 0
	log, err := s.BeginKind(Kind(), h)
	if err != nil {
		s.Tell(s.T("cannot-begin"), s.Language.Say(err))
		return
	}
	s.Replace(New(s, log, t.seats))
}

// Begin begins a game of a header, which says who sits where, and its save.
func Begin(s *scene.Stack, h replay.Header) {
	log, err := s.BeginKind(Kind(), h)
	if err == nil {
		var seats Seats
		if seats, err = SeatsHeld(h.Seats, log.Game().Seats()); err == nil {
			s.Replace(New(s, log, seats))
			return
		}
		log.Abandon()
	}
	s.Tell(s.T("cannot-begin"), s.Language.Say(err))
}

// autosave keeps what was earned and the result of a game that is over, and syncs the save in the background.
type autosave struct {
	saving scene.Autosave
	noted  bool // the result has been kept
}

func (k *autosave) frame(t *Screen, s *scene.Stack) {
	log := t.log
	s.KeepAchievements(Kind(), t.earned, t.show.Showing()) // if the result is kept, so are they
	if over := log.Game().Over(); over != k.noted {
		if k.noted = over; over {
			s.NoteKind(Kind(), log)
		}
	}
	if err := scene.SyncSave(&k.saving, log); err != nil && !errors.Is(s.Failed, err) {
		s.Failed = err
	}
}

// concede gives the game up for the one who is asked.
func (t *Screen) concede(s *scene.Stack) {
	t.show.Skip()
	t.do(s, shards.Command{Verb: shards.Concede})
}
