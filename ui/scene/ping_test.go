package scene_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// rings are the circles that are drawn around a point in a color, however faint.
func rings(m *scenetest.Mouse, at layout.Point, c paint.Color) (all []paint.Op) {
	for _, op := range m.Stack.Picture().Ops {
		is := op.Color
		is.A = c.A
		if center := op.Rect.Center(); op.Kind == paint.Line && is == c && op.Rect.W == op.Rect.H && op.Radius >= op.Rect.W/2 &&
			max(center.X-at.X, at.X-center.X, center.Y-at.Y, at.Y-center.Y) < 0.5 {
			all = append(all, op)
		}
	}
	return all
}

// A mark is three rings around what is marked, in the color of whoever marked it, that go out and fade. With
// reduced motion they stand still.
func TestMarksHaveTheColorOfTheirPlayer(t *testing.T) {
	for _, still := range []bool{false, true} {
		m := scenetest.New(t, scenetest.AtOnce)
		m.Stack.Settings.ReducedMotion = still
		m.Lay("table")
		who := int(m.Table().Question().Side)
		c := m.Table().Board.Piles[who][card.Battleline][0]
		m.Point("card", int(c))
		spot, ok := m.Find("card", int(c))
		require.True(t, ok)
		at := spot.Rect.Center()
		require.Empty(t, rings(m, at, theme.Seats[who]))
		m.Press(widget.Ping)
		m.Frames(5)
		require.Len(t, rings(m, at, theme.Seats[who]), 3)
		for seat, color := range theme.Seats {
			if seat != who {
				assert.Empty(t, rings(m, at, color), "seat %d marks nothing", seat)
			}
		}
		before := rings(m, at, theme.Seats[who])
		m.Frames(4)
		after := rings(m, at, theme.Seats[who])
		require.Len(t, after, 3)
		for i := range before {
			if still {
				assert.Equal(t, before[i].Rect, after[i].Rect)
			} else if after[i].Rect.W > before[i].Rect.W {
				assert.Less(t, after[i].Color.A, before[i].Color.A)
			}
		}
		m.Frames(300)
		assert.Empty(t, rings(m, at, theme.Seats[who]), "for a moment only")
	}
}
