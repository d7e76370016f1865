package games_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

func TestGamesLookAsBefore(t *testing.T) {
	played := time.Date(2026, 11, 20, 20, 0, 0, 0, time.Local)
	read := func(m *scenetest.Mouse) {
		m.Stack.ReadSaves()
		m.Until(func() bool { _, all := m.Stack.Saves.List(); return all })
	}
	begun := func(m *scenetest.Mouse, tab int) {
		m.Stack.Games = m.T.TempDir()
		m.Bidding()
		m.Press(widget.Escape)
		m.CanGoOn("continue")
		all, err := filepath.Glob(filepath.Join(m.Stack.Games, "*"))
		require.NoError(t, err)
		for _, file := range all {
			require.NoError(t, os.Chtimes(file, played, played))
		}
		m.Click("games", 0)
		m.Click("games-tab", tab)
		read(m)
	}
	scenetest.LookAsBefore(t, map[string]func(m *scenetest.Mouse){
		"none": func(m *scenetest.Mouse) {
			m.Stack.Games = m.T.TempDir()
			m.Click("games", 0)
			read(m)
		},
		"a match":     func(m *scenetest.Mouse) { begun(m, 0) },
		"its games":   func(m *scenetest.Mouse) { begun(m, 1) },
		"one to undo": func(m *scenetest.Mouse) { begun(m, 1); m.Click("games-bin", 0); m.Frame() },
	})
}
