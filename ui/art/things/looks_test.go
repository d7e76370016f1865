package things_test

import (
	"testing"

	"github.com/keyraken/keyraken/ui/art/arttest"
	"github.com/keyraken/keyraken/ui/art/things"
)

func TestThingsLookAsBefore(t *testing.T) {
	arttest.Looks(t, arttest.Lines("void; %s", arttest.Words(things.Motifs)))
}
