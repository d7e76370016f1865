// Package adventures lists the adventures that can be played.
package adventures

import (
	"fmt"
	"strings"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
)

// All returns every adventure.
func All() []adventure.Adventure { return []adventure.Adventure{keyraken.Adventure} }

// Named returns the adventure of that short name.
func Named(name string) (adventure.Adventure, error) {
	var names []string
	for _, a := range All() {
		if a.Name() == name {
			return a, nil
		}
		names = append(names, a.Name())
	}
	return nil, fmt.Errorf("no adventure is called %q; choose one of: %s", name, strings.Join(names, ", "))
}
