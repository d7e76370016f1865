package play_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// resultsOf are the results of races.
func resultsOf(t *testing.T) []records.Result {
	t.Helper()
	results, err := records.In(replay.DirOf("race")).Results()
	require.NoError(t, err)
	return results
}

// The result of a game of the list is kept if its save is, once, and only if a person has played.
func TestResultsOfAGameOfTheList(t *testing.T) {
	archontest.OwnLibrary(t)
	moves := strings.Repeat("1\n", 40)
	raced(t, moves, "--game", "race", "--seed", "3", "--seat", "2=careful")
	assert.Empty(t, resultsOf(t), "it was not saved")
	save := func(name string) string { return filepath.Join(t.TempDir(), name+replay.Extension) }
	raced(t, "", "--game", "race", "--seed", "3", "--seat", "1=random", "--seat", "2=careful", "--save", save("bots"))
	assert.Empty(t, resultsOf(t))
	path := save("one")
	raced(t, "1\nq\n", "--game", "race", "--seed", "3", "--seat", "2=careful", "--save", path)
	assert.Empty(t, resultsOf(t), "it is not over")
	raced(t, moves, "--resume", path)
	results := resultsOf(t)
	require.Len(t, results, 1)
	r := results[0]
	assert.Equal(t, []any{"race", "short", "careful", []string{"red"}}, []any{r.Rules, r.Mode, r.Team[1].Bot, r.Decks})
	assert.Positive(t, r.Turns)
	assert.NotEmpty(t, r.Started)
	assert.Empty(t, r.Voyage)
}

// The voyage of a week is the same game for everybody, which the save and the records name by the week.
func TestVoyageOfAGameOfTheList(t *testing.T) {
	archontest.OwnLibrary(t)
	path := filepath.Join(t.TempDir(), "one"+replay.Extension)
	moves := strings.Repeat("1\n", 40)
	raced(t, moves, "--game", "race", "--weekly", "--seat", "2=careful", "--save", path)
	out := raced(t, moves, "--game", "race", "--weekly", "--seat", "2=careful")
	week := games.Week(time.Now())
	assert.Contains(t, out, "Voyage of the week "+week+": the same deal and difficulty for everyone.\n")
	assert.NotContains(t, out, "--seed")
	assert.Equal(t, out, raced(t, moves, "--game", "race", "--weekly", "--seat", "2=careful"))
	assert.Contains(t, raced(t, "q\n", "--game", "race", "--weekly", "--players", "3"), "Player 3: 0 of 21")
	require.Len(t, resultsOf(t), 1)
	assert.Equal(t, week, resultsOf(t)[0].Voyage)
}

// An achievement in a game of the list is announced once, as it happens, and kept; undo takes it back.
func TestAchievementsInAGameOfTheList(t *testing.T) {
	archontest.OwnLibrary(t)
	awards := func() (names []string) {
		given, err := records.In(replay.DirOf("race")).Awards()
		require.NoError(t, err)
		for name, f := range given {
			assert.Equal(t, []string{"red", "blue"}, f.Decks)
			names = append(names, name)
		}
		slices.Sort(names)
		return names
	}
	path := filepath.Join(t.TempDir(), "one"+replay.Extension)
	out := raced(t, "1\nq\n", "--game", "race", "--seed", "31", "--seat", "2=careful")
	assert.NotContains(t, out, "Achievement", "it was not saved")
	out = raced(t, "1\nu\nq\n", "--game", "race", "--seed", "31", "--seat", "2=careful", "--save", path)
	assert.Equal(t, 1, strings.Count(out, "Achievement: nine. nine-how\n"))
	assert.Empty(t, awards(), "it was undone")
	out = raced(t, "1\nq\n", "--resume", path)
	assert.Contains(t, out, "Achievement: nine. nine-how\n")
	assert.Equal(t, []string{"nine"}, awards())
	out = raced(t, "u\n1\nq\n", "--resume", path)
	assert.NotContains(t, out, "feat-")
	out = raced(t, strings.Repeat("1\n", 40), "--resume", path)
	assert.Regexp(t, `New in this game: nine(, win: short)?\n`, out)

	var told, errs strings.Builder
	require.Zero(t, archon.Play(withRace, []string{"records", "achievements", "--game", "race"}, strings.NewReader(""), &told, &errs))
	assert.Regexp(t, `\d{4}-\d\d-\d\d +nine +nine-how\n`, told.String())
	assert.Regexp(t, `(0|1) of 2 +win +win-how\n`, told.String())
	assert.Contains(t, told.String(), "1 of 2 done")
}
