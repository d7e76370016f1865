package figures_test

import (
	"bytes"
	"encoding/csv"
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/lab/figures"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/arena"
	"github.com/keyraken/keyraken/game/toytest"
)

// race is the figures of ten games of a race in which the players dropped cards: of ones those who dropped one won less often, of
// twos more often, threes were dropped in all games and fours in none.
func race(title string) *figures.Study {
	c := &arena.Contest{Kind: toytest.Kind{}, Setup: game.Setup{Mode: "short"}, Players: []string{"careful", "random"}, Seed: 7,
		Compare: toytest.Kind{}}
	at := func(had, won arena.Players) arena.Case { return arena.Case{Turns: 9, Had: had, Won: won} }
	const nobody, first, second, both = arena.Players(0), arena.Players(1), arena.Players(2), arena.Players(3)
	r := &arena.Result{Games: 10, Unfinished: 2, Wins: []int{6, 4}, Study: arena.Study{
		arena.All:  {at(nobody, first): 6, at(nobody, second): 4},
		{Thing: 0}: {at(first, first): 2, at(first, second): 1, at(both, second): 1, at(second, first): 4},
		{Thing: 1}: {at(first, first): 2},
		{Thing: 2}: {at(both, first): 6, at(both, second): 4},
	}}
	return figures.NewStudy(c, r, title, "v1", "en")
}

// What differs between players is told by what was won with it and without it, the best first; what all had, or nobody, is left out.
func TestStudyOfAGame(t *testing.T) {
	s := race("Race")
	assert.Equal(t, []any{"race", "short", "", uint64(7), "1", "v1", 10, 2},
		[]any{s.Game, s.Mode, s.Difficulty, s.Seed, s.Engine, s.Program, s.Games, s.Unfinished})
	require.Len(t, s.Won, 2)
	assert.InDelta(t, 0.4, s.Won[1].Won.Value, 1e-9)
	require.Len(t, s.Comparisons, 1)
	of := s.Comparisons[0].Of
	require.Len(t, of, 2)
	assert.Equal(t, []string{"2", "1"}, []string{of[0].ID, of[1].ID})
	assert.Equal(t, [][2]int{{2, 18}, {9, 11}}, [][2]int{{of[0].Games, of[0].WithoutGames}, {of[1].Games, of[1].WithoutGames}})
	assert.InDelta(t, 1, of[0].With.Value, 1e-9)
	assert.InDelta(t, 8.0/18, of[0].Without.Value, 1e-9)
	assert.InDelta(t, 3.0/9, of[1].With.Value, 1e-9)
	assert.InDelta(t, 7.0/11, of[1].Without.Value, 1e-9)
	assert.Positive(t, of[0].Worth.Value)
	assert.Negative(t, of[1].Worth.Value)
}

// People read a table of who won and one of each difference, if there is any; programs read a line of each figure.
func TestStudiesAreWritten(t *testing.T) {
	words := figures.Words{Pool: pool.Shipped}
	hard, none := *race("Race, hard"), *race("Race, long")
	hard.Difficulty, none.Mode, none.Comparisons = "hard", "long", []figures.Comparison{{Name: "dropped"}}
	all := []*figures.Study{&hard, &none}
	var b bytes.Buffer
	require.NoError(t, words.WriteStudies(&b, all))
	var lines []string
	for line := range strings.Lines(b.String()) {
		lines = append(lines, strings.Join(strings.Fields(line), " "))
	}
	require.Greater(t, len(lines), 14)
	assert.Equal(t, []string{"bot careful, random, seed 7; rules 1, program v1", "", "Race, hard", "games won"}, lines[:4])
	assert.Contains(t, lines[4], "1. careful 10 60.0 % (")
	assert.Contains(t, lines[5], "2. random 10 40.0 % (")
	assert.Empty(t, lines[6])
	assert.Contains(t, lines[7], "games won with without difference")
	assert.Contains(t, lines[8], "2 2 100.0 % (")
	assert.Contains(t, lines[9], "1 9 33.3 % (")
	assert.Equal(t, []string{"", "Race, long"}, lines[10:12])
	assert.Contains(t, lines[14], "2. random")
	assert.Equal(t, "", lines[15])
	assert.Contains(t, lines[16], "95 % confidence interval")

	b.Reset()
	require.NoError(t, figures.WriteStudiesCSV(&b, all))
	rows, err := csv.NewReader(&b).ReadAll()
	require.NoError(t, err)
	short := func(row []string) string { return strings.Join(row[:6], " ") }
	var figure []string
	for _, row := range rows {
		figure = append(figure, short(row))
	}
	assert.Equal(t, []string{"figure mode difficulty comparison of games", "won short hard  1 careful 10", "won short hard  2 random 10",
		"won-with short hard dropped 2 2", "won-without short hard dropped 2 18", "worth short hard dropped 2 20",
		"won-with short hard dropped 1 9", "won-without short hard dropped 1 11", "worth short hard dropped 1 20",
		"won long   1 careful 10", "won long   2 random 10"}, figure)
	assert.Equal(t, "0.6", rows[1][6])
	assert.Equal(t, "1", rows[3][6])

	require.Error(t, words.WriteStudies(full{}, all))
	assert.Error(t, figures.WriteStudiesCSV(full{}, all))
}

// full is a disk on which there is no room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("full") }
