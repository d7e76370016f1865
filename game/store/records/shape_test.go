package records_test

import (
	"encoding/csv"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// A game keeps its name while it is played: advice and edits change nothing, another seed does.
func TestNamesOfGamesStay(t *testing.T) {
	h := replay.Header{Seats: []string{"2=quick"}}
	name := records.GameOf(&h)
	assert.Len(t, name, 16)
	h.Advised, h.Edited = 3, true
	assert.Equal(t, name, records.GameOf(&h))
	assert.Equal(t, []any{3, true}, []any{h.Advised, h.Edited})
	h.Seats = nil
	assert.NotEqual(t, name, records.GameOf(&h))
}

// against is a game of so many players against a monster that was won in so many turns, or lost with 0.
func against(id, word string, players, turns int) records.Result {
	r := records.Result{Game: id, Boss: "boss", Difficulty: word, Won: turns > 0, Turns: max(turns, 9)}
	for range players {
		r.Team = append(r.Team, records.Member{Deck: "a", Name: "A"})
		r.Decks = append(r.Decks, "a")
	}
	return r
}

// Games are counted by difficulty and by number of players, each with its share; the turns of those that were won lie in bins that
// follow one another.
func TestSharesAndBins(t *testing.T) {
	games := []records.Result{against("1", "mild", 1, 10), against("2", "mild", 1, 0), against("3", "mild", 2, 20),
		against("4", "harsh", 2, 90),
		against("5", "harsh", 9, 40)}
	games = append(games, games[0])
	games[5].Game, games[5].Turns = "6", 0
	f := records.Filter{Words: ladder}
	c := f.Charts(games, time.UTC)
	require.Len(t, c.Words, 2)
	assert.Equal(t, records.Counts{records.Lost: 1, records.Won: 3}, c.Words[0].Counts)
	assert.InDelta(t, 0.75, c.Words[0].Share.Share, 1e-9)
	assert.InDelta(t, 1, c.Words[1].Share.Share, 1e-9)
	assert.Equal(t, records.Counts{records.Lost: 1, records.Won: 2}, c.Players[0].Counts)
	assert.InDelta(t, 2.0/3, c.Players[0].Share.Share, 1e-3)
	assert.Equal(t, records.Counts{records.Won: 2}, c.Players[1].Counts)
	assert.InDelta(t, 1, c.Players[1].Share.Share, 1e-9)
	assert.Equal(t, 10, c.Fastest, "a game without turns was not the fastest")
	require.Greater(t, len(c.Turns), 2)
	sum := 0
	for i, b := range c.Turns {
		sum += b.Games
		assert.Equal(t, c.Turns[0].To-c.Turns[0].From, b.To-b.From)
		if i > 0 {
			assert.Equal(t, c.Turns[i-1].To+1, b.From)
		}
	}
	assert.Equal(t, 4, sum)
	assert.True(t, c.Turns[0].From <= 10 && c.Turns[len(c.Turns)-1].To >= 90)
	assert.Equal(t, 1, c.Turns[0].Games)
}

// As many days as are shown at most are still shown as days, in whatever order the games come; one more makes weeks.
func TestPeriodsOfGames(t *testing.T) {
	for _, days := range []int{records.MostPeriods - 1, records.MostPeriods} {
		var games []records.Result
		for _, day := range []int{days / 2, days, 0, 3} {
			r := against("1", "mild", 1, 9)
			r.Started = evening.AddDate(0, 0, day).Format(time.RFC3339)
			games = append(games, r)
		}
		c := new(records.Filter).Charts(games, time.UTC)
		sum := 0
		for _, p := range c.Periods {
			sum += p.Counts[records.Won]
		}
		assert.Equal(t, 4, sum)
		if days < records.MostPeriods {
			assert.Equal(t, records.Days, c.Span)
			assert.Len(t, c.Periods, records.MostPeriods)
		} else {
			assert.Equal(t, records.Weeks, c.Span)
		}
	}
}

// A table has a line for each game, whose words no spreadsheet takes for formulas, with what belongs to the players side by side.
func TestTableOfGames(t *testing.T) {
	r := duelOf("1", "expert", 1)
	r.Team[0].Chains, r.Team[1].Chains, r.Team[0].Name = 2, 4, "=A"
	r.Amber = []int{3, 5}
	m := against("2", "mild", 2, 12)
	m.Gauges = []records.Gauge{{Name: "rises", Value: 2, Limit: 4}, {Name: "-x", Value: 1, Limit: 3}}
	m.Voyage = strings.Repeat("v", 300)
	s := records.Summarize([]records.Result{r, m}, records.Names{}, "boss", ladder, time.UTC)
	var b strings.Builder
	require.NoError(t, s.CSV(&b, func(boss, word string) string { return boss + " " + word }))
	rows, err := csv.NewReader(strings.NewReader(b.String())).ReadAll()
	require.NoError(t, err)
	require.Len(t, rows, 3)
	cell := func(i int, column string) string {
		for k, name := range rows[0] {
			if name == column {
				return rows[i][k]
			}
		}
		return "no " + column
	}
	assert.Equal(t, []string{"", "'=A + B", "expert", "2 + 4", "3 + 1", "3 + 5", "", "duel"},
		[]string{cell(1, "called"), cell(1, "decks"), cell(1, "bots"),
			cell(1, "chains"), cell(1, "keys"), cell(1, "amber"), cell(1, "gauges"), cell(1, "mode")})
	assert.Equal(t, []string{"boss mild", "rises 2/4 + '-x 1/3", "", "true", "2", "12"},
		[]string{cell(2, "called"), cell(2, "gauges"), cell(2, "keys"),
			cell(2, "won"), cell(2, "players"), cell(2, "turns")})
	assert.Less(t, len(cell(2, "voyage")), 200, "cut")
	require.Error(t, s.JSON(full{}))
	assert.Error(t, s.CSV(full{}, func(string, string) string { return "" }))
	for _, d := range s.Decks {
		assert.NotNil(t, d.Ladder, "also a deck that has not met the monster")
	}
}

// full is a disk on which there is no room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("full") }
