package library_test

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/library/librarytest"
)

var (
	ladder  = []string{"mild", "usual", "harsh"}
	evening = time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)
)

// duelOf is a standard game of two decks; the opponent is the bot, or a person if it
// is "".
func duelOf(id, bot string, winner int) library.Result {
	r := library.Result{Game: id, Mode: "duel", Winner: winner, Turns: 9, Started: evening.Format(time.RFC3339), Decks: []string{"a"},
		Team: []library.Member{{Deck: "a", Name: "A"}, {Deck: "b", Name: "B", Bot: bot}}}
	if r.Team[2-winner].Keys = 1; bot == "" {
		r.Decks = append(r.Decks, "b")
	}
	r.Team[winner-1].Keys = 3
	r.Won = bot != "" && winner == 1
	return r
}

// Standard games count for the decks of persons, by opponent, and not as adventures.
func TestRecordsOfStandardGames(t *testing.T) {
	games := []library.Result{duelOf("1", "expert", 1), duelOf("2", "expert", 2), duelOf("3", "", 2)}
	open := duelOf("4", "", 1)
	open.Uncounted = true
	games = append(games, open)
	duels := library.Duels(games)
	assert.Equal(t, library.Score{Games: 2, Wins: 1}, duels["a"]["expert"].Score)
	assert.Equal(t, library.Score{Games: 1}, duels["a"][library.Person].Score)
	assert.Equal(t, library.Score{Games: 1, Wins: 1}, duels["b"][library.Person].Score)
	assert.Nil(t, duels["b"]["expert"], "the bot's deck")
	assert.Empty(t, library.Records(games))
	assert.Empty(t, library.Teams(games))
	assert.Empty(t, library.Statistics(games, ladder))
	assert.Equal(t, 9, duels["b"][library.Person].Fastest)
}

// Charts sort games by what they have in common.
func TestCharts(t *testing.T) {
	won := func(id, word string, won bool, turns, rises int) library.Result {
		return library.Result{Game: id, Boss: "boss", Difficulty: word, Won: won, Turns: turns, Power: 60, Damage: 29, Decks: []string{"a"},
			Gauges: []library.Gauge{{Name: "rises", Value: rises, Limit: 4}}, Team: []library.Member{{Deck: "a", Name: "A"}}}
	}
	games := []library.Result{won("1", "harsh", true, 12, 2), won("2", "mild", true, 20, 0), won("3", "mild", false, 9, 4),
		won("4", "1014-W303", true, 31, 1), duelOf("5", "quick", 1), duelOf("6", "", 2)}
	f := library.Filter{Words: ladder}
	c := f.Charts(games, time.UTC)
	assert.Equal(t, library.Counts{library.Lost: 1, library.Won: 4, library.Shared: 1}, c.Counts)
	assert.InDelta(t, 0.8, c.Share.Share, 1e-9, "of those won and lost")
	var words []string
	for _, g := range c.Words {
		words = append(words, g.Word)
	}
	assert.Equal(t, []string{"mild", "harsh", library.Custom, "quick", library.Person}, words, "adventures first, the mildest first")
	assert.Equal(t, [2]int{9, 12}, [2]int{c.Fastest, c.Median}, "of games won by somebody")
	bins := 0
	for _, b := range c.Turns {
		bins += b.Games
	}
	assert.Equal(t, 5, bins)
	assert.Equal(t, "rises", c.Gauge)
	require.Len(t, c.Rises, 5, "up to the limit")
	assert.Equal(t, library.Counts{library.Won: 1}, c.Rises[2])
	assert.Equal(t, library.Counts{library.Lost: 1}, c.Rises[4])
	assert.Equal(t, 1, c.Damage[4], "29 of 60 in a game that was lost")
	assert.Equal(t, library.Counts{library.Won: 1, library.Shared: 1}, c.Keys[1])
	require.Len(t, c.Decks, 2)
	assert.Equal(t, library.Counts{library.Lost: 2, library.Won: 4}, c.Decks[0].Counts, "a game of two persons counts for both decks")
	assert.Equal(t, "B", c.Decks[1].Name)
}

// A filter selects games by kind, difficulty, number of players, deck and time.
func TestFilter(t *testing.T) {
	all := librarytest.Games("boss", "rises", ladder, evening, 300)
	all = append(all, library.Result{Game: "uncounted", Boss: "boss", Difficulty: "mild", Uncounted: true},
		library.Result{Game: "undated", Boss: "boss", Difficulty: "mild", Decks: []string{"x"}})
	of := func(f library.Filter) int { f.Words = ladder; return len(f.Of(all)) }
	assert.Equal(t, 301, of(library.Filter{}))
	parts := 0
	for k := library.Adventures; k < library.Kinds; k++ {
		parts += of(library.Filter{Kind: k})
	}
	assert.Equal(t, 301, parts)
	assert.Equal(t, 241, of(library.Filter{Kind: library.Adventures}))
	for _, word := range append([]string{"quick"}, ladder...) {
		assert.Positive(t, of(library.Filter{Word: word}), word)
	}
	assert.Zero(t, of(library.Filter{Word: library.Custom}))
	assert.Equal(t, 1, of(library.Filter{Deck: "x"}))
	week := library.Filter{Since: evening.AddDate(0, 0, -7)}
	assert.Equal(t, 9, of(week), "a game every 17 hours, and none without a date")
	three := library.Filter{Players: 3}
	assert.Positive(t, of(three))
	for _, r := range three.Of(all) {
		assert.Len(t, r.Team, 3)
	}
}

// There are never many periods: the shortest suitable span is chosen, and no period is
// left out.
func TestPeriods(t *testing.T) {
	for n, want := range map[int]library.Span{2: library.Days, 40: library.Days, 200: library.Weeks, 1000: library.Months,
		9000: library.Years} {
		games := librarytest.Games("boss", "rises", ladder, evening, n)
		f := library.Filter{Words: ladder}
		c := f.Charts(games, time.UTC)
		assert.Equal(t, want, c.Span, n)
		assert.LessOrEqual(t, len(c.Periods), library.MostPeriods, n)
		all := 0
		for i, p := range c.Periods {
			all += p.Counts.All()
			assert.True(t, i == 0 || p.From.After(c.Periods[i-1].From), n)
		}
		assert.Equal(t, n, all, "every game is in a period")
	}
}

// An export contains everything that is kept of each game.
func TestBook(t *testing.T) {
	all := librarytest.Games("boss", "rises", ladder, evening, 60)
	all[4].Team[0].Name, all[4].Team[0].Player = "=HYPERLINK()", "Ada"
	b := library.NewBook(all, library.NamesOf(all, nil), "boss", ladder, time.UTC)
	var out bytes.Buffer
	require.NoError(t, b.CSV(&out, func(_, word string) string { return "called " + word }))
	rows, err := csv.NewReader(&out).ReadAll()
	require.NoError(t, err)
	require.Len(t, rows, 61)
	column := map[string]int{}
	for i, name := range rows[0] {
		column[name] = i
	}
	assert.Equal(t, "called "+all[0].Difficulty, rows[1][column["called"]])
	assert.Equal(t, "duel", rows[5][column["mode"]])
	assert.Equal(t, fmt.Sprint(all[4].Winner), rows[5][column["winner"]])
	assert.Equal(t, "Ada", rows[5][column["persons"]])
	assert.Contains(t, rows[5][column["decks"]], "'=HYPERLINK()", "no formula")
	assert.Contains(t, rows[1][column["gauges"]], "rises ")
	out.Reset()
	require.NoError(t, b.JSON(&out))
	var again library.Book
	require.NoError(t, json.Unmarshal(out.Bytes(), &again))
	assert.Equal(t, all, again.Games)
	assert.Equal(t, b.Charts.Counts, again.Charts.Counts)
	assert.NotEmpty(t, again.Decks[0].Next)
}

// Exports are in a folder beside the decks, and are not decks.
func TestExport(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "decks")
	l := library.Open(dir)
	path, err := l.Export("records.json", []byte("{}"))
	require.NoError(t, err)
	assert.Equal(t, filepath.Join(dir, "exports", "records.json"), path)
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, "{}", string(data))
	decks, problems, err := l.Load()
	require.NoError(t, err)
	assert.Empty(t, decks)
	assert.Empty(t, problems)
	_, err = library.Open("").Export("records.json", nil)
	assert.Error(t, err)
}
