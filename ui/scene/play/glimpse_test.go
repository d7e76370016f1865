package play_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// spotted are the places of all spots.
func spotted(m *scenetest.Mouse) map[widget.ID]layout.Rect {
	all := map[widget.ID]layout.Rect{}
	for _, s := range m.Stack.Spots() {
		all[s.ID] = s.Rect
	}
	return all
}

// An ally that is pointed at for a moment, by mouse or keys, is shown at full size over the own line,
// and nothing that can be pointed at moves for that.
func TestAllyPointedAtIsShownAtFullSize(t *testing.T) {
	for _, keys := range []bool{false, true} {
		m := scenetest.New(t, session.DefaultSettings)
		m.Stack.Settings.Tips, m.Stack.Settings.FoldLog = false, true
		m.Lay("table")
		m.In.Mouse = layout.Point{X: -1, Y: -1}
		m.Frames(60)
		own := m.Table().Places.Sides[m.Table().Large()].Line
		framed := func() bool {
			for _, op := range m.Stack.Picture().Ops {
				if op.Color == theme.Seats[1] && op.Rect.Overlaps(own.Card[0]) {
					return true
				}
			}
			return false
		}
		pointed := func() bool {
			id := m.Stack.Pointed()
			side, _ := m.Table().Board.Side(keyforge.Slot(id.N))
			return id == (widget.ID{What: "ally", N: 1}) || id.What == "card" && side == 1
		}
		if keys {
			m.TabTo("card", int(m.Table().Board.Piles[m.Table().Large()][card.Hand][0]))
			m.Press(widget.Up)
			for range 20 {
				if m.Press(widget.Left); pointed() {
					break
				}
			}
		} else {
			ally := m.MustFind("ally", 1).Rect
			m.In.Mouse = layout.Point{X: ally.Center().X, Y: ally.Bottom() - 6}
			m.Frames(2)
		}
		require.True(t, pointed(), "keys: %v: %v", keys, m.Stack.Pointed())
		before := spotted(m)
		assert.False(t, framed(), "it may only be passing")
		m.Frames(15)
		require.True(t, framed(), "keys: %v", keys)
		assert.Equal(t, before, spotted(m))
		m.Frames(60)
		assert.Zero(t, testing.AllocsPerRun(20, func() { m.Stack.Update(m.In) }))
		m.In.Mouse = layout.Point{X: m.In.W / 2, Y: 20}
		m.Frames(3)
		assert.False(t, framed())
	}
}

// The glimpse of an ally has the cards as large as those of the own line would be.
func TestGlimpseIsFullSize(t *testing.T) {
	m := scenetest.New(t, session.DefaultSettings)
	m.Lay("table")
	tb := m.Table()
	var ally layout.SidePlaces
	tb.Glimpse(1, &ally)
	tb.Open(1)
	m.Frames(2)
	require.Equal(t, len(tb.Board.Piles[1][card.Battleline]), ally.Line.N)
	assert.Equal(t, tb.Places.Sides[1].Line, ally.Line)
	assert.Equal(t, tb.Places.Sides[1].Artifacts, ally.Artifacts)
}
