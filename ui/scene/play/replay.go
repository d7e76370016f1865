package play

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/watch"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
)

// Tables are where games of KeyForge are played and watched.
func Tables(s *scene.Stack) scene.Tables[*keyforge.Game] {
	return scene.Tables[*keyforge.Game]{Rules: s.Rules, Begin: s.BeginStory, Keep: s.KeepStory, Play: open, Watch: newReplay,
		Apart: newApart}
}

// open is the screen of a game that goes on.
func open(s *scene.Stack, log *save.Log) (scene.Screen, error) {
	m, err := s.OpenTable(log)
	if err != nil {
		return nil, err
	}
	return New(m), nil
}

// newReplay is the screen of a story that is watched.
func newReplay(s *scene.Stack, w scene.Watching[*keyforge.Game]) (scene.Screen, error) {
	m, err := s.OpenTable(replay.Unsaved(w.Story))
	if err != nil {
		return nil, err
	}
	m.Watched = true
	m.Seek(w.At)
	return &Screen{Model: m, watch: watch.NewBar(Tables(s), w, watched{m, s})}, nil
}

// watched is a table on which a story is watched.
type watched struct {
	*table.Model
	s *scene.Stack
}

// Chapters implements [watch.Table].
func (w watched) Chapters() (all []watch.Chapter) {
	rises := 0
	for i, c := range w.Model.Chapters() {
		color := &theme.Dim
		if c.Turn > 0 {
			color = &theme.Seats[c.Side&3]
		}
		all = append(all, watch.Chapter{At: c.At, Turn: c.Turn, Seat: c.Side, Color: color, Marked: i > 0 && c.Rises > rises})
		rises = c.Rises
	}
	return all
}

// Who implements [watch.Table].
func (w watched) Who(c *watch.Chapter) string {
	if c.Seat < keyforge.Monster {
		return w.Name(c.Seat)
	}
	return ""
}

// Told implements [watch.Table].
func (w watched) Told() string {
	if story := w.Narration(); story != "" {
		return story
	}
	return session.DeckNames(w.s.Session, &w.Story.Header)
}
