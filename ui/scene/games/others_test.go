package games_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene/games"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

// A game that the window knows by package game alone is listed among the others, continued, and deleted unless that is undone.
func TestGamesOfAnotherKind(t *testing.T) {
	race := &scenetest.Race{}
	m := scenetest.NewBeside(t, scenetest.AtOnce, race.Other())
	m.Stack.Games = t.TempDir()
	path, over := m.Raced(3, "2=careful"), m.Raced(99)
	broken := filepath.Join(filepath.Dir(path), "broken"+replay.Extension)
	require.NoError(t, os.WriteFile(broken, []byte("no save"), 0o600))
	m.Begin()
	m.Stack.Home()
	m.Click("games", 0)
	m.Looked()
	assert.Equal(t, m.Stack.T("games-open", 3), m.MustFind("games-tab", 0).Label)
	assert.Contains(t, m.Words(), "To 21 points")
	assert.Contains(t, m.Words(), "Race · Turn 4")
	assert.Contains(t, m.Words(), "broken"+replay.Extension)
	saves, _ := m.Stack.Saves.List()
	at, row := -1, 0
	for i := range saves {
		if saves[i].Path == path {
			at = row
		}
		if !saves[i].Over {
			row++
		}
	}
	m.Click("games-continue", at)
	m.Frames(2)
	assert.Equal(t, []string{path}, race.Done)
	assert.Equal(t, "race", m.Stack.Settings.Game, "the title goes on with it")
	m.Stack.Home()
	m.Click("games", 0)
	m.Looked()
	games.WatchFile(m.Stack, path) // as when it is dropped on the window
	m.Frames(2)
	assert.Equal(t, "replay", m.Stack.Top().Name())
	assert.Contains(t, m.Words(), "of 21 points")
	m.Stack.Home()
	m.Click("games", 0)
	m.Looked()
	m.Click("games-bin", at)
	m.Click("games-keep", at)
	m.Click("games-tab", 1)
	m.Frame()
	assert.Equal(t, m.Stack.T("games-over", 1), m.MustFind("games-tab", 1).Label)
	assert.Equal(t, m.Stack.T("watch"), m.MustFind("games-watch", 0).Label)
	assert.Regexp(t, m.Stack.T("victory")+"|"+m.Stack.T("defeat"), m.Words())
	m.Click("games-bin", 0)
	m.Click("back", 0)
	m.Looked()
	assert.NoFileExists(t, over)
	assert.FileExists(t, path)
	assert.FileExists(t, broken)
}
