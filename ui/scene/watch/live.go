package watch

import (
	"io"
	"os"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/scene"
)

// live follows a game that somebody else is playing.
type live[G game.Game] struct {
	path    string
	wait    float64 // before the save is read again
	read    os.FileInfo
	reading *job.Job[liveSave[G]]
}

// liveSave is a followed save: its state on disk when it was last read, and its story if that was new.
type liveSave[G game.Game] struct {
	info  os.FileInfo
	story *replay.Story[G]
}

// lookEvery is how many seconds pass between two looks at a followed save.
const lookEvery = 0.5

// frame is the story, if it has been read and is new.
func (l *live[G]) frame(seconds float64, r game.Rules[G]) *replay.Story[G] {
	if now, ok := l.reading.Done(); ok {
		l.reading, l.read = nil, now.info
		return now.story
	}
	if l.wait -= seconds; l.wait > 0 || l.reading != nil {
		return nil
	}
	l.wait = lookEvery
	path, before := l.path, liveSave[G]{info: l.read}
	l.reading = job.Start(func() liveSave[G] { return before.later(path, r) })
	return nil
}

// later reads the save if it has changed. One that is gone may come back.
func (before liveSave[G]) later(path string, r game.Rules[G]) liveSave[G] {
	info, err := os.Stat(path)
	if err != nil || before.info != nil && info.Size() == before.info.Size() && info.ModTime().Equal(before.info.ModTime()) {
		return liveSave[G]{info: before.info}
	}
	story, _, err := scene.ReadStory(func() (io.ReadCloser, error) { return os.Open(path) }, r)
	if err != nil {
		story = nil
	}
	return liveSave[G]{info, story}
}
