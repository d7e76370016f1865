package scenetest

import (
	"math/rand/v2"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/ui/couch"
)

// Duel begins a standard game with the embedded decks of those numbers.
func (m *Mouse) Duel(decks [2]int, open bool) {
	m.T.Helper()
	m.Stack.Settings.Confirm, m.Stack.Settings.Tips = false, false // they would interrupt
	m.Click("new-adventure", 0)
	m.Click("game-kind", 1)
	m.Click("who-1", 0)
	for seat, number := range decks {
		m.Choose(seat, number)
	}
	if open {
		m.Click("hands", 1)
	}
	m.Click("begin", 0)
	m.Frames(2)
}

// Sit lets time pass, and people change places, until somebody is asked or the game is
// over. It calls see in every frame.
func (m *Mouse) Sit(see func()) {
	m.T.Helper()
	for range 4000 {
		tb := m.Table()
		see()
		switch {
		case tb.Over() || tb.Asking() && m.Stack.Top().Name() != "curtain":
			return
		case m.Stack.Top().Name() == "curtain":
			m.Click("lift-curtain", 0)
		case tb.Curtain() == couch.Passing:
			m.Click("draw-curtain", 0)
		default:
			m.Frame()
		}
	}
	require.Fail(m.T, "nobody comes to the table", m.Table().Prompt())
}

// Twist plays that many random commands, as far as the game goes.
func (m *Mouse) Twist(random *rand.Rand, n int) {
	m.T.Helper()
	for range n {
		if m.Sit(func() {}); m.Table().Over() {
			return
		}
		if m.Stack.Top().Name() == "pile" {
			m.Click("close", 0)
			m.Frame()
			continue
		}
		c := AnyOf(random, m.Table().Legal())
		if _, ok := m.Find("raise-tide", 0); c.Verb == keyforge.RaiseTide && !ok {
			continue
		}
		m.Do(c)
	}
}

// Planned opens the plan of a match with that format and way to choose decks.
func (m *Mouse) Planned(f match.Format, w match.Way) {
	m.T.Helper()
	m.Stack.Settings.Confirm, m.Stack.Settings.Tips = false, false // they would interrupt
	m.Click("new-adventure", 0)
	m.Click("game-kind", 1)
	m.Click("who-1", 0)
	m.Frame()
	m.Click("match-plan", 0)
	m.Frame()
	m.Click("match-format", int(f))
	m.Click("match-way", int(w))
	m.Frame()
}

// Agreed begins the planned match.
func (m *Mouse) Agreed() {
	m.T.Helper()
	m.Click("match-plan-ok", 0)
	m.Frame()
	m.Click("begin", 0)
	m.Frames(2)
}

// Concede lets a player concede the game on the table, and continues with the match.
func (m *Mouse) Concede(loser keyforge.Side) {
	m.T.Helper()
	for range 200 {
		m.Sit(func() {})
		if m.Table().Question().Side == loser {
			break
		}
		answer := m.Table().Story.Game().Legal(nil)
		m.Table().Do(answer[len(answer)-1])
	}
	require.Equal(m.T, loser, m.Table().Question().Side)
	m.Table().Concede()
	m.Sit(func() {})
	m.Frames(40)
	require.Equal(m.T, "end", m.Stack.Top().Name())
	m.Click("match-on", 0)
	m.Frames(3)
	require.Equal(m.T, "match", m.Stack.Top().Name())
}

// Bidding plays an adaptive match up to its auction.
func (m *Mouse) Bidding() {
	m.T.Helper()
	m.Planned(match.Adaptive, match.Own)
	m.Agreed()
	m.Concede(1)
	m.Click("match-first", 0)
	m.Frames(2)
	m.Click("match-next", 0)
	m.Frames(2)
	m.Concede(0)
}
