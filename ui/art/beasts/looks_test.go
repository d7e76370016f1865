package beasts_test

import (
	"testing"

	"github.com/keyraken/keyraken/ui/art/arttest"
	"github.com/keyraken/keyraken/ui/art/beasts"
)

func TestBeastsLookAsBefore(t *testing.T) {
	arttest.Looks(t, arttest.Lines("void; %s", arttest.Words(beasts.Motifs)))
}
