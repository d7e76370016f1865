package scene_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// Every setting can be changed with the mouse and is kept at once.
func TestSettingsScreen(t *testing.T) {
	m := newMouse(t, session.DefaultSettings)
	var kept session.Settings
	m.s.Save = func(s session.Settings) { kept = s }
	m.click("settings", 0)
	m.click("set-speed", 3)
	m.click("set-confirm", 0)
	m.click("section", 1)
	m.click("set-text", 1)
	m.click("set-text", 1)
	m.click("set-palette", 2)
	m.click("set-quality", 3)
	m.click("set-calm", 0)
	m.click("set-plain", 0)
	m.click("section", 2)
	m.click("set-effects", -1)
	r := m.mustFind("set-ambience", 0).Rect
	m.in.Mouse = r.Center()
	m.in.Mouse.X = r.X + 1
	m.frame()
	m.in.Down = true
	m.frames(2)
	m.in.Mouse.X = r.Right() + 300
	m.frames(2)
	m.in.Down = false
	m.frame()
	m.click("set-volume", 0)
	want := session.DefaultSettings
	want.Speed, want.Confirm, want.Text, want.Calm, want.Plain = 3, false, 120, true, true
	want.Palette, want.Quality, want.Effects, want.Ambience, want.Volume = 2, 3, 95, 100, 50
	assert.Equal(t, want, kept)
	m.click("set-mute", 0)
	m.click("set-volume", -1)
	assert.True(t, kept.Mute)
	assert.Equal(t, 50, kept.Volume, "what is mute cannot be moved")
}

// Every setting can be reached by keys alone, even with the largest text, with which a
// section is too long for the screen: what keys lead to scrolls into view.
func TestSettingsByKeys(t *testing.T) {
	settings := session.DefaultSettings
	settings.Text = session.MaxText
	for _, way := range []widget.Key{widget.Tab, widget.Down} {
		m := newMouse(t, settings)
		m.keys = true
		m.click("settings", 0)
		m.click("section", 0)
		for section := range settingsOf {
			m.click("section", section)
			met := map[widget.ID]bool{}
			if way == widget.Down {
				m.press(widget.Right)
				for range 20 {
					m.press(widget.Up)
				}
			}
			for range 80 {
				p := m.s.Pointed()
				spot, ok := m.find(p.What, p.N)
				require.True(t, ok)
				assert.True(t, spot.Rect.Within(layout.Rect{W: m.in.W, H: m.in.H}))
				met[p] = true
				m.press(way)
				m.frame()
			}
			for _, what := range settingsOf[section] {
				reached := met[widget.ID{What: what}] || met[widget.ID{What: what, N: 1}] || met[widget.ID{What: what, N: -1}]
				assert.True(t, reached, "%s of section %d by key %d", what, section, way)
			}
		}
	}
}

// settingsOf are some of the controls in each section, including the last one.
var settingsOf = [][]string{
	{"set-speed", "set-confirm", "set-report"}, {"set-text", "set-palette", "set-plain"}, {"set-mute", "set-music"}, {"set-language"},
}

// A turn with things left to do ends only after a question, or without one if the
// player turns that off.
func TestEndOfTurnIsConfirmed(t *testing.T) {
	m := newMouse(t, session.DefaultSettings)
	require.NoError(t, play.Position(m.s, "table"))
	m.frames(2)
	m.click("end-turn", 0)
	m.frame()
	require.Equal(t, "confirm", m.s.Top().Name())
	m.click("cancel", 0)
	require.Equal(t, "table", m.s.Top().Name())
	assert.Zero(t, m.table().Tally.Decisions)
	m.click("end-turn", 0)
	m.click("confirm", 0)
	m.frame()
	assert.Equal(t, 1, m.table().Tally.Decisions)

	m = newMouse(t, atOnce)
	require.NoError(t, play.Position(m.s, "table"))
	m.frames(2)
	m.do(keyforge.Command{Verb: keyforge.EndTurn})
}

// The turn cannot be ended while something is shown; the button says why, and Space
// shows the rest at once.
func TestEndOfTurnWaits(t *testing.T) {
	m := newBrawl(t, brawl())
	m.table().Do(keyforge.Command{Verb: keyforge.Reap, Card: m.slot("Headhunter")})
	m.frame()
	require.True(t, m.table().Showing())
	m.click("end-turn", 0)
	assert.Contains(t, strings.ReplaceAll(m.words(), "\n", " "), "press Space to skip it")
	m.frames(2)
	assert.Equal(t, 1, m.table().Story.At())
	assert.Equal(t, "table", m.s.Top().Name())
	m.press(widget.Space)
	m.frame()
	m.click("end-turn", 0)
	m.frame()
	assert.Equal(t, "confirm", m.s.Top().Name())
}

// Leaving a kept game loses nothing and is not confirmed; leaving any other game is.
func TestLeavingIsAskedOnlyWhereItLoses(t *testing.T) {
	for _, way := range []string{"leave", "restart", "quit"} {
		m := newMouse(t, session.DefaultSettings)
		m.s.Games = t.TempDir()
		m.begin()
		m.press(widget.Escape)
		m.frame()
		m.click(way, 0)
		m.frame()
		assert.True(t, m.s.Closed || m.s.Top().Name() != "confirm", way)

		m = newBrawl(t, brawl())
		m.press(widget.Escape)
		m.frame()
		m.click(way, 0)
		m.frame()
		require.Equal(t, "confirm", m.s.Top().Name(), way)
		assert.Contains(t, m.words(), "will be lost")
	}
}

// A turn in which nothing is left to do ends at once.
func TestEmptyTurnEndsAtOnce(t *testing.T) {
	m := newMouse(t, session.DefaultSettings)
	require.NoError(t, play.Position(m.s, "table"))
	m.frames(2)
	s := m.table().Story.Game().Snapshot()
	s.House = card.Logos // nobody has a card of it
	m.table().Story.Game().Load(&s)
	m.table().Settle()
	m.frame()
	m.click("end-turn", 0)
	m.frame()
	assert.Equal(t, 1, m.table().Tally.Decisions)
}
