package play

import (
	"context"
	"errors"
	"io"
	"os"
	"time"

	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/table/recap"
)

// Resume continues a game that is kept.
func Resume(s *scene.Stack, path string) {
	rules := s.Rules
	s.Await(s.T("reading-save"), func() func() {
		log, report, err := replay.Open(context.Background(), path, rules)
		return func() { resume(s, path, log, report, err) }
	})
}

// resume continues an opened save.
func resume(s *scene.Stack, path string, log *save.Log, report *replay.Report, err error) {
	if errors.Is(err, replay.ErrPlayed) {
		s.Offer(s.T("is-played"), scene.Choice{Label: s.T("play-copy"), Do: func() { playCopy(s, path) }},
			scene.Choice{Label: s.T("watch"), Do: func() { watchLive(s, path) }})
		return
	}
	if err != nil {
		s.Tell(s.T("cannot-open"), s.Language.Say(err))
		return
	}
	m, err := s.OpenTable(log)
	if err != nil {
		s.Tell(s.T("cannot-open"), s.Language.Say(err))
		return
	}
	s.Replace(New(m))
	s.TellHarm(report)
}

// WatchFile shows the game in a save from its beginning.
func WatchFile(s *scene.Stack, path string) {
	Watch(s, path, func() (io.ReadCloser, error) { return os.Open(path) })
}

// Watch shows the game in a save from its beginning. Name is the name of the save
// for errors.
func Watch(s *scene.Stack, name string, open func() (io.ReadCloser, error)) {
	read(s, name, open, func(story *save.Story, report *replay.Report) {
		if watch(s, name, story) {
			s.TellHarm(report)
		}
	})
}

// watch shows a story from its beginning, and reports whether it can.
func watch(s *scene.Stack, name string, story *save.Story) bool {
	m, err := s.OpenTable(replay.Unsaved(story))
	if err != nil {
		s.Tell(s.T("cannot-open"), name+": "+s.Language.Say(err))
		return false
	}
	s.Replace(newReplay(m))
	return true
}

// watchAbove shows a story above what is open, from after that many inputs.
func watchAbove(s *scene.Stack, story *save.Story, at int) {
	m, err := s.OpenTable(replay.Unsaved(story))
	if err != nil {
		s.Tell(s.T("cannot-open"), s.Language.Say(err))
		return
	}
	t := newReplay(m)
	t.watch.above, t.watch.playing = true, true
	m.Seek(at)
	s.Push(t)
}

// Analyse shows the end of a finished game that is kept, with its analysis, above what is
// open.
func Analyse(s *scene.Stack, path string) {
	readFile(s, path, func(story *save.Story, report *replay.Report) {
		if !story.Game().Over() {
			s.Tell(s.T("cannot-open"), s.T("not-over"))
			return
		}
		s.Await(s.T("reading-save"), func() func() { // it takes several frames
			c := courseOf(story)
			return func() { analyse(s, path, story, c, report) }
		})
	})
}

func analyse(s *scene.Stack, path string, story *save.Story, c *recap.Game, report *replay.Report) {
	m, err := s.OpenTable(replay.Unsaved(story))
	if err != nil {
		s.Tell(s.T("cannot-open"), path+": "+s.Language.Say(err))
		return
	}
	m.Watched = true
	n := newEndOf(s, m, path, c)
	n.time, n.tab, n.apart = s.StageOf(m).EndingTime(), tabChances, true
	s.Push(n)
	s.TellHarm(report)
}

// watchLive shows a game that somebody else is playing, from its present state.
func watchLive(s *scene.Stack, path string) {
	readFile(s, path, func(story *save.Story, _ *replay.Report) {
		if watch(s, path, story) {
			t := s.Top().(*Screen)
			t.watch.live, t.watch.playing = &live{path: path}, true
			t.Model.Seek(t.Model.Story.Len())
		}
	})
}

// playCopy continues a copy of a game that somebody else is playing.
func playCopy(s *scene.Stack, path string) {
	readFile(s, path, func(story *save.Story, _ *replay.Report) { takeOver(s, story) })
}

// readFile reads a save, which may be being played.
func readFile(s *scene.Stack, path string, then func(*save.Story, *replay.Report)) {
	read(s, path, func() (io.ReadCloser, error) { return os.Open(path) }, then)
}

// read reads a save in the background and then does something with its story. An
// unfinished line at its end is left out.
func read(s *scene.Stack, name string, open func() (io.ReadCloser, error), then func(*save.Story, *replay.Report)) {
	rules := s.Rules
	s.Await(s.T("reading-save"), func() func() {
		story, report, err := readStory(open, rules)
		return func() {
			if err != nil {
				s.Tell(s.T("cannot-open"), name+": "+s.Language.Say(err))
				return
			}
			then(story, report)
		}
	})
}

func readStory(open func() (io.ReadCloser, error), r *scenario.Rules) (*save.Story, *replay.Report, error) {
	in, err := open()
	if err != nil {
		return nil, nil, err
	}
	defer in.Close()
	return replay.Read(context.Background(), in, r)
}

// live follows a game that somebody else is playing.
type live struct {
	path    string
	wait    float64 // before the save is read again
	read    os.FileInfo
	reading *job.Job[liveSave]
}

// liveSave is a followed save: its state on disk when it was last read, and its
// story if that was new.
type liveSave struct {
	info  os.FileInfo
	story *save.Story
}

// lookEvery is how many seconds pass between two looks at a followed save.
const lookEvery = 0.5

// frame takes over how the game has gone on, and reports whether it has.
func (l *live) frame(seconds float64, s *scene.Stack, m *table.Model) bool {
	if now, ok := l.reading.Done(); ok {
		l.reading, l.read = nil, now.info
		return now.story != nil && m.Follow(now.story)
	}
	if l.wait -= seconds; l.wait > 0 || l.reading != nil {
		return false
	}
	l.wait = lookEvery
	path, rules, before := l.path, s.Rules, liveSave{info: l.read}
	l.reading = job.Start(func() liveSave { return before.later(path, rules) })
	return false
}

// later reads the save if it has changed. One that is gone may come back.
func (before liveSave) later(path string, r *scenario.Rules) liveSave {
	info, err := os.Stat(path)
	if err != nil || before.info != nil && info.Size() == before.info.Size() && info.ModTime().Equal(before.info.ModTime()) {
		return liveSave{info: before.info}
	}
	story, _, err := readStory(func() (io.ReadCloser, error) { return os.Open(path) }, r)
	if err != nil {
		story = nil
	}
	return liveSave{info, story}
}

// takeOver plays on from the present position of a story, as a separate game.
func takeOver(s *scene.Stack, story *save.Story) {
	story.Header = session.Unbound(story.Header)
	h := &story.Header
	h.Taken, h.Started = story.At(), s.Now().Format(time.RFC3339)
	if len(h.Seats) == story.Game().Seats() {
		h.Seats = nil // otherwise nobody would play
	}
	taken, err := s.OpenTable(s.KeepStory(story))
	if err != nil {
		s.Tell(s.T("cannot-open"), s.Language.Say(err))
		return
	}
	s.Replace(New(taken))
}

// again begins a game like the one on the table, with that seed.
func again(s *scene.Stack, h replay.Header, seed uint64) error {
	m, err := (*table.Model)(nil), error(nil)
	if len(save.Setup(&h).Decks) == 0 { // a position
		m, err = s.OpenBegunTable(s.Begin(session.DefaultPlan(seed)))
	} else {
		h = session.Unbound(h)
		h.Seed, h.Edited, h.Taken, h.Advised = seed, false, 0, 0
		m, err = s.OpenBegunTable(s.BeginStory(h))
	}
	if err == nil {
		s.Replace(New(m))
	}
	return err
}

// autosave keeps the game on the table: it syncs the save in the background, and
// says once if the game cannot be saved.
type autosave struct {
	saving scene.Autosave
	said   bool
	noted  bool // the result has been kept
}

func (k *autosave) frame(m *table.Model, s *scene.Stack) {
	if err := scene.SyncSave(&k.saving, m.Story); err != nil {
		m.Unsaved = err
	}
	if m.Unsaved != nil && !k.said {
		k.said, s.Failed = true, m.Unsaved
	}
	m.Unsaved = nil
	if over := m.Story.Game().Over(); over != k.noted {
		if k.noted = over; over {
			s.KeepAchievements(nil, m.Achievements, m.Showing())
			s.NoteResult(m.Story.Story)
		}
	}
}
