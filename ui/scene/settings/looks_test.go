package settings_test

import (
	"fmt"
	"testing"

	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

func TestSettingsLookAsBefore(t *testing.T) {
	views := map[string]func(m *scenetest.Mouse){
		"two gamepads": func(m *scenetest.Mouse) {
			m.Plug(2)
			m.Click("settings", 0)
			m.Click("section", 5)
			m.Pads(1, widget.NoKey)
		},
	}
	for section := range 6 { // the last one names the version
		views[fmt.Sprint("section ", section)] = func(m *scenetest.Mouse) { m.Click("settings", 0); m.Click("section", section) }
	}
	scenetest.LookAsBefore(t, views)
}
