package records_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/records"
)

// Achievements are read as they were given first, whatever else is in the file.
func TestAchievementsAreKept(t *testing.T) {
	dir := t.TempDir()
	l := records.Open(dir)
	none, err := l.Awards()
	require.NoError(t, err)
	assert.Empty(t, none)
	achievement := func(name, game, when string) records.Award {
		return records.Award{Achievement: name, When: when, Deal: records.Deal{Game: game}}
	}
	back := func(f records.Award) records.Award { f.Revoked = true; return f }
	a, b := achievement("reap", "one", "2026-11-01T10:00:00Z"), achievement("reap", "two", "2026-11-02T10:00:00Z")
	c := achievement("key", "one", "2026-11-01T11:00:00Z")
	require.NoError(t, l.AddAwards(a, c))
	require.NoError(t, l.AddAwards(b, back(c)))
	file := filepath.Join(dir, "achievements.jsonl")
	f, err := os.OpenFile(file, os.O_APPEND|os.O_WRONLY, 0)
	require.NoError(t, err)
	_, err = f.WriteString(`{"feat":"half`) // the machine failed
	require.NoError(t, err)
	require.NoError(t, f.Close())
	given, err := l.Awards()
	require.NoError(t, err)
	assert.Equal(t, map[string]records.Award{"reap": a}, given, "what was taken back is not given")

	again := achievement("key", "one", "2026-11-03T10:00:00Z")
	require.NoError(t, l.AddAwards(again, back(a)))
	given, err = l.Awards()
	require.NoError(t, err)
	assert.Equal(t, map[string]records.Award{"reap": b, "key": again}, given)
}
