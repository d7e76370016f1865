package table

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
)

// At a table that rests nobody is asked and no bot moves, until what made it rest is undone.
func TestATableRests(t *testing.T) {
	greedy, err := bot.New("greedy", 1)
	require.NoError(t, err)
	m := New(save.Unsaved(newGame(t, 5, "onyx", "argus")), keyraken.Adventure, [keyforge.MaxSides]bool{true},
		[keyforge.MaxSides]bot.Bot{1: greedy}, english([keyforge.MaxSides]string{}))
	m.Speed = 500
	rest := func(n int) {
		for range n {
			m.Update(1.0/60, 1280, 720)
		}
	}
	for !m.Asking() {
		rest(1)
	}
	stop := m.Story.At() + 1
	m.Rest = func(*keyforge.Game) bool { return m.Story.At() >= stop }
	m.Do(m.Legal()[0])
	rest(300)
	assert.Equal(t, stop, m.Story.At())
	assert.False(t, m.Asking())
	assert.Empty(t, m.Legal())
	require.True(t, m.MayUndo())
	m.Undo()
	rest(3)
	assert.True(t, m.Asking())
	m.Rest = nil
	m.Do(m.Legal()[0])
	rest(300)
	assert.True(t, m.Asking() || m.Story.At() > stop, "it goes on")
}
