package records_test

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/records/recordstest"
	"github.com/keyraken/keyraken/game/store/replay"
)

var (
	ladder  = []string{"mild", "usual", "harsh"}
	evening = time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)
)

// duelOf is a standard game of two decks; the opponent is the bot, or a person if it
// is "".
func duelOf(id, bot string, winner int) records.Result {
	r := records.Result{Game: id, Mode: "duel", Winner: winner, Turns: 9, Started: evening.Format(time.RFC3339), Decks: []string{"a"},
		Team: []records.Member{{Deck: "a", Name: "A"}, {Deck: "b", Name: "B", Bot: bot}}}
	if r.Team[2-winner].Keys = 1; bot == "" {
		r.Decks = append(r.Decks, "b")
	}
	r.Team[winner-1].Keys = 3
	r.Won = bot != "" && winner == 1
	return r
}

// Standard games count for the decks of persons, by opponent, and not as adventures.
func TestRecordsOfStandardGames(t *testing.T) {
	games := []records.Result{duelOf("1", "expert", 1), duelOf("2", "expert", 2), duelOf("3", "", 2)}
	open := duelOf("4", "", 1)
	open.Uncounted = true
	games = append(games, open)
	duels := records.Duels(games)
	assert.Equal(t, records.Score{Games: 2, Wins: 1}, duels["a"]["expert"].Score)
	assert.Equal(t, records.Score{Games: 1}, duels["a"][replay.Person].Score)
	assert.Equal(t, records.Score{Games: 1, Wins: 1}, duels["b"][replay.Person].Score)
	assert.Nil(t, duels["b"]["expert"], "the bot's deck")
	assert.Empty(t, records.ByDeck(games))
	assert.Empty(t, records.Teams(games))
	assert.Empty(t, records.Statistics(games, ladder))
	assert.Equal(t, 9, duels["b"][replay.Person].Fastest)
}

// Charts sort games by what they have in common.
func TestCharts(t *testing.T) {
	won := func(id, word string, won bool, turns, rises int) records.Result {
		return records.Result{Game: id, Boss: "boss", Difficulty: word, Won: won, Turns: turns, Power: 60, Damage: 29, Decks: []string{"a"},
			Gauges: []records.Gauge{{Name: "rises", Value: rises, Limit: 4}}, Team: []records.Member{{Deck: "a", Name: "A"}}}
	}
	games := []records.Result{won("1", "harsh", true, 12, 2), won("2", "mild", true, 20, 0), won("3", "mild", false, 9, 4),
		won("4", "1014-W303", true, 31, 1), duelOf("5", "quick", 1), duelOf("6", "", 2)}
	f := records.Filter{Words: ladder}
	c := f.Charts(games, time.UTC)
	assert.Equal(t, records.Counts{records.Lost: 1, records.Won: 4, records.Shared: 1}, c.Counts)
	assert.InDelta(t, 0.8, c.Share.Share, 1e-9, "of those won and lost")
	var words []string
	for _, g := range c.Words {
		words = append(words, g.Word)
	}
	assert.Equal(t, []string{"mild", "harsh", records.Custom, "quick", replay.Person}, words, "adventures first, the mildest first")
	assert.Equal(t, [2]int{9, 12}, [2]int{c.Fastest, c.Median}, "of games won by somebody")
	bins := 0
	for _, b := range c.Turns {
		bins += b.Games
	}
	assert.Equal(t, 5, bins)
	assert.Equal(t, "rises", c.Gauge)
	require.Len(t, c.Rises, 5, "up to the limit")
	assert.Equal(t, records.Counts{records.Won: 1}, c.Rises[2])
	assert.Equal(t, records.Counts{records.Lost: 1}, c.Rises[4])
	assert.Equal(t, 1, c.Damage[4], "29 of 60 in a game that was lost")
	assert.Equal(t, records.Counts{records.Won: 1, records.Shared: 1}, c.Keys[1])
	require.Len(t, c.Decks, 2)
	assert.Equal(t, records.Counts{records.Lost: 2, records.Won: 4}, c.Decks[0].Counts, "a game of two persons counts for both decks")
	assert.Equal(t, "B", c.Decks[1].Name)
}

// The keys of a winner do not count among those of losers, even of one that has won by the
// surrender of the other, nor does a number of keys with which nobody loses.
func TestKeysOfLosers(t *testing.T) {
	gaveUp, odd := duelOf("1", "expert", 1), duelOf("2", "expert", 1)
	gaveUp.Team[0].Keys, gaveUp.Team[1].Keys = 2, 0
	odd.Team[1].Keys = 3
	c := new(records.Filter).Charts([]records.Result{gaveUp, odd}, time.UTC)
	assert.Equal(t, [3]records.Counts{{records.Won: 1}}, c.Keys)
}

// A game of two persons is won or lost only by a deck that one of them played.
func TestOutcomesOfDecks(t *testing.T) {
	alone, withBot := duelOf("1", "", 1), duelOf("2", "quick", 1)
	same, nobody, more, two := alone, alone, alone, duelOf("3", "", 2)
	same.Team = []records.Member{{Deck: "a", Name: "A"}, {Deck: "a", Name: "B"}}
	nobody.Winner, more.Winner = 0, 3
	lost := withBot
	lost.Won = false
	for _, c := range []struct {
		r    records.Result
		deck string
		want records.Outcome
	}{
		{alone, "", records.Shared}, {alone, "a", records.Won}, {alone, "b", records.Lost}, {two, "a", records.Lost}, {two, "b", records.Won},
		{same, "a", records.Shared}, {nobody, "a", records.Shared}, {more, "a", records.Shared}, {withBot, "", records.Won},
		{withBot, "a", records.Won}, {lost, "a", records.Lost},
	} {
		assert.Equal(t, c.want, c.r.Outcome(c.deck), "%+v of %q", c.r, c.deck)
	}
}

// Of games that were lost the damage counts by tenths of the power, and rises up to a limit; what no game can have is left out.
func TestChartsOfTheMonster(t *testing.T) {
	for _, c := range []struct{ power, damage, tenth int }{
		{60, 0, 0}, {60, 5, 0}, {60, 6, 1}, {60, 59, 9}, {60, 60, 9}, {60, 90, 9}, {60, -1, -1}, {0, 5, -1}, {-2, 5, -1},
	} {
		r := records.Result{Game: "1", Boss: "boss", Difficulty: "mild", Power: c.power, Damage: c.damage}
		charts := new(records.Filter).Charts([]records.Result{r}, time.UTC)
		for i, n := range charts.Damage {
			assert.Equal(t, i == c.tenth, n == 1, "%+v at %d", c, i)
		}
		r.Won = true
		assert.Equal(t, make([]int, len(charts.Damage)), new(records.Filter).Charts([]records.Result{r}, time.UTC).Damage, "it was won")
	}
	for _, c := range []struct{ value, limit, most int }{
		{0, 4, 5}, {4, 4, 5}, {6, 4, 7}, {12, 4, 13}, {12, 20, 13}, {2, 20, 13}, {13, 20, 0}, {-1, 4, 0},
	} {
		r := records.Result{Game: "1", Boss: "boss", Difficulty: "mild", Gauges: []records.Gauge{{Name: "rises", Value: c.value, Limit: c.limit}}}
		rises := new(records.Filter).Charts([]records.Result{r}, time.UTC).Rises
		require.Len(t, rises, c.most, "%+v", c)
		if c.most > 0 {
			assert.Equal(t, records.Counts{records.Lost: 1}, rises[c.value])
		}
	}
}

// A filter selects games by kind, difficulty, number of players, deck and time.
func TestFilter(t *testing.T) {
	all := recordstest.Games("boss", "rises", ladder, evening, 300)
	all = append(all, records.Result{Game: "uncounted", Boss: "boss", Difficulty: "mild", Uncounted: true},
		records.Result{Game: "undated", Boss: "boss", Difficulty: "mild", Decks: []string{"x"}})
	of := func(f records.Filter) int { f.Words = ladder; return len(f.Of(all)) }
	assert.Equal(t, 301, of(records.Filter{}))
	parts := 0
	for k := records.Adventures; k < records.Kinds; k++ {
		parts += of(records.Filter{Kind: k})
	}
	assert.Equal(t, 301, parts)
	assert.Equal(t, 241, of(records.Filter{Kind: records.Adventures}))
	for _, word := range append([]string{"quick"}, ladder...) {
		assert.Positive(t, of(records.Filter{Word: word}), word)
	}
	assert.Zero(t, of(records.Filter{Word: records.Custom}))
	assert.Equal(t, 1, of(records.Filter{Deck: "x"}))
	week := records.Filter{Since: evening.AddDate(0, 0, -7)}
	assert.Equal(t, 9, of(week), "a game every 17 hours, and none without a date")
	three := records.Filter{Players: 3}
	assert.Positive(t, of(three))
	for _, r := range three.Of(all) {
		assert.Len(t, r.Team, 3)
	}
}

// There are never many periods: the shortest suitable span is chosen, and no period is
// left out.
func TestPeriods(t *testing.T) {
	for n, want := range map[int]records.Span{2: records.Days, 40: records.Days, 200: records.Weeks, 1000: records.Months,
		9000: records.Years} {
		games := recordstest.Games("boss", "rises", ladder, evening, n)
		f := records.Filter{Words: ladder}
		c := f.Charts(games, time.UTC)
		assert.Equal(t, want, c.Span, n)
		assert.LessOrEqual(t, len(c.Periods), records.MostPeriods, n)
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
	all := recordstest.Games("boss", "rises", ladder, evening, 60)
	all[4].Team[0].Name, all[4].Team[0].Player = "=HYPERLINK()", "Ada"
	all[5].Uncounted = true
	b := records.Summarize(all, records.NamesOf(all, nil), "boss", ladder, time.UTC)
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
	assert.NotEqual(t, all[0].Damage, all[0].Power)
	assert.Equal(t, []string{strconv.Itoa(all[0].Damage), strconv.Itoa(all[0].Power)},
		[]string{rows[1][column["damage"]], rows[1][column["power"]]})
	assert.Equal(t, []string{"true", "false"}, []string{rows[1][column["counted"]], rows[6][column["counted"]]})
	assert.Equal(t, "duel", rows[5][column["mode"]])
	assert.Equal(t, fmt.Sprint(all[4].Winner), rows[5][column["winner"]])
	assert.Equal(t, "Ada", rows[5][column["persons"]])
	assert.Contains(t, rows[5][column["decks"]], "'=HYPERLINK()", "no formula")
	assert.Contains(t, rows[1][column["gauges"]], "rises ")
	out.Reset()
	require.NoError(t, b.JSON(&out))
	var again records.Summary
	require.NoError(t, json.Unmarshal(out.Bytes(), &again))
	assert.Equal(t, all, again.Games)
	assert.Equal(t, b.Charts.Counts, again.Charts.Counts)
	assert.NotEmpty(t, again.Decks[0].Next)
}

// Exports are in a folder beside the decks, and are not decks.
func TestExport(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "decks")
	l := records.Open(dir)
	path, err := l.Export("records.json", []byte("{}"))
	require.NoError(t, err)
	assert.Equal(t, filepath.Join(dir, "exports", "records.json"), path)
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, "{}", string(data))
	decks, problems, err := library.Open(dir).Load()
	require.NoError(t, err)
	assert.Empty(t, decks)
	assert.Empty(t, problems)
	_, err = records.Open("").Export("records.json", nil)
	assert.Error(t, err)
}

// A game that began at the very moment since which games are shown is one of them.
func TestSinceIncludesItsMoment(t *testing.T) {
	games := []records.Result{duelOf("1", "expert", 1)}
	assert.Len(t, (&records.Filter{Since: evening}).Of(games), 1)
	assert.Empty(t, (&records.Filter{Since: evening.Add(time.Second)}).Of(games))
}

// Half of the games won took no more turns than the median, which is that of a game.
func TestMedianOfAnEvenNumber(t *testing.T) {
	games := []records.Result{duelOf("1", "expert", 1), duelOf("2", "expert", 1)}
	games[1].Turns = 15
	c := (&records.Filter{}).Charts(games, time.UTC)
	assert.Equal(t, [2]int{9, 9}, [2]int{c.Fastest, c.Median})
}

// Difficulties of the same name are counted apart for each monster.
func TestDifficultiesOfSeveralMonsters(t *testing.T) {
	f := records.Filter{Words: ladder}
	c := f.Charts([]records.Result{{Boss: "one", Difficulty: "mild", Won: true}, {Boss: "two", Difficulty: "mild"}}, time.UTC)
	require.Len(t, c.Words, 2)
	for _, g := range c.Words {
		assert.Equal(t, 1, g.Counts[records.Won]+g.Counts[records.Lost], g.Boss)
	}
}

// A deck is called as in its last game, or as it is called now.
func TestNamesOfDecks(t *testing.T) {
	games := []records.Result{duelOf("1", "expert", 1), duelOf("2", "expert", 1)}
	games[1].Team[0].Name = "A anew"
	names := records.NamesOf(games, records.Names{"b": "B now"})
	assert.Equal(t, []string{"A anew", "B now", "c"}, []string{names.Of("a"), names.Of("b"), names.Of("c")})
}

// Periods begin at midnight: weeks on Mondays, months on their first day, years in January.
func TestPeriodsBegin(t *testing.T) {
	for n, at := range map[int]func(time.Time) bool{
		40: func(time.Time) bool { return true }, 200: func(t time.Time) bool { return t.Weekday() == time.Monday },
		1000: func(t time.Time) bool { return t.Day() == 1 }, 9000: func(t time.Time) bool { return t.YearDay() == 1 },
	} {
		f := records.Filter{Words: ladder}
		for i, p := range f.Charts(recordstest.Games("boss", "rises", ladder, evening, n), time.UTC).Periods {
			assert.True(t, at(p.From), "%d: %v", n, p.From)
			assert.Zero(t, p.From.Hour()+p.From.Minute()+p.From.Second()+p.From.Nanosecond())
			if i == 0 {
				assert.False(t, p.From.After(evening))
			}
		}
	}
}

// The decks come first of which it is surest that they win, then those with more games, then by name.
func TestOrderOfDecks(t *testing.T) {
	var games []records.Result
	play := func(name string, outcomes ...bool) {
		for _, won := range outcomes {
			r := records.Result{Game: strconv.Itoa(len(games)), Boss: "boss", Difficulty: "easy", Won: won, Started: evening.Format(time.RFC3339),
				Decks: []string{name}, Team: []records.Member{{Deck: name, Name: name}}}
			games = append(games, r)
		}
	}
	play("never", false)
	play("Often lost", false, false)
	play("half", true, false)
	play("best", true, true, true)
	play("Ask", false)
	f := records.Filter{Words: ladder}
	var names []string
	for _, d := range f.Charts(games, time.UTC).Decks {
		names = append(names, d.Name)
	}
	assert.Equal(t, []string{"best", "half", "Often lost", "Ask", "never"}, names)
}
