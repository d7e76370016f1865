package main

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
		must(t, append([]string{"sim", "--bot", "random", "--games", "4", "--save", dir}, args...)...)
		paths, err := replay.List(dir)
		require.NoError(t, err)
		require.Len(t, paths, 4)
		for _, path := range paths {
			out := must(t, "replay", path)
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
	must(t, "sim", "--games", "1", "--save", dir)
	path := filepath.Join(dir, "game-000000.jsonl")
	var inputs []told
	lines := strings.Split(strings.TrimSpace(must(t, "replay", "--json", "--to", "7", path)), "\n")
	for _, line := range lines[1:] {
		var in told
		require.NoError(t, json.Unmarshal([]byte(line), &in))
		inputs = append(inputs, in)
	}
	require.Len(t, inputs, 7)
	assert.Equal(t, 7, inputs[6].N)
	assert.Less(t, len(must(t, "replay", "--to", "7", path)), len(must(t, "replay", path)))

	data, err := os.ReadFile(path)
	require.NoError(t, err)
	broken := filepath.Join(dir, "broken.jsonl")
	require.NoError(t, os.WriteFile(broken, data[:len(data)-10], 0o600))
	_, errs, status := archon("", "replay", broken)
	assert.Equal(t, 1, status)
	assert.Contains(t, errs, "the last line is not complete")

	at := bytes.Index(data, []byte(`"hash":"`)) + 8
	other := bytes.Clone(data)
	copy(other[at:], "0123456789abcdef")
	require.NoError(t, os.WriteFile(broken, other, 0o600))
	_, errs, status = archon("", "replay", broken)
	assert.Equal(t, 1, status)
	assert.Contains(t, errs, "not as it was")

	for _, args := range [][]string{{"replay"}, {"replay", "./none.jsonl"}, {"replay", path, "--to", "99999"},
		{"replay", path, "--json", "--text"}} {
		_, _, status := archon("", args...)
		assert.Equal(t, 2, status, args)
	}
}

func TestSoak(t *testing.T) {
	out := must(t, "soak", "--decisions", "3000", "--seed", "5", "--workers", "1")
	assert.Contains(t, out, "decisions in")
	assert.Contains(t, out, "peak use: ")
}

// Decisions that the players agreed not to undo stay, and a message says why.
func TestUndoKeepsToTheTerms(t *testing.T) {
	path := filepath.Join(t.TempDir(), "strict.jsonl")
	say(t, "n\n1\nq\n", "--save", path)
	save, err := os.ReadFile(path)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(path, []byte(strings.Replace(string(save), `"mode":`, `"undo":"none","mode":`, 1)), 0o600))
	out, _, _ := archon("u\nq\n", "play", "--resume", path)
	assert.Contains(t, out, "This game is played with no undo.")
	assert.NotContains(t, out, "Undone.")
	story, _, _ := archon("", "replay", "--json", path)
	assert.Equal(t, 3, strings.Count(story, "\n"), "the set-up and two inputs")

	empty := filepath.Join(t.TempDir(), "empty.jsonl")
	require.NoError(t, os.WriteFile(empty, nil, 0o600))
	_, errs, status := archon("", "replay", empty)
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "the file is empty")
}

// A player who resumes a game may give a seat to a bot, or take one from it.
func TestResumeWithOtherSeats(t *testing.T) {
	path := filepath.Join(t.TempDir(), "mine.jsonl")
	say(t, "n\nq\n", "--mode", "duel", "--decks", "onyx,argus", "--seat", "2=greedy", "--save", path)
	_, errs, status := archon("", "play", "--resume", path, "--seat", "3=greedy")
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "--seat 3=greedy: use a seat from 1 to 2")
	out, errs, status := archon("2\ne\nq\n", "play", "--resume", path, "--seat", "2=person")
	require.Zero(t, status, errs)
	assert.Contains(t, out, "Player 2: Which house is active this turn?")
	out, errs, status = archon("", "play", "--resume", path, "--seat", "1=random")
	require.Zero(t, status, errs)
	assert.Contains(t, out, "The game is over after", "bots hold both seats")
}

// A game at the terminal can be undone, left, and resumed.
func TestUndoQuitAndResume(t *testing.T) {
	path := filepath.Join(t.TempDir(), "mine.jsonl")
	first := say(t, "n\nu\nn\n1\nu\nu\nu\nn\n1\nq\n", "--mode", "duel", "--decks", "onyx,argus", "--seat", "2=greedy", "--save", path)
	assert.Equal(t, 3, strings.Count(first, "Undone."))
	assert.Equal(t, 1, strings.Count(first, "There is nothing to undo."))
	assert.Contains(t, first, "Saved: archon play --resume "+path)
	story := must(t, "replay", path)
	out, errs, status := archon("e\nq\n", "play", "--resume", path)
	require.Zero(t, status, errs)
	assert.Contains(t, out, "The game goes on: ")
	assert.Contains(t, out, "You leave the game.")
	assert.True(t, strings.HasPrefix(strings.SplitN(must(t, "replay", path), "\n", 2)[1], strings.SplitN(story, "\n", 2)[1]),
		"what was played before stays")
	_, errs, status = archon("", "play", "--save", path)
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "exists", "no game is overwritten")
}
