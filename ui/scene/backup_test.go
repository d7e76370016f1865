package scene_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/ui/scene/settings"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// A backup in the settings moves everything that is kept from one machine to another.
func TestBackupIsMadeAndBroughtIn(t *testing.T) {
	var zip []byte
	from, _ := withLibrary(t, ownDeck(t, "Aardvark", 11))
	from.s.SettingsFile = filepath.Join(t.TempDir(), "settings.json")
	now := from.s.Settings
	now.Volume = 35
	require.NoError(t, now.Write(from.s.SettingsFile))
	from.s.Deliver = func(name string, data []byte) (string, error) { zip = data; return name, nil }
	from.s.Push(settings.New(nil))
	from.frame()
	from.click("section", 6)
	from.click("set-backup", 0)
	from.says("2 files in keyraken-")

	to, l := withLibrary(t, ownDeck(t, "Zebra", 12))
	to.s.SettingsFile = filepath.Join(t.TempDir(), "settings.json")
	to.s.Pick = func(bool, ...string) ([]library.Source, error) { return nil, nil }
	to.s.Push(settings.New(nil))
	to.frame()
	to.click("section", 6)
	to.click("set-bring-in", 0)
	to.frame()
	assert.Equal(t, "settings", to.s.Top().Name(), "whoever chooses nothing is told nothing")
	to.s.Pick = picked([]byte("no zip"))
	to.until(func() bool { to.click("set-bring-in", 0); to.frame(); return to.s.Top().Name() == "message" })
	to.says("It is not a backup of this program")
	to.press(widget.Escape)
	to.frame()
	to.s.Pick = picked(zip)
	to.click("set-bring-in", 0)
	to.says("New: 2")
	assert.ElementsMatch(t, []string{"Aardvark", "Zebra"}, names(t, l))
	assert.Equal(t, 35, to.s.Settings.Volume)
	kept, err := session.ReadSettings(to.s.SettingsFile)
	require.NoError(t, err)
	assert.Equal(t, 35, kept.Volume)
}

// picked chooses a file.
func picked(data []byte) func(bool, ...string) ([]library.Source, error) {
	return func(bool, ...string) ([]library.Source, error) {
		return []library.Source{library.Text("file", data)}, nil
	}
}

// Outside a browser a backup is placed beside the decks.
func TestBackupLiesBesideTheDecks(t *testing.T) {
	m, l := withLibrary(t, ownDeck(t, "Aardvark", 11))
	m.s.BackUp()
	m.says("1 file in")
	found, err := filepath.Glob(filepath.Join(l.Dir(), "exports", "*.zip"))
	require.NoError(t, err)
	require.Len(t, found, 1)
	data, err := os.ReadFile(found[0])
	require.NoError(t, err)
	assert.NotEmpty(t, data)
}
