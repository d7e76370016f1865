package replay

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
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

// saved is a save of two inputs: a creature reaps, and the turn ends.
func saved(t *testing.T) (string, *save.Story) {
	t.Helper()
	rules, err := pool.Shipped.Rules()
	require.NoError(t, err)
	at, err := scenario.Parse([]byte(`{"house":"brobnar","players":[{"line":["troll"]},{"houses":["dis"]}]}`))
	require.NoError(t, err)
	s, err := replay.New(rules, save.Position(at))
	require.NoError(t, err)
	for _, words := range []string{"reap 1", "end"} {
		c, err := s.Game().Parse(words)
		require.NoError(t, err)
		err = s.Do(c)
		require.NoError(t, err)
	}
	path := filepath.Join(t.TempDir(), "a.jsonl")
	require.NoError(t, s.WriteFile(path))
	return path, s
}

// A game is told from its beginning up to an input, all of it unless one is given.
func TestReplayTells(t *testing.T) {
	path, _ := saved(t)
	const first = "Duel, turn 4, free undo.\nTroll reaps.\nPlayer 1 gains 1 æmber.\nTroll: Reap: Heal 3 damage from Troll.\n" +
		"Troll: there is no damage to heal.\n"
	all := archon.Must(t, "replay", path)
	assert.Equal(t, first+"Troll readies.\n\nPlayer 2's turn begins.\nPlayer 2 chooses Dis as the active house.\n", all)
	assert.Equal(t, first, archon.Must(t, "replay", "--to", "1", path))
	assert.Equal(t, all, archon.Must(t, "replay", "--to", "2", path))
	assert.NotContains(t, archon.Must(t, "replay", "--to", "0", path), "Troll")
	for _, beyond := range []string{"-1", "3"} {
		_, errs, status := archon.Run("", "replay", path, "--to", beyond)
		assert.Equal(t, 2, status)
		assert.Contains(t, errs, beyond)
	}
}

// As JSON it is the set-up, and each input with what came of it.
func TestReplayAsJSON(t *testing.T) {
	path, s := saved(t)
	dec := json.NewDecoder(strings.NewReader(archon.Must(t, "replay", "--json", path)))
	var h replay.Header
	require.NoError(t, dec.Decode(&h))
	assert.Equal(t, "duel", h.Mode)
	var steps [2]step
	for i := range steps {
		require.NoError(t, dec.Decode(&steps[i]))
		assert.Equal(t, i+1, steps[i].N)
	}
	assert.Len(t, steps[0].Story, 4)
	assert.Equal(t, "Troll reaps.", steps[0].Story[0])
	assert.Equal(t, []string{"reap 1", "end"}, []string{steps[0].Input, steps[1].Input})
	assert.Less(t, steps[0].Turn, steps[1].Turn)
	assert.NotContains(t, steps[1].Story, "", "no empty lines")
	assert.Equal(t, fmt.Sprintf("%016x", s.Game().Hash()), steps[1].Hash)
	assert.False(t, dec.More())
}

func TestHelp(t *testing.T) { archon.Helps(t, "replay", "--to", "--json") }
