package records_test

import (
	"fmt"
	"testing"

	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

func TestRecordsLookAsBefore(t *testing.T) {
	views := map[string]func(m *scenetest.Mouse){
		"a filter": func(m *scenetest.Mouse) { m.Records(200, 4); m.Click("records-filter", 3) },
	}
	for tab := range 6 {
		for _, games := range []int{0, 200} {
			views[fmt.Sprintf("tab %d of %d games", tab, games)] = func(m *scenetest.Mouse) { m.Records(games, tab) }
		}
	}
	scenetest.LookAsBefore(t, views)
}
