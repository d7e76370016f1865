package session

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/ai/puzzle"
	"github.com/keyraken/keyraken/game/keyforge/feats"
)

// puzzler is a session with a library, on that day.
func puzzler(t *testing.T, dir string, now time.Time) *Session {
	all := adventures.All()
	cat, err := all.Catalogue()
	require.NoError(t, err)
	s := New(DefaultSettings, all, all.Rules(cat))
	s.Now = func() time.Time { return now }
	s.OpenLibrary(dir)
	for s.Chronicle(nil).awards == nil || !s.Puzzles.read {
		s.Collect()
		time.Sleep(time.Millisecond)
	}
	return s
}

// How a player stands with each puzzle is kept from one sitting to the next, with the days in a row; and the first puzzle that is
// solved is an achievement.
func TestPuzzlesAreKept(t *testing.T) {
	dir, day := t.TempDir(), time.Date(2026, 11, 28, 20, 0, 0, 0, time.UTC)
	s := puzzler(t, dir, day)
	book, today := puzzle.Book(), s.Puzzles.Daily()
	var others []*puzzle.Puzzle
	for _, p := range book {
		if p != today {
			others = append(others, p)
		}
	}
	assert.Equal(t, PuzzleNew, s.Puzzles.State(today))
	s.Puzzles.End(others[0], false, 0)
	assert.False(t, s.Chronicle(nil).Awards().Has(feats.FirstPuzzle))
	_, told := s.Chronicle(nil).NextAchievement()
	assert.False(t, told)
	s.Puzzles.End(others[1], true, 1)
	assert.Zero(t, s.Puzzles.Days())
	s.Puzzles.End(today, true, 0)
	assert.Equal(t, 1, s.Puzzles.Days())
	step, told := s.Chronicle(nil).NextAchievement()
	require.True(t, told)
	assert.Equal(t, feats.FirstPuzzle, step.Achievement.Key)
	require.NoError(t, s.Close())

	s = puzzler(t, dir, day.AddDate(0, 0, 1))
	assert.Equal(t, []PuzzleState{PuzzleTried, PuzzleHelped, PuzzleSolved, PuzzleNew},
		[]PuzzleState{s.Puzzles.State(others[0]), s.Puzzles.State(others[1]), s.Puzzles.State(today), s.Puzzles.State(others[2])})
	assert.Equal(t, 1, s.Puzzles.Days(), "yesterday")
	assert.True(t, s.Chronicle(nil).Awards().Has(feats.FirstPuzzle))
	before := s.Puzzles.Changes()
	s.Puzzles.End(others[1], true, 0)
	assert.Greater(t, s.Puzzles.Changes(), before)
	assert.Equal(t, PuzzleSolved, s.Puzzles.State(others[1]), "better than before")
	require.NoError(t, s.Close())
	assert.Zero(t, puzzler(t, dir, day.AddDate(0, 0, 3)).Puzzles.Days(), "a day was left out")
}

// Without a library, what was solved is known as long as the program runs.
func TestPuzzlesWithoutALibrary(t *testing.T) {
	all := adventures.All()
	cat, err := all.Catalogue()
	require.NoError(t, err)
	s := New(DefaultSettings, all, all.Rules(cat))
	p := puzzle.Book()[0]
	s.Puzzles.End(p, true, 0)
	s.Collect()
	assert.Equal(t, PuzzleSolved, s.Puzzles.State(p))
	require.NoError(t, s.Close())
}
