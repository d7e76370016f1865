package play_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// Triggers of one moment are ordered by choosing from their texts (K16.2).
func TestOrderOfTriggers(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Position(m.Stack, "orders"))
	m.Frames(2)
	m.Do(keyforge.Command{Verb: keyforge.PlayCard, Card: m.Slot("Poison Wave")})
	m.Settle()
	tb := m.Table()
	require.Equal(t, keyforge.AskOrder, tb.Question().Kind)
	for _, c := range tb.Legal() {
		canAnswer(m, c)
	}
	before := tb.Board.Pool[0]
	m.Do(tb.Legal()[0])
	m.Settle()
	assert.Equal(t, before+2, tb.Board.Pool[0], "Dust Imp's æmber")
}

// Only what is lit does anything.
func TestNothingElseCanBeClicked(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Position(m.Stack, "table"))
	m.Frames(2)
	tb := m.Table()
	for _, s := range append([]widget.Spot(nil), m.Stack.Spots()...) {
		if s.What == "card" && !tb.Lit(keyforge.Slot(s.N)) {
			m.Click(s.What, s.N)
			m.Frame()
			for _, d := range m.Stack.Spots() {
				assert.False(t, d.What == "action" && d.Enabled, "card %d offers something", s.N)
			}
			m.Press(widget.Escape)
			if m.Stack.Top().Name() != "table" {
				m.Press(widget.Escape)
			}
			if tb.Opened != keyforge.NoSide {
				tb.Open(tb.Opened)
			}
		}
	}
	assert.Zero(t, tb.Tally.Decisions)
}

// A creature that cannot be used says why beside its large card.
func TestWhyIsSeen(t *testing.T) {
	settings := session.DefaultSettings
	settings.Tips = false // they would move the cards away from under the mouse
	m := scenetest.New(t, settings)
	require.NoError(t, play.Position(m.Stack, "table"))
	m.Frames(2)
	m.Point("card", int(m.Table().Board.Piles[0][card.Battleline][2]))
	m.Frames(40)
	assert.Contains(t, m.Words(), m.Stack.Why(keyforge.WrongHouse))
}

// An ally's side can be opened, and is shown large with its open hand (A11.14).
func TestAllyCanBeOpened(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Position(m.Stack, "table"))
	m.Frames(2)
	tb := m.Table()
	ally := m.MustFind("ally", 2)
	m.In.Mouse = layout.Point{X: ally.Rect.X + 5, Y: ally.Rect.Y + 5}
	m.Frame()
	m.In.Down = true
	m.Frame()
	m.In.Down = false
	m.Frames(3)
	require.Equal(t, keyforge.Side(2), tb.Large())
	_, ok := m.Find("card", int(tb.Board.Piles[2][card.Hand][0]))
	assert.True(t, ok, "the ally's hand")
	m.Click("close-ally", 0)
	m.Frame()
	assert.Equal(t, keyforge.Side(0), tb.Large())
}

// A pile shows its cards as far as the rules allow: a discard pile all of them, as a list
// and in their order; the Keyraken's archives none (A4.1); a deck those of its list that
// are nowhere else. Each can be read, large too.
func TestPiles(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Position(m.Stack, "table"))
	m.Frames(2)
	cards := func() (all []keyforge.Slot) {
		for _, s := range m.Stack.Spots() {
			if s.What == "pick" {
				all = append(all, keyforge.Slot(s.N))
			}
		}
		return all
	}
	piles := &m.Table().Board.Piles
	for _, c := range []struct {
		pile  string
		n     int
		list  int             // how many entries
		order []keyforge.Slot // the first one lies below
	}{
		{"pile-1", layout.DiscardPile, 2, piles[0][card.Discard]}, {"pile-m", layout.DiscardPile, 1, piles[keyforge.Monster][card.Discard]},
		{"pile-1", layout.DeckPile, 2, nil}, {"pile-m", layout.ArchivesPile, 0, nil},
	} {
		m.Click(c.pile, c.n)
		m.Frame()
		require.Equal(t, "pile", m.Stack.Top().Name())
		assert.Len(t, cards(), c.list, "%s %d", c.pile, c.n)
		if c.order != nil {
			m.Click("pile-order", 0)
			m.Frames(2)
			lie := slices.Clone(c.order)
			slices.Reverse(lie)
			assert.Equal(t, lie, cards(), "%s %d as it lies", c.pile, c.n)
			m.Click("pile-order", 0)
			m.Frames(2)
		}
		if all := cards(); len(all) > 0 {
			m.Point("pick", int(all[0]))
			m.Frames(2)
			assert.Contains(t, m.Words(), m.Table().Title(all[0]))
			m.In.RightDown = true
			m.Frame()
			assert.Equal(t, "zoom", m.Stack.Top().Name())
			m.Press(widget.Escape)
			m.Frame()
		}
		m.Click("close", 0)
		m.Frame()
	}
}

// The end of a short game: a winning fight, the fate of the Keyraken, which can
// be skipped, and the numbers of the game.
func TestVictory(t *testing.T) {
	m := scenetest.New(t, session.DefaultSettings)
	require.NoError(t, play.Position(m.Stack, "victory"))
	m.Frames(2)
	m.Do(keyforge.Command{Verb: keyforge.Fight, Card: m.Slot("Valdr")})
	m.Settle()
	m.Do(keyforge.Command{Verb: keyforge.Pick, Card: m.Table().Board.Boss})
	m.Settle()
	m.Frames(2)
	require.Equal(t, "end", m.Stack.Top().Name())
	assert.True(t, m.Table().Story.Game().Won(0))
	_, numbers := m.Find("again", 0)
	assert.False(t, numbers, "the ending comes first")
	m.Click("skip", 0)
	m.Frames(60)
	words := m.Words()
	assert.Contains(t, words, m.Stack.T("victory"))
	assert.Contains(t, words, m.Stack.T("end-best-damage"))
	m.Click("end-tab", 2)
	m.Frame()
	assert.Contains(t, m.Words(), m.Stack.T("count-turns"))
	m.Click("again", 0)
	m.Frames(2)
	assert.Equal(t, "table", m.Stack.Top().Name())
	assert.False(t, m.Table().Story.Game().Over())
}

// The blow that destroys the Keyraken ends the game; after it the table can be looked at.
func TestLastBlow(t *testing.T) {
	m := scenetest.New(t, session.DefaultSettings)
	require.NoError(t, play.Position(m.Stack, "victory"))
	m.Settle()
	assert.Equal(t, keyforge.AskMain, m.Table().Question().Kind)
	m.Do(keyforge.Command{Verb: keyforge.Fight, Card: m.Slot("Valdr")})
	m.Settle()
	assert.Equal(t, keyforge.AskCards, m.Table().Question().Kind)
	assert.Equal(t, 29, m.Stack.Report().Damage)
	m.Do(keyforge.Command{Verb: keyforge.Pick, Card: m.Table().Board.Boss})
	m.Until(func() bool { return m.Stack.Top().Name() == "end" })
	assert.True(t, m.Table().Over())
	assert.GreaterOrEqual(t, m.Stack.Report().Damage, 30)
	m.Until(func() bool { _, ok := m.Find("look", 0); return ok })
	m.Frames(60) // the numbers slide in
	m.Click("look", 0)
	assert.Equal(t, "table", m.Stack.Top().Name())
}

// The speed, and whether the log is folded, are kept.
func TestSettingsAreKept(t *testing.T) {
	open := session.DefaultSettings
	open.FoldLog = false
	m := scenetest.New(t, open)
	var kept session.Settings
	m.Stack.Save = func(s session.Settings) { kept = s }
	require.NoError(t, play.Position(m.Stack, "crowd"))
	m.Frames(2)
	wide := m.Table().Places.Main.W
	m.Click("fold-log", 0)
	m.Frames(2)
	assert.True(t, kept.FoldLog)
	assert.Greater(t, m.Table().Places.Main.W, wide, "the table takes the room")
	m.Click("speed", 0)
	assert.Equal(t, 2, kept.Speed)
	m.Click("menu-button", 0)
	m.Press(widget.FullScreen)
	assert.True(t, kept.FullScreen)
}
