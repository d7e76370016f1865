package lessons_test

import (
	"testing"

	"github.com/keyraken/keyraken/ui/scene/others"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
)

func TestLessonsLookAsBefore(t *testing.T) {
	list := func(learned session.Names) func(m *scenetest.Mouse) {
		return func(m *scenetest.Mouse) {
			m.Stack.Settings.Game = "shards"
			m.Stack.Settings.Learned = learned
			m.Frame()
			m.Click("learn", 0)
			m.Frame()
		}
	}
	scenetest.LookAsBefore(t, map[string]func(m *scenetest.Mouse){"the list": list(""), "one is learned": list("shards/turn")},
		others.All()...)
}
