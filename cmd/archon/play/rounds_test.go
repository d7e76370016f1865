package play_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/replay"
)

// rounds plays a match of Shards of Infinity, or continues it; it must succeed.
func rounds(t *testing.T, lines string, args ...string) string {
	t.Helper()
	out, errs, status := archon.Run(lines, append([]string{"play"}, args...)...)
	require.Zero(t, status, errs)
	return out
}

// Computers play a match of another game to its end: whoever has won goes last in the next game, and each game is kept.
func TestMatchOfAnotherGame(t *testing.T) {
	archontest.OwnLibrary(t)
	file := filepath.Join(t.TempDir(), "m.match")
	out := rounds(t, "", "--game", "shards", "--match", "best-of-three", "--players", "3", "--seed", "3", "--save", file,
		"--seat", "1=greedy", "--seat", "2=greedy", "--seat", "3=greedy")
	assert.Contains(t, out, "Match: 2 wins; whoever wins a game goes last in the next.\n")
	assert.Contains(t, out, "Game 1 (Player 1 (greedy): 0, Player 2 (greedy): 0, Player 3 (greedy): 0).\n")
	f, err := match.Open(file, nil, games.Shards())
	require.NoError(t, err)
	require.True(t, f.Over())
	require.Equal(t, 2, f.Wins()[f.Winner()])
	assert.Contains(t, out, "The match is over. Player "+string(rune('1'+f.Winner()))+" (greedy) wins: ")
	for n := range f.Games() {
		assert.Equal(t, "shards", replay.GameOf(f.SaveOf(n)))
		if n > 0 {
			assert.EqualValues(t, (f.Games()[n-1].Winner+1)%3, f.Games()[n].First)
		}
	}
	assert.Contains(t, rounds(t, "", "--resume", file), "The match is over.")
}

// A person who leaves goes on where the match was left, by its file or by the save of its game.
func TestResumeMatchOfAnotherGame(t *testing.T) {
	archontest.OwnLibrary(t)
	file := filepath.Join(t.TempDir(), "m.match")
	out := rounds(t, "1\nq\n", "--game", "shards", "--match", "best-of-five", "--seed", "4", "--seat", "2=greedy", "--save", file)
	assert.Contains(t, out, "Match: 3 wins;")
	saves, err := filepath.Glob(filepath.Join(filepath.Dir(file), "*"+replay.Extension))
	require.NoError(t, err)
	require.Len(t, saves, 1)
	before, err := os.ReadFile(file)
	require.NoError(t, err)
	for _, path := range []string{file, saves[0]} {
		out = rounds(t, "q\n", "--resume", path)
		assert.Contains(t, out, "The match goes on: 3 wins;")
		assert.Contains(t, out, "Game 1 (Player 1: 0, Player 2 (greedy): 0).")
	}
	after, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, before, after)

	out = rounds(t, "", "--resume", saves[0], "--seat", "1=greedy")
	assert.Equal(t, 1, strings.Count(out, "\nGame 1 was won by Player "))
	assert.Regexp(t, `^The match is over\. .* wins: .*: 3\b`, out[strings.LastIndex(out, "\nThe match")+1:])
}

// What is no match of the game is refused.
func TestNoMatchOfAnotherGame(t *testing.T) {
	for _, args := range [][]string{
		{"--match", "adaptive"}, {"--match", "sealed,single"}, {"--match", "single", "--save", "x.jsonl"},
		{"--match", "single", "--seat", "5=greedy"}, {"--match", "single", "--seat", "1=nobody"},
		{"--match", "single", "--mode", "nemesis"}, {"--match", "single", "--chains", "1,0"},
	} {
		_, errs, status := archon.Run("", append([]string{"play", "--game", "shards"}, args...)...)
		assert.NotZero(t, status, strings.Join(args, " "))
		assert.NotEmpty(t, errs)
	}
}
