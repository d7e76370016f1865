package shards

import (
	"context"
	"errors"
	"path/filepath"
	"time"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/job"
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
	var lines []string
	for _, w := range report.Warnings {
		lines = append(lines, printable.Text(s.Language.Say(w), printable.Line))
	}
	if lines != nil {
		s.Tell(s.T("save-harmed"), lines...)
	}
	return nil
}

// again begins a game like this one with that seed, kept if this one is.
func (t *Screen) again(s *scene.Stack, seed uint64) {
	h := t.log.Header
	h.Seed, h.Edited, h.Taken, h.Advised, h.Started = seed, false, 0, 0, s.Now().Format(time.RFC3339)
	story, err := replay.New[game.Game](Kind(), h)
	if err != nil {
		s.Tell(s.T("cannot-begin"), s.Language.Say(err))
		return
	}
	log := replay.Unsaved(story)
	if path := t.log.Path(); path != "" {
		kept, _, err := replay.CreateIn(filepath.Dir(path), s.Now(), story)
		if err == nil {
			log = kept
		} else {
			s.Failed = err
		}
	}
	s.Replace(New(s, log, t.seats))
}

// autosave syncs the save in the background.
type autosave struct{ syncing *job.Job[error] }

func (k *autosave) frame(log *replay.Log[game.Game], s *scene.Stack) {
	if err, ok := k.syncing.Done(); ok {
		k.syncing = nil
		if err != nil && !errors.Is(s.Failed, err) {
			s.Failed = err
		}
	}
	if k.syncing == nil && log.SyncDue() && log.Path() != "" {
		k.syncing = job.Start(log.Sync)
	}
}

// concede gives the game up for the one who is asked.
func (t *Screen) concede(s *scene.Stack) {
	t.show.Skip()
	t.do(s, shards.Command{Verb: shards.Concede})
}
