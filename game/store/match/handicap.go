package match

import (
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/store/records"
)

// Meeting is a game in which two decks met, as far as the handicap is concerned.
type Meeting struct {
	Started string          // orders the games
	Decks   [Players]string // by which a deck is recognized
	Chains  [Players]int    // agreed on as a handicap; others do not count
	Winner  int
}

// MeetingsOf returns the meetings of two decks in the records: the standard games that count and
// had a handicap.
func MeetingsOf(results []records.Result) (all []Meeting) {
	for i := range results {
		r := &results[i]
		if !r.Standard() || r.Uncounted || !r.Handicap || len(r.Team) != Players || r.Winner < 1 || r.Winner > Players {
			continue
		}
		m := Meeting{Started: r.Started, Winner: r.Winner - 1}
		for k := range Players {
			m.Decks[k], m.Chains[k] = r.Team[k].Deck, r.Team[k].Chains
		}
		all = append(all, m)
	}
	return all
}

// inARow is after how many games in a row with the same outcome a handicap changes (K22.3).
const inARow = 3

// Handicap is how many chains a deck has as a handicap after all games that were played
// with one: those last agreed on, one more for every three wins in a row against the same
// deck, and one less for every three losses (K22.3). A game with a different number starts
// over from that. It is 0 for a deck without a handicap.
func Handicap(games []Meeting, deck string) int {
	games = slices.Clone(games)
	slices.SortStableFunc(games, func(a, b Meeting) int { return strings.Compare(a.Started, b.Started) })
	chains := 0
	streaks := map[string]int{} // by opponent: wins in a row, or losses if negative
	for i := range games {
		m := &games[i]
		at := slices.Index(m.Decks[:], deck)
		if at < 0 || m.Decks[1-at] == deck || m.Chains[at] == 0 {
			continue
		}
		foe, by := m.Decks[1-at], -1
		if m.Winner == at {
			by = 1
		}
		streak := streaks[foe]
		if streak*by < 0 {
			streak = 0
		}
		chains, streak = min(MaxChains, m.Chains[at]), streak+by
		if streak == by*inARow {
			chains, streak = min(MaxChains, max(0, chains+by)), 0
		}
		streaks[foe] = streak
	}
	return chains
}
