package records_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/records"
)

func TestFastestVictories(t *testing.T) {
	game := func(id string, won bool, turns int) records.Result {
		return records.Result{Game: id, Difficulty: "easy", Won: won, Turns: turns, Decks: []string{"a"}}
	}
	records := records.ByDeck([]records.Result{game("1", true, 0), game("2", true, 14), game("3", false, 3), game("4", true, 11)})
	assert.Equal(t, 11, records["a"]["easy"].Fastest, "neither a defeat nor one whose turns are not known")
}

func TestTeamsThatPlayed(t *testing.T) {
	a, b, c := records.Member{Deck: "a", Name: "A"}, records.Member{Deck: "b", Name: "B"}, records.Member{Deck: "c", Name: "C", Bot: "quick"}
	teams := records.Teams([]records.Result{
		{Game: "1", Difficulty: "easy", Team: []records.Member{a}},
		{Game: "2", Difficulty: "easy", Team: []records.Member{a, b}},
		{Game: "3", Difficulty: "hard", Won: true, Turns: 30, Team: []records.Member{c, a}},
		{Game: "4", Difficulty: "easy", Won: true, Team: []records.Member{b, a}, Uncounted: true},
		{Game: "5", Difficulty: "easy", Team: []records.Member{a, {Deck: "c", Name: "C"}}},
		{Game: "6", Difficulty: "easy", Team: []records.Member{b, a}},
	})
	require.Len(t, teams, 2)
	assert.Equal(t, []records.Member{a, {Deck: "c", Name: "C"}}, teams[0].Decks, "whoever played them, in whichever order")
	assert.Equal(t, 1, teams[0].Record["hard"].Wins)
	assert.Equal(t, 30, teams[0].Record["hard"].Fastest)
	assert.Equal(t, 1, teams[0].Record["easy"].Games)
	assert.Equal(t, 2, teams[1].Record["easy"].Games)
}

func TestBestOfADeck(t *testing.T) {
	order := []string{"easy", "normal", "hard"}
	won := func(n int) *records.Tally { return &records.Tally{Score: records.Score{Games: 5, Wins: n}} }
	assert.Zero(t, records.Record{"hard": won(0)}.Best(order))
	assert.Equal(t, 1, records.Record{"easy": won(2), "hard": won(0), "1Q7M-2XK4": won(4)}.Best(order))
	assert.Equal(t, 3, records.Record{"hard": won(1)}.Best(order))
}

// Voyages are counted by week, those that count.
func TestVoyagesByWeek(t *testing.T) {
	game := func(week string, won bool, turns int) records.Result {
		return records.Result{Voyage: week, Difficulty: "hard", Won: won, Turns: turns, Decks: []string{"a"}}
	}
	edited := game("2026-W48", true, 3)
	edited.Uncounted = true
	all := records.Voyages([]records.Result{game("2026-W48", false, 9), game("2026-W48", true, 12), game("2026-W49", true, 15), edited,
		game("", true, 1)})
	require.Len(t, all, 2)
	assert.Equal(t, [3]int{1, 2, 12}, [3]int{all["2026-W48"].Wins, all["2026-W48"].Games, all["2026-W48"].Fastest})
	assert.Equal(t, [3]int{1, 1, 15}, [3]int{all["2026-W49"].Wins, all["2026-W49"].Games, all["2026-W49"].Fastest})
}

// Figures are in the order of the difficulties, then of players; the mean of the turns is that of the games where they are known.
func TestFiguresInOrder(t *testing.T) {
	var games []records.Result
	for i, of := range []struct {
		word    string
		players int
		turns   int
	}{{"hard", 1, 10}, {"easy", 2, 0}, {"easy", 1, 1}, {"easy", 1, 4}, {"easy", 1, 0}, {"other", 1, 7}} {
		games = append(games, records.Result{Game: string(rune('a' + i)), Boss: "boss", Difficulty: of.word, Turns: of.turns,
			Decks: []string{"x", "y"}[:of.players]})
	}
	var got []string
	for _, f := range records.Summarize(games, records.NamesOf(games, nil), "boss", []string{"easy", "hard"}, time.UTC).Statistics {
		got = append(got, fmt.Sprintf("%s %d: %d, %.1f", f.Difficulty, f.Players, f.Games, f.Turns))
	}
	assert.Equal(t, []string{"easy 1: 3, 2.5", "easy 2: 1, 0.0", "hard 1: 1, 10.0", "other 1: 1, 7.0"}, got)
}
