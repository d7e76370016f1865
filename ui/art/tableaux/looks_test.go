package tableaux_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/keyraken/keyraken/ui/art/arttest"
	"github.com/keyraken/keyraken/ui/art/tableaux"
)

func TestTableauxLookAsBefore(t *testing.T) {
	words := slices.Concat(slices.Sorted(maps.Keys(tableaux.Motifs)), slices.Sorted(maps.Keys(tableaux.Peopled)))
	arttest.Looks(t, arttest.Lines("void; %s", words))
}
