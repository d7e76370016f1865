package setup_test

import (
	"strings"
	"testing"

	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

func TestPlansLookAsBefore(t *testing.T) {
	open := func(m *scenetest.Mouse) { m.Click("new-adventure", 0) }
	preset := func(m *scenetest.Mouse) { m.Custom(); m.Click("preset", 5); m.Click("conditions-ok", 0); m.Frame() }
	duel := func(m *scenetest.Mouse) { open(m); m.Click("game-kind", 1) }
	scenetest.LookAsBefore(t, map[string]func(m *scenetest.Mouse){
		"one player":    open,
		"three players": func(m *scenetest.Mouse) { open(m); m.Click("players", 2) },
		"conditions":    func(m *scenetest.Mouse) { m.Custom() },
		"a wrong code": func(m *scenetest.Mouse) {
			m.Stack.Clipboard = func() (string, error) { return strings.Repeat("1", 30), nil }
			m.Custom()
			m.Click("paste", 0)
			m.Until(func() bool { return strings.Contains(m.Words(), "111") })
		},
		"a variant":            preset,
		"more under a variant": func(m *scenetest.Mouse) { preset(m); m.Click("more", 0) },
		"more":                 func(m *scenetest.Mouse) { open(m); m.Click("more", 0) },
		"the voyage of the week": func(m *scenetest.Mouse) {
			open(m)
			m.Click("more", 0)
			m.Click("voyage", 0)
			m.Click("ok", 0)
			m.Frames(3)
		},
		"more of a standard game": func(m *scenetest.Mouse) { duel(m); m.Click("more", 0) },
		"against the computer":    duel,
		"two people":              func(m *scenetest.Mouse) { duel(m); m.Click("who-1", 0) },
		"how a player looks":      func(m *scenetest.Mouse) { open(m); m.Click("name", 0) },
		"gamepads": func(m *scenetest.Mouse) {
			open(m)
			m.Click("players", 2)
			m.Plug(3)
			m.Pads(0, widget.NoKey)
			m.Pads(1, widget.NoKey)
		},
		"a match":    func(m *scenetest.Mouse) { m.Planned(match.BestOfThree, match.Own) },
		"an auction": func(m *scenetest.Mouse) { m.Planned(match.Single, match.Auction) },
		"sealed":     func(m *scenetest.Mouse) { m.Planned(match.Adaptive, match.Sealed); m.Click("match-offered", 3) },
		"a match with chains": func(m *scenetest.Mouse) {
			m.Planned(match.BestOfThree, match.Own)
			m.Click("chains-of-2", 1)
			m.Click("match-plan-ok", 0)
			m.Frame()
		},
	})
}
