package scene_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// A player without a mouse reaches the end of a game too.
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
	require.NoError(t, play.Position(m.s, "crowd"))
	m.frames(3)
	assert.False(t, m.s.Guided())
	m.press(widget.Tab)
	require.True(t, m.s.Guided())
	hand := m.table().Board.Piles[m.table().Large()][2]
	m.tabTo("card", int(hand[0]))
	at := func() widget.Spot {
		p := m.s.Pointed()
		spot, ok := m.find(p.What, p.N)
		require.True(t, ok)
		return spot
	}
	first := at()
	m.press(widget.Right)
	assert.Greater(t, at().Rect.X, first.Rect.X)
	assert.InDelta(t, first.Rect.Center().Y, at().Rect.Center().Y, 30)
	m.press(widget.Left)
	assert.Equal(t, first.ID, at().ID)
	m.press(widget.Up)
	assert.Less(t, at().Rect.Y, first.Rect.Y)
	m.press(widget.Down)
	m.tabTo("card", int(hand[0]))
	m.press(widget.Inspect)
	m.frame()
	assert.Equal(t, "zoom", m.s.Top().Name())
	m.press(widget.Escape)
	m.in.Mouse.X += 50
	m.frame()
	assert.False(t, m.s.Guided())
}

// What keys point at has a ring around it, which covers no part of it, whatever it is.
func TestFocusIsARingOutside(t *testing.T) {
	m := newMouse(t, atOnce)
	require.NoError(t, play.Position(m.s, "table"))
	m.frames(3)
	met := map[string]bool{}
	for range 120 {
		m.press(widget.Tab)
		m.frame()
		p := m.s.Pointed()
		spot, ok := m.find(p.What, p.N)
		require.True(t, ok)
		met[p.What] = true
		last := len(m.s.Picture().Ops) - 1
		ring := m.s.Picture().Ops[last]
		for ring.Color != theme.Ink || ring.Kind != paint.Line { // the tip stands above it
			last--
			ring = m.s.Picture().Ops[last]
		}
		window := layout.Rect{W: m.in.W, H: m.in.H}
		inside := ring.Rect.Inset(ring.Width)
		assert.True(t, spot.Rect.Cross(window.Inset(6)).Within(inside), "%v: %v is not within %v", p, spot.Rect, inside)
		assert.Equal(t, theme.Abyss, m.s.Picture().Ops[last-1].Color, "it is seen on light ground too")
		assert.Equal(t, paint.Line, m.s.Picture().Ops[last-1].Kind)
	}
	assert.Greater(t, len(met), 4)
}
