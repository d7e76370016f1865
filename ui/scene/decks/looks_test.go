package decks_test

import (
	"strings"
	"testing"

	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

func TestDecksLookAsBefore(t *testing.T) {
	list := func(m *scenetest.Mouse) {
		m.Decks()
		m.Until(m.Stack.Collection.Fresh)
	}
	scenetest.LookAsBefore(t, map[string]func(m *scenetest.Mouse){
		"list": list,
		"of the game": func(m *scenetest.Mouse) {
			list(m)
			m.Search(deck.Embedded()[0])
			brought := m.Stack.T("figures-brought", m.Stack.T("bot-quick")) // looked up beside the frames
			m.Until(func() bool { return strings.Contains(m.Words(), brought) })
		},
		"none found": func(m *scenetest.Mouse) { list(m); m.In.Typed = []rune("xyzzy"); m.Frames(2) },
		"a card":     func(m *scenetest.Mouse) { list(m); m.Click("deck-card", 4) },
		"a new name": func(m *scenetest.Mouse) { list(m); m.Click("deck", 0); m.Click("rename", 0) },
		"import":     func(m *scenetest.Mouse) { list(m); m.Click("import", 0) },
		"an empty lab": func(m *scenetest.Mouse) {
			list(m)
			m.Click("deck-lab", 0)
			m.Until(func() bool { return !strings.Contains(m.Words(), m.Stack.T("study-wait")) })
		},
	})
}
