package places_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/keyraken/keyraken/ui/art/arttest"
	"github.com/keyraken/keyraken/ui/art/places"
)

func TestPlacesLookAsBefore(t *testing.T) {
	arttest.Looks(t, slices.Concat(
		arttest.Lines("%s; amber", slices.Sorted(maps.Keys(places.Grounds))),
		arttest.Lines("void %s; amber", slices.Sorted(maps.Keys(places.Weathers))),
		arttest.Lines("void %s; amber", slices.Sorted(maps.Keys(places.Views))),
		arttest.Lines("%s: sky noon; amber", slices.Sorted(maps.Keys(places.Worlds))),
	))
}
