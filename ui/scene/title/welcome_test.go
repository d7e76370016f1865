package title_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/scene/title"
	"github.com/keyraken/keyraken/ui/widget"
)

func welcomed(t *testing.T) *scenetest.Mouse {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Push(title.Welcome())
	m.Frame()
	require.Equal(t, "welcome", m.Stack.Top().Name())
	return m
}

// At the first start one click begins the first lesson, or an easy game for one.
func TestFirstClickBeginsAGame(t *testing.T) {
	m := welcomed(t)
	assert.Contains(t, m.Words(), m.Stack.T("welcome"))
	assert.Equal(t, []string{m.Stack.T("welcome-learn")}, m.Strong())
	m.Click("play", 0)
	m.Frame()
	first, err := deck.Named(deck.Embedded()[0])
	require.NoError(t, err)
	h := m.Table().Story.Header
	assert.Equal(t, adventure.Easy.String(), h.Difficulty)
	require.Len(t, save.Setup(&h).Decks, 1)
	assert.Equal(t, first.Name, save.Setup(&h).Decks[0].Name)
	assert.Empty(t, h.Seats)

	m = welcomed(t)
	m.Click("learn", 0)
	m.Frame()
	require.NotNil(t, m.Table())
	m.Press(widget.Escape)
	m.Frame()
	m.Click("leave", 0)
	m.Frame()
	assert.Equal(t, "learn", m.Stack.Top().Name())
}

// Both can be had by keys alone. Escape, and a click beside the buttons, lead to the title.
func TestWaysFromTheWelcome(t *testing.T) {
	for what, key := range map[string]func(m *scenetest.Mouse){
		"table": func(m *scenetest.Mouse) { m.Press(widget.Enter) },
		"title": func(m *scenetest.Mouse) { m.Press(widget.Escape) },
	} {
		m := welcomed(t)
		key(m)
		m.Frame()
		assert.Equal(t, what, m.Stack.Top().Name())
	}
	m := welcomed(t)
	m.TabTo("play", 0)
	m.Press(widget.Enter)
	m.Frames(2)
	assert.Equal(t, "table", m.Stack.Top().Name())
	m = welcomed(t)
	m.In.Mouse = layout.Point{X: 640, Y: 120}
	m.Push()
	m.Frame()
	assert.Equal(t, "title", m.Stack.Top().Name())
}
