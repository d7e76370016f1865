package play_test

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
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
)

// A person who clicks anything that is lit reaches the end of a game, at any size of
// window and text: every question can be answered with the mouse.
func TestWholeGamesByTheMouse(t *testing.T) {
	sizes := [][2]float64{{1280, 720}, {1920, 1080}, {1024, 768}, {640, 360}}
	for seed := range uint64(12) { // each size with each number of players and each size of text
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			settings := scenetest.AtOnce
			settings.Text, settings.FoldLog = []int{80, 100, session.MaxText}[seed/4], seed%2 == 0
			m := scenetest.New(t, settings)
			m.Stack.Seed = func() uint64 { return seed }
			m.In.W, m.In.H = sizes[seed%4][0], sizes[seed%4][1]
			m.Frame()
			m.Click("new-adventure", 0)
			m.Click("players", int(seed%3))
			m.Choose(0, int(seed)%len(deck.Embedded()))
			m.Click("begin", 0)
			m.Frame()
			require.Equal(t, "table", m.Stack.Top().Name())
			m.PlayOut(rand.New(rand.NewPCG(seed, 7)))
			m.Frames(2)
			assert.Equal(t, "end", m.Stack.Top().Name())
		})
	}
}

// Cards that a player is allowed to look at are shown, and only then.
func TestCardsLookedAt(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Position(m.Stack, "crowd"))
	m.Frames(2)
	tb := m.Table()
	archived := gametest.State(tb.Story.Game()).Players[keyforge.Monster].Pile(card.Archives)
	require.NotEmpty(t, archived)
	tb.Peeked = append(tb.Peeked, archived...)
	tb.Settle()
	m.Frames(2)
	require.Equal(t, "pile", m.Stack.Top().Name())
	_, ok := m.Find("pick", int(archived[0]))
	assert.True(t, ok)
	m.Click("close", 0)
	m.Frames(2)
	assert.Equal(t, "table", m.Stack.Top().Name())
	assert.Empty(t, tb.Peeked)
}
