package series_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

func TestMatchesLookAsBefore(t *testing.T) {
	begun := func(f match.Format, w match.Way) func(m *scenetest.Mouse) {
		return func(m *scenetest.Mouse) { m.Planned(f, w); m.Agreed() }
	}
	goesFirst := func(m *scenetest.Mouse) { m.Bidding(); m.Click("match-give-way", 0); m.Frame() }
	lastGame := func(m *scenetest.Mouse) { goesFirst(m); m.Click("match-first", 0); m.Frame() }
	scenetest.LookAsBefore(t, map[string]func(m *scenetest.Mouse){
		"best of three":       begun(match.BestOfThree, match.Own),
		"sealed":              begun(match.Single, match.Sealed),
		"auction":             begun(match.Single, match.Auction),
		"the bids":            func(m *scenetest.Mouse) { m.Bidding() },
		"a bid":               func(m *scenetest.Mouse) { m.Bidding(); m.Click("match-bid", 0); m.Frame() },
		"who goes first":      goesFirst,
		"the last game":       lastGame,
		"the end":             func(m *scenetest.Mouse) { lastGame(m); m.Click("match-next", 0); m.Frames(2); m.Concede(0) },
		"cards at an auction": func(m *scenetest.Mouse) { begun(match.Single, match.Auction)(m); m.Click("match-cards", 0); m.Frame() },
	})
}
