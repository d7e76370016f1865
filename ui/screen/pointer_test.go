package screen_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/screen"
)

// Whoever has no mouse comes to the end of a game too.
func TestWholeGamesByKeys(t *testing.T) {
	for seed := range uint64(3) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			m := newMouse(t, atOnce)
			m.keys = true
			m.s.Seed = func() uint64 { return seed }
			m.click("new-adventure", 0)
			m.frame()
			m.click("players", int(seed))
			m.click("begin", 0)
			m.frame()
			require.Equal(t, "table", m.s.Top().Name())
			m.playOut(rand.New(rand.NewPCG(seed, 9)))
			m.frames(2)
			assert.Equal(t, "end", m.s.Top().Name())
		})
	}
}

// Arrow keys go to what lies in their direction; the mouse takes over when it
// moves; what the pointer is on can be read large.
func TestPointer(t *testing.T) {
	m := newMouse(t, atOnce)
	require.NoError(t, m.s.Position("crowd"))
	m.frames(3)
	assert.False(t, m.s.Guided())
	m.press(screen.Tab)
	require.True(t, m.s.Guided())
	hand := m.table().Board.Piles[m.table().Large()][2]
	m.tabTo("card", int(hand[0]))
	at := func() screen.Spot {
		p := m.s.Pointed()
		spot, ok := m.find(p.What, p.N)
		require.True(t, ok)
		return spot
	}
	first := at()
	m.press(screen.Right)
	assert.Greater(t, at().Rect.X, first.Rect.X)
	assert.InDelta(t, first.Rect.Center().Y, at().Rect.Center().Y, 30)
	m.press(screen.Left)
	assert.Equal(t, first.ID, at().ID)
	m.press(screen.Up)
	assert.Less(t, at().Rect.Y, first.Rect.Y)
	m.press(screen.Down)
	m.tabTo("card", int(hand[0]))
	m.press(screen.Inspect)
	m.frame()
	assert.Equal(t, "zoom", m.s.Top().Name())
	m.press(screen.Escape)
	m.in.Mouse.X += 50
	m.frame()
	assert.False(t, m.s.Guided())
}
