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
	on := t.watched(s)
	t.watch = watch.NewBar(Tables(s), w, on)
	on.Seek(w.At)
	return t, nil
}

// watched is the table on which a story is watched.
func (t *Screen) watched(s *scene.Stack) *watch.Other {
	return &watch.Other{Log: t.log, Shows: t.show, Happen: t.happen, Retell: func() { t.past = nil },
		Settle: func() {
			t.settle()
			t.show.Last, t.show.Played = "", false
		},
		Color:  face.SeatColor,
		Called: func(seat game.Seat) string { return t.words.Language().Seat(seat) },
		Last: func() string {
			if lines := t.story.Lines; len(lines) > 0 {
				return lines[len(lines)-1].Text
			}
			return s.WordsOf(Kind()).Setup(&t.log.Header.Setup)
		}}
}
