package scenetest

import (
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/ui/scene/gallery"
)

// CustomChoice is the place of "Custom" among the difficulties.
const CustomChoice = int(adventure.Hard) + 1

// Custom opens the conditions of a new adventure.
func (m *Mouse) Custom() {
	m.T.Helper()
	m.Click("new-adventure", 0)
	m.Click("difficulty", int(adventure.Normal))
	m.Click("difficulty", CustomChoice)
	m.Frames(2)
	require.Equal(m.T, "conditions", m.Stack.Top().Name())
}

// Likenesses opens the gallery at a few pictures that look alike.
func (m *Mouse) Likenesses() {
	m.Stack.Push(gallery.New(m.Stack))
	m.Click("gallery-set", 1+len(cards.SetNames())) // of the adventure
	m.Click("gallery-alike", 0)
	m.Until(func() bool { _, ok := m.Find("gallery-card", 1); return ok })
}
