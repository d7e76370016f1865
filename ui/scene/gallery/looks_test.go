package gallery_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/scene/gallery"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

func TestGalleryLooksAsBefore(t *testing.T) {
	with := func(what string, n int) func(m *scenetest.Mouse) {
		return func(m *scenetest.Mouse) { m.Stack.Push(gallery.New(m.Stack)); m.Click(what, n) }
	}
	scenetest.LookAsBefore(t, map[string]func(m *scenetest.Mouse){
		"small":       with("gallery-size", 0),
		"large":       with("gallery-size", 2),
		"a house":     with("gallery-house", int(card.Saurian)),
		"one picture": with("gallery-card", 3),
	})
}
