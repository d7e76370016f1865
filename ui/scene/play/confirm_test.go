package play_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// A turn with things left to do ends only after a question, or without one if the
// player turns that off.
func TestEndOfTurnIsConfirmed(t *testing.T) {
	m := scenetest.New(t, session.DefaultSettings)
	require.NoError(t, play.Position(m.Stack, "table"))
	m.Frames(2)
	m.Click("end-turn", 0)
	m.Frame()
	require.Equal(t, "confirm", m.Stack.Top().Name())
	m.Click("cancel", 0)
	require.Equal(t, "table", m.Stack.Top().Name())
	assert.Zero(t, m.Table().Tally.Decisions)
	m.Click("end-turn", 0)
	m.Click("confirm", 0)
	m.Frame()
	assert.Equal(t, 1, m.Table().Tally.Decisions)

	m = scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Position(m.Stack, "table"))
	m.Frames(2)
	m.Do(keyforge.Command{Verb: keyforge.EndTurn})
}

// The turn cannot be ended while something is shown; the button says why, and Space
// shows the rest at once.
func TestEndOfTurnWaits(t *testing.T) {
	m := newBrawl(t, brawl())
	m.Table().Do(keyforge.Command{Verb: keyforge.Reap, Card: m.Slot("Headhunter")})
	m.Frame()
	require.True(t, m.Table().Showing())
	m.Click("end-turn", 0)
	assert.Contains(t, strings.ReplaceAll(m.Words(), "\n", " "), "press Space to skip ahead")
	m.Frames(2)
	assert.Equal(t, 1, m.Table().Story.At())
	assert.Equal(t, "table", m.Stack.Top().Name())
	m.Press(widget.Space)
	m.Frame()
	m.Click("end-turn", 0)
	m.Frame()
	assert.Equal(t, "confirm", m.Stack.Top().Name())
}

// Leaving a kept game loses nothing and is not confirmed; leaving any other game is.
func TestLeavingIsAskedOnlyWhereItLoses(t *testing.T) {
	for _, way := range []string{"leave", "restart"} {
		m := scenetest.New(t, session.DefaultSettings)
		m.Stack.Games = t.TempDir()
		m.Begin()
		m.Press(widget.Escape)
		m.Frame()
		m.Click(way, 0)
		m.Frame()
		assert.NotEqual(t, "confirm", m.Stack.Top().Name(), way)

		m = newBrawl(t, brawl())
		m.Press(widget.Escape)
		m.Frame()
		m.Click(way, 0)
		m.Frame()
		require.Equal(t, "confirm", m.Stack.Top().Name(), way)
		assert.Contains(t, m.Words(), "will be lost")
	}
}

// A turn in which nothing is left to do ends at once.
func TestEmptyTurnEndsAtOnce(t *testing.T) {
	m := scenetest.New(t, session.DefaultSettings)
	require.NoError(t, play.Position(m.Stack, "table"))
	m.Frames(2)
	s := m.Table().Story.Game().Snapshot()
	s.House = card.Logos // nobody has a card of it
	m.Table().Story.Game().Load(&s)
	m.Table().Settle()
	m.Frame()
	m.Click("end-turn", 0)
	m.Frame()
	assert.Equal(t, 1, m.Table().Tally.Decisions)
}
