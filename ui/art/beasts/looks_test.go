package beasts_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/keyraken/keyraken/ui/art/arttest"
	"github.com/keyraken/keyraken/ui/art/beasts"
)

func TestBeastsLookAsBefore(t *testing.T) {
	arttest.Looks(t, arttest.Lines("void; %s", slices.Sorted(maps.Keys(beasts.Motifs))))
}
