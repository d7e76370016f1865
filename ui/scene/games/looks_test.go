package games_test

import (
	"testing"

	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

func TestGamesLookAsBefore(t *testing.T) {
	kept := scenetest.KeptGames(t)
	show := func(dir string, tab int) func(m *scenetest.Mouse) {
		return func(m *scenetest.Mouse) {
			m.Stack.Games = dir
			m.Click("games", 0)
			m.Click("games-tab", tab)
			m.Looked()
		}
	}
	scenetest.LookAsBefore(t, map[string]func(m *scenetest.Mouse){
		"none unfinished": show(t.TempDir(), 0),
		"none finished":   show(t.TempDir(), 1),
		"unfinished":      show(kept, 0),
		"finished":        show(kept, 1),
		"a deleted one":   func(m *scenetest.Mouse) { show(kept, 1)(m); m.Click("games-bin", 0); m.Frame() },
	})
}
