package decks

import "testing"

// Too few arguments are refused, and too many.
func TestNumberOfArguments(t *testing.T) {
	archon.Refuses(t, "decks list a b", "decks undo x", "decks edit", "decks edit a b", "decks show", "decks show a b", "decks remove",
		"decks import", "decks export", "decks export a b")
}
