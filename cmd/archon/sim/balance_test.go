package sim

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/balance"
)

// Games are played, kept in a file and counted; a second run plays only what is new.
func TestBalance(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.jsonl")
	args := []string{"sim", "balance", path, "--players", "1,2", "--difficulty", "easy,normal", "--decks", "onyx,argus,mciver",
		"--draw", "3", "--bot", "random,greedy", "--every", "12", "--seed", "7", "--games"}
	out := archon.Must(t, append(args, "1")...)
	for _, words := range []string{"Rise of the Keyraken: 8 games\n", "won, with the 95 % interval:\n", " 1 player ", "  normal  greedy  ",
		"than by random at the same deals:\n", "40 seconds a turn", "  easy    2 players  random  ", "  Titanic Maw ", "  Brobnar "} {
		assert.Contains(t, out, words)
	}
	for line := range strings.Lines(out) {
		assert.NotRegexp(t, ` \n$`, line)
	}
	old, err := os.ReadFile(path)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(path, old[:len(old)-30], 0o600)) // it was stopped while it wrote
	assert.Equal(t, out, archon.Must(t, append(args, "1")...))
	assert.Equal(t, out, archon.Must(t, "sim", "balance", path))
	again, err := os.ReadFile(path)
	require.NoError(t, err)
	archon.Must(t, append(args, "1", "--every", "0")...)
	more, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, again, more, "nothing is played again only to look at no turns")

	out = archon.Must(t, "sim", "balance", path, "--players", "2", "--bot", "greedy", "--difficulty", "normal", "--seconds", "60")
	assert.Contains(t, out, "Rise of the Keyraken: 1 game\n")
	assert.Contains(t, out, "; 60 seconds a turn")
	assert.NotContains(t, out, "easy")
	out = archon.InRussian(t, "", "sim", "balance", path)
	for _, words := range []string{"Пробуждение Ключекракена: 8 партий\n", "  обычный  ", "2 игрока", "  Бробнар "} {
		assert.Contains(t, out, words)
	}
	var sums []balance.Summary
	require.NoError(t, json.Unmarshal([]byte(archon.Must(t, "sim", "balance", path, "--json")), &sums))
	require.Len(t, sums, 1)
	assert.Len(t, sums[0].Cells, 8)
	assert.Len(t, sums[0].Cards, 26)
	looked, empty := 0, 0
	for _, c := range sums[0].Cells {
		looked, empty = looked+c.Looked, empty+c.Dead.N+c.Decided.N
	}
	assert.Greater(t, looked, empty, "some turns are open")
}

// A variant is measured like a difficulty.
func TestBalanceOfVariants(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.jsonl")
	args := []string{"sim", "balance", path, "--variant", "storm", "--players", "1", "--every", "0", "--bot", "random"}
	assert.Contains(t, archon.Must(t, append(args, "--games", "1")...), ": 1 game\n")
	assert.Contains(t, archon.Must(t, args...), ": 1 game\n")
	assert.Contains(t, archon.Must(t, "sim", "balance", path, "--difficulty", "easy"), "no such games")
}

func TestWrongFlagsOfBalance(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.jsonl")
	assert.Contains(t, archon.Must(t, "sim", "balance", path), "no such games")
	for args, why := range map[string]string{
		"--games -1":                 "--games, --draw",
		"--seconds 0":                "--seconds",
		"--mode duel":                "adventure",
		"--games 1 --bot nobody":     "nobody",
		"--games 1 --players 4":      "4",
		"--games 1 --players 0":      "0",
		"--games 1 --difficulty odd": "odd",
	} {
		_, errs, status := archon.Run("", append([]string{"sim", "balance", path}, strings.Fields(args)...)...)
		assert.Equal(t, 2, status, args)
		assert.Contains(t, errs, why, args)
	}
	require.NoError(t, os.WriteFile(path, []byte("x\n"), 0o600))
	_, errs, status := archon.Run("", "sim", "balance", path)
	assert.NotZero(t, status)
	assert.Contains(t, errs, "line 1")
}
