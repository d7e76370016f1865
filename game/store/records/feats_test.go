package records_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/records"
)

// Feats are read as they were given first, whatever else is in the file.
func TestFeatsAreKept(t *testing.T) {
	dir := t.TempDir()
	l := records.Open(dir)
	none, err := l.Feats()
	require.NoError(t, err)
	assert.Empty(t, none)
	feat := func(name, game, when string) records.Feat {
		return records.Feat{Feat: name, When: when, Deal: records.Deal{Game: game}}
	}
	back := func(f records.Feat) records.Feat { f.Revoked = true; return f }
	a, b := feat("reap", "one", "2026-11-01T10:00:00Z"), feat("reap", "two", "2026-11-02T10:00:00Z")
	c := feat("key", "one", "2026-11-01T11:00:00Z")
	require.NoError(t, l.AddFeats(a, c))
	require.NoError(t, l.AddFeats(b, back(c)))
	file := filepath.Join(dir, "achievements.jsonl")
	f, err := os.OpenFile(file, os.O_APPEND|os.O_WRONLY, 0)
	require.NoError(t, err)
	_, err = f.WriteString(`{"feat":"half`) // the machine failed
	require.NoError(t, err)
	require.NoError(t, f.Close())
	given, err := l.Feats()
	require.NoError(t, err)
	assert.Equal(t, map[string]records.Feat{"reap": a}, given, "what was taken back is not given")

	again := feat("key", "one", "2026-11-03T10:00:00Z")
	require.NoError(t, l.AddFeats(again, back(a)))
	given, err = l.Feats()
	require.NoError(t, err)
	assert.Equal(t, map[string]records.Feat{"reap": b, "key": again}, given)
}
