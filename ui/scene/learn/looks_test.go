package learn_test

import (
	"testing"

	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

func TestLessonsLookAsBefore(t *testing.T) {
	scenetest.LookAsBefore(t, map[string]func(m *scenetest.Mouse){
		"none learned": func(m *scenetest.Mouse) { m.Click("learn", 0) },
		"some learned": func(m *scenetest.Mouse) {
			a, lessons := m.Stack.Teacher()
			m.Stack.Learn(a, &lessons[0])
			m.Click("learn", 0)
		},
	})
}
