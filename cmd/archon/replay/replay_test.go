package replay

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/replay"
)

// Each simulated game is saved, verifies, and is small.
func TestSimulatedGamesAreSavedAndVerify(t *testing.T) {
	for _, args := range [][]string{
		{"--mode", "duel", "--decks", "onyx,argus"},
		{"--decks", "onyx"},
		{"--decks", "argus,onyx,argus", "--difficulty", "hard"},
	} {
		dir := filepath.Join(t.TempDir(), "games")
		archon.Must(t, append([]string{"sim", "--bot", "random", "--games", "4", "--save", dir}, args...)...)
		paths, err := replay.List(dir)
		require.NoError(t, err)
		require.Len(t, paths, 4)
		for _, path := range paths {
			out := archon.Must(t, "replay", path)
			assert.Contains(t, out, "Player 1's turn begins.")
			assert.NotContains(t, out, "%!")
			info, err := os.Stat(path)
			require.NoError(t, err)
			assert.Less(t, info.Size(), int64(64<<10))
		}
	}
}

func TestReplay(t *testing.T) {
	dir := t.TempDir()
	archon.Must(t, "sim", "--games", "1", "--save", dir)
	path := filepath.Join(dir, "game-000000.jsonl")
	var inputs []step
	lines := strings.Split(strings.TrimSpace(archon.Must(t, "replay", "--json", "--to", "7", path)), "\n")
	for _, line := range lines[1:] {
		var in step
		require.NoError(t, json.Unmarshal([]byte(line), &in))
		inputs = append(inputs, in)
	}
	require.Len(t, inputs, 7)
	assert.Equal(t, 7, inputs[6].N)
	assert.Less(t, len(archon.Must(t, "replay", "--to", "7", path)), len(archon.Must(t, "replay", path)))

	data, err := os.ReadFile(path)
	require.NoError(t, err)
	broken := filepath.Join(dir, "broken.jsonl")
	require.NoError(t, os.WriteFile(broken, data[:len(data)-10], 0o600))
	_, errs, status := archon.Run("", "replay", broken)
	assert.Equal(t, 1, status)
	assert.Contains(t, errs, "the last line is not complete")

	at := bytes.Index(data, []byte(`"hash":"`)) + 8
	other := bytes.Clone(data)
	copy(other[at:], "0123456789abcdef")
	require.NoError(t, os.WriteFile(broken, other, 0o600))
	_, errs, status = archon.Run("", "replay", broken)
	assert.Equal(t, 1, status)
	assert.Contains(t, errs, "not as it was")

	for _, args := range [][]string{{"replay"}, {"replay", "./none.jsonl"}, {"replay", path, "--to", "99999"},
		{"replay", path, "--json", "--text"}} {
		_, _, status := archon.Run("", args...)
		assert.Equal(t, 2, status, args)
	}
}
