package play_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// foretelling is a table of three players: the second has prophecies, of which one is active, the third
// a token card and an archon power.
func foretelling() keyforge.Position {
	p := scenetest.Held(gametest.Cards("punch")...)
	others := [2]keyforge.SidePosition{
		{Line: gametest.Cards("strug"), Chains: 3, Prophecies: [2][2]string{{"bad-omen", "the-early-bird"}, {"heads-i-win", "tails-you-lose"}},
			Reference: []keyforge.CardPosition{gametest.Active("bad-omen", "troll")}},
		{Token: "cleaner", Reference: gametest.Cards("artificer"), Line: gametest.Cards("troll", "krump", "bumpsy", "strug", "mogg")},
	}
	for i := range others {
		others[i].Houses = []card.House{card.Dis, card.Saurian, card.Untamed}
		p.Players = append(p.Players, others[i])
	}
	return p
}

// besides are the spots of what lies beside the game of a side, from left to right as they are shown.
func besides(m *scenetest.Mouse, side keyforge.Side) (all []widget.Spot) {
	for _, s := range m.Stack.Spots() {
		if s.What == fmt.Sprintf("beside-%d", side+1) {
			all = append(all, s)
		}
	}
	return all
}

// The strip of an ally shows what lies beside that ally's game as the own board does: each says what it is
// when pointed at, and is shown large when clicked, by mouse, keys and touch.
func TestAlliesShowWhatLiesBesideTheirGame(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Start(m.Stack, foretelling()))
	m.Frames(3)
	assert.Empty(t, besides(m, 0), "the player has nothing there")
	for side, want := range map[keyforge.Side][]string{1: {"Bad Omen", "Heads, I Win", "Tails, You Lose"}, 2: {"Cleaner", "Artificer"}} {
		all := besides(m, side)
		require.Len(t, all, len(want), "side %d", side)
		strip := m.Table().Places.Sides[side]
		for i, s := range all {
			assert.Contains(t, s.Label, want[i])
			assert.True(t, s.Rect.Within(strip.Status), "in the strip")
			m.Point(s.What, s.N)
			m.Frames(40)
			assert.Contains(t, m.Words(), want[i], "pointed at")
			m.Click(s.What, s.N)
			require.Equal(t, "zoom", m.Stack.Top().Name(), want[i])
			assert.Contains(t, m.Words(), want[i])
			m.Press(widget.Escape)
			m.Frames(2)
			assert.Equal(t, keyforge.Side(0), m.Table().Large(), "the ally's side stays closed")
		}
	}
	assert.Zero(t, testing.AllocsPerRun(20, func() { m.Stack.Update(m.In) }))
	m.Point("card", int(m.Table().Board.Piles[2][card.Battleline][0]))
	for range 5 {
		if m.Press(widget.Up); m.Stack.Pointed().What == "beside-3" {
			break
		}
	}
	require.Equal(t, "beside-3", m.Stack.Pointed().What, "arrows lead there")
	m.Press(widget.Enter)
	m.Frames(2)
	assert.Equal(t, "zoom", m.Stack.Top().Name(), "by keys")
}

// However small the window and large the text, what lies beside an ally's game covers nothing of its strip.
func TestWhatLiesBesideAlliesFits(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {844, 390}, {640, 360}, {2560, 1080}} {
		for _, text := range []int{80, 100, 150} {
			for _, large := range []keyforge.Side{0, 1} {
				settings := scenetest.AtOnce
				settings.Text, settings.Tips = text, false
				m := scenetest.New(t, settings)
				m.In.W, m.In.H = size[0], size[1]
				require.NoError(t, play.Start(m.Stack, foretelling()))
				m.Frames(3)
				if large != 0 {
					m.Table().Open(large)
					m.Frames(3)
				}
				what := fmt.Sprintf("%v, text %d, side %d is open", size, text, large)
				for side := keyforge.Side(1); side < 3; side++ {
					strip := m.Table().Places.Sides[side]
					all := besides(m, side)
					require.NotEmpty(t, all, what)
					for _, s := range all {
						if strip.Small {
							assert.True(t, s.Rect.Within(strip.Zone), what)
							assert.Greater(t, s.Rect.W, 8.0, what)
						}
						for _, other := range m.Stack.Spots() {
							if other.What != "ally" && other.What != "status" && other.ID != s.ID {
								assert.False(t, other.Rect.Overlaps(s.Rect), "%s: %v and %v", what, other.ID, s.ID)
							}
						}
					}
				}
				m.WordsFit(t)
			}
		}
	}
}
