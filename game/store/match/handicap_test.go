package match_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/records"
)

// met is a series of games of a deck with that many chains against a foe: + won, - lost.
func met(games []match.Meeting, foe string, chains int, outcomes string) []match.Meeting {
	for _, c := range outcomes {
		m := match.Meeting{Started: fmt.Sprintf("2026-11-22T%06d", len(games)), Decks: [2]string{"a", foe}, Chains: [2]int{chains, 0}}
		if c == '-' {
			m.Winner = 1
		}
		if len(games)%2 == 1 { // the deck plays on either side
			m.Decks, m.Chains, m.Winner = [2]string{foe, "a"}, [2]int{0, chains}, 1-m.Winner
		}
		games = append(games, m)
	}
	return games
}

// The records say which games were played with a handicap; games with other chains, and games
// that are not counted, do not matter.
func TestK22_3_RecordOfResults(t *testing.T) {
	team := []records.Member{{Deck: "a", Chains: 4}, {Deck: "b"}}
	one := records.Result{Game: "1", Mode: "duel", Started: "2026-11-22T20:00:00Z", Winner: 1, Handicap: true, Team: team}
	bid, open, adventure, old := one, one, one, one
	bid.Handicap, open.Uncounted, adventure.Mode = false, true, ""
	old.Team = nil
	met := match.MeetingsOf([]records.Result{one, bid, open, adventure, old})
	assert.Equal(t, []match.Meeting{{Started: one.Started, Decks: [2]string{"a", "b"}, Chains: [2]int{4, 0}}}, met)
	second := one
	second.Winner = 2
	assert.Equal(t, 1, match.MeetingsOf([]records.Result{second})[0].Winner)
	for _, winner := range []int{0, 3} {
		second.Winner = winner
		assert.Empty(t, match.MeetingsOf([]records.Result{second}), "nobody of them")
	}
	assert.Equal(t, 5, match.Handicap(match.MeetingsOf([]records.Result{one, bid, one, open, one}), "a"))
}

// A stronger deck begins with four chains, if nothing else is known.
func TestK22_2_Suggestion(t *testing.T) {
	assert.Equal(t, 4, match.Suggested)
	assert.Zero(t, match.Handicap(nil, "a"), "it has none yet")
	assert.Equal(t, 4, match.Handicap(met(nil, "b", match.Suggested, "+"), "a"))
}

// Three wins in a row against the same deck add a chain, three losses take one away;
// then the count starts again, and each foe has its own.
func TestK22_3_D60_Record(t *testing.T) {
	for _, c := range []struct {
		outcomes string
		chains   int
	}{{"++", 4}, {"+++", 5}, {"---", 3}, {"++-+", 4}, {"++-++", 4}, {"--+--", 4}, {"-+++", 5}, {"--+---", 3}} {
		assert.Equal(t, c.chains, match.Handicap(met(nil, "b", 4, c.outcomes), "a"), c.outcomes)
	}
	assert.Equal(t, 5, match.Handicap(met(met(nil, "b", 4, "+++"), "b", 5, "++"), "a"), "the count begins anew")
	assert.Equal(t, 6, match.Handicap(met(met(nil, "b", 4, "+++"), "b", 5, "+++"), "a"))
	assert.Equal(t, 4, match.Handicap(met(met(nil, "b", 4, "++"), "c", 4, "+"), "a"), "another foe has its own count")
	assert.Equal(t, 5, match.Handicap(met(met(met(nil, "b", 4, "++"), "c", 4, "-"), "b", 4, "+"), "a"))
	assert.Equal(t, 4, match.Handicap(met(met(nil, "b", 4, "+++"), "c", 4, "+"), "a"), "another number was agreed on")
	assert.Zero(t, match.Handicap(met(nil, "b", 1, "---"), "a"), "and then it has none")
	assert.Zero(t, match.Handicap(met(nil, "b", 4, "+++"), "b"), "the other deck had none")
	assert.Equal(t, 4, match.Handicap(met(met(nil, "b", 4, "+"), "c", 0, "+++"), "a"), "games without chains of its own do not count")
	assert.Zero(t, match.Handicap(met(nil, "a", 4, "+++"), "a"), "against itself nothing is learned")
	unsorted := met(met(nil, "b", 4, "+++"), "b", 5, "-")
	unsorted[0], unsorted[3] = unsorted[3], unsorted[0]
	as := slices.Clone(unsorted)
	assert.Equal(t, 5, match.Handicap(unsorted, "a"), "it is the time that orders them")
	assert.Equal(t, as, unsorted)
	unsorted = met(met(nil, "b", 5, "+"), "b", 4, "+++")
	unsorted[0].Started = "2027"
	assert.Equal(t, 5, match.Handicap(unsorted, "a"), "the last of them was with five")
	others := append([]match.Meeting{{Decks: [2]string{"x", "y"}, Chains: [2]int{9, 9}}}, met(nil, "b", 4, "+++")...)
	assert.Equal(t, 5, match.Handicap(others, "a"), "games of others do not count")
}
