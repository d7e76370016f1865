package codex

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/codex/playback"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/lessons"
	"github.com/keyraken/keyraken/ui/widget"
)

// Teach is the table of a lesson, at which the first seat learns and the others are played by these: nobody advises there, and nothing
// is given up.
func Teach(s *scene.Stack, log *replay.Log[game.Game], others []game.Player, ways lessons.Ways) scene.Screen {
	return seat(s, log, append([]game.Player{nil}, others...), &ways)
}

// seat is the table of a game, or of a lesson.
func seat(s *scene.Stack, log *replay.Log[game.Game], players []game.Player, of *lessons.Ways) *Screen {
	t := &Screen{log: log, players: players, lesson: of}
	t.show = playback.New(t.game(), t.firstViewer())
	t.speak(s)
	t.reading.Rest()
	t.earned = s.Chronicle(Kind()).Watch(log)
	return t
}

// CodexSpot is where the codex of a seat lies.
func CodexSpot(seat codex.Seat) widget.ID { return pileID(codices, seat) }
