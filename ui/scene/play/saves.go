package play

import (
	"errors"
	"io"
	"os"
	"time"

	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/replay"
	"github.com/keyraken/keyraken/game/scenario"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
)

// Resume goes on with a game that is kept.
func Resume(s *scene.Stack, path string) {
	log, report, err := replay.Open(path, s.Rules)
	if errors.Is(err, replay.ErrPlayed) {
		s.Offer(s.T("is-played"), scene.Choice{Label: s.T("play-copy"), Do: func() { playCopy(s, path) }},
			scene.Choice{Label: s.T("watch"), Do: func() { watchLive(s, path) }})
		return
	}
	if err != nil {
		s.Tell(s.T("cannot-open"), s.Language.Say(err))
		return
	}
	m, err := s.Lay(log)
	if err != nil {
		s.Tell(s.T("cannot-open"), s.Language.Say(err))
		return
	}
	s.Replace(New(m))
	warn(s, report)
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
	if watch(s, name, story) {
		warn(s, report)
	}
}

// watch shows a story from its beginning, if there is a table for it.
func watch(s *scene.Stack, name string, story *replay.Story) bool {
	if story.Game().Boss() == 0 {
		s.Tell(s.T("cannot-open"), s.T("is-duel"))
		return false
	}
	m, err := s.Lay(replay.Unsaved(story))
	if err != nil {
		s.Tell(s.T("cannot-open"), name+": "+s.Language.Say(err))
		return false
	}
	s.Replace(newReplay(m))
	return true
}

// watchLive shows a game that somebody else plays, from where it stands.
func watchLive(s *scene.Stack, path string) {
	story, err := readStory(path, s.Rules)
	if err != nil {
		s.Tell(s.T("cannot-open"), s.Language.Say(err))
		return
	}
	if watch(s, path, story) {
		t := s.Top().(*Screen)
		t.watch.live, t.watch.playing = &live{path: path}, true
		t.Model.Seek(t.Model.Story.Len())
	}
}

// playCopy goes on with a copy of a game that somebody else plays.
func playCopy(s *scene.Stack, path string) {
	story, err := readStory(path, s.Rules)
	if err != nil {
		s.Tell(s.T("cannot-open"), s.Language.Say(err))
		return
	}
	takeOver(s, story)
}

// readStory reads a game that may be being played: what is not written to its end yet
// is left out.
func readStory(path string, r *scenario.Rules) (*replay.Story, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	story, _, err := replay.Read(f, r)
	return story, err
}

// live is how a game that somebody else plays is followed.
type live struct {
	path    string
	wait    float64 // before the save is looked at again
	read    os.FileInfo
	reading *scene.Job[*replay.Story]
}

// lookEvery is how many seconds lie between two looks at a save that is followed.
const lookEvery = 0.5

// frame takes over how the game has gone on, and reports whether it has.
func (l *live) frame(seconds float64, s *scene.Stack, m *table.Model) bool {
	if story, ok := l.reading.Done(); ok {
		l.reading = nil
		return story != nil && m.Follow(story)
	}
	if l.wait -= seconds; l.wait > 0 || l.reading != nil {
		return false
	}
	l.wait = lookEvery
	info, err := os.Stat(l.path)
	if err != nil || l.read != nil && info.Size() == l.read.Size() && info.ModTime().Equal(l.read.ModTime()) {
		return false // it may come back
	}
	l.read = info
	path, rules := l.path, s.Rules
	l.reading = scene.Start(func() *replay.Story {
		story, err := readStory(path, rules)
		if err != nil {
			return nil
		}
		return story
	})
	return false
}

// takeOver plays on from where a story stands, as a game of its own.
func takeOver(s *scene.Stack, story *replay.Story) {
	h := &story.Header
	h.Taken, h.Started = story.At(), s.Now().Format(time.RFC3339)
	if len(h.Seats) == story.Game().Seats() {
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
	syncing *scene.Job[error]
	said    bool
	noted   bool // the result is kept
}

func (k *autosave) frame(m *table.Model, s *scene.Stack) {
	if err, ok := k.syncing.Done(); ok {
		k.syncing = nil
		if err != nil {
			m.Unsaved = err
		}
	}
	if k.syncing == nil && m.Story.SyncDue() && m.Story.Path() != "" {
		k.syncing = scene.Start(m.Story.Sync)
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

// warn tells what is wrong with a save that was read.
func warn(s *scene.Stack, report *replay.Report) {
	var lines []string
	for _, w := range report.Warnings {
		lines = append(lines, printable.Text(s.Language.Say(w), printable.Line))
	}
	if lines != nil {
		s.Tell(s.T("save-harmed"), lines...)
	}
}
