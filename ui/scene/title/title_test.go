package title_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
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
	at("pause")
	m.Click("settings", 0)
	at("settings")
	m.Click("back", 0)
	at("pause")
	m.Click("resume", 0)
	at("table")
	m.Click("pile-1", layout.DeckPile)
	at("pile")
	m.Click("close", 0)
	at("table")
	m.Point("card", int(m.Table().Board.Piles[0][card.Hand][0]))
	m.In.RightDown = true
	m.Frame()
	at("zoom")
	m.Press(widget.Escape)
	at("table")
	m.Press(widget.Escape)
	at("pause")
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

// Every button of the title leads to its scene, and Escape back; a chosen deck goes into a new game.
func TestButtonsOfTheTitle(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	assert.Contains(t, m.Words(), m.Stack.T("unofficial"))
	assert.Contains(t, m.Words(), fault.Version())
	for _, what := range []string{"learn", "puzzles", "decks", "games", "records", "rules", "settings", "new-adventure"} {
		m.Click(what, 0)
		m.Frames(2)
		assert.Equal(t, what, m.Stack.Top().Name())
		m.Press(widget.Escape)
		m.Frame()
		require.Equal(t, "title", m.Stack.Top().Name())
	}
	m.Click("decks", 0)
	m.Until(func() bool { _, ok := m.Find("deck", 0); return ok })
	m.Search(deck.Embedded()[3])
	m.Click("play-deck", 0)
	m.Frames(2)
	require.Equal(t, "new-adventure", m.Stack.Top().Name())
	d, err := deck.Named(deck.Embedded()[3])
	require.NoError(t, err)
	assert.Contains(t, m.Words(), d.Name)
}

// What leads away from any scene begins at the title: a plan, and a page of the rules.
func TestWaysFromEveryScene(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Click("records", 0)
	m.Stack.OpenSetup(session.DefaultPlan(1234))
	m.Frames(2)
	require.Equal(t, "new-adventure", m.Stack.Top().Name())
	m.Click("more", 0)
	assert.Equal(t, "1234", m.MustFind("seed", 0).Label)
	m.Press(widget.Escape)
	m.Frame()
	m.Press(widget.Escape)
	m.Frame()
	require.Equal(t, "title", m.Stack.Top().Name())
	m.Stack.OpenArticle("keyword-taunt")
	m.Frame()
	require.Equal(t, "rules", m.Stack.Top().Name())
	assert.Contains(t, strings.ReplaceAll(m.Words(), "\n", " "), "can be attacked only if they have taunt")
}
