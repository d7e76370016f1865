package decks

import (
	"testing"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
)

// What is said is as before, down to the last space.
func TestDecksAreToldAsBefore(t *testing.T) {
	archontest.OwnLibrary(t)
	file := archontest.DeckFile(t, "Alpha", 3)
	archon.TellsAsBefore(t, file, "decks", "decks list", "decks list --json", "decks list --own", "decks list --playable",
		"decks list --house Dis", "decks list --house no", "decks list --set AoA --sort set", "decks list --set no",
		"decks list --sort wins", "decks list --sort no", "decks list argus", "decks list xyzzy", "decks list --favourites",
		"decks show onyx", "decks show onyx --json", "decks show argus", "decks show no", "decks check", "decks check --json",
		"decks check onyx argus", "decks check FILE", "decks check no", "decks import FILE", "decks list --own", "decks show alpha",
		"decks check alpha", "decks import FILE", "decks edit alpha --title Beta", "decks show beta", "decks export beta",
		"decks export beta --text", "decks export onyx", "decks remove no", "decks remove beta", "decks list --own")
}
