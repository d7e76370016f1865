package scene

import (
	"context"
	"errors"
	"io"
	"os"
	"time"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/session"
)

// Tables are where the games of a kind are played and watched.
type Tables[G game.Game] struct {
	Rules game.Rules[G]
	// Begin begins the game of a header and its save, and Keep a save of a story.
	Begin func(replay.Header) (*replay.Log[G], error)
	Keep  func(*replay.Story[G]) *replay.Log[G]
	// Play is a table on which a game goes on. It abandons the save of one that cannot be laid.
	Play func(*Stack, *replay.Log[G]) (Screen, error)
	// Watch is a table on which a story is watched.
	Watch func(*Stack, Watching[G]) (Screen, error)
	// Apart is a table that shows a game to a seat which is played elsewhere; nil: there is none.
	Apart func(s *Stack, log *replay.Log[G], seat game.Seat, a Apart) ApartTable
}

// Watching is a story that is watched.
type Watching[G game.Game] struct {
	Story *replay.Story[G]
	At    int    // after how many inputs one begins to watch
	Plays bool   // it goes on by itself
	Above bool   // its table lies above a screen to which one comes back
	Live  string // the save of a game that somebody plays now
	Shown bool   // it is only shown: nobody plays on from it
}

// Start begins the game of a header and shows it.
func (t Tables[G]) Start(s *Stack, h replay.Header) error {
	log, err := t.Begin(h)
	if err == nil {
		err = t.play(s, log)
	}
	return err
}

// play shows a game that goes on.
func (t Tables[G]) play(s *Stack, log *replay.Log[G]) error {
	n, err := t.Play(s, log)
	if err == nil {
		s.Replace(n)
	}
	return err
}

// Resume goes on with a game that is kept.
func (t Tables[G]) Resume(s *Stack, path string) {
	s.Await(s.T("reading-save"), func() func() {
		log, report, err := replay.Open(context.Background(), path, t.Rules)
		return func() { t.resume(s, path, log, report, err) }
	})
}

// resume goes on with a save that was opened.
func (t Tables[G]) resume(s *Stack, path string, log *replay.Log[G], report *replay.Report, err error) {
	if errors.Is(err, replay.ErrPlayed) {
		s.Offer(s.T("is-played"), Choice{Label: s.T("play-copy"), Do: func() { t.playCopy(s, path) }},
			Choice{Label: s.T("watch"), Do: func() { t.watchLive(s, path) }})
		return
	}
	if err == nil {
		err = t.play(s, log)
	}
	if err != nil {
		s.Tell(s.T("cannot-open"), s.Language.Say(err))
		return
	}
	s.TellHarm(report)
}

// WatchSave shows the game in a save from its beginning. Name is the name of the save for errors.
func (t Tables[G]) WatchSave(s *Stack, name string, open func() (io.ReadCloser, error)) {
	t.read(s, name, open, func(story *replay.Story[G], report *replay.Report) {
		if t.watch(s, name, Watching[G]{Story: story}, s.Replace) {
			s.TellHarm(report)
		}
	})
}

// WatchAbove shows a story above what is open, from after that many inputs.
func (t Tables[G]) WatchAbove(s *Stack, story *replay.Story[G], at int) {
	t.watch(s, "", Watching[G]{Story: story, At: at, Plays: true, Above: true}, s.Push)
}

// watchLive shows a game that somebody else is playing, from its present state.
func (t Tables[G]) watchLive(s *Stack, path string) {
	t.ReadFile(s, path, func(story *replay.Story[G], _ *replay.Report) {
		t.watch(s, path, Watching[G]{Story: story, At: story.Len(), Plays: true, Live: path}, s.Replace)
	})
}

// watch shows a story, and reports whether it can.
func (t Tables[G]) watch(s *Stack, name string, w Watching[G], show func(Screen)) bool {
	n, err := t.Watch(s, w)
	if err != nil {
		if name != "" {
			name += ": "
		}
		s.Tell(s.T("cannot-open"), name+s.Language.Say(err))
		return false
	}
	show(n)
	return true
}

// playCopy goes on with a copy of a game that somebody else is playing.
func (t Tables[G]) playCopy(s *Stack, path string) {
	t.ReadFile(s, path, func(story *replay.Story[G], _ *replay.Report) { t.TakeOver(s, story) })
}

// TakeOver plays on from where a story stands, as a separate game.
func (t Tables[G]) TakeOver(s *Stack, story *replay.Story[G]) {
	story.Header = session.Unbound(story.Header)
	h := &story.Header
	h.Taken, h.Started = story.At(), s.Now().Format(time.RFC3339)
	if len(h.Seats) == story.Game().Seats() {
		h.Seats = nil // otherwise nobody would play
	}
	if err := t.play(s, t.Keep(story)); err != nil {
		s.Tell(s.T("cannot-open"), s.Language.Say(err))
	}
}

// TakeOverAt plays on from after that many inputs of a story, as a separate game.
func (t Tables[G]) TakeOverAt(s *Stack, story *replay.Story[G], at int) {
	if err := story.Seek(at); err != nil { // what was played once can be played again
		panic(err)
	}
	t.TakeOver(s, story.Fork())
}

// ReadFile reads a save, which may be being played.
func (t Tables[G]) ReadFile(s *Stack, path string, then func(*replay.Story[G], *replay.Report)) {
	t.read(s, path, func() (io.ReadCloser, error) { return os.Open(path) }, then)
}

// read reads a save in the background and then does something with its story. An unfinished line at its end is left out.
func (t Tables[G]) read(s *Stack, name string, open func() (io.ReadCloser, error), then func(*replay.Story[G], *replay.Report)) {
	s.Await(s.T("reading-save"), func() func() {
		story, report, err := ReadStory(open, t.Rules)
		return func() {
			if err != nil {
				s.Tell(s.T("cannot-open"), name+": "+s.Language.Say(err))
				return
			}
			then(story, report)
		}
	})
}

// ReadStory reads the story of a save.
func ReadStory[G game.Game](open func() (io.ReadCloser, error), r game.Rules[G]) (*replay.Story[G], *replay.Report, error) {
	in, err := open()
	if err != nil {
		return nil, nil, err
	}
	defer in.Close()
	return replay.Read(context.Background(), in, r)
}
