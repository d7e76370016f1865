package backup_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/adrg/xdg"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/replay"
)

// home gives the player of this test a home of their own, or none.
func home(t *testing.T, dir string) {
	t.Helper()
	for _, variable := range [...]string{"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"} {
		t.Setenv(variable, dir)
	}
	xdg.Reload()
	t.Cleanup(xdg.Reload)
}

// began begins a game, which is saved.
func began(t *testing.T) {
	t.Helper()
	require.NoError(t, os.MkdirAll(replay.Dir(), 0o755))
	_, errs, status := archon.Run("n\nq\n", "play", "--save", filepath.Join(replay.Dir(), "one"+replay.Extension))
	require.Zero(t, status, errs)
}

// What does not go into a backup is named, and the command fails.
func TestBackupNamesWhatItLeavesOut(t *testing.T) {
	home(t, t.TempDir())
	began(t)
	zip := filepath.Join(t.TempDir(), "all.zip")
	assert.Equal(t, "1 file is in "+zip+"\n", archon.Must(t, "backup", zip))
	require.NoError(t, os.WriteFile(filepath.Join(replay.Dir(), "What now?.jsonl"), []byte("{}\n"), 0o600))
	out, errs, status := archon.Run("", "backup", zip)
	assert.Equal(t, 1, status)
	assert.Equal(t, "1 file is in "+zip+"\n", out)
	assert.Contains(t, errs, "What now?.jsonl: not every system can write its name")
	assert.Contains(t, errs, "1 file is not in the backup")

	home(t, t.TempDir())
	assert.Contains(t, archon.Must(t, "restore", zip), "1 new")
	assert.Contains(t, archon.Must(t, "restore", zip), "1 were here already")
}

// Without a home there is nothing to back up, and nowhere to restore to: the player is told.
func TestBackupWithoutAHome(t *testing.T) {
	home(t, t.TempDir())
	began(t)
	zip := filepath.Join(t.TempDir(), "all.zip")
	archon.Must(t, "backup", zip)
	home(t, "")
	for _, args := range [][]string{{"backup", filepath.Join(t.TempDir(), "none.zip")}, {"restore", zip}} {
		out, errs, status := archon.Run("", args...)
		assert.Equal(t, 2, status)
		assert.Empty(t, out)
		assert.Contains(t, errs, "set HOME, or XDG_DATA_HOME")
		if args[0] == "backup" {
			assert.NoFileExists(t, args[1])
		}
	}
}

// What a restored backup replaces is told, with where it is; so is a file that is no backup.
func TestRestoreTells(t *testing.T) {
	home(t, t.TempDir())
	began(t)
	save := filepath.Join(replay.Dir(), "one"+replay.Extension)
	zip := filepath.Join(t.TempDir(), "all.zip")
	before, err := os.ReadFile(save)
	require.NoError(t, err)
	_, errs, status := archon.Run("1\nq\n", "play", "--resume", save)
	require.Zero(t, status, errs)
	archon.Must(t, "backup", zip)
	const restored = "Restored: 0 new, %d newer than those here, 0 beside one of the same name. %d were here already.\n"
	assert.Equal(t, fmt.Sprintf(restored, 0, 1), archon.Must(t, "restore", zip))

	require.NoError(t, os.WriteFile(save, before, 0o600))
	told, where, _ := strings.Cut(archon.Must(t, "restore", zip), "What they replaced is kept in ")
	assert.Equal(t, fmt.Sprintf(restored, 1, 0), told)
	kept, err := os.ReadFile(filepath.Join(strings.TrimSuffix(where, ".\n"), "games", filepath.Base(save)))
	require.NoError(t, err)
	assert.Equal(t, before, kept)

	broken := filepath.Join(t.TempDir(), "broken.zip")
	require.NoError(t, os.WriteFile(broken, []byte("no backup"), 0o600))
	_, errs, status = archon.Run("", "restore", broken)
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, broken+":")
	for _, command := range []string{"backup", "restore"} {
		for _, files := range [][]string{{}, {"a", "b"}} {
			_, _, status := archon.Run("", append([]string{command}, files...)...)
			assert.Equal(t, 2, status)
		}
	}
}

// Games of every kind are in a backup, and the one that goes on replaces the other by the rules of its own game.
func TestBackupOfAGameOfTheList(t *testing.T) {
	home(t, t.TempDir())
	require.NoError(t, os.MkdirAll(replay.DirOf("shards"), 0o755))
	save := filepath.Join(replay.DirOf("shards"), "one"+replay.Extension)
	zip := filepath.Join(t.TempDir(), "all.zip")
	archon.Say(t, "q\n", "--game", "shards", "--save", save)
	before, err := os.ReadFile(save)
	require.NoError(t, err)
	_, errs, status := archon.Run("1\nq\n", "play", "--resume", save)
	require.Zero(t, status, errs)
	after, err := os.ReadFile(save)
	require.NoError(t, err)
	require.NotEqual(t, before, after)
	assert.Equal(t, "1 file is in "+zip+"\n", archon.Must(t, "backup", zip))
	require.NoError(t, os.WriteFile(save, before, 0o600))
	assert.Contains(t, archon.Must(t, "restore", zip), "1 newer than those here")
	now, err := os.ReadFile(save)
	require.NoError(t, err)
	assert.Equal(t, after, now)

	home(t, t.TempDir())
	assert.Contains(t, archon.Must(t, "restore", zip), "1 new")
	assert.FileExists(t, filepath.Join(replay.DirOf("shards"), "one"+replay.Extension))
}
