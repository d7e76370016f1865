package records_test

import (
	"fmt"
	"testing"

	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

func TestRecordsLookAsBefore(t *testing.T) {
	views := map[string]func(m *scenetest.Mouse){
		"a filter": func(m *scenetest.Mouse) { m.Records(200, 5); m.Click("records-filter", 3) },
	}
	views["expeditions"] = func(m *scenetest.Mouse) { m.Records(200, 0); m.Sailed(); m.Records(200, 4) }
	for tab := range 7 {
		for _, games := range []int{0, 200} {
			views[fmt.Sprintf("tab %d of %d games", tab, games)] = func(m *scenetest.Mouse) { m.Records(games, tab) }
		}
	}
	scenetest.LookAsBefore(t, views)
}
