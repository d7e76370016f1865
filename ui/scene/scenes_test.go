package scene_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// slot is a card on the table by its title.
func (m *mouse) slot(title string) keyforge.Slot {
	m.t.Helper()
	tb := m.table()
	for c := range tb.Board.Faces {
		if f := &tb.Board.Faces[c]; f.Slot != 0 && m.s.Catalogue.Title(f.Def) == title {
			return f.Slot
		}
	}
	require.Fail(m.t, "no such card on the table", title)
	return 0
}

// Triggers of one moment are ordered by choosing from their texts (K16.2).
func TestOrderOfTriggers(t *testing.T) {
	m := newMouse(t, atOnce)
	require.NoError(t, play.Position(m.s, "orders"))
	m.frames(2)
	m.do(keyforge.Command{Verb: keyforge.PlayCard, Card: m.slot("Poison Wave")})
	m.settle()
	tb := m.table()
	require.Equal(t, keyforge.AskOrder, tb.Question().Kind)
	for _, c := range tb.Legal() {
		m.canAnswer(c)
	}
	before := tb.Board.Pool[0]
	m.do(tb.Legal()[0])
	m.settle()
	assert.Equal(t, before+2, tb.Board.Pool[0], "Dust Imp's æmber")
}

// Everything can be reached from the title and left again, with the mouse and
// with Escape.
func TestWaysThroughTheScreens(t *testing.T) {
	m := newMouse(t, atOnce)
	at := func(name string) {
		t.Helper()
		m.frame()
		require.Equal(t, name, m.s.Top().Name())
	}
	at("title")
	m.click("settings", 0)
	at("settings")
	m.press(widget.Escape)
	at("title")
	m.click("new-adventure", 0)
	at("new-adventure")
	m.click("back", 0)
	at("title")
	m.click("new-adventure", 0)
	m.click("begin", 0)
	at("table")
	m.settle()
	m.click("menu-button", 0)
	at("settings")
	m.click("back", 0)
	at("table")
	m.click("pile-1", layout.DeckPile)
	at("pile")
	m.click("close", 0)
	at("table")
	m.point("card", int(m.table().Board.Piles[0][card.Hand][0]))
	m.in.Context = true
	m.frame()
	at("zoom")
	m.press(widget.Escape)
	at("table")
	m.press(widget.Escape)
	at("settings")
	m.click("leave", 0)
	at("title")
	m.click("quit", 0)
	assert.True(t, m.s.Closed)
}

// A plan becomes a game: players, decks, bots, difficulty and seed.
func TestNewAdventure(t *testing.T) {
	m := newMouse(t, atOnce)
	m.click("new-adventure", 0)
	m.click("players", 2)
	m.choose(0, 1)
	m.click("who-2", 1)
	m.click("difficulty", 2)
	for range 8 {
		m.press(widget.Backspace)
	}
	m.in.Typed = []rune("1234")
	m.frame()
	m.click("begin", 0)
	m.frame()
	tb := m.table()
	assert.Equal(t, 3, tb.Seats())
	assert.Nil(t, tb.Bots[0])
	assert.Nil(t, tb.Bots[1])
	assert.NotNil(t, tb.Bots[2])
	second, err := deck.Named(deck.Embedded()[1])
	require.NoError(t, err)
	assert.Equal(t, card.HouseSet(second.Houses[:]...), tb.Board.Houses[0], "the second deck")
	again := newMouse(t, atOnce)
	plan := session.DefaultPlan(1234)
	plan.Players, plan.Difficulty = 3, adventure.Hard
	plan.Seats[0].Deck, plan.Seats[2].Bot = deck.Embedded()[1], "greedy"
	same, err := again.s.LayBegun(again.s.Begin(plan))
	require.NoError(t, err)
	assert.Equal(t, same.Board.Piles[0][card.Hand], tb.Board.Piles[0][card.Hand], "equal plans make equal games")
}

// Only what is lit does anything.
func TestNothingElseCanBeClicked(t *testing.T) {
	m := newMouse(t, atOnce)
	require.NoError(t, play.Position(m.s, "table"))
	m.frames(2)
	tb := m.table()
	for _, s := range append([]widget.Spot(nil), m.s.Spots()...) {
		if s.What == "card" && !tb.Lit(keyforge.Slot(s.N)) {
			m.click(s.What, s.N)
			m.frame()
			for _, d := range m.s.Spots() {
				assert.False(t, d.What == "action" && d.Enabled, "card %d offers something", s.N)
			}
			m.press(widget.Escape)
			if m.s.Top().Name() != "table" {
				m.press(widget.Escape)
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
	m := newMouse(t, settings)
	require.NoError(t, play.Position(m.s, "table"))
	m.frames(2)
	m.point("card", int(m.table().Board.Piles[0][card.Battleline][2]))
	m.frames(40)
	assert.Contains(t, m.words(), keyforge.WrongHouse.String())
}

// words are all words of the picture.
func (m *mouse) words() string {
	var all []string
	for _, op := range m.s.Picture().Ops {
		if op.Kind == paint.Words {
			all = append(all, op.Text)
		}
	}
	return strings.Join(all, "\n")
}

// An ally's side can be opened, and is shown large with its open hand (A11.14).
func TestAllyCanBeOpened(t *testing.T) {
	m := newMouse(t, atOnce)
	require.NoError(t, play.Position(m.s, "table"))
	m.frames(2)
	tb := m.table()
	ally := m.mustFind("ally", 2)
	m.in.Mouse = layout.Point{X: ally.Rect.X + 5, Y: ally.Rect.Y + 5}
	m.frame()
	m.in.Down = true
	m.frame()
	m.in.Down = false
	m.frames(3)
	require.Equal(t, keyforge.Side(2), tb.Large())
	_, ok := m.find("card", int(tb.Board.Piles[2][card.Hand][0]))
	assert.True(t, ok, "the ally's hand")
	m.click("close-ally", 0)
	m.frame()
	assert.Equal(t, keyforge.Side(0), tb.Large())
}

func (m *mouse) mustFind(what string, n int) widget.Spot {
	m.t.Helper()
	s, ok := m.find(what, n)
	require.True(m.t, ok, "%s %d", what, n)
	return s
}

// A pile shows its cards as far as the rules allow: a discard pile all of them, as a list
// and in their order; the Keyraken's archives none (A4.1); a deck those of its list that
// are nowhere else. Each can be read, large too.
func TestPiles(t *testing.T) {
	m := newMouse(t, atOnce)
	require.NoError(t, play.Position(m.s, "table"))
	m.frames(2)
	cards := func() (all []keyforge.Slot) {
		for _, s := range m.s.Spots() {
			if s.What == "pick" {
				all = append(all, keyforge.Slot(s.N))
			}
		}
		return all
	}
	for _, c := range []struct {
		pile        string
		n           int
		list, order int // how many entries
	}{
		{"pile-1", layout.DiscardPile, 2, 3}, {"pile-m", layout.DiscardPile, 1, 3}, {"pile-1", layout.DeckPile, 2, 0},
		{"pile-m", layout.ArchivesPile, 0, 0},
	} {
		m.click(c.pile, c.n)
		m.frame()
		require.Equal(t, "pile", m.s.Top().Name())
		assert.Len(t, cards(), c.list, "%s %d", c.pile, c.n)
		if c.order > 0 {
			m.click("pile-order", 0)
			m.frames(2)
			assert.Len(t, cards(), c.order, "%s %d as it lies", c.pile, c.n)
			m.click("pile-order", 0)
			m.frames(2)
		}
		if all := cards(); len(all) > 0 {
			m.point("pick", int(all[0]))
			m.frames(2)
			assert.Contains(t, m.words(), m.table().Title(all[0]))
			m.in.Context = true
			m.frame()
			assert.Equal(t, "zoom", m.s.Top().Name())
			m.press(widget.Escape)
			m.frame()
		}
		m.click("close", 0)
		m.frame()
	}
}

// The end of a short game: a winning fight, the fate of the Keyraken, which can
// be skipped, and the numbers of the game.
func TestVictory(t *testing.T) {
	m := newMouse(t, session.DefaultSettings)
	require.NoError(t, play.Position(m.s, "victory"))
	m.frames(2)
	m.do(keyforge.Command{Verb: keyforge.Fight, Card: m.slot("Valdr")})
	m.settle()
	m.do(keyforge.Command{Verb: keyforge.Pick, Card: m.table().Board.Boss})
	m.settle()
	m.frames(2)
	require.Equal(t, "end", m.s.Top().Name())
	assert.True(t, m.table().Story.Game().Won(0))
	_, numbers := m.find("again", 0)
	assert.False(t, numbers, "the ending comes first")
	m.click("skip", 0)
	m.frames(60)
	words := m.words()
	assert.Contains(t, words, m.s.T("victory"))
	assert.Contains(t, words, m.s.T("end-best-damage"))
	m.click("end-tab", 2)
	m.frame()
	assert.Contains(t, m.words(), m.s.T("count-turns"))
	m.click("again", 0)
	m.frames(2)
	assert.Equal(t, "table", m.s.Top().Name())
	assert.False(t, m.table().Story.Game().Over())
}

// The speed, and whether the log is folded, are kept.
func TestSettingsAreKept(t *testing.T) {
	open := session.DefaultSettings
	open.FoldLog = false
	m := newMouse(t, open)
	var kept session.Settings
	m.s.Save = func(s session.Settings) { kept = s }
	require.NoError(t, play.Position(m.s, "crowd"))
	m.frames(2)
	wide := m.table().Places.Main.W
	m.click("fold-log", 0)
	m.frames(2)
	assert.True(t, kept.FoldLog)
	assert.Greater(t, m.table().Places.Main.W, wide, "the table takes the room")
	m.click("speed", 0)
	assert.Equal(t, 2, kept.Speed)
	m.click("menu-button", 0)
	m.press(widget.FullScreen)
	assert.True(t, kept.FullScreen)
}
