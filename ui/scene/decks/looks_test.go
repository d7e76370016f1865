package decks_test

import (
	"strings"
	"testing"

	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

func TestDecksLookAsBefore(t *testing.T) {
	scenetest.LookAsBefore(t, map[string]func(m *scenetest.Mouse){
		"list":        func(m *scenetest.Mouse) { m.Decks() },
		"of the game": func(m *scenetest.Mouse) { m.Decks(); m.Search(deck.Embedded()[0]) },
		"none found":  func(m *scenetest.Mouse) { m.Decks(); m.In.Typed = []rune("xyzzy"); m.Frames(2) },
		"a card":      func(m *scenetest.Mouse) { m.Decks(); m.Click("deck-card", 4) },
		"a new name":  func(m *scenetest.Mouse) { m.Decks(); m.Click("deck", 0); m.Click("rename", 0) },
		"import":      func(m *scenetest.Mouse) { m.Decks(); m.Click("import", 0) },
		"an empty lab": func(m *scenetest.Mouse) {
			m.Decks()
			m.Click("deck-lab", 0)
			m.Until(func() bool { return !strings.Contains(m.Words(), m.Stack.T("study-wait")) })
		},
	})
}
