package play_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// A player without a mouse reaches the end of a game too.
func TestWholeGamesByKeys(t *testing.T) {
	for seed := range uint64(3) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			m := scenetest.New(t, scenetest.AtOnce)
			m.Keys = true
			m.Stack.Seed = func() uint64 { return seed }
			m.Click("new-adventure", 0)
			m.Frame()
			m.Click("players", int(seed))
			m.Click("begin", 0)
			m.Frame()
			require.Equal(t, "table", m.Stack.Top().Name())
			m.PlayOut(rand.New(rand.NewPCG(seed, 9)))
			m.Frames(2)
			assert.Equal(t, "end", m.Stack.Top().Name())
		})
	}
}

// Arrow keys go to what lies in their direction; the mouse takes over when it
// moves; what the pointer is on can be read large.
func TestPointer(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Position(m.Stack, "crowd"))
	m.Frames(3)
	assert.False(t, m.Stack.ByKeys())
	m.Press(widget.Tab)
	require.True(t, m.Stack.ByKeys())
	hand := m.Table().Board.Piles[m.Table().Large()][2]
	m.TabTo("card", int(hand[0]))
	at := func() widget.Spot {
		p := m.Stack.Pointed()
		spot, ok := m.Find(p.What, p.N)
		require.True(t, ok)
		return spot
	}
	first := at()
	m.Press(widget.Right)
	assert.Greater(t, at().Rect.X, first.Rect.X)
	assert.InDelta(t, first.Rect.Center().Y, at().Rect.Center().Y, 30)
	m.Press(widget.Left)
	assert.Equal(t, first.ID, at().ID)
	m.Press(widget.Up)
	assert.Less(t, at().Rect.Y, first.Rect.Y)
	m.Press(widget.Down)
	m.TabTo("card", int(hand[0]))
	m.Press(widget.Inspect)
	m.Frame()
	assert.Equal(t, "zoom", m.Stack.Top().Name())
	m.Press(widget.Escape)
	m.In.Mouse.X += 50
	m.Frame()
	assert.False(t, m.Stack.ByKeys())
}

// What keys point at has a ring around it, which covers no part of it, whatever it is.
func TestFocusIsARingOutside(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Position(m.Stack, "table"))
	m.Frames(3)
	met := map[string]bool{}
	for range 120 {
		m.Press(widget.Tab)
		m.Frame()
		p := m.Stack.Pointed()
		spot, ok := m.Find(p.What, p.N)
		require.True(t, ok)
		met[p.What] = true
		last := len(m.Stack.Picture().Ops) - 1
		ring := m.Stack.Picture().Ops[last]
		for ring.Color != theme.Ink || ring.Kind != paint.Line { // the tip stands above it
			last--
			ring = m.Stack.Picture().Ops[last]
		}
		window := layout.Rect{W: m.In.W, H: m.In.H}
		inside := ring.Rect.Inset(ring.Width)
		assert.True(t, spot.Rect.Cross(window.Inset(6)).Within(inside), "%v: %v is not within %v", p, spot.Rect, inside)
		assert.Equal(t, theme.Abyss, m.Stack.Picture().Ops[last-1].Color, "it is seen on light ground too")
		assert.Equal(t, paint.Line, m.Stack.Picture().Ops[last-1].Kind)
	}
	assert.Greater(t, len(met), 4)
}

// Whoever begins a game by keys and presses Enter once more keeps the first hand.
func TestKeysBeginAtKeepingTheHand(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Keys = true
	m.Click("new-adventure", 0)
	m.Frame()
	m.Click("begin", 0)
	m.Frames(3)
	require.Equal(t, "table", m.Stack.Top().Name())
	assert.Equal(t, widget.ID{What: "no"}, m.Stack.Pointed())
}
