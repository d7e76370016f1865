package title_test

import (
	"testing"

	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/scene/title"
)

func TestTitleLooksAsBefore(t *testing.T) {
	games := scenetest.KeptGames(t)
	scenetest.LookAsBefore(t, map[string]func(m *scenetest.Mouse){
		"nothing played yet": func(*scenetest.Mouse) {},
		"what comes next":    func(m *scenetest.Mouse) { m.Begun(40) },
		"a game to go on": func(m *scenetest.Mouse) {
			m.Stack.Games = games
			m.Stack.ReadSaves()
			m.Looked()
		},
		"welcome": func(m *scenetest.Mouse) { m.Stack.Push(title.Welcome()) },
	})
}
