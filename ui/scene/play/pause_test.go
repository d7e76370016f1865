package play_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/scene/games"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// offered are the labels of the menu of a game.
func offered(m *scenetest.Mouse) (all []string) {
	for _, what := range []string{"resume", "undo-turn", "rules", "settings", "restart", "leave", "concede"} {
		if s, ok := m.Find(what, 0); ok {
			all = append(all, s.Label)
		}
	}
	return all
}

func said(m *scenetest.Mouse, keys ...string) (all []string) {
	for _, key := range keys {
		all = append(all, m.Stack.T(key))
	}
	return all
}

// The menu of a game offers what may be done in it: all of it while it is played, no more than
// to leave it once it is over or only watched.
func TestMenuOfAGame(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Begin()
	m.Press(widget.Menu)
	m.Frame()
	require.Equal(t, "pause", m.Stack.Top().Name())
	assert.Equal(t, said(m, "resume", "undo-turn", "rules", "settings", "restart", "save-leave", "concede-menu"), offered(m))
	assert.Contains(t, m.Strong(), m.Stack.T("resume"))
	m.Click("concede", 0)
	m.Frame()
	m.Click("confirm", 0)
	m.Frames(30)
	m.Click("look", 0)
	m.Frame()
	m.Press(widget.Menu)
	m.Frame()
	assert.Equal(t, said(m, "resume", "undo-turn", "rules", "settings", "restart", "leave-game"), offered(m))
	m.Click("leave", 0)
	m.Frames(2)

	saves, err := filepath.Glob(filepath.Join(m.Stack.Games, "*.jsonl"))
	require.NoError(t, err)
	require.Len(t, saves, 1)
	games.WatchFile(m.Stack, saves[0])
	m.Until(func() bool { return m.Stack.Top().Name() == "replay" })
	m.Press(widget.Menu)
	m.Frame()
	assert.Equal(t, said(m, "resume", "rules", "settings", "leave-game"), offered(m))

	m = newBrawl(t, brawl())
	m.Press(widget.Escape)
	m.Frame()
	assert.Contains(t, offered(m), m.Stack.T("leave-game"), "it is not saved")
}

// Whatever means back, or nothing in particular, resumes the game.
func TestGameIsResumed(t *testing.T) {
	m := newBrawl(t, brawl())
	for _, key := range []widget.Key{widget.Escape, widget.Menu, widget.Enter} {
		m.Press(widget.Escape)
		m.Frame()
		require.Equal(t, "pause", m.Stack.Top().Name())
		m.Press(key)
		m.Frame()
		assert.Equal(t, "table", m.Stack.Top().Name())
	}
}

// The last turn is undone as a whole, across the monster's; the one before by another undo.
func TestLastTurnIsUndone(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Begin()
	m.House()
	undo := func() {
		m.Press(widget.Escape)
		m.Frame()
		m.Click("undo-turn", 0)
		m.Frames(2)
		require.Equal(t, "table", m.Stack.Top().Name())
	}
	m.Turns(3, 5)
	tb := m.Table()
	turn, chapters := tb.Tally.Turns, tb.Chapters()
	begun := func(turn int) int {
		for _, c := range chapters {
			if c.Turn == turn {
				return c.At
			}
		}
		return -1
	}
	if tb.Story.At() > begun(turn) {
		undo()
	}
	require.Equal(t, begun(turn), tb.Story.At())
	undo()
	assert.Equal(t, begun(turn-1), tb.Story.At())
	assert.Equal(t, turn-1, tb.Tally.Turns)
	for tb.MayUndo() {
		undo()
	}
	m.Press(widget.Escape)
	m.Frame()
	assert.Equal(t, m.Stack.T("undo-nothing"), m.MustFind("undo-turn", 0).Why)
}

// Enter answers no question about giving up, leaving and the like with yes: the safe answer is
// the one that stands out.
func TestTheSafeAnswerIsUsual(t *testing.T) {
	m := newBrawl(t, brawl())
	m.Stack.Settings.Confirm = true
	for _, way := range []string{"concede", "leave", "restart"} {
		m.Press(widget.Escape)
		m.Frame()
		m.Click(way, 0)
		m.Frame()
		require.Equal(t, "confirm", m.Stack.Top().Name(), way)
		assert.Contains(t, m.Strong(), m.Stack.T("cancel"))
		assert.NotContains(t, m.Strong(), m.MustFind("confirm", 0).Label)
		m.In.Mouse.X, m.In.Mouse.Y = -10, -10
		m.Press(widget.Enter)
		m.Frame()
		assert.Equal(t, "pause", m.Stack.Top().Name(), way)
		m.Press(widget.Escape)
		m.Frame()
	}
	assert.False(t, m.Table().Board.Over)
	assert.Equal(t, 0, m.Table().Story.At())
}

// Keys begin at the way back in the menu, and at the safe answer of a question, wherever they were before.
func TestKeysBeginAtTheWayBack(t *testing.T) {
	m := newBrawl(t, brawl())
	for tabs := range 8 {
		for range tabs + 1 {
			m.Press(widget.Tab)
		}
		m.Press(widget.Menu)
		m.Frames(2)
		require.Equal(t, widget.ID{What: "resume"}, m.Stack.Pointed(), tabs)
		for _, way := range []string{"concede", "leave", "restart"} {
			m.TabTo(way, 0)
			m.Press(widget.Enter)
			m.Frames(3)
			require.Equal(t, "confirm", m.Stack.Top().Name())
			assert.Equal(t, widget.ID{What: "cancel"}, m.Stack.Pointed(), way)
			m.Press(widget.Enter)
			m.Frames(2)
			require.Equal(t, "pause", m.Stack.Top().Name(), way)
		}
		m.TabTo("resume", 0)
		m.Press(widget.Enter)
		m.Frames(2)
		require.Equal(t, "table", m.Stack.Top().Name())
	}
}

// A gamepad reaches all of the menu, and its settings.
func TestMenuByGamepad(t *testing.T) {
	m := newBrawl(t, brawl())
	m.ByGamepad()
	m.Press(widget.Menu)
	m.Frame()
	m.Click("settings", 0)
	m.Frames(2)
	require.Equal(t, "settings", m.Stack.Top().Name())
	m.Press(widget.Escape)
	m.Frame()
	m.Click("resume", 0)
	m.Frames(2)
	assert.Equal(t, "table", m.Stack.Top().Name())
}

// The picture tells where the dialogs over a table begin: what lies under them need not be drawn
// again when they open and close.
func TestPictureTellsWhatDialogsCover(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Begin()
	assert.Zero(t, m.Stack.Picture().Covered)
	m.Press(widget.Menu)
	m.Frame()
	list := m.Stack.Picture()
	under := list.Covered
	require.Greater(t, under, list.Far)
	assert.Equal(t, theme.Veil, list.Ops[under].Color, "a dialog begins with its veil")
	m.Click("concede", 0)
	m.Frame()
	assert.Equal(t, under, m.Stack.Picture().Covered, "another one lies over the same table")
	m.Press(widget.Escape)
	m.Press(widget.Escape)
	m.Frame()
	assert.Zero(t, m.Stack.Picture().Covered)
}
