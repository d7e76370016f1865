package scene_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// The set-up marks Easy for a first game, and says that Normal is hard for several
// players, with the measured rate.
func TestSetUpAdvises(t *testing.T) {
	m := newMouse(t, atOnce)
	m.click("new-adventure", 0)
	measured := m.s.Adventure.Rates()
	require.NotNil(t, measured)
	assert.GreaterOrEqual(t, measured.Games, 300)
	assert.Contains(t, m.words(), m.s.T("rate", int(measured.Won[adventure.Easy][0])))
	assert.Contains(t, m.words(), m.s.T("advice-easy"))
	m.click("players", 1)
	m.frame()
	assert.Contains(t, m.words(), m.s.T("advice-hard", 2, m.s.T("difficulty-normal")))
	assert.Contains(t, m.words(), m.s.T("rate", int(measured.Won[adventure.Easy][1])))
	m.click("difficulty", int(adventure.Easy))
	m.frame()
	assert.Contains(t, m.words(), m.s.T("advice-first"))
	assert.NotContains(t, m.words(), m.s.T("advice-hard", 2, m.s.T("difficulty-easy")))
}

// Where bots with randomly drawn decks hardly ever win, the set-up says with which decks the
// game can be won.
func TestSetUpTellsTheBestTeam(t *testing.T) {
	m := newMouse(t, atOnce)
	words := func() string { return strings.ReplaceAll(m.words(), "\n", " ") }
	best := m.s.Adventure.Rates().BestOf(adventure.Normal, 3)
	require.NotNil(t, best)
	assert.Positive(t, best.Won)
	m.click("new-adventure", 0)
	m.click("players", 2)
	m.frame()
	assert.Contains(t, words(), m.s.T("advice-best", best.Won, best.Games))
	m.point("rate", int(adventure.Normal))
	m.frames(40)
	for _, title := range best.Decks {
		assert.Contains(t, words(), title)
	}
	m.click("difficulty", int(adventure.Hard))
	m.frame()
	assert.NotContains(t, words(), m.s.T("advice-best", best.Won, best.Games), "nobody has looked for one")
}

// Nothing covers the options if the screen opens with the mouse where a card lies.
func TestSetUpOpensWithoutACard(t *testing.T) {
	m := newMouse(t, atOnce)
	m.in.Mouse = layout.Point{X: 900, Y: 500}
	m.frame()
	m.press(widget.Enter) // begins a new adventure
	m.frames(10)
	require.Equal(t, "new-adventure", m.s.Top().Name())
	spot := layout.Point{}
	for _, s := range m.s.Spots() {
		if s.What == "showpiece" && s.Rect.Has(m.in.Mouse) {
			spot = m.in.Mouse
		}
	}
	require.NotZero(t, spot, "the mouse is on a card")
	before := len(m.s.Picture().Ops)
	m.in.Mouse.X++
	m.frames(3)
	assert.Greater(t, len(m.s.Picture().Ops), before+20, "it is shown once the mouse moves")
}

// Players are called by a name, you, or an ally, in the set-up, on the table, in the
// story and in the save; names are remembered.
func TestPlayersHaveNames(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Games = t.TempDir()
	var kept session.Settings
	m.s.Save = func(s session.Settings) { kept = s }
	m.click("new-adventure", 0)
	assert.Contains(t, m.words(), m.s.T("you-title"))
	m.click("players", 2)
	m.frame()
	assert.NotContains(t, strings.ToLower(m.words()), "bot", "nobody is called a bot")
	m.click("who-2", 1)
	m.click("name", 1)
	m.frame()
	require.Equal(t, "naming", m.s.Top().Name())
	m.in.Typed = []rune("Анна")
	m.frames(2)
	m.press(widget.Enter)
	m.frames(2)
	require.Equal(t, "new-adventure", m.s.Top().Name(), "Enter names, and does not begin the game")
	assert.Equal(t, [keyforge.MaxSeats]string{"", "Анна", ""}, kept.Names)
	m.click("begin", 0)
	m.frames(2)
	tb := m.table()
	assert.Equal(t, []string{"", "Анна", ""}, tb.Story.Header.Players)
	assert.Equal(t, "Player 1", tb.Name(0))
	assert.Equal(t, "Анна", tb.Name(1))
	assert.Equal(t, "Ally", tb.Name(2))
	m.settle()
	told := func() (all string) {
		for _, e := range tb.Log {
			all += e.Text + "\n"
		}
		return all
	}
	for n := 0; n < 40 && !strings.Contains(told(), "Анна"); n++ {
		legal := tb.Legal()
		tb.Do(legal[len(legal)-1])
		m.settle()
	}
	all := told()
	assert.Contains(t, all, "Анна")
	assert.NotContains(t, all, "layer 2", "the story calls her by her name, too")
	saved, err := os.ReadFile(tb.Story.Path())
	require.NoError(t, err)
	assert.Contains(t, string(saved), "Анна")

	m.s.Home()
	m.click("new-adventure", 0)
	m.click("players", 1)
	m.frame()
	assert.Contains(t, m.words(), "Анна", "names are remembered")
	m.click("who-1", 1)
	m.click("begin", 0)
	m.frames(2)
	assert.Equal(t, m.s.T("you-title"), m.table().Name(0), "the only person is you")
	assert.Equal(t, "Ally", m.table().Name(1))
}

// A person who plays alone beside computers is addressed as you: you decide. One with a name decides.
func TestWhoIsCalledYouDecides(t *testing.T) {
	decides := func(name string) bool {
		m := newMouse(t, atOnce)
		m.s.Settings.Names[0] = name
		m.click("new-adventure", 0)
		m.click("players", 1)
		m.click("who-1", 1)
		m.click("begin", 0)
		m.until(func() bool { return m.table().Asking() })
		m.frame()
		return slices.ContainsFunc(m.s.Picture().Ops, func(op paint.Op) bool { return op.Kind == paint.Words && op.Text == m.s.T("decides") })
	}
	assert.False(t, decides(""))
	assert.True(t, decides("Ada"))
}
