package tableaux_test

import (
	"slices"
	"testing"

	"github.com/keyraken/keyraken/ui/art/arttest"
	"github.com/keyraken/keyraken/ui/art/tableaux"
)

func TestTableauxLookAsBefore(t *testing.T) {
	words := slices.Concat(arttest.Words(tableaux.Motifs), arttest.Words(tableaux.Peopled))
	arttest.Looks(t, arttest.Lines("void; %s", words))
}
