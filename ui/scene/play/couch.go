package play

import (
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/scene"
)

// company lets onlookers look, point and ask for the menu.
func (t *Screen) company(f *cardview.Canvas, s *scene.Stack) {
	if on := t.reading.LookOn(f, s); hasFace(t.Model, on) {
		s.PushForAll(&zoomScreen{z: s.Cards.Card(t.Model, on)})
		return
	}
	if f.OnTop && s.GuestMenu() {
		t.pause(s)
	}
}
