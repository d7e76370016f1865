package main

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/replay"
)

// A game that is being played elsewhere cannot be resumed, but a copy of it can.
// A file that is not a save is named and skipped.
func TestResumeWhatIsPlayedElsewhere(t *testing.T) {
	ownLibrary(t)
	require.NoError(t, os.MkdirAll(replay.Dir(), 0o755))
	path := filepath.Join(replay.Dir(), "one"+replay.Extension)
	_, errs, status := archon("n\nq\n", "play", "--save", path)
	require.Zero(t, status, errs)
	bad := filepath.Join(replay.Dir(), "bad"+replay.Extension)
	require.NoError(t, os.WriteFile(bad, []byte("no save\n"), 0o644))
	later := time.Now().Add(time.Hour)
	require.NoError(t, os.Chtimes(bad, later, later))

	rules, err := shipped.rules()
	require.NoError(t, err)
	log, _, err := replay.Open(t.Context(), path, rules)
	require.NoError(t, err)
	_, errs, status = archon("q\n", "play", "--resume", path)
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "played in another window or terminal")
	assert.Contains(t, errs, "--copy")
	out, errs, status := archon("q\n", "play", "--resume", path, "--copy")
	assert.Zero(t, status, errs)
	assert.Contains(t, out, "taken over after")
	require.NoError(t, log.Close())

	out, errs, status = archon("q\n", "play", "--resume", "last")
	assert.Zero(t, status, errs)
	assert.Contains(t, errs, "left out: "+bad)
	assert.Contains(t, out, "The game goes on")
}
