package play

import (
	"errors"
	"io"
	"os"
	"time"

	"github.com/keyraken/keyraken/game/replay"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
)

// Resume goes on with a game that is kept.
func Resume(s *scene.Stack, path string) {
	log, report, err := replay.Open(path, s.Rules)
	if errors.Is(err, replay.ErrPlayed) {
		s.Offer(s.T("is-played"), s.T("watch"), func() { WatchFile(s, path) })
		return
	}
	if err != nil {
		s.Tell(s.T("cannot-open"), s.Language.Say(err))
		return
	}
	m, err := s.Lay(log)
	if err != nil {
		s.Tell(s.T("cannot-open"), s.Language.Say(err))
		_ = log.Close() // nothing was written
		return
	}
	s.Replace(New(m))
	if len(report.Warnings) > 0 {
		s.Tell(s.T("save-harmed"), report.Warnings...)
	}
}

// WatchFile shows the game in a save from its beginning.
func WatchFile(s *scene.Stack, path string) {
	f, err := os.Open(path)
	if err != nil {
		s.Tell(s.T("cannot-open"), s.Language.Say(err))
		return
	}
	defer f.Close()
	Watch(s, path, f)
}

// Watch shows the game in a save from its beginning. Name is what the save is
// called when it cannot be read.
func Watch(s *scene.Stack, name string, in io.Reader) {
	story, report, err := replay.Read(in, s.Rules)
	if err != nil {
		s.Tell(s.T("cannot-open"), name+": "+s.Language.Say(err))
		return
	}
	if story.Game().Boss() == 0 {
		s.Tell(s.T("cannot-open"), s.T("is-duel"))
		return
	}
	m, err := s.Lay(replay.Unsaved(story))
	if err != nil {
		s.Tell(s.T("cannot-open"), name+": "+s.Language.Say(err))
		return
	}
	s.Replace(newReplay(m))
	if len(report.Warnings) > 0 {
		s.Tell(s.T("save-harmed"), report.Warnings...)
	}
}

// takeOver plays on from where a story stands, as a game of its own.
func takeOver(s *scene.Stack, m *table.Model) {
	m.Skip()
	story := m.Story.Fork()
	h := &story.Header
	h.Taken, h.Started = story.At(), s.Now().Format(time.RFC3339)
	if len(h.Seats) == m.Seats() {
		h.Seats = nil // else nobody would play
	}
	taken, err := s.Lay(s.KeepStory(story))
	if err != nil {
		s.Tell(s.T("cannot-open"), s.Language.Say(err))
		return
	}
	s.Replace(New(taken))
}

// again begins a game like the one on the table, with another seed.
func again(s *scene.Stack, h replay.Header) error {
	m, err := (*table.Model)(nil), error(nil)
	if len(h.Decks) == 0 { // a position
		m, err = s.Begin(scene.DefaultPlan(s.Seed()))
	} else {
		h.Seed, h.Edited, h.Taken = s.Seed(), false, 0
		m, err = s.BeginStory(h)
	}
	if err == nil {
		s.Replace(New(m))
	}
	return err
}

// autosave keeps the game on the table: it lets the save be synced off the frame,
// and says once when the game cannot be saved.
type autosave struct {
	synced chan error
	said   bool
	noted  bool // the result is kept
}

func (k *autosave) frame(m *table.Model, s *scene.Stack) {
	if k.synced == nil {
		k.synced = make(chan error, 1)
	}
	if log := m.Story; log.SyncDue() && log.Path() != "" {
		go func() {
			if err := log.Sync(); err != nil {
				select {
				case k.synced <- err:
				default: // one is enough
				}
			}
		}()
	}
	select {
	case m.Unsaved = <-k.synced:
	default:
	}
	if m.Unsaved != nil && !k.said {
		k.said, s.Failed = true, m.Unsaved
	}
	m.Unsaved = nil
	if over := m.Story.Game().Over(); over != k.noted {
		if k.noted = over; over {
			s.NoteResult(m.Story.Story)
		}
	}
}
