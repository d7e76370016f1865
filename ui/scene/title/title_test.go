package title_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// Everything can be reached from the title and left again, with the mouse and
// with Escape.
func TestWaysThroughTheScreens(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	at := func(name string) {
		t.Helper()
		m.Frame()
		require.Equal(t, name, m.Stack.Top().Name())
	}
	at("title")
	m.Click("settings", 0)
	at("settings")
	m.Press(widget.Escape)
	at("title")
	m.Click("new-adventure", 0)
	at("new-adventure")
	m.Click("back", 0)
	at("title")
	m.Click("new-adventure", 0)
	m.Click("begin", 0)
	at("table")
	m.Settle()
	m.Click("menu-button", 0)
	at("settings")
	m.Click("back", 0)
	at("table")
	m.Click("pile-1", layout.DeckPile)
	at("pile")
	m.Click("close", 0)
	at("table")
	m.Point("card", int(m.Table().Board.Piles[0][card.Hand][0]))
	m.In.Context = true
	m.Frame()
	at("zoom")
	m.Press(widget.Escape)
	at("table")
	m.Press(widget.Escape)
	at("settings")
	m.Click("leave", 0)
	at("title")
	m.Click("quit", 0)
	assert.True(t, m.Stack.Closed)
}

// Enter goes on with the game that was left, or begins one if there is none; the key and the strong
// button mean the same.
func TestEnterGoesOn(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	assert.Equal(t, []string{m.Stack.T("new-game")}, m.Strong())
	m.Press(widget.Enter)
	m.Frame()
	require.Equal(t, "new-adventure", m.Stack.Top().Name())
	m.Click("begin", 0)
	m.Frame()
	m.Settle()
	path := m.Table().Story.Path()
	m.Stack.Home()
	m.Frames(2)
	m.CanGoOn("continue")
	assert.Contains(t, m.Strong(), m.Stack.T("continue"))
	assert.NotContains(t, m.Strong(), m.Stack.T("new-game"))
	m.Press(widget.Enter)
	m.Until(func() bool { return m.Stack.Top().Name() == "table" })
	assert.Equal(t, path, m.Table().Story.Path())
}
