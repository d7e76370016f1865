package places_test

import (
	"slices"
	"testing"

	"github.com/keyraken/keyraken/ui/art/arttest"
	"github.com/keyraken/keyraken/ui/art/places"
)

func TestPlacesLookAsBefore(t *testing.T) {
	arttest.Looks(t, slices.Concat(
		arttest.Lines("%s; amber", arttest.Words(places.Grounds)),
		arttest.Lines("void %s; amber", arttest.Words(places.Weathers)),
		arttest.Lines("void %s; amber", arttest.Words(places.Views)),
		arttest.Lines("%s: sky noon; amber", arttest.Words(places.Worlds)),
	))
}
