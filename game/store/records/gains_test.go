package records_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/store/records"
)

// A victory lifts the decks of persons that stood lower, and beats slower victories of the same kind.
func TestGains(t *testing.T) {
	words := []string{"mild", "usual", "harsh"}
	game := func(word string, won bool, turns int, keys ...string) records.Result {
		r := records.Result{Boss: "boss", Difficulty: word, Won: won, Turns: turns, Decks: keys}
		for _, key := range keys {
			r.Team = append(r.Team, records.Member{Deck: key, Name: "The " + key})
		}
		return r
	}
	var before []records.Result
	after := func(r records.Result) records.Gains {
		g := records.GainsOf(before, &r, "boss", words)
		before = append(before, r)
		return g
	}
	climbs := func(word string, players int, names ...string) (all []records.Climb) {
		for _, name := range names {
			all = append(all, records.Climb{Name: name, Rung: records.Rung{Players: players, Word: word}})
		}
		return all
	}
	assert.Empty(t, after(game("mild", false, 5, "a")), "it was lost")
	assert.Equal(t, records.Gains{Climbs: climbs("usual", 1, "The a"), First: true}, after(game("usual", true, 20, "a")))
	assert.Equal(t, records.Gains{First: true}, after(game("mild", true, 9, "a")), "it stood higher")
	assert.Equal(t, records.Gains{Climbs: climbs("usual", 1, "The b"), Faster: 20}, after(game("usual", true, 18, "b")))
	assert.Empty(t, after(game("usual", true, 18, "b")), "it was as slow")
	assert.Equal(t, records.Gains{Climbs: climbs("usual", 2, "The a", "The b"), First: true}, after(game("usual", true, 12, "b", "a")))

	edited := game("harsh", true, 3, "a")
	edited.Uncounted = true
	assert.Empty(t, after(edited))
	assert.True(t, after(game("harsh", true, 30, "a")).First, "an edited game does not count before, either")

	voyage := game("custom", true, 15, "a")
	voyage.Voyage = "2026-W48"
	assert.Zero(t, after(voyage).Sooner)
	voyage.Turns = 11
	assert.Equal(t, records.Gains{Faster: 15, Sooner: 15}, after(voyage), "no rung of the ladder")
}

// Standard games are told apart by the opponent.
func TestGainsInStandardGames(t *testing.T) {
	against := func(bot string, turns int) records.Result {
		return records.Result{Mode: "duel", Won: true, Winner: 2, Turns: turns, Decks: []string{"a"},
			Team: []records.Member{{Deck: "b", Bot: bot}, {Deck: "a"}}}
	}
	before := []records.Result{against("quick", 20)}
	gains := func(r records.Result) records.Gains { return records.GainsOf(before, &r, "boss", nil) }
	assert.Equal(t, records.Gains{Faster: 20}, gains(against("quick", 19)))
	assert.Equal(t, records.Gains{First: true}, gains(against("expert", 19)))
	assert.Empty(t, gains(against("quick", 0)), "it is not known how many turns it took")
}
