package settings_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/scene/settings"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// A backup in the settings moves everything that is kept from one machine to another.
func TestBackupIsMadeAndBroughtIn(t *testing.T) {
	var zip []byte
	from, _ := scenetest.WithLibrary(t, scenetest.OwnDeck(t, "Aardvark", 11))
	from.Stack.SettingsFile = filepath.Join(t.TempDir(), "settings.json")
	now := from.Stack.Settings
	now.Volume = 35
	require.NoError(t, now.Write(from.Stack.SettingsFile))
	from.Stack.Deliver = func(name string, data []byte) (string, error) { zip = data; return name, nil }
	from.Stack.Push(settings.New())
	from.Frame()
	from.Click("section", 6)
	from.Click("set-backup", 0)
	from.Says("2 files in keyraken-")

	to, l := scenetest.WithLibrary(t, scenetest.OwnDeck(t, "Zebra", 12))
	to.Stack.SettingsFile = filepath.Join(t.TempDir(), "settings.json")
	to.Stack.Pick = func(context.Context, bool, ...string) ([]library.Source, error) { return nil, nil }
	to.Stack.Push(settings.New())
	to.Frame()
	to.Click("section", 6)
	to.Click("set-bring-in", 0)
	to.Frame()
	assert.Equal(t, "settings", to.Stack.Top().Name(), "whoever chooses nothing is told nothing")
	to.Stack.Pick = picked([]byte("no zip"))
	to.Until(func() bool { to.Click("set-bring-in", 0); to.Frame(); return to.Stack.Top().Name() == "message" })
	to.Says("It is not a backup of this program")
	to.Press(widget.Escape)
	to.Frame()
	to.Stack.Pick = picked(zip)
	to.Click("set-bring-in", 0)
	to.Says("New: 2")
	assert.ElementsMatch(t, []string{"Aardvark", "Zebra"}, scenetest.DeckNames(t, l))
	assert.Equal(t, 35, to.Stack.Settings.Volume)
	kept, err := session.ReadSettings(to.Stack.SettingsFile)
	require.NoError(t, err)
	assert.Equal(t, 35, kept.Volume)
}

// picked chooses a file.
func picked(data []byte) func(context.Context, bool, ...string) ([]library.Source, error) {
	return func(context.Context, bool, ...string) ([]library.Source, error) {
		return []library.Source{library.Text("file", data)}, nil
	}
}

// Outside a browser a backup is placed beside the decks.
func TestBackupLiesBesideTheDecks(t *testing.T) {
	m, l := scenetest.WithLibrary(t, scenetest.OwnDeck(t, "Aardvark", 11))
	m.Stack.BackUp()
	m.Says("1 file in")
	found, err := filepath.Glob(filepath.Join(l.Dir(), "exports", "*.zip"))
	require.NoError(t, err)
	require.Len(t, found, 1)
	data, err := os.ReadFile(found[0])
	require.NoError(t, err)
	assert.NotEmpty(t, data)
}
