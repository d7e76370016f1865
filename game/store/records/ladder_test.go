package records_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/records"
)

// A deck stands on the highest rung of a flight that it has beaten; the first rung that
// is not climbed comes next.
func TestLadder(t *testing.T) {
	words := []string{"mild", "usual", "harsh"}
	played := func(id, word string, won bool, players int) records.Result {
		r := records.Result{Game: id, Boss: "boss", Difficulty: word, Won: won, Turns: 12, Decks: []string{"a"}}
		for i := range players {
			r.Team = append(r.Team, records.Member{Deck: string(rune('a' + i))})
		}
		return r
	}
	var games []records.Result
	at := func() *records.Ladder { return records.Ladders(games, "boss", words)["a"] }
	next := func() records.Rung {
		r, ok := at().Next()
		require.True(t, ok)
		return r
	}
	assert.Nil(t, at(), "nothing was played")
	games = append(games, played("1", "usual", false, 1))
	assert.Equal(t, records.Rung{Players: 1, Word: "mild"}, next())
	assert.Equal(t, 1, at().Flights[0][1].Games, "it was tried")
	games = append(games, played("2", "usual", true, 1))
	assert.Equal(t, records.Rung{Players: 1, Word: "harsh"}, next(), "what is below counts as climbed")
	assert.Equal(t, 2, at().Height(1))
	for _, other := range []records.Result{
		{Game: "3", Boss: "boss", Difficulty: "harsh", Won: true, Uncounted: true, Decks: []string{"a"}},
		{Game: "4", Boss: "another", Difficulty: "harsh", Won: true, Decks: []string{"a"}},
		{Game: "5", Boss: "boss", Difficulty: "1014-W303", Won: true, Decks: []string{"a"}},
		{Game: "6", Boss: "boss", Difficulty: "harsh", Won: true, Decks: []string{"b"}},
		{Game: "7", Mode: "duel", Difficulty: "harsh", Won: true, Winner: 1, Decks: []string{"a"}, Team: make([]records.Member, 2)},
	} {
		games = append(games, other)
		assert.Equal(t, records.Rung{Players: 1, Word: "harsh"}, next(), other.Game)
	}
	games = append(games, played("8", "harsh", true, 1))
	assert.Equal(t, records.Rung{Players: 2, Word: "mild"}, next(), "then in company")
	for players := 2; players <= records.MostTogether; players++ {
		games = append(games, played(string(rune('8'+players)), "harsh", true, players))
	}
	_, more := at().Next()
	assert.False(t, more, "the top of the last flight")
	climbed, of := at().Climbed()
	assert.Equal(t, [2]int{9, 9}, [2]int{climbed, of})
	assert.Equal(t, 12, at().Flights[2][2].Fastest)
}

// The decks that have beaten the hardest rung come first, then those that have climbed more rungs, those
// that have won more games of both kinds, and the others by name.
func TestDecksOfASummaryInOrder(t *testing.T) {
	words := []string{"mild", "harsh"}
	var all []records.Result
	won := func(deck, word string, players int) {
		team := []records.Member{{Deck: deck, Name: deck}, {Deck: "ally", Name: "ally", Bot: "quick"}}
		all = append(all, records.Result{Boss: "boss", Difficulty: word, Won: true, Decks: []string{deck}, Team: team[:players]})
	}
	for _, deck := range []string{"b", "a", "wins", "zenith"} {
		won(deck, "harsh", 1)
	}
	won("zenith", "mild", 2)
	all = append(all, records.Result{Mode: "duel", Winner: 1, Won: true, Decks: []string{"wins"},
		Team: []records.Member{{Deck: "wins", Name: "wins"}, {Deck: "ally", Name: "ally", Bot: "quick"}}})
	for range 5 {
		won("mild", "mild", 1)
	}
	var order []string
	for _, d := range records.Summarize(all, records.NamesOf(all, nil), "boss", words, time.UTC).Decks {
		order = append(order, d.Name)
	}
	assert.Equal(t, []string{"zenith", "wins", "a", "b", "mild"}, order)
}
