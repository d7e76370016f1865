package sim

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A bot plays the deals that another has played and is compared with it; the run ends when the question is settled, and resumes where
// it was stopped.
func TestPairs(t *testing.T) {
	dir := t.TempDir()
	weak, strong := filepath.Join(dir, "weak.jsonl"), filepath.Join(dir, "strong.jsonl")
	deals := []string{"--players", "2", "--difficulty", "easy", "--decks", "onyx,argus,mciver", "--draw", "3", "--seed", "7", "--games", "40"}
	pairs := func(path string, args ...string) string {
		return archon.Must(t, append([]string{"sim", "pairs", path}, args...)...)
	}
	assert.Contains(t, pairs(weak, append(deals, "--bot", "random")...), "won 0 of 40, with the 95 % interval ")
	out := pairs(strong, append(deals, "--bot", "greedy", "--against", weak)...)
	assert.Contains(t, out, "by this bot alone 11, by the other alone 0, by neither ")
	assert.Contains(t, out, ": it is better.\n")
	assert.Contains(t, out, "of those that the other wins it wins 0 of 0, ")
	old, err := os.ReadFile(strong)
	require.NoError(t, err)
	assert.Equal(t, out, pairs(strong, append(deals, "--bot", "greedy", "--against", weak, "--workers", "2")...), "nothing is left to play")

	require.NoError(t, os.WriteFile(strong, old[:len(old)-9], 0o600)) // it was stopped while it wrote
	assert.Equal(t, out, pairs(strong, append(deals, "--bot", "greedy", "--against", weak, "--workers", "2")...))
	again, err := os.ReadFile(strong)
	require.NoError(t, err)
	assert.Equal(t, string(old), string(again))

	var r pairsReport
	require.NoError(t, json.Unmarshal([]byte(pairs(weak, "--against", strong, "--json")), &r))
	assert.Equal(t, []int{40, 0, 11}, []int{r.Deals, r.Wins, r.Pairs.Old})
	assert.Positive(t, r.Pairs.Settled)
	assert.False(t, r.Pairs.Better)
	assert.Contains(t, pairs(weak, "--against", strong), "no better")
	assert.Contains(t, pairs(weak, "--against", weak), "not settled yet")
	assert.Contains(t, pairs(weak, "--lang", "ru"), "побед 0 из 40")
	assert.NotContains(t, pairs(weak), "both")
}

func TestWrongFlagsOfPairs(t *testing.T) {
	path := filepath.Join(t.TempDir(), "pairs.jsonl")
	for args, why := range map[string]string{
		"--games -1":            "--games, --draw",
		"--games 1 --mode duel": "--hindsight",
		"--games 1 --bot nobody --decks onyx --draw 1":             "nobody",
		"--games 1 --bot greedy --decks onyx --draw 1 --players 2": "2",
	} {
		_, errs, status := archon.Run("", append([]string{"sim", "pairs", path}, strings.Fields(args)...)...)
		assert.Equal(t, 2, status, args)
		assert.Contains(t, errs, why, args)
	}
	require.NoError(t, os.WriteFile(path, []byte("{}\n"), 0o600))
	for _, args := range [][]string{{path}, {path + "x", "--against", path}} {
		_, errs, status := archon.Run("", append([]string{"sim", "pairs"}, args...)...)
		assert.NotZero(t, status)
		assert.Contains(t, errs, "line 1")
	}
}
