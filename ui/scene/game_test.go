package scene_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/session"
)

// A person who clicks anything that is lit reaches the end of a game, at any size of
// window and text: every question can be answered with the mouse.
func TestWholeGamesByTheMouse(t *testing.T) {
	sizes := [][2]float64{{1280, 720}, {1920, 1080}, {1024, 768}, {640, 360}}
	for seed := range uint64(12) { // each size with each number of players and each size of text
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			settings := atOnce
			settings.Text, settings.FoldLog = []int{80, 100, session.MaxText}[seed/4], seed%2 == 0
			m := newMouse(t, settings)
			m.s.Seed = func() uint64 { return seed }
			m.in.W, m.in.H = sizes[seed%4][0], sizes[seed%4][1]
			m.frame()
			m.click("new-adventure", 0)
			m.click("players", int(seed%3))
			m.choose(0, int(seed)%len(deck.Embedded()))
			m.click("begin", 0)
			m.frame()
			require.Equal(t, "table", m.s.Top().Name())
			m.playOut(rand.New(rand.NewPCG(seed, 7)))
			m.frames(2)
			assert.Equal(t, "end", m.s.Top().Name())
		})
	}
}

// playOut plays to the end of the game.
func (m *mouse) playOut(random *rand.Rand) {
	m.t.Helper()
	for range 3000 {
		m.settle()
		switch {
		case m.table().Over():
			return
		case m.s.Top().Name() == "pile": // cards that the player was allowed to look at
			m.click("close", 0)
			m.frame()
			continue
		}
		legal := m.table().Legal()
		require.NotEmpty(m.t, legal)
		m.do(pick(random, legal))
	}
	require.Fail(m.t, "the game goes on and on")
}

// Cards that a player is allowed to look at are shown, and only then.
func TestCardsLookedAt(t *testing.T) {
	m := newMouse(t, atOnce)
	require.NoError(t, play.Position(m.s, "crowd"))
	m.frames(2)
	tb := m.table()
	archived := gametest.State(tb.Story.Game()).Players[keyforge.Monster].Pile(card.Archives)
	require.NotEmpty(t, archived)
	tb.Peeked = append(tb.Peeked, archived...)
	tb.Settle()
	m.frames(2)
	require.Equal(t, "pile", m.s.Top().Name())
	_, ok := m.find("pick", int(archived[0]))
	assert.True(t, ok)
	m.click("close", 0)
	m.frames(2)
	assert.Equal(t, "table", m.s.Top().Name())
	assert.Empty(t, tb.Peeked)
}

// pick picks a command, and rarely the end of the turn.
func pick(random *rand.Rand, legal []keyforge.Command) keyforge.Command {
	c := legal[random.IntN(len(legal))]
	if c.Verb == keyforge.EndTurn && len(legal) > 1 && random.IntN(4) > 0 {
		return legal[random.IntN(len(legal)-1)]
	}
	return c
}
