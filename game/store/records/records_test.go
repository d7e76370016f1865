package records_test

import (
	"testing"

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
