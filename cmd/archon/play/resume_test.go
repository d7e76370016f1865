package play_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/store/replay"
)

// A game that is being played elsewhere cannot be resumed, but a copy of it can.
// A file that is not a save is named and skipped.
func TestResumeWhatIsPlayedElsewhere(t *testing.T) {
	archontest.OwnLibrary(t)
	require.NoError(t, os.MkdirAll(replay.Dir(), 0o755))
	path := filepath.Join(replay.Dir(), "one"+replay.Extension)
	_, errs, status := archon.Run("n\nq\n", "play", "--save", path)
	require.Zero(t, status, errs)
	bad := filepath.Join(replay.Dir(), "bad"+replay.Extension)
	require.NoError(t, os.WriteFile(bad, []byte("no save\n"), 0o644))
	later := time.Now().Add(time.Hour)
	require.NoError(t, os.Chtimes(bad, later, later))

	rules, err := pool.Shipped.Rules()
	require.NoError(t, err)
	log, _, err := replay.Open(t.Context(), path, rules)
	require.NoError(t, err)
	_, errs, status = archon.Run("q\n", "play", "--resume", path)
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "played in another window or terminal")
	assert.Contains(t, errs, "--copy")
	out, errs, status := archon.Run("q\n", "play", "--resume", path, "--copy")
	assert.Zero(t, status, errs)
	assert.Contains(t, out, "taken over after")
	require.NoError(t, log.Close())

	out, errs, status = archon.Run("q\n", "play", "--resume", "last")
	assert.Zero(t, status, errs)
	assert.Contains(t, errs, "left out: "+bad)
	assert.Contains(t, out, "The game goes on")
}

// Decisions that the players agreed not to undo stay, and a message says why.
func TestUndoKeepsToTheTerms(t *testing.T) {
	path := filepath.Join(t.TempDir(), "strict.jsonl")
	archon.Say(t, "n\n1\nq\n", "--save", path)
	save, err := os.ReadFile(path)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(path, []byte(strings.Replace(string(save), `"mode":`, `"undo":"none","mode":`, 1)), 0o600))
	out, _, _ := archon.Run("u\nq\n", "play", "--resume", path)
	assert.Contains(t, out, "This game is played with no undo.")
	assert.NotContains(t, out, "Undone.")
	story, _, _ := archon.Run("", "replay", "--json", path)
	assert.Equal(t, 3, strings.Count(story, "\n"), "the set-up and two inputs")

	empty := filepath.Join(t.TempDir(), "empty.jsonl")
	require.NoError(t, os.WriteFile(empty, nil, 0o600))
	_, errs, status := archon.Run("", "replay", empty)
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "the file is empty")
}

// A player who resumes a game may give a seat to a bot, or take one from it.
func TestResumeWithOtherSeats(t *testing.T) {
	path := filepath.Join(t.TempDir(), "mine.jsonl")
	archon.Say(t, "n\nq\n", "--mode", "duel", "--decks", "onyx,argus", "--seat", "2=greedy", "--save", path)
	_, errs, status := archon.Run("", "play", "--resume", path, "--seat", "3=greedy")
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "--seat 3=greedy: use a seat from 1 to 2")
	out, errs, status := archon.Run("2\ne\nq\n", "play", "--resume", path, "--seat", "2=person")
	require.Zero(t, status, errs)
	assert.Contains(t, out, "Player 2: Which house is active this turn?")
	out, errs, status = archon.Run("", "play", "--resume", path, "--seat", "1=random")
	require.Zero(t, status, errs)
	assert.Contains(t, out, "The game is over after", "bots hold both seats")
}

// A game at the terminal can be undone, left, and resumed.
func TestUndoQuitAndResume(t *testing.T) {
	path := filepath.Join(t.TempDir(), "mine.jsonl")
	first := archon.Say(t, "n\nu\nn\n1\nu\nu\nu\nn\n1\nq\n", "--mode", "duel", "--decks", "onyx,argus", "--seat", "2=greedy", "--save", path)
	assert.Equal(t, 3, strings.Count(first, "Undone."))
	assert.Equal(t, 1, strings.Count(first, "Nothing to undo."))
	assert.Contains(t, first, "Saved: archon play --resume "+path)
	story := archon.Must(t, "replay", path)
	out, errs, status := archon.Run("e\nq\n", "play", "--resume", path)
	require.Zero(t, status, errs)
	assert.Contains(t, out, "The game goes on: ")
	assert.Contains(t, out, "You leave the game.")
	for _, seat := range []string{`Miss "Onyx" Censorius (Brobnar, Dis, Shadows).`, "Radiant Argus the Supreme (Logos, Sanctum, Untamed)."} {
		assert.Contains(t, out, seat, "as the game began")
	}
	assert.True(t, strings.HasPrefix(strings.SplitN(archon.Must(t, "replay", path), "\n", 2)[1], strings.SplitN(story, "\n", 2)[1]),
		"what was played before stays")
	_, errs, status = archon.Run("", "play", "--save", path)
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "exists", "no game is overwritten")
}
