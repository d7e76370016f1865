package codex

import (
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/scene"
)

// Sitters implements [scene.Screen].
func (t *Screen) Sitters() scene.Sitters { return t }

// Persons implements [scene.Sitters]: none where the game is only watched.
func (t *Screen) Persons() (all uint8) {
	for seat, p := range t.players {
		if t.watch == nil && p == nil {
			all |= 1 << seat
		}
	}
	return all
}

// Asked implements [scene.Sitters]: the person who is asked, now or when everything has been shown; at the end of a turn the person
// who still sits at the table.
func (t *Screen) Asked() int {
	if t.handed() == couch.Passing {
		return int(t.show.Viewer())
	}
	return t.decides()
}

// Together implements [scene.Sitters]: when the game is over.
func (t *Screen) Together() bool { return t.game().Over() }

// Called implements [scene.Sitters].
func (t *Screen) Called(_ *scene.Stack, seat int) string {
	return t.words.Language().Seat(codex.Seat(seat))
}

// company lets onlookers look, point and ask for the menu.
func (t *Screen) company(f *cardview.Canvas, s *scene.Stack) {
	if c := t.reading.LookOn(f, s); t.seen(c) {
		s.PushForAll(&zoom{t: t, card: c})
		return
	}
	if f.OnTop && s.GuestMenu() {
		t.pause(s)
	}
}
