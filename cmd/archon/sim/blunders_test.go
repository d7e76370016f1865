package sim

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/blunders"
)

// Blunders are found, kept in a file and counted; a second run examines only what is new.
func TestBlunders(t *testing.T) {
	path := filepath.Join(t.TempDir(), "deals.jsonl")
	args := []string{"sim", "blunders", path, "--players", "2", "--difficulty", "easy", "--decks", "onyx,argus,mciver", "--draw", "3",
		"--bot", "greedy", "--eyes", "greedy:4", "--worlds", "1", "--seed", "7", "--games"}
	out := archon.Must(t, append(args, "3")...)
	for _, words := range []string{"2 players, easy; bot greedy, hindsight greedy:4\n", "deals: 3; hindsight wins ", "blunders found: ",
		"by kind:\n", "by round:\n",
		"in 1 imagined future each, hindsight won "} {
		assert.Contains(t, out, words)
	}
	old, err := os.ReadFile(path)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(path, old[:len(old)-30], 0o600)) // it was stopped while it wrote
	assert.Equal(t, out, archon.Must(t, append(args, "3", "--workers", "2")...))
	again, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, string(old), string(again))

	out = archon.Must(t, "sim", "blunders", path, "--lang", "ru")
	for _, words := range []string{"2 игрока, easy; бот greedy, взгляд назад greedy:4\n", "партий: 3; взгляд назад выигрывает ",
		"найдено ошибок: ", "по виду:\n"} {
		assert.Contains(t, out, words)
	}
	var sums []blunders.Summary
	require.NoError(t, json.Unmarshal([]byte(archon.Must(t, "sim", "blunders", path, "--json")), &sums))
	require.Len(t, sums, 1)
	assert.Equal(t, 3, sums[0].Deals)
}

// Each table and kind of blunder has words.
func TestWordsOfBlunders(t *testing.T) {
	sums := blunders.Sum([]blunders.Deal{{Key: blunders.Key{Players: 2}, Blunder: &blunders.Blunder{Kind: blunders.House}}})
	for _, table := range sums[0].Tables {
		assert.Contains(t, blunderTables, table.By)
	}
	for _, k := range blunders.Kinds {
		assert.Contains(t, blunderKinds, k)
	}
}

func TestWrongFlagsOfBlunders(t *testing.T) {
	path := filepath.Join(t.TempDir(), "deals.jsonl")
	assert.Contains(t, archon.Must(t, "sim", "blunders", path), "no deals")
	for args, why := range map[string]string{
		"--games -1":            "--games, --draw",
		"--games 1 --mode duel": "--hindsight",
		"--games 1 --eyes greedy --decks onyx --draw 1": "greedy:100",
		"--games 1 --bot nobody --decks onyx --draw 1":  "nobody",
	} {
		_, errs, status := archon.Run("", append([]string{"sim", "blunders", path}, strings.Fields(args)...)...)
		assert.Equal(t, 2, status, args)
		assert.Contains(t, errs, why, args)
	}
	require.NoError(t, os.WriteFile(path, []byte("x\n"), 0o600))
	_, errs, status := archon.Run("", "sim", "blunders", path)
	assert.NotZero(t, status)
	assert.Contains(t, errs, "line 1")
}
