package match

import (
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/library"
	"github.com/keyraken/keyraken/game/replay"
)

func sideOf(player int) game.Side { return game.Side(player) }

// Met is a game in which two decks met, as far as the handicap is concerned.
type Met struct {
	Started string          // orders the games
	Decks   [Players]string // by which a deck is known again
	Chains  [Players]int    // agreed on as a handicap; others do not count
	Winner  int
}

// MetOf is what came of the meeting of two decks in a story, if it is over and was played
// with a handicap by the rules and from its beginning.
func MetOf(s *replay.Story) (Met, bool) {
	h := &s.Header
	winner, over := WinnerOf(s)
	if !over || !h.Handicap || h.Edited || h.Taken > 0 || len(h.Decks) != Players {
		return Met{}, false
	}
	m := Met{Started: h.Started, Winner: winner}
	for i := range Players {
		m.Decks[i], m.Chains[i] = Key(&h.Decks[i]), h.Decks[i].Chains
	}
	return m, true
}

// Key names a deck by its list: the cards and their houses.
func Key(d *replay.Deck) string { return library.DealtKey(d) }

// inARow is after how many games in a row with one outcome a handicap changes (K22.3).
const inARow = 3

// Handicap is how many chains a deck has as a handicap after all games that were played
// with one: those last agreed on, one more for each three wins in a row against the same
// deck, and one less for each three losses (K22.3). A game with another number begins from
// that. It is 0 for a deck that has none.
func Handicap(games []Met, deck string) int {
	games = slices.Clone(games)
	slices.SortStableFunc(games, func(a, b Met) int { return strings.Compare(a.Started, b.Started) })
	chains := 0
	streaks := map[string]int{} // by foe: wins in a row, or losses below 0
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
		chains, streak = m.Chains[at], streak+by
		if streak == by*inARow {
			chains, streak = min(MaxChains, max(0, chains+by)), 0
		}
		streaks[foe] = streak
	}
	return chains
}
