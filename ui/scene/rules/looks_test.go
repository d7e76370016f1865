package rules_test

import (
	"testing"

	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

func TestRulesLookAsBefore(t *testing.T) {
	scenetest.LookAsBefore(t, map[string]func(m *scenetest.Mouse){
		"opened":     func(m *scenetest.Mouse) { m.Click("rules", 0) },
		"found":      func(m *scenetest.Mouse) { m.Click("rules", 0); m.In.Typed = []rune("stun"); m.Frames(2) },
		"none found": func(m *scenetest.Mouse) { m.Click("rules", 0); m.In.Typed = []rune("xyzzy"); m.Frames(2) },
	})
}
