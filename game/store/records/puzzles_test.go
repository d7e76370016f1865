package records_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/files/filestest"
	"github.com/keyraken/keyraken/game/store/records"
)

// Tries at puzzles are kept, whatever else is in the file; lines of a later format stay.
func TestPuzzleTriesAreKept(t *testing.T) {
	dir := t.TempDir()
	s := records.Open(dir)
	none, err := s.PuzzleTries()
	require.NoError(t, err)
	assert.Empty(t, none)
	failed, solved := records.PuzzleTry{Puzzle: "a", When: "2026-11-28T10:00:00Z"}, records.PuzzleTry{Puzzle: "a", Solved: true, Hints: 2}
	require.NoError(t, s.AddPuzzleTry(failed))
	file := filepath.Join(dir, records.PuzzlesName)
	f, err := os.OpenFile(file, os.O_APPEND|os.O_WRONLY, 0)
	require.NoError(t, err)
	_, err = f.WriteString(`{"try":2,"puzzle":"b"}` + "\n" + `{"try":1,"puzzle":"c","hints":-1}` + "\n" + `{"try":1,"puz`) // it failed
	require.NoError(t, err)
	require.NoError(t, f.Close())
	require.NoError(t, s.AddPuzzleTry(solved))
	all, err := s.PuzzleTries()
	require.NoError(t, err)
	require.Len(t, all, 2)
	assert.Equal(t, records.PuzzleRecord{Tries: 2, Solved: true, Before: 1, Hints: 2}, records.ByPuzzle(all)["a"])
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Contains(t, string(data), `{"try":2,"puzzle":"b"}`)

	other := records.Open(t.TempDir())
	require.NoError(t, other.AddPuzzleTry(solved))
	n, err := other.MergePuzzles(data)
	require.NoError(t, err)
	assert.Equal(t, 1, n)
	n, err = other.MergePuzzles(data)
	require.NoError(t, err)
	assert.Zero(t, n)
	require.Error(t, records.Open("").AddPuzzleTry(solved))
}

// Days in a row count up to today, or yesterday while today's puzzle is open; only tries that solved it count.
func TestDaysSolved(t *testing.T) {
	day := func(days ...string) (all []records.PuzzleTry) {
		for _, d := range days {
			all = append(all, records.PuzzleTry{Puzzle: "a", Solved: true, Day: d}, records.PuzzleTry{Puzzle: "b", Day: "2026-11-20"})
		}
		return all
	}
	today := time.Date(2026, 12, 2, 9, 0, 0, 0, time.UTC)
	for _, c := range []struct {
		tries     []records.PuzzleTry
		best, now int
	}{
		{nil, 0, 0},
		{day("2026-12-02"), 1, 1},
		{day("2026-11-29", "2026-11-30", "2026-12-01"), 3, 3},
		{day("2026-11-29", "2026-11-30", "2026-12-02"), 2, 1},
		{day("2026-11-27", "2026-11-28", "2026-11-28", "no day"), 2, 0},
	} {
		best, now := records.DaysSolved(c.tries, today)
		assert.Equal(t, [2]int{c.best, c.now}, [2]int{best, now}, c.tries)
	}
}

// FuzzPuzzleTries reads anything as tries at puzzles.
func FuzzPuzzleTries(f *testing.F) {
	f.Add([]byte(`{"try":1,"puzzle":"a","when":"x","solved":true,"hints":3,"day":"2026-11-28"}` + "\n{\n\x00\n"))
	dir := f.TempDir()
	f.Fuzz(func(t *testing.T, data []byte) {
		require.NoError(t, os.WriteFile(filepath.Join(dir, records.PuzzlesName), data, 0o600))
		filestest.Bounded(t, len(data), func() {
			tries, err := records.Open(dir).PuzzleTries()
			require.NoError(t, err)
			records.ByPuzzle(tries)
			records.DaysSolved(tries, time.Unix(0, 0))
		})
	})
}
