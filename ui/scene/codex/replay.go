package codex

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/codex/face"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/watch"
)

// newReplay is the table of a story that is watched. Hands that persons hide from each other stay hidden; once the game is over,
// none is.
func newReplay(s *scene.Stack, w scene.Watching[game.Game]) (scene.Screen, error) {
	t, err := seated(s, replay.Unsaved(w.Story))
	if err != nil {
		return nil, err
	}
	if len(t.people()) != 1 {
		t.show.See(codex.NoSeat)
	}
	if t.game().Over() {
		t.show.Open()
	}
	on := &watched{t, s}
	t.watch = watch.NewBar(Tables(s), w, on)
	on.Seek(w.At)
	return t, nil
}

// watched is a table on which a story is watched.
type watched struct {
	t *Screen
	s *scene.Stack
}

// Showing implements [watch.Table].
func (w *watched) Showing() bool { return w.t.show.Showing() }

// Skip implements [watch.Table].
func (w *watched) Skip() { w.t.show.Skip() }

// StepForward implements [watch.Table].
func (w *watched) StepForward() {
	t := w.t
	t.show.Skip()
	if t.log.At() == t.log.Len() {
		return
	}
	must(t.log.Step())
	t.happen()
}

// Seek implements [watch.Table].
func (w *watched) Seek(n int) {
	must(w.t.log.Seek(n))
	w.t.settle()
	w.t.show.Last, w.t.show.Played = "", false
}

// Follow implements [watch.Table].
func (w *watched) Follow(later *replay.Story[game.Game]) bool {
	t, before, at := w.t, w.t.log.Len(), w.t.log.At()
	same, err := t.log.Follow(later)
	if err != nil || same == before && same == t.log.Len() {
		return false // or it is a different game by now
	}
	t.past = nil
	w.Seek(min(at, same))
	return true
}

// Chapters implements [watch.Table].
func (w *watched) Chapters() []watch.Chapter {
	return watch.ChaptersOf(w.t.log.Story, face.SeatColor)
}

// Who implements [watch.Table].
func (w *watched) Who(c *watch.Chapter) string {
	if c.Seat == codex.NoSeat {
		return ""
	}
	return w.t.words.Language().Seat(c.Seat)
}

// Told implements [watch.Table].
func (w *watched) Told() string {
	if lines := w.t.story.Lines; len(lines) > 0 {
		return lines[len(lines)-1].Text
	}
	return w.s.WordsOf(Kind()).Setup(&w.t.log.Header.Setup)
}
