package puzzles

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/play/talk"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/ai/puzzle"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
)

var archon = archontest.Program{Command}

func TestMain(m *testing.M) { archon.Main(m) }

func TestArguments(t *testing.T) {
	archon.Refuses(t, "puzzles show a b", "puzzles check", "puzzles sink")
	archon.Helps(t, "puzzles find", "--games 100", "--seed 1", "--moves 2", "--alike 1")
	archon.Helps(t, "puzzles show", "--solution")
	for _, args := range []string{"puzzles show none", "puzzles show 0", "puzzles check nowhere.jsonl", "puzzles find --games 0"} {
		_, errs, status := archon.Run("", strings.Fields(args)...)
		assert.Equal(t, 2, status, args)
		assert.NotEmpty(t, errs)
	}
}

// The puzzle of the day is shown, and any other by its ID or number, with its solution if that is wanted.
func TestShow(t *testing.T) {
	p := puzzle.Book()[0]
	assert.Contains(t, archon.Must(t, "puzzles"), "It is the puzzle of the day.")
	out := archon.Must(t, "puzzles", "show", p.ID)
	assert.Equal(t, out, archon.Must(t, "puzzles", "show", "1"))
	assert.Contains(t, out, "Puzzle 1 ("+p.ID+")")
	assert.NotContains(t, out, "\n1. ")
	assert.Contains(t, archon.Must(t, "puzzles", "show", "1", "--solution"), "\n1. ")
	assert.Contains(t, archon.InRussian(t, "", "puzzles", "show", "1", "--solution"), "Головоломка 1")
	all := archon.Must(t, "puzzles", "list")
	assert.Equal(t, len(puzzle.Book()), strings.Count(all, "\n"))
	assert.Less(t, strings.Count(archon.Must(t, "puzzles", "list", "--level", "1"), "\n"), len(puzzle.Book()))
}

// Who ends the turn at once has failed; hints come first, and both are kept.
func TestFail(t *testing.T) {
	p := withHouse(t)
	out, errs, status := archon.Run("h\nh\n1\ne\n", "puzzles", "solve", p.ID)
	require.Zero(t, status, errs)
	assert.Contains(t, out, "The house to choose is ")
	assert.Contains(t, out, "Next: choose ")
	assert.Contains(t, out, "Not this time. ")
	tries, err := records.Open(library.Dir()).PuzzleTries()
	require.NoError(t, err)
	last := tries[len(tries)-1]
	assert.Equal(t, [3]any{p.ID, false, 2}, [3]any{last.Puzzle, last.Solved, last.Hints})
	_, _, status = archon.Run("q\n", "puzzles", "solve", p.ID)
	assert.Zero(t, status)
	again, err := records.Open(library.Dir()).PuzzleTries()
	require.NoError(t, err)
	assert.Len(t, again, len(tries), "who leaves has not tried")
	assert.Contains(t, archon.Must(t, "puzzles", "list"), "1 try")
}

// withHouse is a puzzle against the monster that begins with the choice of a house.
func withHouse(t *testing.T) *puzzle.Puzzle {
	for _, p := range puzzle.Book() {
		if strings.HasPrefix(p.Solution[0], "house ") && p.Scenario.Monster != nil {
			return p
		}
	}
	t.Fatal("there is none")
	return nil
}

// What was solved is kept, with the achievements that it brings, once.
func TestSolve(t *testing.T) {
	z := puzzle.Book()[0]
	rules, err := pool.Shipped.Rules()
	require.NoError(t, err)
	story, err := z.Story(rules)
	require.NoError(t, err)
	var out strings.Builder
	s := &solving{ctx: t.Context(), pool: pool.Shipped, z: z, story: story, judge: z.Judge(story.Game()), kept: records.Open(t.TempDir())}
	for _, words := range z.Solution {
		require.False(t, s.decided())
		c, err := story.Game().Parse(words)
		require.NoError(t, err)
		require.NoError(t, story.Do(c))
	}
	require.True(t, s.decided())
	for range 2 {
		said := talk.New(t.Context(), pool.Shipped, strings.NewReader(""), &out)
		require.NoError(t, s.end(said))
		require.NoError(t, said.Flush())
	}
	assert.Equal(t, 2, strings.Count(out.String(), "Solved. "))
	assert.Equal(t, 1, strings.Count(out.String(), "Achievement: First puzzle."))
	tries, err := s.kept.PuzzleTries()
	require.NoError(t, err)
	assert.True(t, records.ByPuzzle(tries)[z.ID].Solved)
}

// What is not sound is named, and what cannot be read.
func TestCheck(t *testing.T) {
	assert.Contains(t, archon.Must(t, "puzzles", "check", "book", "--quick"), "0 not sound")
	p := *puzzle.Book()[0]
	p.Solution = p.Solution[:1]
	data, err := p.MarshalJSON()
	require.NoError(t, err)
	file := filepath.Join(t.TempDir(), "some.jsonl")
	require.NoError(t, os.WriteFile(file, append(data, "\n{}\n"...), 0o600))
	out, _, status := archon.Run("", "puzzles", "check", file)
	assert.Equal(t, 1, status)
	assert.Contains(t, out, p.ID+": its solution does not reach the goal")
	assert.Contains(t, out, "line 2: ")
}

// Puzzles are found in games, and what is found is sound.
func TestFind(t *testing.T) {
	out := archon.Must(t, "puzzles", "find", "--games", "1", "--seed", "1", "--states", "600")
	file := filepath.Join(t.TempDir(), "found.jsonl")
	require.NoError(t, os.WriteFile(file, []byte(out), 0o600))
	require.NotEmpty(t, out)
	assert.Contains(t, archon.Must(t, "puzzles", "check", file), " 0 not sound")
}
